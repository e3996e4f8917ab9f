//! The house rules that a test can hold: sizes, names, borders, and what must not stay behind.

use std::fs;
use std::path::Path;

const BANNED: &str = "manager helper util handler processor service engine data info common";
/// The chain's own words: a data entry is what an account stores under a name.
const CHAIN_WORDS: &[&str] = &["data_entry", "data_entries", "manage_data"];

/// Who may depend on whom. A manifest that is not listed may not exist.
const ARROWS: &[(&str, &[&str])] = &[
    ("", &["operators", "records", "sinks", "serve"]),
    ("operators/", &["records", "views"]),
    ("operators/records/", &[]),
    ("operators/views/", &[]),
    ("operators/views/fuzz/", &["views"]),
    ("sinks/", &["records"]),
    ("sinks/serve/", &["records", "sinks"]),
];
/// Crates from outside that only some of ours may depend on.
const BORDERS: &[(&str, &[&str])] = &[
    ("rocksdb", &["sinks/"]),
    ("stellar-xdr", &["operators/", "operators/views/", "operators/views/fuzz/"]),
    ("timely", &["", "operators/", "operators/records/", "sinks/"]),
    ("differential-dataflow", &["", "operators/", "operators/records/", "sinks/"]),
];
/// Where a crate may be named among the files of a folder that depends on it.
const NAMED_IN: &[(&str, &str, &[&str])] = &[
    ("rocksdb", "sinks/", &["sinks/rocksdb.rs", "sinks/rocksdb/"]),
    ("timely", "sinks/", &["sinks/commit.rs", "sinks/pack.rs", "sinks/seal.rs"]),
    ("differential_dataflow", "sinks/", &["sinks/commit.rs"]),
    ("timely", "operators/records/", &["operators/records/height.rs"]),
    ("differential_dataflow", "operators/records/", &["operators/records/height.rs"]),
];

const CARD: &str = "Cargo.toml README.md dataflows operators sinks examples tests CHANGELOG.md";
const QUIET: &str = ".ci .git .github .gitignore Cargo.lock LICENSE Makefile clippy.toml deny.toml \
                     rust-toolchain.toml rustfmt.toml target";
const PAGES: &[&str] = &["dataflows/stellar.rs", "dataflows/zcash.rs", "dataflows/beacon.rs"];
const PARTS: &[&str] = &["## Context", "## Decision", "## Consequences", "## Rejected because"];

#[test]
fn the_house_rules_hold() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    read(root, "", &mut files);
    files.sort();

    let mut broken: Vec<String> = files.iter().flat_map(|(path, text)| of(path, text)).collect();
    broken.extend(top_level(root));
    broken.extend(decisions(&files));
    assert!(broken.is_empty(), "{} broken rules:\n{}", broken.len(), broken.join("\n"));
}

#[test]
fn a_broken_rule_is_named_with_its_line() {
    let long = format!("fn long() {{\n{}}}\n", "    step();\n".repeat(60));
    for (path, text, rule) in [
        ("sinks/row_manager.rs", "", ":1: `manager`"),
        ("sinks/rows.rs", "\nstruct RowHandlers;", ":2: `handler`"),
        ("sinks/rows.rs", "use rocksdb::DB;", ":1: `rocksdb`"),
        ("sinks/rows.rs", "// why\nunsafe { read() }", ":2: `unsafe`"),
        ("sinks/rows.rs", "#[allow(dead_code)]", ":1: `[allow(`"),
        ("sinks/rows.rs", "// TODO later", ":1: `TODO`"),
        ("sinks/rows.rs", &long, ":1: function"),
        ("sinks/a/b/c/d.rs", "", ":1: module depth"),
        ("sinks/Cargo.toml", "[dependencies]\nledgerflow-operators.workspace = true", ":2: "),
        ("operators/Cargo.toml", "[dependencies]\nrocksdb = \"1\"", ":2: "),
        ("README.md", "see `/tmp/out`", ":1: absolute"),
    ] {
        assert!(of(path, text).iter().any(|b| b.contains(rule)), "{path}: {text}: no `{rule}`");
    }
    let fine =
        "// SAFETY: checked\nunsafe { read() }\nstruct DataEntry;\nuse crate::rocksdb::Rocks;";
    assert_eq!(of("sinks/rows.rs", fine), Vec::<String>::new());
}

