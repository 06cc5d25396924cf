//! The index as a memory-mapped file: it stores every block as memory does, columns and coarse times included.
//!
//! First a head: eight bytes of magic, the format number, the number of games, the corpus, the length of the file, the
//! CRC-32 of the table and of the head before it. Then the blocks, little-endian, each at the start of a page. Then the
//! table with a row for each block: its start and end, its numbers of touches, events, notes of whole boards and notes
//! of corners, and its CRC-32.
//!
//! Opening reads the whole file once, to verify the checksums; what they cover is taken for right. After that, a search
//! reads only what it needs. The first blocks stay in memory; the pages of the others are released after each search.

use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Arc;

use rayon::prelude::*;

use super::anchors::Anchors;
use super::build::{boards, winners};
use super::file::{INDEX_FORMAT, IndexFileError, sides_fit};
use super::place::BlockStorage;
use super::{BLOCK_GAMES, BOARD_POINTS, Bits, GAME_STRIDE, Index, IndexBlock, Times};
use crate::corpus::{Corpus, CorpusId, GameId};
use crate::files::{MappableValues, Mapping, OpenFile, Plain};
use crate::go::BoardSize;
use crate::progress::{Cancelled, Progress};

const MAGIC: &[u8; 8] = b"KATAMAPI";
const HEAD_BYTES: usize = 40;
/// Blocks begin at multiples of a page; memory comes and goes in such pages.
const PAGE_BYTES: usize = 4096;
/// The parts of a block begin at multiples of a cache line.
const CACHE_LINE_BYTES: usize = 64;
const ROW_BYTES: usize = 36;

/// A block's row in the table.
#[derive(Clone, Copy)]
struct BlockTableRow {
    start: u64,
    end: u64,
    touches: u32,
    events: u32,
    boards: u32,
    corners: u32,
    checksum: u32,
}

impl BlockTableRow {
    fn to_bytes(self) -> [u8; ROW_BYTES] {
        let mut bytes = [0; ROW_BYTES];
        bytes[..8].copy_from_slice(&self.start.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.end.to_le_bytes());
        let counts = [self.touches, self.events, self.boards, self.corners, self.checksum];
        bytes[16..].copy_from_slice(counts.map(u32::to_le_bytes).as_flattened());
        bytes
    }

    fn from_bytes(bytes: &[u8; ROW_BYTES]) -> BlockTableRow {
        let number = |at: usize| u32_at(bytes, 16 + at * 4);
        BlockTableRow {
            start: u64_at(bytes, 0),
            end: u64_at(bytes, 8),
            touches: number(0),
            events: number(1),
            boards: number(2),
            corners: number(3),
            checksum: number(4),
        }
    }
}

/// The bytes of a block, part after part.
struct BlockBytes(Vec<u8>);

impl BlockBytes {
    fn put<const N: usize>(&mut self, values: impl Iterator<Item = [u8; N]>) {
        self.0.resize(self.0.len().next_multiple_of(CACHE_LINE_BYTES), 0);
        values.for_each(|bytes| self.0.extend_from_slice(&bytes));
    }

    fn u32s(&mut self, values: &[u32]) {
        self.put(values.iter().map(|value| value.to_le_bytes()));
    }

    fn encode_block(block: &IndexBlock) -> Vec<u8> {
        let mut bytes = BlockBytes(Vec::with_capacity(block.len() * 2048 + PAGE_BYTES));
        bytes.put(block.sides.iter().map(|&side| [side]));
        bytes.put(block.columns.as_flattened().iter().map(|games| games.to_le_bytes()));
        bytes.put(block.eventful.as_flattened().iter().map(|games| games.to_le_bytes()));
        bytes.put(block.times.iter().copied());
        bytes.u32s(&block.touch_starts);
        bytes.u32s(&block.touches);
        bytes.put(block.anchors.boards.iter().map(|note| note.to_le_bytes()));
        bytes.u32s(&block.anchors.corners);
        bytes.u32s(&block.event_ends);
        bytes.u32s(&block.events);
        bytes.put(block.histories.iter().map(|history| history.to_le_bytes()));
        bytes.0
    }
}

