//! Files that are there whole or not at all.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, SystemTime};

use super::LibraryError;

/// Writes to a temporary file beside `path`, syncs it, and renames it into place. A link at `path` is replaced, never
/// followed.
///
/// Errors: the system's.
pub fn write(path: &Path, contents: &[u8]) -> Result<(), LibraryError> {
    sweep_once(folder_of(path));
    let temporary = written_beside(path, contents, |file| file.sync_all())?;
    temporary.persist(path).map_err(|error| LibraryError::io(path, "put the file in place")(error.error))?;
    sync_folder(folder_of(path));
    Ok(())
}

/// As [`write()`], for what is too large to be held: `fill` writes it, and `verify` reads it again before it is put in place.
/// Returns how many bytes were written.
///
/// Errors: the system's, or those of `verify`; then there is no new file.
pub(super) fn write_streamed(
    path: &Path,
    fill: impl FnOnce(&mut File) -> std::io::Result<()>,
    verify: impl FnOnce(&File) -> Result<(), LibraryError>,
) -> Result<u64, LibraryError> {
    let folder = folder_of(path);
    sweep_once(folder);
    let mut temporary = temporary_beside(path)?;
    let written = fill(temporary.as_file_mut()).and_then(|()| temporary.as_file().sync_all());
    written.map_err(LibraryError::io(path, "write the file (is the disk full?)"))?;
    verify(temporary.as_file())?;
    let bytes = temporary.as_file().metadata().map_err(LibraryError::io(path, "read it again"))?.len();
    temporary.persist(path).map_err(|error| LibraryError::io(path, "put the file in place")(error.error))?;
    sync_folder(folder);
    Ok(bytes)
}

/// Takes away what killed writers left in a folder, the first time that something is written there.
fn sweep_once(folder: &Path) {
    static SWEPT: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    if SWEPT.lock().is_ok_and(|mut swept| swept.insert(folder.to_owned())) {
        sweep(folder, SystemTime::now());
    }
}

/// Files alone, with our own beginning and so old that nobody writes them any more.
fn sweep(folder: &Path, now: SystemTime) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_ours = entry.file_name().to_string_lossy().starts_with(TEMPORARY_PREFIX);
        // Of the entry itself: links are not followed.
        let Some(metadata) = entry.metadata().ok().filter(|metadata| is_ours && metadata.is_file()) else { continue };
        let age = metadata.modified().ok().and_then(|modified| now.duration_since(modified).ok());
        if age.is_some_and(|age| age > STILL_WRITTEN) {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

/// No file takes so long to be written.
pub(super) const STILL_WRITTEN: Duration = Duration::from_secs(3600);

/// Writes a file that is not there yet; whether it was written, and not there.
///
/// Errors: the file cannot be written.
pub fn write_new(path: &Path, contents: &[u8]) -> Result<bool, LibraryError> {
    // Exports are many and can be made again: they are whole, but not waited for.
    let temporary = written_beside(path, contents, |_| Ok(()))?;
    match temporary.persist_noclobber(path) {
        Ok(_) => Ok(true),
        Err(error) if error.error.kind() == std::io::ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(LibraryError::io(path, "put the file in place")(error.error)),
    }
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn written_beside(
    path: &Path,
    contents: &[u8],
    settle: impl FnOnce(&File) -> std::io::Result<()>,
) -> Result<tempfile::NamedTempFile, LibraryError> {
    let mut temporary = temporary_beside(path)?;
    let written = temporary.write_all(contents).and_then(|()| settle(temporary.as_file()));
    written.map_err(LibraryError::io(path, "write the file (is the disk full?)"))?;
    Ok(temporary)
}

fn temporary_beside(path: &Path) -> Result<tempfile::NamedTempFile, LibraryError> {
    let folder = folder_of(path);
    tempfile::Builder::new()
        .prefix(TEMPORARY_PREFIX)
        .permissions_like(path)
        .tempfile_in(folder)
        .map_err(LibraryError::io(folder, "write in this folder"))
}

/// As [`write()`]; compressed with zstd if the name ends in `.zst`.
///
/// Errors: the file cannot be written.
pub fn write_text(path: &Path, text: &str) -> Result<(), LibraryError> {
    if path.extension().is_some_and(|extension| extension == "zst") {
        write_packed(path, text, 9)
    } else {
        write(path, text.as_bytes())
    }
}

/// As [`write()`], compressed with zstd at a level from 1 (quick) to 22 (small).
///
/// Errors: the file cannot be written.
pub fn write_packed(path: &Path, text: &str, level: i32) -> Result<(), LibraryError> {
    let packed = pack(text.as_bytes(), level).map_err(LibraryError::io(path, "compress it"))?;
    write(path, &packed)
}

/// With the checksum of the contents at its end, which every reader of zstd looks at.
fn pack(contents: &[u8], level: i32) -> std::io::Result<Vec<u8>> {
    let mut encoder = zstd::Encoder::new(Vec::new(), level)?;
    encoder.include_checksum(true)?;
    encoder.set_pledged_src_size(Some(contents.len() as u64))?;
    encoder.write_all(contents)?;
    encoder.finish()
}

/// What a killed writer leaves behind begins like this.
pub const TEMPORARY_PREFIX: &str = ".katachi-tmp-";

trait PermissionsLike {
    fn permissions_like(&mut self, path: &Path) -> &mut Self;
}

impl PermissionsLike for tempfile::Builder<'_, '_> {
    /// Temporary files are private; what they become should be as readable as any file the user makes.
    fn permissions_like(&mut self, path: &Path) -> &mut Self {
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(path).map_or(0o666, |metadata| metadata.permissions().mode());
            self.permissions(std::fs::Permissions::from_mode(mode));
        }
        let _ = path;
        self
    }
}

/// So that the rename itself survives a power cut; where folders cannot be opened, the system does it in time.
pub(super) fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn what_a_killed_writer_left_is_swept_and_nothing_else() {
        let dir = tempfile::tempdir().unwrap();
        let at = |name: &str| dir.path().join(name);
        for name in [".katachi-tmp-abc", "games.ron", ".katachi-other"] {
            fs::write(at(name), name).unwrap();
        }
        fs::create_dir(at(".katachi-tmp-folder")).unwrap();
        sweep(dir.path(), SystemTime::now());
        assert!(at(".katachi-tmp-abc").exists(), "it may still be written");
        sweep(dir.path(), SystemTime::now() + 2 * STILL_WRITTEN);
        let mut left: Vec<_> = fs::read_dir(dir.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, [".katachi-other", ".katachi-tmp-folder", "games.ron"]);
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
        let locked = super::super::manifest::lock(dir.path());
        assert!(matches!(locked, Err(LibraryError::Link { .. })));
        assert_eq!(fs::read_to_string(&target).unwrap(), "precious");
    }
}
