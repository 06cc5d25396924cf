//! The Find workspace: a drawing, what it finds while it is drawn, and where one has been.
//!
//! [`Find`] holds it all; [`Find::act`] carries out a [`FindCommand`], [`Find::poll`] takes in what background work has
//! found. What reaches beyond the workspace (the open game, the clipboard) is asked for as a [`Wish`].

mod act;
pub(in crate::app) mod awaited;
pub mod command;
pub mod compare;
pub mod drawing;
#[cfg(test)]
mod drawing_tests;
pub mod example;
pub mod facts;
pub mod filter;
pub mod history;
pub mod hits;
pub mod pages;
pub mod question;
pub mod search;
#[cfg(test)]
mod tests;
pub mod tool;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use self::awaited::Awaited;
use self::drawing::Drawing;
use self::example::EXAMPLES;
use self::facts::Facts;
use self::filter::GamesFilter;
use self::history::{History, Origin};
use self::hits::HitList;
use self::pages::{PagesForm, Preview};
use self::question::Question;
use self::search::{Found, Search, Within};
use super::{Ask, Region, Viewer};
use crate::corpus::load::Loaded;
use crate::corpus::{Corpus, GameId};
use crate::find::filter::Catalogue;
use crate::find::{Combined, Hit, Query};
use crate::go::{BoardSize, Color, NodeId, Point};
use crate::jobs::{JobError, Wake};
use crate::pattern::Image;

pub use self::command::{FindCommand, Relaxation};
pub use self::tool::FindTool;

/// What the workspace wants of the rest.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Opens a game, its region lit, perhaps turned.
    Open {
        game: GameId,
        moves: usize,
        /// Where it is, if not in the main line.
        node: Option<NodeId>,
        region: Option<Region>,
        shown_as: Image,
    },
    /// Shows the Find workspace.
    Show,
    Copy {
        text: String,
        said: &'static str,
    },
    /// Asks the user for the name of a file.
    Ask(Ask),
    /// Writes pages of the chosen hits.
    WritePages(PathBuf),
    /// Writes all hits, or their games.
    WriteHits(PathBuf),
    Say(String),
    Warn(String),
}

/// A hit that is marked for pages and export, with the drawing that it answers.
#[derive(Clone, Debug)]
pub struct Marked {
    pub hit: Hit,
    pub query: Arc<Query>,
}

pub struct Find {
    wake: Wake,
    corpus: Arc<Corpus>,
    history: History,
    tool: FindTool,
    next_color: Color,
    search: Search,
    filter: GamesFilter,
    /// The games of an earlier result, when only these are searched.
    earlier: Option<Within>,
    /// The games that are searched, when not all are: those of the filter and of the earlier result.
    within: Option<Within>,
    next_within: u64,
    hits: HitList,
    selected: Option<usize>,
    facts: Awaited<(Arc<Found>, Facts)>,
    marks: BTreeMap<MarkKey, Marked>,
    as_drawn: bool,
    /// Records that have variations.
    branched: usize,
    /// Variations are searched too.
    variations: bool,
    pages_form: PagesForm,
    preview: Awaited<Preview>,
    /// Nothing is searched, and no index made, before somebody looks.
    is_wanted: bool,
}

/// Marks in the order of the games and their moves.
type MarkKey = (GameId, u32, usize, (i32, i32));

fn mark_key(hit: Hit) -> MarkKey {
    (hit.game, hit.moves, hit.image().index(), hit.place())
}

impl Find {
    /// `diagram` is the drawing of an earlier session, as [`Find::diagram`] gave it.
    pub fn new(wake: Wake, diagram: &str, as_drawn: bool) -> Find {
        let kept = diagram.parse::<Combined>().ok().and_then(|combined| Question::read(&combined).ok());
        let (question, origin) = match kept {
            Some(question) => (question, Origin::Drawn),
            None => (EXAMPLES[0].drawing().into(), Origin::Example(EXAMPLES[0].name)),
        };
        Find {
            corpus: Arc::default(),
            history: History::new(question, origin),
            tool: FindTool::Stones,
            next_color: Color::Black,
            search: Search::new(Wake::clone(&wake)),
            filter: GamesFilter::default(),
            earlier: None,
            within: None,
            next_within: 0,
            hits: HitList::default(),
            selected: None,
            facts: Awaited::default(),
            marks: BTreeMap::new(),
            as_drawn,
            branched: 0,
            variations: false,
            pages_form: PagesForm::default(),
            preview: Awaited::default(),
            is_wanted: false,
            wake,
        }
    }

