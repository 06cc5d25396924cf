//! Explains a candidate's rank: the features that changed its score, and the context that supports it.

use egui::{Align2, Rect, RichText, Role, ScrollArea, Sense, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::super::find::words::{interval, percent};
use super::rings::rings_ui;
use crate::theme::Tones;
use crate::tokens::{letters, space};
use crate::widgets::controls;
use crate::widgets::elided;
use katachi_app::find::continuations::letter;
use katachi_app::play::suggest::PositionSuggestions;
use katachi_app::play::{ContextsState, PlayCommand};
use katachi_app::{AppState, Command};
use katachi_engines::predict::{CONTEXT_DISTANCES, CONTEXTS, FeatureGroup, MoveSuggestion, context_points};
use katachi_language::text;
use katachi_sentences::words::about;
use katachi_sentences::{Sentence, term};

const ROW_HEIGHT: f32 = 22.0;

/// Width kept free for the scroll bar.
const SCROLL_BAR_WIDTH: f32 = 12.0;

pub fn why_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let suggest = state.play().suggest();
    let (Some(answer), Some(candidate)) = (suggest.answer(), suggest.candidate()) else {
        ui.weak(text!("play-why-choose"));
        return;
    };
    ScrollArea::vertical().id_salt("why").auto_shrink(false).show(ui, |ui| {
        let place = candidate.point.label(answer.line().size);
        ui.horizontal(|ui| {
            ui.label(RichText::new(format!("{}  {place}", letter(suggest.chosen()))).strong().size(letters::SECTION));
            let name = answer.name_of(candidate.point);
            ui.label(RichText::new(name.map(term).unwrap_or_default()).strong());
            let play = controls::primary(ui, text!("play-why-play"));
            if ui.add(play).on_hover_text(text!("play-why-play-tip")).clicked() {
                commands.push(Command::Play(PlayCommand::PlayCandidate(suggest.chosen())));
            }
        });
        ui.label(text!("play-why-model-gives", share = percent(f64::from(candidate.probability))));
        ui.add_space(space::TINY);
        context_ui(ui, state, answer, candidate, commands);
        ui.add_space(space::SMALL);
        rings_ui(ui, state, answer, candidate, commands);
        ui.add_space(space::SMALL);
        contributions_ui(ui, candidate);
    });
}

/// Shows the contribution of each kind of feature, compared with the average candidate.
fn contributions_ui(ui: &mut Ui, candidate: &MoveSuggestion) {
    let head = ui.label(RichText::new(text!("play-why-head")).strong());
    head.on_hover_text(text!("play-why-head-tip"));
    let reach = candidate.why.iter().map(|(_, by)| by.abs()).fold(1.0, f32::max);
    for &(group, by) in &candidate.why {
        group_ui(ui, group, by, reach);
    }
    if candidate.why.is_empty() {
        ui.weak(text!("play-why-nothing"));
    }
}

fn group_ui(ui: &mut Ui, group: FeatureGroup, by: f32, reach: f32) {
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width() - SCROLL_BAR_WIDTH, ROW_HEIGHT), Sense::hover());
    let words = group.sentence();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, about(&words, &format!("{by:+.1}"))));
    let response = response.on_hover_text(&words);
    if !ui.is_rect_visible(response.rect) {
        return;
    }
    let tones = Tones::for_context(ui);
    let font = TextStyle::Body.resolve(ui.style());
    let named = Rect::from_min_max(rect.min, pos2(rect.left() + rect.width() * 0.5, rect.bottom()));
    let number = Rect::from_min_max(pos2(rect.right() - 46.0, rect.top()), rect.max);
    let bar = Rect::from_min_max(
        pos2(named.right() + 4.0, rect.center().y - 5.0),
        pos2(number.left() - 4.0, rect.center().y + 5.0),
    );
    let painter = ui.painter();
    let shown = elided::middle(ui, &words, &font, named.width());
    painter.text(named.left_center(), Align2::LEFT_CENTER, shown, font.clone(), tones.text);
    painter.rect_filled(bar, 2.0, ui.visuals().extreme_bg_color);
    let middle = bar.center().x;
    let end = middle + bar.width() / 2.0 * (by / reach);
    let filled = Rect::from_min_max(pos2(middle.min(end), bar.top()), pos2(middle.max(end), bar.bottom()));
    if by > 0.0 {
        painter.rect_filled(filled, 0.0, tones.accent);
    } else {
        // Bars against the candidate are hollow, so that side and colour are not the only signs.
        painter.rect_stroke(filled, 0.0, Stroke::new(1.3, tones.weak), egui::StrokeKind::Inside);
    }
    painter.vline(middle, bar.expand(2.0).y_range(), Stroke::new(1.0, tones.weak));
    let text = format!("{}{:.1}", if by < 0.0 { "−" } else { "+" }, by.abs());
    painter.text(number.right_center(), Align2::RIGHT_CENTER, text, font, tones.text);
}

/// Shows how the move's surroundings were played in the games.
fn context_ui(
    ui: &mut Ui,
    state: &AppState,
    answer: &PositionSuggestions,
    candidate: &MoveSuggestion,
    commands: &mut Vec<Command>,
) {
    ui.label(RichText::new(text!("play-why-games-head")).strong());
    let Some(said) = candidate.context else {
        match state.play().engines().contexts() {
            ContextsState::Ready { games, .. } => {
                ui.label(text!("play-why-nobody", games = games));
            }
            _ => contexts_state_ui(ui, state, commands),
        }
        return;
    };
    let points = context_points(candidate.point, said.context, answer.line().size).len();
    let (played, seen, share) = (said.counts.played, said.counts.seen, interval(said.interval));
    let words = if said.context + 1 == CONTEXTS {
        text!("play-why-whole-board", played = played, seen = seen, share = share)
    } else {
        text!("play-why-points-around", points = points, played = played, seen = seen, share = share)
    };
    let distance = CONTEXT_DISTANCES[said.context].to_string();
    ui.label(words).on_hover_text(text!("play-why-context-tip", distance = distance));
    if ui.button(text!("play-why-show-games")).on_hover_text(text!("play-why-show-games-tip")).clicked() {
        commands.push(Command::Play(PlayCommand::FindContext(state.play().suggest().chosen())));
    }
}

/// Says why there are no statistics from the games yet.
pub fn contexts_state_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    match state.play().engines().contexts() {
        ContextsState::Ready { .. } => {}
        ContextsState::Uncounted => {
            ui.label(text!("play-why-uncounted", games = state.corpus().games().len()));
            if ui.button(text!("play-why-count")).on_hover_text(text!("play-why-count-tip")).clicked() {
                commands.push(Command::Play(PlayCommand::CountContexts));
            }
        }
        ContextsState::Absent if state.corpus().games().is_empty() => {
            ui.weak(text!("play-why-no-games"));
        }
        ContextsState::Absent => {
            let report = state.play().counting();
            ui.weak(match report.and_then(|report| report.whole) {
                Some(whole) => {
                    let (step, steps) = whole.step;
                    let percent = format!("{:.0}", 100.0 * whole.fraction);
                    text!("play-why-counting-step", percent = percent, step = step, steps = steps)
                }
                None => text!("play-why-counting").to_owned(),
            });
        }
    }
}
