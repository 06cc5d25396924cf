//! The table of mined patterns. Only the rows in sight are built, whatever their number.
//!
//! Cells are painted, not made of widgets: a row is one thing to click, to focus and to name. The row height is a
//! multiple of 16, which keeps rows at whole pixels up to five million of them although egui scrolls in `f32`.

use egui::text::LayoutJob;
use egui::{Align2, Rect, TextStyle, Ui, pos2, vec2};

use super::{ShapesView, filters, results, words};
use crate::tokens::space;
use crate::wanted::PanelRequests;
use crate::widgets::bars;
use crate::widgets::busy::busy;
use crate::widgets::controls;
use crate::widgets::table::{Sorting, TableHead, TableRows, TableWidget};
use crate::widgets::thumbnail::paint_move;
use katachi_app::AppState;
use katachi_app::shapes::against::ProfessionalComparison;
use katachi_app::shapes::order::{ShapeColumn, Sort};
use katachi_app::shapes::{ShapeFile, Shapes, ShapesCommand};
use katachi_core::mining::compare::Unit;
use katachi_core::mining::{MinedPatterns, MiningParams, PatternSource};
use katachi_core::pattern::names::ShapeNames;
use katachi_core::pattern::{Image, Window};
use katachi_language::text;
use katachi_sentences::shapes::shape_title;

const ROW_HEIGHT: f32 = 64.0;

/// How a column looks in the table.
trait ShapeColumnLook {
    /// The title depends on the source: shapes around moves are played, shapes in a final position occur.
    fn title(self, source: PatternSource) -> &'static str;
    /// The head of the column in copies and files.
    fn key(self, source: PatternSource) -> &'static str;
    fn help(self, source: PatternSource) -> &'static str;
    /// The width in a pane of medium width. All columns grow and shrink together.
    fn width(self) -> f32;
    /// Whether the column makes sense for this source.
    fn has_sense(self, source: PatternSource, compares: bool) -> bool;
}

impl ShapeColumnLook for ShapeColumn {
    fn title(self, source: PatternSource) -> &'static str {
        match self {
            ShapeColumn::Rank => text!("shapes-column-rank"),
            ShapeColumn::Shape => text!("shapes-column-shape"),
            ShapeColumn::Name => text!("shapes-column-name"),
            ShapeColumn::Count if source == PatternSource::Move => text!("shapes-column-played"),
            ShapeColumn::Count => text!("shapes-column-times"),
            ShapeColumn::Games => text!("shapes-column-games"),
            ShapeColumn::K => text!("shapes-column-k"),
            ShapeColumn::Bits => text!("shapes-column-bits"),
            ShapeColumn::PlayedRate => text!("shapes-column-share"),
            ShapeColumn::MoverWins => text!("shapes-column-wins"),
            ShapeColumn::Years => text!("shapes-column-years"),
            ShapeColumn::Against => text!("shapes-column-against"),
        }
    }

    fn key(self, source: PatternSource) -> &'static str {
        match self {
            ShapeColumn::Rank => "Rank",
            ShapeColumn::Shape => "Shape",
            ShapeColumn::Name => "Name",
            ShapeColumn::Count if source == PatternSource::Move => "Played",
            ShapeColumn::Count => "Times",
            ShapeColumn::Games => "Games",
            ShapeColumn::K => "K",
            ShapeColumn::Bits => "Bits",
            ShapeColumn::PlayedRate => "Share",
            ShapeColumn::MoverWins => "Mover wins",
            ShapeColumn::Years => "Years",
            ShapeColumn::Against => "Ratio to pros",
        }
    }

    fn help(self, source: PatternSource) -> &'static str {
        match self {
            ShapeColumn::Rank => text!("shapes-column-rank-help"),
            ShapeColumn::Shape => text!("shapes-column-shape-help"),
            ShapeColumn::Name => words::name_help(),
            ShapeColumn::Count if source == PatternSource::Move => text!("shapes-column-played-help"),
            ShapeColumn::Count => text!("shapes-column-times-help"),
            ShapeColumn::Games => text!("shapes-column-games-help"),
            ShapeColumn::K => text!("shapes-k-help"),
            ShapeColumn::Bits => text!("shapes-bits-help"),
            ShapeColumn::PlayedRate => text!("shapes-rate-help"),
            ShapeColumn::MoverWins => text!("shapes-wins-help"),
            ShapeColumn::Years => text!("shapes-years-help"),
            ShapeColumn::Against => text!("shapes-against-help"),
        }
    }

    fn width(self) -> f32 {
        match self {
            ShapeColumn::Rank => 58.0,
            ShapeColumn::Shape => 54.0,
            ShapeColumn::Name => 92.0,
            ShapeColumn::Count => 72.0,
            ShapeColumn::Games => 58.0,
            ShapeColumn::K => 34.0,
            ShapeColumn::Bits => 46.0,
            ShapeColumn::PlayedRate => 90.0,
            ShapeColumn::MoverWins => 80.0,
            ShapeColumn::Years => 84.0,
            ShapeColumn::Against => 108.0,
        }
    }

    fn has_sense(self, source: PatternSource, compares: bool) -> bool {
        if self == ShapeColumn::Against {
            return compares;
        }
        source == PatternSource::Move || !matches!(self, ShapeColumn::PlayedRate | ShapeColumn::MoverWins)
    }
}

