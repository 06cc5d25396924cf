//! The wood under the stones: a grain made of noise, generated once for each theme, light and dark.

use egui::{Color32, ColorImage};

/// Pixels of the texture across and along the grain. Stretching it over the board lengthens the grain, as in real wood.
const ACROSS_GRAIN_PIXELS: usize = 512;
const ALONG_GRAIN_PIXELS: usize = 96;

/// A picture of a board's surface, with `base` as its middle tone.
pub fn wood_image(base: Color32, contrast: f32) -> ColorImage {
    let mut image = ColorImage::filled([ACROSS_GRAIN_PIXELS, ALONG_GRAIN_PIXELS], base);
    let base = [base.r(), base.g(), base.b()].map(f32::from);
    for y in 0..ALONG_GRAIN_PIXELS {
        for x in 0..ACROSS_GRAIN_PIXELS {
            let (u, v) = (x as f32 / ACROSS_GRAIN_PIXELS as f32, y as f32 / ALONG_GRAIN_PIXELS as f32);
            let sway = 0.020 * noise(v * 1.7, 3.1) + 0.006 * noise(v * 5.0, u * 3.0);
            let across = u + sway;
            // Year rings are denser towards one side of the plank; fibres are fine and everywhere.
            let rings = (across * (46.0 + 22.0 * across) + 1.6 * noise(across * 7.0, 0.5)).sin();
            let fibres = noise(across * 210.0, v * 3.0) - 0.5;
            let clouds = noise(across * 3.0 + 9.0, v * 2.0) - 0.5;
            let tone = 1.0 + contrast * (0.030 * rings + 0.050 * fibres + 0.055 * clouds);
            // Darker grain is redder.
            let [r, g, b] = [base[0] * (0.35 + 0.65 * tone), base[1] * tone, base[2] * (tone * 1.3 - 0.3)];
            image.pixels[y * ACROSS_GRAIN_PIXELS + x] = Color32::from_rgb(r as u8, g as u8, b as u8);
        }
    }
    image
}

/// Smooth value noise, 0 to 1.
fn noise(x: f32, y: f32) -> f32 {
    let (x0, y0) = (x.floor(), y.floor());
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (tx, ty) = (ease(x - x0), ease(y - y0));
    let mix = |a: f32, b: f32, t: f32| a + (b - a) * t;
    let (ix, iy) = (x0 as i32, y0 as i32);
    mix(mix(speck(ix, iy), speck(ix + 1, iy), tx), mix(speck(ix, iy + 1), speck(ix + 1, iy + 1), tx), ty)
}

fn speck(x: i32, y: i32) -> f32 {
    let mut bits = (x as u32).wrapping_mul(0x9e37_79b1) ^ (y as u32).wrapping_mul(0x85eb_ca77);
    bits = (bits ^ bits >> 15).wrapping_mul(0x2c1b_3c6d);
    bits = (bits ^ bits >> 12).wrapping_mul(0x297a_2d39);
    (bits ^ bits >> 15) as f32 / u32::MAX as f32
}
