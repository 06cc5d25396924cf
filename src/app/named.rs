//! Commands with a name and a key: what the palette, the menus and the keyboard offer.

use std::path::Path;

use super::dossier::DossierCommand;
use super::engine::EngineCommand;
use super::find::{FindCommand, FindTool};
use super::fuseki::FusekiCommand;
use super::games::LibraryCommand;
use super::joseki::JosekiCommand;
use super::ledger::LedgerCommand;
use super::life::{LifeCommand, LifeView, Shape};
use super::menus::Group;
use super::play::{ContestCommand, GuessCommand, Mode, PlayCommand};
use super::shapes::ShapesCommand;
use super::{AppState, Ask, Command, Navigation, Pen, ThemeChoice, Tool, Viewer, Workspace};
use katachi_core::go::{BoardSize, Color};
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
    /// A library in a folder.
    Folder,
    /// A shape ledger with prices.
    Ledger,
    /// The dossier of a player.
    Dossier,
    /// The Find workspace on the screen.
    Finding,
    /// The Joseki workspace on the screen.
    Joseki,
    /// Something to step through: an open game, or the Joseki workspace.
    Steps,
    /// Somewhere to go back to: the Find or the Joseki workspace.
    Trail,
    /// Hits to go through: the Find workspace, or the Shapes workspace with its examples.
    Hits,
    /// The Fuseki workspace on the screen.
    Opening,
    /// A game against the pattern player on the screen.
    Contest,
    /// Somewhere to pass: an open game, or one against the pattern player.
    Moves,
    /// Something to undo: a drawing, a position that is set up, an edit of the open game, or a move against the pattern
    /// player.
    Undo,
    /// Something to do again.
    Redo,
    /// A game with edits that is no longer open.
    Changed,
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
            Needs::Folder => state.shared().folder().is_some(),
            Needs::Finding => state.workspace() == Workspace::Find,
            Needs::Joseki => state.workspace() == Workspace::Joseki,
            Needs::Steps => Needs::Joseki.met(state) || Needs::Life.met(state) || Needs::Game.met(state),
            Needs::Life => state.workspace() == Workspace::Life,
            Needs::Drawing => Needs::Finding.met(state) || Needs::Life.met(state),
            Needs::Trail => Needs::Joseki.met(state) || Needs::Finding.met(state),
            Needs::Hits => Needs::Finding.met(state) || state.workspace() == Workspace::Shapes,
            Needs::Opening => state.workspace() == Workspace::Fuseki,
            Needs::Contest => state.contest_shown().is_some(),
            Needs::Moves => Needs::Contest.met(state) || Needs::Game.met(state),
            Needs::Undo => Needs::Contest.met(state) || Needs::Drawing.met(state) || edits(state, Viewer::can_undo),
            Needs::Redo => Needs::Drawing.met(state) || edits(state, Viewer::can_redo),
            Needs::Changed => state.shared().changed().is_some(),
            Needs::Guessing => {
                state.workspace() == Workspace::Play
                    && state.play().mode() == Mode::Guess
                    && state.play().guess().round().is_some_and(|round| round.asked().is_some())
            }
            Needs::Board => Needs::Drawing.met(state) || Needs::Game.met(state),
            Needs::Games => state.library().is_some_and(|open| !open.loaded.corpus.is_empty()),
            Needs::Ledger => state.ledger().made().is_some_and(|made| made.ledger.mean_loss.is_some()),
            Needs::Dossier => state.dossier().dossier().is_some(),
            Needs::Result => !state.shapes().results().is_empty(),
            Needs::Work => state.tasks().next().is_some(),
            Needs::Collocations => state.joseki().shapes().collocations().is_some(),
            Needs::Corners => state.joseki().corner().graph().is_some(),
        }
    }
}

fn next_hit(state: &AppState, steps: i8) -> Command {
    match state.workspace() {
        Workspace::Shapes => ShapesCommand::StepExample(steps.into()).into(),
        _ => Command::Find(FindCommand::NextHit(steps.into())),
    }
}

