//! Groups proved by reading: on random boards, no search on the whole board captures stones that reading keeps.

use std::collections::BTreeSet;

use crate::rules_groups::{TWO_STRINGS, finished, plainly_alive};
use crate::support::random::Random;
use crate::support::rules_oracle::{EMPTY, ENEMY, FRIEND, Laid, PlainBoard};
use crate::support::sweep::{rounds, seed};
use crate::support::{brute_force, drawn};
use katachi::go::{Board, BoardSize, Color, Point};
use katachi::lab::rules::generate;
use katachi::progress::Progress;
use katachi::tsumego::rules::frame::{RuleFrame, RuleFramePlace, RuleGoal};
use katachi::tsumego::rules::reading::{ReadingOutcome, ReadingParams, kept, read};
use katachi::tsumego::rules::stones::RuleGrid;
use katachi::tsumego::rules::{Checker, Rule, RuleBook, RuleSet};
use rayon::prelude::*;

#[derive(Debug, Default)]
struct Tally {
    boards: usize,
    kept: usize,
    /// Counts by the number of answers in a row that are needed.
    answers: [usize; 5],
    /// Counts by the number of strings.
    strings: [usize; 8],
    helped: usize,
    broken: Vec<String>,
}

impl Tally {
    fn and(mut self, other: Tally) -> Tally {
        self.boards += other.boards;
        self.kept += other.kept;
        self.answers.iter_mut().zip(other.answers).for_each(|(own, other)| *own += other);
        self.strings.iter_mut().zip(other.strings).for_each(|(own, other)| *own += other);
        self.helped += other.helped;
        self.broken.extend(other.broken);
        self
    }
}

/// A board that is full enough for groups with eyes.
fn random_board(side: usize, random: &mut Random) -> PlainBoard {
    loop {
        let mut board = PlainBoard::new(side);
        let (empty, friend) = (20 + random.below(20), 55 + random.below(35));
        for cell in &mut board.cells {
            *cell = match random.below(100) {
                roll if roll < empty => EMPTY,
                _ if random.below(100) < friend => FRIEND,
                _ => ENEMY,
            };
        }
        if board.is_possible() {
            return board;
        }
    }
}

/// Compares everything that is kept on `boards` random boards with a search of this depth on the whole board. On every
/// fifth board rules help, and pairs of liberties do not.
fn try_boards(side: usize, boards: usize, depth: usize) -> Tally {
    const PART_BOARDS: usize = 50;
    let seed = seed(31);
    let book = small_book();
    let checker = Checker::new(&book, BoardSize::new(side as u32).unwrap());
    let part = |part: usize| {
        let mut random = Random(seed.wrapping_add(part as u64 * 0x9E37_79B9));
        let mut tally = Tally::default();
        for board in 0..PART_BOARDS {
            let by_rules = board % 5 == 4;
            let params = ReadingParams { positions: rounds(40, 200) as u32, pairs: !by_rules, ..Default::default() };
            let plain = random_board(side, &mut random);
            let friend = Color::BOTH[random.below(2)];
            let board = plain.to_board(friend);
            tally.boards += 1;
            let grid = RuleGrid::new(RuleFrame::new(RuleFramePlace::Centre, 2, 2).unwrap());
            let whole = Laid { grid, points: (0..side * side).collect() };
            for kept in kept(&board, friend, by_rules.then_some(&checker), params, &Progress::new()).unwrap() {
                tally.kept += 1;
                tally.answers[usize::from(kept.answers)] += 1;
                tally.strings[kept.strings.min(7)] += 1;
                tally.helped += usize::from(kept.helpers > 0);
                let stones: BTreeSet<usize> = kept.stones.iter().map(|&point| plain.at(point)).collect();
                if brute_force::takes_within(&plain, &whole, &stones, depth) {
                    tally.broken.push(format!("{board}{friend:?} {kept:?}"));
                }
            }
        }
        tally
    };
    (0..boards.div_ceil(PART_BOARDS)).into_par_iter().map(part).reduce(Tally::default, Tally::and)
}

#[test]
fn no_search_takes_what_reading_keeps() {
    let mut read = 0;
    for (side, boards, depth) in [(5, rounds(100, 20_000), rounds(5, 7)), (6, rounds(0, 20_000), 5)] {
        let tally = try_boards(side, boards, depth);
        println!(
            "{side}x{side}: {} boards, {} kept, by answers {:?}, by strings {:?}, {} helped, {} broken",
            tally.boards,
            tally.kept,
            tally.answers,
            tally.strings,
            tally.helped,
            tally.broken.len()
        );
        assert!(tally.broken.is_empty(), "{}", tally.broken[..tally.broken.len().min(3)].join("\n"));
        read += tally.answers[1..].iter().sum::<usize>();
    }
    assert!(read >= 5, "{read}");
}

