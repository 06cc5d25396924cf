//! The game list: a virtual table over [`katachi_app::games::GameList`].

use egui::{Key, Label, RichText, ScrollArea, TextEdit, Ui};

use super::encodings::read_as_ui;
use crate::tokens::space;
use crate::widgets::figures::result_width;
use crate::widgets::filter_field::{FilterField, notes_ui, other_years_ui, years_meant_ui};
use crate::widgets::table::{Sorting, TableHead, TableRows, TableWidget, number};
use crate::widgets::{controls, elided};
use katachi_app::games::{GameColumn, GameList, LibraryCommand};
use katachi_app::player::PlayerCommand;
use katachi_app::{AppState, Command, GamePlace, grouped};
use katachi_core::corpus::{Corpus, GameId, Likeness, Standing};
use katachi_core::find::filter::GameTags;
use katachi_core::go::Winner;
use katachi_language::text;
use katachi_sentences::words::result_words;

/// The view's memory.
#[derive(Default)]
pub struct GamesView {
    filter: FilterField,
    /// The tag being typed in a game's menu.
    tag: String,
    /// The game that was selected last frame: when it changes, the list scrolls there.
    shown: Option<GameId>,
}

const ROW_HEIGHT: f32 = 24.0;

impl GamesView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        let (corpus, games) = (state.corpus(), state.games());
        self.bar_ui(ui, corpus, games, commands);
        if games.rows().is_empty() {
            ui.add_space(space::SMALL);
            nothing_listed_ui(ui, state, commands);
            return;
        }
        ScrollArea::horizontal().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            self.table(ui, state, commands);
        });
    }

    fn bar_ui(&mut self, ui: &mut Ui, corpus: &Corpus, games: &GameList, commands: &mut Vec<Command>) {
        ui.horizontal(|ui| {
            // Another pane may have changed the filter.
            if self.filter.text() != games.filter() {
                self.filter.set_text(games.filter());
            }
            let (name, hint) = (text!("library-filter-games"), text!("library-filter-hint"));
            let output = self.filter.ui(ui, name, hint, 260.0, games.catalogue());
            if output.changed {
                commands.push(LibraryCommand::Filter(self.filter.text().to_owned()).into());
            }
            let reported = games.reported();
            if (reported.is_some() || !self.filter.text().is_empty())
                && ui.button(text!("library-clear-filter")).clicked()
            {
                self.filter.set_text("");
                commands.push(LibraryCommand::Filter(String::new()).into());
            }
            if let Some(reported) = reported {
                ui.add(Label::new(reported.words()).truncate());
            }
            let (shown, all) = (games.rows().len() as u64, corpus.record_count() as u64);
            let left_out = all - corpus.games().len() as u64;
            let count = match (shown == all, left_out) {
                (true, 0) => grouped(all),
                (false, 0) => text!("library-shown-of-all", shown = shown, all = all),
                (true, _) => text!("library-all-not-counted", all = all, uncounted = left_out),
                (false, _) => {
                    text!("library-shown-of-all-not-counted", shown = shown, all = all, uncounted = left_out)
                }
            };
            let count = if games.is_stale() { format!("{count} …") } else { count };
            let count = ui.add(Label::new(RichText::new(count).weak()).truncate());
            if left_out > 0 {
                count.on_hover_text(text!("library-not-counted-hint"));
            }
        });
        notes_ui(ui, games.error(), games.left_out());
    }

    fn table(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        let (games, open) = (state.games(), state.open_game());
        let sort = games.sort();
        // Other notes are in the load report.
        let edited: Vec<GameId> = state.shared().edited_games().collect();
        let has_tags = !games.catalogue().tags().is_empty() || !edited.is_empty();
        let head = |column: GameColumn| {
            let width = width(ui, column);
            let head = match column {
                GameColumn::Number | GameColumn::Moves | GameColumn::Size => TableHead::number(column.title(), width),
                // Results in words lend no room.
                GameColumn::Result if width > RESULT_WIDTH => TableHead::text(column.title(), width).fixed(),
                _ => TableHead::text(column.title(), width).plain(),
            };
            let rank = match column {
                GameColumn::Size => 4,
                GameColumn::Moves => 3,
                GameColumn::Event => 2,
                GameColumn::Note if has_tags => 1,
                GameColumn::Note => 5,
                _ => 0,
            };
            let head = head.key(column.name()).rank(rank);
            let sorting = Sorting::for_column(sort.column == column, sort.descending);
            let spoken = text!("library-sort-by", column = column.title());
            head.help(text!("library-click-to-sort")).sorting(sorting).spoken(spoken)
        };
        let heads: Vec<TableHead> = GameColumn::ALL.map(head).to_vec();
        // This searches the rows, but only when the selection went to another game.
        let selected = games.selected(state.shared());
        let is_new = std::mem::replace(&mut self.shown, selected) != selected;
        let place = |game| games.rows().iter().position(|&id| id == game);
        let table = TableWidget {
            name: "Games",
            title: text!("board-table-games"),
            heads: &heads,
            rows: games.rows().len(),
            row_height: ROW_HEIGHT,
            reveal: selected.filter(|_| is_new).and_then(place),
            scales: 0.86..=2.0,
            has_own_keys: false,
        };
        let mut list = GameRows { state, open, selected, edited, typed: &mut self.tag, wished: Vec::new() };
        let output = table.show(ui, &mut list);
        commands.append(&mut list.wished);
        commands.extend(output.sort.map(|column| LibraryCommand::Sort(sort.clicked(GameColumn::ALL[column])).into()));
        commands.extend(output.export.map(Command::from));
        commands.extend(output.steps.into_iter().map(|rows| LibraryCommand::StepGame(rows).into()));
        commands.extend(output.clicked.map(|row| LibraryCommand::PreviewGame(games.rows()[row]).into()));
        // Enter opens the game that keys went to, unless it is meant for a text field.
        let enter =
            selected != open && !ui.egui_wants_keyboard_input() && ui.input(|input| input.key_pressed(Key::Enter));
        match output.opened {
            Some(row) => commands.push(GamePlace::new(games.rows()[row], 0).into()),
            None if enter || output.entered => commands.push(LibraryCommand::OpenSelected.into()),
            None => {}
        }
    }
}

