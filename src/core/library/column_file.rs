//! Results that Katachi keeps for itself: a text about the result, and columns of numbers that are mapped when the file
//! is opened.
//!
//! The file begins with eight bytes of magic, the format number, the length of the text, the number of columns, and the
//! CRC-32 of everything else. The text follows, then for each column its start and its length, then the
//! columns, each at a multiple of 64. All numbers are little-endian.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Advice, Damage, FileAction, LibraryError, bounded};
use crate::files::{MappableValues, Mapping};

const MAGIC: &[u8; 8] = b"KATACOLS";
const FORMAT: u32 = 1;
const HEADER_BYTES: usize = 24;
const ALIGNMENT: usize = 64;

/// A column file that was opened.
pub(super) struct ColumnFile {
    bytes: FileBytes,
    text: Range<usize>,
    columns: Vec<Range<usize>>,
}

enum FileBytes {
    Mapped(Arc<Mapping>),
    Read(Vec<u8>),
}

/// Numbers as a column.
pub(super) fn column<const N: usize>(values: &[[u32; N]]) -> Vec<u8> {
    values.as_flattened().iter().flat_map(|value| value.to_le_bytes()).collect()
}

/// The bytes of a file.
pub(super) fn to_bytes(about: &impl Serialize, columns: &[Vec<u8>]) -> Vec<u8> {
    let text = ron::to_string(about).expect("texts and numbers can always be written");
    let mut start = HEADER_BYTES + text.len() + columns.len() * 16;
    let mut table = Vec::new();
    for column in columns {
        start = start.next_multiple_of(ALIGNMENT);
        table.extend([start, column.len()].iter().flat_map(|&number| (number as u64).to_le_bytes()));
        start += column.len();
    }
    let mut file = Vec::with_capacity(start);
    file.extend_from_slice(MAGIC);
    for number in [FORMAT, text.len() as u32, columns.len() as u32, 0] {
        file.extend_from_slice(&number.to_le_bytes());
    }
    file.extend_from_slice(text.as_bytes());
    file.extend_from_slice(&table);
    for column in columns {
        file.resize(file.len().next_multiple_of(ALIGNMENT), 0);
        file.extend_from_slice(column);
    }
    let checksum = checksum(&file);
    file[HEADER_BYTES - 4..HEADER_BYTES].copy_from_slice(&checksum.to_le_bytes());
    file
}

impl ColumnFile {
    /// Maps a file where files can be mapped, otherwise reads it. Checks the checksum.
    ///
    /// Errors: it cannot be read, is damaged, or is of a newer Katachi.
    pub fn open(path: &Path) -> Result<ColumnFile, LibraryError> {
        let read = || bounded::read_at_most(path, bounded::MAX_RESULT_BYTES).map(FileBytes::Read);
        let bytes = match Mapping::open(path) {
            Ok(mapping) => FileBytes::Mapped(mapping),
            Err(error) if error.kind() == std::io::ErrorKind::Unsupported => {
                read().map_err(LibraryError::io(path, FileAction::Read))?
            }
            Err(error) => return Err(LibraryError::io(path, FileAction::Read)(error)),
        };
        let damaged = |what: Damage| damaged(path, what);
        let file = bytes.all();
        let header = file.get(..HEADER_BYTES).ok_or_else(|| damaged(Damage::StoreTooShort))?;
        if !header.starts_with(MAGIC) {
            return Err(damaged(Damage::StoreParts));
        }
        let number = |at: usize| u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
        if number(8) > FORMAT {
            let (found, supported) = (number(8), FORMAT);
            return Err(LibraryError::NewerFormat { path: path.to_owned(), found, supported });
        }
        if checksum(file) != number(20) {
            return Err(damaged(Damage::Checksum));
        }
        let text = HEADER_BYTES..HEADER_BYTES.saturating_add(number(12) as usize);
        let columns = columns(file, text.end, number(16) as usize).ok_or_else(|| damaged(Damage::StoreParts))?;
        Ok(ColumnFile { bytes, text, columns })
    }

    /// The text, as [`to_bytes`] was given it. `None` if it is about something else.
    pub fn about<T: DeserializeOwned>(&self) -> Option<T> {
        ron::from_str(std::str::from_utf8(&self.bytes.all()[self.text.clone()]).ok()?).ok()
    }

    /// The bytes of a column; `None` if there is no such column.
    pub fn bytes(&self, column: usize) -> Option<&[u8]> {
        Some(&self.bytes.all()[self.columns.get(column)?.clone()])
    }

