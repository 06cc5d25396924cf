//! A position as a problem: the group in question, and its field.
//!
//! The group is found as a player would find it, without a mark. Stones that can run to the open board are free. The
//! side whose stones cannot run is in question, and it lives if at least half of these stones do. The *field* holds the
//! points that the group can reach no later than the surrounding stones, with every hole filled, and the outside
//! liberties of surrounding stones that could be taken. The board beyond it counts as settled: the defender's stones
//! there are safe, and everything else is the attacker's. The empty points next to the field may be kept as liberties,
//! which the attacker has to fill.

use katachi_core::go::{Board, BoardSize, Color, Point};

use super::around::Around;
use super::field::{Bits, Field, FieldPosition, NO_PLAY, Play, ProblemSide, bit, each};

/// A group in question, with the field around it.
#[derive(Clone, Debug)]
pub struct TsumegoProblem {
    pub(super) board: Board,
    pub(super) to_move: Color,
    pub(super) defender: Color,
    pub(super) field: Field,
    pub(super) start: FieldPosition,
    pub(super) target: Bits,
    group: Option<Point>,
    params: FieldParams,
}

/// Why there is nothing to solve.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProblemError {
    #[error("there are no stones on the board")]
    NoStones,
    #[error("no group is surrounded: neither side's stones are cut off from the open board")]
    NoGroup,
    #[error("the position is too open: the question reaches over {points} points, more than {limit} bits of a field")]
    TooOpen { points: usize, limit: usize },
    #[error("there is no stone of a surrounded group at {0}")]
    NotSurrounded(String),
    #[error("the chain at {0} has no liberty: take it off the board")]
    NoLiberty(String),
}

/// How the field is cut out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldParams {
    /// How many steps later than the surrounding stones the group may reach a point of the field.
    pub margin: u32,
    /// Maximum steps from the group to a point that it reaches no sooner than the others. Points that it reaches first
    /// are not limited by this.
    pub run: u32,
    /// Surrounding chains with fewer outside liberties may be taken, so these liberties belong to the field.
    pub safe_liberties: usize,
    /// Whether the defender's stones keep liberties just outside the field. If not, the attacker has filled them.
    pub liberties: bool,
}

impl Default for FieldParams {
    fn default() -> FieldParams {
        FieldParams::WIDTHS[2]
    }
}

impl FieldParams {
    /// The fields from narrow to wide. The solver begins with a narrow one.
    pub(super) const WIDTHS: [FieldParams; 5] = [
        FieldParams { margin: 0, run: 1, safe_liberties: 1, liberties: false },
        FieldParams { margin: 0, run: 2, safe_liberties: 2, liberties: false },
        FieldParams { margin: 1, run: 3, safe_liberties: 2, liberties: false },
        FieldParams { margin: 1, run: 4, safe_liberties: 3, liberties: false },
        FieldParams { margin: 2, run: 4, safe_liberties: 3, liberties: false },
    ];
    /// A field beyond these: a defender who moves first may reach farther than the stones on the board suggest.
    pub(super) const FAR: FieldParams = FieldParams { margin: 3, run: 6, safe_liberties: 4, liberties: false };

    /// The same with outside liberties.
    pub(super) const fn with_liberties(self) -> FieldParams {
        FieldParams { liberties: true, ..self }
    }
}

const FAR_STEPS: u32 = 1000;

/// Chains with their liberties, by number.
struct Chains {
    of: Vec<Option<usize>>,
    list: Vec<ProblemChain>,
}

struct ProblemChain {
    color: Color,
    stones: Vec<Point>,
    liberties: Vec<Point>,
}

struct Map {
    size: BoardSize,
}

impl Map {
    fn at(&self, point: Point) -> usize {
        usize::from(point.y) * self.size.side() + usize::from(point.x)
    }

    fn beside(&self, point: Point) -> impl Iterator<Item = Point> {
        let size = self.size;
        [(0, -1), (-1, 0), (1, 0), (0, 1)].into_iter().filter_map(move |(dx, dy)| point.offset(dx, dy, size))
    }

    /// Number of steps from the sources to every point, over points that may be passed through.
    fn steps(&self, sources: impl IntoIterator<Item = Point>, through: impl Fn(Point) -> bool) -> Vec<u32> {
        let mut steps = vec![FAR_STEPS; self.size.area()];
        let mut queue = std::collections::VecDeque::new();
        for point in sources {
            if steps[self.at(point)] != 0 {
                steps[self.at(point)] = 0;
                queue.push_back(point);
            }
        }
        while let Some(point) = queue.pop_front() {
            for next in self.beside(point) {
                if steps[self.at(next)] == FAR_STEPS && through(next) {
                    steps[self.at(next)] = steps[self.at(point)] + 1;
                    queue.push_back(next);
                }
            }
        }
        steps
    }
}