/// Says why no game is listed, and offers all games if the filter leaves none. Below a filter with an error there is
/// nothing to say.
fn nothing_listed_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let games = state.games();
    if games.is_stale() {
        ui.weak(text!("library-looking"));
    } else if state.corpus().is_empty() {
        ui.weak(text!("library-games-listed-here"));
    } else if games.error().is_none() {
        let filter = games.filter().trim();
        if filter.contains([':', '：']) {
            ui.label(text!("library-no-game-passes", filter = filter));
        } else {
            ui.label(text!("library-no-game-matches"));
        }
        commands.extend(years_meant_ui(ui, filter).map(|filter| LibraryCommand::Filter(filter).into()));
        other_years_ui(ui, filter, state.library());
        ui.add_space(space::SMALL);
        if controls::primary_button(ui, text!("library-show-all-games")).clicked() {
            commands.push(LibraryCommand::Filter(String::new()).into());
        }
    }
}

/// The width of a column of results such as `B+R`.
const RESULT_WIDTH: f32 = 60.0;

/// The width of a column in a pane of medium width.
fn width(ui: &Ui, column: GameColumn) -> f32 {
    match column {
        GameColumn::Number => 42.0,
        GameColumn::Black | GameColumn::White => 100.0,
        GameColumn::Result => result_width(ui, RESULT_WIDTH),
        GameColumn::Date => 84.0,
        GameColumn::Event => 150.0,
        GameColumn::Moves => 52.0,
        GameColumn::Size => 42.0,
        GameColumn::Note => 90.0,
    }
}

struct GameRows<'a> {
    state: &'a AppState,
    open: Option<GameId>,
    selected: Option<GameId>,
    /// Games with changes that are not saved.
    edited: Vec<GameId>,
    /// The new tag being typed.
    typed: &'a mut String,
    /// Commands of a row's menu.
    wished: Vec<Command>,
}

impl GameRows<'_> {
    /// The title of a game without players.
    fn title(&self, id: GameId) -> Option<String> {
        self.state.library().and_then(|open| open.title(id))
    }
}

