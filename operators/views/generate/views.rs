//! This writes the visitor, the enums, the views and their accessors.

use std::fmt::Write;

use super::names::{camel, snake, variant};
use super::schema::{Arm, Definition, Field, Kind, Schema, VISITED};

pub(crate) const HEAD: &str = "\
//! This is written by `generate.rs` from the schema of stellar-xdr; change that instead.

#![expect(
    clippy::manual_range_patterns,
    clippy::match_single_binding,
    reason = \"the cases of a union as the schema lists them, if only one\"
)]

use crate::element::{Element, List, View, cut, skip};
use crate::walk::{
    Code, Step, Under, code, depth, flag, list, option, plain_list, run, sized, unknown, word,
};
use crate::{Error, Null};
";

pub(crate) fn text(schema: &Schema) -> String {
    let mut out = visit();
    _ = writeln!(out, "\n/// The levels that types that cannot contain themselves may add below");
    _ = writeln!(out, "/// [`MAX_DEPTH`](crate::MAX_DEPTH), as stellar-xdr counts.");
    _ = writeln!(out, "pub const DEPTH_SLACK: u32 = {};", schema.slack());
    for name in &schema.order {
        match schema.get(name) {
            Definition::Typedef(kind) => typedef(schema, name, kind, &mut out),
            Definition::Enum { prefix, members } => code(name, prefix, members, &mut out),
            Definition::Struct(fields) => record(schema, name, fields, &mut out),
            Definition::Union { tag, arms } => union(schema, name, tag, arms, &mut out),
        }
    }
    out
}

fn visit() -> String {
    let mut out = String::from(
        "\n/// Sees where the larger parts of a value start and end while it is validated, each part
/// after the parts inside of it.\npub trait Visit {\n",
    );
    for name in VISITED {
        let method = snake(name);
        _ = writeln!(out, "    /// A `{name}` takes the bytes from `start` to `end`.");
        _ = writeln!(out, "    #[inline(always)]");
        _ = writeln!(out, "    fn {method}(&mut self, start: usize, end: usize) {{");
        _ = writeln!(out, "        _ = (start, end);\n    }}");
    }
    out + "}\n"
}

/// The Rust type of a field.
pub(crate) fn rust(schema: &Schema, kind: &Kind) -> String {
    match kind {
        Kind::Int(name, _) => (*name).into(),
        Kind::Bool => "bool".into(),
        Kind::Opaque(size) => format!("&'a [u8; {size}]"),
        Kind::Bytes(_) => "&'a [u8]".into(),
        Kind::List(element, _) => format!("List<'a, {}>", rust(schema, element)),
        Kind::Array(element, count) => format!("[{}; {count}]", rust(schema, element)),
        Kind::Option(element) => format!("Option<{}>", rust(schema, element)),
        Kind::Ref(name) => match schema.get(name) {
            Definition::Enum { .. } => camel(name),
            Definition::Typedef(Kind::Int(int, _)) => (*int).into(),
            Definition::Typedef(kind) if !rust(schema, kind).contains("'a") => camel(name),
            _ => camel(name) + "<'a>",
        },
    }
}

fn typedef(schema: &Schema, name: &str, kind: &Kind, out: &mut String) {
    if matches!(kind, Kind::Int(..)) {
        return;
    }
    let target = rust(schema, kind);
    let generics = if target.contains("'a") { "<'a>" } else { "" };
    _ = writeln!(out, "\n/// XDR typedef `{name}`.");
    _ = writeln!(out, "pub type {}{generics} = {target};", camel(name));
}

fn code(name: &str, prefix: &str, members: &[(i64, String)], out: &mut String) {
    _ = writeln!(out, "\ncode!(\"{name}\" {} {{", camel(name));
    for (place, (value, member)) in members.iter().enumerate() {
        let comma = if place + 1 < members.len() { "," } else { "" };
        _ = writeln!(out, "    {} = {value} \"{member}\"{comma}", variant(member, prefix));
    }
    _ = writeln!(out, "}});");
}

