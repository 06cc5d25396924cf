//! Names of types: each name is used for one type within a crate. No function is called `of`.

use std::collections::BTreeMap;

use crate::limits::{check, check_count};
use crate::source::{SourceFile, files, name_at, without_visibility};

/// The types that a file declares, except in tests.
fn types(file: &SourceFile) -> Vec<(String, usize)> {
    let keywords = ["struct ", "enum ", "trait ", "union "];
    let declared = |(number, line): (usize, &str)| {
        let item = without_visibility(line);
        let rest = keywords.iter().find_map(|keyword| item.strip_prefix(keyword))?;
        Some((name_at(rest).to_owned(), number))
    };
    file.product_lines().into_iter().filter_map(declared).collect()
}

#[test]
fn no_two_types_of_a_crate_share_a_name() {
    let mut places: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    for file in files(&["src"]).iter().filter(|file| !file.is_test()) {
        for (name, line) in types(file) {
            let place = format!("{}:{line}", file.path);
            places.entry((file.crate_name().to_owned(), name)).or_default().push(place);
        }
    }
    let shared: Vec<String> = places
        .into_iter()
        .filter(|(_, places)| places.len() > 1)
        .map(|((_, name), places)| format!("{name}: {}", places.join(", ")))
        .collect();
    check("names of types used twice in a crate", &shared, "Give each the name that a stranger would search for:");
}

#[test]
fn few_types_share_a_name_across_the_crates() {
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    for file in files(&["src"]).iter().filter(|file| !file.is_test()) {
        types(file).into_iter().for_each(|(name, _)| *count.entry(name).or_default() += 1);
    }
    let shared = count.values().filter(|&&count| count > 1).sum();
    check_count("types that share their name with another", shared, "Name a type for what it alone is.");
}

#[test]
fn no_function_is_called_of() {
    let mut places = Vec::new();
    for file in files(&["src"]) {
        for (number, line) in file.product_lines() {
            if ["fn of(", "fn of<"].iter().any(|name| line.contains(name)) {
                places.push(format!("{}:{number}", file.path));
            }
        }
    }
    check("functions called `of`", &places, "Say from what it is made (`from_games`, `parse`, `open`):");
}
