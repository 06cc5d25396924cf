//! Search by the index.
//!
//! Games are taken a block of 512 at a time, blocks in parallel. For each placement of each image the bit columns of its
//! stones say which games are worth a look, and the histories of the points under it say from when to when it stands,
//! and what follows. Nothing is replayed, and nothing grows with the number of hits unless all hits are wanted: the
//! first few are collected afterwards, from the first games that have any. Whole boards and rare corners are not looked
//! for but looked up: see `anchored.rs`.

use std::sync::OnceLock;
use std::time::Instant;

use rayon::prelude::*;

use super::anchored::Anchored;
use super::plan::{Follow, Match, Placement, Scratch, Shape, SizePlan};
use super::result::Tally;
use super::scan::{Scanned, Scanner};
use super::sweep::{Stretches, sweep};
use super::{FindError, FindResult, GameSet, Hit, Next, Query, SearchOptions};
use crate::corpus::{Corpus, GameId};
use crate::go::{BoardSize, Point};
use crate::index::{BLOCK, Bits, Block, Index, WORDS};
use crate::machine::{Vectored, on_vectors};
use crate::pattern::Image;
use crate::progress::{Cancelled, Phase, Progress};

/// Finds a query in all games, or in some of them. Runs on the current rayon pool; the number of its threads is not seen
/// in the result.
///
/// Errors: [`FindError::StaleIndex`] for the index of another corpus, [`FindError::OtherGames`] for a set of games of
/// another one, [`FindError::Cancelled`].
pub fn search(
    corpus: &Corpus,
    index: &Index,
    query: &Query,
    options: &SearchOptions<'_>,
    progress: &Progress,
) -> Result<FindResult, FindError> {
    let started = Instant::now();
    options.check(corpus)?;
    index_fits(corpus, index)?;
    let games = corpus.games().len();
    progress.begin(Phase::Searching, "games", games as u64);
    let searcher = Searcher::new(corpus, index, query, progress);
    let wanted = |block: usize| options.wanted(block);
    let all_hits = options.keep == usize::MAX;
    let part = searcher.blocks(&wanted, if all_hits { usize::MAX } else { 0 })?;
    let mut words = vec![0; index.blocks().len() * WORDS];
    for (block, found) in &part.found {
        words[block * WORDS..(block + 1) * WORDS].copy_from_slice(found);
    }
    let found = GameSet::from_words(words, games);
    let kept = if all_hits { part.hits } else { searcher.first_hits(&found, options.keep)? };
    let tally = part.tally;
    let searched = options.games.map_or(games as u64, GameSet::count);
    Ok(tally.into_result(corpus, query.width(), found, kept, searched, started))
}

pub(super) fn index_fits(corpus: &Corpus, index: &Index) -> Result<(), FindError> {
    if index.fits(corpus) {
        return Ok(());
    }
    Err(FindError::StaleIndex { found: index.corpus(), expected: corpus.id() })
}

pub(super) struct Searcher<'a> {
    pub corpus: &'a Corpus,
    index: &'a Index,
    query: &'a Query,
    pub progress: &'a Progress,
    /// By side; made when they are needed: to sweep, and to look at single games.
    plans: Vec<OnceLock<SizePlan>>,
    looks: Vec<OnceLock<SizePlan>>,
    /// By side, for the sides of the index's boards on which the query is looked up.
    anchored: Vec<Option<Anchored>>,
    /// So little is to be looked up that to wake other threads would take longer.
    is_small: bool,
    pub scanner: Scanner<'a>,
}

/// Some games of a block, all on boards of one side.
pub(super) struct Task<'a> {
    number: usize,
    pub block: &'a Block,
    /// Those of the block.
    pub games: &'a [GameId],
    pub wanted: Bits,
    /// Where the block's hits begin, and how many hits are kept: see [`Part::keep`].
    pub first_hit: usize,
    pub keep: usize,
}

