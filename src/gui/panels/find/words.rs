//! Numbers and signs as the Find panels write them.

use egui::{Label, Rect, RichText, Stroke, Ui, pos2, vec2};

use crate::theme::Tones;
use crate::widgets::game_picture::paint_swapped;
use katachi_app::AppState;
use katachi_core::mining::WilsonInterval;
use katachi_core::pattern::Image;
use katachi_language::text;

pub use super::super::joseki::words::probability;
pub use super::super::shapes::words::{image, interval, percent};
pub use crate::widgets::figures::{paint_rate, paint_right};
pub use katachi_app::grouped;

/// The tip of a win rate: the rate with its interval.
pub fn win_tip(rate: WilsonInterval, games: u64, is_even: bool) -> String {
    let rate = interval(rate);
    if is_even {
        text!("find-black-won-even", rate = rate, games = games)
    } else {
        text!("find-black-won", rate = rate, games = games)
    }
}

/// Paints an image's symmetry as a flag turned in the same way. A half-black disc stands for swapped colours.
pub fn paint_image(ui: &Ui, rect: Rect, image: Image) {
    let tones = Tones::for_context(ui);
    let side = rect.height().min(14.0);
    let flag = Rect::from_center_size(pos2(rect.left() + side / 2.0 + 2.0, rect.center().y), vec2(side, side));
    // The pole and two arms of an F, in a 5×5 box.
    let place = |(x, y): (usize, usize)| {
        let (x, y) = image.symmetry.apply((x, y), (5, 5));
        flag.min + vec2(x as f32 + 0.5, y as f32 + 0.5) * (side / 5.0)
    };
    let stroke = Stroke::new(1.8, tones.text);
    for (from, to) in [((1, 0), (1, 4)), ((1, 0), (4, 0)), ((1, 2), (3, 2))] {
        ui.painter().line_segment([place(from), place(to)], stroke);
    }
    if image.swapped {
        paint_swapped(ui, pos2(flag.right() + 11.0, rect.center().y));
    }
}

/// Beside a table with Black's wins of the open games: that they were played without komi.
pub fn komi_note_ui(ui: &mut Ui, state: &AppState) {
    weak_note_ui(ui, state.library().and_then(|open| open.summary.komi_note()));
}

pub fn weak_note_ui(ui: &mut Ui, note: Option<String>) {
    if let Some(note) = note {
        ui.add(Label::new(RichText::new(note).weak()).wrap());
    }
}
