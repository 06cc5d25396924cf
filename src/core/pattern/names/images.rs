//! The diagrams of the rules in all their turns, compiled so that only a few have to be compared with a move.
//!
//! Five tables each cover four points near the move. For each of the 256 ways to fill the four points, a table has one
//! bit for each image: whether the image admits them. Only images that all five tables admit are compared.

use super::conditions::ShapeNameCondition;
use super::diagram::{Offset, OffsetSymmetry, ShapeNameDiagram};
use super::planes::{Mask, Planes, RADIUS};
use super::reading::NEIGHBOUR_OFFSETS;
use super::rules::ShapeNameRule;
use super::scene::{Contact, MoveScene};
use super::{NameSet, RuleErrorKind};
use crate::pattern::{Cell, CellSet};

/// The 20 points of the five tables.
const POINT_GROUPS: [[Offset; 4]; 5] = [
    NEIGHBOUR_OFFSETS,
    [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    [(0, -2), (-2, 0), (2, 0), (0, 2)],
    [(-1, -2), (1, -2), (-1, 2), (1, 2)],
    [(-2, -1), (2, -1), (-2, 1), (2, 1)],
];

/// A diagram turned in one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NearImage {
    mask: Mask,
    /// Place of the name in the list of names, and of the rule in the list of rules.
    pub name: u8,
    rule: u16,
    /// An edge beyond the mask: whether it is a left or right edge, and the steps to it.
    far_edge: Option<(bool, i32)>,
    apart: Vec<(Offset, Offset)>,
    /// Stones of the mover.
    pub stones: usize,
}

/// A diagram that shows a corner, turned in one way; looked up by its two edges.
#[derive(Clone, Debug)]
struct CornerImage {
    cells: Vec<(Offset, CellSet)>,
    name: u8,
    rule: u16,
}

#[derive(Default)]
pub(super) struct Images {
    near: Vec<NearImage>,
    /// For each group and each filling of its points, the bits of the near images that admit it.
    admitted: Vec<u64>,
    words: usize,
    /// Corner images, by the steps to the two edges.
    corners: Vec<Vec<CornerImage>>,
    conditions: Vec<Vec<(ShapeNameCondition, bool)>>,
}

impl Images {
    /// The diagrams that mark a move, and the moves that complete a shape.
    ///
    /// Errors: what is wrong with the rule.
    pub fn of_moves(rules: &[ShapeNameRule], place: &[u8]) -> Result<Images, RuleErrorKind> {
        Images::new(rules, place, |rule, diagram| {
            if diagram.is_move {
                return vec![diagram.clone()];
            }
            if rule.conditions.contains(&(ShapeNameCondition::Standing, false)) {
                return Vec::new();
            }
            let stones = diagram.cells.iter().filter(|(_, set)| *set == CellSet::only(Cell::Black));
            stones.map(|&(at, _)| diagram.with_move_at(at)).collect()
        })
    }

    /// The shapes, seen from their first stone.
    ///
    /// Errors: what is wrong with the rule.
    pub fn of_shapes(rules: &[ShapeNameRule], place: &[u8]) -> Result<Images, RuleErrorKind> {
        Images::new(rules, place, |_, diagram| if diagram.is_move { Vec::new() } else { vec![diagram.clone()] })
    }

