//! The table of openings: picture, names, games, share, who won, years. Only the rows in sight are built.

use egui::text::LayoutJob;
use egui::{DragValue, Label, Rect, RichText, Role, TextEdit, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::super::find::words::{grouped, interval, paint_rate, percent};
use super::{Out, ready_ui};
use crate::theme::Tones;
use crate::tokens::space;
use crate::widgets::busy::busy;
use crate::widgets::filter_field::keep_focus;
use crate::widgets::mini_board::paint_mini_board;
use crate::widgets::table::{TableHead, TableRows, TableWidget, number};
use katachi_app::find::continuations::differs_from_even;
use katachi_app::fuseki::FusekiCommand;
use katachi_app::fuseki::table::{MAX_OPENING_MOVES, OpeningTableForm};
use katachi_app::{AppState, Dataset};
use katachi_core::go::Move;
use katachi_core::go::influence::areas;
use katachi_core::mining::fuseki::Opening;
use katachi_core::mining::wilson;
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::words::listed;

const ROW_HEIGHT: f32 = 80.0;
const PICTURE_SIZE: f32 = 74.0;

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
                busy(ui, 26.0);
                ui.weak(text!("fuseki-counting"));
            });
            return;
        };
        ui.horizontal_wrapped(|ui| {
            ui.strong(state.fuseki().whose().title());
            let (shown, all) = (table.len(), openings.rows.len());
            ui.label(match (openings.params.ordered, shown == all) {
                (false, true) => text!("fuseki-table-positions", all = all),
                (false, false) => text!("fuseki-table-positions-shown", shown = shown, all = all),
                (true, true) => text!("fuseki-table-orders", all = all),
                (true, false) => text!("fuseki-table-orders-shown", shown = shown, all = all),
            });
            ui.weak(text!("fuseki-table-games", games = openings.games));
            if openings.too_short > 0 {
                ui.weak(text!("fuseki-table-shorter", games = openings.too_short));
            }
            if openings.other_sizes > 0 {
                ui.weak(text!("fuseki-table-other-boards", games = openings.other_sizes));
            }
        });
        if table.is_empty() {
            ui.add_space(space::LARGE);
            let why = match openings.rows.is_empty() {
                true => text!("fuseki-table-no-moves"),
                false => text!("fuseki-table-no-name"),
            };
            ui.vertical_centered(|ui| ui.label(why));
            return;
        }
        rows_ui(ui, state, out);
    }

    fn form_ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let (fuseki, table) = (state.fuseki(), state.fuseki().table());
        ui.horizontal_wrapped(|ui| {
            let OpeningTableForm { mut moves, mut ordered } = table.form();
            let label = ui.label(text!("fuseki-table-after"));
            let field = DragValue::new(&mut moves).range(1..=MAX_OPENING_MOVES).speed(0.08);
            ui.add(field.suffix(format!(" {}", text!("fuseki-table-after-moves")))).labelled_by(label.id);
            for (value, title, tip) in [
                (false, text!("fuseki-table-by-positions"), text!("fuseki-table-by-positions-tip")),
                (true, text!("fuseki-table-by-orders"), text!("fuseki-table-by-orders-tip")),
            ] {
                let can = !value || fuseki.whose() == Dataset::Own;
                let is_chosen = (ordered && fuseki.whose() == Dataset::Own) == value;
                let button = egui::Button::selectable(is_chosen, title);
                if ui.add_enabled(can, button).on_hover_text(tip).on_disabled_hover_text(tip).clicked() {
                    ordered = value;
                }
            }
            if (OpeningTableForm { moves, ordered }) != table.form() {
                out.push(FusekiCommand::List(OpeningTableForm { moves, ordered }));
            }
            let hint = text!("fuseki-table-filter-hint");
            let response = ui.add(TextEdit::singleline(&mut self.filter).hint_text(hint).desired_width(120.0));
            keep_focus(&response);
            response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, text!("fuseki-table-filter")));
            if response.changed() {
                out.push(FusekiCommand::FilterNames(self.filter.clone()));
            }
        });
    }
}

fn rows_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let heads = [
        TableHead::text("", 82.0).fixed(),
        TableHead::text(text!("fuseki-opening"), 150.0).key("Opening"),
        TableHead::number(text!("fuseki-column-games"), 58.0).key("Games"),
        TableHead::number(text!("fuseki-head-share"), 54.0).key("Share"),
        TableHead::number(text!("fuseki-head-wins"), 104.0).key("Black wins"),
        TableHead::number(text!("fuseki-column-influence"), 66.0)
            .key("Influence")
            .rank(1)
            .help(text!("fuseki-column-influence-help")),
        TableHead::number(text!("fuseki-years"), 84.0).key("Years"),
    ];
    let table = TableWidget {
        name: "Openings",
        title: text!("board-table-openings"),
        heads: &heads,
        rows: state.fuseki().table().len(),
        row_height: ROW_HEIGHT,
        reveal: None,
        scales: 0.86..=1.5,
        has_own_keys: false,
    };
    let (fuseki, openings) = (state.fuseki(), state.fuseki().table().openings());
    let walked = fuseki.path()[..fuseki.at()].iter().map(|step| step.play).collect();
    let mut list = OpeningRows { state, games: openings.map_or(1, |openings| openings.games.max(1)), walked };
    let output = table.show(ui, &mut list);
    out.extend(output.clicked.or(output.opened).map(FusekiCommand::Choose));
    out.extend(output.export);
}

