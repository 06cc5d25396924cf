//! Random keys and clicks in all workspaces: nothing panics, no job hangs, memory does not grow, and frames are quick.
//!
//! Every run presses some keys. `KATACHI_SWEEP=whole cargo test --release --test window soak` presses 40,000, on 5,000
//! professional games if available; `KATACHI_SOAK_MINUTES=60` continues for an hour.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::support::random::Random;
use crate::support::shared::shared;
use crate::support::sweep::{rounds, seed};
use crate::support::window::{self, SMALL_SCREEN, Window, settle};
use egui::{Event, Key, Modifiers, PointerButton, pos2};
use katachi::app::named::COMMANDS;
use katachi::app::{Command, Settings, Workspace};
use katachi::gui::App;

/// Megabytes that this process uses now. Memory that the system's allocator keeps for reuse is first returned to the
/// system; the window's own allocator does that by itself.
fn held() -> f64 {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    #[allow(unsafe_code)]
    // SAFETY: it takes no pointer, and may be called at any time.
    unsafe {
        libc::malloc_trim(0);
    }
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages: f64 = statm.split(' ').nth(1).and_then(|pages| pages.parse().ok()).unwrap_or(0.0);
    pages * 4096.0 / 1e6
}

/// Keys of commands, arrows, and some that mean nothing.
fn keys() -> Vec<(Modifiers, Key)> {
    let named = COMMANDS.iter().filter_map(|named| named.key);
    let keys = named.filter_map(|key| {
        let mut modifiers = Modifiers::NONE;
        modifiers.shift = key.shift;
        modifiers.alt = key.alt;
        modifiers.command = key.ctrl;
        modifiers.ctrl = key.ctrl;
        // Leave out keys that open file dialogs, close the window, or change the scale.
        let is_left_out = key.ctrl && !matches!(key.key, "G" | "K" | "M" | "Z" | "Enter" | "F" | "Space" | "P");
        Some((modifiers, Key::from_name(key.key)?)).filter(|_| !is_left_out && key.key != "F11")
    });
    keys.chain([(Modifiers::NONE, Key::Tab), (Modifiers::NONE, Key::Q)]).collect()
}

fn anywhere(random: &mut Random) -> egui::Pos2 {
    pos2(random.below(SMALL_SCREEN[0] as usize) as f32, random.below(SMALL_SCREEN[1] as usize) as f32)
}

/// The durations of frames, and the actions before the slow ones.
struct Frames {
    count: usize,
    slow: Vec<(Duration, String)>,
}

/// Users notice a frame that takes longer than this.
const SLOW_FRAME: Duration = Duration::from_millis(50);

impl Frames {
    fn step(&mut self, window: &mut Window, done: impl FnOnce() -> String) {
        let started = Instant::now();
        window.step();
        let took = started.elapsed();
        self.count += 1;
        if took > SLOW_FRAME {
            let workspace = window.state().state().workspace();
            self.slow.push((took, format!("{workspace:?} {}", done())));
        }
    }

    fn report(&mut self) {
        self.slow.sort_by(|a, b| b.cmp(a));
        println!("{} frames, {} of them over {SLOW_FRAME:?}; the slowest:", self.count, self.slow.len());
        for (took, done) in self.slow.iter().take(20) {
            println!("  {took:.0?} {done}");
        }
    }
}

fn one(window: &mut Window, random: &mut Random, keys: &[(Modifiers, Key)], frames: &mut Frames) {
    let press = |pos, button, pressed| Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE };
    match random.below(10) {
        0..=4 => {
            let (modifiers, key) = keys[random.below(keys.len())];
            window.key_press_modifiers(modifiers, key);
            frames.step(window, || format!("{modifiers:?} {key:?}"));
        }
        5..=7 => {
            let pos = anywhere(random);
            let button = if random.below(4) == 0 { PointerButton::Secondary } else { PointerButton::Primary };
            window.event(Event::PointerMoved(pos));
            for pressed in [true, false] {
                window.event(press(pos, button, pressed));
                frames.step(window, || format!("{button:?} at {pos:?}"));
            }
        }
        8 => {
            let (from, to) = (anywhere(random), anywhere(random));
            window.event(Event::PointerMoved(from));
            window.event(press(from, PointerButton::Primary, true));
            frames.step(window, || format!("drag from {from:?}"));
            window.event(Event::PointerMoved(to));
            frames.step(window, || format!("drag to {to:?}"));
            window.event(press(to, PointerButton::Primary, false));
        }
        _ => {
            window.event(Event::PointerMoved(anywhere(random)));
            let workspace = Workspace::ALL[random.below(Workspace::ALL.len())];
            window.state_mut().apply(Command::Show(workspace));
        }
    }
    frames.step(window, || "the frame after".to_owned());
}

