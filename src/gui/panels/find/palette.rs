//! The tools of the query board: stones, cell sets, regions.

use egui::{Button, Role, Ui, WidgetInfo, vec2};

use super::Out;
use crate::tokens::space;
use crate::widgets::cell_set::{cell_set_button, paint_swatch};
use katachi_app::AppState;
use katachi_app::find::example::EXAMPLE_QUERIES;
use katachi_app::find::tool::{COMMON_CELL_SETS, RARE_CELL_SETS, name};
use katachi_app::find::{FindCommand, FindTool};
use katachi_core::go::BoardSize;
use katachi_core::pattern::{CellSet, Symmetry};
use katachi_language::text;

pub fn palette_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let find = state.find();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(3.0, 4.0);
        ui.spacing_mut().button_padding.x = 7.0;
        for (tool, title, hint) in [
            (FindTool::Stones, text!("find-tool-stones"), text!("find-tool-stones-tip")),
            (FindTool::Select, text!("find-tool-select"), text!("find-tool-select-tip")),
            (FindTool::Moves, text!("find-tool-moves"), text!("find-tool-moves-tip")),
            (FindTool::Points, text!("find-tool-points"), text!("find-tool-points-tip")),
        ] {
            let button = Button::selectable(find.tool() == tool, title).min_size(vec2(0.0, 28.0));
            if ui.add(button).on_hover_text(hint).clicked() {
                out.push(FindCommand::Use(tool));
            }
        }
        ui.add_space(space::TINY);
        for (bits, key) in COMMON_CELL_SETS {
            let Some(set) = CellSet::from_bits(bits) else { continue };
            if cell_set_button(ui, set, key, find.tool() == FindTool::Paint(set)).clicked() {
                out.push(FindCommand::Use(FindTool::Paint(set)));
            }
        }
        if let FindTool::Paint(set) = find.tool()
            && RARE_CELL_SETS.contains(&set.bits())
        {
            let _ = cell_set_button(ui, set, None, true);
        }
        ui.menu_button(text!("find-more-sets"), |ui| {
            for set in RARE_CELL_SETS.into_iter().filter_map(CellSet::from_bits) {
                ui.horizontal(|ui| {
                    let (rect, _) = ui.allocate_exact_size(vec2(24.0, 24.0), egui::Sense::hover());
                    paint_swatch(ui, rect, set);
                    if ui.add(Button::selectable(find.tool() == FindTool::Paint(set), name(set))).clicked() {
                        out.push(FindCommand::Use(FindTool::Paint(set)));
                        ui.close();
                    }
                });
            }
        })
        .response
        .on_hover_text(text!("find-more-sets-tip"));
    });
    ui.add_space(space::TINY);
    actions_ui(ui, state, out);
}

fn actions_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let find = state.find();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let (can_undo, can_redo) = (find.history().can_undo(), find.history().can_redo());
        let actions = [
            ("⮪", text!("find-undo-tip"), can_undo, FindCommand::Undo),
            ("⮫", text!("find-redo-tip"), can_redo, FindCommand::Redo),
            ("⟳", text!("find-turn-tip"), true, FindCommand::Turn(Symmetry::from_index(5))),
            ("⬌", text!("find-mirror-tip"), true, FindCommand::Turn(Symmetry::from_index(1))),
        ];
        for (icon, tip, is_possible, command) in actions {
            let response = ui.add_enabled(is_possible, Button::new(icon).min_size(vec2(28.0, 26.0)));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, is_possible, tip));
            if response.on_hover_text(tip).clicked() {
                out.push(command);
            }
        }
        let words = [
            (text!("find-exchange"), text!("find-exchange-tip"), FindCommand::SwapColors),
            (text!("find-clear"), text!("find-clear-tip"), FindCommand::Clear),
        ];
        for (title, tip, command) in words {
            if ui.button(title).on_hover_text(tip).clicked() {
                out.push(command);
            }
        }
        super::parts::add_ui(ui, state, out);
        ui.menu_button(text!("find-examples"), |ui| {
            for (number, example) in EXAMPLE_QUERIES.iter().enumerate() {
                if ui.button(example.title()).on_hover_text(example.hint()).clicked() {
                    out.push(FindCommand::Example(number));
                    ui.close();
                }
            }
        });
    });
}

/// The size of the board that is drawn on.
pub fn size_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let size = state.find().drawing().size();
    egui::ComboBox::from_id_salt("query board size")
        .selected_text(size.to_string())
        .width(70.0)
        .show_ui(ui, |ui| {
            for other in [19, 17, 15, 13, 11, 9, 7, 5].into_iter().filter_map(|side| BoardSize::new(side).ok()) {
                if ui.selectable_label(other == size, other.to_string()).clicked() {
                    out.push(FindCommand::Resize(other));
                }
            }
        })
        .response
        .widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("find-board-size")));
}
