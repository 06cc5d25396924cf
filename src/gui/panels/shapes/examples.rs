//! Games that have the selected shape. Double-click, or Enter, opens one at the move.

use egui::{Key, Label, RichText, Role, Sense, Ui, WidgetInfo};
use egui_extras::{Column, TableBuilder};

use super::words;
use katachi_app::AppState;
use katachi_app::shapes::ShapesCommand;
use katachi_core::corpus::Corpus;
use katachi_core::mining::{Example, MinedPatterns, Source};
use katachi_core::pattern::Image;

const ROW_HEIGHT: f32 = 24.0;

pub fn examples_ui(ui: &mut Ui, app: &AppState, patterns: &MinedPatterns, out: &mut Vec<ShapesCommand>) {
    let shapes = app.shapes();
    let Some(row) = shapes.selected() else { return };
    let examples = patterns.examples(row);
    if !shapes.examples_are_in(app.corpus()) {
        ui.label("This result was mined from other games than those that are loaded. Load those to look at examples.");
        return;
    }
    ui.horizontal(|ui| {
        let stats = patterns.stats(row);
        ui.weak(format!(
            "{} of {}, spread over the corpus. Double-click opens the game there.",
            words::counted(examples.len() as u64, "example"),
            words::count(u64::from(stats.occurrences))
        ));
        let picked = shapes.example().and_then(|at| examples.get(at));
        if ui.add_enabled(picked.is_some(), egui::Button::new("Open the game")).clicked()
            && let Some(&example) = picked
        {
            out.push(ShapesCommand::OpenExample(example));
        }
    });
    ui.add_space(4.0);
    rows_ui(ui, shapes.example(), app.corpus(), patterns.params.source, examples, out);
}

fn rows_ui(
    ui: &mut Ui,
    picked: Option<usize>,
    corpus: &Corpus,
    source: Source,
    examples: &[Example],
    out: &mut Vec<ShapesCommand>,
) {
    ui.spacing_mut().item_spacing.x = 6.0;
    let table = TableBuilder::new(ui)
        .id_salt("examples")
        .striped(true)
        .vscroll(false)
        .sense(Sense::click())
        .column(Column::initial(104.0).at_least(60.0).clip(true).resizable(true))
        .column(Column::initial(104.0).at_least(60.0).clip(true).resizable(true))
        .column(Column::initial(58.0).at_least(40.0).clip(true).resizable(true))
        .column(Column::initial(74.0).at_least(50.0).clip(true).resizable(true))
        .column(Column::exact(38.0))
        .column(Column::initial(84.0).at_least(50.0).clip(true).resizable(true))
        .column(Column::remainder().at_least(60.0).clip(true));
    let heads = ["Black", "White", "Result", "Date", "Move", "Event", "Seen as"];
    table
        .header(20.0, |mut head| {
            for title in heads {
                head.col(|ui| {
                    ui.strong(title);
                });
            }
        })
        .body(|body| {
            body.rows(ROW_HEIGHT, examples.len(), |mut row| {
                let at = row.index();
                let example = examples[at];
                let header = corpus.header(example.game);
                let is_picked = picked == Some(at);
                row.set_selected(is_picked);
                let number = match source {
                    Source::Move => (example.moves_before + 1).to_string(),
                    Source::Final => "end".to_owned(),
                };
                let seen_as = words::image(Image::inverse(example.image));
                let cells = [header.black, header.white, header.result, header.date, &number, header.event, &seen_as];
                for text in cells {
                    row.col(|ui| {
                        ui.add(Label::new(RichText::new(text)).selectable(false).truncate());
                    });
                }
                let response = row.response();
                response.widget_info(|| {
                    let (black, white, date) = (header.black, header.white, header.date);
                    let name = format!("{black} – {white}, {date}, move {number}, {seen_as}");
                    WidgetInfo::selected(Role::Row, true, is_picked, name)
                });
                if response.clicked() {
                    out.push(ShapesCommand::PickExample(at));
                    response.request_focus();
                }
                let entered = response.has_focus() && response.ctx.input(|input| input.key_pressed(Key::Enter));
                if response.double_clicked() || entered {
                    out.push(ShapesCommand::PickExample(at));
                    out.push(ShapesCommand::OpenExample(example));
                }
            });
        });
}
