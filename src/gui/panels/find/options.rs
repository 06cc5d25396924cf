//! How the drawing may match: edges, place, colours, side to move, move numbers.

use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{Atom, Button, Checkbox, DragValue, PopupCloseBehavior, Role, Ui, WidgetInfo, vec2};

use super::Out;
use crate::widgets::elided;
use katachi_app::AppState;
use katachi_app::find::FindCommand;
use katachi_app::find::drawing::{BoardSide, Drawing, DrawingReading};
use katachi_app::grouped;
use katachi_core::find::Edges;
use katachi_core::go::{BoardSize, Color};
use katachi_language::text;

/// Height of the reading buttons and the line below them.
pub const OPTIONS_HEIGHT: f32 = READINGS_HEIGHT + 4.0;

/// Minimum width at which the reading buttons stand side by side with space between them.
const MIN_ROOMY_WIDTH: f32 = 680.0;

/// Height of the reading buttons.
const READINGS_HEIGHT: f32 = 34.0;

/// Shows how the drawing is read, and the other readings, each with its number of hits.
pub fn readings_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let find = state.find();
    let drawing = find.drawing();
    let found = find.search().readings().filter(|_| find.search().is_current()).unwrap_or_default();
    let hits = |reading: DrawingReading| found.iter().find(|(known, _)| *known == reading).map(|&(_, hits)| hits);
    let current = drawing.reading();
    ui.horizontal(|ui| {
        ui.set_height(READINGS_HEIGHT - 4.0);
        ui.spacing_mut().item_spacing.x = 4.0;
        if ui.available_width() < MIN_ROOMY_WIDTH {
            ui.spacing_mut().button_padding.x = 4.0;
        }
        let count_of = |reading| hits(reading).map(|hits| format!(" {}", grouped(hits))).unwrap_or_default();
        let region = (current.is_none() && drawing.region().is_some()).then_some(text!("find-reading-region"));
        let reserved = grouped(reserved_count(state.corpus().games().len()));
        let widths_of = |short: bool, reserves: bool| -> Vec<f32> {
            let width = |reading: DrawingReading| {
                let title = if short { short_title(reading) } else { title(reading, drawing) };
                let counted = elided::buttons_width(ui, [&*format!("{title}{}", count_of(reading))]);
                let room = elided::buttons_width(ui, [&*format!("{title} {reserved}")]);
                if reserves { counted.max(room) } else { counted }
            };
            drawing.readings().map(width).collect()
        };
        // Words stay and buttons do not move when the counts come: their room is reserved.
        let available = ui.available_width() - elided::buttons_width(ui, region);
        let fitting = [(false, true), (true, true), (true, false)].into_iter().find_map(|(short, reserves)| {
            let widths = widths_of(short, reserves);
            (widths.iter().sum::<f32>() <= available).then_some((short, widths))
        });
        let (is_short, widths) = fitting.unwrap_or((true, Vec::new()));
        if let Some(region) = region {
            let tip = text!("find-reading-region-tip");
            ui.add(Button::selectable(true, region)).on_hover_text(tip);
        }
        for (at, reading) in drawing.readings().enumerate() {
            let whole = format!("{}{}", title(reading, drawing), count_of(reading));
            let shown = if is_short { short_title(reading) } else { title(reading, drawing) };
            let count = if widths.is_empty() { String::new() } else { count_of(reading) };
            let room = widths.get(at).map_or(0.0, |width| width - ui.spacing().item_spacing.x);
            let button = Button::selectable(current == Some(reading), (format!("{shown}{count}"), Atom::grow()));
            let response = ui.add(button.gap(0.0).min_size(vec2(room, 0.0)));
            let response = response.on_hover_text(format!("{whole}\n{}", tip(reading)));
            response
                .widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, current == Some(reading), &whole));
            if response.clicked() {
                out.push(FindCommand::Read(reading));
            }
        }
    });
}

/// A count that is as long as a reading's is in most drawings: a hundred hits a game.
fn reserved_count(games: usize) -> u64 {
    let digits = (games as u64 * 100).max(10_000).ilog10() + 1;
    10_u64.pow(digits) - 1
}

/// A shorter title for narrow panes.
fn short_title(reading: DrawingReading) -> &'static str {
    match reading {
        DrawingReading::Shape => text!("find-reading-shape-short"),
        DrawingReading::Stones => text!("find-reading-stones-short"),
        DrawingReading::Edge => text!("find-reading-edge-short"),
        DrawingReading::Here => text!("find-reading-here-short"),
    }
}

/// Whether the drawing is read as standing in a corner rather than at one side.
fn is_in_corner(drawing: &Drawing) -> bool {
    let Edges { left, right, top, bottom } = drawing.read_as(DrawingReading::Edge).edges();
    (left || right) && (top || bottom)
}

pub fn title(reading: DrawingReading, drawing: &Drawing) -> &'static str {
    match reading {
        DrawingReading::Shape => text!("find-reading-shape"),
        DrawingReading::Stones => text!("find-reading-stones"),
        DrawingReading::Edge => {
            if is_in_corner(drawing) {
                text!("find-reading-corner")
            } else {
                text!("find-reading-side")
            }
        }
        DrawingReading::Here => text!("find-reading-here"),
    }
}

pub fn tip(reading: DrawingReading) -> &'static str {
    match reading {
        DrawingReading::Shape => text!("find-reading-shape-tip"),
        DrawingReading::Stones => text!("find-reading-stones-tip"),
        DrawingReading::Edge => text!("find-reading-edge-tip"),
        DrawingReading::Here => text!("find-reading-here-tip"),
    }
}

