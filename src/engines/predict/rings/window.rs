//! The pattern around a point: which core, how far the rings go, and its smallest image.

use std::cmp::Ordering;
use std::sync::OnceLock;

use super::RingParams;
use super::word::{CORE_SIDE, IMAGE_COUNT, RingShape, RingWordLayout, core_cells, image, inverted, stones};
use crate::predict::random_value;
use katachi_core::go::{Board, BoardSize, Color, Point};

/// Number of points off the board on each side. Windows can be read without a check for the edge.
const MARGIN_POINTS: i32 = 22;
const PLANE_WIDTH: i32 = BoardSize::MAX as i32 + 2 * MARGIN_POINTS;

/// No window has more rings: a core that begins two lines off the board has then reached the opposite edge.
pub(super) const MAX_RINGS: usize = 18;

/// Cells as words have them: 0 empty, 1 Black, 2 White, 3 off the board.
#[derive(Clone)]
pub(super) struct Plane {
    size: BoardSize,
    cells: Vec<u8>,
}

fn place(x: i32, y: i32) -> usize {
    ((y + MARGIN_POINTS) * PLANE_WIDTH + x + MARGIN_POINTS) as usize
}

impl Plane {
    pub fn new(board: &Board) -> Plane {
        let mut plane = Plane { size: board.size(), cells: vec![3; (PLANE_WIDTH * PLANE_WIDTH) as usize] };
        for point in board.size().points() {
            plane.set(point, board.get(point));
        }
        plane
    }

    /// Points without a stone.
    pub fn empty(&self) -> impl Iterator<Item = Point> + '_ {
        self.size.points().filter(|point| self.cells[place(i32::from(point.x), i32::from(point.y))] == 0)
    }

    pub fn set(&mut self, point: Point, stone: Option<Color>) {
        self.cells[place(i32::from(point.x), i32::from(point.y))] = stone.map_or(0, |color| 1 + color as u8);
    }
}

/// For each used cell of a word, its offset in the plane and its place in the word. The other cells stay empty.
struct Layout {
    cells: Vec<(isize, u32)>,
    kind: RingWordLayout,
}

impl Layout {
    fn new(cells: [Option<(i32, i32)>; 16], kind: RingWordLayout) -> Layout {
        let cells = (0..).zip(cells).filter_map(|(index, cell)| {
            let (x, y) = cell?;
            Some(((y * PLANE_WIDTH + x) as isize, 30 - 2 * index))
        });
        Layout { cells: cells.collect(), kind }
    }

    #[inline]
    fn read(&self, cells: &[u8], origin: usize) -> u32 {
        let mut word = 0;
        for &(offset, shift) in &self.cells {
            word |= u32::from(cells[origin.wrapping_add_signed(offset)]) << shift;
        }
        word
    }
}

struct Layouts {
    core: Layout,
    /// A word with a black stone, for each step right and down from the core's upper left point.
    marks: [[u32; CORE_SIDE as usize]; CORE_SIDE as usize],
    /// The layouts of ring n are at n − 1.
    rings: Vec<Vec<Layout>>,
}

fn layouts(shape: RingShape) -> &'static Layouts {
    static LAYOUTS: [OnceLock<Layouts>; RingShape::ALL.len()] = [const { OnceLock::new() }; RingShape::ALL.len()];
    LAYOUTS[shape as usize].get_or_init(|| Layouts {
        core: Layout::new(core_cells().map(Some), RingWordLayout::Core),
        marks: std::array::from_fn(|dy| {
            std::array::from_fn(|dx| {
                let index = core_cells().iter().position(|&cell| cell == (dx as i32, dy as i32));
                1 << (30 - 2 * index.expect("the core has all its cells"))
            })
        }),
        rings: (1..=MAX_RINGS)
            .map(|ring| {
                let word = |word| {
                    let (cells, kind) = shape.cells(ring, word);
                    Layout::new(cells, kind)
                };
                (0..shape.words(ring)).map(word).collect()
            })
            .collect(),
    })
}

