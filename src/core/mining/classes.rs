//! Occurrences sorted into classes, with each class's counts.

use rayon::prelude::*;
use rustc_hash::FxHashSet;

use super::counts::Lists;
use super::occurrences::{BUCKETS, Found, Next, Occurrence};
use super::{PatternStats, Source};
use crate::corpus::Corpus;

/// The most examples that are kept of a pattern.
const EXAMPLES: usize = 32;

/// A class before its canonical form is known: lists are in the orientation of the hash.
pub(super) struct Class {
    pub class: u64,
    pub stats: PatternStats,
    /// The earliest occurrence: where the cells can be read.
    pub first: Occurrence,
}

/// The classes of a part.
#[derive(Default)]
pub(super) struct Classes {
    pub list: Vec<Class>,
    pub examples: Lists<Occurrence>,
    /// Image index and count.
    pub seen: Lists<(u8, u32)>,
    pub next: Lists<(Next, u32)>,
    /// All classes and their occurrences, those below the minimum included.
    pub distinct: u64,
    pub occurrences: u64,
}

impl Classes {
    pub fn append(&mut self, other: Classes) {
        self.list.extend(other.list);
        self.examples.append(other.examples);
        self.seen.append(other.seen);
        self.next.append(other.next);
        self.distinct += other.distinct;
        self.occurrences += other.occurrences;
    }

    /// Sorts the occurrences and counts those of each class that has at least `min_count`.
    pub fn count(found: Vec<Found>, corpus: &Corpus, source: Source, min_count: u32) -> Classes {
        let counted: Vec<Classes> = (0..BUCKETS)
            .into_par_iter()
            .map_init(Vec::new, |run: &mut Vec<Occurrence>, bucket| {
                run.clear();
                found.iter().for_each(|found| run.extend_from_slice(found.bucket(bucket)));
                run.sort_unstable_by_key(Occurrence::key);
                count_run(run, corpus, source, min_count)
            })
            .collect();
        // What the user wants no such stones of is counted, and no more.
        let discarded: FxHashSet<u64> = found.iter().flat_map(|found| &found.discarded_classes).copied().collect();
        let mut all = Classes {
            distinct: discarded.len() as u64,
            occurrences: found.iter().map(|found| found.discarded).sum(),
            ..Classes::default()
        };
        all.list.reserve_exact(counted.iter().map(|classes| classes.list.len()).sum());
        all.examples.reserve_for(counted.iter().map(|classes| &classes.examples));
        all.seen.reserve_for(counted.iter().map(|classes| &classes.seen));
        all.next.reserve_for(counted.iter().map(|classes| &classes.next));
        counted.into_iter().for_each(|classes| all.append(classes));
        all
    }
}

fn count_run(run: &[Occurrence], corpus: &Corpus, source: Source, min_count: u32) -> Classes {
    let mut classes = Classes::default();
    // Nearly every occurrence of a large window is a class of its own; untouched room costs nothing.
    classes.list.reserve(run.len());
    classes.examples.items.reserve(run.len());
    let mut next: Vec<Next> = Vec::new();
    for group in run.chunk_by(|a, b| a.class == b.class) {
        classes.distinct += 1;
        classes.occurrences += group.len() as u64;
        if group.len() < min_count as usize {
            continue;
        }
        let mut stats = PatternStats { occurrences: group.len() as u32, ..PatternStats::default() };
        let mut seen = [0_u32; crate::pattern::Image::COUNT];
        next.clear();
        for in_game in group.chunk_by(|a, b| a.game == b.game) {
            stats.games += 1;
            if let Some(year) = corpus.year(in_game[0].game) {
                let (first, last) = stats.years.unwrap_or((year, year));
                stats.years = Some((first.min(year), last.max(year)));
            }
            let winner = corpus.winner(in_game[0].game).color();
            for occurrence in in_game {
                seen[usize::from(occurrence.image)] += 1;
                if occurrence.next != Next::NONE {
                    next.push(occurrence.next);
                }
                if source == Source::Move && winner.is_some() {
                    stats.decided += 1;
                    stats.mover_wins += u32::from(winner == Some(occurrence.mover));
                }
            }
        }
        next.sort_unstable();
        classes.next.push(next.chunk_by(|a, b| a == b).map(|same| (same[0], same.len() as u32)));
        let counted = seen.iter().enumerate().filter(|&(_, &count)| count > 0);
        classes.seen.push(counted.map(|(image, &count)| (image as u8, count)));
        let kept = group.len().min(EXAMPLES);
        classes.examples.push((0..kept).map(|at| group[at * group.len() / kept]));
        classes.list.push(Class { class: group[0].class, stats, first: group[0] });
    }
    classes
}
