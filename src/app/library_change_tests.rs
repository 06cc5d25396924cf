//! Tests of libraries that are added to, renamed, removed, or changed by another program.

use std::fs;
use std::path::PathBuf;

use super::keeping_tests::{Places, folder, name};
use super::kept_tests::play_a_game;
use super::test_support::settle;
use super::{AppState, Command, GamePlace, OpeningChoice, Workspace};
use crate::games::LibraryCommand;
use crate::named::COMMANDS;
use crate::shapes::ShapesCommand;
use katachi_core::corpus::GameId;
use katachi_core::corpus::sgf::{NamedEncoding, to_sgf};
use katachi_core::go::Point;
use katachi_core::library;
use katachi_core::mining::{MiningParams, PatternSource};
use katachi_core::progress::Progress;

#[test]
fn the_same_folder_is_the_same_library() {
    let places = Places::new();
    let first = folder(&places.opened()).to_owned();
    places.add_game("three", ";B[dd];W[pp]");
    let mut state = places.start();
    state.apply(Command::OpenAs(OpeningChoice::NewLibrary, vec![places.games.clone()]));
    settle(&mut state);
    assert_eq!((folder(&state), state.corpus().games().len()), (&*first, 3));
}

#[test]
fn other_games_are_opened_only_when_the_user_says_how() {
    let places = Places::new();
    let mut state = places.opened();
    let other = places.home.with_file_name("other.sgf");
    fs::write(&other, "(;GM[1]FF[4]SZ[19];B[cc];W[qq];B[dd])").unwrap();
    state.take_effects();
    state.apply(Command::Open(vec![other.clone()]));
    settle(&mut state);
    let asked = format!("{:?}", state.take_effects());
    assert!(asked.contains("HowToOpen"), "{asked}");
    assert_eq!(name(&state), "My games", "nothing is opened before");

    state.apply(Command::OpenAs(OpeningChoice::Look, vec![other.clone()]));
    settle(&mut state);
    assert_eq!((name(&state), state.viewer().unwrap().line_moves()), ("My games", 3));

    state.apply(Command::Drop(vec![other.clone()]));
    settle(&mut state);
    assert!(format!("{:?}", state.take_effects()).contains("HowToOpen"), "a drop asks the same question");
    assert_eq!(name(&state), "My games");

    state.apply(Command::SetOpeningChoice(OpeningChoice::Add));
    state.apply(Command::Drop(vec![other.clone()]));
    settle(&mut state);
    assert_eq!((name(&state), state.corpus().games().len()), ("My games", 3));

    state.apply(Command::OpenAs(OpeningChoice::NewLibrary, vec![other]));
    settle(&mut state);
    assert_eq!((name(&state), state.corpus().games().len()), ("other", 1));
    state.apply(Command::Ask(crate::WindowPrompt::Libraries));
    settle(&mut state);
    let names: Vec<&str> = state.libraries().unwrap().iter().map(|entry| entry.name.as_str()).collect();
    assert_eq!(names, ["other", "My games"], "the latest comes first");
}

#[test]
fn a_new_library_of_games_that_another_library_has_says_so() {
    let places = Places::new();
    let mut state = places.opened();
    let said = |state: &AppState| state.notices().all().last().unwrap().text.clone();
    assert!(!said(&state).contains("same games"), "{}", said(&state));
    let files = ["one.sgf", "two.sgf"].map(|file| places.games.join(file));
    state.apply(Command::OpenAs(OpeningChoice::NewLibrary, files.to_vec()));
    settle(&mut state);
    assert_eq!((name(&state), state.corpus().games().len()), ("My games 2", 2));
    assert!(said(&state).ends_with("; the library My games has the same games"), "{}", said(&state));
}

