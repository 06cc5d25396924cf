//! The window. Nothing outside this module names egui.
//!
//! [`App`] holds the state ([`katachi_app::AppState`]) and what the views remember between frames. A frame reads the
//! state, collects commands, and applies them at its end; nothing in it waits for work.
#![cfg_attr(test, allow(clippy::disallowed_methods, clippy::disallowed_types))]

mod arrangement;
mod broken;
mod dialogs;
#[cfg(feature = "desktop")]
mod display;
mod drops;
mod engine_settings;
mod focus;
#[cfg(feature = "desktop")]
mod font_faces;
#[cfg(feature = "desktop")]
mod fonts;
mod guide;
mod health;
mod help;
mod keys;
mod libraries;
mod messages;
mod pace;
mod palette;
mod pane_titles;
pub mod panels;
mod questions;
mod scale;
mod settings;
mod shell;
#[cfg(test)]
mod sight;
pub mod theme;
pub mod tokens;
pub mod wanted;
pub mod widgets;
#[cfg(feature = "desktop")]
mod window;
mod workspaces;

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use egui::{Context, Frame, Ui, ViewportCommand};

use katachi_app::tasks::Task;
use katachi_app::{AppState, Command, Effect, Home, Settings, WindowPrompt};
use katachi_core::jobs::Wake;
use katachi_core::library::Sample;
use katachi_language::{Language, text};

#[cfg(feature = "desktop")]
pub use display::NoWindow;
#[cfg(feature = "desktop")]
pub use window::run;

/// The time between two repaints during autoplay, and so its precision.
const AUTOPLAY_PRECISION: Duration = Duration::from_millis(50);

/// A function of a test that is called within a frame.
pub type InFrame = Box<dyn FnMut(&mut Ui)>;

/// The application as a window shows it.
pub struct App {
    state: AppState,
    /// Set at the first frame: before that there is no window to wake.
    context: Arc<OnceLock<Context>>,
    look: Option<theme::WindowLook>,
    /// Whether no earlier session has left the window a size.
    is_new: bool,
    /// The language setting that was applied last; `None` while texts still use the thread's language.
    speaks: Option<Option<Language>>,
    pace: pace::Pace,
    palette: palette::Palette,
    dialogs: dialogs::Dialogs,
    libraries: libraries::Libraries,
    guide: guide::GuideWindow,
    health: health::HealthWindow,
    questions: questions::Questions,
    settings: settings::SettingsWindow,
    messages: messages::NoticesView,
    workspaces: workspaces::Workspaces,
    broken: broken::Broken,
    in_frame: Option<InFrame>,
}

impl App {
    /// `layout` is what [`App::layout`] gave in an earlier session.
    pub fn new(settings: Settings, layout: Option<&str>) -> App {
        let (context, wake) = waking();
        App::with_state(AppState::new(settings, wake), context, layout)
    }

    /// Opens the window with the files in `home`. `earlier` is used if `home` has no settings yet.
    pub fn at_home(home: Home, earlier: Settings, layout: Option<&str>) -> App {
        let (context, wake) = waking();
        App::with_state(AppState::at_home(home, earlier, wake), context, layout)
    }

    fn with_state(state: AppState, context: Arc<OnceLock<Context>>, layout: Option<&str>) -> App {
        App {
            state,
            context,
            look: None,
            is_new: false,
            speaks: None,
            pace: pace::Pace::default(),
            palette: palette::Palette::default(),
            dialogs: dialogs::Dialogs::default(),
            libraries: libraries::Libraries::default(),
            guide: guide::GuideWindow::default(),
            health: health::HealthWindow::default(),
            questions: questions::Questions::default(),
            settings: settings::SettingsWindow::default(),
            messages: messages::NoticesView::default(),
            workspaces: workspaces::Workspaces::new(layout),
            broken: broken::Broken::default(),
            in_frame: None,
        }
    }

    /// Opens these paths; if there are none, the latest library or the sample.
    pub fn start(&mut self, paths: Vec<PathBuf>) {
        if paths.is_empty() {
            self.state.reopen();
            self.state.await_sample();
        } else {
            self.state.apply(Command::Open(paths));
        }
    }

