//! A frame that breaks: a panic in it is caught, said, and the window goes on. Where frame after frame breaks, the window
//! says so in place of the workspaces, and everything stays kept.

use std::panic::{AssertUnwindSafe, catch_unwind};

use egui::{CentralPanel, Ui};

use super::App;
use katachi_app::NoticeLevel;
use katachi_core::reports::Defect;
use katachi_language::text;
use katachi_sentences::Sentence;

/// Frames that may break one after the other before the workspaces are left away.
const MOST_IN_A_ROW: u32 = 3;

/// How many frames broke one after the other, and what was said of the last one.
#[derive(Default)]
pub struct Broken {
    in_a_row: u32,
    said: String,
}

impl App {
    /// One frame. A panic in it is a defect: it is said, with the file of its report.
    pub fn root_ui(&mut self, ui: &mut Ui) {
        if self.broken.in_a_row >= MOST_IN_A_ROW {
            return self.broken_ui(ui);
        }
        let Err(panic) = catch_unwind(AssertUnwindSafe(|| self.frame_ui(ui))) else {
            self.broken.in_a_row = 0;
            return;
        };
        self.broken.in_a_row += 1;
        let said = Defect::from_panic(&*panic).sentence();
        // Once for all frames that break in the same way.
        if self.broken.said != said {
            let text = text!("notices-defect", what = &said);
            self.state.tell(NoticeLevel::Error, text);
            self.broken.said = said;
        }
        ui.ctx().request_repaint();
    }

    fn broken_ui(&mut self, ui: &mut Ui) {
        // Files that are being written are finished, unless writing them is what breaks.
        let _ = catch_unwind(AssertUnwindSafe(|| self.state.poll()));
        CentralPanel::default().show(ui, |ui| {
            ui.add_space(40.0);
            ui.vertical_centered(|ui| {
                ui.heading(text!("shell-broken-title"));
                ui.label(text!("shell-broken"));
                ui.label(&self.broken.said);
                ui.add_space(12.0);
                if ui.button(text!("shell-copy-this")).clicked() {
                    ui.ctx().copy_text(self.broken.said.clone());
                }
                if ui.button(text!("shell-try-again")).clicked() {
                    self.broken = Broken::default();
                }
                if ui.button(text!("shell-close-katachi")).clicked() {
                    ui.ctx().send_viewport_cmd(egui::ViewportCommand::Close);
                }
            });
        });
    }
}
