//! The costly shapes of the open games: the shapes that a player plays, how much more often than professionals, and
//! what they cost.
//!
//! They are counted when their pane is first shown, and again for another player or window. Evaluations that engines
//! wrote into the records are read from the library's folder or taken from the loaded games.

mod command;
mod kept;

use std::path::Path;
use std::sync::Arc;

pub use self::command::CostlyShapesCommand;
use self::kept::CostlyShapesPlayer;
pub use self::kept::KeptCostlyShapes;
use super::costs::KnownCosts;
use super::find::FindCommand;
use super::play::guess::GuessPosition;
use super::play::{GuessCommand, PlayCommand};
use super::recall::{self, Recalled, StoredResult};
use super::tasks::Awaited;
use super::viewer::{GameOrigin, Viewer};
use super::{Command, Effects, GamePlace, LibrarySession, SavePrompt, SaveRequest, Shared, Workspace, WorkspaceState};
use katachi_core::corpus::Corpus;
use katachi_core::corpus::evaluation::Evaluations;
use katachi_core::corpus::load::Loaded;
use katachi_core::find::filter::{Catalogue, FilterKey, GameFilter, NamePattern};
use katachi_core::go::{Color, Point};
use katachi_core::jobs::JobError;
use katachi_core::library::{self, collected_evaluations, professional};
use katachi_core::mining::MiningError;
use katachi_core::mining::costly_shapes::{
    CostlyShape, CostlyShapeExample, CostlyShapes, CostlyShapesKey, CostlyShapesParams, CostlyShapesWindow,
    CountedCostlyShapes, Exercise, Voice, costly_shapes,
};
use katachi_core::mining::player::names_of;
use katachi_core::pattern::names::ShapeNames;
use katachi_core::pattern::{Image, Window};
use katachi_core::progress::Progress;
use katachi_language::text;
use katachi_pages::{Workbook, page_files};
use katachi_sentences::Sentence;
use katachi_sentences::term;
use katachi_sentences::words::listed;

/// Maximum number of players that are offered by name, the most frequent first.
const MAX_PLAYERS: usize = 30;
/// Maximum number of mistakes in one practice. [`MAX_WORKBOOK_MISTAKES`] is the maximum in a workbook.
const MAX_PRACTICE_MISTAKES: usize = 30;
const MAX_WORKBOOK_MISTAKES: usize = 48;
/// The most frequent player is taken for the library's owner if at least one in this number of games is theirs.
const OWNER_ONE_IN_GAMES: u64 = 3;

/// Costly shapes with their player and their window.
#[derive(Clone, Debug)]
pub struct CostlyShapesResult {
    counted: Arc<CountedCostlyShapes>,
    /// Number of rows that cost significantly more. `overplayed` is the number of rows played significantly more often.
    pub costly: usize,
    pub overplayed: usize,
    /// The player; `None` for everybody.
    pub player: Option<String>,
    /// The names in the records that were taken for his.
    names: Vec<String>,
    /// The most frequent names, with their games.
    pub players: Vec<(String, u64)>,
    /// Number of evaluated games in the library, of all players.
    pub evaluated: usize,
    /// Damage to the kept evaluations, and how it was handled, in words.
    pub damage: Option<String>,
}

/// The numbers that a result says besides its counts, which a file may hold.
struct CountedMoves {
    player: Option<String>,
    names: Vec<String>,
    players: Vec<(String, u64)>,
    evaluated: usize,
    damage: Option<String>,
}

/// The Costly shapes pane's state.
pub struct CostlyShapesState {
    whose: CostlyShapesPlayer,
    window: Window,
    made: Option<Arc<CostlyShapesResult>>,
    making: Awaited<(Recalled<CountedCostlyShapes>, CountedMoves)>,
    /// The known costs, which other workspaces show beside their letters.
    costs: KnownCosts,
    /// Whether the pane was shown while these games were open.
    is_wanted: bool,
    shows_periods: bool,
    selected: usize,
}

