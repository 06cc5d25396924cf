//! Finds games, nodes and properties in text that only resembles SGF.
//!
//! The scanner hands out a flat stream of [`SgfEvent`]s, in which every game is well formed whatever the text was. It
//! keeps a depth, never a stack of calls, and looks at each byte a small constant number of times: a million `(` in a
//! row are a million cheap steps. [`Warnings`] tell what it mends. Each consumer decides about the tree's shape (a node
//! after a subtree, a subtree without a node).

use std::ops::Range;

use super::warning::{WarningKind, Warnings};

/// A property name: one or two capitals, which is what FF\[4\] has. Lower-case letters of older formats
/// (`PlayerBlack`) are dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ident([u8; 2]);

impl Ident {
    /// Stands for every longer name; none of them is read here.
    pub const OTHER: Ident = Ident([0, 0]);

    #[cfg(test)]
    pub fn new(name: &str) -> Ident {
        match *name.as_bytes() {
            [one] => Ident([one, 0]),
            [one, two] => Ident([one, two]),
            _ => Ident::OTHER,
        }
    }

    pub fn name(&self) -> &[u8] {
        &self.0
    }

    /// Whether this is the property with a short name.
    pub fn is(&self, name: &str) -> bool {
        let mut padded = name.bytes().chain(std::iter::repeat(0));
        name.len() <= 2 && self.0.iter().all(|&byte| padded.next() == Some(byte))
    }

    fn value_kind(self) -> ValueKind {
        match &self.0 {
            b"B\0" | b"W\0" | b"AB" | b"AW" | b"AE" | b"TR" | b"SQ" | b"CR" | b"MA" | b"DD" | b"VW" | b"TB" | b"TW"
            | b"SL" | b"AR" | b"LN" => ValueKind::Points,
            b"SZ" | b"KM" | b"HA" | b"GM" | b"FF" | b"CA" | b"ST" => ValueKind::Word,
            b"RE" | b"DT" | b"PB" | b"PW" | b"BR" | b"WR" | b"EV" | b"RO" | b"PC" | b"TM" | b"RU" | b"AP" | b"OT"
            | b"GN" | b"US" | b"SO" | b"BT" | b"WT" => ValueKind::Header,
            _ => ValueKind::Text,
        }
    }
}

/// How a value ends when its bracket is missing, or when there are too many.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ValueKind {
    /// Two letters: a `;` or a parenthesis inside means that the bracket is missing.
    Points,
    /// One word: the next node inside means that the bracket is missing.
    Word,
    /// One line: as a word, but a bracket too many is part of the text.
    Header,
    /// Anything; a bracket too many is part of the text.
    Text,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SgfEvent {
    /// The root's subtree is open.
    GameStart,
    Open,
    Close,
    Node,
    /// Its values are in [`SgfScanner::values`].
    Property(Ident),
    /// All open subtrees are closed. `ghost`: this was only text in parentheses.
    GameEnd {
        ghost: bool,
    },
}

#[derive(Clone)]
pub(super) struct SgfScanner<'t> {
    text: &'t str,
    at: usize,
    depth: u64,
    /// Properties may follow: a node has begun since the last parenthesis.
    in_node: bool,
    /// This game began with a property instead of `;`.
    no_semicolon: bool,
    /// Number of nodes that begin with a `;` in the text.
    nodes: u64,
    properties: u64,
    pending: Option<Ident>,
    /// The range of the last property's name.
    name: Range<usize>,
    values: Vec<Range<usize>>,
    pub warnings: Warnings,
}

