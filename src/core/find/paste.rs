//! Questions from pasted text: diagrams, or an SGF.

use super::{Combined, CombinedError, Query};
use crate::corpus::sgf::{self, ReadItem, Record, SkipReason};
use crate::go::{Board, GameView};

/// The contents of a pasted text.
#[derive(Clone, Debug)]
pub enum Pasted {
    /// One diagram or several.
    Question(Box<Combined>),
    /// The last position of the first game in an SGF: its main line, up to a move that the board refuses.
    Position(Box<Board>),
}

/// Why a pasted text gives no question.
#[derive(Debug, thiserror::Error)]
pub enum PasteError {
    #[error("the pasted diagram: {0}")]
    Diagram(#[from] CombinedError),
    #[error("the pasted SGF: {0}")]
    Sgf(#[from] SkipReason),
    #[error("the pasted SGF: its last position has no stone to look for")]
    NoStones,
}

impl Pasted {
    /// Reads a text that begins like SGF as SGF, and any other as diagrams.
    ///
    /// Errors: the text is neither a diagram nor a game with stones.
    pub fn read(text: &str) -> Result<Pasted, PasteError> {
        if sgf::is_web_address(text) {
            return Err(SkipReason::WebAddress.into());
        }
        if !sgf::starts_with_game(text.as_bytes()) {
            return Ok(Pasted::Question(Box::new(text.parse()?)));
        }
        let mut first: Option<ReadItem> = None;
        sgf::read_records(text.as_bytes(), &mut |item| _ = first.get_or_insert(item));
        match first {
            Some(ReadItem::Record { record: Record { size, setup, moves, .. }, .. }) => {
                let board = GameView { size, setup: &setup, moves: &moves }.board_before(moves.len());
                if board.stones().next().is_none() {
                    Err(PasteError::NoStones)
                } else {
                    Ok(Pasted::Position(Box::new(board)))
                }
            }
            Some(ReadItem::Skipped { reason, .. }) => Err(reason.into()),
            None => Err(SkipReason::NoGame.into()),
        }
    }

    /// The question. A position becomes the box around its stones, up to the edges that are near.
    pub fn into_question(self) -> Combined {
        match self {
            Pasted::Question(question) => *question,
            Pasted::Position(board) => Query::around_stones(&board).into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(text: &str) -> String {
        Pasted::read(text).unwrap().into_question().to_string()
    }

    #[test]
    fn diagrams_and_games_can_be_pasted() {
        assert_eq!(question("\n$$W\n$$ | 1 X\n"), "$$W\n$$ | 1 X\n");
        assert_eq!(question(" (;SZ[9];B[aa];W[ba];B[ab])"), "+----\n| X O\n| X .\n");
        assert_eq!(question("( ;SZ[9]AB[ii])"), "X |\n--+\n");
        assert!(matches!(Pasted::read("(;SZ[9];B[aa])").unwrap(), Pasted::Position(board) if board.size().side() == 9));
    }

    #[test]
    fn what_cannot_be_pasted_says_why() {
        let error = |text: &str| Pasted::read(text).unwrap_err().to_string();
        assert!(error("hello").starts_with("the pasted diagram: line 1"));
        assert!(error("(;SZ[9:8])").starts_with("the pasted SGF: board size"));
        for address in
            ["https://senseis.xmp.net/?Joseki", " http://a.example/1.sgf\n", "www.example.org", "HTTPS://A.B"]
        {
            assert!(error(address).contains("a web address"), "{address}");
        }
        assert!(error("https://a.example is a page").starts_with("the pasted diagram"));
        assert!(error("(;GM[2];B[aa])").contains("not a game of Go"));
        assert!(error("(;SZ[9]C[nothing])").contains("no stone"));
    }
}
