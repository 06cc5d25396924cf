//! The drawn query that a subcommand searches for.

use std::path::PathBuf;

use clap::Args;

use super::Failure;
use crate::find::{Fixed, Query};
use crate::go::Color;

#[derive(Args)]
pub(super) struct Drawing {
    /// A text diagram: X black, O white, . empty, ? any, x black or empty, o white or empty, @ a stone, # off the board,
    /// * anything; | and lines of - are edges
    query: PathBuf,
    /// Only where it is drawn: the diagram shows two edges, or the whole board
    #[arg(long)]
    fixed: bool,
    /// Not at board edges that the diagram does not show
    #[arg(long)]
    no_other_edges: bool,
    /// Only with the colours as drawn
    #[arg(long)]
    no_swap: bool,
    /// The side to move, in drawn colours
    #[arg(long, value_name = "B|W", value_parser = ["B", "W"])]
    to_play: Option<String>,
}

impl Drawing {
    pub fn read(&self) -> Result<Query, Failure> {
        let path = self.query.display();
        let text = std::fs::read_to_string(&self.query)
            .map_err(|error| Failure::Failed(format!("{path}: cannot read the query: {error}")))?;
        let mut query: Query = text.parse().map_err(|error| Failure::Failed(format!("{path}: {error}")))?;
        query.other_edges = !self.no_other_edges;
        query.swap = !self.no_swap;
        query.to_play = self.to_play.as_deref().map(|color| if color == "B" { Color::Black } else { Color::White });
        if self.fixed {
            query = query.fixed(Fixed::ByEdges).map_err(|error| Failure::Usage(format!("--fixed: {error}")))?;
        }
        Ok(query)
    }
}
