//! The pattern database as a file beside its library.
//!
//! Eight bytes of magic, format, CRC-32 of the body, corpus, games and length of the body; then, zstd-compressed, each
//! part: numbers of nodes, roots and moves, keys, children and moves of each node as numbers, marks, plays and offers.
//! A database can always be built again.

use super::build::sums;
use super::{Rings, SHARDS, Shard};
use crate::corpus::CorpusId;

const MAGIC: &[u8; 8] = b"KATARING";
const FORMAT: u32 = 1;
const HEAD: usize = 40;

/// Why a file is not the pattern database of a library. It can always be built again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RingFileError {
    #[error("it does not begin as a pattern database does")]
    NotADatabase,
    #[error("format {found}; this program reads {FORMAT}")]
    OtherFormat { found: u32 },
    #[error("it is of other games ({0})")]
    OtherCorpus(CorpusId),
    #[error("damaged: {0}")]
    Damaged(&'static str),
}

impl Rings {
    /// The same database gives the same bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = Vec::with_capacity(self.memory_bytes());
        for shard in &self.shards {
            for count in [shard.keys.len(), shard.roots, shard.marks.len()] {
                body.extend_from_slice(&(count as u32).to_le_bytes());
            }
            shard.keys.iter().for_each(|key| body.extend_from_slice(&key.to_le_bytes()));
            for firsts in [&shard.first_child, &shard.first_move] {
                firsts.windows(2).for_each(|pair| push_varint(&mut body, pair[1] - pair[0]));
            }
            body.extend_from_slice(&shard.marks);
            shard.played.iter().chain(&shard.seen).for_each(|&number| push_varint(&mut body, number));
        }
        let body = zstd::encode_all(body.as_slice(), 1).expect("writing to memory does not fail");
        let mut file = Vec::with_capacity(HEAD + body.len());
        file.extend_from_slice(MAGIC);
        file.extend_from_slice(&FORMAT.to_le_bytes());
        file.extend_from_slice(&crc32fast::hash(&body).to_le_bytes());
        file.extend_from_slice(&self.corpus.0.to_le_bytes());
        file.extend_from_slice(&self.games.to_le_bytes());
        file.extend_from_slice(&(body.len() as u64).to_le_bytes());
        file.extend_from_slice(&body);
        file
    }

    /// Reads the database of this corpus back; a damaged file is an error and no panic.
    pub fn from_bytes(file: &[u8], corpus: CorpusId) -> Result<Rings, RingFileError> {
        let head = file.get(..HEAD).filter(|head| head.starts_with(MAGIC)).ok_or(RingFileError::NotADatabase)?;
        let number = |at: usize, bytes: usize| {
            head[at..at + bytes].iter().rev().fold(0_u64, |number, &byte| number << 8 | u64::from(byte))
        };
        let found = number(8, 4) as u32;
        if found != FORMAT {
            return Err(RingFileError::OtherFormat { found });
        }
        let id = CorpusId(number(16, 8));
        if id != corpus {
            return Err(RingFileError::OtherCorpus(id));
        }
        let body = &file[HEAD..];
        if body.len() as u64 != number(32, 8) || u64::from(crc32fast::hash(body)) != number(12, 4) {
            return Err(RingFileError::Damaged("its length or checksum does not fit"));
        }
        let body = zstd::decode_all(body).map_err(|_| RingFileError::Damaged("it cannot be unpacked"))?;
        let mut rest = body.as_slice();
        let shards = (0..SHARDS).map(|_| read_shard(&mut rest)).collect::<Option<Vec<Shard>>>();
        let shards = shards.filter(|_| rest.is_empty()).ok_or(RingFileError::Damaged("its patterns do not fit"))?;
        Ok(Rings { corpus, games: number(24, 8), shards })
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
    let mut count = || {
        let (count, left) = rest.split_first_chunk::<4>()?;
        *rest = left;
        Some(u32::from_le_bytes(*count) as usize)
    };
    let (nodes, roots, moves) = (count()?, count()?, count()?);
    let (keys, left) = rest.split_at_checked(nodes.checked_mul(8)?)?;
    *rest = left;
    let keys: Vec<u64> = keys.as_chunks::<8>().0.iter().map(|&bytes| u64::from_le_bytes(bytes)).collect();
    let mut numbers = |count: usize| (0..count).map(|_| read_varint(rest)).collect::<Option<Vec<u32>>>();
    let (children, of_nodes) = (numbers(nodes)?, numbers(nodes)?);
    let total = |numbers: &[u32]| numbers.iter().map(|&number| u64::from(number)).sum::<u64>();
    if total(&children) + roots as u64 != nodes as u64 || total(&of_nodes) != moves as u64 {
        return None;
    }
    let (marks, left) = rest.split_at_checked(moves)?;
    *rest = left;
    let mut numbers = || (0..moves).map(|_| read_varint(rest)).collect::<Option<Vec<u32>>>();
    let (played, seen) = (numbers()?, numbers()?);
    Some(Shard {
        keys,
        roots,
        first_child: sums(roots as u32, &children),
        first_move: sums(0, &of_nodes),
        marks: marks.to_vec(),
        played,
        seen,
    })
}
