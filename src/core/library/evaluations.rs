//! Evaluations that engines have written into a library's records, in `evaluations.ron.zst` of the library folder.
//!
//! A game is named by its [`GameKey`], so its evaluations stay when it is imported again, moves to another file, or is
//! a duplicate. Importing collects them. If there is no such file, nothing was found or nothing was collected yet; then
//! they are collected when they are first asked for: see [`collected_evaluations`](super::collected_evaluations).
//!
//! One game a row: its key, the format that they were written in, and a word for each position from the empty board on:
//! `5461:-130` (Black's winrate in hundredths of a percent, Black's lead in hundredths of a point), `5461:` or `:-130`
//! if one is not known, `-` if neither is. If the record has the moves that the engine would have played, `best` has
//! them: two letters as in SGF for each position, `-` where none is known. Older files have no `best`.
//!
//! Evaluations by the user's own engine, of games whose records have none, are in `engine-evaluations.ron.zst`, in the
//! same format ([`add_of_engine`]). They took hours and cannot be collected again, so importing removes nothing from that
//! file; a game that has changed gets what is known of its unchanged moves.

use std::collections::HashSet;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::lines::{FORMAT_OPEN, ROWS_CLOSE, check_format, in_words, parse_rows, push_rows, read_text};
use super::lock::{Lockable, lock};
use super::successors::Successors;
use super::{Advice, Damage, FILE_FORMAT, FileAction, LibraryError, RowKind, atomic};
use crate::corpus::evaluation::{Evaluation, Evaluations, Format, GameEvaluations};
use crate::corpus::load::Loaded;
use crate::corpus::{Corpus, GameId};
use crate::files;
use crate::go::{GameKey, Point};
use crate::progress::Progress;

pub(super) const EVALUATIONS_FILE: &str = "evaluations.ron.zst";

/// Evaluations of the user's own engine.
pub(super) const ENGINE_EVALUATIONS_FILE: &str = "engine-evaluations.ron.zst";

const ENGINE_ADVICE: Advice = Advice::EvaluateAgain;

const ADVICE: Advice = Advice::RemoveEvaluations;

/// The text before the rows.
const ROWS_OPEN: &str = "    evaluations: [\n";

#[derive(Serialize, Deserialize)]
struct EvaluationsFile {
    format: u32,
    app: String,
    evaluations: Vec<EvaluationRow>,
}

#[derive(Serialize, Deserialize)]
struct EvaluationRow {
    game: GameKey,
    format: String,
    positions: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    best: String,
}

/// Adds the evaluations by the user's engine for games whose records have none.
pub(super) fn add_others(evaluations: &mut Evaluations, own: &Evaluations) {
    for (game, own) in own.iter() {
        if evaluations.get(game).is_none() {
            evaluations.insert(game, own.clone());
        }
    }
}

/// The evaluations of a library's games by the user's own engine; empty if it was never asked.
///
/// Errors: damaged, of a newer Katachi, or the system's.
pub fn open_of_engine(dir: &Path) -> Result<Evaluations, LibraryError> {
    read(&dir.join(ENGINE_EVALUATIONS_FILE), ENGINE_ADVICE).map(Option::unwrap_or_default)
}

/// Adds evaluations of some games by the user's own engine. Of two evaluations of a game, that of more positions stays. Two
/// that write at once lose nothing.
///
/// Errors: as [`open_of_engine`], stopped by the user, or [`LibraryError::Busy`]; nothing is changed then.
pub fn add_of_engine(
    dir: &Path,
    games: &[(GameKey, GameEvaluations)],
    progress: &Progress,
) -> Result<(), LibraryError> {
    let _lock = lock(dir, Lockable::Games, progress)?;
    change_of_engine(dir, |evaluations| {
        games.iter().for_each(|(game, of_game)| evaluations.insert(*game, of_game.clone()));
    })
}

/// Gives games that an import has changed what is known of their unchanged moves. The caller holds the lock. Evaluations
/// of games that are gone stay: the import may fail yet, and the games may come back.
///
/// Errors: as [`open_of_engine`], or the file cannot be written.
pub(super) fn follow_of_engine(dir: &Path, successors: &Successors<'_>) -> Result<(), LibraryError> {
    change_of_engine(dir, |evaluations| {
        let known: Vec<(GameKey, GameEvaluations)> = evaluations.iter().map(|(key, of)| (key, of.clone())).collect();
        for (key, of_game) in known {
            let Some((old, new)) = successors.successor_of_key(key) else { continue };
            let shared = successors.shared_moves(old, new).and_then(|moves| of_game.up_to(moves));
            if let Some(part) = shared {
                evaluations.insert(GameKey::from_game(successors.new.corpus.game(new)), part);
            }
        }
    })
}

