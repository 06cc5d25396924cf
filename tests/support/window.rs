//! Operates the window in tests: opens it without a screen, waits, presses keys and clicks.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::{DroppedFile, Event, Key, Modifiers, PointerButton, Pos2, Role, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, HarnessBuilder};
use katachi::app::{Command, Navigation, Settings, Workspace};
use katachi::gui::App;
use katachi::library::SELF_PLAY;

use super::picture::Painter;

pub type Window = Harness<'static, App>;

/// A small screen and a larger one, in points.
pub const SMALL_SCREEN: [f32; 2] = [1280.0, 800.0];
pub const LARGE_SCREEN: [f32; 2] = [1600.0, 900.0];

/// Width of the wood beyond the outermost lines, in cells.
const BORDER: f32 = 1.28;

/// A window with nothing loaded.
pub fn bare(size: [f32; 2]) -> Window {
    for_app(App::new(Settings::default(), None), size)
}

pub fn for_app(app: App, size: [f32; 2]) -> Window {
    with_pixels(app, size, 1.0)
}

/// A window on a screen with `pixels` pixels per point.
pub fn with_pixels(mut app: App, size: [f32; 2], pixels: f32) -> Window {
    app.set_sample(&SELF_PLAY);
    as_it_is(app, size, pixels)
}

/// A window of this application with the sample that it has.
pub fn as_it_is(app: App, size: [f32; 2], pixels: f32) -> Window {
    builder(size, pixels).build_ui_state(|ui, app: &mut App| app.root_ui(ui), app)
}

fn builder(size: [f32; 2], pixels: f32) -> HarnessBuilder<App> {
    let builder = Harness::builder().with_size(size).with_pixels_per_point(pixels);
    builder.with_max_steps(30).with_step_dt(1.0 / 60.0).allow_missing_glyphs()
}

/// A window whose frames can be painted by `painter`.
pub fn painted(mut app: App, size: [f32; 2], pixels: f32, painter: Painter) -> Window {
    app.set_sample(&SELF_PLAY);
    builder(size, pixels).renderer(painter).build_ui_state(|ui, app: &mut App| app.root_ui(ui), app)
}

/// A window with the sample loaded (the games that tests count in), while its shapes are being mined.
pub fn with_sample(size: [f32; 2]) -> Window {
    let mut window = bare(size);
    show_sample(&mut window);
    window
}

/// Opens the sample, waits until it is loaded, and goes to a position with stones.
pub fn show_sample(window: &mut Window) {
    window.state_mut().apply(Command::OpenSample);
    wait_for(window, |window| !window.state().state().is_loading());
    window.state_mut().apply(Command::Go(Navigation::Move(60)));
}

/// A window with the sample loaded and nothing mined, which shows the workspace of this key after its work has
/// finished.
pub fn in_workspace(key: Key, workspace: Workspace, size: [f32; 2]) -> Window {
    let mut window = with_sample(size);
    window.state_mut().apply(Command::CancelAll);
    settle(&mut window);
    // The notice that mining was cancelled covers the lower buttons for some seconds.
    window.state_mut().apply(Command::DismissAll);
    press(&mut window, key);
    assert_eq!(window.state().state().workspace(), workspace);
    window
}

/// Steps until no work is running and no further frames are requested.
pub fn settle(window: &mut Window) {
    window.run_steps(6);
    let is_at_rest = |window: &Window| !window.state().state().is_busy() && !window.state().state().is_mining();
    wait_for(window, is_at_rest);
    // A plot measures its labels in the frame that first draws them.
    window.run_steps(3);
}

/// Time between frames while work is running: constant drawing would take longer than the work.
const FRAME_INTERVAL: Duration = Duration::from_millis(100);

/// Collects finished work until the condition holds after a frame.
pub fn wait_for(window: &mut Window, holds: impl Fn(&Window) -> bool) {
    let deadline = Instant::now() + Duration::from_secs(120);
    while !holds(window) {
        assert!(Instant::now() < deadline, "work does not end");
        let frame = Instant::now() + FRAME_INTERVAL;
        while !holds(window) && Instant::now() < frame {
            std::thread::sleep(Duration::from_millis(1));
            window.state_mut().poll();
        }
        window.step();
    }
}

pub fn press(window: &mut Window, key: Key) {
    press_with(window, Modifiers::NONE, key);
}

pub fn press_with(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    settle(window);
}

/// Clicks the widget with this label.
pub fn click(window: &mut Window, label: &str) {
    window.get_by_label(label).click();
    settle(window);
}

/// Clicks the widget whose label contains this text.
pub fn click_containing(window: &mut Window, label: &str) {
    window.get_by_label_contains(label).click();
    settle(window);
}

#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

/// Drops a file on the window.
pub fn drop_file(window: &mut Window, path: PathBuf) {
    window.input_mut().dropped_files.push(Arc::new(Dropped(path)));
    window.step();
    settle(window);
}

pub fn act(window: &mut Window, command: Command) {
    window.state_mut().apply(command);
    settle(window);
}

/// The screen reader's description of the board with this name.
pub fn words(window: &Window, board: &str) -> String {
    let board = window.get_by_role_and_label(Role::Canvas, board);
    board.accesskit_node().value().unwrap_or_default()
}

/// The place on the screen of a point of a board, or of its shown part.
///
/// `shown` is the number of columns and rows shown, and `at` the column and row of the point among them.
pub fn on_board(window: &Window, board: &str, shown: (u8, u8), at: (u8, u8)) -> Pos2 {
    let rect = window.get_by_role_and_label(Role::Canvas, board).rect();
    let lines = vec2(f32::from(shown.0) - 1.0, f32::from(shown.1) - 1.0);
    // The wood has the width of its cells and two borders, and is centred.
    let cell = (rect.width() / (lines.x + 2.0 * BORDER)).min(rect.height() / (lines.y + 2.0 * BORDER)).floor();
    rect.center() + (vec2(f32::from(at.0), f32::from(at.1)) - lines / 2.0) * cell
}

/// Moves the pointer there, and presses or releases its button.
pub fn pointer(window: &mut Window, pos: Pos2, button: PointerButton, pressed: bool, modifiers: Modifiers) {
    window.event(Event::PointerMoved(pos));
    window.event(Event::PointerButton { pos, button, pressed, modifiers });
    window.run_steps(2);
}

/// Clicks with the left button while modifier keys are held.
pub fn click_at(window: &mut Window, pos: Pos2, modifiers: Modifiers) {
    window.event(Event::ModifiersChanged(modifiers));
    window.event(Event::PointerMoved(pos));
    window.step();
    pointer(window, pos, PointerButton::Primary, true, modifiers);
    pointer(window, pos, PointerButton::Primary, false, modifiers);
    window.event(Event::ModifiersChanged(Modifiers::NONE));
    settle(window);
}
