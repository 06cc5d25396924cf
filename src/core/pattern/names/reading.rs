//! Short reading on a real board for the few conditions that need it.

use super::diagram::Offset;
use crate::go::{Board, Color, Point};

pub(super) const NEIGHBOUR_OFFSETS: [Offset; 4] = [(0, -1), (-1, 0), (1, 0), (0, 1)];

/// The largest enclosed space that counts as room for eyes, in points.
pub(super) const MAX_EYE_SPACE: usize = 10;

/// Maximum number of stones of a chain that is netted, and maximum number of its extensions that are read.
const MAX_NETTED_STONES: usize = 4;
const NET_DEPTH: usize = 6;

/// Whether the move takes a single stone, and the opponent may not take back at once.
pub(super) fn takes_ko(board: &Board, color: Color, at: Point) -> bool {
    board.is_legal(color, at) && after(board, color, at).is_some_and(|board| board.ko().is_some())
}

/// Whether the played stone can be taken, and the chain that takes it, of two stones or more, can then be taken.
pub(super) fn is_snapback(board: &Board, color: Color, at: Point) -> bool {
    let Some(thrown_in) = after(board, color, at) else { return false };
    if thrown_in.chain_size(at) != 1 || thrown_in.last_removed().len() > 0 {
        return false;
    }
    let &[only] = thrown_in.liberties(at).as_slice() else { return false };
    let Some(taken) = after(&thrown_in, color.opponent(), only) else { return false };
    taken.last_removed().len() == 1
        && taken.is_empty(at)
        && taken.chain_size(only) >= 2
        && taken.liberties_up_to(only, 2) == 1
}

/// Whether a chain of the opponent, a diagonal or a knight's move away and with two liberties, cannot get out any more.
pub(super) fn nets(board: &Board, color: Color, at: Point) -> bool {
    let opponent = color.opponent();
    let near = (-2..=2).flat_map(|dy: i32| (-2..=2).map(move |dx: i32| (dx, dy)));
    let targets = near
        .filter(|&(dx, dy)| dx != 0 && dy != 0 && dx.abs() + dy.abs() <= 3)
        .filter_map(|(dx, dy)| at.offset(dx, dy, board.size()))
        .filter(|&point| board.get(point) == Some(opponent));
    for target in targets {
        let is_free = board.chain_size(target) <= MAX_NETTED_STONES && board.liberties_up_to(target, 3) == 2;
        if !is_free || board.liberties(target).contains(&at) {
            continue;
        }
        // A chain that was caught already needs no net.
        if after(board, color, at).is_some_and(|netted| is_caught(&netted, target, NET_DEPTH))
            && !is_caught(board, target, NET_DEPTH)
        {
            return true;
        }
    }
    false
}

/// Whether the chain is caught even if its owner moves first.
fn is_caught(board: &Board, target: Point, depth: usize) -> bool {
    let Some(owner) = board.get(target) else { return true };
    let liberties = board.liberties(target);
    if depth == 0 || liberties.len() > 2 || can_take_a_hunter(board, target) {
        return false;
    }
    liberties.into_iter().all(|extension| {
        let Some(extended) = after(board, owner, extension) else { return true };
        if extended.get(target).is_none() {
            return true;
        }
        let out = extended.liberties(target);
        match out.len() {
            0 | 1 => true,
            2 => out.into_iter().any(|block| {
                extended.is_legal(owner.opponent(), block)
                    && after(&extended, owner.opponent(), block).is_some_and(|next| is_caught(&next, target, depth - 1))
            }),
            _ => false,
        }
    })
}

/// Whether some chain next to the hunted one is in atari.
fn can_take_a_hunter(board: &Board, target: Point) -> bool {
    let Some(owner) = board.get(target) else { return false };
    board.chain(target).into_iter().any(|stone| {
        neighbours(board, stone)
            .any(|point| board.get(point) == Some(owner.opponent()) && board.liberties_up_to(point, 2) == 1)
    })
}

/// Whether the empty space here is small and surrounded by stones of the opponent alone.
pub(super) fn is_inside_eye_space(board: &Board, color: Color, at: Point) -> bool {
    let mut space = vec![at];
    let mut next = 0;
    while let Some(&point) = space.get(next) {
        next += 1;
        for neighbour in neighbours(board, point) {
            match board.get(neighbour) {
                Some(stone) if stone == color => return false,
                Some(_) => {}
                None if space.contains(&neighbour) => {}
                None if space.len() == MAX_EYE_SPACE => return false,
                None => space.push(neighbour),
            }
        }
    }
    space.len() > 2
}

fn neighbours(board: &Board, point: Point) -> impl Iterator<Item = Point> + use<> {
    let size = board.size();
    NEIGHBOUR_OFFSETS.into_iter().filter_map(move |(dx, dy)| point.offset(dx, dy, size))
}

fn after(board: &Board, color: Color, at: Point) -> Option<Board> {
    let mut board = board.clone();
    board.play(color, at).ok()?;
    Some(board)
}
