//! The list of problems: a picture of each, the side to move, and the status from its card.

use egui::{ComboBox, Rect, RichText, Role, TextEdit, TextStyle, Ui, WidgetInfo, vec2};

use super::Out;
use super::typical::typical_ui;
use crate::theme::Tones;
use crate::tokens::space;
use crate::widgets::elided;
use crate::widgets::filter_field::keep_focus;
use crate::widgets::mini_board::paint_board_part;
use crate::widgets::table::{Sorting, TableHead, TableRows, TableWidget};
use katachi_app::AppState;
use katachi_app::WindowPrompt;
use katachi_app::life::problems::{
    ProblemChoice, ProblemColumn, ProblemEntry, ProblemFilter, ProblemList, ProblemStatus,
};
use katachi_app::life::{LifeCommand, ProblemShapeSource};
use katachi_core::go::Color;
use katachi_core::study::ProblemRating;
use katachi_language::text;
use katachi_sentences::words::{color_name, interval_words, percent};

/// Shows the result of practice in a line, with more in the tooltip.
fn practice_ui(ui: &mut Ui, problems: &ProblemList) {
    let (practice, rating) = (problems.practice(), problems.rating());
    rating_ui(ui, rating);
    let Some(rate) = practice.rate_lately() else {
        // Keep the line, so that the list does not move when the first answer comes.
        match problems.due() {
            0 => ui.weak(text!("life-no-tries")),
            due => ui.weak(text!("life-due", due = due)),
        };
        return;
    };
    // A share of only a few tries means nothing.
    let (right, tries) = (practice.right_lately, practice.tries_lately);
    let mut words = match tries {
        0..10 => text!("life-tries-few", right = right, tries = tries),
        _ => text!("life-tries-lately", rate = percent(rate.rate), tries = tries),
    };
    if problems.due() > 0 {
        words = format!("{} · {words}", text!("life-due", due = problems.due()));
    }
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
fn tools_ui(ui: &mut Ui, out: &mut Out) {
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
    let practise = ui.button(text!("life-practise"));
    if practise.on_hover_text(text!("life-practise-help")).clicked() {
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
            tools_ui(ui, out);
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
        practice_ui(ui, life.problems());
        if let Some(shape) = life.problems().shape() {
            ui.horizontal_wrapped(|ui| {
                ui.label(text!("life-with-shape", shape = shape.words()));
                if ui.small_button(text!("life-any-shape")).clicked() {
                    out.push(LifeCommand::AnyShape);
                }
            });
        }
        if life.problems().rows().is_empty() {
            ui.add_space(space::LARGE);
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
        let (sorted, falls) = problems.sort();
        let heads = ProblemColumn::ALL.map(|column| {
            let head = match column {
                ProblemColumn::Number => TableHead::text(column.title(), PICTURE_SIZE + 6.0).fixed(),
                ProblemColumn::Name => TableHead::text(column.title(), 130.0).plain(),
                ProblemColumn::ToPlay => TableHead::text(column.title(), 58.0).plain(),
                ProblemColumn::Status => TableHead::text(column.title(), 76.0).plain(),
                // Only wide lists show this column. Its spare room goes to the names; the tooltip has it too.
                ProblemColumn::Origin => TableHead::text(column.title(), 280.0).rank(1).plain(),
            };
            let sorting = Sorting::for_column(sorted == column, falls);
            head.key(column.key()).help(text!("library-click-to-sort")).sorting(sorting)
        });
        let place = problems.place();
        let is_new = std::mem::replace(&mut self.shown_row, place) != place;
        let table = TableWidget {
            name: "problems",
            title: text!("board-table-problems"),
            heads: &heads,
            rows: problems.rows().len(),
            row_height: ROW_HEIGHT,
            reveal: place.filter(|_| is_new),
            scales: 0.7..=f32::INFINITY,
            has_own_keys: false,
        };
        let mut rows = ProblemRows { state, wanted: None };
        let output = table.show(ui, &mut rows);
        out.extend(rows.wanted);
        out.extend(output.sort.map(|column| LifeCommand::SortProblems(ProblemColumn::ALL[column])));
        out.extend(output.clicked.or(output.opened).map(LifeCommand::SelectProblem));
        out.extend(
            output.steps.into_iter().map(|rows| LifeCommand::NextProblem(rows.clamp(-100_000_000, 100_000_000) as i32)),
        );
        out.extend(output.export);
    }
}

fn turn_words(to_move: Option<Color>) -> &'static str {
    match to_move {
        None => text!("life-either-plays"),
        Some(Color::Black) => text!("life-black-plays"),
        Some(Color::White) => text!("life-white-plays"),
    }
}

struct ProblemRows<'a> {
    state: &'a AppState,
    /// The command of a row's menu.
    wanted: Option<LifeCommand>,
}

