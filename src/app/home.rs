//! The user's own folder: settings, and the libraries that Katachi makes by itself.
//!
//! ```text
//! settings.ron            what the user chose
//! libraries/NAME.katachi  a library for whatever was opened
//! sample/                 session and results of the sample games
//! study.ron               cards of problems
//! reports/                reports of Katachi's own defects
//! ```

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use super::Settings;
use super::memory::{self, FormatNumber, MemoryError};
use katachi_core::corpus::CorpusId;
use katachi_core::files;
use katachi_core::library::atomic::{self, StagedFolder};
use katachi_core::library::lock::{self, Lockable};
use katachi_core::library::{self, FileAction, LibraryError, NotOurs};
use katachi_core::progress::Progress;
use katachi_core::reports;
use katachi_language::text;
use katachi_sentences::Sentence;

/// The folder. Made when something is first written to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home(PathBuf);

/// The settings as they were read.
#[derive(Debug, Default)]
pub struct SettingsRead {
    /// `None` if there are none that can be read.
    pub settings: Option<Settings>,
    /// Why the settings, or part of them, could not be read.
    pub said: Option<String>,
    /// Whether a newer Katachi wrote them. Then they must not be overwritten.
    pub is_newer: bool,
}

/// A library, as a list of them shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct LibraryEntry {
    pub dir: PathBuf,
    pub name: String,
    /// `None` where nobody has opened it in the window yet.
    pub games: Option<usize>,
    /// Size on disk, with everything that is kept beside the games.
    pub bytes: u64,
    /// Katachi made it by itself, in its own folder.
    pub is_own: bool,
    /// Why it cannot be opened.
    pub trouble: Option<String>,
}

impl Home {
    pub fn new(dir: PathBuf) -> Home {
        Home(dir)
    }

    pub fn dir(&self) -> &Path {
        &self.0
    }

    fn settings_file(&self) -> PathBuf {
        self.0.join("settings.ron")
    }

    /// Reads the settings. A damaged file is set aside, unless another window is writing it. A file that the system
    /// cannot read now is left alone. A file of a newer Katachi is read as far as possible.
    pub fn read_settings(&self) -> SettingsRead {
        let mut read = SettingsRead::default();
        memory::finish_ahead(&self.settings_file(), Lockable::Settings);
        match memory::read::<Settings>(&self.settings_file()) {
            Ok(settings) => read.settings = settings,
            Err(MemoryError::Newer(error, settings)) => {
                read.said = Some(text!("notices-settings-are-newer", error = error.sentence()));
                let settings = Settings { format: FormatNumber::default(), ..settings.unwrap_or_default() };
                (read.settings, read.is_newer) = (Some(settings), true);
            }
            Err(MemoryError::Damaged(what)) => read.said = Some(self.set_settings_aside(&what)),
            Err(MemoryError::OutOfReach(error)) => read.said = Some(self.out_of_reach(error).sentence()),
        }
        read
    }

    /// Whether a start opens the sample, since the settings name nothing else.
    pub fn opens_sample(&self) -> bool {
        let settings = memory::read::<Settings>(&self.settings_file()).ok().flatten();
        settings.is_none_or(|settings| settings.open.is_none() && settings.opening.is_none())
    }

    fn out_of_reach(&self, error: std::io::Error) -> LibraryError {
        LibraryError::io(&self.settings_file(), FileAction::ReadSettings)(error)
    }

    fn set_settings_aside(&self, what: &str) -> String {
        let path = self.settings_file();
        let aside = match lock::lock_if_free(&self.0, Lockable::Settings) {
            Ok(Some(_lock)) => library::set_aside(&path).map(Some),
            Ok(None) => Ok(None),
            Err(error) => Err(error),
        };
        let path = path.display().to_string();
        match aside.map(|aside| aside.map(|aside| aside.display().to_string())) {
            Ok(Some(aside)) => text!("notices-settings-set-aside", path = path, reason = what, aside = aside),
            Ok(None) => text!("notices-settings-unread-another-window", path = path, reason = what),
            Err(error) => text!("notices-settings-unread", path = path, reason = what, error = error.sentence()),
        }
    }

    /// Reports of Katachi's own defects, the latest first.
    pub fn reports(&self) -> Vec<PathBuf> {
        reports::list(&self.0.join(reports::REPORTS_FOLDER))
    }

