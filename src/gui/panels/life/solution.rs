//! The solver's result in words, the verdict on the user's own move, and all moves of the shown position.

use egui::{
    Button, Color32, Frame as Boxed, Margin, ProgressBar, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2,
};

use super::Out;
use crate::theme::Tones;
use crate::tokens::{letters, space};
use crate::widgets::controls;
use katachi_app::life::LifeCommand;
use katachi_app::life::session::{MoveVerdict, Remark, Session};
use katachi_app::{AppState, grouped};
use katachi_core::go::{BoardSize, Color};
use katachi_engines::tsumego::explore::{ExploredMove, ExploredPosition, Step};
use katachi_engines::tsumego::solver::{LifeStatus, Reach, Solution};
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::words::{color_name, listed};

/// Time limits in seconds that can be chosen.
const TIME_CHOICES_SECS: [u64; 5] = [1, 10, 60, 300, 1800];

pub fn solution_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    ScrollArea::vertical().id_salt("solution").auto_shrink(false).show(ui, |ui| {
        let session = state.life().session();
        let size = state.life().setup().board().size();
        if let Some((_, problem)) = state.life().problems().selected() {
            ui.label(RichText::new(problem.title()).size(letters::SECTION).strong());
            ui.weak(problem.place());
        }
        let question = match session.problem() {
            Ok(problem) => {
                let stones = problem.group().len();
                ui.label(match (problem.to_move(), problem.defender()) {
                    (Color::Black, Color::Black) => text!("life-black-to-live", stones = stones),
                    (Color::White, Color::White) => text!("life-white-to-live", stones = stones),
                    (Color::Black, Color::White) => text!("life-black-to-kill", stones = stones),
                    (Color::White, Color::Black) => text!("life-white-to-kill", stones = stones),
                });
                true
            }
            Err(reason) => {
                problem_error_ui(ui, reason);
                false
            }
        };
        if !question {
            return;
        }
        ui.add_space(space::TINY);
        controls_ui(ui, state, out);
        verdict_ui(ui, session, size);
        if session.is_revealed()
            && let Some(solution) = session.solution()
        {
            ui.add_space(space::TINY);
            found_ui(ui, state, solution, size);
            ui.add_space(space::TINY);
            line_ui(ui, session, size, out);
            tries_ui(ui, session, size, out);
        } else if !session.is_busy() && session.line().is_empty() {
            ui.add_space(space::TINY);
            ui.weak(text!("life-play-your-move"));
        }
    });
}

fn problem_error_ui(ui: &mut Ui, reason: String) {
    let tones = Tones::for_context(ui);
    ui.add_space(space::TINY);
    ui.label(RichText::new(text!("life-nothing-to-solve")).size(letters::SECTION).strong().color(tones.warning));
    ui.label(reason);
    ui.add_space(space::TINY);
    ui.weak(text!("life-nothing-to-solve-help"));
}

fn controls_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let session = state.life().session();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
        if session.is_busy() {
            if ui.button(text!("life-stop")).on_hover_text(text!("life-stop-help")).clicked() {
                out.push(LifeCommand::StopSolving);
            }
        } else {
            let shows = !session.is_revealed() || session.solution().is_none();
            let tip = text!("life-show-solution-help");
            if ui.add_enabled(shows, Button::new(text!("life-show-solution"))).on_hover_text(tip).clicked() {
                out.push(LifeCommand::Solve);
            }
        }
        let can_restart = session.is_revealed() || !session.line().is_empty();
        let tip = text!("life-again-help");
        if ui.add_enabled(can_restart, Button::new(text!("life-again"))).on_hover_text(tip).clicked() {
            out.push(LifeCommand::Restart);
        }
        if state.life().problems().selected().is_some() {
            let next = controls::primary(ui, text!("life-next"));
            if ui.add(next).on_hover_text(text!("life-next-help")).clicked() {
                out.push(LifeCommand::NextProblem(1));
            }
        }
        let seconds = state.life().seconds();
        let mut chosen = seconds;
        let combo = egui::ComboBox::from_id_salt("solver time").selected_text(time_words(seconds)).width(66.0).show_ui(
            ui,
            |ui| {
                for time in TIME_CHOICES_SECS {
                    ui.selectable_value(&mut chosen, time, time_words(time));
                }
            },
        );
        combo.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("life-time")));
        combo.response.on_hover_text(text!("life-time-help"));
        if chosen != seconds {
            out.push(LifeCommand::SetTime(chosen));
        }
    });
    if let Some(report) = session.progress() {
        ui.horizontal(|ui| {
            ui.add(ProgressBar::new(0.0).desired_width(90.0).desired_height(9.0).animate(true));
            let seconds = format!("{:.1}", report.elapsed.as_secs_f32());
            ui.label(text!(
                "life-searching",
                phase = report.phase.sentence(),
                positions = report.done,
                seconds = seconds
            ));
        });
    }
}

