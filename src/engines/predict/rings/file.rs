//! The pattern database as a file beside its library.
//!
//! The file of [`counts_file`](super::super::counts_file) holds a head: which cells may be marked (0: the middle ones,
//! 1: any), `stop`, and `back_off` plus twice the number of the rings' shape; then the number of learned games and
//! their signatures. The shards follow. Each has the numbers of nodes, roots and moves; the keys; each node's numbers of
//! children and of moves; and the marks, plays and offers. The first format has only the shards. Its marks are in the middle, `stop` is 4, and `back_off` is off.

use super::super::counts_file::{CountsDamage, CountsFile, CountsFileError, push_varint, read_varint};
use super::build::sums;
use super::word::RingShape;
use super::{RingMoveCells, RingParams, RingShard, Rings, SHARDS};
use katachi_core::corpus::CorpusId;

const FILE_FORMAT: CountsFile = CountsFile { magic: b"KATARING", format: 2 };
const FIRST_FILE_FORMAT: CountsFile = CountsFile { magic: b"KATARING", format: 1 };

impl Rings {
    /// The file's bytes. The same database gives the same bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = Vec::with_capacity(self.memory_bytes());
        let RingParams { cells, stop, back_off, shape } = self.params;
        body.extend_from_slice(&[u8::from(cells == RingMoveCells::Any), stop, u8::from(back_off) | (shape as u8) << 1]);
        body.extend_from_slice(&(self.learned.len() as u32).to_le_bytes());
        self.learned.iter().for_each(|signature| body.extend_from_slice(&signature.to_le_bytes()));
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
        FILE_FORMAT.pack(self.corpus, self.games, &body)
    }

    /// Reads the database of this corpus back. Never panics.
    ///
    /// Errors: the file belongs to another corpus or is damaged.
    pub fn from_bytes(file: &[u8], corpus: CorpusId) -> Result<Rings, CountsFileError> {
        let (games, body, is_first) = match FILE_FORMAT.unpack(file, corpus) {
            Err(CountsFileError::OtherFormat { found, .. }) if found == FIRST_FILE_FORMAT.format => {
                let (games, body) = FIRST_FILE_FORMAT.unpack(file, corpus)?;
                (games, body, true)
            }
            unpacked => {
                let (games, body) = unpacked?;
                (games, body, false)
            }
        };
        let mut rest = body.as_slice();
        let (params, learned) = match is_first {
            true => (RingParams::FIRST, Vec::new()),
            false => read_head(&mut rest).ok_or(CountsFileError::Damaged(CountsDamage::RingsBeginning))?,
        };
        let shards = (0..SHARDS).map(|_| read_shard(&mut rest)).collect::<Option<Vec<RingShard>>>();
        let shards = shards.filter(|_| rest.is_empty()).ok_or(CountsFileError::Damaged(CountsDamage::RingsDoNotFit))?;
        Ok(Rings { corpus, params, games, learned, shards })
    }

    /// The parameters in a file of any corpus. `None` if the file cannot be read.
    pub fn params_in(file: &[u8]) -> Option<RingParams> {
        let corpus = CorpusId(u64::from_le_bytes(file.get(16..24)?.try_into().ok()?));
        Rings::from_bytes(file, corpus).ok().map(|rings| rings.params)
    }
}

fn read_head(rest: &mut &[u8]) -> Option<(RingParams, Vec<u64>)> {
    let (&[cells, stop, back_off, a, b, c, d], left) = rest.split_first_chunk::<7>()?;
    let cells = [RingMoveCells::Middle, RingMoveCells::Any].get(usize::from(cells)).copied()?;
    let (back_off, shape) = (back_off & 1 == 1, RingShape::ALL.get(usize::from(back_off >> 1)).copied()?);
    let bytes = (u32::from_le_bytes([a, b, c, d]) as usize).checked_mul(8)?;
    let (learned, left) = left.split_at_checked(bytes)?;
    *rest = left;
    let learned: Vec<u64> = learned.as_chunks::<8>().0.iter().map(|&bytes| u64::from_le_bytes(bytes)).collect();
    let is_ascending = learned.is_sorted_by(|a, b| a < b);
    (stop > 0 && is_ascending).then_some((RingParams { cells, stop, back_off, shape }, learned))
}

fn read_shard(rest: &mut &[u8]) -> Option<RingShard> {
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
    Some(RingShard {
        keys,
        roots,
        first_child: sums(roots as u32, &children),
        first_move: sums(0, &of_nodes),
        marks: marks.to_vec(),
        played,
        seen,
    })
}
