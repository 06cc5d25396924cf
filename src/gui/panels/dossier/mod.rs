//! The dossier of a player: the choice of the player and of the comparison, and a table each of results, openings,
//! corners and shapes.

mod pictures;
mod rows;

use egui::{ComboBox, Key, RichText, Role, TextEdit, Ui, WidgetInfo, vec2};

use crate::theme::Tones;
use crate::widgets::busy::busy;
use crate::widgets::elided;
use crate::widgets::table::TableWidget;
use katachi_app::dossier::{DossierBaseline, DossierCommand, DossierResult, DossierTable};
use katachi_app::{AppState, Command};
use katachi_core::jobs::JobError;
use katachi_core::mining::dossier::Dossier;
use katachi_language::text;
use katachi_sentences::Sentence;
use rows::DossierRows;

/// Height of the row below the table with buttons for the selected row.
const FOOT_HEIGHT: f32 = 34.0;

/// The view's memory.
#[derive(Default)]
pub struct DossierView {
    /// The name being typed.
    name: String,
}

impl DossierView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        let dossier = state.dossier();
        if state.corpus().games().is_empty() {
            ui.label(if state.is_loading() { text!("library-games-being-read") } else { text!("library-no-games") });
            ui.weak(text!("dossier-says"));
            return;
        }
        if dossier.made().is_none() && !dossier.is_making() && dossier.failed().is_none() {
            commands.push(DossierCommand::Open.into());
        }
        self.choices_ui(ui, state, commands);
        let failed = dossier.failed();
        if let Some(error) = failed.filter(|error| **error != JobError::Cancelled) {
            ui.colored_label(Tones::for_context(ui).error, error.sentence());
        }
        let Some(made) = dossier.made() else {
            if failed.is_some() && ui.button(text!("dossier-make")).clicked() {
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
        let professionals = DossierBaseline::Professionals;
        let has_no_others = !dossier.is_making() && made.against == professionals && dossier.against() != professionals;
        summary_ui(ui, has_no_others, made, found, commands);
        parts_ui(ui, state, commands);
        if dossier.shows_pictures() {
            return pictures::pictures_ui(ui, made, commands);
        }
        let room = (ui.available_height() - FOOT_HEIGHT).max(120.0);
        ui.allocate_ui(vec2(ui.available_width(), room), |ui| {
            ui.set_min_height(room);
            table_ui(ui, state, made, found, commands);
        });
        foot_ui(ui, state, commands);
    }

    /// Chooses the player and the players to compare with.
    fn choices_ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        let dossier = state.dossier();
        ui.horizontal_wrapped(|ui| {
            let shown = dossier.player().unwrap_or(text!("dossier-choose-a-player"));
            let whose = ComboBox::from_id_salt("whose dossier").selected_text(shown).width(150.0).truncate();
            let whose = whose.show_ui(ui, |ui| {
                for (name, games) in dossier.made().map(|made| made.players.as_slice()).unwrap_or_default() {
                    let line = text!("ledger-player-games", player = name, games = *games);
                    if ui.selectable_label(dossier.player() == Some(name), line).clicked() {
                        commands.push(DossierCommand::Of(name.clone()).into());
                    }
                }
            });
            whose.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("dossier-whose")));
            let hint = text!("dossier-name-hint");
            let field = TextEdit::singleline(&mut self.name).hint_text(hint).desired_width(96.0);
            let field = ui.add(field);
            let field = elided::hinted(ui, field, hint);
            field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, text!("dossier-name-of-player")));
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if entered && !self.name.trim().is_empty() {
                commands.push(DossierCommand::Of(std::mem::take(&mut self.name).trim().to_owned()).into());
            }
            ui.weak(text!("dossier-against"));
            let against =
                ComboBox::from_id_salt("dossier against").selected_text(dossier.against().title()).width(104.0);
            let against = against.show_ui(ui, |ui| {
                for against in DossierBaseline::ALL {
                    if ui.selectable_label(dossier.against() == against, against.title()).clicked() {
                        commands.push(DossierCommand::Against(against).into());
                    }
                }
            });
            against.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("dossier-against-whom")));
            // Always allocated, so that nothing moves.
            ui.scope(|ui| {
                if !dossier.is_making() {
                    ui.set_invisible();
                }
                busy(ui, 16.0);
            });
        });
    }
}

/// Shown while no player is chosen.
fn nobody_ui(ui: &mut Ui, made: &DossierResult, commands: &mut Vec<Command>) {
    ui.add_space(6.0);
    ui.label(text!("dossier-choose-above"));
    ui.weak(text!("dossier-says"));
    if made.players.is_empty() {
        return;
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.weak(text!("dossier-most-games"));
        for (name, games) in made.players.iter().take(6) {
            let link = ui.link(name).on_hover_text(text!("general-games", games = *games));
            if link.clicked() {
                commands.push(DossierCommand::Of(name.clone()).into());
            }
        }
    });
}

