//! Figures in table rows: rates with their intervals, counts, stones with letters.

use egui::{Align2, Color32, FontId, Pos2, Rect, Stroke, TextStyle, Ui, pos2, vec2};

use super::bars;
use super::board::BoardStyle;
use super::elided;
use crate::theme::Tones;
use crate::tokens::space;
use katachi_app::costs;
use katachi_app::find::continuations::differs_from_even;
use katachi_app::percent;
use katachi_core::go::{Color, Point};
use katachi_core::mining::WilsonInterval;
use katachi_core::mining::compare::{ComparedMove, Proportion};
use katachi_core::mining::costly_shapes::LossUnit;
use katachi_core::mining::costs::Cost;
use katachi_language::text;
use katachi_sentences::words::result_words;

/// The width of rows and their head without the scroll bar, so that nothing lies under the bar and nothing moves when
/// it appears.
pub fn row_width(ui: &Ui) -> f32 {
    ui.available_width() - ui.spacing().scroll.bar_width
}

/// The width of a column of results that needs this width where results are written as `B+R`. Some languages write them
/// in words.
pub fn result_width(ui: &Ui, usual: f32) -> f32 {
    /// Room for columns that shrink.
    const MARGIN: f32 = 16.0;
    let font = TextStyle::Body.resolve(ui.style());
    let width = |result: &str| elided::width(ui, &result_words(result), &font) + MARGIN;
    usual.max(width("B+R")).max(width("W+R"))
}

/// Paints text at the right end of a rectangle.
pub fn paint_right(ui: &Ui, rect: Rect, text: &str, weak: bool) {
    let tones = Tones::for_context(ui);
    let font = TextStyle::Body.resolve(ui.style());
    let color = if weak { tones.weak } else { tones.text };
    ui.painter().text(rect.right_center(), Align2::RIGHT_CENTER, text, font, color);
}

/// Paints a rate with its interval as a bar; grey if it does not differ from even.
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

/// Paints a win rate as a bar and a figure: grey if it does not differ from even, a dash if no game was decided.
pub fn paint_wins(ui: &Ui, rect: Rect, rate: Option<WilsonInterval>) {
    let Some(rate) = rate else { return paint_right(ui, rect, "–", true) };
    let is_even = !differs_from_even(rate);
    let bar = Rect::from_center_size(rect.center(), vec2(rect.width(), 9.0));
    // The mark of a rate of 100 % is half beyond the end of the bar, and the widest figure is beside it.
    let figure = elided::width(ui, &percent(1.0), &TextStyle::Body.resolve(ui.style()));
    let end = rect.right() - figure - space::SMALL;
    paint_rate(ui, bar.with_min_x(rect.left() + 4.0).with_max_x(end), rate, is_even);
    paint_right(ui, rect, &percent(rate.rate), is_even);
}

/// Paints a share of the moves played: its interval as a bar, and the figure.
pub fn paint_rate_bar(ui: &Ui, rect: Rect, rate: WilsonInterval) {
    let bar = Rect::from_center_size(rect.center(), vec2(rect.width(), 9.0));
    bars::paint_interval(ui, bar.with_max_x(rect.right() - 48.0), rate);
    paint_right(ui, rect, &percent(rate.rate), false);
}

/// Paints the comparison of a move with other games: the odds ratio with its interval, and the other games' share.
pub fn paint_comparison(ui: &Ui, rect: Rect, row: Option<&ComparedMove>) {
    let Some(row) = row else { return paint_right(ui, rect, "–", true) };
    let bar = Rect::from_center_size(rect.center(), vec2(rect.width(), 9.0));
    let bar = bar.with_min_x(rect.left() + 4.0).with_max_x(rect.right() - 58.0);
    bars::paint_ratio(ui, bar, &row.contrast, row.q_value);
    paint_right(ui, rect, &share_of(row.tally_there), row.q_value > 0.05);
}

/// A share in words: `≤ 2 %` for an upper bound, `never` for no cases, since `0 %` may also be a small share, rounded.
pub fn share_of(tally: Proportion) -> String {
    match tally {
        Proportion { at_most: true, .. } => format!("≤ {}", percent(tally.share())),
        Proportion { count: 0, of: 1.., .. } => text!("general-never").to_owned(),
        _ => percent(tally.share()),
    }
}

/// Formats a range of years: `1846–2019`, `1846` for one year, or a dash.
pub fn years(first: Option<i16>, last: Option<i16>) -> String {
    match (first, last) {
        (Some(first), Some(last)) if first == last => first.to_string(),
        (Some(first), Some(last)) => format!("{first}–{last}"),
        _ => "–".to_owned(),
    }
}

/// Paints the points that moves lose by an engine's evaluation: grey if the loss may be zero, a dash if it is unknown.
pub fn paint_cost(ui: &Ui, rect: Rect, cost: Option<&Cost>) {
    let Some(cost) = cost else { return paint_right(ui, rect, "–", true) };
    let is_sure = cost.interval.is_some_and(|interval| interval.is_above_zero());
    paint_right(ui, rect, &costs::short(cost), !is_sure);
}

/// Explains the column painted by [`paint_cost`] in a sentence.
pub fn cost_help(unit: LossUnit) -> String {
    text!("board-cost-help", cost = costs::title(unit))
}

/// Paints a stone with a letter on it.
pub fn paint_lettered_stone(ui: &Ui, centre: Pos2, diameter: f32, color: Color, text: &str) {
    let style = BoardStyle::for_context(ui);
    let mut brush = style.stones.brush(diameter, ui.pixels_per_point());
    brush.shadow(centre, diameter);
    brush.stone(color, Point::new(0, 0), centre, diameter, 1.0);
    brush.finish(ui.painter());
    let ink = if color == Color::Black { Color32::WHITE } else { Color32::BLACK };
    let size = diameter * if text.len() > 1 { 0.48 } else { 0.62 };
    ui.painter().text(centre, Align2::CENTER_CENTER, text, FontId::proportional(size), ink);
}
