//! The chosen rule in words: its outside conditions, White's moves and the answers, and how often it occurs in the
//! games; and the form that makes more rules.

use egui::{
    CollapsingHeader, Color32, Frame as Boxed, Margin, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2,
};

use super::chosen_rule::liberties_words;
use super::group_curve::group_curve_ui;
use super::{Out, goals};
use crate::theme::Tones;
use crate::tokens::space;
use katachi_app::AppState;
use katachi_app::WindowPrompt;
use katachi_app::life::answers::RuleExplorer;
use katachi_app::life::{LifeCommand, paper_sizes, sizes_of};
use katachi_engines::tsumego::rules::WhitePass;
use katachi_engines::tsumego::rules::conditions::{LibertyCondition, Subject};
use katachi_engines::tsumego::rules::frame::{RuleFrame, RuleGoal};
use katachi_engines::tsumego::rules::moves::WhiteMove;
use katachi_engines::tsumego::rules::text::cell_name;
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::words::about;

/// State that the panel keeps between frames.
pub struct WordsView {
    goal: RuleGoal,
    frame: RuleFrame,
    threats: bool,
    pass: WhitePass,
}

impl Default for WordsView {
    fn default() -> Self {
        let sizes = paper_sizes();
        WordsView {
            goal: RuleGoal::Eye,
            frame: sizes[5.min(sizes.len() - 1)],
            threats: false,
            pass: WhitePass::default(),
        }
    }
}

impl WordsView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        ScrollArea::vertical().id_salt("rule words").auto_shrink(false).show(ui, |ui| {
            if let Some(answers) = state.life().browser().answers() {
                asked_ui(ui, answers);
                ui.add_space(space::TINY);
                lines_ui(ui, state, answers, out);
                ui.add_space(space::TINY);
                count_ui(ui, state, answers, out);
                ui.add_space(space::TINY);
            }
            self.book_ui(ui, state, out);
            group_curve_ui(ui, state, out);
        });
    }

    /// When White may pass in the rules to be made.
    fn pass_ui(&mut self, ui: &mut Ui) {
        ui.label(text!("life-white-may-pass"));
        egui::ComboBox::from_id_salt("pass")
            .selected_text(pass_choice(self.pass))
            .show_ui(ui, |ui| {
                for pass in WhitePass::ALL {
                    ui.selectable_value(&mut self.pass, pass, pass_choice(pass)).on_hover_text(pass.sentence());
                }
            })
            .response
            .widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("life-white-may-pass")));
    }

    /// The sets of the book, and the form that makes more.
    fn book_ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        CollapsingHeader::new(text!("life-make-rules")).id_salt("make rules").show(ui, |ui| {
            ui.label(text!("life-make-rules-help"));
            ui.horizontal_wrapped(|ui| {
                egui::ComboBox::from_id_salt("goal")
                    .selected_text(goals::choice(self.goal))
                    .width(190.0)
                    .show_ui(ui, |ui| {
                        for goal in goals::GOAL_ORDER {
                            ui.selectable_value(&mut self.goal, goal, goals::choice(goal));
                        }
                    })
                    .response
                    .widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("life-new-goal")));
                egui::ComboBox::from_id_salt("rectangle")
                    .selected_text(self.frame.sentence())
                    .show_ui(ui, |ui| {
                        for frame in sizes_of(self.goal) {
                            ui.selectable_value(&mut self.frame, frame, frame.sentence());
                        }
                    })
                    .response
                    .widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("life-new-rectangle")));
                if !sizes_of(self.goal).contains(&self.frame) {
                    self.frame = sizes_of(self.goal)[0];
                }
                ui.checkbox(&mut self.threats, text!("life-make-threats"))
                    .on_hover_text(text!("life-make-threats-help"));
                self.pass_ui(ui);
                if ui.button(text!("life-make")).on_hover_text(text!("life-make-help")).clicked() {
                    let (goal, frame, threats, pass) = (self.goal, self.frame, self.threats, self.pass);
                    out.push(LifeCommand::Generate { goal, frame, threats, pass });
                }
            });
            let book = state.life().browser().book();
            // The set in the book says the same below.
            if book.get(self.goal, self.frame).is_none_or(|set| set.pass != self.pass) {
                ui.label(self.pass.sentence());
            }
            match book.get(self.goal, self.frame) {
                Some(set) => {
                    ui.weak(text!(
                        "life-in-book",
                        won = set.won.len(),
                        winning = set.winning.len(),
                        won_before = set.won_raw,
                        winning_before = set.winning_raw,
                    ));
                    if set.threats_raw > 0 {
                        ui.weak(text!("life-in-book-threats", threats = set.threats.len(), before = set.threats_raw));
                    }
                    ui.weak(set.pass.sentence());
                }
                None if self.frame.cell_count() >= 9 && self.goal.has_marks() => {
                    _ = ui.weak(text!("life-not-in-book-points"));
                }
                None if self.frame.cell_count() >= 12 => {
                    _ = ui.weak(text!("life-not-in-book-large"));
                }
                None => _ = ui.weak(text!("life-not-in-book")),
            }
            ui.horizontal_wrapped(|ui| {
                if ui.button(text!("life-save-book")).on_hover_text(text!("life-save-book-help")).clicked() {
                    out.push(LifeCommand::SaveRules);
                }
                if ui.button(text!("life-open-rules")).on_hover_text(text!("life-open-rules-help")).clicked() {
                    out.push(LifeCommand::AskFor(WindowPrompt::Rules));
                }
            });
        });
    }
}

/// The choice in the form that makes rules.
fn pass_choice(pass: WhitePass) -> &'static str {
    match pass {
        WhitePass::Always => text!("life-pass-always"),
        WhitePass::WithMove => text!("life-pass-with-move"),
        WhitePass::Never => text!("life-pass-never"),
    }
}

