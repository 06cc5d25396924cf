//! Search in variations: records whose trees branch are read again from their sources and searched line by line.
//!
//! [`crate::find`] defines hits. The same placement may match for the first time in several variations; each is a hit.
//! A hit may have several continuations, one per branch of the tree, so there may be more continuations than hits. A
//! hit with which every line ends counts once among the hits without a continuation. The continuation that a [`Hit`]
//! carries is the first in the order of the tree. Variations that begin with the same moves share those positions,
//! which count once. `to_play` holds if any line goes on with that colour. A variation ends at a move that the board
//! does not accept, the main line where it ends in the corpus.
//!
//! If a record's source is gone or has changed, only its main line is searched, and the record is reported. Queries
//! with moves, and questions that join several queries, are not searched for in variations.

mod lines;
mod walk;

use std::collections::{BTreeMap, HashMap};
use std::ops::ControlFlow;
use std::time::Instant;

use rayon::prelude::*;

use self::lines::Lines;
use self::walk::{VariationHit, VariationPlan, walk};
use super::result::HitTally;
use super::scan::GameScanner;
use super::{FindError, FindResult, GameSet, Hit, Query, SearchOptions, search};
use crate::corpus::GameId;
use crate::corpus::load::Loaded;
use crate::corpus::record_tree::{TreeError, tree_of};
use crate::corpus::source::{self, SourceProblem};
use crate::go::NodeId;
use crate::index::Index;
use crate::progress::{Cancelled, Phase, Progress};

/// The trees of all games with variations, read from their sources. Kept as long as the corpus is searched.
pub struct VariationTrees {
    trees: BTreeMap<GameId, Lines>,
    unread: Vec<(GameId, UnreadReason)>,
}

