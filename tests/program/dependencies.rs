//! What the program is built of: where it comes from, and under which licences.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

use serde_json::Value;

use crate::support::root::root;

/// Licences under which a part may be given on in a program under MIT, if its text goes with it.
const ALLOWED: [&str; 13] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "OFL-1.1",
    "Ubuntu-font-1.0",
    "Unicode-3.0",
    "Zlib",
];

/// Packages that name no licence, and what their own text of it is.
const LICENCE_TEXTS: [(&str, &str); 1] = [("rs-fsrs", "MIT")];

const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What is built in two versions, since two of its users want it so.
const BUILT_TWICE: [&str; 18] = [
    "calloop",
    "calloop-wayland-source",
    "foldhash",
    "font-types",
    "getrandom",
    "hashbrown",
    "linux-raw-sys",
    "miniz_oxide",
    "rand_core",
    "read-fonts",
    "roxmltree",
    "rustc-hash",
    "rustix",
    "skrifa",
    "smithay-client-toolkit",
    "syn",
    "thiserror",
    "thiserror-impl",
];

/// Whether an SPDX expression can be kept with the licences that are allowed. Older packages write `/` for `OR`.
fn is_allowed(expression: &str) -> bool {
    let words = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words = words.split_whitespace().peekable();
    let allowed = any_of(&mut words);
    allowed && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any_of(words: &mut Words<'_>) -> bool {
    let mut allowed = all_of(words);
    while words.next_if_eq(&"OR").is_some() {
        allowed |= all_of(words);
    }
    allowed
}

fn all_of(words: &mut Words<'_>) -> bool {
    let mut allowed = one(words);
    while words.next_if_eq(&"AND").is_some() {
        allowed &= one(words);
    }
    allowed
}

fn one(words: &mut Words<'_>) -> bool {
    if words.next_if_eq(&"(").is_some() {
        let allowed = any_of(words);
        return allowed & (words.next() == Some(")"));
    }
    let name = words.next().unwrap_or_default();
    if words.next_if_eq(&"WITH").is_some() {
        let exception = words.next().unwrap_or_default();
        return ALLOWED.contains(&format!("{name} WITH {exception}").as_str());
    }
    ALLOWED.contains(&name)
}

#[test]
fn expressions_of_licences_are_read() {
    for allowed in ["MIT", "MIT/Apache-2.0", "GPL-2.0-only OR MIT", "(MIT OR GPL-3.0) AND Unicode-3.0"] {
        assert!(is_allowed(allowed), "{allowed}");
    }
    for refused in ["GPL-3.0", "MIT AND GPL-2.0-only", "", "(MIT", "MIT)", "MIT MIT", "Apache-2.0 WITH Unknown"] {
        assert!(!is_allowed(refused), "{refused}");
    }
}

/// What is built for this platform, as `cargo metadata` says it.
fn packages() -> Vec<Value> {
    let host = stdout(Command::new("rustc").arg("-vV"));
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    let metadata = ["metadata", "--locked", "--format-version", "1", "--filter-platform", host];
    let mut metadata: Value = serde_json::from_str(&stdout(Command::new(env!("CARGO")).args(metadata))).unwrap();
    let Value::Array(packages) = metadata["packages"].take() else { panic!("no packages") };
    assert!(packages.len() > 200, "only {} packages", packages.len());
    packages
}

fn stdout(command: &mut Command) -> String {
    let output = command.current_dir(root()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn text<'a>(package: &'a Value, field: &str) -> &'a str {
    package[field].as_str().unwrap_or_default()
}

#[test]
fn every_part_has_a_licence_that_is_allowed() {
    let packages = packages();
    let refused = packages.iter().filter_map(|package| {
        let name = text(package, "name");
        let by_text = LICENCE_TEXTS.iter().find(|(of, _)| *of == name).map(|(_, licence)| *licence);
        let licence = package["license"].as_str().or(by_text).unwrap_or_default();
        (!is_allowed(licence)).then(|| format!("{name}: {licence:?}"))
    });
    let refused: Vec<String> = refused.collect();
    assert!(refused.is_empty(), "not allowed: {refused:#?}");
}

#[test]
fn every_part_comes_from_the_registry_with_a_checksum() {
    let lock = fs::read_to_string(root().join("Cargo.lock")).unwrap();
    let mut foreign = Vec::new();
    let mut ours = BTreeSet::new();
    for package in lock.split("[[package]]").skip(1) {
        let field = |name: &str| {
            package
                .lines()
                .find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "))
                .map(|value| value.trim_matches('"'))
        };
        let name = field("name").unwrap();
        match (field("source"), field("checksum")) {
            (None, None) => drop(ours.insert(name)),
            (Some(REGISTRY), Some(_)) => {}
            other => foreign.push(format!("{name}: {other:?}")),
        }
    }
    assert!(foreign.is_empty(), "{foreign:#?}");
    assert!(ours.iter().all(|name| name.starts_with("katachi")), "no source: {ours:?}");
}

#[test]
fn a_part_is_built_in_two_versions_only_where_we_know_of_it() {
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in packages() {
        versions.entry(text(&package, "name").to_owned()).or_default().insert(text(&package, "version").to_owned());
    }
    let twice = versions.into_iter().filter(|(_, versions)| versions.len() > 1);
    let unknown: Vec<_> = twice.filter(|(name, _)| !BUILT_TWICE.contains(&name.as_str())).collect();
    assert!(unknown.is_empty(), "update one of its users, or say why not: {unknown:#?}");
}
