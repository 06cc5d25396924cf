//! Loads a corpus from paths: lists the sources, reads them on all cores, marks duplicates, reports every trouble.
//!
//! Files are read in the order of their paths and archives in the order of their members, a batch at a time: the batch
//! is parsed in parallel and then packed in its order, while the next one is parsed, so the corpus does not depend on
//! the number of threads.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::sync_channel;

use rayon::prelude::*;

use super::evaluation::Evaluations;
use super::neighbours::Neighbours;
pub use super::neighbours::{EncodingChoice, NamedEncodings};
use super::report::{CutShortGame, LoadReport, Mended, NotLoaded, Repaired, Skipped};
use super::sgf::{self, EncodingCosts, EncodingHint, ReadItem, Record};
use super::source::{self, Listing, SourceFile, SourceKind, SourceProblem};
use super::{Corpus, CorpusBuilder, GameHeader, GameId, GameSource, Standing, duplicates};
use crate::go::{GameKey, GameView};
use crate::progress::{Cancelled, Phase, Progress};

/// Files or members parsed in one batch, and the bytes that end a batch early.
const BATCH_FILES: usize = 512;
const BATCH_BYTES: usize = 8 << 20;
/// Batches of this size or more are parsed before the next one is unpacked: parsing takes several times their bytes.
const LARGE_BATCH_BYTES: usize = 16 << 20;

/// Version of the reader. It grows when the same files would give other records or reports, so that the sources of older
/// libraries are read again.
pub const READER: u32 = 3;

/// Minimum size of a record on disk, even in an archive. A packed game takes a hundred bytes or more.
const MIN_RECORD_BYTES: u64 = 8;
/// Number of records that any file may have, however small it is.
const MIN_RECORD_LIMIT: u64 = 50_000;
/// Records that are shorter than this on average are packed while they are read: in parsed form they would take many
/// times their size.
const DENSE_RECORD_BYTES: usize = 64;
/// Minimum number of records in a file that counts as dense.
const DENSE_RECORDS: usize = 1024;

/// A file that games came from, as it was when it was read.
#[derive(Clone, Debug, PartialEq)]
pub struct LoadedFile {
    pub source: SourceFile,
    /// Number of SGF files in it by encoding: one for a plain file, one per member for an archive.
    pub encodings: BTreeMap<String, u64>,
}

/// Games, files and report of a loading.
#[derive(Clone, Debug, Default)]
pub struct Loaded {
    pub corpus: Arc<Corpus>,
    /// By the file numbers of [`GameSource`].
    pub files: Arc<Vec<LoadedFile>>,
    pub report: LoadReport,
    /// Evaluations beside the moves of the games that were read now. A library keeps its evaluations in a file of their
    /// own, so this is empty for a library that is opened.
    pub evaluations: Arc<Evaluations>,
    /// Numbers of the files that were taken over from an earlier loading.
    pub taken_over: Arc<HashSet<u32>>,
    /// The encodings that the user has named.
    pub named: Arc<NamedEncodings>,
    /// The [`READER`] that read the sources; 0 if it was one of an earlier version.
    pub reader: u32,
}

impl Loaded {
    /// Whether reading the sources again would tell more: an earlier [`READER`] read them.
    pub fn is_by_earlier_reader(&self) -> bool {
        self.reader < READER
    }

    /// The path of a record's file, and of the member inside an archive.
    pub fn path_of(&self, id: GameId) -> String {
        let source = self.corpus.source(id);
        let file = self.files.get(source.file as usize).map_or(Path::new(""), |file| &file.source.path);
        display_path(file, source.member)
    }
}

/// A path as reports and the command line write it. Parts that are not UTF-8 are replaced.
pub(super) fn display_path(file: &Path, member: &str) -> String {
    let file = file.to_string_lossy();
    if member.is_empty() { file.into_owned() } else { format!("{file}/{member}") }
}

