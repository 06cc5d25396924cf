//! Restores a backup: first reads all of it into a folder beside its place, then puts that folder in place, in one
//! step.

use std::collections::BTreeSet;
use std::io::{BufReader, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::{BACKUP_FORMAT, BackupContents, BackupEntry, BackupKind, CONTENTS_FILE, MAX_CONTENTS_BYTES, PIECE_BYTES};
use crate::files::{self, OpenFile, Patient};
use crate::library::atomic::{self, StagedFolder};
use crate::library::{Advice, BackupDamage, Damage, FileAction, LibraryError, NotOurs, bounded, manifest};
use crate::progress::{Phase, Progress};

/// The result of a restore.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    pub dir: PathBuf,
    pub files: usize,
    pub bytes: u64,
    /// The new place of what was there before.
    pub before: Option<PathBuf>,
}

const ADVICE: Advice = Advice::TakeBackup;

/// Puts a library back from a backup. Everything is read and checked before anything is put in place.
///
/// If something is at `dir` and is to be replaced, it gets another name in the same step, if the system can exchange
/// two folders; elsewhere there is nothing at `dir` for a moment.
///
/// Errors: the backup is damaged, of a newer Katachi, or of another kind; [`LibraryError::Exists`] if there is
/// something at `dir` that is not to be replaced; the user stopped it. Then nothing has changed.
pub fn restore_library(file: &Path, dir: &Path, replaces: bool, progress: &Progress) -> Result<Restored, LibraryError> {
    let check = |staged: &Path| {
        let manifest = manifest::read_manifest(staged)?;
        manifest::read_store(staged, &manifest).map(|_| ())
    };
    restore(file, dir, BackupKind::Library, replaces, check, progress)
}

/// Puts the user's own folder back from a backup, as [`restore_library`].
///
/// Errors: as [`restore_library`].
pub fn restore_own_folder(
    file: &Path,
    dir: &Path,
    replaces: bool,
    progress: &Progress,
) -> Result<Restored, LibraryError> {
    restore(file, dir, BackupKind::OwnFolder, replaces, |_| Ok(()), progress)
}

fn restore(
    file: &Path,
    dir: &Path,
    kind: BackupKind,
    replaces: bool,
    check: impl FnOnce(&Path) -> Result<(), LibraryError>,
    progress: &Progress,
) -> Result<Restored, LibraryError> {
    let there = There::at(dir)?;
    if matches!(there, There::Something) && !replaces {
        return Err(LibraryError::Exists { path: dir.to_owned() });
    }
    let archive = OpenFile::open(file).map_err(LibraryError::io(file, FileAction::Read))?;
    atomic::make_folder(dir.parent().unwrap_or(Path::new("")))?;
    let staged = StagedFolder::beside(dir)?;
    let contents = unpack(archive, file, Some(staged.path()), progress)?;
    if contents.kind != kind {
        let what = match contents.kind {
            BackupKind::Library => NotOurs::BackupOfLibrary,
            BackupKind::OwnFolder => NotOurs::BackupOfAll,
        };
        return Err(LibraryError::NotALibrary { path: file.to_owned(), what });
    }
    check(staged.path())?;
    progress.check()?;
    let before = put_in_place(staged, dir, there)?;
    atomic::sync_folder_of(dir)?;
    let bytes = contents.files.iter().map(|entry| entry.bytes).sum();
    Ok(Restored { dir: dir.to_owned(), files: contents.files.len(), bytes, before })
}

/// The place of a restored folder, before the restore.
enum There {
    Nothing,
    EmptyFolder,
    Something,
}

impl There {
    /// Errors: the system does not tell.
    fn at(dir: &Path) -> Result<There, LibraryError> {
        match files::symlink_metadata(dir) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(There::Nothing),
            Err(error) => Err(LibraryError::io(dir, FileAction::LookAt)(error)),
            Ok(metadata) if !metadata.is_dir() => Ok(There::Something),
            Ok(_) => {
                let mut entries = files::read_dir(dir).map_err(LibraryError::io(dir, FileAction::LookInto))?;
                Ok(if entries.next().is_none() { There::EmptyFolder } else { There::Something })
            }
        }
    }
}

/// Returns the new place of what was there before.
fn put_in_place(mut staged: StagedFolder, dir: &Path, there: There) -> Result<Option<PathBuf>, LibraryError> {
    if matches!(there, There::Something) {
        return change_places(staged, dir).map(Some);
    }
    // On Unix a folder replaces an empty one; on other systems the empty one must be removed first.
    if matches!(there, There::EmptyFolder) && cfg!(not(unix)) {
        files::remove_dir(dir).map_err(LibraryError::io(dir, FileAction::RemoveEmptyFolder))?;
    }
    staged.rename(dir).map_err(LibraryError::io(dir, FileAction::PutFolderInPlace))?;
    staged.stays();
    Ok(None)
}

