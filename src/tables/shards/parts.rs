//! The files of a sharded mining.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fmt::Write as _;
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use katachi_core::corpus::{Corpus, GameId};
use katachi_core::files::OpenFile;
use katachi_core::go::Point;
use katachi_core::library::{Advice, Damage, FileAction, LibraryError, atomic};
use katachi_core::mining::shard::{ClassCount, ClassDetail, DrawnExample};
use katachi_core::mining::{Example, MinedTotals, MiningParams, PatternStats};
use katachi_core::pattern::{CanonicalImages, ClassKey, Image};
use katachi_core::progress::Progress;

use crate::column::{ColumnHead, ColumnKind, ColumnValues};
use crate::damage::TableDamage;
use crate::parquet::{ParquetParts, ParquetWriter};

use ColumnKind::{Text, Whole};

/// A library folder, or a file or folder of records, and a part of its games: run `number` (from 0) of `of` runs.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shard {
    pub path: PathBuf,
    pub number: u32,
    pub of: u32,
}

/// A part that was written.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PartFile {
    pub path: PathBuf,
    pub rows: u64,
    /// CRC-32 of the file.
    pub crc: u32,
}

impl Shard {
    /// Shards of all games of each path.
    pub fn whole(paths: impl IntoIterator<Item = PathBuf>) -> Vec<Shard> {
        paths.into_iter().map(|path| Shard { path, number: 0, of: 1 }).collect()
    }

    /// Shards that divide the games of a path into `of` runs.
    pub fn cut(path: &Path, of: u32) -> Vec<Shard> {
        (0..of).map(|number| Shard { path: path.to_owned(), number, of }).collect()
    }

    pub(super) fn games<'a>(&self, corpus: &'a Corpus) -> &'a [GameId] {
        let games = corpus.games();
        let at = |number: u32| (games.len() as u64 * u64::from(number) / u64::from(self.of.max(1))) as usize;
        &games[at(self.number.min(self.of))..at((self.number + 1).min(self.of))]
    }
}

/// The error of a damaged part.
pub(super) fn damaged(path: &Path, what: impl Into<Damage>) -> LibraryError {
    LibraryError::Damaged { path: path.to_owned(), what: what.into(), advice: Advice::MineShard }
}

/// Number of rows of each part that are in memory at once.
const GROUP_ROWS: usize = 1 << 14;

const HEAD_KEY: &str = "katachi part";

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum PartFileKind {
    Counts,
    Kept,
    Details,
}

/// The format of parts. Those of format 1 name classes by other keys.
pub(super) const PART_FORMAT: u32 = 2;

/// The description of a part, stored in its file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct PartFileHead {
    pub format: u32,
    pub kind: PartFileKind,
    pub params: MiningParams,
    pub shard: Shard,
    /// [`katachi_core::corpus::CorpusId`] of the shard's library, in hexadecimal, and the number of its records.
    pub corpus: String,
    pub records: u64,
    /// Number of games of the shard.
    pub games: u64,
    /// Number of files and records of the library that could not be read.
    pub skipped: u64,
    /// Number of occurrences with fewer or more stones than the bounds of K allow.
    pub discarded: u64,
    /// The checksum of the kept shapes.
    pub kept: u32,
}

/// An open part that is complete and has the expected parameters.
pub(super) struct OpenPart {
    pub head: PartFileHead,
    /// Added to the number of each game.
    pub first_record: u32,
    path: std::path::PathBuf,
    rows: ParquetParts,
}

