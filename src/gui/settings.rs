//! The settings window, the suggestions at the first start, and where professional games can be had.

use egui::{ComboBox, Grid, Id, Modal, RichText, ScrollArea, Slider, TextEdit, Ui};

use super::engine_settings::engine_ui;
use super::scale;
use super::theme::Tones;
use super::tokens::{letters, space};
use super::widgets::controls;
use katachi_app::play::PlayCommand;
use katachi_app::player::PlayerCommand;
use katachi_app::shapes::ShapesCommand;
use katachi_app::{
    AppState, BoardLook, Command, OpeningChoice, Settings, StoneLook, ThemeChoice, WindowPrompt, Workspace,
};
use katachi_core::library::professional;
use katachi_language::{Language, text};
use katachi_sentences::words::{megabytes, with_percent_sign};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum SettingsPage {
    #[default]
    None,
    Settings,
    Welcome,
    ProfessionalGames,
}

#[derive(Default)]
pub struct SettingsWindow {
    page: SettingsPage,
    /// Whether the field of the user's own name is to take the focus.
    asks_name: bool,
}

impl SettingsWindow {
    pub fn is_open(&self) -> bool {
        self.page != SettingsPage::None
    }

    pub fn show_settings(&mut self) {
        self.page = SettingsPage::Settings;
    }

    pub fn show_my_name(&mut self) {
        (self.page, self.asks_name) = (SettingsPage::Settings, true);
    }

    pub fn show_welcome(&mut self) {
        self.page = SettingsPage::Welcome;
    }

    pub fn show_professional_games(&mut self) {
        self.page = SettingsPage::ProfessionalGames;
    }

    pub fn ui(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
        if self.asks_name {
            // The window that asked is still on top in the first frame, and keeps the focus from others.
            self.asks_name = !ui.memory(|memory| memory.has_focus(my_name_id()));
            ui.memory_mut(|memory| memory.request_focus(my_name_id()));
        }
        let closes = match self.page {
            SettingsPage::None => false,
            SettingsPage::Settings => settings_ui(ui, state, commands),
            SettingsPage::Welcome => welcome_ui(ui, commands),
            SettingsPage::ProfessionalGames => professional_games_ui(ui, commands),
        };
        if closes {
            (self.page, self.asks_name) = (SettingsPage::None, false);
        }
    }
}

fn settings_ui(ui: &Ui, state: &AppState, commands: &mut Vec<Command>) -> bool {
    let modal = Modal::new(Id::unique("settings")).show(ui, |ui| {
        ui.set_width(600.0_f32.min(ui.ctx().content_rect().width() - 40.0));
        ui.spacing_mut().item_spacing.y = 9.0;
        ui.heading(text!("settings-title"));
        // Title, buttons and the frame stay visible, however low the window is.
        let room = (ui.ctx().content_rect().height() - 130.0).max(120.0);
        let area = ScrollArea::vertical().max_height(room).min_scrolled_height(room).auto_shrink([false, true]);
        area.show(ui, |ui| choices_ui(ui, state, commands));
        ui.horizontal(|ui| {
            if ui.button(text!("general-close")).clicked() {
                ui.close();
            }
            if ui.button(text!("commands-reset-the-layout")).on_hover_text(text!("settings-reset-hint")).clicked() {
                commands.push(Command::ResetLayout);
            }
        });
    });
    modal.should_close()
}

fn choices_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let settings = state.settings();
    Grid::new("settings with fields").num_columns(2).show(ui, |ui| {
        for row_ui in [language_ui, theme_ui, boards_ui, stones_ui, scale_ui, pace_ui, opening_ui, me_ui, memory_ui] {
            row_ui(ui, settings, commands);
            ui.end_row();
        }
    });
    let mut switch = |is_on: bool, name: &str, command: Command| {
        let mut on = is_on;
        if ui.checkbox(&mut on, name).clicked() {
            commands.push(command);
        }
    };
    switch(settings.coordinates, text!("settings-coordinates"), Command::ToggleCoordinates);
    switch(settings.move_numbers, text!("settings-move-numbers"), Command::ToggleMoveNumbers);
    switch(settings.suggestions, text!("settings-suggestions"), PlayCommand::ToggleOnBoard.into());
    let shapes = state.shapes();
    switch(shapes.compares(), text!("settings-compare"), ShapesCommand::Compare(!shapes.compares()).into());
    switch(settings.high_contrast, text!("settings-high-contrast"), Command::ToggleHighContrast);
    switch(settings.less_motion, text!("settings-less-motion"), Command::ToggleLessMotion);
    switch(settings.expert, text!("settings-expert"), Command::ToggleExpert);
    switch(
        settings.counts_ahead,
        text!("settings-count-ahead"),
        ShapesCommand::CountAhead(!settings.counts_ahead).into(),
    );
    ui.separator();
    engine_ui(ui, state, commands);
    ui.separator();
    home_ui(ui, state);
}

