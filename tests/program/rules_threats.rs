//! Threats, which need two Black moves in a row, against the forward algorithm and on random boards; and the rules that
//! one book has and another has not.

use std::collections::BTreeSet;
use std::path::Path;

use crate::rules_goals::state_of;
use crate::rules_pass::{WITH_RULES, made, sizes};
use crate::support::goals_oracle::Wish;
use crate::support::program::{json, run, text};
use crate::support::random::Random;
use crate::support::rules_forward::{Forward, Found, Goal, Pass, State};
use crate::support::rules_oracle::{FRIEND, Laid, PlainBoard};
use crate::support::sweep::{rounds, seed};
use katachi::go::BoardSize;
use katachi::lab::rules::{Options, lost_rules};
use katachi::library::{open_rules, save_rules, shipped_rules};
use katachi::tsumego::rules::frame::{RuleFrame, RuleGoal};
use katachi::tsumego::rules::moves::BlackMove;
use katachi::tsumego::rules::placement::placements;
use katachi::tsumego::rules::{Checker, RuleBook, RuleClass, RuleKind, RuleSet, WhitePass};

const BOARD_SIDE: usize = 7;

fn with_threats(goal: RuleGoal, frame: RuleFrame) -> RuleSet {
    made(goal, frame, Options { threats: true, ..Options::default() })
}

/// The forward algorithm for a rectangle, and the goal in its words.
fn slow(goal: RuleGoal, frame: RuleFrame) -> (Forward, Goal) {
    let goal = if goal == RuleGoal::Eye { Goal::Eye } else { Goal::Live };
    (Forward::new(&frame.place().to_string(), frame.width(), frame.height()), goal)
}

#[test]
fn the_forward_algorithm_finds_the_same_threats() {
    let mut all = 0;
    for (goal, frame) in sizes(3, WITH_RULES) {
        let set = with_threats(goal, frame);
        let (forward, aim) = slow(goal, frame);
        let found = forward.threats(aim, Pass::Always);
        println!("{goal} {frame}: {} of {} threats", set.threats.len(), set.threats_raw);
        assert_eq!(set.threats_raw, found.len() as u64, "{goal} {frame}");
        for rule in &set.threats {
            assert!(found.contains(&state_of(frame, rule)), "{goal} {frame} {rule:?}");
        }
        all += set.threats.len();
        let plain = made(goal, frame, Options::default());
        assert!(plain.threats.is_empty() && (plain.won, plain.winning) == (set.won, set.winning));
    }
    assert!(all > 50, "{all}");
}

