//! Libraries in the window: the question before others are opened, the list of libraries, and what is restored at the
//! next start.

use std::path::{Path, PathBuf};

use crate::support::window::{self, SMALL_SCREEN, Window, click, settle};
use egui::{CursorIcon, Event, Key, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::games::{LibraryCommand, ReportList};
use katachi::app::{Command, Home, OpeningChoice, Settings, WindowPrompt, Workspace};
use katachi::corpus::GameId;
use katachi::corpus::load::READER;
use katachi::gui::App;

fn write(dir: &Path, name: &str, moves: &str) -> PathBuf {
    let path = dir.join(name);
    std::fs::write(&path, format!("(;GM[1]FF[4]SZ[19]PB[{name}]{moves})")).unwrap();
    path
}

/// The window of a user whose data are kept in a folder.
fn start(home: &Path, paths: Vec<PathBuf>) -> Window {
    let mut app = App::at_home(Home::new(home.join("home")), Settings::default(), None);
    app.start(paths);
    let mut window = window::for_app(app, SMALL_SCREEN);
    settle(&mut window);
    window
}

fn games(window: &Window) -> (String, usize) {
    let open = window.state().state().library().unwrap();
    (open.name().to_owned(), open.summary.games)
}

#[test]
fn a_row_of_the_load_report_lists_its_games_and_an_edited_game_has_a_mark() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("three.sgf");
    let games = "(;SZ[9]RE[nonsense];B[aa];W[bb])(;SZ[9]RE[nonsense];B[cc];W[bb])(;SZ[9]RE[B+R];B[dd];W[bb])";
    std::fs::write(&path, games).unwrap();
    let mut window = start(dir.path(), vec![path]);
    window::act(&mut window, Command::Show(Workspace::Library));
    window::act(&mut window, LibraryCommand::ShowReport(ReportList::Unknown).into());
    let row = window.get_by_label_contains("nonsense, 2, ").rect().center();
    window.event(Event::PointerMoved(row));
    for _ in 0..90 {
        window.step();
    }
    window.get_by_label("A click lists the games");
    assert_eq!(window.output().platform_output.cursor_icon, CursorIcon::PointingHand);
    window::click_containing(&mut window, "nonsense, 2, ");
    assert_eq!(window.state().state().games().rows(), [GameId(0), GameId(1)]);
    click(&mut window, "Clear");
    assert_eq!(window.state().state().games().rows().len(), 3);
    // A record without players has the title of its place, in the list and above the board.
    window.get_by_label("Game 1: three.sgf, game 1");
    assert!(window.query_all_by_label("three.sgf, game 1").count() > 0);

    assert_eq!(window.query_all_by_label("edited").count(), 0);
    window::act(&mut window, Command::Comment("a thought".to_owned()));
    assert!(window.query_all_by_label("edited").count() > 0);
}

#[test]
fn other_games_are_added_opened_instead_or_looked_at() {
    let dir = tempfile::tempdir().unwrap();
    let one = write(dir.path(), "one.sgf", ";B[pd];W[dd]");
    let two = write(dir.path(), "two.sgf", ";B[cc];W[qq];B[dq]");
    let mut window = start(dir.path(), vec![one]);
    assert_eq!(games(&window), ("one".to_owned(), 1));

    window::act(&mut window, Command::Open(vec![two.clone()]));
    click(&mut window, "Just look at it");
    let viewer = window.state().state().viewer().unwrap();
    assert_eq!((viewer.line_moves(), games(&window).1), (3, 1));
    window.get_by_label("Not one of the open games");

    window::act(&mut window, Command::Open(vec![two.clone()]));
    click(&mut window, "Cancel");
    assert_eq!(games(&window), ("one".to_owned(), 1));

    window::act(&mut window, Command::Open(vec![two.clone()]));
    click(&mut window, "Add to “one”");
    assert_eq!(games(&window), ("one".to_owned(), 2));

    window::act(&mut window, Command::Open(vec![two]));
    click(&mut window, "Open instead");
    assert_eq!(games(&window), ("two".to_owned(), 1));

    // Enter gives the first answer.
    let three = write(dir.path(), "three.sgf", ";B[pp];W[dd]");
    window::act(&mut window, Command::Open(vec![three]));
    window::press(&mut window, Key::Enter);
    assert_eq!(games(&window), ("three".to_owned(), 1));
}

#[test]
fn games_that_are_only_looked_at_are_not_said_to_be_kept() {
    let dir = tempfile::tempdir().unwrap();
    let mut window = window::bare(SMALL_SCREEN);
    for (name, moves) in [("one.sgf", ";B[pd];W[dd]"), ("two.sgf", ";B[cc];W[qq];B[dq]")] {
        window::act(&mut window, Command::Open(vec![write(dir.path(), name, moves)]));
    }
    window.get_by_label_contains("is not kept");
}