/// Loads files, folders and archives.
///
/// `previous` is an earlier loading of the same library. Files whose size and time have not changed are taken over from
/// it and not read again, unless an earlier [`READER`] read them. Files that the system cannot read now are taken over
/// too, and the report says so: a disk that is missing for a while costs no games. Duplicates are marked unless
/// `keep_duplicates`.
///
/// Errors: stopped by the user.
///
/// ```
/// use katachi_core::corpus::load::load;
/// use katachi_core::progress::Progress;
/// # let folder = tempfile::tempdir()?;
/// std::fs::write(folder.path().join("a.sgf"), "(;SZ[9]PB[Go Seigen];B[ee])")?;
/// let loaded = load(&[folder.path().to_owned()], None, false, &Progress::new())?;
/// let game = loaded.corpus.games()[0];
/// assert_eq!(loaded.corpus.header(game).black, "Go Seigen");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn load(
    paths: &[PathBuf],
    previous: Option<&Loaded>,
    keep_duplicates: bool,
    progress: &Progress,
) -> Result<Loaded, Cancelled> {
    let named = previous.map(|previous| previous.named.clone()).unwrap_or_default();
    load_named(paths, named, previous, keep_duplicates, progress)
}

/// As [`load`], with the encodings that the user names. Files that were read in another encoding are read again.
///
/// Errors: stopped by the user.
pub fn load_named(
    paths: &[PathBuf],
    named: Arc<NamedEncodings>,
    previous: Option<&Loaded>,
    keep_duplicates: bool,
    progress: &Progress,
) -> Result<Loaded, Cancelled> {
    progress.begin(Phase::ListingFiles, "files", 0);
    let mut listing = source::list(paths, progress)?;
    let mut loading = Loading::new(previous, progress);
    loading.named = named.clone();
    let out_of_reach = loading.keep_out_of_reach(&mut listing);
    for problem in listing.problems {
        loading.problem(None, problem);
    }
    let known = loading.known();
    let unchanged = |file: &SourceFile| {
        let (earlier, previous) = (*known.get(file.path.as_path())?, previous?);
        let same = previous.files[earlier as usize].source == *file
            && file.modified.is_some()
            && previous.reader == READER
            && previous.named.for_file(&file.path) == named.for_file(&file.path);
        (same || out_of_reach.contains(&file.path)).then_some(earlier)
    };
    let total = listing.files.iter().filter(|file| unchanged(file).is_none()).map(|file| file.bytes).sum();
    for earlier in listing.files.iter().filter_map(|file| previous.zip(unchanged(file))) {
        let file = &earlier.0.files[earlier.1 as usize];
        loading.neighbours.add_known(&place_of_file(&file.source, ""), &file.encodings);
    }
    progress.begin(Phase::ReadingGames, "bytes", total);
    let mut files = listing.files.into_iter().peekable();
    while let Some(file) = files.next() {
        progress.check()?;
        if let Some(earlier) = unchanged(&file) {
            loading.take_over(earlier);
        } else if file.kind == SourceKind::Sgf {
            let is_plain = |next: &SourceFile| next.kind == SourceKind::Sgf && unchanged(next).is_none();
            let mut plain = vec![file];
            plain.extend(std::iter::from_fn(|| files.next_if(is_plain)));
            loading.read_plain(plain, &known)?;
        } else {
            loading.read_archive(file, &known)?;
        }
    }
    progress.check()?;
    loading.end_report();
    let mut corpus = loading.builder.finish();
    let mut report = loading.report;
    if !keep_duplicates {
        let duplicates = duplicates::find(&corpus, progress)?;
        report.duplicates = duplicates.len() as u64;
        corpus = corpus.with_duplicates(&duplicates);
    }
    let (files, evaluations) = (Arc::new(loading.files), Arc::new(loading.evaluations));
    // Some files may have been taken over from an earlier reader. Keep its number, so that they are read again later.
    let earlier = previous.filter(|_| !loading.taken_over.is_empty());
    let reader = earlier.map_or(READER, |previous| previous.reader);
    let taken_over = Arc::new(loading.taken_over);
    Ok(Loaded { corpus: Arc::new(corpus), files, report, evaluations, taken_over, named, reader })
}

