//! First moves in the corners, and later moves there.

use super::super::diagram::{DiagramFrame, PageDiagram};
use super::super::paint::{self, DiagramLook};
use super::super::scene::{Ink, PageShape, Spot, TextAnchor};
use super::MIN_HABIT_GAMES;
use super::canvas::{Canvas, WEAK_INK, between, times, times_between};
use katachi_core::go::{BoardSize, Point};
use katachi_core::mining::corner::Corner;
use katachi_core::mining::player::{CornerMove, FirstMove, PlayerProfile};
use katachi_core::mining::statistics::MAX_Q_VALUE;
use katachi_language::text;
use katachi_sentences::shapes::corner_point_title;
use katachi_sentences::words::percent;

/// Maximum number of first moves that are listed.
const MAX_FIRST_MOVES: usize = 8;
const ROW_HEIGHT: f64 = 14.0;
/// Number of lines of the corner that are shown, and the distance between them.
const CORNER_LINES: usize = 8;
const CELL_SIZE: f64 = 13.0;
/// Number of corners in a row of later moves.
const COLUMN_COUNT: usize = 4;
const GUTTER: f64 = 20.0;
const CAPTION_SIZE: f64 = 8.0;

pub(super) fn paint(page: &mut Canvas<'_>, profile: &PlayerProfile) {
    page.part(text!("player-page-corners"), text!("player-page-corners-says"));
    let rows: Vec<&FirstMove> =
        profile.first_moves.iter().filter(|row| row.here.count > 0).take(MAX_FIRST_MOVES).collect();
    if rows.is_empty() {
        page.line(text!("player-page-no-corner"), 9.0);
    } else {
        first_moves(page, &rows);
    }
    later(page, profile);
}

/// Draws a corner with letters, and the list of these letters.
fn first_moves(page: &mut Canvas<'_>, rows: &[&FirstMove]) {
    let (left, width) = page.column();
    let top = page.y();
    let frame = DiagramFrame { left: 19 - CORNER_LINES, top: 0, width: CORNER_LINES, height: CORNER_LINES };
    let diagram = PageDiagram::of_stones(BoardSize::NINETEEN, frame, &[], &[]);
    let look = DiagramLook { cell: CELL_SIZE, coordinates: false, region: false };
    page.add(paint::diagram(&diagram, Spot::new(left, top), look, page.fonts));
    let origin = paint::origin(look);
    let (wide, high) = paint::extent(frame, false);
    for (letter, row) in ('a'..='z').zip(rows) {
        let at = Corner::TopRight.mirror(mirrored(row.point), BoardSize::NINETEEN);
        let (x, y) = (usize::from(at.x), usize::from(at.y));
        if x < frame.left || y >= frame.height {
            continue;
        }
        let centre =
            Spot::new(left + origin.x + (x - frame.left) as f64 * CELL_SIZE, top + origin.y + y as f64 * CELL_SIZE);
        let half = CELL_SIZE * 0.36;
        let corner = Spot::new(centre.x - half, centre.y - half);
        page.add([PageShape::Box { at: corner, width: 2.0 * half, height: 2.0 * half, fill: Ink::WHITE }]);
        let below = Spot::new(centre.x, centre.y + 3.0);
        page.text(below, &letter.to_string(), 9.5, (true, Ink::BLACK), TextAnchor::Middle);
    }
    let x = left + wide * CELL_SIZE + 22.0;
    let right = left + width;
    let most = rows.iter().filter_map(|row| row.share()).map(|share| share.high).fold(0.0, f64::max);
    let most = rows.iter().map(|row| row.there.share()).fold(most, f64::max).max(0.01);
    let head = |page: &mut Canvas<'_>, x: f64, text: &str, anchor: TextAnchor| {
        page.text(Spot::new(x, top + 6.0), text, 7.5, (false, WEAK_INK), anchor);
    };
    head(page, x + 192.0, text!("player-page-his-share"), TextAnchor::Start);
    head(page, x + 306.0, text!("player-page-the-others"), TextAnchor::End);
    head(page, right, text!("player-page-odds"), TextAnchor::End);
    for (at, (letter, row)) in ('a'..='z').zip(rows).enumerate() {
        let Some(share) = row.share() else { continue };
        let y = top + 12.0 + at as f64 * ROW_HEIGHT;
        let base = y + 8.0;
        page.text(Spot::new(x, base), &letter.to_string(), 9.0, (true, Ink::BLACK), TextAnchor::Start);
        let name = page.fitted(&corner_point_title(row.point), 9.0, false, 106.0);
        page.text(Spot::new(x + 12.0, base), &name, 9.0, (false, Ink::BLACK), TextAnchor::Start);
        let bar = Spot::new(x + 122.0, y + 1.0);
        page.bar(bar, (64.0, 8.0), share, most, Some(row.there.share()));
        let words = format!("{} ({})", percent(share.rate), between(share));
        page.text(Spot::new(x + 192.0, base), &words, 8.0, (false, Ink::BLACK), TextAnchor::Start);
        let at_most = if row.there.at_most { "≤ " } else { "" };
        let theirs = format!("{at_most}{}", percent(row.there.share()));
        page.text(Spot::new(x + 306.0, base), &theirs, 8.0, (false, Ink::BLACK), TextAnchor::End);
        let is_sure = row.q_value <= MAX_Q_VALUE;
        let odds = if is_sure { times(row.contrast.odds_ratio()) } else { "–".to_owned() };
        page.text(Spot::new(right, base), &odds, 8.0, (is_sure, Ink::BLACK), TextAnchor::End);
    }
    page.down((high * CELL_SIZE).max(12.0 + rows.len() as f64 * ROW_HEIGHT));
}

