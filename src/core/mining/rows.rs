//! The rows of a result, in their order.

use std::ops::Range;
use std::sync::Arc;

use rayon::prelude::*;

use super::appeared::Second;
use super::classes::{ClassSummary, Classes, PlaceReader};
use super::counts::{Example, Lists, MinedPatterns, MiningParams, PatternStats, ReplyCounts, SeenAs};
use super::occurrences::WindowNextMove;
use crate::pattern::{CanonicalImages, Canonicalizer, Image};
use crate::progress::{Cancelled, Progress};
use crate::sorting;

/// Mined shapes whose rows are made when somebody asks for them, so that never all of them need be in memory.
pub struct MinedBatch<'a> {
    head: MinedPatterns,
    is_whole: bool,
    order: Vec<u32>,
    classes: Classes,
    second: Second,
    places: Arc<PlaceReader<'a>>,
}

impl<'a> MinedBatch<'a> {
    /// `head` has no rows; its totals are those of the classes.
    ///
    /// Errors: stopped by the user.
    pub(super) fn new(
        head: MinedPatterns,
        is_whole: bool,
        classes: Classes,
        second: Second,
        places: &Arc<PlaceReader<'a>>,
        progress: &Progress,
    ) -> Result<MinedBatch<'a>, Cancelled> {
        let order = row_order(&second, |class| classes.occurrences_of(class), progress)?;
        Ok(MinedBatch { head, is_whole, order, classes, second, places: Arc::clone(places) })
    }

    pub fn len(&self) -> usize {
        self.order.len()
    }

    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// Whether it is the only batch: it has all shapes.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// The result without its rows.
    pub fn head(&self) -> &MinedPatterns {
        &self.head
    }

    /// Some rows of the result. Runs on the current rayon pool.
    ///
    /// Errors: stopped by the user.
    pub fn rows(&self, rows: Range<usize>, progress: &Progress) -> Result<MinedPatterns, Cancelled> {
        join(self.head.clone(), self.columns(rows, progress)?, progress)
    }

    /// All rows. Runs on the current rayon pool.
    ///
    /// Errors: stopped by the user.
    pub fn into_patterns(self, progress: &Progress) -> Result<MinedPatterns, Cancelled> {
        let columns = self.columns(0..self.len(), progress)?;
        let head = self.head.clone();
        drop(self);
        join(head, columns, progress)
    }

    fn columns(&self, rows: Range<usize>, progress: &Progress) -> Result<Vec<MinedColumns>, Cancelled> {
        let read = |class, summary: &mut ClassSummary| self.places.summarize(self.classes.places_of(class), summary);
        columns(&self.order[rows], &self.head.params, &self.second, read, progress)
    }
}

/// The classes of details as rows of the result.
///
/// Errors: stopped by the user.
pub(super) fn assemble(
    head: MinedPatterns,
    second: Second,
    occurrences: impl Fn(usize) -> u64 + Sync,
    read: impl Fn(usize, &mut ClassSummary) + Sync,
    progress: &Progress,
) -> Result<MinedPatterns, Cancelled> {
    let order = row_order(&second, occurrences, progress)?;
    let columns = columns(&order, &head.params, &second, read, progress)?;
    join(head, columns, progress)
}

/// The classes in the order of the result.
fn row_order(
    second: &Second,
    occurrences: impl Fn(usize) -> u64 + Sync,
    progress: &Progress,
) -> Result<Vec<u32>, Cancelled> {
    let mut order: Vec<u32> = (0..second.appeared.len() as u32).collect();
    sorting::sort_by(&mut order, progress, |&a, &b| {
        let (a, b) = (a as usize, b as usize);
        occurrences(b).cmp(&occurrences(a)).then_with(|| second.cells_of(a).cmp(second.cells_of(b)))
    })?;
    Ok(order)
}

