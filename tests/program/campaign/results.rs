//! Results that Katachi stores as RON: shapes, collocations, corners, openings, rules, patterns of tsumego, tables of
//! matches.

use std::fs;
use std::path::Path;

use super::{Campaign, shortened};
use crate::support::random::random_corpus;
use crate::support::root::root;
use katachi::corpus::Corpus;
use katachi::go::BoardSize;
use katachi::lab::matches::table::{KeptTable, TableGame, TableSettings};
use katachi::lab::matches::{Ending, MatchParams, match_table_to_ron, parse_match_table};
use katachi::lab::montecarlo::{Draw, Scope};
use katachi::library::{
    LibraryError, collocations_to_ron, corners_to_ron, openings_to_ron, parse_collocations, parse_corners,
    parse_openings, parse_patterns, parse_rules, parse_templates, patterns_to_ron, rules_to_ron, shipped_rules,
    templates_to_ron,
};
use katachi::mining::collocation::{CollocationParams, collocate};
use katachi::mining::corner::{CornerParams, corner_graph};
use katachi::mining::fuseki::{OpeningGraphParams, opening_graph};
use katachi::mining::templates::{TemplateParams, templates};
use katachi::mining::{MiningParams, PatternSource, mine};
use katachi::progress::Progress;
use katachi::tsumego::estimate::LifeEstimator;
use katachi::tsumego::rules::{RuleBook, RuleSet};

const PIECES: [&str; 22] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "\"",
    ".",
    "#",
    "+",
    "x",
    "o",
    "X",
    "O",
    "?",
    " ",
    "-",
    "None",
    "Some(",
    "format: 9",
];

fn small() -> Corpus {
    random_corpus(6)
}

/// Tests a reader of text with its inverse writer.
fn holds<T>(
    reader: &str,
    seeds: &[Vec<u8>],
    read: impl Fn(&str, &Path) -> Result<T, LibraryError>,
    write: impl Fn(&T) -> String,
) {
    let path = Path::new("result.ron");
    // Seeds must be readable, so that most inputs are still read. A shortened text may have been cut wrongly.
    for seed in seeds {
        let seed = std::str::from_utf8(seed).unwrap();
        read(seed, path).unwrap_or_else(|error| panic!("{reader}: {error}"));
    }
    Campaign { reader, seeds, pieces: &PIECES, inputs: (1_500, 250_000) }.run(|bytes| {
        let text = String::from_utf8_lossy(bytes);
        if let Ok(result) = read(&text, path) {
            let written = write(&result);
            let again = read(&written, path).unwrap_or_else(|error| panic!("{error}\n{written}"));
            assert_eq!(write(&again), written);
        }
    });
}

#[test]
fn shapes() {
    let corpus = small();
    let mined = |window: &str, source, min_count| {
        let mut params = MiningParams::new(window.parse().unwrap(), source);
        params.min_count = min_count;
        let text = patterns_to_ron(&mine(&corpus, &params, &Progress::new()).unwrap());
        text.into_bytes()
    };
    let golden = fs::read(root().join("tests/golden/patterns_v1.ron")).unwrap();
    let seeds = [golden, mined("square:3", PatternSource::Move, 20), mined("diamond:1", PatternSource::Final, 5)];
    holds("shapes", &seeds, parse_patterns, patterns_to_ron);
}

#[test]
fn templates_of_shapes() {
    let mined = |window: &str, source| {
        let params = MiningParams::new(window.parse().unwrap(), source);
        let found = templates(
            &mine(&small(), &params, &Progress::new()).unwrap(),
            &TemplateParams { max_wildcards: Some(1) },
            &Progress::new(),
        );
        templates_to_ron(&found.unwrap(), source).into_bytes()
    };
    let golden = fs::read(root().join("tests/golden/templates_v1.ron")).unwrap();
    let seeds = [golden, mined("diamond:1", PatternSource::Final)];
    holds("templates", &seeds, parse_templates, |(found, source)| templates_to_ron(found, *source));
}

#[test]
fn collocations() {
    let params =
        CollocationParams { window: "square:3".parse().unwrap(), min_count: 12, ..CollocationParams::default() };
    let found = collocate(&small(), &params, &Progress::new()).unwrap();
    holds("collocations", &[collocations_to_ron(&found).into_bytes()], parse_collocations, collocations_to_ron);
}

