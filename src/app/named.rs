//! Commands with a name and a key: what the palette, the menus and the keyboard offer.

use std::path::Path;

use super::costly_shapes::CostlyShapesCommand;
use super::engine::EngineCommand;
use super::find::{FindCommand, FindTool};
use super::fuseki::FusekiCommand;
use super::games::LibraryCommand;
use super::groups::CommandGroup;
use super::joseki::JosekiCommand;
use super::life::{LifeCommand, LifeView, ProblemShapeSource};
pub use super::needs::Needs;
use super::play::{ContestCommand, GuessCommand, Mode, PlayCommand};
use super::player::PlayerCommand;
use super::shapes::{PlotKind, ShapeFile, ShapesCommand};
use super::{AppState, Command, Navigation, Pen, ThemeChoice, Tool, WindowPrompt, Workspace};
use katachi_core::go::{BoardSize, Color};
use katachi_core::pattern::Symmetry;
use katachi_language::{Language, plain, speaking};

/// A key by its name, independent of the window's toolkit.
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

/// Returns the name of a command in the current language.
type Name = fn() -> &'static str;

/// Makes the texts of this table functions, because the language can change while the program runs.
macro_rules! text {
    ($id:literal) => {
        || plain($id)
    };
}

pub struct NamedCommand {
    name: Name,
    pub group: CommandGroup,
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
    group: CommandGroup,
    key: Option<Shortcut>,
    needs: Needs,
    command: fn(&AppState) -> Command,
) -> NamedCommand {
    NamedCommand { name, group, key, needs, command }
}

const fn finding(
    name: Name,
    group: CommandGroup,
    key: Option<Shortcut>,
    command: fn(&AppState) -> Command,
) -> NamedCommand {
    named(name, group, key, Needs::Finding, command)
}

const fn joseki(
    name: Name,
    group: CommandGroup,
    key: Option<Shortcut>,
    command: fn(&AppState) -> Command,
) -> NamedCommand {
    named(name, group, key, Needs::Joseki, command)
}

const fn guessing(
    name: Name,
    group: CommandGroup,
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
    name: Name,
    group: CommandGroup,
    key: Option<Shortcut>,
    command: fn(&AppState) -> Command,
) -> NamedCommand {
    named(name, group, key, Needs::Life, command)
}

/// A step through the Joseki workspace if it is shown, otherwise through the open game.
fn step(state: &AppState, in_joseki: JosekiCommand, in_game: Navigation) -> Command {
    if state.workspace() == Workspace::Joseki { Command::Joseki(in_joseki) } else { Command::Go(in_game) }
}

