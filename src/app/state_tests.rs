//! Tests of what commands do to the state, without a window.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::counts_tests::games;
use super::find::FindCommand;
use super::joseki::JosekiCommand;
use super::life::LifeCommand;
use super::named::COMMANDS;
use super::play::contest_form::Teacher;
use super::shapes::ShapesCommand;
use super::tasks::Task;
use super::test_support::{bare, in_workspace, settle};
use super::*;
use katachi_core::corpus::load::load_bytes;
use katachi_core::corpus::{CorpusBuilder, GameHeader, GameSource};
use katachi_core::go::{BoardSize, Color, GameView, Move, Point};
use katachi_core::mining::{MiningParams, PatternSource};
use katachi_core::progress::Progress;

/// Games between these players, each with its number of moves.
pub fn corpus_of(games: &[(&str, &str, usize)]) -> katachi_core::corpus::Corpus {
    let mut builder = CorpusBuilder::new();
    for (index, &(black, white, count)) in games.iter().enumerate() {
        let moves: Vec<Move> = (0..count)
            .map(|at| Move::play(Color::BOTH[at % 2], Point::new((at % 19) as u8, (at / 19) as u8)))
            .collect();
        let header = GameHeader { black, white, ..GameHeader::default() };
        let source = GameSource { file: 0, member: "", index: index as u32 };
        let view = GameView { size: BoardSize::NINETEEN, setup: &[], moves: &moves };
        builder.push(view, header, source, count as u32, 0).unwrap();
    }
    builder.finish()
}

fn games_in(dir: &std::path::Path, names: &[&str]) -> Vec<PathBuf> {
    let points = ["cc", "gg", "cg", "gc", "ee", "ce", "ec"];
    let write = |(index, name): (usize, &&str)| {
        let path = dir.join(name);
        let moves: String = (0..6)
            .map(|at| format!(";{}[{}]", if at % 2 == 0 { "B" } else { "W" }, points[(at * (index + 2)) % 7]))
            .collect();
        std::fs::write(&path, format!("(;SZ[9]PB[{name}]{moves})")).unwrap();
        path
    };
    names.iter().enumerate().map(write).collect()
}

#[test]
fn a_library_is_saved_opened_again_and_remembered() {
    let dir = tempfile::tempdir().unwrap();
    let paths = games_in(dir.path(), &["a.sgf", "b.sgf"]);
    let mut state = bare();
    state.apply(Command::Open(paths));
    settle(&mut state);
    let games = state.corpus().games().len();
    assert!(games >= 1);
    state.apply(Command::SaveLibrary(dir.path().join("mine")));
    settle(&mut state);
    let folder = dir.path().join("mine.katachi");
    assert_eq!(state.library().unwrap().folder.as_deref(), Some(folder.as_path()));
    assert_eq!(state.settings().recent, std::slice::from_ref(&folder));

    let mut again = bare();
    again.apply(Command::Open(vec![folder]));
    settle(&mut again);
    assert_eq!(again.library().unwrap().name, "mine");
    assert_eq!(again.corpus().games().len(), games);
}

#[test]
fn a_library_that_was_left_is_held_by_nobody() {
    let dir = tempfile::tempdir().unwrap();
    let mut state = bare();
    state.apply(Command::Open(games_in(dir.path(), &["a.sgf", "b.sgf", "c.sgf"])));
    settle(&mut state);
    for workspace in Workspace::ALL {
        state.apply(Command::Show(workspace));
        settle(&mut state);
    }
    let left = Arc::downgrade(state.corpus());
    assert!(!state.corpus().is_empty() && left.strong_count() > 1);
    state.show_games(load_bytes("other.sgf", b"(;SZ[9];B[ee];W[cc])"), "other");
    settle(&mut state);
    // Work that was stopped ends when it next asks.
    let deadline = Instant::now() + Duration::from_secs(20);
    while left.strong_count() > 0 {
        assert!(Instant::now() < deadline, "{} hold the games that were left", left.strong_count());
        std::thread::sleep(Duration::from_millis(2));
        state.poll();
    }
}

