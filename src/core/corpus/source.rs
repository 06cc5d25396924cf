//! Reads SGF bytes from files, folders and archives.
//!
//! [`list`] finds what there is to read, quickly: in a folder it goes by the names and opens only files without an
//! extension. [`read`] then goes by what is in the file, whatever its name: a gzip-compressed record that is called
//! `.sgf` is unpacked, a ZIP archive called `.sgf` is read as one. Archives are streamed, a member at a time.

use std::cell::Cell;
use std::collections::HashSet;
use std::ffi::OsStr;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use walkdir::DirEntry;

use crate::files::{self, Metadata, OpenFile, WalkError};
use crate::progress::{Cancelled, Progress};

use super::guarded::{FailureTrackingFile, LimitedReader, ProgressReader, Watched};
use super::pieces::SgfPieces;
use super::sgf;
pub use super::source_trouble::SourceTrouble;

/// Maximum size of a member of an archive, unpacked, in bytes; the largest real collection has 18 million. A larger
/// file that is no archive is read in parts, and no game in it may be larger.
pub const MAX_MEMBER_BYTES: u64 = 64_000_000;
/// A compressed file that unpacks to this or less is never taken for a bomb.
const BOMB_BYTES: u64 = 4 << 20;
/// A compressed file may unpack to this many times its size. Records pack 10 to 20 times, and 50 times where each is a
/// small file in a tar.
const BOMB_RATIO: u64 = 100;
/// Members of one ZIP archive that are reported as too large, before the rest is left out with them.
const MAX_BOMB_MEMBERS: u32 = 100;
/// Tars are made of blocks of this size.
const TAR_BLOCK: usize = 512;
/// Number of bytes at a file's start by which its kind is known.
const HEAD_BYTES: usize = 4096;

/// The name of each part of a large file is this and a number.
const PART_PREFIX: &str = "part ";

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SourceKind {
    Sgf,
    Zip,
    Tar,
    TarGz,
    TarZst,
}

/// A file on disk that holds games: an SGF file or an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceFile {
    pub path: PathBuf,
    pub kind: SourceKind,
    pub bytes: u64,
    /// Seconds and nanoseconds since 1970, where the file system tells.
    pub modified: Option<(i64, u32)>,
}

/// Something that could not be read: an unreadable folder, a dangling link, an encrypted member of an archive.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {reason}", path.display())]
pub struct SourceProblem {
    /// For a member of an archive, the archive's path followed by the member's name.
    pub path: PathBuf,
    pub reason: SourceTrouble,
    /// The system cannot read it now. It may be undamaged, and readable another time.
    pub is_passing: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Listing {
    /// Sorted by the bytes of their paths. A file that is reached in several ways is here once.
    pub files: Vec<SourceFile>,
    pub problems: Vec<SourceProblem>,
}

/// Called by [`read`] with each record: its name inside an archive (`None` for a plain file), and its bytes. A file
/// that is too large to be read whole comes in parts, which have names as if they were members.
pub type Sink<'a> = dyn FnMut(Option<&str>, Vec<u8>) -> ControlFlow<()> + 'a;

/// Finds the SGF files and archives among these files and in these folders, at any depth, hidden ones included.
///
/// Links are followed; a link to a folder that contains it ends there. In a folder, files that are neither SGF nor an
/// archive are ignored. A given path is a problem if it is such a file, or a folder without SGF files and archives.
///
/// Errors: [`Cancelled`] when the user stops it. Counts files in `progress`.
pub fn list(paths: &[PathBuf], progress: &Progress) -> Result<Listing, Cancelled> {
    let mut listing = Listing::default();
    // Whether a file may be reached in several ways.
    let mut several_ways = paths.len() > 1;
    for path in paths {
        progress.check()?;
        match files::metadata(path) {
            Ok(metadata) if metadata.is_dir() => {
                let before = (listing.files.len(), listing.problems.len());
                several_ways |= walk(path, &mut listing, progress)?;
                if (listing.files.len(), listing.problems.len()) == before {
                    // A disk that is not mounted leaves an empty folder.
                    let is_away = !has_entries(path);
                    listing.problem(path.clone(), SourceTrouble::NoSgfInFolder, is_away);
                }
            }
            Ok(metadata) if !metadata.is_file() => listing.problem(path.clone(), SourceTrouble::NoFile, false),
            Ok(metadata) => match named_kind(path) {
                Ok(Some(kind)) => listing.files.push(source_file(path.clone(), kind, &metadata)),
                Ok(None) => {
                    let ending = head(path).ok().and_then(|head| other_archive(path, &head));
                    let reason = ending.map_or(SourceTrouble::NeitherSgfNorArchive, |ending| {
                        SourceTrouble::OtherArchive(ending.into())
                    });
                    listing.problem(path.clone(), reason, false);
                }
                Err(error) => listing.problem(path.clone(), (&error).into(), true),
            },
            Err(error) => listing.problem(path.clone(), missing(path, &error), !is_gone(path, &error)),
        }
    }
    if several_ways {
        // Keep the shortest path to each file.
        let components = |file: &SourceFile| file.path.components().count();
        listing.files.sort_by_cached_key(|file| (components(file), path_bytes(&file.path).to_vec()));
        let mut seen = HashSet::new();
        listing.files.retain(|file| seen.insert(identity(&file.path)));
    }
    listing.sort();
    Ok(listing)
}

impl SourceFile {
    /// Whether this name belongs to a part of a large file, except the first. Such a part does not count as an SGF
    /// file.
    pub fn is_later_part(&self, member: &str) -> bool {
        self.kind == SourceKind::Sgf && member.strip_prefix(PART_PREFIX).is_some_and(|number| number != "1")
    }
}

impl Listing {
    pub(super) fn sort(&mut self) {
        self.files.sort_by(|a, b| path_bytes(&a.path).cmp(path_bytes(&b.path)));
    }

