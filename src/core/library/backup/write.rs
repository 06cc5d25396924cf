//! Writing a backup.

use std::io::{BufWriter, Read, Seek, Write};
use std::path::Path;

use super::select::{BackupSelection, NotBackedUp, SelectedFile};
use super::{BACKUP_FORMAT, BackupContents, BackupEntry, BackupKind, CONTENTS_FILE, PIECE_BYTES, read};
use crate::files::{OpenFile, Patient};
use crate::library::lock::{Lockable, lock};
use crate::library::manifest;
use crate::library::{FileAction, LibraryError, atomic};
use crate::progress::{Phase, Progress};

/// The result of a backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackedUp {
    pub files: usize,
    /// Size of the files, and of the archive.
    pub bytes: u64,
    pub packed_bytes: u64,
    /// Everything that is not in it, and why.
    pub left_out: Vec<NotBackedUp>,
}

/// The level of zstd: fast, and it halves the size.
const COMPRESSION_LEVEL: i32 = 3;

/// Writes a library as one file, atomically, and reads it again to the last byte.
///
/// Errors: the library is damaged ([`super::super::health`] repairs it), an import is running, a file cannot be read or
/// written, or the user stopped it. Then there is no new file.
pub fn back_up_library(dir: &Path, out: &Path, progress: &Progress) -> Result<BackedUp, LibraryError> {
    let manifest = manifest::read_manifest(dir)?;
    // Check now: a damaged backup would only be noticed when it is needed.
    manifest::read_store(dir, &manifest)?;
    let name = dir.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let sources = NotBackedUp::Sources { sources: manifest.sources.len() };
    let choose = || {
        // The lock keeps imports from removing a file before it is opened. Once it is open, they may.
        let _lock = match lock(dir, Lockable::Games, progress) {
            // Nothing is imported into a folder that nobody can write to, so no lock is needed.
            Err(LibraryError::Io { .. }) => None,
            locked => Some(locked?),
        };
        let mut choice = BackupSelection::default();
        choice.library(dir, "")?;
        choice.left_out.push(sources);
        open(choice)
    };
    write(BackupKind::Library, name, choose()?, out, progress)
}

/// As [`back_up_library`], for the user's own folder: settings, cards, and every library that Katachi made.
///
/// Errors: as [`back_up_library`], but the libraries are not checked.
pub fn back_up_own_folder(dir: &Path, out: &Path, progress: &Progress) -> Result<BackedUp, LibraryError> {
    let mut choice = BackupSelection::default();
    choice.own_folder(dir)?;
    write(BackupKind::OwnFolder, "katachi".to_owned(), open(choice)?, out, progress)
}

/// The files that are to be written.
struct BackupSources {
    files: Vec<BackupSource>,
    left_out: Vec<NotBackedUp>,
}

/// A file of the backup. A file that may be replaced meanwhile is opened in advance, so it is saved as it was then.
struct BackupSource {
    chosen: SelectedFile,
    file: Option<OpenFile>,
}

impl BackupSource {
    fn open(&mut self) -> Result<OpenFile, LibraryError> {
        match self.file.take() {
            Some(file) => Ok(file),
            None => OpenFile::open(&self.chosen.path).map_err(LibraryError::io(&self.chosen.path, FileAction::Read)),
        }
    }
}

/// Maximum number of files that are opened in advance. Systems allow about 1,000 open files.
const MAX_OPEN_FILES: usize = 400;

fn open(choice: BackupSelection) -> Result<BackupSources, LibraryError> {
    let mut files = Vec::new();
    let mut count = 0;
    for chosen in choice.files {
        // There can be any number of kept results, and none is replaced: each has a name of its own.
        if count == MAX_OPEN_FILES || chosen.name.contains("kept/") {
            files.push(BackupSource { chosen, file: None });
            continue;
        }
        match OpenFile::open(&chosen.path) {
            Ok(file) => files.push(BackupSource { chosen, file: Some(file) }),
            // Replaced or removed since the folder was read.
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => continue,
            Err(error) => return Err(LibraryError::io(&chosen.path, FileAction::Read)(error)),
        }
        count += 1;
    }
    Ok(BackupSources { files, left_out: choice.left_out })
}

