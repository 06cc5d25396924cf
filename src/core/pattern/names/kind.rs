//! Kinds of named moves: what a move is for.

use std::fmt;
use std::str::FromStr;

use katachi_language::text;

/// What a move is for. A name may be of several kinds: a block is defence and contact; an empty triangle is of none.
///
/// Which name is of which kinds stands in `assets/shape-names.txt`, and is ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

    /// In the language of the program.
    pub fn title(self) -> &'static str {
        match self {
            MoveKind::Attack => text!("mining-kind-attack"),
            MoveKind::Defence => text!("mining-kind-defence"),
            MoveKind::Extension => text!("mining-kind-extension"),
            MoveKind::Connection => text!("mining-kind-connection"),
            MoveKind::Cut => text!("mining-kind-cut"),
            MoveKind::Capture => text!("mining-kind-capture"),
            MoveKind::Contact => text!("mining-kind-contact"),
            MoveKind::Opening => text!("mining-kind-opening"),
        }
    }
}

impl fmt::Display for MoveKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for MoveKind {
    type Err = String;

    fn from_str(text: &str) -> Result<MoveKind, String> {
        MoveKind::ALL.into_iter().find(|kind| kind.key() == text).ok_or_else(|| {
            let known: Vec<&str> = MoveKind::ALL.iter().map(|kind| kind.key()).collect();
            text!("mining-no-kind-of-move", text = text, kinds = known.join(", "))
        })
    }
}