fn change_of_engine(dir: &Path, change: impl FnOnce(&mut Evaluations)) -> Result<(), LibraryError> {
    let mut evaluations = open_of_engine(dir)?;
    let before = evaluations.clone();
    change(&mut evaluations);
    match evaluations == before {
        true => Ok(()),
        false => atomic::write_packed(&dir.join(ENGINE_EVALUATIONS_FILE), &to_ron(&evaluations), 3),
    }
}

/// The evaluations that a library keeps of its records; `None` where none were ever collected.
///
/// Errors: damaged, of a newer Katachi, or the system's.
pub fn open(dir: &Path) -> Result<Option<Evaluations>, LibraryError> {
    read(&dir.join(EVALUATIONS_FILE), ADVICE)
}

fn read(path: &Path, advice: Advice) -> Result<Option<Evaluations>, LibraryError> {
    if files::symlink_metadata(path).is_err_and(|error| error.kind() == std::io::ErrorKind::NotFound) {
        return Ok(None);
    }
    from_ron(&read_text(path, advice)?, path, advice).map(Some)
}

/// All evaluations that a library has, of its records and of the user's own engine, without collecting any.
///
/// Errors: as [`open`].
pub fn known(dir: &Path) -> Result<Evaluations, LibraryError> {
    let mut evaluations = open(dir)?.unwrap_or_default();
    add_others(&mut evaluations, &open_of_engine(dir)?);
    Ok(evaluations)
}

/// Writes the evaluations that are kept after an import. In a library that is there already they are written before
/// `library.ron`, so that a program that is killed in between has lost none.
///
/// Games that were read now get what was read; games that were taken over keep their evaluations. Evaluations of games
/// that are gone stay until the next import, as the old library may still be the one that counts. Unreadable
/// evaluations do not stop an import: their file is removed, and they are collected again when they are asked for.
///
/// Errors: the file cannot be written.
pub(super) fn keep(dir: &Path, loaded: &Loaded, previous: Option<&Corpus>) -> Result<(), LibraryError> {
    let known = match open(dir) {
        Ok(known) => known,
        Err(newer @ LibraryError::NewerFormat { .. }) => return Err(newer),
        Err(_) => None,
    };
    let Some(known) = known else {
        // Games that were taken over may hold evaluations that were never read. Most libraries have nothing to keep.
        return match loaded.taken_over.is_empty() && !loaded.evaluations.is_empty() {
            true => write(dir, &loaded.evaluations),
            false => remove(dir),
        };
    };
    let corpus = &loaded.corpus;
    let key = |corpus: &Corpus, id: GameId| GameKey::from_game(corpus.game(id));
    let is_taken_over = |id: &GameId| loaded.taken_over.contains(&corpus.source(*id).file);
    let (taken_over, read): (Vec<GameId>, Vec<GameId>) = corpus.records().partition(is_taken_over);
    let mut kept: HashSet<GameKey> =
        previous.into_iter().flat_map(|old| old.records().map(|id| key(old, id))).collect();
    read.into_iter().for_each(|id| _ = kept.remove(&key(corpus, id)));
    kept.extend(taken_over.into_iter().map(|id| key(corpus, id)));
    let mut evaluations = Evaluations::clone(&loaded.evaluations);
    let stays = known.iter().filter(|(game, _)| kept.contains(game));
    stays.for_each(|(game, known)| evaluations.insert(game, known.clone()));
    if evaluations == known { Ok(()) } else { write(dir, &evaluations) }
}

fn remove(dir: &Path) -> Result<(), LibraryError> {
    let path = dir.join(EVALUATIONS_FILE);
    match files::remove_file(&path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(LibraryError::io(&path, FileAction::Remove)(error))
        }
        _ => Ok(()),
    }
}

/// Whether a file is sound.
///
/// Errors: it is damaged, of a newer Katachi, or the system's.
pub(super) fn check(path: &Path) -> Result<(), LibraryError> {
    let advice = if path.ends_with(ENGINE_EVALUATIONS_FILE) { ENGINE_ADVICE } else { ADVICE };
    read(path, advice).map(|_| ())
}

pub(super) fn write(dir: &Path, evaluations: &Evaluations) -> Result<(), LibraryError> {
    atomic::write_packed(&dir.join(EVALUATIONS_FILE), &to_ron(evaluations), 3)
}

fn to_ron(evaluations: &Evaluations) -> String {
    let mut text =
        format!("{FORMAT_OPEN}{FILE_FORMAT},\n    app: \"katachi {}\",\n{ROWS_OPEN}", env!("CARGO_PKG_VERSION"));
    let games: Vec<(GameKey, &GameEvaluations)> = evaluations.iter().collect();
    push_rows(&mut text, games.len(), |at| {
        let (game, evaluations) = games[at];
        let words: Vec<String> = evaluations.positions().iter().map(|&position| word(position)).collect();
        let best = evaluations.best_moves().iter().map(|best| best.map_or("-".to_owned(), Point::to_sgf));
        let best = best.collect::<Vec<_>>().join(" ");
        EvaluationRow { game, format: evaluations.format().name().to_owned(), positions: words.join(" "), best }
    });
    text.push_str(ROWS_CLOSE);
    text
}

