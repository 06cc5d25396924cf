//! The patterns of moves that solve problems, on the command line.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::support::program::{json, run, text};
use crate::support::root::root;
use crate::support::rules_oracle::{EMPTY, PlainBoard};
use crate::support::sgf_reader::{PlainNode, games};
use crate::support::shared::shared;
use katachi::go::Color;
use katachi::library::open_tsumego_patterns;
use katachi::tsumego::problem::{FieldParams, TsumegoProblem};

#[test]
fn twelve_patterns_of_each_side_are_listed_with_problems_that_begin_with_them() {
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
    assert!(
        shown.status == Some(0) && shown.stdout.contains("Attack 1: the answer in") && shown.stdout.contains(" * ")
    );
    assert_eq!(run(&["tsumego-patterns", "--width", "4"]).status, Some(2));
    let missing = run(&["tsumego-patterns", "--problems", "/nowhere/at/all"]);
    assert!(missing.status == Some(1) && missing.stderr.contains("/nowhere/at/all"), "{missing:?}");
}

/// For each position of a problem and each side to play (1 Black, 2 White): the windows around the moves that follow,
/// as that side sees them.
type Looks = Vec<(u8, BTreeSet<String>)>;

fn point(value: &str) -> usize {
    let letters = value.as_bytes();
    usize::from(letters[1] - b'a') * 19 + usize::from(letters[0] - b'a')
}

/// The window around a point, in the smallest of its eight images: `x` for the player's stones, `o` for the opponent's.
fn window(board: &PlainBoard, at: usize, own: u8, width: i32) -> String {
    let far = width / 2;
    let mark = |dx: i32, dy: i32| {
        let (x, y) = ((at % 19) as i32 + dx, (at / 19) as i32 + dy);
        match (0..19).contains(&x) && (0..19).contains(&y) {
            false => '#',
            true => match board.cells[(y * 19 + x) as usize] {
                EMPTY => '.',
                color if color == own => 'x',
                _ => 'o',
            },
        }
    };
    let image = |turn: i32| -> String {
        let place = |x: i32, y: i32| {
            let (x, y) = (if turn & 1 == 1 { -x } else { x }, if turn & 2 == 2 { -y } else { y });
            if turn & 4 == 4 { (y, x) } else { (x, y) }
        };
        (-far..=far).flat_map(|y| (-far..=far).map(move |x| place(x, y))).map(|(x, y)| mark(x, y)).collect()
    };
    (0..8).map(image).min().unwrap()
}

/// The windows of all moves of a problem, by position, and those of its first moves alone. The problem has no wrong
/// lines.
fn looks(nodes: &[PlainNode], width: i32) -> (Looks, BTreeSet<String>) {
    let mut boards: Vec<PlainBoard> = Vec::new();
    let mut after: BTreeMap<(usize, u8), BTreeSet<String>> = BTreeMap::new();
    for node in nodes {
        let mut board = node.parent.map_or_else(|| PlainBoard::new(19), |parent| boards[parent].clone());
        for (name, color) in [("AB", 1), ("AW", 2)] {
            node.values(name).into_iter().flatten().for_each(|value| board.cells[point(value)] = color);
        }
        for (name, color) in [("B", 1), ("W", 2)] {
            let value = node.values(name).and_then(|values| values.first()).filter(|value| !value.is_empty());
            let Some(value) = value else { continue };
            let looks = after.entry((node.parent.unwrap(), color)).or_default();
            looks.insert(window(&board, point(value), color, width));
            board = board.played(color, point(value), true).unwrap();
        }
        boards.push(board);
    }
    let first = after.iter().filter(|((parent, _), _)| *parent == 0).flat_map(|(_, looks)| looks).cloned().collect();
    (after.into_iter().map(|((_, color), looks)| (color, looks)).collect(), first)
}

/// The texts of a file, or of all files in a folder and below it.
fn texts_in(path: &Path) -> Vec<String> {
    if !path.is_dir() {
        return vec![std::fs::read_to_string(path).unwrap()];
    }
    let mut files: Vec<_> = std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().flat_map(|file| texts_in(file)).collect()
}

/// A line of three moves, two answers to one question, and a pass.
const LONGER: &str = "(;GM[1]FF[4]SZ[19]PL[B]AB[db][eb][fb][gb][hb][ib]AW[cb][jb][cc][dc][ec][fc][gc][hc][ic][jc]
    (;B[ja];W[ia];B[da]C[Correct.])(;B[da];W[ja]C[Correct.])(;B[ga]C[Correct.];W[]))
    (;GM[1]FF[4]SZ[19]PL[B]AB[sb][rb][qb][pb]AW[ob][sc][rc][qc][pc][oc](;B[oa]C[Correct.])(;B[ra]C[Correct.]))";

