//! What an earlier question of the same problem lends to a later one.

use super::field::{Bits, Field, NONE, Position, Side};
use super::numbers::UNIT;
use super::search::{Threats, ban, turn_key};
use super::table::Table;

/// An earlier question, on the same field or a narrower one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Earlier {
    pub salt: u64,
    pub threats: Threats,
    /// On the narrower field.
    pub narrow: bool,
    /// Whose wins there are wins here, too.
    pub holds_for: Side,
}

/// What is lent of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lent {
    /// The winner, and the points that this rests on.
    Result(Side, Bits),
    /// Numbers to prove and to disprove that the side to move wins.
    Guess(u32, u32),
}

impl Earlier {
    /// What was found of a position with `turn` to move: the result where it holds for the later question too; else, from
    /// a narrower field, its numbers as a first guess. Moves that nearly did without a ko are no guide to those that do
    /// with one.
    pub fn lends(&self, table: &Table, field: &Field, position: &Position, turn: Side) -> Option<Lent> {
        let mut ko = ban(position, turn, self.threats);
        if self.narrow && ko != NONE && field.narrow >> ko & 1 == 0 {
            ko = NONE;
        }
        let stones = if self.narrow { position.narrow_key } else { position.key };
        let threats = if matches!(self.threats, Threats::Few(_)) { position.threats } else { 0 };
        let entry = table.get(stones ^ turn_key(field, turn, ko, threats) ^ self.salt)?;
        if entry.line != 0 {
            return None;
        }
        let winner = match (entry.phi, entry.delta) {
            (0, _) => turn,
            (_, 0) => turn.other(),
            _ => return (entry.work > 1 && self.narrow).then_some(Lent::Guess(entry.phi, entry.delta)),
        };
        if winner == self.holds_for {
            return Some(Lent::Result(winner, entry.zone));
        }
        // Likely again, the more so the more work it was to find.
        let far = UNIT * (6 + 2 * (entry.work + 1).ilog2());
        let guess = if winner == turn { Lent::Guess(1, far) } else { Lent::Guess(far, 1) };
        self.narrow.then_some(guess)
    }
}
