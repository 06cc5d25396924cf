//! Guess the move: positions from real games, the moves played there, and the score of each guess.
//!
//! A [`Round`] asks one position after the other. The first miss highlights the quarter of the board with the move, the
//! second a smaller box, and the third shows the move. A right guess scores more the earlier it comes. If the first
//! guess was not the move played, it still scores: the more, the more probable the model finds it, or the more often
//! other games play it, compared with the move played.

mod kept;
mod resume;

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use rand_xoshiro::Xoshiro256Plus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

pub use self::kept::KeptRound;
use super::engines::Engines;
pub use super::guess_form::{GuessForm, GuessOrder, GuessSide, GuessSource};
pub use super::guess_position::GuessPosition;
use super::line::MoveHistory;
use super::summary::Answered;
use crate::turned::BoardTransform;
use crate::{BoardRegion, Viewer};
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::find::filter::{NamePattern, fold_name};
use katachi_core::go::{Board, Color, GameKey, GameView, Move, Point, Winner};
use katachi_core::pattern::names::ShapeNames;
use katachi_core::pattern::{Image, Symmetry};
use katachi_core::study::CardQuestion;
use katachi_engines::predict::{ContextCounts, STAGES, Situation};

/// Clicks before the move is shown.
pub const MAX_TRIES: usize = 3;

/// Points for a guess that is right at the first, the second and the third click.
pub const CREDITS: [u32; MAX_TRIES] = [100, 60, 30];

/// Maximum points for a guess that was not played.
pub const MAX_OTHER_CREDIT: u32 = 60;

/// A game to guess in.
#[derive(Clone, Debug)]
pub struct GuessRecord {
    pub black: String,
    pub white: String,
    pub date: String,
    winner: Winner,
    line: MoveHistory,
    /// Its number among the loaded games; `None` if it is not loaded.
    pub id: Option<GameId>,
}

impl GuessRecord {
    pub fn of_corpus(corpus: &Corpus, id: GameId) -> GuessRecord {
        let (header, game) = (corpus.header(id), corpus.game(id));
        let line = MoveHistory::of_game(game, game.moves.len());
        let (black, white, date) = (header.black.to_owned(), header.white.to_owned(), header.date.to_owned());
        GuessRecord { black, white, date, winner: corpus.winner(id), line, id: Some(id) }
    }

    /// The main line of the open game.
    pub fn of_viewer(viewer: &Viewer, id: Option<GameId>) -> GuessRecord {
        let (line, info) = (MoveHistory::main_line(viewer.tree()), &viewer.tree().info);
        let (black, white, date) = (info.black.clone(), info.white.clone(), info.date.clone());
        GuessRecord { black, white, date, winner: info.winner, line, id }
    }

    pub fn game(&self) -> GameView<'_> {
        self.line.view()
    }

    /// Whether the form asks for the move with this index.
    fn is_asked(&self, index: usize, form: &GuessForm) -> bool {
        let Some(play) = self.line.moves.get(index) else { return false };
        let by = play.color();
        let of_side = match form.side {
            GuessSide::Both => true,
            GuessSide::Black => by == Color::Black,
            GuessSide::White => by == Color::White,
            GuessSide::Winner => self.winner.color() == Some(by),
        };
        let name = if by == Color::Black { &self.black } else { &self.white };
        let wanted = NamePattern::new(&form.player, false);
        let of_player = wanted.is_none_or(|wanted| wanted.is_in(&fold_name(name)));
        let number = index as u32 + 1;
        let is_handicap = index < self.game().opening_start();
        of_side && of_player && !is_handicap && self.is_stone_on_board(index) && (form.from..=form.to).contains(&number)
    }

    /// Whether the move puts a stone on a point of the board, rather than passing.
    fn is_stone_on_board(&self, index: usize) -> bool {
        let play = self.line.moves.get(index).and_then(|play| play.point());
        play.is_some_and(|point| self.line.size.contains(point))
    }
}

