//! Shared by commands with players: the size of the board, and the pattern matcher.

use katachi_language::text;
use std::path::Path;

use super::CommandFailure;
use katachi_core::files;
use katachi_core::go::BoardSize;
use katachi_engines::library::open_matcher;
use katachi_engines::predict::Matcher;
use katachi_sentences::Sentence;

pub(super) fn board_size(text: &str) -> Result<BoardSize, String> {
    let side: u32 = text.parse().map_err(|_| text!("cli-board-size").to_owned())?;
    BoardSize::new(side).map_err(|error| error.sentence())
}

/// Opens the pattern matcher of one file, or of several separated by commas. A file name that contains a comma works
/// too.
pub(super) fn matcher(text: &str) -> Result<Matcher, CommandFailure> {
    let names: Vec<&str> = if files::exists(Path::new(text)) { vec![text] } else { text.split(',').collect() };
    Ok(open_matcher(&names)?)
}
