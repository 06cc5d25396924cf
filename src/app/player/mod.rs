//! A player's profile from the open games: results, openings, corners and shapes, against all other games or
//! professionals.
//!
//! The profile is made when the user first opens it, for the chosen player or for the owner that the library seems to
//! have. Recent profiles stay in memory while the same games are open.

mod command;
mod make;
pub mod shapes;

use std::path::Path;
use std::sync::Arc;

pub use self::command::{PlayerBaseline, PlayerCommand, PlayerProfileTable};
use self::make::make;
use self::shapes::PlayerShapes;
use super::find::FindCommand;
use super::games::LibraryCommand;
use super::tasks::Awaited;
use super::{
    Command, Effects, GamePlace, Memory, SavePrompt, SaveRequest, Shared, WindowPrompt, Workspace, WorkspaceState,
};
use katachi_core::corpus::GameId;
use katachi_core::find::filter::{FilterKey, GameFilter};
use katachi_core::go::{BoardSize, Color};
use katachi_core::jobs::JobError;
use katachi_core::mining::costly_shapes::CostlyShape;
use katachi_core::mining::player::{CornerMove, PlayerOpening, PlayerProfile};
use katachi_language::text;
use katachi_pages::{PlayerPages, page_files};

/// Maximum number of profiles that are kept in memory.
const MAX_KEPT_PROFILES: usize = 8;

/// A profile with its player and its baseline.
#[derive(Clone, Debug)]
pub struct PlayerProfileResult {
    /// `None`: nobody was chosen, and no player is in enough games.
    pub profile: Option<PlayerProfile>,
    /// The name that the user asked for, or the owner of the library.
    pub player: Option<String>,
    /// The baseline; all others if none has a year of his, and professionals if there are no other games.
    pub against: PlayerBaseline,
    /// The shapes that pictures show.
    pub shapes: PlayerShapes,
    /// Row numbers of the openings in the table's order: the most frequent first, those that only others play last.
    pub openings: Vec<usize>,
    /// The minimum number of games of an opening: lower than usual where the player has none that often.
    pub openings_least: u32,
    /// The most frequent names, with their games.
    pub players: Vec<(String, u64)>,
}

/// The player and the baseline that the user asked for.
#[derive(Clone, Debug, Default, PartialEq)]
struct PlayerProfileRequest {
    /// `None`: the owner that the library seems to have.
    player: Option<String>,
    against: PlayerBaseline,
}

/// The Player pane's state.
#[derive(Default)]
pub struct PlayerProfileState {
    asked: PlayerProfileRequest,
    made: Awaited<Arc<PlayerProfileResult>>,
    /// Profiles made of these games, newest last.
    kept: Vec<(PlayerProfileRequest, Arc<PlayerProfileResult>)>,
    /// Whether the user has opened the pane while these games were open.
    is_wanted: bool,
    part: PlayerProfileTable,
    /// A table is shown, instead of the shapes as pictures.
    is_table: bool,
    selected: usize,
    /// Index of the game of the selected row that was opened last.
    example: Option<usize>,
}

impl PlayerProfileState {
    /// Begins with a table, or with the shapes as pictures.
    pub fn with_table(is_table: bool) -> PlayerProfileState {
        PlayerProfileState { is_table, ..PlayerProfileState::default() }
    }

    /// The latest result; `None` before the first.
    pub fn made(&self) -> Option<&Arc<PlayerProfileResult>> {
        self.made.value()
    }

    pub fn profile(&self) -> Option<&PlayerProfile> {
        self.made()?.profile.as_ref()
    }

    pub fn is_making(&self) -> bool {
        self.made.is_running()
    }

    /// Why the latest profile could not be made.
    pub fn failed(&self) -> Option<&JobError> {
        self.made.failed()
    }

    /// The name that the user asked for, or the owner's.
    pub fn name(&self) -> Option<&str> {
        self.asked.player.as_deref().or(self.made()?.player.as_deref())
    }

    /// Whether the user asked for this player.
    pub fn is_chosen(&self) -> bool {
        self.asked.player.is_some()
    }

    pub fn against(&self) -> PlayerBaseline {
        self.asked.against
    }

    pub fn part(&self) -> PlayerProfileTable {
        self.part
    }

    /// Whether the player's shapes are shown as pictures, instead of a table.
    pub fn shows_pictures(&self) -> bool {
        !self.is_table
    }

    pub fn selected(&self) -> usize {
        self.selected
    }

    /// Rows of the table that is shown.
    pub fn rows(&self) -> usize {
        let Some((made, profile)) = self.made().and_then(|made| Some((made, made.profile.as_ref()?))) else { return 0 };
        match self.part {
            PlayerProfileTable::Results => profile.results.len(),
            PlayerProfileTable::Openings => made.openings.len(),
            PlayerProfileTable::Corners => profile.first_moves.len(),
            PlayerProfileTable::Later => profile.corners.len(),
            PlayerProfileTable::Shapes => profile.shapes.rows.len(),
        }
    }

