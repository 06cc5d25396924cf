//! `katachi check`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::CommandFailure;
use super::output::{JSON_FORMAT, Output};
use super::progress_bar::Bar;
use katachi_core::library::health::{Finding, Health, RepairOutcome};
use katachi_core::progress::Progress;
use katachi_engines::library::check_library;
use katachi_sentences::Sentence;

#[derive(Args)]
pub(super) struct CheckArgs {
    /// The library folder
    library: PathBuf,
    /// Rebuild what can be rebuilt, and set aside what cannot be read
    #[arg(long)]
    repair: bool,
    /// One JSON object on standard output
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct CheckObject {
    format: u32,
    /// Number of files that were read.
    files: usize,
    findings: Vec<FindingEntry>,
    elapsed_s: f64,
}

#[derive(Serialize)]
struct FindingEntry {
    path: String,
    problem: String,
    /// `rebuild`, `sources`, `count_again`, `set_aside`, `remove`, `update`, `by_hand` or `none`.
    remedy: &'static str,
    repaired: bool,
    /// The repair that was made, or why it failed.
    outcome: Option<String>,
}

impl CheckArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        let bar = Bar::follow(progress);
        let health = check_library(&self.library, self.repair, progress)?;
        drop(bar);
        let object = CheckObject {
            format: JSON_FORMAT,
            files: health.files,
            findings: health.findings.iter().map(FindingEntry::from_finding).collect(),
            elapsed_s: started.elapsed().as_secs_f64(),
        };
        let output = Output::new(self.json, &object, || text(&health, self.repair));
        Ok(if health.is_sound() { output } else { output.failing() })
    }
}

impl FindingEntry {
    fn from_finding(finding: &Finding) -> FindingEntry {
        let outcome = match &finding.outcome {
            RepairOutcome::Untouched => None,
            RepairOutcome::Repaired(repair) => Some(repair.to_string()),
            RepairOutcome::Failed(why) => Some(why.to_string()),
        };
        FindingEntry {
            path: finding.path.display().to_string(),
            problem: finding.problem.to_string(),
            remedy: finding.remedy.key(),
            repaired: matches!(finding.outcome, RepairOutcome::Repaired(_)),
            outcome,
        }
    }
}

fn text(health: &Health, repair: bool) -> String {
    let mut text = String::new();
    for finding in &health.findings {
        let what = match &finding.outcome {
            RepairOutcome::Untouched => finding.remedy.sentence(),
            RepairOutcome::Repaired(repair) => text!("cli-check-repaired", what = repair.sentence()),
            RepairOutcome::Failed(why) => text!("cli-check-not-repaired", why = why.sentence()),
        };
        text += &format!("{}: {}\n    {what}\n", finding.path.display(), finding.problem.sentence());
    }
    text += &match (health.is_sound(), health.is_repairable() && !repair) {
        (true, _) => text!("cli-check-sound", files = health.files),
        (false, true) => text!("cli-check-repairable", files = health.files),
        (false, false) => text!("cli-check-unsound", files = health.files),
    };
    text += "\n";
    text
}
