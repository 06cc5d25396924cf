//! A sign that something goes on.

use egui::{Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, vec2};

/// It turns with the frames that are painted anyway and asks for none: the toolkit's own has the window painted all the
/// time, and where no graphics card does that, the work itself starves ([`crate::pace`]).
pub fn busy(ui: &mut Ui, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    response.widget_info(|| WidgetInfo::new(Role::ProgressIndicator));
    if ui.is_rect_visible(rect) {
        const POINTS: u32 = 24;
        let begin = ui.input(|input| input.time) * std::f64::consts::TAU;
        let radius = size * 0.5 - 2.0;
        let at = |number: u32| {
            let angle = begin + 4.2 * f64::from(number) / f64::from(POINTS);
            rect.center() + radius * vec2(angle.cos() as f32, angle.sin() as f32)
        };
        let stroke = Stroke::new(size / 9.0, ui.visuals().strong_text_color());
        ui.painter().add(Shape::line((0..=POINTS).map(at).collect(), stroke));
    }
    response
}

#[cfg(test)]
mod tests {
    #[test]
    fn it_asks_for_no_further_frame() {
        let context = egui::Context::default();
        // The first frames ask for others of themselves.
        for _ in 0..4 {
            let mut output = context.run_ui(egui::RawInput::default(), |ui| _ = super::busy(ui, 26.0));
            output.textures_delta.clear();
        }
        assert!(!context.has_requested_repaint());
    }
}
