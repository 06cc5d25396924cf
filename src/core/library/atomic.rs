//! Writes files that are there whole or not at all.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::{FileAction, LibraryError, bounded};
use crate::files::{self, Metadata, OpenFile, SpecialFile, TryLockError};

/// Writes to a temporary file beside `path`, syncs it, renames it into place, and syncs the folder. A link at `path` is
/// replaced, never followed.
///
/// Errors: the system's.
pub fn write(path: &Path, contents: &[u8]) -> Result<(), LibraryError> {
    sweep_once(folder_of(path));
    for _ in 0..MAX_WRITE_ATTEMPTS {
        let temporary = Temporary::with(path, contents)?;
        match files::rename(&temporary.path, path) {
            // Another Katachi swept it away in the moment before it was locked.
            Err(error) if error.kind() == ErrorKind::NotFound && files::is_folder(folder_of(path)) => {}
            moved => {
                moved.map_err(LibraryError::io(path, FileAction::PutFileInPlace))?;
                temporary.has_moved();
                return sync_folder_of(path);
            }
        }
    }
    Err(LibraryError::io(path, FileAction::PutFileInPlace)(ErrorKind::NotFound.into()))
}

/// Maximum number of attempts to write a file; another is made if the temporary file is taken away.
const MAX_WRITE_ATTEMPTS: usize = 3;

/// Writes beside `path` what [`write()`] is about to put there: at once, even while the disk is busy, and there whole or
/// not at all if the process is killed. A power cut may destroy it.
///
/// Errors: the system's.
pub fn write_ahead(path: &Path, contents: &[u8]) -> Result<(), LibraryError> {
    sweep_once(folder_of(path));
    let temporary = Temporary::filled(path, |file| file.write_all(contents))?;
    files::rename(&temporary.path, &place_ahead(path)).map_err(LibraryError::io(path, FileAction::PutFileInPlace))?;
    temporary.has_moved();
    Ok(())
}

/// Removes what [`write_ahead`] has written, now that `path` holds it. If that fails, `path` is newer, which says the same.
pub fn forget_ahead(path: &Path) {
    let _ = files::remove_file(&place_ahead(path));
}

/// Whether something is written ahead of `path`.
pub fn is_ahead(path: &Path) -> bool {
    files::symlink_metadata(&place_ahead(path)).is_ok_and(|ahead| ahead.is_file())
}

/// Puts in place what a killed process has written ahead, if that is whole, and not older than what is at `path`. The
/// caller has to hold the lock under which `path` is written.
///
/// Errors: the system's.
pub fn finish_ahead(path: &Path, is_whole: impl FnOnce(&[u8]) -> bool) -> Result<(), LibraryError> {
    let ahead = place_ahead(path);
    let failed = |error| LibraryError::io(&ahead, FileAction::ReadAgain)(error);
    let time = |file: &Path| files::symlink_metadata(file).and_then(|file| file.modified());
    let written = time(&ahead).map_err(failed)?;
    let is_newer = match time(path) {
        Ok(before) => written >= before,
        Err(error) => error.kind() == ErrorKind::NotFound,
    };
    let contents = bounded::read_at_most(&ahead, bounded::MAX_HANDMADE_BYTES).map_err(failed)?;
    if is_newer && is_whole(&contents) {
        write(path, &contents)?;
    }
    forget_ahead(path);
    Ok(())
}

/// The place for what is written ahead. It has the name of a temporary file, but no sweep takes it: the next start does.
fn place_ahead(path: &Path) -> PathBuf {
    let mut name = OsString::from(AHEAD_PREFIX);
    name.push(path.file_name().unwrap_or_default());
    folder_of(path).join(name)
}

/// As [`write()`], but only if no file is there yet. Returns whether it was written.
///
/// Errors: the file cannot be written.
pub fn write_new(path: &Path, contents: &[u8]) -> Result<bool, LibraryError> {
    let is_new = write_new_of_many(path, contents)?;
    if is_new {
        sync_folder_of(path)?;
    }
    Ok(is_new)
}