/// Loads games from memory, as if they were one file of this name.
pub fn load_bytes(name: &str, bytes: &[u8]) -> Loaded {
    let progress = Progress::new();
    let mut loading = Loading::new(None, &progress);
    let source = SourceFile { path: name.into(), kind: SourceKind::Sgf, bytes: bytes.len() as u64, modified: None };
    let number = loading.file(source);
    loading.pack(number, "", Parsed::new(bytes.to_vec(), &EncodingHint::default(), &progress));
    loading.end_file(number);
    let (files, evaluations) = (Arc::new(loading.files), Arc::new(loading.evaluations));
    let corpus = Arc::new(loading.builder.finish());
    Loaded { corpus, files, report: loading.report, evaluations, reader: READER, ..Loaded::default() }
}

impl Loaded {
    /// The folder of a file, or the archive. The user names an encoding for it.
    pub fn folder_of(&self, file: u32) -> Option<&Path> {
        let source = &self.files.get(file as usize)?.source;
        if source.kind == SourceKind::Sgf { source.path.parent() } else { Some(&source.path) }
    }

    /// The source of a record: the file, the member's name in an archive, and the number of the game in it. `None` if
    /// the file is not known.
    pub fn place_of(&self, id: GameId) -> Option<(&Path, &str, u32)> {
        let source = self.corpus.source(id);
        let file = self.files.get(source.file as usize)?;
        Some((&file.source.path, source.member, source.index))
    }
}

/// The records of one SGF file.
enum Parsed {
    Items {
        encoding: &'static str,
        items: Vec<ReadItem>,
        empty: u64,
        /// The evidence for the encoding, and the bytes; present if neighbouring files may change the choice.
        doubt: Option<(EncodingCosts, Vec<u8>)>,
    },
    /// Very many short records: they are read while they are packed.
    Dense(Vec<u8>, EncodingHint),
}

impl Parsed {
    fn new(bytes: Vec<u8>, hint: &EncodingHint, progress: &Progress) -> Parsed {
        /// A larger file has enough evidence of its own.
        const MAX_DOUBTFUL_BYTES: usize = 1 << 20;
        let (mut items, mut empty) = (Vec::new(), 0);
        let mut is_dense = false;
        let (reading, costs) = sgf::read_hinted_records(&bytes, hint, progress, &mut |item| {
            let records = items.len() + empty as usize;
            is_dense |= records >= DENSE_RECORDS && records * DENSE_RECORD_BYTES > bytes.len();
            match item {
                _ if is_dense => items = Vec::new(),
                ReadItem::Record { record, .. } if record.is_empty() => empty += 1,
                item => items.push(item),
            }
        });
        if is_dense {
            return Parsed::Dense(bytes, *hint);
        }
        let doubt = costs.filter(|_| bytes.len() <= MAX_DOUBTFUL_BYTES).map(|costs| (costs, bytes));
        Parsed::Items { encoding: reading.encoding, items, empty, doubt }
    }

    fn take_doubt(&mut self) -> Option<(EncodingCosts, Vec<u8>)> {
        match self {
            Parsed::Items { doubt, .. } => doubt.take(),
            Parsed::Dense(..) => None,
        }
    }
}

/// Reads a file again if its neighbours speak for another encoding. `parsed` gives the paths and contents of all files.
fn agree<'a>(
    neighbours: &mut Neighbours,
    parsed: impl Iterator<Item = (PathBuf, &'a mut Parsed)>,
    progress: &Progress,
) {
    let (mut doubtful, mut evidence) = (Vec::new(), Vec::new());
    for (path, parsed) in parsed {
        if let Some((costs, bytes)) = parsed.take_doubt() {
            evidence.push((path, costs));
            doubtful.push((parsed, bytes));
        }
    }
    let priors = neighbours.settle(&evidence);
    doubtful.into_par_iter().zip(&evidence).zip(&priors).for_each(|(((parsed, bytes), (_, costs)), prior)| {
        if costs.choice_changes_by(prior) && progress.check().is_ok() {
            *parsed = Parsed::new(bytes, &EncodingHint { named: None, prior: Some(*prior) }, progress);
            parsed.take_doubt();
        }
    });
}

/// The path by which a file's neighbours are found: those of a member are beside it in the archive.
fn place_of_file(file: &SourceFile, member: &str) -> PathBuf {
    if file.kind == SourceKind::Sgf {
        file.path.clone()
    } else {
        file.path.join("-").with_file_name(if member.is_empty() { "-" } else { member })
    }
}

