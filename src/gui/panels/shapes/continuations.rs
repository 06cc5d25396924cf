//! Continuations in the window: letters by rank on the drawing, and bars split by player.

use egui::{Align2, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::words;
use crate::tokens::space;
use crate::wanted::PanelRequests;
use crate::widgets::bars;
use crate::widgets::board::{BoardStyle, PatternPaint, paint_pattern};
use crate::widgets::move_list::{ListedMoves, MoveColumn, MoveFigure, MoveList};
use crate::widgets::table::TableHead;
use crate::widgets::thumbnail::cell_rect;
use katachi_app::shapes::portrait::Portrait;
use katachi_core::mining::{MinedPatterns, PatternSource, ReplyCounts};
use katachi_core::pattern::{Cell, Pattern, Window};
use katachi_language::text;
use katachi_sentences::words::listed;

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
        drawing_ui(ui, portrait, patterns.params.after, replies, occurrences, side);
        ui.add_space(space::SMALL);
        ui.vertical(|ui| list_ui(ui, portrait.pattern.window(), replies, occurrences, out));
    });
}

/// The shape as it is drawn, with the move and the letters of the replies.
fn drawing_ui(ui: &mut Ui, portrait: &Portrait, after: bool, replies: &[ReplyCounts], occurrences: u64, side: f32) {
    let pattern = portrait.drawn();
    let to = pattern.window().permutation(portrait.turn);
    let turned = |reply: &ReplyCounts| {
        to.as_ref().map_or(usize::from(reply.cell), |to| usize::from(to[usize::from(reply.cell)]))
    };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let centre = pattern.window().centre();
    let mut labels: Vec<(usize, String)> =
        replies.iter().enumerate().map(|(rank, reply)| (turned(reply), words::letter(rank))).collect();
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
        text!("shapes-replies-drawn", replies = listed(&named.collect::<Vec<_>>()))
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name()));
    let options = PatternPaint { labels: &labels, ..PatternPaint::default() };
    let style = BoardStyle::for_context(ui.ctx());
    paint_pattern(ui, rect, &drawn, &style, options);
    for reply in replies {
        let square = cell_rect(ui, rect, drawn.window(), turned(reply));
        // Smaller letters cannot be read; the list has the shares too.
        if square.height() >= 58.0 && !drawn.cells()[turned(reply)].is_stone() {
            let font = egui::FontId::proportional((square.height() * 0.19).clamp(11.0, 13.0));
            let at = pos2(square.center().x, square.bottom() - square.height() * 0.12);
            let text = ui.painter().layout_no_wrap(share(reply), font, style.ink);
            let place = Align2::CENTER_CENTER.anchor_size(at, text.size());
            // Clear the wood so that no line of the board runs through the number.
            ui.painter().rect_filled(place.expand2(vec2(2.0, 0.0)), 2.0, style.wood_tone);
            ui.painter().galley(place.min, text, style.ink);
        }
    }
}

fn list_ui(ui: &mut Ui, window: &Window, replies: &[ReplyCounts], occurrences: u64, out: &mut PanelRequests) {
    bars::reply_legend(ui, text!("shapes-by-opponent"), text!("shapes-by-mover"));
    ui.add_space(space::TINY);
    let list = MoveList {
        name: "continuations of the shape",
        title: text!("shapes-tab-continuations"),
        columns: &columns(),
        moves: replies.len(),
        // One more row for the occurrences without a continuation.
        shown: replies.len() + 1,
        row_height: 21.0,
        chosen: None,
        reveals: false,
        is_whole: true,
    };
    let full = replies.iter().map(ReplyCounts::total).max().unwrap_or(1);
    out.extend(list.show(ui, &mut ShapeReplies { window, replies, occurrences, full }).export);
    let later: u64 = replies.iter().map(|reply| reply.by_opponent_later + reply.by_mover_later).sum();
    ui.add_space(space::TINY);
    ui.weak(text!("shapes-later-replies", later = later, all = occurrences));
}

