//! The patterns of moves that solve problems, on the command line.

use crate::support::program::{json, run, text};
use crate::support::root::root;

#[test]
fn the_twelve_of_each_side_are_listed_with_problems_that_begin_so() {
    let problems = root().join("assets/problems.sgf");
    for width in ["5", "3"] {
        let found = json(&["tsumego-patterns", "--width", width, "--problems", text(&problems), "--examples", "2"]);
        let patterns = found["patterns"].as_array().unwrap();
        assert_eq!(patterns.len(), 24, "{found}");
        assert!(found["searched"].as_u64() >= Some(10));
        for (at, entry) in patterns.iter().enumerate() {
            assert_eq!(entry["side"], if at < 12 { "attack" } else { "defence" });
            assert_eq!(entry["rank"], at as u64 % 12 + 1);
            let cells = entry["cells"].as_array().unwrap();
            assert_eq!(cells.len().to_string(), width);
            let [played, appeared] = ["played", "appeared"].map(|name| entry[name].as_u64().unwrap());
            assert!(
                played <= appeared && (entry["rate"].as_f64().unwrap() - played as f64 / appeared as f64).abs() < 1e-9
            );
            if at % 12 > 0 {
                assert!(patterns[at - 1]["played"].as_u64() >= Some(played));
            }
            let examples = entry["examples"].as_array().unwrap();
            assert_eq!(examples.len() as u64, entry["found"].as_u64().unwrap().min(2));
            assert!(examples.iter().all(|example| example["path"].as_str().unwrap().ends_with("problems.sgf")));
        }
        let examples: usize = patterns.iter().map(|entry| entry["examples"].as_array().unwrap().len()).sum();
        assert!(width == "5" || examples > 0, "3×3 surroundings are common: {found}");
    }
    let shown = run(&["tsumego-patterns", "--top", "1"]);
    assert!(shown.status == Some(0) && shown.stdout.contains("Attack 1: wins") && shown.stdout.contains(" * "));
    assert_eq!(run(&["tsumego-patterns", "--width", "4"]).status, Some(2));
    let missing = run(&["tsumego-patterns", "--problems", "/nowhere/at/all"]);
    assert!(missing.status == Some(1) && missing.stderr.contains("/nowhere/at/all"), "{missing:?}");
}
