//! `library.ron`, and importing into a library.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use super::lock::{Lock, Lockable, lock};
use super::sealed::{CommentMark, unseal_file};
use super::store::{self, StoreError};
use super::{
    Advice, CONTEXTS_FILE, Damage, FileAction, FirstSkipped, LIBRARY_FORMAT, LibraryError, NotOurs, RINGS_FILE, aside,
    atomic, bounded, evaluations, index, note_updates,
};
use crate::corpus::load::{EncodingChoice, Loaded, NamedEncodings, count_standings, load_named};
use crate::corpus::report::LoadReport;
use crate::corpus::sgf::NamedEncoding;
use crate::files;
use crate::progress::Progress;

/// The file that makes a folder a library.
pub const MANIFEST_FILE: &str = "library.ron";

/// Whether a folder holds a `library.ron`.
pub fn is_library(dir: &Path) -> bool {
    files::exists(&dir.join(MANIFEST_FILE))
}
/// Maximum size of `library.ron`, in bytes. A report of a million skipped files is smaller.
pub(super) const MAX_MANIFEST_BYTES: u64 = 512 << 20;

/// The contents of `library.ron`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Manifest {
    pub format: u32,
    /// The program and version that wrote it.
    pub app: String,
    /// [`crate::corpus::CorpusId`] of the games, in hexadecimal.
    pub corpus: String,
    /// The game store's file name.
    pub store: String,
    /// Files and folders that were imported, absolute; importing again looks at all of them.
    pub sources: Vec<PathText>,
    pub keep_duplicates: bool,
    /// Encodings that the user has named, by file or folder.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub named_encodings: Vec<(PathText, String)>,
    /// [`crate::corpus::load::READER`] of the program that read the sources; 0 in files of earlier versions.
    #[serde(default)]
    pub reader: u32,
    pub report: LoadReport,
}

impl Manifest {
    fn new(
        corpus: &str,
        store: String,
        sources: &[PathBuf],
        keep_duplicates: bool,
        (named, reader): (&NamedEncodings, u32),
        report: LoadReport,
    ) -> Manifest {
        Manifest {
            format: LIBRARY_FORMAT,
            app: concat!("katachi ", env!("CARGO_PKG_VERSION")).to_owned(),
            corpus: corpus.to_owned(),
            store,
            sources: sources.iter().map(|path| PathText::new(path)).collect(),
            keep_duplicates,
            named_encodings: named
                .iter()
                .map(|(path, name)| (PathText::new(path), name.map_or("auto", NamedEncoding::name).to_owned()))
                .collect(),
            reader,
            report,
        }
    }

    /// Names the encodings; `auto`, and a name that no encoding has any more, are guessed.
    fn named(&self) -> NamedEncodings {
        let mut named = NamedEncodings::default();
        for (path, encoding) in &self.named_encodings {
            named.name(path.to_path(), NamedEncoding::from_label(encoding));
        }
        named
    }

    fn to_bytes(&self, dir: &Path) -> Result<Vec<u8>, LibraryError> {
        ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::new().struct_names(false))
            .map(|text| CommentMark::Ron.seal(text.as_bytes()))
            .map_err(|error| LibraryError::io(dir, FileAction::WriteManifest)(std::io::Error::other(error)))
    }
}

/// A path as text. Bytes that are not UTF-8 are written `\xHH`, a backslash `\\`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PathText(String);

impl PathText {
    fn new(path: &Path) -> PathText {
        let mut text = String::new();
        for chunk in path.as_os_str().as_encoded_bytes().utf8_chunks() {
            text.push_str(&chunk.valid().replace('\\', "\\\\"));
            chunk.invalid().iter().for_each(|byte| text.push_str(&format!("\\x{byte:02x}")));
        }
        PathText(text)
    }

    pub fn to_path(&self) -> PathBuf {
        let mut bytes = Vec::new();
        let mut rest = self.0.as_str();
        while let Some(at) = rest.find('\\') {
            bytes.extend_from_slice(&rest.as_bytes()[..at]);
            let escape = &rest[at + 1..];
            let hex = escape.strip_prefix('x').and_then(|hex| u8::from_str_radix(hex.get(..2)?, 16).ok());
            let (byte, length) = hex.map_or((b'\\', usize::from(!escape.is_empty())), |byte| (byte, 3));
            bytes.push(byte);
            rest = escape.get(length..).unwrap_or("");
        }
        bytes.extend_from_slice(rest.as_bytes());
        store::path_from(&bytes).unwrap_or_default()
    }
}