/// A window in its smallest image, and its move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct RingWindow {
    /// The core, then each ring's words.
    pub words: Vec<u32>,
    pub shape: RingShape,
    /// A word like the core's with the mover's stone at the point of the move.
    pub mark: u32,
    /// Whether exchanging the colours changes neither the pattern nor the point, as on an empty board.
    pub either: bool,
    /// `mark` and `either` for the core alone, with one ring, with two, and so on to the whole window.
    pub levels: Vec<(u32, bool)>,
}

/// The key of a core or of a ring in a path. One or two words are their own key; more words are hashed to 64 bits, and
/// two different rings share a key with a probability of 2⁻⁶⁴.
pub(super) fn path_key(words: &[u32]) -> u64 {
    match words {
        &[core] => u64::from(core),
        &[side, closing] => u64::from(side) << 32 | u64::from(closing),
        words => words.iter().fold(0, |sum, &word| random_value(sum ^ u64::from(word))),
    }
}

/// Sees each part of a window's path while the window grows, and may stop it by returning `false`.
pub(super) trait RingPathVisitor {
    /// For a core, from which a new path begins.
    fn begin(&mut self, core: u64) -> bool;
    /// For the next ring.
    fn go_on(&mut self, ring: u64) -> bool;
}

/// Lets every window grow to its end.
pub(super) struct Everywhere;

impl RingPathVisitor for Everywhere {
    fn begin(&mut self, _: u64) -> bool {
        true
    }

    fn go_on(&mut self, _: u64) -> bool {
        true
    }
}

impl RingWindow {
    /// The core, and one number for each ring.
    pub fn path(&self) -> impl Iterator<Item = u64> + '_ {
        let (core, mut rest) = self.words.split_at(1);
        let mut ring = 0;
        std::iter::once(path_key(core)).chain(std::iter::from_fn(move || {
            ring += 1;
            let (words, later) = rest.split_at_checked(self.shape.words(ring))?;
            rest = later;
            Some(path_key(words))
        }))
    }
}

/// All sixteen images, one bit each.
const ALL_IMAGES: u32 = (1 << IMAGE_COUNT) - 1;

/// A candidate for a move's core.
struct CandidateCore {
    left: i32,
    top: i32,
    word: u32,
    /// A word like the core's with the mover's stone at the point of the move.
    mark: u32,
    /// Bit by image: the images that give the smallest window so far.
    images: u32,
}

/// Finds windows. Reuses its memory.
pub(super) struct RingWindowFinder {
    params: RingParams,
    cores: Vec<CandidateCore>,
    ring: Vec<u32>,
    smallest: Vec<u32>,
}

impl RingWindowFinder {
    pub fn new(params: RingParams) -> RingWindowFinder {
        RingWindowFinder { params, cores: Vec::new(), ring: Vec::new(), smallest: Vec::new() }
    }

    /// Column and row of the top left of the core that was found last.
    pub fn core(&self) -> Option<(i32, i32)> {
        self.cores.first().map(|core| (core.left, core.top))
    }

    /// Finds the window of a move. Its core is the one with most stones, among those that may have the move at this
    /// point. Ties go to the core with the smallest image.
    pub fn find(&mut self, plane: &Plane, point: Point, mover: Color, window: &mut RingWindow) {
        self.find_while(plane, point, mover, window, &mut Everywhere);
    }

    /// Like [`RingWindowFinder::find`], but `follow` may stop the window early. Returns whether the window is whole.
    ///
    /// All candidate cores grow together, ring by ring. Those that don't give the smallest image are dropped. The rest
    /// look alike, so they have the same path and end together.
    pub fn find_while(
        &mut self,
        plane: &Plane,
        point: Point,
        mover: Color,
        window: &mut RingWindow,
        follow: &mut impl RingPathVisitor,
    ) -> bool {
        let shape = self.params.shape;
        window.shape = shape;
        window.words.clear();
        window.levels.clear();
        window.words.push(self.take_cores(plane, point, mover));
        if !follow.begin(path_key(&window.words)) {
            return false;
        }
        let mut mark = self.mark();
        window.levels.push(mark);
        let side = plane.size.side() as i32;
        let mut around = 0;
        for (out, layouts) in (1..).zip(&layouts(shape).rings) {
            let dropped = self.keep_smallest(plane, layouts);
            window.words.extend_from_slice(&self.smallest);
            if !follow.go_on(path_key(&self.smallest)) {
                return false;
            }
            mark = if dropped { self.mark() } else { mark };
            window.levels.push(mark);
            around += self.smallest.iter().map(|&word| stones(word) as usize).sum::<usize>();
            let (last, core) = (CORE_SIDE - 1 + out, &self.cores[0]);
            let edges = [core.left - out < 0, core.top - out < 0, core.left + last >= side, core.top + last >= side];
            let edges = edges.into_iter().filter(|&met| met).count();
            if around + edges >= usize::from(self.params.stop) || edges == 4 {
                break;
            }
        }
        (window.mark, window.either) = mark;
        true
    }

