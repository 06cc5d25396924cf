//! Reads games: every move with its pattern and the move that it follows.

use super::CollocationParams;
use crate::corpus::{Corpus, GameId};
use crate::go::{BoardSize, Color, GameView, Point};
use crate::mining::occurrences::{GameQueue, Hashers};
use crate::pattern::{SymmetryGroup, Window, ZobristTable};
use crate::progress::{Cancelled, Phase, Progress};

/// One move, 24 bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveNote {
    /// Hash of the class of its pattern.
    pub class: u64,
    pub game: GameId,
    /// Moves played before it.
    pub place: u32,
    /// Number of the note, from 1, of the move that it follows; 0 for none.
    pub follows: u32,
    pub at: Point,
    pub mover: Color,
    /// Index of the image that takes the board to the orientation of the class.
    pub image: u8,
}

/// Maximum number of moves that are counted at once: those of some 60,000 games. They take a gigabyte.
pub(super) const MAX_COUNTED_MOVES: u64 = 13_000_000;

/// All games of a corpus; or, if they have more moves than can be counted, a part of them that is spread evenly.
pub(super) fn counted_games(corpus: &Corpus, most_moves: u64) -> Vec<GameId> {
    let games = corpus.games();
    let moves_up_to: Vec<u64> = games
        .iter()
        .scan(0, |sum, &id| {
            *sum += corpus.game(id).moves.len() as u64;
            Some(*sum)
        })
        .collect();
    let all = moves_up_to.last().copied().unwrap_or(0);
    if all <= most_moves {
        return games.to_vec();
    }
    // Each game is counted that keeps the counted moves within their share of all moves so far.
    let share = |moves: u64| u128::from(moves) * u128::from(most_moves) / u128::from(all);
    let mut counted = 0;
    let is_counted = |(&id, &moves): (&GameId, &u64)| {
        let own = corpus.game(id).moves.len() as u64;
        let fits = counted + u128::from(own) <= share(moves);
        counted += if fits { u128::from(own) } else { 0 };
        fits.then_some(id)
    };
    games.iter().zip(&moves_up_to).filter_map(is_counted).collect()
}

/// Reads the moves of games, one after the other.
pub(super) fn read(
    corpus: &Corpus,
    games: &[GameId],
    params: &CollocationParams,
    progress: &Progress,
) -> Result<Vec<MoveNote>, Cancelled> {
    let table = ZobristTable::new(&params.window);
    progress.begin(Phase::ReadingShapes, "games", games.len() as u64);
    let queue = GameQueue::new(games, progress);
    let by_thread = rayon::broadcast(|_| {
        let mut reader = NoteReader {
            hashers: Hashers::without_profiles(&table),
            latest: Latest::new(&params.window),
            changed: Vec::new(),
        };
        let mut runs = Vec::new();
        while let Some(run) = queue.next_run() {
            let mut notes = Vec::with_capacity(run.iter().map(|&id| corpus.game(id).moves.len()).sum());
            run.iter().for_each(|&id| reader.read(id, corpus.game(id), &mut notes));
            runs.push((run[0], notes));
        }
        runs
    });
    progress.check()?;
    let mut runs: Vec<(GameId, Vec<MoveNote>)> = by_thread.into_iter().flatten().collect();
    runs.sort_unstable_by_key(|(first, _)| *first);
    let mut all = Vec::with_capacity(runs.iter().map(|(_, notes)| notes.len()).sum());
    for (_, notes) in runs {
        // Runs count their notes from 1.
        let before = all.len() as u32;
        all.extend(notes.into_iter().map(|note| match note.follows {
            0 => note,
            follows => MoveNote { follows: before + follows, ..note },
        }));
    }
    Ok(all)
}

struct NoteReader<'a> {
    hashers: Hashers<'a>,
    latest: Latest,
    changed: Vec<Point>,
}

impl NoteReader<'_> {
    fn read(&mut self, id: GameId, game: GameView<'_>, notes: &mut Vec<MoveNote>) {
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
            let (key, image) = hasher.key_and_image(point, SymmetryGroup::Board, mover);
            let follows = self.latest.near(point);
            notes.push(MoveNote {
                class: key.first,
                game: id,
                place: played as u32,
                follows,
                at: point,
                mover,
                image: image.index() as u8,
            });
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library;

    #[test]
    fn games_that_do_not_fit_are_left_out_evenly() {
        let sample = library::self_play().corpus;
        let moves = |games: &[GameId]| games.iter().map(|&id| sample.game(id).moves.len() as u64).sum::<u64>();
        let all = moves(sample.games());
        assert_eq!(counted_games(&sample, all), sample.games());
        for most in [all - 1, all / 2, all / 10, 0] {
            let counted = counted_games(&sample, most);
            assert!(moves(&counted) <= most && moves(&counted) + 1000 >= most, "{most}");
            let half = sample.games()[sample.games().len() / 2];
            let before: Vec<GameId> = counted.iter().copied().filter(|&id| id < half).collect();
            assert!(moves(&before).abs_diff(most / 2) < all / 10, "{most}: as many in the first half");
        }
        assert!(counted_games(&Corpus::default(), 0).is_empty());
    }
}
