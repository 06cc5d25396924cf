//! Stones as pictures: drawn once at a few sizes, then only copied.
//!
//! Tessellating a shaded stone from vector circles costs about fifty times as much as a textured square. All sprites of
//! a size are in one texture, with a plain white square among them. So a whole board (lines, shadows, stones, dots) is
//! one mesh with one texture, and a table of thumbnails needs one draw call per thumbnail.

use egui::{
    Color32, ColorImage, Context, Mesh, Pos2, Rect, TextureFilter, TextureHandle, TextureOptions, Vec2, pos2, vec2,
};

use katachi_app::StoneLook;
use katachi_core::go::{Color, Point};

/// Diameters in pixels at which stones are drawn. Other sizes are scaled down from the next larger one.
const DIAMETERS: [usize; 4] = [12, 24, 48, 96];

/// Small marks are copied from the same sheet as the stones they lie on, so the sheet must scale down well.
const TEXTURE_OPTIONS: TextureOptions =
    TextureOptions { mipmap_mode: Some(TextureFilter::Linear), ..TextureOptions::LINEAR };

/// The grey of the rim around black stones.
const RIM_GREY: f32 = 176.0;

/// The rim around small white stones: its grey, its width in pixels, and the largest sheet that has it. Larger stones
/// stand out by their shading.
const SHELL_RIM_GREY: f32 = 112.0;
const SHELL_RIM_WIDTH: f32 = 1.2;
const LARGEST_RIMMED_SHELL: usize = 24;

/// Number of shell patterns for white stones, so that neighbours do not look identical.
const SHELL_COUNT: usize = 3;

/// A part of the texture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sprite {
    Shadow,
    Slate,
    /// One of the shells; any number is valid.
    Shell(usize),
    /// A white disc, to be tinted.
    Disc,
    /// A white ring, to be tinted.
    Ring,
}

const SPRITE_COUNT: usize = 5 + SHELL_COUNT;
const SOLID_SPRITE: usize = SPRITE_COUNT - 1;

impl Sprite {
    /// The stone of a colour. The point determines the shell.
    pub fn stone(color: Color, point: Point) -> Sprite {
        match color {
            Color::Black => Sprite::Slate,
            Color::White => Sprite::Shell(usize::from(point.x) * 5 + usize::from(point.y) * 3 + 1),
        }
    }

    fn column(self) -> usize {
        match self {
            Sprite::Shadow => 0,
            Sprite::Slate => 1,
            Sprite::Disc => 2,
            Sprite::Ring => 3,
            Sprite::Shell(number) => 4 + number % SHELL_COUNT,
        }
    }

    fn in_column(column: usize) -> Sprite {
        match column {
            0 => Sprite::Shadow,
            1 => Sprite::Slate,
            2 => Sprite::Disc,
            3 => Sprite::Ring,
            _ => Sprite::Shell(column - 4),
        }
    }
}

/// The stones that get a rim, because the ground is about as bright as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoneRim {
    None,
    Black,
    /// Only where they are small.
    White,
}

/// The sprites at one size.
#[derive(Clone)]
struct SpriteSheet {
    texture: TextureHandle,
    diameter: usize,
    /// Side of a sprite's square, including the room around the stone.
    tile: usize,
}

/// The sprites at every size.
#[derive(Clone)]
pub struct StoneSprites {
    sheets: Vec<SpriteSheet>,
}

impl StoneSprites {
    /// Draws the sprites.
    pub fn new(ctx: &Context, look: StoneLook, rim: StoneRim) -> StoneSprites {
        let sheets = DIAMETERS
            .into_iter()
            .map(|diameter| {
                let tile = diameter + 2 * margin(diameter);
                let image = sheet_image(diameter, tile, look, rim);
                let texture = ctx.load_texture(format!("stones {diameter} {look:?} {rim:?}"), image, TEXTURE_OPTIONS);
                SpriteSheet { texture, diameter, tile }
            })
            .collect();
        StoneSprites { sheets }
    }

