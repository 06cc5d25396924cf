//! The Find workspace: the drawing, its live results and the history of earlier questions.
//!
//! [`Find`] is its state. It searches nothing and builds no index before the workspace is first shown.

mod act;
pub mod command;
pub mod continuations;
pub mod drawing;
#[cfg(test)]
mod drawing_tests;
pub mod example;
pub mod facts;
pub mod features;
pub mod filter;
pub mod history;
mod hit_sort;
pub mod hits;
mod kept;
mod marks;
pub mod pages;
mod pages_form;
pub mod periods;
pub mod question;
mod resume;
pub mod search;
#[cfg(test)]
mod tests;
pub mod tool;
pub mod wall;

use std::path::Path;
use std::sync::Arc;

use self::drawing::{Drawing, DrawingReading};
use self::example::EXAMPLE_QUERIES;
use self::facts::Facts;
use self::features::{Features, FeaturesOfDrawing};
use self::filter::GamesFilter;
use self::history::{SearchHistory, StepOrigin};
use self::hits::HitList;
use self::marks::MarkedHits;
use self::pages::{PagesForm, Preview};
use self::periods::PeriodCounter;
use self::question::DrawnQuestion;
use self::search::{LiveSearch, SearchAnswer, Within};
use super::panes::Pane;
use super::tasks::Awaited;
use super::{
    BoardRegion, BoardTransform, Command, Effects, GamePlace, LibrarySession, Memory, Navigation, Shared, Viewer,
    Workspace, WorkspaceState,
};
use katachi_core::corpus::Corpus;
use katachi_core::find::{Combined, Hit, NextStone};
use katachi_core::go::{BoardSize, Color, Point};
use katachi_core::jobs::JobError;
use katachi_core::pattern::Image;
use katachi_language::text;

pub use self::command::{CountedCorner, FindCommand, Relaxation};
pub use self::kept::KeptFind;
pub use self::marks::MarkedHit;
pub use self::tool::FindTool;

pub struct Find {
    corpus: Arc<Corpus>,
    history: SearchHistory,
    tool: FindTool,
    next_color: Color,
    search: LiveSearch,
    filter: GamesFilter,
    /// The games of an earlier result, when only these are searched.
    earlier: Option<Within>,
    /// Whether these are the games of a number that was clicked. Another drawing is looked for in all games again.
    counted: bool,
    /// How often Joseki counted the corner whose games these are.
    corners: Option<u64>,
    /// The corner whose games are still counted.
    awaited: Option<CountedCorner>,
    /// The games that are searched, when not all are: those of the filter and of the earlier result.
    within: Option<Within>,
    next_within: u64,
    hits: HitList,
    selected: Option<usize>,
    /// The hit that was selected in an earlier session, until the user selects another or asks something else.
    left: Option<Hit>,
    /// The selected hit is to be shown when the board comes into sight.
    is_board_due: bool,
    facts: Awaited<(Arc<SearchAnswer>, Facts)>,
    marks: MarkedHits,
    as_drawn: bool,
    /// Hits are shown as pictures, not as a list.
    wall: bool,
    /// Records that have variations.
    branched: usize,
    /// Variations are searched too.
    variations: bool,
    pages_form: PagesForm,
    /// The last title of pages, and its drawing.
    titled: Option<(DrawnQuestion, String)>,
    preview: Awaited<Preview>,
    features: Features,
    periods: PeriodCounter,
    /// Whether the workspace was shown. Before that, nothing is searched and no index is built.
    is_wanted: bool,
    /// The drawing and `as_drawn` as the settings last stored them.
    kept: (String, bool),
    /// The user has drawn since the program began.
    has_drawn: bool,
}

/// The drawing that the user works on, to tell whether he went on to another.
#[derive(Clone, PartialEq)]
pub(super) struct FindStand {
    step: usize,
    question: DrawnQuestion,
}

impl WorkspaceState for Find {
    type Command = FindCommand;

    fn act(&mut self, command: FindCommand, shared: &Shared, effects: &mut Effects) {
        let here = self.history.at();
        let before = self.question().clone();
        // Other readings are counted in the same games.
        let follows = matches!(command, FindCommand::Play { .. } | FindCommand::Back | FindCommand::Read(_));
        let is_chosen =
            matches!(command, FindCommand::SearchWithin(_) | FindCommand::Among { .. } | FindCommand::AmongFacts(_));
        self.counted &= !is_chosen;
        self.carry_out(command, shared, effects);
        if self.counted && before != *self.question() && !follows {
            (self.earlier, self.counted) = (None, false);
            self.narrow(effects);
        }
        let is_other = before != *self.question();
        if here != self.history.at() || is_other {
            (self.has_drawn, self.left) = (true, None);
        }
        if is_other {
            self.change_title(before);
        }
        self.keep_drawing(effects);
    }

