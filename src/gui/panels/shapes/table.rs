//! The table of mined patterns. Only the rows in sight are built, whatever their number.
//!
//! Cells are painted, not made of widgets: a row is one thing to click, to focus and to name. The row height is a
//! multiple of 16, which keeps rows at whole pixels up to five million of them although egui scrolls in `f32`.

use egui::text::LayoutJob;
use egui::{Align2, Rect, Role, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::{ShapesView, filters, words};
use crate::wanted::Wanted;
use crate::widgets::bars;
use crate::widgets::busy::busy;
use crate::widgets::table::{Head, Rows, Sorting, Table};
use crate::widgets::thumbnail::paint_thumbnail;
use katachi_app::shapes::against::Against;
use katachi_app::shapes::order::{Column, Sort};
use katachi_app::shapes::{Results, ShapeFile, Shapes, ShapesCommand};
use katachi_app::{AppState, Dataset};
use katachi_core::library::professional;
use katachi_core::mining::compare::Unit;
use katachi_core::mining::{MinedPatterns, MiningParams, Source};
use katachi_core::pattern::Window;
use katachi_core::pattern::names::ShapeNames;
use katachi_language::text;
use katachi_sentences::shapes::shape_title;

const ROW_HEIGHT: f32 = 48.0;

/// How a column looks in the table.
trait ColumnLook {
    /// The title depends on the source: shapes around moves were played, a final position has its shapes.
    fn title(self, source: Source) -> &'static str;
    /// The head of the column in copies and files.
    fn key(self, source: Source) -> &'static str;
    fn help(self, source: Source) -> &'static str;
    /// The width in a pane of medium width. All columns grow and shrink together.
    fn width(self) -> f32;
    /// Columns that a source has anything to say in.
    fn has_sense(self, source: Source, compares: bool) -> bool;
}

impl ColumnLook for Column {
    fn title(self, source: Source) -> &'static str {
        match self {
            Column::Rank => text!("shapes-column-rank"),
            Column::Shape => text!("shapes-column-shape"),
            Column::Name => text!("shapes-column-name"),
            Column::Count if source == Source::Move => text!("shapes-column-played"),
            Column::Count => text!("shapes-column-times"),
            Column::Games => text!("shapes-column-games"),
            Column::K => text!("shapes-column-k"),
            Column::Bits => text!("shapes-column-bits"),
            Column::PlayedRate => text!("shapes-column-share"),
            Column::MoverWins => text!("shapes-column-wins"),
            Column::Years => text!("shapes-column-years"),
            Column::Against => text!("shapes-column-against"),
        }
    }

    fn key(self, source: Source) -> &'static str {
        match self {
            Column::Rank => "Rank",
            Column::Shape => "Shape",
            Column::Name => "Name",
            Column::Count if source == Source::Move => "Played",
            Column::Count => "Times",
            Column::Games => "Games",
            Column::K => "K",
            Column::Bits => "Bits",
            Column::PlayedRate => "Share",
            Column::MoverWins => "Black wins",
            Column::Years => "Years",
            Column::Against => "vs. pros",
        }
    }

    fn help(self, source: Source) -> &'static str {
        match self {
            Column::Rank => text!("shapes-column-rank-help"),
            Column::Shape => text!("shapes-column-shape-help"),
            Column::Name => words::name_help(),
            Column::Count if source == Source::Move => text!("shapes-column-played-help"),
            Column::Count => text!("shapes-column-times-help"),
            Column::Games => text!("shapes-column-games-help"),
            Column::K => text!("shapes-k-help"),
            Column::Bits => text!("shapes-bits-help"),
            Column::PlayedRate => text!("shapes-rate-help"),
            Column::MoverWins => text!("shapes-wins-help"),
            Column::Years => text!("shapes-years-help"),
            Column::Against => text!("shapes-against-help"),
        }
    }

    fn width(self) -> f32 {
        match self {
            Column::Rank => 58.0,
            Column::Shape => 54.0,
            Column::Name => 92.0,
            Column::Count => 72.0,
            Column::Games => 58.0,
            Column::K => 34.0,
            Column::Bits => 46.0,
            Column::PlayedRate => 90.0,
            Column::MoverWins => 80.0,
            Column::Years => 84.0,
            Column::Against => 108.0,
        }
    }

    fn has_sense(self, source: Source, compares: bool) -> bool {
        if self == Column::Against {
            return compares;
        }
        source == Source::Move || !matches!(self, Column::PlayedRate | Column::MoverWins)
    }
}

