//! The first rows of a file of mined patterns, without reading the others.
//!
//! Katachi sorts the rows by count, so the first are the most frequent. Of the others only the counts are looked at, for
//! the totals: four million rows take a tenth of a second, and no memory.

use std::io::{self, BufRead, BufReader};
use std::path::Path;

use memchr::{memchr, memchr_iter, memmem};
use rayon::prelude::*;

use super::lines::{ROWS_CLOSE, ZSTD_MAGIC};
use super::patterns::{PATTERNS_OPEN, parse_patterns};
use super::{FileAction, LibraryError};
use crate::files::{Mapping, OpenFile};
use crate::mining::MinedPatterns;

/// The most frequent patterns of a file, with totals of all.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstPatterns {
    /// The first rows, in the order of the file: by count.
    pub patterns: MinedPatterns,
    /// Number of rows in the file.
    pub rows: usize,
    /// Played ÷ appeared of all rows together; `None` where nothing appeared.
    pub average_rate: Option<f64>,
}

/// Bytes of a file that one task looks through.
const BYTES_PER_TASK: usize = 1 << 22;

/// Reads the `top` most frequent patterns of a RON file, which may be compressed. Other rows are not checked.
///
/// Returns `None` if the file has another layout than Katachi's or is not sorted by count: it must be read whole.
///
/// Errors: it cannot be read, a row of these is damaged, or it is of a newer Katachi.
pub fn open_first_ron_patterns(path: &Path, top: usize) -> Result<Option<FirstPatterns>, LibraryError> {
    let failed = LibraryError::io(path, FileAction::Read);
    let found = match Mapping::open(path) {
        Ok(file) if file.bytes().starts_with(&ZSTD_MAGIC) => first_of_stream(path, top),
        Ok(file) => Ok(first_of_bytes(file.bytes(), top)),
        Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(None),
        Err(error) => Err(error),
    };
    let Some((first, counts)) = found.map_err(failed)? else { return Ok(None) };
    let patterns = parse_patterns(&first, path)?;
    let average_rate = (counts.appeared > 0).then(|| counts.occurrences as f64 / counts.appeared as f64);
    Ok(Some(FirstPatterns { patterns, rows: counts.rows, average_rate }))
}

/// The counts of rows that follow one another.
#[derive(Clone, Copy)]
struct RowCounts {
    rows: usize,
    occurrences: u64,
    appeared: u64,
    /// Occurrences of the first and the last row.
    first: u64,
    last: u64,
}

impl RowCounts {
    /// `None` if the line is no row as Katachi writes it.
    fn read(line: &[u8]) -> Option<RowCounts> {
        // Cells hold no bracket.
        let after = line[memchr(b']', line)?..].strip_prefix(b"],occurrences:")?;
        let (occurrences, after) = number(after)?;
        let (_, after) = number(after.strip_prefix(b",games:")?)?;
        // Rows without it have `decided`, the years, or the end here.
        let appeared = match after.strip_prefix(b",appeared:") {
            Some(after) => number(after)?.0,
            None => 0,
        };
        Some(RowCounts { rows: 1, occurrences, appeared, first: occurrences, last: occurrences })
    }

    /// These rows with those that follow; `None` if they are not sorted.
    fn then(self, next: RowCounts) -> Option<RowCounts> {
        (self.last >= next.first).then_some(RowCounts {
            rows: self.rows + next.rows,
            occurrences: self.occurrences.saturating_add(next.occurrences),
            appeared: self.appeared.saturating_add(next.appeared),
            first: self.first,
            last: next.last,
        })
    }
}

/// The number that a text begins with, and what follows it. `None` if there is none, or it is no u64.
fn number(text: &[u8]) -> Option<(u64, &[u8])> {
    let digits = text.iter().take_while(|letter| letter.is_ascii_digit()).count();
    let (number, after) = text.split_at(digits);
    let mut sum = None;
    for digit in number {
        sum = Some(sum.unwrap_or(0_u64).checked_mul(10)?.checked_add(u64::from(digit - b'0'))?);
    }
    Some((sum?, after))
}

/// The text of a file with these rows alone, and the counts of all.
type FirstText = (String, RowCounts);

fn first_of_bytes(bytes: &[u8], top: usize) -> Option<FirstText> {
    // The head is short; names of clusters may make it a few pages.
    let head = &bytes[..bytes.len().min(1 << 20)];
    let head_end = memmem::find(head, PATTERNS_OPEN.as_bytes())? + PATTERNS_OPEN.len();
    let rows = bytes.get(head_end..bytes.len().checked_sub(ROWS_CLOSE.len())?)?;
    if !bytes.ends_with(ROWS_CLOSE.as_bytes()) {
        return None;
    }
    let parts: Option<Vec<Option<RowCounts>>> = parts_of_lines(rows).into_par_iter().map(counts_of_part).collect();
    let counts = parts?.into_iter().flatten().map(Some).reduce(|sum, next| sum?.then(next?))??;
    let first: usize = rows.split_inclusive(|&byte| byte == b'\n').take(top).map(<[u8]>::len).sum();
    let text = str::from_utf8(&bytes[..head_end + first]).ok()?.to_owned() + ROWS_CLOSE;
    Some((text, counts))
}

