//! The columns of a result, in their order.

use rayon::prelude::*;

use super::appeared::Second;
use super::classes::Classes;
use super::counts::{Example, Lists, MinedPatterns, MiningParams, PatternStats, ReplyCounts, SeenAs};
use super::occurrences::WindowNextMove;
use super::statistics::ClusterNames;
use crate::pattern::{CanonicalImages, Canonicalizer, Image, PackedCells};
use crate::progress::{Cancelled, Progress};
use crate::sorting;

/// The games that a result is of.
pub(super) struct MinedCorpus {
    pub corpus: String,
    pub games: u64,
}

/// The classes of a corpus as rows of the result.
///
/// Errors: stopped by the user.
pub(super) fn assemble(
    MinedCorpus { corpus, games }: MinedCorpus,
    params: &MiningParams,
    classes: Classes,
    second: Second,
    progress: &Progress,
) -> Result<MinedPatterns, Cancelled> {
    let bytes = PackedCells::bytes(params.window.cell_count());
    let canonicalizer = Canonicalizer::new(&params.window, params.source.group());
    let cells_of = |class: usize| &second.packed[class * bytes..(class + 1) * bytes];
    let mut order: Vec<u32> = (0..classes.list.len() as u32).collect();
    sorting::sort_by(&mut order, progress, |&a, &b| {
        let occurrences = |class: u32| classes.list[class as usize].stats.occurrences;
        occurrences(b).cmp(&occurrences(a)).then_with(|| cells_of(a as usize).cmp(cells_of(b as usize)))
    })?;
    let columns: Vec<MinedColumns> =
        order
            .par_chunks(8192)
            .map(|order| {
                let mut columns = MinedColumns::default();
                if progress.check().is_err() {
                    return columns;
                }
                progress.add(order.len() as u64);
                for &class in order {
                    let class = class as usize;
                    let to_canonical = second.to_canonical[class];
                    columns.cells.extend_from_slice(cells_of(class));
                    let appeared = second.appeared[class];
                    columns.stats.push(PatternStats { appeared, ..classes.list[class].stats });
                    let examples = classes.examples.get(class).iter();
                    columns.examples.push(examples.map(|drawn| Example {
                        image: drawn.example.image.then(to_canonical.first()),
                        ..drawn.example
                    }));
                    columns.seen.push(seen(classes.seen.get(class), to_canonical));
                    columns.replies.push(replies(classes.next.get(class), to_canonical, &canonicalizer));
                }
                columns
            })
            .collect();
    progress.check()?;
    let (occurrences, distinct) = (classes.occurrences, classes.distinct);
    drop((classes, second));
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
    Ok(MinedPatterns {
        params: params.clone(),
        corpus,
        games,
        occurrences,
        distinct,
        cluster_names: ClusterNames::default(),
        cells: all.cells,
        stats: all.stats,
        examples: all.examples,
        replies: all.replies,
        seen: all.seen,
    })
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
