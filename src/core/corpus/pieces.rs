//! Reads a collection that is too large to be read whole, a piece at a time.
//!
//! Pieces are cut between games. The cutter knows only brackets, escapes and parentheses. If damage makes it wait too
//! long for the end of a game, it cuts before the next line that begins like a game.

use std::io::{self, Read};

use super::source_trouble::SourceTrouble;

/// A piece ends with the first game that ends after this size.
pub const PIECE_BYTES: usize = 1 << 20;
/// After this size without the end of a game, a piece ends before the next line that begins like a game.
const RESYNC_BYTES: usize = 8 << 20;
/// Bytes read from the stream at a time.
const READ_BYTES: usize = 1 << 16;

/// Cuts a stream of games.
pub struct SgfPieces<R> {
    inner: R,
    /// Bytes that were read. From `start` on, they have not been handed out.
    buffer: Vec<u8>,
    start: usize,
    /// Number of bytes after `start` that were looked at.
    seen: usize,
    depth: u32,
    in_value: bool,
    is_escaped: bool,
    at_end: bool,
    /// No game may be larger.
    most: usize,
}

impl<R: Read> SgfPieces<R> {
    /// Cuts the bytes in `read`, then those of `inner`. No game may have more than `most` bytes.
    pub fn new(read: Vec<u8>, inner: R, most: usize) -> SgfPieces<R> {
        let (start, seen, depth) = (0, 0, 0);
        SgfPieces { inner, buffer: read, start, seen, depth, in_value: false, is_escaped: false, at_end: false, most }
    }

    /// The next games, whole; `None` at the end. What stands after the last game is a piece of its own unless it is
    /// blank.
    ///
    /// Errors: the stream's; a game that is larger than `most`.
    pub fn next_piece(&mut self) -> io::Result<Option<Vec<u8>>> {
        loop {
            if let Some(end) = self.look() {
                return Ok(Some(self.take(end)));
            }
            if self.at_end {
                let rest = self.take(self.buffer.len() - self.start);
                let is_blank = rest.iter().all(u8::is_ascii_whitespace);
                return Ok(Some(rest).filter(|_| !is_blank));
            }
            self.buffer.drain(..self.start);
            self.start = 0;
            if self.buffer.len() > self.most {
                return Err(SourceTrouble::LargeGame { megabytes: (self.most / 1_000_000) as u64 }.into());
            }
            let read = (&mut self.inner).take(READ_BYTES as u64).read_to_end(&mut self.buffer)?;
            self.at_end = read == 0;
        }
    }

    /// Scans the new bytes; returns the end of a piece if there is one.
    fn look(&mut self) -> Option<usize> {
        let unseen = &self.buffer[self.start..];
        while self.seen < unseen.len() {
            let byte = unseen[self.seen];
            self.seen += 1;
            match byte {
                _ if self.is_escaped => self.is_escaped = false,
                b'\\' if self.in_value => self.is_escaped = true,
                b']' if self.in_value => self.in_value = false,
                _ if self.in_value => {}
                b'[' => self.in_value = true,
                b'(' => self.depth += 1,
                b')' => {
                    self.depth = self.depth.saturating_sub(1);
                    if self.depth == 0 && self.seen >= PIECE_BYTES {
                        return Some(self.seen);
                    }
                }
                _ => {}
            }
            if self.seen >= RESYNC_BYTES && unseen[..self.seen].ends_with(b"\n(;") {
                return Some(self.seen - 2);
            }
        }
        None
    }

    /// Takes the first `end` bytes; scanning starts anew after them.
    fn take(&mut self, end: usize) -> Vec<u8> {
        let piece = self.buffer[self.start..][..end].to_vec();
        self.start += end;
        (self.depth, self.in_value, self.is_escaped, self.seen) = (0, false, false, 0);
        piece
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &[u8], most: usize) -> io::Result<Vec<Vec<u8>>> {
        let mut pieces = SgfPieces::new(Vec::new(), text, most);
        std::iter::from_fn(|| pieces.next_piece().transpose()).collect()
    }

    fn game(number: usize, comment: &str) -> String {
        format!("(;GM[1]GN[{number}](;B[aa]C[{comment}])(;B[bb]))\n")
    }

    #[test]
    fn pieces_are_whole_games_and_nothing_is_lost() {
        let tricky = "a ) and ( and \\] and\n(;no game";
        let text: String = (0..60_000).map(|number| game(number, tricky)).collect();
        let pieces = pieces(text.as_bytes(), 64 << 20).unwrap();
        assert_eq!(pieces.concat(), text.as_bytes());
        assert_eq!(pieces.len(), text.len() / PIECE_BYTES + 1);
        for piece in &pieces {
            let start = piece.trim_ascii_start();
            assert!(start.starts_with(b"(;GM[1]"), "{}", String::from_utf8_lossy(&start[..40]));
            assert!(piece.trim_ascii_end().ends_with(b"(;B[bb]))"));
        }
    }

    #[test]
    fn an_open_bracket_costs_the_games_behind_it_and_no_more() {
        let mut text = "(;GM[1]C[never closed\n".to_owned();
        text.extend((0..400_000).map(|number| game(number, "")));
        let pieces = pieces(text.as_bytes(), 64 << 20).unwrap();
        assert_eq!(pieces.concat(), text.as_bytes());
        assert!(pieces[0].len() < RESYNC_BYTES + 100);
        assert!(pieces[1..].iter().all(|piece| piece.trim_ascii_start().starts_with(b"(;GM[1]GN[")));
    }

    #[test]
    fn a_game_without_an_end_is_refused() {
        let text = "(;GM[1]".to_owned() + &";B[aa]".repeat(1 << 20);
        let error = pieces(text.as_bytes(), 4 << 20).unwrap_err();
        assert_eq!(error.to_string(), "a game in it is larger than 4 MB");
    }

    #[test]
    fn blanks_are_no_piece() {
        assert!(pieces(b"", 1 << 20).unwrap().is_empty());
        assert!(pieces(b" \n", 1 << 20).unwrap().is_empty());
        assert_eq!(pieces(b"(;B[aa])\n", 1 << 20).unwrap(), [b"(;B[aa])\n".to_vec()]);
    }
}
