//! Which moves to try first.

use super::field::{Field, NONE, PASS, Play, Position, Side, bit};
use super::patterns::PatternCosts;
use super::search::{Candidate, Order};
use super::settled::{eye_room, safe_attackers};

/// What a player looks at first: captures and atari, the room for eyes and its middle, the answer to the last move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Vital<'a> {
    /// What moves look like that solve problems.
    pub patterns: Option<&'a PatternCosts>,
}

impl Order for Vital<'_> {
    fn costs(&self, field: &Field, position: &Position, side: Side, last: Play, moves: &mut [Candidate]) {
        let safe = safe_attackers(field, position);
        let room = eye_room(field, safe);
        let near_room = room | field.around(room);
        let empty = position.empty(field);
        let near_last = if last == NONE || last == PASS {
            0
        } else {
            let one = bit(last);
            field.around(one) | field.diagonal(one)
        };
        let (own, enemy) = (side.index(), side.other().index());
        for candidate in moves.iter_mut().filter(|candidate| candidate.play != PASS) {
            let one = bit(candidate.play);
            let mut cost = 4_i32;
            if candidate.captured {
                cost -= 2;
            }
            let around = field.around(one);
            if room & one != 0 {
                cost -= 1;
                if (around & room).count_ones() >= 3 {
                    cost -= 1;
                }
            } else if near_room & one == 0 {
                cost += 2;
            }
            if near_last & one != 0 {
                cost -= 1;
            }
            let after = &candidate.after;
            let after_empty = after.empty(field);
            let chain = field.flood(one, after.stones[own]);
            let safe_chain = chain & field.border[own] != 0;
            let liberties = (field.around(chain) & after_empty).count_ones();
            if !safe_chain && liberties == 1 && !candidate.captured {
                cost += 1;
            }
            // Chains of either side with few liberties.
            let mut left = around & after.stones[enemy];
            while left != 0 {
                let other = field.flood(left & left.wrapping_neg(), after.stones[enemy]);
                left &= !other;
                if other & field.border[enemy] == 0 && (field.around(other) & after_empty).count_ones() == 1 {
                    cost -= 1;
                }
            }
            let mut left = around & position.stones[own];
            while left != 0 {
                let friend = field.flood(left & left.wrapping_neg(), position.stones[own]);
                left &= !friend;
                if friend & field.border[own] == 0
                    && (field.around(friend) & empty).count_ones() == 1
                    && (liberties > 1 || safe_chain)
                {
                    cost -= 1;
                }
            }
            candidate.cost = cost.max(1) as u32;
        }
        if let Some(patterns) = self.patterns {
            patterns.weigh(field, position, side, moves);
        }
    }
}
