//! A game against the pattern player: turns, answers, and counting at the end.
//!
//! The answer comes from a background job that plays on a copy of the game. If the user changes the game meanwhile, the
//! answer is dropped. When both have passed, playouts propose the dead stones. The user corrects the proposal with a
//! click on a chain, and the count follows at once.

mod kept;
mod resume;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

pub use self::kept::KeptContestGame;
use super::AfterGame;
use super::clock::{Clock, TimeLeft};
use super::contest_form::{ContestForm, Teacher};
use super::engines::Engines;
use crate::Effects;
use crate::tasks::Awaited;
use katachi_core::go::{Board, BoardSize, Color, GameInfo, GameTree, Move, NodeId, Point};
use katachi_core::jobs::JobError;
use katachi_engines::play::{
    Counting, Game, OWNERSHIP_PLAYOUTS, Ownership, PatternPlayer, PlayError, PlayerKnowledge, PlayerParams,
    PlayerReply, Score, free_handicap, ownership, propose_dead, score,
};
use katachi_engines::predict::{Predictor, shipped_model};
use katachi_language::text;
use katachi_sentences::Sentence;

/// The count at the end of a game: dead stones and score.
pub struct ContestScore {
    dead: BTreeSet<(u8, u8)>,
    score: Score,
}

impl ContestScore {
    pub fn score(&self) -> &Score {
        &self.score
    }

    pub fn is_dead(&self, point: Point) -> bool {
        self.dead.contains(&(point.y, point.x))
    }

    pub fn dead(&self) -> impl Iterator<Item = Point> + '_ {
        self.dead.iter().map(|&(y, x)| Point::new(x, y))
    }
}

/// Minimum time that each move is shown while Katachi plays both sides.
const MIN_WATCH_TIME: Duration = Duration::from_millis(350);

/// A game against the pattern player.
pub struct Contest {
    form: ContestForm,
    game: Game,
    seed: u64,
    /// The answer, with the number of moves before it.
    answer: Awaited<(usize, PlayerReply)>,
    proposal: Awaited<Vec<Point>>,
    estimate: Awaited<(usize, Ownership)>,
    counted: Option<ContestScore>,
    is_agreed: bool,
    clock: Option<Clock>,
    /// The time left when the user's turn began.
    turn_began: Option<TimeLeft>,
    /// The latest event to report: a pass, a resignation, or a game that has become too long.
    said: Option<Said>,
    /// The game was left in an earlier session, and has not gone on since.
    is_left: bool,
    /// Whether the game was saved, or is among the edited games.
    is_kept: Arc<AtomicBool>,
    /// The flag that says that the game is saved, and the place to which the user then leaves it.
    leaves: Option<(Arc<AtomicBool>, AfterGame)>,
}

/// An event to report: the pattern player's action, or the end of a game between two pattern players.
#[derive(Clone, Copy, Debug)]
enum Said {
    Passes,
    Resigns,
    TooLong,
}

impl Said {
    fn words(self) -> &'static str {
        match self {
            Said::Passes => text!("play-game-passes"),
            Said::Resigns => text!("play-game-katachi-resigned"),
            Said::TooLong => text!("play-game-too-long"),
        }
    }
}

/// The user's name in a record, unless he has given his own.
const USER: &str = "You";

impl Contest {
    /// Starts a game. If the board has no usual points for the handicap, the stones are placed as well as possible.
    pub fn new(form: ContestForm, seed: u64, date: String) -> Contest {
        let mut game = Game::new(form.size);
        if form.handicap >= 2 {
            game.set_handicap(&free_handicap(form.size, form.handicap));
        }
        game.set_komi(form.komi);
        game.set_counting(form.counting);
        let katachi = |teacher: Teacher| match teacher {
            Teacher::Professionals => "Katachi".to_owned(),
            other => format!("Katachi ({})", other.name()),
        };
        let (black, white) = match form.you {
            _ if form.watches => (katachi(form.teacher), katachi(form.other_teacher)),
            Color::Black => (USER.to_owned(), katachi(form.teacher)),
            Color::White => (katachi(form.teacher), USER.to_owned()),
        };
        let info = game.info_mut();
        (info.black, info.white, info.date) = (black, white, date);
        let clock = form.time.filter(|time| !time.is_nothing() && !form.watches).map(Clock::new);
        Contest {
            turn_began: clock.as_ref().map(Clock::left),
            clock,
            form,
            game,
            seed,
            answer: Awaited::default(),
            proposal: Awaited::default(),
            estimate: Awaited::default(),
            counted: None,
            is_agreed: false,
            said: None,
            is_left: false,
            is_kept: Arc::default(),
            leaves: None,
        }
    }

