//! The shape ledger: whose shapes, how much more often than the professionals', what they cost, and where.

use egui::{Align2, Color32, ComboBox, Label, Link, Rect, Role, ScrollArea, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::engine;
use super::shapes::words::times;
use crate::theme::Tones;
use crate::widgets::bars;
use crate::widgets::busy::busy;
use crate::widgets::elided;
use crate::widgets::table::{Head, Rows, Table, number};
use crate::widgets::thumbnail::paint_thumbnail;
use katachi_app::ledger::{LedgerCommand, Made};
use katachi_app::{AppState, Command, counted, grouped};
use katachi_core::corpus::Corpus;
use katachi_core::jobs::JobError;
use katachi_core::library::professional;
use katachi_core::mining::ledger::{LedgerExample, LedgerRow, LossUnit};
use katachi_core::mining::statistics::{Estimate, SURE};
use katachi_core::words;

const ROW: f32 = 48.0;
/// The examples stand below the table, in a place of their own: the table does not move.
const EXAMPLES: f32 = 148.0;

const TIMES_HELP: &str = "How many times as often as professionals, with its 95 % interval: a square is surely more, a disc \
                          surely less, a ring may be chance.";
const PRICE_HELP: &str = "What a move in this shape lost on average by the evaluations in the records, with the 95 % interval \
                          over games. Red: surely more than this player's other moves.";
const Q_HELP: &str = "Of shapes with a q no larger than this, at most this share costs more by chance alone (Benjamini and \
                      Hochberg).";

pub fn ledger_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let ledger = state.ledger();
    if state.corpus().games().is_empty() {
        ui.label(if state.is_loading() { "The games are being read." } else { "No games are loaded." });
        ui.weak("The ledger says which shapes somebody plays more than professionals, and what they cost.");
        return;
    }
    if ledger.made().is_none() && !ledger.is_making() && ledger.failed().is_none() {
        commands.push(LedgerCommand::Open.into());
    }
    choices_ui(ui, state, commands);
    if let Some(error) = ledger.failed().filter(|error| **error != JobError::Cancelled) {
        ui.colored_label(Tones::of(ui).error, error.to_string());
    }
    let Some(made) = ledger.made() else {
        // Cancelled, or failed.
        if ledger.failed().is_some() && ui.button("Make the ledger").clicked() {
            commands.push(LedgerCommand::Open.into());
        }
        return;
    };
    summary_ui(ui, made);
    practice_ui(ui, made, commands);
    engine::engine_ui(ui, state, commands);
    if made.ledger.rows.is_empty() {
        ui.label("No shape was played ten times or more.");
        return;
    }
    let room = (ui.available_height() - EXAMPLES).max(120.0);
    ui.allocate_ui(vec2(ui.available_width(), room), |ui| {
        ui.set_min_height(room);
        table_ui(ui, state, made, commands);
    });
    ui.separator();
    below_ui(ui, state, made, commands);
}

/// Whose moves, and in which window.
fn choices_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let ledger = state.ledger();
    ui.horizontal_wrapped(|ui| {
        let everybody = "Everybody";
        let shown = ledger.player().unwrap_or(everybody);
        let whose = ComboBox::from_id_salt("whose ledger").selected_text(shown).width(170.0).truncate();
        let whose = whose.show_ui(ui, |ui| {
            if ui.selectable_label(ledger.player().is_none(), everybody).clicked() {
                commands.push(LedgerCommand::Of(None).into());
            }
            for (name, games) in ledger.made().map(|made| made.players.as_slice()).unwrap_or_default() {
                let is_his = ledger.player() == Some(name);
                let line = format!("{name}, {}", counted(*games as usize, "game"));
                if ui.selectable_label(is_his, line).clicked() {
                    commands.push(LedgerCommand::Of(Some(name.clone())).into());
                }
            }
        });
        whose.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, "Whose moves"));
        let windows = ComboBox::from_id_salt("window of the ledger")
            .selected_text(words::window(ledger.window()))
            .width(120.0)
            .show_ui(ui, |ui| {
                for window in professional::windows() {
                    if ui.selectable_label(*ledger.window() == window, words::window(&window)).clicked() {
                        commands.push(LedgerCommand::Window(window).into());
                    }
                }
            });
        windows.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, "Window of the shapes"));
        // Always there, so that nothing moves.
        ui.scope(|ui| {
            if !ledger.is_making() {
                ui.set_invisible();
            }
            busy(ui, 16.0);
        });
    });
}

