//! Commands with a name and a key: what the palette, the menus and the keyboard offer.

use super::find::{FindCommand, FindTool};
use super::fuseki::FusekiCommand;
use super::games::LibraryCommand;
use super::joseki::JosekiCommand;
use super::life::{LifeCommand, LifeView, Shape};
use super::play::{ContestCommand, GuessCommand, Mode, PlayCommand};
use super::shapes::ShapesCommand;
use super::{AppState, Ask, Command, Navigation, ThemeChoice, Tool, Workspace};
use katachi_core::library::professional;
use katachi_core::pattern::{Symmetry, Window};

/// A key as it is written: the window's toolkit has its own types, this has words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shortcut {
    pub ctrl: bool,
    pub alt: bool,
    pub shift: bool,
    /// `"P"`, `"Left"`, `"Home"`, `"F1"` ...
    pub key: &'static str,
}

/// What a command cannot do without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    Nothing,
    /// An open game.
    Game,
    /// Loaded games that are not the sample's.
    OwnGames,
    /// The Find workspace on the screen.
    Finding,
    /// The Joseki workspace on the screen.
    Joseki,
    /// Something to step through: an open game, or the Joseki workspace.
    Steps,
    /// Somewhere to go back to: the Find or the Joseki workspace.
    Trail,
    /// The Fuseki workspace on the screen.
    Opening,
    /// A game against the pattern player on the screen.
    Contest,
    /// Somewhere to pass: an open game, or one against the pattern player.
    Moves,
    /// Something to undo: a drawing, a position that is set up, or a move against the pattern player.
    Undo,
    /// A position to guess on the screen.
    Guessing,
    /// The Life workspace on the screen.
    Life,
    /// Something that is drawn or set up: the Find or the Life workspace.
    Drawing,
    /// A board to work on: an open game, or the Find workspace.
    Board,
    /// Any loaded games.
    Games,
    /// A mined result.
    Result,
    /// Work in the background.
    Work,
    /// Counted collocations, or corners.
    Collocations,
    Corners,
}

impl Needs {
    pub fn met(self, state: &AppState) -> bool {
        match self {
            Needs::Nothing => true,
            Needs::Game => state.viewer().is_some(),
            Needs::OwnGames => state.library().is_some_and(|open| !open.is_sample),
            Needs::Finding => state.workspace() == Workspace::Find,
            Needs::Joseki => state.workspace() == Workspace::Joseki,
            Needs::Steps => Needs::Joseki.met(state) || Needs::Life.met(state) || Needs::Game.met(state),
            Needs::Life => state.workspace() == Workspace::Life,
            Needs::Drawing => Needs::Finding.met(state) || Needs::Life.met(state),
            Needs::Trail => Needs::Joseki.met(state) || Needs::Finding.met(state),
            Needs::Opening => state.workspace() == Workspace::Fuseki,
            Needs::Contest => state.contest_shown().is_some(),
            Needs::Moves => Needs::Contest.met(state) || Needs::Game.met(state),
            Needs::Undo => Needs::Contest.met(state) || Needs::Drawing.met(state),
            Needs::Guessing => {
                state.workspace() == Workspace::Play
                    && state.play().mode() == Mode::Guess
                    && state.play().guess().round().is_some_and(|round| round.asked().is_some())
            }
            Needs::Board => Needs::Drawing.met(state) || Needs::Game.met(state),
            Needs::Games => state.library().is_some_and(|open| !open.loaded.corpus.is_empty()),
            Needs::Result => !state.shapes().results().is_empty(),
            Needs::Work => state.tasks().next().is_some(),
            Needs::Collocations => state.joseki().shapes().collocations().is_some(),
            Needs::Corners => state.joseki().corner().graph().is_some(),
        }
    }
}

/// Where it stands in the menus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    File,
    Game,
    Find,
    Joseki,
    Life,
    View,
}

pub struct NamedCommand {
    pub name: &'static str,
    pub group: Group,
    pub key: Option<Shortcut>,
    pub needs: Needs,
    pub command: fn(&AppState) -> Command,
}

const fn key(key: &'static str) -> Option<Shortcut> {
    Some(Shortcut { ctrl: false, alt: false, shift: false, key })
}