#[test]
fn libraries_are_listed_opened_renamed_and_removed() {
    let dir = tempfile::tempdir().unwrap();
    let one = write(dir.path(), "one.sgf", ";B[pd];W[dd]");
    let two = write(dir.path(), "two.sgf", ";B[cc];W[qq];B[dq]");
    let mut window = start(dir.path(), vec![one.clone()]);
    window::act(&mut window, Command::OpenAs(OpeningChoice::NewLibrary, vec![two]));
    window::act(&mut window, Command::Ask(WindowPrompt::Libraries));
    settle(&mut window);
    window.get_by_label("one");
    // The latest library comes first, and is open.
    window.get_all_by_label("Rename").next().unwrap().click();
    settle(&mut window);
    window.get_by_label("Name").focus();
    window.run_steps(2);
    window.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    window.event(Event::Text("Club games".into()));
    window.run_steps(2);
    window.get_all_by_label("Rename").next().unwrap().click();
    settle(&mut window);
    assert_eq!(games(&window).0, "Club games");
    window.get_all_by_label("Remove…").last().unwrap().click();
    settle(&mut window);
    click(&mut window, "Yes, remove");
    assert!(window.query_by_label("one").is_none() && one.exists());
    click(&mut window, "Close");
    drop(window);
    // Start again, as on the next day.
    let window = start(dir.path(), Vec::new());
    assert_eq!(games(&window), ("Club games".to_owned(), 1));
}

#[test]
fn what_was_on_the_screen_is_on_it_again() {
    let dir = tempfile::tempdir().unwrap();
    let one = write(dir.path(), "one.sgf", ";B[pd];W[dd];B[pp];W[dq]");
    let mut window = start(dir.path(), vec![one]);
    window::press(&mut window, Key::Num1);
    window::press(&mut window, Key::Home);
    window::press(&mut window, Key::ArrowRight);
    window::press(&mut window, Key::Num3);
    drop(window);
    let window = start(dir.path(), Vec::new());
    let state = window.state().state();
    assert_eq!((state.workspace(), state.viewer().unwrap().move_number()), (Workspace::Find, 1));
}

#[test]
fn a_library_of_an_earlier_version_is_read_again_by_one_click() {
    let dir = tempfile::tempdir().unwrap();
    let one = write(dir.path(), "one.sgf", ";B[pd];W[dd]");
    let window = start(dir.path(), vec![one]);
    let manifest = window.state().state().library().unwrap().folder.clone().unwrap().join("library.ron");
    drop(window);
    let text = std::fs::read_to_string(&manifest).unwrap();
    // Files of earlier versions do not say who read them.
    std::fs::write(&manifest, text.replacen(&format!("reader: {READER},"), "", 1)).unwrap();
    let mut window = start(dir.path(), Vec::new());
    window::act(&mut window, Command::Show(Workspace::Library));
    assert!(window.state().state().library().unwrap().is_read_by_earlier_version());
    click(&mut window, "Read them again");
    let open = window.state().state().library().unwrap();
    assert!(!open.is_read_by_earlier_version());
    assert_eq!((open.loaded.report.unchanged_files, open.summary.games), (0, 1));
    assert!(window.query_by_label("Read them again").is_none());
}

#[test]
fn a_new_tag_is_typed_into_the_menu_of_a_game_and_its_text_is_undone_there() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("games");
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(folder.join("one.sgf"), "(;GM[1]SZ[19]PB[Ann];B[pd];W[dd])").unwrap();
    let mut window = start(dir.path(), vec![folder]);
    window::act(&mut window, Command::Show(Workspace::Library));
    let is_first =
        |row: &egui_kittest::Node<'_>| row.accesskit_node().label().is_some_and(|label| label.starts_with("Game 1: "));
    window.get_all_by_role(Role::Row).find(is_first).unwrap().click_secondary();
    settle(&mut window);
    window.get_by_label("New tag").click();
    settle(&mut window);
    let typed = |window: &Window| window.get_by_label("New tag").accesskit_node().value();
    window.get_by_label("New tag").type_text("ko");
    settle(&mut window);
    assert_eq!(typed(&window).as_deref(), Some("ko"));
    let told = |window: &Window| window.state().state().notices().all().len();
    let before = told(&window);
    // The field's history takes in what has stood for a moment.
    window.run_steps(120);
    window.get_by_label("New tag").type_text(" fight");
    window.run_steps(120);
    window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
    settle(&mut window);
    assert_eq!((typed(&window).as_deref(), told(&window)), (Some("ko"), before));
    window.key_press(egui::Key::Enter);
    settle(&mut window);
    let tags = window.state().state().games().catalogue().tags();
    assert_eq!(tags.tags_of(GameId(0)).collect::<Vec<_>>(), ["ko"]);
    assert!(window.query_by_label("New tag").is_none(), "the menu closes");
}

#[test]
fn a_folder_with_wrong_names_is_read_in_the_encoding_that_is_chosen_in_the_menu_of_a_game() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("games");
    std::fs::create_dir(&folder).unwrap();
    // These bytes are as good a name in Windows-1252, the encoding of the label.
    let game = [&b"(;GM[1]SZ[19]CA[ISO-8859-1]PB["[..], b"\xdf\xed", b"];B[pd];W[dd])"].concat();
    std::fs::write(folder.join("one.sgf"), game).unwrap();
    let mut window = start(dir.path(), vec![folder]);
    window::act(&mut window, Command::Show(Workspace::Library));
    let black = |window: &Window| window.state().state().corpus().header(GameId(0)).black.to_owned();
    assert_eq!(black(&window), "ßí");
    let is_first =
        |row: &egui_kittest::Node<'_>| row.accesskit_node().label().is_some_and(|label| label.starts_with("Game 1: "));
    window.get_all_by_role(Role::Row).find(is_first).unwrap().click_secondary();
    settle(&mut window);
    window::click_containing(&mut window, "Read this folder as…");
    click(&mut window, "windows-1251");
    assert_eq!(black(&window), "Ян");
    assert!(window.query_by_label_contains("Read this folder as…").is_none(), "the menu closes");
}
