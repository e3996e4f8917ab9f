//! This writes one function per type that checks a value and returns where it ends.

use std::fmt::Write;

use super::names::snake;
use super::schema::{Arm, Definition, Field, Kind, Schema, visited};

pub(crate) fn text(schema: &Schema) -> String {
    let mut out = String::new();
    for name in &schema.order {
        match schema.get(name) {
            Definition::Typedef(kind) if walks(kind) => {
                let step = step(schema, name, kind, 1);
                let body = finish(name, &format!("    let at = {step}?;\n"));
                function(schema, name, &body, &mut out);
            }
            Definition::Struct(fields) => record(schema, name, fields, &mut out),
            Definition::Union { tag, arms } => union(schema, name, tag, arms, &mut out),
            _ => {}
        }
    }
    out
}

/// Whether a typedef of this gets a function of its own; others are written in place.
fn walks(kind: &Kind) -> bool {
    matches!(kind, Kind::List(..) | Kind::Option(_))
}

/// The call of the function of a type.
pub(crate) fn call(schema: &Schema, name: &str, at: &str, depth: &str) -> String {
    let deep = if schema.deep(name) { format!(", {depth}") } else { String::new() };
    let seen = if schema.seen(name) { ", visit" } else { "" };
    format!("walk_{}(bytes, {at}{deep}{seen})", snake(name))
}

fn function(schema: &Schema, name: &str, body: &str, out: &mut String) {
    let (generic, visit) =
        if schema.seen(name) { ("<V: Visit>", ", visit: &mut V") } else { ("", "") };
    let deep = if schema.deep(name) { ", level: u32" } else { "" };
    _ = writeln!(
        out,
        "\n#[inline]\nfn walk_{}{generic}(bytes: &[u8], at: usize{deep}{visit}) -> Step {{",
        snake(name)
    );
    if schema.recursive(name) {
        _ = writeln!(out, "    depth(level, at)?;");
    }
    _ = writeln!(out, "{body}}}");
}

/// Shows the visitor what ended.
fn finish(name: &str, body: &str) -> String {
    match visited(name) {
        true => format!(
            "    let start = at;\n{body}    visit.{}(start, at);\n    Ok(at)\n",
            snake(name)
        ),
        false => format!("{body}    Ok(at)\n"),
    }
}

fn record(schema: &Schema, name: &str, fields: &[Field], out: &mut String) {
    let mut body = String::new();
    let mut left = fields;
    while let Some((field, rest)) = left.split_first() {
        let sizes: Vec<_> = left
            .iter()
            .map_while(|field| schema.plain(&field.kind).map(|size| (&field.name, size)))
            .collect();
        if sizes.is_empty() {
            let step = step(schema, name, &field.kind, 1);
            _ = writeln!(body, "    let at = {step}.field(\"{}\")?;", field.name);
            left = rest;
        } else {
            let total: usize = sizes.iter().map(|(_, size)| size).sum();
            _ = writeln!(body, "    let at = run(bytes, at, {total}, &{sizes:?})?;");
            left = &left[sizes.len()..];
        }
    }
    function(schema, name, &finish(name, &body), out);
}

fn union(schema: &Schema, name: &str, tag: &Field, arms: &[Arm], out: &mut String) {
    let of = match &tag.kind {
        Kind::Ref(of) => of,
        _ => name,
    };
    let mut body = format!(
        "    let tag = word(bytes, at).field(\"{}\")?;\n    let at = at + 4;\n    let at = match tag {{\n",
        tag.name
    );
    for arm in arms {
        let cases: Vec<_> = arm.cases.iter().map(|(value, _)| value.to_string()).collect();
        let step = match &arm.field {
            Some(field) => {
                let step = step(schema, name, &field.kind, 1);
                format!("{step}.field(\"{}\")?", field.name)
            }
            None => "at".into(),
        };
        _ = writeln!(body, "        {} => {step},", cases.join(" | "));
    }
    _ = writeln!(
        body,
        "        _ => return Err(unknown(\"{of}\", tag, at - 4).field(\"{}\")),\n    }};",
        tag.name
    );
    function(schema, name, &finish(name, &body), out);
}

/// The call that checks one value of a kind inside a `parent`, `below` its level as stellar-xdr
/// counts: one for every typedef, list, option and box on the way.
fn step(schema: &Schema, parent: &str, kind: &Kind, below: u32) -> String {
    let nested = |element: &Kind| inside(schema, parent, element, below + 1);
    match kind {
        _ if schema.plain(kind).is_some() => {
            format!("run(bytes, at, {}, &[])", schema.plain(kind).unwrap_or_default())
        }
        Kind::Int(..) => unreachable!("ints are plain"),
        Kind::Bool => "flag(bytes, at)".into(),
        Kind::Opaque(_) | Kind::Array(..) => panic!("{parent}: not in the schema so far"),
        Kind::Bytes(limit) => format!("sized(bytes, at, {limit})"),
        Kind::List(element, limit) => match schema.plain(element) {
            Some(size) => format!("plain_list(bytes, at, {limit}, {size})"),
            None => format!("list(bytes, at, {limit}, |at| {})", nested(element)),
        },
        Kind::Option(element) => {
            let boxed = match &**element {
                Kind::Ref(name) => schema.boxed(parent, name),
                _ => false,
            };
            let below = below + 1 + u32::from(boxed);
            format!("option(bytes, at, |at| {})", inside(schema, parent, element, below))
        }
        Kind::Ref(name) => {
            let boxed = u32::from(schema.boxed(parent, name));
            inside(schema, parent, kind, below + boxed)
        }
    }
}

fn inside(schema: &Schema, parent: &str, kind: &Kind, below: u32) -> String {
    let Kind::Ref(name) = kind else { return step(schema, parent, kind, below) };
    match schema.get(name) {
        _ if schema.plain(kind).is_some() => step(schema, parent, kind, below),
        Definition::Enum { .. } => format!("code::<{}>(bytes, at)", super::names::camel(name)),
        Definition::Typedef(kind) if !walks(kind) => step(schema, parent, kind, below + 1),
        _ => call(schema, name, "at", &format!("level + {below}")),
    }
}
