//! Rules of connection and capture: the generator against the forward algorithm in both directions, and won and winning
//! rules on random boards against a search that knows no rule.

use std::collections::BTreeSet;

use crate::support::goals_oracle::Wish;
use crate::support::program::{json, run, text};
use crate::support::random::Random;
use crate::support::rules_forward::{Forward, Goal, Pass, State};
use crate::support::rules_oracle::{Laid, PlainBoard};
use crate::support::sweep::{rounds, seed};
use katachi::go::{BoardSize, Color};
use katachi::lab::rules::{Candidates, Options, generate, generate_with};
use katachi::library::{open_rules, parse_rules, rules_to_ron};
use katachi::progress::Progress;
use katachi::tsumego::rules::conditions::{ConditionSlot, Conditions, Demand, subjects};
use katachi::tsumego::rules::frame::{RuleFrame, RuleFramePlace, RuleGoal};
use katachi::tsumego::rules::placement::{RuleFramePlacement, placements};
use katachi::tsumego::rules::stones::RuleGrid;
use katachi::tsumego::rules::{Checker, Rule, RuleBook, RuleSet};
use rayon::prelude::*;

const GOALS: [RuleGoal; 4] = [RuleGoal::Connect, RuleGoal::ConnectEmpty, RuleGoal::JoinEmpties, RuleGoal::Capture];
const PLACES: [RuleFramePlace; 3] = [RuleFramePlace::Corner, RuleFramePlace::Side, RuleFramePlace::Centre];
const BOARD_SIDE: usize = 7;

fn generated(goal: RuleGoal, place: RuleFramePlace, (width, height): (usize, usize)) -> RuleSet {
    generate(goal, RuleFrame::new(place, width, height).unwrap(), &Progress::new()).unwrap()
}

/// The contents of a goal's marked cells, sorted: 0 empty, 1 Black, 2 White.
fn wanted(goal: RuleGoal) -> &'static [u8] {
    match goal {
        RuleGoal::Connect => &[1, 1],
        RuleGoal::ConnectEmpty => &[0, 1],
        RuleGoal::JoinEmpties => &[0, 0],
        _ => &[2],
    }
}

fn marks_of(rule: &Rule) -> Vec<usize> {
    (0..16).filter(|cell| rule.marks >> cell & 1 == 1).collect()
}

pub fn state_of(frame: RuleFrame, rule: &Rule) -> State {
    let grid = RuleGrid::new(frame);
    let count = frame.cell_count();
    let mut state = State { cells: vec![0; count], asks: vec![0; count], if_white: vec![0; count] };
    for cell in 0..count {
        state.cells[cell] = (rule.stones.black >> cell & 1) as u8 + 2 * (rule.stones.white >> cell & 1) as u8;
    }
    for subject in subjects(&grid, rule.stones) {
        let slot = subject.slot(frame);
        let list = if slot == ConditionSlot::at(subject.cell()) { &mut state.asks } else { &mut state.if_white };
        list[subject.cell()] = rule.conditions.get(slot).digit();
    }
    state
}

/// The won and the winning rules of a rectangle by the forward algorithm, including rules of smaller rectangles.
fn forward(goal: RuleGoal, all: &Forward, frame: RuleFrame) -> [BTreeSet<(State, Vec<usize>)>; 2] {
    let cells = 0..frame.cell_count();
    let marks: Vec<Vec<usize>> = match goal {
        RuleGoal::Capture => cells.map(|cell| vec![cell]).collect(),
        _ => cells.clone().flat_map(|one| cells.clone().skip(one + 1).map(move |other| vec![one, other])).collect(),
    };
    let mut rules = [BTreeSet::new(), BTreeSet::new()];
    for marks in marks {
        let wish = if goal == RuleGoal::Capture { Goal::Take(marks[0]) } else { Goal::Join(marks[0], marks[1]) };
        let found = all.rules(wish, Pass::Always);
        let speaks = |state: &State| {
            let mut found: Vec<u8> = marks.iter().map(|&mark| state.cells[mark]).collect();
            found.sort_unstable();
            let grid = RuleGrid::new(frame);
            let lowest = |&mark: &usize| {
                let own = (0..state.cells.len()).filter(|&cell| state.cells[cell] == state.cells[mark]);
                let own = own.fold(0, |mask, cell| mask | 1 << cell);
                state.cells[mark] == 0 || grid.connected(1 << mark, own).trailing_zeros() as usize == mark
            };
            found == wanted(goal) && marks.iter().all(lowest)
        };
        for (into, states) in rules.iter_mut().zip([found.won, found.winning]) {
            into.extend(states.into_iter().filter(speaks).map(|state| (state, marks.clone())));
        }
    }
    rules
}