impl TableRows for GameRows<'_> {
    fn is_selected(&self, row: usize) -> bool {
        self.selected == Some(self.state.games().rows()[row])
    }

    fn cell_ui(&mut self, ui: &mut Ui, row: usize, column: usize) {
        let id = self.state.games().rows()[row];
        let header = self.state.corpus().header(id);
        let text = self.text(row, column);
        let text = match GameColumn::ALL[column] {
            GameColumn::Result => RichText::new(result_words(&text)),
            GameColumn::Number | GameColumn::Moves | GameColumn::Size => return number(ui, &text),
            GameColumn::Black if header.winner == Winner::Black => RichText::new(text).strong(),
            GameColumn::White if header.winner == Winner::White => RichText::new(text).strong(),
            GameColumn::Event if self.open == Some(id) => RichText::new(text).strong(),
            GameColumn::Note => RichText::new(text).weak(),
            _ => RichText::new(text),
        };
        elided::cell(ui, text);
    }

    fn text(&self, row: usize, column: usize) -> String {
        let (id, corpus) = (self.state.games().rows()[row], self.state.corpus());
        let header = corpus.header(id);
        let name = |name: &str, rank: &str| {
            let name = if name.is_empty() { "?" } else { name };
            if rank.is_empty() { name.to_owned() } else { format!("{name} {rank}") }
        };
        match GameColumn::ALL[column] {
            GameColumn::Number => (id.0 + 1).to_string(),
            GameColumn::Black if header.black.is_empty() => {
                self.title(id).unwrap_or_else(|| name(header.black, header.black_rank))
            }
            GameColumn::White if self.title(id).is_some() => String::new(),
            GameColumn::Black => name(header.black, header.black_rank),
            GameColumn::White => name(header.white, header.white_rank),
            GameColumn::Result => header.result.to_owned(),
            GameColumn::Date => header.date.to_owned(),
            GameColumn::Event => header.event.to_owned(),
            GameColumn::Moves => corpus.game(id).moves.len().to_string(),
            GameColumn::Size => corpus.game(id).size.side().to_string(),
            GameColumn::Note => {
                let note = note(corpus, self.state.games().catalogue().tags(), id);
                match (self.edited.contains(&id), note.is_empty()) {
                    (false, _) => note,
                    (true, true) => text!("library-edited").to_owned(),
                    (true, false) => format!("{} {note}", text!("library-edited")),
                }
            }
        }
    }

    fn label(&self, row: usize) -> String {
        let id = self.state.games().rows()[row];
        let header = self.state.corpus().header(id);
        let game = (id.0 + 1).to_string();
        match self.title(id) {
            Some(title) => text!("library-game-row-titled", game = game, title = title),
            None => text!("library-game-row", game = game, black = header.black, white = header.white),
        }
    }

    /// Copies and files have players alone in the columns of players, and no mark of edited games.
    fn cells(&self, heads: &[TableHead], row: usize) -> Vec<String> {
        let id = self.state.games().rows()[row];
        let is_titled = self.title(id).is_some();
        let cell = |column: usize| match GameColumn::ALL[column] {
            GameColumn::Black | GameColumn::White if is_titled => "?".to_owned(),
            GameColumn::Note => note(self.state.corpus(), self.state.games().catalogue().tags(), id),
            _ => self.text(row, column),
        };
        (0..heads.len()).map(cell).collect()
    }

    fn menu_ui(&mut self, ui: &mut Ui, row: usize) {
        let id = self.state.games().rows()[row];
        if ui.button(text!("library-open-game")).clicked() {
            self.wished.push(GamePlace::new(id, 0).into());
            ui.close();
        }
        let header = self.state.corpus().header(id);
        for name in [header.black, header.white].into_iter().filter(|name| !name.trim().is_empty()) {
            if ui.button(text!("library-about-player", player = name)).clicked() {
                self.wished.push(PlayerCommand::Of(name.to_owned()).into());
                ui.close();
            }
        }
        if let Some(open) = self.state.library() {
            read_as_ui(ui, open, &[self.state.corpus().source(id).file], &mut self.wished);
        }
        tags_ui(ui, self.state.games().catalogue().tags(), id, self.typed, &mut self.wished);
        ui.separator();
    }
}

/// The tags of a game: a click adds or removes a tag, and a new tag can be typed.
fn tags_ui(ui: &mut Ui, tags: &GameTags, id: GameId, typed: &mut String, commands: &mut Vec<Command>) {
    ui.weak(text!("library-tags"));
    for (tag, games) in tags.iter() {
        let mut has = games.binary_search(&id).is_ok();
        if ui.checkbox(&mut has, tag).clicked() {
            let (tag, games) = (tag.to_owned(), vec![id]);
            let command = if has { LibraryCommand::Tag { tag, games } } else { LibraryCommand::Untag { tag, games } };
            commands.push(command.into());
            ui.close();
        }
    }
    let response = ui.add(TextEdit::singleline(typed).hint_text(text!("library-new-tag")).desired_width(140.0));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, text!("library-new-tag")));
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if entered && !typed.trim().is_empty() {
        commands.push(LibraryCommand::Tag { tag: std::mem::take(typed), games: vec![id] }.into());
        ui.close();
    }
}

/// The status of a record, and its tags.
fn note(corpus: &Corpus, tags: &GameTags, id: GameId) -> String {
    let tags = tags.tags_of(id).map(|tag| format!("#{tag}"));
    let standing = Some(standing(corpus, id)).filter(|text| !text.is_empty());
    standing.into_iter().chain(tags).collect::<Vec<_>>().join(" ")
}

fn standing(corpus: &Corpus, id: GameId) -> String {
    let recorded = corpus.recorded_moves(id) as usize;
    match corpus.standing(id) {
        Standing::Duplicate { of, likeness } => {
            let game = (of.0 + 1).to_string();
            match likeness {
                Likeness::Exact => text!("library-note-same-as", game = game),
                Likeness::Turned => text!("library-note-turned", game = game),
                Likeness::Contained => text!("library-note-within", game = game),
                Likeness::NearlySame => text!("library-note-like", game = game),
            }
        }
        Standing::Position => text!("library-note-position").into(),
        Standing::Game if recorded > corpus.game(id).moves.len() => text!("library-note-cut-short").into(),
        Standing::Game => match corpus.variations(id) {
            0 => String::new(),
            count => text!("library-note-variations", variations = count),
        },
    }
}
