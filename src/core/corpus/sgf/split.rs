//! Several games or problems in one tree.
//!
//! FF\[4\] lets a tree hold several games: each branch may have its own game information. Books of problems are written
//! so too: every problem is a variation of an empty root or of a chapter, or a node clears the board and sets up the
//! next problem. Each of these is a record here, which has the nodes on the way to it, and what follows.
//!
//! A record begins
//! - where stones are set up on a board on which nothing has stood, if the tree has at least two such nodes;
//! - where a node clears the board and sets up another position of both colours, if the record before it is a position;
//! - off the main line of its record, at game information: a player, or two of result, date, event and round. In a tree
//!   that names no game before it, the date or the event is enough, and before the first move a name or a result. So is a
//!   result or a round before the first move, if each variation beside it has one: the games of a match.
//!
//! A game whose root names its players and which begins with a move has diagrams in its variations, and no problems.
//!
//! A node that belongs to no record (a preface, a variation beside two games) goes to the first record beside it.

use super::nodes::{NO_NODE, NodeContents, TreeNodes};
use super::positions::next_positions;
use super::record::MainLine;
use super::scan::{Ident, SgfEvent, SgfScanner};
use super::warning::{Warning, WarningKind};
use super::{Record, SkipReason};

/// Sees in passing whether a game may be several. Most games are seen to be one, and are read once.
#[derive(Default)]
pub(super) struct SplitScout<'t> {
    /// After the `GameStart`.
    start: Option<SgfScanner<'t>>,
    nodes: u32,
    set_up: u32,
    named_below_root: bool,
    node: NodeContents,
}

impl<'t> SplitScout<'t> {
    pub fn event(&mut self, event: SgfEvent, scanner: &SgfScanner<'t>) {
        match event {
            SgfEvent::GameStart => *self = SplitScout { start: Some(scanner.restarted()), ..SplitScout::default() },
            SgfEvent::Node => {
                self.end_node();
                self.nodes = self.nodes.saturating_add(1);
            }
            SgfEvent::Property(ident) => self.node.add(NodeContents::from_property(ident, scanner)),
            SgfEvent::GameEnd { .. } => self.end_node(),
            SgfEvent::Open | SgfEvent::Close => {}
        }
    }

    fn end_node(&mut self) {
        let node = std::mem::take(&mut self.node);
        self.set_up += u32::from(node.has(NodeContents::STONES));
        let names_a_game = node.has(NodeContents::NAMES_A_GAME) || node.has(NodeContents::RESULT_OR_ROUND);
        self.named_below_root |= self.nodes > 1 && names_a_game;
    }

    /// A scanner after the `GameStart` of the last game.
    pub fn start(&self) -> Option<&SgfScanner<'t>> {
        self.start.as_ref()
    }

    /// The records of the game, at its end.
    pub fn split(&self) -> TreeSplit<'t> {
        let is_suspect = self.set_up > 1 || self.named_below_root;
        self.start.as_ref().filter(|_| is_suspect).map_or(TreeSplit::One, split)
    }
}

/// How a record begins.
#[derive(Clone, Debug, PartialEq, Eq)]
enum RecordBeginning {
    /// The tree's root.
    Root,
    /// A position on an empty board.
    Position,
    /// A position on a board that its node clears. What the node leaves standing is set up as well, as SGF.
    NextPosition { kept: String },
    /// Game information.
    Game,
}

/// A record of a tree that has several.
struct SplitRecord {
    start: u32,
    beginning: RecordBeginning,
    /// Nodes that belong to no record, each with its parent, which is on the way to this one. Later parents come later.
    beside: Vec<(u32, u32)>,
}

/// A tree with several records, in the order of the text.
pub(super) struct SplitTree<'t> {
    nodes: TreeNodes<'t>,
    records: Vec<SplitRecord>,
    /// By node: the number of its record; [`NO_NODE`] for a node that is none's, or only on the way to one.
    record_of: Vec<u32>,
    /// By node: the first node on the way to it, or itself, that has stones or a move; [`NO_NODE`] if there is none.
    first_busy: Vec<u32>,
}

/// The outcome of a close look at a tree.
pub(super) enum TreeSplit<'t> {
    One,
    Several(Box<SplitTree<'t>>),
    /// There are several records, but it would take too long to read the nodes on the way to each.
    TooLarge,
}

