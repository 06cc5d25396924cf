//! Rows under named columns, written as Parquet or CSV.
//!
//! An [`ExportTable`] declares its columns and makes its rows part by part, the parts on all cores. They are written a
//! block at a time, so that a table of a hundred million rows needs no more memory than a short one. Both formats have
//! the same columns in the same order. Parquet is written with zstd, one row group per block. The same rows give the
//! same bytes.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use rayon::prelude::*;

use katachi_core::files::OpenFile;
use katachi_core::library::LibraryError;
use katachi_core::library::atomic;
use katachi_core::library::export::must_be_new;
use katachi_core::progress::Progress;

use crate::column::{CellValue, ColumnHead, ColumnValues};
use crate::parquet::ParquetWriter;

/// Number of rows in a block.
const BLOCK_ROWS: usize = 1 << 17;

/// Number of rows of CSV that one task writes.
const ROWS_PER_TASK: usize = 1 << 12;

/// Number of parts whose rows are in memory at once.
const PARTS_AT_ONCE: usize = 128;

/// Rows under named columns.
pub trait ExportTable: Sync {
    fn columns(&self) -> &[ColumnHead];

    /// Number of parts. Their rows follow one another.
    fn parts(&self) -> usize;

    /// Calls `take` with every row of a part: one value per column.
    fn rows(&self, part: usize, take: &mut dyn FnMut(&[CellValue]));
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
    let heads = table.columns();
    let mut count = 0;
    let part_of = |part: usize| {
        let mut columns = new_columns(heads);
        table.rows(part, &mut |row| columns.iter_mut().zip(row).for_each(|(column, value)| column.push(value)));
        columns
    };
    let fill = |file: &mut OpenFile| -> io::Result<()> {
        let mut block = TableBlock::new(heads, BufWriter::new(file), form)?;
        for first in (0..table.parts()).step_by(PARTS_AT_ONCE) {
            let parts: Vec<usize> = (first..table.parts().min(first + PARTS_AT_ONCE)).collect();
            let parts: Vec<Vec<ColumnValues>> = parts.into_par_iter().map(part_of).collect();
            for part in parts {
                progress.check().map_err(|_| io::ErrorKind::Interrupted)?;
                count += part[0].len() as u64;
                block.append(part)?;
            }
        }
        block.finish()
    };
    let written = atomic::write_streamed(path, fill, |_| Ok(()));
    progress.check()?;
    written?;
    Ok(count)
}

/// The file to which full blocks are written.
enum TableSink<W: Write + Send> {
    Csv(W),
    Parquet(ParquetWriter<W>),
}

/// The rows collected for the next block.
struct TableBlock<W: Write + Send> {
    columns: Vec<ColumnValues>,
    sink: TableSink<W>,
}

fn new_columns(heads: &[ColumnHead]) -> Vec<ColumnValues> {
    heads.iter().map(|&(_, kind)| ColumnValues::new(kind)).collect()
}

impl<W: Write + Send> TableBlock<W> {
    fn new(heads: &[ColumnHead], out: W, form: TableFormat) -> io::Result<TableBlock<W>> {
        let sink = match form {
            TableFormat::Parquet => TableSink::Parquet(ParquetWriter::new(out, heads, &[])?),
            TableFormat::Csv => {
                let mut table = csv::Writer::from_writer(out);
                table.write_record(heads.iter().map(|(name, _)| name))?;
                TableSink::Csv(table.into_inner().map_err(|error| io::Error::other(error.to_string()))?)
            }
        };
        Ok(TableBlock { columns: new_columns(heads), sink })
    }

    /// Adds rows, and writes each block that is full.
    fn append(&mut self, mut rows: Vec<ColumnValues>) -> io::Result<()> {
        while !rows[0].is_empty() {
            let room = BLOCK_ROWS - self.columns[0].len();
            self.columns.iter_mut().zip(&mut rows).for_each(|(column, more)| column.take_from(more, room));
            if self.columns[0].len() == BLOCK_ROWS {
                self.write_block()?;
                self.columns.iter_mut().for_each(ColumnValues::clear);
            }
        }
        Ok(())
    }

    fn write_block(&mut self) -> io::Result<()> {
        match &mut self.sink {
            TableSink::Parquet(writer) => writer.write(&self.columns),
            TableSink::Csv(out) => write_csv_rows(&self.columns, out),
        }
    }

    fn finish(mut self) -> io::Result<()> {
        if !self.columns[0].is_empty() {
            self.write_block()?;
        }
        match self.sink {
            TableSink::Csv(mut out) => out.flush(),
            TableSink::Parquet(writer) => writer.finish()?.flush(),
        }
    }
}

/// Writes the rows of these columns. Their text is made on all cores.
fn write_csv_rows(columns: &[ColumnValues], out: &mut impl Write) -> io::Result<()> {
    let starts: Vec<usize> = (0..columns[0].len()).step_by(ROWS_PER_TASK).collect();
    let text_of = |start: usize| {
        let (mut text, mut cell) = (csv::Writer::from_writer(Vec::new()), String::new());
        for row in start..columns[0].len().min(start + ROWS_PER_TASK) {
            for column in columns {
                cell.clear();
                column.write_cell(row, &mut cell);
                text.write_field(&cell)?;
            }
            // Ends the row.
            text.write_record(None::<&[u8]>)?;
        }
        text.into_inner().map_err(|error| io::Error::other(error.to_string()))
    };
    let texts: Vec<io::Result<Vec<u8>>> = starts.into_par_iter().map(text_of).collect();
    texts.into_iter().try_for_each(|text| out.write_all(&text?))
}
