//! Don't-care templates: shapes some of whose cells may hold anything.
//!
//! A template (some cells `?`) is *supported* if every filling of its `?` cells with Empty, Black and White is a mined
//! pattern, up to the symmetries of the mined source. It is *maximal* if no further cell can be made `?`. Source: the
//! don't-care templates of Singh (2013), which have one `?` and compare every pattern with every other. Ours have any
//! number and are found level by level (`levels.rs`).
//!
//! Consequences of the definition: an off-board cell never becomes `?`; neither does the centre of a window read
//! before the move, since no pattern has a stone there; and if the empty window is not counted (`final`), nothing that
//! it fills is supported.
//!
//! Besides the exact don't-care there is a statistical one, [`informative_cells`]: cells whose value says nothing about
//! the next local move. That is what a player means by a don't-care.
//!
//! # Measured
//!
//! 16,000 professional games, 3.36 million moves; release, two cores shared with other work, so times vary by a factor
//! of two. Memory is the growth of the process. It had pages left over from mining, in which a large index may hide.
//! (Computed, an index takes 8 bytes a word of the key and 40 or less a pattern: 0.2 GiB for `square:9`.)
//!
//! | window, source, least count | patterns | templates (maximal) | most `?` | time | memory |
//! |---|---|---|---|---|---|
//! | `square:3` move | 1,080 | 6,824 (84) | 6 | 10 ms | < 1 MiB |
//! | `square:3` final | 1,422 | 14,943 (10) | 7 | 30 ms | < 1 MiB |
//! | `diamond:2` move | 68,766 | 422,791 (33,642) | 6 | 0.27 s | 15 MiB |
//! | `diamond:2` final | 90,104 | 1,205,160 (51,607) | 7 | 1.3 s | 15 MiB |
//! | `square:5` move, 2 | 190,349 | 86,377 (49,467) | 4 | 0.15 s | 10 MiB |
//! | `square:5` move | 1,437,654 | 258,088 (151,141) | 4 | 2.6 s | 40 MiB |
//! | `square:5` final, 2 | 104,678 | 32,253 (17,366) | 4 | 0.2 s | < 1 MiB |
//! | `square:9` move | 2,810,333 | 11,203 (9,875) | 3 | 6 s | hidden |
//!
//! Four fifths of all 4×4 patterns with colours exchangeable (2.2 million patterns, made up) have 11 million templates:
//! 27 s and 0.4 GiB. With all of them the search stops with [`TemplateError::TooMany`] after 21 s and 0.8 GiB. Cancel
//! took effect within 10 ms.

mod index;
mod informative;
mod key;
mod levels;
mod lookup;

use std::mem;

use super::MinedPatterns;
use crate::pattern::{Pattern, SymmetryGroup, Template, Window};
use crate::progress::{Cancelled, Progress};
use crate::words::grouped;
use key::{TemplateKey, Turns, by_words};

pub use index::TemplateIndex;
pub use informative::{CellInformation, InformationParams, NextMove, informative_cells};
pub use lookup::{TemplateLookup, blockers, fillings_of, templates_of};

/// Parameters of the search for templates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TemplateParams {
    /// Maximum number of `?`; any number if `None`. Whether a template is maximal does not depend on it.
    pub max_wildcards: Option<usize>,
}

/// Why there are no templates.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TemplateError {
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    #[error(
        "{} templates so far, and {} is the most that memory is set aside for: mine with a higher minimum count, or ask \
         for templates with fewer free points",
        grouped(*found as u64),
        grouped(*limit as u64)
    )]
    TooMany { found: usize, limit: usize },
}

/// One template and what it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateRow {
    /// Canonical, `?` last in the order of cells.
    pub template: Template,
    /// Number of `?` cells, 1 or more.
    pub wildcards: usize,
    /// 3 to the number of `?`.
    pub fillings: u64,
    /// Different mined patterns among the fillings: fewer than `fillings` where some are images of each other.
    pub classes: u64,
    /// Occurrences of those patterns, each counted once.
    pub occurrences: u64,
    /// No further cell can be made `?`.
    pub maximal: bool,
}

