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
pub enum Column {
    Whole(Vec<Option<i64>>),
    Real(Vec<Option<f64>>),
    Text(Vec<Option<String>>),
}

impl Column {
    pub(crate) fn new(kind: ColumnKind) -> Column {
        match kind {
            ColumnKind::Whole => Column::Whole(Vec::new()),
            ColumnKind::Real => Column::Real(Vec::new()),
            ColumnKind::Text => Column::Text(Vec::new()),
        }
    }

    pub(crate) fn clear(&mut self) {
        match self {
            Column::Whole(values) => values.clear(),
            Column::Real(values) => values.clear(),
            Column::Text(values) => values.clear(),
        }
    }

    pub fn len(&self) -> usize {
        match self {
            Column::Whole(values) => values.len(),
            Column::Real(values) => values.len(),
            Column::Text(values) => values.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(crate) fn push(&mut self, value: Value) {
        match (self, value) {
            (Column::Whole(values), Value::Whole(value)) => values.push(value),
            (Column::Real(values), Value::Real(value)) => values.push(value),
            (Column::Text(values), Value::Text(value)) => values.push(value),
            (column, value) => unreachable!("a table gives {value:?} for {column:?}"),
        }
    }

    /// The cell of a table of text; a text that a spreadsheet would run is made harmless.
    pub(crate) fn cell(&self, row: usize) -> String {
        match self {
            Column::Whole(values) => values[row].map(|value| value.to_string()).unwrap_or_default(),
            Column::Real(values) => values[row].map(|value| value.to_string()).unwrap_or_default(),
            Column::Text(values) => values[row].as_deref().map(harmless).unwrap_or_default(),
        }
    }
}

/// One value; of the kind of its column.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Whole(Option<i64>),
    Real(Option<f64>),
    Text(Option<String>),
}

impl Value {
    pub fn whole(value: impl Into<i64>) -> Value {
        Value::Whole(Some(value.into()))
    }

    /// Empty is missing.
    pub fn text(value: impl Into<String>) -> Value {
        Value::Text(Some(value.into()).filter(|text: &String| !text.is_empty()))
    }
}
