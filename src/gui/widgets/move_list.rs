//! The list of moves that follow or are proposed, one per row, built on the table widget.
//!
//! A list supplies its columns ([`MoveColumn`]): a head, and a figure for each row ([`MoveFigure`]). The figure decides
//! how the cell is painted, its text, and the sort position of the row.

use std::cmp::Ordering;

use egui::{Align2, FontId, Id, Rect, Role, TextStyle, Ui, pos2, vec2};

use super::figures::{
    paint_comparison, paint_cost, paint_lettered_stone, paint_rate_bar, paint_right, paint_wins, share_of, years,
};
use super::table::{Sorting, TableExport, TableHead, TableOutput, TableRows, TableWidget};
use super::{bars, elided};
use crate::theme::Tones;
use crate::tokens::letters;
use katachi_app::{costs, grouped, percent};
use katachi_core::go::Color;
use katachi_core::mining::compare::ComparedMove;
use katachi_core::mining::costs::Cost;
use katachi_core::mining::{ReplyCounts, WilsonInterval};

/// The room of a sign beside the place.
const MIN_SIGN_WIDTH: f32 = 14.0;
/// Minimum width at which a name stays readable.
const MIN_NAME_WIDTH: f32 = 36.0;

/// A move with its letter: the first thing in a row.
pub struct RowMove {
    /// `None` for a move elsewhere.
    pub color: Option<Color>,
    pub letter: String,
    pub place: String,
    pub sign: Option<MoveSign>,
    /// The name, cut if there is no room for all of it.
    pub name: Option<String>,
}

impl RowMove {
    pub fn new(color: impl Into<Option<Color>>, letter: String, place: String) -> RowMove {
        RowMove { color: color.into(), letter, place, sign: None, name: None }
    }

    fn paint(&self, ui: &Ui, rect: Rect) {
        let tones = Tones::for_context(ui);
        let diameter = (rect.height() - 6.0).min(24.0);
        let centre = pos2(rect.left() + 2.0 + diameter / 2.0, rect.center().y);
        if let Some(color) = self.color {
            paint_lettered_stone(ui, centre, diameter, color, &self.letter);
        } else {
            ui.painter().circle_stroke(centre, diameter / 2.0 - 0.5, egui::Stroke::new(1.5, tones.weak));
            let font = FontId::proportional(letters::DENSE);
            ui.painter().text(centre, Align2::CENTER_CENTER, &self.letter, font, tones.text);
        }
        let mut left = centre.x + diameter / 2.0 + 5.0;
        let mut write = |text: &str, font: FontId, color, y: f32| {
            let text = elided::line(ui, text, font, color, (rect.right() - left).max(1.0));
            let at = pos2(left, y - text.size().y / 2.0);
            left += text.size().x + 6.0;
            ui.painter().galley(at, text, color);
            rect.right() - left
        };
        let middle = rect.center().y;
        let mut room = write(&self.place, TextStyle::Body.resolve(ui.style()), tones.text, middle);
        room = match self.sign {
            _ if room < MIN_SIGN_WIDTH => room,
            None => room,
            Some(MoveSign::LikeNext) => {
                write("≈", FontId::proportional(letters::SMALL), tones.weak, rect.bottom() - 6.0)
            }
            Some(MoveSign::Rising) => write("⬆", FontId::proportional(letters::LEAST), tones.accent, middle),
            Some(MoveSign::InDictionary) => {
                write(DICTIONARY_MARK, FontId::proportional(letters::LEAST), tones.accent, middle)
            }
        };
        if let Some(name) = self.name.as_ref().filter(|_| room >= MIN_NAME_WIDTH) {
            let font = FontId::proportional(letters::SMALL);
            // The original term after the name comes where there is room.
            let is_whole = elided::width(ui, name, &font) <= room;
            let name = if is_whole { name } else { name.split(" (").next().unwrap_or(name) };
            write(name, font, tones.weak, middle);
        }
    }
}