    fn problem(&mut self, path: PathBuf, reason: SourceTrouble, is_passing: bool) {
        self.problems.push(SourceProblem { path, reason, is_passing });
    }
}

/// Whether a file or folder was removed, and not the disk that it is on: its parent folder is there, and not empty.
fn is_gone(path: &Path, error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::NotFound && path.parent().is_some_and(has_entries)
}

fn has_entries(folder: &Path) -> bool {
    files::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some())
}

/// Returns whether links were followed.
fn walk(folder: &Path, listing: &mut Listing, progress: &Progress) -> Result<bool, Cancelled> {
    let mut links = false;
    let root = identity(folder);
    let leads_up = |entry: &DirEntry| {
        entry.path_is_symlink() && entry.file_type().is_dir() && root.starts_with(identity(entry.path()))
    };
    // The folder itself may be a link, because the user named it.
    for entry in files::walk(folder).filtered(|entry| entry.depth() == 0 || !leads_up(entry)) {
        progress.check()?;
        let entry = match entry {
            Ok(entry) => entry,
            // A loop has been walked once already.
            Err(WalkError::Loop) => continue,
            Err(WalkError::System { path, error }) => {
                let reason = missing(&path, &error);
                // A link that leads nowhere is no passing problem.
                listing.problem(path, reason, error.kind() != io::ErrorKind::NotFound);
                continue;
            }
        };
        links |= entry.path_is_symlink();
        let is_file = entry.file_type().is_file();
        if entry.file_type().is_dir() {
            continue;
        }
        progress.add(1);
        let path = entry.into_path();
        if !is_file {
            // Pipes, sockets, devices: reading one may never end.
            if kind_by_name(&path).is_some() {
                listing.problem(path, SourceTrouble::NoFile, false);
            }
            continue;
        }
        if let Some(ending) = other_archive(&path, &[]) {
            listing.problem(path, SourceTrouble::OtherArchive(ending.into()), false);
            continue;
        }
        let kind = match kind_by_name(&path) {
            Some(kind) => Some(kind),
            None if path.extension().is_none() => match head(&path) {
                Ok(head) => sgf::starts_with_game(&head).then_some(SourceKind::Sgf),
                Err(error) => {
                    listing.problem(path, (&error).into(), true);
                    continue;
                }
            },
            None => None,
        };
        let Some(kind) = kind else { continue };
        if is_mac_attributes(&path) {
            continue;
        }
        match files::metadata(&path) {
            Ok(metadata) => listing.files.push(source_file(path, kind, &metadata)),
            Err(error) => listing.problem(path, (&error).into(), error.kind() != io::ErrorKind::NotFound),
        }
    }
    Ok(links)
}

