//! Collocations agree with a slow implementation of their definition.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::support::random::random_corpus;
use crate::support::turned::{turned, turned_each, with_threads};
use katachi::corpus::{Corpus, GameId};
use katachi::go::{Board, Color, GameView, Point};
use katachi::library;
use katachi::mining::collocation::{CollocationParams, CollocationWalk, Collocations, PatternId, collocate};
use katachi::mining::statistics::chi_squared_survival;
use katachi::pattern::{Cell, Image, Pattern, SymmetryGroup, Window};
use katachi::progress::Progress;

fn params(window: &str) -> CollocationParams {
    CollocationParams { window: window.parse().unwrap(), ..CollocationParams::default() }
}

fn found(corpus: &Corpus, params: &CollocationParams) -> Collocations {
    collocate(corpus, params, &Progress::new()).unwrap()
}

type Cells = Vec<Cell>;
/// Counts by offset and index of the image.
type Places = BTreeMap<(i32, i32, usize), u32>;

#[derive(Debug, Default, PartialEq)]
struct Expected {
    count: u32,
    decided: u32,
    mover_wins: u32,
    years: BTreeSet<i16>,
    places: Places,
}

/// The board before each move, and the final board.
fn boards(game: GameView<'_>) -> Vec<Board> {
    (0..=game.moves.len()).map(|played| game.board_before(played)).collect()
}

/// The latest earlier move whose stone has stood in the window around `at` ever since.
fn follows(game: GameView<'_>, boards: &[Board], window: &Window, m: usize, at: Point) -> Option<usize> {
    let offsets: Vec<(i32, i32)> = (0..window.cell_count()).map(|cell| window.offset(cell)).collect();
    (0..m).rev().find(|&earlier| {
        let Some(stone) = game.moves[earlier].point() else { return false };
        let inside = offsets.iter().any(|&(dx, dy)| at.offset(dx, dy, game.size) == Some(stone));
        let color = Some(game.moves[earlier].color());
        let later_here = game.moves[earlier + 1..m].iter().any(|play| play.point() == Some(stone));
        inside && !later_here && boards[earlier + 1..=m].iter().all(|board| board.get(stone) == color)
    })
}

/// All images that map the window as it lies on the board to the canonical pattern, in which Black is the mover.
fn to_canonical(window: &Window, board: &Board, at: Point, mover: Color, canonical: &Cells) -> Vec<Image> {
    let as_it_is = Pattern::on_board(window, board, at, Color::Black);
    let images = as_it_is.images(SymmetryGroup::BoardAndColors).into_iter();
    let fitting =
        images.filter(|(image, pattern)| image.swapped == (mover == Color::White) && pattern.cells() == canonical);
    fitting.map(|(image, _)| image).collect()
}

fn oracle(corpus: &Corpus, window: &Window) -> BTreeMap<(Option<Cells>, Cells), Expected> {
    let mut expected: BTreeMap<(Option<Cells>, Cells), Expected> = BTreeMap::new();
    for &id in corpus.games() {
        let game = corpus.game(id);
        let boards = boards(game);
        let shape = |m: usize, at: Point| {
            let mover = game.moves[m].color();
            let canonical =
                Pattern::on_board(window, &boards[m], at, mover).canonical(SymmetryGroup::Board).0.cells().to_vec();
            let images = to_canonical(window, &boards[m], at, mover, &canonical);
            (canonical, images)
        };
        for (m, play) in game.moves.iter().enumerate() {
            let Some(at) = play.point() else { continue };
            let (second, second_images) = shape(m, at);
            let first = follows(game, &boards, window, m, at).map(|l| {
                let before = game.moves[l].point().unwrap();
                let (first, images) = shape(l, before);
                let step = (i32::from(at.x) - i32::from(before.x), i32::from(at.y) - i32::from(before.y));
                let place = images.iter().flat_map(|&a| {
                    let (dx, dy) = a.symmetry.apply_step(step);
                    second_images.iter().map(move |b| (dx, dy, b.inverse().then(a).index()))
                });
                (first, place.min().unwrap())
            });
            let entry = expected.entry((first.as_ref().map(|(first, _)| first.clone()), second)).or_default();
            entry.count += 1;
            if let Some((_, place)) = first {
                *entry.places.entry(place).or_default() += 1;
            }
            entry.years.extend(corpus.year(id));
            if let Some(winner) = corpus.winner(id).color() {
                entry.decided += 1;
                entry.mover_wins += u32::from(winner == play.color());
            }
        }
    }
    expected
}

