//! The workspace without a window.

use std::sync::OnceLock;

use super::browser::{RuleColumn, RuleFilter};
use super::checking::RuleWeight;
use super::group_curve::GroupCurve;
use super::problems::{ProblemChoice, ProblemColumn, ProblemFilter};
use super::session::{CapturedMoves, MoveVerdict};
use super::*;
use crate::find::FindCommand;
use crate::lab::{RuleOptions, generate, generate_with, two_eyed_groups};
use crate::test_support::{settle, with_sample};
use crate::{AppState, Command, Workspace};
use katachi_core::find::{AskedPart, SearchOptions, scan};
use katachi_core::go::BoardSize;
use katachi_core::pattern::{Cell, CellSet};
use katachi_core::progress::Progress;
use katachi_engines::tsumego::rules::frame::RuleGoal;
use katachi_engines::tsumego::rules::moves::WhiteMove;
use katachi_engines::tsumego::rules::placement::placements;
use katachi_engines::tsumego::rules::reading::{ReadingOutcome, ReadingParams, read};
use katachi_engines::tsumego::rules::{GroupStatus, RuleClass, RuleKind, WhitePass, rule_query};
use katachi_engines::tsumego::solver::Reach;
use katachi_language::{Language, speaking};

/// The rules of two small rectangles: the shipped ones take a while to unpack.
fn book() -> Arc<RuleBook> {
    static BOOK: OnceLock<Arc<RuleBook>> = OnceLock::new();
    let make = || {
        let frame = |place, width, height| RuleFrame::new(place, width, height).unwrap();
        let sets = [
            (RuleGoal::Live, frame(RuleFramePlace::Corner, 3, 3)),
            (RuleGoal::Eye, frame(RuleFramePlace::Side, 3, 2)),
            (RuleGoal::Eye, frame(RuleFramePlace::Corner, 2, 2)),
        ];
        let progress = Progress::new();
        Arc::new(RuleBook::new(sets.map(|(goal, frame)| generate(goal, frame, &progress).unwrap()).to_vec()))
    };
    Arc::clone(BOOK.get_or_init(make))
}

fn state() -> AppState {
    let mut state = with_sample();
    let life = &mut state.life;
    life.browser.set_book(book(), &life.frequencies);
    settle(&mut state);
    state.apply(Command::Show(Workspace::Life));
    assert_eq!(state.life().view(), LifeView::Tsumego, "problems come first");
    state.apply(LifeCommand::Show(LifeView::Rules).into());
    settle(&mut state);
    state
}

fn act(state: &mut AppState, command: LifeCommand) {
    state.apply(Command::Life(command));
    settle(state);
}

#[test]
fn the_view_is_kept_for_the_next_session() {
    let mut state = state();
    act(&mut state, LifeCommand::Show(LifeView::Checker));
    let kept = crate::Settings::from_ron(&state.settings().to_ron()).unwrap();
    let next = AppState::new(kept, Arc::new(|| {}));
    assert_eq!(next.life().view(), LifeView::Checker);
}

#[test]
fn the_rules_that_come_with_katachi_are_held_once() {
    let mut state = with_sample();
    state.apply(Command::Show(Workspace::Life));
    settle(&mut state);
    assert!(Arc::ptr_eq(state.life().browser().book(), katachi_engines::library::shared_rules()));
}

#[test]
fn filters_keep_what_they_say_and_together_miss_no_rule() {
    let mut state = state();
    act(&mut state, LifeCommand::FilterRules(RuleFilter::default()));
    let all = state.life().browser().rows().len();
    let in_book: usize = book().sets().iter().map(|set| set.won.len() + set.winning.len()).sum();
    assert_eq!(all, in_book);
    let mut parts = 0;
    for (goal, won, asks) in [RuleGoal::Eye, RuleGoal::Live]
        .into_iter()
        .flat_map(|goal| [true, false].map(|won| (goal, won)))
        .flat_map(|(goal, won)| [true, false].map(|asks| (goal, won, asks)))
    {
        let class = Some(if won { RuleClass::Won } else { RuleClass::Winning });
        let filter = RuleFilter { goal: Some(goal), class, asks: Some(asks), ..RuleFilter::default() };
        act(&mut state, LifeCommand::FilterRules(filter));
        let browser = state.life().browser();
        parts += browser.rows().len();
        for &row in browser.rows() {
            let (set, rule) = browser.get(row).unwrap();
            let is_won = matches!(rule.kind, RuleKind::Won { .. });
            assert_eq!((set.goal, is_won, !rule.conditions.is_empty()), (goal, won, asks));
        }
    }
    assert_eq!(parts, all);
    let filter = RuleFilter { k: Some((4, 5)), black: Some((4, 4)), ..RuleFilter::default() };
    act(&mut state, LifeCommand::FilterRules(filter));
    let browser = state.life().browser();
    assert!(!browser.rows().is_empty());
    for &row in browser.rows() {
        let (_, rule) = browser.get(row).unwrap();
        let (black, all) = (rule.stones.black.count_ones(), rule.stones.occupied().count_ones());
        assert!(black == 4 && (4..=5).contains(&all));
    }
}