#[test]
fn engines_out_of_sight_leave_with_the_games_and_are_unpacked_again_when_they_are_looked_at() {
    let mut state = bare();
    let look = |state: &mut AppState, workspace: Workspace| {
        state.apply(Command::Show(workspace));
        settle(state);
        state.play().engines().is_ready()
    };
    state.show_games(load_bytes("first.sgf", b"(;SZ[9];B[ee];W[cc])"), "first");
    assert!(look(&mut state, Workspace::Play) && look(&mut state, Workspace::Library));
    state.show_games(load_bytes("second.sgf", b"(;SZ[9];B[cc];W[ee])"), "second");
    assert!(!look(&mut state, Workspace::Library) && look(&mut state, Workspace::Play));
    state.show_games(load_bytes("first.sgf", b"(;SZ[9];B[ee];W[cc])"), "first");
    assert!(state.play().engines().is_ready(), "they are in sight");
}

#[test]
fn engines_out_of_sight_stay_when_a_game_is_added_to_the_library() {
    let dir = tempfile::tempdir().unwrap();
    let paths = games_in(dir.path(), &["a.sgf", "b.sgf"]);
    let mut state = bare();
    for command in [Command::Open(paths[..1].to_vec()), Command::SaveLibrary(dir.path().join("mine"))] {
        state.apply(command);
        settle(&mut state);
    }
    for workspace in [Workspace::Play, Workspace::Library] {
        state.apply(Command::Show(workspace));
        settle(&mut state);
    }
    let before = state.corpus().games().len();
    state.apply(Command::Add(paths[1..].to_vec()));
    settle(&mut state);
    assert_eq!(state.corpus().games().len(), before + 1);
    assert!(state.play().engines().is_ready());
    state.apply(Command::Show(Workspace::Play));
    settle(&mut state);
    assert!(state.play().engines().knows(Teacher::Own), "of the new games too");
}

#[test]
fn paths_that_answer_a_question_mean_what_was_asked() {
    let paths = || vec![PathBuf::from("a"), PathBuf::from("b")];
    assert_eq!(WindowPrompt::GameFiles.answered(paths()), Some(Command::Open(paths())));
    assert_eq!(WindowPrompt::MoreFolder.answered(paths()), Some(Command::Add(paths())));
    assert_eq!(WindowPrompt::SaveLibrary.answered(paths()), Some(Command::SaveLibrary("a".into())));
    assert_eq!(WindowPrompt::Keys.answered(paths()), None);
    assert_eq!(WindowPrompt::GameFiles.answered(Vec::new()), None);
}

#[test]
fn results_of_games_that_are_gone_are_dropped() {
    let dir = tempfile::tempdir().unwrap();
    let paths = games_in(dir.path(), &["a.sgf", "b.sgf"]);
    let mut state = bare();
    state.apply(Command::OpenSample);
    settle(&mut state);
    let of_sample = state.corpus().id().to_string();
    let params = MiningParams::new("square:7".parse().unwrap(), PatternSource::Move);
    state.apply(ShapesCommand::Mine(params).into());
    state.apply(Command::Open(paths));
    settle(&mut state);
    assert_ne!(state.corpus().id().to_string(), of_sample);
    assert!(state.shapes().results().is_empty(), "of the new games nothing is mined yet");
}

#[test]
fn nothing_is_counted_before_somebody_looks() {
    let mut state = bare();
    state.apply(Command::OpenSample);
    settle(&mut state);
    assert!(state.shapes().results().is_empty() && state.joseki().corner().graph().is_none());
    assert!(
        state.costly_shapes().made().is_none()
            && state.fuseki().graph().is_none()
            && state.find().search().shown().is_none()
    );
    let offered: Vec<String> = state.shapes().offered().map(|params| params.window.to_string()).collect();
    assert_eq!(offered, ["square:3", "square:5", "diamond:2"]);
    state.apply(Command::Show(Workspace::Shapes));
    settle(&mut state);
    let mined: Vec<String> = state.shapes().results().params().iter().map(|params| params.window.to_string()).collect();
    assert_eq!(mined, ["square:3"], "only what the table shows");
    let next = state.shapes().offered().next().unwrap().clone();
    state.apply(ShapesCommand::Mine(next.clone()).into());
    settle(&mut state);
    assert_eq!(state.shapes().results().selected().unwrap().1.params, next);
    assert_eq!(state.shapes().offered().count(), 1);
}

