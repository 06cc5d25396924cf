//! The live search: the index, the search that runs, and the result that is shown until the next one is there.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::continuations;
use super::drawing::{Drawing, DrawingReading};
use super::hits::Hits;
use super::question::DrawnQuestion;
use crate::Effects;
use crate::tasks::Awaited;
use katachi_core::corpus::load::Loaded;
use katachi_core::corpus::{Corpus, CorpusId};
use katachi_core::find::filter::FilteredGames;
use katachi_core::find::{
    Combined, ContinuationLocator, FindError, FindResult, GameSet, Hit, Query, SearchOptions, VariationTrees,
    search_combined, search_with_variations,
};
use katachi_core::go::{Color, Point};
use katachi_core::index::Index;
use katachi_core::jobs::JobError;
use katachi_core::library;
use katachi_core::mining::costs::{HitCosts, MoveCosts, search_costs};
use katachi_core::progress::{Progress, ProgressReport};
use katachi_language::text;
use katachi_sentences::Sentence;

/// Searches that take less time than this run at every stroke.
pub const MAX_LIVE_SEARCH_TIME: Duration = Duration::from_millis(100);
/// A slower search waits until the pointer has rested this long.
pub const SEARCH_DELAY: Duration = Duration::from_millis(450);
/// Hits that come with the counts; the rest follows.
const FIRST_HITS: usize = 400;
/// Maximum number of hits that are listed. They take 64 MB.
pub const MAX_HITS: usize = 4_000_000;
/// Results that are kept for going back and forth.
const MAX_KEPT_RESULTS: usize = 16;
/// Maximum number of continuations whose positions are searched for in any order of moves. [`MAX_ANY_ORDER_TIME`] may
/// allow fewer.
const MAX_ANY_ORDER_MOVES: usize = 8;
const MAX_ANY_ORDER_TIME: Duration = Duration::from_millis(1_500);

/// The games that are searched, when not all are.
#[derive(Clone, Debug)]
pub struct Within {
    pub games: Arc<FilteredGames>,
    /// Identifies the set: sets of another number hold other games.
    pub number: u64,
}

/// A question and where it is asked.
#[derive(Clone, Debug)]
pub struct SearchQuery {
    pub question: Combined,
    /// The query whose hits are shown.
    speaker: Option<usize>,
    /// The drawing of that query. `query` is the query itself.
    pub drawing: Drawing,
    pub query: Query,
    pub within: Option<Within>,
    /// Whether variations of the records are searched too. Only for one drawing without moves.
    pub variations: bool,
    corpus: CorpusId,
}

impl PartialEq for SearchQuery {
    fn eq(&self, other: &SearchQuery) -> bool {
        let within = |asked: &SearchQuery| asked.within.as_ref().map(|within| within.number);
        self.question == other.question
            && self.speaker == other.speaker
            && self.query == other.query
            && self.drawing.region() == other.drawing.region()
            && self.variations == other.variations
            && self.corpus == other.corpus
            && within(self) == within(other)
    }
}

impl SearchQuery {
    fn options(&self, keep: usize) -> SearchOptions<'_> {
        let all = SearchOptions { keep, ..SearchOptions::default() };
        self.within.as_ref().map_or(all, |within| within.games.options(keep))
    }
}

/// An answer.
#[derive(Debug)]
pub struct SearchAnswer {
    pub asked: SearchQuery,
    pub result: FindResult,
    locator: ContinuationLocator,
    /// The first hits.
    hits: Hits,
    /// Number of records whose files could not be read again. Only their main lines were searched.
    pub unread: usize,
}

impl SearchAnswer {
    /// The point of the drawing's board where a continuation is played.
    pub fn point(&self, at: (usize, usize)) -> Option<Point> {
        let region = self.asked.drawing.region()?;
        Some(Point::new(region.min.x + at.0 as u8, region.min.y + at.1 as u8))
    }

    /// The rank of the continuation of a hit.
    pub fn rank_of(&self, hit: Hit) -> Option<usize> {
        let counted = self.locator.locate(&hit)?;
        self.result.continuations.iter().position(|continuation| continuation.at == counted.at)
    }

