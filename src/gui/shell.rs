//! The frame around the workspaces: menus and the workspace switch above, the loaded games and running tasks below.

use std::time::Duration;

use egui::{
    Align, Button, Color32, FontId, Frame, Layout, Margin, MenuBar, Panel, ProgressBar, Rect, RichText, Sense,
    TextStyle, Ui, UiBuilder, pos2, vec2,
};

use super::messages::NoticesView;
use super::theme::Tones;
use super::widgets::board::BoardStyle;
use super::widgets::elided;
use crate::tokens::{letters, space};
use katachi_app::groups::CommandGroup;
use katachi_app::menus::{Menu, commands_of};
use katachi_app::{AppState, Command, TaskView, ThemeChoice, WindowPrompt, Workspace};
use katachi_core::go::{Color, Point};
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::words::{megabytes, megabytes_alone, mined as mined_words};

/// The height of the bar, margins included.
const BAR_HEIGHT: f32 = 40.0;
/// Below this width the top bar has narrow buttons and no room for keyboard shortcuts.
const NARROW_BAR_WIDTH: f32 = 1180.0;
/// Minimum widths of a workspace button: usual, then narrow.
const WIDE_TAB_WIDTH: f32 = 74.0;
const NARROW_TAB_WIDTH: f32 = 58.0;
/// Room for the icon, the program's name and the buttons at the right end; then without the name and with short
/// buttons.
const ROOM_BESIDE_NAMES: f32 = 230.0;
const MIN_ROOM_BESIDE_NAMES: f32 = 130.0;
/// The gap between the summary and the running tasks.
const BEFORE_TASKS: f32 = 10.0;
const MIN_SHOWN_TASK_AGE: Duration = Duration::from_millis(150);

fn bar_frame(ui: &Ui) -> Frame {
    Frame::new().fill(Tones::for_context(ui).panel).inner_margin(Margin::symmetric(12, 6))
}

pub fn top_bar(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    Panel::top("top").frame(bar_frame(ui)).show(ui, |ui| {
        MenuBar::new().ui(ui, |ui| {
            let is_narrow = ui.ctx().content_rect().width() < NARROW_BAR_WIDTH
                || names_width(ui, WIDE_TAB_WIDTH) > ui.available_width() - ROOM_BESIDE_NAMES;
            if names_width(ui, NARROW_TAB_WIDTH) > ui.available_width() - MIN_ROOM_BESIDE_NAMES {
                ui.spacing_mut().button_padding.x = 2.0;
                ui.spacing_mut().item_spacing.x = 3.0;
            }
            logo(ui, is_narrow);
            ui.add_space(space::TINY);
            for menu in Menu::ALL {
                ui.menu_button(menu.title(), |ui| menu_ui(ui, menu, state, commands));
            }
            ui.add_space(if is_narrow { 6.0 } else { 14.0 });
            for workspace in Workspace::ALL {
                let width = if is_narrow { NARROW_TAB_WIDTH } else { WIDE_TAB_WIDTH };
                workspace_button(ui, workspace, state.workspace() == workspace, width, commands);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                theme_button(ui, commands);
                // The shortcut is shown if there is room for it; without room for the word, the word is shortened too.
                let room = ui.available_width();
                let width = |text: &str| {
                    let font = TextStyle::Button.resolve(ui.style());
                    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
                    galley.size().x + 2.0 * ui.spacing().button_padding.x
                };
                let with_key = text!("shell-commands-with-key");
                let text = if is_narrow || width(with_key) > room { text!("shell-commands") } else { with_key };
                let text = RichText::new(text).color(Tones::for_context(ui).weak);
                let palette = ui.add(Button::new(text).truncate()).on_hover_text(text!("shell-commands-hint"));
                palette.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::Role::Button, true, text!("shell-command-palette"))
                });
                if palette.clicked() {
                    commands.push(Command::Ask(WindowPrompt::Palette));
                }
            });
        });
    });
}