#[test]
fn sorting_by_stones_puts_the_fewest_first_and_again_the_most() {
    let mut state = state();
    act(&mut state, LifeCommand::FilterRules(RuleFilter::default()));
    act(&mut state, LifeCommand::SortRules(RuleColumn::K));
    let stones = |state: &AppState| -> Vec<u32> {
        let browser = state.life().browser();
        browser.rows().iter().map(|&row| browser.get(row).unwrap().1.stones.occupied().count_ones()).collect()
    };
    assert!(stones(&state).is_sorted());
    act(&mut state, LifeCommand::SortRules(RuleColumn::K));
    assert!(stones(&state).iter().rev().is_sorted());
}

#[test]
fn every_line_of_a_won_rule_is_stepped_through_move_by_move() {
    let mut state = state();
    let filter = RuleFilter { goal: Some(RuleGoal::Live), class: Some(RuleClass::Won), ..RuleFilter::default() };
    act(&mut state, LifeCommand::FilterRules(filter));
    let browser = state.life().browser();
    let with_lines =
        |&row: &RuleRef| matches!(&browser.get(row).unwrap().1.kind, RuleKind::Won { answers } if !answers.is_empty());
    let row = browser.rows().iter().position(with_lines).unwrap();
    act(&mut state, LifeCommand::SelectRule(row));
    let lines = state.life().browser().answers().unwrap().lines().to_vec();
    let start = state.life().browser().answers().unwrap().scene();
    let mut steps = 0;
    let needed: usize = lines.iter().map(|line| 1 + usize::from(line.black.is_some())).sum();
    loop {
        let before = state.life().browser().answers().map(|answers| (answers.chosen(), answers.steps()));
        state.apply(Command::Go(Navigation::By(1)));
        let answers = state.life().browser().answers().unwrap();
        if Some((answers.chosen(), answers.steps())) == before {
            break;
        }
        steps += 1;
        let scene = answers.scene();
        let passes = answers.chosen().is_some_and(|line| lines[line].white == Some(WhiteMove::Pass));
        assert!(scene != start || passes, "each move changes stones or conditions");
    }
    assert_eq!(steps, needed);
    // Another won rule holds after the answer. The book has it unless a smaller rectangle covers it.
    act(&mut state, LifeCommand::ShowLine(Some(0)));
    if let Some(onward) = state.life().onward() {
        let scene = state.life().browser().answers().unwrap().scene();
        let (_, rule) = state.life().browser().get(onward).unwrap();
        assert!(rule.stones == scene.stones && rule.conditions.at_most(scene.conditions));
    }
    state.apply(Command::Go(Navigation::First));
    assert_eq!(state.life().browser().answers().unwrap().scene(), start);
    state.apply(Command::Go(Navigation::Variation(1)));
    assert_eq!(state.life().browser().place(), Some(row + 1));
}

#[test]
fn a_rules_stones_are_looked_for_at_its_place_of_the_board() {
    let mut state = state();
    act(&mut state, LifeCommand::FindRule);
    let answers = state.life().browser().answers().unwrap();
    let query = rule_query(answers.frame(), answers.rule().stones);
    assert_eq!(state.workspace(), Workspace::Find);
    let shown = state.find().search().shown().expect("it is searched");
    let slow = scan(state.corpus(), &query, &SearchOptions::default(), &Progress::new()).unwrap();
    assert_eq!((shown.result.hits, shown.result.games), (slow.hits, slow.games));
}

#[test]
fn a_problem_and_a_checked_group_are_looked_for_in_games_without_being_drawn_again() {
    let mut state = tsumego();
    act(&mut state, LifeCommand::SelectProblem(0));
    let (board, to_move) = (state.life().setup().board().clone(), state.life().setup().to_move());
    act(&mut state, LifeCommand::FindInGames);
    assert_eq!(state.workspace(), Workspace::Find);
    let drawing = state.find().drawing();
    let region = drawing.region().unwrap();
    assert!(board.stones().all(|(point, _)| region.contains(point)));
    let query = drawing.query().unwrap();
    assert_eq!(query.to_play, Some(to_move));
    let on_the_command_line = AskedPart::around_stones(&board).unwrap().query(&board);
    assert_eq!((query.cells(), query.edges()), (on_the_command_line.cells(), on_the_command_line.edges()));
    // Each cell of the question is the problem's point; an edge within two lines is asked for.
    for (at, cell) in query.cells().iter().enumerate() {
        let point = Point::new(region.min.x + (at % query.width()) as u8, region.min.y + (at / query.width()) as u8);
        assert_eq!(*cell, Some(CellSet::only(Cell::from(board.get(point)))), "{point:?}");
    }
    let last = board.size().side() as u8 - 1;
    let nearest = board.stones().map(|(point, _)| point.x.min(last - point.x)).min().unwrap();
    assert!(nearest > 2 || query.edges().left || query.edges().right);
    let shown = state.find().search().shown().expect("it is searched");
    let slow = scan(state.corpus(), &query, &SearchOptions::default(), &Progress::new()).unwrap();
    assert_eq!((shown.result.hits, shown.result.games), (slow.hits, slow.games));

    // The marked group of a checked position, with what touches it; a far stone is not asked for.
    act(&mut state, LifeCommand::Show(LifeView::Checker));
    act(&mut state, LifeCommand::OwnPosition(true));
    act(&mut state, LifeCommand::Clear(BoardSize::NINETEEN));
    for (x, y, color) in [(5, 0, Color::Black), (5, 1, Color::Black), (6, 0, Color::White), (15, 15, Color::White)] {
        act(&mut state, LifeCommand::Click { point: Point::new(x, y), color: Some(color) });
    }
    act(&mut state, LifeCommand::Mark(Some(Point::new(5, 0))));
    act(&mut state, LifeCommand::FindInGames);
    let query = state.find().drawing().query().unwrap();
    assert_eq!((query.width(), query.height(), query.to_play), (3, 3, None));
    assert!(query.edges().top && !query.edges().left);
}

