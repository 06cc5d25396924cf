//! The line under a board that says which point each letter marks, and the share or count of its move.

use egui::{FontId, Label, RichText, Sense, Ui, vec2};

use super::board_layers::PointLabel;
use super::elided;
use crate::theme::Tones;
use crate::tokens::letters;
use katachi_core::go::BoardSize;
use katachi_language::text;

/// Height of the line with the distance to what stands below. Boards leave it free, so that they stand still when letters
/// come and go.
pub const LEGEND_HEIGHT: f32 = 22.0;

/// As many of the letters as there is room for; all of them in the tip.
pub fn legend_ui(ui: &mut Ui, labels: &[PointLabel], size: BoardSize, room: f32) {
    let entries = labels.iter().map(|label| entry(label, size)).collect();
    line_ui(ui, entries, None, room);
}

/// As [`legend_ui`], and at the end the meaning of the shade on the points.
pub fn shaded_legend_ui(ui: &mut Ui, labels: &[PointLabel], size: BoardSize, room: f32) {
    let entries = labels.iter().map(|label| entry(label, size)).collect();
    line_ui(ui, entries, Some(text!("board-shade-legend")), room);
}

/// As many of these words as there is room for, in the place of a legend; all of them in the tip.
pub fn words_ui(ui: &mut Ui, words: &[&str], room: f32) {
    line_ui(ui, words.iter().copied().map(str::to_owned).collect(), None, room);
}

/// As many of the entries as there is room for before the last text.
fn line_ui(ui: &mut Ui, mut entries: Vec<String>, last: Option<&str>, room: f32) {
    let font = FontId::proportional(letters::SMALL);
    let line = |count: usize| {
        let shown = entries[..count].iter().map(String::as_str).chain(last);
        shown.collect::<Vec<_>>().join(SEPARATOR)
    };
    let fitting = (0..=entries.len()).rev().find(|&count| elided::width(ui, &line(count), &font) <= room);
    let shown = fitting.map(&line).unwrap_or_default();
    let height = LEGEND_HEIGHT - ui.spacing().item_spacing.y;
    let (rect, _) = ui.allocate_exact_size(vec2(room, height), Sense::hover());
    if shown.is_empty() {
        return;
    }
    entries.extend(last.map(str::to_owned));
    let text = RichText::new(shown).font(font).color(Tones::for_context(ui).weak);
    ui.put(rect, Label::new(text).selectable(false)).on_hover_text(entries.join("\n"));
}

const SEPARATOR: &str = " · ";

/// `A K14 37 %`.
fn entry(label: &PointLabel, size: BoardSize) -> String {
    let words = [&*label.text, &label.point.label(size), &label.detail];
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