    fn new(
        rules: &[ShapeNameRule],
        place: &[u8],
        diagrams: impl Fn(&ShapeNameRule, &ShapeNameDiagram) -> Vec<ShapeNameDiagram>,
    ) -> Result<Images, RuleErrorKind> {
        let slots = (2 * CORNER_REACH as usize + 1).pow(2);
        let mut images = Images { corners: vec![Vec::new(); slots], ..Images::default() };
        for (number, rule) in rules.iter().enumerate() {
            images.conditions.push(rule.conditions.clone());
            let mut known: Vec<NearImage> = Vec::new();
            for mut diagram in rule.diagrams.iter().flat_map(|diagram| diagrams(rule, diagram)) {
                narrow(&mut diagram, &rule.conditions).ok_or(RuleErrorKind::Impossible)?;
                for mut turned in OffsetSymmetry::all().map(|turn| diagram.turned(turn)) {
                    let (name, rule) = (place[rule.name], number as u16);
                    if let (Some(side), Some(end)) = (turned.side_edge, turned.end_edge) {
                        let image = CornerImage { cells: turned.cells, name, rule };
                        let slot = corner_slot(side, end).ok_or(RuleErrorKind::TooFar)?;
                        images.corners[slot].push(image);
                        continue;
                    }
                    let far_edge = near_edge(&mut turned).ok_or(RuleErrorKind::Impossible)?;
                    let mask = Mask::from_cells(&turned.cells).ok_or(RuleErrorKind::TooFar)?;
                    let stones = turned.cells.iter().filter(|(_, set)| *set == CellSet::only(Cell::Black)).count();
                    let apart = turned.apart.clone();
                    let image = NearImage { mask, name, rule, far_edge, apart, stones };
                    // A diagram that is symmetric is compared once.
                    if known.contains(&image) {
                        continue;
                    }
                    known.push(image.clone());
                    images.near.push(image);
                    images.admit(&turned);
                }
            }
        }
        images.index();
        Ok(images)
    }

    /// Keeps, for the last image, which cells it admits at the points of the tables.
    fn admit(&mut self, diagram: &ShapeNameDiagram) {
        for at in POINT_GROUPS.into_iter().flatten() {
            let set = diagram.cells.iter().find(|(known, _)| *known == at).map_or(CellSet::ANYTHING, |&(_, set)| set);
            self.admitted.push(u64::from(set.bits()));
        }
    }

    /// Turns what each image admits into the tables.
    fn index(&mut self) {
        let sets = std::mem::take(&mut self.admitted);
        self.words = self.near.len().div_ceil(64);
        self.admitted = vec![0; POINT_GROUPS.len() * 256 * self.words];
        let points = POINT_GROUPS.len() * 4;
        for (image, sets) in sets.chunks(points).enumerate() {
            for (group, sets) in sets.chunks(4).enumerate() {
                for stand in 0..256 {
                    if sets.iter().zip(0..).all(|(set, at)| set >> (stand >> (2 * at) & 3) & 1 == 1) {
                        self.admitted[(group * 256 + stand) * self.words + image / 64] |= 1 << (image % 64);
                    }
                }
            }
        }
    }

    /// The names of a move.
    pub fn names(&self, planes: Planes, scene: &impl MoveScene) -> NameSet {
        let mut names = NameSet::default();
        let contact = scene.contact();
        self.for_each_near(planes, scene, &contact, &mut names, |_, _| true);
        self.corner_names(scene, &contact, &mut names);
        names
    }

    /// Adds the names of the near images that fit and that `keep` accepts to `names`.
    pub fn for_each_near(
        &self,
        planes: Planes,
        scene: &impl MoveScene,
        contact: &Contact,
        names: &mut NameSet,
        keep: impl Fn(&NearImage, &NameSet) -> bool,
    ) {
        let table = |group: usize| {
            let start = (group * 256 + planes.four(&GROUP_BITS[group])) * self.words;
            &self.admitted[start..start + self.words]
        };
        let tables: [&[u64]; POINT_GROUPS.len()] = std::array::from_fn(table);
        let cells = planes.split();
        for word in 0..self.words {
            let mut left = tables.iter().fold(!0, |left, table| left & table[word]);
            while left != 0 {
                let image = &self.near[word * 64 + left.trailing_zeros() as usize];
                left &= left - 1;
                if !names.contains(image.name)
                    && image.mask.fits(&cells)
                    && keep(image, names)
                    && image.far_edge.is_none_or(|(side, steps)| scene.ends_at(side, steps))
                    && self.conditions_hold(image.rule, scene, contact)
                    && image.apart.iter().all(|&(a, b)| scene.apart(a, b) == Some(true))
                {
                    names.insert(image.name);
                }
            }
        }
    }