/// Cuts lines into parts of about [`BYTES_PER_TASK`].
fn parts_of_lines(mut lines: &[u8]) -> Vec<&[u8]> {
    let mut parts = Vec::new();
    while lines.len() > BYTES_PER_TASK {
        let end = memchr(b'\n', &lines[BYTES_PER_TASK..]);
        let (part, rest) = lines.split_at(end.map_or(lines.len(), |end| BYTES_PER_TASK + end + 1));
        parts.push(part);
        lines = rest;
    }
    parts.push(lines);
    parts
}

/// The counts of these rows: none if there are no rows, `None` if a line is no row or they are not sorted.
fn counts_of_part(part: &[u8]) -> Option<Option<RowCounts>> {
    let mut sum: Option<RowCounts> = None;
    let mut start = 0;
    for end in memchr_iter(b'\n', part) {
        let row = RowCounts::read(&part[start..end])?;
        start = end + 1;
        sum = Some(match sum {
            Some(sum) => sum.then(row)?,
            None => row,
        });
    }
    // Every row has its line.
    (start == part.len()).then_some(sum)
}

/// Errors: the system's, or those of unpacking.
fn first_of_stream(path: &Path, top: usize) -> io::Result<Option<FirstText>> {
    let mut lines = BufReader::with_capacity(1 << 20, zstd::Decoder::new(OpenFile::open(path)?)?);
    let (mut text, mut line) = (String::new(), String::new());
    while !text.ends_with(PATTERNS_OPEN) {
        if lines.read_line(&mut text)? == 0 || text.len() > 1 << 20 {
            return Ok(None);
        }
    }
    let mut sum: Option<RowCounts> = None;
    loop {
        line.clear();
        lines.read_line(&mut line)?;
        if ROWS_CLOSE.starts_with(&line) {
            break;
        }
        let Some(row) = RowCounts::read(line.as_bytes()) else { return Ok(None) };
        if sum.map_or(0, |sum| sum.rows) < top {
            text += &line;
        }
        sum = match sum {
            None => Some(row),
            Some(sum) => match sum.then(row) {
                None => return Ok(None),
                sorted => sorted,
            },
        };
    }
    let is_whole = lines.read_line(&mut line)? > 0 && line == ROWS_CLOSE;
    Ok(sum.filter(|_| is_whole).map(|sum| (text + ROWS_CLOSE, sum)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::{open_ron_patterns, save_ron_patterns};
    use crate::mining::{MiningParams, PatternSource, mine};
    use crate::pattern::Window;
    use crate::progress::Progress;

    fn mined() -> MinedPatterns {
        let window: Window = "diamond:1".parse().unwrap();
        let params = MiningParams::new(window, PatternSource::Move);
        mine(&crate::library::self_play().corpus, &params, &Progress::new()).unwrap()
    }

    #[test]
    fn the_first_rows_and_the_totals_are_those_of_the_whole_file() {
        let (dir, mined) = (tempfile::tempdir().unwrap(), mined());
        for name in ["shapes.ron", "shapes.ron.zst"] {
            let path = dir.path().join(name);
            save_ron_patterns(&mined, &path).unwrap();
            let whole = open_ron_patterns(&path).unwrap();
            for top in [0, 1, 10, whole.len(), usize::MAX] {
                let first = open_first_ron_patterns(&path, top).unwrap().unwrap();
                assert_eq!((first.rows, first.average_rate), (whole.len(), whole.average_rate()), "{name} {top}");
                assert_eq!(first.patterns.len(), top.min(whole.len()));
                for at in 0..first.patterns.len() {
                    assert_eq!(first.patterns.stats(at), whole.stats(at));
                    assert_eq!(first.patterns.pattern(at), whole.pattern(at));
                    assert_eq!(first.patterns.examples(at), whole.examples(at));
                    assert_eq!(first.patterns.bits(at), whole.bits(at));
                }
            }
        }
    }

    #[test]
    fn other_layouts_cut_files_and_unsorted_rows_are_left_to_the_whole_reader() {
        let (dir, mined) = (tempfile::tempdir().unwrap(), mined());
        let path = dir.path().join("shapes.ron");
        let text = crate::library::patterns_to_ron(&mined);
        let rows: Vec<&str> = text.lines().collect();
        let head = rows.iter().position(|row| row.contains("patterns: [")).unwrap();
        let mut turned = rows.clone();
        turned.swap(head + 1, rows.len() - 3);
        let cut = text[..text.len() / 2].to_owned();
        let close = text.trim_end_matches(")\n").to_owned();
        let blank = text.replace("occurrences:", "occurrences: ");
        for changed in [turned.join("\n") + "\n", cut, close, blank, String::new(), "(".into()] {
            std::fs::write(&path, &changed).unwrap();
            assert_eq!(open_first_ron_patterns(&path, 5).unwrap_or(None), None, "{changed:.60}");
            std::fs::write(&path, zstd::encode_all(changed.as_bytes(), 1).unwrap()).unwrap();
            assert_eq!(open_first_ron_patterns(&path, 5).unwrap_or(None), None, "{changed:.60}");
        }
    }
}