/// Finds the records of the game that begins where the scanner stands, after its `GameStart`.
fn split<'t>(start: &SgfScanner<'t>) -> TreeSplit<'t> {
    let Some(nodes) = TreeNodes::read(start) else { return TreeSplit::One };
    let Some(size) = MainLine::of_game(start).ok().map(|record| record.size) else { return TreeSplit::One };
    let mut begins: Vec<Option<RecordBeginning>> = vec![None; nodes.len()];
    if !is_commented_game(&nodes) {
        first_positions(&nodes).into_iter().for_each(|id| begins[id as usize] = Some(RecordBeginning::Position));
        for (id, kept) in next_positions(&nodes, size) {
            begins[id as usize] = Some(RecordBeginning::NextPosition { kept });
        }
    }
    let tree = SplitTree::new(nodes, begins);
    match tree.records.len() {
        0 | 1 => TreeSplit::One,
        _ if tree.is_too_large() => TreeSplit::TooLarge,
        _ => TreeSplit::Several(Box::new(tree)),
    }
}

/// Whether the tree is a game that begins with a move, and whose players are named before any variation begins.
fn is_commented_game(nodes: &TreeNodes<'_>) -> bool {
    let mut is_named = false;
    let mut has_branches = false;
    for id in main_line(nodes, 0) {
        let contents = nodes.node(id).contents;
        is_named |= !has_branches && contents.has(NodeContents::PLAYERS);
        has_branches |= nodes.children(id).nth(1).is_some();
        if contents.has(NodeContents::STONES) && !is_handicap_only(nodes, id) {
            return false;
        }
        if contents.has(NodeContents::MOVE) {
            return is_named;
        }
    }
    false
}

/// Whether a node sets up black stones alone.
fn is_handicap_only(nodes: &TreeNodes<'_>, id: u32) -> bool {
    let (mut black, mut white) = (false, false);
    nodes.properties(id, &mut nodes.scanner(), |ident, _| {
        black |= ident.name() == b"AB";
        white |= ident.name() == b"AW";
    });
    black && !white
}

fn main_line<'n>(nodes: &'n TreeNodes<'_>, from: u32) -> impl Iterator<Item = u32> + 'n {
    std::iter::successors(Some(from), |&at| Some(nodes.node(at).first_child).filter(|&child| child != NO_NODE))
}

/// See [`SplitTree::first_busy`].
fn first_busy_nodes(nodes: &TreeNodes<'_>) -> Vec<u32> {
    let mut first = vec![NO_NODE; nodes.len()];
    for id in 0..nodes.len() as u32 {
        let contents = nodes.node(id).contents;
        let is_busy = contents.has(NodeContents::MOVE) || contents.has(NodeContents::STONES);
        let before = nodes.parent(id).map_or(NO_NODE, |parent| first[parent as usize]);
        first[id as usize] = if before == NO_NODE && is_busy { id } else { before };
    }
    first
}

/// The nodes that set up stones after nothing but empty nodes. None if there is only one.
fn first_positions(nodes: &TreeNodes<'_>) -> Vec<u32> {
    let is_busy = |contents: NodeContents| contents.has(NodeContents::MOVE) || contents.has(NodeContents::STONES);
    let mut untouched = vec![true; nodes.len()];
    let mut found = Vec::new();
    for id in 0..nodes.len() as u32 {
        let before = nodes.parent(id).is_none_or(|parent| untouched[parent as usize]);
        let contents = nodes.node(id).contents;
        untouched[id as usize] = before && !is_busy(contents);
        if before && contents.has(NodeContents::STONES) {
            found.push(id);
        }
    }
    if found.len() < 2 { Vec::new() } else { found }
}

