//! Counts the patterns and rules that a rectangle could have: the first table of the source paper.
//!
//! Three counts of rules, with e open empty cells and s strings of either colour in a pattern:
//! - *printed*: 3^(e + max(e, s)), each pattern's count truncated to 32 bits before it is added. This gives all 19
//!   numbers of the table; the truncation matters only for 5x3 centre.
//! - *unwrapped*: the same without the truncation.
//! - *defined*: 9^e · 3^s, the definition in section 3.1 of the paper.
//!
//! All patterns are counted, whether possible on a board or not. They are built cell by cell. The next cell depends
//! only on the colours of the row before it, and on which of its stones are connected.

use std::collections::BTreeMap;

use katachi_engines::tsumego::rules::frame::{RuleFrame, RuleFramePlace};

/// The counts of one rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleCounts {
    pub patterns: u64,
    /// The number in the paper, with its 32-bit overflow.
    pub printed: u128,
    pub unwrapped: u128,
    pub defined: u128,
}

/// The rectangles of the paper's first table, in its order.
pub fn table_of_the_paper() -> Vec<RuleFrame> {
    let corner =
        [(2, 2), (3, 2), (4, 2), (3, 3), (5, 2), (4, 3), (6, 2), (5, 3)].map(|size| (RuleFramePlace::Corner, size));
    let side =
        [(3, 2), (4, 2), (3, 3), (5, 2), (4, 3), (6, 2), (3, 4), (5, 3)].map(|size| (RuleFramePlace::Side, size));
    let centre = [(3, 3), (4, 3), (5, 3)].map(|size| (RuleFramePlace::Centre, size));
    let all = corner.into_iter().chain(side).chain(centre);
    all.map(|(place, (width, height))| RuleFrame::new(place, width, height).expect("all have at most 15 cells"))
        .collect()
}

/// Number of patterns by open empty cells and strings.
type Histogram = BTreeMap<(u32, u32), u64>;

/// One row of cells: 0 empty, otherwise colour and number of the string.
type Row = Vec<(u8, u8)>;

const EMPTY: (u8, u8) = (0, 0);

/// Counts the rules without generating them.
pub fn count_rules(frame: RuleFrame) -> RuleCounts {
    let histogram = histogram(frame);
    let sum = |count: fn(u32, u32) -> u128| histogram.iter().map(|(&(e, s), &n)| u128::from(n) * count(e, s)).sum();
    let unwrapped = |e: u32, s: u32| 3_u128.pow(e + e.max(s));
    RuleCounts {
        patterns: histogram.values().sum(),
        printed: sum(|e, s| 3_u128.pow(e + e.max(s)) & 0xffff_ffff),
        unwrapped: sum(unwrapped),
        defined: sum(|e, s| 9_u128.pow(e) * 3_u128.pow(s)),
    }
}

fn histogram(frame: RuleFrame) -> Histogram {
    let (width, height) = (frame.width(), frame.height());
    // Proceed along the longer side, so that the remembered row is the shorter one.
    let across = width.min(height);
    let cell = |number: usize| {
        let (along, across) = (number / across, number % across);
        if width >= height { frame.cell(along, across) } else { frame.cell(across, along) }
    };
    let mut rows: BTreeMap<Row, Histogram> = BTreeMap::from([(vec![EMPTY; across], Histogram::from([((0, 0), 1)]))]);
    for number in 0..frame.cell_count() {
        let is_open = frame.open_cells() >> cell(number) & 1 == 1;
        let at = number % across;
        let mut next: BTreeMap<Row, Histogram> = BTreeMap::new();
        for (row, counts) in &rows {
            for colour in 0..3 {
                let (row, made, joined) = with_cell(row, at, colour);
                let into = next.entry(row).or_default();
                for (&(e, s), &n) in counts {
                    let e = e + u32::from(is_open && colour == 0);
                    *into.entry((e, s + made - joined)).or_default() += n;
                }
            }
        }
        rows = next;
    }
    let mut all = Histogram::new();
    rows.into_values().flatten().for_each(|(key, n)| *all.entry(key).or_default() += n);
    all
}

/// The row with the cell `at` replaced by the next one; the number of new strings, and of strings lost by joining.
fn with_cell(row: &Row, at: usize, colour: u8) -> (Row, u32, u32) {
    let mut next = row.clone();
    if colour == 0 {
        next[at] = EMPTY;
        return (numbered(next), 0, 0);
    }
    let before = (row[at].0 == colour).then_some(row[at].1);
    let beside = (at > 0 && row[at - 1].0 == colour).then(|| row[at - 1].1);
    let (string, made, joined) = match (before, beside) {
        (None, None) => (u8::MAX, 1, 0),
        (Some(string), None) | (None, Some(string)) => (string, 0, 0),
        (Some(one), Some(other)) => {
            next.iter_mut().filter(|cell| cell.1 == other && cell.0 == colour).for_each(|cell| cell.1 = one);
            (one, 0, u32::from(one != other))
        }
    };
    next[at] = (colour, string);
    (numbered(next), made, joined)
}

/// Numbers the strings in order of appearance, so that equivalent rows are equal.
fn numbered(mut row: Row) -> Row {
    let mut seen: Vec<u8> = Vec::new();
    for (colour, string) in &mut row {
        if *colour != 0 {
            let known = seen.iter().position(|seen| seen == string).unwrap_or_else(|| {
                seen.push(*string);
                seen.len() - 1
            });
            *string = known as u8 + 1;
        }
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_engines::tsumego::rules::stones::RuleGrid;

    /// Counts by the definition, pattern by pattern.
    fn one_by_one(frame: RuleFrame) -> RuleCounts {
        let grid = RuleGrid::new(frame);
        let mut counts = RuleCounts { patterns: 0, printed: 0, unwrapped: 0, defined: 0 };
        for code in 0..grid.pattern_count() {
            let stones = grid.stones(code);
            let e = (grid.empty(stones) & grid.open).count_ones();
            let s = (grid.parts(stones.black).count() + grid.parts(stones.white).count()) as u32;
            counts.patterns += 1;
            counts.printed += u128::from(3_u64.pow(e + e.max(s)) as u32);
            counts.unwrapped += 3_u128.pow(e + e.max(s));
            counts.defined += 9_u128.pow(e) * 3_u128.pow(s);
        }
        counts
    }

    #[test]
    fn agrees_with_looking_at_every_pattern() {
        for frame in table_of_the_paper().into_iter().filter(|frame| frame.cell_count() <= 10) {
            assert_eq!(count_rules(frame), one_by_one(frame), "{frame}");
        }
    }
}
