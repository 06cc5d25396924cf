//! Variations: each line counts as a game of its own, and hits before a branching count once.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::support::random::Random;
use crate::support::shared::shared;
use katachi::corpus::load::{Loaded, load, load_bytes};
use katachi::find::{
    FindError, Query, QueryError, SearchOptions, VariationTrees, VariationsResult, scan, search_with_variations,
};
use katachi::go::{Color, GameTree, NodeId};
use katachi::index::Index;
use katachi::progress::Progress;

const SEARCH_ALL: SearchOptions<'static> = SearchOptions { games: None, by_colors: None, keep: usize::MAX };

fn loaded(folder: &tempfile::TempDir, sgf: &str) -> Loaded {
    let path = folder.path().join("games.sgf");
    fs::write(&path, sgf).unwrap();
    load(&[path], None, true, &Progress::new()).unwrap()
}

fn find_in(loaded: &Loaded, query: &Query) -> VariationsResult {
    let progress = Progress::new();
    let index = Index::build(&loaded.corpus, &progress).unwrap();
    let trees = VariationTrees::read(loaded, &progress).unwrap();
    assert!(trees.unread().is_empty(), "{:?}", trees.unread());
    search_with_variations(loaded, &index, &trees, query, &SEARCH_ALL, &progress).unwrap()
}

fn find(sgf: &str, query: &str) -> VariationsResult {
    let folder = tempfile::tempdir().unwrap();
    find_in(&loaded(&folder, sgf), &query.parse::<Query>().unwrap())
}

/// Column, row, Black, White, Black later, White later.
fn continuations(found: &VariationsResult) -> Vec<(usize, usize, u64, u64, u64, u64)> {
    let row = |c: &katachi::find::Continuation| (c.at.0, c.at.1, c.black, c.white, c.black_later, c.white_later);
    found.result.continuations.iter().map(row).collect()
}

/// Moves, and number of the node.
fn places(found: &VariationsResult) -> Vec<(u32, Option<usize>)> {
    let nodes = found.nodes.iter().map(|node| node.map(NodeId::index));
    found.result.kept.iter().map(|hit| hit.moves).zip(nodes).collect()
}

const CORNER: &str = "+------\n| . . .\n| . X .\n| . . .\n";

#[test]
fn a_query_with_moves_is_refused() {
    let (loaded, progress) = (load_bytes("test.sgf", b"(;SZ[9];B[aa](;W[ba])(;W[ab]))"), Progress::new());
    let index = Index::build(&loaded.corpus, &progress).unwrap();
    let trees = VariationTrees::read(&loaded, &progress).unwrap();
    let with_moves: Query = "X 1\n".parse().unwrap();
    let refused = search_with_variations(&loaded, &index, &trees, &with_moves, &SEARCH_ALL, &progress).err();
    assert_eq!(refused, Some(FindError::Query(QueryError::MovesOfShape)));
}

#[test]
fn what_lies_before_a_branching_counts_once_and_each_answer_once() {
    let game = "(;SZ[9]RE[B+R];B[bb](;W[bc];B[cb])(;W[cb])(;W[ee];B[ff];W[bc])(;W[gg];B[ff];W[bc])(;W[];B[]))";
    let found = find(game, CORNER);
    assert_eq!((found.result.hits, found.result.games, found.searched_trees), (1, 1, 1));
    assert_eq!(places(&found), [(1, Some(1))]);
    // The points below and beside are mirror images; two lines play there later, which is one more continuation.
    assert_eq!(continuations(&found), [(2, 1, 0, 1, 0, 1)]);
    assert_eq!((found.result.continuations[0].black_wins, found.result.no_continuation), (1, 0));
}

#[test]
fn variations_have_hits_of_their_own() {
    let game = "(;SZ[9];B[ee](;W[gg];B[bb])(;W[cc](;B[bb])(;B[ff];W[ba];B[bb]))(;W[gc];B[bb];W[aa]))(;SZ[9];B[bb])";
    let found = find(game, CORNER);
    // The same placement matches first in two variations; beside White's stone it never does.
    assert_eq!(places(&found), [(3, Some(3)), (3, Some(10)), (1, None)]);
    assert_eq!((found.result.hits, found.result.games, found.result.searched_games), (3, 2, 2));
    assert_eq!(continuations(&found), [(0, 0, 0, 1, 0, 0)]);
}

