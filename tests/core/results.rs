//! Mined patterns and libraries as files: round trips, golden files of every format, and damage.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::fuzz::cases;
use crate::support::random::random_corpus;
use crate::support::root::root;
use crate::support::sweep::share;
use katachi::corpus::load::Loaded;
use katachi::corpus::report::Reason;
use katachi::library::sealed::{CommentMark, take_changes};
use katachi::library::{
    LibraryError, Manifest, open, open_ron_patterns, parse_patterns, patterns_to_ron, read_manifest, save_ron_patterns,
};
use katachi::mining::PatternSource::{Final, Move};
use katachi::mining::{MinedPatterns, MiningParams, PatternSource, mine};
use katachi::pattern::SymmetryGroup;
use katachi::progress::Progress;
use proptest::prelude::*;

fn golden(name: &str) -> PathBuf {
    root().join("tests/golden").join(name)
}

/// A copy of the first golden library, which tests can damage.
fn golden_library() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let dir = copy_of("library_v1.katachi", folder.path());
    (folder, dir)
}

fn copy_of(library: &str, folder: &Path) -> PathBuf {
    let dir = folder.join(library);
    fs::create_dir(&dir).unwrap();
    for entry in fs::read_dir(golden(library)).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, dir.join(path.file_name().unwrap())).unwrap();
    }
    dir
}

fn mined(loaded: &Loaded, window: &str, source: PatternSource) -> MinedPatterns {
    mine(&loaded.corpus, &MiningParams::new(window.parse().unwrap(), source), &Progress::new()).unwrap()
}

fn parse(text: &str) -> Result<MinedPatterns, LibraryError> {
    parse_patterns(text, Path::new("shapes.ron"))
}

/// The golden patterns as this version of the program writes them.
fn golden_text() -> String {
    let text = fs::read_to_string(golden("patterns_v1.ron")).unwrap();
    text.replacen("katachi 0.1.0", concat!("katachi ", env!("CARGO_PKG_VERSION")), 1)
}

/// Reads everything that the window shows of a result.
fn walk(patterns: &MinedPatterns) {
    for at in 0..patterns.len() {
        let pattern = patterns.pattern(at);
        assert!(patterns.bits(at) >= 0.0);
        assert_eq!(patterns.find(&pattern).map(|found| patterns.packed(found)), Some(patterns.packed(at)));
        _ = (pattern.orbit_size(SymmetryGroup::BoardAndColors), patterns.k(at), patterns.stats(at).played_rate());
        for example in patterns.examples(at) {
            assert!(pattern.image(example.image).is_some());
        }
        for seen in patterns.seen_as(at) {
            assert!(pattern.image(seen.image).is_some());
        }
        for reply in patterns.replies(at) {
            assert!(usize::from(reply.cell) < pattern.cells().len() && reply.total() <= patterns.stats(at).occurrences);
        }
    }
}

#[test]
fn patterns_of_every_window_and_both_sources_come_back_and_give_the_same_bytes() {
    let corpus = random_corpus(12);
    let folder = tempfile::tempdir().unwrap();
    let windows =
        ["square:2", "square:3", "square:9", "square:19", "rect:5x3", "rect:1x4", "diamond:2", "points:#../+##"];
    let mut kinds = Vec::new();
    for window in windows {
        for source in [Final, Move] {
            kinds.extend((0..3).map(|change| (window, source, change)));
        }
    }
    for kind in share(kinds.len(), 5) {
        let (window, source, change) = kinds[kind];
        let mut params = MiningParams::new(window.parse().unwrap(), source);
        if source == Move {
            params.after = change == 1;
            params.moves = (change == 2).then_some((5, 50));
        }
        params.min_count = 1 + change;
        let Ok(patterns) = mine(&corpus, &params, &Progress::new()) else { continue };
        walk(&patterns);
        let text = patterns_to_ron(&patterns);
        assert!(parse(&text).unwrap() == patterns, "{window} {source}");
        for name in ["shapes.ron", "shapes.ron.zst"] {
            let path = folder.path().join(name);
            save_ron_patterns(&patterns, &path).unwrap();
            let read = open_ron_patterns(&path).unwrap();
            assert!(read == patterns && patterns_to_ron(&read) == text, "{window} {source} {name}");
        }
        let packed = fs::read(folder.path().join("shapes.ron.zst")).unwrap();
        assert!(packed.starts_with(&[0x28, 0xb5, 0x2f, 0xfd]) && packed.len() < text.len().max(400));
    }
}

#[test]
fn golden_patterns_read_and_are_written_alike() {
    let read = open_ron_patterns(&golden("patterns_v1.ron")).unwrap();
    walk(&read);
    assert_eq!((read.len(), read.games, read.occurrences, read.distinct), (6, 4, 23, 6));
    assert_eq!(patterns_to_ron(&read), golden_text());
    // And mining the golden library gives the same.
    let (_folder, dir) = golden_library();
    let loaded = open(&dir, &Progress::new()).unwrap();
    assert!(mined(&loaded, "diamond:1", Move) == read);
}

