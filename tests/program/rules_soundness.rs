//! Won rules hold on real boards: on random boards that meet their conditions, every White move is answered, and a
//! brute-force search finds no refutation.

use std::collections::BTreeSet;

use crate::support::random::Random;
use crate::support::rules_oracle::{EMPTY, ENEMY, FRIEND, Laid, PlainBoard, RulesWithin};
use crate::support::sweep::{rounds, seed};
use crate::support::{brute_force, rules_oracle};
use katachi::go::{BoardSize, Color};
use katachi::lab::rules::generate;
use katachi::library::shipped_rules;
use katachi::progress::Progress;
use katachi::tsumego::rules::frame::{RuleFrame, RuleFramePlace, RuleGoal};
use katachi::tsumego::rules::placement::{RuleFramePlacement, placements};
use katachi::tsumego::rules::{Checker, GroupStatus, Rule, RuleBook, RuleSet};
use rayon::prelude::*;

const BOARD_SIDE: usize = 7;

/// Number of boards in one part. Each part has its own seed, and parts run on all cores.
const PART_BOARDS: usize = 100;

/// The results on the random boards of one size.
#[derive(Debug, Default)]
struct Tally {
    boards: usize,
    independent: usize,
    searched: usize,
    alive: usize,
    broken: Vec<String>,
}

impl Tally {
    fn and(mut self, other: Tally) -> Tally {
        self.boards += other.boards;
        self.independent += other.independent;
        self.searched += other.searched;
        self.alive += other.alive;
        self.broken.extend(other.broken);
        self
    }
}

/// A random board that meets a random won rule of the set, in a random placement.
fn random_board<'r>(
    set: &'r RuleSet,
    laid: &[RuleFramePlacement],
    random: &mut Random,
) -> Option<(PlainBoard, RuleFramePlacement, &'r Rule)> {
    let rule = &set.won[random.below(set.won.len())];
    let placement = laid[random.below(laid.len())].clone();
    let board = PlainBoard::random_around(BOARD_SIDE, rule.stones, &placement, random);
    let within = Laid::new(&placement, &board);
    let meets = board.is_possible() && rule.conditions.at_most(within.conditions(&board));
    meets.then_some((board, placement, rule))
}

/// Tries `boards` random boards of the last set of the book; the sets before it are those of smaller rectangles. Up to
/// a depth of `compared` moves, the brute force is compared with the slow search.
fn try_boards(
    book: &RuleBook,
    goal: RuleGoal,
    frame: RuleFrame,
    boards: usize,
    (depth, compared): (usize, usize),
) -> Tally {
    let size = BoardSize::new(BOARD_SIDE as u32).unwrap();
    let set = book.get(goal, frame).unwrap();
    let laid = placements(frame, size);
    let single = RuleBook::new(vec![set.clone()]);
    let checker = Checker::new(&single, size);
    let rules = RulesWithin::new(book, goal, size);
    let seed = seed(17);
    let part = |part: usize| {
        let mut random = Random(seed.wrapping_add(part as u64 * 0x9E37_79B9));
        let mut tally = Tally::default();
        while tally.boards < PART_BOARDS.min(boards - part * PART_BOARDS) {
            let Some((plain, placement, rule)) = random_board(set, &laid, &mut random) else { continue };
            tally.boards += 1;
            let friend = Color::BOTH[random.below(2)];
            let board = plain.to_board(friend);
            let kept = (0..frame.cell_count()).filter(|cell| rule.kept >> cell & 1 == 1);
            let kept: BTreeSet<usize> = kept.map(|cell| plain.at(placement.point(cell))).collect();
            let marked = (0..frame.cell_count()).find(|cell| (rule.kept | rule.stones.black) >> cell & 1 == 1);
            let Some(marked) = marked.map(|cell| placement.point(cell)) else { continue };
            let report = checker.check(&board, marked).unwrap();
            let found = report.matches.iter().find(|found| found.rule == rule && found.placement == placement);
            let Some(found) = found else {
                tally.broken.push(format!("the checker does not see the rule\n{board}{rule:?}"));
                continue;
            };
            if found.dependence.is_some() {
                continue;
            }
            tally.independent += 1;
            let within = Laid::new(&placement, &plain);
            if let Some(how) = rules.unanswered(&plain, &within, rule) {
                tally.broken.push(format!("{how}\n{board}{friend:?} {:?} {rule:?}", placement.points()));
            }
            if goal == RuleGoal::Live && !kept.is_empty() {
                tally.searched += 1;
                tally.alive += usize::from(report.status == GroupStatus::Alive);
                let takes = |depth| brute_force::takes_within(&plain, &within, &kept, depth);
                assert_eq!(takes(compared), rules_oracle::takes_within(&plain, &within, &kept, compared), "{board}");
                if takes(depth) {
                    tally.broken.push(format!("taken\n{board}{friend:?} {:?} {rule:?}", placement.points()));
                }
            }
        }
        tally
    };
    (0..boards.div_ceil(PART_BOARDS)).into_par_iter().map(part).reduce(Tally::default, Tally::and)
}