/// A menu button for all other options. It shows how many of them are set.
pub fn menu_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let set = set_words(state.find().drawing(), state.find().variations());
    let title =
        if set.is_empty() { text!("find-options").to_owned() } else { text!("find-options-set", count = set.len()) };
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let (response, _) = MenuButton::new(title).config(config).ui(ui, |ui| options_ui(ui, state, out));
    let tip = if set.is_empty() { text!("find-options-tip").to_owned() } else { set.join("\n") };
    response.on_hover_text(tip);
}

/// Describes each option that differs from its default.
fn set_words(drawing: &Drawing, variations: bool) -> Vec<String> {
    let options = drawing.options;
    let mut words = Vec::new();
    let opened =
        BoardSide::ALL.into_iter().filter(|side| side.is_in(drawing.touched()) && !side.is_in(drawing.edges())).count();
    let mut say = |is_set: bool, text: String| {
        if is_set {
            words.push(text);
        }
    };
    say(opened > 0, text!("find-set-edges").into());
    say(!options.other_edges, text!("find-set-other-edges").into());
    say(options.fixed, text!("find-fixed").into());
    say(!options.swap, text!("find-set-colours").into());
    if let Some(color) = options.to_play {
        say(true, to_play(color).into());
    }
    if let Some((first, last)) = options.moves {
        say(true, text!("find-set-moves", first = first.to_string(), last = last.to_string()));
    }
    say(variations, text!("find-in-variations").into());
    words
}

fn to_play(color: Color) -> &'static str {
    match color {
        Color::Black => text!("find-black-to-play"),
        Color::White => text!("find-white-to-play"),
    }
}

fn options_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let drawing = state.find().drawing();
    let mut options = drawing.options;
    ui.set_min_width(300.0);
    ui.spacing_mut().item_spacing = vec2(10.0, 6.0);
    ui.horizontal(|ui| {
        let (touched, drawn) = (drawing.touched(), drawing.edges());
        let is_whole = touched == Edges::ALL && drawing.size() == BoardSize::NINETEEN;
        ui.label(text!("find-edges")).on_hover_text(text!("find-edges-tip"));
        for side in BoardSide::ALL {
            let (title, spoken) = match side {
                BoardSide::Left => (text!("find-left"), text!("find-left-edge")),
                BoardSide::Right => (text!("find-right"), text!("find-right-edge")),
                BoardSide::Top => (text!("find-top"), text!("find-top-edge")),
                BoardSide::Bottom => (text!("find-bottom"), text!("find-bottom-edge")),
            };
            let mut is_drawn = side.is_in(drawn);
            let checkbox = Checkbox::new(&mut is_drawn, title);
            let response = ui.add_enabled(side.is_in(touched) && !is_whole, checkbox);
            response
                .widget_info(|| WidgetInfo::selected(Role::CheckBox, side.is_in(touched), side.is_in(drawn), spoken));
            if response.changed() {
                out.push(FindCommand::ToggleEdge(side));
            }
        }
    });
    ui.checkbox(&mut options.other_edges, text!("find-other-edges")).on_hover_text(text!("find-other-edges-tip"));
    if drawing.reading().is_none() {
        ui.checkbox(&mut options.fixed, text!("find-fixed")).on_hover_text(text!("find-fixed-tip"));
    }
    ui.checkbox(&mut options.swap, text!("find-swap")).on_hover_text(text!("find-swap-tip"));
    ui.horizontal(|ui| {
        ui.label(text!("find-to-play"));
        for (to_play, title) in [
            (None, text!("find-to-play-any")),
            (Some(Color::Black), text!("general-black")),
            (Some(Color::White), text!("general-white")),
        ] {
            ui.selectable_value(&mut options.to_play, to_play, title);
        }
    });
    ui.horizontal(|ui| moves_ui(ui, &mut options.moves));
    variations_ui(ui, state, out);
    if options != drawing.options {
        out.push(FindCommand::SetOptions(options));
    }
}

fn variations_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let find = state.find();
    let mut variations = find.variations();
    let hover = match find.branched() {
        0 => text!("find-no-variations").to_owned(),
        _ if !find.question().is_one_shape() => text!("find-main-lines-alone").to_owned(),
        _ => text!("find-in-variations-tip", games = find.branched()),
    };
    let is_possible = find.branched() > 0 && find.question().is_one_shape();
    let response = ui.add_enabled(is_possible, Checkbox::new(&mut variations, text!("find-in-variations")));
    if response.on_hover_text(&hover).on_disabled_hover_text(&hover).changed() {
        out.push(FindCommand::SetVariations(variations));
    }
}

fn moves_ui(ui: &mut Ui, moves: &mut Option<(u32, u32)>) {
    let mut is_limited = moves.is_some();
    if ui.checkbox(&mut is_limited, text!("find-limit-moves")).on_hover_text(text!("find-limit-moves-tip")).changed() {
        *moves = is_limited.then_some((0, 50));
    }
    if let Some((first, last)) = moves {
        let label = ui.add(egui::Label::new(text!("find-moves-from"))).id;
        ui.add(DragValue::new(first).range(0..=*last)).labelled_by(label);
        let label = ui.add(egui::Label::new(text!("find-moves-to"))).id;
        ui.add(DragValue::new(last).range(*first..=999)).labelled_by(label);
    }
}