fn summary_ui(ui: &mut Ui, made: &Made) {
    let ledger = &made.ledger;
    let moves = format!("{} moves in {}", grouped(ledger.moves as u64), counted(ledger.games, "game"));
    let Some(mean) = ledger.mean_loss else {
        let more = counted(made.overplayed, "shape");
        ui.label(format!("{moves}; {more} surely played more than by professionals"));
        ui.weak(without_evaluations(made)).on_hover_text(
            "Read are the evaluations of KaTrain, KataGo, Lizzie and LizzieYzy, Sabaki, Ogatak, AI Sensei and Go Review \
             Partner, and what your own KataGo says here. Katachi brings no engine.",
        );
        return;
    };
    ui.label(format!(
        "{moves}, {} of them evaluated: {} a move",
        grouped(ledger.evaluated_moves as u64),
        amount(mean, ledger.unit)
    ));
    ui.weak(match made.costly {
        0 => "No shape surely costs more than the other moves.".to_owned(),
        1 => "1 shape surely costs more than the other moves.".to_owned(),
        costly => format!("{} surely cost more than the other moves.", counted(costly, "shape")),
    });
}

/// From the ledger to practice.
fn practice_ui(ui: &mut Ui, made: &Made, commands: &mut Vec<Command>) {
    if made.ledger.mean_loss.is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let tip = "Asks what would have been better where these shapes cost most; what you miss becomes a card";
        if ui.button("Practise").on_hover_text(tip).clicked() {
            commands.push(LedgerCommand::Practise.into());
        }
        let tip = "The same positions on pages to print, with the answers behind them";
        if ui.button("Workbook…").on_hover_text(tip).clicked() {
            commands.push(LedgerCommand::Workbook.into());
        }
    });
}

fn without_evaluations(made: &Made) -> String {
    let elsewhere = match made.evaluated {
        0 => String::new(),
        games => format!(" ({} of others are)", counted(games, "game")),
    };
    format!(
        "These games are not evaluated{elsewhere}, so no shape has a price. Let your own KataGo evaluate them here, or \
         review them in KaTrain for example, save them with its analysis, and add those files."
    )
}

/// `1.3 points`, `2.1 %`.
fn amount(value: f64, unit: LossUnit) -> String {
    match unit {
        LossUnit::Points => format!("{value:.1} points"),
        LossUnit::Winrate => format!("{value:.1} %"),
    }
}

/// The head of a column of losses.
fn price_title(made: &Made) -> &'static str {
    match made.ledger.unit {
        LossUnit::Points => "Points lost",
        LossUnit::Winrate => "% lost",
    }
}

/// `0.6 to 1.9`.
fn range(of: Estimate) -> String {
    format!("{:.1} to {:.1}", of.low, of.high)
}

fn table_ui(ui: &mut Ui, state: &AppState, made: &Made, commands: &mut Vec<Command>) {
    let heads = [
        Head::text("Shape", 54.0).fixed(),
        Head::text("Name", 96.0).help(super::shapes::words::NAME_HELP),
        Head::number("Played", 56.0).fixed().help("Moves that show the shape, this player's stones black."),
        Head::number("vs. pros", 104.0).help(TIMES_HELP),
        Head::number(price_title(made), 124.0).help(PRICE_HELP),
        Head::number("q", 44.0).fixed().rank(1).help(Q_HELP),
    ];
    // Without evaluations there is nothing to say of prices.
    let shown = if made.ledger.mean_loss.is_some() { heads.len() } else { 4 };
    let selected = state.ledger().selected().map(|(row, _)| row);
    let table = Table {
        name: "Shape ledger",
        heads: &heads[..shown],
        rows: made.ledger.rows.len(),
        row_height: ROW,
        reveal: None,
        scales: 0.84..=2.0,
        has_own_keys: true,
    };
    let output = table.show(ui, &mut LedgerRows { made, selected });
    commands.extend(output.clicked.map(|row| LedgerCommand::Select(row).into()));
    commands.extend(output.steps.into_iter().map(|steps| LedgerCommand::Step(steps).into()));
    if let Some(row) = output.opened {
        commands.extend([LedgerCommand::Select(row).into(), LedgerCommand::OpenExample(0).into()]);
    }
    if output.entered {
        commands.push(LedgerCommand::OpenExample(0).into());
    }
    commands.extend(output.export.map(Command::from));
}

struct LedgerRows<'a> {
    made: &'a Made,
    selected: Option<usize>,
}

impl LedgerRows<'_> {
    fn row(&self, row: usize) -> &LedgerRow {
        &self.made.ledger.rows[row]
    }
}

