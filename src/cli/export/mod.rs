//! `katachi export`: one file a kind of export.

mod pages;

use std::sync::Arc;

use clap::{Args, Subcommand};

use super::Failure;
use super::output::Output;
use crate::progress::Progress;

#[derive(Args)]
pub(super) struct Export {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Teacher's pages: hits of a drawn shape as diagrams (PDF, SVG, PNG), SGF or text diagrams
    Pages(pages::Pages),
}

impl Export {
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, Failure> {
        match self.what {
            What::Pages(pages) => pages.run(progress),
        }
    }
}
