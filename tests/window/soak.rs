//! Random keys and clicks over all workspaces: nothing panics, no job hangs, and memory does not grow without end.

use crate::support::random::Random;
use crate::support::sweep::{rounds, seed};
use crate::support::window::{self, SMALL, Window, settle};
use egui::{Event, Key, Modifiers, PointerButton, pos2};
use katachi::app::named::COMMANDS;
use katachi::app::{Command, Workspace};

/// Megabytes that this process holds now.
fn held() -> f64 {
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
        // What asks the system for files, closes the window, or changes how large everything is.
        let is_left_out = key.ctrl && !matches!(key.key, "G" | "K" | "M" | "Z" | "Enter" | "F" | "Space" | "P");
        Some((modifiers, Key::from_name(key.key)?)).filter(|_| !is_left_out && key.key != "F11")
    });
    keys.chain([(Modifiers::NONE, Key::Tab), (Modifiers::NONE, Key::Q)]).collect()
}

fn anywhere(random: &mut Random) -> egui::Pos2 {
    pos2(random.below(SMALL[0] as usize) as f32, random.below(SMALL[1] as usize) as f32)
}

fn one(window: &mut Window, random: &mut Random, keys: &[(Modifiers, Key)]) {
    match random.below(10) {
        0..=4 => {
            let (modifiers, key) = keys[random.below(keys.len())];
            window.key_press_modifiers(modifiers, key);
        }
        5..=7 => {
            let pos = anywhere(random);
            let button = if random.below(4) == 0 { PointerButton::Secondary } else { PointerButton::Primary };
            window.event(Event::PointerMoved(pos));
            for pressed in [true, false] {
                window.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
                window.step();
            }
        }
        8 => {
            // A drag.
            let (from, to) = (anywhere(random), anywhere(random));
            window.event(Event::PointerMoved(from));
            let press = |pos, pressed| Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            };
            window.event(press(from, true));
            window.step();
            window.event(Event::PointerMoved(to));
            window.step();
            window.event(press(to, false));
        }
        _ => {
            window.event(Event::PointerMoved(anywhere(random)));
            let workspace = Workspace::ALL[random.below(Workspace::ALL.len())];
            window.state_mut().apply(Command::Show(workspace));
        }
    }
    window.step();
}

#[test]
fn random_keys_and_clicks_do_no_harm() {
    let mut window = window::with_sample(SMALL);
    settle(&mut window);
    let mut random = Random(seed(4));
    let keys = keys();
    let rounds = rounds(600, 40_000);
    let mut after = Vec::new();
    for round in 0..rounds {
        one(&mut window, &mut random, &keys);
        if (round + 1) % (rounds / 10) == 0 {
            // What is running ends, or is ended.
            window.state_mut().apply(Command::CancelAll);
            settle(&mut window);
            after.push(held().round());
        }
    }
    println!("megabytes held after each tenth: {after:?}");
    let open = window.state().state().library().map(|open| open.summary.games);
    assert!(open.is_some_and(|games| games > 0), "the games are still there");
    // Everything is loaded after a third; the quick run is too short to tell.
    if rounds > 10_000 {
        assert!(after[9] < after[3] * 1.1, "{after:?}");
    }
}
