//! The Joseki workspace: shapes that follow one another (collocations) and sequences in the corner (the corner tree).
//!
//! [`Joseki`] holds both explorers and their figures; [`JosekiCommand`] lists the user's actions. Counting runs in the
//! background. Stepping only looks up counts, and never waits.

mod act;
mod choices;
pub mod command;
pub mod corners;
pub mod explorer;
pub mod form;
mod inside;
mod kept;
pub mod line;
pub mod path;
mod resume;
pub mod sheet;
pub mod stand;
mod start;
#[cfg(test)]
mod tests;
pub mod tree;
mod waiting;
mod work;

use std::path::PathBuf;
use std::sync::Arc;

use self::choices::Direction;
use self::corners::CornerExplorer;
use self::explorer::CollocationExplorer;
use self::form::{CornerForm, ShapesForm};
use self::inside::Inside;
use self::path::Path;
use self::stand::CornerPlace;
use self::work::JosekiGraphs;
use super::Dataset;
use super::costs::GraphCosts;
use super::find::drawing::Drawing;
use super::recall::Recalled;
use super::tasks::Awaited;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::go::GameTree;
use katachi_core::mining::collocation::Collocations;
use katachi_core::mining::corner::{CornerGraph, JosekiNotes};
use katachi_core::progress::ProgressReport;

pub use self::choices::ExplorerChoice;
pub use self::command::JosekiCommand;
pub use self::kept::{KeptJoseki, MarkedPath};

pub struct Joseki {
    view: ExplorerChoice,
    shapes: CollocationExplorer,
    corner: CornerExplorer,
    shapes_form: ShapesForm,
    corner_form: CornerForm,
    follow: usize,
    marks: Vec<MarkedPath>,
    /// The collocations come from a file, perhaps of other games.
    from_file: bool,
    whose: Dataset,
    /// The moves of the corner tree are held against those of the other games.
    compares: bool,
    /// The other games are those that are shown.
    has_same_games: bool,
    /// The figures of the loaded games, whichever figures are shown.
    own: JosekiGraphs,
    professional: JosekiGraphs,
    costs: GraphCosts<CornerGraph>,
    /// Labels of the two countings, shapes and corners, in the list of tasks.
    counting_labels: [String; 2],
    counting_shapes: Awaited<Recalled<Collocations>>,
    counting_corners: Awaited<Recalled<CornerGraph>>,
    /// Whether to read the library's collocations, or resume counting them.
    resumes_shapes: bool,
    /// Collocations from a file, and its path.
    opening: Awaited<(PathBuf, Collocations)>,
    /// The figures that come with Katachi.
    unpacking: Awaited<JosekiGraphs>,
    /// The dictionary's comments, and the file that they are from.
    dictionary: Awaited<(PathBuf, Arc<JosekiNotes>)>,
    /// Whether to report on the dictionary: the user opened it now, and it was not recalled.
    tells_dictionary: bool,
    /// The search for counted patterns that have a smaller pattern in their middle.
    fitting: Awaited<(Arc<Collocations>, Option<Inside>)>,
    /// The games of a corner position, for Find and its drawing.
    finding_games: Awaited<(Box<Drawing>, Vec<GameId>)>,
    /// Whether the workspace was shown. Before that, nothing is counted.
    is_wanted: bool,
    /// A command that waits for counting to end.
    awaited: Option<JosekiCommand>,
}

impl Default for Joseki {
    fn default() -> Joseki {
        Joseki {
            view: ExplorerChoice::default(),
            shapes: CollocationExplorer::default(),
            corner: CornerExplorer::default(),
            shapes_form: ShapesForm::default(),
            corner_form: CornerForm::default(),
            follow: 6,
            marks: Vec::new(),
            from_file: false,
            whose: Dataset::Own,
            compares: true,
            has_same_games: false,
            own: JosekiGraphs::default(),
            professional: JosekiGraphs::default(),
            costs: GraphCosts::default(),
            counting_labels: Default::default(),
            counting_shapes: Awaited::default(),
            counting_corners: Awaited::default(),
            resumes_shapes: false,
            opening: Awaited::default(),
            unpacking: Awaited::default(),
            dictionary: Awaited::default(),
            tells_dictionary: false,
            fitting: Awaited::default(),
            finding_games: Awaited::default(),
            is_wanted: false,
            awaited: None,
        }
    }
}

/// Maximum number of games whose collocations are counted without being asked for.
const MAX_AUTO_COUNT_GAMES: usize = 3_000;
/// Paths that can be kept.
const MAX_MARKED_PATHS: usize = 200;
/// Steps that are followed at most.
pub const MAX_FOLLOW_STEPS: usize = 40;

/// The place to which the user has walked, to tell whether he walked on.
#[derive(Clone, PartialEq)]
pub(super) struct JosekiStand {
    view: ExplorerChoice,
    path: Path,
    direction: Direction,
    corner: Option<CornerPlace>,
}

impl Joseki {
    pub fn view(&self) -> ExplorerChoice {
        self.view
    }

    pub fn shapes(&self) -> &CollocationExplorer {
        &self.shapes
    }

    pub fn corner(&self) -> &CornerExplorer {
        &self.corner
    }

    pub fn shapes_form(&self) -> &ShapesForm {
        &self.shapes_form
    }

    pub fn corner_form(&self) -> &CornerForm {
        &self.corner_form
    }

