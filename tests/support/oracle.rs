//! The slow oracle of mining: the definitions, one game and one point at a time.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use katachi::corpus::{Corpus, GameId};
use katachi::go::{Board, Color, GameView, Point, Winner};
use katachi::mining::{MinedPatterns, MiningParams, PatternSource, mine};
use katachi::pattern::{Cell, Image, Pattern, SymmetryGroup, Window};
use katachi::progress::Progress;
use rayon::prelude::*;

/// The counts of one pattern by the definitions.
#[derive(Debug, Default, PartialEq)]
struct Expected {
    occurrences: u64,
    games: BTreeSet<u32>,
    appeared: u64,
    mover_wins: u64,
    decided: u64,
    years: BTreeSet<i16>,
    /// Counts by (folded cell, by the mover, later).
    replies: BTreeMap<(u16, bool, bool), u64>,
    /// Counts by the image in which the pattern occurs on the board.
    seen: BTreeMap<usize, u64>,
}

impl Expected {
    fn add(&mut self, other: Expected) {
        self.occurrences += other.occurrences;
        self.games.extend(other.games);
        self.appeared += other.appeared;
        self.mover_wins += other.mover_wins;
        self.decided += other.decided;
        self.years.extend(other.years);
        other.replies.into_iter().for_each(|(reply, count)| *self.replies.entry(reply).or_default() += count);
        other.seen.into_iter().for_each(|(image, count)| *self.seen.entry(image).or_default() += count);
    }
}

type Oracle = BTreeMap<Vec<Cell>, Expected>;

/// Finds the smallest image. It is computed only once for each filling of the window, since the same fillings occur
/// again and again.
struct Canonical {
    /// The place to which each image takes each cell, and whether it swaps the colours.
    images: Vec<(Vec<u16>, bool)>,
    known: RefCell<HashMap<Vec<Cell>, Vec<Cell>>>,
}

impl Canonical {
    fn new(window: &Window, group: SymmetryGroup) -> Canonical {
        let own = |image: Image| Some((window.permutation(image.symmetry)?, image.swapped));
        Canonical { images: group.images().filter_map(own).collect(), known: RefCell::default() }
    }

    fn canonical_cells(&self, cells: &[Cell]) -> Vec<Cell> {
        let mut known = self.known.borrow_mut();
        if let Some(canonical) = known.get(cells) {
            return canonical.clone();
        }
        let image = |(to, swapped): &(Vec<u16>, bool)| {
            let mut image = vec![Cell::Empty; cells.len()];
            for (cell, &to) in cells.iter().zip(to) {
                image[usize::from(to)] = if *swapped { cell.swapped() } else { *cell };
            }
            image
        };
        let canonical = self.images.iter().map(image).min().unwrap();
        known.insert(cells.to_vec(), canonical.clone());
        canonical
    }
}

/// The first image that takes the canonical pattern to `on_board`, with colours swapped exactly if White is to move.
fn seen_as(canonical: &[Cell], window: &Window, on_board: &Pattern, mover: Option<Color>) -> usize {
    let canonical = Pattern::new(window.clone(), canonical.to_vec());
    let images = canonical.images(SymmetryGroup::BoardAndColors);
    let fits = |image: &Image| mover.is_none_or(|mover| image.swapped == (mover == Color::White));
    images
        .iter()
        .find(|(how, image)| fits(how) && image == on_board)
        .expect("it is an image of its canonical form")
        .0
        .index()
}

fn boards(game: GameView<'_>) -> Vec<Board> {
    let mut replay = game.replay();
    let mut boards = vec![replay.board().clone()];
    while replay.advance().is_some() {
        boards.push(replay.board().clone());
    }
    boards
}

/// The window's points on the board around a move, by cell.
fn window_points(window: &Window, at: Point, board: &Board) -> Vec<Option<Point>> {
    (0..window.cell_count()).map(|cell| window.offset(cell)).map(|(dx, dy)| at.offset(dx, dy, board.size())).collect()
}

