//! Catches a panic in a frame, reports it, and keeps the window open. If several frames in a row panic, the window
//! shows the error in place of the workspaces; nothing is lost.

use std::panic::{AssertUnwindSafe, catch_unwind};

use egui::{CentralPanel, Ui};

use super::App;
use crate::tokens::space;
use katachi_app::NoticeLevel;
use katachi_core::reports::Defect;
use katachi_language::text;
use katachi_sentences::Sentence;

/// Maximum number of frames in a row that may panic before the workspaces are hidden.
const MAX_BROKEN_FRAMES: u32 = 3;

/// The number of frames in a row that panicked, and the message of the last panic.
#[derive(Default)]
pub struct Broken {
    in_a_row: u32,
    said: String,
}

impl App {
    /// Draws one frame. A panic in it is a defect: the user is told about it and where its report file is.
    pub fn root_ui(&mut self, ui: &mut Ui) {
        if self.broken.in_a_row >= MAX_BROKEN_FRAMES {
            return self.broken_ui(ui);
        }
        let Err(panic) = catch_unwind(AssertUnwindSafe(|| self.frame_ui(ui))) else {
            self.broken.in_a_row = 0;
            return;
        };
        self.broken.in_a_row += 1;
        let said = Defect::from_panic(&*panic).sentence();
        // Report the same panic only once, however many frames it breaks.
        if self.broken.said != said {
            let text = text!("notices-defect", what = &said);
            self.state.tell(NoticeLevel::Error, text);
            self.broken.said = said;
        }
        ui.ctx().request_repaint();
    }

    fn broken_ui(&mut self, ui: &mut Ui) {
        // Finish the files that are being written, unless the writing itself panics.
        let _ = catch_unwind(AssertUnwindSafe(|| self.state.poll()));
        CentralPanel::default().show(ui, |ui| {
            ui.add_space(space::GIANT);
            ui.vertical_centered(|ui| {
                ui.heading(text!("shell-broken-title"));
                ui.label(text!("shell-broken"));
                ui.label(&self.broken.said);
                ui.add_space(space::MEDIUM);
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
