//! The library that is open.

use std::path::PathBuf;

use super::summary::CorpusSummary;
use katachi_core::corpus::load::Loaded;

/// The loaded games, and where they are kept.
#[derive(Clone, Debug)]
pub struct OpenLibrary {
    pub loaded: Loaded,
    pub summary: CorpusSummary,
    pub name: String,
    /// The library folder; `None` for games that were only loaded.
    pub folder: Option<PathBuf>,
    /// The paths that the user opened; empty for the sample and for library folders.
    pub sources: Vec<PathBuf>,
    pub is_sample: bool,
}