/// As [`write_new`], but leaves it to the caller to sync the folder: for thousands of files in one.
///
/// Errors: the file cannot be written.
pub fn write_new_of_many(path: &Path, contents: &[u8]) -> Result<bool, LibraryError> {
    sweep_once(folder_of(path));
    let temporary = Temporary::with(path, contents)?;
    match files::rename_new(&temporary.path, path) {
        Ok(()) => {
            temporary.has_moved();
            Ok(true)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(LibraryError::io(path, FileAction::PutFileInPlace)(error)),
    }
}

/// Makes a folder and its missing parents; each outlives a power cut.
///
/// Errors: the system's.
pub fn make_folder(folder: &Path) -> Result<(), LibraryError> {
    let is_there = |folder: &Path| folder.as_os_str().is_empty() || files::is_folder(folder);
    let mut missing: Vec<&Path> = folder.ancestors().take_while(|folder| !is_there(folder)).collect();
    while let Some(next) = missing.pop() {
        match files::create_dir(next) {
            Err(error) if !(error.kind() == ErrorKind::AlreadyExists && files::is_folder(next)) => {
                return Err(LibraryError::io(next, FileAction::MakeFolder)(error));
            }
            _ => sync_folder_of(next)?,
        }
    }
    Ok(())
}

/// As [`write()`], for contents that are too large for memory: `fill` writes them, and `verify` reads them again before
/// the file is put in place. Returns the number of bytes written.
///
/// Errors: the system's, or those of `verify`; then there is no new file.
pub fn write_streamed(
    path: &Path,
    fill: impl FnOnce(&mut OpenFile) -> io::Result<()>,
    verify: impl FnOnce(OpenFile) -> Result<(), LibraryError>,
) -> Result<u64, LibraryError> {
    sweep_once(folder_of(path));
    let temporary = Temporary::filled(path, |file| fill(file).and_then(|()| file.sync_all()))?;
    verify(OpenFile::open(&temporary.path).map_err(LibraryError::io(path, FileAction::ReadAgain))?)?;
    let bytes = temporary.file.metadata().map_err(LibraryError::io(path, FileAction::ReadAgain))?.len();
    files::rename(&temporary.path, path).map_err(LibraryError::io(path, FileAction::PutFileInPlace))?;
    temporary.has_moved();
    sync_folder_of(path)?;
    Ok(bytes)
}

/// Has `write` make a new file, and puts it in the place of `path`, over a file that is there: for writers that refuse to
/// replace one, after the user has agreed.
///
/// Errors: the system's, or those of `write`; then what was there stays.
pub fn write_over<T>(path: &Path, write: impl FnOnce(&Path) -> Result<T, LibraryError>) -> Result<T, LibraryError> {
    mode_like(path).map_err(LibraryError::io(path, FileAction::LookAtFile))?;
    let staged = StagedFolder::beside(path)?;
    let file = staged.path().join(path.file_name().unwrap_or_default());
    let done = write(&file)?;
    files::rename(&file, path).map_err(LibraryError::io(path, FileAction::PutFileInPlace))?;
    sync_folder_of(path)?;
    Ok(done)
}

/// Moves a file, never over an existing one; the move outlives a power cut.
///
/// Errors: [`LibraryError::Exists`]; the system's.
pub(super) fn move_new(from: &Path, to: &Path, cannot: FileAction) -> Result<(), LibraryError> {
    match files::rename_new(from, to) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(LibraryError::Exists { path: to.to_owned() }),
        Err(error) => Err(LibraryError::io(from, cannot)(error)),
        Ok(()) => sync_folder_of(to),
    }
}

/// Moves a folder to a place where none is; the move outlives a power cut.
///
/// Errors: [`LibraryError::Exists`]; the system's.
pub fn move_folder(from: &Path, to: &Path, cannot: FileAction) -> Result<(), LibraryError> {
    if files::exists(to) {
        return Err(LibraryError::Exists { path: to.to_owned() });
    }
    // A folder that was made there since is not replaced if it has anything in it.
    files::rename(from, to).map_err(LibraryError::io(from, cannot))?;
    sync_folder_of(to)
}

/// Removes the leftovers of killed writers from a folder, the first time that something is written there.
fn sweep_once(folder: &Path) {
    static SWEPT_FOLDERS: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    if SWEPT_FOLDERS.lock().is_ok_and(|mut swept| swept.insert(folder.to_owned())) {
        sweep(folder, SystemTime::now());
    }
}

