//! Questions of several queries: sets of games and chains of hits agree with their definitions.

use std::collections::BTreeSet;

use crate::support::forms::indexes;
use crate::support::random::random_corpus;
use crate::support::sweep::{rounds, share};
use katachi::corpus::load::load_bytes;
use katachi::corpus::{Corpus, GameId};
use katachi::find::{
    Combined, FindError, FindResult, GameSet, Hit, Query, SearchOptions, scan, scan_combined, search_combined,
};
use katachi::progress::Progress;

const SEARCH_ALL: SearchOptions<'static> = SearchOptions { games: None, by_colors: None, keep: usize::MAX };

/// Searches with both engines.
fn both(corpus: &Corpus, question: &Combined, speaker: Option<usize>) -> FindResult {
    let expected = scan_combined(corpus, question, speaker, &SEARCH_ALL, &Progress::new()).unwrap();
    for index in indexes(corpus) {
        let found = search_combined(corpus, &index, question, speaker, &SEARCH_ALL, &Progress::new()).unwrap();
        let told = |of: &FindResult| (of.hits, of.games, of.kept.clone(), of.found.clone(), of.continuations.clone());
        assert_eq!(told(&found), told(&expected), "{question}");
    }
    expected
}

fn find(sgf: &str, question: &str) -> FindResult {
    both(&load_bytes("test.sgf", sgf.as_bytes()).corpus, &question.parse().unwrap(), None)
}

/// Game and moves of the hits.
fn places(result: &FindResult) -> Vec<(u32, u32)> {
    result.kept.iter().map(|hit| (hit.game.0, hit.moves)).collect()
}

/// The obvious method: every hit of every query, and every tuple of hits.
struct Oracle<'a> {
    corpus: &'a Corpus,
}

impl Oracle<'_> {
    fn hits(&self, query: &Query, id: GameId) -> Vec<Hit> {
        let game = GameSet::matching(self.corpus, |other| other == id);
        let options = SearchOptions { games: Some(&game), by_colors: None, keep: usize::MAX };
        scan(self.corpus, query, &options, &Progress::new()).unwrap().kept
    }

    /// Counts the sequence's stones from the hit on.
    fn end(&self, query: &Query, hit: Hit) -> u32 {
        let (width, height) = hit.image().symmetry.box_size((query.width(), query.height()));
        let (mut end, mut left) = (hit.moves, query.sequence().len());
        while left > 0 {
            let point = self.corpus.game(hit.game).moves[end as usize].point();
            left -= usize::from(point.is_some_and(|point| {
                let (x, y) = (i32::from(point.x) - hit.place().0, i32::from(point.y) - hit.place().1);
                (0..width as i32).contains(&x) && (0..height as i32).contains(&y)
            }));
            end += 1;
        }
        end
    }

    /// The hits of each stage that belong to a chain.
    fn chains(&self, chain: &Combined, id: GameId) -> Vec<BTreeSet<usize>> {
        let queries = chain.queries();
        let hits: Vec<Vec<Hit>> = queries.iter().map(|query| self.hits(query, id)).collect();
        let mut tuples: Vec<Vec<usize>> = (0..hits[0].len()).map(|hit| vec![hit]).collect();
        for (stage, (within, same_orientation)) in chain.limits().into_iter().enumerate() {
            let mut longer = Vec::new();
            for tuple in &tuples {
                let before = hits[stage][tuple[stage]];
                let end = self.end(queries[stage], before);
                for (number, after) in hits[stage + 1].iter().enumerate() {
                    let close = after.moves > end && after.moves - end <= within;
                    // Asymmetric drawings have sixteen images, so that the image is the orientation.
                    if close && (!same_orientation || after.image() == before.image()) {
                        longer.push([&tuple[..], &[number]].concat());
                    }
                }
            }
            tuples = longer;
        }
        (0..hits.len()).map(|stage| tuples.iter().map(|tuple| tuple[stage]).collect()).collect()
    }

    fn holds(&self, question: &Combined, id: GameId) -> bool {
        match question {
            Combined::Query(query) => !self.hits(query, id).is_empty(),
            Combined::Then { .. } => !self.chains(question, id)[0].is_empty(),
            Combined::Not(inner) => !self.holds(inner, id),
            Combined::And(a, b) => self.holds(a, id) && self.holds(b, id),
            Combined::Or(a, b) => self.holds(a, id) || self.holds(b, id),
        }
    }
}

const QUESTIONS: [&str; 7] = [
    "X O .\n. X .\nAND NOT\nO O O\n",
    "X X\nX O\nOR\n+---\n| O O\n| X .\n",
    "NOT (\nX O X\nX X .\nOR\n. O .\nO X O\n. O .\n)\n",
    "X . O\n. . .\n. X .\nTHEN 20\nO X .\n. X O\n",
    "X . O\n. X .\nTHEN 40 SAME\nX O O\n. X .\nTHEN 30\nX X\n",
    "$$B\n$$ . . X\n$$ 1 . O\n$$ . 2 .\nTHEN 25\nX X\n. O\n",
    "(\nX X X\nAND\n. X .\nX O X\n) OR NOT\nX O\nO X\nTHEN 9\nO O\n",
];

