//! Answers questions about single templates and patterns.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::convert::Infallible;

use super::super::{MinedPatterns, PatternSource};
use super::key::{ANY_CELL, TemplateKey, TemplateKeyTable, Turns, by_words};
use crate::pattern::{Pattern, Template, Window};

/// An index of mined patterns. Building it takes 0.1 s per million patterns, on the calling thread; answers are quick.
/// Keep the index for further questions.
pub struct TemplateLookup(Box<dyn TemplateQueries + Send + Sync>);

trait TemplateQueries {
    fn row(&self, pattern: &Pattern) -> Option<usize>;
    fn fillings_of(&self, template: &Template, most: usize) -> Vec<(Pattern, Option<usize>)>;
    fn blockers(&self, template: &Template) -> Vec<(usize, Pattern)>;
    fn templates_of(&self, row: usize) -> Vec<Template>;
}

impl TemplateLookup {
    pub fn new(patterns: &MinedPatterns) -> TemplateLookup {
        by_words!(patterns.params.window, build(patterns))
    }

    /// The row of a pattern, in whatever orientation it is given.
    pub fn row(&self, pattern: &Pattern) -> Option<usize> {
        self.0.row(pattern)
    }

    /// See [`fillings_of`].
    pub fn fillings_of(&self, template: &Template, most: usize) -> Vec<(Pattern, Option<usize>)> {
        self.0.fillings_of(template, most)
    }

    /// See [`blockers`].
    pub fn blockers(&self, template: &Template) -> Vec<(usize, Pattern)> {
        self.0.blockers(template)
    }

    /// See [`templates_of`].
    pub fn templates_of(&self, row: usize) -> Vec<Template> {
        self.0.templates_of(row)
    }
}

/// The fillings of a template in canonical form, each with its row if it is mined.
///
/// There is one entry for each filling, even if fillings are images of each other. The last `?` (in the order of cells)
/// changes fastest, each being Empty, Black, White in turn. A template with n `?` has 3ⁿ fillings, of which at most
/// `most` are returned. A template of another window has none.
pub fn fillings_of(patterns: &MinedPatterns, template: &Template, most: usize) -> Vec<(Pattern, Option<usize>)> {
    TemplateLookup::new(patterns).fillings_of(template, most)
}

/// Why a template is maximal: for each cell that cannot be made `?` too, its number and one filling that is not mined.
/// The filling is the first in the order of cells. It is in the template's orientation, so that the number fits both.
///
/// The list leaves out cells that could be made `?`, and cells that have one value in every corpus: off-board cells,
/// and the centre of a window that is read before the move.
pub fn blockers(patterns: &MinedPatterns, template: &Template) -> Vec<(usize, Pattern)> {
    TemplateLookup::new(patterns).blockers(template)
}

/// The maximal templates that stand for a mined pattern, in the pattern's own orientation: those with most `?` first,
/// then by cells. Templates that are images of each other are given once. Empty if none has a `?`.
pub fn templates_of(patterns: &MinedPatterns, row: usize) -> Vec<Template> {
    TemplateLookup::new(patterns).templates_of(row)
}

struct Mined<const N: usize> {
    window: Window,
    turns: Turns,
    level: TemplateKeyTable<N>,
    /// The cell that is Empty by definition.
    fixed: Option<usize>,
}

fn build<const N: usize>(patterns: &MinedPatterns) -> TemplateLookup {
    let params = &patterns.params;
    let Ok(level) = TemplateKeyTable::of_patterns::<Infallible>(patterns, || Ok(()));
    let before_move = params.source == PatternSource::Move && !params.after;
    TemplateLookup(Box::new(Mined::<N> {
        window: params.window.clone(),
        turns: Turns::new(&params.window, params.source.group()),
        level,
        fixed: params.window.centre().filter(|_| before_move),
    }))
}

impl<const N: usize> TemplateQueries for Mined<N> {
    fn row(&self, pattern: &Pattern) -> Option<usize> {
        let key = TemplateKey::of_template(&Template::from(pattern));
        (*pattern.window() == self.window).then(|| self.level.find(&self.turns.least(&self.turns.images(&key))))?
    }

    fn fillings_of(&self, template: &Template, most: usize) -> Vec<(Pattern, Option<usize>)> {
        let mut list = Vec::new();
        if *template.window() == self.window {
            // The error only stops the visit when there are enough.
            let _ = self.turns.fillings(&TemplateKey::<N>::of_template(template), &mut |filling| {
                if list.len() == most {
                    return Err(());
                }
                list.push((filling.pattern(&self.window), self.level.find(&filling)));
                Ok(())
            });
        }
        list
    }

    fn blockers(&self, template: &Template) -> Vec<(usize, Pattern)> {
        if *template.window() != self.window {
            return Vec::new();
        }
        let key = TemplateKey::<N>::of_template(template);
        (0..self.turns.cells)
            .filter(|&cell| key.get(cell) < 3 && self.fixed != Some(cell))
            .filter_map(|cell| {
                let missing = self.first_missing(key.with(cell, ANY_CELL))?;
                Some((cell, missing.pattern(&self.window)))
            })
            .collect()
    }

    fn templates_of(&self, row: usize) -> Vec<Template> {
        let pattern = self.level.keys[row];
        // Add one `?` at a time: every subset of a supported set of `?` is supported too.
        let mut level = BTreeSet::from([pattern]);
        let mut maximal: Vec<TemplateKey<N>> = Vec::new();
        while !level.is_empty() {
            let wider = |key: &TemplateKey<N>| -> Vec<TemplateKey<N>> {
                let cells = (0..self.turns.cells).filter(|&cell| key.get(cell) < 3);
                cells.map(|cell| key.with(cell, ANY_CELL)).collect()
            };
            let candidates: BTreeSet<TemplateKey<N>> = level.iter().flat_map(wider).collect();
            let next: BTreeSet<TemplateKey<N>> = candidates.into_iter().filter(|key| self.is_supported(key)).collect();
            let ends =
                level.iter().filter(|key| key.wildcards() > 0 && !wider(key).iter().any(|key| next.contains(key)));
            maximal.extend(ends);
            level = next;
        }
        maximal.sort_unstable_by_key(|key| (Reverse(key.wildcards()), *key));
        let mut classes = BTreeSet::new();
        maximal.retain(|key| classes.insert(self.turns.least(&self.turns.images(key))));
        maximal.iter().map(|key| key.template(&self.window)).collect()
    }
}

impl<const N: usize> Mined<N> {
    fn is_supported(&self, template: &TemplateKey<N>) -> bool {
        let all = self.turns.fillings(template, &mut |filling| self.level.find(&filling).map(|_| ()).ok_or(()));
        all.is_ok()
    }

    /// The first filling that is missing, in the template's own orientation.
    fn first_missing(&self, template: TemplateKey<N>) -> Option<TemplateKey<N>> {
        if self.is_supported(&template) {
            return None;
        }
        let open = template.open(self.turns.cells);
        // Each `?` in turn gets the first value with which some filling is still missing.
        let closed = open.iter().fold(template, |template, &cell| {
            let values = (0..3).map(|value| template.with(cell, value));
            values.into_iter().find(|narrower| !self.is_supported(narrower)).unwrap_or(template)
        });
        Some(closed)
    }
}