    /// Whether a game of the selected row can be opened at once.
    pub fn has_game(&self) -> bool {
        self.places().is_some_and(|places| !places.is_empty())
    }

    /// Number of games that the selected row counts and finds.
    pub fn row_games(&self) -> usize {
        let Some((made, profile)) = self.made().and_then(|made| Some((made, made.profile.as_ref()?))) else { return 0 };
        let at = self.selected;
        let games = match self.part {
            PlayerProfileTable::Results => profile.results.get(at).map(|row| row.games as usize),
            PlayerProfileTable::Openings => made.opening(at).map(|row| row.here.count as usize),
            PlayerProfileTable::Corners => profile.first_moves.get(at).map(|row| row.games.len()),
            PlayerProfileTable::Later => profile.corners.get(at).map(|row| row.games.len()),
            PlayerProfileTable::Shapes => profile.shapes.rows.get(at).map(|row| row.games),
        };
        games.unwrap_or_default()
    }

    /// Games of the selected row, each with a move number and the lit region.
    fn places(&self) -> Option<Vec<(GameId, usize, Option<LitAt>)>> {
        let made = self.made()?;
        let profile = made.profile.as_ref()?;
        Some(match self.part {
            PlayerProfileTable::Results | PlayerProfileTable::Later => Vec::new(),
            PlayerProfileTable::Openings => {
                let opening = made.opening(self.selected)?;
                opening.examples.iter().map(|&game| (game, profile.moves as usize, None)).collect()
            }
            PlayerProfileTable::Corners => {
                let row = profile.first_moves.get(self.selected)?;
                row.examples.iter().map(|&(game, before)| (game, before as usize + 1, None)).collect()
            }
            PlayerProfileTable::Shapes => {
                let row = profile.shapes.rows.get(self.selected)?;
                let place = |example: &katachi_core::mining::costly_shapes::CostlyShapeExample| {
                    (example.game, example.moves_before as usize, Some(example.at))
                };
                row.examples.iter().map(place).collect()
            }
        })
    }

    fn make(&mut self, shared: &Shared, effects: &mut Effects) {
        (self.selected, self.example) = (0, None);
        if let Some((_, made)) = self.kept.iter().find(|(asked, _)| *asked == self.asked) {
            return self.made.set(Arc::clone(made));
        }
        let Some(loaded) = shared.loaded().cloned().filter(|loaded| !loaded.corpus.games().is_empty()) else { return };
        let (catalogue, folder) = (shared.catalogue().clone(), shared.folder().map(Path::to_owned));
        let (asked, me) = (self.asked.clone(), shared.settings().me.clone());
        let task = self.made.start(text!("player-title"), move |progress| {
            make(&loaded, &catalogue, folder.as_deref(), (asked, &me), progress).map(Arc::new)
        });
        effects.spawn(match shared.folder() {
            Some(dir) => task.counting().of_library(dir),
            None => task.counting(),
        });
    }

    fn ask(&mut self, asked: PlayerProfileRequest, shared: &Shared, effects: &mut Effects) {
        if self.asked != asked || self.failed().is_some() {
            self.asked = asked;
            self.make(shared, effects);
        }
    }

    fn select(&mut self, row: usize) {
        if self.selected != row {
            (self.selected, self.example) = (row, None);
        }
    }

    fn open_game(&mut self, shared: &Shared, effects: &mut Effects) {
        let (places, Some(profile)) = (self.places().unwrap_or_default(), self.profile()) else { return };
        let next = self.example.map_or(0, |at| at + 1);
        let Some(&(game, moves, at)) = places.get(next).or(places.first()) else { return };
        let Some(place) = GamePlace::new(game, moves).lit(&profile.window, at, shared.corpus()) else { return };
        self.example = Some(if next < places.len() { next } else { 0 });
        effects.command(place);
    }

    fn list_games(&self, effects: &mut Effects) {
        let Some(profile) = self.profile() else { return };
        let Some(row) = profile.results.get(self.selected).filter(|_| self.part == PlayerProfileTable::Results) else {
            return;
        };
        let [black, white] = [FilterKey::Black, FilterKey::White].map(|key| of_player(profile, key));
        let mut filter = match row.color {
            None => black.clone().or(white.clone()),
            Some(Color::Black) => black.clone(),
            Some(Color::White) => white.clone(),
        };
        if profile.against_himself > 0 {
            filter = filter.and(black.and(white).negated());
        }
        if let Some(year) = row.year {
            filter = filter.and(GameFilter::years(year, year));
        }
        effects.command(Command::Show(Workspace::Library));
        effects.command(LibraryCommand::Filter(filter.to_string()));
    }

