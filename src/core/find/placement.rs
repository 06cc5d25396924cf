//! A shape at a place of the board: the games of a block in which it may stand, the first position at which it stands
//! in a game, and the stone that follows.
//!
//! The checks of single games are inlined, so that a sweep has them for the vectors that it was compiled for.

use std::ops::Range;

use wide::u16x8;

use super::image::QueryImage;
use super::stretch::ShapeStretch;
use crate::go::{BoardSize, Color};
use crate::index::{BOARD_POINTS, Bits, GameHistory, IndexBlock, LANES, NEVER, PointHistory, UNKNOWN_TIME};
use crate::pattern::CellSet;

/// Shapes with at least this number of empty points read eight of them at a time.
const PARALLEL_THRESHOLD_POINTS: usize = 6;
/// Number of places in [`ShapePoints::empty`] that fit into a byte.
pub(super) const MAX_PLACES: usize = 1 << 8;

/// A shape whose box has its top left at a point.
#[derive(Clone, Copy)]
pub(super) struct Placement {
    pub shape: usize,
    pub place: (i32, i32),
    /// Row · 19 + column of the top left; below 0 where it begins off the board.
    pub base: i32,
}

/// The points of the board that an image asks about. If cells may lie off the board, each way to clip the image is a
/// shape.
///
/// Points are relative to the placement's: row · 19 + column.
pub(super) struct ShapePoints {
    /// Its number among the distinct images.
    pub image: usize,
    /// Stones of one colour.
    pub stones: Vec<(i32, Color)>,
    /// Stones of either colour.
    pub either: Vec<i32>,
    /// Points with a stone, whatever its colour.
    pub present: Vec<i32>,
    /// Points that are empty; nearest to the stones first, for there the next stones fall, but see `shared`.
    pub empty: Vec<i32>,
    /// Length of the beginning of `empty` that all shapes of its group share.
    pub shared: usize,
    /// The cell of the image for each point of `empty`.
    empty_cells: Vec<u16>,
    /// Points that do not hold this colour.
    without: Vec<(i32, Color)>,
    /// Whether each point of the region must be empty or must hold a stone, with no choice between the two.
    pub is_full: bool,
    /// The region on the board, eight points of a row at a time.
    rows: Vec<PlanRow>,
}

/// Eight points of a row, the first of them relative to the placement's. A mask is all ones for a point that counts.
struct PlanRow {
    point: i32,
    empty: [u16; LANES],
    /// Points whose state matters.
    asked: [u16; LANES],
    region: [u16; LANES],
    sets: [CellSet; LANES],
    /// The image's cells.
    cells: [u16; LANES],
}

/// Points with events of one placement. The memory is used again for the next placement.
#[derive(Default)]
pub(super) struct PlacementScratch(Vec<(PointHistory, CellSet)>);

/// The first position at which a shape stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ShapeMatch {
    pub position: u32,
    /// History of the point on which the next stone in the region falls; [`NEVER`] or more if none falls. `None` if
    /// unknown.
    next: Option<PointHistory>,
}

impl ShapeMatch {
    /// A match whose next stone is not known yet.
    pub fn at(position: u32) -> ShapeMatch {
        ShapeMatch { position, next: None }
    }
}

/// The stone that follows a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FollowingStone {
    pub cell: u16,
    /// Row · 19 + column.
    pub point: usize,
    pub color: Color,
    /// Number of moves played, this stone included.
    pub position: u32,
}

