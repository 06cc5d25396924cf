//! The table of openings: picture, names, games, share, who won, years. Only the rows in sight are built.

use egui::text::LayoutJob;
use egui::{Align2, DragValue, Label, Rect, RichText, Role, Sense, TextEdit, TextStyle, Ui, WidgetInfo, pos2, vec2};
use egui_extras::{Column, TableBuilder};

use super::super::find::words::{counted, grouped, interval, paint_rate, percent};
use super::{Out, ready_ui};
use crate::theme::Tones;
use crate::widgets::mini_board::paint_mini_board;
use katachi_app::find::compare::differs_from_even;
use katachi_app::fuseki::FusekiCommand;
use katachi_app::fuseki::table::{MOST_MOVES, TableForm};
use katachi_app::{AppState, Whose};
use katachi_core::go::Move;
use katachi_core::mining::fuseki::Opening;
use katachi_core::mining::wilson;

const ROW: f32 = 80.0;
const PICTURE: f32 = 74.0;
const GAP: f32 = 4.0;
/// Title, width in a pane of middling width.
const COLUMNS: [(&str, f32); 6] =
    [("", 82.0), ("Opening", 150.0), ("Games", 58.0), ("Share", 54.0), ("Black wins", 104.0), ("Years", 84.0)];

#[derive(Default)]
pub struct TableView {
    filter: String,
}

impl TableView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        self.form_ui(ui, state, out);
        if !ready_ui(ui, state) {
            return;
        }
        let table = state.fuseki().table();
        let Some(openings) = table.openings() else {
            ui.horizontal(|ui| {
                ui.spinner();
                ui.weak("Counting openings …");
            });
            return;
        };
        ui.horizontal_wrapped(|ui| {
            ui.strong(state.fuseki().whose().title());
            let all = openings.rows.len();
            let what = if openings.params.ordered { "order of moves" } else { "position" };
            let shown = if table.len() == all { String::new() } else { format!("{} of ", grouped(table.len() as u64)) };
            let plural = match what {
                _ if all == 1 => what.to_owned(),
                "position" => "positions".to_owned(),
                _ => "orders of moves".to_owned(),
            };
            ui.label(format!("{shown}{} {plural}", grouped(all as u64)));
            ui.weak(format!("in {}", counted(openings.games as usize, "game")));
            if openings.too_short > 0 {
                ui.weak(format!("· {} shorter", grouped(openings.too_short)));
            }
            if openings.other_sizes > 0 {
                ui.weak(format!("· {} on other boards", grouped(openings.other_sizes)));
            }
        });
        if table.is_empty() {
            ui.add_space(20.0);
            let text =
                if openings.rows.is_empty() { "No game has so many moves." } else { "No opening has such a name." };
            ui.vertical_centered(|ui| ui.label(text));
            return;
        }
        let room = ui.available_width() - ui.spacing().scroll.bar_width - 2.0 * GAP;
        egui::ScrollArea::horizontal().id_salt("openings sideways").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
            rows_ui(ui, state, room, out);
        });
    }

    fn form_ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let (fuseki, table) = (state.fuseki(), state.fuseki().table());
        ui.horizontal_wrapped(|ui| {
            let TableForm { mut moves, mut ordered } = table.form();
            let label = ui.label("After");
            ui.add(DragValue::new(&mut moves).range(1..=MOST_MOVES).speed(0.08).suffix(" moves")).labelled_by(label.id);
            for (value, title, tip) in [
                (false, "positions", "Transpositions are one opening"),
                (true, "orders", "Each order of moves apart; the professional figures do not keep them"),
            ] {
                let can = !value || fuseki.whose() == Whose::Own;
                let is_chosen = (ordered && fuseki.whose() == Whose::Own) == value;
                let button = egui::Button::selectable(is_chosen, title);
                if ui.add_enabled(can, button).on_hover_text(tip).on_disabled_hover_text(tip).clicked() {
                    ordered = value;
                }
            }
            if (TableForm { moves, ordered }) != table.form() {
                out.push(FusekiCommand::List(TableForm { moves, ordered }));
            }
            let field = TextEdit::singleline(&mut self.filter).hint_text("Name …").desired_width(120.0);
            let response = ui.add(field);
            response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, "Filter openings by name"));
            if response.changed() {
                out.push(FusekiCommand::FilterNames(self.filter.clone()));
            }
        });
    }
}

