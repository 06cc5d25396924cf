//! Rules with outside conditions: the counts of the source paper and of the specification, the book, the checker, the
//! subcommand.

use std::collections::BTreeSet;

use crate::support::drawn::board;
use crate::support::program::{json, run, text};
use katachi::go::{Board, BoardSize, Color, Point};
use katachi::lab::rules::counter::{count_rules, table_of_the_paper};
use katachi::lab::rules::generate;
use katachi::library::{open_rules, parse_rules, rules_to_ron, save_rules, shipped_rules};
use katachi::progress::{Cancelled, Progress};
use katachi::sentences::life::rule_lines;
use katachi::tsumego::rules::frame::{RuleFrame, RuleFramePlace, RuleGoal};
use katachi::tsumego::rules::moves::BlackMove;
use katachi::tsumego::rules::stones::RuleGrid;
use katachi::tsumego::rules::text::rows;
use katachi::tsumego::rules::{CheckError, Checker, GroupStatus, RuleBook, RuleKind, RuleMatch, RuleSet, check};

fn frame(place: RuleFramePlace, width: usize, height: usize) -> RuleFrame {
    RuleFrame::new(place, width, height).unwrap()
}

fn generated(goal: RuleGoal, frame: RuleFrame) -> RuleSet {
    generate(goal, frame, &Progress::new()).unwrap()
}

#[test]
fn all_counts_of_the_first_table_to_the_digit() {
    let printed: [(u64, u128); 19] = [
        (81, 5_133),
        (729, 184_137),
        (6_561, 6_498_165),
        (19_683, 23_719_791),
        (59_049, 228_469_857),
        (531_441, 3_238_523_049),
        (531_441, 8_023_996_893),
        (14_348_907, 464_991_949_659),
        (729, 541_101),
        (6_561, 18_513_177),
        (19_683, 191_890_599),
        (59_049, 631_651_053),
        (531_441, 20_752_761_345),
        (531_441, 21_555_306_681),
        (531_441, 68_094_804_369),
        (14_348_907, 2_353_796_975_871),
        (19_683, 663_693_159),
        (531_441, 239_111_765_601),
        (14_348_907, 59_241_069_331_995),
    ];
    let counted: Vec<(u64, u128)> =
        table_of_the_paper().into_iter().map(count_rules).map(|counts| (counts.patterns, counts.printed)).collect();
    assert_eq!(counted, printed);
}

#[test]
fn the_wrap_shows_in_the_largest_alone_and_the_text_counts_otherwise() {
    for frame in table_of_the_paper() {
        let counts = count_rules(frame);
        let wrapped = counts.unwrapped - counts.printed;
        let largest = frame.place() == RuleFramePlace::Centre && frame.cell_count() == 15;
        assert_eq!(wrapped, if largest { 6_291 << 32 } else { 0 }, "{frame}");
    }
    assert_eq!(count_rules(frame(RuleFramePlace::Centre, 5, 3)).unwrapped, 86_260_708_591_131);
    let defined = |place, width, height| count_rules(frame(place, width, height)).defined;
    assert_eq!(defined(RuleFramePlace::Corner, 2, 2), 17_085);
    assert_eq!(defined(RuleFramePlace::Centre, 3, 3), 8_106_545_271);
    assert_eq!(defined(RuleFramePlace::Centre, 5, 3), 6_765_694_018_249_935);
}

#[test]
fn as_many_rules_as_the_specification_says() {
    let expected = [
        (RuleGoal::Eye, RuleFramePlace::Side, 3, 2, (9, 62), (9, 62)),
        (RuleGoal::Eye, RuleFramePlace::Side, 4, 2, (204, 1354), (80, 596)),
        (RuleGoal::Eye, RuleFramePlace::Side, 3, 3, (545, 3922), (387, 3021)),
        (RuleGoal::Live, RuleFramePlace::Corner, 4, 2, (13, 107), (13, 107)),
        (RuleGoal::Live, RuleFramePlace::Corner, 3, 3, (120, 976), (120, 976)),
    ];
    for (goal, place, width, height, raw, net) in expected {
        let set = generated(goal, frame(place, width, height));
        let counts = ((set.won_raw, set.winning_raw), (set.won.len(), set.winning.len()));
        assert_eq!(counts, (raw, net), "{goal} {}", set.frame);
    }
}

#[test]
fn the_shipped_rules_are_what_is_generated_and_every_one_is_answered() {
    let all = shipped_rules().sets();
    // The next test makes those of ten points.
    let quick: Vec<&RuleSet> = all.iter().filter(|set| set.frame.cell_count() < 10).collect();
    assert_eq!((quick.len(), all.len()), (10, 14));
    for set in quick {
        let (goal, frame) = (set.goal, set.frame);
        assert!(*set == generated(goal, frame), "{goal} {frame}: other rules are generated");
        let grid = RuleGrid::new(frame);
        for rule in &set.won {
            let RuleKind::Won { answers } = &rule.kind else { panic!("a won rule has answers") };
            assert_eq!(answers.is_empty(), grid.reached(rule.stones, goal) != 0, "{:?}", rows(frame, rule.stones));
        }
    }
}

