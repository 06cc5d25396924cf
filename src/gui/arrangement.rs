//! The panes of each workspace and their first arrangement.

use egui::Id;
use egui_tiles::{Container, Linear, LinearDir, TileId, Tiles, Tree};
use serde::{Deserialize, Serialize};

use super::panels::find::FindPane;
use super::panels::fuseki::FusekiPane;
use super::panels::joseki::JosekiPane;
use super::panels::life::LifePane;
use super::panels::play::PlayPane;
use super::panels::shapes::ShapesPane;
use katachi_app::{AppState, Workspace};
use katachi_language::text;

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

impl Pane {
    pub fn title(self, state: &AppState) -> &'static str {
        match self {
            Pane::Overview => text!("shell-pane-overview"),
            Pane::Report => text!("shell-pane-load-report"),
            Pane::Games => text!("shell-pane-games"),
            Pane::Ledger => text!("shell-pane-ledger"),
            Pane::Dossier => text!("shell-pane-dossier"),
            Pane::Board => text!("shell-pane-board"),
            Pane::Record => text!("shell-pane-record"),
            Pane::Variations => text!("shell-pane-variations"),
            Pane::Shapes(pane) => pane.title(),
            Pane::Find(pane) => pane.title(),
            Pane::Joseki(pane) => pane.title(),
            Pane::Fuseki(pane) => pane.title(),
            Pane::Play(pane) => pane.title(state.play().mode()),
            Pane::Life(pane) => pane.title(state.life().view()),
        }
    }
}

/// Minimum width of the window for a board beside a shape.
const WIDE: f32 = 1500.0;

pub fn is_wide(width: f32) -> bool {
    width >= WIDE
}

/// The places of a workspace, from the innermost to the outermost.
struct PaneTiles(Tiles<Pane>);

impl PaneTiles {
    /// Panes that share a place.
    fn tabs(&mut self, panes: &[Pane]) -> TileId {
        let children = panes.iter().map(|&pane| self.0.insert_pane(pane)).collect();
        self.0.insert_tab_tile(children)
    }

    /// `share` is the left one's.
    fn beside(&mut self, left: TileId, right: TileId, share: f32) -> TileId {
        self.split(LinearDir::Horizontal, [left, right], share)
    }

    /// `share` is the upper one's.
    fn stacked(&mut self, upper: TileId, lower: TileId, share: f32) -> TileId {
        self.split(LinearDir::Vertical, [upper, lower], share)
    }

    fn split(&mut self, direction: LinearDir, children: [TileId; 2], share: f32) -> TileId {
        self.0.insert_container(Container::Linear(Linear::new_binary(direction, children, share)))
    }
}

