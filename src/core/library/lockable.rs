//! Kinds of locks in a folder, and their holders.

use std::fmt;

use crate::progress::Phase;

/// A thing that can be locked. Each has a file of its own, so that grading a card does not wait for an import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lockable {
    /// The games of a library: held as long as an import takes.
    Games,
    /// Tags and cards: held for moments.
    Notes,
    /// Settings: held for moments.
    Settings,
    /// The user's place in a library, and unsaved edits. A window holds it as long as it has the library open.
    Session,
}

impl Lockable {
    /// The file's name in the folder.
    pub const fn file(self) -> &'static str {
        match self {
            Lockable::Games => "library.lock",
            Lockable::Notes => "notes.lock",
            Lockable::Settings => "settings.lock",
            Lockable::Session => "session.lock",
        }
    }

    /// Says what the holder is doing.
    pub(super) fn doing(self) -> &'static str {
        match self {
            Lockable::Games => "is importing into this library",
            Lockable::Notes => "is writing tags or cards here",
            Lockable::Settings => "is writing its settings here",
            Lockable::Session => "has this library open",
        }
    }

    /// The phase of a [`Progress`] while it is waited for.
    pub(super) fn waiting(self) -> Phase {
        match self {
            Lockable::Games => Phase::WaitingForGames,
            Lockable::Notes => Phase::WaitingForNotes,
            Lockable::Settings => Phase::WaitingForSettings,
            Lockable::Session => Phase::WaitingForSession,
        }
    }
}

pub(super) const LOCKABLES: [Lockable; 4] = [Lockable::Games, Lockable::Notes, Lockable::Settings, Lockable::Session];

/// The process that holds a lock, where the system tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// Its number.
    pub process: String,
    /// Empty where it is not known.
    pub name: String,
}

impl fmt::Display for Holder {
    /// Begins with a blank, as it follows a word.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.name {
            "" => write!(f, " (process {})", self.process),
            name => write!(f, " (process {}, {name})", self.process),
        }
    }
}
