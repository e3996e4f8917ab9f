//! This is the schema as the generator sees it, and the questions it asks of it.

use std::collections::BTreeMap;

use serde_json::Value;

/// The types whose spans a visitor sees.
pub(crate) const VISITED: [&str; 22] = [
    "TransactionEnvelope",
    "Transaction",
    "TransactionV0",
    "FeeBumpTransaction",
    "Operation",
    "TransactionSet",
    "GeneralizedTransactionSet",
    "LedgerHeader",
    "LedgerHeaderHistoryEntry",
    "TransactionResultPair",
    "TransactionResultMeta",
    "TransactionResultMetaV1",
    "TransactionMeta",
    "OperationMeta",
    "OperationMetaV2",
    "OperationResult",
    "LedgerEntryChanges",
    "LedgerEntryChange",
    "ContractEvent",
    "SorobanTransactionMeta",
    "SorobanTransactionMetaV2",
    "SorobanAuthorizationEntry",
];

pub(crate) enum Kind {
    /// A Rust int and its size.
    Int(&'static str, usize),
    Bool,
    /// Fixed size.
    Opaque(usize),
    /// Opaque bytes or a string up to a length.
    Bytes(u32),
    List(Box<Kind>, u32),
    Array(Box<Kind>, usize),
    Option(Box<Kind>),
    Ref(String),
}

pub(crate) struct Field {
    pub(crate) name: String,
    pub(crate) kind: Kind,
}

pub(crate) struct Arm {
    /// Value and member name, the latter empty in unions switched by an int.
    pub(crate) cases: Vec<(i64, String)>,
    /// `None` for void.
    pub(crate) field: Option<Field>,
}

pub(crate) enum Definition {
    Typedef(Kind),
    Struct(Vec<Field>),
    Enum { prefix: String, members: Vec<(i64, String)> },
    Union { tag: Field, arms: Vec<Arm> },
}

pub(crate) struct Schema {
    definitions: BTreeMap<String, Definition>,
    /// Reachable from the roots, parents first.
    pub(crate) order: Vec<String>,
}

impl Schema {
    pub(crate) fn of(text: &str, roots: &[&str]) -> Self {
        let json: Value = serde_json::from_str(text).expect("the schema is JSON");
        let definitions = list(&json["definitions"]).iter().filter_map(definition).collect();
        let mut schema = Self { definitions, order: Vec::new() };
        for root in roots {
            schema.reach(root);
        }
        schema
    }

    fn reach(&mut self, name: &str) {
        if self.order.iter().any(|known| known == name) {
            return;
        }
        self.order.push(name.into());
        let names: Vec<String> = refs(self.get(name)).into_iter().map(String::from).collect();
        for name in names {
            self.reach(&name);
        }
    }

    pub(crate) fn get(&self, name: &str) -> &Definition {
        self.definitions.get(name).unwrap_or_else(|| panic!("{name} is defined"))
    }

    /// Whether some value of `from` holds a value for which `found` is true, `from` excluded.
    fn holds(&self, from: &str, found: &dyn Fn(&str) -> bool) -> bool {
        let (mut seen, mut left) = (Vec::new(), refs(self.get(from)));
        while let Some(name) = left.pop() {
            if found(name) {
                return true;
            }
            if !seen.contains(&name) {
                seen.push(name);
                left.extend(refs(self.get(name)));
            }
        }
        false
    }

    pub(crate) fn recursive(&self, name: &str) -> bool {
        self.holds(name, &|held| held == name)
    }

    /// Whether the depth of values matters: the type is recursive or holds one that is.
    pub(crate) fn deep(&self, name: &str) -> bool {
        self.recursive(name) || self.holds(name, &|held| self.recursive(held))
    }

    /// Whether a visitor sees values of the type or inside of it.
    pub(crate) fn seen(&self, name: &str) -> bool {
        visited(name) || self.holds(name, &visited)
    }

