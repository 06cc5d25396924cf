//! Commands with a name and a key: what the palette, the menus and the keyboard offer.

use std::path::Path;

use super::dossier::DossierCommand;
use super::engine::EngineCommand;
use super::find::{FindCommand, FindTool};
use super::fuseki::FusekiCommand;
use super::games::LibraryCommand;
use super::groups::Group;
use super::joseki::JosekiCommand;
use super::ledger::LedgerCommand;
use super::life::{LifeCommand, LifeView, Shape};
pub use super::needs::Needs;
use super::play::{ContestCommand, GuessCommand, Mode, PlayCommand};
use super::shapes::ShapesCommand;
use super::{AppState, Ask, Command, Navigation, Pen, ThemeChoice, Tool, Workspace};
use katachi_core::go::{BoardSize, Color};
use katachi_core::library::professional;
use katachi_core::pattern::{Symmetry, Window};
use katachi_language::{Language, plain, speaking};

/// A key as it is written: the window's toolkit has its own types, this has words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shortcut {
    pub ctrl: bool,
    pub alt: bool,
    pub shift: bool,
    /// `"P"`, `"Left"`, `"Home"`, `"F1"` ...
    pub key: &'static str,
}

fn next_hit(state: &AppState, steps: i8) -> Command {
    match state.workspace() {
        Workspace::Shapes => ShapesCommand::StepExample(steps.into()).into(),
        _ => Command::Find(FindCommand::NextHit(steps.into())),
    }
}

/// Makes the name of a command, in the language of the moment.
type Name = fn() -> &'static str;

/// Texts of this table are functions: the language changes while the program runs.
macro_rules! text {
    ($id:literal) => {
        || plain($id)
    };
}

pub struct NamedCommand {
    name: Name,
    pub group: Group,
    pub key: Option<Shortcut>,
    pub needs: Needs,
    pub command: fn(&AppState) -> Command,
}

impl NamedCommand {
    /// The name in the language of the program.
    pub fn name(&self) -> &'static str {
        (self.name)()
    }

    /// As the palette finds it in every language.
    pub fn english(&self) -> &'static str {
        let _english = speaking(Language::En);
        (self.name)()
    }
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
    name: Name,
    group: Group,
    key: Option<Shortcut>,
    needs: Needs,
    command: fn(&AppState) -> Command,
) -> NamedCommand {
    NamedCommand { name, group, key, needs, command }
}

const fn finding(name: Name, group: Group, key: Option<Shortcut>, command: fn(&AppState) -> Command) -> NamedCommand {
    named(name, group, key, Needs::Finding, command)
}

const fn joseki(name: Name, group: Group, key: Option<Shortcut>, command: fn(&AppState) -> Command) -> NamedCommand {
    named(name, group, key, Needs::Joseki, command)
}

const fn guessing(name: Name, group: Group, key: Option<Shortcut>, command: fn(&AppState) -> Command) -> NamedCommand {
    named(name, group, key, Needs::Guessing, command)
}

fn contest(command: ContestCommand) -> Command {
    Command::Play(PlayCommand::Contest(command))
}

fn guess(command: GuessCommand) -> Command {
    Command::Play(PlayCommand::Guess(command))
}

const fn life(name: Name, group: Group, key: Option<Shortcut>, command: fn(&AppState) -> Command) -> NamedCommand {
    named(name, group, key, Needs::Life, command)
}

/// A step through the open game or, where it is shown, through the Joseki workspace.
fn step(state: &AppState, in_joseki: JosekiCommand, in_game: Navigation) -> Command {
    if state.workspace() == Workspace::Joseki { Command::Joseki(in_joseki) } else { Command::Go(in_game) }
}

