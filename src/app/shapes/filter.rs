//! The filter of the pattern table, and the column that it is sorted by.

use serde::{Deserialize, Serialize};

use super::contains::{SubPattern, SubPatternMatcher};
use katachi_core::mining::MinedPatterns;
use katachi_core::pattern::names::MoveKind;

/// A column of the pattern table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShapeColumn {
    #[default]
    Rank,
    Shape,
    /// By the first name in priority; shapes without a name come last.
    Name,
    Count,
    Games,
    K,
    Bits,
    PlayedRate,
    MoverWins,
    Years,
    /// By how significantly a shape is played more or less often than by professionals.
    Against,
}

impl ShapeColumn {
    pub const ALL: [ShapeColumn; 11] = [
        ShapeColumn::Rank,
        ShapeColumn::Shape,
        ShapeColumn::Name,
        ShapeColumn::Count,
        ShapeColumn::Against,
        ShapeColumn::Games,
        ShapeColumn::K,
        ShapeColumn::Bits,
        ShapeColumn::PlayedRate,
        ShapeColumn::MoverWins,
        ShapeColumn::Years,
    ];

    /// Whether the first click on the heading puts the largest on top.
    fn starts_descending(self) -> bool {
        !matches!(self, ShapeColumn::Rank | ShapeColumn::Shape | ShapeColumn::Name | ShapeColumn::Years)
    }
}

/// A column and a direction; ties keep the order of the ranks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sort {
    pub column: ShapeColumn,
    pub descending: bool,
}

impl Sort {
    /// Handles a click on a column's heading: sorts by the column, or reverses the order if it is sorted by it already.
    pub fn click(&mut self, column: ShapeColumn) {
        let descending = if self.column == column { !self.descending } else { column.starts_descending() };
        *self = Sort { column, descending };
    }
}

/// Which rows stay. The default keeps all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ShapeFilter {
    /// K, both ends included.
    pub k: (usize, usize),
    pub min_count: u32,
    /// Shapes without a name go.
    pub named: bool,
    /// Keeps only moves of a kind, by their names. Keeps all shapes that were not read around a coming move, as they
    /// have no names.
    pub kind: Option<MoveKind>,
    /// Only one cluster, from 0, and the number of clusters.
    pub cluster: Option<(usize, usize)>,
    pub contains: SubPattern,
    /// A text in the shape's names, in the rows of the diagram, or a word of the players, event or date of one of the
    /// examples. From three letters on, the beginning of the word suffices.
    pub text: String,
}

impl Default for ShapeFilter {
    fn default() -> ShapeFilter {
        ShapeFilter {
            k: (0, usize::MAX),
            min_count: 0,
            named: false,
            kind: None,
            cluster: None,
            contains: SubPattern::default(),
            text: String::new(),
        }
    }
}

impl ShapeFilter {
    /// Shapes of two stones or more that have a name: those that a gallery shows first.
    pub fn well_known() -> ShapeFilter {
        ShapeFilter { k: (2, usize::MAX), named: true, ..ShapeFilter::default() }
    }

    pub fn keeps_all(&self) -> bool {
        self.k.0 == 0
            && self.k.1 == usize::MAX
            && self.min_count <= 1
            && !self.named
            && self.kind.is_none()
            && self.cluster.is_none()
            && self.contains.is_blank()
            && self.text().is_empty()
    }

    pub(super) fn text(&self) -> &str {
        self.text.trim()
    }

    pub(super) fn matcher(&self, patterns: &MinedPatterns) -> Option<SubPatternMatcher> {
        let params = &patterns.params;
        (!self.contains.is_blank())
            .then(|| SubPatternMatcher::new(&self.contains, &params.window, params.source.group()))
    }
}
