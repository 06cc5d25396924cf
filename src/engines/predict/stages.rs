//! The stages of a game.

/// The stages of a game: name in JSON, number of the first move less one, number of the last move.
pub const STAGES: [(&str, usize, usize); 3] =
    [("opening", 0, 40), ("middle game", 40, 140), ("endgame", 140, usize::MAX)];
