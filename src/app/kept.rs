//! Moves and games as a session keeps them: in forms that stay true when a library is imported again.

use std::cell::OnceCell;
use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use katachi_core::corpus::{Corpus, GameId};
use katachi_core::go::{BoardSize, Color, GameKey, Move, Point};

/// Moves, or stones, as SGF writes them: `B[pd]W[dp]B[]`. `B[]` is a pass.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeptMoves(String);

impl KeptMoves {
    pub fn new(moves: impl IntoIterator<Item = Move>) -> KeptMoves {
        let text = |play: Move| {
            let point = play.point().map_or_else(String::new, Point::to_sgf);
            format!("{}[{point}]", play.color().letter())
        };
        KeptMoves(moves.into_iter().map(text).collect())
    }

    pub fn of_stones(stones: impl IntoIterator<Item = (Point, Color)>) -> KeptMoves {
        KeptMoves::new(stones.into_iter().map(|(point, color)| Move::play(color, point)))
    }

    /// The moves, up to the first that no board of this size has.
    pub fn moves(&self, size: BoardSize) -> Vec<Move> {
        let read = |text: &str| {
            let (letter, point) = text.split_once('[')?;
            let color = Color::BOTH.into_iter().find(|color| color.letter() == letter)?;
            match point {
                "" => Some(Move::pass(color)),
                point => Some(Move::play(color, Point::from_sgf(point).filter(|&point| size.contains(point))?)),
            }
        };
        self.0.split_terminator(']').map_while(read).collect()
    }
}

/// A game of a library: its number, and the fingerprint of its moves, which finds it under another number.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptGame {
    pub number: u32,
    pub key: GameKey,
}

impl KeptGame {
    pub fn new(corpus: &Corpus, id: GameId) -> KeptGame {
        KeptGame { number: id.0, key: GameKey::from_game(corpus.game(id)) }
    }
}

/// Finds kept games in a corpus. Goes through all games once, and only if a game has another number now.
pub struct KeptGames<'a> {
    corpus: &'a Corpus,
    by_key: OnceCell<HashMap<GameKey, GameId>>,
}

impl<'a> KeptGames<'a> {
    pub fn new(corpus: &'a Corpus) -> KeptGames<'a> {
        KeptGames { corpus, by_key: OnceCell::new() }
    }

    pub fn find(&self, kept: KeptGame) -> Option<GameId> {
        let corpus = self.corpus;
        let key = |id: GameId| GameKey::from_game(corpus.game(id));
        let id = GameId(kept.number);
        if id.index() < corpus.record_count() && key(id) == kept.key {
            return Some(id);
        }
        let by_key = self.by_key.get_or_init(|| {
            let mut found = HashMap::new();
            // Games come before other records, so that a game is found rather than its duplicate.
            for id in corpus.games().iter().copied().chain(corpus.records()) {
                found.entry(key(id)).or_insert(id);
            }
            found
        });
        by_key.get(&kept.key).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::library;

    #[test]
    fn moves_come_back_from_their_text_and_nothing_lies_off_the_board() {
        let moves = [Move::play(Color::Black, Point::new(15, 3)), Move::pass(Color::White)];
        let kept = KeptMoves::new(moves);
        assert_eq!(kept, KeptMoves("B[pd]W[]".into()));
        assert_eq!(kept.moves(BoardSize::NINETEEN), moves);
        let nine = BoardSize::new(9).unwrap();
        assert_eq!(kept.moves(nine), []);
        for (text, read) in [("B[aa]X[bb]B[cc]", 1), ("B[aa", 1), ("B[a]", 0), ("", 0), ("]]", 0), ("B[zz]", 0)] {
            assert_eq!(KeptMoves(text.into()).moves(nine).len(), read, "{text}");
        }
    }

    #[test]
    fn a_game_is_found_under_another_number_and_never_mistaken() {
        let corpus = library::self_play().corpus;
        let games = KeptGames::new(&corpus);
        let third = KeptGame::new(&corpus, GameId(3));
        assert_eq!(games.find(third), Some(GameId(3)));
        assert_eq!(games.find(KeptGame { number: 900_000, ..third }), Some(GameId(3)));
        assert_eq!(games.find(KeptGame { number: 4, ..third }), Some(GameId(3)));
        assert_eq!(games.find(KeptGame { key: "0123456789abcdef".parse().unwrap(), ..third }), None);
    }
}
