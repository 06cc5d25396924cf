//! The drawing as a text diagram, which can be copied, edited or pasted.

use egui::{FontId, Key, Role, TextEdit, Ui, WidgetInfo};

use super::Out;
use crate::tokens::{letters, space};
use katachi_app::AppState;
use katachi_app::find::FindCommand;
use katachi_language::text;

#[derive(Default)]
pub struct TextView {
    /// The text that is being typed; `None` while the drawing's own text is shown.
    edited: Option<String>,
}

impl TextView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let own = state.find().diagram();
        ui.horizontal_wrapped(|ui| {
            if ui.button(text!("find-copy")).on_hover_text(text!("find-copy-tip")).clicked() {
                out.push(FindCommand::CopyDiagram);
            }
            let has_edit = self.edited.as_ref().is_some_and(|text| *text != own);
            let draw = ui.add_enabled(has_edit, egui::Button::new(text!("find-draw-this")));
            let enter = ui.input(|input| input.modifiers.command && input.key_pressed(Key::Enter));
            if let Some(text) = self.edited.take_if(|_| has_edit && (draw.clicked() || enter)) {
                out.push(FindCommand::Paste(text));
            }
            if has_edit
                && ui.button(text!("find-as-it-is-drawn")).on_hover_text(text!("find-as-it-is-drawn-tip")).clicked()
            {
                self.edited = None;
            }
        });
        ui.weak(text!("find-paste-hint"));
        egui::ScrollArea::both().auto_shrink(false).show(ui, |ui| {
            let mut text = self.edited.clone().unwrap_or_else(|| own.clone());
            let field = TextEdit::multiline(&mut text)
                .font(FontId::monospace(letters::TEXT))
                .desired_width(f32::INFINITY)
                .desired_rows(12);
            let response = ui.add(field);
            response.widget_info(|| WidgetInfo::labeled(Role::MultilineTextInput, true, text!("find-diagram")));
            if response.changed() {
                self.edited = Some(text);
            }
            ui.add_space(space::TINY);
            ui.small(text!("find-marks"));
        });
    }
}