/// The next stone in the window, unless a capture from outside comes first.
fn next_reply(window: &Window, game: GameView<'_>, boards: &[Board], played: usize) -> Option<(usize, Color, bool)> {
    let at = game.moves[played].point()?;
    let points = window_points(window, at, &boards[0]);
    for later in played + 1..game.moves.len() {
        if game.setup.iter().any(|stone| stone.before_move as usize == later) {
            return None;
        }
        let next = game.moves[later];
        if let Some(cell) = next.point().and_then(|point| points.iter().position(|&own| own == Some(point))) {
            return Some((cell, next.color(), later - played > 2));
        }
        let changed = |point: &Option<Point>| point.is_some_and(|p| boards[later].get(p) != boards[later + 1].get(p));
        if points.iter().any(changed) {
            return None;
        }
    }
    None
}

fn oracle(corpus: &Corpus, params: &MiningParams) -> Oracle {
    let parts: Vec<Oracle> = corpus
        .games()
        .par_chunks(10)
        .map(|games| {
            let canonical = Canonical::new(&params.window, params.source.group());
            let mut expected = Oracle::new();
            games.iter().for_each(|&id| read_game(corpus, id, params, &canonical, &mut expected));
            expected
        })
        .collect();
    let mut whole = Oracle::new();
    for part in parts {
        part.into_iter().for_each(|(cells, expected)| whole.entry(cells).or_default().add(expected));
    }
    whole.retain(|_, entry| entry.occurrences > 0);
    whole
}

fn read_game(corpus: &Corpus, id: GameId, params: &MiningParams, canonical: &Canonical, expected: &mut Oracle) {
    let window = &params.window;
    let group = params.source.group();
    let game = corpus.game(id);
    let boards = boards(game);
    let note = |expected: &mut Oracle, pattern: &Pattern, on_board: &Pattern, mover: Option<Color>| -> Vec<Cell> {
        let key = canonical.canonical_cells(pattern.cells());
        let entry = expected.entry(key.clone()).or_default();
        entry.occurrences += 1;
        entry.games.insert(id.0);
        entry.years.extend(corpus.year(id));
        *entry.seen.entry(seen_as(&key, window, on_board, mover)).or_default() += 1;
        key
    };
    if params.source == PatternSource::Final {
        let last = boards.last().unwrap();
        for anchor in game.size.points() {
            let pattern = Pattern::on_board(window, last, anchor, Color::Black);
            let on_board = !pattern.cells().contains(&Cell::OffBoard);
            if on_board && pattern.cells().iter().any(|cell| cell.is_stone()) {
                note(expected, &pattern, &pattern, None);
            }
        }
        return;
    }
    let offsets: Vec<(i32, i32)> = (0..window.cell_count()).map(|cell| window.offset(cell)).collect();
    let shown_at = |board: &Board, at: Point, mover: Color| -> Vec<Cell> {
        let cell =
            |&(dx, dy): &(i32, i32)| at.offset(dx, dy, board.size()).map_or(Cell::OffBoard, |p| board.get(p).into());
        let cells = offsets.iter().map(cell);
        if mover == Color::White { cells.map(Cell::swapped).collect() } else { cells.collect() }
    };
    // The pattern around each empty point for the side, as on the board and as a class.
    let mut shown: HashMap<(Color, Point), (Vec<Cell>, Vec<Cell>)> = HashMap::new();
    for (played, play) in game.moves.iter().enumerate() {
        let mover = play.color();
        let in_range = params.moves.is_none_or(|(a, b)| (a..=b).contains(&(played as u32 + 1)));
        if let (Some(point), true) = (play.point(), in_range) {
            let board = if params.after { &boards[played + 1] } else { &boards[played] };
            let pattern = Pattern::on_board(window, board, point, mover);
            let key = note(expected, &pattern, &Pattern::on_board(window, board, point, Color::Black), Some(mover));
            let entry = expected.get_mut(&key).unwrap();
            let winner = corpus.winner(id);
            if matches!(winner, Winner::Black | Winner::White) {
                entry.decided += 1;
                entry.mover_wins += u64::from(winner.color() == Some(mover));
            }
            if let Some((cell, by, later)) = next_reply(window, game, &boards, played) {
                let to_canonical = pattern.images(group).into_iter().filter(|(_, image)| image.cells() == key);
                let cell = to_canonical.map(|(image, _)| window.permutation(image.symmetry).unwrap()[cell]).min();
                *entry.replies.entry((cell.unwrap(), by == mover, later)).or_default() += 1;
            }
        }
        if in_range && !params.after {
            for point in game.size.points() {
                if !boards[played].is_empty(point) {
                    shown.remove(&(mover, point));
                    continue;
                }
                let cells = shown_at(&boards[played], point, mover);
                let before = shown.get(&(mover, point));
                if before.is_some_and(|(same, _)| *same == cells) {
                    continue;
                }
                let key = canonical.canonical_cells(&cells);
                if before.is_none_or(|(_, class)| *class != key) {
                    expected.entry(key.clone()).or_default().appeared += 1;
                }
                shown.insert((mover, point), (cells, key));
            }
        }
        play.point().map(|point| shown.remove(&(mover, point)));
    }
}

