//! The explorer's board: the combined windows of a path, or the corner, with continuations as letters.

use egui::{Button, Color32, DragValue, RichText, Role, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::words::{around, color_name, grouped, percent};
use super::{Out, teach};
use crate::theme::{Tones, shows_expert};
use crate::tokens::{letters, space};
use crate::widgets::board::{BoardGeometry, BoardLayers, BoardOutput, BoardStyle, BoardView, PointLabel};
use crate::widgets::controls;
use crate::widgets::legend::{LEGEND_HEIGHT, legend_ui};
use katachi_app::find::continuations::letter;
use katachi_app::joseki::corners::CornerExplorer;
use katachi_app::joseki::explorer::{CollocationExplorer, CollocationOrder, Direction, MAX_LETTERS};
use katachi_app::joseki::{ExplorerChoice, JosekiCommand, MAX_FOLLOW_STEPS};
use katachi_app::{AppState, BoardRegion, Command, Dataset};
use katachi_core::go::{Board, Color, Mark, MarkKind, Point};
use katachi_language::text;
use katachi_sentences::shapes::{joseki_title, joseki_with_original};

pub fn board_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let joseki = state.joseki();
    let is_there = match joseki.view() {
        ExplorerChoice::Shapes => joseki.shapes().collocations().is_some(),
        ExplorerChoice::Corner => joseki.corner().graph().is_some(),
    };
    views_ui(ui, state, is_there, out);
    if !is_there {
        return teach::nothing_yet_ui(ui, state, out);
    }
    tools_ui(ui, state, out);
    // The buttons stand still below the board while the text below them grows and shrinks.
    match joseki.view() {
        ExplorerChoice::Shapes => {
            shapes_ui(ui, state, joseki.shapes(), out);
            actions_ui(ui, state, out);
            shapes_summary_ui(ui, joseki.shapes());
        }
        ExplorerChoice::Corner => {
            corner_ui(ui, state, joseki.corner(), out);
            actions_ui(ui, state, out);
            corner_summary_ui(ui, joseki.corner());
        }
    }
}

fn views_ui(ui: &mut Ui, state: &AppState, is_there: bool, out: &mut Out) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let shown = state.joseki().view();
        for view in ExplorerChoice::ALL {
            let text = RichText::new(view.title()).size(letters::SECTION);
            let tip = match view {
                ExplorerChoice::Shapes => text!("joseki-tip-collocations"),
                ExplorerChoice::Corner => text!("joseki-tip-corner-tree"),
            };
            let response = ui.add(Button::selectable(view == shown, text).min_size(vec2(112.0, 28.0)));
            response.widget_info(|| WidgetInfo::selected(Role::Tab, true, view == shown, view.title()));
            if response.on_hover_text(tip).clicked() {
                out.push(JosekiCommand::Show(view));
            }
        }
        if is_there {
            ui.add_space(space::SMALL);
            begin_ui(ui, state, out);
            follow_ui(ui, state.joseki().follow(), out);
        }
    });
}

fn tools_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let joseki = state.joseki();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        if joseki.view() == ExplorerChoice::Shapes {
            let explorer = joseki.shapes();
            for direction in [Direction::After, Direction::Before] {
                let tip = match direction {
                    Direction::After => text!("joseki-tip-after"),
                    Direction::Before => text!("joseki-tip-before"),
                };
                let button = Button::selectable(explorer.direction() == direction, direction.words());
                if ui.add(button).on_hover_text(tip).clicked() {
                    out.push(JosekiCommand::Look(direction));
                }
            }
            ui.add_space(space::TINY);
            ui.weak(text!("joseki-order-by"));
            let is_expert = shows_expert(ui);
            for order in CollocationOrder::ALL {
                if order == CollocationOrder::Lift && !is_expert && explorer.order() != order {
                    continue;
                }
                let button = Button::selectable(explorer.order() == order, order.title());
                let response = ui.add(button);
                response.widget_info(|| {
                    let name = text!("joseki-rank-by", order = order.title());
                    WidgetInfo::selected(Role::RadioButton, true, explorer.order() == order, name)
                });
                if response.on_hover_text(order_help(order, is_expert)).clicked() {
                    out.push(JosekiCommand::Sort(order));
                }
            }
        }
    });
    ui.add_space(space::TINY);
}