impl ProblemRows<'_> {
    /// The number of a problem, from 0, the problem, and what became of it.
    fn problem(&self, row: usize) -> Option<(u32, &ProblemEntry, ProblemStatus)> {
        let problems = self.state.life().problems();
        let number = *problems.rows().get(row)?;
        let problem = problems.problem(number)?;
        Some((number, problem, self.state.life().known(problem)))
    }
}

impl TableRows for ProblemRows<'_> {
    const HAS_TIPS: bool = true;

    fn is_selected(&self, row: usize) -> bool {
        self.state.life().problems().place() == Some(row)
    }

    fn cell_ui(&mut self, ui: &mut Ui, row: usize, column: usize) {
        let Some((number, problem, known)) = self.problem(row) else { return };
        let tones = Tones::for_context(ui);
        let text = match ProblemColumn::ALL[column] {
            ProblemColumn::Number => {
                let rect = ui.max_rect();
                let picture = Rect::from_center_size(rect.center(), vec2(PICTURE_SIZE, PICTURE_SIZE));
                return paint_board_part(ui, picture, problem.board.size(), &problem.stones, problem.part);
            }
            ProblemColumn::Name => {
                let name = format!("{}. {}", number + 1, problem.title());
                let font = TextStyle::Body.resolve(ui.style());
                // The problems of a book differ at the ends of their names.
                RichText::new(elided::middle(ui, &name, &font, ui.available_width()))
            }
            ProblemColumn::ToPlay => RichText::new(color_name(problem.to_move)),
            ProblemColumn::Status => match known {
                ProblemStatus::New => RichText::new(words(known)).color(tones.weak),
                ProblemStatus::Failed => RichText::new(format!("✖ {}", words(known))).color(tones.error),
                ProblemStatus::Solved => RichText::new(format!("✔ {}", words(known))),
            },
            ProblemColumn::Origin => RichText::new(problem.place()).weak(),
        };
        elided::cell(ui, text);
    }

    fn text(&self, row: usize, column: usize) -> String {
        let Some((number, problem, known)) = self.problem(row) else { return String::new() };
        match ProblemColumn::ALL[column] {
            ProblemColumn::Number => (number + 1).to_string(),
            ProblemColumn::Name => problem.title().to_owned(),
            ProblemColumn::ToPlay => if problem.to_move == Color::Black { "Black" } else { "White" }.to_owned(),
            ProblemColumn::Status => key(known).to_owned(),
            ProblemColumn::Origin => problem.place(),
        }
    }

    fn label(&self, row: usize) -> String {
        let Some((number, problem, known)) = self.problem(row) else { return String::new() };
        text!(
            "life-problem-row",
            number = (number + 1).to_string(),
            name = problem.title(),
            color = color_name(problem.to_move),
            state = words(known),
        )
    }

    fn tip_ui(&self, ui: &mut Ui, row: usize) {
        let Some((_, problem, _)) = self.problem(row) else { return };
        ui.label(format!("{}\n{}", problem.title(), problem.place()));
        if let Some(failed) = self.state.life().failed_earlier(problem) {
            ui.label(text!("life-failed-earlier", date = failed.date()));
        }
    }

    fn menu_ui(&mut self, ui: &mut Ui, row: usize) {
        for (title, command) in [
            (text!("life-open-problem"), LifeCommand::SelectProblem(row)),
            (text!("life-show-solution"), LifeCommand::SolveProblem(row)),
        ] {
            if ui.button(title).clicked() {
                self.wanted = Some(command);
                ui.close();
            }
        }
        ui.separator();
    }
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
