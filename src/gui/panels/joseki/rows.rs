//! The shapes that follow, or that came before: a row a pair. The pointer over a row looks at it, a click steps in.

use egui::{Align2, FontId, Rect, Response, Role, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::Out;
use super::words::{
    brief, grouped, interval, lift_help, paint_lettered, paint_right, paint_who, paint_wins, percent, probability,
    q_help, share_help, surety_help, wins_help, years,
};
use crate::theme::Tones;
use crate::widgets::bars;
use crate::widgets::elided;
use crate::widgets::figures::{paint_head, paint_left_head, row_width};
use crate::widgets::table::{export_menu, rate_cells};
use crate::widgets::thumbnail::paint_thumbnail;
use katachi_app::AppState;
use katachi_app::joseki::JosekiCommand;
use katachi_app::joseki::explorer::{CollocationExplorer, CollocationRow, Direction, Offset, RowFacts, row_letter};
use katachi_core::go::Color;
use katachi_core::mining::collocation::PatternId;
use katachi_language::text;
use katachi_sentences::term;

const ROW: f32 = 54.0;
const HEAD: f32 = 20.0;

#[derive(Default)]
pub struct RowsView {
    /// The row that was scrolled to last: path length, place and row.
    shown: Option<(usize, usize, usize)>,
}

/// The parts of a row, from the left; what does not fit is left out from the right.
struct PairColumns {
    letter: Rect,
    picture: Rect,
    name: Rect,
    count: Rect,
    share: Rect,
    surety: Option<Rect>,
    lift: Option<Rect>,
    q: Option<Rect>,
    wins: Option<Rect>,
    years: Option<Rect>,
}

impl PairColumns {
    fn new(row: Rect) -> PairColumns {
        let mut left = row.left();
        let mut take = |width: f32| {
            let rect = Rect::from_min_max(pos2(left, row.top()), pos2(left + width - 6.0, row.bottom()));
            left += width;
            rect
        };
        let wide = row.width();
        let letter = take(36.0);
        let picture = take(58.0);
        // The name takes what the numbers leave.
        let numbers =
            [(56.0, 0.0), (104.0, 0.0), (64.0, 400.0), (54.0, 460.0), (66.0, 520.0), (92.0, 610.0), (82.0, 690.0)];
        let used: f32 = numbers.iter().filter(|(_, from)| wide >= *from).map(|(width, _)| width).sum();
        let name = take((wide - 94.0 - used).max(96.0));
        let mut next = numbers.into_iter().map(|(width, from)| (wide >= from).then(|| take(width)));
        let mut number = || next.next().flatten();
        let (count, share) = (number(), number());
        let nothing = Rect::from_min_size(row.min, vec2(0.0, row.height()));
        PairColumns {
            letter,
            picture,
            name,
            count: count.unwrap_or(nothing),
            share: share.unwrap_or(nothing),
            surety: number(),
            lift: number(),
            q: number(),
            wins: number(),
            years: number(),
        }
    }
}

impl RowsView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let explorer = state.joseki().shapes();
        if explorer.collocations().is_none() {
            ui.weak(text!("joseki-rows-empty"));
            return;
        }
        if explorer.rows().is_empty() {
            nothing_ui(ui, explorer);
            return;
        }
        head_ui(ui, explorer.direction());
        let place = (explorer.path().len(), explorer.path().at(), explorer.chosen());
        let reveals = self.shown.is_some_and(|shown| shown != place);
        let moved = self.shown.is_none_or(|shown| (shown.0, shown.1) != (place.0, place.1));
        self.shown = Some(place);
        let mut area = ScrollArea::vertical().id_salt("collocation rows").auto_shrink(false);
        if moved {
            area = area.vertical_scroll_offset(0.0);
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let hover_moves = ui.input(|input| input.pointer.is_moving());
        let view_height = ui.available_height();
        area.show_viewport(ui, |ui, viewport| {
            let all = explorer.rows().len();
            ui.set_height(ROW * all as f32);
            let first = (viewport.top() / ROW).floor().max(0.0) as usize;
            let last = ((viewport.bottom() / ROW).ceil() as usize).min(all);
            let origin = ui.max_rect().min;
            for at in first..last {
                let rect = Rect::from_min_size(pos2(origin.x, origin.y + at as f32 * ROW), vec2(row_width(ui), ROW));
                let response = row_ui(ui, rect, explorer, at);
                let cells = |at: usize| cells(explorer, at);
                out.commands.extend(export_menu(&response, "collocations", &HEADS, at, all, cells));
                if response.hovered() && hover_moves && explorer.chosen() != at {
                    out.push(JosekiCommand::Choose(at));
                }
                if response.clicked() {
                    out.push(JosekiCommand::StepRow(at));
                }
            }
            let (top, bottom) = (explorer.chosen() as f32 * ROW, (explorer.chosen() + 1) as f32 * ROW);
            let is_hidden = top < viewport.top() || bottom > viewport.top() + view_height;
            if reveals && !moved && is_hidden && !ui.ui_contains_pointer() {
                let rect = Rect::from_min_max(pos2(origin.x, origin.y + top), pos2(origin.x, origin.y + bottom));
                ui.scroll_to_rect(rect, None);
            }
        });
    }
}

