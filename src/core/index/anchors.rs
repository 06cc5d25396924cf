//! Positions that are looked up instead of looked for: whole boards and corners, by hash.
//!
//! If a shape covers a whole board, or at least the 7×7 points of a corner, and admits one state only on each of them,
//! a hash of these points stands for it. Every position of a game with at most [`MAX_BOARD_STONES`] stones, and every
//! position of one of its corners with [`CORNER_STONES`] stones there, is noted when it arises, after captures and
//! set-up stones; passes leave no note. So a position is found whatever the order of the moves that led to it.
//!
//! A position has the hash of its least image: of 16 images for a board, of 4 for a corner, as the note says which
//! corner it is. One look-up answers for all orientations, and the note says which one it is. Boards of all sizes share
//! the notes; the caller knows the size of the game's board.
//!
//! A hash is short, 15 or 16 bits, and a few games with other positions have it too. So the caller must check the
//! games. The number of stones on a whole board is part of its key, so the position is right if all stones of the query
//! stand.
//!
//! The notes of a block of games are two sorted lists, 4 bytes a corner and 8 a whole board: about 350 bytes a game. On
//! disk they are kept as differences of neighbours, seven bits a byte: about 200.

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use super::BLOCK_GAMES;
use crate::files::MappableValues;
use crate::go::{BoardSize, Color, Point};
use crate::pattern::{Image, random_value};

/// Side of a corner whose positions are noted.
pub(crate) const CORNER_SIDE: usize = 7;
/// Maximum number of stones on the whole boards that are noted.
pub(crate) const MAX_BOARD_STONES: usize = 24;
/// Numbers of stones in the corners that are noted; every game has corners with fewer.
pub(crate) const CORNER_STONES: RangeInclusive<usize> = 2..=15;

const GAME_BITS: u32 = BLOCK_GAMES.ilog2();
const IMAGE_BITS: u32 = Image::COUNT.ilog2();
const POSITION_BITS: u32 = 14;
/// Bits below the key of a whole board: game, position, image.
const BOARD_BITS: u32 = GAME_BITS + POSITION_BITS + IMAGE_BITS;
/// Bits below the key of a corner: game, corner, image.
const CORNER_BITS: u32 = GAME_BITS + IMAGE_BITS;
const BOARD_HASH_BITS: u32 = 16;
const CORNER_HASH_BITS: u32 = 15;

/// The key for looking up a position: the number of stones, and their hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum AnchorKey {
    Board(u32),
    Corner(u32),
}

/// A position with its key, and the way in which it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Anchor {
    pub key: AnchorKey,
    /// A number below 16. For a board, the image that is the least; for a corner, corner · 4 + image.
    pub lie: u8,
}

/// A note of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AnchorNote {
    /// Number of the game in its block.
    pub game: usize,
    /// The position at which a whole board arises; 0 for a corner.
    pub position: u32,
    /// As [`Anchor::lie`].
    pub lie: u8,
}

/// The notes of a block of games, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Anchors {
    /// Key, game, position, image.
    pub(super) boards: MappableValues<u64>,
    /// Key, game, corner and image; each once.
    pub(super) corners: MappableValues<u32>,
}

/// Notes as they are taken.
#[derive(Default)]
pub(super) struct AnchorNotes {
    boards: Vec<u64>,
    corners: Vec<u32>,
}

