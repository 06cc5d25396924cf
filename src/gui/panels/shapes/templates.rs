//! The template view: the cells of the selected shape that do not matter, with the evidence.
//!
//! Every `?` shows its three fillings with their counts. Every other cell shows a filling that never occurred, which is
//! why the cell is not a `?`. The other half lists all templates of the result.

use egui::{Sense, Ui, vec2};

use super::words;
use crate::focus::leave_list;
use crate::tokens::{ink, space};
use crate::wanted::PanelRequests;
use crate::widgets::busy::busy;
use crate::widgets::thumbnail::{paint_cell_frame, template_thumbnail, thumbnail};
use katachi_app::shapes::worked::{OpenCell, RowTemplates, TemplateEvidence};
use katachi_app::shapes::{ShapeAnalysis, Shapes, ShapesCommand};
use katachi_core::mining::MinedPatterns;
use katachi_core::mining::templates::Templates;
use katachi_core::pattern::{Cell, Window};
use katachi_language::text;
use katachi_sentences::Sentence;

const LIST_ROW_HEIGHT: f32 = 64.0;

pub fn templates_ui(ui: &mut Ui, shapes: &Shapes, patterns: &MinedPatterns, out: &mut PanelRequests) {
    ui.horizontal(|ui| {
        for (all, name) in [(false, text!("shapes-templates-of-shape")), (true, text!("shapes-templates-of-result"))] {
            if ui.selectable_label(shapes.lists_all_templates() == all, name).clicked() {
                out.push(ShapesCommand::ListAllTemplates(all));
            }
        }
    });
    ui.add_space(space::TINY);
    if shapes.lists_all_templates() {
        all_ui(ui, shapes, out);
    } else {
        egui::ScrollArea::vertical().id_salt("templates of a shape").auto_shrink(false).show(ui, |ui| {
            shape_ui(ui, shapes, patterns, out);
        });
    }
}

fn shape_ui(ui: &mut Ui, shapes: &Shapes, patterns: &MinedPatterns, out: &mut PanelRequests) {
    if !shapes.looks_at(ShapeAnalysis::Templates) {
        out.push(ShapesCommand::Look(ShapeAnalysis::Templates));
    }
    match shapes.row_templates() {
        None => {
            ui.horizontal(|ui| {
                busy(ui, 26.0);
                ui.weak(text!("shapes-templates-looking"));
            });
        }
        Some(Err(error)) => {
            ui.colored_label(ui.visuals().error_fg_color, error.sentence());
        }
        Some(Ok(found)) => out.extend(row_ui(ui, found, shapes.template(), patterns)),
    }
}

fn row_ui(ui: &mut Ui, found: &RowTemplates, picked: usize, patterns: &MinedPatterns) -> Option<ShapesCommand> {
    if found.templates.is_empty() {
        ui.label(text!("shapes-templates-none"));
        ui.weak(text!("shapes-templates-none-why"));
        return None;
    }
    let mut chosen = None;
    ui.label(text!("shapes-templates-include", templates = found.templates.len()));
    ui.horizontal_wrapped(|ui| {
        for (at, evidence) in found.templates.iter().enumerate() {
            let wildcards = evidence.template.wildcards();
            let name = text!("shapes-template", number = (at + 1).to_string(), points = wildcards);
            let response = template_thumbnail(ui, &evidence.template, 60.0, Sense::click(), &name);
            if at == picked {
                let stroke = egui::Stroke::new(2.0, ui.visuals().selection.bg_fill);
                ui.painter().rect_stroke(response.rect.expand(2.0), 3.0, stroke, egui::StrokeKind::Outside);
            }
            if response.on_hover_text(name).clicked() {
                chosen = Some(ShapesCommand::PickTemplate(at));
            }
        }
    });
    ui.add_space(space::SMALL);
    let evidence = found.templates.get(picked).or(found.templates.first())?;
    ui.horizontal_top(|ui| {
        template_thumbnail(ui, &evidence.template, 150.0, Sense::hover(), text!("shapes-the-template"));
        ui.add_space(space::SMALL);
        ui.vertical(|ui| {
            ui.strong(text!("shapes-free-points", points = evidence.template.wildcards()));
            let fillings = 3_u64.saturating_pow(evidence.template.wildcards() as u32);
            ui.label(text!("shapes-stands-for", variants = fillings));
            ui.weak(text!("shapes-variants-turned"));
        });
    });
    if let Some(row) = open_ui(ui, evidence, patterns) {
        chosen = Some(ShapesCommand::Select(row));
    }
    blockers_ui(ui, evidence);
    chosen
}