    fn all_games(&self, effects: &mut Effects) {
        let Some((made, profile)) = self.made().and_then(|made| Some((made, made.profile.as_ref()?))) else { return };
        match self.part {
            PlayerProfileTable::Results => self.list_games(effects),
            PlayerProfileTable::Openings => {
                let Some(opening) = made.opening(self.selected) else { return };
                let to_play = if profile.moves % 2 == 0 { Color::Black } else { Color::White };
                let key = match opening.color {
                    Color::Black => FilterKey::AsBlack,
                    Color::White => FilterKey::AsWhite,
                };
                effects.command(FindCommand::LookIn(of_player(profile, key).to_string()));
                effects.command(FindCommand::FromStones {
                    size: BoardSize::NINETEEN,
                    stones: opening.opening.stones.clone(),
                    to_play: Some(to_play),
                });
            }
            PlayerProfileTable::Corners => {
                let Some(row) = profile.first_moves.get(self.selected) else { return };
                let at = (row.point.x, row.point.y);
                self.find_diagram(first_diagram(at), of_player(profile, FilterKey::AsBlack), effects);
                effects.command(FindCommand::Among { games: row.games.clone(), drawing: None });
            }
            PlayerProfileTable::Later => {
                let Some(row) = profile.corners.get(self.selected) else { return };
                self.find_diagram(corner_diagram(row), of_player(profile, FilterKey::Player), effects);
                effects.command(FindCommand::Among { games: row.games.clone(), drawing: None });
            }
            PlayerProfileTable::Shapes => {
                let Some(row) = profile.shapes.rows.get(self.selected) else { return };
                effects.command(FindCommand::LookIn(of_player(profile, FilterKey::AsBlack).to_string()));
                effects.command(FindCommand::FromPattern(row.pattern.clone(), Some(Color::Black)));
                // A handicap stone that was placed as a move shows the shape, and was not counted.
                effects.command(FindCommand::Among { games: row.game_list.clone(), drawing: None });
            }
        }
    }

    fn find_diagram(&self, diagram: String, games: GameFilter, effects: &mut Effects) {
        effects.command(FindCommand::LookIn(games.to_string()));
        effects.command(FindCommand::Paste(diagram));
        effects.command(Command::Show(Workspace::Find));
    }

    fn save(&self, effects: &mut Effects) {
        let Some(made) = self.made().filter(|made| made.profile.is_some()) else {
            return effects.info(text!("player-choose-first"));
        };
        let made = Arc::clone(made);
        let name = made.player.as_deref().unwrap_or("player").replace(['/', '\\', ':'], "-");
        let prompt = SavePrompt {
            title: text!("player-save-title"),
            name: format!("{name}.pdf"),
            endings: &["pdf", "svg", "png"],
        };
        let request = SaveRequest::new(prompt, move |path, progress| {
            let nobody = || JobError::Failed(text!("player-nobody-chosen").to_owned());
            let Some(profile) = &made.profile else { return Err(nobody()) };
            let written = PlayerPages::new(profile, made.against.words()).write(path, progress)?;
            let mut said = text!("player-saved", pages = written.pages, path = path.display().to_string());
            said.extend(written.lacking().map(|words| format!("; {words}")));
            Ok(said)
        });
        effects.save(request.writing(|path| page_files(path, PlayerPages::COUNT)));
    }
}

/// The centre of a lit window.
type LitAt = katachi_core::go::Point;

impl PlayerProfileResult {
    /// The opening in a row of the table.
    pub fn opening(&self, row: usize) -> Option<&PlayerOpening> {
        self.profile.as_ref()?.openings.get(*self.openings.get(row)?)
    }

    /// The shape in a row of the table.
    pub fn shape(&self, row: usize) -> Option<&CostlyShape> {
        self.profile.as_ref()?.shapes.rows.get(row)
    }
}

/// The player's games, or those in which the key's side is his.
fn of_player(profile: &PlayerProfile, key: FilterKey) -> GameFilter {
    GameFilter::named(key, profile.names.iter().map(|(name, _)| &**name))
}

/// A text diagram of a corner, in the top right.
fn drawn(side: usize, mover: Color, mark: impl Fn(usize, usize) -> char) -> String {
    let edge = format!(" {}+\n", "-".repeat(2 * side + 1));
    let row = |y: usize| {
        let cells: Vec<String> = (0..side).map(|x| mark(x, y).to_string()).collect();
        format!("  {} |\n", cells.join(" "))
    };
    format!("$${}\n{edge}{}", mover.letter(), (0..side).map(row).collect::<String>())
}

