//! Parquet files by the Arrow project's library, without Arrow itself.

use std::io::{self, Read, Seek, SeekFrom, Write};
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical, ZstdLevel};
use parquet::column::reader::ColumnReader;
use parquet::column::writer::{ColumnCloseResult, ColumnWriter, get_column_writer};
use parquet::data_type::ByteArray;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{EnabledStatistics, WriterProperties, WriterPropertiesPtr};
use parquet::file::reader::{ChunkReader, FileReader, Length, SerializedFileReader};
use parquet::file::writer::{SerializedFileWriter, SerializedPageWriter, TrackedWrite};
use parquet::schema::types::{ColumnDescPtr, ColumnPath, Type};
use rayon::prelude::*;

use katachi_core::files::OpenFile;
use katachi_core::reports::without_panic;

use crate::column::{ColumnHead, ColumnKind, ColumnValues};
use crate::damage::TableDamage;

/// A name and a text in the file's metadata.
pub type Meta<'a> = (&'a str, &'a str);

/// A Parquet file that is being written.
pub struct ParquetWriter<W: Write + Send>(SerializedFileWriter<W>);

impl<W: Write + Send> ParquetWriter<W> {
    /// Errors: it cannot be written.
    pub fn new(out: W, heads: &[ColumnHead], meta: &[Meta<'_>]) -> io::Result<ParquetWriter<W>> {
        let fields = heads.iter().map(|&(name, kind)| field(name, kind).map(Arc::new));
        let fields = fields.collect::<Result<Vec<_>, ParquetError>>().map_err(other)?;
        let schema = Type::group_type_builder("katachi").with_fields(fields).build().map_err(other)?;
        let meta = meta.iter().map(|&(name, text)| KeyValue::new(name.to_owned(), text.to_owned())).collect();
        let keys = heads.iter().filter(|&&(_, kind)| kind == ColumnKind::Key);
        let properties = keys.fold(WriterProperties::builder(), |properties, &(name, _)| {
            properties.set_column_dictionary_enabled(ColumnPath::from(name), false)
        });
        let properties = properties
            .set_compression(Compression::ZSTD(ZstdLevel::try_new(3).map_err(other)?))
            .set_statistics_enabled(EnabledStatistics::Chunk)
            .set_created_by(concat!("katachi ", env!("CARGO_PKG_VERSION")).to_owned())
            .set_key_value_metadata(Some(meta))
            .build();
        SerializedFileWriter::new(out, Arc::new(schema), Arc::new(properties)).map(ParquetWriter).map_err(other)
    }

    /// Writes one row group. Its columns are packed on all cores.
    ///
    /// Errors: it cannot be written.
    pub fn write(&mut self, columns: &[ColumnValues]) -> io::Result<()> {
        let properties = self.0.properties().clone();
        let heads: Vec<ColumnDescPtr> = self.0.schema_descr().columns().to_vec();
        let pack = |(head, column)| packed_column(head, column, properties.clone());
        let packed: Result<Vec<_>, ParquetError> = heads.into_par_iter().zip(columns).map(pack).collect();
        let mut group = self.0.next_row_group().map_err(other)?;
        for (bytes, close) in packed.map_err(other)? {
            group.append_column(&bytes, close).map_err(other)?;
        }
        group.close().map_err(other)?;
        Ok(())
    }

    /// Errors: it cannot be written.
    pub fn finish(self) -> io::Result<W> {
        self.0.into_inner().map_err(other)
    }
}

/// The bytes of one column of a row group, and what the file says of them.
fn packed_column(
    head: ColumnDescPtr,
    column: &ColumnValues,
    properties: WriterPropertiesPtr,
) -> Result<(Bytes, ColumnCloseResult), ParquetError> {
    let mut out = TrackedWrite::new(Vec::new());
    let mut writer = get_column_writer(head, properties, Box::new(SerializedPageWriter::new(&mut out)));
    match (&mut writer, column) {
        (ColumnWriter::Int64ColumnWriter(writer), ColumnValues::Whole(values)) => {
            let (values, levels) = split(values, |value| *value);
            writer.write_batch(&values, Some(&levels), None)
        }
        (ColumnWriter::DoubleColumnWriter(writer), ColumnValues::Real(values)) => {
            let (values, levels) = split(values, |value| *value);
            writer.write_batch(&values, Some(&levels), None)
        }
        (ColumnWriter::ByteArrayColumnWriter(writer), ColumnValues::Text(values)) => {
            let (values, levels) = split(values, |value| ByteArray::from(value.as_str()));
            writer.write_batch(&values, Some(&levels), None)
        }
        (ColumnWriter::ByteArrayColumnWriter(writer), ColumnValues::Word(values)) => {
            let word = |word: &&'static str| ByteArray::from(Bytes::from_static(word.as_bytes()));
            let (values, levels) = split(values, word);
            writer.write_batch(&values, Some(&levels), None)
        }
        _ => unreachable!("columns are written in their order"),
    }?;
    let close = writer.close()?;
    Ok((out.into_inner()?.into(), close))
}

fn field(name: &str, kind: ColumnKind) -> Result<Type, ParquetError> {
    let (physical, logical) = match kind {
        ColumnKind::Whole | ColumnKind::Key => (Physical::INT64, None),
        ColumnKind::Real => (Physical::DOUBLE, None),
        ColumnKind::Text | ColumnKind::Word => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
    };
    Type::primitive_type_builder(name, physical)
        .with_logical_type(logical)
        .with_repetition(Repetition::OPTIONAL)
        .build()
}

/// The present values, and the definition levels: 1 for a present value, 0 for a missing one.
fn split<T, V>(values: &[Option<T>], value: impl Fn(&T) -> V) -> (Vec<V>, Vec<i16>) {
    let there = values.iter().flatten().map(value).collect();
    (there, values.iter().map(|value| i16::from(value.is_some())).collect())
}

fn other(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(source) => match source.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(source) => io::Error::other(source),
        },
        error => io::Error::other(error),
    }
}

