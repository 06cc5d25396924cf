//! Mining into a file, within a limit of memory.
//!
//! Pieces that do not fit into memory wait in a scratch file beside the result. If there is one batch of shapes, its rows
//! are made and written a few thousand at a time. Else each batch is written in the order of the result, and at the end
//! the batches are merged line by line. The bytes equal those of [`super::save_ron_patterns`] for the same games and
//! parameters.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::Path;

use super::atomic::{self, ScratchFile, is_packed, result_packer};
use super::kept::make_folder_of;
use super::lines::ROWS_CLOSE;
use super::pattern_lines::{PatternsFileRow, TakeText, lines, row_blocks, write_in_pieces};
use super::patterns::{head, parse_pattern_row, pattern_row, patterns_of_lines};
use super::{FileAction, LibraryError};
use crate::corpus::Corpus;
use crate::files::OpenFile;
use crate::mining::{
    BoundedError, MinedBatch, MinedPatterns, MinedTotals, MiningError, MiningParams, Spill, mine_within,
};
use crate::progress::{Cancelled, Phase, Progress};

/// Why nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum MineToFileError {
    #[error(transparent)]
    Mining(#[from] MiningError),
    #[error(transparent)]
    Library(#[from] LibraryError),
}

/// Mines within about `memory` bytes beside the games, and writes the shapes as RON, atomically. Compresses them with
/// zstd if the name ends in `.zst`. Scratch files stand beside the result meanwhile. They are about as large as the
/// result, plus 40 bytes for each occurrence if the occurrences do not fit into memory.
///
/// Errors: as [`crate::mining::mine()`]; the file, or a scratch file, cannot be written.
pub fn mine_to_ron_file(
    corpus: &Corpus,
    params: &MiningParams,
    memory: u64,
    path: &Path,
    progress: &Progress,
) -> Result<MinedTotals, MineToFileError> {
    let (runs, totals) = mine_to_runs(corpus, params, memory, path, progress)?;
    runs.finish(params, &totals, path, progress)?;
    Ok(totals)
}

/// Mines within about `memory` bytes beside the games and the result itself. Scratch files stand beside `place`
/// meanwhile, as for [`mine_to_ron_file`].
///
/// Errors: as [`crate::mining::mine()`]; a scratch file cannot be written.
pub fn mine_beside(
    corpus: &Corpus,
    params: &MiningParams,
    memory: u64,
    place: &Path,
    progress: &Progress,
) -> Result<MinedPatterns, MineToFileError> {
    make_folder_of(place)?;
    let (mut runs, totals) = mine_to_runs(corpus, params, memory, place, progress)?;
    if let Some(whole) = runs.whole.take() {
        return Ok(whole.into_patterns(progress).map_err(MiningError::from)?);
    }
    let lines = runs.lines(params, &totals, progress)?.expect("even a result without shapes has its batch");
    let patterns = patterns_of_lines(&lines.head(), place, |take| lines.merge(take));
    progress.check().map_err(MiningError::from)?;
    Ok(patterns?)
}

/// Like [`mine_to_ron_file`], without the last step: the batches wait beside `path`, and the caller merges them.
///
/// Errors: as [`crate::mining::mine()`]; a scratch file cannot be written.
pub fn mine_to_runs<'a>(
    corpus: &'a Corpus,
    params: &MiningParams,
    memory: u64,
    path: &'a Path,
    progress: &Progress,
) -> Result<(PatternRuns<'a>, MinedTotals), MineToFileError> {
    let (mut runs, mut spilled) = (PatternRuns::beside(path), SpillFile::beside(path));
    let taken = mine_within(corpus, params, memory, &mut spilled, progress, |batch| runs.push_batch(batch, progress));
    let totals = taken.map_err(|error| match error {
        BoundedError::Mining(error) => MineToFileError::Mining(error),
        // A run that was stopped looks like one that cannot be written.
        BoundedError::Outside(_) if progress.check().is_err() => MineToFileError::Mining(Cancelled.into()),
        BoundedError::Outside(error) => MineToFileError::Library(error),
    })?;
    Ok((runs, totals))
}

