//! The Life workspace in use: the book of rules, the checker and problems. Widgets are found by what screen readers are
//! told.

use crate::support::shared::shared;
use crate::support::window::{self, LARGE_SCREEN, Window, click, click_containing, press, settle};
use egui::{Key, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::life::browser::RuleFilter;
use katachi::app::life::session::MoveVerdict;
use katachi::app::life::setup::LifeTool;
use katachi::app::life::{LifeCommand, LifeView, ProblemShapeSource};
use katachi::app::{BoardRegion, Command, Workspace};
use katachi::go::{BoardSize, Color, Point};
use katachi::tsumego::ProblemSide;
use katachi::tsumego::rules::RuleClass;
use katachi::tsumego::rules::frame::{RuleFrame, RuleFramePlace, RuleGoal};
use katachi::tsumego::rules::placement::placements;
use katachi::tsumego::solver::LifeStatus;

fn window() -> Window {
    let mut window = window::in_workspace(Key::Num7, Workspace::Life, LARGE_SCREEN);
    window.get_by_label_contains("Problem 1: Straight three");
    act(&mut window, LifeCommand::Show(LifeView::Rules));
    window
}

fn act(window: &mut Window, command: LifeCommand) {
    window::act(window, Command::Life(command));
}

fn life(window: &Window) -> &katachi::app::life::Life {
    window.state().state().life()
}

/// The filter for won rules of life in a 3×3 corner.
fn corner_rules() -> RuleFilter {
    RuleFilter {
        goal: Some(RuleGoal::Live),
        place: Some(RuleFramePlace::Corner),
        size: Some((3, 3)),
        class: Some(RuleClass::Won),
        ..RuleFilter::default()
    }
}

#[test]
fn a_board_stands_in_the_middle_of_its_pane() {
    let mut window = window();
    let bottom = window.get_by_label_contains("Messages").rect().top();
    for (view, board) in [(LifeView::Tsumego, "Problem board"), (LifeView::Checker, "Position")] {
        act(&mut window, LifeCommand::Show(view));
        // The wood is in the middle of the board's room, which reaches down to the status bar.
        let room = window.get_by_role_and_label(Role::Canvas, board).rect();
        assert!((room.bottom() - bottom).abs() < 40.0, "{board}: {room:?}, above {bottom}");
    }
}

#[test]
fn the_book_is_listed_filtered_chosen_from_and_each_answer_played() {
    let mut window = window();
    window.get_by_label_contains("Rule 1: ");
    let all = life(&window).browser().rows().len();
    act(&mut window, LifeCommand::FilterRules(corner_rules()));
    let listed = life(&window).browser().rows().len();
    assert!(listed > 10 && listed < all);
    // The labels of the rows differ by stones and conditions.
    let labels = window.get_all_by_label_contains("live, corner 3x3, won");
    let labels = labels.filter_map(|row| row.accesskit_node().label());
    let rows: Vec<String> = labels.filter(|label| label.starts_with("Rule ")).collect();
    let names: std::collections::BTreeSet<&str> =
        rows.iter().filter_map(|row| row.split_once("won, ")).map(|(_, name)| name).collect();
    assert!(names.len() > 3 && names.len() == rows.len(), "{rows:?}");
    click_containing(&mut window, "Rule 3: ");
    assert_eq!(life(&window).browser().place(), Some(2));
    press(&mut window, Key::ArrowUp);
    press(&mut window, Key::ArrowUp);
    assert_eq!(life(&window).browser().place(), Some(0));
    window.get_by_role_and_label(Role::Canvas, "Rule");
    // The drawing's spoken words give the conditions in the notation of the paper.
    let rule = window::words(&window, "Rule");
    let lines = life(&window).browser().answers().unwrap().lines().len();
    assert!(lines > 0);
    press(&mut window, Key::ArrowRight);
    let after_white = window::words(&window, "Rule");
    press(&mut window, Key::ArrowRight);
    let after_black = window::words(&window, "Rule");
    assert!(rule != after_white && after_white != after_black);
    window.get_by_role_and_label(Role::Row, "The rule itself").click();
    settle(&mut window);
    assert_eq!(window::words(&window, "Rule"), rule);
    // A click on a line plays it.
    let answers = life(&window).browser().answers().unwrap();
    let line = answers.lines()[0];
    let label = format!("{}: {}", answers.white_words(line.white.unwrap()), answers.black_words(line.black));
    click(&mut window, &label);
    assert_eq!(window::words(&window, "Rule"), after_black);
}

#[test]
fn a_rules_games_are_one_click_away_and_its_shape_is_counted() {
    let mut window = window();
    act(&mut window, LifeCommand::FilterRules(RuleFilter { k: Some((4, 4)), ..corner_rules() }));
    click_containing(&mut window, "Rule 1: ");
    window.get_all_by_label("Count in the games").next().unwrap().click();
    settle(&mut window);
    assert!(!life(&window).frequencies().is_empty());
    window.get_by_label_contains("These stones: ");
    window.get_by_role_and_label(Role::ColumnHeader, "Count");
    click(&mut window, "Its games");
    let state = window.state().state();
    assert_eq!(state.workspace(), Workspace::Find);
    assert!(state.find().search().shown().is_some());
}

#[test]
fn a_living_corner_says_alive_and_by_which_rule() {
    let mut window = window();
    click(&mut window, "Checker");
    act(&mut window, LifeCommand::Clear(BoardSize::NINETEEN));
    window.get_by_label("There is no stone on the board. Set some, or open a game.");
    act(&mut window, LifeCommand::Click { point: Point::new(9, 9), color: Some(Color::Black) });
    act(&mut window, LifeCommand::Mark(None));
    window.get_by_label_contains("0 known to live, of 1 group. ");
    window.get_by_label_contains("The rules know small eyes");
    act(&mut window, LifeCommand::Clear(BoardSize::NINETEEN));
    let frame = RuleFrame::new(RuleFramePlace::Corner, 3, 3).unwrap();
    let set = life(&window).browser().book().get(RuleGoal::Live, frame).unwrap();
    let rule = set.won.iter().find(|rule| rule.conditions.is_empty() && rule.stones.white == 0).unwrap().clone();
    let placement = &placements(frame, BoardSize::NINETEEN)[0];
    let cells = (0..frame.cell_count()).filter(|&cell| rule.stones.cell(cell).color() == Some(Color::Black));
    let stones: Vec<Point> = cells.clone().map(|cell| placement.point(cell)).collect();
    let kept = cells.clone().find(|cell| rule.kept >> cell & 1 == 1).map(|cell| placement.point(cell)).unwrap();
    for &point in &stones {
        let pos = window::on_board(&window, "Position", (19, 19), (point.x, point.y));
        window::click_at(&mut window, pos, egui::Modifiers::SHIFT);
        settle(&mut window);
    }
    assert_eq!(life(&window).setup().board().stones().count(), stones.len());
    click(&mut window, "Choose group");
    act(&mut window, LifeCommand::Click { point: kept, color: None });
    window.get_by_label("Alive");
    assert!(window.get_all_by_label_contains("proves life: live, ").next().is_some());
    window.get_by_label("It asks for nothing outside.");
    click(&mut window, "Show it in the book");
    assert_eq!(life(&window).view(), LifeView::Rules);
}

#[test]
fn where_a_rule_is_nearly_met_the_other_side_has_candidates() {
    let mut window = window();
    let game = "(;SZ[7]AB[aa][ad][ag][bc][be][bf][ca][dc][df][dg][ef][fa][fc][fd][gc][ge]\
        AW[ab][ac][af][bb][cb][cf][da][dd][ea][eb][ec][ed][fb][fe][ff][fg][gd])";
    let tree = katachi::corpus::sgf::read_tree(game.as_bytes(), 0).unwrap();
    window::act(&mut window, Command::OpenRecord { tree: Box::new(tree), moves: 0 });
    act(&mut window, LifeCommand::Show(LifeView::Checker));
    act(&mut window, LifeCommand::OwnPosition(false));
    let (marked, candidate) = (Point::new(0, 1), Point::new(2, 2));
    act(&mut window, LifeCommand::Mark(Some(marked)));
    let group = life(&window).group().unwrap();
    assert_eq!((group.color, &group.nearly_met[..]), (Color::White, &[candidate][..]));
    window.get_by_label_contains("Black may try C5: with one more stone of White there");
    // White's stone there makes the group live, and there is nothing to try.
    act(&mut window, LifeCommand::Click { point: candidate, color: Some(Color::White) });
    act(&mut window, LifeCommand::Mark(Some(marked)));
    assert!(life(&window).group().unwrap().nearly_met.is_empty());
    window.get_by_label("Alive");
    assert!(window.query_by_label_contains("may try").is_none());
}

#[test]
fn a_problem_is_solved_by_the_right_move_and_a_wrong_one_is_refuted() {
    let mut window = window();
    click(&mut window, "Tsumego");
    window.get_by_label("White to kill (5 black stones)");
    // First a move beside the middle of the straight three, then the middle itself.
    act(&mut window, LifeCommand::Click { point: Point::new(0, 0), color: None });
    assert_eq!(life(&window).session().verdict(), Some(MoveVerdict::Wrong));
    window.get_by_label("✖ Wrong");
    window.get_by_label("Black lives.");
    assert!(life(&window).session().line().len() >= 2, "the refutation is played out");
    assert_eq!(life(&window).session().outcome(), Some(false));
    press(&mut window, Key::End);
    press(&mut window, Key::ArrowLeft);
    let walked = life(&window).session();
    assert_eq!(walked.at() + 1, walked.line().len());
    click(&mut window, "Again");
    let pos = window::on_board(&window, "Problem board", (9, 9), (1, 0));
    window::click_at(&mut window, pos, egui::Modifiers::NONE);
    settle(&mut window);
    let verdict = life(&window).session().verdict();
    assert_eq!(verdict, Some(MoveVerdict::Solved));
    window.get_by_label("✔ Solved at a later try");
    // The list tells the latest result.
    window.get_by_label_contains("Problem 1: Straight three, White to play, solved");
    assert!(window.query_by_label_contains("Problem 1: Straight three, White to play, failed").is_none());
}

#[test]
fn a_line_tells_its_captured_stones_and_passes_below_the_board() {
    let mut window = window();
    click(&mut window, "Tsumego");
    for step in [Some(Point::new(0, 0)), Some(Point::new(1, 0)), None] {
        act(&mut window, LifeCommand::Follow(step));
    }
    let told = window.get_by_label("1 A19 (captured by 2); 3 pass").rect();
    assert!(told.top() >= window.get_by_role_and_label(Role::Canvas, "Problem board").rect().bottom());
    act(&mut window, LifeCommand::GoTo(1));
    assert!(window.query_by_label_contains("captured by").is_none());
}

#[test]
fn the_solution_is_shown_walked_and_its_moves_told_apart() {
    let mut window = window();
    click(&mut window, "Tsumego");
    click(&mut window, "Show the solution");
    let solution = life(&window).session().solution().expect("it is found").clone();
    assert_eq!(solution.status, LifeStatus::FirstToMove);
    window.get_by_label("First to move");
    window.get_by_label("First move: White B19.");
    window.get_by_label("The file's answer: B19 ✔");
    assert_eq!(life(&window).session().at(), 0);
    let stand = life(&window).session().stand().expect("every move is looked at");
    let keeps: Vec<_> = stand.tries.iter().filter(|found| found.keeps == Some(true)).map(|found| found.step).collect();
    assert_eq!(keeps, [Some(Point::new(1, 0))]);
    window.get_by_label("B19 Correct");
    press(&mut window, Key::ArrowRight);
    assert_eq!(life(&window).session().at(), 1);
    assert!(window::words(&window, "Problem board").contains("moves: B19"));
    press(&mut window, Key::Home);
    click(&mut window, "A19 Loses it");
    assert_eq!(life(&window).session().line()[0], Some(Point::new(0, 0)));
}

#[test]
fn a_search_is_stopped_and_says_nothing_then() {
    let mut window = window();
    click(&mut window, "Tsumego");
    // This problem is open on all sides, so its search takes longest.
    act(&mut window, LifeCommand::SelectProblem(7));
    window.state_mut().apply(Command::Life(LifeCommand::Solve));
    window.state_mut().apply(Command::Life(LifeCommand::StopSolving));
    settle(&mut window);
    let session = life(&window).session();
    assert!(!session.is_busy());
    assert!(session.solution().is_none() || session.stand().is_some());
}

#[test]
fn a_board_without_a_group_and_an_open_one_say_so() {
    let mut window = window();
    click(&mut window, "Tsumego");
    act(&mut window, LifeCommand::Clear(BoardSize::NINETEEN));
    window.get_by_label("Nothing to solve");
    window.get_by_label("There are no stones on the board.");
    act(&mut window, LifeCommand::Use(LifeTool::Stones(Color::Black)));
    act(&mut window, LifeCommand::Click { point: Point::new(9, 9), color: None });
    window.get_by_label("Nothing to solve");
    assert!(window.query_by_label_contains("Alive").is_none());
}

#[test]
fn bad_problem_files_are_told_and_the_problems_stay() {
    let dir = tempfile::tempdir().unwrap();
    let mut window = window();
    click(&mut window, "Tsumego");
    let before = life(&window).problems().rows().len();
    let bad = dir.path().join("bad.sgf");
    std::fs::write(&bad, "this is no game").unwrap();
    act(&mut window, LifeCommand::OpenProblems(vec![bad.clone()]));
    assert_eq!(life(&window).problems().rows().len(), before);
    let notices = window.state().state().notices();
    assert!(notices.all().last().unwrap().text.contains("no problem was found"));
    // Both games of a file are listed, even one with a single stone.
    let mixed = dir.path().join("mixed.sgf");
    std::fs::write(&mixed, "(;SZ[9]AB[aa])(;SZ[9]GN[A name]PL[W]AB[ba][bb][ab]AW[ca][cb][bc][ac][cc])").unwrap();
    window.state_mut().apply(Command::Drop(vec![mixed]));
    settle(&mut window);
    assert_eq!(life(&window).problems().rows().len(), 2);
    window.get_by_label_contains("A name, White to play");
}

#[test]
fn problems_with_a_drawn_shape_are_found() {
    let mut window = window();
    click(&mut window, "Tsumego");
    let all = life(&window).problems().rows().len();
    act(&mut window, LifeCommand::FindProblems(ProblemShapeSource::Region));
    let found = life(&window).problems();
    assert!(!found.rows().is_empty() && found.rows().len() < all && found.rows().contains(&0));
    click(&mut window, "Any shape");
    assert_eq!(life(&window).problems().rows().len(), all);
}

#[test]
fn the_typical_moves_are_shown_and_list_the_problems_that_begin_so() {
    let mut window = window();
    act(&mut window, LifeCommand::Show(LifeView::Tsumego));
    let all = life(&window).problems().rows().len();
    click(&mut window, "Typical moves");
    window.get_by_label("Attack 12");
    window.get_by_label("Defence 1");
    // Each width says what its first moves begin, in words and as a plot.
    let mut said = Vec::new();
    for width in [5, 3] {
        click(&mut window, &format!("{width}×{width}"));
        assert_eq!(life(&window).typical().width(), width);
        let found = life(&window).typical_coverage().unwrap();
        let (covered, problems) = (*found.covered.iter().take(24).next_back().unwrap(), found.problems);
        assert!(covered > 0 && problems == all, "{covered} of {problems}");
        let words = format!("{covered} of {problems} ");
        let mut shown: Vec<Role> =
            window.query_all_by_label_contains(&words).map(|node| node.accesskit_node().role()).collect();
        shown.sort_unstable();
        assert_eq!(shown, [Role::Label, Role::Image], "in words and as a plot");
        said.push(covered);
    }
    assert_ne!(said[0], said[1]);
    click(&mut window, "5×5");
    // The menu would lie over the list.
    press(&mut window, egui::Key::Escape);
    act(&mut window, LifeCommand::FindTypical { side: ProblemSide::Defender, at: 0 });
    for _ in 0..1000 {
        if life(&window).problems().shape().is_none() {
            std::thread::sleep(std::time::Duration::from_millis(10));
            window.step();
        }
    }
    settle(&mut window);
    let sought = life(&window).problems().shape().map(|shape| shape.words());
    assert_eq!(sought.as_deref(), Some("defence 1 as the first move"));
    assert!(life(&window).problems().rows().len() < all);
    click(&mut window, "Any shape");
    assert_eq!(life(&window).problems().rows().len(), all);
}

#[test]
fn a_folder_of_a_thousand_problems_is_read_listed_and_searched() {
    let Some(folder) = shared("tsumego/easy") else { return };
    let mut window = window();
    act(&mut window, LifeCommand::OpenProblems(vec![folder]));
    let all = life(&window).problems().rows().len();
    assert!(all > 1_000);
    window.get_by_label_contains("Problem 1: ");
    act(&mut window, LifeCommand::SelectRegion(Some(BoardRegion::between(Point::new(0, 0), Point::new(2, 1)))));
    act(&mut window, LifeCommand::FindProblems(ProblemShapeSource::Region));
    let found = life(&window).problems().rows().len();
    assert!((1..all).contains(&found), "{found}");
}

#[test]
fn first_tries_give_a_rating_among_the_problems() {
    let mut window = window();
    click(&mut window, "Tsumego");
    for row in 0..5 {
        act(&mut window, LifeCommand::SelectProblem(row));
        act(&mut window, LifeCommand::Solve);
    }
    let rating = *life(&window).problems().rating();
    assert_eq!((rating.tries, rating.unmeasured), (5, 0));
    assert!(rating.rating < 1300.0 && rating.deviation < 300.0, "all five were given up: {rating:?}");
    let said = format!("Rating {:.0} ± {:.0}, among these problems", rating.rating, rating.half_width());
    window.get_by_label(&said);
    // Another attempt at a problem does not change the rating.
    act(&mut window, LifeCommand::SelectProblem(0));
    act(&mut window, LifeCommand::Solve);
    assert_eq!(life(&window).problems().rating().rating, rating.rating);
}

#[test]
fn practice_takes_the_problems_one_after_the_other() {
    let mut window = window();
    click(&mut window, "Tsumego");
    act(&mut window, LifeCommand::Click { point: Point::new(1, 0), color: None });
    // Solve until the attempt is over, whichever moves that takes.
    for _ in 0..6 {
        if life(&window).session().outcome().is_some() {
            break;
        }
        act(&mut window, LifeCommand::Solve);
    }
    assert!(life(&window).session().outcome().is_some());
    click(&mut window, "Practise");
    assert_eq!(life(&window).problems().selected().map(|(number, _)| number), Some(1));
}
