//! Search by the index.
//!
//! Games are taken a block of 512 at a time, blocks in parallel. For each placement of each image the bit columns of
//! its stones say which games are worth a look. The histories of the points under it say from when to when it stands,
//! and what follows. Nothing is replayed, and nothing grows with the number of hits unless all hits are wanted: the
//! first few are collected afterwards, from the first games that have any. Whole boards and rare corners are looked up
//! by hash instead: see `look_up.rs`.

use std::time::Instant;

use rayon::prelude::*;

use super::look_up::LookUp;
use super::placement::{Placement, PlacementScratch, ShapeMatch, ShapePoints};
use super::plan::SizePlan;
use super::result::HitTally;
use super::searcher::{BlockSearchTask, PartialSearchResult, QuerySearcher};
use super::sequence_search::search_sequence;
use super::sweep::{Stretches, sweep};
use super::{FindError, FindResult, GameSet, Hit, Query, SearchOptions};
use crate::corpus::Corpus;
use crate::go::BoardSize;
use crate::index::{BLOCK_GAMES, BLOCK_WORDS, Bits, Index, IndexBlock, members};
use crate::machine::{Vectored, on_vectors};
use crate::pattern::Image;
use crate::progress::{Cancelled, Phase, Progress};

/// Finds a query, with or without moves, in all games or in some of them. Runs on the current rayon pool; the result does not depend on the
/// number of threads.
///
/// Errors: [`FindError::StaleIndex`] for the index of another corpus, [`FindError::OtherGames`] for a set of games of
/// another one, [`FindError::Cancelled`].
///
/// ```
/// use katachi_core::corpus::load::load_bytes;
/// use katachi_core::find::{Query, SearchOptions, search};
/// use katachi_core::index::Index;
/// use katachi_core::progress::Progress;
/// let games = load_bytes("a game", b"(;SZ[9];B[cg];W[gc];B[ec])").corpus;
/// let index = Index::build(&games, &Progress::new())?;
/// let query: Query = ". . X . O . .".parse()?;
/// let found = search(&games, &index, &query, &SearchOptions { keep: 1, ..Default::default() }, &Progress::new())?;
/// assert_eq!((found.hits, found.kept[0].moves), (1, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
    let games = corpus.searched().len();
    progress.begin(Phase::Searching, "games", games as u64);
    if !query.sequence().is_empty() {
        return search_sequence(corpus, index, query, options, progress);
    }
    let searcher = QuerySearcher::new(corpus, index, query, options, progress);
    let wanted = |block: usize| options.wanted(block);
    let all_hits = options.keep == usize::MAX;
    let part = searcher.blocks(&wanted, if all_hits { usize::MAX } else { 0 })?;
    let mut words = vec![0; index.blocks().len() * BLOCK_WORDS];
    for (block, found) in &part.found {
        words[block * BLOCK_WORDS..(block + 1) * BLOCK_WORDS].copy_from_slice(found);
    }
    let found = GameSet::from_words(words, games);
    let kept = if all_hits { part.hits } else { searcher.first_hits(&found, options.keep)? };
    let tally = part.tally;
    let searched = options.games.map_or(games as u64, GameSet::count);
    Ok(tally.into_result(corpus, query.width(), found, kept, searched, started))
}

/// Number of bytes of the index that a search of all games for a shape asks memory for, to compare its time with the
/// machine's bandwidth. Counts each byte once, for a block stays in the cache while it is searched. Leaves out the
/// histories of the few games that are checked after a sweep, but a shape with many placements reads most of them.
pub fn bytes_asked(corpus: &Corpus, index: &Index, query: &Query) -> usize {
    let (options, progress) = (SearchOptions::default(), Progress::new());
    let searcher = QuerySearcher::new(corpus, index, query, &options, &progress);
    index.blocks().iter().map(|block| searcher.bytes_asked(block)).sum()
}

fn index_fits(corpus: &Corpus, index: &Index) -> Result<(), FindError> {
    if index.fits(corpus) {
        return Ok(());
    }
    Err(FindError::StaleIndex { found: index.corpus(), expected: corpus.searched_id() })
}

/// A sweep over a block.
struct Sweep<'s, 'a> {
    searcher: &'s QuerySearcher<'a>,
    size: BoardSize,
    task: &'s BlockSearchTask<'s>,
    found: &'s mut Bits,
    part: &'s mut PartialSearchResult,
}

