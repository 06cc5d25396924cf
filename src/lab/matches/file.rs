//! The games of a table of matches as RON: written after every game, and read to resume.

use std::collections::BTreeSet;
use std::path::Path;

use serde::Deserialize;

use super::table::{KeptTable, TableGame, TableSettings};
use katachi_core::library::lines::{check_format, push_rows};
use katachi_core::library::{Advice, FILE_FORMAT, FileAction, LibraryError, atomic, bounded};
use katachi_language::text;

const ADVICE: Advice = Advice::PlayTable;

#[derive(Deserialize)]
struct MatchTableFile {
    settings: TableSettings,
    games: Vec<TableGame>,
}

/// The text of the file, one game per line. The same table gives the same bytes.
pub fn match_table_to_ron(table: &KeptTable) -> String {
    let settings = ron::to_string(&table.settings).expect("texts and numbers can always be written");
    let app = env!("CARGO_PKG_VERSION");
    let mut text = format!(
        "(\n    format: {FILE_FORMAT},\n    app: \"katachi {app}\",\n    settings: {settings},\n    games: [\n"
    );
    push_rows(&mut text, table.games.len(), |at| table.games[at]);
    text.push_str("    ],\n)\n");
    text
}

/// Writes a table, atomically.
///
/// Errors: the file cannot be written.
pub fn save_match_table(table: &KeptTable, path: &Path) -> Result<(), LibraryError> {
    atomic::write(path, match_table_to_ron(table).as_bytes())
}

/// Reads a table; `None` if there is no such file.
///
/// Errors: it cannot be read, is damaged, or is of a newer Katachi.
pub fn open_match_table(path: &Path) -> Result<Option<KeptTable>, LibraryError> {
    match bounded::read_text_at_most(path, bounded::MAX_HANDMADE_BYTES) {
        Ok(text) => parse_match_table(&text, path).map(Some),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(LibraryError::io(path, FileAction::ReadTable)(error)),
    }
}

/// The inverse of [`match_table_to_ron`]; `path` is for messages.
///
/// Errors: the text is damaged, or of a newer Katachi.
pub fn parse_match_table(text: &str, path: &Path) -> Result<KeptTable, LibraryError> {
    let damaged = LibraryError::damaged::<String>(path, ADVICE);
    check_format(text, path, ADVICE, |error| text!("tsumego-file-line", error = error.to_string()))?;
    let MatchTableFile { settings, games } =
        ron::from_str(text).map_err(|error| damaged(text!("tsumego-file-line", error = error.to_string())))?;
    let numbers: BTreeSet<(usize, usize)> = games.iter().map(|game| (game.top, game.number)).collect();
    if numbers.len() < games.len() || numbers.iter().any(|&(top, number)| top == 0 || number == 0) {
        return Err(damaged(text!("tsumego-table-numbers").to_owned()));
    }
    Ok(KeptTable { settings, games })
}
