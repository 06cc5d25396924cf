//! Small bars: a proportion with its interval, and shares split by who played.

use egui::{Color32, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, pos2, vec2};

use super::elided;
use crate::theme::Tones;
use crate::tokens::{ink, space};
use katachi_core::mining::compare::Contrast;
use katachi_core::mining::statistics::MAX_Q_VALUE;
use katachi_core::mining::{ReplyCounts, WilsonInterval};
use katachi_language::text;

/// Paints a rate from 0 to 1 as a filled bar, with a line over it from `low` to `high`.
pub fn paint_interval(ui: &Ui, rect: Rect, interval: WilsonInterval) {
    let visuals = ui.visuals();
    let x = |share: f64| rect.left() + rect.width() * share as f32;
    let painter = ui.painter();
    painter.rect_filled(rect, 2.0, visuals.extreme_bg_color);
    let filled = Rect::from_min_max(rect.min, pos2(x(interval.rate), rect.bottom()));
    painter.rect_filled(filled, 2.0, fill(Tones::for_context(ui)));
    let whisker = Stroke::new(1.5, visuals.text_color());
    let middle = rect.center().y;
    painter.line_segment([pos2(x(interval.low), middle), pos2(x(interval.high), middle)], whisker);
    for end in [interval.low, interval.high] {
        painter.line_segment([pos2(x(end), middle - 2.5), pos2(x(end), middle + 2.5)], whisker);
    }
}

/// The colour of a rate's bar, over which its interval is drawn.
fn fill(tones: &Tones) -> Color32 {
    tones.accent.gamma_multiply(0.6)
}

/// Paints a comparison as a point with its interval on a logarithmic scale from ×⅛ to ×8. The line in the middle is ×1.
pub fn paint_ratio(ui: &Ui, rect: Rect, contrast: &Contrast, q_value: f64) {
    paint_log_ratio(ui, rect, [contrast.log_odds, contrast.low, contrast.high], q_value <= MAX_Q_VALUE);
}

/// Paints the logarithm of a ratio and the ends of its interval on the same scale.
pub fn paint_log_ratio(ui: &Ui, rect: Rect, [log, low, high]: [f64; 3], is_sure: bool) {
    let (visuals, tones) = (ui.visuals(), Tones::for_context(ui));
    let reach = 8.0_f64.ln();
    let x = |log: f64| rect.center().x + rect.width() / 2.0 * (log / reach).clamp(-1.0, 1.0) as f32;
    let painter = ui.painter();
    painter.rect_filled(rect, 2.0, visuals.extreme_bg_color);
    painter.vline(rect.center().x, rect.y_range(), Stroke::new(1.0, tones.weak));
    let color = if is_sure { tones.accent } else { tones.weak };
    let middle = rect.center().y;
    painter.line_segment([pos2(x(low), middle), pos2(x(high), middle)], Stroke::new(1.5, visuals.text_color()));
    // A square for more, a disc for less, a ring if it may be chance, so that place and colour are not the only signs.
    let (at, r) = (pos2(x(log), middle), 3.5);
    match (is_sure, log > 0.0) {
        (false, _) => _ = painter.circle_stroke(at, 2.5, Stroke::new(1.5, color)),
        (true, true) => _ = painter.rect_filled(Rect::from_center_size(at, vec2(2.0 * r, 2.0 * r)), 0.0, color),
        (true, false) => _ = painter.circle_filled(at, r, color),
    }
}

/// The interval bar as a widget of its own.
pub fn interval_bar(ui: &mut Ui, interval: WilsonInterval, size: Vec2) -> egui::Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    paint_interval(ui, rect.shrink2(vec2(0.0, (rect.height() - 9.0).max(0.0) / 2.0)), interval);
    response
}

/// Paints a plain share: fills `share` of the width.
pub fn paint_share(ui: &Ui, rect: Rect, share: f32) {
    let visuals = ui.visuals();
    ui.painter().rect_filled(rect, 2.0, visuals.extreme_bg_color);
    let width = (rect.width() * share).max(if share > 0.0 { 1.5 } else { 0.0 });
    ui.painter().rect_filled(
        Rect::from_min_size(rect.min, vec2(width, rect.height())),
        2.0,
        Tones::for_context(ui).accent,
    );
}

