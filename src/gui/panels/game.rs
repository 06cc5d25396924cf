//! The open game on its board: captions, the board, and the slider through its moves.

use std::cell::OnceCell;
use std::collections::HashMap;

use egui::{Button, Label, PointerButton, RichText, Sense, Slider, Stroke, Ui, Vec2, vec2};

use crate::panels::shapes::words;
use crate::theme::Tones;
use crate::tokens::{letters, space};
use crate::widgets::board::{BoardLayers, BoardOutput, BoardStyle, BoardView, PointLabel, RegionDrag, pressed_color};
use crate::widgets::elided;
use crate::widgets::legend::{LEGEND_HEIGHT, legend_ui, shaded_legend_ui};
use katachi_app::find::FindCommand;
use katachi_app::find::continuations::letter;
use katachi_app::joseki::JosekiCommand;
use katachi_app::life::LifeCommand;
use katachi_app::play::PlayCommand;
use katachi_app::{AppState, BoardRegion, BoardTransform, Command, Navigation, Pen, Tool, Viewer, Workspace};
use katachi_core::go::{BoardSize, Color, Mark, MarkKind, Point};
use katachi_core::pattern::Image;
use katachi_engines::predict::MoveSuggestion;
use katachi_language::text;
use katachi_sentences::shapes::{shape_latin, shape_title};
use katachi_sentences::words::listed;

pub fn board_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let Some(viewer) = state.viewer() else {
        ui.vertical_centered(|ui| {
            ui.add_space(ui.available_height() * 0.35);
            ui.heading(text!("board-no-game"));
            ui.weak(text!("board-no-game-hint"));
        });
        return;
    };
    if let Some(title) = state.open_title() {
        elided::label(ui, RichText::new(title).size(letters::SECTION));
    }
    captions_ui(ui, viewer);
    turned_ui(ui, viewer.turned().image, commands);
    let controls = 70.0;
    let size = vec2(ui.available_width(), (ui.available_height() - controls).max(80.0));
    position_ui(ui, state, viewer, size, commands);
    controls_ui(ui, state, viewer, commands);
}

/// The board with everything that stands on it, and the legend where moves are suggested.
pub fn position_ui(ui: &mut Ui, state: &AppState, viewer: &Viewer, size: Vec2, commands: &mut Vec<Command>) {
    let turn = viewer.turned();
    let mut marks = marks(viewer, state.settings().move_numbers);
    let better = state.costly_shapes().better_here(viewer, state.corpus());
    marks.extend(better.map(|point| Mark { point, kind: MarkKind::Triangle }));
    let better =
        better.map_or(String::new(), |point| text!("board-better", point = turn.point(point).label(turn.size)));
    marks.iter_mut().for_each(|mark| mark.point = turn.point(mark.point));
    let mut drawing = viewer.tree().drawing_at(viewer.at());
    for line in &mut drawing.lines {
        (line.from, line.to) = (turn.point(line.from), turn.point(line.to));
    }
    let dimmed: Vec<Point> = drawing.dimmed.iter().flatten().map(|&point| turn.point(point)).collect();
    let branches: Vec<Point> = branches(viewer).into_iter().map(|point| turn.point(point)).collect();
    let position = turn.board(viewer.board());
    let mut suggested = Suggested::from_state(state, turn);
    // The record's own labels win.
    suggested.labels.retain(|label| !marks.iter().any(|mark| mark.point == label.point));
    // Computed only if a screen reader asks.
    let numbers = OnceCell::new();
    let played = |point: Point| {
        let shown = || -> HashMap<Point, usize> {
            played(viewer).into_iter().map(|(point, number)| (turn.point(point), number)).collect()
        };
        numbers.get_or_init(shown).get(&point).copied()
    };
    let board = BoardView {
        layers: BoardLayers {
            marks: &marks,
            lines: &drawing.lines,
            dimmed: &dimmed,
            labels: &suggested.labels,
            heat: &suggested.heat,
            outline: &suggested.outline,
            branches: &branches,
            region: viewer.region().map(|region| turn.region(region)),
            last_move: viewer.last_move().and_then(|play| play.point()).map(|point| turn.point(point)),
            ko: viewer.board().ko().map(|point| turn.point(point)),
            ..BoardLayers::default()
        },
        coordinates: state.settings().coordinates,
        ghost: ghost(viewer).map(|color| turn.color(color)),
        select_with_left: viewer.tool() == Tool::Select,
        played: Some(&played),
        ..BoardView::new(&position, described(viewer.describe(), suggested.words(turn.size), better))
    };
    let output = board.show(ui, size - vec2(0.0, legend_height(state)));
    if legend_height(state) > 0.0 {
        match suggested.heat.is_empty() {
            true => legend_ui(ui, &suggested.labels, turn.size, size.x),
            false => shaded_legend_ui(ui, &suggested.labels, turn.size, size.x),
        }
    }
    pointer(turn, &output, commands);
    menu(state, viewer, &output, commands);
}

