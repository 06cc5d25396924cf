//! The real window: eframe's event loop and the data it keeps between sessions.

use std::path::PathBuf;

use eframe::Storage;
use egui::{IconData, ViewportBuilder};

use super::{App, NoWindow, display, fonts};
use katachi_app::{Home, Settings};
use katachi_core::library::{SAMPLE, own_folder};
use katachi_language::text;

/// The settings and the arrangement of panes have a key each, so that panes that no longer exist do not spoil the
/// settings.
const SETTINGS_KEY: &str = "settings";
/// eframe keeps the window's size and place here.
const WINDOW_KEY: &str = "window";
/// Not the key of earlier versions, whose panes had other places.
const LAYOUT_KEY: &str = "panes";

/// Opens the window with these files, folders or library, and returns when it is closed.
///
/// Errors: no display or no graphics, and what to do about it.
pub fn run(paths: Vec<PathBuf>) -> Result<(), NoWindow> {
    display::settle()?;
    // The games are read while the system makes the window.
    if paths.is_empty() && own_folder().is_none_or(|dir| Home::new(dir).opens_sample()) {
        SAMPLE.load_ahead();
    }
    let viewport = ViewportBuilder::default()
        .with_title("Katachi")
        .with_app_id("katachi")
        .with_inner_size([1280.0, 820.0])
        .with_min_inner_size([720.0, 480.0])
        .with_icon(icon());
    // eframe does not know of KATACHI_DATA.
    let persistence_path = own_folder().map(|dir| dir.join("app.ron"));
    // The language decides which fonts are used: see `fonts.rs`.
    let options =
        eframe::NativeOptions { viewport, persistence_path, system_font_fallback: false, ..Default::default() };
    let create = |creation: &eframe::CreationContext<'_>| {
        let read = |key| creation.storage.and_then(|storage| storage.get_string(key));
        // Earlier versions kept the settings here.
        let earlier = read(SETTINGS_KEY).and_then(|text| Settings::from_ron(&text).ok());
        let mut earlier = earlier.unwrap_or_else(Settings::first_start);
        earlier.open = earlier.open.or(earlier.recent.first().cloned());
        let layout = read(LAYOUT_KEY);
        let mut app = match own_folder() {
            Some(dir) => App::at_home(Home::new(dir), earlier, layout.as_deref()),
            None => App::new(earlier, layout.as_deref()),
        };
        if read(WINDOW_KEY).is_none() {
            app.begin_new();
        }
        app.apply_language();
        fonts::choose(&creation.egui_ctx, katachi_language::current());
        app.spawn(fonts::look_for_cjk());
        app.start(paths);
        Ok(Box::new(app) as Box<dyn eframe::App>)
    };
    eframe::run_native("katachi", options, Box::new(create)).map_err(|error| no_window(&error))
}

/// Says why there is no window and what to do. Drops the source location in the foreign crate that precedes a reason.
fn no_window(error: &eframe::Error) -> NoWindow {
    let text = error.to_string();
    let after_place = text.split_once(".rs:").and_then(|(_, rest)| rest.split_once(": "));
    let reason = after_place.map_or(text.as_str(), |(_, reason)| reason);
    let lower = text.to_lowercase();
    let lacks_library = ["librar", "shared object", ".so", "wayland lib"].iter().any(|sign| lower.contains(sign));
    match error {
        _ if lacks_library => NoWindow::System(display::missing_library(reason)),
        eframe::Error::WinitEventLoop(_) => NoWindow::Display,
        eframe::Error::AppCreation(_) => NoWindow::System(text!("shell-no-window", reason = reason)),
        // The other errors are about graphics.
        _ => NoWindow::System(display::missing_library(reason)),
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        self.root_ui(ui);
    }

    fn save(&mut self, storage: &mut dyn Storage) {
        if self.state().shared().home().is_none() {
            storage.set_string(SETTINGS_KEY, self.state().settings().to_ron());
        }
        storage.set_string(LAYOUT_KEY, self.layout());
    }

    /// Finishes writing the last changes, which may have to wait for another window.
    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.finish();
    }

    /// Don't keep scroll positions across sessions: egui's memory of them only grows.
    fn persist_egui_memory(&self) -> bool {
        false
    }

    /// A killed window loses at most this time's changes to its panes.
    fn auto_save_interval(&self) -> std::time::Duration {
        std::time::Duration::from_secs(5)
    }
}

/// The icon that desktops show for Katachi. Packages have it in other sizes too.
fn icon() -> IconData {
    let picture = include_bytes!("../../assets/packaging/icons/128.png");
    eframe::icon_data::from_png_bytes(picture).expect("a test reads the icon")
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_library_that_is_missing_is_told_with_its_packages_and_another_failure_is_not() {
        let said = |reason: &str| super::no_window(&eframe::Error::AppCreation(reason.into())).to_string();
        let missing = said("src/lib.rs:12: Library libXcursor.so.1 could not be loaded");
        assert!(missing.contains("libxcursor1") && !missing.contains("lib.rs"), "{missing}");
        assert!(!said("the storage is locked").contains("libxcursor1"));
    }

    #[test]
    fn the_icon_is_a_picture_of_a_board_with_stones() {
        let icon = super::icon();
        assert_eq!((icon.width, icon.height, icon.rgba.len()), (128, 128, 128 * 128 * 4));
        let at = |x: usize, y: usize| &icon.rgba[(y * 128 + x) * 4..][..4];
        let is_dark = |pixel: &[u8]| pixel[3] == 255 && pixel[..3].iter().all(|&part| part < 100);
        assert!(is_dark(at(28, 100)) && is_dark(at(100, 64)), "the black keima");
        assert!(at(64, 28).iter().all(|&part| part > 230), "the white stone");
        assert_eq!(at(0, 0)[3], 0, "round corners");
    }

    #[test]
    fn the_own_folder_is_where_eframe_keeps_the_window() {
        // Only if no other data folder is set.
        if std::env::var_os("KATACHI_DATA").is_none() {
            assert_eq!(super::own_folder(), eframe::storage_dir("katachi"));
        }
    }
}
