//! Commands of the Shapes workspace, and the views that they name.

use std::path::PathBuf;

use super::filter::{ShapeColumn, ShapeFilter};
use super::form::MiningForm;
use katachi_core::mining::MiningParams;
use katachi_core::mining::compare::Unit;
use katachi_core::pattern::{Template, Window};
use katachi_language::text;

/// A file of shapes for another program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShapeFile {
    Csv,
    /// For WEKA.
    Arff,
    /// A pattern database, for GNU Go's compiler.
    GnuGo,
}

impl ShapeFile {
    pub const ALL: [ShapeFile; 3] = [ShapeFile::Csv, ShapeFile::Arff, ShapeFile::GnuGo];

    pub fn title(self) -> &'static str {
        match self {
            ShapeFile::Csv => text!("shapes-save-csv"),
            ShapeFile::Arff => text!("shapes-save-arff"),
            ShapeFile::GnuGo => text!("shapes-save-gnu-go"),
        }
    }

    pub(crate) fn ending(self) -> &'static str {
        match self {
            ShapeFile::Csv => "csv",
            ShapeFile::Arff => "arff",
            ShapeFile::GnuGo => "db",
        }
    }
}

/// Commands of the workspace.
#[derive(Clone, Debug, PartialEq)]
pub enum ShapesCommand {
    /// Shows the result of these parameters; mines it first, if it is not there.
    Mine(MiningParams),
    /// Mines nothing that has not begun.
    ForgetWishes,
    /// Looks at another result, by its number.
    SelectResult(usize),
    CloseResult(usize),
    /// Reads a result from a file.
    Open(PathBuf),
    /// Asks which file to open.
    AskForFile,
    /// Writes the selected result.
    Save,
    /// Writes the shapes of the table for another program.
    Export(ShapeFile),
    /// Shows the professionals' shapes of a window; `None`: of the chosen result's window if they have it, else of 5×5.
    Professional(Option<Window>),
    /// Finds the don't-care templates of the selected result.
    FindTemplates,

    /// A click on the head of a column.
    Sort(ShapeColumn),
    SetFilter(ShapeFilter),
    /// Whether shapes and corners are counted ahead while the user does nothing.
    CountAhead(bool),
    /// Shows a gallery of shapes, or a table.
    ShowGallery(bool),
    /// Switches on or off the comparison with the professionals.
    Compare(bool),
    SetUnit(Unit),
    SetForm(MiningForm),
    ShowTab(DetailTab),
    ShowPlot(PlotKind),
    /// Sets the number of clusters.
    SetClusters(usize),
    /// Names a cluster, counted from 0. An empty name removes the name.
    NameCluster(usize, String),
    /// Works out this analysis from now on.
    Look(ShapeAnalysis),

    /// Looks at a row of the result.
    Select(usize),
    /// The next or previous rows of the list.
    Step(isize),
    /// Looks at the most frequent shape that a template stands for.
    SelectOfTemplate(Template),
    /// An example of the selected shape; its game is shown if the board is in sight.
    PickExample(usize),
    PickTemplate(usize),
    /// Lists the templates of the whole result instead of those of the shape.
    ListAllTemplates(bool),
    ListLargestOnly(bool),

    /// Opens the game of an example, its window lit.
    OpenExample(usize),
    /// Opens the next or previous example of the selected shape; begins with the first, ends at the last.
    StepExample(isize),
    /// Searches for the selected shape in all games, with the move that it was seen before.
    Find,
    /// Which shapes follow the selected one.
    Explore,
}

/// An analysis of a result that runs once it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShapeAnalysis {
    Curves,
    Clusters,
    Templates,
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
            PlotKind::Rank => text!("shapes-plot-rank"),
            PlotKind::Clusters => text!("shapes-plot-clusters"),
            PlotKind::Stones => text!("shapes-plot-stones"),
            PlotKind::Coverage => text!("shapes-plot-coverage"),
        }
    }
}

/// The parts of the selected pattern's detail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DetailTab {
    #[default]
    Continuations,
    Examples,
    Symmetry,
    Templates,
    Figures,
}

impl DetailTab {
    pub const ALL: [DetailTab; 5] =
        [DetailTab::Continuations, DetailTab::Examples, DetailTab::Symmetry, DetailTab::Templates, DetailTab::Figures];

    pub fn title(self) -> &'static str {
        match self {
            DetailTab::Continuations => text!("shapes-tab-continuations"),
            DetailTab::Symmetry => text!("shapes-tab-symmetry"),
            DetailTab::Templates => text!("shapes-tab-templates"),
            DetailTab::Examples => text!("shapes-tab-examples"),
            DetailTab::Figures => text!("gallery-tab-figures"),
        }
    }
}
