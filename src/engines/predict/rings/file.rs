//! The pattern database as a file beside its library.
//!
//! In the envelope of [`counts_file`](super::super::counts_file), each part: numbers of nodes, roots and moves, keys,
//! children and moves of each node as numbers, marks, plays and offers.

use super::super::counts_file::{CountsFile, CountsFileError, push_varint, read_varint};
use super::build::sums;
use super::{Rings, SHARDS, Shard};
use katachi_core::corpus::CorpusId;

const FILE: CountsFile = CountsFile { magic: b"KATARING", format: 1 };

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
        FILE.pack(self.corpus, self.games, &body)
    }

    /// Reads the database of this corpus back; a damaged file is an error and no panic.
    pub fn from_bytes(file: &[u8], corpus: CorpusId) -> Result<Rings, CountsFileError> {
        let (games, body) = FILE.unpack(file, corpus)?;
        let mut rest = body.as_slice();
        let shards = (0..SHARDS).map(|_| read_shard(&mut rest)).collect::<Option<Vec<Shard>>>();
        let shards = shards.filter(|_| rest.is_empty()).ok_or(CountsFileError::Damaged("its patterns do not fit"))?;
        Ok(Rings { corpus, games, shards })
    }
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