/// Reads `library.ron` of a library folder.
///
/// Errors: the system's; damaged, or of a newer Katachi.
pub fn read_manifest(dir: &Path) -> Result<Manifest, LibraryError> {
    /// The part that every version of the file has.
    #[derive(Deserialize)]
    struct ManifestHead {
        format: u32,
    }
    let path = dir.join(MANIFEST_FILE);
    let bytes = bounded::read_at_most(&path, MAX_MANIFEST_BYTES).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound | std::io::ErrorKind::NotADirectory => {
            LibraryError::NotALibrary { path: dir.to_owned(), what: NotOurs::NoLibrary }
        }
        _ => LibraryError::io(&path, FileAction::Read)(error),
    })?;
    let damaged = |what: Damage| LibraryError::Damaged { path: path.clone(), what, advice: Advice::MakeManifest };
    unseal_file(&path, &bytes, CommentMark::Ron);
    let text = String::from_utf8(bytes).map_err(|_| damaged(Damage::NotText))?;
    let head: ManifestHead = ron::from_str(&text).map_err(|error| damaged(error.into()))?;
    if head.format > LIBRARY_FORMAT {
        return Err(LibraryError::NewerFormat { path, found: head.format, supported: LIBRARY_FORMAT });
    }
    let manifest: Manifest = ron::from_str(&text).map_err(|error| damaged(error.into()))?;
    // Katachi writes the store beside the manifest: refuse a name that leads elsewhere.
    if !is_store(&manifest.store) || manifest.store.contains(['/', '\\']) {
        return Err(damaged(Damage::StoreName { name: manifest.store }));
    }
    Ok(manifest)
}

/// The files and folders that a library's games came from.
///
/// Errors: as [`read_manifest`].
pub fn sources(dir: &Path) -> Result<Vec<PathBuf>, LibraryError> {
    Ok(read_manifest(dir)?.sources.iter().map(PathText::to_path).collect())
}

/// An opened library. `rebuilt` is set if its game store was read again from the sources.
pub struct OpenedLibrary {
    pub loaded: Loaded,
    pub rebuilt: Option<Rebuilt>,
}

/// Why a game store was read again from the sources. If the damaged store held other games, it is kept at `aside`.
pub struct Rebuilt {
    pub damage: LibraryError,
    pub aside: Option<PathBuf>,
}

impl Rebuilt {
    /// The damaged file, and its damage if that is known.
    pub fn damaged(&self) -> (&Path, Option<&Damage>) {
        match &self.damage {
            LibraryError::Damaged { path, what, .. } => (path, Some(what)),
            _ => (Path::new(MANIFEST_FILE), None),
        }
    }
}

impl std::fmt::Display for Rebuilt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (path, what) = self.damaged();
        match what {
            Some(what) => write!(f, "{}: {what}", path.display())?,
            None => write!(f, "{}: damaged", path.display())?,
        }
        f.write_str(". Its games were read again from the sources")?;
        match &self.aside {
            Some(aside) => write!(f, "; they are not the same, and the damaged file is {}", aside.display()),
            None => Ok(()),
        }
    }
}

/// Opens a library folder. A game store that is missing or damaged is rebuilt from the sources.
///
/// Errors: the system's; damaged, or of a newer Katachi.
///
/// ```
/// use katachi_core::library::{import, open};
/// use katachi_core::progress::Progress;
/// # let folder = tempfile::tempdir()?;
/// let (games, library) = (folder.path().join("games"), folder.path().join("go.katachi"));
/// std::fs::create_dir(&games)?;
/// std::fs::write(games.join("a.sgf"), "(;SZ[9];B[ee];W[ge])")?;
/// import(&library, &[games], false, &Progress::new())?;
/// assert_eq!(open(&library, &Progress::new())?.corpus.games().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn open(dir: &Path, progress: &Progress) -> Result<Loaded, LibraryError> {
    open_and_tell(dir, progress).map(|opened| opened.loaded)
}

/// Like [`open`], but also tells whether the game store was rebuilt.
///
/// Errors: as [`open`].
pub fn open_and_tell(dir: &Path, progress: &Progress) -> Result<OpenedLibrary, LibraryError> {
    let mut manifest = read_manifest(dir)?;
    loop {
        match read_store(dir, &manifest) {
            Err(damaged @ LibraryError::Damaged { .. }) => {
                // An import that ended since may have replaced the store: try again with the new manifest.
                let now = read_manifest(dir)?;
                if now == manifest {
                    return rebuild(dir, damaged, progress);
                }
                manifest = now;
            }
            done => return done.map(|loaded| OpenedLibrary { loaded, rebuilt: None }),
        }
    }
}

