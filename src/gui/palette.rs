//! The command palette: finds any command by a few letters of its name, and shows its key; finds shapes by their names.

use egui::{Align, Color32, Frame, Id, Key, Layout, Modal, RichText, ScrollArea, Sense, TextEdit, Ui, vec2};

use super::theme::Tones;
use crate::tokens::space;
use katachi_app::find::FindCommand;
use katachi_app::named::{COMMANDS, NamedCommand};
use katachi_app::named_shapes::{NamedShape, shapes_named};
use katachi_app::{AppState, Command, Workspace};
use katachi_core::mining::corner::joseki_lines;
use katachi_language::text;

#[derive(Default)]
pub struct Palette {
    is_open: bool,
    query: String,
    chosen: usize,
}

impl Palette {
    pub fn open(&mut self) {
        *self = Palette { is_open: true, ..Palette::default() };
    }

    pub fn is_open(&self) -> bool {
        self.is_open
    }

    pub fn ui(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
        if !self.is_open {
            return;
        }
        let mut run = None;
        let area = Modal::default_area(Id::unique("palette area")).anchor(egui::Align2::CENTER_TOP, vec2(0.0, 90.0));
        let modal = Modal::new(Id::unique("palette")).area(area).show(ui, |ui| {
            ui.set_width(460.0_f32.min(ui.ctx().content_rect().width() - 40.0));
            let (up, down, enter) = ui.input_mut(|input| {
                let mut take = |key| input.consume_key(egui::Modifiers::NONE, key);
                (take(Key::ArrowUp), take(Key::ArrowDown), take(Key::Enter))
            });
            let field = TextEdit::singleline(&mut self.query)
                .hint_text(text!("shell-palette-hint"))
                .desired_width(f32::INFINITY);
            let response = ui.add(field.margin(vec2(8.0, 7.0)));
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, text!("shell-command")));
            response.request_focus();
            if response.changed() {
                self.chosen = 0;
            }
            let found = rows(&self.query);
            let last = found.len().saturating_sub(1);
            self.chosen = (self.chosen + usize::from(down)).saturating_sub(usize::from(up)).min(last);
            ui.add_space(space::TINY);
            ScrollArea::vertical().max_height(400.0).min_scrolled_height(400.0).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                for (at, found) in found.iter().enumerate() {
                    let response = found.ui(ui, state, at == self.chosen);
                    if at == self.chosen && (up || down) {
                        response.scroll_to_me(None);
                    }
                    if response.clicked() {
                        run = Some(*found);
                    }
                }
                if found.is_empty() {
                    ui.weak(text!("shell-no-matching-command"));
                }
            });
            if enter {
                run = found.get(self.chosen).copied();
            }
        });
        let wanted = run.map(|found| found.commands(state)).unwrap_or_default();
        if !wanted.is_empty() {
            commands.extend(wanted);
            self.is_open = false;
        } else if modal.should_close() {
            self.is_open = false;
        }
    }
}

/// A row of the palette.
#[derive(Clone, Copy)]
enum PaletteRow {
    Command(&'static NamedCommand),
    Shape(NamedShape),
}

impl PaletteRow {
    /// Opens the workspace first that the command needs. Empty while it is not possible.
    fn commands(self, state: &AppState) -> Vec<Command> {
        match self {
            PaletteRow::Command(named) if named.needs.met(state) => vec![(named.command)(state)],
            PaletteRow::Command(named) => match named.needs.workspace() {
                Some(workspace) => vec![Command::Show(workspace), (named.command)(state)],
                None => Vec::new(),
            },
            PaletteRow::Shape(shape) => vec![FindCommand::FromName(shape).into()],
        }
    }