/// Reads the parts of a block from a mapped file.
struct Parts<'a> {
    mapping: &'a Arc<Mapping>,
    at: usize,
}

impl Parts<'_> {
    fn take<T: Plain>(&mut self, count: usize) -> Option<MappableValues<T>> {
        let first = self.at.checked_next_multiple_of(CACHE_LINE_BYTES)?;
        self.at = first.checked_add(count.checked_mul(size_of::<T>())?)?;
        self.mapping.values(first, count)
    }

    /// The block of a row; `None` if its numbers contradict each other.
    fn block(
        mapping: &Arc<Mapping>,
        row: BlockTableRow,
        stays: usize,
        games: &[GameId],
        corpus: &Corpus,
    ) -> Option<IndexBlock> {
        let bytes = usize::try_from(row.start).ok()?..usize::try_from(row.end).ok()?;
        let mut parts = Parts { mapping, at: bytes.start };
        let sides: MappableValues<u8> = parts.take(games.len())?;
        let block = IndexBlock {
            boards: boards(sides.iter().all(|&side| usize::from(side) <= BoardSize::MAX).then_some(&sides)?),
            sides,
            winners: winners(corpus, games),
            columns: parts.take::<Bits>(2 * BOARD_POINTS)?,
            eventful: parts.take::<Bits>(BOARD_POINTS)?,
            times: parts.take::<Times>(BOARD_POINTS)?,
            touch_starts: parts.take(BOARD_POINTS)?,
            touches: parts.take(row.touches as usize)?,
            anchors: Anchors { boards: parts.take(row.boards as usize)?, corners: parts.take(row.corners as usize)? },
            event_ends: parts.take(games.len())?,
            events: parts.take(row.events as usize)?,
            histories: parts.take(games.len() * GAME_STRIDE)?,
            place: BlockStorage::in_file(mapping, bytes.clone(), bytes.end <= stays),
        };
        let fits = parts.at == bytes.end
            && block.event_ends.is_sorted()
            && block.event_ends.last().is_none_or(|&end| end == row.events)
            && block.touch_starts.is_sorted()
            && block.touch_starts.last().is_none_or(|&start| start <= row.touches)
            && sides_fit(&block.sides, games, corpus);
        block.let_go();
        fits.then_some(block)
    }
}

/// Why an index was not written.
#[derive(Debug)]
pub(crate) enum NotWritten {
    Cancelled,
    Io(io::Error),
}

impl From<Cancelled> for NotWritten {
    fn from(_: Cancelled) -> NotWritten {
        NotWritten::Cancelled
    }
}

impl From<io::Error> for NotWritten {
    fn from(error: io::Error) -> NotWritten {
        NotWritten::Io(error)
    }
}

impl Index {
    /// Writes an index block by block. Builds it meanwhile unless it was `kept`, so that it is never in memory as a
    /// whole.
    ///
    /// Errors: stopped by the user; those of the file.
    pub(crate) fn write_mapped(
        corpus: &Corpus,
        kept: Option<&Index>,
        file: &mut (impl Write + Seek),
        progress: &Progress,
    ) -> Result<(), NotWritten> {
        file.write_all(&[0; PAGE_BYTES])?;
        let (mut at, mut table) = (PAGE_BYTES, Vec::new());
        let mut put = |block: &IndexBlock| -> Result<(), NotWritten> {
            progress.check()?;
            let mut bytes = BlockBytes::encode_block(block);
            let row = BlockTableRow {
                start: at as u64,
                end: (at + bytes.len()) as u64,
                touches: block.touches.len() as u32,
                events: block.events.len() as u32,
                boards: block.anchors.boards.len() as u32,
                corners: block.anchors.corners.len() as u32,
                checksum: crc32fast::hash(&bytes),
            };
            table.extend_from_slice(&row.to_bytes());
            bytes.resize(bytes.len().next_multiple_of(PAGE_BYTES), 0);
            at += bytes.len();
            file.write_all(&bytes)?;
            Ok(())
        };
        match kept {
            Some(kept) => kept.blocks.iter().try_for_each(&mut put)?,
            None => Index::build_in_parts(corpus, progress, |block| put(&block))?,
        }
        // Building read all games; a search needs few.
        corpus.let_go();
        file.write_all(&table)?;
        let mut head = Vec::with_capacity(HEAD_BYTES);
        head.extend_from_slice(MAGIC);
        head.extend_from_slice(&INDEX_FORMAT.to_le_bytes());
        head.extend_from_slice(&(corpus.searched().len() as u32).to_le_bytes());
        head.extend_from_slice(&corpus.searched_id().0.to_le_bytes());
        head.extend_from_slice(&((at + table.len()) as u64).to_le_bytes());
        head.extend_from_slice(&crc32fast::hash(&table).to_le_bytes());
        head.extend_from_slice(&crc32fast::hash(&head).to_le_bytes());
        file.seek(SeekFrom::Start(0))?;
        file.write_all(&head)?;
        Ok(())
    }

