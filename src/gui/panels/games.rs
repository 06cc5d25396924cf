//! The game list: a virtual table over [`katachi_app::games::GameList`].

use egui::{Align, Key, Label, Layout, RichText, ScrollArea, Sense, TextEdit, Ui};
use egui_extras::{Column as TableColumn, TableBuilder, TableRow};

use crate::theme::Tones;
use crate::widgets::filter_field::{FilterField, notes_ui};
use katachi_app::games::{Column, GameList, LibraryCommand};
use katachi_app::{AppState, Command, grouped};
use katachi_core::corpus::{Corpus, GameId, Likeness, Standing};
use katachi_core::find::filter::GameTags;
use katachi_core::go::Winner;

/// The view's memory.
#[derive(Default)]
pub struct GamesView {
    filter: FilterField,
    /// A tag as it is typed in a game's menu.
    tag: String,
    selected: Option<GameId>,
    /// The game that the viewer showed last frame: when it changes, the list scrolls there.
    shown: Option<GameId>,
}

const ROW: f32 = 24.0;

impl GamesView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        let (corpus, games) = (state.corpus(), state.games());
        self.bar_ui(ui, corpus, games, commands);
        if games.rows().is_empty() {
            ui.add_space(8.0);
            ui.weak(match (corpus.is_empty(), games.is_stale()) {
                (_, true) => "Looking …",
                (true, false) => "The games will be listed here.",
                (false, false) => "No game has all these words.",
            });
            return;
        }
        ScrollArea::horizontal().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            self.table(ui, state, commands);
        });
    }

    fn bar_ui(&mut self, ui: &mut Ui, corpus: &Corpus, games: &GameList, commands: &mut Vec<Command>) {
        ui.horizontal(|ui| {
            let hint = "Words, or player: year: result: …";
            let output = self.filter.ui(ui, "Filter the games", hint, 260.0, games.catalogue());
            if output.changed {
                commands.push(LibraryCommand::Filter(self.filter.text().to_owned()).into());
            }
            if !self.filter.text().is_empty() && ui.button("Clear").clicked() {
                self.filter.set_text("");
                commands.push(LibraryCommand::Filter(String::new()).into());
            }
            let (shown, all) = (games.rows().len() as u64, corpus.record_count() as u64);
            let count = if shown == all { grouped(all) } else { format!("{} of {}", grouped(shown), grouped(all)) };
            ui.weak(if games.is_stale() { format!("{count} …") } else { count });
        });
        notes_ui(ui, games.error(), games.left_out());
    }

    fn table(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        let (corpus, games) = (state.corpus(), state.games());
        let open = state.open_game();
        let mut table = TableBuilder::new(ui)
            .striped(true)
            .sense(Sense::click())
            .cell_layout(Layout::left_to_right(Align::Center))
            .column(TableColumn::initial(42.0).at_least(30.0).resizable(true).clip(true));
        for (width, least) in
            [(112.0, 60.0), (112.0, 60.0), (60.0, 40.0), (84.0, 50.0), (150.0, 50.0), (48.0, 40.0), (40.0, 36.0)]
        {
            table = table.column(TableColumn::initial(width).at_least(least).resizable(true).clip(true));
        }
        table = table.column(TableColumn::initial(90.0).at_least(60.0).resizable(true).clip(true));
        if self.shown != open {
            self.shown = open;
            // A search of the rows, but only when the viewer went to another game.
            if let Some(at) = games.rows().iter().position(|&id| Some(id) == open) {
                table = table.scroll_to_row(at, None);
            }
        }
        table
            .header(24.0, |mut header| {
                for column in Column::ALL {
                    header.col(|ui| head_ui(ui, games, column, commands));
                }
            })
            .body(|body| {
                body.rows(ROW, games.rows().len(), |mut row| {
                    let id = games.rows()[row.index()];
                    row.set_selected(self.selected.or(open) == Some(id));
                    row_ui(&mut row, corpus, games.catalogue().tags(), id, open == Some(id));
                    let response = row.response();
                    let label = || {
                        let header = corpus.header(id);
                        format!("Game {}: {} – {}", id.0 + 1, header.black, header.white)
                    };
                    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Row, true, label()));
                    if response.clicked() {
                        self.selected = Some(id);
                    }
                    response.context_menu(|ui| tags_ui(ui, games.catalogue().tags(), id, &mut self.tag, commands));
                    if response.double_clicked() {
                        self.selected = None;
                        commands.push(Command::OpenGame { game: id, moves: 0, region: None });
                    }
                });
            });
        // Enter opens what is selected, unless it is meant for a text field.
        let enter = !ui.egui_wants_keyboard_input() && ui.input(|input| input.key_pressed(Key::Enter));
        if let Some(game) = self.selected.filter(|_| enter) {
            self.selected = None;
            commands.push(Command::OpenGame { game, moves: 0, region: None });
        }
    }
}

