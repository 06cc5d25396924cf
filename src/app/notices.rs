//! Notices: shown for a while, kept in a log.

use std::path::{Path, PathBuf};

/// Number of a notice, growing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NoticeId(pub u64);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeLevel {
    Info,
    Warning,
    /// Stays until it is dismissed.
    Error,
}

/// Something to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNotice {
    pub level: NoticeLevel,
    pub text: String,
    /// Reasons, a line each; perhaps none.
    pub details: Vec<String>,
    /// A library with something odd. The message offers to check it.
    pub library: Option<PathBuf>,
    /// A library that the message offers to open.
    pub opens: Option<PathBuf>,
    /// Games were added, or a library was removed. The message offers to undo it.
    pub undo: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub id: NoticeId,
    pub level: NoticeLevel,
    pub text: String,
    /// Reasons, a line each; perhaps none.
    pub details: Vec<String>,
    /// A library where something is odd: it may be checked.
    pub library: Option<PathBuf>,
    /// A library that the user may open.
    pub opens: Option<PathBuf>,
    /// Games were added, and may be taken out again.
    pub undo: bool,
    pub dismissed: bool,
}

impl Notice {
    /// Whether the message has a button: then it stays until it is dismissed.
    pub fn has_button(&self) -> bool {
        self.library.is_some() || self.opens.is_some() || self.undo
    }
}

/// All notices of a session, oldest first.
#[derive(Debug, Default)]
pub struct Notices {
    all: Vec<Notice>,
    next: u64,
}

/// Maximum number of kept notices. The oldest are forgotten first.
const MAX_KEPT_NOTICES: usize = 500;

impl Notices {
    pub fn push(&mut self, level: NoticeLevel, text: impl Into<String>, details: Vec<String>) {
        self.push_of(None, level, text, details);
    }

    /// As [`Notices::push`], of a library that may be checked.
    pub fn push_of(
        &mut self,
        library: Option<PathBuf>,
        level: NoticeLevel,
        text: impl Into<String>,
        details: Vec<String>,
    ) {
        self.push_new(NewNotice { level, text: text.into(), details, library, opens: None, undo: false });
    }

    pub(super) fn push_new(&mut self, new: NewNotice) {
        let NewNotice { level, text, details, library, opens, undo } = new;
        let id = NoticeId(self.next);
        self.next += 1;
        self.all.push(Notice { id, level, text, details, library, opens, undo, dismissed: false });
        if self.all.len() > MAX_KEPT_NOTICES {
            self.all.remove(0);
        }
    }

    pub fn all(&self) -> &[Notice] {
        &self.all
    }

    /// Those not dismissed yet, oldest first.
    pub fn open(&self) -> impl DoubleEndedIterator<Item = &Notice> {
        self.all.iter().filter(|notice| !notice.dismissed)
    }

    pub fn dismiss(&mut self, id: NoticeId) {
        self.all.iter_mut().filter(|notice| notice.id == id).for_each(|notice| notice.dismissed = true);
    }

    /// Dismisses what offers to check a library: it is checked now.
    pub(super) fn dismiss_about(&mut self, library: &Path) {
        let is_about = |notice: &&mut Notice| notice.library.as_deref() == Some(library);
        self.all.iter_mut().filter(is_about).for_each(|notice| notice.dismissed = true);
    }

    /// Dismisses what offers to take games out again: they are, or others came in.
    pub(super) fn dismiss_undone(&mut self) {
        self.all.iter_mut().filter(|notice| notice.undo).for_each(|notice| notice.dismissed = true);
    }

    pub fn dismiss_all(&mut self) {
        self.dismiss_all_but(|_| false);
    }

    pub(super) fn dismiss_all_but(&mut self, stays: impl Fn(&Notice) -> bool) {
        self.all.iter_mut().filter(|notice| !stays(notice)).for_each(|notice| notice.dismissed = true);
    }
}