const fn shift(key: &'static str) -> Option<Shortcut> {
    Some(Shortcut { ctrl: false, alt: false, shift: true, key })
}

const fn ctrl(key: &'static str) -> Option<Shortcut> {
    Some(Shortcut { ctrl: true, alt: false, shift: false, key })
}

const fn alt(key: &'static str) -> Option<Shortcut> {
    Some(Shortcut { ctrl: false, alt: true, shift: false, key })
}

const fn ctrl_shift(key: &'static str) -> Option<Shortcut> {
    Some(Shortcut { ctrl: true, alt: false, shift: true, key })
}

const fn named(
    name: &'static str,
    group: Group,
    key: Option<Shortcut>,
    needs: Needs,
    command: fn(&AppState) -> Command,
) -> NamedCommand {
    NamedCommand { name, group, key, needs, command }
}

const fn finding(name: &'static str, key: Option<Shortcut>, command: fn(&AppState) -> Command) -> NamedCommand {
    named(name, Group::Find, key, Needs::Finding, command)
}

const fn joseki(name: &'static str, key: Option<Shortcut>, command: fn(&AppState) -> Command) -> NamedCommand {
    named(name, Group::Joseki, key, Needs::Joseki, command)
}

const fn guessing(name: &'static str, key: Option<Shortcut>, command: fn(&AppState) -> Command) -> NamedCommand {
    named(name, Group::Game, key, Needs::Guessing, command)
}

fn contest(command: ContestCommand) -> Command {
    Command::Play(PlayCommand::Contest(command))
}

fn guess(command: GuessCommand) -> Command {
    Command::Play(PlayCommand::Guess(command))
}

const fn life(name: &'static str, key: Option<Shortcut>, command: fn(&AppState) -> Command) -> NamedCommand {
    named(name, Group::Life, key, Needs::Life, command)
}

/// A step through the open game or, where it is shown, through the Joseki workspace.
fn step(state: &AppState, in_joseki: JosekiCommand, in_game: Navigation) -> Command {
    if state.workspace() == Workspace::Joseki { Command::Joseki(in_joseki) } else { Command::Go(in_game) }
}

