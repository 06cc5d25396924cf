//! The files of a digest: the figures of a library without its games. `katachi-lab` writes them.

use serde::{Deserialize, Serialize};

/// The name of the file with the shapes of a window.
pub fn shapes_name(window: &str) -> String {
    format!("shapes-{}.ron.zst", window.replace(':', "-"))
}

/// The names of the files with the other results.
pub const COLLOCATIONS_FILE: &str = "collocations.ron.zst";
pub const CORNERS_FILE: &str = "corners.ron.zst";
pub const OPENINGS_FILE: &str = "openings.ron.zst";
/// A description of a digest; written beside its files as `contents.ron`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DigestContents {
    pub format: u32,
    pub app: String,
    /// [`crate::corpus::CorpusId`] of the corpus, in hexadecimal.
    pub corpus: String,
    pub games: u64,
    pub moves: u64,
    /// First and last year of a game that says it.
    pub years: Option<(i16, i16)>,
    /// Each file with its number of shapes, pairs or positions.
    pub files: Vec<(String, usize)>,
}