/// Removes files, and staged folders, with our prefix that no process works on any more. A failure is harmless.
pub(super) fn sweep(folder: &Path, now: SystemTime) {
    for entry in files::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let is_left = |name: &&str| name.starts_with(TEMPORARY_PREFIX) && !name.starts_with(AHEAD_PREFIX);
        let Some(name) = name.to_str().filter(is_left) else { continue };
        // Metadata of the entry itself: links are not followed.
        let path = entry.path();
        let Ok(metadata) = files::symlink_metadata(&path) else { continue };
        if metadata.is_file() {
            if let Some(_held) = if_left(&path, &metadata, now) {
                let _ = files::remove_file(&path);
            }
        } else if metadata.is_dir()
            && let Some(file) = name.strip_suffix(STAGED_SUFFIX)
        {
            sweep_staged(&path, &folder.join(file), now);
        }
    }
}

/// Removes a staged folder if its file is abandoned or gone: the file is made before the folder, and removed after it.
fn sweep_staged(folder: &Path, file: &Path, now: SystemTime) {
    let held = match files::symlink_metadata(file) {
        Ok(metadata) if metadata.is_file() => if_left(file, &metadata, now).map(Some),
        Err(error) if error.kind() == ErrorKind::NotFound => Some(None),
        _ => None,
    };
    if held.is_some() {
        let _ = files::remove_dir_all(folder);
    }
}

/// Opens a file if its writer has abandoned it. A writer holds the file's lock; if there are no locks, the file's age
/// decides. An abandoned file stays locked while the result is held, so that no other process takes it.
fn if_left(path: &Path, metadata: &Metadata, now: SystemTime) -> Option<OpenFile> {
    let file = OpenFile::open(path).ok()?;
    let is_left = match file.try_lock() {
        Ok(()) => true,
        Err(TryLockError::WouldBlock) => false,
        Err(TryLockError::Error(_)) => {
            let age = metadata.modified().ok().and_then(|modified| now.duration_since(modified).ok());
            age.is_some_and(|age| age > ABANDONED_AFTER)
        }
    };
    is_left.then_some(file)
}

/// A file older than this is not being written any more.
pub(super) const ABANDONED_AFTER: Duration = Duration::from_secs(3600);

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A file beside its place, locked while it is written. Dropping it removes the file unless it was moved into place.
struct Temporary {
    path: PathBuf,
    file: OpenFile,
    is_ours: bool,
}

impl Temporary {
    fn with(path: &Path, contents: &[u8]) -> Result<Temporary, LibraryError> {
        Temporary::filled(path, |file| file.write_all(contents).and_then(|()| file.sync_all()))
    }

    fn filled(path: &Path, fill: impl FnOnce(&mut OpenFile) -> io::Result<()>) -> Result<Temporary, LibraryError> {
        let mode = mode_like(path).map_err(LibraryError::io(path, FileAction::LookAtFile))?;
        let mut temporary =
            Temporary::beside(path, mode).map_err(LibraryError::io(path, FileAction::WriteInItsFolder))?;
        let written = fill(&mut temporary.file);
        written.map_err(LibraryError::io(path, FileAction::WriteFileUnlessFull))?;
        Ok(temporary)
    }

    fn beside(path: &Path, mode: u32) -> io::Result<Temporary> {
        static NEXT_NUMBER: AtomicU32 = AtomicU32::new(0);
        loop {
            let time = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64);
            let number = NEXT_NUMBER.fetch_add(1, Relaxed);
            let name = format!("{TEMPORARY_PREFIX}{:x}-{number:x}-{time:x}", std::process::id());
            let path = folder_of(path).join(name);
            match OpenFile::create_new(&path, mode) {
                Ok(file) => {
                    // If there are no locks, its age shows that it is being written.
                    let _ = file.try_lock();
                    return Ok(Temporary { path, file, is_ours: true });
                }
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }

    fn has_moved(mut self) {
        self.is_ours = false;
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if self.is_ours {
            // If that fails too, it is swept later.
            let _ = files::remove_file(&self.path);
        }
    }
}

/// A file beside another, for what does not fit into memory; it is gone when this is dropped, or swept later.
pub(super) struct ScratchFile(Temporary);

impl ScratchFile {
    /// Errors: it cannot be written there.
    pub fn beside(
        place: &Path,
        fill: impl FnOnce(&mut OpenFile) -> io::Result<()>,
    ) -> Result<ScratchFile, LibraryError> {
        sweep_once(folder_of(place));
        Temporary::filled(place, fill).map(ScratchFile)
    }

