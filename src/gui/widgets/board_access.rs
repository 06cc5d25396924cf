//! The board without a pointer: a cursor for the keyboard, and a node for every point for screen readers.

use egui::{EventFilter, Key, Modifiers, PointerButton, Rect, Response, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo};

use super::board_layers::BoardGeometry;
use crate::theme::Tones;
use crate::tokens::ink;
use katachi_app::BoardRegion;
use katachi_core::go::Point;

/// The keyboard's cursor on a board that has the focus, and its actions.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Keyboard {
    pub cursor: Option<Point>,
    /// The point clicked with Enter or the space bar, with the button and the modifier keys.
    pub clicked: Option<(Point, PointerButton, Modifiers)>,
}

impl Keyboard {
    /// Reads the keys. The arrow keys move the cursor by one line, or with Ctrl to the edge. Enter and the space bar
    /// click, with Shift or Ctrl like the pointer's button.
    pub fn read(ui: &Ui, response: &Response, part: BoardRegion) -> Keyboard {
        if !response.has_focus() {
            return Keyboard::default();
        }
        let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        let memory = response.id.with("cursor");
        let middle = Point::new(part.min.x + (part.width() / 2) as u8, part.min.y + (part.height() / 2) as u8);
        let kept = ui.data(|data| data.get_temp::<Point>(memory));
        let mut at = kept.filter(|&point| part.contains(point)).unwrap_or(middle);
        let mut clicked = None;
        ui.input_mut(|input| {
            for (key, dx, dy) in
                [(Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0), (Key::ArrowUp, 0, -1), (Key::ArrowDown, 0, 1)]
            {
                let far = 19 * input.count_and_consume_key(Modifiers::COMMAND, key) as i32;
                let steps = far + input.count_and_consume_key(Modifiers::NONE, key) as i32;
                let moved = |from: u8, by: i32, least: u8, most: u8| {
                    (i32::from(from) + by * steps).clamp(i32::from(least), i32::from(most)) as u8
                };
                at.x = moved(at.x, dx, part.min.x, part.max.x);
                at.y = moved(at.y, dy, part.min.y, part.max.y);
            }
            for modifiers in [Modifiers::SHIFT, Modifiers::COMMAND, Modifiers::NONE] {
                for key in [Key::Enter, Key::Space] {
                    if input.consume_key(modifiers, key) {
                        clicked = Some((at, PointerButton::Primary, modifiers));
                    }
                }
            }
        });
        ui.data_mut(|data| data.insert_temp(memory, at));
        Keyboard { cursor: Some(at), clicked }
    }

    /// Paints a frame around the board and a ring at the cursor.
    pub fn paint(&self, ui: &Ui, geometry: &BoardGeometry) {
        let Some(cursor) = self.cursor else { return };
        let stroke = egui::Stroke::new(2.0, Tones::for_context(ui).focus);
        ui.painter().rect_stroke(geometry.face(), 2.0, stroke, egui::StrokeKind::Inside);
        let at = Rect::from_center_size(geometry.screen_from_board(cursor), Vec2::splat(geometry.cell()));
        // Two lines, to be visible on wood and on stones of either colour.
        ui.painter().rect_stroke(at, 2.0, egui::Stroke::new(4.0, egui::Color32::WHITE), egui::StrokeKind::Middle);
        ui.painter().rect_stroke(at, 2.0, egui::Stroke::new(2.0, ink::CURSOR), egui::StrokeKind::Middle);
    }
}

/// Makes a node for every point if a screen reader is active. `words` describes a point.
pub(super) fn tell_points(
    ui: &mut Ui,
    response: &Response,
    geometry: &BoardGeometry,
    cursor: Option<Point>,
    words: impl Fn(Point) -> String,
) {
    if !ui.ctx().has_accesskit_node(response.id) {
        return;
    }
    let points = UiBuilder::new().max_rect(geometry.face()).accessibility_parent(response.id);
    let points = ui.new_child(points);
    let part = geometry.part;
    for y in part.min.y..=part.max.y {
        for x in part.min.x..=part.max.x {
            let point = Point::new(x, y);
            let rect = Rect::from_center_size(geometry.screen_from_board(point), Vec2::splat(geometry.cell()));
            // The board handles the pointer; the node only describes the point.
            let node = points.interact(rect, response.id.with(("point", x, y)), Sense::hover());
            node.widget_info(|| WidgetInfo::selected(Role::Cell, true, cursor == Some(point), words(point)));
        }
    }
}
