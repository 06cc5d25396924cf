//! The most common openings as small boards.

use super::super::diagram::PageDiagram;
use super::super::paint::{self, DiagramLook};
use super::super::scene::{Ink, Spot, TextAnchor};
use super::canvas::{Canvas, between, times_between};
use katachi_core::go::{BoardSize, Color};
use katachi_core::mining::player::{PlayerOpening, PlayerProfile};
use katachi_core::mining::statistics::MAX_Q_VALUE;
use katachi_language::text;
use katachi_sentences::term;
use katachi_sentences::words::percent;

/// Maximum number of boards in a row, and in total.
const COLUMN_COUNT: usize = 3;
const MAX_BOARDS: usize = 6;
const GUTTER: f64 = 22.0;
const CAPTION_SIZE: f64 = 8.0;
/// Height above a row of boards, and below it for the captions.
const HEAD_HEIGHT: f64 = 15.0;
const ROOM_BELOW: f64 = 52.0;

pub(super) fn paint(page: &mut Canvas<'_>, profile: &PlayerProfile) {
    page.part(text!("player-openings"), &text!("player-page-openings-says", moves = profile.moves));
    let common = Color::BOTH.map(|color| profile.common_openings(color));
    if common.iter().all(Vec::is_empty) {
        page.line(text!("player-page-no-opening"), 9.0);
        return;
    }
    let is_one = common.iter().any(Vec::is_empty);
    for (color, openings) in Color::BOTH.into_iter().zip(&common) {
        let shown = &openings[..openings.len().min(if is_one { MAX_BOARDS } else { COLUMN_COUNT })];
        for (at, row) in shown.chunks(COLUMN_COUNT).enumerate() {
            row_of_boards(page, color, row, at == 0);
        }
    }
}

fn row_of_boards(page: &mut Canvas<'_>, color: Color, row: &[&PlayerOpening], is_first: bool) {
    let (left, width) = page.column();
    if is_first {
        let games = row.first().map_or(0, |opening| opening.here.of);
        let words = match color {
            Color::Black => text!("player-page-with-black", games = games),
            Color::White => text!("player-page-with-white", games = games),
        };
        page.text(Spot::new(left, page.y() + 8.0), &words, 9.0, (true, Ink::BLACK), TextAnchor::Start);
        page.down(HEAD_HEIGHT);
    }
    let slot = (width - GUTTER * (COLUMN_COUNT - 1) as f64) / COLUMN_COUNT as f64;
    for (at, opening) in row.iter().enumerate() {
        let diagram = PageDiagram::of_opening(BoardSize::NINETEEN, &opening.opening);
        let (wide, _) = paint::extent(diagram.frame, false);
        let look = DiagramLook { cell: slot / wide, coordinates: false, region: false };
        let x = left + at as f64 * (slot + GUTTER);
        page.add(paint::diagram(&diagram, Spot::new(x, page.y()), look, page.fonts));
        page.caption(x + slot / 2.0, page.y() + slot + 4.0, slot + GUTTER - 6.0, CAPTION_SIZE, &caption(opening));
    }
    page.down(slot + ROOM_BELOW);
}

fn caption(opening: &PlayerOpening) -> Vec<(String, bool)> {
    let mut lines = Vec::new();
    if let Some(name) = opening.opening.names.first() {
        let word = term(name.name);
        let name = match name.of {
            Some(Color::White) => text!("player-opening-of-white", opening = word),
            _ => word.to_owned(),
        };
        lines.push((name, true));
    }
    if let Some(share) = opening.share() {
        let (games, rate, between) = (opening.here.count, percent(share.rate), between(share));
        lines.push((text!("player-page-games-share", games = games, share = rate, interval = between), false));
    }
    let contrast = &opening.contrast;
    let odds = times_between(contrast.odds_ratio(), contrast.low.exp(), contrast.high.exp());
    let share = percent(opening.there.share());
    let others = match (opening.q_value <= MAX_Q_VALUE, opening.there.at_most) {
        (true, true) => text!("player-page-others-at-most-odds", share = share, odds = odds),
        (true, false) => text!("player-page-others-odds", share = share, odds = odds),
        (false, true) => text!("player-page-others-at-most", share = share),
        (false, false) => text!("player-page-others", share = share),
    };
    lines.push((others, false));
    if let Some(rate) = opening.rate() {
        let (decided, won) = opening.results();
        let (won, decided, between) = (won.to_string(), decided.to_string(), between(rate));
        lines.push((text!("player-page-won", won = won, decided = decided, interval = between), false));
    }
    lines
}
