//! The history: a tree of small pictures, lines of play from left to right, branches below.

use egui::{Button, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::Out;
use super::totals::hits_in_games;
use super::words::grouped;
use crate::theme::Tones;
use crate::widgets::drawing_paint::paint_drawing;
use katachi_app::AppState;
use katachi_app::find::FindCommand;
use katachi_language::text;

const PICTURE_SIZE: f32 = 74.0;
const CARD_SIZE: egui::Vec2 = vec2(96.0, 108.0);

pub fn history_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let history = state.find().history();
    ui.horizontal(|ui| {
        for (icon, tip, is_possible, command) in [
            ("⏴", text!("find-back"), history.back().is_some(), FindCommand::Back),
            ("⏵", text!("find-forward"), history.forward().is_some(), FindCommand::Forward),
        ] {
            let response = ui.add_enabled(is_possible, Button::new(icon).min_size(vec2(30.0, 26.0)));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, is_possible, tip));
            if response.on_hover_text(tip).clicked() {
                out.push(command);
            }
        }
        ui.weak(text!("find-history"));
    });
    ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        for (indent, line) in history.rows() {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                ui.add_space(indent as f32 * (CARD_SIZE.x + 6.0));
                for step in line {
                    card_ui(ui, state, step, out);
                }
            });
        }
    });
}

fn card_ui(ui: &mut Ui, state: &AppState, step: usize, out: &mut Out) {
    let history = state.find().history();
    let is_here = step == history.at();
    let shown = &history.steps()[step];
    let (rect, response) = ui.allocate_exact_size(CARD_SIZE, Sense::click());
    let count = shown.found.map_or("…".to_owned(), |(hits, _)| grouped(hits));
    let words = shown.origin.words();
    response.widget_info(|| {
        WidgetInfo::selected(
            Role::Button,
            true,
            is_here,
            text!("find-step", step = step + 1, words = &*words, hits = &count),
        )
    });
    if ui.is_rect_visible(rect) {
        let tones = Tones::for_context(ui);
        let fill = if is_here || response.hovered() { tones.stripe } else { tones.panel };
        let stroke = if is_here { Stroke::new(2.0, tones.text) } else { Stroke::new(1.0, tones.rule) };
        ui.painter().rect(rect, 5.0, fill, stroke, StrokeKind::Inside);
        let picture = egui::Rect::from_center_size(
            rect.center_top() + vec2(0.0, 6.0 + PICTURE_SIZE / 2.0),
            vec2(84.0, PICTURE_SIZE),
        );
        paint_drawing(ui, picture, shown.question.drawing());
        let write = |y: f32, text: &str, color: egui::Color32, size: f32| {
            let font = egui::FontId::proportional(size);
            let galley = ui.painter().layout(text.to_owned(), font, color, CARD_SIZE.x - 8.0);
            let x = rect.center().x - galley.size().x / 2.0;
            ui.painter().with_clip_rect(rect).galley(egui::pos2(x, rect.top() + y), galley, color);
        };
        let short: String = words.chars().take(14).collect();
        write(81.0, &short, tones.text, 11.0);
        let hits = shown.found.map_or("…".to_owned(), |(hits, _)| text!("general-hits", hits = hits));
        write(93.0, &hits, tones.weak, 11.0);
    }
    let found = shown.found.map_or_else(String::new, |(hits, games)| format!("\n{}", hits_in_games(hits, games)));
    if response.on_hover_text(format!("{words}{found}")).clicked() {
        out.push(FindCommand::GoTo(step));
    }
}
