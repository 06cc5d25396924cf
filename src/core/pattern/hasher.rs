//! The class of every window on a board, kept up to date while stones come and go.
//!
//! Each placement of the window has sixteen 64-bit numbers: one for each symmetry, for the board as it is and for the
//! board with the colours swapped. A number is the exclusive or of random values, one for each cell. The value depends
//! on the cell's contents and on the cell to which the symmetry takes it, so a stone changes only the numbers of the
//! placements that hold it. The smallest of the first eight names the class for Black to move, of the last eight for
//! White, of all sixteen the class with colours exchangeable. No window is ever scanned. Small windows keep their
//! contents instead, and a table has their numbers: see [`super::contents`].
//!
//! Beside them each placement has a *profile* for either mover: a sum of random values, one for each cell. The value
//! depends on the cell's contents and on its orbit under the window's symmetries, but not on the cell within the orbit.
//! All images of a pattern have the same profile. If no wanted pattern has a placement's profile, the placement is
//! ruled out without looking for the smallest number.
//!
//! Two classes could share a number. Of n distinct patterns about n²/2⁶⁵ pairs do: 2·10⁻⁷ for three million, but 0.24
//! for three thousand million, as in a hundred million games. Classes are therefore named by a [`ClassKey`] of 128 bits.
//! Its second half is a sum over the numbers of all images, so there is nothing more to keep up to date. If two patterns
//! share a number, the values of the cells in which they differ cancel out. The other images have other values there,
//! unless every symmetry leaves the differing cells and their contents as they are. A 5×5 pattern has at most 3⁶
//! partners of that kind, so 64 bits tell these apart. Windows with fewer than eight symmetries have further random
//! values for the sum. Tests compare with the exact canonical form, and use first halves of only a few bits, which most
//! classes share.

use super::class_key::{ClassHash, ClassKey};
use super::contents::{SmallClass, SmallClasses, WindowContents};
use super::{Image, SymmetryGroup, Window};
use crate::go::{Board, BoardSize, Color, Point};

const LANES: usize = Image::COUNT;
const HALF: usize = LANES / 2;
type Lanes = [u64; LANES];

/// The random values of a window: built once, shared by all threads.
pub struct ZobristTable {
    window: Window,
    /// By colour, then cell.
    stones: [Vec<Lanes>; 2],
    /// By cell.
    off_board: Vec<Lanes>,
    /// By cell, Black then White.
    profiles: Vec<[u32; 2]>,
    /// By cell.
    off_board_profiles: Vec<u32>,
    /// The image that each lane stands for: windows with fewer symmetries repeat theirs.
    images: [Image; LANES],
    /// Number of the window's symmetries, which is that of the lanes of each half that name the class.
    symmetries: usize,
    /// For each image of a half, the lanes of the half that show the images of this image, always in the same order.
    turned: [[u8; HALF]; HALF],
    /// The bits of first halves; all but in tests.
    mask: u64,
    /// The classes by contents, for a window of at most nine cells.
    small: Option<SmallClasses>,
}

impl ZobristTable {
    pub fn new(window: &Window) -> ZobristTable {
        ZobristTable::of_bits(window, u64::MAX)
    }

    /// First halves have only the bits of `mask`: many classes share them.
    #[cfg(test)]
    pub(crate) fn weak(window: &Window, mask: u64) -> ZobristTable {
        ZobristTable::of_bits(window, mask)
    }

