//! Tests of what is there again after a restart, and after the program was killed.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::test_support::{settle, with_self_play};
use super::{
    AppState, BoardLook, Command, GamePlace, Home, OpeningChoice, Settings, StoneLook, ThemeChoice, Workspace,
};
use crate::find::FindCommand;
use crate::games::LibraryCommand;
use crate::joseki::JosekiCommand;
use crate::life::{LifeCommand, LifeView};
use crate::named::COMMANDS;
use crate::play::contest_form::{ContestForm, Teacher};
use crate::play::{ContestCommand, GuessCommand, PlayCommand};
use crate::shapes::{ShapeAnalysis, ShapesCommand};
use katachi_core::corpus::GameId;
use katachi_core::corpus::sgf::{NamedEncoding, to_sgf};
use katachi_core::go::{BoardSize, Color, Point};
use katachi_core::library;
use katachi_core::library::lock::{self, Lockable};
use katachi_core::mining::compare::Unit;
use katachi_core::mining::{MiningParams, PatternSource, mine};
use katachi_core::progress::Progress;
use katachi_engines::play::Style;

/// A home folder, and a folder with two short games in a file each.
pub(super) struct Places {
    _folder: tempfile::TempDir,
    pub(super) home: PathBuf,
    games: PathBuf,
}

impl Places {
    pub(super) fn new() -> Places {
        let folder = tempfile::tempdir().unwrap();
        let games = folder.path().join("My games");
        fs::create_dir(&games).unwrap();
        let places = Places { home: folder.path().join("home"), games, _folder: folder };
        places.add_game("one", ";B[pd];W[dp];B[pp];W[dd]");
        places.add_game("two", ";B[pd];W[dd];B[qp];W[dq];B[oq]");
        places
    }

    pub(super) fn add_game(&self, name: &str, moves: &str) -> PathBuf {
        let file = self.games.join(format!("{name}.sgf"));
        fs::write(&file, format!("(;GM[1]FF[4]SZ[19]PB[{name}]PW[Other]{moves})")).unwrap();
        file
    }

    /// Starts the program. Only the files of earlier runs remain.
    pub(super) fn start(&self) -> AppState {
        let home = Home::new(self.home.clone());
        let mut state = with_self_play(AppState::at_home(home, Settings::default(), Arc::new(|| {})));
        state.reopen();
        settle(&mut state);
        state
    }

    pub(super) fn opened(&self) -> AppState {
        let mut state = self.start();
        state.apply(Command::Open(vec![self.games.clone()]));
        settle(&mut state);
        state
    }
}

fn name(state: &AppState) -> &str {
    state.library().map_or("", |open| open.name())
}

pub(super) fn folder(state: &AppState) -> &Path {
    state.shared().folder().expect("a library is open")
}

#[test]
fn what_was_opened_is_a_library_and_is_there_again() {
    let places = Places::new();
    let state = places.opened();
    assert_eq!((name(&state), state.corpus().games().len()), ("My games", 2));
    assert!(folder(&state).starts_with(&places.home));
    drop(state);
    let state = places.start();
    assert_eq!((name(&state), state.corpus().games().len()), ("My games", 2));
    assert!(!state.library().unwrap().is_sample);
}

#[test]
fn the_edits_of_one_window_are_not_written_over_by_another() {
    let places = Places::new();
    let edit = |state: &mut AppState, x| {
        state.apply(GamePlace::new(GameId(0), 4).into());
        state.apply(Command::PlayStone { point: Point::new(x, 10), color: None });
        settle(state);
    };
    let mut first = places.opened();
    edit(&mut first, 3);
    let file = folder(&first).join("edited/1.sgf");
    let kept = fs::read_to_string(&file).unwrap();
    let mut second = places.start();
    edit(&mut second, 15);
    let told = second.notices().all().iter().filter(|notice| notice.text.contains("Another window")).count();
    assert_eq!((fs::read_to_string(&file).unwrap(), told), (kept.clone(), 1));
    // The first goes on, and what it leaves stays: the second knows less of it, and keeps its own beside it.
    first.apply(Command::Show(Workspace::Joseki));
    first.apply(LibraryCommand::Filter("black:one".into()).into());
    settle(&mut first);
    drop(first);
    edit(&mut second, 16);
    assert_eq!(fs::read_to_string(&file).unwrap(), kept);
    assert!(fs::read_to_string(file.with_file_name("2.sgf")).unwrap().contains("[qk]"));
    second.apply(FindCommand::Filter("white:other".into()).into());
    settle(&mut second);
    drop(second);
    let state = places.start();
    assert_eq!((state.games().filter(), state.find().filter().text()), ("black:one", "white:other"));
    assert_eq!(state.shared().changed_games().count(), 1);
}

