//! A page as SVG, for files and as a step to PDF and PNG.

use std::fmt::Write;

use resvg::usvg::Tree;

use super::PagesError;
use super::fonts::Fonts;
use super::scene::{Ink, PageScene, PageShape, TextAnchor};

/// The page, in points of print. Text stays text; viewers that lack our fonts show it in their own.
pub fn to_svg(scene: &PageScene, fonts: &Fonts) -> String {
    let PageScene { width, height, .. } = *scene;
    let (width, height) = (length(width), length(height));
    let family = fonts.family().map(|family| format!("'{}', ", escaped(family))).unwrap_or_default();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}pt\" height=\"{height}pt\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"{family}Helvetica, Arial, sans-serif\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n"
    );
    svg.push_str(&shapes(&scene.shapes));
    svg.push_str("</svg>\n");
    svg
}

/// Only the shapes, one per line.
pub(super) fn shapes(shapes: &[PageShape]) -> String {
    let mut svg = String::new();
    for shape in shapes {
        write_shape(&mut svg, shape).expect("strings take all that is written");
    }
    svg
}

/// The page as parsed for the renderers.
pub(super) fn tree(scene: &PageScene, fonts: &Fonts) -> Result<Tree, PagesError> {
    parsed(&to_svg(scene, fonts), fonts)
}

/// Any SVG as parsed for the renderers, with its text in these fonts.
pub(super) fn parsed(svg: &str, fonts: &Fonts) -> Result<Tree, PagesError> {
    if !fonts.any() {
        return Err(PagesError::NoFonts);
    }
    Tree::from_str(svg, &fonts.svg_options()).map_err(|error| PagesError::Rendering(error.to_string()))
}

fn write_shape(svg: &mut String, shape: &PageShape) -> std::fmt::Result {
    match shape {
        PageShape::Line { from, to, width, ink } => {
            let [x1, y1, x2, y2, width] = [from.x, from.y, to.x, to.y, *width].map(length);
            let ink = color(*ink);
            writeln!(
                svg,
                "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"{ink}\" stroke-width=\"{width}\"/>"
            )
        }
        PageShape::Box { at, width, height, fill } => {
            let [x, y, width, height] = [at.x, at.y, *width, *height].map(length);
            let fill = color(*fill);
            writeln!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>")
        }
        PageShape::Disc { centre, radius, fill, line } => {
            let [x, y, radius, line] = [centre.x, centre.y, radius - line / 2.0, *line].map(length);
            let fill = color(*fill);
            writeln!(
                svg,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"#000\" stroke-width=\"{line}\"/>"
            )
        }
        PageShape::Text { at, text, size, bold, anchor, ink } => {
            let [x, y, size] = [at.x, at.y, *size].map(length);
            let weight = if *bold { " font-weight=\"700\"" } else { "" };
            let anchor = match anchor {
                TextAnchor::Start => "",
                TextAnchor::Middle => " text-anchor=\"middle\"",
                TextAnchor::End => " text-anchor=\"end\"",
            };
            let (ink, text) = (color(*ink), escaped(text));
            writeln!(svg, "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{weight}{anchor} fill=\"{ink}\">{text}</text>")
        }
    }
}

/// Writes a length with two decimals: hundredths of a point are finer than any printer.
fn length(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn color(Ink(grey): Ink) -> String {
    format!("#{grey:02x}{grey:02x}{grey:02x}")
}

/// Escapes a text for a tag or an attribute. Records may contain characters that XML does not allow at all: these
/// become spaces.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&apos;"),
            '\0'..='\x1f' | '\u{fffe}' | '\u{ffff}' => out.push(' '),
            _ => out.push(c),
        }
    }
    out
}