#[test]
fn variations_that_begin_with_the_same_move_have_one_position() {
    let hits = |game: &str| find(game, CORNER).result.hits;
    assert_eq!(hits("(;SZ[9];B[ee](;W[gg];B[bb];W[cc])(;W[gg];B[bb];W[ca])(;W[gg];B[bb]))"), 1);
    assert_eq!(hits("(;SZ[9](;B[bb];W[gg])(;B[bb];W[cc]))"), 1, "at the first move");
    assert_eq!(hits("(;SZ[9];B[ee](;C[one];B[bb])(;C[two];B[bb]))"), 1, "after comments");
    assert_eq!(hits("(;SZ[9];B[ee](;W[gg];B[bb])(;W[gc];B[bb])(;W[gg];B[bb]))"), 2, "not one after the other");
    assert_eq!(hits("(;SZ[9];B[ee](;AW[aa];B[bb])(;B[bb])(;AW[ii];B[bb]))"), 2, "with other stones");
    // Each answer counts once, whichever line has it.
    let found = find("(;SZ[9];B[ee](;W[gg];B[bb];W[cb])(;W[gg];B[bb];W[aa])(;W[gg];B[bb];W[cb]))", CORNER);
    assert_eq!((found.result.hits, found.result.no_continuation), (1, 0));
    let mut answers = continuations(&found);
    answers.sort_unstable();
    assert_eq!(answers, [(0, 0, 0, 1, 0, 0), (2, 1, 0, 1, 0, 0)]);
}

/// For each node, the first one with the same moves and set-up stones on the way.
fn first_alike(tree: &GameTree) -> Vec<usize> {
    let mut first: Vec<usize> = (0..tree.len()).collect();
    let mut known = BTreeMap::new();
    let mut left = vec![NodeId::ROOT];
    while let Some(id) = left.pop() {
        for child in tree.children(id) {
            let node = tree.node(child);
            if node.setup.is_empty() {
                let key = (first[id.index()], node.play);
                first[child.index()] = *known.entry(key).or_insert(child.index());
            }
        }
        let children: Vec<NodeId> = tree.children(id).collect();
        left.extend(children.into_iter().rev());
    }
    first
}

#[test]
fn a_position_before_a_set_up_is_none_of_its_line() {
    let point = "+---\n| X .\n| . .\n";
    assert_eq!(find("(;SZ[9];B[aa](;AE[aa];W[ee];B[ff])(;AW[ba];W[ff]))", point).result.hits, 0);
    assert_eq!(find("(;SZ[9];B[aa](;AE[aa];W[ee];B[ff])(;W[ff]))", point).result.hits, 1);
    assert_eq!(find("(;SZ[9]AB[aa](;B[ee])(;B[ff]))", point).result.kept[0].moves, 0);
}

#[test]
fn a_line_ends_where_the_board_refuses_a_move() {
    let found = find("(;SZ[9];B[ee](;W[gg])(;W[ee];B[bb]))", CORNER);
    assert_eq!(found.result.hits, 0);
}

/// A tree of random moves and set-up stones.
fn random_tree(random: &mut Random) -> String {
    fn grow(random: &mut Random, depth: usize, out: &mut String) {
        for node in 0..1 + random.below(5) {
            let point = |random: &mut Random| {
                let letter = |random: &mut Random| (b'a' + random.below(5) as u8) as char;
                format!("{}{}", letter(random), letter(random))
            };
            // A branch begins with a move, since the stones before a set-up would not be a position of any line.
            match if node == 0 { 2 + random.below(10) } else { random.below(12) } {
                0 => *out += &format!(";AE[{}]", point(random)),
                1 => *out += &format!(";AB[{}]", point(random)),
                2 => *out += &format!(";{}[]", ["B", "W"][random.below(2)]),
                _ => *out += &format!(";{}[{}]", ["B", "W"][random.below(2)], point(random)),
            }
        }
        if depth > 0 {
            for _ in 0..random.below(4) {
                out.push('(');
                grow(random, depth - 1, out);
                out.push(')');
            }
        }
    }
    let mut out = "(;SZ[5]".to_owned();
    grow(random, 4, &mut out);
    out.push(')');
    out
}

