//! A position with what prediction needs beside it: liberties, nested contexts, corners, and the moves that led to it.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::context::{CONTEXTS, Contexts, Lanes, random_value};
use crate::fast_board::{At, LibertyBoard, STRIDE, at, code};
use katachi_core::go::{Board, BoardSize, Color, GameView, Move, Point, SetupStone};
use katachi_core::pattern::Symmetry;

/// Sides of the corner regions, in points.
pub(super) const CORNER_SIDES: [usize; 2] = [8, 11];

/// Moves that are remembered.
pub(super) const REMEMBERED_MOVES: usize = 6;

/// A position with its history, kept up to date move by move.
///
/// ```
/// use katachi_core::go::{BoardSize, Color, Move, Point};
/// use katachi_engines::predict::Situation;
/// let mut situation = Situation::new(BoardSize::NINETEEN);
/// situation.play(Move::play(Color::Black, Point::new(15, 3)));
/// assert_eq!(situation.to_play(), Color::White);
/// assert!(!situation.is_legal(Point::new(15, 3)));
/// ```
pub struct Situation {
    pub(super) board: LibertyBoard,
    pub(super) contexts: Contexts,
    /// By mover, corner and region: as it is, and mirrored in the corner's diagonal.
    corners: [[[[u64; 2]; CORNER_SIDES.len()]; 4]; 2],
    /// The latest moves, newest first. 0 for a pass or a missing move.
    pub(super) last: [At; REMEMBERED_MOVES],
    /// By point: the number of the move that put the stone there.
    pub(super) played_at: Vec<u16>,
    /// By point: the number of the move that last took a stone off it.
    pub(super) emptied_at: Vec<u16>,
    pub(super) moves: usize,
    to_play: Color,
    /// Unique for each situation, and for each game that it replays.
    id: u64,
    /// Points in the order in which they changed.
    changed: Vec<u16>,
}

impl Situation {
    pub fn new(size: BoardSize) -> Situation {
        Situation {
            board: LibertyBoard::new(size),
            contexts: Contexts::new(size),
            corners: [[[[0; 2]; CORNER_SIDES.len()]; 4]; 2],
            last: [0; REMEMBERED_MOVES],
            played_at: vec![0; STRIDE * STRIDE],
            emptied_at: vec![0; STRIDE * STRIDE],
            moves: 0,
            to_play: Color::Black,
            id: next_id(),
            changed: Vec::new(),
        }
    }

    /// A position without history; `to_play` is next.
    pub fn of_board(board: &Board, to_play: Color) -> Situation {
        let mut situation = Situation::new(board.size());
        situation.take_over(board);
        situation.to_play = to_play;
        situation
    }

    /// The position after `moves` moves of a game, or its final position. The colour of the next move is to play; at
    /// the end, the opponent of the last move's colour.
    pub fn of_game(game: GameView<'_>, moves: usize) -> Situation {
        let mut situation = Situation::new(game.size);
        situation.replay(game, moves, |_, _| {});
        situation
    }

    /// Back to the empty board, and through a game: `before` sees each position with the move that follows.
    pub fn replay(&mut self, game: GameView<'_>, moves: usize, mut before: impl FnMut(&Situation, Move)) {
        self.reset(game.size);
        let mut setup = game.setup;
        for number in 0..=game.moves.len().min(moves) {
            let due = setup.iter().take_while(|stone| stone.before_move as usize <= number).count();
            if due > 0 {
                self.set_up(&setup[..due]);
                setup = &setup[due..];
            }
            let Some(&next) = game.moves.get(number) else { break };
            self.to_play = next.color();
            if number == moves {
                break;
            }
            before(self, next);
            self.play(next);
        }
    }

    pub(super) fn reset(&mut self, size: BoardSize) {
        if size == self.size() {
            self.board = LibertyBoard::new(size);
            self.contexts.reset();
            self.corners = [[[[0; 2]; CORNER_SIDES.len()]; 4]; 2];
            self.last = [0; REMEMBERED_MOVES];
            self.played_at.fill(0);
            self.emptied_at.fill(0);
            self.moves = 0;
            self.to_play = Color::Black;
            self.id = next_id();
            self.changed.clear();
        } else {
            *self = Situation::new(size);
        }
    }