/// A file's metadata, and all rows of its columns.
pub struct ReadParquet {
    pub meta: Vec<(String, String)>,
    pub columns: Vec<(String, ColumnValues)>,
}

/// Reads a whole file. Its columns must be those that Katachi writes: flat, whole numbers, real ones or text.
///
/// Errors: what is wrong.
pub fn read_parquet(bytes: Vec<u8>, most_rows: i64) -> Result<ReadParquet, TableDamage> {
    without_panic(|| read_whole(bytes, most_rows)).unwrap_or(Err(TableDamage::Pages))
}

fn read_whole(bytes: Vec<u8>, most_rows: i64) -> Result<ReadParquet, TableDamage> {
    let reader = SerializedFileReader::new(Bytes::from(bytes))?;
    let file = reader.metadata().file_metadata();
    let rows = file.num_rows();
    if !(0..=most_rows).contains(&rows) {
        return Err(TableDamage::RowsTold { rows, most: most_rows });
    }
    let meta = file.key_value_metadata().into_iter().flatten();
    let meta = meta.map(|entry| (entry.key.clone(), entry.value.clone().unwrap_or_default())).collect();
    let mut columns: Vec<(String, ColumnValues)> = Vec::new();
    for at in 0..file.schema_descr().num_columns() {
        let (name, kind) = head_of(&reader, at)?;
        let mut values = ColumnValues::new(kind);
        for group in 0..reader.num_row_groups() {
            read_group(&reader, group, at, &mut values).map_err(|what| what.in_column(&name))?;
        }
        if values.len() as i64 != rows {
            return Err(TableDamage::ColumnRows { name, found: values.len(), rows });
        }
        columns.push((name, values));
    }
    Ok(ReadParquet { meta, columns })
}

/// The name and the kind of a column.
///
/// Errors: the column is of a kind that Katachi does not write.
fn head_of<R: ChunkReader + 'static>(
    reader: &SerializedFileReader<R>,
    at: usize,
) -> Result<(String, ColumnKind), TableDamage> {
    let column = reader.metadata().file_metadata().schema_descr().column(at);
    let name = column.name().to_owned();
    if column.max_rep_level() > 0 || column.max_def_level() > 1 {
        return Err(TableDamage::ListColumn { name });
    }
    match column.physical_type() {
        Physical::INT64 => Ok((name, ColumnKind::Whole)),
        Physical::DOUBLE => Ok((name, ColumnKind::Real)),
        Physical::BYTE_ARRAY => Ok((name, ColumnKind::Text)),
        kind => Err(TableDamage::ForeignKind { name, kind: kind.to_string() }),
    }
}

/// Appends one column of a row group.
fn read_group<R: ChunkReader + 'static>(
    reader: &SerializedFileReader<R>,
    group: usize,
    at: usize,
    into: &mut ColumnValues,
) -> Result<(), TableDamage> {
    let group = reader.get_row_group(group)?;
    let count = usize::try_from(group.metadata().num_rows()).map_err(|_| TableDamage::GroupWithoutRows)?;
    let is_optional = reader.metadata().file_metadata().schema_descr().column(at).max_def_level() > 0;
    read_column(group.get_column_reader(at)?, count, is_optional, into)
}

/// A file that is read one row group at a time.
pub struct ParquetParts {
    reader: SerializedFileReader<ParquetInputFile>,
    group: usize,
}

impl ParquetParts {
    /// Errors: what is wrong.
    pub fn open(file: OpenFile) -> Result<ParquetParts, TableDamage> {
        let pieces = ParquetInputFile::from_file(file).map_err(|error| TableDamage::Foreign(error.to_string()))?;
        let reader = without_panic(|| SerializedFileReader::new(pieces)).ok_or(TableDamage::Pages)??;
        Ok(ParquetParts { reader, group: 0 })
    }