/// The positions of a round.
#[derive(Clone, Debug)]
pub enum RoundPositions {
    /// These places in this order.
    List(VecDeque<GuessPosition>),
    /// Games, played through in order or chosen from at random.
    Games(Arc<Vec<GameId>>),
    /// One game by its own record: the open game, which need not be loaded.
    Own(Box<GuessRecord>),
}

/// A guess and the engines' opinion of it.
#[derive(Clone, Debug, PartialEq)]
pub struct GuessAttempt {
    /// On the board as it is shown.
    pub point: Point,
    pub opinion: Option<Opinion>,
}

/// The engines' opinions of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion {
    pub probability: f32,
    /// Its rank among all moves by probability, from 0.
    pub rank: usize,
    /// Counts of the move in these surroundings, from the loaded games.
    pub elsewhere: Option<ContextCounts>,
}

/// A position that is being asked, on the board as it is shown.
pub struct Challenge {
    pub record: GuessRecord,
    /// Moves before it.
    pub moves: usize,
    pub turned: BoardTransform,
    pub board: Board,
    pub to_play: Color,
    pub last: Option<Point>,
    pub is_review: bool,
    /// The answer: the point that was played, or the better one.
    answer: Point,
    /// The point played in the game, if a better move is asked.
    mistake: Option<Point>,
    tries: Vec<GuessAttempt>,
    outcome: Option<Answered>,
    situation: Situation,
    /// Moves on the record's board with their probabilities, most likely first; empty until the model is unpacked.
    policy: Vec<(Point, f32)>,
}

/// A round of guessing: the positions to ask, the one that is asked now, and the answers so far.
pub struct Round {
    form: GuessForm,
    places: RoundPositions,
    seed: u64,
    random: Xoshiro256Plus,
    /// The index of the current game, if games are played through. `next_move` is the index of the first move that the
    /// next question may ask for.
    game: usize,
    next_move: usize,
    asked: Option<Challenge>,
    answers: Vec<Answered>,
    is_review: bool,
}

/// The result of a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClickResult {
    /// A miss; there is another try.
    Missed,
    /// Found, or shown.
    Done,
}

impl Challenge {
    fn new(
        record: GuessRecord,
        moves: usize,
        better: Option<Point>,
        image: Image,
        is_review: bool,
    ) -> Option<Challenge> {
        let play: Move = *record.line.moves.get(moves)?;
        let played = play.point()?;
        let point = Some(better.unwrap_or(played)).filter(|&point| record.line.size.contains(point))?;
        let before = MoveHistory::of_game(record.game(), moves);
        let turned = BoardTransform { image, size: before.size };
        let position = before.board();
        if !position.is_legal(play.color(), point) {
            return None;
        }
        let last = before.last().and_then(|last| last.point()).map(|last| turned.point(last));
        Some(Challenge {
            board: turned.board(&position),
            to_play: turned.color(play.color()),
            last,
            answer: turned.point(point),
            mistake: better.map(|_| turned.point(played)),
            situation: before.situation(),
            tries: Vec::new(),
            outcome: None,
            policy: Vec::new(),
            record,
            moves,
            turned,
            is_review,
        })
    }

    pub fn tries(&self) -> &[GuessAttempt] {
        &self.tries
    }

    /// Whether this line is the game that is asked about, and its move is not known yet.
    pub(super) fn hides(&self, line: &MoveHistory) -> bool {
        self.outcome.is_none() && self.record.line == *line
    }

    /// The outcome of the question; `None` while it is open.
    pub fn outcome(&self) -> Option<&Answered> {
        self.outcome.as_ref()
    }

    /// The move that was asked for; `None` while the question is open.
    pub fn answer(&self) -> Option<Point> {
        self.outcome.is_some().then_some(self.answer)
    }

    /// The move played in the game, if a better move is asked.
    pub fn mistake(&self) -> Option<Point> {
        self.mistake
    }

    /// The region of the move, shown after a miss.
    pub fn hint(&self) -> Option<BoardRegion> {
        match (self.tries.len(), &self.outcome) {
            (_, Some(_)) | (0, None) => None,
            (1, None) => Some(quarter(self.answer, self.board.size().side())),
            (_, None) => Some(box_around(self.answer, self.board.size().side(), self.moves)),
        }
    }

