//! `katachi export`: one file a kind.

mod games;

use std::sync::Arc;

use clap::{Args, Subcommand};

use super::Failure;
use super::output::Output;
use crate::progress::Progress;

#[derive(Args)]
pub(super) struct Export {
    #[command(subcommand)]
    kind: Kind,
}

#[derive(Subcommand)]
enum Kind {
    /// The games of a filter or a search: SGF files, one collection, a table; the hits as a table
    Games(games::Games),
}

impl Export {
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, Failure> {
        match self.kind {
            Kind::Games(command) => command.run(progress),
        }
    }
}
