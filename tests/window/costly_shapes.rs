//! Costly shapes in the window: from dropped games to the costs of their shapes, and to a game.

use std::path::{Path, PathBuf};

use crate::support::evaluated::{games, reviewed_games};
use crate::support::window::{self, LARGE_SCREEN, Window, act, click, press, settle};
use egui::{Key, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::costly_shapes::CostlyShapesCommand;
use katachi::app::play::{GuessCommand, PlayCommand};
use katachi::app::{Command, Home, Settings, Workspace};
use katachi::gui::App;
use katachi::study::CardQuestion;

/// A window into which a file with these games was dropped.
fn dropped(folder: &Path, text: &str) -> Window {
    let path: PathBuf = folder.join("mine.sgf");
    std::fs::write(&path, text).unwrap();
    let app = App::at_home(Home::new(folder.join("home")), Settings::default(), None);
    let mut window = window::for_app(app, LARGE_SCREEN);
    act(&mut window, Command::Drop(vec![path]));
    window
}

/// The spoken labels of the table's rows on the screen.
fn rows(window: &Window) -> Vec<String> {
    let rows = window.query_all_by_role(Role::Row).filter_map(|row| row.accesskit_node().label());
    rows.filter(|label| label.contains(" time")).collect()
}

#[test]
fn from_dropped_games_to_a_costly_move_in_three_clicks() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = dropped(folder.path(), &games(90, true));
    // Step 1: the costly shapes are those of Ann, who plays in two out of three games.
    click(&mut window, "Costly shapes");
    let made = window.state().state().costly_shapes().made().unwrap().clone();
    assert_eq!(made.player.as_deref(), Some("Ann"));
    let costly = made.costly_shapes().rows.iter().filter(|row| row.is_costly()).count();
    assert!(costly > 0, "moves on the first line cost three points");
    window.get_by_label_contains("of them evaluated: ");
    window.get_by_label_contains(" surely cost more than the other moves.");
    assert!(rows(&window)[0].contains("points lost a move"), "{:?}", rows(&window));
    // Step 2: choose another row.
    window
        .get_all_by_role(Role::Row)
        .find(|row| row.accesskit_node().label() == Some(rows(&window)[1].clone()))
        .unwrap()
        .click();
    settle(&mut window);
    let (at, row) = window.state().state().costly_shapes().selected().unwrap();
    let (example, loss) = (row.examples[0], row.examples[0].loss.unwrap());
    assert_eq!(at, 1);
    // Show the figures over time.
    click(&mut window, "By year");
    let years = window.query_all_by_role(Role::Row).filter_map(|row| row.accesskit_node().label());
    let years: Vec<String> = years.filter(|label| label.contains(" moves") && label.starts_with("200")).collect();
    assert!(years.iter().any(|label| label.starts_with("2003: ")), "{years:?}");
    click(&mut window, "Its games");
    // Step 3: open the game before the move that lost most.
    let words = |link: &egui_kittest::Node<'_>| link.accesskit_node().label().unwrap_or_default();
    let link = window.get_all_by_role(Role::Link).find(|link| words(link).starts_with("Move ")).unwrap();
    let words = words(&link);
    assert!(words.starts_with(&format!("Move {}, ", example.moves_before + 1)), "{words}");
    assert!(words.ends_with(&format!("{loss:.1} points lost")), "{words}");
    link.click();
    settle(&mut window);
    let state = window.state().state();
    assert_eq!(state.open_game(), Some(example.game));
    let viewer = state.viewer().unwrap();
    assert_eq!(viewer.depth(), example.moves_before as usize);
    assert!(viewer.region().unwrap().contains(example.at), "the shape is lit");
    // Open all of them, to look through and to print.
    let played = state.costly_shapes().selected().unwrap().1.games;
    click(&mut window, "Find them all");
    let state = window.state().state();
    assert_eq!((state.workspace(), state.find().filter().text()), (Workspace::Find, "asblack:=\"ann\""));
    assert!(
        state.find().search().shown().unwrap().result.hits >= played as u64,
        "at least in the games of the costly shape"
    );
}

#[test]
fn mistakes_are_practised_until_they_are_cards_and_printed_as_a_workbook() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = dropped(folder.path(), &reviewed_games(90));
    click(&mut window, "Costly shapes");
    let links = window.get_all_by_role(Role::Link).filter_map(|link| link.accesskit_node().label());
    let links: Vec<String> = links.filter(|words| words.starts_with("Move ")).collect();
    assert!(!links.is_empty() && links.iter().all(|words| words.contains(" lost; better ")), "{links:?}");
    // The better move is marked on the board while the game is at this position, and not afterwards.
    let better = links[0].rsplit(' ').next().unwrap();
    click(&mut window, &links[0]);
    let said = window::words(&window, "Go board");
    assert!(said.ends_with(&format!("; better: {better}")), "{}: {said}", links[0]);
    press(&mut window, Key::ArrowRight);
    assert!(!window::words(&window, "Go board").contains("better"));
    let corpus = window.state().state().corpus().clone();
    let exercises = window.state().state().costly_shapes().made().unwrap().costly_shapes().exercises(&corpus, 30);
    let first = exercises[0];
    assert!(exercises.len() > 5 && exercises.is_sorted_by(|a, b| a.loss >= b.loss));
    // The first mistake is asked. The played move is not accepted as an answer, and a missed question becomes a card.
    click(&mut window, "Practise");
    assert_eq!(window.state().state().workspace(), Workspace::Play);
    let asked = window.state().state().play().guess().round().unwrap().asked().unwrap();
    assert_eq!((asked.moves, asked.mistake()), (first.moves_before as usize, Some(first.played)));
    window.get_by_label_contains("What is better?");
    for point in [first.played, first.better] {
        act(&mut window, PlayCommand::Guess(GuessCommand::Try(point)).into());
    }
    let asked = window.state().state().play().guess().round().unwrap().asked().unwrap();
    let question = asked.question().unwrap();
    assert_eq!((asked.answer(), asked.outcome().unwrap().found), (Some(first.better), Some(1)));
    assert!(matches!(question, CardQuestion::Better { answer, .. } if answer == first.better));
    assert!(window.state().state().play().guess().cards().deck().get(&question).is_some());
    window.get_by_label_contains("In the game: ");
    // And print a workbook.
    act(&mut window, Command::Show(Workspace::Library));
    act(&mut window, CostlyShapesCommand::Workbook.into());
    let path = folder.path().join("workbook.pdf");
    act(&mut window, Command::SaveTo(path.clone()));
    assert!(std::fs::read(&path).unwrap().starts_with(b"%PDF"));
    let said = &window.state().state().notices().all().last().unwrap().text;
    assert!(said.starts_with("Saved ") && said.contains(" exercises on "), "{said}");
}

