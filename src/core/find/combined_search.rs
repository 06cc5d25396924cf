//! Answers questions of several queries: AND, OR and NOT by sets of games, chains by their hits in a part of the games.

use std::collections::HashSet;
use std::time::Instant;

use super::image::{QueryImage, images, representatives};
use super::result::{HitTally, WayBack, cell_at, end_of_sequence};
use super::{Combined, FindError, FindResult, GameSet, Hit, Query, SearchOptions, scan, search};
use crate::corpus::{Corpus, GameId};
use crate::index::Index;
use crate::progress::Progress;

/// Number of games whose hits are held at a time.
const PART_GAMES: usize = 4096;

/// Answers a question by the index. The hits are those of query `speaker`, counted in the order of the text from 0;
/// [`Combined::speaker`] where it is `None`.
///
/// Errors: those of [`super::search`], and [`FindError::NoSuchQuery`].
pub fn search_combined(
    corpus: &Corpus,
    index: &Index,
    question: &Combined,
    speaker: Option<usize>,
    options: &SearchOptions<'_>,
    progress: &Progress,
) -> Result<FindResult, FindError> {
    let find = |query: &Query, options: &SearchOptions<'_>| search(corpus, index, query, options, progress);
    Answerer { corpus, find, by_colors: options.by_colors, progress }.answer(question, speaker, options)
}

/// As [`search_combined`], with the slow scan.
///
/// Errors: as [`search_combined`].
pub fn scan_combined(
    corpus: &Corpus,
    question: &Combined,
    speaker: Option<usize>,
    options: &SearchOptions<'_>,
    progress: &Progress,
) -> Result<FindResult, FindError> {
    let find = |query: &Query, options: &SearchOptions<'_>| scan(corpus, query, options, progress);
    Answerer { corpus, find, by_colors: options.by_colors, progress }.answer(question, speaker, options)
}

struct Answerer<'a, F> {
    corpus: &'a Corpus,
    /// Finds one query.
    find: F,
    /// As [`SearchOptions::by_colors`].
    by_colors: Option<&'a [GameSet; 2]>,
    progress: &'a Progress,
}