impl Anchors {
    /// The notes of a key, by game, then by position.
    pub fn notes_for_key(&self, key: AnchorKey) -> impl ExactSizeIterator<Item = AnchorNote> + '_ {
        let (boards, corners) = match key {
            AnchorKey::Board(key) => (range(&self.boards, |note| (note >> BOARD_BITS) as u32, key), &[][..]),
            AnchorKey::Corner(key) => (&[][..], range(&self.corners, |note| note >> CORNER_BITS, key)),
        };
        // One of them is empty.
        (0..boards.len() + corners.len()).map(move |at| match boards.get(at) {
            Some(&note) => AnchorNote {
                game: (note >> (POSITION_BITS + IMAGE_BITS)) as usize % BLOCK_GAMES,
                position: (note >> IMAGE_BITS) as u32 % (1 << POSITION_BITS),
                lie: note as u8 % Image::COUNT as u8,
            },
            None => AnchorNote {
                game: (corners[at] >> IMAGE_BITS) as usize % BLOCK_GAMES,
                position: 0,
                lie: corners[at] as u8 % Image::COUNT as u8,
            },
        })
    }

    pub(super) fn memory_bytes(&self) -> usize {
        self.boards.memory_bytes() + self.corners.memory_bytes()
    }

    /// Appends the notes to a file: the number of each kind, then the difference of each note from the one before.
    pub(super) fn write(&self, file: &mut Vec<u8>) {
        file.extend_from_slice(&(self.boards.len() as u32).to_le_bytes());
        file.extend_from_slice(&(self.corners.len() as u32).to_le_bytes());
        write_rises(self.boards.iter().copied(), file);
        write_rises(self.corners.iter().map(|&note| u64::from(note)), file);
    }

    /// Reads this number of notes of each kind, for `games` games, from the front; `None` if they are not valid.
    pub(super) fn read(bytes: &mut &[u8], counts: [usize; 2], games: usize) -> Option<Anchors> {
        let [boards, corners] = counts;
        // Each takes a byte at least, so a wrong count cannot ask for more memory than the file has bytes.
        (boards.checked_add(corners)? <= bytes.len()).then_some(())?;
        let boards = read_rises(bytes, boards)?;
        let corners = read_rises(bytes, corners)?.into_iter().map(|note| u32::try_from(note).ok());
        let corners: Vec<u32> = corners.collect::<Option<_>>()?;
        let anchors = Anchors { boards: boards.into(), corners: corners.into() };
        let of_boards = anchors.boards.iter().map(|note| (note >> (POSITION_BITS + IMAGE_BITS)) as usize % BLOCK_GAMES);
        let of_corners = anchors.corners.iter().map(|note| (note >> IMAGE_BITS) as usize % BLOCK_GAMES);
        of_boards.chain(of_corners).all(|game| game < games).then_some(anchors)
    }
}

impl AnchorNotes {
    /// Notes a position of the block's game.
    pub fn note(&mut self, game: usize, position: usize, anchor: Anchor) {
        let lie = u32::from(anchor.lie);
        match anchor.key {
            AnchorKey::Board(key) => self.boards.push(
                u64::from(key) << BOARD_BITS
                    | (game as u64) << (POSITION_BITS + IMAGE_BITS)
                    | (position as u64) << IMAGE_BITS
                    | u64::from(lie),
            ),
            AnchorKey::Corner(key) => self.corners.push(key << CORNER_BITS | (game as u32) << IMAGE_BITS | lie),
        }
    }

    /// Number of notes of each kind, for [`AnchorNotes::truncate`].
    pub fn len(&self) -> [usize; 2] {
        [self.boards.len(), self.corners.len()]
    }

    /// Forgets the notes after the first ones, as [`AnchorNotes::len`] counted them.
    pub fn truncate(&mut self, [boards, corners]: [usize; 2]) {
        self.boards.truncate(boards);
        self.corners.truncate(corners);
    }

    /// Puts the notes in order.
    pub fn finish(mut self) -> Anchors {
        self.boards.sort_unstable();
        self.corners.sort_unstable();
        // A corner that comes back is one note.
        self.corners.dedup();
        self.boards.shrink_to_fit();
        self.corners.shrink_to_fit();
        Anchors { boards: self.boards.into(), corners: self.corners.into() }
    }
}

/// The notes with a key.
fn range<T: Copy>(notes: &[T], key_of: impl Fn(T) -> u32, key: u32) -> &[T] {
    let notes = &notes[notes.partition_point(|&note| key_of(note) < key)..];
    // Mostly there are few.
    let count = match notes.get(16) {
        Some(&note) if key_of(note) == key => notes.partition_point(|&note| key_of(note) == key),
        _ => notes.iter().take_while(|&&note| key_of(note) == key).count(),
    };
    &notes[..count]
}

