//! Notices: shown for a while, kept in a log.

use std::path::{Path, PathBuf};
use std::time::Instant;

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

/// A kind of action. When one succeeds, earlier failures of its kind are out of date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ActionKind {
    /// Writing a file that the user named.
    Save,
    RenameLibrary,
    RemoveLibrary,
    BringLibraryBack,
    /// Background work for the value with this number.
    Work(u64),
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
    /// The action that failed, and when this was told.
    failure: Option<(ActionKind, Instant)>,
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

    /// Says that an action failed. `library` may be checked.
    pub(super) fn push_failure(&mut self, action: ActionKind, library: Option<PathBuf>, text: String) {
        let (level, details) = (NoticeLevel::Error, Vec::new());
        let new = NewNotice { level, text, details, library, opens: None, undo: false };
        self.add(new, Some((action, Instant::now())));
    }

    pub(super) fn push_new(&mut self, new: NewNotice) {
        self.add(new, None);
    }

    fn add(&mut self, new: NewNotice, failure: Option<(ActionKind, Instant)>) {
        let NewNotice { level, text, details, library, opens, undo } = new;
        let id = NoticeId(self.next);
        self.next += 1;
        self.all.push(Notice { id, level, text, details, library, opens, undo, dismissed: false, failure });
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

    /// Takes open notices with this text away, which is said anew.
    pub(super) fn take_back(&mut self, text: &str) {
        self.all.retain(|notice| notice.dismissed || notice.text != text);
    }

    pub fn dismiss(&mut self, id: NoticeId) {
        self.all.iter_mut().filter(|notice| notice.id == id).for_each(|notice| notice.dismissed = true);
    }

    /// Dismisses what says this: it holds no more.
    pub(super) fn dismiss_text(&mut self, text: &str) {
        self.all.iter_mut().filter(|notice| notice.text == text).for_each(|notice| notice.dismissed = true);
    }

    /// Dismisses what offers to check a library: it is checked now.
    pub(super) fn dismiss_about(&mut self, library: &Path) {
        let is_about = |notice: &&mut Notice| notice.library.as_deref() == Some(library);
        self.all.iter_mut().filter(is_about).for_each(|notice| notice.dismissed = true);
    }

    /// Dismisses failures that were told before an action of their kind, with the same library, began and succeeded.
    pub(super) fn dismiss_failures(&mut self, action: ActionKind, library: Option<&Path>, began: Instant) {
        let is_over = |notice: &&mut Notice| {
            notice.library.as_deref() == library
                && notice.failure.is_some_and(|(failed, told)| failed == action && told <= began)
        };
        self.all.iter_mut().filter(is_over).for_each(|notice| notice.dismissed = true);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_success_dismisses_failures_of_its_kind_that_were_told_before_it_began() {
        let mut notices = Notices::default();
        let before = Instant::now();
        let library = PathBuf::from("games.katachi");
        notices.push_failure(ActionKind::Save, None, "not saved".to_owned());
        notices.push_failure(ActionKind::Work(3), None, "not counted".to_owned());
        notices.push_failure(ActionKind::Work(3), Some(library.clone()), "not opened".to_owned());
        notices.push(NoticeLevel::Error, "no action", Vec::new());
        let open = |notices: &Notices| notices.open().map(|notice| notice.text.clone()).collect::<Vec<_>>();
        let all = open(&notices);
        // A save that ran beside the failed one says nothing about it.
        notices.dismiss_failures(ActionKind::Save, None, before);
        notices.dismiss_failures(ActionKind::Work(4), None, Instant::now());
        assert_eq!(open(&notices), all);
        notices.dismiss_failures(ActionKind::Save, None, Instant::now());
        assert_eq!(open(&notices), all[1..]);
        notices.dismiss_failures(ActionKind::Work(3), Some(&library), Instant::now());
        assert_eq!(open(&notices), ["not counted", "no action"]);
        assert_eq!(notices.all().len(), 4, "the log keeps them");
    }
}
