//! What mined patterns are worth in playouts: win rate by the length of the list, beside the published one.

use egui::{Button, DragValue, Grid, Rangef, RichText, Role, ScrollArea, Ui, WidgetInfo, vec2};
use egui_plot::{GridMark, Line, MarkerShape, Plot, PlotPoints, Points};

use super::super::find::words::percent;
use crate::theme::Tones;
use crate::widgets::board_menu::with_picture_menu;
use crate::widgets::plot_key::{Sample, plot_key};
use katachi_app::play::PlayCommand;
use katachi_app::play::experiment::{Experiment, ExperimentCommand, ExperimentForm};
use katachi_app::{AppState, Command};
use katachi_engines::matches::Slope;
use katachi_engines::matches::table::{PUBLISHED, published_slope};
use katachi_engines::montecarlo::{Draw, Scope};

fn push(commands: &mut Vec<Command>, command: ExperimentCommand) {
    commands.push(Command::Play(PlayCommand::Experiment(command)));
}

/// Win rate by length of the list.
pub fn plot_ui(ui: &mut Ui, state: &AppState) {
    let tones = Tones::of(ui);
    let columns = state.play().experiment().columns();
    let x = |top: usize| (top as f64).log10();
    plot_key(
        ui,
        [
            (Sample::Marker(MarkerShape::Circle), tones.accent, "here, with 95 % interval"),
            (Sample::Marker(MarkerShape::Diamond), tones.weak, "published"),
        ],
    );
    with_picture_menu(ui, |ui| {
        Plot::new("patterns in playouts")
            .height(ui.available_height().max(120.0))
            .allow_scroll(false)
            .allow_drag(false)
            .show_crosshair(false)
            // Wide lines are bright: these stay in the background.
            .grid_spacing(Rangef::new(8.0, 4000.0))
            .include_y(0.0)
            .include_y(1.0)
            .include_x(x(250))
            .include_x(x(2400))
            .x_axis_label("patterns in the list, most frequent first")
            .y_axis_label("games won against MoGo's patterns")
            .x_grid_spacer(move |_| PUBLISHED.iter().map(|at| GridMark { value: x(at.top), step_size: 1.0 }).collect())
            .x_axis_formatter(|mark, _| format!("{:.0}", 10.0_f64.powf(mark.value)))
            .y_axis_formatter(|mark, _| match (0.0..=1.0).contains(&mark.value) {
                true => percent(mark.value),
                false => String::new(),
            })
            .show(ui, |plot| {
                let even = PlotPoints::from(vec![[x(250), 0.5], [x(2400), 0.5]]);
                plot.line(Line::new("even", even).color(tones.weak.gamma_multiply(0.5)).width(1.0));
                let printed: Vec<[f64; 2]> = PUBLISHED
                    .iter()
                    .map(|column| {
                        let (wins, games) = column.wins();
                        [x(column.top), wins as f64 / games as f64]
                    })
                    .collect();
                let printed = Points::new("published", PlotPoints::from(printed)).shape(MarkerShape::Diamond);
                plot.points(printed.color(tones.weak).radius(5.0));
                for column in &columns {
                    let Some(rate) = column.tally.rate() else { continue };
                    let at = x(column.top);
                    let ends = PlotPoints::from(vec![[at, rate.low], [at, rate.high]]);
                    plot.line(Line::new("interval", ends).color(tones.accent).width(2.0));
                    let point = PlotPoints::from(vec![[at, rate.rate]]);
                    plot.points(Points::new("here", point).color(tones.accent).radius(4.0));
                }
            })
            .response
    });
}

pub fn main_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let experiment = state.play().experiment();
    ScrollArea::vertical().id_salt("experiment").auto_shrink(false).show(ui, |ui| {
        egui::Sides::new().height(30.0).shrink_left().show(
            ui,
            |ui| ui.label(RichText::new("Mined patterns against MoGo's").strong().size(15.5)),
            |ui| button_ui(ui, experiment, commands),
        );
        ui.label(
            "Two players search alike and differ in their playouts alone: one knows the most frequent 3×3 shapes of \
             professional games, the other MoGo's hand-made patterns. They play on 9×9 with komi 7.5.",
        );
        ui.add_space(4.0);
        form_ui(ui, experiment, commands);
        match experiment.progress() {
            Some((_, 0)) => _ = ui.weak("It begins when other work is done."),
            Some((done, total)) => _ = ui.weak(format!("{done} of {total} games are played.")),
            None => {}
        }
    });
}

