//! The loaded library in a few numbers, and what to do first.

use egui::{Grid, Label, RichText, ScrollArea, Ui, vec2};

use crate::settings::things_ui;
use crate::theme::Tones;
use crate::tokens::space;
use crate::widgets::controls;
use katachi_app::fuseki::FusekiCommand;
use katachi_app::games::{LibraryCommand, ReportList};
use katachi_app::shapes::ShapesCommand;
use katachi_app::{AppState, Command, Dataset, OpenLibrary, WindowPrompt, grouped};
use katachi_core::library::professional;
use katachi_language::text;
use katachi_sentences::professional_title;
use katachi_sentences::words::{listed, megabytes};

pub fn overview_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| match state.library() {
        Some(open) => {
            heading_ui(ui, open);
            buttons_ui(ui, state, commands);
            if open.is_sample {
                ui.scope(|ui| {
                    // The figures below have room in a low window.
                    ui.spacing_mut().interact_size.y = space::HUGE;
                    things_ui(ui, commands);
                });
            }
            changed_ui(ui, state, commands);
            read_again_ui(ui, state, open, commands);
            ui.add_space(space::TINY);
            figures_ui(ui, open);
            ui.add_space(space::MEDIUM);
            professional_ui(ui, commands);
            details_ui(ui, open, commands);
        }
        None if state.is_loading() => {
            ui.heading(text!("library-loading"));
            buttons_ui(ui, state, commands);
        }
        None => {
            ui.heading(text!("library-none-yet"));
            ui.label(text!("library-drop-files"));
            buttons_ui(ui, state, commands);
            professional_ui(ui, commands);
        }
    });
}

/// Buttons that open games. They stand above everything that can grow.
fn buttons_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        let open = controls::primary(ui, text!("library-open-games"));
        if ui.add(open).on_hover_text(text!("library-open-games-hint")).clicked() {
            commands.push(Command::Ask(WindowPrompt::GameFiles));
        }
        let mut button = |text: &str, hint: &str, command: Command| {
            if ui.button(text).on_hover_text(hint).clicked() {
                commands.push(command);
            }
        };
        button(text!("library-open-folder"), text!("library-open-folder-hint"), Command::Ask(WindowPrompt::GameFolder));
        if state.library().is_some_and(|open| !open.is_sample) {
            button(text!("library-add-games"), text!("library-add-games-hint"), Command::Ask(WindowPrompt::MoreFiles));
        }
        match state.shared().home() {
            Some(_) => {
                button(
                    text!("library-libraries"),
                    text!("library-libraries-hint"),
                    Command::Ask(WindowPrompt::Libraries),
                );
            }
            None => button(
                text!("library-open-library"),
                text!("library-open-library-hint"),
                Command::Ask(WindowPrompt::Library),
            ),
        }
        if state.library().is_some_and(|open| open.folder.is_none() && !open.is_sample) {
            button(text!("library-save-as"), text!("library-save-as-hint"), Command::Ask(WindowPrompt::SaveLibrary));
        }
        if state.library().is_none() && !state.is_loading() {
            button(text!("library-open-sample"), text!("library-open-sample-hint"), Command::OpenSample);
        }
    });
}

/// Says that the source files of the games have changed.
fn changed_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let files = state.changed_files();
    if files > 0 && !state.is_loading() {
        ui.horizontal_wrapped(|ui| {
            ui.colored_label(Tones::for_context(ui).warning, text!("library-changed-files", files = files));
            if ui.button(text!("library-read-changed")).on_hover_text(text!("library-read-changed-hint")).clicked() {
                commands.push(Command::Refresh);
            }
        });
    }
}

/// Says that an earlier version read the games, which a new reading would improve.
fn read_again_ui(ui: &mut Ui, state: &AppState, open: &OpenLibrary, commands: &mut Vec<Command>) {
    if open.is_read_by_earlier_version() && !state.is_loading() {
        ui.horizontal_wrapped(|ui| {
            ui.colored_label(Tones::for_context(ui).warning, text!("library-read-by-earlier-version"));
            if ui.button(text!("library-read-again")).on_hover_text(text!("library-read-again-hint")).clicked() {
                commands.push(Command::Refresh);
            }
        });
    }
}

/// The figures that come with Katachi, beside the user's own games.
fn professional_ui(ui: &mut Ui, commands: &mut Vec<Command>) {
    let contents = professional::contents();
    ui.horizontal_wrapped(|ui| {
        ui.strong(professional_title());
        let games = match contents.years {
            Some((first, last)) => text!(
                "library-professional-games-of-years",
                games = contents.games,
                first = first.to_string(),
                last = last.to_string()
            ),
            None => text!("library-professional-games", games = contents.games),
        };
        ui.weak(games).on_hover_text(text!("library-professional-hint"));
        if ui.link(text!("library-shapes")).on_hover_text(text!("library-professional-shapes-hint")).clicked() {
            commands.push(ShapesCommand::Professional(None).into());
        }
        if ui.link(text!("settings-professional-games")).on_hover_text(text!("settings-professional-link")).clicked() {
            commands.push(Command::Ask(WindowPrompt::ProfessionalGames));
        }
        if ui.link(text!("library-fuseki")).on_hover_text(text!("library-professional-fuseki-hint")).clicked() {
            commands.push(Command::Fuseki(FusekiCommand::Ask(Dataset::Professional)));
        }
    });
}