#[test]
fn the_golden_library_of_format_1_opens() {
    let (folder, dir) = golden_library();
    let loaded = open(&dir, &Progress::new()).unwrap();
    let corpus = &loaded.corpus;
    assert_eq!((corpus.record_count(), corpus.games().len(), corpus.move_count()), (5, 4, 24));
    let first = corpus.header(corpus.games()[0]);
    assert_eq!((first.black, first.white, first.place, first.year), ("本因坊秀策", "Gennan", "Ōsaka", Some(1846)));
    assert_eq!(corpus.variations(corpus.games()[1]), 1);
    assert_eq!(corpus.game(corpus.games()[1]).setup.len(), 4);
    assert_eq!((loaded.report.cut_short.len(), loaded.report.skipped.len()), (1, 1));
    // The first version stored sentences, which are kept.
    assert_eq!(loaded.report.cut_short[0].reason, Reason::Words("[bb] is occupied".into()));
    let skipped = &loaded.report.skipped[0].reason;
    assert_eq!(skipped.to_string(), "board size 25x25: only square boards from 2x2 to 19x19 are read");
    assert!(matches!(skipped, Reason::Words(_)));
    assert_eq!(read_manifest(&dir).unwrap().corpus, written_now(folder.path()).0.corpus);
}

/// The golden games, imported now: the manifest and its text.
fn written_now(folder: &Path) -> (Manifest, String) {
    let library = folder.join("now");
    katachi::library::import(&library, &[golden("games")], false, &Progress::new()).unwrap();
    (read_manifest(&library).unwrap(), fs::read_to_string(library.join("library.ron")).unwrap())
}

#[test]
fn the_golden_library_of_format_2_opens_and_is_written_alike() {
    let folder = tempfile::tempdir().unwrap();
    let dir = copy_of("library_v2.katachi", folder.path());
    let loaded = open(&dir, &Progress::new()).unwrap();
    let corpus = &loaded.corpus;
    assert_eq!((corpus.record_count(), corpus.games().len(), corpus.move_count()), (5, 4, 24));
    assert_eq!(take_changes(&dir), []);
    assert_eq!(loaded.report.cut_short[0].reason.to_string(), "[bb] is occupied");
    assert!(!matches!(loaded.report.cut_short[0].reason, Reason::Words(_)), "its cause is known");
    // The same file, imported now: other paths and times, but the same games and texts.
    let (new, written) = written_now(folder.path());
    let old = read_manifest(&dir).unwrap();
    assert_eq!((&old.corpus, old.format), (&new.corpus, new.format));
    // The golden file's sources were read by an earlier reader.
    assert!(old.reader < new.reader);
    let [read_before, read_now] = [old.reader, new.reader].map(|reader| format!("reader: {reader},"));
    let written = written.replace(golden("games").to_str().unwrap(), "/games").replace(&new.store, &old.store);
    let written = written.replace(concat!("katachi ", env!("CARGO_PKG_VERSION")), "katachi 0.1.0");
    let written = written.replace(&read_now, &read_before);
    let body = CommentMark::Ron.unseal(written.as_bytes()).body;
    assert_eq!(
        String::from_utf8(CommentMark::Ron.seal(body)).unwrap(),
        fs::read_to_string(dir.join("library.ron")).unwrap()
    );
}

#[test]
fn a_newer_format_is_told_from_a_damaged_file() {
    let text = golden_text();
    let newer = [
        text.replacen("format: 1", "format: 2", 1),
        "(format:3,all:[Else(1)])".to_owned(),
        "// a comment\n( app: \"x\", format : 12 )".to_owned(),
        "(\n    format: 2,\n    cut off in the mid".to_owned(),
    ];
    for text in newer {
        let error = parse(&text).unwrap_err();
        assert!(matches!(error, LibraryError::NewerFormat { .. }), "{error}");
        assert!(error.to_string().contains("shapes.ron") && error.to_string().contains("Update Katachi"), "{error}");
    }
}

fn damaged(text: &str, parts: &[&str]) {
    let error = parse(text).unwrap_err();
    assert!(matches!(error, LibraryError::Damaged { .. }), "{error}");
    let message = error.to_string();
    for part in parts.iter().chain(&["shapes.ron", "damaged", "Count the shapes again"]) {
        assert!(message.contains(part), "`{part}` is not in {message}");
    }
}

