//! A sign that work is in progress.

use egui::{Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, vec2};

/// A spinner that turns with the frames that are painted anyway and requests none. The toolkit's own spinner repaints
/// the window all the time; without a graphics card that starves the work itself ([`crate::pace`]).
pub fn busy(ui: &mut Ui, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    response.widget_info(|| WidgetInfo::new(Role::ProgressIndicator));
    if ui.is_rect_visible(rect) {
        const ARC_POINTS: u32 = 24;
        let begin = ui.input(|input| input.time) * std::f64::consts::TAU;
        let radius = size * 0.5 - 2.0;
        let at = |number: u32| {
            let angle = begin + 4.2 * f64::from(number) / f64::from(ARC_POINTS);
            rect.center() + radius * vec2(angle.cos() as f32, angle.sin() as f32)
        };
        let stroke = Stroke::new(size / 9.0, ui.visuals().strong_text_color());
        ui.painter().add(Shape::line((0..=ARC_POINTS).map(at).collect(), stroke));
    }
    response
}

#[cfg(test)]
mod tests {
    #[test]
    fn it_asks_for_no_further_frame() {
        let context = egui::Context::default();
        // The toolkit's first frames request further frames by themselves.
        for _ in 0..4 {
            let mut output = context.run_ui(egui::RawInput::default(), |ui| _ = super::busy(ui, 26.0));
            output.textures_delta.clear();
        }
        assert!(!context.has_requested_repaint());
    }
}