    /// Copies another situation without allocating. Later changes affect only the copy.
    pub fn copy_from(&mut self, other: &Situation) {
        self.board.copy_from(&other.board);
        self.contexts.copy_from(&other.contexts);
        self.corners = other.corners;
        self.last = other.last;
        self.played_at.copy_from_slice(&other.played_at);
        self.emptied_at.copy_from_slice(&other.emptied_at);
        (self.moves, self.to_play, self.id) = (other.moves, other.to_play, next_id());
        self.changed.clear();
    }

    pub fn size(&self) -> BoardSize {
        self.board.size()
    }

    /// The board with the liberties of its chains.
    pub fn board(&self) -> &LibertyBoard {
        &self.board
    }

    /// The point of the last move in the padded grid, 0 for a pass or without one.
    pub(crate) fn last_at(&self) -> At {
        self.last[0]
    }

    /// The points of the last two moves in the padded grid, the latest first; 0 for a pass or without one.
    pub fn last_two_at(&self) -> [At; 2] {
        [self.last[0], self.last[1]]
    }

    /// The keys of the nested contexts around a point, as the side to move `mover` (0 Black, 1 White) sees them.
    pub fn context_keys(&self, at: At, mover: usize) -> [Lanes; CONTEXTS] {
        self.contexts.windows(at, mover)
    }

    pub fn to_play(&self) -> Color {
        self.to_play
    }

    pub fn set_to_play(&mut self, color: Color) {
        self.to_play = color;
    }

    /// Moves played so far, passes included.
    pub fn moves(&self) -> usize {
        self.moves
    }

    pub fn get(&self, point: Point) -> Option<Color> {
        match self.board.cells[at(point)] {
            1 => Some(Color::Black),
            2 => Some(Color::White),
            _ => None,
        }
    }

    /// Whether the player to move may play here: empty, no suicide, no simple-ko retake.
    pub fn is_legal(&self, point: Point) -> bool {
        self.size().contains(point) && self.board.is_legal(code(self.to_play), at(point))
    }

    pub fn last_move(&self) -> Option<Point> {
        (self.last[0] != 0).then(|| crate::fast_board::point(self.last[0]))
    }

    /// Whether a play here would fill the mover's own eye: all neighbours are own stones or off the board, and the
    /// opponent has too few of the diagonal points to make the eye false.
    pub fn fills_own_eye(&self, point: Point) -> bool {
        self.size().contains(point) && self.board.fills_eye(code(self.to_play), at(point))
    }

    /// The stop rule of nested contexts: the smallest context around a point that holds this number of stones or edges.
    /// The usual number is [`super::STOP_STONES`].
    pub fn stop_context(&self, point: Point, stones_or_edges: usize) -> usize {
        self.contexts.stop(at(point), stones_or_edges)
    }

    /// Plays a move of either colour; a play that the board refuses counts as a pass. The other side is next.
    pub fn play(&mut self, play: Move) {
        let color = play.color();
        let here = play.point().filter(|&point| self.size().contains(point)).map_or(0, at);
        self.moves += 1;
        self.to_play = color.opponent();
        self.last.copy_within(..REMEMBERED_MOVES - 1, 1);
        self.last[0] = 0;
        if here == 0 || self.board.cells[here] != 0 {
            self.board.pass();
            return;
        }
        self.last[0] = here;
        self.board.play(code(color), here);
        self.toggle(here, color as usize, true);
        self.played_at[here] = self.moves.min(usize::from(u16::MAX)) as u16;
        let removed = std::mem::take(&mut self.board.removed);
        let suicide = removed.contains(&(here as u16));
        let whose = if suicide { color } else { color.opponent() };
        for &gone in &removed {
            self.toggle(usize::from(gone), whose as usize, false);
            self.played_at[usize::from(gone)] = 0;
            self.emptied_at[usize::from(gone)] = self.moves.min(usize::from(u16::MAX)) as u16;
        }
        self.board.removed = removed;
    }