fn view(schema: &Schema, kind: &str, name: &str, out: &mut String) {
    let width = match schema.width_of(name) {
        _ if schema.recursive(name) => "None".into(),
        Some(width) => format!("Some({width})"),
        None => "None".into(),
    };
    let visit = if schema.seen(name) { "visit" } else { "_visit" };
    let call = super::walks::call(schema, name, "0", "1");
    let rust = camel(name);
    _ = writeln!(out, "\nview!(\"{kind}\" \"{name}\" {rust}, {width}, |bytes, {visit}| {call});");
}

fn record(schema: &Schema, name: &str, fields: &[Field], out: &mut String) {
    view(schema, "struct", name, out);
    _ = writeln!(out, "\nimpl<'a> {}<'a> {{", camel(name));
    let mut start = Start { tail: "self.tail".into(), size: 0 };
    for (place, field) in fields.iter().enumerate() {
        let rust = rust(schema, &field.kind);
        let gap = if place > 0 { "\n" } else { "" };
        _ = writeln!(out, "{gap}    /// Field `{}`.\n    #[inline]", field.name);
        _ = writeln!(out, "    pub fn {}(self) -> {rust} {{", snake(&field.name));
        _ = writeln!(out, "        <{rust}>::at({})\n    }}", start.text());
        match schema.width(&field.kind) {
            Some(width) => start.size += width,
            None => start = Start { tail: format!("skip::<{rust}>({})", start.text()), size: 0 },
        }
    }
    _ = writeln!(out, "}}");
}

/// Where a field starts: so many bytes into a tail.
struct Start {
    tail: String,
    size: usize,
}

impl Start {
    fn text(&self) -> String {
        match self.size {
            0 => self.tail.clone(),
            size => format!("cut({}, {size})", self.tail),
        }
    }
}

/// Each case of a union: discriminant, Rust variant and the type it carries.
pub(crate) fn cases(
    schema: &Schema,
    tag: &Field,
    arms: &[Arm],
) -> Vec<(i64, String, Option<String>)> {
    let prefix = match &tag.kind {
        Kind::Ref(name) => match schema.get(name) {
            Definition::Enum { prefix, .. } => prefix.as_str(),
            _ => "",
        },
        _ => "",
    };
    let mut cases = Vec::new();
    for arm in arms {
        let payload = arm.field.as_ref().map(|field| rust(schema, &field.kind));
        for (value, member) in &arm.cases {
            let variant = match member.as_str() {
                "" => format!("V{value}"),
                member => variant(member, prefix),
            };
            cases.push((*value, variant, payload.clone()));
        }
    }
    cases
}

fn union(schema: &Schema, name: &str, tag: &Field, arms: &[Arm], out: &mut String) {
    view(schema, "union", name, out);
    let rust = camel(name);
    let cases = cases(schema, tag, arms);
    let borrows = cases.iter().any(|(_, _, kind)| kind.iter().any(|kind| kind.contains("'a")));
    let generics = if borrows { "<'a>" } else { "" };
    _ = writeln!(out, "\n/// The cases of `{name}`.\n#[derive(Clone, Copy, Debug)]");
    _ = writeln!(out, "pub enum {rust}Case{generics} {{");
    for (value, variant, kind) in &cases {
        let payload = kind.as_ref().map_or(String::new(), |kind| format!("({kind})"));
        _ = writeln!(out, "    /// Case {value}.\n    {variant}{payload},");
    }
    _ = writeln!(out, "}}\n\nimpl<'a> {rust}<'a> {{");
    _ = writeln!(out, "    /// The value that chooses the case.\n    #[inline]");
    _ = writeln!(
        out,
        "    pub fn discriminant(self) -> i32 {{\n        i32::at(self.tail)\n    }}"
    );
    _ = writeln!(out, "\n    /// Which case, and what it carries.\n    #[inline]");
    _ = writeln!(out, "    pub fn case(self) -> {rust}Case{generics} {{");
    _ = writeln!(out, "        match self.discriminant() {{");
    for (place, (value, variant, kind)) in cases.iter().enumerate() {
        let value = if place + 1 < cases.len() { value.to_string() } else { "_".into() };
        let payload = match kind {
            Some(kind) => format!("(<{kind}>::at(cut(self.tail, 4)))"),
            None => String::new(),
        };
        _ = writeln!(out, "            {value} => {rust}Case::{variant}{payload},");
    }
    _ = writeln!(out, "        }}\n    }}\n}}");
}
