//! One way to write any file: a request that carries the function that writes it.
//!
//! To save something, make a [`SaveRequest`]. The window asks for a file name. The answer, [`super::Command::SaveTo`],
//! starts the writing in the background and then reports what was written.

use std::path::{Path, PathBuf};

use super::tasks::Task;
use katachi_core::jobs::JobError;
use katachi_core::progress::Progress;
use katachi_language::text;

type Write = Box<dyn FnOnce(&Path, &Progress) -> Result<String, JobError> + Send>;

/// Something to write once the user has named a file.
pub struct SaveRequest {
    prompt: SavePrompt,
    write: Write,
}

/// The request for a file name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavePrompt {
    /// The title of the dialog.
    pub title: &'static str,
    /// A name to begin with.
    pub name: String,
    /// Endings that the file may have, the usual one first. A name with none of them gets the first; an empty list leaves
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
        let label = text!("notices-writing", what = path.display().to_string());
        Task::telling(label, move |progress| {
            progress.check()?;
            (self.write)(&path, progress)
        })
    }
}

impl SavePrompt {
    fn complete(&self, path: PathBuf) -> PathBuf {
        let name = path.to_string_lossy().to_lowercase();
        let has_ending = self.endings.iter().any(|ending| name.ends_with(&format!(".{ending}")));
        match self.endings.first() {
            Some(first) if !has_ending => {
                let mut name = path.into_os_string();
                name.push(format!(".{first}"));
                name.into()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_without_one_of_the_endings_gets_the_first() {
        let complete = |name: &str, endings| {
            let prompt = SavePrompt { title: "", name: String::new(), endings };
            prompt.complete(PathBuf::from(name)).to_string_lossy().into_owned()
        };
        assert_eq!(complete("rules", &["ron.zst", "ron"]), "rules.ron.zst");
        assert_eq!(complete("rules v1.2", &["ron.zst", "ron"]), "rules v1.2.ron.zst");
        assert_eq!(complete("Rules.RON", &["ron.zst", "ron"]), "Rules.RON");
        assert_eq!(complete("out", &[]), "out");
    }
}