    pub fn form(&self) -> &ContestForm {
        &self.form
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    pub fn board(&self) -> &Board {
        self.game.board()
    }

    pub fn last(&self) -> Option<Move> {
        self.game.moves().last().copied()
    }

    /// The user's clock; `None` if the game has no time limit.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Whether the clock runs while the game is shown.
    pub fn is_timed_now(&self) -> bool {
        self.is_your_turn() && self.clock.as_ref().is_some_and(|clock| !clock.is_paused())
    }

    /// The user has lost on time.
    pub fn lost_on_time(&self) -> bool {
        self.clock.as_ref().is_some_and(Clock::has_run_out)
    }

    pub(super) fn pause(&mut self, pauses: bool) {
        self.clock.iter_mut().for_each(|clock| clock.pause(pauses));
    }

    /// Lets the user's time pass, if the game is shown and the user is to move.
    pub(super) fn tick(&mut self, now: Instant, is_shown: bool) {
        let runs = is_shown && self.is_your_turn();
        let Some(clock) = self.clock.as_mut().filter(|clock| !clock.has_run_out()) else { return };
        clock.tick(now, runs);
        if clock.has_run_out() {
            self.lose_on_time();
        }
    }

    fn lose_on_time(&mut self) {
        let you = self.form.you;
        self.game.resign(you);
        self.game.info_mut().result = format!("{}+T", you.opponent().letter());
    }

    /// Whether the game was left in an earlier session, and the pattern player still has to answer or count.
    pub(super) fn is_left(&self) -> bool {
        self.is_left
    }

    /// Number of moves that the user has played.
    fn your_moves(&self) -> usize {
        self.game.moves().iter().filter(|play| play.color() == self.form.you).count()
    }

    /// Whether the user is to move.
    pub fn is_your_turn(&self) -> bool {
        !self.game.is_over() && !self.form.watches && self.game.to_play() == self.form.you
    }

    /// Whether the game has begun and is not over.
    pub fn is_running(&self) -> bool {
        !self.game.is_over() && !self.game.moves().is_empty()
    }

    /// Whether something would be lost if the game were left.
    pub(super) fn is_unkept(&self) -> bool {
        self.is_running() || !self.game.moves().is_empty() && !self.is_kept.load(Relaxed)
    }

    /// A flag that is set when the game is saved, or kept elsewhere, in its current state.
    pub(super) fn is_kept(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.is_kept)
    }

    /// Has the game left once the flag is set.
    pub(super) fn leave_after(&mut self, is_saved: &Arc<AtomicBool>, after: AfterGame) {
        self.leaves = Some((Arc::clone(is_saved), after));
    }

    /// The game goes on, even if a save of it ends later.
    pub(super) fn stay(&mut self) {
        self.leaves = None;
    }

    /// The place to which the user leaves the game, now that it is saved.
    pub(super) fn leaves_now(&self) -> Option<AfterGame> {
        // Moves that were played since the file was named are in no file.
        let is_saved = |saved: &AtomicBool| saved.load(Relaxed) && self.is_kept.load(Relaxed);
        self.leaves.as_ref().filter(|(saved, _)| is_saved(saved)).map(|&(_, after)| after)
    }

    pub fn is_thinking(&self) -> bool {
        self.answer.is_running()
    }

    /// The count; `None` until both players have passed.
    pub fn counted(&self) -> Option<&ContestScore> {
        self.counted.as_ref()
    }

    pub fn is_proposing(&self) -> bool {
        self.proposal.is_running()
    }

    /// Whether the result stands: the user agreed to the score, or a player resigned.
    pub fn is_agreed(&self) -> bool {
        self.is_agreed || self.game.resigned().is_some()
    }

    /// The playouts' estimate of the current position, if it was asked for.
    pub fn estimate(&self) -> Option<&Ownership> {
        self.estimate.value().filter(|(moves, _)| *moves == self.game.moves().len()).map(|(_, whose)| whose)
    }

    pub fn is_estimating(&self) -> bool {
        self.estimate.is_running()
    }