impl ShapePoints {
    pub fn new(image: usize, turned: &QueryImage, [left, top, right, bottom]: [i32; 4]) -> ShapePoints {
        let mut shape = ShapePoints {
            image,
            stones: Vec::new(),
            either: Vec::new(),
            present: Vec::new(),
            empty: Vec::new(),
            shared: 0,
            empty_cells: Vec::new(),
            without: Vec::new(),
            is_full: true,
            rows: Vec::new(),
        };
        for (cell, set) in turned.cells.iter().enumerate() {
            let (x, y) = ((cell % turned.width) as i32, (cell / turned.width) as i32);
            let Some(set) = set else { continue };
            if !((left..right).contains(&x) && (top..bottom).contains(&y)) {
                continue;
            }
            let point = point_of((x, y));
            shape.note(point, cell, *set);
            let on_board = set.bits() & CellSet::ON_BOARD.bits();
            shape.is_full &= matches!(on_board, 1 | 2 | 4 | 6);
            match on_board {
                1 => {
                    shape.empty.push(point);
                    shape.empty_cells.push(cell as u16);
                }
                2 => shape.stones.push((point, Color::Black)),
                3 => shape.without.push((point, Color::White)),
                4 => shape.stones.push((point, Color::White)),
                5 => shape.without.push((point, Color::Black)),
                6 => shape.either.push(point),
                _ => continue,
            }
            if set.bits() & 1 == 0 {
                shape.present.push(point);
            }
        }
        shape
    }

    /// The points of its region, eight of a row at a time: the first of them, and a bit for each.
    pub fn region(&self) -> impl Iterator<Item = (i32, u8)> {
        let bits = |row: &PlanRow| (0..LANES).fold(0, |bits, lane| bits | u8::from(row.region[lane] != 0) << lane);
        self.rows.iter().map(move |row| (row.point, bits(row)))
    }

    /// Sorts the empty points by their distance from the stones; `width` is the image's.
    pub fn put_nearest_first(&mut self, width: usize) {
        let place = |cell: u16| (usize::from(cell) % width, usize::from(cell) / width);
        let lanes = self.rows.iter().flat_map(|row| (0..LANES).map(move |lane| (row, lane)));
        let stones = lanes.filter(|&(row, lane)| row.region[lane] != 0 && row.sets[lane].bits() & 1 == 0);
        let stones: Vec<(usize, usize)> = stones.map(|(row, lane)| place(row.cells[lane])).collect();
        self.sort_empty(|_, cell| {
            let (x, y) = place(cell);
            stones.iter().map(|stone| x.abs_diff(stone.0) + y.abs_diff(stone.1)).min().unwrap_or(0)
        });
    }

    /// Puts the empty points whose rank is below `shared` first, by their rank.
    pub fn put_first(&mut self, shared: usize, rank: impl Fn(i32) -> usize) {
        self.sort_empty(|point, _| rank(point).min(shared));
        self.shared = shared;
    }

    /// Sorts the empty points by a key of point and cell; points with equal keys keep their order.
    fn sort_empty(&mut self, key: impl Fn(i32, u16) -> usize) {
        let mut spots: Vec<(i32, u16)> = self.empty.iter().copied().zip(self.empty_cells.iter().copied()).collect();
        spots.sort_by_cached_key(|&(point, cell)| key(point, cell));
        self.empty
            .iter_mut()
            .zip(&mut self.empty_cells)
            .zip(spots)
            .for_each(|((point, cell), spot)| (*point, *cell) = spot);
    }

    /// Whether only a capture can follow: every point holds a stone.
    #[inline]
    pub fn is_solid(&self) -> bool {
        self.is_full && self.empty.is_empty()
    }

    /// Adds a point to the rows; points come row by row.
    fn note(&mut self, point: i32, cell: usize, set: CellSet) {
        // A gap or the end of a row begins the next eight.
        if self.rows.last().is_none_or(|row| point - row.point >= LANES as i32) {
            let none = [0; LANES];
            let sets = [CellSet::ANYTHING; LANES];
            self.rows.push(PlanRow { point, empty: none, asked: none, region: none, sets, cells: none });
        }
        if let Some(row) = self.rows.last_mut() {
            let lane = (point - row.point) as usize;
            let on_board = set.bits() & CellSet::ON_BOARD.bits();
            let mask = |counts: bool| if counts { u16::MAX } else { 0 };
            row.region[lane] = u16::MAX;
            row.cells[lane] = cell as u16;
            row.sets[lane] = set;
            row.empty[lane] = mask(on_board == 1);
            row.asked[lane] = mask(on_board != CellSet::ON_BOARD.bits());
        }
    }
}

