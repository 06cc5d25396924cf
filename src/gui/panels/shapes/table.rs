//! The table of mined patterns. Only the rows in sight are built, whatever their number.
//!
//! Cells are painted, not made of widgets: a row is one thing to click, to focus and to name. The row height is a
//! multiple of 16, which keeps rows at whole pixels up to five million of them although egui scrolls in `f32`.

use egui::text::LayoutJob;
use egui::{Align2, EventFilter, Id, Key, Rect, Response, Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};
use egui_extras::{Column as Width, TableBuilder};

use super::{ShapesView, filters, words};
use crate::widgets::bars;
use crate::widgets::thumbnail::{paint_thumbnail, paint_triangle};
use katachi_app::shapes::against::Against;
use katachi_app::shapes::order::{Column, Sort};
use katachi_app::shapes::{Results, Shapes, ShapesCommand};
use katachi_app::{AppState, Whose};
use katachi_core::library::professional;
use katachi_core::mining::compare::Unit;
use katachi_core::mining::{MinedPatterns, MiningParams, Source};
use katachi_core::pattern::Window;
use katachi_core::pattern::names::ShapeNames;

const ROW_HEIGHT: f32 = 48.0;
const HEAD_HEIGHT: f32 = 24.0;
const GAP: f32 = 4.0;

/// How a column looks in the table.
trait ColumnLook {
    fn title(self) -> &'static str;
    fn help(self) -> &'static str;
    /// In a pane of middling width; all grow and shrink together.
    fn width(self) -> f32;
    /// Columns that a source has anything to say in.
    fn has_sense(self, source: Source, compares: bool) -> bool;
}

impl ColumnLook for Column {
    fn title(self) -> &'static str {
        match self {
            Column::Rank => "Rank",
            Column::Shape => "Shape",
            Column::Name => "Name",
            Column::Count => "Count",
            Column::Games => "Games",
            Column::K => "K",
            Column::Bits => "Bits",
            Column::PlayedRate => "Played",
            Column::MoverWins => "Wins",
            Column::Years => "Years",
            Column::Against => "× pros",
        }
    }

    fn help(self) -> &'static str {
        match self {
            Column::Rank => "By how often it occurs.",
            Column::Shape => "Sorted by its diagram, row by row: empty, Black, White, off the board.",
            Column::Name => words::NAME_HELP,
            Column::Count => "How often it occurs.",
            Column::Games => "Games that contain it.",
            Column::K => words::K_HELP,
            Column::Bits => words::BITS_HELP,
            Column::PlayedRate => words::RATE_HELP,
            Column::MoverWins => words::WINS_HELP,
            Column::Years => "First and last year of a game that contains it.",
            Column::Against => words::AGAINST_HELP,
        }
    }

    fn width(self) -> f32 {
        match self {
            Column::Rank => 50.0,
            Column::Shape => 54.0,
            Column::Name => 92.0,
            Column::Count => 72.0,
            Column::Games => 58.0,
            Column::K => 34.0,
            Column::Bits => 46.0,
            Column::PlayedRate => 104.0,
            Column::MoverWins => 52.0,
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

pub fn table_ui(ui: &mut Ui, view: &mut ShapesView, app: &AppState, out: &mut Vec<ShapesCommand>) {
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
            ui.label(words::counted(all, "shape"));
        } else {
            ui.label(format!("{} of {}", words::count(shown), words::counted(all, "shape")));
        }
        ui.weak(format!(
            "in {}, {}",
            words::counted(patterns.games, "game"),
            words::counted(patterns.occurrences, "occurrence")
        ));
        if shapes.is_ordering() {
            ui.spinner();
            ui.weak("putting in order…");
        }
    });
    if shapes.rows().is_empty() && !shapes.is_ordering() {
        ui.add_space(24.0);
        ui.vertical_centered(|ui| {
            if patterns.is_empty() {
                ui.label("Nothing was found: no game reaches these moves, or no shape occurs often enough.");
            } else {
                ui.label("No shape passes the filter.");
                if ui.button("Clear the filter").clicked() {
                    out.push(ShapesCommand::SetFilter(Default::default()));
                }
            }
        });
        return;
    }
    keys(ui, out);
    let room = ui.available_width();
    egui::ScrollArea::horizontal()
        .id_salt("shapes table sideways")
        .show(ui, |ui| rows_ui(ui, view, shapes, patterns, room, out));
}

