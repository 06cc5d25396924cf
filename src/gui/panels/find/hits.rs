//! All hits as a table or as pictures, over [`katachi_app::find::hits::HitList`]. Only the visible rows are built.

use egui::{Key, RichText, Sense, Ui, WidgetInfo};

use super::Out;
use super::totals::hits_in_games;
use super::wall::{WallView, hit_menu_ui, mark_box};
use super::words::{grouped, image, paint_image};
use crate::widgets::busy::busy;
use crate::widgets::figures::result_width;
use crate::widgets::table::{Sorting, TableHead, TableRows, TableWidget, number};
use crate::widgets::{controls, elided};
use katachi_app::find::hits::HitColumn;
use katachi_app::find::search::MAX_HITS;
use katachi_app::find::{Find, FindCommand};
use katachi_app::{AppState, OpenLibrary};
use katachi_core::corpus::Corpus;
use katachi_core::find::Hit;
use katachi_core::go::Winner;
use katachi_language::text;
use katachi_sentences::words::{result_words, stone_at};

const ROW_HEIGHT: f32 = 24.0;
const MARK_WIDTH: f32 = 22.0;
/// The width of a column of results such as `B+R`.
const RESULT_WIDTH: f32 = 54.0;
/// Width at which the choices of hits fit into the line of the other controls.
const WHOLE_BAR_WIDTH: f32 = 900.0;

#[derive(Default)]
pub struct HitsView {
    /// The row that was selected last frame: when it changes, the list scrolls there.
    shown: Option<usize>,
    wall: WallView,
}

fn width(column: HitColumn, result: f32) -> f32 {
    match column {
        HitColumn::Number => 56.0,
        HitColumn::Black | HitColumn::White => 104.0,
        HitColumn::Result => result,
        // Whole even where results in words leave little room.
        HitColumn::Date | HitColumn::Next if result > RESULT_WIDTH => 98.0,
        HitColumn::Date | HitColumn::Next => 82.0,
        HitColumn::Event => 110.0,
        HitColumn::Move => 44.0,
        HitColumn::Image => 48.0,
        HitColumn::Game => 54.0,
    }
}

impl HitsView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let find = state.find();
        bar_ui(ui, find, out);
        if find.hits().is_empty() {
            ui.weak(text!("find-hits-hint"));
            return;
        }
        if find.search().is_stale() {
            ui.set_opacity(0.5);
        }
        if !find.is_wall() {
            return self.table(ui, state, out);
        }
        let is_new = std::mem::replace(&mut self.shown, find.selected()) != find.selected();
        let clicked = self.wall.ui(ui, state, find.selected().filter(|_| is_new), out);
        // The wall stands still under the pointer.
        self.shown = clicked.or(self.shown);
        self.enter_opens(ui, find, false, out);
    }

    /// Opens the selected hit on Enter, wherever the focus is outside text fields.
    fn enter_opens(&self, ui: &Ui, find: &Find, entered: bool, out: &mut Out) {
        let enter = !ui.egui_wants_keyboard_input() && ui.input(|input| input.key_pressed(Key::Enter));
        let enter = entered || enter && !ui.input(|input| input.modifiers.command);
        out.extend(find.selected().filter(|_| enter).map(FindCommand::OpenHit));
    }

    fn table(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let (find, hits) = (state.find(), state.find().hits());
        let sort = hits.sort();
        let mark = TableHead::text("✔", MARK_WIDTH).fixed().help(text!("find-marked-tip"));
        let result = result_width(ui, RESULT_WIDTH);
        let columns = HitColumn::ALL.into_iter().map(|column| {
            let width = width(column, result);
            let head = match column {
                HitColumn::Number | HitColumn::Move | HitColumn::Game => TableHead::number(column.title(), width),
                HitColumn::Image => TableHead::text(column.title(), width),
                // Results in words lend no room.
                HitColumn::Result if width > RESULT_WIDTH => TableHead::text(column.title(), width).fixed(),
                _ => TableHead::text(column.title(), width).plain(),
            };
            let rank = match column {
                HitColumn::Game => 4,
                HitColumn::Event => 3,
                HitColumn::Image => 2,
                HitColumn::Date => 1,
                _ => 0,
            };
            let head = head.key(column.key()).rank(rank);
            let sorting = Sorting::for_column(sort.column == column, sort.descending);
            head.help(text!("find-sort-tip"))
                .sorting(sorting)
                .spoken(text!("find-sort-hits-by", column = column.title()))
        });
        let heads: Vec<TableHead> = std::iter::once(mark).chain(columns).collect();
        let is_new = std::mem::replace(&mut self.shown, find.selected()) != find.selected();
        let table = TableWidget {
            name: "Hits",
            title: text!("board-table-hits"),
            heads: &heads,
            rows: hits.len(),
            row_height: ROW_HEIGHT,
            reveal: find.selected().filter(|_| is_new),
            scales: 0.84..=1.8,
            has_own_keys: false,
        };
        let mut list = HitRows { find, corpus: state.corpus(), library: state.library(), wanted: Out::default() };
        let output = table.show(ui, &mut list);
        out.extend(list.wanted.commands);
        out.extend(output.sort.map(|column| FindCommand::SortHits(HitColumn::ALL[column - 1])));
        out.extend(output.clicked.map(FindCommand::SelectHit));
        out.extend(output.opened.map(FindCommand::OpenHit));
        out.extend(output.steps.into_iter().map(FindCommand::StepHit));
        out.extend(output.export);
        self.enter_opens(ui, find, output.entered, out);
    }
}