pub fn mined(corpus: &Corpus, params: &MiningParams) -> MinedPatterns {
    mine(corpus, params, &Progress::new()).unwrap()
}

/// Mines, and compares every pattern and every count with the definitions.
pub fn check(corpus: &Corpus, window: &str, source: PatternSource, change: impl Fn(&mut MiningParams)) {
    let mut params = MiningParams::new(window.parse().unwrap(), source);
    change(&mut params);
    let mined = mined(corpus, &params);
    let expected = oracle(corpus, &params);
    assert_eq!(mined.len(), expected.len(), "{window} {source}");
    assert_eq!(mined.distinct, expected.len() as u64);
    assert_eq!(mined.occurrences, expected.values().map(|entry| entry.occurrences).sum::<u64>());
    let mut last: Option<(u64, Vec<Cell>)> = None;
    for at in 0..mined.len() {
        let pattern = mined.pattern(at);
        let cells = pattern.cells().to_vec();
        let entry = &expected[&cells];
        let stats = mined.stats(at);
        let years = entry.years.first().copied().zip(entry.years.last().copied());
        assert_eq!(
            (stats.occurrences, stats.games, stats.appeared, stats.mover_wins, stats.decided, stats.years),
            (entry.occurrences, entry.games.len() as u64, entry.appeared, entry.mover_wins, entry.decided, years),
            "{window} {source}\n{pattern}"
        );
        assert!(source == PatternSource::Final || params.after || stats.appeared >= stats.occurrences);
        let seen: BTreeMap<usize, u64> =
            mined.seen_as(at).iter().map(|seen| (seen.image.index(), seen.occurrences)).collect();
        assert_eq!(seen, entry.seen, "{window} {source}\n{pattern}");
        let mut replies = BTreeMap::new();
        for reply in mined.replies(at) {
            let kinds = [
                (false, false, reply.by_opponent),
                (false, true, reply.by_opponent_later),
                (true, false, reply.by_mover),
                (true, true, reply.by_mover_later),
            ];
            let kept = kinds.into_iter().filter(|&(.., count)| count > 0);
            replies.extend(kept.map(|(by_mover, later, count)| ((reply.cell, by_mover, later), count)));
        }
        assert_eq!(replies, entry.replies, "{window} {source}\n{pattern}");
        let examples = mined.examples(at);
        assert_eq!(examples.len(), entry.occurrences.min(32) as usize);
        for example in examples {
            let after = usize::from(params.after);
            let board = corpus.game(example.game).board_before(example.moves_before as usize + after);
            let on_board = Pattern::on_board(&params.window, &board, example.at, Color::Black);
            assert_eq!(on_board.image(example.image).unwrap(), pattern);
        }
        let key = (u64::MAX - entry.occurrences, cells);
        assert!(last.replace(key.clone()).is_none_or(|last| last < key), "rows are sorted");
    }
}