    /// The engines' opinion of a move on the board as it is shown.
    pub fn opinion(&self, point: Point, engines: &Engines) -> Option<Opinion> {
        let point = self.turned.back().point(point);
        let rank = self.policy.iter().position(|&(other, _)| other == point)?;
        let elsewhere = engines.elsewhere(&self.situation, point).map(|answer| answer.counts);
        Some(Opinion { probability: self.policy[rank].1, rank, elsewhere })
    }

    /// The model's first choices on the board as it is shown.
    pub fn choices(&self) -> impl Iterator<Item = (Point, f32)> + '_ {
        self.policy.iter().map(|&(point, probability)| (self.turned.point(point), probability))
    }

    fn think(&mut self, corpus: &Corpus, engines: &mut Engines) {
        engines.leave_out(corpus, &self.record.line, self.record.id);
        if self.policy.is_empty()
            && let Some(predictor) = engines.predictor()
        {
            self.policy = predictor.policy(&self.situation);
        }
        // Tries of an earlier session have no opinion yet.
        for tried in 0..self.tries.len() {
            if self.tries[tried].opinion.is_none() {
                self.tries[tried].opinion = self.opinion(self.tries[tried].point, engines);
            }
        }
    }

    /// Takes a guess. `None` if the question is closed, or the move is illegal or was tried already.
    fn guess(&mut self, point: Point, corpus: &Corpus, engines: &mut Engines) -> Option<ClickResult> {
        let is_new = !self.tries.iter().any(|tried| tried.point == point);
        if self.outcome.is_some() || !is_new || !self.board.is_legal(self.to_play, point) {
            return None;
        }
        self.think(corpus, engines);
        let point = if self.is_equivalent_to_answer(point) { self.answer } else { point };
        let opinion = self.opinion(point, engines);
        self.tries.push(GuessAttempt { point, opinion });
        if point == self.answer || self.tries.len() == MAX_TRIES {
            self.finish(corpus, engines);
            return Some(ClickResult::Done);
        }
        Some(ClickResult::Missed)
    }

    /// Whether a point is the answer, or an image of it under a symmetry of the position and of the last move.
    fn is_equivalent_to_answer(&self, point: Point) -> bool {
        let stones: HashSet<(Point, Color)> = self.board.stones().collect();
        Symmetry::ALL.into_iter().any(|symmetry| {
            let turned = BoardTransform { image: Image { symmetry, swapped: false }, size: self.board.size() };
            turned.point(point) == self.answer
                && self.last.is_none_or(|last| turned.point(last) == last)
                && stones.iter().all(|&(point, color)| stones.contains(&(turned.point(point), color)))
        })
    }

    fn finish(&mut self, corpus: &Corpus, engines: &mut Engines) {
        self.think(corpus, engines);
        let played = self.opinion(self.answer, engines);
        let found = self.tries.iter().position(|tried| tried.point == self.answer);
        let first = self.tries.first().and_then(|tried| tried.opinion);
        let other = match (first, played, found) {
            (Some(first), Some(played), found) if found != Some(0) => other_credit(first, played),
            _ => 0,
        };
        let credit = found.map_or(0, |tries| CREDITS[tries]).max(other);
        let (by, point) = (self.turned.back().color(self.to_play), self.turned.back().point(self.answer));
        let before = self.turned.back().board(&self.board);
        let names = ShapeNames::shipped().position(&before).names(by, point);
        let name = ShapeNames::shipped().of_set(names).next().map(|name| name.english.as_str());
        let stage = STAGES.iter().position(|&(_, _, end)| self.moves < end).unwrap_or(STAGES.len() - 1);
        let probability = played.map(|played| played.probability);
        self.outcome = Some(Answered { stage, name, found, credit, probability });
    }

    /// The question of the position's card. A game that is not loaded has no cards, as they could not be asked again.
    pub fn question(&self) -> Option<CardQuestion> {
        self.record.id?;
        let (game, moves) = (GameKey::from_game(self.record.game()), self.moves as u32);
        Some(match self.mistake {
            None => CardQuestion::Move { game, moves },
            Some(_) => CardQuestion::Better { game, moves, answer: self.turned.back().point(self.answer) },
        })
    }
}

