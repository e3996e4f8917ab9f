//! This writes, for the tests, comparisons of every view with the type stellar-xdr decodes, and
//! encodings through the accessors alone.

use std::fmt::Write;

use super::names::{camel, snake, variant};
use super::schema::{Definition, Kind, Schema};
use super::views::{cases, rust};

const HEAD: &str = "\
//! This is written by `generate.rs`; change that instead.

#![expect(
    unreachable_patterns,
    clippy::match_like_matches_macro,
    reason = \"all enums and unions are compared alike, those of one case too\"
)]

use ledgerflow_views::*;
use stellar_xdr as owned;

use super::{Encode, Same, members};
use crate::differ::{Differ, prefixed};
";

pub(crate) fn text(schema: &Schema) -> String {
    let mut out = HEAD.to_string();
    for name in &schema.order {
        match schema.get(name) {
            Definition::Typedef(Kind::Int(..)) => {}
            Definition::Typedef(kind) => {
                let view = rust(schema, kind);
                same(name, &view, "self.same(&owned.0)", &mut out);
            }
            _ => named(schema, name, &mut out),
        }
    }
    lists(schema, &mut out);
    out
}

/// All views, to be compared on any bytes, and all enums, to be compared member by member.
fn lists(schema: &Schema, out: &mut String) {
    let (mut views, mut enums) = (String::new(), String::new());
    for (name, rust) in schema.order.iter().map(|name| (name, camel(name))) {
        _ = match schema.get(name) {
            Definition::Typedef(_) => Ok(()),
            Definition::Enum { .. } => {
                writeln!(enums, "    members({rust}::ALL, &owned::{rust}::VARIANTS);")
            }
            _ => {
                writeln!(views, "    (\"{rust}\", |it| prefixed::<{rust}<'_>, owned::{rust}>(it)),")
            }
        };
    }
    _ = writeln!(out, "\npub(crate) const VIEWS: &[(&str, Differ)] = &[\n{views}];");
    _ = writeln!(out, "\npub(crate) fn enums() {{\n{enums}}}");
}

fn named(schema: &Schema, name: &str, out: &mut String) {
    let (mut equal, mut encode, rust) = (String::new(), String::new(), camel(name));
    match schema.get(name) {
        Definition::Struct(fields) => {
            for (place, field) in fields.iter().enumerate() {
                let (and, field) = (if place > 0 { " && " } else { "" }, snake(&field.name));
                _ = write!(equal, "{and}self.{field}().same(&owned.{field})");
                _ = write!(encode, "self.{field}().encode(depth + 1, out); ");
            }
        }
        Definition::Enum { prefix, members } => {
            let members = members.iter().map(|(_, member)| (variant(member, prefix), false));
            equal = arms(&rust, "self", "", members);
            encode = "(self as i32).encode(depth, out);".into();
        }
        Definition::Union { tag, arms: schema_arms } => {
            let cases = cases(schema, tag, schema_arms);
            let members = cases.iter().map(|(_, case, kind)| (case.clone(), kind.is_some()));
            equal = arms(&rust, "self.case()", "Case", members);
            encode = "self.discriminant().encode(depth, out); match self.case() { ".into();
            for (_, case, kind) in &cases {
                _ = match kind {
                    Some(_) => {
                        write!(encode, "{rust}Case::{case}(v) => v.encode(depth + 1, out), ")
                    }
                    None => write!(encode, "{rust}Case::{case} => {{}} "),
                };
            }
            encode += "}";
        }
        Definition::Typedef(_) => unreachable!("typedefs have no view of their own"),
    }
    let view = match schema.get(name) {
        Definition::Enum { .. } => rust,
        _ => rust + "<'a>",
    };
    same(name, &view, &equal, out);
    let (head, body) = (format!("impl Encode for {}", elided(&view)), encode.trim_end());
    _ = writeln!(out, "{head} {{ fn encode(self, depth: u32, out: &mut Vec<u8>) {{ {body} }} }}");
}

fn same(name: &str, view: &str, equal: &str, out: &mut String) {
    let (name, view) = (camel(name), elided(view));
    _ = writeln!(
        out,
        "\nimpl Same<owned::{name}> for {view} {{ fn same(self, owned: &owned::{name}) -> bool {{ {equal} }} }}"
    );
}

fn elided(view: &str) -> String {
    view.replace("&'a ", "&").replace("'a", "'_")
}

fn arms(
    rust: &str,
    value: &str,
    suffix: &str,
    cases: impl Iterator<Item = (String, bool)>,
) -> String {
    let mut out = format!("match ({value}, owned) {{ ");
    for (case, carries) in cases {
        let (left, right) = if carries { ("(v)", "(o)") } else { ("", "") };
        let equal = if carries { "v.same(o)" } else { "true" };
        let view = format!("{rust}{suffix}::{case}{left}");
        _ = write!(out, "({view}, owned::{rust}::{case}{right}) => {equal}, ");
    }
    out + "_ => false }"
}