fn rows_ui(ui: &mut Ui, state: &AppState, room: f32, out: &mut Out) {
    let table = state.fuseki().table();
    let total: f32 = COLUMNS.iter().map(|(_, width)| width).sum();
    let scale = ((room - GAP * COLUMNS.len() as f32 - COLUMNS[0].1) / (total - COLUMNS[0].1)).clamp(0.86, 1.5);
    let mut builder = TableBuilder::new(ui).id_salt("openings").striped(true).sense(Sense::click()).auto_shrink(false);
    for (number, (_, width)) in COLUMNS.iter().enumerate() {
        builder = builder.column(Column::exact(if number == 0 { *width } else { width * scale }));
    }
    let builder = builder.header(22.0, |mut head| {
        for (number, (title, _)) in COLUMNS.iter().enumerate() {
            head.col(|ui| {
                let rect = ui.max_rect();
                let font = TextStyle::Body.resolve(ui.style());
                let (at, anchor) = match number {
                    0 | 1 => (pos2(rect.left() + 4.0, rect.center().y), Align2::LEFT_CENTER),
                    _ => (pos2(rect.right() - 4.0, rect.center().y), Align2::RIGHT_CENTER),
                };
                ui.painter().text(at, anchor, title, font, ui.visuals().text_color());
            });
        }
    });
    let games = table.openings().map_or(1, |openings| openings.games.max(1));
    let walked: Vec<Move> = state.fuseki().path()[..state.fuseki().at()].iter().map(|step| step.play).collect();
    builder.body(|body| {
        body.rows(ROW, table.len(), |mut row| {
            let at = row.index();
            let Some(opening) = table.row(at) else { return };
            let is_here = !walked.is_empty() && opening.moves == walked;
            row.set_selected(is_here);
            row.col(|ui| {
                let picture = Rect::from_center_size(ui.max_rect().center(), vec2(PICTURE, PICTURE));
                let last = opening.moves.last().and_then(|play| play.point());
                paint_mini_board(ui, picture, state.fuseki().size(), &opening.stones, last);
            });
            row.col(|ui| name_ui(ui, state, opening, table.rank(at).unwrap_or(0)));
            row.col(|ui| right(ui, &grouped(u64::from(opening.games))));
            row.col(|ui| right(ui, &percent(f64::from(opening.games) / games as f64)));
            row.col(|ui| wins_ui(ui, opening));
            row.col(|ui| right(ui, &years(opening)));
            let response = row.response();
            let label = format!("Opening {}: {}, {} games", at + 1, named(opening), grouped(u64::from(opening.games)));
            response.widget_info(|| WidgetInfo::selected(Role::Row, true, is_here, &label));
            let clicked = response.clicked();
            response.on_hover_ui(|ui| tip_ui(ui, state, opening));
            if clicked {
                out.push(FusekiCommand::Choose(at));
            }
        });
    });
}

fn right(ui: &Ui, text: &str) {
    let rect = ui.max_rect();
    let font = TextStyle::Body.resolve(ui.style());
    ui.painter().text(
        pos2(rect.right() - 4.0, rect.center().y),
        Align2::RIGHT_CENTER,
        text,
        font,
        ui.visuals().text_color(),
    );
}

fn named(opening: &Opening) -> String {
    let names: Vec<String> = opening.names.iter().map(ToString::to_string).collect();
    if names.is_empty() { "no name".to_owned() } else { names.join(", ") }
}

fn moves_in_words(state: &AppState, opening: &Opening) -> String {
    let size = state.fuseki().size();
    let label = |play: &Move| play.point().map_or("pass".to_owned(), |point| point.label(size));
    opening.moves.iter().map(label).collect::<Vec<_>>().join(" ")
}

fn name_ui(ui: &Ui, state: &AppState, opening: &Opening, rank: u32) {
    let tones = Tones::of(ui);
    let rect = ui.max_rect().shrink2(vec2(4.0, 2.0));
    let body = TextStyle::Body.resolve(ui.style());
    let small = TextStyle::Small.resolve(ui.style());
    let mut job = LayoutJob::default();
    let format = |font: &egui::FontId, color| egui::TextFormat::simple(font.clone(), color);
    job.append(&format!("{rank}. "), 0.0, format(&small, tones.weak));
    if !opening.names.is_empty() {
        job.append(&named(opening), 0.0, format(&body, tones.text));
    }
    job.append("\n", 0.0, format(&small, tones.weak));
    job.append(&moves_in_words(state, opening), 0.0, format(&small, tones.weak));
    job.wrap.max_width = rect.width();
    job.wrap.max_rows = 4;
    let galley = ui.painter().layout_job(job);
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, tones.text);
}

fn wins_ui(ui: &Ui, opening: &Opening) {
    let rect = ui.max_rect();
    let Some(rate) = wilson(u64::from(opening.black_wins), u64::from(opening.decided)) else {
        return right(ui, "–");
    };
    let bar = Rect::from_min_max(
        pos2(rect.left() + 4.0, rect.center().y - 4.5),
        pos2(rect.right() - 48.0, rect.center().y + 4.5),
    );
    paint_rate(ui, bar, rate, !differs_from_even(rate));
    right(ui, &percent(rate.rate));
}

fn years(opening: &Opening) -> String {
    match opening.years {
        None => "–".to_owned(),
        Some((first, last)) if first == last => first.to_string(),
        Some((first, last)) => format!("{first}–{last}"),
    }
}

fn tip_ui(ui: &mut Ui, state: &AppState, opening: &Opening) {
    ui.set_max_width(360.0);
    ui.strong(named(opening));
    let originals: Vec<&str> = opening.names.iter().map(|name| name.original).collect();
    if !originals.is_empty() {
        ui.add(Label::new(RichText::new(originals.join(", ")).weak()));
    }
    match opening.moves.is_empty() {
        true => ui.label("By many orders of moves, none of them frequent enough to be kept."),
        false => ui.label(moves_in_words(state, opening)),
    };
    if let Some(rate) = wilson(u64::from(opening.black_wins), u64::from(opening.decided)) {
        ui.label(format!("Black won {} of {}", interval(rate), counted(opening.decided as usize, "decided game")));
    }
    ui.weak("Click: walk there.");
}
