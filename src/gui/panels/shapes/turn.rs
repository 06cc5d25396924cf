//! The animation that turns the large drawing from one image of a shape to another.

use katachi_core::pattern::Image;

/// The animation from one image to another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TurnAnimation {
    pub from: Image,
    pub to: Image,
    /// The start in seconds of the window's clock; `None` at rest.
    started: Option<f64>,
}

impl TurnAnimation {
    pub const SECONDS: f64 = 0.3;

    /// Starts a turn from the end of the last one.
    pub fn start(&mut self, to: Image, now: f64, reduced_motion: bool) {
        let started = (!reduced_motion && to != self.to).then_some(now);
        *self = TurnAnimation { from: self.to, to, started };
    }

    /// The eased progress: 0 at the beginning, 1 at rest.
    pub fn progress(&mut self, now: f64) -> f32 {
        let Some(started) = self.started else { return 1.0 };
        let linear = ((now - started) / TurnAnimation::SECONDS).clamp(0.0, 1.0) as f32;
        if linear >= 1.0 {
            self.started = None;
        }
        linear * linear * (3.0 - 2.0 * linear)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_rests_at_its_end_and_is_skipped_when_motion_is_reduced() {
        let quarter = Image::from_index(5);
        let mut turn = TurnAnimation::default();
        assert_eq!(turn.progress(0.0), 1.0);
        turn.start(quarter, 10.0, false);
        assert_eq!(turn.progress(10.0), 0.0);
        assert!((turn.progress(10.15) - 0.5).abs() < 1e-3);
        assert_eq!(turn.progress(10.4), 1.0);
        assert_eq!(turn.progress(10.0), 1.0, "a turn that has ended stays where it is");
        turn.start(Image::default(), 20.0, true);
        assert_eq!((turn.to, turn.progress(20.0)), (Image::default(), 1.0));
    }
}
