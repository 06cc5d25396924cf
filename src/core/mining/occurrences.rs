//! The first pass: every place where a pattern occurs, with its class and the next move there.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use rustc_hash::FxHashSet;

use super::input::MiningInput;
use super::lookup::ClassLookup;
use super::{MiningParams, PatternSource};
use crate::corpus::GameId;
use crate::go::{Board, BoardSize, Color, GameView, Point};
use crate::pattern::{ClassKey, Image, Symmetry, SymmetryGroup, Window, WindowHasher, ZobristTable};
use crate::progress::{Cancelled, Progress};

/// One occurrence, 32 bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Occurrence {
    pub key: ClassKey,
    /// The class's profile; 0 for [`PatternSource::Final`], which needs none.
    pub profile: u32,
    pub at: ClassPlace,
}

/// A place where a class occurs, 12 bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClassPlace {
    pub game: GameId,
    /// Moves played before it for [`PatternSource::Move`]; the anchor, row · 19 + column, for [`PatternSource::Final`].
    pub place: u32,
    pub next: WindowNextMove,
    /// Index of the image that takes the board to the orientation of the class.
    pub image: u8,
    pub mover: Color,
}

impl Occurrence {
    /// The key for sorting. It is unique, so that the order is always the same.
    pub fn order(&self) -> (ClassKey, GameId, u32) {
        (self.key, self.at.game, self.at.place)
    }

    pub fn to_bytes(self) -> [u8; 32] {
        let mut bytes = [0; 32];
        bytes[..16].copy_from_slice(&key_to_bytes(self.key));
        bytes[16..20].copy_from_slice(&self.profile.to_le_bytes());
        bytes[20..].copy_from_slice(&self.at.to_bytes());
        bytes
    }

    pub fn from_bytes(bytes: &[u8; 32]) -> Occurrence {
        let (key, rest) = bytes.split_first_chunk().expect("32 bytes are 16 and 16");
        let (profile, at) = rest.split_first_chunk().expect("16 bytes are 4 and 12");
        Occurrence {
            key: key_from_bytes(key),
            profile: u32::from_le_bytes(*profile),
            at: ClassPlace::from_bytes(at.first_chunk().expect("12 bytes are left")),
        }
    }
}

impl ClassPlace {
    pub fn to_bytes(self) -> [u8; 12] {
        let mut bytes = [0; 12];
        bytes[..4].copy_from_slice(&self.game.0.to_le_bytes());
        bytes[4..8].copy_from_slice(&self.place.to_le_bytes());
        bytes[8..10].copy_from_slice(&self.next.0.to_le_bytes());
        (bytes[10], bytes[11]) = (self.image, self.mover as u8);
        bytes
    }

    pub fn from_bytes(bytes: &[u8; 12]) -> ClassPlace {
        let &[g0, g1, g2, g3, p0, p1, p2, p3, n0, n1, image, mover] = bytes;
        ClassPlace {
            game: GameId(u32::from_le_bytes([g0, g1, g2, g3])),
            place: u32::from_le_bytes([p0, p1, p2, p3]),
            next: WindowNextMove(u16::from_le_bytes([n0, n1])),
            image,
            mover: Color::BOTH[usize::from(mover)],
        }
    }
}

pub(super) fn key_to_bytes(key: ClassKey) -> [u8; 16] {
    (u128::from(key.second) << 64 | u128::from(key.first)).to_le_bytes()
}

pub(super) fn key_from_bytes(bytes: &[u8; 16]) -> ClassKey {
    let both = u128::from_le_bytes(*bytes);
    ClassKey { first: both as u64, second: (both >> 64) as u64 }
}

/// The next move in a window: its cell in the orientation of the class, whether the mover made it, and whether it came
/// later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct WindowNextMove(u16);

impl WindowNextMove {
    pub const NONE: WindowNextMove = WindowNextMove(u16::MAX);

    pub fn to_bits(self) -> u16 {
        self.0
    }

    pub fn from_bits(bits: u16) -> WindowNextMove {
        WindowNextMove(bits)
    }

    fn new(cell: u16, by_mover: bool, later: bool) -> WindowNextMove {
        WindowNextMove(cell << 2 | u16::from(by_mover) << 1 | u16::from(later))
    }

    pub fn cell(self) -> u16 {
        self.0 >> 2
    }

    pub fn by_mover(self) -> bool {
        self.0 & 2 != 0
    }

    pub fn later(self) -> bool {
        self.0 & 1 != 0
    }
}

/// The part of the classes that a pass keeps, number `number` of `of` parts. Limits memory on large corpora.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClassPart {
    pub number: u64,
    pub of: u64,
}

impl ClassPart {
    pub const ALL: ClassPart = ClassPart { number: 0, of: 1 };

