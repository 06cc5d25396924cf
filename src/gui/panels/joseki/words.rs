//! Numbers and signs as the Joseki panels write them.

use egui::{Align2, FontId, Pos2, Ui, pos2};

use crate::widgets::board::BoardStyle;
use katachi_core::go::{Color, Point};

pub use super::super::shapes::words::{interval, percent};
pub use crate::widgets::figures::{paint_lettered, paint_right, paint_wins};
pub use katachi_app::{counted, grouped};

/// A probability: `0.02`, `1e-12`, `<1e-300`.
pub fn probability(p: f64) -> String {
    match p {
        p if p < 1e-300 => "<1e-300".to_owned(),
        p if p < 0.000_95 => format!("{p:.0e}"),
        p if p < 0.095 => format!("{p:.3}"),
        p => format!("{p:.2}"),
    }
}

/// A number with as many digits as it deserves.
pub fn brief(value: f64) -> String {
    if value >= 1_000.0 {
        grouped(value.round() as u64)
    } else if value >= 10.0 {
        format!("{value:.0}")
    } else {
        format!("{value:.1}")
    }
}

/// `1846–2019`, or one year.
pub fn years(first: Option<i16>, last: Option<i16>) -> String {
    match (first, last) {
        (Some(first), Some(last)) if first == last => first.to_string(),
        (Some(first), Some(last)) => format!("{first}–{last}"),
        _ => "–".to_owned(),
    }
}

pub use katachi_core::words::color_name;

/// Two stones in the order of play: an answer, or with a gap where the opponent played elsewhere in between.
pub fn paint_who(ui: &Ui, left: Pos2, first: Color, second: Color) {
    let style = BoardStyle::of(ui);
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
        let ink = crate::theme::Tones::of(ui).weak;
        ui.painter().text(middle, Align2::CENTER_CENTER, "…", FontId::proportional(12.0), ink);
    }
}

pub const SURETY_HELP: &str = "−2 log λ of the likelihood-ratio test: how surely the two shapes belong together. From 7.9 on \
                               chance gives it less than once in 200 (p < 0.005). It grows with the corpus: on thousands \
                               of games nearly every pair passes.";
pub const LIFT_HELP: &str = "How many times as often as by chance the two come together: 1 for shapes that have nothing to do \
                             with each other. Rare shapes have large lifts.";
pub const Q_HELP: &str = "Benjamini and Hochberg's q: of all pairs at least as sure as this one, the share that chance alone \
                          would be expected to give.";
pub const SHARE_HELP: &str = "Of all that follows the first shape; the line is Wilson's 95 % interval. Looking back: of all \
                              times that the second shape was played.";
pub const WINS_HELP: &str = "Of the games with a known winner, the share that Black won, the colours as they are shown, with \
                             its 95 % interval; grey where that does not differ from even.";