fn time_words(seconds: u64) -> String {
    if seconds < 60 { text!("life-seconds", seconds = seconds) } else { text!("life-minutes", minutes = seconds / 60) }
}

fn verdict_ui(ui: &mut Ui, session: &Session, size: BoardSize) {
    let tones = Tones::for_context(ui);
    if let Some(point) = session.pending().filter(|_| session.verdict().is_none()) {
        ui.add_space(space::TINY);
        ui.label(format!("{} …", point.label(size)));
        return;
    }
    let Some(verdict) = session.verdict() else { return };
    ui.add_space(space::TINY);
    let (title, words, ink) = match verdict {
        MoveVerdict::Right => (text!("life-right"), text!("life-right-help"), tones.text),
        // The answer was on the screen, or an earlier try failed.
        MoveVerdict::Solved if session.outcome() == Some(false) || session.is_solved_later() => {
            (text!("life-solved-later"), text!("life-solved-later-help"), tones.text)
        }
        MoveVerdict::Solved => (text!("life-solved"), text!("life-solved-help"), tones.text),
        MoveVerdict::Wrong => (text!("life-wrong"), text!("life-wrong-help"), tones.error),
        MoveVerdict::Unknown => (text!("life-not-known"), text!("life-not-known-help"), tones.warning),
    };
    let sign = match verdict {
        MoveVerdict::Right | MoveVerdict::Solved => "✔ ",
        MoveVerdict::Wrong => "✖ ",
        MoveVerdict::Unknown => "? ",
    };
    ui.label(RichText::new(format!("{sign}{title}")).size(letters::SECTION).strong().color(ink));
    ui.label(words);
    if let (Some(reach), Ok(problem)) = (session.failed_with(), session.problem()) {
        ui.label(failure_words(reach, problem.defender(), problem.to_move()));
    }
    if let Some(remark) = session.remark() {
        ui.weak(match remark {
            Remark::FileFirst => text!("life-file-first"),
            Remark::FileAlone => text!("life-file-alone"),
            Remark::FileAgainstSolver => text!("life-file-against-solver"),
            Remark::OtherThanFile => text!("life-other-than-file"),
        });
    }
}

/// How the group ends after a wrong move: the line may stop at a capture that looks like a success.
fn failure_words(reach: Reach, owner: Color, player: Color) -> String {
    let (own, other) = (color_name(owner), color_name(owner.opponent()));
    match reach {
        Reach::Nothing if owner == player => text!("life-fails-dead", own = own, other = other),
        Reach::Nothing => text!("life-fails-alive", own = own),
        Reach::All | Reach::KoTakenFirst | Reach::KoTakenSecond => text!("life-fails-ko").to_owned(),
    }
}

/// The group's status and what it means.
fn status_words(solution: &Solution, owner: Color) -> (&'static str, String) {
    let (own, other) = (color_name(owner), color_name(owner.opponent()));
    match solution.status {
        LifeStatus::Alive => (text!("life-alive"), text!("life-alive-help", own = own, other = other)),
        LifeStatus::Dead => (text!("life-dead"), text!("life-dead-help", own = own)),
        LifeStatus::FirstToMove => (text!("life-first-to-move"), text!("life-first-to-move-help").to_owned()),
        LifeStatus::Ko => (text!("life-ko"), ko_words(solution.reach, solution.ko_threats)),
        LifeStatus::Seki => (text!("life-seki"), text!("life-seki-help", own = own)),
        LifeStatus::Unknown => (text!("life-unknown"), text!("life-unknown-help").to_owned()),
    }
}

fn ko_words(reach: Option<Reach>, threats: Option<u8>) -> String {
    let several = threats.filter(|&threats| threats > 1);
    match (reach, several) {
        (Some(Reach::KoTakenFirst), None) => text!("life-ko-taken-first").to_owned(),
        (Some(Reach::KoTakenFirst), Some(threats)) => text!("life-ko-taken-first-threats", threats = threats),
        (Some(Reach::KoTakenSecond), None) => text!("life-ko-taken-second").to_owned(),
        (Some(Reach::KoTakenSecond), Some(threats)) => text!("life-ko-taken-second-threats", threats = threats),
        _ => text!("life-ko-help").to_owned(),
    }
}