    pub fn drawing(&self) -> &Drawing {
        self.history.drawing()
    }

    pub fn question(&self) -> &Question {
        self.history.question()
    }

    /// The question as text; empty while it asks for nothing.
    pub fn diagram(&self) -> String {
        self.question().combined().map(|combined| combined.to_string()).unwrap_or_default()
    }

    pub fn history(&self) -> &History {
        &self.history
    }

    pub fn tool(&self) -> FindTool {
        self.tool
    }

    /// The colour of the next stone that is drawn.
    pub fn next_color(&self) -> Color {
        self.next_color
    }

    pub fn search(&self) -> &Search {
        &self.search
    }

    /// The games that are searched, when not all are.
    pub fn within(&self) -> Option<&Within> {
        self.within.as_ref()
    }

    /// The games of an earlier result, when only these are searched.
    pub fn earlier(&self) -> Option<&Within> {
        self.earlier.as_ref()
    }

    pub fn filter(&self) -> &GamesFilter {
        &self.filter
    }

    pub fn hits(&self) -> &HitList {
        &self.hits
    }

    /// The selected row of the hit list.
    pub fn selected(&self) -> Option<usize> {
        self.selected
    }

    /// What is known of the games of the shown result; `None` while it is counted.
    pub fn facts(&self) -> Option<&Facts> {
        let shown = self.search.shown()?;
        let (of, facts) = self.facts.value()?;
        Arc::ptr_eq(of, shown).then_some(facts)
    }

    pub fn marks(&self) -> impl ExactSizeIterator<Item = &Marked> {
        self.marks.values()
    }

    pub fn is_marked(&self, hit: Hit) -> bool {
        self.marks.contains_key(&mark_key(hit))
    }

    /// Whether games of hits are shown turned as the drawing.
    pub fn as_drawn(&self) -> bool {
        self.as_drawn
    }

    /// How many records have variations.
    pub fn branched(&self) -> usize {
        self.branched
    }

    /// Whether variations are searched too, where there are any and the question allows it.
    pub fn variations(&self) -> bool {
        self.variations
    }

    pub fn is_busy(&self) -> bool {
        self.search.is_busy()
            || self.hits.is_sorting()
            || self.facts.is_running()
            || self.filter.is_running()
            || self.preview.is_running()
    }

    /// Somebody looks: from now on searches run.
    pub(super) fn want(&mut self) {
        self.is_wanted = true;
        self.ask(false);
    }

    /// Other games: what was found in the old ones goes, the drawing stays.
    pub(super) fn set_games(&mut self, loaded: &Loaded, folder: Option<PathBuf>) {
        let corpus = &loaded.corpus;
        self.corpus = Arc::clone(corpus);
        self.branched = corpus.games().iter().filter(|&&id| corpus.variations(id) > 0).count();
        self.search.set_games(loaded, folder);
        (self.earlier, self.within, self.selected) = (None, None, None);
        self.filter.forget();
        self.hits.clear();
        self.facts = Awaited::default();
        self.preview = Awaited::default();
        self.marks.clear();
        self.ask(false);
    }

    /// What the filter looks games up in; it belongs to the same games as [`Find::set_games`], perhaps with other tags.
    pub(super) fn set_catalogue(&mut self, catalogue: Catalogue) {
        self.filter.set_catalogue(catalogue, &self.wake);
        self.narrow();
    }

    /// Works out which games are searched.
    fn narrow(&mut self) {
        let filtered = self.filter.games();
        let games = match (filtered, &self.earlier) {
            (None, None) => None,
            (Some(games), None) => Some((Arc::clone(games), "the filter".to_owned())),
            (None, Some(earlier)) => Some((Arc::clone(&earlier.games), earlier.words.clone())),
            (Some(games), Some(earlier)) => Some((Arc::new(games.and(&earlier.games)), earlier.words.clone())),
        };
        self.next_within += 1;
        self.within = games.map(|(games, words)| Within { games, number: self.next_within, words });
        self.ask(false);
    }

