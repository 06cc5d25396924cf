//! Evaluations that engines have written into records: who is ahead, position by position.
//!
//! Every program has its own format: winrate or score, Black's or the mover's, before the move or after it. Each format
//! has a reader, whose module names the source for its side, its sign and its moment. A value that is not understood to
//! the last digit is reported with its move ([`Trouble`]) and ignored: an evaluation is never guessed.
//!
//! - `katrain`: KaTrain's `KT`, and its comments.
//! - `lizzie`: Lizzie's and LizzieYzy's `LZ`, `LZOP`, `LZ2`, `LZOP2`, and Lizzie's comments.
//! - `sabaki`: Sabaki's `SBKV`, and Ogatak's `OGSC` beside it.
//! - `ai_sensei`: AI Sensei's comments.
//! - `katago`: the comments of KataGo's own games.
//! - `goreviewpartner`: Go Review Partner's `BWWR` and `VNWR`.
//!
//! Not read: comments in another language than English, and the comments of OGS, which stand in variations only.
//!
//! KaTrain and Lizzie also write the move that the engine would have played; if so, it is kept as the better move.
//!
//! A record may hold several formats, from several engines. Only the one that evaluates the most positions is taken, so
//! that no loss is the difference of two engines.

mod ai_sensei;
mod error;
mod goreviewpartner;
mod katago;
mod katrain;
mod lizzie;
mod notes;
mod number;
mod sabaki;

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::go::{Color, GameKey, Point};

pub use error::EvaluationError;
pub(in crate::corpus) use notes::EvaluationNotes;

/// An engine's evaluation of a position, from Black's side: a winrate, a score lead, or both.
///
/// Kept in hundredths of a percent and of a point, so that sums and mirror images are exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Evaluation {
    black_winrate: Option<u16>,
    black_lead: Option<i32>,
}

impl Evaluation {
    /// A winrate of 1, in hundredths of a percent.
    pub const FULL_WINRATE: u16 = 10_000;
    /// Maximum lead, in hundredths of a point. No board has as many points.
    pub const MAX_LEAD: i32 = 100_000;

    /// Black's winrate in hundredths of a percent, Black's lead in hundredths of a point (komi included).
    ///
    /// `None` for a winrate above [`Evaluation::FULL_WINRATE`], a lead above [`Evaluation::MAX_LEAD`], or neither.
    pub fn new(black_winrate: Option<u16>, black_lead: Option<i32>) -> Option<Evaluation> {
        let fits = black_winrate.is_none_or(|rate| rate <= Self::FULL_WINRATE)
            && black_lead.is_none_or(|lead| lead.unsigned_abs() <= Self::MAX_LEAD.unsigned_abs());
        let says = black_winrate.is_some() || black_lead.is_some();
        (fits && says).then_some(Evaluation { black_winrate, black_lead })
    }

    /// Hundredths of a percent: 0 to 10,000.
    pub fn black_winrate(self) -> Option<u16> {
        self.black_winrate
    }

    /// Hundredths of a point; below 0 where White is ahead.
    pub fn black_lead(self) -> Option<i32> {
        self.black_lead
    }

    /// The same position with the colours exchanged.
    pub fn swapped(self) -> Evaluation {
        Evaluation {
            black_winrate: self.black_winrate.map(|rate| Self::FULL_WINRATE - rate),
            black_lead: self.black_lead.map(|lead| -lead),
        }
    }

    /// Turns an evaluation from `color`'s side into one from Black's, or the other way round.
    fn seen_by(self, color: Color) -> Evaluation {
        if color == Color::White { self.swapped() } else { self }
    }

    /// Fills the values that are missing here with those of `other`.
    fn or(self, other: Evaluation) -> Evaluation {
        Evaluation {
            black_winrate: self.black_winrate.or(other.black_winrate),
            black_lead: self.black_lead.or(other.black_lead),
        }
    }
}

/// The cost of a move to its player: the difference of the evaluations before and after it. Negative if the engine
/// liked the move better than it had expected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Loss {
    /// Hundredths of a point.
    pub points: Option<i32>,
    /// Hundredths of a percent.
    pub winrate: Option<i32>,
}

impl Loss {
    /// A value that one of the two evaluations lacks is `None`.
    ///
    /// ```
    /// use katachi_core::corpus::evaluation::{Evaluation, Loss};
    /// use katachi_core::go::Color;
    /// let before = Evaluation::new(Some(5000), Some(50)).unwrap();
    /// let after = Evaluation::new(Some(5500), Some(200)).unwrap();
    /// let white = Loss::from_evaluations(Color::White, before, after);
    /// assert_eq!((white.points, white.winrate), (Some(150), Some(500)));
    /// assert_eq!(Loss::from_evaluations(Color::Black, before, after).points, Some(-150));
    /// ```
    pub fn from_evaluations(mover: Color, before: Evaluation, after: Evaluation) -> Loss {
        let sign = if mover == Color::Black { 1 } else { -1 };
        let rate = |evaluation: Evaluation| evaluation.black_winrate.map(i32::from);
        let lost = |before: Option<i32>, after: Option<i32>| Some(sign * (before? - after?));
        Loss { points: lost(before.black_lead, after.black_lead), winrate: lost(rate(before), rate(after)) }
    }
}

