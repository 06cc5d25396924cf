//! The load report: every file that was skipped, cut short, repaired, left out or read in an old encoding.

use std::time::{Duration, Instant};

use egui::{Button, CursorIcon, Label, RichText, TextEdit, Ui};

use super::encodings::read_as_ui;
use crate::tokens::space;
use crate::widgets::elided;
use crate::widgets::filter_field::keep_focus;
use crate::widgets::table::{TableHead, TableRows, TableWidget};
use katachi_app::games::{LibraryCommand, ReportList};
use katachi_app::{AppState, Command, OpenLibrary, grouped};
use katachi_core::corpus::CorpusId;
use katachi_language::{Language, current, text};
use katachi_sentences::words::listed;

/// Maximum number of lines that go to the clipboard.
const MAX_COPIED_LINES: usize = 100_000;
/// How long a frame looks for rows that fit the filter: there may be a million.
const MAX_SEARCH_TIME: Duration = Duration::from_millis(8);

/// The view's memory: the rows are computed again only when the list, filter or corpus changes.
#[derive(Default)]
pub struct LoadReportView {
    list: ReportList,
    filter: String,
    /// Number of rows of the list.
    all: usize,
    /// Rows that fit the filter; without a filter, all rows are shown and this is empty.
    rows: Vec<u32>,
    /// Number of rows at which the search for rows has looked.
    searched: usize,
    rows_of: Option<(CorpusId, u64, ReportList, String, Language)>,
}

impl LoadReportView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        let Some(open) = state.library() else {
            ui.weak(text!("library-report-is-here"));
            return;
        };
        let first = || ReportList::ALL.into_iter().find(|list| list.len(open) > 0).unwrap_or_default();
        self.list = state.games().report().unwrap_or_else(first);
        ui.horizontal_wrapped(|ui| {
            // The buttons of lists without rows would take a second line from the rows.
            for list in ReportList::ALL.into_iter().filter(|list| *list == self.list || list.len(open) > 0) {
                let text = format!("{} {}", list.title(), grouped(list.len(open) as u64));
                if ui.add(Button::selectable(self.list == list, text)).on_hover_text(list.explanation()).clicked() {
                    commands.push(LibraryCommand::ShowReport(list).into());
                }
            }
        });
        self.find_rows(open);
        if self.searched < self.all {
            ui.ctx().request_repaint();
        }
        ui.horizontal(|ui| {
            let field =
                TextEdit::singleline(&mut self.filter).hint_text(text!("library-report-filter")).desired_width(160.0);
            let field = ui.add(field);
            keep_focus(&field);
            field
                .widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, text!("library-filter-report")));
            let copy = ui.add_enabled(self.shown() > 0, Button::new(text!("library-copy-report")));
            if copy.on_hover_text(text!("library-copy-report-hint")).clicked() {
                let copied = 0..self.shown().min(MAX_COPIED_LINES);
                let lines: Vec<String> = copied.map(|row| self.list.row(open, self.place(row)).join("\t")).collect();
                ui.ctx().copy_text(lines.join("\n"));
            }
            ui.add(Label::new(RichText::new(self.list.explanation()).weak()).truncate());
        });
        if self.shown() == 0 {
            ui.add_space(space::SMALL);
            if self.all == 0 {
                ui.weak(text!("library-report-empty"));
            } else if self.searched == self.all {
                ui.weak(text!("library-report-no-match"));
            }
            return;
        }
        self.table(ui, open, commands);
    }

    fn find_rows(&mut self, open: &OpenLibrary) {
        let report = &open.loaded.report;
        let troubles = (report.skipped.len() + report.cut_short.len() + report.repaired.len()) as u64;
        let key = (open.loaded.corpus.id(), troubles, self.list, self.filter.clone(), current());
        if self.rows_of.as_ref() != Some(&key) {
            (self.rows_of, self.rows, self.all) = (Some(key), Vec::new(), self.list.len(open));
            self.searched = if self.filter.is_empty() { self.all } else { 0 };
        }
        let wanted = self.filter.to_lowercase();
        let began = Instant::now();
        while self.searched < self.all && began.elapsed() < MAX_SEARCH_TIME {
            let end = self.all.min(self.searched + 64);
            let holds = |at: &usize| self.list.row(open, *at).iter().any(|text| text.to_lowercase().contains(&wanted));
            let found = (self.searched..end).filter(holds).map(|at| at as u32);
            self.rows.extend(found);
            self.searched = end;
        }
    }

    /// Number of rows that are shown.
    fn shown(&self) -> usize {
        if self.filter.is_empty() { self.all } else { self.rows.len() }
    }

    /// The place in the list of a shown row.
    fn place(&self, row: usize) -> usize {
        if self.filter.is_empty() { row } else { self.rows[row] as usize }
    }

    fn table(&self, ui: &mut Ui, open: &OpenLibrary, commands: &mut Vec<Command>) {
        let (titles, keys) = match self.list {
            ReportList::Encodings => {
                ([text!("library-encoding"), text!("library-files"), ""], ["Encoding", "Files", ""])
            }
            ReportList::Unknown => (["", text!("board-table-games"), text!("library-what")], ["", "Games", "What"]),
            _ => ([text!("library-file"), text!("library-game"), text!("library-what")], ["File", "Game", "What"]),
        };
        let heads = [
            TableHead::text(titles[0], 190.0).key(keys[0]).plain(),
            TableHead::text(titles[1], 48.0).key(keys[1]).fixed(),
            TableHead::text(titles[2], 220.0).key(keys[2]).plain(),
        ];
        let table = TableWidget {
            name: self.list.name(),
            title: self.list.title(),
            heads: &heads,
            rows: self.shown(),
            row_height: 22.0,
            reveal: None,
            scales: 0.7..=4.0,
            has_own_keys: false,
        };
        let mut rows = ReportRows { view: self, open, wished: Vec::new() };
        let output = table.show(ui, &mut rows);
        commands.append(&mut rows.wished);
        commands.extend(output.export.map(Command::from));
        if self.list.click_effect().is_none() {
            return;
        }
        if output.hovered.is_some() {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
        if let Some(row) = output.clicked {
            commands.push(LibraryCommand::OpenReported { list: self.list, row: self.place(row) }.into());
        }
    }
}

