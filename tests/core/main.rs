//! The core: go, patterns, corpora, the index, search, mining, libraries. No engine, no page, no command line, no
//! window.
#![allow(clippy::unwrap_used, clippy::disallowed_methods, clippy::disallowed_types)]

// Tests name the library as programs do, whichever crate they belong to.
extern crate katachi_core as katachi;

#[path = "../support"]
mod support {
    pub mod archive;
    pub mod forms;
    pub mod fuzz;
    pub mod oracle;
    pub mod positions;
    pub mod random;
    #[cfg(target_os = "linux")]
    pub mod resident;
    pub mod root;
    pub mod sgf_reader;
    pub mod shared;
    pub mod sweep;
    pub mod turned;
}

mod changed_texts;
mod collocation;
mod compare;
mod corner;
mod costly_shapes;
mod costs;
#[cfg(unix)]
mod dirty;
mod empty_records;
mod evaluation;
mod filters;
mod find_anchored;
mod find_combined;
mod find_positions;
mod find_sequence;
mod find_variations;
mod fuseki;
mod handicap;
mod header_forms;
mod kept_edits;
mod kept_properties;
mod library;
mod mapped_index;
mod mining;
mod names;
mod player;
mod players;
mod problem_marks;
mod professional;
mod real_games;
mod reported;
mod results;
mod sgf;
mod sgf_damage;
mod sgf_encoding;
mod sgf_fixed_point;
mod sgf_formats;
mod sgf_fuzz;
mod sgf_neighbours;
mod sgf_source;
mod statistics;
mod templates;