impl<'t> SgfScanner<'t> {
    pub fn new(text: &'t str) -> SgfScanner<'t> {
        SgfScanner {
            text,
            at: 0,
            depth: 0,
            in_node: false,
            no_semicolon: false,
            nodes: 0,
            properties: 0,
            pending: None,
            name: 0..0,
            values: Vec::new(),
            warnings: Warnings::default(),
        }
    }

    /// A scanner in a game, for a text that begins after the game's first parenthesis.
    pub fn in_game(text: &'t str, no_semicolon: bool) -> SgfScanner<'t> {
        let mut scanner = SgfScanner::new(text);
        scanner.start_game(no_semicolon);
        scanner
    }

    /// A scanner in a node of such a text, at [`SgfScanner::node_place`].
    pub fn in_node(text: &'t str, at: usize) -> SgfScanner<'t> {
        let mut scanner = SgfScanner::new(text);
        scanner.stand_in_node(at);
        scanner
    }

    /// A scanner at the same place, which has seen no damage yet.
    pub fn restarted(&self) -> SgfScanner<'t> {
        let start = SgfScanner::new(self.text);
        SgfScanner { at: self.at, depth: self.depth, no_semicolon: self.no_semicolon, ..start }
    }

    /// Goes to a place that [`SgfScanner::node_place`] gave: the node's properties are next.
    pub fn stand_in_node(&mut self, at: usize) {
        self.pending = None;
        (self.at, self.depth, self.in_node) = (at, 1, true);
        (self.nodes, self.properties) = (1, 1);
    }

    /// Hands out the events to the end of the game.
    pub fn each_event(&mut self, each: &mut dyn FnMut(SgfEvent, &SgfScanner<'t>)) {
        while let Some(event) = self.next_event() {
            each(event, self);
            if let SgfEvent::GameEnd { .. } = event {
                break;
            }
        }
    }

    /// Hands out all events of the game that begins where the scanner stands, after its `GameStart`, that one too. The
    /// scanner stays where it is.
    pub fn replay_game(&self, each: &mut dyn FnMut(SgfEvent, &SgfScanner<'t>)) {
        each(SgfEvent::GameStart, self);
        self.clone().each_event(each);
    }

    /// Whether the game began with a property instead of a `;`.
    pub fn has_no_semicolon(&self) -> bool {
        self.no_semicolon
    }

    /// The place in the text.
    pub fn place(&self) -> usize {
        self.at
    }

    /// The place of the properties of the node whose event was returned last.
    pub fn node_place(&self) -> usize {
        if self.pending.is_some() { self.name.start } else { self.at }
    }

    /// The place of the last property's name, and those of its values.
    pub fn ranges(&self) -> (Range<usize>, &[Range<usize>]) {
        (self.name.clone(), &self.values)
    }

    /// The values of the property that [`SgfScanner::next_event`] returned last, as written between the brackets. There
    /// is at least one, but it may be empty.
    pub fn values(&self) -> impl ExactSizeIterator<Item = &'t str> + Clone + '_ {
        let text = self.text;
        self.values.iter().map(move |range| &text[range.clone()])
    }

    /// The name of that property as the text has it, for names that are longer than an [`Ident`].
    pub fn name(&self) -> &'t str {
        &self.text[self.name.clone()]
    }

    /// `None` at the end of the text. Games are balanced: `GameStart` … `GameEnd`.
    pub fn next_event(&mut self) -> Option<SgfEvent> {
        if let Some(ident) = self.pending.take() {
            return Some(SgfEvent::Property(ident));
        }
        if self.depth == 0 {
            return self.find_game();
        }
        loop {
            let Some(byte) = self.byte(self.at) else {
                self.warnings.add(WarningKind::MissingClose);
                return Some(self.end_game());
            };
            match byte {
                b';' => {
                    self.at += 1;
                    self.nodes += 1;
                    self.in_node = true;
                    return Some(SgfEvent::Node);
                }
                b'(' => {
                    if self.nodes > 0 && self.another_game_starts() {
                        return Some(self.end_unclosed_game());
                    }
                    self.at += 1;
                    self.depth += 1;
                    self.in_node = false;
                    return Some(SgfEvent::Open);
                }
                b')' => {
                    self.at += 1;
                    self.in_node = false;
                    if self.depth == 1 {
                        return Some(self.end_game());
                    }
                    self.depth -= 1;
                    return Some(SgfEvent::Close);
                }
                b'[' => {
                    self.warnings.add(WarningKind::ValueWithoutProperty);
                    (_, self.at) = self.value(self.at, ValueKind::Text);
                }
                b'A'..=b'Z' | b'a'..=b'z' => {
                    if let Some(event) = self.property_event() {
                        return Some(event);
                    }
                }
                _ => {
                    let blank = self.skip_blanks(self.at);
                    match blank > self.at {
                        true => self.at = blank,
                        false => self.skip_junk(),
                    }
                }
            }
        }
    }

    /// Skips a character that means nothing.
    fn skip_junk(&mut self) {
        self.warnings.add(WarningKind::Junk);
        self.at += 1;
        while !self.text.is_char_boundary(self.at) {
            self.at += 1;
        }
    }

    /// A property, or first the node that it lacks; `None` if there is no property here.
    #[inline]
    fn property_event(&mut self) -> Option<SgfEvent> {
        let ident = self.property()?;
        self.properties += 1;
        if self.in_node {
            return Some(SgfEvent::Property(ident));
        }
        self.warnings.add(WarningKind::MissingSemicolon);
        self.in_node = true;
        self.pending = Some(ident);
        Some(SgfEvent::Node)
    }

    fn end_game(&mut self) -> SgfEvent {
        self.depth = 0;
        SgfEvent::GameEnd { ghost: self.no_semicolon && self.nodes == 0 }
    }

    /// Ends a game that was never closed. It is a ghost, mere text, if it has no property.
    fn end_unclosed_game(&mut self) -> SgfEvent {
        self.warnings.add(WarningKind::MissingClose);
        self.depth = 0;
        SgfEvent::GameEnd { ghost: self.properties == 0 }
    }

    /// Skips to the next `(;`, or `(AB[` if a game without its first semicolon seems to begin there.
    fn find_game(&mut self) -> Option<SgfEvent> {
        if self.at == 0 {
            // A file may have lost its very first parenthesis.
            let start = self.skip_blanks(0);
            if self.byte(start) == Some(b';') && self.known_property_at(self.skip_blanks(start + 1)).is_some() {
                self.warnings.add(WarningKind::MissingOpen);
                self.at = start;
                return Some(self.start_game(false));
            }
        }
        loop {
            let open = self.at + self.text.as_bytes()[self.at..].iter().position(|&byte| byte == b'(')?;
            self.at = open + 1;
            let next = self.skip_blanks(self.at);
            match self.byte(next) {
                Some(b';') => {
                    self.at = next;
                    return Some(self.start_game(false));
                }
                Some(b'A'..=b'Z') if self.known_property_at(next).is_some() => {
                    self.at = next;
                    return Some(self.start_game(true));
                }
                // Skip the blanks, so that they are not walked again.
                _ => self.at = next,
            }
        }
    }

    fn start_game(&mut self, no_semicolon: bool) -> SgfEvent {
        self.depth = 1;
        self.in_node = false;
        self.no_semicolon = no_semicolon;
        (self.nodes, self.properties) = (0, 0);
        SgfEvent::GameStart
    }

    /// Whether the `(` here begins another game, because the one before it was never closed. It does if its first node
    /// names the game, the format or the character set, which only a root does.
    fn another_game_starts(&self) -> bool {
        let semicolon = self.skip_blanks(self.at + 1);
        if self.byte(semicolon) != Some(b';') {
            return false;
        }
        match self.known_property_at(self.skip_blanks(semicolon + 1)) {
            Some(b"GM" | b"FF" | b"CA") => true,
            // Text before the first game may end in "(;".
            Some(b"SZ" | b"AP" | b"PB" | b"PW" | b"EV" | b"DT" | b"RE" | b"KM") => self.properties == 0,
            _ => false,
        }
    }

    /// The capitals of the known property that begins here, if its bracket follows. Reads at most 24 letters, so that
    /// no run of letters is walked more than once.
    fn known_property_at(&self, at: usize) -> Option<&'static [u8]> {
        #[rustfmt::skip]
        const PROPERTY_NAMES: [&[u8]; 39] = [
            b"GM", b"FF", b"CA", b"SZ", b"AP", b"ST", b"PB", b"PW", b"BR", b"WR", b"RE", b"DT", b"EV", b"RO", b"PC",
            b"KM", b"HA", b"AB", b"AW", b"AE", b"B", b"W", b"C", b"GN", b"GC", b"TM", b"RU", b"US", b"SO", b"AN",
            b"BT", b"WT", b"CP", b"ON", b"OT", b"TE", b"RD", b"KO", b"PL",
        ];
        let rest = &self.text.as_bytes()[at..];
        let letters = rest.iter().take(24).take_while(|byte| byte.is_ascii_alphabetic()).count();
        if self.byte(self.skip_blanks(at + letters)) != Some(b'[') {
            return None;
        }
        let capitals = || rest[..letters].iter().filter(|byte| byte.is_ascii_uppercase());
        PROPERTY_NAMES.into_iter().find(|known| capitals().eq(known.iter()))
    }

    /// Reads a name and its values. `None` if the letters are no property that anybody reads.
    fn property(&mut self) -> Option<Ident> {
        let bytes = self.text.as_bytes();
        let (mut name, mut capitals) = ([0; 2], 0);
        let start = self.at;
        while let Some(&byte) = bytes.get(self.at) {
            if byte.is_ascii_uppercase() {
                if capitals < 2 {
                    name[capitals] = byte;
                }
                capitals += 1;
            } else if !byte.is_ascii_alphanumeric() {
                break;
            }
            self.at += 1;
        }
        self.name = start..self.at;
        if bytes.get(self.at) != Some(&b'[') {
            self.at = self.skip_blanks(self.at);
            if bytes.get(self.at) != Some(&b'[') {
                self.warnings.add(WarningKind::PropertyWithoutValue);
                return None;
            }
        }
        let ident = if capitals <= 2 { Ident(name) } else { Ident::OTHER };
        let kind = ident.value_kind();
        self.values.clear();
        while bytes.get(self.at) == Some(&b'[') {
            let (range, next) = self.value(self.at, kind);
            if let Some(range) = range {
                self.values.push(range);
            }
            self.at = self.skip_blanks(next);
        }
        if capitals == 0 {
            self.warnings.add(WarningKind::LowerCaseProperty);
            return None;
        }
        (!self.values.is_empty()).then_some(ident)
    }

    /// Reads the value whose bracket stands at `open`; returns where it ends. `None` for a point that the end of the
    /// text cuts.
    fn value(&mut self, open: usize, kind: ValueKind) -> (Option<Range<usize>>, usize) {
        let bytes = self.text.as_bytes();
        let start = open + 1;
        let mut at = start;
        loop {
            match bytes.get(at) {
                None => {
                    self.warnings.add(WarningKind::UnclosedValue);
                    let cut = (kind != ValueKind::Points).then_some(start..bytes.len());
                    return (cut, bytes.len());
                }
                Some(b'\\') => at = (at + 2).min(bytes.len()),
                Some(b']') if matches!(kind, ValueKind::Points | ValueKind::Word) => return (Some(start..at), at + 1),
                Some(b']') => {
                    let end = self.text_end(at);
                    return (Some(start..end), end + 1);
                }
                Some(b';' | b'(' | b')') if kind == ValueKind::Points => {
                    self.warnings.add(WarningKind::UnclosedValue);
                    return (Some(start..at), at);
                }
                Some(b';' | b'(') if kind != ValueKind::Text && self.node_starts(at) => {
                    self.warnings.add(WarningKind::UnclosedValue);
                    return (Some(start..at), at);
                }
                Some(_) => at += 1,
            }
        }
    }

    /// A text's closing bracket: this one, or a later one if what follows can't be SGF ("White \[4d\]: thanks").
    fn text_end(&mut self, first: usize) -> usize {
        let bytes = self.text.as_bytes();
        let mut end = first;
        while !self.structure_follows(end + 1) {
            let mut at = end + 1;
            let further = loop {
                match bytes.get(at) {
                    None => break None,
                    Some(b'\\') => at += 2,
                    Some(b']') => break Some(at),
                    Some(b';' | b'(') if self.node_starts(at) => break None,
                    Some(_) => at += 1,
                }
            };
            let Some(further) = further else { break };
            self.warnings.add(WarningKind::UnescapedBracket);
            end = further;
        }
        end
    }

    /// Whether the `;` here begins a node with a property, or the `(` here a subtree.
    fn node_starts(&self, at: usize) -> bool {
        let mut at = at;
        if self.byte(at) == Some(b'(') {
            at = self.skip_blanks(at + 1);
            return self.byte(at) == Some(b';');
        }
        at = self.skip_blanks(at + 1);
        let rest = &self.text.as_bytes()[at.min(self.text.len())..];
        let capitals = rest.iter().take(3).take_while(|byte| byte.is_ascii_uppercase()).count();
        matches!(capitals, 1 | 2) && rest.get(capitals) == Some(&b'[')
    }

    /// Whether SGF follows after a value's bracket.
    fn structure_follows(&self, at: usize) -> bool {
        const MAX_NAME_BYTES: usize = 60;
        let at = self.skip_blanks(at);
        let Some(byte) = self.byte(at) else { return true };
        match byte {
            b'[' => true,
            b'(' => {
                let next = self.skip_blanks(at + 1);
                matches!(self.byte(next), None | Some(b';' | b'(' | b')')) || self.known_property_at(next).is_some()
            }
            b';' | b')' => {
                let next = self.skip_blanks(at + 1);
                match self.byte(next) {
                    None | Some(b';' | b'(' | b')') => true,
                    Some(b'[') => byte == b';',
                    Some(b'A'..=b'Z' | b'a'..=b'z') => byte == b';' && self.name_at(next, MAX_NAME_BYTES),
                    _ => false,
                }
            }
            b'A'..=b'Z' | b'a'..=b'z' => self.name_at(at, MAX_NAME_BYTES),
            _ => false,
        }
    }

    /// Whether a name with its bracket stands here, or a lone `KO`. If the name has lower-case letters, the bracket
    /// must follow at once: "Black \[4d\]" is talk.
    fn name_at(&self, at: usize, longest: usize) -> bool {
        let rest = &self.text.as_bytes()[at..];
        let letters = rest.iter().take(longest + 1).take_while(|byte| byte.is_ascii_alphanumeric()).count();
        let capitals = rest[..letters].iter().filter(|byte| byte.is_ascii_uppercase()).count();
        if capitals == 0 {
            return false;
        }
        if letters > longest || rest.get(letters) == Some(&b'[') {
            return true;
        }
        let next = self.byte(self.skip_blanks(at + letters));
        capitals == letters && (next == Some(b'[') || letters <= 2 && matches!(next, None | Some(b';' | b'(' | b')')))
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    /// Skips blanks (controls, NUL, spaces of any width, byte-order marks, and line ends that a server writes as a backslash
    /// and a letter) and returns the place of the next byte.
    fn skip_blanks(&self, mut at: usize) -> usize {
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(at) {
            at += match byte {
                0..=0x20 | 0x7f => 1,
                b'\\' if is_written_blank(&bytes[at..]) => 2,
                0x21..=0x7e => return at,
                0xc2 if bytes.get(at + 1) == Some(&0xa0) => 2,
                0xe2 if matches!(bytes[at..], [_, 0x80, 0x80..=0x8f, ..]) => 3,
                0xe3 if matches!(bytes[at..], [_, 0x80, 0x80, ..]) => 3,
                0xef if matches!(bytes[at..], [_, 0xbb, 0xbf, ..]) => 3,
                _ => return at,
            };
        }
        at.min(bytes.len())
    }
}

/// Whether a text begins with a blank written as a backslash and a letter, `\r`, `\n` or `\t`. It begins no word.
fn is_written_blank(bytes: &[u8]) -> bool {
    matches!(bytes, [b'\\', b'r' | b'n' | b't', rest @ ..] if !rest.first().is_some_and(u8::is_ascii_lowercase))
}
