//! Writes a game tree as SGF text, for the clipboard and for files.

use std::ops::Range;

use crate::go::{Color, GameTree, MarkKind, Node, NodeId};

use super::kept::OriginalRecord;
use super::scan::{SgfEvent, SgfScanner};
use super::tree::MARK_PROPERTIES;
use super::values::{escaped, escaped_header, header_values, label_value, settled};

/// The whole tree, variations, comments and marks included, in UTF-8.
///
/// A tree that was read from SGF is written as its text has it, apart from what was changed since: every property with
/// its values, its place and its blanks. Only CA becomes UTF-8 if there are characters beyond ASCII. A tree that is
/// read again gives the same text again.
///
/// Walks with a stack of its own: trees may be as deep as they like.
pub fn to_sgf(tree: &GameTree) -> String {
    String::from_utf8(to_sgf_bytes(tree)).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// As [`to_sgf`], for a file. Bytes of the record that could not be decoded are kept.
pub fn to_sgf_bytes(tree: &GameTree) -> Vec<u8> {
    enum SgfWriteStep {
        Node { id: NodeId, has_bracket: bool },
        Close,
    }
    let original = OriginalRecord::read(tree);
    let mut out = Vec::new();
    let mut root = 0..0;
    let mut steps = vec![SgfWriteStep::Close, SgfWriteStep::Node { id: NodeId::ROOT, has_bracket: true }];
    while let Some(step) = steps.pop() {
        let SgfWriteStep::Node { id, has_bracket } = step else {
            out.push(b')');
            continue;
        };
        let node = tree.node(id);
        let mut last = id;
        match original.as_ref().filter(|original| original.has(node)) {
            Some(original) => {
                // Without a property before them, these names would begin another game.
                let begins_a_game = has_bracket && id != NodeId::ROOT && original.begins_like_a_game(node);
                if begins_a_game && !out.contains(&b'[') {
                    out.splice(root.start..root.start, *b"GM[1]");
                }
                original.begin_node(&mut out, node, has_bracket);
                root.start = if id == NodeId::ROOT { out.len() } else { root.start };
                last = original.write_node(&mut out, tree, id, has_bracket);
            }
            None => {
                out.extend_from_slice(if has_bracket { b"(;" } else { b";" });
                let text = if id == NodeId::ROOT { root_text(tree) } else { String::new() };
                out.extend_from_slice((text + &node_text(node)).as_bytes());
            }
        }
        root.end = if id == NodeId::ROOT { out.len() } else { root.end };
        let children: Vec<NodeId> = tree.children(last).collect();
        if let [id] = children[..] {
            steps.push(SgfWriteStep::Node { id, has_bracket: false });
            continue;
        }
        for &id in children.iter().rev() {
            steps.extend([SgfWriteStep::Close, SgfWriteStep::Node { id, has_bracket: true }]);
        }
    }
    out.push(b'\n');
    if original.is_some() && !out.is_ascii() {
        name_utf_8(&mut out, root);
    }
    out
}

/// Names UTF-8 as the character set in a root, which stands in this range.
fn name_utf_8(out: &mut Vec<u8>, root: Range<usize>) {
    // Names and places do not depend on the characters beyond ASCII.
    let text: String =
        out[root.clone()].iter().map(|byte| if byte.is_ascii() { char::from(*byte) } else { 'x' }).collect();
    let mut scanner = SgfScanner::in_node(&text, 0);
    let mut wrong = Vec::new();
    let mut is_named = false;
    while let Some(SgfEvent::Property(ident)) = scanner.next_event() {
        if ident.is("CA") {
            is_named = true;
            let values = scanner.ranges().1.iter().cloned();
            let is_utf_8 =
                |range: &Range<usize>| ["utf-8", "utf8"].contains(&text[range.clone()].trim().to_lowercase().as_str());
            wrong.extend(values.filter(|range| !is_utf_8(range)));
        }
    }
    for range in wrong.into_iter().rev() {
        out.splice(root.start + range.start..root.start + range.end, *b"UTF-8");
    }
    if !is_named {
        out.splice(root.start..root.start, *b"CA[UTF-8]");
    }
}

/// The root's own properties for a tree that was not read from a text.
fn root_text(tree: &GameTree) -> String {
    let mut out = format!("FF[4]GM[1]CA[UTF-8]AP[Katachi]SZ[{}]", tree.size.side());
    for (name, value) in header_values(&tree.info) {
        if !value.is_empty() {
            out.push_str(&format!("{name}[{}]", escaped_header(&value)));
        }
    }
    out
}

fn node_text(node: &Node) -> String {
    let mut out = String::new();
    let setup = settled(&node.setup);
    let stones = |cell: Option<Color>| setup.iter().filter(move |stone| stone.cell == cell);
    for (name, cell) in [("AB", Some(Color::Black)), ("AW", Some(Color::White)), ("AE", None)] {
        write_list(&mut out, name, stones(cell).map(|stone| stone.point.to_sgf()));
    }
    if let Some(play) = node.play {
        let point = play.point().map(|point| point.to_sgf()).unwrap_or_default();
        out.push_str(&format!("{}[{point}]", play.color().letter()));
        if let Some(seconds) = node.time_left {
            out.push_str(&format!("{}L[{seconds}]", play.color().letter()));
        }
    }
    for (name, kind) in MARK_PROPERTIES {
        let marked = node.marks.iter().filter(|mark| mark.kind == kind);
        write_list(&mut out, name, marked.map(|mark| mark.point.to_sgf()));
    }
    let labels = node.marks.iter().filter_map(|mark| match &mark.kind {
        MarkKind::Label(text) => Some(label_value(mark.point, text)),
        _ => None,
    });
    write_list(&mut out, "LB", labels);
    if !node.comment.is_empty() {
        out.push_str(&format!("C[{}]", escaped(&node.comment)));
    }
    out
}

/// A property with all its values: a node may have it only once.
fn write_list(out: &mut String, name: &str, values: impl Iterator<Item = String>) {
    for (at, value) in values.enumerate() {
        out.push_str(if at == 0 { name } else { "" });
        out.push_str(&format!("[{value}]"));
    }
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