#[test]
fn counts_in_the_games_are_there_when_they_are_asked_for_and_go_with_the_games() {
    let mut state = state();
    assert!(state.life().frequencies().is_empty());
    act(&mut state, LifeCommand::CountRules);
    let browser = state.life().browser();
    let all = browser.rows().iter().map(|&row| {
        let (set, rule) = browser.get(row).unwrap();
        state.life().frequencies().count(set.frame, rule.stones).expect("every listed rectangle is counted")
    });
    assert!(all.sum::<u64>() > 0);
    act(&mut state, LifeCommand::SortRules(RuleColumn::Count));
    let browser = state.life().browser();
    let counts = browser.rows().iter().map(|&row| {
        let (set, rule) = browser.get(row).unwrap();
        state.life().frequencies().count(set.frame, rule.stones)
    });
    assert!(counts.collect::<Vec<_>>().iter().rev().is_sorted());
}

#[test]
fn further_rules_are_made_in_the_background_and_can_be_cancelled() {
    let mut state = state();
    let before = state.life().browser().book().sets().len();
    let frame = RuleFrame::new(RuleFramePlace::Side, 3, 2).unwrap();
    act(
        &mut state,
        LifeCommand::Generate {
            goal: RuleGoal::Live,
            frame: RuleFrame::new(RuleFramePlace::Corner, 3, 2).unwrap(),
            threats: false,
            pass: WhitePass::Always,
        },
    );
    act(&mut state, LifeCommand::Generate { goal: RuleGoal::Eye, frame, threats: false, pass: WhitePass::Always });
    let book = state.life().browser().book();
    assert_eq!(book.get(RuleGoal::Eye, frame).unwrap(), super::tests::book().get(RuleGoal::Eye, frame).unwrap());
    assert_eq!(book.sets().len(), before + 1);
    state.apply(Command::Life(LifeCommand::Generate {
        goal: RuleGoal::Live,
        frame: RuleFrame::new(RuleFramePlace::Corner, 4, 3).unwrap(),
        threats: false,
        pass: WhitePass::Always,
    }));
    assert_eq!(state.tasks().count(), 1);
    state.apply(Command::CancelAll);
    settle(&mut state);
    assert_eq!(state.life().browser().book().sets().len(), before + 1);
    assert!(state.notices().all().iter().any(|notice| notice.text.contains("cancelled")));
}

#[test]
fn rules_are_made_as_white_may_pass() {
    let mut state = state();
    let (goal, frame) = (RuleGoal::Live, RuleFrame::new(RuleFramePlace::Corner, 3, 2).unwrap());
    for pass in WhitePass::ALL {
        act(&mut state, LifeCommand::Generate { goal, frame, threats: false, pass });
        let options = RuleOptions { pass, ..RuleOptions::default() };
        let expected = generate_with(goal, frame, options, &Progress::new()).unwrap().0;
        assert_eq!((expected.pass, state.life().browser().book().get(goal, frame)), (pass, Some(&expected)));
    }
}

#[test]
fn groups_that_rules_help_to_recognise_are_counted_in_the_games() {
    let mut state = state();
    act(&mut state, LifeCommand::CountGroups);
    let found = state.life().group_curve().unwrap();
    let games = &state.corpus().games()[..GroupCurve::MAX_GAMES.min(state.corpus().games().len())];
    let boards = games.iter().map(|&id| state.corpus().game(id)).map(|game| game.board_before(game.moves.len()));
    let groups: Vec<(Board, Vec<Point>)> = boards
        .flat_map(|board| two_eyed_groups(&board).into_iter().map(|group| (board.clone(), group)).collect::<Vec<_>>())
        .collect();
    assert_eq!((found.games, found.groups), (games.len(), groups.len()));
    // Without rules, each group is read alone.
    let kept = |positions: u32| {
        let params = ReadingParams { positions, pairs: false, ..ReadingParams::default() };
        let is_kept = |(board, stones): &&(Board, Vec<Point>)| {
            matches!(read(board, stones, None, params), ReadingOutcome::Kept(_))
        };
        groups.iter().filter(is_kept).count()
    };
    let rows: Vec<_> = found.rows().collect();
    assert_eq!((rows.len(), rows[0]), (5, (0, GroupCurve::POSITIONS.map(kept))));
    let sets = state.life().browser().book().sets().iter();
    assert_eq!(rows[4].0, sets.map(|set| set.won.len() + set.winning.len()).sum::<usize>());
    // Another book has other counts.
    let frame = RuleFrame::new(RuleFramePlace::Corner, 3, 2).unwrap();
    act(&mut state, LifeCommand::Generate { goal: RuleGoal::Live, frame, threats: false, pass: WhitePass::Always });
    assert!(state.life().group_curve().is_none());
}

