//! Positions that need no search: a group that lives though nobody defends it, and one that can never make two eyes.

use super::field::{Bits, Field, Position, Side};

/// What is certain of a position, whoever moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    Alive,
    Dead,
    Open,
}

/// Attacker's stones that cannot be taken.
#[inline]
pub(super) fn safe_attackers(field: &Field, position: &Position) -> Bits {
    let attackers = position.stones[Side::Attacker.index()];
    field.flood(attackers & field.border[0], attackers)
}

/// Points that can still become an eye of the defender: no safe attacker stands there or beside.
#[inline]
pub(super) fn eye_room(field: &Field, safe: Bits) -> Bits {
    field.points & !(safe | field.around(safe) | field.border[0])
}

/// Sound in both directions: `Alive` and `Dead` are proved, whoever moves first and whatever the kos. With it the points
/// that the verdict rests on: it holds in every position that has the same stones there.
pub(super) fn settled(field: &Field, position: &Position, target: Bits) -> (Settled, Bits) {
    let defenders = position.stones[1];
    let standing = target & defenders;
    if standing == 0 {
        return (Settled::Dead, target);
    }
    let exits = field.border[1];
    if exits != 0 {
        let out = field.flood(defenders & exits, defenders);
        if out & standing != 0 {
            return (Settled::Alive, out);
        }
    }
    let safe = safe_attackers(field, position);
    let room = eye_room(field, safe);
    if !two_apart(field, room) && exits & !safe == 0 {
        return (Settled::Dead, safe);
    }
    let (alive, space) = pass_alive(field, position);
    if alive == 0 {
        return (Settled::Open, 0);
    }
    let zone = alive | space;
    let own = alive & standing;
    (Settled::Alive, if own != 0 { zone } else { zone | field.flood(standing, defenders) })
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
        let mut left = alive;
        while left != 0 {
            let chain = field.flood(left & left.wrapping_neg(), defenders);
            left &= !chain;
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