/// A file that is no archive.
enum Plain {
    Whole(Option<Parsed>, Vec<SourceProblem>),
    /// Too large to be read whole: it is read as an archive is.
    InParts,
}

impl Plain {
    fn read(file: &SourceFile, hint: &EncodingHint, progress: &Progress) -> Plain {
        let (mut parsed, mut in_parts) = (None, false);
        let read = source::read(file, progress, &mut |part, bytes| {
            in_parts = part.is_some();
            if !in_parts && progress.check().is_ok() {
                parsed = Some(Parsed::new(bytes, hint, progress));
            }
            ControlFlow::Break(())
        });
        if in_parts { Plain::InParts } else { Plain::Whole(parsed, read.unwrap_or_else(|problem| vec![problem])) }
    }
}

struct Loading<'a> {
    previous: Option<(&'a Loaded, Vec<std::ops::Range<u32>>)>,
    progress: &'a Progress,
    builder: CorpusBuilder,
    files: Vec<LoadedFile>,
    report: LoadReport,
    evaluations: Evaluations,
    taken_over: HashSet<u32>,
    named: Arc<NamedEncodings>,
    neighbours: Neighbours,
    tally: FileTally,
    /// Troubles for which the report has no room.
    untold: u64,
}

/// Counts of the file that is being packed.
#[derive(Default)]
struct FileTally {
    /// Number of records that went into the corpus or were skipped.
    records: u64,
    /// Records with neither a stone nor a move.
    empty: u64,
    has_too_many: bool,
}

