//! Columns of a table, and their values.

use std::fmt::Write;

use katachi_core::library::export::harmless;

/// The kind of a column's values. Any value may be missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    Whole,
    /// Whole numbers that hardly ever repeat. They are written without a dictionary.
    Key,
    Real,
    Text,
    /// Texts that the program knows: letters, and names of points. No spreadsheet runs one as a formula.
    Word,
}

/// A column's name and kind.
pub type ColumnHead = (&'static str, ColumnKind);

/// Values of a column.
#[derive(Clone, Debug, PartialEq)]
pub enum ColumnValues {
    Whole(Vec<Option<i64>>),
    Real(Vec<Option<f64>>),
    Text(Vec<Option<String>>),
    Word(Vec<Option<&'static str>>),
}

impl ColumnValues {
    pub(crate) fn new(kind: ColumnKind) -> ColumnValues {
        match kind {
            ColumnKind::Whole | ColumnKind::Key => ColumnValues::Whole(Vec::new()),
            ColumnKind::Real => ColumnValues::Real(Vec::new()),
            ColumnKind::Text => ColumnValues::Text(Vec::new()),
            ColumnKind::Word => ColumnValues::Word(Vec::new()),
        }
    }

    /// Moves the first values of another column of the same kind to the end of this one, at most this number.
    pub(crate) fn take_from(&mut self, more: &mut ColumnValues, most: usize) {
        let count = more.len().min(most);
        match (self, more) {
            (ColumnValues::Whole(values), ColumnValues::Whole(more)) => values.extend(more.drain(..count)),
            (ColumnValues::Real(values), ColumnValues::Real(more)) => values.extend(more.drain(..count)),
            (ColumnValues::Text(values), ColumnValues::Text(more)) => values.extend(more.drain(..count)),
            (ColumnValues::Word(values), ColumnValues::Word(more)) => values.extend(more.drain(..count)),
            (column, more) => unreachable!("a table gives {more:?} for {column:?}"),
        }
    }

    /// Removes all values, and keeps their memory for others.
    pub(crate) fn clear(&mut self) {
        match self {
            ColumnValues::Whole(values) => values.clear(),
            ColumnValues::Real(values) => values.clear(),
            ColumnValues::Text(values) => values.clear(),
            ColumnValues::Word(values) => values.clear(),
        }
    }

    pub fn len(&self) -> usize {
        match self {
            ColumnValues::Whole(values) => values.len(),
            ColumnValues::Real(values) => values.len(),
            ColumnValues::Text(values) => values.len(),
            ColumnValues::Word(values) => values.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(crate) fn push(&mut self, value: &CellValue) {
        match (self, value) {
            (ColumnValues::Whole(values), CellValue::Whole(value)) => values.push(*value),
            (ColumnValues::Real(values), CellValue::Real(value)) => values.push(*value),
            (ColumnValues::Text(values), CellValue::Text(value)) => values.push(value.clone()),
            (ColumnValues::Word(values), CellValue::Word(value)) => values.push(*value),
            (column, value) => unreachable!("a table gives {value:?} for {column:?}"),
        }
    }

    /// Appends the cell as text. A text that a spreadsheet would run as a formula is made harmless.
    pub(crate) fn write_cell(&self, row: usize, text: &mut String) {
        let _ = match self {
            ColumnValues::Whole(values) => values[row].map_or(Ok(()), |value| write!(text, "{value}")),
            ColumnValues::Real(values) => values[row].map_or(Ok(()), |value| write!(text, "{value}")),
            ColumnValues::Text(values) => text.write_str(&values[row].as_deref().map(harmless).unwrap_or_default()),
            ColumnValues::Word(values) => text.write_str(values[row].unwrap_or_default()),
        };
    }
}

/// A value, of the kind of its column.
#[derive(Clone, Debug, PartialEq)]
pub enum CellValue {
    Whole(Option<i64>),
    Real(Option<f64>),
    Text(Option<String>),
    Word(Option<&'static str>),
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
