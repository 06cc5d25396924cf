//! The Player pane: the choice of the player and of the comparison, and a table each of results, openings,
//! corners and shapes.

mod pictures;
mod rows;

use egui::{ComboBox, Key, RichText, Role, TextEdit, Ui, WidgetInfo, vec2};

use crate::theme::Tones;
use crate::tokens::space;
use crate::widgets::busy::busy;
use crate::widgets::elided;
use crate::widgets::table::TableWidget;
use katachi_app::player::{PlayerBaseline, PlayerCommand, PlayerProfileResult, PlayerProfileTable};
use katachi_app::{AppState, Command};
use katachi_core::jobs::JobError;
use katachi_core::mining::player::{PlayerProfile, PlayerProfileParams};
use katachi_language::text;
use katachi_sentences::Sentence;
use rows::PlayerProfileRows;

/// Height of the row below the table with buttons for the selected row.
const FOOT_HEIGHT: f32 = 34.0;

/// The view's memory.
#[derive(Default)]
pub struct PlayerView {
    /// The name being typed.
    name: String,
}

impl PlayerView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        let player = state.player();
        if state.corpus().games().is_empty() {
            ui.label(if state.is_loading() { text!("library-games-being-read") } else { text!("library-no-games") });
            ui.weak(text!("player-says"));
            return;
        }
        if player.made().is_none() && !player.is_making() && player.failed().is_none() {
            commands.push(PlayerCommand::Open.into());
        }
        self.choices_ui(ui, state, commands);
        let failed = player.failed();
        if let Some(error) = failed.filter(|error| **error != JobError::Cancelled) {
            ui.colored_label(Tones::for_context(ui).error, error.sentence());
        }
        let Some(made) = player.made() else {
            if failed.is_some() && ui.button(text!("player-make")).clicked() {
                commands.push(PlayerCommand::Open.into());
            }
            return;
        };
        let Some(found) = &made.profile else {
            if !player.is_making() {
                nobody_ui(ui, made, commands);
            }
            return;
        };
        let professionals = PlayerBaseline::Professionals;
        let has_no_others = !player.is_making() && made.against == professionals && player.against() != professionals;
        me_ui(ui, state, commands);
        summary_ui(ui, has_no_others, made, found, commands);
        parts_ui(ui, state, commands);
        if player.shows_pictures() {
            return pictures::pictures_ui(ui, made, found, commands);
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
        let player = state.player();
        ui.horizontal_wrapped(|ui| {
            let shown = player.name().unwrap_or(text!("player-choose"));
            let whose = ComboBox::from_id_salt("whose profile").selected_text(shown).width(120.0).truncate();
            let whose = whose.show_ui(ui, |ui| {
                for (name, games) in player.made().map(|made| made.players.as_slice()).unwrap_or_default() {
                    let line = text!("costly-player-games", player = name, games = *games);
                    if ui.selectable_label(player.name() == Some(name), line).clicked() {
                        commands.push(PlayerCommand::Of(name.clone()).into());
                    }
                }
            });
            whose.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("player-whose")));
            let hint = text!("player-name-hint");
            let field = TextEdit::singleline(&mut self.name).hint_text(hint).desired_width(77.0);
            let field = ui.add(field);
            let field = elided::hinted(ui, field, hint);
            field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, text!("player-name")));
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if entered && !self.name.trim().is_empty() {
                commands.push(PlayerCommand::Of(std::mem::take(&mut self.name).trim().to_owned()).into());
            }
            ui.weak(text!("player-against"));
            let against =
                ComboBox::from_id_salt("profile against").selected_text(player.against().title()).width(104.0);
            let against = against.show_ui(ui, |ui| {
                for against in PlayerBaseline::ALL {
                    if ui.selectable_label(player.against() == against, against.title()).clicked() {
                        commands.push(PlayerCommand::Against(against).into());
                    }
                }
            });
            against.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("player-against-whom")));
            // Always allocated, so that nothing moves.
            ui.scope(|ui| {
                if !player.is_making() {
                    ui.set_invisible();
                }
                busy(ui, 16.0);
            });
        });
    }
}

/// Shown while no player is chosen.
fn nobody_ui(ui: &mut Ui, made: &PlayerProfileResult, commands: &mut Vec<Command>) {
    ui.add_space(space::TINY);
    ui.label(text!("player-choose-above"));
    ui.weak(text!("player-says"));
    if made.players.is_empty() {
        return;
    }
    ui.add_space(space::TINY);
    ui.horizontal_wrapped(|ui| {
        ui.weak(text!("player-most-games"));
        for (name, games) in made.players.iter().take(6) {
            let link = ui.link(name).on_hover_text(text!("general-games", games = *games));
            if link.clicked() {
                commands.push(PlayerCommand::Of(name.clone()).into());
            }
        }
    });
}

