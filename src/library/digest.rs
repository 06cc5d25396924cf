//! The figures of a library without its games: what can be given away where the games cannot.

use std::path::Path;

use super::{LibraryError, save_collocations, save_corners, save_openings, save_patterns};
use crate::corpus::{Corpus, GameId};
use crate::mining::collocation::{CollocationParams, collocate};
use crate::mining::corner::{CornerError, CornerParams, corner_graph};
use crate::mining::fuseki::{OpeningGraphParams, opening_graph};
use crate::mining::{MinedPatterns, MiningError, MiningParams, Source, mine};
use crate::pattern::Window;
use crate::progress::{Cancelled, Progress};

/// How much of each result is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DigestParams {
    /// The most frequent shapes of each window, of those that occur at least twice.
    pub shapes: usize,
    /// Pairs that occur so often.
    pub pairs: u32,
    /// Corner positions that were there so often.
    pub corners: u32,
    /// Openings that were there so often.
    pub openings: u32,
}

impl Default for DigestParams {
    fn default() -> Self {
        DigestParams { shapes: 4_000, pairs: 20, corners: 12, openings: 12 }
    }
}

/// The windows whose shapes are kept, each around the move.
const WINDOWS: [&str; 5] = ["square:3", "diamond:2", "square:5", "square:7", "square:9"];

/// A file that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DigestFile {
    pub name: String,
    /// Shapes, pairs or positions.
    pub rows: usize,
    pub bytes: u64,
}

/// Why a digest is not complete.
#[derive(Debug, thiserror::Error)]
pub enum DigestError {
    #[error(transparent)]
    Library(#[from] LibraryError),
    #[error(transparent)]
    Mining(#[from] MiningError),
    #[error(transparent)]
    Corner(#[from] CornerError),
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

/// Counts and writes everything into a folder, which is made if there is none: shapes by window, collocations, corners,
/// openings. No file names a game.
///
/// Runs on the current rayon pool.
pub fn write_digest(
    corpus: &Corpus,
    params: DigestParams,
    dir: &Path,
    progress: &Progress,
) -> Result<Vec<DigestFile>, DigestError> {
    std::fs::create_dir_all(dir).map_err(LibraryError::io(dir, "make this folder"))?;
    let mut files = Vec::new();
    let mut written = |name: String, rows: usize| {
        let path = dir.join(&name);
        let bytes = std::fs::metadata(&path).map_err(LibraryError::io(&path, "read it"))?.len();
        files.push(DigestFile { name, rows, bytes });
        Ok::<(), LibraryError>(())
    };
    for window in WINDOWS {
        let window: Window = window.parse().expect("the list has windows");
        // What occurs once is not frequent, and nearly all shapes of a large window do.
        let mining = MiningParams { min_count: 2, ..MiningParams::new(window, Source::Move) };
        let shapes = most_frequent(&mine(corpus, &mining, progress)?, params.shapes);
        let name = format!("shapes-{}.ron.zst", shapes.params.window.to_string().replace(':', "-"));
        save_patterns(&shapes, &dir.join(&name))?;
        written(name, shapes.len())?;
    }
    let pairs = CollocationParams { min_count: params.pairs, ..CollocationParams::default() };
    let mut pairs = collocate(corpus, &pairs, progress)?;
    // Examples are of games that are not here.
    pairs.pairs.iter_mut().for_each(|pair| pair.example = (GameId(0), 0));
    let name = "collocations.ron.zst".to_owned();
    save_collocations(&pairs, &dir.join(&name))?;
    written(name, pairs.len())?;
    let corners = CornerParams { min_count: params.corners, ..CornerParams::default() };
    let corners = corner_graph(corpus, corners, progress)?;
    let name = "corners.ron.zst".to_owned();
    save_corners(&corners, &dir.join(&name))?;
    written(name, corners.graph.len())?;
    let openings = OpeningGraphParams { min_count: params.openings, ..OpeningGraphParams::default() };
    let openings = opening_graph(corpus, openings, progress)?;
    let name = "openings.ron.zst".to_owned();
    save_openings(&openings, &dir.join(&name))?;
    written(name, openings.graph.len())?;
    Ok(files)
}

/// The first rows alone, with the totals of all, and without examples.
fn most_frequent(mined: &MinedPatterns, count: usize) -> MinedPatterns {
    let rows = 0..mined.len().min(count);
    let counts = rows.map(|at| (mined.pattern(at), *mined.stats(at))).collect();
    let kept = MinedPatterns::from_counts(mined.params.clone(), mined.corpus.clone(), mined.games, counts);
    MinedPatterns { occurrences: mined.occurrences, distinct: mined.distinct, ..kept }
}
