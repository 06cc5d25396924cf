//! The workspaces on the screen: their panes, and the state that the panes keep.
//!
//! A new workspace adds its panes to [`Pane`], their titles to [`pane_title`], their places to [`arrangement()`], and
//! itself to [`Workspace`].

use egui::{RichText, Ui, WidgetText};
use egui_tiles::{Behavior, SimplificationOptions, Tile, TileId, Tiles, Tree, UiResponse};

use super::arrangement::{arrangement, is_wide};
use super::pane_titles::pane_title;
use super::panels::classroom::classroom_ui;
use super::panels::find::FindView;
use super::panels::fuseki::FusekiView;
use super::panels::joseki::JosekiView;
use super::panels::life::LifePanes;
use super::panels::play::PlayView;
use super::panels::shapes::ShapesView;
use super::panels::{self, game, games, library, record, report, variations};
use super::theme::{self, Tones};
use super::wanted::PanelRequests;
use crate::tokens::letters;
use katachi_app::panes::{FusekiPane, JosekiPane, LifePane, Pane, PlayPane, ShapesPane};
use katachi_app::play::Mode;
use katachi_app::{AppState, Command, Workspace};

/// The arrangement of every workspace, and the state of the views.
pub struct Workspaces {
    trees: Vec<(Workspace, Tree<Pane>)>,
    /// The layout of an earlier session, until the first frame.
    kept: Option<String>,
    /// Whether the user has moved panes: then they stay so, whatever the window's width.
    is_own: bool,
    is_wide: bool,
    views: Views,
}

#[derive(Default)]
struct Views {
    report: report::LoadReportView,
    games: games::GamesView,
    player: panels::player::PlayerView,
    record: record::RecordView,
    variations: variations::VariationsView,
    shapes: ShapesView,
    find: FindView,
    joseki: JosekiView,
    fuseki: FusekiView,
    play: PlayView,
    life: LifePanes,
}

impl Workspaces {
    pub fn new(layout: Option<&str>) -> Workspaces {
        Workspaces {
            trees: Vec::new(),
            kept: layout.map(str::to_owned),
            is_own: false,
            is_wide: false,
            views: Views::default(),
        }
    }

    /// Resets the panes to their first arrangement at the next frame.
    pub fn reset(&mut self) {
        (self.is_own, self.kept) = (false, None);
        self.trees.clear();
    }

    /// Brings a pane to the front of the tabs that share its place.
    pub fn show_pane(&mut self, workspace: Workspace, pane: Pane) {
        if let Some((_, tree)) = self.trees.iter_mut().find(|(known, _)| *known == workspace) {
            tree.make_active(|_, tile| matches!(tile, egui_tiles::Tile::Pane(known) if *known == pane));
        }
    }

    /// The panes of the workspace on the screen that nothing hides.
    pub fn panes_in_sight(&self, state: &AppState) -> Vec<Pane> {
        let shown = state.workspace();
        if state.is_board_alone() {
            return vec![main_board(shown)];
        }
        let tree = self.trees.iter().find(|(known, _)| *known == shown).map(|(_, tree)| tree);
        let active = tree.into_iter().flat_map(|tree| tree.active_tiles().into_iter().map(|tile| tree.tiles.get(tile)));
        active.filter_map(|tile| if let Some(Tile::Pane(pane)) = tile { Some(*pane) } else { None }).collect()
    }

    fn arrange(&mut self, width: f32) {
        self.trees = Workspace::ALL.map(|workspace| (workspace, arrangement(workspace, width))).to_vec();
        self.is_wide = is_wide(width);
        let kept: Option<Vec<(Workspace, Tree<Pane>)>> = self.kept.take().and_then(|text| ron::from_str(&text).ok());
        self.is_own |= kept.is_some();
        for (workspace, tree) in kept.into_iter().flatten() {
            if let Some(known) = self.trees.iter_mut().find(|(known, _)| *known == workspace)
                && tree.root().is_some()
                && panes(&known.1).all(|pane| panes(&tree).any(|kept| kept == pane))
            {
                known.1 = tree;
            }
        }
    }

