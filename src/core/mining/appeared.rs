//! The second pass: the cells of every class, and how often each was offered.
//!
//! A point *offers* a pattern to the side to move when it is empty and shows the pattern, the mover seen as Black. It
//! is counted once per unbroken stretch of that side's turns, so a quiet point counts once however long it waits; an
//! offer that is taken is over, even if a suicide leaves the point as it was. Played is therefore never more than
//! offered. After a move only the points whose window holds a changed stone can offer something new; each side keeps a set of those
//! since its own last turn, as one row of bits a line.

use rayon::prelude::*;

use super::classes::Class;
use super::forms::FormReader;
use super::occurrences::{GameQueue, Hashers, mixed};
use super::{MiningParams, Source};
use crate::corpus::{Corpus, GameId};
use crate::go::{Board, BoardSize, GameView, Point};
use crate::pattern::{CanonicalImages, Canonicalizer, Image, PackedCells, Window, ZobristTable};
use crate::progress::{Cancelled, Progress};

/// What the second pass adds to the classes, by their number.
pub(super) struct Second {
    pub appeared: Vec<u32>,
    /// The canonical cells, packed.
    pub packed: Vec<u8>,
    /// What takes the orientation of the class to the canonical one.
    pub to_canonical: Vec<CanonicalImages>,
}

pub(super) fn second_pass(
    corpus: &Corpus,
    params: &MiningParams,
    table: &ZobristTable,
    classes: &[Class],
    progress: &Progress,
) -> Result<Second, Cancelled> {
    let lookup = ClassLookup::new(classes);
    let firsts = Firsts::new(classes);
    // What a window offers after the move depends on what the move captures; only the window before it is asked.
    let count_offers = params.source == Source::Move && !params.after;
    let games: Vec<GameId> =
        corpus.games().iter().copied().filter(|&id| count_offers || !firsts.of(id).is_empty()).collect();
    progress.begin("Counting opportunities", "games", games.len() as u64);
    let queue = GameQueue::new(&games, progress);
    let canonicalizer = Canonicalizer::new(&params.window, params.source.group());
    let per_thread: Vec<(Vec<u32>, Forms<'_>)> = rayon::broadcast(|_| {
        let mut offers = Offers::new(params, table, &lookup, if count_offers { classes.len() } else { 0 });
        let mut forms = Forms::new(params, &canonicalizer);
        while let Some(run) = queue.next_run() {
            for &id in run {
                let wanted = firsts.of(id);
                let game = corpus.game(id);
                if params.source == Source::Final {
                    forms.read_final(game, classes, wanted);
                } else {
                    offers.read(game, classes, wanted, count_offers, &mut forms);
                }
            }
        }
        (offers.appeared, forms)
    });
    progress.check()?;
    let bytes = PackedCells::bytes(params.window.cell_count());
    let mut second = Second {
        appeared: vec![0; classes.len()],
        packed: vec![0; classes.len() * bytes],
        to_canonical: vec![CanonicalImages::default(); classes.len()],
    };
    for (appeared, forms) in per_thread {
        second.appeared.iter_mut().zip(appeared).for_each(|(sum, count)| *sum += count);
        for (at, (number, images)) in forms.found.into_iter().enumerate() {
            let number = number as usize;
            second.packed[number * bytes..(number + 1) * bytes]
                .copy_from_slice(&forms.packed[at * bytes..(at + 1) * bytes]);
            second.to_canonical[number] = images;
        }
    }
    Ok(second)
}

/// Where a class occurs first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct First {
    game: GameId,
    place: u32,
    number: u32,
}

/// The first places of all classes, by game and place.
struct Firsts(Vec<First>);

impl Firsts {
    fn new(classes: &[Class]) -> Firsts {
        let first = |(number, class): (usize, &Class)| First {
            game: class.first.game,
            place: class.first.place,
            number: number as u32,
        };
        let mut firsts: Vec<First> = classes.par_iter().enumerate().map(first).collect();
        firsts.par_sort_unstable();
        Firsts(firsts)
    }

    fn of(&self, game: GameId) -> &[First] {
        let start = self.0.partition_point(|first| first.game < game);
        let count = self.0[start..].iter().take_while(|first| first.game == game).count();
        &self.0[start..start + count]
    }
}

