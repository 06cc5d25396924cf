//! SGF text as the readers of other formats write it, and what these have in common.

use std::fmt::Write;

use crate::corpus::sgf::values::escaped;

/// SGF text of one game that grows.
pub(super) struct SgfText {
    pub text: String,
    pub side: usize,
    /// The latest property is a list of stones.
    is_setting_up: bool,
}

impl SgfText {
    pub fn new(side: usize) -> SgfText {
        SgfText { text: format!("(;GM[1]FF[4]SZ[{side}]"), side, is_setting_up: false }
    }

    /// Adds a property to the latest node, unless its value is blank.
    pub fn property(&mut self, name: &str, value: &str) {
        let value = value.trim();
        if value.is_empty() {
            return;
        }
        self.is_setting_up = false;
        self.text += name;
        self.text.push('[');
        self.text += &escaped(value);
        self.text.push(']');
    }

    /// Adds a node with a move. A point is counted from the upper left corner, from 0; without one it is a pass.
    pub fn play(&mut self, color: char, point: Option<(usize, usize)>) {
        self.is_setting_up = false;
        let Some((x, y)) = point else {
            _ = write!(self.text, ";{color}[]");
            return;
        };
        match (self.letter(x), self.letter(y)) {
            (Some(x), Some(y)) => _ = write!(self.text, ";{color}[{x}{y}]"),
            // Quoted in the report.
            _ => _ = write!(self.text, ";{color}[{x},{y}]"),
        }
    }

    /// Adds a node with a move whose point cannot be read.
    pub fn play_nowhere(&mut self, color: char) {
        self.is_setting_up = false;
        _ = write!(self.text, ";{color}[?]");
    }

    pub fn setup(&mut self, point: (usize, usize)) {
        if let (Some(x), Some(y)) = (self.letter(point.0), self.letter(point.1)) {
            let name = if self.is_setting_up { "" } else { "AB" };
            _ = write!(self.text, "{name}[{x}{y}]");
            self.is_setting_up = true;
        }
    }

    /// A handicap and its stones on their usual points, in the order in which a server adds them: the corners as numbers
    /// of 0 (upper right), 1 (lower left), 2 (lower right) and 3 (upper left).
    pub fn handicap(&mut self, stones: usize, corners: [usize; 4]) {
        if !(2..=9).contains(&stones) || self.side < 7 {
            return;
        }
        self.property("HA", &stones.to_string());
        let edge = if self.side < 13 { 2 } else { 3 };
        let (far, middle) = (self.side - 1 - edge, self.side / 2);
        let points = [(far, edge), (edge, far), (far, far), (edge, edge)];
        corners.iter().take(stones).for_each(|&corner| self.setup(points[corner]));
        if stones >= 6 {
            [(edge, middle), (far, middle)].into_iter().for_each(|point| self.setup(point));
        }
        if stones >= 8 {
            [(middle, edge), (middle, far)].into_iter().for_each(|point| self.setup(point));
        }
        if matches!(stones, 5 | 7 | 9) {
            self.setup((middle, middle));
        }
    }

    pub fn finish(mut self) -> String {
        self.text.push(')');
        self.text
    }

    fn letter(&self, number: usize) -> Option<char> {
        let letters = (b'a'..=b'z').chain(b'A'..=b'Z').take(self.side);
        letters.map(char::from).nth(number)
    }
}

/// `20170316`, `2012-11-22`, `2015- 8-29`, `2019/03/08` or `2012年11月22日`, with anything after it, as SGF writes it.
pub(super) fn date(text: &str) -> Option<String> {
    let text = text.trim();
    if text.get(..8).is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_digit())) {
        return Some(format!("{}-{}-{}", &text[..4], &text[4..6], &text[6..8]));
    }
    let mut numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let mut number = |most: u32| numbers.next()?.parse::<u32>().ok().filter(|number| (1..=most).contains(number));
    let (year, month, day) = (number(9999)?, number(12)?, number(31)?);
    (year > 1000).then(|| format!("{year:04}-{month:02}-{day:02}"))
}

/// A name and the rank in brackets after it: `harpmaster(3단)`.
pub(super) fn name_and_rank(text: &str) -> (&str, &str) {
    let text = text.trim();
    match text.strip_suffix(')').and_then(|text| text.rsplit_once('(')) {
        Some((name, rank)) if !name.trim().is_empty() => (name.trim(), rank.trim()),
        _ => (text, ""),
    }
}
