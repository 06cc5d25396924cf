//! One query in all lines of a record: only the placements that a step touches are looked at.

use super::lines::{Lines, next_colors};
use crate::corpus::GameId;
use crate::find::image::Turned;
use crate::find::result::{Counted, WayBack};
use crate::find::scan::{number_of, region};
use crate::find::{Hit, Next, Query};
use crate::go::{BoardSize, Color, NodeId, Point};
use crate::pattern::{Cell, CellSet};
use crate::progress::{Cancelled, Progress};

/// Every placement of a query on boards of one size.
pub(super) struct Plan {
    placed: Vec<Placed>,
    /// By point, the placements whose region has it.
    covering: Vec<Vec<u32>>,
}

struct Placed {
    image: usize,
    place: (i32, i32),
    /// Point, cell of the image, what the shape admits.
    region: Vec<(usize, usize, CellSet)>,
}

/// A hit in a line.
pub(super) struct Found {
    pub hit: Hit,
    pub node: NodeId,
    /// What its lines go on with, each once, in the order of the tree.
    pub next: Vec<(Counted, bool)>,
}

/// What is known of a placement on the way to a step.
#[derive(Clone, Copy, PartialEq)]
enum State {
    Unmatched,
    /// Hit number; no stone has fallen in its region since.
    Waiting(u32),
    Done,
}

/// A hit while the walk is below it.
struct Open {
    placement: u32,
    step: u32,
    first: Option<Next>,
    next: Vec<(Counted, bool)>,
}

impl Plan {
    pub fn new(query: &Query, images: &[Turned], size: BoardSize) -> Plan {
        let mut plan = Plan { placed: Vec::new(), covering: vec![Vec::new(); size.area()] };
        for (image, turned) in images.iter().enumerate() {
            for place in turned.placements(query, size) {
                let placed = Placed { image, place, region: region(turned, place, size) };
                let number = plan.placed.len() as u32;
                placed.region.iter().for_each(|&(point, ..)| plan.covering[point].push(number));
                plan.placed.push(placed);
            }
        }
        plan
    }
}

/// All hits of a record, in the order of its lines.
pub(super) fn walk(
    (query, images, back): (&Query, &[Turned], &WayBack),
    plan: &Plan,
    id: GameId,
    lines: &Lines,
    progress: &Progress,
) -> Result<Vec<Found>, Cancelled> {
    let next_colors = next_colors(lines);
    let mut cells = vec![Cell::Empty; lines.size.area()];
    let mut states = vec![State::Unmatched; plan.placed.len()];
    // What each step did to placements, to be taken back.
    let mut undo: Vec<(u32, u32, State)> = Vec::new();
    let mut open: Vec<Open> = Vec::new();
    let mut at = 0;
    let mut touched: Vec<u32> = Vec::new();
    for (number, step) in lines.steps.iter().enumerate() {
        if number % 64 == 0 {
            progress.check()?;
        }
        lines.take_back(&mut cells, at, step.parent as usize, |left| {
            while let Some((_, placement, state)) = undo.pop_if(|(by, ..)| *by as usize == left) {
                states[placement as usize] = state;
            }
        });
        at = number;
        let changes = lines.changes(number);
        changes.iter().for_each(|change| cells[usize::from(change.point)] = change.after);
        let played = step.play.and_then(|play| Some((play.point()?, play.color())));
        let played = played.map(|(point, color)| (number_of(point, lines.size), point, color));

        touched.clear();
        let points = changes.iter().map(|change| usize::from(change.point)).chain(played.map(|(number, ..)| number));
        points.for_each(|point| touched.extend(&plan.covering[point]));
        touched.sort_unstable();
        touched.dedup();
        for &placement in &touched {
            let State::Waiting(hit) = states[placement as usize] else { continue };
            undo.push((number as u32, placement, states[placement as usize]));
            states[placement as usize] = State::Done;
            let placed = &plan.placed[placement as usize];
            if let Some((cell, next)) =
                placed.stone(played, step.moves - lines.steps[open[hit as usize].step as usize].moves)
            {
                let counted = (back.of(placed.image, cell, next.color), next.later);
                let open = &mut open[hit as usize];
                open.first.get_or_insert(next);
                let same = |&(other, later): &(Counted, bool)| {
                    (other.cell, other.color, later) == (counted.0.cell, counted.0.color, counted.1)
                };
                if !open.next.iter().any(same) {
                    open.next.push(counted);
                }
            }
        }
        if !step.is_position {
            continue;
        }
        if number == 0 {
            touched.extend(0..plan.placed.len() as u32);
        }
        // What was set up, or taken, on the way from the last position counts as touched now.
        let mut before = step.parent as usize;
        while number > 0 && !lines.steps[before].is_position {
            let points = lines.changes(before).iter().map(|change| usize::from(change.point));
            points.for_each(|point| touched.extend(&plan.covering[point]));
            if before == 0 {
                touched.extend(0..plan.placed.len() as u32);
                break;
            }
            before = lines.steps[before].parent as usize;
        }
        touched.sort_unstable();
        touched.dedup();
        for &placement in &touched {
            let placed = &plan.placed[placement as usize];
            let stands = || placed.region.iter().all(|&(point, _, set)| set.contains(cells[point]));
            if states[placement as usize] != State::Unmatched || !stands() {
                continue;
            }
            undo.push((number as u32, placement, State::Unmatched));
            let in_time = query.moves.is_none_or(|(first, last)| (first..=last).contains(&step.moves));
            let to_play = images[placed.image].to_play;
            let in_turn = to_play.is_none_or(|color| next_colors[number][color as usize]);
            states[placement as usize] = if in_time && in_turn {
                open.push(Open { placement, step: number as u32, first: None, next: Vec::new() });
                State::Waiting(open.len() as u32 - 1)
            } else {
                State::Done
            };
        }
    }
    let found = open.into_iter().map(|open| {
        let (placed, step) = (&plan.placed[open.placement as usize], &lines.steps[open.step as usize]);
        let hit = Hit::new(id, step.moves, images[placed.image].image, placed.place, open.first);
        Found { hit, node: step.node, next: open.next }
    });
    Ok(found.collect())
}

impl Placed {
    /// The stone that was played, if it fell into the region, so many moves after the hit.
    fn stone(&self, played: Option<(usize, Point, Color)>, moves: u32) -> Option<(usize, Next)> {
        let (number, point, color) = played?;
        let &(_, cell, _) = self.region.iter().find(|&&(own, ..)| own == number)?;
        Some((cell, Next { point, color, later: moves > 2 }))
    }
}