/// A window with 5,000 professional games in the whole run, if available, otherwise with the sample. Files that the
/// keys write go into `folder`.
fn with_games(folder: &Path) -> Window {
    let here = Some(folder.to_owned());
    let settings = Settings { last_folder: here.clone(), save_folder: here, ..Settings::default() };
    let mut window = window::for_app(App::new(settings, None), SMALL_SCREEN);
    let Some(archive) = shared("corpus/pro-5k.zip").filter(|_| rounds(0, 1) == 1) else {
        window::show_sample(&mut window);
        return window;
    };
    // Dialogs start in the folder where games were opened last.
    let games = folder.join("pro-5k.zip");
    std::fs::copy(archive, &games).unwrap();
    window.state_mut().apply(Command::Open(vec![games]));
    window::wait_for(&mut window, |window| !window.state().state().is_loading());
    window
}

/// The given time in minutes, which is divided into tenths; without it, the actions of the sweep are divided.
fn minutes() -> Option<f64> {
    let given = std::env::var("KATACHI_SOAK_MINUTES").ok()?;
    Some(given.parse().unwrap_or_else(|error| panic!("KATACHI_SOAK_MINUTES={given}: {error}")))
}

#[test]
fn random_keys_and_clicks_do_no_harm() {
    let mut folder = tempfile::tempdir().unwrap();
    let mut window = with_games(folder.path());
    settle(&mut window);
    let mut random = Random(seed(4));
    let keys = keys();
    let (started, minutes) = (Instant::now(), minutes());
    let mut frames = Frames { count: 0, slow: Vec::new() };
    let (mut actions, mut after, mut anew) = (0, Vec::new(), Vec::new());
    for tenth in 1..=10 {
        let is_over = |actions: usize| match minutes {
            Some(minutes) => started.elapsed().as_secs_f64() >= minutes * 6.0 * f64::from(tenth),
            None => actions >= rounds(200, 40_000) / 10 * tenth as usize,
        };
        while !is_over(actions) {
            one(&mut window, &mut random, &keys, &mut frames);
            actions += 1;
        }
        // Cancel running work.
        window.state_mut().apply(Command::CancelAll);
        settle(&mut window);
        after.push(held().round());
        let open = window.state().state().library().map(|open| open.summary.games);
        assert!(open.is_some_and(|games| games > 0), "the games are still there");
        // Memory that a new window uses at the end beyond that in the middle is leaked; the rest belonged to open work.
        // Before the middle, shipped data are read for the first time.
        if tenth % 5 == 0 {
            // Twice, since some memory of the last window is freed only when the next one opens its games.
            for _ in 0..2 {
                drop(window);
                folder = tempfile::tempdir().unwrap();
                window = with_games(folder.path());
                settle(&mut window);
            }
            anew.push(held().round());
        }
    }
    println!("{actions} actions in {:.0?}; megabytes held after each tenth: {after:?}", started.elapsed());
    println!("megabytes held by a new window in the middle and at the end: {anew:?}");
    frames.report();
    if actions > 10_000 {
        assert!(anew[1] < anew[0] * 1.05, "{anew:?}");
    }
    // Everything is loaded after a third; the quick run is too short for this check. Without optimisation, egui keeps a
    // name for every widget that it has ever seen.
    if actions > 10_000 && !cfg!(debug_assertions) {
        let mean = |part: &[f64]| part.iter().sum::<f64>() / part.len() as f64;
        assert!(mean(&after[7..]) < mean(&after[3..6]) * 1.05, "{after:?}");
    }
}
