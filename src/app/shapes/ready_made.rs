//! The results that are always offered.

use super::Shapes;
use crate::Shared;
use crate::joseki::form::first_min_count;
use katachi_core::library::Sample;
use katachi_core::mining::{MiningParams, PatternSource};

/// Number of points of a window above which most shapes of a large library occur once. They would take most of the
/// memory.
const LARGE_WINDOW: usize = 15;

/// Parameters of the results that are always offered, the one that is shown first at the beginning.
pub(super) fn ready_made(shared: &Shared) -> Vec<MiningParams> {
    let mut offered: Vec<MiningParams> = shared.sample_games().into_iter().flat_map(Sample::counted).collect();
    for params in usual(shared.settings().gallery, shared.corpus().games().len()) {
        if !offered.contains(&params) {
            offered.push(params);
        }
    }
    offered
}

impl Shapes {
    /// The offered result that has the same shapes but the rare ones, unless the result itself is offered.
    pub fn as_offered(&self, params: MiningParams) -> MiningParams {
        let is_without_rare = |offered: &&MiningParams| {
            offered.min_count > params.min_count
                && MiningParams { min_count: params.min_count, ..(*offered).clone() } == params
        };
        if self.offered.contains(&params) {
            return params;
        }
        self.offered.iter().find(is_without_rare).cloned().unwrap_or(params)
    }
}

fn usual(gallery: bool, games: usize) -> impl Iterator<Item = MiningParams> {
    let windows = if gallery { ["square:5", "square:3", "diamond:2"] } else { ["square:3", "square:5", "diamond:2"] };
    windows.into_iter().filter_map(move |window| {
        let params = MiningParams::new(window.parse().ok()?, PatternSource::Move);
        let min_count = if params.window.cell_count() > LARGE_WINDOW { first_min_count(games) } else { 1 };
        Some(MiningParams { min_count, ..params })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_shapes_of_a_large_window_wait_in_a_large_library() {
        let counts = |games| usual(true, games).map(|params| params.min_count).collect::<Vec<_>>();
        assert_eq!((counts(500), counts(54_217)), (vec![1, 1, 1], vec![2, 1, 1]));
        let windows: Vec<String> = usual(false, 500).map(|params| params.window.to_string()).collect();
        assert_eq!(windows, ["square:3", "square:5", "diamond:2"]);
    }

    #[test]
    fn a_result_is_taken_as_it_is_offered() {
        let params = |window: &str, min_count| MiningParams {
            min_count,
            ..MiningParams::new(window.parse().unwrap(), PatternSource::Move)
        };
        let shapes = Shapes { offered: vec![params("square:5", 2), params("square:3", 1)], ..Shapes::default() };
        for (asked, taken) in [(("square:5", 1), 2), (("square:5", 2), 2), (("square:5", 3), 3), (("square:3", 1), 1)] {
            assert_eq!(shapes.as_offered(params(asked.0, asked.1)), params(asked.0, taken));
        }
        assert_eq!(shapes.as_offered(params("square:7", 1)), params("square:7", 1));
    }
}