fn found_ui(ui: &mut Ui, state: &AppState, solution: &Solution, size: BoardSize) {
    let session = state.life().session();
    let Ok(problem) = session.problem() else { return };
    let (title, words) = status_words(solution, problem.defender());
    ui.label(RichText::new(title).size(letters::FIGURE).strong());
    ui.label(words);
    if solution.seki && solution.status != LifeStatus::Seki {
        ui.label(text!("life-comes-out-seki"));
    }
    if let Some(point) = solution.first_move {
        ui.label(text!("life-first-move", color = color_name(problem.to_move()), point = point.label(size)));
    }
    if let Some((_, problem)) = state.life().problems().selected()
        && !problem.accepted.is_empty()
    {
        let accepted: Vec<String> = problem.accepted.iter().map(|point| point.label(size)).collect();
        let agrees = solution.first_move.is_some_and(|point| problem.accepted.contains(&point));
        let answer = text!("life-file-answer", points = listed(&accepted));
        ui.label(if agrees { format!("{answer} ✔") } else { answer });
    }
    if solution.narrow {
        ui.weak(text!("life-narrow"));
    }
    let how = if solution.by_rule {
        text!("life-by-rule").to_owned()
    } else {
        let seconds = format!("{:.2}", solution.elapsed.as_secs_f64());
        text!("life-searched", positions = solution.nodes, seconds = seconds)
    };
    ui.weak(how);
}

fn line_ui(ui: &mut Ui, session: &Session, size: BoardSize, out: &mut Out) {
    if session.line().is_empty() {
        return;
    }
    ui.strong(text!("life-line"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
        for (number, step) in session.line().iter().enumerate() {
            let is_here = number + 1 == session.at();
            let text = format!("{} {}", number + 1, step_words(*step, size));
            let response = ui.selectable_label(is_here, text);
            if response.clicked() {
                out.push(LifeCommand::GoTo(number + 1));
            }
        }
    });
    ui.weak(text!("life-line-help"));
}

fn step_words(step: Step, size: BoardSize) -> String {
    step.map_or(text!("life-pass").to_owned(), |point| point.label(size))
}

/// The moves of the position that is shown.
fn tries_ui(ui: &mut Ui, session: &Session, size: BoardSize, out: &mut Out) {
    ui.add_space(space::TINY);
    let Some(stand) = session.stand() else {
        if session.is_busy() && session.solution().is_some() {
            ui.weak(text!("life-looking-at-moves-wait"));
        }
        return;
    };
    ui.strong(text!("life-to-play-here", color = color_name(stand.to_move)));
    ui.label(stand_words(stand));
    if stand.tries.is_empty() {
        return;
    }
    ui.weak(text!("life-tries-list-help"));
    let spacing = std::mem::replace(&mut ui.spacing_mut().item_spacing.y, 0.0);
    for found in &stand.tries {
        if try_row(ui, stand, found, size) {
            out.push(LifeCommand::Follow(found.step));
        }
    }
    ui.spacing_mut().item_spacing.y = spacing;
}

fn stand_words(stand: &ExploredPosition) -> String {
    let (own, other) = (color_name(stand.to_move), color_name(stand.to_move.opponent()));
    match (stand.lives, stand.reach) {
        (Some(true), _) => text!("life-settled-lives").to_owned(),
        (Some(false), _) => text!("life-settled-dead").to_owned(),
        (None, Some(Reach::All)) => text!("life-moves-work", own = own),
        (None, Some(Reach::KoTakenFirst)) => text!("life-moves-ko-taken-first", own = own),
        (None, Some(Reach::KoTakenSecond)) => text!("life-moves-ko-taken-second", own = own, other = other),
        (None, Some(Reach::Nothing)) => text!("life-moves-nothing", own = own),
        (None, None) => text!("life-moves-not-found").to_owned(),
    }
}

fn try_row(ui: &mut Ui, stand: &ExploredPosition, found: &ExploredMove, size: BoardSize) -> bool {
    let tones = Tones::for_context(ui);
    let (sign, words, ink) = match found.keeps {
        _ if stand.reach == Some(Reach::Nothing) => ("·", "", tones.weak),
        Some(true) => ("✔", text!("life-right"), tones.text),
        Some(false) => ("✖", text!("life-try-loses"), tones.weak),
        None => ("?", text!("life-try-not-known"), tones.weak),
    };
    let name = step_words(found.step, size);
    let label = format!("{name} {words}");
    let inner = Boxed::new().fill(Color32::TRANSPARENT).inner_margin(Margin::symmetric(4, 2)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            let part = |ui: &mut Ui, width: f32, text: RichText| {
                ui.allocate_ui_with_layout(vec2(width, 18.0), egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    ui.set_min_width(width);
                    ui.add(egui::Label::new(text).selectable(false));
                });
            };
            part(ui, 18.0, RichText::new(sign).color(ink));
            part(ui, 46.0, RichText::new(&name).color(ink).strong());
            part(ui, 78.0, RichText::new(words).color(ink));
            ui.add(
                egui::Label::new(RichText::new(grouped(u64::from(found.work))).color(tones.weak).small())
                    .selectable(false),
            );
        });
    });
    let response = inner.response.interact(Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    if response.hovered() {
        ui.painter().rect_stroke(response.rect, 3.0, egui::Stroke::new(1.0, tones.rule), egui::StrokeKind::Inside);
    }
    response.clicked()
}
