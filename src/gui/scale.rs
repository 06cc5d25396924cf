//! The scale of the interface, no larger than the window has room for, and the size of a window that its screen is too
//! low for.

use egui::{Context, Vec2, ViewportCommand, vec2};

/// The size that the panes need, in points. With less, their contents are cut off.
const MIN_PANE_ROOM: Vec2 = vec2(1024.0, 576.0);

/// Steps of the scale in 1.0 while a window shrinks. Steps limit the number of letter sizes, each of which takes
/// memory.
const SCALE_STEPS: f32 = 20.0;

/// The height in points that a desktop may keep for its own bars and the window's title.
const DESKTOP_BARS: f32 = 100.0;

/// Lets a window that comes up nearly as high as its screen fill what the desktop leaves free, so that no bar covers its
/// status line.
pub fn fit_to_screen(context: &Context) {
    let is_too_high = context.input(|input| {
        let viewport = input.viewport();
        let (window, is_full) = (input.content_rect().height(), viewport.fullscreen.unwrap_or(false));
        !is_full && viewport.monitor_size.is_some_and(|screen| window + DESKTOP_BARS > screen.y)
    });
    if is_too_high {
        context.send_viewport_cmd(ViewportCommand::Maximized(true));
    }
}

/// Enlarges everything to the chosen scale, as far as the window allows.
pub fn apply(context: &Context, chosen: u16) {
    let zoom = allowed(context, f32::from(chosen) / 100.0);
    if (context.zoom_factor() - zoom).abs() > 0.001 {
        context.set_zoom_factor(zoom);
    }
}

/// The actual scale in per cent if the window has no room for the chosen one.
pub fn limited(context: &Context, chosen: u16) -> Option<u16> {
    let shown = (allowed(context, f32::from(chosen) / 100.0) * 100.0).round() as u16;
    (shown < chosen).then_some(shown)
}

fn allowed(context: &Context, chosen: f32) -> f32 {
    let unscaled = context.content_rect().size() * context.zoom_factor();
    zoom(chosen, unscaled, context.native_pixels_per_point().unwrap_or(1.0))
}

/// `size` is the window's size in the screen's own points, and `pixels` the number of pixels per point. Letters never
/// become smaller than they are on a screen that does not enlarge.
fn zoom(chosen: f32, size: Vec2, pixels: f32) -> f32 {
    let fitting = (size / MIN_PANE_ROOM).min_elem() * SCALE_STEPS;
    let fitting = (fitting + 0.01).floor() / SCALE_STEPS;
    chosen.min(fitting.max(1.0 / pixels.max(1.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_larger_than_the_window_has_room_for() {
        let cases = [
            // The chosen scale, the window in pixels, pixels per point; then the actual scale.
            (1.0, [1280.0, 720.0], 1.0, 1.0),
            (1.25, [1280.0, 720.0], 1.0, 1.25),
            (2.0, [1280.0, 720.0], 1.0, 1.25),
            (2.0, [3840.0, 2160.0], 1.0, 2.0),
            (2.5, [3840.0, 2160.0], 2.0, 1.85),
            (0.6, [1280.0, 720.0], 1.0, 0.6),
            // The screen already enlarges everything twofold.
            (1.0, [1280.0, 720.0], 2.0, 0.6),
            // Too small for all panes, but letters stay legible.
            (1.0, [800.0, 500.0], 1.0, 1.0),
            (1.0, [800.0, 500.0], 2.0, 0.5),
            (1.5, [800.0, 500.0], 1.0, 1.0),
        ];
        for (chosen, [width, height], pixels, shown) in cases {
            let found = zoom(chosen, vec2(width, height) / pixels, pixels);
            assert!((found - shown).abs() < 1e-4, "{chosen} at {width}×{height} with {pixels}: {found}, not {shown}");
        }
    }

    #[test]
    fn a_window_as_high_as_its_screen_leaves_room_for_the_desktop() {
        for (screen, fills) in [(768.0, true), (900.0, true), (1080.0, false), (2160.0, false)] {
            let context = Context::default();
            let window = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(1280.0, 820.0_f32.min(screen)));
            let mut input = egui::RawInput { screen_rect: Some(window), ..Default::default() };
            let viewport = input.viewports.entry(egui::ViewportId::ROOT).or_default();
            viewport.monitor_size = Some(vec2(1366.0, screen));
            let mut output = context.run_ui(input, |ui| fit_to_screen(ui.ctx()));
            output.textures_delta.clear();
            let commands = &output.viewport_output[&egui::ViewportId::ROOT].commands;
            assert_eq!(commands.contains(&ViewportCommand::Maximized(true)), fills, "{screen}");
        }
    }
}