    fn poll(&mut self, shared: &Shared, effects: &mut Effects) {
        if !self.filter.catalogue().is_same(shared.catalogue()) {
            self.filter.set_catalogue(shared.catalogue().clone(), effects);
            self.narrow(effects);
        }
        if self.filter.poll() {
            self.narrow(effects);
        }
        self.search.set_costs(shared.costs());
        let was_busy = self.search.is_busy();
        let arrived = self.search.poll(effects);
        if arrived.ready {
            self.ask(true, effects);
        }
        if let Some(found) = arrived.result {
            self.history.set_found(found.result.hits, found.result.games);
            self.selected = None;
            self.count_facts(found, effects);
        }
        if let Some(hits) = arrived.hits {
            // Rows move when the whole list comes in.
            let selected = self.selected.and_then(|row| self.hits.row(row));
            self.hits.set(hits, &self.corpus, effects);
            self.selected = selected.or(self.left).and_then(|hit| self.hits.row_of(hit));
        }
        if self.hits.poll() && self.selected.is_none() {
            self.selected = self.left.and_then(|hit| self.hits.row_of(hit));
        }
        self.facts.poll();
        self.preview.poll();
        self.features.poll(self.search.shown(), &self.corpus);
        self.periods.poll(&self.search, effects);
        self.show_due_board(shared, effects);
        // A search that ends out of sight is the last one for a while.
        if was_busy && !self.search.is_busy() && shared.workspace() != Workspace::Find {
            self.search.let_go();
        }
    }

    /// Results from the old games go, the drawing stays.
    fn games_changed(&mut self, shared: &Shared, effects: &mut Effects) {
        let Some(loaded) = shared.loaded() else { return };
        let corpus = &loaded.corpus;
        self.corpus = Arc::clone(corpus);
        self.branched = corpus.games().iter().filter(|&&id| corpus.variations(id) > 0).count();
        self.search.set_games(loaded, shared.folder().map(Path::to_owned));
        (self.earlier, self.within, self.selected, self.left) = (None, None, None, None);
        self.awaited = None;
        self.filter.forget();
        self.hits.clear();
        self.facts = Awaited::default();
        self.preview = Awaited::default();
        self.features = Features::default();
        self.periods.forget();
        self.marks = MarkedHits::default();
        self.is_wanted = self.is_wanted && shared.workspace() == Workspace::Find;
        self.ask(false, effects);
    }

    fn remember(&self, _shared: &Shared, session: &mut LibrarySession) {
        session.find = Some(self.kept());
    }

    fn resume(&mut self, session: &LibrarySession, _shared: &Shared, effects: &mut Effects) {
        self.take_up(session, effects);
    }

    fn folder_changed(&mut self, shared: &Shared, _effects: &mut Effects) {
        self.search.set_folder(shared.folder().map(Path::to_owned));
    }

    /// Lets searches run from now on.
    fn shown(&mut self, _shared: &Shared, effects: &mut Effects) {
        self.is_wanted = true;
        self.ask(false, effects);
    }

    fn meaning_of(&self, command: &Command, shared: &Shared) -> Option<FindCommand> {
        match command {
            Command::PasteSgf(text) => Some(FindCommand::Paste(text.clone())),
            &Command::Go(Navigation::Variation(steps)) if !self.hits.is_empty() && !shows_variation(shared, steps) => {
                Some(FindCommand::StepHit(steps as isize))
            }
            _ => None,
        }
    }
}

/// Whether the board is in sight, and its move has a variation in this direction.
fn shows_variation(shared: &Shared, steps: i32) -> bool {
    let is_beside = |viewer: &Viewer| {
        let all = viewer.variations();
        let here = all.iter().position(|&node| node == viewer.at());
        here.and_then(|here| here.checked_add_signed(steps as isize)).is_some_and(|there| there < all.len())
    };
    shared.is_in_sight(Pane::Board) && shared.viewer().is_some_and(is_beside)
}

