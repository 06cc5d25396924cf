//! Files that Katachi maps or reads row by row: kept results, packed results, tables, backups, learned games. Their
//! checksums are adjusted to the damage.

use std::fs;
use std::path::Path;

use super::{Campaign, shortened};
use crate::support::random::random_corpus;
use katachi::corpus::evaluation::Evaluations;
use katachi::library::backup::{back_up_library, restore_library};
use katachi::library::{self, LEARNED_FILE};
use katachi::mining::collocation::{CollocationParams, collocate};
use katachi::mining::corner::{CornerParams, corner_graph};
use katachi::mining::costly_shapes::{
    CostlyShapesKey, CostlyShapesParams, CostlyShapesWindow, CountedCostlyShapes, Voice, costly_shapes,
};
use katachi::mining::fuseki::{OpeningGraphParams, opening_graph};
use katachi::mining::{MinedPatterns, MiningParams, PatternSource, mine};
use katachi::pattern::Window;
use katachi::progress::Progress;
use katachi::tables::parse_patterns_table;

fn shapes(window: &str) -> MinedPatterns {
    let params = MiningParams { min_count: 8, ..MiningParams::new(window.parse().unwrap(), PatternSource::Move) };
    mine(&random_corpus(4), &params, &Progress::new()).unwrap()
}

/// Updates the checksum in the head of a column file.
fn sealed_columns(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    if bytes.len() >= 24 {
        let mut checksum = crc32fast::Hasher::new();
        checksum.update(&bytes[..20]);
        checksum.update(&bytes[24..]);
        bytes[20..24].copy_from_slice(&checksum.finalize().to_le_bytes());
    }
    bytes
}

#[test]
fn kept_columns() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept.bin");
    let (corpus, progress) = (random_corpus(6), Progress::new());
    let written = |keep: &dyn Fn(&Path)| {
        keep(&path);
        fs::read(&path).unwrap()
    };
    let window = "square:3".parse().unwrap();
    let params = CollocationParams { window, min_count: 12, ..CollocationParams::default() };
    let pairs = collocate(&corpus, &params, &progress).unwrap();
    let params = CornerParams { size: 4, stop: 3, min_count: 1, set_up: true };
    let corners = corner_graph(&corpus, params, &progress).unwrap();
    let params = OpeningGraphParams { moves: 3, ..OpeningGraphParams::default() };
    let openings = opening_graph(&corpus, params, &progress).unwrap();
    let (evaluations, window, voice) = (Evaluations::default(), Window::square(3).unwrap(), Voice::everybody(&corpus));
    let windows = [CostlyShapesWindow { window: &window, others: None }];
    let params = CostlyShapesParams { list_games: true, ..CostlyShapesParams::default() };
    let costly = CountedCostlyShapes {
        params: CostlyShapesKey::new(&corpus, &evaluations, &voice, None, window.clone()),
        corpus: corpus.id().to_string(),
        costly_shapes: costly_shapes(&corpus, &evaluations, &voice, &windows, &params, &progress).unwrap(),
    };
    let seeds = [
        written(&|path| library::keep_collocations(&pairs, path).unwrap()),
        written(&|path| library::keep_corners(&corners, path).unwrap()),
        written(&|path| library::keep_openings(&openings, path).unwrap()),
        written(&|path| library::keep_costly_shapes(&costly, path).unwrap()),
    ];
    let pieces = ["\0", "\u{1}\0\0\0", "\u{7f}", "(", ")", ",", "min_count:", "size:9", "window:\"diamond:1\""];
    Campaign { reader: "kept-columns", seeds: &seeds, pieces: &pieces, inputs: (300, 120_000) }.run(|bytes| {
        // A new file: the old one may still be mapped.
        let _ = fs::remove_file(&path);
        fs::write(&path, sealed_columns(bytes)).unwrap();
        if let Ok(found) = library::open_kept_collocations(&path) {
            library::collocations_to_ron(&found);
        }
        if let Ok(found) = library::open_kept_corners(&path) {
            library::corners_to_ron(&found);
        }
        if let Ok(found) = library::open_kept_openings(&path) {
            library::openings_to_ron(&found);
        }
        if let Ok(found) = library::open_kept_costly_shapes(&path) {
            found.costly_shapes.rows.iter().for_each(|row| _ = (row.names(), row.is_costly(), row.in_period(0)));
        }
    });
}

