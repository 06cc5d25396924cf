//! A checksum as the last line of a text that Katachi writes and a user may edit.
//!
//! The first line announces the last one, so that a cut is noticed, and no fault of one letter hides the checksum. Both
//! are comments: other programs pass over them. A text with neither is of an earlier Katachi, or wholly the user's.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// How a comment begins in a format. In SGF, all text before and after the games is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommentMark {
    Ron,
    Sgf,
}

/// A change of a text since Katachi wrote it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextChange {
    #[error("changed outside Katachi")]
    Changed,
    #[error("its end is missing (cut off, or changed outside Katachi)")]
    CutOff,
}

/// A changed text. It is read as it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {what}", path.display())]
pub struct ChangedText {
    pub path: PathBuf,
    pub what: TextChange,
}

const HEAD: &str = " ends with checksum\n";
const TAIL: &str = " checksum ";

/// The text between the first line and the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SealedText<'a> {
    pub body: &'a [u8],
    pub change: Option<TextChange>,
}

impl CommentMark {
    fn letters(self) -> &'static str {
        match self {
            CommentMark::Ron => "//",
            CommentMark::Sgf => "#",
        }
    }

    /// Adds the first line and the checksum.
    pub fn seal(self, body: &[u8]) -> Vec<u8> {
        let mark = self.letters();
        let mut text = format!("{mark}{HEAD}").into_bytes();
        text.extend_from_slice(body);
        if !body.ends_with(b"\n") {
            text.push(b'\n');
        }
        let checksum = crc32fast::hash(&text);
        text.extend_from_slice(format!("{mark}{TAIL}{checksum:08x}\n").as_bytes());
        text
    }

    /// Takes the first line and the checksum off.
    pub fn unseal(self, text: &[u8]) -> SealedText<'_> {
        let mark = self.letters();
        let head = format!("{mark}{HEAD}");
        let after_head = text.strip_prefix(head.as_bytes());
        let tail = tail_of(text, mark);
        let end = tail.map_or(text.len(), |(start, _)| start);
        let body = text.get(text.len() - after_head.unwrap_or(text).len()..end).unwrap_or_default();
        let change = match (after_head.is_some(), tail) {
            // Katachi writes no empty text.
            (false, None) if head.as_bytes().starts_with(text) => Some(TextChange::CutOff),
            (false, None) => None,
            (true, Some((start, checksum))) if crc32fast::hash(&text[..start]) == checksum => None,
            (true, None) if !has_line(text, format!("{mark}{TAIL}").as_bytes()) => Some(TextChange::CutOff),
            _ => Some(TextChange::Changed),
        };
        SealedText { body, change }
    }
}

/// The start of the last line and its checksum, if it is one.
fn tail_of(text: &[u8], mark: &str) -> Option<(usize, u32)> {
    let lines = text.strip_suffix(b"\n")?;
    let start = lines.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    let number = std::str::from_utf8(&lines[start..]).ok()?.strip_prefix(mark)?.strip_prefix(TAIL)?;
    let is_written = number.len() == 8 && number.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
    let checksum = u32::from_str_radix(number, 16).ok().filter(|_| is_written)?;
    Some((start, checksum))
}

/// Whether there is a whole line that begins so.
fn has_line(text: &[u8], beginning: &[u8]) -> bool {
    text.split_inclusive(|&byte| byte == b'\n').any(|line| line.starts_with(beginning) && line.ends_with(b"\n"))
}

/// Changed texts that were read, by path: the checksum of the whole, and whether the change was told.
static CHANGED: Mutex<BTreeMap<PathBuf, (u32, TextChange, bool)>> = Mutex::new(BTreeMap::new());

/// As [`CommentMark::unseal`], for a file that was read: a change is noted for [`take_changes`].
pub fn unseal_file<'a>(path: &Path, text: &'a [u8], mark: CommentMark) -> SealedText<'a> {
    let sealed = mark.unseal(text);
    if let Some(what) = sealed.change {
        let checksum = crc32fast::hash(text);
        let mut changed = CHANGED.lock().unwrap_or_else(PoisonError::into_inner);
        let is_known = changed.get(path).is_some_and(|(known, ..)| *known == checksum);
        if !is_known {
            changed.insert(path.to_owned(), (checksum, what, false));
        }
    }
    sealed
}

/// Changed texts under a folder that were read and not yet told of, in the order of their paths. Each is told of once.
pub fn take_changes(folder: &Path) -> Vec<ChangedText> {
    let mut changed = CHANGED.lock().unwrap_or_else(PoisonError::into_inner);
    let new = changed.iter_mut().filter(|(path, (.., is_told))| !*is_told && path.starts_with(folder));
    new.map(|(path, (_, what, is_told))| {
        *is_told = true;
        ChangedText { path: path.clone(), what: *what }
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MARKS: [CommentMark; 2] = [CommentMark::Ron, CommentMark::Sgf];

    #[test]
    fn a_sealed_text_is_whole_and_one_without_a_seal_is_read_as_it_is() {
        for mark in MARKS {
            for body in ["", "(a: 1)", "(;B[aa])\n", "two\nlines\n\n"] {
                let sealed = mark.seal(body.as_bytes());
                let SealedText { body: read, change } = mark.unseal(&sealed);
                assert_eq!((String::from_utf8_lossy(read).trim_end(), change), (body.trim_end(), None));
                let cut = body.is_empty().then_some(TextChange::CutOff);
                assert_eq!(mark.unseal(body.as_bytes()), SealedText { body: body.as_bytes(), change: cut });
                assert_eq!(mark.seal(read), sealed, "sealing is stable");
            }
        }
    }

    #[test]
    fn every_flipped_bit_every_cut_and_every_added_line_is_noticed() {
        for mark in MARKS {
            let sealed = mark.seal(b"(format: 1,\n tags: {})\n");
            for bit in 0..sealed.len() * 8 {
                let mut changed = sealed.clone();
                changed[bit / 8] ^= 1 << (bit % 8);
                assert_ne!(mark.unseal(&changed).change, None, "bit {bit}");
            }
            for length in 0..sealed.len() {
                assert_eq!(mark.unseal(&sealed[..length]).change, Some(TextChange::CutOff), "cut to {length}");
            }
            for at in (0..=sealed.len()).filter(|&at| at == 0 || sealed[at - 1] == b'\n') {
                let changed = [&sealed[..at], b"x\n", &sealed[at..]].concat();
                assert_eq!(mark.unseal(&changed).change, Some(TextChange::Changed), "line at {at}");
            }
        }
    }

    #[test]
    fn a_change_is_told_of_once_until_there_is_another() {
        let folder = Path::new("/nowhere/told-once");
        let path = folder.join("tags.ron");
        let sealed = CommentMark::Ron.seal(b"(a: 1)\n");
        let read = |text: &str| {
            unseal_file(&path, text.as_bytes(), CommentMark::Ron);
            take_changes(folder).into_iter().map(|changed| changed.what).collect::<Vec<_>>()
        };
        let sealed = String::from_utf8(sealed).unwrap();
        assert_eq!(read(&sealed), []);
        let edited = sealed.replace("1)", "2)");
        assert_eq!(read(&edited), [TextChange::Changed]);
        assert_eq!(read(&edited), []);
        assert_eq!(read(&edited[..edited.len() - 5]), [TextChange::CutOff]);
        assert_eq!(take_changes(Path::new("/nowhere/else")), []);
    }
}
