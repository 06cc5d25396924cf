//! The look of the window: paper and lamp-black by day, walnut by night, vermilion as the one accent.

use egui::style::ScrollAnimation;
use egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Id, Margin, Shadow, Stroke, TextStyle, Theme, Visuals, vec2,
};

use katachi_app::ThemeChoice;

/// Duration of animations, in seconds.
const ANIMATION_SECS: f32 = 0.1;

/// The colours that the visuals are made of.
pub struct Tones {
    /// The background behind everything.
    pub ground: Color32,
    /// Bars and panels.
    pub panel: Color32,
    /// The background of cards on a panel.
    pub card: Color32,
    /// The background of text fields and tables.
    pub field: Color32,
    /// The background of every second row.
    pub stripe: Color32,
    pub button: Color32,
    pub button_hovered: Color32,
    pub rule: Color32,
    pub text: Color32,
    pub weak: Color32,
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// The background of selected items, apart from the accent.
    pub chosen: Color32,
    pub warning: Color32,
    pub error: Color32,
    /// The frame around the focused widget.
    pub focus: Color32,
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

pub const LIGHT: Tones = Tones {
    ground: rgb(0xe9e2d5),
    panel: rgb(0xf6f1e7),
    card: rgb(0xf9f5ec),
    field: rgb(0xfdfaf3),
    stripe: rgb(0xefe8da),
    button: rgb(0xe7decd),
    button_hovered: rgb(0xe1d6c4),
    rule: rgb(0xd6cab5),
    text: rgb(0x2b241c),
    weak: rgb(0x5e5142),
    accent: rgb(0xa8321f),
    on_accent: rgb(0xffffff),
    chosen: rgb(0xd2c6b1),
    warning: rgb(0x8f5600),
    error: rgb(0xab0055),
    focus: rgb(0x1a5fb4),
};

pub const DARK: Tones = Tones {
    ground: rgb(0x191613),
    panel: rgb(0x231f1b),
    card: rgb(0x2a2521),
    field: rgb(0x1b1815),
    stripe: rgb(0x2a2520),
    button: rgb(0x38312a),
    button_hovered: rgb(0x413930),
    rule: rgb(0x40372e),
    text: rgb(0xe8dfd1),
    weak: rgb(0xc2b5a3),
    accent: rgb(0xec7f62),
    on_accent: rgb(0x191613),
    chosen: rgb(0x4d463d),
    warning: rgb(0xe6b450),
    error: rgb(0xff7fae),
    focus: rgb(0x7db7f0),
};

/// For users who need more contrast: at least 7 to 1 for every text, edges drawn as lines.
pub const LIGHT_CONTRAST: Tones = Tones {
    ground: rgb(0xffffff),
    panel: rgb(0xffffff),
    card: rgb(0xffffff),
    field: rgb(0xffffff),
    stripe: rgb(0xf0f0f0),
    button: rgb(0xe4e4e4),
    button_hovered: rgb(0xd0d0d0),
    rule: rgb(0x404040),
    text: rgb(0x000000),
    weak: rgb(0x303030),
    accent: rgb(0x8a1200),
    on_accent: rgb(0xffffff),
    chosen: rgb(0xffd84a),
    warning: rgb(0x634000),
    error: rgb(0x8f0055),
    focus: rgb(0x003fa8),
};

pub const DARK_CONTRAST: Tones = Tones {
    ground: rgb(0x000000),
    panel: rgb(0x000000),
    card: rgb(0x000000),
    field: rgb(0x000000),
    stripe: rgb(0x161616),
    button: rgb(0x262626),
    button_hovered: rgb(0x383838),
    rule: rgb(0xb4b4b4),
    text: rgb(0xffffff),
    weak: rgb(0xd6d6d6),
    accent: rgb(0xffa070),
    on_accent: rgb(0x000000),
    chosen: rgb(0x1c3f7c),
    warning: rgb(0xffe04a),
    error: rgb(0xff9ad0),
    focus: rgb(0x6fd0ff),
};

impl Tones {
    pub fn for_context(ctx: &Context) -> &'static Tones {
        tones_for(ctx.theme(), has_high_contrast(ctx))
    }
}

fn tones_for(theme: Theme, high_contrast: bool) -> &'static Tones {
    match (theme, high_contrast) {
        (Theme::Light, false) => &LIGHT,
        (Theme::Dark, false) => &DARK,
        (Theme::Light, true) => &LIGHT_CONTRAST,
        (Theme::Dark, true) => &DARK_CONTRAST,
    }
}