    /// Has the first frame fit the window to its screen.
    #[cfg(feature = "desktop")]
    fn begin_new(&mut self) {
        self.is_new = true;
    }

    /// Sets the language of all texts from now on: the one in the settings, or else the system's.
    pub fn apply_language(&mut self) {
        let language = self.state.settings().language;
        katachi_language::choose(language.unwrap_or_else(katachi_language::system));
        self.speaks = Some(language);
    }

    /// Applies a change of the language setting.
    fn speak(&mut self, ui: &Ui) {
        if self.speaks.is_some_and(|last| last != self.state.settings().language) {
            self.apply_language();
            #[cfg(feature = "desktop")]
            fonts::choose(ui, katachi_language::current());
            ui.ctx().request_repaint();
        }
    }

    /// Ends the program: see [`AppState::finish`].
    fn finish(&mut self) {
        self.state.finish();
    }

    pub fn state(&self) -> &AppState {
        &self.state
    }

    /// Applies a command as a user's click would, for scripts and tests.
    pub fn apply(&mut self, command: Command) {
        self.state.apply(command);
    }

    /// The arrangement of the panes, as text.
    pub fn layout(&self) -> String {
        self.workspaces.to_ron()
    }

    /// Starts a background task, for scripts and tests.
    pub fn spawn(&mut self, task: Task) {
        self.state.spawn(task);
    }

    /// Sets the games that come with Katachi, for tests.
    pub fn set_sample(&mut self, sample: &'static Sample) {
        self.state.set_sample(sample);
    }

    /// Collects finished work without drawing a frame, for tests that wait.
    pub fn poll(&mut self) {
        self.state.poll();
    }

    /// Sets a function that is called in the middle of every frame, for tests.
    pub fn in_frame(&mut self, draw: Option<InFrame>) {
        self.in_frame = draw;
    }

    fn frame_ui(&mut self, ui: &mut Ui) {
        let began = Instant::now();
        self.choose_looks(ui);
        focus::scroll_to_focus(ui.ctx());
        self.state.poll();

        let mut commands = Vec::new();
        // While a window asks for an answer, it gets all keys.
        let is_asking = self.is_asking();
        if !is_asking {
            keys::pressed(ui, &self.state, keys::KeyPhase::BeforeWidgets, &mut commands);
        }
        drops::dropped(ui, &mut commands);
        if ui.input(|input| !input.raw.events.is_empty()) {
            self.state.note_input();
        }
        self.panes_ui(ui, is_asking, &mut commands);
        if !is_asking {
            self.messages.close_by_key(ui);
            keys::pressed(ui, &self.state, keys::KeyPhase::AfterWidgets, &mut commands);
        }
        self.windows_ui(ui, &mut commands);
        drops::target_ui(ui, &self.state);
        widgets::board_menu::take_pictures(ui.ctx(), &mut commands);
        focus::paint_keyboard_focus(ui.ctx());

        self.state.set_panes_in_sight(self.workspaces.panes_in_sight(&self.state));
        self.state.set_asks_for_file(self.dialogs.asks_for_file(&self.state));
        let changed = !commands.is_empty();
        commands.into_iter().for_each(|command| self.state.apply(command));
        let effects = self.state.take_effects();
        let changed = changed || !effects.is_empty();
        effects.into_iter().for_each(|effect| self.carry_out(ui, effect));
        if changed {
            ui.ctx().request_repaint();
        } else if self.state.moves_by_itself() {
            ui.ctx().request_repaint_after(AUTOPLAY_PRECISION);
        } else if self.state.is_busy() {
            ui.ctx().request_repaint_after(self.pace.next(began, Instant::now()));
        } else {
            self.pace.rest();
            self.state.counts_ahead_in().into_iter().for_each(|wait| ui.ctx().request_repaint_after(wait));
        }
    }

