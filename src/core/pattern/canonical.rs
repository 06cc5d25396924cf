//! The canonical form of many patterns of one window, quickly.
//!
//! [`super::Pattern::canonical`] is the definition and the oracle. This does the same on bare cells. It compares all
//! images at once, cell by cell, and drops those that are larger, so that most patterns are decided after a few cells.

use super::{Cell, Image, SymmetryGroup, Window};

/// The images of one window under one group, ready to compare.
pub struct Canonicalizer {
    /// An image, the cell that each of its cells comes from, and the cell to which each cell goes.
    images: Vec<(Image, Vec<u16>, Vec<u16>)>,
}

/// The images that take a pattern to its canonical form: one, or more for symmetric patterns. Never empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CanonicalImages(u16);

impl Default for CanonicalImages {
    /// The images of a pattern that is canonical as it stands.
    fn default() -> Self {
        CanonicalImages(1)
    }
}

impl CanonicalImages {
    /// One bit for each image, by its index.
    pub fn to_bits(self) -> u16 {
        self.0
    }

    /// The inverse of [`to_bits`](CanonicalImages::to_bits); `None` without an image.
    pub fn from_bits(bits: u16) -> Option<CanonicalImages> {
        (bits != 0).then_some(CanonicalImages(bits))
    }

    pub fn iter(self) -> impl Iterator<Item = Image> {
        Image::all().filter(move |image| self.0 & 1 << image.index() != 0)
    }

    /// The images that are `before` and then one of these.
    pub fn after(self, before: Image) -> CanonicalImages {
        CanonicalImages(self.iter().fold(0, |bits, image| bits | 1 << before.then(image).index()))
    }

    pub fn first(self) -> Image {
        Image::from_index(self.0.trailing_zeros() as usize)
    }

    /// Whether there is one image: the pattern is not symmetric.
    pub fn is_single(self) -> bool {
        self.0.is_power_of_two()
    }

    /// The images that leave the canonical form as it is.
    pub fn stabiliser(self) -> CanonicalImages {
        self.after(self.first().inverse())
    }
}

impl Canonicalizer {
    pub fn new(window: &Window, group: SymmetryGroup) -> Canonicalizer {
        let images = group
            .images()
            .filter_map(|image| {
                let to = window.permutation(image.symmetry)?;
                let mut from = vec![0; to.len()];
                to.iter().enumerate().for_each(|(cell, &to)| from[usize::from(to)] = cell as u16);
                Some((image, from, to))
            })
            .collect();
        Canonicalizer { images }
    }

    /// Writes the canonical form of `cells` into `canonical` and says which images give it.
    pub fn canonical(&self, cells: &[Cell], canonical: &mut Vec<Cell>) -> CanonicalImages {
        canonical.clear();
        let mut left: [u8; Image::COUNT] = std::array::from_fn(|at| at as u8);
        let mut count = self.images.len();
        for at in 0..cells.len() {
            let value = |which: u8| {
                let (image, from, _) = &self.images[usize::from(which)];
                let cell = cells[usize::from(from[at])];
                if image.swapped { cell.swapped() } else { cell }
            };
            let mut smallest = value(left[0]);
            if count > 1 {
                let mut kept = 1;
                for next in 1..count {
                    let cell = value(left[next]);
                    if cell > smallest {
                        continue;
                    }
                    if cell < smallest {
                        smallest = cell;
                        kept = 0;
                    }
                    left[kept] = left[next];
                    kept += 1;
                }
                count = kept;
            }
            canonical.push(smallest);
        }
        CanonicalImages(
            left[..count].iter().fold(0, |bits, &which| bits | 1 << self.images[usize::from(which)].0.index()),
        )
    }

    /// Whether these cells are a canonical form.
    pub fn is_canonical(&self, cells: &[Cell]) -> bool {
        self.images.iter().all(|(image, from, _)| {
            let cell = |&from: &u16| {
                let cell = cells[usize::from(from)];
                if image.swapped { cell.swapped() } else { cell }
            };
            from.iter().map(cell).cmp(cells.iter().copied()).is_ge()
        })
    }

    /// The cell to which an image takes a cell. Panics for an image that the window does not have.
    pub fn cell_to(&self, image: Image, cell: u16) -> u16 {
        let (_, _, to) = self
            .images
            .iter()
            .find(|(own, _, _)| own.symmetry == image.symmetry)
            .expect("it is one of the window's own");
        to[usize::from(cell)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::Pattern;

    #[test]
    fn agrees_with_the_definition_on_every_diamond() {
        for group in [SymmetryGroup::Board, SymmetryGroup::BoardAndColors] {
            let window = Window::diamond(1).unwrap();
            let canonicalizer = Canonicalizer::new(&window, group);
            let mut canonical = Vec::new();
            for number in 0..4_usize.pow(5) {
                let cells: Vec<Cell> = (0..5).map(|at| Cell::from_bits((number >> (2 * at)) as u8)).collect();
                let pattern = Pattern::new(window.clone(), cells.clone());
                let images = canonicalizer.canonical(&cells, &mut canonical);
                let (expected, first) = pattern.canonical(group);
                assert_eq!(canonical, expected.cells());
                assert_eq!(canonicalizer.is_canonical(&cells), canonical == cells);
                assert_eq!(images.first(), first);
                assert_eq!(images.iter().count(), pattern.stabiliser(group).len());
                assert!(images.iter().all(|image| pattern.image(image).unwrap() == expected));
            }
        }
    }
}
