//! Kinds of features: what an ablation leaves out, and what "why" names.

use std::fmt;

/// Kinds of features, as "why" and the ablation name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Group {
    /// Nested contexts around the candidate.
    Shape,
    /// The same with the place of the opponent's last move.
    ShapeAndLast,
    /// The same with the places of the last two moves.
    ShapeAndBoth,
    /// Nested contexts around the last move with the candidate's place: what answers this.
    Answer,
    /// The same around the mover's own last move: what follows it.
    FollowUp,
    /// Corner regions with the candidate's place.
    Corner,
    /// Small windows with the liberties of their stones.
    Liberties,
    /// Captures, escapes, atari, ladders, ko.
    Tactics,
    /// Chains that the last moves touched.
    Chains,
    /// Place on the board by the stage of the game.
    Place,
    /// Distances to the last moves, and how long ago the surroundings were played in.
    Distance,
    /// How near the next stones of either side are.
    Room,
    /// Nested contexts around the two moves before the last two, with the candidate's place.
    Earlier,
    /// Dataset area the candidate is in, and how safe the chains near it are.
    Area,
}

impl Group {
    pub const ALL: [Group; 14] = [
        Group::Shape,
        Group::ShapeAndLast,
        Group::ShapeAndBoth,
        Group::Answer,
        Group::FollowUp,
        Group::Corner,
        Group::Liberties,
        Group::Tactics,
        Group::Chains,
        Group::Place,
        Group::Distance,
        Group::Room,
        Group::Earlier,
        Group::Area,
    ];

    /// A player's words for it, in English: JSON has them.
    pub fn words(self) -> &'static str {
        match self {
            Group::Shape => "the shape around it",
            Group::ShapeAndLast => "the shape and the last move",
            Group::ShapeAndBoth => "the shape and the last two moves",
            Group::Answer => "an answer to the last move",
            Group::FollowUp => "follows up your last move",
            Group::Corner => "the corner",
            Group::Liberties => "liberties of the stones around it",
            Group::Tactics => "captures, escapes, atari",
            Group::Chains => "chains that the last moves touched",
            Group::Place => "place on the board",
            Group::Distance => "distance to the last moves",
            Group::Room => "distance to nearby stones",
            Group::Earlier => "earlier moves that are open",
            Group::Area => "whose area it is",
        }
    }

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Group::Shape => "shape",
            Group::ShapeAndLast => "shape-and-last",
            Group::ShapeAndBoth => "shape-and-both",
            Group::Answer => "answer",
            Group::FollowUp => "follow-up",
            Group::Corner => "corner",
            Group::Liberties => "liberties",
            Group::Tactics => "tactics",
            Group::Chains => "chains",
            Group::Place => "place",
            Group::Distance => "distance",
            Group::Room => "room",
            Group::Earlier => "earlier",
            Group::Area => "area",
        }
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}