fn source_file(path: PathBuf, kind: SourceKind, metadata: &Metadata) -> SourceFile {
    let modified = metadata.modified().ok().map(|time| match time.duration_since(UNIX_EPOCH) {
        Ok(after) => (after.as_secs() as i64, after.subsec_nanos()),
        Err(before) => (-(before.duration().as_secs() as i64), 0),
    });
    SourceFile { path, kind, bytes: metadata.len(), modified }
}

fn path_bytes(path: &Path) -> &[u8] {
    path.as_os_str().as_encoded_bytes()
}

/// Equal for two paths of the same file. Hard links are files of their own.
fn identity(path: &Path) -> PathBuf {
    files::canonicalize(path).unwrap_or_else(|_| path.to_path_buf())
}

/// The kind that the file's name tells.
fn kind_by_name(path: &Path) -> Option<SourceKind> {
    let name = path.file_name()?.to_string_lossy().to_ascii_lowercase();
    let ends = |endings: &[&str]| endings.iter().any(|ending| name.ends_with(ending));
    if ends(&[".sgf", ".sgf.gz", ".sgf.zst", ".gib", ".ngf", ".ugf", ".ugi"]) {
        Some(SourceKind::Sgf)
    } else if ends(&[".zip"]) {
        Some(SourceKind::Zip)
    } else if ends(&[".tar"]) {
        Some(SourceKind::Tar)
    } else if ends(&[".tar.gz", ".tgz"]) {
        Some(SourceKind::TarGz)
    } else if ends(&[".tar.zst", ".tzst"]) {
        Some(SourceKind::TarZst)
    } else {
        None
    }
}

/// The ending of archives of this kind, if it is one that is not read: by the name, or by the first bytes.
fn other_archive(path: &Path, head: &[u8]) -> Option<&'static str> {
    // Number of bytes before the mark, and the mark.
    const KINDS: [(&[&str], usize, &[u8]); 5] = [
        (&[".rar"], 0, b"Rar!\x1a\x07"),
        (&[".7z"], 0, b"7z\xbc\xaf\x27\x1c"),
        (&[".tar.xz", ".txz", ".sgf.xz", ".xz"], 0, b"\xfd7zXZ\0"),
        (&[".tar.bz2", ".tbz2", ".tbz", ".sgf.bz2", ".bz2"], 0, b"BZh"),
        (&[".lzh", ".lha", ".ugz"], 2, b"-lh"),
    ];
    let name = path.file_name()?.to_string_lossy().to_ascii_lowercase();
    let by_name = KINDS.iter().find_map(|(endings, ..)| endings.iter().find(|&&ending| name.ends_with(ending)));
    let is_marked = |at: usize, mark: &[u8]| head.get(at..).is_some_and(|head| head.starts_with(mark));
    by_name
        .copied()
        .or_else(|| KINDS.iter().find(|&&(_, at, mark)| is_marked(at, mark)).map(|(endings, ..)| endings[0]))
}

/// Whether a file holds what a Mac knows of another file. Their names are those of the other files, after `._` or in
/// a folder of their own.
fn is_mac_attributes(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.components().any(|part| part.as_os_str() == "__MACOSX")
        || name.starts_with("._") && head(path).is_ok_and(|head| head.starts_with(APPLE_DOUBLE))
}

const APPLE_DOUBLE: &[u8] = &[0, 5, 0x16, 7];

/// The kind of a file that the user named: by its bytes, then by its name.
fn named_kind(path: &Path) -> io::Result<Option<SourceKind>> {
    let head = head(path)?;
    let by_name = kind_by_name(path);
    Ok(match Packing::detect(&head) {
        Some(Packing::Zip) => Some(SourceKind::Zip),
        Some(Packing::Tar) => Some(SourceKind::Tar),
        Some(Packing::Gzip) => Some(by_name.filter(|kind| *kind == SourceKind::Sgf).unwrap_or(SourceKind::TarGz)),
        Some(Packing::Zstd) => Some(by_name.filter(|kind| *kind == SourceKind::Sgf).unwrap_or(SourceKind::TarZst)),
        None if sgf::has_game(&head) => Some(SourceKind::Sgf),
        // The name promises games, so a later read reports what is wrong.
        None => by_name,
    })
}

fn head(path: &Path) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    OpenFile::open(path)?.take(HEAD_BYTES as u64).read_to_end(&mut head)?;
    Ok(head)
}

/// How a file is packed, by its first bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Packing {
    Zip,
    Tar,
    Gzip,
    Zstd,
}

