//! Lays out diagrams on pages: a grid of equal cells, all diagrams at one scale, with captions below them.
//!
//! The chosen grid is the one with the largest diagrams. Captions are wrapped to the width of a column before the scale
//! is chosen, so they never overlap anything. Captions that are too long end in "…".

use super::PagesError;
use super::diagram::PageDiagram;
use super::fonts::Fonts;
use super::paint::{self, DiagramLook};
use super::scene::{Ink, PageScene, PageShape, Spot, TextAnchor};
use super::text::wrapped;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    #[default]
    A4,
    Letter,
}

impl Paper {
    /// Width and height in portrait orientation, in points of print.
    pub fn size(self) -> (f64, f64) {
        match self {
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

/// The layout options of pages.
#[derive(Clone, Debug, PartialEq)]
pub struct PageLayout {
    pub paper: Paper,
    pub landscape: bool,
    /// Number of diagrams per page, 2 to 12.
    pub per_page: usize,
    pub coordinates: bool,
    /// Whether the drawn region is tinted if more of the board is shown.
    pub tint: bool,
    /// The text above the diagrams of each page; nothing if empty.
    pub title: String,
    /// The text below the diagrams; `{page}` and `{pages}` stand for the numbers.
    pub footer: String,
}

impl Default for PageLayout {
    fn default() -> PageLayout {
        PageLayout {
            paper: Paper::A4,
            landscape: false,
            per_page: 6,
            coordinates: false,
            tint: true,
            title: String::new(),
            footer: "{page} / {pages}".to_owned(),
        }
    }
}

impl PageLayout {
    pub const PER_PAGE: std::ops::RangeInclusive<usize> = 2..=12;

    fn size(&self) -> (f64, f64) {
        let (width, height) = self.paper.size();
        if self.landscape { (height, width) } else { (width, height) }
    }
}

const MARGIN: f64 = 42.0;
const GUTTER: f64 = 18.0;
const TITLE_SIZE: f64 = 15.0;
const FOOTER_SIZE: f64 = 8.0;
/// Distance from baseline to baseline, in font sizes.
const LEADING: f64 = 1.25;
/// Maximum distance between lines, as on a small real board.
const MAX_CELL: f64 = 28.0;
/// Maximum gap in a row, so that few small diagrams are not scattered over the page.
const MAX_GAP: f64 = 64.0;
/// Minimum and maximum font size of captions; smaller ones are hard to read.
const CAPTION_SIZES: (f64, f64) = (8.0, 10.0);
/// The gap between a diagram and its caption.
const CAPTION_GAP: f64 = 5.0;

/// The pages of some diagrams, in their order.
///
/// Errors: too many diagrams a page, no font, or a page that cannot be rendered.
pub fn lay_out(diagrams: &[PageDiagram], sheet: &PageLayout, fonts: &Fonts) -> Result<Vec<PageScene>, PagesError> {
    lay_out_part(diagrams, sheet, fonts, (0, 0))
}

/// Like [`lay_out`], for pages between other pages of the same document.
pub(super) fn lay_out_part(
    diagrams: &[PageDiagram],
    sheet: &PageLayout,
    fonts: &Fonts,
    (earlier, later): (usize, usize),
) -> Result<Vec<PageScene>, PagesError> {
    if !PageLayout::PER_PAGE.contains(&sheet.per_page) {
        return Err(PagesError::PerPage(sheet.per_page));
    }
    if diagrams.is_empty() {
        return Err(PagesError::NoHits);
    }
    // If there are few diagrams on one page, make them as large as possible.
    let sheet = &PageLayout {
        per_page: sheet.per_page.min(diagrams.len().max(*PageLayout::PER_PAGE.start())),
        ..sheet.clone()
    };
    let furniture = Furniture::new(sheet, fonts);
    let candidates = (1..=sheet.per_page).map(|columns| PageGrid::new(diagrams, sheet, &furniture, columns, fonts));
    let fits = |a: &PageGrid<'_>, b: &PageGrid<'_>| a.worth().total_cmp(&b.worth());
    let grid = candidates.max_by(fits).expect("there are columns to choose from");
    let pages = diagrams.chunks(sheet.per_page);
    let count = pages.len();
    let page = |(at, shown): (usize, &[PageDiagram])| {
        let mut shapes = furniture.shapes(earlier + at + 1, earlier + count + later, fonts);
        for (slot, diagram) in shown.iter().enumerate() {
            grid.place(diagram, at * sheet.per_page + slot, slot, fonts, &mut shapes);
        }
        let (width, height) = sheet.size();
        PageScene { width, height, shapes }
    };
    Ok(pages.enumerate().map(page).collect())
}

/// Title, footer, and the box between them.
struct Furniture<'a> {
    sheet: &'a PageLayout,
    title: Vec<String>,
    at: Spot,
    width: f64,
    height: f64,
}

impl<'a> Furniture<'a> {
    fn new(sheet: &'a PageLayout, fonts: &Fonts) -> Furniture<'a> {
        let (width, height) = sheet.size();
        let column = width - 2.0 * MARGIN;
        let title = wrapped(sheet.title.trim(), fonts, TITLE_SIZE, true, column, 2);
        let above = if title.is_empty() { 0.0 } else { title.len() as f64 * TITLE_SIZE * LEADING + 10.0 };
        let below = if sheet.footer.trim().is_empty() { 0.0 } else { FOOTER_SIZE * 2.5 };
        let at = Spot::new(MARGIN, MARGIN + above);
        Furniture { sheet, title, at, width: column, height: height - 2.0 * MARGIN - above - below }
    }

    fn shapes(&self, page: usize, pages: usize, fonts: &Fonts) -> Vec<PageShape> {
        let (width, height) = self.sheet.size();
        let centred = |text: String, y: f64, size: f64, bold: bool| PageShape::Text {
            at: Spot::new(width / 2.0, y),
            text,
            size,
            bold,
            anchor: TextAnchor::Middle,
            ink: Ink::BLACK,
        };
        let title = self.title.iter().enumerate();
        let mut shapes: Vec<PageShape> = title
            .map(|(line, text)| {
                centred(text.clone(), MARGIN + TITLE_SIZE * (0.8 + line as f64 * LEADING), TITLE_SIZE, true)
            })
            .collect();
        let footer = self.sheet.footer.replace("{page}", &page.to_string()).replace("{pages}", &pages.to_string());
        let footer = wrapped(footer.trim(), fonts, FOOTER_SIZE, false, self.width, 1);
        shapes.extend(footer.into_iter().map(|text| centred(text, height - MARGIN, FOOTER_SIZE, false)));
        shapes
    }
}

/// The places of the diagrams on a page.
struct PageGrid<'a> {
    sheet: &'a PageLayout,
    at: Spot,
    columns: usize,
    rows: usize,
    slot: (f64, f64),
    /// The font size of the captions.
    font_size: f64,
    cell: f64,
    /// The used share of the height, from 0 to 1.
    filled: f64,
}

impl<'a> PageGrid<'a> {
    fn new(
        diagrams: &[PageDiagram],
        sheet: &'a PageLayout,
        furniture: &Furniture<'_>,
        columns: usize,
        fonts: &Fonts,
    ) -> PageGrid<'a> {
        let rows = sheet.per_page.div_ceil(columns);
        let gaps = |count: usize| GUTTER * (count - 1) as f64;
        let width = (furniture.width - gaps(columns)) / columns as f64;
        let height = (furniture.height - gaps(rows)) / rows as f64;
        let font_size = (width / 26.0).clamp(CAPTION_SIZES.0, CAPTION_SIZES.1);
        let mut grid = PageGrid {
            sheet,
            at: furniture.at,
            columns,
            rows,
            slot: (width, height),
            font_size,
            cell: 0.0,
            filled: 0.0,
        };
        let lines = diagrams.iter().enumerate().map(|(at, diagram)| grid.caption(diagram, at, fonts).len());
        let caption = CAPTION_GAP + lines.max().unwrap_or(0) as f64 * font_size * LEADING;
        let extents = diagrams.iter().map(|diagram| paint::extent(diagram.frame, sheet.coordinates));
        let (wide, high) =
            extents.fold((1.0_f64, 1.0_f64), |(wide, high), extent| (wide.max(extent.0), high.max(extent.1)));
        grid.cell = (width / wide).min((height - caption) / high).min(MAX_CELL);
        grid.filled = ((grid.cell * high + caption) / height).min(1.0);
        grid.slot.1 = height.min(grid.cell * high + caption + MAX_GAP);
        grid
    }

    /// The score of a grid: larger diagrams are better. A grid that has empty slots or leaves the page blank below must
    /// make them considerably larger to be preferred.
    fn worth(&self) -> f64 {
        let empty = self.columns * self.rows - self.sheet.per_page;
        self.cell * (1.0 - 0.06 * empty as f64) * (0.3 + 0.7 * self.filled)
    }

    fn place(&self, diagram: &PageDiagram, number: usize, slot: usize, fonts: &Fonts, shapes: &mut Vec<PageShape>) {
        let (column, row) = (slot % self.columns, slot / self.columns);
        let left = self.at.x + column as f64 * (self.slot.0 + GUTTER);
        let top = self.at.y + row as f64 * (self.slot.1 + GUTTER);
        let (wide, high) = paint::extent(diagram.frame, self.sheet.coordinates);
        let at = Spot::new(left + (self.slot.0 - wide * self.cell) / 2.0, top);
        let tint = self.sheet.tint && diagram.region.len() < diagram.frame.width * diagram.frame.height;
        let look = DiagramLook { cell: self.cell, coordinates: self.sheet.coordinates, region: tint };
        shapes.extend(paint::diagram(diagram, at, look, fonts));
        let mut baseline = top + high * self.cell + CAPTION_GAP + self.font_size * 0.8;
        for (text, bold) in self.caption(diagram, number, fonts) {
            let at = Spot::new(left + self.slot.0 / 2.0, baseline);
            let size = self.font_size;
            shapes.push(PageShape::Text { at, text, size, bold, anchor: TextAnchor::Middle, ink: Ink::BLACK });
            baseline += self.font_size * LEADING;
        }
    }

    /// Lines, and whether they are bold: the players after the number of the example, then the rest.
    fn caption(&self, diagram: &PageDiagram, number: usize, fonts: &Fonts) -> Vec<(String, bool)> {
        let caption = &diagram.caption;
        let players = format!("{}. {}", number + 1, caption.players);
        let paragraphs = [
            (players.as_str(), true, 2),
            (&caption.facts, false, 2),
            (&caption.moves, false, 3),
            (caption.exchanged, false, 2),
        ];
        let lines = paragraphs.into_iter().flat_map(|(text, bold, limit)| {
            let lines = wrapped(&kept_together(text), fonts, self.font_size, bold, self.slot.0, limit);
            lines.into_iter().map(move |line| (line.replace(NO_BREAK, " "), bold))
        });
        lines.collect()
    }
}

/// A space at which no line breaks.
const NO_BREAK: char = '\u{a0}';

/// Prevents line breaks within "47 P9", "move 12", "moves 7–18" or "23rd Agon-Kiriyama", and after "Black", "White" or
/// "1.".
fn kept_together(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let mut out = String::new();
    for (at, word) in words.iter().enumerate() {
        out.push_str(word);
        let Some(next) = words.get(at + 1) else { break };
        let digits = word.trim_end_matches(|c: char| c.is_ascii_lowercase());
        let is_ordinal = is_number(digits) && matches!(&word[digits.len()..], "st" | "nd" | "rd" | "th");
        let names_a_point = is_number(word) && next.starts_with(|c: char| c.is_ascii_uppercase());
        let is_title = matches!(*word, "Black" | "White" | "move" | "moves" | "after" | "=")
            || word.strip_suffix('.').is_some_and(is_number);
        out.push(if is_ordinal || names_a_point || is_title || *next == "=" { NO_BREAK } else { ' ' });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_together_stays_in_a_line() {
        let shown = |text: &str| kept_together(text).replace(NO_BREAK, "_");
        assert_eq!(shown("1. Black O Meien 9d, White Cho U"), "1._Black_O Meien 9d, White_Cho U");
        assert_eq!(shown("moves 7–18; elsewhere 47 P9, 48 Q10"), "moves_7–18; elsewhere 47_P9, 48_Q10");
        assert_eq!(shown("1999 · B+R · 23rd Agon-Kiriyama"), "1999 · B+R · 23rd_Agon-Kiriyama");
        assert_eq!(shown("20 = 12 (ko)"), "20_=_12 (ko)");
        assert_eq!(shown(""), "");
    }
}
