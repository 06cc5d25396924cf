//! One way to write any file: a request that carries the function that writes it.
//!
//! To save something, make a [`SaveRequest`]. The window asks for a file name. The answer,
//! [`super::Command::AnswerSave`], starts the writing in the background and then reports what was written. Before that,
//! the window asks about files that would be replaced, by their full names: see [`ReplacePrompt`].

use std::path::{Path, PathBuf};

use super::notices::ActionKind;
use super::tasks::Task;
use katachi_core::corpus::load::LoadedFile;
use katachi_core::files;
use katachi_core::jobs::JobError;
use katachi_core::progress::Progress;
use katachi_language::text;

type Write = Box<dyn FnOnce(&Path, &Progress) -> Result<String, JobError> + Send>;
type FilesOf = Box<dyn Fn(&Path) -> Vec<PathBuf> + Send>;

/// Number of a question for a file name, growing. The dialog's answer carries it back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SaveId(u64);

impl SaveId {
    pub(super) fn next(self) -> SaveId {
        SaveId(self.0 + 1)
    }
}

/// Something to write once the user has named a file.
pub struct SaveRequest {
    pub(super) prompt: SavePrompt,
    write: Write,
    /// The files that writing replaces, if they exist.
    files_of: FilesOf,
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
        SaveRequest { prompt, write: Box::new(write), files_of: Box::new(|path| vec![path.to_owned()]) }
    }

    /// For writers that make other files than the named one: `files_of` says which ones they would replace.
    pub fn writing(mut self, files_of: impl Fn(&Path) -> Vec<PathBuf> + Send + 'static) -> SaveRequest {
        self.files_of = Box::new(files_of);
        self
    }

    pub fn prompt(&self) -> &SavePrompt {
        &self.prompt
    }

    /// The path with an ending, and what writing there would replace. `sources` are the files of the open library.
    pub(super) fn would_replace(&self, named: &Path, sources: &[LoadedFile]) -> (PathBuf, Vec<ReplacedFile>) {
        let path = self.prompt.complete(named.to_owned());
        let files = (self.files_of)(&path).into_iter().filter_map(|file| ReplacedFile::look(&file, sources)).collect();
        (path, files)
    }

    /// The writing, as background work. The path has its ending.
    pub(super) fn to(self, path: PathBuf) -> Task {
        // Errors name the whole path.
        let name = path.file_name().unwrap_or(path.as_os_str());
        let label = text!("notices-writing", what = name.display().to_string());
        let folder = path.parent().map(PathBuf::from).unwrap_or_default();
        let task = Task::telling(label, move |progress| {
            progress.check()?;
            (self.write)(&path, progress)
        });
        task.of_kind(ActionKind::Save).into_folder(folder)
    }
}

/// Files that a save would replace, for the user to agree to or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplacePrompt {
    pub files: Vec<ReplacedFile>,
}

/// A file that is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplacedFile {
    /// The full name.
    pub path: PathBuf,
    /// The target, if it is a link. The link is replaced; the file behind it stays.
    pub link_to: Option<PathBuf>,
    /// The open library reads its games from it.
    pub is_source: bool,
}

/// The answer to a [`ReplacePrompt`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplaceAnswer {
    Replace,
    /// The user wants to choose another name.
    OtherName,
    Keep,
}

impl ReplacedFile {
    /// Looks at this path. `None` if nothing is there, or a folder, which no file replaces.
    fn look(path: &Path, sources: &[LoadedFile]) -> Option<ReplacedFile> {
        let metadata = files::symlink_metadata(path).ok().filter(|metadata| !metadata.is_dir())?;
        let link_to = metadata.is_symlink().then(|| target_of(path));
        let behind = if link_to.is_none() { files::canonicalize(path).ok() } else { None };
        let place = place_of(path);
        // Names are resolved for those files only that may be this one: there may be many thousands.
        let may_be_it = |file: &&LoadedFile| {
            file.source.bytes == metadata.len() || file.source.path.file_name() == path.file_name()
        };
        let is_it = |file: &LoadedFile| {
            let source = &file.source.path;
            (place.is_some() && place_of(source) == place)
                || (behind.is_some() && files::canonicalize(source).ok() == behind)
        };
        let is_source = sources.iter().filter(may_be_it).any(is_it);
        Some(ReplacedFile { path: std::path::absolute(path).unwrap_or_else(|_| path.to_owned()), link_to, is_source })
    }
}

