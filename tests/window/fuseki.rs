//! The Fuseki workspace in use, and professional games beside the user's own. Widgets are found by what screen readers
//! are told.

use std::time::{Duration, Instant};

use crate::support::window::{
    self, LARGE_SCREEN, SMALL_SCREEN, Window, click, click_at, click_containing, on_board, pointer, press, settle,
};
use crate::text::written;
use egui::{Event, Key, Modifiers, PointerButton, Role, vec2};
use egui_kittest::kittest::Queryable;
use katachi::app::fuseki::FusekiCommand;
use katachi::app::fuseki::table::OpeningTableForm;
use katachi::app::shapes::ShapesCommand;
use katachi::app::{Command, Dataset, Workspace};
use katachi::go::{Color, Point};
use katachi::library::professional;

/// A window with the sample loaded and the Fuseki workspace shown.
fn window() -> Window {
    window::in_workspace(Key::Num5, Workspace::Fuseki, LARGE_SCREEN)
}

fn act(window: &mut Window, command: FusekiCommand) {
    window::act(window, Command::Fuseki(command));
}

/// The moves to the current position, as labels.
fn walk(window: &Window) -> Vec<String> {
    let fuseki = window.state().state().fuseki();
    let label = |step: &katachi::app::fuseki::position::OpeningStep| step.play.point().unwrap().label(fuseki.size());
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
    click_containing(&mut window, "A: ");
    assert_eq!((walk(&window).len(), count(&window)), (1, promised));
    window.get_by_label_contains("Move 1: ");
    let first = walk(&window);
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::ArrowRight);
    let three = walk(&window);
    assert_eq!((three.len(), &three[..1]), (3, &first[..]));
    press(&mut window, Key::ArrowLeft);
    press(&mut window, Key::ArrowLeft);
    assert_eq!(walk(&window), first);
    press(&mut window, Key::ArrowRight);
    assert_eq!(walk(&window), three[..2], "the move that was stepped back from");
    press(&mut window, Key::ArrowDown);
    let beside = walk(&window);
    assert!(beside[0] == three[0] && beside[1] != three[1], "the next frequent answer");
    press(&mut window, Key::ArrowUp);
    assert_eq!(walk(&window), three[..2]);
    press(&mut window, Key::Home);
    assert!(walk(&window).is_empty());
    press(&mut window, Key::End);
    assert!(walk(&window).len() >= 2);
}

#[test]
fn a_click_on_the_board_plays_there() {
    let mut window = window();
    let pos = on_board(&window, "Opening board", (19, 19), (3, 15));
    click_at(&mut window, pos, Modifiers::NONE);
    assert_eq!(walk(&window), ["D4"]);
    let board = &window.state().state().fuseki().position().board;
    assert_eq!(board.get(Point::new(3, 15)), Some(Color::Black));
}

#[test]
fn a_row_of_the_table_is_walked_to_and_names_filter() {
    let mut window = window();
    act(&mut window, FusekiCommand::List(OpeningTableForm { moves: 4, ordered: false }));
    let games = window.state().state().fuseki().table().row(0).unwrap().games;
    click_containing(&mut window, "Opening 1: ");
    assert_eq!((walk(&window).len(), count(&window)), (4, games));
    window.get_by_label("Filter openings by name").focus();
    window.run_steps(2);
    window.get_by_label("Filter openings by name").type_text("no such name");
    settle(&mut window);
    window.get_by_label("No opening has such a name.");
}

#[test]
fn an_opening_is_walked_to_with_keys_alone() {
    let mut window = window();
    act(&mut window, FusekiCommand::List(OpeningTableForm { moves: 4, ordered: false }));
    let games = window.state().state().fuseki().table().row(1).unwrap().games;
    window.get_by_role_and_label(Role::Table, "Openings").focus();
    window.run_steps(2);
    press(&mut window, Key::ArrowDown);
    assert!(walk(&window).is_empty(), "a step is no choice");
    press(&mut window, Key::Enter);
    assert_eq!((walk(&window).len(), count(&window)), (4, games));
}