fn contrast_id() -> Id {
    Id::unique("high contrast")
}

/// Whether the user asked for more contrast.
pub fn has_high_contrast(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(contrast_id())).unwrap_or(false)
}

fn expert_id() -> Id {
    Id::unique("expert columns")
}

/// Whether the user asked for the figures that only statisticians read.
pub fn shows_expert(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(expert_id()).unwrap_or_default())
}

/// Whether the user asked for less motion: turns and scrolling then happen at once.
pub fn has_less_motion(ctx: &Context) -> bool {
    ctx.global_style().animation_time == 0.0
}

/// Puts both themes into the context, once.
pub fn install(ctx: &Context) {
    put_visuals(ctx, false);
    ctx.all_styles_mut(|style| {
        let font = |size: f32| FontId::new(size, FontFamily::Proportional);
        style.text_styles.insert(TextStyle::Body, font(14.0));
        style.text_styles.insert(TextStyle::Button, font(14.0));
        style.text_styles.insert(TextStyle::Small, font(12.0));
        style.text_styles.insert(TextStyle::Heading, font(19.0));
        let spacing = &mut style.spacing;
        spacing.item_spacing = vec2(8.0, 6.0);
        spacing.button_padding = vec2(9.0, 4.0);
        spacing.interact_size.y = 26.0;
        spacing.menu_margin = Margin::same(8);
        // A longer list shows that it goes on only under the pointer.
        spacing.combo_height = 320.0;
        spacing.window_margin = Margin::same(14);
        spacing.scroll.bar_width = 9.0;
        style.interaction.selectable_labels = true;
        style.animation_time = ANIMATION_SECS;
    });
}

fn put_visuals(ctx: &Context, high_contrast: bool) {
    for theme in [Theme::Light, Theme::Dark] {
        ctx.set_visuals_of(theme, visuals(theme, tones_for(theme, high_contrast)));
    }
}

/// The look that the user chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowLook {
    pub theme: ThemeChoice,
    pub high_contrast: bool,
    pub less_motion: bool,
    pub expert: bool,
}

pub fn choose(ctx: &Context, look: WindowLook) {
    ctx.set_theme(match look.theme {
        ThemeChoice::System => egui::ThemePreference::System,
        ThemeChoice::Light => egui::ThemePreference::Light,
        ThemeChoice::Dark => egui::ThemePreference::Dark,
    });
    ctx.data_mut(|data| {
        data.insert_temp(contrast_id(), look.high_contrast);
        data.insert_temp(expert_id(), look.expert);
    });
    put_visuals(ctx, look.high_contrast);
    ctx.all_styles_mut(|style| {
        style.animation_time = if look.less_motion { 0.0 } else { ANIMATION_SECS };
        style.scroll_animation = match look.less_motion {
            true => ScrollAnimation::none(),
            false => ScrollAnimation::default(),
        };
    });
}

/// The frame of panes and bars.
pub fn pane_frame(ctx: &Context) -> egui::Frame {
    egui::Frame::new().fill(Tones::for_context(ctx).panel).inner_margin(Margin::symmetric(12, 10))
}

