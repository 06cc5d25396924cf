//! Output of a subcommand: text for people, or one JSON object.

use katachi_language::text;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use serde_json::Value;
use unicode_width::UnicodeWidthStr;

use super::CommandFailure;
use katachi_core::library::export::{self, ByteOrderMark};
use katachi_core::library::professional::PROFESSIONAL;
pub(super) use katachi_core::machine::{cpu_secs, peak_rss_bytes};
use katachi_core::words::grouped;
use katachi_sentences::term;
use katachi_sentences::words::listed;

/// Whether an argument means the figures that come with Katachi instead of a library folder. A folder of that name is
/// written `./professional`.
pub(super) fn is_professional(dir: &Path) -> bool {
    dir == Path::new(PROFESSIONAL)
}

/// The output form of a command that produces a table: text, one JSON object, or a file for spreadsheets.
#[derive(Args)]
pub(super) struct OutputFormArgs {
    /// One JSON object on standard output
    #[arg(long)]
    pub json: bool,
    /// Write the table to a CSV file: UTF-8, with a header line
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Begin the table with a byte-order mark, as spreadsheets need it for names beyond ASCII
    #[arg(long, requires = "csv")]
    pub bom: bool,
}

impl OutputFormArgs {
    /// Whether all rows are wanted, not only as many as a person reads.
    pub fn is_whole(&self) -> bool {
        self.json || self.csv.is_some()
    }

    /// Makes the output. `table` names the field of the object, or a nested field, that becomes the table.
    pub fn output<T: Serialize>(
        &self,
        object: &T,
        table: &str,
        text: impl FnOnce() -> String,
    ) -> Result<Output, CommandFailure> {
        let Some(path) = &self.csv else { return Ok(Output::new(self.json, object, text)) };
        let value = serde_json::to_value(object).expect("our objects have string keys and finite numbers");
        let rows = rows_of(&value, table);
        export::rows_to_csv(&rows, path, ByteOrderMark::if_told(self.bom))?;
        let said = text!("cli-rows", rows = rows.len().saturating_sub(1), path = path.display().to_string()) + "\n";
        Ok(Output::new(self.json, object, || said))
    }
}

impl OutputFormArgs {
    /// As [`output`](OutputFormArgs::output), for an object whose rows are made as they are printed: JSON is never held
    /// whole.
    pub fn stream<T: Serialize + 'static>(
        &self,
        object: T,
        table: &str,
        text: impl FnOnce(&T) -> String,
    ) -> Result<Output, CommandFailure> {
        if !self.json || self.csv.is_some() {
            return self.output(&object, table, || text(&object));
        }
        let print = move |mut out: &mut dyn Write| {
            serde_json::to_writer(&mut out, &object)?;
            out.write_all(b"\n")
        };
        Ok(Output { body: OutputBody::Stream(Box::new(print)), fails: false })
    }
}

/// The heads, then the rows; nothing for an empty list. A value that is not a list becomes a table of one row.
fn rows_of(value: &Value, table: &str) -> Vec<Vec<String>> {
    let found = table.split('.').try_fold(value, |value, field| value.get(field)).unwrap_or(value);
    let entries: &[Value] = found.as_array().map_or(std::slice::from_ref(found), Vec::as_slice);
    let cells: Vec<Vec<(String, String)>> = entries.iter().map(|entry| cells_of("", entry)).collect();
    let mut heads: Vec<String> = Vec::new();
    for (head, _) in cells.iter().flatten() {
        if !heads.contains(head) {
            heads.push(head.clone());
        }
    }
    if heads.is_empty() {
        return Vec::new();
    }
    let row = |cells: Vec<(String, String)>| -> Vec<String> {
        let cell = |head: &String| cells.iter().find(|(name, _)| name == head).map(|(_, text)| text.clone());
        heads.iter().map(|head| cell(head).unwrap_or_default()).collect()
    };
    let rows: Vec<Vec<String>> = cells.into_iter().map(row).collect();
    std::iter::once(heads.clone()).chain(rows).collect()
}