impl Rows for LedgerRows<'_> {
    const HAS_TIPS: bool = true;

    fn is_selected(&self, row: usize) -> bool {
        self.selected == Some(row)
    }

    fn cell_ui(&mut self, ui: &mut Ui, at: usize, column: usize) {
        let row = self.row(at);
        let rect = ui.max_rect();
        match column {
            0 => paint_thumbnail(ui, Rect::from_center_size(rect.center(), vec2(44.0, 44.0)), &row.pattern, true),
            1 => _ = ui.add(Label::new(egui::RichText::new(&self.made.names[at]).small()).wrap().selectable(false)),
            2 => number(ui, &grouped(row.played as u64)),
            3 => match row.expected {
                None => number(ui, "–"),
                Some(expected) => {
                    let bar = Rect::from_min_size(
                        pos2(rect.left() + 2.0, rect.center().y - 4.5),
                        vec2(rect.width() - 50.0, 9.0),
                    );
                    let is_sure = row.ratio_q_value.is_some_and(|q| q <= SURE);
                    let Estimate { value, low, high } = expected.ratio;
                    bars::paint_log_ratio(ui, bar, [value.ln(), low.ln(), high.ln()], is_sure);
                    number(ui, &times(value));
                }
            },
            4 => match row.price {
                None => number(ui, "–"),
                Some(price) => {
                    let tones = Tones::of(ui);
                    // Red would be hard to read on what is behind a selected row.
                    let ink = if row.is_costly() && self.selected != Some(at) { tones.accent } else { tones.text };
                    let write = |down: f32, text: String, style: TextStyle, ink: Color32| {
                        let place = pos2(rect.right() - 4.0, rect.center().y + down);
                        ui.painter().text(place, Align2::RIGHT_CENTER, text, style.resolve(ui.style()), ink);
                    };
                    write(-9.0, format!("{:.2}", price.mean.value), TextStyle::Body, ink);
                    write(9.0, range(price.mean), TextStyle::Small, tones.weak);
                }
            },
            _ => number(
                ui,
                &row.q_value.map_or("–".to_owned(), |q| match q < 0.01 {
                    true => "<0.01".to_owned(),
                    false => format!("{q:.2}"),
                }),
            ),
        }
    }

    fn text(&self, at: usize, column: usize) -> String {
        let row = self.row(at);
        match column {
            0 => row.pattern.rows().join("/"),
            1 => self.made.names[at].clone(),
            2 => row.played.to_string(),
            3 => row.expected.map_or(String::new(), |expected| format!("{:.3}", expected.ratio.value)),
            4 => row.price.map_or(String::new(), |price| format!("{:.3}", price.mean.value)),
            _ => row.q_value.map_or(String::new(), |q| format!("{q:.4}")),
        }
    }

    fn label(&self, at: usize) -> String {
        let row = self.row(at);
        let name = match self.made.names[at].as_str() {
            "" => format!("Shape {}", at + 1),
            name => name.to_owned(),
        };
        let mut words = vec![name, counted(row.played, "time")];
        words.extend(row.price.map(|price| format!("{} lost a move", amount(price.mean.value, self.made.ledger.unit))));
        words.join(", ")
    }

    fn tip_ui(&self, ui: &mut Ui, at: usize) {
        let row = self.row(at);
        ui.label(format!("Played {} in {}", counted(row.played, "time"), counted(row.games, "game")));
        if let Some(expected) = row.expected {
            let least = if expected.at_most { "at least " } else { "" };
            let Estimate { value, low, high } = expected.ratio;
            let (value, low, high) = (times(value), times(low), times(high));
            ui.label(format!("{least}{value} as often as professionals ({low} to {high})"));
        }
        match row.price {
            None if self.made.ledger.mean_loss.is_none() => return,
            None => ui.label("Too few evaluated games for a price: ten are the least"),
            Some(price) => {
                let (mean, excess) = (amount(price.mean.value, self.made.ledger.unit), price.excess);
                ui.label(format!("{mean} lost a move ({})", range(price.mean)));
                ui.label(format!("{:+.1} beside the other moves ({})", excess.value, range(excess)))
            }
        };
    }
}

/// Of the selected shape: its games, or how it fares over time.
fn below_ui(ui: &mut Ui, state: &AppState, made: &Made, commands: &mut Vec<Command>) {
    let Some((_, row)) = state.ledger().selected() else { return };
    let shows_periods = state.ledger().shows_periods();
    ui.horizontal(|ui| {
        let by_month = made.ledger.periods.iter().any(|(period, _)| period.month.is_some());
        let periods = if by_month { "By month" } else { "By year" };
        for (shows, title) in [(false, "Its games"), (true, periods)] {
            if ui.selectable_label(shows_periods == shows, title).clicked() {
                commands.push(LedgerCommand::ShowPeriods(shows).into());
            }
        }
        let tip =
            "All games of this player in which the shape stood, in the Find workspace, to look through and to print";
        if ui.button("Find them all").on_hover_text(tip).clicked() {
            commands.push(LedgerCommand::Find.into());
        }
        if !shows_periods && made.ledger.mean_loss.is_some() {
            ui.weak("what cost most first");
        }
    });
    if shows_periods { periods_ui(ui, made, row, commands) } else { examples_ui(ui, state, made, commands) }
}

