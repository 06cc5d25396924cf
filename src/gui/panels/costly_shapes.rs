//! Costly shapes: a player's shapes, how much more often they are played than by professionals, what they cost, and
//! where.

use egui::{Align2, Color32, ComboBox, Label, Link, Rect, Role, ScrollArea, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::engine;
use super::shapes::words::{name_help, times, times_ends};
use crate::theme::Tones;
use crate::widgets::bars;
use crate::widgets::busy::busy;
use crate::widgets::elided;
use crate::widgets::table::{TableHead, TableRows, TableWidget, number};
use crate::widgets::thumbnail::paint_move;
use katachi_app::costly_shapes::{CostlyShapesCommand, CostlyShapesResult};
use katachi_app::{AppState, Command, grouped};
use katachi_core::corpus::Corpus;
use katachi_core::jobs::JobError;
use katachi_core::library::professional;
use katachi_core::mining::costly_shapes::{CostlyShape, CostlyShapeExample, LossUnit};
use katachi_core::mining::statistics::{Estimate, MAX_Q_VALUE};
use katachi_language::text;
use katachi_sentences::{Sentence, words};

const ROW_HEIGHT: f32 = 48.0;
/// Height of the place below the table that is kept for examples, so that the table does not move.
const EXAMPLES_HEIGHT: f32 = 148.0;
/// Room for the moves of a large collection.
const PLAYED_WIDTH: f32 = 74.0;

pub fn costly_shapes_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let costly_shapes = state.costly_shapes();
    if state.corpus().games().is_empty() {
        ui.label(if state.is_loading() { text!("library-games-being-read") } else { text!("library-no-games") });
        ui.weak(text!("costly-says"));
        return;
    }
    if costly_shapes.made().is_none() && !costly_shapes.is_making() && costly_shapes.failed().is_none() {
        commands.push(CostlyShapesCommand::Open.into());
    }
    choices_ui(ui, state, commands);
    if let Some(error) = costly_shapes.failed().filter(|error| **error != JobError::Cancelled) {
        ui.colored_label(Tones::for_context(ui).error, error.sentence());
    }
    let Some(made) = costly_shapes.made() else {
        // Cancelled, or failed.
        if costly_shapes.failed().is_some() && ui.button(text!("costly-make")).clicked() {
            commands.push(CostlyShapesCommand::Open.into());
        }
        return;
    };
    summary_ui(ui, made);
    practice_ui(ui, made, commands);
    engine::engine_ui(ui, state, commands);
    if made.costly_shapes().rows.is_empty() {
        ui.label(text!("costly-no-shape"));
        return;
    }
    let room = (ui.available_height() - EXAMPLES_HEIGHT).max(120.0);
    ui.allocate_ui(vec2(ui.available_width(), room), |ui| {
        ui.set_min_height(room);
        table_ui(ui, state, made, commands);
    });
    ui.separator();
    below_ui(ui, state, made, commands);
}

/// Chooses the player and the window that the table shows.
fn choices_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let costly_shapes = state.costly_shapes();
    ui.horizontal_wrapped(|ui| {
        let everybody = text!("costly-everybody");
        let shown = costly_shapes.player().unwrap_or(everybody);
        let whose = ComboBox::from_id_salt("whose costly shapes").selected_text(shown).width(170.0).truncate();
        let whose = whose.show_ui(ui, |ui| {
            if ui.selectable_label(costly_shapes.player().is_none(), everybody).clicked() {
                commands.push(CostlyShapesCommand::Of(None).into());
            }
            for (name, games) in costly_shapes.made().map(|made| made.players.as_slice()).unwrap_or_default() {
                let is_his = costly_shapes.player() == Some(name);
                let line = text!("costly-player-games", player = name, games = *games);
                if ui.selectable_label(is_his, line).clicked() {
                    commands.push(CostlyShapesCommand::Of(Some(name.clone())).into());
                }
            }
        });
        whose.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("costly-whose-moves")));
        let windows = ComboBox::from_id_salt("window of the costly shapes")
            .selected_text(words::window(costly_shapes.window()))
            .width(120.0)
            .show_ui(ui, |ui| {
                for window in professional::windows() {
                    if ui.selectable_label(*costly_shapes.window() == window, words::window(&window)).clicked() {
                        commands.push(CostlyShapesCommand::Window(window).into());
                    }
                }
            });
        windows.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("costly-window")));
        // Always allocated, so that nothing moves.
        ui.scope(|ui| {
            if !costly_shapes.is_making() {
                ui.set_invisible();
            }
            busy(ui, 16.0);
        });
    });
}

