//! The form for the next mining.

use katachi_core::mining::{MiningParams, PatternSource};
use katachi_core::pattern::Window;
use katachi_language::text;
use katachi_sentences::Sentence;

/// The side of the grid that a window is drawn on.
pub const DRAWING_SIDE: usize = 9;

/// The kind of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowKind {
    Square,
    Rect,
    Diamond,
    Drawn,
}

/// The fields of the form. [`MiningForm::params`] checks them.
#[derive(Clone, Debug, PartialEq)]
pub struct MiningForm {
    pub kind: WindowKind,
    pub square: usize,
    pub rect: (usize, usize),
    pub diamond: usize,
    /// The drawn points, row by row. If the middle one is drawn, it is the window's centre.
    pub drawn: [[bool; DRAWING_SIDE]; DRAWING_SIDE],
    pub source: PatternSource,
    pub after: bool,
    /// Whether only moves of `move_range` are read.
    pub limits_moves: bool,
    pub move_range: (u32, u32),
    pub min_count: u32,
    /// Whether only shapes within the bounds of K are kept.
    pub limits_k: bool,
    pub k: (usize, usize),
}

impl Default for MiningForm {
    fn default() -> MiningForm {
        let middle = DRAWING_SIDE / 2;
        let mut drawn = [[false; DRAWING_SIDE]; DRAWING_SIDE];
        for (y, row) in drawn.iter_mut().enumerate() {
            for (x, point) in row.iter_mut().enumerate() {
                // A cross of five points, to start from.
                *point = x.abs_diff(middle) + y.abs_diff(middle) <= 1;
            }
        }
        MiningForm {
            kind: WindowKind::Square,
            square: 5,
            rect: (5, 3),
            diamond: 2,
            drawn,
            source: PatternSource::Move,
            after: false,
            limits_moves: false,
            move_range: (1, 50),
            min_count: 1,
            limits_k: false,
            k: (2, 8),
        }
    }
}

impl MiningForm {
    /// The parameters of the form. Errors: what is wrong, in words.
    pub fn params(&self) -> Result<MiningParams, String> {
        let window = self.window()?;
        if self.source == PatternSource::Move && window.centre().is_none() {
            return Err(text!("shapes-form-no-middle").into());
        }
        if self.limits_moves && self.source == PatternSource::Move && self.move_range.0 > self.move_range.1 {
            return Err(text!("shapes-form-moves-reversed").into());
        }
        if self.limits_k && self.k.0 > self.k.1 {
            return Err(text!("shapes-form-stones-reversed").into());
        }
        let by_move = self.source == PatternSource::Move;
        Ok(MiningParams {
            after: self.after && by_move,
            moves: (self.limits_moves && by_move).then_some(self.move_range),
            min_count: self.min_count.max(1),
            k: self.limits_k.then_some(self.k),
            ..MiningParams::new(window, self.source)
        })
    }

    fn window(&self) -> Result<Window, String> {
        match self.kind {
            WindowKind::Square => Window::square(self.square).map_err(|error| error.sentence()),
            WindowKind::Rect => Window::rect(self.rect.0, self.rect.1).map_err(|error| error.sentence()),
            WindowKind::Diamond => Window::diamond(self.diamond).map_err(|error| error.sentence()),
            WindowKind::Drawn => self.drawn_window(),
        }
    }

    fn drawn_window(&self) -> Result<Window, String> {
        let middle = DRAWING_SIDE / 2;
        let mark = |x: usize, y: usize, point: bool| match point {
            false => '.',
            true if (x, y) == (middle, middle) => '+',
            true => '#',
        };
        let rows: Vec<String> = self
            .drawn
            .iter()
            .enumerate()
            .map(|(y, row)| row.iter().enumerate().map(|(x, &point)| mark(x, y, point)).collect())
            .collect();
        format!("points:{}", rows.join("/")).parse().map_err(|_| text!("shapes-form-draw-two").to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_names_the_window_that_is_drawn() {
        let mut form = MiningForm { kind: WindowKind::Drawn, ..MiningForm::default() };
        assert_eq!(form.params().unwrap().window.to_string(), "points:.#./#+#/.#.");
        form.drawn = [[false; DRAWING_SIDE]; DRAWING_SIDE];
        assert!(form.params().unwrap_err().contains("two points"));
        form.drawn[0][0] = true;
        form.drawn[0][1] = true;
        assert!(form.params().is_err(), "no centre, and moves need one");
        form.source = PatternSource::Final;
        assert_eq!(form.params().unwrap().window.to_string(), "points:##");
    }

    #[test]
    fn what_only_moves_have_is_left_out_for_final_positions() {
        let form =
            MiningForm { source: PatternSource::Final, after: true, limits_moves: true, ..MiningForm::default() };
        let params = form.params().unwrap();
        assert!(!params.after && params.moves.is_none());
    }
}
