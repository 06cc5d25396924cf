//! Finds one query in all lines of a record. Looks only at the placements that a step touches.

use super::lines::{Lines, next_colors};
use crate::corpus::GameId;
use crate::find::image::QueryImage;
use crate::find::result::{CountedCell, WayBack};
use crate::find::scan::{number_of, region};
use crate::find::{Hit, NextStone, Query};
use crate::go::{BoardSize, Color, NodeId, Point};
use crate::pattern::{Cell, CellSet};
use crate::progress::{Cancelled, Progress};

/// Every placement of a query on boards of one size.
pub(super) struct VariationPlan {
    placed: Vec<VariationPlacement>,
    /// By point, the placements whose region has it.
    covering: Vec<Vec<u32>>,
}

struct VariationPlacement {
    image: usize,
    place: (i32, i32),
    /// Point, cell of the image, what the shape admits.
    region: Vec<(usize, usize, CellSet)>,
}

/// A hit in a line.
pub(super) struct VariationHit {
    pub hit: Hit,
    pub node: NodeId,
    /// The continuations of its lines, each once, in the order of the tree.
    pub next: Vec<(CountedCell, bool)>,
}

/// The state of a placement on the way to a step.
#[derive(Clone, Copy, PartialEq)]
enum PlacementState {
    Unmatched,
    /// Hit number; no stone has fallen in its region since.
    Waiting(u32),
    Done,
}

/// A hit while the walk is below it.
struct UnfinishedHit {
    placement: u32,
    step: u32,
    first: Option<NextStone>,
    next: Vec<(CountedCell, bool)>,
}

impl VariationPlan {
    pub fn new(query: &Query, images: &[QueryImage], size: BoardSize) -> VariationPlan {
        let mut plan = VariationPlan { placed: Vec::new(), covering: vec![Vec::new(); size.area()] };
        for (image, turned) in images.iter().enumerate() {
            for place in turned.placements(query, size) {
                let placed = VariationPlacement { image, place, region: region(turned, place, size) };
                let number = plan.placed.len() as u32;
                placed.region.iter().for_each(|&(point, ..)| plan.covering[point].push(number));
                plan.placed.push(placed);
            }
        }
        plan
    }
}

/// All hits of a record, in the order of its lines.
///
/// Errors: stopped by the user.
pub(super) fn walk(
    (query, images, back): (&Query, &[QueryImage], &WayBack),
    plan: &VariationPlan,
    id: GameId,
    lines: &Lines,
    progress: &Progress,
) -> Result<Vec<VariationHit>, Cancelled> {
    let mut walk = LineWalk::new(query, images, plan, lines);
    for (number, step) in lines.steps.iter().enumerate() {
        if number % 64 == 0 {
            progress.check()?;
        }
        walk.go_to(number);
        let played = step.play.and_then(|play| Some((play.point()?, play.color())));
        let played = played.map(|(point, color)| (number_of(point, lines.size), point, color));
        walk.touch_changes(number, played);
        walk.continue_hits(number, played, back);
        if step.is_position {
            walk.touch_changes_since_position(number);
            walk.match_touched(number);
        }
    }
    let found = walk.open.into_iter().map(|open| {
        let (placed, step) = (&plan.placed[open.placement as usize], &lines.steps[open.step as usize]);
        let hit = Hit::new(id, step.moves, images[placed.image].image, placed.place, open.first);
        VariationHit { hit, node: step.node, next: open.next }
    });
    Ok(found.collect())
}

/// A walk through the lines of a record.
struct LineWalk<'w> {
    query: &'w Query,
    images: &'w [QueryImage],
    plan: &'w VariationPlan,
    lines: &'w Lines,
    /// By step, whether Black or White may move next.
    next_colors: Vec<[bool; 2]>,
    /// The step where the walk is, and the board there.
    at: usize,
    cells: Vec<Cell>,
    states: Vec<PlacementState>,
    /// The changes of states, to be taken back: step, placement, state before.
    undo: Vec<(u32, u32, PlacementState)>,
    open: Vec<UnfinishedHit>,
    /// The placements that the step touches, each once, ascending.
    touched: Vec<u32>,
}

