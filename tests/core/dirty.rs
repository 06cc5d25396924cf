//! Tests the reader on files from public repositories, and on nasty files made by hand.
//!
//! They are in `../shared/dirty`, each with the result of an independent parser. Without that folder, these tests print
//! a note and pass. The large synthetic cases are generated during the test if python3 is installed.

use std::fmt::Write;
use std::fs;
use std::ops::ControlFlow;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::shared::shared;
use katachi::corpus::sgf::{ReadItem, Record, SkipReason, read_records, read_tree};
use katachi::corpus::source;
use katachi::progress::Progress;

/// Minimum share of rows that must give the expected result.
const MIN_EXPECTED_SHARE: f64 = 0.98;

fn dirty() -> Option<PathBuf> {
    shared("dirty")
}

/// One row of an EXPECT.tsv.
struct Row {
    file: String,
    games: String,
    main: String,
    check: String,
}

fn rows(table: &Path, [games, main, check]: [Option<usize>; 3]) -> Vec<Row> {
    let text = fs::read_to_string(table).unwrap();
    text.lines()
        .skip(1)
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            let column = |index: Option<usize>| index.map_or("", |index| columns[index]).to_owned();
            Row { file: column(Some(0)), games: column(games), main: column(main), check: column(check) }
        })
        .collect()
}

#[derive(Default)]
struct Seen {
    records: Vec<Record>,
    wrong_size: u32,
    other_games: u32,
    whole_file: Vec<SkipReason>,
}

fn see(bytes: &[u8], seen: &mut Seen) {
    let reading = read_records(bytes, &mut |item| match item {
        ReadItem::Record { record, .. } => seen.records.push(record),
        ReadItem::Skipped { reason: SkipReason::BoardSize(_), .. } => seen.wrong_size += 1,
        ReadItem::Skipped { index: Some(_), .. } => seen.other_games += 1,
        ReadItem::Skipped { index: None, reason } => seen.whole_file.push(reason),
    });
    for index in 0..reading.games.min(5) {
        _ = read_tree(bytes, index);
    }
}

/// Trees that hold several games or positions, which the independent parser counts as one game each: the end of the
/// file's name, records, and moves on their main lines. The two parts of ff4_ex were counted by hand; the whole is their
/// sum.
const SPLIT_TREES: [(&str, u32, u32); 6] = [
    // A game with variations and two positions; four games, which part at their moves 2 and 4.
    ("sgfc/ff4_ex.sgf", 7, 25),
    ("sgfc/ff4_ex-rewritten-by-sgfc.sgf", 7, 25),
    ("/example.sgf", 7, 25),
    ("/ff4_ex.sgf", 7, 25),
    ("sgf/ff4_ex.1.sgf", 3, 13),
    ("sgf/ff4_ex.2.sgf", 4, 12),
];

/// Replaces what the independent parser cannot know.
fn corrected(mut row: Row) -> Row {
    if let Some((_, games, moves)) = SPLIT_TREES.iter().find(|(file, ..)| row.file.ends_with(file)) {
        (row.games, row.main) = (games.to_string(), moves.to_string());
    }
    row
}

/// `None` if the row is satisfied, otherwise the difference.
fn judge(row: &Row, seen: &Seen) -> Option<String> {
    let mut wrong = String::new();
    let go_games = seen.records.len() as u32 + seen.wrong_size;
    if let Ok(games) = row.games.parse::<u32>()
        && games != go_games
        && games != go_games + seen.other_games
    {
        write!(wrong, " {go_games} games instead of {games}").unwrap();
    }
    let expected: Option<u32> = row.main.split(',').map(|moves| moves.parse::<u32>().ok()).sum();
    let moves: u32 = seen.records.iter().map(|record| record.recorded_moves).sum();
    let lost: u32 = seen.records.iter().map(|record| record.recorded_moves - record.moves.len() as u32).sum();
    let any_cut = seen.records.iter().any(|record| record.cut_short.is_some());
    if let Some(expected) = expected
        && seen.wrong_size == 0
        && expected != moves
        && !any_cut
    {
        write!(wrong, " {moves} moves instead of {expected}").unwrap();
    }
    if lost > 0 && !any_cut {
        write!(wrong, " {lost} moves lost without a reason").unwrap();
    }
    if let Some((name, text)) = row.check.split_once('=') {
        let value = |record: &Record| match name {
            "PB" => record.info.black.clone(),
            "PW" => record.info.white.clone(),
            "EV" => record.info.event.clone(),
            _ => panic!("unknown check {name}"),
        };
        let found: Vec<String> = seen.records.iter().map(value).collect();
        if !found.iter().any(|value| value == text) {
            write!(wrong, " {name} is not {text} but {found:?}").unwrap();
        }
    }
    (!wrong.is_empty()).then_some(wrong)
}

