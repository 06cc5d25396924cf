//! Everything that a user can do. The commands of each workspace stand in its own `command.rs`.
//!
//! Effects, settings and workspaces name these commands. Here and in those files stand only plain types, which name no
//! workspace: no file uses another in a circle.

use std::path::PathBuf;

use super::costly_shapes::CostlyShapesCommand;
use super::engine::EngineCommand;
use super::find::FindCommand;
use super::fuseki::FusekiCommand;
use super::games::LibraryCommand;
use super::joseki::JosekiCommand;
use super::lab::ContradictionCommand;
use super::life::LifeCommand;
use super::play::{ContestCommand, PlayCommand};
use super::player::PlayerCommand;
use super::shapes::ShapesCommand;
use super::{
    BoardLook, BoardRegion, GamePlace, Navigation, NoticeId, OpeningChoice, Pen, ReplaceAnswer, SaveId, StoneLook,
    TaskId, ThemeChoice, Tool, WindowPrompt, Workspace,
};
use katachi_core::corpus::sgf::NamedEncoding;
use katachi_core::go::{BoardSize, Color, GameInfo, GameTree, Point};
use katachi_language::Language;

/// One step of the user's.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    Show(Workspace),

    /// Opens whatever the paths are: a library folder, mined patterns (RON), else games. What becomes of games is asked,
    /// or as the user chose once for all, if the user's own games are open.
    Open(Vec<PathBuf>),
    /// As [`Command::Open`], but adds the games to the loaded ones, unless only the sample is loaded.
    Add(Vec<PathBuf>),
    /// Files that were dropped on the window. As [`Command::Open`], unless the workspace has another use for them.
    Drop(Vec<PathBuf>),
    /// The answer to [`WindowPrompt::HowToOpen`]: opens games in this way. Of games that are only looked at, the game of a
    /// single record is shown beside what is loaded.
    OpenAs(OpeningChoice, Vec<PathBuf>),
    /// As [`Command::OpenAs`], and all games from now on.
    OpenAlwaysAs(OpeningChoice, Vec<PathBuf>),
    /// Chooses how games are opened from now on.
    SetOpeningChoice(OpeningChoice),
    /// Takes the last change of tags back, or the games that were added last out of the open library, or brings back the
    /// library that was removed last.
    UndoLibraryChange,
    OpenSample,
    /// Gives a library another name.
    RenameLibrary {
        dir: PathBuf,
        name: String,
    },
    /// Removes a library from the list. A library that Katachi made by itself is also removed from the disk. The games'
    /// files stay.
    RemoveLibrary(PathBuf),
    /// Reads every file of a library and opens a window with what is wrong; repairs what can be repaired.
    CheckLibrary {
        dir: PathBuf,
        repair: bool,
    },
    /// The window of a check was closed.
    CloseCheck,
    /// Asks for a file, and writes the open library into it.
    BackUp,
    /// Puts a library back from a backup, as a new one.
    Restore(PathBuf),
    /// Writes what is loaded as a library folder.
    SaveLibrary(PathBuf),
    /// Reads the library's sources again: those that have changed, or all if an earlier version read them.
    Refresh,
    /// Reads files and folders of the open games again in this encoding; `None`: in the one that their texts tell. Later
    /// imports of them keep it.
    ReadAs {
        places: Vec<PathBuf>,
        encoding: Option<NamedEncoding>,
    },

    /// The file of the save request that waits for one, whichever it is: for scripts.
    SaveTo(PathBuf),
    /// The answer of the dialog for a save request: the chosen file, or `None` if the user chose none. A request that
    /// no longer waits is left alone.
    AnswerSave {
        request: SaveId,
        file: Option<PathBuf>,
        /// The dialog asks itself before a file of this very name is replaced.
        asked: bool,
    },
    /// Whether the latest save request may replace files. [`ReplaceAnswer::Keep`] gives the request up.
    AnswerReplace(ReplaceAnswer),
    Cancel(TaskId),
    CancelAll,

    /// Something in the list of games.
    Library(LibraryCommand),
    /// Something in the costly shapes.
    CostlyShapes(CostlyShapesCommand),
    /// Something in the pane of a player.
    Player(PlayerCommand),
    /// Something of the user's own KataGo.
    Engine(EngineCommand),
    /// Goes back from a game or an answer to the place from which it was opened or asked for, or to the drawing or the
    /// walk before.
    Back,
    /// Goes forward again.
    Forward,
    /// Opens a game of the library. The one command that does: a workspace resolves what was clicked to the place.
    OpenPlace(GamePlace),
    /// Opens a record that is no game of the library, at a move number.
    OpenRecord {
        tree: Box<GameTree>,
        moves: usize,
    },

    Go(Navigation),
    /// A click on a point of the open game's board as it is shown, with the tool in the hand; with a colour where the
    /// hand says which.
    ClickBoard {
        shown: Point,
        color: Option<Color>,
    },
    /// Plays a stone of this colour, or of the side to move, as a variation.
    PlayStone {
        point: Point,
        color: Option<Color>,
    },
    Pass,
    /// Takes the current move out of the open game, with all that follows it. The file stays as it is.
    DeleteMove,
    /// Takes the last edit of the open game back, or does it again.
    UndoEdit,
    RedoEdit,
    /// Draws on a point of the current position. The same pen on the same point removes the drawing.
    Draw {
        point: Point,
        pen: Pen,
    },
    /// Shows the report of the open game, in Play.
    ShowReport,
    /// The line that is walked becomes the main line.
    MakeMainLine,
    /// Sets the header of the open game: players, date and the rest.
    SetInfo(Box<GameInfo>),
    /// Opens the latest edited game that another game replaced on the board.
    BringBack,
    /// Opens an empty board of this size.
    NewGame(BoardSize),
    /// Sets the comment of the current position.
    Comment(String),
    SelectRegion(Option<BoardRegion>),
    Use(Tool),
    CopySgf,
    /// Writes the open game, as it is on the screen, to a new file.
    SaveSgf,
    /// Puts a table into the clipboard, cells apart by tabs.
    CopyTable(Vec<Vec<String>>),
    /// Writes a table as CSV; the name is that of the list.
    SaveTable {
        name: &'static str,
        rows: Vec<Vec<String>>,
    },
    CopySvg(String),
    /// Writes a picture, as PNG, SVG or PDF: opaque pixels, row by row, four bytes each, and the same as SVG.
    SavePicture {
        width: u32,
        height: u32,
        rgba: Vec<u8>,
        svg: String,
    },
    /// Reads a game from text.
    PasteSgf(String),

    /// Something in the Shapes workspace.
    Shapes(ShapesCommand),
    /// Something in the Find workspace.
    Find(FindCommand),
    /// Something in the Joseki workspace.
    Joseki(JosekiCommand),
    /// Something in the Fuseki workspace.
    Fuseki(FusekiCommand),
    /// Something in the Play workspace.
    Play(PlayCommand),
    /// Something in the Life workspace.
    Life(LifeCommand),

    SetTheme(ThemeChoice),
    /// Texts in this language; `None`: in the system's.
    SetLanguage(Option<Language>),
    ToggleHighContrast,
    /// Switches animations off or on.
    ToggleLessMotion,
    /// Shows or hides the columns of tables that only statisticians read.
    ToggleExpert,
    ToggleCoordinates,
    /// How boards and stones look.
    SetLooks(BoardLook, StoneLook),
    ToggleMoveNumbers,
    /// The size of everything, in per cent.
    SetScale(u16),
    FullScreen,
    /// Shows only the workspace's board, as large as the window allows, or all panes again.
    BoardAlone,
    /// Plays the open game on by itself, or stops.
    Autoplay,
    /// Time per move of [`Command::Autoplay`], in tenths of a second.
    SetPace(u16),
    /// How much memory counting may take, in MB; `None`: by the machine.
    SetMemory(Option<u32>),
    /// Says why a key or a command did nothing.
    SayWhyNot(String),
    Dismiss(NoticeId),
    DismissAll,

    /// Has the window ask the user for something, such as a file.
    Ask(WindowPrompt),
    ResetLayout,
    Quit,
}