/// Joins the position, the suggested moves and the better moves. Empty parts are left out.
fn described(position: String, suggested: String, better: String) -> String {
    let said: Vec<String> = [position, suggested, better].into_iter().filter(|words| !words.is_empty()).collect();
    said.join("; ")
}

/// The stone that a click would put down.
fn ghost(viewer: &Viewer) -> Option<Color> {
    match viewer.tool() {
        Tool::Play => Some(viewer.to_play()),
        Tool::Edit(Pen::Stone(color)) => Some(viewer.turned().back().color(color)),
        Tool::Edit(_) | Tool::Select => None,
    }
}

/// Room for the legend where moves are suggested, whether there are letters now or not.
fn legend_height(state: &AppState) -> f32 {
    if state.settings().suggestions || state.workspace() == Workspace::Play { LEGEND_HEIGHT } else { 0.0 }
}

/// Suggested moves, if the user wants them.
#[derive(Default)]
struct Suggested {
    labels: Vec<PointLabel>,
    heat: Vec<(Point, f32)>,
    outline: Vec<Point>,
}

impl Suggested {
    fn from_state(state: &AppState, turn: BoardTransform) -> Suggested {
        let Some(answer) = state.suggestions() else { return Suggested::default() };
        let label = |(rank, candidate): (usize, &MoveSuggestion)| PointLabel {
            point: turn.point(candidate.point),
            text: letter(rank),
            detail: words::percent(f64::from(candidate.probability)),
        };
        // Moves that are hardly ever played would only cover the board.
        let is_lettered = |(rank, candidate): &(usize, &MoveSuggestion)| *rank < 3 || candidate.probability >= 0.002;
        let chosen = state.play().suggest().candidate();
        let context = chosen.map(|candidate| answer.context_of(candidate)).unwrap_or_default();
        Suggested {
            labels: answer.candidates().iter().enumerate().take_while(is_lettered).map(label).collect(),
            heat: answer.heat().iter().map(|&(point, strength)| (turn.point(point), strength)).collect(),
            outline: outline_of(&context, turn),
        }
    }
}

/// The points of a context to outline. A context of the whole board is not outlined: a frame around it says nothing.
fn outline_of(context: &[Point], turn: BoardTransform) -> Vec<Point> {
    if context.len() >= turn.size.area() {
        return Vec::new();
    }
    context.iter().map(|&point| turn.point(point)).collect()
}

impl Suggested {
    /// The suggestions in words, for screen readers.
    fn words(&self, size: BoardSize) -> String {
        if self.labels.is_empty() {
            return String::new();
        }
        let named: Vec<String> =
            self.labels.iter().map(|label| format!("{} {}", label.text, label.point.label(size))).collect();
        text!("board-suggested", moves = listed(&named))
    }
}