/// The rows of these classes. `read` says what is known of a class.
fn columns(
    order: &[u32],
    params: &MiningParams,
    second: &Second,
    read: impl Fn(usize, &mut ClassSummary) + Sync,
    progress: &Progress,
) -> Result<Vec<MinedColumns>, Cancelled> {
    let canonicalizer = Canonicalizer::new(&params.window, params.source.group());
    let columns =
        order
            .par_chunks(ROWS_PER_TASK)
            .map(|order| {
                let (mut columns, mut summary) = (MinedColumns::default(), ClassSummary::default());
                if progress.check().is_err() {
                    return columns;
                }
                progress.add(order.len() as u64);
                for &class in order {
                    let class = class as usize;
                    read(class, &mut summary);
                    let to_canonical = second.to_canonical[class];
                    columns.cells.extend_from_slice(second.cells_of(class));
                    let appeared = second.appeared[class];
                    columns.stats.push(PatternStats { appeared, ..summary.stats });
                    columns.examples.push(summary.examples.iter().map(|drawn| Example {
                        image: drawn.example.image.then(to_canonical.first()),
                        ..drawn.example
                    }));
                    columns.seen.push(seen(&summary.seen, to_canonical));
                    columns.replies.push(replies(&summary.next, to_canonical, &canonicalizer));
                }
                columns
            })
            .collect();
    progress.check()?;
    Ok(columns)
}

/// Rows that one task makes.
const ROWS_PER_TASK: usize = 2048;

fn join(head: MinedPatterns, columns: Vec<MinedColumns>, progress: &Progress) -> Result<MinedPatterns, Cancelled> {
    let mut all = MinedColumns::default();
    all.cells.reserve_exact(columns.iter().map(|columns| columns.cells.len()).sum());
    all.stats.reserve_exact(columns.iter().map(|columns| columns.stats.len()).sum());
    all.examples.reserve_for(columns.iter().map(|columns| &columns.examples));
    all.seen.reserve_for(columns.iter().map(|columns| &columns.seen));
    all.replies.reserve_for(columns.iter().map(|columns| &columns.replies));
    for columns in columns {
        progress.check()?;
        all.append(columns);
    }
    let MinedColumns { cells, stats, examples, replies, seen } = all;
    Ok(MinedPatterns { cells, stats, examples, replies, seen, ..head })
}

/// The columns of a result, or of some consecutive rows of it.
#[derive(Default)]
struct MinedColumns {
    cells: Vec<u8>,
    stats: Vec<PatternStats>,
    examples: Lists<Example>,
    replies: Lists<ReplyCounts>,
    seen: Lists<SeenAs>,
}

impl MinedColumns {
    fn append(&mut self, other: MinedColumns) {
        self.cells.extend(other.cells);
        self.stats.extend(other.stats);
        self.examples.append(other.examples);
        self.replies.append(other.replies);
        self.seen.append(other.seen);
    }
}

/// Counts by the first image that takes the canonical pattern to what stands on the board.
fn seen(counts: &[(u8, u64)], to_canonical: CanonicalImages) -> Vec<SeenAs> {
    let mut by_image = [0; Image::COUNT];
    for &(image, count) in counts {
        let to_class = Image::from_index(usize::from(image));
        let first = to_canonical.iter().map(|image| to_class.then(image).inverse().index()).min();
        by_image[first.expect("there is always an image")] += count;
    }
    let counted = by_image.into_iter().enumerate().filter(|&(_, occurrences)| occurrences > 0);
    counted.map(|(image, occurrences)| SeenAs { image: Image::from_index(image), occurrences }).collect()
}

/// Replies by cell of the canonical pattern, folded over its own symmetries, most frequent first.
fn replies(
    counts: &[(WindowNextMove, u64)],
    to_canonical: CanonicalImages,
    canonicalizer: &Canonicalizer,
) -> Vec<ReplyCounts> {
    let mut replies: Vec<ReplyCounts> = Vec::new();
    for &(next, count) in counts {
        let cell = to_canonical.iter().map(|image| canonicalizer.cell_to(image, next.cell())).min();
        let cell = cell.expect("there is always an image");
        let at = replies.iter().position(|reply| reply.cell == cell).unwrap_or_else(|| {
            replies.push(ReplyCounts { cell, ..ReplyCounts::default() });
            replies.len() - 1
        });
        let reply = &mut replies[at];
        *match (next.by_mover(), next.later()) {
            (false, false) => &mut reply.by_opponent,
            (false, true) => &mut reply.by_opponent_later,
            (true, false) => &mut reply.by_mover,
            (true, true) => &mut reply.by_mover_later,
        } += count;
    }
    replies.sort_by_key(|reply| (std::cmp::Reverse(reply.total()), reply.cell));
    replies
}