#[test]
fn the_forward_algorithm_finds_the_same_rules() {
    let mut all = 0;
    for place in PLACES {
        let slow = Forward::new(&place.to_string(), 2, 2);
        for goal in GOALS {
            let set = generated(goal, place, (2, 2));
            let of = |rules: &[Rule]| -> BTreeSet<(State, Vec<usize>)> {
                rules.iter().map(|rule| (state_of(set.frame, rule), marks_of(rule))).collect()
            };
            let [won, winning] = forward(goal, &slow, set.frame);
            assert_eq!(of(&set.won), won, "{goal} {}", set.frame);
            assert_eq!(of(&set.winning), winning, "{goal} {}", set.frame);
            all += won.len() + winning.len();
        }
    }
    // The larger rectangle takes long: only a whole sweep tests it.
    if rounds(0, 1) == 1 {
        let slow = Forward::new("corner", 3, 2);
        for goal in GOALS {
            let set = generated(goal, RuleFramePlace::Corner, (3, 2));
            let frame = set.frame;
            let [won, winning] = forward(goal, &slow, frame);
            assert_eq!((set.won_raw, set.winning_raw), (won.len() as u64, winning.len() as u64), "{goal} {frame}");
            assert!(set.won.iter().all(|rule| won.contains(&(state_of(frame, rule), marks_of(rule)))), "{goal}");
            all += won.len() + winning.len();
        }
    }
    assert!(all > 100, "{all}");
}

/// A random board with the rule's stones in a random placement. Its outside liberties meet `least`, but not `not`.
fn random_board(
    rule: &Rule,
    least: Conditions,
    not: Option<Conditions>,
    laid: &[RuleFramePlacement],
    random: &mut Random,
) -> Option<(PlainBoard, RuleFramePlacement)> {
    let placement = laid[random.below(laid.len())].clone();
    let board = PlainBoard::random_around(BOARD_SIDE, rule.stones, &placement, random);
    let given = Laid::new(&placement, &board).conditions(&board);
    let meets = board.is_possible() && least.at_most(given) && not.is_none_or(|not| !not.at_most(given));
    meets.then_some((board, placement))
}

fn wish(goal: RuleGoal, rule: &Rule, board: &PlainBoard, placement: &RuleFramePlacement) -> Wish {
    let at = |cell: usize| board.at(placement.point(cell));
    let marks: Vec<usize> = marks_of(rule).into_iter().map(at).collect();
    let rectangle: Vec<usize> = (0..placement.points().len()).map(at).collect();
    Wish::new(goal, BOARD_SIDE, &marks, &rectangle)
}

#[derive(Debug, Default)]
struct Tally {
    boards: usize,
    independent: usize,
    /// Number of boards by the friend's moves needed for the goal.
    moves: [usize; 8],
    broken: Vec<String>,
}

impl Tally {
    fn and(mut self, other: Tally) -> Tally {
        self.boards += other.boards;
        self.independent += other.independent;
        self.moves.iter_mut().zip(other.moves).for_each(|(own, other)| *own += other);
        self.broken.extend(other.broken);
        self
    }
}

const PART_BOARDS: usize = 50;
/// Maximum number of the friend's moves that the search tries.
const MAX_FRIEND_MOVES: usize = 5;