#[test]
fn what_changes_while_the_disk_is_busy_is_there_after_a_kill() {
    let places = Places::new();
    let mut state = places.start();
    settle(&mut state);
    let path = places.home.join("settings.ron");
    let read = || Home::new(places.home.clone()).read_settings().settings.unwrap();
    let had = state.settings().coordinates;
    fs::create_dir_all(&places.home).unwrap();
    // The holder of the lock keeps the file from being written.
    let lock = lock::lock(&places.home, Lockable::Settings, &Progress::new()).unwrap();
    let ahead = places.home.join(".katachi-tmp-ahead-settings.ron");
    let mut change = |command: Command, says: &str| {
        state.apply(command);
        let begun = Instant::now();
        while !fs::read_to_string(&ahead).is_ok_and(|text| text.contains(says)) {
            assert!(begun.elapsed() < Duration::from_secs(60), "{says} is not written ahead");
            state.poll();
            std::thread::sleep(Duration::from_millis(2));
        }
    };
    change(Command::SetTheme(ThemeChoice::Dark), "theme:Dark");
    change(Command::ToggleCoordinates, &format!("coordinates:{}", !had));
    assert!(!fs::read_to_string(&path).is_ok_and(|text| text.contains("theme:Dark")));
    // The window is killed here: the next one reads what was written ahead.
    let kept = fs::read(&ahead).unwrap();
    let killed = Places::new();
    fs::create_dir_all(&killed.home).unwrap();
    fs::write(killed.home.join(".katachi-tmp-ahead-settings.ron"), &kept).unwrap();
    let next = killed.start();
    assert_eq!((next.settings().theme, next.settings().coordinates), (ThemeChoice::Dark, !had));
    // This one goes on: the file is written once it can be, and nothing is left beside it.
    drop(lock);
    settle(&mut state);
    state.finish();
    assert_eq!((read().theme, read().coordinates, ahead.exists()), (ThemeChoice::Dark, !had, false));
}

#[test]
fn settings_that_are_damaged_are_told_and_set_aside() {
    let places = Places::new();
    fs::create_dir(&places.home).unwrap();
    fs::write(places.home.join("settings.ron"), "(theme: ").unwrap();
    let mut state = places.start();
    let told = |state: &AppState| state.notices().all().iter().any(|notice| notice.text.contains("settings"));
    assert!(told(&state));
    state.apply(Command::SetTheme(ThemeChoice::Dark));
    settle(&mut state);
    assert_eq!(fs::read_to_string(places.home.join("settings-damaged-1.ron")).unwrap(), "(theme: ");
    let state = places.start();
    assert!(!told(&state) && state.settings().theme == ThemeChoice::Dark);
}

#[test]
fn answers_and_settings_that_could_not_be_written_are_tried_again() {
    use katachi_core::files::faults::{FailingCalls, Fault, arm};
    let places = Places::new();
    let mut state = places.start();
    let full = arm(&places.home, Some((FailingCalls::From(0), Fault::NoSpace)));
    state.apply(Command::SetTheme(ThemeChoice::Dark));
    settle(&mut state);
    assert_eq!(Home::new(places.home.clone()).read_settings().settings, None);
    drop(full);
    state.finish();
    let kept = Home::new(places.home.clone()).read_settings().settings.unwrap();
    assert_eq!(kept.theme, ThemeChoice::Dark);
}

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
    state.apply(Command::ToggleCoordinates);
    settle(&mut state);
    drop(state);
    assert!(places.start().viewer().unwrap().board().get(Point::new(9, 9)).is_some());
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

