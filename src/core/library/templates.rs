//! Don't-care templates as RON: one template a line.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::lines::{FORMAT_OPEN, ROWS_CLOSE, check_format, in_words, parse_rows, push_rows, read_text};
use super::{Advice, Damage, FILE_FORMAT, LibraryError, RowDamage, RowKind, atomic};
use crate::mining::PatternSource;
use crate::mining::templates::{self, TemplateParams, Templates};
use crate::pattern::{Template, Window};

const ADVICE: Advice = Advice::FindTemplates;

/// The text before the templates.
const TEMPLATES_OPEN: &str = "    templates: [\n";

#[derive(Serialize, Deserialize)]
struct TemplatesFile {
    format: u32,
    app: String,
    corpus: String,
    window: Window,
    source: PatternSource,
    max_wildcards: Option<usize>,
    templates: Vec<TemplatesFileRow>,
}

#[derive(Serialize, Deserialize)]
struct TemplatesFileRow {
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
pub fn save_templates(templates: &Templates, source: PatternSource, path: &Path) -> Result<(), LibraryError> {
    atomic::write_text(path, &templates_to_ron(templates, source))
}

/// The file's text.
pub fn templates_to_ron(templates: &Templates, source: PatternSource) -> String {
    let mut text = format!(
        "{FORMAT_OPEN}{FILE_FORMAT},\n    app: \"katachi {}\",\n    corpus: \"{}\",\n    window: \"{}\",\n    source: {source},\n    \
         max_wildcards: {:?},\n{TEMPLATES_OPEN}",
        env!("CARGO_PKG_VERSION"),
        templates.corpus,
        templates.window,
        templates.params.max_wildcards,
    );
    push_rows(&mut text, templates.len(), |at| {
        let row = templates.row(at);
        TemplatesFileRow {
            cells: row.template.rows(),
            wildcards: row.wildcards,
            fillings: row.fillings,
            classes: row.classes,
            occurrences: row.occurrences,
            maximal: row.maximal,
        }
    });
    text.push_str(ROWS_CLOSE);
    text
}

/// Reads templates, and the source of their patterns. Unpacks the file if the first bytes say that it is compressed.
///
/// Errors: it cannot be read, is damaged, or is of a newer Katachi.
pub fn open_templates(path: &Path) -> Result<(Templates, PatternSource), LibraryError> {
    parse_templates(&read_text(path, ADVICE)?, path)
}

/// The inverse of [`templates_to_ron`]; `path` is for messages.
///
/// Errors: damaged, or of a newer Katachi. The error says what is wrong, and in which row.
pub fn parse_templates(text: &str, path: &Path) -> Result<(Templates, PatternSource), LibraryError> {
    let damaged = |what: Damage| LibraryError::Damaged { path: path.to_owned(), what, advice: ADVICE };
    let in_words = |error: &ron::error::SpannedError| in_words(error, text, TEMPLATES_OPEN, RowKind::Template);
    check_format(text, path, ADVICE, in_words)?;
    let (file, rows) = match in_lines(text) {
        Some(found) => found,
        None => {
            let mut file: TemplatesFile = ron::from_str(text).map_err(|error| damaged(in_words(&error)))?;
            let rows = std::mem::take(&mut file.templates);
            (file, rows)
        }
    };
    let mut read = Vec::with_capacity(rows.len());
    for (at, row) in rows.into_iter().enumerate() {
        let problem = |what: RowDamage| damaged(Damage::Row { row: RowKind::Template, number: at + 1, what });
        let template =
            Template::from_rows(file.window.clone(), &row.cells).map_err(|error| problem(RowDamage::Cells(error)))?;
        if template.canonical(file.source.group()) != template {
            return Err(problem(RowDamage::TemplateNotSmallest));
        }
        let fillings = 3_u64.saturating_pow(row.wildcards as u32);
        if template.wildcards() == 0 || template.wildcards() != row.wildcards || row.fillings != fillings {
            return Err(problem(RowDamage::Wildcards));
        }
        if !(1..=fillings.min(u64::from(u32::MAX))).contains(&row.classes) || row.occurrences < row.classes {
            return Err(problem(RowDamage::Classes));
        }
        let TemplatesFileRow { wildcards, classes, occurrences, maximal, .. } = row;
        read.push(templates::TemplateRow { template, wildcards, fillings, classes, occurrences, maximal });
    }
    let params = TemplateParams { max_wildcards: file.max_wildcards };
    Ok((Templates::from_rows(params, file.window, file.corpus, &read), file.source))
}

/// Reads the layout that Katachi writes, its lines in parallel. `None` for any other layout.
fn in_lines(text: &str) -> Option<(TemplatesFile, Vec<TemplatesFileRow>)> {
    let (head, rest) = text.split_once(TEMPLATES_OPEN)?;
    let body = rest.strip_suffix(ROWS_CLOSE)?;
    let file: TemplatesFile = ron::from_str(&format!("{head}{TEMPLATES_OPEN}{ROWS_CLOSE}")).ok()?;
    Some((file, parse_rows(body)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::Progress;

    #[test]
    fn templates_are_read_as_they_were_written_and_damage_is_named() {
        let window: Window = "square:3".parse().unwrap();
        let mined = crate::library::professional::shapes(&window).unwrap();
        let found = templates::templates(&mined, &TemplateParams { max_wildcards: Some(2) }, &Progress::new()).unwrap();
        let text = templates_to_ron(&found, PatternSource::Move);
        let path = Path::new("t.ron");
        assert_eq!(parse_templates(&text, path).unwrap(), (found.clone(), PatternSource::Move));
        // As somebody may have laid it out.
        let other = text.replacen("    templates: [", "    templates:[", 1);
        assert_eq!(parse_templates(&other, path).unwrap().0, found);
        for (from, to, said) in [
            ("wildcards:2", "wildcards:3", "template"),
            ("occurrences:", "occurrences:-", "template"),
            ("format: 1", "format: 9", "newer"),
            ("square:3", "square:5", "rows of cells"),
        ] {
            let error = parse_templates(&text.replacen(from, to, 1), path).unwrap_err().to_string();
            assert!(error.contains("t.ron") && error.contains(said), "{error}");
        }
    }
}
