//! Tests of what commands do to the state, without a window.

use std::path::PathBuf;
use std::sync::Arc;

use super::shapes::ShapesCommand;
use super::test_support::{bare, settle};
use super::*;
use katachi_core::corpus::{CorpusBuilder, GameHeader, GameSource};
use katachi_core::go::{BoardSize, Color, GameView, Move, Point};

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
    let params =
        katachi_core::mining::MiningParams::new("square:7".parse().unwrap(), katachi_core::mining::PatternSource::Move);
    state.apply(ShapesCommand::Mine(params).into());
    state.apply(Command::Open(paths));
    settle(&mut state);
    assert_ne!(state.corpus().id().to_string(), of_sample);
    let (_, selected) = state.shapes().results().selected().unwrap();
    assert_eq!(selected.corpus, state.corpus().id().to_string());
    assert_eq!(state.shapes().results().len(), 3, "the three that are mined unasked");
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
    let mut state = bare();
    state.apply(Command::OpenSample);
    settle(&mut state);
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
fn results_are_written_and_read_back() {
    let dir = tempfile::tempdir().unwrap();
    let mut state = bare();
    state.apply(Command::OpenSample);
    settle(&mut state);
    state.apply(ShapesCommand::SelectResult(2).into());
    let written = Arc::clone(state.shapes().results().selected().unwrap().1);
    state.apply(ShapesCommand::Save.into());
    state.apply(Command::SaveTo(dir.path().join("shapes")));
    settle(&mut state);
    state.apply(ShapesCommand::CloseResult(2).into());
    assert_ne!(state.shapes().results().selected().unwrap().1.params, written.params);
    state.apply(Command::Open(vec![dir.path().join("shapes.ron")]));
    settle(&mut state);
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
                    if matches!(named.name(), "Count the rules' stones in the games" | "Count the collocations") {
                        // They only take long.
                        continue;
                    }
                    // Apply the command even if it is not offered here, as a script may ask for it.
                    state.apply((named.command)(&state));
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