/// All of them, in the order of the menus.
pub static COMMANDS: &[NamedCommand] = &[
    named(text!("commands-open-games"), CommandGroup::File, ctrl("O"), Needs::Nothing, |_| {
        Command::Ask(WindowPrompt::GameFiles)
    }),
    named(text!("commands-open-folder"), CommandGroup::File, ctrl_shift("O"), Needs::Nothing, |_| {
        Command::Ask(WindowPrompt::GameFolder)
    }),
    named(text!("commands-open-library"), CommandGroup::File, ctrl("L"), Needs::Nothing, |_| {
        Command::Ask(WindowPrompt::Library)
    }),
    named(text!("commands-add-games"), CommandGroup::Games, None, Needs::OwnGames, |_| {
        Command::Ask(WindowPrompt::MoreFiles)
    }),
    named(text!("commands-add-a-folder"), CommandGroup::Games, None, Needs::OwnGames, |_| {
        Command::Ask(WindowPrompt::MoreFolder)
    }),
    named(text!("commands-libraries"), CommandGroup::File, ctrl_shift("L"), Needs::Nothing, |_| {
        Command::Ask(WindowPrompt::Libraries)
    }),
    named(text!("commands-open-by-path"), CommandGroup::File, ctrl_shift("P"), Needs::Nothing, |_| {
        Command::Ask(WindowPrompt::Path)
    }),
    named(text!("commands-open-the-sample-games"), CommandGroup::File, None, Needs::Nothing, |_| Command::OpenSample),
    named(text!("settings-professional-command"), CommandGroup::File, None, Needs::Nothing, |_| {
        Command::Ask(WindowPrompt::ProfessionalGames)
    }),
    named(text!("commands-new-empty-game"), CommandGroup::File, ctrl("N"), Needs::Nothing, |_| {
        Command::NewGame(BoardSize::NINETEEN)
    }),
    named(text!("commands-save-the-game-as-sgf"), CommandGroup::File, ctrl("S"), Needs::Moves, |_| Command::SaveSgf),
    named(text!("commands-save-as-library"), CommandGroup::File, None, Needs::OwnGames, |_| {
        Command::Ask(WindowPrompt::SaveLibrary)
    }),
    named(text!("commands-costly-shapes"), CommandGroup::Games, None, Needs::Games, |_| {
        CostlyShapesCommand::Open.into()
    }),
    named(text!("commands-practise-costly-shapes"), CommandGroup::Games, None, Needs::CostlyShapes, |_| {
        CostlyShapesCommand::Practise.into()
    }),
    named(text!("commands-save-workbook"), CommandGroup::Games, None, Needs::CostlyShapes, |_| {
        CostlyShapesCommand::Workbook.into()
    }),
    named(text!("commands-player"), CommandGroup::Games, None, Needs::Games, |_| PlayerCommand::Open.into()),
    named(text!("commands-my-shapes"), CommandGroup::Games, None, Needs::Games, |_| PlayerCommand::Me.into()),
    named(text!("commands-save-player-pages"), CommandGroup::Games, None, Needs::PlayerProfile, |_| {
        PlayerCommand::Save.into()
    }),
    named(text!("commands-evaluate-games-with-katago"), CommandGroup::Games, None, Needs::Games, |state| {
        EngineCommand::Evaluate(state.costly_shapes().player().map(str::to_owned)).into()
    }),
    named(text!("commands-read-changed-files-again"), CommandGroup::Games, key("F5"), Needs::OwnGames, |_| {
        Command::Refresh
    }),
    named(text!("shell-pane-load-report"), CommandGroup::Games, None, Needs::Nothing, |_| {
        LibraryCommand::OpenReport.into()
    }),
    named(text!("commands-open-patterns"), CommandGroup::Shapes, None, Needs::Nothing, |_| {
        Command::Ask(WindowPrompt::Result)
    }),
    named(text!("commands-save-patterns"), CommandGroup::Shapes, ctrl_shift("S"), Needs::Result, |_| {
        ShapesCommand::Save.into()
    }),
    named(text!("commands-check-library"), CommandGroup::File, None, Needs::Folder, |state| Command::CheckLibrary {
        dir: state.shared().folder().unwrap_or(Path::new("")).to_owned(),
        repair: false,
    }),
    named(text!("commands-back-up"), CommandGroup::File, None, Needs::Folder, |_| Command::BackUp),
    named(text!("commands-restore"), CommandGroup::File, None, Needs::Nothing, |_| Command::Ask(WindowPrompt::Backup)),
    named(text!("commands-stop-all-work"), CommandGroup::File, None, Needs::Work, |_| Command::CancelAll),
    named(text!("commands-quit"), CommandGroup::File, ctrl("Q"), Needs::Nothing, |_| Command::Quit),
    named(text!("commands-next-move"), CommandGroup::Steps, key("Right"), Needs::Steps, |state| {
        step(state, JosekiCommand::Onward, Navigation::By(1))
    }),
    named(text!("commands-previous-move"), CommandGroup::Steps, key("Left"), Needs::Steps, |state| {
        step(state, JosekiCommand::Upward, Navigation::By(-1))
    }),
    named(text!("commands-ten-moves-on"), CommandGroup::Steps, shift("Right"), Needs::Game, |_| {
        Command::Go(Navigation::By(10))
    }),
    named(text!("commands-ten-moves-back"), CommandGroup::Steps, shift("Left"), Needs::Game, |_| {
        Command::Go(Navigation::By(-10))
    }),
    named(text!("commands-first-position"), CommandGroup::Steps, key("Home"), Needs::Steps, |state| {
        step(state, JosekiCommand::Home, Navigation::First)
    }),
    named(text!("commands-last-position"), CommandGroup::Steps, key("End"), Needs::Steps, |state| {
        step(state, JosekiCommand::Follow, Navigation::Last)
    }),
    named(text!("commands-previous-variation"), CommandGroup::Steps, key("Up"), Needs::Steps, |state| {
        step(state, JosekiCommand::Beside(-1), Navigation::Variation(-1))
    }),
    named(text!("commands-next-variation"), CommandGroup::Steps, key("Down"), Needs::Steps, |state| {
        step(state, JosekiCommand::Beside(1), Navigation::Variation(1))
    }),
    named(text!("commands-play-by-itself"), CommandGroup::Steps, ctrl("Space"), Needs::Game, |_| Command::Autoplay),
    named(text!("commands-pass"), CommandGroup::Edit, None, Needs::Moves, |_| Command::Pass),
    named(text!("commands-select-tool"), CommandGroup::Edit, key("S"), Needs::Board, |state| match state.workspace() {
        Workspace::Find => Command::Find(FindCommand::Use(FindTool::Select)),
        _ => Command::Use(Tool::Select),
    }),
    named(text!("commands-play-tool"), CommandGroup::Edit, key("P"), Needs::Board, |state| match state.workspace() {
        Workspace::Find => Command::Find(FindCommand::Use(FindTool::Stones)),
        _ => Command::Use(Tool::Play),
    }),
    named(text!("commands-edit-tool"), CommandGroup::Edit, ctrl("T"), Needs::Game, |_| {
        Command::Use(Tool::Edit(Pen::Stone(Color::Black)))
    }),
    named(text!("commands-clear-the-region"), CommandGroup::Edit, key("Escape"), Needs::Board, |state| {
        match state.workspace() {
            // Only change the tool: the key must not change the question by mistake.
            Workspace::Find => Command::Find(FindCommand::Use(FindTool::Stones)),
            Workspace::Life => Command::Life(LifeCommand::SelectRegion(None)),
            _ => Command::SelectRegion(None),
        }
    }),
    finding(text!("commands-region-follows-stones"), CommandGroup::Drawing, None, |_| {
        Command::Find(FindCommand::Select(None))
    }),
    named(text!("commands-next-game-of-the-list"), CommandGroup::Games, key("PageDown"), Needs::Games, |_| {
        LibraryCommand::NextGame(1).into()
    }),
    named(text!("commands-previous-game-of-the-list"), CommandGroup::Games, key("PageUp"), Needs::Games, |_| {
        LibraryCommand::NextGame(-1).into()
    }),
    named(text!("commands-copy-the-game-as-sgf"), CommandGroup::Edit, ctrl_shift("C"), Needs::Moves, |_| {
        Command::CopySgf
    }),
    named(text!("commands-paste-a-game-sgf"), CommandGroup::Edit, ctrl("V"), Needs::Nothing, |_| {
        Command::Ask(WindowPrompt::Clipboard)
    }),
    finding(text!("commands-draw-black"), CommandGroup::Draw, key("B"), |_| {
        Command::Find(FindCommand::Use(FindTool::paint(2)))
    }),
    finding(text!("commands-draw-white"), CommandGroup::Draw, key("W"), |_| {
        Command::Find(FindCommand::Use(FindTool::paint(4)))
    }),
    finding(text!("commands-draw-an-empty-point"), CommandGroup::Draw, key("E"), |_| {
        Command::Find(FindCommand::Use(FindTool::paint(1)))
    }),
    finding(text!("commands-draw-anything"), CommandGroup::Draw, key("A"), |_| {
        Command::Find(FindCommand::Use(FindTool::paint(7)))
    }),
    finding(text!("commands-draw-black-or-empty"), CommandGroup::Draw, key("X"), |_| {
        Command::Find(FindCommand::Use(FindTool::paint(3)))
    }),
    finding(text!("commands-draw-white-or-empty"), CommandGroup::Draw, key("O"), |_| {
        Command::Find(FindCommand::Use(FindTool::paint(5)))
    }),
    finding(text!("commands-draw-a-stone-of-either-colour"), CommandGroup::Draw, key("T"), |_| {
        Command::Find(FindCommand::Use(FindTool::paint(6)))
    }),
    finding(text!("commands-number-the-moves-that-follow"), CommandGroup::Draw, key("M"), |_| {
        Command::Find(FindCommand::Use(FindTool::Moves))
    }),
    finding(text!("commands-draw-a-set-of-points"), CommandGroup::Draw, key("D"), |_| {
        Command::Find(FindCommand::Use(FindTool::Points))
    }),
    named(text!("general-undo"), CommandGroup::Edit, ctrl("Z"), Needs::Undo, |state| match state.workspace() {
        Workspace::Play if state.play().mode() == Mode::Game => contest(ContestCommand::Undo),
        Workspace::Life => Command::Life(LifeCommand::Undo),
        Workspace::Find => Command::Find(FindCommand::Undo),
        _ if state.viewer().is_some_and(|viewer| viewer.can_undo()) => Command::UndoEdit,
        Workspace::Library if state.games().can_undo_tagging() => LibraryCommand::UndoTagging.into(),
        _ if state.can_undo_library_change() => Command::UndoLibraryChange,
        _ => Command::UndoEdit,
    }),
    named(text!("general-redo"), CommandGroup::Edit, ctrl_shift("Z"), Needs::Redo, |state| match state.workspace() {
        Workspace::Life => Command::Life(LifeCommand::Redo),
        Workspace::Find => Command::Find(FindCommand::Redo),
        _ => Command::RedoEdit,
    }),
    named(text!("commands-delete-move"), CommandGroup::Edit, ctrl("Delete"), Needs::Game, |_| Command::DeleteMove),
    named(text!("commands-back-to-a-game-with-changes"), CommandGroup::Edit, None, Needs::Changed, |_| {
        Command::BringBack
    }),
    named(text!("commands-make-this-the-main-line"), CommandGroup::Edit, None, Needs::Game, |_| Command::MakeMainLine),
    finding(text!("commands-clear-the-drawing"), CommandGroup::Drawing, key("Delete"), |_| {
        Command::Find(FindCommand::Clear)
    }),
    finding(text!("commands-turn-the-drawing"), CommandGroup::Drawing, key("R"), |_| {
        Command::Find(FindCommand::Turn(Symmetry::from_index(5)))
    }),
    finding(text!("commands-mirror-the-drawing"), CommandGroup::Drawing, shift("R"), |_| {
        Command::Find(FindCommand::Turn(Symmetry::from_index(1)))
    }),
    finding(text!("commands-exchange-black-and-white"), CommandGroup::Drawing, key("C"), |_| {
        Command::Find(FindCommand::SwapColors)
    }),
    finding(text!("commands-copy-the-drawing-as-a-diagram"), CommandGroup::Drawing, None, |_| {
        Command::Find(FindCommand::CopyDiagram)
    }),
    named(text!("commands-back"), CommandGroup::Steps, alt("Left"), Needs::Back, |_| Command::Back),
    named(text!("commands-forward"), CommandGroup::Steps, alt("Right"), Needs::Forward, |_| Command::Forward),
    finding(text!("commands-search-now"), CommandGroup::Search, ctrl("Enter"), |_| Command::Find(FindCommand::Search)),
    finding(text!("commands-stop-the-search"), CommandGroup::Search, None, |_| Command::Find(FindCommand::StopSearch)),
    finding(text!("find-unmark-all"), CommandGroup::Search, None, |_| FindCommand::ClearMarks.into()),
    finding(text!("find-explore-in-joseki"), CommandGroup::Drawing, None, |_| FindCommand::ExploreInJoseki.into()),
    finding(text!("find-find-in-problems"), CommandGroup::Drawing, None, |_| FindCommand::FindInProblems.into()),
    finding(text!("commands-save-pages-of-the-hits"), CommandGroup::Search, ctrl("E"), |_| {
        Command::Find(FindCommand::SavePages)
    }),
    finding(text!("commands-save-hits"), CommandGroup::Search, ctrl_shift("E"), |_| {
        Command::Find(FindCommand::SaveHits)
    }),
    finding(text!("commands-search-variations"), CommandGroup::Search, None, |state| {
        Command::Find(FindCommand::SetVariations(!state.find().variations()))
    }),
    finding(text!("commands-compare-periods"), CommandGroup::Search, None, |state| {
        let find = state.find();
        let year = if find.dividing_year().is_some() { None } else { Some(find.usual_dividing_year()) };
        Command::Find(FindCommand::ComparePeriods(year))
    }),
    named(text!("commands-next-hit"), CommandGroup::Search, key("N"), Needs::Hits, |state| next_hit(state, 1)),
    named(text!("commands-previous-hit"), CommandGroup::Search, shift("N"), Needs::Hits, |state| next_hit(state, -1)),
    finding(text!("commands-hits-as-pictures"), CommandGroup::Search, None, |state| {
        Command::Find(FindCommand::ShowWall(!state.find().is_wall()))
    }),
    finding(text!("commands-one-hit-a-game"), CommandGroup::Search, None, |state| {
        Command::Find(FindCommand::OneAGame(!state.find().hits().is_one_a_game()))
    }),
    finding(text!("commands-games-as-drawn"), CommandGroup::Search, key("V"), |_| {
        Command::Find(FindCommand::ToggleAsDrawn)
    }),
    named(text!("commands-find-this-position"), CommandGroup::From, ctrl("F"), Needs::Game, |_| {
        Command::Find(FindCommand::FromGame)
    }),
    joseki(text!("commands-collocations-or-corner-tree"), CommandGroup::Walk, key("J"), |state| {
        Command::Joseki(JosekiCommand::Show(state.joseki().view().other()))
    }),
    joseki(text!("commands-joseki-of-whom"), CommandGroup::Walk, key("Z"), |state| {
        Command::Joseki(JosekiCommand::Ask(state.joseki().whose().other()))
    }),
    joseki(text!("commands-begin-with-nothing-near"), CommandGroup::Walk, None, |_| {
        Command::Joseki(JosekiCommand::StartEmpty)
    }),
    named(text!("commands-explore-this-move"), CommandGroup::From, key("G"), Needs::Game, |_| {
        Command::Joseki(JosekiCommand::StartFromGame)
    }),
    named(text!("commands-explore-collocations"), CommandGroup::Shapes, None, Needs::Result, |_| {
        ShapesCommand::Explore.into()
    }),
    named(text!("commands-explore-numbered-move"), CommandGroup::From, None, Needs::Games, |_| {
        JosekiCommand::StartFromDrawing.into()
    }),
    joseki(text!("commands-step-into-the-chosen-continuation"), CommandGroup::Walk, key("Enter"), |_| {
        Command::Joseki(JosekiCommand::StepChosen)
    }),
    joseki(text!("commands-step-back"), CommandGroup::Walk, key("Backspace"), |_| Command::Joseki(JosekiCommand::Back)),
    joseki(text!("commands-play-the-main-line"), CommandGroup::Walk, key("F"), |_| {
        Command::Joseki(JosekiCommand::Follow)
    }),
    joseki(text!("commands-before-or-after"), CommandGroup::Walk, key("U"), |_| {
        Command::Joseki(JosekiCommand::Reverse)
    }),
    joseki(text!("commands-keep-this-path"), CommandGroup::Walk, key("K"), |_| Command::Joseki(JosekiCommand::Mark)),
    joseki(text!("commands-copy-the-path-as-sgf"), CommandGroup::Count, shift("C"), |_| {
        Command::Joseki(JosekiCommand::CopySgf)
    }),
    joseki(text!("commands-save-the-paths-as-sgf"), CommandGroup::Count, shift("E"), |_| {
        JosekiCommand::SavePaths.into()
    }),
    joseki(text!("commands-games-with-this-board"), CommandGroup::Walk, key("H"), |_| {
        Command::Joseki(JosekiCommand::Find)
    }),
    joseki(text!("commands-games-with-this-shape"), CommandGroup::Walk, shift("H"), |_| {
        Command::Joseki(JosekiCommand::FindWindow)
    }),
    joseki(text!("commands-open-game-of-pair"), CommandGroup::Walk, shift("G"), |_| {
        Command::Joseki(JosekiCommand::OpenExample)
    }),
    named(text!("commands-count-the-collocations"), CommandGroup::Count, None, Needs::Games, |_| {
        Command::Joseki(JosekiCommand::CountShapes)
    }),
    named(text!("commands-count-the-corners"), CommandGroup::Count, None, Needs::Games, |_| {
        Command::Joseki(JosekiCommand::CountCorners)
    }),
    named(text!("commands-open-collocations"), CommandGroup::Count, None, Needs::Nothing, |_| {
        JosekiCommand::AskForFile.into()
    }),
    named(text!("commands-open-a-joseki-dictionary"), CommandGroup::Count, None, Needs::Nothing, |_| {
        JosekiCommand::AskForDictionary.into()
    }),
    named(text!("commands-save-the-collocations"), CommandGroup::Count, None, Needs::Collocations, |_| {
        JosekiCommand::SaveCollocations.into()
    }),
    named(text!("commands-save-the-corners"), CommandGroup::Count, None, Needs::Corners, |_| {
        JosekiCommand::SaveCorners.into()
    }),
    named(text!("commands-find-games-of-opening"), CommandGroup::Fuseki, None, Needs::Opening, |_| {
        Command::Fuseki(FusekiCommand::Find)
    }),
    named(text!("commands-openings-of-whom"), CommandGroup::Fuseki, None, Needs::Opening, |state| {
        Command::Fuseki(FusekiCommand::Ask(state.fuseki().whose().other()))
    }),
    life(text!("commands-rules-checker-or-tsumego"), CommandGroup::Rules, key("L"), |state| {
        Command::Life(LifeCommand::Show(state.life().view().next()))
    }),
    named(text!("commands-the-book-of-rules"), CommandGroup::Research, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::Show(LifeView::Rules))
    }),
    named(text!("commands-check-a-group-by-the-rules"), CommandGroup::Rules, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::Show(LifeView::Checker))
    }),
    named(text!("commands-solve-a-problem"), CommandGroup::Rules, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::Show(LifeView::Tsumego))
    }),
    life(text!("commands-next-rule"), CommandGroup::Rules, None, |_| Command::Life(LifeCommand::NextRule(1))),
    life(text!("commands-previous-rule"), CommandGroup::Rules, None, |_| Command::Life(LifeCommand::NextRule(-1))),
    life(text!("commands-rule-that-follows"), CommandGroup::Rules, None, |_| Command::Life(LifeCommand::Onward)),
    life(text!("commands-find-rule-in-games"), CommandGroup::Rules, None, |_| Command::Life(LifeCommand::FindRule)),
    life(text!("commands-count-rules-in-games"), CommandGroup::Research, None, |_| {
        Command::Life(LifeCommand::CountRules)
    }),
    named(text!("commands-open-rules"), CommandGroup::Research, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::AskFor(WindowPrompt::Rules))
    }),
    life(text!("commands-save-the-rules"), CommandGroup::Research, None, |_| Command::Life(LifeCommand::SaveRules)),
    life(text!("commands-practise-the-next-problem"), CommandGroup::Problems, key("Y"), |_| {
        Command::Life(LifeCommand::Practise)
    }),
    life(text!("commands-show-the-solution"), CommandGroup::Problems, None, |_| Command::Life(LifeCommand::Solve)),
    life(text!("commands-stop-the-solver"), CommandGroup::Problems, None, |_| Command::Life(LifeCommand::StopSolving)),
    life(text!("commands-try-the-problem-again"), CommandGroup::Problems, None, |_| {
        Command::Life(LifeCommand::Restart)
    }),
    life(text!("commands-next-problem"), CommandGroup::Problems, None, |_| Command::Life(LifeCommand::NextProblem(1))),
    life(text!("commands-previous-problem"), CommandGroup::Problems, None, |_| {
        Command::Life(LifeCommand::NextProblem(-1))
    }),
    life(text!("commands-find-problems-with-this-shape"), CommandGroup::Problems, None, |_| {
        Command::Life(LifeCommand::FindProblems(ProblemShapeSource::Region))
    }),
    life(text!("commands-find-problems-with-drawing"), CommandGroup::Problems, None, |_| {
        Command::Life(LifeCommand::FindProblems(ProblemShapeSource::Drawing))
    }),
    life(text!("commands-find-position-in-games"), CommandGroup::Problems, None, |_| {
        Command::Life(LifeCommand::FindInGames)
    }),
    life(text!("commands-problems-with-any-shape"), CommandGroup::Problems, None, |_| {
        Command::Life(LifeCommand::AnyShape)
    }),
    named(text!("commands-open-problems"), CommandGroup::Problems, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::AskFor(WindowPrompt::ProblemFiles))
    }),
    named(text!("commands-open-a-folder-of-problems"), CommandGroup::Problems, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::AskFor(WindowPrompt::ProblemFolder))
    }),
    named(text!("commands-the-sample-problems"), CommandGroup::Problems, None, Needs::Nothing, |_| {
        Command::Life(LifeCommand::SampleProblems)
    }),
    life(text!("life-ask-solver"), CommandGroup::Rules, None, |_| LifeCommand::AskSolver.into()),
    life(text!("commands-take-position"), CommandGroup::Rules, None, |_| Command::Life(LifeCommand::TakePosition)),
    life(text!("commands-set-up-your-own-position"), CommandGroup::Rules, None, |state| {
        Command::Life(LifeCommand::OwnPosition(!state.life().is_own()))
    }),
    named(text!("shapes-find"), CommandGroup::Shapes, None, Needs::Result, |_| ShapesCommand::Find.into()),
    named(text!("shapes-find-templates"), CommandGroup::Shapes, None, Needs::Result, |_| {
        ShapesCommand::FindTemplates.into()
    }),
    named(text!("commands-professional-shapes"), CommandGroup::Shapes, None, Needs::Nothing, |_| {
        ShapesCommand::Professional(None).into()
    }),
    named(text!("commands-workspace-library"), CommandGroup::Screens, key("1"), Needs::Nothing, |_| {
        Command::Show(Workspace::Library)
    }),
    named(text!("commands-workspace-shapes"), CommandGroup::Screens, key("2"), Needs::Nothing, |_| {
        Command::Show(Workspace::Shapes)
    }),
    named(text!("commands-workspace-find"), CommandGroup::Screens, key("3"), Needs::Nothing, |_| {
        Command::Show(Workspace::Find)
    }),
    named(text!("commands-workspace-joseki"), CommandGroup::Screens, key("4"), Needs::Nothing, |_| {
        Command::Show(Workspace::Joseki)
    }),
    named(text!("commands-workspace-fuseki"), CommandGroup::Screens, key("5"), Needs::Nothing, |_| {
        Command::Show(Workspace::Fuseki)
    }),
    named(text!("commands-workspace-play"), CommandGroup::Screens, key("6"), Needs::Nothing, |_| {
        Command::Show(Workspace::Play)
    }),
    named(text!("commands-suggest-moves"), CommandGroup::Play, None, Needs::Nothing, |_| {
        Command::Play(PlayCommand::Turn(Mode::Suggest))
    }),
    named(text!("commands-guess-the-move"), CommandGroup::Play, None, Needs::Nothing, |_| {
        Command::Play(PlayCommand::Turn(Mode::Guess))
    }),
    named(text!("commands-start-guessing"), CommandGroup::Guess, None, Needs::Games, |_| guess(GuessCommand::Start)),
    guessing(text!("commands-next-position-to-guess"), CommandGroup::Guess, key("Space"), |_| {
        guess(GuessCommand::Next)
    }),
    guessing(text!("commands-show-the-move-to-guess"), CommandGroup::Guess, key("I"), |_| guess(GuessCommand::Reveal)),
    guessing(text!("play-guess-open-game"), CommandGroup::Guess, None, |_| guess(GuessCommand::Open)),
    guessing(text!("commands-end-the-round-of-guessing"), CommandGroup::Guess, None, |_| guess(GuessCommand::Stop)),
    named(text!("commands-review-positions-that-are-due"), CommandGroup::Guess, None, Needs::Games, |_| {
        guess(GuessCommand::Review)
    }),
    named(text!("commands-report-of-the-open-game"), CommandGroup::Play, None, Needs::Game, |_| Command::ShowReport),
    named(text!("commands-play-a-game"), CommandGroup::Play, None, Needs::Nothing, |_| {
        Command::Play(PlayCommand::Turn(Mode::Game))
    }),
    named(text!("commands-patterns-in-playouts"), CommandGroup::Research, None, Needs::Nothing, |_| {
        Command::Play(PlayCommand::Turn(Mode::Experiment))
    }),
    named(text!("commands-contradicted-moves"), CommandGroup::Research, None, Needs::Games, |_| {
        Command::Play(PlayCommand::Turn(Mode::Contradictions))
    }),
    named(text!("commands-shapes-by-rank"), CommandGroup::Research, None, Needs::Result, |_| {
        ShapesCommand::ShowPlot(PlotKind::Rank).into()
    }),
    named(text!("commands-clusters-of-shapes"), CommandGroup::Research, None, Needs::Result, |_| {
        ShapesCommand::ShowPlot(PlotKind::Clusters).into()
    }),
    named(text!("commands-shapes-for-weka"), CommandGroup::Research, None, Needs::Result, |_| {
        ShapesCommand::Export(ShapeFile::Arff).into()
    }),
    named(text!("commands-shapes-for-gnu-go"), CommandGroup::Research, None, Needs::Result, |_| {
        ShapesCommand::Export(ShapeFile::GnuGo).into()
    }),
    named(text!("commands-start-the-game"), CommandGroup::Contest, None, Needs::Nothing, |_| {
        contest(ContestCommand::Start)
    }),
    named(text!("commands-resign"), CommandGroup::Contest, None, Needs::Contest, |_| contest(ContestCommand::Resign)),
    named(text!("commands-estimate-the-score"), CommandGroup::Contest, None, Needs::Contest, |_| {
        contest(ContestCommand::Estimate)
    }),
    named(text!("commands-agree-to-the-count"), CommandGroup::Contest, None, Needs::Contest, |_| {
        contest(ContestCommand::Agree)
    }),
    named(text!("commands-look-with-suggestions"), CommandGroup::Contest, None, Needs::Contest, |_| {
        contest(ContestCommand::Open)
    }),
    named(text!("commands-suggestions-on-the-board"), CommandGroup::View, ctrl("G"), Needs::Nothing, |_| {
        Command::Play(PlayCommand::ToggleOnBoard)
    }),
    named(text!("commands-workspace-life"), CommandGroup::Screens, key("7"), Needs::Nothing, |_| {
        Command::Show(Workspace::Life)
    }),
    named(text!("commands-command-palette"), CommandGroup::View, ctrl("P"), Needs::Nothing, |_| {
        Command::Ask(WindowPrompt::Palette)
    }),
    named(text!("commands-full-screen"), CommandGroup::View, key("F11"), Needs::Nothing, |_| Command::FullScreen),
    named(text!("commands-board-alone"), CommandGroup::View, key("F9"), Needs::Nothing, |_| Command::BoardAlone),
    named(text!("commands-larger"), CommandGroup::View, ctrl("Plus"), Needs::Nothing, |state| {
        Command::SetScale(state.settings().scale + 10)
    }),
    named(text!("commands-smaller"), CommandGroup::View, ctrl("Minus"), Needs::Nothing, |state| {
        Command::SetScale(state.settings().scale.saturating_sub(10))
    }),
    named(text!("commands-usual-size"), CommandGroup::View, ctrl("0"), Needs::Nothing, |_| Command::SetScale(100)),
    named(text!("commands-my-name"), CommandGroup::Edit, None, Needs::Nothing, |_| Command::Ask(WindowPrompt::MyName)),
    named(text!("commands-settings"), CommandGroup::Edit, ctrl("Comma"), Needs::Nothing, |_| {
        Command::Ask(WindowPrompt::Settings)
    }),
    named(text!("commands-guide"), CommandGroup::Help, None, Needs::Nothing, |_| Command::Ask(WindowPrompt::Guide)),
    named(text!("commands-things-to-try"), CommandGroup::Help, None, Needs::Nothing, |_| {
        Command::Ask(WindowPrompt::Welcome)
    }),
    named(text!("commands-keys"), CommandGroup::Help, key("F1"), Needs::Nothing, |_| Command::Ask(WindowPrompt::Keys)),
    named(text!("commands-messages"), CommandGroup::Help, None, Needs::Nothing, |_| Command::Ask(WindowPrompt::Log)),
    named(text!("commands-reports"), CommandGroup::Help, None, Needs::Nothing, |_| Command::Ask(WindowPrompt::Reports)),
    named(text!("commands-light-theme"), CommandGroup::Theme, None, Needs::Nothing, |_| {
        Command::SetTheme(ThemeChoice::Light)
    }),
    named(text!("commands-dark-theme"), CommandGroup::Theme, None, Needs::Nothing, |_| {
        Command::SetTheme(ThemeChoice::Dark)
    }),
    named(text!("commands-theme-of-the-system"), CommandGroup::Theme, None, Needs::Nothing, |_| {
        Command::SetTheme(ThemeChoice::System)
    }),
    named(text!("commands-high-contrast-on-or-off"), CommandGroup::Theme, None, Needs::Nothing, |_| {
        Command::ToggleHighContrast
    }),
    named(text!("commands-less-motion-on-or-off"), CommandGroup::View, None, Needs::Nothing, |_| {
        Command::ToggleLessMotion
    }),
    named(text!("commands-expert-columns-on-or-off"), CommandGroup::View, None, Needs::Nothing, |_| {
        Command::ToggleExpert
    }),
    named(text!("commands-count-ahead-on-or-off"), CommandGroup::View, None, Needs::Nothing, |state| {
        ShapesCommand::CountAhead(!state.settings().counts_ahead).into()
    }),
    named(text!("commands-coordinates-on-or-off"), CommandGroup::View, ctrl("K"), Needs::Nothing, |_| {
        Command::ToggleCoordinates
    }),
    named(text!("commands-move-numbers-on-or-off"), CommandGroup::View, ctrl("M"), Needs::Nothing, |_| {
        Command::ToggleMoveNumbers
    }),
    named(text!("commands-reset-the-layout"), CommandGroup::View, None, Needs::Nothing, |_| Command::ResetLayout),
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