fn summary_ui(ui: &mut Ui, made: &CostlyShapesResult) {
    let costly_shapes = made.costly_shapes();
    let Some(mean) = costly_shapes.mean_loss else {
        ui.label(text!(
            "costly-summary-without-prices",
            moves = costly_shapes.moves,
            games = costly_shapes.games,
            shapes = made.overplayed
        ));
        let hint = text!("costly-evaluations-that-are-read");
        match made.evaluated {
            0 => ui.weak(text!("costly-not-evaluated")).on_hover_text(hint),
            games => ui.weak(text!("costly-not-evaluated-but-others", games = games)).on_hover_text(hint),
        };
        return;
    };
    ui.label(text!(
        "costly-summary",
        moves = costly_shapes.moves,
        games = costly_shapes.games,
        evaluated = costly_shapes.evaluated_moves,
        amount = amount(mean, costly_shapes.unit)
    ));
    ui.weak(match made.costly {
        0 => text!("costly-none-found").to_owned(),
        costly => text!("costly-shapes-found", shapes = costly),
    });
}

/// Starts practice with the costly shapes.
fn practice_ui(ui: &mut Ui, made: &CostlyShapesResult, commands: &mut Vec<Command>) {
    if made.costly_shapes().mean_loss.is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let tip = text!("costly-practise-tip");
        if ui.button(text!("costly-practise")).on_hover_text(tip).clicked() {
            commands.push(CostlyShapesCommand::Practise.into());
        }
        let tip = text!("costly-workbook-tip");
        if ui.button(text!("costly-workbook")).on_hover_text(tip).clicked() {
            commands.push(CostlyShapesCommand::Workbook.into());
        }
    });
}

/// `1.3 points`, `2.1 %`.
fn amount(value: f64, unit: LossUnit) -> String {
    with_unit(&format!("{value:.1}"), unit)
}

fn with_unit(value: &str, unit: LossUnit) -> String {
    match unit {
        LossUnit::Points => text!("costly-points", points = value),
        LossUnit::Winrate => words::with_percent_sign(value),
    }
}

/// The head of the column of losses.
fn price_title(made: &CostlyShapesResult) -> &'static str {
    match made.costly_shapes().unit {
        LossUnit::Points => text!("costly-points-lost"),
        LossUnit::Winrate => text!("costly-percent-lost"),
    }
}

/// The head of the column of losses in files.
fn price_key(made: &CostlyShapesResult) -> &'static str {
    match made.costly_shapes().unit {
        LossUnit::Points => "Points lost",
        LossUnit::Winrate => "% lost",
    }
}

/// `0.6 to 1.9`.
fn range(of: Estimate) -> String {
    let [_, low, high] = loss_in_interval(of);
    text!("costly-range", low = low, high = high)
}

fn loss_in_interval(of: Estimate) -> [String; 3] {
    words::loss_in_interval(of.value, of.low, of.high)
}

fn table_ui(ui: &mut Ui, state: &AppState, made: &CostlyShapesResult, commands: &mut Vec<Command>) {
    let heads = [
        TableHead::text(text!("costly-shape"), 54.0).key("Shape").fixed(),
        TableHead::text(text!("costly-name"), 96.0).key("Name").help(name_help()),
        TableHead::number(text!("costly-played"), PLAYED_WIDTH).key("Played").fixed().help(text!("costly-played-help")),
        TableHead::number(text!("costly-vs-pros"), 104.0).key("Ratio to pros").help(text!("costly-vs-pros-help")),
        TableHead::number(price_title(made), 124.0).key(price_key(made)).help(text!("costly-price-help")),
        TableHead::number(text!("costly-q"), 44.0).key("q").fixed().rank(1).expert().help(text!("costly-q-help")),
    ];
    // Without evaluations there are no losses to show.
    let shown = if made.costly_shapes().mean_loss.is_some() { heads.len() } else { 4 };
    let selected = state.costly_shapes().selected().map(|(row, _)| row);
    let table = TableWidget {
        name: "Costly shapes",
        title: text!("board-table-costly-shapes"),
        heads: &heads[..shown],
        rows: made.costly_shapes().rows.len(),
        row_height: ROW_HEIGHT,
        reveal: None,
        scales: 0.84..=2.0,
        has_own_keys: true,
    };
    let output = table.show(ui, &mut CostlyShapeRows { made, selected });
    commands.extend(output.clicked.or(output.opened).map(|row| CostlyShapesCommand::Select(row).into()));
    commands.extend(output.steps.into_iter().map(|steps| CostlyShapesCommand::Step(steps).into()));
    let opened = output.opened.or(selected.filter(|_| output.entered));
    commands.extend(opened.map(|row| CostlyShapesCommand::OpenRow(row).into()));
    commands.extend(output.export.map(Command::from));
}

struct CostlyShapeRows<'a> {
    made: &'a CostlyShapesResult,
    selected: Option<usize>,
}

