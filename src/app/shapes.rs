//! The state of the Shapes workspace: which result, which rows in what order, which pattern is looked at and how.
//!
//! No window here: panels read [`ShapesState`] and [`ShapesData`] and push [`ShapesAction`]s; whoever owns the corpus and
//! the results carries them out.

pub mod against;
pub mod contains;
pub mod form;
pub mod order;
pub mod portrait;
#[cfg(test)]
pub(crate) mod test_support;
pub mod worked;

use std::sync::Arc;

use self::against::Against;
use self::order::{Filter, RowOrder, Sort};
use self::portrait::Portrait;
use self::worked::{ClusterDots, Curves, RowTemplates, Worked};
use super::Whose;
use katachi_core::corpus::Corpus;
use katachi_core::go::Color;
use katachi_core::jobs::{JobError, Wake};
use katachi_core::mining::compare::Unit;
use katachi_core::mining::templates::{TemplateLookup, Templates};
use katachi_core::mining::{Example, MinedPatterns, MiningParams};
use katachi_core::pattern::{Image, Pattern, Template, Window};
use katachi_core::progress::Progress;

pub use self::form::MiningForm;

/// What the panels are lent each frame.
#[derive(Clone, Copy)]
pub struct ShapesData<'a> {
    pub corpus: &'a Arc<Corpus>,
    /// All results there are, by what was mined.
    pub results: &'a [MiningParams],
    /// Whose games each of them is of.
    pub whose: &'a [Whose],
    /// The result that is looked at: its number in `results`, and itself.
    pub selected: Option<(usize, &'a Arc<MinedPatterns>)>,
    /// The don't-care templates of that result, once they were asked for and found.
    pub templates: Option<&'a Arc<Templates>>,
    /// Whether mining goes on.
    pub is_mining: bool,
    /// Called by background work when there is something new to show.
    pub wake: &'a Wake,
}

impl<'a> ShapesData<'a> {
    pub fn patterns(&self) -> Option<&'a Arc<MinedPatterns>> {
        self.selected.map(|(_, patterns)| patterns)
    }

    /// Whether the result that is looked at could be held against the professionals'.
    pub fn can_compare(&self) -> bool {
        self.selected.is_some_and(|(at, patterns)| {
            self.whose.get(at) == Some(&Whose::Own) && Against::is_possible(&patterns.params)
        })
    }

    /// Whether the examples of the result that is looked at are games of the corpus that is loaded.
    pub fn examples_are_here(&self) -> bool {
        self.patterns().is_some_and(|patterns| patterns.corpus == self.corpus.id().to_string())
    }
}

/// What the user asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum ShapesAction {
    /// Look at another result, by its number.
    SelectResult(usize),
    Mine(MiningParams),
    /// Show the game there, the window lit.
    OpenExample(Example),
    /// Find the don't-care templates of the result that is looked at.
    ComputeTemplates,
    /// Look for the shape in all games; whose turn it is, where the shape says so.
    Find(Pattern, Option<Color>),
    /// See which shapes follow it.
    Explore(Pattern),
    SaveResult,
    OpenResult,
    /// Shows the professionals' shapes of a window.
    Professional(Window),
}

/// A plot over all shapes of a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlotKind {
    #[default]
    Rank,
    Clusters,
    Stones,
    Coverage,
}

impl PlotKind {
    pub const ALL: [PlotKind; 4] = [PlotKind::Rank, PlotKind::Clusters, PlotKind::Stones, PlotKind::Coverage];

    pub fn title(self) -> &'static str {
        match self {
            PlotKind::Rank => "Frequency by rank",
            PlotKind::Clusters => "Frequency by K",
            PlotKind::Stones => "Shapes by K",
            PlotKind::Coverage => "Coverage",
        }
    }
}

/// The parts of the selected pattern's detail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DetailTab {
    #[default]
    Continuations,
    Symmetry,
    Templates,
    Examples,
}

impl DetailTab {
    pub const ALL: [DetailTab; 4] =
        [DetailTab::Continuations, DetailTab::Symmetry, DetailTab::Templates, DetailTab::Examples];

    pub fn title(self) -> &'static str {
        match self {
            DetailTab::Continuations => "Continuations",
            DetailTab::Symmetry => "Symmetry",
            DetailTab::Templates => "Templates",
            DetailTab::Examples => "Examples",
        }
    }
}

/// Of a template with more fillings, the first so many are looked at for the most frequent.
const FILLINGS_LOOKED_AT: usize = 100_000;

