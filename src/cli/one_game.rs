//! The one game that a command is about.

use katachi_language::text;
use std::path::Path;

use super::CommandFailure;
use katachi_core::corpus::GameId;
use katachi_core::corpus::load::{Loaded, load_bytes};
use katachi_core::corpus::source::MAX_MEMBER_BYTES;
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
