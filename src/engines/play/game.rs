//! A game that is being played: the rules that a player keeps, undo, and the record of it.

use super::handicap::{HandicapError, fixed_handicap};
use crate::predict::{Situation, random_value};
use katachi_core::corpus::sgf::to_sgf;
use katachi_core::go::{Board, BoardSize, Color, GameInfo, GameTree, GameView, Mark, Move, Point, SetupStone, Winner};

/// How the score is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counting {
    /// Living stones and the empty points that only one colour reaches; also called Chinese.
    #[default]
    Area,
    /// Surrounded points and prisoners; also called Japanese.
    Territory,
}

/// Points that White gets for Black's handicap stones when a game is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HandicapCompensation {
    #[default]
    None,
    EachStone,
    EachStoneButOne,
}

/// Why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    #[error("the point is off the board")]
    OffBoard,
    #[error("the point is occupied")]
    Occupied,
    #[error("the stone would have no liberty")]
    Suicide,
    #[error("the ko may not be taken back at once")]
    Ko,
    #[error("the game is over: a player has resigned")]
    Over,
}

/// A game being played, with all that led to it.
///
/// Refuses suicide and immediate ko recaptures, as most programs do. A move may repeat an earlier position; ask
/// [`Game::repeats`]. A [`super::PatternPlayer`] never plays such a move.
///
/// ```
/// use katachi_core::go::{BoardSize, Color, Move, Point};
/// use katachi_engines::play::{Game, PlayError};
/// let mut game = Game::new(BoardSize::new(9).unwrap());
/// game.play(Move::play(Color::Black, Point::new(2, 2))).unwrap();
/// assert_eq!(game.play(Move::play(Color::White, Point::new(2, 2))), Err(PlayError::Occupied));
/// assert_eq!(game.undo(), Some(Move::play(Color::Black, Point::new(2, 2))));
/// assert_eq!(game.to_sgf(), "(;FF[4]GM[1]CA[UTF-8]AP[Katachi]SZ[9]KM[7])\n");
/// ```
pub struct Game {
    info: GameInfo,
    komi: f32,
    counting: Counting,
    compensation: HandicapCompensation,
    size: BoardSize,
    /// Ascending in `before_move`, which is never larger than the number of moves.
    setup: Vec<SetupStone>,
    moves: Vec<Move>,
    resigned: Option<Color>,
    board: Board,
    situation: Situation,
    /// Stones that each colour has lost, by colour.
    lost: [usize; 2],
    /// Hashes of each position so far, the present one last.
    positions: Vec<u64>,
}

/// Komi of a new game.
const DEFAULT_KOMI: f32 = 7.0;

impl Game {
    /// An empty board, komi 7, counted by area.
    pub fn new(size: BoardSize) -> Game {
        Game {
            info: GameInfo::default(),
            komi: DEFAULT_KOMI,
            counting: Counting::default(),
            compensation: HandicapCompensation::default(),
            size,
            setup: Vec::new(),
            moves: Vec::new(),
            resigned: None,
            board: Board::new(size),
            situation: Situation::new(size),
            lost: [0; 2],
            positions: vec![0],
        }
    }

    /// A game with handicap stones on their usual points, White to play, komi 0.5.
    ///
    /// Errors: this board has no usual points for that number of stones.
    pub fn with_handicap(size: BoardSize, stones: usize) -> Result<Game, HandicapError> {
        let mut game = Game::new(size);
        game.set_handicap(&fixed_handicap(size, stones)?);
        game.komi = 0.5;
        Ok(game)
    }

    /// The position after `moves` moves of a record. The moves are replayed without checking whether they are legal.
    pub fn from_record(record: GameView<'_>, moves: usize, info: GameInfo) -> Game {
        let moves = moves.min(record.moves.len());
        let mut game = Game::new(record.size);
        game.komi = info.komi.unwrap_or(DEFAULT_KOMI);
        game.info = info;
        game.setup = record.setup.iter().copied().filter(|stone| stone.before_move as usize <= moves).collect();
        game.moves = record.moves[..moves].to_vec();
        game.replay();
        match record.moves.get(moves) {
            Some(next) => game.situation.set_to_play(next.color()),
            None if moves == 0 && game.info.handicap >= 2 => game.situation.set_to_play(Color::White),
            None => {}
        }
        game
    }

