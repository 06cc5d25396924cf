//! Files that are there whole or not at all.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use super::LibraryError;

/// Writes to a temporary file beside `path`, syncs it, and renames it into place.
pub fn write(path: &Path, contents: &[u8]) -> Result<(), LibraryError> {
    let temporary = written_beside(path, contents, |file| file.sync_all())?;
    temporary.persist(path).map_err(|error| LibraryError::io(path, "put the file in place")(error.error))?;
    sync_folder(folder_of(path));
    Ok(())
}

/// Writes a file that is not there yet; whether it was written, and not there.
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
    let folder = folder_of(path);
    let mut temporary = tempfile::Builder::new()
        .prefix(TEMPORARY_PREFIX)
        .permissions_like(path)
        .tempfile_in(folder)
        .map_err(LibraryError::io(folder, "write in this folder"))?;
    let written = temporary.write_all(contents).and_then(|()| settle(temporary.as_file()));
    written.map_err(LibraryError::io(path, "write the file (is the disk full?)"))?;
    Ok(temporary)
}

/// As [`write()`]; compressed with zstd if the name ends in `.zst`.
pub fn write_text(path: &Path, text: &str) -> Result<(), LibraryError> {
    if path.extension().is_some_and(|extension| extension == "zst") {
        write_packed(path, text, 9)
    } else {
        write(path, text.as_bytes())
    }
}

/// As [`write()`], compressed with zstd at a level from 1 (quick) to 22 (small).
pub fn write_packed(path: &Path, text: &str, level: i32) -> Result<(), LibraryError> {
    let packed = zstd::encode_all(text.as_bytes(), level).map_err(LibraryError::io(path, "compress it"))?;
    write(path, &packed)
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
fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}