/// The usable moves of every line, as games of one corpus, with the node after each number of moves.
fn lines(tree: &GameTree) -> Vec<(String, Vec<NodeId>)> {
    let ends = (0..tree.len()).map(|number| {
        let mut at = NodeId::ROOT;
        // Nodes are numbered in the order of the text.
        let mut left = vec![NodeId::ROOT];
        for _ in 0..=number {
            at = left.pop().unwrap();
            let children: Vec<NodeId> = tree.children(at).collect();
            left.extend(children.into_iter().rev());
        }
        at
    });
    let ends: Vec<NodeId> = ends.filter(|&id| tree.children(id).next().is_none()).collect();
    let line = |&end: &NodeId| {
        let mut sgf = "(;SZ[5]".to_owned();
        let mut nodes = vec![NodeId::ROOT];
        for id in tree.path_to(end) {
            let node = tree.node(id);
            for stone in &node.setup {
                let name = stone.cell.map_or("AE", |color| if color == Color::Black { "AB" } else { "AW" });
                sgf += &format!("{}{name}[{}]", if id == NodeId::ROOT { "" } else { ";" }, stone.point.to_sgf());
                *nodes.last_mut().unwrap() = id;
            }
            if let Some(play) = node.play {
                let point = play.point().map(|point| point.to_sgf()).unwrap_or_default();
                sgf += &format!(";{}[{point}]", play.color().letter());
                nodes.push(id);
            }
        }
        (sgf + ")", nodes)
    };
    ends.iter().map(line).collect()
}

/// Whether a move is at a point where a stone was set up on the way to it.
fn plays_on_set_up_stones(tree: &GameTree) -> bool {
    let ids = std::iter::successors(Some(vec![NodeId::ROOT]), |level| {
        let next: Vec<NodeId> = level.iter().flat_map(|&id| tree.children(id)).collect();
        (!next.is_empty()).then_some(next)
    });
    ids.flatten().any(|id| {
        let point = tree.node(id).play.and_then(|play| play.point());
        let set_up =
            |at: NodeId| tree.node(at).setup.iter().any(|stone| stone.cell.is_some() && Some(stone.point) == point);
        point.is_some() && tree.path_to(id).into_iter().any(set_up)
    })
}