fn write_rises(notes: impl Iterator<Item = u64>, file: &mut Vec<u8>) {
    let mut before = 0;
    for note in notes {
        let mut rise = note - before;
        before = note;
        while rise >= 0x80 {
            file.push(rise as u8 | 0x80);
            rise >>= 7;
        }
        file.push(rise as u8);
    }
}

/// `None` where they are not ascending, or end too early.
fn read_rises(bytes: &mut &[u8], count: usize) -> Option<Vec<u64>> {
    let mut notes: Vec<u64> = Vec::with_capacity(count);
    for _ in 0..count {
        let (mut rise, mut shift) = (0, 0);
        loop {
            let (&byte, rest) = bytes.split_first()?;
            *bytes = rest;
            rise |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                break;
            }
            shift += 7;
            (shift < u64::BITS).then_some(())?;
        }
        let before = notes.last().copied();
        before.is_none_or(|_| rise > 0).then_some(())?;
        notes.push(before.unwrap_or(0).checked_add(rise)?);
    }
    Some(notes)
}

/// Sums over the stones of a position: one for each image of the board, and one for each image of each corner. A stone
/// that comes or goes changes them.
pub(crate) struct AnchorSums {
    size: BoardSize,
    numbers: &'static StoneHashNumbers,
    board: [u32; Image::COUNT],
    stones: usize,
    corners: [[u32; 4]; 4],
    in_corner: [usize; 4],
    /// Corners that changed since this was asked last.
    changed: [bool; 4],
}

impl AnchorSums {
    /// The sums of a board without stones.
    pub fn new(size: BoardSize) -> AnchorSums {
        AnchorSums {
            size,
            numbers: StoneHashNumbers::for_size(size),
            board: [0; Image::COUNT],
            stones: 0,
            corners: [[0; 4]; 4],
            in_corner: [0; 4],
            changed: [false; 4],
        }
    }

    /// Adds a stone, or takes it away again.
    pub fn turn(&mut self, point: Point, color: Color, comes: bool) {
        let numbers = self.numbers;
        let added = &numbers.board[number_of(point, color)];
        self.board.iter_mut().zip(added).for_each(|(sum, number)| *sum ^= number);
        self.stones = if comes { self.stones + 1 } else { self.stones - 1 };
        for corner in 0..4 {
            let Some(place) = place_in_corner(corner, point, self.size) else { continue };
            let added = &numbers.corner[place * 2 + color as usize];
            self.corners[corner].iter_mut().zip(added).for_each(|(sum, number)| *sum ^= number);
            let stones = &mut self.in_corner[corner];
            *stones = if comes { *stones + 1 } else { *stones - 1 };
            self.changed[corner] = true;
        }
    }

    pub fn board(&self) -> Option<Anchor> {
        (self.stones <= MAX_BOARD_STONES).then(|| {
            let (least, lie) = least(&self.board);
            Anchor { key: AnchorKey::Board(key(self.stones, least, BOARD_HASH_BITS)), lie }
        })
    }

    /// The anchor of one of the four corners.
    pub fn corner(&self, corner: usize) -> Option<Anchor> {
        let (stones, has_corners) = (self.in_corner[corner], self.size.side() >= CORNER_SIDE);
        (has_corners && CORNER_STONES.contains(&stones)).then(|| {
            let (least, lie) = least(&self.corners[corner]);
            let key = AnchorKey::Corner(key(stones, least, CORNER_HASH_BITS));
            Anchor { key, lie: corner as u8 * 4 + lie }
        })
    }

    pub fn stones_in_corner(&self, corner: usize) -> usize {
        self.in_corner[corner]
    }

    /// The corners that changed since this was asked last.
    pub(super) fn take_changed(&mut self) -> [bool; 4] {
        std::mem::take(&mut self.changed)
    }
}

