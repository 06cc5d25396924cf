//! Writes a painted part of the window (board, plot or tree) as SVG, from the shapes of the frame.
//!
//! Stones are read back from the textured squares that they are painted with; wood becomes its middle tone. Other
//! textured shapes are left out.

use std::fmt::Write;

use egui::{Color32, Context, LayerId, Pos2, Rect, Shape, Stroke};

use super::stones::{Painted, Sprite};
use super::style::BoardStyle;

/// The shapes of this frame in a rectangle of a layer, as SVG. Call it after the frame has been painted.
pub fn painted_svg(ctx: &Context, layer: LayerId, part: Rect) -> String {
    let style = BoardStyle::for_context(ctx);
    let mut writer = SvgWriter { style: &style, part, clips: Vec::new(), body: String::new() };
    ctx.graphics(|graphics| {
        for clipped in graphics.get(layer).into_iter().flat_map(|list| list.all_entries()) {
            if clipped.clip_rect.intersects(part) {
                writer.shape(&clipped.shape, clipped.clip_rect);
            }
        }
    });
    writer.finished()
}

struct SvgWriter<'a> {
    style: &'a BoardStyle,
    part: Rect,
    clips: Vec<Rect>,
    body: String,
}

impl SvgWriter<'_> {
    fn finished(self) -> String {
        let (width, height) = (length(self.part.width()), length(self.part.height()));
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} \
             {height}\" font-family=\"Helvetica, Arial, 'Noto Sans', sans-serif\">\n<defs>\n{GRADIENTS}"
        );
        for (at, clip) in self.clips.iter().enumerate() {
            let area = self.rect_words(*clip);
            svg.push_str(&format!("<clipPath id=\"clip{at}\"><rect {area}/></clipPath>\n"));
        }
        svg.push_str("</defs>\n");
        svg + &self.body + "</svg>\n"
    }

    fn shape(&mut self, shape: &Shape, clip: Rect) {
        if let Shape::Vec(shapes) = shape {
            shapes.iter().for_each(|shape| self.shape(shape, clip));
            return;
        }
        let bounds = shape.visual_bounding_rect();
        if !bounds.intersects(self.part.intersect(clip)) {
            return;
        }
        // Shapes that extend beyond the clip rectangle need a clip path; the picture's own border clips by itself.
        let is_cut = !clip.expand(0.5).contains_rect(bounds.intersect(self.part));
        if is_cut {
            let at = self.clips.iter().position(|known| *known == clip).unwrap_or_else(|| {
                self.clips.push(clip);
                self.clips.len() - 1
            });
            self.body.push_str(&format!("<g clip-path=\"url(#clip{at})\">\n"));
        }
        self.simple(shape).expect("strings take all that is written");
        if is_cut {
            self.body.push_str("</g>\n");
        }
    }

    fn simple(&mut self, shape: &Shape) -> std::fmt::Result {
        match shape {
            Shape::Circle(circle) => {
                let (paint, stroke) = (fill(circle.fill), stroke_words(circle.stroke));
                self.circle(circle.center, circle.radius, &format!("{paint} {stroke}"))
            }
            Shape::LineSegment { points, stroke } => self.polyline(points, "fill=\"none\"", *stroke, false),
            Shape::Path(path) => {
                let color = match path.stroke.color {
                    egui::epaint::ColorMode::Solid(color) => color,
                    egui::epaint::ColorMode::UV(_) => Color32::TRANSPARENT,
                };
                self.polyline(&path.points, &fill(path.fill), Stroke::new(path.stroke.width, color), path.closed)
            }
            Shape::Rect(rect) => {
                let (area, paint, stroke) = (self.rect_words(rect.rect), fill(rect.fill), stroke_words(rect.stroke));
                let rounded = length(f32::from(rect.corner_radius.nw));
                let blurred = if rect.blur_width > 0.0 { " filter=\"url(#blur)\"" } else { "" };
                writeln!(self.body, "<rect {area} rx=\"{rounded}\" {paint} {stroke}{blurred}/>")
            }
            Shape::Text(text) => self.text(text),
            Shape::Mesh(mesh) if mesh.texture_id == self.style.wood.id() => {
                let (area, paint) = (self.rect_words(mesh.calc_bounds()), fill(self.style.wood_tone));
                writeln!(self.body, "<rect {area} {paint}/>")
            }
            Shape::Mesh(mesh) => self.mesh(mesh),
            _ => Ok(()),
        }
    }

    fn mesh(&mut self, mesh: &egui::Mesh) -> std::fmt::Result {
        if let Some(painted) = self.style.stones.read(mesh) {
            return painted.into_iter().try_for_each(|painted| self.painted(painted));
        }
        if mesh.texture_id != egui::TextureId::default() {
            return Ok(());
        }
        mesh.indices.chunks_exact(3).try_for_each(|triangle| {
            let corners: Vec<_> = triangle.iter().map(|&at| mesh.vertices[at as usize]).collect();
            let points: Vec<Pos2> = corners.iter().map(|corner| corner.pos).collect();
            self.polyline(&points, &fill(corners[0].color), Stroke::NONE, true)
        })
    }

    fn painted(&mut self, painted: Painted) -> std::fmt::Result {
        let (sprite, centre, diameter, tint) = match painted {
            Painted::Solid { corners, color } => return self.polyline(&corners, &fill(color), Stroke::NONE, true),
            Painted::Sprite { sprite, centre, diameter, tint } => (sprite, centre, diameter, tint),
        };
        let pale =
            |gradient: &str| format!("fill=\"url(#{gradient})\" fill-opacity=\"{}\"", length(tint.a() as f32 / 255.0));
        let radius = diameter / 2.0;
        match sprite {
            Sprite::Shadow => self.circle(centre, radius * 1.16, &pale("shadow")),
            Sprite::Slate => self.circle(centre, radius, &pale("slate")),
            Sprite::Shell(_) => self.circle(centre, radius, &pale("shell")),
            Sprite::Disc => self.circle(centre, radius, &fill(tint)),
            Sprite::Ring => {
                let stroke = Stroke::new(radius * 0.24, tint);
                self.circle(centre, radius * 0.88, &format!("fill=\"none\" {}", stroke_words(stroke)))
            }
        }
    }

    fn circle(&mut self, centre: Pos2, radius: f32, paint: &str) -> std::fmt::Result {
        let (x, y, radius) = (self.x(centre.x), self.y(centre.y), length(radius));
        writeln!(self.body, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {paint}/>")
    }

    fn polyline(&mut self, points: &[Pos2], paint: &str, stroke: Stroke, closed: bool) -> std::fmt::Result {
        let kind = if closed { "polygon" } else { "polyline" };
        let points: Vec<String> = points.iter().map(|at| format!("{},{}", self.x(at.x), self.y(at.y))).collect();
        let stroke = stroke_words(stroke);
        writeln!(self.body, "<{kind} points=\"{}\" {paint} {stroke}/>", points.join(" "))
    }

    /// Writes each row at its place with its width fixed, whatever font displays it.
    fn text(&mut self, text: &egui::epaint::TextShape) -> std::fmt::Result {
        let galley = &text.galley;
        let turned = match text.angle {
            0.0 => String::new(),
            angle => {
                let (x, y) = (self.x(text.pos.x), self.y(text.pos.y));
                format!(" transform=\"rotate({} {x} {y})\"", length(angle.to_degrees()))
            }
        };
        let Some(format) = galley.job.sections.first().map(|section| &section.format) else { return Ok(()) };
        let own = if format.color == Color32::PLACEHOLDER { text.fallback_color } else { format.color };
        let paint = fill(text.override_text_color.unwrap_or(own).gamma_multiply(text.opacity_factor));
        for placed in &galley.rows {
            let glyphs = &placed.row.glyphs;
            let (Some(first), Some(last)) = (glyphs.first(), glyphs.last()) else { continue };
            let words: String = glyphs.iter().map(|glyph| glyph.chr).collect();
            let (from, to) = (first.pos.x, last.pos.x + last.advance_width);
            let x = self.x(text.pos.x + placed.pos.x + (from + to) / 2.0);
            let y = self.y(text.pos.y + placed.pos.y + first.pos.y);
            let wide = if glyphs.len() > 1 {
                format!(" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", length(to - from))
            } else {
                String::new()
            };
            let (size, words) = (length(format.font_id.size), katachi_pages::escaped(&words));
            writeln!(
                self.body,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"middle\"{wide}{turned} {paint}>{words}</text>"
            )?;
        }
        Ok(())
    }

    fn rect_words(&self, rect: Rect) -> String {
        let (x, y) = (self.x(rect.left()), self.y(rect.top()));
        format!("x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\"", length(rect.width()), length(rect.height()))
    }

    fn x(&self, x: f32) -> String {
        length(x - self.part.left())
    }

    fn y(&self, y: f32) -> String {
        length(y - self.part.top())
    }
}