#[test]
fn rules_are_written_and_read_back_into_the_book() {
    let dir = tempfile::tempdir().unwrap();
    let mut state = state();
    state.apply(LifeCommand::SaveRules.into());
    state.apply(Command::SaveTo(dir.path().join("mine")));
    settle(&mut state);
    let path = dir.path().join("mine.ron.zst");
    assert_eq!(&katachi_engines::library::open_rules(&path).unwrap(), &**state.life().browser().book());
    act(&mut state, LifeCommand::OpenRules(path.clone()));
    assert_eq!(**state.life().browser().book(), *book());
    let (told, sets) = (state.notices().all().last().unwrap().text.clone(), book().sets().len());
    assert!(told.contains(&format!("those of {sets} in place of earlier ones")), "{told}");
    std::fs::write(&path, "(format: 1, sets: [(").unwrap();
    act(&mut state, LifeCommand::OpenRules(path));
    assert!(state.notices().all().last().unwrap().text.contains("mine.ron.zst"));
}

#[test]
fn rules_of_two_files_that_are_opened_at_once_are_both_added() {
    let dir = tempfile::tempdir().unwrap();
    let mut state = state();
    let frame = RuleFrame::new(RuleFramePlace::Corner, 3, 2).unwrap();
    for goal in [RuleGoal::Live, RuleGoal::Eye] {
        let path = dir.path().join(format!("{goal}.ron"));
        let set = generate(goal, frame, &Progress::new()).unwrap();
        katachi_engines::library::save_rules(&RuleBook::new(vec![set]), &path).unwrap();
        state.apply(LifeCommand::OpenRules(path).into());
    }
    settle(&mut state);
    let book = state.life().browser().book();
    assert!(book.get(RuleGoal::Live, frame).is_some() && book.get(RuleGoal::Eye, frame).is_some());
}

/// The stones of a won rule without conditions, at its place on the board.
fn living_corner(state: &AppState) -> (Vec<(Point, Color)>, Point) {
    let frame = RuleFrame::new(RuleFramePlace::Corner, 3, 3).unwrap();
    let book = state.life().browser().book();
    let set = book.get(RuleGoal::Live, frame).unwrap();
    let rule = set.won.iter().find(|rule| rule.conditions.is_empty() && rule.stones.white == 0).unwrap();
    let placement = &placements(frame, BoardSize::NINETEEN)[0];
    let stones =
        (0..frame.cell_count()).filter_map(|cell| Some((placement.point(cell), rule.stones.cell(cell).color()?)));
    let kept = (0..frame.cell_count()).find(|cell| rule.kept >> cell & 1 == 1).unwrap();
    (stones.collect(), placement.point(kept))
}

#[test]
fn a_living_corner_is_alive_in_either_colour_and_says_by_which_rule() {
    let mut state = state();
    act(&mut state, LifeCommand::Show(LifeView::Checker));
    act(&mut state, LifeCommand::Clear(BoardSize::NINETEEN));
    let (stones, kept) = living_corner(&state);
    for swapped in [false, true] {
        act(&mut state, LifeCommand::Clear(BoardSize::NINETEEN));
        for &(point, color) in &stones {
            let color = if swapped { color.opponent() } else { color };
            act(&mut state, LifeCommand::Click { point, color: Some(color) });
        }
        assert!(state.life().group().is_none());
        act(&mut state, LifeCommand::Use(LifeTool::Mark));
        act(&mut state, LifeCommand::Click { point: kept, color: None });
        let group = state.life().group().expect("it is checked");
        assert_eq!((group.status, group.up_to_ko), (GroupStatus::Alive, false));
        let (_, held) = state.life().held().unwrap();
        assert_eq!((held.weight(), held.goal), (RuleWeight::Proves, RuleGoal::Live));
        assert!(held.dependence.is_none() && held.keeps_group);
        act(&mut state, LifeCommand::ShowHeld(0));
        let answers = state.life().browser().answers().unwrap();
        assert_eq!(state.life().view(), LifeView::Rules);
        assert_eq!(
            Some(answers.rule().stones),
            Some(state.life().browser().get(state.life().browser().selected().unwrap()).unwrap().1.stones)
        );
        act(&mut state, LifeCommand::Show(LifeView::Checker));
    }
    act(&mut state, LifeCommand::Clear(BoardSize::NINETEEN));
    assert!(state.life().marked().is_none() && state.life().checked().unwrap().groups.is_empty());
}

#[test]
fn the_checker_follows_the_open_game_until_a_position_is_set_up() {
    let mut state = state();
    act(&mut state, LifeCommand::Show(LifeView::Checker));
    state.apply(Command::Go(Navigation::First));
    settle(&mut state);
    assert_eq!(state.life().checked().unwrap().groups.len(), 0);
    state.apply(Command::Go(Navigation::By(10)));
    settle(&mut state);
    let stones = state.viewer().unwrap().board().stones().count();
    let checked: usize = state.life().checked().unwrap().groups.iter().map(|group| group.stones.len()).sum();
    assert_eq!(checked, stones);
    act(&mut state, LifeCommand::Click { point: Point::new(9, 9), color: Some(Color::White) });
    assert!(state.life().is_own());
    assert_eq!(state.life().position(state.viewer()).0.stones().count(), stones + 1);
    act(&mut state, LifeCommand::OwnPosition(false));
    assert_eq!(state.life().position(state.viewer()).0.stones().count(), stones);
}

