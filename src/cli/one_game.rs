//! The one game, or problem, that a command is about.

use katachi_language::text;
use std::path::Path;

use super::CommandFailure;
use katachi_core::corpus::GameId;
use katachi_core::corpus::load::{Loaded, load_bytes};
use katachi_core::corpus::sgf::{ProblemRecord, read_problems};
use katachi_core::corpus::source::MAX_MEMBER_BYTES;
use katachi_core::go::{Board, BoardSize, Point};
use katachi_core::library::bounded;
use katachi_sentences::Sentence;

/// The first game of a file.
///
/// Errors: a file that cannot be read, or without a game, in words.
pub(super) fn read(path: &Path) -> Result<(Loaded, GameId), CommandFailure> {
    let name = path.display().to_string();
    let bytes = bounded::read_at_most(path, MAX_MEMBER_BYTES)
        .map_err(|error| CommandFailure::Failed(text!("cli-cannot-read", path = &name, error = error.sentence())))?;
    let loaded = load_bytes(&name, &bytes);
    let first = loaded.corpus.records().next();
    let id = first.ok_or_else(|| CommandFailure::Failed(text!("cli-no-readable-game", path = &name)))?;
    Ok((loaded, id))
}

/// The game with this number in its file, from 1, as a problem.
///
/// Errors: a file that cannot be read, or without this game, in words.
pub(super) fn problem(path: &Path, game: u32) -> Result<ProblemRecord, CommandFailure> {
    let shown = path.display();
    let bytes = bounded::read_at_most(path, MAX_MEMBER_BYTES)
        .map_err(|error| CommandFailure::Failed(format!("{shown}: {}", error.sentence())))?;
    let mut found = None;
    let mut games = 0;
    read_problems(&bytes, &mut |index, problem| {
        games += 1;
        if index.is_none_or(|index| index + 1 == game) {
            found = Some(problem);
        }
    });
    match found {
        Some(Ok(record)) => Ok(record),
        Some(Err(reason)) => Err(CommandFailure::Failed(format!("{shown}: {}", reason.sentence()))),
        None => {
            let (path, game, games) = (shown.to_string(), game.to_string(), games.to_string());
            Err(CommandFailure::Failed(text!("cli-no-such-game", path = path, game = game, games = games)))
        }
    }
}

/// The position of the game with this number in its file, from 1, after `moves` moves; without a number, the last.
///
/// Errors: a file that cannot be read, or without this game or move, in words.
pub(super) fn position(path: &Path, game: u32, moves: Option<usize>) -> Result<Board, CommandFailure> {
    let (loaded, _) = read(path)?;
    let corpus = &loaded.corpus;
    let shown = path.display().to_string();
    let Some(id) = corpus.records().find(|&id| corpus.source(id).index + 1 == game) else {
        let (game, games) = (game.to_string(), corpus.record_count().to_string());
        return Err(CommandFailure::Failed(text!("cli-no-such-game", path = shown, game = game, games = games)));
    };
    let game = corpus.game(id);
    let all = game.moves.len();
    match moves.filter(|&moves| moves > all) {
        Some(moves) => {
            let (number, all) = (moves.to_string(), all.to_string());
            Err(CommandFailure::Failed(text!("cli-no-such-move", path = shown, move = number, all = all)))
        }
        None => Ok(game.board_before(moves.unwrap_or(all))),
    }
}

/// The point of the option `--group`.
///
/// Errors: wrong usage.
pub(super) fn group_point(label: &str, size: BoardSize) -> Result<Point, CommandFailure> {
    Point::from_label(label, size)
        .ok_or_else(|| CommandFailure::Usage(text!("cli-group", point = label, size = size.to_string())))
}