pub fn table_ui(ui: &mut Ui, view: &mut ShapesView, app: &AppState, out: &mut Wanted) {
    let shapes = app.shapes();
    results_ui(ui, shapes, out);
    let Some(patterns) = shapes.patterns() else {
        nothing_mined_ui(ui, app, out);
        return;
    };
    filters::filters_ui(ui, shapes, patterns, out);
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        let (shown, all) = (shapes.rows().len() as u64, patterns.len() as u64);
        if shown == all {
            ui.label(text!("general-shapes", shapes = all));
        } else {
            ui.label(text!("shapes-shown-of", shown = shown, all = all));
        }
        if patterns.distinct > all {
            ui.weak(text!("shapes-rarer", shapes = patterns.distinct - all));
        }
        let occurrences = text!("shapes-occurrences", occurrences = patterns.occurrences);
        ui.weak(text!("shapes-in-games", games = patterns.games, occurrences = occurrences));
        if shapes.is_ordering() {
            busy(ui, 26.0);
            ui.weak(text!("shapes-ordering"));
        }
    });
    if shapes.rows().is_empty() && !shapes.is_ordering() {
        ui.add_space(24.0);
        ui.vertical_centered(|ui| {
            if patterns.is_empty() {
                ui.label(text!("shapes-nothing-found"));
            } else {
                ui.label(text!("shapes-none-passes"));
                if ui.button(text!("shapes-clear-filter")).clicked() {
                    out.push(ShapesCommand::SetFilter(Default::default()));
                }
            }
        });
        return;
    }
    rows_ui(ui, view, shapes, patterns, out);
}

/// Which result is looked at, and what can be done with it.
fn results_ui(ui: &mut Ui, shapes: &Shapes, out: &mut Wanted) {
    let results = shapes.results();
    ui.horizontal_wrapped(|ui| {
        if let Some((selected, patterns)) = results.selected() {
            egui::ComboBox::from_id_salt("mined result")
                .selected_text(titled(results.whose().get(selected), &patterns.params))
                .width(230.0)
                .show_ui(ui, |ui| {
                    for (at, params) in results.params().iter().enumerate() {
                        if ui.selectable_label(at == selected, titled(results.whose().get(at), params)).clicked() {
                            out.push(ShapesCommand::SelectResult(at));
                        }
                    }
                    ui.separator();
                    ui.weak(text!("shapes-professional-read-only"));
                    for window in professional::windows() {
                        let params = MiningParams::new(window.clone(), Source::Move);
                        let is_open = selected_is(results, Dataset::Professional) && patterns.params.window == window;
                        if ui.selectable_label(is_open, titled(Some(&Dataset::Professional), &params)).clicked() {
                            out.push(ShapesCommand::Professional(window));
                        }
                    }
                })
                .response
                .widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("shapes-result-field")));
            let menu = ui.menu_button(text!("general-save"), |ui| {
                if ui.button(text!("shapes-save-whole")).on_hover_text(text!("shapes-save-whole-tip")).clicked() {
                    out.push(ShapesCommand::Save);
                    ui.close();
                }
                ui.separator();
                ui.weak(text!("shapes-save-rows"));
                for file in ShapeFile::ALL {
                    if ui.button(file.title()).clicked() {
                        out.push(ShapesCommand::Export(file));
                        ui.close();
                    }
                }
            });
            menu.response.on_hover_text(text!("shapes-save-tip"));
        }
        if ui.button(text!("general-open")).on_hover_text(text!("shapes-open-tip")).clicked() {
            out.push(ShapesCommand::AskForFile);
        }
        if shapes.is_mining() {
            busy(ui, 26.0);
            ui.weak(text!("shapes-mining"));
        }
        if shapes.can_compare() {
            let mut compares = shapes.compares();
            let response = ui.checkbox(&mut compares, text!("shapes-compare"));
            if response.on_hover_text(text!("shapes-against-help")).changed() {
                out.push(ShapesCommand::Compare(compares));
            }
            if compares {
                for unit in Unit::ALL {
                    let (name, help) = words::unit(unit);
                    if ui.selectable_label(shapes.unit() == unit, name).on_hover_text(help).clicked() {
                        out.push(ShapesCommand::SetUnit(unit));
                    }
                }
            }
        }
    });
}

fn selected_is(results: &Results, whose: Dataset) -> bool {
    results.selected().is_some_and(|(at, _)| results.whose().get(at) == Some(&whose))
}

