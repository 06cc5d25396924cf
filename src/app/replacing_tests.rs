//! Tests that no save replaces a file without asking, and that the answer decides.

use std::fs;
use std::path::{Path, PathBuf};

use super::find::FindCommand;
use super::shapes::{ShapeFile, ShapesCommand};
use super::test_support::{bare, in_workspace, settle};
use super::{AppState, Command, Effect, GamePlace, ReplaceAnswer, ReplacedFile, WindowPrompt, Workspace};
use katachi_core::corpus::GameId;

/// The files that the window is to ask about.
fn asked(state: &mut AppState) -> Vec<ReplacedFile> {
    let prompts = state.take_effects().into_iter().filter_map(|effect| match effect {
        Effect::Ask(WindowPrompt::Replace(prompt)) => Some(prompt.files),
        _ => None,
    });
    prompts.flatten().collect()
}

fn plain(path: &Path) -> ReplacedFile {
    ReplacedFile { path: path.to_owned(), link_to: None, is_source: false }
}

/// Opens a file as games, and its first game.
fn opened(file: &Path) -> AppState {
    let mut state = bare();
    state.apply(Command::Open(vec![file.to_owned()]));
    settle(&mut state);
    state.apply(GamePlace::new(GameId(0), 0).into());
    settle(&mut state);
    state
}

fn write_game(folder: &Path, name: &str) -> std::path::PathBuf {
    let file = folder.join(name);
    fs::write(&file, "(;SZ[9];B[ee])").unwrap();
    file
}

/// Has a workspace save as `name`, which becomes these files: asks about them all, and obeys each answer.
fn check_asks(state: &mut AppState, save: &Command, folder: &Path, name: &str, becomes: &[&str]) {
    let paths: Vec<_> = becomes.iter().map(|name| folder.join(name)).collect();
    let read = || paths.iter().map(|path| fs::read(path).unwrap()).collect::<Vec<_>>();
    paths.iter().for_each(|path| fs::write(path, "keep me").unwrap());
    for answer in [ReplaceAnswer::Keep, ReplaceAnswer::OtherName, ReplaceAnswer::Replace] {
        state.apply(save.clone());
        state.apply(Command::SaveTo(folder.join(name)));
        settle(state);
        assert_eq!(asked(state), paths.iter().map(|path| plain(path)).collect::<Vec<_>>(), "{name}");
        assert!(read().iter().all(|bytes| bytes == b"keep me"), "{name}: nothing happens before the answer");
        state.apply(Command::AnswerReplace(answer));
        settle(state);
        let is_kept = read().iter().all(|bytes| bytes == b"keep me");
        assert_eq!(is_kept, answer != ReplaceAnswer::Replace, "{name}: {answer:?}");
        let asks_again = state.take_effects().iter().any(|e| matches!(e, Effect::Ask(WindowPrompt::SaveFile(..))));
        assert_eq!(asks_again, answer == ReplaceAnswer::OtherName, "{name}");
        let goes_on_here = state.settings().save_folder.as_deref() == Some(folder);
        assert!(goes_on_here || answer == ReplaceAnswer::Keep, "{name}: {answer:?}");
    }
    assert!(read().iter().all(|bytes| bytes != b"keep me"), "{name}: every file is replaced");
    let names: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(names.iter().all(|name| becomes.iter().any(|it| it == name)), "nothing else is left: {names:?}");
    paths.iter().for_each(|path| fs::remove_file(path).unwrap());
}

#[test]
fn every_save_asks_before_it_replaces_a_file_whatever_ending_it_adds() {
    let folder = tempfile::tempdir().unwrap();
    let check = |state: &mut AppState, save: Command, name: &str, becomes: &[&str]| {
        check_asks(state, &save, folder.path(), name, becomes);
    };
    let mut state = in_workspace(Workspace::Library);
    state.apply(GamePlace::new(GameId(0), 0).into());
    settle(&mut state);
    check(&mut state, Command::SaveSgf, "old.sgf", &["old.sgf"]);
    check(&mut state, Command::SaveSgf, "old", &["old.sgf"]);
    check(&mut state, Command::SaveTable { name: "t", rows: vec![vec!["a".into()]] }, "t", &["t.csv"]);
    let mut state = in_workspace(Workspace::Shapes);
    check(&mut state, ShapesCommand::Save.into(), "s", &["s.ron"]);
    check(&mut state, ShapesCommand::Save.into(), "s.parquet", &["s.parquet"]);
    for (file, name) in [(ShapeFile::Csv, "s.csv"), (ShapeFile::Arff, "s.arff"), (ShapeFile::GnuGo, "s.db")] {
        check(&mut state, ShapesCommand::Export(file).into(), "s", &[name]);
    }
    let mut state = in_workspace(Workspace::Find);
    check(&mut state, FindCommand::SaveHits.into(), "hits.csv", &["hits.csv"]);
    check(&mut state, FindCommand::SaveHits.into(), "hits.sgf", &["hits.sgf"]);
    check(&mut state, FindCommand::SavePages.into(), "p", &["p.pdf"]);
    let pages = state.find().chosen().unwrap().hits.len().div_ceil(state.find().pages_form().sheet.per_page);
    assert!(pages > 1);
    let names: Vec<String> = (1..=pages).map(|page| format!("p-{page}.svg")).collect();
    check(&mut state, FindCommand::SavePages.into(), "p.svg", &names.iter().map(String::as_str).collect::<Vec<_>>());
}

