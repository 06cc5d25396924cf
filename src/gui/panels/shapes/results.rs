//! Controls of both the table and the gallery: the list of results, the choice between the two views, and the words
//! where no shape is left.

use egui::{Role, TextStyle, Ui, WidgetInfo};

use super::words;
use crate::tokens::space;
use crate::wanted::PanelRequests;
use crate::widgets::{controls, elided};
use katachi_app::find::FindCommand;
use katachi_app::find::example::EXAMPLE_QUERIES;
use katachi_app::player::PlayerCommand;
use katachi_app::shapes::{Results, Shapes, ShapesCommand};
use katachi_app::{Command, Dataset, Workspace};
use katachi_core::library::professional;
use katachi_core::mining::{MinedPatterns, MiningParams, PatternSource};
use katachi_language::text;

/// Room for the arrow of a list and its margins.
const ARROW_WIDTH: f32 = 40.0;

/// The text of the list of results while it is closed, and its width.
pub struct ShownResult {
    title: String,
    pub width: f32,
}

/// The title of the selected result in a list of at most this width: without the least count if the whole has no room.
pub fn shown_result(ui: &Ui, shapes: &Shapes, selected: usize, patterns: &MinedPatterns, most: f32) -> ShownResult {
    let (font, whose) = (TextStyle::Button.resolve(ui.style()), shapes.results().whose().get(selected));
    let needed = |title: &str| (elided::width(ui, title, &font) + 1.0).ceil() + ARROW_WIDTH;
    let mut title = titled(whose, &patterns.params);
    if needed(&title) > most {
        title = titled(whose, &MiningParams { min_count: 0, ..patterns.params.clone() });
    }
    let width = needed(&title).min(most);
    ShownResult { title, width }
}

/// Lists the open results, those that can be mined by choosing them, and those of professional games.
pub fn choose_result_ui(
    ui: &mut Ui,
    shapes: &Shapes,
    selected: usize,
    patterns: &MinedPatterns,
    shown: &ShownResult,
    out: &mut PanelRequests,
) {
    let results = shapes.results();
    let title = titled(results.whose().get(selected), &patterns.params);
    let (font, width) = (TextStyle::Button.resolve(ui.style()), shown.width);
    let list = egui::ComboBox::from_id_salt("mined result")
        .selected_text(elided::line(ui, &shown.title, font, ui.visuals().text_color(), width - ARROW_WIDTH))
        .width(width)
        // The professionals' results come last, and must not hide below an unseen scrollbar.
        .height(0.7 * ui.ctx().content_rect().height())
        .show_ui(ui, |ui| {
            for (at, params) in results.params().iter().enumerate() {
                if ui.selectable_label(at == selected, titled(results.whose().get(at), params)).clicked() {
                    out.push(ShapesCommand::SelectResult(at));
                }
            }
            for params in shapes.offered() {
                if ui.selectable_label(false, titled(None, params)).clicked() {
                    out.push(ShapesCommand::Mine(params.clone()));
                }
            }
            ui.separator();
            ui.weak(text!("shapes-professional-read-only"));
            for window in professional::windows() {
                let params = MiningParams::new(window.clone(), PatternSource::Move);
                let is_open = selected_is(results, Dataset::Professional) && patterns.params.window == window;
                if ui.selectable_label(is_open, titled(Some(&Dataset::Professional), &params)).clicked() {
                    out.push(ShapesCommand::Professional(Some(window)));
                }
            }
        })
        .response;
    list.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("shapes-result-field")));
    list.on_hover_text(title);
}

fn selected_is(results: &Results, whose: Dataset) -> bool {
    results.selected().is_some_and(|(at, _)| results.whose().get(at) == Some(&whose))
}

/// The title of a result: the dataset, unless it is the user's own games, and what was mined.
fn titled(whose: Option<&Dataset>, params: &MiningParams) -> String {
    match whose {
        Some(Dataset::Professional) => text!("shapes-result-of-professionals", result = words::result(params)),
        _ => words::result(params),
    }
}

/// Offers the drawings of the Find workspace whose names were typed: the same name may have many shapes here. Offers the
/// user's own shapes for "me", which no player is called.
pub fn typed_ui(ui: &mut Ui, typed: &str, out: &mut PanelRequests) {
    const MIN_TYPED: usize = 3;
    let typed = typed.trim().to_lowercase();
    if typed == "me" && ui.link(text!("commands-my-shapes")).clicked() {
        out.push(PlayerCommand::Me);
    }
    if typed.chars().count() < MIN_TYPED {
        return;
    }
    for (number, example) in EXAMPLE_QUERIES.iter().enumerate() {
        let is_named = [example.title(), example.name].iter().any(|name| name.to_lowercase().contains(&typed));
        if is_named && ui.link(text!("shapes-find-example", shape = example.title())).clicked() {
            out.push(Command::Show(Workspace::Find));
            out.push(FindCommand::LookIn(String::new()));
            out.push(FindCommand::Example(number));
        }
    }
}

/// Says that the filter leaves nothing.
pub fn nothing_passes_ui(ui: &mut Ui, patterns: &MinedPatterns, out: &mut PanelRequests) {
    ui.add_space(space::HUGE);
    ui.vertical_centered(|ui| {
        if patterns.is_empty() {
            ui.label(text!("shapes-nothing-found"));
        } else {
            ui.label(text!("shapes-none-passes"));
            if ui.button(text!("shapes-clear-filter")).clicked() {
                out.push(ShapesCommand::SetFilter(Default::default()));
            }
        }
    });
}

/// The choice between gallery and table.
pub fn view_pair(ui: &mut Ui, is_gallery: bool, out: &mut PanelRequests) {
    if controls::pair(ui, [text!("gallery-view-gallery"), text!("gallery-view-table")], !is_gallery) {
        out.push(ShapesCommand::ShowGallery(!is_gallery));
    }
}
