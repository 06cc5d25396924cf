//! Tests that edited games survive a restart, whichever was open.

use std::fs;

use super::keeping_tests::{Places, folder};
use super::test_support::settle;
use super::{AppState, Command, GamePlace, OpeningChoice, Pen};
use katachi_core::corpus::GameId;
use katachi_core::corpus::sgf::to_sgf;
use katachi_core::go::{BoardSize, Color, Point};

#[test]
fn edits_of_the_open_game_are_there_again_where_one_was() {
    let places = Places::new();
    let mut state = places.opened();
    state.apply(GamePlace::new(GameId(1), 2).into());
    settle(&mut state);
    let at = Point::new(9, 9);
    state.apply(Command::PlayStone { point: at, color: None });
    state.apply(Command::Comment("Why not here?".into()));
    settle(&mut state);
    let edited = to_sgf(state.viewer().unwrap().tree());
    drop(state);
    let mut state = places.start();
    let viewer = state.viewer().unwrap();
    assert_eq!((to_sgf(viewer.tree()), viewer.move_number()), (edited.clone(), 3));
    assert_eq!((viewer.board().get(at), viewer.on_main_line()), (Some(Color::Black), false));
    assert_eq!(state.shared().open_game(), Some(GameId(1)));
    // Another game takes its place; it is at hand, and comes back when its record is opened.
    state.apply(GamePlace::new(GameId(0), 2).into());
    settle(&mut state);
    assert!(state.viewer().unwrap().unsaved().is_none());
    state.apply(GamePlace::new(GameId(1), 1).into());
    settle(&mut state);
    assert_eq!(to_sgf(state.viewer().unwrap().tree()), edited);
    // A game that was begun here, too.
    state.apply(Command::NewGame(BoardSize::new(9).unwrap()));
    state.apply(Command::Draw { point: Point::new(4, 4), pen: Pen::Stone(Color::White) });
    assert_eq!(state.shared().changed().map(|viewer| to_sgf(viewer.tree())), Some(edited.clone()));
    settle(&mut state);
    drop(state);
    let mut state = places.start();
    assert_eq!(state.viewer().unwrap().board().get(Point::new(4, 4)), Some(Color::White));
    assert_eq!(state.shared().open_game(), None);
    state.apply(Command::BringBack);
    assert_eq!(to_sgf(state.viewer().unwrap().tree()), edited, "the other edited game is at hand too");
}

/// Includes games that others replaced on the board.
#[test]
fn edits_of_games_that_are_no_longer_open_are_there_again() {
    let places = Places::new();
    for number in 0..4 {
        places.add_game(&format!("more {number}"), ";B[qd];W[dd];B[pq]");
    }
    let mut state = places.opened();
    let games: Vec<GameId> = state.corpus().games().to_vec();
    let mut edited = Vec::new();
    for (x, &game) in games.iter().enumerate().take(4) {
        state.apply(GamePlace::new(game, 2).into());
        state.apply(Command::PlayStone { point: Point::new(x as u8 + 5, 9), color: None });
        settle(&mut state);
        edited.push(to_sgf(state.viewer().unwrap().tree()));
    }
    state.apply(Command::NewGame(BoardSize::new(9).unwrap()));
    state.apply(Command::PlayStone { point: Point::new(4, 4), color: None });
    let begun = to_sgf(state.viewer().unwrap().tree());
    state.apply(GamePlace::new(games[5], 0).into());
    settle(&mut state);
    // The program is killed twice. The second start has nothing to write.
    drop(state);
    drop(places.start());
    let mut state = places.start();
    assert_eq!(state.open_game(), Some(games[5]));
    assert_eq!(state.shared().changed().map(|viewer| to_sgf(viewer.tree())), Some(begun.clone()));
    for at in [2, 0, 3, 1] {
        state.apply(GamePlace::new(games[at], 3).into());
        settle(&mut state);
        assert_eq!(to_sgf(state.viewer().unwrap().tree()), edited[at], "game {at}");
    }
    // One after the other comes back, none twice.
    let mut back: Vec<String> = (0..5)
        .map(|_| {
            state.apply(Command::BringBack);
            to_sgf(state.viewer().unwrap().tree())
        })
        .collect();
    back.sort();
    let mut all: Vec<String> = edited.iter().cloned().chain([begun]).collect();
    all.sort();
    assert_eq!(back, all);
    // An unreadable session loses no edit. It only loses which game each edit belongs to.
    settle(&mut state);
    let files = |state: &AppState| fs::read_dir(folder(state).join("edited")).unwrap().count();
    assert_eq!(files(&state), 5);
    fs::write(folder(&state).join("session.ron"), "(games: [").unwrap();
    drop(state);
    let state = places.start();
    let mut back: Vec<String> = state.shared().changed_games().map(|viewer| to_sgf(viewer.tree())).collect();
    back.sort();
    assert_eq!((back, files(&state)), (all, 5));
}

/// The 51st let the oldest go once, with its file.
#[test]
fn no_edited_game_is_let_go_for_later_ones() {
    let places = Places::new();
    let mut state = places.opened();
    for number in 0..55 {
        state.apply(Command::NewGame(BoardSize::new(9).unwrap()));
        state.apply(Command::PlayStone { point: Point::new(number % 9, number / 9 % 9), color: None });
        settle(&mut state);
    }
    let files = fs::read_dir(folder(&state).join("edited")).unwrap().count();
    assert_eq!((state.shared().changed_games().count(), files), (54, 55));
    drop(state);
    let state = places.start();
    assert_eq!(state.shared().changed_games().count(), 54);
}

#[test]
fn edited_games_stay_with_their_library() {
    let places = Places::new();
    let mut state = places.opened();
    for game in [0, 1] {
        state.apply(GamePlace::new(GameId(game), 1).into());
        state.apply(Command::Comment(format!("Game {game}")));
        settle(&mut state);
    }
    let first = folder(&state).to_owned();
    let other = places.home.with_file_name("other.sgf");
    fs::write(&other, "(;GM[1]FF[4]SZ[19];B[cc];W[qq];B[dd])").unwrap();
    state.apply(Command::OpenAs(OpeningChoice::NewLibrary, vec![other]));
    settle(&mut state);
    assert!(state.shared().changed().is_none() && state.viewer().unwrap().unsaved().is_none());
    state.apply(Command::Open(vec![first]));
    settle(&mut state);
    assert_eq!(state.viewer().unwrap().node().comment, "Game 1");
    assert_eq!(state.shared().changed().unwrap().node().comment, "Game 0");
    // Games that come to the library move the numbers of the others.
    let before = places.home.with_file_name("A before.sgf");
    fs::write(&before, "(;GM[1]FF[4]SZ[19];B[cd];W[qq];B[dd])").unwrap();
    let black = |viewer: &crate::Viewer| viewer.tree().info.black.clone();
    let open = (black(state.viewer().unwrap()), black(state.shared().changed().unwrap()));
    state.apply(Command::Add(vec![before]));
    settle(&mut state);
    drop(state);
    let state = places.start();
    let (viewer, changed) = (state.viewer().unwrap(), state.shared().changed().unwrap());
    assert_eq!((black(viewer), black(changed)), open);
    assert_eq!((viewer.node().comment.as_str(), changed.node().comment.as_str()), ("Game 1", "Game 0"));
    let number = |viewer| state.shared().number_of(viewer).map(|game| game.0);
    assert_eq!((number(changed), number(viewer)), (Some(1), Some(2)));
}