    fn of_bits(window: &Window, mask: u64) -> ZobristTable {
        let symmetries = window.symmetries();
        let permutations: Vec<Vec<u16>> =
            symmetries.iter().map(|&s| window.permutation(s).expect("it is one of the window's own")).collect();
        let which = |lane: usize| (lane % HALF) % symmetries.len();
        // Lanes that repeat an image have other random values.
        let repeat = |lane: usize| (lane % HALF) / symmetries.len();
        let images = std::array::from_fn(|lane| Image { symmetry: symmetries[which(lane)], swapped: lane >= HALF });
        let lanes = |cell: usize, as_is: u64, swapped: u64| -> Lanes {
            std::array::from_fn(|lane| {
                let to = u64::from(permutations[which(lane)][cell]);
                let seed = repeat(lane) as u64 * (u64::MAX / 16);
                random_value(seed + to * 4 + if lane < HALF { as_is } else { swapped })
            })
        };
        let turned = |image: usize, lane: usize| {
            let symmetry = symmetries[which(image)].then(symmetries[which(lane)]);
            let at = symmetries.iter().position(|&own| own == symmetry).expect("they are a group");
            (repeat(lane) * symmetries.len() + at) as u8
        };
        let cells = 0..window.cell_count();
        let orbit = |cell: usize| permutations.iter().map(|to| to[cell]).min().unwrap_or(0);
        let profile =
            |cell: usize, contents: u64| random_value(u64::MAX / 2 + u64::from(orbit(cell)) * 4 + contents) as u32;
        let mut table = ZobristTable {
            profiles: cells.clone().map(|cell| [profile(cell, 1), profile(cell, 2)]).collect(),
            off_board_profiles: cells.clone().map(|cell| profile(cell, 3)).collect(),
            window: window.clone(),
            stones: [
                cells.clone().map(|cell| lanes(cell, 1, 2)).collect(),
                cells.clone().map(|cell| lanes(cell, 2, 1)).collect(),
            ],
            off_board: cells.map(|cell| lanes(cell, 3, 3)).collect(),
            images,
            symmetries: symmetries.len(),
            turned: std::array::from_fn(|image| std::array::from_fn(|lane| turned(image, lane))),
            mask,
            small: None,
        };
        let class_of = |contents| table.small_class(contents);
        table.small = WindowContents::fit(window).then(|| SmallClasses::new(window, class_of));
        table
    }

    /// The class of these contents with Black to move, and the lane of its own orientation.
    fn small_class(&self, contents: WindowContents) -> (SmallClass, usize) {
        let (mut lanes, mut profile) = ([0; LANES], 0_u32);
        for cell in 0..self.window.cell_count() {
            let (values, own) = match contents.cell(cell) {
                0 => continue,
                1 => (&self.stones[Color::Black as usize][cell], self.profiles[cell][Color::Black as usize]),
                2 => (&self.stones[Color::White as usize][cell], self.profiles[cell][Color::White as usize]),
                _ => (&self.off_board[cell], self.off_board_profiles[cell]),
            };
            xor(&mut lanes, values);
            profile = profile.wrapping_add(own);
        }
        let half = lanes.first_chunk().expect("the lanes are two halves");
        let first = self.smallest(half);
        let (second, lane) = self.smallest_second(half, first).unwrap_or_default();
        (SmallClass { key: ClassKey { first, second }, profile }, lane)
    }

    /// The smallest first half in one half of the lanes.
    #[inline]
    fn smallest(&self, half: &[u64; HALF]) -> u64 {
        if self.symmetries == HALF {
            half.iter().map(|lane| lane & self.mask).min().unwrap_or(0)
        } else {
            half[..self.symmetries].iter().map(|lane| lane & self.mask).min().unwrap_or(0)
        }
    }

    /// The second half of the key of the image at `lane`.
    #[inline]
    fn second(&self, half: &[u64; HALF], lane: usize) -> u64 {
        let turned = self.turned[lane].iter().zip(&TURN_FACTORS);
        turned.fold(0, |sum, (&lane, factor)| sum.wrapping_add(half[usize::from(lane)].wrapping_mul(*factor)))
    }

    /// The smallest second half of the images with this first half, and the first lane that has it.
    #[inline]
    fn smallest_second(&self, half: &[u64; HALF], first: u64) -> Option<(u64, usize)> {
        let with_first = (0..self.symmetries).filter(|&lane| half[lane] & self.mask == first);
        with_first.map(|lane| (self.second(half, lane), lane)).min()
    }

    pub fn window(&self) -> &Window {
        &self.window
    }

    /// The image that a lane makes of the board's pattern.
    pub fn image(&self, lane: usize) -> Image {
        self.images[lane]
    }
}

/// Odd factors for the numbers of an image's images, so that their order counts.
const TURN_FACTORS: [u64; HALF] = [
    0x9E37_79B9_7F4A_7C15,
    0xBF58_476D_1CE4_E5B9,
    0x94D0_49BB_1331_11EB,
    0xD6E8_FEB8_6659_FD93,
    0xA076_1D64_78BD_642F,
    0xE703_7ED1_A0B4_28DB,
    0x8EBC_6AF0_9C88_C6E3,
    0x5899_65CC_7537_4CC3,
];