struct OpeningRows<'a> {
    state: &'a AppState,
    games: u64,
    /// The moves that lead to the current position.
    walked: Vec<Move>,
}

impl OpeningRows<'_> {
    fn opening(&self, row: usize) -> Option<&Opening> {
        self.state.fuseki().table().row(row)
    }

    fn influence(&self, opening: &Opening) -> String {
        areas(self.state.fuseki().size(), &opening.stones).sentence()
    }
}

impl TableRows for OpeningRows<'_> {
    const IS_STEPPED: bool = false;
    const HAS_TIPS: bool = true;

    fn is_selected(&self, row: usize) -> bool {
        !self.walked.is_empty() && self.opening(row).is_some_and(|opening| opening.moves == self.walked)
    }

    fn cell_ui(&mut self, ui: &mut Ui, row: usize, column: usize) {
        let Some(opening) = self.opening(row) else { return };
        match column {
            0 => {
                let picture = Rect::from_center_size(ui.max_rect().center(), vec2(PICTURE_SIZE, PICTURE_SIZE));
                let last = opening.moves.last().and_then(|play| play.point());
                paint_mini_board(ui, picture, self.state.fuseki().size(), &opening.stones, last);
            }
            1 => name_ui(ui, self.state, opening, self.state.fuseki().table().rank(row).unwrap_or(0)),
            2 => number(ui, &grouped(u64::from(opening.games))),
            3 => number(ui, &percent(f64::from(opening.games) / self.games as f64)),
            4 => wins_ui(ui, opening),
            5 => number(ui, &self.influence(opening)),
            _ => number(ui, &years(opening)),
        }
    }

    fn text(&self, row: usize, column: usize) -> String {
        let Some(opening) = self.opening(row) else { return String::new() };
        match column {
            0 => moves_in_words(self.state, opening),
            1 => named(opening),
            2 => opening.games.to_string(),
            3 => format!("{:.4}", f64::from(opening.games) / self.games as f64),
            4 => {
                let wins = wilson(u64::from(opening.black_wins), u64::from(opening.decided));
                wins.map_or(String::new(), |wins| format!("{:.4}", wins.rate))
            }
            5 => self.influence(opening),
            _ => years(opening),
        }
    }

    fn label(&self, row: usize) -> String {
        let Some(opening) = self.opening(row) else { return String::new() };
        text!("fuseki-table-row", number = row + 1, names = named(opening), games = opening.games)
    }

    fn tip_ui(&self, ui: &mut Ui, row: usize) {
        if let Some(opening) = self.opening(row) {
            tip_ui(ui, self.state, opening);
        }
    }
}

fn named(opening: &Opening) -> String {
    let names: Vec<String> = opening.names.iter().map(Sentence::sentence).collect();
    if names.is_empty() { text!("fuseki-unnamed").to_owned() } else { listed(&names) }
}

fn moves_in_words(state: &AppState, opening: &Opening) -> String {
    let size = state.fuseki().size();
    let label = |play: &Move| play.point().map_or_else(|| text!("fuseki-pass").to_owned(), |point| point.label(size));
    opening.moves.iter().map(label).collect::<Vec<_>>().join(" ")
}

fn name_ui(ui: &Ui, state: &AppState, opening: &Opening, rank: u32) {
    let tones = Tones::for_context(ui);
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
        return number(ui, "–");
    };
    let bar = Rect::from_min_max(
        pos2(rect.left() + 4.0, rect.center().y - 4.5),
        pos2(rect.right() - 48.0, rect.center().y + 4.5),
    );
    paint_rate(ui, bar, rate, !differs_from_even(rate));
    number(ui, &percent(rate.rate));
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
        ui.add(Label::new(RichText::new(listed(&originals)).weak()));
    }
    match opening.moves.is_empty() {
        true => ui.label(text!("fuseki-table-many-orders")),
        false => ui.label(moves_in_words(state, opening)),
    };
    if let Some(rate) = wilson(u64::from(opening.black_wins), u64::from(opening.decided)) {
        ui.label(text!("fuseki-table-black-won", share = interval(rate), games = opening.decided));
    }
    ui.weak(text!("fuseki-table-click"));
}
