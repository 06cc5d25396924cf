//! Layout stability: tasks that start or end, and notices, never move a board or a button.

use std::collections::BTreeMap;

use crate::support::sweep;
use crate::support::window::{self, SMALL_SCREEN, Window, act, press, settle};
use egui::{Key, Rect, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::games::LibraryCommand;
use katachi::app::shapes::ShapesCommand;
use katachi::app::{Command, Workspace};
use katachi::corpus::GameId;
use katachi::mining::{MiningParams, PatternSource};
use katachi::pattern::names::ShapeNames;

/// The height of the bottom bar, with its frame.
const BAR_HEIGHT: f32 = 52.0;

const WORKSPACES: [(Key, Workspace); 7] = [
    (Key::Num1, Workspace::Library),
    (Key::Num2, Workspace::Shapes),
    (Key::Num3, Workspace::Find),
    (Key::Num4, Workspace::Joseki),
    (Key::Num5, Workspace::Fuseki),
    (Key::Num6, Workspace::Play),
    (Key::Num7, Workspace::Life),
];

/// The rectangles of boards and buttons by name. The bottom bar is left out: its buttons come and go in a fixed place.
fn places(window: &Window, height: f32) -> BTreeMap<String, Rect> {
    let mut all = BTreeMap::new();
    for role in [Role::Canvas, Role::Button] {
        for node in window.query_all_by_role(role) {
            let rect = node.rect();
            let label = node.accesskit_node().label().unwrap_or_default();
            if rect.top() < height - BAR_HEIGHT && !label.is_empty() {
                let mut name = format!("{role:?} {label}");
                while all.contains_key(&name) {
                    name.push('+');
                }
                all.insert(name, rect);
            }
        }
    }
    all
}

fn compare(before: &BTreeMap<String, Rect>, after: &BTreeMap<String, Rect>, what: &str) {
    for (name, rect) in before {
        let there = after.get(name).unwrap_or_else(|| panic!("{what}: {name} is gone"));
        let moved = (there.min - rect.min).length() + (there.max - rect.max).length();
        assert!(moved < 0.6, "{what}: {name} moved from {rect:?} to {there:?}");
    }
}

/// Asserts that nothing moves in this workspace at this size.
fn stands_still(size: [f32; 2], (key, workspace): (Key, Workspace)) {
    let mut window = window::in_workspace(key, workspace, size);
    let before = places(&window, size[1]);
    assert!(before.len() > 5, "{workspace:?}: {}", before.len());
    // Show a notice.
    let untagged = LibraryCommand::Tag { tag: "mine".into(), games: vec![GameId(0)] };
    window.state_mut().apply(untagged.into());
    window.run_steps(4);
    assert!(window.state().state().notices().open().count() > 0);
    compare(&before, &places(&window, size[1]), &format!("{workspace:?} {size:?}: a message"));
    // Run a job until it ends. It must last longer than a job that is not worth showing.
    let params = MiningParams::new("square:19".parse().unwrap(), PatternSource::Move);
    window.state_mut().apply(ShapesCommand::Mine(params).into());
    let mut was_seen = false;
    while window.state().state().is_mining() {
        window.step();
        was_seen |= window.query_by_label_contains("Cancel Counting 19×19").is_some();
        if workspace != Workspace::Shapes {
            compare(&before, &places(&window, size[1]), &format!("{workspace:?} {size:?}: a job"));
        }
    }
    assert!(was_seen, "the job is seen with its button");
    window.state_mut().apply(Command::DismissAll);
    settle(&mut window);
    if workspace != Workspace::Shapes {
        compare(&before, &places(&window, size[1]), &format!("{workspace:?} {size:?}: the end"));
    }
}

/// A quick run tests every fifth pair of a workspace and a screen size, from a random start; a whole run tests all.
#[test]
fn no_job_and_no_message_moves_a_board_or_a_button() {
    for number in sweep::share(2 * WORKSPACES.len(), 5) {
        stands_still([[1280.0, 720.0], [1440.0, 900.0]][number % 2], WORKSPACES[number / 2]);
    }
}

#[test]
fn a_shape_without_a_name_leaves_the_buttons_where_they_are() {
    let mut window = window::with_sample([1280.0, 720.0]);
    settle(&mut window);
    press(&mut window, Key::Num2);
    let patterns = window.state().state().shapes().patterns().unwrap().clone();
    let is_named = |row: &usize| ShapeNames::shipped().of_set(patterns.names(*row)).next().is_some();
    let named = (0..patterns.len()).find(is_named).unwrap();
    let unnamed = (0..patterns.len()).find(|row| !is_named(row)).unwrap();
    let places = [named, unnamed].map(|row| {
        act(&mut window, ShapesCommand::Select(row).into());
        ["Find games with this shape", "What follows this shape"].map(|label| window.get_by_label(label).rect())
    });
    assert_eq!(places[0], places[1]);
}

#[test]
fn messages_and_work_have_places_of_their_own() {
    let mut window = window::with_sample(SMALL_SCREEN);
    settle(&mut window);
    let untagged = LibraryCommand::Tag { tag: "mine".into(), games: vec![GameId(0)] };
    window.state_mut().apply(untagged.into());
    window.run_steps(4);
    let dismiss = window.get_by_label("Dismiss message").rect();
    let log = window.get_by_label_contains("Messages ").rect();
    assert!(
        dismiss.top() > SMALL_SCREEN[1] - BAR_HEIGHT && log.top() > SMALL_SCREEN[1] - BAR_HEIGHT,
        "{dismiss:?} {log:?}"
    );
    assert!(dismiss.right() < log.left());
}
