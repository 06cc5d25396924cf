//! Writes nodes as their record has them: what the user did not change stays, property by property.
//!
//! A tree knows the text that it was read from, and each node its number at that time. The writer reads the text once
//! more and compares: a property whose meaning is the same is copied, with its name, its place in the node, its values
//! and the blanks before it. So properties that the tree does not model take no memory, and are never lost.

use std::ops::Range;

use crate::go::{Color, GameTree, MarkKind, Node, NodeId, Point, RecordText, SetupStone};

use super::encoding::Decoded;
use super::points::PointSet;
use super::scan::{Ident, SgfEvent, SgfScanner};
use super::tree::{self, MARK_PROPERTIES, ReplayEvents, TreeReading, promised_handicap, read_label};
use super::values::{escaped, escaped_header, header_values, label_value, settled};
use super::warning::Warnings;

/// Whether a property is not written where a branch begins: a reader takes the branch for the next game, so only damaged
/// records have it there.
fn is_left_out_below_root(ident: Ident) -> bool {
    ["GM", "FF", "CA"].iter().any(|name| ident.is(name))
}

/// A record's text, and the tree as it was read from it.
pub(super) struct OriginalRecord<'t> {
    source: &'t RecordText,
    reading: TreeReading,
}

/// A property as it stands in the text.
struct OriginalProperty {
    ident: Ident,
    name: Range<usize>,
    values: Vec<Range<usize>>,
}

/// A value to write.
enum SgfValue {
    /// A range of the text.
    Kept(Range<usize>),
    /// Escaped already.
    New(String),
}