    /// Takes in what background work has found. Returns what went wrong.
    pub(super) fn poll(&mut self) -> Option<String> {
        match self.filter.poll() {
            Ok(true) => self.narrow(),
            Ok(false) => {}
            Err(reason) => return Some(reason),
        }
        let arrived = self.search.poll();
        if arrived.ready {
            self.ask(true);
        }
        if let Some(found) = arrived.result {
            self.history.set_found(found.result.hits, found.result.games);
            self.selected = None;
            self.count_facts(found);
        }
        if let Some(hits) = arrived.hits {
            // Rows move when the whole list comes in.
            let selected = self.selected.and_then(|row| self.hits.row(row));
            self.hits.set(hits, &self.corpus, &self.wake);
            self.selected = selected.and_then(|hit| self.hits.row_of(hit));
        }
        [self.hits.poll(), self.facts.poll(), self.preview.poll()].into_iter().find_map(Result::err)
    }

    fn count_facts(&mut self, found: Arc<Found>) {
        let corpus = Arc::clone(&self.corpus);
        self.facts.start("facts", &self.wake, move |progress| {
            let searched = found.asked.within.as_ref().map(|within| &*within.games);
            let facts = Facts::of(&corpus, &found.result.found, searched, progress).map_err(JobError::from)?;
            Ok((found, facts))
        });
    }

    /// Has the search follow the drawing.
    fn ask(&mut self, at_once: bool) {
        if !self.is_wanted {
            return;
        }
        let variations = self.variations && self.branched > 0;
        self.search.ask(self.history.question(), self.within.clone(), variations, at_once);
        if self.search.shown().is_none() {
            self.hits.clear();
            self.selected = None;
        }
    }

    /// The box of a hit on the board of its game.
    pub fn region_of(&self, hit: Hit) -> Option<Region> {
        let found = self.search.shown()?;
        let query = &found.asked.query;
        let size = self.corpus.game(hit.game).size;
        let (width, height) = hit.image().symmetry.box_size((query.width(), query.height()));
        let (x, y) = hit.place();
        let last = size.side() as i32 - 1;
        let point = |x: i32, y: i32| Point::new(x.clamp(0, last) as u8, y.clamp(0, last) as u8);
        Some(Region::between(point(x, y), point(x + width as i32 - 1, y + height as i32 - 1)))
    }

    /// The point of the drawing where a hit goes on, and the drawn colour.
    pub fn next_as_drawn(&self, hit: Hit) -> Option<(Point, Color)> {
        let found = self.search.shown()?;
        let (query, next) = (&found.asked.query, hit.next()?);
        let image = hit.image().inverse();
        let size = hit.image().symmetry.box_size((query.width(), query.height()));
        let (x, y) = hit.place();
        let (dx, dy) = (i32::from(next.point.x) - x, i32::from(next.point.y) - y);
        let at = image.symmetry.apply((usize::try_from(dx).ok()?, usize::try_from(dy).ok()?), size);
        Some((found.point(at)?, if image.swapped { next.color.opponent() } else { next.color }))
    }

    /// What could be asked less strictly.
    pub fn relaxations(&self) -> Vec<Relaxation> {
        let (drawing, options) = (self.drawing(), self.drawing().options);
        let is_large = drawing.extent() != &drawing::Extent::Follow;
        let possible = [
            (options.fixed, Relaxation::Anywhere),
            (!options.other_edges, Relaxation::OtherEdges),
            (!options.swap, Relaxation::Swap),
            (options.to_play.is_some(), Relaxation::ToPlay),
            (options.moves.is_some(), Relaxation::Moves),
            (self.earlier.is_some(), Relaxation::AllGames),
            (!self.filter.text().is_empty(), Relaxation::NoFilter),
            (is_large, Relaxation::Region),
        ];
        possible.into_iter().filter_map(|(is_strict, relaxation)| is_strict.then_some(relaxation)).collect()
    }

    fn size(&self) -> BoardSize {
        self.drawing().size()
    }

    fn from_viewer(viewer: &Viewer) -> Drawing {
        let mut drawing = Drawing::from_board(viewer.board(), viewer.region());
        if viewer.region().is_none() {
            drawing.select(Some(Region::whole(viewer.board().size())));
        }
        drawing
    }
}
