//! The nodes of one game tree: the place of each in the text, and the kinds of properties that it has.
//!
//! Values stay in the text. [`TreeNodes::properties`] reads those of a node again.

use super::header::simple_text;
use super::scan::{Ident, SgfEvent, SgfScanner};

/// Stands for no node.
pub(super) const NO_NODE: u32 = u32::MAX;

/// Maximum number of nodes: as many as a tree for the viewer may have.
const MAX_NODES: usize = super::tree::MAX_NODES;

/// Kinds of properties that a node has, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct NodeContents(u32);

impl NodeContents {
    /// Properties that tell which game this is. Komi, handicap and rules are not among them.
    const INFO: [&'static [u8]; 19] = [
        b"PB", b"PW", b"RE", b"DT", b"EV", b"GN", b"BR", b"WR", b"BT", b"WT", b"RO", b"PC", b"SO", b"AN", b"US", b"GC",
        b"ON", b"CP", b"ID",
    ];
    pub const PLAYERS: NodeContents = NodeContents(0b11);
    /// Result, date, event and round. Two of them together show that a game begins.
    pub const FACTS: NodeContents = NodeContents(1 << 10 | 0b11100);
    pub const RESULT_OR_ROUND: NodeContents = NodeContents(1 << 10 | 0b100);
    pub const DATE_OR_EVENT: NodeContents = NodeContents(0b11000);
    pub const ANY_INFO: NodeContents = NodeContents((1 << Self::INFO.len()) - 1);
    /// Players, result, date, event or a game's name.
    pub const NAMES_A_GAME: NodeContents = NodeContents(0b11_1111);
    pub const MOVE: NodeContents = NodeContents(1 << 29);
    /// AB or AW.
    pub const STONES: NodeContents = NodeContents(1 << 30);
    /// AE.
    pub const EMPTIED: NodeContents = NodeContents(1 << 31);

    pub fn from_property(ident: Ident, scanner: &SgfScanner<'_>) -> NodeContents {
        match ident.name() {
            b"B\0" | b"W\0" => return NodeContents::MOVE,
            b"AB" | b"AW" => return NodeContents::STONES,
            b"AE" => return NodeContents::EMPTIED,
            _ => {}
        }
        let Some(bit) = Self::INFO.iter().position(|&name| name == ident.name()) else { return NodeContents(0) };
        let value = scanner.values().next().map(simple_text).unwrap_or_default();
        NodeContents(u32::from(!says_nothing(&value)) << bit)
    }

    pub fn has(self, any: NodeContents) -> bool {
        self.0 & any.0 != 0
    }

    pub fn count(self, of: NodeContents) -> u32 {
        (self.0 & of.0).count_ones()
    }

    pub fn add(&mut self, other: NodeContents) {
        self.0 |= other.0;
    }

    pub fn and(self, other: NodeContents) -> NodeContents {
        NodeContents(self.0 & other.0)
    }
}

/// Whether a header text names nobody: empty, a dash, or a colour.
fn says_nothing(text: &str) -> bool {
    let text = text.trim().to_lowercase();
    let generic = ["black", "white", "b", "w", "黑", "黒", "白", "흑", "백", "黑方", "白方", "unknown", "player"];
    !text.chars().any(char::is_alphanumeric) || generic.contains(&text.as_str())
}

#[derive(Clone, Debug)]
pub(super) struct TextNode {
    /// The place of its properties in the text.
    at: usize,
    pub parent: u32,
    pub first_child: u32,
    pub next_sibling: u32,
    pub contents: NodeContents,
}

/// The nodes of a game in the order of the text, so that each comes after its parent. There is at least a root.
pub(super) struct TreeNodes<'t> {
    nodes: Vec<TextNode>,
    /// At the game's start.
    scanner: SgfScanner<'t>,
    /// The end of the last node.
    end: usize,
}

