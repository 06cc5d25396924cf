//! Feature patterns and their inverted file.
//!
//! A feature is a class of 3×3 or 3×2 patterns up to the 16 images. If a query contains a feature with every cell
//! fixed, its hits can only be in games that show this feature at some time. The literature took 400 patterns from a Go
//! program's database; ours are the 400 classes that divide a sample of the games best.

use rayon::prelude::*;

use super::replay::walk;
use super::row::state;
use katachi_core::corpus::{Corpus, CorpusId, GameId};
use katachi_core::find::{GameSet, Query};
use katachi_core::pattern::Image;
use katachi_core::progress::{Cancelled, Phase, Progress};

/// Width and height of the features. Turned features are also high and narrow.
const FEATURE_BOXES: [(usize, usize); 2] = [(3, 3), (3, 2)];
const MAX_FEATURES: usize = 400;
/// Number of games, spread over the corpus, from which the features are chosen.
const SAMPLE_GAMES: usize = 1000;

/// A feature in a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnFeature {
    /// Its rank among the features by how well it divides the games, from 0.
    pub number: usize,
    /// Column and row of its top left, from 0.
    pub at: (usize, usize),
    pub width: usize,
    pub height: usize,
    /// Games that show it at some time.
    pub games: u64,
}

/// The games that show each feature. Kept in memory only.
pub struct FeatureFile {
    corpus: CorpusId,
    games: usize,
    classes: FeatureClasses,
    /// The feature of each class.
    features: Vec<Option<u16>>,
    /// A bit for each game, by feature.
    lists: Vec<Vec<u64>>,
}

impl FeatureFile {
    /// Chooses the features and collects the games of each. The same corpus gives the same file on any number of
    /// threads.
    ///
    /// Errors: stopped by the user.
    pub fn build(corpus: &Corpus, progress: &Progress) -> Result<FeatureFile, Cancelled> {
        let games = corpus.searched();
        progress.begin(Phase::NotingFeatures, "games", games.len() as u64);
        let classes = FeatureClasses::new();
        let sample: Vec<GameId> = games.iter().copied().step_by(games.len().div_ceil(SAMPLE_GAMES).max(1)).collect();
        let shown = sample.par_iter().map(|&id| {
            progress.check()?;
            Ok(classes.shown(corpus, id))
        });
        let shown: Vec<Vec<bool>> = shown.collect::<Result<_, Cancelled>>()?;
        let mut ranked: Vec<(usize, usize)> = (0..classes.count)
            .map(|class| {
                let with = shown.iter().filter(|shown| shown[class]).count();
                (with * (sample.len() - with), class)
            })
            .filter(|&(divides, _)| divides > 0)
            .collect();
        ranked.sort_by_key(|&(divides, class)| (std::cmp::Reverse(divides), class));
        ranked.truncate(MAX_FEATURES);
        let mut features = vec![None; classes.count];
        ranked.iter().enumerate().for_each(|(feature, &(_, class))| features[class] = Some(feature as u16));
        let words = games.par_chunks(64).map(|games| {
            let mut words = vec![0_u64; ranked.len()];
            for (bit, &id) in games.iter().enumerate() {
                progress.check()?;
                progress.add(1);
                let shown = classes.shown(corpus, id);
                for (word, &(_, class)) in words.iter_mut().zip(&ranked) {
                    *word |= u64::from(shown[class]) << bit;
                }
            }
            Ok(words)
        });
        let words: Vec<Vec<u64>> = words.collect::<Result<_, Cancelled>>()?;
        let lists = (0..ranked.len()).map(|feature| words.iter().map(|words| words[feature]).collect()).collect();
        Ok(FeatureFile { corpus: corpus.id(), games: games.len(), classes, features, lists })
    }

    pub fn corpus(&self) -> CorpusId {
        self.corpus
    }

    pub fn feature_count(&self) -> usize {
        self.lists.len()
    }

    /// Memory of the lists, in bytes.
    pub fn memory_bytes(&self) -> usize {
        self.lists.iter().map(|list| list.capacity() * size_of::<u64>()).sum()
    }

