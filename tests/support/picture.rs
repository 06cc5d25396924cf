//! The window as a picture, painted in software: triangles, textures and blending as in egui's painters.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use egui::epaint::{ImageData, Primitive, Vertex};
use egui::{Color32, ColorImage, Pos2, Rect, TextureId, TexturesDelta};
use egui_kittest::TestRenderer;
use resvg::tiny_skia::{IntSize, Pixmap};

use super::window::Window;

/// The textures of a window, supplied by its harness.
#[derive(Clone, Default)]
pub struct Painter(Arc<Mutex<HashMap<TextureId, ColorImage>>>);

impl TestRenderer for Painter {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        let mut textures = self.0.lock().unwrap();
        let changes = std::mem::take(&mut delta.set).into_iter();
        delta.free.clear();
        for (id, change) in changes.flat_map(|(id, changes)| changes.into_iter().map(move |change| (id, change))) {
            let ImageData::Color(image) = change.image;
            match change.pos {
                None => drop(textures.insert(id, ColorImage::clone(&image))),
                Some([left, top]) => {
                    let texture = textures.get_mut(&id).unwrap();
                    for y in 0..image.height() {
                        (0..image.width()).for_each(|x| texture[(left + x, top + y)] = image[(x, y)]);
                    }
                }
            }
        }
    }
}

impl Painter {
    /// Paints the latest frame of a window with this many pixels per point.
    pub fn paint(&self, window: &Window, pixels: f32) -> ColorImage {
        let size = window.ctx.content_rect().size() * pixels;
        let mut picture = ColorImage::filled([size.x as usize, size.y as usize], Color32::BLACK);
        let textures = self.0.lock().unwrap();
        for clipped in window.ctx.tessellate(window.output().shapes.clone(), pixels) {
            let Primitive::Mesh(mut mesh) = clipped.primitive else {
                panic!("only the window itself paints otherwise")
            };
            mesh.vertices.iter_mut().for_each(|vertex| vertex.pos = (vertex.pos.to_vec2() * pixels).to_pos2());
            let clip = (clipped.clip_rect * pixels).intersect(Rect::from_min_size(Pos2::ZERO, size));
            for triangle in mesh.indices.chunks_exact(3) {
                let corners = [0, 1, 2].map(|corner| mesh.vertices[triangle[corner] as usize]);
                paint_triangle(&mut picture, &textures[&mesh.texture_id], corners, clip);
            }
        }
        picture
    }
}

/// Paints the pixels whose centre is in the triangle.
fn paint_triangle(picture: &mut ColorImage, texture: &ColorImage, [a, b, c]: [Vertex; 3], clip: Rect) {
    let edge = |from: Pos2, to: Pos2, at: Pos2| (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
    let area = edge(a.pos, b.pos, c.pos);
    if area == 0.0 {
        return;
    }
    // Plain areas have one texel.
    let plain = (a.uv == b.uv && b.uv == c.uv).then(|| sample(texture, a.uv.x, a.uv.y));
    let bounds = Rect::from_points(&[a.pos, b.pos, c.pos]).intersect(clip);
    // An edge that two triangles share belongs to one of them.
    let owns = |from: Pos2, to: Pos2| {
        let (dx, dy) = if area > 0.0 { (to.x - from.x, to.y - from.y) } else { (from.x - to.x, from.y - to.y) };
        dy < 0.0 || dy == 0.0 && dx > 0.0
    };
    let owned = [owns(b.pos, c.pos), owns(c.pos, a.pos), owns(a.pos, b.pos)];
    for y in (bounds.min.y - 0.5).ceil().max(0.0) as usize..(bounds.max.y + 0.5).floor().max(0.0) as usize {
        for x in (bounds.min.x - 0.5).ceil().max(0.0) as usize..(bounds.max.x + 0.5).floor().max(0.0) as usize {
            let at = Pos2::new(x as f32 + 0.5, y as f32 + 0.5);
            let weights =
                [edge(b.pos, c.pos, at), edge(c.pos, a.pos, at), edge(a.pos, b.pos, at)].map(|side| side / area);
            let is_inside = |side: usize| weights[side] > 0.0 || weights[side] == 0.0 && owned[side];
            if !clip.contains(at) || !(0..3).all(is_inside) {
                continue;
            }
            let mix = |values: [f32; 3]| (0..3).map(|side| weights[side] * values[side]).sum::<f32>();
            let between = || sample(texture, mix([a.uv.x, b.uv.x, c.uv.x]), mix([a.uv.y, b.uv.y, c.uv.y]));
            let texel = plain.unwrap_or_else(between);
            let colors = [a.color, b.color, c.color].map(|color| color.to_array());
            let source: [f32; 4] =
                std::array::from_fn(|part| mix(colors.map(|color| f32::from(color[part]))) * texel[part] / 255.0);
            let behind = picture[(x, y)].to_array();
            let blended: [u8; 4] = std::array::from_fn(|part| {
                (source[part] + f32::from(behind[part]) * (1.0 - source[3] / 255.0)).round() as u8
            });
            picture[(x, y)] = Color32::from_rgba_premultiplied(blended[0], blended[1], blended[2], blended[3]);
        }
    }
}

/// The colour of a texture at coordinates from 0 to 1, interpolated between the four nearest texels.
fn sample(texture: &ColorImage, u: f32, v: f32) -> [f32; 4] {
    let (x, y) = (u * texture.width() as f32 - 0.5, v * texture.height() as f32 - 0.5);
    let (left, top) = (x.floor(), y.floor());
    let (right_share, bottom_share) = (x - left, y - top);
    let texel = |x: f32, y: f32| {
        let column = x.clamp(0.0, texture.width() as f32 - 1.0) as usize;
        texture[(column, y.clamp(0.0, texture.height() as f32 - 1.0) as usize)].to_array().map(f32::from)
    };
    let (upper, lower) =
        ([texel(left, top), texel(left + 1.0, top)], [texel(left, top + 1.0), texel(left + 1.0, top + 1.0)]);
    std::array::from_fn(|part| {
        let row = |texels: [[f32; 4]; 2]| texels[0][part] * (1.0 - right_share) + texels[1][part] * right_share;
        row(upper) * (1.0 - bottom_share) + row(lower) * bottom_share
    })
}

pub fn to_png(picture: &ColorImage) -> Vec<u8> {
    let size = IntSize::from_wh(picture.width() as u32, picture.height() as u32).unwrap();
    Pixmap::from_vec(picture.as_raw().to_vec(), size).unwrap().encode_png().unwrap()
}

/// Reads a PNG without transparent pixels.
pub fn from_png(bytes: &[u8]) -> ColorImage {
    let pixels = Pixmap::decode_png(bytes).unwrap();
    ColorImage::from_rgba_premultiplied([pixels.width() as usize, pixels.height() as usize], pixels.data())
}