    /// A brush for stones of about this diameter, in points.
    pub fn brush(&self, diameter: f32, pixels_per_point: f32) -> Brush<'_> {
        let pixels = diameter * pixels_per_point;
        let sheet = self.sheets.iter().find(|sheet| sheet.diameter as f32 >= pixels * 0.92);
        let sheet = sheet.unwrap_or(&self.sheets[self.sheets.len() - 1]);
        Brush { sheet, mesh: Mesh::with_texture(sheet.texture.id()) }
    }
}

/// A part of a mesh that a [`Brush`] made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Painted {
    Sprite {
        sprite: Sprite,
        centre: Pos2,
        diameter: f32,
        tint: Color32,
    },
    /// Corners in order.
    Solid {
        corners: [Pos2; 4],
        color: Color32,
    },
}

impl StoneSprites {
    /// Reads back the mesh of a brush in painting order; `None` for any other mesh.
    pub fn read(&self, mesh: &Mesh) -> Option<Vec<Painted>> {
        let sheet = self.sheets.iter().find(|sheet| sheet.texture.id() == mesh.texture_id)?;
        let painted = mesh.vertices.chunks_exact(4).map(|quad| {
            let [a, b, c, d] = [quad[0], quad[1], quad[2], quad[3]];
            if a.uv == d.uv {
                // Rectangles list their corners row by row, quads in a circle.
                let around = ((a.pos - b.pos) + (c.pos - d.pos)).length() < 0.01;
                let corners = if around { [a.pos, b.pos, c.pos, d.pos] } else { [a.pos, b.pos, d.pos, c.pos] };
                return Painted::Solid { corners, color: a.color };
            }
            let rect = Rect::from_points(&[a.pos, b.pos, c.pos, d.pos]);
            let column = (a.uv.x.min(d.uv.x) * SPRITE_COUNT as f32).round() as usize;
            let diameter = rect.width() * sheet.diameter as f32 / sheet.tile as f32;
            Painted::Sprite { sprite: Sprite::in_column(column), centre: rect.center(), diameter, tint: a.color }
        });
        Some(painted.collect())
    }
}

/// Collects sprites and flat shapes into one mesh, in drawing order.
pub struct Brush<'a> {
    sheet: &'a SpriteSheet,
    mesh: Mesh,
}

impl Brush<'_> {
    pub fn sprite(&mut self, sprite: Sprite, centre: Pos2, diameter: f32, tint: Color32) {
        let side = diameter * self.sheet.tile as f32 / self.sheet.diameter as f32;
        let rect = Rect::from_center_size(centre, Vec2::splat(side));
        let (columns, column) = (SPRITE_COUNT as f32, sprite.column() as f32);
        let uv = Rect::from_min_max(pos2(column / columns, 0.0), pos2((column + 1.0) / columns, 1.0));
        self.mesh.add_rect_with_uv(rect, uv, tint);
    }

    /// A stone without its shadow.
    pub fn stone(&mut self, color: Color, point: Point, centre: Pos2, diameter: f32, opacity: f32) {
        self.sprite(Sprite::stone(color, point), centre, diameter, Color32::WHITE.gamma_multiply(opacity));
    }

    pub fn shadow(&mut self, centre: Pos2, diameter: f32) {
        self.sprite(Sprite::Shadow, centre + vec2(0.035, 0.07) * diameter, diameter, Color32::WHITE);
    }

    pub fn disc(&mut self, centre: Pos2, diameter: f32, color: Color32) {
        self.sprite(Sprite::Disc, centre, diameter, color);
    }

    pub fn ring(&mut self, centre: Pos2, diameter: f32, color: Color32) {
        self.sprite(Sprite::Ring, centre, diameter, color);
    }

    pub fn rect(&mut self, rect: Rect, color: Color32) {
        self.mesh.add_rect_with_uv(rect, Rect::from_min_max(solid_uv(), solid_uv()), color);
    }

    /// Four corners in order.
    pub fn quad(&mut self, corners: [Pos2; 4], color: Color32) {
        let first = self.mesh.vertices.len() as u32;
        for pos in corners {
            self.mesh.vertices.push(egui::epaint::Vertex { pos, uv: solid_uv(), color });
        }
        self.mesh.add_triangle(first, first + 1, first + 2);
        self.mesh.add_triangle(first, first + 2, first + 3);
    }

    /// Paints a square that stands on its corner.
    pub fn diamond(&mut self, centre: Pos2, diameter: f32, color: Color32) {
        let r = diameter / 2.0;
        let corners = [vec2(0.0, -r), vec2(r, 0.0), vec2(0.0, r), vec2(-r, 0.0)];
        self.quad(corners.map(|corner| centre + corner), color);
    }

    /// Paints a straight line with square ends.
    pub fn stroke(&mut self, from: Pos2, to: Pos2, width: f32, color: Color32) {
        let along = (to - from).normalized();
        let across = along.rot90() * (width / 2.0);
        self.quad([from + across, to + across, to - across, from - across], color);
    }

    pub fn finish(self, painter: &egui::Painter) {
        if !self.mesh.is_empty() {
            painter.add(self.mesh);
        }
    }
}