/// Pieces that wait in a scratch file, each compressed, with a checksum.
struct SpillFile<'a> {
    place: &'a Path,
    file: Option<SpillFiles>,
    /// For each piece: its start, its size there, and its size in memory.
    pieces: Vec<(u64, usize, usize)>,
    end: u64,
}

struct SpillFiles {
    scratch: ScratchFile,
    reader: OpenFile,
    packer: zstd::bulk::Compressor<'static>,
}

impl<'a> SpillFile<'a> {
    /// Puts the file beside `place`. It is made when the first piece is put into it.
    fn beside(place: &'a Path) -> SpillFile<'a> {
        SpillFile { place, file: None, pieces: Vec::new(), end: 0 }
    }

    fn file(&mut self) -> Result<&mut SpillFiles, LibraryError> {
        if self.file.is_none() {
            let scratch = ScratchFile::beside(self.place, |_| Ok(()))?;
            let reader = scratch.read()?;
            let packer = zstd::bulk::Compressor::new(1).and_then(|mut packer| {
                packer.include_checksum(true)?;
                Ok(packer)
            });
            let packer = packer.map_err(LibraryError::io(self.place, FileAction::Compress))?;
            self.file = Some(SpillFiles { scratch, reader, packer });
        }
        Ok(self.file.as_mut().expect("it was just made"))
    }
}

impl Spill for SpillFile<'_> {
    type Error = LibraryError;

    fn put(&mut self, piece: &[u8]) -> Result<usize, LibraryError> {
        let place = self.place;
        let file = self.file()?;
        let packed = file.packer.compress(piece).map_err(LibraryError::io(place, FileAction::Compress))?;
        let written = file.scratch.append(&packed);
        written.map_err(LibraryError::io(place, FileAction::WriteFileUnlessFull))?;
        self.pieces.push((self.end, packed.len(), piece.len()));
        self.end += packed.len() as u64;
        Ok(self.pieces.len() - 1)
    }

    fn back(&mut self, piece: usize) -> Result<Vec<u8>, LibraryError> {
        let (start, packed, length) = self.pieces[piece];
        let place = self.place;
        let reader = &mut self.file()?.reader;
        let mut bytes = vec![0; packed];
        let read = reader.seek(SeekFrom::Start(start)).and_then(|_| reader.read_exact(&mut bytes));
        let unpacked = read.and_then(|()| zstd::bulk::decompress(&bytes, length));
        unpacked.map_err(LibraryError::io(place, FileAction::ReadAgain))
    }
}

/// Batches that wait to be merged, in scratch files; or the only one.
pub struct PatternRuns<'a> {
    place: &'a Path,
    /// Runs by level. At level 0 a run is a batch. Above, a run is a whole level, merged.
    levels: Vec<Vec<ScratchFile>>,
    /// The first batch, without its shapes.
    first: Option<MinedPatterns>,
    /// Bytes of all lines.
    length: u64,
    /// The batch that has all shapes; it is in no file.
    whole: Option<MinedBatch<'a>>,
}

/// Runs that are merged at once: each is an open file.
const MAX_MERGED_RUNS: usize = 128;