/// The tags of a game: one click gives or takes one, a new one is typed.
fn tags_ui(ui: &mut Ui, tags: &GameTags, id: GameId, typed: &mut String, commands: &mut Vec<Command>) {
    ui.weak("Tags");
    for (tag, games) in tags.iter() {
        let mut has = games.binary_search(&id).is_ok();
        if ui.checkbox(&mut has, tag).clicked() {
            let (tag, games) = (tag.to_owned(), vec![id]);
            let command = if has { LibraryCommand::Tag { tag, games } } else { LibraryCommand::Untag { tag, games } };
            commands.push(command.into());
            ui.close();
        }
    }
    let response = ui.add(TextEdit::singleline(typed).hint_text("New tag").desired_width(140.0));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, "New tag"));
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if entered && !typed.trim().is_empty() {
        commands.push(LibraryCommand::Tag { tag: std::mem::take(typed), games: vec![id] }.into());
        ui.close();
    }
}

fn head_ui(ui: &mut Ui, games: &GameList, column: Column, commands: &mut Vec<Command>) {
    let sort = games.sort();
    let arrow = match (sort.column == column, sort.descending) {
        (false, _) => "",
        (true, false) => " ⏶",
        (true, true) => " ⏷",
    };
    let text = RichText::new(format!("{}{arrow}", column.title())).small().color(Tones::of(ui).weak);
    let response = ui.add(Label::new(text).selectable(false).sense(Sense::click()));
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::ColumnHeader, true, format!("Sort by {}", column.title()))
    });
    if response.on_hover_text("Click to sort").clicked() {
        commands.push(LibraryCommand::Sort(sort.clicked(column)).into());
    }
}

fn row_ui(row: &mut TableRow<'_, '_>, corpus: &Corpus, tags: &GameTags, id: GameId, is_open: bool) {
    let (header, game) = (corpus.header(id), corpus.game(id));
    let mut cell = |text: RichText| {
        row.col(|ui| _ = ui.add(Label::new(text).selectable(false).truncate()));
    };
    let name = |name: &str, rank: &str, won: bool| {
        let name = if name.is_empty() { "?" } else { name };
        let text = if rank.is_empty() { name.to_owned() } else { format!("{name} {rank}") };
        if won { RichText::new(text).strong() } else { RichText::new(text) }
    };
    let number = RichText::new((id.0 + 1).to_string());
    cell(if is_open { number.strong() } else { number.weak() });
    cell(name(header.black, header.black_rank, header.winner == Winner::Black));
    cell(name(header.white, header.white_rank, header.winner == Winner::White));
    cell(header.result.into());
    cell(header.date.into());
    cell(header.event.into());
    cell(game.moves.len().to_string().into());
    cell(game.size.side().to_string().into());
    cell(RichText::new(note(corpus, tags, id)).weak());
}

/// The standing of a record, and its tags.
fn note(corpus: &Corpus, tags: &GameTags, id: GameId) -> String {
    let tags = tags.of(id).map(|tag| format!("#{tag}"));
    let standing = Some(standing(corpus, id)).filter(|text| !text.is_empty());
    standing.into_iter().chain(tags).collect::<Vec<_>>().join(" ")
}

fn standing(corpus: &Corpus, id: GameId) -> String {
    let recorded = corpus.recorded_moves(id) as usize;
    match corpus.standing(id) {
        Standing::Duplicate { of, likeness } => {
            let how = match likeness {
                Likeness::Exact => "same as",
                Likeness::Turned => "turned",
                Likeness::Contained => "within",
                Likeness::NearlySame => "like",
            };
            format!("{how} {}", of.0 + 1)
        }
        Standing::Position => "position".into(),
        Standing::Game if recorded > corpus.game(id).moves.len() => "cut short".into(),
        Standing::Game => match corpus.variations(id) {
            0 => String::new(),
            count => format!("{count} variations"),
        },
    }
}
