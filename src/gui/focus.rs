//! A frame around the widget that Tab went to, whatever the widget shows itself.

use egui::{Context, Id, Key, Stroke, StrokeKind};

use crate::theme::Tones;
use crate::tokens::size;

/// Paints the frame from the first Tab on until the pointer is used.
pub fn paint_keyboard_focus(ctx: &Context) {
    let shown = Id::unique("keyboard focus");
    let (goes_on, is_clicked) = ctx.input(|input| (input.key_pressed(Key::Tab), input.pointer.any_pressed()));
    let is_shown = !is_clicked && (goes_on || ctx.data(|data| data.get_temp(shown)).unwrap_or(false));
    ctx.data_mut(|data| data.insert_temp(shown, is_shown));
    let focused = ctx.memory(|memory| memory.focused()).filter(|_| is_shown);
    let Some(response) = focused.and_then(|id| ctx.read_response(id)) else { return };
    // Inside, so that no neighbour and no edge of a scroll area hides it.
    let stroke = Stroke::new(2.0, Tones::for_context(ctx).focus);
    let painter = ctx.layer_painter(response.layer_id);
    painter.rect_stroke(response.interact_rect, f32::from(size::RADIUS), stroke, StrokeKind::Inside);
}
