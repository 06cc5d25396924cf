//! A session keeps this of Find: the filter, the drawings that were searched, the marked hits and the selected one.

use serde::{Deserialize, Serialize};

use super::history::KeptHistory;
use super::hit_sort::HitSort;
use crate::kept::{KeptGame, KeptGames};
use katachi_core::find::{Hit, NextStone, Query};
use katachi_core::go::{BoardSize, Color, Point};
use katachi_core::pattern::Image;

/// Find as a session keeps it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptFind {
    pub(super) filter: String,
    pub(super) variations: bool,
    pub(super) sort: HitSort,
    pub(super) history: Option<KeptHistory>,
    /// The drawings that the marked hits answer.
    pub(super) queries: Vec<Query>,
    pub(super) marks: Vec<KeptMark>,
    pub(super) selected: Option<KeptHit>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct KeptMark {
    pub(super) hit: KeptHit,
    /// The number of its drawing.
    pub(super) query: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct KeptHit {
    game: KeptGame,
    moves: u32,
    image: Image,
    place: (i8, i8),
    next: Option<(Point, Color, bool)>,
}

impl KeptHit {
    pub fn new(hit: Hit, game: KeptGame) -> KeptHit {
        let (x, y) = hit.place();
        let next = hit.next().map(|next| (next.point, next.color, next.later));
        KeptHit { game, moves: hit.moves, image: hit.image(), place: (x as i8, y as i8), next }
    }

    pub fn hit(&self, games: &KeptGames<'_>) -> Option<Hit> {
        let next = self.next.filter(|(point, ..)| BoardSize::NINETEEN.contains(*point));
        let next = next.map(|(point, color, later)| NextStone { point, color, later });
        let place = (i32::from(self.place.0), i32::from(self.place.1));
        Some(Hit::new(games.find(self.game)?, self.moves, self.image, place, next))
    }
}
