//! One way to write any file: a request that carries what writes it.
//!
//! Whoever has something to save makes a [`SaveRequest`]. The window asks for a name; the answer,
//! [`super::Command::SaveTo`], starts the writing in the background and says what was written.

use std::path::{Path, PathBuf};

use super::tasks::Task;
use katachi_core::jobs::JobError;
use katachi_core::progress::Progress;

type Write = Box<dyn FnOnce(&Path, &Progress) -> Result<String, JobError> + Send>;

/// Something to write once the user has named a file.
pub struct SaveRequest {
    prompt: SavePrompt,
    write: Write,
}

/// What the user is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavePrompt {
    /// The title of the dialog.
    pub title: &'static str,
    /// A name to begin with.
    pub name: String,
    /// Endings that the file may have, the usual one first. A name without an ending gets the first; none at all leaves
    /// the name as it is.
    pub endings: &'static [&'static str],
}

impl SaveRequest {
    /// `write` gets the path with its ending and says what it has written.
    pub fn new(
        prompt: SavePrompt,
        write: impl FnOnce(&Path, &Progress) -> Result<String, JobError> + Send + 'static,
    ) -> SaveRequest {
        SaveRequest { prompt, write: Box::new(write) }
    }

    pub fn prompt(&self) -> &SavePrompt {
        &self.prompt
    }

    /// The writing, as background work.
    pub fn to(self, path: PathBuf) -> Task {
        let path = self.prompt.complete(path);
        let label = format!("Writing {}", path.display());
        Task::telling(label, move |progress| {
            progress.check()?;
            (self.write)(&path, progress)
        })
    }
}

impl SavePrompt {
    fn complete(&self, path: PathBuf) -> PathBuf {
        let name = path.to_string_lossy();
        match self.endings.first() {
            Some(first) if path.extension().is_none() => {
                let ending = format!("{name}.{first}");
                PathBuf::from(ending)
            }
            _ => path,
        }
    }
}

impl std::fmt::Debug for SaveRequest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SaveRequest").field("prompt", &self.prompt).finish_non_exhaustive()
    }
}
