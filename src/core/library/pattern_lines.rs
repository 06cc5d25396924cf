//! The rows of mined patterns as lines of RON, and files that are written piece by piece.
//!
//! They are written and read by hand: RON's own writer took an eighth of the time of a mining, and its reader most of
//! the time in which a result opens.

use std::fmt::Write as _;
use std::io::{self, BufWriter, Write as _};
use std::ops::Range;
use std::path::Path;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::lines::{LINES_PER_TASK, ROW_INDENT, is_zero};
use super::{LibraryError, atomic};
use crate::files::OpenFile;
use crate::mining::{Example, MinedPatterns, PatternStats, ReplyCounts, SeenAs};
use crate::pattern::{PackedCells, Window};

/// One pattern, as a line of a file of mined patterns.
#[derive(Serialize, Deserialize)]
pub struct PatternsFileRow {
    pub cells: Vec<String>,
    pub occurrences: u64,
    pub games: u64,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub appeared: u64,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub decided: u64,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub mover_wins: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub years: Option<(i16, i16)>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub examples: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub replies: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub seen: String,
}

/// Takes one piece of a text after the other.
pub(super) type TakeText<'a> = &'a mut dyn FnMut(&str) -> io::Result<()>;

/// Writes a text that is too large for memory, atomically; with a level it is compressed, and then `pieces` is called
/// twice, because a compressed file begins with the length of its text.
///
/// Errors: those of `pieces`; the file cannot be written.
pub(super) fn write_in_pieces(
    path: &Path,
    level: Option<i32>,
    pieces: impl Fn(TakeText<'_>) -> io::Result<()>,
) -> Result<(), LibraryError> {
    let fill = |file: &mut OpenFile| {
        let mut out = BufWriter::new(file);
        let Some(level) = level else {
            pieces(&mut |text| out.write_all(text.as_bytes()))?;
            return out.flush();
        };
        let mut length = 0;
        pieces(&mut |text| {
            length += text.len() as u64;
            Ok(())
        })?;
        let mut packed = atomic::packer(out, level, Some(length))?;
        pieces(&mut |text| packed.write_all(text.as_bytes()))?;
        packed.finish()?.flush()
    };
    atomic::write_streamed(path, fill, |_| Ok(())).map(|_| ())
}

/// Cuts rows into blocks whose text takes a few megabytes.
pub(super) fn row_blocks(rows: usize) -> impl Iterator<Item = Range<usize>> {
    const BLOCK_ROWS: usize = 16 * LINES_PER_TASK;
    (0..rows).step_by(BLOCK_ROWS).map(move |start| start..rows.min(start + BLOCK_ROWS))
}

/// The lines of these patterns, each after what `begin` writes.
pub(super) fn lines(patterns: &MinedPatterns, rows: Range<usize>, begin: impl Fn(&mut String, usize) + Sync) -> String {
    let layout = cell_layout(&patterns.params.window);
    let rows: Vec<usize> = rows.collect();
    let texts: Vec<String> = rows
        .par_chunks(LINES_PER_TASK)
        .map(|rows| {
            let mut text = String::new();
            for &at in rows {
                begin(&mut text, at);
                push_line(&mut text, patterns, at, &layout);
            }
            text
        })
        .collect();
    texts.concat()
}

/// A piece of the list of cells.
enum CellText {
    Cell(usize),
    Text(char),
}

fn cell_layout(window: &Window) -> Vec<CellText> {
    /// A mark that stands for a cell until its number is known.
    const CELL: char = '+';
    let mut cells = 0..;
    // Cells are numbered row by row, as they stand here.
    let text = format!("[\"{}\"]", window.rows_of(|_| CELL).join("\",\""));
    let part = |mark| {
        if mark == CELL { cells.next().map_or(CellText::Text(mark), CellText::Cell) } else { CellText::Text(mark) }
    };
    text.chars().map(part).collect()
}

/// Appends the line of a pattern: what RON makes of its [`PatternsFileRow`].
fn push_line(text: &mut String, patterns: &MinedPatterns, at: usize, layout: &[CellText]) {
    let (packed, stats) = (patterns.packed(at), patterns.stats(at));
    text.push_str(ROW_INDENT);
    text.push_str("(cells:");
    text.extend(layout.iter().map(|part| match *part {
        CellText::Cell(cell) => PackedCells::get(packed, cell).symbol(),
        CellText::Text(mark) => mark,
    }));
    let mut count = |name: &str, count: u64, is_always: bool| {
        if is_always || count > 0 {
            text.push_str(name);
            push_number(text, count);
        }
    };
    count(",occurrences:", stats.occurrences, true);
    count(",games:", stats.games, true);
    count(",appeared:", stats.appeared, false);
    count(",decided:", stats.decided, false);
    count(",mover_wins:", stats.mover_wins, false);
    if let Some((first, last)) = stats.years {
        let _ = write!(text, ",years:Some(({first},{last}))");
    }
    push_list(text, ",examples:\"", patterns.examples(at), push_example);
    push_list(text, ",replies:\"", patterns.replies(at), push_reply);
    push_list(text, ",seen:\"", patterns.seen_as(at), push_seen);
    text.push_str("),\n");
}

/// Appends a list under its name, unless it is empty.
fn push_list<T>(text: &mut String, name: &str, items: &[T], push: impl Fn(&mut String, &T)) {
    for (at, item) in items.iter().enumerate() {
        text.push_str(if at == 0 { name } else { " " });
        push(text, item);
    }
    if !items.is_empty() {
        text.push('"');
    }
}

pub(super) fn push_example(text: &mut String, example: &Example) {
    push_number(text, u64::from(example.game.0));
    text.push(':');
    push_number(text, u64::from(example.moves_before));
    text.push(':');
    text.extend([example.at.x, example.at.y].map(|along| char::from(b'a' + along)));
    text.push(':');
    push_number(text, example.image.index() as u64);
}

pub(super) fn push_reply(text: &mut String, reply: &ReplyCounts) {
    push_number(text, u64::from(reply.cell));
    for count in [reply.by_opponent, reply.by_opponent_later, reply.by_mover, reply.by_mover_later] {
        text.push(':');
        push_number(text, count);
    }
}

pub(super) fn push_seen(text: &mut String, seen: &SeenAs) {
    push_number(text, seen.image.index() as u64);
    text.push(':');
    push_number(text, seen.occurrences);
}

/// Appends a number in digits, sooner than the formatter does.
fn push_number(text: &mut String, mut number: u64) {
    let (mut digits, mut start) = ([b'0'; 20], 20);
    while number > 0 || start == 20 {
        start -= 1;
        digits[start] = b'0' + (number % 10) as u8;
        number /= 10;
    }
    text.extend(digits[start..].iter().map(|&digit| char::from(digit)));
}

/// The parts of a line.
pub(super) struct LineParts<'a> {
    pub cells: Vec<&'a str>,
    pub stats: PatternStats,
    pub examples: &'a str,
    pub replies: &'a str,
    pub seen: &'a str,
}

