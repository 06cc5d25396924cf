//! Who played it: players and ranks, with the share of their games.

use egui::{Align, Label, Layout, Sense, Ui, vec2};
use egui_extras::{Column, TableBuilder};

use super::Out;
use super::words::{grouped, interval, percent};
use super::years::{facts_ui, shares_ui};
use crate::widgets::bars;
use katachi_app::AppState;

const ROW: f32 = 22.0;

pub fn people_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let Some(facts) = facts_ui(ui, state, out) else { return };
    let ranks = facts.ranks.len().min(12);
    if ranks > 0 {
        egui::CollapsingHeader::new("By rank").show(ui, |ui| {
            shares_ui(ui, "ranks", facts.ranks.iter().take(ranks).map(|(rank, share)| (rank.as_str(), *share)));
        });
    }
    if facts.players.is_empty() {
        ui.label("None of these games names its players.");
        return;
    }
    let name = ui.available_width() - 330.0;
    let cells = Layout::left_to_right(Align::Center);
    let table = TableBuilder::new(ui)
        .id_salt("find players")
        .striped(true)
        .sense(Sense::hover())
        .cell_layout(cells)
        .column(Column::initial(name.clamp(90.0, 260.0)).at_least(60.0).resizable(true).clip(true))
        .column(Column::exact(64.0))
        .column(Column::exact(64.0))
        .column(Column::exact(96.0))
        .column(Column::remainder());
    let table = table.header(22.0, |mut head| {
        for title in ["Player", "Games", "Of", "Share", ""] {
            head.col(|ui| _ = ui.weak(title));
        }
    });
    table.body(|body| {
        body.rows(ROW, facts.players.len(), |mut row| {
            let (name, share) = &facts.players[row.index()];
            row.col(|ui| _ = ui.add(Label::new(name).truncate()));
            row.col(|ui| _ = ui.label(grouped(share.found)));
            row.col(|ui| _ = ui.weak(grouped(share.games)));
            let Some(rate) = share.interval() else { return };
            row.col(|ui| _ = bars::interval_bar(ui, rate, vec2(88.0, 14.0)).on_hover_text(interval(rate)));
            row.col(|ui| _ = ui.label(percent(rate.rate)));
        });
    });
}