/// A fixed sequence of well mixed numbers (splitmix64's finaliser over a counter).
pub(crate) fn random_value(index: u64) -> u64 {
    let mut z = index.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

/// The sixteen numbers of each placement on one board, or the contents of a small window.
///
/// A placement is named by its anchor: the window's centre, or its top left if it has none. The grid has a margin. A
/// stone near the edge thus also updates placements outside the board, which nobody asks for, but no test is needed.
pub struct WindowHasher<'a> {
    table: &'a ZobristTable,
    size: BoardSize,
    stride: usize,
    margin: usize,
    /// Steps from a stone's place in the grid back to the anchor, by cell.
    back: Vec<usize>,
    blank: PlacementGrid,
    now: PlacementGrid,
    board: Board,
}

/// By place in the grid: the contents of a small window; lanes, and profiles if they are asked for, of any other.
#[derive(Clone, PartialEq)]
struct PlacementGrid {
    contents: Vec<WindowContents>,
    lanes: Vec<Lanes>,
    /// For Black and for White to move.
    profiles: Vec<[u32; 2]>,
}

impl<'a> WindowHasher<'a> {
    /// An empty board.
    pub fn new(table: &'a ZobristTable, size: BoardSize) -> WindowHasher<'a> {
        WindowHasher::with_profiles(table, size, true)
    }

    /// An empty board on which profiles are not kept up to date.
    pub fn without_profiles(table: &'a ZobristTable, size: BoardSize) -> WindowHasher<'a> {
        WindowHasher::with_profiles(table, size, false)
    }

    fn with_profiles(table: &'a ZobristTable, size: BoardSize, has_profiles: bool) -> WindowHasher<'a> {
        let window = &table.window;
        let reach = (0..window.cell_count())
            .map(|cell| window.offset(cell))
            .map(|(dx, dy)| dx.unsigned_abs().max(dy.unsigned_abs()))
            .max()
            .unwrap_or(0) as usize;
        let stride = size.side() + 2 * reach;
        let (places, is_small) = (stride * stride, table.small.is_some());
        let blank = PlacementGrid {
            contents: vec![WindowContents::default(); if is_small { places } else { 0 }],
            lanes: vec![[0; LANES]; if is_small { 0 } else { places }],
            profiles: vec![[0; 2]; if has_profiles && !is_small { places } else { 0 }],
        };
        let mut hasher = WindowHasher {
            table,
            size,
            stride,
            margin: reach,
            // Biased by the margin's corner, so that no term is negative: see `anchor`.
            back: (0..window.cell_count())
                .map(|cell| {
                    let (dx, dy) = window.offset(cell);
                    ((reach as i32 + dy) * stride as i32 + reach as i32 + dx) as usize
                })
                .collect(),
            now: blank.clone(),
            blank,
            board: Board::new(size),
        };
        for anchor in size.points() {
            let at = hasher.anchor(anchor);
            if let Some(contents) = hasher.blank.contents.get_mut(at) {
                *contents = WindowContents::of_empty_board(window, anchor, size);
                continue;
            }
            for cell in 0..window.cell_count() {
                let (dx, dy) = window.offset(cell);
                if anchor.offset(dx, dy, size).is_none() {
                    xor(&mut hasher.blank.lanes[at], &table.off_board[cell]);
                    if let Some(profiles) = hasher.blank.profiles.get_mut(at) {
                        *profiles = profiles.map(|sum| sum.wrapping_add(table.off_board_profiles[cell]));
                    }
                }
            }
        }
        hasher.reset();
        hasher
    }

    /// Back to the empty board.
    pub fn reset(&mut self) {
        self.now.contents.copy_from_slice(&self.blank.contents);
        self.now.lanes.copy_from_slice(&self.blank.lanes);
        self.now.profiles.copy_from_slice(&self.blank.profiles);
        self.board = Board::new(self.size);
    }

    /// Loads a position.
    pub fn load(&mut self, board: &Board) {
        self.reset();
        for (point, color) in board.stones() {
            self.toggle(point, color, true);
        }
        self.board = board.clone();
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    pub fn size(&self) -> BoardSize {
        self.size
    }

    fn anchor(&self, point: Point) -> usize {
        (usize::from(point.y) + self.margin) * self.stride + usize::from(point.x) + self.margin
    }

    /// Puts a stone on the board or takes it off.
    fn toggle(&mut self, point: Point, color: Color, put: bool) {
        // anchor = stone − offset; `back` is offset + (margin, margin), and so is added once more here.
        let at = self.anchor(point) + self.margin * self.stride + self.margin;
        if self.table.small.is_some() {
            for (cell, back) in self.back.iter().enumerate() {
                self.now.contents[at - back].toggle(cell, color);
            }
            return;
        }
        let (own, other) = (color as usize, color.opponent() as usize);
        for (back, values) in self.back.iter().zip(&self.table.stones[own]) {
            xor(&mut self.now.lanes[at - back], values);
        }
        if self.now.profiles.is_empty() {
            return;
        }
        for (back, profile) in self.back.iter().zip(&self.table.profiles) {
            // Exclusive or is its own inverse; sums are not.
            let [black, white] = &mut self.now.profiles[at - back];
            if put {
                *black = black.wrapping_add(profile[own]);
                *white = white.wrapping_add(profile[other]);
            } else {
                *black = black.wrapping_sub(profile[own]);
                *white = white.wrapping_sub(profile[other]);
            }
        }
    }

    /// Plays as the record says; calls `changed` for every point whose stone came or went.
    pub fn play(&mut self, color: Color, point: Point, mut changed: impl FnMut(Point)) {
        let Ok(played) = self.board.play(color, point) else { return };
        self.toggle(point, color, true);
        changed(point);
        if played.captured > 0 {
            let whose = if played.suicide { color } else { color.opponent() };
            let removed: Vec<Point> = self.board.last_removed().collect();
            for point in removed {
                self.toggle(point, whose, false);
                changed(point);
            }
        }
    }

    pub fn pass(&mut self) {
        self.board.pass();
    }

    /// Sets or clears points; calls `changed` for every point that changed.
    pub fn set_up(&mut self, stones: &[crate::go::SetupStone], mut changed: impl FnMut(Point)) {
        let before = self.board.clone();
        self.board.apply_setup(stones);
        let size = self.size;
        for (at, stone) in stones.iter().enumerate().filter(|(_, stone)| size.contains(stone.point)) {
            let (old, new) = (before.get(stone.point), self.board.get(stone.point));
            // A point that is set twice is toggled once: `before` is the board before all of them, and the last one
            // counts.
            if old == new || stones[at + 1..].iter().any(|later| later.point == stone.point) {
                continue;
            }
            if let Some(color) = old {
                self.toggle(stone.point, color, false);
            }
            if let Some(color) = new {
                self.toggle(stone.point, color, true);
            }
            changed(stone.point);
        }
    }

    /// The lanes of the window at `anchor`, with the colours as they are and swapped.
    #[inline]
    fn halves(&self, anchor: Point) -> [&[u64; HALF]; 2] {
        let (halves, _) = self.now.lanes[self.anchor(anchor)].as_chunks();
        [&halves[0], &halves[1]]
    }

    /// The class of a small window with `mover` seen as Black, and the lane that has its own orientation.
    #[inline]
    fn small(&self, anchor: Point, mover: Color) -> Option<(&'a SmallClass, usize)> {
        let (class, lane) = self.table.small.as_ref()?.get(self.now.contents[self.anchor(anchor)], mover);
        Some((class, mover as usize * HALF + lane))
    }

    /// The class of the window at `anchor` with `mover` seen as Black.
    pub fn class_for(&self, anchor: Point, mover: Color) -> ClassHash {
        if let Some((class, _)) = self.small(anchor, mover) {
            return ClassHash(class.key.first);
        }
        ClassHash(self.table.smallest(self.halves(anchor)[mover as usize]))
    }

    /// The same for all images of a pattern with `mover` seen as Black.
    pub fn profile_for(&self, anchor: Point, mover: Color) -> u32 {
        if let Some((class, _)) = self.small(anchor, mover) {
            return class.profile;
        }
        self.now.profiles[self.anchor(anchor)][mover as usize]
    }

    /// The key of the class under a group, and the first image that takes the board's pattern to the class's own
    /// orientation.
    ///
    /// For [`SymmetryGroup::Board`], `mover` is seen as Black; for [`SymmetryGroup::BoardAndColors`] it is not asked.
    pub fn key_and_image(&self, anchor: Point, group: SymmetryGroup, mover: Color) -> (ClassKey, Image) {
        if self.table.small.is_some() {
            let of_mover = |&mover: &Color| self.small(anchor, mover).map(|(class, lane)| (class.key, lane));
            let (key, lane) = movers_of(group, mover).iter().filter_map(of_mover).min().unwrap_or_default();
            return (key, self.table.image(lane));
        }
        let halves = self.halves(anchor);
        let own = movers_of(group, mover).iter().map(|&mover| mover as usize);
        let first = own.clone().map(|half| self.table.smallest(halves[half])).min().unwrap_or(0);
        let seconds = own.filter_map(|half| {
            let (second, lane) = self.table.smallest_second(halves[half], first)?;
            Some((second, half * HALF + lane))
        });
        let (second, lane) = seconds.min().unwrap_or((0, 0));
        (ClassKey { first, second }, self.table.image(lane))
    }

    /// The second half of the key that has this first half, for [`SymmetryGroup::Board`].
    pub fn second_for(&self, anchor: Point, mover: Color, first: ClassHash) -> u64 {
        if let Some((class, _)) = self.small(anchor, mover) {
            debug_assert_eq!(class.key.first, first.0);
            return class.key.second;
        }
        self.table.smallest_second(self.halves(anchor)[mover as usize], first.0).map_or(0, |(second, _)| second)
    }
}

/// Those who are seen as Black under a group.
fn movers_of(group: SymmetryGroup, mover: Color) -> &'static [Color] {
    match (group, mover) {
        (SymmetryGroup::BoardAndColors, _) => &Color::BOTH,
        (SymmetryGroup::Board, Color::Black) => &[Color::Black],
        (SymmetryGroup::Board, Color::White) => &[Color::White],
    }
}

#[inline]
fn xor(into: &mut Lanes, values: &Lanes) {
    into.iter_mut().zip(values).for_each(|(into, value)| *into ^= value);
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::pattern::{Cell, Pattern};

    /// Plays pseudo-random stones and compares every placement's class with the exact canonical form.
    fn check(window: &str, side: u32) {
        let window: Window = window.parse().unwrap();
        let table = ZobristTable::new(&window);
        let weak = ZobristTable::weak(&window, 7);
        let mut weak_hasher = WindowHasher::new(&weak, BoardSize::new(side).unwrap());
        let mut keys: HashMap<(ClassKey, SymmetryGroup), Vec<Cell>> = HashMap::new();
        let mut keyed: HashMap<(Vec<Cell>, SymmetryGroup), ClassKey> = HashMap::new();
        let mut firsts = std::collections::HashSet::new();
        let size = BoardSize::new(side).unwrap();
        let mut hasher = WindowHasher::new(&table, size);
        let mut known: HashMap<(ClassHash, SymmetryGroup), Vec<Cell>> = HashMap::new();
        let mut named: HashMap<(Vec<Cell>, SymmetryGroup), ClassHash> = HashMap::new();
        let mut profiles: HashMap<Vec<Cell>, u32> = HashMap::new();
        let mut oriented: HashMap<(ClassKey, SymmetryGroup), Vec<Cell>> = HashMap::new();
        let mut seed = u64::from(side);
        for turn in 0..side * side {
            seed = random_value(seed);
            let point = Point::new((seed % u64::from(side)) as u8, (seed >> 20) as u8 % side as u8);
            let color = Color::BOTH[turn as usize % 2];
            if turn == side {
                let cell = Some(Color::White);
                let setup = [None, cell, cell].map(|cell| crate::go::SetupStone { before_move: 0, point, cell });
                hasher.set_up(&setup, |_| {});
                weak_hasher.set_up(&setup, |_| {});
            } else {
                hasher.play(color, point, |_| {});
                weak_hasher.play(color, point, |_| {});
            }
            for anchor in size.points() {
                let pattern = Pattern::on_board(&window, hasher.board(), anchor, color);
                for group in [SymmetryGroup::Board, SymmetryGroup::BoardAndColors] {
                    let (key, image) = hasher.key_and_image(anchor, group, color);
                    let class = ClassHash(key.first);
                    let canonical = pattern.canonical(group).0.cells().to_vec();
                    assert_eq!(*known.entry((class, group)).or_insert_with(|| canonical.clone()), canonical);
                    assert_eq!(*named.entry((canonical.clone(), group)).or_insert(class), class);
                    let as_it_is = Pattern::on_board(&window, hasher.board(), anchor, Color::Black);
                    let turned = as_it_is.image(image).unwrap();
                    assert_eq!(turned.canonical(group).0, pattern.canonical(group).0);
                    // The class's own orientation is one pattern.
                    let own = oriented.entry((key, group)).or_insert_with(|| turned.cells().to_vec());
                    assert_eq!(own, turned.cells());
                    // By the second half alone: all but a few bits of the first are gone.
                    let (key, image) = weak_hasher.key_and_image(anchor, group, color);
                    firsts.insert(key.first);
                    assert_eq!(*keys.entry((key, group)).or_insert_with(|| canonical.clone()), canonical);
                    assert_eq!(*keyed.entry((canonical.clone(), group)).or_insert(key), key);
                    let turned = as_it_is.image(image).unwrap();
                    assert_eq!(turned.canonical(group).0, pattern.canonical(group).0);
                }
                let canonical = pattern.canonical(SymmetryGroup::Board).0.cells().to_vec();
                let profile = hasher.profile_for(anchor, color);
                assert_eq!(*profiles.entry(canonical).or_insert(profile), profile);
                let key = hasher.key_and_image(anchor, SymmetryGroup::Board, color).0;
                assert_eq!(hasher.class_for(anchor, color).0, key.first);
                assert_eq!(hasher.second_for(anchor, color, ClassHash(key.first)), key.second);
            }
        }
        assert!(firsts.len() <= 8 && keys.len() > 16, "the first halves clash");
        hasher.reset();
        let fresh = WindowHasher::new(&table, size);
        for anchor in size.points() {
            assert_eq!(hasher.class_for(anchor, Color::Black), fresh.class_for(anchor, Color::Black));
            assert_eq!(hasher.profile_for(anchor, Color::White), fresh.profile_for(anchor, Color::White));
        }
    }

    #[test]
    fn hashed_classes_are_the_exact_classes() {
        for window in ["square:3", "diamond:2", "rect:3x5", "points:##/#.", "points:#+./..#"] {
            check(window, 5);
            check(window, 9);
        }
    }

    /// Plays, captures and sets up stones, some twice, on two boards: with the table of contents and without.
    fn compare_with_numbers(window: &Window, mask: u64, side: u32) {
        let table = ZobristTable::of_bits(window, mask);
        assert!(table.small.is_some());
        let numbers = ZobristTable { small: None, ..ZobristTable::of_bits(window, mask) };
        let size = BoardSize::new(side).unwrap();
        let (mut small, mut plain) = (WindowHasher::new(&table, size), WindowHasher::new(&numbers, size));
        let mut seed = u64::from(side) ^ mask;
        for turn in 0..(side * side).min(120) {
            seed = random_value(seed);
            let point = Point::new((seed % u64::from(side)) as u8, ((seed >> 20) % u64::from(side)) as u8);
            let color = Color::BOTH[(seed >> 40) as usize % 2];
            if turn % 7 == 3 {
                let cell = [None, Some(Color::Black), Some(Color::White)][(seed >> 50) as usize % 3];
                let stone = crate::go::SetupStone { before_move: 0, point, cell };
                small.set_up(&[stone, stone], |_| {});
                plain.set_up(&[stone, stone], |_| {});
            } else {
                small.play(color, point, |_| {});
                plain.play(color, point, |_| {});
            }
            for (anchor, mover) in size.points().flat_map(|anchor| Color::BOTH.map(|mover| (anchor, mover))) {
                for group in [SymmetryGroup::Board, SymmetryGroup::BoardAndColors] {
                    let expected = plain.key_and_image(anchor, group, mover);
                    assert_eq!(small.key_and_image(anchor, group, mover), expected, "{window} {side}");
                }
                let class = plain.class_for(anchor, mover);
                assert_eq!(small.class_for(anchor, mover), class);
                assert_eq!(small.second_for(anchor, mover, class), plain.second_for(anchor, mover, class));
                assert_eq!(small.profile_for(anchor, mover), plain.profile_for(anchor, mover));
            }
        }
        let mut loaded = WindowHasher::new(&table, size);
        loaded.load(small.board());
        assert!(loaded.now == small.now);
    }

    #[test]
    fn the_contents_of_small_windows_say_what_their_numbers_say() {
        let windows =
            ["square:2", "square:3", "diamond:1", "rect:9x1", "points:##/#.", "points:#.#.#/...../#.#.#/...../#.#.."];
        for window in windows.map(|window| window.parse().unwrap()) {
            for side in [2, 5, 9, 13] {
                compare_with_numbers(&window, u64::MAX, side);
                compare_with_numbers(&window, 7, side);
            }
        }
    }
}
