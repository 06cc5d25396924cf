//! The list of problems: a picture of each, the side to move, and the status from its card.

use egui::{Align2, ComboBox, FontId, Rect, Role, Sense, TextEdit, Ui, WidgetInfo, pos2, vec2};
use egui_extras::{Column, TableBuilder};

use super::Out;
use super::typical::typical_ui;
use crate::theme::Tones;
use crate::widgets::elided;
use crate::widgets::filter_field::keep_focus;
use crate::widgets::mini_board::paint_board_part;
use crate::widgets::table::menu_with_export;
use katachi_app::AppState;
use katachi_app::WindowPrompt;
use katachi_app::life::problems::{ProblemChoice, ProblemEntry, ProblemFilter, ProblemStatus};
use katachi_app::life::{LifeCommand, ProblemShapeSource};
use katachi_core::go::Color;
use katachi_core::study::{Practice, ProblemRating};
use katachi_language::text;
use katachi_sentences::words::{color_name, interval_words, percent};

/// Shows the result of practice in a line, with more in the tooltip.
fn practice_ui(ui: &mut Ui, practice: &Practice, rating: &ProblemRating) {
    rating_ui(ui, rating);
    let Some(rate) = practice.rate_lately() else {
        // Keep the line, so that the list does not move when the first answer comes.
        ui.weak(text!("life-no-tries"));
        return;
    };
    // A share of only a few tries means nothing.
    let (right, tries) = (practice.right_lately, practice.tries_lately);
    let mut words = match tries {
        0..10 => text!("life-tries-few", right = right, tries = tries),
        _ => text!("life-tries-lately", rate = percent(rate.rate), tries = tries),
    };
    if practice.run > 1 {
        words = format!("{words} · {}", text!("life-run", problems = practice.run));
    }
    if practice.days > 1 {
        words = format!("{words} · {}", text!("life-days", days = practice.days));
    }
    let tip = text!(
        "life-tries-help",
        right = practice.right,
        tries = practice.tries,
        problems = practice.cards,
        right_today = practice.right_today,
        tries_today = practice.tries_today,
        rate = interval_words(rate),
        run = practice.best_run,
    );
    ui.add(egui::Label::new(egui::RichText::new(words).weak()).truncate()).on_hover_text(tip);
}

/// Minimum number of tries for a meaningful rating.
const MIN_RATED_TRIES: usize = 5;

/// Shows the rating for these problems in a line.
fn rating_ui(ui: &mut Ui, rating: &ProblemRating) {
    let words = match rating.tries {
        0..MIN_RATED_TRIES => text!("life-rating-after", tries = MIN_RATED_TRIES - rating.tries),
        _ => text!(
            "life-rating",
            rating = format!("{:.0}", rating.rating),
            about = format!("{:.0}", rating.half_width()),
        ),
    };
    let tip = match rating.unmeasured {
        0 => text!("life-rating-help", problems = rating.tries),
        unmeasured => text!("life-rating-help-unmeasured", problems = rating.tries, unmeasured = unmeasured),
    };
    ui.add(egui::Label::new(words).truncate()).on_hover_text(tip);
}

const ROW_HEIGHT: f32 = 64.0;
const PICTURE_SIZE: f32 = 58.0;

/// State that the panel keeps between frames.
#[derive(Default)]
pub struct ProblemsView {
    text: String,
    shown_row: Option<usize>,
}

/// Buttons that open problems, practise due problems, and find problems that show a shape.
fn tools_ui(ui: &mut Ui, due: usize, out: &mut Out) {
    ui.menu_button(text!("general-open"), |ui| {
        for (name, command) in [
            (text!("life-open-files"), LifeCommand::AskFor(WindowPrompt::ProblemFiles)),
            (text!("life-open-folder"), LifeCommand::AskFor(WindowPrompt::ProblemFolder)),
            (text!("life-open-sample"), LifeCommand::SampleProblems),
        ] {
            if ui.button(name).clicked() {
                out.push(command);
                ui.close();
            }
        }
    });
    let title = if due > 0 { text!("life-practise-due", due = due) } else { text!("life-practise").to_owned() };
    let response = ui.button(title).on_hover_text(text!("life-practise-help"));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, text!("life-practise")));
    if response.clicked() {
        out.push(LifeCommand::Practise);
    }
    ui.menu_button(text!("life-find-shape"), |ui| {
        for (name, tip, shape) in [
            (text!("life-find-region"), text!("life-find-region-help"), ProblemShapeSource::Region),
            (text!("life-find-drawing"), text!("life-find-drawing-help"), ProblemShapeSource::Drawing),
        ] {
            if ui.button(name).on_hover_text(tip).clicked() {
                out.push(LifeCommand::FindProblems(shape));
                ui.close();
            }
        }
    });
}