    /// Sets Black's handicap stones on an empty board; White is to play.
    ///
    /// Does nothing if there are moves or stones already.
    pub fn set_handicap(&mut self, points: &[Point]) {
        if !self.moves.is_empty() || !self.setup.is_empty() {
            return;
        }
        let black = Some(Color::Black);
        self.setup = points.iter().map(|&point| SetupStone { before_move: 0, point, cell: black }).collect();
        self.info.handicap = points.len() as u8;
        self.replay();
        self.situation.set_to_play(Color::White);
    }

    pub fn size(&self) -> BoardSize {
        self.size
    }

    pub fn komi(&self) -> f32 {
        self.komi
    }

    pub fn set_komi(&mut self, komi: f32) {
        self.komi = komi;
    }

    pub fn counting(&self) -> Counting {
        self.counting
    }

    pub fn set_counting(&mut self, counting: Counting) {
        self.counting = counting;
    }

    pub fn compensation(&self) -> HandicapCompensation {
        self.compensation
    }

    pub fn set_compensation(&mut self, compensation: HandicapCompensation) {
        self.compensation = compensation;
    }

    /// The points that White has before the board is counted: komi, and the compensation for handicap stones.
    pub fn points_given(&self) -> f32 {
        let view = GameView { size: self.size, setup: &self.setup, moves: &self.moves };
        let stones = match view.handicap(self.info.handicap) {
            0 | 1 => 0.0,
            stones => f32::from(stones),
        };
        self.komi
            + match self.compensation {
                HandicapCompensation::None => 0.0,
                HandicapCompensation::EachStone => stones,
                HandicapCompensation::EachStoneButOne => (stones - 1.0).max(0.0),
            }
    }

    /// Names, date, result, as the record will say them; komi is the game's own.
    pub fn info_mut(&mut self) -> &mut GameInfo {
        &mut self.info
    }

    pub fn info(&self) -> &GameInfo {
        &self.info
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The position as prediction sees it.
    pub fn situation(&self) -> &Situation {
        &self.situation
    }

    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    pub fn view(&self) -> GameView<'_> {
        GameView { size: self.size, setup: &self.setup, moves: &self.moves }
    }

    pub fn to_play(&self) -> Color {
        self.situation.to_play()
    }

    /// Sets the colour that plays next, no matter which one moved last.
    pub fn set_to_play(&mut self, color: Color) {
        self.situation.set_to_play(color);
    }

    /// Stones of this colour that have been captured.
    pub fn lost(&self, color: Color) -> usize {
        self.lost[color as usize]
    }

    /// Whether a play would bring back an earlier position of the game (positional superko).
    pub fn repeats(&self, play: Move) -> bool {
        let Some(point) = play.point() else { return false };
        let mut board = self.board.clone();
        board.play(play.color(), point).is_ok() && self.positions.contains(&position_key(&board))
    }

    /// Checks whether a move can be played.
    ///
    /// Errors: why it cannot be played.
    pub fn check(&self, play: Move) -> Result<(), PlayError> {
        if self.resigned.is_some() {
            return Err(PlayError::Over);
        }
        let Some(point) = play.point() else { return Ok(()) };
        if !self.size.contains(point) {
            Err(PlayError::OffBoard)
        } else if !self.board.is_empty(point) {
            Err(PlayError::Occupied)
        } else if self.board.is_legal(play.color(), point) || self.retakes_for_other(play) {
            Ok(())
        } else if self.board.ko() == Some(point) {
            Err(PlayError::Ko)
        } else {
            Err(PlayError::Suicide)
        }
    }

    /// Whether the player just took a ko and now plays again, at the ko point. Only the opponent may not retake at
    /// once.
    fn retakes_for_other(&self, play: Move) -> bool {
        let last = self.moves.last().map(|last| last.color());
        if self.board.ko() != play.point() || last != Some(play.color()) {
            return false;
        }
        let mut board = self.board.clone();
        board.pass();
        play.point().is_some_and(|point| board.is_legal(play.color(), point))
    }

    /// Plays a stone or passes. The same colour may play twice.
    ///
    /// Errors leave the game as it was.
    pub fn play(&mut self, play: Move) -> Result<(), PlayError> {
        self.check(play)?;
        self.advance(play);
        Ok(())
    }

    /// Passes for the colour to play.
    ///
    /// Errors: the game is over.
    pub fn pass(&mut self) -> Result<(), PlayError> {
        self.play(Move::pass(self.to_play()))
    }

    /// Ends the game: this colour resigns, and the other wins.
    pub fn resign(&mut self, color: Color) {
        self.resigned = Some(color);
        let winner = color.opponent();
        self.info.result = format!("{}+R", winner.letter());
        self.info.winner = match winner {
            Color::Black => Winner::Black,
            Color::White => Winner::White,
        };
    }

