//! Checks whether costly shapes cost more in other games too:
//! `cargo bench --bench costly_shapes -- LIBRARY PLAYER GAMES`.
//!
//! The games of a player are dealt out alternately to two halves. Shapes flagged in the first half are checked in the
//! second: do they cost more there than the player's other moves? If the library has evaluations, they are used.
//! Otherwise the shipped model gives each move of this player a cost: a tenth of a point for each factor of ten by
//! which the move was less probable than the first choice. This is not an engine's opinion: the model has learned what
//! professionals play, so rare moves cost.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use std::path::Path;
use std::time::Instant;

use katachi::corpus::evaluation::{Evaluation, Evaluations, Format, GameEvaluations};
use katachi::corpus::{Corpus, GameId};
use katachi::find::filter::NamePattern;
use katachi::go::{Color, GameKey};
use katachi::library;
use katachi::library::{evaluations, professional};
use katachi::mining::costly_shapes::{
    CostlyShape, CostlyShapes, CostlyShapesParams, CostlyShapesWindow, Voice, costly_shapes,
};
use katachi::mining::statistics::{InCluster, Observations, cluster_means};
use katachi::pattern::{Pattern, SymmetryGroup, Window};
use katachi::predict::{Predictor, Situation};
use katachi::progress::Progress;
use rayon::prelude::*;

const WINDOWS: [&str; 2] = ["square:3", "square:5"];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let [dir, player, most] = &arguments[..] else {
        return println!("cargo bench --bench costly_shapes -- LIBRARY PLAYER GAMES");
    };
    let (progress, dir) = (Progress::new(), Path::new(dir));
    let loaded = library::open(dir, &progress).expect("the first argument is a library");
    let corpus = &loaded.corpus;
    let name = NamePattern::new(player, false).expect("the second argument is a name");
    let most: usize = most.parse().expect("the third argument is a number");
    let ids: Vec<GameId> = Voice::of_player(corpus, &name).games().take(most).collect();
    println!("{}: {} games", player, ids.len());
    let own = corpus.only(ids.clone());
    let mut known = evaluations::known(dir).expect("its evaluations can be read");
    if ids.iter().all(|&id| known.get(GameKey::from_game(corpus.game(id))).is_none()) {
        let started = Instant::now();
        known = by_model(&own, &name);
        println!("no engine has evaluated them: priced by the shipped model in {:.1?}", started.elapsed());
    }
    let halves = [0, 1].map(|half| own.only(ids.iter().copied().skip(half).step_by(2).collect::<Vec<_>>()));
    for window in WINDOWS.map(|window| window.parse::<Window>().expect("it is a window")) {
        for (first, second) in [(0, 1), (1, 0)] {
            held_against(&halves[first], &halves[second], &window, &known, &name);
        }
    }
}

/// Checks the shapes flagged in the first half against the second.
fn held_against(first: &Corpus, second: &Corpus, window: &Window, known: &Evaluations, name: &NamePattern) {
    let made = |half: &Corpus, least: u32| -> CostlyShapes {
        let others = professional::shapes(window);
        let windows = [CostlyShapesWindow { window, others: others.as_deref() }];
        let params = CostlyShapesParams { least, by_part: false, ..CostlyShapesParams::default() };
        let voice = Voice::of_player(half, name);
        costly_shapes(half, known, &voice, &windows, &params, &Progress::new()).expect("nobody cancels")
    };
    let found = made(first, 10);
    let flagged: Vec<&CostlyShape> = found.rows.iter().filter(|row| row.is_costly()).collect();
    let again = made(second, 1);
    let costs_more = |row: &&&CostlyShape| {
        let other = again.rows.iter().find(|other| other.pattern == row.pattern);
        let price = other.and_then(|other| other.price).map(|price| price.mean.value);
        price.zip(again.mean_loss).map(|(price, mean)| price > mean)
    };
    let seen: Vec<bool> = flagged.iter().filter_map(|row| costs_more(&row)).collect();
    let (all, kind) = observed(second, known, name, window, &flagged);
    let means = cluster_means(&all, &[kind], &Progress::new()).expect("nobody cancels");
    println!(
        "{window}: {} of {} shapes flagged in one half; of the {} with a price in the other, {} cost more than its mean",
        flagged.len(),
        found.rows.len(),
        seen.len(),
        seen.iter().filter(|more| **more).count()
    );
    match means[0] {
        Some(mean) => println!(
            "    together they cost {:.3} there, {:+.3} ({:+.3} to {:+.3}) over his other moves, p = {:.5}",
            mean.mean.value, mean.excess.value, mean.excess.low, mean.excess.high, mean.p_value
        ),
        None => println!("    too few of them there for a test"),
    }
}