/// Choices side by side. Returns the one that was clicked.
fn side_by_side<T: Copy + PartialEq>(
    ui: &mut Ui,
    chosen: T,
    choices: impl IntoIterator<Item = (T, &'static str)>,
) -> Option<T> {
    ui.horizontal(|ui| {
        let clicked = |(choice, title): (T, &'static str)| {
            ui.selectable_label(choice == chosen, title).clicked().then_some(choice)
        };
        // All of them are drawn.
        choices.into_iter().filter_map(clicked).last()
    })
    .inner
}

fn theme_ui(ui: &mut Ui, settings: &Settings, commands: &mut Vec<Command>) {
    controls::field_label(ui, text!("settings-theme"));
    let themes = [
        (ThemeChoice::System, text!("settings-theme-system")),
        (ThemeChoice::Light, text!("settings-theme-light")),
        (ThemeChoice::Dark, text!("settings-theme-dark")),
    ];
    let clicked = side_by_side(ui, settings.theme, themes);
    commands.extend(clicked.map(Command::SetTheme));
}

fn boards_ui(ui: &mut Ui, settings: &Settings, commands: &mut Vec<Command>) {
    controls::field_label(ui, text!("settings-boards"));
    let looks = BoardLook::ALL.map(|look| (look, look.title()));
    let clicked = side_by_side(ui, settings.board, looks);
    commands.extend(clicked.map(|board| Command::SetLooks(board, settings.stones)));
}

fn stones_ui(ui: &mut Ui, settings: &Settings, commands: &mut Vec<Command>) {
    controls::field_label(ui, text!("settings-stones"));
    let looks = StoneLook::ALL.map(|look| (look, look.title()));
    let clicked = side_by_side(ui, settings.stones, looks);
    commands.extend(clicked.map(|stones| Command::SetLooks(settings.board, stones)));
}

/// Chooses how games are taken in that are opened or dropped while a library is open.
fn opening_ui(ui: &mut Ui, settings: &Settings, commands: &mut Vec<Command>) {
    controls::field_label(ui, text!("settings-opening")).on_hover_text(text!("settings-opening-hint"));
    let ways = OpeningChoice::ALL.map(|choice| (choice, choice.title()));
    commands.extend(side_by_side(ui, settings.opening_choice, ways).map(Command::SetOpeningChoice));
}

fn my_name_id() -> Id {
    Id::unique("my name")
}

fn me_ui(ui: &mut Ui, settings: &Settings, commands: &mut Vec<Command>) {
    let label = controls::field_label(ui, text!("settings-my-name")).on_hover_text(text!("settings-my-name-hint"));
    let mut me = settings.me.clone();
    let field = TextEdit::singleline(&mut me).id(my_name_id()).desired_width(220.0);
    if ui.add(field).labelled_by(label.id).changed() {
        commands.push(PlayerCommand::SetMe(me).into());
    }
}

fn scale_ui(ui: &mut Ui, settings: &Settings, commands: &mut Vec<Command>) {
    let label = controls::field_label(ui, text!("settings-size"));
    let mut chosen = settings.scale;
    let (least, most) = Settings::SCALE_RANGE;
    ui.horizontal(|ui| {
        let slider = Slider::new(&mut chosen, least..=most).step_by(5.0).suffix(with_percent_sign(""));
        let response = ui.add(slider.update_while_editing(false)).labelled_by(label.id);
        // Don't apply the scale while the slider is dragged: it would move under the pointer.
        if chosen != settings.scale && (response.drag_stopped() || !response.dragged()) {
            commands.push(Command::SetScale(chosen));
        }
        if let Some(shown) = scale::limited(ui.ctx(), settings.scale) {
            let text = text!("settings-size-here", percent = shown.to_string());
            let text = RichText::new(text).color(Tones::for_context(ui).weak);
            ui.label(text).on_hover_text(text!("settings-size-here-hint"));
        }
    });
}

fn pace_ui(ui: &mut Ui, settings: &Settings, commands: &mut Vec<Command>) {
    let label = controls::field_label(ui, text!("settings-pace"));
    let (least, most) = Settings::PACE_RANGE;
    let mut seconds = f32::from(settings.pace) / 10.0;
    let range = f32::from(least) / 10.0..=f32::from(most) / 10.0;
    let field = egui::DragValue::new(&mut seconds)
        .range(range)
        .speed(0.1)
        .fixed_decimals(1)
        .suffix(format!(" {}", text!("settings-seconds")));
    if ui.add(field).labelled_by(label.id).changed() {
        commands.push(Command::SetPace((seconds * 10.0).round() as u16));
    }
}

/// Chooses how much memory counting may take.
fn memory_ui(ui: &mut Ui, settings: &Settings, commands: &mut Vec<Command>) {
    let label = controls::field_label(ui, text!("settings-memory")).on_hover_text(text!("settings-memory-hint"));
    let size = |memory_mb| megabytes(Settings { memory_mb, ..Settings::default() }.memory_bytes());
    let name = |choice: Option<u32>| match choice {
        None => text!("settings-memory-machine", size = size(None)),
        Some(_) => size(choice),
    };
    let choices = [None].into_iter().chain(Settings::MEMORY_CHOICES.map(Some));
    let menu = ComboBox::from_id_salt("memory").selected_text(name(settings.memory_mb)).width(150.0);
    let menu = menu.show_ui(ui, |ui| {
        controls::keep_above_dialog(ui);
        for choice in choices {
            if ui.selectable_label(settings.memory_mb == choice, name(choice)).clicked() {
                commands.push(Command::SetMemory(choice));
            }
        }
    });
    menu.response.labelled_by(label.id);
}

/// Shows the folder of the libraries, so that it can be copied.
fn home_ui(ui: &mut Ui, state: &AppState) {
    let Some(home) = state.shared().home() else { return };
    let dir = home.dir().display().to_string();
    ui.horizontal(|ui| {
        controls::field_label(ui, text!("settings-home"));
        if ui.button(text!("shell-copy-path")).clicked() {
            ui.ctx().copy_text(dir.clone());
        }
    });
    ui.add(egui::Label::new(RichText::new(&dir).weak()).truncate()).on_hover_text(&dir);
}

/// Lists every language by its own name, and the word "language" in all of them, so that users who can't read the
/// current language find it.
fn language_ui(ui: &mut Ui, settings: &Settings, commands: &mut Vec<Command>) {
    let label = controls::field_label(ui, text!("settings-language"));
    let name = |language: Option<Language>| language.map_or(text!("settings-language-system"), Language::own_name);
    let choice = ComboBox::from_id_salt("language").selected_text(name(settings.language)).width(150.0);
    let choice = choice.show_ui(ui, |ui| {
        controls::keep_above_dialog(ui);
        for language in [None].into_iter().chain(Language::ALL.map(Some)) {
            if ui.selectable_label(settings.language == language, name(language)).clicked() {
                commands.push(Command::SetLanguage(language));
            }
        }
    });
    choice.response.labelled_by(label.id);
}

/// Shows three things to try; a click does the first step of each. Returns whether one was clicked.
pub fn things_ui(ui: &mut Ui, commands: &mut Vec<Command>) -> bool {
    let things = [
        (text!("settings-try-drawing"), text!("settings-try-drawing-hint"), Command::Show(Workspace::Find)),
        (text!("settings-try-walking"), text!("settings-try-walking-hint"), Command::Show(Workspace::Joseki)),
        (text!("settings-try-opening"), text!("settings-try-opening-hint"), Command::Ask(WindowPrompt::GameFolder)),
    ];
    let mut was_clicked = false;
    for (title, text, command) in things {
        ui.horizontal_wrapped(|ui| {
            if ui.link(title).clicked() {
                commands.push(command);
                was_clicked = true;
            }
            ui.weak(text);
        });
    }
    was_clicked
}

fn welcome_ui(ui: &Ui, commands: &mut Vec<Command>) -> bool {
    let modal = Modal::new(Id::unique("welcome")).show(ui, |ui| {
        ui.set_width(520.0_f32.min(ui.ctx().content_rect().width() - 40.0));
        ui.spacing_mut().item_spacing.y = 9.0;
        ui.heading(text!("settings-welcome"));
        if things_ui(ui, commands) {
            ui.close();
        }
        ui.separator();
        if ui.link(text!("settings-professional-link")).clicked() {
            commands.push(Command::Ask(WindowPrompt::ProfessionalGames));
            ui.close();
        }
        ui.weak(text!("settings-welcome-keys"));
        if ui.button(text!("general-close")).clicked() {
            ui.close();
        }
    });
    modal.should_close()
}

/// The page of the collection from which the professional shapes were counted.
const COLLECTION: &str = "https://homepages.cwi.nl/~aeb/go/games/";

/// Says where the games behind the professional shapes can be had. Katachi opens no connection: the user's browser does.
fn professional_games_ui(ui: &Ui, commands: &mut Vec<Command>) -> bool {
    let modal = Modal::new(Id::unique("professional games")).show(ui, |ui| {
        ui.set_width(520.0_f32.min(ui.ctx().content_rect().width() - 40.0));
        ui.spacing_mut().item_spacing.y = space::SMALL;
        controls::title(ui, text!("settings-professional-title"), letters::TITLE);
        let games = text!("general-games", games = professional::contents().games);
        ui.label(text!("settings-professional-about", games = games));
        ui.add_space(space::TINY);
        ui.label(text!("settings-professional-step-page"));
        ui.horizontal_wrapped(|ui| {
            ui.strong(COLLECTION);
            if ui.button(text!("settings-professional-copy")).clicked() {
                ui.ctx().copy_text(COLLECTION.to_owned());
            }
        });
        ui.label(text!("settings-professional-step-archive"));
        ui.label(text!("settings-professional-step-drop"));
        ui.add_space(space::TINY);
        controls::small(ui, text!("settings-professional-licence"));
        ui.add_space(space::SMALL);
        ui.horizontal(|ui| {
            if controls::primary_button(ui, text!("settings-professional-open")).clicked() {
                commands.push(Command::Ask(WindowPrompt::GameFiles));
                ui.close();
            }
            if controls::plain_button(ui, text!("general-close")).clicked() {
                ui.close();
            }
        });
    });
    // The archive that is dropped opens behind this page.
    modal.should_close() || ui.input(|input| !input.raw.dropped_files.is_empty())
}