    /// Errors: the system's.
    pub fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.0.file.write_all(bytes)
    }

    /// Opens it at its beginning.
    ///
    /// Errors: the system's.
    pub fn read(&self) -> Result<OpenFile, LibraryError> {
        OpenFile::open(&self.0.path).map_err(LibraryError::io(&self.0.path, FileAction::ReadAgain))
    }
}

/// A folder that is filled beside its place: `.katachi-tmp-X.folder`, beside a file `.katachi-tmp-X` that is locked
/// while a process works on the folder. Dropping this removes both, unless the folder is in place.
pub struct StagedFolder {
    path: PathBuf,
    identity: Identity,
    is_ours: bool,
    _alive: Temporary,
}

impl StagedFolder {
    /// Makes an empty folder, beside the place where it is to be.
    ///
    /// Errors: nothing can be written there.
    pub fn beside(place: &Path) -> Result<StagedFolder, LibraryError> {
        let parent = folder_of(place);
        sweep_once(parent);
        for _ in 0..MAX_WRITE_ATTEMPTS {
            let alive = Temporary::beside(place, 0o666).map_err(LibraryError::io(parent, FileAction::WriteInFolder))?;
            let is_held = !matches!(alive.file.try_lock(), Err(TryLockError::WouldBlock));
            // Another Katachi may have swept it away in the moment before it was locked.
            if !is_held || !files::exists(&alive.path) {
                continue;
            }
            let mut path = alive.path.clone().into_os_string();
            path.push(STAGED_SUFFIX);
            let path = PathBuf::from(path);
            files::create_dir(&path).map_err(LibraryError::io(&path, FileAction::MakeFolder))?;
            let identity = identity_of(&path).map_err(|error| {
                let _ = files::remove_dir(&path);
                LibraryError::io(&path, FileAction::MakeFolder)(error)
            })?;
            return Ok(StagedFolder { path, identity, is_ours: true, _alive: alive });
        }
        Err(LibraryError::io(parent, FileAction::WriteInFolder)(ErrorKind::NotFound.into()))
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Renames it. It is removed all the same unless it [stays](Self::stays).
    ///
    /// Errors: the system's.
    pub fn rename(&mut self, to: &Path) -> io::Result<()> {
        files::rename(&self.path, to)?;
        self.path = to.to_owned();
        Ok(())
    }

    pub fn stays(mut self) {
        self.is_ours = false;
    }
}

impl Drop for StagedFolder {
    fn drop(&mut self) {
        // Another folder may have its name, after an exchange that reported an error but took place.
        if self.is_ours && identity_of(&self.path).is_ok_and(|identity| identity == self.identity) {
            let _ = files::remove_dir_all(&self.path);
        }
    }
}

/// Identifies a folder by its device and its number.
type Identity = (u64, u64);

#[cfg(unix)]
fn identity_of(path: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    files::symlink_metadata(path).map(|metadata| (metadata.dev(), metadata.ino()))
}

/// Folders are never exchanged on these systems.
#[cfg(not(unix))]
fn identity_of(_path: &Path) -> io::Result<Identity> {
    Ok((0, 0))
}

/// The mode of a file to be written: as readable as the file that it replaces, or as any file that the user makes.
///
/// Errors: what is there cannot be looked at; [`SpecialFile`], which no file replaces.
fn mode_like(path: &Path) -> io::Result<u32> {
    match files::metadata(path) {
        Ok(metadata) if !metadata.is_file() && !metadata.is_dir() => {
            Err(io::Error::new(ErrorKind::InvalidInput, SpecialFile))
        }
        #[cfg(unix)]
        Ok(metadata) => Ok(std::os::unix::fs::PermissionsExt::mode(&metadata.permissions()) & 0o777),
        Err(error) if error.kind() != ErrorKind::NotFound => {
            // A link that leads in circles, or to where nobody may look, is replaced as any other.
            if files::is_link(path) { Ok(0o666) } else { Err(error) }
        }
        _ => Ok(0o666),
    }
}

/// Makes a rename survive a power cut. If folders cannot be opened or synced, the system does it by itself, later.
///
/// Errors: the file is in place, but the disk does not say that it has it.
pub(super) fn sync_folder_of(path: &Path) -> Result<(), LibraryError> {
    sync_folder(folder_of(path))
}

/// Makes the names in a folder survive a power cut, as [`sync_folder_of`] does.
pub(super) fn sync_folder(path: &Path) -> Result<(), LibraryError> {
    let Ok(folder) = OpenFile::open(path) else { return Ok(()) };
    match folder.sync_all() {
        Err(error) if !matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => {
            Err(LibraryError::io(path, FileAction::Sync)(error))
        }
        _ => Ok(()),
    }
}

/// As [`write()`]; compressed with zstd if the name ends in `.zst`.
///
/// Errors: the file cannot be written.
pub fn write_text(path: &Path, text: &str) -> Result<(), LibraryError> {
    match is_packed(path) {
        true => write_packed(path, text, COMPRESSION_LEVEL),
        false => write(path, text.as_bytes()),
    }
}

/// Whether a result of this name is compressed.
pub(super) fn is_packed(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "zst")
}

