//! Where there is nothing to show: what to try.

use egui::{Align2, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::Out;
use super::options::{tip as tip_of_reading, title};
use super::words::counted;
use crate::theme::Tones;
use crate::widgets::drawing_paint::paint_drawing;
use katachi_app::AppState;
use katachi_app::find::example::EXAMPLES;
use katachi_app::find::search::Status;
use katachi_app::find::{FindCommand, Relaxation};

pub fn hint_ui(ui: &mut Ui, name: &str) {
    let hint = EXAMPLES.iter().find(|example| example.name == name).map_or("", |example| example.hint);
    ui.label(egui::RichText::new(format!("{name}: {hint}")).italics());
}

pub fn nothing_yet_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    ui.add_space(14.0);
    match state.find().search().status() {
        Status::NoGames if state.is_loading() => _ = ui.label("The games are being read."),
        Status::NoGames => {
            ui.heading("No games are loaded");
            ui.label(
                "Drop SGF files, a folder or an archive on the window, or open the sample games from the File menu.",
            );
        }
        Status::NothingDrawn => {
            ui.heading("Draw a shape");
            ui.label(
                "Click stones on the board; the region follows them, or right-drag one of your own. What it finds \
                 appears here while you draw.",
            );
            ui.add_space(6.0);
            ui.label("Or begin with one of these:");
        }
        _ => super::totals::line_ui(ui, state, out),
    }
    ui.add_space(6.0);
    examples_ui(ui, out);
}

fn examples_ui(ui: &mut Ui, out: &mut Out) {
    ui.horizontal_wrapped(|ui| {
        for (number, example) in EXAMPLES.iter().enumerate() {
            let (rect, response) = ui.allocate_exact_size(vec2(118.0, 122.0), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, example.name));
            let tones = Tones::of(ui);
            let fill = if response.hovered() { tones.stripe } else { tones.panel };
            ui.painter().rect(rect, 5.0, fill, Stroke::new(1.0, tones.rule), StrokeKind::Inside);
            let picture = Rect::from_min_size(rect.min + vec2(9.0, 7.0), vec2(100.0, 88.0));
            paint_drawing(ui, picture, &example.drawing());
            let at = rect.center_bottom() - vec2(0.0, 13.0);
            ui.painter().text(at, Align2::CENTER_CENTER, example.name, FontId::proportional(11.0), tones.text);
            if response.on_hover_text(example.hint).clicked() {
                out.push(FindCommand::Example(number));
            }
        }
    });
}

/// No hit: what could be asked less strictly.
pub fn no_hit_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    ui.add_space(10.0);
    ui.heading("No game has this shape");
    let find = state.find();
    let drawing = find.drawing();
    let others = find.search().readings().unwrap_or_default().iter().filter(|&&(_, hits)| hits > 0);
    for &(reading, hits) in others {
        let text = format!("{}: {}", title(reading, drawing), counted(hits as usize, "hit"));
        if ui.button(text).on_hover_text(tip_of_reading(reading)).clicked() {
            out.push(FindCommand::Read(reading));
        }
    }
    let relaxations = find.relaxations();
    if relaxations.is_empty() {
        ui.label("Leave out a stone, or paint points that do not matter with the green dot (A).");
        return;
    }
    ui.label("Try:");
    ui.horizontal_wrapped(|ui| {
        for relaxation in relaxations {
            let response = ui.button(relaxation.words());
            if response.on_hover_text(tip(relaxation)).clicked() {
                out.push(FindCommand::Relax(relaxation));
            }
        }
    });
    ui.weak("Or paint points that do not matter with the green dot (A).");
}

fn tip(relaxation: Relaxation) -> &'static str {
    match relaxation {
        Relaxation::Anywhere => "The shape may lie elsewhere than it is drawn",
        Relaxation::OtherEdges => "It may touch edges that are not drawn",
        Relaxation::Swap => "Black and White may be exchanged",
        Relaxation::ToPlay => "Either side may be to play",
        Relaxation::Moves => "It may appear at any move",
        Relaxation::AllGames => "Not only in the games of an earlier result",
        Relaxation::NoFilter => "In games that the filter leaves out, too",
        Relaxation::Region => "The region follows what is drawn",
    }
}