/// Class hash to class number: open addressing, half full at most, behind two bitmaps.
///
/// Most of what a board offers was never played, and the bitmaps, which stay in the cache, say so: that of the profiles
/// at once, that of the classes before the table is asked.
struct ClassLookup {
    /// Hash and number + 1; 0 where empty.
    slots: Vec<(u64, u32)>,
    slot_shift: u32,
    profiles: Bitmap,
    classes: Bitmap,
}

impl ClassLookup {
    fn new(classes: &[Class]) -> ClassLookup {
        let bits = (classes.len() * 2 + 2).next_power_of_two().trailing_zeros();
        let mut lookup = ClassLookup {
            slots: vec![(0, 0); 1 << bits],
            slot_shift: 64 - bits,
            profiles: Bitmap::new(bits + 3),
            classes: Bitmap::new(bits + 3),
        };
        for (number, class) in classes.iter().enumerate() {
            let at = lookup.slot(class.class);
            lookup.slots[at] = (class.class, number as u32 + 1);
            lookup.profiles.add(u64::from(class.first.profile));
            lookup.classes.add(class.class);
        }
        lookup
    }

    fn slot(&self, class: u64) -> usize {
        let mut at = (mixed(class) >> self.slot_shift) as usize;
        while self.slots[at].1 != 0 && self.slots[at].0 != class {
            at = (at + 1) & (self.slots.len() - 1);
        }
        at
    }

    fn get(&self, class: u64) -> Option<usize> {
        (self.slots[self.slot(class)].1 as usize).checked_sub(1)
    }
}

/// A set that misses nothing and lets a few strangers through.
struct Bitmap {
    words: Vec<u64>,
    shift: u32,
}

impl Bitmap {
    /// Of at most 2²⁵ bits, 4 MiB.
    fn new(bits: u32) -> Bitmap {
        let bits = bits.clamp(6, 25);
        Bitmap { words: vec![0; 1 << (bits - 6)], shift: 64 - bits }
    }

    fn place(&self, value: u64) -> (usize, u32) {
        let bit = mixed(value) >> self.shift;
        ((bit >> 6) as usize, bit as u32 & 63)
    }

    fn add(&mut self, value: u64) {
        let (word, bit) = self.place(value);
        self.words[word] |= 1 << bit;
    }

    fn may_hold(&self, value: u64) -> bool {
        let (word, bit) = self.place(value);
        self.words[word] >> bit & 1 != 0
    }
}

/// Points of a board as one row of bits a line, with room for what lies outside.
const ROWS: usize = 3 * BoardSize::MAX;

struct Offers<'a> {
    params: &'a MiningParams,
    lookup: &'a ClassLookup,
    hashers: Hashers<'a>,
    appeared: Vec<u32>,
    /// The rows of points whose window holds a stone, relative to it, shifted by the largest board's side.
    reach: Vec<(usize, u64)>,
    /// By colour: points to look at on its next turn.
    stale: [[u64; ROWS]; 2],
    /// By colour and point: the class last offered.
    offered: [[Option<u64>; BoardSize::MAX * BoardSize::MAX]; 2],
    changed: Vec<Point>,
    /// Classes that are newly offered on this turn.
    fresh: Vec<u64>,
}

