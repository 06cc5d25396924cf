//! What the record says about the game and the move: header, variations, comment.

use egui::{Button, Color32, Grid, Label, RichText, ScrollArea, Sense, Ui, vec2};

use crate::app::{AppState, Command, Navigation, Origin, Viewer};
use crate::go::{Color, NodeId};
use crate::gui::theme::Tones;

/// The view's memory.
#[derive(Default)]
pub struct RecordView {
    /// The node that the list of moves was last scrolled to.
    shown: Option<NodeId>,
}

impl RecordView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        let Some(viewer) = state.viewer() else {
            ui.weak("Header, variations and comments of the open game.");
            return;
        };
        header_ui(ui, state, viewer);
        ui.horizontal(|ui| {
            if ui.button("Copy SGF").on_hover_text("Ctrl+Shift+C").clicked() {
                commands.push(Command::CopySgf);
            }
            if ui.button("Paste SGF").on_hover_text("Ctrl+V").clicked() {
                commands.push(Command::Ask(crate::app::Ask::Clipboard));
            }
        });
        ui.separator();
        variations_ui(ui, viewer, commands);
        let comment = &viewer.node().comment;
        let share = if comment.is_empty() { 0.0 } else { (ui.available_height() * 0.5).max(90.0) };
        self.moves_ui(ui, viewer, ui.available_height() - share, commands);
        if !comment.is_empty() {
            ui.separator();
            ScrollArea::vertical().id_salt("comment").auto_shrink(false).show(ui, |ui| ui.label(comment));
        }
    }

    /// The line that is walked, a row a move; the current one is marked. Only the visible rows are built.
    fn moves_ui(&mut self, ui: &mut Ui, viewer: &Viewer, height: f32, commands: &mut Vec<Command>) {
        let row_height = 21.0;
        let has_moved = self.shown.replace(viewer.at()) != Some(viewer.at());
        let mut scroll = ScrollArea::vertical().id_salt("moves").auto_shrink(false).max_height(height.max(60.0));
        if has_moved {
            let middle = (viewer.depth() as f32 + 0.5) * row_height - height / 2.0;
            scroll = scroll.vertical_scroll_offset(middle.max(0.0));
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let first_number =
            |depth: usize| viewer.line()[..=depth].iter().filter(|&&id| viewer.tree().node(id).play.is_some()).count();
        scroll.show_rows(ui, row_height, viewer.line().len(), |ui, rows| {
            let mut number = first_number(rows.start).saturating_sub(1);
            for depth in rows {
                let id = viewer.line()[depth];
                number += usize::from(viewer.tree().node(id).play.is_some());
                let is_current = depth == viewer.depth();
                let tones = Tones::of(ui);
                let fill = if is_current { tones.chosen } else { Color32::TRANSPARENT };
                let button = Button::new(move_words(viewer, id, number))
                    .fill(fill)
                    .min_size(vec2(ui.available_width(), row_height));
                if ui.add(button.right_text("")).clicked() {
                    commands.push(Command::Go(Navigation::Node(id)));
                }
            }
        });
    }
}

fn move_words(viewer: &Viewer, id: NodeId, number: usize) -> RichText {
    let tree = viewer.tree();
    let node = tree.node(id);
    let mut text = match node.play {
        Some(play) => {
            let stone = if play.color() == Color::Black { "⚫" } else { "⚪" };
            let place = play.point().map_or("pass".to_owned(), |point| point.label(tree.size));
            format!("{number:>3} {stone} {place}")
        }
        None if id == NodeId::ROOT => "  ·  Beginning".to_owned(),
        None => "  ·  set-up".to_owned(),
    };
    let choices = tree.children(id).count();
    if choices > 1 {
        text.push_str(&format!("   ⑂ {choices}"));
    }
    if !node.comment.is_empty() {
        text.push_str("   …");
    }
    RichText::new(text).size(13.0)
}

fn header_ui(ui: &mut Ui, state: &AppState, viewer: &Viewer) {
    let info = &viewer.tree().info;
    let komi = info.komi.map(|komi| komi.to_string()).unwrap_or_default();
    let handicap = if info.handicap > 0 { info.handicap.to_string() } else { String::new() };
    Grid::new("header").num_columns(2).spacing(vec2(10.0, 2.0)).show(ui, |ui| {
        for (name, value) in [
            ("Result", &info.result),
            ("Date", &info.date),
            ("Event", &info.event),
            ("Round", &info.round),
            ("Place", &info.place),
            ("Komi", &komi),
            ("Handicap", &handicap),
        ] {
            if !value.is_empty() {
                ui.weak(name);
                ui.add(Label::new(value).truncate()).on_hover_text(value);
                ui.end_row();
            }
        }
    });
    let source = match viewer.origin() {
        Origin::Pasted => "Pasted from the clipboard".to_owned(),
        Origin::Corpus { game, .. } if state.open_game() == Some(*game) => format!("Game {} of the list", game.0 + 1),
        Origin::Corpus { .. } => "From games that are no longer loaded".to_owned(),
    };
    ui.label(RichText::new(source).small().weak());
    if let Some(note) = viewer.note() {
        ui.label(RichText::new(note).small().color(Tones::of(ui).warning));
    }
}

/// Moves to choose from: beside the current one, and after it.
fn variations_ui(ui: &mut Ui, viewer: &Viewer, commands: &mut Vec<Command>) {
    let tree = viewer.tree();
    let here = viewer.variations();
    let next: Vec<NodeId> = tree.children(viewer.at()).collect();
    for (title, nodes) in [("Instead (↑ ↓)", here), ("Next", next)] {
        if nodes.len() < 2 {
            continue;
        }
        ui.label(RichText::new(title).small().weak());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for (index, &id) in nodes.iter().enumerate() {
                let place = match tree.node(id).play {
                    Some(play) => play.point().map_or("pass".to_owned(), |point| point.label(tree.size)),
                    None => "set-up".to_owned(),
                };
                let text = format!("{} {place}", variation_name(index));
                if ui.add(Button::selectable(id == viewer.at(), text).sense(Sense::click())).clicked() {
                    commands.push(Command::Go(Navigation::Node(id)));
                }
            }
        });
    }
}

/// A, B … Z, then numbers.
fn variation_name(index: usize) -> String {
    match u8::try_from(index) {
        Ok(letter @ 0..26) => char::from(b'A' + letter).to_string(),
        _ => (index + 1).to_string(),
    }
}
