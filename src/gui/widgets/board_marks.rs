//! The layers over the stones: marks of the record, letters, don't-care dots, last move and ko.

use egui::{Color32, Pos2, Rect, Vec2, vec2};

use super::board_layers::{BoardGeometry, BoardLayers, Territory, Text};
use super::cell_set::paint_cell_set;
use super::stones::Brush;
use super::style::BoardStyle;
use crate::tokens::{ink, letters};
use katachi_core::go::{Board, BoardLine, Color, MarkKind, Point};

/// Maximum number of letters that fit on a point.
const MOST_LETTERS: usize = 3;

/// Height of a count under a letter, in cells.
const DETAIL_SHARE: f32 = 0.27;

pub(super) struct MarkLayer<'a> {
    pub geometry: &'a BoardGeometry,
    pub board: &'a Board,
    pub style: &'a BoardStyle,
}

impl MarkLayer<'_> {
    /// Paints shapes at once. Appends texts to `texts`, because they are in another texture.
    pub fn paint(&self, brush: &mut Brush<'_>, layers: &BoardLayers<'_>, texts: &mut Vec<Text>) {
        let cell = self.geometry.cell();
        for &(point, set) in layers.sets {
            texts.extend(paint_cell_set(brush, self.geometry.screen_from_board(point), cell, set, self.style));
        }
        layers.lines.iter().for_each(|line| self.line(brush, line));
        let territory = |point, color| Territory { point, color, strength: 1.0 };
        for mark in layers.marks {
            let (at, ink) = (self.geometry.screen_from_board(mark.point), self.ink(mark.point));
            match &mark.kind {
                MarkKind::Triangle => self.triangle(brush, at, ink),
                MarkKind::Square => self.square(brush, at, ink),
                MarkKind::Circle => brush.ring(at, cell * 0.54, ink),
                MarkKind::Cross => self.cross(brush, at, ink),
                MarkKind::Selected => {
                    let square = Rect::from_center_size(at, Vec2::splat(cell * 0.5));
                    brush.rect(square, self.style.accent.gamma_multiply(0.75));
                }
                MarkKind::BlackTerritory => {
                    paint_territory(brush, self.geometry, &territory(mark.point, Color::Black));
                }
                MarkKind::WhiteTerritory => {
                    paint_territory(brush, self.geometry, &territory(mark.point, Color::White));
                }
                MarkKind::Label(text) => self.letter(brush, mark.point, text, "", texts),
            }
        }
        self.clear_stubs(brush, layers);
        for label in layers.labels {
            self.letter(brush, label.point, &label.text, &label.detail, texts);
        }
        let marked = |point: Point| layers.marks.iter().any(|mark| mark.point == point);
        if let Some(point) = layers.last_move.filter(|&point| !marked(point) && !self.board.is_empty(point)) {
            let at = self.geometry.screen_from_board(point);
            // A light rim sets the mark off on a black stone; on a white one its shape does.
            brush.disc(at, cell * 0.36, if self.is_black(point) { ink::LAST_MOVE_RIM } else { self.style.accent });
            brush.disc(at, cell * 0.27, self.style.accent);
        }
        if let Some(point) = layers.ko {
            self.square(brush, self.geometry.screen_from_board(point), self.style.ink);
        }
    }

    fn is_black(&self, point: Point) -> bool {
        self.board.get(point) == Some(Color::Black)
    }

    fn ink(&self, point: Point) -> Color32 {
        match self.board.get(point) {
            Some(Color::Black) => ink::ON_BLACK,
            Some(Color::White) => ink::ON_WHITE,
            None => self.style.ink,
        }
    }

    fn thickness(&self) -> f32 {
        (self.geometry.cell() * 0.065).max(1.2)
    }

    fn outline(&self, brush: &mut Brush<'_>, corners: &[Pos2], ink: Color32) {
        for (index, &corner) in corners.iter().enumerate() {
            brush.stroke(corner, corners[(index + 1) % corners.len()], self.thickness(), ink);
        }
    }

    fn triangle(&self, brush: &mut Brush<'_>, at: Pos2, ink: Color32) {
        let r = self.geometry.cell() * 0.31;
        let corners = [vec2(0.0, -r), vec2(r * 0.87, r * 0.5), vec2(-r * 0.87, r * 0.5)].map(|corner| at + corner);
        self.outline(brush, &corners, ink);
    }

    fn square(&self, brush: &mut Brush<'_>, at: Pos2, ink: Color32) {
        let r = self.geometry.cell() * 0.21;
        let corners = [vec2(-r, -r), vec2(r, -r), vec2(r, r), vec2(-r, r)].map(|corner| at + corner);
        self.outline(brush, &corners, ink);
    }

    fn cross(&self, brush: &mut Brush<'_>, at: Pos2, ink: Color32) {
        let r = self.geometry.cell() * 0.2;
        brush.stroke(at + vec2(-r, -r), at + vec2(r, r), self.thickness(), ink);
        brush.stroke(at + vec2(-r, r), at + vec2(r, -r), self.thickness(), ink);
    }

    fn line(&self, brush: &mut Brush<'_>, line: &BoardLine) {
        let (from, to) = (self.geometry.screen_from_board(line.from), self.geometry.screen_from_board(line.to));
        let width = self.thickness() * 1.4;
        brush.stroke(from, to, width, self.style.accent);
        if line.is_arrow && from != to {
            let back = (from - to).normalized() * self.geometry.cell() * 0.38;
            for side in [back.rot90() * 0.5, back.rot90() * -0.5] {
                brush.stroke(to, to + back + side, width, self.style.accent);
            }
        }
    }

    /// Writes words, which are wider than a point, on a plate that stays on the board.
    fn words(&self, brush: &mut Brush<'_>, at: Pos2, text: &str, texts: &mut Vec<Text>) {
        let (face, size) = (self.geometry.face(), (self.geometry.cell() * 0.4).max(letters::LEAST));
        let width = |text: &str| text.chars().map(|c| if c.is_ascii() { 0.55 } else { 1.0 }).sum::<f32>() * size;
        let mut shown = text.to_owned();
        while width(&shown) + size > face.width() && shown.pop().is_some() {}
        if shown.len() < text.len() {
            shown.pop();
            shown.push('…');
        }
        let half = (width(&shown) + size * 0.6) / 2.0;
        let at = egui::pos2(at.x.clamp(face.min.x + half, (face.max.x - half).max(face.min.x + half)), at.y);
        brush.rect(Rect::from_center_size(at, vec2(half * 2.0, size * 1.3)), self.style.wood_tone);
        texts.push((at, size, shown, self.style.ink));
    }

    /// Hides the short ends of lines that a letter leaves towards another letter, a stone or the end of the picture.
    fn clear_stubs(&self, brush: &mut Brush<'_>, layers: &BoardLayers<'_>) {
        let (cell, side) = (self.geometry.cell(), self.board.size().side() as i32);
        let is_lettered = |point: Point| layers.labels.iter().any(|label| label.point == point);
        for label in layers.labels.iter().filter(|label| self.board.is_empty(label.point)) {
            let at = self.geometry.screen_from_board(label.point);
            for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                let (x, y) = (i32::from(label.point.x) + dx, i32::from(label.point.y) + dy);
                if !(0..side).contains(&x) || !(0..side).contains(&y) {
                    continue;
                }
                let next = Point::new(x as u8, y as u8);
                let is_shown = self.geometry.face().contains(self.geometry.screen_from_board(next));
                if !is_shown || is_lettered(next) || !self.board.is_empty(next) {
                    let direction = vec2(dx as f32, dy as f32);
                    let size = Vec2::splat(cell * 0.16) - direction.abs() * cell * 0.06;
                    brush.rect(Rect::from_center_size(at + direction * cell * 0.455, size), self.style.wood_tone);
                }
            }
        }
    }

    fn letter(&self, brush: &mut Brush<'_>, point: Point, text: &str, detail: &str, texts: &mut Vec<Text>) {
        let (at, cell) = (self.geometry.screen_from_board(point), self.geometry.cell());
        // A count that is too small to be read would only cover the board.
        let detail = if cell * DETAIL_SHARE < letters::LEAST { "" } else { detail };
        if detail.is_empty() && text.chars().count() > MOST_LETTERS {
            return self.words(brush, at, text, texts);
        }
        if self.board.is_empty(point) {
            brush.disc(at, cell * 0.86, self.style.wood_tone);
        }
        let ink = self.ink(point);
        let length = text.chars().count() as f32;
        let size = (cell * if length > 2.0 { 1.35 / length } else { 0.6 }).max(letters::LEAST);
        if detail.is_empty() {
            texts.push((at, size, text.to_owned(), ink));
        } else {
            texts.push((at - vec2(0.0, cell * 0.13), size * 0.86, text.to_owned(), ink));
            texts.push((at + vec2(0.0, cell * 0.26), cell * DETAIL_SHARE, detail.to_owned(), ink));
        }
    }
}

/// A small square in the owner's colour, with a rim that stands out from stones of either colour.
pub(super) fn paint_territory(brush: &mut Brush<'_>, geometry: &BoardGeometry, territory: &Territory) {
    let at = geometry.screen_from_board(territory.point);
    let side = geometry.cell() * 0.34 * territory.strength.clamp(0.3, 1.0);
    let (fill, rim) = match territory.color {
        Color::Black => (ink::BLACK_STONE, ink::HATCH_ON_BLACK),
        Color::White => (ink::WHITE_STONE, ink::WHITE_TERRITORY_EDGE),
    };
    brush.rect(Rect::from_center_size(at, Vec2::splat(side + 2.0)), rim);
    brush.rect(Rect::from_center_size(at, Vec2::splat(side)), fill);
}
