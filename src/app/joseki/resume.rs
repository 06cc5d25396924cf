//! Keeps Joseki in a session and resumes it.

use super::Joseki;
use super::kept::KeptJoseki;
use crate::LibrarySession;

impl Joseki {
    pub(super) fn kept(&self) -> KeptJoseki {
        KeptJoseki {
            view: self.view,
            whose: self.whose,
            corner: self.corner.way(),
            shapes: self.shapes.way(),
            marks: self.marks.clone(),
            set_up: self.corner_form.set_up,
            shows_rare: self.shapes.shows_rare(),
        }
    }

    pub(super) fn take_up(&mut self, session: &LibrarySession) {
        let Some(kept) = &session.joseki else { return };
        self.view = kept.view;
        self.ask(kept.whose);
        self.marks.clone_from(&kept.marks);
        if let Some(way) = kept.corner.clone() {
            self.corner.take_up(way);
        }
        self.shapes.show_rare(kept.shows_rare);
        if let Some(way) = kept.shapes.clone() {
            self.shapes.take_up(way);
        }
    }

    /// Puts the kept paths away, as they are in the session of a library that is left.
    pub fn leave_library(&mut self) {
        self.marks.clear();
    }
}
