//! Selects the files that belong in a backup.

use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::super::lock::is_lock;
use super::super::{CONTEXTS_FILE, EDITED_FOLDER, FileAction, LibraryError, RINGS_FILE, atomic, index, kept};
use super::BackupEntry;
use crate::files;
use crate::words::grouped;

/// Something that a backup leaves out, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotBackedUp {
    /// The files and folders that the games were imported from.
    Sources {
        sources: usize,
    },
    MadeAgain {
        file: String,
    },
    Link {
        file: String,
    },
    /// A folder that is none of Katachi's, or no file.
    NoFile {
        file: String,
    },
    Name {
        file: String,
    },
}

impl fmt::Display for NotBackedUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotBackedUp::Sources { sources } => {
                let count = grouped(*sources as u64);
                write!(f, "{count} imported files and folders: the games are in the library")
            }
            NotBackedUp::MadeAgain { file } => write!(f, "{file}: it is made again from the games"),
            NotBackedUp::Link { file } => write!(f, "{file}: a link"),
            NotBackedUp::NoFile { file } => write!(f, "{file}: a folder that is none of Katachi's, or no file"),
            NotBackedUp::Name { file } => write!(f, "{file}: its name is none that every system can have"),
        }
    }
}

/// A file that belongs in, under its name in the archive.
pub(super) struct SelectedFile {
    pub name: String,
    pub path: PathBuf,
}

/// The files that belong in a backup of a folder, and what is left out, with the reason.
#[derive(Default)]
pub(super) struct BackupSelection {
    pub files: Vec<SelectedFile>,
    pub left_out: Vec<NotBackedUp>,
}

impl BackupSelection {
    /// Selects everything in a library's folder except files that Katachi makes again by itself.
    ///
    /// Errors: the folder cannot be read.
    pub fn library(&mut self, dir: &Path, prefix: &str) -> Result<(), LibraryError> {
        for (name, path) in entries(dir)? {
            let full = format!("{prefix}{name}");
            if [kept::KEPT_FOLDER, EDITED_FOLDER].contains(&&*name) && is_folder(&path)? {
                for (name, path) in entries(&path)? {
                    self.file(format!("{full}/{name}"), path)?;
                }
            } else if [index::INDEX_FILE, index::MAPPED_INDEX_FILE, CONTEXTS_FILE, RINGS_FILE].contains(&&*name) {
                self.left_out.push(NotBackedUp::MadeAgain { file: full });
            } else if !is_lock(&name) {
                self.file(full, path)?;
            }
        }
        Ok(())
    }

    /// Selects settings, cards, sessions, reports, and every library that Katachi made.
    ///
    /// Errors: a folder cannot be read.
    pub fn own_folder(&mut self, dir: &Path) -> Result<(), LibraryError> {
        for (name, path) in entries(dir)? {
            match &*name {
                "libraries" if is_folder(&path)? => {
                    for (library, path) in entries(&path)? {
                        match is_folder(&path)? {
                            // A library that is being restored.
                            true if library.starts_with(atomic::TEMPORARY_PREFIX) => {}
                            true => self.library(&path, &format!("{name}/{library}/"))?,
                            false => self.file(format!("{name}/{library}"), path)?,
                        }
                    }
                }
                "sample" if is_folder(&path)? => self.library(&path, "sample/")?,
                "reports" if is_folder(&path)? => {
                    for (inner, path) in entries(&path)? {
                        self.file(format!("{name}/{inner}"), path)?;
                    }
                }
                _ if is_lock(&name) => {}
                _ => self.file(name, path)?,
            }
        }
        Ok(())
    }

    /// Selects a file, or notes why it is left out. Errors: the system does not tell what it is, and it may belong in.
    fn file(&mut self, name: String, path: PathBuf) -> Result<(), LibraryError> {
        let last = name.rsplit('/').next().unwrap_or(&name);
        let is_ours_alone = last.starts_with(atomic::TEMPORARY_PREFIX) || is_lock(last);
        let entry = BackupEntry { name, bytes: 0, crc32: 0 };
        let metadata = files::symlink_metadata(&path);
        if is_ours_alone {
            return Ok(());
        }
        let why = match metadata {
            Ok(metadata) if metadata.is_symlink() => NotBackedUp::Link { file: entry.name },
            Ok(metadata) if !metadata.is_file() => NotBackedUp::NoFile { file: entry.name },
            Ok(_) if !entry.is_safe() => NotBackedUp::Name { file: entry.name },
            // Gone meanwhile.
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(LibraryError::io(&path, FileAction::LookAt)(error)),
            Ok(_) => {
                self.files.push(SelectedFile { name: entry.name, path });
                return Ok(());
            }
        };
        self.left_out.push(why);
        Ok(())
    }
}

/// Whether there is a folder, and no link to one.
///
/// Errors: the system does not tell.
fn is_folder(path: &Path) -> Result<bool, LibraryError> {
    match files::symlink_metadata(path) {
        Ok(metadata) => Ok(metadata.is_dir()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(LibraryError::io(path, FileAction::LookAt)(error)),
    }
}

/// Names and paths of what is in a folder, sorted.
fn entries(dir: &Path) -> Result<Vec<(String, PathBuf)>, LibraryError> {
    let failed = |error| LibraryError::io(dir, FileAction::LookInto)(error);
    let named = |entry: files::DirEntry| (entry.file_name().to_string_lossy().into_owned(), entry.path());
    // A folder that is read in part would be backed up in part.
    let all: std::io::Result<Vec<_>> = files::read_dir(dir).map_err(failed)?.map(|entry| entry.map(named)).collect();
    let mut all = all.map_err(failed)?;
    all.sort();
    Ok(all)
}