fn summary_ui(
    ui: &mut Ui,
    has_no_others: bool,
    made: &PlayerProfileResult,
    found: &PlayerProfile,
    commands: &mut Vec<Command>,
) {
    let of_years = |years: String| text!("player-games-of-years", games = found.games, years = years);
    let games = match found.years {
        Some((first, last)) if first == last => of_years(first.to_string()),
        Some((first, last)) => of_years(format!("{first}–{last}")),
        None => text!("general-games", games = found.games),
    };
    let against = made.against.title();
    let others = match has_no_others {
        true => text!("player-against-games-only", games = found.others, against = against),
        false => text!("player-against-games", games = found.others, against = against),
    };
    egui::Sides::new().shrink_left().show(
        ui,
        |ui| {
            let label = ui.label(games);
            if found.names.len() > 1 {
                label.on_hover_ui(|ui| {
                    for (name, games) in found.names.iter().take(12) {
                        ui.label(text!("player-spelling-games", name = name, games = *games));
                    }
                });
            }
            ui.add(egui::Label::new(RichText::new(others).weak()).truncate());
        },
        |ui| {
            let tip = text!("player-save-pages-tip");
            if ui.button(text!("player-save-pages")).on_hover_text(tip).clicked() {
                commands.push(PlayerCommand::Save.into());
            }
        },
    );
}

/// Offers the shown player as the user, until the user's name is known; then says that it is the user. Says why this
/// player is shown if the user chose none.
fn me_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let (player, me) = (state.player(), state.settings().me.trim());
    if !me.is_empty() && player.name().is_some_and(|name| name.eq_ignore_ascii_case(me)) {
        ui.weak(text!("player-you-are", name = me));
    }
    let Some(name) = player.name().filter(|_| me.is_empty()) else { return };
    ui.horizontal(|ui| {
        if ui.link(text!("player-this-is-me")).on_hover_text(text!("player-this-is-me-tip")).clicked() {
            commands.push(PlayerCommand::SetMe(name.to_owned()).into());
        }
        if !player.is_chosen() {
            ui.add(egui::Label::new(text!("player-by-games", player = name)).truncate());
        }
    });
}

fn parts_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        let pictures = state.player().shows_pictures();
        let button = ui.selectable_label(pictures, text!("player-pictures"));
        if button.on_hover_text(text!("player-pictures-says")).clicked() {
            commands.push(PlayerCommand::Pictures.into());
        }
        for part in PlayerProfileTable::ALL {
            let is_shown = !pictures && state.player().part() == part;
            let button = ui.selectable_label(is_shown, part.title());
            button.widget_info(|| {
                WidgetInfo::selected(Role::Button, true, is_shown, text!("player-table", part = part.title()))
            });
            if button.on_hover_text(help(part)).clicked() {
                commands.push(PlayerCommand::Show(part).into());
            }
        }
    });
}

/// Explains a table.
fn help(part: PlayerProfileTable) -> &'static str {
    match part {
        PlayerProfileTable::Results => text!("player-results-says"),
        PlayerProfileTable::Openings => text!("player-openings-says"),
        PlayerProfileTable::Corners => text!("player-corners-says"),
        PlayerProfileTable::Later => text!("player-joseki-says"),
        PlayerProfileTable::Shapes => text!("player-shapes-says"),
    }
}

fn table_ui(
    ui: &mut Ui,
    state: &AppState,
    made: &PlayerProfileResult,
    found: &PlayerProfile,
    commands: &mut Vec<Command>,
) {
    let player = state.player();
    let part = player.part();
    let rows = player.rows();
    if part == PlayerProfileTable::Results && found.against_himself > 0 {
        ui.weak(text!("player-against-himself", games = found.against_himself));
    }
    if part == PlayerProfileTable::Openings && rows > 0 && made.openings_least < PlayerProfileParams::default().least {
        ui.weak(text!("player-openings-least", games = made.openings_least));
    }
    if rows == 0 {
        ui.weak(match part {
            PlayerProfileTable::Results => text!("player-no-game"),
            PlayerProfileTable::Openings => text!("player-no-opening"),
            PlayerProfileTable::Corners => text!("player-no-corner"),
            PlayerProfileTable::Later => text!("player-no-joseki"),
            PlayerProfileTable::Shapes => text!("costly-no-shape"),
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
    let mut list = PlayerProfileRows { state, made, profile: found, part };
    let output = table.show(ui, &mut list);
    commands.extend(output.clicked.map(|row| PlayerCommand::Select(row).into()));
    commands.extend(output.steps.into_iter().map(|steps| PlayerCommand::Step(steps).into()));
    let opened = output.opened.or(output.entered.then_some(player.selected()));
    commands.extend(opened.map(|row| PlayerCommand::OpenRow(row).into()));
    commands.extend(output.export.map(Command::from));
}

/// Buttons for the selected row.
fn foot_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let player = state.player();
    if player.rows() == 0 {
        return;
    }
    ui.horizontal(|ui| {
        if player.has_game() {
            let tip = text!("player-a-game-tip");
            if ui.button(text!("player-a-game")).on_hover_text(tip).clicked() {
                commands.push(PlayerCommand::OpenGame.into());
            }
        }
        let games = player.row_games();
        let (title, tip) = match player.part() {
            PlayerProfileTable::Results => (text!("player-list-games").to_owned(), text!("player-list-games-tip")),
            _ => (text!("player-find-games", games = games), text!("player-find-all-tip")),
        };
        if games > 0 && ui.button(title).on_hover_text(tip).clicked() {
            commands.push(PlayerCommand::AllGames.into());
        }
        ui.label(RichText::new(text!("player-right-click")).small().weak());
    });
}
