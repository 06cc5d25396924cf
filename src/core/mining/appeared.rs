//! The second pass: the cells of every class, and how often its pattern was offered.
//!
//! A point *offers* a pattern to the side to move when it is empty and shows the pattern, the mover seen as Black. An
//! offer counts once per unbroken stretch of that side's turns, so a quiet point counts once however long it waits. An
//! offer that is taken ends, even if a suicide leaves the point as it was. So a pattern is never played more often than
//! it is offered. After a move, only points whose window holds a changed stone can offer something new; each side keeps
//! a set of those since its own last turn, as one row of bits per line.

use super::classes::{FirstOccurrence, KnownClasses};
use super::forms::FormReader;
use super::input::MiningInput;
use super::lookup::ClassLookup;
use super::occurrences::{GameQueue, Hashers};
use super::{MiningParams, PatternSource};
use crate::corpus::GameId;
use crate::go::{Board, BoardSize, Color, GameView, Point};
use crate::pattern::{
    CanonicalImages, Canonicalizer, ClassHash, Image, PackedCells, Window, WindowHasher, ZobristTable,
};
use crate::progress::{Cancelled, Phase, Progress};
use crate::sorting;

/// The results of the second pass, by class number.
pub(super) struct Second {
    pub appeared: Vec<u64>,
    /// The canonical cells, packed; zeros for a class that these games only offer.
    pub packed: Vec<u8>,
    /// The images from the class's orientation to the canonical one; they mean nothing if the cells are unknown.
    pub to_canonical: Vec<CanonicalImages>,
}

impl Second {
    /// The packed canonical cells of a class.
    pub fn cells_of(&self, class: usize) -> &[u8] {
        let bytes = self.packed.len() / self.appeared.len();
        &self.packed[class * bytes..(class + 1) * bytes]
    }

    /// Splits it into consecutive parts with these numbers of classes.
    pub fn parts(&self, counts: &[usize]) -> impl Iterator<Item = Second> {
        let bytes = self.packed.len().checked_div(self.appeared.len()).unwrap_or_default();
        let mut start = 0;
        counts.iter().map(move |&count| {
            let own = start..start + count;
            start = own.end;
            Second {
                appeared: self.appeared[own.clone()].to_vec(),
                packed: self.packed[own.start * bytes..own.end * bytes].to_vec(),
                to_canonical: self.to_canonical[own].to_vec(),
            }
        })
    }
}

/// Reads the games again for the forms of these classes and for how often they were offered.
///
/// Errors: stopped by the user.
pub(super) fn second_pass(input: &MiningInput<'_>, classes: KnownClasses) -> Result<Second, Cancelled> {
    let &MiningInput { corpus, games, params, ref table, progress } = input;
    let KnownClasses { keys, profiles, firsts } = classes;
    let count = keys.len();
    let lookup = ClassLookup::new(keys.into_iter().zip(profiles), progress)?;
    let firsts = Firsts::new(firsts, progress)?;
    // A window after the move depends on what the move captures, so only offers of the window before it are counted.
    let count_offers = params.source == PatternSource::Move && !params.after;
    let games: Vec<GameId> =
        games.iter().copied().filter(|&id| count_offers || !firsts.in_game(id).is_empty()).collect();
    progress.begin(Phase::CountingOpportunities, "games", games.len() as u64);
    let queue = GameQueue::new(&games, progress);
    let canonicalizer = Canonicalizer::new(&params.window, params.source.group());
    let per_thread: Vec<(Vec<u64>, Forms<'_>)> = rayon::broadcast(|_| {
        let mut offers = Offers::new(params, table, &lookup, if count_offers { count } else { 0 });
        let mut forms = Forms::new(params, &canonicalizer, firsts.0.len() / rayon::current_num_threads());
        while let Some(run) = queue.next_run() {
            for &id in run {
                let wanted = firsts.in_game(id);
                let game = corpus.game(id);
                if params.source == PatternSource::Final {
                    forms.read_final(game, wanted);
                } else {
                    offers.read(game, wanted, count_offers, &mut forms);
                }
            }
        }
        (offers.appeared, forms)
    });
    progress.check()?;
    drop((lookup, firsts));
    let bytes = PackedCells::bytes(params.window.cell_count());
    let mut second = Second {
        appeared: vec![0; count],
        packed: vec![0; count * bytes],
        to_canonical: vec![CanonicalImages::default(); count],
    };
    for (appeared, forms) in per_thread {
        progress.check()?;
        second.appeared.iter_mut().zip(appeared).for_each(|(sum, count)| *sum += count);
        for (at, (number, images)) in forms.found.into_iter().enumerate() {
            if at % FORMS_PER_CHECK == 0 {
                progress.check()?;
            }
            let number = number as usize;
            second.packed[number * bytes..(number + 1) * bytes]
                .copy_from_slice(&forms.packed[at * bytes..(at + 1) * bytes]);
            second.to_canonical[number] = images;
        }
    }
    Ok(second)
}