/// Why the variations of a record were not read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreadReason {
    #[error("the library does not know its file")]
    UnknownFile,
    #[error("its record is not in the file any more")]
    RecordGone,
    #[error(transparent)]
    Source(#[from] SourceProblem),
    #[error(transparent)]
    Tree(#[from] TreeError),
}

/// The result of a search with variations.
pub struct VariationsResult {
    pub result: FindResult,
    /// The node of the tree for every hit of [`FindResult::kept`]; `None` where the game has no variations.
    pub nodes: Vec<Option<NodeId>>,
    /// Records with variations that were searched line by line.
    pub searched_trees: u64,
}

impl VariationTrees {
    /// Reads the trees in parallel, each source once.
    ///
    /// Errors: stopped by the user.
    pub fn read(loaded: &Loaded, progress: &Progress) -> Result<VariationTrees, Cancelled> {
        let corpus = &loaded.corpus;
        let mut by_file: BTreeMap<u32, Vec<GameId>> = BTreeMap::new();
        for &id in corpus.games().iter().filter(|&&id| corpus.variations(id) > 0) {
            by_file.entry(corpus.source(id).file).or_default().push(id);
        }
        progress.begin(Phase::ReadingVariations, "files", by_file.len() as u64);
        let files: Vec<(u32, Vec<GameId>)> = by_file.into_iter().collect();
        let read = files.par_iter().map(|(file, ids)| {
            progress.check()?;
            let read = read_file(loaded, *file, ids, progress)?;
            progress.add(1);
            Ok(read)
        });
        let mut trees = VariationTrees { trees: BTreeMap::new(), unread: Vec::new() };
        for (id, read) in read.collect::<Result<Vec<_>, Cancelled>>()?.into_iter().flatten() {
            match read {
                Ok(lines) => _ = trees.trees.insert(id, lines),
                Err(reason) => trees.unread.push((id, reason)),
            }
        }
        Ok(trees)
    }

    /// Number of records whose trees were read.
    pub fn count(&self) -> usize {
        self.trees.len()
    }

    /// Records whose source is gone or has changed, and why they were not read.
    pub fn unread(&self) -> &[(GameId, UnreadReason)] {
        &self.unread
    }
}

/// The lines of one file's records, or the reason why they were not read.
type ReadLines = Vec<(GameId, Result<Lines, UnreadReason>)>;

fn read_file(loaded: &Loaded, file: u32, ids: &[GameId], progress: &Progress) -> Result<ReadLines, Cancelled> {
    let corpus = &loaded.corpus;
    let Some(known) = loaded.files.get(file as usize) else {
        return Ok(ids.iter().map(|&id| (id, Err(UnreadReason::UnknownFile))).collect());
    };
    let mut by_member: HashMap<&str, Vec<GameId>> = HashMap::new();
    ids.iter().for_each(|&id| by_member.entry(corpus.source(id).member).or_default().push(id));
    let mut read = ReadLines::new();
    // The reader counts bytes; progress here counts files.
    let silent = Progress::new();
    let outcome = source::read(&known.source, &silent, &mut |member, bytes| {
        for id in by_member.remove(member.unwrap_or("")).unwrap_or_default() {
            if progress.check().is_err() {
                return ControlFlow::Break(());
            }
            let tree = tree_of(&bytes, loaded, id).map_err(UnreadReason::Tree);
            read.push((id, tree.map(|tree| Lines::new(&tree, corpus.game(id).moves.len()))));
        }
        if by_member.is_empty() || progress.check().is_err() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    progress.check()?;
    let reason = outcome.err().map_or(UnreadReason::RecordGone, UnreadReason::Source);
    read.extend(by_member.into_values().flatten().map(|id| (id, Err(reason.clone()))));
    read.sort_by_key(|&(id, _)| id);
    Ok(read)
}

/// As [`search()`], with the variations of all games that have any.
///
/// Errors: as [`search()`]; a query that has moves.
pub fn search_with_variations(
    loaded: &Loaded,
    index: &Index,
    trees: &VariationTrees,
    query: &Query,
    options: &SearchOptions<'_>,
    progress: &Progress,
) -> Result<VariationsResult, FindError> {
    let started = Instant::now();
    let corpus = &loaded.corpus;
    options.check(corpus)?;
    query.shape_alone()?;
    let all = GameSet::all(corpus);
    let wanted = options.games.unwrap_or(&all);
    let with_trees = GameSet::matching(corpus, |id| trees.trees.contains_key(&id));
    let plain = wanted.without(&with_trees);
    let inside = SearchOptions { games: Some(&plain), ..options.clone() };
    let main = search(corpus, index, query, &inside, progress)?;

    let scanner = GameScanner::new(query).among(corpus, options);
    let (images, back) = (&scanner.images, &scanner.back);
    let branched = wanted.and(&with_trees);
    let ids: Vec<GameId> = branched.places().map(|place| corpus.searched()[place]).collect();
    progress.begin(Phase::SearchingVariations, "games", ids.len() as u64);
    let mut plans: BTreeMap<usize, VariationPlan> = BTreeMap::new();
    for id in &ids {
        let size = trees.trees[id].size;
        plans.entry(size.side()).or_insert_with(|| VariationPlan::new(query, images, size));
    }
    let walked = ids.par_iter().map(|&id| {
        let lines = &trees.trees[&id];
        let found = walk((query, images, back), &plans[&lines.size.side()], id, lines, progress)?;
        progress.add(1);
        let mut tally = HitTally::new(query.cells().len(), 1);
        let mut kept: Vec<(Hit, NodeId)> = Vec::new();
        let found = found.into_iter().filter(|found| scanner.is_in_games(found.hit.image(), id));
        for VariationHit { hit, node, next } in found {
            tally.hit(0, &hit, next.first().copied());
            next.iter().skip(1).for_each(|&next| tally.also(0, &hit, next));
            kept.push((hit, node));
        }
        tally.end_block(|_| corpus.winner(id));
        let any = !kept.is_empty();
        kept.sort_by_key(|&(hit, node)| (hit.order(), node));
        kept.truncate(options.keep);
        Ok((any.then_some(id), tally, kept))
    });
    let mut tally = HitTally::of_result(query, &main);
    let mut kept: Vec<(Hit, Option<NodeId>)> = main.kept.iter().map(|&hit| (hit, None)).collect();
    let mut found: Vec<GameId> = Vec::new();
    for (id, own, hits) in walked.collect::<Result<Vec<_>, Cancelled>>()? {
        tally = tally.merge(own);
        found.extend(id);
        kept.extend(hits.into_iter().map(|(hit, node)| (hit, Some(node))));
    }
    kept.sort_by_key(|&(hit, node)| (hit.order(), node));
    kept.truncate(options.keep);
    let found = GameSet::matching(corpus, |id| found.binary_search(&id).is_ok()).or(&main.found);
    let (kept, nodes) = kept.into_iter().unzip();
    let result = tally.into_result(corpus, query.width(), found, kept, wanted.count(), started);
    Ok(VariationsResult { result, nodes, searched_trees: ids.len() as u64 })
}