/// The title of a result: whose games, and what was mined. The user's own games go without a name.
fn titled(whose: Option<&Dataset>, params: &MiningParams) -> String {
    match whose {
        Some(Dataset::Professional) => text!("shapes-result-of-professionals", result = words::result(params)),
        _ => words::result(params),
    }
}

fn nothing_mined_ui(ui: &mut Ui, app: &AppState, out: &mut Wanted) {
    ui.add_space(32.0);
    ui.vertical_centered(|ui| {
        ui.heading(text!("shapes-no-shapes"));
        if app.shapes().is_mining() || app.is_loading() {
            ui.label(text!("shapes-games-are-read"));
            return;
        }
        if app.corpus().is_empty() {
            ui.label(text!("shapes-drop-files"));
            return;
        }
        ui.label(text!("shapes-games-wait", games = app.corpus().games().len()));
        ui.add_space(8.0);
        for (text, window) in [
            (text!("shapes-mine-3"), Window::square(3)),
            (text!("shapes-mine-5"), Window::square(5)),
            (text!("shapes-mine-diamond"), Window::diamond(2)),
        ] {
            if let Ok(window) = window
                && ui.button(text).clicked()
            {
                out.push(ShapesCommand::Mine(MiningParams::new(window, Source::Move)));
            }
        }
        ui.add_space(8.0);
        ui.weak(text!("shapes-other-windows"));
    });
}

fn rows_ui(ui: &mut Ui, view: &mut ShapesView, shapes: &Shapes, patterns: &MinedPatterns, out: &mut Wanted) {
    let compares = shapes.compares() && shapes.can_compare();
    let source = patterns.params.source;
    let columns: Vec<Column> = Column::ALL.into_iter().filter(|column| column.has_sense(source, compares)).collect();
    let sort = shapes.sort();
    let heads: Vec<Head> = columns.iter().map(|&column| head(column, source, sort)).collect();
    let is_new = std::mem::replace(&mut view.revealed, shapes.reveals()) != shapes.reveals();
    let place = if is_new { shapes.place() } else { None };
    let table = Table {
        name: "Shapes",
        title: text!("board-table-shapes"),
        heads: &heads,
        rows: shapes.rows().len(),
        row_height: ROW_HEIGHT,
        reveal: place,
        scales: 0.84..=1.4,
        has_own_keys: true,
    };
    let against = shapes.against().map(|against| &**against);
    let mut list = ShapeRows { columns: &columns, shapes, patterns, against };
    let output = table.show(ui, &mut list);
    out.extend(output.sort.map(|column| ShapesCommand::Sort(columns[column])));
    out.extend(output.clicked.or(output.opened).map(|row| ShapesCommand::Select(shapes.rows()[row] as usize)));
    out.extend(output.steps.into_iter().map(ShapesCommand::Step));
    out.extend(output.export);
}

fn head(column: Column, source: Source, sort: Sort) -> Head {
    let title = column.title(source);
    let head = match column {
        Column::Shape | Column::Name => Head::text(title, column.width()),
        _ => Head::number(title, column.width()),
    };
    let rank = match column {
        Column::Years => 4,
        Column::Games => 3,
        Column::Bits => 2,
        Column::K => 1,
        _ => 0,
    };
    let sorting = Sorting::of(sort.column == column, sort.descending);
    head.key(column.key(source)).rank(rank).help(column.help(source)).sorting(sorting)
}

struct ShapeRows<'a> {
    columns: &'a [Column],
    shapes: &'a Shapes,
    patterns: &'a MinedPatterns,
    against: Option<&'a Against>,
}

impl Rows for ShapeRows<'_> {
    fn is_selected(&self, row: usize) -> bool {
        self.shapes.selected() == Some(self.shapes.rows()[row] as usize)
    }

    fn cell_ui(&mut self, ui: &mut Ui, row: usize, column: usize) {
        cell_ui(ui, self.columns[column], self.patterns, self.shapes.rows()[row] as usize, self.against);
    }

    fn text(&self, row: usize, column: usize) -> String {
        cell_text(self.columns[column], self.patterns, self.shapes.rows()[row] as usize, self.against)
    }

    fn label(&self, row: usize) -> String {
        row_name(self.patterns, self.shapes.rows()[row] as usize)
    }
}