fn chains(board: &Board, map: &Map) -> Chains {
    let mut of = vec![None; board.size().area()];
    let mut list: Vec<ProblemChain> = Vec::new();
    for (point, color) in board.stones() {
        if of[map.at(point)].is_none() {
            let stones = board.chain(point);
            stones.iter().for_each(|&stone| of[map.at(stone)] = Some(list.len()));
            list.push(ProblemChain { color, stones, liberties: board.liberties(point) });
        }
    }
    Chains { of, list }
}

impl TsumegoProblem {
    /// The problem that a player would see on this board.
    ///
    /// Errors: why there is no problem: no surrounded group, or too open a position.
    pub fn find(board: &Board, to_move: Color, params: FieldParams) -> Result<TsumegoProblem, ProblemError> {
        TsumegoProblem::with_group(board, to_move, None, params)
    }

    /// Like [`TsumegoProblem::find`]. `group` is a stone of the group in question.
    ///
    /// Errors: why there is no problem: no surrounded group, or too open a position.
    pub fn with_group(
        board: &Board,
        to_move: Color,
        group: Option<Point>,
        params: FieldParams,
    ) -> Result<TsumegoProblem, ProblemError> {
        let size = board.size();
        let map = Map { size };
        let all = chains(board, &map);
        if all.list.is_empty() {
            return Err(ProblemError::NoStones);
        }
        if let Some(chain) = all.list.iter().find(|chain| chain.liberties.is_empty()) {
            return Err(ProblemError::NoLiberty(chain.stones[0].label(size)));
        }
        let free = free_chains(board, &map, &all);
        let marked = group;
        let defender = match group {
            Some(point) => board.get(point).ok_or_else(|| ProblemError::NotSurrounded(point.label(size)))?,
            None => surrounded_color(&all, &free).ok_or(ProblemError::NoGroup)?,
        };
        let group: Vec<usize> = (0..all.list.len()).filter(|&at| all.list[at].color == defender && !free[at]).collect();
        if group.is_empty() {
            return Err(ProblemError::NoGroup);
        }
        let found =
            CutOut { board, map: &map, all: &all, free: &free, group: &group, defender, params }.problem(to_move)?;
        Ok(TsumegoProblem { group: marked, ..found })
    }

    /// The same question on another field. `None` if the field is too large or the group differs.
    pub(super) fn on_field(&self, params: FieldParams) -> Option<TsumegoProblem> {
        let other = TsumegoProblem::with_group(&self.board, self.to_move, self.group, params).ok()?;
        (self.defender == other.defender).then_some(other)
    }

