//! The history of a point in two bytes, and the events of points that two bytes cannot tell.

use crate::go::Color;
use crate::pattern::Cell;

/// The states of a point in the course of a game.
///
/// Below [`NEVER`]: empty until a position, then a stone to the end; the position times two, plus one for White.
/// Positions count moves: position 0 is the set-up. [`NEVER`]: always empty. From 0x8000 on: the number of its first
/// event in the game's list. The order of plain histories is that of their positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PointHistory(pub(super) u16);

pub(crate) const NEVER: PointHistory = PointHistory(0x7fff);

impl PointHistory {
    /// Maximum position that two bytes can hold; longer games are not indexed.
    pub const MAX_POSITION: usize = 0x3ffe;
    pub const MAX_EVENTS: usize = 0x7fff;

    pub fn stone(position: usize, color: Color) -> PointHistory {
        debug_assert!(position <= PointHistory::MAX_POSITION);
        PointHistory((position as u16) << 1 | color as u16)
    }

    pub fn of_events(first: usize) -> PointHistory {
        debug_assert!(first < PointHistory::MAX_EVENTS);
        PointHistory(0x8000 | first as u16)
    }

    /// Bits whose order is that of the histories; events come last.
    #[inline]
    pub fn bits(self) -> u16 {
        self.0
    }

    /// The inverse of [`PointHistory::bits`].
    #[inline]
    pub fn from_bits(bits: u16) -> PointHistory {
        PointHistory(bits)
    }

    #[inline]
    pub fn is_plain(self) -> bool {
        self.0 < 0x8000
    }

    /// The position at which the stone of a plain history is there first; beyond every game for [`NEVER`].
    #[inline]
    pub fn position(self) -> u32 {
        u32::from(self.0 >> 1)
    }

    /// The colour of a plain history with a stone.
    #[inline]
    pub fn color(self) -> Color {
        if self.0 & 1 == 0 { Color::Black } else { Color::White }
    }

    #[inline]
    pub fn first_event(self) -> usize {
        usize::from(self.0 & 0x7fff)
    }
}

/// A change of a point, or a play on it: the position, the state it has then, who played there, and whether it is the
/// point's last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PointEvent(pub(super) u32);

impl PointEvent {
    const LAST_BIT: u32 = 1 << 31;

    pub fn new(position: usize, state: Cell, played: Option<Color>) -> PointEvent {
        let played = played.map_or(0, |color| 1 + color as u32);
        PointEvent((position as u32) << 4 | played << 2 | state as u32)
    }

    /// The bits as the index keeps them.
    #[inline]
    pub fn bits(self) -> u32 {
        self.0
    }

    /// The inverse of [`PointEvent::bits`].
    #[inline]
    pub fn from_bits(bits: u32) -> PointEvent {
        PointEvent(bits)
    }

    pub fn last(self) -> PointEvent {
        PointEvent(self.0 | PointEvent::LAST_BIT)
    }

    pub fn is_last(self) -> bool {
        self.0 & PointEvent::LAST_BIT != 0
    }

    pub fn position(self) -> u32 {
        (self.0 & !PointEvent::LAST_BIT) >> 4
    }

    pub fn state(self) -> Cell {
        Cell::from_bits(self.0 as u8)
    }

    /// The colour of a stone that was played here at this position, captured at once or not.
    pub fn played(self) -> Option<Color> {
        match self.0 >> 2 & 3 {
            1 => Some(Color::Black),
            2 => Some(Color::White),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn histories_and_events_keep_what_they_are_given() {
        for position in [0, 1, 300, PointHistory::MAX_POSITION] {
            for color in Color::BOTH {
                let history = PointHistory::stone(position, color);
                assert!(history.is_plain() && history < NEVER);
                assert_eq!((history.position(), history.color()), (position as u32, color));
            }
            for (state, played) in [(Cell::Empty, Some(Color::White)), (Cell::White, None), (Cell::Black, None)] {
                let event = PointEvent::new(position, state, played);
                assert_eq!((event.position(), event.state(), event.played()), (position as u32, state, played));
                assert!(!event.is_last() && event.last().is_last());
                assert_eq!(event.last().position(), event.position());
            }
        }
        assert!(!PointHistory::of_events(5).is_plain());
        assert_eq!(PointHistory::of_events(5).first_event(), 5);
    }
}
