//! The workspaces: which panes each has, how they are arranged, and what the panes remember.
//!
//! A new workspace adds its panes to [`Pane`], its arrangement to [`arrangement`], and itself to
//! [`crate::app::Workspace`].

use egui::{Id, RichText, Ui, WidgetText};
use egui_tiles::{Behavior, Container, Linear, LinearDir, SimplificationOptions, TileId, Tiles, Tree, UiResponse};
use serde::{Deserialize, Serialize};

use super::panels::find::{FindPane, FindView};
use super::panels::fuseki::{FusekiPane, FusekiView};
use super::panels::joseki::{JosekiPane, JosekiView};
use super::panels::life::{self, LifePane, LifePanes};
use super::panels::shapes::ShapesPane;
use super::panels::{self, game, games, library, record, report};
use super::theme::{self, Tones};
use crate::app::find::FindCommand;
use crate::app::joseki::JosekiCommand;
use crate::app::shapes::{ShapesAction, ShapesData, ShapesState};
use crate::app::{AppState, Ask, Command, Workspace};
use crate::pattern::Pattern;

/// What can stand in a workspace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Pane {
    Overview,
    Report,
    Games,
    Board,
    Record,
    ShapeTable,
    Shape,
    ShapePlots,
    MiningForm,
    FindDraw,
    FindResults,
    FindYears,
    FindPeople,
    FindHits,
    FindHistory,
    FindText,
    FindPages,
    JosekiBoard,
    JosekiNext,
    JosekiPath,
    JosekiDetails,
    JosekiCount,
    FusekiTable,
    FusekiExplorer,
    FusekiNext,
    FusekiYears,
    LifeList,
    LifeBoard,
    LifeWords,
}

impl Pane {
    fn title(self) -> &'static str {
        match self {
            Pane::Overview => "Overview",
            Pane::Report => "Load report",
            Pane::Games => "Games",
            Pane::Board => "Board",
            Pane::Record => "Record",
            _ => {
                let of_fuseki = self.of_fuseki().map_or("", FusekiPane::title);
                let of_joseki = self.of_joseki().map_or(of_fuseki, JosekiPane::title);
                let of_find = self.of_find().map_or(of_joseki, FindPane::title);
                self.of_shapes().map_or(of_find, ShapesPane::title)
            }
        }
    }
}

impl Pane {
    /// The pane of the Shapes workspace that this is.
    fn of_shapes(self) -> Option<ShapesPane> {
        match self {
            Pane::ShapeTable => Some(ShapesPane::Table),
            Pane::Shape => Some(ShapesPane::Detail),
            Pane::ShapePlots => Some(ShapesPane::Plots),
            Pane::MiningForm => Some(ShapesPane::Mine),
            _ => None,
        }
    }

    /// The pane of the Joseki workspace that this is.
    fn of_joseki(self) -> Option<JosekiPane> {
        match self {
            Pane::JosekiBoard => Some(JosekiPane::Board),
            Pane::JosekiNext => Some(JosekiPane::Next),
            Pane::JosekiPath => Some(JosekiPane::Path),
            Pane::JosekiDetails => Some(JosekiPane::Details),
            Pane::JosekiCount => Some(JosekiPane::Count),
            _ => None,
        }
    }

    /// The pane of the Find workspace that this is.
    fn of_find(self) -> Option<FindPane> {
        match self {
            Pane::FindDraw => Some(FindPane::Draw),
            Pane::FindResults => Some(FindPane::Results),
            Pane::FindYears => Some(FindPane::Years),
            Pane::FindPeople => Some(FindPane::People),
            Pane::FindHits => Some(FindPane::Hits),
            Pane::FindHistory => Some(FindPane::History),
            Pane::FindText => Some(FindPane::Diagram),
            Pane::FindPages => Some(FindPane::Pages),
            _ => None,
        }
    }
}

impl Pane {
    /// The pane of the Fuseki workspace that this is.
    fn of_fuseki(self) -> Option<FusekiPane> {
        match self {
            Pane::FusekiTable => Some(FusekiPane::Table),
            Pane::FusekiExplorer => Some(FusekiPane::Explorer),
            Pane::FusekiNext => Some(FusekiPane::Next),
            Pane::FusekiYears => Some(FusekiPane::Years),
            _ => None,
        }
    }
}

impl Pane {
    /// The pane of the Life workspace that this is.
    fn of_life(self) -> Option<LifePane> {
        match self {
            Pane::LifeList => Some(LifePane::List),
            Pane::LifeBoard => Some(LifePane::Board),
            Pane::LifeWords => Some(LifePane::Words),
            _ => None,
        }
    }
}

