//! A game against the pattern player: the game itself, who plays it, and how it is counted.
//!
//! A [`Game`] is a board with its history: handicap, komi, undo, passes, resignation, SGF. A [`PatternPlayer`] predicts
//! the moves of strong players ([`crate::predict`]), plays the likeliest or draws one at a temperature, and knows when
//! to pass and when to resign. Playouts ([`ownership`]) estimate the owner of every point. The stones that are proposed
//! as dead ([`propose_dead`]) come from that estimate, and [`Score`] counts by area or by territory.

mod game;
pub mod gtp;
mod handicap;
mod ownership;
mod player;
mod playout;
mod score;
mod search;

pub use game::{Counting, Game, HandicapCompensation, PlayError};
pub use handicap::{HandicapError, fixed_handicap, free_handicap, most_fixed_handicap};
pub use ownership::{OWNERSHIP_PLAYOUTS, Ownership, ownership, propose_dead};
pub use player::{PatternPlayer, PlayerKnowledge, PlayerParams, PlayerReply, Style};
pub use score::{Score, score};