pub(super) fn read_store(dir: &Path, manifest: &Manifest) -> Result<Loaded, LibraryError> {
    let path = dir.join(&manifest.store);
    let damaged = |what: Damage| LibraryError::Damaged { path: path.clone(), what, advice: Advice::PutSourcesBack };
    let store = match store::map(&path) {
        Some(mapping) => store::from_mapping(&mapping),
        None => store::from_bytes(&store::read_bytes(&path).map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound => damaged(Damage::Missing),
            _ => LibraryError::io(&path, FileAction::Read)(error),
        })?),
    };
    let (corpus, files) = store.map_err(|error| match error {
        // Not really newer: this Katachi can read the format of library.ron, so the store's number must be damaged.
        StoreError::NewerFormat(_) => damaged(Damage::StoreFormat),
        StoreError::Damaged(what) => damaged(what),
    })?;
    if corpus.id().to_string() != manifest.corpus {
        return Err(damaged(Damage::StoreOfOtherGames));
    }
    Ok(Loaded {
        corpus: Arc::new(corpus),
        files: Arc::new(files),
        report: manifest.report.clone(),
        named: Arc::new(manifest.named()),
        reader: manifest.reader,
        ..Loaded::default()
    })
}

/// Checks a store's name. It ends with the checksum of the whole file, header included.
pub(super) fn check_name(path: &Path, name: &str) -> Result<(), LibraryError> {
    let told = name.strip_suffix(".bin").and_then(|stem| stem.rsplit_once('-')).map(|(_, checksum)| checksum);
    let bytes = bounded::read_at_most(path, u64::MAX - 1).map_err(LibraryError::io(path, FileAction::Read))?;
    match told == Some(&*format!("{:08x}", crc32fast::hash(&bytes))) {
        true => Ok(()),
        false => {
            Err(LibraryError::Damaged { path: path.to_owned(), what: Damage::ChecksumOfName, advice: Advice::Nothing })
        }
    }
}

pub(super) fn rebuild(dir: &Path, damage: LibraryError, progress: &Progress) -> Result<OpenedLibrary, LibraryError> {
    let _lock = lock(dir, Lockable::Games, progress)?;
    // The process that held the lock may have repaired it.
    let manifest = read_manifest(dir)?;
    if let Ok(loaded) = read_store(dir, &manifest)
        && check_name(&dir.join(&manifest.store), &manifest.store).is_ok()
    {
        return Ok(OpenedLibrary { loaded, rebuilt: None });
    }
    let sources: Vec<PathBuf> = manifest.sources.iter().map(PathText::to_path).collect();
    let loaded = load_named(&sources, Arc::new(manifest.named()), None, manifest.keep_duplicates, progress)?;
    // Don't drop the games because their sources are out of reach for now.
    if loaded.corpus.is_empty() && manifest.report.files > 0 {
        return Err(damage);
    }
    let aside = keep_damaged(dir, &manifest, &loaded)?;
    write(dir, &loaded, &sources, manifest.keep_duplicates)?;
    Ok(OpenedLibrary { loaded, rebuilt: Some(Rebuilt { damage, aside }) })
}

/// Sets a damaged store aside, unless the same games were read again.
fn keep_damaged(dir: &Path, manifest: &Manifest, loaded: &Loaded) -> Result<Option<PathBuf>, LibraryError> {
    let store = dir.join(&manifest.store);
    if loaded.corpus.id().to_string() == manifest.corpus || !files::exists(&store) {
        return Ok(None);
    }
    // Later imports leave this name alone.
    aside::set_aside_as(&store, &dir.join("store.bin")).map(Some)
}

