//! Groups of several strings: connections, life by two eyes, captures; and how many of the groups that a player sees as
//! alive at a glance are recognised by the rules.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::drawn::board;
use crate::support::sweep::rounds;
use katachi::go::{Board, Color, Point};
use katachi::lab::rules::generate;
use katachi::library::shipped_rules;
use katachi::progress::Progress;
use katachi::tsumego::rules::frame::{RuleFrame, RuleFramePlace, RuleGoal};
use katachi::tsumego::rules::reading::{ReadingOutcome, ReadingParams, StringsKeptAlive, read};
use katachi::tsumego::rules::{CaptureStatus, Checker, ConnectedGroup, GroupStatus, RuleBook};

/// The shipped rules, and small rules of connection and capture.
fn book() -> RuleBook {
    let mut book = shipped_rules().clone();
    for (goal, place, width, height) in [
        (RuleGoal::Connect, RuleFramePlace::Corner, 2, 2),
        (RuleGoal::Connect, RuleFramePlace::Side, 2, 2),
        (RuleGoal::Connect, RuleFramePlace::Centre, 2, 2),
        (RuleGoal::Connect, RuleFramePlace::Side, 3, 2),
        (RuleGoal::Capture, RuleFramePlace::Corner, 2, 2),
        (RuleGoal::Capture, RuleFramePlace::Side, 2, 2),
    ] {
        book.add(generate(goal, RuleFrame::new(place, width, height).unwrap(), &Progress::new()).unwrap());
    }
    book
}

/// Two strings with an eye each, in the corner and on the side.
pub const TWO_STRINGS: [&str; 7] = [
    ". . . . . . .",
    ". . . . . . .",
    "O O O O O O .",
    "O X . X X X O",
    "X X X . X . X",
    ". X O X X X X",
    "X X O O O O O",
];

#[test]
fn a_group_of_several_strings_lives_by_two_eyes() {
    let book = book();
    // Each cut leaves the other way to connect.
    let mut drawn = TWO_STRINGS;
    let position = board(&drawn);
    let checker = Checker::new(&book, position.size());
    let at = Point::new(1, 3);
    let groups = checker.groups(&position, Color::Black);
    let whole = groups.iter().find(|group| group.stones.contains(&at)).unwrap();
    assert!(whole.stones.contains(&Point::new(3, 3)) && !whole.joined.is_empty(), "{position}{groups:?}");
    assert!(whole.lives, "{position}{groups:?}");
    let report = checker.check(&position, at).unwrap();
    assert_eq!((report.status, report.by_eyes), (GroupStatus::Alive, true), "{position}");
    assert!(report.connected.contains(&Point::new(3, 3)));
    // White has cut: two strings with an eye each.
    drawn[3] = "O X O X X X O";
    drawn[4] = "X X X O X . X";
    let cut = board(&drawn);
    let groups = checker.groups(&cut, Color::Black);
    assert!(groups.iter().all(|group| !group.lives), "{cut}{groups:?}");
}

#[test]
fn a_stone_in_the_corner_is_taken_or_saved_by_the_first_move() {
    let book = book();
    let position = board(&["O . . . .", "X . . . .", ". . . . .", ". . . . .", ". . . . ."]);
    let checker = Checker::new(&book, position.size());
    let taken = checker.check(&position, Point::new(0, 0)).unwrap().taken;
    assert_eq!(taken, Some(CaptureStatus::IfFirst(Point::new(1, 0))));
    assert_eq!(checker.check(&position, Point::new(0, 1)).unwrap().taken, None);
}

/// A plain eye in a player's sense: an empty point with neighbours of one colour, and at most one diagonal neighbour of
/// the other colour, none at the edge. Found without any rule.
fn plain_eye(board: &Board, at: Point) -> Option<Color> {
    if !board.is_empty(at) {
        return None;
    }
    let size = board.size();
    let around = |steps: [(i32, i32); 4]| steps.into_iter().filter_map(move |(dx, dy)| at.offset(dx, dy, size));
    let mut colors: Vec<Option<Color>> =
        around([(0, 1), (1, 0), (0, -1), (-1, 0)]).map(|next| board.get(next)).collect();
    let is_edge = colors.len() < 4;
    colors.dedup();
    let &[Some(color)] = colors.as_slice() else { return None };
    let diagonal: Vec<Point> = around([(1, 1), (1, -1), (-1, -1), (-1, 1)]).collect();
    let enemies = diagonal.iter().filter(|&&next| board.get(next) == Some(color.opponent())).count();
    (enemies <= usize::from(!is_edge)).then_some(color)
}

/// The groups with two or more plain eyes, where the strings around a plain eye form one group.
pub fn plainly_alive(board: &Board) -> Vec<BTreeSet<Point>> {
    let size = board.size();
    let mut groups: Vec<(BTreeSet<Point>, usize)> = Vec::new();
    for eye in size.points() {
        if plain_eye(board, eye).is_none() {
            continue;
        }
        let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)];
        let walls = steps.into_iter().filter_map(|(dx, dy)| eye.offset(dx, dy, size)).flat_map(|at| board.chain(at));
        let (mut stones, mut eyes) = (walls.collect::<BTreeSet<Point>>(), 1);
        groups.retain(|(other, more)| {
            let is_apart = other.is_disjoint(&stones);
            if !is_apart {
                stones.extend(other);
                eyes += more;
            }
            is_apart
        });
        groups.push((stones, eyes));
    }
    groups.into_iter().filter(|(_, eyes)| *eyes >= 2).map(|(stones, _)| stones).collect()
}

