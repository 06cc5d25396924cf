//! Tests of what is there again after a restart, and after the program was killed.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::test_support::{settle, with_self_play};
use super::{AppState, BoardLook, Command, GamePlace, Home, Settings, StoneLook, ThemeChoice, Workspace};
use crate::find::FindCommand;
use crate::games::LibraryCommand;
use crate::joseki::JosekiCommand;
use crate::life::{LifeCommand, LifeView};
use crate::play::contest_form::{ContestForm, Teacher};
use crate::play::{ContestCommand, GuessCommand, PlayCommand};
use crate::shapes::{ShapeAnalysis, ShapesCommand};
use katachi_core::corpus::GameId;
use katachi_core::corpus::sgf::to_sgf;
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
    pub(super) games: PathBuf,
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

    /// Number of edited games that lie with the sample's.
    pub(super) fn in_refuge(&self) -> usize {
        fs::read_dir(self.home.join("sample").join("edited")).map_or(0, Iterator::count)
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

pub(super) fn name(state: &AppState) -> &str {
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