/// Exchanges the restored folder and the folder at `dir`. Returns the new name of the old folder.
///
/// The restored folder first gets the name that the old one is to have. So the old folder never has a temporary name,
/// under which it would be swept away. If the program is killed before the exchange, another copy of the restored
/// folder stays under that name.
fn change_places(mut staged: StagedFolder, dir: &Path) -> Result<PathBuf, LibraryError> {
    let before = free_name(dir)?;
    let failed = |error| LibraryError::io(dir, FileAction::PutFolderInPlace)(error);
    let temporary = staged.path().to_owned();
    staged.rename(&before).map_err(LibraryError::io(&before, FileAction::NameRestored))?;
    match files::exchange(&before, dir) {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::Unsupported => {
            staged.rename(&temporary).map_err(failed)?;
            in_two_steps(&mut staged, dir, &before).map_err(failed)?;
        }
        Err(error) => return Err(failed(error)),
    }
    staged.stays();
    Ok(before)
}

/// Replaces the folder without an exchange: between the two steps nothing is at `dir`, and the old folder is whole.
///
/// Errors: the system's; then the old folder is back.
pub(super) fn in_two_steps(staged: &mut StagedFolder, dir: &Path, before: &Path) -> std::io::Result<()> {
    files::rename(dir, before)?;
    staged.rename(dir).inspect_err(|_| {
        let _ = files::rename(before, dir);
    })
}

/// `mine.katachi` becomes `mine before restore 1.katachi`.
///
/// Errors: the system does not tell whether a name is free.
fn free_name(dir: &Path) -> Result<PathBuf, LibraryError> {
    let name = dir.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let (stem, ending) = name.rsplit_once('.').map_or((&*name, String::new()), |(stem, end)| (stem, format!(".{end}")));
    let mut number = 1_u32;
    loop {
        let before = dir.with_file_name(format!("{stem} before restore {number}{ending}"));
        match files::symlink_metadata(&before) {
            Ok(_) => number += 1,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(before),
            Err(error) => return Err(LibraryError::io(&before, FileAction::LookWhetherNameIsFree)(error)),
        }
    }
}

/// Reads an archive that was just written, to the last byte.
///
/// Errors: it is not what it should be.
pub(super) fn verify(archive: OpenFile, path: &Path, progress: &Progress) -> Result<(), LibraryError> {
    unpack(archive, path, None, progress).map(|_| ())
}

/// Reads a whole archive and checks everything; writes its files to `into`, if given.
///
/// Names that lead elsewhere, links, members that are not in the list, wrong sizes and checksums are errors. So is a
/// size that such a file cannot hold. Never unpacks or writes more than the list says.
fn unpack(
    archive: OpenFile,
    path: &Path,
    into: Option<&Path>,
    progress: &Progress,
) -> Result<BackupContents, LibraryError> {
    let damaged = LibraryError::damaged::<BackupDamage>(path, ADVICE);
    let packed = archive.metadata().map_err(LibraryError::io(path, FileAction::Read))?.len();
    let most = bounded::most_unpacked(packed);
    let no_archive =
        |error: std::io::Error| LibraryError::damaged(path, ADVICE)(Damage::DoesNotUnpack { error: error.to_string() });
    let decoder = zstd::Decoder::new(BufReader::new(Patient(archive))).map_err(no_archive)?;
    // The headers of members, and their padding, are a few hundred bytes each.
    let mut archive = tar::Archive::new(decoder.take(most.saturating_mul(2)));
    // Raw members: Katachi writes no tar extensions, and a hostile one could be of any length.
    let mut members = archive.entries().map_err(no_archive)?.raw(true);
    let first = members.next().transpose().map_err(no_archive)?;
    let first = first.filter(|member| *member.path_bytes() == *CONTENTS_FILE.as_bytes());
    let contents = read_contents(first.ok_or_else(|| damaged(BackupDamage::NoBackup))?, path)?;
    let bytes = contents.files.iter().fold(0_u64, |sum, entry| sum.saturating_add(entry.bytes));
    if bytes > most {
        return Err(damaged(BackupDamage::SaysMore { megabytes: bytes / 1_000_000 }));
    }
    progress.begin(Phase::Checking, "bytes", bytes);
    let mut seen = std::collections::HashSet::new();
    for (at, entry) in contents.files.iter().enumerate() {
        let problem = |what: Damage| {
            damaged(BackupDamage::Member { name: entry.name.escape_debug().to_string(), what: Box::new(what) })
        };
        // Some systems take upper and lower case for the same.
        if !entry.is_safe() || !seen.insert(entry.name.to_lowercase()) {
            return Err(problem(BackupDamage::MemberName.into()));
        }
        let member = members.next().transpose().map_err(no_archive)?;
        let mut member = member.ok_or_else(|| problem(BackupDamage::EndsBeforeMember.into()))?;
        let is_it = *member.path_bytes() == *entry.member_name(at).as_bytes()
            && member.header().entry_type().is_file()
            && member.size() == entry.bytes;
        if !is_it {
            return Err(problem(BackupDamage::MemberNotListed.into()));
        }
        let read = take(&mut member, entry, into, progress)?;
        match read {
            Ok(read) if read == (entry.bytes, entry.crc32) => {}
            Ok(_) => return Err(problem(Damage::Checksum)),
            Err(error) => return Err(problem(error.into())),
        }
    }
    if members.next().is_some() {
        return Err(damaged(BackupDamage::MoreMembers));
    }
    // Read the rest of the stream too: its checksum is at the end.
    std::io::copy(&mut archive.into_inner(), &mut std::io::sink()).map_err(no_archive)?;
    if let Some(dir) = into {
        sync_folders(dir, &contents.files)?;
    }
    Ok(contents)
}

