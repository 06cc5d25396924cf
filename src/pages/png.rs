//! A page as a picture.

use katachi_language::text;
use resvg::tiny_skia::{Pixmap, Transform};

use super::PagesError;
use super::fonts::Fonts;
use super::scene::PageScene;
use super::svg::tree;

/// Resolutions, in dots per inch, that give a page of reasonable size.
pub const DPI_RANGE: std::ops::RangeInclusive<u32> = 36..=1200;

/// Points of print per inch.
const POINTS_PER_INCH: f32 = 72.0;

/// Opaque pixels, row by row, four bytes each: red, green, blue, 255.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub width: u32,
    pub height: u32,
    pub rgba: Vec<u8>,
}

impl Picture {
    /// The bytes of a PNG file. Errors: no pixels, or too few for the size.
    pub fn to_png(&self) -> Result<Vec<u8>, PagesError> {
        let no_picture = || PagesError::Rendering(text!("pages-no-pixels").into());
        let mut pixels = Pixmap::new(self.width, self.height).ok_or_else(no_picture)?;
        if pixels.data().len() != self.rgba.len() {
            return Err(no_picture());
        }
        pixels.data_mut().copy_from_slice(&self.rgba);
        pixels.encode_png().map_err(|error| PagesError::Rendering(error.to_string()))
    }
}

/// The page at `dpi` dots per inch, as the bytes of a PNG file.
///
/// Errors: too many diagrams a page, no font, or a page that cannot be rendered.
pub fn to_png(scene: &PageScene, dpi: u32, fonts: &Fonts) -> Result<Vec<u8>, PagesError> {
    if !DPI_RANGE.contains(&dpi) {
        return Err(PagesError::Dpi(dpi));
    }
    let pixels = pixels(scene, dpi as f32 / POINTS_PER_INCH, fonts)?;
    pixels.encode_png().map_err(|error| PagesError::Rendering(error.to_string()))
}

/// The page at a width in pixels, for a preview.
///
/// Errors: too many diagrams a page, no font, or a page that cannot be rendered.
pub fn picture(scene: &PageScene, width: u32, fonts: &Fonts) -> Result<Picture, PagesError> {
    let pixels = pixels(scene, width.clamp(16, 8192) as f32 / scene.width as f32, fonts)?;
    Ok(Picture { width: pixels.width(), height: pixels.height(), rgba: pixels.take() })
}

fn pixels(scene: &PageScene, scale: f32, fonts: &Fonts) -> Result<Pixmap, PagesError> {
    let tree = tree(scene, fonts)?;
    let side = |points: f64| (points as f32 * scale).round() as u32;
    let (width, height) = (side(scene.width), side(scene.height));
    let mut pixels =
        Pixmap::new(width, height).ok_or_else(|| PagesError::Rendering(text!("pages-too-large").into()))?;
    // The unit of an SVG is a pixel of 1/96 inch, that of a page is a point, so scale by the tree's own size.
    let (fit_x, fit_y) = (width as f32 / tree.size().width(), height as f32 / tree.size().height());
    resvg::render(&tree, Transform::from_scale(fit_x, fit_y), &mut pixels.as_mut());
    Ok(pixels)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pixels_become_a_png_of_their_size() {
        let picture = Picture { width: 3, height: 2, rgba: vec![255; 24] };
        let read = Pixmap::decode_png(&picture.to_png().unwrap()).unwrap();
        assert_eq!((read.width(), read.height(), read.data().to_vec()), (3, 2, picture.rgba));
        assert!(Picture { width: 3, height: 2, rgba: vec![255; 20] }.to_png().is_err());
        assert!(Picture { width: 0, height: 2, rgba: Vec::new() }.to_png().is_err());
    }
}