fn tsumego() -> AppState {
    let mut state = state();
    act(&mut state, LifeCommand::Show(LifeView::Tsumego));
    state
}

fn play(state: &mut AppState, x: u8, y: u8) {
    act(state, LifeCommand::Click { point: Point::new(x, y), color: None });
}

#[test]
fn problems_of_the_sample_have_their_own_title_in_every_language() {
    let state = tsumego();
    let problems = &state.life().problems().set().unwrap().problems;
    for language in Language::ALL {
        let _speaking = speaking(language);
        let titles: BTreeSet<&str> = problems.iter().map(ProblemEntry::title).collect();
        assert_eq!(titles.len(), problems.len(), "{language:?}");
        let in_english = problems.iter().all(|problem| problem.title() == problem.name);
        assert_eq!(in_english, language == Language::En, "{language:?}");
    }
}

#[test]
fn the_sample_is_there_each_with_a_group_and_its_file_agrees_with_the_solver() {
    let mut state = tsumego();
    let count = state.life().problems().rows().len();
    assert!(count >= 10);
    for row in 0..count {
        act(&mut state, LifeCommand::SelectProblem(row));
        act(&mut state, LifeCommand::Solve);
        let session = state.life().session();
        let (_, problem) = state.life().problems().selected().unwrap();
        let solution = session.solution().expect(&problem.name);
        let first = solution.first_move.expect(&problem.name);
        assert!(problem.accepted.contains(&first), "{}: {first:?}", problem.name);
        // Every accepted move keeps the result, at every position of the walk.
        let stand = session.stand().expect(&problem.name);
        for &accepted in &problem.accepted {
            let found = stand.tries.iter().find(|found| found.step == Some(accepted)).unwrap();
            assert_eq!(found.keeps, Some(true), "{}", problem.name);
        }
    }
}

#[test]
fn problems_are_listed_by_name_turn_and_what_became_of_them() {
    let mut state = tsumego();
    let name = state.life().problems().selected().unwrap().1.name.clone();
    act(&mut state, LifeCommand::FilterProblems(ProblemFilter { text: name.to_uppercase(), ..Default::default() }));
    assert_eq!(state.life().problems().rows(), [0]);
    let filter = ProblemFilter { to_move: Some(Color::Black), ..Default::default() };
    act(&mut state, LifeCommand::FilterProblems(filter));
    let problems = state.life().problems();
    assert!(problems.rows().iter().all(|&row| problems.problem(row).unwrap().to_move == Color::Black));
    act(&mut state, LifeCommand::FilterProblems(ProblemFilter { wanted: ProblemChoice::Failed, ..Default::default() }));
    assert!(state.life().problems().rows().is_empty());
    play(&mut state, 0, 0);
    assert_eq!(state.life().problems().rows(), [0], "the first one was failed");
    act(&mut state, LifeCommand::FilterProblems(ProblemFilter { wanted: ProblemChoice::New, ..Default::default() }));
    assert!(!state.life().problems().rows().contains(&0));
}

#[test]
fn problems_are_sorted_by_each_column_and_turned_round_by_a_second_click() {
    let mut state = tsumego();
    let numbers: Vec<u32> = state.life().problems().rows().to_vec();
    act(&mut state, LifeCommand::SolveProblem(3));
    assert_eq!(state.life().problems().selected().unwrap().0, 3);
    assert!(state.life().session().solution().is_some(), "it is opened and solved");
    for column in ProblemColumn::ALL.into_iter().rev() {
        act(&mut state, LifeCommand::SortProblems(column));
        assert_eq!(state.life().problems().sort(), (column, false));
        let key = |number: &u32| {
            let problem = state.life().problems().problem(*number).unwrap();
            match column {
                ProblemColumn::Number => format!("{number:05}"),
                ProblemColumn::Name => problem.name.to_lowercase(),
                ProblemColumn::ToPlay => (problem.to_move == Color::White).to_string(),
                ProblemColumn::Status => (state.life().known(problem) as u8).to_string(),
                ProblemColumn::Origin => String::new(),
            }
        };
        let rows = state.life().problems().rows().to_vec();
        assert!(rows.iter().map(key).is_sorted(), "{column:?}: {rows:?}");
        act(&mut state, LifeCommand::SortProblems(column));
        assert!(state.life().problems().rows().iter().eq(rows.iter().rev()), "{column:?}");
    }
    act(&mut state, LifeCommand::SortProblems(ProblemColumn::Number));
    assert_eq!(state.life().problems().rows(), numbers);
    // The next problem is the one below, in the order that one sees.
    act(&mut state, LifeCommand::SortProblems(ProblemColumn::Number));
    act(&mut state, LifeCommand::NextProblem(1));
    assert_eq!(state.life().problems().selected().unwrap().0, 2);
}