    /// Finds the cores with most stones, keeps those with the smallest image, and returns that image.
    fn take_cores(&mut self, plane: &Plane, point: Point, mover: Color) -> u32 {
        let (x, y) = (i32::from(point.x), i32::from(point.y));
        let Layouts { core, marks, .. } = layouts(self.params.shape);
        let mut most = 0;
        self.cores.clear();
        for dy in self.params.cells.steps() {
            for dx in self.params.cells.steps() {
                let (left, top) = (x - dx, y - dy);
                let word = core.read(&plane.cells, place(left, top));
                if stones(word) < most {
                    continue;
                }
                most = stones(word);
                let mark = (1 + mover as u32) * marks[dy as usize][dx as usize];
                self.cores.push(CandidateCore { left, top, word, mark, images: ALL_IMAGES });
            }
        }
        self.cores.retain(|core| stones(core.word) == most);
        let mut smallest = u32::MAX;
        for at in 0..self.cores.len() {
            let word = self.cores[at].word;
            let images: [u32; IMAGE_COUNT] = std::array::from_fn(|number| image(word, RingWordLayout::Core, number));
            let least = images.into_iter().min().unwrap_or(word);
            if least < smallest {
                smallest = least;
                self.cores[..at].iter_mut().for_each(|core| core.images = 0);
            }
            let is_smallest = |number: usize| u32::from(images[number] == smallest) << number;
            self.cores[at].images = (0..IMAGE_COUNT).map(is_smallest).sum();
        }
        self.cores.retain(|core| core.images != 0);
        smallest
    }

    /// The mark of the move in the window as it is now, and whether the colours may be exchanged.
    fn mark(&self) -> (u32, bool) {
        let of_core = |core: &CandidateCore| {
            let still = (0..IMAGE_COUNT).filter(|number| core.images >> number & 1 != 0);
            let mut marks = still.map(|number| image(core.mark, RingWordLayout::Core, number));
            let mark = marks.clone().min().unwrap_or(core.mark);
            (mark, marks.any(|other| other == inverted(mark)))
        };
        self.cores.iter().map(of_core).min().unwrap_or_default()
    }

    /// Keeps the cores and images that make this ring smallest. Returns whether any was dropped.
    fn keep_smallest(&mut self, plane: &Plane, layouts: &[Layout]) -> bool {
        let (mut first, mut dropped) = (true, false);
        for at in 0..self.cores.len() {
            let (left, top) = (self.cores[at].left, self.cores[at].top);
            self.ring.clear();
            self.ring.extend(layouts.iter().map(|layout| layout.read(&plane.cells, place(left, top))));
            // All images of an empty ring are empty. Most rings of the opening are.
            let is_empty = self.ring.iter().all(|&word| word == 0);
            for number in 0..IMAGE_COUNT {
                if self.cores[at].images >> number & 1 == 0 {
                    continue;
                }
                match self.compare_image(layouts, number, first) {
                    Ordering::Less => {
                        dropped |= !first;
                        self.cores[..at].iter_mut().for_each(|core| core.images = 0);
                        self.cores[at].images &= !0 << number;
                    }
                    Ordering::Greater => {
                        dropped = true;
                        self.cores[at].images &= !(1 << number);
                    }
                    Ordering::Equal => {}
                }
                first = false;
                if is_empty {
                    break;
                }
            }
        }
        self.cores.retain(|core| core.images != 0);
        dropped
    }

