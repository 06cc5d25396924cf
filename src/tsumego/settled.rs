//! Positions that need no search: a group that lives though nobody defends it, and one that can never make two eyes.
//!
//! A group of several chains lives where at least half of its stones do ([`is_enough`]), and is lost as soon as more are
//! taken: a part may be given up.

use super::field::{Bits, Field, Position};

/// What is certain of a position, whoever moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    Alive,
    Dead,
    Open,
}

/// Points that can still become an eye of the defender: no safe attacker stands there or beside.
#[inline]
pub(super) fn eye_room(field: &Field, safe: Bits) -> Bits {
    field.points & !(safe | field.around(safe) | field.border[0])
}

/// Whether these stones of a group are enough to say that it lives: some, and half of those that it had at first.
#[inline]
pub(super) fn is_enough(target: Bits, part: Bits) -> bool {
    part != 0 && 2 * part.count_ones() >= target.count_ones()
}

/// Sound in both directions: `Alive` and `Dead` are proved, whoever moves first and whatever the kos. With it the points
/// that the verdict rests on: it holds in every position that has the same stones there.
pub(super) fn settled(field: &Field, position: &Position, target: Bits) -> (Settled, Bits) {
    let defenders = position.stones[1];
    let standing = target & defenders;
    if !is_enough(target, standing) {
        return (Settled::Dead, target);
    }
    let exits = field.border[1];
    if exits != 0 {
        let out = field.flood(defenders & exits, defenders);
        if is_enough(target, out & standing) {
            return (Settled::Alive, out);
        }
    }
    if let Some(zone) = has_no_room(field, position, target) {
        return (Settled::Dead, zone);
    }
    let (alive, space) = pass_alive(field, position);
    // Chains that are no part of the group, or a small one, may live there and the group die.
    if !is_enough(target, alive & standing) {
        return (Settled::Open, 0);
    }
    (Settled::Alive, alive | space)
}

/// Whether the group can make no two eyes, nor get out: with what this rests on. Eyes must be where it can still come, and
/// not where a chain stands that it cannot give up. A seki has more room than that, too: its liberties, and the stones
/// between them.
fn has_no_room(field: &Field, position: &Position, target: Bits) -> Option<Bits> {
    let defenders = position.stones[1];
    let standing = target & defenders;
    let safe = position.safe;
    let open = field.points & !(safe | field.fringe);
    let within = field.flood(target & open, open);
    if field.border[1] & within != 0 {
        return None;
    }
    let room = eye_room(field, safe) & within;
    if !two_apart(field, room) {
        return Some(safe);
    }
    if two_apart(field, room & !standing) {
        return None;
    }
    let main = field.chains(standing, defenders).find(|&chain| !is_enough(target, target & !chain))?;
    (!two_apart(field, room & !main)).then_some(safe | main)
}

/// Whether two of these points are not neighbours.
#[inline]
fn two_apart(field: &Field, room: Bits) -> bool {
    match room.count_ones() {
        0 | 1 => false,
        2 => field.around(room) & room == 0,
        _ => true,
    }
}

/// The defender's chains that no number of attacker's moves in a row can take (Benson 1976), and the regions that they
/// live by.
pub(super) fn pass_alive(field: &Field, position: &Position) -> (Bits, Bits) {
    let defenders = position.stones[1];
    let empty = position.empty(field);
    // Regions without a defender that the attacker's outside does not reach.
    let mut open = field.points & !defenders;
    let reached = field.flood(open & field.border[0], open);
    open &= !reached;
    let mut regions: [Bits; 24] = [0; 24];
    let mut count = 0;
    while open != 0 && count < regions.len() {
        let region = field.flood(open & open.wrapping_neg(), open);
        open &= !region;
        let space = region & empty;
        // Some chain must touch every empty point of it, so each must touch a defender.
        if space != 0 && field.around(defenders) & space == space {
            regions[count] = region;
            count += 1;
        }
    }
    if count < 2 {
        return (0, 0);
    }
    let mut alive = defenders;
    loop {
        let mut kept: Bits = 0;
        for chain in field.chains(alive, defenders) {
            let liberties = field.around(chain);
            let vital =
                regions[..count].iter().filter(|&&region| region != 0 && region & empty & !liberties == 0).count();
            if vital >= 2 {
                kept |= chain;
            }
        }
        if kept == alive {
            return (alive, regions[..count].iter().fold(0, |all, region| all | region));
        }
        if kept == 0 {
            return (0, 0);
        }
        let gone = defenders & !kept;
        let beside = field.around(gone);
        for region in &mut regions[..count] {
            if *region & beside != 0 {
                *region = 0;
            }
        }
        alive = kept;
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::go::Point;

    /// A strip of two rows along the upper edge; what lies to its left, its right and below is nobody's.
    pub fn strip(rows: [&str; 2]) -> (Field, Position, impl Fn(u8) -> Bits) {
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
        let position = Position::new(&field, bits(&|mark| mark == b'A'), bits(&|mark| b"DE".contains(&mark)));
        (field, position, move |mark| bits(&|own| own == mark))
    }

    /// The same stones, after the field's border has changed.
    pub fn again(field: &Field, position: &Position) -> Position {
        Position::new(field, position.stones[0], position.stones[1])
    }

    #[test]
    fn a_group_is_lost_with_more_than_half_of_its_stones() {
        let (field, position, of) = strip([".D.DAE....", "DDDDAEEEEE"]);
        let target = of(b'D') | of(b'E');
        let part = |stones: u32| (0..stones).fold(0, |all, _| all | (target & !all & (target & !all).wrapping_neg()));
        let half = target.count_ones().div_ceil(2);
        assert!(is_enough(target, part(half)) && !is_enough(target, part(half - 1)) && !is_enough(target, 0));
        let taken = target & !part(half - 1);
        let rest = Position::new(&field, position.stones[0], position.stones[1] & !taken);
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