impl Packing {
    fn detect(head: &[u8]) -> Option<Packing> {
        match head {
            [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => Some(Packing::Zip),
            [0x1f, 0x8b, ..] => Some(Packing::Gzip),
            [0x28, 0xb5, 0x2f, 0xfd, ..] => Some(Packing::Zstd),
            _ if head.get(257..262) == Some(b"ustar") => Some(Packing::Tar),
            _ => None,
        }
    }
}

/// Reads a file and hands each record in it to `sink`, in the archive's order, until `sink` breaks off.
///
/// Troubles of single members are among the problems returned; the other members are read all the same. Members that
/// are no records (by their name and by their first bytes) are ignored.
///
/// Counts the bytes of the file (packed, if it is an archive) in `progress`.
///
/// Errors: the file can't be opened or is damaged from the start.
pub fn read(file: &SourceFile, progress: &Progress, sink: &mut Sink<'_>) -> Result<Vec<SourceProblem>, SourceProblem> {
    let mut handed = 0_u64;
    let mut counted = |name: Option<&str>, bytes: Vec<u8>| {
        handed += 1;
        sink(name, bytes)
    };
    let has_failed = Cell::new(false);
    let mut reading = ArchiveReader {
        archive: &file.path,
        progress,
        sink: &mut counted,
        problems: Vec::new(),
        has_failed: &has_failed,
    };
    let outcome = reading.file(file.kind);
    let mut problems = reading.problems;
    let problem = |reason| SourceProblem { path: file.path.clone(), reason, is_passing: has_failed.get() };
    match outcome {
        // Never ignore a failure or an empty outcome silently.
        Ok(()) if problems.is_empty() && has_failed.get() => Err(problem(SourceTrouble::NotToItsEnd)),
        Ok(()) if problems.is_empty() && handed == 0 => Err(problem(SourceTrouble::NoSgfInArchive)),
        Ok(()) => {
            problems.iter_mut().for_each(|problem| problem.is_passing = has_failed.get());
            Ok(problems)
        }
        Err(error) => Err(problem((&error).into())),
    }
}

struct ArchiveReader<'a, 's> {
    archive: &'a Path,
    progress: &'a Progress,
    sink: &'a mut Sink<'s>,
    problems: Vec<SourceProblem>,
    /// The system could not read the file at some place.
    has_failed: &'a Cell<bool>,
}

impl<'a> ArchiveReader<'a, '_> {
    fn file(&mut self, kind: SourceKind) -> io::Result<()> {
        let opened = OpenFile::open(self.archive).inspect_err(|_| self.has_failed.set(true))?;
        let mut file = FailureTrackingFile { file: opened, has_failed: self.has_failed };
        let mut head = Vec::new();
        (&mut file).take(HEAD_BYTES as u64).read_to_end(&mut head)?;
        let packing = Packing::detect(&head);
        let progress = self.progress;
        if packing != Some(Packing::Zip) {
            progress.add(head.len() as u64);
        }
        let counted = |file| ProgressReader { file, progress };
        match packing {
            Some(Packing::Zip) => {
                // It is read back and forth, so its members are counted instead.
                file.seek(SeekFrom::Start(0))?;
                self.zip(file)
            }
            Some(Packing::Tar) => self.tar(io::Cursor::new(head).chain(counted(file))),
            Some(Packing::Gzip) => {
                let packed = BufReader::new(io::Cursor::new(head).chain(counted(file)));
                self.unpacked(flate2::bufread::MultiGzDecoder::new(packed))
            }
            Some(Packing::Zstd) => {
                let packed = BufReader::new(io::Cursor::new(head).chain(counted(file)));
                self.unpacked(zstd::stream::read::Decoder::with_buffer(packed)?)
            }
            None if kind == SourceKind::Zip => Err(SourceTrouble::NotZip.into()),
            None if kind == SourceKind::TarGz => Err(SourceTrouble::NotGzip.into()),
            None if kind == SourceKind::TarZst => Err(SourceTrouble::NotZstd.into()),
            // Tars of before 1988 have no magic number.
            None if kind == SourceKind::Tar => self.tar(io::Cursor::new(head).chain(counted(file))),
            None => self.single(head, counted(file)),
        }
    }

