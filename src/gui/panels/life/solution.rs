//! What the solver found, in words; how one's own move was judged; and every move of the position that is shown.

use egui::{
    Button, Color32, Frame as Boxed, Margin, ProgressBar, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2,
};

use super::Out;
use crate::theme::Tones;
use katachi_app::life::LifeCommand;
use katachi_app::life::session::{Remark, Session, Verdict};
use katachi_app::{AppState, grouped};
use katachi_core::go::{BoardSize, Color};
use katachi_core::words::color_name;
use katachi_engines::tsumego::explore::{Stand, Step, Try};
use katachi_engines::tsumego::solver::{Reach, Solution, Status};

/// Seconds that can be chosen.
const TIMES: [u64; 5] = [1, 10, 60, 300, 1800];

pub fn solution_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    ScrollArea::vertical().id_salt("solution").auto_shrink(false).show(ui, |ui| {
        let session = state.life().session();
        let size = state.life().setup().board().size();
        if let Some((_, problem)) = state.life().problems().selected() {
            ui.label(RichText::new(&problem.name).size(16.0).strong());
            ui.weak(&problem.place);
        }
        let question = match session.problem() {
            Ok(problem) => {
                let (mover, owner) = (problem.to_move(), problem.defender());
                let goal = if mover == owner { "live" } else { "kill" };
                let stones = if problem.group().len() == 1 { "stone" } else { "stones" };
                ui.label(format!(
                    "{} to {goal} ({} {} {})",
                    color_name(mover),
                    problem.group().len(),
                    color_name(owner).to_lowercase(),
                    stones
                ));
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
        ui.add_space(4.0);
        controls_ui(ui, state, out);
        verdict_ui(ui, session, size);
        if session.is_revealed()
            && let Some(solution) = session.solution()
        {
            ui.add_space(6.0);
            found_ui(ui, state, solution, size);
            ui.add_space(6.0);
            line_ui(ui, session, size, out);
            tries_ui(ui, session, size, out);
        } else if !session.is_busy() && session.line().is_empty() {
            ui.add_space(6.0);
            ui.weak(
                "Play your move on the board: a right one gets the best reply, a wrong one its refutation. Or have the \
                 solution shown.",
            );
        }
    });
}

fn problem_error_ui(ui: &mut Ui, reason: &str) {
    let tones = Tones::of(ui);
    ui.add_space(6.0);
    ui.label(RichText::new("Nothing to solve").size(16.0).strong().color(tones.warning));
    let mut reason = reason.to_owned();
    if let Some(first) = reason.get(..1) {
        reason = format!("{}{}.", first.to_uppercase(), &reason[1..]);
    }
    ui.label(reason);
    ui.add_space(4.0);
    ui.weak("Set stones with Black and White, or name the group with Group.");
}

fn controls_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let session = state.life().session();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
        if session.is_busy() {
            if ui.button("Stop").on_hover_text("Stops the search").clicked() {
                out.push(LifeCommand::StopSolving);
            }
        } else {
            let shows = !session.is_revealed() || session.solution().is_none();
            let tip =
                "Looks for the solution and shows it; a problem that is shown before it is solved counts as failed";
            if ui.add_enabled(shows, Button::new("Show the solution")).on_hover_text(tip).clicked() {
                out.push(LifeCommand::Solve);
            }
        }
        let can_restart = session.is_revealed() || !session.line().is_empty();
        let tip = "Back to the position, without what was found on the screen";
        if ui.add_enabled(can_restart, Button::new("Again")).on_hover_text(tip).clicked() {
            out.push(LifeCommand::Restart);
        }
        if state.life().problems().selected().is_some()
            && ui.button("Next").on_hover_text("The next problem (↓)").clicked()
        {
            out.push(LifeCommand::NextProblem(1));
        }
        let seconds = state.life().seconds();
        let mut chosen = seconds;
        let combo = egui::ComboBox::from_id_salt("solver time").selected_text(time_words(seconds)).width(66.0).show_ui(
            ui,
            |ui| {
                for time in TIMES {
                    ui.selectable_value(&mut chosen, time, time_words(time));
                }
            },
        );
        combo.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, "Time for a problem"));
        if chosen != seconds {
            out.push(LifeCommand::SetTime(chosen));
        }
    });
    if let Some(report) = session.progress() {
        ui.horizontal(|ui| {
            ui.add(ProgressBar::new(0.0).desired_width(90.0).desired_height(9.0).animate(true));
            let seconds = report.elapsed.as_secs_f32();
            ui.label(format!("{}: {} positions, {seconds:.1} s", report.phase, grouped(report.done)));
        });
    }
}

