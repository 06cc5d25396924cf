//! The year before and since which the continuations are compared.

use egui::{DragValue, Ui};

use super::Out;
use super::words::{interval, probability};
use katachi_app::find::periods::{PeriodComparison, PeriodCounts, ShareChange};
use katachi_app::find::search::SearchAnswer;
use katachi_app::find::{Find, FindCommand};
use katachi_core::find::Continuation;
use katachi_core::go::Color;
use katachi_language::text;

/// Chooses whether two periods are compared, and the year that divides them. Returns whether the table is to be saved.
pub fn choice_ui(ui: &mut Ui, find: &Find, found: &SearchAnswer, out: &mut Out) -> bool {
    let line = ui.horizontal_wrapped(|ui| {
        let mut compares = find.dividing_year().is_some();
        let toggle = ui.checkbox(&mut compares, text!("find-compare-periods"));
        let toggle = toggle.on_hover_text(text!("find-compare-periods-tip"));
        if toggle.changed() {
            out.push(FindCommand::ComparePeriods(compares.then(|| find.usual_dividing_year())));
        }
        if let Some(mut year) = find.dividing_year() {
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
        }
        ui.link(text!("board-save-csv")).clicked()
    });
    line.inner
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

/// A difference of shares in percentage points, with its sign.
pub fn points(difference: f64) -> String {
    // A small loss must not read as minus nothing.
    let tenths = (difference * 1000.0).round() + 0.0;
    format!("{:+.1}", tenths / 10.0).replace('-', "−")
}

/// The change of a share, and whether it may be chance; for experts the figure of the test too.
pub fn change_in_words(change: &ShareChange, is_expert: bool) -> String {
    let points = points(change.difference);
    let words = match change.is_sure() {
        true => text!("find-change-sure", points = points),
        false => text!("find-change-unsure", points = points),
    };
    if is_expert { format!("{words}\nq {}", probability(change.q_value)) } else { words }
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

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_language::{Language, speaking};

    #[test]
    fn a_change_is_told_in_words_and_its_q_to_experts_alone() {
        let _english = speaking(Language::En);
        let change = ShareChange { difference: 0.123, q_value: 0.01 };
        let words = "Changed by +12.3 percentage points: more than chance explains";
        assert_eq!(change_in_words(&change, false), words);
        assert_eq!(change_in_words(&change, true), format!("{words}\nq 0.010"));
    }
}