    pub(super) fn params(&self) -> FieldParams {
        self.params
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// The colour of the group.
    pub fn defender(&self) -> Color {
        self.defender
    }

    /// The stones of the group.
    pub fn group(&self) -> Vec<Point> {
        each(self.target).map(|at| self.field.point_of(at)).collect()
    }

    /// The points where moves are tried.
    pub fn region(&self) -> Vec<Point> {
        each(self.field.points & !self.field.fringe).map(|at| self.field.point_of(at)).collect()
    }

    pub(super) fn same_region(&self, other: &TsumegoProblem) -> bool {
        self.region() == other.region()
    }

    pub(super) fn may_play(&self, side: ProblemSide, at: Play) -> bool {
        (self.field.points & !self.field.forbidden(side)) & bit(at) != 0
    }

    /// Whether a result for the defender on this field also holds on `wider`: the defender has at least as much there.
    pub(super) fn is_within(&self, wider: &TsumegoProblem) -> bool {
        self.field.fringe == 0 || wider.params.liberties
    }

    pub(super) fn side_of(&self, color: Color) -> ProblemSide {
        if color == self.defender { ProblemSide::Defender } else { ProblemSide::Attacker }
    }

    pub(super) fn color_of(&self, side: ProblemSide) -> Color {
        match side {
            ProblemSide::Defender => self.defender,
            ProblemSide::Attacker => self.defender.opponent(),
        }
    }
}

/// Chains that can run to the open board, through points that they reach before the other colour.
fn free_chains(board: &Board, map: &Map, all: &Chains) -> Vec<bool> {
    let size = board.size();
    let stones_of = |color| board.stones().filter(move |&(_, own)| own == color).map(|(point, _)| point);
    let any = map.steps(board.stones().map(|(point, _)| point), |_| true);
    let open = largest_part(map, size, |point| board.is_empty(point) && any[map.at(point)] >= 3);
    let mut free = vec![false; all.list.len()];
    for color in Color::BOTH {
        let own = map.steps(stones_of(color), |point| board.is_empty(point));
        let other = map.steps(stones_of(color.opponent()), |point| board.is_empty(point));
        let passes =
            |point: Point| board.is_empty(point) && (own[map.at(point)] < other[map.at(point)] || open[map.at(point)]);
        let from_open = map.steps(size.points().filter(|&point| open[map.at(point)]), |point| {
            passes(point) || board.get(point) == Some(color)
        });
        for (at, chain) in all.list.iter().enumerate() {
            if chain.color == color {
                free[at] = chain.stones.iter().any(|&stone| from_open[map.at(stone)] < FAR_STEPS);
            }
        }
    }
    free
}

/// The largest connected part of the points for which `asked` is true.
fn largest_part(map: &Map, size: BoardSize, asked: impl Fn(Point) -> bool) -> Vec<bool> {
    let mut part = vec![0_usize; size.area()];
    let mut sizes = vec![0];
    for start in size.points().filter(|&point| asked(point)) {
        if part[map.at(start)] != 0 {
            continue;
        }
        let number = sizes.len();
        sizes.push(0);
        part[map.at(start)] = number;
        let mut stack = vec![start];
        while let Some(point) = stack.pop() {
            sizes[number] += 1;
            for next in map.beside(point) {
                if asked(next) && part[map.at(next)] == 0 {
                    part[map.at(next)] = number;
                    stack.push(next);
                }
            }
        }
    }
    let largest = (1..sizes.len()).max_by_key(|&number| (sizes[number], std::cmp::Reverse(number)));
    part.iter().map(|&number| number != 0 && Some(number) == largest).collect()
}

/// The colour with stones that are cut off; if both have some, the one with the larger share.
fn surrounded_color(all: &Chains, free: &[bool]) -> Option<Color> {
    let count = |color, wanted: bool| -> usize {
        all.list
            .iter()
            .zip(free)
            .filter(|(chain, free)| chain.color == color && **free == wanted)
            .map(|(chain, _)| chain.stones.len())
            .sum()
    };
    let [black, white] = [Color::Black, Color::White].map(|color| (count(color, false), count(color, true)));
    match (black.0 > 0, white.0 > 0) {
        (false, false) => None,
        (true, false) => Some(Color::Black),
        (false, true) => Some(Color::White),
        (true, true) => {
            // Compare the share of stones that are cut off. The surrounding side has most of its stones outside.
            let share = |(cut, free): (usize, usize)| cut * 1000 / (cut + free);
            Some(if share(black) >= share(white) { Color::Black } else { Color::White })
        }
    }
}

/// A group on its board, with all that says how much around it belongs to its field.
struct CutOut<'a> {
    board: &'a Board,
    map: &'a Map,
    all: &'a Chains,
    /// By chain: whether it can run to the open board.
    free: &'a [bool],
    /// The chains of the group.
    group: &'a [usize],
    defender: Color,
    params: FieldParams,
}

