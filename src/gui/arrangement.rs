//! The first arrangement of the panes of each workspace.

use egui::Id;
use egui_tiles::{Container, Linear, LinearDir, TileId, Tiles, Tree};

use katachi_app::Workspace;
use katachi_app::panes::{FindPane, FusekiPane, JosekiPane, LifePane, Pane, PlayPane, ShapesPane};

/// Minimum window width at which a board fits beside a shape.
const MIN_WIDE_WIDTH: f32 = 1500.0;

pub fn is_wide(width: f32) -> bool {
    width >= MIN_WIDE_WIDTH
}

/// The places of a workspace, from the innermost to the outermost.
struct PaneTiles(Tiles<Pane>);

impl PaneTiles {
    /// Panes that share a place.
    fn tabs(&mut self, panes: &[Pane]) -> TileId {
        let children = panes.iter().map(|&pane| self.0.insert_pane(pane)).collect();
        self.0.insert_tab_tile(children)
    }

    /// Places two tiles side by side. `share` is the left one's share of the width.
    fn beside(&mut self, left: TileId, right: TileId, share: f32) -> TileId {
        self.split(LinearDir::Horizontal, [left, right], share)
    }

    /// Places two tiles one above the other. `share` is the upper one's share of the height.
    fn stacked(&mut self, upper: TileId, lower: TileId, share: f32) -> TileId {
        self.split(LinearDir::Vertical, [upper, lower], share)
    }

    fn split(&mut self, direction: LinearDir, children: [TileId; 2], share: f32) -> TileId {
        self.0.insert_container(Container::Linear(Linear::new_binary(direction, children, share)))
    }

    fn library(&mut self) -> TileId {
        let overview = self.tabs(&[Pane::Overview, Pane::Report]);
        let games = self.tabs(&[Pane::Games, Pane::CostlyShapes, Pane::Player]);
        let left = self.stacked(overview, games, 0.46);
        let board = self.tabs(&[Pane::Board]);
        let record = self.tabs(&[Pane::Record, Pane::Variations]);
        let right = self.beside(board, record, 0.72);
        self.beside(left, right, 0.38)
    }

    fn shapes(&mut self, is_wide: bool) -> TileId {
        let table = self.tabs(&[Pane::Shapes(ShapesPane::Table)]);
        let shape = [ShapesPane::Detail, ShapesPane::Plots, ShapesPane::Mine].map(Pane::Shapes);
        let board = [Pane::Board, Pane::Record];
        if !is_wide {
            let right = self.tabs(&[&shape[..], &board].concat());
            return self.beside(table, right, 0.58);
        }
        let shape = self.tabs(&shape);
        let board = self.tabs(&board);
        let right = self.beside(shape, board, 0.46);
        self.beside(table, right, 0.38)
    }

    fn find(&mut self, is_wide: bool) -> TileId {
        let draw = Pane::Find(FindPane::Draw);
        // A narrow window shows the game of a hit in place of the drawing, at the same size.
        let draw = if is_wide { self.tabs(&[draw]) } else { self.tabs(&[draw, Pane::Board]) };
        let results = [FindPane::Results, FindPane::Years, FindPane::Players, FindPane::Pages, FindPane::Text];
        let results = self.tabs(&results.map(Pane::Find));
        let hits = [FindPane::Hits, FindPane::History].map(Pane::Find);
        if !is_wide {
            let hits = self.tabs(&[&hits[..], &[Pane::Record]].concat());
            let right = self.stacked(results, hits, 0.6);
            return self.beside(draw, right, 0.48);
        }
        let hits = self.tabs(&hits);
        let middle = self.stacked(results, hits, 0.56);
        let board = self.tabs(&[Pane::Board, Pane::Record, Pane::Variations]);
        let rest = self.beside(middle, board, 0.52);
        self.beside(draw, rest, 0.3)
    }

    fn joseki(&mut self, is_wide: bool) -> TileId {
        let board = self.tabs(&[Pane::Joseki(JosekiPane::Board), Pane::Board]);
        let [next, count, details] = [JosekiPane::Next, JosekiPane::Count, JosekiPane::Details].map(Pane::Joseki);
        let path = [Pane::Joseki(JosekiPane::Path)];
        if !is_wide {
            let next = self.tabs(&[next, details, count, Pane::Record]);
            let path = self.tabs(&path);
            let right = self.stacked(next, path, 0.56);
            return self.beside(board, right, 0.46);
        }
        let next = self.tabs(&[next, count]);
        let details = self.tabs(&[details, Pane::Record]);
        let upper = self.beside(next, details, 0.68);
        let path = self.tabs(&path);
        let right = self.stacked(upper, path, 0.62);
        self.beside(board, right, 0.38)
    }

    fn fuseki(&mut self, is_wide: bool) -> TileId {
        let [table, explorer, next, years] =
            [FusekiPane::Table, FusekiPane::Explorer, FusekiPane::Next, FusekiPane::Years].map(Pane::Fuseki);
        if !is_wide {
            let explorer = self.tabs(&[explorer]);
            let next = self.tabs(&[next, years]);
            let table = self.tabs(&[table]);
            let right = self.stacked(next, table, 0.46);
            return self.beside(explorer, right, 0.54);
        }
        let [table, explorer, next, years] = [table, explorer, next, years].map(|pane| self.tabs(&[pane]));
        let right = self.stacked(next, years, 0.55);
        let rest = self.beside(explorer, right, 0.56);
        self.beside(table, rest, 0.31)
    }

    fn play(&mut self, is_wide: bool) -> TileId {
        let board = self.tabs(&[Pane::Play(PlayPane::Board)]);
        let main = self.tabs(&[Pane::Play(PlayPane::Main)]);
        let more = self.tabs(&[Pane::Play(PlayPane::More), Pane::Play(PlayPane::Report), Pane::Record]);
        let right = if is_wide { self.beside(main, more, 0.56) } else { self.stacked(main, more, 0.6) };
        self.beside(board, right, if is_wide { 0.46 } else { 0.54 })
    }

    fn life(&mut self, is_wide: bool) -> TileId {
        let [list, board, words] =
            [LifePane::List, LifePane::Board, LifePane::Words].map(|pane| self.tabs(&[Pane::Life(pane)]));
        let rest = self.beside(board, words, if is_wide { 0.6 } else { 0.57 });
        self.beside(list, rest, if is_wide { 0.29 } else { 0.31 })
    }
}

/// The workspace as it is arranged in a window of this width before the user moves a pane.
pub fn arrangement(workspace: Workspace, width: f32) -> Tree<Pane> {
    let is_wide = is_wide(width);
    let mut places = PaneTiles(Tiles::default());
    let root = match workspace {
        Workspace::Library => places.library(),
        Workspace::Shapes => places.shapes(is_wide),
        Workspace::Find => places.find(is_wide),
        Workspace::Joseki => places.joseki(is_wide),
        Workspace::Fuseki => places.fuseki(is_wide),
        Workspace::Play => places.play(is_wide),
        Workspace::Life => places.life(is_wide),
    };
    Tree::new(Id::unique(("workspace", workspace.key())), root, places.0)
}
