//! Named conditions that a diagram alone cannot express: on chains, liberties and the course of the fight.

use std::fmt;

/// A condition of a rule, as the asset writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ShapeNameCondition {
    /// The move takes stones.
    Captures,
    /// The move takes this number of stones.
    CapturesExactly(usize),
    /// The move takes a ko.
    TakesKo,
    /// The opponent, playing here, would take a ko.
    FillsKo,
    /// A chain of the opponent that had more liberties is left with one.
    Atari,
    /// Two or more such chains are left with one liberty.
    DoubleAtari,
    /// The move joins two or more chains of the mover solidly.
    Connects,
    /// If the opponent takes the stone, the taking chain can be taken back: two stones or more.
    Snapback,
    /// A chain a diagonal or a knight's move away cannot escape any more.
    Nets,
    /// Inside an enclosed space of at most [`super::reading::MAX_EYE_SPACE`] points that the opponent alone surrounds.
    InsideEyeSpace,
    /// The middle point of the board.
    Tengen,
    /// No stone of the opponent is next to the move. The diagram's cells check this condition and the next.
    NoContact,
    /// None of the mover's stones is next to the move, diagonally included.
    Unsupported,
    /// The rule names only the shape as it stands, not a move that completes it.
    Standing,
}

impl ShapeNameCondition {
    /// Whether the diagram's own cells say it, as far as a drawing can.
    pub fn is_drawn(self) -> bool {
        use ShapeNameCondition::{NoContact, Standing, Unsupported};
        matches!(self, NoContact | Unsupported | Standing)
    }

    pub const ALL: [ShapeNameCondition; 15] = [
        ShapeNameCondition::Captures,
        ShapeNameCondition::CapturesExactly(1),
        ShapeNameCondition::CapturesExactly(2),
        ShapeNameCondition::TakesKo,
        ShapeNameCondition::FillsKo,
        ShapeNameCondition::Atari,
        ShapeNameCondition::DoubleAtari,
        ShapeNameCondition::Connects,
        ShapeNameCondition::Snapback,
        ShapeNameCondition::Nets,
        ShapeNameCondition::InsideEyeSpace,
        ShapeNameCondition::Tengen,
        ShapeNameCondition::NoContact,
        ShapeNameCondition::Unsupported,
        ShapeNameCondition::Standing,
    ];

    /// Reads a condition, such as `captures` or `not captures`. Returns also whether it is denied.
    pub fn read(text: &str) -> Option<(ShapeNameCondition, bool)> {
        let (name, denied) = text.strip_prefix("not ").map_or((text, false), |name| (name.trim(), true));
        let found = ShapeNameCondition::ALL.into_iter().find(|condition| condition.to_string() == name)?;
        let is_told_by_cells = matches!(
            found,
            ShapeNameCondition::NoContact | ShapeNameCondition::Unsupported | ShapeNameCondition::Standing
        );
        (!denied || !is_told_by_cells).then_some((found, denied))
    }
}

impl fmt::Display for ShapeNameCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ShapeNameCondition::Captures => "captures",
            ShapeNameCondition::CapturesExactly(1) => "captures one",
            ShapeNameCondition::CapturesExactly(_) => "captures two",
            ShapeNameCondition::TakesKo => "takes ko",
            ShapeNameCondition::FillsKo => "fills ko",
            ShapeNameCondition::Atari => "atari",
            ShapeNameCondition::DoubleAtari => "double atari",
            ShapeNameCondition::Connects => "connects",
            ShapeNameCondition::Snapback => "snapback",
            ShapeNameCondition::Nets => "nets",
            ShapeNameCondition::InsideEyeSpace => "inside eye space",
            ShapeNameCondition::Tengen => "tengen",
            ShapeNameCondition::NoContact => "no contact",
            ShapeNameCondition::Unsupported => "unsupported",
            ShapeNameCondition::Standing => "standing",
        })
    }
}