#[test]
fn each_problem_votes_once_at_each_position_of_its_solution() {
    let folder = tempfile::tempdir().unwrap();
    let problems = folder.path().join("problems.sgf");
    let sample = std::fs::read_to_string(root().join("assets/problems.sgf")).unwrap();
    std::fs::write(&problems, format!("{sample}\n{LONGER}\n{sample}")).unwrap();
    let learnt = folder.path().join("learnt.ron.zst");
    let found = json(&["tsumego-patterns", "--problems", text(&problems), "--learn", text(&learnt), "--top", "500"]);
    let kept = open_tsumego_patterns(&learnt).unwrap();
    assert_eq!(Some(u64::from(kept.problems)), found["problems"].as_u64());
    // Only the defender comes from Katachi; the test works out everything else itself.
    let bytes = std::fs::read(&problems).unwrap();
    let mut defenders = Vec::new();
    katachi::corpus::sgf::read_problems(&bytes, &mut |_, record| {
        let record = record.unwrap();
        let problem = TsumegoProblem::find(&record.board, record.to_move, FieldParams::default()).unwrap();
        defenders.push(if problem.defender() == Color::Black { 1 } else { 2 });
    });
    for width in [3, 5] {
        let mut expected: BTreeMap<(bool, String), u32> = BTreeMap::new();
        let all: Vec<Vec<PlainNode>> = texts_in(&problems).iter().flat_map(|text| games(text)).collect();
        assert_eq!(all.len(), defenders.len());
        for (nodes, defender) in all.iter().zip(&defenders) {
            for (color, looks) in looks(nodes, width).0 {
                looks.into_iter().for_each(|look| *expected.entry((color == *defender, look)).or_default() += 1);
            }
        }
        expected.retain(|_, votes| *votes > 1);
        let mut counted: BTreeMap<(bool, String), u32> = BTreeMap::new();
        for (patterns, defends, own) in [(&kept.attack, false, b'A'), (&kept.defend, true, b'D')] {
            for pattern in patterns.iter().filter(|pattern| pattern.cells.len() == width as usize && pattern.played > 1)
            {
                let cells = pattern.cells.concat();
                let look = (0..8).map(|turn| turned(&cells, width as usize, turn, own)).min().unwrap();
                assert_eq!(counted.insert((defends, look), pattern.played), None, "{pattern:?}");
            }
        }
        assert_eq!(counted, expected, "{width}");
        assert!(expected.values().any(|&votes| votes > 2), "{expected:?}");
    }
}

/// A pattern's cells in one of eight images, as the side that plays sees them.
fn turned(cells: &str, width: usize, turn: usize, own: u8) -> String {
    let (cells, last) = (cells.as_bytes(), width - 1);
    let at = |x: usize, y: usize| {
        let (x, y) = (if turn & 1 == 1 { last - x } else { x }, if turn & 2 == 2 { last - y } else { y });
        let (x, y) = if turn & 4 == 4 { (y, x) } else { (x, y) };
        match cells[y * width + x] {
            mark if mark == own => 'x',
            b'A' | b'D' => 'o',
            mark => char::from(mark),
        }
    };
    (0..width).flat_map(|y| (0..width).map(move |x| (x, y))).map(|(x, y)| at(x, y)).collect()
}

/// Liu and Li call the commonest moves typical. The learned list must begin nearly as many problems as the 24 commonest
/// first moves do.
#[test]
fn the_first_24_begin_nearly_as_many_problems_as_the_24_commonest_first_moves() {
    for (name, bests) in [("tsumego/easy", [487, 60]), ("tsumego/medium", [619, 84]), ("tsumego", [1_063, 122])] {
        let Some(folder) = shared(name) else { return };
        let dir = tempfile::tempdir().unwrap();
        let learnt = dir.path().join("learnt.ron");
        for (width, best) in [3, 5].into_iter().zip(bests) {
            let firsts: Vec<BTreeSet<String>> = texts_in(&folder)
                .iter()
                .filter(|text| text.starts_with('('))
                .flat_map(|text| games(text))
                .map(|nodes| looks(&nodes, width).1)
                .collect();
            let mut votes: BTreeMap<&String, usize> = BTreeMap::new();
            firsts.iter().flatten().for_each(|look| *votes.entry(look).or_default() += 1);
            let mut commonest: Vec<(&String, usize)> = votes.into_iter().collect();
            commonest.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(b.0)));
            let top: BTreeSet<&String> = commonest.iter().take(24).map(|(look, _)| *look).collect();
            let begun = firsts.iter().filter(|looks| looks.iter().any(|look| top.contains(look))).count();
            let (width, folder) = (width.to_string(), text(&folder));
            let learn = ["tsumego-patterns", "--width", &width, "--problems", folder, "--learn", text(&learnt)];
            let covered = json(&learn)["covered"][23].as_u64().unwrap() as usize;
            println!(
                "{name} {width}: {covered} of {} begin with the first 24, {begun} with the commonest",
                firsts.len()
            );
            assert!(begun.abs_diff(best) <= best / 20, "{name} {width}: {begun}");
            assert!(10 * covered >= 9 * begun, "{name} {width}: {covered} {begun}");
            if name == "tsumego" {
                // The shipped list is learned from both.
                let shipped = json(&["tsumego-patterns", "--width", &width, "--problems", folder]);
                assert_eq!(shipped["covered"][23].as_u64(), Some(covered as u64), "{width}");
            }
        }
    }
}
