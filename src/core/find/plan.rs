//! A query prepared for boards of one size: every placement of every image, as point numbers and bit columns.

use std::collections::HashMap;

use super::Query;
use super::image::QueryImage;
use super::placement::{FollowingStone, Placement, PlacementScratch, ShapeMatch, ShapePoints};
use super::placement_groups::PlacementGroups;
use crate::go::BoardSize;
use crate::index::{BOARD_POINTS, GameHistory};

/// All placements of a query on boards of one size.
pub(super) struct SizePlan {
    pub shapes: Vec<ShapePoints>,
    pub placements: Vec<Placement>,
    pub groups: PlacementGroups,
    /// The points that the placements look at, each once: row · 19 + column.
    points: Vec<u16>,
}

impl SizePlan {
    /// A plan to sweep over many games.
    pub fn new(query: &Query, images: &[QueryImage], size: BoardSize) -> SizePlan {
        let mut plan = SizePlan::to_look(query, images, size);
        plan.shapes.iter_mut().for_each(|shape| shape.put_nearest_first(images[shape.image].width));
        plan.groups = PlacementGroups::new(&mut plan.shapes, &plan.placements);
        let mut asked = [false; BOARD_POINTS];
        for placement in &plan.placements {
            let shape = &plan.shapes[placement.shape];
            shape.present.iter().chain(&shape.empty).for_each(|&point| asked[placement.at(point)] = true);
        }
        plan.points = (0..BOARD_POINTS as u16).filter(|&point| asked[usize::from(point)]).collect();
        plan
    }

    /// A plan to look at single games: quicker to make, with its empty points unsorted.
    pub fn to_look(query: &Query, images: &[QueryImage], size: BoardSize) -> SizePlan {
        let mut plan = SizePlan {
            shapes: Vec::new(),
            placements: Vec::new(),
            groups: PlacementGroups::default(),
            points: Vec::new(),
        };
        for (number, turned) in images.iter().enumerate() {
            // One shape for every way in which the box reaches over the edges. There is nearly always only one way.
            let mut known: HashMap<[i32; 4], usize> = HashMap::new();
            for place in turned.placements(query, size) {
                let clip = clip(turned, size, place);
                let shape = *known.entry(clip).or_insert_with(|| {
                    plan.shapes.push(ShapePoints::new(number, turned, clip));
                    plan.shapes.len() - 1
                });
                let base = place.1 * BoardSize::MAX as i32 + place.0;
                plan.placements.push(Placement { shape, place, base });
            }
        }
        plan
    }

    /// Asks memory for the histories of the points under the placement with this number.
    pub fn fetch(&self, number: usize, game: GameHistory<'_>) {
        let placement = self.placements[number];
        placement.fetch(&self.shapes[placement.shape], game);
    }

    /// Calls [`Placement::first_match`] for the placement with this number. `None` if the game lacks stones of the
    /// shape.
    #[inline(always)]
    pub fn first_match(
        &self,
        number: usize,
        game: GameHistory<'_>,
        scratch: &mut PlacementScratch,
    ) -> Option<ShapeMatch> {
        let placement = self.placements[number];
        let shape = &self.shapes[placement.shape];
        placement.has_stones(shape, game).then(|| placement.first_match(shape, game, scratch))?
    }

    /// Calls [`Placement::follow`] for the placement with this number.
    #[inline(always)]
    pub fn follow(&self, number: usize, game: GameHistory<'_>, found: ShapeMatch) -> Option<FollowingStone> {
        let placement = self.placements[number];
        placement.follow(&self.shapes[placement.shape], game, found)
    }

    /// The points in one part of the plan. The plan has as many parts as placements; all parts are about equally large.
    #[inline]
    pub fn points_of(&self, part: usize) -> &[u16] {
        let at = |part: usize| self.points.len() * part / self.placements.len();
        &self.points[at(part)..at(part + 1)]
    }
}

/// The part of the box that lies on the board: first column and row, then the column and row after the last.
fn clip(turned: &QueryImage, size: BoardSize, (x, y): (i32, i32)) -> [i32; 4] {
    let side = size.side() as i32;
    let (width, height) = (turned.width as i32, turned.height as i32);
    [(-x).max(0), (-y).max(0), width.min(side - x), height.min(side - y)]
}
