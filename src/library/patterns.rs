//! Mined patterns as RON.
//!
//! ```ron
//! (
//!     format: 1,
//!     app: "katachi 0.1.0",
//!     corpus: "0123456789abcdef",
//!     params: (window: "diamond:1", source: move, after: false, moves: None, min_count: 1),
//!     games: 125, occurrences: 31250, distinct: 53,
//!     patterns: [
//!         (cells: [" . ", ".. ", …], occurrences: 310, …, examples: "12:34:dd:0 …", replies: "3:10:2:4:1 …", seen: "0:160 8:150"),
//!     ],
//! )
//! ```
//!
//! One pattern a line, sorted as in memory. Lists are short texts: an example is game:moves before:point:image, a reply
//! cell:opponent:opponent later:mover:mover later, a sighting image:count. The lines are read in parallel; a file that
//! somebody has laid out otherwise is still RON and is read whole, only slower.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::{FORMAT, LibraryError, atomic};
use crate::corpus::GameId;
use crate::go::Point;
use crate::mining::{Example, Lists, MinedPatterns, MiningParams, PatternStats, Reply, SeenAs};
use crate::pattern::{Canonicalizer, Image, PackedCells, Pattern};

const ZSTD_MAGIC: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];
const ADVICE: &str = "Mine the patterns again, or take the file from a backup";

/// How every version of the file begins.
const FORMAT_OPEN: &str = "(\n    format: ";

/// What stands before and after the patterns.
const PATTERNS_OPEN: &str = "    patterns: [\n";
const PATTERNS_CLOSE: &str = "    ],\n)\n";

/// Lines that one task reads.
const LINES: usize = 512;

#[derive(Serialize, Deserialize)]
struct File {
    format: u32,
    app: String,
    corpus: String,
    params: MiningParams,
    games: u64,
    occurrences: u64,
    distinct: u64,
    patterns: Vec<Row>,
}

#[derive(Serialize, Deserialize)]
struct Row {
    cells: Vec<String>,
    occurrences: u32,
    games: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    appeared: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    decided: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    mover_wins: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    years: Option<(i16, i16)>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    examples: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    replies: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    seen: String,
}

impl Row {
    /// What cannot be in its counts, whatever was mined.
    fn contradiction(&self) -> Option<&'static str> {
        if self.occurrences == 0 {
            Some("occurrences: 0, so it was not found")
        } else if !(1..=self.occurrences).contains(&self.games) {
            Some("games: none, or more than occurrences")
        } else if self.decided > self.occurrences {
            Some("decided: more than occurrences")
        } else if self.mover_wins > self.decided {
            Some("mover_wins: more than decided")
        } else if self.years.is_some_and(|(first, last)| first > last) {
            Some("years: the last is before the first")
        } else {
            None
        }
    }
}

fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// Writes mined patterns, atomically; zstd-compressed if the name ends in `.zst`.
pub fn save_patterns(patterns: &MinedPatterns, path: &Path) -> Result<(), LibraryError> {
    atomic::write_text(path, &patterns_to_ron(patterns))
}

/// Reads mined patterns; whether they are compressed is seen from the first bytes.
pub fn open_patterns(path: &Path) -> Result<MinedPatterns, LibraryError> {
    parse_patterns(&read_text(path, ADVICE)?, path)
}

/// The text of a result; whether it is compressed is seen from the first bytes.
pub(super) fn read_text(path: &Path, advice: &'static str) -> Result<String, LibraryError> {
    let mut bytes = fs::read(path).map_err(LibraryError::io(path, "read it"))?;
    let damaged = |what: String| LibraryError::Damaged { path: path.to_owned(), what, advice };
    if bytes.starts_with(&ZSTD_MAGIC) {
        bytes = zstd::decode_all(bytes.as_slice()).map_err(|error| damaged(format!("it does not unpack: {error}")))?;
    }
    String::from_utf8(bytes).map_err(|_| damaged("it is not text (UTF-8)".to_owned()))
}

/// The file's text. The same patterns give the same bytes.
pub fn patterns_to_ron(patterns: &MinedPatterns) -> String {
    let params = ron::to_string(&patterns.params).expect("window, source and numbers can always be written");
    let mut text = format!(
        "{FORMAT_OPEN}{FORMAT},\n    app: \"katachi {}\",\n    corpus: \"{}\",\n    params: {params},\n    games: {},\n    \
         occurrences: {},\n    distinct: {},\n{PATTERNS_OPEN}",
        env!("CARGO_PKG_VERSION"),
        patterns.corpus,
        patterns.games,
        patterns.occurrences,
        patterns.distinct,
    );
    let rows: Vec<usize> = (0..patterns.len()).collect();
    let lines: Vec<String> = rows
        .par_chunks(LINES)
        .map(|rows| {
            rows.iter().fold(String::new(), |mut text, &at| {
                let row = ron::to_string(&row_of(patterns, at)).expect("texts and numbers can always be written");
                text.push_str("        ");
                text.push_str(&row);
                text.push_str(",\n");
                text
            })
        })
        .collect();
    lines.iter().for_each(|lines| text.push_str(lines));
    text.push_str(PATTERNS_CLOSE);
    text
}

