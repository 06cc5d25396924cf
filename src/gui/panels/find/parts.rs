//! Several drawings in one question: small pictures, joined by words such as "and".

use egui::{Button, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::Out;
use crate::theme::Tones;
use crate::widgets::drawing_paint::paint_drawing;
use katachi_app::AppState;
use katachi_app::find::FindCommand;
use katachi_app::find::question::{Join, MAX_DRAWINGS, QuestionPart};
use katachi_language::text;

const PICTURE_SIZE: egui::Vec2 = vec2(54.0, 44.0);
/// The default number of moves between two shapes of a chain.
const DEFAULT_WITHIN_MOVES: u32 = 20;

/// A menu that adds a drawing.
pub fn add_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let is_full = state.find().question().parts().len() >= MAX_DRAWINGS;
    ui.add_enabled_ui(!is_full, |ui| {
        let menu = ui.menu_button(text!("find-add"), |ui| {
            let chain = Join::Then { within: DEFAULT_WITHIN_MOVES, same_orientation: false };
            for (title, tip, join, not) in [
                (text!("find-add-and"), text!("find-add-and-tip"), Join::And, false),
                (text!("find-add-and-not"), text!("find-add-and-not-tip"), Join::And, true),
                (text!("find-add-or"), text!("find-add-or-tip"), Join::Or, false),
                (text!("find-add-then"), text!("find-add-then-tip"), chain, false),
            ] {
                if ui.button(title).on_hover_text(tip).clicked() {
                    out.push(FindCommand::AddPart { join, not });
                    ui.close();
                }
            }
        });
        menu.response.on_hover_text(text!("find-add-tip"));
    });
}

pub fn strip_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let question = state.find().question();
    if question.parts().len() < 2 {
        return;
    }
    egui::ScrollArea::horizontal().id_salt("parts").show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            for (number, part) in question.parts().iter().enumerate() {
                join_ui(ui, number, part, out);
                part_ui(ui, state, number, part, out);
            }
        });
    });
}

fn words(number: usize, part: &QuestionPart) -> String {
    match part.join {
        _ if number == 0 => {
            if part.not { text!("find-must-not-contain") } else { text!("find-must-contain") }.to_owned()
        }
        Join::And => if part.not { text!("find-join-and-not") } else { text!("find-join-and") }.to_owned(),
        Join::Or => if part.not { text!("find-join-or-not") } else { text!("find-join-or") }.to_owned(),
        Join::Then { within, same_orientation: true } => text!("find-join-then-same", moves = within),
        Join::Then { within, .. } => text!("find-join-then", moves = within),
    }
}

fn join_ui(ui: &mut Ui, number: usize, part: &QuestionPart, out: &mut Out) {
    let menu = ui.menu_button(words(number, part), |ui| {
        let mut choose = |ui: &mut Ui, title: &str, join: Join, not: bool| {
            if ui.add(Button::selectable((part.join, part.not) == (join, not), title)).clicked() {
                out.push(FindCommand::JoinPart { part: number, join, not });
                ui.close();
            }
        };
        if number == 0 {
            choose(ui, text!("find-must-contain"), part.join, false);
            choose(ui, text!("find-must-not-contain"), part.join, true);
            return;
        }
        choose(ui, text!("find-choose-and"), Join::And, false);
        choose(ui, text!("find-choose-and-not"), Join::And, true);
        choose(ui, text!("find-choose-or"), Join::Or, false);
        choose(ui, text!("find-choose-or-not"), Join::Or, true);
        let (mut within, mut same) = match part.join {
            Join::Then { within, same_orientation } => (within, same_orientation),
            _ => (DEFAULT_WITHIN_MOVES, false),
        };
        ui.separator();
        choose(ui, text!("find-choose-then"), Join::Then { within, same_orientation: same }, false);
        let before = (within, same);
        ui.horizontal(|ui| {
            let label = ui.label(text!("find-within-moves")).id;
            ui.add(egui::DragValue::new(&mut within).range(1..=500)).labelled_by(label);
        });
        ui.checkbox(&mut same, text!("find-same-orientation"));
        if (within, same) != before {
            let join = Join::Then { within, same_orientation: same };
            out.push(FindCommand::JoinPart { part: number, join, not: false });
        }
    });
    menu.response.on_hover_text(match number {
        0 => text!("find-join-first-tip"),
        _ => text!("find-join-tip"),
    });
}

fn part_ui(ui: &mut Ui, state: &AppState, number: usize, part: &QuestionPart, out: &mut Out) {
    let question = state.find().question();
    let (is_here, speaks) = (number == question.at(), number == question.speaking_part());
    let (rect, response) = ui.allocate_exact_size(PICTURE_SIZE, Sense::click());
    response
        .widget_info(|| WidgetInfo::selected(Role::Button, true, is_here, text!("find-shape", number = number + 1)));
    let tones = Tones::for_context(ui);
    let stroke = if is_here { Stroke::new(2.0, tones.text) } else { Stroke::new(1.0, tones.rule) };
    ui.painter().rect(rect, 4.0, tones.field, stroke, StrokeKind::Inside);
    paint_drawing(ui, rect.shrink(4.0), &part.drawing);
    let tip = if speaks { text!("find-part-shown-tip") } else { text!("find-part-tip") };
    if response.on_hover_text(tip).clicked() {
        out.push(FindCommand::ChoosePart(number));
    }
    let remove = ui.add(Button::new("✕").frame(false));
    remove.widget_info(|| WidgetInfo::labeled(Role::Button, true, text!("find-remove-shape", number = number + 1)));
    if remove.on_hover_text(text!("find-remove-shape-tip")).clicked() {
        out.push(FindCommand::RemovePart(number));
    }
}