/// The format of a program's evaluations. If two formats evaluate equally many positions, the earlier one here is
/// preferred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Format {
    KaTrain,
    Lizzie,
    /// The second engine of LizzieYzy.
    LizzieSecond,
    /// Sabaki's winrate, Ogatak's score.
    Sabaki,
    KaTrainComment,
    AiSensei,
    LizzieComment,
    KataGo,
    GoReviewPartner,
    /// Not in the record: the user's own engine was asked.
    Engine,
}

impl Format {
    pub const ALL: [Format; 10] = [
        Format::KaTrain,
        Format::Lizzie,
        Format::LizzieSecond,
        Format::Sabaki,
        Format::KaTrainComment,
        Format::AiSensei,
        Format::LizzieComment,
        Format::KataGo,
        Format::GoReviewPartner,
        Format::Engine,
    ];

    /// The name in files and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Format::KaTrain => "katrain",
            Format::Lizzie => "lizzie",
            Format::LizzieSecond => "lizzie-2",
            Format::Sabaki => "sabaki",
            Format::KaTrainComment => "katrain-comment",
            Format::AiSensei => "ai-sensei",
            Format::LizzieComment => "lizzie-comment",
            Format::KataGo => "katago",
            Format::GoReviewPartner => "goreviewpartner",
            Format::Engine => "engine",
        }
    }

    /// The inverse of [`Format::name`].
    pub fn parse(name: &str) -> Option<Format> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }
}

/// The evaluations of a game's main line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEvaluations {
    format: Format,
    positions: Vec<Option<Evaluation>>,
    /// The move that the engine would play, by the number of moves played before it.
    best: Vec<Option<Point>>,
}

impl GameEvaluations {
    /// Indexed by the number of moves played; positions at the end may be missing. `None` if no position is evaluated.
    pub fn new(format: Format, mut positions: Vec<Option<Evaluation>>) -> Option<GameEvaluations> {
        let used = positions.iter().rposition(Option::is_some)? + 1;
        positions.truncate(used);
        Some(GameEvaluations { format, positions, best: Vec::new() })
    }

    /// Adds the moves that the engine would play, by the number of moves played before each.
    pub fn with_best(self, mut best: Vec<Option<Point>>) -> GameEvaluations {
        let used = best.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        best.truncate(used);
        GameEvaluations { best, ..self }
    }

    /// Those of the first positions, up to the one after this number of moves; `None` if none of them is evaluated.
    pub fn up_to(&self, moves: usize) -> Option<GameEvaluations> {
        let first = |positions: usize| positions.min(moves + 1);
        let positions = self.positions[..first(self.positions.len())].to_vec();
        Some(GameEvaluations::new(self.format, positions)?.with_best(self.best[..first(self.best.len())].to_vec()))
    }

    pub fn format(&self) -> Format {
        self.format
    }

    /// By the number of moves played, up to the last one that is evaluated.
    pub fn positions(&self) -> &[Option<Evaluation>] {
        &self.positions
    }

    /// The position after this number of moves.
    pub fn after(&self, moves: usize) -> Option<Evaluation> {
        self.positions.get(moves).copied().flatten()
    }

    /// By the number of moves played, up to the last position of which the engine's move is known.
    pub fn best_moves(&self) -> &[Option<Point>] {
        &self.best
    }

    /// The engine's move after this number of moves; `None` if nothing was written, or if it would pass.
    pub fn best(&self, moves: usize) -> Option<Point> {
        self.best.get(moves).copied().flatten()
    }

    /// The cost of the move with this index; `None` where the position before it or after it is not evaluated.
    pub fn loss(&self, index: usize, mover: Color) -> Option<Loss> {
        let loss = Loss::from_evaluations(mover, self.after(index)?, self.after(index + 1)?);
        (loss != Loss::default()).then_some(loss)
    }

    /// Positions that are evaluated.
    pub fn count(&self) -> usize {
        self.positions.iter().flatten().count()
    }

    /// The same with the colours exchanged.
    pub fn swapped(&self) -> GameEvaluations {
        let positions = self.positions.iter().map(|position| position.map(Evaluation::swapped)).collect();
        GameEvaluations { format: self.format, positions, best: self.best.clone() }
    }

    /// Number of evaluated positions, and of those with a score. The larger pair is worth more.
    fn worth(&self) -> (usize, usize) {
        let leads = self.positions.iter().flatten().filter(|position| position.black_lead.is_some()).count();
        (self.count(), leads)
    }
}

/// Evaluations by game, whichever file the game lies in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evaluations {
    games: BTreeMap<GameKey, GameEvaluations>,
}

impl Evaluations {
    /// Adds the evaluations of a game. If it has some already, keeps those of more positions.
    pub fn insert(&mut self, game: GameKey, evaluations: GameEvaluations) {
        match self.games.get(&game) {
            Some(known) if known.worth() >= evaluations.worth() => {}
            _ => _ = self.games.insert(game, evaluations),
        }
    }

    pub fn get(&self, game: GameKey) -> Option<&GameEvaluations> {
        self.games.get(&game)
    }

    /// Games that have evaluations.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Sorted by key.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (GameKey, &GameEvaluations)> {
        self.games.iter().map(|(&key, evaluations)| (key, evaluations))
    }
}

/// An evaluation that could not be read, and was ignored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trouble {
    /// Number of moves played up to its node, the node's own included.
    pub at_move: u32,
    pub format: Format,
    pub what: EvaluationError,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}: {}: {}", self.at_move, self.format.name(), self.what)
    }
}
