//! Monte-Carlo search with a choice of playouts: a plain tree ([`search`]) that differs from another only in the
//! [`Policy`] of its playouts.
//!
//! It is there to measure what patterns are worth: MoGo's hand-made ones against lists that were mined from games
//! ([`FrequentList`]), as in table I of Liu & Li. [`crate::matches`] plays the games.

mod around;
mod board;
mod frequent;
mod handmade;
mod playout;
mod tree;

pub use frequent::{Draw, FrequentList, ListError, Scope};
pub use handmade::{By, HANDMADE, Handmade};
pub use playout::Policy;
pub use tree::{SearchParams, UctBestMove, UctRoot, search};