/// The plain values of an entry, with the names of their fields. Lists of further objects become no cells.
fn cells_of(name: &str, value: &Value) -> Vec<(String, String)> {
    let cell = |text: String| vec![(name.to_owned(), text)];
    match value {
        Value::Null => cell(String::new()),
        Value::String(text) => cell(text.clone()),
        Value::Bool(_) | Value::Number(_) => cell(value.to_string()),
        Value::Object(fields) => {
            let inner = |field: &String| if name.is_empty() { field.clone() } else { format!("{name}.{field}") };
            fields.iter().flat_map(|(field, value)| cells_of(&inner(field), value)).collect()
        }
        Value::Array(values) if values.iter().any(|value| value.is_object() || value.is_array()) => Vec::new(),
        Value::Array(values) => {
            // The rows of a shape may contain blanks themselves.
            let between = if matches!(name, "cells" | "p" | "q" | "wildcards") { "/" } else { " " };
            let texts: Vec<String> =
                values.iter().flat_map(|value| cells_of(name, value)).map(|(_, text)| text).collect();
            cell(texts.join(between))
        }
    }
}

/// The format version of every JSON object.
pub(super) const JSON_FORMAT: u32 = 1;

/// Pads a text with blanks to the width of `width` Latin letters. Chinese characters are twice as wide.
pub(super) fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

/// A finished subcommand's result.
pub(super) struct Output {
    body: OutputBody,
    /// Whether the exit status is failure although the command did its work.
    fails: bool,
}

/// Prints a result piece by piece.
type Printer = Box<dyn FnOnce(&mut dyn Write) -> std::io::Result<()>>;

enum OutputBody {
    Text(String),
    Stream(Printer),
}

impl Output {
    /// One JSON object on one line, or the text.
    pub fn new<T: Serialize>(json: bool, object: &T, text: impl FnOnce() -> String) -> Output {
        Output::text(if json {
            let mut line = serde_json::to_string(object).expect("our objects have string keys and finite numbers");
            line.push('\n');
            line
        } else {
            text()
        })
    }

    pub fn text(text: String) -> Output {
        Output { body: OutputBody::Text(text), fails: false }
    }

    /// The same, with exit status 1.
    pub fn failing(self) -> Output {
        Output { fails: true, ..self }
    }

    /// Prints the output. A reader that closes the pipe early is not an error.
    pub fn print(self) -> ExitCode {
        let mut out = BufWriter::new(std::io::stdout().lock());
        let printed = match self.body {
            OutputBody::Text(text) => out.write_all(text.as_bytes()),
            OutputBody::Stream(print) => print(&mut out),
        };
        match printed.and_then(|()| out.flush()) {
            Ok(()) if self.fails => ExitCode::from(1),
            Ok(()) => ExitCode::SUCCESS,
            Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("katachi: {}", text!("cli-cannot-write", error = error.to_string()));
                ExitCode::from(1)
            }
        }
    }
}

/// A number with separated thousands.
pub(super) fn thousands(number: impl TryInto<u64>) -> String {
    number.try_into().map_or_else(|_| "?".to_owned(), grouped)
}

/// Names of shapes and openings for people, such as `hane (hane)` or `Chinese (White)`.
pub(super) fn names_in_words(names: &[String]) -> String {
    listed(&names.iter().map(|name| name_in_words(name)).collect::<Vec<_>>())
}

pub(super) fn name_in_words(name: &str) -> String {
    if let Some(opening) = name.strip_suffix(" (White)") {
        return text!("cli-of-white", name = term(opening));
    }
    // The Japanese name in brackets is only for readers of the English name.
    let english = name.split_once(" (").map_or(name, |(english, _)| english);
    match term(english) {
        known if known != english => known.to_owned(),
        _ => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_table_has_the_fields_of_its_rows_in_their_order() {
        let object = json!({"total": 2, "rows": [
            {"cells": [".X", "O "], "here": {"count": 3, "of": 9}, "names": ["hane", "tiger"], "examples": [{"a": 1}]},
            {"cells": ["..", ".."], "here": {"count": 1, "of": 9}, "names": [], "q": null, "sure": true},
        ]});
        assert_eq!(
            rows_of(&object, "rows"),
            [
                ["cells", "here.count", "here.of", "names", "q", "sure"],
                [".X/O ", "3", "9", "hane tiger", "", ""],
                ["../..", "1", "9", "", "", "true"],
            ]
        );
        assert_eq!(rows_of(&json!({"a": {"b": [{"c": 1}]}}), "a.b"), [["c"], ["1"]]);
        assert_eq!(rows_of(&json!({"status": "ko"}), "results"), [["status"], ["ko"]]);
    }
}
