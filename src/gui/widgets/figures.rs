//! Figures as the rows of tables show them: rates with their intervals, counts, stones with letters.

use std::sync::Arc;

use egui::{Align2, Color32, FontId, Galley, Pos2, Rect, Stroke, TextStyle, Ui, pos2, vec2};

use super::board::BoardStyle;
use super::{bars, elided};
use crate::theme::Tones;
use katachi_app::costs;
use katachi_app::find::compare::differs_from_even;
use katachi_app::percent;
use katachi_core::go::{Color, Point};
use katachi_core::mining::WilsonInterval;
use katachi_core::mining::costs::Cost;
use katachi_core::mining::ledger::LossUnit;
use katachi_language::text;

/// Between two columns.
const GAP: f32 = 8.0;

/// The width of a row, its head's too, beside the bar that a long list has: so nothing lies under it, and nothing moves
/// when it comes.
pub fn row_width(ui: &Ui) -> f32 {
    ui.available_width() - ui.spacing().scroll.bar_width
}

/// Columns of a row, taken from its right end.
pub struct FromRight {
    row: Rect,
    right: f32,
}

impl FromRight {
    pub fn new(row: Rect) -> FromRight {
        FromRight { row, right: row.right() }
    }

    /// The next column to the left; its width counts the gap before it.
    pub fn take(&mut self, width: f32) -> Rect {
        let column = self.row.with_min_x(self.right - width + GAP).with_max_x(self.right);
        self.right -= width;
        column
    }

    /// A bar in what is left, from `left` on.
    pub fn bar(&self, left: f32, height: f32) -> Rect {
        let right = (self.right - 4.0).max(left + GAP);
        let middle = self.row.center().y;
        Rect::from_min_max(pos2(left, middle - height / 2.0), pos2(right, middle + height / 2.0))
    }
}

/// Text at the right end of a rectangle.
pub fn paint_right(ui: &Ui, rect: Rect, text: &str, weak: bool) {
    let tones = Tones::for_context(ui);
    let font = TextStyle::Body.resolve(ui.style());
    let color = if weak { tones.weak } else { tones.text };
    ui.painter().text(rect.right_center(), Align2::RIGHT_CENTER, text, font, color);
}

/// The head of a column, over its right end. It may reach into the gap before it; its end is left out where that is too
/// little: the head has to say the whole while the pointer is over it.
pub fn paint_head(ui: &Ui, rect: Rect, text: &str) {
    let title = head(ui, text, rect.width() + GAP - 2.0);
    let at = pos2(rect.right() - title.size().x, rect.center().y - title.size().y / 2.0);
    ui.painter().galley(at, title, Tones::for_context(ui).weak);
}

/// The head of a column that begins at its left end.
pub fn paint_left_head(ui: &Ui, rect: Rect, text: &str) {
    let title = head(ui, text, rect.width());
    ui.painter().galley(pos2(rect.left(), rect.center().y - title.size().y / 2.0), title, Tones::for_context(ui).weak);
}

fn head(ui: &Ui, text: &str, width: f32) -> Arc<Galley> {
    elided::end(ui, text, TextStyle::Small.resolve(ui.style()), Tones::for_context(ui).weak, width)
}

/// A rate with its interval as a bar; grey when it says nothing.
pub fn paint_rate(ui: &Ui, rect: Rect, rate: WilsonInterval, is_even: bool) {
    if is_even {
        let visuals = ui.visuals();
        let x = |share: f64| rect.left() + rect.width() * share as f32;
        ui.painter().rect_filled(rect, 2.0, visuals.extreme_bg_color);
        let middle = rect.center().y;
        let stroke = Stroke::new(1.5, Tones::for_context(ui).weak);
        ui.painter().line_segment([pos2(x(rate.low), middle), pos2(x(rate.high), middle)], stroke);
        ui.painter().circle_filled(pos2(x(rate.rate), middle), 2.5, Tones::for_context(ui).weak);
    } else {
        bars::paint_interval(ui, rect, rate);
    }
    let half = rect.center().x;
    ui.painter().vline(half, rect.y_range(), Stroke::new(1.0, Tones::for_context(ui).weak));
}

/// A win rate: its bar and the figure, grey where it does not differ from even, a dash where no game was decided.
pub fn paint_wins(ui: &Ui, rect: Rect, rate: Option<WilsonInterval>) {
    let Some(rate) = rate else { return paint_right(ui, rect, "–", true) };
    let is_even = !differs_from_even(rate);
    let bar = Rect::from_center_size(rect.center(), vec2(rect.width(), 9.0));
    paint_rate(ui, bar.with_min_x(rect.left() + 4.0).with_max_x(rect.right() - 44.0), rate, is_even);
    paint_right(ui, rect, &percent(rate.rate), is_even);
}

/// Paints the points that moves lose, by an engine: grey where the loss may be zero, a dash where it is unknown.
pub fn paint_cost(ui: &Ui, rect: Rect, cost: Option<&Cost>) {
    let Some(cost) = cost else { return paint_right(ui, rect, "–", true) };
    let is_sure = cost.interval.is_some_and(|interval| interval.is_above_zero());
    paint_right(ui, rect, &costs::short(cost), !is_sure);
}

/// Explains the column that [`paint_cost`] paints, in a sentence.
pub fn cost_help(unit: LossUnit) -> String {
    text!("board-cost-help", cost = costs::title(unit))
}

/// A stone with a letter on it.
pub fn paint_lettered(ui: &Ui, centre: Pos2, diameter: f32, color: Color, text: &str) {
    let style = BoardStyle::for_context(ui);
    let mut brush = style.stones.brush(diameter, ui.pixels_per_point());
    brush.shadow(centre, diameter);
    brush.stone(color, Point::new(0, 0), centre, diameter, 1.0);
    brush.finish(ui.painter());
    let ink = if color == Color::Black { Color32::WHITE } else { Color32::BLACK };
    let size = diameter * if text.len() > 1 { 0.48 } else { 0.62 };
    ui.painter().text(centre, Align2::CENTER_CENTER, text, FontId::proportional(size), ink);
}
