//! White's pass in the rules: White may always pass. Counts against the forward algorithm, the cut, and rules on random
//! boards against a search in which both sides may pass.

use crate::support::goals_oracle::Wish;
use crate::support::program::{json, run};
use crate::support::random::Random;
use crate::support::rules_forward::{Forward, Goal, Pass};
use crate::support::rules_oracle::{Laid, PlainBoard, RulesWithin};
use crate::support::sweep::{rounds, seed};
use katachi::go::{BoardSize, Color};
use katachi::lab::rules::{Options, generate_with};
use katachi::library::shipped_rules;
use katachi::progress::Progress;
use katachi::tsumego::rules::frame::{RuleFrame, RuleFramePlace, RuleGoal};
use katachi::tsumego::rules::moves::WhiteMove;
use katachi::tsumego::rules::placement::{RuleFramePlacement, placements};
use katachi::tsumego::rules::{Checker, Rule, RuleBook, RuleKind, RuleSet, WhitePass};
use rayon::prelude::*;

const BOARD_SIDE: usize = 7;

/// Maximum number of the friend's moves, with passes, that the search tries.
const MAX_FRIEND_MOVES: usize = 6;

/// The rules of a goal and a rectangle.
pub fn made(goal: RuleGoal, frame: RuleFrame, options: Options) -> RuleSet {
    generate_with(goal, frame, options, &Progress::new()).unwrap().0
}

fn frame(place: RuleFramePlace, (width, height): (usize, usize)) -> RuleFrame {
    RuleFrame::new(place, width, height).unwrap()
}

/// Number of small rectangles that are compared rule by rule. Life has no rules in the corner at 3×2 and on the side at
/// 4×2, the last.
pub const WITH_RULES: usize = 7;

/// Goals and small rectangles: the first `most`, of which the first `quick` are tested in every run.
pub fn sizes(quick: usize, most: usize) -> impl Iterator<Item = (RuleGoal, RuleFrame)> {
    let all = [
        (RuleGoal::Eye, RuleFramePlace::Corner, (2, 2)),
        (RuleGoal::Eye, RuleFramePlace::Corner, (3, 2)),
        (RuleGoal::Eye, RuleFramePlace::Side, (3, 2)),
        (RuleGoal::Live, RuleFramePlace::Corner, (3, 2)),
        (RuleGoal::Live, RuleFramePlace::Corner, (4, 2)),
        (RuleGoal::Eye, RuleFramePlace::Corner, (4, 2)),
        (RuleGoal::Eye, RuleFramePlace::Side, (4, 2)),
        (RuleGoal::Live, RuleFramePlace::Side, (4, 2)),
    ];
    all.into_iter().take(rounds(quick, most)).map(|(goal, place, size)| (goal, frame(place, size)))
}

/// Eyes of nine points, and of ten where all sweeps run whole: those take minutes.
fn larger() -> impl Iterator<Item = (RuleGoal, RuleFrame)> {
    let all = [(RuleFramePlace::Corner, (3, 3)), (RuleFramePlace::Side, (5, 2))];
    all.into_iter().take(rounds(1, 2)).map(|(place, size)| (RuleGoal::Eye, frame(place, size)))
}

/// Counts the rules with the generator and with the forward algorithm, which has no cut.
fn assert_same_counts(goal: RuleGoal, frame: RuleFrame, passes: &[(WhitePass, Pass)]) {
    let slow = Forward::new(&frame.place().to_string(), frame.width(), frame.height());
    let aim = if goal == RuleGoal::Eye { Goal::Eye } else { Goal::Live };
    for &(pass, slow_pass) in passes {
        let set = made(goal, frame, Options { pass, ..Options::default() });
        let found = slow.rules(aim, slow_pass);
        let expected = (found.won.len() as u64, found.winning.len() as u64);
        assert_eq!((set.won_raw, set.winning_raw), expected, "{goal} {frame} {pass:?}");
    }
}

const PASSES: [(WhitePass, Pass); 3] =
    [(WhitePass::Always, Pass::Always), (WhitePass::WithMove, Pass::WithMove), (WhitePass::Never, Pass::Never)];

#[test]
fn the_forward_algorithm_counts_the_same_eyes_and_lives_however_white_passes() {
    sizes(2, WITH_RULES + 1).for_each(|(goal, frame)| assert_same_counts(goal, frame, &PASSES));
}