    fn corner_names(&self, scene: &impl MoveScene, contact: &Contact, names: &mut NameSet) {
        let near = |side| scene.edges(side).map(|steps| steps.filter(|steps| steps.abs() <= CORNER_REACH));
        let (sides, ends) = (near(true), near(false));
        for side in sides.into_iter().flatten() {
            for end in ends.into_iter().flatten() {
                for image in corner_slot(side, end).into_iter().flat_map(|slot| &self.corners[slot]) {
                    if !names.contains(image.name)
                        && image.cells.iter().all(|&(at, set)| scene.cell(at).is_some_and(|cell| set.contains(cell)))
                        && self.conditions_hold(image.rule, scene, contact)
                    {
                        names.insert(image.name);
                    }
                }
            }
        }
    }

    fn conditions_hold(&self, rule: u16, scene: &impl MoveScene, contact: &Contact) -> bool {
        let conditions = &self.conditions[usize::from(rule)];
        conditions.iter().all(|&(condition, denied)| scene.holds(condition, contact) == Some(!denied))
    }
}

/// The bits of the tables' points in [`Planes`].
const GROUP_BITS: [[u32; 4]; POINT_GROUPS.len()] = {
    let mut bits = [[0; 4]; POINT_GROUPS.len()];
    let mut group = 0;
    while group < POINT_GROUPS.len() {
        let mut at = 0;
        while at < 4 {
            let (dx, dy) = POINT_GROUPS[group][at];
            bits[group][at] = ((dy + RADIUS) * (2 * RADIUS + 1) + dx + RADIUS) as u32;
            at += 1;
        }
        group += 1;
    }
    bits
};

/// Maximum number of steps from the move to an edge in a corner diagram.
const CORNER_REACH: i32 = 12;

fn corner_slot(side: i32, end: i32) -> Option<usize> {
    let inside = side.abs() <= CORNER_REACH && end.abs() <= CORNER_REACH;
    inside.then(|| ((side + CORNER_REACH) * (2 * CORNER_REACH + 1) + end + CORNER_REACH) as usize)
}

/// Turns the conditions on neighbouring points into conditions on cells. `None` if a cell admits nothing any more.
fn narrow(diagram: &mut ShapeNameDiagram, conditions: &[(ShapeNameCondition, bool)]) -> Option<()> {
    let no = |cell: Cell| CellSet::from_bits(CellSet::ANYTHING.bits() & !CellSet::only(cell).bits());
    for (condition, _) in conditions {
        match condition {
            ShapeNameCondition::NoContact => {
                NEIGHBOUR_OFFSETS.into_iter().try_for_each(|at| diagram.narrow(at, no(Cell::White)?))?;
            }
            ShapeNameCondition::Unsupported => {
                let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))).filter(|&at| at != (0, 0));
                around.into_iter().try_for_each(|at| diagram.narrow(at, no(Cell::Black)?))?;
            }
            _ => {}
        }
    }
    Some(())
}

