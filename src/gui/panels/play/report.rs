//! The report of the open game: how often each player chose the move that the model expected, where the game left
//! professional play, and every move with its rank.

use egui::{Grid, RichText, ScrollArea, Ui, vec2};

use super::super::find::words::percent;
use super::contest::instead_of_record_ui;
use super::name_of;
use crate::theme::Tones;
use crate::tokens::space;
use crate::widgets::busy::busy;
use crate::widgets::elided;
use crate::widgets::table::{Sorting, TableHead, TableRows, TableWidget, number};
use katachi_app::play::PlayCommand;
use katachi_app::{AppState, Command, Navigation, Viewer};
use katachi_core::go::Color;
use katachi_core::mining::corner::Corner;
use katachi_core::words::grouped;
use katachi_engines::predict::{Departure, GameReport, Left, ReportedMove, STAGES};
use katachi_language::text;
use katachi_sentences::words::stone_at;
use katachi_sentences::{stage_title, term};

/// Below this height of the pane, the summary would leave the moves hardly a row.
const LEAST_HEIGHT: f32 = 420.0;

/// How the moves are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameReportView {
    /// The player whose moves are listed; `None` for both.
    whose: Option<Color>,
    /// The column that the table is sorted by.
    sort: usize,
    descending: bool,
}

impl GameReportView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        if instead_of_record_ui(ui, state, commands) {
            return;
        }
        let (play, shared) = (state.play(), state.shared());
        let Some(viewer) = state.viewer().filter(|viewer| viewer.line_moves() > 0) else {
            ui.weak(text!("play-report-empty"));
            return;
        };
        if play.hides_report(shared) {
            ui.weak(text!("play-report-hidden"));
            return;
        }
        let Some(report) = play.report(shared) else {
            if play.can_report() {
                commands.push(PlayCommand::Report.into());
            }
            if play.report_was_stopped() {
                ui.label(text!("play-report-stopped"));
                if ui.button(text!("play-report-make")).clicked() {
                    commands.push(PlayCommand::Report.into());
                }
                return;
            }
            ui.horizontal(|ui| {
                busy(ui, 26.0);
                ui.weak(text!("play-report-making"));
            });
            return;
        };
        let is_low = ui.available_height() < LEAST_HEIGHT;
        let mut report_ui = |ui: &mut Ui| {
            sides_ui(ui, viewer, report);
            departures_ui(ui, viewer, report, commands);
            ui.add_space(space::TINY);
            self.moves_ui(ui, viewer, report, is_low, commands);
        };
        if is_low {
            ScrollArea::vertical().id_salt("low report").auto_shrink(false).show(ui, report_ui);
        } else {
            report_ui(ui);
        }
    }

    /// The list of moves. In a low pane it scrolls with the summary above it.
    fn moves_ui(
        &mut self,
        ui: &mut Ui,
        viewer: &Viewer,
        report: &GameReport,
        is_low: bool,
        commands: &mut Vec<Command>,
    ) {
        ui.horizontal_wrapped(|ui| {
            for whose in [None, Some(Color::Black), Some(Color::White)] {
                let title = whose.map_or(text!("play-report-both"), name_of);
                if ui.selectable_label(self.whose == whose, title).clicked() {
                    self.whose = whose;
                }
            }
            ui.weak(text!("play-report-click"));
        });
        let heads = self.heads();
        let mut rows = MoveRows { viewer, moves: self.moves(report) };
        let table = TableWidget {
            name: "game report",
            title: text!("board-table-game-report"),
            heads: &heads,
            rows: rows.moves.len(),
            row_height: 24.0,
            reveal: None,
            scales: 0.8..=2.0,
            has_own_keys: false,
        };
        let output = if is_low { table.show_whole(ui, &mut rows) } else { table.show(ui, &mut rows) };
        if let Some(row) = output.clicked.or(output.opened) {
            let before = rows.moves[row].number - 1;
            commands.push(Command::Go(Navigation::Move(before)));
        }
        if let Some(column) = output.sort {
            // Least expected moves first.
            let descending = if self.sort == column { !self.descending } else { column == 2 };
            (self.sort, self.descending) = (column, descending);
        }
        commands.extend(output.export.map(Command::from));
    }

    /// The chosen moves in the chosen order.
    fn moves<'a>(&self, report: &'a GameReport) -> Vec<&'a ReportedMove> {
        let mut moves: Vec<&ReportedMove> =
            report.moves.iter().filter(|found| self.whose.is_none_or(|color| found.color == color)).collect();
        match self.sort {
            2 => moves.sort_by_key(|found| found.rank.unwrap_or(usize::MAX)),
            3 => moves.sort_by(|a, b| a.probability.total_cmp(&b.probability)),
            _ => {}
        }
        if self.descending {
            moves.reverse();
        }
        moves
    }

    fn heads(&self) -> [TableHead; 6] {
        let sorting = |column: usize| Sorting::for_column(self.sort == column, self.descending);
        [
            TableHead::number(text!("play-report-head-move"), 52.0).key("Move").fixed().sorting(sorting(0)),
            TableHead::text(text!("play-report-head-played"), 76.0).key("Played").plain(),
            TableHead::number(text!("play-report-head-rank"), 56.0)
                .key("Rank")
                .fixed()
                .sorting(sorting(2))
                .help(text!("play-report-head-rank-tip")),
            TableHead::number(text!("play-report-head-expected"), 74.0)
                .key("Expected")
                .fixed()
                .sorting(sorting(3))
                .help(text!("play-report-head-expected-tip")),
            TableHead::text(text!("play-report-head-first"), 110.0)
                .key("First choice")
                .plain()
                .help(text!("play-report-head-first-tip"))
                .rank(1),
            TableHead::text(text!("play-report-head-kind"), 130.0)
                .key("Kind")
                .plain()
                .help(text!("play-report-head-kind-tip"))
                .rank(2),
        ]
    }
}