/// The number of answers needed to keep the black group at a point; `None` if it is not kept.
fn answers(rows: &[&str], at: (u8, u8)) -> Option<u8> {
    let board = drawn::board(rows);
    let point = Point::new(at.0, at.1);
    let all = kept(&board, Color::Black, None, ReadingParams::default(), &Progress::new()).unwrap();
    all.into_iter().find(|kept| kept.stones.contains(&point)).map(|kept| kept.answers)
}

#[test]
fn two_ways_to_connect_need_no_answer_yet_and_four_in_a_row_need_one() {
    let mut drawn = TWO_STRINGS;
    assert_eq!(answers(&drawn, (1, 3)), Some(0));
    // White has cut.
    drawn[3] = "O X O X X X O";
    drawn[4] = "X X X O X . X";
    assert_eq!(answers(&drawn, (1, 3)), None);
    let four = ["O O O O O O", "X X X X X O", ". . . . X O", "X X X X X O", "O O O O O O", ". . . . . ."];
    assert_eq!(answers(&four, (0, 1)), Some(1));
    let three = ["O O O O O O", "X X X X X O", ". . . X X O", "X X X X X O", "O O O O O O", ". . . . . ."];
    assert_eq!(answers(&three, (0, 1)), None);
}

/// The rules of connection and eyes of small rectangles.
fn small_book() -> RuleBook {
    let connect = [
        (RuleFramePlace::Corner, 2, 2),
        (RuleFramePlace::Side, 2, 2),
        (RuleFramePlace::Centre, 2, 2),
        (RuleFramePlace::Side, 3, 2),
    ];
    let eye = [(RuleFramePlace::Corner, 2, 2), (RuleFramePlace::Corner, 3, 2), (RuleFramePlace::Side, 3, 2)];
    let of = |goal: RuleGoal, (place, width, height): (RuleFramePlace, usize, usize)| {
        generate(goal, RuleFrame::new(place, width, height).unwrap(), &Progress::new()).unwrap()
    };
    let connect = connect.into_iter().map(|size| of(RuleGoal::Connect, size));
    RuleBook::new(connect.chain(eye.into_iter().map(|size| of(RuleGoal::Eye, size))).collect())
}

/// A book with `eighths` eighths of each set's rules, evenly spread.
fn part(book: &RuleBook, eighths: usize) -> RuleBook {
    let taken = [0, 4, 2, 6, 1, 5, 3, 7];
    let sets = book.sets().iter().map(|set| {
        let keep = |rules: &[Rule]| -> Vec<Rule> {
            let chosen = (0..rules.len()).filter(|at| taken[..eighths].contains(&(at % 8)));
            chosen.map(|at| rules[at].clone()).collect()
        };
        RuleSet { won: keep(&set.won), winning: keep(&set.winning), ..set.clone() }
    });
    RuleBook::new(sets.collect())
}

/// Figures 17 to 19 of the source: groups that are recognised within a number of positions, by the rules in use.
#[test]
fn more_rules_know_more_groups_within_the_same_positions() {
    let mut groups: Vec<(Board, Vec<Point>)> = Vec::new();
    for board in finished(rounds(12, 60)) {
        groups.extend(plainly_alive(&board).into_iter().map(|group| (board.clone(), group.into_iter().collect())));
    }
    let book = small_book();
    let mut known = Vec::new();
    for positions in [20, 5, 100].into_iter().take(rounds(1, 3)) {
        for (eighths, pairs) in [(0, false), (8, false), (1, false), (2, false), (4, false), (0, true), (8, true)] {
            // A quick run compares only no rules with all rules.
            if rounds(0, 1) == 0 && (pairs || ![0, 8].contains(&eighths)) {
                continue;
            }
            let params = ReadingParams { positions, pairs, ..ReadingParams::default() };
            let book = part(&book, eighths);
            let rules: usize = book.sets().iter().map(|set| set.won.len() + set.winning.len()).sum();
            let checker = (eighths > 0).then(|| Checker::new(&book, BoardSize::NINETEEN));
            let is_kept = |(board, stones): &&(Board, Vec<Point>)| {
                matches!(read(board, stones, checker.as_ref(), params), ReadingOutcome::Kept(_))
            };
            let count = groups.par_iter().filter(is_kept).count();
            println!("{positions} positions, {rules} rules, pairs {pairs}: {count} of {}", groups.len());
            known.push(count);
        }
    }
    assert!(known[1] >= known[0] && known[1] > 0, "{known:?} of {}", groups.len());
}