impl<'a> PatternRuns<'a> {
    /// Scratch files stand beside this file.
    pub fn beside(place: &'a Path) -> PatternRuns<'a> {
        PatternRuns { place, levels: Vec::new(), first: None, length: 0, whole: None }
    }

    /// Writes a batch to a scratch file. Merges the runs of a level when it is full.
    ///
    /// Errors: a scratch file cannot be written.
    pub fn push(&mut self, batch: &MinedPatterns) -> Result<(), LibraryError> {
        self.first.get_or_insert_with(|| batch.most_frequent(0));
        self.push_run(|take| row_blocks(batch.len()).try_for_each(|rows| take(&keyed_lines(batch, rows))))
    }

    fn push_batch(&mut self, batch: MinedBatch<'a>, progress: &Progress) -> Result<(), LibraryError> {
        self.first.get_or_insert_with(|| batch.head().clone());
        if batch.is_whole() {
            self.whole = Some(batch);
            return Ok(());
        }
        self.push_run(|take| batch_blocks(&batch, progress, |block| take(&keyed_lines(block, 0..block.len()))))
    }

    /// Writes a run. `pieces` hands over its lines, each after its key and a tab, in the order of the keys, which is that
    /// of the result.
    fn push_run(&mut self, pieces: impl FnOnce(TakeText<'_>) -> io::Result<()>) -> Result<(), LibraryError> {
        let length = &mut self.length;
        let mut run = ScratchFile::beside(self.place, |file| {
            let mut out = zstd::Encoder::new(BufWriter::new(file), 1)?;
            pieces(&mut |text| {
                let of_keys: usize = text.lines().map(|line| line.find('\t').map_or(0, |at| at + 1)).sum();
                *length += (text.len() - of_keys) as u64;
                out.write_all(text.as_bytes())
            })?;
            out.finish()?.flush()
        })?;
        for level in 0.. {
            if self.levels.len() == level {
                self.levels.push(Vec::new());
            }
            let runs = &mut self.levels[level];
            runs.push(run);
            if runs.len() < MAX_MERGED_RUNS {
                break;
            }
            let files = read_again(&*runs)?;
            run = ScratchFile::beside(self.place, |file| merge_run(files, file))?;
            runs.clear();
        }
        Ok(())
    }

    /// Merges all batches into the result as RON, atomically; compressed if the name ends in `.zst`. Without a batch it
    /// writes nothing.
    ///
    /// Errors: the result cannot be written; stopped by the user.
    pub fn finish(
        mut self,
        params: &MiningParams,
        totals: &MinedTotals,
        path: &Path,
        progress: &Progress,
    ) -> Result<(), MineToFileError> {
        let Some(whole) = self.whole.take() else {
            return self.finish_with(params, totals, path, progress, |lines, file| match is_packed(path) {
                true => {
                    let mut packed = result_packer(BufWriter::new(file), Some(lines.length()))?;
                    lines.write(&mut packed)?;
                    packed.finish()?.flush()
                }
                false => {
                    let mut plain = BufWriter::new(file);
                    lines.write(&mut plain)?;
                    plain.flush()
                }
            });
        };
        let level = is_packed(path).then_some(atomic::COMPRESSION_LEVEL);
        progress.begin(Phase::WritingShapes, "shapes", totals.kept * if level.is_some() { 2 } else { 1 });
        let head = head(whole.head(), &whole.head().cluster_names, totals.occurrences, totals.distinct);
        let written = write_in_pieces(path, level, |take| {
            take(&head)?;
            batch_blocks(&whole, progress, |block| take(&lines(block, 0..block.len(), |_, _| ())))?;
            take(ROWS_CLOSE)
        });
        progress.check().map_err(MiningError::from)?;
        Ok(written?)
    }

    /// Like [`PatternRuns::finish`], but the caller's `fill` writes the file, in a format of its own. Without a batch
    /// it writes nothing.
    ///
    /// Errors: as [`PatternRuns::finish`].
    pub fn finish_with(
        self,
        params: &MiningParams,
        totals: &MinedTotals,
        path: &Path,
        progress: &Progress,
        fill: impl FnOnce(PatternLines<'_>, &mut OpenFile) -> io::Result<()>,
    ) -> Result<(), MineToFileError> {
        let Some(lines) = self.lines(params, totals, progress)? else { return Ok(()) };
        let written = atomic::write_streamed(path, |file| fill(lines, file), |_| Ok(()));
        progress.check().map_err(MiningError::from)?;
        written?;
        Ok(())
    }

    /// The result as it waits to be read; `None` without a batch.
    fn lines(
        self,
        params: &MiningParams,
        totals: &MinedTotals,
        progress: &'a Progress,
    ) -> Result<Option<PatternLines<'a>>, LibraryError> {
        let Some(mut first) = self.first else { return Ok(None) };
        first.params = params.clone();
        let head = head(&first, &first.cluster_names, totals.occurrences, totals.distinct);
        progress.begin(Phase::WritingShapes, "shapes", totals.kept);
        let files = read_again(self.levels.iter().flatten())?;
        Ok(Some(PatternLines { head, files, length: self.length, whole: self.whole, progress }))
    }
}

/// Lines with their keys: the most frequent shapes first, then by canonical form.
fn keyed_lines(patterns: &MinedPatterns, rows: Range<usize>) -> String {
    lines(patterns, rows, |text, at| {
        let _ = write!(text, "{:016x}", u64::MAX - patterns.stats(at).occurrences);
        for byte in patterns.packed(at) {
            let _ = write!(text, "{byte:02x}");
        }
        text.push('\t');
    })
}

/// Makes the rows of a batch, some thousand at a time.
///
/// Errors: those of `take`; stopped by the user.
fn batch_blocks(
    batch: &MinedBatch<'_>,
    progress: &Progress,
    mut take: impl FnMut(&MinedPatterns) -> io::Result<()>,
) -> io::Result<()> {
    row_blocks(batch.len()).try_for_each(|rows| {
        let block = batch.rows(rows, progress).map_err(|_| io::Error::from(io::ErrorKind::Interrupted))?;
        take(&block)
    })
}

fn read_again<'a>(runs: impl IntoIterator<Item = &'a ScratchFile>) -> Result<Vec<OpenFile>, LibraryError> {
    runs.into_iter().map(ScratchFile::read).collect()
}

/// Merges runs into one.
fn merge_run(files: Vec<OpenFile>, file: &mut OpenFile) -> io::Result<()> {
    let mut out = zstd::Encoder::new(BufWriter::new(file), 1)?;
    merge(files, |key, line| write!(out, "{key}\t{line}"))?;
    out.finish()?.flush()
}

/// A result that is about to be merged: its head, and its rows as lines of RON.
pub struct PatternLines<'a> {
    head: String,
    files: Vec<OpenFile>,
    /// Bytes of all lines.
    length: u64,
    /// The batch that has all rows; then there are no files.
    whole: Option<MinedBatch<'a>>,
    progress: &'a Progress,
}