/// A point of a corner, row by row from the corner of the board; `None` outside it.
///
/// Corner 0 is at the top left, 1 at the top right, 2 and 3 below them.
#[inline]
pub(crate) fn place_in_corner(corner: usize, point: Point, size: BoardSize) -> Option<usize> {
    let from_edge = |at: u8, far: bool| if far { size.side() - 1 - usize::from(at) } else { usize::from(at) };
    let (x, y) = (from_edge(point.x, corner & 1 != 0), from_edge(point.y, corner & 2 != 0));
    (x < CORNER_SIDE && y < CORNER_SIDE).then_some(y * CORNER_SIDE + x)
}

fn number_of(point: Point, color: Color) -> usize {
    (usize::from(point.y) * BoardSize::MAX + usize::from(point.x)) * 2 + color as usize
}

/// The least sum, and the first image that has it.
fn least(sums: &[u32]) -> (u32, u8) {
    let least = sums.iter().copied().min().unwrap_or(0);
    (least, sums.iter().position(|&sum| sum == least).unwrap_or(0) as u8)
}

/// The least of many sums is small: a product spreads it over all hashes.
fn key(stones: usize, least: u32, hash_bits: u32) -> u32 {
    (stones as u32) << hash_bits | least.wrapping_mul(0x9E37_79B1) >> (u32::BITS - hash_bits)
}

/// The numbers that a stone adds to the sums.
struct StoneHashNumbers {
    /// By [`number_of`].
    board: Vec<[u32; Image::COUNT]>,
    /// By place and colour: as it is, mirrored in the diagonal, and both with the colours swapped.
    corner: Vec<[u32; 4]>,
}