/// All of them, in the order of the menus.
pub static COMMANDS: &[NamedCommand] = &[
    named(text!("commands-open-games"), Group::File, ctrl("O"), Needs::Nothing, |_| Command::Ask(Ask::GameFiles)),
    named(text!("commands-open-folder"), Group::File, ctrl_shift("O"), Needs::Nothing, |_| {
        Command::Ask(Ask::GameFolder)
    }),
    named(text!("commands-open-library"), Group::File, ctrl("L"), Needs::Nothing, |_| Command::Ask(Ask::Library)),
    named(text!("commands-add-games"), Group::Games, None, Needs::OwnGames, |_| Command::Ask(Ask::MoreFiles)),
    named(text!("commands-add-a-folder"), Group::Games, None, Needs::OwnGames, |_| Command::Ask(Ask::MoreFolder)),
    named(text!("commands-libraries"), Group::File, ctrl_shift("L"), Needs::Nothing, |_| Command::Ask(Ask::Libraries)),
    named(text!("commands-open-by-path"), Group::File, ctrl_shift("P"), Needs::Nothing, |_| Command::Ask(Ask::Path)),
    named(text!("commands-open-the-sample-games"), Group::File, None, Needs::Nothing, |_| Command::OpenSample),
    named(text!("commands-new-empty-game"), Group::File, ctrl("N"), Needs::Nothing, |_| {
        Command::NewGame(BoardSize::NINETEEN)
    }),
    named(text!("commands-save-the-game-as-sgf"), Group::File, None, Needs::Game, |_| Command::SaveSgf),
    named(text!("commands-save-as-library"), Group::File, ctrl("S"), Needs::OwnGames, |_| {
        Command::Ask(Ask::SaveLibrary)
    }),
    named(text!("commands-shape-ledger"), Group::Games, None, Needs::Games, |_| LedgerCommand::Open.into()),
    named(text!("commands-practise-costly-shapes"), Group::Games, None, Needs::Ledger, |_| {
        LedgerCommand::Practise.into()
    }),
    named(text!("commands-save-workbook"), Group::Games, None, Needs::Ledger, |_| LedgerCommand::Workbook.into()),
    named(text!("commands-dossier-of-a-player"), Group::Games, None, Needs::Games, |_| DossierCommand::Open.into()),
    named(text!("commands-save-dossier"), Group::Games, None, Needs::Dossier, |_| DossierCommand::Save.into()),
    named(text!("commands-evaluate-games-with-katago"), Group::Games, None, Needs::Games, |state| {
        EngineCommand::Evaluate(state.ledger().player().map(str::to_owned)).into()
    }),
    named(text!("commands-read-changed-files-again"), Group::Games, key("F5"), Needs::OwnGames, |_| Command::Refresh),
    named(text!("commands-open-patterns"), Group::Shapes, None, Needs::Nothing, |_| Command::Ask(Ask::Result)),
    named(text!("commands-save-patterns"), Group::Shapes, ctrl_shift("S"), Needs::Result, |_| {
        ShapesCommand::Save.into()
    }),
    named(text!("commands-check-library"), Group::File, None, Needs::Folder, |state| Command::CheckLibrary {
        dir: state.shared().folder().unwrap_or(Path::new("")).to_owned(),
        repair: false,
    }),
    named(text!("commands-back-up"), Group::File, None, Needs::Folder, |_| Command::BackUp),
    named(text!("commands-restore"), Group::File, None, Needs::Nothing, |_| Command::Ask(Ask::Backup)),
    named(text!("commands-stop-all-work"), Group::File, None, Needs::Work, |_| Command::CancelAll),
    named(text!("commands-quit"), Group::File, ctrl("Q"), Needs::Nothing, |_| Command::Quit),
    named(text!("commands-next-move"), Group::Steps, key("Right"), Needs::Steps, |state| {
        step(state, JosekiCommand::Onward, Navigation::By(1))
    }),
    named(text!("commands-previous-move"), Group::Steps, key("Left"), Needs::Steps, |state| {
        step(state, JosekiCommand::Upward, Navigation::By(-1))
    }),
    named(text!("commands-ten-moves-on"), Group::Steps, shift("Right"), Needs::Game, |_| {
        Command::Go(Navigation::By(10))
    }),
    named(text!("commands-ten-moves-back"), Group::Steps, shift("Left"), Needs::Game, |_| {
        Command::Go(Navigation::By(-10))
    }),
    named(text!("commands-first-position"), Group::Steps, key("Home"), Needs::Steps, |state| {
        step(state, JosekiCommand::Home, Navigation::First)
    }),
    named(text!("commands-last-position"), Group::Steps, key("End"), Needs::Steps, |state| {
        step(state, JosekiCommand::Follow, Navigation::Last)
    }),
    named(text!("commands-previous-variation"), Group::Steps, key("Up"), Needs::Steps, |state| {
        step(state, JosekiCommand::Beside(-1), Navigation::Variation(-1))
    }),
    named(text!("commands-next-variation"), Group::Steps, key("Down"), Needs::Steps, |state| {
        step(state, JosekiCommand::Beside(1), Navigation::Variation(1))
    }),
    named(text!("commands-play-by-itself"), Group::Steps, ctrl("Space"), Needs::Game, |_| Command::Autoplay),
    named(text!("commands-pass"), Group::Edit, None, Needs::Moves, |_| Command::Pass),
    named(text!("commands-select-tool"), Group::Edit, key("S"), Needs::Board, |state| match state.workspace() {
        Workspace::Find => Command::Find(FindCommand::Use(FindTool::Select)),
        _ => Command::Use(Tool::Select),
    }),
    named(text!("commands-play-tool"), Group::Edit, key("P"), Needs::Board, |state| match state.workspace() {
        Workspace::Find => Command::Find(FindCommand::Use(FindTool::Stones)),
        _ => Command::Use(Tool::Play),
    }),
    named(text!("commands-edit-tool"), Group::Edit, ctrl("T"), Needs::Game, |_| {
        Command::Use(Tool::Edit(Pen::Stone(Color::Black)))
    }),
    named(text!("commands-clear-the-region"), Group::Edit, key("Escape"), Needs::Board, |state| {
        match state.workspace() {
            // A slip of the hand must not change what is asked.
            Workspace::Find => Command::Find(FindCommand::Use(FindTool::Stones)),
            Workspace::Life => Command::Life(LifeCommand::SelectRegion(None)),
            _ => Command::SelectRegion(None),
        }
    }),
    finding(text!("commands-region-follows-stones"), Group::Drawing, None, |_| {
        Command::Find(FindCommand::Select(None))
    }),
    named(text!("commands-next-game-of-the-list"), Group::Games, key("PageDown"), Needs::Games, |_| {
        LibraryCommand::NextGame(1).into()
    }),
    named(text!("commands-previous-game-of-the-list"), Group::Games, key("PageUp"), Needs::Games, |_| {
        LibraryCommand::NextGame(-1).into()
    }),
    named(text!("commands-copy-the-game-as-sgf"), Group::Edit, ctrl_shift("C"), Needs::Game, |_| Command::CopySgf),
    named(text!("commands-paste-a-game-sgf"), Group::Edit, ctrl("V"), Needs::Nothing, |_| Command::Ask(Ask::Clipboard)),
    finding(text!("commands-draw-black"), Group::Draw, key("B"), |_| {
        Command::Find(FindCommand::Use(FindTool::paint(2)))
    }),
    finding(text!("commands-draw-white"), Group::Draw, key("W"), |_| {
        Command::Find(FindCommand::Use(FindTool::paint(4)))
    }),
    finding(text!("commands-draw-an-empty-point"), Group::Draw, key("E"), |_| {
        Command::Find(FindCommand::Use(FindTool::paint(1)))
    }),
    finding(text!("commands-draw-anything"), Group::Draw, key("A"), |_| {
        Command::Find(FindCommand::Use(FindTool::paint(7)))
    }),
    finding(text!("commands-draw-black-or-empty"), Group::Draw, key("X"), |_| {
        Command::Find(FindCommand::Use(FindTool::paint(3)))
    }),
    finding(text!("commands-draw-white-or-empty"), Group::Draw, key("O"), |_| {
        Command::Find(FindCommand::Use(FindTool::paint(5)))
    }),
    finding(text!("commands-draw-a-stone-of-either-colour"), Group::Draw, key("T"), |_| {
        Command::Find(FindCommand::Use(FindTool::paint(6)))
    }),
    finding(text!("commands-number-the-moves-that-follow"), Group::Draw, key("M"), |_| {
        Command::Find(FindCommand::Use(FindTool::Moves))
    }),
    finding(text!("commands-draw-a-set-of-points"), Group::Draw, key("D"), |_| {
        Command::Find(FindCommand::Use(FindTool::Points))
    }),
    named(text!("general-undo"), Group::Edit, ctrl("Z"), Needs::Undo, |state| match state.workspace() {
        Workspace::Play if state.play().mode() == Mode::Game => contest(ContestCommand::Undo),
        Workspace::Life => Command::Life(LifeCommand::Undo),
        Workspace::Find => Command::Find(FindCommand::Undo),
        _ => Command::UndoEdit,
    }),
    named(text!("general-redo"), Group::Edit, ctrl_shift("Z"), Needs::Redo, |state| match state.workspace() {
        Workspace::Life => Command::Life(LifeCommand::Redo),
        Workspace::Find => Command::Find(FindCommand::Redo),
        _ => Command::RedoEdit,
    }),
    named(text!("commands-delete-move"), Group::Edit, ctrl("Delete"), Needs::Game, |_| Command::DeleteMove),
    named(text!("commands-back-to-a-game-with-changes"), Group::Edit, None, Needs::Changed, |_| Command::BringBack),
    named(text!("commands-make-this-the-main-line"), Group::Edit, None, Needs::Game, |_| Command::MakeMainLine),
    finding(text!("commands-clear-the-drawing"), Group::Drawing, key("Delete"), |_| Command::Find(FindCommand::Clear)),
    finding(text!("commands-turn-the-drawing"), Group::Drawing, key("R"), |_| {
        Command::Find(FindCommand::Turn(Symmetry::from_index(5)))
    }),
    finding(text!("commands-mirror-the-drawing"), Group::Drawing, shift("R"), |_| {
        Command::Find(FindCommand::Turn(Symmetry::from_index(1)))
    }),
    finding(text!("commands-exchange-black-and-white"), Group::Drawing, key("C"), |_| {
        Command::Find(FindCommand::SwapColors)
    }),
    finding(text!("commands-copy-the-drawing-as-a-diagram"), Group::Drawing, None, |_| {
        Command::Find(FindCommand::CopyDiagram)
    }),
    named(text!("commands-back"), Group::Steps, alt("Left"), Needs::Trail, |state| match state.workspace() {
        Workspace::Joseki => Command::Joseki(JosekiCommand::Back),
        _ => Command::Find(FindCommand::Back),
    }),
    named(text!("commands-forward"), Group::Steps, alt("Right"), Needs::Trail, |state| match state.workspace() {
        Workspace::Joseki => Command::Joseki(JosekiCommand::Forward),
        _ => Command::Find(FindCommand::Forward),
    }),
    finding(text!("commands-search-now"), Group::Search, ctrl("Enter"), |_| Command::Find(FindCommand::Search)),
    finding(text!("commands-stop-the-search"), Group::Search, None, |_| Command::Find(FindCommand::StopSearch)),
    finding(text!("commands-save-pages-of-the-hits"), Group::Search, ctrl("E"), |_| {
        Command::Find(FindCommand::SavePages)
    }),
    finding(text!("commands-save-hits"), Group::Search, ctrl_shift("E"), |_| Command::Find(FindCommand::SaveHits)),
    finding(text!("commands-search-variations"), Group::Search, None, |state| {
        Command::Find(FindCommand::SetVariations(!state.find().variations()))
    }),
    named(text!("commands-next-hit"), Group::Search, key("N"), Needs::Hits, |state| next_hit(state, 1)),
    named(text!("commands-previous-hit"), Group::Search, shift("N"), Needs::Hits, |state| next_hit(state, -1)),
    finding(text!("commands-games-as-drawn"), Group::Search, key("V"), |_| Command::Find(FindCommand::ToggleAsDrawn)),
    named(text!("commands-find-this-position"), Group::From, ctrl("F"), Needs::Game, |_| {
        Command::Find(FindCommand::FromGame)
    }),
    joseki(text!("commands-collocations-or-corner-tree"), Group::Walk, key("J"), |state| {
        Command::Joseki(JosekiCommand::Show(state.joseki().view().other()))
    }),
    joseki(text!("commands-joseki-of-whom"), Group::Walk, key("Z"), |state| {
        Command::Joseki(JosekiCommand::Ask(state.joseki().whose().other()))
    }),
    joseki(text!("commands-begin-with-nothing-near"), Group::Walk, None, |_| {
        Command::Joseki(JosekiCommand::StartEmpty)
    }),
    named(text!("commands-explore-this-move"), Group::From, key("G"), Needs::Game, |_| {
        Command::Joseki(JosekiCommand::StartFromGame)
    }),
    named(text!("commands-explore-collocations"), Group::Shapes, None, Needs::Result, |_| {
        ShapesCommand::Explore.into()
    }),
    named(text!("commands-explore-numbered-move"), Group::From, None, Needs::Games, |_| {
        JosekiCommand::StartFromDrawing.into()
    }),
    joseki(text!("commands-step-into-the-chosen-continuation"), Group::Walk, key("Enter"), |_| {
        Command::Joseki(JosekiCommand::StepChosen)
    }),
    joseki(text!("commands-step-back"), Group::Walk, key("Backspace"), |_| Command::Joseki(JosekiCommand::Back)),
    joseki(text!("commands-play-the-main-line"), Group::Walk, key("F"), |_| Command::Joseki(JosekiCommand::Follow)),
    joseki(text!("commands-before-or-after"), Group::Walk, key("U"), |_| Command::Joseki(JosekiCommand::Reverse)),
    joseki(text!("commands-keep-this-path"), Group::Walk, key("K"), |_| Command::Joseki(JosekiCommand::Mark)),
    joseki(text!("commands-copy-the-path-as-sgf"), Group::Count, shift("C"), |_| {
        Command::Joseki(JosekiCommand::CopySgf)
    }),
    joseki(text!("commands-save-the-paths-as-sgf"), Group::Count, shift("E"), |_| JosekiCommand::SavePaths.into()),
    joseki(text!("commands-games-with-this-board"), Group::Walk, key("H"), |_| Command::Joseki(JosekiCommand::Find)),
    joseki(text!("commands-games-with-this-shape"), Group::Walk, shift("H"), |_| {
        Command::Joseki(JosekiCommand::FindWindow)
    }),
    joseki(text!("commands-open-game-of-pair"), Group::Walk, shift("G"), |_| {
        Command::Joseki(JosekiCommand::OpenExample)
    }),
    named(text!("commands-count-the-collocations"), Group::Count, None, Needs::Games, |_| {
        Command::Joseki(JosekiCommand::CountShapes)
    }),
    named(text!("commands-count-the-corners"), Group::Count, None, Needs::Games, |_| {
        Command::Joseki(JosekiCommand::CountCorners)
    }),
    named(text!("commands-open-collocations"), Group::Count, None, Needs::Nothing, |_| {
        JosekiCommand::AskForFile.into()
    }),
    named(text!("commands-open-a-joseki-dictionary"), Group::Count, None, Needs::Nothing, |_| {
        JosekiCommand::AskForDictionary.into()
    }),
    named(text!("commands-save-the-collocations"), Group::Count, None, Needs::Collocations, |_| {
        JosekiCommand::SaveCollocations.into()
    }),
    named(text!("commands-save-the-corners"), Group::Count, None, Needs::Corners, |_| {
        JosekiCommand::SaveCorners.into()
    }),
    named(text!("commands-find-games-of-opening"), Group::Fuseki, None, Needs::Opening, |_| {
        Command::Fuseki(FusekiCommand::Find)
    }),
    named(text!("commands-openings-of-whom"), Group::Fuseki, None, Needs::Opening, |state| {
        Command::Fuseki(FusekiCommand::Ask(state.fuseki().whose().other()))
    }),
    life(text!("commands-rules-checker-or-tsumego"), Group::Rules, key("L"), |state| {
        Command::Life(LifeCommand::Show(state.life().view().next()))
    }),
    named(text!("commands-the-book-of-rules"), Group::Research, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::Show(LifeView::Rules))
    }),
    named(text!("commands-check-a-group-by-the-rules"), Group::Rules, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::Show(LifeView::Checker))
    }),
    named(text!("commands-solve-a-problem"), Group::Rules, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::Show(LifeView::Tsumego))
    }),
    life(text!("commands-next-rule"), Group::Rules, None, |_| Command::Life(LifeCommand::NextRule(1))),
    life(text!("commands-previous-rule"), Group::Rules, None, |_| Command::Life(LifeCommand::NextRule(-1))),
    life(text!("commands-rule-that-follows"), Group::Rules, None, |_| Command::Life(LifeCommand::Onward)),
    life(text!("commands-find-rule-in-games"), Group::Rules, None, |_| Command::Life(LifeCommand::FindRule)),
    life(text!("commands-count-rules-in-games"), Group::Research, None, |_| Command::Life(LifeCommand::CountRules)),
    named(text!("commands-open-rules"), Group::Research, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::AskFor(Ask::Rules))
    }),
    life(text!("commands-save-the-rules"), Group::Research, None, |_| Command::Life(LifeCommand::SaveRules)),
    life(text!("commands-practise-the-next-problem"), Group::Problems, key("Y"), |_| {
        Command::Life(LifeCommand::Practise)
    }),
    life(text!("commands-show-the-solution"), Group::Problems, None, |_| Command::Life(LifeCommand::Solve)),
    life(text!("commands-stop-the-solver"), Group::Problems, None, |_| Command::Life(LifeCommand::StopSolving)),
    life(text!("commands-try-the-problem-again"), Group::Problems, None, |_| Command::Life(LifeCommand::Restart)),
    life(text!("commands-next-problem"), Group::Problems, None, |_| Command::Life(LifeCommand::NextProblem(1))),
    life(text!("commands-previous-problem"), Group::Problems, None, |_| Command::Life(LifeCommand::NextProblem(-1))),
    life(text!("commands-find-problems-with-this-shape"), Group::Problems, None, |_| {
        Command::Life(LifeCommand::FindProblems(Shape::Region))
    }),
    life(text!("commands-find-problems-with-drawing"), Group::Problems, None, |_| {
        Command::Life(LifeCommand::FindProblems(Shape::Drawing))
    }),
    life(text!("commands-problems-with-any-shape"), Group::Problems, None, |_| Command::Life(LifeCommand::AnyShape)),
    named(text!("commands-open-problems"), Group::Problems, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::AskFor(Ask::ProblemFiles))
    }),
    named(text!("commands-open-a-folder-of-problems"), Group::Problems, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::AskFor(Ask::ProblemFolder))
    }),
    named(text!("commands-the-sample-problems"), Group::Problems, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::SampleProblems)
    }),
    life(text!("commands-take-position"), Group::Rules, None, |_| Command::Life(LifeCommand::TakePosition)),
    life(text!("commands-set-up-your-own-position"), Group::Rules, None, |state| {
        Command::Life(LifeCommand::OwnPosition(!state.life().is_own()))
    }),
    named(text!("commands-professional-shapes"), Group::Shapes, None, Needs::Nothing, |state| {
        let selected = state.shapes().results().selected().map(|(_, patterns)| patterns.params.window.clone());
        let known = |window: &Window| professional::windows().any(|known| known == *window);
        let window = selected.filter(known).or_else(|| professional::windows().nth(2));
        window.map_or(Command::Show(Workspace::Shapes), |window| ShapesCommand::Professional(window).into())
    }),
    named(text!("commands-workspace-library"), Group::Screens, key("1"), Needs::Nothing, |_| {
        Command::Show(Workspace::Library)
    }),
    named(text!("commands-workspace-shapes"), Group::Screens, key("2"), Needs::Nothing, |_| {
        Command::Show(Workspace::Shapes)
    }),
    named(text!("commands-workspace-find"), Group::Screens, key("3"), Needs::Nothing, |_| {
        Command::Show(Workspace::Find)
    }),
    named(text!("commands-workspace-joseki"), Group::Screens, key("4"), Needs::Nothing, |_| {
        Command::Show(Workspace::Joseki)
    }),
    named(text!("commands-workspace-fuseki"), Group::Screens, key("5"), Needs::Nothing, |_| {
        Command::Show(Workspace::Fuseki)
    }),
    named(text!("commands-workspace-play"), Group::Screens, key("6"), Needs::Nothing, |_| {
        Command::Show(Workspace::Play)
    }),
    named(text!("commands-suggest-moves"), Group::Play, None, Needs::Nothing, |_| {
        Command::Play(PlayCommand::Turn(Mode::Suggest))
    }),
    named(text!("commands-guess-the-move"), Group::Play, None, Needs::Nothing, |_| {
        Command::Play(PlayCommand::Turn(Mode::Guess))
    }),
    named(text!("commands-start-guessing"), Group::Guess, None, Needs::Games, |_| guess(GuessCommand::Start)),
    guessing(text!("commands-next-position-to-guess"), Group::Guess, key("Space"), |_| guess(GuessCommand::Next)),
    guessing(text!("commands-show-the-move-to-guess"), Group::Guess, key("I"), |_| guess(GuessCommand::Reveal)),
    guessing(text!("commands-end-the-round-of-guessing"), Group::Guess, None, |_| guess(GuessCommand::Stop)),
    named(text!("commands-review-positions-that-are-due"), Group::Guess, None, Needs::Games, |_| {
        guess(GuessCommand::Review)
    }),
    named(text!("commands-report-of-the-open-game"), Group::Play, None, Needs::Game, |_| Command::ShowReport),
    named(text!("commands-play-a-game"), Group::Play, None, Needs::Nothing, |_| {
        Command::Play(PlayCommand::Turn(Mode::Game))
    }),
    named(text!("commands-patterns-in-playouts"), Group::Research, None, Needs::Nothing, |_| {
        Command::Play(PlayCommand::Turn(Mode::Experiment))
    }),
    named(text!("commands-start-the-game"), Group::Contest, None, Needs::Nothing, |_| contest(ContestCommand::Start)),
    named(text!("commands-resign"), Group::Contest, None, Needs::Contest, |_| contest(ContestCommand::Resign)),
    named(text!("commands-estimate-the-score"), Group::Contest, None, Needs::Contest, |_| {
        contest(ContestCommand::Estimate)
    }),
    named(text!("commands-agree-to-the-count"), Group::Contest, None, Needs::Contest, |_| {
        contest(ContestCommand::Agree)
    }),
    named(text!("commands-save-this-game-as-sgf"), Group::Contest, None, Needs::Contest, |_| {
        contest(ContestCommand::Save)
    }),
    named(text!("commands-look-with-suggestions"), Group::Contest, None, Needs::Contest, |_| {
        contest(ContestCommand::Open)
    }),
    named(text!("commands-suggestions-on-the-board"), Group::View, ctrl("G"), Needs::Nothing, |_| {
        Command::Play(PlayCommand::ToggleOnBoard)
    }),
    named(text!("commands-workspace-life"), Group::Screens, key("7"), Needs::Nothing, |_| {
        Command::Show(Workspace::Life)
    }),
    named(text!("commands-command-palette"), Group::View, ctrl("P"), Needs::Nothing, |_| Command::Ask(Ask::Palette)),
    named(text!("commands-full-screen"), Group::View, key("F11"), Needs::Nothing, |_| Command::FullScreen),
    named(text!("commands-board-alone"), Group::View, key("F9"), Needs::Nothing, |_| Command::BoardAlone),
    named(text!("commands-larger"), Group::View, ctrl("Plus"), Needs::Nothing, |state| {
        Command::SetScale(state.settings().scale + 10)
    }),
    named(text!("commands-smaller"), Group::View, ctrl("Minus"), Needs::Nothing, |state| {
        Command::SetScale(state.settings().scale.saturating_sub(10))
    }),
    named(text!("commands-usual-size"), Group::View, ctrl("0"), Needs::Nothing, |_| Command::SetScale(100)),
    named(text!("commands-settings"), Group::Edit, ctrl("Comma"), Needs::Nothing, |_| Command::Ask(Ask::Settings)),
    named(text!("commands-guide"), Group::Help, None, Needs::Nothing, |_| Command::Ask(Ask::Guide)),
    named(text!("commands-things-to-try"), Group::Help, None, Needs::Nothing, |_| Command::Ask(Ask::Welcome)),
    named(text!("commands-keys"), Group::Help, key("F1"), Needs::Nothing, |_| Command::Ask(Ask::Keys)),
    named(text!("commands-messages"), Group::Help, None, Needs::Nothing, |_| Command::Ask(Ask::Log)),
    named(text!("commands-reports"), Group::Help, None, Needs::Nothing, |_| Command::Ask(Ask::Reports)),
    named(text!("commands-light-theme"), Group::Theme, None, Needs::Nothing, |_| Command::SetTheme(ThemeChoice::Light)),
    named(text!("commands-dark-theme"), Group::Theme, None, Needs::Nothing, |_| Command::SetTheme(ThemeChoice::Dark)),
    named(text!("commands-theme-of-the-system"), Group::Theme, None, Needs::Nothing, |_| {
        Command::SetTheme(ThemeChoice::System)
    }),
    named(text!("commands-high-contrast-on-or-off"), Group::Theme, None, Needs::Nothing, |_| {
        Command::ToggleHighContrast
    }),
    named(text!("commands-less-motion-on-or-off"), Group::View, None, Needs::Nothing, |_| Command::ToggleLessMotion),
    named(text!("commands-coordinates-on-or-off"), Group::View, ctrl("K"), Needs::Nothing, |_| {
        Command::ToggleCoordinates
    }),
    named(text!("commands-move-numbers-on-or-off"), Group::View, ctrl("M"), Needs::Nothing, |_| {
        Command::ToggleMoveNumbers
    }),
    named(text!("commands-reset-the-layout"), Group::View, None, Needs::Nothing, |_| Command::ResetLayout),
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
            assert!(names.insert(named.name()), "{}", named.name());
            assert!(named.key.is_none_or(|key| keys.insert(key)), "{}", named.name());
        }
        for workspace in Workspace::ALL {
            let named = COMMANDS.iter().find(|named| named.name() == workspace.title()).unwrap();
            assert_eq!(named.key.map(|key| key.to_string()), Some(workspace.key().to_string()));
        }
    }
}
