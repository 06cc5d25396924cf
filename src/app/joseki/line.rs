//! Writes a path as a game tree: its stones and its moves, with their numbers as English comments.

use super::corners::CornerExplorer;
use super::explorer::{CollocationExplorer, Direction, Offset, pair_facts};
use super::sheet::CollocationBoard;
use crate::{counted, grouped};
use katachi_core::go::{Board, Color, GameInfo, GameTree, Move, Node, NodeId, Point, SetupStone};
use katachi_core::mining::collocation::PatternId;
use katachi_core::mining::{WilsonInterval, wilson};
use katachi_core::pattern::names::ShapeNames;
use katachi_language::{Language, speaking};
use katachi_sentences::shapes::shape_latin;

/// Stones that turn one board into another.
fn difference(from: &Board, to: &Board) -> Vec<SetupStone> {
    let points = to.size().points().filter(|&point| from.get(point) != to.get(point));
    points.map(|point| SetupStone { before_move: 0, point, cell: to.get(point) }).collect()
}

/// Brings a line to a position. If the moves alone do not lead there, adds a node that sets up stones.
fn settle(tree: &mut GameTree, at: NodeId, board: &mut Board, wanted: &Board, words: &str) -> NodeId {
    let setup = difference(board, wanted);
    if setup.is_empty() {
        return at;
    }
    board.apply_setup(&setup);
    if tree.is_empty() && at == NodeId::ROOT {
        tree.node_mut(at).setup = setup;
        return at;
    }
    let mut node = Node::default();
    (node.setup, node.comment) = (setup, words.to_owned());
    tree.add(at, node)
}

fn play(tree: &mut GameTree, at: NodeId, board: &mut Board, (color, point): (Color, Option<Point>)) -> NodeId {
    let mut node = Node::default();
    node.play = Some(point.map_or(Move::pass(color), |point| Move::play(color, point)));
    match point {
        Some(point) => _ = board.play(color, point),
        None => board.pass(),
    }
    tree.add(at, node)
}

/// `37 % (31–43 %)`.
pub fn with_interval(interval: WilsonInterval) -> String {
    let percent = |share: f64| format!("{:.0}", share * 100.0);
    let WilsonInterval { rate, low, high } = interval;
    format!("{} % ({}–{} %)", percent(rate), percent(low), percent(high))
}

/// Black's share of wins in words, worked out from the mover's.
fn black_won(mover_wins: WilsonInterval, mover: Color) -> String {
    let wins = if mover == Color::Black { mover_wins } else { mover_wins.complement() };
    format!("Black won {}", with_interval(wins))
}

/// The path of the collocation explorer; `None` while it has no move.
pub fn of_shapes(explorer: &CollocationExplorer) -> Option<GameTree> {
    let _english = speaking(Language::En);
    let found = explorer.collocations()?;
    let path = explorer.path();
    let last = path.len() - 1;
    path.elements().last().filter(|element| element.step.is_some())?;
    // Use the board of the last step for the whole path.
    let whole = path.sheet(found, last, false);
    let mut tree = GameTree::new(whole.size(), GameInfo::default());
    let (mut at, mut board) = (NodeId::ROOT, Board::new(whole.size()));
    for (number, element) in path.elements().enumerate() {
        let Some(step) = element.step else { continue };
        let before = path.sheet(found, number, true);
        let shift = shift_between(&before, &whole);
        let mut wanted = Board::new(whole.size());
        wanted.set_up(before.board.stones().filter_map(|(point, color)| Some((shift(point)?, Some(color)))));
        let words = "Played in between, seen in the next window.";
        at = settle(&mut tree, at, &mut board, &wanted, words);
        // A step off the board of the whole path cannot be written.
        let Some(point) = whole.point(step.at) else { continue };
        at = play(&mut tree, at, &mut board, (step.mover(), Some(point)));
        tree.node_mut(at).comment = shape_comment(explorer, element.pattern, element.pair, step.mover());
    }
    let root = tree.node_mut(NodeId::ROOT);
    root.comment = format!(
        "Collocations, {}: {} in {}. Only what the windows show is known; other points may be anything.",
        found.params.window,
        counted(found.moves as usize, "move"),
        counted(found.games as usize, "game")
    );
    Some(tree)
}