/// The players: stone, name, rank, prisoners, and a mark for the side to move.
fn captions_ui(ui: &mut Ui, viewer: &Viewer) {
    egui::Sides::new().height(28.0).shrink_left().show(
        ui,
        |ui| {
            if viewer.differs_from_file() {
                ui.weak(text!("library-edited")).on_hover_text(text!("library-edited-tip"));
            }
            caption_ui(ui, viewer, Color::Black);
        },
        |ui| caption_ui(ui, viewer, Color::White),
    );
}

fn caption_ui(ui: &mut Ui, viewer: &Viewer, color: Color) {
    let info = &viewer.tree().info;
    let (name, rank, nobody) = match color {
        Color::Black => (&info.black, &info.black_rank, text!("general-black")),
        Color::White => (&info.white, &info.white_rank, text!("general-white")),
    };
    let (rect, _) = ui.allocate_exact_size(vec2(20.0, 20.0), Sense::hover());
    let style = BoardStyle::for_context(ui);
    let mut brush = style.stones.brush(18.0, ui.pixels_per_point());
    brush.shadow(rect.center(), 18.0);
    let shown = if viewer.shown_as().swapped { color.opponent() } else { color };
    brush.stone(shown, Point::new(0, 0), rect.center(), 18.0, 1.0);
    brush.finish(ui.painter());
    if viewer.to_play() == color {
        let below = rect.center_bottom() + vec2(0.0, 3.0);
        ui.painter().hline(below.x - 7.0..=below.x + 7.0, below.y, Stroke::new(2.0, Tones::for_context(ui).accent));
    }
    let shown = if name.is_empty() { nobody } else { name };
    let text = RichText::new(if rank.is_empty() { shown.to_owned() } else { format!("{shown} {rank}") })
        .size(letters::SECTION);
    let won = info.winner.color() == Some(color);
    let label = elided::label(ui, if won { text.strong() } else { text });
    if won {
        label.on_hover_text(text!("board-won"));
    }
    let prisoners = viewer.prisoners(color);
    if prisoners > 0 {
        ui.weak(format!("+{prisoners}")).on_hover_text(text!("board-prisoners"));
    }
}

/// The record's marks or, if the user wants them, the move numbers on the stones.
fn marks(viewer: &Viewer, numbers: bool) -> Vec<Mark> {
    let mut marks = viewer.node().marks.clone();
    if numbers {
        let unmarked = |point: Point| !marks.iter().any(|mark| mark.point == point);
        let extra: Vec<Mark> = played(viewer)
            .into_iter()
            .filter(|&(point, _)| unmarked(point))
            .map(|(point, number)| Mark { point, kind: MarkKind::Label(number.to_string()) })
            .collect();
        marks.extend(extra);
    }
    marks
}

/// The stones that were played and stand on the board, each with the number of its move.
fn played(viewer: &Viewer) -> Vec<(Point, usize)> {
    let mut latest: Vec<(Point, usize)> = Vec::new();
    let mut number = 0;
    for &id in &viewer.line()[..=viewer.depth()] {
        let Some(play) = viewer.tree().node(id).play else { continue };
        number += 1;
        if let Some(point) = play.point() {
            latest.retain(|&(known, _)| known != point);
            latest.push((point, number));
        }
    }
    latest.retain(|&(point, _)| !viewer.board().is_empty(point));
    latest
}

/// The points of the next moves, if there are several or a region is lit.
fn branches(viewer: &Viewer) -> Vec<Point> {
    let tree = viewer.tree();
    let next: Vec<Point> =
        tree.children(viewer.at()).filter_map(|id| tree.node(id).play.and_then(|play| play.point())).collect();
    // An example is opened to show its move, so a single move is marked too.
    if next.len() > 1 || viewer.region().is_some() { next } else { Vec::new() }
}