impl Default for CostlyShapesState {
    fn default() -> Self {
        let window = professional::windows().next().unwrap_or_else(|| unreachable!("professionals have windows"));
        CostlyShapesState {
            whose: CostlyShapesPlayer::default(),
            window,
            made: None,
            making: Awaited::default(),
            costs: KnownCosts::default(),
            is_wanted: false,
            shows_periods: false,
            selected: 0,
        }
    }
}

impl CostlyShapesState {
    /// The latest result; `None` before the first.
    pub fn made(&self) -> Option<&Arc<CostlyShapesResult>> {
        self.made.as_ref()
    }

    pub fn is_making(&self) -> bool {
        self.making.is_running()
    }

    /// Why the latest result could not be made.
    pub fn failed(&self) -> Option<&JobError> {
        self.making.failed()
    }

    /// The window whose shapes are asked for.
    pub fn window(&self) -> &Window {
        &self.window
    }

    /// The player whose moves are shown; `None` for everybody, or while the owner is not yet known.
    pub fn player(&self) -> Option<&str> {
        match &self.whose {
            CostlyShapesPlayer::Player(name) => Some(name),
            CostlyShapesPlayer::Guessed => self.made()?.player.as_deref(),
            CostlyShapesPlayer::Everybody => None,
        }
    }

    pub fn selected(&self) -> Option<(usize, &CostlyShape)> {
        Some((self.selected, self.made()?.costly_shapes().rows.get(self.selected)?))
    }

    /// The better move, if the open game stands before one of the moves of the chosen shape.
    pub fn better_here(&self, viewer: &Viewer, corpus: &Corpus) -> Option<Point> {
        let GameOrigin::Corpus { corpus: of, game } = viewer.origin() else { return None };
        let (_, row) = self.selected().filter(|_| *of == corpus.id() && viewer.on_main_line())?;
        let is_here = |example: &&CostlyShapeExample| {
            example.game == *game && example.moves_before as usize == viewer.move_number()
        };
        row.examples.iter().find(is_here)?.better
    }

    /// Whether months or years are looked at, and not games.
    pub fn shows_periods(&self) -> bool {
        self.shows_periods
    }

    fn make(&mut self, shared: &Shared, effects: &mut Effects) {
        self.selected = 0;
        let Some(loaded) = shared.loaded().cloned().filter(|loaded| !loaded.corpus.games().is_empty()) else { return };
        let (catalogue, folder) = (shared.catalogue().clone(), shared.folder().map(Path::to_owned));
        let (whose, window, desk) = (self.whose.clone(), self.window.clone(), shared.desk());
        let task = self.making.start(text!("costly-title"), move |progress| {
            make(&loaded, &catalogue, folder.as_deref(), desk.as_deref(), &whose, window, progress)
        });
        effects.spawn(match shared.folder() {
            Some(dir) => task.counting().of_library(dir),
            None => task.counting(),
        });
    }

    fn ask(&mut self, whose: CostlyShapesPlayer, shared: &Shared, effects: &mut Effects) {
        if self.whose != whose {
            self.whose = whose;
            self.make(shared, effects);
        }
    }

    fn step(&mut self, steps: isize) {
        let last = self.made().map_or(0, |made| made.costly_shapes().rows.len().saturating_sub(1));
        self.selected = self.selected.saturating_add_signed(steps).min(last);
    }

    fn find(&self, effects: &mut Effects) {
        let (Some(made), Some((_, row))) = (self.made(), self.selected()) else { return };
        let names = made.names.iter().map(String::as_str);
        let filter = made.player.as_ref().map(|_| GameFilter::named(FilterKey::AsBlack, names).to_string());
        effects.command(FindCommand::LookIn(filter.unwrap_or_default()));
        effects.command(FindCommand::FromPattern(row.pattern.clone(), Some(Color::Black)));
        // A handicap stone that was placed as a move shows the shape, and was not counted.
        if made.player.is_some() {
            effects.command(FindCommand::Among { games: row.game_list.clone(), drawing: None });
        }
    }

