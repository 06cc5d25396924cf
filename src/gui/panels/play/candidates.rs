//! The candidates as a table: letter, point, probability, what the games say, and the ranks of all engines side by side.

use egui::{Align2, FontId, Rect, Response, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use super::super::find::words::{interval, paint_right, percent};
use super::super::joseki::words::paint_lettered;
use super::why::contexts_state_ui;
use crate::theme::Tones;
use crate::widgets::bars;
use crate::widgets::figures::{paint_cost, paint_head, row_width};
use crate::widgets::table::{export_menu, rate_cells};
use katachi_app::costs;
use katachi_app::find::compare::letter;
use katachi_app::play::suggest::{EngineColumn, PositionSuggestions};
use katachi_app::play::{ContextsState, PlayCommand, RankingEngine};
use katachi_app::{AppState, Command};
use katachi_core::mining::costs::Cost;
use katachi_engines::predict::MoveSuggestion;
use katachi_language::text;

const ROW: f32 = 27.0;

/// Kept free at the right.
const SCROLL_BAR: f32 = 12.0;

/// The places of a row's columns. The bar takes the rest.
struct CandidateColumns {
    letter: Rect,
    bar: Rect,
    share: Rect,
    /// The cost of the move, if it is known for this board.
    cost: Option<Rect>,
    /// Played of seen, and the rate with its interval.
    counts: Option<Rect>,
    rate: Option<Rect>,
    /// The ranks of the other engines.
    ranks: Vec<Rect>,
}

impl CandidateColumns {
    fn new(row: Rect, others: usize, has_costs: bool) -> CandidateColumns {
        let mut right = row.right();
        let mut take = |width: f32| {
            let rect = Rect::from_min_max(pos2(right - width + 8.0, row.top()), pos2(right, row.bottom()));
            right -= width;
            rect
        };
        const ENGINE: f32 = 72.0;
        const LETTER: f32 = 72.0;
        const SHARE: f32 = 64.0;
        const COST: f32 = 80.0;
        let cost = has_costs.then(|| take(COST));
        let width = row.width() - if has_costs { COST } else { 0.0 };
        // Those engines that there is room for, then what the contexts say.
        let fit = ((width - LETTER - SHARE - 24.0) / ENGINE).max(0.0) as usize;
        let others = others.min(fit);
        let mut ranks: Vec<Rect> = (0..others).map(|_| take(ENGINE)).collect();
        ranks.reverse();
        let room = width - others as f32 * ENGINE;
        let rate = (room > LETTER + SHARE + 284.0).then(|| take(130.0));
        let counts = (room > LETTER + SHARE + 150.0).then(|| take(104.0));
        let share = take(SHARE);
        let letter = Rect::from_min_size(row.min, vec2(LETTER, row.height()));
        let bar = Rect::from_min_max(
            pos2(letter.right() + 4.0, row.center().y - 5.0),
            pos2((right - 4.0).max(letter.right() + 8.0), row.center().y + 5.0),
        );
        CandidateColumns { letter, bar, share, cost, counts, rate, ranks }
    }
}

pub fn candidates_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let suggest = state.play().suggest();
    let Some(answer) = suggest.answer() else {
        match state.play().engines().is_ready() {
            true => ui.label(text!("play-candidates-no-game")),
            false => ui.label(text!("play-candidates-unpacking")),
        };
        return;
    };
    played_ui(ui, state, answer);
    head_ui(ui, state, answer);
    let others: Vec<&EngineColumn> =
        answer.columns().iter().filter(|column| column.engine != RankingEngine::Model).collect();
    ScrollArea::vertical().id_salt("candidates").auto_shrink(false).show(ui, |ui| {
        let spacing = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
        for (rank, candidate) in answer.candidates().iter().enumerate() {
            let is_chosen = rank == suggest.chosen();
            let cost = suggest.has_costs().then(|| suggest.cost(rank));
            let row = CandidateRow { rank, candidate, answer, others: &others, is_chosen, cost };
            let response = row.ui(ui);
            let engines = others.iter().map(|column| column.engine.name());
            let heads: Vec<&str> = HEADS.into_iter().chain(engines).chain(costs::HEADS).collect();
            let cells = |rank: usize| {
                let mut cells = cells(answer, &others, rank);
                cells.extend(costs::cells(suggest.cost(rank)));
                cells
            };
            commands.extend(export_menu(&response, "suggestions", &heads, rank, answer.candidates().len(), cells));
            if response.double_clicked() {
                commands.push(Command::Play(PlayCommand::PlayCandidate(rank)));
            } else if response.clicked() {
                commands.push(Command::Play(PlayCommand::Choose(rank)));
            }
        }
        ui.spacing_mut().item_spacing.y = spacing;
        ui.add_space(8.0);
        first_choices_ui(ui, answer);
        if !matches!(state.play().engines().contexts(), ContextsState::Ready { .. }) {
            ui.add_space(8.0);
            contexts_state_ui(ui, state, commands);
        }
    });
}