/// Number of forms that are taken over without asking whether to go on.
const FORMS_PER_CHECK: usize = 1 << 14;

/// The first places of all classes, by game and place.
struct Firsts(Vec<FirstOccurrence>);

impl Firsts {
    fn new(mut firsts: Vec<FirstOccurrence>, progress: &Progress) -> Result<Firsts, Cancelled> {
        sorting::sort_by(&mut firsts, progress, Ord::cmp)?;
        Ok(Firsts(firsts))
    }

    fn in_game(&self, game: GameId) -> &[FirstOccurrence] {
        let start = self.0.partition_point(|first| first.game < game);
        let count = self.0[start..].iter().take_while(|first| first.game == game).count();
        &self.0[start..start + count]
    }
}

/// Number of rows of bits, one per line of points, with room outside the board.
const BIT_ROWS: usize = 3 * BoardSize::MAX;

/// The class that a point last offered, in 16 bytes.
#[derive(Clone, Copy, Default)]
struct Offered {
    first: u64,
    low: u32,
    known: KnownKeyPart,
}

/// The part of an offered class that is known.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum KnownKeyPart {
    /// Nothing is offered.
    #[default]
    Nothing,
    /// Only the first half of its key is known; no kept class has it.
    First,
    /// The low bits of the second half are known too.
    Both,
}

struct Offers<'a> {
    params: &'a MiningParams,
    hashers: Hashers<'a>,
    appeared: Vec<u64>,
    /// Rows of points, relative to a stone, whose windows hold the stone; shifted by the side of the largest board.
    reach: Vec<(usize, u64)>,
    on_board: OffersOnBoard<'a>,
    changed: Vec<Point>,
}

/// The classes that the points of a board offer.
struct OffersOnBoard<'a> {
    lookup: &'a ClassLookup,
    /// By colour: points to look at on its next turn.
    stale: [[u64; BIT_ROWS]; 2],
    /// The class that each point last offered, by colour and point.
    offered: [[Offered; SIDE * SIDE]; 2],
    /// Points to look at on this turn, with their profiles.
    asked: Vec<(Point, u32)>,
    /// The points at which a class is newly offered on this turn, and the first half of its key.
    fresh: Vec<(Point, u64)>,
}

const SIDE: usize = BoardSize::MAX;

impl OffersOnBoard<'_> {
    fn clear(&mut self, size: BoardSize) {
        self.stale = [[((1 << size.side()) - 1) << SIDE; BIT_ROWS]; 2];
        self.offered = [[Offered::default(); SIDE * SIDE]; 2];
    }

    /// Counts what is newly offered to `mover`, who is to move.
    ///
    /// The tables do not fit into the cache. Each loop asks for the memory of the next one, so that the accesses overlap.
    fn take_turn(&mut self, hasher: &WindowHasher<'_>, mover: Color, appeared: &mut [u64]) {
        let (lookup, offered) = (self.lookup, &mut self.offered[mover as usize]);
        let at = |point: Point| usize::from(point.y) * SIDE + usize::from(point.x);
        let side = hasher.size().side();
        let on_board = ((1_u64 << side) - 1) << SIDE;
        for y in 0..side {
            let mut row = std::mem::take(&mut self.stale[mover as usize][y + SIDE]) & on_board;
            while row != 0 {
                let point = Point::new((row.trailing_zeros() as usize - SIDE) as u8, y as u8);
                row &= row - 1;
                if hasher.board().is_empty(point) {
                    let profile = hasher.profile_for(point, mover);
                    lookup.fetch_profile(profile);
                    self.asked.push((point, profile));
                } else {
                    // No stone can go there.
                    offered[at(point)] = Offered::default();
                }
            }
        }
        for (point, profile) in self.asked.drain(..) {
            let offered = &mut offered[at(point)];
            if !lookup.may_hold_profile(profile) {
                // Nothing that anybody played is offered.
                *offered = Offered::default();
                continue;
            }
            let class = hasher.class_for(point, mover).0;
            let is_same = offered.first == class
                && match offered.known {
                    KnownKeyPart::Nothing => false,
                    KnownKeyPart::First => true,
                    KnownKeyPart::Both => offered.low == hasher.second_for(point, mover, ClassHash(class)) as u32,
                };
            if !is_same {
                *offered = Offered { first: class, low: 0, known: KnownKeyPart::First };
                lookup.fetch_class(class);
                self.fresh.push((point, class));
            }
        }
        self.fresh.retain(|&(_, class)| {
            let may_hold = lookup.may_hold(class);
            if may_hold {
                lookup.fetch_slot(class);
            }
            may_hold
        });
        for (point, class) in self.fresh.drain(..) {
            let second = || hasher.second_for(point, mover, ClassHash(class)) as u32;
            if let Some((second, number)) = lookup.find(class, second) {
                offered[at(point)] = Offered { first: class, low: second, known: KnownKeyPart::Both };
                if let Some(number) = number {
                    appeared[number] += 1;
                }
            }
        }
    }
}

