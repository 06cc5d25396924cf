//! The share of shapes whose move has a kind.

use super::MinedPatterns;
use crate::pattern::names::{MoveKind, NameSet, ShapeNames};

/// Numbers of shapes by the kind of their move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindCounts {
    /// Number of shapes with at least one kind.
    pub with_kind: usize,
    /// Ordered as [`MoveKind::ALL`]. A shape may have several kinds.
    pub by_kind: [usize; MoveKind::ALL.len()],
}

/// Counts these rows by the kinds of their moves; `None` if the shapes were not read before moves, and so have no kinds.
pub fn kind_counts(patterns: &MinedPatterns, rows: &[usize]) -> Option<KindCounts> {
    if !patterns.params.is_before_move() {
        return None;
    }
    let of_kinds: [NameSet; MoveKind::ALL.len()] = MoveKind::ALL.map(|kind| ShapeNames::shipped().of_kind(kind));
    let mut counts = KindCounts { with_kind: 0, by_kind: [0; MoveKind::ALL.len()] };
    for &row in rows {
        let names = patterns.names(row);
        let mut has_kind = false;
        for (of_kind, count) in of_kinds.iter().zip(&mut counts.by_kind) {
            if !names.and(*of_kind).is_empty() {
                *count += 1;
                has_kind = true;
            }
        }
        counts.with_kind += usize::from(has_kind);
    }
    Some(counts)
}
