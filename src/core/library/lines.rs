//! RON files with one row a line, so that they can be read in parallel.

use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use memchr::memmem;
use rayon::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::damage::RowKind;
use super::{Advice, Damage, FILE_FORMAT, FileAction, LibraryError, bounded};
use crate::files::OpenFile;

pub const ZSTD_MAGIC: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];

/// The beginning of every version of such a file.
pub const FORMAT_OPEN: &str = "(\n    format: ";

/// The text after the last row.
pub const ROWS_CLOSE: &str = "    ],\n)\n";

/// The end of the last row, and the beginning of the line after it.
const ROWS_END: &str = "\n    ]";

/// The beginning of every row.
pub(super) const ROW_INDENT: &str = "        ";

/// Lines that one task reads or writes.
pub(super) const LINES_PER_TASK: usize = 512;

/// Length of the text whose rows are read at once.
pub(super) const BLOCK_BYTES: usize = 1 << 20;

const MAX_LINE_BYTES: u64 = 1 << 20;

/// Reads a file's text. Unpacks it if the first bytes say that it is compressed.
///
/// Errors: it cannot be read, or is damaged.
pub fn read_text(path: &Path, advice: Advice) -> Result<String, LibraryError> {
    let bytes =
        bounded::read_at_most(path, bounded::MAX_RESULT_BYTES).map_err(LibraryError::io(path, FileAction::Read))?;
    text_of(bytes, path, advice)
}

/// The text of a file's bytes, unpacked if they are compressed.
///
/// Errors: it is damaged.
pub fn text_of(bytes: Vec<u8>, path: &Path, advice: Advice) -> Result<String, LibraryError> {
    let damaged = LibraryError::damaged::<Damage>(path, advice);
    if bytes.starts_with(&ZSTD_MAGIC) {
        return unpack(&bytes).map_err(damaged);
    }
    String::from_utf8(bytes).map_err(|_| damaged(Damage::NotText))
}

/// The text of compressed bytes.
///
/// Errors: what is wrong with them.
pub fn unpack(bytes: &[u8]) -> Result<String, Damage> {
    String::from_utf8(bounded::unpack(bytes)?).map_err(|_| Damage::NotText)
}

/// Checks the format number before anything else, to tell a newer file from a damaged one.
///
/// Errors: damaged, or of a newer Katachi.
pub fn check_format<D: Into<Damage>>(
    text: &str,
    path: &Path,
    advice: Advice,
    in_words: impl Fn(&ron::error::SpannedError) -> D,
) -> Result<(), LibraryError> {
    check_format_up_to(FILE_FORMAT, text, path, advice, in_words)
}

/// [`check_format`] of a file that has numbers of its own.
///
/// Errors: it is newer than `supported`, or damaged.
pub fn check_format_up_to<D: Into<Damage>>(
    supported: u32,
    text: &str,
    path: &Path,
    advice: Advice,
    in_words: impl Fn(&ron::error::SpannedError) -> D,
) -> Result<(), LibraryError> {
    /// The part that every version of the file has.
    #[derive(Deserialize)]
    struct RowsFileHead {
        format: u32,
    }
    // Katachi's own layout shows the number without parsing the rest.
    let digits = text.strip_prefix(FORMAT_OPEN).map(|rest| rest.chars().take_while(char::is_ascii_digit).collect());
    let found = match digits.and_then(|digits: String| digits.parse::<u32>().ok()) {
        Some(found) => found,
        None => {
            let head: RowsFileHead = ron::from_str(text).map_err(|error| LibraryError::Damaged {
                path: path.to_owned(),
                what: in_words(&error).into(),
                advice,
            })?;
            head.format
        }
    };
    if found > supported {
        return Err(LibraryError::NewerFormat { path: path.to_owned(), found, supported });
    }
    Ok(())
}

