//! One picture of each workspace in both themes, so that changes of its look are noticed.

use std::fs;
use std::path::{Path, PathBuf};

use egui::ColorImage;
use katachi::app::{Command, Navigation, Settings, ThemeChoice, Workspace};
use katachi::gui::App;
use katachi::library::SAMPLE;

use crate::support::picture::{Painter, from_png, to_png};
use crate::support::window::{Window, act, painted, wait_for};

const WINDOW_SIZE: [f32; 2] = [1280.0, 720.0];
/// Small pictures, which still show where everything stands.
const PIXELS_PER_POINT: f32 = 0.5;
/// Maximum share of pixels that may differ clearly, since displayed search times are never the same.
const MAX_DIFFERENT: f64 = 0.001;
/// Maximum difference of a channel that counts as equal.
const MAX_CHANNEL: u8 = 24;

fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/look").join(name)
}

/// Compares a picture with the saved one, or writes it if `KATACHI_LOOK=write`. Returns a difference.
fn compare(name: &str, picture: &ColorImage) -> Option<String> {
    if std::env::var("KATACHI_LOOK").is_ok_and(|value| value == "write") {
        fs::create_dir_all(kept(name).parent().unwrap()).unwrap();
        fs::write(kept(name), to_png(picture)).unwrap();
    }
    let different = match fs::read(kept(name)) {
        Ok(bytes) => share_that_differs(&from_png(&bytes), picture),
        Err(_) => 1.0,
    };
    (different > MAX_DIFFERENT).then(|| {
        let seen = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::write(&seen, to_png(picture)).unwrap();
        format!("{name}: {:.2} % of the pixels differ; now it is {}", 100.0 * different, seen.display())
    })
}

fn share_that_differs(before: &ColorImage, now: &ColorImage) -> f64 {
    if before.size != now.size {
        return 1.0;
    }
    let differs = |(one, other): (&egui::Color32, &egui::Color32)| {
        one.to_array().iter().zip(other.to_array()).any(|(&one, other)| one.abs_diff(other) > MAX_CHANNEL)
    };
    let count = before.pixels.iter().zip(&now.pixels).filter(|&pixels| differs(pixels)).count();
    count as f64 / now.pixels.len() as f64
}

/// The differences in the pictures of the window in both themes.
fn in_both_themes(window: &mut Window, painter: &Painter, name: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    act(window, Command::DismissAll);
    for (theme, suffix) in [(ThemeChoice::Light, "light"), (ThemeChoice::Dark, "dark")] {
        act(window, Command::SetTheme(theme));
        let picture = painter.paint(window, PIXELS_PER_POINT);
        wrong.extend(compare(&format!("{name}-{suffix}.png"), &picture));
    }
    wrong
}

fn assert_none(wrong: &[String]) {
    assert!(
        wrong.is_empty(),
        "{}\nLook at them. If they are right: KATACHI_LOOK=write cargo test --test window look",
        wrong.join("\n")
    );
}

#[test]
fn each_workspace_looks_as_it_did_in_both_themes() {
    let painter = Painter::default();
    let mut window = painted(App::new(Settings::default(), None), WINDOW_SIZE, PIXELS_PER_POINT, painter.clone());
    act(&mut window, Command::OpenSample);
    wait_for(&mut window, |window| !window.state().state().is_loading());
    act(&mut window, Command::Go(Navigation::Move(60)));
    let mut wrong = Vec::new();
    for workspace in Workspace::ALL {
        act(&mut window, Command::Show(workspace));
        wrong.extend(in_both_themes(&mut window, &painter, &format!("{workspace:?}").to_lowercase()));
    }
    assert_none(&wrong);
}

#[test]
fn the_first_screen_looks_as_it_did_in_both_themes() {
    let painter = Painter::default();
    let mut window = painted(App::new(Settings::first_start(), None), WINDOW_SIZE, PIXELS_PER_POINT, painter.clone());
    window.state_mut().set_sample(&SAMPLE);
    act(&mut window, Command::OpenSample);
    wait_for(&mut window, |window| !window.state().state().shapes().pictures().is_empty());
    assert_none(&in_both_themes(&mut window, &painter, "first"));
}

#[test]
fn a_moved_button_is_seen_and_a_changed_digit_is_not() {
    let plain = ColorImage::filled([640, 360], egui::Color32::GRAY);
    let with_box = |width: usize, height: usize| {
        let mut picture = plain.clone();
        for y in 100..100 + height {
            (200..200 + width).for_each(|x| picture[(x, y)] = egui::Color32::WHITE);
        }
        picture
    };
    assert!(share_that_differs(&plain, &with_box(30, 10)) > MAX_DIFFERENT);
    assert!(share_that_differs(&plain, &with_box(4, 6)) < MAX_DIFFERENT);
    assert_eq!(from_png(&to_png(&with_box(4, 6))), with_box(4, 6));
}