impl Vectored for Sweep<'_, '_> {
    type Output = Result<(), Cancelled>;

    #[inline(always)]
    fn run(mut self) -> Result<(), Cancelled> {
        let plan = self.searcher.plan(self.size);
        let (mut scratch, mut stretches) = (PlacementScratch::default(), Stretches::new());
        let (mut passed, mut of_members) = (0, [Bits::default(); Image::COUNT]);
        for group in plan.groups.iter() {
            self.searcher.progress.check()?;
            let placements = group.iter().map(|&number| plan.placements[number as usize]);
            let mut any = Bits::default();
            for (placement, candidates) in placements.clone().zip(&mut of_members) {
                self.fetch_next(plan, passed);
                passed += 1;
                *candidates = self.candidates(placement, &plan.shapes[placement.shape]);
                any.iter_mut().zip(&*candidates).for_each(|(any, candidates)| *any |= candidates);
            }
            if any == Bits::default() {
                continue;
            }
            let shape = &plan.shapes[plan.placements[group[0] as usize].shape];
            if shape.shared > 0 {
                let shapes = placements.clone().map(|placement| (placement, &plan.shapes[placement.shape]));
                stretches.share(shapes.zip(&of_members), self.task.block, &any);
            }
            for (placement, candidates) in placements.zip(&mut of_members) {
                let shape = &plan.shapes[placement.shape];
                if *candidates != Bits::default()
                    && sweep(placement, shape, self.task.block, candidates, &mut stretches)
                {
                    self.matches(placement, shape, candidates, &stretches, &mut scratch);
                }
            }
        }
        Ok(())
    }
}

impl Sweep<'_, '_> {
    /// Asks for a part of the next block's memory: it can come while this block is searched.
    #[inline(always)]
    fn fetch_next(&self, plan: &SizePlan, passed: usize) {
        let Some(next) = self.searcher.index.blocks().get(self.task.number + 1) else { return };
        next.fetch(plan.points_of(passed));
        if plan.placements.len() >= MANY_PLACEMENTS {
            next.fetch_histories(passed, plan.placements.len());
        }
    }

    /// The wanted games that have the shape's stones at some time. If hits are only counted and nothing can follow
    /// them, hits in games without events are counted here, and these games are left out.
    #[inline(always)]
    fn candidates(&mut self, placement: Placement, shape: &ShapePoints) -> Bits {
        let &BlockSearchTask { block, mut wanted, keep, .. } = self.task;
        if !placement.candidates(shape, block, &mut wanted) {
            return Bits::default();
        }
        if keep == 0 && !self.searcher.scanner.is_choosy() && shape.is_solid() {
            let solid = placement.without_events(shape, block, &wanted);
            let hits = solid.iter().map(|word| u64::from(word.count_ones())).sum();
            self.part.tally.solid(hits, self.searcher.scanner.images[shape.image].image.swapped);
            self.found.iter_mut().zip(&solid).for_each(|(found, solid)| *found |= solid);
            wanted.iter_mut().zip(&solid).for_each(|(candidates, solid)| *candidates &= !solid);
        }
        wanted
    }

    /// Checks the games that the coarse times left exactly, and counts the hits.
    #[inline(always)]
    fn matches(
        &mut self,
        placement: Placement,
        shape: &ShapePoints,
        candidates: &Bits,
        stretches: &Stretches,
        scratch: &mut PlacementScratch,
    ) {
        let &BlockSearchTask { block, games, first_hit, keep, .. } = self.task;
        let (searcher, is_choosy) = (self.searcher, self.searcher.scanner.is_choosy());
        if searcher.plan(self.size).placements.len() < CROWDED_PLACEMENTS {
            let unsure: Bits = std::array::from_fn(|word| candidates[word] & !stretches.exact_games()[word]);
            glance(placement, shape, block, &unsure);
        }
        for game in members(candidates) {
            let exact = stretches.exact(game);
            let history = block.game(game);
            let first = match exact {
                Some(stretch) => ShapeMatch::at(stretch.start),
                None => match placement.first_match(shape, history, scratch) {
                    Some(first) => first,
                    None => continue,
                },
            };
            let image = &searcher.scanner.images[shape.image];
            let suits =
                || searcher.scanner.suits(image, games[game], searcher.corpus.game(games[game]), first.position);
            if is_choosy && !suits() {
                continue;
            }
            let follow = match exact {
                Some(stretch) => placement.follow_exact(shape, block, game, stretch),
                None => placement.follow(shape, history, first),
            };
            self.found[game / 64] |= 1 << (game % 64);
            let (hit, counted) = searcher.hit(games[game], shape.image, placement.place, first.position, follow);
            self.part.tally.hit(game, &hit, counted);
            self.part.keep(hit, first_hit, keep);
        }
    }
}