#[test]
fn another_player_or_window_gives_other_costly_shapes() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = dropped(folder.path(), &games(60, true));
    click(&mut window, "Costly shapes");
    act(&mut window, CostlyShapesCommand::Of(Some("Bob".to_owned())).into());
    let bob = window.state().state().costly_shapes().made().unwrap().clone();
    assert_eq!((bob.player.as_deref(), bob.costly_shapes().games), (Some("Bob"), 40));
    act(&mut window, CostlyShapesCommand::Of(None).into());
    let all = window.state().state().costly_shapes().made().unwrap().clone();
    assert!(
        all.player.is_none()
            && all.costly_shapes().games == 60
            && all.costly_shapes().moves > bob.costly_shapes().moves
    );
    act(&mut window, CostlyShapesCommand::Window("diamond:2".parse().unwrap()).into());
    let diamond = window.state().state().costly_shapes().made().unwrap().clone();
    assert_eq!(diamond.costly_shapes().moves, all.costly_shapes().moves);
    assert!(diamond.costly_shapes().rows.iter().all(|row| row.pattern.window().to_string() == "diamond:2"));
    // An unknown name is reported, and the previous result stays.
    act(&mut window, CostlyShapesCommand::Of(Some("Zed".to_owned())).into());
    let told = window.query_all_by_label_contains("no player of these games is called Zed").count();
    assert_eq!(told, 2, "in the pane, and in the lower bar");
    assert!(window.state().state().costly_shapes().made().is_some());
}

#[test]
fn the_costly_shapes_that_were_looked_at_are_there_tomorrow() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = dropped(folder.path(), &games(60, true));
    click(&mut window, "Costly shapes");
    act(&mut window, CostlyShapesCommand::Of(Some("Bob".to_owned())).into());
    act(&mut window, CostlyShapesCommand::Window("diamond:2".parse().unwrap()).into());
    act(&mut window, CostlyShapesCommand::ShowPeriods(true).into());
    let before = window.state().state().costly_shapes().made().unwrap().clone();
    drop(window);
    let mut app = App::at_home(Home::new(folder.path().join("home")), Settings::default(), None);
    app.start(Vec::new());
    let mut again = window::for_app(app, LARGE_SCREEN);
    settle(&mut again);
    click(&mut again, "Costly shapes");
    let costly_shapes = again.state().state().costly_shapes();
    let made = costly_shapes.made().expect("it is made when it is looked at");
    assert_eq!(
        (made.costly_shapes(), &made.player, made.window()),
        (before.costly_shapes(), &before.player, before.window())
    );
    assert!(costly_shapes.shows_periods() && costly_shapes.player() == Some("Bob"));
}

#[test]
fn costly_shapes_that_were_cancelled_can_be_made_after_all() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = dropped(folder.path(), &games(60, true));
    window.state_mut().apply(CostlyShapesCommand::Open.into());
    window.state_mut().apply(Command::CancelAll);
    settle(&mut window);
    // Just unpacking the professional figures takes longer than cancelling.
    assert!(window.state().state().costly_shapes().made().is_none());
    click(&mut window, "Costly shapes");
    click(&mut window, "Work it out");
    assert!(window.state().state().costly_shapes().made().is_some());
    assert!(window.query_by_label("Work it out").is_none());
}

#[test]
fn games_without_evaluations_are_told_how_to_get_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = dropped(folder.path(), &games(60, false));
    click(&mut window, "Costly shapes");
    window.get_by_label_contains("These games are not evaluated, so no shape has a price.");
    let made = window.state().state().costly_shapes().made().unwrap().clone();
    assert!(!made.costly_shapes().rows.is_empty() && made.costly_shapes().rows.iter().all(|row| row.price.is_none()));
    let more: Vec<bool> = made.costly_shapes().rows.iter().map(|row| row.is_overplayed()).collect();
    assert!(more.is_sorted_by(|a, b| a >= b), "what is surely played more comes first");
}

#[test]
fn an_empty_window_says_what_costly_shapes_are() {
    let mut window = window::bare(LARGE_SCREEN);
    click(&mut window, "Costly shapes");
    window.get_by_label("No games are loaded.");
    window.get_by_label_contains("which shapes somebody plays more than professionals");
}
