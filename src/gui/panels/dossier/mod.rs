//! The dossier of a player: whose, against whom, and a table each of results, openings, corners and shapes.

mod rows;

use egui::{ComboBox, Key, RichText, Role, TextEdit, Ui, WidgetInfo, vec2};

use crate::theme::Tones;
use crate::widgets::busy::busy;
use crate::widgets::table::Table;
use katachi_app::dossier::{Against, DossierCommand, Made, Part};
use katachi_app::{AppState, Command, counted, grouped};
use katachi_core::jobs::JobError;
use katachi_core::mining::dossier::Dossier;
use rows::DossierRows;

/// Below the table: what can be done with the selected row.
const FOOT: f32 = 34.0;
const WHAT: &str = "The dossier of a player has the results by colour and year, the openings, the corners and the shapes of \
                    the player's own moves, each against all others or the professionals, with intervals: here, as pages \
                    to print, and as CSV.";

/// The view's memory.
#[derive(Default)]
pub struct DossierView {
    /// A name as it is typed.
    name: String,
}

impl DossierView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        let dossier = state.dossier();
        if state.corpus().games().is_empty() {
            ui.label(if state.is_loading() { "The games are being read." } else { "No games are loaded." });
            ui.weak(WHAT);
            return;
        }
        if dossier.made().is_none() && !dossier.is_making() && dossier.failed().is_none() {
            commands.push(DossierCommand::Open.into());
        }
        self.choices_ui(ui, state, commands);
        let failed = dossier.failed();
        if let Some(error) = failed.filter(|error| **error != JobError::Cancelled) {
            ui.colored_label(Tones::of(ui).error, error.to_string());
        }
        let Some(made) = dossier.made() else {
            if failed.is_some() && ui.button("Make the dossier").clicked() {
                commands.push(DossierCommand::Open.into());
            }
            return;
        };
        let Some(found) = &made.dossier else {
            if !dossier.is_making() {
                nobody_ui(ui, made, commands);
            }
            return;
        };
        let has_no_others = !dossier.is_making() && made.against != dossier.against();
        summary_ui(ui, has_no_others, made, found, commands);
        parts_ui(ui, state, commands);
        let room = (ui.available_height() - FOOT).max(120.0);
        ui.allocate_ui(vec2(ui.available_width(), room), |ui| {
            ui.set_min_height(room);
            table_ui(ui, state, made, found, commands);
        });
        foot_ui(ui, state, commands);
    }

    /// Whose, and against whom.
    fn choices_ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        let dossier = state.dossier();
        ui.horizontal_wrapped(|ui| {
            let shown = dossier.player().unwrap_or("Choose a player");
            let whose = ComboBox::from_id_salt("whose dossier").selected_text(shown).width(150.0).truncate();
            let whose = whose.show_ui(ui, |ui| {
                for (name, games) in dossier.made().map(|made| made.players.as_slice()).unwrap_or_default() {
                    let line = format!("{name}, {}", counted(*games as usize, "game"));
                    if ui.selectable_label(dossier.player() == Some(name), line).clicked() {
                        commands.push(DossierCommand::Of(name.clone()).into());
                    }
                }
            });
            whose.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, "Whose dossier"));
            let field = TextEdit::singleline(&mut self.name).hint_text("Name …").desired_width(96.0);
            let field = ui.add(field);
            field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, "Name of a player"));
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if entered && !self.name.trim().is_empty() {
                commands.push(DossierCommand::Of(std::mem::take(&mut self.name).trim().to_owned()).into());
            }
            ui.weak("against");
            let against =
                ComboBox::from_id_salt("dossier against").selected_text(dossier.against().title()).width(104.0);
            let against = against.show_ui(ui, |ui| {
                for against in Against::ALL {
                    if ui.selectable_label(dossier.against() == against, against.title()).clicked() {
                        commands.push(DossierCommand::Against(against).into());
                    }
                }
            });
            against.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, "Against whom"));
            // Always there, so that nothing moves.
            ui.scope(|ui| {
                if !dossier.is_making() {
                    ui.set_invisible();
                }
                busy(ui, 16.0);
            });
        });
    }
}

/// Nobody is chosen yet.
fn nobody_ui(ui: &mut Ui, made: &Made, commands: &mut Vec<Command>) {
    ui.add_space(6.0);
    ui.label("Choose a player above, or type a name and press Enter.");
    ui.weak(WHAT);
    if made.players.is_empty() {
        return;
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.weak("Most games:");
        for (name, games) in made.players.iter().take(6) {
            let link = ui.link(name).on_hover_text(counted(*games as usize, "game"));
            if link.clicked() {
                commands.push(DossierCommand::Of(name.clone()).into());
            }
        }
    });
}