/// The sign beside moves of the dictionary.
pub const DICTIONARY_MARK: &str = "§";

/// A remark about a move, as a sign after its place.
#[derive(Clone, Copy)]
pub enum MoveSign {
    /// The difference to the next move may be chance.
    LikeNext,
    Rising,
    InDictionary,
}

/// Paints a cell into its rectangle.
pub type CellPaint<'a> = Box<dyn Fn(&Ui, Rect) + 'a>;

/// The contents of a cell.
pub enum MoveFigure<'a> {
    Move(RowMove),
    /// A letter without a stone.
    Letter(String),
    /// The moves of both players as a bar; `full` is its whole width.
    Replies {
        replies: ReplyCounts,
        full: u64,
    },
    /// The part of the width that is filled.
    Share(f32),
    /// `value` sorts; `None` is last.
    Number {
        value: Option<f64>,
        text: String,
        is_weak: bool,
    },
    Rate(Option<WilsonInterval>),
    Wins(Option<WilsonInterval>),
    Cost(Option<&'a Cost>),
    Against(Option<&'a ComparedMove>),
    /// A cell that the list paints itself.
    Painted {
        value: f64,
        text: String,
        paint: CellPaint<'a>,
    },
}

impl<'a> MoveFigure<'a> {
    pub fn number(value: f64, text: String) -> MoveFigure<'a> {
        MoveFigure::Number { value: Some(value), text, is_weak: false }
    }

    pub fn count(count: impl Into<u64>) -> MoveFigure<'a> {
        let count = count.into();
        MoveFigure::number(count as f64, grouped(count))
    }

    pub fn percent(share: f64) -> MoveFigure<'a> {
        MoveFigure::number(share, percent(share))
    }

    /// Sorts by the last year.
    pub fn years(first: Option<i16>, last: Option<i16>) -> MoveFigure<'a> {
        MoveFigure::Number { value: last.map(f64::from), text: years(first, last), is_weak: true }
    }

    /// A dash for an unknown number.
    pub fn unknown() -> MoveFigure<'a> {
        MoveFigure::Number { value: None, text: "–".to_owned(), is_weak: true }
    }

    /// Shows the number in a weak colour.
    pub fn weak(self) -> MoveFigure<'a> {
        match self {
            MoveFigure::Number { value, text, .. } => MoveFigure::Number { value, text, is_weak: true },
            other => other,
        }
    }

    fn value(&self) -> Option<f64> {
        match self {
            MoveFigure::Move(_) | MoveFigure::Letter(_) => None,
            MoveFigure::Replies { replies, .. } => Some(replies.total() as f64),
            MoveFigure::Share(share) => Some(f64::from(*share)),
            MoveFigure::Number { value, .. } => *value,
            MoveFigure::Rate(rate) | MoveFigure::Wins(rate) => rate.map(|rate| rate.rate),
            MoveFigure::Cost(cost) => cost.map(|cost| cost.mean),
            MoveFigure::Against(row) => row.map(|row| row.contrast.log_odds),
            MoveFigure::Painted { value, .. } => Some(*value),
        }
    }

    fn text(&self) -> String {
        match self {
            MoveFigure::Move(found) => found.place.clone(),
            MoveFigure::Letter(text) | MoveFigure::Number { text, .. } | MoveFigure::Painted { text, .. } => {
                text.clone()
            }
            MoveFigure::Replies { .. } | MoveFigure::Share(_) => String::new(),
            MoveFigure::Rate(rate) | MoveFigure::Wins(rate) => rate.map(|rate| percent(rate.rate)).unwrap_or_default(),
            MoveFigure::Cost(cost) => cost.map(costs::short).unwrap_or_default(),
            MoveFigure::Against(row) => row.map(|row| share_of(row.tally_there)).unwrap_or_default(),
        }
    }

    fn paint(&self, ui: &Ui, rect: Rect) {
        let bar = |height: f32| Rect::from_center_size(rect.center(), vec2(rect.width(), height));
        match self {
            MoveFigure::Move(found) => found.paint(ui, rect),
            MoveFigure::Letter(letter) => {
                let (mut font, ink) = (TextStyle::Body.resolve(ui.style()), ui.visuals().strong_text_color());
                let width = elided::width(ui, letter, &font);
                font.size = (font.size * (rect.width() / width.max(1.0)).min(1.0)).max(letters::LEAST);
                let cut = elided::middle(ui, letter, &font, rect.width());
                ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, cut, font, ink);
            }
            MoveFigure::Replies { replies, full } => bars::paint_reply(ui, bar(13.0), replies, *full),
            MoveFigure::Share(share) => bars::paint_share(ui, bar(10.0), *share),
            MoveFigure::Number { text, is_weak, .. } => paint_right(ui, rect, text, *is_weak),
            MoveFigure::Rate(rate) => rate.iter().for_each(|rate| paint_rate_bar(ui, rect, *rate)),
            MoveFigure::Wins(rate) => paint_wins(ui, rect, *rate),
            MoveFigure::Cost(cost) => paint_cost(ui, rect, *cost),
            MoveFigure::Against(row) => paint_comparison(ui, rect, *row),
            MoveFigure::Painted { paint, .. } => paint(ui, rect),
        }
    }
}