/// Makes the contents of `library.ron` from the latest sound game store. The store's files become the sources. Returns
/// `None` if no store is sound.
///
/// Writes nothing.
pub(super) fn from_store(dir: &Path) -> Option<Manifest> {
    let stores = files::read_dir(dir).ok()?.flatten().filter(|entry| is_store(&entry.file_name().to_string_lossy()));
    let mut stores: Vec<_> =
        stores.map(|entry| (entry.metadata().and_then(|file| file.modified()).ok(), entry)).collect();
    // The latest first.
    stores.sort_by_key(|(modified, entry)| (std::cmp::Reverse(*modified), entry.file_name()));
    stores.into_iter().find_map(|(_, entry)| {
        let name = entry.file_name().into_string().ok()?;
        let (corpus, files) = store::from_bytes(&store::read_bytes(&entry.path()).ok()?).ok()?;
        let mut report = LoadReport::default();
        for (encoding, count) in files.iter().flat_map(|file| &file.encodings) {
            report.files += count;
            *report.encodings.entry(encoding.clone()).or_default() += count;
        }
        report.duplicates = count_standings(&corpus).2 as u64;
        let sources: Vec<PathBuf> = files.into_iter().map(|file| file.source.path).collect();
        Some(Manifest::new(&corpus.id().to_string(), name, &sources, false, (&NamedEncodings::default(), 0), report))
    })
}

/// Writes a manifest made by [`from_store`]. Sets a damaged `library.ron` aside and returns its new path.
///
/// Errors: it cannot be written, or [`LibraryError::Busy`].
pub(super) fn restore(dir: &Path, manifest: &Manifest, progress: &Progress) -> Result<Option<PathBuf>, LibraryError> {
    let _lock = lock(dir, Lockable::Games, progress)?;
    let (path, text) = (dir.join(MANIFEST_FILE), manifest.to_bytes(dir)?);
    match bounded::read_at_most(&path, MAX_MANIFEST_BYTES) {
        Ok(damaged) => aside::replace(&path, &damaged, &text).map(Some),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => atomic::write(&path, &text).map(|()| None),
        Err(error) => Err(LibraryError::io(&path, FileAction::Read)(error)),
    }
}

/// Brings a library folder up to date with its sources and with `paths`, and writes it. Makes the folder if it is
/// missing.
///
/// Errors: [`LibraryError::NoGames`] if there are no games to put into it. A library then stays as it was, as its
/// sources may be out of reach for now, and a new folder is removed again.
///
/// Files that have not changed since the last import are not read again. If the import is cancelled or killed at any
/// moment, the old library stays as it was.
pub fn import(
    dir: &Path,
    paths: &[PathBuf],
    keep_duplicates: bool,
    progress: &Progress,
) -> Result<Loaded, LibraryError> {
    import_as(dir, paths, EncodingChoice::AsBefore, keep_duplicates, progress)
}

/// As [`import`], with the encoding of these paths. Later imports of them keep it.
///
/// Errors: as [`import`].
pub fn import_as(
    dir: &Path,
    paths: &[PathBuf],
    encoding: EncodingChoice,
    keep_duplicates: bool,
    progress: &Progress,
) -> Result<Loaded, LibraryError> {
    let name = |named: &mut NamedEncodings, given: &[PathBuf]| match encoding {
        EncodingChoice::AsBefore => {}
        EncodingChoice::Named(encoding) => named.name_all(given, Some(encoding)),
        EncodingChoice::Guessed => named.name_all(given, None),
    };
    import_if(dir, paths, name, with_given, keep_duplicates, progress)
}

/// Reads files and folders of a library again in an encoding. `None`: in the one that their texts tell. Later imports
/// keep it.
///
/// Errors: as [`import`].
pub fn read_as(
    dir: &Path,
    places: &[PathBuf],
    encoding: Option<NamedEncoding>,
    progress: &Progress,
) -> Result<Loaded, LibraryError> {
    let name = |named: &mut NamedEncodings, _: &[PathBuf]| named.name_all(places, encoding);
    let keep_duplicates = read_manifest(dir)?.keep_duplicates;
    import_if(dir, &[], name, with_given, keep_duplicates, progress)
}

fn with_given(known: &[PathBuf], given: &[PathBuf]) -> Option<Vec<PathBuf>> {
    Some([known, given].concat())
}

/// Like [`import`], but the library has exactly these sources afterwards.
///
/// Errors: as [`import`].
pub fn set_sources(dir: &Path, sources: &[PathBuf], progress: &Progress) -> Result<Loaded, LibraryError> {
    import_if(dir, sources, |_, _| {}, |_, given| Some(given.to_vec()), false, progress)
}

/// Like [`import`], but only into a library of exactly these paths: a new one, or one that was made from them before.
///
/// Errors: also [`LibraryError::Exists`] if another Katachi has made a library of other paths there meanwhile.
pub fn import_alone(dir: &Path, paths: &[PathBuf], progress: &Progress) -> Result<Loaded, LibraryError> {
    import_if(dir, paths, |_, _| {}, |known, given| (known == given).then(|| given.to_vec()), false, progress)
}

