//! Whole-board openings: the first moves of all games, their names, and a graph to walk through them.

mod explorer;
mod kept;
mod names;
mod table;

pub(crate) use explorer::BOARD_WORDS;
pub use explorer::{OpeningGraph, OpeningGraphParams, opening_graph};
pub use names::{FusekiName, all_fuseki_names, fuseki_names};
pub use table::{Opening, OpeningParams, Openings, openings};