/// Tries rules of the set on random boards. The checker must see each of them. The search must confirm those without a
/// ko whose conditions are independent.
fn try_boards(set: &RuleSet, won: bool, boards: usize) -> Tally {
    let size = BoardSize::new(BOARD_SIDE as u32).unwrap();
    let rules = if won { &set.won } else { &set.winning };
    let laid = placements(set.frame, size);
    let book = RuleBook::new(vec![set.clone()]);
    let checker = Checker::new(&book, size);
    let seed = seed(29);
    let part = |part: usize| {
        let mut random = Random(seed.wrapping_add(part as u64 * 0x9E37_79B9 + u64::from(won)));
        let mut tally = Tally::default();
        while tally.boards < PART_BOARDS.min(boards - part * PART_BOARDS) {
            let rule = &rules[random.below(rules.len())];
            let found = random_board(rule, rule.conditions, None, &laid, &mut random);
            let Some((plain, placement)) = found else { continue };
            tally.boards += 1;
            let friend = Color::BOTH[random.below(2)];
            let board = plain.to_board(friend);
            let held = checker.rule_holds(&board, friend, set, rule, &placement);
            let Some(dependence) = held else {
                tally.broken.push(format!("the checker does not see the rule\n{board}{rule:?}"));
                continue;
            };
            if dependence.is_some() || rule.ko {
                continue;
            }
            tally.independent += 1;
            let mut wish = wish(set.goal, rule, &plain, &placement);
            let moves = if won {
                wish.moves_second(&plain, MAX_FRIEND_MOVES)
            } else {
                wish.moves_first(&plain, MAX_FRIEND_MOVES)
            };
            match moves {
                Some(moves) => tally.moves[moves] += 1,
                None => tally.broken.push(format!("refuted\n{board}{friend:?} {:?} {rule:?}", placement.points())),
            }
        }
        tally
    };
    (0..boards.div_ceil(PART_BOARDS)).into_par_iter().map(part).reduce(Tally::default, Tally::and)
}

/// Tries both kinds of rules and returns the number of boards with independent conditions. Won rules of the goal
/// capture have no such boards.
fn check_set(set: &RuleSet, boards: usize) -> usize {
    let mut independent = 0;
    for won in [true, false] {
        if (if won { &set.won } else { &set.winning }).is_empty() {
            continue;
        }
        let tally = try_boards(set, won, boards);
        let kind = if won { "won" } else { "winning" };
        println!(
            "{} {} {kind}: {} boards, {} independent, moves {:?}, {} broken",
            set.goal,
            set.frame,
            tally.boards,
            tally.independent,
            tally.moves,
            tally.broken.len()
        );
        independent += tally.independent;
        let shown = tally.broken[..tally.broken.len().min(3)].join("\n");
        assert!(tally.broken.is_empty(), "{} {} {kind}: {shown}", set.goal, set.frame);
    }
    independent
}

#[test]
fn rules_hold_on_random_boards() {
    for goal in GOALS {
        let small = PLACES.map(|place| check_set(&generated(goal, place, (2, 2)), rounds(100, 20_000)));
        let larger = check_set(&generated(goal, RuleFramePlace::Side, (3, 2)), rounds(200, 20_000));
        // No board was found yet on which the conditions of the larger capture rules are independent.
        assert!(
            small.iter().sum::<usize>() > 100 && (larger > 100 || goal == RuleGoal::Capture),
            "{goal}: {small:?} {larger}"
        );
    }
}

/// Larger sizes take long to generate: a quick run tests one of them, a whole sweep tests all.
#[test]
fn rules_of_larger_rectangles_hold_on_random_boards() {
    let mut all = Vec::new();
    for goal in GOALS {
        all.extend([
            (goal, RuleFramePlace::Corner, (3, 2)),
            (goal, RuleFramePlace::Centre, (3, 2)),
            (goal, RuleFramePlace::Corner, (3, 3)),
        ]);
        all.extend([(goal, RuleFramePlace::Side, (3, 3)), (goal, RuleFramePlace::Centre, (3, 3))]);
    }
    for (goal, place, size) in all.into_iter().take(rounds(1, usize::MAX)) {
        let independent = check_set(&generated(goal, place, size), rounds(100, 20_000));
        assert!(independent > 50, "{goal} {place} {size:?}: {independent}");
    }
}

