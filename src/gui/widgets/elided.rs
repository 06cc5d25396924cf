//! Shortens text that is too long for its place. Paths and the problems of a book differ at their ends, so the middle
//! is cut.

use std::sync::Arc;

use egui::text::ByteIndex;
use egui::{
    Align, Color32, FontId, FontSelection, Galley, Label, Response, RichText, Role, TextStyle, Ui, WidgetInfo,
    WidgetText,
};

/// The width of the text on one line.
pub fn width(ui: &Ui, text: &str, font: &FontId) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x
}

/// The room that buttons with these texts take in a row, the gaps after them included.
pub fn buttons_width<'a>(ui: &Ui, texts: impl IntoIterator<Item = &'a str>) -> f32 {
    let (font, spacing) = (TextStyle::Button.resolve(ui.style()), ui.spacing());
    let around = 2.0 * spacing.button_padding.x + spacing.item_spacing.x;
    texts.into_iter().map(|text| width(ui, text, &font) + around).sum()
}

/// The text with its middle cut so that it is at most this wide; unchanged if it fits.
pub fn middle(ui: &Ui, text: &str, font: &FontId, most: f32) -> String {
    shortened(text, |text| width(ui, text, font) <= most)
}

/// Shows a field's whole hint in a tooltip if the field has no room for it.
pub fn hinted(ui: &Ui, field: Response, hint: &str) -> Response {
    /// Margins between the frame and the text, both sides together.
    const MARGINS: f32 = 8.0;
    let fits = width(ui, hint, &TextStyle::Body.resolve(ui.style())) + MARGINS <= field.rect.width();
    if fits { field } else { field.on_hover_text(hint) }
}

/// The laid-out text, with its middle cut so that it is at most this wide.
pub fn line(ui: &Ui, text: &str, font: FontId, color: Color32, most: f32) -> Arc<Galley> {
    ui.painter().layout_no_wrap(middle(ui, text, &font, most), font, color)
}

/// A label with the middle of its text cut where there is no room for it. A tooltip then has the whole text.
pub fn label(ui: &mut Ui, text: impl Into<RichText>) -> Response {
    cut_label(ui, text.into(), true, 0.0)
}

/// As [`label`], in a table, whose rows are clicked and dragged. The text stays clear of the next column.
pub fn cell(ui: &mut Ui, text: impl Into<RichText>) -> Response {
    const BESIDE: f32 = 5.0;
    cut_label(ui, text.into(), false, BESIDE)
}

fn cut_label(ui: &mut Ui, text: RichText, is_selectable: bool, beside: f32) -> Response {
    let mut job =
        Arc::unwrap_or_clone(WidgetText::from(text).into_layout_job(ui.style(), FontSelection::Default, Align::Center));
    let font = job.sections.first().map(|section| section.format.font_id.clone()).unwrap_or_default();
    let shown = middle(ui, &job.text, &font, ui.available_size_before_wrap().x - beside);
    if shown == job.text {
        return ui.add(Label::new(job).selectable(is_selectable));
    }
    let whole = std::mem::replace(&mut job.text, shown);
    job.sections.truncate(1);
    job.sections[0].byte_range = ByteIndex(0)..ByteIndex(job.text.len());
    let label = ui.add(Label::new(job).selectable(is_selectable));
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &whole));
    label.on_hover_text(whole)
}

/// Cuts the middle. Three fifths of the remaining letters come from the end.
fn shortened(text: &str, fits: impl Fn(&str) -> bool) -> String {
    if fits(text) {
        return text.to_owned();
    }
    let letters: Vec<char> = text.chars().collect();
    let keeping = |kept: usize| {
        let end = kept * 3 / 5;
        let (front, back) = (&letters[..kept - end], &letters[letters.len() - end..]);
        format!("{}…{}", front.iter().collect::<String>().trim_end(), back.iter().collect::<String>().trim_start())
    };
    // A binary search: `fit` letters fit, `too_many` do not.
    let (mut fit, mut too_many) = (0, letters.len());
    while fit + 1 < too_many {
        let half = usize::midpoint(fit, too_many);
        if fits(&keeping(half)) { fit = half } else { too_many = half }
    }
    keeping(fit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_stays_and_what_fits_is_left_alone() {
        let name = "Cho Chikun Encyclopedia Life And Death - Elementary 123";
        let at_most = |most: usize| shortened(name, move |text| text.chars().count() <= most);
        assert_eq!(at_most(55), name);
        assert_eq!(at_most(30), "Cho Chikun E…- Elementary 123");
        assert_eq!(at_most(1), "…");
        assert_eq!(shortened("", |_| true), "");
        for most in 2..60 {
            assert!(at_most(most).chars().count() <= most);
        }
    }
}