    pub fn resigned(&self) -> Option<Color> {
        self.resigned
    }

    /// Passes in a row at the end.
    pub fn passes(&self) -> usize {
        self.moves.iter().rev().take_while(|play| play.point().is_none()).count()
    }

    /// Whether somebody resigned or the last two moves are passes.
    pub fn is_over(&self) -> bool {
        self.resigned.is_some() || self.passes() >= 2
    }

    /// Takes back a resignation, or else the last move. Returns the last move, or `None` if there is none.
    pub fn undo(&mut self) -> Option<Move> {
        if self.resigned.take().is_some() {
            self.info.result.clear();
            self.info.winner = Winner::Unknown;
            return self.moves.last().copied();
        }
        let last = self.moves.pop()?;
        self.info.result.clear();
        self.info.winner = Winner::Unknown;
        let moves = self.moves.len();
        self.setup.retain(|stone| stone.before_move as usize <= moves);
        self.replay();
        self.situation.set_to_play(last.color());
        Some(last)
    }

    /// The game as a record without variations.
    pub fn tree(&self) -> GameTree {
        let info = GameInfo { komi: Some(self.komi), ..self.info.clone() };
        GameTree::from_main_line(self.size, info, &self.setup, &self.moves)
    }

    /// The game as SGF.
    pub fn to_sgf(&self) -> String {
        self.to_sgf_with(Vec::new())
    }

    /// The game as SGF, with marks in its last position, such as [`Score::territory`].
    ///
    /// [`Score::territory`]: super::Score::territory
    pub fn to_sgf_with(&self, marks: Vec<Mark>) -> String {
        let mut tree = self.tree();
        let last = tree.main_line_node(self.moves.len());
        tree.node_mut(last).marks = marks;
        to_sgf(&tree)
    }

    fn replay(&mut self) {
        self.board = Board::new(self.size);
        self.situation = Situation::new(self.size);
        self.lost = [0; 2];
        self.positions.clear();
        self.set_up(0);
        let moves = std::mem::take(&mut self.moves);
        for play in moves {
            self.advance(play);
        }
    }

    /// Sets the stones that a record sets up after `moves` moves.
    fn set_up(&mut self, moves: usize) {
        let due: Vec<SetupStone> =
            self.setup.iter().copied().filter(|stone| stone.before_move as usize == moves).collect();
        if !due.is_empty() {
            self.board.apply_setup(&due);
            self.situation.set_up(&due);
        }
        self.positions.push(position_key(&self.board));
    }

    fn advance(&mut self, play: Move) {
        self.situation.play(play);
        let color = play.color();
        match play.point() {
            Some(point) => {
                if self.board.ko() == Some(point) {
                    self.board.pass();
                }
                if let Ok(played) = self.board.play(color, point) {
                    let whose = if played.suicide { color } else { color.opponent() };
                    self.lost[whose as usize] += played.captured;
                }
            }
            None => self.board.pass(),
        }
        self.moves.push(play);
        self.set_up(self.moves.len());
    }
}

/// A hash of the stones on a board. Two different positions have the same hash with a probability of 2⁻⁶⁴.
fn position_key(board: &Board) -> u64 {
    board.stones().fold(0, |key, (point, color)| {
        key ^ random_value(1 << 40 | u64::from(point.y) << 9 | u64::from(point.x) << 1 | color as u64)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_gets_points_for_handicap_stones_where_the_rules_say_so() {
        let size = BoardSize::NINETEEN;
        let given = |stones: usize, compensation| {
            let mut game = Game::with_handicap(size, stones).unwrap();
            game.set_compensation(compensation);
            game.points_given() - game.komi()
        };
        assert_eq!(given(4, HandicapCompensation::None), 0.0);
        assert_eq!(given(4, HandicapCompensation::EachStone), 4.0);
        assert_eq!(given(4, HandicapCompensation::EachStoneButOne), 3.0);
        let mut even = Game::new(size);
        even.set_compensation(HandicapCompensation::EachStone);
        even.play(Move::play(Color::Black, Point::new(3, 3))).unwrap();
        assert_eq!(even.points_given(), even.komi(), "one stone is no handicap");
        even.play(Move::pass(Color::White)).unwrap();
        even.play(Move::play(Color::Black, Point::new(15, 15))).unwrap();
        assert_eq!(even.points_given(), even.komi() + 2.0, "played while White passes");
    }
}