/// All of them, in the order of the menus.
pub static COMMANDS: &[NamedCommand] = &[
    named("Open games…", Group::File, ctrl("O"), Needs::Nothing, |_| Command::Ask(Ask::GameFiles)),
    named("Open folder…", Group::File, ctrl_shift("O"), Needs::Nothing, |_| Command::Ask(Ask::GameFolder)),
    named("Open library…", Group::File, ctrl("L"), Needs::Nothing, |_| Command::Ask(Ask::Library)),
    named("Add games…", Group::File, None, Needs::OwnGames, |_| Command::Ask(Ask::MoreFiles)),
    named("Add a folder…", Group::File, None, Needs::OwnGames, |_| Command::Ask(Ask::MoreFolder)),
    named("Libraries…", Group::File, ctrl_shift("L"), Needs::Nothing, |_| Command::Ask(Ask::Libraries)),
    named("Open by path…", Group::File, ctrl_shift("P"), Needs::Nothing, |_| Command::Ask(Ask::Path)),
    named("Open the sample games", Group::File, None, Needs::Nothing, |_| Command::OpenSample),
    named("Save as library…", Group::File, ctrl("S"), Needs::OwnGames, |_| Command::Ask(Ask::SaveLibrary)),
    named("Read changed files again", Group::File, key("F5"), Needs::OwnGames, |_| Command::Refresh),
    named("Open patterns…", Group::File, None, Needs::Nothing, |_| Command::Ask(Ask::Result)),
    named("Save patterns…", Group::File, ctrl_shift("S"), Needs::Result, |_| ShapesCommand::Save.into()),
    named("Stop all work", Group::File, None, Needs::Work, |_| Command::CancelAll),
    named("Quit", Group::File, ctrl("Q"), Needs::Nothing, |_| Command::Quit),
    named("Next move", Group::Game, key("Right"), Needs::Steps, |state| {
        step(state, JosekiCommand::Onward, Navigation::By(1))
    }),
    named("Previous move", Group::Game, key("Left"), Needs::Steps, |state| {
        step(state, JosekiCommand::Upward, Navigation::By(-1))
    }),
    named("Ten moves on", Group::Game, shift("Right"), Needs::Game, |_| Command::Go(Navigation::By(10))),
    named("Ten moves back", Group::Game, shift("Left"), Needs::Game, |_| Command::Go(Navigation::By(-10))),
    named("First position", Group::Game, key("Home"), Needs::Steps, |state| {
        step(state, JosekiCommand::Home, Navigation::First)
    }),
    named("Last position", Group::Game, key("End"), Needs::Steps, |state| {
        step(state, JosekiCommand::Follow, Navigation::Last)
    }),
    named("Previous variation", Group::Game, key("Up"), Needs::Steps, |state| {
        step(state, JosekiCommand::Beside(-1), Navigation::Variation(-1))
    }),
    named("Next variation", Group::Game, key("Down"), Needs::Steps, |state| {
        step(state, JosekiCommand::Beside(1), Navigation::Variation(1))
    }),
    named("Pass", Group::Game, None, Needs::Moves, |_| Command::Pass),
    named("Select tool", Group::Game, key("S"), Needs::Board, |state| match state.workspace() {
        Workspace::Find => Command::Find(FindCommand::Use(FindTool::Select)),
        _ => Command::Use(Tool::Select),
    }),
    named("Play tool", Group::Game, key("P"), Needs::Board, |state| match state.workspace() {
        Workspace::Find => Command::Find(FindCommand::Use(FindTool::Stones)),
        _ => Command::Use(Tool::Play),
    }),
    named("Clear the region", Group::Game, key("Escape"), Needs::Board, |state| match state.workspace() {
        Workspace::Find => Command::Find(FindCommand::Select(None)),
        Workspace::Life => Command::Life(LifeCommand::SelectRegion(None)),
        _ => Command::SelectRegion(None),
    }),
    named("Next game of the list", Group::Game, key("PageDown"), Needs::Games, |_| LibraryCommand::NextGame(1).into()),
    named("Previous game of the list", Group::Game, key("PageUp"), Needs::Games, |_| {
        LibraryCommand::NextGame(-1).into()
    }),
    named("Copy the game as SGF", Group::Game, ctrl_shift("C"), Needs::Game, |_| Command::CopySgf),
    named("Paste a game (SGF)", Group::Game, ctrl("V"), Needs::Nothing, |_| Command::Ask(Ask::Clipboard)),
    finding("Black: draw it", key("B"), |_| Command::Find(FindCommand::Use(FindTool::paint(2)))),
    finding("White: draw it", key("W"), |_| Command::Find(FindCommand::Use(FindTool::paint(4)))),
    finding("Empty: draw it", key("E"), |_| Command::Find(FindCommand::Use(FindTool::paint(1)))),
    finding("Anything on the board: draw it", key("A"), |_| Command::Find(FindCommand::Use(FindTool::paint(7)))),
    finding("Black or empty: draw it", key("X"), |_| Command::Find(FindCommand::Use(FindTool::paint(3)))),
    finding("White or empty: draw it", key("O"), |_| Command::Find(FindCommand::Use(FindTool::paint(5)))),
    finding("A stone of either colour: draw it", key("T"), |_| Command::Find(FindCommand::Use(FindTool::paint(6)))),
    finding("Number the moves that follow", key("M"), |_| Command::Find(FindCommand::Use(FindTool::Moves))),
    finding("Draw a set of points", key("D"), |_| Command::Find(FindCommand::Use(FindTool::Points))),
    named("Undo", Group::Find, ctrl("Z"), Needs::Undo, |state| match state.workspace() {
        Workspace::Play => contest(ContestCommand::Undo),
        Workspace::Life => Command::Life(LifeCommand::Undo),
        _ => Command::Find(FindCommand::Undo),
    }),
    named("Redo", Group::Find, ctrl_shift("Z"), Needs::Drawing, |state| match state.workspace() {
        Workspace::Life => Command::Life(LifeCommand::Redo),
        _ => Command::Find(FindCommand::Redo),
    }),
    finding("Clear the drawing", key("Delete"), |_| Command::Find(FindCommand::Clear)),
    finding("Turn the drawing", key("R"), |_| Command::Find(FindCommand::Turn(Symmetry::from_index(5)))),
    finding("Mirror the drawing", shift("R"), |_| Command::Find(FindCommand::Turn(Symmetry::from_index(1)))),
    finding("Swap the drawn colours", key("C"), |_| Command::Find(FindCommand::SwapColors)),
    finding("Copy the drawing as a diagram", None, |_| Command::Find(FindCommand::CopyDiagram)),
    named("Back where one was", Group::Find, alt("Left"), Needs::Trail, |state| match state.workspace() {
        Workspace::Joseki => Command::Joseki(JosekiCommand::Back),
        _ => Command::Find(FindCommand::Back),
    }),
    named("Forward again", Group::Find, alt("Right"), Needs::Trail, |state| match state.workspace() {
        Workspace::Joseki => Command::Joseki(JosekiCommand::Forward),
        _ => Command::Find(FindCommand::Forward),
    }),
    finding("Search now", ctrl("Enter"), |_| Command::Find(FindCommand::Search)),
    finding("Stop the search", None, |_| Command::Find(FindCommand::StopSearch)),
    finding("Save pages of the hits…", ctrl("E"), |_| Command::Find(FindCommand::SavePages)),
    finding("Save the hits or their games…", ctrl_shift("E"), |_| Command::Find(FindCommand::SaveHits)),
    finding("Variations: search them, or not", None, |state| {
        Command::Find(FindCommand::SetVariations(!state.find().variations()))
    }),
    finding("Next hit", key("N"), |_| Command::Find(FindCommand::NextHit(1))),
    finding("Previous hit", shift("N"), |_| Command::Find(FindCommand::NextHit(-1))),
    finding("Games as drawn, or as played", key("V"), |_| Command::Find(FindCommand::ToggleAsDrawn)),
    named("Find this position", Group::Find, ctrl("F"), Needs::Game, |_| Command::Find(FindCommand::FromGame)),
    joseki("Collocations, or corner tree", key("J"), |state| {
        Command::Joseki(JosekiCommand::Show(state.joseki().view().other()))
    }),
    joseki("Joseki: my games, or the professionals'", key("Z"), |state| {
        Command::Joseki(JosekiCommand::Ask(state.joseki().whose().other()))
    }),
    joseki("Begin with nothing near", None, |_| Command::Joseki(JosekiCommand::StartEmpty)),
    named("Explore this move of the game", Group::Joseki, key("G"), Needs::Game, |_| {
        Command::Joseki(JosekiCommand::StartFromGame)
    }),
    named("Explore the collocations of this shape", Group::Joseki, None, Needs::Result, |_| {
        ShapesCommand::Explore.into()
    }),
    named("Explore the numbered move of the drawing", Group::Joseki, None, Needs::Games, |_| {
        JosekiCommand::StartFromDrawing.into()
    }),
    joseki("Step into the chosen continuation", key("Enter"), |_| Command::Joseki(JosekiCommand::StepChosen)),
    joseki("Step back", key("Backspace"), |_| Command::Joseki(JosekiCommand::Back)),
    joseki("Follow the most likely line", key("F"), |_| Command::Joseki(JosekiCommand::Follow)),
    joseki("What came before, or comes after", key("U"), |_| Command::Joseki(JosekiCommand::Reverse)),
    joseki("Keep this path", key("K"), |_| Command::Joseki(JosekiCommand::Mark)),
    joseki("Copy the path as SGF", shift("C"), |_| Command::Joseki(JosekiCommand::CopySgf)),
    joseki("Save the paths as SGF…", shift("E"), |_| JosekiCommand::SavePaths.into()),
    joseki("Show games with this board", key("H"), |_| Command::Joseki(JosekiCommand::Find)),
    joseki("Show games with this shape alone", shift("H"), |_| Command::Joseki(JosekiCommand::FindWindow)),
    joseki("Open the first game of the chosen pair", shift("G"), |_| Command::Joseki(JosekiCommand::OpenExample)),
    named("Count the collocations", Group::Joseki, None, Needs::Games, |_| Command::Joseki(JosekiCommand::CountShapes)),
    named("Count the corners", Group::Joseki, None, Needs::Games, |_| Command::Joseki(JosekiCommand::CountCorners)),
    named("Open collocations…", Group::Joseki, None, Needs::Nothing, |_| JosekiCommand::AskForFile.into()),
    named("Save the collocations…", Group::Joseki, None, Needs::Collocations, |_| {
        JosekiCommand::SaveCollocations.into()
    }),
    named("Save the corners…", Group::Joseki, None, Needs::Corners, |_| JosekiCommand::SaveCorners.into()),
    named("Find the games of this opening", Group::Find, None, Needs::Opening, |_| {
        Command::Fuseki(FusekiCommand::Find)
    }),
    named("Openings: my games, or the professionals'", Group::Find, None, Needs::Opening, |state| {
        Command::Fuseki(FusekiCommand::Ask(state.fuseki().whose().other()))
    }),
    life("Rules, checker, or tsumego", key("L"), |state| Command::Life(LifeCommand::Show(state.life().view().next()))),
    named("The book of rules", Group::Life, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::Show(LifeView::Rules))
    }),
    named("Check a group by the rules", Group::Life, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::Show(LifeView::Checker))
    }),
    named("Solve a problem", Group::Life, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::Show(LifeView::Tsumego))
    }),
    life("Next rule", None, |_| Command::Life(LifeCommand::NextRule(1))),
    life("Previous rule", None, |_| Command::Life(LifeCommand::NextRule(-1))),
    life("The rule that a line leads to", None, |_| Command::Life(LifeCommand::Onward)),
    life("Find games with this rule's stones", None, |_| Command::Life(LifeCommand::FindRule)),
    life("Count the rules' stones in the games", None, |_| Command::Life(LifeCommand::CountRules)),
    named("Open rules…", Group::Life, None, Needs::Nothing, |_| Command::Life(LifeCommand::AskFor(Ask::Rules))),
    life("Save the rules…", None, |_| Command::Life(LifeCommand::SaveRules)),
    life("Practise the next problem", key("Y"), |_| Command::Life(LifeCommand::Practise)),
    life("Show the solution", None, |_| Command::Life(LifeCommand::Solve)),
    life("Stop the solver", None, |_| Command::Life(LifeCommand::StopSolving)),
    life("Try the problem again", None, |_| Command::Life(LifeCommand::Restart)),
    life("Next problem", None, |_| Command::Life(LifeCommand::NextProblem(1))),
    life("Previous problem", None, |_| Command::Life(LifeCommand::NextProblem(-1))),
    life("Find problems with this shape", None, |_| Command::Life(LifeCommand::FindProblems(Shape::Region))),
    life("Find problems with the drawing of Find", None, |_| Command::Life(LifeCommand::FindProblems(Shape::Drawing))),
    life("Problems with any shape", None, |_| Command::Life(LifeCommand::AnyShape)),
    named("Open problems…", Group::Life, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::AskFor(Ask::ProblemFiles))
    }),
    named("Open a folder of problems…", Group::Life, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::AskFor(Ask::ProblemFolder))
    }),
    named("The sample problems", Group::Life, None, Needs::Nothing, |_| Command::Life(LifeCommand::SampleProblems)),
    life("Take over the open game's position", None, |_| Command::Life(LifeCommand::TakePosition)),
    life("Set up a position of one's own", None, |state| {
        Command::Life(LifeCommand::OwnPosition(!state.life().is_own()))
    }),
    named("Professional shapes", Group::View, None, Needs::Nothing, |state| {
        let selected = state.shapes().results().selected().map(|(_, patterns)| patterns.params.window.clone());
        let known = |window: &Window| professional::windows().any(|known| known == *window);
        let window = selected.filter(known).or_else(|| professional::windows().nth(2));
        window.map_or(Command::Show(Workspace::Shapes), |window| ShapesCommand::Professional(window).into())
    }),
    named("Library", Group::View, key("1"), Needs::Nothing, |_| Command::Show(Workspace::Library)),
    named("Shapes", Group::View, key("2"), Needs::Nothing, |_| Command::Show(Workspace::Shapes)),
    named("Find", Group::View, key("3"), Needs::Nothing, |_| Command::Show(Workspace::Find)),
    named("Joseki", Group::View, key("4"), Needs::Nothing, |_| Command::Show(Workspace::Joseki)),
    named("Fuseki", Group::View, key("5"), Needs::Nothing, |_| Command::Show(Workspace::Fuseki)),
    named("Play", Group::View, key("6"), Needs::Nothing, |_| Command::Show(Workspace::Play)),
    named("Suggest moves", Group::Game, None, Needs::Nothing, |_| Command::Play(PlayCommand::Turn(Mode::Suggest))),
    named("Guess the move", Group::Game, None, Needs::Nothing, |_| Command::Play(PlayCommand::Turn(Mode::Guess))),
    named("Start guessing", Group::Game, None, Needs::Games, |_| guess(GuessCommand::Start)),
    guessing("Next position to guess", key("Space"), |_| guess(GuessCommand::Next)),
    guessing("Show the move to guess", key("I"), |_| guess(GuessCommand::Reveal)),
    guessing("End the round of guessing", None, |_| guess(GuessCommand::Stop)),
    named("Review positions that are due", Group::Game, None, Needs::Games, |_| guess(GuessCommand::Review)),
    named("Play a game", Group::Game, None, Needs::Nothing, |_| Command::Play(PlayCommand::Turn(Mode::Game))),
    named("Start the game", Group::Game, None, Needs::Nothing, |_| contest(ContestCommand::Start)),
    named("Resign", Group::Game, None, Needs::Contest, |_| contest(ContestCommand::Resign)),
    named("Estimate the score", Group::Game, None, Needs::Contest, |_| contest(ContestCommand::Estimate)),
    named("Agree to the count", Group::Game, None, Needs::Contest, |_| contest(ContestCommand::Agree)),
    named("Save the game as SGF…", Group::Game, None, Needs::Contest, |_| contest(ContestCommand::Save)),
    named("Look at the game with suggestions", Group::Game, None, Needs::Contest, |_| contest(ContestCommand::Open)),
    named("Suggestions on the board", Group::View, ctrl("G"), Needs::Nothing, |_| {
        Command::Play(PlayCommand::ToggleOnBoard)
    }),
    named("Life", Group::View, key("7"), Needs::Nothing, |_| Command::Show(Workspace::Life)),
    named("Command palette…", Group::View, ctrl("P"), Needs::Nothing, |_| Command::Ask(Ask::Palette)),
    named("Keys…", Group::View, key("F1"), Needs::Nothing, |_| Command::Ask(Ask::Keys)),
    named("Messages…", Group::View, None, Needs::Nothing, |_| Command::Ask(Ask::Log)),
    named("Light theme", Group::View, None, Needs::Nothing, |_| Command::SetTheme(ThemeChoice::Light)),
    named("Dark theme", Group::View, None, Needs::Nothing, |_| Command::SetTheme(ThemeChoice::Dark)),
    named("Theme of the system", Group::View, None, Needs::Nothing, |_| Command::SetTheme(ThemeChoice::System)),
    named("Coordinates on or off", Group::View, ctrl("K"), Needs::Nothing, |_| Command::ToggleCoordinates),
    named("Move numbers on or off", Group::View, ctrl("M"), Needs::Nothing, |_| Command::ToggleMoveNumbers),
    named("Reset the layout", Group::View, None, Needs::Nothing, |_| Command::ResetLayout),
];

impl std::fmt::Display for Shortcut {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ctrl = if self.ctrl { "Ctrl+" } else { "" };
        let alt = if self.alt { "Alt+" } else { "" };
        let shift = if self.shift { "Shift+" } else { "" };
        let key = match self.key {
            "Right" => "→",
            "Left" => "←",
            "Up" => "↑",
            "Down" => "↓",
            "Escape" => "Esc",
            other => other,
        };
        write!(f, "{ctrl}{alt}{shift}{key}")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn names_and_keys_are_each_used_once_and_every_workspace_has_its_number() {
        let mut names = HashSet::new();
        let mut keys = HashSet::new();
        for named in COMMANDS {
            assert!(names.insert(named.name), "{}", named.name);
            assert!(named.key.is_none_or(|key| keys.insert(key)), "{}", named.name);
        }
        for workspace in Workspace::ALL {
            let named = COMMANDS.iter().find(|named| named.name == workspace.title()).unwrap();
            assert_eq!(named.key.map(|key| key.to_string()), Some(workspace.key().to_string()));
        }
    }
}
