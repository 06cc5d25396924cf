//! Every released format: its golden file is read, and a file of a newer Katachi gives an error that names file and
//! version.
//!
//! Mined patterns, libraries and game stores have theirs in `tests/core/results.rs`; sessions and settings, which had no
//! number at first, in `src/app`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::root::root;
use katachi::library::{self, LibraryError, backup, check_library};
use katachi::progress::Progress;
use katachi::study::Deck;
use katachi::tsumego::estimate::LifeEstimator;

fn golden(name: &str) -> PathBuf {
    root().join("tests/golden").join(name)
}

type Open = fn(&Path) -> Result<usize, LibraryError>;

/// Results: the name of the golden file, the function that opens it, and its number of rows.
const RESULTS: [(&str, Open, usize); 7] = [
    ("patterns_v1.ron", |path| library::open_patterns(path).map(|found| found.len()), 6),
    ("collocations_v1.ron", |path| library::open_collocations(path).map(|found| found.len()), 9),
    ("corners_v1.ron", |path| library::open_corners(path).map(|found| found.graph.len()), 12),
    ("openings_v1.ron", |path| library::open_openings(path).map(|found| found.graph.len()), 14),
    ("templates_v1.ron", |path| library::open_templates(path).map(|(found, _)| found.len()), 57),
    ("rules_v1.ron", |path| library::open_rules(path).map(|found| found.sets().len()), 1),
    ("rules_v2.ron", |path| library::open_rules(path).map(|found| found.sets().len()), 2),
];

#[test]
fn every_golden_result_is_read_and_written_again_alike() {
    for (name, open, rows) in RESULTS {
        assert_eq!(open(&golden(name)).unwrap(), rows, "{name}");
    }
    let text = |name: &str| {
        let text = fs::read_to_string(golden(name)).unwrap();
        text.replacen("katachi 0.1.0", concat!("katachi ", env!("CARGO_PKG_VERSION")), 1)
    };
    let path = |name: &str| golden(name);
    let collocations = library::open_collocations(&path("collocations_v1.ron")).unwrap();
    assert_eq!(library::collocations_to_ron(&collocations), text("collocations_v1.ron"));
    let corners = library::open_corners(&path("corners_v1.ron")).unwrap();
    assert_eq!(library::corners_to_ron(&corners), text("corners_v1.ron"));
    let openings = library::open_openings(&path("openings_v1.ron")).unwrap();
    assert_eq!(library::openings_to_ron(&openings), text("openings_v1.ron"));
    let (templates, source) = library::open_templates(&path("templates_v1.ron")).unwrap();
    assert_eq!(library::templates_to_ron(&templates, source), text("templates_v1.ron"));
    let rules = library::open_rules(&path("rules_v2.ron")).unwrap();
    assert_eq!(library::rules_to_ron(&rules), text("rules_v2.ron"));
    let old = library::open_rules(&path("rules_v1.ron")).unwrap();
    let kept = library::rules_to_ron(&old).replacen("format: 2", "format: 1", 1);
    assert_eq!(kept.replacen(" white_passes: with_move,", "", 1), text("rules_v1.ron"));
}

#[test]
fn golden_tags_and_cards_are_read() {
    let dir = tempfile::tempdir().unwrap();
    fs::copy(golden("tags_v1.ron"), dir.path().join("tags.ron")).unwrap();
    fs::copy(golden("study_v1.ron"), dir.path().join("study.ron")).unwrap();
    let tags = library::tags::read(dir.path()).unwrap();
    assert_eq!(tags.names().collect::<Vec<_>>(), [("golden", 4)]);
    let kept = library::study::read(dir.path(), &Progress::new()).unwrap();
    assert!(kept.set_aside.is_none());
    assert_eq!(kept.deck.cards().map(|card| card.reviews().len()).sum::<usize>(), 3);
    // Reading the cards one by one works too, as after damage.
    assert_eq!(Deck::salvage(&fs::read_to_string(golden("study_v1.ron")).unwrap()), kept.deck);
}

/// A model of the first format has weights of other features. It is distinguished from a damaged one.
#[test]
fn models_and_estimates_of_the_first_format_say_so() {
    let error = library::open_model(&golden("model_v1_head.bin")).err().unwrap().to_string();
    assert!(error.contains("model_v1_head.bin") && error.contains("model format 1; this one reads 2"), "{error}");
    let error =
        LifeEstimator::from_text(&fs::read_to_string(golden("estimate_v1.ron")).unwrap()).unwrap_err().to_string();
    assert!(error.contains("its format is 1"), "{error}");
}

#[test]
fn a_backup_of_the_first_format_is_put_back() {
    let dir = tempfile::tempdir().unwrap();
    let there = dir.path().join("there.katachi");
    let progress = Progress::new();
    let restored = backup::restore_library(&golden("backup_v1.tar.zst"), &there, false, &progress).unwrap();
    assert_eq!(restored.files, 2);
    // The sources were in another place.
    assert!(check_library(&there, false, &progress).unwrap().is_sound());
    assert_eq!(library::open(&there, &progress).unwrap().corpus.record_count(), 5);
}

#[test]
fn a_newer_file_of_every_kind_is_an_error_that_names_it_and_its_version() {
    let dir = tempfile::tempdir().unwrap();
    let is_named = |error: LibraryError, path: &Path| {
        let text = error.to_string();
        assert!(matches!(error, LibraryError::NewerFormat { found: 9, .. }), "{text}");
        assert!(text.contains(&path.display().to_string()) && text.contains("format 9"), "{text}");
    };
    let newer = |from: &str, to: &str| {
        let text = fs::read_to_string(golden(from)).unwrap();
        let path = dir.path().join(to);
        let number = if text.contains("format: 1") { "format: 1" } else { "format: 2" };
        fs::write(&path, text.replacen(number, "format: 9", 1)).unwrap();
        path
    };
    for (name, open, _) in RESULTS {
        let path = newer(name, name);
        is_named(open(&path).unwrap_err(), &path);
        // The compressed form, as it is stored.
        let packed = dir.path().join("packed.ron.zst");
        library::atomic::write_text(&packed, &fs::read_to_string(&path).unwrap()).unwrap();
        is_named(open(&packed).unwrap_err(), &packed);
    }
    let path = newer("tags_v1.ron", "tags.ron");
    is_named(library::tags::read(dir.path()).unwrap_err(), &path);
    let path = newer("study_v1.ron", "study.ron");
    is_named(library::study::read(dir.path(), &Progress::new()).unwrap_err(), &path);
    let path = newer("library_v1.katachi/library.ron", "library.ron");
    is_named(library::open(dir.path(), &Progress::new()).unwrap_err(), &path);
    let patterns = dir.path().join("patterns.ron");
    fs::write(&patterns, "(format: 9, problems: 1)").unwrap();
    is_named(library::open_tsumego_patterns(&patterns).unwrap_err(), &patterns);
    let model = dir.path().join("newer.model");
    let mut bytes = fs::read(golden("model_v1_head.bin")).unwrap();
    bytes[8] = 9;
    fs::write(&model, bytes).unwrap();
    is_named(library::open_model(&model).err().unwrap(), &model);
}
