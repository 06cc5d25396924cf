//! Names of a shape's move in games, where the window alone is too small to tell.

use super::MinedPatterns;
use crate::corpus::Corpus;
use crate::pattern::names::{ShapeName, ShapeNames};

/// The names of a shape's move on the whole boards of its examples: each example counts by its first name. Most
/// frequent first, then by priority.
///
/// Empty for shapes that were not read before moves, and if the examples are games of another corpus.
pub fn names_in_games(patterns: &MinedPatterns, row: usize, corpus: &Corpus) -> Vec<(&'static ShapeName, usize)> {
    if !patterns.params.is_before_move() || patterns.corpus != corpus.id().to_string() {
        return Vec::new();
    }
    let shipped = ShapeNames::shipped();
    let mut counts = vec![0; shipped.names().len()];
    for example in patterns.examples(row) {
        let (game, moves) = (corpus.game(example.game), example.moves_before as usize);
        let Some(play) = game.moves.get(moves) else { continue };
        let board = game.board_before(moves);
        let first = shipped.position(&board).names(play.color(), example.at).iter().next();
        first.into_iter().for_each(|name| counts[name] += 1);
    }
    let mut named: Vec<(&ShapeName, usize)> =
        shipped.names().iter().zip(counts).filter(|(_, count)| *count > 0).collect();
    named.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    named
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::sample;
    use crate::mining::{MiningParams, PatternSource, mine};
    use crate::progress::Progress;

    #[test]
    fn small_shapes_without_a_name_have_names_in_their_games() {
        let sample = sample().corpus;
        let corpus = sample.only(sample.games()[..20].to_vec());
        let params = MiningParams::new("square:3".parse().unwrap(), PatternSource::Move);
        let patterns = mine(&corpus, &params, &Progress::new()).unwrap();
        let unnamed = (0..patterns.len().min(60)).filter(|&row| patterns.names(row).is_empty());
        let mut found = 0;
        for row in unnamed {
            let named = names_in_games(&patterns, row, &corpus);
            // Count again: replay each example move by move, and name the move that its game plays.
            let mut slow: Vec<(String, usize)> = Vec::new();
            for example in patterns.examples(row) {
                let game = corpus.game(example.game);
                let mut replay = game.replay();
                (0..example.moves_before).for_each(|_| _ = replay.advance());
                let next = replay.next_move().unwrap();
                let names = ShapeNames::shipped().position(replay.board()).names(next.color(), next.point().unwrap());
                if let Some(name) = ShapeNames::shipped().of_set(names).next() {
                    match slow.iter_mut().find(|(known, _)| *known == name.english) {
                        Some((_, count)) => *count += 1,
                        None => slow.push((name.english.clone(), 1)),
                    }
                }
            }
            slow.sort();
            let mut fast: Vec<(String, usize)> =
                named.iter().map(|(name, count)| (name.english.clone(), *count)).collect();
            assert!(named.is_sorted_by_key(|&(_, count)| std::cmp::Reverse(count)));
            fast.sort();
            assert_eq!(fast, slow);
            found += usize::from(!fast.is_empty());
        }
        assert!(found > 10, "{found}");
        assert!(names_in_games(&patterns, 0, &sample).is_empty(), "the examples are games of another corpus");
    }
}
