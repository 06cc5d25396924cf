//! What was played in the window next: letters by rank on the drawing, and bars split by who played.

use egui::{Align2, Grid, Rect, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::words;
use crate::widgets::bars;
use crate::widgets::board::{BoardStyle, PatternPaint, paint_pattern};
use crate::widgets::thumbnail::cell_rect;
use katachi_app::shapes::portrait::Portrait;
use katachi_core::mining::{MinedPatterns, Reply, Source};
use katachi_core::pattern::{Cell, Pattern};

pub fn continuations_ui(ui: &mut Ui, portrait: &Portrait, patterns: &MinedPatterns) {
    if patterns.params.source == Source::Final {
        ui.label(
            "The game is over in a final position, so nothing follows. Mine around each move to see what is played next.",
        );
        return;
    }
    let replies = patterns.replies(portrait.row);
    let occurrences = patterns.stats(portrait.row).occurrences;
    if replies.is_empty() {
        ui.label("Nobody played inside this window again before something else changed it.");
        return;
    }
    let side = (ui.available_width() * 0.42).clamp(140.0, 300.0);
    ui.horizontal_top(|ui| {
        drawing_ui(ui, &portrait.pattern, patterns.params.after, replies, occurrences, side);
        ui.add_space(8.0);
        ui.vertical(|ui| list_ui(ui, replies, occurrences));
    });
}

fn drawing_ui(ui: &mut Ui, pattern: &Pattern, after: bool, replies: &[Reply], occurrences: u32, side: f32) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let centre = pattern.window().centre();
    let mut labels: Vec<(usize, String)> =
        replies.iter().enumerate().map(|(rank, reply)| (usize::from(reply.cell), words::letter(rank))).collect();
    // The move itself, unless the window shows the position after it already.
    let mut cells = pattern.cells().to_vec();
    if let Some(centre) = centre.filter(|&centre| !after && cells[centre] == Cell::Empty) {
        cells[centre] = Cell::Black;
        if labels.iter().all(|&(cell, _)| cell != centre) {
            labels.push((centre, "1".to_owned()));
        }
    }
    let drawn = Pattern::new(pattern.window().clone(), cells);
    let share = |reply: &Reply| words::percent(f64::from(reply.total()) / f64::from(occurrences.max(1)));
    let name = || {
        let named = replies.iter().enumerate().map(|(rank, reply)| format!("{} {}", words::letter(rank), share(reply)));
        format!("replies on the shape: {}", named.collect::<Vec<_>>().join(", "))
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name()));
    let options = PatternPaint { labels: &labels, ..PatternPaint::default() };
    let style = BoardStyle::of(ui.ctx());
    paint_pattern(ui, rect, &drawn, &style, options);
    for reply in replies {
        let square = cell_rect(ui, rect, drawn.window(), usize::from(reply.cell));
        if square.height() >= 44.0 && !drawn.cells()[usize::from(reply.cell)].is_stone() {
            let font = egui::FontId::proportional((square.height() * 0.19).clamp(9.5, 13.0));
            let at = pos2(square.center().x, square.bottom() - square.height() * 0.12);
            let text = ui.painter().layout_no_wrap(share(reply), font, style.ink);
            let place = Align2::CENTER_CENTER.anchor_size(at, text.size());
            // No line of the board may run through the number.
            ui.painter().rect_filled(place.expand2(vec2(2.0, 0.0)), 2.0, style.wood_tone);
            ui.painter().galley(place.min, text, style.ink);
        }
    }
}

fn list_ui(ui: &mut Ui, replies: &[Reply], occurrences: u32) {
    bars::reply_legend(ui, "the opponent", "the mover again");
    ui.add_space(4.0);
    let full = replies.iter().map(Reply::total).max().unwrap_or(1);
    let width = (ui.available_width() - 176.0).clamp(50.0, 260.0);
    let share = |count: u32| words::percent(f64::from(count) / f64::from(occurrences.max(1)));
    Grid::new("replies").num_columns(4).spacing(vec2(8.0, 5.0)).show(ui, |ui| {
        for (rank, reply) in replies.iter().enumerate() {
            ui.strong(words::letter(rank));
            let (rect, response) = ui.allocate_exact_size(vec2(width, 14.0), Sense::hover());
            bars::paint_reply(ui, rect, reply, full);
            let split = format!(
                "{}: {}, by the opponent {} and {} later, by the mover {} and {} later",
                words::letter(rank),
                words::counted(u64::from(reply.total()), "time"),
                words::count(u64::from(reply.by_opponent)),
                words::count(u64::from(reply.by_opponent_later)),
                words::count(u64::from(reply.by_mover)),
                words::count(u64::from(reply.by_mover_later)),
            );
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &split));
            response.on_hover_text(split.clone());
            number(ui, words::count(u64::from(reply.total())));
            number(ui, share(reply.total()));
            ui.end_row();
        }
        let answered: u32 = replies.iter().map(Reply::total).sum();
        let none = occurrences.saturating_sub(answered);
        ui.weak("–");
        ui.weak("no local reply").on_hover_text(
            "The game ended, or stones from outside changed the window, before anyone played in it again.",
        );
        number(ui, words::count(u64::from(none)));
        number(ui, share(none));
        ui.end_row();
    });
    let later: u32 = replies.iter().map(|reply| reply.by_opponent_later + reply.by_mover_later).sum();
    ui.add_space(6.0);
    ui.weak(format!(
        "In {} of {} the reply came later, after tenuki (hatched).",
        words::count(u64::from(later)),
        words::count(u64::from(occurrences)),
    ));
}

/// A right-aligned number in a column of fixed width.
fn number(ui: &mut Ui, text: String) {
    let (rect, response) = ui.allocate_exact_size(vec2(56.0, 14.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    paint_right(ui, rect, &text);
}

fn paint_right(ui: &Ui, rect: Rect, text: &str) {
    let font = TextStyle::Body.resolve(ui.style());
    ui.painter().text(pos2(rect.right(), rect.center().y), Align2::RIGHT_CENTER, text, font, ui.visuals().text_color());
}