/// Computes 2 Σ k ln(k/e), term by term.
fn plain_ratio(both: f64, first: f64, second: f64, all: f64) -> f64 {
    let term = |k: f64, row: f64, column: f64| if k > 0.0 { k * (k * all / (row * column)).ln() } else { 0.0 };
    let (not_first, not_second) = (all - first, all - second);
    2.0 * (term(both, first, second)
        + term(first - both, first, not_second)
        + term(second - both, not_first, second)
        + term(not_first - second + both, not_first, not_second))
}

fn check(corpus: &Corpus, window: &str) {
    let found = found(corpus, &params(window));
    let expected = oracle(corpus, &found.params.window);
    assert_eq!(found.len(), expected.len(), "{window}");
    assert_eq!(found.moves, expected.values().map(|entry| entry.count).sum::<u32>());
    let mut leads: BTreeMap<&Option<Cells>, u32> = BTreeMap::new();
    let mut occurrences: BTreeMap<&Cells, u32> = BTreeMap::new();
    for ((first, second), entry) in &expected {
        *leads.entry(first).or_default() += entry.count;
        *occurrences.entry(second).or_default() += entry.count;
    }
    let cells = |id: PatternId| found.pattern(id).map(|pattern| pattern.cells().to_vec());
    let mut significant = 0;
    let mut ratios = Vec::new();
    for at in 0..found.len() {
        let pair = found.pair(at);
        let key = (cells(pair.first), cells(pair.second).unwrap());
        let entry = &expected[&key];
        let years = entry.years.first().copied().zip(entry.years.last().copied());
        assert_eq!(
            (pair.count, pair.decided, pair.mover_wins, pair.years),
            (entry.count, entry.decided, entry.mover_wins, years)
        );
        let places: Places = found
            .places(at)
            .iter()
            .map(|place| ((i32::from(place.offset.0), i32::from(place.offset.1), place.image.index()), place.count))
            .collect();
        assert_eq!(places, entry.places, "{window}: {key:?}");
        assert!(found.places(at).is_sorted_by_key(|place| std::cmp::Reverse(place.count)));
        let (first, second) = (leads[&key.0], occurrences[&key.1]);
        assert_eq!((found.row(pair.first).leads, found.row(pair.second).occurrences), (first, second));
        let [both, first, second, all] = [pair.count, first, second, found.moves].map(f64::from);
        let plain = plain_ratio(both, first, second, all);
        assert!((pair.log_likelihood_ratio - plain).abs() < 1e-6 * plain.max(1.0), "{pair:?} {plain}");
        significant += u64::from(pair.count >= 2 && chi_squared_survival(plain, 1) < 0.005);
        ratios.push(pair.p_value());
    }
    assert_eq!(found.significant, significant);
    // The definition of Benjamini and Hochberg: the rank is the number of p-values that are not larger.
    for at in (0..found.len()).step_by(1 + found.len() / 50) {
        let least = ratios
            .iter()
            .filter(|&&p| p >= ratios[at])
            .map(|&p| p * ratios.len() as f64 / ratios.iter().filter(|&&other| other <= p).count() as f64);
        let q = least.fold(1.0, f64::min);
        assert!((found.pair(at).q_value - q).abs() <= 1e-12 * q, "{q} {:?}", found.pair(at));
    }
}

#[test]
fn random_games_with_captures_setup_and_passes_are_paired_as_defined() {
    let corpus = random_corpus(8);
    for window in ["square:3", "square:5", "diamond:2", "rect:5x3", "points:#../+##"] {
        check(&corpus, window);
    }
}

#[test]
fn real_games_are_paired_as_defined_at_nine_by_nine() {
    let sample = library::self_play().corpus;
    let mut builder = katachi::corpus::CorpusBuilder::new();
    for &id in sample.games().iter().take(12) {
        builder.push_from(&sample, id, 0).unwrap();
    }
    check(&builder.finish(), "square:9");
}

#[test]
fn turned_and_recoloured_games_give_the_same_pairs() {
    let corpus = random_corpus(24);
    for window in ["square:5", "diamond:2"] {
        let upright = found(&corpus, &params(window));
        let same = |games: &Corpus| {
            let mut same = found(games, &params(window));
            same.corpus.clone_from(&upright.corpus);
            same == upright
        };
        for image in Image::all().skip(1).step_by(4) {
            assert!(same(&turned(&corpus, |_| image)), "{image:?}");
        }
        assert!(same(&turned_each(&corpus)));
    }
}

#[test]
fn the_result_is_the_same_on_any_number_of_threads() {
    let corpus = random_corpus(40);
    let with = |threads| with_threads(threads, || found(&corpus, &params("square:5")));
    let one = with(1);
    assert!(one.len() > 1000);
    assert!(one == with(2) && one == with(7));
    assert_eq!(library::collocations_to_ron(&one), library::collocations_to_ron(&with(2)));
}

