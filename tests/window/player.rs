//! The profile of a player in the window: chosen, read, opened on the board, searched for, and saved.

use std::path::{Path, PathBuf};

use crate::support::window::{self, LARGE_SCREEN, SMALL_SCREEN, Window, act, bare, click, settle};
use egui::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::player::{PlayerBaseline, PlayerCommand, PlayerProfileTable};
use katachi::app::{Command, Home, Settings, WindowPrompt, Workspace};
use katachi::gui::App;

/// Twelve games of Ann on 3-3 points, and eight games of each of five other pairs on star points, so that nobody looks
/// like the owner. Each game ends differently, because identical games would be left out as duplicates.
fn games() -> String {
    let mut number = 0;
    let mut game = |black: &str, white: &str, year: u32, result: &str, moves: &str| {
        number += 1;
        let letter = |at: usize| char::from(b'f' + at as u8);
        let play = |at: usize| {
            let cell = (number * 17 + at * 29) % 81;
            format!(";{}[{}{}]", ["W", "B"][at % 2], letter(cell % 9), letter(cell / 9))
        };
        let rest: String = (0..24).map(play).collect();
        format!("(;SZ[19]PB[{black}]PW[{white}]DT[{year}]RE[{result}];{moves}{rest})")
    };
    let stars = "B[pd];W[dp];B[dd];W[pp];B[cj];W[cn];B[qr]";
    let mut all = String::new();
    for _ in 0..12 {
        all += &game("Ann", "Bob", 2001, "B+R", "B[qc];W[dp];B[cc];W[pp];B[cj];W[cn];B[qr]");
    }
    for (black, white) in [("Cid", "Dan"), ("Eve", "Fay"), ("Gus", "Hal"), ("Ira", "Joe"), ("Kay", "Lou")] {
        for _ in 0..8 {
            all += &game(black, white, 2001, "?", stars);
        }
    }
    all
}

fn dropped(folder: &Path) -> Window {
    dropped_games(folder, &games())
}

fn dropped_games(folder: &Path, games: &str) -> Window {
    let path: PathBuf = folder.join("games.sgf");
    std::fs::write(&path, games).unwrap();
    let app = App::at_home(Home::new(folder.join("home")), Settings::default(), None);
    let mut window = window::for_app(app, LARGE_SCREEN);
    act(&mut window, Command::Drop(vec![path]));
    window
}

/// The spoken labels of the rows on the screen.
fn rows(window: &Window) -> Vec<String> {
    window.query_all_by_role(Role::Row).filter_map(|row| row.accesskit_node().label()).collect()
}

fn click_row(window: &mut Window, label: &str) {
    let is_it = |row: &egui_kittest::Node<'_>| row.accesskit_node().label().is_some_and(|own| own.contains(label));
    window.get_all_by_role(Role::Row).find(is_it).unwrap_or_else(|| panic!("{label}")).click();
    settle(window);
}

