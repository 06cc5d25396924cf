//! What is loaded, in a few numbers, and what to do first.

use egui::{Grid, RichText, ScrollArea, Ui, vec2};

use crate::settings::things_ui;
use crate::theme::Tones;
use katachi_app::fuseki::FusekiCommand;
use katachi_app::shapes::ShapesCommand;
use katachi_app::{AppState, Ask, Command, Dataset, OpenLibrary, Workspace, counted, grouped};
use katachi_core::library::professional;

pub fn overview_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| match state.library() {
        Some(open) => {
            heading_ui(ui, open);
            buttons_ui(ui, state, commands);
            if open.is_sample {
                things_ui(ui, commands);
            }
            changed_ui(ui, state, commands);
            ui.add_space(4.0);
            figures_ui(ui, open);
            professional_ui(ui, commands);
            details_ui(ui, open);
        }
        None if state.is_loading() => {
            ui.heading("Loading …");
            buttons_ui(ui, state, commands);
        }
        None => {
            ui.heading("No games yet");
            ui.label("Drop SGF files, folders or archives anywhere on this window, or open them here.");
            buttons_ui(ui, state, commands);
            professional_ui(ui, commands);
        }
    });
}

/// What opens games stands above everything that can grow.
fn buttons_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        let mut button = |text: &str, hint: &str, command: Command| {
            if ui.button(text).on_hover_text(hint).clicked() {
                commands.push(command);
            }
        };
        button("Open games…", "SGF files and archives (Ctrl+O)", Command::Ask(Ask::GameFiles));
        button("Open folder…", "A folder with everything below it (Ctrl+Shift+O)", Command::Ask(Ask::GameFolder));
        if state.library().is_some_and(|open| !open.is_sample) {
            button("Add games…", "To those that are open", Command::Ask(Ask::MoreFiles));
        }
        match state.shared().home() {
            Some(_) => {
                let hint = "All that you have opened: open, rename, remove (Ctrl+Shift+L)";
                button("Libraries…", hint, Command::Ask(Ask::Libraries));
            }
            None => button("Open library…", "A folder NAME.katachi (Ctrl+L)", Command::Ask(Ask::Library)),
        }
        if state.library().is_some_and(|open| open.folder.is_none() && !open.is_sample) {
            let hint = "Keeps the games together, so that they open at once next time (Ctrl+S)";
            button("Save as library…", hint, Command::Ask(Ask::SaveLibrary));
        }
        if state.library().is_none() && !state.is_loading() {
            button("Open the sample", "Games that come with Katachi", Command::OpenSample);
        }
    });
}

/// The files that the games came from are not what they were.
fn changed_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let files = state.changed_files();
    if files > 0 && !state.is_loading() {
        ui.horizontal_wrapped(|ui| {
            let text = format!("{} new, changed or gone where these games came from.", counted(files, "file"));
            ui.colored_label(Tones::of(ui).warning, text);
            if ui.button("Read them").on_hover_text("Unchanged files are not read again (F5)").clicked() {
                commands.push(Command::Refresh);
            }
        });
    }
}

/// The figures that come with Katachi, beside the user's own games.
fn professional_ui(ui: &mut Ui, commands: &mut Vec<Command>) {
    let contents = professional::contents();
    ui.horizontal_wrapped(|ui| {
        ui.strong(professional::TITLE);
        let years = contents.years.map(|(first, last)| format!(", {first}–{last}")).unwrap_or_default();
        ui.weak(format!("{} games{years}", grouped(contents.games))).on_hover_text(
            "Figures to read: shapes, collocations, corners and openings of A. E. Brouwer's Database of Go Games, \
             without the games",
        );
        if ui.link("Shapes").on_hover_text("Their most frequent shapes").clicked()
            && let Some(window) = professional::windows().nth(2)
        {
            commands.push(ShapesCommand::Professional(window).into());
        }
        if ui.link("Fuseki").on_hover_text("Their openings").clicked() {
            commands.push(Command::Fuseki(FusekiCommand::Ask(Dataset::Professional)));
            commands.push(Command::Show(Workspace::Fuseki));
        }
    });
}

fn heading_ui(ui: &mut Ui, open: &OpenLibrary) {
    ui.heading(if open.is_sample { "The sample games" } else { &open.name });
    if open.is_sample {
    } else if let Some(folder) = &open.folder {
        ui.label(RichText::new(folder.display().to_string()).small().weak());
    } else {
        ui.label(RichText::new("Not saved as a library yet").small().weak());
    }
}

fn figures_ui(ui: &mut Ui, open: &OpenLibrary) {
    let summary = &open.summary;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 22.0;
        let counts = [("game", summary.games as u64), ("move", summary.moves), ("player", summary.players as u64)];
        for (unit, count) in counts {
            figure(ui, grouped(count), &if count == 1 { unit.to_owned() } else { format!("{unit}s") });
        }
        if let Some((first, last)) = summary.years {
            match first == last {
                true => figure(ui, first.to_string(), "year"),
                false => figure(ui, format!("{first}–{last}"), "years"),
            }
        }
    });
}

fn figure(ui: &mut Ui, number: String, unit: &str) {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.label(RichText::new(number).size(22.0).color(Tones::of(ui).accent));
        ui.label(RichText::new(unit).small().weak());
    });
}

fn details_ui(ui: &mut Ui, open: &OpenLibrary) {
    let (summary, report) = (&open.summary, &open.loaded.report);
    let sizes: Vec<String> =
        summary.sizes.iter().rev().map(|(side, games)| format!("{side}×{side}: {}", grouped(*games as u64))).collect();
    let duplicates = if summary.duplicates.len() == 1 { "duplicate left out" } else { "duplicates left out" };
    let troubles = [
        (report.skipped.len(), "skipped"),
        (report.cut_short.len(), "cut short"),
        (report.repaired.len(), "repaired"),
        (summary.duplicates.len(), duplicates),
    ];
    let troubles: Vec<String> = troubles
        .into_iter()
        .filter(|&(count, _)| count > 0)
        .map(|(count, what)| format!("{} {what}", grouped(count as u64)))
        .collect();
    Grid::new("details").num_columns(2).spacing(vec2(14.0, 3.0)).show(ui, |ui| {
        let mut line = |name: &str, value: String| {
            if !value.is_empty() {
                ui.weak(name);
                ui.label(value);
                ui.end_row();
            }
        };
        line("Boards", sizes.join(", "));
        if summary.positions > 0 {
            line("Positions", format!("{} without a move", grouped(summary.positions as u64)));
        }
        line("Load report", if troubles.is_empty() { "nothing to report".into() } else { troubles.join(", ") });
        line("Files", grouped(report.files));
        line("Memory", format!("{:.1} MiB", summary.memory_bytes as f64 / 1048576.0));
    });
}