/// The move of the record, and the probability that the model gave it.
fn played_ui(ui: &mut Ui, state: &AppState, answer: &PositionSuggestions) {
    let Some(viewer) = state.viewer() else { return };
    let next = viewer.line().get(viewer.depth() + 1).and_then(|&id| viewer.tree().node(id).play);
    let Some(point) = next.and_then(|play| play.point()) else { return };
    let place = point.label(answer.line().size);
    let model = answer.columns().iter().find(|column| column.engine == RankingEngine::Model);
    let found = model.and_then(|column| column.moves.iter().enumerate().find(|(_, (other, _))| *other == point));
    let words = match found {
        Some((0, (_, share))) => text!("play-candidates-played-first", point = place, share = percent(*share)),
        Some((rank, (_, share))) => {
            let (rank, share) = ((rank + 1).to_string(), percent(*share));
            text!("play-candidates-played-rank", point = place, rank = rank, share = share)
        }
        None => text!("play-candidates-played-unlikely", point = place),
    };
    ui.add(egui::Label::new(words).truncate());
}

/// The heads of a copied list, in English. The shares of the other engines follow.
const HEADS: [&str; 8] = ["Rank", "Point", "Model %", "Played", "Occurred", "Played %", "from", "to"];

fn cells(answer: &PositionSuggestions, others: &[&EngineColumn], rank: usize) -> Vec<String> {
    let MoveSuggestion { point, probability, context, .. } = &answer.candidates()[rank];
    let percent = |share: f64| format!("{:.2}", share * 100.0);
    let counts = context.as_ref().map(|said| [said.counts.played.to_string(), said.counts.seen.to_string()]);
    let mut cells = vec![letter(rank), point.label(answer.line().size), percent(f64::from(*probability))];
    cells.extend(counts.unwrap_or_default());
    cells.extend(rate_cells(context.as_ref().map(|said| said.interval)));
    cells.extend(others.iter().map(|column| {
        let found = column.moves.iter().find(|(other, _)| other == point);
        found.map(|&(_, share)| percent(share)).unwrap_or_default()
    }));
    cells
}

fn head_ui(ui: &mut Ui, state: &AppState, answer: &PositionSuggestions) {
    let (row, response) = ui.allocate_exact_size(vec2(row_width(ui), 18.0), Sense::hover());
    let others: Vec<&EngineColumn> =
        answer.columns().iter().filter(|column| column.engine != RankingEngine::Model).collect();
    let has_costs = state.play().suggest().has_costs();
    let columns = CandidateColumns::new(row, others.len(), has_costs);
    let unit = state.shared().costs().filter(|_| has_costs).map(|costs| costs.unit());
    let write = |rect: Rect, text: &str| paint_head(ui, rect, text);
    write(columns.share, RankingEngine::Model.title());
    columns.counts.inspect(|&rect| write(rect, text!("play-candidates-head-counts")));
    columns.rate.inspect(|&rect| write(rect, text!("play-candidates-head-share")));
    if let Some((rect, unit)) = columns.cost.zip(unit) {
        write(rect, costs::title(unit));
    }
    for (column, &rect) in others.iter().zip(&columns.ranks) {
        write(rect, column.engine.title());
    }
    let mut tip = text!("play-candidates-tip").to_owned();
    if let Some(unit) = unit {
        let costs = text!("play-candidates-tip-costs", cost = costs::title(unit));
        tip.push_str(&format!("\n{costs}"));
    }
    for column in others {
        let (name, what) = (column.engine.title(), column.engine.tip());
        tip.push_str(&format!("\n{}", text!("play-candidates-tip-engine", engine = name, what = what)));
    }
    response.on_hover_text(tip);
}

