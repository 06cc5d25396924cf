//! The shapes that a player plays most, and those that he plays more and less than others, as pictures show them.

use katachi_core::mining::costly_shapes::CostlyShape;
use katachi_core::mining::player::{MIN_SHAPE_GAMES, PlayerProfile};

/// Minimum number of stones: the move alone says nothing of a player.
const MIN_STONES: usize = 2;
/// Shapes of a list.
const LISTED: usize = 5;

/// Row numbers of the profile's shapes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerShapes {
    /// Shapes with a name, the most frequent first.
    pub most: Vec<usize>,
    /// Surely played more than by others, and surely less.
    pub more: Vec<usize>,
    pub less: Vec<usize>,
}

impl PlayerShapes {
    pub fn from_profile(profile: &PlayerProfile) -> PlayerShapes {
        let rows = &profile.shapes.rows;
        let stones = |row: &CostlyShape| row.pattern.cells().iter().filter(|cell| cell.is_stone()).count();
        let is_shown = |row: &CostlyShape| row.games >= MIN_SHAPE_GAMES && stones(row) >= MIN_STONES;
        let mut most: Vec<usize> =
            (0..rows.len()).filter(|&at| is_shown(&rows[at]) && !rows[at].names().is_empty()).collect();
        // Stable: of equally frequent ones the surest difference comes first.
        most.sort_by_key(|&at| std::cmp::Reverse(rows[at].played));
        most.truncate(LISTED);
        let numbers = |found: Vec<&CostlyShape>| {
            let shown = found.into_iter().filter(|row| is_shown(row)).take(LISTED);
            shown.filter_map(|row| rows.iter().position(|own| std::ptr::eq(own, row))).collect()
        };
        PlayerShapes { most, more: numbers(profile.overplayed()), less: numbers(profile.underplayed()) }
    }

    pub fn is_empty(&self) -> bool {
        self.most.is_empty() && self.more.is_empty() && self.less.is_empty()
    }
}