/// The width of the menus and workspaces side by side with the usual gaps. `tab` is the minimum width of a workspace
/// button.
fn names_width(ui: &Ui, tab: f32) -> f32 {
    let gaps = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let width = |text: &str, font: FontId| {
        ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x + gaps
    };
    let menu_font = TextStyle::Button.resolve(ui.style());
    let menus: f32 = Menu::ALL.into_iter().map(|menu| width(menu.title(), menu_font.clone())).sum();
    let tabs =
        Workspace::ALL.into_iter().map(|workspace| width(workspace.title(), FontId::proportional(letters::SECTION)));
    menus + tabs.map(|width| width.max(tab)).sum::<f32>()
}

/// The keima of the icon, and the program's name if there is room.
fn logo(ui: &mut Ui, is_narrow: bool) {
    let (rect, response) = ui.allocate_exact_size(vec2(26.0, 26.0), Sense::hover());
    let style = BoardStyle::for_context(ui);
    ui.painter().rect_filled(rect, 5.0, style.wood_tone);
    let mut brush = style.stones.brush(11.0, ui.pixels_per_point());
    for (x, y, color) in [(0.25, 0.74, Color::Black), (0.74, 0.5, Color::Black), (0.5, 0.25, Color::White)] {
        let at = rect.lerp_inside(vec2(x, y));
        brush.shadow(at, 10.5);
        brush.stone(color, Point::new(0, 0), at, 10.5, 1.0);
    }
    brush.finish(ui.painter());
    response.on_hover_text(text!("shell-katachi"));
    if !is_narrow {
        ui.label(RichText::new("Katachi").size(letters::SECTION).strong());
    }
}

fn menu_ui(ui: &mut Ui, menu: Menu, state: &AppState, commands: &mut Vec<Command>) {
    ui.set_min_width(250.0);
    if menu == Menu::File && !state.settings().recent.is_empty() {
        ui.menu_button(text!("shell-recent-libraries"), |ui| {
            for dir in &state.settings().recent {
                let name = dir.file_stem().unwrap_or(dir.as_os_str()).to_string_lossy().into_owned();
                if ui.button(name).on_hover_text(dir.display().to_string()).clicked() {
                    commands.push(Command::Open(vec![dir.clone()]));
                    ui.close();
                }
            }
        });
    }
    let groups = menu.groups(state.workspace());
    let all: usize = groups.iter().map(|&group| commands_of(group).count()).sum();
    for (at, &group) in groups.iter().enumerate() {
        if all > Menu::MAX_ENTRIES {
            ui.menu_button(group.title(), |ui| {
                ui.set_min_width(250.0);
                group_ui(ui, group, state, commands);
            });
        } else {
            if at > 0 {
                ui.separator();
            }
            group_ui(ui, group, state, commands);
        }
    }
}

fn group_ui(ui: &mut Ui, group: CommandGroup, state: &AppState, commands: &mut Vec<Command>) {
    for named in commands_of(group) {
        let mut button = Button::new(named.name());
        if let Some(key) = named.key {
            button = button.shortcut_text(key.to_string());
        }
        let response = ui.add_enabled(named.needs.met(state), button);
        let why_not = |ui: &mut Ui| _ = ui.label(named.needs.reason());
        if response.on_disabled_hover_ui(why_not).clicked() {
            commands.push((named.command)(state));
            ui.close();
        }
    }
}

fn workspace_button(ui: &mut Ui, workspace: Workspace, is_shown: bool, width: f32, commands: &mut Vec<Command>) {
    let tones = Tones::for_context(ui);
    let ink = if is_shown { tones.text } else { tones.weak };
    let text = RichText::new(workspace.title()).color(ink).size(letters::SECTION);
    let button = Button::selectable(is_shown, text).min_size(vec2(width, 28.0));
    let response = ui.scope(|ui| {
        // The line below marks the workspace on the screen, as it does tabs.
        ui.visuals_mut().selection.bg_fill = Color32::TRANSPARENT;
        ui.add(button)
    });
    let response = response.inner.on_hover_text(text!("shell-key", key = workspace.key().to_string()));
    if is_shown {
        let line = response.rect.shrink2(vec2(10.0, 0.0));
        ui.painter().hline(line.x_range(), line.bottom() - 1.0, egui::Stroke::new(2.0, tones.accent));
    }
    if response.clicked() {
        commands.push(Command::Show(workspace));
    }
}