impl<'t> SplitTree<'t> {
    fn new(nodes: TreeNodes<'t>, mut begins: Vec<Option<RecordBeginning>>) -> SplitTree<'t> {
        branches_with_games(&nodes, &mut begins);
        begins[0].get_or_insert(RecordBeginning::Root);
        let first_busy = first_busy_nodes(&nodes);
        let mut tree = SplitTree { record_of: vec![NO_NODE; nodes.len()], nodes, records: Vec::new(), first_busy };
        for (id, beginning) in (0..).zip(begins) {
            tree.record_of[id as usize] = match (beginning, tree.nodes.parent(id)) {
                (Some(beginning), _) => {
                    tree.records.push(SplitRecord { start: id, beginning, beside: Vec::new() });
                    tree.records.len() as u32 - 1
                }
                (None, Some(parent)) => tree.record_of[parent as usize],
                (None, None) => 0,
            };
        }
        if tree.records.len() > 1 {
            tree.settle_root();
        }
        tree
    }

    /// Decides whether the root begins a record of its own, and takes from it the nodes that only lead to others. If it
    /// begins none, its nodes go to the records beside them.
    fn settle_root(&mut self) {
        // By node: the first record, other than the root's, that begins there or below.
        let mut leads_to = vec![NO_NODE; self.nodes.len()];
        let mut is_needed = vec![false; self.nodes.len()];
        let is_next =
            |record: u32| matches!(self.records[record as usize].beginning, RecordBeginning::NextPosition { .. });
        for id in (0..self.nodes.len() as u32).rev() {
            let at = id as usize;
            let own = self.record_of[at];
            if own != 0 {
                leads_to[at] = leads_to[at].min(own);
            }
            is_needed[at] |= own == 0 && leads_to[at] == NO_NODE;
            if let Some(parent) = self.nodes.parent(id) {
                let parent = parent as usize;
                leads_to[parent] = leads_to[parent].min(leads_to[at]);
                // The next position is set up after nodes of the position before.
                is_needed[parent] |= if own == 0 { is_needed[at] } else { is_next(own) };
            }
        }
        let has_own = self.root_has_record();
        for id in 0..self.nodes.len() as u32 {
            let at = id as usize;
            if self.record_of[at] != 0 {
                continue;
            }
            let parent = self.nodes.parent(id);
            if has_own {
                self.record_of[at] = if is_needed[at] || parent.is_none() { 0 } else { NO_NODE };
            } else if leads_to[at] != NO_NODE {
                self.record_of[at] = NO_NODE;
            } else if let Some(parent) = parent {
                // The root leads to a record, so the first node that leads to none has a parent.
                let beside = self.record_of[parent as usize] == NO_NODE;
                let owner = if beside { leads_to[parent as usize] } else { self.record_of[parent as usize] };
                self.record_of[at] = owner;
                if beside {
                    self.records[owner as usize].beside.push((parent, id));
                }
            }
        }
        if !has_own {
            self.records.iter_mut().for_each(|record| record.beside.sort_by_key(|&(parent, _)| parent));
            self.records.remove(0);
            self.record_of.iter_mut().filter(|record| **record != NO_NODE).for_each(|record| *record -= 1);
        }
    }

    /// Whether there is more on the root's main line than the way to the other records.
    fn root_has_record(&self) -> bool {
        let own = main_line(&self.nodes, 0).take_while(|&id| self.record_of[id as usize] == 0);
        let mut all = NodeContents::default();
        own.for_each(|id| all.add(self.nodes.node(id).contents));
        let only_games = self.records[1..].iter().all(|record| record.beginning == RecordBeginning::Game);
        let busy = all.has(NodeContents::MOVE) || all.has(NodeContents::STONES);
        busy && (!only_games || all.has(NodeContents::ANY_INFO))
    }

    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// Reads the records one by one. The first has the warnings about the tree.
    pub fn records(&self, scanned: Vec<Warning>) -> impl Iterator<Item = Result<Record, SkipReason>> {
        let mut line = MainLine::new();
        let mut scanned = Some(scanned);
        (0..self.len()).map(move |record| {
            self.replay(record, &mut |event, scanner| line.event(event, scanner));
            let mut read = line.finish(scanned.take().unwrap_or_default());
            if let (0, Ok(first)) = (record, &mut read) {
                first.warnings.push(Warning { kind: WarningKind::TreeSplit, times: self.len() as u32 });
            }
            read
        })
    }

    /// Whether reading all records takes much more than reading the tree.
    fn is_too_large(&self) -> bool {
        let most = (self.nodes.bytes() * 64).max(256 << 10);
        let mut bytes = 0;
        for record in &self.records {
            let way = self.last_on_the_way(record).into_iter().flat_map(|last| self.nodes.ancestors(last));
            for id in way.chain([record.start]) {
                bytes += self.nodes.bytes_of(id) + 1;
                if bytes > most {
                    return true;
                }
            }
        }
        false
    }

    /// The node before a record's first, of those that are read for it. The first stones or moves on the way to a next
    /// position belong to the position before, and so does what follows them.
    fn last_on_the_way(&self, record: &SplitRecord) -> Option<u32> {
        let before = self.nodes.parent(record.start)?;
        let is_next = matches!(record.beginning, RecordBeginning::NextPosition { .. });
        match self.first_busy[before as usize] {
            busy if is_next && busy != NO_NODE => Some(self.nodes.parent(busy).unwrap_or(busy)),
            _ => Some(before),
        }
    }

    /// Hands out a record as if it were a game of its own.
    pub fn replay<'s>(&'s self, record: usize, each: &mut dyn FnMut(SgfEvent, &SgfScanner<'s>)) {
        let mut out = RecordReplay { tree: self, record: record as u32, scanner: self.nodes.scanner(), each };
        (out.each)(SgfEvent::GameStart, &out.scanner);
        out.way_and_rest(&self.records[record]);
        (out.each)(SgfEvent::GameEnd { ghost: false }, &out.scanner);
    }
}

/// Marks the nodes off the main line of their record that have game information of their own.
fn branches_with_games(nodes: &TreeNodes<'_>, begins: &mut [Option<RecordBeginning>]) {
    let is_weak = |id: u32, is_opening: bool| {
        let contents = nodes.node(id).contents;
        contents.has(NodeContents::DATE_OR_EVENT) || is_opening && contents.has(NodeContents::NAMES_A_GAME)
    };
    // By node: on its record's main line; a game is named on the way to it; there was no move on the way to it; the
    // variations after it are the games of a match.
    let mut on_main = vec![true; nodes.len()];
    let mut is_named = vec![false; nodes.len()];
    let mut is_opening = vec![true; nodes.len()];
    let mut has_match = vec![false; nodes.len()];
    let mut weak: Vec<u32> = Vec::new();
    for id in 0..nodes.len() as u32 {
        let at = id as usize;
        let contents = nodes.node(id).contents;
        if let Some(parent) = nodes.parent(id) {
            let parent = parent as usize;
            on_main[at] = begins[at].is_some() || on_main[parent] && nodes.is_first_child(id);
            is_opening[at] = is_opening[parent];
            is_named[at] = is_named[parent];
            let tells = contents.has(NodeContents::PLAYERS) || contents.count(NodeContents::FACTS) > 1;
            if nodes.is_first_child(id) {
                has_match[parent] = is_opening[parent] && is_of_a_match(nodes, parent as u32);
            }
            if !on_main[at] && (tells || has_match[parent]) {
                begins[at] = Some(RecordBeginning::Game);
                on_main[at] = true;
            } else if !is_named[at] && is_weak(id, is_opening[at]) {
                weak.push(id);
            }
        }
        is_named[at] |= contents.has(NodeContents::NAMES_A_GAME);
        is_opening[at] &= !contents.has(NodeContents::MOVE);
    }
    if weak.len() > 1 {
        weak.into_iter()
            .filter(|&id| !on_main[id as usize])
            .for_each(|id| begins[id as usize] = Some(RecordBeginning::Game));
    }
}

/// Whether the variations after a node are the games of a match: each begins with a result or a round, before its moves.
fn is_of_a_match(nodes: &TreeNodes<'_>, parent: u32) -> bool {
    nodes.children(parent).all(|child| {
        let contents = nodes.node(child).contents;
        contents.has(NodeContents::RESULT_OR_ROUND) && !contents.has(NodeContents::MOVE)
    })
}

struct RecordReplay<'e, 's> {
    tree: &'s SplitTree<'s>,
    record: u32,
    scanner: SgfScanner<'s>,
    each: &'e mut dyn FnMut(SgfEvent, &SgfScanner<'s>),
}

