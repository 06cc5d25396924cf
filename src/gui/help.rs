//! The window of keyboard shortcuts: a searchable list, in as many columns as fit.

use egui::{Id, Label, Modal, ScrollArea, TextEdit, TextStyle, Ui, UiBuilder, pos2, vec2};

use crate::tokens::space;
use crate::widgets::elided;
use katachi_app::groups::CommandGroup;
use katachi_app::menus::commands_of;
use katachi_app::named::NamedCommand;
use katachi_language::text;

#[derive(Default)]
pub struct KeysWindow {
    is_open: bool,
    query: String,
}

/// The least width of a column, in which long names are cut.
const COLUMN_WIDTH: f32 = 330.0;
const MOST_COLUMNS: usize = 4;
const BESIDE_COLUMN: f32 = 14.0;
const KEY_WIDTH: f32 = 104.0;
const ROW_HEIGHT: f32 = 24.0;
const TITLE_HEIGHT: f32 = 30.0;

/// Mouse actions that are not commands.
fn pointer() -> [(&'static str, &'static str); 6] {
    [
        (text!("shell-wheel"), text!("shell-wheel-does")),
        (text!("shell-click"), text!("shell-click-does")),
        (text!("shell-right-drag"), text!("shell-right-drag-does")),
        (text!("shell-right-click"), text!("shell-right-click-does")),
        (text!("shell-drag-files"), text!("shell-drag-files-does")),
        (text!("shell-ctrl-wheel"), text!("shell-ctrl-wheel-does")),
    ]
}

impl KeysWindow {
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    pub fn open(&mut self) {
        *self = KeysWindow { is_open: true, query: String::new() };
    }

    pub fn ui(&mut self, ui: &Ui) {
        if !self.is_open {
            return;
        }
        let screen = ui.ctx().content_rect().size();
        let modal = Modal::new(Id::unique("keys")).show(ui, |ui| {
            ui.set_width((screen.x - 90.0).min(MOST_COLUMNS as f32 * whole_width(ui)));
            ui.horizontal(|ui| {
                ui.heading(text!("shell-keys"));
                let hint = text!("shell-search-keys-hint");
                let field = ui.add(TextEdit::singleline(&mut self.query).hint_text(hint).desired_width(260.0));
                field
                    .widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, text!("shell-search-keys")));
                field.request_focus();
                if ui.button(text!("general-close")).clicked() {
                    ui.close();
                }
            });
            ui.separator();
            let blocks = blocks(&self.query);
            let height = screen.y - 150.0;
            let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
            area.auto_shrink([false, true]).show(ui, |ui| {
                if blocks.is_empty() {
                    ui.weak(text!("shell-no-matching-command"));
                }
                columns_ui(ui, &blocks);
            });
        });
        if modal.should_close() {
            self.is_open = false;
        }
    }
}

struct ShortcutGroup {
    title: &'static str,
    rows: Vec<(String, &'static str)>,
}

impl ShortcutGroup {
    fn height(&self) -> f32 {
        TITLE_HEIGHT + self.rows.len() as f32 * ROW_HEIGHT + 8.0
    }
}

/// The commands that have a key, by group. With a query: all commands that match its words, with or without a key.
fn blocks(query: &str) -> Vec<ShortcutGroup> {
    let words: Vec<String> = query.to_lowercase().split_whitespace().map(str::to_owned).collect();
    let fits = |title: &str, text: &str, key: &str| {
        let all = format!("{title} {text} {key}").to_lowercase();
        words.iter().all(|word| all.contains(word.as_str()))
    };
    let group = |group: CommandGroup| {
        let is_shown = |named: &&NamedCommand| {
            let key = named.key.map(|key| key.to_string()).unwrap_or_default();
            fits(group.title(), &format!("{} {}", named.name(), named.english()), &key)
                && (named.key.is_some() || !words.is_empty())
        };
        let row =
            |named: &'static NamedCommand| (named.key.map(|key| key.to_string()).unwrap_or_default(), named.name());
        ShortcutGroup { title: group.title(), rows: commands_of(group).filter(is_shown).map(row).collect() }
    };
    let title = text!("shell-on-the-board");
    let pointer = pointer().into_iter().filter(|(key, text)| fits(title, text, key));
    let pointer = ShortcutGroup { title, rows: pointer.map(|(key, text)| (key.to_owned(), text)).collect() };
    CommandGroup::ALL.into_iter().map(group).chain([pointer]).filter(|block| !block.rows.is_empty()).collect()
}

/// The width of a column that shows all names whole.
fn whole_width(ui: &Ui) -> f32 {
    let font = TextStyle::Body.resolve(ui.style());
    let all = blocks("");
    let names = all.iter().flat_map(|block| &block.rows).map(|(_, name)| elided::width(ui, name, &font));
    let around = KEY_WIDTH + ui.spacing().item_spacing.x + BESIDE_COLUMN + space::TINY;
    (names.fold(0.0, f32::max) + around).max(COLUMN_WIDTH)
}

/// Puts each group into the column that is shortest so far.
fn columns_ui(ui: &mut Ui, blocks: &[ShortcutGroup]) {
    let count = ((ui.available_width() / COLUMN_WIDTH) as usize).clamp(1, MOST_COLUMNS);
    let width = ui.available_width() / count as f32;
    let origin = ui.next_widget_position();
    let mut ends = vec![0.0_f32; count];
    for block in blocks {
        let column = (0..count).min_by(|&a, &b| ends[a].total_cmp(&ends[b])).unwrap_or(0);
        let at = pos2(origin.x + column as f32 * width, origin.y + ends[column]);
        let rect = egui::Rect::from_min_size(at, vec2(width - BESIDE_COLUMN, block.height()));
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| block_ui(ui, block));
        ends[column] += block.height();
    }
    let height = ends.into_iter().fold(0.0, f32::max);
    ui.allocate_space(vec2(ui.available_width(), (origin.y + height - ui.next_widget_position().y).max(0.0)));
}

fn block_ui(ui: &mut Ui, block: &ShortcutGroup) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.allocate_ui(vec2(ui.available_width(), TITLE_HEIGHT), |ui| {
        ui.add_space(space::TINY);
        ui.strong(block.title);
    });
    for (key, name) in &block.rows {
        ui.horizontal(|ui| {
            ui.set_height(ROW_HEIGHT);
            ui.allocate_ui(vec2(KEY_WIDTH, ROW_HEIGHT), |ui| {
                ui.set_min_width(KEY_WIDTH);
                ui.strong(key);
            });
            ui.add(Label::new(*name).truncate());
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_app::named::COMMANDS;

    #[test]
    fn every_key_is_listed_and_words_find_commands_without_one() {
        let listed: usize = blocks("").iter().map(|block| block.rows.len()).sum();
        assert_eq!(listed, COMMANDS.iter().filter(|named| named.key.is_some()).count() + pointer().len());
        let found = blocks("quit");
        assert!(found.len() == 1 && found[0].rows[0].1 == "Quit");
        assert!(blocks("stop all work")[0].rows[0].0.is_empty());
        assert!(blocks("qqq").is_empty());
    }
}
