//! The table: one widget for every list.
//!
//! A list supplies its columns ([`TableHead`]) and its rows ([`TableRows`]): how a cell is painted, and its text. The
//! table does the rest in the same way for all lists: heads that sort, selection, keys, names for screen readers, and a
//! context menu that copies and saves the list from its own columns. Only visible rows are built. The user's requests
//! are returned as a [`TableOutput`]; the table changes nothing itself.

use std::borrow::Cow;
use std::ops::RangeInclusive;
use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::{
    Align, Align2, EventFilter, Id, Key, Layout, Modifiers, Popup, PopupCloseBehavior, Rect, Response, Role,
    ScrollArea, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2,
};
use egui_extras::{Column, TableBuilder, TableRow};

use super::column_widths::{ColumnRoom, shared_widths};
use super::elided;
use super::thumbnail::paint_triangle;
use crate::focus::leave_list;
use katachi_app::Command;
use katachi_core::mining::WilsonInterval;
use katachi_language::text;

const HEAD_HEIGHT: f32 = 24.0;
const GAP: f32 = 4.0;
/// Room for the triangle in the head of the sorted column.
const TRIANGLE_WIDTH: f32 = 10.0;

/// Whether a click on a head sorts, and how the rows are sorted now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sorting {
    /// The list cannot be sorted by this column.
    #[default]
    Fixed,
    Possible,
    By {
        descending: bool,
    },
}

impl Sorting {
    /// The sorting of a column in a list that can be sorted by any column.
    pub fn for_column(is_sorted: bool, descending: bool) -> Sorting {
        if is_sorted { Sorting::By { descending } } else { Sorting::Possible }
    }
}

/// The head of a column, and the column's width.
#[derive(Clone, Debug)]
pub struct TableHead {
    pub title: &'static str,
    /// The head of the column in copies and files, the same in every language. If empty, the title is used.
    pub key: &'static str,
    pub help: Cow<'static, str>,
    /// The text for screen readers; `None` to use the title.
    pub spoken: Option<String>,
    /// The width in a pane of medium width. Columns that are not fixed grow and shrink together.
    pub width: f32,
    pub is_fixed: bool,
    /// Whether the column shows only its text. Such columns lend each other the room that their texts do not need.
    pub is_plain: bool,
    pub is_right: bool,
    /// Columns with the highest rank are dropped first when there is no room for all; those of rank 0 stay.
    pub rank: u8,
    /// Whether the column is shown only to users who ask for expert columns. Copies and files still include it.
    pub is_expert: bool,
    pub sorting: Sorting,
}

impl TableHead {
    /// A column of text.
    pub fn text(title: &'static str, width: f32) -> TableHead {
        TableHead {
            title,
            key: "",
            help: Cow::Borrowed(""),
            spoken: None,
            width,
            is_fixed: false,
            is_plain: false,
            is_right: false,
            rank: 0,
            is_expert: false,
            sorting: Sorting::Fixed,
        }
    }

    /// A column of right-aligned numbers.
    pub fn number(title: &'static str, width: f32) -> TableHead {
        TableHead { is_right: true, ..TableHead::text(title, width) }
    }

    pub fn key(self, key: &'static str) -> TableHead {
        TableHead { key, ..self }
    }

    pub fn help(self, help: impl Into<Cow<'static, str>>) -> TableHead {
        TableHead { help: help.into(), ..self }
    }

    pub fn spoken(self, spoken: String) -> TableHead {
        TableHead { spoken: Some(spoken), ..self }
    }

    pub fn sorting(self, sorting: Sorting) -> TableHead {
        TableHead { sorting, ..self }
    }

    /// Sets the rank. Columns with the highest rank are dropped first if there is no room for all. Copies and files
    /// still include them.
    pub fn rank(self, rank: u8) -> TableHead {
        TableHead { rank, ..self }
    }

    /// Shows the column only to users who ask for expert columns.
    pub fn expert(self) -> TableHead {
        TableHead { is_expert: true, ..self }
    }

    /// Lends room to other plain columns, and borrows theirs, as their texts need it.
    pub fn plain(self) -> TableHead {
        TableHead { is_plain: true, ..self }
    }