/// The supported templates of mined patterns: by occurrences, then number of `?`, both highest first, then by cells.
///
/// Kept in columns, as [`MinedPatterns`] are: a million templates are an ordinary result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Templates {
    pub params: TemplateParams,
    pub window: Window,
    /// The corpus of the patterns: [`crate::corpus::CorpusId`] in hexadecimal.
    pub corpus: String,
    /// The keys, `words` values for each row: see [`key`].
    cells: Vec<u64>,
    words: usize,
    occurrences: Vec<u64>,
    classes: Vec<u32>,
    maximal: Vec<bool>,
}

/// Maximum memory of one search, in bytes. At twice the measured need there is room for some 30 million templates.
const MAX_MEMORY_BYTES: usize = 3 << 30;

/// Finds all supported templates of the patterns, in the same order on any number of threads.
///
/// Errors: [`TemplateError::Cancelled`] within 100 ms of a cancel, and [`TemplateError::TooMany`] rather than more than
/// 3 GiB of memory.
///
/// ```
/// use katachi_core::corpus::load::load_bytes;
/// use katachi_core::mining::templates::{TemplateParams, templates};
/// use katachi_core::mining::{MiningParams, PatternSource, mine};
/// use katachi_core::pattern::Window;
/// use katachi_core::progress::Progress;
/// let games = load_bytes("a game", b"(;SZ[9]AB[ee]AW[cc];B[ef];W[cd];B[gg])").corpus;
/// let shapes = mine(&games, &MiningParams::new(Window::square(3)?, PatternSource::Move), &Progress::new())?;
/// let found = templates(&shapes, &TemplateParams::default(), &Progress::new())?;
/// assert!(found.rows().all(|row| row.wildcards >= 1 && row.classes <= row.fillings));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn templates(
    patterns: &MinedPatterns,
    params: &TemplateParams,
    progress: &Progress,
) -> Result<Templates, TemplateError> {
    by_words!(patterns.params.window, templates_by(patterns, params, None, progress))
}

fn templates_by<const N: usize>(
    patterns: &MinedPatterns,
    params: &TemplateParams,
    limit: Option<usize>,
    progress: &Progress,
) -> Result<Templates, TemplateError> {
    // Each found template twice (as rows and while they are sorted), and its level's key, sum and place in the index.
    let bytes = 2 * mem::size_of::<levels::SupportedTemplate<N>>() + mem::size_of::<TemplateKey<N>>() + 40;
    let limit = limit.unwrap_or(MAX_MEMORY_BYTES / bytes);
    let found = levels::search::<N>(patterns, params, limit, progress)?;
    let count = found.iter().map(Vec::len).sum();
    let mut result = Templates {
        params: *params,
        window: patterns.params.window.clone(),
        corpus: patterns.corpus.clone(),
        cells: Vec::with_capacity(count * N),
        words: N,
        occurrences: Vec::with_capacity(count),
        classes: Vec::with_capacity(count),
        maximal: Vec::with_capacity(count),
    };
    for part in found {
        progress.check()?;
        for row in part {
            result.cells.extend(row.key.0);
            result.occurrences.push(row.occurrences);
            result.classes.push(row.classes);
            result.maximal.push(row.maximal);
        }
    }
    Ok(result)
}

impl Templates {
    /// Makes templates from rows, which all have to be of this window. Values that follow from a row's template are
    /// ignored.
    pub(crate) fn from_rows(params: TemplateParams, window: Window, corpus: String, rows: &[TemplateRow]) -> Templates {
        by_words!(window, from_rows_by(params, &window, corpus, rows))
    }

    pub fn len(&self) -> usize {
        self.occurrences.len()
    }

    pub fn is_empty(&self) -> bool {
        self.occurrences.is_empty()
    }