#[test]
fn a_player_is_chosen_and_every_figure_leads_to_its_games() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = dropped(folder.path());
    click(&mut window, "Player");
    window.get_by_label("Choose a player above, or type a name and press Enter.");
    assert!(window.state().state().player().profile().is_none());
    // Choose one of the most frequent players.
    act(&mut window, PlayerCommand::Of("Ann".to_owned()).into());
    window.get_by_label("12 games, 2001");
    window.get_by_label("against 40 games of players of his years");
    assert!(window.state().state().player().shows_pictures(), "pictures come first");
    // The user says who plays, without the settings.
    click(&mut window, "This is me");
    assert_eq!(window.state().state().settings().me, "Ann");
    assert!(window.query_by_label("This is me").is_none());
    click(&mut window, "Results of the player");
    let said = rows(&window);
    assert!(said.contains(&"all, both colours, 12 games, 12 won".to_owned()), "{said:?}");
    assert!(said.contains(&"2001, Black, 12 games, 12 won".to_owned()), "{said:?}");
    // Show her games with Black in the list.
    click_row(&mut window, "all, Black, 12 games");
    click(&mut window, "List these games");
    let state = window.state().state();
    assert_eq!((state.games().filter(), state.games().rows().len()), ("black:=\"ann\"", 12));
    assert!(rows(&window).iter().any(|row| row.ends_with("Ann – Bob")), "{:?}", rows(&window));

    click(&mut window, "Player");
    click(&mut window, "Corners of the player");
    click_row(&mut window, "3-3 point (san-san), 24 times");
    let state = window.state().state();
    let viewer = state.viewer().unwrap();
    assert_eq!(viewer.depth(), 1, "the first stone stands");
    assert_eq!(state.corpus().header(state.open_game().unwrap()).black, "Ann");
    click(&mut window, "A game");
    assert_eq!(window.state().state().viewer().unwrap().depth(), 3, "her other corner, in the same game or the next");

    click(&mut window, "Openings of the player");
    click_row(&mut window, "With Black: ");
    assert_eq!(window.state().state().viewer().unwrap().depth(), 4);
    click(&mut window, "Find its 12 games");
    let state = window.state().state();
    assert_eq!((state.workspace(), state.find().filter().text()), (Workspace::Find, "asblack:=\"ann\""));
    assert_eq!(state.find().search().shown().unwrap().result.games, 12);
    window.get_by_label_contains("Own moves, in either colour");

    act(&mut window, Command::Show(Workspace::Library));
    click(&mut window, "Shapes of the player");
    let count = window.state().state().player().rows();
    assert!(count > 0 && rows(&window).iter().any(|row| row.ends_with(" of the others")), "{:?}", rows(&window));
    act(&mut window, PlayerCommand::AllGames.into());
    assert_eq!(window.state().state().workspace(), Workspace::Find);
    // The table of later moves opens; a first move in a corner is searched as a diagram.
    act(&mut window, Command::Show(Workspace::Library));
    act(&mut window, PlayerCommand::Show(PlayerProfileTable::Later).into());
    act(&mut window, PlayerCommand::Show(PlayerProfileTable::Corners).into());
    act(&mut window, PlayerCommand::AllGames.into());
    let state = window.state().state();
    assert_eq!(state.workspace(), Workspace::Find);
    assert_eq!(state.find().search().shown().unwrap().result.games, 12, "3-3 points");
    window.get_by_label("Only in 12 games, counted by the row that you clicked");
}

#[test]
fn a_player_without_an_opening_of_ten_games_has_rarer_ones_listed() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = dropped(folder.path());
    click(&mut window, "Player");
    act(&mut window, PlayerCommand::Of("Cid".to_owned()).into());
    click(&mut window, "Openings of the player");
    window.get_by_label("No opening is in ten of these games: those in 5 or more are listed.");
    click_row(&mut window, "With Black: ");
    click(&mut window, "Find its 8 games");
    assert_eq!(window.state().state().find().search().shown().unwrap().result.games, 8);
}

#[test]
fn where_all_games_are_the_players_it_says_why_professionals_are_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let games = games();
    let (own, _) = games.split_at(games.find("PB[Cid]").unwrap() - "(;SZ[19]".len());
    let mut window = dropped_games(folder.path(), own);
    click(&mut window, "Player");
    act(&mut window, PlayerCommand::Of("Ann".to_owned()).into());
    window.get_by_label_contains(" games of professionals, as no other games are here");
    // The user chose professionals, so there is nothing to explain.
    act(&mut window, PlayerCommand::Against(PlayerBaseline::Professionals).into());
    assert_eq!(window.query_all_by_label_contains("as no other games").count(), 0);
    window.get_by_label_contains(" games of professionals");
}

