//! The user's own engine: a fake KataGo evaluates a library's games and fails in every way.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::support::evaluated::games;
use crate::support::fake_engine::{self, best, engine, steps};
use crate::support::program::{json, run, text};
use crate::support::random::Random;
use crate::support::sweep::{rounds, seed};
use katachi::analysis::{EvaluationReport, KataGoSettings, Params, Patience, Stopped, evaluate_games, try_engine};
use katachi::corpus::evaluation::{Evaluations, Format};
use katachi::corpus::load::Loaded;
use katachi::go::GameKey;
use katachi::library::{self, evaluations};
use katachi::progress::{Phase, Progress, ProgressReport};

const EVALUATIONS_FILE: &str = "engine-evaluations.ron.zst";

/// A handicap game, stones set up during the game, a colour that plays twice, a pass, a capture, another size and komi.
const ODD_GAMES: &str = "(;SZ[9]HA[2]KM[0.5]AB[cg][gc];W[ee];B[];W[cc];B[ef];W[aa];B[ab];W[ii];B[ba])\
    (;SZ[13]KM[3.75];B[dd];B[jj];W[jd];AB[aa][bb]AE[dd];B[dj];W[gg];AW[mm])\
    (;SZ[19]KM[6.5];B[pd];W[dd];B[pq])";

/// The part of this program that plays the engine for another test.
#[test]
fn fake() {
    fake_engine::main();
}

fn library(dir: &Path, name: &str, games: &str) -> PathBuf {
    let (source, library) = (dir.join(format!("{name}.sgf")), dir.join(format!("{name}.katachi")));
    std::fs::write(&source, games).unwrap();
    library::import(&library, &[source], true, &Progress::new()).unwrap();
    library
}

fn params(engine: KataGoSettings, silence: Duration) -> Params {
    let patience = Patience { start: Duration::from_secs(60), silence, end: Duration::from_millis(300) };
    Params { patience, step: 2, ..Params::new(engine) }
}

fn evaluate(dir: &Path, loaded: &Loaded, engine: &KataGoSettings) -> Result<EvaluationReport, Box<Stopped>> {
    let is_silent = engine.program.to_string_lossy().contains("silent");
    let silence = Duration::from_millis(if is_silent { 600 } else { 30_000 });
    evaluate_games(dir, loaded, loaded.corpus.games(), &params(engine.clone(), silence), &Progress::new())
}

/// Asserts that every position of every game has the value of its stones, from Black's point of view.
fn assert_true(loaded: &Loaded, found: &Evaluations) {
    let corpus = &loaded.corpus;
    for &id in corpus.games() {
        let game = corpus.game(id);
        let Some(evaluated) = found.get(GameKey::from_game(game)) else { panic!("{id:?} is not evaluated") };
        assert_eq!((evaluated.format(), evaluated.count()), (Format::Engine, game.moves.len() + 1));
        let komi = match corpus.header(id).komi {
            Some(3.75) => 7.5,
            Some(komi) => f64::from(komi),
            None => 6.5,
        };
        for at in 0..=game.moves.len() {
            let board = game.board_before(at);
            let (steps, value) = (steps(&board, komi), evaluated.after(at).unwrap());
            let found = (value.black_winrate().map(i64::from), value.black_lead().map(i64::from));
            assert_eq!(found, (Some(5000 + steps), Some(4 * steps)), "{id:?} after {at}");
            assert_eq!(evaluated.best(at), best(&board), "{id:?} after {at}");
        }
    }
}

#[test]
fn every_position_is_worth_what_the_engine_says_of_its_stones() {
    let dir = tempfile::tempdir().unwrap();
    let library = library(dir.path(), "odd", ODD_GAMES);
    let loaded = library::open(&library, &Progress::new()).unwrap();
    let run = evaluate(&library, &loaded, &engine(dir.path(), "none")).unwrap();
    assert_eq!((run.games, run.evaluated, run.skipped, run.moves), (3, 3, 0, 16));
    assert_eq!((run.left_out, run.warnings), (vec![], vec![]));
    assert_true(&loaded, &evaluations::open_of_engine(&library).unwrap());
    assert_true(&loaded, &evaluations::known(&library).unwrap());
}

