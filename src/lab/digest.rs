//! A digest: the figures of a library without its games. It may be published even if the games may not.

use std::path::Path;

use katachi_core::corpus::Corpus;
use katachi_core::files;
use katachi_core::library::digest::{COLLOCATIONS_FILE, CORNERS_FILE, DigestContents, OPENINGS_FILE, shapes_name};
use katachi_core::library::{
    FILE_FORMAT, FileAction, LibraryError, atomic, collocations_to_ron, corners_to_ron, openings_to_ron,
    patterns_to_ron,
};
use katachi_core::mining::collocation::{CollocationParams, collocate};
use katachi_core::mining::corner::{CornerError, CornerParams, corner_graph};
use katachi_core::mining::fuseki::{OpeningGraphParams, opening_graph};
use katachi_core::mining::{MiningError, MiningParams, PatternSource, mine};
use katachi_core::pattern::Window;
use katachi_core::progress::{Cancelled, Progress};

/// How much of each result is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DigestParams {
    /// Maximum number of shapes per window. The most frequent are kept; shapes that occur once never are.
    pub shapes: usize,
    /// Minimum number of occurrences of a pair.
    pub pairs: u32,
    /// Minimum number of occurrences of a corner position.
    pub corners: u32,
    /// Minimum number of occurrences of an opening.
    pub openings: u32,
}

impl Default for DigestParams {
    fn default() -> Self {
        DigestParams { shapes: 4_000, pairs: 20, corners: 12, openings: 12 }
    }
}

/// The windows whose shapes are kept, each around the move.
const DIGEST_WINDOWS: [&str; 6] = ["square:3", "diamond:2", "square:5", "diamond:3", "square:7", "square:9"];

const CONTENTS_FILE: &str = "contents.ron";

/// The zstd level: favours size over speed, since a digest is made once and read for years.
const COMPRESSION_LEVEL: i32 = 22;

/// A file that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DigestFile {
    pub name: String,
    /// Shapes, pairs or positions.
    pub rows: usize,
    pub bytes: u64,
}

/// The reason why a digest is not complete.
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

/// Counts and writes everything into a folder, which is created if necessary: shapes by window, collocations, corners,
/// openings. No file identifies a game.
///
/// Runs on the current rayon pool.
///
/// Errors: stopped by the user, or a file that cannot be written.
pub fn write_digest(
    corpus: &Corpus,
    params: DigestParams,
    dir: &Path,
    progress: &Progress,
) -> Result<Vec<DigestFile>, DigestError> {
    atomic::make_folder(dir)?;
    let mut files = Vec::new();
    let mut write = |name: &str, rows: usize, text: String| {
        let path = dir.join(name);
        atomic::write_packed(&path, &text, COMPRESSION_LEVEL)?;
        let bytes = files::metadata(&path).map_err(LibraryError::io(&path, FileAction::Read))?.len();
        files.push(DigestFile { name: name.to_owned(), rows, bytes });
        Ok::<(), DigestError>(progress.check()?)
    };
    for name in DIGEST_WINDOWS {
        let window: Window = name.parse().expect("the list has windows");
        // Leave out shapes that occur once: nearly all shapes of a large window do.
        let mining = MiningParams { min_count: 2, ..MiningParams::new(window, PatternSource::Move) };
        let shapes = mine(corpus, &mining, progress)?.most_frequent(params.shapes);
        write(&shapes_name(name), shapes.len(), patterns_to_ron(&shapes))?;
    }
    let pairs = CollocationParams { min_count: params.pairs, ..CollocationParams::default() };
    let mut pairs = collocate(corpus, &pairs, progress)?;
    // Examples refer to games that are not in the digest.
    pairs.forget_examples();
    write(COLLOCATIONS_FILE, pairs.len(), collocations_to_ron(&pairs))?;
    let corners = CornerParams { min_count: params.corners, ..CornerParams::default() };
    let corners = corner_graph(corpus, corners, progress)?;
    write(CORNERS_FILE, corners.graph.len(), corners_to_ron(&corners))?;
    let openings = OpeningGraphParams { min_count: params.openings, ..OpeningGraphParams::default() };
    let openings = opening_graph(corpus, openings, progress)?;
    write(OPENINGS_FILE, openings.graph.len(), openings_to_ron(&openings))?;
    let years = corpus.games().iter().filter_map(|&id| corpus.year(id));
    let contents = DigestContents {
        format: FILE_FORMAT,
        app: format!("katachi {}", env!("CARGO_PKG_VERSION")),
        corpus: corpus.id().to_string(),
        games: corpus.games().len() as u64,
        moves: corpus.move_count(),
        years: years.clone().min().zip(years.max()),
        files: files.iter().map(|file| (file.name.clone(), file.rows)).collect(),
    };
    let layout = ron::ser::PrettyConfig::new().new_line("\n").compact_arrays(false);
    let text = ron::ser::to_string_pretty(&contents, layout).expect("texts and numbers can always be written") + "\n";
    let path = dir.join(CONTENTS_FILE);
    atomic::write(&path, text.as_bytes())?;
    files.push(DigestFile { name: CONTENTS_FILE.to_owned(), rows: contents.files.len(), bytes: text.len() as u64 });
    Ok(files)
}