    /// The mistakes in the costly shapes as exercises. If there are none, tells the user why and returns `None`.
    fn exercises(&self, shared: &Shared, most: usize, effects: &mut Effects) -> Option<Vec<Exercise>> {
        let made = self.made()?;
        let exercises = made.costly_shapes().exercises(shared.corpus(), most);
        if exercises.is_empty() {
            effects.info(text!("costly-no-answers"));
        }
        Some(exercises).filter(|exercises| !exercises.is_empty())
    }

    fn practise(&self, shared: &Shared, effects: &mut Effects) {
        let Some(exercises) = self.exercises(shared, MAX_PRACTICE_MISTAKES, effects) else { return };
        let place = |exercise: &Exercise| GuessPosition {
            game: exercise.game,
            moves: exercise.moves_before as usize,
            better: Some(exercise.better),
            image: Image::default(),
            is_review: false,
        };
        effects.command(Command::Show(Workspace::Play));
        effects.command(PlayCommand::Guess(GuessCommand::StartAt(exercises.iter().map(place).collect())));
    }

    fn save_workbook(&self, shared: &Shared, effects: &mut Effects) {
        let Some(exercises) = self.exercises(shared, MAX_WORKBOOK_MISTAKES, effects) else { return };
        let Some(made) = self.made() else { return };
        let (corpus, unit) = (Arc::clone(shared.corpus()), made.costly_shapes().unit);
        let sheet = Workbook::sheet(made.player.as_deref());
        // The exercises, then the answers.
        let pages = 2 * exercises.len().div_ceil(sheet.per_page.max(1));
        let prompt = SavePrompt {
            title: text!("costly-save-workbook"),
            name: "workbook.pdf".into(),
            endings: &["pdf", "svg", "png"],
        };
        let request = SaveRequest::new(prompt, move |path, progress| {
            let written = Workbook { corpus: &corpus, exercises: &exercises, unit, sheet }.write(path, progress)?;
            let mut said = text!(
                "costly-workbook-saved",
                exercises = exercises.len(),
                pages = written.pages,
                path = path.display().to_string()
            );
            said.extend(written.lacking().map(|words| format!("; {words}")));
            Ok(said)
        });
        effects.save(request.writing(move |path| page_files(path, pages)));
    }

    /// The position before the move of an example of a row.
    fn place_of(&self, row: usize, example: usize, corpus: &Corpus) -> Option<GamePlace> {
        let row = self.made()?.costly_shapes().rows.get(row)?;
        let example = row.examples.get(example)?;
        let place = GamePlace::new(example.game, example.moves_before as usize);
        place.lit(row.pattern.window(), Some(example.at), corpus)
    }

    /// Opens an example of the selected row.
    fn open_example(&self, number: usize, shared: &Shared, effects: &mut Effects) {
        if let Some(place) = self.place_of(self.selected, number, shared.corpus()) {
            effects.command(place);
        }
    }
}

impl WorkspaceState for CostlyShapesState {
    type Command = CostlyShapesCommand;

    fn act(&mut self, command: CostlyShapesCommand, shared: &Shared, effects: &mut Effects) {
        match command {
            CostlyShapesCommand::Open => {
                effects.command(Command::Show(Workspace::Library));
                self.is_wanted = true;
                self.making.hurry();
                if self.made().is_none() && !self.is_making() {
                    self.make(shared, effects);
                }
            }
            CostlyShapesCommand::CountAnew => {
                self.costs.read(shared, effects);
                if self.made().is_some() || self.is_making() {
                    self.make(shared, effects);
                }
            }
            CostlyShapesCommand::Of(None) => self.ask(CostlyShapesPlayer::Everybody, shared, effects),
            CostlyShapesCommand::Of(Some(name)) => self.ask(CostlyShapesPlayer::Player(name), shared, effects),
            CostlyShapesCommand::Window(window) if window == self.window => {}
            CostlyShapesCommand::Window(window) => {
                self.window = window;
                self.make(shared, effects);
            }
            CostlyShapesCommand::Select(row) => self.selected = row,
            CostlyShapesCommand::Step(steps) => self.step(steps),
            CostlyShapesCommand::OpenRow(row) => {
                self.selected = row;
                self.open_example(0, shared, effects);
            }
            CostlyShapesCommand::OpenExample(number) => self.open_example(number, shared, effects),
            CostlyShapesCommand::Find => self.find(effects),
            CostlyShapesCommand::ShowPeriods(shows) => self.shows_periods = shows,
            CostlyShapesCommand::Practise => self.practise(shared, effects),
            CostlyShapesCommand::Workbook => self.save_workbook(shared, effects),
        }
    }

