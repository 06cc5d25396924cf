//! Points lost at letters in Fuseki, Joseki, Find and the suggestions, if an engine has evaluated the games.

use std::path::Path;

use crate::support::evaluated::games;
use crate::support::window::{self, LARGE_SCREEN, Window, act, settle};
use egui::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::find::FindCommand;
use katachi::app::fuseki::FusekiCommand;
use katachi::app::joseki::JosekiCommand;
use katachi::app::play::PlayCommand;
use katachi::app::{Command, Dataset, GamePlace, Home, Settings, Workspace};
use katachi::gui::App;

fn dropped(folder: &Path, evaluated: bool) -> Window {
    let path = folder.join("mine.sgf");
    let games = games(90, evaluated);
    // The empty board has an evaluation too.
    let games = if evaluated { games.replace("(;GM[1]", "(;GM[1]SBKV[50.00]OGSC[0.00]") } else { games };
    std::fs::write(&path, games).unwrap();
    let app = App::at_home(Home::new(folder.join("home")), Settings::default(), None);
    let mut window = window::for_app(app, LARGE_SCREEN);
    act(&mut window, Command::Drop(vec![path]));
    window
}

/// Names of rows that begin with this text.
fn rows(window: &Window, role: Role, begins: &str) -> Vec<String> {
    let rows = window.query_all_by_role(role).filter_map(|row| row.accesskit_node().label());
    rows.filter(|label| label.starts_with(begins)).collect()
}

#[test]
fn letters_say_what_their_moves_lose() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = dropped(folder.path(), true);
    let costs = window.state().state().shared().costs().expect("the games are evaluated").clone();
    assert_eq!(costs.games().count(), 90);

    act(&mut window, Command::Show(Workspace::Fuseki));
    act(&mut window, FusekiCommand::Ask(Dataset::Own).into());
    let next = &window.state().state().fuseki().position().next[0];
    let cost = window.state().state().fuseki().cost_of(next).expect("the first moves are evaluated");
    assert_eq!(cost.moves, next.continuation.count as usize);
    let spoken = format!("{:.1} points lost", cost.mean);
    let first = rows(&window, Role::Button, "A: ");
    assert!(first.iter().any(|label| label.ends_with(&spoken)), "{first:?} {spoken}");
    act(&mut window, FusekiCommand::Ask(Dataset::Professional).into());
    assert!(!window.state().state().fuseki().has_costs(), "nobody evaluated the professionals' games");

    act(&mut window, Command::Show(Workspace::Find));
    act(&mut window, FindCommand::Paste(".X.\n...".to_owned()).into());
    settle(&mut window);
    let search = window.state().state().find().search();
    let (found, costs) = (search.shown().expect("a stone is found").clone(), search.costs().expect("it has costs"));
    assert!(!found.result.continuations.is_empty() && !costs.is_empty());
    let lost = rows(&window, Role::Button, "A: ");
    assert!(lost.iter().any(|label| label.ends_with(" points lost")), "{lost:?}");

    // On the empty board, costs come from all games; on a board that no other game has, from the game itself.
    act(&mut window, Command::Show(Workspace::Play));
    act(&mut window, GamePlace::new(katachi::corpus::GameId(0), 0).into());
    act(&mut window, PlayCommand::Choose(0).into());
    settle(&mut window);
    let suggest = window.state().state().play().suggest();
    assert!(suggest.has_costs(), "ninety games begin there");
    let spoken = rows(&window, Role::Row, "");
    assert!(spoken.iter().any(|label| label.ends_with(" points lost")), "{spoken:?}");
}

#[test]
fn without_evaluations_there_is_no_column() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = dropped(folder.path(), false);
    assert!(window.state().state().shared().costs().is_none());
    act(&mut window, Command::Show(Workspace::Fuseki));
    act(&mut window, FusekiCommand::Ask(Dataset::Own).into());
    let rows = rows(&window, Role::Button, "A: ");
    assert!(!rows.is_empty() && rows.iter().all(|label| !label.contains("lost")), "{rows:?}");
    assert!(!window.state().state().fuseki().has_costs());
    act(&mut window, Command::Show(Workspace::Joseki));
    act(&mut window, JosekiCommand::Ask(Dataset::Own).into());
    assert!(!window.state().state().joseki().has_costs());
}