struct ReportRows<'a> {
    view: &'a LoadReportView,
    open: &'a OpenLibrary,
    /// Commands of a row's menu.
    wished: Vec<Command>,
}

impl ReportRows<'_> {
    /// The cells that say something.
    fn said(&self, row: usize) -> Vec<String> {
        let cells = self.view.list.row(self.open, self.view.place(row));
        cells.into_iter().filter(|cell| !cell.is_empty()).collect()
    }
}

impl TableRows for ReportRows<'_> {
    const HAS_TIPS: bool = true;
    const IS_STEPPED: bool = false;

    fn is_selected(&self, _row: usize) -> bool {
        false
    }

    fn cell_ui(&mut self, ui: &mut Ui, row: usize, column: usize) {
        let mut text = self.text(row, column);
        if column == 0 {
            // Cut paths in the middle, since they differ at their ends.
            text = elided::middle(ui, &text, &egui::TextStyle::Body.resolve(ui.style()), ui.available_width());
        }
        ui.add(Label::new(text).selectable(false).truncate());
    }

    fn text(&self, row: usize, column: usize) -> String {
        self.view.list.row(self.open, self.view.place(row))[column].clone()
    }

    fn label(&self, row: usize) -> String {
        listed(&self.said(row))
    }

    fn menu_ui(&mut self, ui: &mut Ui, row: usize) {
        let files = self.view.list.files(self.open, self.view.place(row));
        read_as_ui(ui, self.open, &files, &mut self.wished);
    }

    fn tip_ui(&self, ui: &mut Ui, row: usize) {
        ui.label(self.said(row).join("\n"));
        if let Some(effect) = self.view.list.click_effect() {
            ui.weak(effect);
        }
    }
}