    fn ui(self, ui: &mut Ui, state: &AppState, is_chosen: bool) -> egui::Response {
        match self {
            PaletteRow::Command(named) => {
                let key = named.key.map(|key| key.to_string()).unwrap_or_default();
                let (is_met, workspace) = (named.needs.met(state), named.needs.workspace());
                let right = workspace.filter(|_| !is_met).map_or(key, |workspace| workspace.title().to_owned());
                let is_possible = is_met || workspace.is_some();
                let response = row_ui(ui, named.name(), "", &right, is_possible, is_chosen);
                if is_possible { response } else { response.on_hover_text(named.needs.reason()) }
            }
            PaletteRow::Shape(shape) => {
                row_ui(ui, shape.name(), shape.after().unwrap_or_default(), &aim_of(shape, state), true, is_chosen)
            }
        }
    }
}

/// The workspace that shows a name, and how often the games have it where that is counted already.
fn aim_of(shape: NamedShape, state: &AppState) -> String {
    let workspace = Workspace::for_named(shape).title();
    let NamedShape::Corner(at) = shape else { return workspace.to_owned() };
    match state.joseki().corner().visits_after(&joseki_lines()[at].moves) {
        Some(times) => format!("{workspace} · {}", text!("general-times", times = times)),
        None => workspace.to_owned(),
    }
}

/// A name with a weaker word after it, and another at the right.
fn row_ui(ui: &mut Ui, name: &str, after: &str, right: &str, is_possible: bool, is_chosen: bool) -> egui::Response {
    let tones = Tones::for_context(ui);
    let fill = if is_chosen { tones.chosen } else { Color32::TRANSPARENT };
    let ink = if is_possible { tones.text } else { tones.weak };
    let frame = Frame::new().fill(fill).corner_radius(5).inner_margin(egui::Margin::symmetric(8, 4));
    let inner = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.add(egui::Label::new(RichText::new(name).color(ink)).selectable(false));
            let weak = |text: &str| egui::Label::new(RichText::new(text).color(tones.weak).small()).selectable(false);
            if !after.is_empty() {
                ui.add(weak(after));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.add(weak(right)));
        });
    });
    let response = inner.response.interact(Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, is_possible, name));
    response
}

/// Commands that have the words as they are typed, shapes with such names, and then the other commands.
fn rows(query: &str) -> Vec<PaletteRow> {
    let typed = query.trim().to_lowercase();
    let has_it = |named: &&NamedCommand| {
        [named.name(), named.english()].into_iter().any(|name| name.to_lowercase().contains(&typed))
    };
    let (plain, others): (Vec<_>, Vec<_>) = matching(query).into_iter().partition(has_it);
    let shapes = shapes_named(query).into_iter().map(PaletteRow::Shape);
    let commands = |named: Vec<&'static NamedCommand>| named.into_iter().map(PaletteRow::Command);
    commands(plain).chain(shapes).chain(commands(others)).collect()
}

/// The commands that contain these letters in this order, best match first. Letters at the beginning of a word and
/// consecutive letters score higher.
fn matching(query: &str) -> Vec<&'static NamedCommand> {
    let mut found: Vec<(i32, &NamedCommand)> =
        COMMANDS.iter().filter_map(|named| Some((score_of(query, named)?, named))).collect();
    // A stable sort keeps equal matches in the order of the menus.
    found.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
    found.into_iter().map(|(_, named)| named).collect()
}

/// The best score of the shown name and the English name.
fn score_of(query: &str, named: &NamedCommand) -> Option<i32> {
    score(query, named.name()).max(best_score(query, named.english()))
}

/// Names that other programs use for the same command.
const OTHER_NAMES: [(&str, &str); 6] = [
    ("Save", "Export"),
    ("Settings", "Preferences, options, language"),
    ("Larger", "Zoom in"),
    ("Smaller", "Zoom out"),
    ("The board alone", "Presentation, slide show"),
    ("Libraries", "Recent games"),
];

fn best_score(query: &str, name: &str) -> Option<i32> {
    let also = OTHER_NAMES.iter().filter(|(ours, _)| name.starts_with(ours));
    let theirs = also.filter_map(|(ours, theirs)| score(query, &name.replacen(ours, theirs, 1)));
    score(query, name).into_iter().chain(theirs).max()
}

fn score(query: &str, name: &str) -> Option<i32> {
    let name: Vec<char> = name.to_lowercase().chars().collect();
    let (mut at, mut score, mut last) = (0, 0, None);
    for wanted in query.to_lowercase().chars().filter(|letter| !letter.is_whitespace()) {
        let found = (at..name.len()).find(|&index| name[index] == wanted)?;
        let begins_word = found == 0 || !name[found - 1].is_alphanumeric();
        let follows = last.is_some_and(|last| last + 1 == found);
        score += i32::from(begins_word) * 4 + i32::from(follows) * 6 - (found - at) as i32 / 4;
        last = Some(found);
        at = found + 1;
    }
    Some(score)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_in_order_find_commands_and_beginnings_of_words_come_first() {
        assert_eq!(matching("dark")[0].name(), "Dark theme");
        assert_eq!(matching("op fo")[0].name(), "Open folder…");
        assert_eq!(matching("").len(), COMMANDS.len());
        assert!(matching("zzz").is_empty());
        for words in ["export pages", "pdf", "print hits"] {
            let found = matching(words);
            assert!(found.iter().any(|named| named.name() == "Save or print pages of the hits (PDF)…"), "{words}");
        }
        assert_eq!(matching("preferences")[0].name(), "Settings…");
        assert_eq!(matching("zoom in")[0].name(), "Larger");
        assert_eq!(matching("recent")[0].name(), "Libraries…");
    }
}
