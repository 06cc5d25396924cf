//! The points of handicap stones.

use std::cmp::Reverse;

use katachi_core::go::{BoardSize, Point};
use katachi_core::words::grouped;

/// The error for a number of stones that has no usual points on this board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a {size} board has usual points for 2 to {most} handicap stones, not for {}", grouped(*stones as u64))]
pub struct HandicapError {
    pub size: BoardSize,
    pub stones: usize,
    pub most: usize,
}

/// The most stones that have usual points: 9 on odd boards from 9×9, 4 on even ones from 8×8 and on 7×7, else none.
pub fn most_fixed_handicap(size: BoardSize) -> usize {
    match size.side() {
        0..7 => 0,
        7 => 4,
        side if side % 2 == 0 => 4,
        _ => 9,
    }
}

/// The usual points of 2 to 9 handicap stones, in the order of the Go Text Protocol: opposite corners first.
///
/// ```
/// use katachi_core::go::BoardSize;
/// use katachi_engines::play::fixed_handicap;
/// let points = fixed_handicap(BoardSize::NINETEEN, 3).unwrap();
/// let labels: Vec<String> = points.iter().map(|point| point.label(BoardSize::NINETEEN)).collect();
/// assert_eq!(labels, ["D4", "Q16", "D16"]);
/// ```
///
/// Errors: that number of stones has no usual points on this board.
pub fn fixed_handicap(size: BoardSize, stones: usize) -> Result<Vec<Point>, HandicapError> {
    let most = most_fixed_handicap(size);
    if stones < 2 || stones > most {
        return Err(HandicapError { size, stones, most });
    }
    let side = size.side() as u8;
    let near = if side < 13 { 2 } else { 3 };
    let (far, middle) = (side - 1 - near, side / 2);
    let point = |(x, y): (u8, u8)| Point::new(x, y);
    let mut points = [(near, far), (far, near), (near, near), (far, far)].map(point).to_vec();
    let sides = [(near, middle), (far, middle), (middle, far), (middle, near)].map(point);
    match stones {
        ..=4 => points.truncate(stones),
        5 | 7 | 9 => {
            points.extend(&sides[..stones - 5]);
            points.push(point((middle, middle)));
        }
        _ => points.extend(&sides[..stones - 4]),
    }
    Ok(points)
}

/// Points for any number of handicap stones that leaves one point empty: first the usual points, then always the point
/// farthest from the stones so far. Points on the third line or higher come first.
pub fn free_handicap(size: BoardSize, stones: usize) -> Vec<Point> {
    let stones = stones.min(size.area() - 1);
    let usual = stones.min(most_fixed_handicap(size));
    let mut points = fixed_handicap(size, usual).unwrap_or_default();
    let far = size.side() as u8 - 1;
    let line = |point: Point| point.x.min(point.y).min(far - point.x).min(far - point.y);
    while points.len() < stones {
        let room = |point: Point| {
            let steps = |other: &Point| other.x.abs_diff(point.x) + other.y.abs_diff(point.y);
            points.iter().map(steps).min().unwrap_or(0)
        };
        let free = size.points().filter(|point| !points.contains(point));
        // Take the first of equals, row by row.
        let best = free.max_by_key(|&point| (line(point).min(2), room(point), Reverse((point.y, point.x))));
        points.extend(best);
    }
    points
}
