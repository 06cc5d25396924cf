//! Teacher's pages: chosen hits of a search as diagrams for print and for other programs.
//!
//! All are shown in the orientation of the drawing that was searched for, in the colours of the game unless the drawing's
//! are asked for. A [`PageDiagram`] holds the contents of a diagram, without a place on paper. [`lay_out`] puts diagrams
//! on pages as [`PageScene`]s of simple shapes. SVG is written from a scene, and PDF and PNG are rendered from that SVG,
//! so that all three look the same. [`PagesExport`] writes files, including a web page whose diagrams can be stepped
//! through. [`Workbook`] prints mistakes from the costly shapes: first the positions, then the answers. [`PlayerPages`]
//! prints a player's profile.
//!
//! # Words
//!
//! *Frame*: the part of the board that is shown. *Region*: the drawn points. *Replayed*: a move on a point where the
//! diagram shows another stone, "20 = 12". *Elsewhere*: a move outside the frame; its point and its coordinates are
//! those of the turned board.
#![cfg_attr(test, allow(clippy::disallowed_methods, clippy::disallowed_types))]

mod caption;
mod diagram;
mod export;
mod fonts;
mod html;
mod layout;
mod notes;
mod paint;
mod pdf;
mod player;
mod png;
mod scene;
pub mod sensei;
mod sgf;
mod svg;
mod text;
mod workbook;

use std::path::PathBuf;

use katachi_language::text;

pub use caption::Caption;
pub use diagram::{
    Content, DiagramExtent, DiagramFrame, DiagramNotes, DiagramNumbering, DiagramStone, Label, PageDiagram,
    ReplayedMoves,
};
pub use export::{PagesExport, PagesFileKind, WrittenFiles, page_files};
pub use fonts::Fonts;
pub use layout::{PageLayout, Paper, lay_out};
pub use pdf::{svg_to_pdf, to_pdf};
pub use player::PlayerPages;
pub use png::{DPI_RANGE, Picture, picture, to_png};
pub use scene::{Ink, PageScene, PageShape, Spot, TextAnchor};
pub use sgf::{Cut, to_collection};
pub use svg::{escaped, to_svg};
pub use workbook::Workbook;

use katachi_core::jobs::JobError;
use katachi_core::library::LibraryError;
use katachi_core::progress::Cancelled;
use katachi_sentences::Sentence;

/// The reason why there are no pages.
#[derive(Debug, thiserror::Error)]
pub enum PagesError {
    #[error("{}", text!("pages-no-exercises"))]
    NoExercises,
    #[error("{}", text!("pages-no-workbook", path = .0.display().to_string()))]
    NoWorkbook(PathBuf),
    #[error("{}", text!("pages-no-player-pages", path = .0.display().to_string()))]
    NoPlayerPages(PathBuf),
    #[error("{}", text!("pages-no-hits"))]
    NoHits,
    #[error("{}", text!("pages-per-page", diagrams = .0.to_string()))]
    PerPage(usize),
    #[error(
        "{}",
        text!("pages-dots", dots = .0.to_string(), low = DPI_RANGE.start().to_string(), high = DPI_RANGE.end().to_string())
    )]
    Dpi(u32),
    #[error("{}", text!("pages-unknown-kind", path = .0.display().to_string()))]
    UnknownKind(PathBuf),
    #[error("{}", text!("pages-no-fonts"))]
    NoFonts,
    #[error("{}", text!("pages-not-rendered", error = .0))]
    Rendering(String),
    #[error(transparent)]
    File(#[from] LibraryError),
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

impl Sentence for PagesError {
    fn sentence(&self) -> String {
        match self {
            PagesError::File(error) => error.sentence(),
            PagesError::Cancelled(cancelled) => cancelled.sentence(),
            _ => self.to_string(),
        }
    }
}

impl From<PagesError> for JobError {
    fn from(error: PagesError) -> JobError {
        match error {
            PagesError::Cancelled(_) => JobError::Cancelled,
            other => JobError::Failed(other.sentence()),
        }
    }
}