fn fill(color: Color32) -> String {
    if color == Color32::TRANSPARENT { "fill=\"none\"".to_owned() } else { paint("fill", color) }
}

fn stroke_words(stroke: Stroke) -> String {
    if stroke.is_empty() {
        return String::new();
    }
    format!("{} stroke-width=\"{}\"", paint("stroke", stroke.color), length(stroke.width))
}

fn paint(what: &str, color: Color32) -> String {
    let [red, green, blue, alpha] = color.to_srgba_unmultiplied();
    let opacity = match alpha {
        255 => String::new(),
        alpha => format!(" {what}-opacity=\"{}\"", length(f32::from(alpha) / 255.0)),
    };
    format!("{what}=\"#{red:02x}{green:02x}{blue:02x}\"{opacity}")
}

/// Writes a length with two decimals, which is finer than a pixel.
fn length(value: f32) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if matches!(text, "-0" | "") { "0".to_owned() } else { text.to_owned() }
}

/// The light comes from the upper left, as on the screen.
const GRADIENTS: &str = r##"<radialGradient id="slate" cx="0.36" cy="0.32" r="0.75">
<stop offset="0" stop-color="#74747a"/><stop offset="0.45" stop-color="#2e2e31"/><stop offset="1" stop-color="#121214"/>
</radialGradient>
<radialGradient id="shell" cx="0.36" cy="0.32" r="0.8">
<stop offset="0" stop-color="#fffefb"/><stop offset="0.7" stop-color="#eeece6"/><stop offset="1" stop-color="#c9c6bf"/>
</radialGradient>
<radialGradient id="shadow">
<stop offset="0.62" stop-color="#000" stop-opacity="0.47"/><stop offset="1" stop-color="#000" stop-opacity="0"/>
</radialGradient>
<filter id="blur"><feGaussianBlur stdDeviation="4"/></filter>
"##;