#[test]
fn the_documented_command_makes_all_shipped_rules() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("rules.ron");
    let made = json(&["lab", "rules", "--small", "--out", text(&out)]);
    let shipped = shipped_rules().sets().iter().map(|set| (set.won_raw, set.winning_raw));
    let rectangles = made["rectangles"].as_array().unwrap().iter();
    let counts = rectangles.map(|set| (set["won_raw"].as_u64().unwrap(), set["winning_raw"].as_u64().unwrap()));
    assert_eq!(counts.collect::<Vec<_>>(), shipped.collect::<Vec<_>>());
    assert!(open_rules(&out).unwrap() == *shipped_rules(), "other rules are generated");
}

#[test]
fn as_many_threads_as_you_like_make_the_same_rules() {
    let make = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| rules_to_ron(&RuleBook::new(vec![generated(RuleGoal::Eye, frame(RuleFramePlace::Side, 4, 2))])))
    };
    assert_eq!(make(1), make(4));
}

#[test]
fn a_cancelled_generation_gives_nothing() {
    let progress = Progress::new();
    progress.cancel();
    assert_eq!(generate(RuleGoal::Eye, frame(RuleFramePlace::Side, 3, 2), &progress), Err(Cancelled));
}

#[test]
fn rules_read_back_and_damaged_files_say_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let book = RuleBook::new(vec![generated(RuleGoal::Live, frame(RuleFramePlace::Corner, 4, 2))]);
    for name in ["rules.ron", "rules.ron.zst"] {
        let path = folder.path().join(name);
        save_rules(&book, &path).unwrap();
        assert_eq!(open_rules(&path).unwrap(), book);
    }
    let text = rules_to_ron(&book);
    let wrong = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        parse_rules(&text.replacen(from, to, 1), "rules.ron".as_ref()).unwrap_err().to_string()
    };
    assert!(wrong("format: 2", "format: 3").contains("newer Katachi"));
    assert!(wrong("size:\"4x2\"", "size:\"9x9\"").contains("9x9"));
    assert!(wrong("asks:\"", "asks:\"99:1 ").contains("rule 1: asks"), "{}", wrong("asks:\"", "asks:\"99:1 "));
    assert!(wrong("answers:\"", "answers:\"0>0 ").contains("answers"));
    assert!(wrong("won_raw: 13", "won_raw: 12").contains("more rules"));
    let cut = parse_rules(&text[..text.len() / 2], "rules.ron".as_ref()).unwrap_err().to_string();
    assert!(cut.contains("damaged") && cut.contains("rules.ron"), "{cut}");
}

#[test]
fn the_eye_of_the_papers_figure_asks_for_a_liberty_in_words() {
    let frame = frame(RuleFramePlace::Side, 3, 2);
    let set = shipped_rules().get(RuleGoal::Eye, frame).unwrap();
    let lines: Vec<String> = set.won.iter().flat_map(|rule| rule_lines(frame, rule)).collect();
    assert!(lines.iter().any(|line| line.ends_with("at least 1 liberty")), "{lines:#?}");
    assert!(lines.iter().any(|line| line.ends_with("0 liberties if White plays")), "{lines:#?}");
}

const SURROUNDED: [&str; 7] = [
    ". . . . . . .",
    ". . . . . . .",
    ". . . . . . .",
    ". . . . . . .",
    "O O O O O . .",
    "X X X X O . .",
    ". X . X O . .",
];

#[test]
fn two_eyes_are_alive_and_three_in_a_row_alive_if_first() {
    let two_eyes = board(&SURROUNDED);
    let report = check(&two_eyes, Point::new(0, 5), shipped_rules()).unwrap();
    assert_eq!((report.status, report.up_to_ko), (GroupStatus::Alive, false));
    let mut three = SURROUNDED;
    three[6] = ". . . X O . .";
    let three = board(&three);
    let report = check(&three, Point::new(0, 5), shipped_rules()).unwrap();
    assert_eq!(report.status, GroupStatus::AliveIfFirst(Point::new(1, 6)));
    let moves = Checker::new(shipped_rules(), three.size()).moves_to_live(&three, Point::new(0, 5));
    assert_eq!(moves.get(&Point::new(1, 6)), Some(&true));
    let mut two = SURROUNDED;
    two[6] = ". . X X O . .";
    assert_eq!(check(&board(&two), Point::new(0, 5), shipped_rules()).unwrap().status, GroupStatus::Unknown);
}

#[test]
fn the_checker_tells_white_groups_too_on_every_side_of_the_board() {
    let drawn = board(&SURROUNDED);
    for symmetry in katachi::pattern::Symmetry::ALL {
        let turned = |point: Point| {
            let (x, y) = symmetry.apply((usize::from(point.x), usize::from(point.y)), (7, 7));
            Point::new(x as u8, y as u8)
        };
        let mut other = Board::new(drawn.size());
        other.set_up(drawn.stones().map(|(point, color)| (turned(point), Some(color.opponent()))));
        let report = check(&other, turned(Point::new(0, 5)), shipped_rules()).unwrap();
        assert_eq!((report.color, report.status), (Color::White, GroupStatus::Alive), "{}", symmetry.name());
    }
}

