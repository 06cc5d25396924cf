//! How the drawing may match: edges, place, colours, side to move, move numbers.

use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{Button, Checkbox, DragValue, PopupCloseBehavior, Role, Ui, WidgetInfo, vec2};

use super::Out;
use katachi_app::AppState;
use katachi_app::find::FindCommand;
use katachi_app::find::drawing::{Drawing, Reading, Side};
use katachi_app::grouped;
use katachi_core::find::Edges;
use katachi_core::go::{BoardSize, Color};
use katachi_core::words::color_name;

/// The room that the ways to read the drawing and the line below them take.
pub const HEIGHT: f32 = READINGS + 4.0;

/// From this width on, the ways to read the drawing stand side by side with air between them.
const ROOMY: f32 = 680.0;

/// The room of the ways to read the drawing.
const READINGS: f32 = 34.0;

/// How the drawing is read, and how it could be, with what each finds.
pub fn readings_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let find = state.find();
    let drawing = find.drawing();
    let found = find.search().readings().filter(|_| find.search().is_current()).unwrap_or_default();
    let hits = |reading: Reading| found.iter().find(|(known, _)| *known == reading).map(|&(_, hits)| hits);
    let current = drawing.reading();
    ui.horizontal(|ui| {
        ui.set_height(READINGS - 4.0);
        ui.spacing_mut().item_spacing.x = 4.0;
        if ui.available_width() < ROOMY {
            ui.spacing_mut().button_padding.x = 4.0;
        }
        let count_of = |reading| hits(reading).map(|hits| format!(" {}", grouped(hits))).unwrap_or_default();
        let texts = |short: bool| -> Vec<String> {
            let title = |reading| if short { short_title(reading, drawing) } else { title(reading, drawing) };
            drawing.readings().map(|reading| format!("{}{}", title(reading), count_of(reading))).collect()
        };
        let region = (current.is_none() && drawing.region().is_some()).then_some("In the region");
        let mut names = texts(false);
        let all = names.iter().map(String::as_str).chain(region);
        if width_of(ui, all) > ui.available_width() {
            names = texts(true);
        }
        if let Some(region) = region {
            let tip = "Right-drag another region, or click one of the others to let it follow the stones";
            ui.add(Button::selectable(true, region)).on_hover_text(tip);
        }
        for (reading, text) in drawing.readings().zip(names) {
            let whole = format!("{}{}", title(reading, drawing), count_of(reading));
            let response = ui.add(Button::selectable(current == Some(reading), text)).on_hover_text(tip(reading));
            response
                .widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, current == Some(reading), &whole));
            if response.clicked() {
                out.push(FindCommand::Read(reading));
            }
        }
    });
}

/// The room that buttons with these texts take.
fn width_of<'a>(ui: &Ui, texts: impl Iterator<Item = &'a str>) -> f32 {
    let font = egui::TextStyle::Button.resolve(ui.style());
    let spacing = ui.spacing();
    let width = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), font.clone(), Default::default()).size().x;
    texts.map(|text| width(text) + 2.0 * spacing.button_padding.x + spacing.item_spacing.x).sum()
}

/// Where the titles need more room than there is.
fn short_title(reading: Reading, drawing: &Drawing) -> &'static str {
    match reading {
        Reading::Shape => "Drawn",
        Reading::Stones => "Stones",
        Reading::Edge => {
            if is_in_corner(drawing) {
                "Corner"
            } else {
                "Side"
            }
        }
        Reading::Here => "Here",
    }
}

/// Whether it is read as standing in a corner, and not at one side.
fn is_in_corner(drawing: &Drawing) -> bool {
    let Edges { left, right, top, bottom } = drawing.read_as(Reading::Edge).edges();
    (left || right) && (top || bottom)
}

pub fn title(reading: Reading, drawing: &Drawing) -> &'static str {
    match reading {
        Reading::Shape => "As drawn",
        Reading::Stones => "Only these stones",
        Reading::Edge => {
            if is_in_corner(drawing) {
                "In a corner"
            } else {
                "At a side"
            }
        }
        Reading::Here => "Exactly here",
    }
}

pub fn tip(reading: Reading) -> &'static str {
    match reading {
        Reading::Shape => "Anywhere on the board, turned and mirrored; points between the stones are empty",
        Reading::Stones => "Anywhere on the board; the other points may hold anything",
        Reading::Edge => "As far from the edge as it is drawn, and empty up to it",
        Reading::Here => "Only at these points of the board",
    }
}