/// Describes an error of the RON reader. Gives the number of the row if the error is below `open`, where the rows
/// begin, one a line.
pub fn in_words(error: &ron::error::SpannedError, text: &str, open: &str, row: RowKind) -> Damage {
    let line = error.span.start.line;
    let rows_open = text.split_once(open).map(|(head, _)| head.lines().count() + open.lines().count());
    let error = error.to_string();
    match rows_open {
        Some(open) if line > open => Damage::RowLine { row, number: line - open, error },
        _ => Damage::Line { error },
    }
}

/// Parses rows, one a line. Returns `None` if a line is something else.
pub fn parse_rows<R: DeserializeOwned + Send>(lines: &str) -> Option<Vec<R>> {
    let lines: Vec<&str> = lines.lines().collect();
    let rows: Option<Vec<Vec<R>>> =
        lines.par_chunks(LINES_PER_TASK).map(|lines| ron::from_str(&format!("[{}]", lines.join("\n"))).ok()).collect();
    Some(rows?.into_iter().flatten().collect())
}

/// The lines of a file that is too large to be held as one text.
pub struct RowLines<R> {
    reader: R,
    /// The next line; empty at the end.
    line: String,
    /// Text after that line which was read with the rows before it.
    ahead: String,
}

impl<R: BufRead> RowLines<R> {
    /// Errors: those of the reader; a text that is not UTF-8.
    pub fn new(reader: R) -> io::Result<RowLines<R>> {
        let mut lines = RowLines { reader, line: String::new(), ahead: String::new() };
        lines.advance()?;
        Ok(lines)
    }

    fn advance(&mut self) -> io::Result<()> {
        self.line.clear();
        if let Some(end) = self.ahead.find('\n') {
            self.line.extend(self.ahead.drain(..=end));
            return Ok(());
        }
        std::mem::swap(&mut self.line, &mut self.ahead);
        (&mut self.reader).take(MAX_LINE_BYTES).read_line(&mut self.line).map(|_| ())
    }

    /// The text up to the line `open`, which is passed; `None` if it does not come soon.
    ///
    /// Errors: those of [`RowLines::new`].
    pub fn head(&mut self, open: &str) -> io::Result<Option<String>> {
        const MAX_HEAD_BYTES: usize = 1 << 20;
        let mut head = String::new();
        while self.line != open {
            head.push_str(&self.line);
            if self.line.is_empty() || head.len() > MAX_HEAD_BYTES {
                return Ok(None);
            }
            self.advance()?;
        }
        self.advance()?;
        Ok(Some(head))
    }

    /// The next rows, about [`BLOCK_BYTES`] of them; empty where no row follows. They are not looked at one by one: in a
    /// damaged file, lines that are no rows may be among them.
    ///
    /// Errors: those of [`RowLines::new`].
    pub fn rows(&mut self) -> io::Result<String> {
        if !self.line.starts_with(ROW_INDENT) {
            return Ok(String::new());
        }
        let mut rows = Vec::with_capacity(BLOCK_BYTES + BLOCK_BYTES / 8);
        rows.extend_from_slice(self.line.as_bytes());
        rows.extend_from_slice(std::mem::take(&mut self.ahead).as_bytes());
        let room = BLOCK_BYTES.saturating_sub(rows.len()) as u64;
        (&mut self.reader).take(room).read_to_end(&mut rows)?;
        if !rows.ends_with(b"\n") {
            (&mut self.reader).take(MAX_LINE_BYTES).read_until(b'\n', &mut rows)?;
        }
        let mut rows = String::from_utf8(rows).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
        if let Some(end) = memmem::find(rows.as_bytes(), ROWS_END.as_bytes()) {
            self.ahead = rows.split_off(end + 1);
        }
        self.advance()?;
        Ok(rows)
    }

    /// Whether these lines follow, which are passed.
    ///
    /// Errors: those of [`RowLines::new`].
    pub fn follows(&mut self, lines: &str) -> io::Result<bool> {
        for line in lines.split_inclusive('\n') {
            if self.line != line {
                return Ok(false);
            }
            self.advance()?;
        }
        Ok(true)
    }