fn from_ron(text: &str, path: &Path, advice: Advice) -> Result<Evaluations, LibraryError> {
    let damaged = |what: Damage| LibraryError::Damaged { path: path.to_owned(), what, advice };
    let in_words = |error: &ron::error::SpannedError| in_words(error, text, ROWS_OPEN, RowKind::Game);
    check_format(text, path, advice, in_words)?;
    let lines = text.split_once(ROWS_OPEN).and_then(|(_, rest)| rest.strip_suffix(ROWS_CLOSE));
    let rows: Vec<EvaluationRow> = match lines.and_then(parse_rows) {
        Some(rows) => rows,
        None => ron::from_str::<EvaluationsFile>(text).map_err(|error| damaged(in_words(&error)))?.evaluations,
    };
    let mut evaluations = Evaluations::default();
    for (number, row) in rows.iter().enumerate() {
        let game = read_row(row).ok_or_else(|| damaged(Damage::GamePositions { number: number + 1 }))?;
        evaluations.insert(row.game, game);
    }
    Ok(evaluations)
}

fn read_row(row: &EvaluationRow) -> Option<GameEvaluations> {
    let positions: Option<Vec<Option<Evaluation>>> = row.positions.split_ascii_whitespace().map(read_word).collect();
    let best: Option<Vec<Option<Point>>> = row.best.split_ascii_whitespace().map(read_best).collect();
    Some(GameEvaluations::new(Format::parse(&row.format)?, positions?)?.with_best(best?))
}

/// The outer `None` means that the word is no point.
fn read_best(word: &str) -> Option<Option<Point>> {
    if word == "-" { Some(None) } else { Point::from_sgf(word).map(Some) }
}

fn word(position: Option<Evaluation>) -> String {
    let Some(position) = position else { return "-".to_owned() };
    let number = |value: Option<i32>| value.map(|value| value.to_string()).unwrap_or_default();
    format!("{}:{}", number(position.black_winrate().map(i32::from)), number(position.black_lead()))
}

/// The outer `None` means that the word cannot be read.
fn read_word(word: &str) -> Option<Option<Evaluation>> {
    if word == "-" {
        return Some(None);
    }
    let (winrate, lead) = word.split_once(':')?;
    let winrate = if winrate.is_empty() { None } else { Some(winrate.parse().ok()?) };
    let lead = if lead.is_empty() { None } else { Some(lead.parse().ok()?) };
    Evaluation::new(winrate, lead).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::load::load_bytes;

    const GAME: &str = "(;SZ[9]SBKV[46.1];B[ee]SBKV[45.61]OGSC[-1.3];W[cc];B[gg]OGSC[0.4])";
    const BETTER: &str = "(;SZ[9];B[ee]LZ[0.7 41.6 2k\nmove C3 visits 9 winrate 4560 pv C3 info ];W[cc])";

    #[test]
    fn what_was_written_comes_back_and_damage_is_told() {
        let read = load_bytes("a.sgf", GAME.as_bytes()).evaluations;
        let text = to_ron(&read);
        assert!(text.contains("4610: 4561:-130 - :40") && !text.contains("best"), "{text}");
        let better = load_bytes("b.sgf", BETTER.as_bytes()).evaluations;
        let written = to_ron(&better);
        assert!(written.contains("best:\"- cg\""), "{written}");
        assert_eq!(from_ron(&written, Path::new("b"), ADVICE).unwrap(), *better);
        assert!(from_ron(&written.replace("- cg", "- c"), Path::new("b"), ADVICE).is_err());
        let path = Path::new("evaluations.ron.zst");
        assert_eq!(from_ron(&text, path, ADVICE).unwrap(), *read);
        let shuffled = text.replace(",\n    app", ", app");
        assert_eq!(from_ron(&shuffled, path, ADVICE).unwrap(), *read, "another layout");
        for (from, to) in [("4561:-130", "4561"), (":40", "10001:"), ("sabaki", "sabakii"), ("4610:", "- - -:")] {
            let error = from_ron(&text.replace(from, to), path, ADVICE).unwrap_err();
            assert!(error.to_string().contains("game 1"), "{error}");
        }
        let newer = from_ron(&text.replace("format: 1,\n", "format: 2,\n"), path, ADVICE).unwrap_err();
        assert!(matches!(newer, LibraryError::NewerFormat { found: 2, .. }), "{newer}");
    }
}
