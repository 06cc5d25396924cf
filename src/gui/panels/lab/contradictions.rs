//! Moves of a list of patterns that the open games contradict: the table, the selected pattern, and games.

use egui::{Label, Link, Rect, RichText, Role, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, vec2};

use crate::theme::Tones;
use crate::tokens::space;
use crate::widgets::drawing_paint::paint_drawing;
use crate::widgets::table::{TableHead, TableRows, TableWidget, number, rate_cells};
use crate::widgets::{controls, elided};
use katachi_app::lab::{
    ContradictionCommand, Contradictions, EXAMPLE_PATTERNS, ListInGames, MoveListSource, PatternWithRecord,
};
use katachi_app::play::PlayCommand;
use katachi_app::{AppState, Command, grouped};
use katachi_core::jobs::JobError;
use katachi_language::text;
use katachi_sentences::Sentence;

const ROW_HEIGHT: f32 = 48.0;
/// Largest side of the picture of the selected pattern.
const PICTURE_SIDE: f32 = 320.0;
/// Number of other moves that are written out.
const MOVES_SHOWN: usize = 8;

fn push(commands: &mut Vec<Command>, command: ContradictionCommand) {
    commands.push(Command::Play(PlayCommand::Contradictions(command)));
}

/// The selected pattern with its move, and what was played instead.
pub fn pattern_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let Some((_, row)) = state.play().contradictions().selected() else {
        ui.label(text!("play-contradictions-about"));
        return;
    };
    ScrollArea::vertical().id_salt("contradicted pattern").auto_shrink(false).show(ui, |ui| {
        ui.strong(&row.pattern.name);
        if let Some(drawing) = &row.drawing {
            let side = ui.available_width().min(PICTURE_SIDE);
            let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, row.pattern.rows().join("\n")));
            paint_drawing(ui, rect, drawing);
        }
        let tip = text!("play-contradictions-find-tip");
        if ui.button(text!("life-find-in-games")).on_hover_text(tip).clicked() {
            push(commands, ContradictionCommand::Find);
        }
        for &((x, y), count) in row.record.instead.iter().take(MOVES_SHOWN) {
            let (column, row) = ((x + 1).to_string(), (y + 1).to_string());
            ui.label(text!("play-contradictions-instead", column = column, row = row, count = count));
        }
    });
}

pub fn main_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    if state.corpus().games().is_empty() {
        ui.label(text!("library-no-games"));
        return;
    }
    let contradictions = state.play().contradictions();
    let Some(list) = contradictions.list() else { return nothing_yet_ui(ui, commands) };
    list_ui(ui, contradictions, list, commands);
    let failed = contradictions.failed().filter(|error| **error != JobError::Cancelled);
    if let Some(error) = failed {
        ui.colored_label(Tones::for_context(ui).error, error.sentence());
    }
    let Some(found) = contradictions.found() else { return };
    summary_ui(ui, contradictions, found, commands);
    table_ui(ui, contradictions, commands);
}

/// Shown before a list is opened: offers an example.
fn nothing_yet_ui(ui: &mut Ui, commands: &mut Vec<Command>) {
    ui.label(text!("play-contradictions-try-about", patterns = EXAMPLE_PATTERNS));
    ui.add_space(space::SMALL);
    ui.horizontal_wrapped(|ui| {
        if controls::primary_button(ui, text!("play-contradictions-try")).clicked() {
            push(commands, ContradictionCommand::Example);
        }
        let open = controls::plain_button(ui, text!("play-contradictions-open"));
        if open.on_hover_text(text!("play-contradictions-open-tip")).clicked() {
            push(commands, ContradictionCommand::AskForList);
        }
    });
}

/// Chooses the list, and stops or repeats the work.
fn list_ui(ui: &mut Ui, contradictions: &Contradictions, list: &MoveListSource, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        let tip = text!("play-contradictions-open-tip");
        if ui.add(controls::primary(ui, text!("play-contradictions-open"))).on_hover_text(tip).clicked() {
            push(commands, ContradictionCommand::AskForList);
        }
        if contradictions.is_looking() {
            if ui.button(text!("play-playouts-stop")).clicked() {
                push(commands, ContradictionCommand::Stop);
            }
        } else if ui.button(text!("play-contradictions-again")).clicked() {
            push(commands, ContradictionCommand::Again);
        }
        match list {
            MoveListSource::File(path) => {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                ui.add(Label::new(name).truncate()).on_hover_text(path.display().to_string());
            }
            MoveListSource::Professionals => _ = ui.label(text!("play-contradictions-of-professionals")),
        }
    });
}

