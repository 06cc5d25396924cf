//! The form for mining: window, source, range of moves, minimum count.

use egui::{DragValue, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

use super::words;
use crate::tokens::space;
use crate::wanted::PanelRequests;
use crate::widgets::thumbnail::thumbnail;
use katachi_app::AppState;
use katachi_app::shapes::form::{DRAWING_SIDE, WindowKind};
use katachi_app::shapes::{MiningForm, ShapesCommand};
use katachi_core::mining::PatternSource;
use katachi_core::pattern::{Cell, Pattern};
use katachi_language::text;

pub fn form_ui(ui: &mut Ui, app: &AppState, out: &mut PanelRequests) {
    let shapes = app.shapes();
    let mut changed = shapes.form().clone();
    let form = &mut changed;
    egui::ScrollArea::vertical().id_salt("mining form").auto_shrink(false).show(ui, |ui| {
        ui.strong(text!("shapes-form-window"));
        ui.weak(text!("shapes-form-window-help"));
        window_ui(ui, form);
        ui.add_space(space::SMALL);
        ui.strong(text!("shapes-form-where"));
        source_ui(ui, form);
        ui.add_space(space::SMALL);
        ui.horizontal(|ui| {
            let label = ui.label(text!("shapes-form-min-count"));
            ui.add(DragValue::new(&mut form.min_count).range(1..=1_000_000).speed(0.2)).labelled_by(label.id);
        });
        ui.horizontal(|ui| {
            ui.checkbox(&mut form.limits_k, text!("shapes-form-only-shapes-of"))
                .on_hover_text(text!("shapes-form-only-shapes-of-tip"));
            ui.add_enabled_ui(form.limits_k, |ui| {
                let most = 361;
                for (end, word) in [(&mut form.k.0, text!("shapes-from")), (&mut form.k.1, text!("shapes-to"))] {
                    ui.add(DragValue::new(end).range(0..=most).speed(0.1).prefix(format!("{word} ")));
                }
                ui.label(text!("shapes-form-stones"));
            });
        });
        ui.add_space(space::MEDIUM);
        match form.params() {
            Err(reason) => {
                ui.colored_label(ui.visuals().warn_fg_color, reason);
                ui.add_enabled(false, egui::Button::new(text!("shapes-mine")));
            }
            Ok(params) => {
                if app.corpus().is_empty() {
                    ui.weak(text!("shapes-form-load-first"));
                }
                let can_mine = !app.corpus().is_empty() && !shapes.is_mining();
                ui.horizontal(|ui| {
                    if ui.add_enabled(can_mine, egui::Button::new(text!("shapes-mine"))).clicked() {
                        out.push(ShapesCommand::Mine(params.clone()));
                    }
                    ui.weak(words::result(&params));
                });
                if let Some(at) = shapes.results().find(&params)
                    && ui.link(text!("shapes-form-mined-already")).clicked()
                {
                    out.push(ShapesCommand::SelectResult(at));
                }
            }
        }
    });
    if changed != *shapes.form() {
        out.push(ShapesCommand::SetForm(changed));
    }
}

fn window_ui(ui: &mut Ui, form: &mut MiningForm) {
    ui.horizontal_wrapped(|ui| {
        for (side, name) in [(3, "3×3"), (5, "5×5"), (7, "7×7"), (9, "9×9")] {
            let is_chosen = form.kind == WindowKind::Square && form.square == side;
            if ui.selectable_label(is_chosen, name).clicked() {
                (form.kind, form.square) = (WindowKind::Square, side);
            }
        }
        for (radius, points) in [(1, "5"), (2, "13"), (3, "25")] {
            let is_chosen = form.kind == WindowKind::Diamond && form.diamond == radius;
            let response = ui.selectable_label(is_chosen, text!("shapes-form-diamond", points = points));
            if response.on_hover_text(text!("shapes-form-diamond-tip", steps = radius)).clicked() {
                (form.kind, form.diamond) = (WindowKind::Diamond, radius);
            }
        }
        if ui.selectable_label(form.kind == WindowKind::Rect, text!("shapes-form-rectangle")).clicked() {
            form.kind = WindowKind::Rect;
        }
        if ui.selectable_label(form.kind == WindowKind::Drawn, text!("shapes-form-draw")).clicked() {
            form.kind = WindowKind::Drawn;
        }
    });
    match form.kind {
        WindowKind::Rect => {
            ui.horizontal(|ui| {
                let wide = ui.label(text!("shapes-form-wide"));
                ui.add(DragValue::new(&mut form.rect.0).range(1..=19).speed(0.1)).labelled_by(wide.id);
                let high = ui.label(text!("shapes-form-high"));
                ui.add(DragValue::new(&mut form.rect.1).range(1..=19).speed(0.1)).labelled_by(high.id);
            });
        }
        WindowKind::Drawn => {
            ui.weak(text!("shapes-form-draw-help"));
            drawing_ui(ui, form);
        }
        WindowKind::Square | WindowKind::Diamond => {}
    }
    if form.kind != WindowKind::Drawn
        && let Ok(params) = form.params()
    {
        let cells = vec![Cell::Empty; params.window.cell_count()];
        let name = text!("shapes-form-the-window", window = katachi_sentences::words::window(&params.window));
        ui.horizontal(|ui| {
            thumbnail(ui, &Pattern::new(params.window.clone(), cells), 88.0, Sense::hover(), &name);
            let points = text!("general-points", points = params.window.cell_count());
            let symmetries = match params.window.symmetries().len() {
                1 => text!("shapes-form-no-symmetry").to_owned(),
                n => text!("shapes-form-symmetries", symmetries = n),
            };
            ui.weak(format!("{points}, {symmetries}"));
        });
    }
}

/// A 9×9 grid. Clicks and drags put points into the window or take them out.
fn drawing_ui(ui: &mut Ui, form: &mut MiningForm) {
    let cell = 20.0;
    let side = DRAWING_SIDE as f32 * cell;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click_and_drag());
    let count = form.drawn.iter().flatten().filter(|&&point| point).count();
    let name = || text!("shapes-form-drawn-window", points = count);
    response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, name()));
    let place = response.interact_pointer_pos().map(|at| ((at - rect.min) / cell).floor());
    let inside = |value: f32| (0.0..DRAWING_SIDE as f32).contains(&value);
    if let Some(place) = place.filter(|place| inside(place.x) && inside(place.y)) {
        let (x, y) = (place.x as usize, place.y as usize);
        // A drag sets every point to the state that its first point got.
        let brush_id = response.id.with("brush");
        if response.drag_started() || response.clicked() {
            let put = !form.drawn[y][x];
            ui.data_mut(|data| data.insert_temp(brush_id, put));
        }
        if let Some(put) = ui.data(|data| data.get_temp::<bool>(brush_id)) {
            form.drawn[y][x] = put;
        }
    }
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, 4.0, ui.visuals().extreme_bg_color);
    let (on, off) = (ui.visuals().selection.bg_fill, ui.visuals().faint_bg_color);
    for (y, row) in form.drawn.iter().enumerate() {
        for (x, &point) in row.iter().enumerate() {
            let corner = rect.min + cell * Vec2::new(x as f32, y as f32);
            let square = Rect::from_min_size(corner, Vec2::splat(cell)).shrink(1.0);
            painter.rect_filled(square, 2.0, if point { on } else { off });
        }
    }
    let ring = egui::Stroke::new(2.0, ui.visuals().strong_text_color());
    painter.circle_stroke(rect.center(), cell * 0.28, ring);
}

fn source_ui(ui: &mut Ui, form: &mut MiningForm) {
    ui.radio_value(&mut form.source, PatternSource::Move, text!("shapes-form-around-moves"))
        .on_hover_text(text!("shapes-form-around-moves-tip"));
    ui.indent("by move", |ui| {
        ui.add_enabled_ui(form.source == PatternSource::Move, |ui| {
            ui.checkbox(&mut form.after, text!("shapes-form-after")).on_hover_text(text!("shapes-form-after-tip"));
            ui.horizontal(|ui| {
                ui.checkbox(&mut form.limits_moves, text!("shapes-form-only-moves"));
                ui.add_enabled_ui(form.limits_moves, |ui| {
                    let from = ui.label(text!("shapes-from"));
                    ui.add(DragValue::new(&mut form.move_range.0).range(1..=999)).labelled_by(from.id);
                    let to = ui.label(text!("shapes-to"));
                    ui.add(DragValue::new(&mut form.move_range.1).range(1..=999)).labelled_by(to.id);
                });
            });
        });
    });
    ui.radio_value(&mut form.source, PatternSource::Final, text!("shapes-form-final"))
        .on_hover_text(text!("shapes-form-final-tip"));
}
