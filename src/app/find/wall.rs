//! Pictures of hits: the part of the board around a hit, after the moves that were searched.

use super::Find;
use crate::BoardRegion;
use crate::board_part::BoardPart;
use katachi_core::corpus::GameId;
use katachi_core::go::{BoardSize, Point};
use katachi_core::pattern::Symmetry;

/// Least number of points that a picture shows in a row.
const LEAST_POINTS: usize = 9;
/// Points on each side of the hit that a picture shows.
const MARGIN: usize = 1;

/// A hit as a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HitPicture {
    pub game: GameId,
    /// Moves played.
    pub moves: u32,
    pub part: BoardPart,
    /// Two corners of the hit's box, as columns and rows of the part.
    pub corners: [(i32, i32); 2],
}

impl Find {
    /// The picture of the hit in a row, turned as games are shown. `None` for a hit in a variation, whose position the main
    /// line does not have.
    pub fn picture_of(&self, row: usize) -> Option<HitPicture> {
        let (hit, moves) = (self.hits.row(row)?, self.hits.moves(row)?);
        if self.hits.node(row).is_some() {
            return None;
        }
        let region = self.region_of(hit)?;
        let mut replay = self.corpus.game(hit.game).replay();
        let mut last = None;
        while replay.played() < moves as usize {
            last = Some(replay.advance()?);
        }
        let turn = if self.as_drawn { hit.image().inverse().symmetry } else { Symmetry::IDENTITY };
        let middle = Point::new((region.min.x + region.max.x) / 2, (region.min.y + region.max.y) / 2);
        let mut part =
            BoardPart::new(replay.board(), middle, points_for(region), turn, last.and_then(|play| play.point()));
        if self.as_drawn && hit.image().swapped {
            part.exchange_colors();
        }
        let corners = [part.place_of(region.min), part.place_of(region.max)];
        Some(HitPicture { game: hit.game, moves, part, corners })
    }
}

fn points_for(region: BoardRegion) -> usize {
    (region.width().max(region.height()) + 2 * MARGIN).clamp(LEAST_POINTS, BoardSize::MAX)
}
