//! The form of the pages of hits.

use katachi_pages::{Content, Cut, PageLayout};

/// The contents of the pages.
#[derive(Clone, Debug, PartialEq)]
pub struct PagesForm {
    /// Hits from the top of the list, where none is marked.
    pub first: usize,
    pub content: Content,
    pub sheet: PageLayout,
    /// How much of each game an SGF file holds.
    pub cut: Cut,
}

impl Default for PagesForm {
    fn default() -> Self {
        PagesForm { first: 12, content: Content::default(), sheet: PageLayout::default(), cut: Cut::Hit }
    }
}