/// The arrangement of every workspace, and the views' memory.
pub struct Workspaces {
    trees: Vec<(Workspace, Tree<Pane>)>,
    /// The layout of an earlier session, until the first frame.
    kept: Option<String>,
    views: Views,
}

/// From this width on there is room for a board beside a shape.
const WIDE: f32 = 1500.0;

#[derive(Default)]
struct Views {
    report: report::ReportView,
    games: games::GamesView,
    record: record::RecordView,
    shapes: ShapesState,
    find: FindView,
    joseki: JosekiView,
    fuseki: FusekiView,
    life: LifePanes,
}

impl Workspaces {
    pub fn new(layout: Option<&str>) -> Workspaces {
        Workspaces { trees: Vec::new(), kept: layout.map(str::to_owned), views: Views::default() }
    }

    /// The panes go back to their places at the next frame.
    pub fn reset(&mut self) {
        self.trees.clear();
    }

    /// Brings the board to the front where it shares its place with others.
    pub fn show_board(&mut self, workspace: Workspace) {
        if let Some((_, tree)) = self.trees.iter_mut().find(|(known, _)| *known == workspace) {
            tree.make_active(|_, tile| matches!(tile, egui_tiles::Tile::Pane(Pane::Board)));
        }
    }

    /// The shape that is selected in the Shapes workspace.
    pub fn shape(&self) -> Option<Pattern> {
        self.views.shapes.portrait().map(|portrait| portrait.pattern.clone())
    }

    fn arrange(&mut self, width: f32) {
        self.trees = Workspace::ALL.map(|workspace| (workspace, arrangement(workspace, width >= WIDE))).to_vec();
        let kept: Option<Vec<(Workspace, Tree<Pane>)>> = self.kept.take().and_then(|text| ron::from_str(&text).ok());
        for (workspace, tree) in kept.into_iter().flatten() {
            if let Some(known) = self.trees.iter_mut().find(|(known, _)| *known == workspace)
                && tree.root().is_some()
            {
                known.1 = tree;
            }
        }
    }

    pub fn to_ron(&self) -> String {
        ron::to_string(&self.trees).unwrap_or_default()
    }

    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        if self.trees.is_empty() {
            self.arrange(ui.available_width());
        }
        let shown = state.workspace();
        if let Some((_, tree)) = self.trees.iter_mut().find(|(workspace, _)| *workspace == shown) {
            tree.ui(&mut Docks { state, commands, views: &mut self.views }, ui);
        }
    }
}