impl ProblemsView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let life = state.life();
        let Some(set) = life.problems().set() else { return };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
            tools_ui(ui, life.problems().due(), out);
            typical_ui(ui, life, out);
        });
        self.filters_ui(ui, state, out);
        ui.horizontal_wrapped(|ui| {
            let (shown, all) = (life.problems().rows().len(), set.problems.len());
            match shown == all {
                true => ui.label(text!("life-set", title = set.title(), problems = all)),
                false => ui.label(text!("life-set-some", title = set.title(), shown = shown, problems = all)),
            };
            if !life.keeps_cards() {
                ui.weak(text!("life-session-cards")).on_hover_text(text!("life-session-cards-help"));
            }
        });
        practice_ui(ui, life.problems().practice(), life.problems().rating());
        if let Some(words) = life.problems().shape() {
            ui.horizontal_wrapped(|ui| {
                ui.label(text!("life-with-shape", shape = words));
                if ui.small_button(text!("life-any-shape")).clicked() {
                    out.push(LifeCommand::AnyShape);
                }
            });
        }
        if life.problems().rows().is_empty() {
            ui.add_space(20.0);
            ui.vertical_centered(|ui| ui.label(text!("life-no-problem-passes")));
            return;
        }
        self.rows_ui(ui, state, out);
    }

    fn filters_ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let mut filter: ProblemFilter = state.life().problems().filter().clone();
        if self.text.is_empty() != filter.text.is_empty() {
            self.text.clone_from(&filter.text);
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
            let wanted = ComboBox::from_id_salt("problems wanted")
                .selected_text(filter.wanted.title())
                .width(74.0)
                .show_ui(ui, |ui| {
                    for wanted in ProblemChoice::ALL {
                        ui.selectable_value(&mut filter.wanted, wanted, wanted.title());
                    }
                });
            wanted.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("life-which-problems")));
            let turn = ComboBox::from_id_salt("problems to move")
                .selected_text(turn_words(filter.to_move))
                .width(92.0)
                .show_ui(ui, |ui| {
                    for color in [None, Some(Color::Black), Some(Color::White)] {
                        ui.selectable_value(&mut filter.to_move, color, turn_words(color));
                    }
                });
            turn.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("life-who-plays")));
            let hint = text!("life-name-hint");
            let field = ui.add(TextEdit::singleline(&mut self.text).hint_text(hint).desired_width(90.0));
            let response = elided::hinted(ui, field, hint);
            keep_focus(&response);
            response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, text!("life-filter-by-name")));
            filter.text.clone_from(&self.text);
        });
        if filter != *state.life().problems().filter() {
            out.push(LifeCommand::FilterProblems(filter));
        }
    }

    fn rows_ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let problems = state.life().problems();
        ui.spacing_mut().item_spacing = vec2(4.0, 0.0);
        let width = ui.available_width() - 12.0;
        let mut table = TableBuilder::new(ui)
            .id_salt("problems")
            .striped(true)
            .sense(Sense::click())
            .auto_shrink(false)
            .column(Column::exact(width));
        let place = problems.place();
        if place != self.shown_row {
            self.shown_row = place;
            if let Some(place) = place {
                table = table.scroll_to_row(place, None);
            }
        }
        let mut asked: Vec<LifeCommand> = Vec::new();
        table.body(|body| {
            body.rows(ROW_HEIGHT, problems.rows().len(), |mut row| {
                let at = row.index();
                let number = problems.rows()[at];
                let Some(problem) = problems.problem(number) else { return };
                let is_selected = problems.selected().is_some_and(|(selected, _)| selected == number);
                row.set_selected(is_selected);
                let known = state.life().known(problem);
                row.col(|ui| row_ui(ui, number, problem, known));
                let response = row.response();
                let label = text!(
                    "life-problem-row",
                    number = (number + 1).to_string(),
                    name = &problem.name,
                    color = color_name(problem.to_move),
                    state = words(known),
                );
                response.widget_info(|| WidgetInfo::selected(Role::Row, true, is_selected, &label));
                let clicked = response.clicked();
                let own = |ui: &mut Ui| {
                    let solution = [LifeCommand::SelectProblem(at), LifeCommand::Solve];
                    for (title, commands) in
                        [(text!("life-open-problem"), &solution[..1]), (text!("life-show-solution"), &solution[..])]
                    {
                        if ui.button(title).clicked() {
                            asked.extend_from_slice(commands);
                            ui.close();
                        }
                    }
                    ui.separator();
                };
                let all = problems.rows().len();
                let cells = |at: usize| cells(state, problems.rows()[at]);
                out.extend(menu_with_export(&response, own, "problems", &PROBLEM_HEADS, at, all, cells));
                response.on_hover_text(format!("{}\n{}", problem.name, problem.place()));
                if clicked {
                    out.push(LifeCommand::SelectProblem(at));
                }
            });
        });
        out.extend(asked);
    }
}