/// A button for everything else; it says how much of it is set.
pub fn menu_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let set = set_words(state.find().drawing(), state.find().variations());
    let title = if set.is_empty() { "Options".to_owned() } else { format!("Options: {}", set.len()) };
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let (response, _) = MenuButton::new(title).config(config).ui(ui, |ui| options_ui(ui, state, out));
    let tip = if set.is_empty() { "Edges, colours, side to move, move numbers".to_owned() } else { set.join("\n") };
    response.on_hover_text(tip);
}

/// What is not as it usually is.
fn set_words(drawing: &Drawing, variations: bool) -> Vec<String> {
    let options = drawing.options;
    let mut words = Vec::new();
    let opened = Side::ALL.into_iter().filter(|side| side.of(drawing.touched()) && !side.of(drawing.edges())).count();
    let mut say = |is_set: bool, text: String| {
        if is_set {
            words.push(text);
        }
    };
    say(opened > 0, "Not only along the edges that it touches".into());
    say(!options.other_edges, "Not at edges that are not drawn".into());
    say(options.fixed, "Exactly here".into());
    say(!options.swap, "Only with the colours as drawn".into());
    if let Some(color) = options.to_play {
        say(true, format!("{} to play", color_name(color)));
    }
    if let Some((first, last)) = options.moves {
        say(true, format!("Moves {first} to {last}"));
    }
    say(variations, "In variations too".into());
    words
}

fn options_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let drawing = state.find().drawing();
    let mut options = drawing.options;
    ui.set_min_width(300.0);
    ui.spacing_mut().item_spacing = vec2(10.0, 6.0);
    ui.horizontal(|ui| {
        let (touched, drawn) = (drawing.touched(), drawing.edges());
        let is_whole = touched == Edges::ALL && drawing.size() == BoardSize::NINETEEN;
        ui.label("Edges").on_hover_text(
            "Edges of the board that the region touches are part of the drawing: it is looked for along such edges only. \
             Switch one off, and it may lie anywhere.",
        );
        for (side, title) in Side::ALL.into_iter().zip(["left", "right", "top", "bottom"]) {
            let mut is_drawn = side.of(drawn);
            let checkbox = Checkbox::new(&mut is_drawn, title);
            let response = ui.add_enabled(side.of(touched) && !is_whole, checkbox);
            response.widget_info(|| {
                WidgetInfo::selected(Role::CheckBox, side.of(touched), side.of(drawn), format!("{title} edge"))
            });
            if response.changed() {
                out.push(FindCommand::ToggleEdge(side));
            }
        }
    });
    ui.checkbox(&mut options.other_edges, "May touch other edges").on_hover_text(
        "Whether it may also lie where it touches an edge that is not drawn. Off: a side shape never reaches into a corner.",
    );
    if drawing.reading().is_none() {
        ui.checkbox(&mut options.fixed, "Exactly here").on_hover_text("Only where it is drawn, not turned elsewhere");
    }
    ui.checkbox(&mut options.swap, "Colours may be exchanged").on_hover_text("Also with Black for White");
    ui.horizontal(|ui| {
        ui.label("To play");
        for (to_play, title) in [(None, "any"), (Some(Color::Black), "Black"), (Some(Color::White), "White")] {
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
    let branched = super::words::counted(find.branched(), "game");
    let hover = match find.branched() {
        0 => "None of the games has variations".to_owned(),
        _ if !find.question().is_one_shape() => {
            "Several drawings, and moves that follow, are looked for in the main lines alone".to_owned()
        }
        _ => format!("Look in the variations too, which {branched} have; each is a line of its own"),
    };
    let is_possible = find.branched() > 0 && find.question().is_one_shape();
    let response = ui.add_enabled(is_possible, Checkbox::new(&mut variations, "In variations too"));
    if response.on_hover_text(&hover).on_disabled_hover_text(&hover).changed() {
        out.push(FindCommand::SetVariations(variations));
    }
}

fn moves_ui(ui: &mut Ui, moves: &mut Option<(u32, u32)>) {
    let mut is_limited = moves.is_some();
    if ui
        .checkbox(&mut is_limited, "Limit move numbers")
        .on_hover_text("Only if it appears within these moves")
        .changed()
    {
        *moves = is_limited.then_some((0, 50));
    }
    if let Some((first, last)) = moves {
        let label = ui.add(egui::Label::new("from")).id;
        ui.add(DragValue::new(first).range(0..=*last)).labelled_by(label);
        let label = ui.add(egui::Label::new("to")).id;
        ui.add(DragValue::new(last).range(*first..=999)).labelled_by(label);
    }
}
