//! A part of the board of a real game, with the names of its players.

use egui::{Align2, FontId, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::board::{BoardStyle, PatternPaint, paint_pattern};
use super::controls::bold_text;
use super::elided;
use super::thumbnail::cell_rect;
use crate::theme::Tones;
use crate::tokens::{ink, letters};
use katachi_app::board_part::BoardPart;
use katachi_core::corpus::GameHeader;
use katachi_core::go::Color;
use katachi_language::text;

/// Room below a picture: two names, and the year with the move.
pub const BELOW_PICTURE: f32 = 58.0;

/// The words below a picture.
#[derive(Clone, Copy)]
pub struct PictureWords<'a> {
    pub header: GameHeader<'a>,
    /// Which move it is.
    pub at: &'a str,
    /// Says whose colours are exchanged; [`paint_swapped`] marks it. `None` if none are.
    pub swapped: Option<&'a str>,
}

/// Paints the part and the words below it; `frame` are two corners of a box, as columns and rows of the part. Returns
/// the picture's name.
pub fn paint_game_picture(
    ui: &Ui,
    rect: Rect,
    part: &BoardPart,
    frame: Option<[(i32, i32); 2]>,
    words: PictureWords<'_>,
) -> String {
    let board = Rect::from_min_size(rect.min, vec2(rect.width(), rect.width()));
    let style = BoardStyle::for_context(ui.ctx());
    paint_pattern(ui, board, &part.cells, &style, PatternPaint::default());
    let window = part.cells.window();
    if let Some([a, b]) = frame {
        let cell = |(x, y): (i32, i32)| {
            let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
            window.cell_at(x, y).map(|cell| cell_rect(ui, board, window, cell))
        };
        if let (Some(a), Some(b)) = (cell(a), cell(b)) {
            ui.painter().rect_stroke(a.union(b), 2.0, Stroke::new(1.0, style.line), StrokeKind::Inside);
        }
    }
    if let Some(moved) = part.moved {
        let cell = cell_rect(ui, board, window, moved);
        ui.painter().circle_stroke(cell.center(), cell.width() * 0.26, Stroke::new(1.8, style.accent));
    }
    names_ui(ui, rect, board.bottom(), part.is_exchanged, words)
}

/// Paints a half-black disc, which stands for exchanged colours.
pub fn paint_swapped(ui: &Ui, centre: Pos2) {
    ui.painter().circle_filled(centre, 5.5, ink::WHITE_STONE);
    let half = Rect::from_min_max(centre - vec2(6.0, 6.0), centre + vec2(0.0, 6.0));
    ui.painter().with_clip_rect(half.intersect(ui.clip_rect())).circle_filled(centre, 5.5, ink::BLACK_STONE);
    ui.painter().circle_stroke(centre, 5.5, Stroke::new(1.0, ink::STONE_EDGE));
}

/// The players with the stones that they have in the picture, and the year with the move.
pub fn names_ui(ui: &Ui, rect: Rect, top: f32, is_exchanged: bool, words: PictureWords<'_>) -> String {
    let PictureWords { header, at, swapped } = words;
    let tones = Tones::for_context(ui);
    for (at, (color, player)) in [(Color::Black, header.black), (Color::White, header.white)].into_iter().enumerate() {
        let middle = top + 14.0 + at as f32 * 17.0;
        let stone = pos2(rect.left() + 5.0, middle);
        let is_black = (color == Color::Black) != is_exchanged;
        let fill = if is_black { ink::BLACK_STONE } else { ink::WHITE_STONE };
        ui.painter().circle(stone, 4.5, fill, Stroke::new(1.0, tones.weak));
        let font = FontId::proportional(letters::SMALL + 0.5);
        let player = elided::middle(ui, player, &font, rect.width() - 16.0);
        let place = pos2(rect.left() + 15.0, middle);
        bold_text(ui, place, Align2::LEFT_CENTER, &player, font, tones.text, color == Color::Black);
    }
    let year = header.year.map_or_else(|| header.date.to_owned(), |year| year.to_string());
    let line = if year.is_empty() { at.to_owned() } else { format!("{year} · {at}") };
    let font = FontId::proportional(letters::SMALL);
    let middle = top + 14.0 + 34.0;
    let mut left = rect.left();
    if swapped.is_some() {
        paint_swapped(ui, pos2(left + 5.5, middle));
        left += 15.0;
    }
    ui.painter().text(pos2(left, middle), Align2::LEFT_CENTER, &line, font, tones.weak);
    let line = match swapped {
        Some(words) => format!("{line} · {words}"),
        None => line,
    };
    text!("gallery-picture", black = header.black, white = header.white, line = line)
}
