//! Why a candidate stands where it does: what moved its score, and the context that spoke for it.

use egui::{Align2, Rect, RichText, Role, ScrollArea, Sense, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::super::find::words::{counted, grouped, interval, percent};
use crate::theme::Tones;
use crate::widgets::elided;
use katachi_app::find::compare::letter;
use katachi_app::play::suggest::Answer;
use katachi_app::play::{ContextsState, PlayCommand};
use katachi_app::{AppState, Command};
use katachi_engines::predict::{CONTEXT_DISTANCES, CONTEXTS, Group, Suggestion, context_points};

const ROW: f32 = 22.0;

/// Kept free at the right.
const SCROLL_BAR: f32 = 12.0;

pub fn why_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let suggest = state.play().suggest();
    let (Some(answer), Some(candidate)) = (suggest.answer(), suggest.candidate()) else {
        ui.weak("Click a candidate to see why it ranks where it does.");
        return;
    };
    ScrollArea::vertical().id_salt("why").auto_shrink(false).show(ui, |ui| {
        let place = candidate.point.label(answer.line().size);
        ui.horizontal(|ui| {
            ui.label(RichText::new(format!("{}  {place}", letter(suggest.chosen()))).strong().size(16.0));
            let name = answer.name_of(candidate.point);
            ui.label(RichText::new(name.unwrap_or_default()).italics());
            if ui.button("Play it").on_hover_text("Plays it on the board, as a variation").clicked() {
                commands.push(Command::Play(PlayCommand::PlayCandidate(suggest.chosen())));
            }
        });
        ui.label(format!("The model gives it {}.", percent(f64::from(candidate.probability))));
        ui.add_space(6.0);
        context_ui(ui, state, answer, candidate, commands);
        ui.add_space(10.0);
        moved_ui(ui, candidate);
    });
}

/// Each kind of feature with what it added, against the average candidate.
fn moved_ui(ui: &mut Ui, candidate: &Suggestion) {
    let head = ui.label(RichText::new("Why it ranks here (vs. the average move)").strong());
    head.on_hover_text(
        "A candidate's score is a sum; this is what each kind of feature adds to it beyond what it adds to the average of \
         the candidates that were looked at closely. +0.7 doubles its odds, −0.7 halves them.",
    );
    let reach = candidate.why.iter().map(|(_, by)| by.abs()).fold(1.0, f32::max);
    for &(group, by) in &candidate.why {
        group_ui(ui, group, by, reach);
    }
    if candidate.why.is_empty() {
        ui.weak("Nothing much: it is like the average move.");
    }
}

fn group_ui(ui: &mut Ui, group: Group, by: f32, reach: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width() - SCROLL_BAR, ROW), Sense::hover());
    let words = group.words();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{words}: {by:+.1}")));
    let response = response.on_hover_text(words);
    if !ui.is_rect_visible(response.rect) {
        return;
    }
    let tones = Tones::of(ui);
    let font = TextStyle::Body.resolve(ui.style());
    let named = Rect::from_min_max(rect.min, pos2(rect.left() + rect.width() * 0.5, rect.bottom()));
    let number = Rect::from_min_max(pos2(rect.right() - 46.0, rect.top()), rect.max);
    let bar = Rect::from_min_max(
        pos2(named.right() + 4.0, rect.center().y - 5.0),
        pos2(number.left() - 4.0, rect.center().y + 5.0),
    );
    let painter = ui.painter();
    let shown = elided::middle(ui, words, &font, named.width());
    painter.text(named.left_center(), Align2::LEFT_CENTER, shown, font.clone(), tones.text);
    painter.rect_filled(bar, 2.0, ui.visuals().extreme_bg_color);
    let middle = bar.center().x;
    let end = middle + bar.width() / 2.0 * (by / reach);
    let filled = Rect::from_min_max(pos2(middle.min(end), bar.top()), pos2(middle.max(end), bar.bottom()));
    if by > 0.0 {
        painter.rect_filled(filled, 0.0, tones.accent);
    } else {
        // Hollow for what speaks against it: not told by side and colour alone.
        painter.rect_stroke(filled, 0.0, Stroke::new(1.3, tones.weak), egui::StrokeKind::Inside);
    }
    painter.vline(middle, bar.expand(2.0).y_range(), Stroke::new(1.0, tones.weak));
    let text = format!("{}{:.1}", if by < 0.0 { "−" } else { "+" }, by.abs());
    painter.text(number.right_center(), Align2::RIGHT_CENTER, text, font, tones.text);
}

/// What the games say of its surroundings.
fn context_ui(ui: &mut Ui, state: &AppState, answer: &Answer, candidate: &Suggestion, commands: &mut Vec<Command>) {
    ui.label(RichText::new("In the games that are loaded").strong());
    let Some(said) = candidate.context else {
        match state.play().engines().contexts() {
            ContextsState::Ready { games, .. } => {
                let games = counted(games as usize, "game");
                ui.label(format!("Nobody played here twice in such surroundings, in {games}."));
            }
            _ => contexts_state_ui(ui, state, commands),
        }
        return;
    };
    let points = context_points(candidate.point, said.context, answer.line().size).len();
    let size = if said.context + 1 == CONTEXTS {
        "the whole board".to_owned()
    } else {
        format!("the {points} points around it")
    };
    ui.label(format!(
        "Where {size} look like this, it was played {} of {} times that it could have been: {}.",
        grouped(u64::from(said.counts.played)),
        grouped(u64::from(said.counts.seen)),
        interval(said.interval),
    ))
    .on_hover_text(format!(
        "The largest surroundings that were there often enough, to distance {} (|dx| + |dy| + the larger of them), in any \
         of the eight symmetries and either colour; outlined on the board.",
        CONTEXT_DISTANCES[said.context]
    ));
    let tip = "Looks for these stones in all games that are loaded, in the Find workspace";
    if ui.button("Show its games").on_hover_text(tip).clicked() {
        commands.push(Command::Play(PlayCommand::FindContext(state.play().suggest().chosen())));
    }
}

/// Why the games say nothing yet.
pub fn contexts_state_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    match state.play().engines().contexts() {
        ContextsState::Ready { .. } => {}
        ContextsState::Uncounted => {
            let games = counted(state.corpus().games().len(), "game");
            ui.label(format!("The surroundings of moves have not been counted in these {games} yet."));
            let tip = "Takes about two minutes for 10,000 games, in the background; kept in the library";
            if ui.button("Count them").on_hover_text(tip).clicked() {
                commands.push(Command::Play(PlayCommand::CountContexts));
            }
        }
        ContextsState::Absent if state.corpus().games().is_empty() => {
            ui.weak("No games are loaded.");
        }
        ContextsState::Absent => {
            let report = state.play().counting();
            ui.weak(match report.and_then(|report| report.whole) {
                Some(whole) => {
                    let (step, steps) = whole.step;
                    format!("The surroundings of moves are being counted: {:.0} %, step {step} of {steps}.", {
                        100.0 * whole.fraction
                    })
                }
                None => "The surroundings of moves are being counted …".to_owned(),
            });
        }
    }
}
