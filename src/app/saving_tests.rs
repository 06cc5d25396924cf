//! Tests that the copy that the window saves has all that the record has, and the edit.

#[path = "../../tests/support/root.rs"]
mod root;
#[path = "../../tests/support/sgf_reader.rs"]
mod sgf_reader;
#[path = "../../tests/support/shared.rs"]
mod shared;

use std::fs;
use std::path::Path;

use super::tasks::Task;
use super::test_support::{bare, settle};
use super::{AppState, Command, GamePlace, NoticeLevel, Pen, ReplaceAnswer};
use katachi_core::corpus::GameId;
use katachi_core::corpus::sgf::{ReadItem, read_records};
use katachi_core::corpus::source;
use katachi_core::go::{Color, Point};
use katachi_core::progress::Progress;
use sgf_reader::{PlainNode, games};

const RECORD: &str = "(;FF[4]GM[1]AP[Pencil]SZ[9]GN[g]GC[about]SO[s]PB[a]PW[b]XX[1]XX[2]\n\
    ;B[dd]BL[90]N[n]C[x](;W[ff]BM[1]AR[aa:bb]TB[ii]\n;B[fg]LB[aa:A long label]UC[1])(;W[gg]YY[]))\n";

/// Saves the open game, and returns the written file.
fn saved(state: &mut AppState, folder: &Path) -> String {
    let file = folder.join("saved.sgf");
    _ = fs::remove_file(&file);
    state.apply(Command::SaveSgf);
    state.apply(Command::SaveTo(file.clone()));
    settle(state);
    fs::read_to_string(file).unwrap()
}

fn opened(file: &Path) -> AppState {
    let mut state = bare();
    state.apply(Command::Open(vec![file.to_owned()]));
    settle(&mut state);
    state
}

#[test]
fn a_saved_copy_differs_by_the_edit_alone_even_if_the_record_is_still_being_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    fs::write(&file, RECORD).unwrap();
    let edits = [
        (Command::Comment("y".into()), RECORD.replace("C[x]", "C[y]")),
        (
            Command::PlayStone { point: Point::new(4, 4), color: None },
            RECORD.replace("(;W[gg]YY[])", "(;W[gg]YY[])(;W[ee])"),
        ),
        (Command::Draw { point: Point::new(0, 8), pen: Pen::Triangle }, RECORD.replace("C[x]", "C[x]TR[ai]")),
    ];
    for (edit, expected) in edits {
        let mut state = opened(&file);
        state.apply(GamePlace::new(GameId(0), 1).into());
        state.apply(edit);
        assert_eq!(saved(&mut state, folder.path()), expected);
    }
}

#[test]
fn a_record_that_begins_with_a_move_is_read_whole_and_saved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    for text in ["(;SZ[9]B[dd];W[ff];B[dc])\n", "(;SZ[9]B[dd];W[ff](;B[dc])(;B[cd];W[gg]))\n"] {
        fs::write(&file, text).unwrap();
        let mut state = opened(&file);
        state.apply(GamePlace::new(GameId(0), 2).into());
        assert_eq!(state.viewer().unwrap().line().len(), 3, "{text}");
        state.apply(Command::Comment("y".into()));
        assert_eq!(saved(&mut state, folder.path()), text.replace("W[ff]", "W[ff]C[y]"));
    }
}

#[test]
fn a_stone_set_up_where_move_1_plays_does_not_cut_the_saved_record() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    fs::write(&file, "(;SZ[9];B[dd];W[ff];B[dc])").unwrap();
    let mut state = opened(&file);
    state.apply(GamePlace::new(GameId(0), 0).into());
    state.apply(Command::Draw { point: Point::new(3, 3), pen: Pen::Stone(Color::White) });
    let text = saved(&mut state, folder.path());
    assert_eq!(text, "(;SZ[9]AW[dd];B[dd];W[ff];B[dc])\n");
    fs::write(&file, text).unwrap();
    let mut state = opened(&file);
    assert_eq!(state.corpus().game(GameId(0)).moves.len(), 3);
    for (moves, color) in [(0, Color::White), (3, Color::Black)] {
        state.apply(GamePlace::new(GameId(0), moves).into());
        settle(&mut state);
        assert_eq!(state.viewer().unwrap().board().get(Point::new(3, 3)), Some(color), "move {moves}");
    }
}

#[test]
fn a_game_saved_over_its_collection_leaves_the_other_games_there() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("saved.sgf");
    let text = "(;SZ[9]PB[a];B[dd])\n-- two --\n(;SZ[9]PB[b];B[ee];W[ff])\n(;SZ[9](;AB[aa]AW[bb];B[ca])(;AB[hh]AW[ii];W[gi]))\n";
    let save = |state: &mut AppState, game| {
        state.apply(GamePlace::new(GameId(game), 1).into());
        state.apply(Command::Comment("new".into()));
        state.apply(Command::SaveSgf);
        state.apply(Command::SaveTo(file.clone()));
        state.apply(Command::AnswerReplace(ReplaceAnswer::Replace));
        settle(state);
        fs::read_to_string(&file).unwrap()
    };
    fs::write(&file, text).unwrap();
    assert_eq!(save(&mut opened(&file), 1), text.replace("B[ee]", "B[ee]C[new]"));
    fs::write(&file, text).unwrap();
    let mut state = opened(&file);
    assert_eq!(save(&mut state, 2), text, "a problem that shares its tree");
    assert!(state.notices().open().any(|notice| notice.text.contains("Choose another name")));
    // The file has another game there meanwhile.
    let other = text.replace("B[ee]", "B[eg]");
    let mut state = opened(&file);
    fs::write(&file, &other).unwrap();
    assert_eq!(save(&mut state, 1), other);
}