fn theme_button(ui: &mut Ui, commands: &mut Vec<Command>) {
    let is_dark = ui.visuals().dark_mode;
    let (icon, name, choice) = match is_dark {
        true => ("☀", text!("commands-light-theme"), ThemeChoice::Light),
        false => ("🌙", text!("commands-dark-theme"), ThemeChoice::Dark),
    };
    let response = ui.add(Button::new(RichText::new(icon).size(letters::SECTION)).frame(false)).on_hover_text(name);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, name));
    if response.clicked() {
        commands.push(Command::SetTheme(choice));
    }
}

/// One row of a fixed height: the open library or the latest notice, the running tasks, and the log.
pub fn bottom_bar(ui: &mut Ui, state: &AppState, messages: &mut NoticesView, commands: &mut Vec<Command>) {
    Panel::bottom("bottom").exact_size(BAR_HEIGHT).frame(bar_frame(ui)).show(ui, |ui| {
        let room = ui.available_rect_before_wrap();
        let log_text = text!("shell-messages", messages = state.notices().all().len());
        let font = TextStyle::Button.resolve(ui.style());
        let log_size = ui.painter().layout_no_wrap(log_text.clone(), font, Color32::PLACEHOLDER).size();
        // A fixed width if the words fit, so that another digit moves nothing.
        let log_width = (log_size.x + 24.0).max(112.0);
        let work_width = work_width(ui, state, room.width() - log_width);
        let log = Rect::from_min_max(pos2(room.right() - log_width, room.top()), room.right_bottom());
        let work = Rect::from_min_max(pos2(log.left() - work_width, room.top()), log.left_bottom());
        let rest = Rect::from_min_max(room.left_top(), pos2(work.left() - BEFORE_TASKS, room.bottom()));
        let mut part = |rect: Rect, layout: Layout, add: &mut dyn FnMut(&mut Ui)| {
            ui.scope_builder(UiBuilder::new().max_rect(rect).layout(layout), |ui| {
                ui.set_clip_rect(rect.intersect(ui.clip_rect()));
                add(ui);
            });
        };
        part(rest, Layout::left_to_right(Align::Center), &mut |ui| {
            if !messages.latest_ui(ui, state, commands) {
                summary_ui(ui, state);
            }
        });
        if work.is_positive() {
            part(work, Layout::left_to_right(Align::Center), &mut |ui| work_ui(ui, state, commands));
        }
        part(log, Layout::right_to_left(Align::Center), &mut |ui| {
            let text = RichText::new(&log_text).weak();
            if ui.add(Button::new(text).frame(false)).on_hover_text(text!("shell-messages-hint")).clicked() {
                commands.push(Command::Ask(WindowPrompt::Log));
            }
        });
    });
}

/// The width of the place of running tasks, out of that beside the log. The place is fixed, so that nothing moves when a
/// task starts, but a notice has all of it while nothing runs. In a narrow bar, it is all that the summary leaves.
fn work_width(ui: &Ui, state: &AppState, room: f32) -> f32 {
    /// Room for what is done, of how much, and how long is left.
    const ENOUGH: f32 = 800.0;
    let usual = (room * 0.5).max(240.0);
    match state.notices().open().next() {
        Some(_) if state.tasks().all(|task| task.age <= MIN_SHOWN_TASK_AGE) => return 0.0,
        Some(_) => return usual,
        None if usual >= ENOUGH => return usual,
        None => {}
    }
    let font = TextStyle::Body.resolve(ui.style());
    let gaps = 2.0 * ui.spacing().item_spacing.x + BEFORE_TASKS;
    let summary: f32 = summary(state).iter().map(|text| elided::width(ui, text, &font)).sum();
    usual.max(room - summary - gaps)
}

fn summary_ui(ui: &mut Ui, state: &AppState) {
    let [name, figures] = summary(state);
    if !name.is_empty() {
        ui.add(egui::Label::new(RichText::new(name).strong()).truncate());
    }
    ui.add(egui::Label::new(RichText::new(figures).weak()).truncate());
}