    /// Panics unless `at` is below [`Templates::len`].
    pub fn row(&self, at: usize) -> TemplateRow {
        let template = by_words!(self.window, template_at(self, at));
        let wildcards = template.wildcards();
        TemplateRow {
            template,
            wildcards,
            fillings: 3_u64.saturating_pow(wildcards as u32),
            classes: u64::from(self.classes[at]),
            occurrences: self.occurrences[at],
            maximal: self.maximal[at],
        }
    }

    pub fn rows(&self) -> impl Iterator<Item = TemplateRow> + '_ {
        (0..self.len()).map(|at| self.row(at))
    }

    /// Occurrences of the different patterns that a template stands for.
    pub fn occurrences(&self, at: usize) -> u64 {
        self.occurrences[at]
    }

    /// Number of `?`, without building the template.
    pub fn wildcards(&self, at: usize) -> usize {
        let words = &self.cells[at * self.words..(at + 1) * self.words];
        words.iter().map(|&word| TemplateKey([word]).wildcards() as usize).sum()
    }

    pub fn is_maximal(&self, at: usize) -> bool {
        self.maximal[at]
    }

    /// The templates that stand for this pattern, in whatever orientation and colours it is given.
    pub fn covering(&self, pattern: &Pattern, group: SymmetryGroup) -> Vec<usize> {
        if *pattern.window() != self.window {
            return Vec::new();
        }
        by_words!(self.window, covering_by(self, pattern, group))
    }
}

fn from_rows_by<const N: usize>(
    params: TemplateParams,
    window: &Window,
    corpus: String,
    rows: &[TemplateRow],
) -> Templates {
    Templates {
        params,
        window: window.clone(),
        corpus,
        cells: rows.iter().flat_map(|row| TemplateKey::<N>::of_template(&row.template).0).collect(),
        words: N,
        occurrences: rows.iter().map(|row| row.occurrences).collect(),
        classes: rows.iter().map(|row| row.classes as u32).collect(),
        maximal: rows.iter().map(|row| row.maximal).collect(),
    }
}

fn key_at<const N: usize>(templates: &Templates, at: usize) -> TemplateKey<N> {
    TemplateKey(std::array::from_fn(|word| templates.cells[at * N + word]))
}

fn template_at<const N: usize>(templates: &Templates, at: usize) -> Template {
    key_at::<N>(templates, at).template(&templates.window)
}

fn covering_by<const N: usize>(templates: &Templates, pattern: &Pattern, group: SymmetryGroup) -> Vec<usize> {
    let turns = Turns::new(&templates.window, group);
    let images = turns.distinct_images(&TemplateKey::<N>::of_template(&Template::from(pattern)));
    (0..templates.len())
        .filter(|&at| {
            let template = key_at::<N>(templates, at);
            images.iter().any(|image| template.stands_for(image))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mining::{MiningParams, PatternSource, PatternStats};
    use crate::pattern::Cell;

    #[test]
    fn more_than_the_limit_is_an_error_that_says_what_to_do() {
        let window = Window::rect(3, 1).unwrap();
        let patterns = (0..27).map(|number| {
            let cells = [number / 9, number / 3 % 3, number % 3].map(|value: usize| Cell::ALL[value]);
            (Pattern::new(window.clone(), cells.to_vec()), PatternStats { occurrences: 1, ..PatternStats::default() })
        });
        let params = MiningParams::new(window.clone(), PatternSource::Final);
        let patterns = MinedPatterns::from_counts(params, String::new(), 1, patterns.collect());
        let search = |limit| templates_by::<1>(&patterns, &TemplateParams::default(), limit, &Progress::new());
        let all = search(None).unwrap();
        assert_eq!(search(Some(all.len())).unwrap(), all);
        let error = search(Some(all.len() - 1)).unwrap_err();
        assert_eq!(error, TemplateError::TooMany { found: all.len(), limit: all.len() - 1 });
        assert!(error.to_string().contains("minimum"));
        assert!(matches!(search(Some(3)).unwrap_err(), TemplateError::TooMany { limit: 3, .. }));
    }
}