impl CutOut<'_> {
    fn problem(&self, to_move: Color) -> Result<TsumegoProblem, ProblemError> {
        let mut within = self.within_reach();
        // Fill holes: small parts outside the field that touch it.
        fill_holes(self.board, self.map, &mut within);
        self.add_weak_surroundings(&mut within);
        let points: Vec<Point> = self.points(|point| within[self.map.at(point)]);
        let field = self.field(&points, &within)?;
        let bits = |chosen: &dyn Fn(Point) -> bool| -> Bits {
            points
                .iter()
                .filter(|&&point| chosen(point))
                .map(|&point| bit(field.bit_of(point).expect("a point of the field")))
                .fold(0, |all, one| all | one)
        };
        let (board, defender) = (self.board, self.defender);
        let attackers = bits(&|point| board.get(point) == Some(defender.opponent()));
        let defenders = bits(&|point| board.get(point) == Some(defender));
        let target = bits(&|point| self.is_target(point));
        let mut start = FieldPosition::new(&field, attackers, defenders);
        start.ko = board.ko().and_then(|point| field.bit_of(point)).unwrap_or(NO_PLAY);
        let (board, params) = (board.clone(), self.params);
        Ok(TsumegoProblem { board, to_move, defender, field, start, target, group: None, params })
    }

    fn points(&self, chosen: impl Fn(Point) -> bool) -> Vec<Point> {
        self.board.size().points().filter(|&point| chosen(point)).collect()
    }

    /// The chain at a point of the board.
    fn chain_at(&self, point: Point) -> Option<usize> {
        self.all.of[self.map.at(point)]
    }

    fn is_target(&self, point: Point) -> bool {
        self.chain_at(point).is_some_and(|chain| self.group.contains(&chain))
    }

    /// The group's steps go over cut-off stones of the attacker: they belong to the question.
    fn is_inner(&self, point: Point) -> bool {
        self.board.get(point) == Some(self.defender.opponent())
            && self.chain_at(point).is_some_and(|chain| !self.free[chain])
    }

    /// By point: the group, and what it reaches before the free stones of the attacker do.
    fn within_reach(&self) -> Vec<bool> {
        let stones = |chosen: &dyn Fn(usize) -> bool| -> Vec<Point> {
            let chains = (0..self.all.list.len()).filter(|&at| chosen(at));
            chains.flat_map(|at| self.all.list[at].stones.iter().copied()).collect()
        };
        let group = stones(&|at| self.group.contains(&at));
        let outer = stones(&|at| self.all.list[at].color == self.defender.opponent() && self.free[at]);
        let reach = self.map.steps(group, |point| self.board.is_empty(point) || self.is_inner(point));
        let guard = self.map.steps(outer, |point| self.board.is_empty(point));
        let is_within = |point: Point| {
            let at = self.map.at(point);
            match self.board.get(point) {
                None => {
                    let first = reach[at] < guard[at] && reach[at] <= 8;
                    first || (reach[at] <= guard[at] + self.params.margin && reach[at] <= self.params.run)
                }
                Some(_) => self.is_target(point) || self.is_inner(point),
            }
        };
        self.board.size().points().map(is_within).collect()
    }

    /// Adds the surrounding chains that could be taken, with their liberties.
    fn add_weak_surroundings(&self, within: &mut [bool]) {
        let inside = within.to_vec();
        for (at, chain) in self.all.list.iter().enumerate() {
            let is_attacker = chain.color == self.defender.opponent();
            if self.group.contains(&at) || !is_attacker || inside[self.map.at(chain.stones[0])] {
                continue;
            }
            let outside = chain.liberties.iter().filter(|&&point| !inside[self.map.at(point)]).count();
            let touches = chain
                .stones
                .iter()
                .any(|&stone| self.map.beside(stone).any(|next| inside[self.map.at(next)] || self.is_target(next)));
            if touches && outside < self.params.safe_liberties {
                chain.stones.iter().chain(&chain.liberties).for_each(|&point| within[self.map.at(point)] = true);
            }
        }
    }

    /// The field of these points, with its border and its surroundings.
    fn field(&self, points: &[Point], within: &[bool]) -> Result<Field, ProblemError> {
        let (board, map, defender) = (self.board, self.map, self.defender);
        let fringe = match self.params.liberties {
            true => self.points(|point| {
                let is_beyond = !within[map.at(point)] && board.is_empty(point);
                is_beyond && map.beside(point).any(|next| within[map.at(next)])
            }),
            false => Vec::new(),
        };
        let all_points = [points, &fringe[..]].concat();
        let mut field =
            Field::new(&all_points).ok_or(ProblemError::TooOpen { points: all_points.len(), limit: 128 })?;
        // An empty point beyond is no way out, however near the defender's stones: the attacker may play there.
        for &point in points {
            for next in map.beside(point).filter(|&next| !within[map.at(next)]) {
                let owner = board.get(next).unwrap_or(defender.opponent());
                let one = bit(field.bit_of(point).expect("a point of the field"));
                field.border[usize::from(owner == defender)] |= one;
            }
        }
        field.set_fringe(fringe.iter().filter_map(|&point| field.bit_of(point)).fold(0, |all, at| all | bit(at)));
        field.surround(board.size().side() as u8, |point| match board.get(point) {
            None => Around::Empty,
            Some(color) if color == defender => Around::Defender,
            Some(_) => Around::Attacker,
        });
        Ok(field)
    }
}