#[test]
fn a_minimum_leaves_out_pairs_and_keeps_the_totals() {
    let corpus = random_corpus(20);
    let all = found(&corpus, &params("square:3"));
    let some = found(&corpus, &CollocationParams { min_count: 4, ..params("square:3") });
    assert_eq!(
        (some.distinct_patterns, some.distinct_pairs, some.significant),
        (all.distinct_patterns, all.distinct_pairs, all.significant)
    );
    let frequent: Vec<usize> = (0..all.len()).filter(|&at| all.pair(at).count >= 4).collect();
    assert_eq!(some.len(), frequent.len());
    for (at, &same) in frequent.iter().enumerate() {
        let (a, b) = (some.pair(at), all.pair(same));
        assert_eq!((some.pattern(a.first), some.pattern(a.second)), (all.pattern(b.first), all.pattern(b.second)));
        assert_eq!((a.count, a.q_value, some.places(at)), (b.count, b.q_value, all.places(same)));
        assert_eq!(some.association(at), all.association(same));
    }
}

#[test]
fn patterns_before_and_after_are_found_from_any_image() {
    let found = found(&random_corpus(20), &params("square:5"));
    let mut seen = 0;
    for id in found.patterns().take(40).chain([PatternId::EMPTY]) {
        let after: Vec<usize> = (0..found.len()).filter(|&at| found.pair(at).first == id).collect();
        assert_eq!(found.after(id).collect::<Vec<_>>(), after);
        let ratio = |at: usize| found.pair(at).log_likelihood_ratio;
        assert!(after.windows(2).all(|two| ratio(two[0]) >= ratio(two[1])));
        let mut before: Vec<usize> = (0..found.len()).filter(|&at| found.pair(at).second == id).collect();
        before.sort_by(|&a, &b| ratio(b).total_cmp(&ratio(a)).then(a.cmp(&b)));
        assert_eq!(found.before(id).collect::<Vec<_>>(), before);
        seen += after.len() + before.len();
        if let Some(pattern) = found.pattern(id) {
            assert!(pattern.images(SymmetryGroup::Board).iter().all(|(_, image)| found.find(image) == Some(id)));
        }
    }
    assert!(seen > 100);
}

#[test]
fn files_read_back_and_damage_is_named() {
    let dir = tempfile::tempdir().unwrap();
    let found = found(&random_corpus(12), &CollocationParams { min_count: 2, ..params("diamond:2") });
    for name in ["pairs.ron", "pairs.ron.zst"] {
        let path = dir.path().join(name);
        library::save_collocations(&found, &path).unwrap();
        assert!(library::open_collocations(&path).unwrap() == found, "{name}");
    }
    let path = Path::new("pairs.ron");
    let text = library::collocations_to_ron(&found);
    let joined = text.replace("\n        ", " ");
    assert!(library::parse_collocations(&joined, path).unwrap() == found, "laid out otherwise");
    let error = |text: &str| library::parse_collocations(text, path).unwrap_err().to_string();
    assert!(error(&text.replacen("format: 1", "format: 2", 1)).contains("newer Katachi"));
    assert!(error(&text.replacen(",count:", ",count:9", 1)).contains("pair 1"));
    assert!(error(&text.replacen("(p:", "(r:", 1)).contains("pair 1"));
    assert!(error(&text[..text.len() / 2]).contains("pairs.ron"));
    for at in (0..text.len()).step_by(97) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 5;
        // Any damaged file is read or refused, but never causes a panic.
        let _ = library::parse_collocations(&String::from_utf8_lossy(&bytes), path);
    }
}

/// Looks up everything that the program's window looks up.
fn look_at_all(found: &Collocations) -> usize {
    let ids = || found.patterns().chain([PatternId::EMPTY]);
    let followed: usize = ids().map(|id| found.after(id).len() + found.before(id).len()).sum();
    let known = ids().filter_map(|id| found.pattern(id)).filter(|pattern| found.find(pattern).is_some()).count();
    let placed: usize = (0..found.len())
        .map(|at| {
            let lift = found.association(at).lift() >= 0.0 && found.share(at).is_some() && found.is_significant(at);
            found.places(at).len() + usize::from(lift) + found.pair(at).count as usize
        })
        .sum();
    followed + known + placed + found.surest(5).len()
}