/// The bits of eight histories.
#[inline(always)]
fn vector(histories: [PointHistory; LANES]) -> u16x8 {
    u16x8::new(histories.map(PointHistory::bits))
}

fn point_of((x, y): (i32, i32)) -> i32 {
    y * BoardSize::MAX as i32 + x
}

impl Placement {
    #[inline]
    pub fn at(self, point: i32) -> usize {
        (self.base + point) as usize
    }

    /// Keeps the games in which every stone of the shape is on the board at some time; false when there are none.
    #[inline(always)]
    pub fn candidates(self, shape: &ShapePoints, block: &IndexBlock, games: &mut Bits) -> bool {
        for &(point, color) in &shape.stones {
            let column = block.column(color as usize * BOARD_POINTS + self.at(point));
            let mut left = 0;
            for (games, column) in games.iter_mut().zip(column) {
                *games &= column;
                left |= *games;
            }
            if left == 0 {
                return false;
            }
        }
        for &point in &shape.either {
            let (black, white) = (block.column(self.at(point)), block.column(BOARD_POINTS + self.at(point)));
            games.iter_mut().zip(black.iter().zip(white)).for_each(|(games, (black, white))| *games &= black | white);
        }
        games.iter().any(|&games| games != 0)
    }

    /// The games among these in which no point with a stone has events.
    #[inline(always)]
    pub fn without_events(self, shape: &ShapePoints, block: &IndexBlock, games: &Bits) -> Bits {
        let mut left = *games;
        for &point in &shape.present {
            left.iter_mut().zip(block.eventful(self.at(point))).for_each(|(left, eventful)| *left &= !eventful);
        }
        left
    }

    /// Whether every stone of the shape is on the board at some time, as far as points without events tell.
    #[inline(always)]
    pub fn has_stones(self, shape: &ShapePoints, game: GameHistory<'_>) -> bool {
        let holds = |point: i32, color: Option<Color>| {
            let history = game.at(self.at(point));
            !history.is_plain() || history != NEVER && color.is_none_or(|color| history.color() == color)
        };
        shape.stones.iter().all(|&(point, color)| holds(point, Some(color)))
            && shape.either.iter().all(|&point| holds(point, None))
    }

    /// Asks memory for the histories of everything that the shape asks about.
    pub fn fetch(self, shape: &ShapePoints, game: GameHistory<'_>) {
        shape.rows.iter().for_each(|row| game.fetch(self.at(row.point)));
    }

    /// Touches the memory of everything that the shape asks about. The sum only keeps the reads from being optimized
    /// away.
    #[inline(always)]
    pub fn glance(self, shape: &ShapePoints, game: GameHistory<'_>) -> u32 {
        let rows = shape.rows.iter().map(|row| u32::from(game.at(self.at(row.point)).bits()));
        rows.fold(game.glance(), u32::wrapping_add)
    }

    /// The first position of a candidate game at which the shape stands here.
    #[inline(always)]
    pub fn first_match(
        self,
        shape: &ShapePoints,
        game: GameHistory<'_>,
        scratch: &mut PlacementScratch,
    ) -> Option<ShapeMatch> {
        // Points without events leave one stretch of positions. Those with events are asked only if it is not empty.
        let (mut from, mut plain) = (0, true);
        for &(point, _) in &shape.stones {
            let history = game.at(self.at(point));
            plain &= history.is_plain();
            from = from.max(if history.is_plain() { history.position() } else { 0 });
        }
        for &point in &shape.either {
            let history = game.at(self.at(point));
            plain &= history.is_plain();
            from = from.max(if history.is_plain() { history.position() } else { 0 });
        }
        // A history with events holds the number of its first event, which reads as a position after all others.
        let first = if shape.empty.len() < PARALLEL_THRESHOLD_POINTS {
            let histories = shape.empty.iter().map(|&point| game.at(self.at(point)));
            histories.inspect(|history| plain &= history.is_plain()).min().unwrap_or(NEVER)
        } else {
            let (first, with_events) = self.first_stone(shape, game);
            plain &= !with_events;
            first
        };
        let mut to = first.position();
        if to <= from {
            return None;
        }
        for &(point, color) in &shape.without {
            let history = game.at(self.at(point));
            plain &= history.is_plain();
            if history.is_plain() && history != NEVER && history.color() == color {
                to = to.min(history.position());
            }
        }
        if to <= from {
            None
        } else if plain {
            // If every point must be empty or hold a stone, the first stone on an empty one follows.
            Some(ShapeMatch { position: from, next: shape.is_full.then_some(first) })
        } else {
            let position = self.first_match_with_events(shape, game, from..to, scratch)?;
            Some(ShapeMatch::at(position))
        }
    }