fn menu(state: &AppState, viewer: &Viewer, output: &BoardOutput, commands: &mut Vec<Command>) {
    let find = if viewer.region().is_some() { text!("board-find-region") } else { text!("board-find-position") };
    let mut entries = vec![
        (find, Command::Find(FindCommand::FromGame)),
        (text!("board-explore-in-joseki"), Command::Joseki(JosekiCommand::StartFromGame)),
        (text!("board-life-and-death"), Command::Life(LifeCommand::TakePosition)),
        (text!("board-copy-sgf"), Command::CopySgf),
    ];
    if state.workspace() != Workspace::Play {
        let title =
            if state.settings().suggestions { text!("board-no-suggestions") } else { text!("board-suggest-moves") };
        entries.push((title, Command::Play(PlayCommand::ToggleOnBoard)));
    }
    if viewer.region().is_some() {
        entries.push((text!("board-clear-region"), Command::SelectRegion(None)));
    }
    output.menu(&entries, commands);
}

fn pointer(turn: BoardTransform, output: &BoardOutput, commands: &mut Vec<Command>) {
    match output.region_drag {
        // A drag that never left its point is an accident.
        Some(RegionDrag::Done(region)) if region.min != region.max => {
            commands.push(Command::SelectRegion(Some(turn.back().region(region))))
        }
        _ => {}
    }
    if let Some((point, PointerButton::Primary, modifiers)) = output.clicked {
        commands.push(Command::ClickBoard { shown: point, color: pressed_color(modifiers) });
    }
    let steps = output.wheel_steps();
    if steps != 0 {
        commands.push(Command::Go(Navigation::By(steps)));
    }
}

fn controls_ui(ui: &mut Ui, state: &AppState, viewer: &Viewer, commands: &mut Vec<Command>) {
    let last = viewer.line_moves();
    ui.add_space(space::TINY);
    ui.horizontal(|ui| {
        ui.set_min_height(24.0);
        if let Tool::Edit(pen) = viewer.tool() {
            return pens_ui(ui, pen, commands);
        }
        let mut number = viewer.move_number();
        ui.spacing_mut().slider_width = (ui.available_width() - 8.0).max(60.0);
        let slider = ui.add(Slider::new(&mut number, 0..=last.max(1)).show_value(false));
        slider.widget_info(|| egui::WidgetInfo::slider(true, number as f64, text!("board-move-slider")));
        if slider.changed() {
            commands.push(Command::Go(Navigation::Move(number)));
        }
    });
    // Show fewer steps and words where the tools leave no room.
    let left = |suggests: bool| ui.available_width() - tools_width(ui, viewer, suggests);
    let needed = if viewer.region().is_some() { MIN_ALL_STEPS_WIDTH } else { MIN_SINGLE_STEPS_WIDTH };
    // Suggestions that are on can always be turned off.
    let suggests = state.workspace() != Workspace::Play && (state.settings().suggestions || left(true) >= needed);
    let left = left(suggests);
    let room = match left {
        left if left < MIN_AUTOPLAY_WIDTH => ToolbarRoom::StepsAlone,
        left if left < MIN_SINGLE_STEPS_WIDTH => ToolbarRoom::None,
        left if left < MIN_END_STEPS_WIDTH => ToolbarRoom::Least,
        left if left < MIN_ALL_STEPS_WIDTH => ToolbarRoom::Little,
        _ => ToolbarRoom::Enough,
    };
    let region = viewer.region().map(|region| region_words(region, viewer));
    let region = region.filter(|words| left - elided::buttons_width(ui, [words.as_str()]) >= MIN_ALL_STEPS_WIDTH);
    let mut chosen = Vec::new();
    egui::Sides::new().height(28.0).shrink_left().show(
        ui,
        |ui| steps_ui(ui, state, viewer, room, commands),
        |ui| chosen = tools_ui(ui, state, viewer, suggests, region),
    );
    commands.extend(chosen);
}

/// The room for the steps and tools under the board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ToolbarRoom {
    Enough,
    Little,
    /// Only one step back and one forward; the `Home` and `End` keys do the rest.
    Least,
    /// The same without the move number.
    None,
    /// The two steps without autoplay, which has a key too.
    StepsAlone,
}

