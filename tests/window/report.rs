//! The load report of a hostile import: very many lines open, scroll and are searched, and only those in sight are made.
//! Both reports, that of the files and that of a game, leave room for their rows in a low pane.

use egui::{Event, Modifiers, MouseWheelSource, MouseWheelUnit, Role, TouchPhase, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::games::{LibraryCommand, ReportList};
use katachi::app::{Command, Home, Settings, Workspace};
use katachi::gui::App;

use crate::support::window::{self, SMALL_SCREEN, Window, act, settle};

const LINES: usize = 100_000;

/// The lines of the report that are in sight.
fn lines(window: &Window) -> Vec<String> {
    // There is no table while no line is found.
    let Some(table) = window.query_by_role_and_label(Role::Table, "Skipped") else { return Vec::new() };
    let table = table.rect();
    let rows = window.query_all_by_role(Role::Row).filter(|row| table.contains(row.rect().center()));
    rows.filter_map(|row| row.accesskit_node().label().or(row.accesskit_node().value())).collect()
}

fn scroll_to_end(window: &mut Window) {
    let wheel = Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        source: MouseWheelSource::Wheel,
        delta: vec2(0.0, -1e8),
        phase: TouchPhase::Move,
        modifiers: Modifiers::NONE,
    };
    window.event(wheel);
    window.run_steps(60);
}

#[test]
fn a_report_of_very_many_lines_opens_scrolls_and_is_searched() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("hostile.sgf");
    std::fs::write(&path, format!("(;B[aa];W[bb]){}", "(;SZ[99])".repeat(LINES))).unwrap();
    let mut app = App::at_home(Home::new(dir.path().join("home")), Settings::default(), None);
    app.start(vec![path]);
    let mut window = window::for_app(app, SMALL_SCREEN);
    settle(&mut window);
    assert_eq!(window.state().state().library().unwrap().loaded.report.skipped.len(), LINES);
    act(&mut window, Command::Show(Workspace::Library));
    act(&mut window, LibraryCommand::ShowReport(ReportList::Skipped).into());
    let first = lines(&window);
    assert!((3..100).contains(&first.len()), "{} lines are made", first.len());

    // The last line is number LINES + 1 of the file, after the game.
    let last = (LINES + 1).to_string();
    let table = window.get_by_role_and_label(Role::Table, "Skipped").rect();
    window.event(Event::PointerMoved(table.center()));
    scroll_to_end(&mut window);
    let end = lines(&window);
    assert!(end.len() < 100 && end.iter().any(|line| line.contains(&last)), "{end:?}");

    window.get_by_label("Filter the report").focus();
    window.run_steps(2);
    window.event(Event::Text(last.clone()));
    let mut frames = 0;
    while lines(&window).iter().any(|line| !line.contains(&last)) || lines(&window).is_empty() {
        frames += 1;
        assert!(frames < 5_000, "the search does not end: {:?}", lines(&window));
        window.step();
    }
    assert_eq!(lines(&window).len(), 1);
}

#[test]
fn a_low_report_gives_its_room_to_the_rows() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("odd.sgf");
    let odd = (0..40_u8).map(|at| {
        let (x, y) = (char::from(b'a' + at % 9), char::from(b'c' + at / 9));
        format!("(;SZ[9]RE[odd {at}];B[aa];W[bb];B[{x}{y}])")
    });
    std::fs::write(&path, odd.collect::<String>()).unwrap();
    let mut app = App::at_home(Home::new(dir.path().join("home")), Settings::default(), None);
    app.start(vec![path]);
    let mut window = window::for_app(app, [1280.0, 720.0]);
    settle(&mut window);
    act(&mut window, Command::Show(Workspace::Library));
    act(&mut window, LibraryCommand::ShowReport(ReportList::Unknown).into());
    let button = |title: &str| {
        let all: Vec<_> = window.query_all_by_role(Role::Button).collect();
        let named = all.iter().find(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with(title)));
        named.map(|node| node.rect())
    };
    assert!(button("Cut short").is_none(), "a list without rows has no button");
    let (lists, filter) = (button("Unknown").unwrap(), window.get_by_label("Filter the report").rect());
    let head = window.get_by_role_and_label(Role::ColumnHeader, "What").rect();
    assert!(lists.bottom() < filter.top() && filter.top() - lists.bottom() < 16.0, "{lists:?} {filter:?}");
    assert!(filter.bottom() < head.top() && head.top() - filter.bottom() < 16.0, "{filter:?} {head:?}");
}

#[test]
fn the_moves_of_a_game_fill_a_low_pane_when_its_summary_is_scrolled_away() {
    let mut window = window::with_sample(SMALL_SCREEN);
    settle(&mut window);
    act(&mut window, Command::ShowReport);
    window::click(&mut window, "Report");
    let moves = |window: &Window| {
        let labels = window.query_all_by_role(Role::Row).filter_map(|row| row.accesskit_node().label());
        labels.filter(|label| label.starts_with("Report, move ")).count()
    };
    let summary = window.get_by_label("Among five").rect().center();
    window.event(Event::PointerMoved(summary));
    scroll_to_end(&mut window);
    assert!(moves(&window) >= 7, "{} moves", moves(&window));
    let last = window.state().state().viewer().unwrap().line_moves();
    window.get_by_label_contains(&format!("Report, move {last}:")).click();
    settle(&mut window);
    assert_eq!(window.state().state().viewer().unwrap().move_number(), last - 1);
}