    /// The rank of the continuation at a point of the drawing's board.
    pub fn rank_at(&self, point: Point) -> Option<usize> {
        self.result.continuations.iter().position(|continuation| self.point(continuation.at) == Some(point))
    }
}

/// The frequency of the position after a continuation, reached by any order of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReachedPosition {
    pub color: Color,
    pub hits: u64,
    pub games: u64,
}

/// The state of the search.
#[derive(Clone, Debug, PartialEq)]
pub enum SearchStatus {
    /// The games that are to be searched are still counted.
    AwaitingGames,
    NoGames,
    NothingDrawn,
    Indexing(ProgressReport),
    ReadingVariations(ProgressReport),
    Searching {
        report: ProgressReport,
        age: Duration,
    },
    /// A slow search waits for the hand to rest.
    Waiting,
    Stopped,
    Failed(String),
    Done,
}

/// A result and the number of hits of each reading of its drawing.
type ReadingCounts = (Arc<SearchAnswer>, Vec<(DrawingReading, u64)>);

#[derive(Default)]
pub struct LiveSearch {
    corpus: Arc<Corpus>,
    /// The games with their files, which variations are read from. Has no load report.
    loaded: Loaded,
    /// The library's folder, where the index is kept.
    folder: Option<PathBuf>,
    /// The index, and why it was rebuilt if its file was damaged.
    index: Awaited<(Arc<Index>, Option<library::IndexRebuilt>)>,
    /// Read when variations are first asked for.
    trees: Awaited<Arc<VariationTrees>>,
    running: Option<(SearchQuery, Instant)>,
    answer: Awaited<Arc<SearchAnswer>>,
    /// Asked when the hand has rested.
    due: Option<(SearchQuery, Instant)>,
    /// The time of the latest search.
    latest: Duration,
    shown: Option<Arc<SearchAnswer>>,
    kept: VecDeque<Arc<SearchAnswer>>,
    /// When the shown result became out of date; `None` while it is current.
    stale: Option<Instant>,
    all_hits: Awaited<(Arc<SearchAnswer>, Hits)>,
    reached: Awaited<(Arc<SearchAnswer>, Vec<Option<ReachedPosition>>)>,
    readings: Awaited<ReadingCounts>,
    /// The costs of the games' moves.
    known: Option<Arc<MoveCosts>>,
    costs: Awaited<(Arc<SearchAnswer>, Arc<MoveCosts>, HitCosts)>,
    stopped: bool,
    /// Whether the question waits for its games.
    is_held: bool,
}

/// News from [`LiveSearch::poll`].
#[derive(Default)]
pub struct Arrived {
    /// Whether the index or the variations, which searches wait for, have arrived.
    pub ready: bool,
    pub result: Option<Arc<SearchAnswer>>,
    pub hits: Option<Hits>,
}

impl LiveSearch {
    /// Sets the costs of the games' moves, if they are known.
    pub fn set_costs(&mut self, known: Option<&Arc<MoveCosts>>) {
        self.known = known.map(Arc::clone);
    }

    /// The costs of the shown result's continuations. `None` while they are worked out, or if no costs are known.
    pub fn costs(&self) -> Option<&HitCosts> {
        let shown = self.shown.as_ref()?;
        let (of, _, costs) = self.costs.value()?;
        Arc::ptr_eq(of, shown).then_some(costs)
    }

    pub fn set_games(&mut self, loaded: &Loaded, folder: Option<PathBuf>) {
        let (corpus, files) = (Arc::clone(&loaded.corpus), Arc::clone(&loaded.files));
        let loaded = Loaded { corpus: Arc::clone(&corpus), files, ..Loaded::default() };
        *self = LiveSearch { corpus, loaded, folder, ..LiveSearch::default() };
    }

    /// The index is kept in another folder from now on.
    pub fn set_folder(&mut self, folder: Option<PathBuf>) {
        self.folder = folder;
    }

    /// Gives the memory of a mapped index back. A later search reads it again.
    pub(crate) fn let_go(&self) {
        if let Some((index, _)) = self.index.value() {
            index.let_go();
        }
    }

    /// The latest result. While [`LiveSearch::is_stale`], it belongs to an earlier drawing.
    pub fn shown(&self) -> Option<&Arc<SearchAnswer>> {
        self.shown.as_ref()
    }