#[test]
fn it_is_saved_as_pages_and_as_a_table_and_held_against_professionals() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = dropped(folder.path());
    click(&mut window, "Player");
    // There is nothing to save yet.
    act(&mut window, PlayerCommand::Save.into());
    assert!(window.state().state().notices().all().last().unwrap().text.contains("Choose a player first"));
    act(&mut window, PlayerCommand::Of("ann".to_owned()).into());
    window.get_by_label("Save pages…");
    // Answer the save dialog before it is drawn, so that it does not stay on the screen.
    window.state_mut().apply(PlayerCommand::Save.into());
    let path = folder.path().join("ann.pdf");
    act(&mut window, Command::SaveTo(path.clone()));
    assert!(std::fs::read(&path).unwrap().starts_with(b"%PDF"));
    let said = window.state().state().notices().all().last().unwrap().text.clone();
    assert!(said.starts_with("Saved 2 pages to "), "{said}");
    // The table's own menu.
    click(&mut window, "Results of the player");
    let row = window.get_all_by_role(Role::Row).next().unwrap();
    row.click_button(egui::PointerButton::Secondary);
    settle(&mut window);
    click(&mut window, "Save as CSV…");
    let table = folder.path().join("results.csv");
    act(&mut window, Command::SaveTo(table.clone()));
    let text = std::fs::read_to_string(&table).unwrap();
    assert!(text.trim_start_matches('\u{feff}').starts_with("Year,Colour,Games,Decided,Won,Share won"), "{text}");
    assert!(text.contains("all,both colours,12,12,12,"), "{text}");

    act(&mut window, PlayerCommand::Against(PlayerBaseline::Professionals).into());
    assert!(window.state().state().player().profile().unwrap().others > 50_000);
    window.get_by_label_contains(" games of professionals");
    // The first profile was kept, so it is shown again at once.
    window.state_mut().apply(PlayerCommand::Against(PlayerBaseline::Contemporaries).into());
    assert!(!window.state().state().player().is_making());
    assert_eq!(window.state().state().player().profile().unwrap().others, 40);
    // Nobody has this name, so the previous profile stays.
    act(&mut window, PlayerCommand::Of("Anne".to_owned()).into());
    let told = window.query_all_by_label_contains("no player of these games is called Anne; did you mean Ann?").count();
    assert_eq!(told, 2, "in the pane, and in the lower bar");
    assert!(window.state().state().player().profile().is_some());
}

#[test]
fn it_can_be_cancelled_and_made_after_all() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = dropped(folder.path());
    window.state_mut().apply(PlayerCommand::Of("Ann".to_owned()).into());
    window.state_mut().apply(Command::CancelAll);
    settle(&mut window);
    if window.state().state().player().made().is_none() {
        click(&mut window, "Player");
        click(&mut window, "Work it out");
    }
    assert_eq!(window.state().state().player().profile().unwrap().games, 12);
}

#[test]
fn an_empty_window_says_what_the_player_pane_is() {
    let mut window = window::bare(LARGE_SCREEN);
    click(&mut window, "Player");
    window.get_by_label("No games are loaded.");
    window.get_by_label_contains("results by colour and year, the openings, the corners");
}

#[test]
fn my_shapes_are_pictures_that_lead_to_my_games() {
    let folder = tempfile::tempdir().unwrap();
    let kick = games().replace("B[qc];W[dp];B[cc]", "B[pd];W[qf];B[qe]");
    let mut window = dropped_games(folder.path(), &kick);
    act(&mut window, PlayerCommand::SetMe("Ann".to_owned()).into());
    act(&mut window, PlayerCommand::Me.into());
    window.get_by_label("You are Ann in these records.");
    window.get_by_label("Played most, 5×5");
    window.get_by_label("Played more than by others, 5×5");
    window.get_by_label_contains("Counted in 5×5 around each of the player's own moves");
    let shapes = window.state().state().player().made().unwrap().shapes.clone();
    let card = window
        .query_all_by_role(Role::Button)
        .find(|button| button.accesskit_node().label().is_some_and(|label| label.ends_with(", 12 times")));
    card.expect("the kick is in twelve games").click();
    settle(&mut window);
    let state = window.state().state();
    assert_eq!(state.workspace(), Workspace::Find);
    assert!([shapes.most, shapes.more].concat().contains(&state.player().selected()));
    assert_eq!(state.find().search().shown().unwrap().result.games, 12);
}

#[test]
fn a_name_is_typed_at_once_where_the_palette_asks_for_it() {
    let mut window = bare(SMALL_SCREEN);
    act(&mut window, Command::Ask(WindowPrompt::Palette));
    window.event(egui::Event::Text("choose my name".to_owned()));
    settle(&mut window);
    window.key_press(egui::Key::Enter);
    settle(&mut window);
    window.event(egui::Event::Text("Ann".to_owned()));
    settle(&mut window);
    assert_eq!(window.state().state().settings().me, "Ann");
}
