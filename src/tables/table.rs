//! Rows under named columns, written as Parquet or CSV.
//!
//! An [`ExportTable`] declares its columns and yields its rows one after the other; they are written a block at a time,
//! so that a table of a hundred million rows needs no more memory than a short one. Both formats have the same columns
//! in the same order. Parquet is written with zstd, one row group per block. The same rows give the same bytes.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use katachi_core::files::OpenFile;
use katachi_core::library::LibraryError;
use katachi_core::library::atomic;
use katachi_core::library::export::must_be_new;
use katachi_core::progress::Progress;

use crate::column::{CellValue, ColumnHead, ColumnValues};
use crate::parquet::ParquetWriter;

/// Number of rows in a block.
const STRETCH_ROWS: usize = 1 << 17;

/// Rows under named columns.
pub trait ExportTable {
    fn columns(&self) -> &[ColumnHead];

    /// Calls `take` with every row: one value per column.
    ///
    /// Errors: those of `take`.
    fn rows(&self, take: &mut dyn FnMut(Vec<CellValue>) -> io::Result<()>) -> io::Result<()>;
}

/// The format in which a table is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFormat {
    Parquet,
    Csv,
}

/// Writes a table as a new file, atomically. Returns the number of rows.
///
/// Errors: the file already exists or cannot be written, or stopped by the user.
pub fn write_table(
    table: &dyn ExportTable,
    form: TableFormat,
    path: &Path,
    progress: &Progress,
) -> Result<u64, LibraryError> {
    must_be_new(path)?;
    let mut count = 0;
    let fill = |file: &mut OpenFile| -> io::Result<()> {
        let out = BufWriter::new(file);
        let mut stretch = TableRowBuffer::new(table.columns(), out, form)?;
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

/// The file to which full blocks are written.
enum TableSink<W: Write + Send> {
    Csv(csv::Writer<W>),
    Parquet(ParquetWriter<W>),
}

/// The rows collected for the next block.
struct TableRowBuffer<W: Write + Send> {
    columns: Vec<ColumnValues>,
    sink: TableSink<W>,
}

impl<W: Write + Send> TableRowBuffer<W> {
    fn new(heads: &[ColumnHead], out: W, form: TableFormat) -> io::Result<TableRowBuffer<W>> {
        let sink = match form {
            TableFormat::Parquet => TableSink::Parquet(ParquetWriter::new(out, heads, &[])?),
            TableFormat::Csv => {
                let mut table = csv::Writer::from_writer(out);
                table.write_record(heads.iter().map(|(name, _)| name))?;
                TableSink::Csv(table)
            }
        };
        Ok(TableRowBuffer { columns: heads.iter().map(|&(_, kind)| ColumnValues::new(kind)).collect(), sink })
    }

    fn push(&mut self, values: Vec<CellValue>) -> io::Result<()> {
        self.columns.iter_mut().zip(values).for_each(|(column, value)| column.push(value));
        if self.columns[0].len() >= STRETCH_ROWS { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.sink {
            TableSink::Parquet(writer) => writer.write(&self.columns)?,
            TableSink::Csv(table) => {
                for row in 0..self.columns[0].len() {
                    table.write_record(self.columns.iter().map(|column| column.cell(row)))?;
                }
            }
        }
        self.columns.iter_mut().for_each(ColumnValues::clear);
        Ok(())
    }

    fn finish(mut self) -> io::Result<()> {
        if !self.columns[0].is_empty() {
            self.flush()?;
        }
        match self.sink {
            TableSink::Csv(mut table) => table.flush(),
            TableSink::Parquet(writer) => writer.finish()?.flush(),
        }
    }
}