fn row_of(patterns: &MinedPatterns, at: usize) -> Row {
    let stats = patterns.stats(at);
    Row {
        cells: patterns.pattern(at).rows(),
        occurrences: stats.occurrences,
        games: stats.games,
        appeared: stats.appeared,
        decided: stats.decided,
        mover_wins: stats.mover_wins,
        years: stats.years,
        examples: joined(patterns.examples(at), |text, example| {
            write!(
                text,
                "{}:{}:{}:{}",
                example.game.0,
                example.moves_before,
                example.at.to_sgf(),
                example.image.index()
            )
        }),
        replies: joined(patterns.replies(at), |text, r| {
            write!(text, "{}:{}:{}:{}:{}", r.cell, r.by_opponent, r.by_opponent_later, r.by_mover, r.by_mover_later)
        }),
        seen: joined(patterns.seen_as(at), |text, seen| write!(text, "{}:{}", seen.image.index(), seen.occurrences)),
    }
}

fn joined<T>(items: &[T], write: impl Fn(&mut String, &T) -> std::fmt::Result) -> String {
    let mut text = String::new();
    for item in items {
        if !text.is_empty() {
            text.push(' ');
        }
        write(&mut text, item).expect("writing to a String cannot fail");
    }
    text
}

/// The inverse of [`patterns_to_ron`]; `path` is for messages.
pub fn parse_patterns(text: &str, path: &Path) -> Result<MinedPatterns, LibraryError> {
    let damaged = |what: String| LibraryError::Damaged { path: path.to_owned(), what, advice: ADVICE };
    check_format(text, path, ADVICE)?;
    let (mut file, rows) = match in_lines(text) {
        Some((file, rows)) => (file, rows),
        None => {
            let mut file: File = ron::from_str(text).map_err(|error| damaged(in_words(&error, text)))?;
            let rows = std::mem::take(&mut file.patterns);
            (file, rows)
        }
    };
    let found: u64 = rows.iter().map(|row| u64::from(row.occurrences)).sum();
    if rows.len() as u64 > file.distinct || found > file.occurrences {
        let (patterns, distinct, occurrences) = (rows.len(), file.distinct, file.occurrences);
        return Err(damaged(format!(
            "it has {patterns} patterns with {found} occurrences, and says that all are {distinct} with {occurrences}"
        )));
    }
    let window = file.params.window.clone();
    let canonicalizer = Canonicalizer::new(&window, file.params.source.group());
    let has_image: [bool; Image::COUNT] =
        std::array::from_fn(|index| window.permutation(Image::from_index(index).symmetry).is_some());
    let mut canonical = Vec::new();
    let mut patterns = MinedPatterns {
        params: file.params,
        corpus: std::mem::take(&mut file.corpus),
        games: file.games,
        occurrences: file.occurrences,
        distinct: file.distinct,
        cells: Vec::with_capacity(rows.len() * PackedCells::bytes(window.cell_count())),
        stats: Vec::with_capacity(rows.len()),
        examples: Lists::default(),
        replies: Lists::default(),
        seen: Lists::default(),
    };
    for (at, row) in rows.into_iter().enumerate() {
        let problem = |what: String| damaged(format!("pattern {}: {what}", at + 1));
        let pattern =
            Pattern::from_rows(window.clone(), &row.cells).map_err(|error| problem(format!("cells: {error}")))?;
        canonicalizer.canonical(pattern.cells(), &mut canonical);
        if canonical != pattern.cells() {
            return Err(problem("cells: not the smallest of the pattern's images".to_owned()));
        }
        if let Some(what) = row.contradiction() {
            return Err(problem(what.to_owned()));
        }
        PackedCells::pack(pattern.cells(), &mut patterns.cells);
        patterns.stats.push(PatternStats {
            occurrences: row.occurrences,
            games: row.games,
            appeared: row.appeared,
            decided: row.decided,
            mover_wins: row.mover_wins,
            years: row.years,
        });
        let image = |text: &str| image_of(text).filter(|image| has_image[image.index()]);
        let examples = list(&row.examples, |fields| example(fields, image));
        patterns.examples.push(examples.ok_or_else(|| problem("examples".to_owned()))?);
        let cells = window.cell_count() as u32;
        let replies = list(&row.replies, |fields| reply(fields, cells)).filter(|replies| {
            let all: u64 = replies.iter().map(|reply| reply.counts().map(u64::from).iter().sum::<u64>()).sum();
            all <= u64::from(row.occurrences)
        });
        patterns.replies.push(replies.ok_or_else(|| problem("replies".to_owned()))?);
        let seen = list(&row.seen, |fields| seen(fields, image)).filter(|seen| {
            let all: u64 = seen.iter().map(|seen| u64::from(seen.occurrences)).sum();
            seen.is_empty() || all == u64::from(row.occurrences)
        });
        patterns.seen.push(seen.ok_or_else(|| problem("seen".to_owned()))?);
    }
    Ok(patterns)
}