/// Every text file of the tree, but fixtures and what builds leave.
fn read(folder: &Path, prefix: &str, files: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("the tree is readable").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if entry.path().is_dir() {
            let left = [".git", "target", "fixtures", "corpus", "artifacts", "snapshots"];
            if !left.contains(&name.as_str()) {
                read(&entry.path(), &format!("{path}/"), files);
            }
        } else if let Ok(text) = fs::read_to_string(entry.path()) {
            files.push((path, text));
        }
    }
}

/// The rules that one file breaks by itself, each as `path:line: rule`.
fn of(path: &str, text: &str) -> Vec<String> {
    let mut broken = Vec::new();
    let mut say = |line: usize, rule: String| broken.push(format!("{path}:{}: {rule}", line + 1));
    let generated = path.starts_with("operators/views/") && path.ends_with("/generated.rs");
    let own = path == "tests/house.rs"; // names what it forbids
    let lines: Vec<&str> = text.lines().collect();

    let limit = if PAGES.contains(&path) { 60 } else { 400 };
    let lock = path.ends_with("Cargo.lock");
    let counted = !["CHANGELOG.md", "LICENSE"].contains(&path) && !generated && !lock;
    if counted && lines.len() > limit {
        say(0, format!("{} lines, at most {limit}", lines.len()));
    }
    if let Some(word) = banned(path.trim_end_matches(".rs")) {
        say(0, format!("`{word}` in a file name"));
    }
    for (at, line) in lines.iter().enumerate().filter(|_| !own && !lock) {
        if let Some(word) = ["TODO", "FIXME"].into_iter().find(|word| names(line, word)) {
            say(at, format!("`{word}` left behind"));
        }
        if let Some(home) =
            ["work", "root", "tmp"].map(|it| format!("/{it}/")).iter().find(|it| starts(line, it))
        {
            say(at, format!("absolute path of one machine: {home}"));
        }
    }
    if path.ends_with("Cargo.toml") {
        manifest(path.trim_end_matches("Cargo.toml"), &lines, &mut say);
    }
    if path.ends_with(".rs") && !own {
        source(path, &lines, generated, &mut say);
    }
    if path == "CHANGELOG.md" && !lines.iter().any(|line| line.starts_with("## ")) {
        say(0, "no version and no `## Unreleased`".into());
    }
    broken
}

fn source(path: &str, lines: &[&str], generated: bool, say: &mut impl FnMut(usize, String)) {
    let home = ARROWS.iter().map(|(home, _)| *home).filter(|home| path.starts_with(home));
    let home = home.max_by_key(|home| home.len()).unwrap_or_default();
    let depth = path[home.len()..].trim_end_matches("/mod.rs").split('/').count();
    if depth > if home.is_empty() { 4 } else { 3 } {
        say(0, "module depth above 3".into());
    }
    for (at, line) in lines.iter().enumerate() {
        let code = line.split("//").next().unwrap_or_default();
        if let Some(word) = ["[allow(", "dbg!", "todo!"].into_iter().find(|it| code.contains(it)) {
            say(at, format!("`{word}` in code"));
        }
        if names(code, "unsafe") && !lines[at.saturating_sub(3)..=at].join("").contains("SAFETY") {
            say(at, "`unsafe` without a SAFETY comment".into());
        }
        for (word, folder, files) in NAMED_IN.iter().filter(|it| path.starts_with(it.1)) {
            let serve = path.starts_with("sinks/serve/"); // its manifest cannot reach it
            if names(code, word) && !ours(code, word) && !files.contains(&path) && !serve {
                say(at, format!("`{word}` is named outside its files in {folder}"));
            }
        }
        if generated {
            continue;
        }
        let mut words = code.split_whitespace();
        let keyword = ["struct", "enum", "trait", "type"];
        let named = words.by_ref().take(2).any(|it| keyword.contains(&it)).then(|| words.next());
        if let Some(word) = named.flatten().and_then(|name| banned(&snake(name))) {
            say(at, format!("`{word}` in a type name"));
        }
        let length = function_length(&lines[at..]);
        if length > 60 {
            say(at, format!("function of {length} lines, at most 60"));
        }
    }
}

