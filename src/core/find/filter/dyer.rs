//! Dyer signatures with unknown letters.

use std::fmt;

use crate::corpus::DyerSignature;
use crate::go::GameView;
use crate::pattern::Symmetry;

/// Twelve letters, `?` or `_` for any; `~` before them finds the game in every orientation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DyerPattern {
    letters: [u8; 12],
    turned: bool,
}

impl DyerPattern {
    pub fn parse(text: &str) -> Option<DyerPattern> {
        let (turned, letters) = text.strip_prefix('~').map_or((false, text), |rest| (true, rest));
        let letter = |byte: u8| match byte.to_ascii_lowercase() {
            b'?' | b'_' => Some(b'?'),
            letter @ b'a'..=b't' => Some(letter),
            _ => None,
        };
        let letters: Vec<u8> = letters.bytes().map(letter).collect::<Option<_>>()?;
        Some(DyerPattern { letters: letters.try_into().ok()?, turned })
    }

    pub fn fits(&self, game: GameView<'_>) -> bool {
        let same = |symmetry: &Symmetry| {
            let signature = DyerSignature::turned(game, *symmetry).letters();
            self.letters.iter().zip(signature).all(|(&wanted, letter)| wanted == b'?' || wanted == letter)
        };
        if self.turned { Symmetry::ALL.iter().any(same) } else { same(&Symmetry::IDENTITY) }
    }
}

impl fmt::Display for DyerPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.turned { "~" } else { "" })?;
        self.letters.iter().try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}
