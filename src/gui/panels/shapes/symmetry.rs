//! The symmetry view: the sixteen images of a shape, laid out by the symmetry group.
//!
//! Two rows: the colours as they are, and swapped. Eight columns: the four turns, then the four mirrors. Images that
//! look the same have the same letter in a frame of the same colour. A click turns the large drawing into an image.

use egui::{Align, Color32, Layout, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::{ShapesView, words};
use crate::theme::has_less_motion;
use crate::tokens::{letters, space};
use crate::wanted::PanelRequests;
use crate::widgets::bars;
use crate::widgets::thumbnail::{paint_class_frame, paint_move_of, paint_thumbnail};
use katachi_app::Command;
use katachi_app::shapes::portrait::{OrbitImage, Portrait};
use katachi_core::go::Color;
use katachi_core::mining::{MinedPatterns, PatternSource};
use katachi_core::pattern::{Image, Symmetry};
use katachi_language::text;
use katachi_sentences::shapes::symmetry_title;

/// Turns first, each a quarter further than the last, then mirrors.
const COLUMN_SYMMETRIES: [usize; 8] = [0, 5, 3, 6, 1, 2, 4, 7];

pub fn symmetry_ui(
    ui: &mut Ui,
    view: &mut ShapesView,
    portrait: &Portrait,
    patterns: &MinedPatterns,
    out: &mut PanelRequests,
) {
    summary_ui(ui, portrait, patterns);
    ui.add_space(space::SMALL);
    let mut clicked = images_ui(ui, portrait, patterns, view.turn.to);
    ui.add_space(space::TINY);
    ui.horizontal(|ui| {
        if ui
            .add_enabled(view.turn.to != Image::default(), egui::Button::new(text!("shapes-as-it-is-button")))
            .clicked()
        {
            clicked = Some(Image::default());
        }
        let mut jumps = has_less_motion(ui);
        if ui.checkbox(&mut jumps, text!("shapes-jump")).changed() {
            out.push(Command::ToggleLessMotion);
        }
    });
    if let Some(image) = clicked {
        let now = ui.input(|input| input.time);
        view.turn.start(image, now, has_less_motion(ui));
    }
}

fn summary_ui(ui: &mut Ui, portrait: &Portrait, patterns: &MinedPatterns) {
    ui.horizontal_wrapped(|ui| {
        ui.strong(text!("shapes-versions", versions = portrait.orbit))
            .on_hover_text(text!("shapes-versions-tip", equation = portrait.equation()));
        if portrait.group_order() < Image::COUNT {
            ui.weak(text!("shapes-few-images", images = portrait.group_order()));
        }
    });
    let others: Vec<String> = portrait
        .stabiliser
        .iter()
        .filter(|&&image| image != Image::default())
        .map(|&image| words::image(image))
        .collect();
    if others.is_empty() {
        ui.label(text!("shapes-no-symmetry"));
    } else {
        ui.label(text!("shapes-unchanged-by", images = others.join("; ")));
    }
    let (seen, all) = (portrait.seen_images(), portrait.orbit);
    ui.weak(match patterns.params.source {
        PatternSource::Move => text!("shapes-seen-around-moves", seen = seen, all = all),
        PatternSource::Final => text!("shapes-seen-in-finals", seen = seen, all = all),
    });
}

/// Draws the grid. Returns the image that was clicked.
fn images_ui(ui: &mut Ui, portrait: &Portrait, patterns: &MinedPatterns, current: Image) -> Option<Image> {
    let mut clicked = None;
    let gap = 10.0;
    let parting = 8.0;
    let side = ((ui.available_width() - gap * 8.0 - parting) / 8.0).clamp(40.0, 84.0);
    let total = portrait
        .images
        .iter()
        .flatten()
        .filter(|image| image.is_first)
        .map(|image| image.occurrences)
        .sum::<u64>()
        .max(patterns.stats(portrait.row).occurrences)
        .max(1);
    ui.spacing_mut().item_spacing = vec2(gap, 6.0);
    for swapped in [false, true] {
        let mover = if swapped { Color::White } else { Color::Black };
        let mover = patterns.params.is_before_move().then_some(mover);
        ui.weak(if swapped { text!("shapes-row-swapped") } else { text!("shapes-row-as-they-are") });
        ui.horizontal_top(|ui| {
            for (at, &symmetry) in COLUMN_SYMMETRIES.iter().enumerate() {
                if at == 4 {
                    ui.add_space(parting);
                }
                let image = Image { symmetry: Symmetry::from_index(symmetry), swapped };
                ui.allocate_ui_with_layout(vec2(side, 0.0), Layout::top_down(Align::Center), |ui| {
                    ui.set_width(side);
                    ui.spacing_mut().item_spacing.y = 3.0;
                    match &portrait.images[image.index()] {
                        Some(found) => {
                            if image_ui(ui, found, (image, mover), side, total, current) {
                                clicked = Some(image);
                            }
                        }
                        None => missing_ui(ui, image, side),
                    }
                    ui.label(egui::RichText::new(symmetry_title(image.symmetry)).size(letters::LEAST));
                });
            }
        });
        ui.add_space(space::TINY);
    }
    clicked
}

fn image_ui(
    ui: &mut Ui,
    found: &OrbitImage,
    (image, mover): (Image, Option<Color>),
    side: f32,
    total: u64,
    current: Image,
) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::click());
    let letter = words::letter(found.class);
    let share = found.occurrences as f64 / total as f64;
    let name = || {
        let (image, share) = (words::image(image), words::percent(share));
        text!("shapes-image", image = image, letter = &letter, times = found.occurrences, share = share)
    };
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, image == current, name()));
    if image == current || response.hovered() || response.has_focus() {
        let fill = if image == current { ui.visuals().selection.bg_fill } else { ui.visuals().weak_text_color() };
        ui.painter().rect_filled(rect.expand(5.0), 6.0, fill.gamma_multiply(0.45));
    }
    match mover {
        Some(mover) => paint_move_of(ui, rect, &found.pattern, mover),
        None => paint_thumbnail(ui, rect, &found.pattern),
    }
    paint_class_frame(ui, rect, &letter, class_color(found.class));

    let (bar, _) = ui.allocate_exact_size(vec2(side, 20.0), Sense::hover());
    if found.is_first {
        bars::paint_share(ui, Rect::from_min_size(pos2(bar.left(), bar.top() + 2.0), vec2(side, 5.0)), share as f32);
    }
    let text = match (found.is_first, found.occurrences) {
        (false, _) => format!("= {letter}"),
        (true, 0) => text!("general-never").to_owned(),
        (true, seen) => words::count(seen),
    };
    let font = egui::FontId::proportional(letters::LEAST);
    let color = if found.is_first { ui.visuals().text_color() } else { ui.visuals().weak_text_color() };
    ui.painter().text(pos2(bar.center().x, bar.bottom()), egui::Align2::CENTER_BOTTOM, text, font, color);
    let clicked = response.clicked();
    response.on_hover_text(name());
    clicked
}

fn missing_ui(ui: &mut Ui, image: Image, side: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    let stroke = ui.visuals().widgets.noninteractive.bg_stroke;
    ui.painter().rect_stroke(rect, 3.0, stroke, egui::StrokeKind::Inside);
    ui.painter().line_segment([rect.left_bottom(), rect.right_top()], stroke);
    let name = || text!("shapes-no-image", image = words::image(image));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, false, name()));
    response.on_hover_text(name());
    ui.allocate_exact_size(vec2(side, 20.0), Sense::hover());
}

/// Steps hues by the golden angle, so that neighbouring classes differ strongly.
fn class_color(class: usize) -> Color32 {
    let hue = (class as f32 * 0.618_034 + 0.58).fract();
    egui::ecolor::Hsva::new(hue, 0.65, 0.72, 1.0).into()
}