/// How a workspace looks before the user moves anything, in a window of this width.
pub fn arrangement(workspace: Workspace, width: f32) -> Tree<Pane> {
    let is_wide = is_wide(width);
    let mut places = PaneTiles(Tiles::default());
    let root = match workspace {
        Workspace::Library => {
            let overview = places.tabs(&[Pane::Overview, Pane::Report]);
            let games = places.tabs(&[Pane::Games, Pane::Ledger, Pane::Dossier]);
            let left = places.stacked(overview, games, 0.39);
            let board = places.tabs(&[Pane::Board]);
            let record = places.tabs(&[Pane::Record, Pane::Variations]);
            let right = places.beside(board, record, 0.72);
            places.beside(left, right, 0.38)
        }
        Workspace::Shapes if is_wide => {
            let table = places.tabs(&[Pane::Shapes(ShapesPane::Table)]);
            let shape = places.tabs(&[
                Pane::Shapes(ShapesPane::Detail),
                Pane::Shapes(ShapesPane::Plots),
                Pane::Shapes(ShapesPane::Mine),
            ]);
            let board = places.tabs(&[Pane::Board, Pane::Record]);
            let right = places.beside(shape, board, 0.48);
            places.beside(table, right, 0.31)
        }
        Workspace::Shapes => {
            let table = places.tabs(&[Pane::Shapes(ShapesPane::Table)]);
            let panes = [
                Pane::Shapes(ShapesPane::Detail),
                Pane::Shapes(ShapesPane::Plots),
                Pane::Shapes(ShapesPane::Mine),
                Pane::Board,
                Pane::Record,
            ];
            let right = places.tabs(&panes);
            places.beside(table, right, 0.46)
        }
        Workspace::Find if is_wide => {
            let draw = places.tabs(&[Pane::Find(FindPane::Draw)]);
            let results = places.tabs(&[
                Pane::Find(FindPane::Results),
                Pane::Find(FindPane::Years),
                Pane::Find(FindPane::Players),
                Pane::Find(FindPane::Pages),
                Pane::Find(FindPane::Text),
            ]);
            let hits = places.tabs(&[Pane::Find(FindPane::Hits), Pane::Find(FindPane::History)]);
            let middle = places.stacked(results, hits, 0.56);
            let board = places.tabs(&[Pane::Board, Pane::Record, Pane::Variations]);
            let rest = places.beside(middle, board, 0.46);
            places.beside(draw, rest, 0.32)
        }
        Workspace::Find => {
            // The game of a hit takes the drawing's place, and is as large.
            let draw = places.tabs(&[Pane::Find(FindPane::Draw), Pane::Board]);
            let panes = [
                Pane::Find(FindPane::Results),
                Pane::Find(FindPane::Years),
                Pane::Find(FindPane::Players),
                Pane::Find(FindPane::Pages),
                Pane::Find(FindPane::Text),
            ];
            let results = places.tabs(&panes);
            let hits = places.tabs(&[Pane::Find(FindPane::Hits), Pane::Find(FindPane::History), Pane::Record]);
            let right = places.stacked(results, hits, 0.6);
            places.beside(draw, right, 0.48)
        }
        Workspace::Joseki if is_wide => {
            let board = places.tabs(&[Pane::Joseki(JosekiPane::Board), Pane::Board]);
            let next = places.tabs(&[Pane::Joseki(JosekiPane::Next), Pane::Joseki(JosekiPane::Count)]);
            let details = places.tabs(&[Pane::Joseki(JosekiPane::Details), Pane::Record]);
            let upper = places.beside(next, details, 0.6);
            let path = places.tabs(&[Pane::Joseki(JosekiPane::Path)]);
            let right = places.stacked(upper, path, 0.62);
            places.beside(board, right, 0.38)
        }
        Workspace::Joseki => {
            let board = places.tabs(&[Pane::Joseki(JosekiPane::Board), Pane::Board]);
            let panes = [
                Pane::Joseki(JosekiPane::Next),
                Pane::Joseki(JosekiPane::Details),
                Pane::Joseki(JosekiPane::Count),
                Pane::Record,
            ];
            let next = places.tabs(&panes);
            let path = places.tabs(&[Pane::Joseki(JosekiPane::Path)]);
            let right = places.stacked(next, path, 0.56);
            places.beside(board, right, 0.46)
        }
        Workspace::Fuseki if is_wide => {
            let table = places.tabs(&[Pane::Fuseki(FusekiPane::Table)]);
            let explorer = places.tabs(&[Pane::Fuseki(FusekiPane::Explorer)]);
            let next = places.tabs(&[Pane::Fuseki(FusekiPane::Next)]);
            let years = places.tabs(&[Pane::Fuseki(FusekiPane::Years)]);
            let right = places.stacked(next, years, 0.55);
            let rest = places.beside(explorer, right, 0.56);
            places.beside(table, rest, 0.31)
        }
        Workspace::Fuseki => {
            let explorer = places.tabs(&[Pane::Fuseki(FusekiPane::Explorer)]);
            let next = places.tabs(&[Pane::Fuseki(FusekiPane::Next), Pane::Fuseki(FusekiPane::Years)]);
            let table = places.tabs(&[Pane::Fuseki(FusekiPane::Table)]);
            let right = places.stacked(next, table, 0.46);
            places.beside(explorer, right, 0.54)
        }
        Workspace::Play if is_wide => {
            let board = places.tabs(&[Pane::Play(PlayPane::Board)]);
            let main = places.tabs(&[Pane::Play(PlayPane::Main)]);
            let more = places.tabs(&[Pane::Play(PlayPane::More), Pane::Play(PlayPane::Report), Pane::Record]);
            let right = places.beside(main, more, 0.56);
            places.beside(board, right, 0.46)
        }
        Workspace::Play => {
            let board = places.tabs(&[Pane::Play(PlayPane::Board)]);
            let main = places.tabs(&[Pane::Play(PlayPane::Main)]);
            let more = places.tabs(&[Pane::Play(PlayPane::More), Pane::Play(PlayPane::Report), Pane::Record]);
            let right = places.stacked(main, more, 0.55);
            places.beside(board, right, 0.54)
        }
        Workspace::Life => {
            let list = places.tabs(&[Pane::Life(LifePane::List)]);
            let board = places.tabs(&[Pane::Life(LifePane::Board)]);
            let words = places.tabs(&[Pane::Life(LifePane::Words)]);
            let rest = places.beside(board, words, if is_wide { 0.6 } else { 0.57 });
            places.beside(list, rest, if is_wide { 0.29 } else { 0.31 })
        }
    };
    Tree::new(Id::unique(("workspace", workspace.key())), root, places.0)
}