/// The colour of a player's replies, like that of the stones.
fn stone_color(by_mover: bool) -> Color32 {
    if by_mover { ink::BLACK_STONE } else { ink::WHITE_STONE }
}

/// The line around replies, since white hardly stands out from paper, and black hardly from a dark panel.
fn edge(tones: &Tones) -> Stroke {
    Stroke::new(1.0, tones.weak)
}

/// Paints a segment: solid for immediate answers, hatched for later ones.
fn paint_segment(ui: &Ui, rect: Rect, by_mover: bool, later: bool) {
    if rect.width() <= 0.0 {
        return;
    }
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let fill = stone_color(by_mover);
    painter.rect_filled(rect, 0.0, fill);
    if later {
        let stroke = Stroke::new(1.2, if by_mover { ink::HATCH_ON_BLACK } else { ink::HATCH_ON_WHITE });
        let mut x = rect.left() - rect.height();
        while x < rect.right() {
            painter.line_segment([pos2(x, rect.bottom()), pos2(x + rect.height(), rect.top())], stroke);
            x += 5.0;
        }
    }
}

/// Paints a reply as a bar: the opponent's and the mover's share, immediate and later, on a scale where `full` is the
/// whole width.
pub fn paint_reply(ui: &Ui, rect: Rect, reply: &ReplyCounts, full: u64) {
    ui.painter().rect_filled(rect, 2.0, ui.visuals().extreme_bg_color);
    let scale = rect.width() / full.max(1) as f32;
    let mut left = rect.left();
    let parts = [
        (reply.by_opponent, false, false),
        (reply.by_opponent_later, false, true),
        (reply.by_mover, true, false),
        (reply.by_mover_later, true, true),
    ];
    for (part, by_mover, later) in parts {
        let segment = Rect::from_min_size(pos2(left, rect.top()), vec2(part as f32 * scale, rect.height()));
        paint_segment(ui, segment, by_mover, later);
        left = segment.right();
    }
    let used = Rect::from_min_max(rect.min, pos2(left, rect.bottom()));
    ui.painter().rect_stroke(used, 0.0, edge(Tones::for_context(ui)), StrokeKind::Inside);
}

/// A key to the segments.
pub fn reply_legend(ui: &mut Ui, opponent: &str, mover: &str) {
    ui.horizontal_wrapped(|ui| {
        for (by_mover, later, text) in [
            (false, false, opponent.to_owned()),
            (false, true, text!("board-reply-later", player = opponent)),
            (true, false, mover.to_owned()),
            (true, true, text!("board-reply-later", player = mover)),
        ] {
            // A sign and its text stay on one line.
            let font = TextStyle::Small.resolve(ui.style());
            let needed = 22.0 + ui.spacing().item_spacing.x + elided::width(ui, &text, &font);
            if needed > ui.available_size_before_wrap().x && needed < ui.available_width() {
                ui.end_row();
            }
            let (rect, _) = ui.allocate_exact_size(vec2(22.0, 11.0), Sense::hover());
            paint_segment(ui, rect, by_mover, later);
            ui.painter().rect_stroke(rect, 0.0, edge(Tones::for_context(ui)), StrokeKind::Inside);
            ui.small(text);
            ui.add_space(space::TINY);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sight::told_apart;
    use crate::theme::{DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST, contrast};

    #[test]
    fn replies_stand_out_from_what_they_are_painted_on() {
        for tones in [&LIGHT, &DARK, &LIGHT_CONTRAST, &DARK_CONTRAST] {
            for ground in [tones.panel, tones.card, tones.field, tones.stripe, tones.chosen] {
                let found = contrast(edge(tones).color, ground);
                assert!(found >= 3.0, "{ground:?}: {found:.2}");
            }
        }
    }

    #[test]
    fn intervals_are_told_from_their_bars_by_everybody() {
        for tones in [&LIGHT, &DARK, &LIGHT_CONTRAST, &DARK_CONTRAST] {
            told_apart(&[tones.field, tones.field.blend(fill(tones)), tones.text], 0.15);
            // A significant point is drawn over the line of its interval.
            told_apart(&[tones.field, tones.accent, tones.text], 0.15);
        }
        told_apart(&[stone_color(false), stone_color(true)], 0.5);
    }
}