    /// The first stone on an empty point, and whether any point that is asked about has events.
    #[inline(always)]
    fn first_stone(self, shape: &ShapePoints, game: GameHistory<'_>) -> (PointHistory, bool) {
        let (mut lowest, mut all) = ([u16::MAX; LANES], [0; LANES]);
        for row in &shape.rows {
            let histories = game.lanes(self.at(row.point));
            for lane in 0..LANES {
                let bits = histories[lane].bits();
                lowest[lane] = lowest[lane].min(bits | !row.empty[lane]);
                all[lane] |= bits & row.asked[lane];
            }
        }
        let lowest = lowest.into_iter().fold(u16::MAX, u16::min);
        let all = all.into_iter().fold(0, |all, lane| all | lane);
        (PointHistory::from_bits(lowest), !PointHistory::from_bits(all).is_plain())
    }

    /// The first of these positions that every point with events admits.
    #[inline(always)]
    fn first_match_with_events(
        self,
        shape: &ShapePoints,
        game: GameHistory<'_>,
        positions: Range<u32>,
        scratch: &mut PlacementScratch,
    ) -> Option<u32> {
        let PlacementScratch(with_events) = scratch;
        with_events.clear();
        self.each_with_events(
            shape,
            game,
            |row| &row.asked,
            |row, lane, history| {
                with_events.push((history, row.sets[lane]));
            },
        );
        let mut position = positions.start;
        loop {
            let start = position;
            for &(history, set) in with_events.iter() {
                position = next_admitted(game, history, set, position)?;
            }
            if position >= positions.end {
                return None;
            }
            if position == start {
                return Some(position);
            }
        }
    }

    /// Asks memory for the events of the points that the shape asks about.
    #[inline(always)]
    pub fn fetch_events(self, shape: &ShapePoints, game: GameHistory<'_>) {
        self.each_with_events(shape, game, |row| &row.asked, |_, _, history| game.fetch_events(history));
    }

    /// Calls `call` for every point in the mask that has events.
    #[inline(always)]
    fn each_with_events(
        self,
        shape: &ShapePoints,
        game: GameHistory<'_>,
        mask: impl Fn(&PlanRow) -> &[u16; LANES],
        mut call: impl FnMut(&PlanRow, usize, PointHistory),
    ) {
        for row in &shape.rows {
            let first = self.at(row.point);
            // The highest bit of a history tells that it has events.
            let mut lanes = (vector(game.lanes(first)) & u16x8::new(*mask(row))).to_bitmask();
            while lanes != 0 {
                let lane = lanes.trailing_zeros() as usize;
                lanes &= lanes - 1;
                call(row, lane, game.at(first + lane));
            }
        }
    }

    /// The first stone in the region after a match, unless the region changes in another way first.
    #[inline(always)]
    pub fn follow(self, shape: &ShapePoints, game: GameHistory<'_>, found: ShapeMatch) -> Option<FollowingStone> {
        match found.next {
            Some(history) if history < NEVER => self.stone(shape, game, history),
            Some(_) => None,
            None => self.follow_from(shape, game, found.position),
        }
    }

