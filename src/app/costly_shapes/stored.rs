//! The file of counted costly shapes.

use std::path::Path;

use super::CostlyShapesResult;
use crate::recall::StoredResult;
use katachi_core::library::{LibraryError, keep_costly_shapes, open_kept_costly_shapes};
use katachi_core::mining::costly_shapes::{CostlyShape, CostlyShapesKey};
use katachi_core::progress::Progress;

/// Maximum number of 32-bit numbers in a kept file: 80 MB.
const MAX_KEPT_NUMBERS: usize = 20_000_000;

impl StoredResult for CostlyShapesResult {
    type Params = CostlyShapesKey;
    const KIND: &'static str = "costly";

    fn params(&self) -> &CostlyShapesKey {
        &self.key
    }

    fn corpus(&self) -> &str {
        &self.corpus
    }

    fn open(path: &Path, _: &Progress) -> Result<CostlyShapesResult, LibraryError> {
        let (costly_shapes, key, corpus) = open_kept_costly_shapes(path)?;
        Ok(CostlyShapesResult::new(costly_shapes, key, corpus))
    }

    fn keep(&self, path: &Path) -> Result<(), LibraryError> {
        keep_costly_shapes(&self.costly_shapes, &self.key, &self.corpus, path)
    }

    fn is_worth_a_file(&self) -> bool {
        // About as many as a row takes with its examples.
        let numbers = |row: &CostlyShape| 100 + 7 * row.by_period.len() + row.game_list.len();
        self.costly_shapes.rows.iter().map(numbers).sum::<usize>() <= MAX_KEPT_NUMBERS
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::costly_shapes::CostlyShapesCommand;
    use crate::keeping_tests::Places;
    use crate::recall::file_of;
    use crate::test_support::settle;
    use crate::{AppState, Command};

    fn opened(places: &Places) -> AppState {
        let mut state = places.start();
        state.apply(Command::OpenSample);
        settle(&mut state);
        state.apply(CostlyShapesCommand::Open.into());
        settle(&mut state);
        state
    }

    #[test]
    fn kept_costly_shapes_are_opened_and_not_counted_again() {
        let places = Places::new();
        let state = opened(&places);
        let counted = state.costly_shapes().made().unwrap().clone();
        let file = file_of::<CostlyShapesResult>(state.shared(), counted.params()).unwrap();
        drop(state);
        let mut kept = (*counted).clone();
        kept.costly_shapes.moves += 1;
        kept.keep(&file).unwrap();
        let state = opened(&places);
        let made = state.costly_shapes().made().unwrap();
        assert_eq!(made.costly_shapes, kept.costly_shapes, "it comes from the file");
        assert_eq!((&made.players, &made.names, made.evaluated), (&counted.players, &counted.names, 0));
        assert_eq!((made.costly, made.overplayed), (counted.costly, counted.overplayed));
    }
}
