//! The symmetry of one pattern: its sixteen images, which of them coincide, and how often the corpus has each.

use katachi_core::corpus::Corpus;
use katachi_core::mining::{MinedPatterns, names_in_games};
use katachi_core::pattern::names::ShapeName;
use katachi_core::pattern::{Image, Pattern, Symmetry, SymmetryGroup};
use katachi_language::text;

/// The selected pattern, worked out once when it is selected.
#[derive(Clone, Debug)]
pub struct Portrait {
    /// Its row in the result.
    pub row: usize,
    pub pattern: Pattern,
    /// How it is turned in drawings: see [`Pattern::upright`].
    pub turn: Symmetry,
    /// By [`Image::index`]; `None` where the window has no such image.
    pub images: Vec<Option<OrbitImage>>,
    /// Images that leave it as it is.
    pub stabiliser: Vec<Image>,
    /// Distinct images.
    pub orbit: usize,
    /// The names of its move in its games, with the number of games, if the shape itself has none.
    pub names_in_games: Vec<(&'static ShapeName, usize)>,
}

/// One image of a pattern.
#[derive(Clone, Debug)]
pub struct OrbitImage {
    pub pattern: Pattern,
    /// A number that is equal for images that look the same, from 0 in the order of first appearance.
    pub class: usize,
    /// Whether it is the first of its class.
    pub is_first: bool,
    /// How often the corpus has the pattern in this image. All images of a class have the same count.
    pub occurrences: u64,
}

impl Portrait {
    pub fn new(patterns: &MinedPatterns, row: usize, corpus: &Corpus) -> Portrait {
        let portrait = Portrait::from_pattern(row, patterns.pattern(row), |image| {
            let seen = patterns.seen_as(row).iter().filter(|seen| seen.image == image);
            seen.map(|seen| seen.occurrences).sum()
        });
        let is_named = !patterns.names(row).is_empty();
        let names_in_games = if is_named { Vec::new() } else { names_in_games(patterns, row, corpus) };
        Portrait { names_in_games, ..portrait }
    }

    fn from_pattern(row: usize, pattern: Pattern, seen_as: impl Fn(Image) -> u64) -> Portrait {
        let mut distinct: Vec<(Pattern, u64)> = Vec::new();
        let mut images: Vec<Option<OrbitImage>> = Vec::with_capacity(Image::COUNT);
        for image in Image::all() {
            images.push(pattern.image(image).map(|turned| {
                let known = distinct.iter().position(|(known, _)| *known == turned);
                let class = known.unwrap_or_else(|| {
                    distinct.push((turned.clone(), 0));
                    distinct.len() - 1
                });
                distinct[class].1 += seen_as(image);
                OrbitImage { pattern: turned, class, is_first: known.is_none(), occurrences: 0 }
            }));
        }
        for image in images.iter_mut().flatten() {
            image.occurrences = distinct[image.class].1;
        }
        let stabiliser = pattern.stabiliser(SymmetryGroup::BoardAndColors);
        let turn = pattern.upright();
        Portrait { row, pattern, turn, images, stabiliser, orbit: distinct.len(), names_in_games: Vec::new() }
    }

    /// The pattern as it is drawn.
    pub fn drawn(&self) -> Pattern {
        let image = Image { symmetry: self.turn, swapped: false };
        self.pattern.image(image).unwrap_or_else(|| self.pattern.clone())
    }

    /// Images that the window allows: 16 for squares and diamonds.
    pub fn group_order(&self) -> usize {
        self.images.iter().flatten().count()
    }

    /// Distinct images that the corpus really has.
    pub fn seen_images(&self) -> usize {
        self.images.iter().flatten().filter(|image| image.is_first && image.occurrences > 0).count()
    }

    /// `orbit 8 × stabiliser 2 = 16`.
    pub fn equation(&self) -> String {
        let (stabiliser, images) = (self.stabiliser.len(), self.group_order());
        text!("shapes-equation", orbit = self.orbit, stabiliser = stabiliser, images = images)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::pattern::Window;

    #[test]
    fn images_that_coincide_share_a_class_and_their_count() {
        let line = Pattern::from_rows(Window::square(3).unwrap(), &["X..", "X..", "X.."]).unwrap();
        let portrait = Portrait::from_pattern(0, line, |image| if image.index() % 8 == 0 { 10 } else { 0 });
        assert_eq!(portrait.equation(), "orbit 8 × stabiliser 2 = 16");
        let (as_is, top_bottom) = (portrait.images[0].as_ref().unwrap(), portrait.images[2].as_ref().unwrap());
        assert_eq!(as_is.class, top_bottom.class);
        assert!(as_is.is_first && !top_bottom.is_first);
        assert_eq!((as_is.occurrences, top_bottom.occurrences), (10, 10));
        assert_eq!(portrait.seen_images(), 2);
    }

    #[test]
    fn an_oblong_window_has_eight_images() {
        let pattern = Pattern::from_rows(Window::rect(3, 2).unwrap(), &["X..", "..."]).unwrap();
        let portrait = Portrait::from_pattern(0, pattern, |_| 0);
        assert_eq!(portrait.equation(), "orbit 8 × stabiliser 1 = 8");
        assert!(portrait.images[4].is_none());
    }
}