    /// Keeps the width fixed, however wide the pane is. Other columns lend it room for a longer title.
    pub fn fixed(self) -> TableHead {
        TableHead { is_fixed: true, ..self }
    }

    /// The width that shows the whole title, with or without a triangle.
    fn title_width(&self, ui: &Ui) -> f32 {
        let triangle = if self.sorting == Sorting::Fixed { 0.0 } else { TRIANGLE_WIDTH };
        let margin = if self.is_right { GAP } else { 0.0 };
        let title = elided::width(ui, self.title, &TextStyle::Body.resolve(ui.style()));
        (title + 1.0).ceil() + triangle + margin
    }
}

/// The contents of the rows.
pub trait TableRows {
    /// The accessibility role of a row.
    const ROLE: Role = Role::Row;

    /// Whether the caller follows [`TableOutput::steps`]. Otherwise the table has a row for the keys, and Enter opens it.
    const IS_STEPPED: bool = true;

    fn is_selected(&self, row: usize) -> bool;

    fn cell_ui(&mut self, ui: &mut Ui, row: usize, column: usize);

    /// The cell as text, to copy and save.
    fn text(&self, row: usize, column: usize) -> String;

    /// The text of a row for screen readers.
    fn label(&self, row: usize) -> String;

    /// Whether the list shows a tooltip over a row under the pointer.
    const HAS_TIPS: bool = false;

    fn tip_ui(&self, _ui: &mut Ui, _row: usize) {}

    /// The row's own entries of the context menu.
    fn menu_ui(&mut self, _ui: &mut Ui, _row: usize) {}

    /// The cells of a row in copies and files.
    fn cells(&self, heads: &[TableHead], row: usize) -> Vec<String> {
        (0..heads.len()).map(|column| self.text(row, column)).collect()
    }

    /// All rows for copies and files, heads first.
    fn sheet(&self, heads: &[TableHead], rows: usize) -> Vec<Vec<String>> {
        let key = |head: &TableHead| if head.key.is_empty() { head.title.to_owned() } else { head.key.to_owned() };
        let titles = heads.iter().map(key).collect();
        std::iter::once(titles).chain((0..rows).map(|row| self.cells(heads, row))).collect()
    }
}

/// A table to show.
pub struct TableWidget<'a> {
    /// Distinguishes the table from others, and names its file.
    pub name: &'static str,
    /// The name for screen readers.
    pub title: &'static str,
    pub heads: &'a [TableHead],
    pub rows: usize,
    /// A multiple of 16 keeps rows at whole pixels up to five million of them, although egui scrolls in `f32`.
    pub row_height: f32,
    /// A row to scroll to.
    pub reveal: Option<usize>,
    /// The factors by which columns may shrink and grow.
    pub scales: RangeInclusive<f32>,
    /// Whether a click gives the table the focus, and arrow keys step while the pointer is over it and nothing else has
    /// the focus. Otherwise the keys keep their meaning in the workspace until Tab gives the table the focus.
    pub has_own_keys: bool,
}

/// The user's requests.
#[derive(Debug, Default)]
pub struct TableOutput {
    /// A column whose head was clicked.
    pub sort: Option<usize>,
    /// A row that was clicked.
    pub clicked: Option<usize>,
    /// A row that was double-clicked.
    pub opened: Option<usize>,
    /// A row that the pointer is over.
    pub hovered: Option<usize>,
    /// Enter was pressed on the table: the selected row is to be opened.
    pub entered: bool,
    /// Numbers of rows by which the selection moves, one for each key pressed; `isize::MIN` and `MAX` go to the ends.
    pub steps: Vec<isize>,
    /// The list or a row, to copy or save.
    pub export: Option<TableExport>,
}

/// Rows as text, the heads' titles first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableExport {
    Copy(Vec<Vec<String>>),
    Save { name: &'static str, rows: Vec<Vec<String>> },
}

impl TableExport {
    pub fn save(name: &'static str, rows: Vec<Vec<String>>) -> TableExport {
        TableExport::Save { name, rows: with_distinct_heads(rows) }
    }
}