    /// Applies the language, colours, boards and scale of the current settings.
    fn choose_looks(&mut self, ui: &mut Ui) {
        if self.context.set(ui.ctx().clone()).is_ok() {
            theme::install(ui);
            if self.is_new {
                scale::fit_to_screen(ui.ctx());
            }
            // Ctrl with plus or minus is a command like any other.
            ui.ctx().options_mut(|options| options.zoom_with_keyboard = false);
        }
        self.speak(ui);
        let settings = self.state.settings();
        let look = theme::WindowLook {
            theme: settings.theme,
            high_contrast: settings.high_contrast,
            less_motion: settings.less_motion,
            expert: settings.expert,
        };
        if self.look != Some(look) {
            self.look = Some(look);
            theme::choose(ui, look);
            // This frame still has the old colours.
            ui.ctx().request_repaint();
        }
        widgets::board::BoardStyle::choose(ui, settings.board, settings.stones);
        scale::apply(ui.ctx(), settings.scale);
    }

    /// Whether a window asks for an answer.
    fn is_asking(&self) -> bool {
        self.palette.is_open()
            || self.dialogs.is_open()
            || self.questions.is_open()
            || self.libraries.is_open()
            || self.guide.is_open()
            || self.health.is_open()
            || self.settings.is_open()
            || self.messages.is_asking()
    }

    /// The bars, and the panes between them.
    fn panes_ui(&mut self, ui: &mut Ui, is_asking: bool, commands: &mut Vec<Command>) {
        // An open tooltip would stay above the question window as long as the pointer does not move. So the panes below
        // that window are drawn as if there were no pointer.
        let pointer = is_asking.then(|| ui.input_mut(|input| std::mem::take(&mut input.pointer)));
        ui.painter().rect_filled(ui.ctx().content_rect(), 0.0, theme::Tones::for_context(ui).ground);
        if self.state.is_board_alone() {
            // Handle this before Esc can mean anything else.
            if !is_asking && ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape)) {
                commands.push(Command::BoardAlone);
            }
        } else {
            shell::top_bar(ui, &self.state, commands);
        }
        let margin = if self.state.is_board_alone() { 0 } else { 6 };
        if !self.state.is_board_alone() {
            shell::bottom_bar(ui, &self.state, &mut self.messages, commands);
        }
        egui::CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
            self.workspaces.ui(ui, &self.state, commands);
            if let Some(draw) = &mut self.in_frame {
                draw(ui);
            }
        });
        if let Some(pointer) = pointer {
            ui.input_mut(|input| input.pointer = pointer);
        }
    }

    /// The windows over the panes.
    fn windows_ui(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        self.dialogs.ui(ui, &self.state, commands);
        // Our own file dialog is a plain window. The modal windows below would cover it, even the one that opened it.
        if self.dialogs.is_choosing() {
            return;
        }
        self.questions.ui(ui, &self.state, commands);
        self.libraries.ui(ui, &self.state, commands);
        self.guide.ui(ui);
        self.health.ui(ui, &self.state, commands);
        self.settings.ui(ui, &self.state, commands);
        self.palette.ui(ui, &self.state, commands);
        self.messages.ui(ui, &self.state, commands);
    }

    fn carry_out(&mut self, ui: &Ui, effect: Effect) {
        match effect {
            Effect::Ask(WindowPrompt::Palette) => self.palette.open(),
            Effect::Ask(WindowPrompt::Keys) => self.messages.show_keys(),
            Effect::Ask(WindowPrompt::Log) => self.messages.show_log(),
            Effect::Ask(WindowPrompt::Health) => self.health.open(),
            Effect::Ask(WindowPrompt::Reports) => {
                let reports = self.state.shared().home().map(Home::reports).unwrap_or_default();
                self.messages.show_reports(reports);
            }
            Effect::Ask(WindowPrompt::Settings) => self.settings.show_settings(),
            Effect::Ask(WindowPrompt::MyName) => self.settings.show_my_name(),
            Effect::Ask(WindowPrompt::ProfessionalGames) => self.settings.show_professional_games(),
            Effect::Ask(WindowPrompt::Welcome) => self.settings.show_welcome(),
            Effect::Ask(WindowPrompt::Guide) => self.guide.open(),
            Effect::FullScreen => {
                let is_full = ui.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ui.ctx().send_viewport_cmd(ViewportCommand::Fullscreen(!is_full));
            }
            Effect::Ask(WindowPrompt::HowToOpen(paths)) => self.questions.ask_how_to_open(paths),
            Effect::Ask(WindowPrompt::Replace(prompt)) => self.questions.ask_to_replace(prompt),
            Effect::Ask(WindowPrompt::LeaveGame(after)) => self.questions.ask_to_leave(after),
            Effect::Ask(WindowPrompt::Libraries) => self.libraries.open(),
            Effect::Ask(WindowPrompt::Clipboard) => ui.ctx().send_viewport_cmd(ViewportCommand::RequestPaste),
            Effect::Ask(ask) if self.dialogs.asks_for_file(&self.state) => {
                self.state.apply(Command::SayWhyNot(text!("notices-dialog-is-open").to_owned()));
                ask.answered(Vec::new()).into_iter().for_each(|command| self.state.apply(command));
            }
            Effect::Ask(ask) => self.dialogs.open(ui, ask, &self.state),
            Effect::Copy(text) => ui.ctx().copy_text(text),
            Effect::ShowPane(pane) => self.workspaces.show_pane(self.state.workspace(), pane),
            Effect::ResetLayout => self.workspaces.reset(),
            Effect::Quit => ui.ctx().send_viewport_cmd(ViewportCommand::Close),
            // The state handles the other effects itself.
            Effect::Command(_) | Effect::Spawn(_) | Effect::Save(_) | Effect::Notice(_) | Effect::Remember(_) => {}
        }
    }
}

