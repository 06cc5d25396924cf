//! A game as mining sees it: set-up stones, the moves of the main line, and what the header says.

use serde::{Deserialize, Serialize};

use super::{Board, BoardSize, Color, Point, SetupStone};
use crate::files::Plain;

/// A play or a pass, in two bytes.
///
/// ```
/// use katachi_core::go::{Color, Move, Point};
/// let play = Move::play(Color::White, Point::new(15, 3));
/// assert_eq!((play.color(), play.point()), (Color::White, Some(Point::new(15, 3))));
/// assert_eq!(Move::pass(Color::Black).point(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
#[repr(transparent)]
pub struct Move(u16);

// SAFETY: it is a number, and its methods are sound for any bits.
#[expect(unsafe_code, reason = "the one line that lets a game store be mapped; what is read is checked as ever")]
unsafe impl Plain for Move {}

impl Move {
    const WHITE_BIT: u16 = 1 << 10;
    const PASS_BIT: u16 = 1 << 11;

    pub fn play(color: Color, point: Point) -> Move {
        debug_assert!(point.x < 32 && point.y < 32);
        let color = if color == Color::White { Self::WHITE_BIT } else { 0 };
        Move(color | u16::from(point.y) << 5 | u16::from(point.x))
    }

    pub fn pass(color: Color) -> Move {
        Move(if color == Color::White { Self::WHITE_BIT | Self::PASS_BIT } else { Self::PASS_BIT })
    }

    pub fn color(self) -> Color {
        if self.0 & Self::WHITE_BIT == 0 { Color::Black } else { Color::White }
    }

    /// The point of the stone; `None` for a pass.
    pub fn point(self) -> Option<Point> {
        (self.0 & Self::PASS_BIT == 0).then(|| Point::new((self.0 & 31) as u8, (self.0 >> 5 & 31) as u8))
    }

    /// The two bytes as the game store keeps them.
    pub fn to_bits(self) -> u16 {
        self.0
    }

    /// The inverse of [`Move::to_bits`]; `None` for bits that no move has on a board of this size.
    pub fn from_bits(bits: u16, size: BoardSize) -> Option<Move> {
        let play = Move(bits);
        let on_board = play.point().is_none_or(|point| size.contains(point));
        (bits < 1 << 12 && on_board && (play.point().is_some() || bits & 1023 == 0)).then_some(play)
    }
}

impl std::fmt::Debug for Move {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.point() {
            Some(point) => write!(f, "{}[{}]", self.color().letter(), point.to_sgf()),
            None => write!(f, "{}[]", self.color().letter()),
        }
    }
}

/// The winner, as far as the result says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Winner {
    Black,
    White,
    /// A draw, a void game, or both lost: known, and nobody's win.
    Nobody,
    #[default]
    Unknown,
}

impl From<Color> for Winner {
    fn from(color: Color) -> Winner {
        match color {
            Color::Black => Winner::Black,
            Color::White => Winner::White,
        }
    }
}

impl Winner {
    /// The winning colour of a decided game.
    pub fn color(self) -> Option<Color> {
        match self {
            Winner::Black => Some(Color::Black),
            Winner::White => Some(Color::White),
            Winner::Nobody | Winner::Unknown => None,
        }
    }
}

/// The contents of a record's header; empty strings for what it does not say.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GameInfo {
    pub black: String,
    pub white: String,
    pub black_rank: String,
    pub white_rank: String,
    /// RE as written.
    pub result: String,
    pub winner: Winner,
    /// DT as written.
    pub date: String,
    pub year: Option<i16>,
    pub event: String,
    pub round: String,
    pub place: String,
    pub komi: Option<f32>,
    /// That of the board in a corpus and in a tree, see [`GameView::handicap`].
    pub handicap: u8,
    /// RU as written: "Japanese", "Chinese" …; empty where the record is not read from its file.
    pub rules: String,
    /// TM: seconds of main time. Like the rules, it is only known if the record was read from its file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_limit: Option<f32>,
    /// OT as written.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub overtime: String,
    /// GN as written, for a record without players. It is only read: a tree keeps the property among its others.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
}

/// A game as the corpus lends it out.
#[derive(Clone, Copy, Debug)]
pub struct GameView<'a> {
    pub size: BoardSize,
    pub setup: &'a [SetupStone],
    pub moves: &'a [Move],
}