fn check(name: &str, rows: Vec<Row>, path_of: impl Fn(&Row) -> PathBuf) {
    let (mut failing, count) = (Vec::new(), rows.len());
    for row in rows {
        let path = path_of(&row);
        let mut seen = Seen::default();
        let listing = source::list(std::slice::from_ref(&path), &Progress::new()).unwrap();
        for file in &listing.files {
            let result = source::read(file, &Progress::new(), &mut |_, bytes| {
                see(&bytes, &mut seen);
                ControlFlow::Continue(())
            });
            assert!(result.is_ok(), "{}: {result:?}", row.file);
        }
        if let Some(wrong) = judge(&row, &seen) {
            failing.push(format!("{}:{wrong}", row.file));
        }
    }
    let passed = count - failing.len();
    println!("{name}: {passed} of {count} rows as expected\n{}", failing.join("\n"));
    assert!(
        passed as f64 >= MIN_EXPECTED_SHARE * count as f64,
        "{name}: only {passed} of {count}\n{}",
        failing.join("\n")
    );
}

#[test]
fn real_files_give_the_games_and_moves_that_an_independent_parser_finds() {
    let Some(dirty) = dirty() else { return };
    let table = rows(&dirty.join("real/EXPECT.tsv"), [Some(6), Some(7), None]);
    assert!(table.len() > 300);
    let table = table.into_iter().map(corrected).collect();
    check("real", table, |row| dirty.join("real").join(&row.file));
}

#[test]
fn synthetic_files_give_what_a_good_loader_should() {
    let Some(dirty) = dirty() else { return };
    let folder = tempfile::tempdir().unwrap();
    let made = Command::new("python3").arg(dirty.join("make_synthetic.py")).arg(folder.path()).arg("--big").output();
    let folder = match &made {
        Ok(output) if output.status.success() => folder.path().to_path_buf(),
        _ => {
            println!("without the large cases: no python3");
            dirty.join("synthetic")
        }
    };
    let mut table = rows(&folder.join("EXPECT.tsv"), [Some(1), Some(2), Some(3)]);
    assert!(table.len() > 150);
    // Leave out the folder, which is listed below.
    table.retain(|row| row.file != "names/loop" && path_of(&folder, &row.file).symlink_metadata().is_ok());
    check("synthetic", table, |row| path_of(&folder, &row.file));

    let names = folder.join("names");
    if names.join("loop").is_symlink() {
        let listing = source::list(std::slice::from_ref(&names), &Progress::new()).unwrap();
        let expected = fs::read_dir(&names).unwrap().count() - 2;
        assert_eq!(listing.files.len(), expected, "{:?}", listing.files);
        assert_eq!(listing.problems.len(), 1, "{:?}", listing.problems);
        assert!(listing.problems[0].path.ends_with("dangling.sgf"));
    }
}

/// Names in the table escape line ends and bytes that are not UTF-8.
fn path_of(folder: &Path, name: &str) -> PathBuf {
    let mut bytes = Vec::new();
    let mut rest = name.as_bytes();
    while let [byte, tail @ ..] = rest {
        rest = tail;
        match tail {
            [b'n', more @ ..] if *byte == b'\\' => {
                bytes.push(b'\n');
                rest = more;
            }
            [b'x', high, low, more @ ..] if *byte == b'\\' => {
                let hex = String::from_utf8(vec![*high, *low]).unwrap();
                bytes.push(u8::from_str_radix(&hex, 16).unwrap());
                rest = more;
            }
            _ => bytes.push(*byte),
        }
    }
    folder.join(PathBuf::from(std::ffi::OsString::from_vec(bytes)))
}