struct HitRows<'a> {
    find: &'a Find,
    corpus: &'a Corpus,
    library: Option<&'a OpenLibrary>,
    /// Commands from the rows: mark, unmark or open a hit.
    wanted: Out,
}

impl HitRows<'_> {
    /// The title of a hit's game, if it has no players.
    fn title(&self, hit: Hit) -> Option<String> {
        self.library.and_then(|open| open.title(hit.game))
    }

    fn moves(&self, row: usize) -> String {
        self.find.hits().moves(row).unwrap_or_default().to_string()
    }
}

impl TableRows for HitRows<'_> {
    fn menu_ui(&mut self, ui: &mut Ui, row: usize) {
        hit_menu_ui(ui, self.find, row, &mut self.wanted);
        ui.separator();
    }

    fn is_selected(&self, row: usize) -> bool {
        self.find.selected() == Some(row)
    }

    fn cell_ui(&mut self, ui: &mut Ui, row: usize, column: usize) {
        let Some(hit) = self.find.hits().row(row) else { return };
        let Some(column) = column.checked_sub(1) else {
            mark_box(ui, self.find, row, hit, &mut self.wanted);
            return;
        };
        let header = self.corpus.header(hit.game);
        match HitColumn::ALL[column] {
            HitColumn::Number => number(ui, &grouped(row as u64 + 1)),
            HitColumn::Black if header.black.is_empty() => name(ui, &self.title(hit).unwrap_or_default(), false),
            HitColumn::Black => name(ui, header.black, header.winner == Winner::Black),
            HitColumn::White => name(ui, header.white, header.winner == Winner::White),
            HitColumn::Result => name(ui, &result_words(header.result), false),
            HitColumn::Date => name(ui, header.date, false),
            HitColumn::Event => name(ui, header.event, false),
            HitColumn::Move => number(ui, &self.moves(row)),
            HitColumn::Next => name(ui, &next(self.find, self.corpus, hit), false),
            HitColumn::Image => {
                paint_image(ui, ui.max_rect(), hit.image());
                let response = ui.interact(ui.max_rect(), ui.scope_id().with("image"), Sense::hover());
                response.on_hover_text(text!("find-hit-image", image = image(hit.image())));
            }
            HitColumn::Game => number(ui, &grouped(u64::from(hit.game.0) + 1)),
        }
    }

    fn text(&self, row: usize, column: usize) -> String {
        let Some(hit) = self.find.hits().row(row) else { return String::new() };
        let header = self.corpus.header(hit.game);
        let Some(column) = column.checked_sub(1) else {
            return if self.find.is_marked(hit) { "✔".to_owned() } else { String::new() };
        };
        match HitColumn::ALL[column] {
            HitColumn::Number => (row + 1).to_string(),
            HitColumn::Black if header.black.is_empty() => self.title(hit).unwrap_or_default(),
            HitColumn::Black => header.black.to_owned(),
            HitColumn::White => header.white.to_owned(),
            HitColumn::Result => header.result.to_owned(),
            HitColumn::Date => header.date.to_owned(),
            HitColumn::Event => header.event.to_owned(),
            HitColumn::Move => self.moves(row),
            HitColumn::Next => next(self.find, self.corpus, hit),
            HitColumn::Image => image(hit.image()),
            HitColumn::Game => (hit.game.0 + 1).to_string(),
        }
    }

    /// Copies and files have players alone in the columns of players.
    fn cells(&self, heads: &[TableHead], row: usize) -> Vec<String> {
        let is_titled = self.find.hits().row(row).is_some_and(|hit| self.title(hit).is_some());
        let is_title = |column: usize| is_titled && column > 0 && HitColumn::ALL[column - 1] == HitColumn::Black;
        let cell = |column| if is_title(column) { String::new() } else { self.text(row, column) };
        (0..heads.len()).map(cell).collect()
    }

    fn label(&self, row: usize) -> String {
        let Some(hit) = self.find.hits().row(row) else { return String::new() };
        let header = self.corpus.header(hit.game);
        let (number, moves) = ((row + 1).to_string(), self.moves(row));
        match self.title(hit) {
            Some(title) => text!("find-hit-row-titled", number = number, title = title, moves = moves),
            None => text!("find-hit-row", number = number, black = header.black, white = header.white, moves = moves),
        }
    }
}

