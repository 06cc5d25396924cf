//! The figures of professional games in place of a library.

use crate::support::program::{json, run};
use crate::support::root::root;
use serde_json::Value;

#[test]
fn the_command_line_takes_them_in_place_of_a_library() {
    let shown = json(&["show", "--library", "professional", "--window", "diamond:2", "--top", "3"]);
    assert_eq!((shown["window"].as_str(), shown["patterns"].as_array().unwrap().len()), (Some("diamond:2"), 3));
    assert_eq!(run(&["show", "--library", "professional", "--window", "square:4"]).status, Some(2));
    assert_eq!(run(&["show"]).status, Some(2));
    let after = json(&["after", "--library", "professional", "--top", "2"]);
    assert_eq!(after["top"].as_array().unwrap().len(), 2);
    let joseki = json(&["joseki", "--library", "professional", "--top", "2"]);
    assert_eq!(joseki["continuations"][0]["point"].as_str().map(|at| at == "R16" || at == "Q17"), Some(true));
    assert_eq!(run(&["joseki", "--library", "professional", "--corner", "7"]).status, Some(2));
    let table = json(&["fuseki", "--library", "professional", "--moves", "3", "--top", "5"]);
    assert_eq!(table["openings"].as_array().unwrap().len(), 5);
    assert_eq!(run(&["fuseki", "--library", "professional", "--ordered"]).status, Some(2));
    let explored = json(&["fuseki", "--library", "professional", "--after", "Q16 D4 Q4"]);
    let number = |value: &Value| value.as_u64().unwrap();
    let path = explored["path"].as_array().unwrap();
    assert_eq!(path.len(), 3);
    assert_eq!(number(&path[2]["position_count"]), number(&explored["position"]["count"]));
    assert!(explored["position"]["names"].as_array().unwrap().iter().any(|name| name == "Nirensei"));
    let next = explored["continuations"].as_array().unwrap();
    assert!(next.iter().all(|next| number(&next["count"]) <= number(&next["position_count"])));
    // Playing the first of them leads to the position that was promised.
    let at = next[0]["point"].as_str().unwrap();
    let further = json(&["fuseki", "--library", "professional", "--after", &format!("Q16 D4 Q4 {at}")]);
    assert_eq!(further["position"]["count"], next[0]["position_count"]);
    assert_eq!(further["path"][3]["count"], next[0]["count"]);
    assert_eq!(run(&["fuseki", "--library", "professional", "--after", "Q99"]).status, Some(2));
}

#[test]
fn a_first_stone_in_a_corner_stands_where_books_have_it() {
    let said = json(&["joseki", "--library", "professional"]);
    let points: Vec<&str> =
        said["continuations"].as_array().unwrap().iter().take(4).filter_map(|next| next["point"].as_str()).collect();
    assert!(points.contains(&"R16") && points.contains(&"Q16") && !points.contains(&"Q17"), "{points:?}");
}

/// The whole percentages of a text, as `24 %` or `24%`.
fn percentages(text: &str) -> Vec<u64> {
    let parts: Vec<&str> = text.split('%').collect();
    let number = |part: &&str| part.trim_end().rsplit(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok();
    parts[..parts.len() - 1].iter().filter_map(number).collect()
}

#[test]
fn the_filter_and_the_page_of_figures_say_for_how_many_moves_shapes_have_a_kind() {
    let share = |window: &str| {
        let shown = json(&["show", "--library", "professional", "--window", window, "--kinds"]);
        let patterns = shown["patterns"].as_array().unwrap();
        let has = |kind: &str| {
            let kinds = patterns.iter().map(|pattern| pattern["kinds"].as_array().unwrap());
            kinds.filter(|kinds| kinds.iter().any(|known| kind.is_empty() || known == kind)).count()
        };
        assert_eq!(shown["kinds"]["with_kind"], has(""), "{window}");
        for kind in ["attack", "connection", "opening"] {
            assert_eq!(shown["kinds"]["shapes"][kind], has(kind), "{window}: {kind}");
        }
        let occurrences = |has_kind: bool| -> u64 {
            let all = patterns.iter().filter(|pattern| !has_kind || pattern["kinds"] != serde_json::json!([]));
            all.map(|pattern| pattern["occurrences"].as_u64().unwrap()).sum()
        };
        assert_eq!(shown["kinds"]["occurrences_with_kind"], occurrences(true), "{window}");
        (100.0 * occurrences(true) as f64 / occurrences(false) as f64).round() as u64
    };
    let shares = [share("square:3"), share("square:5")];
    let says = |path: &str, start: &str| {
        let text = std::fs::read_to_string(root().join(path)).unwrap();
        let line = text.lines().find(|line| line.starts_with(start)).unwrap_or_else(|| panic!("{path}: {start}"));
        assert_eq!(percentages(line), shares, "{path}: {line}");
    };
    for language in ["en", "ja", "ko", "zh-Hans", "zh-Hant"] {
        says(&format!("assets/languages/{language}/shapes.ftl"), "shapes-filter-kind-small");
    }
    says("assets/docs/figures.md", "Of the moves in the shapes that come with Katachi");
    assert_eq!(run(&["show", "--library", "professional", "--kinds", "--top", "3"]).status, Some(0));
}
