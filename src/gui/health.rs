//! The window of a library check: the problems found in a library, and the button that repairs them.

use egui::{ProgressBar, RichText, ScrollArea, Ui};

use super::questions::{buttons, modal};
use super::theme::Tones;
use katachi_app::{AppState, Command, LibraryCheckResult};
use katachi_core::library::health::{Finding, RepairOutcome};
use katachi_language::text;
use katachi_sentences::Sentence;

#[derive(Default)]
pub struct HealthWindow {
    is_open: bool,
}

impl HealthWindow {
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    pub fn open(&mut self) {
        self.is_open = true;
    }

    pub fn ui(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
        if !self.is_open {
            return;
        }
        let care = state.care();
        let name = care.dir().file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut closes = false;
        let modal = modal(ui, "health", |ui| {
            ui.heading(text!("health-title", library = &name));
            if let Some(progress) = care.progress() {
                ui.label(text!("health-phase", phase = progress.phase.sentence()));
                let fraction = progress.fraction();
                ui.add(ProgressBar::new(fraction.unwrap_or(0.0)).animate(fraction.is_none()));
            } else if let Some(checked) = care.checked() {
                checked_ui(ui, checked);
            } else if let Some(error) = care.failed() {
                ui.colored_label(Tones::for_context(ui).error, error.sentence());
            }
            buttons(ui, |ui| {
                let is_repairable = care.checked().filter(|checked| checked.health.is_repairable());
                if let Some(checked) = is_repairable
                    && ui.button(text!("health-repair")).on_hover_text(text!("health-repair-hint")).clicked()
                {
                    commands.push(Command::CheckLibrary { dir: checked.dir.clone(), repair: true });
                }
                let close = if care.progress().is_some() { text!("health-stop") } else { text!("general-close") };
                closes = ui.button(close).clicked();
            });
        });
        if closes || modal.should_close() {
            self.is_open = false;
            commands.push(Command::CloseCheck);
        }
    }
}

fn checked_ui(ui: &mut Ui, checked: &LibraryCheckResult) {
    let health = &checked.health;
    let tones = Tones::for_context(ui);
    match health.is_sound() {
        true => ui.label(RichText::new(text!("health-sound", files = health.files)).strong()),
        false => ui.colored_label(tones.error, text!("health-not-sound", files = health.files)),
    };
    if health.findings.is_empty() {
        return;
    }
    ui.separator();
    let room = ui.ctx().content_rect().height() - 260.0;
    ScrollArea::vertical().max_height(room).show(ui, |ui| {
        health.findings.iter().for_each(|finding| finding_ui(ui, finding));
    });
}

fn finding_ui(ui: &mut Ui, finding: &Finding) {
    let tones = Tones::for_context(ui);
    let name = finding.path.file_name().unwrap_or(finding.path.as_os_str()).to_string_lossy().into_owned();
    let (sign, color) = match finding.is_settled() {
        true => ("✔", tones.weak),
        false => ("⚠", tones.warning),
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(sign).color(color));
        ui.strong(name).on_hover_text(finding.path.display().to_string());
        ui.label(finding.problem.sentence());
    });
    let what = match &finding.outcome {
        RepairOutcome::Untouched => text!("health-untouched", remedy = capital(&finding.remedy.sentence())),
        RepairOutcome::Repaired(done) => text!("health-repaired", what = done.sentence()),
        RepairOutcome::Failed(why) => text!("health-not-repaired", reason = why.sentence()),
    };
    ui.indent(&finding.path, |ui| ui.label(RichText::new(what).weak()));
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