impl PatternLines<'_> {
    /// A RON file without its rows, as [`super::patterns_head`] has it.
    pub fn head(&self) -> String {
        format!("{}{ROWS_CLOSE}", self.head)
    }

    /// Hands over the rows in the order of the result.
    ///
    /// Errors: those of `take`; a run cannot be read again; stopped by the user.
    pub fn rows(mut self, mut take: impl FnMut(PatternsFileRow) -> io::Result<()>) -> io::Result<()> {
        match self.whole.take() {
            Some(whole) => batch_blocks(&whole, self.progress, |block| {
                (0..block.len()).try_for_each(|at| take(pattern_row(block, at)))
            }),
            None => self.merge(|line| take(parse_pattern_row(line)?)),
        }
    }

    /// Hands over the lines of all runs, in the order of the result.
    fn merge(self, mut take: impl FnMut(&str) -> io::Result<()>) -> io::Result<()> {
        merge(self.files, |_, line| {
            take(line)?;
            self.progress.add(1);
            self.progress.check().map_err(|_| io::ErrorKind::Interrupted.into())
        })
    }

    /// Bytes of the whole result as RON.
    fn length(&self) -> u64 {
        self.length + (self.head.len() + ROWS_CLOSE.len()) as u64
    }

    /// Writes the whole result as RON.
    fn write(mut self, out: &mut impl Write) -> io::Result<()> {
        out.write_all(std::mem::take(&mut self.head).as_bytes())?;
        self.merge(|line| out.write_all(line.as_bytes()))?;
        out.write_all(ROWS_CLOSE.as_bytes())
    }
}

/// Hands over the lines of all runs with their keys, in the order of the keys.
fn merge(files: Vec<OpenFile>, mut take: impl FnMut(&str, &str) -> io::Result<()>) -> io::Result<()> {
    let mut runs = Vec::new();
    for file in files {
        runs.push(BufReader::new(zstd::Decoder::new(file)?));
    }
    let next = |run: &mut BufReader<_>| -> io::Result<Option<(String, String)>> {
        let mut line = String::new();
        if run.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let (key, row) = line.split_once('\t').ok_or(io::ErrorKind::InvalidData)?;
        Ok(Some((key.to_owned(), row.to_owned())))
    };
    let mut heap = BinaryHeap::new();
    for (number, run) in runs.iter_mut().enumerate() {
        heap.extend(next(run)?.map(|(key, row)| Reverse((key, number, row))));
    }
    while let Some(Reverse((key, number, row))) = heap.pop() {
        take(&key, &row)?;
        heap.extend(next(&mut runs[number])?.map(|(key, row)| Reverse((key, number, row))));
    }
    Ok(())
}