#[test]
fn corners() {
    let params = CornerParams { size: 4, stop: 3, min_count: 1, set_up: true };
    let found = corner_graph(&small(), params, &Progress::new()).unwrap();
    holds("corners", &[corners_to_ron(&found).into_bytes()], parse_corners, corners_to_ron);
}

#[test]
fn openings() {
    let params = OpeningGraphParams { moves: 3, ..OpeningGraphParams::default() };
    let found = opening_graph(&small(), params, &Progress::new()).unwrap();
    holds("openings", &[openings_to_ron(&found).into_bytes()], parse_openings, openings_to_ron);
}

#[test]
fn rules() {
    let few = |set: &RuleSet| {
        let mut set = set.clone();
        set.won.truncate(6);
        set.winning.truncate(6);
        set
    };
    let books: Vec<Vec<u8>> = shipped_rules()
        .sets()
        .iter()
        .take(8)
        .map(|set| rules_to_ron(&RuleBook::new(vec![few(set)])).into_bytes())
        .collect();
    holds("rules", &books, parse_rules, rules_to_ron);
}

#[test]
fn tables_of_matches() {
    let mined =
        mine(&small(), &MiningParams::new("square:3".parse().unwrap(), PatternSource::Move), &Progress::new()).unwrap();
    let size = BoardSize::new(9).unwrap();
    let params = MatchParams { games: 2, size, komi: 7.5, simulations: 1000, seed: 1 };
    let settings = TableSettings::new(&mined, Draw::ByFrequency, Scope::LastMove, &params);
    let ends = [Ending::Counted, Ending::Resigned, Ending::Illegal, Ending::Unfinished];
    let game = |number: usize| TableGame {
        top: 300 + 100 * (number / 4),
        number: 1 + number % 4,
        list_won: [Some(true), Some(false), None][number % 3],
        ending: ends[number % 4],
        moves: 40 + number,
    };
    let table = KeptTable { settings, games: (0..12).map(game).collect() };
    let seed = match_table_to_ron(&table).into_bytes();
    holds("match-tables", &[seed], parse_match_table, match_table_to_ron);
}

fn unpacked(asset: &str) -> String {
    let packed = fs::read(root().join("assets").join(asset)).unwrap();
    String::from_utf8(zstd::decode_all(packed.as_slice()).unwrap()).unwrap()
}

#[test]
fn estimates() {
    let seeds = [shortened(&unpacked("tsumego-estimate.ron.zst"), 30, 2)];
    assert!(LifeEstimator::from_text(std::str::from_utf8(&seeds[0]).unwrap()).is_ok());
    Campaign { reader: "estimates", seeds: &seeds, pieces: &PIECES, inputs: (200, 60_000) }.run(|bytes| {
        if let Ok(estimate) = LifeEstimator::from_text(&String::from_utf8_lossy(bytes)) {
            let written = estimate.to_text();
            assert_eq!(LifeEstimator::from_text(&written).unwrap().to_text(), written);
        }
    });
}

#[test]
fn patterns_of_tsumego() {
    let text = unpacked("tsumego-patterns.ron.zst");
    let defend = text.lines().position(|line| line.contains("defend: [")).unwrap();
    let tail: Vec<&str> = text.lines().skip(defend).collect();
    let half = String::from_utf8(shortened(&text[..text.find("defend: [").unwrap()], 20, 2)).unwrap();
    let seeds = [format!("{half}\n{}", String::from_utf8(shortened(&tail.join("\n"), 12, 2)).unwrap()).into_bytes()];
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("patterns.ron");
    Campaign { reader: "tsumego-patterns", seeds: &seeds, pieces: &PIECES, inputs: (800, 250_000) }.run(|bytes| {
        fs::write(&path, bytes).unwrap();
        if let Ok(patterns) = katachi::library::open_tsumego_patterns(&path) {
            katachi::library::save_tsumego_patterns(&patterns, &path).unwrap();
            assert!(katachi::library::open_tsumego_patterns(&path).is_ok());
        }
    });
}
