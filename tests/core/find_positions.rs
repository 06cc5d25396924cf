//! Records without a move are searched like games: what is set up is the position before the first move.

use std::path::Path;

use crate::support::forms::indexes;
use katachi::corpus::load::{Loaded, load_bytes};
use katachi::corpus::record_tree::tree_of;
use katachi::corpus::{CorpusBuilder, GameHeader, GameId, GameSource};
use katachi::find::{GameSet, Query, SearchOptions, scan, search};
use katachi::index::Index;
use katachi::library::open_index_and_tell;
use katachi::progress::Progress;

const RECORDS: &[u8] = b"(;SZ[9]AB[aa][ba]AW[ca][ab]C[no move])(;SZ[9];B[ee];W[ec])\
    (;SZ[9](;AB[hi][ii]AW[gi][ih])(;AB[aa][ba]AW[ca][ab];W[bb])(;AB[ee]AW[dd]))(;SZ[9];B[aa];W[bb])";

/// Number of the record, moves before the hit.
fn hits(question: &str, games: Option<&GameSet>) -> Vec<(u32, u32)> {
    let loaded = load_bytes("positions.sgf", RECORDS);
    let query: Query = question.parse().unwrap();
    let options = SearchOptions { games, by_colors: None, keep: usize::MAX };
    let slow = scan(&loaded.corpus, &query, &options, &Progress::new()).unwrap();
    for index in indexes(&loaded.corpus) {
        let fast = search(&loaded.corpus, &index, &query, &options, &Progress::new()).unwrap();
        assert_eq!((&fast.kept, fast.games, &fast.found), (&slow.kept, slow.games, &slow.found));
    }
    let mut hits: Vec<(u32, u32)> = slow.kept.iter().map(|hit| (hit.game.0, hit.moves)).collect();
    hits.sort_unstable();
    hits.dedup();
    hits
}

#[test]
fn positions_are_found_before_the_first_move() {
    for (question, expected) in [
        // The corner of the first record; turned in the third; with a solution in the fourth.
        ("+------\n| X X O\n| O . .\n", vec![(0, 0), (2, 0), (3, 0)]),
        // The solution of the fourth captures both stones.
        ("+------\n| . . O\n| O O .\n", vec![(3, 1)]),
        ("+------\n| X X O\n| O O .\n", vec![]),
        // A game has it in the corner after two moves.
        ("+----\n| X .\n| . O\n", vec![(5, 2)]),
        (". X .\n. . .\n. O .\n", vec![(1, 2)]),
        ("X X X\n", vec![]),
    ] {
        assert_eq!(hits(question, None), expected, "{question}");
    }
}

#[test]
fn a_filter_may_leave_positions_out() {
    let corpus = load_bytes("positions.sgf", RECORDS).corpus;
    assert_eq!((corpus.games().len(), corpus.searched().len(), corpus.record_count()), (3, 6, 6));
    let games = GameSet::matching(&corpus, |id| !corpus.game(id).moves.is_empty());
    assert_eq!(hits("+------\n| X X O\n| O . .\n", Some(&games)), [(3, 0)]);
    let positions = GameSet::matching(&corpus, |id| corpus.game(id).moves.is_empty());
    assert_eq!(hits("+------\n| X X O\n| O . .\n", Some(&positions)), [(0, 0), (2, 0)]);
    assert_eq!(corpus.only(vec![GameId(1)]).searched(), [GameId(1)]);
}

#[test]
fn an_index_of_the_games_alone_is_built_again_in_silence() {
    let all = load_bytes("positions.sgf", RECORDS).corpus;
    let games = all.only(all.games().to_vec());
    let folder = tempfile::tempdir().unwrap();
    for corpus in [&games, &*all, &*all] {
        let (index, damage) = open_index_and_tell(folder.path(), corpus, &Progress::new()).unwrap();
        assert!(damage.is_none() && index == Index::build(corpus, &Progress::new()).unwrap());
    }
}

#[test]
fn a_position_with_a_move_in_its_node_is_opened() {
    let record = b"(;SZ[19]AB[aa]AW[bb]B[cc];W[dd])";
    let loaded = load_bytes("a.sgf", record);
    assert_eq!(tree_of(record, &loaded, GameId(0)).unwrap().len(), 2);
}

#[test]
fn searched_records_ascend() {
    let corpus = load_bytes("positions.sgf", RECORDS).corpus;
    assert!(corpus.searched().is_sorted() && corpus.searched() != corpus.games());
}

/// A library as an earlier version wrote it: trees are numbered, not their records.
fn earlier(records: &[(u32, usize)]) -> Loaded {
    let now = load_bytes("positions.sgf", RECORDS);
    let mut builder = CorpusBuilder::new();
    for &(index, record) in records {
        let id = GameId(record as u32);
        let source = GameSource { file: 0, member: "", index };
        builder.push(now.corpus.game(id), GameHeader::default(), source, 0, 0).unwrap();
    }
    Loaded { corpus: builder.finish().into(), ..now }
}

#[test]
fn a_library_that_numbers_trees_opens_the_right_records() {
    let now = load_bytes("positions.sgf", RECORDS);
    assert_eq!(now.path_of(GameId(4)), Path::new("positions.sgf").display().to_string());
    for id in now.corpus.records() {
        let (tree, game) = (tree_of(RECORDS, &now, id).unwrap(), now.corpus.game(id));
        assert!(tree.board_at(tree.main_line_node(0)).stones().eq(game.board_before(0).stones()));
    }
    // The first record of the tree stood for the whole of it; the last game was the fourth.
    let before = earlier(&[(0, 0), (1, 1), (2, 2), (3, 5)]);
    for id in before.corpus.records() {
        let (tree, game) = (tree_of(RECORDS, &before, id).unwrap(), before.corpus.game(id));
        assert!(tree.board_at(tree.main_line_node(99)).stones().eq(game.board_before(99).stones()), "{id:?}");
    }
    // Another record stands there now.
    let other = earlier(&[(0, 4), (1, 5)]);
    assert!(other.corpus.records().all(|id| tree_of(RECORDS, &other, id).is_err()));
}
