//! A page as simple shapes, from which every kind of picture is made, and which the window paints as a preview.

/// A place on the page, in points of print (1/72 inch) from the top left.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spot {
    pub x: f64,
    pub y: f64,
}

impl Spot {
    pub fn new(x: f64, y: f64) -> Spot {
        Spot { x, y }
    }
}

/// A grey: 0 is black, 255 white. Pages are made for printers without colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink(pub u8);

impl Ink {
    pub const BLACK: Ink = Ink(0);
    pub const WHITE: Ink = Ink(255);
}

/// The end of a text that is at its spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextAnchor {
    Start,
    Middle,
    End,
}

/// A shape, painted over those before it.
#[derive(Clone, Debug, PartialEq)]
pub enum PageShape {
    Line {
        from: Spot,
        to: Spot,
        width: f64,
        ink: Ink,
    },
    Box {
        at: Spot,
        width: f64,
        height: f64,
        fill: Ink,
    },
    /// `line` is the width of a black outline around the filled disc; 0 for none.
    Disc {
        centre: Spot,
        radius: f64,
        fill: Ink,
        line: f64,
    },
    /// `at` is on the baseline.
    Text {
        at: Spot,
        text: String,
        size: f64,
        bold: bool,
        anchor: TextAnchor,
        ink: Ink,
    },
}

/// A page, on white paper.
#[derive(Clone, Debug, PartialEq)]
pub struct PageScene {
    pub width: f64,
    pub height: f64,
    pub shapes: Vec<PageShape>,
}

impl PageScene {
    /// All texts of the page, in the order they are painted.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.shapes.iter().filter_map(|shape| match shape {
            PageShape::Text { text, .. } => Some(text.as_str()),
            _ => None,
        })
    }
}