fn time_words(seconds: u64) -> String {
    if seconds < 60 { format!("{seconds} s") } else { format!("{} min", seconds / 60) }
}

fn verdict_ui(ui: &mut Ui, session: &Session, size: BoardSize) {
    let tones = Tones::of(ui);
    if let Some(point) = session.pending() {
        ui.add_space(4.0);
        ui.label(format!("{} …", point.label(size)));
        return;
    }
    let Some(verdict) = session.verdict() else { return };
    ui.add_space(6.0);
    let (title, words, ink) = match verdict {
        Verdict::Right => ("Correct", "The best reply is played: go on.", tones.text),
        Verdict::Solved => ("Solved", "Correct, and nothing is left to be answered.", tones.text),
        Verdict::Wrong => ("Wrong", "Loses it; the refutation is played out. ← walks back.", tones.error),
        Verdict::Unknown => (
            "Not known",
            "The search ended before it could tell. Give it more time, or look at the file's answer.",
            tones.warning,
        ),
    };
    let sign = match verdict {
        Verdict::Right | Verdict::Solved => "✔ ",
        Verdict::Wrong => "✖ ",
        Verdict::Unknown => "? ",
    };
    ui.label(RichText::new(format!("{sign}{title}")).size(17.0).strong().color(ink));
    ui.label(words);
    if let Some(remark) = session.remark() {
        ui.weak(match remark {
            Remark::FileAlone => "By the file's answer: the solver did not find out in its time.",
            Remark::FileAgainstSolver => {
                "By the file's answer; the solver refutes it. Perhaps it asks about another group."
            }
            Remark::OtherThanFile => "The file has another first move; this one works too.",
        });
    }
}

/// What becomes of the group, and what that means.
fn status_words(solution: &Solution, owner: Color) -> (&'static str, String) {
    let (own, other) = (color_name(owner), color_name(owner.opponent()));
    match solution.status {
        Status::Alive => ("Alive", format!("{own}'s group is alive even if {other} plays first.")),
        Status::Dead => ("Dead", format!("{own}'s group is dead even if {own} plays first.")),
        Status::FirstToMove => (
            "First to move",
            "Unsettled: whoever plays first decides. The owner lives, the other side kills.".to_owned(),
        ),
        Status::Ko => ("Ko", format!("It hangs on a ko. {}", ko_words(solution.reach, solution.ko_threats))),
        Status::Seki => ("Seki", format!("{own}'s group cannot be taken, and cannot make two eyes: it lives in seki.")),
        Status::Unknown => ("Unknown", "Not found within the time. That says neither alive nor dead.".to_owned()),
    }
}

fn ko_words(reach: Option<Reach>, threats: Option<u8>) -> String {
    let several = threats.filter(|&threats| threats > 1);
    match (reach, several) {
        (Some(Reach::KoTakenFirst), None) => {
            "The side to move takes it first: it wins unless the other side has a threat.".to_owned()
        }
        (Some(Reach::KoTakenFirst), Some(threats)) => {
            format!("The side to move takes it first: it wins unless the other side has {threats} threats more.")
        }
        (Some(Reach::KoTakenSecond), None) => {
            "The other side takes it first: the side to move has to find the first threat.".to_owned()
        }
        (Some(Reach::KoTakenSecond), Some(threats)) => {
            format!("The other side takes it first: the side to move needs {threats} threats more.")
        }
        _ => String::new(),
    }
}

