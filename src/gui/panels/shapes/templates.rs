//! The template view: which cells of the selected shape do not matter, and how that is known.
//!
//! Every `?` shows its three fillings with their counts; every other cell shows a filling that never occurred, which is
//! why it is no `?`. The other half lists all templates of the result.

use egui::{Color32, Sense, Ui, vec2};

use super::words;
use crate::wanted::Wanted;
use crate::widgets::busy::busy;
use crate::widgets::thumbnail::{paint_cell_frame, template_thumbnail, thumbnail};
use katachi_app::shapes::worked::{OpenCell, RowTemplates, TemplateEvidence};
use katachi_app::shapes::{Look, Shapes, ShapesCommand};
use katachi_core::mining::MinedPatterns;
use katachi_core::mining::templates::Templates;
use katachi_core::pattern::{Cell, Window};

const OPEN: Color32 = Color32::from_rgb(38, 150, 80);
const BLOCKED: Color32 = Color32::from_rgb(200, 60, 40);
const LIST_ROW: f32 = 64.0;

pub fn templates_ui(ui: &mut Ui, shapes: &Shapes, patterns: &MinedPatterns, out: &mut Wanted) {
    ui.horizontal(|ui| {
        for (all, name) in [(false, "Of this shape"), (true, "Of the whole result")] {
            if ui.selectable_label(shapes.lists_all_templates() == all, name).clicked() {
                out.push(ShapesCommand::ListAllTemplates(all));
            }
        }
    });
    ui.add_space(4.0);
    if shapes.lists_all_templates() {
        all_ui(ui, shapes, out);
    } else {
        egui::ScrollArea::vertical().id_salt("templates of a shape").auto_shrink(false).show(ui, |ui| {
            shape_ui(ui, shapes, patterns, out);
        });
    }
}

fn shape_ui(ui: &mut Ui, shapes: &Shapes, patterns: &MinedPatterns, out: &mut Wanted) {
    if !shapes.looks_at(Look::Templates) {
        out.push(ShapesCommand::Look(Look::Templates));
    }
    match shapes.row_templates() {
        None => {
            ui.horizontal(|ui| {
                busy(ui, 26.0);
                ui.weak("Looking for cells that do not matter…");
            });
        }
        Some(Err(error)) => {
            ui.colored_label(ui.visuals().error_fg_color, error.to_string());
        }
        Some(Ok(found)) => out.extend(row_ui(ui, found, shapes.template(), patterns)),
    }
}

