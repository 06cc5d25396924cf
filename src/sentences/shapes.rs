//! Names of shapes, moves, corners and openings as players of the user's language say them, and why windows and shapes
//! cannot be read.

use katachi_core::go::Color;
use katachi_core::mining::corner::JosekiName;
use katachi_core::mining::fuseki::FusekiName;
use katachi_core::pattern::Symmetry;
use katachi_core::pattern::names::{MoveKind, ShapeName, UnknownMoveKind};
use katachi_language::{Language, current, text};

use super::{Sentence, term};

/// The name of a shape or a move.
pub fn shape_title(name: &ShapeName) -> &str {
    term(&name.english)
}

/// The name of a shape or a move without Japanese beside an English name, for fonts that lack it.
pub fn shape_latin(name: &ShapeName) -> String {
    if current() == Language::En { name.latin() } else { shape_title(name).to_owned() }
}

/// The name of a corner position.
pub fn joseki_title(name: &JosekiName) -> &str {
    term(&name.name)
}

/// The name of a corner position, and in Japanese where that is another name: `Low approach 小ゲイマガカリ`.
pub fn joseki_with_original(name: &JosekiName) -> String {
    let title = joseki_title(name);
    if title == name.original { title.to_owned() } else { format!("{title} {}", name.original) }
}

/// [`Symmetry::name`] in the user's language.
pub fn symmetry_title(symmetry: Symmetry) -> &'static str {
    match symmetry.index() {
        0 => text!("mining-symmetry-as-it-is"),
        1 => text!("mining-symmetry-left-right"),
        2 => text!("mining-symmetry-top-bottom"),
        3 => text!("mining-symmetry-half-turn"),
        4 => text!("mining-symmetry-falling-diagonal"),
        5 => text!("mining-symmetry-quarter-right"),
        6 => text!("mining-symmetry-quarter-left"),
        _ => text!("mining-symmetry-rising-diagonal"),
    }
}

/// The kind of a move.
pub fn kind_title(kind: MoveKind) -> &'static str {
    match kind {
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

impl Sentence for FusekiName {
    fn sentence(&self) -> String {
        match self.of {
            Some(Color::White) => text!("mining-opening-of-white", opening = term(self.name)),
            Some(Color::Black) | None => term(self.name).to_owned(),
        }
    }
}

impl Sentence for UnknownMoveKind {
    fn sentence(&self) -> String {
        text!("mining-no-kind-of-move", text = &self.text, kinds = UnknownMoveKind::known())
    }
}