fn columns<'a>() -> Vec<MoveColumn<ShapeReplies<'a>>> {
    let head = |title, key, width| TableHead::number(title, width).key(key).fixed();
    vec![
        MoveColumn::rank(
            TableHead::text(text!("joseki-head-move"), 60.0).key("Rank").fixed(),
            |list: &ShapeReplies<'_>, rank| {
                MoveFigure::Letter(list.reply(rank).map_or("–".to_owned(), |_| words::letter(rank)))
            },
        ),
        MoveColumn::fixed(TableHead::text("", 60.0), |list: &ShapeReplies<'_>, rank| match list.reply(rank) {
            Some(&replies) => MoveFigure::Replies { replies, full: list.full },
            None => MoveFigure::Letter(text!("shapes-no-reply").to_owned()),
        }),
        MoveColumn::new(
            head(text!("find-head-played"), "Played", 62.0).help(text!("shapes-replies-played-help")),
            |list: &ShapeReplies<'_>, rank| MoveFigure::count(list.times(rank)),
        ),
        MoveColumn::new(head(text!("find-head-share"), "Share %", 56.0), |list: &ShapeReplies<'_>, rank| {
            MoveFigure::percent(list.share(rank))
        }),
    ]
}

struct ShapeReplies<'a> {
    window: &'a Window,
    replies: &'a [ReplyCounts],
    occurrences: u64,
    full: u64,
}

impl ShapeReplies<'_> {
    /// `None` for the row of occurrences without a continuation.
    fn reply(&self, rank: usize) -> Option<&ReplyCounts> {
        self.replies.get(rank)
    }

    fn times(&self, rank: usize) -> u64 {
        let answered = || self.replies.iter().map(ReplyCounts::total).sum();
        self.reply(rank).map_or_else(|| self.occurrences.saturating_sub(answered()), ReplyCounts::total)
    }

    fn share(&self, rank: usize) -> f64 {
        self.times(rank) as f64 / self.occurrences.max(1) as f64
    }
}

impl ListedMoves for ShapeReplies<'_> {
    const ROLE: Role = Role::Label;

    /// Columns and rows of the window are counted from its upper left.
    fn keys(&self) -> Vec<&'static str> {
        let heads = ["Rank", "Column", "Row", "Played", "Share %", "By the opponent", "By the opponent, later"];
        heads.into_iter().chain(["By the mover", "By the mover, later"]).collect()
    }

    fn cells(&self, rank: usize) -> Vec<String> {
        let played = [self.times(rank).to_string(), format!("{:.1}", self.share(rank) * 100.0)];
        let Some(reply) = self.reply(rank) else {
            return ["–".to_owned(), String::new(), String::new()].into_iter().chain(played).collect();
        };
        let (x, y) = self.window.cells()[usize::from(reply.cell)];
        let parts = [reply.by_opponent, reply.by_opponent_later, reply.by_mover, reply.by_mover_later];
        let place = [words::letter(rank), (x + 1).to_string(), (y + 1).to_string()];
        place.into_iter().chain(played).chain(parts.map(|part| part.to_string())).collect()
    }

    fn label(&self, rank: usize) -> String {
        match self.reply(rank) {
            None => text!("shapes-no-reply-times", times = self.times(rank)),
            Some(reply) => text!(
                "shapes-reply",
                letter = words::letter(rank),
                times = reply.total(),
                opponent = reply.by_opponent,
                opponentLater = reply.by_opponent_later,
                mover = reply.by_mover,
                moverLater = reply.by_mover_later
            ),
        }
    }

    fn tip_ui(&self, ui: &mut Ui, rank: usize) {
        match self.reply(rank) {
            None => ui.label(text!("shapes-no-reply-tip")),
            Some(_) => ui.label(self.label(rank)),
        };
    }
}
