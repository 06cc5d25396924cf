//! The guide: short pages for players, teachers and analysts, from `assets/guide`, in the language of the program.

use egui::{Id, Modal, ScrollArea, Ui};
use egui_commonmark::{CommonMarkCache, CommonMarkViewer};
use katachi_language::{Language, current, text};

/// Embeds the files of a language's folder in `assets/guide`, each with its name.
macro_rules! folder {
    ($tag:literal) => {
        folder!($tag: "amateur.md" "analyst.md" "teacher.md" "find.png" "fuseki.png" "joseki.png" "page.png" "play.png" "shapes.png")
    };
    ($tag:literal: $($name:literal)+) => {
        &[$(($name, include_bytes!(concat!("../../assets/guide/", $tag, "/", $name)) as &[u8])),+]
    };
}

fn folder(language: Language) -> &'static [(&'static str, &'static [u8])] {
    match language {
        Language::En => folder!("en"),
        Language::ZhHans => folder!("zh-Hans"),
        Language::ZhHant => folder!("zh-Hant"),
        Language::Ja => folder!("ja"),
        Language::Ko => folder!("ko"),
    }
}

/// The audience of a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum GuidePage {
    #[default]
    Amateur,
    Teacher,
    Analyst,
}

impl GuidePage {
    const ALL: [GuidePage; 3] = [GuidePage::Amateur, GuidePage::Teacher, GuidePage::Analyst];

    fn title(self) -> &'static str {
        match self {
            GuidePage::Amateur => text!("shell-guide-players"),
            GuidePage::Teacher => text!("shell-guide-teachers"),
            GuidePage::Analyst => text!("shell-guide-analysts"),
        }
    }

    fn file(self) -> &'static str {
        match self {
            GuidePage::Amateur => "amateur.md",
            GuidePage::Teacher => "teacher.md",
            GuidePage::Analyst => "analyst.md",
        }
    }
}

/// A file of the guide.
fn read(language: Language, name: &str) -> Option<&'static [u8]> {
    folder(language).iter().find(|(known, _)| *known == name).map(|(_, bytes)| *bytes)
}

#[derive(Default)]
pub struct GuideWindow {
    is_open: bool,
    page: GuidePage,
    /// The text of the page that was read last, with its language.
    text: Option<(GuidePage, Language, String)>,
    cache: CommonMarkCache,
}

impl GuideWindow {
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    pub fn open(&mut self) {
        self.is_open = true;
    }

    pub fn ui(&mut self, ui: &Ui) {
        if !self.is_open {
            return;
        }
        let modal = Modal::new(Id::unique("guide")).show(ui, |ui| {
            let screen = ui.ctx().content_rect();
            ui.set_width(760.0_f32.min(screen.width() - 40.0));
            ui.horizontal(|ui| {
                for page in GuidePage::ALL {
                    ui.selectable_value(&mut self.page, page, page.title());
                }
            });
            ui.separator();
            let room = (screen.height() - 150.0).max(120.0);
            let area = ScrollArea::vertical().id_salt(self.page.file()).max_height(room).min_scrolled_height(room);
            area.auto_shrink([false, false]).show(ui, |ui| self.page_ui(ui));
            if ui.button(text!("general-close")).clicked() {
                ui.close();
            }
        });
        if modal.should_close() {
            self.is_open = false;
        }
    }

    fn page_ui(&mut self, ui: &mut Ui) {
        let key = (self.page, current());
        if self.text.as_ref().is_none_or(|(page, language, _)| (*page, *language) != key) {
            egui_extras::install_image_loaders(ui.ctx());
            let bytes = read(key.1, key.0.file()).unwrap_or_default();
            let text = String::from_utf8_lossy(bytes).into_owned();
            for name in pictures(&text) {
                if let Some(bytes) = read(key.1, name) {
                    ui.ctx().include_bytes(format!("{}{name}", place(key.1)), bytes);
                }
            }
            self.text = Some((key.0, key.1, text));
        }
        let Some((_, language, text)) = &self.text else { return };
        let width = ui.available_width() as usize;
        CommonMarkViewer::new().default_implicit_uri_scheme(place(*language)).max_image_width(Some(width)).show(
            ui,
            &mut self.cache,
            text,
        );
    }
}

/// The base URI under which the toolkit loads a language's pictures.
fn place(language: Language) -> String {
    format!("bytes://guide/{}/", language.tag())
}

/// The pictures of a page: `![what it shows](name.png)`.
fn pictures(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split(')').next()).filter(|name| name.ends_with(".png"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_there_in_every_language_with_its_pictures() {
        let words = |text: &str, sign: &str| text.lines().filter(|line| line.starts_with(sign)).count();
        let text =
            |language, page: GuidePage| String::from_utf8(read(language, page.file()).unwrap().to_vec()).unwrap();
        for page in GuidePage::ALL {
            let english = text(Language::En, page);
            assert!(pictures(&english).count() > 0);
            for language in Language::ALL {
                let (name, text) = (format!("{}/{}", language.tag(), page.file()), text(language, page));
                assert_eq!(words(&text, "#"), words(&english, "#"), "{name}");
                assert!(pictures(&text).eq(pictures(&english)), "{name}");
                assert!(pictures(&text).all(|picture| read(language, picture).is_some()), "{name}");
                // Letters of these scripts have no slanted form, so the pages quote instead of emphasising.
                let is_slanted = |line: &str| line.replace("**", "").contains('*');
                assert!(language == Language::En || !text.lines().any(is_slanted), "{name}");
            }
        }
    }
}