fn fill_holes(board: &Board, map: &Map, within: &mut [bool]) {
    let size = board.size();
    let mut seen = vec![false; size.area()];
    let mut parts: Vec<Vec<Point>> = Vec::new();
    for start in size.points() {
        if seen[map.at(start)] || within[map.at(start)] || !board.is_empty(start) {
            continue;
        }
        seen[map.at(start)] = true;
        let mut part = vec![start];
        let mut next = 0;
        while next < part.len() {
            let point = part[next];
            next += 1;
            for beside in map.beside(point) {
                if !seen[map.at(beside)] && !within[map.at(beside)] && board.is_empty(beside) {
                    seen[map.at(beside)] = true;
                    part.push(beside);
                }
            }
        }
        parts.push(part);
    }
    for part in parts {
        let touches = part.iter().any(|&point| map.beside(point).any(|next| within[map.at(next)]));
        if touches && part.len() <= 6 {
            part.iter().for_each(|&point| within[map.at(point)] = true);
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// The upper left of a board, row by row: `X`, `O` and `.`.
    pub(in crate::tsumego) fn board(rows: &[&str]) -> Board {
        let mut board = Board::new(BoardSize::NINETEEN);
        let cells =
            rows.iter().zip(0..).flat_map(|(row, y)| row.split(' ').zip(0..).map(move |(mark, x)| (mark, x, y)));
        board.set_up(cells.filter_map(|(mark, x, y)| match mark {
            "X" => Some((Point::new(x, y), Some(Color::Black))),
            "O" => Some((Point::new(x, y), Some(Color::White))),
            _ => None,
        }));
        board
    }

    #[test]
    fn a_way_out_is_next_to_a_stone_that_is_safe() {
        // Black may crawl along the edge to his friends on the right, and White may stop him between them.
        let board = board(&[". . . . . . X . .", "X X X O . . X . .", "O O O O . . X . .", ". . . O . . X . ."]);
        let mut ways_out = 0;
        for params in FieldParams::WIDTHS.into_iter().chain([FieldParams::FAR]) {
            let problem = TsumegoProblem::find(&board, Color::White, params).unwrap();
            assert_eq!((problem.defender(), problem.group().len()), (Color::Black, 3));
            let field = &problem.field;
            let map = Map { size: board.size() };
            for at in each(field.border[1]) {
                let outside = |&next: &Point| field.bit_of(next).is_none_or(|next| field.points >> next & 1 == 0);
                let friends = map.beside(field.point_of(at)).filter(outside);
                assert!(friends.into_iter().any(|next| board.get(next) == Some(Color::Black)), "{params:?}");
                ways_out += 1;
            }
        }
        assert!(ways_out > 0, "the widest fields reach the friends");
    }

    #[test]
    fn the_far_field_holds_all_others() {
        let board = board(&[". X . . . . . . .", "X X . . . O . . .", "O X X X O . . . .", "O O O O . . . . ."]);
        let region = |params| TsumegoProblem::find(&board, Color::Black, params).unwrap().region();
        let far = region(FieldParams::FAR);
        for params in FieldParams::WIDTHS {
            assert!(region(params).iter().all(|point| far.contains(point)), "{params:?}");
        }
    }

    #[test]
    fn outside_liberties_are_the_attackers_alone() {
        let board = board(&[". X . . . . . . .", "X X . . . O . . .", "O X X X O . . . .", "O O O O . . . . ."]);
        let map = Map { size: board.size() };
        for params in FieldParams::WIDTHS.into_iter().chain([FieldParams::FAR]) {
            let find = |params| TsumegoProblem::find(&board, Color::Black, params).unwrap();
            let (without, with) = (find(params), find(params.with_liberties()));
            assert!(without.same_region(&with) && without.is_within(&with));
            assert_eq!((without.field.fringe, with.field.fringe == 0), (0, false));
            let region = without.region();
            for point in board.size().points() {
                let is_beside = map.beside(point).any(|next| region.contains(&next));
                let is_outside = is_beside && board.is_empty(point) && !region.contains(&point);
                let at = with.field.bit_of(point);
                let may_play = |side| at.is_some_and(|at| with.may_play(side, at));
                assert_eq!(
                    may_play(ProblemSide::Attacker),
                    is_outside || region.contains(&point),
                    "{params:?} {point:?}"
                );
                assert_eq!(may_play(ProblemSide::Defender), region.contains(&point), "{params:?} {point:?}");
            }
            // Liberties take nothing away from the attacker's border.
            for at in each(without.field.border[0]) {
                let same = with.field.bit_of(without.field.point_of(at)).unwrap();
                assert!(with.field.border[0] & bit(same) != 0);
            }
        }
    }
}