/// Compression level for the results that a user keeps.
pub(super) const COMPRESSION_LEVEL: i32 = 9;

/// As [`write()`], compressed with zstd at a level from 1 (quick) to 22 (small).
///
/// Errors: the file cannot be written.
pub fn write_packed(path: &Path, text: &str, level: i32) -> Result<(), LibraryError> {
    let packed = pack(text.as_bytes(), level).map_err(LibraryError::io(path, FileAction::Compress))?;
    write(path, &packed)
}

fn pack(contents: &[u8], level: i32) -> std::io::Result<Vec<u8>> {
    let mut encoder = packer(Vec::new(), level, Some(contents.len() as u64))?;
    encoder.write_all(contents)?;
    encoder.finish()
}

/// Packs a result that is written piece by piece. If its length is known, the bytes are those of [`write_text`].
pub(super) fn result_packer<W: Write>(into: W, length: Option<u64>) -> io::Result<zstd::Encoder<'static, W>> {
    packer(into, COMPRESSION_LEVEL, length)
}

/// Compresses with zstd at a level from 1 (quick) to 22 (small). Adds a checksum of the contents at the end, which every
/// reader of zstd looks at.
pub(super) fn packer<W: Write>(into: W, level: i32, length: Option<u64>) -> io::Result<zstd::Encoder<'static, W>> {
    let mut encoder = zstd::Encoder::new(into, level)?;
    encoder.include_checksum(true)?;
    encoder.set_pledged_src_size(length)?;
    Ok(encoder)
}

/// The beginning of the names of files and folders that a killed writer leaves behind.
pub const TEMPORARY_PREFIX: &str = ".katachi-tmp-";

/// The beginning of the names of files that are written ahead of others.
pub const AHEAD_PREFIX: &str = ".katachi-tmp-ahead-";

/// The end of the name of a folder that is filled beside its place.
const STAGED_SUFFIX: &str = ".folder";

#[cfg(test)]
mod tests {
    use std::fs;

    use super::super::lock::Lockable;
    use super::*;
    use crate::progress::Progress;