fn order_help(order: CollocationOrder, is_expert: bool) -> &'static str {
    match order {
        CollocationOrder::Count => text!("joseki-tip-order-count"),
        CollocationOrder::Surest if !is_expert => text!("joseki-tip-order-surest"),
        CollocationOrder::Surest => super::words::surety_help(),
        CollocationOrder::Lift => super::words::lift_help(true),
    }
}

fn begin_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let is_shapes = state.joseki().view() == ExplorerChoice::Shapes;
    let menu = ui.menu_button(text!("joseki-begin"), |ui| {
        ui.set_min_width(240.0);
        let (empty, game) = match is_shapes {
            true => (text!("joseki-begin-nothing-near"), text!("joseki-begin-last-move")),
            false => (text!("joseki-begin-empty-corner"), text!("joseki-begin-game-corner")),
        };
        let mut choices = vec![(empty, JosekiCommand::StartEmpty), (game, JosekiCommand::StartFromGame)];
        if is_shapes {
            choices.push((text!("joseki-begin-selected-shape"), JosekiCommand::StartFromShape));
            choices.push((text!("joseki-begin-drawing"), JosekiCommand::StartFromDrawing));
        }
        for (title, command) in choices {
            if ui.button(title).clicked() {
                out.push(command);
                ui.close();
            }
        }
        if is_shapes {
            ui.separator();
            if ui.button(text!("joseki-begin-file")).clicked() {
                out.push(JosekiCommand::AskForFile);
                ui.close();
            }
        }
    });
    menu.response.on_hover_text(text!("joseki-tip-begin"));
}

fn follow_ui(ui: &mut Ui, follow: usize, out: &mut Out) {
    let tip = text!("joseki-tip-main-line");
    let button = ui.button(text!("joseki-main-line")).on_hover_text(tip);
    if button.clicked() {
        out.push(JosekiCommand::Follow);
    }
    let mut steps = follow;
    let (before, after) = around(&text!("joseki-main-line-moves", number = super::words::NUMBER_MARK));
    let value = DragValue::new(&mut steps).range(1..=MAX_FOLLOW_STEPS).speed(0.1).prefix(before).suffix(after);
    let response = ui.add(value);
    response.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, text!("joseki-main-line-length")));
    if response.changed() {
        out.push(JosekiCommand::SetFollow(steps));
    }
}

/// The board's size beside the lines of text below it; a position's description may need a second line.
fn board_size(ui: &Ui, lines: f32) -> egui::Vec2 {
    let narrow = if ui.available_width() < 900.0 { 32.0 } else { 0.0 };
    let below = 36.0 + narrow + lines * 27.0 + LEGEND_HEIGHT;
    vec2(ui.available_width(), (ui.available_height() - below).max(100.0))
}

