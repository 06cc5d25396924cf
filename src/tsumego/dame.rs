//! Outside liberties: points where neither an eye can be made nor anything else be gained.
//!
//! A pocket of empty points that a safe attacker or the outside meets everywhere, and whose only other neighbour is one of
//! the defender's chains, is worth its liberties alone. The defender gains none by a stone there, so a pass does as well;
//! and to the attacker one of the chain's liberties is as good as another. So the defender leaves them alone, and the
//! attacker fills them in one order.

use super::field::{Bits, Field, Position, Side, each};
use super::settled::{eye_room, safe_attackers};

/// Moves that need not be tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Dame {
    pub points: Bits,
    /// In every position with the same stones here they need not be tried either.
    pub zone: Bits,
}

impl Dame {
    /// Those of the side to move.
    pub fn of(field: &Field, position: &Position, side: Side) -> Dame {
        let [attackers, defenders] = position.stones;
        let safe = safe_attackers(field, position);
        let room = eye_room(field, safe);
        let beside_unsafe = field.around(attackers & !safe);
        let empty = position.empty(field) & !field.border[Side::Defender.index()];
        let mut dame = Dame::default();
        let mut filled = 0;
        let mut left = empty & !room;
        while left != 0 {
            let pocket = field.flood(left & left.wrapping_neg(), empty);
            left &= !pocket;
            if pocket & (room | beside_unsafe) != 0 {
                continue;
            }
            let beside = field.around(pocket);
            let own = beside & defenders;
            let chain = field.flood(own & own.wrapping_neg(), defenders);
            // A way out at the pocket's border would be empty, and no part of it.
            let is_closed = beside & !(pocket | chain | attackers) == 0;
            let liberties = field.around(chain) & pocket;
            if !is_closed || !each(pocket).all(|at| gains_nothing(field, pocket, liberties, at)) {
                continue;
            }
            dame.points |= pocket;
            dame.zone |= chain | field.around(chain) | pocket | beside | field.flood(beside & safe, safe);
            if side == Side::Attacker && filled & chain == 0 {
                filled |= chain;
                dame.points &= !(liberties & liberties.wrapping_neg());
            }
        }
        dame
    }
}

/// A stone fills one liberty and adds no more than one.
fn gains_nothing(field: &Field, pocket: Bits, liberties: Bits, at: u8) -> bool {
    let next = field.around(1 << at) & pocket;
    next.count_ones() <= 2 || (next & !liberties).count_ones() <= 1
}
