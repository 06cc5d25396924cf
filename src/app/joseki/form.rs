//! The form for counting: windows of collocations, corners of the tree.

use katachi_core::mining::collocation::CollocationParams;
use katachi_core::mining::corner::CornerParams;
use katachi_core::pattern::Window;

/// Number of games above which most pairs and positions occur once, and take most of the time and the memory.
const LARGE_LIBRARY_GAMES: usize = 20_000;

/// Minimum count of what is counted before the user asks for another one.
pub(crate) fn first_min_count(games: usize) -> u32 {
    if games > LARGE_LIBRARY_GAMES { 2 } else { 1 }
}

/// The window of collocations, as it is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowChoice {
    Square(usize),
    Diamond(usize),
}

impl WindowChoice {
    pub const SQUARE_SIDES: [usize; 7] = [3, 5, 7, 9, 11, 13, 19];
    pub const DIAMOND_RADII: [usize; 5] = [1, 2, 3, 4, 6];

    fn window(self) -> Window {
        match self {
            WindowChoice::Square(side) => Window::square(side),
            WindowChoice::Diamond(radius) => Window::diamond(radius),
        }
        .expect("the choices are windows")
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct ShapesForm {
    pub window: WindowChoice,
    pub p: f64,
    pub min_count: u32,
}

impl Default for ShapesForm {
    fn default() -> ShapesForm {
        let CollocationParams { p, min_count, .. } = CollocationParams::default();
        ShapesForm { window: WindowChoice::Square(9), p, min_count }
    }
}

impl ShapesForm {
    /// The same form for other games, unless the user chose a minimum count.
    pub(super) fn for_games(self, games: usize) -> ShapesForm {
        ShapesForm { min_count: begun_anew(self.min_count, games), ..self }
    }

    /// The form that gives these parameters; `None` for a window that cannot be chosen.
    pub fn from_params(params: &CollocationParams) -> Option<ShapesForm> {
        let squares = WindowChoice::SQUARE_SIDES.map(WindowChoice::Square);
        let diamonds = WindowChoice::DIAMOND_RADII.map(WindowChoice::Diamond);
        let window = squares.into_iter().chain(diamonds).find(|choice| choice.window() == params.window)?;
        Some(ShapesForm { window, p: params.p, min_count: params.min_count })
    }

    pub fn params(&self) -> CollocationParams {
        CollocationParams {
            window: self.window.window(),
            p: self.p.clamp(1e-12, 0.5),
            min_count: self.min_count.max(1),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CornerForm {
    pub size: u8,
    pub stop: u32,
    pub min_count: u32,
    /// Whether games that begin with stones are counted too.
    pub set_up: bool,
}

impl Default for CornerForm {
    fn default() -> CornerForm {
        CornerForm::from_params(CornerParams::default())
    }
}

fn begun_anew(min_count: u32, games: usize) -> u32 {
    if min_count <= 2 { first_min_count(games) } else { min_count }
}

impl CornerForm {
    /// As [`ShapesForm::for_games`].
    pub(super) fn for_games(self, games: usize) -> CornerForm {
        CornerForm { min_count: begun_anew(self.min_count, games), ..self }
    }

    /// The form that gives these parameters.
    pub fn from_params(params: CornerParams) -> CornerForm {
        let CornerParams { size, stop, min_count, set_up } = params;
        CornerForm { size, stop, min_count, set_up }
    }

    pub fn params(&self) -> CornerParams {
        let size = self.size.clamp(2, CornerParams::MAX_SIZE);
        CornerParams { size, stop: self.stop.max(1), min_count: self.min_count.max(1), set_up: self.set_up }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forms_begin_with_the_definitions_and_every_choice_is_a_window_with_a_centre() {
        assert_eq!(ShapesForm::default().params(), CollocationParams::default());
        assert_eq!(CornerForm::default().params(), CornerParams::default());
        let squares = WindowChoice::SQUARE_SIDES.map(WindowChoice::Square);
        for (games, min_count) in [(0, 1), (LARGE_LIBRARY_GAMES, 1), (LARGE_LIBRARY_GAMES + 1, 2), (100, 1)] {
            assert_eq!(ShapesForm::default().for_games(games).min_count, min_count);
            assert_eq!(CornerForm { min_count: 2, ..CornerForm::default() }.for_games(games).min_count, min_count);
            let chosen = ShapesForm { min_count: 10, ..ShapesForm::default() };
            assert_eq!(chosen.clone().for_games(games), chosen);
        }
        for choice in squares.into_iter().chain(WindowChoice::DIAMOND_RADII.map(WindowChoice::Diamond)) {
            assert!(choice.window().centre().is_some(), "{choice:?}");
        }
    }
}