    pub fn holds(self, key: ClassKey) -> bool {
        self.of == 1 || mixed(key.first).rotate_left(32) % self.of == self.number
    }
}

/// The classes that a pass keeps.
#[derive(Clone, Copy)]
pub(super) enum ClassFilter<'a> {
    Part(ClassPart),
    /// Classes that this lookup has.
    Known(&'a ClassLookup),
}

impl ClassFilter<'_> {
    fn holds(self, key: ClassKey) -> bool {
        match self {
            ClassFilter::Part(part) => part.holds(key),
            ClassFilter::Known(known) => known.get(key).is_some(),
        }
    }
}

/// Spreads class numbers evenly. Unmixed they are small: each is the smallest of several random numbers.
fn mixed(class: u64) -> u64 {
    class.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

const BUCKET_BITS: u32 = 6;
/// Number of buckets. Occurrences are put into buckets by class from the start, so that each bucket is sorted in the
/// cache.
pub(super) const BUCKET_COUNT: usize = 1 << BUCKET_BITS;

pub(super) fn bucket(class: u64) -> usize {
    (mixed(class) >> (64 - BUCKET_BITS)) as usize
}

/// The occurrences that one thread found, by bucket.
pub(super) struct OccurrenceBuckets {
    buckets: [Vec<Occurrence>; BUCKET_COUNT],
    /// Occurrences whose number of stones is outside the asked range. They are counted, but not kept.
    pub discarded: u64,
    pub discarded_classes: FxHashSet<ClassKey>,
}

impl OccurrenceBuckets {
    pub fn new() -> OccurrenceBuckets {
        OccurrenceBuckets {
            buckets: std::array::from_fn(|_| Vec::new()),
            discarded: 0,
            discarded_classes: FxHashSet::default(),
        }
    }

    fn discard(&mut self, key: ClassKey) {
        self.discarded += 1;
        self.discarded_classes.insert(key);
    }

    /// Adds an occurrence. Returns its handle for [`OccurrenceBuckets::get`], never 0.
    fn push(&mut self, occurrence: Occurrence) -> u32 {
        let bucket = bucket(occurrence.key.first);
        self.buckets[bucket].push(occurrence);
        (self.buckets[bucket].len() << BUCKET_BITS | bucket) as u32
    }

    /// Makes room for `count` occurrences in a bucket.
    pub fn reserve(&mut self, bucket: usize, count: usize) {
        self.buckets[bucket].reserve_exact(count);
    }

    pub fn put(&mut self, occurrence: Occurrence) {
        self.buckets[bucket(occurrence.key.first)].push(occurrence);
    }

    pub fn len(&self) -> u64 {
        self.buckets.iter().map(|bucket| bucket.len() as u64).sum()
    }

    /// Discarded classes of a bucket.
    pub fn discarded_of(&self, number: usize) -> impl Iterator<Item = ClassKey> {
        self.discarded_classes.iter().copied().filter(move |key| bucket(key.first) == number)
    }

    fn get(&mut self, handle: u32) -> &mut Occurrence {
        let handle = handle as usize;
        &mut self.buckets[handle % BUCKET_COUNT][(handle >> BUCKET_BITS) - 1]
    }

    pub fn bucket(&self, bucket: usize) -> &[Occurrence] {
        &self.buckets[bucket]
    }

    /// Hands over a bucket.
    pub fn take(&mut self, bucket: usize) -> Vec<Occurrence> {
        std::mem::take(&mut self.buckets[bucket])
    }
}

/// Hands out games to threads in small runs, and looks for a cancel in between.
pub(super) struct GameQueue<'a> {
    games: &'a [GameId],
    taken: AtomicUsize,
    progress: &'a Progress,
}

impl<'a> GameQueue<'a> {
    const RUN_GAMES: usize = 32;

    pub fn new(games: &'a [GameId], progress: &'a Progress) -> GameQueue<'a> {
        GameQueue { games, taken: AtomicUsize::new(0), progress }
    }

    /// The next few games; `None` when there are no more, or the work was cancelled.
    pub fn next_run(&self) -> Option<&'a [GameId]> {
        if self.progress.check().is_err() {
            return None;
        }
        let start = self.taken.fetch_add(Self::RUN_GAMES, Relaxed);
        let run =
            self.games.get(start..(start + Self::RUN_GAMES).min(self.games.len())).filter(|run| !run.is_empty())?;
        self.progress.add(run.len() as u64);
        Some(run)
    }
}

/// A hasher for each board size, made when it is first needed.
pub(super) struct Hashers<'a> {
    table: &'a ZobristTable,
    make: fn(&'a ZobristTable, BoardSize) -> WindowHasher<'a>,
    by_side: Vec<Option<WindowHasher<'a>>>,
}

