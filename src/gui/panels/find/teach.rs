//! The empty state: suggests what to try.

use egui::{Align2, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::Out;
use super::options::{tip as tip_of_reading, title};
use crate::theme::Tones;
use crate::tokens::{letters, space};
use crate::widgets::drawing_paint::paint_drawing;
use katachi_app::AppState;
use katachi_app::find::example::EXAMPLE_QUERIES;
use katachi_app::find::search::SearchStatus;
use katachi_app::find::{FindCommand, Relaxation};
use katachi_language::text;
use katachi_sentences::words::about;

pub fn hint_ui(ui: &mut Ui, name: &str) {
    let Some(example) = EXAMPLE_QUERIES.iter().find(|example| example.name == name) else { return };
    ui.label(egui::RichText::new(about(example.title(), example.hint())).weak());
}

pub fn nothing_yet_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    ui.add_space(space::MEDIUM);
    match state.find().search().status() {
        SearchStatus::NoGames if state.is_loading() => _ = ui.label(text!("find-games-are-read")),
        SearchStatus::NoGames => {
            ui.heading(text!("find-no-games"));
            ui.label(text!("find-no-games-hint"));
        }
        SearchStatus::NothingDrawn => {
            ui.heading(text!("find-draw-a-shape"));
            ui.label(text!("find-draw-a-shape-hint"));
            ui.add_space(space::TINY);
            ui.label(text!("find-begin-with"));
        }
        _ => super::totals::line_ui(ui, state, out),
    }
    ui.add_space(space::TINY);
    examples_ui(ui, out);
}

fn examples_ui(ui: &mut Ui, out: &mut Out) {
    ui.horizontal_wrapped(|ui| {
        for (number, example) in EXAMPLE_QUERIES.iter().enumerate() {
            let (rect, response) = ui.allocate_exact_size(vec2(118.0, 122.0), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, example.title()));
            let tones = Tones::for_context(ui);
            let fill = if response.hovered() { tones.stripe } else { tones.panel };
            ui.painter().rect(rect, 5.0, fill, Stroke::new(1.0, tones.rule), StrokeKind::Inside);
            let picture = Rect::from_min_size(rect.min + vec2(9.0, 7.0), vec2(100.0, 88.0));
            paint_drawing(ui, picture, &example.drawing());
            let at = rect.center_bottom() - vec2(0.0, 13.0);
            ui.painter().text(
                at,
                Align2::CENTER_CENTER,
                example.title(),
                FontId::proportional(letters::LEAST),
                tones.text,
            );
            if response.on_hover_text(example.hint()).clicked() {
                out.push(FindCommand::Example(number));
            }
        }
    });
}

/// Shown when there is no hit: suggests how to search less strictly.
pub fn no_hit_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    ui.add_space(space::SMALL);
    let find = state.find();
    let filter = find.filter().text().trim();
    // The result may still be that of the filter before: this one cannot be read, or its games come.
    let is_of_filter = find.filter().error().is_none() && !find.search().is_stale() && find.earlier().is_none();
    let leaves_none = find.search().shown().is_some_and(|found| found.result.searched_games == 0);
    if is_of_filter && leaves_none && !filter.is_empty() {
        ui.label(text!("library-no-game-passes", filter = filter));
    } else {
        ui.heading(text!("find-no-hit"));
    }
    let drawing = find.drawing();
    let others = find.search().readings().unwrap_or_default().iter().filter(|&&(_, hits)| hits > 0);
    for &(reading, hits) in others {
        let text = text!("find-reading-hits", reading = title(reading, drawing), hits = hits);
        if ui.button(text).on_hover_text(tip_of_reading(reading)).clicked() {
            out.push(FindCommand::Read(reading));
        }
    }
    let relaxations = find.relaxations();
    if relaxations.is_empty() {
        ui.label(text!("find-leave-out"));
        return;
    }
    ui.label(text!("find-try"));
    ui.horizontal_wrapped(|ui| {
        for relaxation in relaxations {
            let response = ui.button(relaxation.words());
            if response.on_hover_text(tip(relaxation)).clicked() {
                out.push(FindCommand::Relax(relaxation));
            }
        }
    });
    ui.weak(text!("find-or-paint"));
}

fn tip(relaxation: Relaxation) -> &'static str {
    match relaxation {
        Relaxation::Anywhere => text!("find-relax-anywhere-tip"),
        Relaxation::OtherEdges => text!("find-relax-other-edges-tip"),
        Relaxation::Swap => text!("find-relax-swap-tip"),
        Relaxation::ToPlay => text!("find-relax-to-play-tip"),
        Relaxation::Moves => text!("find-relax-moves-tip"),
        Relaxation::AllGames => text!("find-relax-all-games-tip"),
        Relaxation::NoFilter => text!("find-relax-no-filter-tip"),
        Relaxation::Region => text!("find-relax-region-tip"),
    }
}