/// The nodes without the character set, and without the comment of one of them.
fn without_edit(mut nodes: Vec<PlainNode>, edited: usize) -> Vec<PlainNode> {
    for (at, node) in nodes.iter_mut().enumerate() {
        node.properties.retain(|(name, _)| name != "CA" && (name != "C" || at != edited));
    }
    nodes
}

/// Comments on a move of every `every`th file that is whole, in UTF-8, and has a stone in each game; saves it, and
/// compares. Returns their number.
fn compare_saved(sources: &[std::path::PathBuf], every: usize) -> usize {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    let (mut number, mut compared) = (0, 0);
    let mut compare = |bytes: &[u8]| {
        let Ok(text) = std::str::from_utf8(bytes) else { return };
        let mut is_whole = true;
        let reading = read_records(bytes, &mut |item| {
            is_whole &=
                matches!(item, ReadItem::Record { record, .. } if record.warnings.is_empty() && !record.is_empty());
        });
        number += 1;
        if number % every != 0 || !is_whole || games(text).len() != reading.games as usize {
            return;
        }
        fs::write(&file, bytes).unwrap();
        let mut state = opened(&file);
        let game = number % reading.games as usize;
        state.apply(GamePlace::new(GameId(game as u32), number % 50).into());
        state.apply(Command::Comment("A remark".into()));
        let written = games(&saved(&mut state, folder.path())).remove(0);
        let is_edited = |node: &PlainNode| node.values("C").is_some_and(|values| *values == ["A remark"]);
        let edited = written.iter().position(is_edited).unwrap_or_else(|| panic!("no remark: {text}"));
        assert_eq!(without_edit(written, edited), without_edit(games(text).remove(game), edited), "{number}");
        compared += 1;
    };
    for source in source::list(sources, &Progress::new()).unwrap().files {
        let read = source::read(&source, &Progress::new(), &mut |_, bytes| {
            compare(&bytes);
            std::ops::ControlFlow::Continue(())
        });
        assert!(read.is_ok(), "{read:?}");
    }
    println!("{compared} of {number} files saved with a comment");
    compared
}

#[test]
fn a_comment_on_a_real_record_changes_nothing_else_in_the_saved_copy() {
    let Some(corpus) = shared::shared("corpus/pro-5k.zip") else { return };
    assert!(compare_saved(&[corpus], 100) >= 20);
}

#[test]
#[ignore = "opens and saves thousands of files"]
fn a_comment_on_any_real_record_changes_nothing_else_in_the_saved_copy() {
    let Some(shared) = shared::shared("") else { return };
    assert!(compare_saved(&[shared.join("dirty/real")], 1) >= 100);
    assert!(compare_saved(&[shared.join("corpus/pro.tar.zst")], 5) >= 10_000);
}

#[test]
fn a_good_save_takes_the_message_of_a_failed_save_away() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    fs::write(&file, RECORD).unwrap();
    let mut state = opened(&file);
    state.apply(GamePlace::new(GameId(0), 1).into());
    let errors = |state: &AppState| state.notices().open().filter(|notice| notice.level == NoticeLevel::Error).count();
    // Nothing can be written below a file.
    state.apply(Command::SaveSgf);
    state.apply(Command::SaveTo(file.join("below.sgf")));
    settle(&mut state);
    assert_eq!(errors(&state), 1, "{:?}", state.notices().all());
    state.spawn(Task::telling("Other work", |_| Ok("done".to_owned())));
    settle(&mut state);
    assert_eq!(errors(&state), 1, "other work is no save");
    assert_eq!(state.settings().save_folder, None, "nothing was saved there");
    saved(&mut state, folder.path());
    assert_eq!(state.settings().save_folder.as_deref(), Some(folder.path()));
    assert_eq!(errors(&state), 0, "{:?}", state.notices().all());
    assert!(state.notices().open().last().unwrap().text.contains("saved.sgf"));
    assert!(state.notices().all().iter().any(|notice| notice.level == NoticeLevel::Error), "the log keeps it");
}

#[test]
fn an_answer_goes_to_the_request_that_asked() {
    let folder = tempfile::tempdir().unwrap();
    let mut state = bare();
    let save = |name| Command::SaveTable { name, rows: vec![vec![name.to_owned()]] };
    let file = |name: &str| folder.path().join(name);
    let answer = |state: &mut AppState, request, name: &str| {
        state.apply(Command::AnswerSave { request, file: Some(file(name)), asked: false });
        settle(state);
    };
    state.apply(save("first"));
    let first = state.awaited_save().unwrap();
    // The window has the dialog of the first one open.
    state.set_asks_for_file(true);
    state.apply(save("second"));
    assert_eq!(state.awaited_save(), Some(first));
    assert!(state.notices().open().any(|notice| notice.text.starts_with("A dialog is open")));
    answer(&mut state, first, "a.csv");
    assert!(fs::read_to_string(file("a.csv")).unwrap().contains("first"));
    state.set_asks_for_file(false);
    state.apply(save("third"));
    let third = state.awaited_save().unwrap();
    answer(&mut state, first, "b.csv");
    state.apply(Command::AnswerSave { request: first, file: None, asked: false });
    assert!(!file("b.csv").exists() && state.awaited_save() == Some(third), "an older answer changes nothing");
    answer(&mut state, third, "c.csv");
    assert!(fs::read_to_string(file("c.csv")).unwrap().contains("third"));
}
