//! The titles of the panes, as their tabs show them.

use katachi_app::AppState;
use katachi_app::life::LifeView;
use katachi_app::panes::{FindPane, FusekiPane, JosekiPane, LifePane, Pane, PlayPane, ShapesPane};
use katachi_app::play::Mode;
use katachi_app::shapes::DetailTab;
use katachi_language::text;

pub fn pane_title(pane: Pane, state: &AppState) -> &'static str {
    match pane {
        Pane::Overview => text!("shell-pane-overview"),
        Pane::Report => text!("shell-pane-load-report"),
        Pane::Games => text!("shell-pane-games"),
        Pane::CostlyShapes => text!("shell-pane-costly-shapes"),
        Pane::Player => text!("shell-pane-player"),
        Pane::Board => text!("shell-pane-board"),
        Pane::Record => text!("shell-pane-record"),
        Pane::Variations => text!("shell-pane-variations"),
        Pane::Shapes(pane) => shapes_title(pane),
        Pane::Find(pane) => find_title(pane),
        Pane::Joseki(JosekiPane::Board) => text!("joseki-pane-board"),
        Pane::Joseki(JosekiPane::Next) => text!("joseki-pane-next"),
        Pane::Joseki(JosekiPane::Path) => text!("joseki-pane-path"),
        Pane::Joseki(JosekiPane::Details) => text!("joseki-pane-details"),
        Pane::Joseki(JosekiPane::Count) => text!("joseki-pane-count"),
        Pane::Fuseki(FusekiPane::Table) => text!("fuseki-openings"),
        Pane::Fuseki(FusekiPane::Explorer) => text!("fuseki-opening"),
        Pane::Fuseki(FusekiPane::Next) => text!("fuseki-next-moves"),
        Pane::Fuseki(FusekiPane::Years) => text!("fuseki-years"),
        Pane::Play(pane) => play_title(pane, state.play().mode()),
        Pane::Life(pane) => life_title(pane, state.life().view()),
    }
}

fn shapes_title(pane: ShapesPane) -> &'static str {
    match pane {
        ShapesPane::Table => text!("shapes-pane-table"),
        ShapesPane::Detail => text!("shapes-pane-detail"),
        ShapesPane::Continuations => DetailTab::Continuations.title(),
        ShapesPane::Symmetry => DetailTab::Symmetry.title(),
        ShapesPane::Templates => DetailTab::Templates.title(),
        ShapesPane::Examples => DetailTab::Examples.title(),
        ShapesPane::Plots => text!("shapes-pane-plots"),
        ShapesPane::Mine => text!("shapes-mine"),
    }
}

fn find_title(pane: FindPane) -> &'static str {
    match pane {
        FindPane::Draw => text!("find-pane-draw"),
        FindPane::Results => text!("find-pane-results"),
        FindPane::Years => text!("find-pane-years"),
        FindPane::Players => text!("find-pane-players"),
        FindPane::Hits => text!("find-pane-hits"),
        FindPane::History => text!("find-pane-history"),
        FindPane::Text => text!("find-pane-text"),
        FindPane::Pages => text!("find-pane-pages"),
    }
}

fn play_title(pane: PlayPane, mode: Mode) -> &'static str {
    match (pane, mode) {
        (PlayPane::Board, Mode::Experiment) => text!("play-pane-win-rate"),
        (PlayPane::Board, _) => text!("play-pane-position"),
        (PlayPane::Report, _) => text!("play-pane-report"),
        (PlayPane::Main, Mode::Suggest) => text!("play-pane-candidates"),
        (PlayPane::Main, Mode::Guess) => text!("play-pane-training"),
        (PlayPane::Main, Mode::Game) => text!("play-pane-game"),
        (PlayPane::Main, Mode::Experiment) => text!("play-pane-experiment"),
        (PlayPane::Main, Mode::Contradictions) => text!("play-mode-contradictions"),
        (PlayPane::More, Mode::Suggest) => text!("play-pane-why"),
        (PlayPane::More, Mode::Guess) => text!("play-pane-summary"),
        (PlayPane::More, Mode::Game) => text!("play-pane-score"),
        (PlayPane::More, Mode::Experiment) => text!("play-pane-table"),
        (PlayPane::More, Mode::Contradictions) => text!("shapes-tab-examples"),
    }
}

fn life_title(pane: LifePane, view: LifeView) -> &'static str {
    match (pane, view) {
        (LifePane::List, LifeView::Rules) => text!("life-pane-book"),
        (LifePane::List, LifeView::Checker) => text!("life-pane-held"),
        (LifePane::List, LifeView::Tsumego) => text!("life-pane-problems"),
        (LifePane::Board, LifeView::Rules) => text!("life-pane-rule"),
        (LifePane::Board, _) => text!("life-pane-position"),
        (LifePane::Words, LifeView::Rules) => text!("life-pane-answers"),
        (LifePane::Words, LifeView::Checker) => text!("life-pane-said"),
        (LifePane::Words, LifeView::Tsumego) => text!("life-pane-solution"),
    }
}
