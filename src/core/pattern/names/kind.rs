//! Kinds of named moves: what a move is for.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A word that names no [`MoveKind`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is no kind of move; write one of {}", UnknownMoveKind::known())]
pub struct UnknownMoveKind {
    pub text: String,
}

impl UnknownMoveKind {
    /// The keys of all kinds.
    pub fn known() -> String {
        MoveKind::ALL.map(MoveKind::key).join(", ")
    }
}

/// The purpose of a move. A name may have several kinds: a block is defence and contact; an empty triangle has none.
///
/// The kinds of each name are in `assets/shape-names.txt`. The choice is ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MoveKind {
    Attack,
    Defence,
    Extension,
    Connection,
    Cut,
    Capture,
    Contact,
    Opening,
}

impl MoveKind {
    pub const ALL: [MoveKind; 8] = [
        MoveKind::Attack,
        MoveKind::Defence,
        MoveKind::Extension,
        MoveKind::Connection,
        MoveKind::Cut,
        MoveKind::Capture,
        MoveKind::Contact,
        MoveKind::Opening,
    ];

    /// The word of the asset, the command line and JSON.
    pub fn key(self) -> &'static str {
        match self {
            MoveKind::Attack => "attack",
            MoveKind::Defence => "defence",
            MoveKind::Extension => "extension",
            MoveKind::Connection => "connection",
            MoveKind::Cut => "cut",
            MoveKind::Capture => "capture",
            MoveKind::Contact => "contact",
            MoveKind::Opening => "opening",
        }
    }
}

impl fmt::Display for MoveKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for MoveKind {
    type Err = UnknownMoveKind;

    fn from_str(text: &str) -> Result<MoveKind, UnknownMoveKind> {
        let known = MoveKind::ALL.into_iter().find(|kind| kind.key() == text);
        known.ok_or_else(|| UnknownMoveKind { text: text.to_owned() })
    }
}
