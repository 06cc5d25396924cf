//! Reads games: every move with its pattern and the move that it follows.

use rustc_hash::FxHashMap;

use super::CollocationParams;
use crate::corpus::{Corpus, GameId};
use crate::go::{BoardSize, Color, GameView, Point};
use crate::mining::forms::FormReader;
use crate::mining::occurrences::{GameQueue, Hashers};
use crate::pattern::{CanonicalImages, Canonicalizer, PackedCells, SymmetryGroup, Window, ZobristTable};
use crate::progress::{Cancelled, Phase, Progress};

/// One move, 24 bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveNote {
    pub game: GameId,
    /// Moves played before it.
    pub place: u32,
    /// Number of the pattern in the thread's own list.
    pub pattern: u32,
    /// Number of the note, from 1, of the move that it follows; 0 for none.
    pub follows: u32,
    pub at: Point,
    pub mover: Color,
    /// Index of the image that takes the board to the orientation of the class.
    pub image: u8,
}

/// The results of one thread: notes game by game, and the patterns that it met.
pub(super) struct MoveNotes {
    pub notes: Vec<MoveNote>,
    /// By pattern number: the hash of the class, and the images from its orientation to the canonical one.
    pub classes: Vec<(u64, CanonicalImages)>,
    /// The packed canonical cells of each pattern, by number.
    pub packed: Vec<u8>,
}

impl MoveNotes {
    pub fn packed(&self, number: usize, window: &Window) -> &[u8] {
        let bytes = PackedCells::bytes(window.cell_count());
        &self.packed[number * bytes..(number + 1) * bytes]
    }
}

/// Reads all moves of a corpus; one result per thread.
pub(super) fn read(
    corpus: &Corpus,
    params: &CollocationParams,
    progress: &Progress,
) -> Result<Vec<MoveNotes>, Cancelled> {
    let table = ZobristTable::new(&params.window);
    let canonicalizer = Canonicalizer::new(&params.window, SymmetryGroup::Board);
    progress.begin(Phase::ReadingShapes, "games", corpus.games().len() as u64);
    let queue = GameQueue::new(corpus.games(), progress);
    let notes = rayon::broadcast(|_| {
        let mut reader = NoteReader {
            hashers: Hashers::new(&table),
            forms: FormReader::new(&params.window, &canonicalizer),
            latest: Latest::new(&params.window),
            numbers: FxHashMap::default(),
            changed: Vec::new(),
            read: MoveNotes { notes: Vec::new(), classes: Vec::new(), packed: Vec::new() },
        };
        while let Some(run) = queue.next_run() {
            run.iter().for_each(|&id| reader.read(id, corpus.game(id)));
        }
        reader.read
    });
    progress.check()?;
    Ok(notes)
}

struct NoteReader<'a> {
    hashers: Hashers<'a>,
    forms: FormReader<'a>,
    latest: Latest,
    numbers: FxHashMap<u64, u32>,
    changed: Vec<Point>,
    read: MoveNotes,
}

impl NoteReader<'_> {
    fn read(&mut self, id: GameId, game: GameView<'_>) {
        self.latest.clear();
        let hasher = self.hashers.get(game.size);
        hasher.reset();
        let mut setup = game.setup;
        for (played, play) in game.moves.iter().enumerate() {
            let due = setup.iter().take_while(|stone| stone.before_move as usize <= played).count();
            if due > 0 {
                // A point that is set up or cleared no longer holds the stone of a move.
                hasher.set_up(&setup[..due], |point| self.latest.remove(point));
                setup = &setup[due..];
            }
            let mover = play.color();
            let Some(point) = play.point() else {
                hasher.pass();
                continue;
            };
            let (class, image) = hasher.class_and_image(point, SymmetryGroup::Board, mover);
            let MoveNotes { notes, classes, packed } = &mut self.read;
            let pattern = *self.numbers.entry(class.0).or_insert_with(|| {
                classes.push((class.0, self.forms.read(hasher.board(), point, mover, image, packed)));
                classes.len() as u32 - 1
            });
            let follows = self.latest.near(point);
            let place = played as u32;
            notes.push(MoveNote { game: id, place, pattern, follows, at: point, mover, image: image.index() as u8 });
            let number = notes.len() as u32;
            self.changed.clear();
            hasher.play(mover, point, |changed| self.changed.push(changed));
            self.latest.put(point, number);
            // The first change is the stone itself, the others are captures (its own, for a suicide).
            self.changed.iter().skip(1).for_each(|&gone| self.latest.remove(gone));
        }
    }
}

/// The move that put each stone on the board.
struct Latest {
    /// By point of the largest board with a margin: the number of the note from 1, or 0 without a played stone.
    numbers: Vec<u32>,
    stride: usize,
    margin: usize,
    /// Steps from the window's centre to its cells.
    steps: Vec<isize>,
}

impl Latest {
    fn new(window: &Window) -> Latest {
        let margin = window.width().max(window.height());
        let stride = BoardSize::MAX + 2 * margin;
        let offsets = (0..window.cell_count()).map(|cell| window.offset(cell));
        Latest {
            numbers: vec![0; stride * stride],
            stride,
            margin,
            steps: offsets.map(|(dx, dy)| dy as isize * stride as isize + dx as isize).collect(),
        }
    }

    fn clear(&mut self) {
        self.numbers.fill(0);
    }

    fn at(&self, point: Point) -> usize {
        (usize::from(point.y) + self.margin) * self.stride + usize::from(point.x) + self.margin
    }

    fn put(&mut self, point: Point, number: u32) {
        let at = self.at(point);
        self.numbers[at] = number;
    }

    fn remove(&mut self, point: Point) {
        self.put(point, 0);
    }

    /// Note number of the latest move whose stone is in the window around `point`; 0 for none.
    fn near(&self, point: Point) -> u32 {
        let at = self.at(point);
        self.steps.iter().map(|&step| self.numbers[at.wrapping_add_signed(step)]).max().unwrap_or(0)
    }
}
