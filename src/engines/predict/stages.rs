//! The stages of a game.

use katachi_language::text;

/// Stages of a game, by the moves before, as JSON names them: opening, middle game, endgame. See [`stage_title`].
pub const STAGES: [(&str, usize, usize); 3] =
    [("opening", 0, 40), ("middle game", 40, 140), ("endgame", 140, usize::MAX)];

/// One of the [`STAGES`], on the screen.
pub fn stage_title(stage: usize) -> &'static str {
    match stage {
        0 => text!("engines-stage-opening"),
        1 => text!("engines-stage-middle-game"),
        _ => text!("engines-stage-endgame"),
    }
}