#[test]
fn kept_collocations_open_unchanged_and_damaged_files_never_panic() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("kept/pairs.bin");
    for (window, min_count) in [("diamond:2", 2), ("square:3", 1), ("rect:5x3", 3)] {
        let found = found(&random_corpus(12), &CollocationParams { min_count, ..params(window) });
        library::keep_collocations(&found, &path).unwrap();
        let opened = library::open_kept_collocations(&path).unwrap();
        #[cfg(target_os = "linux")]
        assert_eq!(crate::support::resident::resident_bytes(&path), 0, "opening leaves nothing in memory");
        assert!(opened == found && look_at_all(&opened) > 100, "{window}");
        assert_eq!(library::collocations_to_ron(&opened), library::collocations_to_ron(&found));
    }
    let bytes = std::fs::read(&path).unwrap();
    let (mut refused, mut read) = (0, 0);
    for at in (24..bytes.len()).step_by(bytes.len() / 400) {
        let mut damaged = bytes.clone();
        damaged[at] = damaged[at].wrapping_add(1 + at as u8 % 200);
        std::fs::write(&path, &damaged).unwrap();
        assert!(library::open_kept_collocations(&path).is_err(), "the checksum of byte {at}");
        let mut checksum = crc32fast::Hasher::new();
        checksum.update(&damaged[..20]);
        checksum.update(&damaged[24..]);
        damaged[20..24].copy_from_slice(&checksum.finalize().to_le_bytes());
        // A new file: the old one may still be mapped.
        std::fs::remove_file(&path).unwrap();
        std::fs::write(&path, &damaged).unwrap();
        match library::open_kept_collocations(&path) {
            Ok(opened) => {
                look_at_all(&opened);
                read += 1;
            }
            Err(_) => refused += 1,
        }
    }
    assert!(refused > 20 && read > 20, "{refused} {read}");
}

#[test]
fn the_surest_pairs_are_the_first_of_all_pairs_by_their_ratio() {
    let found = found(&random_corpus(12), &params("square:3"));
    let ratio = |at: usize| found.pair(at).log_likelihood_ratio;
    let mut all: Vec<usize> = (0..found.len()).collect();
    all.sort_by(|&a, &b| ratio(b).total_cmp(&ratio(a)).then(a.cmp(&b)));
    for limit in [0, 1, 20, found.len(), found.len() + 1] {
        assert_eq!(found.surest(limit), all[..limit.min(all.len())]);
    }
}

#[test]
fn a_walk_puts_both_patterns_where_a_game_has_them() {
    let corpus = random_corpus(16);
    let found = found(&corpus, &params("square:5"));
    let window = &found.params.window;
    let mut checked = 0;
    for at in (0..found.len()).filter(|&at| found.places(at).len() == 1).step_by(5) {
        let (GameId(game), m) = found.pair(at).example;
        let game = corpus.game(GameId(game));
        let (boards, m) = (boards(game), m as usize);
        let to = game.moves[m].point().unwrap();
        let l = follows(game, &boards, window, m, to).unwrap();
        let from = game.moves[l].point().unwrap();
        let mut walk = CollocationWalk::new(found.pair(at).first).unwrap();
        assert!(walk.step(&found, at, 0));
        let fits = |image: Image| {
            let walk = walk.image(image);
            let [first, second] = [walk.steps()[0], walk.steps()[1]];
            let step = (i32::from(to.x) - i32::from(from.x), i32::from(to.y) - i32::from(from.y));
            let sheet = walk.sheet(&found);
            let shows = |board: &Board, centre: Point, (sx, sy): (i32, i32)| {
                (0..window.cell_count()).map(|cell| window.offset(cell)).all(|(dx, dy)| {
                    let cell = centre.offset(dx, dy, game.size).map_or(Cell::OffBoard, |p| board.get(p).into());
                    sheet.get(&(sx + dx, sy + dy)) == Some(&cell)
                })
            };
            second.at == step
                && first.mover() == game.moves[l].color()
                && second.mover() == game.moves[m].color()
                && shows(&boards[m], to, second.at)
        };
        assert!(Image::all().any(fits), "{:?}", found.pair(at));
        checked += 1;
        assert!(walk.back() && !walk.back());
    }
    assert!(checked > 100, "{checked}");
}

#[test]
fn a_window_without_centre_is_refused_and_an_empty_corpus_has_no_pairs() {
    let progress = Progress::new();
    let error = collocate(&Corpus::default(), &params("square:4"), &progress).unwrap_err().to_string();
    assert!(error.contains("square:4"));
    let none = collocate(&Corpus::default(), &params("square:3"), &progress).unwrap();
    assert!(none.is_empty() && none.moves == 0 && none.after(PatternId::EMPTY).next().is_none());
    progress.cancel();
    assert!(collocate(&random_corpus(4), &params("square:3"), &progress).is_err());
}