impl OpenPart {
    /// Errors: the part is missing, damaged, of a newer Katachi or of another mining.
    pub fn open(part: &PartFile, kind: PartFileKind, params: &MiningParams) -> Result<OpenPart, LibraryError> {
        let path = part.path.as_path();
        let open = || OpenFile::open(path).map_err(LibraryError::io(path, FileAction::Read));
        let found = checksum(open()?).map_err(LibraryError::io(path, FileAction::Read))?;
        if found != part.crc {
            return Err(damaged(path, TableDamage::PartChecksum { found, expected: part.crc }));
        }
        let rows = ParquetParts::open(open()?).map_err(|what| damaged(path, what))?;
        if rows.rows() != part.rows {
            return Err(damaged(path, TableDamage::PartRows { found: rows.rows(), expected: part.rows }));
        }
        let head = rows.meta(HEAD_KEY).ok_or_else(|| damaged(path, TableDamage::NoPart))?;
        let head: PartFileHead =
            ron::from_str(head).map_err(|error| damaged(path, Damage::Mined { error: error.to_string() }))?;
        if head.format > PART_FORMAT {
            let (found, supported) = (head.format, PART_FORMAT);
            return Err(LibraryError::NewerFormat { path: path.to_owned(), found, supported });
        }
        if head.format < PART_FORMAT || head.kind != kind || head.params != *params {
            return Err(damaged(path, TableDamage::OtherPart));
        }
        Ok(OpenPart { head, first_record: 0, path: path.to_owned(), rows })
    }

    pub fn damaged(&self, what: TableDamage) -> LibraryError {
        damaged(&self.path, what)
    }
}

