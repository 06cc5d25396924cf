//! The number of external packages may only fall.

#[cfg(target_os = "linux")]
use std::{collections::BTreeSet, process::Command};

use crate::limits::check_count;
use crate::source::files;
use crate::support::root::root;

/// The lines of `cargo tree` with these arguments.
#[cfg(target_os = "linux")]
fn tree_lines(arguments: &[&str]) -> Vec<String> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--offline", "--prefix", "none"])
        .args(arguments)
        .current_dir(root())
        .output()
        .unwrap();
    assert!(output.status.success(), "cargo tree: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

/// `name version` of every crate in `cargo tree` with these arguments.
#[cfg(target_os = "linux")]
fn tree(arguments: &[&str]) -> BTreeSet<String> {
    let lines = tree_lines(arguments);
    let crates = lines.iter().map(|line| line.split(' ').take(2).collect::<Vec<_>>().join(" "));
    crates.filter(|name| !name.trim().is_empty()).collect()
}

#[cfg(target_os = "linux")]
#[test]
fn few_crates_are_below_the_core() {
    let below = tree(&["-p", "katachi-core", "-e", "normal"]);
    check_count("crates below the core", below.len(), "Ask what a crate costs and what would replace it.");
    for package in ["katachi-core", "katachi-engines"] {
        let below = tree(&["-p", package, "-e", "normal"]);
        let barred: Vec<_> = ["egui", "eframe", "rfd", "krilla", "resvg", "clap", "katachi-language", "fluent-bundle"]
            .into_iter()
            .filter(|name| below.iter().any(|found| found.split(' ').next() == Some(name)))
            .collect();
        assert!(barred.is_empty(), "{package} builds no window, pages, languages or command line: {barred:?}");
    }
    assert!(!below.iter().any(|name| name.starts_with("parquet ")), "Parquet belongs to katachi-tables");
}

#[cfg(target_os = "linux")]
#[test]
fn few_crates_are_in_the_default_build() {
    let all = tree(&["-e", "normal,build"]);
    check_count("crates of the default build", all.len(), "Ask what a crate costs and what would replace it.");
}

#[test]
fn few_packages_are_locked() {
    let lock = std::fs::read_to_string(root().join("Cargo.lock")).unwrap();
    check_count(
        "packages locked",
        lock.matches("\nname = ").count(),
        "`cargo tree --invert NAME` says who asks for one.",
    );
}

#[test]
fn the_core_the_tables_and_the_engines_return_data() {
    let (mut speaking, mut untyped) = (0, 0);
    for file in files(&["src/core", "src/tables", "src/engines"]).iter().filter(|file| !file.is_test()) {
        for (_, line) in file.product_lines() {
            speaking += line.matches("text!").count();
            untyped += usize::from(line.contains("->") && line.contains("Result<") && line.contains(", String>"));
        }
    }
    check_count(
        "messages in the core, the tables and the engines",
        speaking,
        "Return a type, and say it in src/sentences.",
    );
    check_count("errors that are only text", untyped, "Return an enum that displays as English.");
}

#[cfg(target_os = "linux")]
#[test]
fn only_tests_are_built_with_fault_injection() {
    let lines = tree_lines(&["--workspace", "-e", "normal,build", "-f", "{f} {p}"]);
    let faulty: Vec<&String> =
        lines.iter().filter(|line| line.contains("faults") && line.contains("katachi-")).collect();
    assert!(
        lines.len() > 100 && faulty.is_empty(),
        "ask for the feature faults in [dev-dependencies] alone: {faulty:?}"
    );
}
