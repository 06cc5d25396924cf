//! The Fuseki workspace as a user works it, and the professionals beside one's own games, found by what screen readers
//! are told.

use std::time::{Duration, Instant};

use egui::{Event, Key, Modifiers, PointerButton, Role, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use katachi::app::fuseki::FusekiCommand;
use katachi::app::fuseki::table::TableForm;
use katachi::app::{Command, Settings, Whose, Workspace};
use katachi::go::{Color, Point};
use katachi::gui::App;

type Window = Harness<'static, App>;

fn bare() -> Window {
    let mut window = Harness::builder()
        .with_size([1600.0, 900.0])
        .with_max_steps(30)
        .with_step_dt(1.0 / 60.0)
        .allow_missing_glyphs()
        .build_ui_state(|ui, app: &mut App| app.root_ui(ui), App::new(Settings::default(), None));
    window.state_mut().apply(Command::OpenSample);
    while window.state().state().is_loading() {
        window.step();
    }
    window
}

/// The sample is loaded and the Fuseki workspace shown.
fn window() -> Window {
    let mut window = bare();
    // Nothing is mined here.
    window.state_mut().apply(Command::CancelAll);
    settle(&mut window);
    window.key_press(Key::Num5);
    settle(&mut window);
    assert_eq!(window.state().state().workspace(), Workspace::Fuseki);
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

fn act(window: &mut Window, command: FusekiCommand) {
    window.state_mut().apply(Command::Fuseki(command));
    settle(window);
}

fn key(window: &mut Window, key: Key) {
    window.key_press(key);
    settle(window);
}

/// Moves of the walk, as labels.
fn walk(window: &Window) -> Vec<String> {
    let fuseki = window.state().state().fuseki();
    let label = |step: &katachi::app::fuseki::position::Step| step.play.point().unwrap().label(fuseki.size());
    fuseki.path()[..fuseki.at()].iter().map(label).collect()
}

fn count(window: &Window) -> u32 {
    window.state().state().fuseki().position().visits.count
}

#[test]
fn the_first_look_shows_openings_and_what_is_played_first() {
    let window = window();
    window.get_by_label_contains("Opening 1: ");
    window.get_by_label_contains("A: ");
    window.get_by_role_and_label(Role::Canvas, "Opening board");
    assert!(count(&window) > 100);
}

#[test]
fn a_row_plays_its_move_and_the_arrow_keys_walk() {
    let mut window = window();
    let promised = window.state().state().fuseki().position().next[0].continuation.position_count;
    window.get_by_label_contains("A: ").click();
    settle(&mut window);
    assert_eq!((walk(&window).len(), count(&window)), (1, promised));
    window.get_by_label_contains("Move 1: ");
    let first = walk(&window);
    key(&mut window, Key::ArrowRight);
    key(&mut window, Key::ArrowRight);
    let three = walk(&window);
    assert_eq!((three.len(), &three[..1]), (3, &first[..]));
    key(&mut window, Key::ArrowLeft);
    key(&mut window, Key::ArrowLeft);
    assert_eq!(walk(&window), first);
    key(&mut window, Key::ArrowRight);
    assert_eq!(walk(&window), three[..2], "the move that was stepped back from");
    key(&mut window, Key::ArrowDown);
    let beside = walk(&window);
    assert!(beside[0] == three[0] && beside[1] != three[1], "the next frequent answer");
    key(&mut window, Key::ArrowUp);
    assert_eq!(walk(&window), three[..2]);
    key(&mut window, Key::Home);
    assert!(walk(&window).is_empty());
    key(&mut window, Key::End);
    assert!(walk(&window).len() >= 2);
}

#[test]
fn a_click_on_the_board_plays_there() {
    let mut window = window();
    let rect = window.get_by_role_and_label(Role::Canvas, "Opening board").rect();
    let cell = (rect.width().min(rect.height()) / (18.0 + 2.0 * 1.28)).floor();
    let first = rect.center() - egui::vec2(9.0, 9.0) * cell;
    let pos = pos2(first.x + cell * 3.0, first.y + cell * 15.0);
    window.event(Event::PointerMoved(pos));
    window.run_steps(2);
    for pressed in [true, false] {
        let button = PointerButton::Primary;
        window.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
        window.run_steps(2);
    }
    settle(&mut window);
    assert_eq!(walk(&window), ["D4"]);
    let board = &window.state().state().fuseki().position().board;
    assert_eq!(board.get(Point::new(3, 15)), Some(Color::Black));
}

#[test]
fn a_row_of_the_table_is_walked_to_and_names_filter() {
    let mut window = window();
    act(&mut window, FusekiCommand::List(TableForm { moves: 4, ordered: false }));
    let games = window.state().state().fuseki().table().row(0).unwrap().games;
    window.get_by_label_contains("Opening 1: ").click();
    settle(&mut window);
    assert_eq!((walk(&window).len(), count(&window)), (4, games));
    window.get_by_label("Filter openings by name").focus();
    window.run_steps(2);
    window.get_by_label("Filter openings by name").type_text("no such name");
    settle(&mut window);
    window.get_by_label("No opening has such a name.");
}

#[test]
fn the_professionals_are_asked_and_the_position_stays() {
    let mut window = window();
    key(&mut window, Key::ArrowRight);
    let (moves, own) = (walk(&window), count(&window));
    window.get_all_by_label("Professionals").next().unwrap().click();
    settle(&mut window);
    assert_eq!(window.state().state().fuseki().whose(), Whose::Professional);
    assert_eq!(walk(&window), moves);
    assert!(count(&window) > 10 * own);
    window.get_by_label_contains("of 53,");
    window.get_all_by_label("My games").next().unwrap().click();
    settle(&mut window);
    assert_eq!(count(&window), own);
}

#[test]
fn the_position_goes_to_find_with_one_click() {
    let mut window = window();
    key(&mut window, Key::ArrowRight);
    key(&mut window, Key::ArrowRight);
    let games = count(&window);
    window.get_by_label("Find games").click();
    settle(&mut window);
    let state = window.state().state();
    assert_eq!(state.workspace(), Workspace::Find);
    assert_eq!(state.find().search().shown().unwrap().result.games, u64::from(games));
}

#[test]
fn the_library_offers_the_professional_shapes_and_they_open_beside_ones_own() {
    let mut window = bare();
    settle(&mut window);
    let own = window.state().state().results().len();
    assert!(own > 0);
    window.key_press(Key::Num1);
    settle(&mut window);
    window.get_by_label("Professional shapes");
    window.get_by_role_and_label(Role::Link, "Shapes").click();
    settle(&mut window);
    let state = window.state().state();
    assert_eq!((state.workspace(), state.results().len()), (Workspace::Shapes, own + 1));
    let (at, shown) = state.results().selected().unwrap();
    assert_eq!((state.results().whose()[at], shown.games > 50_000), (Whose::Professional, true));
    // The user's own of the same window is still there, and can be held against them.
    window.state_mut().apply(Command::SelectResult(0));
    settle(&mut window);
    window.get_by_label("Against the professionals").click();
    let deadline = Instant::now() + Duration::from_secs(60);
    while window.query_by_role_and_label(Role::ColumnHeader, "× pros").is_none()
        || window.query_by_label("Against professionals").is_none()
    {
        assert!(Instant::now() < deadline, "no comparison comes");
        window.step();
    }
    window.get_by_role_and_label(Role::ColumnHeader, "× pros").click();
    window.run_steps(4);
    assert!(window.get_all_by_label_contains("rank ").next().is_some());
}