impl From<GamePlace> for Command {
    fn from(place: GamePlace) -> Command {
        Command::OpenPlace(place)
    }
}

impl WindowPrompt {
    /// The command that an answer in paths stands for; `None` where no path answers.
    pub fn answered(&self, paths: Vec<PathBuf>) -> Option<Command> {
        if let &WindowPrompt::SaveFile(request, _) = self {
            return Some(Command::AnswerSave { request, file: paths.into_iter().next(), asked: false });
        }
        let first = paths.first()?.clone();
        Some(match self {
            WindowPrompt::GameFiles
            | WindowPrompt::GameFolder
            | WindowPrompt::Library
            | WindowPrompt::Result
            | WindowPrompt::Path => Command::Open(paths),
            WindowPrompt::MoreFiles | WindowPrompt::MoreFolder => Command::Add(paths),
            WindowPrompt::Backup => Command::Restore(first),
            WindowPrompt::SaveLibrary => Command::SaveLibrary(first),
            WindowPrompt::Collocations => JosekiCommand::Open(first).into(),
            WindowPrompt::Dictionary => JosekiCommand::OpenDictionary(first).into(),
            WindowPrompt::Engine(file) => EngineCommand::Set(*file, first).into(),
            WindowPrompt::ShapeList => PlayCommand::Contest(ContestCommand::OpenList(first)).into(),
            WindowPrompt::PatternMoves => PlayCommand::Contradictions(ContradictionCommand::Open(first)).into(),
            WindowPrompt::Rules => LifeCommand::OpenRules(first).into(),
            WindowPrompt::ProblemFiles | WindowPrompt::ProblemFolder => LifeCommand::OpenProblems(paths).into(),
            _ => return None,
        })
    }
}

impl From<FindCommand> for Command {
    fn from(command: FindCommand) -> Command {
        Command::Find(command)
    }
}

impl From<JosekiCommand> for Command {
    fn from(command: JosekiCommand) -> Command {
        Command::Joseki(command)
    }
}

impl From<FusekiCommand> for Command {
    fn from(command: FusekiCommand) -> Command {
        Command::Fuseki(command)
    }
}

impl From<PlayCommand> for Command {
    fn from(command: PlayCommand) -> Command {
        Command::Play(command)
    }
}

impl From<LifeCommand> for Command {
    fn from(command: LifeCommand) -> Command {
        Command::Life(command)
    }
}

impl From<LibraryCommand> for Command {
    fn from(command: LibraryCommand) -> Command {
        Command::Library(command)
    }
}

impl From<CostlyShapesCommand> for Command {
    fn from(command: CostlyShapesCommand) -> Command {
        Command::CostlyShapes(command)
    }
}

impl From<PlayerCommand> for Command {
    fn from(command: PlayerCommand) -> Command {
        Command::Player(command)
    }
}

impl From<EngineCommand> for Command {
    fn from(command: EngineCommand) -> Command {
        Command::Engine(command)
    }
}

impl From<ShapesCommand> for Command {
    fn from(command: ShapesCommand) -> Command {
        Command::Shapes(command)
    }
}
