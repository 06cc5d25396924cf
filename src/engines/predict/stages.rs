//! The stages of a game.

/// Stages of a game, by the moves before, as JSON names them: opening, middle game, endgame.
pub const STAGES: [(&str, usize, usize); 3] =
    [("opening", 0, 40), ("middle game", 40, 140), ("endgame", 140, usize::MAX)];