fn shapes_ui(ui: &mut Ui, state: &AppState, explorer: &CollocationExplorer, out: &mut Out) {
    let sheet = explorer.sheet();
    let is_open = explorer.direction() == Direction::Before;
    let labels: Vec<PointLabel> = explorer
        .letters()
        .iter()
        .map(|found| {
            let count = grouped(u64::from(found.count));
            let detail = match (found.is_further, found.more) {
                // The row's count stands at its first letter.
                (true, _) => String::new(),
                (false, 0) => count,
                // The sum of several shapes is no row's count.
                (false, _) => format!("Σ {count}"),
            };
            PointLabel { point: found.point, text: letter(found.row), detail }
        })
        .collect();
    let is_lettered = |point: Point| labels.iter().any(|label| label.point == point);
    let numbers: Vec<Mark> = (1..)
        .zip(&sheet.moves)
        .filter(|(_, (point, _))| !is_lettered(*point))
        .map(|(number, &(point, _))| numbered(point, number))
        .collect();
    let is_walk = explorer.path().here().step.is_some();
    let unseen: Vec<Point> = points(sheet.part).filter(|&point| is_walk && sheet.cell(point).is_none()).collect();
    let view = BoardView {
        layers: BoardLayers { marks: &numbers, labels: &labels, unseen: &unseen, ..BoardLayers::default() },
        part: Some(sheet.part),
        coordinates: state.settings().coordinates && sheet.columns_known && sheet.rows_known,
        hoshi: sheet.columns_known && sheet.rows_known,
        name: text!("joseki-shape-board"),
        ..BoardView::new(&sheet.board, state.joseki().describe())
    };
    let output = view.show(ui, board_size(ui, 2.0));
    match sheet.columns_known && sheet.rows_known {
        true => legend_ui(ui, &labels, sheet.board.size(), ui.available_width()),
        // The letters' points have no names as long as an edge is unknown.
        false => ui.add_space(LEGEND_HEIGHT - ui.spacing().item_spacing.y),
    }
    output.menu(&menu(state), &mut out.commands);
    let chosen = explorer.rows().get(explorer.chosen()).and_then(|row| row.places.first()?.point);
    shapes_overlay(ui, &output.geometry, explorer, is_open, chosen);
    pointer(ui, explorer, &output, out);
}

fn points(part: BoardRegion) -> impl Iterator<Item = Point> {
    (part.min.y..=part.max.y).flat_map(move |y| (part.min.x..=part.max.x).map(move |x| Point::new(x, y)))
}

fn numbered(point: Point, number: usize) -> Mark {
    Mark { point, kind: MarkKind::Label(number.to_string()) }
}

fn pointer(ui: &Ui, explorer: &CollocationExplorer, output: &BoardOutput, out: &mut Out) {
    if let Some((point, egui::PointerButton::Primary, _)) = output.clicked {
        out.push(JosekiCommand::StepAt(point));
    }
    let hovered = output.hovered.and_then(|point| explorer.letters().iter().find(|letter| letter.point == point));
    if let Some(found) = hovered {
        if ui.input(|input| input.pointer.is_moving()) && explorer.chosen() != found.row {
            out.push(JosekiCommand::Choose(found.row));
        }
        let mut words = text!("joseki-letter-times", letter = letter(found.row), times = found.count);
        if found.more > 0 {
            words += &format!("\n{}", text!("joseki-letter-more", shapes = found.more));
        }
        output.response.clone().on_hover_text_at_pointer(words);
    }
}

/// Draws the layers that the board widget lacks: the chosen window and its own move.
fn shapes_overlay(
    ui: &Ui,
    geometry: &BoardGeometry,
    explorer: &CollocationExplorer,
    is_open: bool,
    chosen: Option<Point>,
) {
    let (style, sheet) = (BoardStyle::for_context(ui), explorer.sheet());
    let (painter, part, cell) = (ui.painter(), sheet.part, geometry.cell());
    let is_walk = explorer.path().here().step.is_some();
    if is_walk {
        frame(
            geometry,
            part,
            |point| sheet.in_window(point),
            |ends| {
                painter.line_segment(ends, Stroke::new(1.5, style.accent));
            },
        );
    }
    if let Some(point) = sheet.here.filter(|_| is_walk) {
        let at = geometry.screen_from_board(point);
        let radius = cell * 0.5;
        if is_open {
            let mover = explorer.path().here().step.map_or(Color::Black, |step| step.mover());
            let mut brush = style.stones.brush(cell * 0.96, ui.pixels_per_point());
            brush.stone(mover, point, at, cell * 0.96, 0.55);
            brush.diamond(at, cell * 0.36, style.accent);
            brush.finish(painter);
        } else {
            painter.circle_stroke(at, radius, Stroke::new(2.5, style.accent));
        }
    }
    if let Some(point) = chosen.filter(|&point| part.contains(point)) {
        painter.circle_stroke(geometry.screen_from_board(point), cell * 0.46, Stroke::new(2.0, style.any));
    }
}