    fn poll(&mut self, shared: &Shared, effects: &mut Effects) {
        self.costs.poll(effects);
        if let Some((recalled, of)) = self.making.arrived() {
            let made = Arc::new(CostlyShapesResult::new(recalled.kept(shared, effects), of));
            self.made = Some(Arc::clone(&made));
            made.damage.iter().for_each(|damage| effects.warn(damage.clone()));
            // The evaluations were collected just now.
            if made.evaluated > 0 && shared.costs().is_none() {
                self.costs.read(shared, effects);
            }
        }
    }

    fn remember(&self, _shared: &Shared, session: &mut LibrarySession) {
        let CostlyShapesState { whose, window, shows_periods, .. } = self;
        let kept = KeptCostlyShapes { whose: whose.clone(), window: window.clone(), shows_periods: *shows_periods };
        session.costly_shapes = Some(kept).filter(|_| self.is_wanted);
    }

    fn resume(&mut self, session: &LibrarySession, _shared: &Shared, _effects: &mut Effects) {
        let Some(KeptCostlyShapes { whose, window, shows_periods }) = session.costly_shapes.clone() else { return };
        // Only windows with professional figures can be chosen.
        if professional::windows().any(|known| known == window) {
            self.window = window;
        }
        (self.whose, self.shows_periods, self.is_wanted) = (whose, shows_periods, true);
    }

    /// Drops the result of the old games. It is made anew when its pane is looked at.
    fn games_changed(&mut self, shared: &Shared, effects: &mut Effects) {
        (self.made, self.making) = (None, Awaited::default());
        self.whose = CostlyShapesPlayer::Guessed;
        self.costs.read(shared, effects);
    }
}

fn make(
    loaded: &Loaded,
    catalogue: &Catalogue,
    folder: Option<&Path>,
    desk: Option<&Path>,
    whose: &CostlyShapesPlayer,
    window: Window,
    progress: &Progress,
) -> Result<(Recalled<CountedCostlyShapes>, CountedMoves), JobError> {
    let corpus = &loaded.corpus;
    let players = catalogue.frequent_players(MAX_PLAYERS);
    let player = match whose {
        CostlyShapesPlayer::Everybody => None,
        CostlyShapesPlayer::Player(name) => Some(name.clone()),
        CostlyShapesPlayer::Guessed => owner(&players, corpus),
    };
    let voice = match &player {
        None => Voice::everybody(corpus),
        Some(name) => {
            let pattern = NamePattern::new(name, true);
            let voice = pattern.map(|pattern| Voice::of_player(corpus, &pattern)).filter(|voice| !voice.is_empty());
            voice.ok_or_else(|| JobError::Failed(text!("costly-nobody-called", name = name)))?
        }
    };
    progress.begin(text!("costly-reading-evaluations"), "files", 1);
    let (known, damage): (Arc<Evaluations>, _) = match folder {
        Some(dir) => {
            let kept = collected_evaluations::open_or_collect(dir, progress)
                .map_err(|error| JobError::Failed(error.sentence()))?;
            let again = kept.damage.map(|damage| text!("costly-evaluations-read-again", damage = damage.sentence()));
            let lost = kept.engine_damage.map(|damage| text!("costly-engine-left-out", damage = damage.sentence()));
            let said: Vec<String> = again.into_iter().chain(lost).collect();
            (Arc::new(kept.evaluations), (!said.is_empty()).then(|| said.join("; ")))
        }
        None => (Arc::clone(&loaded.evaluations), None),
    };
    let key = CostlyShapesKey::new(corpus, &known, &voice, player.clone(), window);
    let file = desk.map(|desk| library::kept_file(desk, CountedCostlyShapes::KIND, &key, corpus.id()));
    let count = || {
        let others = professional::shapes(&key.window);
        let windows = [CostlyShapesWindow { window: &key.window, others: others.as_deref() }];
        let params =
            CostlyShapesParams { by_part: false, list_games: player.is_some(), ..CostlyShapesParams::default() };
        let found = costly_shapes(corpus, &known, &voice, &windows, &params, progress);
        let costly_shapes = found.map_err(|error| match error {
            MiningError::Cancelled(_) => JobError::Cancelled,
            other => JobError::Failed(other.sentence()),
        })?;
        Ok(CountedCostlyShapes { params: key.clone(), corpus: corpus.id().to_string(), costly_shapes })
    };
    let recalled = recall::recall(file.as_deref(), &key, corpus.id(), progress, count)?;
    let names = names_of(corpus, &voice).into_iter().map(|(name, _)| name).collect();
    Ok((recalled, CountedMoves { player, names, players, evaluated: known.len(), damage }))
}