impl<'a> Offers<'a> {
    fn new(params: &'a MiningParams, table: &'a ZobristTable, lookup: &'a ClassLookup, classes: usize) -> Offers<'a> {
        Offers {
            params,
            hashers: Hashers::new(table),
            appeared: vec![0; classes],
            reach: reach(&params.window),
            on_board: OffersOnBoard {
                lookup,
                stale: [[0; BIT_ROWS]; 2],
                offered: [[Offered::default(); SIDE * SIDE]; 2],
                asked: Vec::new(),
                fresh: Vec::new(),
            },
            changed: Vec::new(),
        }
    }

    fn read(&mut self, game: GameView<'_>, mut wanted: &[FirstOccurrence], count_offers: bool, forms: &mut Forms<'_>) {
        let (first, last) = self.params.moves.unwrap_or((1, u32::MAX));
        self.on_board.clear(game.size);
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
                mark(&mut self.on_board.stale, &self.reach, &self.changed);
                self.changed.clear();
            }
            let mover = play.color();
            if count_offers && (first..=last).contains(&(played + 1)) {
                self.on_board.take_turn(hasher, mover, &mut self.appeared);
            }
            let Some(point) = play.point() else {
                hasher.pass();
                continue;
            };
            let here = wanted.iter().take_while(|first| first.place == played).count();
            let (now, later) = wanted.split_at(here);
            wanted = later;
            if !self.params.after {
                forms.read(hasher.board(), point, now);
            }
            hasher.play(mover, point, |changed| self.changed.push(changed));
            self.on_board.offered[mover as usize][usize::from(point.y) * SIDE + usize::from(point.x)] =
                Offered::default();
            if self.params.after {
                forms.read(hasher.board(), point, now);
            }
            mark(&mut self.on_board.stale, &self.reach, &self.changed);
            if !count_offers && wanted.is_empty() {
                return;
            }
        }
    }
}

/// The points, relative to a changed one, whose windows hold it.
fn reach(window: &Window) -> Vec<(usize, u64)> {
    let mut rows = [0_u64; BIT_ROWS];
    for cell in 0..window.cell_count() {
        let (dx, dy) = window.offset(cell);
        rows[(BoardSize::MAX as i32 - dy) as usize] |= 1 << (BoardSize::MAX as i32 - dx);
    }
    rows.into_iter().enumerate().filter(|&(_, bits)| bits != 0).collect()
}

fn mark(stale: &mut [[u64; BIT_ROWS]; 2], reach: &[(usize, u64)], changed: &[Point]) {
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
    /// Class number, and the images from its orientation to the canonical one.
    found: Vec<(u32, CanonicalImages)>,
    packed: Vec<u8>,
}

impl<'a> Forms<'a> {
    /// `count` are about to be read.
    fn new(params: &MiningParams, canonicalizer: &'a Canonicalizer, count: usize) -> Forms<'a> {
        let count = count + count / 8;
        Forms {
            reader: FormReader::new(&params.window, canonicalizer),
            found: Vec::with_capacity(count),
            packed: Vec::with_capacity(count * PackedCells::bytes(params.window.cell_count())),
        }
    }

    fn read_final(&mut self, game: GameView<'_>, wanted: &[FirstOccurrence]) {
        let board = game.board_before(game.moves.len());
        let side = BoardSize::MAX as u32;
        for first in wanted {
            let anchor = Point::new((first.place % side) as u8, (first.place / side) as u8);
            self.read(&board, anchor, std::slice::from_ref(first));
        }
    }

    /// Reads the windows at `anchor` of the classes that first occur there.
    fn read(&mut self, board: &Board, anchor: Point, firsts: &[FirstOccurrence]) {
        for &FirstOccurrence { number, image, mover, .. } in firsts {
            let class_image = Image::from_index(usize::from(image));
            let images = self.reader.read(board, anchor, mover, class_image, &mut self.packed);
            self.found.push((number, images));
        }
    }
}