impl<F: Fn(&Query, &SearchOptions<'_>) -> Result<FindResult, FindError>> Answerer<'_, F> {
    fn answer(
        &self,
        question: &Combined,
        speaker: Option<usize>,
        options: &SearchOptions<'_>,
    ) -> Result<FindResult, FindError> {
        let started = Instant::now();
        let queries = question.queries();
        let speaker = speaker.unwrap_or_else(|| question.speaker());
        let Some(speaking) = queries.get(speaker) else {
            return Err(FindError::NoSuchQuery { asked: speaker, queries: queries.len() });
        };
        options.check(self.corpus)?;
        if let Combined::Query(query) = question {
            return (self.find)(query, options);
        }
        let within = options.games.cloned().unwrap_or_else(|| GameSet::all(self.corpus));
        let found = match question {
            Combined::Then { .. } => within.clone(),
            _ => self.games(question, &within)?,
        };
        let inside = self.options(&found, options.keep);
        let result = match chain_of(question, speaker) {
            Some((chain, stage)) => {
                let mut spoken = Spoken::new(self.corpus, speaking, options.keep);
                let chained = self.chain(chain, &found, Some((stage, &mut spoken)))?;
                let found = if matches!(question, Combined::Then { .. }) { chained } else { found };
                spoken.into_result(found, within.count(), started)
            }
            None => {
                let result = (self.find)(speaking, &inside)?;
                FindResult {
                    games: found.count(),
                    found,
                    searched_games: within.count(),
                    elapsed: started.elapsed(),
                    ..result
                }
            }
        };
        Ok(result)
    }

    /// The games of `within` that a question finds.
    fn games(&self, question: &Combined, within: &GameSet) -> Result<GameSet, FindError> {
        Ok(match question {
            Combined::Query(query) => self.games_of(query, within)?,
            Combined::Then { .. } => self.chain(question, within, None)?,
            Combined::Not(inner) => within.without(&self.games(inner, within)?),
            Combined::And(a, b) => self.games(b, &self.games(a, within)?)?,
            Combined::Or(a, b) => {
                let first = self.games(a, within)?;
                first.or(&self.games(b, &within.without(&first))?)
            }
        })
    }

    fn options<'g>(&'g self, games: &'g GameSet, keep: usize) -> SearchOptions<'g> {
        SearchOptions { games: Some(games), by_colors: self.by_colors, keep }
    }

    fn games_of(&self, query: &Query, within: &GameSet) -> Result<GameSet, FindError> {
        Ok((self.find)(query, &self.options(within, 0))?.found)
    }

    /// The games of `within` that have a whole chain. Hands the hits of one stage that belong to a chain to `spoken`,
    /// by game.
    fn chain(
        &self,
        chain: &Combined,
        within: &GameSet,
        mut spoken: Option<(usize, &mut Spoken<'_>)>,
    ) -> Result<GameSet, FindError> {
        let (queries, mut candidates) = (chain.queries(), within.clone());
        for query in &queries {
            candidates = self.games_of(query, &candidates)?;
        }
        let stages: Vec<ChainStage<'_>> = queries.iter().map(|query| ChainStage::new(query)).collect();
        let limits = chain.limits().into_iter().zip(stages.windows(2));
        let links: Vec<Linked> = limits.map(|((within, same), two)| Linked::new(within, same, two)).collect();
        let mut found = HashSet::new();
        for part in candidates.parts(PART_GAMES) {
            let all = self.options(&part, usize::MAX);
            let hits = queries.iter().map(|query| Ok((self.find)(query, &all)?.kept));
            let hits: Vec<Vec<Hit>> = hits.collect::<Result<_, FindError>>()?;
            let mut left: Vec<&[Hit]> = hits.iter().map(Vec::as_slice).collect();
            for place in part.places() {
                self.progress.check()?;
                let id = self.corpus.searched()[place];
                let of_game = left.iter_mut().zip(&stages).map(|(left, stage)| {
                    let (own, rest) = left.split_at(left.partition_point(|hit| hit.game <= id));
                    *left = rest;
                    own.iter().map(|&hit| (hit, stage.end(self.corpus, hit))).collect()
                });
                let chained = chained(of_game.collect(), &links);
                if !chained[0].is_empty() {
                    found.insert(id);
                }
                if let Some((stage, spoken)) = &mut spoken {
                    spoken.game(id, &chained[*stage]);
                }
            }
        }
        Ok(GameSet::matching(self.corpus, |id| found.contains(&id)))
    }
}

/// The chain with the query of this number in the question, and the query's number in the chain.
fn chain_of(question: &Combined, number: usize) -> Option<(&Combined, usize)> {
    match question {
        Combined::Query(_) => None,
        Combined::Then { .. } => Some((question, number)),
        Combined::Not(inner) => chain_of(inner, number),
        Combined::And(a, b) | Combined::Or(a, b) => {
            let before = a.queries().len();
            if number < before { chain_of(a, number) } else { chain_of(b, number - before) }
        }
    }
}

/// The hits of one game that belong to a whole chain, by stage; each comes with the position at which it ends.
fn chained(mut stages: Vec<Vec<(Hit, u32)>>, links: &[Linked]) -> Vec<Vec<Hit>> {
    for (at, link) in links.iter().enumerate() {
        let (before, after) = stages.split_at_mut(at + 1);
        let earlier = &mut before[at];
        earlier.sort_by_key(|&(_, end)| end);
        after[0].retain(|&(hit, _)| {
            let from = earlier.partition_point(|&(_, end)| end + link.within < hit.moves);
            let may_precede = earlier[from..].iter().take_while(|&&(_, end)| end < hit.moves);
            may_precede.into_iter().any(|&(before, _)| link.fits(before, hit))
        });
    }
    for (at, link) in links.iter().enumerate().rev() {
        let (before, after) = stages.split_at_mut(at + 1);
        let later = &mut after[0];
        later.sort_by_key(|(hit, _)| hit.moves);
        before[at].retain(|&(hit, end)| {
            let from = later.partition_point(|(later, _)| later.moves <= end);
            let may_follow = later[from..].iter().take_while(|(later, _)| later.moves <= end + link.within);
            may_follow.into_iter().any(|&(later, _)| link.fits(hit, later))
        });
    }
    let hits = |stage: Vec<(Hit, u32)>| {
        let mut hits: Vec<Hit> = stage.into_iter().map(|(hit, _)| hit).collect();
        hits.sort_by_key(|hit| hit.order());
        hits
    };
    stages.into_iter().map(hits).collect()
}

/// A query of a chain.
struct ChainStage<'a> {
    query: &'a Query,
    images: Vec<QueryImage>,
}

impl<'a> ChainStage<'a> {
    fn new(query: &'a Query) -> ChainStage<'a> {
        ChainStage { query, images: images(query) }
    }

    fn image(&self, hit: Hit) -> (usize, &QueryImage) {
        let mut images = self.images.iter().enumerate();
        images.find(|(_, turned)| turned.image == hit.image()).expect("a hit is of an image of its query")
    }

    /// Number of moves played up to the last stone of the sequence; for a shape alone, up to the hit.
    fn end(&self, corpus: &Corpus, hit: Hit) -> u32 {
        if self.query.sequence().is_empty() { hit.moves } else { end_of_sequence(self.image(hit).1, corpus, hit) }
    }
}

/// The limits between two queries of a chain, with the pairs of orientations that its two queries may have.
struct Linked {
    within: u32,
    /// Pairs of image numbers, one for each orientation of the drawing; `None` where any will do.
    same: Option<HashSet<(usize, usize)>>,
}

impl Linked {
    fn new(within: u32, same_orientation: bool, stages: &[ChainStage<'_>]) -> Linked {
        let same = same_orientation.then(|| {
            let pairs = representatives(stages[0].query).into_iter().zip(representatives(stages[1].query));
            pairs.filter_map(|(a, b)| Some((a?.index(), b?.index()))).collect()
        });
        Linked { within, same }
    }

    fn fits(&self, earlier: Hit, later: Hit) -> bool {
        self.same.as_ref().is_none_or(|pairs| pairs.contains(&(earlier.image().index(), later.image().index())))
    }
}

/// Counts the hits of the speaker in a chain.
struct Spoken<'a> {
    corpus: &'a Corpus,
    stage: ChainStage<'a>,
    back: WayBack,
    tally: HitTally,
    kept: Vec<Hit>,
    keep: usize,
}

impl<'a> Spoken<'a> {
    fn new(corpus: &'a Corpus, query: &'a Query, keep: usize) -> Spoken<'a> {
        let tally = HitTally::new(query.cells().len(), 1);
        let stage = ChainStage::new(query);
        let back = WayBack::new(query, &stage.images);
        Spoken { corpus, stage, back, tally, kept: Vec::new(), keep }
    }

    fn game(&mut self, id: GameId, hits: &[Hit]) {
        for &hit in hits {
            let (number, turned) = self.stage.image(hit);
            let counted = hit.next().and_then(|next| {
                let cell = cell_at(turned, hit, next.point)?;
                Some((self.back.counted_cell(number, cell, next.color), next.later))
            });
            self.tally.hit(0, &hit, counted);
            if self.kept.len() < self.keep {
                self.kept.push(hit);
            }
        }
        self.tally.end_block(|_| self.corpus.winner(id));
    }

    fn into_result(self, found: GameSet, searched: u64, started: Instant) -> FindResult {
        let width = self.stage.query.width();
        self.tally.into_result(self.corpus, width, found, self.kept, searched, started)
    }
}