/// Width of the figures beside a player's name.
const FIGURES_WIDTH: f32 = 430.0;

/// One line per player: share of first choices, of the first five, and by stage.
fn sides_ui(ui: &mut Ui, viewer: &Viewer, report: &GameReport) {
    let info = &viewer.tree().info;
    let share = |part: u64, all: u64| if all == 0 { "–".to_owned() } else { percent(part as f64 / all as f64) };
    // A grid gives a truncated text no more room than its head, so the width is set here.
    let room = (ui.available_width() - FIGURES_WIDTH).clamp(80.0, 240.0);
    Grid::new("agreement").num_columns(4 + STAGES.len()).spacing(vec2(14.0, 3.0)).show(ui, |ui| {
        let heads = ["", text!("play-report-head-first"), text!("play-report-among-five")];
        for head in heads.into_iter().chain((0..STAGES.len()).map(stage_title)) {
            ui.label(RichText::new(head).small().weak());
        }
        ui.end_row();
        for color in Color::BOTH {
            let name = match color {
                Color::Black => &info.black,
                Color::White => &info.white,
            };
            let words = if name.is_empty() { name_of(color).to_owned() } else { format!("{} {name}", name_of(color)) };
            let (font, ink) = (egui::TextStyle::Body.resolve(ui.style()), ui.visuals().strong_text_color());
            ui.label(elided::line(ui, &words, font, ink, room)).on_hover_text(&words);
            let all = report.agreement(color, None);
            ui.label(share(all.first, all.moves)).on_hover_text(text!(
                "play-report-first-tip",
                found = all.first,
                moves = all.moves
            ));
            ui.label(share(all.among_five, all.moves)).on_hover_text(text!(
                "play-report-five-tip",
                found = all.among_five,
                moves = all.moves
            ));
            for stage in 0..STAGES.len() {
                let part = report.agreement(color, Some(stage));
                let (name, found, moves) = (stage_title(stage), part.first, part.moves);
                let tip = text!("play-report-stage-tip", stage = name, found = found, moves = moves);
                ui.label(share(part.first, part.moves)).on_hover_text(tip);
            }
            ui.end_row();
        }
    });
}

fn departures_ui(ui: &mut Ui, viewer: &Viewer, report: &GameReport, commands: &mut Vec<Command>) {
    for departure in &report.departures {
        let words = departure_words(departure, viewer, report);
        if ui.link(words).on_hover_text(text!("play-report-departure-tip")).clicked() {
            commands.push(Command::Go(Navigation::Move(departure.number - 1)));
        }
    }
    if report.departures.is_empty() {
        ui.label(RichText::new(text!("play-report-no-departures")).color(Tones::for_context(ui).weak));
    }
}

fn departure_words(departure: &Departure, viewer: &Viewer, report: &GameReport) -> String {
    let found = &report.moves[departure.number - 1];
    let (color, point) = (name_of(found.color), place(viewer, found));
    let what = match departure.what {
        Left::Opening => text!("play-report-opening"),
        Left::Corner(Corner::TopLeft) => text!("play-report-upper-left"),
        Left::Corner(Corner::TopRight) => text!("play-report-upper-right"),
        Left::Corner(Corner::BottomLeft) => text!("play-report-lower-left"),
        Left::Corner(Corner::BottomRight) => text!("play-report-lower-right"),
    };
    let number = grouped(departure.number as u64);
    match departure.times_before {
        0 => text!("play-report-new", what = what, number = number, color = color, point = point),
        times => {
            text!("play-report-left", what = what, number = number, color = color, point = point, times = times)
        }
    }
}

fn place(viewer: &Viewer, found: &ReportedMove) -> String {
    let label = |point| viewer.turned().point(point).label(viewer.tree().size);
    found.point.map_or(text!("play-report-pass").to_owned(), label)
}

struct MoveRows<'a> {
    viewer: &'a Viewer,
    moves: Vec<&'a ReportedMove>,
}

impl TableRows for MoveRows<'_> {
    const IS_STEPPED: bool = false;

    fn is_selected(&self, row: usize) -> bool {
        self.moves[row].number == self.viewer.move_number() + 1 && self.viewer.on_main_line()
    }

    fn cell_ui(&mut self, ui: &mut Ui, row: usize, column: usize) {
        let text = self.text(row, column);
        match column {
            0 | 2 | 3 => number(ui, &text),
            _ => _ = ui.add(egui::Label::new(text).truncate().selectable(false)),
        }
    }

    fn text(&self, row: usize, column: usize) -> String {
        let found = self.moves[row];
        let label = |point| self.viewer.turned().point(point).label(self.viewer.tree().size);
        match column {
            0 => found.number.to_string(),
            1 => stone_at(found.color, &place(self.viewer, found)),
            2 => found.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            3 => found.rank.map(|_| percent(f64::from(found.probability))).unwrap_or_default(),
            4 => found
                .first
                .map(|(point, share)| format!("{} ({})", label(point), percent(f64::from(share))))
                .unwrap_or_default(),
            _ => found.name.map(|name| term(&name.english).to_owned()).unwrap_or_default(),
        }
    }

    fn label(&self, row: usize) -> String {
        let found = self.moves[row];
        let (number, point) = (found.number.to_string(), place(self.viewer, found));
        match found.rank {
            Some(rank) => text!("play-report-row-ranked", number = number, point = point, rank = rank.to_string()),
            None => text!("play-report-row", number = number, point = point),
        }
    }
}
