//! A rule as a picture: its rectangle with the edges of the board, its stones, and badges for the outside conditions.
//!
//! The colour and sign of a badge say whose liberties it counts: `≥1` and `≥2` are Black's, on black; `≤1` and `0` are
//! White's, on white. On an empty cell, the badge is about a stone played there.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, vec2};

use super::board::{BoardStyle, PatternPaint, paint_pattern};
use super::thumbnail::cell_rect;
use crate::theme::Tones;
use crate::tokens::ink;
use katachi_core::pattern::{Cell, Pattern, Window};
use katachi_engines::tsumego::rules::conditions::{Demand, LibertyCondition, Subject};
use katachi_engines::tsumego::rules::frame::{RuleFrame, RuleFramePlace};
use katachi_engines::tsumego::rules::stones::RuleStones;

/// Columns left of the rectangle and rows below it that lie off the board.
fn margins(frame: RuleFrame) -> (usize, usize) {
    match frame.place() {
        RuleFramePlace::Corner => (1, 1),
        RuleFramePlace::Side => (0, 1),
        RuleFramePlace::Centre => (0, 0),
    }
}

/// The rectangle with cells off the board beyond the board's edges.
fn picture(frame: RuleFrame, stones: RuleStones) -> Pattern {
    let (left, below) = margins(frame);
    let (width, height) = (frame.width() + left, frame.height() + below);
    let window = Window::rect(width, height).expect("a rule's rectangle and one line more fit a board");
    let cell = |x: usize, y: usize| match (x.checked_sub(left), y.checked_sub(below)) {
        (Some(x), Some(y)) => stones.cell(frame.cell(x, y)),
        _ => Cell::OffBoard,
    };
    let cells = (0..height).rev().flat_map(|y| (0..width).map(move |x| (x, y))).map(|(x, y)| cell(x, y)).collect();
    Pattern::new(window, cells)
}

/// The place of a rectangle's cell in [`picture`].
fn place(frame: RuleFrame, cell: usize) -> usize {
    let (left, below) = margins(frame);
    let (x, y) = frame.xy(cell);
    let (width, height) = (frame.width() + left, frame.height() + below);
    (height - 1 - (y + below)) * width + x + left
}

/// Paints the rule centred in `rect`, as large as it fits. The cells in `marks`, to which the goal refers, get a frame.
pub fn paint_rule(ui: &Ui, rect: Rect, frame: RuleFrame, stones: RuleStones, marks: u16, asked: &[LibertyCondition]) {
    if !ui.is_rect_visible(rect) {
        return;
    }
    let pattern = picture(frame, stones);
    paint_pattern(ui, rect, &pattern, &BoardStyle::for_context(ui.ctx()), PatternPaint::default());
    for cell in (0..frame.cell_count()).filter(|cell| marks >> cell & 1 == 1) {
        let square = cell_rect(ui, rect, pattern.window(), place(frame, cell));
        let ink = Stroke::new((square.width() * 0.09).max(1.5), Tones::for_context(ui).accent);
        ui.painter().rect_stroke(square.shrink(square.width() * 0.06), 2.0, ink, StrokeKind::Inside);
    }
    for condition in asked {
        let at = place(frame, condition.subject.cell());
        let square = cell_rect(ui, rect, pattern.window(), at);
        paint_badge(ui.painter(), square.center(), square.width(), *condition);
    }
}

/// The number of liberties that a condition requires, as a short sign.
pub fn badge_text(condition: LibertyCondition) -> &'static str {
    match (counts_black(condition), condition.demand) {
        (true, Demand::Most) => "≥2",
        (true, _) => "≥1",
        (false, Demand::Most) => "0",
        (false, _) => "≤1",
    }
}

fn counts_black(condition: LibertyCondition) -> bool {
    matches!(condition.subject, Subject::Black(_) | Subject::IfBlackPlays(_))
}

/// Paints the badge of a condition on its cell.
pub fn paint_badge(painter: &Painter, centre: Pos2, cell: f32, condition: LibertyCondition) {
    let is_black = counts_black(condition);
    let (fill, ink) = match is_black {
        true => (ink::BLACK_STONE, Color32::WHITE),
        false => (ink::ON_BLACK, Color32::BLACK),
    };
    // On an empty cell two badges may stand side by side.
    let (at, size) = match condition.subject {
        Subject::Black(_) | Subject::White(_) => (centre, cell * 0.46),
        Subject::IfBlackPlays(_) => (centre - vec2(cell * 0.23, 0.0), cell * 0.42),
        Subject::IfWhitePlays(_) => (centre + vec2(cell * 0.23, 0.0), cell * 0.42),
    };
    let small = cell < 26.0;
    let text = badge_text(condition);
    // A small picture leaves the sign out: the badge's colour and the text beside it say the same.
    let text = if small { &text[text.len() - 1..] } else { text };
    if matches!(condition.subject, Subject::IfBlackPlays(_) | Subject::IfWhitePlays(_)) {
        painter.circle(at, size / 2.0, fill, Stroke::new(1.0, ink.gamma_multiply(0.6)));
    }
    let font = FontId::proportional(if small { size * 0.95 } else { size * 0.72 });
    painter.text(at, Align2::CENTER_CENTER, text, font, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_shows_each_cell_where_the_rule_has_it() {
        for (at, (width, height)) in
            [(RuleFramePlace::Corner, (3, 2)), (RuleFramePlace::Side, (4, 2)), (RuleFramePlace::Centre, (3, 3))]
        {
            let frame = RuleFrame::new(at, width, height).unwrap();
            for cell in 0..frame.cell_count() {
                let drawn = picture(frame, RuleStones { black: 1 << cell, white: 0 });
                assert_eq!(drawn.cells()[place(frame, cell)], Cell::Black);
                assert_eq!(drawn.k(), 1);
            }
        }
        let corner =
            picture(RuleFrame::new(RuleFramePlace::Corner, 2, 2).unwrap(), RuleStones { black: 1, white: 0b1000 });
        assert_eq!(corner.rows(), ["#.O", "#X.", "###"]);
    }
}
