//! Numbers and signs as the Joseki panels write them.

use egui::{Align2, FontId, Pos2, Ui, pos2};

use crate::tokens::letters;
use crate::widgets::board::BoardStyle;
use katachi_core::go::{Color, Point};
use katachi_language::text;

pub use super::super::shapes::words::{interval, percent};
pub use crate::widgets::figures::{paint_lettered_stone, paint_right, years};
pub use katachi_app::grouped;

/// A probability: `0.02`, `1e-12`, `<1e-300`.
pub fn probability(p: f64) -> String {
    match p {
        p if p < 1e-300 => "<1e-300".to_owned(),
        p if p < 0.000_95 => format!("{p:.0e}"),
        p if p < 0.095 => format!("{p:.3}"),
        p => format!("{p:.2}"),
    }
}

/// A number with a suitable number of digits.
pub fn brief(value: f64) -> String {
    if value >= 1_000.0 {
        grouped(value.round() as u64)
    } else if value >= 10.0 {
        format!("{value:.0}")
    } else {
        format!("{value:.1}")
    }
}

pub use katachi_sentences::words::color_name;

/// A placeholder for a number field within a message.
pub const NUMBER_MARK: &str = "\u{fffc}";

/// The texts before and after [`NUMBER_MARK`] in a message.
pub fn around(message: &str) -> (String, String) {
    let (before, after) = message.split_once(NUMBER_MARK).unwrap_or(("", message));
    (before.to_owned(), after.to_owned())
}

/// Paints two stones in the order of play. A gap between them means that the opponent played elsewhere in between.
pub fn paint_who(ui: &Ui, left: Pos2, first: Color, second: Color) {
    let style = BoardStyle::for_context(ui);
    let size = 11.0;
    let mut brush = style.stones.brush(size, ui.pixels_per_point());
    let apart = if first == second { 22.0 } else { 12.0 };
    let (a, b) = (pos2(left.x + 6.0, left.y), pos2(left.x + 6.0 + apart, left.y));
    for (at, color) in [(a, first), (b, second)] {
        brush.shadow(at, size);
        brush.stone(color, Point::new(0, 0), at, size, 1.0);
    }
    brush.finish(ui.painter());
    if first == second {
        let middle = pos2((a.x + b.x) / 2.0, left.y - 1.0);
        let ink = crate::theme::Tones::for_context(ui).weak;
        ui.painter().text(middle, Align2::CENTER_CENTER, "…", FontId::proportional(letters::SMALL), ink);
    }
}

pub fn surety_help() -> &'static str {
    text!("joseki-help-surety")
}

pub fn lift_help(is_expert: bool) -> &'static str {
    if is_expert { text!("joseki-help-lift") } else { text!("joseki-help-together") }
}

pub fn q_help() -> &'static str {
    text!("joseki-help-q")
}

pub fn share_help() -> &'static str {
    text!("joseki-help-share")
}

pub fn wins_help() -> &'static str {
    text!("joseki-help-wins")
}
