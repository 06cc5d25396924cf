//! Answers about a game of the library must not come from that game. Its own counts are left out, so the answers are
//! the same as if the game had never been in the library.
//!
//! Source: "Pattern database" at Sensei's Library, where "only moves made by a user previously" come back. We take this
//! to mean moves of other games, not of the game that is asked about.

use std::fs;
use std::path::Path;

use crate::support::program::{json, text};
use crate::support::sweep::rounds;
use katachi::corpus::duplicates::records_of;
use katachi::corpus::{Corpus, CorpusBuilder, GameHeader, GameId, GameSource};
use katachi::go::{Color, GameView, Move, Point};
use katachi::library::{self, sample};
use katachi::mining::{MinedPatterns, MiningParams, PatternSource, mine};
use katachi::pattern::Symmetry;
use katachi::predict::rings::{RingMoveCells, RingParams, Rings};
use katachi::predict::{ContextTable, MIN_APPEARANCES, Matcher, Situation};
use katachi::progress::Progress;

/// A few games of the sample, the one that is asked about, and the others.
fn games_and_others() -> (Corpus, GameId, Vec<GameId>) {
    let sample = sample().corpus;
    let corpus = sample.only(sample.games()[..24].to_vec());
    let own = corpus.games()[7];
    let others = corpus.games().iter().copied().filter(|&id| id != own).collect();
    (corpus, own, others)
}

fn positions(corpus: &Corpus, id: GameId) -> impl Iterator<Item = Situation> + '_ {
    let game = corpus.game(id);
    (0..game.moves.len()).step_by(17).map(move |number| Situation::of_game(game, number))
}

#[test]
fn rings_without_a_game_answer_as_rings_that_never_saw_it() {
    let (corpus, own, others) = games_and_others();
    let whole = RingParams { back_off: false, cells: RingMoveCells::Middle, ..RingParams::default() };
    for params in [RingParams::default(), whole] {
        let built = |games: &[GameId]| Rings::with_params(&corpus, games, params, &Progress::new()).unwrap();
        let (all, never) = (built(corpus.games()), built(&others));
        let share = all.share_of(&corpus, &[own]);
        let mut changed = 0;
        for situation in positions(&corpus, own) {
            let left = all.rank_without(&situation, &share);
            assert_eq!(left, never.rank(&situation));
            changed += usize::from(left != all.rank(&situation));
        }
        assert!(changed > 5, "{changed}");
    }
}

#[test]
fn contexts_without_a_game_answer_as_contexts_that_never_saw_it() {
    let (corpus, own, others) = games_and_others();
    let built = |games: &[GameId]| ContextTable::of_games(&corpus, games, &Progress::new()).unwrap();
    let (all, never) = (built(corpus.games()), built(&others));
    let share = all.share_of(&corpus, &[own]);
    let mut changed = 0;
    for situation in positions(&corpus, own) {
        let left = all.rank_without(&situation, MIN_APPEARANCES, &share);
        assert_eq!(left, never.rank(&situation, MIN_APPEARANCES));
        changed += usize::from(left != all.rank(&situation, MIN_APPEARANCES));
    }
    assert!(changed > 5, "{changed}");
}

#[test]
fn lists_of_the_library_without_a_game_count_as_lists_of_the_other_games() {
    let (corpus, own, others) = games_and_others();
    for (window, moves, min_count) in [("square:3", None, 1), ("diamond:2", Some((10, 120)), 2)] {
        let window = window.parse().unwrap();
        let params = MiningParams { moves, min_count, ..MiningParams::new(window, PatternSource::Move) };
        let mined = |games: &[GameId]| mine(&corpus.only(games.to_vec()), &params, &Progress::new()).unwrap();
        let whole = mine(&corpus, &params, &Progress::new()).unwrap();
        let matcher = |patterns: MinedPatterns| Matcher::new().with_shapes(patterns.into()).unwrap();
        let (all, never) = (matcher(whole), matcher(mined(&others)));
        let share = all.share_of(&corpus, &[own]);
        let mut compared = 0;
        for situation in positions(&corpus, own) {
            let mut left = all.rank_without(&situation, &share);
            let mut other = never.rank(&situation);
            let place = |point: Point| (point.y, point.x);
            left.sort_by_key(|(point, _)| place(*point));
            other.sort_by_key(|(point, _)| place(*point));
            assert_eq!(left.len(), other.len());
            for ((at, left), (there, other)) in left.iter().zip(&other) {
                assert_eq!((at, left.played, left.appeared), (there, other.played, other.appeared));
                compared += 1;
            }
        }
        assert!(compared > 500, "{compared}");
    }
}

