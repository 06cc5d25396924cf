//! The first start: a gallery of the sample's shapes, and where professional games can be had.

use std::io::Write;
use std::path::Path;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::shapes::ShapesCommand;
use katachi::app::shapes::order::{ShapeColumn, ShapeFilter};
use katachi::app::{Command, Home, Settings, WindowPrompt, Workspace};
use katachi::gui::App;
use katachi::library::SAMPLE;
use katachi::pattern::names::ShapeNames;

use crate::support::window::{self, SMALL_SCREEN, Window, act, press, settle};
use crate::text::written;

/// A start of the program, the first one if `home` is empty.
fn start(home: &Path) -> Window {
    start_with(home, Settings::first_start())
}

/// A start with these settings if `home` has none.
fn start_with(home: &Path, settings: Settings) -> Window {
    let mut app = App::at_home(Home::new(home.to_owned()), settings, None);
    app.start(Vec::new());
    let mut window = window::as_it_is(app, SMALL_SCREEN, 1.0);
    settle(&mut window);
    window
}

/// The labels of the cards, from the first.
fn cards(window: &Window) -> Vec<String> {
    let labels = window.get_all_by_role(Role::Button).map(|node| node.accesskit_node().label().unwrap_or_default());
    labels.filter(|label| label.starts_with("rank ")).collect()
}

#[test]
fn a_first_start_shows_named_moves_of_the_masters_and_a_click_tells_more() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = start(folder.path());
    let state = window.state().state();
    assert_eq!((state.workspace(), state.corpus().games().len()), (Workspace::Shapes, 504));
    let shapes = state.shapes();
    let patterns = shapes.patterns().unwrap();
    assert_eq!(Some(&patterns.params), SAMPLE.counted().next().as_ref());
    let rows: Vec<usize> = shapes.rows().iter().map(|&row| row as usize).collect();
    assert!(rows.len() > 300 && rows.is_sorted(), "{}", rows.len());
    assert!(rows.iter().all(|&row| patterns.k(row) >= 2 && !patterns.names(row).is_empty()));
    window.get_by_label("What strong players do");
    window.get_by_label_contains("504 games, 1660–1939 · 5×5 around each move");
    let texts: Vec<String> = written(&window).into_iter().map(|one| one.text).collect();
    assert!(texts.iter().any(|text| text == "Name, such as hane"), "the hint of the field is whole: {texts:?}");
    let shown = cards(&window);
    assert!(shown.len() >= 8 && shown[0].contains("Hane"), "{shown:?}");
    // The first card stands beside the gallery, with real games.
    let players = window.get_all_by_label_contains(" · move ").count();
    assert!(players >= 3, "{players} pictures of games");
    window.get_by_label(&shown[3]).click();
    settle(&mut window);
    let row = window.state().state().shapes().selected().unwrap();
    assert_eq!(Some(row), rows.get(3).copied());
    window.get_by_label_contains("of the times when it was possible");
}

#[test]
fn the_window_remembers_whether_one_prefers_the_gallery_or_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = start(folder.path());
    window.get_by_role_and_label(Role::RadioButton, "Table").click();
    settle(&mut window);
    assert!(cards(&window).is_empty() && window.get_all_by_role(Role::ColumnHeader).count() > 5);
    // The table begins with the same shapes: of two stones or more, and with a name.
    let shapes = window.state().state().shapes();
    let patterns = shapes.patterns().unwrap();
    let is_known = |&row: &u32| patterns.k(row as usize) >= 2 && !patterns.names(row as usize).is_empty();
    assert!(shapes.rows().len() < patterns.len() && shapes.rows().iter().all(is_known));
    drop(window);
    let mut window = start(folder.path());
    assert!(cards(&window).is_empty(), "the table is preferred");
    window.get_by_role_and_label(Role::RadioButton, "Gallery").click();
    settle(&mut window);
    assert!(!cards(&window).is_empty());
    drop(window);
    assert!(!cards(&start(folder.path())).is_empty());
}

