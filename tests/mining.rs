//! Mining agrees with a slow oracle that is written straight from the definitions.

mod support;

use std::collections::{BTreeMap, BTreeSet};

use katachi::corpus::Corpus;
use katachi::go::{Board, Color, GameView, Point, Winner};
use katachi::mining::{MinedPatterns, MiningParams, Source, mine};
use katachi::pattern::{Cell, Group, Image, Pattern, Window};
use katachi::progress::Progress;

/// What the definitions say of one pattern.
#[derive(Debug, Default, PartialEq)]
struct Expected {
    occurrences: u32,
    games: BTreeSet<u32>,
    appeared: u32,
    mover_wins: u32,
    decided: u32,
    years: BTreeSet<i16>,
    /// (folded cell, by the mover, later) → count.
    replies: BTreeMap<(u16, bool, bool), u32>,
    /// Image of the pattern on the board → count.
    seen: BTreeMap<usize, u32>,
}

type Oracle = BTreeMap<Vec<Cell>, Expected>;

fn canonical(pattern: &Pattern, group: Group) -> Vec<Cell> {
    pattern.canonical(group).0.cells().to_vec()
}

/// The first image that takes the canonical pattern to `on_board`; colours swapped exactly where White is to move.
fn seen_as(canonical: &[Cell], window: &Window, on_board: &Pattern, mover: Option<Color>) -> usize {
    let canonical = Pattern::new(window.clone(), canonical.to_vec());
    let images = canonical.images(Group::BoardAndColors);
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
    let window = &params.window;
    let group = params.source.group();
    let mut expected = Oracle::new();
    for &id in corpus.games() {
        let game = corpus.game(id);
        let boards = boards(game);
        let note = |expected: &mut Oracle, pattern: &Pattern, on_board: &Pattern, mover: Option<Color>| -> Vec<Cell> {
            let key = canonical(pattern, group);
            let entry = expected.entry(key.clone()).or_default();
            entry.occurrences += 1;
            entry.games.insert(id.0);
            entry.years.extend(corpus.year(id));
            *entry.seen.entry(seen_as(&key, window, on_board, mover)).or_default() += 1;
            key
        };
        if params.source == Source::Final {
            let last = boards.last().unwrap();
            for anchor in game.size.points() {
                let pattern = Pattern::on_board(window, last, anchor, Color::Black);
                let on_board = !pattern.cells().contains(&Cell::OffBoard);
                if on_board && pattern.cells().iter().any(|cell| cell.is_stone()) {
                    note(&mut expected, &pattern, &pattern, None);
                }
            }
            continue;
        }
        let mut shown: BTreeMap<(Color, Point), Vec<Cell>> = BTreeMap::new();
        for (played, play) in game.moves.iter().enumerate() {
            let mover = play.color();
            let in_range = params.moves.is_none_or(|(a, b)| (a..=b).contains(&(played as u32 + 1)));
            if let (Some(point), true) = (play.point(), in_range) {
                let board = if params.after { &boards[played + 1] } else { &boards[played] };
                let pattern = Pattern::on_board(window, board, point, mover);
                let key =
                    note(&mut expected, &pattern, &Pattern::on_board(window, board, point, Color::Black), Some(mover));
                let entry = expected.get_mut(&key).unwrap();
                let winner = corpus.winner(id);
                if matches!(winner, Winner::Black | Winner::White) {
                    entry.decided += 1;
                    entry.mover_wins += u32::from(winner.color() == Some(mover));
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
                    let key = canonical(&Pattern::on_board(window, &boards[played], point, mover), group);
                    if shown.get(&(mover, point)) != Some(&key) {
                        expected.entry(key.clone()).or_default().appeared += 1;
                        shown.insert((mover, point), key);
                    }
                }
            }
            play.point().map(|point| shown.remove(&(mover, point)));
        }
    }
    expected.retain(|_, entry| entry.occurrences > 0);
    expected
}

fn mined(corpus: &Corpus, params: &MiningParams) -> MinedPatterns {
    mine(corpus, params, &Progress::new()).unwrap()
}

fn check(corpus: &Corpus, window: &str, source: Source, change: impl Fn(&mut MiningParams)) {
    let mut params = MiningParams::new(window.parse().unwrap(), source);
    change(&mut params);
    let mined = mined(corpus, &params);
    let expected = oracle(corpus, &params);
    assert_eq!(mined.len(), expected.len(), "{window} {source}");
    assert_eq!(mined.distinct, expected.len() as u64);
    assert_eq!(mined.occurrences, expected.values().map(|entry| u64::from(entry.occurrences)).sum::<u64>());
    let mut last: Option<(u32, Vec<Cell>)> = None;
    for at in 0..mined.len() {
        let pattern = mined.pattern(at);
        let cells = pattern.cells().to_vec();
        let entry = &expected[&cells];
        let stats = mined.stats(at);
        let years = entry.years.first().copied().zip(entry.years.last().copied());
        assert_eq!(
            (stats.occurrences, stats.games, stats.appeared, stats.mover_wins, stats.decided, stats.years),
            (entry.occurrences, entry.games.len() as u32, entry.appeared, entry.mover_wins, entry.decided, years),
            "{window} {source}\n{pattern}"
        );
        assert!(source == Source::Final || params.after || stats.appeared >= stats.occurrences);
        let seen: BTreeMap<usize, u32> =
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
        let key = (u32::MAX - entry.occurrences, cells);
        assert!(last.replace(key.clone()).is_none_or(|last| last < key), "rows are sorted");
    }
}

fn check_all(corpus: &Corpus) {
    for window in ["square:3", "square:5", "diamond:2", "rect:5x3", "diamond:1", "points:#../+##"] {
        check(corpus, window, Source::Move, |_| {});
        check(corpus, window, Source::Final, |_| {});
    }
    check(corpus, "square:4", Source::Final, |_| {});
    check(corpus, "square:9", Source::Move, |_| {});
    check(corpus, "square:3", Source::Move, |params| params.after = true);
    check(corpus, "square:3", Source::Move, |params| params.moves = Some((20, 60)));
}

#[test]
fn random_games_with_captures_setup_and_passes_are_mined_as_defined() {
    check_all(&support::random_corpus(12));
}

#[test]
fn the_result_is_the_same_on_any_number_of_threads() {
    let corpus = support::random_corpus(40);
    let params = MiningParams::new("square:5".parse().unwrap(), Source::Move);
    let with_threads = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| mined(&corpus, &params))
    };
    let one = with_threads(1);
    assert!(one.len() > 1000);
    assert!(one == with_threads(2) && one == with_threads(7));
}

#[test]
fn a_minimum_leaves_out_rows_and_keeps_the_totals() {
    let corpus = support::random_corpus(10);
    let all = mined(&corpus, &MiningParams::new("square:3".parse().unwrap(), Source::Move));
    let mut params = all.params.clone();
    params.min_count = 5;
    let some = mined(&corpus, &params);
    assert_eq!((some.distinct, some.occurrences, some.games), (all.distinct, all.occurrences, all.games));
    let expected = (0..all.len()).filter(|&at| all.stats(at).occurrences >= 5).count();
    assert_eq!(some.len(), expected);
    assert!((0..some.len()).all(|at| some.pattern(at) == all.pattern(at) && some.stats(at) == all.stats(at)));
    assert_eq!(some.find(&some.pattern(3).image(Image::from_index(5)).unwrap()), Some(3));
}