impl TableWidget<'_> {
    pub fn show<L: TableRows>(self, ui: &mut Ui, list: &mut L) -> TableOutput {
        self.show_in(ui, list, true)
    }

    /// Shows all rows without a scroll area. The panel scrolls, and can continue below the table.
    pub fn show_whole<L: TableRows>(self, ui: &mut Ui, list: &mut L) -> TableOutput {
        self.show_in(ui, list, false)
    }

    fn show_in<L: TableRows>(&self, ui: &mut Ui, list: &mut L, scrolls: bool) -> TableOutput {
        let mut output = TableOutput::default();
        let mut area = ui.available_rect_before_wrap();
        if !scrolls {
            area.max.y = area.top() + HEAD_HEIGHT + self.rows as f32 * self.row_height;
        }
        self.keys(ui, area, &mut output);
        if scrolls {
            leave_list(ui, area);
        }
        let cursor = if L::IS_STEPPED { None } else { self.cursor(ui, &mut output) };
        let sideways = ScrollArea::horizontal().id_salt((self.name, "sideways"));
        sideways.auto_shrink([false, !scrolls]).show(ui, |ui| self.body(ui, list, scrolls, cursor, &mut output));
        output
    }

    /// The row that keys move to in a table without a selection, and whether they moved now; `None` without the focus.
    fn cursor(&self, ui: &Ui, output: &mut TableOutput) -> Option<(usize, bool)> {
        let last = self.rows.checked_sub(1)?;
        let id = self.keys_id().with("cursor");
        let steps = std::mem::take(&mut output.steps);
        let before = ui.data(|data| data.get_temp(id)).unwrap_or(0_usize).min(last);
        let at = steps.iter().fold(before, |at, &step| at.saturating_add_signed(step).min(last));
        ui.data_mut(|data| data.insert_temp(id, at));
        if std::mem::take(&mut output.entered) {
            (output.clicked, output.opened) = (Some(at), Some(at));
        }
        self.has_focus(ui).then_some((at, !steps.is_empty()))
    }

    fn body<L: TableRows>(
        &self,
        ui: &mut Ui,
        list: &mut L,
        scrolls: bool,
        cursor: Option<(usize, bool)>,
        output: &mut TableOutput,
    ) {
        let room = ui.available_width() - ui.spacing().scroll.bar_width - GAP;
        let shown = self.shown_columns(room, crate::theme::shows_expert(ui));
        let widths = self.widths(ui, list, &shown, room - GAP * shown.len() as f32);
        ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
        let mut table = TableBuilder::new(ui)
            .id_salt(self.name)
            .striped(true)
            // Tab goes to the table, and arrow keys to its rows.
            .sense(Sense::CLICK)
            .vscroll(scrolls)
            // A low pane would hide the last rows of a higher table.
            .min_scrolled_height(0.0)
            .auto_shrink([false, !scrolls])
            .cell_layout(Layout::left_to_right(Align::Center));
        for width in widths {
            table = table.column(Column::exact(width.floor_ui()).clip(true));
        }
        if let Some(row) = self.reveal.or(cursor.filter(|cursor| cursor.1).map(|cursor| cursor.0)) {
            table = table.scroll_to_row(row, None);
        }
        let table = table.header(HEAD_HEIGHT, |mut heads| {
            for &column in &shown {
                let head = &self.heads[column];
                heads.col(|ui| {
                    if head_ui(ui, head).clicked() && head.sorting != Sorting::Fixed {
                        output.sort = Some(column);
                    }
                });
            }
        });
        let cursor = cursor.map(|cursor| cursor.0);
        table.body(|body| {
            body.rows(self.row_height, self.rows, |mut row| self.row_ui(&mut row, list, &shown, cursor, output));
        });
    }

    fn row_ui<L: TableRows>(
        &self,
        row: &mut TableRow<'_, '_>,
        list: &mut L,
        shown: &[usize],
        cursor: Option<usize>,
        output: &mut TableOutput,
    ) {
        let at = row.index();
        let is_selected = list.is_selected(at) || cursor == Some(at);
        row.set_selected(is_selected);
        let mut whole = None;
        for &column in shown {
            let (rect, cell) = row.col(|ui| list.cell_ui(ui, at, column));
            if cell.contains_pointer() {
                whole = whole_text(&cell, rect.width(), list.text(at, column));
            }
        }
        let response = row.response();
        response.widget_info(|| WidgetInfo::selected(L::ROLE, true, is_selected, list.label(at)));
        if response.hovered() {
            output.hovered = Some(at);
        }
        if response.double_clicked() {
            output.opened = Some(at);
        } else if response.clicked() {
            output.clicked = Some(at);
            if self.has_own_keys {
                response.ctx.memory_mut(|memory| memory.request_focus(self.keys_id()));
            }
        }
        // A click into a text field of the menu does not close it. Its buttons do so themselves.
        let menu = Popup::context_menu(&response).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
        menu.show(|ui| output.export = self.menu_ui(ui, at, list).or(output.export.take()));
        if L::HAS_TIPS || whole.is_some() {
            response.on_hover_ui(|ui| {
                if let Some(text) = &whole {
                    ui.label(text);
                }
                list.tip_ui(ui, at);
            });
        }
    }

    /// The widths of these columns in a table of this width. Columns that are not fixed grow and shrink together, and
    /// lend room to those with longer titles. Then plain columns whose texts are cut take what others do not need.
    fn widths(&self, ui: &Ui, list: &impl TableRows, shown: &[usize], room: f32) -> Vec<f32> {
        let sum = |is_fixed: bool| -> f32 {
            let heads = shown.iter().map(|&column| &self.heads[column]);
            heads.filter(|head| head.is_fixed == is_fixed).map(|head| head.width).sum()
        };
        let scale = ((room - sum(true)) / sum(false).max(1.0)).clamp(*self.scales.start(), *self.scales.end());
        let needed = self.needed(ui, list);
        let own = |&column: &usize| {
            let head = &self.heads[column];
            let width = if head.is_fixed { head.width } else { head.width * scale };
            (head, width, needed.get(column).copied().filter(|_| head.is_plain && !head.is_fixed))
        };
        let columns: Vec<_> = shown.iter().map(own).collect();
        let for_title = |&(head, width, needed): &(&TableHead, f32, Option<f32>)| {
            let title = head.title_width(ui);
            let least = needed.unwrap_or(head.width * self.scales.start()).max(title);
            let is_concerned = title > width || !head.is_fixed && least < width;
            ColumnRoom { width, needed: is_concerned.then_some(if title > width { title } else { least }) }
        };
        let spare = room - columns.iter().map(|&(_, width, _)| width).sum::<f32>();
        let widths = shared_widths(&columns.iter().map(for_title).collect::<Vec<_>>(), spare);
        let spare = room - widths.iter().sum::<f32>();
        let for_text = |(width, &(head, _, needed)): (f32, &(&TableHead, f32, Option<f32>))| {
            // Numbers and bars lend the room beyond the width of a pane of medium width.
            let least = needed.unwrap_or(head.width.min(width)).max(head.title_width(ui).min(width));
            ColumnRoom { width, needed: (!head.is_fixed).then_some(least) }
        };
        shared_widths(&widths.into_iter().zip(&columns).map(for_text).collect::<Vec<_>>(), spare)
    }

    /// The width that the first rows of each plain column need, 0 for other columns; empty without plain columns. Their
    /// texts are laid out when they change, not in each frame.
    fn needed(&self, ui: &Ui, list: &impl TableRows) -> Arc<[f32]> {
        /// Bold letters are wider than those that are measured.
        const MARGIN: f32 = 12.0;
        const MEASURED_ROWS: usize = 40;
        if !self.heads.iter().any(|head| head.is_plain) {
            return Arc::default();
        }
        let rows = self.rows.min(MEASURED_ROWS);
        let texts_of = |(column, head): (usize, &TableHead)| -> Vec<String> {
            let texts = (0..rows).map(|row| list.text(row, column)).chain([head.title.to_owned()]);
            if head.is_plain { texts.collect() } else { Vec::new() }
        };
        let texts: Vec<Vec<String>> = self.heads.iter().enumerate().map(texts_of).collect();
        let texts_now = egui::util::hash((&texts, ui.pixels_per_point().to_bits()));
        let kept = self.keys_id().with("needed");
        let measured: Option<(u64, Arc<[f32]>)> = ui.data(|data| data.get_temp(kept));
        if let Some((_, needed)) = measured.filter(|(measured, _)| *measured == texts_now) {
            return needed;
        }
        let font = TextStyle::Body.resolve(ui.style());
        let widest = |texts: &Vec<String>| {
            let widths = texts.iter().map(|text| elided::width(ui, text, &font) + MARGIN);
            widths.fold(0.0, f32::max)
        };
        let needed: Arc<[f32]> = texts.iter().map(widest).collect();
        ui.data_mut(|data| data.insert_temp(kept, (texts_now, Arc::clone(&needed))));
        needed
    }

    /// The columns that fit, in their order.
    fn shown_columns(&self, room: f32, shows_expert: bool) -> Vec<usize> {
        let is_wanted = |&column: &usize| shows_expert || !self.heads[column].is_expert;
        let mut shown: Vec<usize> = (0..self.heads.len()).filter(is_wanted).collect();
        let least = |column: &usize| {
            let head = &self.heads[*column];
            GAP + if head.is_fixed { head.width } else { head.width * self.scales.start() }
        };
        while shown.iter().map(least).sum::<f32>() > room {
            let last = shown.iter().enumerate().max_by_key(|&(_, &column)| self.heads[column].rank);
            match last {
                Some((place, &column)) if self.heads[column].rank > 0 => _ = shown.remove(place),
                _ => break,
            }
        }
        shown
    }

    fn menu_ui(&self, ui: &mut Ui, row: usize, list: &mut impl TableRows) -> Option<TableExport> {
        list.menu_ui(ui, row);
        export_ui(ui, self.name, || list.cells(self.heads, row), || list.sheet(self.heads, self.rows))
    }

    pub fn has_focus(&self, ui: &Ui) -> bool {
        ui.memory(|memory| memory.has_focus(self.keys_id()))
    }

    fn keys_id(&self) -> Id {
        Id::unique((self.name, "keys"))
    }

    /// Reads the keys: up and down, by a page, and to the ends; Enter opens.
    fn keys(&self, ui: &mut Ui, area: Rect, output: &mut TableOutput) {
        let response = ui.interact(area, self.keys_id(), Sense::focusable_noninteractive());
        response.widget_info(|| WidgetInfo::labeled(Role::Table, true, self.title));
        let is_free = ui.memory(|memory| memory.focused().is_none());
        if response.has_focus() {
            let arrows = EventFilter { vertical_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(self.keys_id(), arrows));
        } else if !(self.has_own_keys && is_free && ui.rect_contains_pointer(area)) {
            return;
        }
        output.entered = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, Key::Enter)) > 0;
        let page =
            ((area.intersect(ui.clip_rect()).height() - HEAD_HEIGHT) / self.row_height).floor().max(1.0) as isize;
        let steps = [
            (Key::ArrowUp, -1),
            (Key::ArrowDown, 1),
            (Key::PageUp, -page),
            (Key::PageDown, page),
            (Key::Home, isize::MIN),
            (Key::End, isize::MAX),
        ];
        for (key, rows) in steps {
            let times = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
            output.steps.extend(std::iter::repeat_n(rows, times));
        }
    }
}