/// Paints the border between the points inside and outside a set.
fn frame(
    geometry: &BoardGeometry,
    part: BoardRegion,
    inside: impl Fn(Point) -> bool,
    mut line: impl FnMut([egui::Pos2; 2]),
) {
    let half = geometry.cell() / 2.0;
    for y in part.min.y..=part.max.y {
        for x in part.min.x..=part.max.x {
            let point = Point::new(x, y);
            if !inside(point) {
                continue;
            }
            let at = geometry.screen_from_board(point);
            let beside = [
                (x > part.min.x).then(|| Point::new(x - 1, y)),
                (x < part.max.x).then(|| Point::new(x + 1, y)),
                (y > part.min.y).then(|| Point::new(x, y - 1)),
                (y < part.max.y).then(|| Point::new(x, y + 1)),
            ];
            let corner = |dx: f32, dy: f32| pos2(at.x + dx * half, at.y + dy * half);
            let ends = [
                [corner(-1.0, -1.0), corner(-1.0, 1.0)],
                [corner(1.0, -1.0), corner(1.0, 1.0)],
                [corner(-1.0, -1.0), corner(1.0, -1.0)],
                [corner(-1.0, 1.0), corner(1.0, 1.0)],
            ];
            for (neighbour, ends) in beside.into_iter().zip(ends) {
                if neighbour.is_none_or(|other| !inside(other)) {
                    line(ends);
                }
            }
        }
    }
}

fn shapes_summary_ui(ui: &mut Ui, explorer: &CollocationExplorer) {
    let (played, followed) = explorer.counts();
    let is_walk = explorer.path().here().step.is_some();
    let unlisted = match explorer.unlisted_times() {
        0 => String::new(),
        times => text!("joseki-tip-unlisted", times = times),
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        if is_walk {
            ui.strong(text!("joseki-played-times", times = played));
            let tip = format!("{}\n{unlisted}", text!("joseki-tip-followed"));
            ui.label(text!("joseki-followed-times", times = followed)).on_hover_text(tip.trim_end());
        } else {
            ui.strong(text!("joseki-nothing-near-title"));
            let alone = ui.label(text!("joseki-moves-alone", moves = followed));
            if !unlisted.is_empty() {
                alone.on_hover_text(unlisted);
            }
        }
        ui.weak(format!("· {}", text!("general-shapes", shapes = explorer.rows().len())));
        if explorer.is_symmetric() && is_walk {
            ui.weak(text!("joseki-symmetric")).on_hover_text(text!("joseki-tip-symmetric"));
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        if explorer.sheet().contradicts {
            ui.colored_label(Tones::for_context(ui).warning, text!("joseki-windows-contradict"));
        } else if let Some(note) = explorer.note() {
            ui.weak(note);
        } else if !is_walk {
            ui.weak(text!("joseki-hint-letters"));
        } else if explorer.rows().is_empty() {
            ui.weak(match explorer.direction() {
                Direction::After => text!("joseki-nothing-follows"),
                Direction::Before => text!("joseki-nothing-leads"),
            });
        } else {
            ui.weak(text!("joseki-hint-framed"));
        }
    });
}

