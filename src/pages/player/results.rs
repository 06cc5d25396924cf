//! Wins among decided games: both colours, Black, White; and year by year.

use super::super::scene::{Ink, PageShape, Spot, TextAnchor};
use super::canvas::{Canvas, WEAK_INK, between};
use katachi_core::mining::player::{PlayerProfile, ResultRow};
use katachi_core::words::grouped;
use katachi_language::text;
use katachi_sentences::words::{color_name, percent};

const ROW_HEIGHT: f64 = 24.0;
/// The height of the plot by years.
const PLOT_HEIGHT: f64 = 72.0;
const PLOT_LEFT: f64 = 262.0;
/// The left end of the bars, right of the names.
const BAR_LEFT: f64 = 72.0;

pub(super) fn paint(page: &mut Canvas<'_>, profile: &PlayerProfile) {
    page.part(text!("player-results"), text!("player-page-results-says"));
    let top = page.y();
    let all = profile.results.iter().filter(|row| row.year.is_none());
    for (at, row) in all.enumerate() {
        line(page, row, top + at as f64 * ROW_HEIGHT);
    }
    let years: Vec<&ResultRow> =
        profile.results.iter().filter(|row| row.year.is_some() && row.color.is_none()).collect();
    if years.len() > 1 {
        by_year(page, &years, top);
    }
    page.down(PLOT_HEIGHT + 12.0);
    if profile.against_himself > 0 {
        page.weak_line(&text!("player-against-himself", games = profile.against_himself), 8.0);
    }
}

fn line(page: &mut Canvas<'_>, row: &ResultRow, top: f64) {
    let (left, _) = page.column();
    let name = row.color.map_or_else(|| text!("player-page-both-colours"), color_name);
    page.text(Spot::new(left, top + 9.0), name, 9.0, (row.color.is_none(), Ink::BLACK), TextAnchor::Start);
    let Some(rate) = row.rate() else {
        let words = text!("player-page-no-result", games = row.games);
        page.text(Spot::new(left + BAR_LEFT, top + 9.0), &words, 9.0, (false, Ink::BLACK), TextAnchor::Start);
        return;
    };
    page.bar(Spot::new(left + BAR_LEFT, top + 1.5), (84.0, 9.0), rate, 1.0, None);
    let share = format!("{} ({})", percent(rate.rate), between(rate));
    page.text(Spot::new(left + BAR_LEFT + 90.0, top + 9.0), &share, 9.0, (false, Ink::BLACK), TextAnchor::Start);
    let words = match row.decided == row.games {
        true => text!("player-page-won-of", won = row.won, decided = row.decided),
        false => text!("player-page-won-of-decided", won = row.won, decided = row.decided, games = row.games),
    };
    page.text(Spot::new(left + BAR_LEFT, top + 19.0), &words, 7.5, (false, WEAK_INK), TextAnchor::Start);
}

/// Draws a dot with its interval for each year, and the number of games as columns below.
fn by_year(page: &mut Canvas<'_>, years: &[&ResultRow], top: f64) {
    let (left, width) = page.column();
    let (left, width) = (left + PLOT_LEFT + 24.0, width - PLOT_LEFT - 24.0);
    let year = |row: &ResultRow| f64::from(row.year.unwrap_or_default());
    let (Some(first), Some(last)) = (years.first().map(|row| year(row)), years.last().map(|row| year(row))) else {
        return;
    };
    let step = width / (last - first + 1.0);
    let x = |of: f64| left + (of - first + 0.5) * step;
    // Rates are in the upper part, games in the lower.
    let (rates, games) = (PLOT_HEIGHT * 0.66, PLOT_HEIGHT * 0.24);
    let y = |rate: f64| top + rates * (1.0 - rate);
    let line = |from: Spot, to: Spot, width: f64, ink: Ink| PageShape::Line { from, to, width, ink };
    for rate in [0.0, 0.5, 1.0] {
        let ink = if rate == 0.5 { Ink(120) } else { Ink(205) };
        page.add([line(Spot::new(left, y(rate)), Spot::new(left + width, y(rate)), 0.5, ink)]);
        let label = percent(rate);
        page.text(Spot::new(left - 4.0, y(rate) + 2.4), &label, 6.5, (false, WEAK_INK), TextAnchor::End);
    }
    let most = years.iter().map(|row| row.games).max().unwrap_or(1).max(1);
    let foot = top + PLOT_HEIGHT;
    let thick = (step * 0.7).clamp(0.8, 9.0);
    for row in years {
        let at = x(year(row));
        let height = games * f64::from(row.games) / f64::from(most);
        let place = Spot::new(at - thick / 2.0, foot - height);
        page.add([PageShape::Box { at: place, width: thick, height, fill: Ink(190) }]);
        let Some(rate) = row.rate() else { continue };
        page.add([line(Spot::new(at, y(rate.low)), Spot::new(at, y(rate.high)), 0.6, Ink(110))]);
        let radius = (step * 0.3).clamp(0.9, 1.9);
        page.add([PageShape::Disc { centre: Spot::new(at, y(rate.rate)), radius, fill: Ink::BLACK, line: 0.0 }]);
    }
    let most = grouped(most.into());
    page.text(Spot::new(left - 4.0, foot - games + 5.0), &most, 6.5, (false, WEAK_INK), TextAnchor::End);
    for of in labelled(first as i32, last as i32) {
        page.text(Spot::new(x(f64::from(of)), foot + 8.0), &of.to_string(), 6.5, (false, WEAK_INK), TextAnchor::Middle);
    }
    let says = text!("player-page-by-year");
    page.text(Spot::new(left + width, top - 11.0), says, 7.5, (false, WEAK_INK), TextAnchor::End);
}

/// The years that are labelled: round ones, at most eight.
fn labelled(first: i32, last: i32) -> Vec<i32> {
    let step = [1, 2, 5, 10, 20, 50, 100, 200].into_iter().find(|step| (last - first) / step < 8).unwrap_or(500);
    (first..=last).filter(|year| year % step == 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_round_years_are_written() {
        assert_eq!(labelled(1838, 1862), [1840, 1845, 1850, 1855, 1860]);
        assert_eq!(labelled(2001, 2003), [2001, 2002, 2003]);
        for (first, last) in [(1600, 2025), (1094, 2025), (1990, 1991), (1925, 1985)] {
            let years = labelled(first, last);
            assert!((1..=9).contains(&years.len()), "{first}–{last}: {years:?}");
        }
    }
}