fn read_contents(member: impl Read, path: &Path) -> Result<BackupContents, LibraryError> {
    #[derive(Deserialize)]
    struct BackupHead {
        format: u32,
    }
    let damaged = LibraryError::damaged::<BackupDamage>(path, ADVICE);
    let mut text = String::new();
    let read = member.take(MAX_CONTENTS_BYTES + 1).read_to_string(&mut text);
    read.map_err(|error| damaged(BackupDamage::List { error: error.to_string() }))?;
    if text.len() as u64 > MAX_CONTENTS_BYTES {
        return Err(damaged(BackupDamage::ListTooLong));
    }
    let no_list = |error: ron::error::SpannedError| damaged(BackupDamage::List { error: error.to_string() });
    let head: BackupHead = ron::from_str(&text).map_err(no_list)?;
    if head.format > BACKUP_FORMAT {
        return Err(LibraryError::NewerFormat { path: path.to_owned(), found: head.format, supported: BACKUP_FORMAT });
    }
    ron::from_str(&text).map_err(no_list)
}

/// Reads a member and writes it where it belongs. Returns its bytes and its checksum, or why it cannot be unpacked.
///
/// Errors: it cannot be written, or the user stopped it.
fn take(
    member: &mut impl Read,
    entry: &BackupEntry,
    into: Option<&Path>,
    progress: &Progress,
) -> Result<std::io::Result<(u64, u32)>, LibraryError> {
    let mut to = into.map(|dir| create(dir, &entry.name)).transpose()?;
    let (mut hasher, mut bytes, mut piece) = (crc32fast::Hasher::new(), 0, vec![0; PIECE_BYTES]);
    loop {
        progress.check()?;
        let count = match member.read(&mut piece) {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) => return Ok(Err(error)),
        };
        hasher.update(&piece[..count]);
        if let Some((file, path)) = &mut to {
            file.write_all(&piece[..count]).map_err(LibraryError::io(path, FileAction::WriteUnlessFull))?;
        }
        bytes += count as u64;
        progress.add(count as u64);
    }
    if let Some((file, path)) = to {
        file.sync_all().map_err(LibraryError::io(&path, FileAction::WriteUnlessFull))?;
    }
    Ok(Ok((bytes, hasher.finalize())))
}

/// Makes the folders of the files outlive a power cut too.
fn sync_folders(dir: &Path, entries: &[BackupEntry]) -> Result<(), LibraryError> {
    let folder_of =
        |entry: &BackupEntry| entry.name.rsplit_once('/').map_or(String::new(), |(folder, _)| folder.to_owned());
    let folders: BTreeSet<String> = entries.iter().map(folder_of).collect();
    folders.iter().try_for_each(|folder| atomic::sync_folder_of(&dir.join(folder).join(CONTENTS_FILE)))
}

/// Creates a file within a folder that is ours alone.
fn create(dir: &Path, name: &str) -> Result<(OpenFile, PathBuf), LibraryError> {
    let path = name.split('/').fold(dir.to_owned(), |path, part| path.join(part));
    if let Some(folder) = path.parent() {
        atomic::make_folder(folder)?;
    }
    let file = OpenFile::create_new(&path, 0o666).map_err(LibraryError::io(&path, FileAction::Write))?;
    Ok((file, path))
}