    /// Whether stellar-xdr puts the field of `parent` that refers to `name` into a box, which
    /// costs one level of its depth: the two are in a cycle that passes no typedef.
    pub(crate) fn boxed(&self, parent: &str, name: &str) -> bool {
        let (mut seen, mut left) = (Vec::new(), vec![name]);
        while let Some(name) = left.pop() {
            if name == parent {
                return true;
            }
            if !seen.contains(&name) && !matches!(self.get(name), Definition::Typedef(_)) {
                seen.push(name);
                left.extend(refs(self.get(name)));
            }
        }
        false
    }

    /// How many of stellar-xdr's levels a value adds, not counting values of recursive types.
    fn height(&self, kind: &Kind) -> u32 {
        match kind {
            Kind::Int(..) | Kind::Opaque(_) => 1,
            Kind::Bool | Kind::Bytes(_) => 2,
            Kind::List(element, _) | Kind::Option(element) => 1 + self.height(element).max(1),
            Kind::Array(element, _) => 1 + self.height(element),
            Kind::Ref(name) if self.recursive(name) => 0,
            Kind::Ref(name) => self.height_of(name),
        }
    }

    fn height_of(&self, name: &str) -> u32 {
        let fields = |fields: &[&Field]| fields.iter().map(|field| self.height(&field.kind)).max();
        match self.get(name) {
            Definition::Typedef(kind @ Kind::Int(..)) => self.height(kind),
            Definition::Typedef(kind) => 1 + self.height(kind),
            Definition::Enum { .. } => 2,
            Definition::Struct(all) => 1 + fields(&all.iter().collect::<Vec<_>>()).unwrap_or(0),
            Definition::Union { tag, arms } => {
                let arms = arms.iter().filter_map(|arm| arm.field.as_ref());
                1 + fields(&[tag].into_iter().chain(arms).collect::<Vec<_>>()).unwrap_or(0)
            }
        }
    }

    /// The levels below a value of a recursive type that its walk does not check.
    pub(crate) fn slack(&self) -> u32 {
        let recursive = self.order.iter().filter(|name| self.recursive(name));
        recursive.map(|name| self.height_of(name) - 1).max().unwrap_or(0)
    }

    /// What a chain of typedefs ends in, if not in a struct, union or enum.
    pub(crate) fn target<'k>(&'k self, kind: &'k Kind) -> &'k Kind {
        match kind {
            Kind::Ref(name) => match self.get(name) {
                Definition::Typedef(kind) => self.target(kind),
                _ => kind,
            },
            kind => kind,
        }
    }

    /// The size, if every bit pattern of that size is a valid value.
    pub(crate) fn plain(&self, kind: &Kind) -> Option<usize> {
        match self.target(kind) {
            Kind::Int(_, size) => Some(*size),
            Kind::Opaque(size) if size % 4 == 0 => Some(*size),
            Kind::Array(element, count) => Some(self.plain(element)? * count),
            Kind::Ref(name) if !visited(name) => match self.get(name) {
                Definition::Struct(fields) => fields.iter().map(|f| self.plain(&f.kind)).sum(),
                _ => None,
            },
            _ => None,
        }
    }

    /// The size, if all valid values have the same.
    pub(crate) fn width(&self, kind: &Kind) -> Option<usize> {
        match self.target(kind) {
            Kind::Int(_, size) => Some(*size),
            Kind::Bool => Some(4),
            Kind::Opaque(size) => Some(size.div_ceil(4) * 4),
            Kind::Array(element, count) => Some(self.width(element)? * count),
            Kind::Ref(name) if self.recursive(name) => None,
            Kind::Ref(name) => self.width_of(name),
            _ => None,
        }
    }