/// The new values of a property, which replaces all of its name in the node. Without values it is removed.
type PropertyChange = (&'static str, Vec<SgfValue>);

impl<'t> OriginalRecord<'t> {
    /// `None` for a tree that was not read from a text.
    pub fn read(tree: &'t GameTree) -> Option<OriginalRecord<'t>> {
        let source = tree.source.as_deref()?;
        let scanner = SgfScanner::in_game(&source.text, source.no_semicolon);
        let reading = tree::read(&|each| scanner.replay_game(each)).ok()?;
        Some(OriginalRecord { source, reading })
    }

    /// Whether the node comes from the text.
    pub fn has(&self, node: &Node) -> bool {
        node.read_as.is_some_and(|at| at.index() < self.reading.places.len())
    }

    /// Writes the beginning of a node, with the blanks that stood before it.
    pub fn begin_node(&self, out: &mut Vec<u8>, node: &Node, has_bracket: bool) {
        let at = node.read_as.filter(|at| self.reading.places[at.index()].part == 0);
        let before = at.map_or("", |at| {
            let before = &self.source.text[..self.reading.places[at.index()].place];
            before.strip_suffix(';').unwrap_or("")
        });
        let (before, blanks) = split_blanks(before);
        let bracket_blanks = before.strip_suffix('(').map(|before| split_blanks(before).1);
        if has_bracket {
            out.extend_from_slice(bracket_blanks.unwrap_or(blanks).as_bytes());
            out.push(b'(');
        }
        if !has_bracket || bracket_blanks.is_some() {
            out.extend_from_slice(blanks.as_bytes());
        }
        out.push(b';');
    }

    /// Whether the first property that is written of the node is one with which a reader expects a game to begin.
    pub fn begins_like_a_game(&self, node: &Node) -> bool {
        let place = node.read_as.map_or(0, |at| self.reading.places[at.index()].place);
        let mut scanner = SgfScanner::in_node(&self.source.text, place);
        let mut first = scanner.next_event();
        while matches!(first, Some(SgfEvent::Property(ident)) if is_left_out_below_root(ident)) {
            first = scanner.next_event();
        }
        let names = ["SZ", "AP", "PB", "PW", "EV", "DT", "RE", "KM"];
        matches!(first, Some(SgfEvent::Property(ident)) if names.iter().any(|name| ident.is(name)))
    }

    /// Writes the properties of a node that [`OriginalRecord::has`]. Returns the last node that is written with it: a
    /// node of the text with several moves is several nodes of the tree.
    pub fn write_node(&self, out: &mut Vec<u8>, tree: &GameTree, id: NodeId, has_bracket: bool) -> NodeId {
        let node = tree.node(id);
        let Some(at) = node.read_as else { return id };
        let origin = self.reading.places[at.index()];
        let mut properties = self.properties(origin.place);
        if has_bracket && id != NodeId::ROOT {
            properties.retain(|property| !is_left_out_below_root(property.ident));
        }
        let is_move = |property: &OriginalProperty| matches!(property.ident.name(), b"B\0" | b"W\0");
        let moves = properties.iter().filter(|property| is_move(property)).count();
        let last = if origin.part == 0 { self.last_part(tree, id, moves) } else { None };
        let mut number = 0;
        if last.is_none() {
            properties.retain(|property| {
                number += usize::from(is_move(property));
                if is_move(property) { number == origin.part + 1 } else { origin.part == 0 }
            });
        }
        let changes = self.changes(tree, id, at, &properties);
        self.write_properties(out, &properties, changes);
        last.unwrap_or(id)
    }

    /// The node of the last move, if the moves of one node of the text still follow each other unchanged.
    fn last_part(&self, tree: &GameTree, id: NodeId, moves: usize) -> Option<NodeId> {
        let mut last = id;
        for _ in 1..moves {
            let mut children = tree.children(last);
            let (child, None) = (children.next()?, children.next()) else { return None };
            let (node, before) = (tree.node(child), tree.node(last).read_as?);
            let at = node.read_as.filter(|at| at.index() == before.index() + 1 && self.has(node))?;
            if !node.is_alike(self.reading.tree.node(at)) {
                return None;
            }
            last = child;
        }
        Some(last)
    }

    fn properties(&self, place: usize) -> Vec<OriginalProperty> {
        let mut scanner = SgfScanner::in_node(&self.source.text, place);
        let mut properties = Vec::new();
        while let Some(SgfEvent::Property(ident)) = scanner.next_event() {
            let (name, values) = scanner.ranges();
            properties.push(OriginalProperty { ident, name, values: values.to_vec() });
        }
        properties
    }

    fn changes(&self, tree: &GameTree, id: NodeId, at: NodeId, properties: &[OriginalProperty]) -> Vec<PropertyChange> {
        let (node, known) = (tree.node(id), self.reading.tree.node(at));
        let mut changes = Vec::new();
        if at == NodeId::ROOT {
            let pairs = header_values(&tree.info).into_iter().zip(header_values(&self.reading.tree.info));
            let changed = pairs.filter(|((_, new), (_, old))| new != old);
            changes.extend(changed.map(|((name, value), _)| (name, new_values(value))));
        }
        if node.is_alike(known) && self.reading.placed.is_empty() {
            return changes;
        }
        self.setup_changes(tree, id, at, properties, &mut changes);
        if node.play != known.play {
            changes.extend(known.play.map(|play| (play.color().letter(), Vec::new())));
            changes.retain(|(name, _)| node.play.is_none_or(|play| play.color().letter() != *name));
            changes.extend(node.play.map(|play| {
                let point = play.point().map(|point| point.to_sgf()).unwrap_or_default();
                (play.color().letter(), vec![SgfValue::New(point)])
            }));
        }
        for (name, kind) in MARK_PROPERTIES {
            let points = |node: &Node| -> Vec<Point> {
                node.marks.iter().filter(|mark| mark.kind == kind).map(|mark| mark.point).collect()
            };
            if points(node) != points(known) {
                changes.push((name, self.point_values(properties, name, points(node))));
            }
        }
        if labels(node).ne(labels(known)) {
            changes.push(("LB", self.label_values(properties, node, known)));
        }
        if node.comment != known.comment {
            let text = (!node.comment.is_empty()).then(|| escaped(&node.comment));
            changes.push(("C", text.into_iter().map(SgfValue::New).collect()));
        }
        changes
    }

    /// The changed set-up stones. Handicap stones that only the header promises are written once a reader would not
    /// place them any more.
    fn setup_changes(
        &self,
        tree: &GameTree,
        id: NodeId,
        at: NodeId,
        properties: &[OriginalProperty],
        changes: &mut Vec<PropertyChange>,
    ) {
        let (node, known) = (tree.node(id), self.reading.tree.node(at));
        let (stones, before) = (settled(&node.setup), settled(&known.setup));
        let placed = &self.reading.placed;
        let must_write = at == NodeId::ROOT && !placed.is_empty() && {
            let mut bare = tree.clone();
            bare.node_mut(id).setup.retain(|stone| !placed.contains(stone));
            stones != before || promised_handicap(&bare) != *placed
        };
        for (name, cell) in [("AB", Some(Color::Black)), ("AW", Some(Color::White)), ("AE", None)] {
            let points = |stones: &[SetupStone]| -> Vec<Point> {
                stones.iter().filter(|stone| stone.cell == cell).map(|stone| stone.point).collect()
            };
            if points(&stones) != points(&before) || must_write && cell == Some(Color::Black) {
                changes.push((name, self.point_values(properties, name, points(&stones))));
            }
        }
    }

    /// The values of a list of points: those of the text that still hold, and what is new. Values that are no points
    /// of the board stay.
    fn point_values(&self, properties: &[OriginalProperty], name: &str, mut wanted: Vec<Point>) -> Vec<SgfValue> {
        let size = self.reading.tree.size;
        let mut values = Vec::new();
        for range in values_of(properties, name) {
            let mut set = PointSet::default();
            set.add_value(&self.source.text[range.clone()], &mut Warnings::default());
            let points: Vec<Point> = set.iter().filter(|&point| size.contains(point)).collect();
            if points.iter().all(|point| wanted.contains(point)) {
                values.push(SgfValue::Kept(range.clone()));
            } else {
                let left = points.iter().filter(|point| wanted.contains(point));
                values.extend(left.map(|point| SgfValue::New(point.to_sgf())));
            }
            wanted.retain(|point| !points.contains(point));
        }
        values.extend(wanted.into_iter().map(|point| SgfValue::New(point.to_sgf())));
        // An empty value says that there are no points.
        let is_blank = |value: &SgfValue| matches!(value, SgfValue::Kept(range) if self.source.text[range.clone()].trim().is_empty());
        if !values.iter().all(is_blank) {
            values.retain(|value| !is_blank(value));
        }
        values
    }

    fn label_values(&self, properties: &[OriginalProperty], node: &Node, known: &Node) -> Vec<SgfValue> {
        let text_at = |node, point| labels(node).find(|&(at, _)| at == point).map(|(_, text)| text);
        let is_kept = |point| text_at(node, point).is_some() && text_at(node, point) == text_at(known, point);
        let kept = values_of(properties, "LB").filter(|range| {
            let value = read_label(&self.source.text[(*range).clone()]);
            value.is_none_or(|(point, _)| !self.reading.tree.size.contains(point) || is_kept(point))
        });
        let kept = kept.cloned().map(SgfValue::Kept);
        let new = labels(node).filter(|&(point, text)| text_at(known, point) != Some(text));
        kept.chain(new.map(|(point, text)| SgfValue::New(label_value(point, text)))).collect()
    }

    fn write_properties(&self, out: &mut Vec<u8>, properties: &[OriginalProperty], mut changes: Vec<PropertyChange>) {
        for property in properties {
            let blanks = split_blanks(&self.source.text[..property.name.start]).1;
            let name = &self.source.text[property.name.clone()];
            match changes.iter().position(|(changed, _)| property.ident.is(changed)) {
                None => {
                    out.extend_from_slice(blanks.as_bytes());
                    out.extend_from_slice(name.as_bytes());
                    property.values.iter().for_each(|range| self.write_kept(out, range.clone()));
                }
                Some(at) => {
                    // The first property of the name takes all values, and the others are removed.
                    let values = std::mem::take(&mut changes[at].1);
                    if !values.is_empty() {
                        out.extend_from_slice(blanks.as_bytes());
                    }
                    self.write_changed(out, name, values);
                }
            }
        }
        for (name, values) in changes {
            self.write_changed(out, name, values);
        }
    }

    fn write_changed(&self, out: &mut Vec<u8>, name: &str, values: Vec<SgfValue>) {
        if !values.is_empty() {
            out.extend_from_slice(name.as_bytes());
        }
        for value in values {
            match value {
                SgfValue::Kept(range) => self.write_kept(out, range),
                SgfValue::New(text) => out.extend_from_slice(format!("[{text}]").as_bytes()),
            }
        }
    }

    /// Writes a value of the text with the blanks before it, though none after a name with lower-case letters: that would
    /// look like talk. Brackets that were not escaped are; bytes that could not be decoded stay.
    fn write_kept(&self, out: &mut Vec<u8>, range: Range<usize>) {
        let before = &self.source.text[..range.start];
        if !out.last().is_some_and(u8::is_ascii_lowercase) {
            out.extend_from_slice(split_blanks(before.strip_suffix('[').unwrap_or("")).1.as_bytes());
        }
        out.push(b'[');
        each_character(&self.source.text[range.clone()], |offset, character, needs_backslash| {
            if needs_backslash {
                out.push(b'\\');
            }
            let place = range.start + offset;
            match self.source.undecoded.binary_search_by_key(&place, |&(place, _)| place) {
                Ok(at) if character == '\u{fffd}' => out.extend_from_slice(&self.source.undecoded[at].1),
                _ => out.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes()),
            }
        });
        out.push(b']');
    }
}

/// Writes the game whose events `replay` hands out as a text that begins after the first parenthesis.
pub(super) fn text_of_events<'t>(replay: &ReplayEvents<'_, 't>, decoded: &Decoded<'_>) -> RecordText {
    let (mut text, mut undecoded) = (String::new(), Vec::new());
    replay(&mut |event, scanner| match event {
        SgfEvent::GameStart => {}
        SgfEvent::Open => text.push('('),
        SgfEvent::Close | SgfEvent::GameEnd { .. } => text.push(')'),
        SgfEvent::Node => text.push(';'),
        SgfEvent::Property(_) => {
            text.push_str(scanner.name());
            for (value, range) in scanner.values().zip(scanner.ranges().1) {
                // Stones that were left standing are not in the decoded text, and have none of these.
                let lost = if value.contains('\u{fffd}') { decoded.undecoded(range.clone()) } else { Vec::new() };
                text.push('[');
                each_character(value, |offset, character, needs_backslash| {
                    if needs_backslash {
                        text.push('\\');
                    }
                    if let Ok(at) = lost.binary_search_by_key(&offset, |&(place, _)| place) {
                        undecoded.push((text.len(), lost[at].1.clone()));
                    }
                    text.push(character);
                });
                text.push(']');
            }
        }
    });
    RecordText { text, no_semicolon: false, undecoded }
}