/// Which hits are shown, one of each game or all, and how their games are turned.
fn choices_ui(ui: &mut Ui, find: &Find, out: &mut Out) {
    let mut one = find.hits().is_one_a_game();
    if ui.checkbox(&mut one, text!("find-one-a-game")).on_hover_text(text!("find-one-a-game-tip")).changed() {
        out.push(FindCommand::OneAGame(one));
    }
    let mut as_drawn = find.as_drawn();
    let toggle = ui.checkbox(&mut as_drawn, text!("find-show-as-drawn"));
    if toggle.on_hover_text(text!("find-show-as-drawn-tip")).changed() {
        out.push(FindCommand::ToggleAsDrawn);
    }
}

fn unmark_ui(ui: &mut Ui, find: &Find, out: &mut Out) {
    if ui.add_enabled(!find.marks().is_empty(), egui::Button::new(text!("find-unmark-all"))).clicked() {
        out.push(FindCommand::ClearMarks);
    }
}

fn bar_ui(ui: &mut Ui, find: &Find, out: &mut Out) {
    let hits = find.hits();
    controls::toolbar(ui, |ui| {
        let is_narrow = ui.available_width() < WHOLE_BAR_WIDTH;
        let total = find.search().shown().map_or(0, |found| found.result.hits);
        let games = find.search().shown().map_or(0, |found| found.result.games);
        let whole = if hits.is_one_a_game() { games } else { total };
        ui.label(hits_in_games(total, games)).on_hover_text(text!("find-hits-tip"));
        if find.search().is_listing() || hits.is_sorting() {
            busy(ui, 26.0);
            ui.weak(text!("find-so-far", hits = hits.len()));
        } else if (hits.len() as u64) < whole {
            let listed = ui.weak(text!("find-first-listed", hits = hits.len()));
            // A search that was stopped lists few hits too.
            if total > MAX_HITS as u64 {
                listed.on_hover_text(text!("find-first-listed-tip", hits = MAX_HITS));
            }
        }
        if controls::pair(ui, [text!("find-view-pictures"), text!("gallery-view-table")], !find.is_wall()) {
            out.push(FindCommand::ShowWall(!find.is_wall()));
        }
        if !is_narrow {
            choices_ui(ui, find, out);
        }
        for (icon, tip, steps) in [("⏶", text!("find-previous-hit"), -1), ("⏷", text!("find-next-hit"), 1)] {
            let button = ui.add_enabled(!hits.is_empty(), egui::Button::new(icon));
            button.widget_info(|| WidgetInfo::labeled(egui::Role::Button, !hits.is_empty(), tip));
            if button.on_hover_text(tip).clicked() {
                out.push(FindCommand::NextHit(steps));
            }
        }
        let save = ui.add_enabled(!hits.is_empty(), egui::Button::new(text!("general-save")));
        if save.on_hover_text(text!("find-save-hits-tip")).clicked() {
            out.push(FindCommand::SaveHits);
        }
        marks_ui(ui, find);
        let menu = ui.menu_button("…", |ui| {
            if is_narrow {
                choices_ui(ui, find, out);
            }
            unmark_ui(ui, find, out);
        });
        let name = text!("find-hits-more");
        menu.response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, name));
        menu.response.on_hover_text(name);
    });
}

/// The number of marked hits.
fn marks_ui(ui: &mut Ui, find: &Find) {
    let (marked, left_out) = (find.marks().len(), find.marks_left_out());
    // It is there before the first mark, so that no box moves away under the pointer.
    let label = ui.add_enabled(marked > 0, egui::Label::new(text!("find-marked", hits = marked)).extend());
    let tip = text!("find-marks-of-drawing");
    label.on_hover_text(tip).on_disabled_hover_text(tip);
    if left_out > 0 {
        ui.weak(text!("find-marks-left-out", hits = left_out));
    }
}

fn name(ui: &mut Ui, text: &str, is_strong: bool) {
    let text = if is_strong { RichText::new(text).strong() } else { RichText::new(text) };
    elided::cell(ui, text);
}

/// The next stone in the region as the board shows it, its rank among the continuations, and whether moves elsewhere came
/// first.
fn next(find: &Find, corpus: &Corpus, hit: Hit) -> String {
    let Some(next) = find.next_of(hit) else { return "–".to_owned() };
    let later = if next.later { " …" } else { "" };
    let size = corpus.game(hit.game).size;
    let rank = find.search().shown().and_then(|found| found.rank_of(hit));
    let letter = rank.map(|rank| format!(" {}", katachi_app::find::continuations::letter(rank))).unwrap_or_default();
    format!("{}{later}{letter}", stone_at(next.color, &next.point.label(size)))
}