/// Shows each `?` with its three fillings. Returns the row of the filling that was clicked.
fn open_ui(ui: &mut Ui, evidence: &TemplateEvidence, patterns: &MinedPatterns) -> Option<usize> {
    let window = evidence.template.window();
    let mut clicked = None;
    ui.add_space(space::SMALL);
    ui.strong(text!("shapes-open-cells")).on_hover_text(text!("shapes-open-cells-tip"));
    for OpenCell { cell, fillings } in &evidence.open {
        ui.horizontal(|ui| {
            ui.allocate_ui(vec2(110.0, 52.0), |ui| {
                ui.set_min_size(vec2(110.0, 52.0));
                ui.label(place(window, *cell));
            });
            for (filling, row) in fillings {
                let count = row.map_or(0, |row| patterns.stats(row).occurrences);
                let value = value_name(filling.cells()[*cell]);
                let name = text!("shapes-filling", place = place(window, *cell), value = value, times = count);
                let response = thumbnail(ui, filling, 52.0, Sense::click(), &name);
                paint_cell_frame(ui, response.rect, window, *cell, ink::OPEN_POINT);
                ui.vertical(|ui| {
                    ui.set_width(78.0);
                    ui.label(value);
                    ui.weak(words::count(count));
                });
                if response.on_hover_text(name).clicked() {
                    clicked = *row;
                }
            }
        });
    }
    clicked
}

fn blockers_ui(ui: &mut Ui, evidence: &TemplateEvidence) {
    ui.add_space(space::SMALL);
    ui.strong(text!("shapes-why-no-larger"));
    if evidence.blockers.is_empty() {
        ui.label(text!("shapes-no-cell-left"));
        return;
    }
    ui.weak(text!("shapes-one-more-open"));
    let window = evidence.template.window();
    ui.horizontal_wrapped(|ui| {
        for (cell, missing) in &evidence.blockers {
            let value = value_name(missing.cells()[*cell]);
            let name = text!("shapes-must-stay", place = place(window, *cell), value = value);
            let response = thumbnail(ui, missing, 56.0, Sense::hover(), &name);
            paint_cell_frame(ui, response.rect, window, *cell, ink::BLOCKED_POINT);
            response.on_hover_text(name);
        }
    });
}

/// Shows all templates of the result, or a button that requests them.
fn all_ui(ui: &mut Ui, shapes: &Shapes, out: &mut PanelRequests) {
    let Some(templates) = shapes.results().templates() else {
        ui.label(text!("shapes-what-templates-are"));
        ui.add_space(space::TINY);
        if ui.button(text!("shapes-find-templates")).clicked() {
            out.push(ShapesCommand::FindTemplates);
        }
        return;
    };
    ui.horizontal(|ui| {
        ui.strong(text!("shapes-all-templates", templates = templates.len()));
        let mut only_largest = shapes.lists_largest_only();
        let response = ui.checkbox(&mut only_largest, text!("shapes-largest-only"));
        let response = response.on_hover_text(text!("shapes-largest-only-tip"));
        if response.changed() {
            out.push(ShapesCommand::ListLargestOnly(only_largest));
        }
    });
    let listed = shapes.listed_templates();
    leave_list(ui, ui.available_rect_before_wrap());
    egui::ScrollArea::vertical().id_salt("all templates").auto_shrink(false).show_rows(
        ui,
        LIST_ROW_HEIGHT,
        listed.len(),
        |ui, range| {
            for &at in &listed[range] {
                if list_row_ui(ui, templates, at as usize) {
                    out.push(ShapesCommand::SelectOfTemplate(templates.row(at as usize).template));
                }
            }
        },
    );
}

/// Draws a row. Returns whether it was clicked.
fn list_row_ui(ui: &mut Ui, templates: &Templates, at: usize) -> bool {
    let row = templates.row(at);
    let points = text!("shapes-free-points", points = row.wildcards);
    let occurrences = text!("shapes-occurrences", occurrences = row.occurrences);
    let name = text!("shapes-template-row", rank = at + 1, points = &points, occurrences = &occurrences);
    ui.horizontal(|ui| {
        let response = template_thumbnail(ui, &row.template, LIST_ROW_HEIGHT - 4.0, Sense::click(), &name);
        ui.vertical(|ui| {
            ui.label(occurrences);
            let variants = text!("shapes-variants", variants = row.fillings);
            let shapes = text!("general-shapes", shapes = row.classes);
            ui.weak(match row.maximal {
                true => {
                    text!("shapes-template-facts-largest", points = points, variants = variants, shapes = shapes)
                }
                false => text!("shapes-template-facts", points = points, variants = variants, shapes = shapes),
            });
        });
        response.on_hover_text(text!("shapes-template-look")).clicked()
    })
    .inner
}

/// `column 2, row 3`, or `the middle`.
fn place(window: &Window, cell: usize) -> String {
    let (x, y) = window.cells()[cell];
    match window.centre() == Some(cell) {
        true => text!("shapes-the-middle").to_owned(),
        false => text!("shapes-point", column = x + 1, row = y + 1),
    }
}

fn value_name(cell: Cell) -> &'static str {
    match cell {
        Cell::Empty => text!("shapes-cell-empty"),
        Cell::Black => text!("general-black"),
        Cell::White => text!("general-white"),
        Cell::OffBoard => text!("shapes-cell-off-board"),
    }
}