/// A book with the sets of this rectangle and all smaller ones.
fn book_up_to(goal: RuleGoal, frame: RuleFrame) -> RuleBook {
    let mut frames: BTreeSet<RuleFrame> = frame.smaller().map(|window| window.frame).collect();
    frames.insert(frame);
    RuleBook::new(frames.into_iter().map(|frame| generate(goal, frame, &Progress::new()).unwrap()).collect())
}

fn check_size(
    goal: RuleGoal,
    place: RuleFramePlace,
    (width, height): (usize, usize),
    boards: usize,
    depths: (usize, usize),
) {
    let frame = RuleFrame::new(place, width, height).unwrap();
    let tally = try_boards(&book_up_to(goal, frame), goal, frame, boards, depths);
    println!(
        "{goal} {frame}: {} boards, {} independent, {} searched, {} alive, {} broken",
        tally.boards,
        tally.independent,
        tally.searched,
        tally.alive,
        tally.broken.len()
    );
    assert!(tally.broken.is_empty(), "{goal} {frame}\n{}", tally.broken[..tally.broken.len().min(3)].join("\n"));
}

#[test]
fn won_rules_hold_on_random_boards() {
    check_size(RuleGoal::Eye, RuleFramePlace::Side, (3, 2), 300, (5, 5));
    check_size(RuleGoal::Eye, RuleFramePlace::Corner, (3, 2), 300, (5, 5));
    check_size(RuleGoal::Live, RuleFramePlace::Corner, (4, 2), 300, (5, 5));
}

#[test]
fn the_quick_brute_force_takes_what_the_slow_one_takes() {
    let frame = RuleFrame::new(RuleFramePlace::Corner, 3, 3).unwrap();
    let laid = placements(frame, BoardSize::new(BOARD_SIDE as u32).unwrap());
    let mut random = Random(5);
    let mut taken = [0, 0];
    while taken[0] + taken[1] < 400 {
        let mut board = PlainBoard::new(BOARD_SIDE);
        for cell in &mut board.cells {
            *cell = [EMPTY, EMPTY, FRIEND, ENEMY, ENEMY][random.below(5)];
        }
        let within = Laid::new(&laid[random.below(laid.len())], &board);
        let at = within.points[random.below(within.points.len())];
        if !board.is_possible() || board.cells[at] != FRIEND {
            continue;
        }
        let (stones, depth) = (board.chain(at), 1 + random.below(5));
        let takes = rules_oracle::takes_within(&board, &within, &stones, depth);
        assert_eq!(brute_force::takes_within(&board, &within, &stones, depth), takes, "{depth} {board:?}");
        taken[usize::from(takes)] += 1;
    }
    assert!(taken.iter().all(|&count| count > 50), "{taken:?}");
}

#[test]
fn won_rules_of_the_small_sizes_hold_on_20_000_boards_each() {
    for set in shipped_rules().sets() {
        let size = (set.frame.width(), set.frame.height());
        check_size(set.goal, set.frame.place(), size, rounds(20, 20_000), (rounds(5, 9), 3));
    }
}