#[test]
fn a_right_move_is_answered_and_a_problem_that_is_solved_after_a_failure_is_solved() {
    let mut state = tsumego();
    // The middle is the vital point of the straight three.
    play(&mut state, 1, 0);
    let session = state.life().session();
    assert!(matches!(session.verdict(), Some(MoveVerdict::Right | MoveVerdict::Solved)));
    assert_ne!(session.outcome(), Some(false));
    assert_eq!(session.line()[0], Some(Point::new(1, 0)));
    // A wrong first move is refuted.
    act(&mut state, LifeCommand::SelectProblem(1));
    let wrong = Point::new(17, 0);
    act(&mut state, LifeCommand::Click { point: wrong, color: None });
    let session = state.life().session();
    assert_eq!((session.verdict(), session.outcome()), (Some(MoveVerdict::Wrong), Some(false)));
    assert_eq!(session.failed_with(), Some(Reach::Nothing), "the group dies");
    let board = session.board(session.at());
    assert!(!board.stones().eq(state.life().setup().board().stones()) && session.line().len() >= 2);
    act(&mut state, LifeCommand::Restart);
    assert!(state.life().session().line().is_empty() && state.life().session().verdict().is_none());
    assert_eq!(state.life().session().failed_with(), None);
    let shown = |state: &AppState| {
        let (_, problem) = state.life().problems().selected().unwrap();
        let session = state.life().session();
        (session.outcome(), state.life().known(problem), state.life().failed_earlier(problem).is_some())
    };
    assert_eq!(shown(&state), (Some(false), ProblemStatus::Failed, false));
    let right = |state: &AppState| {
        let point = state.life().problems().selected().unwrap().1.accepted[0];
        LifeCommand::Click { point, color: None }
    };
    let answer = right(&state);
    act(&mut state, answer.clone());
    assert_eq!(state.life().session().verdict(), Some(MoveVerdict::Solved));
    assert_eq!(shown(&state), (Some(true), ProblemStatus::Solved, true));
    // The first try alone counts for the rates, and a look at a wrong move is no try.
    let practice = state.life().problems().practice();
    assert_eq!((practice.tries, practice.right), (2, 1));
    act(&mut state, LifeCommand::Restart);
    act(&mut state, LifeCommand::Click { point: wrong, color: None });
    act(&mut state, LifeCommand::Restart);
    act(&mut state, answer);
    assert_eq!(shown(&state), (Some(true), ProblemStatus::Solved, true));
    let question = state.life().problems().selected().unwrap().1.question.clone();
    let grades: Vec<Grade> =
        state.life().deck().get(&question).unwrap().reviews().iter().map(|review| review.grade).collect();
    assert_eq!(grades, [Grade::Again, Grade::Hard]);
    // Whoever plays what is on the screen has solved nothing.
    act(&mut state, LifeCommand::SelectProblem(2));
    act(&mut state, LifeCommand::Solve);
    let answer = right(&state);
    act(&mut state, answer.clone());
    assert_eq!(shown(&state), (Some(false), ProblemStatus::Failed, false));
    act(&mut state, LifeCommand::Restart);
    act(&mut state, answer);
    assert_eq!(shown(&state), (Some(true), ProblemStatus::Solved, true));
}

#[test]
fn the_file_judges_the_first_move_at_once_and_leaving_counts() {
    let mut state = tsumego();
    let point = |state: &AppState| state.life().problems().selected().unwrap().1.accepted[0];
    let known = |state: &AppState, number| state.life().known(state.life().problems().problem(number).unwrap());
    let right = point(&state);
    state.apply(Command::Life(LifeCommand::Click { point: right, color: None }));
    let session = state.life().session();
    assert_eq!((session.verdict(), session.outcome()), (Some(MoveVerdict::Solved), Some(true)));
    // Without waiting for the solver, to the next one: a move that its file does not have, and on.
    state.apply(Command::Life(LifeCommand::NextProblem(1)));
    assert_eq!(state.life().problems().selected().unwrap().0, 1);
    let wrong = Point::new(17, 0);
    assert_ne!(point(&state), wrong);
    state.apply(Command::Life(LifeCommand::Click { point: wrong, color: None }));
    let session = state.life().session();
    assert_eq!(
        (session.verdict(), session.outcome()),
        (Some(MoveVerdict::Wrong), None),
        "the solver may find it right"
    );
    state.apply(Command::Life(LifeCommand::NextProblem(1)));
    settle(&mut state);
    let expected = [problems::ProblemStatus::Solved, problems::ProblemStatus::Failed, problems::ProblemStatus::New];
    assert_eq!([0, 1, 2].map(|number| known(&state, number)), expected);
}

#[test]
fn a_refutation_is_played_move_by_move() {
    let mut state = tsumego();
    act(&mut state, LifeCommand::SelectProblem(1));
    act(&mut state, LifeCommand::Click { point: Point::new(17, 0), color: None });
    let session = state.life().session();
    let moves = session.line().len();
    assert!(moves > 1 && session.is_refuting() && session.at() == 1);
    let began = std::time::Instant::now();
    while state.life().session().is_refuting() {
        assert!(began.elapsed().as_secs() < 60);
        std::thread::sleep(std::time::Duration::from_millis(20));
        state.poll();
    }
    assert_eq!(state.life().session().at(), moves);
    assert!(began.elapsed().as_millis() >= 500 * (moves as u128 - 1));
}

