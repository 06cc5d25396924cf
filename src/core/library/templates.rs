//! Don't-care templates as RON: one template a line.

use std::path::Path;

use serde::Serialize;

use super::{FORMAT, LibraryError, atomic};
use crate::mining::Source;
use crate::mining::templates::Templates;

#[derive(Serialize)]
struct TemplateRow {
    cells: Vec<String>,
    wildcards: usize,
    fillings: u64,
    classes: u64,
    occurrences: u64,
    maximal: bool,
}

/// Writes templates, atomically; zstd-compressed if the name ends in `.zst`.
///
/// Errors: the file cannot be written.
pub fn save_templates(templates: &Templates, source: Source, path: &Path) -> Result<(), LibraryError> {
    let mut text = format!(
        "(\n    format: {FORMAT},\n    app: \"katachi {}\",\n    corpus: \"{}\",\n    window: \"{}\",\n    source: {source},\n    \
         max_wildcards: {:?},\n    templates: [\n",
        env!("CARGO_PKG_VERSION"),
        templates.corpus,
        templates.window,
        templates.params.max_wildcards,
    );
    for row in templates.rows() {
        let row = TemplateRow {
            cells: row.template.rows(),
            wildcards: row.wildcards,
            fillings: row.fillings,
            classes: row.classes,
            occurrences: row.occurrences,
            maximal: row.maximal,
        };
        let line = ron::to_string(&row).expect("texts and numbers can always be written");
        text.push_str(&format!("        {line},\n"));
    }
    text.push_str("    ],\n)\n");
    atomic::write_text(path, &text)
}