    pub(crate) fn width_of(&self, name: &str) -> Option<usize> {
        match self.get(name) {
            Definition::Typedef(kind) => self.width(kind),
            Definition::Enum { .. } => Some(4),
            Definition::Struct(fields) => fields.iter().map(|f| self.width(&f.kind)).sum(),
            Definition::Union { arms, .. } => {
                let widths = arms
                    .iter()
                    .map(|arm| arm.field.as_ref().map_or(Some(0), |f| self.width(&f.kind)));
                let mut widths = widths.collect::<Option<Vec<_>>>()?;
                widths.dedup();
                (widths.len() == 1).then(|| widths[0] + 4)
            }
        }
    }
}

pub(crate) fn visited(name: &str) -> bool {
    VISITED.contains(&name)
}

fn refs(definition: &Definition) -> Vec<&str> {
    let kinds: Vec<&Kind> = match definition {
        Definition::Typedef(kind) => vec![kind],
        Definition::Struct(fields) => fields.iter().map(|field| &field.kind).collect(),
        Definition::Enum { .. } => vec![],
        Definition::Union { tag, arms } => {
            let fields = arms.iter().filter_map(|arm| arm.field.as_ref());
            [&tag.kind].into_iter().chain(fields.map(|field| &field.kind)).collect()
        }
    };
    kinds.into_iter().filter_map(inner).collect()
}

fn inner(kind: &Kind) -> Option<&str> {
    match kind {
        Kind::Ref(name) => Some(name),
        Kind::List(kind, _) | Kind::Array(kind, _) | Kind::Option(kind) => inner(kind),
        _ => None,
    }
}

fn definition(json: &Value) -> Option<(String, Definition)> {
    let definition = match text(&json["kind"]).as_str() {
        "typedef" => Definition::Typedef(kind(&json["type"])),
        "struct" => Definition::Struct(list(&json["fields"]).iter().map(field).collect()),
        "enum" => Definition::Enum {
            prefix: text(&json["member_prefix"]),
            members: list(&json["members"]).iter().map(case).collect(),
        },
        "union" => Definition::Union {
            tag: field(&json["discriminant"]),
            arms: list(&json["arms"]).iter().map(arm).collect(),
        },
        "const" => return None,
        other => panic!("{other} is not a kind of definition"),
    };
    Some((text(&json["name"]), definition))
}

fn arm(json: &Value) -> Arm {
    let cases: Vec<_> = list(&json["cases"]).iter().map(case).collect();
    assert!(!cases.is_empty(), "default arms are not in the schema");
    Arm { cases, field: json.get("type").map(|_| field(json)) }
}

fn case(json: &Value) -> (i64, String) {
    let name = json["name"].as_str().unwrap_or_default();
    (json["value"].as_i64().expect("a member has a value"), name.into())
}

fn field(json: &Value) -> Field {
    Field { name: text(&json["name"]), kind: kind(&json["type"]) }
}

fn kind(json: &Value) -> Kind {
    let element = || Box::new(kind(&json["element"]));
    let limit = |key: &str| match &json[key] {
        Value::Null => u32::MAX,
        limit => u32::try_from(size(limit)).expect("a limit is a u32"),
    };
    match text(&json["kind"]).as_str() {
        "int" => Kind::Int("i32", 4),
        "unsigned_int" => Kind::Int("u32", 4),
        "hyper" => Kind::Int("i64", 8),
        "unsigned_hyper" => Kind::Int("u64", 8),
        "bool" => Kind::Bool,
        "opaque_fixed" => Kind::Opaque(size(&json["size"])),
        "opaque_var" | "string" => Kind::Bytes(limit("max_size")),
        "var_array" => Kind::List(element(), limit("max_count")),
        "array" => Kind::Array(element(), size(&json["count"])),
        "optional" => Kind::Option(element()),
        "ref" => Kind::Ref(text(&json["name"])),
        other => panic!("{other} is not a kind of type"),
    }
}

fn size(json: &Value) -> usize {
    json.as_u64().and_then(|size| size.try_into().ok()).expect("a size is a number")
}

fn list(json: &Value) -> &[Value] {
    json.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn text(json: &Value) -> String {
    json.as_str().expect("a name is a string").into()
}
