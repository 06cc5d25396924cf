//! Effects: requests of a workspace to the rest of the program.
//!
//! A workspace changes only its own state. It asks for everything else: a command of another workspace, background
//! work, a file to write, a message. [`super::AppState`] carries the effects out in order. It passes on to the window
//! whatever only the window can do: fill the clipboard, ask the user, close.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::life::view::LifeView;
use super::panes::Pane;
use super::play::contest_form::KeptContest;
use super::tasks::Task;
use super::{Command, NewNotice, NoticeLevel, SaveRequest, WindowPrompt};
use katachi_core::find::filter::GameTags;
use katachi_core::mining::compare::Unit;
use katachi_core::mining::costs::MoveCosts;
use katachi_engines::analysis::KataGoSettings;
use katachi_engines::predict::rings::word::RingShape;

/// One thing that a workspace wants.
#[derive(Debug)]
pub enum Effect {
    /// As if the user had done it.
    Command(Command),
    Spawn(Task),
    /// Asks the user for a file name, then writes.
    Save(SaveRequest),
    Notice(NewNotice),
    Copy(String),
    Remember(Memory),
    /// A question that only a window can ask.
    Ask(WindowPrompt),
    /// Brings a pane of the workspace on the screen to the front, where it shares its place with others.
    ShowPane(Pane),
    ResetLayout,
    FullScreen,
    Quit,
}

/// Something that all workspaces know from now on, most of it in the next session too.
#[derive(Clone, Debug, PartialEq)]
pub enum Memory {
    /// The drawing of Find, as a diagram, and whether its games are shown turned.
    Drawing {
        diagram: String,
        as_drawn: bool,
    },
    /// Cards of games that are in no library folder.
    Cards(String),
    /// Whether letters and heat stand on the board of every workspace.
    Suggestions(bool),
    /// The rings of pattern databases.
    Rings(RingShape),
    /// Whether Shapes shows a gallery.
    Gallery(bool),
    /// The user's own name in records.
    Me(String),
    /// Whether hits are shown as pictures, and one of each game.
    Hits {
        wall: bool,
        one_a_game: bool,
    },
    /// How shapes are compared: the unit of shares, and whether they are compared with the professionals' shapes.
    Comparison(Unit, bool),
    /// Whether to count ahead while the user does nothing.
    CountsAhead(bool),
    /// The folder in which file dialogs begin.
    Folder(PathBuf),
    /// The sources of Life's problems; the open one is [`Memory::Problem`].
    Problems(Vec<PathBuf>),
    Problem(usize),
    /// The view of the Life workspace.
    LifeView(LifeView),
    /// How games against the pattern player are set up.
    Contest(KeptContest),
    /// The dictionary of joseki.
    Dictionary(Option<PathBuf>),
    /// The user's own KataGo.
    Engine(KataGoSettings),
    /// The costs of moves in the open games, as an engine evaluated them.
    Costs(Arc<MoveCosts>),
    /// The tags of the games; they are kept in the library's folder already.
    Tags(GameTags),
}

/// The effects of one command or one poll, in order.
#[derive(Default)]
pub struct Effects {
    all: Vec<Effect>,
}

impl Effects {
    pub fn command(&mut self, command: impl Into<Command>) {
        self.all.push(Effect::Command(command.into()));
    }

    pub fn spawn(&mut self, task: Task) {
        self.all.push(Effect::Spawn(task));
    }

    pub fn save(&mut self, request: SaveRequest) {
        self.all.push(Effect::Save(request));
    }

    pub fn ask(&mut self, ask: WindowPrompt) {
        self.all.push(Effect::Ask(ask));
    }

    pub fn remember(&mut self, memory: Memory) {
        self.all.push(Effect::Remember(memory));
    }

    /// Puts text into the clipboard, and says so.
    pub fn copy(&mut self, text: String, said: impl Into<String>) {
        self.all.push(Effect::Copy(text));
        self.info(said);
    }

    pub fn info(&mut self, text: impl Into<String>) {
        self.notice(NoticeLevel::Info, text, Vec::new());
    }

    pub fn warn(&mut self, text: impl Into<String>) {
        self.notice(NoticeLevel::Warning, text, Vec::new());
    }

    pub fn error(&mut self, text: impl Into<String>) {
        self.notice(NoticeLevel::Error, text, Vec::new());
    }

    pub fn notice(&mut self, level: NoticeLevel, text: impl Into<String>, details: Vec<String>) {
        self.push(NewNotice { level, text: text.into(), details, library: None, opens: None, undo: false });
    }

    /// Games were added: the message offers to take them out again.
    pub fn undoable(&mut self, level: NoticeLevel, text: impl Into<String>, details: Vec<String>) {
        self.push(NewNotice { level, text: text.into(), details, library: None, opens: None, undo: true });
    }

    /// Something is odd in a library: the message offers to check it.
    pub fn odd(&mut self, dir: &Path, text: impl Into<String>, details: Vec<String>) {
        let (level, library) = (NoticeLevel::Warning, Some(dir.to_owned()));
        self.push(NewNotice { level, text: text.into(), details, library, opens: None, undo: false });
    }

    /// Something waits in a library: the message offers to open it.
    pub fn waiting(&mut self, dir: &Path, text: impl Into<String>) {
        let (level, opens) = (NoticeLevel::Info, Some(dir.to_owned()));
        self.push(NewNotice { level, text: text.into(), details: Vec::new(), library: None, opens, undo: false });
    }

    fn push(&mut self, notice: NewNotice) {
        self.all.push(Effect::Notice(notice));
    }
}

impl IntoIterator for Effects {
    type Item = Effect;
    type IntoIter = std::vec::IntoIter<Effect>;

    fn into_iter(self) -> Self::IntoIter {
        self.all.into_iter()
    }
}
