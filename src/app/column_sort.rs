//! The column by which a table is sorted.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ColumnSort<C> {
    pub column: C,
    pub descending: bool,
}

impl<C: PartialEq> ColumnSort<C> {
    /// Sorts by the clicked column. If the table is sorted by it already, reverses the order.
    pub fn clicked(self, column: C) -> ColumnSort<C> {
        let descending = self.column == column && !self.descending;
        ColumnSort { column, descending }
    }
}
