//! Positions that need no search: the group lives without any answer, or can never make two eyes.
//!
//! A group of several chains lives if at least half of its stones do ([`is_enough`]), and is lost when more than half
//! are taken: a part may be given up.

use super::field::{Bits, Field, FieldGrid, FieldPosition, FieldView, PointBits};

/// A position's result if it is certain, whoever moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    Alive,
    Dead,
    Open,
}

/// Whether these stones are enough for the group to live: at least one, and at least half of the group's original
/// stones.
#[inline]
pub(super) fn is_enough<W: PointBits>(target: W, part: W) -> bool {
    part != W::NONE && 2 * part.count_ones() >= target.count_ones()
}

/// Finds a position's certain result. `Alive` and `Dead` are both proved, whoever moves first and whatever the kos.
/// Also returns the points that prove it: the result holds in every position with the same stones there.
pub(super) fn settled(field: &Field, position: &FieldPosition, target: Bits) -> (Settled, Bits) {
    if field.is_narrow() {
        let (verdict, zone) = settled_in(&FieldView::<u64>::new(field, position), target as u64);
        return (verdict, Bits::from(zone));
    }
    settled_in(&FieldView::<Bits>::new(field, position), target)
}

fn settled_in<W: PointBits>(view: &FieldView<W>, target: W) -> (Settled, W) {
    let standing = target & view.defenders;
    if !is_enough(target, standing) {
        return (Settled::Dead, target);
    }
    let exits = view.border[1];
    if exits != W::NONE {
        let out = view.grid.flood(view.defenders & exits, view.defenders);
        if is_enough(target, out & standing) {
            return (Settled::Alive, out);
        }
    }
    if let Some(zone) = has_no_room(view, target) {
        return (Settled::Dead, zone);
    }
    let (alive, space) = pass_alive(view);
    // Other chains, or a small part of the group, may live while the group dies.
    if !is_enough(target, alive & standing) {
        return (Settled::Open, W::NONE);
    }
    (Settled::Alive, alive | space)
}

/// Whether the group can neither make two eyes nor get out. Returns the points that prove it. Eyes are possible only at
/// points that the group can reach, and not under a chain that it can't give up. A seki also has more room than this:
/// it has its liberties, and the stones between them.
fn has_no_room<W: PointBits>(view: &FieldView<W>, target: W) -> Option<W> {
    let &FieldView { grid, defenders, safe, .. } = view;
    let standing = target & defenders;
    let open = grid.points & !(safe | view.fringe);
    let within = grid.flood(target & open, open);
    if view.border[1] & within != W::NONE {
        return None;
    }
    let room = view.eye_room() & within;
    if !two_apart(grid, room) {
        return Some(safe);
    }
    if two_apart(grid, room & !standing) {
        return None;
    }
    let main = grid.chains(standing, defenders).find(|&chain| !is_enough(target, target & !chain))?;
    (!two_apart(grid, room & !main)).then_some(safe | main)
}

/// Whether two of these points are not neighbours.
#[inline]
fn two_apart<W: PointBits>(grid: FieldGrid<W>, room: W) -> bool {
    let others = room.rest();
    others != W::NONE && (others.rest() != W::NONE || grid.around(room) & room == W::NONE)
}