    /// Whether the shown result has differed from the drawing long enough to be noticed.
    pub fn is_stale(&self) -> bool {
        const STALE_DELAY: Duration = Duration::from_millis(120);
        self.stale.is_some_and(|since| since.elapsed() > STALE_DELAY)
    }

    /// Whether the shown result is that of the drawing.
    pub fn is_current(&self) -> bool {
        self.stale.is_none() && self.shown.is_some()
    }

    /// Whether results follow every stroke.
    pub fn is_live(&self) -> bool {
        self.latest < MAX_LIVE_SEARCH_TIME
    }

    pub fn is_busy(&self) -> bool {
        self.index.is_running()
            || self.trees.is_running()
            || self.running.is_some()
            || self.due.is_some()
            || self.is_filling()
    }

    /// Whether background work on the shown result is running.
    fn is_filling(&self) -> bool {
        self.all_hits.is_running() || self.reached.is_running() || self.readings.is_running() || self.costs.is_running()
    }

    pub fn is_listing(&self) -> bool {
        self.all_hits.is_running()
    }

    /// For each of the shown result's first continuations, the position it leads to. `None` while they are searched
    /// for.
    pub fn reached(&self) -> Option<&[Option<ReachedPosition>]> {
        let shown = self.shown.as_ref()?;
        let (of, reached) = self.reached.value()?;
        Arc::ptr_eq(of, shown).then_some(reached)
    }

    /// The number of hits of each reading of the shown result's drawing. `None` while they are searched for.
    pub fn readings(&self) -> Option<&[(DrawingReading, u64)]> {
        let shown = self.shown.as_ref()?;
        let (of, readings) = self.readings.value()?;
        Arc::ptr_eq(of, shown).then_some(readings)
    }

    pub fn status(&self) -> SearchStatus {
        if self.is_held {
            SearchStatus::AwaitingGames
        } else if let Some(report) = self.index.progress() {
            SearchStatus::Indexing(report)
        } else if let Some(report) = self.trees.progress() {
            SearchStatus::ReadingVariations(report)
        } else if let (Some((_, started)), Some(report)) = (&self.running, self.answer.progress()) {
            SearchStatus::Searching { report, age: started.elapsed() }
        } else if let Some(reason) = self.failure() {
            SearchStatus::Failed(reason.sentence())
        } else if self.corpus.searched().is_empty() {
            SearchStatus::NoGames
        } else if self.due.is_some() {
            SearchStatus::Waiting
        } else if self.stopped {
            SearchStatus::Stopped
        } else if self.shown.is_none() {
            SearchStatus::NothingDrawn
        } else {
            SearchStatus::Done
        }
    }

    fn failure(&self) -> Option<&JobError> {
        let filling = [self.reached.failed(), self.costs.failed()];
        let failed = [self.answer.failed(), self.index.failed(), self.trees.failed()].into_iter().chain(filling);
        failed.flatten().find(|&error| *error != JobError::Cancelled)
    }

    /// Asks a question, unless its answer is shown or on its way. Stops the search that ran before.
    pub fn ask(
        &mut self,
        question: &DrawnQuestion,
        within: Option<Within>,
        variations: bool,
        at_once: bool,
        effects: &mut Effects,
    ) {
        self.is_held = false;
        let speaking = question.speaking();
        let asked = question.combined().zip(speaking.query()).map(|(combined, query)| SearchQuery {
            question: combined,
            speaker: question.speaker(),
            drawing: speaking.clone(),
            query,
            within,
            variations: variations && question.is_one_shape(),
            corpus: self.corpus.id(),
        });
        let is_running = |asked: &SearchQuery| self.running.as_ref().is_some_and(|(running, _)| running == asked);
        if asked.as_ref().is_some_and(is_running) {
            return;
        }
        (self.running, self.due, self.stopped) = (None, None, false);
        self.answer.stop();
        self.index.forgive();
        self.trees.forgive();
        self.reached.forgive();
        self.readings.forgive();
        self.costs.forgive();
        let Some(asked) = asked else {
            (self.shown, self.stale) = (None, None);
            self.stop_filling();
            return;
        };
        if self.shown.as_ref().is_some_and(|shown| shown.asked == asked) {
            self.stale = None;
            return;
        }
        self.stale.get_or_insert_with(Instant::now);
        if let Some(known) = self.kept.iter().find(|known| known.asked == asked) {
            let known = Arc::clone(known);
            self.answer.set(known);
            self.running = Some((asked, Instant::now()));
            return;
        }
        if self.index.value().is_none() {
            self.open_index(effects);
        } else if asked.variations && self.trees.value().is_none() {
            self.read_trees(effects);
        } else if at_once || self.is_live() {
            self.start(asked, effects);
        } else {
            self.due = Some((asked, Instant::now()));
        }
    }