impl<'a> Hashers<'a> {
    pub fn new(table: &'a ZobristTable) -> Hashers<'a> {
        Hashers { table, make: WindowHasher::new, by_side: (0..=BoardSize::MAX).map(|_| None).collect() }
    }

    /// See [`WindowHasher::without_profiles`].
    pub fn without_profiles(table: &'a ZobristTable) -> Hashers<'a> {
        Hashers { make: WindowHasher::without_profiles, ..Hashers::new(table) }
    }

    /// The hasher for a size, in the state in which it was left.
    pub fn get(&mut self, size: BoardSize) -> &mut WindowHasher<'a> {
        self.by_side[size.side()].get_or_insert_with(|| (self.make)(self.table, size))
    }
}

/// All occurrences of the wanted classes in these games, by thread and bucket, in no particular order.
pub(super) fn collect(
    input: &MiningInput<'_>,
    games: &[GameId],
    wanted: ClassFilter<'_>,
) -> Result<Vec<OccurrenceBuckets>, Cancelled> {
    let queue = GameQueue::new(games, input.progress);
    // Memory that is not used costs nothing; a bucket that grows is copied, and its old memory waits to be used again.
    let parts = if let ClassFilter::Part(part) = wanted { part.of } else { 1 };
    let of_bucket = input.expected_occurrences(games) / (parts * (BUCKET_COUNT * rayon::current_num_threads()) as u64);
    let found = rayon::broadcast(|_| {
        let mut collector = Collector::new(input, wanted);
        (0..BUCKET_COUNT).for_each(|bucket| collector.found.reserve(bucket, (of_bucket + of_bucket / 8) as usize));
        while let Some(run) = queue.next_run() {
            for &id in run {
                match input.params.source {
                    PatternSource::Move => collector.read_moves(id, input.corpus.game(id)),
                    PatternSource::Final => collector.read_final(id, input.corpus.game(id)),
                }
            }
        }
        collector.found
    });
    input.progress.check()?;
    Ok(found)
}

struct Collector<'a> {
    input: &'a MiningInput<'a>,
    params: &'a MiningParams,
    stones: StoneBounds,
    wanted: ClassFilter<'a>,
    hashers: Hashers<'a>,
    found: OccurrenceBuckets,
    waiting: WaitingWindows,
    changed: Vec<Point>,
    placements: Vec<Option<Vec<Point>>>,
}

impl<'a> Collector<'a> {
    fn new(input: &'a MiningInput<'a>, wanted: ClassFilter<'a>) -> Collector<'a> {
        let params = input.params;
        Collector {
            input,
            params,
            stones: StoneBounds::new(params),
            wanted,
            hashers: Hashers::new(&input.table),
            found: OccurrenceBuckets::new(),
            waiting: WaitingWindows::new(&params.window),
            changed: Vec::new(),
            placements: vec![None; BoardSize::MAX + 1],
        }
    }

    fn read_final(&mut self, id: GameId, game: GameView<'_>) {
        let hasher = self.hashers.get(game.size);
        hasher.load(&game.board_before(game.moves.len()));
        let input = self.input;
        let placements = self.placements[game.size.side()].get_or_insert_with(|| input.placements(game.size).collect());
        for &anchor in placements.iter() {
            let (key, image) = hasher.key_and_image(anchor, SymmetryGroup::BoardAndColors, Color::Black);
            if key != ClassKey::EMPTY && self.wanted.holds(key) {
                if !self.stones.are_meant(hasher.board(), anchor) {
                    self.found.discard(key);
                    continue;
                }
                let at = ClassPlace {
                    game: id,
                    place: u32::from(anchor.y) * BoardSize::MAX as u32 + u32::from(anchor.x),
                    next: WindowNextMove::NONE,
                    image: image.index() as u8,
                    mover: Color::Black,
                };
                self.found.push(Occurrence { key, profile: 0, at });
            }
        }
    }

    fn read_moves(&mut self, id: GameId, game: GameView<'_>) {
        self.waiting.clear();
        let (first, last) = self.params.moves.unwrap_or((1, u32::MAX));
        let after = self.params.after;
        let mut setup = game.setup;
        let hasher = self.hashers.get(game.size);
        hasher.reset();
        for (played, play) in game.moves.iter().enumerate() {
            let played = played as u32;
            let due = setup.iter().take_while(|stone| stone.before_move <= played).count();
            if due > 0 {
                hasher.set_up(&setup[..due], |_| {});
                setup = &setup[due..];
                self.waiting.clear();
            }
            let mover = play.color();
            let Some(point) = play.point() else {
                hasher.pass();
                continue;
            };
            self.waiting.answer(point, mover, played, &mut self.found);
            let before =
                if after { Default::default() } else { hasher.key_and_image(point, SymmetryGroup::Board, mover) };
            let profile = hasher.profile_for(point, mover);
            let mut is_meant = self.stones.are_meant(hasher.board(), point);
            self.changed.clear();
            hasher.play(mover, point, |changed| self.changed.push(changed));
            // The first change is the played stone: windows that hold it were answered. The others are captures, from
            // outside.
            self.changed.iter().skip(1).for_each(|&gone| self.waiting.forget(gone));
            let (key, image) = if after { hasher.key_and_image(point, SymmetryGroup::Board, mover) } else { before };
            if after {
                is_meant = self.stones.are_meant(hasher.board(), point);
            }
            if (first..=last).contains(&(played + 1)) && self.wanted.holds(key) {
                if !is_meant {
                    self.found.discard(key);
                    continue;
                }
                let (next, image) = (WindowNextMove::NONE, image.index() as u8);
                let at = ClassPlace { game: id, place: played, next, image, mover };
                let handle = self.found.push(Occurrence { key, profile, at });
                self.waiting.wait(point, played, handle);
            }
        }
    }
}

/// The asked range of stones. Windows outside it are discarded before anything of them is kept.
struct StoneBounds {
    /// The cells of the window, where there are bounds.
    offsets: Vec<(i32, i32)>,
    bounds: Option<(usize, usize)>,
}

impl StoneBounds {
    fn new(params: &MiningParams) -> StoneBounds {
        let cells = 0..if params.k.is_some() { params.window.cell_count() } else { 0 };
        StoneBounds { offsets: cells.map(|cell| params.window.offset(cell)).collect(), bounds: params.k }
    }