fn button_ui(ui: &mut Ui, experiment: &Experiment, commands: &mut Vec<Command>) {
    let (text, command) = match experiment.is_playing() {
        true => ("Stop", ExperimentCommand::Stop),
        false => ("Start", ExperimentCommand::Start),
    };
    let button = Button::new(RichText::new(text).size(15.0)).min_size(vec2(96.0, 30.0));
    if ui.add(button).on_hover_text("What was played stays, and is not played again").clicked() {
        push(commands, command);
    }
}

fn form_ui(ui: &mut Ui, experiment: &Experiment, commands: &mut Vec<Command>) {
    let before = *experiment.form();
    let mut form = before;
    ui.add_enabled_ui(!experiment.is_playing(), |ui| {
        Grid::new("experiment form").num_columns(2).spacing([14.0, 8.0]).show(ui, |ui| {
            number_row(ui, "Games a colour", &mut form.games, 1..=1000, "For each length of the list");
            number_row(ui, "Playouts a move", &mut form.simulations, 10..=10_000, "1,000 take some seconds a game");
            choices_ui(ui, &mut form);
        });
    });
    if form != before {
        push(commands, ExperimentCommand::Set(form));
    }
}

fn number_row(ui: &mut Ui, name: &str, value: &mut usize, range: std::ops::RangeInclusive<usize>, tip: &str) {
    ui.label(name);
    let response = ui.add(DragValue::new(value).range(range).speed(1.0)).on_hover_text(tip);
    response.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, name));
    ui.end_row();
}

fn choices_ui(ui: &mut Ui, form: &mut ExperimentForm) {
    ui.label("Drawn");
    ui.horizontal(|ui| {
        for (draw, name) in [(Draw::ByFrequency, "by frequency"), (Draw::Evenly, "evenly")] {
            if ui.selectable_label(form.draw == draw, name).clicked() {
                form.draw = draw;
            }
        }
    });
    ui.end_row();
    ui.label("Looked for");
    ui.horizontal(|ui| {
        for (scope, name) in [(Scope::LastMove, "beside the last move"), (Scope::WholeBoard, "everywhere")] {
            if ui.selectable_label(form.scope == scope, name).clicked() {
                form.scope = scope;
            }
        }
    });
    ui.end_row();
}

/// The table, ours beside the published one, and whether more patterns are weaker.
pub fn more_ui(ui: &mut Ui, state: &AppState) {
    let experiment = state.play().experiment();
    let columns = experiment.columns();
    ScrollArea::both().id_salt("experiment table").auto_shrink(false).show(ui, |ui| {
        Grid::new("experiment table").num_columns(5).striped(true).spacing([16.0, 4.0]).show(ui, |ui| {
            for head in ["N", "With Black", "With White", "Won", "Published"] {
                ui.strong(head);
            }
            ui.end_row();
            for published in PUBLISHED {
                ui.label(published.top.to_string());
                let column = columns.iter().find(|column| column.top == published.top);
                match column.and_then(|column| Some((column.tally, column.tally.rate()?))) {
                    Some((tally, rate)) => {
                        ui.label(format!("{}:{}", tally.a_wins_black, tally.b_wins_white));
                        ui.label(format!("{}:{}", tally.a_wins_white, tally.b_wins_black));
                        let interval = format!("95 % interval: {} to {}", percent(rate.low), percent(rate.high));
                        ui.label(percent(rate.rate)).on_hover_text(interval);
                    }
                    None => (0..3).for_each(|_| _ = ui.weak("–")),
                }
                let (wins, games) = published.wins();
                let both = format!(
                    "With Black {}:{}, with White {}:{}",
                    published.list_black, published.mogo_white, published.list_white, published.mogo_black
                );
                ui.label(percent(wins as f64 / games as f64)).on_hover_text(both);
                ui.end_row();
            }
        });
        ui.weak("There are fewer than 2,000 shapes of 3×3, so the last row cannot be played.");
        for (name, slope) in [("Here", experiment.slope()), ("Published", published_slope())] {
            if let Some(slope) = slope {
                ui.label(format!("{name}: {}", verdict(slope)))
                    .on_hover_text("Logistic regression of winning on the logarithm of N, with its 95 % interval");
            }
        }
    });
}

fn verdict(slope: Slope) -> String {
    let (low, high) = slope.interval();
    let words = if high < 0.0 {
        "more patterns are weaker"
    } else if low > 0.0 {
        "more patterns are stronger"
    } else {
        "no trend with N is shown"
    };
    format!("{words} (slope {:+.2}, {low:+.2} to {high:+.2})", slope.value)
}