    /// Shows and searches nothing until the next question.
    pub(super) fn hold(&mut self) {
        (self.running, self.due, self.shown, self.stale) = (None, None, None, None);
        (self.stopped, self.is_held) = (false, true);
        self.answer.stop();
        self.stop_filling();
    }

    /// The games that the question waited for do not come: it is asked when the user says so.
    pub(super) fn stop_holding(&mut self) {
        if self.is_held {
            (self.stopped, self.is_held) = (true, false);
        }
    }

    pub fn stop(&mut self) {
        self.stopped =
            self.running.is_some() || self.due.is_some() || self.index.is_running() || self.trees.is_running();
        (self.running, self.due) = (None, None);
        self.answer.stop();
        self.index.stop();
        self.trees.stop();
        self.stop_filling();
    }

    fn stop_filling(&mut self) {
        self.all_hits.stop();
        self.reached.stop();
        self.readings.stop();
        self.costs.stop();
    }

    fn open_index(&mut self, effects: &mut Effects) {
        if self.index.is_running() || self.corpus.searched().is_empty() {
            return self.index.hurry();
        }
        let (corpus, folder) = (Arc::clone(&self.corpus), self.folder.clone());
        let task = self.index.start(text!("find-task-index"), move |progress| {
            let (index, damage) = match folder {
                Some(dir) => library::open_index_and_tell(&dir, &corpus, progress)?,
                None => (Index::build(&corpus, progress)?, None),
            };
            Ok((Arc::new(index), damage))
        });
        effects.spawn(task.asked().quiet());
    }

    fn read_trees(&mut self, effects: &mut Effects) {
        if self.trees.is_running() {
            return self.trees.hurry();
        }
        let loaded = self.loaded.clone();
        let task = self.trees.start(text!("find-task-variations"), move |progress| {
            Ok(Arc::new(VariationTrees::read(&loaded, progress)?))
        });
        effects.spawn(task.asked().quiet());
    }

    /// The games that a search reads.
    pub(super) fn games(&self) -> Option<SearchedGames> {
        let index = Arc::clone(&self.index.value()?.0);
        Some(SearchedGames { loaded: self.loaded.clone(), index, trees: self.trees.value().map(Arc::clone) })
    }

    fn start(&mut self, asked: SearchQuery, effects: &mut Effects) {
        let Some(games) = self.games() else { return };
        self.stop_filling();
        let question = asked.clone();
        let task = self.answer.start(text!("find-task-search"), move |progress| {
            let (result, hits) = games.search(&question, FIRST_HITS, progress)?;
            let unread = games.trees.as_ref().filter(|_| question.variations).map_or(0, |trees| trees.unread().len());
            let locator = ContinuationLocator::new(&question.query);
            Ok(Arc::new(SearchAnswer { asked: question, result, locator, hits, unread }))
        });
        effects.spawn(task.asked().quiet());
        self.running = Some((asked, Instant::now()));
    }