    /// Writes the settings that changed since `before`. Other settings in the file stay, as another window may have
    /// changed them. A damaged file is set aside.
    ///
    /// Errors: the folder cannot be made or written, or the file not be read; [`LibraryError::Busy`].
    pub fn keep_settings(
        &self,
        settings: &Settings,
        before: &Settings,
        progress: &Progress,
    ) -> Result<(), LibraryError> {
        atomic::make_folder(&self.0)?;
        let _lock = lock::lock(&self.0, Lockable::Settings, progress)?;
        let there = match memory::read::<Settings>(&self.settings_file()) {
            Ok(there) => there,
            Err(MemoryError::Damaged(_)) => {
                library::set_aside(&self.settings_file())?;
                None
            }
            Err(MemoryError::Newer(error, _)) => return Err(error),
            Err(MemoryError::OutOfReach(error)) => return Err(self.out_of_reach(error)),
        };
        let merged = there.as_ref().map_or_else(|| settings.clone(), |there| settings.over(before, there));
        if there.as_ref() == Some(&merged) {
            return Ok(());
        }
        memory::write(&self.settings_file(), &merged.to_ron())
    }

    /// Writes ahead what [`Home::keep_settings`] is to write. The write from `before` to `tried` may still run: whether
    /// the file holds it already makes no difference.
    ///
    /// Errors: the folder is not there or cannot be written, or the file not be read.
    pub fn write_settings_ahead(
        &self,
        settings: &Settings,
        tried: &Settings,
        before: &Settings,
    ) -> Result<(), LibraryError> {
        let path = self.settings_file();
        match memory::read::<Settings>(&path) {
            Ok(Some(there)) => {
                let there = tried.over(before, &there);
                memory::write_ahead(&path, &settings.over(tried, &there).to_ron())
            }
            Ok(None) => memory::write_ahead(&path, &settings.to_ron()),
            // The write itself tells.
            Err(_) => Ok(()),
        }
    }

    /// Forgets what was written ahead, now that it is in its file.
    pub fn forget_settings_ahead(&self) {
        atomic::forget_ahead(&self.settings_file());
    }

    fn libraries(&self) -> PathBuf {
        self.0.join("libraries")
    }

    /// The folder for everything that is kept about the sample games.
    pub fn sample(&self) -> PathBuf {
        self.0.join("sample")
    }

    pub fn owns(&self, dir: &Path) -> bool {
        dir.parent() == Some(&*self.libraries())
    }

    fn own_libraries(&self) -> Vec<PathBuf> {
        let entries = files::read_dir(&self.libraries()).into_iter().flatten().flatten();
        // Skip folders that are still being restored.
        let is_staged =
            |entry: &files::DirEntry| entry.file_name().to_string_lossy().starts_with(atomic::TEMPORARY_PREFIX);
        let paths = entries.filter(|entry| !is_staged(entry)).map(|entry| entry.path());
        let mut dirs: Vec<PathBuf> = paths.filter(|dir| is_library(dir)).collect();
        dirs.sort();
        dirs
    }

    /// The library for games from these paths: an own library with the same sources, or a new name.
    pub fn library_for(&self, paths: &[PathBuf]) -> PathBuf {
        let wanted: Vec<PathBuf> =
            paths.iter().map(|path| std::path::absolute(path).unwrap_or_else(|_| path.clone())).collect();
        let made_of_them = |dir: &PathBuf| library::sources(dir).is_ok_and(|sources| sources == wanted);
        match self.own_libraries().into_iter().find(made_of_them) {
            Some(dir) => dir,
            None => self.free_name(&name_for(paths)),
        }
    }

    /// The name of another library that Katachi made of the same games.
    pub(super) fn twin(&self, dir: &Path, corpus: CorpusId) -> Option<String> {
        let id = corpus.to_string();
        let has_them = |other: &PathBuf| library::read_manifest(other).is_ok_and(|manifest| manifest.corpus == id);
        let mut others = self.own_libraries().into_iter().filter(|other| other != dir);
        others.find(has_them).map(|other| library_name(&other))
    }