#[test]
fn truncated_files_are_errors_at_every_byte() {
    let text = golden_text();
    let whole = parse(&text).unwrap();
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        match parse(&text[..end]) {
            Err(LibraryError::Damaged { path, .. }) => assert_eq!(path, Path::new("shapes.ron")),
            Err(other) => panic!("{other}"),
            // The text without its last line end.
            Ok(read) => assert!(read == whole && end + 1 == text.len()),
        }
    }
    let rows = text.find("patterns: [").unwrap();
    let third = text[rows..].match_indices("(cells").nth(2).unwrap().0 + rows;
    damaged(&text[..third + 30], &["pattern 3"]);
}

#[test]
fn contradictions_name_the_pattern() {
    let text = golden_text();
    let cases = [
        ("occurrences:5,games:3", "occurrences:0,games:3", "pattern 2: occurrences"),
        ("occurrences:5,games:3", "occurrences:5,games:6", "pattern 2: games"),
        ("occurrences:5,games:3", "occurrences:5,games:0", "pattern 2: games"),
        ("occurrences:5,games:3", "occurrences:-5,games:3", "pattern 2"),
        ("occurrences:5,games:3", "occurrences:50,games:3", "68 occurrences"),
        ("occurrences:5,games:3", "occurrences:99999999999999999999999,games:3", "pattern 2"),
        ("decided:7", "decided:13", "pattern 1: decided"),
        ("mover_wins:4", "mover_wins:8", "pattern 1: mover_wins"),
        ("(1846,2001)", "(2001,1846)", "pattern 1: years"),
        ("distinct: 6", "distinct: 5", "6 patterns"),
        ("\"0:2:2:0:2\"", "\"9:2:2:0:2\"", "pattern 1: replies"),
        ("\"0:2:2:0:2\"", "\"0:2:2:0\"", "pattern 1: replies"),
        ("\"0:2:2:0:2\"", "\"0:2:2:0:200\"", "pattern 1: replies"),
        ("\"0:6 8:6\"", "\"0:6 8:7\"", "pattern 1: seen"),
        ("\"0:6 8:6\"", "\"0:6 16:6\"", "pattern 1: seen"),
        ("0:0:cc:0", "0:0:zz:0", "pattern 1: examples"),
        ("0:0:cc:0", "0:0:cc:16", "pattern 1: examples"),
        ("0:0:cc:0", "0:0:cc", "pattern 1: examples"),
        ("0:0:cc:0", "0:0:cc:0:0:0:0", "pattern 1: examples"),
        ("\" O \"", "\" ? \"", "pattern 2: cells: row 3, column 2"),
        ("\" O \"", "\"O  \"", "pattern 2: cells"),
        ("[\" . \",\"...\",\" O \"]", "[\" O \",\"...\",\" . \"]", "pattern 2: cells"),
        ("diamond:1", "square:3", "pattern 1: cells"),
        ("diamond:1", "diamond:2", "pattern 1: cells"),
        ("diamond:1", "circle:1", "circle:1"),
        ("source:move", "source:both", "both"),
    ];
    for (right, wrong, part) in cases {
        assert!(text.contains(right), "{right}");
        damaged(&text.replacen(right, wrong, 1), &[part]);
    }
    damaged("", &[]);
    damaged("no RON at all", &[]);
    damaged(&"(".repeat(100_000), &[]);
    damaged(&"[".repeat(100_000), &[]);
}

#[test]
fn an_image_that_the_window_does_not_have_is_an_error() {
    let corpus = random_corpus(4);
    let params = MiningParams::new("rect:5x3".parse().unwrap(), Final);
    let text = patterns_to_ron(&mine(&corpus, &params, &Progress::new()).unwrap());
    let (before, after) = text.split_once("seen:\"").unwrap();
    let (_, rest) = after.split_once(':').unwrap();
    damaged(&format!("{before}seen:\"4:{rest}"), &["pattern 1: seen"]);
}

#[test]
fn another_layout_of_the_same_file_reads_the_same() {
    let text = golden_text();
    let whole = parse(&text).unwrap();
    let one_line: String = text.lines().map(str::trim_start).collect::<Vec<_>>().join(" ");
    let spaced = text.replace("occurrences:", "  occurrences :\t").replace("games:", "games  :\n ");
    let commented =
        text.replace("    patterns: [\n", "    patterns: [\n// the most frequent, format: 9\n/* two\nlines */\n");
    let long_comment = format!("/* {} format: 7 */\n{text}", "words ".repeat(200));
    let windows_ends = text.replace('\n', "\r\n");
    let no_commas = text.replace("),\n    ],\n)\n", ")])");
    let one_a_row = text.replace(",games:", ",\ngames:");
    for other in [one_line, spaced, commented, long_comment, windows_ends, no_commas, one_a_row] {
        assert_ne!(other, text);
        let read = parse(&other).unwrap_or_else(|error| panic!("{error}\n{other}"));
        assert!(read == whole, "{other}");
        assert_eq!(patterns_to_ron(&read), text);
    }
}