impl StoneHashNumbers {
    fn for_size(size: BoardSize) -> &'static StoneHashNumbers {
        static HASH_NUMBERS: [OnceLock<StoneHashNumbers>; BoardSize::MAX + 1] =
            [const { OnceLock::new() }; BoardSize::MAX + 1];
        HASH_NUMBERS[size.side()].get_or_init(|| StoneHashNumbers::new(size))
    }

    fn new(size: BoardSize) -> StoneHashNumbers {
        let side = size.side();
        let number = |at: usize| random_value(at as u64) as u32;
        let other = |color: Color, swapped: bool| if swapped { color.opponent() } else { color };
        let mut board = vec![[0; Image::COUNT]; BoardSize::MAX * BoardSize::MAX * 2];
        for (point, color) in size.points().flat_map(|point| Color::BOTH.map(|color| (point, color))) {
            let own = &mut board[number_of(point, color)];
            for (image, sum) in Image::all().zip(own) {
                let (x, y) = image.symmetry.apply((usize::from(point.x), usize::from(point.y)), (side, side));
                *sum = number(number_of(Point::new(x as u8, y as u8), other(color, image.swapped)));
            }
        }
        let in_corner = |x: usize, y: usize, color: Color| number((y * CORNER_SIDE + x) * 2 + color as usize);
        let corner = (0..CORNER_SIDE * CORNER_SIDE * 2).map(|at| {
            let (x, y) = (at / 2 % CORNER_SIDE, at / 2 / CORNER_SIDE);
            let color = Color::BOTH[at % 2];
            let swapped = color.opponent();
            [in_corner(x, y, color), in_corner(y, x, color), in_corner(x, y, swapped), in_corner(y, x, swapped)]
        });
        StoneHashNumbers { board, corner: corner.collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::load::load_bytes;
    use crate::index::Index;
    use crate::progress::Progress;

    fn sums(size: BoardSize, stones: &[(Point, Color)]) -> AnchorSums {
        let mut sums = AnchorSums::new(size);
        stones.iter().for_each(|&(point, color)| sums.turn(point, color, true));
        sums
    }

    #[test]
    fn all_images_of_a_position_have_one_key_and_each_its_own_lie() {
        let stones =
            [((3, 2), Color::Black), ((15, 3), Color::White), ((16, 5), Color::Black), ((4, 17), Color::White)];
        let image_of = |image: Image| {
            let turned = stones.map(|((x, y), color)| {
                let (x, y) = image.symmetry.apply((x, y), (19, 19));
                (Point::new(x as u8, y as u8), if image.swapped { color.opponent() } else { color })
            });
            sums(BoardSize::NINETEEN, &turned)
        };
        let boards: Vec<Anchor> = Image::all().filter_map(|image| image_of(image).board()).collect();
        assert!(boards.iter().all(|board| board.key == boards[0].key));
        let lies: std::collections::HashSet<u8> = boards.iter().map(|board| board.lie).collect();
        assert_eq!((boards.len(), lies.len()), (16, 16));
        // The two stones at the top right, wherever they are turned to.
        let corners = Image::all().map(|image| {
            let sums = image_of(image);
            let full: Vec<Anchor> = (0..4).filter_map(|corner| sums.corner(corner)).collect();
            assert_eq!(full.len(), 1, "the other corners have one stone, or none");
            full[0]
        });
        let corners: Vec<Anchor> = corners.collect();
        assert!(corners.iter().all(|corner| corner.key == corners[0].key));
        let lies: std::collections::HashSet<u8> = corners.iter().map(|corner| corner.lie).collect();
        assert_eq!(lies.len(), 16, "a corner has a place and four images");
    }

    #[test]
    fn a_position_is_noted_when_it_arises_in_whatever_order() {
        let moves = ["B[cc];W[qq];B[dd]", "B[dd];W[qq];B[];W[];B[cc]"];
        let games: String = moves.map(|moves| format!("(;SZ[19];{moves})")).concat();
        let corpus = load_bytes("test.sgf", games.as_bytes()).corpus;
        let index = Index::build(&corpus, &Progress::new()).unwrap();
        let at = |x, y, color| (Point::new(x, y), color);
        let two = [at(2, 2, Color::Black), at(3, 3, Color::Black)];
        let three = [two[0], two[1], at(16, 16, Color::White)];
        let notes = |anchor: Anchor| -> Vec<(usize, u32)> {
            let of_lie = index.blocks()[0].anchored(anchor.key).filter(|note| note.lie == anchor.lie);
            of_lie.map(|note| (note.game, note.position)).collect()
        };
        assert_eq!(notes(sums(BoardSize::NINETEEN, &three).board().unwrap()), [(0, 3), (1, 5)]);
        assert_eq!(notes(sums(BoardSize::NINETEEN, &[]).board().unwrap()), [(0, 0), (1, 0)]);
        assert_eq!(notes(sums(BoardSize::NINETEEN, &two).corner(0).unwrap()), [(0, 0), (1, 0)]);
        assert_eq!(notes(sums(BoardSize::NINETEEN, &two).board().unwrap()), []);
    }

    #[test]
    fn notes_read_back_as_they_were_written() {
        let mut notes = AnchorNotes::default();
        for (game, stones) in [(3, 5), (511, 24), (0, 0)] {
            let board = AnchorKey::Board(key(stones, game as u32 * 77, BOARD_HASH_BITS));
            notes.note(game, 16_000 - game, Anchor { key: board, lie: (game % 16) as u8 });
            let corner = AnchorKey::Corner(key(15, game as u32, CORNER_HASH_BITS));
            [1, 9].into_iter().for_each(|position| notes.note(game, position, Anchor { key: corner, lie: 15 }));
        }
        let anchors = notes.finish();
        assert_eq!([anchors.boards.len(), anchors.corners.len()], [3, 3]);
        let mut file = Vec::new();
        anchors.write(&mut file);
        let read = |mut bytes: &[u8], games| Anchors::read(&mut bytes, [3, 3], games);
        assert_eq!(read(&file[8..], BLOCK_GAMES), Some(anchors));
        assert_eq!(read(&file[8..], 511), None, "there is no such game");
        assert!((8..file.len()).all(|end| read(&file[8..end], BLOCK_GAMES).is_none()));
    }
}
