//! The Joseki workspace in use. Widgets are found by what screen readers are told.

use crate::support::window::{
    self, SMALL_SCREEN, Window, click, click_at, click_containing, on_board, press, press_with, settle, words,
};
use crate::text::{Written, written};
use egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::Queryable;
use katachi::app::joseki::explorer::Direction;
use katachi::app::joseki::{ExplorerChoice, JosekiCommand};
use katachi::app::shapes::ShapesCommand;
use katachi::app::{Command, Workspace};
use katachi::corpus::sgf;

/// A window with the sample loaded, the Joseki workspace shown, and everything counted.
fn first_look() -> Window {
    let mut window = window::in_workspace(Key::Num4, Workspace::Joseki, SMALL_SCREEN);
    window::act(&mut window, JosekiCommand::Show(ExplorerChoice::Shapes).into());
    window
}

/// The same window with nothing near.
fn window() -> Window {
    let mut window = first_look();
    act(&mut window, JosekiCommand::StartEmpty);
    window
}

/// Saves, and answers the prompt for a file.
fn save(window: &mut Window, command: JosekiCommand, path: std::path::PathBuf) {
    window.state_mut().apply(command.into());
    window.state_mut().apply(Command::SaveTo(path));
    settle(window);
}

fn act(window: &mut Window, command: JosekiCommand) {
    window::act(window, Command::Joseki(command));
}

fn path_len(window: &Window) -> usize {
    window.state().state().joseki().shapes().path().len()
}

#[test]
fn the_first_look_shows_what_follows_a_stone_and_one_step_back_what_is_played_with_nothing_near() {
    let mut window = first_look();
    window.get_by_label_contains("Shape A: ");
    window.get_by_label_contains("Path 2: ");
    assert!(window.query_by_label_contains("Nothing near").is_none());
    act(&mut window, JosekiCommand::StartEmpty);
    window.get_by_label_contains("Shape A: ");
    window.get_by_label_contains("4-4 point");
    window.get_by_label_contains("Path 1: nothing near");
    assert!(words(&window, "Shape board").contains("what comes after: "));
}

