//! The feature patterns of the drawing, and how many games each leaves to search. They are counted when the user asks,
//! once for the loaded games.
//!
//! Source: the paper on retrieval; see [`FeatureFile`].

use std::sync::Arc;

use super::search::SearchAnswer;
use crate::Effects;
use crate::lab::{DrawnFeature, FeatureFile};
use crate::tasks::Awaited;
use katachi_core::corpus::Corpus;
use katachi_core::find::Query;
use katachi_language::text;

/// The features of the loaded games, and those of the shown result's drawing.
#[derive(Default)]
pub(super) struct Features {
    counted: Awaited<FeatureFile>,
    drawn: Option<(Arc<SearchAnswer>, FeaturesOfDrawing)>,
}

/// The features that a query draws.
pub struct FeaturesOfDrawing {
    /// Number of features that the games have.
    pub known: usize,
    pub drawn: Vec<DrawnFeature>,
    /// Games that show all drawn features; all games if none is drawn.
    pub games: u64,
}

impl FeaturesOfDrawing {
    fn new(file: &FeatureFile, query: &Query, corpus: &Corpus) -> FeaturesOfDrawing {
        let drawn = file.drawn(query);
        let games = file.games_with(&drawn).map_or(corpus.searched().len() as u64, |games| games.count());
        FeaturesOfDrawing { known: file.feature_count(), drawn, games }
    }
}

impl Features {
    pub fn is_counting(&self) -> bool {
        self.counted.is_running()
    }

    /// `None` until they are counted for this result.
    pub fn drawn(&self, shown: &Arc<SearchAnswer>) -> Option<&FeaturesOfDrawing> {
        self.drawn.as_ref().filter(|(of, _)| Arc::ptr_eq(of, shown)).map(|(_, drawn)| drawn)
    }

    pub fn count(&mut self, corpus: &Arc<Corpus>, effects: &mut Effects) {
        let corpus = Arc::clone(corpus);
        let label = text!("find-task-features");
        effects.spawn(self.counted.start(label, move |progress| Ok(FeatureFile::build(&corpus, progress)?)));
    }

    /// Follows the shown result.
    pub fn poll(&mut self, shown: Option<&Arc<SearchAnswer>>, corpus: &Corpus) {
        let is_new = self.counted.poll();
        let is_same = shown.is_some_and(|shown| self.drawn(shown).is_some());
        if is_new || !is_same {
            self.drawn = shown
                .zip(self.counted.value())
                .map(|(shown, file)| (Arc::clone(shown), FeaturesOfDrawing::new(file, &shown.asked.query, corpus)));
        }
    }
}