/// The text of a cell if it does not fit.
fn whole_text(cell: &Response, width: f32, text: String) -> Option<String> {
    let font = TextStyle::Body.resolve(&cell.ctx.global_style());
    let ink = egui::Color32::PLACEHOLDER;
    let needed = cell.ctx.fonts_mut(|fonts| fonts.layout_no_wrap(text.clone(), font, ink).size().x);
    (needed > width).then_some(text)
}

/// Menu entries that copy and save one row, or the whole list with the titles of the heads first.
fn export_ui(
    ui: &mut Ui,
    name: &'static str,
    row: impl Fn() -> Vec<String>,
    whole: impl Fn() -> Vec<Vec<String>>,
) -> Option<TableExport> {
    if ui.button(text!("board-copy-row")).clicked() {
        ui.close();
        return Some(TableExport::Copy(vec![row()]));
    }
    export_whole_ui(ui, name, whole)
}

/// The menu entries that copy and save the whole list.
pub(super) fn export_whole_ui(
    ui: &mut Ui,
    name: &'static str,
    whole: impl Fn() -> Vec<Vec<String>>,
) -> Option<TableExport> {
    let mut export = None;
    if ui.button(text!("board-copy-table")).clicked() {
        export = Some(TableExport::Copy(with_distinct_heads(whole())));
    }
    if ui.button(text!("board-save-csv")).clicked() {
        export = Some(TableExport::save(name, whole()));
    }
    if export.is_some() {
        ui.close();
    }
    export
}