    fn are_meant(&self, board: &Board, anchor: Point) -> bool {
        let Some((least, most)) = self.bounds else { return true };
        let size = board.size();
        let is_stone = |&&(dx, dy): &&(i32, i32)| anchor.offset(dx, dy, size).is_some_and(|at| board.get(at).is_some());
        (least..=most).contains(&self.offsets.iter().filter(is_stone).count())
    }
}

/// The windows of earlier moves that wait for their next move.
struct WaitingWindows {
    /// For each point of the largest board, with a margin on all sides: the handle of the waiting occurrence (0 if none
    /// waits), and the number of moves before it.
    windows: Vec<(u32, u32)>,
    stride: usize,
    margin: usize,
    /// For each cell, its distance from the anchor in `windows`. Subtracted from the cell's place, it leads back to the
    /// anchor.
    back: Vec<isize>,
    /// For each symmetry, the cell to which it takes each cell. Empty if the window does not have the symmetry.
    turns: Vec<Vec<u16>>,
}

impl WaitingWindows {
    fn new(window: &Window) -> WaitingWindows {
        let margin = window.width().max(window.height());
        let stride = BoardSize::MAX + 2 * margin;
        let offsets = (0..window.cell_count()).map(|cell| window.offset(cell));
        WaitingWindows {
            windows: vec![(0, 0); stride * stride],
            stride,
            margin,
            back: offsets.map(|(dx, dy)| dy as isize * stride as isize + dx as isize).collect(),
            turns: Symmetry::ALL.map(|symmetry| window.permutation(symmetry).unwrap_or_default()).to_vec(),
        }
    }

    fn clear(&mut self) {
        self.windows.fill((0, 0));
    }

    fn at(&self, point: Point) -> usize {
        (usize::from(point.y) + self.margin) * self.stride + usize::from(point.x) + self.margin
    }

    /// Lets the occurrence around `point` wait for its next move.
    fn wait(&mut self, point: Point, played: u32, handle: u32) {
        let at = self.at(point);
        self.windows[at] = (handle, played);
    }

    /// A stone at `point` is the next move of every waiting window that holds it.
    fn answer(&mut self, point: Point, mover: Color, played: u32, found: &mut OccurrenceBuckets) {
        let at = self.at(point);
        for (cell, &back) in self.back.iter().enumerate() {
            let (occurrence, since) = std::mem::take(&mut self.windows[at.wrapping_add_signed(-back)]);
            if occurrence == 0 {
                continue;
            }
            let found = &mut found.get(occurrence).at;
            let turned = self.turns[Image::from_index(usize::from(found.image)).symmetry.index()][cell];
            found.next = WindowNextMove::new(turned, found.mover == mover, played - since > 2);
        }
    }

    /// A stone at `gone` was captured: windows that hold the point have no next move any more.
    fn forget(&mut self, gone: Point) {
        let at = self.at(gone);
        for &back in &self.back {
            self.windows[at.wrapping_add_signed(-back)] = (0, 0);
        }
    }
}