    /// A column of bytes that stay in the mapped file.
    pub fn mapped_bytes(&self, column: usize) -> Option<MappableValues<u8>> {
        match &self.bytes {
            FileBytes::Mapped(mapping) => mapping.values(self.columns.get(column)?.start, self.columns[column].len()),
            FileBytes::Read(_) => Some(self.bytes(column)?.to_vec().into()),
        }
    }

    /// A column of numbers that stay in the mapped file; `None` if its length does not fit.
    pub fn mapped_numbers<const N: usize>(&self, column: usize) -> Option<MappableValues<[u32; N]>> {
        let own = self.columns.get(column)?;
        let count = own.len().is_multiple_of(4 * N).then_some(own.len() / (4 * N))?;
        match &self.bytes {
            FileBytes::Mapped(mapping) => mapping.values(own.start, count),
            FileBytes::Read(_) => self.numbers(column).map(MappableValues::from),
        }
    }

    /// Gives back the memory that checking a mapped file took. What is used is read again, mostly from the system's
    /// cache.
    pub fn let_go(&self) {
        if let FileBytes::Mapped(mapping) = &self.bytes {
            mapping.let_go(0..mapping.bytes().len());
        }
    }

    /// A column of numbers, read into memory; `None` if its length does not fit.
    pub fn numbers<const N: usize>(&self, column: usize) -> Option<Vec<[u32; N]>> {
        let (words, rest) = self.bytes(column)?.as_chunks::<4>();
        let (groups, more) = words.as_chunks::<N>();
        (rest.is_empty() && more.is_empty()).then(|| groups.iter().map(|group| group.map(u32::from_le_bytes)).collect())
    }
}

impl FileBytes {
    fn all(&self) -> &[u8] {
        match self {
            FileBytes::Mapped(mapping) => mapping.bytes(),
            FileBytes::Read(bytes) => bytes,
        }
    }
}

/// The CRC-32 of everything but the checksum itself.
fn checksum(file: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&file[..HEADER_BYTES - 4]);
    hasher.update(&file[HEADER_BYTES..]);
    hasher.finalize()
}

/// `None` if a column lies outside the file.
fn columns(file: &[u8], table: usize, count: usize) -> Option<Vec<Range<usize>>> {
    let (rows, _) = file.get(table..table.checked_add(count.checked_mul(16)?)?)?.as_chunks::<8>();
    let (rows, _) = rows.as_chunks::<2>();
    let column = |row: &[[u8; 8]; 2]| {
        let [start, length] = row.map(|number| usize::try_from(u64::from_le_bytes(number)));
        let (start, length) = (start.ok()?, length.ok()?);
        let end = start.checked_add(length).filter(|&end| end <= file.len())?;
        Some(start..end)
    };
    rows.iter().map(column).collect()
}

pub(super) fn damaged(path: &Path, what: Damage) -> LibraryError {
    LibraryError::Damaged { path: path.to_owned(), what, advice: Advice::Nothing }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_come_back_and_every_damaged_byte_is_noticed() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("kept.bin");
        let (pairs, bytes) = ([[1_u32, 2], [3, u32::MAX]], vec![7_u8; 65]);
        let file = to_bytes(&("about", 3), &[column(&pairs), bytes.clone(), Vec::new()]);
        std::fs::write(&path, &file).unwrap();
        let opened = ColumnFile::open(&path).unwrap();
        assert_eq!(opened.about(), Some(("about".to_owned(), 3)));
        assert_eq!(
            (&*opened.mapped_numbers::<2>(0).unwrap(), &*opened.mapped_bytes(1).unwrap()),
            (&pairs[..], &*bytes)
        );
        assert_eq!(opened.numbers::<2>(0).unwrap(), pairs);
        assert!(opened.mapped_numbers::<3>(0).is_none() && opened.numbers::<3>(0).is_none());
        assert!(opened.mapped_numbers::<1>(2).is_some_and(|none| none.is_empty()) && opened.bytes(3).is_none());
        for at in 0..file.len() {
            let mut damaged = file.clone();
            damaged[at] ^= 1;
            std::fs::write(&path, &damaged).unwrap();
            assert!(ColumnFile::open(&path).is_err(), "byte {at}");
            std::fs::write(&path, &file[..at]).unwrap();
            assert!(ColumnFile::open(&path).is_err(), "cut at {at}");
        }
    }
}
