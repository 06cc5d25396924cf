//! Groups of features. An ablation leaves one out; "why" explains a suggestion by them.

use std::fmt;

/// A group of features.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum FeatureGroup {
    /// Nested contexts around the candidate.
    Shape,
    /// The same with the place of the opponent's last move.
    ShapeAndLast,
    /// The same with the places of the last two moves.
    ShapeAndBoth,
    /// Nested contexts around the last move with the candidate's place: answers to it.
    Answer,
    /// The same around the mover's own last move: moves that follow it up.
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
    /// The area that the candidate is in, and how safe the chains near it are.
    Area,
}

impl FeatureGroup {
    pub const ALL: [FeatureGroup; 14] = [
        FeatureGroup::Shape,
        FeatureGroup::ShapeAndLast,
        FeatureGroup::ShapeAndBoth,
        FeatureGroup::Answer,
        FeatureGroup::FollowUp,
        FeatureGroup::Corner,
        FeatureGroup::Liberties,
        FeatureGroup::Tactics,
        FeatureGroup::Chains,
        FeatureGroup::Place,
        FeatureGroup::Distance,
        FeatureGroup::Room,
        FeatureGroup::Earlier,
        FeatureGroup::Area,
    ];

    /// The group in a Go player's words, in English, because JSON has them.
    pub fn words(self) -> &'static str {
        match self {
            FeatureGroup::Shape => "the shape around it",
            FeatureGroup::ShapeAndLast => "the shape and the last move",
            FeatureGroup::ShapeAndBoth => "the shape and the last two moves",
            FeatureGroup::Answer => "an answer to the last move",
            FeatureGroup::FollowUp => "follows up your last move",
            FeatureGroup::Corner => "the corner",
            FeatureGroup::Liberties => "liberties of the stones around it",
            FeatureGroup::Tactics => "captures, escapes, atari",
            FeatureGroup::Chains => "chains that the last moves touched",
            FeatureGroup::Place => "place on the board",
            FeatureGroup::Distance => "distance to the last moves",
            FeatureGroup::Room => "distance to nearby stones",
            FeatureGroup::Earlier => "earlier moves that are open",
            FeatureGroup::Area => "whose area it is",
        }
    }

    /// The name of the group on the command line.
    pub fn name(self) -> &'static str {
        match self {
            FeatureGroup::Shape => "shape",
            FeatureGroup::ShapeAndLast => "shape-and-last",
            FeatureGroup::ShapeAndBoth => "shape-and-both",
            FeatureGroup::Answer => "answer",
            FeatureGroup::FollowUp => "follow-up",
            FeatureGroup::Corner => "corner",
            FeatureGroup::Liberties => "liberties",
            FeatureGroup::Tactics => "tactics",
            FeatureGroup::Chains => "chains",
            FeatureGroup::Place => "place",
            FeatureGroup::Distance => "distance",
            FeatureGroup::Room => "room",
            FeatureGroup::Earlier => "earlier",
            FeatureGroup::Area => "area",
        }
    }
}

impl fmt::Display for FeatureGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}
