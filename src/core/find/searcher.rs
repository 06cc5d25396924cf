//! The parts that all searches by the index share: the prepared query, some games of a block to search, and the hits
//! found so far.

use std::sync::OnceLock;

use super::anchored::Anchored;
use super::placement::FollowingStone;
use super::plan::SizePlan;
use super::result::{HitTally, Scanned};
use super::scan::GameScanner;
use super::{Hit, NextStone, Query, SearchOptions};
use crate::corpus::{Corpus, GameId};
use crate::go::{BoardSize, Point};
use crate::index::{Bits, Index, IndexBlock};
use crate::progress::Progress;

/// A query made ready to be searched in one index.
pub(super) struct QuerySearcher<'a> {
    pub corpus: &'a Corpus,
    pub index: &'a Index,
    pub query: &'a Query,
    pub progress: &'a Progress,
    /// By side, computed when needed: `plans` to sweep, `looks` to look at single games.
    plans: Vec<OnceLock<SizePlan>>,
    looks: Vec<OnceLock<SizePlan>>,
    /// By side, for the sides of the index's boards on which the query is looked up.
    pub anchored: Vec<Option<Anchored>>,
    /// Whether there is so little to look up that waking other threads would take longer.
    pub is_small: bool,
    pub scanner: GameScanner<'a>,
}

/// Some games of a block, all on boards of one side.
pub(super) struct BlockSearchTask<'a> {
    pub number: usize,
    pub block: &'a IndexBlock,
    /// All games of the block.
    pub games: &'a [GameId],
    pub wanted: Bits,
    /// Number of the block's first hit. `keep` is the number of hits to keep: see [`PartialSearchResult::keep`].
    pub first_hit: usize,
    pub keep: usize,
}

/// The hits found in some blocks.
pub(super) struct PartialSearchResult {
    pub tally: HitTally,
    pub found: Vec<(usize, Bits)>,
    /// The first hits, in order.
    pub hits: Vec<Hit>,
}

/// Up to this number of position notes, one thread is faster than several.
const PARALLEL_THRESHOLD_NOTES: usize = 1024;
/// Up to this number of blocks, one thread looks for notes faster than several.
const PARALLEL_THRESHOLD_BLOCKS: usize = 256;

/// Number of hits at which they are sorted, and those beyond the wanted number dropped.
const TRIM_THRESHOLD_HITS: usize = 4096;

impl PartialSearchResult {
    /// Adds a hit of a block whose first is `first_hit`, if it may be among the first `keep`.
    #[inline]
    pub fn keep(&mut self, hit: Hit, first_hit: usize, keep: usize) {
        if keep == 0 {
            return;
        }
        self.hits.push(hit);
        if keep < usize::MAX && self.hits.len() - first_hit >= keep.saturating_mul(2).max(TRIM_THRESHOLD_HITS) {
            self.hits[first_hit..].sort_unstable_by_key(|hit| hit.order());
            self.hits.truncate(first_hit + keep);
        }
    }
}

impl<'a> QuerySearcher<'a> {
    pub fn new(
        corpus: &'a Corpus,
        index: &'a Index,
        query: &'a Query,
        options: &SearchOptions<'a>,
        progress: &'a Progress,
    ) -> QuerySearcher<'a> {
        let scanner = GameScanner::new(query).among(corpus, options);
        let plans = || (0..=BoardSize::MAX).map(|_| OnceLock::new()).collect();
        let anchored = Anchored::by_side(index, query, &scanner.images);
        let are_few = index.blocks().len() <= PARALLEL_THRESHOLD_BLOCKS;
        let is_small =
            are_few && Anchored::notes_of_all(&anchored, index).is_some_and(|notes| notes <= PARALLEL_THRESHOLD_NOTES);
        QuerySearcher { corpus, index, query, progress, plans: plans(), looks: plans(), anchored, is_small, scanner }
    }

    /// The plan for boards of this size, to sweep over a block.
    pub fn plan(&self, size: BoardSize) -> &SizePlan {
        self.plans[size.side()].get_or_init(|| SizePlan::new(self.query, &self.scanner.images, size))
    }

    /// The plan for boards of this size, to look at single games.
    pub fn look(&self, size: BoardSize) -> &SizePlan {
        self.looks[size.side()].get_or_init(|| SizePlan::to_look(self.query, &self.scanner.images, size))
    }

    /// A hit of an image at a place, and the cell at which its continuation is counted.
    #[inline(always)]
    pub fn hit(
        &self,
        id: GameId,
        image: usize,
        place: (i32, i32),
        position: u32,
        follow: Option<FollowingStone>,
    ) -> Scanned {
        let next = follow.map(|follow| NextStone {
            point: Point::new((follow.point % BoardSize::MAX) as u8, (follow.point / BoardSize::MAX) as u8),
            color: follow.color,
            later: follow.position - position > 2,
        });
        let counted = follow.zip(next).map(|(follow, next)| {
            (self.scanner.back.counted_cell(image, usize::from(follow.cell), follow.color), next.later)
        });
        (Hit::new(id, position, self.scanner.images[image].image, place, next), counted)
    }
}
