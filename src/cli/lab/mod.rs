//! `katachi lab`: the commands of the laboratory, which reproduce the papers and make the shipped files.
//!
//! The only module of the command line that uses katachi-lab. Each command works at the top level too, where it was
//! before, without being listed there.

mod calibration;
mod contenders;
mod digest;
mod match_games;
mod match_table;
mod predict;
mod predict_counts;
mod predict_rings;
mod rules;
mod tsumego_patterns;

use std::sync::Arc;

use clap::{Args, Subcommand};

use super::output::Output;
use super::{CommandFailure, examples};
use katachi_core::progress::Progress;
pub(super) use katachi_lab::estimate::train_estimate;
pub(super) use katachi_lab::kmp::{DrawnFeature, FeatureFile, kmp};
pub(super) use katachi_lab::two_eyes::{KnownWithin, RecognisedBy, known_within, recognised_by, two_eyed_groups};

#[derive(Args)]
pub(super) struct LabArgs {
    #[command(subcommand)]
    command: LabCommand,
}

#[derive(Subcommand)]
pub(super) enum LabCommand {
    /// Play many games between two players: playouts by hand-made or mined patterns, and the players of `gtp`
    #[command(after_help = examples::MATCH)]
    Match(match_games::MatchArgs),
    /// Train or test the model that suggests moves
    #[command(after_help = examples::PREDICT)]
    Predict(predict::PredictArgs),
    /// Save the figures of a library without its games: shapes, collocations, corners, openings
    #[command(after_help = examples::DIGEST)]
    Digest(digest::DigestArgs),
    /// Generate the rules of eyes, life, connections and captures, or count how many are possible
    #[command(after_help = examples::RULES)]
    Rules(rules::RulesArgs),
    /// Show the patterns of moves that solve problems
    #[command(after_help = examples::TSUMEGO_PATTERNS)]
    TsumegoPatterns(tsumego_patterns::TsumegoPatternsArgs),
}

impl LabArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        self.command.run(progress)
    }
}

impl LabCommand {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        match self {
            LabCommand::Match(command) => command.run(progress),
            LabCommand::Predict(command) => command.run(progress),
            LabCommand::Digest(command) => command.run(progress),
            LabCommand::Rules(command) => command.run(progress),
            LabCommand::TsumegoPatterns(command) => command.run(progress),
        }
    }
}
