//! The Shapes workspace: mined results, the table of their shapes, and the details of the selected shape.
//!
//! [`Shapes`] is its state; [`ShapesCommand`] lists the user's actions. Slow analyses run in the background once they
//! are shown, and follow the selection from then on.

mod act;
pub mod against;
mod command;
pub mod contains;
mod filter;
pub mod form;
mod kept;
pub mod order;
pub mod pictures;
pub mod portrait;
mod ready_made;
mod results;
mod resume;
#[cfg(test)]
pub(crate) mod test_support;
pub mod worked;

use std::path::PathBuf;
use std::sync::Arc;

use self::against::ProfessionalComparison;
use self::filter::{ShapeFilter, Sort};
use self::order::RowOrder;
use self::pictures::GamePicture;
use self::portrait::Portrait;
use self::worked::{ClusterDots, ClusterView, Curves, RowTemplates, Worked};
use super::recall::Recalled;
use super::tasks::Awaited;
use super::{Dataset, GamePlace};
use katachi_core::corpus::Corpus;
use katachi_core::jobs::JobError;
use katachi_core::mining::compare::Unit;
use katachi_core::mining::statistics::ClusterNames;
use katachi_core::mining::templates::{TemplateLookup, Templates};
use katachi_core::mining::{MinedPatterns, MiningParams};
use katachi_core::pattern::Template;

pub use self::command::{DetailTab, PlotKind, ShapeAnalysis, ShapeFile, ShapesCommand};
pub use self::form::MiningForm;
use self::kept::KeptShape;
pub use self::kept::KeptShapes;
pub use self::results::Results;

/// Maximum number of a template's fillings that are searched for the most frequent one.
const MAX_FILLINGS: usize = 100_000;

/// A result that is being read or mined.
struct RunningMining {
    params: MiningParams,
    value: Awaited<Recalled<MinedPatterns>>,
    /// Nobody has asked for it.
    is_ahead: bool,
}

/// The workspace.
pub struct Shapes {
    results: Results,
    /// Results that are offered. They are read or mined when the user first looks at them.
    offered: Vec<MiningParams>,
    /// The result to show when the user first looks at the workspace.
    first: Option<MiningParams>,
    /// Whether the user looked at the workspace since these games were opened.
    is_looked_at: bool,
    /// Mined at the user's wish: shown as soon as it is there.
    wants: Option<MiningParams>,
    minings: Vec<RunningMining>,
    /// Minings that gave up their memory for later ones, and begin again after them.
    queued: Vec<MiningParams>,
    opening: Awaited<(PathBuf, MinedPatterns)>,
    /// Shapes that come with Katachi.
    unpacking: Awaited<Arc<MinedPatterns>>,
    finding_templates: Awaited<(Arc<MinedPatterns>, Arc<Templates>)>,
    /// The user's names for clusters of the open games' results, even of results that are closed.
    named: Vec<(MiningParams, ClusterNames)>,

    sort: Sort,
    filter: ShapeFilter,
    /// The first row is selected once the rows of a new text are there.
    selects_first: bool,
    tab: DetailTab,
    plot: PlotKind,
    clusters: usize,
    form: MiningForm,
    compares: bool,
    unit: Unit,
    example: Option<usize>,
    template: usize,
    all_templates: bool,
    only_maximal: bool,
    selected: Option<usize>,
    /// The shape that was selected in an earlier session, until its result is shown.
    left: Option<KeptShape>,
    /// Number of selections that the list had to scroll to.
    reveals: u64,
    order: RowOrder,
    portrait: Option<Portrait>,
    /// Pictures of games with the selected shape; empty where the result is of other games.
    pictures: Vec<GamePicture>,
    looks: Vec<ShapeAnalysis>,
    against: Worked<Unit, Arc<ProfessionalComparison>>,
    curves: Worked<(), Curves>,
    dots: Worked<usize, ClusterView>,
    lookup: Worked<(), Arc<TemplateLookup>>,
    row_templates: Worked<usize, RowTemplates>,
    /// A template whose most frequent pattern is to be looked at.
    wanted: Option<Template>,
    listed_templates: Vec<u32>,
}

impl Default for Shapes {
    fn default() -> Shapes {
        Shapes {
            results: Results::default(),
            offered: Vec::new(),
            first: None,
            is_looked_at: false,
            wants: None,
            minings: Vec::new(),
            queued: Vec::new(),
            opening: Awaited::default(),
            unpacking: Awaited::default(),
            finding_templates: Awaited::default(),
            named: Vec::new(),
            sort: Sort::default(),
            filter: ShapeFilter::default(),
            selects_first: false,
            tab: DetailTab::default(),
            plot: PlotKind::default(),
            clusters: 4,
            form: MiningForm::default(),
            compares: false,
            unit: Unit::default(),
            example: None,
            template: 0,
            all_templates: false,
            only_maximal: true,
            selected: None,
            left: None,
            reveals: 0,
            order: RowOrder::default(),
            portrait: None,
            pictures: Vec::new(),
            looks: Vec::new(),
            against: Worked::default(),
            curves: Worked::default(),
            dots: Worked::default(),
            lookup: Worked::default(),
            row_templates: Worked::default(),
            wanted: None,
            listed_templates: Vec::new(),
        }
    }
}

impl Shapes {
    /// The workspace with the last session's way of showing and comparing shapes.
    pub fn with_views(unit: Unit, compares: bool, gallery: bool) -> Shapes {
        let filter = if gallery { ShapeFilter::well_known() } else { ShapeFilter::default() };
        Shapes { unit, compares, filter, ..Shapes::default() }
    }

