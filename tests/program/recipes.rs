//! The recipes for other people's tools, each run where its tool is installed.

use std::path::Path;
use std::process::Command;

use crate::support::program::{json, run, text};
use crate::support::root::root;

/// Name and program of each recipe.
fn recipes() -> Vec<(String, String)> {
    let page = std::fs::read_to_string(root().join("assets/docs/recipes.md")).unwrap();
    let sections = page.split("\n## ").skip(1).map(|section| {
        let (name, body) = section.split_once('\n').unwrap();
        let program = body.split_once("```python\n").unwrap().1.split_once("```").unwrap().0;
        (name.to_owned(), program.to_owned())
    });
    sections.collect()
}

fn python(program: &str, folder: &Path) -> Option<std::process::Output> {
    let python = std::env::var_os("KATACHI_PYTHON").unwrap_or_else(|| "python3".into());
    Command::new(python).args(["-c", program]).current_dir(folder).output().ok()
}

#[test]
fn recipes_run_where_their_tool_is_installed() {
    let dir = tempfile::tempdir().unwrap();
    let (library, tables) = (dir.path().join("go.katachi"), dir.path().join("tables"));
    json(&["import", text(&root().join("assets/sample.sgf.zst")), "--library", text(&library)]);
    let written = json(&["export", "parquet", "--library", text(&library), "--out", text(&tables)]);
    let games = written["games"].as_u64().unwrap();
    assert_eq!(written["tables"].as_array().unwrap().len(), 3);
    let rows: Vec<u64> =
        written["tables"].as_array().unwrap().iter().map(|table| table["rows"].as_u64().unwrap()).collect();
    assert_eq!((rows[0], rows[2]), (games, rows[1] + games), "each game has a position more than moves");
    let shapes = tables.join("s5.parquet");
    let mine =
        ["mine", "--library", text(&library), "--window", "square:5", "--source", "move", "--out", text(&shapes)];
    json(&mine);
    // The same shapes, whichever form they are in.
    let ron = dir.path().join("s5.ron");
    json(&[&mine[..mine.len() - 1], &[text(&ron)]].concat());
    let show = |file: &Path| run(&["show", text(file), "--top", "5"]).stdout;
    assert!(show(&shapes) == show(&ron) && show(&ron).contains("1."));
    let again = tables.join("again.parquet");
    json(&["export", "patterns", text(&ron), "--parquet", text(&again)]);
    assert!(std::fs::read(&again).unwrap() == std::fs::read(&shapes).unwrap());
    let refused = run(&["export", "parquet", "--library", text(&library), "--out", text(&tables)]);
    assert!(refused.status == Some(1) && refused.stderr.contains("games.parquet"), "{}", refused.stderr);

    let recipes = recipes();
    assert_eq!(recipes.len(), 4);
    for (name, program) in recipes {
        let import = program.lines().find(|line| line.starts_with("import ") || line.starts_with("from ")).unwrap();
        if !python(import, &tables).is_some_and(|tried| tried.status.success()) {
            eprintln!("SKIPPED: {name} is not installed here, so its recipe was not run");
            continue;
        }
        let ran = python(&program, &tables).unwrap();
        let said = String::from_utf8_lossy(&ran.stdout).into_owned();
        assert!(ran.status.success(), "{name}: {}", String::from_utf8_lossy(&ran.stderr));
        assert!(said.contains(&format!("games: {games}\n")), "{name}: {said}");
    }
}
