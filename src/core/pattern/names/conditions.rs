//! Named conditions that a diagram alone cannot express: on chains, liberties and the course of the fight.

use std::fmt;

/// A condition of a rule, as the asset writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Condition {
    /// The move takes stones.
    Captures,
    /// The move takes this number of stones.
    CapturesExactly(usize),
    /// The move takes a ko.
    TakesKo,
    /// The opponent, playing here, would take a ko.
    FillsKo,
    /// A chain of the opponent is left with one liberty that had more.
    Atari,
    /// Two or more chains are.
    DoubleAtari,
    /// The move joins two or more chains of the mover solidly.
    Connects,
    /// Whoever takes the stone is taken, by two stones or more.
    Snapback,
    /// The chain diagonally, or a knight's move, away cannot get out.
    Nets,
    /// Inside an enclosed space of at most [`super::reading::EYE_SPACE`] points that the opponent alone surrounds.
    InsideEyeSpace,
    /// The middle point of the board.
    Tengen,
    /// No stone of the opponent is next to the move. Told by the cells, as is the next.
    NoContact,
    /// None of the mover's stones is next to the move, diagonally included.
    Unsupported,
    /// Only the shape as it stands; no move makes it.
    Standing,
}

impl Condition {
    pub const ALL: [Condition; 15] = [
        Condition::Captures,
        Condition::CapturesExactly(1),
        Condition::CapturesExactly(2),
        Condition::TakesKo,
        Condition::FillsKo,
        Condition::Atari,
        Condition::DoubleAtari,
        Condition::Connects,
        Condition::Snapback,
        Condition::Nets,
        Condition::InsideEyeSpace,
        Condition::Tengen,
        Condition::NoContact,
        Condition::Unsupported,
        Condition::Standing,
    ];

    /// `captures`, `not captures`; whether it is denied comes second.
    pub fn read(text: &str) -> Option<(Condition, bool)> {
        let (name, denied) = text.strip_prefix("not ").map_or((text, false), |name| (name.trim(), true));
        let found = Condition::ALL.into_iter().find(|condition| condition.to_string() == name)?;
        let is_told_by_cells = matches!(found, Condition::NoContact | Condition::Unsupported | Condition::Standing);
        (!denied || !is_told_by_cells).then_some((found, denied))
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Condition::Captures => "captures",
            Condition::CapturesExactly(1) => "captures one",
            Condition::CapturesExactly(_) => "captures two",
            Condition::TakesKo => "takes ko",
            Condition::FillsKo => "fills ko",
            Condition::Atari => "atari",
            Condition::DoubleAtari => "double atari",
            Condition::Connects => "connects",
            Condition::Snapback => "snapback",
            Condition::Nets => "nets",
            Condition::InsideEyeSpace => "inside eye space",
            Condition::Tengen => "tengen",
            Condition::NoContact => "no contact",
            Condition::Unsupported => "unsupported",
            Condition::Standing => "standing",
        })
    }
}
