//! A table of the groups with two plain eyes that reading keeps alive, by the number of rules that stop it.

use egui::{CollapsingHeader, Grid, Ui};

use super::Out;
use crate::tokens::space;
use katachi_app::life::LifeCommand;
use katachi_app::life::group_curve::GroupCurve;
use katachi_app::{AppState, grouped};
use katachi_language::text;

pub fn group_curve_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    CollapsingHeader::new(text!("life-group-curve")).id_salt("group curve").show(ui, |ui| {
        ui.label(text!("life-group-curve-help", games = GroupCurve::MAX_GAMES));
        if state.life().is_counting_groups() {
            ui.weak(text!("life-phase-reading-groups"));
        } else if ui.button(text!("life-group-curve-count")).clicked() {
            out.push(LifeCommand::CountGroups);
        }
        let Some(found) = state.life().group_curve() else { return };
        ui.label(text!("life-group-curve-found", groups = found.groups, games = found.games));
        Grid::new("group curve").striped(true).spacing([space::MEDIUM, space::TINY]).show(ui, |ui| {
            ui.strong(text!("life-group-curve-rules"));
            for positions in GroupCurve::POSITIONS {
                ui.strong(text!("life-group-curve-within", positions = positions.to_string()));
            }
            ui.end_row();
            for (rules, known) in found.rows() {
                ui.label(grouped(rules as u64));
                for known in known {
                    ui.label(known.to_string());
                }
                ui.end_row();
            }
        });
    });
}