/// The library's owner: the most frequent player, if he is in enough games. `players` are sorted by number of games.
pub(super) fn owner(players: &[(String, u64)], corpus: &Corpus) -> Option<String> {
    let first = players.first().filter(|(_, games)| games * OWNER_ONE_IN_GAMES >= corpus.games().len() as u64);
    first.map(|(name, _)| name.clone())
}

impl CostlyShapesResult {
    fn new(counted: Arc<CountedCostlyShapes>, of: CountedMoves) -> CostlyShapesResult {
        let rows = &counted.costly_shapes.rows;
        let count = |is_it: fn(&CostlyShape) -> bool| rows.iter().filter(|row| is_it(row)).count();
        let (costly, overplayed) = (count(CostlyShape::is_costly), count(CostlyShape::is_overplayed));
        let CountedMoves { player, names, players, evaluated, damage } = of;
        CostlyShapesResult { counted, costly, overplayed, player, names, players, evaluated, damage }
    }

    pub fn costly_shapes(&self) -> &CostlyShapes {
        &self.counted.costly_shapes
    }

    pub fn window(&self) -> &Window {
        &self.counted.params.window
    }

    /// The first two names of a row's shape; empty if it has none.
    pub fn name(&self, row: usize) -> String {
        let Some(row) = self.costly_shapes().rows.get(row) else { return String::new() };
        let names = ShapeNames::shipped().of_set(row.names()).take(2);
        listed(&names.map(|name| term(&name.english)).collect::<Vec<_>>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::AppState;
    use crate::keeping_tests::Places;
    use crate::recall::file_of;
    use crate::test_support::settle;

    fn opened(places: &Places) -> AppState {
        let mut state = places.start();
        state.apply(Command::OpenSample);
        settle(&mut state);
        state.apply(CostlyShapesCommand::Open.into());
        settle(&mut state);
        state
    }

    #[test]
    fn kept_costly_shapes_are_opened_and_not_counted_again() {
        let places = Places::new();
        let state = opened(&places);
        let counted = state.costly_shapes().made().unwrap().clone();
        let file = file_of::<CountedCostlyShapes>(state.shared(), &counted.counted.params).unwrap();
        drop(state);
        let mut kept = (*counted.counted).clone();
        kept.costly_shapes.moves += 1;
        kept.keep(&file).unwrap();
        let state = opened(&places);
        let made = state.costly_shapes().made().unwrap();
        assert_eq!(*made.costly_shapes(), kept.costly_shapes, "it comes from the file");
        assert_eq!((&made.players, &made.names, made.evaluated), (&counted.players, &counted.names, 0));
        assert_eq!((made.costly, made.overplayed), (counted.costly, counted.overplayed));
    }
}