    pub(super) fn free_name(&self, name: &str) -> PathBuf {
        let folder = self.libraries();
        let numbered = |number: u32| match number {
            1 => folder.join(format!("{name}.katachi")),
            _ => folder.join(format!("{name} {number}.katachi")),
        };
        let is_free = |dir: &PathBuf| {
            discard_unfinished(dir);
            !files::exists(dir)
        };
        (1..).map(numbered).find(is_free).unwrap_or_else(|| numbered(1))
    }

    /// All libraries: those in `recent`, in that order, then the others that Katachi made.
    pub fn list(&self, recent: &[PathBuf]) -> Vec<LibraryEntry> {
        let others = self.own_libraries().into_iter().filter(|dir| !recent.contains(dir));
        let all = recent.iter().cloned().chain(others);
        all.map(|dir| self.entry(dir)).collect()
    }

    fn entry(&self, dir: PathBuf) -> LibraryEntry {
        let trouble = library::read_manifest(&dir).err().map(|error| error.sentence());
        let games = super::LibrarySession::read(&dir).games;
        let name = library_name(&dir);
        LibraryEntry { name, games, bytes: bytes_in(&dir), is_own: self.owns(&dir), trouble, dir }
    }
}

/// The name of a library.
pub fn library_name(dir: &Path) -> String {
    dir.file_stem().unwrap_or(dir.as_os_str()).to_string_lossy().into_owned()
}

/// Renames a library within its folder. Returns the new path.
///
/// Errors: no folder can have the name, or the name is taken; or the system fails.
pub fn rename(dir: &Path, name: &str) -> Result<PathBuf, LibraryError> {
    let name = name.trim();
    if name.is_empty() || name.starts_with('.') || name.contains(['/', '\\', ':', '\0']) {
        return Err(LibraryError::NotALibrary { path: PathBuf::from(name), what: NotOurs::NoLibraryName });
    }
    let there = dir.with_file_name(format!("{name}.katachi"));
    if there == dir {
        return Ok(there);
    }
    atomic::move_folder(dir, &there, FileAction::RenameLibrary)?;
    Ok(there)
}

/// A library that was removed. It is gone for good when this is dropped.
pub struct RemovedLibrary {
    dir: PathBuf,
    staged: StagedFolder,
    pub was_open: bool,
}

impl RemovedLibrary {
    /// Removes a library that Katachi made by itself; the files that its games came from stay.
    ///
    /// Errors: it is no library, or cannot be removed.
    pub fn remove(dir: &Path, was_open: bool) -> Result<RemovedLibrary, LibraryError> {
        // Only a folder that says it is a library is ever removed.
        library::read_manifest(dir)?;
        let removed = RemovedLibrary { dir: dir.to_owned(), staged: StagedFolder::beside(dir)?, was_open };
        atomic::move_folder(dir, &removed.place(), FileAction::RemoveLibrary)?;
        Ok(removed)
    }

    fn place(&self) -> PathBuf {
        self.staged.path().join("library")
    }

    /// Puts the library back to where it was, and returns that place.
    ///
    /// Errors: something else is there now; the system's. The library is still held then.
    pub fn bring_back(&self) -> Result<PathBuf, LibraryError> {
        atomic::move_folder(&self.place(), &self.dir, FileAction::RenameLibrary)?;
        Ok(self.dir.clone())
    }
}

/// Takes away a folder that was made for a library that did not come to be, unless somebody is writing it now.
pub fn discard_unfinished(dir: &Path) {
    if !lock::is_locked(dir, Lockable::Games) && !files::exists(&dir.join("library.ron")) {
        let _ = files::remove_file(&dir.join(Lockable::Games.file()));
        // Fails while anything else is in it, as it should.
        let _ = files::remove_dir(dir);
    }
}

