//! The tables that Katachi writes for other tools, and the recipes of `assets/docs/recipes.md` that read them.
//!
//! Recipes run only in an environment named by a variable, with the versions of `.ci/recipes.txt`, so that results do
//! not depend on the installed versions. `.ci/run` and `.ci/nightly` make the environment.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::program::{json, run, text};
use crate::support::root::root;

/// The Python whose DuckDB, polars and pandas run the recipes.
const PYTHON_VARIABLE: &str = "KATACHI_RECIPES";
/// The Python whose PySpark runs its recipe.
const SPARK_PYTHON_VARIABLE: &str = "KATACHI_RECIPES_SPARK";

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

/// Exports the sample's games into a folder of tables. Returns it with the number of games.
fn tables(folder: &Path) -> (PathBuf, u64) {
    let (library, tables) = (folder.join("go.katachi"), folder.join("tables"));
    json(&["import", text(&root().join("tests/data/self-play.sgf.zst")), "--library", text(&library)]);
    let written = json(&["export", "parquet", "--library", text(&library), "--out", text(&tables)]);
    let games = written["games"].as_u64().unwrap();
    let rows: Vec<u64> =
        written["tables"].as_array().unwrap().iter().map(|table| table["rows"].as_u64().unwrap()).collect();
    assert_eq!(rows.len(), 3);
    assert_eq!((rows[0], rows[2]), (games, rows[1] + games), "each game has a position more than moves");
    mine(folder, &tables.join("s5.parquet"));
    (tables, games)
}

fn mine(folder: &Path, out: &Path) {
    let library = folder.join("go.katachi");
    json(&["mine", "--library", text(&library), "--window", "square:5", "--source", "move", "--out", text(out)]);
}

#[test]
fn shapes_are_the_same_in_parquet_and_in_ron() {
    let dir = tempfile::tempdir().unwrap();
    let (tables, _) = tables(dir.path());
    let (shapes, ron, again) = (tables.join("s5.parquet"), dir.path().join("s5.ron"), tables.join("again.parquet"));
    mine(dir.path(), &ron);
    let show = |file: &Path| run(&["show", text(file), "--top", "5"]).stdout;
    assert!(show(&shapes) == show(&ron) && show(&ron).contains("1."));
    json(&["export", "patterns", text(&ron), "--parquet", text(&again)]);
    assert!(std::fs::read(&again).unwrap() == std::fs::read(&shapes).unwrap());
    let library = dir.path().join("go.katachi");
    let refused = run(&["export", "parquet", "--library", text(&library), "--out", text(&tables)]);
    assert!(refused.status == Some(1) && refused.stderr.contains("games.parquet"), "{}", refused.stderr);
}

/// Runs recipes with the Python that a variable names. Each must print the number of games.
fn run_recipes(variable: &str, is_chosen: impl Fn(&str) -> bool) -> usize {
    let python = std::env::var_os(variable).unwrap_or_else(|| {
        panic!(
            "{variable} names no Python. .ci/run and .ci/nightly make one; by hand: \
             {variable}=$(.ci/python .ci/recipes.txt .ci/recipes-spark.txt) cargo test --test program recipes:: -- --ignored"
        )
    });
    let dir = tempfile::tempdir().unwrap();
    let (tables, games) = tables(dir.path());
    let recipes: Vec<_> = recipes().into_iter().filter(|(name, _)| is_chosen(name)).collect();
    for (name, program) in &recipes {
        let ran = Command::new(&python).args(["-c", program]).current_dir(&tables).output();
        let ran = ran.unwrap_or_else(|error| panic!("{variable}={}: {error}", python.display()));
        let told = String::from_utf8_lossy(&ran.stdout).into_owned();
        assert!(ran.status.success(), "{name}: {}", String::from_utf8_lossy(&ran.stderr));
        assert!(told.contains(&format!("games: {games}\n")), "{name}: {told}");
    }
    recipes.len()
}

#[test]
fn every_recipe_is_run_by_one_of_the_two_tests_below() {
    let names: Vec<String> = recipes().into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["DuckDB", "polars", "pandas", "PySpark"]);
}

#[test]
#[ignore = "recipes need the Python that .ci/run makes and KATACHI_RECIPES names"]
fn recipes_run_with_their_pinned_tools() {
    assert_eq!(run_recipes(PYTHON_VARIABLE, |name| name != "PySpark"), 3);
}

#[test]
#[ignore = "PySpark needs Java, and the Python that .ci/nightly makes and KATACHI_RECIPES_SPARK names"]
fn the_recipe_of_pyspark_runs() {
    assert_eq!(run_recipes(SPARK_PYTHON_VARIABLE, |name| name == "PySpark"), 1);
}
