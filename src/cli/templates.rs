//! `katachi templates`.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::Failure;
use super::output::{Form, JSON_FORMAT, Output, thousands};
use super::progress_bar::Bar;
use katachi_core::library;
use katachi_core::mining::templates::{TemplateParams, TemplateRow, templates};
use katachi_core::progress::Progress;

#[derive(Args)]
pub(super) struct Templates {
    /// Mined patterns, as `katachi mine --out` writes them
    file: PathBuf,
    /// At most so many free points a template
    #[arg(long, value_name = "N")]
    max_wildcards: Option<usize>,
    /// Keep the templates as RON; a name that ends in .zst is compressed
    #[arg(long, value_name = "FILE.ron")]
    out: Option<PathBuf>,
    #[command(flatten)]
    form: Form,
}

#[derive(Serialize)]
struct TemplatesObject {
    format: u32,
    window: String,
    source: String,
    total: usize,
    maximal: usize,
    templates: Vec<TemplateEntry>,
}

#[derive(Serialize)]
struct TemplateEntry {
    cells: Vec<String>,
    wildcards: usize,
    /// 3 to the number of wildcards.
    fillings: u64,
    occurrences: u64,
    maximal: bool,
}

impl From<TemplateRow> for TemplateEntry {
    fn from(row: TemplateRow) -> TemplateEntry {
        TemplateEntry {
            cells: row.template.rows(),
            wildcards: row.wildcards,
            fillings: row.fillings,
            occurrences: row.occurrences,
            maximal: row.maximal,
        }
    }
}

impl Templates {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, Failure> {
        let patterns = library::open_patterns(&self.file)?;
        let bar = Bar::follow(progress);
        let found = templates(&patterns, &TemplateParams { max_wildcards: self.max_wildcards }, progress)?;
        if let Some(out) = &self.out {
            library::save_templates(&found, patterns.params.source, out)?;
        }
        drop(bar);
        // People are shown the first few; JSON has all.
        let listed = if self.form.is_whole() { found.len() } else { found.len().min(20) };
        let object = TemplatesObject {
            format: JSON_FORMAT,
            window: patterns.params.window.to_string(),
            source: patterns.params.source.to_string(),
            total: found.len(),
            maximal: (0..found.len()).filter(|&at| found.is_maximal(at)).count(),
            templates: found.rows().take(listed).map(TemplateEntry::from).collect(),
        };
        self.form.output(&object, "templates", || object.text())
    }
}

impl TemplatesObject {
    fn text(&self) -> String {
        let (total, maximal) = (thousands(self.total), thousands(self.maximal));
        let mut text = format!("{} {}: {total} templates, {maximal} of them maximal\n", self.window, self.source);
        for entry in &self.templates {
            let maximal = if entry.maximal { ", maximal" } else { "" };
            text +=
                &format!("\n{} occurrences, {} wildcards{maximal}\n", thousands(entry.occurrences), entry.wildcards);
            entry.cells.iter().for_each(|row| text += &format!("   {row}\n"));
        }
        text
    }
}