/// Chooses a file in a dialog that asks itself before a file of this very name is replaced.
fn choose(state: &mut AppState, file: PathBuf) {
    let request = state.awaited_save().unwrap();
    state.apply(Command::AnswerSave { request, file: Some(file), asked: true });
}

#[test]
fn a_dialog_that_asked_about_this_very_name_is_believed_and_about_another_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let mut state = opened(&write_game(folder.path(), "game.sgf"));
    let old = folder.path().join("old.sgf");
    fs::write(&old, "keep me").unwrap();
    state.apply(Command::SaveSgf);
    choose(&mut state, folder.path().join("old"));
    settle(&mut state);
    assert_eq!(asked(&mut state), [plain(&old)]);
    assert_eq!(fs::read(&old).unwrap(), b"keep me");
    state.apply(Command::AnswerReplace(ReplaceAnswer::Keep));
    state.apply(Command::SaveSgf);
    choose(&mut state, old.clone());
    settle(&mut state);
    assert_eq!(asked(&mut state), []);
    assert!(fs::read_to_string(&old).unwrap().contains("B[ee]"));
}

#[test]
fn a_save_that_comes_beside_a_question_is_refused_and_the_answer_is_for_the_question() {
    let folder = tempfile::tempdir().unwrap();
    let mut state = opened(&write_game(folder.path(), "game.sgf"));
    let old = folder.path().join("old.sgf");
    fs::write(&old, "keep me").unwrap();
    state.apply(Command::SaveSgf);
    state.apply(Command::SaveTo(old.clone()));
    state.take_effects();
    state.apply(Command::SaveSgf);
    assert!(state.take_effects().iter().all(|effect| !matches!(effect, Effect::Ask(_))));
    assert!(state.notices().all().iter().any(|notice| notice.text.contains("A dialog is open")));
    state.apply(Command::AnswerReplace(ReplaceAnswer::Replace));
    settle(&mut state);
    assert!(fs::read_to_string(&old).unwrap().contains("B[ee]"));
}

#[test]
fn a_source_of_the_open_library_is_told_as_such_even_if_the_dialog_asked() {
    let folder = tempfile::tempdir().unwrap();
    let game = write_game(folder.path(), "game.sgf");
    let other = write_game(folder.path(), "other.sgf");
    let mut state = opened(&game);
    for named in [game.clone(), folder.path().join("x/../game.sgf"), folder.path().join("game")] {
        _ = fs::create_dir(folder.path().join("x"));
        state.apply(Command::SaveSgf);
        choose(&mut state, named);
        let asked = asked(&mut state);
        assert!(matches!(&asked[..], [file] if file.is_source), "{asked:?}");
        state.apply(Command::AnswerReplace(ReplaceAnswer::Keep));
    }
    state.apply(Command::SaveSgf);
    state.apply(Command::SaveTo(other.clone()));
    assert_eq!(asked(&mut state), [plain(&other)], "a file of the same size is no source");
}

#[cfg(unix)]
#[test]
fn a_link_is_asked_about_and_the_file_behind_it_stays() {
    let folder = tempfile::tempdir().unwrap();
    let mut state = opened(&write_game(folder.path(), "game.sgf"));
    let (target, link, lost) = ["target.sgf", "link.sgf", "lost.sgf"].map(|name| folder.path().join(name)).into();
    fs::write(&target, "keep me").unwrap();
    std::os::unix::fs::symlink(&target, &link).unwrap();
    std::os::unix::fs::symlink(folder.path().join("nowhere"), &lost).unwrap();
    for (named, link_to) in [(&link, fs::canonicalize(&target).unwrap()), (&lost, folder.path().join("nowhere"))] {
        state.apply(Command::SaveSgf);
        choose(&mut state, named.clone());
        let expected = ReplacedFile { path: named.clone(), link_to: Some(link_to), is_source: false };
        assert_eq!(asked(&mut state), [expected]);
        state.apply(Command::AnswerReplace(ReplaceAnswer::Replace));
        settle(&mut state);
        assert!(fs::symlink_metadata(named).unwrap().is_file());
    }
    assert_eq!(fs::read(&target).unwrap(), b"keep me");
}