/// Maps points between two boards of one path. While no edge is known, the boards may be shifted.
fn shift_between(from: &CollocationBoard, to: &CollocationBoard) -> impl Fn(Point) -> Option<Point> {
    let (from, to) = (from.clone(), to.clone());
    move |point| to.point(from.place(point))
}

fn shape_comment(explorer: &CollocationExplorer, pattern: PatternId, pair: Option<usize>, mover: Color) -> String {
    let Some(found) = explorer.collocations() else { return String::new() };
    let row = found.row(pattern);
    let mut lines = Vec::new();
    let names = ShapeNames::shipped();
    let named = found.pattern(pattern).map(|pattern| names.of_pattern(&pattern, true)).unwrap_or_default();
    lines.extend(names.of_set(named).next().map(shape_latin));
    if let Some(pair) = pair {
        let facts = pair_facts(found, pair, Direction::After);
        if let Some(place) = found.places(pair).first() {
            let who =
                if place.same_color() { "by the same player (the opponent played elsewhere)" } else { "an answer" };
            lines.push(format!("{}: {who}", Offset::from_place(place).words()));
        }
        let of = grouped(u64::from(found.row(facts.pair.first).leads));
        lines.push(format!("{} of {of} that follow", counted(facts.pair.count as usize, "time")));
        lines.extend(facts.share.map(|share| format!("share {}", with_interval(share))));
        lines.push(format!("-2 log lambda {:.1}, lift {:.1}", facts.pair.log_likelihood_ratio, facts.lift));
        lines.extend(facts.mover_wins.map(|wins| black_won(wins, mover)));
        if !facts.is_significant {
            lines.push("not significant".to_owned());
        }
    }
    lines.push(format!("this shape is played {}", counted(row.occurrences as usize, "time")));
    lines.join("\n")
}

/// The way through the corner tree; `None` while no move is made.
pub fn of_corner(explorer: &CornerExplorer) -> Option<GameTree> {
    let _english = speaking(Language::En);
    let (found, stand) = (explorer.graph()?, explorer.stand()?);
    let moves = explorer.moves();
    if moves.is_empty() {
        return None;
    }
    let graph = &found.graph;
    let mut tree = GameTree::new(stand.size, GameInfo::default());
    let (mut at, mut board) = (NodeId::ROOT, Board::new(stand.size));
    let mut start = Board::new(stand.size);
    let first = stand.walk.steps()[0];
    let begins = katachi_core::mining::graph::GraphWalk::new(first.position, first.image);
    start.set_up(begins.stones(graph).into_iter().map(|(point, color)| (stand.on_board(point), Some(color))));
    at = settle(&mut tree, at, &mut board, &start, "");
    for (pair, made) in stand.walk.steps().windows(2).zip(moves) {
        let here = graph.continuations(pair[0].position);
        let next = here.iter().find(|next| Some(next.edge) == pair[1].edge);
        at = play(&mut tree, at, &mut board, made);
        let Some(next) = next else { continue };
        let mut lines = vec![format!(
            "{} of {} played here: {}",
            grouped(u64::from(next.count)),
            grouped(u64::from(graph.visits(pair[0].position).continued())),
            with_interval(next.share)
        )];
        if next.point.is_none() {
            lines.insert(0, "tenuki".to_owned());
        }
        let wins = wilson(u64::from(next.mover_wins), u64::from(next.decided));
        lines.extend(wins.map(|wins| black_won(wins, made.0)));
        if let (Some(first), Some(last)) = (next.first_year, next.last_year) {
            lines.push(format!("{first}-{last}"));
        }
        lines.extend(next.fashionable_since.map(|year| format!("in fashion since {year}")));
        lines.push(format!("this position: {}", counted(next.position_count as usize, "time")));
        tree.node_mut(at).comment = lines.join("\n");
    }
    let comment = format!("Corners of {0}×{0} in {1}.", found.params.size, counted(found.games as usize, "game"));
    tree.node_mut(NodeId::ROOT).comment = comment;
    Some(tree)
}
