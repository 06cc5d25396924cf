//! The choices of the user in Joseki: the explorer, the direction of its rows and their order.

use serde::{Deserialize, Serialize};

use katachi_language::text;

/// Which of the two explorers is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExplorerChoice {
    /// Which shape follows which.
    Shapes,
    /// The corner tree.
    #[default]
    Corner,
}

impl ExplorerChoice {
    pub const ALL: [ExplorerChoice; 2] = [ExplorerChoice::Corner, ExplorerChoice::Shapes];

    pub fn title(self) -> &'static str {
        match self {
            ExplorerChoice::Shapes => text!("joseki-collocations"),
            ExplorerChoice::Corner => text!("joseki-corner-tree"),
        }
    }

    pub fn other(self) -> ExplorerChoice {
        match self {
            ExplorerChoice::Shapes => ExplorerChoice::Corner,
            ExplorerChoice::Corner => ExplorerChoice::Shapes,
        }
    }
}

/// Which side of a pattern is asked about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Direction {
    /// `[P, *]`.
    #[default]
    After,
    /// `[*, Q]`.
    Before,
}

impl Direction {
    pub fn words(self) -> &'static str {
        match self {
            Direction::After => text!("joseki-direction-after"),
            Direction::Before => text!("joseki-direction-before"),
        }
    }

    pub fn other(self) -> Direction {
        match self {
            Direction::After => Direction::Before,
            Direction::Before => Direction::After,
        }
    }
}

/// How the rows are ranked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CollocationOrder {
    /// By −2 log λ, the surest first.
    Surest,
    Lift,
    #[default]
    Count,
}

impl CollocationOrder {
    pub const ALL: [CollocationOrder; 3] = [CollocationOrder::Count, CollocationOrder::Surest, CollocationOrder::Lift];

    pub fn title(self) -> &'static str {
        match self {
            CollocationOrder::Surest => text!("joseki-order-surest"),
            CollocationOrder::Lift => text!("joseki-lift"),
            CollocationOrder::Count => text!("joseki-order-count"),
        }
    }
}
