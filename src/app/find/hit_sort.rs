//! The columns of the hit list, and the column that it is sorted by.

use serde::{Deserialize, Serialize};

use crate::column_sort::ColumnSort;
use katachi_language::text;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HitColumn {
    /// The order of the games, then of their moves.
    #[default]
    Number,
    Black,
    White,
    Result,
    Date,
    Event,
    Move,
    Next,
    /// How the drawing is turned and swapped at the hit.
    Image,
    Game,
}

impl HitColumn {
    pub const ALL: [HitColumn; 10] = [
        HitColumn::Number,
        HitColumn::Black,
        HitColumn::White,
        HitColumn::Result,
        HitColumn::Date,
        HitColumn::Event,
        HitColumn::Move,
        HitColumn::Next,
        HitColumn::Image,
        HitColumn::Game,
    ];

    pub fn title(self) -> &'static str {
        match self {
            HitColumn::Number => "#",
            HitColumn::Black => text!("general-black"),
            HitColumn::White => text!("general-white"),
            HitColumn::Result => text!("find-column-result"),
            HitColumn::Date => text!("find-column-date"),
            HitColumn::Event => text!("find-column-event"),
            HitColumn::Move => text!("find-column-move"),
            HitColumn::Next => text!("find-column-next"),
            HitColumn::Image => text!("find-column-image"),
            HitColumn::Game => text!("find-column-game"),
        }
    }

    /// As files name it.
    pub fn key(self) -> &'static str {
        match self {
            HitColumn::Number => "#",
            HitColumn::Black => "Black",
            HitColumn::White => "White",
            HitColumn::Result => "Result",
            HitColumn::Date => "Date",
            HitColumn::Event => "Event",
            HitColumn::Move => "Move",
            HitColumn::Next => "Next",
            HitColumn::Image => "Image",
            HitColumn::Game => "Game",
        }
    }
}

pub type HitSort = ColumnSort<HitColumn>;