/// The player's evaluated moves by game, and those among them with one of the shapes.
fn observed(
    corpus: &Corpus,
    known: &Evaluations,
    name: &NamePattern,
    window: &Window,
    flagged: &[&CostlyShape],
) -> (Observations, Vec<InCluster>) {
    let voice = Voice::of_player(corpus, name);
    let (mut all, mut kind) = (Observations::default(), Vec::new());
    let sides: Vec<(GameId, Color)> = voice.sides().collect();
    for own in sides.chunk_by(|a, b| a.0 == b.0) {
        let game = corpus.game(own[0].0);
        let Some(evaluated) = known.get(GameKey::from_game(game)) else { continue };
        let (mut losses, mut members) = (Vec::new(), Vec::new());
        let mut replay = game.replay();
        for (index, play) in game.moves.iter().enumerate() {
            while replay.played() < index && replay.advance().is_some() {}
            let is_own = own.iter().any(|side| side.1 == play.color());
            let loss = evaluated.loss(index, play.color()).and_then(|loss| loss.points).filter(|_| is_own);
            let (Some(point), Some(loss)) = (play.point(), loss) else { continue };
            let pattern =
                Pattern::on_board(window, replay.board(), point, play.color()).canonical(SymmetryGroup::Board).0;
            if flagged.iter().any(|row| row.pattern == pattern) {
                members.push(losses.len() as u32);
            }
            losses.push(f64::from(loss) / 100.0);
        }
        if let (Some(cluster), false) = (all.push(losses), members.is_empty()) {
            kind.push(InCluster { cluster, members });
        }
    }
    (all, kind)
}

/// Only moves of this player have a cost; otherwise Black's lead stays unchanged.
fn by_model(corpus: &Corpus, name: &NamePattern) -> Evaluations {
    let voice = Voice::of_player(corpus, name);
    let sides: Vec<(GameId, Color)> = voice.sides().collect();
    let games: Vec<&[(GameId, Color)]> = sides.chunk_by(|a, b| a.0 == b.0).collect();
    let priced = games.par_iter().map_init(Predictor::shipped, |predictor, own| {
        let game = corpus.game(own[0].0);
        let mut situation = Situation::new(game.size);
        let (mut lead, mut positions) = (0, vec![Evaluation::new(None, Some(0))]);
        // The model does not support set-up stones.
        if !game.setup.is_empty() {
            return (GameKey::from_game(game), None);
        }
        for &play in game.moves {
            if let Some(point) = play.point().filter(|_| own.iter().any(|side| side.1 == play.color())) {
                let policy = predictor.policy(&situation);
                let first = policy.first().map_or(1.0, |&(_, probability)| probability);
                let played = policy.iter().find(|&&(at, _)| at == point).map_or(0.0, |&(_, probability)| probability);
                let loss = 10.0 * (first.max(1e-6) / played.max(1e-6)).log10();
                lead += if play.color() == Color::Black { -loss.round() as i32 } else { loss.round() as i32 };
            }
            situation.play(play);
            positions.push(Evaluation::new(None, Some(lead)));
        }
        (GameKey::from_game(game), GameEvaluations::new(Format::KaTrain, positions))
    });
    let mut evaluations = Evaluations::default();
    for (game, own) in priced.collect::<Vec<_>>() {
        own.into_iter().for_each(|own| evaluations.insert(game, own));
    }
    evaluations
}