fn manifest(home: &str, lines: &[&str], say: &mut impl FnMut(usize, String)) {
    let Some((_, allowed)) = ARROWS.iter().find(|it| it.0 == home) else {
        return say(0, "a package that the house does not know".into());
    };
    let mut inside = false;
    for (at, line) in lines.iter().enumerate() {
        if line.starts_with('[') {
            inside = *line == "[dependencies]";
        }
        let name = line.split(['.', ' ', '=']).next().unwrap_or_default();
        let ours = name.strip_prefix("ledgerflow-");
        let border = BORDERS.iter().find(|it| it.0 == name);
        if inside
            && (ours.is_some_and(|it| !allowed.contains(&it))
                || border.is_some_and(|it| !it.1.contains(&home)))
        {
            say(at, format!("may not depend on `{name}`"));
        }
    }
}

fn top_level(root: &Path) -> Vec<String> {
    let entries = fs::read_dir(root).expect("the tree is readable").flatten();
    let names: Vec<_> =
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    let known = |name: &str| CARD.split(' ').chain(QUIET.split(' ')).any(|it| it == name);
    let absent = CARD.split(' ').filter(|it| !names.iter().any(|name| name == it));
    let foreign = names.iter().filter(|name| !known(name));
    absent
        .map(|it| format!("{it}:1: missing"))
        .chain(foreign.map(|it| format!("{it}:1: not on the card")))
        .collect()
}

fn decisions(files: &[(String, String)]) -> Vec<String> {
    let mut broken = Vec::new();
    let records = files.iter().filter(|it| it.0.starts_with("dataflows/decisions/"));
    for (number, (path, text)) in (1..).zip(records) {
        if !path.starts_with(&format!("dataflows/decisions/{number:04}-")) {
            broken.push(format!("{path}:1: not numbered {number:04}"));
        }
        for part in PARTS.iter().filter(|part| !text.lines().any(|line| line == **part)) {
            broken.push(format!("{path}:1: no `{part}`"));
        }
    }
    broken
}

/// Whether `text` has `word` as a whole word.
fn names(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|it| it == word)
}

/// Whether `word` stands for our module of that name: `crate::word`, `mod word`.
fn ours(code: &str, word: &str) -> bool {
    code.contains(&format!("::{word}")) || code.contains(&format!("mod {word}"))
}

/// Whether an absolute path under `home` starts somewhere in `line`.
fn starts(line: &str, home: &str) -> bool {
    let inner = |c: char| c.is_alphanumeric() || "._-)}*/".contains(c);
    line.match_indices(home).any(|(at, _)| !line[..at].ends_with(inner))
}

/// The banned word among the parts of a `snake_case` name or a path.
fn banned(name: &str) -> Option<&'static str> {
    let name = CHAIN_WORDS.iter().fold(name.to_owned(), |name, word| name.replace(word, ""));
    let is = |part: &str, word: &str| part == word || part.strip_suffix('s') == Some(word);
    let mut parts = name.split(['_', '-', '.', '/']);
    parts.find_map(|part| BANNED.split(' ').find(|word| is(part, word)))
}

/// `DataEntry<T>` as `data_entry`.
fn snake(name: &str) -> String {
    let name = name.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    let apart = |c: char| if c.is_uppercase() { format!("_{c}") } else { c.into() };
    name.chars().map(apart).collect::<String>().to_lowercase()
}

/// The lines of the function that starts at the first of these lines; 0 if none does.
fn function_length(lines: &[&str]) -> usize {
    let indent = lines[0].len() - lines[0].trim_start().len();
    let before = lines[0].split("fn ").next().unwrap_or_default().trim();
    let modifiers = ["pub", "pub(crate)", "pub(super)", "const", "async", "unsafe"];
    let starts = lines[0].contains("fn ")
        && before.split(' ').all(|it| it.is_empty() || modifiers.contains(&it));
    let ends =
        |line: &&str| line.len() - line.trim_start().len() == indent && line.ends_with(['}', ';']);
    if starts { lines.iter().position(ends).map_or(0, |at| at + 1) } else { 0 }
}
