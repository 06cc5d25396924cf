//! Zones of results: the points that a winner's moves, chains and liberties need.
//!
//! As long as the stones of a zone stay as they are, the result stays, so a move that leaves the zone of a loss alone
//! loses too and is not searched. Zones are only made larger than needed, never smaller.

use super::field::{Bits, Field, FieldPosition, PASS, Play, ProblemSide, each};

/// Adds what keeps the winner's chains in the zone from being taken by moves outside it.
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
    // The stone has a liberty there after it is played.
    let zone = closed(field, after, side, zone);
    closed(field, position, side, zone)
}

/// The zone on which it rests that every move loses, from all that the single losses rest on; `playable` are the
/// points that the
/// side may play on.
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
        // Points there that the rules forbid must stay forbidden.
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