fn corner_ui(ui: &mut Ui, state: &AppState, explorer: &CornerExplorer, out: &mut Out) {
    let board = explorer.board();
    let moves = explorer.moves();
    let labels: Vec<PointLabel> = explorer
        .next()
        .iter()
        .filter_map(|next| {
            let (point, rank) = (next.point?, next.rank.filter(|&rank| rank < MAX_LETTERS)?);
            let detail = percent(next.found.share.rate);
            Some(PointLabel { point, text: letter(rank), detail })
        })
        .collect();
    let numbers: Vec<Mark> = (1..)
        .zip(&moves)
        .filter_map(|(number, (_, point))| Some(numbered((*point).filter(|&point| !board.is_empty(point))?, number)))
        .collect();
    let view = BoardView {
        layers: BoardLayers { marks: &numbers, labels: &labels, region: explorer.region(), ..BoardLayers::default() },
        part: explorer.region().map(|region| beyond(region, &board)),
        coordinates: state.settings().coordinates,
        ghost: Some(explorer.mover()),
        name: text!("joseki-corner-board"),
        ..BoardView::new(&board, state.joseki().describe())
    };
    let output = view.show(ui, board_size(ui, 2.0));
    legend_ui(ui, &labels, board.size(), ui.available_width());
    output.menu(&menu(state), &mut out.commands);
    corner_overlay(ui, &output.geometry, explorer, moves.last().and_then(|&(_, point)| point));
    if let Some((point, egui::PointerButton::Primary, _)) = output.clicked {
        out.push(JosekiCommand::StepAt(point));
    }
    let hovered = output.hovered.and_then(|point| explorer.next().iter().position(|next| next.point == Some(point)));
    if let Some(row) = hovered
        && ui.input(|input| input.pointer.is_moving())
        && explorer.chosen() != row
    {
        out.push(JosekiCommand::Choose(row));
    }
    tenuki_ui(ui, explorer, out);
}

fn corner_overlay(ui: &Ui, geometry: &BoardGeometry, explorer: &CornerExplorer, last: Option<Point>) {
    let style = BoardStyle::for_context(ui);
    let ring = |point: Point, width: f32, color: Color32| {
        let at = geometry.screen_from_board(point);
        ui.painter().circle_stroke(at, geometry.cell() * 0.48, Stroke::new(width, color));
    };
    if let Some(point) = last {
        ring(point, 2.5, style.accent);
    }
    let chosen = explorer.next().get(explorer.chosen()).and_then(|next| next.point);
    if let Some(point) = chosen {
        ring(point, 2.0, style.any);
    }
}

/// The corner with two more lines of the board.
fn beyond(region: BoardRegion, board: &Board) -> BoardRegion {
    let last = board.size().side() as u8 - 1;
    let low = |at: u8| at.saturating_sub(2);
    let high = |at: u8| (at + 2).min(last);
    BoardRegion::between(
        Point::new(low(region.min.x), low(region.min.y)),
        Point::new(high(region.max.x), high(region.max.y)),
    )
}

/// The context menu of both boards.
fn menu(state: &AppState) -> Vec<(&'static str, Command)> {
    let joseki = state.joseki();
    let mut entries = vec![(text!("joseki-find-position"), JosekiCommand::Find)];
    let can_go_back = match joseki.view() {
        ExplorerChoice::Shapes => {
            entries.push((text!("joseki-find-shape"), JosekiCommand::FindWindow));
            joseki.shapes().can_go_back()
        }
        ExplorerChoice::Corner => joseki.corner().can_go_back(),
    };
    if can_go_back {
        entries.push((text!("joseki-back"), JosekiCommand::Back));
    }
    entries.extend([
        (text!("joseki-to-beginning"), JosekiCommand::Home),
        (text!("joseki-keep-path"), JosekiCommand::Mark),
        (text!("joseki-copy-path"), JosekiCommand::CopySgf),
    ]);
    entries.into_iter().map(|(title, command)| (title, command.into())).collect()
}

fn corner_summary_ui(ui: &mut Ui, explorer: &CornerExplorer) {
    let visits = explorer.visits();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let names = explorer.names();
        if let Some(last) = names.last() {
            let all: Vec<String> = names.iter().map(|name| joseki_with_original(name)).collect();
            ui.label(RichText::new(joseki_title(last)).strong()).on_hover_text(all.join("\n"));
            ui.weak("·");
        }
        ui.strong(text!("joseki-to-play", color = color_name(explorer.mover())));
        ui.label(text!("joseki-there-times", times = visits.count)).on_hover_text(text!("joseki-tip-there"));
        if visits.ended > 0 {
            ui.weak(text!("joseki-ended-times", times = visits.ended)).on_hover_text(text!("joseki-tip-ended"));
        }
        if visits.rare > 0 {
            ui.weak(text!("joseki-to-rare", moves = visits.rare));
        }
        let symmetric = explorer
            .graph()
            .zip(explorer.stand())
            .is_some_and(|(found, stand)| found.graph.stabiliser(stand.walk.last().position).count() > 1);
        if symmetric {
            ui.weak(text!("joseki-symmetric")).on_hover_text(text!("joseki-tip-symmetric"));
        }
    });
}