/// A plan with this many placements or more reads most of a block's histories.
const MANY_PLACEMENTS: usize = 64;
/// A plan with this many placements or more reads a block's histories and events so often that they stay in the cache.
const CROWDED_PLACEMENTS: usize = 512;

impl QuerySearcher<'_> {
    /// Searches the wanted games of all blocks; keeps the first hits.
    fn blocks(&self, wanted: &(impl Fn(usize) -> Bits + Sync), keep: usize) -> Result<PartialSearchResult, Cancelled> {
        let none = || PartialSearchResult {
            tally: HitTally::new(self.query.cells().len(), BLOCK_GAMES),
            found: Vec::new(),
            hits: Vec::new(),
        };
        let search = |mut part: PartialSearchResult, (number, block): (usize, &IndexBlock)| {
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
            Ok(PartialSearchResult { tally: one.tally.merge(other.tally), ..one })
        })
    }

    /// The first hits, in order: they are in the first games that have any.
    fn first_hits(&self, found: &GameSet, keep: usize) -> Result<Vec<Hit>, Cancelled> {
        let mut wanted = vec![Bits::default(); self.index.blocks().len()];
        for place in found.places().take(keep) {
            wanted[place / BLOCK_GAMES][place % BLOCK_GAMES / 64] |= 1 << (place % 64);
        }
        Ok(if keep == 0 { Vec::new() } else { self.blocks(&|block| wanted[block], keep)?.hits })
    }

    /// Number of bytes of a block that are asked for: see [`bytes_asked`].
    fn bytes_asked(&self, block: &IndexBlock) -> usize {
        let on_boards = |size: BoardSize| match &self.anchored[size.side()] {
            Some(anchored) if anchored.is_quicker(block) => anchored.bytes_asked(block),
            _ => {
                let plan = self.plan(size);
                let parts = (0..plan.placements.len()).map(|part| block.bytes_at(plan.points_of(part)));
                let has_many = plan.placements.len() >= MANY_PLACEMENTS;
                parts.sum::<usize>() + if has_many { block.histories_bytes() } else { 0 }
            }
        };
        let sizes = block.boards().iter().filter_map(|&(side, _)| BoardSize::new(u32::from(side)).ok());
        sizes.map(on_boards).sum()
    }

    fn block(
        &self,
        number: usize,
        block: &IndexBlock,
        wanted: Bits,
        keep: usize,
        part: &mut PartialSearchResult,
    ) -> Result<(), Cancelled> {
        let (mut found, first_hit) = (Bits::default(), part.hits.len());
        let games = &self.corpus.searched()[number * BLOCK_GAMES..number * BLOCK_GAMES + block.len()];
        for (side, of_side) in block.boards() {
            let wanted = std::array::from_fn(|word| wanted[word] & of_side[word]);
            if wanted == Bits::default() {
                continue;
            }
            let task = BlockSearchTask { number, block, games, wanted, first_hit, keep };
            match BoardSize::new(u32::from(*side)) {
                Err(_) => self.scan(&task, &mut found, part)?,
                Ok(size) => match &self.anchored[size.side()] {
                    Some(anchored) if anchored.is_quicker(block) => {
                        let found = &mut found;
                        on_vectors(LookUp { searcher: self, anchored, size, task: &task, found, part })?;
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
    fn scan(
        &self,
        task: &BlockSearchTask<'_>,
        found: &mut Bits,
        part: &mut PartialSearchResult,
    ) -> Result<(), Cancelled> {
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
}

/// Touches the memory that will be read for the candidates. These reads do not wait for each other, unlike the later
/// ones: memory answers many requests at once.
#[inline(always)]
fn glance(placement: Placement, shape: &ShapePoints, block: &IndexBlock, candidates: &Bits) {
    let touched =
        members(candidates).fold(0_u32, |sum, game| sum.wrapping_add(placement.glance(shape, block.game(game))));
    std::hint::black_box(touched);
    // The histories say where the events are.
    for game in members(candidates) {
        placement.fetch_events(shape, block.game(game));
    }
}