impl CostlyShapeRows<'_> {
    fn row(&self, row: usize) -> &CostlyShape {
        &self.made.costly_shapes().rows[row]
    }
}

impl TableRows for CostlyShapeRows<'_> {
    const HAS_TIPS: bool = true;

    fn is_selected(&self, row: usize) -> bool {
        self.selected == Some(row)
    }

    fn cell_ui(&mut self, ui: &mut Ui, at: usize, column: usize) {
        let row = self.row(at);
        let rect = ui.max_rect();
        match column {
            0 => paint_move(ui, Rect::from_center_size(rect.center(), vec2(44.0, 44.0)), &row.pattern, true),
            1 => _ = ui.add(Label::new(egui::RichText::new(self.made.name(at)).small()).wrap().selectable(false)),
            2 => number(ui, &grouped(row.played as u64)),
            3 => match row.expected {
                None => number(ui, "–"),
                Some(expected) => {
                    let bar = Rect::from_min_size(
                        pos2(rect.left() + 2.0, rect.center().y - 4.5),
                        vec2(rect.width() - 50.0, 9.0),
                    );
                    let is_sure = row.ratio_q_value.is_some_and(|q| q <= MAX_Q_VALUE);
                    let Estimate { value, low, high } = expected.ratio;
                    bars::paint_log_ratio(ui, bar, [value.ln(), low.ln(), high.ln()], is_sure);
                    number(ui, &times(value));
                }
            },
            4 => match row.price {
                None => number(ui, "–"),
                Some(price) => {
                    let tones = Tones::for_context(ui);
                    // Red would be hard to read on the background of a selected row.
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
            1 => self.made.name(at),
            2 => row.played.to_string(),
            3 => row.expected.map_or(String::new(), |expected| format!("{:.3}", expected.ratio.value)),
            4 => row.price.map_or(String::new(), |price| format!("{:.3}", price.mean.value)),
            _ => row.q_value.map_or(String::new(), |q| format!("{q:.4}")),
        }
    }

    fn label(&self, at: usize) -> String {
        let row = self.row(at);
        let name = match self.made.name(at) {
            name if name.is_empty() => text!("costly-shape-number", number = (at + 1).to_string()),
            name => name,
        };
        let mut said = vec![name, text!("general-times", times = row.played)];
        said.extend(row.price.map(|price| {
            text!("costly-lost-a-move", amount = amount(price.mean.value, self.made.costly_shapes().unit))
        }));
        words::listed(&said)
    }

    fn tip_ui(&self, ui: &mut Ui, at: usize) {
        let row = self.row(at);
        ui.label(text!("costly-played-in", times = row.played, games = row.games));
        if let Some(expected) = row.expected {
            let Estimate { value, low, high } = expected.ratio;
            let (value, [low, high]) = (times(value), times_ends(low, high));
            ui.label(match expected.at_most {
                true => text!("costly-at-least-as-often", ratio = value, low = low, high = high),
                false => text!("costly-as-often", ratio = value, low = low, high = high),
            });
        }
        match row.price {
            None if self.made.costly_shapes().mean_loss.is_none() => return,
            None => ui.label(text!("costly-too-few-evaluated")),
            Some(price) => {
                let [mean, ..] = loss_in_interval(price.mean);
                let mean = with_unit(&mean, self.made.costly_shapes().unit);
                ui.label(text!("costly-lost-a-move-between", amount = mean, range = range(price.mean)));
                let [beside, ..] = loss_in_interval(price.excess);
                let beside = if beside.starts_with('-') { beside } else { format!("+{beside}") };
                ui.label(text!("costly-beside-other-moves", difference = beside, range = range(price.excess)))
            }
        };
    }
}

/// Details of the selected shape: its games, or its figures over time.
fn below_ui(ui: &mut Ui, state: &AppState, made: &CostlyShapesResult, commands: &mut Vec<Command>) {
    let Some((_, row)) = state.costly_shapes().selected() else { return };
    let shows_periods = state.costly_shapes().shows_periods();
    ui.horizontal(|ui| {
        let by_month = made.costly_shapes().periods.iter().any(|(period, _)| period.month.is_some());
        let periods = if by_month { text!("costly-by-month") } else { text!("costly-by-year") };
        for (shows, title) in [(false, text!("costly-its-games")), (true, periods)] {
            if ui.selectable_label(shows_periods == shows, title).clicked() {
                commands.push(CostlyShapesCommand::ShowPeriods(shows).into());
            }
        }
        let tip = text!("costly-find-all-tip");
        if ui.button(text!("costly-find-all")).on_hover_text(tip).clicked() {
            commands.push(CostlyShapesCommand::Find.into());
        }
        if !shows_periods && made.costly_shapes().mean_loss.is_some() {
            ui.weak(text!("costly-costliest-first"));
        }
    });
    if shows_periods { periods_ui(ui, made, row, commands) } else { examples_ui(ui, state, made, commands) }
}

/// How often the selected shape is played, and what it costs, as time goes by.
fn periods_ui(ui: &mut Ui, made: &CostlyShapesResult, row: &CostlyShape, commands: &mut Vec<Command>) {
    if made.costly_shapes().periods.is_empty() {
        ui.weak(text!("costly-no-dates"));
        return;
    }
    let heads = [
        TableHead::text(text!("costly-when"), 70.0).key("When"),
        TableHead::number(text!("costly-games"), 60.0).key("Games").help(text!("costly-games-help")),
        TableHead::number(text!("costly-played"), 60.0).key("Played"),
        TableHead::number(text!("costly-per-game"), 70.0).key("Per game"),
        TableHead::number(price_title(made), 80.0).key(price_key(made)).help(text!("costly-lost-help")),
    ];
    let shown = if made.costly_shapes().mean_loss.is_some() { heads.len() } else { 4 };
    let table = TableWidget {
        name: "Shape over time",
        title: text!("board-table-shape-over-time"),
        heads: &heads[..shown],
        rows: made.costly_shapes().periods.len(),
        row_height: 22.0,
        reveal: None,
        scales: 0.8..=2.0,
        has_own_keys: false,
    };
    let output = table.show(ui, &mut PeriodRows { made, row });
    commands.extend(output.export.map(Command::from));
}

/// The rows of periods, latest first.
struct PeriodRows<'a> {
    made: &'a CostlyShapesResult,
    row: &'a CostlyShape,
}

