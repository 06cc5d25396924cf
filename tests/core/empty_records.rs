//! Records with neither a stone nor a move, and small files that hold very many records.

use std::fs;
use std::io::Write;
use std::path::Path;

use katachi::corpus::load::{Loaded, count_standings, load};
use katachi::corpus::report::{NotLoaded, Reason};
use katachi::corpus::source::SourceTrouble;
use katachi::progress::Progress;

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn zip(members: impl Iterator<Item = (String, Vec<u8>)>) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in members {
        writer.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
        writer.write_all(&bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn loaded(path: &Path, previous: Option<&Loaded>) -> Loaded {
    load(&[path.to_owned()], previous, true, &Progress::new()).unwrap()
}

/// The lines of the report: the file's name, and the reason.
fn lines(loaded: &Loaded) -> Vec<(String, NotLoaded)> {
    let line = |skipped: &katachi::corpus::report::Skipped| {
        let Reason::Known(reason) = skipped.reason.clone() else { panic!("{skipped:?}") };
        let name = Path::new(&skipped.path).file_name().unwrap().to_string_lossy().into_owned();
        (name, reason)
    };
    loaded.report.skipped.iter().map(line).collect()
}

#[test]
fn records_with_neither_stone_nor_move_are_counted_in_one_line_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, bytes: &[u8]| fs::write(folder.path().join(name), bytes).unwrap();
    put("a.sgf", b"(;SZ[9]PB[A]C[to come])(;)(;SZ[9];B[ee])(;SZ[9]AB[cc])(;SZ[9](;)(;B[aa]))");
    put("b.sgf", b"(;B[aa])");
    let members = (0..1000).map(|number| (format!("{number}.sgf"), b"(;GM[1])".to_vec()));
    put("c.zip", &zip(members.chain([("game.sgf".to_owned(), b"(;B[dd])".to_vec())])));
    let first = loaded(folder.path(), None);
    let none = |name: &str, records| (name.to_owned(), NotLoaded::NeitherStoneNorMove { records });
    assert_eq!(lines(&first), [none("a.sgf", 2), none("c.zip", 1000)]);
    // Stones without moves are a position, as is a record whose moves are all in variations.
    assert_eq!(count_standings(&first.corpus), (3, 2, 0));
    let indices: Vec<u32> = first.corpus.records().map(|id| first.corpus.source(id).index).collect();
    assert_eq!(indices, [2, 3, 4, 0, 0], "records keep their numbers in the file");
    let again = loaded(folder.path(), Some(&first));
    assert_eq!((again.report.unchanged_files, lines(&again)), (3, lines(&first)));
}

#[test]
fn very_many_empty_records_in_a_small_file_are_no_games() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bomb.zip");
    fs::write(&path, zip([("a.sgf".to_owned(), b"(;)".repeat(1_300_000))].into_iter())).unwrap();
    let bomb = loaded(&path, None);
    assert_eq!(bomb.corpus.record_count(), 0);
    assert_eq!(lines(&bomb), [("bomb.zip".to_owned(), NotLoaded::NeitherStoneNorMove { records: 1_300_000 })]);
}

#[test]
fn what_a_small_file_expands_to_has_a_bound_that_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games");
    // It unpacks to more than any small file may.
    let big = path.with_extension("sgf");
    fs::write(&big, gzip(&b"(;B[aa])".repeat(1_800_000))).unwrap();
    let told = lines(&loaded(&big, None));
    assert_eq!(told, [("games.sgf".to_owned(), NotLoaded::Source(SourceTrouble::Bomb))]);
    // It unpacks to less, but to more records than its size allows.
    for record in [&b"(;B[aa])"[..], b"(;SZ[99])"] {
        let many = path.with_extension("zip");
        fs::write(&many, zip([("a.sgf".to_owned(), record.repeat(400_000))].into_iter())).unwrap();
        assert!(fs::metadata(&many).unwrap().len() < 50_000);
        let loaded = loaded(&many, None);
        let last = ("games.zip".to_owned(), NotLoaded::TooManyRecords { limit: 50_000 });
        assert_eq!(lines(&loaded).last(), Some(&last));
        assert_eq!(loaded.corpus.record_count() + loaded.report.skipped.len(), 50_001);
    }
}

#[test]
fn an_honest_file_of_many_short_records_is_read_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("short.sgf");
    let record = |number: usize| {
        let point = |number: usize| char::from(b'a' + (number % 19) as u8);
        format!("(;B[{}{}];W[tt])", point(number), point(number / 19))
    };
    let text: String = (0..100_000).map(record).collect();
    fs::write(&path, &text).unwrap();
    let read = loaded(&path, None);
    assert_eq!((read.corpus.record_count(), lines(&read)), (100_000, Vec::new()));
    assert_eq!(read.corpus.game(katachi::corpus::GameId(99_999)).moves.len(), 2);
}

#[test]
fn a_report_of_very_many_lines_has_a_bound_that_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hostile.sgf");
    fs::write(&path, b"(;SZ[99])".repeat(1_050_000)).unwrap();
    let report = loaded(&path, None).report;
    assert_eq!(report.skipped.len(), 1_000_001);
    let last = Reason::Known(NotLoaded::MoreTroubles { troubles: 50_000 });
    assert_eq!(report.skipped.last().map(|line| &line.reason), Some(&last));
}
