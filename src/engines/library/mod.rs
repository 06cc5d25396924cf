//! Files of the engines: counted contexts and rings beside the games, models, rules, and what was learnt from
//! problems. Formats, versions and atomic writes are those of [`katachi_core::library`].

mod contexts;
mod damage;
mod health;
mod matchers;
mod models;
mod pattern_moves;
mod rings;
mod rules;
mod tsumego_patterns;

pub use contexts::{kept_contexts, open_contexts};
pub use damage::{EngineFileDamage, RuleDamage};
pub use health::check_library;
pub use matchers::{MatcherFileError, open_matcher, professional_matcher};
pub use models::{open_model, save_model};
pub use pattern_moves::{MINED_SHAPES_TAKEN, PatternMoves, open_pattern_moves};
pub use rings::{Learned, build_rings, kept_rings, learn_games, open_rings, open_shaped_rings};
pub use rules::{open_rules, parse_rules, rules_to_ron, save_rules, shared_rules, shipped_rules};
pub use tsumego_patterns::{
    open_tsumego_patterns, save_tsumego_estimate, save_tsumego_patterns, shipped_pattern_costs,
    shipped_tsumego_patterns,
};
