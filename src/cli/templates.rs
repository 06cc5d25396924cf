//! `katachi templates`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::CommandFailure;
use super::output::{JSON_FORMAT, Output, OutputFormArgs, thousands};
use super::progress_bar::Bar;
use katachi_core::find::DatabasePattern;
use katachi_core::library;
use katachi_core::mining::templates::{TemplateParams, TemplateRow, templates};
use katachi_core::progress::Progress;

#[derive(Args)]
pub(super) struct TemplatesArgs {
    /// Mined patterns from `katachi mine --out`, or a pattern database of GNU Go (FILE.db), whose patterns are listed
    file: PathBuf,
    /// List only templates with at most N free points
    #[arg(long, value_name = "N")]
    max_wildcards: Option<usize>,
    /// Save the templates as RON; compressed if the name ends in .zst
    #[arg(long, value_name = "FILE.ron")]
    out: Option<PathBuf>,
    #[command(flatten)]
    form: OutputFormArgs,
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
    /// 3 to the power of `wildcards`; some may be the same shape in another orientation.
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

impl TemplatesArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        if library::is_pattern_database(&self.file) {
            return self.of_database();
        }
        let patterns = katachi_tables::open_pattern_counts(&self.file)?;
        let bar = Bar::follow(progress);
        let found = templates(&patterns, &TemplateParams { max_wildcards: self.max_wildcards }, progress)?;
        if let Some(out) = &self.out {
            library::save_templates(&found, patterns.params.source, out)?;
        }
        drop(bar);
        // Text shows the first 20 templates; JSON and CSV have all.
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

/// The patterns of a GNU Go database: templates with a move, drawn by hand.
#[derive(Serialize)]
struct DatabaseObject {
    format: u32,
    total: usize,
    /// Number of patterns with a move: only these can play.
    with_move: usize,
    /// Number of patterns with a condition for GNU Go's reading, which Katachi does not check.
    with_conditions: usize,
    templates: Vec<DatabaseEntry>,
}

#[derive(Serialize)]
struct DatabaseEntry {
    name: String,
    line: usize,
    cells: Vec<String>,
    wildcards: usize,
    fillings: f64,
    /// Column and row of the move, from 1.
    at: Option<[usize; 2]>,
    symmetry: char,
    classes: String,
    /// Named values, `shape(2.5) value(30)`.
    values: String,
    conditions: bool,
}

impl From<&DatabasePattern> for DatabaseEntry {
    fn from(pattern: &DatabasePattern) -> DatabaseEntry {
        let values: Vec<String> = pattern.values.iter().map(|(name, value)| format!("{name}({value})")).collect();
        DatabaseEntry {
            name: pattern.name.clone(),
            line: pattern.line,
            cells: pattern.rows(),
            wildcards: pattern.wildcards(),
            fillings: pattern.fillings(),
            at: pattern.at.map(|(x, y)| [x + 1, y + 1]),
            symmetry: pattern.symmetry,
            classes: pattern.classes.clone(),
            values: values.join(" "),
            conditions: pattern.has_conditions,
        }
    }
}

impl TemplatesArgs {
    fn of_database(&self) -> Result<Output, CommandFailure> {
        if self.out.is_some() {
            return Err(CommandFailure::Usage(text!("cli-templates-out").into()));
        }
        let most = self.max_wildcards.unwrap_or(usize::MAX);
        let mut patterns = library::open_pattern_database(&self.file)?;
        patterns.retain(|pattern| pattern.wildcards() <= most);
        let listed = if self.form.is_whole() { patterns.len() } else { patterns.len().min(20) };
        let object = DatabaseObject {
            format: JSON_FORMAT,
            total: patterns.len(),
            with_move: patterns.iter().filter(|pattern| pattern.at.is_some()).count(),
            with_conditions: patterns.iter().filter(|pattern| pattern.has_conditions).count(),
            templates: patterns[..listed].iter().map(DatabaseEntry::from).collect(),
        };
        self.form.output(&object, "templates", || object.text())
    }
}

impl DatabaseObject {
    fn text(&self) -> String {
        let (total, with_move) = (thousands(self.total), thousands(self.with_move));
        let mut text = text!("cli-database", patterns = total, with_move = with_move) + "\n";
        if self.with_conditions > 0 {
            let conditions = thousands(self.with_conditions);
            text += &format!("{}\n", text!("cli-database-conditions", patterns = conditions));
        }
        for entry in &self.templates {
            let (classes, values) = (&entry.classes, &entry.values);
            let head = text!("cli-database-line", name = &entry.name, line = entry.line.to_string());
            text += format!("\n{head} {classes} {values}").trim_end();
            text += "\n";
            entry.cells.iter().for_each(|row| text += &format!("   {row}\n"));
        }
        text
    }
}

impl TemplatesObject {
    fn text(&self) -> String {
        let (total, maximal) = (thousands(self.total), thousands(self.maximal));
        let what = text!("cli-in-window", window = &self.window, source = self.source.to_string());
        let mut text = text!("cli-templates", what = what, templates = total, maximal = maximal) + "\n";
        for entry in &self.templates {
            let (occurrences, wildcards) = (thousands(entry.occurrences), entry.wildcards.to_string());
            let counts = match entry.maximal {
                true => text!("cli-template-maximal", occurrences = occurrences, wildcards = wildcards),
                false => text!("cli-template", occurrences = occurrences, wildcards = wildcards),
            };
            text += &format!("\n{counts}\n");
            entry.cells.iter().for_each(|row| text += &format!("   {row}\n"));
        }
        text
    }
}