#[test]
fn games_and_chains_agree_with_the_obvious_way() {
    let corpus = random_corpus(8);
    let oracle = Oracle { corpus: &corpus };
    let mut found_some = 0;
    for text in share(QUESTIONS.len(), 2).map(|question| QUESTIONS[question]) {
        let question: Combined = text.parse().unwrap();
        for speaker in 0..question.queries().len() {
            let found = both(&corpus, &question, Some(speaker));
            let expected = GameSet::matching(&corpus, |id| oracle.holds(&question, id));
            assert_eq!(found.found, expected, "{text}");
            found_some += usize::from((1..8).contains(&found.games));
            let Combined::Then { .. } = &question else { continue };
            let query = question.queries()[speaker];
            let hits = corpus.games().iter().flat_map(|&id| {
                let (hits, numbers) = (oracle.hits(query, id), oracle.chains(&question, id));
                numbers[speaker].iter().map(|&number| hits[number]).collect::<Vec<_>>()
            });
            assert_eq!(found.kept, hits.collect::<Vec<_>>(), "{text}");
            let continued: u64 = found.continuations.iter().map(|continuation| continuation.total()).sum();
            assert_eq!(found.hits, continued + found.no_continuation);
        }
    }
    assert!(found_some > rounds(1, 4), "{found_some}");
}

const GAMES: &str = "(;SZ[9];B[cc];W[gc];B[cg];W[gg])(;SZ[9];B[cc];W[ee])(;SZ[9];W[cc];B[ee])(;SZ[9];B[aa];W[ba])";
const POINT: &str = "+------\n| . . .\n| . . .\n| . . X\n";

#[test]
fn words_join_sets_of_games() {
    let games = |question: &str| find(GAMES, question).found.places().collect::<Vec<_>>();
    assert_eq!(games(POINT), [0, 1, 2]);
    let centre = "| . . . . X\n";
    assert_eq!(games(&format!("{POINT}AND\n{centre}")), [1, 2]);
    assert_eq!(games(&format!("{POINT}AND NOT\n{centre}")), [0]);
    assert_eq!(games(&format!("NOT\n{POINT}")), [3]);
    assert_eq!(games(&format!("NOT\n{POINT}OR\n{centre}")), [1, 2, 3]);
    let nobody = find(GAMES, &format!("NOT\n{POINT}"));
    assert_eq!((nobody.games, nobody.hits, nobody.searched_games), (1, 0, 4));
}

#[test]
fn a_chain_counts_the_moves_between_its_hits() {
    // Hoshi stones on a 9×9 board at moves 1, 2, 3 and 4.
    let hoshi = |moves: &str| places(&find(GAMES, &format!("{POINT}THEN {moves}\n{POINT}")));
    assert_eq!(hoshi("1"), [(0, 1), (0, 2), (0, 3)], "each but the last is followed at once");
    assert_eq!(hoshi("3"), [(0, 1), (0, 2), (0, 3)]);
    assert_eq!(hoshi("1 SAME"), [], "each corner is another orientation");
    let three = format!("{POINT}THEN 2\n{POINT}THEN 1\n{POINT}");
    assert_eq!(places(&find(GAMES, &three)), [(0, 1), (0, 2)]);
    let corpus = load_bytes("test.sgf", GAMES.as_bytes()).corpus;
    let last = both(&corpus, &three.parse().unwrap(), Some(2));
    assert_eq!((places(&last), last.games, last.searched_games), (vec![(0, 3), (0, 4)], 1, 4));
}

#[test]
fn a_chain_goes_on_after_the_last_move_of_a_sequence() {
    let sequence =
        "$$B\n$$ +----------\n$$ | . . . . .\n$$ | . . . . .\n$$ | . . 1 . .\n$$ | . . . . .\n$$ | . . 2 . .\n";
    let game = "(;SZ[19];B[cc];W[pp];B[qq];W[ce];B[qo];W[dd])";
    assert_eq!(find(game, sequence).hits, 1);
    let corner =
        |moves: u32| find(game, &format!("{sequence}THEN {moves}\n. . . . .\n. . X . .\n. . . O .\n. . O . .\n")).hits;
    assert_eq!((corner(1), corner(2)), (0, 1), "move 6 is two after move 4, not six after the hit");
}

#[test]
fn symmetric_drawings_have_an_orientation_together() {
    // The first drawing is its own mirror image, the second is not: any of its possible orientations is accepted.
    let question = "+----\n| X .\n| . .\nTHEN 1 SAME\n+----\n| X O\n| . .\n";
    assert_eq!(find("(;SZ[9];B[aa];W[ba])", question).hits, 1);
    assert_eq!(find("(;SZ[9];B[aa];W[ab])", question).hits, 1);
    assert_eq!(find("(;SZ[9];B[aa];W[ba])", &question.replace("X O", "O X")).hits, 0);
}

#[test]
fn a_speaker_that_is_not_there_is_an_error() {
    let corpus = random_corpus(2);
    let question: Combined = "X\nAND\nO\n".parse().unwrap();
    let wrong = scan_combined(&corpus, &question, Some(2), &SEARCH_ALL, &Progress::new()).unwrap_err();
    assert_eq!(wrong, FindError::NoSuchQuery { asked: 2, queries: 2 });
}
