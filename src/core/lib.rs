//! Katachi's core: the game, its shapes, and the knowledge about them. Needs no command line, no window, no PDF.
//!
//! The modules, lowest first; each may use those above it, never those below:
//!
//! - [`machine`]: advice to the machine: large pages, memory asked for ahead, a thread's priority. All `unsafe` is
//!   here, except for mapped files.
//! - [`files`]: the one door to files; a test can have any call fail. Files that are mapped.
//! - [`progress`]: how far a piece of work is, and its cancel flag.
//! - [`scheduler`]: which work may run now, and which stands still while somebody waits for other work.
//! - [`jobs`]: long work on a background thread, with a typed result.
//! - [`scripts`]: texts and names as they are compared, and names that are one in several scripts.
//! - [`go`]: points, boards, records and trees. Knows nothing of patterns.
//! - [`pattern`]: cells, windows, symmetry, canonical form, templates, names of shapes and moves.
//! - [`corpus`]: SGF reading, loading, duplicates, and the immutable [`corpus::Corpus`] that everything reads.
//! - [`index`]: the history of every point of every game, and bit columns over all games.
//! - [`find`]: a drawn query, and every game that shows it; filters of games.
//! - [`mining`]: counted patterns, don't-care templates, collocations, corner sequences, openings and their statistics.
//! - [`words`]: numbers in English, for files and programs.
//! - [`study`]: spaced repetition of what was missed.
//! - [`library`]: what is kept on disk: formats, versions, atomic writes, incremental import, professional figures.
//! - [`reports`]: what is written when Katachi itself breaks.
//!
//! # How a game becomes a shape
//!
//! [`corpus::source`] lists and reads files and archives. [`corpus::sgf`] decodes the bytes, cuts a file into games,
//! repairs them and has `sgf-parse` read the moves. Each main line is replayed once, so that a record that breaks off
//! is cut where it breaks. [`library`] keeps the games packed in one binary file that can always be rebuilt. [`mining`]
//! replays the packed games; a [`pattern::WindowHasher`] keeps one number a point, symmetry and colour up to date while
//! stones come and go, so that no window is ever scanned. The smallest of the eight (or sixteen) numbers names the
//! class.
#![cfg_attr(test, allow(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod machine;

pub mod files;

pub mod progress;
pub mod scheduler;

pub mod jobs;
mod sorting;
mod workers;

pub mod scripts;

pub mod go;

pub mod pattern;

pub mod corpus;

pub mod index;

pub mod find;

pub mod mining;

pub mod words;

pub mod study;

pub mod library;

pub mod reports;
