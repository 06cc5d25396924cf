//! A context table as a file beside its library.
//!
//! The file of [`counts_file`](super::counts_file) holds, for each shard, the number of contexts, their keys (the upper
//! 48 bits, ascending) and their counts.

use super::counts_file::{CountsDamage, CountsFile, CountsFileError, push_varint, read_varint};
use super::table::{ContextCounts, ContextShard, ContextTable, SHARDS};
use katachi_core::corpus::CorpusId;

const FILE_FORMAT: CountsFile = CountsFile { magic: b"KATACTXT", format: 1 };

impl ContextTable {
    /// The file's bytes. The same table gives the same bytes.
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
        FILE_FORMAT.pack(self.corpus(), self.games(), &body)
    }

    /// Reads the table of this corpus back. Never panics.
    ///
    /// Errors: the file belongs to another corpus or is damaged.
    pub fn from_bytes(file: &[u8], corpus: CorpusId) -> Result<ContextTable, CountsFileError> {
        let (games, body) = FILE_FORMAT.unpack(file, corpus)?;
        let mut rest = body.as_slice();
        let shards = (0..SHARDS).map(|_| read_shard(&mut rest)).collect::<Option<Vec<ContextShard>>>();
        let shards =
            shards.filter(|_| rest.is_empty()).ok_or(CountsFileError::Damaged(CountsDamage::ContextsDoNotFit))?;
        Ok(ContextTable::from_shards(corpus, games, shards))
    }
}

fn read_shard(rest: &mut &[u8]) -> Option<ContextShard> {
    let (count, left) = rest.split_first_chunk::<4>()?;
    let count = u32::from_le_bytes(*count) as usize;
    let (keys, left) = left.split_at_checked(count.checked_mul(6)?)?;
    *rest = left;
    let key = |bytes: &[u8]| bytes.iter().rev().fold(0_u64, |key, &byte| key << 8 | u64::from(byte)) << 16;
    let keys: Vec<u64> = keys.chunks_exact(6).map(key).collect();
    let counts = (0..count)
        .map(|_| Some(ContextCounts { seen: read_varint(rest)?, played: read_varint(rest)? }))
        .collect::<Option<Vec<_>>>()?;
    keys.is_sorted().then_some(ContextShard { keys, counts })
}
