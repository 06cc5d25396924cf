//! The report of the open game: how often each player chose what the model expected, where the game left what
//! professionals play, and every move with its rank.

use egui::{Grid, RichText, Ui, vec2};

use super::super::find::words::percent;
use crate::theme::Tones;
use crate::widgets::busy::busy;
use crate::widgets::elided;
use crate::widgets::table::{Head, Rows, Sorting, Table, number};
use katachi_app::play::PlayCommand;
use katachi_app::{AppState, Command, Navigation, Viewer};
use katachi_core::go::Color;
use katachi_core::mining::corner::Corner;
use katachi_core::words::{color_name, counted, grouped};
use katachi_engines::predict::{Departure, GameReport, Left, ReportedMove, STAGES};

/// How the moves are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReportView {
    /// Moves of one player; of both where `None`.
    whose: Option<Color>,
    /// A column of the table.
    sort: usize,
    descending: bool,
}

impl ReportView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        let (play, shared) = (state.play(), state.shared());
        let Some(viewer) = state.viewer().filter(|viewer| viewer.line_moves() > 0) else {
            ui.weak("Open a game: how likely each of its moves was, and where it left what is known, stands here.");
            return;
        };
        let Some(report) = play.report(shared) else {
            if play.can_report() {
                commands.push(PlayCommand::Report.into());
            }
            if play.report_was_stopped() {
                ui.label("The report was stopped.");
                if ui.button("Make the report").clicked() {
                    commands.push(PlayCommand::Report.into());
                }
                return;
            }
            ui.horizontal(|ui| {
                busy(ui, 26.0);
                ui.weak("Every move is being ranked…");
            });
            return;
        };
        sides_ui(ui, viewer, report);
        departures_ui(ui, viewer, report, commands);
        ui.add_space(4.0);
        self.moves_ui(ui, viewer, report, commands);
    }

    fn moves_ui(&mut self, ui: &mut Ui, viewer: &Viewer, report: &GameReport, commands: &mut Vec<Command>) {
        ui.horizontal_wrapped(|ui| {
            for (whose, title) in [(None, "Both"), (Some(Color::Black), "Black"), (Some(Color::White), "White")] {
                if ui.selectable_label(self.whose == whose, title).clicked() {
                    self.whose = whose;
                }
            }
            ui.weak("A click goes to the position before the move.");
        });
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
        let sorting = |column: usize| Sorting::of(self.sort == column, self.descending);
        let heads = [
            Head::number("Move", 52.0).fixed().sorting(sorting(0)),
            Head::text("Played", 76.0),
            Head::number("Rank", 56.0)
                .fixed()
                .sorting(sorting(2))
                .help("Its place among all legal moves, by the model"),
            Head::number("Expected", 74.0).fixed().sorting(sorting(3)).help("What the model gave the move"),
            Head::text("First choice", 110.0).help("What the model would have played").rank(1),
            Head::text("Kind", 130.0).help("What the move is called").rank(2),
        ];
        let mut rows = MoveRows { viewer, moves };
        let table = Table {
            name: "game report",
            heads: &heads,
            rows: rows.moves.len(),
            row_height: 24.0,
            reveal: None,
            scales: 0.8..=2.0,
            has_own_keys: false,
        };
        let output = table.show(ui, &mut rows);
        if let Some(row) = output.clicked.or(output.opened) {
            let before = rows.moves[row].number - 1;
            commands.push(Command::Go(if before == 0 { Navigation::First } else { Navigation::Move(before) }));
        }
        if let Some(column) = output.sort {
            // The strangest first.
            let descending = if self.sort == column { !self.descending } else { column == 2 };
            (self.sort, self.descending) = (column, descending);
        }
        commands.extend(output.export.map(Command::from));
    }
}

/// The figures beside a player's name.
const FIGURES_WIDTH: f32 = 430.0;