#[test]
fn the_professionals_are_asked_and_the_position_stays() {
    let mut window = window();
    press(&mut window, Key::ArrowRight);
    let (moves, own) = (walk(&window), count(&window));
    window.get_all_by_label("Professionals").next().unwrap().click();
    settle(&mut window);
    assert_eq!(window.state().state().fuseki().whose(), Dataset::Professional);
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
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::ArrowRight);
    let games = count(&window);
    click(&mut window, "Find games");
    let state = window.state().state();
    assert_eq!(state.workspace(), Workspace::Find);
    assert_eq!(state.find().search().shown().unwrap().result.games, u64::from(games));
}

#[test]
fn the_library_offers_the_professional_shapes_and_they_open_beside_ones_own() {
    let mut window = window::in_workspace(Key::Num2, Workspace::Shapes, LARGE_SCREEN);
    let own = window.state().state().shapes().results().len();
    assert!(own > 0);
    press(&mut window, Key::Num1);
    window.get_by_label("Professional shapes");
    window.get_by_role_and_label(Role::Link, "Shapes").click();
    settle(&mut window);
    let state = window.state().state();
    assert_eq!((state.workspace(), state.shapes().results().len()), (Workspace::Shapes, own + 1));
    let (at, shown) = state.shapes().results().selected().unwrap();
    assert_eq!((state.shapes().results().whose()[at], shown.games > 50_000), (Dataset::Professional, true));
    // The user's own result for the same window is still open, and can be compared with them.
    window.state_mut().apply(ShapesCommand::SelectResult(0).into());
    settle(&mut window);
    window.get_by_label("Compare with professionals").click();
    settle(&mut window);
    window.get_by_label("Figures").click();
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

#[test]
fn every_professional_result_is_in_sight_where_results_are_chosen() {
    let mut window = window::in_workspace(Key::Num2, Workspace::Shapes, SMALL_SCREEN);
    window.get_by_role_and_label(Role::ComboBox, "Counted shapes").click();
    settle(&mut window);
    let in_sight = written(&window).iter().filter(|one| one.text.starts_with("Professionals: ")).count();
    assert_eq!(in_sight, professional::windows().len());
}

/// Twelve games of one year.
fn games_of_a_year() -> String {
    let letter = |at: usize| char::from(b'a' + at as u8);
    let play = |game: usize, at: usize| {
        let cell = (game * 17 + at * 29) % 81;
        format!(";{}[{}{}]", ["B", "W"][at % 2], letter(5 + cell % 9), letter(5 + cell / 9))
    };
    let game = |number: usize| {
        let rest: String = (0..24).map(|at| play(number, at)).collect();
        format!("(;SZ[19]DT[2001];B[qd];W[dp];B[dc];W[qp]{rest})")
    };
    (0..12).map(game).collect()
}

#[test]
fn a_single_year_has_an_axis_and_no_tooltip_covers_the_menu() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sgf");
    std::fs::write(&path, games_of_a_year()).unwrap();
    let mut window = window::bare(LARGE_SCREEN);
    window::act(&mut window, Command::Open(vec![path]));
    window::act(&mut window, Command::Show(Workspace::Fuseki));
    window.get_by_label_contains("No komi in 12 of 12 games");
    let plot = window.get_by_role_and_label(Role::Canvas, "Plot").rect();
    let is_year = |text: &str| text.parse::<i32>().is_ok_and(|year| (1990..2012).contains(&year));
    let at_axis = plot.expand2(vec2(0.0, 24.0));
    let has_year = written(&window).iter().any(|one| is_year(&one.text) && at_axis.contains(one.rect.center()));
    assert!(has_year, "no year stands at the axis");
    // The year is in the middle.
    let tells = |window: &Window| written(window).iter().any(|one| one.text.contains(": 12 of 12, "));
    window.event(Event::PointerMoved(plot.center()));
    window.run_steps(4);
    assert!(tells(&window));
    for pressed in [true, false] {
        pointer(&mut window, plot.center(), PointerButton::Secondary, pressed, Modifiers::NONE);
    }
    window.run_steps(4);
    window.get_by_label("Copy as SVG");
    assert!(!tells(&window));
}