    pub fn rows(&self) -> u64 {
        u64::try_from(self.reader.metadata().file_metadata().num_rows()).unwrap_or_default()
    }

    /// A text of the file's metadata.
    pub fn meta(&self, name: &str) -> Option<&str> {
        let mut all = self.reader.metadata().file_metadata().key_value_metadata().into_iter().flatten();
        all.find(|entry| entry.key == name)?.value.as_deref()
    }

    /// The columns of the next row group; `None` when there are no more.
    ///
    /// Errors: what is wrong.
    pub fn next(&mut self) -> Result<Option<Vec<ColumnValues>>, TableDamage> {
        match self.group == self.reader.num_row_groups() {
            true => Ok(None),
            false => without_panic(|| self.next_group()).unwrap_or(Err(TableDamage::Pages)).map(Some),
        }
    }

    fn next_group(&mut self) -> Result<Vec<ColumnValues>, TableDamage> {
        let count = self.reader.metadata().file_metadata().schema_descr().num_columns();
        let mut columns = Vec::with_capacity(count);
        for at in 0..count {
            let (name, kind) = head_of(&self.reader, at)?;
            let mut values = ColumnValues::new(kind);
            read_group(&self.reader, self.group, at, &mut values).map_err(|what| what.in_column(&name))?;
            columns.push(values);
        }
        self.group += 1;
        let rows = columns.first().map_or(0, ColumnValues::len);
        match columns.iter().all(|column| column.len() == rows) {
            true => Ok(columns),
            false => Err(TableDamage::ColumnsDiffer),
        }
    }
}

/// A file that is read at arbitrary positions.
struct ParquetInputFile {
    file: Arc<Mutex<OpenFile>>,
    length: u64,
}

impl ParquetInputFile {
    fn from_file(file: OpenFile) -> io::Result<ParquetInputFile> {
        let length = file.metadata()?.len();
        Ok(ParquetInputFile { file: Arc::new(Mutex::new(file)), length })
    }
}

/// The rest of a file from a position on.
struct Piece {
    file: Arc<Mutex<OpenFile>>,
    at: u64,
}

impl Read for Piece {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(self.at))?;
        let count = file.read(buffer)?;
        self.at += count as u64;
        Ok(count)
    }
}

impl Length for ParquetInputFile {
    fn len(&self) -> u64 {
        self.length
    }
}

impl ChunkReader for ParquetInputFile {
    type T = io::BufReader<Piece>;

    fn get_read(&self, start: u64) -> Result<Self::T, ParquetError> {
        Ok(io::BufReader::new(Piece { file: self.file.clone(), at: start }))
    }

    fn get_bytes(&self, start: u64, length: usize) -> Result<Bytes, ParquetError> {
        let end = start.checked_add(length as u64).filter(|&end| end <= self.length);
        let end = end.ok_or(TableDamage::EndsEarly)?;
        let mut read = Vec::with_capacity((end - start) as usize);
        Piece { file: self.file.clone(), at: start }.take(length as u64).read_to_end(&mut read)?;
        match read.len() == length {
            true => Ok(read.into()),
            false => Err(TableDamage::EndsEarly.into()),
        }
    }
}

fn read_column(
    reader: ColumnReader,
    count: usize,
    is_optional: bool,
    into: &mut ColumnValues,
) -> Result<(), TableDamage> {
    let mut levels: Vec<i16> = Vec::new();
    match (reader, into) {
        (ColumnReader::Int64ColumnReader(mut reader), ColumnValues::Whole(into)) => {
            let mut values = Vec::new();
            reader.read_records(count, is_optional.then_some(&mut levels), None, &mut values)?;
            join(values, &levels, is_optional, into, Ok)
        }
        (ColumnReader::DoubleColumnReader(mut reader), ColumnValues::Real(into)) => {
            let mut values = Vec::new();
            reader.read_records(count, is_optional.then_some(&mut levels), None, &mut values)?;
            join(values, &levels, is_optional, into, Ok)
        }
        (ColumnReader::ByteArrayColumnReader(mut reader), ColumnValues::Text(into)) => {
            let mut values = Vec::new();
            reader.read_records(count, is_optional.then_some(&mut levels), None, &mut values)?;
            let text = |value: ByteArray| value.as_utf8().map(str::to_owned).map_err(|_| TableDamage::NotText);
            join(values, &levels, is_optional, into, text)
        }
        _ => Err(TableDamage::KindChanges),
    }
}

fn join<V, T>(
    values: Vec<V>,
    levels: &[i16],
    is_optional: bool,
    into: &mut Vec<Option<T>>,
    value: impl Fn(V) -> Result<T, TableDamage>,
) -> Result<(), TableDamage> {
    if !is_optional {
        for read in values {
            into.push(Some(value(read)?));
        }
        return Ok(());
    }
    let mut values = values.into_iter();
    for &level in levels {
        into.push(match level {
            0 => None,
            _ => Some(value(values.next().ok_or(TableDamage::FewerValues)?)?),
        });
    }
    Ok(())
}