#[test]
fn moves_of_the_line_that_were_captured_are_told_with_the_capturing_move() {
    let mut state = tsumego();
    let [corner, beside] = [0, 1].map(|x| Some(Point::new(x, 0)));
    // White's stone in the eye space has one liberty, and Black takes it.
    for step in [corner, beside, None, None] {
        act(&mut state, LifeCommand::Follow(step));
    }
    let session = state.life().session();
    assert_eq!((session.line().len(), session.captured(1)), (4, Vec::new()));
    let taken = CapturedMoves { by: 2, moves: vec![(1, Point::new(0, 0))] };
    for at in 2..=4 {
        assert_eq!(session.captured(at), std::slice::from_ref(&taken), "{at}");
        assert!(session.board(at).is_empty(Point::new(0, 0)));
    }
}

#[test]
fn due_problems_obey_the_filter() {
    let mut state = tsumego();
    let name = state.life().problems().problem(0).unwrap().name.clone();
    act(&mut state, LifeCommand::SelectProblem(3));
    let only = ProblemFilter { text: name, ..ProblemFilter::default() };
    act(&mut state, LifeCommand::FilterProblems(only));
    let rows = state.life().problems().rows().to_vec();
    act(&mut state, LifeCommand::Practise);
    assert!(rows.contains(&state.life().problems().selected().unwrap().0));
}

#[test]
fn whoever_has_the_solution_shown_has_not_solved_it() {
    let mut state = tsumego();
    act(&mut state, LifeCommand::Solve);
    assert_eq!(state.life().session().outcome(), Some(false));
    let line = state.life().session().line().to_vec();
    assert!(!line.is_empty() && state.life().session().at() == 0);
    state.apply(Command::Go(Navigation::Last));
    settle(&mut state);
    assert_eq!(state.life().session().at(), line.len());
    assert!(state.life().session().stand().is_some(), "every position of the walk is looked at");
    // Beside the line: a move that fails, and the moves that answer it.
    state.apply(Command::Go(Navigation::First));
    act(&mut state, LifeCommand::Follow(Some(Point::new(0, 0))));
    let session = state.life().session();
    assert_eq!(session.line(), [Some(Point::new(0, 0))]);
    let stand = session.stand().unwrap();
    assert_eq!(stand.to_move, Color::Black);
    assert!(stand.tries.iter().any(|found| found.keeps == Some(true)) || stand.lives == Some(true));
}

#[test]
fn a_stopped_search_leaves_no_answer_and_can_be_asked_again() {
    let mut state = tsumego();
    act(&mut state, LifeCommand::SelectProblem(7));
    state.apply(Command::Life(LifeCommand::Solve));
    state.apply(Command::Life(LifeCommand::StopSolving));
    settle(&mut state);
    if state.life().session().solution().is_none() {
        act(&mut state, LifeCommand::Solve);
    }
    assert!(state.life().session().solution().is_some());
}

#[test]
fn a_look_that_was_stopped_waits_for_the_next_step() {
    let mut state = tsumego();
    let mut stopped = 0;
    for row in 0..state.life().problems().rows().len() {
        act(&mut state, LifeCommand::SelectProblem(row));
        act(&mut state, LifeCommand::Solve);
        state.apply(Command::Life(LifeCommand::GoTo(1)));
        state.apply(Command::Life(LifeCommand::StopSolving));
        settle(&mut state);
        // It may have ended before it was stopped.
        if state.life().session().stand().is_none() {
            stopped += 1;
            act(&mut state, LifeCommand::GoTo(1));
            assert!(state.life().session().stand().is_some());
        }
    }
    assert!(stopped > 0);
}

/// The solver's field may allow a move that the board forbids. Such a position has no verdict and is asked only once.
#[test]
fn every_solution_is_walked_to_its_end_and_then_nothing_goes_on() {
    let mut state = tsumego();
    for row in 0..state.life().problems().rows().len() {
        act(&mut state, LifeCommand::SelectProblem(row));
        act(&mut state, LifeCommand::Solve);
        act(&mut state, LifeCommand::Go(Navigation::Last));
        let session = state.life().session();
        assert!(!session.is_busy());
        for (number, step) in session.line().iter().enumerate() {
            let (board, turn) = (session.board(number), session.turn(number));
            assert!(step.is_none_or(|point| board.is_legal(turn, point)), "problem {row}, move {}", number + 1);
        }
    }
}

#[test]
fn a_position_that_is_set_up_is_a_question_and_says_why_it_is_none() {
    let mut state = tsumego();
    act(&mut state, LifeCommand::Clear(BoardSize::new(9).unwrap()));
    assert!(state.life().session().problem().unwrap_err().contains("no stones"));
    assert!(state.life().problems().selected().is_none());
    let (black, white) = ([(1, 0), (1, 1), (0, 1)], [(2, 0), (2, 1), (1, 2), (0, 2), (2, 2)]);
    let stones = black.map(|at| (at, Color::Black)).into_iter().chain(white.map(|at| (at, Color::White)));
    for ((x, y), color) in stones {
        act(&mut state, LifeCommand::Click { point: Point::new(x, y), color: Some(color) });
    }
    act(&mut state, LifeCommand::Solve);
    let solution = state.life().session().solution().unwrap();
    assert_eq!(solution.status, katachi_engines::tsumego::solver::LifeStatus::Dead, "one eye alone");
    act(&mut state, LifeCommand::ToMove(Color::Black));
    assert!(state.life().session().solution().is_none(), "another question");
    act(&mut state, LifeCommand::Mark(Some(Point::new(0, 1))));
    assert_eq!(state.life().session().problem().unwrap().defender(), Color::Black);
    act(&mut state, LifeCommand::Undo);
    assert_eq!(state.life().setup().to_move(), Color::White);
}