fn turn_words(to_move: Option<Color>) -> &'static str {
    match to_move {
        None => text!("life-either-plays"),
        Some(Color::Black) => text!("life-black-plays"),
        Some(Color::White) => text!("life-white-plays"),
    }
}

/// The heads of the list in copies and files, the same in every language.
const PROBLEM_HEADS: [&str; 5] = ["Number", "Name", "To play", "State", "From"];

fn cells(state: &AppState, number: u32) -> Vec<String> {
    let Some(problem) = state.life().problems().problem(number) else { return Vec::new() };
    vec![
        (number + 1).to_string(),
        problem.name.clone(),
        (if problem.to_move == Color::Black { "Black" } else { "White" }).to_owned(),
        key(state.life().known(problem)).to_owned(),
        problem.place(),
    ]
}

/// The word for a status in a file.
fn key(known: ProblemStatus) -> &'static str {
    match known {
        ProblemStatus::New => "not tried",
        ProblemStatus::Failed => "failed",
        ProblemStatus::Solved => "solved",
    }
}

fn words(known: ProblemStatus) -> &'static str {
    match known {
        ProblemStatus::New => text!("life-known-new"),
        ProblemStatus::Failed => text!("life-known-failed"),
        ProblemStatus::Solved => text!("life-known-solved"),
    }
}

fn row_ui(ui: &Ui, number: u32, problem: &ProblemEntry, known: ProblemStatus) {
    let rect = ui.max_rect();
    let tones = Tones::for_context(ui);
    let picture = Rect::from_min_size(rect.min + vec2(2.0, 3.0), vec2(PICTURE_SIZE, PICTURE_SIZE));
    paint_board_part(ui, picture, problem.board.size(), &problem.stones, problem.part);
    let left = picture.right() + 10.0;
    let right = rect.right() - 24.0;
    let write = |y: f32, text: &str, size: f32, color| {
        let font = FontId::proportional(size);
        // The problems of a book differ at the ends of their names.
        let text = elided::middle(ui, text, &font, (right - left).max(20.0));
        let galley = ui.painter().layout_no_wrap(text, font, color);
        let at = pos2(left, rect.center().y + y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, color);
    };
    write(-11.0, &format!("{}. {}", number + 1, problem.name), 14.0, tones.text);
    write(9.0, &text!("life-to-play", color = color_name(problem.to_move)), 12.0, tones.weak);
    let (sign, ink) = match known {
        ProblemStatus::New => ("", tones.weak),
        ProblemStatus::Failed => ("✖", tones.error),
        ProblemStatus::Solved => ("✔", tones.text),
    };
    ui.painter().text(
        pos2(rect.right() - 10.0, rect.center().y),
        Align2::CENTER_CENTER,
        sign,
        FontId::proportional(15.0),
        ink,
    );
}