fn checksum(mut file: OpenFile) -> io::Result<u32> {
    let (mut hasher, mut buffer) = (crc32fast::Hasher::new(), vec![0; 1 << 16]);
    loop {
        match file.read(&mut buffer) {
            Ok(0) => return Ok(hasher.finalize()),
            Ok(count) => hasher.update(&buffer[..count]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

const COUNT_COLUMNS: [ColumnHead; 4] =
    [("key_high", Whole), ("key_low", Whole), ("profile", Whole), ("occurrences", Whole)];

/// Errors: it cannot be written.
pub(super) fn write_counts(head: &PartFileHead, classes: &[ClassCount], path: &Path) -> Result<PartFile, LibraryError> {
    write(head, &COUNT_COLUMNS, path, |out| {
        classes.chunks(GROUP_ROWS).try_for_each(|classes| out.write(&count_columns(classes)))?;
        Ok(classes.len() as u64)
    })
}

/// Writes rows as `fill` passes them on, and stores the value that `fill` returns.
///
/// Errors: it cannot be written, or those of `fill`.
pub(super) fn write_kept(
    head: &PartFileHead,
    path: &Path,
    fill: impl FnOnce(&mut dyn FnMut(ClassCount) -> io::Result<()>) -> io::Result<MinedTotals>,
) -> Result<PartFile, LibraryError> {
    write(head, &COUNT_COLUMNS, path, |out| {
        let mut waiting: Vec<ClassCount> = Vec::new();
        let totals = fill(&mut |class| {
            waiting.push(class);
            if waiting.len() == GROUP_ROWS {
                out.write(&count_columns(&waiting))?;
                waiting.clear();
            }
            Ok(())
        })?;
        if !waiting.is_empty() {
            out.write(&count_columns(&waiting))?;
        }
        Ok(totals.kept)
    })
}

fn count_columns(classes: &[ClassCount]) -> [ColumnValues; 4] {
    let whole =
        |of: &dyn Fn(&ClassCount) -> i64| ColumnValues::Whole(classes.iter().map(|class| Some(of(class))).collect());
    [
        whole(&|class| class.key.first as i64),
        whole(&|class| class.key.second as i64),
        whole(&|class| i64::from(class.profile)),
        whole(&|class| class.occurrences as i64),
    ]
}

fn write(
    head: &PartFileHead,
    columns: &[ColumnHead],
    path: &Path,
    fill: impl FnOnce(&mut ParquetWriter<BufWriter<&mut OpenFile>>) -> io::Result<u64>,
) -> Result<PartFile, LibraryError> {
    let head = ron::to_string(head).expect("names and numbers can always be written");
    let mut rows = 0;
    let mut crc = 0;
    let written = |file: &mut OpenFile| {
        let mut out = ParquetWriter::new(BufWriter::new(file), columns, &[(HEAD_KEY, &head)])?;
        rows = fill(&mut out)?;
        out.finish()?.flush()
    };
    let read = |file: OpenFile| {
        crc = checksum(file).map_err(LibraryError::io(path, FileAction::ReadAgain))?;
        Ok(())
    };
    atomic::write_streamed(path, written, read)?;
    Ok(PartFile { path: path.to_owned(), rows, crc })
}

/// All counts of a file.
///
/// Errors: as [`OpenPart::open`].
pub(super) fn read_counts(
    part: &PartFile,
    kind: PartFileKind,
    params: &MiningParams,
) -> Result<Vec<ClassCount>, LibraryError> {
    let mut opened = OpenPart::open(part, kind, params)?;
    let mut counts = Vec::new();
    while let Some(columns) = opened.rows.next().map_err(|what| opened.damaged(what))? {
        counts.extend(counts_of(&columns, 0).map_err(|what| opened.damaged(what))?);
    }
    Ok(counts)
}

const DETAIL_COLUMNS: [ColumnHead; 14] = [
    ("key_high", Whole),
    ("key_low", Whole),
    ("occurrences", Whole),
    ("games", Whole),
    ("appeared", Whole),
    ("decided", Whole),
    ("mover_wins", Whole),
    ("first_year", Whole),
    ("last_year", Whole),
    ("cells", Text),
    ("images", Whole),
    ("seen", Text),
    ("next", Text),
    ("examples", Text),
];

/// Errors: it cannot be written.
pub(super) fn write_details(
    head: &PartFileHead,
    details: &[ClassDetail],
    path: &Path,
) -> Result<PartFile, LibraryError> {
    write(head, &DETAIL_COLUMNS, path, |out| {
        details.chunks(GROUP_ROWS).try_for_each(|details| out.write(&detail_columns(details)))?;
        Ok(details.len() as u64)
    })
}

fn detail_columns(details: &[ClassDetail]) -> [ColumnValues; 14] {
    let whole = |of: &dyn Fn(&ClassDetail) -> Option<i64>| ColumnValues::Whole(details.iter().map(of).collect());
    let text = |of: &dyn Fn(&ClassDetail) -> String| {
        ColumnValues::Text(details.iter().map(|detail| Some(of(detail)).filter(|text| !text.is_empty())).collect())
    };
    let pairs = |all: &mut dyn Iterator<Item = (u64, u64)>| {
        let mut text = String::new();
        for (key, count) in all {
            let space = if text.is_empty() { "" } else { " " };
            let _ = write!(text, "{space}{key}:{count}");
        }
        text
    };
    [
        whole(&|detail| Some(detail.key.first as i64)),
        whole(&|detail| Some(detail.key.second as i64)),
        whole(&|detail| Some(detail.stats.occurrences as i64)),
        whole(&|detail| Some(detail.stats.games as i64)),
        whole(&|detail| Some(detail.stats.appeared as i64)),
        whole(&|detail| Some(detail.stats.decided as i64)),
        whole(&|detail| Some(detail.stats.mover_wins as i64)),
        whole(&|detail| detail.stats.years.map(|(first, _)| first.into())),
        whole(&|detail| detail.stats.years.map(|(_, last)| last.into())),
        text(&|detail| {
            let cells = detail.form.iter().flat_map(|(cells, _)| cells);
            cells.fold(String::new(), |mut text, byte| {
                let _ = write!(text, "{byte:02x}");
                text
            })
        }),
        whole(&|detail| detail.form.as_ref().map(|(_, images)| images.to_bits().into())),
        text(&|detail| pairs(&mut detail.seen.iter().map(|&(image, count)| (image.into(), count)))),
        text(&|detail| pairs(&mut detail.next.iter().map(|&(next, count)| (next.into(), count)))),
        text(&|detail| {
            let mut text = String::new();
            for DrawnExample { rank, example: Example { game, moves_before, at, image } } in &detail.examples {
                let space = if text.is_empty() { "" } else { " " };
                let (game, at, image) = (game.0, at.to_sgf(), image.index());
                let _ = write!(text, "{space}{rank:x}:{game}:{moves_before}:{at}:{image}");
            }
            text
        }),
    ]
}

fn wholes(columns: &[ColumnValues], at: usize) -> Result<&[Option<i64>], TableDamage> {
    match columns.get(at) {
        Some(ColumnValues::Whole(values)) => Ok(values),
        _ => Err(TableDamage::ColumnNoWhole { number: at + 1 }),
    }
}

fn texts(columns: &[ColumnValues], at: usize) -> Result<&[Option<String>], TableDamage> {
    match columns.get(at) {
        Some(ColumnValues::Text(values)) => Ok(values),
        _ => Err(TableDamage::ColumnNoText { number: at + 1 }),
    }
}

fn value(column: &[Option<i64>], row: usize) -> Result<i64, TableDamage> {
    column.get(row).copied().flatten().ok_or(TableDamage::NumberMissing { row: row + 1 })
}

/// The rows of a row group of counts.
pub(super) fn counts_of(columns: &[ColumnValues], _: u32) -> Result<Vec<ClassCount>, TableDamage> {
    let [high, low, profiles, counts] =
        [wholes(columns, 0)?, wholes(columns, 1)?, wholes(columns, 2)?, wholes(columns, 3)?];
    let row = |row: usize| {
        Ok(ClassCount {
            key: ClassKey { first: value(high, row)? as u64, second: value(low, row)? as u64 },
            profile: value(profiles, row)? as u32,
            occurrences: value(counts, row)? as u64,
        })
    };
    (0..high.len()).map(row).collect()
}

/// The rows of a row group of details, with games numbered from `first_record` on.
pub(super) fn details_of(columns: &[ColumnValues], first_record: u32) -> Result<Vec<ClassDetail>, TableDamage> {
    let mut numbers = Vec::new();
    for at in (0..9).chain([10]) {
        numbers.push(wholes(columns, at)?);
    }
    let [cells, seen, next, examples] =
        [texts(columns, 9)?, texts(columns, 11)?, texts(columns, 12)?, texts(columns, 13)?];
    let row = |row: usize| {
        let wrong = |field| TableDamage::Field { row: row + 1, field };
        let number = |at: usize| value(numbers[at], row);
        let text = |column: &[Option<String>]| column.get(row).and_then(Option::clone).unwrap_or_default();
        let year = |at: usize| numbers[at].get(row).copied().flatten().and_then(|year| i16::try_from(year).ok());
        let form = match numbers[9].get(row).copied().flatten() {
            Some(images) => Some(form(&text(cells), images).ok_or_else(|| wrong("cells"))?),
            None => None,
        };
        Ok(ClassDetail {
            key: ClassKey { first: number(0)? as u64, second: number(1)? as u64 },
            stats: PatternStats {
                occurrences: number(2)? as u64,
                games: number(3)? as u64,
                appeared: number(4)? as u64,
                decided: number(5)? as u64,
                mover_wins: number(6)? as u64,
                years: year(7).zip(year(8)),
            },
            form,
            seen: pairs(&text(seen)).ok_or_else(|| wrong("seen"))?,
            next: pairs(&text(next)).ok_or_else(|| wrong("next"))?,
            examples: text(examples)
                .split_whitespace()
                .map(|text| example(text, first_record))
                .collect::<Option<_>>()
                .ok_or_else(|| wrong("examples"))?,
        })
    };
    (0..numbers[0].len()).map(row).collect()
}

fn form(cells: &str, images: i64) -> Option<(Vec<u8>, CanonicalImages)> {
    let byte = |at: usize| u8::from_str_radix(cells.get(at * 2..at * 2 + 2)?, 16).ok();
    let packed = (0..cells.len() / 2).map(byte).collect::<Option<Vec<u8>>>()?;
    Some((packed, CanonicalImages::from_bits(u16::try_from(images).ok()?)?))
}

fn pairs<K: std::str::FromStr>(text: &str) -> Option<Vec<(K, u64)>> {
    let pair = |text: &str| {
        let (key, count) = text.split_once(':')?;
        Some((key.parse().ok()?, count.parse().ok()?))
    };
    text.split_whitespace().map(pair).collect()
}

fn example(text: &str, first_record: u32) -> Option<DrawnExample> {
    let mut fields = text.split(':');
    let mut field = || fields.next();
    Some(DrawnExample {
        rank: u64::from_str_radix(field()?, 16).ok()?,
        example: Example {
            game: GameId(field()?.parse::<u32>().ok()?.checked_add(first_record)?),
            moves_before: field()?.parse().ok()?,
            at: Point::from_sgf(field()?)?,
            image: Image::from_index(field()?.parse().ok().filter(|&image| image < Image::COUNT)?),
        },
    })
}

/// A row with a key.
pub(super) trait Keyed {
    fn key(&self) -> ClassKey;
}

impl Keyed for ClassCount {
    fn key(&self) -> ClassKey {
        self.key
    }
}

impl Keyed for ClassDetail {
    fn key(&self) -> ClassKey {
        self.key
    }
}

type Decode<T> = fn(&[ColumnValues], u32) -> Result<Vec<T>, TableDamage>;

/// The rows of all parts by key, with rows of the same key combined.
pub(super) struct MergedParts<'a, T, A> {
    parts: Vec<(OpenPart, std::vec::IntoIter<T>, Option<T>)>,
    waiting: BinaryHeap<Reverse<(ClassKey, usize)>>,
    decode: Decode<T>,
    add: A,
    is_begun: bool,
    progress: &'a Progress,
}

pub(super) fn merged<'a, T: Keyed, A: FnMut(&mut T, T)>(
    parts: Vec<OpenPart>,
    decode: Decode<T>,
    progress: &'a Progress,
    add: A,
) -> MergedParts<'a, T, A> {
    let parts = parts.into_iter().map(|part| (part, Vec::new().into_iter(), None)).collect();
    MergedParts { parts, waiting: BinaryHeap::new(), decode, add, is_begun: false, progress }
}

impl<T: Keyed, A: FnMut(&mut T, T)> MergedParts<'_, T, A> {
    /// Errors: a part that is damaged, as a [`LibraryError`]; stopped by the user.
    pub fn next(&mut self) -> io::Result<Option<T>> {
        if !self.is_begun {
            self.is_begun = true;
            (0..self.parts.len()).try_for_each(|part| self.advance(part))?;
        }
        let mut row: Option<T> = None;
        while let Some(&Reverse((key, part))) = self.waiting.peek() {
            if row.as_ref().is_some_and(|row| row.key() != key) {
                break;
            }
            self.waiting.pop();
            if let Some(own) = self.parts[part].2.take() {
                match &mut row {
                    Some(row) => (self.add)(row, own),
                    None => row = Some(own),
                }
            }
            self.advance(part)?;
        }
        Ok(row)
    }

    /// Queues the next row of a part.
    fn advance(&mut self, at: usize) -> io::Result<()> {
        let (part, rows, first) = &mut self.parts[at];
        let mut next = rows.next();
        while next.is_none() {
            self.progress.check().map_err(|_| io::ErrorKind::Interrupted)?;
            let damaged = |part: &OpenPart, what| io::Error::other(part.damaged(what));
            let Some(columns) = part.rows.next().map_err(|what| damaged(part, what))? else { return Ok(()) };
            let decoded = (self.decode)(&columns, part.first_record).map_err(|what| damaged(part, what))?;
            *rows = decoded.into_iter();
            self.progress.add(rows.len() as u64);
            next = rows.next();
        }
        if let Some(row) = next {
            self.waiting.push(Reverse((row.key(), at)));
            *first = Some(row);
        }
        Ok(())
    }
}

/// Unwraps the error of a part from a system error, if it contains one.
pub(super) fn plain(error: LibraryError) -> LibraryError {
    match error {
        LibraryError::Io { source, .. } if source.kind() == io::ErrorKind::Interrupted => LibraryError::Cancelled,
        LibraryError::Io { path, cannot, source } => match source.downcast::<LibraryError>() {
            Ok(own) => own,
            Err(source) => LibraryError::Io { path, cannot, source },
        },
        error => error,
    }
}