/// The first final positions of the sample. `KATACHI_GAMES` can name a file or an archive with other games.
pub fn finished(most: usize) -> Vec<Board> {
    let path = std::env::var_os("KATACHI_GAMES");
    let loaded = path.map(|path| katachi::corpus::load::load(&[path.into()], None, false, &Progress::new()).unwrap());
    let corpus = match &loaded {
        Some(loaded) => loaded.corpus.clone(),
        None => katachi::library::self_play().corpus.clone(),
    };
    let mut boards = Vec::new();
    for &id in corpus.games() {
        let game = corpus.game(id);
        let mut board = Board::new(game.size);
        let is_whole = game.setup.is_empty()
            && game.moves.iter().all(|play| match play.point() {
                Some(point) => board.play(play.color(), point).is_ok(),
                None => {
                    board.pass();
                    true
                }
            });
        if is_whole && boards.len() < most {
            boards.push(board);
        }
    }
    boards
}

/// The finding about a group, and its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Known {
    /// Proved by rules of life.
    Life,
    /// Proved by two eyes, with strings connected by rules.
    Rules,
    /// Proved by two eyes, with strings connected by any two common liberties.
    Plain,
    /// Proved by reading, with this number of answers in a row.
    Read(u8),
    /// Proved by reading, with the help of other strings of the same side.
    Helped,
    /// Proved by reading each string separately.
    EachAlone,
    /// Read to the end, but the group was not kept by the moves examined.
    NotKept,
    BrokenOff,
    /// Reading would keep the strings, but the checker groups strings differently.
    NotAsked,
}

impl Known {
    fn is_known(self) -> bool {
        self < Known::NotKept
    }
}

fn known(checker: &Checker<'_>, board: &Board, group: &BTreeSet<Point>, params: ReadingParams) -> (Known, usize) {
    let strings: BTreeSet<Vec<Point>> = group
        .iter()
        .map(|&stone| {
            let mut string = board.chain(stone);
            string.sort_unstable();
            string
        })
        .collect();
    let heads: Vec<Point> = strings.iter().map(|string| string[0]).collect();
    let color = board.get(heads[0]).unwrap();
    let mut groups = checker.groups(board, color);
    let lives = |at: &Point| {
        groups.iter().any(|group| group.lives && group.stones.contains(at)) || checker.proves_life(board, *at)
    };
    let found = if heads.iter().all(|&at| checker.proves_life(board, at)) {
        Known::Life
    } else if heads.iter().all(lives) {
        Known::Rules
    } else {
        let together = read(board, &heads, None, params);
        checker.read_groups(board, &mut groups, params, &Progress::new()).unwrap();
        let is_read = |at: &Point| {
            let lives = |group: &ConnectedGroup| group.lives && group.stones.contains(at) || group.read.contains(at);
            groups.iter().any(lives) || checker.proves_life(board, *at)
        };
        match together {
            ReadingOutcome::Kept(_) if !heads.iter().all(is_read) => Known::NotAsked,
            ReadingOutcome::Kept(StringsKeptAlive { helpers: 1.., .. }) => Known::Helped,
            ReadingOutcome::Kept(StringsKeptAlive { answers: 0, .. }) => Known::Plain,
            ReadingOutcome::Kept(StringsKeptAlive { answers, .. }) => Known::Read(answers),
            _ if heads.iter().all(is_read) => Known::EachAlone,
            ReadingOutcome::NotKept => Known::NotKept,
            ReadingOutcome::BrokenOff => Known::BrokenOff,
        }
    };
    (found, strings.len())
}

/// The page of figures states how many groups there are, and by which method they are recognised.
#[test]
fn most_groups_with_two_plain_eyes_at_the_end_of_games_are_known_to_live() {
    let book = book();
    let params = ReadingParams { positions: rounds(40, 3_000) as u32, ..ReadingParams::default() };
    let mut by: BTreeMap<Known, usize> = BTreeMap::new();
    let (mut several, mut all) = (0, 0);
    let boards = finished(rounds(20, 200));
    for board in &boards {
        let checker = Checker::new(&book, board.size());
        for group in plainly_alive(board) {
            let (found, strings) = known(&checker, board, &group, params);
            *by.entry(found).or_default() += 1;
            all += 1;
            several += usize::from(found.is_known() && strings > 1);
        }
    }
    let count = |wanted: &dyn Fn(Known) -> bool| by.iter().filter(|(found, _)| wanted(**found)).map(|(_, n)| n).sum();
    let (known, by_rules): (usize, usize) = (count(&Known::is_known), count(&|found| found <= Known::Rules));
    println!(
        "{} games, {all} groups with two plain eyes: {known} known, {several} of several strings, {by:?}",
        boards.len()
    );
    assert!(all >= 8 && 4 * known >= all && several > 0, "{known} of {all}, {several} of several strings, {by:?}");
    assert!(known > by_rules, "{known} of {all}, {by_rules} by rules");
}
