//! The filters of the table of shapes: by stones, by count, by contents, and by the players of the games.

use egui::{DragValue, Grid, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

use crate::tokens::space;
use crate::wanted::PanelRequests;
use crate::widgets::board::{BoardStyle, PatternPaint, paint_pattern};
use crate::widgets::filter_field::keep_focus;
use katachi_app::shapes::contains::SubPattern;
use katachi_app::shapes::order::ShapeFilter;
use katachi_app::shapes::{Shapes, ShapesCommand};
use katachi_core::mining::{MinedPatterns, PatternSource};
use katachi_core::pattern::names::MoveKind;
use katachi_core::pattern::{Cell, Pattern, TemplateCell, Window};
use katachi_language::text;
use katachi_sentences::shapes::kind_title;

pub fn filters_ui(ui: &mut Ui, shapes: &Shapes, patterns: &MinedPatterns, out: &mut PanelRequests) {
    let edges = patterns.params.source == PatternSource::Move;
    let mut filter = shapes.filter().clone();
    let is_set = !filter.keeps_all();
    let title = if is_set { text!("shapes-filter-on") } else { text!("shapes-filter") };
    egui::CollapsingHeader::new(title).id_salt("shapes filter").show(ui, |ui| {
        ui.horizontal_top(|ui| {
            Grid::new("shapes filter fields").num_columns(2).show(ui, |ui| {
                rows_ui(ui, shapes, patterns, &mut filter);
                ui.label("");
                if ui.add_enabled(is_set, egui::Button::new(text!("shapes-clear-filter"))).clicked() {
                    filter = ShapeFilter::default();
                    filter.contains.fit(&patterns.params.window);
                }
                ui.end_row();
            });
            ui.add_space(space::MEDIUM);
            ui.vertical(|ui| {
                ui.label(text!("shapes-filter-contains")).on_hover_text(text!("shapes-filter-contains-tip"));
                drawing_ui(ui, &mut filter.contains, edges);
            });
        });
    });
    if filter != *shapes.filter() {
        out.push(ShapesCommand::SetFilter(filter));
    }
}

/// A window of this number of cells or more shows enough for most names: 69 % of the moves in 5×5 shapes have a kind.
const WELL_NAMED_CELLS: usize = 25;

/// A row for each condition.
fn rows_ui(ui: &mut Ui, shapes: &Shapes, patterns: &MinedPatterns, filter: &mut ShapeFilter) {
    stones_ui(ui, filter, patterns.params.window.cell_count());
    ui.end_row();
    let label = ui.label(text!("shapes-filter-count"));
    ui.add(DragValue::new(&mut filter.min_count).range(0..=u32::MAX).speed(0.5)).labelled_by(label.id);
    ui.end_row();
    ui.label("");
    ui.checkbox(&mut filter.named, text!("shapes-filter-named"));
    ui.end_row();
    kind_ui(ui, &mut filter.kind, patterns.params.is_before_move());
    ui.end_row();
    if filter.kind.is_some()
        && patterns.params.is_before_move()
        && patterns.params.window.cell_count() < WELL_NAMED_CELLS
    {
        ui.label("");
        ui.weak(text!("shapes-filter-kind-small"));
        ui.end_row();
    }
    if let Some((cluster, of)) = filter.cluster {
        ui.label(text!("shapes-filter-cluster"));
        let title = match shapes.cluster_name(of, cluster) {
            Some(name) => format!("{name}  ×"),
            None => format!("{}  ×", text!("shapes-filter-cluster-of", number = cluster + 1, clusters = of)),
        };
        if ui.button(title).on_hover_text(text!("shapes-filter-cluster-tip")).clicked() {
            filter.cluster = None;
        }
        ui.end_row();
    }
    let label = ui.label(text!("shapes-filter-text")).on_hover_text(text!("shapes-filter-text-tip"));
    let field = egui::TextEdit::singleline(&mut filter.text);
    let field = field.hint_text(text!("shapes-filter-text-hint")).desired_width(150.0);
    keep_focus(&ui.add(field).labelled_by(label.id));
    ui.end_row();
}

/// Chooses the kind of move, if the windows are around moves.
fn kind_ui(ui: &mut Ui, chosen: &mut Option<MoveKind>, can_choose: bool) {
    let label = ui.label(text!("shapes-filter-kind"));
    ui.add_enabled_ui(can_choose, |ui| {
        let title = chosen.map_or(text!("shapes-filter-any-kind"), kind_title);
        let shown = egui::ComboBox::from_id_salt("kind of move").selected_text(title).show_ui(ui, |ui| {
            ui.selectable_value(chosen, None, text!("shapes-filter-any-kind"));
            for kind in MoveKind::ALL {
                ui.selectable_value(chosen, Some(kind), kind_title(kind));
            }
        });
        shown.response.labelled_by(label.id).on_hover_text(text!("shapes-filter-kind-tip"))
    })
    .response
    .on_disabled_hover_text(text!("shapes-filter-no-kind-tip"));
}

fn stones_ui(ui: &mut Ui, filter: &mut ShapeFilter, cells: usize) {
    ui.label(text!("shapes-column-k")).on_hover_text(text!("shapes-k-help"));
    ui.horizontal(|ui| {
        let from = ui.label(text!("shapes-from"));
        let (mut low, mut high) = (filter.k.0.min(cells), filter.k.1.min(cells));
        let lower = ui.add(DragValue::new(&mut low).range(0..=cells).speed(0.1)).labelled_by(from.id);
        let to = ui.label(text!("shapes-to"));
        let upper = ui.add(DragValue::new(&mut high).range(0..=cells).speed(0.1)).labelled_by(to.id);
        if lower.changed() || upper.changed() {
            // Moving one end past the other takes the other along.
            if lower.changed() {
                high = high.max(low);
            } else {
                low = low.min(high);
            }
            filter.k = (low, if high >= cells { usize::MAX } else { high });
        }
    });
}

/// A grid of points. Clicks step a point through `?`, `X`, `O`, `.` (and `#`, off the board).
fn drawing_ui(ui: &mut Ui, drawn: &mut SubPattern, edges: bool) {
    let (width, height) = drawn.size();
    let Ok(window) = Window::rect(width, height) else { return };
    let cell = (110.0 / width.max(height) as f32).clamp(14.0, 26.0);
    let (rect, _) = ui.allocate_exact_size(cell * Vec2::new(width as f32, height as f32), Sense::hover());
    let each = || (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let mut dont_care = Vec::new();
    let mut cells = Vec::new();
    for (at, (x, y)) in each().enumerate() {
        match drawn.get(x, y) {
            TemplateCell::Is(cell) => cells.push(cell),
            TemplateCell::Any => {
                cells.push(Cell::Empty);
                dont_care.push(at);
            }
        }
    }
    let options = PatternPaint { dont_care: &dont_care, ..PatternPaint::default() };
    paint_pattern(ui, rect, &Pattern::new(window, cells), &BoardStyle::for_context(ui.ctx()), options);
    for (x, y) in each() {
        let corner = rect.min + cell * Vec2::new(x as f32, y as f32);
        let id = ui.scope_id().with(("contains", x, y));
        let response = ui.interact(Rect::from_min_size(corner, Vec2::splat(cell)), id, Sense::click());
        let name = || text!("shapes-filter-point", column = x + 1, row = y + 1, mark = drawn.get(x, y).symbol());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name()));
        if response.hovered() || response.has_focus() {
            let stroke = egui::Stroke::new(1.5, ui.visuals().selection.bg_fill);
            ui.painter().rect_stroke(response.rect, 2.0, stroke, egui::StrokeKind::Inside);
        }
        if response.clicked() {
            drawn.cycle(x, y, edges);
        }
        if response.secondary_clicked() {
            drawn.set(x, y, TemplateCell::Any);
        }
    }
}
