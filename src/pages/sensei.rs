//! Text diagrams in the format of Sensei's Library.
//!
//! ```text
//! $$Bm24 Black A, White B; moves 24–26
//! $$ ------------
//! $$ | . . 1 . .
//! $$ | . O X 2 .
//! $$ | . , 3 . .
//! ```
//!
//! `m24` is the number that `1` stands for. A diagram has ten numbers (`0` is the tenth) and alternating colours. If
//! there are more moves, or the colours do not alternate, another diagram continues.

use super::caption;
use super::diagram::{Content, DiagramStone, Label, PageDiagram};
use katachi_core::corpus::Corpus;
use katachi_core::find::{Hit, Query};
use katachi_core::go::{Color, Point};
use katachi_language::text;

/// Maximum number of numbered moves in a diagram.
const NUMBERS_PER_DIAGRAM: usize = 10;

/// The marks of black and white stones without a number, to which notes refer.
const STONE_MARKS: [(char, char); 4] = [('B', 'W'), ('#', '@'), ('Y', 'Q'), ('Z', 'P')];

/// The names of the stones of [`STONE_MARKS`] in notes.
fn marked_names() -> [&'static str; STONE_MARKS.len()] {
    [
        text!("pages-circled-stone"),
        text!("pages-square-stone"),
        text!("pages-triangle-stone"),
        text!("pages-crossed-stone"),
    ]
}

/// All diagrams of some hits, with empty lines between them.
pub fn to_text(corpus: &Corpus, query: &Query, hits: &[Hit], content: &Content, coordinates: bool) -> String {
    let examples = hits.iter().enumerate().map(|(number, &hit)| {
        let diagrams = diagrams(corpus, query, hit, content);
        diagrams.iter().map(|diagram| text(diagram, number + 1, coordinates)).collect::<Vec<_>>().join("\n")
    });
    examples.collect::<Vec<_>>().join("\n")
}

/// The diagrams of a hit's moves: at most ten moves per diagram, with alternating colours in each.
pub fn diagrams(corpus: &Corpus, query: &Query, hit: Hit, content: &Content) -> Vec<PageDiagram> {
    let mut diagrams: Vec<PageDiagram> = Vec::new();
    let mut shown = 0;
    loop {
        let next = |moves: usize| {
            let content = Content { moves, names_outside: true, ..*content };
            PageDiagram::continued(corpus, query, hit, &content, shown as u32)
        };
        let mut diagram = next(NUMBERS_PER_DIAGRAM.min(content.moves - shown));
        let pairs = diagram.plays.windows(2);
        let alternating = 1 + pairs.take_while(|pair| pair[0].color() != pair[1].color()).count();
        if alternating < diagram.plays.len() {
            diagram = next(alternating);
        }
        let (added, ends) = (diagram.plays.len(), diagram.ends);
        if added > 0 || diagrams.is_empty() {
            diagrams.push(diagram);
        }
        shown += added;
        if added == 0 || ends || shown >= content.moves {
            return diagrams;
        }
    }
}

fn text(diagram: &PageDiagram, number: usize, coordinates: bool) -> String {
    let first = diagram.plays.first().map_or(Color::Black, |play| play.color());
    let start =
        if diagram.first > 1 && !diagram.plays.is_empty() { format!("m{}", diagram.first) } else { String::new() };
    let with = if coordinates { "c" } else { "" };
    let moves = caption::moves(diagram.numbering(), &diagram.notes, diagram.size, &|label| name(diagram, label));
    let caption = &diagram.caption;
    let head = format!("$${}{with}{start} {number}. {}; {moves}", first.letter(), caption.players);
    let mut lines = vec![head];
    let edge = format!("$$ {}", "-".repeat(2 * diagram.frame.width + 3));
    let edges = diagram.edges();
    if edges.top {
        lines.push(edge.clone());
    }
    let (left, right) = (if edges.left { "|" } else { " " }, if edges.right { " |" } else { "" });
    let points: Vec<Point> = diagram.frame.points().collect();
    for row in points.chunks(diagram.frame.width) {
        let marks: Vec<String> = row.iter().map(|&point| mark(diagram, point).to_string()).collect();
        lines.push(format!("$$ {left} {}{right}", marks.join(" ")));
    }
    if edges.bottom {
        lines.push(edge);
    }
    lines.extend(
        [caption.facts.as_str(), caption.exchanged].into_iter().filter(|line| !line.is_empty()).map(str::to_owned),
    );
    lines.join("\n") + "\n"
}

fn mark(diagram: &PageDiagram, point: Point) -> char {
    let Some(DiagramStone { color, label }) = diagram.stone(point) else {
        return if diagram.size.hoshi().contains(&point) { ',' } else { '.' };
    };
    let plain = if color == Color::Black { 'X' } else { 'O' };
    match label {
        None => plain,
        Some(Label::Number(number)) => {
            let place = (number - diagram.first + 1) % NUMBERS_PER_DIAGRAM as u32;
            char::from_digit(place, 10).expect("ten numbers a diagram")
        }
        Some(label) => STONE_MARKS.get(place_of(diagram, label)).map_or(plain, |&(black, white)| match color {
            Color::Black => black,
            Color::White => white,
        }),
    }
}

/// The place of a label among [`STONE_MARKS`]. The stone that made the shape has the first mark.
fn place_of(diagram: &PageDiagram, label: Label) -> usize {
    let Label::Letter(letter) = label else { return 0 };
    letter as usize - 'a' as usize + usize::from(diagram.made.is_some())
}

/// The name of a stone in a note; its point if all marks are used.
fn name(diagram: &PageDiagram, label: Label) -> String {
    let Label::Letter(letter) = label else { return label.to_string() };
    if let Some(&name) = marked_names().get(place_of(diagram, label)) {
        return name.to_owned();
    }
    let labelled = |point: &Point| diagram.stone(*point).is_some_and(|stone| stone.label == Some(label));
    let point = diagram.frame.points().find(labelled);
    point.map_or_else(|| letter.to_string(), |point| point.label(diagram.size))
}