fn margin(diameter: usize) -> usize {
    (diameter / 6).max(2)
}

fn solid_uv() -> Pos2 {
    pos2((SOLID_SPRITE as f32 + 0.5) / SPRITE_COUNT as f32, 0.5)
}

fn sheet_image(diameter: usize, tile: usize, look: StoneLook, rim: StoneRim) -> ColorImage {
    let mut image = ColorImage::filled([tile * SPRITE_COUNT, tile], Color32::TRANSPARENT);
    let middle = tile as f32 / 2.0;
    let radius = diameter as f32 / 2.0;
    for y in 0..tile {
        for x in 0..tile {
            let (dx, dy) = ((x as f32 + 0.5 - middle) / radius, (y as f32 + 0.5 - middle) / radius);
            let distance = dx.hypot(dy);
            // The share of the pixel's area that a disc of this radius covers.
            let covered = |edge: f32| ((edge - distance) * radius + 0.5).clamp(0.0, 1.0);
            let mut put =
                |column: usize, color: Color32| image.pixels[y * tile * SPRITE_COUNT + column * tile + x] = color;
            let depth = if look == StoneLook::Flat { 0.0 } else { 120.0 };
            let shadow = 1.0 - smooth_step(0.72, 1.16, distance);
            put(Sprite::Shadow.column(), Color32::from_black_alpha((shadow * depth) as u8));
            let disc = covered(1.0);
            put(Sprite::Disc.column(), white(disc));
            put(Sprite::Ring.column(), white(disc - covered(0.76)));
            // Keep clear of the borders, so that it does not bleed into neighbours when the sheet is scaled down.
            put(SOLID_SPRITE, white(if dx.abs().max(dy.abs()) < 0.6 { 1.0 } else { 0.0 }));
            let inside = covered(1.0 - 2.4 / radius.max(6.0));
            let black = |inner: [f32; 3]| match rim {
                StoneRim::Black => inner.map(|channel| RIM_GREY + (channel - RIM_GREY) * inside),
                StoneRim::None | StoneRim::White => inner,
            };
            let inside_shell = covered(1.0 - SHELL_RIM_WIDTH / radius);
            let shell_rimmed = |inner: [f32; 3]| match rim == StoneRim::White && diameter <= LARGEST_RIMMED_SHELL {
                true => inner.map(|channel| SHELL_RIM_GREY + (channel - SHELL_RIM_GREY) * inside_shell),
                false => inner,
            };
            if disc > 0.0 && look == StoneLook::Flat {
                put(Sprite::Slate.column(), opaque(black([18.0; 3]), disc));
                // A rim, so that white stones stand out from pale wood.
                let grey = 70.0 + 180.0 * inside;
                (0..SHELL_COUNT).for_each(|shell| put(Sprite::Shell(shell).column(), opaque([grey; 3], disc)));
            } else if disc > 0.0 {
                put(Sprite::Slate.column(), opaque(black(slate(dx, dy)), disc));
                for shell in 0..SHELL_COUNT {
                    let detail = if diameter >= 24 { 1.0 } else { 0.0 };
                    put(Sprite::Shell(shell).column(), opaque(shell_rimmed(shell_color(dx, dy, shell, detail)), disc));
                }
            }
        }
    }
    image
}