/// The heads of a copied list.
const HEADS: [&str; 13] = [
    "Rank",
    "Move",
    "Distance",
    "Played",
    "Share %",
    "from",
    "to",
    "-2 log lambda",
    "Lift",
    "q",
    "Black wins %",
    "from",
    "to",
];

fn cells(explorer: &CollocationExplorer, at: usize) -> Vec<String> {
    let row = &explorer.rows()[at];
    let Some(facts) = explorer.facts(row) else { return Vec::new() };
    let [share, share_low, share_high] = rate_cells(facts.share);
    let [wins, low, high] = rate_cells(explorer.black_wins(row));
    vec![
        row_letter(at),
        explorer.name(row).unwrap_or_default().to_owned(),
        offset(explorer, row).map(Offset::english).unwrap_or_default(),
        facts.pair.count.to_string(),
        share,
        share_low,
        share_high,
        format!("{:.2}", facts.pair.log_likelihood_ratio),
        format!("{:.3}", facts.lift),
        format!("{:e}", facts.pair.q_value),
        wins,
        low,
        high,
    ]
}

fn nothing_ui(ui: &mut Ui, explorer: &CollocationExplorer) {
    ui.add_space(20.0);
    ui.vertical_centered(|ui| {
        ui.label(match explorer.direction() {
            Direction::After => text!("joseki-no-row-follows"),
            Direction::Before => text!("joseki-no-row-leads"),
        });
        ui.weak(text!("joseki-no-row-hint"));
    });
}

fn head_ui(ui: &mut Ui, direction: Direction) {
    let (rect, response) = ui.allocate_exact_size(vec2(row_width(ui), HEAD), Sense::hover());
    let columns = PairColumns::new(rect);
    let second = match direction {
        Direction::After => text!("joseki-head-then"),
        Direction::Before => text!("joseki-head-before"),
    };
    let pointed = response.hover_pos();
    let is_pointed = |rect: Rect| pointed.is_some_and(|at| rect.contains(at));
    let mut help = None;
    for (rect, title) in [(columns.picture, second), (columns.name, text!("joseki-head-move"))] {
        paint_left_head(ui, rect, title);
        help = help.or(is_pointed(rect).then_some(title));
    }
    let heads = [
        (Some(columns.count), text!("joseki-head-played"), text!("joseki-head-played")),
        (Some(columns.share), text!("joseki-head-share"), share_help()),
        (columns.surety, "−2 log λ", surety_help()),
        (columns.lift, text!("joseki-lift"), lift_help()),
        (columns.q, "q", q_help()),
        (columns.wins, text!("joseki-head-black-wins"), wins_help()),
        (columns.years, text!("joseki-head-years"), text!("joseki-help-pair-years")),
    ];
    for (rect, title, words) in heads {
        let Some(rect) = rect else { continue };
        paint_head(ui, rect, title);
        help = help.or(is_pointed(rect).then_some(words));
    }
    if let Some(words) = help {
        response.on_hover_text_at_pointer(words);
    }
}

