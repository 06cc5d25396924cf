//! How far a side is from its goal, in moves: a guess that the search starts from.

use super::field::{Bits, Field, Position, bit, each};
use super::settled::{eye_room, safe_attackers};

/// Guessed moves to kill and to make two eyes, each at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Distances {
    pub kill: u32,
    pub live: u32,
}

/// What is missing to each of the best two eyes that are apart, and how much room there is to take away.
pub(super) fn distances(field: &Field, position: &Position) -> Distances {
    let safe = safe_attackers(field, position);
    let room = eye_room(field, safe);
    let [attackers, defenders] = position.stones;
    let empty = position.empty(field);
    let mut eyes: [(u32, Bits); 40] = [(u32::MAX, 0); 40];
    let mut count = 0;
    for at in each(room & !defenders) {
        let one = bit(at);
        let around = field.around(one);
        let mut lack = around & empty;
        let mut missing = lack.count_ones() * 2;
        let hostile = (around | one) & attackers;
        if hostile != 0 {
            missing += 3 * hostile.count_ones();
            lack |= hostile;
        }
        // Corners that the attacker may take to make it false.
        let corners = field.diagonal(one);
        let bad = (corners & (attackers | safe)).count_ones();
        let edge = field.first_line & one != 0;
        missing += if edge { 2 * bad } else { 2 * bad.saturating_sub(1) };
        if count < eyes.len() {
            eyes[count] = (missing, one | lack);
            count += 1;
        }
    }
    let eyes = &mut eyes[..count];
    eyes.sort_unstable_by_key(|eye| eye.0);
    let mut live = 14;
    for (first, one) in eyes.iter().enumerate() {
        // Two eyes share no more than three points that are missing.
        if 2 * one.0 >= live + 6 {
            break;
        }
        for other in &eyes[first + 1..] {
            if one.0 + other.0 >= live + 6 {
                break;
            }
            if one.1 & other.1 & !empty != 0 {
                continue;
            }
            let shared = 2 * (one.1 & other.1 & empty).count_ones();
            live = live.min((one.0 + other.0).saturating_sub(shared));
        }
    }
    let space = room.count_ones();
    Distances { kill: (space / 3).clamp(1, 6), live: (live.div_ceil(2)).clamp(1, 7) }
}