#[test]
fn the_forward_algorithm_counts_the_same_eyes_of_nine_points() {
    larger().for_each(|(goal, frame)| assert_same_counts(goal, frame, &PASSES[..rounds(1, 3)]));
}

#[test]
fn without_the_cut_the_rules_are_the_same() {
    let more = [
        (RuleGoal::Connect, RuleFramePlace::Corner, (2, 2)),
        (RuleGoal::Connect, RuleFramePlace::Corner, (3, 2)),
        (RuleGoal::Connect, RuleFramePlace::Side, (2, 2)),
        (RuleGoal::Connect, RuleFramePlace::Side, (3, 2)),
        (RuleGoal::Connect, RuleFramePlace::Centre, (2, 2)),
        (RuleGoal::Live, RuleFramePlace::Corner, (3, 3)),
        (RuleGoal::Live, RuleFramePlace::Corner, (5, 2)),
        (RuleGoal::Live, RuleFramePlace::Side, (5, 2)),
    ];
    let more = more.into_iter().take(rounds(5, 8)).map(|(goal, place, size)| (goal, frame(place, size)));
    sizes(3, WITH_RULES + 1).chain(more).for_each(|(goal, frame)| assert_same_without_cut(goal, frame));
}

#[test]
fn without_the_cut_the_eyes_of_nine_points_are_the_same() {
    larger().for_each(|(goal, frame)| assert_same_without_cut(goal, frame));
}

fn assert_same_without_cut(goal: RuleGoal, frame: RuleFrame) {
    let fast = made(goal, frame, Options::default());
    let slow = made(goal, frame, Options { cut: false, ..Options::default() });
    assert_eq!(fast, slow, "{goal} {frame}");
}

#[test]
fn each_way_to_pass_gives_the_counts_of_the_page_of_figures() {
    let corner = |size| frame(RuleFramePlace::Corner, size);
    let mut wanted = vec![
        ((4, 2), WhitePass::Always, (778, 2_787)),
        ((4, 2), WhitePass::WithMove, (778, 2_787)),
        ((3, 3), WhitePass::Always, (6_619, 18_913)),
    ];
    if rounds(0, 1) == 1 {
        wanted.push(((4, 2), WhitePass::Never, (704, 2_562)));
        wanted.push(((3, 3), WhitePass::WithMove, (6_965, 19_656)));
        wanted.push(((3, 3), WhitePass::Never, (6_886, 19_517)));
    }
    for (size, pass, counts) in wanted {
        let set = made(RuleGoal::Eye, corner(size), Options { pass, ..Options::default() });
        assert_eq!((set.won_raw, set.winning_raw), counts, "{size:?} {pass:?}");
    }
}

#[test]
fn every_shipped_rule_that_is_not_reached_answers_a_pass() {
    let mut answered = 0;
    for set in shipped_rules().sets() {
        assert_eq!(set.pass, WhitePass::Always, "{} {}", set.goal, set.frame);
        for rule in &set.won {
            let RuleKind::Won { answers } = &rule.kind else { panic!("a won rule has answers") };
            let passed = answers.iter().filter(|answer| answer.white == WhiteMove::Pass);
            let passed: Vec<_> = passed.collect();
            assert_eq!(passed.len(), usize::from(!answers.is_empty()), "{rule:?}");
            assert!(passed.iter().all(|answer| answer.black.is_some()), "{rule:?}");
            answered += passed.len();
        }
    }
    assert!(answered > 10_000, "{answered}");
}

/// A random board in a random placement that meets the rule's conditions.
fn random_board(
    rule: &Rule,
    laid: &[RuleFramePlacement],
    random: &mut Random,
) -> Option<(PlainBoard, RuleFramePlacement)> {
    let placement = laid[random.below(laid.len())].clone();
    let board = PlainBoard::random_around(BOARD_SIDE, rule.stones, &placement, random);
    let meets = board.is_possible() && rule.conditions.at_most(Laid::new(&placement, &board).conditions(&board));
    meets.then_some((board, placement))
}

/// Whether the friend reaches the goal, the enemy first.
fn reaches(goal: RuleGoal, board: &PlainBoard, placement: &RuleFramePlacement) -> bool {
    let rectangle: Vec<usize> = placement.points().iter().map(|&point| board.at(point)).collect();
    Wish::new(goal, BOARD_SIDE, &[], &rectangle).moves_second(board, MAX_FRIEND_MOVES).is_some()
}