/// What was found in some blocks.
pub(super) struct Part {
    pub tally: Tally,
    found: Vec<(usize, Bits)>,
    /// The first hits, in order.
    hits: Vec<Hit>,
}

/// A sweep over a block.
struct Sweep<'s, 'a> {
    searcher: &'s Searcher<'a>,
    size: BoardSize,
    task: &'s Task<'s>,
    found: &'s mut Bits,
    part: &'s mut Part,
}

impl Vectored for Sweep<'_, '_> {
    type Output = Result<(), Cancelled>;

    #[inline(always)]
    fn run(self) -> Result<(), Cancelled> {
        self.searcher.sweep(self.size, self.task, self.found, self.part)
    }
}

/// So many notes of positions are looked at by one thread.
const FEW_NOTES: usize = 1024;
/// To look for notes in more blocks than these is no small thing.
const FEW_BLOCKS: usize = 256;

/// With so many placements most of a block's histories are read.
const MANY_PLACEMENTS: usize = 64;

/// Hits are put in order, and those beyond the wanted number dropped, when there are so many of them.
const MANY_HITS: usize = 4096;

impl Part {
    /// Adds a hit of a block whose first is `first_hit`, if it may be among the first `keep`.
    #[inline]
    pub fn keep(&mut self, hit: Hit, first_hit: usize, keep: usize) {
        if keep == 0 {
            return;
        }
        self.hits.push(hit);
        if keep < usize::MAX && self.hits.len() - first_hit >= keep.saturating_mul(2).max(MANY_HITS) {
            self.hits[first_hit..].sort_unstable_by_key(|hit| hit.order());
            self.hits.truncate(first_hit + keep);
        }
    }
}