type FigureOf<L> = Box<dyn for<'a> Fn(&'a L, usize) -> MoveFigure<'a>>;

/// A column: its head, and the figure of each row.
pub struct MoveColumn<L> {
    head: TableHead,
    figure: FigureOf<L>,
    order: MoveOrder,
}

/// The order of the rows after a click on a head.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MoveOrder {
    Fixed,
    /// The list's own order, which is that of the letters.
    Rank,
    Figure,
}

impl<L> MoveColumn<L> {
    /// A column that sorts by its figures.
    pub fn new(head: TableHead, figure: impl for<'a> Fn(&'a L, usize) -> MoveFigure<'a> + 'static) -> MoveColumn<L> {
        MoveColumn { head, figure: Box::new(figure), order: MoveOrder::Figure }
    }

    /// The column whose head brings back the list's own order.
    pub fn rank(head: TableHead, figure: impl for<'a> Fn(&'a L, usize) -> MoveFigure<'a> + 'static) -> MoveColumn<L> {
        MoveColumn { order: MoveOrder::Rank, ..MoveColumn::new(head, figure) }
    }

    /// A column that does not sort.
    pub fn fixed(head: TableHead, figure: impl for<'a> Fn(&'a L, usize) -> MoveFigure<'a> + 'static) -> MoveColumn<L> {
        MoveColumn { order: MoveOrder::Fixed, ..MoveColumn::new(head, figure) }
    }
}

/// The moves of a list, in the order of their letters.
pub trait ListedMoves {
    /// The accessibility role of a row.
    const ROLE: Role = Role::Row;

    /// The heads of copies and files, the same in every language.
    fn keys(&self) -> Vec<&'static str>;

    /// The cells of a move in copies and files.
    fn cells(&self, row: usize) -> Vec<String>;

    /// The text of a row for screen readers.
    fn label(&self, row: usize) -> String;

    fn tip_ui(&self, ui: &mut Ui, row: usize);

    /// The row's own entries of the context menu.
    fn menu_ui(&mut self, _ui: &mut Ui, _row: usize) {}
}

/// A list of moves to show.
pub struct MoveList<'a, L> {
    /// See [`TableWidget::name`].
    pub name: &'static str,
    /// The name for screen readers.
    pub title: &'static str,
    pub columns: &'a [MoveColumn<L>],
    /// The number of moves.
    pub moves: usize,
    /// The number of rows shown. Rows beyond the moves stay below them in any order and are not exported.
    pub shown: usize,
    pub row_height: f32,
    /// The row that the workspace has chosen; `None` if keys choose a row within this list only.
    pub chosen: Option<usize>,
    /// Whether to scroll to the chosen row.
    pub reveals: bool,
    /// See [`TableWidget::show_whole`].
    pub is_whole: bool,
}

