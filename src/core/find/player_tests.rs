//! Drawings that are looked for in the games of one player, by the colour that he plays in the drawing.

use super::filter::{Catalogue, GameFilter};
use super::{Combined, DecidedGames, FindResult, Query, SearchOptions, scan_combined, search_combined};
use crate::corpus::load::{Loaded, load_bytes};
use crate::go::Color;
use crate::index::Index;
use crate::progress::Progress;

/// Ann extends a stone as Black, her opponent does, and she does as White.
const GAMES: &str = "(;SZ[9]PB[Ann]PW[Bob]RE[B+R];B[ee];W[aa];B[fe];W[ii])\
                     (;SZ[9]PB[Bob]PW[Ann]RE[W+R];B[ee];W[aa];B[fe];W[ii])\
                     (;SZ[9]PB[Bob]PW[Ann]RE[W+R];B[aa];W[ee];B[ii];W[ef];B[ia])";

/// The answer of the index, after the slow scan has given the same.
fn found(loaded: &Loaded, question: &Combined, filter: &str) -> FindResult {
    let corpus = &loaded.corpus;
    let games = filter.parse::<GameFilter>().unwrap().games(&Catalogue::new(loaded));
    let (options, progress) = (games.options(usize::MAX), Progress::new());
    let index = Index::build(corpus, &progress).unwrap();
    let found = search_combined(corpus, &index, question, None, &options, &progress).unwrap();
    let slow = scan_combined(corpus, question, None, &options, &progress).unwrap();
    assert_eq!((&found.kept, &found.found, &found.continuations), (&slow.kept, &slow.found, &slow.continuations));
    assert_eq!((found.hits, found.swapped), (slow.hits, slow.swapped));
    found
}

#[test]
fn a_players_own_moves_are_found_whatever_his_colour() {
    let loaded = load_bytes("games.sgf", GAMES.as_bytes());
    let extension: Combined = "$$B\n$$ ? ? ?\n$$ . X 1\n$$ ? ? ?\n".parse().unwrap();
    let shape: Combined = "? ? ? ?\n. X X .\n? ? ? ?\n".parse().unwrap();
    for question in [&extension, &shape] {
        let games = |filter: &str| {
            let found = found(&loaded, question, filter);
            found.found.places().collect::<Vec<_>>()
        };
        assert_eq!(games(""), [0, 1, 2]);
        assert_eq!(games("player:ann"), [0, 1, 2]);
        assert_eq!(games("asblack:ann"), [0, 2]);
        assert_eq!(games("aswhite:ann"), [1]);
        assert_eq!(games("asblack:bob"), [1]);
        assert_eq!(games("asblack:ann -asblack:bob result:w+r"), [2]);
    }
    let both: Combined = "$$B\n$$ ? ? ?\n$$ . X 1\n$$ ? ? ?\nAND\nX X\n".parse().unwrap();
    assert_eq!(found(&loaded, &both, "asblack:ann").games, 2);
    // A drawing that exchanged colours leave as it is has both players as its Black.
    let own: Combined = "X . O\n".parse().unwrap();
    let games = load_bytes("a.sgf", b"(;SZ[9]PB[Ann]PW[Bob];B[ee];W[ge])").corpus;
    let loaded = Loaded { corpus: games, ..Loaded::default() };
    assert_eq!(
        ["asblack:ann", "asblack:bob", "asblack:cid"].map(|filter| found(&loaded, &own, filter).games),
        [1, 1, 0]
    );
}

#[test]
fn a_filter_names_one_player_and_reads_back() {
    let text = "(asblack:=\"ann\" OR black:\"bob\") -aswhite:cid";
    assert_eq!(text.parse::<GameFilter>().unwrap().to_string(), text);
    let loaded = load_bytes("a.sgf", b"(;SZ[9]PB[Ann];B[aa])(;SZ[9]PB[Ann Lee];B[bb])(;SZ[9]PB[ANN];B[cc])");
    let catalogue = Catalogue::new(&loaded);
    let games = |filter: &str| filter.parse::<GameFilter>().unwrap().matches(&catalogue).games(&loaded.corpus).count();
    assert_eq!(["black:ann", "black:\"ann\"", "black:=\"ann\""].map(games), [3, 3, 2]);
}

#[test]
fn wins_are_counted_by_the_colour_that_plays() {
    // White answers at one point and wins; Black plays there himself and loses.
    let text = "(;SZ[9]RE[W+R];B[ee];W[ge])(;SZ[9]RE[W+R];B[ee];W[ge])(;SZ[9]RE[B+R];B[ee];W[aa];B[ge])";
    let loaded = load_bytes("games.sgf", text.as_bytes());
    let query: Query = "? ? ? ? ?\n? ? X . .\n? ? ? ? ?\n".parse().unwrap();
    let mut question = query;
    question.swap = false;
    let answer = found(&loaded, &question.into(), "");
    let next = answer.continuations.iter().find(|next| next.decided == 3).expect("both play there");
    assert_eq!((next.by(Color::White), next.by(Color::Black), next.black_wins), (2, 1, 1));
    let games = |black_wins, decided| DecidedGames { black_wins, decided };
    assert_eq!(next.by_color, [games(1, 1), games(0, 2)]);
    assert_eq!(SearchOptions::default().by_colors, None);
}
