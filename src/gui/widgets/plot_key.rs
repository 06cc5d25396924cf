//! The legend of a plot: a row above it, where it covers no data.

use egui::{Color32, Pos2, Rect, Role, Sense, Shape, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2};
use egui_plot::MarkerShape;

/// How something is drawn in a plot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LegendSample {
    Line,
    Dashes,
    Bar,
    Marker(MarkerShape),
}

const SAMPLE_WIDTH: f32 = 18.0;
const GAP: f32 = 4.0;

/// Shows each sample with its colour and name, which stay together. Wraps if there is no more room.
pub fn plot_key<T: Into<String>>(ui: &mut Ui, samples: impl IntoIterator<Item = (LegendSample, Color32, T)>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 2.0);
        for (sample, color, name) in samples {
            let name = name.into();
            let text =
                ui.painter().layout_no_wrap(name.clone(), TextStyle::Small.resolve(ui.style()), Color32::PLACEHOLDER);
            let size = vec2(SAMPLE_WIDTH + GAP, 0.0) + text.size();
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            let (left, right) = rect.split_left_right_at_x(rect.left() + SAMPLE_WIDTH);
            ui.painter().extend(shapes(sample, color, left));
            ui.painter().galley(right.left_top() + vec2(GAP, 0.0), text, ui.visuals().text_color());
        }
    });
}

fn shapes(sample: LegendSample, color: Color32, rect: Rect) -> Vec<Shape> {
    let ends = [rect.left_center(), rect.right_center()];
    match sample {
        LegendSample::Line => vec![Shape::line_segment(ends, Stroke::new(2.5, color))],
        LegendSample::Dashes => Shape::dashed_line(&ends, Stroke::new(1.5, color), 4.0, 3.0),
        LegendSample::Bar => vec![Shape::rect_filled(rect.shrink2(vec2(2.0, 1.0)), 1.0, color)],
        LegendSample::Marker(MarkerShape::Circle) => vec![Shape::circle_filled(rect.center(), 4.0, color)],
        LegendSample::Marker(MarkerShape::Cross) => {
            let ends = [pos2(-4.0, -4.0), pos2(4.0, 4.0), pos2(-4.0, 4.0), pos2(4.0, -4.0)];
            let [a, b, c, d] = ends.map(|end| rect.center() + end.to_vec2());
            let stroke = Stroke::new(1.5, color);
            vec![Shape::line_segment([a, b], stroke), Shape::line_segment([c, d], stroke)]
        }
        LegendSample::Marker(marker) => {
            vec![Shape::convex_polygon(corners(marker, rect.center()), color, Stroke::NONE)]
        }
    }
}

fn corners(marker: MarkerShape, at: Pos2) -> Vec<Pos2> {
    let corners: &[(f32, f32)] = match marker {
        MarkerShape::Up => &[(0.0, -4.5), (4.5, 3.5), (-4.5, 3.5)],
        MarkerShape::Down => &[(0.0, 4.5), (-4.5, -3.5), (4.5, -3.5)],
        MarkerShape::Left => &[(-4.5, 0.0), (3.5, -4.5), (3.5, 4.5)],
        MarkerShape::Right => &[(4.5, 0.0), (-3.5, 4.5), (-3.5, -4.5)],
        MarkerShape::Diamond => &[(0.0, -5.0), (5.0, 0.0), (0.0, 5.0), (-5.0, 0.0)],
        _ => &[(-4.0, -4.0), (4.0, -4.0), (4.0, 4.0), (-4.0, 4.0)],
    };
    corners.iter().map(|&(x, y)| at + vec2(x, y)).collect()
}
