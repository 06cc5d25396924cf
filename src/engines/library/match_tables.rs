//! The games of a table of matches, as RON: written after every game, read to play on.

use std::path::Path;

use serde::Deserialize;

use crate::matches::table::{KeptTable, TableGame, TableSettings};
use katachi_core::library::lines::{check_format, push_rows};
use katachi_core::library::{FORMAT, LibraryError, atomic, bounded};

const ADVICE: &str = "Play the table into another file, or take this one from a backup";

#[derive(Deserialize)]
struct File {
    settings: TableSettings,
    games: Vec<TableGame>,
}

/// The file's text, one game a line. The same table gives the same bytes.
pub fn match_table_to_ron(table: &KeptTable) -> String {
    let settings = ron::to_string(&table.settings).expect("texts and numbers can always be written");
    let app = env!("CARGO_PKG_VERSION");
    let mut text =
        format!("(\n    format: {FORMAT},\n    app: \"katachi {app}\",\n    settings: {settings},\n    games: [\n");
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
    let text = match bounded::read_text_at_most(path, bounded::MOST_BY_HAND) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(LibraryError::io(path, "read the table")(error)),
    };
    check_format(&text, path, ADVICE, |error| format!("line {error}"))?;
    let file: File = ron::from_str(&text).map_err(|error| LibraryError::Damaged {
        path: path.to_owned(),
        what: format!("line {error}"),
        advice: ADVICE,
    })?;
    Ok(Some(KeptTable { settings: file.settings, games: file.games }))
}
