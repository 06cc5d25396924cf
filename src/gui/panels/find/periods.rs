//! The year before and since which the continuations are compared.

use egui::{DragValue, Ui};

use super::Out;
use super::words::interval;
use katachi_app::find::periods::{PeriodComparison, PeriodCounts};
use katachi_app::find::search::SearchAnswer;
use katachi_app::find::{Find, FindCommand};
use katachi_core::find::Continuation;
use katachi_core::go::Color;
use katachi_language::text;

/// Chooses whether two periods are compared, and the year that divides them.
pub fn choice_ui(ui: &mut Ui, find: &Find, found: &SearchAnswer, out: &mut Out) {
    ui.horizontal_wrapped(|ui| {
        let mut compares = find.dividing_year().is_some();
        let toggle = ui.checkbox(&mut compares, text!("find-compare-periods"));
        let toggle = toggle.on_hover_text(text!("find-compare-periods-tip"));
        if toggle.changed() {
            out.push(FindCommand::ComparePeriods(compares.then(|| find.usual_dividing_year())));
        }
        let Some(mut year) = find.dividing_year() else { return };
        // The games are counted anew for each year, so a year is taken only when it is whole.
        let field = DragValue::new(&mut year).range(1000..=2100).speed(0.2).update_while_editing(false);
        if ui.add(field).labelled_by(toggle.id).changed() {
            out.push(FindCommand::ComparePeriods(Some(year)));
        }
        let words = match find.periods() {
            Some(periods) => hits_in_words(periods, found.result.hits),
            None => waiting(find).to_owned(),
        };
        ui.weak(words);
    });
}

/// Stands where the figures of periods are missing.
pub fn waiting(find: &Find) -> &'static str {
    if find.lacks_periods() { "–" } else { "…" }
}

/// The hits of both periods, so that their sum can be compared with all hits.
fn hits_in_words(periods: &PeriodComparison, hits: u64) -> String {
    let (before, since) = (periods.before.hits, periods.since.hits);
    let undated = hits.saturating_sub(before + since);
    if undated == 0 {
        text!("find-periods-hits", before = before, since = since)
    } else {
        text!("find-periods-hits-undated", before = before, since = since, undated = undated)
    }
}

/// A continuation in both periods, a line each.
pub fn lines_ui(ui: &mut Ui, periods: &PeriodComparison, next: &Continuation, color: Color) {
    let share = |period: &PeriodCounts| {
        let rate = period.share(next.at, color).map_or("–".to_owned(), interval);
        text!("find-period-share", played = period.played(next.at, color), hits = period.hits, rate = rate)
    };
    let year = periods.year.to_string();
    ui.label(text!("find-period-before", year = &year, share = share(&periods.before)));
    ui.label(text!("find-period-since", year = &year, share = share(&periods.since)));
}