/// The workspace.
pub struct ShapesState {
    pub sort: Sort,
    pub filter: Filter,
    pub tab: DetailTab,
    pub plot: PlotKind,
    /// How many clusters the shapes are put in.
    pub clusters: usize,
    pub form: MiningForm,
    /// Whether the result is held against the professionals', and what shares are of.
    pub compares: bool,
    pub unit: Unit,
    /// Whether the symmetry view jumps instead of turning.
    pub reduced_motion: bool,
    pub turn: Turn,
    /// The example that is picked in the list, by its number.
    pub example: Option<usize>,
    /// The template of the selected pattern that is looked at, by its number.
    pub template: usize,
    /// Whether the template view lists those of the whole result instead.
    pub all_templates: bool,
    /// Whether the list of all templates leaves out those that are no largest ones.
    pub only_maximal: bool,
    selected: Option<usize>,
    reveal: bool,
    order: RowOrder,
    portrait: Option<Portrait>,
    against: Worked<Unit, Arc<Against>>,
    curves: Worked<(), Curves>,
    dots: Worked<usize, Vec<ClusterDots>>,
    lookup: Worked<(), Arc<TemplateLookup>>,
    row_templates: Worked<usize, RowTemplates>,
    /// A template whose most frequent pattern is to be looked at.
    wanted: Option<Template>,
    largest: Option<(std::sync::Weak<Templates>, bool, Vec<u32>)>,
}

impl Default for ShapesState {
    fn default() -> ShapesState {
        ShapesState {
            sort: Sort::default(),
            filter: Filter::default(),
            tab: DetailTab::default(),
            plot: PlotKind::default(),
            clusters: 4,
            form: MiningForm::default(),
            compares: false,
            unit: Unit::default(),
            against: Worked::default(),
            reduced_motion: false,
            turn: Turn::default(),
            example: None,
            template: 0,
            all_templates: false,
            only_maximal: true,
            selected: None,
            reveal: false,
            order: RowOrder::default(),
            portrait: None,
            curves: Worked::default(),
            dots: Worked::default(),
            lookup: Worked::default(),
            row_templates: Worked::default(),
            wanted: None,
            largest: None,
        }
    }
}

impl ShapesState {
    /// Brings order, selection and portrait up to date with what is lent. Cheap when nothing changed.
    pub fn follow(&mut self, data: &ShapesData<'_>) {
        let Some(patterns) = data.patterns() else {
            self.order = RowOrder::default();
            self.choose(None);
            return;
        };
        self.filter.contains.fit(&patterns.params.window);
        if !self.order.is_of(patterns) {
            self.choose(None);
        }
        let against = self.against(data).cloned();
        if against.is_none() && self.sort.column == order::Column::Against && !(self.compares && data.can_compare()) {
            self.sort = Sort::default();
        }
        self.order.refresh(patterns, data.corpus, &self.filter, self.sort, against.as_ref(), data.wake);
        self.resolve_wanted(patterns, data.wake);
        if self.selected.is_none() {
            let first = self.order.rows().first().map(|&row| row as usize);
            self.choose(first);
        }
        if self.portrait.as_ref().map(|portrait| portrait.row) != self.selected {
            self.portrait = self.selected.map(|row| Portrait::new(patterns, row));
        }
    }

