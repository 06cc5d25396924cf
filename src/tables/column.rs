//! Columns of a table, and their values.

use katachi_core::library::export::harmless;

/// The kind of a column's values. Any value may be missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    Whole,
    Real,
    Text,
}

/// A column's name and kind.
pub type ColumnHead = (&'static str, ColumnKind);

/// Values of a column.
#[derive(Clone, Debug, PartialEq)]
pub enum ColumnValues {
    Whole(Vec<Option<i64>>),
    Real(Vec<Option<f64>>),
    Text(Vec<Option<String>>),
}

impl ColumnValues {
    pub(crate) fn new(kind: ColumnKind) -> ColumnValues {
        match kind {
            ColumnKind::Whole => ColumnValues::Whole(Vec::new()),
            ColumnKind::Real => ColumnValues::Real(Vec::new()),
            ColumnKind::Text => ColumnValues::Text(Vec::new()),
        }
    }

    /// Adds the values of another column of the same kind.
    pub(crate) fn append(&mut self, more: ColumnValues) {
        match (self, more) {
            (ColumnValues::Whole(values), ColumnValues::Whole(mut more)) => values.append(&mut more),
            (ColumnValues::Real(values), ColumnValues::Real(mut more)) => values.append(&mut more),
            (ColumnValues::Text(values), ColumnValues::Text(mut more)) => values.append(&mut more),
            (column, more) => unreachable!("a table gives {more:?} for {column:?}"),
        }
    }

    /// Takes off the values from this row on.
    pub(crate) fn split_off(&mut self, row: usize) -> ColumnValues {
        match self {
            ColumnValues::Whole(values) => ColumnValues::Whole(values.split_off(row)),
            ColumnValues::Real(values) => ColumnValues::Real(values.split_off(row)),
            ColumnValues::Text(values) => ColumnValues::Text(values.split_off(row)),
        }
    }

    pub fn len(&self) -> usize {
        match self {
            ColumnValues::Whole(values) => values.len(),
            ColumnValues::Real(values) => values.len(),
            ColumnValues::Text(values) => values.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(crate) fn push(&mut self, value: CellValue) {
        match (self, value) {
            (ColumnValues::Whole(values), CellValue::Whole(value)) => values.push(value),
            (ColumnValues::Real(values), CellValue::Real(value)) => values.push(value),
            (ColumnValues::Text(values), CellValue::Text(value)) => values.push(value),
            (column, value) => unreachable!("a table gives {value:?} for {column:?}"),
        }
    }

    /// The cell as text. A text that a spreadsheet would run as a formula is made harmless.
    pub(crate) fn cell(&self, row: usize) -> String {
        match self {
            ColumnValues::Whole(values) => values[row].map(|value| value.to_string()).unwrap_or_default(),
            ColumnValues::Real(values) => values[row].map(|value| value.to_string()).unwrap_or_default(),
            ColumnValues::Text(values) => values[row].as_deref().map(harmless).unwrap_or_default(),
        }
    }
}

/// A value, of the kind of its column.
#[derive(Clone, Debug, PartialEq)]
pub enum CellValue {
    Whole(Option<i64>),
    Real(Option<f64>),
    Text(Option<String>),
}

impl CellValue {
    pub fn whole(value: impl Into<i64>) -> CellValue {
        CellValue::Whole(Some(value.into()))
    }

    /// A text value; an empty text is a missing value.
    pub fn text(value: impl Into<String>) -> CellValue {
        CellValue::Text(Some(value.into()).filter(|text: &String| !text.is_empty()))
    }
}