#[test]
fn a_row_steps_in_keys_step_back_and_a_picture_goes_anywhere() {
    let mut window = window();
    click_containing(&mut window, "Shape A: ");
    assert_eq!(path_len(&window), 2);
    press(&mut window, Key::Enter);
    assert_eq!(path_len(&window), 3);
    let deep = words(&window, "Shape board");
    press(&mut window, Key::Backspace);
    assert_eq!(path_len(&window), 2);
    press_with(&mut window, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(words(&window, "Shape board"), deep);
    press_with(&mut window, Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(path_len(&window), 2);
    // Choose the second row by key and follow it.
    press(&mut window, Key::ArrowDown);
    assert_eq!(window.state().state().joseki().shapes().chosen(), 1);
    press(&mut window, Key::ArrowRight);
    assert_eq!(path_len(&window), 3);
    assert_ne!(words(&window, "Shape board"), deep);
    click_containing(&mut window, "Path 2: ");
    assert_eq!(window.state().state().joseki().shapes().path().at(), 1);
}

#[test]
fn a_letter_on_the_board_steps_in() {
    let mut window = window();
    let part = window.state().state().joseki().shapes().sheet().part;
    let letter = window.state().state().joseki().shapes().letters()[0].clone();
    let at = (letter.point.x - part.min.x, letter.point.y - part.min.y);
    let pos = on_board(&window, "Shape board", (part.width() as u8, part.height() as u8), at);
    click_at(&mut window, pos, Modifiers::NONE);
    let explorer = window.state().state().joseki().shapes();
    assert_eq!((explorer.path().len(), explorer.sheet().here), (2, Some(letter.point)));
}

#[test]
fn the_line_is_followed_and_what_came_before_is_asked() {
    let mut window = window();
    press(&mut window, Key::F);
    assert_eq!(path_len(&window), 7);
    assert!(!window.state().state().joseki().shapes().sheet().contradicts, "the line stays on one board");
    click(&mut window, "What came before");
    assert_eq!(window.state().state().joseki().shapes().direction(), Direction::Before);
    assert!(words(&window, "Shape board").contains("what came before: "));
    window.get_by_label_contains("Shape A: ");
    press(&mut window, Key::U);
    assert_eq!(window.state().state().joseki().shapes().direction(), Direction::After);
    window::act(&mut window, Command::ToggleExpert);
    click(&mut window, "Rank by Lift");
    click(&mut window, "Details");
    window.get_by_label("Second, given first");
    window.get_by_label("The table that is tested");
}

#[test]
fn lift_is_a_word_for_experts_and_a_sentence_for_all() {
    let mut window = first_look();
    click(&mut window, "Details");
    let has = |window: &Window, label: &str| window.query_all_by_label(label).next().is_some();
    assert!(has(&window, "Together") && !has(&window, "Lift"));
    assert!(window.query_all_by_label_contains("times as often as by chance").next().is_some());
    window::act(&mut window, Command::ToggleExpert);
    assert!(has(&window, "Lift") && !has(&window, "Together"));
}

#[test]
fn the_pictures_of_a_pair_show_the_move_as_a_stone_with_a_number() {
    let mut window = first_look();
    click(&mut window, "Details");
    for name in ["first shape", "second shape"] {
        let picture = window.get_by_label(name).rect();
        let is_numbered = written(&window).iter().any(|one| one.text == "1" && picture.contains(one.rect.center()));
        assert!(is_numbered, "{name}");
    }
}

#[test]
fn a_pair_that_may_be_chance_says_so_in_whole_words() {
    let mut window = window::in_workspace(Key::Num4, Workspace::Joseki, [1920.0, 1080.0]);
    act(&mut window, JosekiCommand::Show(ExplorerChoice::Shapes));
    act(&mut window, JosekiCommand::ShowRare(true));
    window::act(&mut window, Command::ToggleExpert);
    let all = written(&window);
    let doubts: Vec<_> = all.iter().filter(|one| one.text == "may be chance").collect();
    assert!(!doubts.is_empty() && doubts.iter().all(|one| !one.is_cut()));
}

#[test]
fn how_often_a_shape_is_followed_is_explained() {
    let mut window = first_look();
    let at = window.get_by_label_contains("· followed ").rect().center();
    window.event(Event::PointerMoved(at));
    for _ in 0..90 {
        window.step();
    }
    window.get_by_label_contains("A move follows this one when it is the latest before it");
}

#[test]
fn the_professionals_share_has_another_head_than_their_ratio() {
    let mut window = window::in_workspace(Key::Num4, Workspace::Joseki, [1920.0, 1080.0]);
    act(&mut window, JosekiCommand::Show(ExplorerChoice::Corner));
    window::wait_for(&mut window, |window| window.query_by_role_and_label(Role::ColumnHeader, "Pros").is_some());
    assert!(window.query_by_role_and_label(Role::ColumnHeader, "× pros").is_none());
}

#[test]
fn games_that_begin_with_stones_are_counted_by_a_check_box() {
    const BOX: &str = "Also games that begin with stones (handicap, set-up)";
    const LEFT_OUT: &str = "1 game that begins with stones is left out.";
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sgf");
    std::fs::write(&file, "(;SZ[19];B[pd];W[dp];B[pp])(;SZ[19]HA[2]AB[pd][dp];W[dd];B[pp])").unwrap();
    let mut window = window::bare(SMALL_SCREEN);
    window::act(&mut window, Command::Open(vec![file]));
    window::act(&mut window, Command::Show(Workspace::Joseki));
    act(&mut window, JosekiCommand::CountCorners);
    click(&mut window, "Count");
    window.get_by_label(LEFT_OUT);
    window.get_by_role_and_label(Role::CheckBox, BOX).click_accesskit();
    settle(&mut window);
    assert!(window.state().state().joseki().corner_form().set_up);
    window.get_by_label("Count corners").click_accesskit();
    settle(&mut window);
    assert!(window.query_by_label(LEFT_OUT).is_none());
    assert_eq!(window.state().state().joseki().corner().graph().unwrap().games, 2);
}

#[test]
fn rare_pairs_are_listed_by_a_check_box() {
    let mut window = window();
    let rows = |window: &Window| window.state().state().joseki().shapes().rows().len();
    let (shown, rare) = (rows(&window), window.state().state().joseki().shapes().rare_pairs());
    assert!(rare > 1);
    click_containing(&mut window, " rare pairs");
    assert_eq!(rows(&window), shown + rare);
    click_containing(&mut window, " rare pairs");
    assert_eq!(rows(&window), shown);
}

#[test]
fn the_names_of_pairs_are_whole_on_a_small_screen() {
    let window = first_look();
    let (explorer, all) = (window.state().state().joseki().shapes(), written(&window));
    let mut names = Vec::new();
    for (row, letter) in explorer.rows().iter().zip(["A", "B", "C"]) {
        let Some(name) = explorer.name(row) else { continue };
        let line = window.get_by_label_contains(&format!("Shape {letter}: ")).rect();
        let is_it = |one: &&Written| line.contains(one.rect.center()) && one.text.starts_with(name);
        assert!(all.iter().find(is_it).is_some_and(|one| !one.is_cut()), "{name}");
        names.push(name);
    }
    assert!(names.iter().any(|name| name.len() > 15), "{names:?}");
}

#[test]
fn a_path_is_kept_and_written_as_sgf() {
    let mut window = window();
    press(&mut window, Key::F);
    press(&mut window, Key::K);
    window.get_by_label_contains("1. 6 steps of shapes");
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("path.sgf");
    save(&mut window, JosekiCommand::SavePaths, file.clone());
    let tree = sgf::read_tree(&std::fs::read(&file).unwrap(), 0).unwrap();
    let moves = window.state().state().joseki().shapes().sheet().moves.clone();
    let last = tree.main_line_node(99);
    let played: Vec<_> = tree.path_to(last).into_iter().filter_map(|id| tree.node(id).play).collect();
    assert_eq!(played.len(), 6);
    let points: Vec<_> = played.iter().map(|play| (play.point().unwrap(), play.color())).collect();
    assert_eq!(points, moves);
    assert!(tree.node(last).comment.contains("lift"), "{}", tree.node(last).comment);
}

#[test]
fn the_board_goes_to_find_and_the_shape_alone_too() {
    let mut window = window();
    click_containing(&mut window, "Shape A: ");
    press(&mut window, Key::Enter);
    click(&mut window, "Show games");
    let state = window.state().state();
    assert_eq!(state.workspace(), Workspace::Find);
    assert!(state.find().search().shown().unwrap().result.hits > 0);
    press(&mut window, Key::Num4);
    click(&mut window, "Shape alone");
    let state = window.state().state();
    assert_eq!(state.workspace(), Workspace::Find);
    assert_eq!(state.find().drawing().moves().len(), 1, "the shape's move is asked for");
    assert!(state.find().search().shown().unwrap().result.hits > 0);
}

#[test]
fn the_corner_tree_is_walked_by_the_arrow_keys() {
    let mut window = window();
    press(&mut window, Key::J);
    assert_eq!(window.state().state().joseki().view(), ExplorerChoice::Corner);
    let start = words(&window, "Corner board");
    assert!(start.contains("after 0 moves, Black to play"), "{start}");
    let count = |window: &Window| window.state().state().joseki().corner().visits().count;
    let first = window.state().state().joseki().corner().next()[0].clone();
    press(&mut window, Key::ArrowRight);
    assert_eq!(count(&window), first.found.position_count);
    assert_eq!(window.state().state().joseki().corner().moves()[0].1, first.point);
    press(&mut window, Key::ArrowRight);
    let second = window.state().state().joseki().corner().moves()[1];
    press(&mut window, Key::ArrowDown);
    let sibling = window.state().state().joseki().corner().moves()[1];
    assert_ne!(second, sibling);
    press(&mut window, Key::ArrowUp);
    assert_eq!(window.state().state().joseki().corner().moves()[1], second);
    press(&mut window, Key::ArrowLeft);
    press(&mut window, Key::ArrowLeft);
    assert_eq!(words(&window, "Corner board"), start);
    // The drawn tree shows the same; click it.
    let label = first.point.unwrap().label(katachi::go::BoardSize::NINETEEN);
    window.get_by_label_contains(&format!("Node 1: Black {label}, rank A")).click();
    settle(&mut window);
    assert_eq!(count(&window), first.found.position_count);
    press(&mut window, Key::Home);
    assert_eq!(words(&window, "Corner board"), start);
}

#[test]
fn rows_of_the_corner_step_in_and_years_are_shown() {
    let mut window = window();
    window.get_by_role_and_label(Role::Tab, "Corner tree").click();
    settle(&mut window);
    click_containing(&mut window, "Move A: ");
    assert_eq!(window.state().state().joseki().corner().moves().len(), 1);
    click(&mut window, "Details");
    window.get_by_label("This position");
    act(&mut window, JosekiCommand::Choose(1));
    window.get_by_label_contains("B: White ");
    click(&mut window, "The position itself");
    window.get_by_label("This position");
    press(&mut window, Key::F);
    assert!(window.state().state().joseki().corner().moves().len() > 3);
}

#[test]
fn a_shape_of_the_shapes_workspace_is_explored() {
    let mut window = window();
    let params = katachi::mining::MiningParams::new("square:5".parse().unwrap(), katachi::mining::PatternSource::Move);
    window.state_mut().apply(ShapesCommand::Mine(params).into());
    settle(&mut window);
    press(&mut window, Key::Num2);
    click(&mut window, "What follows this shape");
    let state = window.state().state();
    assert_eq!(state.workspace(), Workspace::Joseki);
    assert!(state.joseki().shapes().path().here().step.is_some());
    assert!(state.joseki().shapes().note().is_some());
    press(&mut window, Key::Num2);
    // Run the same command by its name.
    window.key_press_modifiers(Modifiers::COMMAND, Key::P);
    window.run_steps(3);
    window.get_by_label("Command").type_text("collocations of this shape");
    window.run_steps(3);
    press(&mut window, Key::Enter);
    assert_eq!(window.state().state().workspace(), Workspace::Joseki);
}

#[test]
fn another_window_is_counted_from_the_form() {
    let mut window = window();
    click(&mut window, "Count");
    click(&mut window, "5×5");
    click(&mut window, "Count collocations");
    let found = window.state().state().joseki().shapes().collocations().unwrap().params.window.to_string();
    assert_eq!(found, "square:5");
    window.get_by_label_contains("Shown: 5×5");
    window.get_by_label("Count corners");
}

#[test]
fn without_games_the_workspace_says_what_to_do() {
    let mut window = window::bare(SMALL_SCREEN);
    window.run_steps(2);
    window.key_press(Key::Num4);
    window.run_steps(5);
    window.get_by_label("What is played in the corner?");
    window.get_by_label("No games are loaded.");
    window.key_press(Key::J);
    window.run_steps(5);
    window.get_by_label("Which shape follows which?");
}
