//! Pages as one PDF: vector shapes and text, with the used parts of the fonts embedded.

use katachi_language::text;
use krilla::Document;
use krilla::geom::{Size, Transform};
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};

use super::PagesError;
use super::fonts::Fonts;
use super::layout::Paper;
use super::scene::PageScene;
use super::svg::{parsed, tree};
use katachi_core::progress::Progress;

/// All pages in one file; the same bytes for the same pages and fonts.
///
/// Errors: too many diagrams a page, no font, or a page that cannot be rendered.
pub fn to_pdf(scenes: &[PageScene], title: &str, fonts: &Fonts, progress: &Progress) -> Result<Vec<u8>, PagesError> {
    let mut document = Document::new();
    let metadata = Metadata::new().creator("Katachi".to_owned());
    document.set_metadata(if title.is_empty() { metadata } else { metadata.title(title.to_owned()) });
    for scene in scenes {
        progress.check()?;
        let tree = tree(scene, fonts)?;
        let (width, height) = (scene.width as f32, scene.height as f32);
        let settings = PageSettings::from_wh(width, height).expect("papers have a size");
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        let size = Size::from_wh(width, height).expect("papers have a size");
        surface.draw_svg(&tree, size, SvgSettings::default());
        surface.finish();
        page.finish();
    }
    document.finish().map_err(|error| PagesError::Rendering(format!("{error:?}")))
}

/// A picture on its own page, centred, as large as the paper allows.
///
/// Errors: no font, or an SVG that cannot be read.
pub fn svg_to_pdf(svg: &str, paper: Paper, fonts: &Fonts) -> Result<Vec<u8>, PagesError> {
    let tree = parsed(svg, fonts)?;
    let (width, height) = paper.size();
    let (width, height) = (width as f32, height as f32);
    let drawn = tree.size();
    let scale = ((width - 2.0 * BORDER) / drawn.width()).min((height - 2.0 * BORDER) / drawn.height());
    let (wide, high) = (drawn.width() * scale, drawn.height() * scale);
    let no_size = || PagesError::Rendering(text!("pages-no-size").to_owned());
    let size = Size::from_wh(wide, high).ok_or_else(no_size)?;
    let mut document = Document::new();
    document.set_metadata(Metadata::new().creator("Katachi".to_owned()));
    let mut page = document.start_page_with(PageSettings::from_wh(width, height).expect("papers have a size"));
    let mut surface = page.surface();
    surface.push_transform(&Transform::from_translate((width - wide) / 2.0, (height - high) / 2.0));
    surface.draw_svg(&tree, size, SvgSettings::default());
    surface.pop();
    surface.finish();
    page.finish();
    document.finish().map_err(|error| PagesError::Rendering(format!("{error:?}")))
}

/// The white border around a picture, in points of print.
const BORDER: f32 = 56.0;