fn row_ui(ui: &mut Ui, found: &RowTemplates, picked: usize, patterns: &MinedPatterns) -> Option<ShapesCommand> {
    if found.templates.is_empty() {
        ui.label("Every cell of this shape matters.");
        ui.weak(
            "A cell does not matter, and is drawn as ?, when the shape occurs whatever stands there: empty, Black or \
             White. Here each cell misses at least one of the three.",
        );
        return None;
    }
    let mut chosen = None;
    ui.label(match found.templates.len() {
        1 => "One general pattern includes this shape:".to_owned(),
        n => format!("{n} general patterns include this shape:"),
    });
    ui.horizontal_wrapped(|ui| {
        for (at, evidence) in found.templates.iter().enumerate() {
            let wildcards = evidence.template.wildcards();
            let name = format!("template {}: {}", at + 1, words::counted(wildcards as u64, "free point"));
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
    ui.add_space(8.0);
    let evidence = found.templates.get(picked).or(found.templates.first())?;
    ui.horizontal_top(|ui| {
        template_thumbnail(ui, &evidence.template, 150.0, Sense::hover(), "the template");
        ui.add_space(10.0);
        ui.vertical(|ui| {
            ui.strong(words::counted(evidence.template.wildcards() as u64, "free point"));
            let fillings = 3_u64.saturating_pow(evidence.template.wildcards() as u32);
            ui.label(format!("It stands for {}, and every one was played.", words::counted(fillings, "variant")));
            ui.weak("A variant counts as played in any orientation. Click one to look at it.");
        });
    });
    if let Some(row) = open_ui(ui, evidence, patterns) {
        chosen = Some(ShapesCommand::Select(row));
    }
    blockers_ui(ui, evidence);
    chosen
}

/// Each `?` with its three fillings. Returns the row of the filling that was clicked.
fn open_ui(ui: &mut Ui, evidence: &TemplateEvidence, patterns: &MinedPatterns) -> Option<usize> {
    let window = evidence.template.window();
    let mut clicked = None;
    ui.add_space(8.0);
    ui.strong("What does not matter").on_hover_text("The other ? are left as they are in the selected shape.");
    for OpenCell { cell, fillings } in &evidence.open {
        ui.horizontal(|ui| {
            ui.allocate_ui(vec2(110.0, 52.0), |ui| {
                ui.set_min_size(vec2(110.0, 52.0));
                ui.label(place(window, *cell));
            });
            for (filling, row) in fillings {
                let count = row.map_or(0, |row| patterns.stats(row).occurrences);
                let value = value_name(filling.cells()[*cell]);
                let name = format!("{} {value}: {}", place(window, *cell), words::counted(count, "time"));
                let response = thumbnail(ui, filling, 52.0, Sense::click(), &name);
                paint_cell_frame(ui, response.rect, window, *cell, OPEN);
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
    ui.add_space(8.0);
    ui.strong("Why it is no larger");
    if evidence.blockers.is_empty() {
        ui.label("No cell is left that could be opened: what remains is off the board, or the point of the move.");
        return;
    }
    ui.weak("With one more cell open, this filling would have to occur, and it never did:");
    let window = evidence.template.window();
    ui.horizontal_wrapped(|ui| {
        for (cell, missing) in &evidence.blockers {
            let value = value_name(missing.cells()[*cell]);
            let name = format!("{} must stay: never seen with {value} there", place(window, *cell));
            let response = thumbnail(ui, missing, 56.0, Sense::hover(), &name);
            paint_cell_frame(ui, response.rect, window, *cell, BLOCKED);
            response.on_hover_text(name);
        }
    });
}

/// All templates of the result, or the wish for them.
fn all_ui(ui: &mut Ui, shapes: &Shapes, out: &mut Wanted) {
    let Some(templates) = shapes.results().templates() else {
        ui.label("A template stands for all shapes that differ in its ? alone, where every one of them was played.");
        ui.add_space(4.0);
        if ui.button("Find all templates").clicked() {
            out.push(ShapesCommand::FindTemplates);
        }
        return;
    };
    ui.horizontal(|ui| {
        ui.strong(format!("All {}", words::counted(templates.len() as u64, "template")));
        let mut only_largest = shapes.lists_largest_only();
        let response = ui.checkbox(&mut only_largest, "largest only").on_hover_text(
            "A template is largest when no further cell of it can be made ?. The others are contained in larger ones.",
        );
        if response.changed() {
            out.push(ShapesCommand::ListLargestOnly(only_largest));
        }
    });
    let listed = shapes.listed_templates();
    egui::ScrollArea::vertical().id_salt("all templates").auto_shrink(false).show_rows(
        ui,
        LIST_ROW,
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

/// Whether the row was clicked.
fn list_row_ui(ui: &mut Ui, templates: &Templates, at: usize) -> bool {
    let row = templates.row(at);
    let name = format!(
        "template of rank {}, {}, {}",
        words::count(at as u64 + 1),
        words::counted(row.wildcards as u64, "free point"),
        words::counted(row.occurrences, "occurrence")
    );
    ui.horizontal(|ui| {
        let response = template_thumbnail(ui, &row.template, LIST_ROW - 4.0, Sense::click(), &name);
        ui.vertical(|ui| {
            ui.label(words::counted(row.occurrences, "occurrence"));
            ui.weak(format!(
                "{}, {} in {}{}",
                words::counted(row.wildcards as u64, "free point"),
                words::counted(row.fillings, "variant"),
                words::counted(row.classes, "shape"),
                if row.maximal { ", largest" } else { "" },
            ));
        });
        response.on_hover_text("Look at the most frequent shape it stands for").clicked()
    })
    .inner
}

/// `column 2, row 3`, or `the middle`.
fn place(window: &Window, cell: usize) -> String {
    let (x, y) = window.cells()[cell];
    if window.centre() == Some(cell) { "the middle".to_owned() } else { format!("column {}, row {}", x + 1, y + 1) }
}

fn value_name(cell: Cell) -> &'static str {
    match cell {
        Cell::Empty => "empty",
        Cell::Black => "Black",
        Cell::White => "White",
        Cell::OffBoard => "off the board",
    }
}
