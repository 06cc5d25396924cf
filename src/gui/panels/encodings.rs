//! The menu that reads files again in another encoding, where their names are wrong.

use std::collections::BTreeSet;
use std::path::Path;

use egui::{Button, Ui};

use katachi_app::{Command, OpenLibrary};
use katachi_core::corpus::sgf::NamedEncoding;
use katachi_language::{Language, text};

/// Offers the encodings for the folders and archives of these files.
pub fn read_as_ui(ui: &mut Ui, open: &OpenLibrary, files: &[u32], commands: &mut Vec<Command>) {
    let places: BTreeSet<&Path> = files.iter().filter_map(|&file| open.loaded.folder_of(file)).collect();
    let Some(first) = places.first().filter(|_| !open.is_sample) else { return };
    let named = open.loaded.named.for_file(first);
    let before = commands.len();
    let menu = ui.menu_button(text!("library-read-folder-as"), |ui| {
        let mut choice = |ui: &mut Ui, text: String, encoding: Option<NamedEncoding>| {
            if ui.add(Button::selectable(named == encoding, text)).clicked() {
                let places = places.iter().map(|&place| place.to_owned()).collect();
                commands.push(Command::ReadAs { places, encoding });
                ui.close();
            }
        };
        for encoding in NamedEncoding::USUAL {
            choice(ui, title(encoding), Some(encoding));
        }
        ui.separator();
        choice(ui, text!("library-read-as-found").to_owned(), None);
    });
    if commands.len() > before {
        // The menu that this one belongs to closes too.
        ui.close();
    }
    let names: Vec<_> = places.iter().take(5).map(|place| place.display().to_string()).collect();
    menu.response.on_hover_text(format!("{}\n{}", text!("library-read-folder-as-hint"), names.join("\n")));
}

/// The encoding, and the language that is written in it.
fn title(encoding: NamedEncoding) -> String {
    let language = match encoding.name() {
        "gb18030" | "GBK" => Language::ZhHans,
        "Big5" => Language::ZhHant,
        "Shift_JIS" | "EUC-JP" => Language::Ja,
        "EUC-KR" => Language::Ko,
        other => return other.to_owned(),
    };
    format!("{} · {}", encoding.name(), language.own_name())
}
