//! Results that an earlier question of the same problem lends to a later one.

use super::field::{Bits, Field, FieldPosition, ProblemSide};
use super::goal::{Threats, ban, turn_key};
use super::table::TranspositionTable;

/// An earlier question, on the same field.
#[derive(Clone, Copy, Debug)]
pub(super) struct Earlier {
    pub salt: u64,
    pub threats: Threats,
    /// The side whose wins in the earlier question are wins in the later one too.
    pub holds_for: ProblemSide,
}

impl Earlier {
    /// The winner of a position with `turn` to move, and the points that prove it. `None` if the earlier question
    /// didn't find it, or its result doesn't hold for the later question.
    pub fn lends(
        &self,
        table: &TranspositionTable,
        field: &Field,
        position: &FieldPosition,
        turn: ProblemSide,
    ) -> Option<(ProblemSide, Bits)> {
        let ko = ban(position, turn, self.threats);
        let threats = if matches!(self.threats, Threats::Few(_)) { position.threats } else { 0 };
        let entry = table.get(position.key ^ turn_key(field, turn, ko, threats) ^ self.salt)?;
        let winner = match (entry.phi, entry.delta) {
            (0, _) => turn,
            (_, 0) => turn.other(),
            _ => return None,
        };
        (entry.line == 0 && winner == self.holds_for).then_some((winner, entry.zone))
    }
}
