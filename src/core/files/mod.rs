//! The one door to files: every call that reads, writes, moves or looks at a file goes through here.
//!
//! Each function is that of [`std::fs`] with one step before it. In a build with the feature `faults`, a test can have
//! the Nth step fail or end the process (`faults.rs`); in every other build the step is empty. `clippy.toml` forbids
//! `std::fs` elsewhere.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

mod call;
#[cfg(feature = "faults")]
#[doc(hidden)]
pub mod faults;
#[cfg(not(feature = "faults"))]
#[path = "no_faults.rs"]
mod faults;
mod mapped;

use std::fs;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

pub use fs::{DirEntry, Metadata, TryLockError};

pub use mapped::{MappableValues, Mapping, Plain};

use call::Call;
use faults::step;

/// The error of a pipe, a socket or a device in the place of a file: reading from it might never end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it is a pipe or a device, not a file")]
pub struct SpecialFile;

/// An open file, with its name.
#[derive(Debug)]
pub struct OpenFile {
    file: fs::File,
    path: PathBuf,
}

impl OpenFile {
    /// Opens a file or folder to be read. Waits for no pipe.
    ///
    /// Errors: the system's; [`SpecialFile`].
    pub fn open(path: &Path) -> io::Result<OpenFile> {
        step(Call::Open, path)?;
        let mut options = fs::File::options();
        options.read(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, libc::O_NONBLOCK);
        let file = options.open(path)?;
        let kind = file.metadata()?.file_type();
        if !kind.is_file() && !kind.is_dir() {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, SpecialFile));
        }
        Ok(OpenFile { file, path: path.to_owned() })
    }

    /// Creates a file that was not there before; follows no link. On Unix, `mode` are its permissions, less those that
    /// the user's umask removes.
    ///
    /// Errors: the system's; [`io::ErrorKind::AlreadyExists`].
    pub fn create_new(path: &Path, mode: u32) -> io::Result<OpenFile> {
        step(Call::Create, path)?;
        let mut options = fs::File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, mode);
        #[cfg(not(unix))]
        let _ = mode;
        Ok(OpenFile { file: options.open(path)?, path: path.to_owned() })
    }

    /// Opens a file to be locked: creates it if it is missing, never empties it. Follows no link and waits for no pipe.
    ///
    /// Errors: the system's.
    pub fn open_lock(path: &Path) -> io::Result<OpenFile> {
        step(Call::Create, path)?;
        let mut options = fs::File::options();
        options.write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, libc::O_NOFOLLOW | libc::O_NONBLOCK);
        Ok(OpenFile { file: options.open(path)?, path: path.to_owned() })
    }

    /// Errors: somebody else has it, or the system's.
    pub fn try_lock(&self) -> Result<(), TryLockError> {
        step(Call::Lock, &self.path).map_err(TryLockError::Error)?;
        self.file.try_lock()
    }

    /// Errors: the system's.
    pub fn metadata(&self) -> io::Result<Metadata> {
        step(Call::Look, &self.path)?;
        self.file.metadata()
    }

    /// Errors: the system's.
    pub fn sync_all(&self) -> io::Result<()> {
        step(Call::Sync, &self.path)?;
        self.file.sync_all()
    }
}

impl Read for OpenFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        faults::read(&mut self.file, &self.path, buffer)
    }
}

impl Write for OpenFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        faults::write(&mut self.file, &self.path, bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// Goes on reading after a signal interrupts, because not every caller does.
#[derive(Debug)]
pub struct Patient<R>(pub R);

impl<R: Read> Read for Patient<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.0.read(buffer) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => return read,
            }
        }
    }
}

impl Seek for OpenFile {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        step(Call::Look, &self.path)?;
        self.file.seek(to)
    }
}

/// Errors: the system's. A link is followed.
pub fn metadata(path: &Path) -> io::Result<Metadata> {
    step(Call::Look, path)?;
    fs::metadata(path)
}

/// Describes a link itself, not its target. Errors: the system's.
pub fn symlink_metadata(path: &Path) -> io::Result<Metadata> {
    step(Call::Look, path)?;
    fs::symlink_metadata(path)
}

/// Whether there is something, as far as the system tells.
pub fn exists(path: &Path) -> bool {
    metadata(path).is_ok()
}

/// Whether there is a folder, as far as the system tells.
pub fn is_folder(path: &Path) -> bool {
    metadata(path).is_ok_and(|metadata| metadata.is_dir())
}

/// Whether there is a link, as far as the system tells.
pub fn is_link(path: &Path) -> bool {
    symlink_metadata(path).is_ok_and(|metadata| metadata.is_symlink())
}

/// The target of a link, as it is written. Errors: the system's.
pub fn read_link(path: &Path) -> io::Result<PathBuf> {
    step(Call::Look, path)?;
    fs::read_link(path)
}

/// Errors: the system's.
pub fn canonicalize(path: &Path) -> io::Result<PathBuf> {
    step(Call::Look, path)?;
    fs::canonicalize(path)
}