#[test]
fn of_many_minings_two_hold_memory_and_all_get_their_result() {
    let mut state = bare();
    state.apply(Command::OpenSample);
    settle(&mut state);
    let windows = ["square:7", "rect:5x3", "diamond:3", "square:4"];
    let source = |window: &str| if window == "square:4" { PatternSource::Final } else { PatternSource::Move };
    for window in windows {
        state.apply(ShapesCommand::Mine(MiningParams::new(window.parse().unwrap(), source(window))).into());
        state.poll();
        assert!(state.tasks().count() <= 2, "{}", state.tasks().count());
    }
    settle(&mut state);
    let mined: Vec<String> = state.shapes().results().params().iter().map(|params| params.window.to_string()).collect();
    assert!(windows.iter().all(|window| mined.contains(&(*window).to_owned())), "{mined:?}");
    let shown = state.shapes().results().selected().unwrap().1.params.window.to_string();
    assert_eq!(shown, windows[3], "the latest that was asked for");
}

#[test]
fn what_may_be_looked_at_is_counted_ahead_when_the_user_does_nothing_and_wishes_it() {
    let mut state = bare();
    state.apply(Command::OpenSample);
    settle(&mut state);
    assert_eq!(state.counts_ahead_in(), None);
    state.apply(ShapesCommand::CountAhead(true).into());
    assert!(state.counts_ahead_in().is_some_and(|wait| wait > Duration::from_secs(5)));
    while let Some(long_ago) = Instant::now().checked_sub(Duration::from_secs(60))
        && state.counts_ahead_in().is_some()
    {
        state.last_input = long_ago;
        settle(&mut state);
    }
    assert_eq!(state.shapes().offered().count(), 0);
    assert!(state.joseki().corner().graph().is_some());
}

#[test]
fn opening_other_games_ends_what_was_counted_for_the_old_ones_at_once() {
    let dir = tempfile::tempdir().unwrap();
    let paths = games_in(dir.path(), &["a.sgf", "b.sgf"]);
    let mut state = bare();
    state.apply(Command::OpenSample);
    settle(&mut state);
    // While this runs, all work that is less urgent stands still.
    state.spawn(Task::telling("Urgent", |progress| {
        loop {
            progress.check()?;
            std::thread::sleep(Duration::from_millis(1));
        }
    }));
    let params = MiningParams::new("square:7".parse().unwrap(), PatternSource::Move);
    state.apply(ShapesCommand::Mine(params).into());
    state.apply(JosekiCommand::CountCorners.into());
    let labels =
        |state: &AppState| state.tasks().map(|task| (task.label.to_owned(), task.is_paused)).collect::<Vec<_>>();
    assert_eq!(labels(&state).iter().filter(|(_, is_paused)| *is_paused).count(), 2, "{:?}", labels(&state));
    state.apply(Command::Open(paths));
    let deadline = Instant::now() + Duration::from_secs(60);
    while state.is_loading() || state.tasks().count() > 1 {
        assert!(Instant::now() < deadline, "{:?}", labels(&state));
        std::thread::sleep(Duration::from_millis(1));
        state.poll();
    }
    assert_eq!(labels(&state), [("Urgent".to_owned(), false)]);
    assert!(!state.library().unwrap().is_sample && !state.is_mining());
    state.apply(Command::CancelAll);
    settle(&mut state);
}