fn write(
    kind: BackupKind,
    name: String,
    mut opened: BackupSources,
    out: &Path,
    progress: &Progress,
) -> Result<BackedUp, LibraryError> {
    progress.begin(Phase::Reading, "bytes", 0);
    let mut entries = Vec::new();
    for source in &mut opened.files {
        let was_open = source.file.is_some();
        let mut file = source.open()?;
        entries.push(entry(&source.chosen, &mut file, progress)?);
        source.file = Some(file).filter(|_| was_open);
    }
    let bytes = entries.iter().map(|entry| entry.bytes).sum();
    let app = concat!("katachi ", env!("CARGO_PKG_VERSION")).to_owned();
    let contents = BackupContents { format: BACKUP_FORMAT, app, kind, name, files: entries };
    progress.begin(Phase::Writing, "bytes", bytes);
    let packed_bytes = atomic::write_streamed(
        out,
        |file| pack(&contents, &mut opened.files, file, progress),
        |written| read::verify(written, out, progress),
    );
    if packed_bytes.is_err() {
        progress.check()?;
    }
    Ok(BackedUp { files: contents.files.len(), bytes, packed_bytes: packed_bytes?, left_out: opened.left_out })
}

/// Reads size and checksum of an open file, and rewinds it.
fn entry(chosen: &SelectedFile, file: &mut OpenFile, progress: &Progress) -> Result<BackupEntry, LibraryError> {
    let failed = |error| LibraryError::io(&chosen.path, FileAction::Read)(error);
    let (mut hasher, mut bytes, mut piece) = (crc32fast::Hasher::new(), 0, vec![0; PIECE_BYTES]);
    loop {
        progress.check()?;
        let count = Patient(&mut *file).read(&mut piece).map_err(failed)?;
        if count == 0 {
            break;
        }
        hasher.update(&piece[..count]);
        bytes += count as u64;
        progress.add(count as u64);
    }
    file.rewind().map_err(failed)?;
    Ok(BackupEntry { name: chosen.name.clone(), bytes, crc32: hasher.finalize() })
}

/// The archive itself. A file that changed since its checksum was taken makes the verification fail.
fn pack(
    contents: &BackupContents,
    files: &mut [BackupSource],
    out: &mut OpenFile,
    progress: &Progress,
) -> std::io::Result<()> {
    let mut encoder = zstd::Encoder::new(BufWriter::new(out), COMPRESSION_LEVEL)?;
    encoder.include_checksum(true)?;
    let mut archive = tar::Builder::new(encoder);
    let layout = ron::ser::PrettyConfig::new().struct_names(false).depth_limit(2);
    let text = ron::ser::to_string_pretty(contents, layout).map_err(std::io::Error::other)?;
    append(&mut archive, CONTENTS_FILE, text.len() as u64, text.as_bytes())?;
    for ((at, entry), source) in contents.files.iter().enumerate().zip(files) {
        progress.check().map_err(std::io::Error::other)?;
        let file = source.open().map_err(std::io::Error::other)?;
        append(&mut archive, &entry.member_name(at), entry.bytes, file.take(entry.bytes))?;
        progress.add(entry.bytes);
    }
    archive.into_inner()?.finish()?.flush()
}

/// Appends a file without its date and owner, so that the same library gives the same bytes.
fn append<W: Write>(archive: &mut tar::Builder<W>, name: &str, bytes: u64, contents: impl Read) -> std::io::Result<()> {
    let mut header = tar::Header::new_ustar();
    header.set_size(bytes);
    header.set_mode(0o644);
    header.set_mtime(0);
    header.set_path(name)?;
    header.set_cksum();
    archive.append(&header, contents)
}