fn row_ui(ui: &mut Ui, rect: Rect, explorer: &CollocationExplorer, at: usize) -> Response {
    let row = &explorer.rows()[at];
    let response = ui.interact(rect, ui.scope_id().with(("collocation row", at)), Sense::click());
    let is_chosen = explorer.chosen() == at;
    let Some(facts) = explorer.facts(row) else { return response };
    response.widget_info(|| WidgetInfo::selected(Role::Row, true, is_chosen, row_words(explorer, at, row, &facts)));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let tones = Tones::for_context(ui);
    let fill = match (is_chosen, at % 2) {
        (true, _) => tones.chosen,
        (false, 1) => tones.stripe,
        _ => tones.panel,
    };
    ui.painter().rect_filled(rect, 3.0, fill);
    let columns = PairColumns::new(rect);
    paint_row(ui, &columns, explorer, at, row, &facts, is_chosen);
    response.on_hover_ui(|ui| tip(ui, explorer, at, row, &facts))
}

fn paint_row(
    ui: &Ui,
    columns: &PairColumns,
    explorer: &CollocationExplorer,
    at: usize,
    row: &CollocationRow,
    facts: &RowFacts,
    is_chosen: bool,
) {
    let tones = Tones::for_context(ui);
    let weak = if is_chosen { tones.text } else { tones.weak };
    let mover = explorer.mover(row);
    paint_lettered(ui, columns.letter.center(), 24.0, mover, &row_letter(at));
    match explorer.picture(row) {
        Some(picture) => {
            let square = Rect::from_center_size(columns.picture.center(), vec2(50.0, 50.0));
            paint_thumbnail(ui, square, &picture, true);
        }
        None => {
            let font = TextStyle::Small.resolve(ui.style());
            ui.painter().text(
                columns.picture.center(),
                Align2::CENTER_CENTER,
                text!("joseki-nothing-near-lines"),
                font,
                weak,
            );
        }
    }
    name_ui(ui, columns.name, explorer, row, facts, mover, is_chosen);
    paint_right(ui, columns.count, &grouped(u64::from(facts.pair.count)), false);
    if let Some(share) = facts.share {
        let bar = Rect::from_min_max(
            pos2(columns.share.left() + 2.0, columns.share.center().y - 4.5),
            pos2(columns.share.right() - 50.0, columns.share.center().y + 4.5),
        );
        bars::paint_interval(ui, bar, share);
        paint_right(ui, columns.share, &percent(share.rate), false);
    }
    if let Some(rect) = columns.surety {
        if facts.is_significant {
            paint_right(ui, rect, &brief(facts.pair.log_likelihood_ratio), false);
        } else {
            let line = |dy: f32| Rect::from_center_size(rect.center() + vec2(0.0, dy), vec2(rect.width(), 14.0));
            paint_right(ui, line(-8.0), &format!("{:.1}", facts.pair.log_likelihood_ratio), true);
            let font = FontId::proportional(10.5);
            ui.painter().text(
                line(7.0).right_center(),
                Align2::RIGHT_CENTER,
                text!("joseki-may-be-chance"),
                font,
                tones.warning,
            );
        }
    }
    if let Some(rect) = columns.lift {
        paint_right(ui, rect, &brief(facts.lift), !facts.is_significant);
    }
    if let Some(rect) = columns.q {
        paint_right(ui, rect, &probability(facts.pair.q_value), true);
    }
    if let Some(rect) = columns.wins {
        paint_wins(ui, rect, explorer.black_wins(row));
    }
    if let Some(rect) = columns.years {
        let pair = facts.pair.years;
        paint_right(ui, rect, &years(pair.map(|years| years.0), pair.map(|years| years.1)), true);
    }
}

