//! Use without sight and without a pointer: every part has a name and a role, and the keyboard reaches it.

use std::collections::BTreeSet;

use egui::accesskit::Action;
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::{Command, Navigation, Settings, ThemeChoice, Workspace};
use katachi::gui::App;
use katachi_language::{Disguise, Language, current, disguised};

use crate::support::sweep::rounds;
use crate::support::window::{self, LARGE_SCREEN, SMALL_SCREEN, Window, act, click, press, press_with, settle};
use crate::text::in_every_state;

/// Width of the splitters between panes, in points.
const SPLITTER_WIDTH: f64 = 6.0;
pub const TAB_BAR_HEIGHT: f64 = 26.0;

/// Interactive widgets without a name or a role.
fn nameless(window: &Window) -> BTreeSet<String> {
    let mut wrong = BTreeSet::new();
    for node in window.query_all(egui_kittest::kittest::by()) {
        let node = node.accesskit_node();
        // Leave out the toolkit's own widgets: scroll bars, splitters between panes, the bars behind tabs (for
        // dragging), and invisible ones.
        let size = node.bounding_box().map_or((0.0, 0.0), |found| (found.width(), found.height()));
        let is_thin = (size.0 - SPLITTER_WIDTH).abs() < 0.5
            || (size.1 - SPLITTER_WIDTH).abs() < 0.5
            || (size.1 - TAB_BAR_HEIGHT).abs() < 0.5;
        let is_of_toolkit = node.role() == Role::ScrollBar || node.role() == Role::Unknown && is_thin;
        // An empty text only takes up space.
        if is_of_toolkit || size.0.is_nan() || size.0 == 0.0 {
            continue;
        }
        let does = |action: Action| node.data().supports_action(action);
        let is_interactive = does(Action::Click) || does(Action::Focus);
        let named = node.label().is_some_and(|label| !label.trim().is_empty())
            || node.labelled_by().next().is_some()
            || node.value().is_some_and(|value| !value.trim().is_empty());
        if is_interactive && !named {
            wrong.insert(format!("{:?} without a name at {:?}", node.role(), node.bounding_box()));
        }
        if is_interactive && matches!(node.role(), Role::Unknown | Role::GenericContainer) {
            wrong.insert(format!("{:?} has no role, at {:?}", node.label(), node.bounding_box()));
        }
    }
    wrong
}

#[test]
fn everything_that_can_be_acted_on_has_a_name_and_a_role() {
    let mut window = window::with_sample(SMALL_SCREEN);
    settle(&mut window);
    let (all, seen) = in_every_state(&mut window, (usize::MAX, 2), |window| nameless(window));
    let list: Vec<&str> = all.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} faults:\n{}", list.len(), list.join("\n"));
    assert!(seen * rounds(2, 1) > 28, "{seen}");
}

#[test]
fn every_point_says_its_stone_and_move() {
    let mut window = window::with_sample(LARGE_SCREEN);
    settle(&mut window);
    act(&mut window, Command::Go(Navigation::Move(3)));
    let viewer = window.state().state().viewer().unwrap();
    let line = viewer.line()[1..=3].iter().map(|&id| viewer.tree().node(id).play.unwrap());
    let size = viewer.tree().size;
    let moves: Vec<(String, katachi::go::Color)> =
        line.map(|play| (play.point().unwrap().label(size), play.color())).collect();
    for (number, (label, color)) in moves.iter().enumerate() {
        let color = format!("{color:?}").to_lowercase();
        let said = format!("{label}, {color}, move {}", number + 1);
        let last = if number == 2 { ", last move" } else { "" };
        window.get_by_role_and_label(Role::Cell, &format!("{said}{last}"));
    }
    window.get_by_role_and_label(Role::Cell, "K10, empty");
}

#[test]
fn the_keyboard_alone_plays_on_a_board() {
    let mut window = window::with_sample(LARGE_SCREEN);
    settle(&mut window);
    act(&mut window, Command::Show(Workspace::Find));
    window.get_by_role_and_label(Role::Canvas, "Query board").focus();
    window.run_steps(2);
    let before = window.state().state().find().drawing().clone();
    press(&mut window, Key::ArrowRight);
    press_with(&mut window, Modifiers::COMMAND, Key::ArrowUp);
    press_with(&mut window, Modifiers::SHIFT, Key::Enter);
    assert_ne!(*window.state().state().find().drawing(), before, "a stone was drawn at the upper edge");
    // The arrow keys have their other meanings again after the focus leaves the board.
    press(&mut window, Key::Escape);
    settle(&mut window);
}

#[test]
fn the_language_changes_while_the_window_is_open() {
    let _own = disguised(Disguise::Letters);
    let mut window =
        window::for_app(App::new(Settings { language: Some(Language::En), ..Settings::default() }, None), SMALL_SCREEN);
    window.state_mut().apply_language();
    window::show_sample(&mut window);
    settle(&mut window);
    let says = |window: &Window, label: &str| window.query_all_by_label(label).next().is_some();
    assert!(says(&window, "Shapes") && says(&window, "Sample"), "the status bar names the games that are open");
    act(&mut window, Command::SetLanguage(Some(Language::Ja)));
    assert_eq!(current(), Language::Ja);
    assert!(!says(&window, "Sample") && says(&window, "サンプル"));
    assert!(!says(&window, "Shapes") && says(&window, "形"));
    press_with(&mut window, Modifiers::COMMAND, Key::Comma);
    window.get_by_label_contains("Language");
    act(&mut window, Command::SetLanguage(Some(Language::En)));
    assert!(says(&window, "Shapes"));
}

#[test]
fn high_contrast_and_less_motion_are_kept_with_the_settings() {
    let mut window = window::with_sample(SMALL_SCREEN);
    settle(&mut window);
    act(&mut window, Command::SetTheme(ThemeChoice::Dark));
    let before = window.ctx.global_style().visuals.panel_fill;
    press_with(&mut window, Modifiers::COMMAND, Key::Comma);
    click(&mut window, "High contrast");
    click(&mut window, "Less motion: nothing glides or turns");
    let style = window.ctx.global_style();
    assert_ne!(style.visuals.panel_fill, before);
    assert_eq!(style.visuals.panel_fill, egui::Color32::BLACK);
    assert_eq!(style.animation_time, 0.0);
    let kept = Settings::from_ron(&window.state().state().settings().to_ron()).unwrap();
    assert!(kept.high_contrast && kept.less_motion);
}