#[test]
fn result_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("result.ron");
    let params =
        CollocationParams { window: "square:3".parse().unwrap(), min_count: 20, ..CollocationParams::default() };
    let pairs = collocate(&random_corpus(6), &params, &Progress::new()).unwrap();
    let seeds = [
        library::patterns_to_ron(&shapes("square:3")).into_bytes(),
        shortened(&library::patterns_to_ron(&shapes("diamond:1")), 16, 3),
        library::collocations_to_ron(&pairs).into_bytes(),
    ];
    let pieces =
        ["(", ")", "[", "]", ",", ":", "\"", "\n", "    ],\n)\n", "occurrences:", "None", "Some(", "format: 9"];
    Campaign { reader: "result-files", seeds: &seeds, pieces: &pieces, inputs: (300, 120_000) }.run(|bytes| {
        let is_packed = bytes.len().is_multiple_of(2);
        let _ = fs::remove_file(&path);
        fs::write(&path, if is_packed { zstd::encode_all(bytes, 1).unwrap() } else { bytes.to_vec() }).unwrap();
        _ = (library::open_patterns(&path), library::open_ron_pattern_counts(&path));
        _ = (library::open_first_ron_patterns(&path, 3), library::result_kind(&path));
        _ = (library::open_collocations(&path), library::open_templates(&path));
    });
}

#[test]
fn tables_of_shapes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shapes.parquet");
    let seeds = ["square:3", "diamond:1"].map(|window| {
        library::save_patterns(&shapes(window), &path).unwrap();
        fs::read(&path).unwrap()
    });
    let pieces = ["\0", "\u{1}\0\0\0", "\u{7f}", "PAR1", "katachi", "(format: 9"];
    Campaign { reader: "tables-of-shapes", seeds: &seeds, pieces: &pieces, inputs: (300, 60_000) }.run(|bytes| {
        if let Ok(found) = parse_patterns_table(bytes.to_vec(), &path) {
            library::patterns_to_ron(&found);
        }
    });
}

#[test]
fn backups() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("a.sgf"), "(;SZ[9]PB[A];B[ee];W[ge])").unwrap();
    let progress = Progress::new();
    library::import(&at("a.katachi"), &[at("a.sgf")], false, &progress).unwrap();
    back_up_library(&at("a.katachi"), &at("backup.tar.zst"), &progress).unwrap();
    let seeds = [zstd::decode_all(&*fs::read(at("backup.tar.zst")).unwrap()).unwrap()];
    let pieces = ["\0", "ustar", "../", "/", "library.ron", "(", ")", "bytes:", "crc:"];
    Campaign { reader: "backups", seeds: &seeds, pieces: &pieces, inputs: (60, 4_000) }.run(|bytes| {
        let _ = fs::remove_dir_all(at("restored"));
        fs::write(at("damaged.tar.zst"), zstd::encode_all(bytes, 1).unwrap()).unwrap();
        _ = restore_library(&at("damaged.tar.zst"), &at("restored"), false, &Progress::new());
        let names = fs::read_dir(folder.path()).unwrap().count();
        assert!((4..=5).contains(&names), "nothing is written beside it: {names}");
    });
}

#[test]
fn learned_games() {
    let folder = tempfile::tempdir().unwrap();
    let (dir, progress) = (folder.path(), Progress::new());
    let (corpus, games) = (random_corpus(1), random_corpus(3));
    library::learn_games(dir, &corpus, &games, &progress).unwrap();
    let seeds = [fs::read(dir.join(LEARNED_FILE)).unwrap()];
    let pieces =
        ["(;", ")", ";B[aa]", ";W[]", "[", "]", "\\", "# checksum 00000000\n", "#", "\n", "SZ[9]", "AB[aa:cc]"];
    Campaign { reader: "learned-games", seeds: &seeds, pieces: &pieces, inputs: (100, 10_000) }.run(|bytes| {
        fs::write(dir.join(LEARNED_FILE), bytes).unwrap();
        _ = library::kept_rings(dir, &corpus);
    });
}
