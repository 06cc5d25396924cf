//! Prediction on the command line: train, test, suggest, and messages about bad input.

use std::fs;
use std::path::PathBuf;

use crate::support::program::{json, run, text};
use crate::support::root::root;
use crate::support::sweep::rounds;
use katachi::lab::predict::{measure, unseen};
use katachi::library;
use katachi::predict::shipped_model;
use katachi::progress::Progress;

/// Games of the bundled sample as a library.
struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new(games: usize) -> Place {
        let place = Place { folder: tempfile::tempdir().unwrap() };
        let sample = zstd::decode_all(&include_bytes!("../data/self-play.sgf.zst")[..]).unwrap();
        let sample = String::from_utf8(sample).unwrap();
        let games: Vec<&str> = sample.split("\n(;").take(games).collect();
        fs::write(place.at("sample.sgf"), games.join("\n(;")).unwrap();
        fs::write(place.at("game.sgf"), "(;SZ[19];B[pd];W[dd];B[pq];W[dp])").unwrap();
        json(&["import", text(&place.at("sample.sgf")), "--library", text(&place.at("lib"))]);
        place
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}

#[test]
fn a_model_is_trained_and_tested_on_the_games_that_were_kept_back() {
    let place = Place::new(rounds(12, usize::MAX));
    let (library, model) = (place.at("lib"), place.at("own.model"));
    let (library, model) = (text(&library), text(&model));
    let small = ["--bits", "16", "--admit", "2"];
    let trained =
        json(&[&["predict", "train", "--library", library, "--out", model, "--random", "4"], &small[..]].concat());
    let (games, kept) = (trained["games"].as_u64().unwrap(), trained["test_games"].as_u64().unwrap());
    let held_back = trained["held_back"].as_u64().unwrap();
    assert!(games > kept && kept > 0, "{trained}");
    assert!(!place.at("own.model.part").exists());
    let bytes = fs::read(place.at("own.model")).unwrap();
    assert_eq!(trained["bytes"].as_u64().unwrap(), bytes.len() as u64);

    let plot = place.at("plot.svg");
    let test = ["predict", "test", "--library", library, "--model", model, "--contexts", "--bradley-terry"];
    let tested = json(&[&test[..], &["--plot", text(&plot)]].concat());
    let plot = fs::read_to_string(plot).unwrap();
    assert!(plot.starts_with("<svg") && plot.contains("<circle"), "{plot}");
    assert_eq!((tested["games"].as_u64(), tested["trained_on"].as_u64()), (Some(kept), Some(games + held_back)));
    let rates = ["top1", "top5", "top10", "top20"].map(|name| tested[name].as_f64().unwrap());
    assert!(rates.is_sorted() && rates[0] > 0.0 && rates[3] < 1.0, "{tested}");
    assert!(tested["mean_log_evidence"].as_f64().unwrap() < 0.0);
    let stages = tested["by_stage"].as_array().unwrap();
    let positions: u64 = stages.iter().map(|stage| stage["positions"].as_u64().unwrap()).sum();
    assert_eq!((stages.len(), Some(positions)), (3, tested["positions"].as_u64()));
    assert_eq!(tested["calibration"].as_array().unwrap().len(), 10);
    assert_eq!(tested["contexts"]["by_context"].as_array().unwrap().len(), 13);
    assert!(tested["bradley_terry"]["top20"].as_f64().unwrap() > 0.0);

    // The same training gives the same file.
    let again = place.at("again.model");
    json(&[&["predict", "train", "--library", library, "--out", text(&again), "--random", "4"], &small[..]].concat());
    assert_eq!(fs::read(again).unwrap(), bytes);
}

