//! The commonest openings as small boards.

use super::super::diagram::Diagram;
use super::super::paint::{self, Look};
use super::super::scene::{Anchor, Ink, Spot};
use super::canvas::{Canvas, between, times_between};
use katachi_core::go::{BoardSize, Color};
use katachi_core::mining::dossier::{Dossier, PlayerOpening};
use katachi_core::mining::statistics::SURE;
use katachi_core::words::{counted, percent};

/// Boards in a row, and in all.
const COLUMNS: usize = 3;
const BOARDS: usize = 6;
const GUTTER: f64 = 22.0;
const CAPTION: f64 = 8.0;
/// Above a row of boards, and below it with its caption.
const HEAD: f64 = 15.0;
const BELOW: f64 = 52.0;

pub(super) fn paint(page: &mut Canvas<'_>, dossier: &Dossier) {
    page.part("Openings", &format!("the commonest positions after {}", counted(dossier.moves as usize, "move")));
    let common = Color::BOTH.map(|color| dossier.common_openings(color));
    if common.iter().all(Vec::is_empty) {
        page.line("No opening of a 19×19 game was played often enough.", 9.0);
        return;
    }
    let is_one = common.iter().any(Vec::is_empty);
    for (color, openings) in Color::BOTH.into_iter().zip(&common) {
        let shown = &openings[..openings.len().min(if is_one { BOARDS } else { COLUMNS })];
        for (at, row) in shown.chunks(COLUMNS).enumerate() {
            row_of_boards(page, color, row, at == 0);
        }
    }
}

fn row_of_boards(page: &mut Canvas<'_>, color: Color, row: &[&PlayerOpening], is_first: bool) {
    let (left, width) = page.column();
    if is_first {
        let games = row.first().map_or(0, |opening| opening.here.of);
        let with = match color {
            Color::Black => "With Black",
            Color::White => "With White",
        };
        let words = format!("{with}, {}", super::counted_games(games));
        page.text(Spot::new(left, page.y() + 8.0), &words, 9.0, (true, Ink::BLACK), Anchor::Start);
        page.down(HEAD);
    }
    let slot = (width - GUTTER * (COLUMNS - 1) as f64) / COLUMNS as f64;
    for (at, opening) in row.iter().enumerate() {
        let diagram = Diagram::of_opening(BoardSize::NINETEEN, &opening.opening);
        let (wide, _) = paint::extent(diagram.frame, false);
        let look = Look { cell: slot / wide, coordinates: false, region: false };
        let x = left + at as f64 * (slot + GUTTER);
        page.add(paint::diagram(&diagram, Spot::new(x, page.y()), look, page.fonts));
        page.caption(x + slot / 2.0, page.y() + slot + 4.0, slot + GUTTER - 6.0, CAPTION, &caption(opening));
    }
    page.down(slot + BELOW);
}

fn caption(opening: &PlayerOpening) -> Vec<(String, bool)> {
    let mut lines = Vec::new();
    if let Some(name) = opening.opening.names.first() {
        lines.push((name.to_string(), true));
    }
    if let Some(share) = opening.share() {
        let games = super::counted_games(opening.here.count);
        lines.push((format!("{games}, {} ({})", percent(share.rate), between(share)), false));
    }
    let at_most = if opening.there.at_most { "at most " } else { "" };
    let contrast = &opening.contrast;
    let odds = times_between(contrast.odds_ratio(), contrast.low.exp(), contrast.high.exp());
    let sure = opening.q_value <= SURE;
    let odds = if sure { format!("; odds {odds}") } else { String::new() };
    lines.push((format!("the others {at_most}{}{odds}", percent(opening.there.share())), false));
    if let Some(rate) = opening.rate() {
        let (decided, won) = opening.results();
        lines.push((format!("won {won} of {decided} ({})", between(rate)), false));
    }
    lines
}