/// Points for a first guess that was not played: its probability, or its share in other games, relative to the played
/// move's.
fn other_credit(guess: Opinion, played: Opinion) -> u32 {
    let by_model = guess.probability / played.probability.max(f32::MIN_POSITIVE);
    let share = |counts: ContextCounts| counts.played as f32 / counts.seen.max(1) as f32;
    let by_games = match (guess.elsewhere, played.elsewhere) {
        (Some(guess), Some(played)) if played.played > 0 => share(guess) / share(played),
        _ => 0.0,
    };
    (by_model.max(by_games).min(1.0) * MAX_OTHER_CREDIT as f32) as u32
}

/// The quarter of the board with a point. Points on the middle lines belong to the upper and left quarters.
fn quarter(point: Point, side: usize) -> BoardRegion {
    let (half, last) = (side.div_ceil(2) as u8, side as u8 - 1);
    // Quarters share the middle line, so that all have the same size.
    let along = |at: u8| if at < half { (0, half - 1) } else { (last + 1 - half, last) };
    let ((left, right), (top, bottom)) = (along(point.x), along(point.y));
    BoardRegion::between(Point::new(left, top), Point::new(right, bottom))
}

/// A small box with a point somewhere in it, not always in the middle.
fn box_around(point: Point, side: usize, moves: usize) -> BoardRegion {
    // No larger than a quarter, on the smallest boards too.
    let length = (side * 2 / 5).clamp(2, 7).min(side.div_ceil(2)) as u8;
    let along = |at: u8, salt: usize| {
        let before = ((moves * 7 + salt * 3 + usize::from(at) * 5) % usize::from(length)) as u8;
        let first = at.saturating_sub(before).min(side as u8 - length.min(side as u8));
        (first, first + length - 1)
    };
    let ((left, right), (top, bottom)) = (along(point.x, 1), along(point.y, 2));
    BoardRegion::between(Point::new(left, top), Point::new(right, bottom))
}

impl Round {
    pub fn new(form: GuessForm, places: RoundPositions, is_review: bool, seed: u64) -> Round {
        let mut random = Xoshiro256Plus::seed_from_u64(seed);
        let places = match places {
            RoundPositions::Games(games) if form.order == GuessOrder::Through => {
                let mut games = games.to_vec();
                for at in (1..games.len()).rev() {
                    games.swap(at, below(&mut random, at + 1));
                }
                RoundPositions::Games(Arc::new(games))
            }
            places => places,
        };
        Round { form, places, seed, random, game: 0, next_move: 0, asked: None, answers: Vec::new(), is_review }
    }

    pub fn asked(&self) -> Option<&Challenge> {
        self.asked.as_ref()
    }

    pub fn answers(&self) -> &[Answered] {
        &self.answers
    }

    /// Whether the round asks positions again that were missed before.
    pub fn is_review(&self) -> bool {
        self.is_review
    }

    /// Number of positions still to come; `None` if it is not known beforehand.
    pub fn left(&self) -> Option<usize> {
        match &self.places {
            RoundPositions::List(places) => Some(places.len()),
            _ => None,
        }
    }

    /// The score of all answers together, and its maximum.
    pub fn score(&self) -> (u32, u32) {
        (self.answers.iter().map(|answer| answer.credit).sum(), self.answers.len() as u32 * CREDITS[0])
    }

    pub(super) fn guess(&mut self, point: Point, corpus: &Corpus, engines: &mut Engines) -> Option<ClickResult> {
        let came = self.asked.as_mut()?.guess(point, corpus, engines)?;
        self.note_done();
        Some(came)
    }

    /// Gives the position up. Returns false if no question is open.
    pub(super) fn reveal(&mut self, corpus: &Corpus, engines: &mut Engines) -> bool {
        let Some(asked) = self.asked.as_mut().filter(|asked| asked.outcome.is_none()) else { return false };
        asked.finish(corpus, engines);
        self.note_done();
        true
    }

