//! Starts a walk at a pattern whose window differs from that of the collocations.

use katachi_core::mining::collocation::{Collocations, PatternId};
use katachi_core::pattern::{Cell, Image, PackedCells, Pattern, SymmetryGroup, Window};
use katachi_core::progress::{Cancelled, Progress};
use katachi_language::text;

/// The counted patterns that have a given smaller pattern in their middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Inside {
    /// The most frequent of these patterns. `image` turns it so that the smaller pattern is as it was given.
    pub id: PatternId,
    pub image: Image,
    pub patterns: u64,
    pub occurrences: u64,
}

/// How one window lies in another, centre on centre.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum WindowFit {
    Same,
    /// The given window is larger. Holds the pattern cut to the wanted window.
    Cut(Pattern),
    /// The given window is smaller.
    Smaller,
    /// Neither holds the other, or one has no centre.
    Neither,
}

/// For each cell of `inner`, its cell in `outer` when the centres coincide. `None` if `outer` does not hold them all.
fn places(inner: &Window, outer: &Window) -> Option<Vec<usize>> {
    let (centre, own) = (outer.cells()[outer.centre()?], inner.centre().map(|centre| inner.cells()[centre])?);
    let place = |&(x, y): &(u8, u8)| {
        let column = (i32::from(x) - i32::from(own.0) + i32::from(centre.0)).try_into().ok()?;
        let row = (i32::from(y) - i32::from(own.1) + i32::from(centre.1)).try_into().ok()?;
        outer.cell_at(column, row)
    };
    inner.cells().iter().map(place).collect()
}

pub(crate) fn fit(pattern: &Pattern, wanted: &Window) -> WindowFit {
    let given = pattern.window();
    if given == wanted {
        WindowFit::Same
    } else if let Some(cells) = places(wanted, given) {
        WindowFit::Cut(Pattern::new(wanted.clone(), cells.into_iter().map(|cell| pattern.cells()[cell]).collect()))
    } else if places(given, wanted).is_some() {
        WindowFit::Smaller
    } else {
        WindowFit::Neither
    }
}

/// Finds the counted patterns with `pattern` in their middle. Looks through all of them, the most frequent first,
/// because the counts are totals.
pub(crate) fn most_frequent_around(
    found: &Collocations,
    pattern: &Pattern,
    progress: &Progress,
) -> Result<Option<Inside>, Cancelled> {
    let window = &found.params.window;
    let Some(cells) = places(pattern.window(), window) else { return Ok(None) };
    // Stones first: they tell patterns apart soonest.
    let images: Vec<(Image, Vec<(usize, Cell)>)> = pattern
        .images(SymmetryGroup::Board)
        .into_iter()
        .map(|(image, turned)| {
            let mut asked: Vec<(usize, Cell)> = cells.iter().copied().zip(turned.cells().iter().copied()).collect();
            asked.sort_by_key(|&(cell, value)| (value == Cell::Empty, cell));
            (image, asked)
        })
        .collect();
    let mut inside: Option<Inside> = None;
    let shapes = found.patterns().len() as u64;
    progress.begin(text!("joseki-phase-looking"), "shapes", shapes);
    for (number, id) in found.patterns().enumerate() {
        if number % 8192 == 0 {
            progress.check()?;
            progress.add(8192.min((found.patterns().len() - number) as u64));
        }
        let Some(packed) = found.packed(id) else { continue };
        let fits = |asked: &[(usize, Cell)]| asked.iter().all(|&(cell, value)| PackedCells::get(packed, cell) == value);
        let Some((image, _)) = images.iter().find(|(_, asked)| fits(asked)) else { continue };
        let occurrences = u64::from(found.row(id).occurrences);
        let best = inside.get_or_insert(Inside { id, image: image.inverse(), patterns: 0, occurrences: 0 });
        best.patterns += 1;
        best.occurrences += occurrences;
    }
    Ok(inside)
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::library;
    use katachi_core::mining::collocation::{CollocationParams, collocate};

    #[test]
    fn a_small_shape_is_found_in_the_middle_of_the_most_frequent_large_one() {
        let corpus = library::self_play().corpus;
        let params = CollocationParams { window: "square:7".parse().unwrap(), ..CollocationParams::default() };
        let found = collocate(&corpus, &params, &Progress::new()).unwrap();
        let small: Window = "square:3".parse().unwrap();
        // A hane under a stone.
        let shape = Pattern::from_rows(small.clone(), &["XO.", "...", "..."]).unwrap();
        let inside = most_frequent_around(&found, &shape, &Progress::new()).unwrap().unwrap();
        let middle = |id: PatternId| match fit(&found.pattern(id).unwrap(), &small) {
            WindowFit::Cut(cut) => cut,
            other => panic!("{other:?}"),
        };
        let canonical = |pattern: &Pattern| pattern.canonical(SymmetryGroup::Board).0;
        let same = |id: &PatternId| canonical(&middle(*id)) == canonical(&shape);
        let all: Vec<PatternId> = found.patterns().filter(same).collect();
        assert_eq!(inside.id, all[0], "the first is the most frequent");
        assert_eq!(inside.patterns, all.len() as u64);
        assert_eq!(inside.occurrences, all.iter().map(|&id| u64::from(found.row(id).occurrences)).sum::<u64>());
        let shown = found.pattern(inside.id).unwrap().image(inside.image).unwrap();
        assert_eq!(fit(&shown, &small), WindowFit::Cut(shape), "shown as it was given");
    }

    #[test]
    fn windows_fit_centre_on_centre() {
        let empty = |window: &str| {
            let window: Window = window.parse().unwrap();
            let cells = vec![Cell::Empty; window.cell_count()];
            Pattern::new(window, cells)
        };
        let nine: Window = "square:9".parse().unwrap();
        assert_eq!(fit(&empty("square:9"), &nine), WindowFit::Same);
        assert_eq!(fit(&empty("square:11"), &nine), WindowFit::Cut(empty("square:9")));
        assert_eq!(fit(&empty("diamond:3"), &nine), WindowFit::Smaller);
        assert_eq!(fit(&empty("diamond:5"), &nine), WindowFit::Neither);
        assert_eq!(fit(&empty("square:4"), &nine), WindowFit::Neither);
    }
}
