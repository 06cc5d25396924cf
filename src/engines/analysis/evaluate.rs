//! Evaluates several games at a time. KataGo's answers may come in any order.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::answer::{self, KataGoAnswer, KataGoEvaluation};
use super::process::KataGoProcess;
use super::query::questions;
use super::{Absurdity, EngineError, GameOfFile, KataGoFault, KataGoSettings, Patience, Refusal, shortened};
use katachi_core::corpus::evaluation::{Evaluation, Format, GameEvaluations};
use katachi_core::go::{GameKey, GameView, Point};
use katachi_core::progress::Progress;

/// Number of games asked about at the same time, enough for the engine to fill its batches.
const GAMES_AT_ONCE: usize = 4;
/// Warnings that are kept; an engine may have one for every question.
const MAX_WARNINGS: usize = 20;

/// A game to be evaluated.
pub(super) struct GameToEvaluate<'a> {
    pub name: GameOfFile,
    pub key: GameKey,
    pub game: GameView<'a>,
    pub komi: Option<f32>,
    pub handicap: u8,
}

/// The result of asking an engine about a game.
pub(super) enum EvaluationOutcome {
    Evaluated(GameEvaluations),
    /// The engine refuses it, and says why.
    LeftOut(Refusal),
}

/// A game whose questions are not all answered.
struct PendingEvaluation {
    /// For each question: the number of positions before it, and the number in it.
    questions: Vec<(usize, usize)>,
    positions: Vec<Option<Evaluation>>,
    best: Vec<Option<Point>>,
    left: usize,
}

/// Asks an engine about games. `done` takes the outcome of each game, with the game's number. The engine has ended when
/// this returns.
///
/// Errors: a fault of the engine, an error from `done`, or the user stopped it.
pub(super) fn evaluate<E: From<EngineError>>(
    engine: &KataGoSettings,
    patience: Patience,
    games: &[GameToEvaluate<'_>],
    warnings: &mut Vec<String>,
    mut done: impl FnMut(usize, EvaluationOutcome) -> Result<(), E>,
    progress: &Progress,
) -> Result<(), E> {
    let running = KataGoProcess::start(engine, patience)?;
    let mut run = EvaluationRun {
        engine,
        games,
        running,
        open: BTreeMap::new(),
        given_up: BTreeSet::new(),
        unsent: VecDeque::new(),
        next: 0,
    };
    loop {
        run.ask();
        let Some((&first, _)) = run.open.first_key_value() else { return Ok(()) };
        let Some(line) = run.running.line(&|| Some(games[first].name.clone()), progress)? else { continue };
        let read = answer::object(&line).and_then(|object| answer::read(&object, &line));
        let outcome = match read.map_err(|fault| run.fault(fault, first))? {
            KataGoAnswer::Nothing => None,
            KataGoAnswer::Warning(what) => {
                if warnings.len() < MAX_WARNINGS && !warnings.contains(&what) {
                    warnings.push(what);
                }
                None
            }
            KataGoAnswer::Error { id: None, what } => return Err(run.fault(KataGoFault::Refuses(what), first).into()),
            KataGoAnswer::Error { id: Some(id), what } => run.refused(id, what, first)?,
            KataGoAnswer::Position(position) => run.evaluated(position, &line, first, progress)?,
        };
        if let Some((number, outcome)) = outcome {
            run.close(number, &outcome);
            done(number, outcome)?;
            // Keeping it may have taken a while.
            run.running.wait_anew();
        }
    }
}

/// The games that are asked about, and the engine that answers.
struct EvaluationRun<'a> {
    engine: &'a KataGoSettings,
    games: &'a [GameToEvaluate<'a>],
    running: KataGoProcess,
    open: BTreeMap<usize, PendingEvaluation>,
    given_up: BTreeSet<usize>,
    /// Questions not yet sent, each with the number of its game.
    unsent: VecDeque<(usize, String)>,
    /// The first game that nothing was asked about.
    next: usize,
}

/// A game that is done with, by its number; `None` where questions are open.
type Answered = Result<Option<(usize, EvaluationOutcome)>, EngineError>;

impl EvaluationRun<'_> {
    /// Opens games, and sends the questions that the engine has room for.
    fn ask(&mut self) {
        while self.open.len() < GAMES_AT_ONCE && self.next < self.games.len() {
            self.begin(self.next);
            self.next += 1;
        }
        while let Some((number, question)) = self.unsent.pop_front() {
            if let Some(question) = self.running.ask(question) {
                self.unsent.push_front((number, question));
                break;
            }
        }
    }

    fn begin(&mut self, number: usize) {
        let asked = &self.games[number];
        let positions = asked.game.moves.len() + 1;
        let asked = questions(asked.game, asked.komi, asked.handicap, self.engine);
        let lines = asked.iter().enumerate().map(|(at, question)| (number, question.line(&format!("{number}:{at}"))));
        self.unsent.extend(lines);
        let pending = PendingEvaluation {
            questions: asked.iter().map(|question| (question.first, question.turns)).collect(),
            positions: vec![None; positions],
            best: vec![None; positions],
            left: positions,
        };
        self.open.insert(number, pending);
    }

    fn fault(&self, fault: KataGoFault, game: usize) -> EngineError {
        self.running.fault(fault, Some(self.games[game].name.clone()))
    }

    fn refused(&mut self, id: String, what: Refusal, first: usize) -> Answered {
        let Some((number, _)) = place_of(&id, self.next) else {
            return Err(self.fault(KataGoFault::Unasked(id), first));
        };
        // The game was already left out because of another question, or all its answers have come.
        if !self.open.contains_key(&number) {
            return Ok(None);
        }
        self.running.answers();
        Ok(Some((number, EvaluationOutcome::LeftOut(what))))
    }

    fn evaluated(&mut self, position: KataGoEvaluation, line: &str, first: usize, progress: &Progress) -> Answered {
        let Some((number, question)) = place_of(&position.id, self.next) else {
            return Err(self.fault(KataGoFault::Unasked(position.id), first));
        };
        if self.given_up.contains(&number) {
            return Ok(None);
        }
        let Some(of_game) = self.open.get_mut(&number) else {
            return Err(self.fault(KataGoFault::Twice { id: position.id, turn: position.turn }, number));
        };
        let taken = of_game.take(question, position, self.games[number].game, line);
        let evaluations = taken.map(|()| if of_game.left == 0 { of_game.finish() } else { None });
        let evaluations = evaluations.map_err(|fault| self.fault(fault, number))?;
        progress.add(1);
        self.running.answers();
        Ok(evaluations.map(|evaluations| (number, EvaluationOutcome::Evaluated(evaluations))))
    }

    fn close(&mut self, number: usize, outcome: &EvaluationOutcome) {
        self.open.remove(&number);
        if matches!(outcome, EvaluationOutcome::LeftOut(_)) {
            self.given_up.insert(number);
            self.unsent.retain(|&(of, _)| of != number);
        }
    }
}

/// The game and the question that an id stands for. Only games below `next` have been given ids.
fn place_of(id: &str, next: usize) -> Option<(usize, usize)> {
    let (game, question) = id.split_once(':')?;
    let (game, question): (usize, usize) = (game.parse().ok()?, question.parse().ok()?);
    // The id must be spelt exactly as it was sent.
    (game < next && format!("{game}:{question}") == id).then_some((game, question))
}

impl PendingEvaluation {
    /// Stores the value of a position.
    ///
    /// Errors: the position was not asked for, came before, or makes no sense on this board.
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
        let rate = (winrate * f64::from(Evaluation::FULL_WINRATE)).round() as u16;
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