#[test]
fn a_mirrored_game_is_worth_the_same_and_exchanged_colours_the_opposite() {
    let dir = tempfile::tempdir().unwrap();
    let (own, mirrored, exchanged) =
        ("(;SZ[9]KM[0];B[ce];W[gg];B[cc])", "(;SZ[9]KM[0];B[ge];W[cg];B[gc])", "(;SZ[9]KM[0]PL[W];W[ce];B[gg];W[cc])");
    let library = library(dir.path(), "three", &[own, mirrored, exchanged].concat());
    let loaded = library::open(&library, &Progress::new()).unwrap();
    evaluate(&library, &loaded, &engine(dir.path(), "none")).unwrap();
    let found = evaluations::open_of_engine(&library).unwrap();
    let of = |at: usize| found.get(GameKey::from_game(loaded.corpus.game(loaded.corpus.games()[at]))).unwrap();
    assert_eq!(of(0).positions(), of(1).positions());
    assert_eq!(of(0).positions(), of(2).swapped().positions());
    assert!(of(0).after(1).unwrap().black_lead() > of(0).after(0).unwrap().black_lead(), "Black's stone is Black's");
}

/// The faults, and a word of the message for each; `None` if the fault is harmless.
const FAULTS: [(&str, Option<&str>); 17] = [
    ("start", Some("ended before its first answer")),
    ("die", Some("ended before it had answered")),
    ("silent", Some("has said nothing for 0.6 s")),
    ("garbage", Some("no JSON object: `%%%")),
    ("endless", Some("a line longer than")),
    ("types", Some("`winrate` is missing or of another kind")),
    ("unasked", Some("`99999:0`, which was never asked")),
    ("turn", Some("turn 4000")),
    ("nan", Some("no JSON object")),
    ("absurd", Some("a lead of -123456 points")),
    ("place", Some("no point of this board")),
    ("twice", Some("two answers for turn")),
    ("refused", None),
    ("flood", None),
    ("during", None),
    ("warning", None),
    ("reverse", None),
];

#[test]
fn an_engine_that_breaks_is_named_and_nothing_that_was_evaluated_is_lost() {
    let dir = tempfile::tempdir().unwrap();
    let games = games(5, false) + ODD_GAMES;
    let library = library(dir.path(), "mine", &games);
    let file = library.join(EVALUATIONS_FILE);
    let loaded = library::open(&library, &Progress::new()).unwrap();
    let sound = engine(dir.path(), "none");
    let whole = evaluate(&library, &loaded, &sound).unwrap();
    assert_eq!((whole.evaluated, whole.games), (8, 8));
    let undisturbed = std::fs::read(&file).unwrap();
    let truth = evaluations::open_of_engine(&library).unwrap();
    assert_true(&loaded, &truth);
    let positions = whole.moves + whole.games;
    let mut random = Random(seed(25));
    let (mut said, mut kept_something) = (0, 0);
    for round in 0..rounds(12, 100) {
        let (fault, word) = FAULTS[if round < FAULTS.len() * 3 {
            (round + random.below(2) * 5) % FAULTS.len()
        } else {
            random.below(FAULTS.len())
        }];
        let case = format!("{fault}:{}", 1 + random.below(positions - 2));
        std::fs::remove_file(&file).unwrap();
        let broken = engine(dir.path(), &case);
        let outcome = evaluate(&library, &loaded, &broken);
        #[cfg(target_os = "linux")]
        assert!(fake_engine::is_gone(&broken), "{case}: it is still there, or nobody waited for it");
        let evaluated = match (&outcome, word) {
            (Ok(run), None) => {
                assert_eq!(run.left_out.len(), usize::from(fault == "refused"), "{case}");
                assert!(run.left_out.iter().all(|left_out| left_out.reason.to_string() == "an illegal move"), "{case}");
                assert_eq!(run.warnings.len(), usize::from(fault == "warning"), "{case}");
                run.evaluated
            }
            (Err(stopped), Some(word)) => {
                let message = stopped.to_string();
                assert!(message.contains(word) && message.contains(text(&broken.program)), "{case}: {message}");
                assert!(message.contains(", at ") && message.contains("mine.sgf"), "{case}: {message}");
                assert!(!message.chars().any(char::is_control), "{case}: {message:?}");
                let tail = [("start", "the network is of another kind"), ("die", "out of memory")];
                let tail = tail.iter().find(|(of, _)| *of == fault);
                assert!(tail.is_none_or(|(_, tail)| message.contains(tail)), "{case}: {message}");
                said += 1;
                stopped.run.evaluated
            }
            _ => panic!("{case}: {outcome:?}"),
        };
        let kept = evaluations::open_of_engine(&library).unwrap();
        assert_eq!(kept.len(), evaluated, "{case}");
        assert!(kept.iter().all(|(game, kept)| truth.get(game) == Some(kept)), "{case}");
        kept_something += usize::from(word.is_some() && evaluated > 0);
        // Continue from there.
        let rest = evaluate(&library, &loaded, &sound).unwrap();
        assert_eq!((rest.evaluated, rest.skipped), (8 - evaluated, evaluated), "{case}");
        assert_eq!(std::fs::read(&file).unwrap(), undisturbed, "{case}");
    }
    println!("{} rounds, {said} ended with an error, {kept_something} of them kept something", rounds(12, 100));
    assert!(said > 0);
}