    fn note_done(&mut self) {
        self.answers.extend(self.asked.as_ref().and_then(|asked| asked.outcome.clone()));
    }

    /// Goes to the next position. Returns `false` if there is none.
    pub(super) fn next(&mut self, corpus: &Corpus, engines: &mut Engines) -> bool {
        self.asked = self.find_next(corpus);
        if let Some(asked) = &mut self.asked {
            asked.think(corpus, engines);
        }
        self.asked.is_some()
    }

    fn find_next(&mut self, corpus: &Corpus) -> Option<Challenge> {
        match &mut self.places {
            RoundPositions::List(places) => loop {
                let GuessPosition { game, moves, better, image, is_review } = places.pop_front()?;
                let asked = Challenge::new(GuessRecord::of_corpus(corpus, game), moves, better, image, is_review);
                if asked.is_some() {
                    return asked;
                }
            },
            RoundPositions::Own(record) => {
                let index = (self.next_move..record.line.moves.len()).find(|&at| record.is_asked(at, &self.form))?;
                self.next_move = index + 1;
                Challenge::new((**record).clone(), index, None, Image::default(), false)
            }
            RoundPositions::Games(games) if self.form.order == GuessOrder::Through => loop {
                let record = GuessRecord::of_corpus(corpus, *games.get(self.game)?);
                let next = (self.next_move..record.line.moves.len()).find(|&at| record.is_asked(at, &self.form));
                match next {
                    Some(index) => {
                        self.next_move = index + 1;
                        let asked = Challenge::new(record, index, None, Image::default(), false);
                        if asked.is_some() {
                            return asked;
                        }
                    }
                    None => (self.game, self.next_move) = (self.game + 1, 0),
                }
            },
            RoundPositions::Games(games) => {
                // Give up after this many random draws: hardly any move fits the form.
                const MAX_DRAWS: usize = 2_000;
                for _ in 0..MAX_DRAWS.min(games.len() * 50) {
                    let record = GuessRecord::of_corpus(corpus, games[below(&mut self.random, games.len())]);
                    let moves = record.line.moves.len();
                    let index = if moves == 0 { continue } else { below(&mut self.random, moves) };
                    if record.is_asked(index, &self.form)
                        && let Some(asked) = Challenge::new(record, index, None, Image::default(), false)
                    {
                        return Some(asked);
                    }
                }
                None
            }
        }
    }
}

/// A random number below `end`, which must not be 0. All numbers are almost equally likely.
fn below(random: &mut Xoshiro256Plus, end: usize) -> usize {
    ((u128::from(random.next_u64()) * end as u128) >> 64) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quarter_and_the_smaller_box_contain_the_point() {
        for side in [2, 5, 9, 13, 19] {
            for y in 0..side as u8 {
                for x in 0..side as u8 {
                    let point = Point::new(x, y);
                    let area = quarter(point, side);
                    assert!(area.contains(point) && area.width() == side.div_ceil(2));
                    for moves in [0, 17, 250] {
                        let small = box_around(point, side, moves);
                        assert!(small.contains(point) && small.width() <= area.width(), "{side} {point:?}");
                        assert!(usize::from(small.max.x.max(small.max.y)) < side);
                    }
                }
            }
        }
    }

    #[test]
    fn a_move_as_good_as_the_one_played_counts_but_less() {
        let opinion = |probability, elsewhere| Opinion { probability, rank: 0, elsewhere };
        let counts = |played, seen| Some(ContextCounts { seen, played });
        assert_eq!(other_credit(opinion(0.4, None), opinion(0.2, None)), MAX_OTHER_CREDIT);
        assert_eq!(other_credit(opinion(0.1, None), opinion(0.4, None)), MAX_OTHER_CREDIT / 4);
        assert_eq!(other_credit(opinion(0.0, counts(5, 10)), opinion(0.9, counts(10, 20))), MAX_OTHER_CREDIT);
        assert_eq!(other_credit(opinion(0.0, None), opinion(0.0, counts(0, 9))), 0);
    }
}
