//! The one place where `sgf-parse` is called.
//!
//! `sgf-parse` is right about values and can't be trusted with whole files: it gives up (or, lenient, silently drops
//! the rest) at the first dirt, it needs a hundred times the memory of its input, and its tree recurses when it is
//! dropped, so that a long line of nodes overflows the stack where no caller can catch it. So it gets *runs*: at most
//! [`CleanSgfText::MAX_NODES`] nodes of one unbranched line, written afresh from the few properties that are read here,
//! each value already cut out and cleaned by the scanner. It never sees depth, dirt or a comment.
//!
//! A run that it refuses all the same is read again node by node, so that a bad node loses only itself.

use sgf_parse::SgfNode;
use sgf_parse::go::{Prop, parse};

use crate::go::{Color, Point};

use super::points::PointSet;

/// Clean SGF text that grows node by node.
pub(super) struct CleanSgfText {
    /// `(` and the nodes.
    text: String,
    /// The place of each node's `;`.
    starts: Vec<usize>,
}

impl CleanSgfText {
    /// Maximum nesting: dropping the parsed nodes takes about 80 bytes of stack for each.
    const MAX_NODES: usize = 500;
    /// Maximum size: parsing takes about 100 bytes of memory for each byte.
    const MAX_BYTES: usize = 64 << 10;

    pub fn new() -> CleanSgfText {
        CleanSgfText { text: String::from("("), starts: Vec::new() }
    }

    pub fn is_full(&self) -> bool {
        self.starts.len() >= CleanSgfText::MAX_NODES || self.text.len() >= CleanSgfText::MAX_BYTES
    }

    pub fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    pub fn begin_node(&mut self) {
        self.starts.push(self.text.len());
        self.text.push(';');
    }

    /// A move; `value` as in the record.
    pub fn push_move(&mut self, color: Color, value: &str) {
        self.text.push_str(color.letter());
        self.push_value(value);
    }

    pub fn push_points(&mut self, name: &str, points: &PointSet) {
        self.text.push_str(name);
        for point in points.iter() {
            self.text.push('[');
            self.push_point(point);
            self.text.push(']');
        }
    }

    /// Writes the labels' numbers instead of their texts, which may contain the separating colon.
    pub fn push_labels(&mut self, points: impl Iterator<Item = Point>) {
        use std::fmt::Write;
        self.text.push_str("LB");
        for (index, point) in points.enumerate() {
            self.text.push('[');
            self.push_point(point);
            write!(self.text, ":{index}]").expect("a String takes any text");
        }
    }

    fn push_point(&mut self, point: Point) {
        self.text.push(char::from(b'a' + point.x));
        self.text.push(char::from(b'a' + point.y));
    }

    fn push_value(&mut self, value: &str) {
        self.text.push('[');
        for character in value.chars() {
            if matches!(character, ']' | '\\') {
                self.text.push('\\');
            }
            self.text.push(character);
        }
        self.text.push(']');
    }

    /// Parses the nodes, hands them out with their index in the run, and empties the run. Returns how many nodes were
    /// refused.
    pub fn parse(&mut self, mut each: impl FnMut(usize, &[Prop])) -> u32 {
        let mut refused = 0;
        if !self.is_empty() {
            self.text.push(')');
            if !read_line(&self.text, self.starts.len(), 0, &mut each) {
                refused = self.parse_one_by_one(&mut each);
            }
        }
        self.text.truncate(1);
        self.starts.clear();
        refused
    }

    fn parse_one_by_one(&self, each: &mut impl FnMut(usize, &[Prop])) -> u32 {
        let ends = self.starts.iter().skip(1).copied().chain([self.text.len() - 1]);
        let mut refused = 0;
        for (index, (&start, end)) in self.starts.iter().zip(ends).enumerate() {
            refused += u32::from(!read_line(&format!("({})", &self.text[start..end]), 1, index, each));
        }
        refused
    }
}

/// Hands out the nodes if the text is one line of `nodes` nodes. Otherwise hands out none and returns false.
fn read_line(text: &str, nodes: usize, first_index: usize, each: &mut impl FnMut(usize, &[Prop])) -> bool {
    let Ok(games) = parse(text) else { return false };
    let [root] = &games[..] else { return false };
    let line = || std::iter::successors(Some(root), |node: &&SgfNode<Prop>| node.children().next());
    if line().count() != nodes {
        return false;
    }
    for (index, node) in line().enumerate() {
        each(first_index + index, &node.properties);
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(run: &mut CleanSgfText) -> (Vec<usize>, u32) {
        let mut seen = Vec::new();
        let refused = run.parse(|index, props| {
            assert!(matches!(props, [Prop::B(_)]));
            seen.push(index);
        });
        (seen, refused)
    }

    #[test]
    fn a_bad_node_loses_only_itself() {
        let mut run = CleanSgfText::new();
        for value in ["aa", "bb", "cc"] {
            run.begin_node();
            run.push_move(Color::Black, value);
        }
        // No caller writes this: dirt between properties.
        run.text.insert(run.starts[2], 'é');
        assert_eq!(moves(&mut run), (vec![0, 1], 1));
        assert!(run.is_empty());
    }

    #[test]
    fn brackets_in_a_value_stay_inside_it() {
        let mut run = CleanSgfText::new();
        run.begin_node();
        run.push_move(Color::Black, "a]b\\");
        run.parse(|_, props| assert_eq!(props, [Prop::Invalid("B".into(), vec!["a]b\\".into()])]));
    }
}
