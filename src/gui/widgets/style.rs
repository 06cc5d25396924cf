//! The look of boards in the light and the dark theme: colours, wood, and stone sprites.

use std::sync::Arc;

use egui::{Color32, Context, Id, TextureHandle, TextureOptions};

use super::stones::{StoneRim, StoneSprites};
use super::wood::wood_image;
use crate::theme::has_high_contrast;
use katachi_app::{BoardLook, StoneLook};

/// Everything that painting a board needs. Made once per theme and kept in the context: see
/// [`BoardStyle::for_context`].
pub struct BoardStyle {
    pub stones: StoneSprites,
    /// The texture of the wood, stretched over a board.
    pub wood: TextureHandle,
    /// The wood's middle tone, for small pictures.
    pub wood_tone: Color32,
    /// The colour beyond the edge of the board.
    pub outside: Color32,
    pub line: Color32,
    pub coordinate: Color32,
    /// The colour of coordinates on dimmed wood.
    pub dimmed_coordinate: Color32,
    /// Marks and labels on empty points.
    pub ink: Color32,
    /// The one accent: last move, the mover's point, the region's frame.
    pub accent: Color32,
    /// The outline of a set of points, such as the surroundings of a move.
    pub outline: Color32,
    /// Laid over the points outside a region.
    pub dim: Color32,
    /// The three kinds of don't-care, which always have a letter too.
    pub any: Color32,
    pub black_or_empty: Color32,
    pub white_or_empty: Color32,
    /// Heat at its strongest.
    pub heat: Color32,
}

fn looks_id() -> Id {
    Id::unique("looks of boards and stones")
}

impl BoardStyle {
    /// The style of the context's theme.
    pub fn for_context(ctx: &Context) -> Arc<BoardStyle> {
        // Both colours of stones stand out on the dark wood.
        let high_contrast = has_high_contrast(ctx);
        let dark = ctx.theme() == egui::Theme::Dark || high_contrast;
        let looks = ctx.data(|data| data.get_temp::<(BoardLook, StoneLook)>(looks_id())).unwrap_or_default();
        let id = Id::unique(("board style", dark, high_contrast, looks));
        if let Some(style) = ctx.data(|data| data.get_temp::<Arc<BoardStyle>>(id)) {
            return style;
        }
        let rim = match (high_contrast, dark) {
            (true, _) => StoneRim::Black,
            (false, true) => StoneRim::None,
            (false, false) => StoneRim::White,
        };
        let stones_id = Id::unique(("board stones", rim, looks.1));
        let stones = ctx.data(|data| data.get_temp::<Arc<StoneSprites>>(stones_id)).unwrap_or_else(|| {
            let stones = Arc::new(StoneSprites::new(ctx, looks.1, rim));
            ctx.data_mut(|data| data.insert_temp(stones_id, Arc::clone(&stones)));
            stones
        });
        let style = Arc::new(BoardStyle::new(ctx, dark, looks.0, (*stones).clone()));
        ctx.data_mut(|data| data.insert_temp(id, Arc::clone(&style)));
        style
    }

    /// Sets the look of boards and stones from now on.
    pub fn choose(ctx: &Context, board: BoardLook, stones: StoneLook) {
        ctx.data_mut(|data| data.insert_temp(looks_id(), (board, stones)));
    }

    fn new(ctx: &Context, dark: bool, look: BoardLook, stones: StoneSprites) -> BoardStyle {
        let inks = Inks::for_look(dark, look);
        let grain = match look {
            BoardLook::Wood if dark => 1.15,
            BoardLook::Wood => 1.0,
            BoardLook::Kaya => 0.7,
            BoardLook::Plain => 0.0,
        };
        let name = format!("{look:?}, {}", if dark { "dark" } else { "light" });
        let line = if dark { Color32::from_rgb(46, 30, 14) } else { Color32::from_rgb(74, 52, 26) };
        BoardStyle {
            stones,
            wood: ctx.load_texture(name, wood_image(inks.wood, grain), TextureOptions::LINEAR),
            wood_tone: inks.wood,
            outside: if dark { Color32::from_rgb(58, 46, 36) } else { Color32::from_rgb(190, 168, 138) },
            line,
            coordinate: inks.coordinate,
            dimmed_coordinate: inks.dimmed_coordinate,
            ink: INK,
            accent: Color32::from_rgb(186, 40, 32),
            outline: Color32::from_rgb(16, 74, 122),
            dim: inks.dim,
            any: Color32::from_rgb(26, 122, 60),
            black_or_empty: Color32::from_rgb(22, 22, 24),
            white_or_empty: Color32::from_rgb(248, 246, 240),
            heat: heat(dark),
        }
    }
}

/// The colour of heat. It is darker on the dark wood, since users who don't see red would miss red alone.
fn heat(dark: bool) -> Color32 {
    if dark { Color32::from_rgb(150, 10, 10) } else { Color32::from_rgb(200, 44, 24) }
}

const INK: Color32 = Color32::from_rgb(38, 24, 10);

/// The colours of the wood and of texts on it.
struct Inks {
    wood: Color32,
    coordinate: Color32,
    dimmed_coordinate: Color32,
    dim: Color32,
}

impl Inks {
    fn for_look(dark: bool, look: BoardLook) -> Inks {
        let is_dark_wood = dark && look != BoardLook::Kaya;
        Inks {
            wood: match look {
                BoardLook::Kaya => Color32::from_rgb(233, 202, 142),
                _ if dark => Color32::from_rgb(176, 132, 82),
                _ => Color32::from_rgb(222, 181, 116),
            },
            coordinate: if dark { Color32::from_rgb(44, 28, 12) } else { Color32::from_rgb(92, 64, 30) },
            dimmed_coordinate: match is_dark_wood {
                true => Color32::from_rgb(248, 238, 218),
                false => Color32::from_rgb(12, 6, 0),
            },
            dim: Color32::from_rgba_unmultiplied(20, 14, 8, if is_dark_wood { 120 } else { 90 }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sight::told_apart;
    use crate::theme::contrast;

    #[test]
    fn every_text_stands_out_from_the_wood_dimmed_or_not() {
        for dark in [false, true] {
            for look in BoardLook::ALL {
                let Inks { wood, coordinate, dimmed_coordinate, dim } = Inks::for_look(dark, look);
                let dimmed = wood.blend(dim);
                for (ink, ground) in [(coordinate, wood), (dimmed_coordinate, dimmed), (INK, wood)] {
                    let found = contrast(ink, ground);
                    assert!(found >= 4.5, "{look:?}, dark {dark}: {ink:?} on {ground:?}: {found:.2}");
                }
            }
        }
    }

    #[test]
    fn stones_heat_and_letters_are_told_apart_by_everybody() {
        let (black, white) = (Color32::from_rgb(22, 22, 24), Color32::from_rgb(248, 246, 240));
        for dark in [false, true] {
            for look in BoardLook::ALL {
                let Inks { wood, .. } = Inks::for_look(dark, look);
                let hot = wood.blend(heat(dark).gamma_multiply(0.62));
                told_apart(&[black, white, wood], 0.1);
                told_apart(&[wood, hot], 0.1);
                told_apart(&[INK, hot], 0.1);
            }
        }
    }
}
