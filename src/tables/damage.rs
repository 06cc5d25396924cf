//! Damage of Parquet files, as a type that displays in English.

use katachi_core::library::{Damage, ForeignDamage};
use parquet::errors::ParquetError;

/// How a Parquet file, or a part of a sharded mining, is damaged.
///
/// Columns and rows count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableDamage {
    /// A message of the Parquet library or of the system.
    #[error("{0}")]
    Foreign(String),
    #[error("the file ends before its contents")]
    EndsEarly,
    /// The Parquet library panicked.
    #[error("its pages contradict each other")]
    Pages,
    #[error("it says that it has {rows} rows, and cannot have more than {most}")]
    RowsTold { rows: i64, most: i64 },
    #[error("column {name}: {what}")]
    Column { name: String, what: Box<TableDamage> },
    /// The column has fewer rows than the file.
    #[error("column {name}: {found} rows of {rows}")]
    ColumnRows { name: String, found: usize, rows: i64 },
    #[error("column {name}: lists and groups are none of ours")]
    ListColumn { name: String },
    #[error("column {name}: {kind} is no kind of ours")]
    ForeignKind { name: String, kind: String },
    #[error("a row group without rows")]
    GroupWithoutRows,
    #[error("its columns have different numbers of rows")]
    ColumnsDiffer,
    #[error("it is not text (UTF-8)")]
    NotText,
    #[error("its kind changes")]
    KindChanges,
    #[error("fewer values than rows")]
    FewerValues,
    #[error("its checksum is {found:08x}, and was {expected:08x}")]
    PartChecksum { found: u32, expected: u32 },
    #[error("it has {found} rows, and had {expected}")]
    PartRows { found: u64, expected: u64 },
    #[error("it is no part of a mining")]
    NoPart,
    #[error("it is of another mining, or of another pass")]
    OtherPart,
    #[error("column {number}: no whole numbers")]
    ColumnNoWhole { number: usize },
    #[error("column {number}: no text")]
    ColumnNoText { number: usize },
    #[error("row {row}: a number is missing")]
    NumberMissing { row: usize },
    #[error("row {row}: {field}")]
    Field { row: usize, field: &'static str },
    #[error("its shapes are not those that are kept")]
    OtherShapes,
    #[error("the parts have {found} games, and were counted with {expected}")]
    PartsGames { found: u64, expected: u64 },
    #[error("a shape that is kept was played in no part: the part of some shard is not there")]
    PartMissing,
    #[error("all shards together have more than 4,294,967,295 records")]
    TooManyRecords,
}

impl TableDamage {
    pub(crate) fn in_column(self, name: &str) -> TableDamage {
        TableDamage::Column { name: name.to_owned(), what: Box::new(self) }
    }
}

impl From<ParquetError> for TableDamage {
    /// Unwraps the damage that the error contains, if any.
    fn from(error: ParquetError) -> TableDamage {
        let own = match &error {
            ParquetError::External(source) => source.downcast_ref::<TableDamage>(),
            _ => None,
        };
        own.cloned().unwrap_or_else(|| TableDamage::Foreign(error.to_string()))
    }
}

impl From<TableDamage> for ParquetError {
    /// Wraps the damage into an error that the Parquet library passes through.
    fn from(damage: TableDamage) -> ParquetError {
        ParquetError::External(Box::new(damage))
    }
}

impl From<TableDamage> for Damage {
    fn from(damage: TableDamage) -> Damage {
        Damage::OfForeignFile(ForeignDamage::new(damage))
    }
}