/// A library name for these paths: the name of a single file or folder, or of the folder that holds all of several.
fn name_for(paths: &[PathBuf]) -> String {
    let absolute = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let first = absolute(paths.first().map_or(Path::new("games"), PathBuf::as_path));
    let all: Vec<PathBuf> = paths.iter().map(|path| absolute(path)).collect();
    let mut holders = first.ancestors().skip(usize::from(all.len() > 1));
    let holder = holders.find(|holder| all.iter().all(|path| path.starts_with(holder)));
    let named = holder.and_then(Path::file_name).or(first.file_name());
    let name = named.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let endings = [".sgf", ".zip", ".tar", ".tar.gz", ".tgz", ".tar.zst", ".mgt", ".sgf-collections.tar.zst"];
    let lower = name.to_lowercase();
    let cut = endings.iter().filter(|ending| lower.ends_with(*ending)).map(|ending| ending.len()).max().unwrap_or(0);
    let stem = name.get(..name.len() - cut).unwrap_or(&name);
    let clean: String = stem.chars().map(|c| if c.is_control() || "/\\:".contains(c) { ' ' } else { c }).collect();
    let clean = clean.trim().trim_start_matches('.');
    if clean.is_empty() { "games".to_owned() } else { clean.chars().take(60).collect() }
}

fn bytes_in(dir: &Path) -> u64 {
    let entries = files::read_dir(dir).into_iter().flatten().flatten();
    let size = |entry: files::DirEntry| match entry.file_type() {
        Ok(kind) if kind.is_dir() => bytes_in(&entry.path()),
        Ok(kind) if kind.is_file() => files::symlink_metadata(&entry.path()).map_or(0, |metadata| metadata.len()),
        _ => 0,
    };
    entries.map(size).sum()
}

/// Whether a path is that of a library folder. Its name may lack the ending if it was made on the command line.
pub(super) fn is_library(path: &Path) -> bool {
    path.extension() == Some(OsStr::new("katachi")) || library::is_library(path)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn libraries_are_called_as_what_was_opened() {
        for (path, name) in [
            ("/games/pro-5k.zip", "pro-5k"),
            ("/games/My Games", "My Games"),
            ("/a/b.tar.zst", "b"),
            ("/a/名局.SGF", "名局"),
            ("/", "games"),
            ("/a/.sgf", "games"),
        ] {
            assert_eq!(name_for(&[PathBuf::from(path)]), name, "{path}");
        }
    }

    #[test]
    fn a_library_is_known_by_its_ending_or_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let dir = folder.path().join("games");
        fs::create_dir(&dir).unwrap();
        assert!(!is_library(&dir) && is_library(&dir.with_extension("katachi")));
        fs::write(dir.join("library.ron"), "").unwrap();
        assert!(is_library(&dir));
    }

    #[test]
    fn many_files_make_a_library_with_the_name_of_their_folder() {
        let home = Home::new(tempfile::tempdir().unwrap().path().to_owned());
        let name =
            |paths: &[&str]| library_name(&home.library_for(&paths.iter().map(PathBuf::from).collect::<Vec<_>>()));
        assert_eq!(name(&["/go/walk-games/g00.sgf", "/go/walk-games/g01.sgf"]), "walk-games");
        assert_eq!(name(&["/go/walk-games/a/g00.sgf", "/go/walk-games/b/g01.sgf"]), "walk-games");
        assert_eq!(name(&["/go/walk-games/g00.sgf"]), "g00");
        assert_eq!(name(&["/a/g00.sgf", "/b/g01.sgf"]), "g00", "the root has no name");
    }

    #[test]
    fn names_are_free_and_renaming_never_covers_another_library() {
        let folder = tempfile::tempdir().unwrap();
        let home = Home::new(folder.path().to_owned());
        let first = home.library_for(&[PathBuf::from("/x/games.zip")]);
        let made = |dir: &Path| {
            fs::create_dir_all(dir).unwrap();
            fs::write(dir.join("library.ron"), "").unwrap();
        };
        made(&first);
        let second = home.library_for(&[PathBuf::from("/y/games.zip")]);
        assert_eq!((library_name(&first), library_name(&second)), ("games".into(), "games 2".into()));
        made(&second);
        assert!(matches!(rename(&second, "games"), Err(LibraryError::Exists { .. })));
        for bad in ["", "  ", "..", "a/b", "c:d"] {
            assert!(rename(&second, bad).is_err(), "{bad:?}");
        }
        let third = rename(&second, " 名局 ").unwrap();
        assert!(third.exists() && !second.exists() && home.owns(&third));
        assert!(RemovedLibrary::remove(&third, false).is_err(), "it holds no library");
        fs::remove_file(third.join("library.ron")).unwrap();
        discard_unfinished(&third);
        assert!(!third.exists());
    }
}