/// The move's name, how far it is, and whether it answers or the opponent played elsewhere.
fn name_ui(
    ui: &Ui,
    rect: Rect,
    explorer: &CollocationExplorer,
    row: &CollocationRow,
    facts: &RowFacts,
    mover: Color,
    is_chosen: bool,
) {
    let tones = Tones::for_context(ui);
    let weak = if is_chosen { tones.text } else { tones.weak };
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let (body, small) = (TextStyle::Body.resolve(ui.style()), TextStyle::Small.resolve(ui.style()));
    let line = |y: f32, text: &str, font: FontId, color: egui::Color32| {
        let words = elided::end(ui, text, font, color, rect.width());
        painter.galley(pos2(rect.left(), rect.top() + y - words.size().y / 2.0), words, color);
    };
    let offset = offset_of(explorer, row);
    let name = explorer.name(row).map(|name| term(name).to_owned()).or_else(|| offset.clone());
    line(11.0, name.as_deref().unwrap_or("–"), body, tones.text);
    if let (Some(offset), Some(_)) = (&offset, explorer.name(row)) {
        line(27.0, offset, small.clone(), weak);
    }
    match explorer.same_color(row) {
        Some(same) => {
            // The stones as they are played: first P's, then Q's.
            let (first, second) = match explorer.direction() {
                Direction::After => (if same { mover } else { mover.opponent() }, mover),
                Direction::Before => (mover, if same { mover } else { mover.opponent() }),
            };
            paint_who(ui, pos2(rect.left(), rect.top() + 43.0), first, second);
            let (x, words) =
                if same { (40.0, text!("joseki-opponent-elsewhere")) } else { (30.0, text!("joseki-answer")) };
            let words = if row.fits { words } else { text!("joseki-not-on-board") };
            let words = elided::end(ui, words, small, weak, rect.width() - x);
            painter.galley(pos2(rect.left() + x, rect.top() + 43.0 - words.size().y / 2.0), words, weak);
        }
        None if facts.pair.first == PatternId::EMPTY => line(27.0, text!("joseki-nothing-near"), small.clone(), weak),
        None => {}
    }
}

/// How far the second move is from the first, in words.
pub fn offset_of(explorer: &CollocationExplorer, row: &CollocationRow) -> Option<String> {
    offset(explorer, row).map(Offset::words)
}

fn offset(explorer: &CollocationExplorer, row: &CollocationRow) -> Option<Offset> {
    let found = explorer.collocations()?;
    found.places(row.pair).first().map(Offset::from_place)
}

fn row_words(explorer: &CollocationExplorer, at: usize, row: &CollocationRow, facts: &RowFacts) -> String {
    let mut words = vec![text!("joseki-shape-row", letter = row_letter(at), times = facts.pair.count)];
    words.extend(explorer.name(row).map(|name| term(name).to_owned()));
    let who = match explorer.same_color(row) {
        Some(true) => text!("joseki-row-opponent-elsewhere"),
        Some(false) => text!("joseki-row-answer"),
        None => text!("joseki-row-nothing-near"),
    };
    words.push(who.to_owned());
    words.extend((!facts.is_significant).then(|| text!("joseki-row-not-significant").to_owned()));
    words.extend((!row.fits).then(|| text!("joseki-not-on-board").to_owned()));
    words.join(", ")
}

fn tip(ui: &mut Ui, explorer: &CollocationExplorer, at: usize, row: &CollocationRow, facts: &RowFacts) {
    ui.set_max_width(380.0);
    ui.strong(row_words(explorer, at, row, facts));
    if let Some(offset) = offset_of(explorer, row) {
        ui.label(text!("joseki-row-offset", offset = offset));
    }
    if let Some(share) = facts.share {
        ui.label(text!("joseki-row-share", share = interval(share)));
    }
    let places = row.places.len();
    if places > 1 {
        ui.label(text!("joseki-row-ways", ways = places));
    }
    match explorer.direction() {
        Direction::After => ui.label(text!("joseki-row-second-played", times = facts.other_count)),
        Direction::Before => ui.label(text!("joseki-row-first-followed", times = facts.other_count)),
    };
    if !row.fits {
        ui.label(text!("joseki-row-does-not-fit"));
    }
    if !facts.is_significant {
        ui.label(text!("joseki-row-by-chance"));
    }
    ui.weak(text!("joseki-click-steps"));
}