#[test]
fn a_rule_that_asks_for_less_is_refuted() {
    let size = BoardSize::new(BOARD_SIDE as u32).unwrap();
    let mut random = Random(7);
    for goal in GOALS {
        let set = generated(goal, RuleFramePlace::Side, (3, 2));
        let laid = placements(set.frame, size);
        let grid = RuleGrid::new(set.frame);
        let (mut refuted, mut tried) = (0, 0);
        while tried < 150 {
            let rule = &set.won[random.below(set.won.len())];
            let mut less = rule.conditions;
            let asked: Vec<ConditionSlot> = subjects(&grid, rule.stones)
                .into_iter()
                .map(|subject| subject.slot(set.frame))
                .filter(|&slot| less.get(slot) != Demand::Nothing)
                .collect();
            if asked.is_empty() {
                tried += 1;
                continue;
            }
            less.set(asked[random.below(asked.len())], Demand::Nothing);
            let found = random_board(rule, less, Some(rule.conditions), &laid, &mut random);
            let Some((board, placement)) = found else { continue };
            tried += 1;
            refuted += usize::from(wish(goal, rule, &board, &placement).moves_second(&board, 3).is_none());
        }
        assert!(refuted > 5, "{goal}: {refuted} of {tried}");
    }
}

#[test]
fn each_optimisation_leaves_the_rules_as_they_are() {
    for (goal, place) in [(RuleGoal::Eye, RuleFramePlace::Side), (RuleGoal::Connect, RuleFramePlace::Corner)] {
        let frame = RuleFrame::new(place, 3, 2).unwrap();
        let make = |options| generate_with(goal, frame, options, &Progress::new()).unwrap();
        let (expected, least) = make(Options::default());
        let wholesale = Options { cut: false, ..Options::default() };
        let (set, work) = make(wholesale);
        assert_eq!(set, expected, "{goal} without the cut");
        assert!(work.arrangements > 3 * least.arrangements, "{work:?} {least:?}");
        for candidates in [Candidates::Unmoves, Candidates::All] {
            let (set, work) = make(Options { candidates, ..Options::default() });
            assert_eq!(set, expected, "{goal} {candidates:?}");
            assert!(work.patterns > least.patterns, "{work:?} {least:?}");
        }
        let (corners, _) = make(Options { corners_only: true, ..Options::default() });
        assert!(corners.winning_raw <= expected.winning_raw);
    }
}

#[test]
fn files_keep_the_marks_and_refuse_wrong_ones() {
    let set = generated(RuleGoal::ConnectEmpty, RuleFramePlace::Side, (2, 2));
    let book = RuleBook::new(vec![set]);
    let text = rules_to_ron(&book);
    assert_eq!(parse_rules(&text, "rules.ron".as_ref()).unwrap(), book);
    let wrong = text.replacen("goal: connect_empty", "goal: capture", 1);
    assert!(parse_rules(&wrong, "rules.ron".as_ref()).unwrap_err().to_string().contains("marks"));
}

#[test]
fn the_subcommand_makes_connections_and_says_what_it_took() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("rules.ron");
    for goal in ["connect", "connect-empty", "join-empties", "capture"] {
        let asked = ["rules", "--goal", goal, "--place", "corner", "--size", "2x2"];
        let made = json(&[&asked[..], &["--out", text(&out)]].concat());
        assert_eq!(made["goal"], goal);
        let kept = open_rules(&out).unwrap();
        let set = &kept.sets()[0];
        assert_eq!(made["winning"].as_u64(), Some(set.winning.len() as u64));
        assert!(set.winning.iter().all(|rule| rule.marks != 0), "{goal}");
        let slow = json(&[&asked[..], &["--without", "cut", "--without", "last"]].concat());
        assert_eq!((&slow["won"], &slow["winning"]), (&made["won"], &made["winning"]));
        assert!(slow["arrangements_tried"].as_u64() > made["arrangements_tried"].as_u64());
    }
    let wrong = run(&["rules", "--goal", "joining", "--place", "corner", "--size", "2x2"]);
    assert!(wrong.status == Some(2) && wrong.stderr.contains("join-empties"), "{}", wrong.stderr);
}