fn visuals(theme: Theme, tones: &Tones) -> Visuals {
    let mut visuals = theme.default_visuals();
    let radius = CornerRadius::same(5);
    let rule = Stroke::new(1.0, tones.rule);
    let ink = Stroke::new(1.0, tones.text);
    visuals.panel_fill = tones.panel;
    visuals.window_fill = tones.panel;
    visuals.window_stroke = rule;
    visuals.window_corner_radius = CornerRadius::same(9);
    visuals.menu_corner_radius = CornerRadius::same(7);
    visuals.window_shadow = Shadow { offset: [0, 8], blur: 28, spread: 0, color: Color32::from_black_alpha(90) };
    visuals.popup_shadow = Shadow { offset: [0, 4], blur: 14, spread: 0, color: Color32::from_black_alpha(70) };
    visuals.extreme_bg_color = tones.field;
    visuals.text_edit_bg_color = Some(tones.field);
    visuals.faint_bg_color = tones.stripe;
    visuals.code_bg_color = tones.stripe;
    visuals.hyperlink_color = tones.focus;
    visuals.warn_fg_color = tones.warning;
    visuals.error_fg_color = tones.error;
    visuals.weak_text_color = Some(tones.weak);
    visuals.selection.bg_fill = tones.chosen;
    visuals.selection.stroke = Stroke::new(1.5, tones.text);
    let widgets = &mut visuals.widgets;
    for widget in [
        &mut widgets.noninteractive,
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
        &mut widgets.open,
    ] {
        widget.corner_radius = radius;
        widget.fg_stroke = ink;
        widget.expansion = 0.0;
    }
    widgets.noninteractive.bg_fill = tones.panel;
    widgets.noninteractive.weak_bg_fill = tones.panel;
    widgets.noninteractive.bg_stroke = rule;
    // Boxes to tick and rails of sliders are small: their fill stands out more than that of a button.
    widgets.inactive.bg_fill = tones.button.lerp_to_gamma(tones.weak, 0.4);
    widgets.inactive.weak_bg_fill = tones.button;
    // Widgets have an edge in themes whose lines stand out from the panel.
    let has_edges = contrast(tones.rule, tones.panel) >= 4.5;
    widgets.inactive.bg_stroke = if has_edges { rule } else { Stroke::NONE };
    widgets.hovered.bg_fill = tones.button_hovered;
    widgets.hovered.weak_bg_fill = tones.button_hovered;
    widgets.hovered.bg_stroke = Stroke::new(1.0, tones.rule);
    // Pressed and focused widgets have a frame; selected ones are filled.
    widgets.active.bg_fill = tones.button_hovered;
    widgets.active.weak_bg_fill = tones.button_hovered;
    widgets.active.bg_stroke = Stroke::new(2.0, tones.focus);
    widgets.open.bg_fill = tones.button_hovered;
    widgets.open.weak_bg_fill = tones.button_hovered;
    widgets.open.bg_stroke = rule;
    visuals
}

/// Relative luminance, as the contrast guidelines define it.
fn luminance(color: Color32) -> f64 {
    let channel = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(color.r()) + 0.7152 * channel(color.g()) + 0.0722 * channel(color.b())
}

/// The contrast ratio, 1 to 21, as the contrast guidelines define it.
pub(crate) fn contrast(a: Color32, b: Color32) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sight::Eye;

    #[test]
    fn every_text_stands_out_from_what_it_is_written_on() {
        let least_of = |tones: &Tones, least: f64| {
            let is_high = std::ptr::eq(tones, &LIGHT_CONTRAST) || std::ptr::eq(tones, &DARK_CONTRAST);
            if is_high { 7.0 } else { least }
        };
        for tones in [&LIGHT, &DARK, &LIGHT_CONTRAST, &DARK_CONTRAST] {
            for ground in [tones.ground, tones.panel, tones.card, tones.field, tones.stripe] {
                for (ink, wanted) in [
                    (tones.text, 7.0),
                    (tones.weak, 4.5),
                    (tones.accent, 4.5),
                    (tones.warning, 4.5),
                    (tones.error, 4.5),
                    (tones.focus, 4.5),
                ] {
                    let least = least_of(tones, wanted);
                    assert!(contrast(ink, ground) >= least, "{ink:?} on {ground:?}: {}", contrast(ink, ground));
                }
            }
            for ground in [tones.button, tones.button_hovered, tones.chosen] {
                assert!(contrast(tones.text, ground) >= 7.0, "{ground:?}");
            }
            assert!(contrast(tones.weak, tones.chosen) >= 4.5, "what is weak in a selected row");
            let on_accent = contrast(tones.on_accent, tones.accent);
            assert!(on_accent >= least_of(tones, 4.5), "a filled button: {on_accent}");
        }
    }

    #[test]
    fn errors_hints_focus_and_selection_are_told_apart() {
        for tones in [&LIGHT, &DARK, &LIGHT_CONTRAST, &DARK_CONTRAST] {
            let inks = [tones.text, tones.weak, tones.accent, tones.warning, tones.error, tones.focus];
            for (at, &ink) in inks.iter().enumerate() {
                for &other in &inks[at + 1..] {
                    let distance = Eye::All.distance(ink, other);
                    assert!(distance >= 0.075, "{ink:?} and {other:?}: {distance:.3}");
                }
            }
            for fill in [tones.button, tones.panel, tones.field, tones.stripe] {
                let distance = Eye::All.distance(tones.chosen, fill);
                assert!(distance >= 0.05, "selected beside {fill:?}: {distance:.3}");
            }
            // Focus is a frame in a colour of its own, selection a fill.
            let visuals = visuals(Theme::Light, tones);
            assert_eq!(visuals.widgets.active.bg_stroke.color, tones.focus);
            assert_ne!(visuals.widgets.active.weak_bg_fill, visuals.selection.bg_fill);
        }
    }
}