/// The light that a stone's dome reflects towards the viewer, with the light from the upper left: diffuse, and
/// highlight.
fn lit(dx: f32, dy: f32) -> (f32, f32) {
    // A lens is flatter than a ball.
    let height = (1.0 - 0.8 * (dx * dx + dy * dy)).max(0.02).sqrt();
    let normal = [dx * 0.86, dy * 0.86, height];
    let length = normal.iter().map(|n| n * n).sum::<f32>().sqrt();
    let light = [-0.42, -0.58, 0.70];
    let dot: f32 = normal.iter().zip(light).map(|(n, l)| n * l).sum::<f32>() / length;
    let halfway = [-0.23, -0.31, 0.92];
    let gleam: f32 = normal.iter().zip(halfway).map(|(n, h)| n * h).sum::<f32>() / length;
    (dot.max(0.0), gleam.max(0.0))
}

fn slate(dx: f32, dy: f32) -> [f32; 3] {
    let (diffuse, gleam) = lit(dx, dy);
    let soft = gleam.powi(10) * 52.0 + gleam.powi(48) * 46.0;
    let grey = 15.0 + 34.0 * diffuse * diffuse + soft * 0.72;
    [grey, grey * 1.005, grey * 1.03 + 1.0]
}

fn shell_color(dx: f32, dy: f32, shell: usize, detail: f32) -> [f32; 3] {
    let (diffuse, gleam) = lit(dx, dy);
    let (sin, cos) = (0.5 + shell as f32 * 2.05).sin_cos();
    let (u, v) = (dx * cos + dy * sin, dy * cos - dx * sin);
    // The growth rings of the clam, seen from above: nearly straight, a little bent, denser to one side.
    let ring = ((u + 0.22 * v * v + 0.10 * u * u) * (17.0 + 3.0 * shell as f32)).sin();
    let rings = detail * (2.6 * ring + 1.2 * (ring * 0.5 + v * 4.0).sin());
    let rim = smooth_step(0.86, 1.0, dx.hypot(dy)) * 26.0;
    let grey = 196.0 + 52.0 * diffuse.powf(0.7) + gleam.powi(30) * 12.0 + rings - rim;
    [grey, grey * 0.995, grey * 0.975]
}