    /// The result held against the professionals'; `None` while it is worked out, and where nobody asked.
    pub fn against(&mut self, data: &ShapesData<'_>) -> Option<&Arc<Against>> {
        let patterns = data.patterns().filter(|_| self.compares && data.can_compare())?;
        let unit = self.unit;
        let known =
            self.against.ask(patterns, unit, data.wake, move |mined, progress| Against::of(mined, unit, progress));
        known?.as_ref().ok()
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

    /// What is known of the selected pattern by looking at it alone.
    pub fn portrait(&self) -> Option<&Portrait> {
        self.portrait.as_ref()
    }

    /// Looks at a row of the result, and brings it into view.
    pub fn select(&mut self, row: usize) {
        self.choose(Some(row));
        self.reveal = true;
    }

    /// Moves the selection by places in the list, staying inside it.
    pub fn step(&mut self, places: isize) {
        let rows = self.order.rows();
        if rows.is_empty() {
            return;
        }
        let here = self.place().unwrap_or(0);
        let there = here.saturating_add_signed(places).min(rows.len() - 1);
        self.select(rows[there] as usize);
    }

    /// Where the selected row stands in the list; `None` if the filter hides it.
    pub fn place(&self) -> Option<usize> {
        let selected = self.selected? as u32;
        // Asked when a key is pressed or the list scrolls to the selection, not each frame.
        self.order.rows().iter().position(|&row| row == selected)
    }

    /// Whether the list should scroll to the selected row; asked once a selection.
    pub fn take_reveal(&mut self) -> bool {
        std::mem::take(&mut self.reveal)
    }

    /// The curves of the result; `None` while they are worked out.
    pub fn curves(&mut self, patterns: &Arc<MinedPatterns>, wake: &Wake) -> Option<&Result<Curves, JobError>> {
        self.curves.ask(patterns, (), wake, Curves::of)
    }

    /// The result's shapes in clusters; `None` while they are worked out.
    pub fn cluster_dots(
        &mut self,
        patterns: &Arc<MinedPatterns>,
        wake: &Wake,
    ) -> Option<&Result<Vec<ClusterDots>, JobError>> {
        let count = self.clusters;
        self.dots.ask(patterns, count, wake, move |patterns, _| Ok(worked::cluster_dots(patterns, count)))
    }

    /// The templates of the selected pattern; `None` while they are worked out.
    pub fn row_templates(
        &mut self,
        patterns: &Arc<MinedPatterns>,
        wake: &Wake,
    ) -> Option<&Result<RowTemplates, JobError>> {
        let row = self.selected?;
        let lookup = self.lookup(patterns, wake)?;
        self.row_templates
            .ask(patterns, row, wake, move |patterns, progress| RowTemplates::of(&lookup, patterns, row, progress))
    }

    /// Looks at the most frequent pattern that a template stands for, as soon as it is found.
    pub fn select_of_template(&mut self, template: Template) {
        self.wanted = Some(template);
    }

    fn lookup(&mut self, patterns: &Arc<MinedPatterns>, wake: &Wake) -> Option<Arc<TemplateLookup>> {
        let build = |patterns: &MinedPatterns, _: &Progress| Ok(Arc::new(TemplateLookup::new(patterns)));
        self.lookup.ask(patterns, (), wake, build)?.as_ref().ok().map(Arc::clone)
    }

    fn resolve_wanted(&mut self, patterns: &Arc<MinedPatterns>, wake: &Wake) {
        if self.wanted.is_none() {
            return;
        }
        let Some(lookup) = self.lookup(patterns, wake) else { return };
        let fillings = self.wanted.take().map(|template| lookup.fillings_of(&template, FILLINGS_LOOKED_AT));
        if let Some(row) = fillings.into_iter().flatten().filter_map(|(_, row)| row).min() {
            self.select(row);
        }
    }

    /// Numbers of the templates to list: the largest ones alone, or all.
    pub fn listed_templates(&mut self, templates: &Arc<Templates>) -> &[u32] {
        let is_known = self.largest.as_ref().is_some_and(|(known, only, _)| {
            std::ptr::eq(known.as_ptr(), Arc::as_ptr(templates)) && *only == self.only_maximal
        });
        if !is_known {
            let rows = (0..templates.len()).filter(|&at| !self.only_maximal || templates.is_maximal(at));
            let rows = rows.map(|at| at as u32).collect();
            self.largest = Some((Arc::downgrade(templates), self.only_maximal, rows));
        }
        self.largest.as_ref().map_or(&[], |(_, _, rows)| rows)
    }

    fn choose(&mut self, row: Option<usize>) {
        if self.selected != row {
            self.selected = row;
            self.turn = Turn::default();
            self.example = None;
            self.template = 0;
        }
        if row.is_none() {
            self.portrait = None;
        }
    }
}

/// The turn of the big drawing from one image to another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Turn {
    pub from: Image,
    pub to: Image,
    /// In seconds, by the window's clock; `None` at rest.
    started: Option<f64>,
}

impl Turn {
    pub const SECONDS: f64 = 0.3;

    /// Begins a turn from where the last one ends.
    pub fn start(&mut self, to: Image, now: f64, reduced_motion: bool) {
        let started = (!reduced_motion && to != self.to).then_some(now);
        *self = Turn { from: self.to, to, started };
    }

    /// 0 at its beginning, 1 at rest, eased.
    pub fn progress(&mut self, now: f64) -> f32 {
        let Some(started) = self.started else { return 1.0 };
        let linear = ((now - started) / Turn::SECONDS).clamp(0.0, 1.0) as f32;
        if linear >= 1.0 {
            self.started = None;
        }
        linear * linear * (3.0 - 2.0 * linear)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_rests_at_its_end_and_is_skipped_when_motion_is_reduced() {
        let quarter = Image::from_index(5);
        let mut turn = Turn::default();
        assert_eq!(turn.progress(0.0), 1.0);
        turn.start(quarter, 10.0, false);
        assert_eq!(turn.progress(10.0), 0.0);
        assert!((turn.progress(10.15) - 0.5).abs() < 1e-3);
        assert_eq!(turn.progress(10.4), 1.0);
        assert_eq!(turn.progress(10.0), 1.0, "a turn that has ended stays where it is");
        turn.start(Image::default(), 20.0, true);
        assert_eq!((turn.to, turn.progress(20.0)), (Image::default(), 1.0));
    }
}