fn summary_ui(ui: &mut Ui, has_no_others: bool, made: &Made, found: &Dossier, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        let years = match found.years {
            Some((first, last)) if first == last => format!(", {first}"),
            Some((first, last)) => format!(", {first}–{last}"),
            None => String::new(),
        };
        let games = counted(found.games, "game");
        let mut others =
            format!("against {} {} of {}", grouped(found.others), plural(found.others), made.against.title());
        if has_no_others {
            others += ", as no other games are here";
        }
        let label = ui.label(format!("{games}{years}"));
        if found.names.len() > 1 {
            label.on_hover_ui(|ui| {
                for (name, games) in found.names.iter().take(12) {
                    ui.label(format!("{name}: {}", counted(*games, "game")));
                }
            });
        }
        ui.weak(others);
        let tip = "Two pages to print, with diagrams: PDF, SVG or PNG";
        if ui.button("Save pages…").on_hover_text(tip).clicked() {
            commands.push(DossierCommand::Save.into());
        }
    });
}

fn plural(games: u64) -> &'static str {
    if games == 1 { "game" } else { "games" }
}

fn parts_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        for part in Part::ALL {
            let button = ui.selectable_label(state.dossier().part() == part, part.title());
            button.widget_info(|| {
                let is_shown = state.dossier().part() == part;
                WidgetInfo::selected(Role::Button, true, is_shown, format!("{} of the player", part.title()))
            });
            if button.on_hover_text(help(part)).clicked() {
                commands.push(DossierCommand::Show(part).into());
            }
        }
    });
}

/// What a table has.
fn help(part: Part) -> &'static str {
    match part {
        Part::Results => "Games won of those with a known winner, by colour and year",
        Part::Openings => "Positions after four moves in the player's games, the most frequent first",
        Part::Corners => "Where the player plays first in an empty corner",
        Part::Later => "What is played in the corners of these games, by either side; the surest differences first",
        Part::Shapes => "5×5 shapes of the player's own moves; the surest differences first",
    }
}

fn table_ui(ui: &mut Ui, state: &AppState, made: &Made, found: &Dossier, commands: &mut Vec<Command>) {
    let dossier = state.dossier();
    let part = dossier.part();
    let rows = dossier.rows();
    if rows == 0 {
        ui.weak(match part {
            Part::Results => "There is no game.",
            Part::Openings => "No opening on 19×19 was played ten times or more.",
            Part::Corners => "The player never began a corner on 19×19.",
            Part::Later => "No corner position came about ten times or more on both sides.",
            Part::Shapes => "No shape was played ten times or more.",
        });
        return;
    }
    let heads = rows::heads(part, found);
    let table = Table {
        name: rows::table_name(part),
        heads: &heads,
        rows,
        row_height: rows::height(part),
        reveal: None,
        scales: 0.8..=2.0,
        has_own_keys: true,
    };
    let mut list = DossierRows { state, made, dossier: found, part };
    let output = table.show(ui, &mut list);
    if let Some(row) = output.clicked.or(output.opened) {
        commands.push(DossierCommand::Select(row).into());
        match part {
            // These take this pane's place: only where it is asked for twice.
            Part::Results | Part::Later if output.opened.is_some() => commands.push(all_games(part)),
            Part::Results | Part::Later => {}
            _ => commands.push(DossierCommand::OpenGame.into()),
        }
    }
    commands.extend(output.steps.into_iter().map(|steps| DossierCommand::Step(steps).into()));
    if output.entered {
        commands.push(if dossier.has_game() { DossierCommand::OpenGame.into() } else { all_games(part) });
    }
    commands.extend(output.export.map(Command::from));
}

fn all_games(part: Part) -> Command {
    match part {
        Part::Results => DossierCommand::ListGames.into(),
        _ => DossierCommand::AllGames.into(),
    }
}

/// What can be done with the selected row.
fn foot_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let dossier = state.dossier();
    if dossier.rows() == 0 {
        return;
    }
    ui.horizontal(|ui| {
        if dossier.has_game() {
            let tip = "On the board, where the selected row comes about; a further click opens the next one";
            if ui.button("A game").on_hover_text(tip).clicked() {
                commands.push(DossierCommand::OpenGame.into());
            }
        }
        let (title, tip) = match dossier.part() {
            Part::Results => ("List these games", "The games of the selected row, in the list of games"),
            _ => ("Find them all", "All games of this player with the selected row, in the Find workspace"),
        };
        if ui.button(title).on_hover_text(tip).clicked() {
            commands.push(all_games(dossier.part()));
        }
        ui.label(RichText::new("Right-click: copy, or save as CSV").small().weak());
    });
}