impl Find {
    /// `diagram` is the drawing of an earlier session, as [`Find::diagram`] gave it.
    pub fn new(diagram: &str, as_drawn: bool) -> Find {
        let kept = diagram.parse::<Combined>().ok().and_then(|combined| DrawnQuestion::read(&combined).ok());
        let (question, origin) = match kept {
            Some(question) => (question, StepOrigin::Drawn),
            None => (EXAMPLE_QUERIES[0].drawing().into(), StepOrigin::Example(EXAMPLE_QUERIES[0].name)),
        };
        Find {
            corpus: Arc::default(),
            history: SearchHistory::new(question, origin),
            tool: FindTool::Stones,
            next_color: Color::Black,
            search: LiveSearch::default(),
            filter: GamesFilter::default(),
            earlier: None,
            counted: false,
            corners: None,
            awaited: None,
            within: None,
            next_within: 0,
            hits: HitList::default(),
            selected: None,
            left: None,
            is_board_due: false,
            facts: Awaited::default(),
            marks: MarkedHits::default(),
            as_drawn,
            wall: false,
            branched: 0,
            variations: false,
            pages_form: PagesForm::default(),
            titled: None,
            preview: Awaited::default(),
            features: Features::default(),
            periods: PeriodCounter::default(),
            is_wanted: false,
            kept: (diagram.to_owned(), as_drawn),
            has_drawn: false,
        }
    }

    /// The same with hits as pictures, and one of each game, if the user left it so.
    pub fn with_hits(mut self, wall: bool, one_a_game: bool) -> Find {
        self.wall = wall;
        self.hits.set_one_a_game(one_a_game, &self.corpus, &mut Effects::default());
        self
    }

    /// Whether hits are shown as pictures.
    pub fn is_wall(&self) -> bool {
        self.wall
    }

    pub fn drawing(&self) -> &Drawing {
        self.history.drawing()
    }

    pub fn question(&self) -> &DrawnQuestion {
        self.history.question()
    }

    /// The question as text; empty while it asks for nothing.
    pub fn diagram(&self) -> String {
        self.question().combined().map(|combined| combined.to_string()).unwrap_or_default()
    }

    pub fn history(&self) -> &SearchHistory {
        &self.history
    }

    pub fn tool(&self) -> FindTool {
        self.tool
    }

    /// The colour of the next stone that is drawn.
    pub fn next_color(&self) -> Color {
        self.next_color
    }