    /// The arrangement as RON. Empty if the panes stand as Katachi arranged them, as the next window may have another
    /// size.
    pub fn to_ron(&self) -> String {
        if self.is_own { ron::to_string(&self.trees).unwrap_or_default() } else { String::new() }
    }

    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        let width = ui.available_width();
        if self.trees.is_empty() || !self.is_own && self.is_wide != is_wide(width) {
            self.arrange(width);
        }
        let (shown, tones) = (state.workspace(), Tones::for_context(ui));
        if state.is_board_alone() {
            let shows_game = match main_board(shown) {
                Pane::Board => true,
                Pane::Play(_) => state.play().mode() == Mode::Suggest,
                _ => false,
            };
            if let Some(viewer) = state.viewer().filter(|_| shows_game) {
                return classroom_ui(ui, state, viewer, commands);
            }
            let mut docks = Docks { state, commands, views: &mut self.views, is_own: &mut self.is_own, tones };
            _ = docks.pane_ui(ui, TileId::from_u64(0), &mut main_board(shown));
            return;
        }
        if let Some((_, tree)) = self.trees.iter_mut().find(|(workspace, _)| *workspace == shown) {
            tree.ui(&mut Docks { state, commands, views: &mut self.views, is_own: &mut self.is_own, tones }, ui);
        }
    }
}

/// The panes of a layout. A layout saved by an earlier Katachi lacks newer panes and is not used.
fn panes(tree: &Tree<Pane>) -> impl Iterator<Item = Pane> {
    tree.tiles.tiles().filter_map(|tile| match tile {
        Tile::Pane(pane) => Some(*pane),
        Tile::Container(_) => None,
    })
}

/// The main board of a workspace, which class mode shows alone.
fn main_board(workspace: Workspace) -> Pane {
    match workspace {
        Workspace::Library | Workspace::Shapes | Workspace::Find => Pane::Board,
        Workspace::Joseki => Pane::Joseki(JosekiPane::Board),
        Workspace::Fuseki => Pane::Fuseki(FusekiPane::Explorer),
        Workspace::Play => Pane::Play(PlayPane::Board),
        Workspace::Life => Pane::Life(LifePane::Board),
    }
}

fn shapes_ui(ui: &mut Ui, pane: ShapesPane, view: &mut ShapesView, state: &AppState, commands: &mut Vec<Command>) {
    let mut wanted = PanelRequests::default();
    panels::shapes::pane_ui(ui, pane, view, state, &mut wanted);
    commands.append(&mut wanted.commands);
}

/// The state that panes borrow while they are drawn.
struct Docks<'a> {
    state: &'a AppState,
    commands: &'a mut Vec<Command>,
    views: &'a mut Views,
    is_own: &'a mut bool,
    tones: &'static Tones,
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
                Pane::CostlyShapes => panels::costly_shapes::costly_shapes_ui(ui, state, commands),
                Pane::Player => views.player.ui(ui, state, commands),
                Pane::Board => game::board_ui(ui, state, commands),
                Pane::Record => views.record.ui(ui, state, commands),
                Pane::Variations => views.variations.ui(ui, state, commands),
                Pane::Shapes(pane) => shapes_ui(ui, *pane, &mut views.shapes, state, commands),
                Pane::Find(pane) => panels::find::pane_ui(ui, *pane, &mut views.find, state, commands),
                Pane::Joseki(pane) => panels::joseki::pane_ui(ui, *pane, &mut views.joseki, state, commands),
                Pane::Fuseki(pane) => panels::fuseki::pane_ui(ui, *pane, &mut views.fuseki, state, commands),
                Pane::Play(pane) => panels::play::pane_ui(ui, *pane, &mut views.play, state, commands),
                Pane::Life(pane) => panels::life::pane_ui(ui, *pane, &mut views.life, state, commands),
            }
        });
        UiResponse::None
    }

    fn on_edit(&mut self, edit: egui_tiles::EditAction) {
        *self.is_own |= edit != egui_tiles::EditAction::TabSelected;
    }

    fn tab_title_for_pane(&mut self, pane: &Pane) -> WidgetText {
        RichText::new(pane_title(*pane, self.state)).size(letters::DENSE).into()
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

    fn tab_bar_color(&self, _: &egui::Visuals) -> egui::Color32 {
        self.tones.ground
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
        _: &egui::Visuals,
        _: &Tiles<Pane>,
        _: TileId,
        state: &egui_tiles::TabState,
    ) -> egui::Color32 {
        if state.active { self.tones.text } else { self.tones.weak }
    }
}