/// The title of a column.
pub fn column_title(column: ShapeColumn, source: PatternSource) -> &'static str {
    column.title(source)
}

pub fn table_ui(ui: &mut Ui, view: &mut ShapesView, app: &AppState, out: &mut PanelRequests) {
    let shapes = app.shapes();
    results_ui(ui, app, out);
    let Some(patterns) = shapes.patterns() else {
        nothing_mined_ui(ui, app, out);
        return;
    };
    filters::filters_ui(ui, shapes, patterns, out);
    results::typed_ui(ui, &shapes.filter().text, out);
    ui.add_space(space::TINY);
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
        return results::nothing_passes_ui(ui, patterns, out);
    }
    rows_ui(ui, view, shapes, patterns, out);
}

/// Chooses the result that the table shows, and offers to save, open and mine results.
fn results_ui(ui: &mut Ui, app: &AppState, out: &mut PanelRequests) {
    let shapes = app.shapes();
    let results = shapes.results();
    controls::toolbar(ui, |ui| {
        if let Some((selected, patterns)) = results.selected() {
            let most = (0.35 * ui.available_width()).max(230.0);
            let shown = results::shown_result(ui, shapes, selected, patterns, most);
            results::choose_result_ui(ui, shapes, selected, patterns, &shown, out);
            let menu = ui.menu_button(text!("general-save"), |ui| save_menu_ui(ui, out));
            menu.response.on_hover_text(text!("shapes-save-tip"));
        }
        if ui.button(text!("general-open")).on_hover_text(text!("shapes-open-tip")).clicked() {
            out.push(ShapesCommand::AskForFile);
        }
        if shapes.is_mining() {
            busy(ui, 26.0);
            ui.weak(text!("shapes-mining"));
        }
        if results.selected().is_some() {
            results::view_pair(ui, false, out);
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

fn save_menu_ui(ui: &mut Ui, out: &mut PanelRequests) {
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
}

fn nothing_mined_ui(ui: &mut Ui, app: &AppState, out: &mut PanelRequests) {
    ui.add_space(space::HUGE);
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
        ui.add_space(space::SMALL);
        for (text, window) in [
            (text!("shapes-mine-3"), Window::square(3)),
            (text!("shapes-mine-5"), Window::square(5)),
            (text!("shapes-mine-diamond"), Window::diamond(2)),
        ] {
            if let Ok(window) = window
                && ui.button(text).clicked()
            {
                let usual = MiningParams::new(window, PatternSource::Move);
                out.push(ShapesCommand::Mine(app.shapes().as_offered(usual)));
            }
        }
        ui.add_space(space::SMALL);
        ui.weak(text!("shapes-other-windows"));
    });
}

fn rows_ui(ui: &mut Ui, view: &mut ShapesView, shapes: &Shapes, patterns: &MinedPatterns, out: &mut PanelRequests) {
    let compares = shapes.compares() && shapes.can_compare();
    let source = patterns.params.source;
    let columns: Vec<ShapeColumn> =
        ShapeColumn::ALL.into_iter().filter(|column| column.has_sense(source, compares)).collect();
    let sort = shapes.sort();
    let heads: Vec<TableHead> = columns.iter().map(|&column| head(column, source, sort)).collect();
    let is_new = std::mem::replace(&mut view.revealed, shapes.reveals()) != shapes.reveals();
    let place = if is_new { shapes.place() } else { None };
    let table = TableWidget {
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

fn head(column: ShapeColumn, source: PatternSource, sort: Sort) -> TableHead {
    let title = column.title(source);
    let head = match column {
        ShapeColumn::Shape | ShapeColumn::Name => TableHead::text(title, column.width()),
        _ => TableHead::number(title, column.width()),
    };
    let rank = match column {
        ShapeColumn::Years => 4,
        ShapeColumn::Games => 3,
        ShapeColumn::Bits => 2,
        ShapeColumn::K => 1,
        _ => 0,
    };
    // Bits follow from the frequency, so their order, which the gallery offers, is that of the ranks.
    let sorted = if sort.column == ShapeColumn::Bits { ShapeColumn::Rank } else { sort.column };
    let sorting = match column {
        ShapeColumn::Bits => Sorting::Fixed,
        _ => Sorting::for_column(sorted == column, sort.descending),
    };
    head.key(column.key(source)).rank(rank).help(column.help(source)).sorting(sorting)
}

struct ShapeRows<'a> {
    columns: &'a [ShapeColumn],
    shapes: &'a Shapes,
    patterns: &'a MinedPatterns,
    against: Option<&'a ProfessionalComparison>,
}

impl TableRows for ShapeRows<'_> {
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

/// The text of a cell in copies: plain numbers, shares from 0 to 1.
fn cell_text(
    column: ShapeColumn,
    patterns: &MinedPatterns,
    at: usize,
    against: Option<&ProfessionalComparison>,
) -> String {
    let stats = patterns.stats(at);
    match column {
        ShapeColumn::Rank => (at + 1).to_string(),
        ShapeColumn::Shape => patterns.pattern(at).rows().join("/"),
        ShapeColumn::Name => {
            let names = ShapeNames::shipped().of_set(patterns.names(at)).map(shape_title);
            names.collect::<Vec<_>>().join(", ")
        }
        ShapeColumn::Count => stats.occurrences.to_string(),
        ShapeColumn::Games => stats.games.to_string(),
        ShapeColumn::K => patterns.k(at).to_string(),
        ShapeColumn::Bits => format!("{:.3}", patterns.bits(at)),
        ShapeColumn::PlayedRate => stats.played_rate().map_or(String::new(), |rate| format!("{:.4}", rate.rate)),
        ShapeColumn::MoverWins if stats.decided == 0 => String::new(),
        ShapeColumn::MoverWins => format!("{:.4}", stats.mover_wins as f64 / stats.decided as f64),
        ShapeColumn::Years => words::years(stats),
        ShapeColumn::Against => match against.and_then(|against| against.set.of_row(at)) {
            None => String::new(),
            Some(row) => format!("{:.3}", row.contrast.odds_ratio()),
        },
    }
}

/// `rank 1, 5 stones, 1,234 occurrences, Hane`.
pub fn row_name(patterns: &MinedPatterns, at: usize) -> String {
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

fn cell_ui(
    ui: &Ui,
    column: ShapeColumn,
    patterns: &MinedPatterns,
    at: usize,
    against: Option<&ProfessionalComparison>,
) {
    let rect = ui.max_rect();
    let stats = patterns.stats(at);
    let text = |text: String| {
        let font = TextStyle::Body.resolve(ui.style());
        let place = pos2(rect.right() - 4.0, rect.center().y);
        ui.painter().text(place, Align2::RIGHT_CENTER, text, font, ui.visuals().text_color());
    };
    match column {
        ShapeColumn::Rank => text(words::count(at as u64 + 1)),
        ShapeColumn::Shape => {
            let square = Rect::from_center_size(rect.center(), vec2(56.0, 56.0));
            let pattern = patterns.pattern(at);
            let turned = pattern.image(Image { symmetry: pattern.upright(), swapped: false });
            paint_move(ui, square, turned.as_ref().unwrap_or(&pattern), patterns.params.is_before_move());
        }
        ShapeColumn::Name => name_ui(ui, patterns, at),
        ShapeColumn::Count => text(words::count(stats.occurrences)),
        ShapeColumn::Games => text(words::count(stats.games)),
        ShapeColumn::K => text(patterns.k(at).to_string()),
        ShapeColumn::Bits => text(format!("{:.1}", patterns.bits(at))),
        ShapeColumn::PlayedRate => match stats.played_rate() {
            None => text("–".to_owned()),
            Some(interval) => {
                let bar =
                    Rect::from_min_size(pos2(rect.left() + 2.0, rect.center().y - 4.5), vec2(rect.width() - 54.0, 9.0));
                bars::paint_interval(ui, bar, interval);
                text(words::percent(interval.rate));
            }
        },
        ShapeColumn::MoverWins if stats.decided == 0 => text("–".to_owned()),
        ShapeColumn::MoverWins => text(words::percent(stats.mover_wins as f64 / stats.decided as f64)),
        ShapeColumn::Years => text(words::years(stats)),
        ShapeColumn::Against => match against.map(|against| against.set.of_row(at)) {
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

/// Shows the first name, wrapped; the other names if there is room for a second line.
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

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_language::{Language, speaking};

    #[test]
    fn wins_of_whoever_moved_are_not_headed_as_blacks() {
        let _english = speaking(Language::En);
        let (column, source) = (ShapeColumn::MoverWins, PatternSource::Move);
        assert_eq!([column.title(source), column.key(source)], ["Mover wins"; 2]);
    }

    #[test]
    fn a_ratio_to_the_professionals_is_headed_as_a_ratio() {
        let _english = speaking(Language::En);
        let (column, source) = (ShapeColumn::Against, PatternSource::Move);
        assert_eq!([column.title(source), column.key(source)], ["× pros", "Ratio to pros"]);
    }

    #[test]
    fn bits_only_repeat_the_order_of_the_ranks_and_are_no_order_of_the_table() {
        let sorting = |column, sort| head(column, PatternSource::Move, sort).sorting;
        assert_eq!(sorting(ShapeColumn::Bits, Sort::default()), Sorting::Fixed);
        assert_eq!(sorting(ShapeColumn::K, Sort::default()), Sorting::Possible);
        // The gallery's rarest first.
        let rarest = Sort { column: ShapeColumn::Bits, descending: true };
        assert_eq!(sorting(ShapeColumn::Bits, rarest), Sorting::Fixed);
        assert_eq!(sorting(ShapeColumn::Rank, rarest), Sorting::By { descending: true });
    }
}