enum ReplayStep {
    Event(SgfEvent),
    Node(u32),
}

impl<'s> RecordReplay<'_, 's> {
    fn way_and_rest(&mut self, record: &'s SplitRecord) {
        let nodes = &self.tree.nodes;
        let last = self.tree.last_on_the_way(record);
        let mut way: Vec<u32> = last.into_iter().flat_map(|last| nodes.ancestors(last)).collect();
        way.reverse();
        let is_next = matches!(record.beginning, RecordBeginning::NextPosition { .. });
        let own = nodes.node(record.start).contents;
        let hidden = self.hidden_on_the_way(&way, own);
        let mut beside = record.beside.iter().peekable();
        let mut closing: Vec<Vec<u32>> = Vec::new();
        for &id in &way {
            let bare = is_next && self.tree.first_busy[id as usize] == id;
            self.node(id, |ident, contents| !(contents.has(hidden) || bare && is_of_a_position(ident)));
            let others: Vec<u32> =
                std::iter::from_fn(|| beside.next_if(|(parent, _)| *parent == id)).map(|&(_, node)| node).collect();
            if !others.is_empty() {
                (self.each)(SgfEvent::Open, &self.scanner);
                closing.push(others);
            }
        }
        self.subtree(record.start, Some(&record.beginning));
        for others in closing.into_iter().rev() {
            (self.each)(SgfEvent::Close, &self.scanner);
            for other in others {
                (self.each)(SgfEvent::Open, &self.scanner);
                self.subtree(other, None);
                (self.each)(SgfEvent::Close, &self.scanner);
            }
        }
    }

    /// Game information on the way that the record has itself. If both name players, all of it is another game's.
    fn hidden_on_the_way(&self, way: &[u32], own: NodeContents) -> NodeContents {
        let named = way.iter().any(|&id| self.tree.nodes.node(id).contents.has(NodeContents::PLAYERS));
        let own = own.and(NodeContents::ANY_INFO);
        if named && own.has(NodeContents::PLAYERS) { NodeContents::ANY_INFO } else { own }
    }

    fn node(&mut self, id: u32, keeps: impl Fn(Ident, NodeContents) -> bool) {
        (self.each)(SgfEvent::Node, &self.scanner);
        self.properties(id, keeps);
    }

    fn properties(&mut self, id: u32, keeps: impl Fn(Ident, NodeContents) -> bool) {
        let each = &mut self.each;
        self.tree.nodes.properties(id, &mut self.scanner, |ident, scanner| {
            if keeps(ident, NodeContents::from_property(ident, scanner)) {
                each(SgfEvent::Property(ident), scanner);
            }
        });
    }

    /// A node and what follows it in the same record.
    fn subtree(&mut self, top: u32, beginning: Option<&'s RecordBeginning>) {
        let mut steps = vec![ReplayStep::Node(top)];
        while let Some(step) = steps.pop() {
            let id = match step {
                ReplayStep::Event(event) => {
                    (self.each)(event, &self.scanner);
                    continue;
                }
                ReplayStep::Node(id) => id,
            };
            match beginning.filter(|_| id == top) {
                Some(RecordBeginning::NextPosition { kept }) => self.next_position(id, kept),
                _ => self.node(id, |_, _| true),
            }
            let tree = self.tree;
            let mut own = tree.nodes.children(id).filter(|&child| tree.record_of[child as usize] == self.record);
            let before = steps.len();
            match (own.next(), own.next()) {
                (None, _) => {}
                (Some(only), None) => steps.push(ReplayStep::Node(only)),
                (Some(first), Some(second)) => {
                    for child in [first, second].into_iter().chain(own) {
                        steps.extend([
                            ReplayStep::Event(SgfEvent::Open),
                            ReplayStep::Node(child),
                            ReplayStep::Event(SgfEvent::Close),
                        ]);
                    }
                }
            }
            steps[before..].reverse();
        }
    }

    /// A position that its node sets up on a cleared board: what stays of the board before, then the node without AE.
    fn next_position(&mut self, id: u32, kept: &'s str) {
        (self.each)(SgfEvent::Node, &self.scanner);
        let mut scanner = SgfScanner::in_node(kept, 0);
        while let Some(event @ SgfEvent::Property(_)) = scanner.next_event() {
            (self.each)(event, &scanner);
        }
        self.properties(id, |_, contents| !contents.has(NodeContents::EMPTIED));
    }
}

/// Whether a property belongs to a position, rather than to the file.
fn is_of_a_position(ident: Ident) -> bool {
    #[rustfmt::skip]
    const NAMES: [&[u8]; 31] = [
        b"B\0", b"W\0", b"AB", b"AW", b"AE", b"PL", b"C\0", b"N\0", b"TR", b"SQ", b"CR", b"MA", b"LB", b"DD", b"VW",
        b"TB", b"TW", b"SL", b"AR", b"LN", b"BM", b"TE", b"GB", b"GW", b"DM", b"UC", b"HO", b"DO", b"IT", b"KO", b"MN",
    ];
    NAMES.contains(&ident.name())
}