/// Looks at the format number before anything else, so that a newer file is told from a damaged one.
pub(super) fn check_format(text: &str, path: &Path, advice: &'static str) -> Result<(), LibraryError> {
    /// What every version of the file has.
    #[derive(Deserialize)]
    struct Head {
        format: u32,
    }
    // As Katachi lays it out, the number can be seen without reading the rest.
    let digits = text.strip_prefix(FORMAT_OPEN).map(|rest| rest.chars().take_while(char::is_ascii_digit).collect());
    let found = match digits.and_then(|digits: String| digits.parse::<u32>().ok()) {
        Some(found) => found,
        None => {
            let head: Head = ron::from_str(text).map_err(|error| LibraryError::Damaged {
                path: path.to_owned(),
                what: in_words(&error, text),
                advice,
            })?;
            head.format
        }
    };
    if found > FORMAT {
        return Err(LibraryError::NewerFormat { path: path.to_owned(), found, supported: FORMAT });
    }
    Ok(())
}

/// An error of the RON reader, with the number of the pattern where the file is laid out one a line.
fn in_words(error: &ron::error::SpannedError, text: &str) -> String {
    let line = error.span.start.line;
    let patterns_open = text.split_once(PATTERNS_OPEN).map(|(head, _)| head.lines().count() + 1);
    match patterns_open {
        Some(open) if line > open => format!("pattern {}: line {error}", line - open),
        _ => format!("line {error}"),
    }
}

/// The layout that Katachi writes, its lines read in parallel; `None` for any other.
fn in_lines(text: &str) -> Option<(File, Vec<Row>)> {
    let (head, rest) = text.split_once(PATTERNS_OPEN)?;
    let body = rest.strip_suffix(PATTERNS_CLOSE)?;
    let file: File = ron::from_str(&format!("{head}{PATTERNS_OPEN}{PATTERNS_CLOSE}")).ok()?;
    let lines: Vec<&str> = body.lines().collect();
    let rows: Option<Vec<Vec<Row>>> =
        lines.par_chunks(LINES).map(|lines| ron::from_str(&format!("[{}]", lines.join("\n"))).ok()).collect();
    Some((file, rows?.into_iter().flatten().collect()))
}

fn list<T>(text: &str, item: impl Fn(&[&str]) -> Option<T>) -> Option<Vec<T>> {
    text.split_ascii_whitespace()
        .map(|word| {
            let mut fields = [""; 5];
            let mut count = 0;
            for field in word.split(':') {
                *fields.get_mut(count)? = field;
                count += 1;
            }
            item(&fields[..count])
        })
        .collect()
}

fn example(fields: &[&str], image_of: impl Fn(&str) -> Option<Image>) -> Option<Example> {
    let &[game, moves_before, at, image] = fields else { return None };
    Some(Example {
        game: GameId(game.parse().ok()?),
        moves_before: moves_before.parse().ok()?,
        at: Point::from_sgf(at).filter(|point| point.x < 19 && point.y < 19)?,
        image: image_of(image)?,
    })
}

fn reply(fields: &[&str], cells: u32) -> Option<Reply> {
    let &[cell, a, b, c, d] = fields else { return None };
    let cell: u16 = cell.parse().ok()?;
    let count = |text: &str| text.parse::<u32>().ok();
    (u32::from(cell) < cells).then_some(Reply {
        cell,
        by_opponent: count(a)?,
        by_opponent_later: count(b)?,
        by_mover: count(c)?,
        by_mover_later: count(d)?,
    })
}

fn seen(fields: &[&str], image_of: impl Fn(&str) -> Option<Image>) -> Option<SeenAs> {
    let &[image, occurrences] = fields else { return None };
    Some(SeenAs { image: image_of(image)?, occurrences: occurrences.parse().ok()? })
}

fn image_of(text: &str) -> Option<Image> {
    text.parse().ok().filter(|&index| index < Image::COUNT).map(Image::from_index)
}