    #[test]
    fn what_is_written_ahead_counts_once_the_writer_is_killed_if_it_is_whole_and_newer() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("session.ron");
        let ahead = place_ahead(&path);
        let is_whole = |text: &[u8]| text.ends_with(b"!");
        let later = SystemTime::now() + Duration::from_secs(5);
        let read = || fs::read_to_string(&path).unwrap_or_default();
        assert!(!is_ahead(&path) && finish_ahead(&path, is_whole).is_err() && !path.exists());
        for (before, contents, after) in
            [(None, "first!", "first!"), (Some("old!"), "new!", "new!"), (Some("old!"), "ha", "old!")]
        {
            before.into_iter().for_each(|before| write(&path, before.as_bytes()).unwrap());
            write_ahead(&path, contents.as_bytes()).unwrap();
            sweep(dir.path(), SystemTime::now());
            assert!(is_ahead(&path), "no sweep takes it");
            assert_eq!(read(), before.unwrap_or_default(), "only the end of the process makes it count");
            finish_ahead(&path, is_whole).unwrap();
            assert_eq!((read().as_str(), ahead.exists()), (after, false));
        }
        write_ahead(&path, b"older!").unwrap();
        fs::File::options().write(true).open(&path).unwrap().set_modified(later).unwrap();
        finish_ahead(&path, is_whole).unwrap();
        assert_eq!((read().as_str(), ahead.exists()), ("old!", false), "the file was written since");
        write_ahead(&path, b"new!").unwrap();
        forget_ahead(&path);
        forget_ahead(&path);
        assert!(!ahead.exists());
    }

    #[test]
    fn what_a_killed_writer_left_is_swept_and_nothing_else() {
        let dir = tempfile::tempdir().unwrap();
        let at = |name: &str| dir.path().join(name);
        for name in [".katachi-tmp-abc", "games.ron", ".katachi-other"] {
            fs::write(at(name), name).unwrap();
        }
        for name in [".katachi-tmp-folder", ".katachi-tmp-abc.folder", ".katachi-tmp-gone.folder", "own.folder"] {
            fs::create_dir(at(name)).unwrap();
            fs::write(at(name).join("games.ron"), name).unwrap();
        }
        #[cfg(unix)]
        std::os::unix::fs::symlink(at("own.folder"), at(".katachi-tmp-link.folder")).unwrap();
        let writing = fs::File::open(at(".katachi-tmp-abc")).unwrap();
        writing.lock().unwrap();
        let staged = StagedFolder::beside(&at("library")).unwrap();
        sweep(dir.path(), SystemTime::now());
        assert!(at(".katachi-tmp-abc").exists(), "it is still written");
        assert!(at(".katachi-tmp-abc.folder/games.ron").exists(), "it is still filled");
        assert!(staged.path().exists(), "it is still filled");
        assert!(!at(".katachi-tmp-gone.folder").exists());
        drop(writing);
        drop(staged);
        sweep(dir.path(), SystemTime::now());
        let names = fs::read_dir(dir.path()).unwrap().map(|entry| entry.unwrap().file_name());
        let mut left: Vec<_> = names.filter(|name| name != ".katachi-tmp-link.folder").collect();
        left.sort();
        assert_eq!(left, [".katachi-other", ".katachi-tmp-folder", "games.ron", "own.folder"]);
        assert!(at("own.folder/games.ron").exists(), "no link is followed");
    }

    #[test]
    fn a_staged_folder_goes_unless_it_stays_and_takes_no_other_with_it() {
        let dir = tempfile::tempdir().unwrap();
        let at = |name: &str| dir.path().join(name);
        let staged = |name: &str| {
            let mut staged = StagedFolder::beside(&at("library")).unwrap();
            fs::write(staged.path().join("games.ron"), "new").unwrap();
            staged.rename(&at(name)).unwrap();
            staged
        };
        staged("stays").stays();
        drop(staged("goes"));
        // It has changed places with another one, and whoever did it was told that it failed.
        let exchanged = staged("other");
        fs::rename(at("other"), at("library")).unwrap();
        fs::create_dir(at("other")).unwrap();
        drop(exchanged);
        let mut left: Vec<_> = fs::read_dir(dir.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        left.sort();
        let there: &[&str] = if cfg!(unix) { &["library", "other", "stays"] } else { &["library", "stays"] };
        assert_eq!(left, there);
    }

    #[test]
    fn no_changed_bit_of_a_packed_file_goes_unseen() {
        let text = "        (cells:[\"...\"],occurrences:2,games:1),\n".repeat(20);
        let packed = pack(text.as_bytes(), 1).unwrap();
        for bit in 0..packed.len() * 8 {
            let mut packed = packed.clone();
            packed[bit / 8] ^= 1 << (bit % 8);
            let read = super::super::bounded::unpack(&packed);
            assert!(read.is_err() || read.unwrap() == text.as_bytes(), "bit {bit}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_is_replaced_and_what_it_points_to_stays() {
        let dir = tempfile::tempdir().unwrap();
        let (target, link) = (dir.path().join("target"), dir.path().join("link"));
        fs::write(&target, "precious").unwrap();
        std::os::unix::fs::symlink(&target, &link).unwrap();
        write(&link, b"new").unwrap();
        assert_eq!(fs::read_to_string(&target).unwrap(), "precious");
        assert_eq!(fs::read_to_string(&link).unwrap(), "new");
        // The lock of a library is no way around it.
        std::os::unix::fs::symlink(&target, dir.path().join("library.lock")).unwrap();
        let locked = super::super::lock::lock(dir.path(), Lockable::Games, &Progress::new());
        assert!(matches!(locked, Err(LibraryError::Link { .. })));
        assert_eq!(fs::read_to_string(&target).unwrap(), "precious");
    }
}