    /// Whether nothing follows.
    pub fn is_at_end(&self) -> bool {
        self.line.is_empty()
    }
}

/// Opens a file to be read by its lines; unpacks it if its first bytes say that it is compressed.
///
/// Errors: the system's.
pub fn open_lines(path: &Path) -> io::Result<RowLines<Box<dyn BufRead + Send>>> {
    let mut file = BufReader::with_capacity(1 << 16, OpenFile::open(path)?);
    let most = bounded::most_unpacked(file.get_ref().metadata()?.len());
    let is_packed = file.fill_buf()?.starts_with(&ZSTD_MAGIC);
    RowLines::new(match is_packed {
        true => Box::new(BufReader::new(zstd::Decoder::with_buffer(file)?.take(most))),
        false => Box::new(file),
    })
}

/// As [`push_rows`], but holds a few thousand rows at a time.
///
/// Errors: those of `into`.
pub fn write_rows<R: Serialize>(
    into: &mut impl io::Write,
    count: usize,
    row: impl Fn(usize) -> R + Sync,
) -> io::Result<()> {
    const ROWS_AT_ONCE: usize = 64 * LINES_PER_TASK;
    for start in (0..count).step_by(ROWS_AT_ONCE) {
        let mut text = String::new();
        push_rows(&mut text, ROWS_AT_ONCE.min(count - start), |at| row(start + at));
        into.write_all(text.as_bytes())?;
    }
    Ok(())
}

/// The inverse of [`parse_rows`]: appends `count` rows to the text. The rows are made in parallel.
pub fn push_rows<R: Serialize>(text: &mut String, count: usize, row: impl Fn(usize) -> R + Sync) {
    let rows: Vec<usize> = (0..count).collect();
    let lines: Vec<String> = rows
        .par_chunks(LINES_PER_TASK)
        .map(|rows| {
            rows.iter().fold(String::new(), |mut text, &at| {
                push_row(&mut text, &row(at));
                text
            })
        })
        .collect();
    lines.iter().for_each(|lines| text.push_str(lines));
}

/// Appends one row as a line.
pub fn push_row<R: Serialize>(text: &mut String, row: &R) {
    let row = ron::to_string(row).expect("texts and numbers can always be written");
    text.push_str(ROW_INDENT);
    text.push_str(&row);
    text.push_str(",\n");
}

/// Joins the items of a short list with blanks. `write` writes one item.
pub fn joined<T>(items: &[T], write: impl Fn(&mut String, &T) -> std::fmt::Result) -> String {
    let mut text = String::new();
    for item in items {
        if !text.is_empty() {
            text.push(' ');
        }
        write(&mut text, item).expect("writing to a String cannot fail");
    }
    text
}

/// The inverse of [`joined`]. Splits the text into words and each word at `:` into its fields, which `item` reads.
/// Returns `None` if a word cannot be read.
pub fn list<T>(text: &str, item: impl Fn(&[&str]) -> Option<T>) -> Option<Vec<T>> {
    text.split_ascii_whitespace()
        .map(|word| {
            let mut fields = [""; 8];
            let mut count = 0;
            let mut start = 0;
            for (at, _) in word.bytes().enumerate().filter(|&(_, byte)| byte == b':') {
                *fields.get_mut(count)? = &word[start..at];
                (count, start) = (count + 1, at + 1);
            }
            *fields.get_mut(count)? = &word[start..];
            item(&fields[..=count])
        })
        .collect()
}