/// Shows tenuki, which has no point on the board.
fn tenuki_ui(ui: &mut Ui, explorer: &CornerExplorer, out: &mut Out) {
    let found = explorer.next().iter().position(|next| next.point.is_none());
    ui.horizontal(|ui| {
        let Some(row) = found else {
            let is_end = explorer.next().is_empty();
            ui.weak(if is_end { text!("joseki-nothing-more") } else { text!("joseki-no-tenuki") });
            return;
        };
        let next = &explorer.next()[row];
        let share = percent(next.found.share.rate);
        let text = text!("joseki-tenuki-share", share = share, times = next.found.count);
        let tip = text!("joseki-tip-tenuki");
        let response = ui.add(Button::selectable(explorer.chosen() == row, text)).on_hover_text(tip);
        if response.hovered() && ui.input(|input| input.pointer.is_moving()) && explorer.chosen() != row {
            out.push(JosekiCommand::Choose(row));
        }
        if response.clicked() {
            out.push(JosekiCommand::StepRow(row));
        }
    });
}

/// The buttons to step back and forth, and the actions for the current position.
fn actions_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let joseki = state.joseki();
    let is_shapes = joseki.view() == ExplorerChoice::Shapes;
    let (can_go_back, can_go_forward) = (joseki.can_go_back(), joseki.can_go_forward());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (icon, tip, is_possible, command) in [
            ("⏮", text!("joseki-tip-home"), true, JosekiCommand::Home),
            ("⏴", text!("joseki-tip-back"), can_go_back, JosekiCommand::Back),
            ("⏵", text!("joseki-tip-forward"), can_go_forward, JosekiCommand::Forward),
        ] {
            let response = ui.add_enabled(is_possible, Button::new(icon).min_size(vec2(30.0, 26.0)));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, is_possible, tip));
            if response.on_hover_text(tip).clicked() {
                out.push(command);
            }
        }
        ui.add_space(space::TINY);
        // Games of the professionals are not on this machine.
        let title = match joseki.whose() {
            Dataset::Own => text!("joseki-show-games"),
            Dataset::Professional => text!("joseki-show-my-games"),
        };
        let show = controls::primary(ui, title);
        if ui.add(show).on_hover_text(text!("joseki-tip-show-games")).clicked() {
            out.push(JosekiCommand::Find);
        }
        let tip = text!("joseki-tip-shape-alone");
        if is_shapes && ui.button(text!("joseki-shape-alone")).on_hover_text(tip).clicked() {
            out.push(JosekiCommand::FindWindow);
        }
        ui.add_space(space::TINY);
        if ui.button(text!("joseki-keep")).on_hover_text(text!("joseki-tip-keep")).clicked() {
            out.push(JosekiCommand::Mark);
        }
        if ui.button(text!("joseki-copy")).on_hover_text(text!("joseki-tip-copy")).clicked() {
            out.push(JosekiCommand::CopySgf);
        }
        let marked = joseki.marks().len();
        let save = match marked {
            0 => text!("general-save").to_owned(),
            _ => text!("joseki-save-paths-button", paths = marked),
        };
        if ui.button(save).on_hover_text(text!("joseki-tip-save-paths")).clicked() {
            out.push(JosekiCommand::SavePaths);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_language::{Language, speaking};

    #[test]
    fn the_surest_pairs_come_first_in_plain_words_for_all_but_experts() {
        let _english = speaking(Language::En);
        let surest = CollocationOrder::Surest;
        assert_eq!(order_help(surest, false), "The least likely by chance first");
        assert!(order_help(surest, true).contains("−2 log λ"));
    }
}