fn heading_ui(ui: &mut Ui, open: &OpenLibrary) {
    ui.heading(if open.is_sample { text!("library-sample-games") } else { open.name() });
    if open.is_sample {
    } else if let Some(folder) = &open.folder {
        ui.label(RichText::new(folder.display().to_string()).small().weak());
    } else {
        ui.label(RichText::new(text!("library-not-saved")).small().weak());
    }
}

fn figures_ui(ui: &mut Ui, open: &OpenLibrary) {
    let summary = &open.summary;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 22.0;
        let (games, moves, players) = (summary.games as u64, summary.moves, summary.players as u64);
        figure(ui, grouped(games), &text!("library-figure-games", games = games));
        figure(ui, grouped(moves), &text!("library-figure-moves", moves = moves));
        figure(ui, grouped(players), &text!("library-figure-players", players = players));
        if let Some((first, last)) = summary.years {
            match first == last {
                true => figure(ui, first.to_string(), text!("library-figure-year")),
                false => figure(ui, format!("{first}–{last}"), text!("library-figure-years")),
            }
        }
    });
}

fn figure(ui: &mut Ui, number: String, unit: &str) {
    const SIZE: f32 = 22.0;
    let color = Tones::for_context(ui).text;
    let width = ui.painter().layout_no_wrap(number.clone(), egui::FontId::proportional(SIZE), color).size().x;
    // A number moves to the next line whole.
    if width > ui.available_size_before_wrap().x {
        ui.end_row();
    }
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add(Label::new(RichText::new(number).size(SIZE).color(color)).extend());
        ui.label(RichText::new(unit).small().weak());
    });
}

fn details_ui(ui: &mut Ui, open: &OpenLibrary, commands: &mut Vec<Command>) {
    let summary = &open.summary;
    let sizes: Vec<String> = summary
        .sizes
        .iter()
        .rev()
        .map(|(side, games)| text!("library-games-of-size", size = side.to_string(), games = *games))
        .collect();
    Grid::new("details").num_columns(2).spacing(vec2(space::CARD, 3.0)).show(ui, |ui| {
        let line = |ui: &mut Ui, name: &str, value: String| {
            if !value.is_empty() {
                ui.weak(name);
                ui.label(value);
                ui.end_row();
            }
        };
        line(ui, text!("library-boards"), listed(&sizes));
        if summary.positions > 0 {
            line(ui, text!("library-positions"), text!("library-without-a-move", positions = summary.positions));
        }
        ui.weak(text!("library-load-report"));
        ui.horizontal_wrapped(|ui| report_ui(ui, open, commands));
        ui.end_row();
        line(ui, text!("library-files"), grouped(open.loaded.report.files));
        line(ui, text!("library-memory"), megabytes(summary.memory_bytes as u64));
    });
}

/// The counts of the load report. Each leads to its list.
fn report_ui(ui: &mut Ui, open: &OpenLibrary, commands: &mut Vec<Command>) {
    let words = |list: ReportList, count: usize| match list {
        ReportList::Skipped => Some(text!("library-count-skipped", count = count)),
        ReportList::CutShort => Some(text!("library-count-cut-short", count = count)),
        ReportList::Repaired => Some(text!("library-count-repaired", count = count)),
        ReportList::Duplicates => Some(text!("library-count-duplicates", count = count)),
        ReportList::Encodings | ReportList::Unknown => None,
    };
    let counts = ReportList::ALL.map(|list| (list, list.len(open))).into_iter().filter(|&(_, count)| count > 0);
    let troubles: Vec<(ReportList, String)> =
        counts.filter_map(|(list, count)| Some((list, words(list, count)?))).collect();
    if troubles.is_empty() {
        ui.label(text!("library-nothing-to-report"));
    }
    for (list, words) in troubles {
        if ui.link(words).on_hover_text(list.explanation()).clicked() {
            commands.push(LibraryCommand::ShowReport(list).into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Context, Pos2, RawInput, Rect, Shape};

    #[test]
    fn years_are_not_broken_in_two() {
        let context = Context::default();
        crate::theme::install(&context);
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(60.0, 200.0));
        let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
        let mut output = context.run_ui(input, |ui| {
            ui.horizontal_wrapped(|ui| figure(ui, "1988–2021".to_owned(), "years"));
        });
        output.textures_delta.clear();
        fn rows(shape: &Shape) -> Vec<usize> {
            match shape {
                Shape::Vec(shapes) => shapes.iter().flat_map(rows).collect(),
                Shape::Text(text) if text.galley.text().contains("1988") => vec![text.galley.rows.len()],
                _ => Vec::new(),
            }
        }
        let rows: Vec<usize> = output.shapes.iter().flat_map(|clipped| rows(&clipped.shape)).collect();
        assert_eq!(rows, [1]);
    }
}
