//! Data that is worked out once from a result, in the background, and kept while it is shown.

use std::sync::{Arc, Weak};

use crate::Effects;
use crate::tasks::Awaited;
use katachi_core::jobs::JobError;
use katachi_core::mining::MinedPatterns;
use katachi_core::mining::statistics::{
    ClusterExtent, Clusters, KBin, MAX_CLUSTERED_PATTERNS, ZipfFit, clusters, coverage, k_histogram, rank_curve, zipf,
};
use katachi_core::mining::templates::TemplateLookup;
use katachi_core::pattern::{Pattern, Template, TemplateCell};
use katachi_core::progress::Progress;
use katachi_language::text;

/// A value for a result and a key.
pub struct Worked<K, T> {
    of: Option<(Weak<MinedPatterns>, K)>,
    value: Awaited<T>,
}

impl<K, T> Default for Worked<K, T> {
    fn default() -> Self {
        Worked { of: None, value: Awaited::default() }
    }
}

impl<K: PartialEq, T: Send + 'static> Worked<K, T> {
    /// Starts working out the value, unless it is there or on its way. Drops the value of another result or key.
    pub(super) fn follow(
        &mut self,
        patterns: &Arc<MinedPatterns>,
        key: K,
        effects: &mut Effects,
        work: impl FnOnce(&MinedPatterns, &Progress) -> Result<T, JobError> + Send + 'static,
    ) {
        self.value.poll();
        if !self.is_of(patterns, &key) {
            let held = Arc::clone(patterns);
            *self = Worked { of: Some((Arc::downgrade(patterns), key)), value: Awaited::default() };
            let task = self.value.start(text!("shapes-work-figures"), move |progress| work(&held, progress));
            effects.spawn(task.quiet());
        }
    }

    /// The value or its error; `None` while it is worked out, or if it was not asked for.
    pub(super) fn get(&self, patterns: &Arc<MinedPatterns>, key: &K) -> Option<Result<&T, &JobError>> {
        if !self.is_of(patterns, key) {
            return None;
        }
        self.value.value().map(Ok).or(self.value.failed().map(Err))
    }

    fn is_of(&self, patterns: &Arc<MinedPatterns>, key: &K) -> bool {
        self.of.as_ref().is_some_and(|(of, known)| std::ptr::eq(of.as_ptr(), Arc::as_ptr(patterns)) && known == key)
    }
}

/// The curves of a result.
pub struct Curves {
    pub zipf: Option<ZipfFit>,
    /// Rank and occurrences.
    pub ranks: Vec<(u64, u64)>,
    pub bins: Vec<KBin>,
    /// n, and the share of all occurrences that the n most frequent shapes cover.
    pub coverage: Vec<(u64, f64)>,
}

impl Curves {
    pub(super) fn from_patterns(patterns: &MinedPatterns, progress: &Progress) -> Result<Curves, JobError> {
        let zipf = zipf(patterns);
        progress.check()?;
        let ranks = rank_curve(patterns, CURVE_POINTS);
        progress.check()?;
        let bins = k_histogram(patterns);
        progress.check()?;
        Ok(Curves { zipf, ranks, bins, coverage: coverage(patterns, CURVE_POINTS) })
    }
}

const CURVE_POINTS: usize = 240;

/// The clusters of a result, and how they are drawn.
pub struct ClusterView {
    pub clusters: Arc<Clusters>,
    pub dots: Vec<ClusterDots>,
}

/// A cluster to draw: its centre, its size, and its points without those that would cover each other.
pub struct ClusterDots {
    pub centre: [f64; 2],
    pub shapes: usize,
    /// The ranges of frequencies and of numbers of stones.
    pub extent: Option<ClusterExtent>,
    pub dots: Vec<[f64; 2]>,
}

/// The clusters of a result's most frequent shapes.
pub(super) fn clusters_of(patterns: &MinedPatterns, count: usize) -> Clusters {
    clusters(patterns, count, MAX_CLUSTERED_PATTERNS)
}

/// K and log₁₀ of the occurrences, in clusters.
pub(super) fn cluster_view(patterns: &MinedPatterns, count: usize) -> ClusterView {
    let clusters = clusters_of(patterns, count);
    let of = |(number, &centre): (usize, &[f64; 2])| ClusterDots {
        centre,
        shapes: 0,
        extent: clusters.extent(patterns, number),
        dots: Vec::new(),
    };
    let mut found: Vec<ClusterDots> = clusters.centres.iter().enumerate().map(of).collect();
    for (point, &cluster) in clusters.points.iter().zip(&clusters.assignment) {
        found[cluster].shapes += 1;
        // Round to a fiftieth of a decade, which is less than a dot's width.
        found[cluster].dots.push([point[0], (point[1] * 50.0).round() / 50.0]);
    }
    for cluster in &mut found {
        cluster.dots.sort_by(|a, b| a.partial_cmp(b).unwrap_or(std::cmp::Ordering::Equal));
        cluster.dots.dedup();
    }
    ClusterView { clusters: Arc::new(clusters), dots: found }
}

/// The don't-care templates that stand for one pattern, with their evidence.
pub struct RowTemplates {
    pub templates: Vec<TemplateEvidence>,
}

/// The evidence that a template is valid, and that no further cell can be `?`.
pub struct TemplateEvidence {
    pub template: Template,
    pub open: Vec<OpenCell>,
    /// For each cell that cannot be `?`: a filling that was not mined.
    pub blockers: Vec<(usize, Pattern)>,
}

/// A `?` of a template, with its evidence.
pub struct OpenCell {
    pub cell: usize,
    /// The pattern with this cell Empty, Black and White, the other cells unchanged; each with its row, if it was
    /// mined.
    pub fillings: Vec<(Pattern, Option<usize>)>,
}

impl RowTemplates {
    pub(super) fn for_row(
        lookup: &TemplateLookup,
        patterns: &MinedPatterns,
        row: usize,
        progress: &Progress,
    ) -> Result<RowTemplates, JobError> {
        let pattern = patterns.pattern(row);
        let mut templates = Vec::new();
        for template in lookup.templates_of(row) {
            progress.check()?;
            let open = (0..template.cells().len()).filter(|&cell| template.cells()[cell] == TemplateCell::Any);
            let open = open.map(|cell| OpenCell { cell, fillings: one_open(lookup, &pattern, cell) }).collect();
            let blockers = lookup.blockers(&template);
            templates.push(TemplateEvidence { template, open, blockers });
        }
        Ok(RowTemplates { templates })
    }
}

/// The pattern with one cell Empty, Black and White, and the row of each.
fn one_open(lookup: &TemplateLookup, pattern: &Pattern, cell: usize) -> Vec<(Pattern, Option<usize>)> {
    let mut cells: Vec<TemplateCell> = pattern.cells().iter().map(|&cell| TemplateCell::Is(cell)).collect();
    cells[cell] = TemplateCell::Any;
    let open = Template::new(pattern.window().clone(), cells);
    open.fillings()
        .map(|filling| {
            let row = lookup.row(&filling);
            (filling, row)
        })
        .collect()
}