#[test]
fn records_of_a_game_are_found_by_their_contents() {
    let sample = sample().corpus;
    let long = |id: &&GameId| sample.game(**id).moves.len() > 150;
    let game = sample.game(*sample.games().iter().find(long).unwrap());
    let turn = |symmetry: Symmetry| -> Vec<Move> {
        let turned = |play: &Move| Move::play(play.color(), symmetry.point(play.point().unwrap(), 19));
        game.moves.iter().take_while(|play| play.point().is_some()).map(turned).collect()
    };
    let moves = turn(Symmetry::IDENTITY);
    let mut late = moves.clone();
    late.truncate(moves.len() - 3);
    late.push(Move::play(Color::Black, Point::new(0, 18)));
    let other: Vec<Move> = moves.iter().rev().copied().collect();
    let records: [&[Move]; 7] = [
        &moves,
        &turn(Symmetry::ALL[5]),
        &moves[..60],
        &late,
        // These are not its records: a mere opening, another game, and an empty game.
        &moves[..12],
        &other,
        &[],
    ];
    let mut builder = CorpusBuilder::new();
    for (index, moves) in records.iter().enumerate() {
        let source = GameSource { file: 0, member: "", index: index as u32 };
        let game = GameView { size: game.size, setup: &[], moves };
        builder.push(game, GameHeader::default(), source, moves.len() as u32, 0).unwrap();
    }
    let corpus = builder.finish();
    let found = |moves: &[Move]| -> Vec<u32> {
        let game = GameView { size: game.size, setup: &[], moves };
        records_of(&corpus, game).into_iter().map(|id| id.0).collect()
    };
    assert_eq!(found(&moves), [0, 1, 2, 3]);
    assert_eq!(found(&moves[..100]), [0, 1, 2, 3]);
    assert_eq!(found(&moves[..12]), [4]);
    assert_eq!(found(&moves[..11]), Vec::<u32>::new());
    assert_eq!(found(&[]), Vec::<u32>::new());
}

#[test]
fn the_command_leaves_the_game_out_and_says_so() {
    let dir = tempfile::tempdir().unwrap();
    let sample = sample().corpus;
    let sgf = |id: GameId| {
        let game = sample.game(id);
        let moves: String = game
            .moves
            .iter()
            .filter_map(|play| {
                let letter = if play.color() == Color::Black { "B" } else { "W" };
                Some(format!(";{letter}[{}]", play.point()?.to_sgf()))
            })
            .collect();
        format!("(;GM[1]SZ[19]{moves})\n")
    };
    let games = dir.path().join("games.sgf");
    fs::write(&games, sample.games()[..6].iter().map(|&id| sgf(id)).collect::<String>()).unwrap();
    let library = dir.path().join("l.katachi");
    json(&["import", text(&games), "--library", text(&library)]);
    let (inside, outside) = (dir.path().join("in.sgf"), dir.path().join("out.sgf"));
    fs::write(&inside, sgf(sample.games()[2])).unwrap();
    fs::write(&outside, sgf(sample.games()[9])).unwrap();
    let shapes = dir.path().join("s5.ron");
    json(&["mine", "--library", text(&library), "--window", "square:5", "--source", "move", "--out", text(&shapes)]);
    let others = dir.path().join("others.sgf");
    let rest = [0, 1, 3, 4, 5].map(|at| sgf(sample.games()[at]));
    fs::write(&others, rest.concat()).unwrap();
    let without = dir.path().join("without.katachi");
    json(&["import", text(&others), "--library", text(&without)]);
    for by in [&["--engine", "rings"][..], &["--engine", "contexts"], &["--shapes", text(&shapes)], &[]] {
        let suggest = |library: &Path, game: &Path| {
            let asked = ["suggest", "--library", text(library), text(game), "--move", "60", "--top", "400"];
            json(&[&asked, by].concat())
        };
        let (own, other) = (suggest(&library, &inside), suggest(&library, &outside));
        assert_eq!((&own["left_out"], &other["left_out"]), (&1.into(), &0.into()), "{by:?}");
        if by.contains(&"contexts") {
            // The counts of a library that never had the game.
            let never = suggest(&without, &inside);
            assert_eq!((&own["moves"], &never["left_out"]), (&never["moves"], &0.into()));
            assert!(own["moves"].as_array().unwrap().len() > 5);
        }
    }
}