/// The ends of an interval are headed by the figure that they belong to: a table for other programs needs each head once.
fn with_distinct_heads(mut rows: Vec<Vec<String>>) -> Vec<Vec<String>> {
    let mut figure = String::new();
    for head in rows.first_mut().into_iter().flatten() {
        match head.as_str() {
            "from" | "to" if !figure.is_empty() => *head = format!("{figure} {head}"),
            "in" => {}
            _ => figure.clone_from(head),
        }
    }
    rows
}

/// The context menu of a row that is painted as a picture. It exports the list's figures, with `heads` above them.
pub fn export_menu(
    response: &Response,
    name: &'static str,
    heads: &[&str],
    row: usize,
    rows: usize,
    cells: impl Fn(usize) -> Vec<String>,
) -> Option<Command> {
    let mut export = None;
    response.context_menu(|ui| {
        let titles = || heads.iter().map(|&head| head.to_owned()).collect();
        let whole = || std::iter::once(titles()).chain((0..rows).map(&cells)).collect();
        export = export_ui(ui, name, || cells(row), whole);
    });
    export.map(Command::from)
}

/// A rate and the ends of its interval in per cent, as cells; empty if there is no rate.
pub fn rate_cells(rate: Option<WilsonInterval>) -> [String; 3] {
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    rate.map_or_else(Default::default, |rate| [rate.rate, rate.low, rate.high].map(percent))
}

