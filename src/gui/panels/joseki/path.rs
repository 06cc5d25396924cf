//! The path through the shapes as a row of pictures, with a description of each step, and the paths that are kept.

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Color32, FontId, Label, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};

use super::Out;
use super::words::percent;
use crate::theme::{Tones, shows_expert};
use crate::tokens::{letters, space};
use crate::widgets::thumbnail::paint_move_of;
use katachi_app::AppState;
use katachi_app::joseki::JosekiCommand;
use katachi_app::joseki::explorer::{CollocationExplorer, Direction, pair_facts};
use katachi_app::joseki::path::Element;
use katachi_core::go::Color;
use katachi_core::pattern::Pattern;
use katachi_core::pattern::names::ShapeNames;
use katachi_language::text;
use katachi_sentences::term;

const PICTURE_SIZE: f32 = 82.0;
const CARD_SIZE: egui::Vec2 = vec2(104.0, 138.0);
/// Room for an arrow and a share of `100 %`.
const CARD_GAP: f32 = 48.0;

pub fn path_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let explorer = state.joseki().shapes();
    if explorer.collocations().is_none() {
        ui.weak(text!("joseki-path-empty"));
        return;
    }
    let width = ui.available_width();
    ScrollArea::both().id_salt("joseki path").auto_shrink(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = CARD_GAP;
            let here = explorer.path().at();
            for (at, element) in explorer.path().elements().enumerate() {
                card_ui(ui, explorer, at, element, at == here, out);
            }
            if explorer.path().len() == 1 {
                ui.vertical(|ui| {
                    ui.set_max_width((width - CARD_SIZE.x - 2.0 * CARD_GAP).max(CARD_SIZE.x));
                    ui.add(Label::new(RichText::new(text!("joseki-path-hint")).weak()).wrap());
                });
            }
        });
        marks_ui(ui, state, out);
    });
}

/// Paths that are kept for export.
pub fn marks_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let marks = state.joseki().marks();
    if marks.is_empty() {
        return;
    }
    ui.add_space(space::TINY);
    ui.horizontal_wrapped(|ui| {
        ui.weak(text!("joseki-kept"));
        for (at, mark) in marks.iter().enumerate() {
            let name = format!("{}. {}", at + 1, mark.title());
            let show = ui.button(name);
            if show.on_hover_text(text!("joseki-tip-go-there")).clicked() {
                out.push(JosekiCommand::ShowMarked(at));
            }
            let drop = ui.small_button("×");
            drop.widget_info(|| {
                WidgetInfo::labeled(Role::Button, true, text!("joseki-drop-path", number = (at + 1).to_string()))
            });
            if drop.on_hover_text(text!("joseki-tip-drop-path")).clicked() {
                out.push(JosekiCommand::Unmark(at));
            }
        }
    });
}

fn card_ui(ui: &mut Ui, explorer: &CollocationExplorer, at: usize, element: Element, is_here: bool, out: &mut Out) {
    let (rect, response) = ui.allocate_exact_size(CARD_SIZE, Sense::click());
    let Some(found) = explorer.collocations() else { return };
    let facts = element.pair.map(|pair| pair_facts(found, pair, Direction::After));
    let pattern = element.step.and_then(|step| found.pattern(element.pattern)?.image(step.image));
    let names = ShapeNames::shipped();
    let named = found.pattern(element.pattern).map(|pattern| names.of_pattern(&pattern, true)).unwrap_or_default();
    let name = match (&element.step, names.of_set(named).next()) {
        (None, _) => text!("joseki-nothing-near"),
        (_, Some(name)) => term(&name.english),
        (_, None) => "",
    };
    let share = facts.and_then(|facts| facts.share).map(|share| percent(share.rate)).unwrap_or_default();
    let words = || text!("joseki-path-card", number = (at + 1).to_string(), name = name, share = &share);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_here, words()));
    if ui.is_rect_visible(rect) {
        let mover = element.step.map_or(Color::Black, |step| step.mover());
        paint_card(ui, rect, pattern.as_ref().map(|pattern| (pattern, mover)), is_here || response.hovered(), is_here);
        write(ui, rect, 95.0, name, |tones| tones.text);
        let played = found.row(element.pattern).occurrences;
        let count = if element.step.is_some() { text!("general-times", times = played) } else { String::new() };
        write(ui, rect, 116.0, &count, |tones| tones.weak);
        if let Some(pair) = element.pair.filter(|_| at > 0) {
            let same = found.places(pair).first().is_some_and(|place| place.same_color());
            paint_arrow(ui, rect, same, &share);
        }
    }
    let response = response.on_hover_ui(|ui| {
        ui.strong(words());
        if let Some(facts) = facts {
            ui.label(text!("joseki-after-shape-before", times = facts.pair.count));
            let (surety, lift) = (format!("{:.1}", facts.pair.log_likelihood_ratio), format!("{:.1}", facts.lift));
            let is_expert = shows_expert(ui);
            ui.label(match is_expert {
                true => text!("joseki-surety-and-lift", surety = surety, lift = lift),
                false => text!("joseki-lift-times", lift = lift),
            });
        }
    });
    if response.clicked() {
        out.push(JosekiCommand::GoTo(at));
    }
}

/// Paints the background of a card and its picture; ∅ if no stone is near.
fn paint_card(ui: &Ui, rect: Rect, shape: Option<(&Pattern, Color)>, is_lit: bool, is_here: bool) {
    let tones = Tones::for_context(ui);
    let fill = if is_lit { tones.stripe } else { tones.panel };
    let stroke = if is_here { Stroke::new(2.0, tones.text) } else { Stroke::new(1.0, tones.rule) };
    ui.painter().rect(rect, 5.0, fill, stroke, StrokeKind::Inside);
    let picture = Rect::from_center_size(
        rect.center_top() + vec2(0.0, 9.0 + PICTURE_SIZE / 2.0),
        vec2(PICTURE_SIZE, PICTURE_SIZE),
    );
    match shape {
        Some((pattern, mover)) => paint_move_of(ui, picture, pattern, mover),
        None => {
            let font = FontId::proportional(letters::SIGN);
            ui.painter().text(picture.center(), Align2::CENTER_CENTER, "∅", font, tones.weak);
        }
    }
}

/// Writes a centred line on a card.
fn write(ui: &Ui, rect: Rect, y: f32, text: &str, color: fn(&Tones) -> Color32) {
    let color = color(Tones::for_context(ui));
    let mut job = LayoutJob::simple_singleline(text.to_owned(), FontId::proportional(letters::LEAST), color);
    job.wrap = TextWrapping::truncate_at_width(CARD_SIZE.x - 6.0);
    let galley = ui.painter().layout_job(job);
    let x = rect.center().x - galley.size().x / 2.0;
    ui.painter().with_clip_rect(rect).galley(pos2(x, rect.top() + y), galley, color);
}

/// Paints the arrow from the previous picture.
fn paint_arrow(ui: &Ui, rect: Rect, same_color: bool, share: &str) {
    let tones = Tones::for_context(ui);
    let middle = pos2(rect.left() - CARD_GAP / 2.0, rect.center().y - 8.0);
    ui.painter().text(middle, Align2::CENTER_CENTER, "→", FontId::proportional(letters::SECTION), tones.weak);
    if same_color {
        let above = middle - vec2(0.0, 14.0);
        ui.painter().text(above, Align2::CENTER_CENTER, "…", FontId::proportional(letters::TEXT), tones.weak);
    }
    let below = middle + vec2(0.0, 14.0);
    ui.painter().text(below, Align2::CENTER_CENTER, share, FontId::proportional(letters::LEAST), tones.text);
}
