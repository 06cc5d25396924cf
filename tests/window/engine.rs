//! The user's own engine in the window: tested in the settings, and used to evaluate the games of the costly shapes.

use crate::support::evaluated::games;
use crate::support::fake_engine::{self, engine};
use crate::support::window::{self, LARGE_SCREEN, act, click, settle};
use egui_kittest::kittest::Queryable;
use katachi::app::engine::{EngineCommand, EngineFile};
use katachi::app::{Command, Home, Settings, WindowPrompt};
use katachi::gui::App;

/// The entry point for the process that acts as the engine in another test.
#[test]
fn fake() {
    fake_engine::main();
}

#[test]
fn an_engine_is_tried_and_costly_shapes_have_prices_by_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.sgf");
    std::fs::write(&path, games(12, false)).unwrap();
    let home = folder.path().join("home");
    let app = App::at_home(Home::new(home.clone()), Settings::default(), None);
    let mut window = window::for_app(app, LARGE_SCREEN);
    act(&mut window, Command::Drop(vec![path]));
    click(&mut window, "Costly shapes");
    window.get_by_label_contains("so no shape has a price");
    // Without an engine, the settings open, where its files are chosen.
    window.get_by_label("Set up KataGo…");
    click(&mut window, "Evaluate these games");
    window.get_by_label("Your own KataGo");
    let broken = engine(folder.path(), "start");
    for file in EngineFile::ALL {
        act(&mut window, EngineCommand::Set(file, file.path_in(&broken).to_owned()).into());
    }
    click(&mut window, "Test");
    window.get_by_label_contains("the network is of another kind");
    let sound = engine(folder.path(), "none");
    act(&mut window, EngineCommand::Set(EngineFile::Program, sound.program.clone()).into());
    assert!(window.query_by_label_contains("the network is of another kind").is_none(), "that was another engine");
    click(&mut window, "Test");
    window.get_by_label_contains("KataGo 1.15.3-fake answers: ");
    click(&mut window, "Close");
    click(&mut window, "Evaluate these games");
    settle(&mut window);
    window.get_by_label_contains("of them evaluated: ");
    let state = window.state().state();
    let costly_shapes = &state.costly_shapes().made().unwrap().costly_shapes();
    assert_eq!(
        (costly_shapes.evaluated_moves, costly_shapes.evaluated_games),
        (costly_shapes.moves, costly_shapes.games)
    );
    let said: Vec<&str> = state.notices().all().iter().map(|notice| notice.text.as_str()).collect();
    assert!(said.iter().any(|text| text.ends_with(" games evaluated")), "{said:?}");
    // The same engine at the next start.
    assert_eq!(state.settings().engine.program, sound.program);
    drop(window);
    let again = window::for_app(App::at_home(Home::new(home), Settings::default(), None), LARGE_SCREEN);
    assert_eq!(again.state().state().settings().engine.program, sound.program);
}

#[test]
fn an_engine_that_breaks_is_told_in_costly_shapes_and_it_goes_on_with_another() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.sgf");
    std::fs::write(&path, games(12, false)).unwrap();
    let broken = engine(folder.path(), "garbage:200");
    let settings = Settings { engine: broken, ..Settings::default() };
    let app = App::at_home(Home::new(folder.path().join("home")), settings, None);
    let mut window = window::for_app(app, LARGE_SCREEN);
    act(&mut window, Command::Drop(vec![path]));
    click(&mut window, "Costly shapes");
    click(&mut window, "Evaluate these games");
    let error = window.state().state().engine().failed().unwrap().to_string();
    assert!(error.contains("a line that is no JSON object") && error.contains("start it again to go on"), "{error}");
    let sound = engine(folder.path(), "none");
    act(&mut window, EngineCommand::Set(EngineFile::Program, sound.program).into());
    click(&mut window, "Evaluate these games");
    assert!(window.state().state().engine().failed().is_none());
    let made = window.state().state().costly_shapes().made().unwrap().clone();
    assert_eq!(made.costly_shapes().evaluated_games, made.costly_shapes().games);
    act(&mut window, Command::Ask(WindowPrompt::Settings));
    window.get_by_label("Your own KataGo");
}