/// The entries of a folder; as those of the standard library, they end with the first error.
pub struct Entries {
    entries: Option<fs::ReadDir>,
    folder: PathBuf,
}

/// Errors: the system's.
pub fn read_dir(folder: &Path) -> io::Result<Entries> {
    step(Call::List, folder)?;
    Ok(Entries { entries: Some(fs::read_dir(folder)?), folder: folder.to_owned() })
}

impl Iterator for Entries {
    type Item = io::Result<DirEntry>;

    fn next(&mut self) -> Option<Self::Item> {
        let entries = self.entries.as_mut()?;
        match step(Call::List, &self.folder) {
            Ok(()) => entries.next(),
            Err(error) => {
                self.entries = None;
                Some(Err(error))
            }
        }
    }
}

/// The entries under a folder, at any depth, links followed.
pub struct FolderWalk {
    walk: walkdir::IntoIter,
}

/// Why a part of a folder cannot be walked.
#[derive(Debug)]
pub enum WalkError {
    /// A link that leads back to where the walk came from.
    Loop,
    /// The system's error, and its path.
    System { path: PathBuf, error: io::Error },
}

pub fn walk(folder: &Path) -> FolderWalk {
    FolderWalk { walk: walkdir::WalkDir::new(folder).follow_links(true).into_iter() }
}

impl FolderWalk {
    /// The next entry, or the error there; `None` at the end.
    fn next_entry(&mut self) -> Option<Result<walkdir::DirEntry, WalkError>> {
        let system = |path: &Path, error| WalkError::System { path: path.to_owned(), error };
        Some(match self.walk.next()? {
            Ok(entry) => match step(Call::List, entry.path()) {
                Ok(()) => Ok(entry),
                Err(error) => {
                    if entry.file_type().is_dir() {
                        self.walk.skip_current_dir();
                    }
                    Err(system(entry.path(), error))
                }
            },
            Err(error) if error.loop_ancestor().is_some() => Err(WalkError::Loop),
            Err(error) => {
                let path = error.path().unwrap_or(Path::new("")).to_owned();
                Err(system(&path, error.into_io_error().unwrap_or_else(|| io::ErrorKind::Other.into())))
            }
        })
    }

    /// Skips the entries for which `is_wanted` says no, and everything in such folders.
    pub fn filtered(
        mut self,
        is_wanted: impl Fn(&walkdir::DirEntry) -> bool,
    ) -> impl Iterator<Item = Result<walkdir::DirEntry, WalkError>> {
        std::iter::from_fn(move || {
            loop {
                match self.next_entry()? {
                    Ok(entry) if !is_wanted(&entry) => {
                        if entry.file_type().is_dir() {
                            self.walk.skip_current_dir();
                        }
                    }
                    other => return Some(other),
                }
            }
        })
    }
}

/// Errors: the system's.
pub fn create_dir(path: &Path) -> io::Result<()> {
    step(Call::MakeFolder, path)?;
    fs::create_dir(path)
}

/// Renames a file, over an existing one if need be.
///
/// Errors: the system's.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    step(Call::Rename, to)?;
    fs::rename(from, to)
}

/// Renames a file, never over an existing one.
///
/// Errors: the system's; [`io::ErrorKind::AlreadyExists`].
pub fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    step(Call::Rename, to)?;
    // If it fails, the file stays at its old name: the caller has to remove it.
    let mut from = tempfile::TempPath::try_from_path(from)?;
    from.disable_cleanup(true);
    from.persist_noclobber(to).map_err(|error| error.error)
}

/// Swaps two existing names in one step.
///
/// Errors: the system's; [`io::ErrorKind::Unsupported`] where the system, or this disk, has no such step.
pub fn exchange(one: &Path, other: &Path) -> io::Result<()> {
    step(Call::Exchange, other)?;
    #[cfg(any(target_os = "linux", target_os = "macos"))]
    {
        use rustix::fs::{CWD, RenameFlags, renameat_with};
        use rustix::io::Errno;
        // A disk that does not know the flag says that it is not valid.
        let unknown = [Errno::INVAL, Errno::NOSYS, Errno::NOTSUP, Errno::OPNOTSUPP];
        renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE).map_err(|error| match unknown.contains(&error) {
            true => io::ErrorKind::Unsupported.into(),
            false => error.into(),
        })
    }
    #[cfg(not(any(target_os = "linux", target_os = "macos")))]
    {
        let _ = one;
        Err(io::ErrorKind::Unsupported.into())
    }
}

/// Errors: the system's.
pub fn remove_file(path: &Path) -> io::Result<()> {
    step(Call::Remove, path)?;
    fs::remove_file(path)
}

/// Errors: the system's; a folder that is not empty.
pub fn remove_dir(path: &Path) -> io::Result<()> {
    step(Call::Remove, path)?;
    fs::remove_dir(path)
}

/// Removes a folder with everything in it.
///
/// Errors: the system's.
pub fn remove_dir_all(path: &Path) -> io::Result<()> {
    step(Call::Remove, path)?;
    fs::remove_dir_all(path)
}