/// The user's requests. Rows are given by rank.
#[derive(Debug, Default)]
pub struct MoveListOutput {
    pub clicked: Option<usize>,
    /// A row that was double-clicked, or on which Enter was pressed.
    pub opened: Option<usize>,
    /// A row that the pointer came to.
    pub pointed: Option<usize>,
    /// The row that a key went to.
    pub stepped: Option<usize>,
    pub export: Option<TableExport>,
}

/// Kept from frame to frame.
#[derive(Clone, Copy, Default)]
struct MoveListMemory {
    /// The key of the column that sorts, and whether the rows descend; `None` for the list's own order.
    sort: Option<(&'static str, bool)>,
    /// The row chosen by keys, if the workspace chooses none.
    row: Option<usize>,
    /// Whether a key chose the row in the last frame.
    has_stepped: bool,
}

impl<L: ListedMoves> MoveList<'_, L> {
    pub fn show(self, ui: &mut Ui, list: &mut L) -> MoveListOutput {
        let id = Id::unique((self.name, "move list"));
        let mut memory = ui.data(|data| data.get_temp::<MoveListMemory>(id)).unwrap_or_default();
        let sort = self.sort(memory);
        let order = self.order(list, sort);
        let shown = &order[..self.shown];
        let heads: Vec<TableHead> = self.columns.iter().map(|column| column.sorted_head(sort)).collect();
        let place = |row: Option<usize>| row.and_then(|row| shown.iter().position(|&other| other == row));
        let mut table = TableWidget {
            name: self.name,
            title: self.title,
            heads: &heads,
            rows: self.shown,
            row_height: self.row_height,
            reveal: None,
            scales: 1.0..=f32::INFINITY,
            has_own_keys: false,
        };
        let chosen = self.chosen.or(memory.row.filter(|_| table.has_focus(ui)));
        table.reveal = place(chosen).filter(|_| self.reveals || memory.has_stepped);
        let mut rows = SortedMoves { list, columns: self.columns, order: &order, moves: self.moves, chosen };
        let output = if self.is_whole { table.show_whole(ui, &mut rows) } else { table.show(ui, &mut rows) };
        if let Some(column) = output.sort {
            let column = &self.columns[column];
            let starts_high = column.order == MoveOrder::Figure;
            let falls = sort.filter(|(key, _)| *key == column.head.key).map_or(starts_high, |(_, falls)| !falls);
            memory.sort = Some((column.head.key, falls));
        }
        let output = requests(ui, output, shown, place(chosen));
        memory.has_stepped = output.stepped.is_some();
        memory.row = output.stepped.or(memory.row.filter(|_| output.opened.or(output.clicked).is_none()));
        ui.data_mut(|data| data.insert_temp(id, memory));
        output
    }

    /// The key of the column that sorts, and whether the rows descend. Falls back to the rank if that column is not
    /// shown.
    fn sort(&self, memory: MoveListMemory) -> Option<(&'static str, bool)> {
        let is_shown = |key: &str| self.columns.iter().any(|column| column.head.key == key);
        let rank = self.columns.iter().find(|column| column.order == MoveOrder::Rank);
        memory.sort.filter(|(key, _)| is_shown(key)).or(rank.map(|column| (column.head.key, false)))
    }