pub fn is_zero<T: Default + PartialEq>(count: &T) -> bool {
    *count == T::default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPEN: &str = "    rows: [\n";
    const SECOND_OPEN: &str = "    ],\n    more: [\n";

    fn some_rows(count: usize, start: usize) -> String {
        (start..start + count).map(|at| format!("{ROW_INDENT}(name:\"{}\",at:{at}),\n", "形".repeat(at % 40))).collect()
    }

    /// Hands over a few bytes at a time.
    struct Trickle<'a>(&'a [u8]);

    impl Read for Trickle<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let few = into.len().min(5);
            self.0.read(&mut into[..few])
        }
    }

    fn all_rows(lines: &mut RowLines<impl BufRead>) -> io::Result<(String, usize)> {
        let (mut all, mut blocks) = (String::new(), 0);
        loop {
            let rows = lines.rows()?;
            if rows.is_empty() {
                return Ok((all, blocks));
            }
            assert!(rows.ends_with('\n') && rows.len() < 2 * BLOCK_BYTES);
            all.push_str(&rows);
            blocks += 1;
        }
    }

    #[test]
    fn rows_come_in_blocks_whole_and_in_order() {
        for (first, second) in [(1, 0), (3, 5), (30_000, 2), (2, 30_000), (30_000, 30_000)] {
            let (rows, more) = (some_rows(first, 0), some_rows(second, first));
            let text = format!("{FORMAT_OPEN}1,\n{OPEN}{rows}{SECOND_OPEN}{more}{ROWS_CLOSE}");
            let readers: [Box<dyn BufRead>; 2] =
                [Box::new(text.as_bytes()), Box::new(BufReader::with_capacity(7, Trickle(text.as_bytes())))];
            for reader in readers {
                let mut lines = RowLines::new(reader).unwrap();
                assert_eq!(lines.head(OPEN).unwrap().unwrap(), format!("{FORMAT_OPEN}1,\n"));
                let (read, blocks) = all_rows(&mut lines).unwrap();
                assert!(read == rows && blocks == rows.len().div_ceil(BLOCK_BYTES), "{first} rows in {blocks} blocks");
                assert!(lines.follows(SECOND_OPEN).unwrap() && !lines.is_at_end());
                assert!(all_rows(&mut lines).unwrap().0 == more);
                assert!(lines.follows(ROWS_CLOSE).unwrap() && lines.is_at_end());
            }
        }
    }

    #[test]
    fn a_file_that_is_cut_or_damaged_ends_where_it_ends() {
        let text = format!("{OPEN}{}{ROWS_CLOSE}", some_rows(30_000, 0));
        let of = |bytes: &[u8]| -> io::Result<(String, bool)> {
            let mut lines = RowLines::new(bytes)?;
            lines.head(OPEN)?.unwrap();
            let mut read = String::new();
            loop {
                let rows = lines.rows()?;
                if rows.is_empty() {
                    return Ok((read, lines.follows(ROWS_CLOSE)?));
                }
                read.push_str(&rows);
            }
        };
        assert!(of(text.as_bytes()).unwrap().1);
        let letter = text.find('形').unwrap() + 1;
        for cut in [OPEN.len() + 3, text.len() / 2, text.len() - ROWS_CLOSE.len(), text.len() - 3] {
            let cut = (cut..).find(|&at| text.is_char_boundary(at)).unwrap();
            let (read, is_closed) = of(&text.as_bytes()[..cut]).unwrap();
            assert!(text[OPEN.len()..].starts_with(&read) && !is_closed, "cut at {cut}");
        }
        for letter in [letter, text.rfind('形').unwrap() + 1] {
            let mut bytes = text.clone().into_bytes();
            bytes[letter] = 0xff;
            assert_eq!(of(&bytes).unwrap_err().kind(), io::ErrorKind::InvalidData);
        }
        let endless = format!("{OPEN}{ROW_INDENT}{}", "x".repeat(5 << 20));
        let mut lines = RowLines::new(endless.as_bytes()).unwrap();
        lines.head(OPEN).unwrap().unwrap();
        assert!(lines.rows().unwrap().len() <= 3 * BLOCK_BYTES, "a line has a bound");
    }
}