#[test]
fn packed_files_that_are_damaged_are_errors() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shapes.ron.zst");
    save_ron_patterns(&parse(&golden_text()).unwrap(), &path).unwrap();
    let packed = fs::read(&path).unwrap();
    for end in 0..packed.len() {
        fs::write(&path, &packed[..end]).unwrap();
        let error = open_ron_patterns(&path).unwrap_err();
        assert!(error.to_string().contains("shapes.ron.zst"), "{error}");
    }
    fs::write(&path, [0xff, 0xfe, 0x00]).unwrap();
    assert!(open_ron_patterns(&path).unwrap_err().to_string().contains("not text"));
    let error = open_ron_patterns(&folder.path().join("none.ron")).unwrap_err();
    assert!(error.to_string().contains("none.ron"), "{error}");
}

/// Bytes with some flipped, removed, inserted or cut off.
fn mutated(whole: Vec<u8>) -> impl Strategy<Value = Vec<u8>> {
    let change = (any::<prop::sample::Index>(), 0..5_u8, any::<u8>(), any::<prop::sample::Index>());
    prop::collection::vec(change, 1..6).prop_map(move |changes| {
        let mut bytes = whole.clone();
        for (at, kind, value, other) in changes {
            if bytes.is_empty() {
                break;
            }
            let at = at.index(bytes.len());
            match kind {
                0 => bytes[at] ^= value,
                1 => bytes[at] = b"0123456789:,()[]\"#.XO- "[usize::from(value) % 23],
                2 => _ = bytes.remove(at),
                3 => bytes.insert(at, bytes[other.index(bytes.len())]),
                _ if value < 40 => bytes.truncate(at),
                _ => {
                    let other = other.index(bytes.len());
                    bytes.swap(at, other);
                }
            }
        }
        bytes
    })
}

fn patterns_hold(bytes: &[u8]) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shapes.ron");
    fs::write(&path, bytes).unwrap();
    match open_ron_patterns(&path) {
        Ok(read) => {
            walk(&read);
            assert!(parse(&patterns_to_ron(&read)).unwrap() == read);
        }
        Err(error) => assert!(error.to_string().contains("shapes.ron"), "{error}"),
    }
}

fn library_holds(dir: &Path) {
    match open(dir, &Progress::new()) {
        Ok(loaded) => {
            for id in loaded.corpus.records() {
                _ = (loaded.path_of(id), loaded.corpus.header(id), loaded.corpus.game(id).board_before(usize::MAX));
            }
            for source in [Final, Move] {
                walk(&mined(&loaded, "square:3", source));
            }
            _ = katachi::corpus::duplicates::find(&loaded.corpus, &Progress::new());
        }
        Err(error) => assert!(error.to_string().contains("v1.katachi"), "{error}"),
    }
}

proptest! {
    #![proptest_config(cases(100, 400))]

    #[test]
    fn arbitrary_bytes_are_no_patterns_and_no_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        patterns_hold(&bytes);
        patterns_hold(&[&[0x28, 0xb5, 0x2f, 0xfd], bytes.as_slice()].concat());
        patterns_hold(&[b"(\n    format: 1,\n", bytes.as_slice()].concat());
    }

    #[test]
    fn mutated_golden_patterns_read_or_are_errors(bytes in mutated(golden_text().into_bytes())) {
        patterns_hold(&bytes);
    }

    #[test]
    fn arbitrary_and_mutated_manifests_are_errors_or_libraries(
        bytes in prop_oneof![
            1 => prop::collection::vec(any::<u8>(), 0..300),
            4 => mutated(fs::read(golden("library_v1.katachi/library.ron")).unwrap()),
        ]
    ) {
        let (_folder, dir) = golden_library();
        fs::write(dir.join("library.ron"), bytes).unwrap();
        _ = read_manifest(&dir);
        library_holds(&dir);
    }

    #[test]
    fn mutated_stores_are_errors_or_games(
        bytes in {
            let (_folder, dir) = golden_library();
            mutated(fs::read(dir.join(read_manifest(&dir).unwrap().store)).unwrap())
        },
        mend in any::<bool>(),
    ) {
        let (_folder, dir) = golden_library();
        let mut bytes = bytes;
        if mend && bytes.len() > 24 {
            // A valid length and checksum, so that the columns themselves are read.
            let (length, checksum) = (bytes.len() as u64 - 24, crc32fast::hash(&bytes[24..]));
            bytes[12..20].copy_from_slice(&length.to_le_bytes());
            bytes[20..24].copy_from_slice(&checksum.to_le_bytes());
        }
        fs::write(dir.join(read_manifest(&dir).unwrap().store), bytes).unwrap();
        library_holds(&dir);
    }
}
