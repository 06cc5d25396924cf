//! A game tree as SGF text, for the clipboard and for exports.

use crate::go::{Color, GameTree, MarkKind, Node, NodeId, SetupStone};

/// The whole tree, variations, comments and marks included, as FF[4] in UTF-8.
///
/// Walks with a stack of its own: trees may be as deep as they like.
pub fn to_sgf(tree: &GameTree) -> String {
    enum Step {
        Bracket,
        Node(NodeId),
        Close,
    }
    let mut out = String::new();
    let mut steps = vec![Step::Close, Step::Node(NodeId::ROOT), Step::Bracket];
    while let Some(step) = steps.pop() {
        let id = match step {
            Step::Bracket => {
                out.push('(');
                continue;
            }
            Step::Close => {
                out.push(')');
                continue;
            }
            Step::Node(id) => id,
        };
        out.push(';');
        if id == NodeId::ROOT {
            write_root(&mut out, tree);
        }
        write_node(&mut out, tree.node(id));
        let children: Vec<NodeId> = tree.children(id).collect();
        if let [only] = children[..] {
            steps.push(Step::Node(only));
            continue;
        }
        for &child in children.iter().rev() {
            steps.extend([Step::Close, Step::Node(child), Step::Bracket]);
        }
    }
    out.push('\n');
    out
}

fn write_root(out: &mut String, tree: &GameTree) {
    let info = &tree.info;
    let size = tree.size.side().to_string();
    let komi = info.komi.map(|komi| komi.to_string()).unwrap_or_default();
    let handicap = if info.handicap > 0 { info.handicap.to_string() } else { String::new() };
    for (name, value) in [
        ("FF", "4"),
        ("GM", "1"),
        ("CA", "UTF-8"),
        ("AP", "Katachi"),
        ("SZ", &size),
        ("PB", &info.black),
        ("BR", &info.black_rank),
        ("PW", &info.white),
        ("WR", &info.white_rank),
        ("RE", &info.result),
        ("DT", &info.date),
        ("EV", &info.event),
        ("RO", &info.round),
        ("PC", &info.place),
        ("KM", &komi),
        ("HA", &handicap),
    ] {
        if !value.is_empty() {
            write_text(out, name, value);
        }
    }
}

fn write_node(out: &mut String, node: &Node) {
    let stones = |cell: Option<Color>| node.setup.iter().filter(move |stone: &&SetupStone| stone.cell == cell);
    for (name, cell) in [("AB", Some(Color::Black)), ("AW", Some(Color::White)), ("AE", None)] {
        let mut first = true;
        for stone in stones(cell) {
            out.push_str(if std::mem::take(&mut first) { name } else { "" });
            out.push_str(&format!("[{}]", stone.point.to_sgf()));
        }
    }
    if let Some(play) = node.play {
        let point = play.point().map(|point| point.to_sgf()).unwrap_or_default();
        out.push_str(&format!("{}[{point}]", play.color().letter()));
    }
    for mark in &node.marks {
        let at = mark.point.to_sgf();
        match &mark.kind {
            MarkKind::Triangle => out.push_str(&format!("TR[{at}]")),
            MarkKind::Square => out.push_str(&format!("SQ[{at}]")),
            MarkKind::Circle => out.push_str(&format!("CR[{at}]")),
            MarkKind::Cross => out.push_str(&format!("MA[{at}]")),
            MarkKind::Label(text) => out.push_str(&format!("LB[{at}:{}]", escaped(text).replace(':', "\\:"))),
        }
    }
    if !node.comment.is_empty() {
        write_text(out, "C", &node.comment);
    }
}

fn write_text(out: &mut String, name: &str, value: &str) {
    out.push_str(&format!("{name}[{}]", escaped(value)));
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::{BoardSize, GameInfo, Mark, Move, Point};

    #[test]
    fn variations_stand_in_brackets_of_their_own() {
        let info = GameInfo { black: "秀策 [a]".into(), ..GameInfo::default() };
        let mut tree = GameTree::new(BoardSize::new(9).unwrap(), info);
        let with = |play| {
            let mut node = Node::default();
            node.play = Some(play);
            node
        };
        let play = |color, x, y| with(Move::play(color, Point::new(x, y)));
        let first = tree.add(NodeId::ROOT, play(Color::Black, 2, 2));
        let main = tree.add(first, play(Color::White, 6, 6));
        tree.add(main, with(Move::pass(Color::Black)));
        let side = tree.add(first, play(Color::White, 6, 2));
        tree.node_mut(side).comment = "a:b]".into();
        tree.node_mut(side).marks.push(Mark { point: Point::new(0, 0), kind: MarkKind::Triangle });
        tree.add(first, play(Color::White, 2, 6));
        let text = to_sgf(&tree);
        let moves = &text[text.find(";B").unwrap()..];
        assert_eq!(moves, ";B[cc](;W[gg];B[])(;W[gc]TR[aa]C[a:b\\]])(;W[cg]))\n");
        assert!(text.contains("PB[秀策 [a\\]]"), "{text}");
    }
}