/// Draws a head: its title, and a triangle if the rows are sorted by it.
fn head_ui(ui: &mut Ui, head: &TableHead) -> Response {
    let sense = if head.sorting == Sorting::Fixed { Sense::hover() } else { Sense::click() };
    let response = ui.allocate_response(ui.available_size(), sense);
    let is_sorted = matches!(head.sorting, Sorting::By { .. });
    let spoken = head.spoken.as_deref().unwrap_or(head.title);
    response.widget_info(|| WidgetInfo::selected(Role::ColumnHeader, true, is_sorted, spoken));
    let visuals = ui.style().interact(&response);
    let color = if is_sorted { ui.visuals().strong_text_color() } else { visuals.text_color() };
    let rect = response.rect;
    if head.sorting != Sorting::Fixed && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(rect, 3.0, visuals.weak_bg_fill);
    }
    let font = TextStyle::Body.resolve(ui.style());
    let middle = rect.center().y;
    let right = rect.right() - GAP - if is_sorted { TRIANGLE_WIDTH } else { 0.0 };
    let left = rect.left();
    // A title that does not fit is shown whole in the tooltip.
    let end = if head.is_right { right } else { right + GAP };
    let room = end - left;
    let title = elided::line(ui, head.title, font, color, room.max(1.0));
    let is_elided = title.text() != head.title;
    let at = if head.is_right { right - title.size().x } else { left };
    ui.painter().with_clip_rect(rect).galley(pos2(at, middle - title.size().y / 2.0), title, color);
    if let Sorting::By { descending } = head.sorting {
        paint_triangle(ui, pos2(rect.right() - 6.0, middle), descending, color);
    }
    match (is_elided, head.help.is_empty()) {
        (false, true) => response,
        (false, false) => response.on_hover_text(&*head.help),
        (true, _) => response.on_hover_ui(|ui| {
            ui.strong(head.title);
            if !head.help.is_empty() {
                ui.label(&*head.help);
            }
        }),
    }
}

impl From<TableExport> for Command {
    fn from(export: TableExport) -> Command {
        match export {
            TableExport::Copy(rows) => Command::CopyTable(rows),
            TableExport::Save { name, rows } => Command::SaveTable { name, rows },
        }
    }
}

