//! The panes of the workspaces, by name. The window lays them out.

use serde::{Deserialize, Serialize};

/// A pane of a workspace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pane {
    Overview,
    Report,
    Games,
    Ledger,
    Dossier,
    Board,
    Record,
    /// The open game's tree.
    Variations,
    Shapes(ShapesPane),
    Find(FindPane),
    Joseki(JosekiPane),
    Fuseki(FusekiPane),
    Play(PlayPane),
    Life(LifePane),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShapesPane {
    Table,
    /// The header of the selected pattern and, in tabs, the four panes below.
    Detail,
    Continuations,
    Symmetry,
    Templates,
    Examples,
    Plots,
    Mine,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FindPane {
    Draw,
    Results,
    Years,
    #[serde(alias = "People")]
    Players,
    Hits,
    History,
    #[serde(alias = "Diagram")]
    Text,
    Pages,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum JosekiPane {
    Board,
    Next,
    Path,
    Details,
    Count,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FusekiPane {
    Table,
    Explorer,
    Next,
    Years,
}

/// The contents depend on the mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayPane {
    Board,
    Main,
    More,
    /// The report of the open game.
    Report,
}

/// The contents depend on the view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LifePane {
    List,
    Board,
    Words,
}