/// A condition on liberties as a whole sentence.
pub fn condition_sentence(frame: RuleFrame, condition: &LibertyCondition) -> String {
    let cell = cell_name(frame, condition.subject.cell());
    let liberties = liberties_words(condition);
    match condition.subject {
        Subject::Black(_) => text!("life-condition-black", point = cell, liberties = liberties),
        Subject::White(_) => text!("life-condition-white", point = cell, liberties = liberties),
        Subject::IfBlackPlays(_) => text!("life-condition-if-black", point = cell, liberties = liberties),
        Subject::IfWhitePlays(_) => text!("life-condition-if-white", point = cell, liberties = liberties),
    }
}

fn asked_ui(ui: &mut Ui, answers: &RuleExplorer) {
    ui.strong(text!("life-asks-outside"));
    let scene = answers.start();
    if scene.asked.is_empty() {
        ui.label(text!("life-asks-nothing-outside"));
    }
    for condition in &scene.asked {
        ui.label(format!("• {}", condition_sentence(answers.frame(), condition)));
    }
    let kept: Vec<String> = (0..answers.frame().cell_count())
        .filter(|cell| answers.rule().kept >> cell & 1 == 1)
        .map(|cell| cell_name(answers.frame(), cell))
        .collect();
    let all = answers.rule().stones.black.count_ones() as usize;
    if kept.len() == all {
        ui.weak(text!("life-all-stay"));
    } else if !kept.is_empty() {
        ui.weak(text!("life-some-stay", points = kept.join(" ")));
    }
}

fn lines_ui(ui: &mut Ui, state: &AppState, answers: &RuleExplorer, out: &mut Out) {
    if !answers.is_won() {
        ui.strong(text!("life-blacks-move"));
    } else if answers.lines().is_empty() {
        ui.strong(text!("life-whites-moves"));
        ui.label(text!("life-whites-moves-none"));
        return;
    } else {
        ui.strong(text!("life-whites-moves-answers"));
    }
    ui.weak(text!("life-lines-help"));
    ui.add_space(space::TINY);
    let spacing = std::mem::replace(&mut ui.spacing_mut().item_spacing.y, 1.0);
    if answers.is_won() && line_row(ui, answers.chosen().is_none(), text!("life-rule-itself"), "", false) {
        out.push(LifeCommand::ShowLine(None));
    }
    for (number, line) in answers.lines().iter().enumerate() {
        let is_chosen = answers.chosen() == Some(number);
        let black = answers.black_words(line.black);
        let (left, right) = match line.white {
            Some(white) => (answers.white_words(white), black),
            None => (black, String::new()),
        };
        let is_outside = line.white.is_some_and(|white| !matches!(white, WhiteMove::Stone(_) | WhiteMove::Pass));
        if line_row(ui, is_chosen, &left, &right, is_outside) {
            out.push(LifeCommand::ShowLine((!is_chosen).then_some(number)));
        }
    }
    ui.spacing_mut().item_spacing.y = spacing;
    if answers.chosen().is_some() {
        match state.life().onward() {
            Some(_) => {
                if ui.button(text!("life-onward")).clicked() {
                    out.push(LifeCommand::Onward);
                }
            }
            None => _ = ui.weak(text!("life-no-onward")),
        }
    }
}

/// A selectable line. Returns whether it was clicked.
fn line_row(ui: &mut Ui, is_chosen: bool, left: &str, right: &str, is_outside: bool) -> bool {
    let tones = Tones::for_context(ui);
    let fill = if is_chosen { tones.chosen } else { Color32::TRANSPARENT };
    let label = if right.is_empty() { left.to_owned() } else { about(left, right) };
    let inner = Boxed::new().fill(fill).corner_radius(4).inner_margin(Margin::symmetric(6, 3)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            let half = (ui.available_width() * 0.56).floor();
            let part = |ui: &mut Ui, width: f32, text: RichText| {
                ui.allocate_ui_with_layout(vec2(width, 18.0), egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    ui.set_min_width(width);
                    ui.add(egui::Label::new(text).selectable(false).wrap());
                });
            };
            let left = RichText::new(left).color(if is_outside { tones.weak } else { tones.text });
            if right.is_empty() {
                ui.add(egui::Label::new(left).selectable(false));
            } else {
                part(ui, half, left);
                let rest = ui.available_width();
                part(ui, rest, RichText::new(right).strong());
            }
        });
    });
    let response = inner.response.interact(Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Row, true, is_chosen, &label));
    if response.hovered() && !is_chosen {
        ui.painter().rect_stroke(response.rect, 4.0, egui::Stroke::new(1.0, tones.rule), egui::StrokeKind::Inside);
    }
    response.clicked()
}

fn count_ui(ui: &mut Ui, state: &AppState, answers: &RuleExplorer, out: &mut Out) {
    ui.strong(text!("life-in-games"));
    let frame = answers.frame();
    match state.life().frequencies().get(frame) {
        Some(found) => {
            let count = found.count(frame, answers.rule().stones);
            let share = count as f64 / found.occurrences.max(1) as f64;
            let times = text!("general-times", times = count);
            let games = text!("general-games", games = found.games);
            let bits = format!("{:.1}", -share.log2());
            ui.label(match count {
                0 => text!("life-count-none", times = times, games = games),
                _ => text!("life-count", times = times, games = games, bits = bits),
            });
        }
        None => {
            if ui.button(text!("life-count-in-games")).clicked() {
                out.push(LifeCommand::CountRules);
            }
        }
    }
    ui.horizontal(|ui| {
        if ui.button(text!("life-its-games")).on_hover_text(text!("life-its-games-help")).clicked() {
            out.push(LifeCommand::FindRule);
        }
    });
}