/// Minimum widths for the step buttons and the move number: all steps with the move's name, steps to the ends, single
/// steps; single steps and autoplay without the number.
const MIN_ALL_STEPS_WIDTH: f32 = 380.0;
const MIN_END_STEPS_WIDTH: f32 = 230.0;
const MIN_SINGLE_STEPS_WIDTH: f32 = 155.0;
const MIN_AUTOPLAY_WIDTH: f32 = 110.0;

fn tools_width(ui: &Ui, viewer: &Viewer, suggests: bool) -> f32 {
    let always = [text!("board-select"), text!("board-play"), text!("board-edit")];
    let suggest = suggests.then(|| text!("board-suggest"));
    let find = viewer.region().map(|_| text!("board-find-this"));
    elided::buttons_width(ui, always.into_iter().chain(suggest).chain(find))
}

/// Shows the pens that edit the board, in place of the slider.
fn pens_ui(ui: &mut Ui, chosen: Pen, commands: &mut Vec<Command>) {
    ui.spacing_mut().item_spacing.x = 4.0;
    for pen in Pen::ALL {
        let sign = match pen {
            Pen::Stone(_) => "",
            Pen::Triangle => "△",
            Pen::Square => "□",
            Pen::Circle => "○",
            Pen::Cross => "×",
            Pen::Letter => "A",
            Pen::Number => "1",
            Pen::Eraser => text!("board-erase"),
        };
        let button = ui.add(Button::selectable(pen == chosen, sign).min_size(vec2(28.0, 24.0)));
        if let Pen::Stone(color) = pen {
            let style = BoardStyle::for_context(ui);
            let mut brush = style.stones.brush(15.0, ui.pixels_per_point());
            brush.shadow(button.rect.center(), 15.0);
            brush.stone(color, Point::new(0, 0), button.rect.center(), 15.0, 1.0);
            brush.finish(ui.painter());
        }
        button.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, pen == chosen, pen.name()));
        let hint = match pen {
            Pen::Eraser => text!("board-eraser-tip").to_owned(),
            Pen::Letter | Pen::Number => text!("board-label-pen-tip", pen = pen.name()),
            _ => text!("board-pen-tip", pen = pen.name()),
        };
        if button.on_hover_text(hint).clicked() {
            commands.push(Command::Use(Tool::Edit(pen)));
        }
    }
}

/// Names the image of the game that is shown, if it is not the game as it was played.
fn turned_ui(ui: &mut Ui, image: Image, commands: &mut Vec<Command>) {
    if image == Image::default() {
        return;
    }
    // A narrow pane takes a second line.
    ui.horizontal_wrapped(|ui| {
        ui.label(
            RichText::new(text!("board-shown-as-drawn", image = words::image(image)))
                .color(Tones::for_context(ui).accent),
        );
        if ui.small_button(text!("board-as-played")).on_hover_text(text!("board-as-played-tip")).clicked() {
            commands.push(Command::Find(FindCommand::ToggleAsDrawn));
        }
    });
}

