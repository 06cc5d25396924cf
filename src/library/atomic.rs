//! Files that are there whole or not at all.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use super::LibraryError;

/// Writes to a temporary file beside `path`, syncs it, and renames it into place.
pub(crate) fn write(path: &Path, contents: &[u8]) -> Result<(), LibraryError> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut temporary = tempfile::Builder::new()
        .prefix(TEMPORARY_PREFIX)
        .permissions_like(path)
        .tempfile_in(folder)
        .map_err(LibraryError::io(folder, "write in this folder"))?;
    let written = temporary.write_all(contents).and_then(|()| temporary.as_file().sync_all());
    written.map_err(LibraryError::io(path, "write the file (is the disk full?)"))?;
    temporary.persist(path).map_err(|error| LibraryError::io(path, "put the file in place")(error.error))?;
    sync_folder(folder);
    Ok(())
}

/// As [`write()`]; compressed with zstd if the name ends in `.zst`.
pub(super) fn write_text(path: &Path, text: &str) -> Result<(), LibraryError> {
    if path.extension().is_some_and(|extension| extension == "zst") {
        let packed = zstd::encode_all(text.as_bytes(), 9).map_err(LibraryError::io(path, "compress it"))?;
        write(path, &packed)
    } else {
        write(path, text.as_bytes())
    }
}

/// What a killed writer leaves behind begins like this.
pub(super) const TEMPORARY_PREFIX: &str = ".katachi-tmp-";

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