    /// Sets or clears points without playing.
    pub fn set_up(&mut self, stones: &[SetupStone]) {
        let mut board = Board::new(self.size());
        let now: Vec<(Point, Option<Color>)> =
            self.size().points().filter_map(|point| self.get(point).map(|color| (point, Some(color)))).collect();
        board.set_up(now);
        board.apply_setup(stones);
        self.take_over(&board);
    }

    fn take_over(&mut self, board: &Board) {
        for point in board.size().points() {
            let (before, after) = (self.get(point), board.get(point));
            if before != after {
                before.into_iter().for_each(|color| self.toggle(at(point), color as usize, false));
                after.into_iter().for_each(|color| self.toggle(at(point), color as usize, true));
                self.played_at[at(point)] = 0;
            }
        }
        self.board = LibertyBoard::from_board(board);
    }

    fn toggle(&mut self, at: At, color: usize, put: bool) {
        self.contexts.toggle(at, color, put);
        self.changed.push(at as u16);
        for corner in 0..4 {
            let (u, v) = self.corner_place(at, corner);
            for (region, &side) in CORNER_SIDES.iter().enumerate() {
                if u < side && v < side {
                    for mover in 0..2 {
                        let kind = (color ^ mover) as u64;
                        let lanes = &mut self.corners[mover][corner][region];
                        lanes[0] ^= corner_value(u, v, kind);
                        lanes[1] ^= corner_value(v, u, kind);
                    }
                }
            }
        }
    }

    /// Steps from the two edges of a corner (bit 0: right, bit 1: bottom).
    pub(super) fn corner_place(&self, at: At, corner: usize) -> (usize, usize) {
        let (x, y, far) = (at % STRIDE - 1, at / STRIDE - 1, self.size().side() - 1);
        (if corner & 1 == 0 { x } else { far - x }, if corner & 2 == 0 { y } else { far - y })
    }

    /// The nearest corner of a point, and the point's steps from its edges. `None` on the middle lines.
    pub(super) fn corner_of(&self, at: At) -> Option<(usize, usize, usize)> {
        let side = self.size().side();
        (0..4).find_map(|corner| {
            let (u, v) = self.corner_place(at, corner);
            (2 * u + 1 < side && 2 * v + 1 < side).then_some((corner, u, v))
        })
    }

    /// The hash of a corner region, as it is and mirrored, with `mover` as Black.
    pub(super) fn corner(&self, mover: usize, corner: usize, region: usize) -> [u64; 2] {
        self.corners[mover][corner][region]
    }

    pub(super) fn id(&self) -> u64 {
        self.id
    }

    /// Every point that changed since the empty board, in order.
    pub(super) fn changed(&self) -> &[u16] {
        &self.changed
    }
}

fn next_id() -> u64 {
    static NEXT_ID: AtomicU64 = AtomicU64::new(1);
    NEXT_ID.fetch_add(1, Relaxed)
}

/// The hash of a point of a corner region; kinds 0 and 1 are stones, 2 and up are marks.
pub(super) fn corner_value(u: usize, v: usize, kind: u64) -> u64 {
    random_value(1 << 20 | (u as u64) << 12 | (v as u64) << 4 | kind)
}

/// The symmetric place of a point: its steps from the nearest edges, the smaller first.
pub fn folded(at: At, size: BoardSize) -> (usize, usize) {
    let (x, y, far) = (at % STRIDE - 1, at / STRIDE - 1, size.side() - 1);
    let (x, y) = (x.min(far - x), y.min(far - y));
    (x.min(y), x.max(y))
}

/// Calls `value` for each of the eight symmetries.
pub(super) fn lanes_of(mut value: impl FnMut(Symmetry) -> u64) -> Lanes {
    Symmetry::ALL.map(&mut value)
}
