//! A page of [`katachi_pages`] on the screen: the same shapes as in print, on white paper.

use egui::{Align2, Color32, FontId, Pos2, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use katachi_pages::{Ink, PageScene, PageShape, Spot, TextAnchor};

/// Shows the page at this width; the height follows.
pub fn scene_ui(ui: &mut Ui, scene: &PageScene, width: f32, name: &str) {
    let scale = width / scene.width as f32;
    let (rect, response) = ui.allocate_exact_size(vec2(width, scene.height as f32 * scale), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    if ui.is_rect_visible(rect) {
        paint_scene(ui, rect, scene, scale);
    }
}

fn paint_scene(ui: &Ui, rect: Rect, scene: &PageScene, scale: f32) {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let at = |spot: &Spot| pos2(rect.left() + spot.x as f32 * scale, rect.top() + spot.y as f32 * scale);
    let length = |value: f64| value as f32 * scale;
    let tone = |ink: Ink| Color32::from_gray(ink.0);
    painter.rect_filled(rect, 0.0, Color32::WHITE);
    for shape in &scene.shapes {
        match shape {
            PageShape::Line { from, to, width, ink } => {
                painter.line_segment([at(from), at(to)], Stroke::new(length(*width).max(0.5), tone(*ink)));
            }
            PageShape::Box { at: corner, width, height, fill } => {
                let size = vec2(length(*width), length(*height));
                painter.rect_filled(Rect::from_min_size(at(corner), size), 0.0, tone(*fill));
            }
            PageShape::Disc { centre, radius, fill, line } => {
                painter.circle_filled(at(centre), length(*radius), tone(*fill));
                if *line > 0.0 {
                    let width = length(*line).max(0.5);
                    painter.circle_stroke(
                        at(centre),
                        length(*radius) - width / 2.0,
                        Stroke::new(width, Color32::BLACK),
                    );
                }
            }
            PageShape::Text { at: spot, text, size, anchor, ink, .. } => {
                text_on_line(&painter, at(spot), text, length(*size), *anchor, tone(*ink));
            }
        }
    }
}

/// Paints text with its baseline at `at`.
fn text_on_line(painter: &egui::Painter, at: Pos2, text: &str, size: f32, anchor: TextAnchor, color: Color32) {
    let align = match anchor {
        TextAnchor::Start => Align2::LEFT_BOTTOM,
        TextAnchor::Middle => Align2::CENTER_BOTTOM,
        TextAnchor::End => Align2::RIGHT_BOTTOM,
    };
    // The depth below the baseline.
    let descent = size * 0.24;
    painter.text(at + vec2(0.0, descent), align, text, FontId::proportional(size), color);
}
