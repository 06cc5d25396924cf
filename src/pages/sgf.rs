//! The chosen examples as SGF: one game tree each, all in one file.

use super::diagram::{Content, PageDiagram, region_on_record};
use katachi_core::corpus::Corpus;
use katachi_core::corpus::sgf::to_sgf;
use katachi_core::find::{Hit, Query};
use katachi_core::go::{Color, GameInfo, GameTree, Mark, MarkKind, Node, Point, SetupStone};
use katachi_language::text;
use katachi_sentences::shapes::symmetry_title;

/// The part of each game that is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cut {
    /// The position of the hit and the moves after it, in the orientation of the drawing.
    #[default]
    Hit,
    /// The whole main line as it was played, with the hit marked.
    Whole,
}

/// A collection with a game for each hit.
pub fn to_collection(corpus: &Corpus, query: &Query, hits: &[Hit], content: &Content, cut: Cut) -> String {
    let tree = |&hit: &Hit| match cut {
        Cut::Hit => example(corpus, query, hit, content),
        Cut::Whole => whole_game(corpus, query, hit),
    };
    hits.iter().map(|hit| to_sgf(&tree(hit))).collect()
}

fn example(corpus: &Corpus, query: &Query, hit: Hit, content: &Content) -> GameTree {
    // The file holds the whole board, so no move is outside.
    let content = Content { names_outside: true, ..*content };
    let diagram = PageDiagram::new(corpus, query, hit, &content);
    let position = PageDiagram::new(corpus, query, hit, &Content { moves: 0, ..content });
    let at_hit = |point: Point| position.stone(point).map(|stone| stone.color);
    let setup: Vec<SetupStone> = diagram
        .size
        .points()
        .filter_map(|point| Some(SetupStone { before_move: 0, point, cell: Some(at_hit(point)?) }))
        .collect();
    // Players, result and komi are those of the record, as in the caption, which says where colours are exchanged.
    let info = GameInfo { handicap: 0, ..corpus.header(hit.game).to_info() };
    let mut tree = GameTree::from_main_line(diagram.size, info, &setup, &diagram.plays);
    let caption: Vec<&str> = diagram.caption.paragraphs().collect();
    let root = tree.main_line_node(0);
    let node = tree.node_mut(root);
    mark(node, &diagram.region, at_hit, &caption.join("\n"));
    for mark in node.marks.iter_mut().filter(|mark| Some(mark.point) == diagram.made) {
        mark.kind = MarkKind::Circle;
    }
    tree
}

fn whole_game(corpus: &Corpus, query: &Query, hit: Hit) -> GameTree {
    let game = corpus.game(hit.game);
    let mut tree = GameTree::from_main_line(game.size, corpus.header(hit.game).to_info(), game.setup, game.moves);
    let board = game.board_before(hit.moves as usize);
    let image = hit.image();
    let comment = match image.swapped {
        false => text!("pages-sgf-shape", turned = symmetry_title(image.symmetry)),
        true => text!("pages-sgf-shape-exchanged", turned = symmetry_title(image.symmetry)),
    };
    let region = region_on_record(query, hit, game.size);
    let node = tree.main_line_node(hit.moves as usize);
    mark(tree.node_mut(node), &region, |point| board.get(point), &comment);
    tree
}

/// Puts triangles on the stones of the region, and squares on its points if it has no stones.
fn mark(node: &mut Node, region: &[Point], stone: impl Fn(Point) -> Option<Color>, comment: &str) {
    let stones: Vec<Point> = region.iter().copied().filter(|&point| stone(point).is_some()).collect();
    let (points, kind) = if stones.is_empty() { (region, MarkKind::Square) } else { (&stones[..], MarkKind::Triangle) };
    node.marks.extend(points.iter().map(|&point| Mark { point, kind: kind.clone() }));
    node.comment = comment.to_owned();
}