/// As it is copied: plain numbers, shares of one.
fn cell_text(column: Column, patterns: &MinedPatterns, at: usize, against: Option<&Against>) -> String {
    let stats = patterns.stats(at);
    match column {
        Column::Rank => (at + 1).to_string(),
        Column::Shape => patterns.pattern(at).rows().join("/"),
        Column::Name => {
            let names = ShapeNames::shipped().of_set(patterns.names(at)).map(shape_title);
            names.collect::<Vec<_>>().join(", ")
        }
        Column::Count => stats.occurrences.to_string(),
        Column::Games => stats.games.to_string(),
        Column::K => patterns.k(at).to_string(),
        Column::Bits => format!("{:.3}", patterns.bits(at)),
        Column::PlayedRate => stats.played_rate().map_or(String::new(), |rate| format!("{:.4}", rate.rate)),
        Column::MoverWins if stats.decided == 0 => String::new(),
        Column::MoverWins => format!("{:.4}", stats.mover_wins as f64 / stats.decided as f64),
        Column::Years => words::years(stats),
        Column::Against => match against.and_then(|against| against.set.of_row(at)) {
            None => String::new(),
            Some(row) => format!("{:.3}", row.contrast.odds_ratio()),
        },
    }
}

/// `rank 1, 5 stones, 1,234 occurrences, Hane`.
fn row_name(patterns: &MinedPatterns, at: usize) -> String {
    let name = ShapeNames::shipped().of_set(patterns.names(at)).next();
    let stones = text!("general-stones", stones = patterns.k(at));
    let occurrences = text!("shapes-occurrences", occurrences = patterns.stats(at).occurrences);
    match name.map(shape_title) {
        None => text!("shapes-row", rank = at + 1, stones = stones, occurrences = occurrences),
        Some(name) => {
            text!("shapes-row-named", rank = at + 1, stones = stones, occurrences = occurrences, name = name)
        }
    }
}

fn cell_ui(ui: &Ui, column: Column, patterns: &MinedPatterns, at: usize, against: Option<&Against>) {
    let rect = ui.max_rect();
    let stats = patterns.stats(at);
    let text = |text: String| {
        let font = TextStyle::Body.resolve(ui.style());
        let place = pos2(rect.right() - 4.0, rect.center().y);
        ui.painter().text(place, Align2::RIGHT_CENTER, text, font, ui.visuals().text_color());
    };
    match column {
        Column::Rank => text(words::count(at as u64 + 1)),
        Column::Shape => {
            let square = Rect::from_center_size(rect.center(), vec2(44.0, 44.0));
            paint_thumbnail(ui, square, &patterns.pattern(at), patterns.params.is_before_move());
        }
        Column::Name => name_ui(ui, patterns, at),
        Column::Count => text(words::count(stats.occurrences)),
        Column::Games => text(words::count(stats.games)),
        Column::K => text(patterns.k(at).to_string()),
        Column::Bits => text(format!("{:.1}", patterns.bits(at))),
        Column::PlayedRate => match stats.played_rate() {
            None => text("–".to_owned()),
            Some(interval) => {
                let bar =
                    Rect::from_min_size(pos2(rect.left() + 2.0, rect.center().y - 4.5), vec2(rect.width() - 54.0, 9.0));
                bars::paint_interval(ui, bar, interval);
                text(words::percent(interval.rate));
            }
        },
        Column::MoverWins if stats.decided == 0 => text("–".to_owned()),
        Column::MoverWins => text(words::percent(stats.mover_wins as f64 / stats.decided as f64)),
        Column::Years => text(words::years(stats)),
        Column::Against => match against.map(|against| against.set.of_row(at)) {
            None => text("…".to_owned()),
            Some(None) => text("–".to_owned()),
            Some(Some(row)) => {
                let bar =
                    Rect::from_min_size(pos2(rect.left() + 2.0, rect.center().y - 4.5), vec2(rect.width() - 58.0, 9.0));
                bars::paint_ratio(ui, bar, &row.contrast, row.q_value);
                text(words::times(row.contrast.odds_ratio()));
            }
        },
    }
}

/// The first name, wrapped; the others where there is room for a second line.
fn name_ui(ui: &Ui, patterns: &MinedPatterns, at: usize) {
    let rect = ui.max_rect().shrink2(vec2(4.0, 2.0));
    let names = ShapeNames::shipped();
    let shown: Vec<&str> = names.of_set(patterns.names(at)).take(2).map(shape_title).collect();
    if shown.is_empty() {
        return;
    }
    let font = TextStyle::Small.resolve(ui.style());
    let mut job = LayoutJob::simple(shown.join("\n"), font, ui.visuals().text_color(), rect.width());
    job.wrap.max_rows = 3;
    let galley = ui.painter().layout_job(job);
    let place = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().with_clip_rect(ui.max_rect()).galley(place, galley, ui.visuals().text_color());
}