    pub fn results(&self) -> &Results {
        &self.results
    }

    /// The result that is looked at.
    pub fn patterns(&self) -> Option<&Arc<MinedPatterns>> {
        self.results.selected().map(|(_, patterns)| patterns)
    }

    /// Whether a result that was asked for is being mined.
    pub fn is_mining(&self) -> bool {
        self.minings.iter().any(|mining| !mining.is_ahead)
    }

    /// Results of the open games that are not there yet, and are mined when one looks at them.
    pub fn offered(&self) -> impl Iterator<Item = &MiningParams> {
        self.offered.iter().filter(|params| self.results.find(params).is_none())
    }

    /// Whether the selected result can be compared with the professionals'.
    pub fn can_compare(&self) -> bool {
        self.results.selected().is_some_and(|(at, patterns)| {
            self.results.whose().get(at) == Some(&Dataset::Own) && ProfessionalComparison::is_possible(&patterns.params)
        })
    }

    /// Whether the examples of the result that is looked at are games of a corpus.
    pub fn examples_are_in(&self, corpus: &Corpus) -> bool {
        self.patterns().is_some_and(|patterns| patterns.corpus == corpus.id().to_string())
    }

    /// The position in which the window of an example of the selected row was read; `None` where the result is of other
    /// games.
    pub fn place_of(&self, example: usize, corpus: &Corpus) -> Option<GamePlace> {
        let patterns = self.patterns().filter(|_| self.examples_are_in(corpus))?;
        let found = patterns.examples(self.selected()?).get(example)?;
        let place = GamePlace::new(found.game, found.moves_before as usize);
        place.lit(&patterns.params.window, Some(found.at), corpus)
    }

    pub fn sort(&self) -> Sort {
        self.sort
    }

    pub fn filter(&self) -> &ShapeFilter {
        &self.filter
    }

    pub fn tab(&self) -> DetailTab {
        self.tab
    }

    pub fn plot(&self) -> PlotKind {
        self.plot
    }

    /// Into how many clusters the shapes are put.
    pub fn clusters(&self) -> usize {
        self.clusters
    }

    pub fn form(&self) -> &MiningForm {
        &self.form
    }

    /// Whether the result is compared with the professionals'.
    pub fn compares(&self) -> bool {
        self.compares
    }

    /// The unit of shares.
    pub fn unit(&self) -> Unit {
        self.unit
    }

    /// The example that is picked in the list, by its number.
    pub fn example(&self) -> Option<usize> {
        self.example
    }

    /// The template of the selected shape that is looked at, by its number.
    pub fn template(&self) -> usize {
        self.template
    }

    /// Whether the templates of the whole result are listed instead of those of the shape.
    pub fn lists_all_templates(&self) -> bool {
        self.all_templates
    }

    /// Whether the list of all templates has only the largest.
    pub fn lists_largest_only(&self) -> bool {
        self.only_maximal
    }

    /// Numbers of the templates to list.
    pub fn listed_templates(&self) -> &[u32] {
        &self.listed_templates
    }

    /// Whether this is worked out.
    pub fn looks_at(&self, look: ShapeAnalysis) -> bool {
        self.looks.contains(&look)
    }

    /// The comparison with the professionals; `None` while it is worked out, or if it was not asked for.
    pub fn against(&self) -> Option<&Arc<ProfessionalComparison>> {
        let patterns = self.patterns().filter(|_| self.compares && self.can_compare())?;
        self.against.get(patterns, &self.unit)?.ok()
    }

    /// Rows of the result, as filtered and sorted.
    pub fn rows(&self) -> &[u32] {
        self.order.rows()
    }

    /// Whether rows are still being put in order.
    pub fn is_ordering(&self) -> bool {
        self.order.is_working()
    }

    /// The row of the result that is looked at.
    pub fn selected(&self) -> Option<usize> {
        self.selected
    }

    /// Facts about the selected shape that need no games.
    pub fn portrait(&self) -> Option<&Portrait> {
        self.portrait.as_ref()
    }

    /// Pictures of games with the selected shape.
    pub fn pictures(&self) -> &[GamePicture] {
        &self.pictures
    }

    /// The place of the selected row in the list; `None` if the filter hides it. Scans the list, so do not call it
    /// every frame.
    pub fn place(&self) -> Option<usize> {
        let selected = self.selected? as u32;
        self.order.rows().iter().position(|&row| row == selected)
    }

    /// Grows when the list should scroll to the selected row.
    pub fn reveals(&self) -> u64 {
        self.reveals
    }

    /// The curves of the result; `None` while they are worked out.
    pub fn curves(&self) -> Option<Result<&Curves, &JobError>> {
        self.curves.get(self.patterns()?, &())
    }

    /// The result's shapes in clusters; `None` while they are worked out.
    pub fn cluster_dots(&self) -> Option<Result<&[ClusterDots], &JobError>> {
        self.dots.get(self.patterns()?, &self.clusters).map(|view| view.map(|view| view.dots.as_slice()))
    }

    /// The user's name for cluster number `cluster`, from 0, if the shapes are in `of` clusters.
    pub fn cluster_name(&self, of: usize, cluster: usize) -> Option<&str> {
        self.results.cluster_names()?.get(of, cluster)
    }

    /// The templates of the selected shape; `None` while they are worked out.
    pub fn row_templates(&self) -> Option<Result<&RowTemplates, &JobError>> {
        self.row_templates.get(self.patterns()?, &self.selected?)
    }
}