impl<'a> Offers<'a> {
    fn new(params: &'a MiningParams, table: &'a ZobristTable, lookup: &'a ClassLookup, classes: usize) -> Offers<'a> {
        Offers {
            params,
            lookup,
            hashers: Hashers::new(table),
            appeared: vec![0; classes],
            reach: reach(&params.window),
            stale: [[0; ROWS]; 2],
            offered: [[None; BoardSize::MAX * BoardSize::MAX]; 2],
            changed: Vec::new(),
            fresh: Vec::new(),
        }
    }

    fn read(
        &mut self,
        game: GameView<'_>,
        classes: &[Class],
        mut wanted: &[First],
        count_offers: bool,
        forms: &mut Forms<'_>,
    ) {
        const SIDE: usize = BoardSize::MAX;
        let (first, last) = self.params.moves.unwrap_or((1, u32::MAX));
        let side = game.size.side();
        let on_board = ((1_u64 << side) - 1) << SIDE;
        self.stale = [[on_board; ROWS]; 2];
        self.offered = [[None; SIDE * SIDE]; 2];
        let hasher = self.hashers.get(game.size);
        hasher.reset();
        let mut setup = game.setup;
        for (played, play) in game.moves.iter().enumerate() {
            let played = played as u32;
            let due = setup.iter().take_while(|stone| stone.before_move <= played).count();
            self.changed.clear();
            if due > 0 {
                hasher.set_up(&setup[..due], |point| self.changed.push(point));
                setup = &setup[due..];
                mark(&mut self.stale, &self.reach, &self.changed);
                self.changed.clear();
            }
            let mover = play.color();
            if count_offers && (first..=last).contains(&(played + 1)) {
                for y in 0..side {
                    let mut row = std::mem::take(&mut self.stale[mover as usize][y + SIDE]) & on_board;
                    while row != 0 {
                        let x = row.trailing_zeros() as usize - SIDE;
                        row &= row - 1;
                        let point = Point::new(x as u8, y as u8);
                        let offered = &mut self.offered[mover as usize][y * SIDE + x];
                        let may_be_known =
                            || self.lookup.profiles.may_hold(u64::from(hasher.profile_for(point, mover)));
                        if !hasher.board().is_empty(point) || !may_be_known() {
                            // No stone can go there, or nothing that anybody played is offered.
                            *offered = None;
                            continue;
                        }
                        let class = hasher.class_for(point, mover).0;
                        if *offered != Some(class) {
                            *offered = Some(class);
                            self.fresh.push(class);
                        }
                    }
                }
            }
            // One after the other, so that the memory accesses of many look-ups overlap.
            self.fresh.retain(|&class| self.lookup.classes.may_hold(class));
            for class in self.fresh.drain(..) {
                if let Some(number) = self.lookup.get(class) {
                    self.appeared[number] += 1;
                }
            }
            let Some(point) = play.point() else {
                hasher.pass();
                continue;
            };
            let here = wanted.iter().take_while(|first| first.place == played).count();
            let (now, later) = wanted.split_at(here);
            wanted = later;
            if !self.params.after {
                forms.read(hasher.board(), point, classes, now);
            }
            hasher.play(mover, point, |changed| self.changed.push(changed));
            self.offered[mover as usize][usize::from(point.y) * SIDE + usize::from(point.x)] = None;
            if self.params.after {
                forms.read(hasher.board(), point, classes, now);
            }
            mark(&mut self.stale, &self.reach, &self.changed);
            if !count_offers && wanted.is_empty() {
                return;
            }
        }
    }
}

/// Which points, relative to a changed one, have it in their window.
fn reach(window: &Window) -> Vec<(usize, u64)> {
    let mut rows = [0_u64; ROWS];
    for cell in 0..window.cell_count() {
        let (dx, dy) = window.offset(cell);
        rows[(BoardSize::MAX as i32 - dy) as usize] |= 1 << (BoardSize::MAX as i32 - dx);
    }
    rows.into_iter().enumerate().filter(|&(_, bits)| bits != 0).collect()
}

fn mark(stale: &mut [[u64; ROWS]; 2], reach: &[(usize, u64)], changed: &[Point]) {
    for point in changed {
        for &(row, bits) in reach {
            let row = row + usize::from(point.y);
            let bits = bits << point.x;
            stale[0][row] |= bits;
            stale[1][row] |= bits;
        }
    }
}

/// The canonical forms that one thread has read.
struct Forms<'a> {
    reader: FormReader<'a>,
    /// Class number, and what takes the orientation of the class to the canonical one.
    found: Vec<(u32, CanonicalImages)>,
    packed: Vec<u8>,
}

impl<'a> Forms<'a> {
    fn new(params: &MiningParams, canonicalizer: &'a Canonicalizer) -> Forms<'a> {
        Forms { reader: FormReader::new(&params.window, canonicalizer), found: Vec::new(), packed: Vec::new() }
    }

    fn read_final(&mut self, game: GameView<'_>, classes: &[Class], wanted: &[First]) {
        let board = game.board_before(game.moves.len());
        let side = BoardSize::MAX as u32;
        for first in wanted {
            let anchor = Point::new((first.place % side) as u8, (first.place / side) as u8);
            self.read(&board, anchor, classes, std::slice::from_ref(first));
        }
    }

    /// The windows at `anchor` of the classes that were first seen there.
    fn read(&mut self, board: &Board, anchor: Point, classes: &[Class], firsts: &[First]) {
        for &First { number, .. } in firsts {
            let first = &classes[number as usize].first;
            let class_image = Image::from_index(usize::from(first.image));
            let images = self.reader.read(board, anchor, first.mover, class_image, &mut self.packed);
            self.found.push((number, images));
        }
    }
}