    /// How many steps are followed at once.
    pub fn follow(&self) -> usize {
        self.follow
    }

    /// The steps of both explorers.
    pub(super) fn stand(&self) -> JosekiStand {
        JosekiStand {
            view: self.view,
            path: self.shapes.path().clone(),
            direction: self.shapes.direction(),
            corner: self.corner.stand().cloned(),
        }
    }

    /// Whether there is a walk to go back to in the explorer on the screen.
    pub fn can_go_back(&self) -> bool {
        match self.view {
            ExplorerChoice::Shapes => self.shapes.can_go_back(),
            ExplorerChoice::Corner => self.corner.can_go_back(),
        }
    }

    /// Whether there is a walk to go forward to again in the explorer on the screen.
    pub fn can_go_forward(&self) -> bool {
        match self.view {
            ExplorerChoice::Shapes => self.shapes.can_go_forward(),
            ExplorerChoice::Corner => self.corner.can_go_forward(),
        }
    }

    pub fn marks(&self) -> &[MarkedPath] {
        &self.marks
    }

    /// Running countings with their progress.
    pub fn counting(&self) -> impl Iterator<Item = (&str, ProgressReport)> {
        let reports = [self.counting_shapes.progress(), self.counting_corners.progress()];
        let all = self.counting_labels.iter().zip(reports);
        all.filter_map(|(label, report)| Some((label.as_str(), report?)))
    }

    /// Whether the user's or the professionals' figures are shown.
    pub fn whose(&self) -> Dataset {
        self.whose
    }

    /// The dictionary that is open, and its file.
    pub fn dictionary(&self) -> Option<(&std::path::Path, &Arc<JosekiNotes>)> {
        self.dictionary.value().map(|(path, notes)| (&**path, notes))
    }

    pub fn is_reading_dictionary(&self) -> bool {
        self.dictionary.is_running()
    }

    /// Whether the moves of the corner tree are held against those of the other games.
    pub fn compares(&self) -> bool {
        self.compares
    }

    /// Whether the corners of the other games are those of the shown games, which are compared with nothing then.
    pub fn has_same_games(&self) -> bool {
        self.has_same_games
    }

    /// Whether the collocations were read from a file.
    pub fn is_from_file(&self) -> bool {
        self.from_file && self.whose == Dataset::Own
    }

    /// Whether examples of the collocations are games of a corpus.
    pub fn examples_are_in(&self, corpus: &Corpus) -> bool {
        self.shapes.collocations().is_some_and(|found| found.corpus == corpus.id().to_string())
    }

    /// Games that begin with stones and were left out of the shown corners of the loaded games.
    pub fn left_out_of_corners(&self, corpus: &Corpus) -> u64 {
        let own = self.corner.graph().filter(|found| found.corpus == corpus.id().to_string());
        own.map_or(0, |found| (corpus.games().len() as u64).saturating_sub(found.games + found.too_small))
    }

    pub fn is_unpacking(&self) -> bool {
        self.unpacking.is_running()
    }

    pub fn is_counting_collocations(&self) -> bool {
        self.counting_shapes.is_running() || self.opening.is_running()
    }

    pub fn is_counting_corners(&self) -> bool {
        self.counting_corners.is_running()
    }

    /// Takes collocations of the user's games, or of a file.
    fn set_collocations(&mut self, collocations: Option<Arc<Collocations>>, from_file: bool) {
        self.own.collocations = collocations;
        self.from_file = from_file;
        if self.whose == Dataset::Own {
            self.show_collocations();
        }
    }

    fn set_corners(&mut self, corners: Option<Arc<CornerGraph>>) {
        self.own.corners = corners;
        match self.whose {
            Dataset::Own => self.show_corners(),
            Dataset::Professional => self.compare(),
        }
    }

    fn set_professional(&mut self, figures: JosekiGraphs) {
        self.professional = figures;
        if self.whose == Dataset::Professional {
            self.show_collocations();
            self.show_corners();
        } else {
            self.compare();
        }
    }

    fn ask(&mut self, whose: Dataset) {
        if self.whose != whose {
            self.whose = whose;
            self.show_collocations();
            self.show_corners();
        }
    }

    fn figures(&self) -> &JosekiGraphs {
        match self.whose {
            Dataset::Own => &self.own,
            Dataset::Professional => &self.professional,
        }
    }

    fn show_collocations(&mut self) {
        self.shapes.set(self.figures().collocations.clone());
    }

    /// Compares the shown moves with the other games, if their figures are there.
    fn compare(&mut self) {
        let other = match self.whose.other() {
            Dataset::Own => &self.own,
            Dataset::Professional => &self.professional,
        };
        let other = other.corners.clone().filter(|_| self.compares);
        let shown = self.figures().corners.as_ref();
        self.has_same_games = shown.zip(other.as_ref()).is_some_and(|(shown, other)| shown.counts_games_of(other));
        self.corner.hold_against(other.filter(|_| !self.has_same_games));
    }

    fn show_corners(&mut self) {
        self.corner.set(self.figures().corners.clone());
        self.compare();
    }

    /// The current path as a game; `None` while it has no move.
    pub fn line(&self) -> Option<GameTree> {
        match self.view {
            ExplorerChoice::Shapes => line::of_shapes(&self.shapes),
            ExplorerChoice::Corner => line::of_corner(&self.corner),
        }
    }
}