/// The path that a link leads to, even if nothing is there.
fn target_of(link: &Path) -> PathBuf {
    let written = || files::read_link(link).map(|target| link.with_file_name("").join(target));
    files::canonicalize(link).or_else(|_| written()).unwrap_or_default()
}

/// The name itself, in its folder without links; a link there is not followed.
fn place_of(path: &Path) -> Option<PathBuf> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Some(files::canonicalize(folder).ok()?.join(path.file_name()?))
}

impl SavePrompt {
    /// A file's name without the ending that it has.
    pub fn stem<'a>(&self, name: &'a str) -> &'a str {
        let without = |ending: &&str| name.strip_suffix(ending)?.strip_suffix('.');
        let stem = self.endings.iter().filter_map(without).min_by_key(|stem| stem.len());
        stem.or_else(|| name.rsplit_once('.').map(|(stem, _)| stem)).unwrap_or(name)
    }

    /// The name without the ending that was offered, if another one stands before it: who types over the offered name
    /// may type an ending too.
    pub fn without_second_ending<'a>(&self, name: &'a str) -> &'a str {
        let (stem, offered) = (self.stem(name), &self.name[self.stem(&self.name).len()..]);
        // A save that takes names without an ending too has no list.
        let endings = if self.endings.is_empty() { &["csv", "sgf"] } else { self.endings };
        let has_ending = endings.iter().any(|ending| stem.to_lowercase().ends_with(&format!(".{ending}")));
        let is_second = has_ending && !offered.is_empty() && name.ends_with(offered) && name != self.name;
        if is_second { stem } else { name }
    }

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

    #[test]
    fn an_ending_that_was_typed_before_the_offered_one_stands_alone() {
        let one = |offered: &str, name, endings| {
            SavePrompt { title: "", name: offered.to_owned(), endings }.without_second_ending(name)
        };
        let formats: &[&str] = &["pdf", "html"];
        assert_eq!(one("page.pdf", "web.html.pdf", formats), "web.html");
        assert_eq!(one("page.pdf", "web.pdf.pdf", formats), "web.pdf");
        assert_eq!(one("page.pdf", "Lee vs. Cho.pdf", formats), "Lee vs. Cho.pdf");
        assert_eq!(one("page.pdf", "page.html", formats), "page.html");
        assert_eq!(one("hits.csv", "second.csv.csv", &[]), "second.csv");
        assert_eq!(one("hits.csv", "Games.SGF.csv", &[]), "Games.SGF");
        assert_eq!(one("hits.csv", "games", &[]), "games");
        assert_eq!(one("Gu Li.html.pdf", "Gu Li.html.pdf", formats), "Gu Li.html.pdf");
        assert_eq!(one("s.ron", "s.ron.zst", &["ron", "ron.zst", "zst"]), "s.ron.zst");
    }

    #[test]
    fn a_stem_is_without_the_longest_of_the_endings() {
        let stem = |name, endings| SavePrompt { title: "", name: String::new(), endings }.stem(name);
        assert_eq!(stem("games 2026-01-01.tar.zst", &["tar.zst"]), "games 2026-01-01");
        assert_eq!(stem("rules.ron.zst", &["zst", "ron.zst", "ron"]), "rules");
        assert_eq!(stem("Lee vs. Cho.sgf", &["sgf"]), "Lee vs. Cho");
        assert_eq!(stem("hits.csv", &[]), "hits");
        assert_eq!(stem("out", &["sgf"]), "out");
    }
}
