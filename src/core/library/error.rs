//! Errors with files and folders, as types that display in English.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::damage::{Advice, Damage};
use super::lockable::{Holder, Lockable};
use super::named::named;
use crate::corpus::report::{NotLoaded, Reason};
use crate::progress::Cancelled;

named! {
    /// An action that failed. The system's error says why.
    FileAction {
        Compress = "cannot compress it",
        FindFolder = "cannot find the folder",
        FindShard = "cannot find the shard",
        NameRestored = "cannot give the restored folder this name",
        LookAt = "cannot look at it",
        LookAtFile = "cannot look at the file",
        LookInto = "cannot look into it",
        LookWhetherNameIsFree = "cannot look whether the name is free",
        Sync = "cannot make sure that it outlives a power cut",
        MakeFolderForPart = "cannot make the folder for a part",
        MakeFolderForParts = "cannot make the folder for parts",
        MakeFolder = "cannot make the folder",
        MakeLock = "cannot make the lock file",
        MergeParts = "cannot merge the parts",
        PutFileInPlace = "cannot put the file in place",
        PutFolderInPlace = "cannot put the folder in place",
        ReadAgain = "cannot read it again",
        Read = "cannot read it",
        ReadCards = "cannot read the cards",
        ReadCertificate = "cannot read the certificate",
        ReadSettings = "cannot read the settings",
        ReadTable = "cannot read the table",
        ReadTags = "cannot read the tags",
        Remove = "cannot remove it",
        RemoveEmptyFolder = "cannot remove the empty folder",
        RenameLibrary = "cannot rename the library",
        RemoveLibrary = "cannot remove the library",
        SetAside = "cannot set the damaged file aside",
        WriteInItsFolder = "cannot write in its folder",
        WriteInFolder = "cannot write in this folder",
        WriteUnlessFull = "cannot write it (is the disk full?)",
        Write = "cannot write it",
        WriteManifest = "cannot write library.ron",
        WriteSession = "cannot write session.ron",
        WriteFileUnlessFull = "cannot write the file (is the disk full?)",
        WriteTable = "cannot write the table",
        WriteTags = "cannot write the tags",
    }
}

named! {
    /// Why a file or folder is not what was asked for.
    NotOurs {
        NoLibrary = "no Katachi library (a folder with library.ron in it); make one with `katachi import PATH --library DIR`",
        ForeignFolder = "a folder with other files in it: choose a new or an empty folder for the library",
        BackupOfLibrary = "a backup of one library: put it back with `katachi restore FILE --library DIR`",
        BackupOfAll = "a backup of all libraries: put it back with `katachi restore FILE --all`",
        /// GNU Go's patterns show the position before the move.
        ShapesAfterMove = "GNU Go's patterns have a move: mine the shapes with the source move, before it",
        NoLibraryName = "no name for a library: use letters, digits and blanks",
        NoModel = "no Katachi prediction model; train one with `katachi lab predict train`",
    }
}

/// An error with a file or folder: which one, what happened, and what to do.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    #[error("cancelled; nothing was changed")]
    Cancelled,
    #[error("{}: {cannot}: {source}", path.display())]
    Io { path: PathBuf, cannot: FileAction, source: io::Error },
    #[error(
        "{}: written by a newer Katachi (format {found}; this one reads up to {supported}). Update Katachi to open it",
        path.display()
    )]
    NewerFormat { path: PathBuf, found: u32, supported: u32 },
    #[error("{}: damaged: {what}. {advice}", path.display())]
    Damaged { path: PathBuf, what: Damage, advice: Advice },
    #[error("{}: {what}", path.display())]
    NotALibrary { path: PathBuf, what: NotOurs },
    #[error(
        "{}: another Katachi{} {}, and was not done after {} s: wait for it or close it, and try again",
        path.display(),
        holder.as_ref().map(ToString::to_string).unwrap_or_default(),
        what.doing(),
        patience.as_secs()
    )]
    Busy { path: PathBuf, what: Lockable, holder: Option<Holder>, patience: Duration },
    #[error("no game was found in {}{}", path.display(), first_skipped(first.as_ref()))]
    NoGames { path: PathBuf, first: Option<FirstSkipped> },
    #[error("{}: a link to another place: nothing is written through it. Remove it", path.display())]
    Link { path: PathBuf },
    #[error("{}: there is such a file already, and nothing is written over: choose another name", path.display())]
    Exists { path: PathBuf },
}

/// The first file without a game.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstSkipped {
    /// `None` where it is the path that the error names.
    pub path: Option<String>,
    /// As load reports say it.
    pub reason: Reason<NotLoaded>,
}

fn first_skipped(first: Option<&FirstSkipped>) -> String {
    let said = first.map(|FirstSkipped { path, reason }| match path {
        Some(path) => format!(": {path}: {reason}"),
        None => format!(": {reason}"),
    });
    said.unwrap_or_default()
}

impl From<Cancelled> for LibraryError {
    fn from(_: Cancelled) -> Self {
        LibraryError::Cancelled
    }
}

impl LibraryError {
    /// Makes an error that names the file and the action that failed.
    pub fn io(path: &Path, cannot: FileAction) -> impl FnOnce(io::Error) -> LibraryError {
        move |source| LibraryError::Io { path: path.to_owned(), cannot, source }
    }

    /// Makes an error for a damaged file from its damage.
    pub fn damaged<D: Into<Damage>>(path: &Path, advice: Advice) -> impl Fn(D) -> LibraryError {
        move |what| LibraryError::Damaged { path: path.to_owned(), what: what.into(), advice }
    }
}
