//! Shows the widget that Tab went to: a frame around it, whatever it shows itself, and scrolling where it is hidden.

use egui::accesskit::{Action, ActionRequest, TreeId};
use egui::{Context, Event, Id, Key, Rect, Response, Stroke, StrokeKind};

use crate::theme::Tones;
use crate::tokens::size;

/// The state between frames.
#[derive(Clone, Default)]
struct KeyboardFocus {
    /// Whether the frame is shown: from the first Tab on until the pointer is used.
    is_shown: bool,
    at: Option<Id>,
    /// A widget that has just got the focus, and is partly hidden.
    hidden: Option<Id>,
    /// The lists of this frame that draw only rows in sight.
    lists: Vec<Rect>,
}

fn kept() -> Id {
    Id::unique("keyboard focus")
}

/// Notes a list that draws only the rows in sight. It does not scroll to the focus: Tab would never leave it.
pub fn leave_list(ctx: &Context, list: Rect) {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<KeyboardFocus>(kept()).lists.push(list));
}

/// Scrolls to a hidden widget with the focus. Called before the widgets.
pub fn scroll_to_focus(ctx: &Context) {
    let hidden = ctx.data_mut(|data| data.get_temp_mut_or_default::<KeyboardFocus>(kept()).hidden.take());
    if let Some(id) = hidden {
        // The scroll areas around the widget do what a screen reader would ask of them.
        let (action, target_node) = (Action::ScrollIntoView, id.accesskit_id());
        let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node, data: None };
        ctx.input_mut(|input| input.events.push(Event::AccessKitActionRequest(request)));
    }
}

/// Paints the frame. Called after the widgets.
pub fn paint_keyboard_focus(ctx: &Context) {
    let (goes_on, is_clicked) = ctx.input(|input| (input.key_pressed(Key::Tab), input.pointer.any_pressed()));
    let before: KeyboardFocus = ctx.data(|data| data.get_temp(kept())).unwrap_or_default();
    let is_shown = !is_clicked && (goes_on || before.is_shown);
    let at = ctx.memory(|memory| memory.focused()).filter(|_| is_shown);
    let response = at.and_then(|id| ctx.read_response(id));
    let is_new = at != before.at;
    let is_listed = |place: Rect| before.lists.iter().any(|list| list.intersects(place));
    let is_hidden =
        |shown: &&Response| is_new && !shown.interact_rect.contains_rect(shown.rect) && !is_listed(shown.interact_rect);
    let hidden = response.as_ref().filter(is_hidden).map(|response| response.id);
    ctx.data_mut(|data| data.insert_temp(kept(), KeyboardFocus { is_shown, at, hidden, lists: Vec::new() }));
    if hidden.is_some() {
        ctx.request_repaint();
    }
    let Some(response) = response else { return };
    // Inside, so that no neighbour and no edge of a scroll area hides it.
    let stroke = Stroke::new(2.0, Tones::for_context(ctx).focus);
    let painter = ctx.layer_painter(response.layer_id);
    painter.rect_stroke(response.interact_rect, f32::from(size::RADIUS), stroke, StrokeKind::Inside);
}
