//! The key that identifies a game in every file: a fingerprint of its board, set-up stones and moves.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::GameView;

/// A fingerprint of board size, set-up stones and moves: FNV-1a, 64 bits, the same on every machine and in every
/// version. Written as sixteen hexadecimal digits.
///
/// ```
/// use katachi_core::go::{BoardSize, Color, GameKey, GameView, Move, Point};
/// let moves = [Move::play(Color::Black, Point::new(3, 3))];
/// let key = GameKey::from_game(GameView { size: BoardSize::NINETEEN, setup: &[], moves: &moves });
/// assert_eq!(key.to_string().parse(), Ok(key));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameKey(u64);

/// The text is not sixteen hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the key of a game has sixteen hexadecimal digits")]
pub struct NotAGameKey;

impl GameKey {
    pub fn from_game(game: GameView<'_>) -> GameKey {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut feed = |bytes: &[u8]| {
            bytes.iter().for_each(|&byte| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
        };
        feed(&[game.size.side() as u8]);
        for stone in game.setup {
            feed(&stone.before_move.to_le_bytes());
            feed(&[stone.point.x, stone.point.y, stone.cell.map_or(0, |color| 1 + color as u8)]);
        }
        game.moves.iter().for_each(|play| feed(&play.to_bits().to_le_bytes()));
        GameKey(hash)
    }

    /// The 64 bits of the fingerprint, which serve as a pseudo-random number.
    pub fn to_bits(self) -> u64 {
        self.0
    }
}

impl fmt::Display for GameKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for GameKey {
    type Err = NotAGameKey;

    fn from_str(text: &str) -> Result<GameKey, NotAGameKey> {
        let is_key = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !is_key {
            return Err(NotAGameKey);
        }
        u64::from_str_radix(text, 16).map(GameKey).map_err(|_| NotAGameKey)
    }
}

impl Serialize for GameKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GameKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameKey, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::{BoardSize, Color, Move, Point, SetupStone};

    #[test]
    fn board_set_up_and_moves_each_change_the_key() {
        let moves = [Move::play(Color::Black, Point::new(2, 2)), Move::pass(Color::White)];
        let stone = |cell| [SetupStone { before_move: 0, point: Point::new(4, 4), cell }];
        let (black, white) = (stone(Some(Color::Black)), stone(Some(Color::White)));
        let of = |side, setup: &[SetupStone], moves: &[Move]| {
            GameKey::from_game(GameView { size: BoardSize::new(side).unwrap(), setup, moves })
        };
        let keys = [
            of(9, &[], &moves),
            of(13, &[], &moves),
            of(9, &black, &moves),
            of(9, &white, &moves),
            of(9, &[], &moves[..1]),
        ];
        for (at, key) in keys.iter().enumerate() {
            assert!(!keys[..at].contains(key), "{at}");
        }
        assert_eq!("".parse::<GameKey>(), Err(NotAGameKey));
        assert_eq!("+123456789abcdef".parse::<GameKey>(), Err(NotAGameKey));
    }

    /// Tags and cards on disk identify games by their keys, so keys must never change.
    #[test]
    fn a_key_is_what_it_always_was() {
        let moves = [Move::play(Color::Black, Point::new(2, 2)), Move::pass(Color::White)];
        let key = GameKey::from_game(GameView { size: BoardSize::new(9).unwrap(), setup: &[], moves: &moves });
        assert_eq!(key.to_string(), "7ecee7fdb1543b4a");
    }
}