    /// Takes in finished work, and starts delayed searches.
    pub fn poll(&mut self, effects: &mut Effects) -> Arrived {
        let (index, trees) = (self.index.poll(), self.trees.poll());
        if let (true, Some((_, Some(damage))), Some(dir)) = (index, self.index.value(), &self.folder) {
            effects.odd(dir, damage.sentence(), Vec::new());
        }
        let mut arrived = Arrived { ready: index || trees, ..Arrived::default() };
        if let Some((asked, _)) = self.due.take_if(|(_, since)| since.elapsed() >= SEARCH_DELAY) {
            self.start(asked, effects);
        }
        let is_known = self.running.is_some() && !self.answer.is_running();
        let is_new = self.answer.poll();
        if is_new || is_known {
            let asked = self.running.take().map(|(asked, _)| asked);
            let found = self.answer.value().filter(|found| Some(&found.asked) == asked.as_ref());
            if let Some(found) = found.map(Arc::clone) {
                if is_new {
                    self.latest = found.result.elapsed;
                }
                arrived.hits = Some(self.known_hits(&found));
                self.show(&found);
                arrived.result = Some(found);
            }
        } else if self.answer.failed().is_some() {
            self.running = None;
        }
        if self.all_hits.poll()
            && let (Some((of, hits)), Some(shown)) = (self.all_hits.value(), &self.shown)
            && Arc::ptr_eq(of, shown)
        {
            arrived.hits = Some(hits.clone());
        }
        self.reached.poll();
        self.readings.poll();
        self.costs.poll();
        self.fill(effects);
        arrived
    }

    /// All hits of an answer that is shown again, if they were listed last; or its first hits.
    fn known_hits(&self, found: &Arc<SearchAnswer>) -> Hits {
        let listed = self.all_hits.value().filter(|(of, _)| Arc::ptr_eq(of, found));
        listed.map_or(&found.hits, |(_, hits)| hits).clone()
    }

    fn show(&mut self, found: &Arc<SearchAnswer>) {
        self.stop_filling();
        self.kept.retain(|known| known.asked != found.asked);
        self.kept.push_front(Arc::clone(found));
        self.kept.truncate(MAX_KEPT_RESULTS);
        (self.shown, self.stale) = (Some(Arc::clone(found)), None);
    }

    /// Works on details of the shown result while no search runs: all hits, then the reached positions.
    fn fill(&mut self, effects: &mut Effects) {
        if self.running.is_some() || self.due.is_some() || self.is_filling() || self.stale.is_some() || self.stopped {
            return;
        }
        let (Some(shown), Some(games)) = (&self.shown, self.games()) else { return };
        let found = Arc::clone(shown);
        let is_of = |of: &Arc<SearchAnswer>| Arc::ptr_eq(of, &found);
        let has_all =
            found.hits.count() as u64 >= found.result.hits || self.all_hits.value().is_some_and(|(of, _)| is_of(of));
        if !self.readings.value().is_some_and(|(of, _)| is_of(of)) {
            let task = self.readings.start(text!("find-task-readings"), move |progress| {
                let readings = readings(&games, &found, progress)?;
                Ok((found, readings))
            });
            effects.spawn(task.quiet());
        } else if !has_all {
            let task = self.all_hits.start(text!("find-task-hits"), move |progress| {
                let keep = if found.result.hits as usize <= MAX_HITS { usize::MAX } else { MAX_HITS };
                let (_, hits) = games.search(&found.asked, keep, progress)?;
                Ok((found, hits))
            });
            effects.spawn(task.quiet());
        } else if !self.reached.value().is_some_and(|(of, _)| is_of(of)) {
            let task = self.reached.start(text!("find-task-reached"), move |progress| {
                let reached = reached(&games, &found, progress)?;
                Ok((found, reached))
            });
            effects.spawn(task.quiet());
        } else if let Some(known) = self.known.clone()
            && !self.costs.value().is_some_and(|(of, by, _)| is_of(of) && Arc::ptr_eq(by, &known))
            && self.costs.failed().is_none()
        {
            let task = self.costs.start(text!("find-task-costs"), move |progress| {
                let costs = games.costs(&found.asked, &known, progress)?;
                Ok((found, known, costs))
            });
            effects.spawn(task.quiet());
        }
    }
}

/// The games that a search reads.
pub(super) struct SearchedGames {
    loaded: Loaded,
    index: Arc<Index>,
    trees: Option<Arc<VariationTrees>>,
}

impl SearchedGames {
    /// Losses of the moves that follow the hits, in main lines.
    fn costs(&self, asked: &SearchQuery, known: &MoveCosts, progress: &Progress) -> Result<HitCosts, JobError> {
        let options = asked.options(0);
        let question = (&asked.question, asked.speaker);
        search_costs(&self.loaded.corpus, &self.index, question, &options, known, progress).map_err(failure)
    }

