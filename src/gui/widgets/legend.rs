//! The line under a board that says which point each letter marks, and the share or count of its move.

use egui::{FontId, Label, RichText, Sense, Ui, vec2};

use super::board_layers::PointLabel;
use crate::theme::Tones;
use crate::tokens::letters;
use katachi_core::go::BoardSize;

/// Height of the line with the distance to what stands below. Boards leave it free, so that they stand still when letters
/// come and go.
pub const LEGEND_HEIGHT: f32 = 22.0;

/// As many of the letters as there is room for; all of them in the tip.
pub fn legend_ui(ui: &mut Ui, labels: &[PointLabel], size: BoardSize, room: f32) {
    let entries: Vec<String> = labels.iter().map(|label| entry(label, size)).collect();
    let font = FontId::proportional(letters::SMALL);
    let width = |count: usize| {
        let line = entries[..count].join(SEPARATOR);
        ui.painter().layout_no_wrap(line, font.clone(), egui::Color32::PLACEHOLDER).size().x
    };
    let fitting = (0..=entries.len()).rev().find(|&count| width(count) <= room).unwrap_or(0);
    let height = LEGEND_HEIGHT - ui.spacing().item_spacing.y;
    let (rect, _) = ui.allocate_exact_size(vec2(room, height), Sense::hover());
    if fitting == 0 {
        return;
    }
    let text = RichText::new(entries[..fitting].join(SEPARATOR)).font(font).color(Tones::for_context(ui).weak);
    ui.put(rect, Label::new(text).selectable(false)).on_hover_text(entries.join("\n"));
}

const SEPARATOR: &str = " · ";

/// `A K14 37 %`.
fn entry(label: &PointLabel, size: BoardSize) -> String {
    let words = [&*label.text, &label.point.label(size), &label.detail];
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