impl<'a> LineParts<'a> {
    pub fn from_row(row: &'a PatternsFileRow) -> LineParts<'a> {
        let stats = PatternStats {
            occurrences: row.occurrences,
            games: row.games,
            appeared: row.appeared,
            decided: row.decided,
            mover_wins: row.mover_wins,
            years: row.years,
        };
        let cells = row.cells.iter().map(String::as_str).collect();
        LineParts { cells, stats, examples: &row.examples, replies: &row.replies, seen: &row.seen }
    }

    /// Reads a line as [`lines`] writes it. `None` for any other, which may still be a row of RON.
    pub fn read(line: &'a str) -> Option<LineParts<'a>> {
        let line = line.strip_prefix(ROW_INDENT)?.strip_suffix("),").filter(|line| !line.contains('\\'))?;
        let mut rest = line.strip_prefix("(cells:[")?;
        let mut cells = Vec::new();
        while !rest.starts_with(']') {
            let (row, after) = rest.strip_prefix('"')?.split_once('"')?;
            cells.push(row);
            rest = after.strip_prefix(',').or(after.starts_with(']').then_some(after))?;
        }
        rest = &rest[1..];
        let mut count = |name: &str, is_always: bool| match rest.strip_prefix(name) {
            Some(after) => take_number(after, &mut rest),
            None => (!is_always).then_some(0),
        };
        let mut stats = PatternStats {
            occurrences: count(",occurrences:", true)?,
            games: count(",games:", true)?,
            appeared: count(",appeared:", false)?,
            decided: count(",decided:", false)?,
            mover_wins: count(",mover_wins:", false)?,
            years: None,
        };
        if let Some(after) = rest.strip_prefix(",years:Some((") {
            let (years, after) = after.split_once("))")?;
            let (first, last) = years.split_once(',')?;
            stats.years = Some((first.parse().ok()?, last.parse().ok()?));
            rest = after;
        }
        let mut list = |name: &str| match rest.strip_prefix(name) {
            Some(after) => after.split_once('"').map(|(items, after)| {
                rest = after;
                items
            }),
            None => Some(""),
        };
        let (examples, replies, seen) = (list(",examples:\"")?, list(",replies:\"")?, list(",seen:\"")?);
        rest.is_empty().then_some(LineParts { cells, stats, examples, replies, seen })
    }

    pub fn to_row(&self) -> PatternsFileRow {
        PatternsFileRow {
            cells: self.cells.iter().map(|&row| row.to_owned()).collect(),
            occurrences: self.stats.occurrences,
            games: self.stats.games,
            appeared: self.stats.appeared,
            decided: self.stats.decided,
            mover_wins: self.stats.mover_wins,
            years: self.stats.years,
            examples: self.examples.to_owned(),
            replies: self.replies.to_owned(),
            seen: self.seen.to_owned(),
        }
    }
}

/// The number that a text begins with; `rest` becomes what follows it. `None` if there is none, or it is no `u64`.
fn take_number<'a>(text: &'a str, rest: &mut &'a str) -> Option<u64> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, after) = text.split_at(digits);
    *rest = after;
    number.parse().ok()
}

/// The items of a list with blanks between them.
pub(super) fn list_text<T>(items: &[T], push: impl Fn(&mut String, &T)) -> String {
    let mut text = String::new();
    for item in items {
        if !text.is_empty() {
            text.push(' ');
        }
        push(&mut text, item);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::pattern_row;
    use super::*;
    use crate::mining::{MiningParams, PatternSource, mine};
    use crate::progress::Progress;

    fn mined(window: &str, source: PatternSource) -> MinedPatterns {
        let params = MiningParams::new(window.parse().unwrap(), source);
        mine(&crate::library::sample().corpus, &params, &Progress::new()).unwrap()
    }

    #[test]
    fn lines_are_what_ron_makes_of_the_rows() {
        for (window, source) in [
            ("diamond:2", PatternSource::Move),
            ("points:#../+##", PatternSource::Move),
            ("square:4", PatternSource::Final),
        ] {
            let patterns = mined(window, source);
            let text = lines(&patterns, 0..patterns.len(), |_, _| ());
            assert!(patterns.len() > 20 && text.lines().count() == patterns.len(), "{window}");
            for (at, line) in text.lines().enumerate() {
                let row = ron::to_string(&pattern_row(&patterns, at)).unwrap();
                assert_eq!(line, format!("{ROW_INDENT}{row},"));
                assert_eq!(ron::to_string(&LineParts::read(line).unwrap().to_row()).unwrap(), row);
            }
        }
        let line = r#"        (cells:["X.","O."],occurrences:7,games:3,years:Some((-20,1999)),seen:"0:7"),"#;
        assert_eq!(LineParts::read(line).unwrap().stats.years, Some((-20, 1999)));
        for (one, other) in [
            (r#"","O"#, r#"""O"#),
            ("X.", r"\u{58}."),
            (",games:3", ""),
            ("games:3", "games:"),
            ("occurrences:7", "occurrences:18446744073709551616"),
            ("-20,1999", "1999"),
            ("0:7\"", "0:7"),
            ("),", ") ,"),
            (",games:3", ",games:3,more:4"),
        ] {
            assert!(LineParts::read(&line.replacen(one, other, 1)).is_none(), "{other}");
        }
        let mut text = String::new();
        [0, 7, 10, 1234, u64::MAX].into_iter().for_each(|number| push_number(&mut text, number));
        assert_eq!(text, "0710123418446744073709551615");
    }
}