fn summary_ui(ui: &mut Ui, contradictions: &Contradictions, found: &ListInGames, commands: &mut Vec<Command>) {
    ui.label(text!(
        "play-contradictions-found",
        patterns = found.rows.len(),
        appeared = found.appeared,
        contradicted = found.contradicted
    ));
    if found.without_move > 0 {
        ui.weak(text!("play-contradictions-without-move", patterns = found.without_move));
    }
    let mut shows_all = contradictions.shows_all();
    let tip = text!("play-contradictions-all-tip");
    if ui.checkbox(&mut shows_all, text!("play-contradictions-all")).on_hover_text(tip).changed() {
        push(commands, ContradictionCommand::ShowAll(shows_all));
    }
    ui.add_space(space::TINY);
}

fn table_ui(ui: &mut Ui, contradictions: &Contradictions, commands: &mut Vec<Command>) {
    let share_help = text!("play-contradictions-share-tip");
    let heads = [
        TableHead::text(text!("costly-shape"), 54.0).key("Pattern").fixed(),
        TableHead::text(text!("costly-name"), 90.0).key("Name"),
        TableHead::number(text!("play-contradictions-head-appeared"), 70.0).key("Came up"),
        TableHead::number(text!("find-head-games"), 60.0).key("Games").rank(1),
        TableHead::number(text!("play-contradictions-head-played"), 70.0).key("Its move"),
        TableHead::number(text!("play-contradictions-head-instead"), 70.0).key("Other moves"),
        TableHead::number(text!("play-contradictions-head-share"), 60.0).key("Share %").help(share_help),
        TableHead::number(text!("play-contradictions-head-low"), 50.0).key("from").rank(2),
        TableHead::number(text!("play-contradictions-head-high"), 50.0).key("to").rank(2),
    ];
    let rows = contradictions.rows();
    let selected = contradictions.selected().map(|(row, _)| row);
    let table = TableWidget {
        name: "Contradictions",
        title: text!("play-mode-contradictions"),
        heads: &heads,
        rows: rows.len(),
        row_height: ROW_HEIGHT,
        reveal: None,
        scales: 0.8..=2.0,
        has_own_keys: true,
    };
    let output = table.show(ui, &mut ContradictedRows { rows, selected });
    if let Some(row) = output.clicked.or(output.opened) {
        push(commands, ContradictionCommand::Select(row));
    }
    output.steps.into_iter().for_each(|steps| push(commands, ContradictionCommand::Step(steps)));
    if output.opened.is_some() || output.entered {
        push(commands, ContradictionCommand::OpenExample(0));
    }
    commands.extend(output.export.map(Command::from));
}

struct ContradictedRows<'a> {
    rows: &'a [PatternWithRecord],
    selected: Option<usize>,
}

impl TableRows for ContradictedRows<'_> {
    fn is_selected(&self, row: usize) -> bool {
        self.selected == Some(row)
    }

    fn cell_ui(&mut self, ui: &mut Ui, row: usize, column: usize) {
        match (column, &self.rows[row].drawing) {
            (0, Some(drawing)) => {
                paint_drawing(ui, Rect::from_center_size(ui.max_rect().center(), vec2(44.0, 44.0)), drawing);
            }
            (0, None) => {}
            (1, _) => {
                let name = RichText::new(&self.rows[row].pattern.name).small();
                ui.add(Label::new(name).wrap().selectable(false));
            }
            _ => number(ui, &self.text(row, column)),
        }
    }

    fn text(&self, row: usize, column: usize) -> String {
        let PatternWithRecord { pattern, record, .. } = &self.rows[row];
        match column {
            0 => pattern.rows().join("\n"),
            1 => pattern.name.clone(),
            2 => grouped(record.appeared),
            3 => grouped(record.games),
            4 => grouped(record.played),
            5 => grouped(record.instead_count()),
            _ => rate_cells(record.share()).into_iter().nth(column - 6).unwrap_or_default(),
        }
    }

    fn label(&self, row: usize) -> String {
        let PatternWithRecord { pattern, record, .. } = &self.rows[row];
        text!(
            "play-contradictions-row",
            name = &pattern.name,
            appeared = record.appeared,
            played = record.played,
            instead = record.instead_count()
        )
    }
}

/// Games in which another move was played.
pub fn more_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let Some((_, row)) = state.play().contradictions().selected() else { return };
    let corpus = state.corpus();
    ScrollArea::vertical().id_salt("contradicting games").auto_shrink(false).show(ui, |ui| {
        let font = TextStyle::Body.resolve(ui.style());
        for (number, hit) in row.record.examples.iter().enumerate() {
            let Some(next) = hit.next().filter(|_| hit.game.index() < corpus.record_count()) else { continue };
            let header = corpus.header(hit.game);
            let name = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
            let words = text!(
                "play-contradictions-example",
                number = hit.moves.to_string(),
                place = next.point.label(corpus.game(hit.game).size),
                black = name(header.black),
                white = name(header.white)
            );
            let short = elided::middle(ui, &words, &font, ui.available_width() - 8.0);
            if ui.add(Link::new(short)).on_hover_text(&words).clicked() {
                push(commands, ContradictionCommand::OpenExample(number));
            }
        }
    });
}