    /// As [`Placement::follow`], of a game whose stretch is exact.
    #[inline(always)]
    pub fn follow_exact(
        self,
        shape: &ShapePoints,
        block: &IndexBlock,
        game: usize,
        stretch: ShapeStretch,
    ) -> Option<FollowingStone> {
        let ShapeStretch { end, place, color, .. } = stretch;
        if end == UNKNOWN_TIME {
            return None;
        }
        let place = usize::from(place);
        let (cell, point) = (shape.empty_cells[place], self.at(shape.empty[place]));
        let color = color.unwrap_or_else(|| {
            let is_black = block.column(point)[game / 64] >> (game % 64) & 1 != 0;
            if is_black { Color::Black } else { Color::White }
        });
        Some(FollowingStone { cell, point, color, position: u32::from(end) })
    }

    #[inline(always)]
    fn follow_from(self, shape: &ShapePoints, game: GameHistory<'_>, position: u32) -> Option<FollowingStone> {
        // Plain histories are ordered by position and, but for the set-up, no two of a game are equal.
        let after = PointHistory::stone(position as usize, Color::White).bits();
        let (mut lowest, mut all) = ([u16::MAX; LANES], [0; LANES]);
        for row in &shape.rows {
            let histories = game.lanes(self.at(row.point));
            for lane in 0..LANES {
                let bits = histories[lane].bits();
                let later = if bits > after { bits } else { u16::MAX };
                lowest[lane] = lowest[lane].min(later | !row.region[lane]);
                all[lane] |= bits & row.region[lane];
            }
        }
        let lowest = PointHistory::from_bits(lowest.into_iter().fold(u16::MAX, u16::min));
        let all = all.into_iter().fold(0, |all, lane| all | lane);
        let plain = if lowest < NEVER { self.stone(shape, game, lowest) } else { None };
        if PointHistory::from_bits(all).is_plain() {
            plain
        } else {
            self.follow_with_events(shape, game, position, plain)
        }
    }

    /// The point of the region with this history.
    #[inline(always)]
    fn stone(self, shape: &ShapePoints, game: GameHistory<'_>, history: PointHistory) -> Option<FollowingStone> {
        shape.rows.iter().find_map(|row| {
            let first = self.at(row.point);
            let same = vector(game.lanes(first)).simd_eq(u16x8::splat(history.bits()));
            let lanes = (same & u16x8::new(row.region)).to_bitmask();
            if lanes == 0 {
                return None;
            }
            let lane = lanes.trailing_zeros() as usize;
            let (cell, point) = (row.cells[lane], first + lane);
            Some(FollowingStone { cell, point, color: history.color(), position: history.position() })
        })
    }

    /// As [`Placement::follow`], where `plain` is the first stone on a point without events.
    #[inline(always)]
    fn follow_with_events(
        self,
        shape: &ShapePoints,
        game: GameHistory<'_>,
        position: u32,
        plain: Option<FollowingStone>,
    ) -> Option<FollowingStone> {
        // Twice the position, plus one if no stone was played: among events of one position, the play comes first.
        let mut first = plain.map_or(u32::MAX, |follow| follow.position * 2);
        let mut found = plain;
        let consider = |row: &PlanRow, lane: usize, history| {
            let Some(event) = game.events(history).find(|event| event.position() > position) else { return };
            let (position, played) = (event.position(), event.played());
            let order = position * 2 + u32::from(played.is_none());
            if order < first {
                let (cell, point) = (row.cells[lane], self.at(row.point) + lane);
                first = order;
                found = played.map(|color| FollowingStone { cell, point, color, position });
            }
        };
        self.each_with_events(shape, game, |row| &row.region, consider);
        found
    }
}

/// The first position from `from` on at which a point with events holds what the set admits.
#[inline(always)]
fn next_admitted(game: GameHistory<'_>, history: PointHistory, set: CellSet, from: u32) -> Option<u32> {
    // A state lasts until the next event, so it is judged when that event is known.
    let mut state: Option<(u32, bool)> = None;
    for event in game.events(history) {
        if let Some((position, true)) = state
            && event.position() > from
        {
            return Some(from.max(position));
        }
        state = Some((event.position(), set.contains(event.state())));
    }
    state.and_then(|(position, admitted)| admitted.then_some(from.max(position)))
}