impl PeriodRows<'_> {
    /// The index of the period in a row.
    fn period(&self, at: usize) -> usize {
        self.made.costly_shapes().periods.len() - 1 - at
    }
}

impl TableRows for PeriodRows<'_> {
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
        let ((period, all), shape) = (self.made.costly_shapes().periods[number], self.row.in_period(number));
        match column {
            0 => period.to_string(),
            1 => all.games.to_string(),
            2 => shape.moves.to_string(),
            3 => format!("{:.2}", shape.moves as f64 / all.games.max(1) as f64),
            _ => shape.loss.map_or(String::new(), |loss| format!("{loss:.2}")),
        }
    }

    fn label(&self, at: usize) -> String {
        let of = self.made.costly_shapes().periods[self.period(at)].1.moves.to_string();
        text!("costly-period-row", period = self.text(at, 0), played = self.text(at, 2), of = of)
    }
}

/// Games with the selected shape, the most costly moves first.
fn examples_ui(ui: &mut Ui, state: &AppState, made: &CostlyShapesResult, commands: &mut Vec<Command>) {
    let Some((_, row)) = state.costly_shapes().selected() else { return };
    let corpus = state.corpus();
    ScrollArea::vertical().id_salt("costly shapes examples").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        let font = TextStyle::Body.resolve(ui.style());
        for (number, example) in row.examples.iter().enumerate() {
            if example.game.index() >= corpus.record_count() {
                continue;
            }
            let words = example_words(corpus, example, made.costly_shapes().unit);
            let short = elided::middle(ui, &words, &font, ui.available_width() - 8.0);
            if ui.add(Link::new(short)).on_hover_text(&words).clicked() {
                commands.push(CostlyShapesCommand::OpenExample(number).into());
            }
        }
    });
}

/// `Move 34, R5: Shusaku – Gennan, 1846, 5.2 points`.
fn example_words(corpus: &Corpus, example: &CostlyShapeExample, unit: LossUnit) -> String {
    let header = corpus.header(example.game);
    let name = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
    let place = example.at.label(corpus.game(example.game).size);
    let mut words = text!(
        "costly-example",
        number = (example.moves_before + 1).to_string(),
        place = place,
        black = name(header.black),
        white = name(header.white)
    );
    if !header.date.is_empty() {
        words += &format!(", {}", header.date);
    }
    if let Some(loss) = example.loss {
        words += ", ";
        words += &text!("costly-lost", amount = amount(loss, unit));
    }
    if let Some(better) = example.better {
        words += "; ";
        words += &text!("costly-better", point = better.label(corpus.game(example.game).size));
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn millions_of_moves_have_room() {
        let context = egui::Context::default();
        crate::theme::install(&context);
        let mut output = context.run_ui(egui::RawInput::default(), |ui| {
            let font = TextStyle::Body.resolve(ui.style());
            assert!(elided::width(ui, &grouped(1_496_341), &font) + 4.0 <= PLAYED_WIDTH);
        });
        output.textures_delta.clear();
    }
}
