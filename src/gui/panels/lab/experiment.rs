//! The value of mined patterns in playouts: win rate by length of the list, beside the published win rate.

use std::time::Duration;

use egui::{Button, DragValue, Grid, Rangef, RichText, Role, ScrollArea, Ui, WidgetInfo, vec2};
use egui_plot::{GridMark, Line, MarkerShape, Plot, PlotPoints, Points};

use super::super::find::words::percent;
use crate::theme::Tones;
use crate::tokens::{letters, space};
use crate::widgets::board_menu::with_picture_menu;
use crate::widgets::controls;
use crate::widgets::plot_key::{LegendSample, plot_key};
use katachi_app::lab::{
    Draw, Experiment, ExperimentCommand, ExperimentForm, PUBLISHED, PlayoutList, Scope, Slope, published_slope,
};
use katachi_app::play::PlayCommand;
use katachi_app::{AppState, Command};
use katachi_core::words::grouped;
use katachi_language::text;

fn push(commands: &mut Vec<Command>, command: ExperimentCommand) {
    commands.push(Command::Play(PlayCommand::Experiment(command)));
}

/// Win rate by length of the list.
pub fn plot_ui(ui: &mut Ui, state: &AppState) {
    let tones = Tones::for_context(ui);
    let columns = state.play().experiment().columns();
    let x = |top: usize| (top as f64).log10();
    plot_key(
        ui,
        [
            (LegendSample::Marker(MarkerShape::Circle), tones.accent, text!("play-playouts-key-here")),
            (LegendSample::Marker(MarkerShape::Diamond), tones.weak, text!("play-playouts-key-published")),
        ],
    );
    with_picture_menu(ui, |ui| {
        Plot::new("patterns in playouts")
            .height(ui.available_height().max(120.0))
            .allow_scroll(false)
            .allow_drag(false)
            .show_crosshair(false)
            // Grid lines with wide spacing would be bright; these stay in the background.
            .grid_spacing(Rangef::new(8.0, 4000.0))
            .include_y(0.0)
            .include_y(1.0)
            .include_x(x(250))
            .include_x(x(2400))
            .x_axis_label(text!("play-playouts-patterns-axis"))
            .y_axis_label(text!("play-playouts-won-axis"))
            .x_grid_spacer(move |_| PUBLISHED.iter().map(|at| GridMark { value: x(at.top), step_size: 1.0 }).collect())
            .x_axis_formatter(|mark, _| format!("{:.0}", 10.0_f64.powf(mark.value)))
            .y_axis_formatter(|mark, _| match (0.0..=1.0).contains(&mark.value) {
                true => percent(mark.value),
                false => String::new(),
            })
            .show(ui, |plot| {
                let even = PlotPoints::from(vec![[x(250), 0.5], [x(2400), 0.5]]);
                plot.line(
                    Line::new(text!("play-playouts-even"), even).color(tones.weak.gamma_multiply(0.5)).width(1.0),
                );
                let printed: Vec<[f64; 2]> = PUBLISHED
                    .iter()
                    .map(|column| {
                        let (wins, games) = column.wins();
                        [x(column.top), wins as f64 / games as f64]
                    })
                    .collect();
                let printed = Points::new(text!("play-playouts-key-published"), PlotPoints::from(printed))
                    .shape(MarkerShape::Diamond);
                plot.points(printed.color(tones.weak).radius(5.0));
                for column in &columns {
                    let Some(rate) = column.tally.rate() else { continue };
                    let at = x(column.top);
                    let ends = PlotPoints::from(vec![[at, rate.low], [at, rate.high]]);
                    plot.line(Line::new(text!("play-playouts-interval-line"), ends).color(tones.accent).width(2.0));
                    let point = PlotPoints::from(vec![[at, rate.rate]]);
                    plot.points(Points::new(text!("play-playouts-here"), point).color(tones.accent).radius(4.0));
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
            |ui| ui.label(RichText::new(text!("play-playouts-heading")).strong().size(letters::SECTION)),
            |ui| button_ui(ui, experiment, commands),
        );
        ui.label(text!("play-playouts-about"));
        ui.add_space(space::TINY);
        if is_new(experiment) {
            try_ui(ui, commands);
        }
        form_ui(ui, experiment, commands);
        match experiment.progress() {
            Some((_, 0)) => _ = ui.weak(text!("play-playouts-waits")),
            Some((done, total)) => {
                ui.weak(text!("play-playouts-played", done = done, total = total));
                if let Some(left) = experiment.time_left() {
                    ui.weak(text!("play-playouts-left", minutes = minutes(left)));
                }
            }
            None => {
                let (games, time) = (experiment.form().all_games(), minutes(experiment.form().expected()));
                ui.weak(text!("play-playouts-takes", games = games, minutes = time));
            }
        }
    });
}

/// Whether no game has been played, and none is being played.
fn is_new(experiment: &Experiment) -> bool {
    !experiment.is_playing() && experiment.columns().is_empty()
}

/// Offers a run that ends soon.
fn try_ui(ui: &mut Ui, commands: &mut Vec<Command>) {
    let quick = ExperimentForm::quick();
    let button = controls::primary_button(ui, &text!("play-playouts-try", games = quick.all_games()));
    if button.on_hover_text(text!("play-playouts-try-tip")).clicked() {
        push(commands, ExperimentCommand::Set(quick));
        push(commands, ExperimentCommand::Start);
    }
    ui.add_space(space::SMALL);
}

fn minutes(time: Duration) -> String {
    grouped((time.as_secs_f64() / 60.0).ceil() as u64)
}

fn button_ui(ui: &mut Ui, experiment: &Experiment, commands: &mut Vec<Command>) {
    let (text, command) = match experiment.is_playing() {
        true => (text!("play-playouts-stop"), ExperimentCommand::Stop),
        false => (text!("play-start"), ExperimentCommand::Start),
    };
    let text = RichText::new(text).size(letters::SECTION);
    // The quick run's button is the filled one while it is there.
    let button = if is_new(experiment) { Button::new(text) } else { controls::primary(ui, text) };
    if ui.add(button.min_size(vec2(96.0, 30.0))).on_hover_text(text!("play-playouts-start-tip")).clicked() {
        push(commands, command);
    }
}

fn form_ui(ui: &mut Ui, experiment: &Experiment, commands: &mut Vec<Command>) {
    let before = *experiment.form();
    let mut form = before;
    ui.add_enabled_ui(!experiment.is_playing(), |ui| {
        Grid::new("experiment form").num_columns(2).spacing([14.0, 8.0]).show(ui, |ui| {
            list_ui(ui, &mut form);
            let (name, tip) = (text!("play-playouts-games"), text!("play-playouts-games-tip"));
            number_row(ui, name, &mut form.games, 1..=1000, tip);
            let (name, tip) = (text!("play-playouts-simulations"), text!("play-playouts-simulations-tip"));
            number_row(ui, name, &mut form.simulations, 10..=10_000, tip);
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

/// The list, its length, and the board.
fn list_ui(ui: &mut Ui, form: &mut ExperimentForm) {
    ui.label(text!("play-playouts-list"));
    ui.horizontal_wrapped(|ui| {
        for list in PlayoutList::ALL {
            let name = match list {
                PlayoutList::Square3 => text!("play-playouts-list-square"),
                PlayoutList::Diamond2 => text!("play-playouts-list-diamond"),
            };
            ui.selectable_value(&mut form.list, list, name);
        }
    });
    ui.end_row();
    ui.label(text!("play-playouts-length"));
    ui.horizontal_wrapped(|ui| {
        ui.selectable_value(&mut form.top, None, text!("play-playouts-length-all"));
        for column in PUBLISHED {
            ui.selectable_value(&mut form.top, Some(column.top), grouped(column.top as u64));
        }
    });
    ui.end_row();
    ui.label(text!("play-playouts-board"));
    ui.horizontal_wrapped(|ui| {
        for side in [5, 7, 9, 13, 19] {
            ui.selectable_value(&mut form.side, side, format!("{side}×{side}"));
        }
    });
    ui.end_row();
}

fn choices_ui(ui: &mut Ui, form: &mut ExperimentForm) {
    ui.label(text!("play-playouts-drawn"));
    ui.horizontal_wrapped(|ui| {
        for (draw, name) in
            [(Draw::ByFrequency, text!("play-playouts-by-frequency")), (Draw::Evenly, text!("play-playouts-evenly"))]
        {
            if ui.selectable_label(form.draw == draw, name).clicked() {
                form.draw = draw;
            }
        }
    });
    ui.end_row();
    ui.label(text!("play-playouts-looked-for"));
    ui.horizontal_wrapped(|ui| {
        for (scope, name) in [
            (Scope::LastMove, text!("play-playouts-beside-last-move")),
            (Scope::WholeBoard, text!("play-playouts-everywhere")),
        ] {
            if ui.selectable_label(form.scope == scope, name).clicked() {
                form.scope = scope;
            }
        }
    });
    ui.end_row();
}

/// Our table beside the published one, and whether more patterns make the player weaker.
pub fn more_ui(ui: &mut Ui, state: &AppState) {
    let experiment = state.play().experiment();
    let columns = experiment.columns();
    ScrollArea::both().id_salt("experiment table").auto_shrink(false).show(ui, |ui| {
        Grid::new("experiment table").num_columns(5).striped(true).spacing([16.0, 4.0]).show(ui, |ui| {
            for head in [
                text!("play-playouts-head-length"),
                text!("play-playouts-head-black"),
                text!("play-playouts-head-white"),
                text!("play-playouts-head-won"),
                text!("play-playouts-head-published"),
            ] {
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
                        let (low, high) = (percent(rate.low), percent(rate.high));
                        let interval = text!("play-playouts-interval", low = low, high = high);
                        ui.label(percent(rate.rate)).on_hover_text(interval);
                    }
                    None => (0..3).for_each(|_| _ = ui.weak("–")),
                }
                let (wins, games) = published.wins();
                let both = text!(
                    "play-playouts-both",
                    black = format!("{}:{}", published.list_black, published.mogo_white),
                    white = format!("{}:{}", published.list_white, published.mogo_black)
                );
                ui.label(percent(wins as f64 / games as f64)).on_hover_text(both);
                ui.end_row();
            }
        });
        ui.weak(text!("play-playouts-last-row"));
        for (is_here, slope) in [(true, experiment.slope()), (false, published_slope())] {
            if let Some(slope) = slope {
                ui.label(verdict(is_here, slope)).on_hover_text(text!("play-playouts-slope-tip"));
            }
        }
    });
}

fn verdict(is_here: bool, slope: Slope) -> String {
    let (low, high) = slope.interval();
    let trend = if high < 0.0 {
        "weaker"
    } else if low > 0.0 {
        "stronger"
    } else {
        "none"
    };
    let (slope, low, high) = (format!("{:+.2}", slope.value), format!("{low:+.2}"), format!("{high:+.2}"));
    match is_here {
        true => text!("play-playouts-trend-here", trend = trend, slope = slope, low = low, high = high),
        false => text!("play-playouts-trend-published", trend = trend, slope = slope, low = low, high = high),
    }
}