/// Tries random boards that meet a won rule without a ko, with independent conditions. Returns the number of boards,
/// and those on which the goal is not reached.
fn try_set(set: &RuleSet, rules: &[&Rule], boards: usize) -> (usize, Vec<String>) {
    let size = BoardSize::new(BOARD_SIDE as u32).unwrap();
    let laid = placements(set.frame, size);
    let book = RuleBook::new(vec![set.clone()]);
    let checker = Checker::new(&book, size);
    let seed = seed(31);
    let part = |part: usize| {
        let mut random = Random(seed.wrapping_add(part as u64 * 0x9E37_79B9));
        let (mut tried, mut broken) = (0, Vec::new());
        while tried < 10 {
            let rule = rules[random.below(rules.len())];
            let Some((plain, placement)) = random_board(rule, &laid, &mut random) else { continue };
            let friend = Color::BOTH[random.below(2)];
            let board = plain.to_board(friend);
            let held = checker.rule_holds(&board, friend, set, rule, &placement).expect("the board meets the rule");
            if held.is_some() {
                continue;
            }
            tried += 1;
            if !reaches(set.goal, &plain, &placement) {
                broken.push(format!("{} {}\n{board}{friend:?} {:?} {rule:?}", set.goal, set.frame, placement.points()));
            }
        }
        (tried, broken)
    };
    (0..boards.div_ceil(10)).into_par_iter().map(part).reduce(Default::default, |mut one, other| {
        one.1.extend(other.1);
        (one.0 + other.0, one.1)
    })
}

#[test]
fn brute_force_with_passes_for_both_breaks_no_shipped_rule() {
    let mut tried = 0;
    let sets = shipped_rules().sets();
    for set in sets {
        let rules: Vec<&Rule> = set.won.iter().filter(|rule| !rule.ko).collect();
        let (boards, broken) = try_set(set, &rules, rounds(30 * sets.len(), 30_000) / sets.len());
        println!("{} {}: {boards} boards, {} broken", set.goal, set.frame, broken.len());
        assert!(broken.is_empty(), "{}", broken[..broken.len().min(3)].join("\n"));
        tried += boards;
    }
    assert!(tried >= rounds(400, 30_000), "{tried}");
}

/// Sets of a rectangle and of all smaller ones.
fn book_up_to(goal: RuleGoal, frame: RuleFrame, options: Options) -> RuleBook {
    let mut frames: Vec<RuleFrame> = frame.smaller().map(|window| window.frame).chain([frame]).collect();
    frames.sort();
    frames.dedup();
    RuleBook::new(frames.into_iter().map(|frame| made(goal, frame, options)).collect())
}

/// Boards on which a rule of the book before format 2 held, where White could pass only beside another move.
#[test]
fn no_board_loses_a_rule_against_the_book_before() {
    let size = rounds(2, 3);
    let frame = frame(RuleFramePlace::Corner, (size, size));
    let before = made(RuleGoal::Eye, frame, Options { pass: WhitePass::WithMove, ..Options::default() });
    let now = book_up_to(RuleGoal::Eye, frame, Options::default());
    let size = BoardSize::new(BOARD_SIDE as u32).unwrap();
    let within = RulesWithin::new(&now, RuleGoal::Eye, size);
    let (laid, mut random) = (placements(frame, size), Random(12));
    let (mut boards, mut lost) = (0, Vec::new());
    while boards < rounds(200, 30_000) {
        let rule = &before.won[random.below(before.won.len())];
        let Some((board, placement)) = random_board(rule, &laid, &mut random) else { continue };
        boards += 1;
        if !within.hold(&board, &Laid::new(&placement, &board)) {
            lost.push(reaches(RuleGoal::Eye, &board, &placement));
        }
    }
    println!(
        "{boards} boards, {} lose a rule; proved on {}",
        lost.len(),
        lost.iter().filter(|&&proved| proved).count()
    );
    assert!(lost.is_empty(), "{} of {boards}", lost.len());
}

#[test]
fn the_subcommand_says_when_white_may_pass() {
    let asked = ["rules", "--goal", "eye", "--place", "corner", "--size", "2x2"];
    assert_eq!(json(&asked)["white_passes"], "always");
    assert_eq!(json(&[&asked[..], &["--pass", "never"]].concat())["white_passes"], "never");
    let shown = run(&asked);
    assert!(shown.stdout.contains("White may always pass"), "{}", shown.stdout);
    let wrong = run(&[&asked[..], &["--pass", "sometimes"]].concat());
    assert!(wrong.status == Some(2) && wrong.stderr.contains("with-move"), "{}", wrong.stderr);
}