#[test]
fn suggestions_have_the_fields_that_were_promised_from_every_engine() {
    let place = Place::new(rounds(30, usize::MAX));
    let (library, game) = (place.at("lib"), place.at("game.sgf"));
    let (library, game) = (text(&library), text(&game));
    for (engine, kept) in [("model", "contexts.bin"), ("contexts", "contexts.bin"), ("rings", "rings.bin")] {
        let ask = ["suggest", "--library", library, game, "--move", "3", "--top", "4", "--engine", engine];
        let found = json(&ask);
        assert_eq!((found["to_play"].as_str(), found["played"].as_str()), (Some("W"), Some("D4")));
        let moves = found["moves"].as_array().unwrap();
        assert_eq!(moves.len(), 4, "{found}");
        let mut before = 1.0;
        for entry in moves {
            let probability = entry["probability"].as_f64().unwrap();
            assert!(probability > 0.0 && probability <= before, "{found}");
            before = probability;
            assert!(entry["point"].as_str().unwrap().len() >= 2);
            let (seen, played) = (entry["seen"].as_u64().unwrap(), entry["played"].as_u64().unwrap());
            assert!(played <= seen);
            if !entry["context"].is_null() {
                let [low, high] = ["rate_low", "rate_high"].map(|name| entry[name].as_f64().unwrap());
                assert!(low <= high && seen > 0, "{entry}");
            }
        }
        // Counted once, then read.
        assert!(place.at("lib").join(kept).exists());
        assert_eq!(json(&ask)["moves"], found["moves"]);
        let text = run(&ask).stdout;
        assert!(text.starts_with("after move 3, White to play; in the game: D4\n"), "{text}");
    }
}

#[test]
fn what_cannot_be_done_is_said_with_the_file_and_what_to_do() {
    let place = Place::new(usize::MAX);
    let (library, game) = (place.at("lib"), place.at("game.sgf"));
    let (library, game) = (text(&library), text(&game));
    let failed = |arguments: &[&str], status: i32, words: &[&str]| {
        let run = run(arguments);
        assert_eq!(run.status, Some(status), "{run:?}");
        assert!(words.iter().all(|word| run.stderr.contains(word)), "{}", run.stderr);
    };
    let damaged = place.at("damaged.model");
    let mut bytes = fs::read(root().join("assets/predict.model")).unwrap();
    bytes.truncate(bytes.len() / 2);
    fs::write(&damaged, &bytes).unwrap();
    failed(&["predict", "test", "--library", library, "--model", text(&damaged)], 1, &["damaged.model", "damaged"]);
    bytes[8] = 99;
    fs::write(&damaged, &bytes).unwrap();
    failed(&["predict", "test", "--library", library, "--model", text(&damaged)], 1, &["damaged.model", "newer"]);
    fs::write(&damaged, "(;SZ[19])").unwrap();
    failed(&["suggest", "--library", library, game, "--move", "1", "--model", text(&damaged)], 1, &["no Katachi"]);
    failed(&["suggest", "--library", library, game, "--move", "5"], 1, &["game.sgf", "the game has 4 moves"]);
    failed(&["suggest", "--library", library, "none.sgf", "--move", "1"], 1, &["none.sgf"]);
    let out = place.at("x.model");
    failed(&["predict", "train", "--library", library, "--out", text(&out), "--before", "1000"], 1, &["--before"]);
    let unknown = ["predict", "train", "--library", library, "--out", text(&out), "--without", "luck"];
    failed(&unknown, 2, &["the groups are shape"]);
    assert!(!out.exists());
}

#[test]
fn the_shipped_model_knows_half_of_the_moves_of_games_that_it_has_not_seen_and_how_sure_it_may_be() {
    let model = shipped_model();
    let info = model.info();
    assert!(info.games > 49_000 && info.held_back > 0 && info.before == Some(2023), "{info:?}");
    assert!(fs::metadata(root().join("assets/predict.model")).unwrap().len() <= 8_000_000);
    let sample = library::self_play();
    let games = unseen(&sample.corpus, sample.corpus.games(), &model);
    assert!(games.len() > 120, "{} of the bundled games are unknown to it", games.len());
    let found = measure(&sample.corpus, &games[..15], &model, &Progress::new()).unwrap();
    let [first, first_5, first_10, ..] = found.all.rates();
    assert!(found.all.positions > 2_000 && found.illegal == 0);
    // All 124 games give 48.0, 76.7 and 85.6 %.
    assert!(first > 0.44 && first_5 > 0.73 && first_10 > 0.83, "{first} {first_5} {first_10}");
    for (moves, predicted, played) in found.calibration.into_iter().filter(|&(moves, ..)| moves >= 500) {
        let [predicted, observed] = [predicted, played as f64].map(|sum| sum / moves as f64);
        assert!((predicted - observed).abs() < 0.08, "{predicted} predicted, {observed} played of {moves}");
    }
}
