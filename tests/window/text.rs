//! Nothing that is written is cut off or lies over something else: every workspace, at four sizes, in both themes.

use std::collections::BTreeSet;

use crate::support::window::{self, Window, act, press, settle};
use egui::epaint::TextShape;
use egui::{Event, Key, Pos2, Rect, Shape, pos2};
use katachi::app::{Command, ThemeChoice, Workspace};

/// Points and pixels per point.
const SIZES: [([f32; 2], f32); 4] =
    [([1280.0, 720.0], 1.0), ([1440.0, 900.0], 1.0), ([1920.0, 1080.0], 1.0), ([1920.0, 1080.0], 2.0)];

/// What is written, and where: the text's own rectangle and what of it is to be seen.
struct Written {
    text: String,
    rect: Rect,
    clip: Rect,
    is_elided: bool,
}

fn written(window: &Window) -> Vec<Written> {
    let mut all = Vec::new();
    for clipped in &window.output().shapes {
        collect(&clipped.shape, clipped.clip_rect, &mut all);
    }
    all.retain(|written| !written.text.trim().is_empty() && written.rect.intersects(written.clip));
    all
}

fn collect(shape: &Shape, clip: Rect, all: &mut Vec<Written>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, all)),
        Shape::Text(text) => all.extend(lines(text, clip)),
        _ => {}
    }
}

/// Line by line: a text that flows around others is no block.
fn lines(shape: &TextShape, clip: Rect) -> impl Iterator<Item = Written> {
    shape.galley.rows.iter().map(move |row| Written {
        text: row.text(),
        rect: row.visuals.mesh_bounds.translate(shape.pos.to_vec2() + row.pos.to_vec2()),
        clip,
        is_elided: shape.galley.elided,
    })
}

/// Whether something more is said while the pointer rests there.
fn has_tooltip(window: &mut Window, at: Pos2) -> bool {
    // What was said of another place goes first.
    window.event(Event::PointerMoved(pos2(2.0, 2.0)));
    window.run_steps(3);
    let before = written(window).len();
    window.event(Event::PointerMoved(at));
    // Tooltips wait a little.
    for _ in 0..60 {
        window.step();
        if written(window).len() > before {
            return true;
        }
    }
    false
}

/// What is wrong with the text on the screen, each once.
fn faults(window: &mut Window) -> BTreeSet<String> {
    let mut faults = BTreeSet::new();
    let all = written(window);
    for one in &all {
        let seen = one.rect.intersect(one.clip);
        // What is scrolled out of sight upwards or downwards is cut there; a line is never cut at its side.
        if seen.width() < one.rect.width() - 2.0 {
            faults.insert(format!("cut off: {:?}", one.text));
        }
    }
    for (number, one) in all.iter().enumerate() {
        for other in &all[number + 1..] {
            let (a, b) = (one.rect.intersect(one.clip), other.rect.intersect(other.clip));
            let both = a.intersect(b);
            if both.width() > 2.0 && both.height() > 3.0 {
                faults.insert(format!("over each other: {:?} and {:?}", one.text, other.text));
            }
        }
    }
    let elided: Vec<(String, Pos2)> =
        all.iter().filter(|one| one.is_elided).map(|one| (one.text.clone(), one.rect.intersect(one.clip).center())).collect();
    let mut looked_at = BTreeSet::new();
    for (text, at) in elided {
        // One of each text is enough: the rows of a table are alike.
        if looked_at.insert(text.clone()) && looked_at.len() <= 12 && !has_tooltip(window, at) {
            faults.insert(format!("shortened, and nowhere whole: {text:?}"));
        }
    }
    window.event(Event::PointerMoved(pos2(2.0, 2.0)));
    window.run_steps(3);
    faults
}

#[test]
fn no_text_is_cut_off_or_covered() {
    let mut all = BTreeSet::new();
    for (size, pixels) in SIZES {
        let mut window = window::with_sample(size);
        window.set_pixels_per_point(pixels);
        settle(&mut window);
        for theme in [ThemeChoice::Dark, ThemeChoice::Light] {
            act(&mut window, Command::SetTheme(theme));
            for workspace in Workspace::ALL {
                act(&mut window, Command::Show(workspace));
                for (state, key) in [("", None), ("after a step", Some(Key::ArrowRight))] {
                    if let Some(key) = key {
                        press(&mut window, key);
                    }
                    for fault in faults(&mut window) {
                        all.insert(format!("{workspace:?} {state} at {}×{}: {fault}", size[0], size[1]));
                    }
                }
            }
        }
    }
    let list: Vec<&str> = all.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} faults:\n{}", list.len(), list.join("\n"));
}
