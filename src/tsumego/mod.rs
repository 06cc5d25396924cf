//! Life and death: rules with outside conditions that no person wrote, and what they say of a group on a board.

pub mod rules;