fn summary_ui(ui: &mut Ui, has_no_others: bool, made: &DossierResult, found: &Dossier, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        let of_years = |years: String| text!("dossier-games-of-years", games = found.games, years = years);
        let label = ui.label(match found.years {
            Some((first, last)) if first == last => of_years(first.to_string()),
            Some((first, last)) => of_years(format!("{first}–{last}")),
            None => text!("general-games", games = found.games),
        });
        let against = made.against.title();
        let others = match has_no_others {
            true => text!("dossier-against-games-only", games = found.others, against = against),
            false => text!("dossier-against-games", games = found.others, against = against),
        };
        if found.names.len() > 1 {
            label.on_hover_ui(|ui| {
                for (name, games) in found.names.iter().take(12) {
                    ui.label(text!("dossier-spelling-games", name = name, games = *games));
                }
            });
        }
        ui.weak(others);
        let tip = text!("dossier-save-pages-tip");
        if ui.button(text!("dossier-save-pages")).on_hover_text(tip).clicked() {
            commands.push(DossierCommand::Save.into());
        }
    });
}

fn parts_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        let pictures = state.dossier().shows_pictures();
        let button = ui.selectable_label(pictures, text!("dossier-pictures"));
        if button.on_hover_text(text!("dossier-pictures-says")).clicked() {
            commands.push(DossierCommand::Pictures.into());
        }
        for part in DossierTable::ALL {
            let is_shown = !pictures && state.dossier().part() == part;
            let button = ui.selectable_label(is_shown, part.title());
            button.widget_info(|| {
                WidgetInfo::selected(Role::Button, true, is_shown, text!("dossier-part-of-player", part = part.title()))
            });
            if button.on_hover_text(help(part)).clicked() {
                commands.push(DossierCommand::Show(part).into());
            }
        }
    });
}

/// Explains a table.
fn help(part: DossierTable) -> &'static str {
    match part {
        DossierTable::Results => text!("dossier-results-says"),
        DossierTable::Openings => text!("dossier-openings-says"),
        DossierTable::Corners => text!("dossier-corners-says"),
        DossierTable::Later => text!("dossier-joseki-says"),
        DossierTable::Shapes => text!("dossier-shapes-says"),
    }
}

fn table_ui(ui: &mut Ui, state: &AppState, made: &DossierResult, found: &Dossier, commands: &mut Vec<Command>) {
    let dossier = state.dossier();
    let part = dossier.part();
    let rows = dossier.rows();
    if part == DossierTable::Results && found.against_himself > 0 {
        ui.weak(text!("dossier-against-himself", games = found.against_himself));
    }
    if rows == 0 {
        ui.weak(match part {
            DossierTable::Results => text!("dossier-no-game"),
            DossierTable::Openings => text!("dossier-no-opening"),
            DossierTable::Corners => text!("dossier-no-corner"),
            DossierTable::Later => text!("dossier-no-joseki"),
            DossierTable::Shapes => text!("ledger-no-shape"),
        });
        return;
    }
    let heads = rows::heads(part, found);
    let table = TableWidget {
        name: rows::table_name(part),
        title: rows::table_title(part),
        heads: &heads,
        rows,
        row_height: rows::height(part),
        reveal: None,
        scales: 0.8..=2.0,
        has_own_keys: true,
    };
    let mut list = DossierRows { state, made, dossier: found, part };
    let output = table.show(ui, &mut list);
    commands.extend(output.clicked.map(|row| DossierCommand::Select(row).into()));
    commands.extend(output.steps.into_iter().map(|steps| DossierCommand::Step(steps).into()));
    let opened = output.opened.or(output.entered.then_some(dossier.selected()));
    commands.extend(opened.map(|row| DossierCommand::OpenRow(row).into()));
    commands.extend(output.export.map(Command::from));
}

/// Buttons for the selected row.
fn foot_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let dossier = state.dossier();
    if dossier.rows() == 0 {
        return;
    }
    ui.horizontal(|ui| {
        if dossier.has_game() {
            let tip = text!("dossier-a-game-tip");
            if ui.button(text!("dossier-a-game")).on_hover_text(tip).clicked() {
                commands.push(DossierCommand::OpenGame.into());
            }
        }
        let (title, tip) = match dossier.part() {
            DossierTable::Results => (text!("dossier-list-games"), text!("dossier-list-games-tip")),
            _ => (text!("ledger-find-all"), text!("dossier-find-all-tip")),
        };
        if ui.button(title).on_hover_text(tip).clicked() {
            commands.push(DossierCommand::AllGames.into());
        }
        ui.label(RichText::new(text!("dossier-right-click")).small().weak());
    });
}