    /// Compares an image of the ring with the smallest so far, and takes its place if it is smaller or the `first`.
    fn compare_image(&mut self, layouts: &[Layout], number: usize, first: bool) -> Ordering {
        let image_at = |at: usize| image(self.ring[at], layouts[at].kind, number);
        let mut order = if first { Ordering::Less } else { Ordering::Equal };
        let mut same = 0;
        while order.is_eq() && same < layouts.len() {
            order = image_at(same).cmp(&self.smallest[same]);
            same += usize::from(order.is_eq());
        }
        if order.is_lt() {
            self.smallest.truncate(if first { 0 } else { same });
            self.smallest.extend((self.smallest.len()..layouts.len()).map(image_at));
        }
        order
    }
}

/// The number of a mark, 0 to 31: its cell, A1 first, Black's before White's.
pub(super) fn mark_number(mark: u32) -> u8 {
    let cell = mark.leading_zeros() / 2;
    let white = inverted(mark) < mark;
    (cell * 2 + u32::from(white)) as u8
}

#[cfg(test)]
mod tests {
    use super::super::RingMoveCells;
    use super::*;
    use crate::predict::test_support::random_games;
    use katachi_core::pattern::Symmetry;

    /// Steps from a core's upper left point to the move.
    fn cores(params: RingParams) -> Vec<(i32, i32)> {
        match params.cells {
            RingMoveCells::Middle => vec![(1, 1), (2, 1), (1, 2), (2, 2)],
            RingMoveCells::Any => (0..16).map(|cell| (cell % 4, cell / 4)).collect(),
        }
    }

    const TRIED_PARAMS: [RingParams; 2] = [
        RingParams { cells: RingMoveCells::Middle, stop: 4, back_off: false, shape: RingShape::Square },
        RingParams { cells: RingMoveCells::Any, stop: 3, back_off: true, shape: RingShape::Square },
    ];

    /// The slow way: draws the square window, turns the drawing, and compares drawings.
    fn drawing(board: &Board, point: Point, mover: Color, params: RingParams) -> Vec<Vec<u8>> {
        let (cores, stop) = (cores(params), usize::from(params.stop));
        let size = board.size();
        let code = |point: Option<Point>, exchanged: bool| match point.map(|point| board.get(point)) {
            None => 3,
            Some(None) => 0,
            Some(Some(color)) => 1 + (color as u8 ^ u8::from(exchanged)),
        };
        let at = |(dx, dy): (i32, i32), x: i32, y: i32| point.offset(x - dx, y - dy, size);
        let within = |core, x0: i32, x1: i32| {
            let cells = (x0..x1).flat_map(|y| (x0..x1).map(move |x| (x, y)));
            cells.filter(|&(x, y)| at(core, x, y).is_some_and(|point| board.get(point).is_some())).count()
        };
        let most = cores.iter().map(|&core| within(core, 0, 4)).max().unwrap();
        let mut drawings = Vec::new();
        for core in cores.iter().copied().filter(|&core| within(core, 0, 4) == most) {
            let out = (1..=MAX_RINGS as i32)
                .find(|&out| {
                    let around = within(core, -out, 4 + out) - most;
                    let off = |x: i32, y: i32| {
                        // The points straight out from the core's corners, so as to count the edges that the ring has
                        // crossed.
                        let (px, py) = (i32::from(point.x) - core.0 + x, i32::from(point.y) - core.1 + y);
                        let side = size.side() as i32;
                        [px < 0, py < 0, px >= side, py >= side]
                    };
                    let (a, b) = (off(-out, -out), off(3 + out, 3 + out));
                    let edges = [a[0], a[1], b[2], b[3]].into_iter().filter(|&met| met).count();
                    around + edges >= stop || edges == 4
                })
                .unwrap_or(MAX_RINGS as i32);
            let side = 4 + 2 * out;
            for symmetry in Symmetry::ALL {
                for exchanged in [false, true] {
                    let mut rows = vec![vec![0; side as usize]; side as usize];
                    let mut mark = vec![0_u8; (side * side) as usize];
                    for y in 0..side {
                        for x in 0..side {
                            let (tx, ty) = symmetry.apply((x as usize, y as usize), (side as usize, side as usize));
                            rows[ty][tx] = code(at(core, x - out, y - out), exchanged);
                            if (x - out, y - out) == core {
                                mark[ty * side as usize + tx] = 1 + (mover as u8 ^ u8::from(exchanged));
                            }
                        }
                    }
                    rows.push(mark);
                    drawings.push(rows);
                }
            }
        }
        // If several cores tie, the smallest of all their drawings stands for the window.
        drawings.sort();
        drawings.dedup();
        drawings.into_iter().next().unwrap()
    }

