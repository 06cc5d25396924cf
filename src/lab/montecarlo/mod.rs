//! Monte-Carlo search with a choice of playouts: plain UCT ([`search`]), where players differ only in the [`Policy`] of
//! their playouts.
//!
//! It measures the value of patterns: MoGo's hand-made ones against lists mined from games ([`FrequentList`]), as in
//! table I of Liu & Li. [`crate::matches`] plays the games.

mod around;
mod board;
mod frequent;
mod handmade;
mod playout;
mod tree;

pub use frequent::{Draw, FrequentList, ListError, Scope};
pub use handmade::{By, HANDMADE_PATTERNS, Handmade};
pub use playout::Policy;
pub use tree::{SearchParams, UctBestMove, UctRoot, search};
