//! Games that have the selected shape. Double-click, or Enter, opens one at the move.

use egui::Ui;

use super::words;
use crate::tokens::space;
use crate::wanted::PanelRequests;
use crate::widgets::elided;
use crate::widgets::figures::result_width;
use crate::widgets::table::{TableHead, TableRows, TableWidget};
use katachi_app::AppState;
use katachi_app::shapes::{Shapes, ShapesCommand};
use katachi_core::corpus::Corpus;
use katachi_core::mining::{Example, MinedPatterns, PatternSource};
use katachi_core::pattern::Image;
use katachi_language::text;
use katachi_sentences::words::result_words;

const ROW_HEIGHT: f32 = 24.0;
const RESULT_COLUMN: usize = 2;

pub fn examples_ui(ui: &mut Ui, app: &AppState, patterns: &MinedPatterns, out: &mut PanelRequests) {
    let shapes = app.shapes();
    let Some(row) = shapes.selected() else { return };
    let examples = patterns.examples(row);
    if !shapes.examples_are_in(app.corpus()) {
        ui.label(text!("shapes-examples-elsewhere"));
        return;
    }
    // Wrap the text: a wide line would widen the table beyond its pane.
    ui.horizontal_wrapped(|ui| {
        let picked = shapes.example().filter(|&at| at < examples.len());
        if ui.add_enabled(picked.is_some(), egui::Button::new(text!("shapes-open-game"))).clicked() {
            out.extend(picked.map(ShapesCommand::OpenExample));
        }
        let occurrences = patterns.stats(row).occurrences;
        ui.weak(text!("shapes-examples-drawn", examples = examples.len(), occurrences = occurrences));
    });
    ui.add_space(space::TINY);
    rows_ui(ui, shapes, app.corpus(), patterns.params.source, examples, out);
}

fn rows_ui(
    ui: &mut Ui,
    shapes: &Shapes,
    corpus: &Corpus,
    source: PatternSource,
    examples: &[Example],
    out: &mut PanelRequests,
) {
    let heads = [
        TableHead::text(text!("general-black"), 120.0).key("Black").plain(),
        TableHead::text(text!("general-white"), 120.0).key("White").plain(),
        TableHead::text(text!("shapes-example-result"), result_width(ui, 58.0)).key("Result").fixed(),
        TableHead::text(text!("shapes-example-date"), 78.0).key("Date").fixed().rank(1),
        TableHead::text(text!("shapes-example-move"), 42.0).key("Move").fixed(),
        TableHead::text(text!("shapes-example-event"), 84.0).key("Event").rank(3).plain(),
        TableHead::text(text!("shapes-example-seen-as"), 140.0).key("Seen as").rank(2).plain(),
    ];
    let table = TableWidget {
        name: "Examples",
        title: text!("board-table-examples"),
        heads: &heads,
        rows: examples.len(),
        row_height: ROW_HEIGHT,
        reveal: None,
        scales: 0.75..=2.0,
        has_own_keys: false,
    };
    let picked = shapes.example();
    let output = table.show(ui, &mut ExampleRows { picked, corpus, source, examples });
    out.extend(output.clicked.map(ShapesCommand::PickExample));
    out.extend(output.opened.map(ShapesCommand::OpenExample));
    out.extend(output.export);
}

struct ExampleRows<'a> {
    picked: Option<usize>,
    corpus: &'a Corpus,
    source: PatternSource,
    examples: &'a [Example],
}

impl ExampleRows<'_> {
    fn number(&self, row: usize) -> String {
        match self.source {
            PatternSource::Move => (self.examples[row].moves_before + 1).to_string(),
            PatternSource::Final => text!("shapes-example-end").to_owned(),
        }
    }

    fn seen_as(&self, row: usize) -> String {
        words::image(Image::inverse(self.examples[row].image))
    }
}

impl TableRows for ExampleRows<'_> {
    const IS_STEPPED: bool = false;

    fn is_selected(&self, row: usize) -> bool {
        self.picked == Some(row)
    }

    fn cell_ui(&mut self, ui: &mut Ui, row: usize, column: usize) {
        let text = self.text(row, column);
        let text = if column == RESULT_COLUMN { result_words(&text) } else { text };
        elided::cell(ui, text);
    }

    fn text(&self, row: usize, column: usize) -> String {
        let header = self.corpus.header(self.examples[row].game);
        match column {
            0 => header.black.to_owned(),
            1 => header.white.to_owned(),
            RESULT_COLUMN => header.result.to_owned(),
            3 => header.date.to_owned(),
            4 => self.number(row),
            5 => header.event.to_owned(),
            _ => self.seen_as(row),
        }
    }

    fn label(&self, row: usize) -> String {
        let header = self.corpus.header(self.examples[row].game);
        let (black, white, date) = (header.black, header.white, header.date);
        let image = self.seen_as(row);
        match self.source {
            PatternSource::Move => {
                let number = self.number(row);
                text!("shapes-example", black = black, white = white, date = date, number = number, image = image)
            }
            PatternSource::Final => {
                text!("shapes-example-final", black = black, white = white, date = date, image = image)
            }
        }
    }
}
