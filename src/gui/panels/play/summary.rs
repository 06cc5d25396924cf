//! The summary of guessing: a bar for each stage of the game and for each kind of move.

use egui::{Align2, Rect, RichText, Role, ScrollArea, Sense, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::super::find::words::{interval, paint_right, percent};
use crate::theme::Tones;
use crate::tokens::space;
use crate::widgets::bars;
use katachi_app::play::summary::{Answered, GuessSummary, GuessTally};
use katachi_language::text;
use katachi_sentences::stage_title;
use katachi_sentences::term;

const ROW_HEIGHT: f32 = 24.0;

/// Width kept free for the scroll bar.
const SCROLL_BAR_WIDTH: f32 = 12.0;

/// Maximum number of kinds of moves with a bar.
const MAX_NAME_BARS: usize = 16;

pub fn summary_ui(ui: &mut Ui, answers: &[Answered]) {
    if answers.is_empty() {
        ui.weak(text!("play-summary-empty"));
        return;
    }
    let summary = GuessSummary::from_answers(answers);
    let all = &summary.all;
    ScrollArea::vertical().id_salt("summary").auto_shrink(false).show(ui, |ui| {
        ui.label(text!(
            "play-summary-all",
            positions = all.asked,
            first = all.first,
            found = all.found,
            credit = format!("{:.0}", all.mean_credit())
        ));
        if all.judged > 0 {
            let expected = percent(f64::from(all.expected / all.judged as f32));
            ui.weak(text!("play-summary-model", share = expected)).on_hover_text(text!("play-summary-model-tip"));
        }
        let spacing = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
        ui.add_space(space::SMALL);
        ui.label(RichText::new(text!("play-summary-by-stage")).strong());
        for (stage, part) in summary.stages.iter().enumerate() {
            part_ui(ui, stage_title(stage), part);
        }
        ui.add_space(space::SMALL);
        ui.label(RichText::new(text!("play-summary-by-kind")).strong());
        for (name, part) in summary.names.iter().take(MAX_NAME_BARS) {
            part_ui(ui, name.map_or(text!("play-summary-unnamed"), term), part);
        }
        ui.spacing_mut().item_spacing.y = spacing;
        if summary.names.len() > MAX_NAME_BARS {
            ui.weak(text!("play-summary-more-kinds", kinds = summary.names.len() - MAX_NAME_BARS));
        }
    });
}

/// A row: a name, the share guessed at the first try with its interval, a tick at the mean credit, and the counts.
fn part_ui(ui: &mut Ui, name: &str, part: &GuessTally) {
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width() - SCROLL_BAR_WIDTH, ROW_HEIGHT), Sense::hover());
    let counts = text!("play-of", part = part.first, all = part.asked);
    let label = || text!("play-summary-part", name = name, first = part.first, asked = part.asked);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, label()));
    let tones = Tones::for_context(ui);
    let named = Rect::from_min_max(rect.min, pos2(rect.left() + (rect.width() * 0.36).min(190.0), rect.bottom()));
    let painter = ui.painter().with_clip_rect(named.intersect(ui.clip_rect()));
    let font = TextStyle::Body.resolve(ui.style());
    painter.text(named.left_center(), Align2::LEFT_CENTER, name, font, tones.text);
    let numbers = Rect::from_min_max(pos2(rect.right() - 64.0, rect.top()), rect.max);
    paint_right(ui, numbers, &counts, part.asked == 0);
    let Some(rate) = part.first_rate() else { return };
    let bar = Rect::from_min_max(
        pos2(named.right() + 6.0, rect.center().y - 5.0),
        pos2(numbers.left() - 4.0, rect.center().y + 5.0),
    );
    bars::paint_interval(ui, bar, rate);
    let at = bar.left() + bar.width() * part.mean_credit() / 100.0;
    ui.painter().vline(at, bar.expand(4.0).y_range(), Stroke::new(2.0, tones.weak));
    let credit = format!("{:.0}", part.mean_credit());
    response.on_hover_text(text!("play-summary-part-tip", share = interval(rate), credit = credit));
}