/// A context that is set at the first frame, and the function that wakes it.
fn waking() -> (Arc<OnceLock<Context>>, Wake) {
    let context: Arc<OnceLock<Context>> = Arc::default();
    let watched = Arc::clone(&context);
    let wake: Wake = Arc::new(move || {
        if let Some(ctx) = watched.get() {
            ctx.request_repaint();
        }
    });
    (context, wake)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Pos2, RawInput, Rect, vec2};

    #[test]
    fn no_window_covers_the_file_dialog_that_it_opened() {
        let mut app = App::new(Settings::default(), None);
        let context = Context::default();
        let is_covered = |app: &mut App| {
            for _ in 0..3 {
                let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
                let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
                let mut output = context.run_ui(input, |ui| app.root_ui(ui));
                output.textures_delta.clear();
            }
            context.memory(|memory| memory.top_modal_layer().is_some())
        };
        app.settings.show_settings();
        assert!(is_covered(&mut app), "the settings cover all below them");
        app.dialogs.open_own(WindowPrompt::GameFiles, &app.state);
        assert!(!is_covered(&mut app));
    }

    #[test]
    fn while_a_dialog_is_open_a_second_save_is_refused_with_a_line() {
        let mut app = App::new(Settings::default(), None);
        let context = Context::default();
        let frame = |app: &mut App| {
            let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
            let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
            let mut output = context.run_ui(input, |ui| app.root_ui(ui));
            output.textures_delta.clear();
        };
        let save = |name| Command::SaveTable { name, rows: Vec::new() };
        app.apply(save("first"));
        let ask = app.state.take_effects().into_iter().find_map(|effect| match effect {
            Effect::Ask(ask) => Some(ask),
            _ => None,
        });
        app.dialogs.open_own(ask.expect("the file is asked for"), &app.state);
        frame(&mut app);
        let first = app.state.awaited_save();
        app.apply(save("second"));
        app.apply(Command::Ask(WindowPrompt::GameFiles));
        frame(&mut app);
        assert!(first.is_some() && app.state.awaited_save() == first && app.dialogs.is_choosing());
        let said = text!("notices-dialog-is-open");
        assert_eq!(app.state.notices().open().filter(|notice| notice.text == said).count(), 1);
    }
}