#[test]
fn cards_are_put_in_order_and_found_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = start(folder.path());
    act(&mut window, ShapesCommand::Sort(ShapeColumn::K).into());
    let shapes = window.state().state().shapes();
    let patterns = shapes.patterns().unwrap();
    let stones: Vec<usize> = shapes.rows().iter().map(|&row| patterns.k(row as usize)).collect();
    assert!(stones.is_sorted_by(|a, b| a >= b) && stones[0] > 4);
    window.get_by_role_and_label(Role::TextInput, "Name of a shape").focus();
    window.run_steps(2);
    window.get_by_role_and_label(Role::TextInput, "Name of a shape").type_text("kosumi");
    settle(&mut window);
    let (shapes, names) = (window.state().state().shapes(), ShapeNames::shipped());
    let patterns = shapes.patterns().unwrap();
    let is_kosumi =
        |&row: &u32| names.of_set(patterns.names(row as usize)).any(|name| name.japanese.contains("kosumi"));
    assert!(!shapes.rows().is_empty() && shapes.rows().iter().all(is_kosumi));
    assert!(!cards(&window).is_empty());
}

#[test]
fn a_name_is_written_on_after_enter() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = start(folder.path());
    window.get_by_role_and_label(Role::TextInput, "Name of a shape").focus();
    window.run_steps(2);
    window.get_by_role_and_label(Role::TextInput, "Name of a shape").type_text("kosu");
    window.run_steps(2);
    press(&mut window, Key::Enter);
    let field = window.get_by_role_and_label(Role::TextInput, "Name of a shape");
    assert!(field.accesskit_node().is_focused());
    field.type_text("mi");
    settle(&mut window);
    assert_eq!(window.state().state().shapes().filter().text, "kosumi");
}

#[test]
fn the_name_of_a_ready_drawing_leads_to_all_its_games() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = start(folder.path());
    let filter = ShapeFilter { text: "empty tri".into(), ..window.state().state().shapes().filter().clone() };
    act(&mut window, ShapesCommand::SetFilter(filter).into());
    window.get_by_label("Find “Empty triangle” drawn, in all games").click();
    settle(&mut window);
    let state = window.state().state();
    assert_eq!(state.workspace(), Workspace::Find);
    assert!(state.find().search().shown().unwrap().result.hits > 1_000);
}

#[test]
fn who_types_me_is_led_to_his_own_shapes() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = start_with(folder.path(), Settings { me: "Shusaku".into(), ..Settings::first_start() });
    let own = "Me: my shapes in pictures";
    assert!(window.query_by_role_and_label(Role::Link, own).is_none());
    let filter = ShapeFilter { text: " Me".into(), ..window.state().state().shapes().filter().clone() };
    act(&mut window, ShapesCommand::SetFilter(filter).into());
    window.get_by_role_and_label(Role::Link, own);
    act(&mut window, ShapesCommand::ShowGallery(false).into());
    window.get_by_role_and_label(Role::Link, own).click();
    settle(&mut window);
    let state = window.state().state();
    assert_eq!((state.workspace(), state.player().name()), (Workspace::Library, Some("Shusaku")));
}

#[test]
fn the_page_of_professional_games_takes_an_archive_as_it_was_downloaded() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = start(&folder.path().join("home"));
    act(&mut window, Command::Ask(WindowPrompt::ProfessionalGames));
    window.get_by_label_contains("https://homepages.cwi.nl/~aeb/go/games/");
    window.get_by_label("Copy the address");
    let archive = folder.path().join("games.tar.gz");
    let mut tar = tar::Builder::new(Vec::new());
    for number in 0..3 {
        let game = format!("(;SZ[19]PB[A]PW[B]DT[19{number}0];B[p{0}];W[dp];B[pp];W[d{0}])", ["d", "c", "e"][number]);
        let mut header = tar::Header::new_gnu();
        header.set_size(game.len() as u64);
        header.set_mode(0o644);
        tar.append_data(&mut header, format!("games-master/pro/{number}.sgf"), game.as_bytes()).unwrap();
    }
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(&tar.into_inner().unwrap()).unwrap();
    std::fs::write(&archive, packed.finish().unwrap()).unwrap();
    window::drop_file(&mut window, archive);
    settle(&mut window);
    let state = window.state().state();
    assert_eq!((state.corpus().games().len(), state.library().unwrap().name()), (3, "games"));
    assert!(window.query_by_label("Copy the address").is_none(), "the page is closed");
}