#[test]
fn trees_agree_with_a_scan_of_every_line() {
    let mut random = Random(11);
    let folder = tempfile::tempdir().unwrap();
    let queries: Vec<Query> = ["X .\n. .\n? O\n", "X .\n. O\n", "+--\n| X\n| .\n", "X ? O\n", ". .\n. X\n", "@ X @\n"]
        .map(|text| text.parse().unwrap())
        .into();
    let (mut hits, mut in_variations) = (0, 0);
    for _ in 0..200 {
        let sgf = random_tree(&mut random);
        let loaded = loaded(&folder, &sgf);
        let corpus = &loaded.corpus;
        if corpus.games().is_empty() || corpus.variations(corpus.games()[0]) == 0 {
            continue;
        }
        let tree = katachi::corpus::sgf::read_tree(sgf.as_bytes(), 0).unwrap();
        // A record empties the point first, in a position that no node of the tree shows.
        if plays_on_set_up_stones(&tree) {
            continue;
        }
        let first = first_alike(&tree);
        let every: Vec<(Loaded, Vec<NodeId>)> =
            lines(&tree).into_iter().map(|(line, nodes)| (load_bytes("line", line.as_bytes()), nodes)).collect();
        for query in &queries {
            let found = find_in(&loaded, query);
            // The key that lines have in common is a hit at a node, an image and a place; the value is its
            // continuations.
            let mut expected: BTreeMap<(usize, usize, (i32, i32)), BTreeSet<_>> = BTreeMap::new();
            for (line, nodes) in &every {
                for hit in scan(&line.corpus, query, &SEARCH_ALL, &Progress::new()).unwrap().kept {
                    let at = (first[nodes[hit.moves as usize].index()], hit.image().index(), hit.place());
                    let next = hit.next().map(|next| (next.point, next.color as usize, next.later));
                    expected.entry(at).or_default().extend(next);
                }
            }
            let own = found.result.kept.iter().zip(&found.nodes);
            let own: BTreeSet<_> =
                own.map(|(hit, node)| (node.unwrap().index(), hit.image().index(), hit.place())).collect();
            assert_eq!(own, expected.keys().copied().collect(), "{sgf}\n{query}");
            assert_eq!(found.result.hits as usize, expected.len());
            for (hit, node) in found.result.kept.iter().zip(&found.nodes) {
                let next = &expected[&(node.unwrap().index(), hit.image().index(), hit.place())];
                let own = hit.next().map(|next| (next.point, next.color as usize, next.later));
                assert_eq!(own.is_some(), !next.is_empty(), "{sgf}\n{query}");
                assert!(own.is_none_or(|own| next.contains(&own)), "{sgf}\n{query}");
            }
            let without = expected.values().filter(|next| next.is_empty()).count();
            assert_eq!(found.result.no_continuation as usize, without, "{sgf}\n{query}");
            // Symmetric queries fold several continuations of a hit into one.
            if *query == queries[0] {
                let next: usize = expected.values().map(BTreeSet::len).sum();
                let counted: u64 = found.result.continuations.iter().map(|continuation| continuation.total()).sum();
                assert_eq!(counted as usize, next, "{sgf}\n{query}");
            }
            hits += expected.len();
            let main = scan(corpus, query, &SEARCH_ALL, &Progress::new()).unwrap().hits as usize;
            in_variations += expected.len() - main.min(expected.len());
        }
    }
    assert!(hits > 300 && in_variations > 100, "{hits} hits, {in_variations} of them in variations");
}

#[test]
fn a_record_whose_source_is_gone_is_searched_by_its_main_line_and_reported() {
    let folder = tempfile::tempdir().unwrap();
    let loaded = loaded(&folder, "(;SZ[9];B[bb](;W[ee])(;W[bc]))(;SZ[9];B[hh](;W[ee])(;W[hg]))");
    fs::write(folder.path().join("games.sgf"), "(;SZ[9];B[bb](;W[ee])(;W[bc]))(;SZ[9];B[aa](;W[ee])(;W[gf]))").unwrap();
    let progress = Progress::new();
    let index = Index::build(&loaded.corpus, &progress).unwrap();
    let trees = VariationTrees::read(&loaded, &progress).unwrap();
    assert_eq!((trees.count(), trees.unread().len()), (1, 1));
    assert!(trees.unread()[0].1.to_string().contains("changed"), "{:?}", trees.unread());
    let found =
        search_with_variations(&loaded, &index, &trees, &CORNER.parse().unwrap(), &SEARCH_ALL, &progress).unwrap();
    assert_eq!((found.result.hits, found.searched_trees), (2, 1));
    fs::remove_file(folder.path().join("games.sgf")).unwrap();
    assert_eq!(VariationTrees::read(&loaded, &progress).unwrap().unread().len(), 2);
}

#[test]
fn a_very_deep_tree_and_a_joseki_dictionary_are_searched() {
    let deep: String =
        (0..20_000).map(|_| "(;B[];W[]").collect::<String>() + &"(;B[bb])".repeat(2) + &")".repeat(20_000);
    let found = find(&format!("(;SZ[9]{deep})"), CORNER);
    assert_eq!(found.result.hits, 1, "two equal variations are one position");
    let Some(dictionary) = shared("joseki/kogos-joseki-dictionary.sgf") else { return };
    let loaded = load(&[dictionary], None, true, &Progress::new()).unwrap();
    let found = find_in(&loaded, &"+--------\n| . . . .\n| . . . .\n| . . . .\n| . . . X\n".parse().unwrap());
    assert!(found.result.continuations.len() > 3, "{:?}", found.result.continuations);
}