/// Imports what `chosen` makes of the sources that the library knows and the paths that are given, if it accepts them.
/// `name` names encodings, such as those of the given paths.
fn import_if(
    dir: &Path,
    paths: &[PathBuf],
    name: impl FnOnce(&mut NamedEncodings, &[PathBuf]),
    chosen: impl FnOnce(&[PathBuf], &[PathBuf]) -> Option<Vec<PathBuf>>,
    keep_duplicates: bool,
    progress: &Progress,
) -> Result<Loaded, LibraryError> {
    let absolute = |path: &PathBuf| std::path::absolute(path).unwrap_or_else(|_| path.clone());
    let given: Vec<PathBuf> = paths.iter().map(absolute).collect();
    let read = || match read_manifest(dir) {
        Ok(manifest) => Ok(Some(manifest)),
        Err(LibraryError::NotALibrary { .. }) => Ok(None),
        Err(error) => Err(error),
    };
    if read()?.is_none() {
        refuse_foreign(dir)?;
    }
    let mut place = Writing::begin(dir, progress)?;
    // Read it again, now that nobody else can change it.
    let known = read()?;
    place.is_library = known.is_some();
    let mut sources: Vec<PathBuf> =
        known.iter().flat_map(|manifest| &manifest.sources).map(PathText::to_path).collect();
    let mut named = known.as_ref().map(Manifest::named).unwrap_or_default();
    name(&mut named, &given);
    match known.as_ref().map(|_| chosen(&sources, &given)) {
        None => sources = given,
        Some(Some(chosen)) => sources = chosen,
        Some(None) => return Err(LibraryError::Exists { path: dir.to_owned() }),
    }
    let mut seen = std::collections::HashSet::new();
    sources.retain(|source| seen.insert(source.clone()));
    let previous = known.as_ref().map(|manifest| read_store(dir, manifest));
    let is_damaged = matches!(previous, Some(Err(LibraryError::Damaged { .. })));
    let previous = match previous {
        // A damaged store is no reason not to read the sources again.
        Some(Err(_)) if is_damaged => None,
        // A store that cannot be read for now is an error: sources that are out of reach would lose their games.
        previous => previous.transpose()?,
    };
    let loaded = load_named(&sources, Arc::new(named), previous.as_ref(), keep_duplicates, progress)?;
    progress.check()?;
    if loaded.corpus.is_empty() {
        return Err(no_games(sources, loaded));
    }
    if let Some(manifest) = known.filter(|_| is_damaged) {
        keep_damaged(dir, &manifest, &loaded)?;
    }
    let was_library = place.is_library;
    if was_library {
        evaluations::keep(dir, &loaded, previous.as_ref().map(|previous| &*previous.corpus))?;
        if let Some(previous) = &previous {
            // Before the library itself: if the program is killed in between, the next import finds the games by what is
            // written here.
            note_updates::follow_import(dir, previous, &loaded, progress)?;
        }
    }
    write(dir, &loaded, &sources, keep_duplicates)?;
    place.is_library = true;
    if !was_library {
        // Not before: a library that cannot be written leaves nothing behind. If this fails, the evaluations are
        // collected later.
        let _ = evaluations::keep(dir, &loaded, None);
    }
    Ok(loaded)
}

/// Errors: the folder holds files of others.
fn refuse_foreign(dir: &Path) -> Result<(), LibraryError> {
    if files::exists(dir) && files::read_dir(dir).map_err(LibraryError::io(dir, FileAction::LookInto))?.any(is_foreign)
    {
        return Err(LibraryError::NotALibrary { path: dir.to_owned(), what: NotOurs::ForeignFolder });
    }
    Ok(())
}

/// The error of sources without a game, with the first file that was skipped.
fn no_games(sources: Vec<PathBuf>, loaded: Loaded) -> LibraryError {
    let path = sources.into_iter().next().unwrap_or_default();
    let first = loaded.report.skipped.into_iter().next();
    let first = first.map(|skipped| FirstSkipped { path: Some(skipped.path), reason: skipped.reason });
    LibraryError::NoGames { path, first }
}

/// Maximum number of attempts but one to make and lock a folder that is taken away meanwhile.
const MAX_BEGIN_ATTEMPTS: usize = 10;

