//! Many games, several at a time: questions go out, answers come in whatever order they like.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::answer::{self, KataGoAnswer, KataGoEvaluation};
use super::process::KataGoProcess;
use super::query::questions;
use super::{Absurdity, EngineError, GameOfFile, KataGoFault, KataGoSettings, Patience, Refusal, shortened};
use katachi_core::corpus::evaluation::{Evaluation, Format, GameEvaluations};
use katachi_core::go::{GameKey, GameView, Point};
use katachi_core::progress::Progress;

/// Games that are asked about at once, so that the engine has enough to fill its batches.
const AT_ONCE: usize = 4;
/// Warnings that are kept; an engine may have one for every question.
const MOST_WARNINGS: usize = 20;

/// A game to be evaluated.
pub(super) struct GameToEvaluate<'a> {
    pub name: GameOfFile,
    pub key: GameKey,
    pub game: GameView<'a>,
    pub komi: Option<f32>,
}

/// The outcome of a game.
pub(super) enum EvaluationOutcome {
    Evaluated(GameEvaluations),
    /// The engine refuses it, and says why.
    LeftOut(Refusal),
}

/// A game of which something is asked.
struct PendingEvaluation {
    /// Positions before each question, and in it.
    questions: Vec<(usize, usize)>,
    positions: Vec<Option<Evaluation>>,
    best: Vec<Option<Point>>,
    left: usize,
}

/// Asks an engine about games; `done` takes what came of each, by its number. The engine has ended when this returns.
///
/// Errors: whatever is wrong with the engine, stopped by the user, and what `done` says.
pub(super) fn evaluate<E: From<EngineError>>(
    engine: &KataGoSettings,
    patience: Patience,
    games: &[GameToEvaluate<'_>],
    warnings: &mut Vec<String>,
    mut done: impl FnMut(usize, EvaluationOutcome) -> Result<(), E>,
    progress: &Progress,
) -> Result<(), E> {
    let mut running = KataGoProcess::start(engine, patience)?;
    let mut open: BTreeMap<usize, PendingEvaluation> = BTreeMap::new();
    let mut given_up = BTreeSet::new();
    // Questions with the numbers of their games.
    let mut unsent: VecDeque<(usize, String)> = VecDeque::new();
    let mut next = 0;
    loop {
        while open.len() < AT_ONCE && next < games.len() {
            open.insert(next, begin(next, &games[next], engine, &mut unsent));
            next += 1;
        }
        while let Some((number, question)) = unsent.pop_front() {
            if let Some(question) = running.ask(question) {
                unsent.push_front((number, question));
                break;
            }
        }
        let Some((&first, _)) = open.first_key_value() else { return Ok(()) };
        let at = |number: usize| Some(games[number].name.clone());
        let Some(line) = running.line(&|| at(first), progress)? else { continue };
        let read = answer::object(&line).and_then(|object| answer::read(&object, &line));
        let answer = read.map_err(|fault| running.fault(fault, at(first)))?;
        let (number, outcome) = match answer {
            KataGoAnswer::Nothing => continue,
            KataGoAnswer::Warning(what) => {
                if warnings.len() < MOST_WARNINGS && !warnings.contains(&what) {
                    warnings.push(what);
                }
                continue;
            }
            KataGoAnswer::Error { id: None, what } => {
                return Err(running.fault(KataGoFault::Refuses(what), at(first)).into());
            }
            KataGoAnswer::Error { id: Some(id), what } => {
                let Some((number, _)) = place_of(&id, next) else {
                    return Err(running.fault(KataGoFault::Unasked(id), at(first)).into());
                };
                // It was told of before, by another of its questions, or has all its answers.
                if !open.contains_key(&number) {
                    continue;
                }
                (number, Some(EvaluationOutcome::LeftOut(what)))
            }
            KataGoAnswer::Position(position) => {
                let Some((number, question)) = place_of(&position.id, next) else {
                    return Err(running.fault(KataGoFault::Unasked(position.id), at(first)).into());
                };
                if given_up.contains(&number) {
                    continue;
                }
                let Some(of_game) = open.get_mut(&number) else {
                    let fault = KataGoFault::Twice { id: position.id, turn: position.turn };
                    return Err(running.fault(fault, at(number)).into());
                };
                let taken = of_game.take(question, position, games[number].game, &line);
                taken.map_err(|fault| running.fault(fault, at(number)))?;
                progress.add(1);
                let evaluations = if of_game.left == 0 { of_game.finish() } else { None };
                (number, evaluations.map(EvaluationOutcome::Evaluated))
            }
        };
        running.answers();
        let Some(outcome) = outcome else { continue };
        open.remove(&number);
        if matches!(outcome, EvaluationOutcome::LeftOut(_)) {
            given_up.insert(number);
            unsent.retain(|&(of, _)| of != number);
        }
        done(number, outcome)?;
        // Keeping it may have taken a while.
        running.wait_anew();
    }
}

fn begin(
    number: usize,
    asked: &GameToEvaluate<'_>,
    engine: &KataGoSettings,
    unsent: &mut VecDeque<(usize, String)>,
) -> PendingEvaluation {
    let positions = asked.game.moves.len() + 1;
    let asked = questions(asked.game, asked.komi, engine);
    let lines = asked.iter().enumerate().map(|(at, question)| (number, question.line(&format!("{number}:{at}"))));
    unsent.extend(lines);
    PendingEvaluation {
        questions: asked.iter().map(|question| (question.first, question.turns)).collect(),
        positions: vec![None; positions],
        best: vec![None; positions],
        left: positions,
    }
}

/// Game and question of an id that was given away: games below `next` have.
fn place_of(id: &str, next: usize) -> Option<(usize, usize)> {
    let (game, question) = id.split_once(':')?;
    let (game, question): (usize, usize) = (game.parse().ok()?, question.parse().ok()?);
    // As it was written, to the letter.
    (game < next && format!("{game}:{question}") == id).then_some((game, question))
}

impl PendingEvaluation {
    /// Errors: it was not asked for, came before, or makes no sense on this board.
    fn take(
        &mut self,
        question: usize,
        position: KataGoEvaluation,
        game: GameView<'_>,
        line: &str,
    ) -> Result<(), KataGoFault> {
        let KataGoEvaluation { id, turn, winrate, lead, best, .. } = position;
        let Some(&(first, turns)) = self.questions.get(question) else { return Err(KataGoFault::Unasked(id)) };
        let Some(at) = usize::try_from(turn).ok().filter(|&turn| turn < turns).map(|turn| first + turn) else {
            return Err(KataGoFault::Turn { id, turn });
        };
        if self.positions[at].is_some() {
            return Err(KataGoFault::Twice { id, turn });
        }
        let absurd = |what| KataGoFault::Absurd { what, line: shortened(line) };
        self.best[at] = match best.as_deref() {
            None | Some("pass") => None,
            Some(place) => {
                let point = Point::from_label(place, game.size);
                Some(point.ok_or_else(|| absurd(Absurdity::Move(shortened(place))))?)
            }
        };
        let rate = (winrate * f64::from(Evaluation::CERTAIN)).round() as u16;
        let evaluation = Evaluation::new(Some(rate), Some((lead * 100.0).round() as i32));
        self.positions[at] = Some(evaluation.ok_or_else(|| absurd(Absurdity::Values))?);
        self.left -= 1;
        Ok(())
    }

    fn finish(&mut self) -> Option<GameEvaluations> {
        let evaluations = GameEvaluations::new(Format::Engine, std::mem::take(&mut self.positions))?;
        Some(evaluations.with_best(std::mem::take(&mut self.best)))
    }
}
