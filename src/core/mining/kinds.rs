//! The share of shapes whose move has a kind.

use super::MinedPatterns;
use crate::pattern::names::{MoveKind, NameSet, ShapeNames};

/// Numbers of shapes by the kind of their move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindCounts {
    /// Number of shapes with at least one kind.
    pub with_kind: usize,
    /// Occurrences of all counted shapes, and of those with a kind.
    pub occurrences: u64,
    pub occurrences_with_kind: u64,
    /// Ordered as [`MoveKind::ALL`]. A shape may have several kinds.
    pub by_kind: [usize; MoveKind::ALL.len()],
}

/// Counts these rows by the kinds of their moves; `None` if the shapes were not read before moves, and so have no kinds.
pub fn kind_counts(patterns: &MinedPatterns, rows: &[usize]) -> Option<KindCounts> {
    if !patterns.params.is_before_move() {
        return None;
    }
    let of_kinds: [NameSet; MoveKind::ALL.len()] = MoveKind::ALL.map(|kind| ShapeNames::shipped().of_kind(kind));
    let mut counts =
        KindCounts { with_kind: 0, occurrences: 0, occurrences_with_kind: 0, by_kind: [0; MoveKind::ALL.len()] };
    for &row in rows {
        let names = patterns.names(row);
        let mut has_kind = false;
        for (of_kind, count) in of_kinds.iter().zip(&mut counts.by_kind) {
            if !names.and(*of_kind).is_empty() {
                *count += 1;
                has_kind = true;
            }
        }
        let occurrences = patterns.stats(row).occurrences;
        counts.occurrences += occurrences;
        if has_kind {
            counts.with_kind += 1;
            counts.occurrences_with_kind += occurrences;
        }
    }
    Some(counts)
}
