//! The drawing as a text diagram: to be copied, edited or pasted.

use egui::{FontId, Key, Role, TextEdit, Ui, WidgetInfo};

use super::Out;
use katachi_app::AppState;
use katachi_app::find::FindCommand;

#[derive(Default)]
pub struct TextView {
    /// What is being typed; the drawing's own text otherwise.
    edited: Option<String>,
}

impl TextView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let own = state.find().diagram();
        ui.horizontal_wrapped(|ui| {
            if ui.button("Copy").on_hover_text("The diagram, with its edges").clicked() {
                out.push(FindCommand::CopyDiagram);
            }
            let has_edit = self.edited.as_ref().is_some_and(|text| *text != own);
            let draw = ui.add_enabled(has_edit, egui::Button::new("Draw this"));
            let enter = ui.input(|input| input.modifiers.command && input.key_pressed(Key::Enter));
            if let Some(text) = self.edited.take_if(|_| has_edit && (draw.clicked() || enter)) {
                out.push(FindCommand::Paste(text));
            }
            if has_edit && ui.button("As drawn").on_hover_text("Drops what was typed").clicked() {
                self.edited = None;
            }
        });
        ui.weak("Or paste a diagram or a game (SGF) with Ctrl+V, wherever you are in this workspace.");
        egui::ScrollArea::both().auto_shrink(false).show(ui, |ui| {
            let mut text = self.edited.clone().unwrap_or_else(|| own.clone());
            let field = TextEdit::multiline(&mut text)
                .font(FontId::monospace(14.0))
                .desired_width(f32::INFINITY)
                .desired_rows(12);
            let response = ui.add(field);
            response.widget_info(|| WidgetInfo::labeled(Role::MultilineTextInput, true, "Diagram"));
            if response.changed() {
                self.edited = Some(text);
            }
            ui.add_space(6.0);
            ui.small(
                "X black · O white · . empty · ? anything on the board · x black or empty · o white or empty · @ either \
                 stone · # off the board · * anything · (9) any other set · _ no point of the region · | and - edges",
            );
        });
    }
}
