//! Placements that cover the same points of the board: the images of a shape in one corner, or in one place of a side.
//!
//! Most of their empty points are empty in all of them. A sweep looks at these once for the whole group.

use std::collections::HashMap;
use std::ops::Range;

use super::placement::{MAX_PLACES, Placement, ShapePoints};
use crate::pattern::Image;

/// Shapes with fewer empty points in common are looked at alone.
const MIN_SHARED_POINTS: usize = 8;
/// Every point of a box, as row · 19 + column, is less than this.
const BOX_POINTS: usize = super::Query::MAX_SIDE * super::Query::MAX_SIDE;

/// The placements of a plan, those of a group one after the other.
#[derive(Default)]
pub(super) struct PlacementGroups {
    members: Vec<u32>,
    /// The end of each group.
    ends: Vec<u32>,
}

impl PlacementGroups {
    /// Groups the shapes of a plan, and puts their common empty points first.
    pub fn new(shapes: &mut [ShapePoints], placements: &[Placement]) -> PlacementGroups {
        let families = share(shapes);
        // Each placement, with the first that covers the same points.
        let mut firsts: HashMap<(usize, i32), usize> = HashMap::new();
        let first = |(number, placement): (usize, &Placement)| match families[placement.shape] {
            Some(family) => (*firsts.entry((family, placement.base)).or_insert(number), number),
            None => (number, number),
        };
        let mut sorted: Vec<(usize, usize)> = placements.iter().enumerate().map(first).collect();
        sorted.sort_unstable();
        let mut ends: Vec<u32> = Vec::with_capacity(sorted.len());
        for group in sorted.chunk_by(|(one, _), (other, _)| one == other) {
            for part in group.chunks(Image::COUNT) {
                ends.push(ends.last().copied().unwrap_or(0) + part.len() as u32);
            }
        }
        PlacementGroups { members: sorted.into_iter().map(|(_, number)| number as u32).collect(), ends }
    }

    /// The numbers of the placements of each group; no group has more than there are images.
    pub fn iter(&self) -> impl Iterator<Item = &[u32]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        let range = |(start, &end): (u32, &u32)| Range { start: start as usize, end: end as usize };
        starts.zip(&self.ends).map(range).map(move |range| &self.members[range])
    }
}

/// Puts the empty points first that shapes on the same points have in common. Returns the first shape of each shape's
/// group.
fn share(shapes: &mut [ShapePoints]) -> Vec<Option<usize>> {
    let mut families: HashMap<Vec<(i32, u8)>, Vec<usize>> = HashMap::new();
    for (number, shape) in shapes.iter().enumerate().filter(|(_, shape)| shape.empty.len() >= MIN_SHARED_POINTS) {
        families.entry(shape.region().collect()).or_default().push(number);
    }
    let mut of_shapes = vec![None; shapes.len()];
    for members in families.into_values().filter(|members| members.len() > 1) {
        let mut counts = [0; BOX_POINTS];
        let empty = |&member: &usize| shapes[member].empty.iter().map(|&point| point as usize);
        members.iter().flat_map(empty).for_each(|point| counts[point] += 1);
        let common = empty(&members[0]).filter(|&point| counts[point] == members.len());
        let common: Vec<usize> = common.take(MAX_PLACES).collect();
        if common.len() < MIN_SHARED_POINTS {
            continue;
        }
        let mut ranks = [usize::MAX; BOX_POINTS];
        common.iter().zip(0..).for_each(|(&point, rank)| ranks[point] = rank);
        for &member in &members {
            shapes[member].put_first(common.len(), |point| ranks[point as usize]);
            of_shapes[member] = Some(members[0]);
        }
    }
    of_shapes
}

#[cfg(test)]
mod tests {
    use super::super::image::images;
    use super::super::plan::SizePlan;
    use super::*;
    use crate::find::Query;
    use crate::go::BoardSize;

    fn groups_of(text: &str) -> (SizePlan, Vec<Vec<u32>>) {
        let query: Query = text.parse().unwrap();
        let plan = SizePlan::new(&query, &images(&query), BoardSize::NINETEEN);
        let groups = plan.groups.iter().map(<[u32]>::to_vec).collect();
        (plan, groups)
    }

    #[test]
    fn every_placement_is_in_one_group_and_those_of_a_group_share_their_first_empty_points() {
        let corner = "----+\n. . . .|\n. X . .|\n. O . .|\n. . . .|\n";
        let side = ". . . . .\n. X . O .\n. . . . .\n-----\n";
        let few = ". X .\n. . .\n";
        for (text, sizes) in [(corner, vec![4; 4]), (side, vec![2; 4 * 15]), (few, vec![1; 8 * 17 * 18])] {
            let (plan, groups) = groups_of(text);
            assert_eq!(groups.iter().map(Vec::len).collect::<Vec<_>>(), sizes, "{text}");
            let mut members = groups.concat();
            members.sort_unstable();
            assert!(members.into_iter().eq(0..plan.placements.len() as u32));
            for group in groups.iter().filter(|group| group.len() > 1) {
                let shared = |&number: &u32| {
                    let placement = plan.placements[number as usize];
                    let shape = &plan.shapes[placement.shape];
                    let points = shape.empty[..shape.shared].iter();
                    points.map(|&point| placement.at(point)).collect::<Vec<_>>()
                };
                let of_first = shared(&group[0]);
                assert!(of_first.len() >= MIN_SHARED_POINTS && group.iter().all(|number| shared(number) == of_first));
            }
        }
    }
}
