//! The filter of the games that are searched: its text, and the games that pass.

use std::sync::Arc;

use crate::Effects;
use crate::tasks::Awaited;
use katachi_core::find::filter::{Catalogue, FilterError, FilteredGames, GameFilter, LeftOutByKey};
use katachi_language::text;

#[derive(Default)]
pub struct GamesFilter {
    catalogue: Catalogue,
    text: String,
    error: Option<FilterError>,
    /// The latest valid filter.
    filter: Option<GameFilter>,
    passed: Awaited<Passed>,
}

/// The games that a filter lets through.
struct Passed {
    games: Arc<FilteredGames>,
    left_out: LeftOutByKey,
}

impl GamesFilter {
    /// As it is typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Why the text is invalid. The previous filter then stays in use.
    pub fn error(&self) -> Option<&FilterError> {
        self.error.as_ref()
    }

    /// Whether it asks who plays the stones of the drawing.
    pub fn asks_for_colors(&self) -> bool {
        self.filter.as_ref().is_some_and(|filter| filter.by_colors().is_some())
    }

    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The games that pass; `None` for all.
    pub fn games(&self) -> Option<&Arc<FilteredGames>> {
        self.passed.value().map(|passed| &passed.games)
    }

    /// Games that the filter leaves out because their headers lack the information.
    pub fn left_out(&self) -> Option<&LeftOutByKey> {
        self.passed.value().map(|passed| &passed.left_out)
    }

    pub(super) fn set_text(&mut self, text: String, effects: &mut Effects) {
        if self.text == text {
            return;
        }
        self.text = text;
        if self.text.trim().is_empty() {
            (self.filter, self.error) = (None, None);
            self.passed = Awaited::default();
            return;
        }
        match self.text.parse::<GameFilter>() {
            Ok(filter) => {
                self.error = None;
                if self.filter.as_ref() != Some(&filter) {
                    self.filter = Some(filter);
                    self.start(effects);
                }
            }
            Err(error) => self.error = Some(error),
        }
    }

    pub(super) fn set_catalogue(&mut self, catalogue: Catalogue, effects: &mut Effects) {
        self.catalogue = catalogue;
        self.start(effects);
    }

    /// Forgets the games, as others are loaded.
    pub(super) fn forget(&mut self) {
        self.catalogue = Catalogue::default();
        self.passed = Awaited::default();
    }

    pub(super) fn poll(&mut self) -> bool {
        self.passed.poll()
    }

    fn start(&mut self, effects: &mut Effects) {
        let Some(filter) = self.filter.clone() else { return };
        let catalogue = self.catalogue.clone();
        let task = self.passed.start(text!("find-task-filter"), move |progress| {
            progress.check()?;
            let games = Arc::new(filter.games(&catalogue));
            let searched = catalogue.corpus().searched().iter().copied();
            Ok(Passed { games, left_out: filter.matches(&catalogue).left_out(searched) })
        });
        effects.spawn(task.asked().quiet());
    }
}