/// Boards that meet a threat with independent conditions: the friend plays its move, the enemy passes, and the friend
/// reaches the goal.
#[test]
fn two_moves_in_a_row_reach_the_goal_on_boards() {
    let (mut tried, size) = (0, BoardSize::new(BOARD_SIDE as u32).unwrap());
    for (goal, frame) in sizes(3, WITH_RULES) {
        let set = with_threats(goal, frame);
        let (laid, mut random) = (placements(frame, size), Random(seed(58)));
        let book = RuleBook::new(vec![set.clone()]);
        let checker = Checker::new(&book, size);
        for _ in 0..rounds(3_000, 60_000) {
            let rule = &set.threats[random.below(set.threats.len())];
            let placement = laid[random.below(laid.len())].clone();
            let board = PlainBoard::random_around(BOARD_SIDE, rule.stones, &placement, &mut random);
            let (RuleKind::Threat { black }, false) = (&rule.kind, rule.ko) else { continue };
            if !board.is_possible() || !rule.conditions.at_most(Laid::new(&placement, &board).conditions(&board)) {
                continue;
            }
            let friend = katachi::go::Color::Black;
            let holds = checker.rule_holds(&board.to_board(friend), friend, &set, rule, &placement);
            let BlackMove::Stone(cell) = *black else { continue };
            if holds != Some(None) {
                continue;
            }
            let after = board.played(FRIEND, board.at(placement.point(cell)), false);
            let after = after.unwrap_or_else(|| panic!("{goal} {frame}: illegal\n{rule:?}"));
            let rectangle: Vec<usize> = placement.points().iter().map(|&point| board.at(point)).collect();
            let reached = Wish::new(goal, BOARD_SIDE, &[], &rectangle).moves_first(&after, 6);
            assert!(reached.is_some(), "{goal} {frame} {:?} {rule:?}\n{}", placement.points(), board.to_board(friend));
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried}");
}

/// The rules of `before` without a rule of `now` that asks for no more: of the same stones, and at least as good.
fn lost_slowly(before: &RuleSet, now: &Found) -> BTreeSet<(State, RuleClass)> {
    let is_told = |rules: &BTreeSet<State>, state: &State| {
        let at_most = |one: &[u8], other: &[u8]| one.iter().zip(other).all(|(one, other)| one <= other);
        rules.iter().any(|rule| {
            rule.cells == state.cells && at_most(&rule.asks, &state.asks) && at_most(&rule.if_white, &state.if_white)
        })
    };
    let rules = before.won.iter().chain(&before.winning).map(|rule| (state_of(before.frame, rule), rule.class()));
    let is_lost = |(state, class): &(State, RuleClass)| {
        !is_told(&now.won, state) && (*class == RuleClass::Won || !is_told(&now.winning, state))
    };
    rules.filter(is_lost).collect()
}

#[test]
fn the_lost_rules_are_those_of_the_forward_algorithm() {
    let mut all = [0, 0];
    for (goal, frame) in sizes(4, WITH_RULES) {
        let (forward, aim) = slow(goal, frame);
        let now = forward.rules(aim, Pass::Always);
        let book = |pass| {
            let mut frames: Vec<RuleFrame> = frame.smaller().map(|window| window.frame).chain([frame]).collect();
            frames.sort();
            frames.dedup();
            let sets = frames.into_iter().map(|frame| made(goal, frame, Options { pass, ..Options::default() }));
            RuleBook::new(sets.collect())
        };
        let after = book(WhitePass::Always);
        for (at, pass) in [WhitePass::WithMove, WhitePass::Never].into_iter().enumerate() {
            let before = RuleBook::new(vec![made(goal, frame, Options { pass, ..Options::default() })]);
            let lost = lost_rules(&before, &after);
            let lost: BTreeSet<(State, RuleClass)> =
                lost.iter().map(|lost| (state_of(frame, lost.rule), lost.rule.class())).collect();
            assert_eq!(lost, lost_slowly(&before.sets()[0], &now), "{goal} {frame} {pass:?}");
            all[at] += lost.len();
        }
    }
    println!("lost: {all:?}");
    assert!(all[0] == 0 && (all[1] > 0 || rounds(0, 1) == 0), "{all:?}");
}

#[test]
fn the_subcommand_makes_threats_and_lists_lost_rules() {
    let dir = tempfile::tempdir().unwrap();
    let (before, now) = (dir.path().join("before.ron"), dir.path().join("now.ron.zst"));
    let asked = ["rules", "--goal", "eye", "--place", "corner", "--size", "3x2"];
    let plain = json(&asked);
    assert!(plain.get("threats").is_none());
    let made = json(&[&asked[..], &["--threats", "--out", text(&before)]].concat());
    assert_eq!((&made["won"], &made["winning"]), (&plain["won"], &plain["winning"]));
    let book = open_rules(&before).unwrap();
    assert_eq!(made["threats"], book.sets()[0].threats.len());
    assert!(made["threats"].as_u64() > Some(10), "{made}");
    save_rules(&book, &now).unwrap();
    assert_eq!(open_rules(&now).unwrap(), book);
    let lost = |now: &[&Path]| {
        let files: Vec<&str> = [&[before.as_path()][..], now].concat().into_iter().map(text).collect();
        json(&["rules", "--lost", &files.join(",")])
    };
    assert_eq!(lost(&[])["lost"], serde_json::json!([]), "the shipped book has this rectangle");
    assert_eq!(lost(&[&now])["lost_won"], 0);
    save_rules(&RuleBook::default(), &now).unwrap();
    let all = lost(&[&now]);
    assert_eq!((&all["lost_won"], &all["lost_winning"]), (&made["won"], &made["winning"]));
    assert_eq!(all["lost"][0]["cells"].as_array().unwrap().len(), 2);
    let books = format!("{},{}", text(&before), text(&now));
    let shown = run(&["rules", "--lost", &books]);
    assert!(shown.stdout.contains("winning, "), "{}", shown.stdout);
    let table = dir.path().join("lost.csv");
    assert_eq!(run(&["rules", "--lost", &books, "--csv", text(&table)]).status, Some(0));
    let lines = std::fs::read_to_string(&table).unwrap();
    assert_eq!(lines.lines().count(), all["lost"].as_array().unwrap().len() + 1);
    assert!(lines.starts_with("goal,place,size,kind,cells,asks"), "{lines}");
    assert!(shipped_rules().sets().iter().all(|set| set.threats.is_empty()));
}
