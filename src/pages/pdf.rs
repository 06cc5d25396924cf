//! Pages as one PDF: vector shapes and text, with the fonts that it uses embedded, as far as it uses them.

use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::{Document, geom::Size};
use krilla_svg::{SurfaceExt, SvgSettings};

use super::PagesError;
use super::fonts::Fonts;
use super::scene::Scene;
use super::svg::tree;
use katachi_core::progress::Progress;

/// All pages in one file; the same bytes for the same pages and fonts.
///
/// Errors: too many diagrams a page, no font, or a page that cannot be rendered.
pub fn to_pdf(scenes: &[Scene], title: &str, fonts: &Fonts, progress: &Progress) -> Result<Vec<u8>, PagesError> {
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
