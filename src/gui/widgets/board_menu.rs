//! The context menu of a board: what its workspace adds, and the board as a picture.

use std::sync::{Arc, Mutex};

use egui::{ColorImage, Context, Id, Rect, Response, Ui};

use katachi_app::Command;

/// What becomes of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PictureUse {
    Copy,
    Save,
}

/// A picture that was asked for: the part of the window, and frames until the menu is gone from it.
#[derive(Clone, Copy, Debug)]
struct Wished {
    part: Rect,
    becomes: PictureUse,
    frames: u32,
}

/// `entries` are the workspace's own: what each is called and does.
pub fn board_menu(response: &Response, entries: &[(&str, Command)], commands: &mut Vec<Command>) {
    response.context_menu(|ui| {
        for (title, command) in entries {
            if ui.button(*title).clicked() {
                commands.push(command.clone());
                ui.close();
            }
        }
        if !entries.is_empty() {
            ui.separator();
        }
        picture_ui(ui, response.rect);
    });
}

fn picture_ui(ui: &mut Ui, part: Rect) {
    for (title, becomes) in [("Copy as picture", PictureUse::Copy), ("Save as picture…", PictureUse::Save)] {
        if ui.button(title).clicked() {
            let wished = Wished { part, becomes, frames: 3 };
            ui.ctx().data_mut(|data| data.insert_temp(wish_id(), Some(wished)));
            ui.ctx().request_repaint();
            ui.close();
        }
    }
}

fn wish_id() -> Id {
    Id::unique("wished picture")
}

/// Pictures that have come and were not handed on yet.
#[derive(Clone, Default)]
struct Album(Arc<Mutex<Vec<(ColorImage, PictureUse)>>>);

/// Takes the pictures that were asked for once their menu is gone, and hands on those that have come.
pub fn take_pictures(ctx: &Context, commands: &mut Vec<Command>) {
    let album = ctx.data_mut(|data| data.get_temp_mut_or_default::<Album>(wish_id()).clone());
    if let Some(mut wished) = ctx.data(|data| data.get_temp::<Option<Wished>>(wish_id())).flatten() {
        wished.frames -= 1;
        let is_due = wished.frames == 0;
        ctx.data_mut(|data| data.insert_temp(wish_id(), Some(wished).filter(|_| !is_due)));
        if is_due {
            let (album, ctx, scale) = (album.clone(), ctx.clone(), ctx.pixels_per_point());
            let waker = ctx.clone();
            ctx.request_screenshot(move |image| {
                if let (Some(part), Ok(mut taken)) = (cut(&image, wished.part, scale), album.0.lock()) {
                    taken.push((part, wished.becomes));
                }
                waker.request_repaint();
            });
        }
        ctx.request_repaint();
    }
    let Ok(mut taken) = album.0.lock() else { return };
    for (image, becomes) in taken.drain(..) {
        match becomes {
            PictureUse::Copy => ctx.copy_image(image),
            PictureUse::Save => {
                let [width, height] = image.size.map(|side| side as u32);
                let rgba = image.pixels.iter().flat_map(|pixel| pixel.to_array()).collect();
                commands.push(Command::SavePicture { width, height, rgba });
            }
        }
    }
}

/// The part of a picture of the window, as far as it is on it; `None` if it is not.
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
