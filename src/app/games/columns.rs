//! The columns of the list of games, and the column that it is sorted by.

use serde::{Deserialize, Serialize};

use crate::column_sort::ColumnSort;
use katachi_language::text;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GameColumn {
    /// The order of loading.
    #[default]
    Number,
    Black,
    White,
    Result,
    Date,
    Event,
    Moves,
    Size,
    /// Duplicate, position, variations.
    Note,
}

impl GameColumn {
    pub const ALL: [GameColumn; 9] = [
        GameColumn::Number,
        GameColumn::Black,
        GameColumn::White,
        GameColumn::Result,
        GameColumn::Date,
        GameColumn::Event,
        GameColumn::Moves,
        GameColumn::Size,
        GameColumn::Note,
    ];

    pub fn title(self) -> &'static str {
        match self {
            GameColumn::Number => "#",
            GameColumn::Black => text!("general-black"),
            GameColumn::White => text!("general-white"),
            GameColumn::Result => text!("library-result"),
            GameColumn::Date => text!("library-date"),
            GameColumn::Event => text!("library-event"),
            GameColumn::Moves => text!("library-moves"),
            GameColumn::Size => text!("library-size"),
            GameColumn::Note => text!("library-note"),
        }
    }

    /// As files have it.
    pub fn name(self) -> &'static str {
        match self {
            GameColumn::Number => "#",
            GameColumn::Black => "Black",
            GameColumn::White => "White",
            GameColumn::Result => "Result",
            GameColumn::Date => "Date",
            GameColumn::Event => "Event",
            GameColumn::Moves => "Moves",
            GameColumn::Size => "Size",
            GameColumn::Note => "Note",
        }
    }
}

pub type SortBy = ColumnSort<GameColumn>;
