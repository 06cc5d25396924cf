//! The index as one binary file.
//!
//! Eight bytes of magic, the format number, the corpus, the length and the CRC-32 of the body; then the blocks,
//! little-endian: number of games and of events, the boards' sides, the ends of the events, the events, the histories,
//! the number of noted whole boards and corners, and these notes. Bit columns, coarse times and winners are not
//! written: they follow from the rest and from the corpus.

use rayon::prelude::*;

use super::build::{self, BlockDraft};
use super::{Anchors, BLOCK_GAMES, BOARD_POINTS, GAME_STRIDE, Index, NEVER, PointEvent, PointHistory};
use crate::corpus::{Corpus, CorpusId, GameId};
use crate::go::BoardSize;

const MAGIC: &[u8; 8] = b"KATAFIND";
pub(super) const INDEX_FORMAT: u32 = 2;
const HEADER_BYTES: usize = 32;

/// Why a file is not the index of a corpus. It can always be built again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IndexFileError {
    #[error("it does not begin as an index does")]
    NotAnIndex,
    #[error("format {found}; this program reads {INDEX_FORMAT}")]
    OtherFormat { found: u32 },
    #[error("it is of other games ({0})")]
    OtherCorpus(CorpusId),
    #[error("damaged: its length or checksum does not fit")]
    Damaged,
}

impl IndexFileError {
    /// The format that this program reads.
    pub const SUPPORTED_FORMAT: u32 = INDEX_FORMAT;
}

impl Index {
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut file = Vec::with_capacity(HEADER_BYTES + self.memory_bytes());
        file.extend_from_slice(MAGIC);
        file.extend_from_slice(&INDEX_FORMAT.to_le_bytes());
        file.extend_from_slice(&self.corpus.0.to_le_bytes());
        file.extend_from_slice(&[0; 12]);
        for block in &self.blocks {
            file.extend_from_slice(&(block.sides.len() as u32).to_le_bytes());
            file.extend_from_slice(&(block.events.len() as u32).to_le_bytes());
            file.extend_from_slice(&block.sides);
            block.event_ends.iter().for_each(|end| file.extend_from_slice(&end.to_le_bytes()));
            block.events.iter().for_each(|event| file.extend_from_slice(&event.to_le_bytes()));
            for game in block.histories.chunks_exact(GAME_STRIDE) {
                game[..BOARD_POINTS].iter().for_each(|history| file.extend_from_slice(&history.to_le_bytes()));
            }
            block.anchors.write(&mut file);
        }
        let length = (file.len() - HEADER_BYTES) as u64;
        let checksum = crc32fast::hash(&file[HEADER_BYTES..]);
        file[20..28].copy_from_slice(&length.to_le_bytes());
        file[28..32].copy_from_slice(&checksum.to_le_bytes());
        file
    }

    /// Size of a file's header in bytes.
    pub(crate) const HEADER_BYTES: usize = HEADER_BYTES;

    /// Number of bytes that follow this header; `None` if it is not the header of an index of this corpus.
    pub(crate) fn told_length(head: &[u8], corpus: &Corpus) -> Option<u64> {
        let mut header = IndexReader(head.strip_prefix(MAGIC)?);
        header.u32().filter(|&format| format == INDEX_FORMAT)?;
        header.u64().filter(|&id| CorpusId(id) == corpus.searched_id())?;
        header.u64()
    }

    /// Reads an index of this corpus back. Every count is checked, so that a damaged file is an error and no panic.
    pub fn from_bytes(file: &[u8], corpus: &Corpus) -> Result<Index, IndexFileError> {
        let header =
            file.get(..HEADER_BYTES).filter(|header| header.starts_with(MAGIC)).ok_or(IndexFileError::NotAnIndex)?;
        let mut header = IndexReader(&header[MAGIC.len()..]);
        let (found, id) = (header.u32(), header.u64());
        let (length, checksum) = (header.u64(), header.u32());
        let (Some(found), Some(id), Some(length), Some(checksum)) = (found, id, length, checksum) else {
            return Err(IndexFileError::Damaged);
        };
        if found != INDEX_FORMAT {
            return Err(IndexFileError::OtherFormat { found });
        }
        if CorpusId(id) != corpus.searched_id() {
            return Err(IndexFileError::OtherCorpus(CorpusId(id)));
        }
        let body = &file[HEADER_BYTES..];
        if body.len() as u64 != length || crc32fast::hash(body) != checksum {
            return Err(IndexFileError::Damaged);
        }
        let mut body = IndexReader(body);
        let parts: Vec<IndexFileBlock<'_>> = corpus
            .searched()
            .chunks(BLOCK_GAMES)
            .map(|games| IndexFileBlock::take(&mut body, games.len()))
            .collect::<Option<_>>()
            .filter(|_| body.0.is_empty())
            .ok_or(IndexFileError::Damaged)?;
        let games = corpus.searched().par_chunks(BLOCK_GAMES);
        let blocks = parts.into_par_iter().zip(games).map(|(part, games)| {
            let block = part.read()?;
            sides_fit(&block.sides, games, corpus).then(|| build::whole(block, build::winners(corpus, games)))
        });
        let blocks = blocks.collect::<Option<_>>().ok_or(IndexFileError::Damaged)?;
        Ok(Index { corpus: corpus.searched_id(), blocks, has_anchors: true })
    }
}

/// The bytes of one block.
struct IndexFileBlock<'a> {
    sides: &'a [u8],
    event_ends: &'a [u8],
    events: &'a [u8],
    histories: &'a [u8],
    anchors: Anchors,
}