#[test]
fn adding_games_is_undone_and_the_answer_is_remembered() {
    let places = Places::new();
    let mut state = places.opened();
    let other = places.home.with_file_name("other.sgf");
    fs::write(&other, "(;GM[1]FF[4]SZ[19];B[cc];W[qq];B[dd])").unwrap();
    let sources = library::sources(folder(&state)).unwrap();
    state.apply(Command::SetOpeningChoice(OpeningChoice::Add));
    state.apply(Command::Open(vec![other.clone()]));
    settle(&mut state);
    assert_eq!(state.corpus().games().len(), 3);
    assert!(state.notices().open().any(|notice| notice.undo) && state.can_undo_library_change());
    state.apply(Command::UndoLibraryChange);
    settle(&mut state);
    assert_eq!((name(&state), state.corpus().games().len()), ("My games", 2));
    assert_eq!(library::sources(folder(&state)).unwrap(), sources);
    assert!(!state.can_undo_library_change() && !state.notices().open().any(|notice| notice.undo));
    // Reading the sources again, or adding what is there already, offers no undo.
    for command in [Command::Refresh, Command::Add(vec![places.games.clone()])] {
        state.apply(command);
        settle(&mut state);
        assert!(!state.can_undo_library_change());
    }
    drop(state);
    let mut state = places.start();
    state.apply(Command::OpenAlwaysAs(OpeningChoice::Look, vec![other.clone()]));
    settle(&mut state);
    assert_eq!((name(&state), state.viewer().unwrap().line_moves()), ("My games", 3));
    state.apply(Command::NewGame(katachi_core::go::BoardSize::new(9).unwrap()));
    state.apply(Command::Drop(vec![other.clone()]));
    settle(&mut state);
    assert_eq!((name(&state), state.viewer().unwrap().line_moves()), ("My games", 3));
    // A folder is only looked at too: it becomes no library, and the next start has the one of before.
    state.apply(Command::Drop(vec![other.clone(), places.games.join("one.sgf")]));
    settle(&mut state);
    assert_eq!((state.shared().folder(), state.corpus().games().len()), (None, 2));
    drop(state);
    let mut state = places.start();
    assert_eq!((name(&state), state.settings().opening_choice), ("My games", OpeningChoice::Look));
    state.apply(Command::SetOpeningChoice(OpeningChoice::NewLibrary));
    state.apply(Command::Drop(vec![other]));
    settle(&mut state);
    assert_eq!(name(&state), "other");
}

#[test]
fn a_change_of_tags_is_undone_for_the_games_that_it_changed() {
    let places = Places::new();
    let mut state = places.opened();
    state.apply(Command::Show(Workspace::Library));
    let tag = "mine".to_owned();
    let both = vec![GameId(0), GameId(1)];
    let undo = COMMANDS.iter().find(|named| named.english() == "Undo").unwrap();
    // `None` stands for Undo.
    let mut act = |command: Option<Command>| {
        let command = command.unwrap_or_else(|| (undo.command)(&state));
        state.apply(command);
        settle(&mut state);
        let tags = state.shared().catalogue().tags().iter();
        let tagged = tags.flat_map(|(_, games)| games.to_vec()).collect::<Vec<_>>();
        (tagged, undo.needs.met(&state))
    };
    let first = act(Some(LibraryCommand::Tag { tag: tag.clone(), games: vec![GameId(0)] }.into()));
    assert_eq!(first, (vec![GameId(0)], true));
    let tagged = act(Some(LibraryCommand::Tag { tag: "MINE".to_owned(), games: both.clone() }.into()));
    assert_eq!(tagged, (both.clone(), true));
    // Elsewhere nobody sees the tags.
    assert_eq!(act(Some(Command::Show(Workspace::Shapes))), (both.clone(), false));
    assert_eq!(act(None), (both.clone(), false));
    assert_eq!(act(Some(Command::Show(Workspace::Library))), (both.clone(), true));
    assert_eq!(act(None), (vec![GameId(0)], false));
    assert_eq!(act(None), (vec![GameId(0)], false));
    assert_eq!(act(Some(LibraryCommand::Untag { tag, games: both }.into())), (vec![], true));
    assert_eq!(act(None), (vec![GameId(0)], false));
    // Other games have other numbers.
    assert!(act(Some(LibraryCommand::Untag { tag: "mine".to_owned(), games: vec![GameId(0)] }.into())).1);
    places.add_game("a first one", ";B[cc]");
    assert!(!act(Some(Command::Refresh)).1);
    let told = |text: &str| state.notices().all().iter().filter(|notice| notice.text == text).count();
    assert_eq!(told("The tag “MINE” is as before in 1 game"), 1);
    assert_eq!(told("The tag “mine” is as before in 1 game"), 1);
}