    /// Maps an index of this corpus, and verifies its checksums. Its first `stays` bytes stay in memory once they were
    /// read.
    ///
    /// Errors: outer, the system's; inner, the file is damaged or is not the index of this corpus.
    pub(crate) fn open_mapped(path: &Path, corpus: &Corpus, stays: usize) -> io::Result<Result<Index, IndexFileError>> {
        // Check the head first: a file that is no index of these games is not mapped.
        let mut head = [0; HEAD_BYTES];
        let mut file = OpenFile::open(path)?;
        if file.metadata()?.len() < PAGE_BYTES as u64 {
            return Ok(Err(IndexFileError::NotAnIndex));
        }
        file.read_exact(&mut head)?;
        drop(file);
        Ok(match check_head(&head, corpus) {
            Err(error) => Err(error),
            Ok(length) => {
                let mapping = Mapping::open(path)?;
                let is_same = mapping.bytes().starts_with(&head) && mapping.bytes().len() as u64 == length;
                let index = if is_same { from_mapping(&mapping, corpus, stays) } else { None };
                index.ok_or(IndexFileError::Damaged)
            }
        })
    }
}

/// Checks a head; gives the length of the file as stated there.
fn check_head(head: &[u8; HEAD_BYTES], corpus: &Corpus) -> Result<u64, IndexFileError> {
    let (found, games, id) = (u32_at(head, 8), u32_at(head, 12), CorpusId(u64_at(head, 16)));
    if !head.starts_with(MAGIC) {
        return Err(IndexFileError::NotAnIndex);
    }
    if crc32fast::hash(&head[..HEAD_BYTES - 4]) != u32_at(head, HEAD_BYTES - 4) {
        return Err(IndexFileError::Damaged);
    }
    if found != INDEX_FORMAT {
        return Err(IndexFileError::OtherFormat { found });
    }
    if id != corpus.searched_id() {
        return Err(IndexFileError::OtherCorpus(id));
    }
    if games as usize != corpus.searched().len() {
        return Err(IndexFileError::Damaged);
    }
    Ok(u64_at(head, 24))
}

/// `None` if a checksum or a number is wrong.
fn from_mapping(mapping: &Arc<Mapping>, corpus: &Corpus, stays: usize) -> Option<Index> {
    let bytes = mapping.bytes();
    let rows = corpus.searched().len().div_ceil(BLOCK_GAMES);
    let table = &bytes[bytes.len().checked_sub(rows * ROW_BYTES)?..];
    (crc32fast::hash(table) == u32_at(bytes, 32)).then_some(())?;
    let (rows, _) = table.as_chunks::<ROW_BYTES>();
    let blocks = rows.par_iter().zip(corpus.searched().par_chunks(BLOCK_GAMES)).map(|(row, games)| {
        let row = BlockTableRow::from_bytes(row);
        let own = bytes.get(usize::try_from(row.start).ok()?..usize::try_from(row.end).ok()?)?;
        (crc32fast::hash(own) == row.checksum).then_some(())?;
        Parts::block(mapping, row, stays, games, corpus)
    });
    Some(Index { corpus: corpus.searched_id(), blocks: blocks.collect::<Option<_>>()?, has_anchors: true })
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

fn u64_at(bytes: &[u8], at: usize) -> u64 {
    u64::from(u32_at(bytes, at)) | u64::from(u32_at(bytes, at + 4)) << 32
}