#[test]
fn who_stops_it_keeps_what_was_evaluated() {
    let dir = tempfile::tempdir().unwrap();
    let library = library(dir.path(), "mine", &games(6, false));
    let loaded = library::open(&library, &Progress::new()).unwrap();
    let progress = Progress::new();
    // The engine stops answering in its third game; then the user cancels.
    let params = params(engine(dir.path(), "silent:150"), Duration::from_secs(60));
    let stopped = std::thread::scope(|scope| {
        let (library, loaded, progress, params) = (&library, &loaded, &progress, &params);
        let running = scope.spawn(move || evaluate_games(library, loaded, loaded.corpus.games(), params, progress));
        let is_far = |report: ProgressReport| report.phase == Phase::Evaluating && report.done >= 150;
        while !is_far(progress.report()) && !running.is_finished() {
            std::thread::sleep(Duration::from_millis(5));
        }
        progress.cancel();
        running.join().unwrap().unwrap_err()
    });
    assert!(stopped.is_cancelled() && stopped.run.evaluated >= 1, "{stopped:?}");
    assert!(stopped.to_string().contains("are kept: start it again to go on"), "{stopped}");
    assert_eq!(evaluations::open_of_engine(&library).unwrap().len(), stopped.run.evaluated);
}

#[cfg(target_os = "linux")]
#[test]
fn what_an_engine_started_ends_with_it() {
    let dir = tempfile::tempdir().unwrap();
    let sound = engine(dir.path(), "none");
    let (script, started) = (dir.path().join("script"), dir.path().join("started"));
    let commands =
        format!("#!/bin/sh\nsleep 600 &\necho $! > '{}'\nexec '{}' \"$@\"\n", text(&started), text(&sound.program));
    fake_engine::write_program(&script, &commands);
    try_engine(&KataGoSettings { program: script, ..sound }, Patience::default(), &Progress::new()).unwrap();
    let sleep = std::fs::read_to_string(started).unwrap();
    let status = Path::new("/proc").join(sleep.trim()).join("stat");
    // Whoever adopts it may take a moment to wait for it: a zombie has ended.
    let has_ended = || std::fs::read_to_string(&status).map_or(true, |stat| stat.contains(") Z "));
    let deadline = std::time::Instant::now() + Duration::from_secs(10);
    while !has_ended() {
        assert!(std::time::Instant::now() < deadline, "it still runs");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn what_is_not_there_is_named() {
    let dir = tempfile::tempdir().unwrap();
    let sound = engine(dir.path(), "none");
    let cases = [
        (KataGoSettings { program: dir.path().join("kata"), ..sound.clone() }, "program", "kata"),
        (KataGoSettings { model: dir.path().join("net"), ..sound.clone() }, "network", "net"),
        (KataGoSettings { config: dir.path().join("cfg"), ..sound.clone() }, "configuration", "cfg"),
        (
            KataGoSettings { program: PathBuf::from("no-such-katago"), ..sound.clone() },
            "cannot be started",
            "no-such-katago",
        ),
        (KataGoSettings { program: sound.model.clone(), ..sound }, "cannot be started", "model.bin.gz"),
    ];
    for (engine, what, name) in cases {
        let error = try_engine(&engine, Patience::default(), &Progress::new()).unwrap_err().to_string();
        assert!(error.contains(what) && error.contains(name), "{error}");
    }
}

#[test]
fn the_command_evaluates_what_is_not_evaluated_and_an_import_leaves_it() {
    let dir = tempfile::tempdir().unwrap();
    let fake = engine(dir.path(), "none");
    let library = library(dir.path(), "mine", &games(12, false));
    let library = text(&library);
    let own = ["--engine", text(&fake.program), "--model", text(&fake.model), "--config", text(&fake.config)];
    let tried = json(&[&["evaluate", "--test"], &own[..]].concat());
    assert_eq!(tried["version"], "1.15.3-fake");
    assert_eq!((&tried["black_lead"], &tried["visits"]), (&serde_json::json!(-0.52), &serde_json::json!(7)));
    let said = run(&[&["evaluate", "--test"], &own[..]].concat());
    assert!(said.stdout.starts_with("KataGo 1.15.3-fake answers: "), "{said:?}");

    let evaluate = |more: &[&str]| json(&[&["evaluate", "--library", library], &own[..], more].concat());
    let first = evaluate(&["--player", "ann", "--limit", "3"]);
    let count = |object: &serde_json::Value, field: &str| object[field].as_u64().unwrap();
    assert_eq!((count(&first, "games"), count(&first, "evaluated"), count(&first, "skipped")), (8, 3, 0));
    assert!(count(&first, "moves") > 90 && first["failed"].as_array().unwrap().is_empty(), "{first}");
    let rest = evaluate(&[]);
    assert_eq!((count(&rest, "games"), count(&rest, "evaluated"), count(&rest, "skipped")), (12, 9, 3));
    let costly_shapes = json(&["costly-shapes", "--library", library, "--window", "square:3"]);
    assert_eq!(costly_shapes["evaluated_games"].as_u64(), Some(12));
    assert_eq!(costly_shapes["evaluated_moves"], costly_shapes["moves"]);

    // Importing again, and a backup, lose nothing.
    let file = Path::new(library).join(EVALUATIONS_FILE);
    let before = std::fs::read(&file).unwrap();
    let (source, copy) = (dir.path().join("mine.sgf"), dir.path().join("copy.katachi"));
    json(&["import", text(&source), "--library", library, "--keep-duplicates"]);
    assert_eq!(std::fs::read(&file).unwrap(), before);
    let packed = dir.path().join("backup.tar.zst");
    let backed_up = run(&["backup", library, "--out", text(&packed)]);
    assert_eq!(backed_up.status, Some(0), "{}", backed_up.stderr);
    assert_eq!(run(&["restore", text(&packed), "--library", text(&copy)]).status, Some(0));
    assert_eq!(std::fs::read(copy.join(EVALUATIONS_FILE)).unwrap(), before);

    // A damaged file is reported, never overwritten, and set aside on request.
    std::fs::write(&file, "(\n    format: 1,\n    rubbish").unwrap();
    let refused = run(&[&["evaluate", "--library", library], &own[..]].concat());
    assert!(
        refused.status == Some(1)
            && refused.stderr.contains(EVALUATIONS_FILE)
            && refused.stderr.contains("check --repair"),
        "{refused:?}"
    );
    assert!(run(&["check", library]).stdout.contains(EVALUATIONS_FILE));
    let repaired = run(&["check", library, "--repair"]);
    assert!(repaired.stdout.contains("set aside as "), "{repaired:?}");
    assert!(!file.exists());
    assert_eq!(count(&evaluate(&[]), "evaluated"), 12);
    assert_eq!(std::fs::read(&file).unwrap(), before);
}

/// Runs a real KataGo, if one is named.
#[test]
fn a_real_katago_evaluates_a_game() {
    let named = ["KATACHI_KATAGO", "KATACHI_KATAGO_MODEL", "KATACHI_KATAGO_CONFIG"].map(std::env::var_os);
    let [Some(program), Some(model), Some(config)] = named else {
        println!("skipped: KATACHI_KATAGO, KATACHI_KATAGO_MODEL and KATACHI_KATAGO_CONFIG name no KataGo");
        return;
    };
    let [program, model, config] = [program, model, config].map(PathBuf::from);
    let real = KataGoSettings { program, model, config, visits: 2, ..KataGoSettings::default() };
    println!("{}", try_engine(&real, Patience::default(), &Progress::new()).unwrap());
    let dir = tempfile::tempdir().unwrap();
    let library = library(dir.path(), "odd", ODD_GAMES);
    let loaded = library::open(&library, &Progress::new()).unwrap();
    let run = evaluate_games(&library, &loaded, loaded.corpus.games(), &Params::new(real), &Progress::new()).unwrap();
    println!("{run:?}");
    assert_eq!((run.evaluated, run.left_out.len()), (3, 0));
    let found = evaluations::open_of_engine(&library).unwrap();
    for &id in loaded.corpus.games() {
        let game = loaded.corpus.game(id);
        assert_eq!(found.get(GameKey::from_game(game)).unwrap().count(), game.moves.len() + 1);
    }
}