impl<'t> TreeNodes<'t> {
    /// Reads the game that begins where the scanner stands. `None` if it has too many nodes.
    pub fn read(start: &SgfScanner<'t>) -> Option<TreeNodes<'t>> {
        let mut scanner = start.clone();
        let mut tree = TreeNodes { nodes: Vec::new(), scanner: start.clone(), end: 0 };
        let mut last_children: Vec<u32> = Vec::new();
        let (mut parents, mut at) = (Vec::new(), NO_NODE);
        while let Some(event) = scanner.next_event() {
            match event {
                SgfEvent::GameStart => {}
                SgfEvent::GameEnd { .. } => break,
                SgfEvent::Open if parents.len() >= MAX_NODES => return None,
                SgfEvent::Open => parents.push(at),
                SgfEvent::Close => at = parents.pop().unwrap_or(at),
                SgfEvent::Node if tree.nodes.len() >= MAX_NODES => return None,
                SgfEvent::Node => {
                    // As in the tree for the viewer, a sibling of the first node becomes its child.
                    let parent = if at == NO_NODE && !tree.nodes.is_empty() { 0 } else { at };
                    at = tree.add(scanner.node_place(), parent, &mut last_children);
                }
                SgfEvent::Property(ident) => {
                    if let Some(node) = tree.nodes.get_mut(at as usize) {
                        node.contents.add(NodeContents::from_property(ident, &scanner));
                    }
                }
            }
        }
        tree.end = scanner.place();
        (!tree.nodes.is_empty()).then_some(tree)
    }

    fn add(&mut self, at: usize, parent: u32, last_children: &mut Vec<u32>) -> u32 {
        let id = self.nodes.len() as u32;
        if parent != NO_NODE {
            match std::mem::replace(&mut last_children[parent as usize], id) {
                NO_NODE => self.nodes[parent as usize].first_child = id,
                sibling => self.nodes[sibling as usize].next_sibling = id,
            }
        }
        let contents = NodeContents::default();
        self.nodes.push(TextNode { at, parent, first_child: NO_NODE, next_sibling: NO_NODE, contents });
        last_children.push(NO_NODE);
        id
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn node(&self, id: u32) -> &TextNode {
        &self.nodes[id as usize]
    }

    /// The parent of a node; `None` for the root.
    pub fn parent(&self, id: u32) -> Option<u32> {
        Some(self.node(id).parent).filter(|&parent| parent != NO_NODE)
    }

    pub fn is_first_child(&self, id: u32) -> bool {
        self.parent(id).is_some_and(|parent| self.node(parent).first_child == id)
    }

    pub fn children(&self, id: u32) -> impl Iterator<Item = u32> + '_ {
        let next = |id: u32| Some(id).filter(|&id| id != NO_NODE);
        std::iter::successors(next(self.node(id).first_child), move |&child| next(self.node(child).next_sibling))
    }

    /// A node and its ancestors, the node first.
    pub fn ancestors(&self, id: u32) -> impl Iterator<Item = u32> + '_ {
        std::iter::successors(Some(id), |&at| self.parent(at))
    }

    /// Number of bytes of a node in the text.
    pub fn bytes_of(&self, id: u32) -> usize {
        let end = self.nodes.get(id as usize + 1).map_or(self.end, |next| next.at);
        end.saturating_sub(self.node(id).at)
    }

    /// Number of bytes of the whole game.
    pub fn bytes(&self) -> usize {
        self.end.saturating_sub(self.node(0).at)
    }

    /// A scanner for [`TreeNodes::properties`], to be used again and again.
    pub fn scanner(&self) -> SgfScanner<'t> {
        self.scanner.clone()
    }

    /// Hands out a node's properties.
    pub fn properties(&self, id: u32, scanner: &mut SgfScanner<'t>, mut each: impl FnMut(Ident, &SgfScanner<'t>)) {
        scanner.stand_in_node(self.node(id).at);
        while let Some(SgfEvent::Property(ident)) = scanner.next_event() {
            each(ident, scanner);
        }
    }
}