/// Shows a number at the right end of a cell.
pub fn number(ui: &Ui, text: &str) {
    let rect = ui.max_rect();
    let font = TextStyle::Body.resolve(ui.style());
    let place = pos2(rect.right() - 4.0, rect.center().y);
    ui.painter().text(place, Align2::RIGHT_CENTER, text, font, ui.visuals().text_color());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_of_intervals_are_headed_by_their_figures() {
        let heads = ["Rank", "Share %", "from", "to", "Lost", "in", "from", "to"].map(str::to_owned).to_vec();
        let whole = with_distinct_heads(vec![heads, vec!["from".to_owned()]]);
        assert_eq!(whole[0], ["Rank", "Share %", "Share % from", "Share % to", "Lost", "in", "Lost from", "Lost to"]);
        assert_eq!(whole[1], ["from"], "only heads change");
    }

    /// Rows with a long name and short numbers.
    struct NamesAndNumbers;

    impl TableRows for NamesAndNumbers {
        fn is_selected(&self, _row: usize) -> bool {
            false
        }

        fn cell_ui(&mut self, _ui: &mut Ui, _row: usize, _column: usize) {}

        fn text(&self, _row: usize, column: usize) -> String {
            if column == 0 { "Honinbo Shusaku, ninth Honinbo of them all".to_owned() } else { "12".to_owned() }
        }

        fn label(&self, _row: usize) -> String {
            String::new()
        }
    }

    fn table(heads: &[TableHead], scales: RangeInclusive<f32>) -> TableWidget<'_> {
        TableWidget {
            name: "table",
            title: "table",
            heads,
            rows: 0,
            row_height: 16.0,
            reveal: None,
            scales,
            has_own_keys: false,
        }
    }

    #[test]
    fn a_wide_column_lends_room_to_long_titles() {
        let heads = [
            TableHead::text("Name", 100.0),
            TableHead::number("What the opponent lost", 40.0).fixed(),
            TableHead::number("K", 30.0).fixed(),
        ];
        let table = table(&heads, 1.0..=f32::INFINITY);
        let context = egui::Context::default();
        crate::theme::install(&context);
        let mut output = context.run_ui(egui::RawInput::default(), |ui| {
            let widths = table.widths(ui, &NamesAndNumbers, &[0, 1, 2], 470.0);
            let title = heads[1].title_width(ui);
            assert!(title > 100.0);
            assert_eq!(widths, [400.0 - (title - 40.0), title, 30.0]);
            // A name that has no room to spare keeps its own.
            assert_eq!(table.widths(ui, &NamesAndNumbers, &[0, 1, 2], 170.0), [100.0, 40.0, 30.0]);
        });
        output.textures_delta.clear();
    }

    #[test]
    fn a_name_that_is_cut_takes_the_room_that_numbers_and_the_pane_have_left() {
        let heads = [TableHead::text("Name", 60.0).plain(), TableHead::number("K", 40.0)];
        let table = TableWidget { rows: 1, ..table(&heads, 1.0..=1.5) };
        let context = egui::Context::default();
        crate::theme::install(&context);
        let mut output = context.run_ui(egui::RawInput::default(), |ui| {
            let needed = table.needed(ui, &NamesAndNumbers)[0];
            assert!(needed > 160.0, "{needed}");
            let widths = |room: f32| table.widths(ui, &NamesAndNumbers, &[0, 1], room);
            assert_eq!(widths(100.0), [60.0, 40.0]);
            assert_eq!(widths(150.0), [110.0, 40.0], "the number lends what it has grown by");
            assert_eq!(widths(180.0), [140.0, 40.0], "wider than both columns grow");
            let wide = widths(1000.0);
            assert!((wide[0] - needed).abs() < 0.01 && wide[1] == 60.0, "{wide:?}");
        });
        output.textures_delta.clear();
    }

    #[test]
    fn expert_columns_are_shown_to_those_who_ask() {
        let heads = [TableHead::text("name", 10.0), TableHead::number("q", 10.0).expert()];
        let table = table(&heads, 1.0..=1.0);
        assert_eq!(table.shown_columns(200.0, false), [0]);
        assert_eq!(table.shown_columns(200.0, true), [0, 1]);
    }
}