/// A line a player: first choices, among five, and by stage.
fn sides_ui(ui: &mut Ui, viewer: &Viewer, report: &GameReport) {
    let info = &viewer.tree().info;
    let share = |part: u64, all: u64| if all == 0 { "–".to_owned() } else { percent(part as f64 / all as f64) };
    // A grid gives a text that may be cut no more room than its head has.
    let room = (ui.available_width() - FIGURES_WIDTH).clamp(80.0, 240.0);
    Grid::new("agreement").num_columns(4 + STAGES.len()).spacing(vec2(14.0, 3.0)).show(ui, |ui| {
        let heads = ["", "First choice", "Among five"];
        for head in heads.into_iter().chain(STAGES.iter().map(|(name, _, _)| *name)) {
            ui.label(RichText::new(head).small().weak());
        }
        ui.end_row();
        for color in Color::BOTH {
            let name = match color {
                Color::Black => &info.black,
                Color::White => &info.white,
            };
            let words =
                if name.is_empty() { color_name(color).to_owned() } else { format!("{} {name}", color_name(color)) };
            let (font, ink) = (egui::TextStyle::Body.resolve(ui.style()), ui.visuals().strong_text_color());
            ui.label(elided::end(ui, &words, font, ink, room)).on_hover_text(&words);
            let all = report.agreement(color, None);
            ui.label(share(all.first, all.moves))
                .on_hover_text(format!("{} of {} moves were the model's first choice", all.first, all.moves));
            ui.label(share(all.among_five, all.moves))
                .on_hover_text(format!("{} of {} moves were among its first five", all.among_five, all.moves));
            for (stage, (name, _, _)) in STAGES.iter().enumerate() {
                let part = report.agreement(color, Some(stage));
                let tip = format!("First choices in the {name}: {} of {}", part.first, part.moves);
                ui.label(share(part.first, part.moves)).on_hover_text(tip);
            }
            ui.end_row();
        }
    });
}

fn departures_ui(ui: &mut Ui, viewer: &Viewer, report: &GameReport, commands: &mut Vec<Command>) {
    for departure in &report.departures {
        let words = departure_words(departure, viewer, report);
        let tip = "Nobody of the professionals went on so. A click goes to the position before it.";
        if ui.link(words).on_hover_text(tip).clicked() {
            commands.push(Command::Go(Navigation::Move(departure.number - 1)));
        }
    }
    if report.departures.is_empty() {
        ui.label(RichText::new("Nothing is known to compare the opening with.").color(Tones::of(ui).weak));
    }
}

fn departure_words(departure: &Departure, viewer: &Viewer, report: &GameReport) -> String {
    let found = &report.moves[departure.number - 1];
    let (color, at) = (color_name(found.color), place(viewer, found));
    let what = match departure.what {
        Left::Opening => "Opening",
        Left::Corner(Corner::TopLeft) => "Upper left",
        Left::Corner(Corner::TopRight) => "Upper right",
        Left::Corner(Corner::BottomLeft) => "Lower left",
        Left::Corner(Corner::BottomRight) => "Lower right",
    };
    let before = match departure.times_before {
        0 => "what was there before was in none of their games".to_owned(),
        times => format!("the position before it was there {}", counted(times as usize, "time")),
    };
    format!("{what}: new with move {}, {color} {at}; {before}", grouped(departure.number as u64))
}

fn place(viewer: &Viewer, found: &ReportedMove) -> String {
    found.point.map_or("pass".to_owned(), |point| viewer.turned().point(point).label(viewer.tree().size))
}

struct MoveRows<'a> {
    viewer: &'a Viewer,
    moves: Vec<&'a ReportedMove>,
}

impl Rows for MoveRows<'_> {
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
            1 => format!("{} {}", found.color.letter(), place(self.viewer, found)),
            2 => found.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            3 => found.rank.map(|_| percent(f64::from(found.probability))).unwrap_or_default(),
            4 => found
                .first
                .map(|(point, share)| format!("{} ({})", label(point), percent(f64::from(share))))
                .unwrap_or_default(),
            _ => found.name.map(|name| name.english.clone()).unwrap_or_default(),
        }
    }

    fn label(&self, row: usize) -> String {
        let found = self.moves[row];
        let rank = found.rank.map(|rank| format!(", rank {rank}")).unwrap_or_default();
        format!("Report, move {}: {}{rank}", found.number, place(self.viewer, found))
    }
}
