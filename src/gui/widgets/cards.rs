//! Cards in lines, each with a square picture and room for words below. Only those in sight are drawn.

use egui::{Key, Modifiers, Rect, Response, ScrollArea, Stroke, StrokeKind, Ui, vec2};

use crate::focus::leave_list;
use crate::theme::Tones;
use crate::tokens::{size, space};

pub struct CardGrid {
    /// Tells the grid from others.
    pub name: &'static str,
    pub cards: usize,
    pub least_width: f32,
    /// Minimum width where the room is too low for a whole card.
    pub low_width: f32,
    /// Height below the picture.
    pub below: f32,
    /// The card that scrolls into sight.
    pub reveal: Option<usize>,
    /// Whether the cards are others than before, and begin at the top.
    pub is_new: bool,
}

impl CardGrid {
    /// Draws the cards in sight with `card`. Returns how far keys move through them.
    pub fn show(self, ui: &mut Ui, mut card: impl FnMut(&mut Ui, Rect, usize)) -> Vec<isize> {
        let area = ui.available_rect_before_wrap();
        leave_list(ui, area);
        let mut moved = Vec::new();
        let scroll = ScrollArea::vertical().id_salt(self.name).auto_shrink(false);
        let scroll = if self.is_new { scroll.vertical_scroll_offset(0.0) } else { scroll };
        scroll.show_viewport(ui, |ui, viewport| {
            let room = ui.available_width() - space::SMALL;
            let columns = |least: f32| (((room + space::CARDS) / (least + space::CARDS)).floor() as usize).max(1);
            let width = |columns: usize| ((room + space::CARDS) / columns as f32 - space::CARDS).floor();
            let (fewest, most) = (columns(self.least_width), columns(self.low_width));
            let is_whole = |&columns: &usize| width(columns) + self.below + 2.0 <= area.height();
            let columns = (fewest..=most).find(is_whole).unwrap_or(most);
            let width = width(columns);
            let size = vec2(width, width + self.below);
            let step = size + vec2(space::CARDS, space::CARDS);
            let lines = self.cards.div_ceil(columns);
            moved = steps(ui, area, columns, (area.height() / step.y) as usize);
            ui.set_height(lines as f32 * step.y + 2.0);
            let origin = ui.max_rect().min + vec2(2.0, 2.0);
            let place = |at: usize| {
                Rect::from_min_size(origin + vec2((at % columns) as f32 * step.x, (at / columns) as f32 * step.y), size)
            };
            if let Some(at) = self.reveal {
                ui.scroll_to_rect(place(at).expand(space::SMALL), None);
            }
            let first = (viewport.top() / step.y).max(0.0) as usize;
            let last = (viewport.bottom() / step.y).ceil().max(0.0) as usize;
            for at in (first * columns)..(last * columns).min(self.cards) {
                card(ui, place(at), at);
            }
        });
        moved
    }
}

/// Paints the ground and the frame of a card.
pub fn paint_card(ui: &Ui, card: &Response, is_selected: bool) {
    let (tones, radius) = (Tones::for_context(ui), f32::from(size::RADIUS));
    let fill = if is_selected || card.hovered() { tones.field } else { tones.card };
    ui.painter().rect_filled(card.rect, radius, fill);
    // The chosen one has a frame of ink: the accent is for data.
    let line = if is_selected { Stroke::new(2.0, tones.text) } else { Stroke::new(1.0, tones.rule) };
    ui.painter().rect_stroke(card.rect, radius, line, StrokeKind::Inside);
}

/// How far keys move through the cards while the pointer is over them and nothing has the focus.
fn steps(ui: &Ui, area: Rect, columns: usize, lines_in_sight: usize) -> Vec<isize> {
    if ui.memory(|memory| memory.focused().is_some()) || !ui.rect_contains_pointer(area) {
        return Vec::new();
    }
    let (line, page) = (columns as isize, (columns * lines_in_sight.max(1)) as isize);
    let steps = [
        (Key::ArrowUp, -line),
        (Key::ArrowDown, line),
        (Key::PageUp, -page),
        (Key::PageDown, page),
        (Key::Home, isize::MIN),
        (Key::End, isize::MAX),
    ];
    let pressed = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    steps.into_iter().flat_map(|(key, cards)| std::iter::repeat_n(cards, pressed(key))).collect()
}