#[test]
fn a_library_that_is_no_library_says_so_and_changes_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let mut state = bare();
    state.apply(Command::OpenSample);
    settle(&mut state);
    state.apply(Command::Open(vec![dir.path().join("none.katachi")]));
    settle(&mut state);
    assert!(state.library().unwrap().is_sample);
    let notice = state.notices().open().last().unwrap();
    assert_eq!(notice.level, NoticeLevel::Error);
    assert!(notice.text.contains("none.katachi"), "{}", notice.text);
}

#[test]
fn an_example_opens_its_game_with_the_window_lit_and_templates_are_found() {
    let mut state = in_workspace(Workspace::Shapes);
    let (_, patterns) = state.shapes().results().selected().unwrap();
    let example = patterns.examples(5)[0];
    state.apply(ShapesCommand::Select(5).into());
    state.apply(ShapesCommand::OpenExample(0).into());
    settle(&mut state);
    let viewer = state.viewer().unwrap();
    assert_eq!(state.open_game(), Some(example.game));
    assert_eq!(viewer.move_number(), example.moves_before as usize);
    assert!(viewer.region().unwrap().contains(example.at));
    state.apply(ShapesCommand::FindTemplates.into());
    settle(&mut state);
    assert!(state.shapes().results().templates().is_some());
}

#[test]
fn a_library_that_was_changed_outside_is_opened_and_told_of_once() {
    let dir = tempfile::tempdir().unwrap();
    let (games, library) = (dir.path().join("a.sgf"), dir.path().join("a.katachi"));
    fs::write(&games, "(;SZ[9];B[ee])").unwrap();
    katachi_core::library::import(&library, &[games], false, &Progress::new()).unwrap();
    let path = library.join("library.ron");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("keep_duplicates: false", "keep_duplicates: true")).unwrap();
    let mut state = bare();
    for _ in 0..2 {
        state.apply(Command::Open(vec![library.clone()]));
        settle(&mut state);
    }
    assert_eq!(state.library().unwrap().summary.games, 1);
    let said = state.notices().all().iter().filter(|notice| notice.text.contains("changed outside Katachi"));
    assert_eq!(
        said.map(|notice| notice.text.clone()).collect::<Vec<_>>(),
        [format!("{}: changed outside Katachi", path.display())]
    );
}

#[test]
fn results_are_written_and_read_back() {
    let dir = tempfile::tempdir().unwrap();
    let mut state = in_workspace(Workspace::Shapes);
    let params = MiningParams::new("diamond:2".parse().unwrap(), PatternSource::Move);
    state.apply(ShapesCommand::Mine(params).into());
    settle(&mut state);
    let written = Arc::clone(state.shapes().results().selected().unwrap().1);
    state.take_effects();
    state.apply(ShapesCommand::Save.into());
    let offered = state.take_effects().into_iter().find_map(|effect| match effect {
        Effect::Ask(WindowPrompt::SaveFile(_, prompt)) => Some(prompt.name),
        _ => None,
    });
    assert_eq!(offered.as_deref(), Some("diamond-2 move.ron"), "the text that the entry names");
    state.apply(Command::SaveTo(dir.path().join("shapes")));
    settle(&mut state);
    let open = |state: &mut AppState| {
        state.apply(Command::Open(vec![dir.path().join("shapes.ron")]));
        settle(state);
        state.notices().all().last().unwrap().text.clone()
    };
    let said = open(&mut state);
    assert!(said.contains("shapes.ron") && said.contains("in place of"), "an equal result is open: {said}");
    state.apply(ShapesCommand::CloseResult(1).into());
    assert_ne!(state.shapes().results().selected().unwrap().1.params, written.params);
    let said = open(&mut state);
    assert!(said.contains("shapes.ron") && !said.contains("in place of"), "{said}");
    assert_eq!(state.workspace(), Workspace::Shapes);
    assert_eq!(*state.shapes().results().selected().unwrap().1.params.window.to_string(), *"diamond:2");
    assert_eq!(state.shapes().results().selected().unwrap().1.len(), written.len());
}

