//! Totals of a search in one line, and the progress of a running one with a button to stop it.

use egui::{Button, ProgressBar, RichText, Ui};

use super::Out;
use super::words::grouped;
use crate::theme::Tones;
use crate::tokens::letters;
use crate::widgets::busy::busy;
use katachi_app::AppState;
use katachi_app::find::search::{SearchAnswer, SearchStatus};
use katachi_app::find::{Find, FindCommand};
use katachi_core::progress::ProgressReport;
use katachi_language::text;
use katachi_sentences::words::with_percent_sign;

/// Height of the line.
pub const LINE_HEIGHT: f32 = 28.0;

/// Shows the totals or the progress in one line.
pub fn line_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let search = state.find().search();
    ui.horizontal(|ui| {
        ui.set_min_height(LINE_HEIGHT);
        match search.status() {
            SearchStatus::AwaitingGames => {
                busy(ui, 26.0);
                ui.label(text!("find-line-awaiting-games"));
                stop_ui(ui, out);
            }
            SearchStatus::NoGames => _ = ui.weak(text!("find-line-no-games")),
            SearchStatus::NothingDrawn => _ = ui.weak(text!("find-line-nothing-drawn")),
            SearchStatus::Indexing(report) => {
                busy(ui, 26.0);
                ui.label(text!("find-line-indexing"));
                progress_ui(ui, &report, out);
            }
            SearchStatus::ReadingVariations(report) => {
                busy(ui, 26.0);
                ui.label(text!("find-line-variations"));
                progress_ui(ui, &report, out);
            }
            SearchStatus::Searching { report, age } if age.as_millis() > 120 => {
                busy(ui, 26.0);
                ui.label(text!("find-line-searching"));
                progress_ui(ui, &report, out);
            }
            SearchStatus::Waiting => {
                ui.label(text!("find-line-slow"));
                search_now(ui, out);
            }
            SearchStatus::Stopped => {
                ui.label(text!("find-line-stopped"));
                search_now(ui, out);
            }
            SearchStatus::Failed(reason) => _ = ui.colored_label(Tones::for_context(ui).error, reason),
            SearchStatus::Done | SearchStatus::Searching { .. } => match search.shown() {
                Some(found) => brief_ui(ui, found, search.is_stale()),
                None => _ = ui.weak(text!("find-line-searching")),
            },
        }
    });
}

fn search_now(ui: &mut Ui, out: &mut Out) {
    if ui.button(text!("find-search")).on_hover_text(text!("find-search-tip")).clicked() {
        out.push(FindCommand::Search);
    }
}

fn progress_ui(ui: &mut Ui, report: &ProgressReport, out: &mut Out) {
    let width = (ui.available_width() - 76.0).clamp(40.0, 220.0);
    let fraction = report.fraction().unwrap_or(0.0);
    ui.add(
        ProgressBar::new(fraction).desired_width(width).text(with_percent_sign(&format!("{:.0}", fraction * 100.0))),
    );
    stop_ui(ui, out);
}

fn stop_ui(ui: &mut Ui, out: &mut Out) {
    if ui.add(Button::new(text!("find-stop"))).clicked() {
        out.push(FindCommand::StopSearch);
    }
}

fn brief_ui(ui: &mut Ui, found: &SearchAnswer, is_stale: bool) {
    let result = &found.result;
    let text = hits_in_games(result.hits, result.games);
    let text = RichText::new(text).strong();
    ui.label(if is_stale { text.weak() } else { text }).on_hover_text(text!("find-hits-tip"));
    ui.weak(took(found));
}

/// `12 hits in 3 games`.
pub fn hits_in_games(hits: u64, games: u64) -> String {
    let (hits, games) = (text!("general-hits", hits = hits), text!("general-games", games = games));
    text!("find-hits-in-games", hits = hits, games = games)
}

fn took(found: &SearchAnswer) -> String {
    let millis = found.result.elapsed.as_secs_f64() * 1e3;
    if millis < 10.0 { format!("{millis:.1} ms") } else { format!("{} ms", grouped(millis.round() as u64)) }
}

/// Shows all counts.
pub fn totals_ui(ui: &mut Ui, found: &SearchAnswer, find: &Find) {
    let result = &found.result;
    ui.horizontal_wrapped(|ui| {
        let tip = text!("find-hits-tip");
        let hits = RichText::new(text!("general-hits", hits = result.hits)).size(letters::FIGURE).strong();
        ui.label(hits).on_hover_text(tip);
        ui.label(text!("find-in-games", games = result.games)).on_hover_text(tip);
        if result.searched_games > 0 {
            let share = super::words::percent(result.games as f64 / result.searched_games as f64);
            let share = text!("find-share-searched", share = share, games = result.searched_games);
            ui.weak(share).on_hover_text(text!("find-share-searched-tip"));
        }
        if found.asked.query.swap {
            ui.weak("·");
            ui.weak(text!("find-as-drawn-swapped", same = result.same_colour, swapped = result.swapped))
                .on_hover_text(tip);
        }
        let size = find.drawing().size();
        let others = find.facts().map_or(0, |facts| facts.games_on_other_sizes(size));
        if others > 0 {
            ui.weak("·");
            ui.weak(text!("find-other-sizes", games = others, size = size.to_string()))
                .on_hover_text(text!("find-other-sizes-tip", side = size.side().to_string()));
        }
        ui.weak("·");
        ui.weak(took(found));
        if found.unread > 0 {
            let text = text!("find-unread", records = found.unread);
            ui.colored_label(Tones::for_context(ui).warning, text);
        }
    });
}