/// The first move in an empty corner.
fn first_diagram(at: (u8, u8)) -> String {
    let side = CORNER_SIDE;
    let (x, y) = (side - 1 - usize::from(at.0), usize::from(at.1));
    drawn(side, Color::Black, |column, row| if (column, row) == (x, y) { '1' } else { '.' })
}

/// Points on a side of the corner in the diagram of a first move.
const CORNER_SIDE: usize = 10;

/// The corner position with its move, unless that is elsewhere.
fn corner_diagram(row: &CornerMove) -> String {
    let side = usize::from(row.side);
    let left = BoardSize::NINETEEN.side() - side;
    let at = |x: usize, y: usize| katachi_core::go::Point::new((left + x) as u8, y as u8);
    drawn(side, row.mover, |x, y| match row.stones.iter().find(|(point, _)| *point == at(x, y)) {
        Some((_, Color::Black)) => 'X',
        Some((_, Color::White)) => 'O',
        None if row.next == Some(at(x, y)) => '1',
        None => '.',
    })
}

impl WorkspaceState for PlayerProfileState {
    type Command = PlayerCommand;

    fn act(&mut self, command: PlayerCommand, shared: &Shared, effects: &mut Effects) {
        match command {
            PlayerCommand::Open => {
                effects.command(Command::Show(Workspace::Library));
                self.is_wanted = true;
                if self.made().is_none() && !self.is_making() {
                    self.make(shared, effects);
                }
            }
            PlayerCommand::Of(name) => {
                effects.command(Command::Show(Workspace::Library));
                self.is_wanted = true;
                let asked = PlayerProfileRequest { player: Some(name), ..self.asked.clone() };
                self.ask(asked, shared, effects);
            }
            PlayerCommand::SetMe(name) => {
                effects.remember(Memory::Me(name));
                // The name decides which profile opens.
                self.kept.retain(|(asked, _)| asked.player.is_some());
                if self.asked.player.is_none() {
                    effects.command(PlayerCommand::CountAnew);
                }
            }
            PlayerCommand::Me => match shared.settings().me.trim() {
                "" => {
                    effects.info(text!("player-say-your-name"));
                    // The profile of the most frequent player offers to be the user's.
                    match shared.catalogue().frequent_players(1).is_empty() {
                        true => effects.ask(WindowPrompt::MyName),
                        false => effects.command(PlayerCommand::Open),
                    }
                }
                me => {
                    effects.command(Command::Show(Workspace::Library));
                    (self.is_wanted, self.is_table) = (true, false);
                    let asked = PlayerProfileRequest { player: Some(me.to_owned()), against: PlayerBaseline::Rank };
                    self.ask(asked, shared, effects);
                }
            },
            PlayerCommand::Pictures => self.is_table = false,
            PlayerCommand::FindShape(row) => {
                (self.part, self.example) = (PlayerProfileTable::Shapes, None);
                self.select(row);
                self.all_games(effects);
            }
            PlayerCommand::Against(against) => {
                let asked = PlayerProfileRequest { against, ..self.asked.clone() };
                self.ask(asked, shared, effects);
            }
            PlayerCommand::CountAnew => {
                self.kept.clear();
                if self.is_wanted {
                    self.make(shared, effects);
                }
            }
            PlayerCommand::Show(part) if part == self.part => self.is_table = true,
            PlayerCommand::Show(part) => {
                (self.part, self.selected, self.example) = (part, 0, None);
                self.is_table = true;
            }
            PlayerCommand::Select(row) => {
                self.select(row);
                self.open_game(shared, effects);
            }
            PlayerCommand::OpenRow(row) => {
                self.select(row);
                match self.has_game() {
                    true => self.open_game(shared, effects),
                    false => self.all_games(effects),
                }
            }
            PlayerCommand::Step(steps) => {
                let last = self.rows().saturating_sub(1);
                self.select(self.selected.saturating_add_signed(steps).min(last));
            }
            PlayerCommand::OpenGame => self.open_game(shared, effects),
            PlayerCommand::AllGames => self.all_games(effects),
            PlayerCommand::Save => self.save(effects),
        }
    }

    fn poll(&mut self, _shared: &Shared, _effects: &mut Effects) {
        if self.made.poll()
            && let Some(made) = self.made.value()
        {
            self.kept.push((self.asked.clone(), Arc::clone(made)));
            let too_many = self.kept.len().saturating_sub(MAX_KEPT_PROFILES);
            self.kept.drain(..too_many);
        }
    }

    /// Forgets the player and keeps the baseline.
    /// Drops the profile of the old games. It is made anew when its pane is looked at.
    fn games_changed(&mut self, _shared: &Shared, _effects: &mut Effects) {
        self.made = Awaited::default();
        self.kept.clear();
        self.asked.player = None;
        self.is_wanted = false;
    }
}