impl<'a> IndexFileBlock<'a> {
    fn take(body: &mut IndexReader<'a>, games: usize) -> Option<IndexFileBlock<'a>> {
        let (found, events) = (body.u32()? as usize, body.u32()? as usize);
        (found == games).then_some(())?;
        Some(IndexFileBlock {
            sides: body.take(games)?,
            event_ends: body.take(games * 4)?,
            events: body.take(events.checked_mul(4)?)?,
            histories: body.take(games * BOARD_POINTS * 2)?,
            anchors: {
                let counts = [body.u32()? as usize, body.u32()? as usize];
                Anchors::read(&mut body.0, counts, games)?
            },
        })
    }

    fn read(self) -> Option<BlockDraft> {
        let u32s = |bytes: &[u8]| bytes.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
        let (event_ends, events): (Vec<u32>, Vec<u32>) = (u32s(self.event_ends), u32s(self.events));
        let mut histories = Vec::with_capacity(self.sides.len() * GAME_STRIDE);
        for game in self.histories.chunks_exact(BOARD_POINTS * 2) {
            histories.extend(game.chunks_exact(2).map(|b| u16::from_le_bytes([b[0], b[1]])));
            histories.extend([NEVER.bits(); GAME_STRIDE - BOARD_POINTS]);
        }
        let block = BlockDraft { sides: self.sides.to_vec(), histories, event_ends, events, anchors: self.anchors };
        fits(&block).then_some(block)
    }
}

/// Whether the sides in an index are those of the games' boards. Side 0 is a game that is not in the index.
pub(super) fn sides_fit(sides: &[u8], games: &[GameId], corpus: &Corpus) -> bool {
    let mut sides = games.iter().zip(sides);
    sides.all(|(&id, &side)| side == 0 || usize::from(side) == corpus.game(id).size.side())
}

/// Whether every number leads to something that is there.
fn fits(block: &BlockDraft) -> bool {
    let ends = &block.event_ends;
    let ascending = ends.windows(2).all(|pair| pair[0] <= pair[1])
        && ends.last().is_none_or(|&end| end as usize == block.events.len());
    ascending
        && block.sides.iter().all(|&side| usize::from(side) <= BoardSize::MAX)
        && (0..block.sides.len()).all(|game| {
            let history = block.game(game);
            let is_held = |position: u32| position as usize <= PointHistory::MAX_POSITION;
            let is_there = |own: PointHistory| match own.is_plain() {
                true => own == NEVER || is_held(own.position()),
                false => own.first_event() < history.events.len(),
            };
            history.events.iter().all(|&event| is_held(PointEvent::from_bits(event).position()))
                && history.events.last().is_none_or(|&event| PointEvent::from_bits(event).is_last())
                && history.points.iter().all(|&bits| is_there(PointHistory::from_bits(bits)))
        })
}

/// Takes from the front; `None` where too little is left.
struct IndexReader<'a>(&'a [u8]);

impl<'a> IndexReader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn u32(&mut self) -> Option<u32> {
        Some(u32::from_le_bytes(self.take(4)?.try_into().ok()?))
    }

    fn u64(&mut self) -> Option<u64> {
        Some(u64::from_le_bytes(self.take(8)?.try_into().ok()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::load::load_bytes;
    use crate::pattern::Cell;
    use crate::progress::Progress;

    fn corpus(text: &str) -> std::sync::Arc<Corpus> {
        load_bytes("test.sgf", text.as_bytes()).corpus
    }

    const GAMES: &str = "(;SZ[5]RE[B+1];B[bb];W[aa];B[ba];W[cc];B[ab])(;SZ[9];B[ii])";

    #[test]
    fn an_index_reads_back_as_it_was_written() {
        let corpus = corpus(GAMES);
        let index = Index::build(&corpus, &Progress::new()).unwrap();
        assert_eq!(Index::from_bytes(&index.to_bytes(), &corpus), Ok(index));
    }

    #[test]
    fn a_position_that_no_indexed_game_has_is_damage() {
        let corpus = corpus(GAMES);
        let bytes = Index::build(&corpus, &Progress::new()).unwrap().to_bytes();
        let fits_after = |change: fn(&mut BlockDraft, usize)| {
            let mut body = IndexReader(&bytes[HEADER_BYTES..]);
            let part = IndexFileBlock::take(&mut body, corpus.searched().len()).unwrap();
            let mut block = part.read().unwrap();
            change(&mut block, PointHistory::MAX_POSITION + 1);
            fits(&block)
        };
        assert!(fits_after(|_, _| ()));
        assert!(!fits_after(|block, beyond| block.histories[0] = (beyond << 1) as u16));
        assert!(!fits_after(|block, beyond| block.events[0] = PointEvent::new(beyond, Cell::Empty, None).bits()));
    }

    #[test]
    fn every_cut_and_every_wrong_byte_is_an_error_and_no_panic() {
        let corpus = corpus(GAMES);
        let bytes = Index::build(&corpus, &Progress::new()).unwrap().to_bytes();
        for end in 0..bytes.len() {
            assert!(Index::from_bytes(&bytes[..end], &corpus).is_err());
        }
        for at in 0..bytes.len() {
            let mut bytes = bytes.clone();
            bytes[at] ^= 0xff;
            assert!(Index::from_bytes(&bytes, &corpus).is_err(), "byte {at}");
            // If the checksum is right it may be another index, but it must never panic.
            let checksum = crc32fast::hash(&bytes[HEADER_BYTES..]);
            bytes[28..32].copy_from_slice(&checksum.to_le_bytes());
            _ = Index::from_bytes(&bytes, &corpus);
        }
        let other = self::corpus("(;SZ[9];B[aa])");
        assert_eq!(Index::from_bytes(&bytes, &other), Err(IndexFileError::OtherCorpus(corpus.searched_id())));
    }
}
