//! Buttons, tabs and titles as the rules of the look have them: one filled button a panel, the others with a hairline,
//! tabs underlined, a choice of two as a pair.

use std::sync::Arc;

use egui::{
    Align2, Button, Color32, CornerRadius, FontId, Label, Rect, Response, RichText, Role, Sense, Stroke, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::elided;
use crate::theme::Tones;
use crate::tokens::{letters, size, space};

/// The one button of a panel that does what one comes for, at the height of others in its row.
pub fn primary(ui: &Ui, text: impl Into<RichText>) -> Button<'static> {
    let tones = Tones::for_context(ui);
    Button::new(text.into().color(tones.on_accent)).fill(tones.accent)
}

/// As [`primary`], at the full height.
pub fn primary_button(ui: &mut Ui, text: &str) -> Response {
    let button = primary(ui, text);
    framed(ui, button, space::LARGE)
}

/// A button with a hairline.
pub fn plain_button(ui: &mut Ui, text: &str) -> Response {
    let tones = Tones::for_context(ui);
    framed(ui, Button::new(text).fill(Color32::TRANSPARENT).stroke(Stroke::new(1.0, tones.rule)), space::MEDIUM)
}

/// Keeps a list that a dialog opened above the dialog, which egui leaves behind it from the second time on.
pub fn keep_above_dialog(ui: &Ui) {
    ui.ctx().move_to_top(ui.layer_id());
}

fn framed(ui: &mut Ui, button: Button<'_>, padding: f32) -> Response {
    ui.scope(|ui| {
        ui.spacing_mut().button_padding.x = padding;
        ui.add(button.min_size(vec2(0.0, size::BUTTON)).corner_radius(CornerRadius::same(size::RADIUS)))
    })
    .inner
}

/// A choice of two, side by side. Returns whether the other one was clicked.
pub fn pair(ui: &mut Ui, [first, second]: [&str; 2], is_second: bool) -> bool {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.spacing_mut().button_padding.x = space::MEDIUM;
        let tones = Tones::for_context(ui);
        let mut was_clicked = false;
        let (r, none) = (size::RADIUS, 0);
        let sides = [
            (first, !is_second, CornerRadius { nw: r, sw: r, ne: none, se: none }),
            (second, is_second, CornerRadius { nw: none, sw: none, ne: r, se: r }),
        ];
        for (text, is_chosen, corners) in sides {
            let (ink, fill) = if is_chosen { (tones.panel, tones.text) } else { (tones.text, Color32::TRANSPARENT) };
            let button = Button::new(RichText::new(text).color(ink)).fill(fill).stroke(Stroke::new(1.0, tones.rule));
            let response = ui.add(button.min_size(vec2(0.0, size::BUTTON)).corner_radius(corners));
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, text));
            was_clicked |= response.clicked() && !is_chosen;
        }
        was_clicked
    })
    .inner
}

/// Controls in a row, all at the full height of buttons and on one line with their texts.
pub fn toolbar<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = size::BUTTON;
        ui.horizontal_wrapped(add).inner
    })
    .inner
}

/// Tabs with a line under the chosen one. Returns the number of the tab that was clicked.
pub fn tabs(ui: &mut Ui, titles: &[&str], chosen: usize) -> Option<usize> {
    let tones = Tones::for_context(ui);
    let mut clicked = None;
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::LARGE;
        for (at, title) in titles.iter().enumerate() {
            let is_chosen = at == chosen;
            let font = FontId::proportional(letters::TEXT);
            let width = elided::width(ui, title, &font) + 2.0;
            let (rect, response) = ui.allocate_exact_size(vec2(width, size::BUTTON), Sense::click());
            response.widget_info(|| WidgetInfo::selected(Role::Tab, true, is_chosen, *title));
            let ink = if is_chosen || response.hovered() { tones.text } else { tones.weak };
            let place = rect.left_center();
            bold_text(ui, place, Align2::LEFT_CENTER, title, font, ink, is_chosen);
            if is_chosen {
                let line = Rect::from_min_max(pos2(rect.left(), rect.bottom() - 2.0), rect.right_bottom());
                ui.painter().rect_filled(line, 1.0, tones.accent);
            }
            if response.clicked() {
                clicked = Some(at);
            }
        }
    });
    let line = row.response.rect;
    ui.painter().hline(ui.max_rect().x_range(), line.bottom() - 0.5, Stroke::new(1.0, tones.rule));
    clicked
}

/// The label of a field. All labels are equally wide, so that the fields of a dialog are aligned. Long labels wrap.
pub fn field_label(ui: &mut Ui, text: &str) -> Response {
    const WIDTH: f32 = 240.0;
    let row = ui.horizontal(|ui| {
        ui.set_width(WIDTH);
        ui.add(Label::new(text).wrap())
    });
    row.inner
}

/// A title in letters of this size. A long one is cut at the end, with a tooltip.
pub fn title(ui: &mut Ui, text: &str, letters: f32) -> Response {
    let room = ui.available_width();
    let font = FontId::proportional(letters);
    let ink = Tones::for_context(ui).text;
    let galley = elided::line(ui, text, font.clone(), ink, room);
    let is_cut = galley.text() != text;
    let (rect, response) = ui.allocate_exact_size(galley.size() + vec2(1.0, 0.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    for place in [rect.min, rect.min + bold_step(ui, letters)] {
        ui.painter().galley(place, Arc::clone(&galley), ink);
    }
    if is_cut { response.on_hover_text(text) } else { response }
}

/// Paints a text, heavier if `is_bold`.
pub fn bold_text(
    ui: &Ui,
    place: egui::Pos2,
    anchor: Align2,
    text: &str,
    font: FontId,
    ink: Color32,
    is_bold: bool,
) -> Rect {
    if is_bold {
        ui.painter().text(place + bold_step(ui, font.size), anchor, text, font.clone(), ink);
    }
    ui.painter().text(place, anchor, text, font, ink)
}

/// The built-in font has one weight: painting a text again a little to the right makes it heavier.
fn bold_step(ui: &Ui, letters: f32) -> Vec2 {
    vec2((letters * 0.028).max(0.5 / ui.pixels_per_point()), 0.0)
}

/// Secondary text, wrapped.
pub fn small(ui: &mut Ui, text: impl Into<String>) -> Response {
    let text = RichText::new(text).size(letters::SMALL).color(Tones::for_context(ui).weak);
    ui.add(Label::new(text).wrap())
}