/// Hands out the characters of a value with their places, and whether a backslash stands before them: before those that
/// were escaped, and before brackets that were not.
fn each_character(value: &str, mut each: impl FnMut(usize, char, bool)) {
    let mut is_escaped = false;
    for (offset, character) in value.char_indices() {
        let needs_backslash = is_escaped || character == ']';
        // A backslash waits for its character: at the end of the text there may be none.
        is_escaped = character == '\\' && !is_escaped;
        if !is_escaped {
            each(offset, character, needs_backslash);
        }
    }
}

fn values_of<'p>(properties: &'p [OriginalProperty], name: &'p str) -> impl Iterator<Item = &'p Range<usize>> {
    properties.iter().filter(|property| property.ident.is(name)).flat_map(|property| &property.values)
}

fn labels(node: &Node) -> impl Iterator<Item = (Point, &str)> {
    node.marks.iter().filter_map(|mark| match &mark.kind {
        MarkKind::Label(text) => Some((mark.point, text.as_str())),
        _ => None,
    })
}

fn new_values(value: String) -> Vec<SgfValue> {
    if value.is_empty() { Vec::new() } else { vec![SgfValue::New(escaped_header(&value))] }
}

/// Splits off the blanks at the end of a text.
fn split_blanks(text: &str) -> (&str, &str) {
    text.split_at(text.trim_end_matches([' ', '\t', '\r', '\n']).len())
}