impl<'a> GameView<'a> {
    /// Starts a replay at the set-up position.
    pub fn replay(self) -> Replay<'a> {
        let board = Board::new(self.size);
        let mut replay = Replay { board, setup: self.setup, moves: self.moves, played: 0, captured: 0 };
        replay.set_up();
        replay
    }

    /// The number of handicap stones: Black's stones before White's first stone, set up or played one after the other,
    /// if there are two or more. White's passes between them do not count. Stones of both colours are a position, which
    /// has none. `said`, from the header, counts only if no stones decide.
    pub fn handicap(self, said: u8) -> u8 {
        self.stones_before_white().map_or(said, |(stones, _)| stones)
    }

    /// The index of the first move that is no handicap stone, where the opening begins: 0 in an even game.
    pub fn opening_start(self) -> usize {
        self.stones_before_white().filter(|&(stones, _)| stones > 0).map_or(0, |(_, moves)| moves)
    }

    /// The first move index above `start` before which stones are set up; the number of moves if there is none.
    pub fn set_up_after(self, start: usize) -> usize {
        let later = self.setup.iter().map(|stone| stone.before_move as usize).find(|&at| at > start);
        later.unwrap_or(self.moves.len()).min(self.moves.len())
    }

    /// Black's two or more stones before White's first stone, and the number of moves until then; no stones if there are
    /// white ones too. `None` if there are fewer, or if a pass begins the game on an empty board.
    fn stones_before_white(self) -> Option<(u8, usize)> {
        let is_stone = |play: &Move, color| play.color() == color && play.point().is_some();
        let white = self.moves.iter().position(|play| is_stone(play, Color::White)).unwrap_or(self.moves.len());
        let stones = if self.setup.iter().all(|stone| stone.before_move as usize > white) {
            self.moves[..white].iter().filter(|play| is_stone(play, Color::Black)).count()
        } else {
            let mut replay = self.replay();
            loop {
                if replay.board().stones().any(|(_, color)| color == Color::White) {
                    return Some((0, 0));
                }
                if replay.played() == white || replay.advance().is_none() {
                    break replay.board().stones().count();
                }
            }
        };
        let begins_with_pass = || self.moves.first().is_some_and(|first| first.point().is_none());
        let is_empty_at_first = || self.setup.iter().all(|stone| stone.before_move > 0);
        (stones >= 2 && !(begins_with_pass() && is_empty_at_first())).then_some((stones.min(255) as u8, white))
    }

    /// Whether it begins with set-up stones of both colours: a problem, or a game from a position.
    pub fn begins_with_position(self) -> bool {
        let before = self.setup.iter().filter(|stone| stone.before_move == 0);
        let is_set = |color| before.clone().any(|stone| stone.cell == Some(color));
        Color::BOTH.into_iter().all(is_set)
    }

    /// The position before the move with this index; the final position for the number of moves or more.
    pub fn board_before(self, move_index: usize) -> Board {
        let mut replay = self.replay();
        while replay.played() < move_index && replay.advance().is_some() {}
        replay.board
    }
}

/// A game being replayed, move by move.
pub struct Replay<'a> {
    board: Board,
    setup: &'a [SetupStone],
    moves: &'a [Move],
    played: usize,
    captured: usize,
}

impl<'a> Replay<'a> {
    /// The position before [`Replay::next_move`], set-up stones of this moment included.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Moves played so far.
    pub fn played(&self) -> usize {
        self.played
    }

    pub fn next_move(&self) -> Option<Move> {
        self.moves.get(self.played).copied()
    }

    /// Plays the next move and returns it; `None` at the end.
    ///
    /// A play that the board refuses (the loader keeps none) counts as a pass.
    pub fn advance(&mut self) -> Option<Move> {
        let next = self.next_move()?;
        self.captured = match next.point().map(|point| self.board.play(next.color(), point)) {
            Some(Ok(outcome)) => outcome.captured,
            _ => {
                self.board.pass();
                0
            }
        };
        self.played += 1;
        self.set_up();
        Some(next)
    }

    /// Number of stones that the last move took off, of either colour.
    pub fn captured(&self) -> usize {
        self.captured
    }

    /// Number of set-up stones that are still to come.
    pub(crate) fn set_up_left(&self) -> usize {
        self.setup.len()
    }