fn edits(state: &AppState, has: fn(&Viewer) -> bool) -> bool {
    state.viewer().is_some_and(has)
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

const fn finding(
    name: &'static str,
    group: Group,
    key: Option<Shortcut>,
    command: fn(&AppState) -> Command,
) -> NamedCommand {
    named(name, group, key, Needs::Finding, command)
}

const fn joseki(
    name: &'static str,
    group: Group,
    key: Option<Shortcut>,
    command: fn(&AppState) -> Command,
) -> NamedCommand {
    named(name, group, key, Needs::Joseki, command)
}

const fn guessing(
    name: &'static str,
    group: Group,
    key: Option<Shortcut>,
    command: fn(&AppState) -> Command,
) -> NamedCommand {
    named(name, group, key, Needs::Guessing, command)
}

fn contest(command: ContestCommand) -> Command {
    Command::Play(PlayCommand::Contest(command))
}

fn guess(command: GuessCommand) -> Command {
    Command::Play(PlayCommand::Guess(command))
}

const fn life(
    name: &'static str,
    group: Group,
    key: Option<Shortcut>,
    command: fn(&AppState) -> Command,
) -> NamedCommand {
    named(name, group, key, Needs::Life, command)
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
    named("Add games…", Group::Games, None, Needs::OwnGames, |_| Command::Ask(Ask::MoreFiles)),
    named("Add a folder…", Group::Games, None, Needs::OwnGames, |_| Command::Ask(Ask::MoreFolder)),
    named("Libraries…", Group::File, ctrl_shift("L"), Needs::Nothing, |_| Command::Ask(Ask::Libraries)),
    named("Open by path…", Group::File, ctrl_shift("P"), Needs::Nothing, |_| Command::Ask(Ask::Path)),
    named("Open the sample games", Group::File, None, Needs::Nothing, |_| Command::OpenSample),
    named("New empty game", Group::File, ctrl("N"), Needs::Nothing, |_| Command::NewGame(BoardSize::NINETEEN)),
    named("Save the game as SGF…", Group::File, None, Needs::Game, |_| Command::SaveSgf),
    named("Save as library…", Group::File, ctrl("S"), Needs::OwnGames, |_| Command::Ask(Ask::SaveLibrary)),
    named("Shape ledger", Group::Games, None, Needs::Games, |_| LedgerCommand::Open.into()),
    named("Practise costly shapes", Group::Games, None, Needs::Ledger, |_| LedgerCommand::Practise.into()),
    named("Save a workbook of costly shapes…", Group::Games, None, Needs::Ledger, |_| LedgerCommand::Workbook.into()),
    named("Dossier of a player", Group::Games, None, Needs::Games, |_| DossierCommand::Open.into()),
    named("Save the dossier as pages…", Group::Games, None, Needs::Dossier, |_| DossierCommand::Save.into()),
    named("Evaluate games with KataGo", Group::Games, None, Needs::Games, |state| {
        EngineCommand::Evaluate(state.ledger().player().map(str::to_owned)).into()
    }),
    named("Read changed files again", Group::Games, key("F5"), Needs::OwnGames, |_| Command::Refresh),
    named("Open patterns…", Group::Shapes, None, Needs::Nothing, |_| Command::Ask(Ask::Result)),
    named("Save patterns…", Group::Shapes, ctrl_shift("S"), Needs::Result, |_| ShapesCommand::Save.into()),
    named("Check library…", Group::File, None, Needs::Folder, |state| Command::CheckLibrary {
        dir: state.shared().folder().unwrap_or(Path::new("")).to_owned(),
        repair: false,
    }),
    named("Back up…", Group::File, None, Needs::Folder, |_| Command::BackUp),
    named("Restore…", Group::File, None, Needs::Nothing, |_| Command::Ask(Ask::Backup)),
    named("Stop all work", Group::File, None, Needs::Work, |_| Command::CancelAll),
    named("Quit", Group::File, ctrl("Q"), Needs::Nothing, |_| Command::Quit),
    named("Next move", Group::Steps, key("Right"), Needs::Steps, |state| {
        step(state, JosekiCommand::Onward, Navigation::By(1))
    }),
    named("Previous move", Group::Steps, key("Left"), Needs::Steps, |state| {
        step(state, JosekiCommand::Upward, Navigation::By(-1))
    }),
    named("Ten moves on", Group::Steps, shift("Right"), Needs::Game, |_| Command::Go(Navigation::By(10))),
    named("Ten moves back", Group::Steps, shift("Left"), Needs::Game, |_| Command::Go(Navigation::By(-10))),
    named("First position", Group::Steps, key("Home"), Needs::Steps, |state| {
        step(state, JosekiCommand::Home, Navigation::First)
    }),
    named("Last position", Group::Steps, key("End"), Needs::Steps, |state| {
        step(state, JosekiCommand::Follow, Navigation::Last)
    }),
    named("Previous variation", Group::Steps, key("Up"), Needs::Steps, |state| {
        step(state, JosekiCommand::Beside(-1), Navigation::Variation(-1))
    }),
    named("Next variation", Group::Steps, key("Down"), Needs::Steps, |state| {
        step(state, JosekiCommand::Beside(1), Navigation::Variation(1))
    }),
    named("Play the game by itself, or stop", Group::Steps, ctrl("Space"), Needs::Game, |_| Command::Autoplay),
    named("Pass", Group::Edit, None, Needs::Moves, |_| Command::Pass),
    named("Select tool", Group::Edit, key("S"), Needs::Board, |state| match state.workspace() {
        Workspace::Find => Command::Find(FindCommand::Use(FindTool::Select)),
        _ => Command::Use(Tool::Select),
    }),
    named("Play tool", Group::Edit, key("P"), Needs::Board, |state| match state.workspace() {
        Workspace::Find => Command::Find(FindCommand::Use(FindTool::Stones)),
        _ => Command::Use(Tool::Play),
    }),
    named("Edit tool: stones and marks", Group::Edit, ctrl("T"), Needs::Game, |_| {
        Command::Use(Tool::Edit(Pen::Stone(Color::Black)))
    }),
    named("Clear the region", Group::Edit, key("Escape"), Needs::Board, |state| match state.workspace() {
        // A slip of the hand must not change what is asked.
        Workspace::Find => Command::Find(FindCommand::Use(FindTool::Stones)),
        Workspace::Life => Command::Life(LifeCommand::SelectRegion(None)),
        _ => Command::SelectRegion(None),
    }),
    finding("Let the region follow the stones", Group::Drawing, None, |_| Command::Find(FindCommand::Select(None))),
    named("Next game of the list", Group::Games, key("PageDown"), Needs::Games, |_| LibraryCommand::NextGame(1).into()),
    named("Previous game of the list", Group::Games, key("PageUp"), Needs::Games, |_| {
        LibraryCommand::NextGame(-1).into()
    }),
    named("Copy the game as SGF", Group::Edit, ctrl_shift("C"), Needs::Game, |_| Command::CopySgf),
    named("Paste a game (SGF)", Group::Edit, ctrl("V"), Needs::Nothing, |_| Command::Ask(Ask::Clipboard)),
    finding("Draw Black", Group::Draw, key("B"), |_| Command::Find(FindCommand::Use(FindTool::paint(2)))),
    finding("Draw White", Group::Draw, key("W"), |_| Command::Find(FindCommand::Use(FindTool::paint(4)))),
    finding("Draw an empty point", Group::Draw, key("E"), |_| Command::Find(FindCommand::Use(FindTool::paint(1)))),
    finding("Draw a point that may be anything", Group::Draw, key("A"), |_| {
        Command::Find(FindCommand::Use(FindTool::paint(7)))
    }),
    finding("Draw Black or empty", Group::Draw, key("X"), |_| Command::Find(FindCommand::Use(FindTool::paint(3)))),
    finding("Draw White or empty", Group::Draw, key("O"), |_| Command::Find(FindCommand::Use(FindTool::paint(5)))),
    finding("Draw a stone of either colour", Group::Draw, key("T"), |_| {
        Command::Find(FindCommand::Use(FindTool::paint(6)))
    }),
    finding("Number the moves that follow", Group::Draw, key("M"), |_| {
        Command::Find(FindCommand::Use(FindTool::Moves))
    }),
    finding("Draw a set of points", Group::Draw, key("D"), |_| Command::Find(FindCommand::Use(FindTool::Points))),
    named("Undo", Group::Edit, ctrl("Z"), Needs::Undo, |state| match state.workspace() {
        Workspace::Play if state.play().mode() == Mode::Game => contest(ContestCommand::Undo),
        Workspace::Life => Command::Life(LifeCommand::Undo),
        Workspace::Find => Command::Find(FindCommand::Undo),
        _ => Command::UndoEdit,
    }),
    named("Redo", Group::Edit, ctrl_shift("Z"), Needs::Redo, |state| match state.workspace() {
        Workspace::Life => Command::Life(LifeCommand::Redo),
        Workspace::Find => Command::Find(FindCommand::Redo),
        _ => Command::RedoEdit,
    }),
    named("Delete this move and what follows", Group::Edit, ctrl("Delete"), Needs::Game, |_| Command::DeleteMove),
    named("Back to a game with changes", Group::Edit, None, Needs::Changed, |_| Command::BringBack),
    named("Make this the main line", Group::Edit, None, Needs::Game, |_| Command::MakeMainLine),
    finding("Clear the drawing", Group::Drawing, key("Delete"), |_| Command::Find(FindCommand::Clear)),
    finding("Turn the drawing", Group::Drawing, key("R"), |_| {
        Command::Find(FindCommand::Turn(Symmetry::from_index(5)))
    }),
    finding("Mirror the drawing", Group::Drawing, shift("R"), |_| {
        Command::Find(FindCommand::Turn(Symmetry::from_index(1)))
    }),
    finding("Exchange Black and White", Group::Drawing, key("C"), |_| Command::Find(FindCommand::SwapColors)),
    finding("Copy the drawing as a diagram", Group::Drawing, None, |_| Command::Find(FindCommand::CopyDiagram)),
    named("Back", Group::Steps, alt("Left"), Needs::Trail, |state| match state.workspace() {
        Workspace::Joseki => Command::Joseki(JosekiCommand::Back),
        _ => Command::Find(FindCommand::Back),
    }),
    named("Forward", Group::Steps, alt("Right"), Needs::Trail, |state| match state.workspace() {
        Workspace::Joseki => Command::Joseki(JosekiCommand::Forward),
        _ => Command::Find(FindCommand::Forward),
    }),
    finding("Search now", Group::Search, ctrl("Enter"), |_| Command::Find(FindCommand::Search)),
    finding("Stop the search", Group::Search, None, |_| Command::Find(FindCommand::StopSearch)),
    finding("Save pages of the hits…", Group::Search, ctrl("E"), |_| Command::Find(FindCommand::SavePages)),
    finding("Save the hits or their games…", Group::Search, ctrl_shift("E"), |_| {
        Command::Find(FindCommand::SaveHits)
    }),
    finding("Variations: search them, or not", Group::Search, None, |state| {
        Command::Find(FindCommand::SetVariations(!state.find().variations()))
    }),
    named("Next hit or example", Group::Search, key("N"), Needs::Hits, |state| next_hit(state, 1)),
    named("Previous hit or example", Group::Search, shift("N"), Needs::Hits, |state| next_hit(state, -1)),
    finding("Games as drawn, or as played", Group::Search, key("V"), |_| Command::Find(FindCommand::ToggleAsDrawn)),
    named("Find this position", Group::From, ctrl("F"), Needs::Game, |_| Command::Find(FindCommand::FromGame)),
    joseki("Collocations, or corner tree", Group::Walk, key("J"), |state| {
        Command::Joseki(JosekiCommand::Show(state.joseki().view().other()))
    }),
    joseki("Joseki: my games, or the professionals'", Group::Walk, key("Z"), |state| {
        Command::Joseki(JosekiCommand::Ask(state.joseki().whose().other()))
    }),
    joseki("Begin with nothing near", Group::Walk, None, |_| Command::Joseki(JosekiCommand::StartEmpty)),
    named("Explore this move of the game", Group::From, key("G"), Needs::Game, |_| {
        Command::Joseki(JosekiCommand::StartFromGame)
    }),
    named("Explore the collocations of this shape", Group::Shapes, None, Needs::Result, |_| {
        ShapesCommand::Explore.into()
    }),
    named("Explore the numbered move of the drawing", Group::From, None, Needs::Games, |_| {
        JosekiCommand::StartFromDrawing.into()
    }),
    joseki("Step into the chosen continuation", Group::Walk, key("Enter"), |_| {
        Command::Joseki(JosekiCommand::StepChosen)
    }),
    joseki("Step back", Group::Walk, key("Backspace"), |_| Command::Joseki(JosekiCommand::Back)),
    joseki("Play the main line", Group::Walk, key("F"), |_| Command::Joseki(JosekiCommand::Follow)),
    joseki("What came before, or comes after", Group::Walk, key("U"), |_| Command::Joseki(JosekiCommand::Reverse)),
    joseki("Keep this path", Group::Walk, key("K"), |_| Command::Joseki(JosekiCommand::Mark)),
    joseki("Copy the path as SGF", Group::Count, shift("C"), |_| Command::Joseki(JosekiCommand::CopySgf)),
    joseki("Save the paths as SGF…", Group::Count, shift("E"), |_| JosekiCommand::SavePaths.into()),
    joseki("Show games with this board", Group::Walk, key("H"), |_| Command::Joseki(JosekiCommand::Find)),
    joseki("Show games with this shape alone", Group::Walk, shift("H"), |_| Command::Joseki(JosekiCommand::FindWindow)),
    joseki("Open the first game of the chosen pair", Group::Walk, shift("G"), |_| {
        Command::Joseki(JosekiCommand::OpenExample)
    }),
    named("Count the collocations", Group::Count, None, Needs::Games, |_| Command::Joseki(JosekiCommand::CountShapes)),
    named("Count the corners", Group::Count, None, Needs::Games, |_| Command::Joseki(JosekiCommand::CountCorners)),
    named("Open collocations…", Group::Count, None, Needs::Nothing, |_| JosekiCommand::AskForFile.into()),
    named("Open a joseki dictionary…", Group::Count, None, Needs::Nothing, |_| {
        JosekiCommand::AskForDictionary.into()
    }),
    named("Save the collocations…", Group::Count, None, Needs::Collocations, |_| {
        JosekiCommand::SaveCollocations.into()
    }),
    named("Save the corners…", Group::Count, None, Needs::Corners, |_| JosekiCommand::SaveCorners.into()),
    named("Find the games of this opening", Group::Fuseki, None, Needs::Opening, |_| {
        Command::Fuseki(FusekiCommand::Find)
    }),
    named("Openings: my games, or the professionals'", Group::Fuseki, None, Needs::Opening, |state| {
        Command::Fuseki(FusekiCommand::Ask(state.fuseki().whose().other()))
    }),
    life("Rules, checker, or tsumego", Group::Rules, key("L"), |state| {
        Command::Life(LifeCommand::Show(state.life().view().next()))
    }),
    named("The book of rules", Group::Rules, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::Show(LifeView::Rules))
    }),
    named("Check a group by the rules", Group::Rules, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::Show(LifeView::Checker))
    }),
    named("Solve a problem", Group::Rules, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::Show(LifeView::Tsumego))
    }),
    life("Next rule", Group::Rules, None, |_| Command::Life(LifeCommand::NextRule(1))),
    life("Previous rule", Group::Rules, None, |_| Command::Life(LifeCommand::NextRule(-1))),
    life("The rule that a line leads to", Group::Rules, None, |_| Command::Life(LifeCommand::Onward)),
    life("Find games with this rule's stones", Group::Rules, None, |_| Command::Life(LifeCommand::FindRule)),
    life("Count the rules' stones in the games", Group::Rules, None, |_| Command::Life(LifeCommand::CountRules)),
    named("Open rules…", Group::Rules, None, Needs::Nothing, |_| Command::Life(LifeCommand::AskFor(Ask::Rules))),
    life("Save the rules…", Group::Rules, None, |_| Command::Life(LifeCommand::SaveRules)),
    life("Practise the next problem", Group::Problems, key("Y"), |_| Command::Life(LifeCommand::Practise)),
    life("Show the solution", Group::Problems, None, |_| Command::Life(LifeCommand::Solve)),
    life("Stop the solver", Group::Problems, None, |_| Command::Life(LifeCommand::StopSolving)),
    life("Try the problem again", Group::Problems, None, |_| Command::Life(LifeCommand::Restart)),
    life("Next problem", Group::Problems, None, |_| Command::Life(LifeCommand::NextProblem(1))),
    life("Previous problem", Group::Problems, None, |_| Command::Life(LifeCommand::NextProblem(-1))),
    life("Find problems with this shape", Group::Problems, None, |_| {
        Command::Life(LifeCommand::FindProblems(Shape::Region))
    }),
    life("Find problems with the drawing of Find", Group::Problems, None, |_| {
        Command::Life(LifeCommand::FindProblems(Shape::Drawing))
    }),
    life("Problems with any shape", Group::Problems, None, |_| Command::Life(LifeCommand::AnyShape)),
    named("Open problems…", Group::Problems, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::AskFor(Ask::ProblemFiles))
    }),
    named("Open a folder of problems…", Group::Problems, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::AskFor(Ask::ProblemFolder))
    }),
    named("The sample problems", Group::Problems, None, Needs::Nothing, |_| Command::Life(LifeCommand::SampleProblems)),
    life("Take the position of the open game", Group::Rules, None, |_| Command::Life(LifeCommand::TakePosition)),
    life("Set up your own position", Group::Rules, None, |state| {
        Command::Life(LifeCommand::OwnPosition(!state.life().is_own()))
    }),
    named("Professional shapes", Group::Shapes, None, Needs::Nothing, |state| {
        let selected = state.shapes().results().selected().map(|(_, patterns)| patterns.params.window.clone());
        let known = |window: &Window| professional::windows().any(|known| known == *window);
        let window = selected.filter(known).or_else(|| professional::windows().nth(2));
        window.map_or(Command::Show(Workspace::Shapes), |window| ShapesCommand::Professional(window).into())
    }),
    named("Library", Group::Screens, key("1"), Needs::Nothing, |_| Command::Show(Workspace::Library)),
    named("Shapes", Group::Screens, key("2"), Needs::Nothing, |_| Command::Show(Workspace::Shapes)),
    named("Find", Group::Screens, key("3"), Needs::Nothing, |_| Command::Show(Workspace::Find)),
    named("Joseki", Group::Screens, key("4"), Needs::Nothing, |_| Command::Show(Workspace::Joseki)),
    named("Fuseki", Group::Screens, key("5"), Needs::Nothing, |_| Command::Show(Workspace::Fuseki)),
    named("Play", Group::Screens, key("6"), Needs::Nothing, |_| Command::Show(Workspace::Play)),
    named("Suggest moves", Group::Play, None, Needs::Nothing, |_| Command::Play(PlayCommand::Turn(Mode::Suggest))),
    named("Guess the move", Group::Play, None, Needs::Nothing, |_| Command::Play(PlayCommand::Turn(Mode::Guess))),
    named("Start guessing", Group::Guess, None, Needs::Games, |_| guess(GuessCommand::Start)),
    guessing("Next position to guess", Group::Guess, key("Space"), |_| guess(GuessCommand::Next)),
    guessing("Show the move to guess", Group::Guess, key("I"), |_| guess(GuessCommand::Reveal)),
    guessing("End the round of guessing", Group::Guess, None, |_| guess(GuessCommand::Stop)),
    named("Review positions that are due", Group::Guess, None, Needs::Games, |_| guess(GuessCommand::Review)),
    named("Report of the open game", Group::Play, None, Needs::Game, |_| Command::ShowReport),
    named("Play a game", Group::Play, None, Needs::Nothing, |_| Command::Play(PlayCommand::Turn(Mode::Game))),
    named("Patterns in playouts", Group::Play, None, Needs::Nothing, |_| {
        Command::Play(PlayCommand::Turn(Mode::Experiment))
    }),
    named("Start the game", Group::Contest, None, Needs::Nothing, |_| contest(ContestCommand::Start)),
    named("Resign", Group::Contest, None, Needs::Contest, |_| contest(ContestCommand::Resign)),
    named("Estimate the score", Group::Contest, None, Needs::Contest, |_| contest(ContestCommand::Estimate)),
    named("Agree to the count", Group::Contest, None, Needs::Contest, |_| contest(ContestCommand::Agree)),
    named("Save this game as SGF…", Group::Contest, None, Needs::Contest, |_| contest(ContestCommand::Save)),
    named("Look at the game with suggestions", Group::Contest, None, Needs::Contest, |_| contest(ContestCommand::Open)),
    named("Suggestions on the board", Group::View, ctrl("G"), Needs::Nothing, |_| {
        Command::Play(PlayCommand::ToggleOnBoard)
    }),
    named("Life", Group::Screens, key("7"), Needs::Nothing, |_| Command::Show(Workspace::Life)),
    named("Command palette…", Group::View, ctrl("P"), Needs::Nothing, |_| Command::Ask(Ask::Palette)),
    named("Full screen", Group::View, key("F11"), Needs::Nothing, |_| Command::FullScreen),
    named("The board alone, for a class", Group::View, key("F9"), Needs::Nothing, |_| Command::BoardAlone),
    named("Larger", Group::View, ctrl("Plus"), Needs::Nothing, |state| Command::SetScale(state.settings().scale + 10)),
    named("Smaller", Group::View, ctrl("Minus"), Needs::Nothing, |state| {
        Command::SetScale(state.settings().scale.saturating_sub(10))
    }),
    named("Usual size (zoom 100 %)", Group::View, ctrl("0"), Needs::Nothing, |_| Command::SetScale(100)),
    named("Settings…", Group::Edit, ctrl("Comma"), Needs::Nothing, |_| Command::Ask(Ask::Settings)),
    named("Things to try…", Group::Help, None, Needs::Nothing, |_| Command::Ask(Ask::Welcome)),
    named("Keys…", Group::Help, key("F1"), Needs::Nothing, |_| Command::Ask(Ask::Keys)),
    named("Messages…", Group::Help, None, Needs::Nothing, |_| Command::Ask(Ask::Log)),
    named("Reports…", Group::Help, None, Needs::Nothing, |_| Command::Ask(Ask::Reports)),
    named("Light theme", Group::Theme, None, Needs::Nothing, |_| Command::SetTheme(ThemeChoice::Light)),
    named("Dark theme", Group::Theme, None, Needs::Nothing, |_| Command::SetTheme(ThemeChoice::Dark)),
    named("Theme of the system", Group::Theme, None, Needs::Nothing, |_| Command::SetTheme(ThemeChoice::System)),
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
            "Plus" => "+",
            "Minus" => "−",
            "Comma" => ",",
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