/// Which result is looked at, and what can be done with it.
fn results_ui(ui: &mut Ui, shapes: &Shapes, out: &mut Vec<ShapesCommand>) {
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
                    ui.weak(format!("{}, read only", professional::TITLE));
                    for window in professional::windows() {
                        let params = MiningParams::new(window.clone(), Source::Move);
                        let is_open = selected_is(results, Whose::Professional) && patterns.params.window == window;
                        if ui.selectable_label(is_open, titled(Some(&Whose::Professional), &params)).clicked() {
                            out.push(ShapesCommand::Professional(window));
                        }
                    }
                })
                .response
                .widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, "Mined result"));
            if ui.button("Save…").on_hover_text("Keep this result as a RON file").clicked() {
                out.push(ShapesCommand::Save);
            }
        }
        if ui.button("Open…").on_hover_text("Read a result that was saved").clicked() {
            out.push(ShapesCommand::AskForFile);
        }
        if shapes.is_mining() {
            ui.spinner();
            ui.weak("mining…");
        }
        if shapes.can_compare() {
            let mut compares = shapes.compares();
            if ui.checkbox(&mut compares, "Against the professionals").on_hover_text(words::AGAINST_HELP).changed() {
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

fn selected_is(results: &Results, whose: Whose) -> bool {
    results.selected().is_some_and(|(at, _)| results.whose().get(at) == Some(&whose))
}

/// Whose result it is, and of what; the user's own are the usual ones.
fn titled(whose: Option<&Whose>, params: &MiningParams) -> String {
    match whose {
        Some(Whose::Professional) => format!("Professionals: {}", words::result(params)),
        _ => words::result(params),
    }
}

fn nothing_mined_ui(ui: &mut Ui, app: &AppState, out: &mut Vec<ShapesCommand>) {
    ui.add_space(32.0);
    ui.vertical_centered(|ui| {
        ui.heading("No shapes yet");
        if app.shapes().is_mining() {
            ui.label("The games are being read. Shapes appear here in a moment.");
            return;
        }
        if app.corpus().is_empty() {
            ui.label("Drop SGF files, a folder or an archive on the window first.");
            return;
        }
        ui.label(format!("{} wait to be looked through.", words::counted(app.corpus().games().len() as u64, "game")));
        ui.add_space(8.0);
        for (text, window) in [
            ("Mine 3×3 shapes around moves", Window::square(3)),
            ("Mine 5×5 shapes around moves", Window::square(5)),
            ("Mine 13-point diamonds around moves", Window::diamond(2)),
        ] {
            if let Ok(window) = window
                && ui.button(text).clicked()
            {
                out.push(ShapesCommand::Mine(MiningParams::new(window, Source::Move)));
            }
        }
        ui.add_space(8.0);
        ui.weak("Any other window: the Mine panel, where you can also draw one.");
    });
}

fn rows_ui(
    ui: &mut Ui,
    view: &mut ShapesView,
    shapes: &Shapes,
    patterns: &MinedPatterns,
    room: f32,
    out: &mut Vec<ShapesCommand>,
) {
    let source = patterns.params.source;
    let compares = shapes.compares() && shapes.can_compare();
    let against = shapes.against().map(|against| &**against);
    let columns: Vec<Column> = Column::ALL.into_iter().filter(|column| column.has_sense(source, compares)).collect();
    ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
    let room = room - GAP * columns.len() as f32;
    let scale = (room / columns.iter().map(|column| column.width()).sum::<f32>()).clamp(0.84, 1.4);
    let mut table = TableBuilder::new(ui).id_salt("shapes").striped(true).sense(Sense::click()).auto_shrink(false);
    for column in &columns {
        table = table.column(Width::exact(column.width() * scale));
    }
    if std::mem::replace(&mut view.revealed, shapes.reveals()) != shapes.reveals()
        && let Some(place) = shapes.place()
    {
        table = table.scroll_to_row(place, None);
    }
    let mut clicked_head = None;
    let mut clicked_row = None;
    let table = table.header(HEAD_HEIGHT, |mut head| {
        for &column in &columns {
            let (_, _) = head.col(|ui| {
                if head_ui(ui, column, shapes.sort()).clicked() {
                    clicked_head = Some(column);
                }
            });
        }
    });
    table.body(|body| {
        body.rows(ROW_HEIGHT, shapes.rows().len(), |mut row| {
            let at = shapes.rows()[row.index()] as usize;
            let is_selected = shapes.selected() == Some(at);
            row.set_selected(is_selected);
            for &column in &columns {
                row.col(|ui| cell_ui(ui, column, patterns, at, against));
            }
            let response = row.response();
            response.widget_info(|| WidgetInfo::selected(Role::Row, true, is_selected, row_name(patterns, at)));
            if response.clicked() {
                clicked_row = Some(at);
            }
        });
    });
    if let Some(column) = clicked_head {
        out.push(ShapesCommand::Sort(column));
    }
    if let Some(at) = clicked_row {
        out.push(ShapesCommand::Select(at));
        ui.memory_mut(|memory| memory.request_focus(keys_id()));
    }
}

/// `rank 1, 5 stones, 1,234 occurrences, Hane`.
fn row_name(patterns: &MinedPatterns, at: usize) -> String {
    let name = ShapeNames::shipped().of_set(patterns.names(at)).next();
    format!(
        "rank {}, {}, {}{}",
        words::count(at as u64 + 1),
        words::counted(patterns.k(at) as u64, "stone"),
        words::counted(u64::from(patterns.stats(at).occurrences), "occurrence"),
        name.map(|name| format!(", {}", name.english)).unwrap_or_default()
    )
}

fn head_ui(ui: &mut Ui, column: Column, sort: Sort) -> Response {
    let response = ui.allocate_response(ui.available_size(), Sense::click());
    let is_sorted = sort.column == column;
    response.widget_info(|| WidgetInfo::selected(Role::ColumnHeader, true, is_sorted, column.title()));
    let visuals = ui.style().interact(&response);
    let color = if is_sorted { ui.visuals().strong_text_color() } else { visuals.text_color() };
    let rect = response.rect;
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, 3.0, visuals.weak_bg_fill);
    }
    let font = TextStyle::Body.resolve(ui.style());
    let is_text = matches!(column, Column::Shape | Column::Name);
    let right = rect.right() - if is_sorted { 14.0 } else { 4.0 };
    let (at, anchor) = if is_text {
        (pos2(rect.left() + 4.0, rect.center().y), Align2::LEFT_CENTER)
    } else {
        (pos2(right, rect.center().y), Align2::RIGHT_CENTER)
    };
    ui.painter().text(at, anchor, column.title(), font, color);
    if is_sorted {
        paint_triangle(ui, pos2(rect.right() - 6.0, rect.center().y), sort.descending, color);
    }
    response.on_hover_text(column.help())
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
        Column::Count => text(words::count(u64::from(stats.occurrences))),
        Column::Games => text(words::count(u64::from(stats.games))),
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
        Column::MoverWins => text(words::percent(f64::from(stats.mover_wins) / f64::from(stats.decided))),
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
    let shown: Vec<&str> = names.of_set(patterns.names(at)).take(2).map(|name| name.english.as_str()).collect();
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

fn keys_id() -> Id {
    Id::unique("shapes table keys")
}

/// Up and down, a page, and to the ends: when the table has the focus, or nothing has and the pointer is over it.
fn keys(ui: &mut Ui, out: &mut Vec<ShapesCommand>) {
    let area = ui.available_rect_before_wrap();
    let response = ui.interact(area, keys_id(), Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(Role::Table, true, "Shapes"));
    if response.has_focus() {
        let arrows = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(keys_id(), arrows));
    } else if ui.memory(|memory| memory.focused().is_some()) || !ui.rect_contains_pointer(area) {
        return;
    }
    let page = ((area.height() - HEAD_HEIGHT) / ROW_HEIGHT).floor().max(1.0) as isize;
    let steps = [
        (Key::ArrowUp, -1),
        (Key::ArrowDown, 1),
        (Key::PageUp, -page),
        (Key::PageDown, page),
        (Key::Home, isize::MIN),
        (Key::End, isize::MAX),
    ];
    for (key, places) in steps {
        let times = ui.input_mut(|input| input.count_and_consume_key(egui::Modifiers::NONE, key));
        for _ in 0..times {
            out.push(ShapesCommand::Step(places));
        }
    }
}