    /// The pattern player's last action, in words.
    pub fn said(&self) -> Option<&'static str> {
        self.said.map(Said::words)
    }

    /// Black and White as the screen names them: the record has their names in English.
    pub fn shown_names(&self) -> [String; 2] {
        let katachi = |teacher: Teacher| match teacher {
            Teacher::Professionals => text!("play-game-katachi").to_owned(),
            other => text!("play-game-katachi-of", teacher = other.title()),
        };
        let (form, you) = (&self.form, || text!("play-game-you").to_owned());
        match form.you {
            _ if form.watches => [katachi(form.teacher), katachi(form.other_teacher)],
            Color::Black => [you(), katachi(form.teacher)],
            Color::White => [katachi(form.teacher), you()],
        }
    }

    /// The record of the game. The user is called `me`, unless that is empty.
    pub fn tree(&self, me: &str) -> GameTree {
        let mut tree = self.game.tree();
        let names = [&mut tree.info.black, &mut tree.info.white];
        names.into_iter().filter(|name| *name == USER && !me.is_empty()).for_each(|name| me.clone_into(name));
        let rules = match self.form.counting {
            Counting::Area => "Chinese",
            Counting::Territory => "Japanese",
        };
        rules.clone_into(&mut tree.info.rules);
        let Some(clock) = &self.clock else { return tree };
        tree.info.time_limit = Some(clock.limit().main.as_secs_f32());
        tree.info.overtime = clock.limit().overtime();
        let mut left = clock.after_moves().iter();
        let mut at = Some(NodeId::ROOT);
        while let Some(id) = at {
            if tree.node(id).play.is_some_and(|play| play.color() == self.form.you) {
                tree.node_mut(id).time_left = left.next().map(|left| left.time.as_secs_f32());
            }
            at = tree.main_child(id);
        }
        tree
    }

    /// Plays the user's move. While the score is being counted, marks the chain at `point` as dead or alive
    /// instead. Does nothing if neither applies.
    pub(super) fn play(
        &mut self,
        point: Option<Point>,
        engines: &Engines,
        effects: &mut Effects,
    ) -> Result<(), PlayError> {
        if !self.is_your_turn() {
            point.into_iter().for_each(|point| self.toggle_dead(point));
            return Ok(());
        }
        // A move ends a pause: a paused clock must not give free time to think.
        self.pause(false);
        let you = self.form.you;
        self.game.play(point.map_or(Move::pass(you), |point| Move::play(you, point)))?;
        self.said = None;
        if let Some(clock) = &mut self.clock {
            clock.moved(self.turn_began.unwrap_or(clock.left()));
            self.turn_began = Some(clock.left());
        }
        self.go_on(engines, effects);
        Ok(())
    }

    /// Starts the pattern player's answer, or the counting at the end.
    pub(super) fn go_on(&mut self, engines: &Engines, effects: &mut Effects) {
        self.is_left = false;
        // A save, even one that ends later, was of an earlier state.
        self.is_kept = Arc::default();
        if self.game.resigned().is_some() {
            return;
        }
        if self.game.is_over() {
            self.count(effects);
        } else if self.form.watches && self.game.moves().len() >= 3 * self.form.size.area() {
            // Two pattern players that never pass would play for ever.
            self.said = Some(Said::TooLong);
        } else if self.form.watches || self.game.to_play() != self.form.you {
            let watched = self.form.watches.then_some(MIN_WATCH_TIME);
            let mut position = ContestSnapshot::from_game(&self.game);
            let (form, seed, moves) = (self.form, self.seed, self.game.moves().len());
            let params = PlayerParams { style: form.style, seed, resigns: form.resigns, search: form.playouts };
            let asks_other = form.watches && self.game.to_play() == Color::White;
            let guide = engines.guide(if asks_other { form.other_teacher } else { form.teacher });
            let task = self.answer.start(text!("play-answering"), move |progress| {
                let guide = guide.unwrap_or_else(|| PlayerKnowledge::Model(Box::new(Predictor::new(shipped_model()))));
                let reply = PatternPlayer::with_guide(guide, params).reply(&position.game(), progress)?;
                if let Some(pause) = watched {
                    std::thread::sleep(pause);
                    progress.check()?;
                }
                Ok((moves, reply))
            });
            // The wait between moves must not hold up other work.
            effects.spawn(if self.form.watches { task.apart() } else { task.asked() }.quiet());
        }
    }

    fn count(&mut self, effects: &mut Effects) {
        self.recount(BTreeSet::new());
        let (board, seed) = (self.game.board().clone(), self.seed);
        let task = self.proposal.start(text!("play-dead-stones"), move |progress| {
            propose_dead(&board, seed, progress).map_err(JobError::from)
        });
        effects.spawn(task.asked().quiet());
    }

    fn recount(&mut self, dead: BTreeSet<(u8, u8)>) {
        let points: Vec<Point> = dead.iter().map(|&(y, x)| Point::new(x, y)).collect();
        self.counted = Some(ContestScore { score: score(&self.game, &points), dead });
    }

    /// Marks a living chain as dead, or a dead chain as alive.
    fn toggle_dead(&mut self, point: Point) {
        let Some(counted) = self.counted.as_ref().filter(|_| !self.is_agreed) else { return };
        let chain: Vec<Point> = self.game.board().chain(point).into_iter().collect();
        let is_dead = counted.is_dead(point);
        let mut dead = counted.dead.clone();
        for point in chain {
            if is_dead {
                dead.remove(&(point.y, point.x))
            } else {
                dead.insert((point.y, point.x))
            };
        }
        // The user's marks count, so stop the playouts' proposal.
        self.proposal.stop();
        self.recount(dead);
    }

    /// Accepts the score.
    pub(super) fn agree(&mut self) {
        let Some(counted) = &self.counted else { return };
        let (result, winner) = (counted.score.result(), counted.score.winner());
        self.is_agreed = true;
        let info = self.game.info_mut();
        info.result = result;
        info.winner = match winner {
            Some(Color::Black) => katachi_core::go::Winner::Black,
            Some(Color::White) => katachi_core::go::Winner::White,
            None => katachi_core::go::Winner::Nobody,
        };
    }

    pub(super) fn resign(&mut self) {
        if !self.game.is_over() && !self.form.watches {
            self.answer.stop();
            self.game.resign(self.form.you);
        }
    }

    /// Goes back to the user's last decision. After both have passed, the passes are taken back too.
    pub(super) fn undo(&mut self) {
        if self.lost_on_time() {
            return;
        }
        self.take_back();
        let moves = self.your_moves();
        if let Some(clock) = &mut self.clock {
            clock.back_to(moves);
            self.turn_began = Some(clock.left());
        }
    }

    fn take_back(&mut self) {
        self.answer.stop();
        self.proposal.stop();
        (self.counted, self.is_agreed, self.said) = (None, false, None);
        if self.game.resigned().is_some() {
            self.game.undo();
            if self.game.to_play() == self.form.you {
                return;
            }
        }
        let first = self.game.moves().iter().position(|play| play.color() == self.form.you);
        let Some(first) = first else { return };
        while self.game.moves().len() > first {
            let undone = self.game.undo();
            if undone.is_none_or(|undone| undone.color() == self.form.you) {
                break;
            }
        }
    }

    pub(super) fn ask_estimate(&mut self, effects: &mut Effects) {
        let (board, to_play, seed) = (self.game.board().clone(), self.game.to_play(), self.seed);
        let moves = self.game.moves().len();
        let task = self.estimate.start(text!("play-estimating"), move |progress| {
            Ok((moves, ownership(&board, Some(to_play), OWNERSHIP_PLAYOUTS, seed, progress)?))
        });
        effects.spawn(task.asked().quiet());
    }

    /// Takes in the results of background work.
    pub(super) fn poll(&mut self, engines: &Engines, effects: &mut Effects) {
        self.estimate.poll();
        if let Some(dead) = self.proposal.arrived()
            && self.counted.is_some()
        {
            self.recount(dead.into_iter().map(|point| (point.y, point.x)).collect());
        }
        if let Some((moves, reply)) = self.answer.arrived()
            && moves == self.game.moves().len()
            && !self.game.is_over()
        {
            let other = if self.form.watches { self.game.to_play() } else { self.form.you.opponent() };
            self.said = None;
            match reply {
                PlayerReply::Play(point) => {
                    if let Err(error) = self.game.play(Move::play(other, point)) {
                        effects.error(text!("play-illegal-answer", reason = error.sentence()));
                    }
                }
                PlayerReply::Pass => {
                    let _ = self.game.play(Move::pass(other));
                    self.said = Some(Said::Passes);
                }
                PlayerReply::Resign => {
                    self.game.resign(other);
                    self.said = Some(Said::Resigns);
                }
            }
            if self.game.is_over() && self.game.resigned().is_none() {
                self.count(effects);
            } else if self.form.watches {
                self.go_on(engines, effects);
            }
        }
    }
}

/// The data from which a job rebuilds the game.
struct ContestSnapshot {
    setup: Vec<katachi_core::go::SetupStone>,
    moves: Vec<Move>,
    size: BoardSize,
    info: GameInfo,
    komi: f32,
    counting: Counting,
    to_play: Color,
}

impl ContestSnapshot {
    fn from_game(game: &Game) -> ContestSnapshot {
        let view = game.view();
        ContestSnapshot {
            setup: view.setup.to_vec(),
            moves: view.moves.to_vec(),
            size: view.size,
            info: game.info().clone(),
            komi: game.komi(),
            counting: game.counting(),
            to_play: game.to_play(),
        }
    }

    fn game(&mut self) -> Game {
        let view = katachi_core::go::GameView { size: self.size, setup: &self.setup, moves: &self.moves };
        let mut game = Game::from_record(view, self.moves.len(), self.info.clone());
        game.set_komi(self.komi);
        game.set_counting(self.counting);
        game.set_to_play(self.to_play);
        game
    }
}