struct CandidateRow<'a> {
    rank: usize,
    candidate: &'a MoveSuggestion,
    answer: &'a PositionSuggestions,
    others: &'a [&'a EngineColumn],
    is_chosen: bool,
    /// `None` where nothing is known of the board.
    cost: Option<Option<&'a Cost>>,
}

impl CandidateRow<'_> {
    fn ui(&self, ui: &mut Ui) -> Response {
        let (rect, response) = ui.allocate_exact_size(vec2(row_width(ui), ROW), Sense::click());
        let MoveSuggestion { point, probability, context, .. } = self.candidate;
        let place = point.label(self.answer.line().size);
        let share = percent(f64::from(*probability));
        let lost = costs::spoken(self.cost.flatten());
        let label = format!("{}: {place}, {share}{lost}", letter(self.rank));
        response.widget_info(|| WidgetInfo::selected(Role::Row, true, self.is_chosen, &label));
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let tones = Tones::for_context(ui);
        if self.is_chosen {
            ui.painter().rect_filled(rect, 3.0, tones.chosen);
        } else if response.hovered() || response.has_focus() {
            ui.painter().rect_filled(rect, 3.0, tones.stripe);
        }
        let columns = CandidateColumns::new(rect, self.others.len(), self.cost.is_some());
        let centre = pos2(columns.letter.left() + 14.0, rect.center().y);
        paint_lettered(ui, centre, 20.0, self.answer.line().to_play, &letter(self.rank));
        let at = pos2(columns.letter.left() + 30.0, rect.center().y);
        ui.painter().text(at, Align2::LEFT_CENTER, &place, FontId::proportional(13.5), tones.text);
        bars::paint_share(ui, columns.bar, *probability);
        paint_right(ui, columns.share, &share, false);
        let counts = context
            .map_or("–".to_owned(), |said| text!("play-of", part = said.counts.played, all = said.counts.seen));
        columns.counts.inspect(|&rect| paint_right(ui, rect, &counts, context.is_none()));
        if let (Some(rect), Some(said)) = (columns.rate, context) {
            let bar = Rect::from_min_max(
                pos2(rect.left() + 4.0, rect.center().y - 4.5),
                pos2(rect.right() - 44.0, rect.center().y + 4.5),
            );
            bars::paint_interval(ui, bar, said.interval);
            paint_right(ui, rect, &percent(said.interval.rate), false);
        }
        if let Some((rect, cost)) = columns.cost.zip(self.cost) {
            paint_cost(ui, rect, cost);
        }
        for (column, &rect) in self.others.iter().zip(&columns.ranks) {
            let found = column.moves.iter().enumerate().find(|(_, (other, _))| other == point);
            let text =
                found.map_or("–".to_owned(), |(rank, (_, share))| format!("{} ({})", percent(*share), rank + 1));
            paint_right(ui, rect, &text, found.is_none());
        }
        response.on_hover_ui(|ui| self.tip(ui, &label))
    }

    fn tip(&self, ui: &mut Ui, label: &str) {
        ui.set_max_width(360.0);
        ui.strong(label);
        if let Some(said) = self.candidate.context {
            ui.label(text!(
                "play-candidates-context",
                played = said.counts.played,
                seen = said.counts.seen,
                share = interval(said.interval)
            ));
        }
        self.cost.flatten().inspect(|cost| _ = ui.label(costs::in_words(text!("play-candidates-it"), cost)));
        ui.weak(text!("play-candidates-click"));
    }
}

/// The first moves of every engine, a column each.
fn first_choices_ui(ui: &mut Ui, answer: &PositionSuggestions) {
    if answer.columns().len() < 2 {
        return;
    }
    ui.label(RichText::new(text!("play-candidates-first-choices")).strong());
    let count = answer.columns().len() as f32;
    let width = ((ui.available_width() - SCROLL_BAR) / count - ui.spacing().item_spacing.x).clamp(76.0, 118.0);
    ui.horizontal(|ui| {
        for column in answer.columns() {
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.weak(column.engine.title()).on_hover_text(column.engine.tip());
                for (rank, (point, share)) in column.moves.iter().take(5).enumerate() {
                    let place = point.label(answer.line().size);
                    ui.label(format!("{}. {place}  {}", rank + 1, percent(*share)));
                }
                if column.moves.is_empty() {
                    ui.weak(text!("play-candidates-nothing-known"));
                }
            });
        }
    });
}