#[test]
fn the_quick_questions_say_what_the_checker_says_of_every_stone_of_real_games() {
    let sample = katachi::library::self_play();
    let mut checker = Checker::new(shipped_rules(), BoardSize::NINETEEN);
    let mut boards = vec![];
    for &id in &sample.corpus.games()[..25] {
        let mut board = Board::new(BoardSize::NINETEEN);
        for play in sample.corpus.game(id).moves {
            match play.point() {
                Some(point) => _ = board.play(play.color(), point).unwrap(),
                None => board.pass(),
            }
        }
        boards.push(board);
    }
    let (mut alive, mut first, mut nearly) = (0, 0, 0);
    for board in &boards {
        let groups = Color::BOTH.map(|color| checker.groups(board, color)).concat();
        for (point, _) in board.stones() {
            let report = checker.check_within(board, point, &groups).unwrap();
            let expected = report.status == GroupStatus::Alive && !report.up_to_ko && !report.by_eyes;
            assert_eq!(checker.proves_life(board, point), expected, "{point:?}\n{board}");
            alive += usize::from(expected);
            let plays = |found: &RuleMatch<'_>| match found.play() {
                Some(BlackMove::Stone(cell)) if found.set.goal == RuleGoal::Live => Some(found.placement.point(cell)),
                _ => None,
            };
            let given: BTreeSet<Point> = report.matches.iter().filter_map(plays).collect();
            let moves = checker.moves_to_live(board, point);
            let holding: BTreeSet<Point> = moves.iter().filter(|(_, holds)| **holds).map(|(&play, _)| play).collect();
            assert_eq!(holding, given, "{point:?}\n{board}");
            assert!(moves.keys().all(|&play| board.is_empty(play)), "{point:?}\n{board}");
            first += holding.len();
            nearly += moves.len() - holding.len();
        }
    }
    assert!(alive > 0 && first > 0 && nearly > 0, "{alive} groups live, {first} by a move, {nearly} nearly");
    checker = Checker::new(shipped_rules(), BoardSize::new(7).unwrap());
    let small = board(&SURROUNDED);
    assert!(checker.proves_life(&small, Point::new(0, 5)));
    assert!(!checker.proves_life(&small, Point::new(6, 0)), "no stone");
}

#[test]
fn nothing_marked_is_an_error_and_an_open_board_unknown() {
    let drawn = board(&SURROUNDED);
    assert_eq!(check(&drawn, Point::new(6, 0), shipped_rules()).unwrap_err(), CheckError::NoStone);
    assert_eq!(check(&drawn, Point::new(7, 0), shipped_rules()).unwrap_err(), CheckError::OffBoard);
    let mut open = Board::new(BoardSize::NINETEEN);
    open.set_up([(Point::new(9, 9), Some(Color::Black))]);
    assert_eq!(check(&open, Point::new(9, 9), shipped_rules()).unwrap().status, GroupStatus::Unknown);
}

#[test]
fn the_subcommand_counts_makes_and_keeps_rules() {
    let rules = ["rules", "--goal", "eye", "--place", "side", "--size"];
    let counted = json(&[&rules[..], &["5x3", "--count-only"]].concat());
    assert_eq!(
        (counted["patterns"].as_u64(), counted["possible_rules"].as_u64()),
        (Some(14_348_907), Some(2_353_796_975_871))
    );
    assert!(counted.get("won").is_none());
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("rules.ron.zst");
    let made = json(&[&rules[..], &["4x2", "--out", text(&out)]].concat());
    let number = |name: &str| made[name].as_u64().unwrap();
    assert_eq!([number("won"), number("winning"), number("won_raw"), number("winning_raw")], [80, 596, 204, 1354]);
    assert_eq!(open_rules(&out).unwrap().sets()[0].won.len(), 80);
    let table = folder.path().join("rules.csv");
    let written = run(&[&rules[..], &["4x2", "--csv", text(&table)]].concat());
    assert_eq!(written.status, Some(0), "{}", written.stderr);
    let lines = std::fs::read_to_string(&table).unwrap();
    let lines: Vec<Vec<&str>> = lines.lines().map(|line| line.split(',').collect()).collect();
    let cell = |name: &str| lines[1][lines[0].iter().position(|head| *head == name).unwrap()];
    assert_eq!(["goal", "place", "size", "won", "winning"].map(cell), ["eye", "side", "4x2", "80", "596"]);
    assert_eq!(lines.len(), 2);
    let wrong = run(&[&rules[..], &["4x4"]].concat());
    assert_eq!(wrong.status, Some(2));
    assert!(wrong.stderr.contains("4x4"), "{}", wrong.stderr);
    assert_eq!(run(&[&rules[..], &["4"]].concat()).status, Some(2));
}