/// Mirrors a point if necessary, so that a 3-4 point is at R16, as in books.
fn mirrored(point: Point) -> Point {
    Point::new(point.x.min(point.y), point.x.max(point.y))
}

/// Draws the moves that are played significantly more often in corners of the player's games.
fn later(page: &mut Canvas<'_>, profile: &PlayerProfile) {
    let is_more = |row: &&CornerMove| {
        row.q_value <= MAX_Q_VALUE
            && row.contrast.log_odds > 0.0
            && row.next.is_some()
            && row.here.count >= MIN_HABIT_GAMES
    };
    let rows: Vec<&CornerMove> =
        profile.corners.iter().filter(is_more).filter(|row| !row.stones.is_empty()).take(COLUMN_COUNT).collect();
    page.part(text!("player-page-later"), text!("player-page-later-says"));
    if rows.is_empty() {
        page.line(text!("player-page-no-later"), 9.0);
        return;
    }
    let (left, width) = page.column();
    let slot = (width - GUTTER * (COLUMN_COUNT - 1) as f64) / COLUMN_COUNT as f64;
    let mut height: f64 = 0.0;
    for (at, row) in rows.iter().enumerate() {
        let side = usize::from(row.side);
        let frame = DiagramFrame { left: 19 - side, top: 0, width: side, height: side };
        let diagram = PageDiagram::of_stones(BoardSize::NINETEEN, frame, &row.stones, &plays(row));
        let (wide, high) = paint::extent(frame, false);
        let look = DiagramLook { cell: (slot / wide).min(10.5), coordinates: false, region: false };
        let x = left + at as f64 * (slot + GUTTER);
        let inset = (slot - wide * look.cell) / 2.0;
        page.add(paint::diagram(&diagram, Spot::new(x + inset, page.y()), look, page.fonts));
        height = height.max(high * look.cell);
        page.caption(
            x + slot / 2.0,
            page.y() + high * look.cell + 3.0,
            slot + GUTTER - 4.0,
            CAPTION_SIZE,
            &caption(row),
        );
    }
    page.down(height + 3.0 + 3.0 * CAPTION_SIZE * 1.3 + 2.0);
}

/// The moves of the line, then the row's move.
fn plays(row: &CornerMove) -> Vec<katachi_core::go::Move> {
    let play = |&(by, at): &(katachi_core::go::Color, Option<Point>)| {
        at.map_or(katachi_core::go::Move::pass(by), |at| katachi_core::go::Move::play(by, at))
    };
    row.line.iter().chain([&(row.mover, row.next)]).map(play).collect()
}

fn caption(row: &CornerMove) -> Vec<(String, bool)> {
    let contrast = &row.contrast;
    let (count, of, share) = (row.here.count.to_string(), row.here.of.to_string(), percent(row.here.share()));
    let theirs = percent(row.there.share());
    let odds = times_between(contrast.odds_ratio(), contrast.low.exp(), contrast.high.exp());
    let others = match row.there.at_most {
        true => text!("player-page-others-at-most", share = theirs),
        false => text!("player-page-others", share = theirs),
    };
    vec![
        (text!("player-page-of-and-share", count = count, of = of, share = share), false),
        (others, false),
        (text!("player-page-odds-of", odds = odds), true),
    ]
}