    pub(super) fn corpus(&self) -> &Corpus {
        &self.loaded.corpus
    }

    /// Asks a question again in some of its games. The result has no hits, only their counts.
    pub(super) fn search_among(
        &self,
        asked: &SearchQuery,
        games: &GameSet,
        progress: &Progress,
    ) -> Result<FindResult, JobError> {
        let among: FilteredGames = match &asked.within {
            Some(within) => within.games.and(games),
            None => games.clone().into(),
        };
        let within = Some(Within { games: Arc::new(among), number: 0 });
        Ok(self.search(&SearchQuery { within, ..asked.clone() }, 0, progress)?.0)
    }

    /// The result without its hits, and the first hits.
    fn search(&self, asked: &SearchQuery, keep: usize, progress: &Progress) -> Result<(FindResult, Hits), JobError> {
        let options = asked.options(keep);
        let corpus = &self.loaded.corpus;
        let found = match self.trees.as_ref().filter(|_| asked.variations) {
            Some(trees) => search_with_variations(&self.loaded, &self.index, trees, &asked.query, &options, progress)
                .map(|found| (found.result, found.nodes)),
            None => search_combined(corpus, &self.index, &asked.question, asked.speaker, &options, progress)
                .map(|result| (result, Vec::new())),
        };
        let (mut result, nodes) = found.map_err(failure)?;
        let kept = std::mem::take(&mut result.kept);
        let locator = ContinuationLocator::new(&asked.query);
        let ends = match asked.query.sequence() {
            [] => Vec::new(),
            _ => kept.iter().map(|&hit| locator.end(corpus, hit)).collect(),
        };
        Ok((result, Hits::new(kept, nodes, ends)))
    }
}

fn failure(error: FindError) -> JobError {
    match error {
        FindError::Cancelled(_) => JobError::Cancelled,
        other => JobError::Failed(other.sentence()),
    }
}

/// The number of hits of each reading of the drawing. Empty for questions of several drawings.
fn readings(
    games: &SearchedGames,
    found: &SearchAnswer,
    progress: &Progress,
) -> Result<Vec<(DrawingReading, u64)>, JobError> {
    let mut all = Vec::new();
    if !matches!(found.asked.question, Combined::Query(_)) {
        return Ok(all);
    }
    for reading in found.asked.drawing.readings() {
        let drawing = found.asked.drawing.read_as(reading);
        let Some(query) = drawing.query() else { continue };
        if query == found.asked.query {
            all.push((reading, found.result.hits));
            continue;
        }
        let variations = found.asked.variations && query.sequence().is_empty();
        let question = query.clone().into();
        let asked = SearchQuery { question, speaker: None, drawing, query, variations, ..found.asked.clone() };
        all.push((reading, games.search(&asked, 0, progress)?.0.hits));
    }
    Ok(all)
}

/// Plays each of the first continuations and searches for the position it leads to. `None` if the position makes no
/// query, and for questions of several drawings.
fn reached(
    games: &SearchedGames,
    found: &SearchAnswer,
    progress: &Progress,
) -> Result<Vec<Option<ReachedPosition>>, JobError> {
    let mut all = Vec::new();
    let affordable = MAX_ANY_ORDER_TIME.as_secs_f64() / found.result.elapsed.as_secs_f64().max(1e-6);
    let most = (affordable as usize).clamp(1, MAX_ANY_ORDER_MOVES);
    for continuation in found.result.continuations.iter().take(most) {
        let color = continuations::usual_color(continuation);
        let mut drawing = found.asked.drawing.settled();
        if let Some(point) = found.point(continuation.at) {
            drawing.play(point, color);
        }
        let is_alone = matches!(found.asked.question, Combined::Query(_));
        let result = match drawing.query().filter(|_| is_alone) {
            None => None,
            Some(query) => {
                let asked = SearchQuery { question: query.into(), speaker: None, ..found.asked.clone() };
                Some(games.search(&asked, 0, progress)?.0)
            }
        };
        all.push(result.map(|result| ReachedPosition { color, hits: result.hits, games: result.games }));
    }
    Ok(all)
}