fn steps_ui(ui: &mut Ui, state: &AppState, viewer: &Viewer, room: ToolbarRoom, commands: &mut Vec<Command>) {
    ui.spacing_mut().item_spacing.x = 4.0;
    let steps = [
        ("⏮", text!("board-first-position"), Navigation::First),
        ("⏪", text!("board-ten-back"), Navigation::By(-10)),
        ("⏴", text!("board-previous-move"), Navigation::By(-1)),
        ("⏵", text!("board-next-move"), Navigation::By(1)),
        ("⏩", text!("board-ten-on"), Navigation::By(10)),
        ("⏭", text!("board-last-position"), Navigation::Last),
    ];
    for (icon, name, navigation) in steps {
        let is_shown = match navigation {
            Navigation::By(-1 | 1) => true,
            Navigation::By(_) => room == ToolbarRoom::Enough,
            _ => matches!(room, ToolbarRoom::Enough | ToolbarRoom::Little),
        };
        if !is_shown {
            continue;
        }
        let response = ui.add(Button::new(icon).min_size(vec2(30.0, 26.0))).on_hover_text(name);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, name));
        if response.clicked() {
            commands.push(Command::Go(navigation));
        }
    }
    if room == ToolbarRoom::StepsAlone {
        return;
    }
    let plays = state.is_playing_on();
    let (icon, name) = if plays { ("⏸", text!("board-stop")) } else { ("▶", text!("board-play-by-itself")) };
    let autoplay = ui.add(Button::selectable(plays, icon).min_size(vec2(30.0, 26.0))).on_hover_text(name);
    autoplay.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, name));
    if autoplay.clicked() {
        commands.push(Command::Autoplay);
    }
    ui.add_space(space::TINY);
    let (number, last) = (viewer.move_number(), viewer.line_moves());
    let short = format!("{number}/{last}");
    let whole = || text!("board-move-of", number = number.to_string(), last = last.to_string());
    match room {
        ToolbarRoom::None | ToolbarRoom::StepsAlone => {}
        ToolbarRoom::Least => _ = ui.label(short),
        ToolbarRoom::Little => {
            ui.label(short);
            name_ui(ui, viewer);
        }
        ToolbarRoom::Enough => {
            ui.label(whole());
            name_ui(ui, viewer);
        }
    }
}

/// The name of the current move. Hovering shows all its names with the Japanese terms.
fn name_ui(ui: &mut Ui, viewer: &Viewer) {
    let names: Vec<String> = viewer.move_names().map(shape_latin).collect();
    if let Some(first) = viewer.move_names().next() {
        ui.add(Label::new(RichText::new(shape_title(first)).strong()).truncate()).on_hover_text(names.join("\n"));
    }
}

/// Returns what was clicked.
fn tools_ui(ui: &mut Ui, state: &AppState, viewer: &Viewer, suggests: bool, region: Option<String>) -> Vec<Command> {
    let mut chosen = Vec::new();
    for (tool, title, hint) in [
        (Tool::Select, text!("board-select"), text!("board-select-tip")),
        (Tool::Play, text!("board-play"), text!("board-play-tip")),
        (Tool::Edit(Pen::Stone(Color::Black)), text!("board-edit"), text!("board-edit-tip")),
    ] {
        let is_on = match (viewer.tool(), tool) {
            (Tool::Edit(_), Tool::Edit(_)) => true,
            (now, tool) => now == tool,
        };
        if ui.add(Button::selectable(is_on, title)).on_hover_text(hint).clicked() {
            chosen.push(Command::Use(tool));
        }
    }
    let tip = text!("board-suggest-tip");
    if suggests
        && ui.add(Button::selectable(state.settings().suggestions, text!("board-suggest"))).on_hover_text(tip).clicked()
    {
        chosen.push(Command::Play(PlayCommand::ToggleOnBoard));
    }
    if viewer.region().is_some() {
        let tip = text!("board-find-this-tip");
        if ui.button(text!("board-find-this")).on_hover_text(tip).clicked() {
            chosen.push(Command::Find(FindCommand::FromGame));
        }
    }
    // The region's name comes last, because it would cover the steps.
    region.inspect(|words| _ = ui.weak(words));
    chosen
}

fn region_words(region: BoardRegion, viewer: &Viewer) -> String {
    let size = viewer.tree().size;
    let region = viewer.turned().region(region);
    format!("{}–{}, {}×{}", region.min.label(size), region.max.label(size), region.width(), region.height())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_context_is_outlined_unless_it_is_the_whole_board() {
        let turn = BoardTransform { image: Image::default(), size: BoardSize::new(9).unwrap() };
        let all: Vec<Point> = turn.size.points().collect();
        assert_eq!(outline_of(&all, turn), []);
        assert_eq!(outline_of(&all[1..], turn), all[1..]);
    }
}
