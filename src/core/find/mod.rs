//! Finds a drawn shape in all games.
//!
//! A [`Query`] is a rectangle, or a drawn set of points, of cell sets, and the moves that follow. [`scan`] looks for it the slow, obvious way.
//! [`search`] asks an [`crate::index::Index`], which looks up whole boards and rare corners by hash and sweeps over its
//! games for all else. Both agree to the last count, and so does the search by rows of the literature, which
//! `katachi-lab` has for comparison.
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
//!
//! # Sequences
//!
//! A query may have moves: the stones that are played inside its shape next, turned and recoloured together with it. A
//! hit is the first position at which the shape stands *and* the next stones inside the region are those of the
//! sequence, in their order and colours: where a shape comes back, this may be later than the first match of the shape
//! alone. Moves elsewhere, and passes, may come between. Captures by the sequence's own stones belong to them; a capture
//! inside by a stone elsewhere, or a set-up stone inside, breaks it, even if it changes nothing or comes with a move of
//! the sequence. [`Query::moves`] and `to_play` ask about the hit's position, before the first stone. The continuation is
//! the next stone inside after the last; points are folded only by symmetries that leave the sequence as it is too.
//!
//! # Questions of several queries
//!
//! A [`Combined`] is a tree whose leaves are queries, each with its own moves, numbered from 1. AND, OR and NOT are those
//! of sets of games. THEN joins the hits of two queries: a hit that comes at least one move and at most a given number of
//! moves after another hit of the same game; after a sequence, they count from its last stone. The second hit may lie
//! anywhere and in any orientation, or in the same one if asked. One query is the speaker: the first that is not under a
//! NOT, unless another is chosen. Hits, continuations and winners are the speaker's, in the games found; in a chain of
//! THEN, only hits that belong to a whole chain count. [`search_combined`] answers such a question; [`Combined`]'s
//! `FromStr` reads its text. Searching inside a result is AND, or [`SearchOptions::games`] with [`FindResult::found`].
//!
//! # Databases
//!
//! [`read_database`] reads the hand-made patterns of a GNU Go database as queries, each with its move.
//!
//! # Variations
//!
//! [`search_with_variations`] takes each line of a record for a game of its own: a hit is the first match on the way
//! from the root, so what lies before a branching counts once, and each different continuation of a hit counts once.
//! Records with variations are read from their sources ([`VariationTrees`]); all others go through the index.

mod anchored;
mod asked_part;
mod board;
mod combined;
mod combined_search;
mod database;
mod diagram;
pub mod filter;
mod games;
mod image;
mod look_up;
mod paste;
mod placement;
mod placement_groups;
mod plan;
#[cfg(test)]
mod player_tests;
mod query;
mod result;
mod scan;
mod search;
mod searcher;
mod sequence_search;
mod stretch;
mod sweep;
mod variations;

pub use asked_part::AskedPart;
pub use combined::{Combined, CombinedError};
pub use combined_search::{scan_combined, search_combined};
pub use database::{DatabaseError, DatabasePattern, MAX_DATABASE_PATTERNS, read_database};
pub use diagram::{DiagramError, MoveError, VerticalEdge};
pub use games::GameSet;
pub use paste::{PasteError, Pasted};
pub use query::{Edges, Fixed, Query, QueryError, SequenceMove};
pub use result::{
    Continuation, ContinuationLocator, CountedAt, DecidedGames, FindError, FindResult, Hit, NextStone, SearchOptions,
};
pub use scan::scan;
pub use search::{bytes_asked, search};
pub use variations::{UnreadReason, VariationTrees, VariationsResult, search_with_variations};

/// The parts of the slow scan, for `katachi-lab`, which searches by rows.
pub mod parts {
    pub use super::image::{QueryImage, images};
    pub use super::result::{CountedCell, Scanned, WayBack};
    pub use super::scan::{GameScanner, each_game};
}