/// The defender's chains that no number of attacker's moves in a row can take (Benson 1976), and the regions that they
/// live by.
fn pass_alive<W: PointBits>(view: &FieldView<W>) -> (W, W) {
    let &FieldView { grid, defenders, empty, .. } = view;
    // Regions without a defender that the attacker's outside does not reach.
    let mut open = grid.points & !defenders;
    let reached = grid.flood(open & view.border[0], open);
    open = open & !reached;
    let beside = grid.around(defenders);
    let mut regions = [W::NONE; 24];
    let mut count = 0;
    while open != W::NONE && count < regions.len() {
        let region = grid.flood(open.lowest(), open);
        open = open & !region;
        let space = region & empty;
        // Some chain must touch every empty point of it, so each must touch a defender.
        if space != W::NONE && space & !beside == W::NONE {
            regions[count] = region;
            count += 1;
        }
    }
    if count < 2 {
        return (W::NONE, W::NONE);
    }
    let regions = &mut regions[..count];
    let mut alive = defenders;
    loop {
        let mut kept = W::NONE;
        for chain in grid.chains(alive, defenders) {
            let liberties = grid.around(chain);
            let is_vital = |&&region: &&W| region != W::NONE && region & empty & !liberties == W::NONE;
            if regions.iter().filter(is_vital).count() >= 2 {
                kept = kept | chain;
            }
        }
        if kept == alive {
            return (alive, regions.iter().fold(W::NONE, |all, &region| all | region));
        }
        if kept == W::NONE {
            return (W::NONE, W::NONE);
        }
        let beside = grid.around(defenders & !kept);
        for region in regions.iter_mut().filter(|region| **region & beside != W::NONE) {
            *region = W::NONE;
        }
        alive = kept;
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use katachi_core::go::Point;

    /// A strip of two rows along the upper edge. The points to its left, to its right and below belong to nobody.
    pub fn strip(rows: [&str; 2]) -> (Field, FieldPosition, impl Fn(u8) -> Bits) {
        let marked = move |wanted: &dyn Fn(u8) -> bool| -> Vec<Point> {
            let cells =
                rows.into_iter().zip(0..).flat_map(|(row, y)| row.bytes().zip(0..).map(move |(mark, x)| (x, y, mark)));
            cells.filter(|&(.., mark)| wanted(mark)).map(|(x, y, _)| Point::new(x, y)).collect()
        };
        let points = marked(&|_| true);
        let field = Field::new(&points).unwrap();
        let of_field = field.clone();
        let bits = move |wanted: &dyn Fn(u8) -> bool| -> Bits {
            marked(wanted).iter().fold(0, |all, &point| all | 1 << of_field.bit_of(point).unwrap())
        };
        let position = FieldPosition::new(&field, bits(&|mark| mark == b'A'), bits(&|mark| b"DE".contains(&mark)));
        (field, position, move |mark| bits(&|own| own == mark))
    }

    /// The same stones, after the field's border has changed.
    pub fn again(field: &Field, position: &FieldPosition) -> FieldPosition {
        FieldPosition::new(field, position.stones[0], position.stones[1])
    }

    #[test]
    fn a_group_is_lost_with_more_than_half_of_its_stones() {
        let (field, position, of) = strip([".D.DAE....", "DDDDAEEEEE"]);
        let target = of(b'D') | of(b'E');
        let part = |stones: u32| (0..stones).fold(0, |all, _| all | (target & !all & (target & !all).wrapping_neg()));
        let half = target.count_ones().div_ceil(2);
        assert!(is_enough(target, part(half)) && !is_enough(target, part(half - 1)) && !is_enough(target, 0));
        let taken = target & !part(half - 1);
        let rest = FieldPosition::new(&field, position.stones[0], position.stones[1] & !taken);
        assert_eq!(settled(&field, &rest, target), (Settled::Dead, target));
    }

    #[test]
    fn a_chain_that_cannot_be_given_up_has_no_eyes_where_it_stands() {
        let (mut field, position, of) = strip(["ADDDD.A", "AADDDAA"]);
        field.border[0] = of(b'A');
        let position = again(&field, &position);
        let group = of(b'D');
        assert_eq!(settled(&field, &position, group), (Settled::Dead, of(b'A') | group));
        // As a small part of a larger group it could be taken, and leave room for eyes.
        let (mut field, position, of) = strip(["ADDDD.AE......E", "AADDDAAEEEEEEEE"]);
        field.border[0] = of(b'A');
        let position = again(&field, &position);
        assert_eq!(settled(&field, &position, of(b'D') | of(b'E')).0, Settled::Open);
    }

    #[test]
    fn room_that_the_group_cannot_reach_is_none() {
        let (mut field, position, of) = strip(["AD.DA......", "AADAA......"]);
        field.border[0] = of(b'A');
        let position = again(&field, &position);
        assert_eq!(settled(&field, &position, of(b'D')).0, Settled::Dead);
        let (mut field, position, of) = strip(["AD.D.......", "AADAA......"]);
        field.border[0] = of(b'A');
        let position = again(&field, &position);
        assert_eq!(settled(&field, &position, of(b'D')).0, Settled::Open);
    }

    #[test]
    fn a_chain_that_lives_beside_the_group_does_not_make_it_live() {
        // D has two eyes; E has room, and nothing is decided.
        let (field, position, of) = strip([".D.DAE....", "DDDDAEEEEE"]);
        let (two_eyes, group) = (of(b'D'), of(b'E'));
        assert_eq!(settled(&field, &position, two_eyes).0, Settled::Alive);
        assert_eq!(settled(&field, &position, group), (Settled::Open, 0));
        assert_eq!(settled(&field, &position, group | two_eyes).0, Settled::Alive);
    }

    #[test]
    fn what_a_verdict_of_life_rests_on_holds_the_chain_and_its_eyes() {
        let (field, position, of) = strip([".D.DAE....", "DDDDAEEEEE"]);
        let (verdict, zone) = settled(&field, &position, of(b'D'));
        assert_eq!((verdict, zone & (of(b'A') | of(b'E'))), (Settled::Alive, 0));
        assert_eq!(zone & of(b'D'), of(b'D'));
        assert_eq!(zone.count_ones(), of(b'D').count_ones() + 2);
    }
}