/// Waits for what the window says by itself.
fn wait_for(state: &mut AppState, says: &str) {
    for _ in 0..500 {
        state.poll();
        if state.notices().open().any(|notice| notice.text.contains(says)) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("it does not say “{says}”: {:?}", state.notices().all());
}

#[test]
fn a_library_that_vanishes_is_told_and_not_half_written_back() {
    let places = Places::new();
    let mut state = places.opened();
    let dir = folder(&state).to_owned();
    let elsewhere = places.home.join("moved away");
    fs::rename(&dir, &elsewhere).unwrap();
    wait_for(&mut state, "is gone");
    state.apply(GamePlace::new(GameId(1), 2).into());
    state.apply(Command::PlayStone { point: Point::new(9, 9), color: None });
    state.apply(Command::Show(Workspace::Joseki));
    state.apply(ShapesCommand::Mine(MiningParams::new("square:7".parse().unwrap(), PatternSource::Move)).into());
    settle(&mut state);
    state.apply(Command::Add(vec![places.games.clone()]));
    settle(&mut state);
    state.finish();
    assert!(!dir.exists(), "nothing is written back: {:?}", fs::read_dir(&dir).map(|all| all.count()));
    // It comes back while the window is open: the edit is kept again.
    fs::rename(&elsewhere, &dir).unwrap();
    wait_for(&mut state, "has changed");
    assert!(!state.notices().open().any(|notice| notice.text.contains("is gone")), "it is there again");
    state.apply(Command::ToggleCoordinates);
    settle(&mut state);
    drop(state);
    assert!(places.start().viewer().unwrap().board().get(Point::new(9, 9)).is_some());
}

#[test]
fn what_is_changed_after_a_library_vanished_comes_back_with_the_sample() {
    let places = Places::new();
    let mut state = places.opened();
    fs::rename(folder(&state), places.home.join("moved away")).unwrap();
    wait_for(&mut state, "is gone");
    state.apply(GamePlace::new(GameId(1), 2).into());
    settle(&mut state);
    state.apply(Command::Comment("Why not here?".into()));
    play_a_game(&mut state, &[(2, 2)]);
    settle(&mut state);
    let edited = to_sgf(state.viewer().unwrap().tree());
    let played = to_sgf(&state.play().unkept_game(state.shared()).expect("it has no file"));
    assert!(edited.contains("Why not here?"));
    state.finish();
    drop(state);
    let state = places.start();
    assert!(state.library().unwrap().is_sample);
    assert!(state.notices().open().any(|notice| notice.text.contains("not where it was")), "it says why");
    let changed: Vec<String> = state.shared().changed_games().map(|viewer| to_sgf(viewer.tree())).collect();
    assert!(changed.contains(&edited) && changed.contains(&played), "{changed:?}");
}

#[test]
fn what_is_changed_in_a_library_that_is_gone_is_kept_once_when_another_is_opened() {
    let places = Places::new();
    let mut state = places.opened();
    let kept = places.home.join("sample").join("edited");
    let number_kept = || fs::read_dir(&kept).map_or(0, Iterator::count);
    state.apply(GamePlace::new(GameId(1), 2).into());
    settle(&mut state);
    state.apply(Command::Comment("Why not here?".into()));
    play_a_game(&mut state, &[(2, 2)]);
    settle(&mut state);
    state.finish();
    assert_eq!(number_kept(), 0, "the library has them");
    let (dir, elsewhere) = (folder(&state).to_owned(), places.home.join("moved away"));
    for round in 0..2 {
        fs::rename(&dir, &elsewhere).unwrap();
        wait_for(&mut state, "is gone");
        settle(&mut state);
        assert_eq!(number_kept(), 2, "round {round}: what was changed before it vanished");
        state.apply(Command::OpenSample);
        settle(&mut state);
        assert_eq!((number_kept(), state.play().contest().is_some()), (2, false), "round {round}");
        let changed = state.shared().changed_games().filter(|viewer| to_sgf(viewer.tree()).contains("Why not here?"));
        assert_eq!(changed.count(), 1, "round {round}");
        fs::rename(&elsewhere, &dir).unwrap();
        state.apply(Command::Open(vec![dir.clone()]));
        settle(&mut state);
        assert_eq!(folder(&state), dir);
    }
}

#[test]
fn what_is_changed_in_games_that_are_only_looked_at_goes_on_in_the_next_library() {
    let places = Places::new();
    let mut state = places.opened();
    let dir = folder(&state).to_owned();
    let others = places.home.with_file_name("others");
    fs::create_dir(&others).unwrap();
    for (name, point) in [("three", "cc"), ("four", "dc")] {
        fs::write(others.join(name).with_extension("sgf"), format!("(;GM[1]SZ[19];B[{point}];W[qq])")).unwrap();
    }
    for looked_at in [places.games.clone(), others] {
        state.apply(Command::OpenAs(OpeningChoice::Look, vec![looked_at]));
        settle(&mut state);
        assert!(state.shared().folder().is_none());
        state.apply(GamePlace::new(GameId(1), 2).into());
        settle(&mut state);
        state.apply(Command::Comment("Why not here?".into()));
        settle(&mut state);
        assert_eq!(places.in_refuge(), 1);
        state.apply(Command::Open(vec![dir.clone()]));
        settle(&mut state);
        let edited = state.viewer().into_iter().chain(state.shared().changed_games());
        let with_comment = edited.filter(|viewer| to_sgf(viewer.tree()).contains("Why not here?")).count();
        assert!(with_comment > 0);
        settle(&mut state);
        assert_eq!(places.in_refuge(), 0, "it is at hand here");
        state.finish();
    }
}

#[test]
fn a_game_that_is_played_while_others_are_only_looked_at_is_kept_beside_the_one_of_the_library() {
    let places = Places::new();
    let mut state = places.opened();
    let dir = folder(&state).to_owned();
    play_a_game(&mut state, &[(2, 2)]);
    state.apply(Command::OpenAs(OpeningChoice::Look, vec![places.games.clone()]));
    settle(&mut state);
    assert!(state.play().contest().is_none(), "it waits in the library");
    play_a_game(&mut state, &[(6, 6)]);
    state.apply(Command::Open(vec![dir]));
    settle(&mut state);
    let first = state.play().contest().unwrap().game().moves()[0];
    assert_eq!(first.point(), Some(Point::new(2, 2)));
    let mut edited = state.shared().changed_games();
    assert!(edited.any(|viewer| to_sgf(viewer.tree()).contains(";B[gg]")), "the other one is a game with changes");
    assert!(state.notices().all().iter().any(|notice| notice.text.contains("goes on")));
}

#[test]
fn what_was_changed_goes_on_in_a_new_library_of_the_games_of_one_that_is_gone() {
    let places = Places::new();
    let mut state = places.opened();
    comment(&mut state, "Why not here?");
    play_a_game(&mut state, &[(2, 2)]);
    fs::rename(folder(&state), places.home.join("moved away")).unwrap();
    wait_for(&mut state, "is gone");
    settle(&mut state);
    assert_eq!(places.in_refuge(), 2);
    state.apply(Command::OpenAs(OpeningChoice::NewLibrary, vec![places.games.clone()]));
    settle(&mut state);
    assert!(state.play().contest().is_some() && state.viewer().unwrap().unsaved().is_some());
    state.finish();
    assert_eq!(places.in_refuge(), 0, "the new library has them");
    drop(state);
    let state = places.start();
    assert!(to_sgf(state.viewer().unwrap().tree()).contains("Why not here?") && state.play().contest().is_some());
}

#[test]
fn a_library_that_comes_back_as_an_older_copy_gets_the_edits_again() {
    let places = Places::new();
    let mut state = places.opened();
    comment(&mut state, "Why not here?");
    play_a_game(&mut state, &[(2, 2)]);
    state.finish();
    let (dir, elsewhere) = (folder(&state).to_owned(), places.home.join("moved away"));
    fs::rename(&dir, &elsewhere).unwrap();
    wait_for(&mut state, "is gone");
    settle(&mut state);
    fs::remove_dir_all(elsewhere.join("edited")).unwrap();
    fs::remove_file(elsewhere.join(library::SESSION_FILE)).unwrap();
    fs::rename(&elsewhere, &dir).unwrap();
    wait_for(&mut state, "has changed");
    settle(&mut state);
    assert_eq!(places.in_refuge(), 0, "the library has them again");
    drop(state);
    let state = places.start();
    assert!(to_sgf(state.viewer().unwrap().tree()).contains("Why not here?") && state.play().contest().is_some());
}

/// Writes a comment into the second game.
fn comment(state: &mut AppState, text: &str) {
    state.apply(GamePlace::new(GameId(1), 2).into());
    settle(state);
    state.apply(Command::Comment(text.into()));
    settle(state);
}

#[test]
fn what_is_changed_where_no_folder_keeps_it_outlives_a_kill() {
    for is_gone in [false, true] {
        let places = Places::new();
        let mut state = places.opened();
        if is_gone {
            fs::rename(folder(&state), places.home.join("moved away")).unwrap();
            wait_for(&mut state, "is gone");
        } else {
            state.apply(Command::OpenAs(OpeningChoice::Look, vec![places.games.clone()]));
            settle(&mut state);
        }
        state.apply(GamePlace::new(GameId(1), 2).into());
        settle(&mut state);
        state.apply(Command::Comment("Why?".into()));
        settle(&mut state);
        state.apply(Command::Comment("Why not here?".into()));
        play_a_game(&mut state, &[(2, 2), (6, 6)]);
        settle(&mut state);
        assert_eq!(places.in_refuge(), 2, "the latest versions alone");
        drop(state);
        let mut state = places.start();
        settle(&mut state);
        assert_eq!(state.library().unwrap().is_sample, is_gone);
        if !is_gone {
            let notice = state.notices().open().find(|notice| notice.opens.is_some()).cloned().expect("it says where");
            assert!(notice.text.starts_with("2 games with changes wait with the sample games"), "{}", notice.text);
            state.apply(Command::Open(vec![notice.opens.unwrap()]));
            settle(&mut state);
            assert!(state.library().unwrap().is_sample);
        }
        let changed: Vec<String> = state.shared().changed_games().map(|viewer| to_sgf(viewer.tree())).collect();
        let has = |what: &str| changed.iter().any(|game| game.contains(what));
        assert!(changed.len() == 2 && has("Why not here?") && has(";B[gg]"), "{changed:?}");
    }
}

#[test]
fn a_library_that_another_program_changes_is_told() {
    let places = Places::new();
    let mut state = places.opened();
    let dir = folder(&state).to_owned();
    places.add_game("three", ";B[dd];W[pp]");
    library::import(&dir, &[], false, &Progress::new()).unwrap();
    wait_for(&mut state, "has changed");
    state.apply(Command::Refresh);
    settle(&mut state);
    std::thread::sleep(std::time::Duration::from_millis(1_200));
    state.poll();
    assert_eq!(state.corpus().games().len(), 3);
    let told = state.notices().open().filter(|notice| notice.text.contains("has changed")).count();
    assert_eq!(told, 0, "its own import is no news");
}

#[test]
fn a_library_opened_by_a_relative_path_is_remembered_absolute() {
    let places = Places::new();
    let mut state = places.opened();
    let dir = folder(&state).to_owned();
    let here = std::env::current_dir().unwrap();
    let up: PathBuf = here.components().skip(1).map(|_| "..").collect();
    let relative = up.join(dir.strip_prefix("/").unwrap());
    assert!(relative.is_relative() && relative.exists());
    state.apply(Command::OpenSample);
    settle(&mut state);
    state.apply(Command::Open(vec![relative]));
    settle(&mut state);
    assert!(state.settings().open.as_ref().is_some_and(|open| open.is_absolute()));
    assert_eq!(name(&state), "My games");
}

#[test]
fn a_file_without_games_leaves_everything_as_it_was() {
    let places = Places::new();
    let mut state = places.opened();
    let empty = places.home.with_file_name("empty.sgf");
    fs::write(&empty, "no game").unwrap();
    state.apply(Command::OpenAs(OpeningChoice::NewLibrary, vec![empty]));
    settle(&mut state);
    assert_eq!((name(&state), state.corpus().games().len()), ("My games", 2));
    let libraries = fs::read_dir(places.home.join("libraries")).unwrap().count();
    assert_eq!(libraries, 1, "no empty library is left");
    drop(state);
    assert_eq!(name(&places.start()), "My games");
}

#[test]
fn changed_sources_are_noticed_and_read() {
    let places = Places::new();
    assert_eq!(places.opened().changed_files(), 0);
    places.add_game("three", ";B[dd];W[pp]");
    places.add_game("one", ";B[pd];W[dp];B[pp];W[dd];B[fq]");
    let mut state = places.start();
    assert_eq!((state.changed_files(), state.corpus().games().len()), (2, 2));
    state.apply(Command::Refresh);
    settle(&mut state);
    assert_eq!((state.changed_files(), state.corpus().games().len()), (0, 3));
}

#[test]
fn a_folder_is_read_in_the_encoding_that_the_user_names_and_stays_so() {
    let places = Places::new();
    // These bytes are as good a name in Windows-1252, the encoding of the label.
    let game = |name: &str, black: &[u8]| {
        let bytes = [b"(;GM[1]SZ[19]CA[ISO-8859-1]PB[", black, b"];B[aa];W[bb])"].concat();
        fs::write(places.games.join(name), bytes).unwrap();
    };
    game("anna.sgf", b"\xdf\xed");
    let black = |state: &AppState, game: u32| state.corpus().header(GameId(game)).black.to_owned();
    let shown = |state: &AppState| state.viewer().unwrap().tree().info.black.clone();
    let mut state = places.opened();
    state.apply(Command::OpenPlace(GamePlace::new(GameId(0), 1)));
    settle(&mut state);
    assert_eq!((black(&state, 0), shown(&state)), ("ßí".into(), "ßí".into()));
    let encoding = NamedEncoding::from_label("windows-1251");
    let folder = state.library().unwrap().loaded.folder_of(0).unwrap().to_owned();
    state.apply(Command::ReadAs { places: vec![folder.clone()], encoding });
    settle(&mut state);
    assert_eq!((black(&state, 0), shown(&state)), ("Ян".into(), "Ян".into()));
    game("ina.sgf", b"\xc8\xff");
    state.apply(Command::Refresh);
    settle(&mut state);
    assert_eq!((black(&state, 0), black(&state, 1)), ("Ян".into(), "Ия".into()));
    drop(state);
    let mut state = places.start();
    assert_eq!(state.library().unwrap().loaded.named.for_file(&folder.join("ina.sgf")), encoding);
    state.apply(Command::ReadAs { places: vec![folder], encoding: None });
    settle(&mut state);
    assert_eq!(black(&state, 0), "ßí");
}

#[test]
fn a_library_of_an_earlier_version_is_read_again_from_all_its_sources() {
    let places = Places::new();
    let state = places.opened();
    assert!(!state.library().unwrap().is_read_by_earlier_version());
    let manifest = folder(&state).join("library.ron");
    drop(state);
    let text = fs::read_to_string(&manifest).unwrap();
    // Files of earlier versions do not say who read them.
    fs::write(&manifest, text.replacen(&format!("reader: {},", katachi_core::corpus::load::READER), "", 1)).unwrap();
    let mut state = places.start();
    assert!(state.library().unwrap().is_read_by_earlier_version());
    assert_eq!(state.changed_files(), 0);
    state.apply(Command::Refresh);
    settle(&mut state);
    let open = state.library().unwrap();
    assert!(!open.is_read_by_earlier_version());
    assert_eq!((open.loaded.report.unchanged_files, open.summary.games), (0, 2));
    state.apply(Command::Refresh);
    settle(&mut state);
    assert_eq!(state.library().unwrap().loaded.report.unchanged_files, 2);
}

#[test]
fn libraries_are_renamed_and_removed_and_the_games_stay() {
    let places = Places::new();
    let mut state = places.opened();
    let dir = folder(&state).to_owned();
    state.apply(Command::RenameLibrary { dir: dir.clone(), name: "Club".into() });
    settle(&mut state);
    assert_eq!(name(&state), "Club");
    assert!(!dir.exists());
    drop(state);
    let mut state = places.start();
    assert_eq!(name(&state), "Club");
    let dir = folder(&state).to_owned();
    let games = state.corpus().games().len();
    state.apply(Command::RemoveLibrary(dir.clone()));
    settle(&mut state);
    assert!(!dir.exists() && state.library().unwrap().is_sample);
    assert!(state.notices().open().any(|notice| notice.undo) && state.can_undo_library_change());
    // A failure keeps it.
    fs::create_dir(&dir).unwrap();
    state.apply(Command::UndoLibraryChange);
    assert!(state.can_undo_library_change() && state.notices().open().any(|notice| notice.undo));
    fs::remove_dir(&dir).unwrap();
    state.apply(Command::UndoLibraryChange);
    settle(&mut state);
    assert!(folder(&state) == dir && state.corpus().games().len() == games, "it is there and open again");
    assert!(!state.can_undo_library_change() && !state.notices().open().any(|notice| notice.undo));
    state.apply(Command::RemoveLibrary(dir.clone()));
    settle(&mut state);
    assert!(!dir.exists() && state.library().unwrap().is_sample);
    assert!(places.games.join("one.sgf").exists());
    drop(state);
    assert!(places.start().library().unwrap().is_sample);
}