/// A locked folder that is to become a library. If it does not, everything that was made for it is removed.
struct Writing<'a> {
    dir: &'a Path,
    /// Folders that were not there before, the innermost first.
    made: Vec<PathBuf>,
    is_library: bool,
    _lock: Lock,
}

impl<'a> Writing<'a> {
    fn begin(dir: &'a Path, progress: &Progress) -> Result<Writing<'a>, LibraryError> {
        let missing = |folder: &&Path| !folder.as_os_str().is_empty() && files::symlink_metadata(folder).is_err();
        let made: Vec<PathBuf> = dir.ancestors().take_while(missing).map(Path::to_owned).collect();
        let begin = || atomic::make_folder(dir).and_then(|()| lock(dir, Lockable::Games, progress));
        // Another window that looks for a free name takes an empty folder away in the moment before it is locked.
        let was_taken = |begun: &Result<Lock, _>| begun.is_err() && !files::is_folder(dir);
        let begun = (0..MAX_BEGIN_ATTEMPTS).map(|_| begin()).find(|begun| !was_taken(begun));
        match begun.unwrap_or_else(begin) {
            Ok(lock) => Ok(Writing { dir, made, is_library: false, _lock: lock }),
            Err(error) => {
                remove_empty(&made);
                Err(error)
            }
        }
    }
}

impl Drop for Writing<'_> {
    fn drop(&mut self) {
        if self.is_library {
            return;
        }
        // The lock is still held. A process that opened the file before sees that it is gone.
        let _ = files::remove_file(&self.dir.join(Lockable::Games.file()));
        remove_empty(&self.made);
    }
}

fn remove_empty(folders: &[PathBuf]) {
    for folder in folders {
        // Fails if another process has put something into it. That is right.
        let _ = files::remove_dir(folder);
    }
}

/// Whether a folder's entry is none of ours.
fn is_foreign(entry: std::io::Result<files::DirEntry>) -> bool {
    entry.is_ok_and(|entry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let ours = [
            Lockable::Games.file(),
            Lockable::Notes.file(),
            index::INDEX_FILE,
            index::MAPPED_INDEX_FILE,
            evaluations::EVALUATIONS_FILE,
            CONTEXTS_FILE,
            RINGS_FILE,
        ];
        !ours.contains(&&*name) && !is_store(&name) && !name.starts_with(atomic::TEMPORARY_PREFIX)
    })
}

pub(super) fn is_store(name: &str) -> bool {
    name.starts_with("games-") && name.ends_with(".bin")
}

fn write(dir: &Path, loaded: &Loaded, sources: &[PathBuf], keep_duplicates: bool) -> Result<(), LibraryError> {
    let bytes = store::to_bytes(&loaded.corpus, &loaded.files);
    let store = format!("games-{}-{:08x}.bin", loaded.corpus.id(), crc32fast::hash(&bytes));
    let corpus = loaded.corpus.id().to_string();
    let manifest = Manifest::new(
        &corpus,
        store.clone(),
        sources,
        keep_duplicates,
        (&loaded.named, loaded.reader),
        loaded.report.clone(),
    );
    let text = manifest.to_bytes(dir)?;
    let written =
        atomic::write(&dir.join(&store), &bytes).and_then(|()| atomic::write(&dir.join(MANIFEST_FILE), &text));
    match read_manifest(dir) {
        Ok(manifest) => remove_leftovers(dir, Some(&manifest.store)),
        // The first import, and it failed.
        Err(LibraryError::NotALibrary { .. }) => remove_leftovers(dir, None),
        Err(_) => {}
    }
    written
}

/// Removes temporary files of killed programs, and all stores other than `store`. A failure is harmless.
fn remove_leftovers(dir: &Path, store: Option<&str>) {
    atomic::sweep(dir, SystemTime::now());
    for entry in files::read_dir(dir).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if is_store(&name) && Some(&*name) != store {
            let _ = files::remove_file(&entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_paths_survive_their_text() {
        for path in ["/a b/c", "/back\\slash", "/日本語", "/trailing\\", "\\x41"] {
            assert_eq!(PathText::new(Path::new(path)).to_path(), Path::new(path));
        }
        #[cfg(unix)]
        {
            use std::os::unix::ffi::OsStrExt;
            let path = Path::new(std::ffi::OsStr::from_bytes(b"/latin1-\xe9\xff\n"));
            assert_eq!(PathText::new(path).to_path(), path);
        }
    }
}
