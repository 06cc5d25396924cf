//! Writes a game tree as SGF text, for the clipboard and for files.

use crate::go::{Color, GameTree, MarkKind, Node, NodeId, SetupStone};

/// The whole tree, variations, comments and marks included, as FF[4] in UTF-8.
///
/// A tree that was read from SGF is the same when its text is read again, and gives the same text again.
///
/// Walks with a stack of its own: trees may be as deep as they like.
pub fn to_sgf(tree: &GameTree) -> String {
    enum SgfWriteStep {
        Bracket,
        Node(NodeId),
        Close,
    }
    let mut out = String::new();
    let mut steps = vec![SgfWriteStep::Close, SgfWriteStep::Node(NodeId::ROOT), SgfWriteStep::Bracket];
    while let Some(step) = steps.pop() {
        let id = match step {
            SgfWriteStep::Bracket => {
                out.push('(');
                continue;
            }
            SgfWriteStep::Close => {
                out.push(')');
                continue;
            }
            SgfWriteStep::Node(id) => id,
        };
        out.push(';');
        if id == NodeId::ROOT {
            write_root(&mut out, tree);
        }
        write_node(&mut out, tree.node(id));
        let children: Vec<NodeId> = tree.children(id).collect();
        if let [only] = children[..] {
            steps.push(SgfWriteStep::Node(only));
            continue;
        }
        for &child in children.iter().rev() {
            steps.extend([SgfWriteStep::Close, SgfWriteStep::Node(child), SgfWriteStep::Bracket]);
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
    let time = info.time_limit.map(|seconds| seconds.to_string()).unwrap_or_default();
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
        ("RU", &info.rules),
        ("TM", &time),
        ("OT", &info.overtime),
    ] {
        if !value.is_empty() {
            // Readers that mend a missing bracket would see a node begin here.
            let looks_like_a_node = value.contains(';') && value.contains(['[', '(']);
            let value = if looks_like_a_node { escaped(value).replace(';', "\\;") } else { escaped(value) };
            out.push_str(&format!("{name}[{value}]"));
        }
    }
}

fn write_node(out: &mut String, node: &Node) {
    let setup = settled(&node.setup);
    let stones = |cell: Option<Color>| setup.iter().filter(move |stone| stone.cell == cell);
    for (name, cell) in [("AB", Some(Color::Black)), ("AW", Some(Color::White)), ("AE", None)] {
        write_list(out, name, stones(cell).map(|stone| stone.point.to_sgf()));
    }
    if let Some(play) = node.play {
        let point = play.point().map(|point| point.to_sgf()).unwrap_or_default();
        out.push_str(&format!("{}[{point}]", play.color().letter()));
        if let Some(seconds) = node.time_left {
            out.push_str(&format!("{}L[{seconds}]", play.color().letter()));
        }
    }
    for (name, kind) in
        [("TR", MarkKind::Triangle), ("SQ", MarkKind::Square), ("CR", MarkKind::Circle), ("MA", MarkKind::Cross)]
    {
        let marked = node.marks.iter().filter(|mark| mark.kind == kind);
        write_list(out, name, marked.map(|mark| mark.point.to_sgf()));
    }
    let labels = node.marks.iter().filter_map(|mark| match &mark.kind {
        MarkKind::Label(text) => Some(format!("{}:{}", mark.point.to_sgf(), escaped(text).replace(':', "\\:"))),
        _ => None,
    });
    write_list(out, "LB", labels);
    if !node.comment.is_empty() {
        write_text(out, "C", &node.comment);
    }
}

/// Each point once, with its last state; row by row, as readers have them.
fn settled(setup: &[SetupStone]) -> Vec<SetupStone> {
    let mut stones: Vec<SetupStone> = setup.iter().rev().copied().collect();
    stones.sort_by_key(|stone| (stone.point.y, stone.point.x));
    stones.dedup_by_key(|stone| stone.point);
    stones
}

/// A property with all its values: a node may have it only once.
fn write_list(out: &mut String, name: &str, values: impl Iterator<Item = String>) {
    for (at, value) in values.enumerate() {
        out.push_str(if at == 0 { name } else { "" });
        out.push_str(&format!("[{value}]"));
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
        for point in [Point::new(0, 0), Point::new(1, 0)] {
            tree.node_mut(side).marks.push(Mark { point, kind: MarkKind::Triangle });
        }
        tree.add(first, play(Color::White, 2, 6));
        let text = to_sgf(&tree);
        let moves = &text[text.find(";B").unwrap()..];
        assert_eq!(moves, ";B[cc](;W[gg];B[])(;W[gc]TR[aa][ba]C[a:b\\]])(;W[cg]))\n");
        assert!(text.contains("PB[秀策 [a\\]]"), "{text}");
    }
}
