//! The players of the hits: names and ranks, with the share of their games.

use egui::{Ui, vec2};

use super::Out;
use super::words::{grouped, interval, percent};
use super::years::{facts_ui, shares_ui};
use crate::widgets::table::{TableHead, TableRows, TableWidget, number};
use crate::widgets::{bars, elided};
use katachi_app::find::FindCommand;
use katachi_app::find::facts::{Facts, FactsRow};
use katachi_app::player::PlayerCommand;
use katachi_app::{AppState, Command};
use katachi_language::text;

const ROW_HEIGHT: f32 = 22.0;

pub fn players_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let Some(facts) = facts_ui(ui, state, out) else { return };
    if state.find().facts_are_of_all() {
        ui.weak(text!("find-shares-of-all"));
    }
    let ranks = facts.ranks.len().min(12);
    if ranks > 0 {
        egui::CollapsingHeader::new(text!("find-by-rank")).show(ui, |ui| {
            let clicked = shares_ui(ui, ("ranks", "Rank"), &facts.ranks[..ranks], out);
            out.extend(clicked.map(|at| FindCommand::AmongFacts(FactsRow::Rank(facts.ranks[at].0.clone()))));
        });
    }
    if facts.players.is_empty() {
        ui.label(text!("find-no-names"));
        return;
    }
    let heads = [
        TableHead::text(text!("find-head-player"), 200.0).key("Player").plain(),
        TableHead::number(text!("find-head-games"), 64.0).key("Games").fixed(),
        TableHead::number(text!("find-head-of"), 64.0).key("Of").fixed(),
        TableHead::text(text!("find-head-share"), 96.0).key("Share").fixed(),
        TableHead::number("", 64.0).fixed(),
    ];
    let table = TableWidget {
        name: "Players",
        title: text!("board-table-players"),
        heads: &heads,
        rows: facts.players.len(),
        row_height: ROW_HEIGHT,
        reveal: None,
        scales: 0.5..=3.0,
        has_own_keys: false,
    };
    let mut players = Players { facts, wanted: Vec::new() };
    let output = table.show(ui, &mut players);
    out.extend(players.wanted);
    out.extend(output.export);
    let clicked = output.clicked.or(output.opened);
    out.extend(clicked.map(|row| FindCommand::AmongFacts(FactsRow::Player(facts.players[row].0.clone()))));
}

struct Players<'a> {
    facts: &'a Facts,
    /// Commands that were chosen in a row's menu.
    wanted: Vec<Command>,
}

impl TableRows for Players<'_> {
    const IS_STEPPED: bool = false;
    const HAS_TIPS: bool = true;

    fn tip_ui(&self, ui: &mut Ui, _row: usize) {
        ui.label(text!("find-only-these-tip"));
    }

    fn is_selected(&self, _row: usize) -> bool {
        false
    }

    fn cell_ui(&mut self, ui: &mut Ui, row: usize, column: usize) {
        let (name, share) = &self.facts.players[row];
        match (column, share.interval()) {
            (0, _) => _ = elided::cell(ui, name),
            (1, _) => number(ui, &grouped(share.found)),
            (2, _) => number(ui, &grouped(share.games)),
            (3, Some(rate)) => _ = bars::interval_bar(ui, rate, vec2(88.0, 14.0)).on_hover_text(interval(rate)),
            (_, Some(rate)) => number(ui, &percent(rate.rate)),
            (_, None) => {}
        }
    }

    fn text(&self, row: usize, column: usize) -> String {
        let (name, share) = &self.facts.players[row];
        let rate = share.interval();
        match column {
            0 => name.clone(),
            1 => share.found.to_string(),
            2 => share.games.to_string(),
            3 => rate.map_or(String::new(), |rate| format!("{:.4} to {:.4}", rate.low, rate.high)),
            _ => rate.map_or(String::new(), |rate| format!("{:.4}", rate.rate)),
        }
    }

    fn menu_ui(&mut self, ui: &mut Ui, row: usize) {
        if ui.button(text!("find-about-player")).clicked() {
            let name = self.facts.players[row].0.clone();
            self.wanted.push(PlayerCommand::Of(name).into());
            ui.close();
        }
    }

    fn label(&self, row: usize) -> String {
        let (name, share) = &self.facts.players[row];
        text!("find-player-row", player = name, found = share.found, games = share.games)
    }
}
