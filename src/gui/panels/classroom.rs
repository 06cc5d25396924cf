//! The open game before a class: the board as high as the window, the players and the move beside it, and the comment in
//! large letters.

use egui::{Align, Button, Label, Layout, Rect, RichText, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, WidgetInfo};
use egui::{pos2, vec2};

use super::game;
use crate::theme::Tones;
use crate::tokens::{letters, space};
use crate::widgets::board::BoardStyle;
use katachi_app::{AppState, Command, Navigation, Viewer};
use katachi_core::go::{Color, Point};
use katachi_language::text;
use katachi_sentences::shapes::shape_title;

/// Widths of the bands beside the board: that of the players, and that of the comment.
const LEAST_PLAYERS: f32 = 150.0;
const MOST_PLAYERS: f32 = 320.0;
const LEAST_COMMENT: f32 = 220.0;

pub fn classroom_ui(ui: &mut Ui, state: &AppState, viewer: &Viewer, commands: &mut Vec<Command>) {
    let room = ui.available_rect_before_wrap();
    let side = room.height().min(room.width() - LEAST_PLAYERS - LEAST_COMMENT).max(80.0);
    let players = ((room.width() - side) * 0.4).clamp(LEAST_PLAYERS, MOST_PLAYERS);
    let (left, right) = (room.left() + players, room.left() + players + side);
    let part = |ui: &mut Ui, from: f32, to: f32, margin: f32, add: &mut dyn FnMut(&mut Ui)| {
        let rect = Rect::from_min_max(pos2(from, room.top()), pos2(to, room.bottom())).shrink(margin);
        ui.scope_builder(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)), |ui| {
            ui.set_clip_rect(rect.expand(margin).intersect(ui.clip_rect()));
            add(ui);
        });
    };
    part(ui, room.left(), left, space::MEDIUM, &mut |ui| band_ui(ui, viewer, commands));
    part(ui, left, right, 0.0, &mut |ui| game::position_ui(ui, state, viewer, vec2(side, room.height()), commands));
    part(ui, right, room.right(), space::LARGE, &mut |ui| comment_ui(ui, viewer));
}

/// The players above, the move below.
fn band_ui(ui: &mut Ui, viewer: &Viewer, commands: &mut Vec<Command>) {
    for color in [Color::Black, Color::White] {
        player_ui(ui, viewer, color);
        ui.add_space(space::LARGE);
    }
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        ui.horizontal(|ui| {
            for (icon, name, steps) in [("⏴", text!("board-previous-move"), -1), ("⏵", text!("board-next-move"), 1)]
            {
                let response = ui.add(Button::new(icon).min_size(vec2(40.0, 32.0))).on_hover_text(name);
                response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
                if response.clicked() {
                    commands.push(Command::Go(Navigation::By(steps)));
                }
            }
        });
        ui.add_space(space::SMALL);
        if let Some(name) = viewer.move_names().next() {
            ui.add(Label::new(RichText::new(shape_title(name)).size(letters::CLASS)).wrap());
        }
        let (number, last) = (viewer.move_number().to_string(), viewer.line_moves().to_string());
        let whole = text!("board-move-of", number = &number, last = last);
        let response = ui.add(Label::new(RichText::new(number).size(letters::CLASS_NUMBER)).selectable(false));
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &whole));
    });
}

/// Stone, name, rank and prisoners, with a line under the stone of the side to move.
fn player_ui(ui: &mut Ui, viewer: &Viewer, color: Color) {
    const STONE: f32 = 30.0;
    let info = &viewer.tree().info;
    let (name, rank, nobody) = match color {
        Color::Black => (&info.black, &info.black_rank, text!("general-black")),
        Color::White => (&info.white, &info.white_rank, text!("general-white")),
    };
    let tones = Tones::for_context(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(STONE, STONE), Sense::hover());
    let style = BoardStyle::for_context(ui);
    let mut brush = style.stones.brush(STONE, ui.pixels_per_point());
    let shown = if viewer.shown_as().swapped { color.opponent() } else { color };
    brush.stone(shown, Point::new(0, 0), rect.center(), STONE - 2.0, 1.0);
    brush.finish(ui.painter());
    if viewer.to_play() == color {
        ui.painter().hline(rect.x_range(), rect.bottom() + 3.0, Stroke::new(3.0, tones.accent));
    }
    ui.add_space(space::TINY);
    let name = if name.is_empty() { nobody } else { name };
    ui.add(Label::new(RichText::new(name).size(letters::CLASS)).wrap());
    let prisoners = match viewer.prisoners(color) {
        0 => String::new(),
        prisoners => format!("+{prisoners}"),
    };
    let more: Vec<&str> = [&**rank, &prisoners].into_iter().filter(|word| !word.is_empty()).collect();
    if !more.is_empty() {
        ui.label(RichText::new(more.join(" · ")).size(letters::SECTION).color(tones.weak));
    }
}

fn comment_ui(ui: &mut Ui, viewer: &Viewer) {
    let comment = viewer.node().comment.trim();
    // Another position begins at the top.
    ScrollArea::vertical().id_salt(("class comment", viewer.at())).auto_shrink(false).show(ui, |ui| {
        if !comment.is_empty() {
            ui.add(Label::new(RichText::new(comment).size(letters::CLASS)).wrap());
        }
    });
}