/// The name of the library, and its figures; no name if none is open.
fn summary(state: &AppState) -> [String; 2] {
    let Some(open) = state.library() else {
        return [String::new(), text!("shell-no-games").to_owned()];
    };
    let games = text!("general-games", games = open.summary.games);
    let mut text = format!("{games} · {}", text!("general-moves", moves = open.summary.moves));
    if let Some((_, mined)) = state.shapes().results().selected() {
        let params = &mined.params;
        let shapes = text!("general-shapes", shapes = mined.len());
        text.push_str(&format!(" · {}", text!("shell-shapes-of", shapes = shapes, mined = mined_words(params))));
    }
    [open.name().to_owned(), text]
}

/// A running task in full, the others in a list.
fn work_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    // Don't show progress for work that ends at once: it would flicker.
    let tasks: Vec<TaskView<'_>> = state.tasks().filter(|task| task.age > MIN_SHOWN_TASK_AGE).collect();
    let Some(first) = tasks.iter().find(|task| !task.is_paused).or(tasks.first()) else {
        if state.library().is_some_and(|open| open.is_sample) {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add(egui::Label::new(RichText::new(text!("shell-own-games")).weak()).truncate());
            });
        }
        return;
    };
    cancel_ui(ui, first, commands);
    if tasks.len() > 1 {
        ui.menu_button(text!("shell-jobs", jobs = tasks.len()), |ui| {
            ui.set_min_width(520.0);
            for task in &tasks {
                ui.horizontal(|ui| {
                    cancel_ui(ui, task, commands);
                    task_ui(ui, task, 150.0);
                });
            }
        });
    }
    task_ui(ui, first, 110.0);
}

fn cancel_ui(ui: &mut Ui, task: &TaskView<'_>, commands: &mut Vec<Command>) {
    let cancel = ui.add_enabled(!task.is_cancelled, Button::new(text!("general-cancel")));
    cancel.widget_info(|| {
        let name = text!("shell-cancel-task", task = task.label);
        egui::WidgetInfo::labeled(egui::Role::Button, !task.is_cancelled, name)
    });
    if cancel.clicked() {
        commands.push(Command::Cancel(task.id));
    }
}

fn task_ui(ui: &mut Ui, task: &TaskView<'_>, bar_width: f32) {
    let report = &task.report;
    let mut bar = ProgressBar::new(report.fraction().unwrap_or(0.0)).desired_width(bar_width).desired_height(9.0);
    if report.fraction().is_none() {
        bar = bar.animate(true);
    }
    ui.add(bar);
    let text = format!("{} · {}", task.label, progress_text(task));
    ui.add(egui::Label::new(text).truncate());
}

fn progress_text(task: &TaskView<'_>) -> String {
    let report = &task.report;
    if task.is_cancelled {
        return text!("notices-stopping").to_owned();
    }
    if task.is_paused {
        return text!("notices-paused").to_owned();
    }
    let mut text = report.phase.sentence();
    if let Some((step, steps)) = report.whole.map(|whole| whole.step) {
        text = text!("notices-phase-step", phase = text, step = step, steps = steps);
    }
    let amount = match (report.unit, report.done, report.total) {
        (_, 0, 0) => None,
        ("bytes", done, 0) => Some(megabytes(done)),
        ("bytes", done, total) => {
            Some(text!("notices-megabytes-of", done = megabytes_alone(done), total = megabytes_alone(total)))
        }
        (unit, done, 0) => Some(text!("notices-amount", unit = unit, done = done)),
        (unit, done, total) => Some(text!("notices-amount-of", unit = unit, done = done, total = total)),
    };
    if let Some(amount) = amount {
        text = text!("notices-phase-amount", phase = text, amount = amount);
    }
    if let Some(left) = report.time_left() {
        let seconds = left.as_secs() + 1;
        let left = match seconds {
            0..100 => text!("notices-seconds-left", seconds = seconds),
            _ => text!("notices-minutes-left", minutes = seconds.div_ceil(60).to_string()),
        };
        text.push_str(&format!(" · {left}"));
    }
    text
}