/// How often the selected shape is played, and what it costs, as time goes by.
fn periods_ui(ui: &mut Ui, made: &Made, row: &LedgerRow, commands: &mut Vec<Command>) {
    if made.ledger.periods.is_empty() {
        ui.weak("None of these games has a date.");
        return;
    }
    let heads = [
        Head::text("When", 70.0),
        Head::number("Games", 60.0).help("Of this player, whether the shape stood in them or not."),
        Head::number("Played", 60.0),
        Head::number("Per game", 70.0),
        Head::number(price_title(made), 80.0).help("On average, of the moves that are evaluated."),
    ];
    let shown = if made.ledger.mean_loss.is_some() { heads.len() } else { 4 };
    let table = Table {
        name: "Shape over time",
        heads: &heads[..shown],
        rows: made.ledger.periods.len(),
        row_height: 22.0,
        reveal: None,
        scales: 0.8..=2.0,
        has_own_keys: false,
    };
    let output = table.show(ui, &mut PeriodRows { made, row });
    commands.extend(output.export.map(Command::from));
}

/// The latest first.
struct PeriodRows<'a> {
    made: &'a Made,
    row: &'a LedgerRow,
}

impl PeriodRows<'_> {
    /// Its number among the periods.
    fn period(&self, at: usize) -> usize {
        self.made.ledger.periods.len() - 1 - at
    }
}

impl Rows for PeriodRows<'_> {
    fn is_selected(&self, _: usize) -> bool {
        false
    }

    fn cell_ui(&mut self, ui: &mut Ui, at: usize, column: usize) {
        let text = self.text(at, column);
        match column {
            0 => _ = ui.add(Label::new(text).selectable(false)),
            _ => number(ui, if text.is_empty() { "–" } else { &text }),
        }
    }

    fn text(&self, at: usize, column: usize) -> String {
        let number = self.period(at);
        let ((period, all), shape) = (self.made.ledger.periods[number], self.row.by_period[number]);
        match column {
            0 => period.to_string(),
            1 => all.games.to_string(),
            2 => shape.moves.to_string(),
            3 => format!("{:.2}", shape.moves as f64 / all.games.max(1) as f64),
            _ => shape.loss.map_or(String::new(), |loss| format!("{loss:.2}")),
        }
    }

    fn label(&self, at: usize) -> String {
        format!(
            "{}: {} of {} moves",
            self.text(at, 0),
            self.text(at, 2),
            self.made.ledger.periods[self.period(at)].1.moves
        )
    }
}

/// Where the selected shape was played, those that cost most first.
fn examples_ui(ui: &mut Ui, state: &AppState, made: &Made, commands: &mut Vec<Command>) {
    let Some((_, row)) = state.ledger().selected() else { return };
    let corpus = state.corpus();
    ScrollArea::vertical().id_salt("ledger examples").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        let font = TextStyle::Body.resolve(ui.style());
        for (number, example) in row.examples.iter().enumerate() {
            if example.game.index() >= corpus.record_count() {
                continue;
            }
            let words = example_words(corpus, example, made.ledger.unit);
            let short = elided::middle(ui, &words, &font, ui.available_width() - 8.0);
            if ui.add(Link::new(short)).on_hover_text(&words).clicked() {
                commands.push(LedgerCommand::OpenExample(number).into());
            }
        }
    });
}

/// `Move 34, R5: Shusaku – Gennan, 1846, 5.2 points`.
fn example_words(corpus: &Corpus, example: &LedgerExample, unit: LossUnit) -> String {
    let header = corpus.header(example.game);
    let name = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
    let place = example.at.label(corpus.game(example.game).size);
    let mut words =
        format!("Move {}, {place}: {} – {}", example.moves_before + 1, name(header.black), name(header.white));
    if !header.date.is_empty() {
        words += &format!(", {}", header.date);
    }
    if let Some(loss) = example.loss {
        words += &format!(", {} lost", amount(loss, unit));
    }
    if let Some(better) = example.better {
        words += &format!("; better {}", better.label(corpus.game(example.game).size));
    }
    words
}