/// Draws a single edge into the cells if the mask reaches it, else returns it. `None` if the cells contradict it.
fn near_edge(diagram: &mut ShapeNameDiagram) -> Option<Option<(bool, i32)>> {
    let (side, steps) = match (diagram.side_edge, diagram.end_edge) {
        (Some(steps), _) => (true, steps),
        (_, Some(steps)) => (false, steps),
        (None, None) => return Some(None),
    };
    if steps.abs() > RADIUS {
        return Some(Some((side, steps)));
    }
    let at = |steps: i32| if side { (steps, 0) } else { (0, steps) };
    diagram.narrow(at(steps), CellSet::only(Cell::OffBoard))?;
    if steps.abs() > 1 {
        diagram.narrow(at(steps - steps.signum()), CellSet::ON_BOARD)?;
    }
    Some(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::{Board, BoardSize, Color};
    use crate::library::professional;
    use crate::mining::kind_counts;
    use crate::pattern::names::planes::BoardBitRows;
    use crate::pattern::names::rules::ShapeNameRules;
    use crate::pattern::names::scene::{BoardScene, WindowScene};
    use crate::pattern::names::{NameSet, SHIPPED_NAMES};

    /// The oracle: compares every diagram in every turn, point by point.
    fn slow_names(rules: &[ShapeNameRule], scene: &impl MoveScene) -> NameSet {
        let mut names = NameSet::default();
        let contact = scene.contact();
        for rule in rules {
            let moves = rule.diagrams.iter().flat_map(|diagram| {
                let stones = diagram.cells.iter().filter(|(_, set)| *set == CellSet::only(Cell::Black));
                let completed = stones.map(|&(at, _)| diagram.with_move_at(at)).collect();
                if diagram.is_move { vec![diagram.clone()] } else { completed }
            });
            let is_standing = rule.conditions.contains(&(ShapeNameCondition::Standing, false));
            for mut diagram in moves.filter(|_| !is_standing) {
                narrow(&mut diagram, &rule.conditions).unwrap();
                let fits = OffsetSymmetry::all().map(|turn| diagram.turned(turn)).any(|diagram| {
                    diagram.cells.iter().all(|&(at, set)| scene.cell(at).is_some_and(|cell| set.contains(cell)))
                        && diagram.side_edge.is_none_or(|steps| scene.ends_at(true, steps))
                        && diagram.end_edge.is_none_or(|steps| scene.ends_at(false, steps))
                        && diagram.apart.iter().all(|&(a, b)| scene.apart(a, b) == Some(true))
                });
                let holds = |&(condition, denied): &(_, bool)| scene.holds(condition, &contact) == Some(!denied);
                if fits && rule.conditions.iter().all(holds) {
                    names.insert(rule.name as u8);
                }
            }
        }
        names
    }

    #[test]
    fn masks_and_tables_find_what_a_look_at_every_point_finds() {
        let ShapeNameRules { names, rules } = ShapeNameRules::read(SHIPPED_NAMES).unwrap();
        let place: Vec<u8> = (0..names.len() as u8).collect();
        let images = Images::of_moves(&rules, &place).unwrap();
        let mut seed = 5_u64;
        let mut random = move |limit: usize| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (seed >> 33) as usize % limit
        };
        let mut found = NameSet::default();
        for (side, stones) in [(19, 30), (19, 90), (19, 180), (13, 60), (9, 20), (2, 2)] {
            let size = BoardSize::new(side).unwrap();
            let points: Vec<_> = size.points().collect();
            let mut board = Board::new(size);
            for _ in 0..stones {
                let at = points[random(points.len())];
                if board.is_empty(at) {
                    board.play(Color::BOTH[random(2)], at).unwrap();
                }
            }
            let rows = BoardBitRows::from_board(&board);
            for (&at, mover) in points.iter().filter(|&&at| board.is_empty(at)).zip(Color::BOTH.into_iter().cycle()) {
                let scene = BoardScene { board: &board, mover, at };
                let planes = rows.around(at, mover);
                assert_eq!(planes, Planes::of_scene(&scene), "{at:?}\n{board}");
                let fast = images.names(planes, &scene);
                assert_eq!(fast, slow_names(&rules, &scene), "{mover:?} {at:?}\n{board}");
                fast.iter().for_each(|name| found.insert(name as u8));
            }
        }
        assert!(found.len() > 35, "too few names to compare: {}", found.len());
    }

    #[test]
    fn a_look_at_every_point_counts_as_many_shapes_with_a_kind() {
        let ShapeNameRules { names, rules } = ShapeNameRules::read(SHIPPED_NAMES).unwrap();
        for (window, step) in [("square:3", 1), ("square:5", 5)] {
            let shapes = professional::shapes(&window.parse().unwrap()).unwrap();
            let rows: Vec<usize> = (0..shapes.len()).step_by(step).collect();
            let has_kind = |&&row: &&usize| {
                let pattern = shapes.pattern(row);
                let (x, y) = pattern.window().cells()[pattern.window().centre().unwrap()];
                let scene = WindowScene::new(&pattern, (i32::from(x), i32::from(y)), false);
                slow_names(&rules, &scene).iter().any(|name| !names[name].0.kinds.is_empty())
            };
            let slow = rows.iter().filter(has_kind).count();
            assert_eq!(kind_counts(&shapes, &rows).unwrap().with_kind, slow, "{window}");
            assert!(0 < slow && slow < rows.len(), "{window}: {slow} of {}", rows.len());
        }
    }
}