impl<'a> Loading<'a> {
    fn new(previous: Option<&'a Loaded>, progress: &'a Progress) -> Loading<'a> {
        Loading {
            previous: previous.map(|previous| (previous, records_by_file(previous))),
            progress,
            builder: CorpusBuilder::new(),
            files: Vec::new(),
            report: LoadReport::default(),
            evaluations: Evaluations::default(),
            taken_over: HashSet::new(),
            named: Arc::default(),
            neighbours: Neighbours::default(),
            tally: FileTally::default(),
            untold: 0,
        }
    }

    fn file(&mut self, source: SourceFile) -> u32 {
        self.files.push(LoadedFile { source, encodings: BTreeMap::new() });
        (self.files.len() - 1) as u32
    }

    fn take_over(&mut self, earlier: u32) {
        let Some((previous, records)) = &self.previous else { return };
        let number = self.files.len() as u32;
        let file = previous.files[earlier as usize].clone();
        for (encoding, count) in &file.encodings {
            self.report.files += count;
            *self.report.encodings.entry(encoding.clone()).or_default() += count;
        }
        self.files.push(file);
        self.taken_over.insert(number);
        self.report.unchanged_files += 1;
        let corpus = &previous.corpus;
        // Earlier versions kept empty records.
        let is_empty = |&id: &GameId| {
            corpus.recorded_moves(id) == 0 && corpus.game(id).setup.is_empty() && corpus.variations(id) == 0
        };
        let (empty, full): (Vec<GameId>, Vec<GameId>) =
            records[earlier as usize].clone().map(GameId).partition(is_empty);
        full.into_iter().for_each(|id| _ = self.builder.push_from(corpus, id, number));
        self.tally.empty += empty.len() as u64;
        self.report.take_over(&previous.report, earlier, number);
        self.end_file(number);
    }

    /// The files of an earlier loading, by their paths.
    fn known(&self) -> HashMap<&'a Path, u32> {
        let files = self.previous.iter().flat_map(|(previous, _)| previous.files.iter());
        files.map(|file| file.source.path.as_path()).zip(0..).collect()
    }

    /// Adds to the listing the files of the earlier loading that the system cannot reach now. Returns their paths.
    fn keep_out_of_reach(&self, listing: &mut Listing) -> HashSet<PathBuf> {
        let Some((previous, _)) = &self.previous else { return HashSet::new() };
        let listed: HashSet<&Path> = listing.files.iter().map(|file| file.path.as_path()).collect();
        let missing: Vec<&SourceFile> =
            previous.files.iter().map(|file| &file.source).filter(|file| !listed.contains(&*file.path)).collect();
        let mut kept = Vec::new();
        for problem in listing.problems.iter_mut().filter(|problem| problem.is_passing) {
            let before = kept.len();
            kept.extend(missing.iter().filter(|file| file.path.starts_with(&problem.path)).copied().cloned());
            if kept.len() > before {
                problem.reason = problem.reason.clone().kept();
            }
        }
        kept.sort_by(|a, b| a.path.cmp(&b.path));
        kept.dedup();
        let paths = kept.iter().map(|file| file.path.clone()).collect();
        listing.files.extend(kept);
        listing.sort();
        paths
    }

    /// Takes over the earlier games of a file that the system cannot read now.
    fn keep_known(&mut self, path: &Path, known: &HashMap<&Path, u32>, problems: Vec<SourceProblem>) {
        let number = self.files.len() as u32;
        if let Some(&earlier) = known.get(path) {
            self.take_over(earlier);
        }
        for problem in problems {
            self.problem(Some(number), SourceProblem { reason: problem.reason.kept(), ..problem });
        }
    }

    /// Reads the next batch while the current one is packed. A large batch is packed first.
    fn read_plain(&mut self, files: Vec<SourceFile>, known: &HashMap<&Path, u32>) -> Result<(), Cancelled> {
        let (progress, named) = (self.progress, self.named.clone());
        let mut neighbours = std::mem::take(&mut self.neighbours);
        let mut files = files.into_iter();
        let mut read = || {
            let (mut batch, mut bytes) = (Vec::new(), 0);
            while batch.len() < BATCH_FILES && bytes < BATCH_BYTES as u64 {
                let Some(next) = files.next() else { break };
                bytes += next.bytes;
                batch.push(next);
            }
            let read = batch.into_par_iter().map(|file| {
                let hint = EncodingHint { named: named.for_file(&file.path), prior: None };
                (Plain::read(&file, &hint, progress), file)
            });
            let mut read: Vec<(Plain, SourceFile)> = read.collect();
            let parsed = read.iter_mut().filter_map(|(plain, file)| match plain {
                Plain::Whole(Some(parsed), _) => Some((file.path.clone(), parsed)),
                _ => None,
            });
            agree(&mut neighbours, parsed, progress);
            (read, bytes >= LARGE_BATCH_BYTES as u64)
        };
        let (mut batch, mut is_large) = read();
        while !batch.is_empty() {
            let packed;
            (packed, (batch, is_large)) = match is_large {
                true => (self.pack_plain(batch, known), read()),
                false => rayon::join(|| self.pack_plain(batch, known), &mut read),
            };
            packed?;
            progress.check()?;
        }
        self.neighbours = neighbours;
        Ok(())
    }

    fn pack_plain(&mut self, batch: Vec<(Plain, SourceFile)>, known: &HashMap<&Path, u32>) -> Result<(), Cancelled> {
        for (plain, file) in batch {
            self.progress.check()?;
            let Plain::Whole(parsed, problems) = plain else {
                self.read_archive(file, known)?;
                continue;
            };
            let is_passing = problems.iter().any(|problem| problem.is_passing);
            if is_passing && known.contains_key(&*file.path) {
                self.keep_known(&file.path, known, problems);
                continue;
            }
            let number = self.file(to_read_again(file, is_passing));
            problems.into_iter().for_each(|problem| self.problem(Some(number), problem));
            if let Some(parsed) = parsed {
                self.pack(number, "", parsed);
            }
            self.end_file(number);
        }
        Ok(())
    }

    /// One thread unpacks while the pool parses; a batch with a very large record is parsed before more is unpacked.
    fn read_archive(&mut self, file: SourceFile, known: &HashMap<&Path, u32>) -> Result<(), Cancelled> {
        let progress = self.progress;
        let path = file.path.clone();
        let hint = EncodingHint { named: self.named.for_file(&path), prior: None };
        let place = file.clone();
        let before = known.contains_key(&*path).then(|| (self.builder.record_count(), self.report.clone()));
        let number = self.file(file.clone());
        let (sender, receiver) = sync_channel::<Vec<(String, Vec<u8>)>>(0);
        let problems = std::thread::scope(|scope| {
            let reader = scope.spawn(move || {
                let (mut batch, mut bytes_in_batch) = (Vec::new(), 0);
                let read = source::read(&file, progress, &mut |member, bytes| {
                    bytes_in_batch += bytes.len();
                    batch.push((member.unwrap_or("").to_owned(), bytes));
                    if batch.len() >= BATCH_FILES || bytes_in_batch >= BATCH_BYTES {
                        let is_large = std::mem::take(&mut bytes_in_batch) >= LARGE_BATCH_BYTES;
                        let sent = sender.send(std::mem::take(&mut batch));
                        // The receiver takes this empty batch only when it has packed the large one.
                        let sent = if is_large { sent.and_then(|()| sender.send(Vec::new())) } else { sent };
                        if progress.check().is_err() || sent.is_err() {
                            return ControlFlow::Break(());
                        }
                    }
                    ControlFlow::Continue(())
                });
                // The receiver is only gone when the work was cancelled.
                let _ = sender.send(batch);
                read.unwrap_or_else(|problem| vec![problem])
            });
            for batch in receiver {
                if progress.check().is_err() {
                    break;
                }
                let parse = |(member, bytes): (String, Vec<u8>)| {
                    progress.check().is_ok().then(|| (member, Parsed::new(bytes, &hint, progress)))
                };
                let mut parsed: Vec<(String, Parsed)> = batch.into_par_iter().filter_map(parse).collect();
                let members = parsed.iter_mut().map(|(member, parsed)| (place_of_file(&place, member), parsed));
                agree(&mut self.neighbours, members, progress);
                for (member, parsed) in parsed {
                    if progress.check().is_err() {
                        break;
                    }
                    self.pack(number, &member, parsed);
                }
            }
            reader.join().unwrap_or_default()
        });
        progress.check()?;
        if problems.iter().any(|problem| problem.is_passing) {
            if let Some((records, report)) = before {
                self.files.pop();
                self.builder.truncate(records);
                (self.report, self.tally) = (report, FileTally::default());
                self.keep_known(&path, known, problems);
                return Ok(());
            }
            self.files[number as usize].source.modified = None;
        }
        problems.into_iter().for_each(|problem| self.problem(Some(number), problem));
        self.end_file(number);
        Ok(())
    }

    /// Whether the report has room for another line.
    fn has_room(&mut self) -> bool {
        let has_room = self.report.lines() < LoadReport::MAX_LINES;
        self.untold += u64::from(!has_room);
        has_room
    }

    fn end_report(&mut self) {
        if self.untold == 0 {
            return;
        }
        let path = self.files.last().map_or(String::new(), |last| display_path(&last.source.path, ""));
        let file = self.files.len().checked_sub(1).map(|last| last as u32);
        let reason = NotLoaded::MoreTroubles { troubles: self.untold }.into();
        self.report.skipped.push(Skipped { file, path, game: None, reason });
    }

    fn problem(&mut self, file: Option<u32>, problem: SourceProblem) {
        if !self.has_room() {
            return;
        }
        let path = display_path(&problem.path, "");
        let reason = NotLoaded::Source(problem.reason).into();
        self.report.skipped.push(Skipped { file, path, game: None, reason });
    }

    fn pack(&mut self, file: u32, member: &str, parsed: Parsed) {
        let encoding = match parsed {
            Parsed::Items { encoding, items, empty, .. } => {
                self.tally.empty += empty;
                items.into_iter().for_each(|item| self.item(file, member, item));
                encoding
            }
            Parsed::Dense(bytes, hint) => {
                let mut each = |item| self.item(file, member, item);
                sgf::read_hinted_records(&bytes, &hint, &Progress::new(), &mut each).0.encoding
            }
        };
        let loaded = &mut self.files[file as usize];
        if !loaded.source.is_later_part(member) {
            self.report.files += 1;
            *self.report.encodings.entry(encoding.to_owned()).or_default() += 1;
            *loaded.encodings.entry(encoding.to_owned()).or_default() += 1;
        }
    }

    fn item(&mut self, file: u32, member: &str, item: ReadItem) {
        if matches!(&item, ReadItem::Record { record, .. } if record.is_empty()) {
            self.tally.empty += 1;
            return;
        }
        if self.tally.records >= self.record_limit(file) {
            self.tally.has_too_many = true;
            return;
        }
        self.tally.records += 1;
        match item {
            ReadItem::Record { index, record } => self.record(file, member, index, record),
            ReadItem::Skipped { index, reason } => {
                if !self.has_room() {
                    return;
                }
                let path = display_path(&self.files[file as usize].source.path, member);
                let reason = NotLoaded::Game(reason).into();
                self.report.skipped.push(Skipped { file: Some(file), path, game: index, reason });
            }
        }
    }

    fn record_limit(&self, file: u32) -> u64 {
        (self.files[file as usize].source.bytes / MIN_RECORD_BYTES).max(MIN_RECORD_LIMIT)
    }

    /// Reports the records that were left out of a file, one line for each reason.
    fn end_file(&mut self, file: u32) {
        let FileTally { empty, has_too_many, .. } = std::mem::take(&mut self.tally);
        let path = display_path(&self.files[file as usize].source.path, "");
        let none = (empty > 0).then_some(NotLoaded::NeitherStoneNorMove { records: empty });
        let many = has_too_many.then(|| NotLoaded::TooManyRecords { limit: self.record_limit(file) });
        for reason in none.into_iter().chain(many) {
            self.report.skipped.push(Skipped {
                file: Some(file),
                path: path.clone(),
                game: None,
                reason: reason.into(),
            });
        }
    }

    fn record(&mut self, file: u32, member: &str, index: u32, record: Record) {
        let cut_short = record.cut_short.filter(|_| self.has_room());
        let mended = Mended::new(record.warnings, record.troubles)
            .filter(|_| self.has_room())
            .map(|mended| mended.with_unread_komi(record.unread_komi));
        let path = || display_path(&self.files[file as usize].source.path, member);
        if let Some(cut) = cut_short {
            let (path, reason) = (path(), cut.reason.into());
            self.report.cut_short.push(CutShortGame { file, path, game: index, r#move: cut.at_move, reason });
        }
        if let Some(mended) = mended {
            let what = Box::new(mended).into();
            self.report.repaired.push(Repaired { file, path: path(), game: index, what });
        }
        let header = GameHeader::from(&record.info);
        let game = GameView { size: record.size, setup: &record.setup, moves: &record.moves };
        let source = GameSource { file, member, index };
        let Some(id) = self.builder.push(game, header, source, record.recorded_moves, record.variations) else {
            let reason = NotLoaded::LibraryFull.into();
            return self.report.skipped.push(Skipped { file: Some(file), path: path(), game: Some(index), reason });
        };
        self.builder.set_remarks(id, record.remarks);
        if let Some(evaluations) = record.evaluations {
            self.evaluations.insert(GameKey::from_game(game), evaluations);
        }
    }
}

/// Forgets the time of a file that could not be read to its end, so that the next import reads it again.
fn to_read_again(file: SourceFile, is_passing: bool) -> SourceFile {
    let modified = file.modified.filter(|_| !is_passing);
    SourceFile { modified, ..file }
}

/// The range of each file's records, which lie in the order of their files.
fn records_by_file(loaded: &Loaded) -> Vec<std::ops::Range<u32>> {
    let mut ranges = vec![0..0; loaded.files.len()];
    for id in loaded.corpus.records() {
        let range = &mut ranges[loaded.corpus.source(id).file as usize];
        if range.start == range.end {
            range.start = id.0;
        }
        range.end = id.0 + 1;
    }
    ranges
}

/// Games, positions and duplicates of a corpus.
pub fn count_standings(corpus: &Corpus) -> (usize, usize, usize) {
    corpus.records().fold((0, 0, 0), |(games, positions, duplicates), id| match corpus.standing(id) {
        Standing::Game => (games + 1, positions, duplicates),
        Standing::Position => (games, positions + 1, duplicates),
        Standing::Duplicate { .. } => (games, positions, duplicates + 1),
    })
}
