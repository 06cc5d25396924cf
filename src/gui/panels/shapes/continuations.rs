//! Continuations in the window: letters by rank on the drawing, and bars split by who played.

use egui::{Align2, Rect, Response, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::words;
use crate::theme::Tones;
use crate::wanted::PanelRequests;
use crate::widgets::bars;
use crate::widgets::board::{BoardStyle, PatternPaint, paint_pattern};
use crate::widgets::elided;
use crate::widgets::figures::{FromRight, paint_right, row_width};
use crate::widgets::table::export_menu;
use crate::widgets::thumbnail::cell_rect;
use katachi_app::shapes::portrait::Portrait;
use katachi_core::mining::{MinedPatterns, PatternSource, ReplyCounts};
use katachi_core::pattern::{Cell, Pattern, Window};
use katachi_language::text;

pub fn continuations_ui(ui: &mut Ui, portrait: &Portrait, patterns: &MinedPatterns, out: &mut PanelRequests) {
    if patterns.params.source == PatternSource::Final {
        ui.label(text!("shapes-final-has-none"));
        return;
    }
    let replies = patterns.replies(portrait.row);
    let occurrences = patterns.stats(portrait.row).occurrences;
    if replies.is_empty() {
        ui.label(text!("shapes-nobody-played"));
        return;
    }
    let side = (ui.available_width() * 0.42).clamp(140.0, 300.0);
    ui.horizontal_top(|ui| {
        drawing_ui(ui, &portrait.pattern, patterns.params.after, replies, occurrences, side);
        ui.add_space(8.0);
        ui.vertical(|ui| list_ui(ui, portrait.pattern.window(), replies, occurrences, out));
    });
}

fn drawing_ui(ui: &mut Ui, pattern: &Pattern, after: bool, replies: &[ReplyCounts], occurrences: u64, side: f32) {
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
    let share = |reply: &ReplyCounts| words::percent(reply.total() as f64 / occurrences.max(1) as f64);
    let name = || {
        let named = replies.iter().enumerate().map(|(rank, reply)| format!("{} {}", words::letter(rank), share(reply)));
        text!("shapes-replies-drawn", replies = named.collect::<Vec<_>>().join(", "))
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name()));
    let options = PatternPaint { labels: &labels, ..PatternPaint::default() };
    let style = BoardStyle::for_context(ui.ctx());
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

fn list_ui(ui: &mut Ui, window: &Window, replies: &[ReplyCounts], occurrences: u64, out: &mut PanelRequests) {
    bars::reply_legend(ui, text!("shapes-by-opponent"), text!("shapes-by-mover"));
    ui.add_space(4.0);
    let full = replies.iter().map(ReplyCounts::total).max().unwrap_or(1);
    let share = |count: u64| count as f64 / occurrences.max(1) as f64;
    let spacing = std::mem::replace(&mut ui.spacing_mut().item_spacing.y, 2.0);
    for (rank, reply) in replies.iter().enumerate() {
        let split = text!(
            "shapes-reply",
            letter = words::letter(rank),
            times = reply.total(),
            opponent = reply.by_opponent,
            opponentLater = reply.by_opponent_later,
            mover = reply.by_mover,
            moverLater = reply.by_mover_later
        );
        let (response, columns) = row_ui(ui, &split);
        let letter = columns.letter.left_center();
        let font = TextStyle::Body.resolve(ui.style());
        let ink = ui.visuals().strong_text_color();
        ui.painter().text(letter, Align2::LEFT_CENTER, words::letter(rank), font, ink);
        bars::paint_reply(ui, columns.bar, reply, full);
        paint_right(ui, columns.count, &words::count(reply.total()), false);
        paint_right(ui, columns.share, &words::percent(share(reply.total())), false);
        let cells = |rank: usize| cells(window, rank, &replies[rank], share(replies[rank].total()));
        out.extend(export_menu(&response, "continuations of the shape", &HEADS, rank, replies.len(), cells));
        response.on_hover_text(split);
    }
    let answered: u64 = replies.iter().map(ReplyCounts::total).sum();
    none_ui(ui, occurrences.saturating_sub(answered), share(occurrences.saturating_sub(answered)));
    ui.spacing_mut().item_spacing.y = spacing;
    let later: u64 = replies.iter().map(|reply| reply.by_opponent_later + reply.by_mover_later).sum();
    ui.add_space(6.0);
    ui.weak(text!("shapes-later-replies", later = later, all = occurrences));
}

/// The row of occurrences without a continuation.
fn none_ui(ui: &mut Ui, count: u64, share: f64) {
    let (response, columns) = row_ui(ui, &text!("shapes-no-reply-times", times = count));
    let count = words::count(count);
    let (weak, font) = (Tones::for_context(ui).weak, TextStyle::Body.resolve(ui.style()));
    ui.painter().text(columns.letter.left_center(), Align2::LEFT_CENTER, "–", font.clone(), weak);
    let text = elided::end(ui, text!("shapes-no-reply"), font, weak, columns.bar.width());
    let at = pos2(columns.bar.left(), columns.bar.center().y - text.size().y / 2.0);
    ui.painter().galley(at, text, weak);
    paint_right(ui, columns.count, &count, false);
    paint_right(ui, columns.share, &words::percent(share), false);
    response.on_hover_text(text!("shapes-no-reply-tip"));
}

/// The places of a row's parts. The bar takes the rest.
struct ShapeContinuationColumns {
    letter: Rect,
    bar: Rect,
    count: Rect,
    share: Rect,
}

/// The room of a row, and what screen readers are told of it.
fn row_ui(ui: &mut Ui, spoken: &str) -> (Response, ShapeContinuationColumns) {
    let (rect, response) = ui.allocate_exact_size(vec2(row_width(ui).min(420.0), 19.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken));
    let mut columns = FromRight::new(rect);
    let share = columns.take(56.0);
    let count = columns.take(60.0);
    let letter = Rect::from_min_size(rect.min, vec2(20.0, rect.height()));
    let bar = columns.bar(letter.right() + 4.0, 14.0);
    (response, ShapeContinuationColumns { letter, bar, count, share })
}

/// The heads of a copied list. Columns and rows of the window are counted from its upper left.
const HEADS: [&str; 9] = [
    "Rank",
    "Column",
    "Row",
    "Played",
    "Share %",
    "By the opponent",
    "By the opponent, later",
    "By the mover",
    "By the mover, later",
];

fn cells(window: &Window, rank: usize, reply: &ReplyCounts, share: f64) -> Vec<String> {
    let (x, y) = window.cells()[usize::from(reply.cell)];
    let parts = [reply.by_opponent, reply.by_opponent_later, reply.by_mover, reply.by_mover_later];
    let place = [words::letter(rank), (x + 1).to_string(), (y + 1).to_string()];
    let played = [reply.total().to_string(), format!("{:.1}", share * 100.0)];
    place.into_iter().chain(played).chain(parts.map(|part| part.to_string())).collect()
}
