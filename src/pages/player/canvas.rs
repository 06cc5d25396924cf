//! A page that is filled from top to bottom.

use super::super::fonts::Fonts;
use super::super::layout::Paper;
use super::super::scene::{Ink, PageScene, PageShape, Spot, TextAnchor};
use super::super::text::wrapped;
use katachi_core::mining::WilsonInterval;
use katachi_sentences::words::{ratio, with_percent_sign};

const MARGIN: f64 = 42.0;
const FOOTER_SIZE: f64 = 7.5;
/// Distance from baseline to baseline, in font sizes.
const LEADING: f64 = 1.3;
/// The ink of less important text, and of the background of bars.
pub(super) const WEAK_INK: Ink = Ink(90);
const BAR_GROUND_INK: Ink = Ink(232);
const BAR_INK: Ink = Ink(165);

/// A page, and the height down to which it is filled.
pub(super) struct Canvas<'a> {
    pub fonts: &'a Fonts,
    size: (f64, f64),
    y: f64,
    shapes: Vec<PageShape>,
}

impl<'a> Canvas<'a> {
    pub fn new(fonts: &'a Fonts, paper: Paper) -> Canvas<'a> {
        Canvas { fonts, size: paper.size(), y: MARGIN, shapes: Vec::new() }
    }

    /// The left margin, and the width of the text.
    pub fn column(&self) -> (f64, f64) {
        (MARGIN, self.size.0 - 2.0 * MARGIN)
    }

    /// The height down to which the page is filled, in points of print from the top.
    pub fn y(&self) -> f64 {
        self.y
    }

    /// The room that is left above the footer.
    pub fn room(&self) -> f64 {
        self.size.1 - MARGIN - 2.5 * FOOTER_SIZE - self.y
    }

    pub fn down(&mut self, by: f64) {
        self.y += by;
    }

    pub fn add(&mut self, shapes: impl IntoIterator<Item = PageShape>) {
        self.shapes.extend(shapes);
    }

    /// Writes a bold line. A text that is too long ends in an ellipsis.
    pub fn heading(&mut self, text: &str, size: f64) {
        self.left_line(text, size, true, Ink::BLACK);
    }

    pub fn line(&mut self, text: &str, size: f64) {
        self.left_line(text, size, false, Ink::BLACK);
    }

    pub fn weak_line(&mut self, text: &str, size: f64) {
        self.left_line(text, size, false, WEAK_INK);
    }

    fn left_line(&mut self, text: &str, size: f64, bold: bool, ink: Ink) {
        let (left, width) = self.column();
        let text = self.fitted(text, size, bold, width);
        self.y += size * LEADING;
        self.text(Spot::new(left, self.y - size * 0.3), &text, size, (bold, ink), TextAnchor::Start);
    }

    /// Writes the head of a part, with a short explanation beside it.
    pub fn part(&mut self, title: &str, says: &str) {
        self.down(13.0);
        let (left, width) = self.column();
        self.text(Spot::new(left, self.y + 9.0), title, 11.5, (true, Ink::BLACK), TextAnchor::Start);
        let beside = self.fonts.width(title, 11.5, true) + 10.0;
        let says = self.fitted(says, 8.5, false, width - beside);
        self.text(Spot::new(left + beside, self.y + 9.0), &says, 8.5, (false, WEAK_INK), TextAnchor::Start);
        self.down(19.0);
    }

    /// Draws a thin line over the whole width.
    pub fn rule(&mut self) {
        let (left, width) = self.column();
        let (from, to) = (Spot::new(left, self.y), Spot::new(left + width, self.y));
        self.shapes.push(PageShape::Line { from, to, width: 0.6, ink: Ink::BLACK });
    }

    pub fn text(&mut self, at: Spot, text: &str, size: f64, (bold, ink): (bool, Ink), anchor: TextAnchor) {
        self.shapes.push(PageShape::Text { at, text: text.to_owned(), size, bold, anchor, ink });
    }

    /// The text, shortened if necessary to fit.
    pub fn fitted(&self, text: &str, size: f64, bold: bool, width: f64) -> String {
        wrapped(text, self.fonts, size, bold, width, 1).pop().unwrap_or_default()
    }

    /// Writes centred lines below each other from this height on, each shortened if necessary. The flags say which
    /// lines are bold.
    pub fn caption(&mut self, centre: f64, top: f64, width: f64, size: f64, lines: &[(String, bool)]) {
        for (at, (text, bold)) in lines.iter().enumerate() {
            let text = self.fitted(text, size, *bold, width);
            let y = top + size * (0.8 + at as f64 * LEADING);
            self.text(Spot::new(centre, y), &text, size, (*bold, Ink::BLACK), TextAnchor::Middle);
        }
    }

    /// Draws a share as a bar with its interval as a whisker, on a scale from 0 to `most`. `mark` is a second share.
    pub fn bar(&mut self, at: Spot, (width, height): (f64, f64), share: WilsonInterval, most: f64, mark: Option<f64>) {
        let along = |share: f64| width * (share / most).clamp(0.0, 1.0);
        let boxed = |width: f64, fill: Ink| PageShape::Box { at, width, height, fill };
        self.shapes.extend([boxed(width, BAR_GROUND_INK), boxed(along(share.rate), BAR_INK)]);
        let middle = at.y + height / 2.0;
        let mut line = |from: (f64, f64), to: (f64, f64), width: f64| {
            let (from, to) = (Spot::new(from.0, from.1), Spot::new(to.0, to.1));
            self.shapes.push(PageShape::Line { from, to, width, ink: Ink::BLACK });
        };
        let (low, high) = (at.x + along(share.low), at.x + along(share.high));
        line((low, middle), (high, middle), 0.8);
        for end in [low, high] {
            line((end, middle - 2.0), (end, middle + 2.0), 0.8);
        }
        if let Some(mark) = mark {
            let x = at.x + along(mark);
            line((x, at.y - 1.5), (x, at.y + height + 1.5), 1.6);
        }
    }

    pub fn finish(mut self, footer: &str, page: usize, pages: usize) -> PageScene {
        let (left, width) = self.column();
        let y = self.size.1 - MARGIN;
        self.text(Spot::new(left, y), footer, FOOTER_SIZE, (false, WEAK_INK), TextAnchor::Start);
        let number = format!("{page} / {pages}");
        self.text(Spot::new(left + width, y), &number, FOOTER_SIZE, (false, WEAK_INK), TextAnchor::End);
        let (width, height) = self.size;
        PageScene { width, height, shapes: self.shapes }
    }
}

/// `55–67 %`.
pub(super) fn between(interval: WilsonInterval) -> String {
    let WilsonInterval { low, high, .. } = interval;
    match high < 0.1 {
        true => with_percent_sign(&format!("{:.1}–{:.1}", low * 100.0, high * 100.0)),
        false => with_percent_sign(&format!("{:.0}–{:.0}", low * 100.0, high * 100.0)),
    }
}

/// `×2.3`, `×14`, `×0.21`.
pub(super) fn times(value: f64) -> String {
    match value {
        r if r >= 10.0 => format!("×{}", ratio(r, 0)),
        r if r >= 1.0 => format!("×{r:.1}"),
        r => format!("×{r:.2}"),
    }
}

/// `×2.3 (1.9–2.8)`.
pub(super) fn times_between(ratio: f64, low: f64, high: f64) -> String {
    let plain = |ratio: f64| times(ratio).trim_start_matches('×').to_owned();
    format!("{} ({}–{})", times(ratio), plain(low), plain(high))
}