/// Kills the program after each step of a first hour. The next start must restore everything that was done before.
#[test]
fn a_killed_program_loses_nothing_that_was_done() {
    let places = Places::new();
    type Step = (&'static str, fn(&mut AppState, &Places), fn(&mut AppState) -> bool);
    let steps: &[Step] = &[
        (
            "the theme is chosen",
            |state, _| state.apply(Command::SetTheme(ThemeChoice::Dark)),
            |state| state.settings().theme == ThemeChoice::Dark,
        ),
        (
            "coordinates are off",
            |state, _| state.apply(Command::ToggleCoordinates),
            |state| !state.settings().coordinates,
        ),
        (
            "shapes are compared per game",
            |state, _| {
                state.apply(ShapesCommand::SetUnit(Unit::Games).into());
                state.apply(ShapesCommand::Compare(true).into());
            },
            |state| state.shapes().unit() == Unit::Games && state.shapes().compares(),
        ),
        (
            "games are opened",
            |state, places| state.apply(Command::Open(vec![places.games.clone()])),
            |state| name(state) == "My games" && state.corpus().games().len() == 2,
        ),
        (
            "a game is opened",
            |state, _| {
                let game = state.corpus().games()[1];
                state.apply(GamePlace::new(game, 3).into());
            },
            |state| {
                state.open_game() == Some(state.corpus().games()[1])
                    && state.viewer().is_some_and(|viewer| viewer.move_number() == 3)
            },
        ),
        (
            "shapes are mined",
            |state, _| {
                let params = MiningParams::new("square:7".parse().unwrap(), PatternSource::Move);
                state.apply(Command::Show(Workspace::Shapes));
                state.apply(ShapesCommand::Mine(params).into());
            },
            |state| {
                // Kept shapes are read when the user looks at them.
                let workspace = state.workspace();
                state.apply(Command::Show(Workspace::Shapes));
                settle(state);
                let shown = state.shapes().results().selected();
                let holds = shown.is_some_and(|(_, mined)| mined.params.window.to_string() == "square:7");
                state.apply(Command::Show(workspace));
                settle(state);
                holds
            },
        ),
        (
            "a shape is drawn",
            |state, _| {
                state.apply(Command::Show(Workspace::Find));
                state.apply(FindCommand::Clear.into());
                state.apply(FindCommand::Undo.into());
            },
            |state| state.workspace() == Workspace::Find,
        ),
        (
            "collocations are counted",
            |state, _| {
                state.apply(Command::Show(Workspace::Joseki));
                state.apply(JosekiCommand::CountShapes.into());
            },
            |state| state.workspace() == Workspace::Joseki && state.joseki().shapes().collocations().is_some(),
        ),
        (
            "the problems are shown",
            |state, _| {
                state.apply(Command::Show(Workspace::Life));
                state.apply(LifeCommand::Show(LifeView::Tsumego).into());
                state.apply(LifeCommand::NextProblem(3).into());
            },
            |state| state.life().problems().selected().is_some_and(|(number, _)| number == 3),
        ),
        (
            "a problem is tried",
            |state, _| {
                state.apply(Command::Show(Workspace::Life));
                state.apply(LifeCommand::Show(LifeView::Tsumego).into());
                settle(state);
                let board = state.life().session().board(0);
                let at = board.size().points().find(|&point| board.is_empty(point));
                state.apply(LifeCommand::Click { point: at.unwrap(), color: None }.into());
            },
            |state| state.life().problems().practice().tries == 1,
        ),
        (
            "a move is guessed",
            |state, _| {
                state.apply(Command::Show(Workspace::Play));
                settle(state);
                state.apply(PlayCommand::Guess(GuessCommand::Start).into());
                settle(state);
                state.apply(PlayCommand::Guess(GuessCommand::Reveal).into());
            },
            |state| state.play().guess().cards().deck().len() == 1,
        ),
        (
            "a game is tagged",
            |state, _| {
                let games = vec![state.corpus().games()[0]];
                state.apply(LibraryCommand::Tag { tag: "mine".into(), games }.into());
            },
            |state| state.shared().catalogue().tags().tags_of(state.corpus().games()[0]).any(|tag| tag == "mine"),
        ),
        (
            "a shape is drawn by clicks",
            |state, _| {
                state.apply(Command::Show(Workspace::Find));
                state.apply(FindCommand::Clear.into());
                state.apply(FindCommand::Click { point: Point::new(15, 3), color: Some(Color::Black) }.into());
            },
            |state| {
                let drawn: Vec<Point> = state.find().drawing().drawn().map(|(point, _)| point).collect();
                state.workspace() == Workspace::Find && drawn.contains(&Point::new(15, 3))
            },
        ),
        (
            "corners are counted",
            |state, _| state.apply(Command::Show(Workspace::Joseki)),
            |state| state.workspace() == Workspace::Joseki && state.joseki().corner().graph().is_some(),
        ),
        (
            "a game against the patterns is set up",
            |state, _| {
                let form = ContestForm { komi: 3.5, ..ContestForm::default() };
                state.apply(PlayCommand::Contest(ContestCommand::Set(form)).into());
            },
            |state| state.play().contest_form().komi == 3.5,
        ),
        (
            "boards and stones look otherwise",
            |state, _| state.apply(Command::SetLooks(BoardLook::Plain, StoneLook::Flat)),
            |state| state.settings().board == BoardLook::Plain && state.settings().stones == StoneLook::Flat,
        ),
        ("everything is larger", |state, _| state.apply(Command::SetScale(130)), |state| state.settings().scale == 130),
        (
            "moves are suggested on every board",
            |state, _| state.apply(PlayCommand::ToggleOnBoard.into()),
            |state| state.settings().suggestions,
        ),
        (
            "a move is tried in the open game",
            |state, _| state.apply(Command::PlayStone { point: Point::new(9, 9), color: None }),
            |state| {
                let viewer = state.viewer().unwrap();
                viewer.board().get(Point::new(9, 9)).is_some() && !viewer.on_main_line()
            },
        ),
        (
            "a comment is written",
            |state, _| state.apply(Command::Comment("Here?".into())),
            |state| state.viewer().unwrap().node().comment == "Here?",
        ),
    ];
    assert_eq!(steps.len(), 20);
    for (at, (what, act, _)) in steps.iter().enumerate() {
        let mut state = places.start();
        act(&mut state, &places);
        settle(&mut state);
        // The program ends without saving, as when it is killed.
        drop(state);
        let mut state = places.start();
        for (before, _, holds) in &steps[..=at] {
            // Later steps show other workspaces, and another place of the game.
            let changes = [
                "a shape is drawn",
                "collocations are counted",
                "a shape is drawn by clicks",
                "corners are counted",
                "a game is opened",
                "the problems are shown",
                "a problem is tried",
                "a move is guessed",
            ];
            let is_elsewhere = changes.contains(before) && *before != *what;
            assert!(is_elsewhere || holds(&mut state), "after “{what}”, at the next start: {before}");
        }
    }
}

/// Killed while games are being opened: they are opened at the next start.
#[test]
fn an_opening_that_was_killed_goes_on() {
    let places = Places::new();
    let mut state = places.start();
    state.apply(Command::Open(vec![places.games.clone()]));
    // The settings record the opening before it ends, or when it ends.
    let home = Home::new(places.home.clone());
    let mut settings = state.settings().clone();
    assert!(settings.opening.is_some());
    settle(&mut state);
    drop(state);
    fs::remove_dir_all(places.home.join("libraries")).unwrap();
    settings.open = None;
    let before = home.read_settings().settings.unwrap();
    home.keep_settings(&settings, &before, &Progress::new()).unwrap();
    let state = places.start();
    assert_eq!((name(&state), state.corpus().games().len()), ("My games", 2));
    assert!(state.settings().opening.is_none());
}

/// A first start with a file without games. No library must be remembered.
#[test]
fn a_start_with_a_broken_file_remembers_no_library() {
    let places = Places::new();
    let broken = places.home.with_file_name("broken.sgf");
    fs::write(&broken, "no game").unwrap();
    let mut state = AppState::at_home(Home::new(places.home.clone()), Settings::default(), Arc::new(|| {}));
    state.apply(Command::Open(vec![broken]));
    settle(&mut state);
    assert!(state.shared().folder().is_none() && state.settings().open.is_none());
    drop(state);
    let state = places.start();
    assert!(state.library().unwrap().is_sample && state.notices().all().is_empty());
}

#[test]
fn games_are_added_from_every_workspace_and_the_open_game_stays_open() {
    let places = Places::new();
    let mut state = places.opened();
    let game = state.corpus().games()[1];
    state.apply(GamePlace::new(game, 3).into());
    // The new file's path sorts before the others, so all games get other numbers.
    let first = places.home.with_file_name("A first.sgf");
    fs::write(&first, "(;GM[1]FF[4]SZ[19]PB[First];B[cc];W[qq];B[dd])").unwrap();
    let black = |state: &AppState| state.viewer().unwrap().tree().info.black.clone();
    let before = black(&state);
    state.apply(Command::Show(Workspace::Life));
    state.apply(Command::Add(vec![first]));
    settle(&mut state);
    assert_eq!(state.corpus().games().len(), 3);
    assert_eq!((black(&state), state.viewer().unwrap().move_number()), (before, 3));
    assert_ne!(state.open_game(), Some(game), "it has another number");
    // The same with an edited game.
    state.apply(Command::PlayStone { point: Point::new(9, 9), color: None });
    settle(&mut state);
    let edited = to_sgf(state.viewer().unwrap().tree());
    let zeroth = places.home.with_file_name("A before.sgf");
    fs::write(&zeroth, "(;GM[1]FF[4]SZ[19]PB[Zeroth];B[cd];W[qq];B[dd])").unwrap();
    let number = state.open_game();
    state.apply(Command::Add(vec![zeroth]));
    settle(&mut state);
    assert_eq!(to_sgf(state.viewer().unwrap().tree()), edited);
    assert_ne!(state.open_game(), number);
    drop(state);
    assert_eq!(to_sgf(places.start().viewer().unwrap().tree()), edited);
}

#[test]
fn a_library_that_is_renamed_keeps_its_marked_hits_and_its_round() {
    let places = Places::new();
    let mut state = places.opened();
    state.apply(Command::Show(Workspace::Find));
    state.apply(FindCommand::Clear.into());
    state.apply(FindCommand::Click { point: Point::new(15, 3), color: Some(Color::Black) }.into());
    settle(&mut state);
    let hit = state.find().hits().row(0).expect("both games begin there");
    state.apply(FindCommand::Mark { hit, marked: true }.into());
    let dir = folder(&state).to_owned();
    state.apply(Command::RenameLibrary { dir, name: "Club".into() });
    settle(&mut state);
    assert!(state.find().is_marked(hit) && state.find().hits().row(0).is_some());
}

#[test]
fn names_of_clusters_are_there_again_in_their_library() {
    let places = Places::new();
    let mut state = places.opened();
    let params = MiningParams::new("square:5".parse().unwrap(), PatternSource::Move);
    state.apply(ShapesCommand::Mine(params.clone()).into());
    state.apply(ShapesCommand::Look(ShapeAnalysis::Clusters).into());
    settle(&mut state);
    let of = state.shapes().cluster_dots().unwrap().unwrap().len();
    assert!(of > 1);
    state.apply(ShapesCommand::NameCluster(1, "  the full ones ".into()).into());
    state.apply(ShapesCommand::NameCluster(0, "the full ones".into()).into());
    settle(&mut state);
    assert_eq!(state.shapes().cluster_name(of, 0), None, "two clusters do not have the same name");
    drop(state);
    let mut state = places.start();
    state.apply(ShapesCommand::Mine(params).into());
    settle(&mut state);
    assert_eq!(state.shapes().cluster_name(of, 1), Some("the full ones"));
}

#[test]
fn a_result_that_was_kept_is_read_at_the_next_start_and_not_mined_again() {
    let places = Places::new();
    let mut state = places.opened();
    let params = MiningParams::new("square:5".parse().unwrap(), PatternSource::Move);
    state.apply(Command::Show(Workspace::Shapes));
    state.apply(ShapesCommand::Mine(params.clone()).into());
    settle(&mut state);
    // As if there were more games, to tell it from one that is mined.
    let mut kept = mine(state.corpus(), &params, &Progress::new()).unwrap();
    kept.games = 12_345;
    let file = library::kept_file(folder(&state), "shapes", &params, state.corpus().id());
    library::keep(&file, &library::patterns_to_ron(&kept)).unwrap();
    state.finish();
    drop(state);
    let mut state = places.start();
    let shown = |state: &AppState| state.shapes().results().selected().map(|(_, patterns)| patterns.games);
    assert_eq!((shown(&state), state.shapes().results().len()), (Some(12_345), 1), "nothing else is read or mined");
    // Even that waits for the first look if the workspace is not on the screen.
    state.apply(Command::Show(Workspace::Library));
    state.finish();
    drop(state);
    let mut state = places.start();
    assert_eq!(shown(&state), None);
    state.apply(Command::Show(Workspace::Shapes));
    settle(&mut state);
    assert_eq!(shown(&state), Some(12_345));
}

#[test]
fn mining_that_was_cancelled_does_not_begin_again() {
    let places = Places::new();
    let mut state = places.opened();
    let params = MiningParams::new("square:9".parse().unwrap(), PatternSource::Move);
    state.apply(ShapesCommand::Mine(params.clone()).into());
    state.apply(Command::CancelAll);
    settle(&mut state);
    drop(state);
    assert!(places.start().shapes().results().find(&params).is_none());
}

#[test]
fn how_a_game_was_set_up_is_remembered() {
    let places = Places::new();
    let mut state = places.start();
    let form = ContestForm {
        size: BoardSize::new(9).unwrap(),
        komi: 5.5,
        you: Color::White,
        watches: true,
        style: Style::Sampled { temperature: 0.5 },
        playouts: 100,
        resigns: false,
        ..ContestForm::default()
    };
    state.apply(PlayCommand::Contest(ContestCommand::Set(form)).into());
    settle(&mut state);
    drop(state);
    assert_eq!(*places.start().play().contest_form(), form);
}

#[test]
fn a_file_of_shapes_that_plays_is_there_again_and_one_that_is_gone_gives_way() {
    let places = Places::new();
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("small shapes.ron");
    let params = MiningParams::new("square:3".parse().unwrap(), PatternSource::Move);
    let mined = mine(&library::self_play().corpus, &params, &Progress::new()).unwrap();
    library::save_ron_patterns(&mined, &path).unwrap();
    let list = |state: &AppState| state.play().engines().list().map(|list| list.name());
    let mut state = places.start();
    state.apply(PlayCommand::Contest(ContestCommand::OpenList(path.clone())).into());
    settle(&mut state);
    assert_eq!(list(&state).as_deref(), Some("small shapes.ron"));
    assert_eq!(state.play().contest_form().teacher, Teacher::List);
    drop(state);
    let mut state = places.start();
    state.apply(Command::Show(Workspace::Play));
    settle(&mut state);
    assert_eq!(list(&state).as_deref(), Some("small shapes.ron"));
    drop(state);
    std::fs::remove_file(&path).unwrap();
    let mut state = places.start();
    state.apply(Command::Show(Workspace::Play));
    settle(&mut state);
    assert_eq!(list(&state), None);
    assert_eq!(state.play().contest_form().teacher, Teacher::Professionals);
}
