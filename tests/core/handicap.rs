//! The handicap is what stands on the board, and every consumer has the same number.

use std::sync::Arc;

use katachi::corpus::load::{Loaded, load_bytes};
use katachi::corpus::sgf::read_tree;
use katachi::corpus::{Corpus, CorpusBuilder, GameHeader, GameId};
use katachi::find::filter::{Catalogue, GameFilter, GameTags};
use katachi::go::{Color, NodeId};
use katachi::library;
use katachi::library::export::{ByteOrderMark, games_to_csv};
use katachi::mining::corner::{CornerParams, corner_graph};
use katachi::mining::costly_shapes::{CostlyShapesParams, CostlyShapesWindow, Voice, costly_shapes};
use katachi::mining::fuseki::{OpeningGraphParams, OpeningParams, opening_graph, openings};
use katachi::progress::Progress;

/// Games on 19×19 with their handicap. Each goes on with White at R14, Black at C14 and White at O3.
const GAMES: [(&str, &str, u8); 13] = [
    ("played", "HA[0];B[dd];B[pp];B[pd];B[dp]", 4),
    ("played while White passes", ";B[dd];W[];B[pp];W[tt];B[pd]", 3),
    ("played while White passes, as the header says", "HA[2];W[];B[dd];W[];B[pp]", 2),
    ("set up", "HA[0]AB[dd][pp]", 2),
    ("set up in the second node", ";AB[dd][pp][pd]", 3),
    ("set up in two nodes", "AB[dd];AB[pp]", 2),
    ("set up and played", "AB[dd];B[pp]", 2),
    ("more than the header says", "HA[2]AB[dd][pp][pd][dp]", 4),
    ("said alone", "HA[3]", 3),
    ("even", "HA[0];B[pp]", 0),
    ("White begins", "", 0),
    ("a pass begins", ";B[]", 0),
    ("a position", "AB[dd][pp]AW[pd]", 0),
];

fn loaded() -> Loaded {
    let game = |(name, begin, _): &(&str, &str, u8)| format!("(;SZ[19]PB[{name}]{begin};W[qf];B[cf];W[nq])");
    load_bytes("games.sgf", GAMES.iter().map(game).collect::<String>().as_bytes())
}

fn games() -> Arc<Corpus> {
    loaded().corpus
}

#[test]
fn the_list_the_filters_and_a_tree_have_one_number() {
    let corpus = games();
    let ids: Vec<GameId> = corpus.records().collect();
    let catalogue = Catalogue::of_corpus(&corpus);
    let keeps = |text: &str, id| text.parse::<GameFilter>().unwrap().matches(&catalogue).contains(id);
    for (id, (name, begin, stones)) in ids.into_iter().zip(GAMES) {
        assert_eq!(corpus.header(id).handicap, stones, "{name}");
        assert_eq!(keeps("is:handicap", id), stones >= 2, "{name}");
        assert!(keeps(&format!("handicap:{stones}"), id), "{name}");
        let tree = read_tree(format!("(;SZ[19]{begin};W[qf];B[cf])").as_bytes(), 0).unwrap();
        assert_eq!(tree.info.handicap, stones, "{name}");
        let first = corpus.game(id).moves[0].color();
        let expected = if stones >= 2 && first == Color::White { Color::White } else { Color::Black };
        assert_eq!(tree.to_play(NodeId::ROOT), expected, "{name}");
    }
}

#[test]
fn a_table_of_games_has_the_same_number() {
    let (loaded, dir) = (loaded(), tempfile::tempdir().unwrap());
    let path = dir.path().join("games.csv");
    let ids: Vec<GameId> = loaded.corpus.records().collect();
    games_to_csv(&loaded, &GameTags::default(), &ids, (&path, ByteOrderMark::Never), &Progress::new()).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    // Names have commas, the columns after them do not.
    let cells: Vec<&str> = text.lines().map(|line| line.rsplit(',').nth(5).unwrap()).collect();
    let stones = GAMES.iter().map(|(.., stones)| stones.to_string());
    assert_eq!(cells, std::iter::once("handicap".to_owned()).chain(stones).collect::<Vec<_>>());
}

#[test]
fn handicap_stones_are_no_opening_moves() {
    let corpus = games();
    let played = corpus.only(vec![GameId(0)]);
    let table = openings(&played, OpeningParams { moves: 2, ..OpeningParams::default() }, &Progress::new()).unwrap();
    let row = &table.rows[0];
    let colors: Vec<Color> = row.moves.iter().map(|play| play.color()).collect();
    assert_eq!((colors, row.setup.len(), row.stones.len()), (vec![Color::White, Color::Black], 4, 6));
    let long = openings(&played, OpeningParams { moves: 4, ..OpeningParams::default() }, &Progress::new()).unwrap();
    assert_eq!((long.games, long.too_short), (0, 1), "three moves follow the stones");

    // Set up or played, the opening is the same.
    let same = load_bytes("a.sgf", b"(;SZ[19]AB[dd][pp][pd][dp];W[qf];B[cf];W[nq])").corpus;
    let params = OpeningGraphParams::default();
    let graph = |corpus: &Corpus| opening_graph(corpus, params, &Progress::new()).unwrap().graph;
    assert_eq!(graph(&played), graph(&same));
    let with_set_up = CornerParams { set_up: true, ..CornerParams::default() };
    let corners = |corpus: &Corpus| corner_graph(corpus, with_set_up, &Progress::new()).unwrap();
    assert_eq!(corner_graph(&same, CornerParams::default(), &Progress::new()).unwrap().games, 0, "unless one asks");
    assert!(corners(&played).graph.empty_position().is_none(), "no corner begins empty");
    assert_eq!(corners(&played).graph.len(), corners(&same).graph.len());

    let window = "square:3".parse().unwrap();
    let windows = [CostlyShapesWindow { window: &window, others: None }];
    let found = costly_shapes(
        &played,
        &katachi::corpus::evaluation::Evaluations::default(),
        &Voice::everybody(&played),
        &windows,
        &CostlyShapesParams { least: 1, ..CostlyShapesParams::default() },
        &Progress::new(),
    );
    assert_eq!(found.unwrap().moves, 3);
}

#[test]
fn a_store_of_an_older_version_has_its_handicaps_counted_when_it_is_opened() {
    let corpus = games();
    let mut builder = CorpusBuilder::new();
    for id in corpus.records() {
        // As a version did that believed the header.
        let said = GAMES[id.index()].1.split("HA[").nth(1).map_or(0, |said| said[..1].parse().unwrap());
        let header = GameHeader { handicap: said, ..corpus.header(id) };
        builder.push(corpus.game(id), header, corpus.source(id), 0, 0).unwrap();
    }
    let read = builder.finish();
    let stones = |corpus: &Corpus| corpus.records().map(|id| corpus.header(id).handicap).collect::<Vec<u8>>();
    assert_eq!(stones(&read), stones(&corpus));
    let sample = library::self_play().corpus;
    assert!(sample.records().all(|id| sample.header(id).handicap == sample.game(id).handicap(0)));
}
