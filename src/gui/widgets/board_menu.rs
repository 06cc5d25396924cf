//! The context menus of boards and plots: the entries of their workspace, and the view as a picture.

use std::sync::{Arc, Mutex};

use egui::{ColorImage, Context, Id, LayerId, Rect, Response, Role, Ui, WidgetInfo};

use super::board::BoardOutput;
use super::table::export_whole_ui;
use super::vector::painted_svg;
use katachi_app::Command;
use katachi_language::text;

/// The use of a picture: copied or saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PictureUse {
    Copy,
    CopySvg,
    Save,
}

/// A requested picture: the part of the window, and the number of frames until the menu has disappeared.
#[derive(Clone, Copy, Debug)]
struct Wished {
    layer: LayerId,
    part: Rect,
    becomes: PictureUse,
    frames: u32,
}

impl BoardOutput {
    /// Shows the board's menu. `entries` are the names and commands of the workspace's own entries.
    pub fn menu(&self, entries: &[(&str, Command)], commands: &mut Vec<Command>) {
        self.response.context_menu(|ui| {
            for (title, command) in entries {
                if ui.button(*title).clicked() {
                    commands.push(command.clone());
                    ui.close();
                }
            }
            if !entries.is_empty() {
                ui.separator();
            }
            picture_ui(ui, self.response.layer_id, self.geometry.face());
        });
    }
}

/// Shows a plot with a menu that exports its figures as a table of this name, heads first, and the plot as a picture,
/// axes included.
pub fn with_figures_menu(
    ui: &mut Ui,
    name: &'static str,
    figures: impl Fn() -> Vec<Vec<String>>,
    plot: impl FnOnce(&mut Ui) -> Response,
) -> Option<Command> {
    let shown = ui.scope(plot);
    shown.inner.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, text!("board-plot")));
    let part = shown.response.rect;
    let mut export = None;
    shown.inner.context_menu(|ui| {
        export = export_whole_ui(ui, name, figures);
        ui.separator();
        picture_ui(ui, shown.inner.layer_id, part);
    });
    export.map(Command::from)
}

/// Shows a plot with a menu that exports it as a picture, axes included.
pub fn with_picture_menu(ui: &mut Ui, plot: impl FnOnce(&mut Ui) -> Response) {
    let shown = ui.scope(plot);
    shown.inner.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, text!("board-plot")));
    let part = shown.response.rect;
    shown.inner.context_menu(|ui| picture_ui(ui, shown.inner.layer_id, part));
}

fn picture_ui(ui: &mut Ui, layer: LayerId, part: Rect) {
    let choices = [
        (text!("board-copy-picture"), PictureUse::Copy),
        (text!("board-copy-svg"), PictureUse::CopySvg),
        (text!("board-save-picture"), PictureUse::Save),
    ];
    for (title, becomes) in choices {
        if ui.button(title).clicked() {
            let wished = Wished { layer, part, becomes, frames: 3 };
            ui.ctx().data_mut(|data| data.insert_temp(wish_id(), Some(wished)));
            ui.ctx().request_repaint();
            ui.close();
        }
    }
}

fn wish_id() -> Id {
    Id::unique("wished picture")
}

/// A picture as pixels and as shapes.
struct BoardPicture {
    image: ColorImage,
    svg: String,
    becomes: PictureUse,
}

/// Pictures that have been taken but not yet passed on.
#[derive(Clone, Default)]
struct Album(Arc<Mutex<Vec<BoardPicture>>>);

/// Called at the end of a frame. Takes the requested pictures once their menu has disappeared, and passes on finished
/// ones.
pub fn take_pictures(ctx: &Context, commands: &mut Vec<Command>) {
    let album = ctx.data_mut(|data| data.get_temp_mut_or_default::<Album>(wish_id()).clone());
    if let Some(mut wished) = ctx.data(|data| data.get_temp::<Option<Wished>>(wish_id())).flatten() {
        wished.frames -= 1;
        let is_due = wished.frames == 0;
        ctx.data_mut(|data| data.insert_temp(wish_id(), Some(wished).filter(|_| !is_due)));
        if is_due {
            let (album, ctx, scale) = (album.clone(), ctx.clone(), ctx.pixels_per_point());
            let svg = painted_svg(&ctx, wished.layer, wished.part);
            let waker = ctx.clone();
            if wished.becomes == PictureUse::CopySvg {
                commands.push(Command::CopySvg(svg));
                return;
            }
            ctx.request_screenshot(move |image| {
                if let (Some(image), Ok(mut taken)) = (cut(&image, wished.part, scale), album.0.lock()) {
                    taken.push(BoardPicture { image, svg, becomes: wished.becomes });
                }
                waker.request_repaint();
            });
        }
        ctx.request_repaint();
    }
    let Ok(mut taken) = album.0.lock() else { return };
    for BoardPicture { image, svg, becomes } in taken.drain(..) {
        if becomes == PictureUse::Copy {
            ctx.copy_image(image);
            continue;
        }
        let [width, height] = image.size.map(|side| side as u32);
        let rgba = image.pixels.iter().flat_map(|pixel| pixel.to_array()).collect();
        commands.push(Command::SavePicture { width, height, rgba, svg });
    }
}

/// Crops the part from a picture of the window, as far as it lies inside; `None` if it lies outside.
fn cut(image: &ColorImage, part: Rect, scale: f32) -> Option<ColorImage> {
    let pixel = |at: f32, most: usize| ((at * scale).round().max(0.0) as usize).min(most);
    let [width, height] = image.size;
    let (left, top) = (pixel(part.left(), width), pixel(part.top(), height));
    let (right, bottom) = (pixel(part.right(), width), pixel(part.bottom(), height));
    (right > left && bottom > top).then(|| image.region_by_pixels([left, top], [right - left, bottom - top]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_cut_out_as_far_as_it_is_there() {
        let image = ColorImage::filled([40, 30], egui::Color32::RED);
        let part = |rect: [f32; 4]| Rect::from_min_max(egui::pos2(rect[0], rect[1]), egui::pos2(rect[2], rect[3]));
        assert_eq!(cut(&image, part([2.0, 3.0, 12.0, 8.0]), 2.0).unwrap().size, [20, 10]);
        assert_eq!(cut(&image, part([10.0, 10.0, 99.0, 99.0]), 1.0).unwrap().size, [30, 20]);
        assert!(cut(&image, part([50.0, 0.0, 60.0, 9.0]), 1.0).is_none());
    }
}