    /// The rows from top to bottom. Moves with the same figure keep their order; those without one are last.
    fn order(&self, list: &L, sort: Option<(&'static str, bool)>) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.moves).collect();
        let column = self.columns.iter().find(|column| sort.is_some_and(|(key, _)| key == column.head.key));
        let falls = sort.is_some_and(|(_, falls)| falls);
        match column {
            Some(column) if column.order == MoveOrder::Figure => {
                let values: Vec<Option<f64>> = order.iter().map(|&row| (column.figure)(list, row).value()).collect();
                order.sort_by(|&a, &b| match (values[a], values[b]) {
                    (Some(a), Some(b)) if falls => b.total_cmp(&a),
                    (Some(a), Some(b)) => a.total_cmp(&b),
                    (a, b) => Ordering::reverse(a.is_some().cmp(&b.is_some())),
                });
            }
            _ if falls => order.reverse(),
            _ => {}
        }
        order.extend(self.moves..self.shown);
        order
    }
}

impl<L> MoveColumn<L> {
    fn sorted_head(&self, sort: Option<(&'static str, bool)>) -> TableHead {
        let falls = sort.filter(|(key, _)| *key == self.head.key).map(|(_, falls)| falls);
        self.head.clone().sorting(match self.order {
            MoveOrder::Fixed => Sorting::Fixed,
            _ => Sorting::for_column(falls.is_some(), falls.unwrap_or_default()),
        })
    }
}

/// Turns places in the table into rows of the list. `from` is the place from which keys step.
fn requests(ui: &Ui, output: TableOutput, shown: &[usize], from: Option<usize>) -> MoveListOutput {
    let row = |place: usize| shown.get(place).copied();
    let step = |place: Option<usize>, rows: &isize| {
        let last = shown.len().saturating_sub(1);
        let first = if *rows == isize::MAX { last } else { 0 };
        Some(place.map_or(first, |place| place.saturating_add_signed(*rows).min(last)))
    };
    let stepped = output.steps.iter().fold(None, |to: Option<usize>, rows| step(to.or(from), rows));
    let entered = from.filter(|_| output.entered);
    let moves = ui.input(|input| input.pointer.is_moving());
    MoveListOutput {
        clicked: output.clicked.and_then(row),
        opened: output.opened.or(entered).and_then(row),
        pointed: output.hovered.filter(|_| moves).and_then(row),
        stepped: stepped.and_then(row),
        export: output.export,
    }
}

/// The moves in the order of the table.
struct SortedMoves<'a, L> {
    list: &'a mut L,
    columns: &'a [MoveColumn<L>],
    order: &'a [usize],
    moves: usize,
    chosen: Option<usize>,
}

impl<L: ListedMoves> SortedMoves<'_, L> {
    fn figure(&self, row: usize, column: usize) -> MoveFigure<'_> {
        (self.columns[column].figure)(self.list, self.order[row])
    }
}

impl<L: ListedMoves> TableRows for SortedMoves<'_, L> {
    const ROLE: Role = L::ROLE;
    const HAS_TIPS: bool = true;

    fn is_selected(&self, row: usize) -> bool {
        self.chosen == Some(self.order[row])
    }

    fn cell_ui(&mut self, ui: &mut Ui, row: usize, column: usize) {
        let rect = ui.max_rect();
        ui.expand_to_include_rect(rect);
        self.figure(row, column).paint(ui, rect.with_max_x(rect.right() - 4.0));
    }

    fn text(&self, row: usize, column: usize) -> String {
        self.figure(row, column).text()
    }

    fn label(&self, row: usize) -> String {
        self.list.label(self.order[row])
    }

    fn tip_ui(&self, ui: &mut Ui, row: usize) {
        ui.set_max_width(380.0);
        self.list.tip_ui(ui, self.order[row]);
    }

    fn menu_ui(&mut self, ui: &mut Ui, row: usize) {
        self.list.menu_ui(ui, self.order[row]);
    }

    fn cells(&self, _heads: &[TableHead], row: usize) -> Vec<String> {
        self.list.cells(self.order[row])
    }

    fn sheet(&self, _heads: &[TableHead], _rows: usize) -> Vec<Vec<String>> {
        let moves = self.order.iter().filter(|&&row| row < self.moves).map(|&row| self.list.cells(row));
        let heads = self.list.keys().into_iter().map(str::to_owned).collect();
        std::iter::once(heads).chain(moves).collect()
    }
}
