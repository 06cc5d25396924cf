//! Rows under named columns, written as Parquet or CSV.
//!
//! A [`Table`] says what its columns are and gives its rows a stretch at a time, so that a table of a hundred million rows
//! needs no more memory than a short one. Both forms have the same columns, in the same order. Parquet is written with
//! zstd, a row group a stretch: the same rows give the same bytes.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use katachi_core::files::File;
use katachi_core::library::LibraryError;
use katachi_core::library::atomic;
use katachi_core::library::export::{harmless, must_be_new};
use katachi_core::progress::Progress;

use crate::parquet::ParquetWriter;

/// Rows of a stretch.
const STRETCH: usize = 1 << 17;

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

    fn clear(&mut self) {
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

    fn push(&mut self, value: Value) {
        match (self, value) {
            (Column::Whole(values), Value::Whole(value)) => values.push(value),
            (Column::Real(values), Value::Real(value)) => values.push(value),
            (Column::Text(values), Value::Text(value)) => values.push(value),
            (column, value) => unreachable!("a table gives {value:?} for {column:?}"),
        }
    }

    /// The cell of a table of text; a text that a spreadsheet would run is made harmless.
    fn cell(&self, row: usize) -> String {
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

/// Rows under named columns.
pub trait Table {
    fn columns(&self) -> &[ColumnHead];

    /// All rows, each with one value a column.
    ///
    /// Errors: those of `take`.
    fn rows(&self, take: &mut dyn FnMut(Vec<Value>) -> io::Result<()>) -> io::Result<()>;
}

/// How a table is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableForm {
    Parquet,
    Csv,
}

/// Writes a table as a new file, atomically. Returns its rows.
///
/// Errors: there is such a file, it cannot be written, or stopped by the user.
pub fn write_table(table: &dyn Table, form: TableForm, path: &Path, progress: &Progress) -> Result<u64, LibraryError> {
    must_be_new(path)?;
    let mut count = 0;
    let fill = |file: &mut File| -> io::Result<()> {
        let out = BufWriter::new(file);
        let mut stretch = Stretch::new(table.columns(), out, form)?;
        table.rows(&mut |values| {
            count += 1;
            stretch.push(values)?;
            match count % 4096 {
                0 => progress.check().map_err(|_| io::ErrorKind::Interrupted.into()),
                _ => Ok(()),
            }
        })?;
        stretch.finish()
    };
    let written = atomic::write_streamed(path, fill, |_| Ok(()));
    progress.check()?;
    written?;
    Ok(count)
}

/// The file that takes full stretches.
enum Sink<W: Write + Send> {
    Csv(csv::Writer<W>),
    Parquet(ParquetWriter<W>),
}

/// The rows that are gathered.
struct Stretch<W: Write + Send> {
    columns: Vec<Column>,
    sink: Sink<W>,
}

impl<W: Write + Send> Stretch<W> {
    fn new(heads: &[ColumnHead], out: W, form: TableForm) -> io::Result<Stretch<W>> {
        let sink = match form {
            TableForm::Parquet => Sink::Parquet(ParquetWriter::new(out, heads, &[])?),
            TableForm::Csv => {
                let mut table = csv::Writer::from_writer(out);
                table.write_record(heads.iter().map(|(name, _)| name))?;
                Sink::Csv(table)
            }
        };
        Ok(Stretch { columns: heads.iter().map(|&(_, kind)| Column::new(kind)).collect(), sink })
    }

    fn push(&mut self, values: Vec<Value>) -> io::Result<()> {
        self.columns.iter_mut().zip(values).for_each(|(column, value)| column.push(value));
        if self.columns[0].len() >= STRETCH { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.sink {
            Sink::Parquet(writer) => writer.write(&self.columns)?,
            Sink::Csv(table) => {
                for row in 0..self.columns[0].len() {
                    table.write_record(self.columns.iter().map(|column| column.cell(row)))?;
                }
            }
        }
        self.columns.iter_mut().for_each(Column::clear);
        Ok(())
    }

    fn finish(mut self) -> io::Result<()> {
        if !self.columns[0].is_empty() {
            self.flush()?;
        }
        match self.sink {
            Sink::Csv(mut table) => table.flush(),
            Sink::Parquet(writer) => writer.finish()?.flush(),
        }
    }
}
