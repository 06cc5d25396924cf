//! Outside liberties: points at which neither side gains anything but liberties.
//!
//! The pocket is a group of empty points whose neighbours are safe attackers or the outside, and a single chain of the
//! defender. It is worth only its liberties. A defender's stone there gains no liberty, so a pass is as good; to the
//! attacker, all liberties of the chain are equal. The defender therefore leaves such points alone, and the attacker
//! fills them in a fixed order. If an outside liberty belongs to an empty point, the attacker takes that point instead.

use super::field::{Bits, Field, FieldGrid, FieldPosition, FieldView, PointBits, ProblemSide};

/// Moves that need not be tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Dame {
    pub points: Bits,
    /// The points that prove it: in every position with the same stones here, the moves need not be tried either.
    pub zone: Bits,
}

impl Dame {
    /// The moves that the side to move need not try.
    pub fn in_position(field: &Field, position: &FieldPosition, side: ProblemSide) -> Dame {
        match field.is_narrow() {
            true => Dame::of_view(&FieldView::<u64>::new(field, position), side),
            false => Dame::of_view(&FieldView::<Bits>::new(field, position), side),
        }
    }

    fn of_view<W: PointBits>(view: &FieldView<W>, side: ProblemSide) -> Dame {
        let &FieldView { grid, attackers, defenders, safe, fringe, .. } = view;
        let room = view.eye_room();
        let beside_unsafe = grid.around(attackers & !safe);
        let empty = view.empty & !view.border[ProblemSide::Defender.index()];
        let (mut points, mut zone) = (W::NONE, W::NONE);
        let mut filled = W::NONE;
        if side == ProblemSide::Attacker {
            for at in singles(fringe & empty) {
                let beside = grid.around(at) & !fringe;
                if beside.rest() == W::NONE && beside & empty != W::NONE {
                    points = points | at;
                    zone = zone | at | beside;
                }
            }
        }
        let mut left = empty & !room;
        while left != W::NONE {
            let pocket = grid.flood(left.lowest(), empty);
            left = left & !pocket;
            if pocket & (room | beside_unsafe) != W::NONE {
                continue;
            }
            let beside = grid.around(pocket);
            let own = beside & defenders;
            let chain = grid.flood(own.lowest(), defenders);
            // If there were a way out at the pocket's border, it would be an empty point outside the pocket.
            let is_closed = beside & !(pocket | chain | attackers) == W::NONE;
            let liberties = grid.around(chain) & pocket;
            if !is_closed || !singles(pocket).all(|at| gains_nothing(grid, pocket, liberties, at)) {
                continue;
            }
            points = points | pocket;
            zone = zone | chain | grid.around(chain) | pocket | beside | grid.flood(beside & safe, safe);
            if side == ProblemSide::Attacker && filled & chain == W::NONE {
                filled = filled | chain;
                points = points & !liberties.lowest();
            }
        }
        Dame { points: points.bits(), zone: zone.bits() }
    }
}

/// The points of a set one by one.
fn singles<W: PointBits>(mut set: W) -> impl Iterator<Item = W> {
    std::iter::from_fn(move || {
        let one = set.lowest();
        set = set.rest();
        (one != W::NONE).then_some(one)
    })
}

/// Whether a stone here fills a liberty and adds at most one.
fn gains_nothing<W: PointBits>(grid: FieldGrid<W>, pocket: W, liberties: W, at: W) -> bool {
    let next = grid.around(at) & pocket;
    next.count_ones() <= 2 || (next & !liberties).rest() == W::NONE
}

#[cfg(test)]
mod tests {
    use super::super::field::{Bits, Play};
    use super::super::settled::tests::{again, strip};
    use super::*;

    /// The moves left out in a strip. Attackers (`A`) are safe, points `.` are next to the outside, and eyes are
    /// possible at `_`.
    fn left_out(rows: [&'static str; 2], side: ProblemSide) -> (Bits, impl Fn(u8) -> Bits) {
        let (mut field, position, of) = strip(rows);
        field.border[0] = of(b'A') | of(b'.');
        let position = again(&field, &position);
        (Dame::in_position(&field, &position, side).points, of)
    }

    #[test]
    fn outside_liberties_are_left_alone_by_the_defender_and_filled_in_one_order_by_the_attacker() {
        let rows = ["A...DDD__D", "AAA.ADDDDD"];
        let (points, of) = left_out(rows, ProblemSide::Defender);
        assert_eq!((points.count_ones(), points), (4, of(b'.')));
        let (points, of) = left_out(rows, ProblemSide::Attacker);
        let filled = of(b'.') & !points;
        assert_eq!(filled.count_ones(), 1);
        assert_eq!(filled << 1 & of(b'D'), filled << 1, "the liberty, which has the chain to its right");
    }

    #[test]
    fn of_many_pockets_of_a_chain_the_attacker_fills_one_liberty() {
        let rows = [".DDDD.", "ADDDDA"];
        let (points, of) = left_out(rows, ProblemSide::Attacker);
        assert_eq!((of(b'.') & !points).count_ones(), 1);
        let (points, of) = left_out(rows, ProblemSide::Defender);
        assert_eq!(points, of(b'.'));
    }

    #[test]
    fn a_pocket_between_two_chains_or_beside_room_is_played_in() {
        for side in [ProblemSide::Attacker, ProblemSide::Defender] {
            // The middle point joins the chains.
            assert_eq!(left_out(["DD.DD", "DDADD"], side).0, 0);
            // The attacker's moves there touch an eye.
            assert_eq!(left_out(["A._DD", "ADDDD"], side).0, 0);
            // A stone there gains a liberty.
            assert_eq!(left_out(["D....", "A...."], ProblemSide::Defender).0, 0);
        }
    }

    #[test]
    fn nobody_plays_where_only_safe_attackers_are() {
        for side in [ProblemSide::Attacker, ProblemSide::Defender] {
            let (points, of) = left_out(["A..AD__D", "AAAADDDD"], side);
            assert_eq!(points, of(b'.'));
        }
    }

    #[test]
    fn of_an_outside_liberty_of_an_empty_point_the_point_itself_is_taken() {
        // The outside is to the left; the upper row ends in an empty point, the lower in a stone of the defender.
        let (mut field, position, of) = strip(["f_DDD", "fDDDD"]);
        let (outside, empty) = (of(b'f'), of(b'_'));
        let above = empty >> 1;
        field.border[0] = empty | (outside & !above) << 1;
        field.set_fringe(outside);
        let position = again(&field, &position);
        let dame = Dame::in_position(&field, &position, ProblemSide::Attacker);
        assert_eq!(dame.points & above, above);
        assert_eq!(dame.zone & (above | empty), above | empty);
        // A defender's stone there makes it a liberty like others.
        let next = position.play(&field, ProblemSide::Defender, empty.trailing_zeros() as Play).unwrap();
        assert_eq!(Dame::in_position(&field, &next, ProblemSide::Attacker).points & above, 0);
    }
}