impl<'a> Searcher<'a> {
    fn new(corpus: &'a Corpus, index: &'a Index, query: &'a Query, progress: &'a Progress) -> Searcher<'a> {
        let scanner = Scanner::new(query);
        let plans = || (0..=BoardSize::MAX).map(|_| OnceLock::new()).collect();
        let anchored = Anchored::by_side(index, query, &scanner.images);
        let are_few = index.blocks().len() <= FEW_BLOCKS;
        let is_small = are_few && Anchored::notes_of_all(&anchored, index).is_some_and(|notes| notes <= FEW_NOTES);
        Searcher { corpus, index, query, progress, plans: plans(), looks: plans(), anchored, is_small, scanner }
    }

    /// Searches the wanted games of all blocks; keeps the first hits.
    fn blocks(&self, wanted: &(impl Fn(usize) -> Bits + Sync), keep: usize) -> Result<Part, Cancelled> {
        let none = || Part { tally: Tally::new(self.query.cells().len(), BLOCK), found: Vec::new(), hits: Vec::new() };
        let search = |mut part: Part, (number, block): (usize, &Block)| {
            let wanted = wanted(number);
            if wanted != Bits::default() {
                self.block(number, block, wanted, keep, &mut part)?;
            }
            self.progress.add(block.len() as u64);
            Ok(part)
        };
        if self.is_small {
            let mut part = self.index.blocks().iter().enumerate().try_fold(none(), search)?;
            part.hits.truncate(keep);
            return Ok(part);
        }
        let blocks = self.index.blocks().par_iter().enumerate();
        blocks.try_fold(none, search).try_reduce(none, |mut one, mut other| {
            one.found.append(&mut other.found);
            // Neighbours are joined, so the hits stay in order.
            one.hits.append(&mut other.hits);
            one.hits.truncate(keep);
            Ok(Part { tally: one.tally.merge(other.tally), ..one })
        })
    }

    /// The first hits, in order: they are in the first games that have any.
    fn first_hits(&self, found: &GameSet, keep: usize) -> Result<Vec<Hit>, Cancelled> {
        let mut wanted = vec![Bits::default(); self.index.blocks().len()];
        for place in found.places().take(keep) {
            wanted[place / BLOCK][place % BLOCK / 64] |= 1 << (place % 64);
        }
        Ok(if keep == 0 { Vec::new() } else { self.blocks(&|block| wanted[block], keep)?.hits })
    }

    fn block(&self, number: usize, block: &Block, wanted: Bits, keep: usize, part: &mut Part) -> Result<(), Cancelled> {
        let (mut found, first_hit) = (Bits::default(), part.hits.len());
        let games = &self.corpus.games()[number * BLOCK..number * BLOCK + block.len()];
        for (side, of_side) in block.boards() {
            let wanted = std::array::from_fn(|word| wanted[word] & of_side[word]);
            if wanted == Bits::default() {
                continue;
            }
            let task = Task { number, block, games, wanted, first_hit, keep };
            match BoardSize::new(u32::from(*side)) {
                Err(_) => self.scan(&task, &mut found, part)?,
                Ok(size) => match &self.anchored[size.side()] {
                    Some(anchored) if anchored.is_quicker(block) => {
                        self.look_up(anchored, &task, &mut found, part)?;
                    }
                    _ => on_vectors(Sweep { searcher: self, size, task: &task, found: &mut found, part })?,
                },
            }
        }
        part.hits[first_hit..].sort_unstable_by_key(|hit| hit.order());
        part.hits.truncate(keep);
        part.tally.end_block(|game| block.winner(game));
        block.let_go();
        part.found.push((number, found));
        Ok(())
    }

    /// Searches games that are not in the index.
    fn scan(&self, task: &Task<'_>, found: &mut Bits, part: &mut Part) -> Result<(), Cancelled> {
        for game in members(&task.wanted) {
            self.progress.check()?;
            for (hit, next) in self.scanner.game(task.games[game], self.corpus.game(task.games[game])) {
                found[game / 64] |= 1 << (game % 64);
                part.tally.hit(game, &hit, next);
                part.keep(hit, task.first_hit, task.keep);
            }
        }
        Ok(())
    }

    /// Searches games on boards of one size, placement by placement.
    #[inline(always)]
    fn sweep(&self, size: BoardSize, task: &Task<'_>, found: &mut Bits, part: &mut Part) -> Result<(), Cancelled> {
        let &Task { number, block, games, wanted, first_hit, keep } = task;
        let (mut scratch, mut stretches) = (Scratch::default(), Stretches::new());
        let asks_when = self.query.moves.is_some() || self.query.to_play.is_some();
        let counts_only = keep == 0 && !asks_when;
        let plan = self.plan(size);
        // The next block's memory can come while this one is searched.
        let next = self.index.blocks().get(number + 1);
        let with_histories = plan.placements.len() >= MANY_PLACEMENTS;
        let (mut passed, mut of_members) = (0, [Bits::default(); Image::COUNT]);
        for group in plan.groups.iter() {
            self.progress.check()?;
            let placements = group.iter().map(|&number| plan.placements[number as usize]);
            let mut any = Bits::default();
            for (placement, candidates) in placements.clone().zip(&mut of_members) {
                if let Some(next) = next {
                    next.fetch(plan.points_of(passed));
                    if with_histories {
                        next.fetch_histories(passed, plan.placements.len());
                    }
                }
                passed += 1;
                let shape = &plan.shapes[placement.shape];
                *candidates = wanted;
                if !placement.candidates(shape, block, candidates) {
                    *candidates = Bits::default();
                } else if counts_only && shape.is_solid() {
                    let solid = placement.without_events(shape, block, candidates);
                    let hits = solid.iter().map(|word| u64::from(word.count_ones())).sum();
                    part.tally.solid(hits, self.scanner.images[shape.image].image.swapped);
                    found.iter_mut().zip(&solid).for_each(|(found, solid)| *found |= solid);
                    candidates.iter_mut().zip(&solid).for_each(|(candidates, solid)| *candidates &= !solid);
                }
                any.iter_mut().zip(&*candidates).for_each(|(any, candidates)| *any |= candidates);
            }
            if any == Bits::default() {
                continue;
            }
            let shape = &plan.shapes[plan.placements[group[0] as usize].shape];
            if shape.shared > 0 {
                let shapes = placements.clone().map(|placement| (placement, &plan.shapes[placement.shape]));
                stretches.share(shapes.zip(&of_members), block, &any);
            }
            for (placement, candidates) in placements.zip(&mut of_members) {
                let shape = &plan.shapes[placement.shape];
                if *candidates == Bits::default() || !sweep(placement, shape, block, candidates, &mut stretches) {
                    continue;
                }
                let unsure: Bits = std::array::from_fn(|word| candidates[word] & !stretches.exact_games()[word]);
                glance(placement, shape, block, &unsure);
                for game in members(candidates) {
                    let exact = stretches.exact(game);
                    let history = block.game(game);
                    let first = match exact {
                        Some(stretch) => Match::at(stretch.start),
                        None => match placement.first_match(shape, history, &mut scratch) {
                            Some(first) => first,
                            None => continue,
                        },
                    };
                    let image = &self.scanner.images[shape.image];
                    if asks_when && !self.scanner.suits(image, self.corpus.game(games[game]), first.position) {
                        continue;
                    }
                    let follow = match exact {
                        Some(stretch) => placement.follow_exact(shape, block, game, stretch),
                        None => placement.follow(shape, history, first),
                    };
                    found[game / 64] |= 1 << (game % 64);
                    let (hit, counted) = self.hit(games[game], shape.image, placement.place, first.position, follow);
                    part.tally.hit(game, &hit, counted);
                    part.keep(hit, first_hit, keep);
                }
            }
        }
        Ok(())
    }

    /// What may match on boards of this size: to sweep over a block.
    fn plan(&self, size: BoardSize) -> &SizePlan {
        self.plans[size.side()].get_or_init(|| SizePlan::new(self.query, &self.scanner.images, size))
    }

    /// What may match on boards of this size: to look at single games.
    pub(super) fn look(&self, size: BoardSize) -> &SizePlan {
        self.looks[size.side()].get_or_init(|| SizePlan::to_look(self.query, &self.scanner.images, size))
    }

    /// A hit of an image at a place, and where what follows it is counted.
    #[inline]
    pub(super) fn hit(
        &self,
        id: GameId,
        image: usize,
        place: (i32, i32),
        position: u32,
        follow: Option<Follow>,
    ) -> Scanned {
        let next = follow.map(|follow| Next {
            point: Point::new((follow.point % BoardSize::MAX) as u8, (follow.point / BoardSize::MAX) as u8),
            color: follow.color,
            later: follow.position - position > 2,
        });
        let counted = follow
            .zip(next)
            .map(|(follow, next)| (self.scanner.back.of(image, usize::from(follow.cell), follow.color), next.later));
        (Hit::new(id, position, self.scanner.images[image].image, place, next), counted)
    }
}

/// Touches what will be read of the candidates. The reads do not wait for each other, as those that follow do: memory
/// answers many at once.
#[inline]
fn glance(placement: Placement, shape: &Shape, block: &Block, candidates: &Bits) {
    let touched =
        members(candidates).fold(0_u32, |sum, game| sum.wrapping_add(placement.glance(shape, block.game(game))));
    std::hint::black_box(touched);
    // Where the events are, the histories tell.
    for game in members(candidates) {
        placement.fetch_events(shape, block.game(game));
    }
}

/// Whether the bit at a place is set.
#[inline]
pub(super) fn is_member(bits: &Bits, place: usize) -> bool {
    bits[place / 64] >> (place % 64) & 1 != 0
}

/// The places of the bits that are set.
pub(super) fn members(bits: &Bits) -> impl Iterator<Item = usize> {
    bits.iter().enumerate().flat_map(|(number, &word)| {
        let mut left = word;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (bit < 64).then_some(number * 64 + bit)
        })
    })
}