fn smooth_step(from: f32, to: f32, x: f32) -> f32 {
    let t = ((x - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

fn white(alpha: f32) -> Color32 {
    Color32::from_white_alpha((alpha.clamp(0.0, 1.0) * 255.0) as u8)
}

fn opaque(rgb: [f32; 3], coverage: f32) -> Color32 {
    let [r, g, b] = rgb.map(|channel| (channel.clamp(0.0, 255.0) * coverage) as u8);
    Color32::from_rgba_premultiplied(r, g, b, (coverage * 255.0) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_brush_painted_is_read_back() {
        let ctx = Context::default();
        let stones = StoneSprites::new(&ctx, StoneLook::Shaded, StoneRim::None);
        for diameter in [9.0, 30.0, 200.0] {
            let mut brush = stones.brush(diameter, 1.0);
            let (at, red) = (pos2(40.0, 50.0), Color32::RED);
            brush.shadow(at, diameter);
            brush.stone(Color::Black, Point::new(3, 3), at, diameter, 1.0);
            brush.stone(Color::White, Point::new(4, 3), at, diameter, 0.5);
            brush.rect(Rect::from_min_size(at, vec2(4.0, 2.0)), red);
            brush.diamond(at, 8.0, red);
            brush.ring(at, 12.0, red);
            let read = stones.read(&brush.mesh).unwrap();
            let sprites: Vec<(Sprite, f32)> = read
                .iter()
                .filter_map(|painted| match painted {
                    Painted::Sprite { sprite, diameter, .. } => Some((*sprite, *diameter)),
                    Painted::Solid { .. } => None,
                })
                .collect();
            let shell = Sprite::stone(Color::White, Point::new(4, 3)).column() - 4;
            let expected = [
                (Sprite::Shadow, diameter),
                (Sprite::Slate, diameter),
                (Sprite::Shell(shell), diameter),
                (Sprite::Ring, 12.0),
            ];
            for ((sprite, across), (as_painted, wide)) in sprites.iter().zip(expected) {
                assert_eq!(*sprite, as_painted);
                assert!((across - wide).abs() < 0.01, "{across} {wide}");
            }
            assert_eq!(sprites.len(), 4);
            let rectangle = [at, at + vec2(4.0, 0.0), at + vec2(4.0, 2.0), at + vec2(0.0, 2.0)];
            assert!(matches!(read[3], Painted::Solid { corners, .. } if corners == rectangle));
            let diamond = [at + vec2(0.0, -4.0), at + vec2(4.0, 0.0), at + vec2(0.0, 4.0), at + vec2(-4.0, 0.0)];
            assert!(matches!(read[4], Painted::Solid { corners, .. } if corners == diamond));
        }
        assert!(stones.read(&Mesh::default()).is_none());
    }

    #[test]
    fn a_sheet_has_dark_slate_light_shells_and_empty_corners() {
        let tile = 48 + 2 * margin(48);
        for look in StoneLook::ALL {
            let image = sheet_image(48, tile, look, StoneRim::None);
            let at = |column: usize, x: usize, y: usize| image.pixels[y * tile * SPRITE_COUNT + column * tile + x];
            let middle = tile / 2;
            assert!(at(Sprite::Slate.column(), middle, middle).r() < 110);
            for shell in 0..SHELL_COUNT {
                assert!(at(Sprite::Shell(shell).column(), middle, middle).r() > 210);
            }
            assert_eq!(at(Sprite::Slate.column(), 0, 0), Color32::TRANSPARENT);
            assert_eq!(at(SOLID_SPRITE, middle, middle), Color32::WHITE);
            // A black stone ends in light grey where it has a rim, and only there.
            let rimmed = sheet_image(48, tile, look, StoneRim::Black);
            let edge = |image: &ColorImage| {
                image.pixels[middle * tile * SPRITE_COUNT + Sprite::Slate.column() * tile + margin(48) + 1].r()
            };
            assert!(edge(&rimmed) > 150 && edge(&image) < 110, "{} {}", edge(&rimmed), edge(&image));
        }
    }

    #[test]
    fn small_white_stones_end_in_grey_on_light_grounds() {
        for diameter in [12, 24] {
            let tile = diameter + 2 * margin(diameter);
            let grey = |rim: StoneRim, x: usize| {
                let image = sheet_image(diameter, tile, StoneLook::Shaded, rim);
                image.pixels[tile / 2 * tile * SPRITE_COUNT + Sprite::Shell(0).column() * tile + x].r()
            };
            let (edge, middle) = (margin(diameter), tile / 2);
            assert!(grey(StoneRim::White, edge) < 140, "{diameter}: {}", grey(StoneRim::White, edge));
            assert!(grey(StoneRim::White, middle) > 210 && grey(StoneRim::None, edge) > 160, "{diameter}");
        }
        let large = |rim| sheet_image(48, 48 + 2 * margin(48), StoneLook::Shaded, rim);
        assert_eq!(large(StoneRim::White), large(StoneRim::None));
    }
}
