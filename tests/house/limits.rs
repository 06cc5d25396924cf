//! The numbers in `limits.txt`, and the messages of the guards.

use crate::support::root::root;

const LIMITS_FILE: &str = "tests/house/limits.txt";

/// Compares a measure with its line in `limits.txt`. If there are too many `places`, they are shown; `advice` says how
/// to fix one.
pub fn check(measure: &str, places: &[String], advice: &str) {
    let shown: String = places.iter().take(30).map(|place| format!("\n  {place}")).collect();
    check_count(measure, places.len(), &format!("{advice}{shown}"));
}

pub fn check_count(measure: &str, found: usize, advice: &str) {
    let text = std::fs::read_to_string(root().join(LIMITS_FILE)).unwrap();
    let allowed: usize = text
        .lines()
        .filter_map(|line| line.split_once('='))
        .find(|(name, _)| name.trim() == measure)
        .map(|(_, number)| number.trim().parse().unwrap_or_else(|_| panic!("{LIMITS_FILE}: no number for {measure}")))
        .unwrap_or_else(|| panic!("{LIMITS_FILE} has no line `{measure} = N`"));
    assert!(found <= allowed, "{measure}: {found}, and at most {allowed} are allowed. {advice}");
    assert!(
        found == allowed,
        "{measure}: {found}, fewer than the {allowed} of {LIMITS_FILE}: write {found} there, so that it stays."
    );
}

#[test]
fn every_limit_has_its_guard() {
    let guards = std::fs::read_dir(root().join("tests/house")).unwrap().map(|entry| entry.unwrap().path());
    let guards = guards.filter(|path| path.extension().is_some_and(|extension| extension == "rs"));
    let guards = guards.map(|path| std::fs::read_to_string(path).unwrap()).collect::<String>().replace('\\', "");
    let text = std::fs::read_to_string(root().join(LIMITS_FILE)).unwrap();
    let limits: Vec<&str> = text.lines().filter_map(|line| line.split_once('=')).map(|(name, _)| name.trim()).collect();
    assert!(limits.len() > 10, "{limits:?}");
    let unguarded: Vec<&&str> = limits.iter().filter(|name| !guards.contains(&format!("\"{name}\""))).collect();
    assert!(unguarded.is_empty(), "no guard measures {unguarded:?}: remove these lines from {LIMITS_FILE}");
}
