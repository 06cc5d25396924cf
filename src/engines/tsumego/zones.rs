//! Zones of results: the points that a winner's moves, chains and liberties need.
//!
//! The result stays the same as long as the stones in its zone do. A move that doesn't touch the zone of a loss
//! therefore loses too, and need not be searched. A zone may be larger than necessary, but never smaller.

use super::field::{Bits, Field, FieldPosition, PASS, Play, ProblemSide, each};

/// Adds the points that keep moves outside the zone from taking the winner's chains in it.
pub(super) fn closed(field: &Field, position: &FieldPosition, winner: ProblemSide, mut zone: Bits) -> Bits {
    let own = position.stones[winner.index()];
    let empty = position.empty(field);
    for chain in field.chains(zone, own) {
        zone |= chain;
        if chain & field.border[winner.index()] != 0 {
            continue;
        }
        let liberties = field.around(chain) & empty;
        let mut within = (liberties & zone).count_ones();
        let mut more = liberties & !zone;
        while within < 2 && more != 0 {
            zone |= more & more.wrapping_neg();
            more &= more - 1;
            within += 1;
        }
    }
    zone
}

/// The zone of a win by a move, from the zone of the position `after` it.
pub(super) fn of_win(
    field: &Field,
    position: &FieldPosition,
    side: ProblemSide,
    play: Play,
    after: &FieldPosition,
    zone: Bits,
) -> Bits {
    if play == PASS {
        return closed(field, position, side, zone);
    }
    let taken = position.stones[side.other().index()] & !after.stones[side.other().index()];
    let zone = zone | 1 << play | taken | field.around(taken);
    // After the move, the new stone has its liberties.
    let zone = closed(field, after, side, zone);
    closed(field, position, side, zone)
}

/// The zone of a position in which every move loses, from the zones of the single losses. `playable` are the points on
/// which the side may play.
pub(super) fn of_loss(
    field: &Field,
    position: &FieldPosition,
    side: ProblemSide,
    playable: Bits,
    mut zone: Bits,
) -> Bits {
    loop {
        let before = zone;
        zone = closed(field, position, side.other(), zone);
        // Points of the zone at which a play is illegal must stay illegal.
        for at in each(zone & position.empty(field) & !playable) {
            let own = position.stones[side.index()];
            let chains = field.flood(field.around(1 << at) & own, own);
            zone |= chains | field.around(chains | 1 << at);
        }
        if zone == before {
            return zone;
        }
    }
}