    /// One record, not in an archive; in parts, where it is too large to be read whole.
    fn single(&mut self, head: Vec<u8>, mut rest: impl Read) -> io::Result<()> {
        let mut bytes = head;
        (&mut rest).take(MAX_MEMBER_BYTES + 1 - bytes.len() as u64).read_to_end(&mut bytes)?;
        if bytes.len() as u64 <= MAX_MEMBER_BYTES {
            _ = (self.sink)(None, bytes);
            return Ok(());
        }
        // UTF-16 cannot be cut at single bytes.
        if bytes[..HEAD_BYTES].contains(&0) {
            return Err(TOO_LARGE.into());
        }
        let mut pieces = SgfPieces::new(bytes, rest, MAX_MEMBER_BYTES as usize);
        for number in 1.. {
            let Some(piece) = pieces.next_piece()? else { break };
            if (self.sink)(Some(&format!("{PART_PREFIX}{number}")), piece).is_break() {
                break;
            }
        }
        Ok(())
    }

    /// A compressed tar, or one compressed record.
    fn unpacked(&mut self, unpacked: impl Read) -> io::Result<()> {
        let mut unpacked = LimitedReader { inner: unpacked, bytes: 0, limit: self.unpacked_limit() };
        let mut head = Vec::new();
        (&mut unpacked).take(HEAD_BYTES as u64).read_to_end(&mut head)?;
        match Packing::detect(&head) {
            Some(Packing::Tar) => self.tar(io::Cursor::new(head).chain(unpacked)),
            // An empty tar: it begins with its end mark.
            None if !head.is_empty() && head.iter().all(|&byte| byte == 0) => {
                self.tar(io::Cursor::new(head).chain(unpacked))
            }
            Some(_) => Err(SourceTrouble::Nested.into()),
            None => self.single(head, unpacked),
        }
    }

    /// Number of bytes that the file may unpack to.
    fn unpacked_limit(&self) -> u64 {
        let packed = files::metadata(self.archive).map_or(0, |metadata| metadata.len());
        packed.saturating_mul(BOMB_RATIO).max(BOMB_BYTES)
    }

    fn tar(&mut self, reader: impl Read) -> io::Result<()> {
        let (between, zeros) = (Cell::new(0), Cell::new(0));
        let mut archive =
            tar::Archive::new(BufReader::new(Watched { inner: reader, between: &between, zeros: &zeros }));
        // Read to the end of the file, so that zeros made by damage hide no members behind them, and the checksum of a
        // compressed tar is verified.
        archive.set_ignore_zeros(true);
        for (members, entry) in archive.entries()?.enumerate() {
            let mut entry = match entry {
                Ok(entry) => entry,
                Err(error) if members == 0 => return Err(error),
                Err(error) => {
                    // The bound of a bomb is told of once: with the member in which it was met.
                    if self.problems.last().is_none_or(|problem| problem.reason != SourceTrouble::Bomb) {
                        let (members, trouble) = (members as u64, Box::new((&error).into()));
                        self.problem(None, SourceTrouble::DamagedAfter { members, trouble });
                    }
                    return Ok(());
                }
            };
            between.set(u64::MAX);
            if entry.header().entry_type().is_file() {
                let name = sgf::decode_name(&entry.path_bytes());
                let size = entry.size();
                if self.member(&name, size, &mut entry).is_break() {
                    return Ok(());
                }
            }
            // Skip the rest of the member, so that all that follows is between two members.
            _ = io::copy(&mut entry, &mut io::sink());
            between.set(0);
        }
        if zeros.get() < TAR_BLOCK && self.problems.is_empty() {
            self.problem(None, SourceTrouble::NoEndMark);
        }
        Ok(())
    }