fn found_ui(ui: &mut Ui, state: &AppState, solution: &Solution, size: BoardSize) {
    let session = state.life().session();
    let Ok(problem) = session.problem() else { return };
    let (title, words) = status_words(solution, problem.defender());
    ui.label(RichText::new(title).size(19.0).strong());
    ui.label(words);
    if solution.seki && solution.status != Status::Seki {
        ui.label("The life that comes out is a seki: without two eyes.");
    }
    if let Some(point) = solution.first_move {
        ui.label(format!("First move: {} {}.", color_name(problem.to_move()), point.label(size)));
    }
    if let Some((_, problem)) = state.life().problems().selected()
        && !problem.accepted.is_empty()
    {
        let accepted: Vec<String> = problem.accepted.iter().map(|point| point.label(size)).collect();
        let agrees = solution.first_move.is_some_and(|point| problem.accepted.contains(&point));
        let sign = if agrees { " ✔" } else { "" };
        ui.label(format!("The file's answer: {}{sign}", accepted.join(", ")));
    }
    if solution.narrow {
        ui.weak("Found on a narrow field only: what lies at its border is taken as the attacker's.");
    }
    let how = if solution.by_rule {
        "by a rule, without a search".to_owned()
    } else {
        format!("{} positions, {:.2} s", grouped(solution.nodes), solution.elapsed.as_secs_f64())
    };
    ui.weak(how);
}

fn line_ui(ui: &mut Ui, session: &Session, size: BoardSize, out: &mut Out) {
    if session.line().is_empty() {
        return;
    }
    ui.strong("Line");
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
    ui.weak("← and → walk it on the board.");
}

fn step_words(step: Step, size: BoardSize) -> String {
    step.map_or("pass".to_owned(), |point| point.label(size))
}

/// The moves of the position that is shown.
fn tries_ui(ui: &mut Ui, session: &Session, size: BoardSize, out: &mut Out) {
    ui.add_space(6.0);
    let Some(stand) = session.stand() else {
        if session.is_busy() && session.solution().is_some() {
            ui.weak("Looking at the moves …");
        }
        return;
    };
    ui.strong(format!("{} to play here", color_name(stand.to_move)));
    ui.label(stand_words(stand));
    if stand.tries.is_empty() {
        return;
    }
    ui.weak("Click a move to walk into it. The number: positions searched below it, as far as they are remembered.");
    let spacing = std::mem::replace(&mut ui.spacing_mut().item_spacing.y, 0.0);
    for found in &stand.tries {
        if try_row(ui, stand, found, size) {
            out.push(LifeCommand::Follow(found.step));
        }
    }
    ui.spacing_mut().item_spacing.y = spacing;
}

fn stand_words(stand: &Stand) -> String {
    let (own, other) = (color_name(stand.to_move), color_name(stand.to_move.opponent()));
    match (stand.lives, stand.reach) {
        (Some(true), _) => "Settled: the group lives.".to_owned(),
        (Some(false), _) => "Settled: the group is dead.".to_owned(),
        (None, Some(Reach::All)) => format!("Moves that work for {own}:"),
        (None, Some(Reach::KoTakenFirst)) => format!("Moves that give {own} a ko that {own} takes first:"),
        (None, Some(Reach::KoTakenSecond)) => format!("Moves that give {own} a ko that {other} takes first:"),
        (None, Some(Reach::Nothing)) => format!("{own} cannot reach anything any more."),
        (None, None) => "Not found within the time.".to_owned(),
    }
}

fn try_row(ui: &mut Ui, stand: &Stand, found: &Try, size: BoardSize) -> bool {
    let tones = Tones::of(ui);
    let (sign, words, ink) = match found.keeps {
        _ if stand.reach == Some(Reach::Nothing) => ("·", "", tones.weak),
        Some(true) => ("✔", "Correct", tones.text),
        Some(false) => ("✖", "Loses it", tones.weak),
        None => ("?", "not known", tones.weak),
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
