//! Checking, repairing, backing up and putting back libraries: work of the background, and what it found.

use std::path::{Path, PathBuf};

use super::home::library_name;
use super::tasks::Awaited;
use super::{Command, Effects, SavePrompt, SaveRequest, Shared, WindowPrompt};
use katachi_core::jobs::JobError;
use katachi_core::library::LibraryError;
use katachi_core::library::backup::{self, back_up_library};
use katachi_core::library::health::Health;
use katachi_core::progress::ProgressReport;
use katachi_core::study::Moment;
use katachi_engines::library::check_library;
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::words::megabytes_alone;

/// The findings of a check in a library's folder.
#[derive(Clone, Debug, PartialEq)]
pub struct LibraryCheckResult {
    pub dir: PathBuf,
    pub health: Health,
    pub was_repaired: bool,
}

/// The check that goes on, or was made last; and the backup that is put back.
#[derive(Default)]
pub struct Care {
    checked: Awaited<LibraryCheckResult>,
    /// The library that is looked at.
    dir: PathBuf,
    restored: Awaited<PathBuf>,
}

impl Care {
    /// Whether a library is being checked, or repaired.
    pub fn is_running(&self) -> bool {
        self.checked.is_running()
    }

    /// The findings of the last check.
    pub fn checked(&self) -> Option<&LibraryCheckResult> {
        self.checked.value()
    }

    /// The library that is or was looked at.
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// How far the check is; `None` while there is none.
    pub fn progress(&self) -> Option<ProgressReport> {
        self.checked.progress()
    }

    /// Why the last check failed.
    pub fn failed(&self) -> Option<&JobError> {
        self.checked.failed()
    }

    /// Drops the findings and stops a running check, as its window was closed.
    pub(super) fn forget(&mut self) {
        self.checked = Awaited::default();
    }

    pub(super) fn check(&mut self, dir: PathBuf, repair: bool, effects: &mut Effects) {
        let label = match repair {
            true => text!("health-repairing", library = library_name(&dir)),
            false => text!("health-checking", library = library_name(&dir)),
        };
        self.checked = Awaited::default();
        self.dir.clone_from(&dir);
        let task = self.checked.start(label, move |progress| {
            let health = check_library(&dir, repair, progress).map_err(in_words)?;
            Ok(LibraryCheckResult { dir, health, was_repaired: repair })
        });
        effects.spawn(task);
        effects.ask(WindowPrompt::Health);
    }

    /// Asks for a file and writes the open library into it.
    pub(super) fn back_up(shared: &Shared, effects: &mut Effects) {
        let Some(dir) = shared.folder().map(Path::to_owned) else {
            return effects.info(text!("health-only-a-library-is-backed-up"));
        };
        let name = format!("{} {}.tar.zst", library_name(&dir), Moment::now().date());
        let prompt = SavePrompt { title: text!("health-back-up-title"), name, endings: &["tar.zst"] };
        effects.save(SaveRequest::new(prompt, move |path, progress| {
            let written = back_up_library(&dir, path, progress).map_err(in_words)?;
            let megabytes = megabytes_alone(written.packed_bytes);
            let path = path.display().to_string();
            Ok(text!("health-backed-up", files = written.files, megabytes = megabytes, path = path))
        }));
    }

    /// Puts a library back as a new one in the user's own folder; nothing that is there changes.
    pub(super) fn restore(&mut self, file: PathBuf, shared: &Shared, effects: &mut Effects) {
        let Some(home) = shared.home().cloned() else {
            return effects.error(text!("health-no-folder-to-restore-to"));
        };
        let name = library_name(&file);
        let name = name.strip_suffix(".tar").unwrap_or(&name).to_owned();
        let task = self.restored.start(text!("health-putting-back", library = &name), move |progress| {
            let dir = home.free_name(&name);
            backup::restore_library(&file, &dir, false, progress).map_err(in_words)?;
            Ok(dir)
        });
        effects.spawn(task);
    }

    /// Opens a library that was repaired or put back.
    pub(super) fn poll(&mut self, shared: &Shared, effects: &mut Effects) {
        if self.checked.poll()
            && let Some(checked) = self.checked.value().filter(|checked| checked.was_repaired)
        {
            let is_open = shared.folder() == Some(&*checked.dir);
            // Another library of the user's stays open.
            if is_open || shared.library().is_none_or(|open| open.is_sample) {
                effects.command(Command::Open(vec![checked.dir.clone()]));
            }
        }
        if let Some(dir) = self.restored.arrived() {
            effects.info(text!("health-put-back", library = library_name(&dir)));
            effects.command(Command::Open(vec![dir]));
        }
    }
}

fn in_words(error: LibraryError) -> JobError {
    match error {
        LibraryError::Cancelled => JobError::Cancelled,
        other => JobError::Failed(other.sentence()),
    }
}