/// Every command of the palette in every workspace, with no games, with the sample, and while work goes on.
#[test]
fn every_command_in_every_state_does_no_harm() {
    use crate::named::COMMANDS;
    for (what, games) in [("nothing", false), ("the sample", true)] {
        for workspace in Workspace::ALL {
            let mut state = if games { crate::test_support::with_sample() } else { crate::test_support::bare() };
            state.apply(Command::Show(workspace));
            // An empty question, and a list without a row.
            state.apply(crate::find::FindCommand::Clear.into());
            for round in 0..2 {
                for named in COMMANDS {
                    let command = (named.command)(&state);
                    // They only take long.
                    if matches!(
                        command,
                        Command::Life(LifeCommand::CountRules) | Command::Joseki(JosekiCommand::CountShapes)
                    ) {
                        continue;
                    }
                    // Apply the command even if it is not offered here, as a script may ask for it.
                    state.apply(command);
                    state.poll();
                    if round == 1 {
                        state.apply(Command::CancelAll);
                        state.poll();
                    }
                    state.apply(Command::Show(workspace));
                }
            }
            state.apply(Command::CancelAll);
            assert_eq!(state.workspace(), workspace, "{what}");
        }
    }
}

#[test]
fn a_wall_of_hits_with_one_a_game_is_there_again_at_the_next_start() {
    let mut state = bare();
    state.apply(FindCommand::ShowWall(true).into());
    state.apply(FindCommand::OneAGame(true).into());
    let settings: Settings = Settings::from_ron(&state.settings().to_ron()).unwrap();
    let again = AppState::new(settings, Arc::new(|| {}));
    assert!(again.find().is_wall() && again.find().hits().is_one_a_game());
}

#[test]
fn a_broken_file_among_games_of_no_library_hides_none_of_them() {
    let dir = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = dir.path().join(name);
        fs::write(&path, text).unwrap();
        path
    };
    let mut state = bare();
    let mut load = |command: Command| {
        state.apply(command);
        while state.is_loading() {
            state.poll();
        }
        settle(&mut state);
        let told = state.notices().all().last().unwrap();
        (state.corpus().games().len(), told.text.clone(), told.details.join("; "))
    };
    load(Command::Open(vec![file("one.sgf", "(;SZ[19];B[pd];W[dd])")]));
    let added = [("two.sgf", "(;SZ[19];B[cc];W[qq];B[dq])"), ("broken.sgf", "no game"), ("empty.sgf", "")];
    let (games, said, details) = load(Command::Add(added.map(|(name, text)| file(name, text)).to_vec()));
    assert_eq!(games, 2);
    assert!(!said.contains("No game") && details.contains("broken.sgf"), "{said}: {details}");
}

/// Commands that open other games.
const OPENERS: [&str; 2] = ["Open the sample games", "Professional shapes"];

#[test]
fn games_that_were_closed_are_held_by_nothing() {
    for workspace in Workspace::ALL {
        let mut state = bare();
        state.show_games(games(), "games");
        let corpus = Arc::downgrade(state.corpus());
        state.apply(Command::Show(workspace));
        settle(&mut state);
        for named in COMMANDS.iter().filter(|named| !OPENERS.contains(&named.english())) {
            if named.needs.met(&state) {
                state.apply((named.command)(&state));
                settle(&mut state);
            }
        }
        let patterns = state.shapes().patterns().map(Arc::downgrade);
        state.take_effects();
        // The user closes the dialog that asks for a name.
        let asked = state.awaited_save().map(|request| Command::AnswerSave { request, file: None, asked: false });
        asked.into_iter().for_each(|answer| state.apply(answer));
        state.show_games(load_bytes("other.sgf", b"(;SZ[19];B[dd];W[pp])"), "other");
        settle(&mut state);
        state.take_effects();
        assert!(corpus.upgrade().is_none(), "{workspace:?} holds the games");
        assert!(patterns.is_none_or(|patterns| patterns.upgrade().is_none()), "{workspace:?} holds the shapes");
    }
}
