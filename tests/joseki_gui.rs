//! The Joseki workspace as a user works it, found by what screen readers are told.

use std::time::{Duration, Instant};

use egui::{Key, Modifiers, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::joseki::explorer::Direction;
use katachi::app::joseki::{JosekiCommand, View};
use katachi::app::{Command, Settings, Workspace};
use katachi::corpus::sgf;
use katachi::gui::App;

type Window = Harness<'static, App>;

/// The sample is loaded, the Joseki workspace shown, and everything counted.
fn window() -> Window {
    let mut window = Harness::builder()
        .with_size([1280.0, 800.0])
        .with_max_steps(30)
        .with_step_dt(1.0 / 60.0)
        .allow_missing_glyphs()
        .build_ui_state(|ui, app: &mut App| app.root_ui(ui), App::new(Settings::default(), None));
    window.state_mut().apply(Command::OpenSample);
    while window.state().state().is_loading() {
        window.step();
    }
    window.state_mut().apply(Command::CancelAll);
    settle(&mut window);
    window.key_press(Key::Num4);
    settle(&mut window);
    assert_eq!(window.state().state().workspace(), Workspace::Joseki);
    window
}

/// Steps until no work goes on and all frames are quiet.
fn settle(window: &mut Window) {
    let deadline = Instant::now() + Duration::from_secs(120);
    window.run_steps(3);
    while window.state().state().is_busy() || window.state().state().is_mining() {
        assert!(Instant::now() < deadline, "work does not end");
        std::thread::sleep(Duration::from_millis(5));
        window.step();
    }
    window.run_steps(3);
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    settle(window);
}

fn act(window: &mut Window, command: JosekiCommand) {
    window.state_mut().apply(Command::Joseki(command));
    settle(window);
}

fn words(window: &Window, board: &str) -> String {
    let board = window.get_by_role_and_label(Role::Canvas, board);
    board.accesskit_node().value().unwrap_or_default()
}

fn path_len(window: &Window) -> usize {
    window.state().state().joseki().shapes().path().len()
}

#[test]
fn the_first_look_shows_what_is_played_with_nothing_near() {
    let window = window();
    window.get_by_label_contains("Shape A: ");
    window.get_by_label_contains("4-4 point");
    window.get_by_label_contains("Path 1: nothing near");
    assert!(words(&window, "Shape board").contains("what comes after: "));
}

#[test]
fn a_row_steps_in_keys_step_back_and_a_picture_goes_anywhere() {
    let mut window = window();
    window.get_by_label_contains("Shape A: ").click();
    settle(&mut window);
    assert_eq!(path_len(&window), 2);
    press(&mut window, Key::Enter);
    assert_eq!(path_len(&window), 3);
    let deep = words(&window, "Shape board");
    press(&mut window, Key::Backspace);
    assert_eq!(path_len(&window), 2);
    window.key_press_modifiers(Modifiers::ALT, Key::ArrowRight);
    settle(&mut window);
    assert_eq!(words(&window, "Shape board"), deep);
    window.key_press_modifiers(Modifiers::ALT, Key::ArrowLeft);
    settle(&mut window);
    assert_eq!(path_len(&window), 2);
    // Across: the second row is chosen by key and stepped into.
    press(&mut window, Key::ArrowDown);
    assert_eq!(window.state().state().joseki().shapes().chosen(), 1);
    press(&mut window, Key::ArrowRight);
    assert_eq!(path_len(&window), 3);
    assert_ne!(words(&window, "Shape board"), deep);
    window.get_by_label_contains("Path 2: ").click();
    settle(&mut window);
    assert_eq!(window.state().state().joseki().shapes().path().at(), 1);
}

#[test]
fn a_letter_on_the_board_steps_in() {
    let mut window = window();
    let part = window.state().state().joseki().shapes().sheet().part;
    let letter = window.state().state().joseki().shapes().letters()[0].clone();
    let rect = window.get_by_role_and_label(Role::Canvas, "Shape board").rect();
    // The wood is as wide as its columns less one and two borders; it stands in the middle.
    let cell = (rect.width().min(rect.height()) / (part.width() as f32 - 1.0 + 2.0 * 1.28)).floor();
    let middle = egui::vec2((part.width() - 1) as f32, (part.height() - 1) as f32) / 2.0;
    let offset = egui::vec2(f32::from(letter.point.x - part.min.x), f32::from(letter.point.y - part.min.y)) - middle;
    let pos = rect.center() + offset * cell;
    for pressed in [true, false] {
        window.event(egui::Event::PointerMoved(pos));
        let button = egui::PointerButton::Primary;
        window.event(egui::Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
        window.run_steps(2);
    }
    settle(&mut window);
    let explorer = window.state().state().joseki().shapes();
    assert_eq!((explorer.path().len(), explorer.sheet().here), (2, Some(letter.point)));
}

#[test]
fn the_line_is_followed_and_what_came_before_is_asked() {
    let mut window = window();
    press(&mut window, Key::F);
    assert_eq!(path_len(&window), 7);
    assert!(!window.state().state().joseki().shapes().sheet().contradicts, "the line stays on one board");
    window.get_by_label("What came before").click();
    settle(&mut window);
    assert_eq!(window.state().state().joseki().shapes().direction(), Direction::Before);
    assert!(words(&window, "Shape board").contains("what came before: "));
    window.get_by_label_contains("Shape A: ");
    press(&mut window, Key::U);
    assert_eq!(window.state().state().joseki().shapes().direction(), Direction::After);
    window.get_by_label("Rank by Lift").click();
    settle(&mut window);
    window.get_by_label("Details").click();
    settle(&mut window);
    window.get_by_label("Second, given first");
    window.get_by_label("The table that is tested");
}

#[test]
fn a_path_is_kept_and_written_as_sgf() {
    let mut window = window();
    press(&mut window, Key::F);
    press(&mut window, Key::K);
    window.get_by_label_contains("1. 6 steps of shapes");
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("path.sgf");
    act(&mut window, JosekiCommand::WritePaths(file.clone()));
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
    window.get_by_label_contains("Shape A: ").click();
    settle(&mut window);
    press(&mut window, Key::Enter);
    press(&mut window, Key::H);
    let state = window.state().state();
    assert_eq!(state.workspace(), Workspace::Find);
    assert!(state.find().search().shown().unwrap().result.hits > 0);
    press(&mut window, Key::Num4);
    window.key_press_modifiers(Modifiers::SHIFT, Key::H);
    settle(&mut window);
    let state = window.state().state();
    assert_eq!(state.workspace(), Workspace::Find);
    let to_play = state.find().drawing().options.to_play;
    assert!(to_play.is_some(), "whose move the shape is about is asked for");
    assert!(state.find().search().shown().unwrap().result.hits > 0);
}

#[test]
fn the_corner_tree_is_walked_by_the_arrow_keys() {
    let mut window = window();
    press(&mut window, Key::J);
    assert_eq!(window.state().state().joseki().view(), View::Corner);
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
    // The drawn tree says the same and is clicked.
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
    window.get_by_label_contains("Move A: ").click();
    settle(&mut window);
    assert_eq!(window.state().state().joseki().corner().moves().len(), 1);
    window.get_by_label("Details").click();
    settle(&mut window);
    window.get_by_label("This position");
    act(&mut window, JosekiCommand::Choose(1));
    window.get_by_label_contains("B: White ");
    window.get_by_label("The position itself").click();
    settle(&mut window);
    window.get_by_label("This position");
    press(&mut window, Key::F);
    assert!(window.state().state().joseki().corner().moves().len() > 3);
}

#[test]
fn a_shape_of_the_shapes_workspace_is_explored() {
    let mut window = window();
    let params = katachi::mining::MiningParams::new("square:5".parse().unwrap(), katachi::mining::Source::Move);
    window.state_mut().apply(Command::Mine(params));
    settle(&mut window);
    press(&mut window, Key::Num2);
    window.get_by_label("What follows this shape").click();
    settle(&mut window);
    let state = window.state().state();
    assert_eq!(state.workspace(), Workspace::Joseki);
    assert!(state.joseki().shapes().path().here().step.is_some());
    assert!(state.joseki().shapes().note().is_some());
    press(&mut window, Key::Num2);
    // The same by its name.
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
    window.get_by_label("Count").click();
    settle(&mut window);
    window.get_by_label("5×5").click();
    settle(&mut window);
    window.get_by_label("Count collocations").click();
    settle(&mut window);
    let found = window.state().state().joseki().shapes().collocations().unwrap().params.window.to_string();
    assert_eq!(found, "square:5");
    window.get_by_label_contains("Shown: square:5");
    window.get_by_label("Count corners");
}

#[test]
fn without_games_the_workspace_says_what_to_do() {
    let mut window = Harness::builder()
        .with_size([1280.0, 800.0])
        .with_max_steps(30)
        .allow_missing_glyphs()
        .build_ui_state(|ui, app: &mut App| app.root_ui(ui), App::new(Settings::default(), None));
    window.run_steps(2);
    window.key_press(Key::Num4);
    window.run_steps(5);
    window.get_by_label("Which shape follows which?");
    window.get_by_label("No games are loaded.");
    window.key_press(Key::J);
    window.run_steps(5);
    window.get_by_label("What is played in the corner?");
}
