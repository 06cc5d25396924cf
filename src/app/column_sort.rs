//! The column by which a table is sorted.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ColumnSort<C> {
    pub column: C,
    pub descending: bool,
}

impl<C: PartialEq> ColumnSort<C> {
    /// The sorting after a click on a column's head: that column, reversed if it is that column already.
    pub fn clicked(self, column: C) -> ColumnSort<C> {
        let descending = self.column == column && !self.descending;
        ColumnSort { column, descending }
    }
}
