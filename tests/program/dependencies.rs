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

/// What is below the cluster alone: as the zlib licence, by its text.
const ALLOWED_IN_CLUSTER: [(&str, &str); 1] = [("libbz2-rs-sys", "bzip2-1.0.6")];

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

/// All packages of the workspace for this platform, as `cargo metadata` says it.
fn metadata() -> Value {
    let host = stdout(Command::new("rustc").arg("-vV"));
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    let metadata = ["metadata", "--locked", "--format-version", "1", "--filter-platform", host];
    serde_json::from_str(&stdout(Command::new(env!("CARGO")).args(metadata))).unwrap()
}

/// What the default build is made of: its members, and what they reach.
fn packages() -> Vec<Value> {
    let mut metadata = metadata();
    let needs = |node: &Value| -> Vec<String> {
        let needed = node["deps"].as_array().unwrap().iter();
        needed.map(|needed| text(needed, "pkg").to_owned()).collect()
    };
    let nodes = metadata["resolve"]["nodes"].as_array().unwrap();
    let nodes: BTreeMap<&str, Vec<String>> = nodes.iter().map(|node| (text(node, "id"), needs(node))).collect();
    let members = metadata["workspace_default_members"].as_array().unwrap();
    let mut next: Vec<String> = members.iter().map(|member| member.as_str().unwrap().to_owned()).collect();
    let mut reached: BTreeSet<String> = BTreeSet::new();
    while let Some(id) = next.pop() {
        if reached.insert(id.clone()) {
            next.extend(nodes[id.as_str()].iter().cloned());
        }
    }
    let Value::Array(mut packages) = metadata["packages"].take() else { panic!("no packages") };
    packages.retain(|package| reached.contains(text(package, "id")));
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

/// Of the default build, and of the cluster with what it alone is built of.
#[test]
fn every_part_has_a_licence_that_is_allowed() {
    let Value::Array(packages) = metadata()["packages"].take() else { panic!("no packages") };
    let refused = packages.iter().filter_map(|package| {
        let name = text(package, "name");
        let by_text = LICENCE_TEXTS.iter().find(|(of, _)| *of == name).map(|(_, licence)| *licence);
        let licence = package["license"].as_str().or(by_text).unwrap_or_default();
        let is_fine = is_allowed(licence) || ALLOWED_IN_CLUSTER.contains(&(name, licence));
        (!is_fine).then(|| format!("{name}: {licence:?}"))
    });
    let refused: Vec<String> = refused.collect();
    assert!(refused.is_empty(), "not allowed: {refused:#?}");
}

#[test]
fn the_default_build_has_nothing_of_the_cluster() {
    let packages = packages();
    let names: BTreeSet<&str> = packages.iter().map(|package| text(package, "name")).collect();
    assert!(names.contains("katachi-cli"), "{names:?}");
    let of_cluster = names.iter().filter(|name| {
        ["katachi-cluster", "ballista", "datafusion", "tonic", "libbz2"].iter().any(|begin| name.starts_with(begin))
    });
    let of_cluster: Vec<_> = of_cluster.collect();
    assert!(of_cluster.is_empty(), "{of_cluster:?}");
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
