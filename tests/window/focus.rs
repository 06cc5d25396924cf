//! Tab goes round each workspace, and whatever takes the focus shows that it has it.

use egui::{ColorImage, Id, Key, Rect};
use katachi::app::{Command, Settings, Workspace};
use katachi::gui::App;

use crate::support::picture::Painter;
use crate::support::sweep::share;
use crate::support::window::{Window, act, painted, show_sample};

const WINDOW_SIZE: [f32; 2] = [1280.0, 720.0];
const PIXELS_PER_POINT: f32 = 0.5;
/// More stops than any workspace has.
const MAX_STOPS: usize = 200;
/// A channel that differs by less is the same to the eye.
const LEAST_DIFFERENCE: u8 = 16;
/// The focus may be shown by a frame just around the widget.
const FRAME: f32 = 4.0;

/// A part of a widget that is smaller than this is no place to show anything.
const LEAST_SHOWN: f32 = 6.0;

/// A widget that Tab came to, its place, and the picture in which it has the focus.
struct Stop {
    id: Id,
    place: Option<Rect>,
    picture: ColorImage,
}

fn next_stop(window: &mut Window, painter: &Painter) -> Option<Stop> {
    window.key_press(Key::Tab);
    window.run_steps(2);
    let id = window.ctx.memory(|memory| memory.focused())?;
    // A row at the edge of a list may be hidden but for a line.
    let shown = window.ctx.read_response(id).map(|response| response.interact_rect);
    let place = shown.filter(|rect| rect.height() >= LEAST_SHOWN && rect.width() >= LEAST_SHOWN);
    Some(Stop { id, place, picture: painter.paint(window, PIXELS_PER_POINT) })
}

/// Whether two pictures differ around this place.
fn differ(one: &ColorImage, other: &ColorImage, place: Rect) -> bool {
    let [width, height] = one.size;
    let place = place.expand(FRAME) * PIXELS_PER_POINT;
    let columns = place.left().max(0.0) as usize..(place.right().max(0.0) as usize + 1).min(width);
    let rows = place.top().max(0.0) as usize..(place.bottom().max(0.0) as usize + 1).min(height);
    rows.flat_map(|y| columns.clone().map(move |x| (x, y))).any(|at| {
        let channels = one[at].to_array().into_iter().zip(other[at].to_array());
        channels.into_iter().any(|(one, other)| one.abs_diff(other) >= LEAST_DIFFERENCE)
    })
}

#[test]
fn tab_goes_round_and_every_stop_is_seen() {
    let painter = Painter::default();
    let mut window = painted(App::new(Settings::default(), None), WINDOW_SIZE, PIXELS_PER_POINT, painter.clone());
    show_sample(&mut window);
    act(&mut window, Command::CancelAll);
    act(&mut window, Command::DismissAll);
    let mut unseen = Vec::new();
    for workspace in share(Workspace::ALL.len(), 3).map(|at| Workspace::ALL[at]) {
        act(&mut window, Command::Show(workspace));
        window.ctx.memory_mut(|memory| memory.stop_text_input());
        let mut stops: Vec<Stop> = Vec::new();
        let is_round = (0..MAX_STOPS).any(|_| match next_stop(&mut window, &painter) {
            Some(stop) => {
                let is_known = stops.first().is_some_and(|first| first.id == stop.id);
                stops.push(stop);
                is_known
            }
            None => !stops.is_empty(),
        });
        let last: Vec<Option<Rect>> = stops.iter().rev().take(12).map(|stop| stop.place).collect();
        assert!(is_round, "{workspace:?}: Tab does not come round in {} stops; the last ones: {last:?}", stops.len());
        assert!(stops.len() > 12, "{workspace:?}: Tab stops at {} places", stops.len());
        for pair in stops.windows(2) {
            if let Some(place) = pair[0].place
                && !differ(&pair[0].picture, &pair[1].picture, place)
            {
                unseen.push(format!("{workspace:?}: {:?} at {place:?}", pair[0].id));
            }
        }
        println!("{workspace:?}: {} stops", stops.len());
    }
    assert!(unseen.is_empty(), "the focus is not seen:\n{}", unseen.join("\n"));
}