    fn set_up(&mut self) {
        let due = self.setup.iter().take_while(|stone| stone.before_move as usize <= self.played).count();
        if due > 0 {
            let (now, later) = self.setup.split_at(due);
            self.board.apply_setup(now);
            self.setup = later;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_survive_their_bits_and_nonsense_bits_are_refused() {
        let size = BoardSize::NINETEEN;
        for color in Color::BOTH {
            assert_eq!(Move::from_bits(Move::pass(color).to_bits(), size), Some(Move::pass(color)));
            for point in size.points() {
                let play = Move::play(color, point);
                assert_eq!(Move::from_bits(play.to_bits(), size), Some(play));
            }
        }
        let nine = BoardSize::new(9).unwrap();
        assert_eq!(Move::from_bits(Move::play(Color::Black, Point::new(9, 0)).to_bits(), nine), None);
        assert_eq!(Move::from_bits(1 << 12, size), None);
    }

    #[test]
    fn setup_in_the_middle_of_a_game_is_on_the_board_before_the_next_move() {
        let moves = [Move::play(Color::Black, Point::new(0, 0)), Move::pass(Color::White)];
        let black = Some(Color::Black);
        let setup = [
            SetupStone { before_move: 0, point: Point::new(4, 4), cell: black },
            SetupStone { before_move: 1, point: Point::new(0, 0), cell: None },
            SetupStone { before_move: 1, point: Point::new(1, 1), cell: black },
        ];
        let game = GameView { size: BoardSize::new(5).unwrap(), setup: &setup, moves: &moves };
        assert_eq!(game.board_before(0).stones().count(), 1);
        let before_second: Vec<Point> = game.board_before(1).stones().map(|(point, _)| point).collect();
        assert_eq!(before_second, [Point::new(1, 1), Point::new(4, 4)]);
    }

    /// The handicap and the start of the opening of a 9×9 game; `B` and `W` alone are passes, `E` takes a stone off.
    fn handicap_of(setup: &[(u32, &str)], moves: &[&str], said: u8) -> (u8, usize) {
        let point = |text: &str| Point::from_sgf(&text[1..]);
        let color = |text: &str| if text.starts_with('B') { Color::Black } else { Color::White };
        let moves: Vec<Move> = moves
            .iter()
            .map(|text| point(text).map_or(Move::pass(color(text)), |point| Move::play(color(text), point)))
            .collect();
        let stone = |&(before_move, text): &(u32, &str)| {
            let cell = (!text.starts_with('E')).then(|| color(text));
            SetupStone { before_move, point: point(text).unwrap(), cell }
        };
        let setup: Vec<SetupStone> = setup.iter().map(stone).collect();
        let game = GameView { size: BoardSize::new(9).unwrap(), setup: &setup, moves: &moves };
        (game.handicap(said), game.opening_start())
    }

    #[test]
    fn the_handicap_is_what_stands_on_the_board_before_whites_first_stone() {
        let played = |moves: &[&str], said| handicap_of(&[], moves, said);
        assert_eq!(played(&["Bcc", "Bgg", "Bgc", "Bcg", "Wee", "Bce"], 0), (4, 4));
        assert_eq!(played(&["Bcc", "W", "Bgg", "W", "Bgc", "Wee"], 0), (3, 5), "White's passes between");
        assert_eq!(played(&["Bcc", "Wgg", "Bgc"], 0), (0, 0));
        assert_eq!(played(&["Bcc", "Wgg", "Bgc", "Bcg"], 0), (0, 0), "twice, but later");
        assert_eq!(played(&["Bcc", "Bgg", "Wee"], 9), (2, 2), "the board knows better than the header");
        assert_eq!(played(&["Bcc", "Wgg"], 3), (3, 0), "one stone decides nothing");
        assert_eq!((played(&["Wcc", "Bgg"], 0), played(&["Wcc", "Bgg"], 2)), ((0, 0), (2, 0)));
        assert_eq!(played(&["B", "Wgg", "Bcc", "Bgc"], 0), (0, 0), "a pass begins");
        assert_eq!(played(&["W", "Bgg", "Bcc", "Wgc"], 0), (0, 0));
        assert_eq!(played(&["Bcc", "W", "B", "Wgc"], 1), (1, 0), "a pass of Black's is no stone");
        assert_eq!(played(&[], 0), (0, 0));

        let pair = [(0, "Bcc"), (0, "Bgg")];
        let after = |setup: &[(u32, &str)], moves: &[&str]| handicap_of(setup, moves, 0);
        assert_eq!(after(&pair, &["Wee", "Bce"]), (2, 0));
        assert_eq!(after(&pair, &["Bee", "Wce"]), (3, 1), "set up and played");
        assert_eq!(after(&pair, &["W", "Bee", "Wce"]), (3, 2));
        assert_eq!(after(&pair, &[]), (2, 0), "a position");
        assert_eq!(after(&pair[..1], &["Bee", "Wce"]), (2, 1));
        assert_eq!(after(&[(0, "Bcc"), (0, "Bgg"), (0, "Egg"), (0, "Bgc")], &["Wee"]), (2, 0), "one was taken off");
        assert_eq!(after(&[(1, "Bcc"), (1, "Bgg")], &["Bce", "Wee"]), (3, 1), "before White's first stone");
        assert_eq!(after(&[(2, "Bcc"), (2, "Bgg")], &["Bce", "Wee"]), (0, 0), "in mid-game");
        assert_eq!(handicap_of(&[(0, "Bcc"), (0, "Bgg"), (0, "Wee")], &["Wce"], 2), (0, 0), "stones of both colours");
        assert_eq!(after(&[(0, "Waa"), (0, "Bba")], &["Bab", "Wee"]), (0, 0), "a white stone that Black takes");
        assert_eq!(after(&[(0, "Waa"), (0, "Eaa"), (0, "Bcc"), (0, "Bgg")], &["Wee"]), (2, 0), "set up and taken off");
    }
}
