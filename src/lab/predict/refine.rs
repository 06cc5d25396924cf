//! The second opinion: calibrates the sums of weights, and adds small corrections to them.
//!
//! The weights are fitted to the training games and therefore slightly overconfident, more so for rarer features.
//! Held-back games (never those of the test) show by how much: first one temperature for all, then boosted trees
//! ([`super::trees`]) over the contribution of each group of features to the most likely candidates, with a few plain
//! numbers such as the stage of the game. Trees grown from 1,200 games are not overconfident on unseen games: trees
//! grown from two thirds of them, tested on the last third, would need their scores multiplied by only 0.993.

use rayon::prelude::*;

use super::split::signature;
use super::trees::{Choices, ClassBounds, TrainingPosition, grow};
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::go::BoardSize;
use katachi_core::progress::{Cancelled, Phase, Progress};
use katachi_engines::fast_board::at;
use katachi_engines::predict::parts::{Scorer, ScorerLimits, TREE_INPUTS, Workers};
use katachi_engines::predict::{Model, Situation};

/// Number of trees, unless there are few games.
const MAX_TREES: usize = 200;

/// Number of games from whose values the class bounds are taken.
const SORTED_GAMES: usize = 40;

/// The values of one candidate that trees use.
pub(super) type CandidateRow = Vec<f32>;

/// Refines the model on games that it has not learned from.
///
/// Errors: stopped by the user.
pub fn refine(model: &mut Model, corpus: &Corpus, games: &[GameId], progress: &Progress) -> Result<(), Cancelled> {
    model.refine(1.0, Default::default(), 0);
    if games.is_empty() {
        return Ok(());
    }
    let temperature = temperature(model, corpus, games, progress)?;
    model.note_games(games.iter().map(|&id| signature(corpus.game(id))));
    model.refine(temperature, Default::default(), games.len() as u64);
    let look = |games: &[GameId]| -> Vec<(Vec<CandidateRow>, Vec<f32>, Vec<TrainingPosition>)> {
        let workers = Workers::new();
        games
            .par_iter()
            .map(|&id| {
                let (mut rows, mut scores, mut choices) = (Vec::new(), Vec::new(), Vec::new());
                each_position(&workers, model, corpus, id, progress, |scorer, played| {
                    let (numbers, others) = (&scorer.looked_at, scorer.others);
                    rows.extend(scorer.rows.chunks_exact(TREE_INPUTS).map(<[f32]>::to_vec));
                    scores.extend(numbers.iter().map(|&number| scorer.scores[number]));
                    let played = numbers.iter().position(|&number| number == played);
                    let start = scores.len() - numbers.len();
                    choices.push(TrainingPosition {
                        end: scores.len(),
                        played: played.map(|played| start + played),
                        others,
                    });
                });
                progress.add(1);
                (rows, scores, choices)
            })
            .collect()
    };
    progress.begin(Phase::LookingAgain, "games", games.len() as u64);
    let first: Vec<CandidateRow> =
        look(&games[..games.len().min(SORTED_GAMES)]).into_iter().flat_map(|(rows, ..)| rows).collect();
    progress.check()?;
    if first.is_empty() {
        return Ok(());
    }
    let classes = ClassBounds::from_rows(&first);
    drop(first);
    let mut all = Choices::default();
    // Process some games at a time: their values take ten times the memory of their classes.
    for games in games.chunks(64) {
        for (rows, scores, positions) in look(games) {
            let classes = rows.iter().flat_map(|row| classes.sort(row)).collect();
            all.append(Choices { classes, scores, positions });
        }
        progress.check()?;
    }
    let trees = grow(&mut all, &classes, MAX_TREES.min(games.len()), progress)?;
    model.refine(temperature, trees, games.len() as u64);
    Ok(())
}

/// Visits the positions of a game with their scores and the index of the played move.
fn each_position(
    workers: &Workers<(Situation, Scorer)>,
    model: &Model,
    corpus: &Corpus,
    id: GameId,
    progress: &Progress,
    mut look: impl FnMut(&Scorer, usize),
) {
    let new = || (Situation::new(BoardSize::NINETEEN), Scorer::new(ScorerLimits::FOR_USERS));
    workers.lend(new, |(situation, scorer)| {
        situation.replay(corpus.game(id), usize::MAX, |situation, next| {
            let point = next.point().filter(|&point| progress.check().is_ok() && situation.is_legal(point));
            let Some(point) = point else { return };
            scorer.score(situation, model);
            if let Some(played) = scorer.number_of(at(point)) {
                look(scorer, played);
            }
        });
    });
}

/// Finds the divisor of the scores that maximises the log-evidence of the games, by a few Newton steps.
fn temperature(model: &Model, corpus: &Corpus, games: &[GameId], progress: &Progress) -> Result<f32, Cancelled> {
    let few = &games[..games.len().min(200)];
    progress.begin(Phase::FindingTemperature, "games", few.len() as u64);
    let workers = Workers::new();
    let positions: Vec<(Vec<f32>, usize)> = few
        .par_iter()
        .flat_map_iter(|&id| {
            let mut positions = Vec::new();
            each_position(&workers, model, corpus, id, progress, |scorer, played| {
                positions.push((scorer.scores.clone(), played));
            });
            progress.add(1);
            positions
        })
        .collect();
    progress.check()?;
    let mut sharpness = 1.0_f64;
    for _ in 0..12 {
        let sums: Vec<[f64; 2]> = positions
            .par_iter()
            .map(|(scores, played)| {
                let highest = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                let (mut weight, mut mean, mut square) = (0.0, 0.0, 0.0);
                for &score in scores {
                    let score = f64::from(score - highest);
                    let share = (sharpness * score).exp();
                    weight += share;
                    mean += share * score;
                    square += share * score * score;
                }
                let (mean, square) = (mean / weight, square / weight);
                [f64::from(scores[*played] - highest) - mean, square - mean * mean]
            })
            .collect();
        let [slope, curvature] = sums.iter().fold([0.0; 2], |[a, b], [c, d]| [a + c, b + d]);
        sharpness = (sharpness + slope / curvature.max(1e-9)).clamp(sharpness / 2.0, sharpness * 2.0);
    }
    Ok((1.0 / sharpness).clamp(0.2, 5.0) as f32)
}