/// Number of played moves that a database knows, and number of those that it ranks first, of at most `count` moves.
fn known_and_first(
    corpus: &Corpus,
    games: &[GameId],
    count: usize,
    rank: impl Fn(&Situation, &[GameId]) -> Vec<Point>,
) -> [usize; 2] {
    let mut found = [0; 2];
    for at in 0..count {
        let id = games[at * games.len() / count];
        let game = corpus.game(id);
        let number = 10 + at * 37 % game.moves.len().saturating_sub(20).max(1);
        let Some(point) = game.moves.get(number).and_then(|play| play.point()) else { continue };
        let ranked = rank(&Situation::of_game(game, number), &records_of(corpus, game));
        found[0] += usize::from(ranked.contains(&point));
        found[1] += usize::from(ranked.first() == Some(&point));
    }
    found
}

/// Compares games of a library with games that its counts never saw.
fn assert_inside_is_as_outside(corpus: &Corpus, count: usize) {
    let (inside, outside): (Vec<usize>, Vec<usize>) = (0..corpus.games().len()).partition(|at| at % 5 > 0);
    let [inside, outside] = [inside, outside].map(|at| at.iter().map(|&at| corpus.games()[at]).collect::<Vec<_>>());
    let progress = Progress::new();
    let rings = Rings::of_games(corpus, &inside, &progress).unwrap();
    let table = ContextTable::of_games(corpus, &inside, &progress).unwrap();
    let of_inside = |records: &[GameId]| -> Vec<GameId> {
        records.iter().copied().filter(|id| inside.binary_search(id).is_ok()).collect()
    };
    let by_rings = |situation: &Situation, records: &[GameId]| {
        let share = rings.share_of(corpus, &of_inside(records));
        rings.rank_without(situation, &share).into_iter().map(|(point, _)| point).collect()
    };
    let by_contexts = |situation: &Situation, records: &[GameId]| {
        let share = table.share_of(corpus, &of_inside(records));
        table.rank_without(situation, MIN_APPEARANCES, &share).into_iter().map(|(point, _)| point).collect()
    };
    let results = [
        (
            "rings",
            known_and_first(corpus, &inside, count, by_rings),
            known_and_first(corpus, &outside, count, by_rings),
        ),
        (
            "contexts",
            known_and_first(corpus, &inside, count, by_contexts),
            known_and_first(corpus, &outside, count, by_contexts),
        ),
    ];
    for (name, own, other) in results {
        println!("{name}: of {count} moves known and first, inside {own:?}, outside {other:?}");
        for (own, other) in own.into_iter().zip(other) {
            // Three standard deviations of the difference of two shares.
            let share = (own + other) as f64 / (2 * count) as f64;
            let noise = 3.0 * (2.0 * share * (1.0 - share) * count as f64).sqrt() + 1.0;
            assert!((own as f64 - other as f64).abs() <= noise, "{name}: {own} and {other} of {count}");
        }
    }
}

#[test]
fn games_inside_are_known_no_better_than_games_outside() {
    let sample = sample().corpus;
    assert_inside_is_as_outside(&sample.only(sample.games()[..60].to_vec()), rounds(60, 100));
}

#[test]
#[ignore = "reads the library in KATACHI_LIBRARY"]
fn a_hundred_moves_of_professional_games_inside_and_outside() {
    let dir = std::env::var("KATACHI_LIBRARY").expect("the folder of a library");
    let corpus = library::open(Path::new(&dir), &Progress::new()).unwrap().corpus;
    assert_inside_is_as_outside(&corpus, 100);
}
