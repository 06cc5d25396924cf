//! Shapes that the player plays significantly more, or less, than the others.

use super::super::scene::{Ink, PageShape, Spot, TextAnchor};
use super::MIN_HABIT_GAMES;
use super::canvas::{Canvas, times_between};
use katachi_core::mining::costly_shapes::{CostlyShape, LossUnit};
use katachi_core::mining::player::PlayerProfile;
use katachi_core::pattern::names::ShapeNames;
use katachi_core::pattern::{Cell, Pattern};
use katachi_language::text;
use katachi_sentences::term;
use katachi_sentences::words;

const COLUMN_COUNT: usize = 6;
const GUTTER: f64 = 12.0;
/// Width of a shape.
const PICTURE_SIZE: f64 = 56.0;
const CAPTION_SIZE: f64 = 7.5;
const CAPTION_LINES: usize = 3;
const GAP: f64 = 9.0;

pub(super) fn paint(page: &mut Canvas<'_>, profile: &PlayerProfile) {
    let window = words::window(&profile.window);
    let mut more = profile.overplayed();
    more.retain(|row| row.games as u64 >= MIN_HABIT_GAMES);
    let less = profile.underplayed();
    page.part(text!("player-page-shapes-more"), &text!("player-page-shapes-says", window = window));
    // Keep a row at the foot for shapes that the player plays less.
    let last = if less.is_empty() { 0.0 } else { row_height() + 32.0 };
    let rows = (((page.room() - last) / row_height()).floor().max(1.0) as usize).min(3);
    grid(page, profile, &more, rows, text!("player-page-no-shape-more"));
    if page.room() < row_height() + 32.0 {
        return;
    }
    page.part(text!("player-page-shapes-less"), "");
    grid(page, profile, &less, 1, text!("player-page-no-shape-less"));
}

fn row_height() -> f64 {
    PICTURE_SIZE + 3.0 + CAPTION_LINES as f64 * CAPTION_SIZE * 1.3 + GAP
}

fn grid(page: &mut Canvas<'_>, profile: &PlayerProfile, shapes: &[&CostlyShape], rows: usize, none: &str) {
    if shapes.is_empty() {
        page.line(none, 9.0);
        return;
    }
    let (left, width) = page.column();
    let slot = (width - GUTTER * (COLUMN_COUNT - 1) as f64) / COLUMN_COUNT as f64;
    for row in shapes[..shapes.len().min(rows * COLUMN_COUNT)].chunks(COLUMN_COUNT) {
        for (at, shape) in row.iter().enumerate() {
            let x = left + at as f64 * (slot + GUTTER);
            let picture = picture(&shape.pattern, Spot::new(x + (slot - PICTURE_SIZE) / 2.0, page.y()), PICTURE_SIZE);
            page.add(picture);
            let lines = caption(shape, profile.shapes.unit);
            page.caption(x + slot / 2.0, page.y() + PICTURE_SIZE + 3.0, slot + GUTTER - 2.0, CAPTION_SIZE, &lines);
        }
        page.down(row_height());
    }
}

fn caption(row: &CostlyShape, unit: LossUnit) -> Vec<(String, bool)> {
    let mut lines = Vec::new();
    if let Some(expected) = row.expected {
        let least = if expected.at_most { "≥ " } else { "" };
        let ratio = expected.ratio;
        lines.push((format!("{least}{}", times_between(ratio.value, ratio.low, ratio.high)), true));
    }
    lines.push((text!("player-page-played-in", played = row.played, games = row.games), false));
    let name = ShapeNames::shipped().of_set(row.names()).next().map(|name| term(&name.english).to_owned());
    let price = row.price.map(|price| match unit {
        LossUnit::Points => text!("player-page-costs-points", points = format!("{:.1}", price.mean.value)),
        LossUnit::Winrate => text!("player-page-costs-percent", percent = format!("{:.1}", price.mean.value)),
    });
    lines.extend(price.or(name).map(|text| (text, false)));
    lines
}

/// Draws a shape in a square: the lines of the board, strong at its edge, the stones, and the move as a black stone
/// with a 1.
fn picture(pattern: &Pattern, at: Spot, side: f64) -> Vec<PageShape> {
    let window = pattern.window();
    let cell = side / window.width().max(window.height()) as f64;
    let centre_of = |x: usize, y: usize| Spot::new(at.x + (x as f64 + 0.5) * cell, at.y + (y as f64 + 0.5) * cell);
    let cell_of = |x: usize, y: usize| window.cell_at(x, y).map(|number| pattern.cells()[number]);
    let is_off = |x: Option<usize>, y: Option<usize>| {
        let beside = x.zip(y).and_then(|(x, y)| cell_of(x, y));
        beside == Some(Cell::OffBoard)
    };
    let (mut lines, mut stones) = (Vec::new(), Vec::new());
    for (number, &(x, y)) in window.cells().iter().enumerate() {
        let (x, y) = (usize::from(x), usize::from(y));
        let what = pattern.cells()[number];
        if what == Cell::OffBoard {
            continue;
        }
        let here = centre_of(x, y);
        let ends = [
            (is_off(x.checked_sub(1), Some(y)), (-1.0, 0.0)),
            (is_off(Some(x + 1), Some(y)), (1.0, 0.0)),
            (is_off(Some(x), y.checked_sub(1)), (0.0, -1.0)),
            (is_off(Some(x), Some(y + 1)), (0.0, 1.0)),
        ];
        for (off, (dx, dy)) in ends {
            if off {
                continue;
            }
            // The line is strong along the edge of the board.
            let on_edge = if dx == 0.0 { ends[0].0 || ends[1].0 } else { ends[2].0 || ends[3].0 };
            let to = Spot::new(here.x + dx * cell / 2.0, here.y + dy * cell / 2.0);
            let width = if on_edge { 1.2 } else { 0.45 };
            // The ends of strong lines meet.
            let back = if on_edge { 0.6 } else { 0.0 };
            let from = Spot::new(here.x - dx * back, here.y - dy * back);
            lines.push(PageShape::Line { from, to, width, ink: Ink::BLACK });
        }
        let fill = match what {
            Cell::Black => Ink::BLACK,
            Cell::White => Ink::WHITE,
            _ if window.centre() == Some(number) => Ink::BLACK,
            _ => continue,
        };
        stones.push(PageShape::Disc { centre: here, radius: cell * 0.46, fill, line: 0.5 });
        if window.centre() == Some(number) {
            let at = Spot::new(here.x, here.y + cell * 0.22);
            let ink = Ink::WHITE;
            stones.push(PageShape::Text {
                at,
                text: "1".to_owned(),
                size: cell * 0.62,
                bold: true,
                anchor: TextAnchor::Middle,
                ink,
            });
        }
    }
    lines.extend(stones);
    lines
}
