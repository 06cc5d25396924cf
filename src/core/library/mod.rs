//! Data on disk: libraries of games, and results.
//!
//! A library is a folder `NAME.katachi/`:
//!
//! - `library.ron`: format number, sources, settings, load report, and the name of the game store. It is written last,
//!   in one rename. At every moment, even if the program is killed, the library is the old one or the new one.
//! - `games-….bin`: the packed games, named after their content; it can be rebuilt from the sources at any time.
//! - `find-index.bin`: the search index; built again when it is missing, damaged, or of other games.
//! - `find-index-mapped.bin`: replaces `find-index.bin` for many games; laid out as in memory, and mapped.
//! - `contexts.bin`, `rings.bin`: counts that suggest moves, beside the model; counted again in the same cases.
//! - `learned.sgf`: games beside the library's that `rings.bin` learned, such as the user's own; never built again.
//! - `evaluations.ron.zst`: what engines have written into the records; collected again when it is missing.
//! - `engine-evaluations.ron.zst`: evaluations by the user's own engine; only the engine can make them again.
//! - `tags.ron`: the user's tags of games; written by the user alone, so it is never built again.
//! - `study.ron`: the user's cards; never built again, like the tags.
//! - `session.ron`: where the user was, and what was counted; written by the window.
//! - `library.lock`, `notes.lock`: empty; held by whoever writes games, or tags and cards: see [`lock`].
//! - `session.lock`: empty; held by the window that keeps the session.
//! - `kept/`: results of these games that took a while to count.
//! - `…-damaged-N.…`: a file that could not be read, set aside.
//! - whatever results the user keeps there, as RON.
//!
//! Source files are only ever read.

mod aside;
pub mod atomic;
pub mod backup;
pub mod bounded;
pub mod collected_evaluations;
mod collocations;
mod column_file;
mod costly_shapes;
mod damage;
pub mod digest;
mod error;
pub mod evaluations;
pub mod export;
mod first_patterns;
mod graphs;
pub mod health;
mod index;
mod kept;
mod kinds;
pub mod lines;
pub mod lock;
mod lockable;
mod manifest;
mod named;
mod note_updates;
mod own_folder;
mod pattern_database;
mod pattern_lines;
mod pattern_runs;
mod patterns;
mod problem;
pub mod professional;
mod sample;
pub mod sealed;
mod shape_export;
mod store;
pub mod study;
mod successors;
pub mod tags;
mod templates;
mod unpacked;

pub use aside::set_aside;
pub use atomic::{write as write_file, write_over};
pub use collocations::{
    collocations_to_ron, keep_collocations, open_collocations, open_kept_collocations, parse_collocations,
    save_collocations,
};
pub use costly_shapes::{keep_costly_shapes, open_kept_costly_shapes};
pub use damage::{Advice, BackupDamage, Damage, ForeignDamage, RowDamage, RowKind};
pub use error::{FileAction, FirstSkipped, LibraryError, NotOurs};
pub use first_patterns::{FirstPatterns, open_first_ron_patterns};
pub use graphs::{
    corners_to_ron, keep_corners, keep_openings, open_corners, open_kept_corners, open_kept_openings, open_openings,
    openings_to_ron, parse_corners, parse_openings, save_corners, save_openings,
};
pub use index::{IndexForm, IndexRebuilt, open_index, open_index_and_tell, open_index_as};
pub use kept::{forget_others, keep, kept_file};
pub use kinds::{PARQUET_MAGIC, ResultKind, result_kind, window_of_result};
pub use manifest::{
    MANIFEST_FILE, Manifest, OpenedLibrary, Rebuilt, import, import_alone, import_as, is_library, open, open_and_tell,
    read_as, read_manifest, set_sources, sources,
};
pub use own_folder::own_folder;
pub use pattern_database::{is_pattern_database, open_pattern_database, parse_pattern_database};
pub use pattern_lines::PatternsFileRow;
pub use pattern_runs::{MineToFileError, PatternLines, PatternRuns, mine_beside, mine_to_ron_file, mine_to_runs};
pub use patterns::{
    PatternsFile, damaged_patterns, keep_patterns, open_ron_pattern_counts, open_ron_patterns,
    open_ron_patterns_watched, parse_patterns, pattern_row, patterns_head, patterns_to_ron, read_patterns_file,
    save_ron_patterns, save_ron_patterns_named,
};
pub use problem::{FileProblem, SharedError};
pub use sample::{SAMPLE, Sample, sample};
#[cfg(any(test, feature = "test-games"))]
pub use sample::{SELF_PLAY, self_play};
pub use shape_export::{ExportedShapes, MAX_GNU_GO_PATTERNS, shapes_to_arff, shapes_to_csv, shapes_to_gnu_go};
pub use templates::{open_templates, parse_templates, save_templates, templates_to_ron};
pub use unpacked::UnpackedPart;

/// The version of every format here. Older formats get a reader of their own (`format_vN.rs`).
pub const FILE_FORMAT: u32 = 1;
/// The format of `library.ron` and of the game store.
const LIBRARY_FORMAT: u32 = 2;

/// Files that the engines keep beside the games, and count again when they are missing.
pub const CONTEXTS_FILE: &str = "contexts.bin";
pub const RINGS_FILE: &str = "rings.bin";

/// The games that the pattern database learned beside the library's. When a game is taken out, the database is built
/// again without it.
pub const LEARNED_FILE: &str = "learned.sgf";

/// The files in which the window notes the user's place, the open game with its edits, and other games with edits.
pub const SESSION_FILE: &str = "session.ron";
pub const GAME_FILE: &str = "game.sgf";
pub const EDITED_FOLDER: &str = "edited";