    fn zip(&mut self, file: FailureTrackingFile<'a>) -> io::Result<()> {
        let mut archive = zip::ZipArchive::new(BufReader::new(file)).map_err(zip_error)?;
        let (mut left, mut bombs) = (self.unpacked_limit(), 0);
        for index in 0..archive.len() {
            let entry = match archive.by_index_data(index) {
                Ok(entry) => entry,
                Err(error) => {
                    let (number, trouble) = (index as u64 + 1, Box::new((&zip_error(error)).into()));
                    self.problem(None, SourceTrouble::Member { number, trouble });
                    continue;
                }
            };
            let name = sgf::decode_name(entry.name_raw());
            let (size, packed) = (entry.size(), entry.compressed_size());
            self.progress.add(packed);
            if self.progress.check().is_err() {
                break;
            }
            if name.ends_with(['/', '\\']) {
                continue;
            }
            if entry.encrypted() {
                if may_hold_games(&name) {
                    self.problem(Some(&name), SourceTrouble::Encrypted);
                }
                continue;
            }
            if size > left {
                self.problem(Some(&name), SourceTrouble::ZipBomb);
                bombs += 1;
                if bombs < MAX_BOMB_MEMBERS {
                    continue;
                }
                self.problem(None, SourceTrouble::Bomb);
                break;
            }
            let flow = match archive.by_index(index) {
                Ok(entry) => {
                    // The size that the archive tells may be a lie.
                    let mut entry = LimitedReader { inner: entry, bytes: 0, limit: left };
                    let flow = self.member(&name, size, &mut entry);
                    left -= entry.bytes.min(left);
                    flow
                }
                Err(error) => {
                    self.problem(Some(&name), (&zip_error(error)).into());
                    ControlFlow::Continue(())
                }
            };
            if flow.is_break() {
                break;
            }
        }
        Ok(())
    }

    /// Hands a member of an archive to the sink if it is a record.
    fn member(&mut self, name: &str, size: u64, reader: &mut dyn Read) -> ControlFlow<()> {
        let kind = kind_by_name(Path::new(name));
        if name.split(['/', '\\']).any(|part| part == "__MACOSX") {
            return ControlFlow::Continue(());
        }
        let mut bytes = Vec::new();
        let outcome = (|| -> io::Result<bool> {
            (&mut *reader).take(HEAD_BYTES as u64).read_to_end(&mut bytes)?;
            if bytes.starts_with(APPLE_DOUBLE) {
                return Ok(false);
            }
            if other_archive(Path::new(name), &[]).is_some() {
                return Err(SourceTrouble::Nested.into());
            }
            if Packing::detect(&bytes).is_some() || kind.is_some_and(|kind| kind != SourceKind::Sgf) {
                return Err(SourceTrouble::Nested.into());
            }
            if kind.is_none() && !sgf::starts_with_game(&bytes) {
                return Ok(false);
            }
            if size > MAX_MEMBER_BYTES {
                return Err(TOO_LARGE.into());
            }
            // Sizes in headers may lie, so memory that was not needed is given back below.
            bytes.reserve_exact((size as usize).saturating_sub(bytes.len()));
            (&mut *reader).take(MAX_MEMBER_BYTES + 1 - bytes.len() as u64).read_to_end(&mut bytes)?;
            bytes.shrink_to_fit();
            if bytes.len() as u64 > MAX_MEMBER_BYTES {
                return Err(TOO_LARGE.into());
            }
            Ok(true)
        })();
        match outcome {
            Ok(true) => {
                if (bytes.len() as u64) < size {
                    // The sink still gets the beginning.
                    self.problem(Some(name), SourceTrouble::CutOff);
                }
                (self.sink)(Some(name), bytes)
            }
            Ok(false) => ControlFlow::Continue(()),
            Err(error) => {
                self.problem(Some(name), (&error).into());
                ControlFlow::Continue(())
            }
        }
    }

    fn problem(&mut self, member: Option<&str>, reason: SourceTrouble) {
        let path = member.map_or_else(|| self.archive.to_path_buf(), |name| self.archive.join(name));
        self.problems.push(SourceProblem { path, reason, is_passing: false });
    }
}

/// Whether a member's name promises a record, or can't tell.
fn may_hold_games(name: &str) -> bool {
    let path = Path::new(name);
    kind_by_name(path).is_some() || path.extension().is_none_or(OsStr::is_empty)
}

const TOO_LARGE: SourceTrouble = SourceTrouble::TooLarge { megabytes: MAX_MEMBER_BYTES / 1_000_000 };

fn zip_error(error: zip::result::ZipError) -> io::Error {
    match error {
        zip::result::ZipError::Io(error) => error,
        zip::result::ZipError::UnsupportedArchive(what) => SourceTrouble::Unsupported(what.into()).into(),
        other => SourceTrouble::DamagedZip(other.to_string().into()).into(),
    }
}

fn missing(path: &Path, error: &io::Error) -> SourceTrouble {
    if error.kind() == io::ErrorKind::NotFound && files::is_link(path) { SourceTrouble::Dangling } else { error.into() }
}
