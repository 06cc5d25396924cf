//! A context table as a file beside its library.
//!
//! Eight bytes of magic, format, corpus, games, CRC-32 and length of the body; then, zstd-compressed, each part's number
//! of contexts, their keys (the upper 48 bits, ascending) and their counts. A table can always be counted again.

use super::table::{ContextCounts, ContextTable, SHARDS, Shard};
use crate::corpus::CorpusId;

const MAGIC: &[u8; 8] = b"KATACTXT";
const FORMAT: u32 = 1;
const HEAD: usize = 40;

/// Why a file is not the context table of a library. It can always be counted again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContextFileError {
    #[error("it does not begin as a context table does")]
    NotATable,
    #[error("format {found}; this program reads {FORMAT}")]
    OtherFormat { found: u32 },
    #[error("it is of other games ({0})")]
    OtherCorpus(CorpusId),
    #[error("damaged: {0}")]
    Damaged(&'static str),
}

impl ContextTable {
    /// The same table gives the same bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = Vec::with_capacity(self.len() * 9);
        for shard in self.shards() {
            body.extend_from_slice(&(shard.keys.len() as u32).to_le_bytes());
            shard.keys.iter().for_each(|key| body.extend_from_slice(&key.to_le_bytes()[2..]));
            for counts in &shard.counts {
                push_varint(&mut body, counts.seen);
                push_varint(&mut body, counts.played);
            }
        }
        let body = zstd::encode_all(body.as_slice(), 1).expect("writing to memory does not fail");
        let mut file = Vec::with_capacity(HEAD + body.len());
        file.extend_from_slice(MAGIC);
        file.extend_from_slice(&FORMAT.to_le_bytes());
        file.extend_from_slice(&crc32fast::hash(&body).to_le_bytes());
        file.extend_from_slice(&self.corpus().0.to_le_bytes());
        file.extend_from_slice(&self.games().to_le_bytes());
        file.extend_from_slice(&(body.len() as u64).to_le_bytes());
        file.extend_from_slice(&body);
        file
    }

    /// Reads the table of this corpus back; a damaged file is an error and no panic.
    pub fn from_bytes(file: &[u8], corpus: CorpusId) -> Result<ContextTable, ContextFileError> {
        let head = file.get(..HEAD).filter(|head| head.starts_with(MAGIC)).ok_or(ContextFileError::NotATable)?;
        let number = |at: usize, bytes: usize| {
            head[at..at + bytes].iter().rev().fold(0_u64, |number, &byte| number << 8 | u64::from(byte))
        };
        let found = number(8, 4) as u32;
        if found != FORMAT {
            return Err(ContextFileError::OtherFormat { found });
        }
        let id = CorpusId(number(16, 8));
        if id != corpus {
            return Err(ContextFileError::OtherCorpus(id));
        }
        let body = &file[HEAD..];
        if body.len() as u64 != number(32, 8) || u64::from(crc32fast::hash(body)) != number(12, 4) {
            return Err(ContextFileError::Damaged("its length or checksum does not fit"));
        }
        let body = zstd::decode_all(body).map_err(|_| ContextFileError::Damaged("it cannot be unpacked"))?;
        let mut rest = body.as_slice();
        let shards = (0..SHARDS).map(|_| read_shard(&mut rest)).collect::<Option<Vec<Shard>>>();
        let shards = shards.filter(|_| rest.is_empty()).ok_or(ContextFileError::Damaged("its counts do not fit"))?;
        Ok(ContextTable::from_shards(corpus, number(24, 8), shards))
    }
}

fn push_varint(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read_varint(rest: &mut &[u8]) -> Option<u32> {
    let mut number = 0_u32;
    for shift in (0..35).step_by(7) {
        let (&byte, left) = rest.split_first()?;
        *rest = left;
        number |= u32::from(byte & 127).checked_shl(shift)?;
        if byte < 128 {
            return Some(number);
        }
    }
    None
}

fn read_shard(rest: &mut &[u8]) -> Option<Shard> {
    let (count, left) = rest.split_first_chunk::<4>()?;
    let count = u32::from_le_bytes(*count) as usize;
    let (keys, left) = left.split_at_checked(count.checked_mul(6)?)?;
    *rest = left;
    let key = |bytes: &[u8]| bytes.iter().rev().fold(0_u64, |key, &byte| key << 8 | u64::from(byte)) << 16;
    let keys: Vec<u64> = keys.chunks_exact(6).map(key).collect();
    let counts = (0..count)
        .map(|_| Some(ContextCounts { seen: read_varint(rest)?, played: read_varint(rest)? }))
        .collect::<Option<Vec<_>>>()?;
    keys.is_sorted().then_some(Shard { keys, counts })
}