    /// The features that a query draws with every cell fixed, in the order of their places. Each feature comes once, at
    /// its first place.
    pub fn drawn(&self, query: &Query) -> Vec<DrawnFeature> {
        let (columns, rows) = (query.width(), query.height());
        let cell = |x: usize, y: usize| state(query.cells()[y * columns + x].map_or(0, |set| set.bits()));
        let mut drawn: Vec<DrawnFeature> = Vec::new();
        for (number, (width, height)) in self.classes.boxes() {
            for (x, y) in (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y))) {
                if x + width > columns || y + height > rows {
                    continue;
                }
                let cells = (0..height).flat_map(|dy| (0..width).map(move |dx| (x + dx, y + dy)));
                let code = cells.map(|(x, y)| cell(x, y)).try_fold(0, |code, cell| Some(code * 3 + usize::from(cell?)));
                let Some(feature) = code.and_then(|code| self.features[self.classes.class(number, code)]) else {
                    continue;
                };
                let number = usize::from(feature);
                if drawn.iter().all(|known| known.number != number) {
                    let games = self.lists[number].iter().map(|word| u64::from(word.count_ones())).sum();
                    drawn.push(DrawnFeature { number, at: (x, y), width, height, games });
                }
            }
        }
        drawn.sort_by_key(|feature| (feature.at.1, feature.at.0, feature.height, feature.width));
        drawn
    }

    /// The games that show all of these features at some time; `None` if there are none.
    pub fn games_with(&self, features: &[DrawnFeature]) -> Option<GameSet> {
        let lists = features.iter().map(|feature| &self.lists[feature.number]);
        let words = lists.fold(None, |words: Option<Vec<u64>>, list| match words {
            None => Some(list.clone()),
            Some(words) => Some(words.iter().zip(list).map(|(word, more)| word & more).collect()),
        });
        words.map(|words| GameSet::from_words(words, self.games))
    }
}

/// The classes of all patterns of the boxes.
struct FeatureClasses {
    boxes: Vec<(usize, usize)>,
    /// The class by box and code.
    classes: Vec<Vec<usize>>,
    count: usize,
}

impl FeatureClasses {
    fn new() -> FeatureClasses {
        let (mut boxes, mut classes, mut count) = (Vec::new(), Vec::new(), 0);
        for (width, height) in FEATURE_BOXES {
            let codes = 3_usize.pow((width * height) as u32);
            // Codes are visited in ascending order, so the first code of each class comes first.
            let mut of_code = vec![usize::MAX; codes];
            let mut turned_box = vec![usize::MAX; codes];
            for code in 0..codes {
                if of_code[code] != usize::MAX {
                    continue;
                }
                for image in Image::all() {
                    let turned = image_of(code, (width, height), image);
                    let same_box = image.symmetry.box_size((width, height)) == (width, height);
                    if same_box {
                        of_code[turned] = count;
                    }
                    if !same_box || width == height {
                        turned_box[turned] = count;
                    }
                }
                count += 1;
            }
            boxes.push((width, height));
            classes.push(of_code);
            if width != height {
                boxes.push((height, width));
                classes.push(turned_box);
            }
        }
        FeatureClasses { boxes, classes, count }
    }

    fn boxes(&self) -> impl Iterator<Item = (usize, (usize, usize))> + '_ {
        self.boxes.iter().copied().enumerate()
    }

    fn class(&self, number: usize, code: usize) -> usize {
        self.classes[number][code]
    }

    /// Whether a game shows each class at some position.
    fn shown(&self, corpus: &Corpus, id: GameId) -> Vec<bool> {
        let mut shown = vec![false; self.count];
        walk(corpus.game(id), |position| {
            for point in position.changed {
                for (number, (width, height)) in self.boxes() {
                    let (x, y) = (i32::from(point.x), i32::from(point.y));
                    let columns = x + 1 - width as i32..=x;
                    for place in (y + 1 - height as i32..=y).flat_map(|y| columns.clone().map(move |x| (x, y))) {
                        if let Some(code) = position.board.code(place, (width, height)) {
                            shown[self.class(number, code)] = true;
                        }
                    }
                }
            }
        });
        shown
    }
}

/// The code of a pattern's image, in the image's box.
fn image_of(code: usize, size: (usize, usize), image: Image) -> usize {
    let cells = size.0 * size.1;
    let (width, _) = image.symmetry.box_size(size);
    let mut turned = vec![0; cells];
    let mut rest = code;
    for at in (0..cells).rev() {
        let cell = match (rest % 3, image.swapped) {
            (1, true) => 2,
            (2, true) => 1,
            (cell, _) => cell,
        };
        let (x, y) = image.symmetry.apply((at % size.0, at / size.0), size);
        turned[y * width + x] = cell;
        rest /= 3;
    }
    turned.into_iter().fold(0, |code, cell| code * 3 + cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_classes_as_burnside_counts() {
        let classes = FeatureClasses::new();
        assert_eq!(classes.boxes, [(3, 3), (3, 2), (2, 3)]);
        let three = classes.classes[0].iter().max().unwrap() + 1;
        assert_eq!(three, 1444, "on-board 3×3 patterns up to the 16 images");
        assert!(classes.classes.iter().flatten().all(|&class| class < classes.count));
        for (code, &class) in classes.classes[1].iter().enumerate() {
            assert!(Image::all().all(|image| {
                let turned = image_of(code, (3, 2), image);
                let number = if image.symmetry.transposes() { 2 } else { 1 };
                classes.class(number, turned) == class
            }));
        }
    }
}