/// How a workspace looks before the user moves anything.
fn arrangement(workspace: Workspace, is_wide: bool) -> Tree<Pane> {
    let mut tiles = Tiles::default();
    let tabs = |tiles: &mut Tiles<Pane>, panes: &[Pane]| {
        let children = panes.iter().map(|&pane| tiles.insert_pane(pane)).collect();
        tiles.insert_tab_tile(children)
    };
    let split = |tiles: &mut Tiles<Pane>, direction, children: [TileId; 2], share| {
        tiles.insert_container(Container::Linear(Linear::new_binary(direction, children, share)))
    };
    let root = match workspace {
        Workspace::Library => {
            let overview = tabs(&mut tiles, &[Pane::Overview, Pane::Report]);
            let games = tabs(&mut tiles, &[Pane::Games]);
            let left = split(&mut tiles, LinearDir::Vertical, [overview, games], 0.36);
            let board = tabs(&mut tiles, &[Pane::Board]);
            let record = tabs(&mut tiles, &[Pane::Record]);
            let right = split(&mut tiles, LinearDir::Horizontal, [board, record], 0.72);
            split(&mut tiles, LinearDir::Horizontal, [left, right], 0.38)
        }
        Workspace::Shapes if is_wide => {
            let table = tabs(&mut tiles, &[Pane::ShapeTable]);
            let shape = tabs(&mut tiles, &[Pane::Shape, Pane::ShapePlots, Pane::MiningForm]);
            let board = tabs(&mut tiles, &[Pane::Board, Pane::Record]);
            let right = split(&mut tiles, LinearDir::Horizontal, [shape, board], 0.57);
            split(&mut tiles, LinearDir::Horizontal, [table, right], 0.34)
        }
        Workspace::Shapes => {
            let table = tabs(&mut tiles, &[Pane::ShapeTable]);
            let panes = [Pane::Shape, Pane::ShapePlots, Pane::MiningForm, Pane::Board, Pane::Record];
            let right = tabs(&mut tiles, &panes);
            split(&mut tiles, LinearDir::Horizontal, [table, right], 0.46)
        }
        Workspace::Find if is_wide => {
            let draw = tabs(&mut tiles, &[Pane::FindDraw]);
            let results = tabs(
                &mut tiles,
                &[Pane::FindResults, Pane::FindYears, Pane::FindPeople, Pane::FindPages, Pane::FindText],
            );
            let hits = tabs(&mut tiles, &[Pane::FindHits]);
            let middle = split(&mut tiles, LinearDir::Vertical, [results, hits], 0.56);
            let board = tabs(&mut tiles, &[Pane::Board, Pane::Record]);
            let history = tabs(&mut tiles, &[Pane::FindHistory]);
            let right = split(&mut tiles, LinearDir::Vertical, [board, history], 0.7);
            let rest = split(&mut tiles, LinearDir::Horizontal, [middle, right], 0.57);
            split(&mut tiles, LinearDir::Horizontal, [draw, rest], 0.34)
        }
        Workspace::Find => {
            let draw = tabs(&mut tiles, &[Pane::FindDraw]);
            let panes =
                [Pane::FindResults, Pane::FindYears, Pane::FindPeople, Pane::Board, Pane::FindPages, Pane::FindText];
            let results = tabs(&mut tiles, &panes);
            let hits = tabs(&mut tiles, &[Pane::FindHits, Pane::FindHistory, Pane::Record]);
            let right = split(&mut tiles, LinearDir::Vertical, [results, hits], 0.6);
            split(&mut tiles, LinearDir::Horizontal, [draw, right], 0.45)
        }
        Workspace::Joseki if is_wide => {
            let board = tabs(&mut tiles, &[Pane::JosekiBoard]);
            let next = tabs(&mut tiles, &[Pane::JosekiNext, Pane::JosekiCount]);
            let details = tabs(&mut tiles, &[Pane::JosekiDetails, Pane::Board, Pane::Record]);
            let upper = split(&mut tiles, LinearDir::Horizontal, [next, details], 0.6);
            let path = tabs(&mut tiles, &[Pane::JosekiPath]);
            let right = split(&mut tiles, LinearDir::Vertical, [upper, path], 0.62);
            split(&mut tiles, LinearDir::Horizontal, [board, right], 0.38)
        }
        Workspace::Joseki => {
            let board = tabs(&mut tiles, &[Pane::JosekiBoard]);
            let panes = [Pane::JosekiNext, Pane::JosekiDetails, Pane::JosekiCount, Pane::Board, Pane::Record];
            let next = tabs(&mut tiles, &panes);
            let path = tabs(&mut tiles, &[Pane::JosekiPath]);
            let right = split(&mut tiles, LinearDir::Vertical, [next, path], 0.56);
            split(&mut tiles, LinearDir::Horizontal, [board, right], 0.44)
        }
        Workspace::Fuseki if is_wide => {
            let table = tabs(&mut tiles, &[Pane::FusekiTable]);
            let explorer = tabs(&mut tiles, &[Pane::FusekiExplorer]);
            let next = tabs(&mut tiles, &[Pane::FusekiNext]);
            let years = tabs(&mut tiles, &[Pane::FusekiYears]);
            let right = split(&mut tiles, LinearDir::Vertical, [next, years], 0.55);
            let rest = split(&mut tiles, LinearDir::Horizontal, [explorer, right], 0.56);
            split(&mut tiles, LinearDir::Horizontal, [table, rest], 0.31)
        }
        Workspace::Fuseki => {
            let explorer = tabs(&mut tiles, &[Pane::FusekiExplorer]);
            let next = tabs(&mut tiles, &[Pane::FusekiNext, Pane::FusekiYears]);
            let table = tabs(&mut tiles, &[Pane::FusekiTable]);
            let right = split(&mut tiles, LinearDir::Vertical, [next, table], 0.46);
            split(&mut tiles, LinearDir::Horizontal, [explorer, right], 0.54)
        }
        Workspace::Life => {
            let list = tabs(&mut tiles, &[Pane::LifeList]);
            let board = tabs(&mut tiles, &[Pane::LifeBoard]);
            let words = tabs(&mut tiles, &[Pane::LifeWords]);
            let rest = split(&mut tiles, LinearDir::Horizontal, [board, words], if is_wide { 0.6 } else { 0.57 });
            split(&mut tiles, LinearDir::Horizontal, [list, rest], if is_wide { 0.29 } else { 0.31 })
        }
    };
    Tree::new(Id::unique(("workspace", workspace.title())), root, tiles)
}

