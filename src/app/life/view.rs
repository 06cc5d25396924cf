//! The views of the Life workspace.

use serde::{Deserialize, Serialize};

use katachi_language::text;

/// The view of the workspace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LifeView {
    /// Problems and their solver.
    #[default]
    Tsumego,
    /// The book of rules.
    Rules,
    /// The rules' verdict on a position.
    Checker,
}

impl LifeView {
    pub const ALL: [LifeView; 3] = [LifeView::Tsumego, LifeView::Rules, LifeView::Checker];

    pub fn title(self) -> &'static str {
        match self {
            LifeView::Rules => text!("life-view-rules"),
            LifeView::Checker => text!("life-view-checker"),
            LifeView::Tsumego => text!("life-view-tsumego"),
        }
    }

    /// Whether it is the view of the first start.
    pub(crate) fn is_first(&self) -> bool {
        *self == LifeView::default()
    }

    pub fn next(self) -> LifeView {
        match self {
            LifeView::Rules => LifeView::Checker,
            LifeView::Checker => LifeView::Tsumego,
            LifeView::Tsumego => LifeView::Rules,
        }
    }
}
