//! Find: a drawn shape is looked for in all games.
//!
//! A [`Query`] is a rectangle, or a drawn set of points, of cell sets. [`scan`] looks for it the slow, obvious way;
//! [`search`] asks an [`crate::index::Index`] and agrees with it to the last count.
//!
//! # What is a hit
//!
//! A game, an image of the query, and a placement, with the *first* move number after which the region matches the
//! board, captures done. Positions are those before the first move (number 0) and after each move; stones that are set
//! up in the middle of a game belong to the position before the next move. A position that lasts or comes back is one
//! hit. `moves` and `to_play` ask about that first match, and never make a later one a hit. Every move of the main line
//! counts, passes too. Records without a move are positions, not games, and are not searched.
//!
//! # What is its continuation
//!
//! The next stone placed inside the region (a cell `*` belongs to it, a cell `_` does not), while the region is as it
//! was at the hit. If a capture from outside or a set-up stone changes any point of the region first, even one that the
//! query does not ask about, there is none. It comes *later* when two or more moves were made in between, passes
//! included. Points and colours are mapped back to the drawing, and folded by the symmetries that leave the query as it
//! is: of the points (and colours) that they exchange, the first one counts for all. Winners count once per game and
//! point, by the game's first hit there.
//!
//! # Where it may match
//!
//! Drawn edges must be the board's, and images turn them with the drawing. Opposite edges fix the size of the board.
//! A match covers at least one point of the board. A fixed query is matched only where it covers the points that the
//! drawing covers: a square in a corner also when it is mirrored in the diagonal, in that corner.

mod board;
mod combined;
mod combined_search;
mod diagram;
mod games;
mod image;
mod paste;
mod plan;
mod query;
mod result;
mod scan;
mod search;
mod sequence;
mod sequence_search;
mod variations;

pub use combined::{Chain, Combined, CombinedError, Link};
pub use combined_search::{scan_combined, search_combined};
pub use diagram::{Diagram, DiagramError};
pub use games::GameSet;
pub use paste::{PasteError, Pasted};
pub use query::{Edges, Fixed, Query, QueryError};
pub use result::{Continuation, FindError, FindResult, Hit, Next, SearchOptions};
pub use scan::{scan, scan_sequence};
pub use search::search;
pub use sequence::{Sequence, SequenceError, SequenceMove};
pub use sequence_search::search_sequence;
pub use variations::{Trees, VariationsResult, search_with_variations};