/// Lends a panel of the Shapes workspace what it reads, and passes on what it asks for.
fn shapes_ui(ui: &mut Ui, pane: ShapesPane, state: &AppState, shapes: &mut ShapesState, commands: &mut Vec<Command>) {
    let data = ShapesData {
        corpus: state.corpus(),
        results: state.results().params(),
        whose: state.results().whose(),
        selected: state.results().selected(),
        templates: state.results().templates(),
        is_mining: state.is_mining(),
        wake: state.wake(),
    };
    let mut actions = Vec::new();
    panels::shapes::pane_ui(ui, pane, shapes, &data, &mut actions);
    commands.extend(actions.into_iter().map(|action| match action {
        ShapesAction::SelectResult(at) => Command::SelectResult(at),
        ShapesAction::Mine(params) => Command::Mine(params),
        ShapesAction::OpenExample(example) => Command::OpenExample(example),
        ShapesAction::Find(pattern, to_play) => Command::Find(FindCommand::FromPattern(pattern, to_play)),
        ShapesAction::Explore(pattern) => Command::Joseki(JosekiCommand::StartPattern(pattern)),
        ShapesAction::ComputeTemplates => Command::FindTemplates,
        ShapesAction::SaveResult => Command::Ask(Ask::SaveResult),
        ShapesAction::OpenResult => Command::Ask(Ask::Result),
        ShapesAction::Professional(window) => Command::ProfessionalShapes(window),
    }));
}

/// What the panes are lent while they are drawn.
struct Docks<'a> {
    state: &'a AppState,
    commands: &'a mut Vec<Command>,
    views: &'a mut Views,
}

impl Behavior<Pane> for Docks<'_> {
    fn pane_ui(&mut self, ui: &mut Ui, _: TileId, pane: &mut Pane) -> UiResponse {
        theme::pane_frame(ui).show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            let (state, commands, views) = (self.state, &mut *self.commands, &mut *self.views);
            match pane {
                Pane::Overview => library::overview_ui(ui, state, commands),
                Pane::Report => views.report.ui(ui, state, commands),
                Pane::Games => views.games.ui(ui, state, commands),
                Pane::Board => game::board_ui(ui, state, commands),
                Pane::Record => views.record.ui(ui, state, commands),
                _ => {
                    if let Some(pane) = pane.of_find() {
                        panels::find::pane_ui(ui, pane, &mut views.find, state, commands);
                    }
                    if let Some(pane) = pane.of_joseki() {
                        panels::joseki::pane_ui(ui, pane, &mut views.joseki, state, commands);
                    }
                    if let Some(pane) = pane.of_fuseki() {
                        panels::fuseki::pane_ui(ui, pane, &mut views.fuseki, state, commands);
                    }
                    if let Some(pane) = pane.of_life() {
                        life::pane_ui(ui, pane, &mut views.life, state, commands);
                    }
                    if let Some(pane) = pane.of_shapes() {
                        shapes_ui(ui, pane, state, &mut views.shapes, commands);
                    }
                }
            }
        });
        UiResponse::None
    }

    fn tab_title_for_pane(&mut self, pane: &Pane) -> WidgetText {
        let of_life = pane.of_life().map(|pane| pane.title(self.state.life().view()));
        RichText::new(of_life.unwrap_or(pane.title())).size(13.0).into()
    }

    fn simplification_options(&self) -> SimplificationOptions {
        SimplificationOptions { all_panes_must_have_tabs: true, ..SimplificationOptions::default() }
    }

    fn gap_width(&self, _: &egui::Style) -> f32 {
        6.0
    }

    fn min_size(&self) -> f32 {
        120.0
    }

    fn tab_bar_height(&self, _: &egui::Style) -> f32 {
        26.0
    }

    fn tab_bar_color(&self, visuals: &egui::Visuals) -> egui::Color32 {
        if visuals.dark_mode { theme::DARK.ground } else { theme::LIGHT.ground }
    }

    fn tab_bg_color(
        &self,
        visuals: &egui::Visuals,
        _: &Tiles<Pane>,
        _: TileId,
        state: &egui_tiles::TabState,
    ) -> egui::Color32 {
        if state.active { visuals.panel_fill } else { egui::Color32::TRANSPARENT }
    }

    fn tab_outline_stroke(
        &self,
        _: &egui::Visuals,
        _: &Tiles<Pane>,
        _: TileId,
        _: &egui_tiles::TabState,
    ) -> egui::Stroke {
        egui::Stroke::NONE
    }

    fn tab_bar_hline_stroke(&self, _: &egui::Visuals) -> egui::Stroke {
        egui::Stroke::NONE
    }

    fn tab_text_color(
        &self,
        visuals: &egui::Visuals,
        _: &Tiles<Pane>,
        _: TileId,
        state: &egui_tiles::TabState,
    ) -> egui::Color32 {
        let tones: &Tones = if visuals.dark_mode { &theme::DARK } else { &theme::LIGHT };
        if state.active { tones.text } else { tones.weak }
    }
}