impl<'w> LineWalk<'w> {
    fn new(query: &'w Query, images: &'w [QueryImage], plan: &'w VariationPlan, lines: &'w Lines) -> LineWalk<'w> {
        LineWalk {
            query,
            images,
            plan,
            lines,
            next_colors: next_colors(lines),
            at: 0,
            cells: vec![Cell::Empty; lines.size.area()],
            states: vec![PlacementState::Unmatched; plan.placed.len()],
            undo: Vec::new(),
            open: Vec::new(),
            touched: Vec::new(),
        }
    }

    /// Takes back the steps that do not lead to this one, and makes its changes on the board.
    fn go_to(&mut self, number: usize) {
        let (undo, states) = (&mut self.undo, &mut self.states);
        let parent = self.lines.steps[number].parent as usize;
        self.lines.take_back(&mut self.cells, self.at, parent, |left| {
            while let Some((_, placement, state)) = undo.pop_if(|(by, ..)| *by as usize == left) {
                states[placement as usize] = state;
            }
        });
        self.at = number;
        let changes = self.lines.changes(number);
        changes.iter().for_each(|change| self.cells[usize::from(change.point)] = change.after);
    }

    /// Touches the placements on the points that the step changes, and on the point played.
    fn touch_changes(&mut self, number: usize, played: Option<(usize, Point, Color)>) {
        self.touched.clear();
        self.touch(number);
        played.iter().for_each(|&(point, ..)| self.touched.extend(&self.plan.covering[point]));
        self.sort_touched();
    }

    /// Touches the placements on points that changed since the last position by set-up stones; at the root, all
    /// placements.
    fn touch_changes_since_position(&mut self, number: usize) {
        let mut before = number;
        while before > 0 {
            before = self.lines.steps[before].parent as usize;
            if self.lines.steps[before].is_position {
                return self.sort_touched();
            }
            self.touch(before);
        }
        self.touched.extend(0..self.plan.placed.len() as u32);
        self.sort_touched();
    }

    fn touch(&mut self, step: usize) {
        let points = self.lines.changes(step).iter().map(|change| usize::from(change.point));
        points.for_each(|point| self.touched.extend(&self.plan.covering[point]));
    }

    fn sort_touched(&mut self) {
        self.touched.sort_unstable();
        self.touched.dedup();
    }

    fn set_state(&mut self, number: usize, placement: u32, state: PlacementState) {
        let before = std::mem::replace(&mut self.states[placement as usize], state);
        self.undo.push((number as u32, placement, before));
    }

    /// Ends the waiting of the hits whose region the step touches, and notes the stone that was played there.
    fn continue_hits(&mut self, number: usize, played: Option<(usize, Point, Color)>, back: &WayBack) {
        let moves = self.lines.steps[number].moves;
        for at in 0..self.touched.len() {
            let placement = self.touched[at];
            let PlacementState::Waiting(hit) = self.states[placement as usize] else { continue };
            self.set_state(number, placement, PlacementState::Done);
            let placed = &self.plan.placed[placement as usize];
            let open = &mut self.open[hit as usize];
            if let Some((cell, next)) = placed.stone(played, moves - self.lines.steps[open.step as usize].moves) {
                open.note(next, back.counted_cell(placed.image, cell, next.color));
            }
        }
    }

    /// Finds the touched placements whose shape stands now, for the first time in the line.
    fn match_touched(&mut self, number: usize) {
        let moves = self.lines.steps[number].moves;
        for at in 0..self.touched.len() {
            let placement = self.touched[at];
            let placed = &self.plan.placed[placement as usize];
            let stands = || placed.region.iter().all(|&(point, _, set)| set.contains(self.cells[point]));
            if self.states[placement as usize] != PlacementState::Unmatched || !stands() {
                continue;
            }
            let in_time = self.query.moves.is_none_or(|(first, last)| (first..=last).contains(&moves));
            let to_play = self.images[placed.image].to_play;
            let in_turn = to_play.is_none_or(|color| self.next_colors[number][color as usize]);
            let state = if in_time && in_turn {
                self.open.push(UnfinishedHit { placement, step: number as u32, first: None, next: Vec::new() });
                PlacementState::Waiting(self.open.len() as u32 - 1)
            } else {
                PlacementState::Done
            };
            self.set_state(number, placement, state);
        }
    }
}

impl UnfinishedHit {
    /// Notes how a line goes on. Equal continuations of several lines count once.
    fn note(&mut self, next: NextStone, counted: CountedCell) {
        self.first.get_or_insert(next);
        let same = |&(other, later): &(CountedCell, bool)| {
            (other.cell, other.color, later) == (counted.cell, counted.color, next.later)
        };
        if !self.next.iter().any(same) {
            self.next.push((counted, next.later));
        }
    }
}

impl VariationPlacement {
    /// The stone that was played, if it fell into the region; `moves` were played since the hit.
    fn stone(&self, played: Option<(usize, Point, Color)>, moves: u32) -> Option<(usize, NextStone)> {
        let (number, point, color) = played?;
        let &(_, cell, _) = self.region.iter().find(|&&(own, ..)| own == number)?;
        Some((cell, NextStone { point, color, later: moves > 2 }))
    }
}