    #[test]
    fn one_core_windows_are_named_as_their_turned_drawings_are() {
        TRIED_PARAMS.into_iter().for_each(compare_with_drawings);
    }

    fn compare_with_drawings(params: RingParams) {
        let mut named = std::collections::HashMap::new();
        let mut drawn = std::collections::HashMap::new();
        let mut finder = RingWindowFinder::new(params);
        let mut window = RingWindow::default();
        for game in random_games(8) {
            let mut board = Board::new(game.size);
            for (number, play) in game.moves.iter().enumerate() {
                if number % 11 == 3 {
                    let plane = Plane::new(&board);
                    for point in game.size.points().filter(|point| (point.x + 2 * point.y) % 5 == (number % 5) as u8) {
                        let count = |(dx, dy): (i32, i32)| {
                            let place = place(i32::from(point.x) - dx, i32::from(point.y) - dy);
                            stones(layouts(params.shape).core.read(&plane.cells, place))
                        };
                        let cores: Vec<u32> = cores(params).into_iter().map(count).collect();
                        let most = cores.iter().max().unwrap();
                        if cores.iter().filter(|stones| *stones == most).count() > 1 {
                            continue;
                        }
                        for mover in Color::BOTH {
                            finder.find(&plane, point, mover, &mut window);
                            let drawing = drawing(&board, point, mover, params);
                            assert_eq!(*named.entry(window.clone()).or_insert_with(|| drawing.clone()), drawing);
                            assert_eq!(*drawn.entry(drawing).or_insert_with(|| window.clone()), window);
                        }
                    }
                }
                match play.point() {
                    Some(point) => _ = board.play(play.color(), point),
                    None => board.pass(),
                }
            }
        }
        assert!(named.len() > if params.cells == RingMoveCells::Middle { 2000 } else { 500 }, "{}", named.len());
    }

    #[test]
    fn turned_boards_with_the_colours_exchanged_have_the_same_windows() {
        TRIED_PARAMS.into_iter().for_each(compare_turned_boards);
    }

    fn compare_turned_boards(params: RingParams) {
        let mut finder = RingWindowFinder::new(params);
        let (mut plain, mut other) = (RingWindow::default(), RingWindow::default());
        for game in random_games(4) {
            let side = game.size.side();
            let board = game.moves[..game.moves.len() / 2].iter().fold(Board::new(game.size), |mut board, play| {
                match play.point() {
                    Some(point) => _ = board.play(play.color(), point),
                    None => board.pass(),
                }
                board
            });
            for symmetry in Symmetry::ALL {
                let image = |point: Point| {
                    let (x, y) = symmetry.apply((usize::from(point.x), usize::from(point.y)), (side, side));
                    Point::new(x as u8, y as u8)
                };
                let mut turned = Board::new(game.size);
                turned.set_up(board.stones().map(|(point, color)| (image(point), Some(color.opponent()))));
                let (plane, turned) = (Plane::new(&board), Plane::new(&turned));
                for point in game.size.points().filter(|&point| board.is_empty(point)) {
                    finder.find(&plane, point, Color::Black, &mut plain);
                    finder.find(&turned, image(point), Color::White, &mut other);
                    assert_eq!(plain, other, "{symmetry:?} {point:?}\n{board}");
                }
            }
        }
    }

    #[test]
    fn marks_have_numbers_of_their_own() {
        let numbers: Vec<u8> =
            (0..16).flat_map(|cell| [1_u32, 2].map(|code| mark_number(code << (30 - 2 * cell)))).collect();
        assert_eq!(numbers, (0..32).collect::<Vec<u8>>());
    }
}