#[test]
fn the_problems_that_show_a_shape_are_those_of_a_slow_look() {
    let mut state = tsumego();
    let region = BoardRegion::between(Point::new(0, 0), Point::new(3, 1));
    act(&mut state, LifeCommand::SelectRegion(Some(region)));
    act(&mut state, LifeCommand::FindProblems(ProblemShapeSource::Region));
    let drawing = crate::find::drawing::Drawing::from_board(state.life().setup().board(), Some(region));
    let query = drawing.query().unwrap();
    let problems = state.life().problems();
    let expected: Vec<u32> = (0..)
        .zip(&problems.set().unwrap().problems)
        .filter(|(_, problem)| {
            let mut builder = katachi_core::corpus::CorpusBuilder::new();
            let setup: Vec<_> = problem
                .stones
                .iter()
                .map(|&(point, color)| katachi_core::go::SetupStone { before_move: 0, point, cell: Some(color) })
                .collect();
            let moves = [katachi_core::go::Move::pass(problem.to_move)];
            let game = katachi_core::go::GameView { size: problem.board.size(), setup: &setup, moves: &moves };
            let source = katachi_core::corpus::GameSource { file: 0, member: "", index: 0 };
            builder.push(game, katachi_core::corpus::GameHeader::default(), source, 1, 0).unwrap();
            scan(&builder.finish(), &query, &SearchOptions::default(), &Progress::new()).unwrap().hits > 0
        })
        .map(|(number, _)| number)
        .collect();
    assert!(expected.contains(&0) && expected.len() < problems.set().unwrap().problems.len());
    assert_eq!(problems.rows(), expected);
    act(&mut state, LifeCommand::AnyShape);
    assert_eq!(state.life().problems().rows().len(), state.life().problems().set().unwrap().problems.len());
    // The same shape, drawn in Find.
    state.apply(FindCommand::FromDrawing(Box::new(drawing)).into());
    state.apply(Command::Show(Workspace::Life));
    act(&mut state, LifeCommand::FindProblems(ProblemShapeSource::Drawing));
    let problems = state.life().problems();
    assert_eq!((problems.rows(), problems.shape()), (&expected[..], Some(SoughtShape::Drawing)));
}

#[test]
fn cards_are_kept_in_the_librarys_folder_and_what_is_due_comes_first() {
    let dir = tempfile::tempdir().unwrap();
    let games = dir.path().join("game.sgf");
    std::fs::write(&games, "(;SZ[19];B[dd];W[pp])").unwrap();
    let folder = dir.path().join("kept.katachi");
    let mut state = tsumego();
    assert!(!state.life().keeps_cards());
    state.apply(Command::Open(vec![games]));
    settle(&mut state);
    state.apply(Command::SaveLibrary(folder.clone()));
    settle(&mut state);
    assert!(state.life().keeps_cards());
    let question = state.life().problems().selected().unwrap().1.question.clone();
    play(&mut state, 0, 0);
    // The card is written behind the judgement.
    settle(&mut state);
    let kept = katachi_core::library::study::read(&folder, &Progress::new()).unwrap();
    assert_eq!(kept.deck.get(&question).unwrap().reviews().last().unwrap().grade, Grade::Again);
    assert_eq!(state.life().deck(), &kept.deck);
    act(&mut state, LifeCommand::Practise);
    assert_ne!(state.life().problems().selected().unwrap().0, 0, "another one than the one that is shown");
}

#[test]
fn pasted_text_is_posed_and_nonsense_is_refused() {
    let mut state = tsumego();
    state.apply(Command::PasteSgf("(;SZ[9]GN[Mine]PL[W]AB[ba][bb][ab]AW[ca][cb][bc][ac][cc])".into()));
    settle(&mut state);
    let (_, problem) = state.life().problems().selected().unwrap();
    assert_eq!((problem.name.as_str(), problem.to_move), ("Mine", Color::White));
    state.apply(Command::PasteSgf("nothing of the kind".into()));
    assert!(state.notices().all().last().unwrap().text.contains("Nothing could be pasted"));
    assert_eq!(state.life().problems().selected().unwrap().1.name, "Mine");
}

#[test]
fn the_solver_is_asked_about_a_group_of_the_open_game() {
    let mut state = tsumego();
    // White's life in the corner of the open game is undecided, and the rules need not know it.
    let game = "(;SZ[9]AB[ba][bb][ab]AW[ca][cb][bc][ac][cc]PL[B])";
    act(&mut state, LifeCommand::Show(LifeView::Checker));
    let tree = katachi_core::corpus::sgf::read_tree(game.as_bytes(), 0).unwrap();
    state.apply(Command::OpenRecord { tree: Box::new(tree), moves: 0 });
    settle(&mut state);
    act(&mut state, LifeCommand::OwnPosition(false));
    act(&mut state, LifeCommand::Mark(Some(Point::new(1, 0))));
    act(&mut state, LifeCommand::AskSolver);
    assert_eq!(state.life().view(), LifeView::Tsumego);
    let problem = state.life().session().problem().unwrap();
    assert!(problem.group().into_iter().any(|point| point == Point::new(1, 0)));
    assert!(state.life().session().stand().is_some(), "it was searched");
}
