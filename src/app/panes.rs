//! The panes of the workspaces, by name. The window lays them out.

use serde::{Deserialize, Serialize};

/// A pane of a workspace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pane {
    Overview,
    Report,
    Games,
    #[serde(rename = "Ledger")]
    CostlyShapes,
    #[serde(rename = "Dossier")]
    Player,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panes_keep_the_names_that_earlier_versions_wrote() {
        for (pane, name) in [(Pane::CostlyShapes, "Ledger"), (Pane::Player, "Dossier")] {
            assert_eq!(ron::to_string(&pane).unwrap(), name);
            assert_eq!(ron::from_str::<Pane>(name).unwrap(), pane);
        }
    }
}