    pub fn search(&self) -> &LiveSearch {
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

    /// How often Joseki counted its corner, when only the games of that corner are searched.
    pub fn counted_corners(&self) -> Option<u64> {
        self.corners.filter(|_| self.counted && self.earlier.is_some())
    }

    /// Whether these games were counted by a row that the user clicked.
    pub fn is_counted(&self) -> bool {
        self.counted
    }

    /// The title of pages belongs to its drawing: another drawing has none, and Undo brings it back.
    fn change_title(&mut self, before: DrawnQuestion) {
        let title = std::mem::take(&mut self.pages_form.sheet.title);
        if !title.is_empty() {
            self.titled = Some((before, title));
        }
        if let Some((_, title)) = self.titled.as_ref().filter(|(drawn, _)| drawn == self.question()) {
            self.pages_form.sheet.title = title.clone();
        }
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

    pub(super) fn selected_hit(&self) -> Option<Hit> {
        self.selected.and_then(|row| self.hits.row(row))
    }

    /// Selects a hit that was selected before. Its game is not opened.
    pub(super) fn return_to(&mut self, hit: Option<Hit>) {
        self.is_board_due = false;
        self.select_again(hit);
    }

    /// The step of the history, and its question.
    pub(super) fn stand(&self) -> FindStand {
        FindStand { step: self.history.at(), question: self.question().clone() }
    }

    /// Facts about the games of the shown result; `None` while they are counted.
    pub fn facts(&self) -> Option<&Facts> {
        let shown = self.search.shown()?;
        let (of, facts) = self.facts.value()?;
        Arc::ptr_eq(of, shown).then_some(facts)
    }

    /// Whether the facts are shares of all games that pass the filter, although only games of an earlier result are
    /// searched: each of these has a hit, so that shares of them would say nothing.
    pub fn facts_are_of_all(&self) -> bool {
        self.search.shown().is_some_and(|found| self.is_of_hits(found))
    }

    fn is_of_hits(&self, found: &SearchAnswer) -> bool {
        self.earlier.is_some() && found.result.games == found.result.searched_games
    }

    /// Whether the feature patterns of the games are being counted.
    pub fn is_counting_features(&self) -> bool {
        self.features.is_counting()
    }

    /// The feature patterns in the drawing of the shown result; `None` until they are counted.
    pub fn features(&self) -> Option<&FeaturesOfDrawing> {
        self.features.drawn(self.search.shown()?)
    }

    /// Whether games that are opened from hits are turned to match the drawing.
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

    /// Whether a slow search waits for the hand to rest.
    pub fn is_busy(&self) -> bool {
        self.search.is_busy()
    }

    /// Works out which games are searched.
    fn narrow(&mut self, effects: &mut Effects) {
        let filtered = self.filter.games();
        let games = match (filtered, &self.earlier) {
            (None, None) => None,
            (Some(games), None) => Some(Arc::clone(games)),
            (None, Some(earlier)) => Some(Arc::clone(&earlier.games)),
            (Some(games), Some(earlier)) => Some(Arc::new(games.and(&earlier.games.games))),
        };
        self.next_within += 1;
        self.within = games.map(|games| Within { games, number: self.next_within });
        self.ask(false, effects);
    }

    fn count_facts(&mut self, found: Arc<SearchAnswer>, effects: &mut Effects) {
        let corpus = Arc::clone(&self.corpus);
        let searched = match self.is_of_hits(&found) {
            true => self.filter.games().map(Arc::clone),
            false => found.asked.within.as_ref().map(|within| Arc::clone(&within.games)),
        };
        let task = self.facts.start(text!("find-task-facts"), move |progress| {
            let searched = searched.as_ref().map(|searched| &searched.games);
            let facts = Facts::from_games(&corpus, &found.result.found, searched, progress).map_err(JobError::from)?;
            Ok((found, facts))
        });
        effects.spawn(task.quiet());
    }

    /// Has the search follow the drawing.
    fn ask(&mut self, at_once: bool, effects: &mut Effects) {
        if !self.is_wanted {
            return;
        }
        if self.awaited.as_ref().is_some_and(|corner| *corner.drawing == *self.drawing()) {
            self.search.hold();
        } else {
            self.awaited = None;
            let variations = self.variations && self.branched > 0;
            self.search.ask(self.history.question(), self.within.clone(), variations, at_once, effects);
        }
        if self.search.shown().is_none() {
            self.hits.clear();
            self.selected = None;
        }
    }

    fn keep_drawing(&mut self, effects: &mut Effects) {
        let kept = (self.diagram(), self.as_drawn);
        if self.kept != kept {
            self.kept = kept.clone();
            let (diagram, as_drawn) = kept;
            effects.remember(Memory::Drawing { diagram, as_drawn });
        }
    }

    /// The place of the hit in a row.
    pub fn place_of(&self, row: usize) -> Option<GamePlace> {
        let hit = self.hits.row(row)?;
        Some(GamePlace {
            game: hit.game,
            moves: self.hits.moves(row)? as usize,
            node: self.hits.node(row),
            region: self.region_of(hit),
            shown_as: self.shown_as(hit),
        })
    }

    /// The image in which the game of a hit is shown.
    fn shown_as(&self, hit: Hit) -> Image {
        if self.as_drawn { hit.image().inverse() } else { Image::default() }
    }

    /// The next stone in the region of a hit, where the shown board has it.
    pub fn next_of(&self, hit: Hit) -> Option<NextStone> {
        let next = hit.next()?;
        let shown = BoardTransform { image: self.shown_as(hit), size: self.corpus.game(hit.game).size };
        Some(NextStone { point: shown.point(next.point), color: shown.color(next.color), ..next })
    }

    /// The box of a hit on the board of its game.
    pub fn region_of(&self, hit: Hit) -> Option<BoardRegion> {
        let found = self.search.shown()?;
        let query = &found.asked.query;
        let size = self.corpus.game(hit.game).size;
        let (width, height) = hit.image().symmetry.box_size((query.width(), query.height()));
        let (x, y) = hit.place();
        let last = size.side() as i32 - 1;
        let point = |x: i32, y: i32| Point::new(x.clamp(0, last) as u8, y.clamp(0, last) as u8);
        Some(BoardRegion::between(point(x, y), point(x + width as i32 - 1, y + height as i32 - 1)))
    }

    /// Ways to ask less strictly.
    pub fn relaxations(&self) -> Vec<Relaxation> {
        let (drawing, options) = (self.drawing(), self.drawing().options);
        let is_large = drawing.extent() != &drawing::Extent::Follow;
        let possible = [
            (options.fixed || drawing.reading() == Some(DrawingReading::Here), Relaxation::Anywhere),
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
            drawing.select(Some(BoardRegion::whole(viewer.board().size())));
        }
        drawing
    }
}
