//! The query board: draws with the tools of the palette, shows the region, its edges and the continuations.

use egui::{Align2, FontId, Modifiers, PointerButton, Rect, Stroke, Ui, pos2, vec2};

use super::{Out, options, palette, parts, totals};
use crate::tokens::space;
use crate::widgets::board::{
    BoardGeometry, BoardLayers, BoardOutput, BoardStyle, BoardView, PointLabel, RegionDrag, pressed_color,
};
use crate::widgets::legend::{LEGEND_HEIGHT, legend_ui};
use katachi_app::AppState;
use katachi_app::find::continuations::{MAX_LETTERS, letter, usual_color};
use katachi_app::find::drawing::{Drawing, Extent};
use katachi_app::find::tool::mark;
use katachi_app::find::{Find, FindCommand, FindTool};
use katachi_core::go::{Board, BoardSize, Color, Mark, MarkKind, Point};
use katachi_core::pattern::{Cell, CellSet, Symmetry};
use katachi_language::text;

#[derive(Default)]
pub struct DrawView {
    /// The stroke being drawn: its action, and the last point that it changed.
    stroke: Option<(Stroking, Point)>,
}

#[derive(Clone, Copy)]
enum Stroking {
    Paint(CellSet),
    Include(bool),
}

impl Stroking {
    fn command(self, point: Point, begins: bool) -> FindCommand {
        match self {
            Stroking::Paint(set) => FindCommand::Paint { point, set, begins },
            Stroking::Include(belongs) => FindCommand::Include { point, belongs, begins },
        }
    }
}

impl DrawView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        palette::palette_ui(ui, state, out);
        ui.add_space(space::TINY);
        parts::strip_ui(ui, state, out);
        let below = options::OPTIONS_HEIGHT + totals::LINE_HEIGHT + 8.0;
        let size = vec2(ui.available_width(), (ui.available_height() - below).max(120.0));
        self.board_ui(ui, state, size, out);
        options::readings_ui(ui, state, out);
        ui.horizontal(|ui| {
            options::menu_ui(ui, state, out);
            palette::size_ui(ui, state, out);
            totals::line_ui(ui, state, out);
        });
    }

    fn board_ui(&mut self, ui: &mut Ui, state: &AppState, size: egui::Vec2, out: &mut Out) {
        let find = state.find();
        let drawing = find.drawing();
        let mut board = Board::new(drawing.size());
        board.set_up(drawing.drawn().filter_map(|(point, _)| Some((point, Some(drawing.stone(point)?)))));
        board.set_up(drawing.moves().iter().map(|&(point, color)| (point, Some(color))));
        let numbers: Vec<Mark> =
            (1..).zip(drawing.moves()).map(|(number, &(point, _))| numbered(point, number)).collect();
        let labels = labels(find);
        let is_labelled = |point: Point| labels.iter().any(|label| label.point == point);
        let sets: Vec<(Point, CellSet)> = drawing.drawn().filter(|&(point, _)| !is_labelled(point)).collect();
        let ghost = match find.tool() {
            FindTool::Stones => Some(pressed_color(ui.input(|input| input.modifiers)).unwrap_or(find.next_color())),
            FindTool::Paint(set) => {
                Color::BOTH.into_iter().find(|&color| set == CellSet::only(Cell::from(Some(color))))
            }
            FindTool::Moves => Some(pressed_color(ui.input(|input| input.modifiers)).unwrap_or(next_move(drawing))),
            FindTool::Select | FindTool::Points => None,
        };
        let is_of_points = matches!(drawing.extent(), Extent::Points(_));
        let region = drawing.region().filter(|_| !is_of_points);
        // The wood outside a drawn set of points is dimmed below the stones, as it is outside a region.
        let outside = drawing.size().points().filter(|&point| is_of_points && !drawing.contains(point));
        let outside: Vec<Point> = outside.collect();
        let view = BoardView {
            layers: BoardLayers {
                marks: &numbers,
                labels: &labels,
                sets: &sets,
                region,
                unseen: &outside,
                ..BoardLayers::default()
            },
            coordinates: state.settings().coordinates,
            ghost,
            select_with_left: find.tool() == FindTool::Select,
            name: text!("find-query-board"),
            ..BoardView::new(&board, describe(find))
        };
        let output = view.show(ui, size - vec2(0.0, LEGEND_HEIGHT));
        legend_ui(ui, &labels, drawing.size(), size.x);
        overlay(ui, &output.geometry, drawing, &labels);
        self.pointer(ui, find, &output, out);
        let mut entries = vec![
            (text!("find-clear"), FindCommand::Clear.into()),
            (text!("find-turn"), FindCommand::Turn(Symmetry::from_index(5)).into()),
            (text!("find-mirror"), FindCommand::Turn(Symmetry::from_index(1)).into()),
            (text!("find-exchange-colours"), FindCommand::SwapColors.into()),
            (text!("find-copy-diagram"), FindCommand::CopyDiagram.into()),
            (text!("find-explore-in-joseki"), FindCommand::ExploreInJoseki.into()),
            (text!("find-find-in-problems"), FindCommand::FindInProblems.into()),
        ];
        if drawing.reading().is_none() {
            entries.push((text!("find-follow"), FindCommand::Select(None).into()));
        }
        output.menu(&entries, &mut out.commands);
    }

    fn pointer(&mut self, ui: &Ui, find: &Find, output: &BoardOutput, out: &mut Out) {
        if let Some(RegionDrag::Done(region)) = output.region_drag
            && region.min != region.max
        {
            out.push(FindCommand::Select(Some(region)));
        }
        if let Some((point, PointerButton::Primary, modifiers)) = output.clicked {
            out.push(FindCommand::Click { point, color: pressed_color(modifiers) });
        }
        self.drag(ui, find, output, out);
    }

    /// Dragging with the left button paints.
    fn drag(&mut self, ui: &Ui, find: &Find, output: &BoardOutput, out: &mut Out) {
        let response = &output.response;
        if matches!(find.tool(), FindTool::Select | FindTool::Moves) || !response.dragged_by(PointerButton::Primary) {
            self.stroke = None;
            return;
        }
        let Some(at) = response.interact_pointer_pos().and_then(|at| output.geometry.board_from_screen(at)) else {
            return;
        };
        let (stroking, from) = match self.stroke {
            Some((stroking, last)) => (stroking, Some(last)),
            None => {
                let origin = ui.input(|input| input.pointer.press_origin());
                let Some(first) = origin.and_then(|at| output.geometry.board_from_screen(at)) else { return };
                let stroking = stroke_of(find, first, ui.input(|input| input.modifiers));
                out.push(stroking.command(first, true));
                (stroking, Some(first))
            }
        };
        // Fast drags skip points, so the points in between are painted too.
        for point in between(from.unwrap_or(at), at) {
            out.push(stroking.command(point, false));
        }
        self.stroke = Some((stroking, at));
    }
}

fn stroke_of(find: &Find, first: Point, modifiers: Modifiers) -> Stroking {
    match find.tool() {
        FindTool::Points => Stroking::Include(!find.is_in_set(first)),
        FindTool::Paint(set) => Stroking::Paint(set),
        FindTool::Stones | FindTool::Select | FindTool::Moves => {
            let color = pressed_color(modifiers).unwrap_or(find.next_color());
            Stroking::Paint(CellSet::only(Cell::from(Some(color))))
        }
    }
}

/// The points on the way from one point to another, without the first.
fn between(from: Point, to: Point) -> impl Iterator<Item = Point> {
    let (dx, dy) = (i32::from(to.x) - i32::from(from.x), i32::from(to.y) - i32::from(from.y));
    let steps = dx.abs().max(dy.abs());
    (1..=steps).map(move |step| {
        let along = |from: u8, d: i32| (f64::from(from) + f64::from(d * step) / f64::from(steps)).round() as u8;
        Point::new(along(from.x, dx), along(from.y, dy))
    })
}

/// Letters by rank, with the counts of the table. Empty while the continuations belong to another drawing.
fn labels(find: &Find) -> Vec<PointLabel> {
    // The numbers of another drawing of the question do not apply here.
    let speaks = find.question().speaking_part() == find.question().at();
    let shown = find.search().shown().filter(|_| speaks && !find.search().is_stale());
    let Some(found) = shown else { return Vec::new() };
    let continuations = found.result.continuations.iter().take(MAX_LETTERS).enumerate();
    let labels = continuations.filter_map(|(rank, continuation)| {
        let point = found.point(continuation.at)?;
        let drawing = find.drawing();
        let is_move = drawing.moves().iter().any(|&(other, _)| other == point);
        let is_free = drawing.size().contains(point) && drawing.stone(point).is_none() && !is_move;
        let detail = katachi_app::grouped(continuation.by(usual_color(continuation)));
        is_free.then(|| PointLabel { point, text: letter(rank), detail })
    });
    labels.collect()
}

fn numbered(point: Point, number: usize) -> Mark {
    Mark { point, kind: MarkKind::Label(number.to_string()) }
}

/// The colour of the next numbered move.
fn next_move(drawing: &Drawing) -> Color {
    let last = drawing.moves().last().map(|&(_, color)| color.opponent());
    last.or(drawing.options.to_play).unwrap_or(Color::Black)
}

fn describe(find: &Find) -> String {
    let drawing = find.drawing();
    let stones = drawing.drawn().filter(|&(point, _)| drawing.stone(point).is_some()).count();
    let size = drawing.size();
    match drawing.region() {
        None => text!("find-board-words", size = size.to_string(), stones = stones),
        Some(region) => text!(
            "find-board-words-region",
            size = size.to_string(),
            stones = stones,
            from = region.min.label(size),
            to = region.max.label(size)
        ),
    }
}

/// Draws the layers that the board widget lacks: drawn edges, sets of points, and wildcards under letters.
fn overlay(ui: &Ui, geometry: &BoardGeometry, drawing: &Drawing, labels: &[PointLabel]) {
    let style = BoardStyle::for_context(ui);
    let cell = geometry.cell();
    let painter = ui.painter();
    if let Extent::Points(_) = drawing.extent() {
        for point in drawing.size().points().filter(|&point| drawing.contains(point)) {
            let square = Rect::from_center_size(geometry.screen_from_board(point), vec2(cell, cell));
            let corners = [square.left_top(), square.right_top(), square.right_bottom(), square.left_bottom()];
            let outlined = sides_at_the_outline(point, drawing.size(), |point| drawing.contains(point));
            for side in (0..4).filter(|&side| outlined[side]) {
                painter.line_segment([corners[side], corners[(side + 1) % 4]], Stroke::new(1.0, style.accent));
            }
        }
    }
    if let Some(region) = drawing.region() {
        let rect = geometry.region_rect(region);
        let edges = drawing.edges();
        let stroke = Stroke::new(4.0, style.accent);
        let (first, last) = (geometry.screen_from_board(region.min), geometry.screen_from_board(region.max));
        let lines = [
            (edges.left, [pos2(first.x, rect.top()), pos2(first.x, rect.bottom())]),
            (edges.right, [pos2(last.x, rect.top()), pos2(last.x, rect.bottom())]),
            (edges.top, [pos2(rect.left(), first.y), pos2(rect.right(), first.y)]),
            (edges.bottom, [pos2(rect.left(), last.y), pos2(rect.right(), last.y)]),
        ];
        let out = cell * 0.5;
        let away = [vec2(-out, 0.0), vec2(out, 0.0), vec2(0.0, -out), vec2(0.0, out)];
        for ((_, line), away) in lines.into_iter().zip(away).filter(|((is_drawn, _), _)| *is_drawn) {
            painter.line_segment(line.map(|end| end + away), stroke);
        }
    }
    for label in labels {
        let set = drawing.cell(label.point);
        if set != CellSet::only(Cell::Empty) {
            let at = geometry.screen_from_board(label.point) + vec2(0.34, -0.34) * cell;
            painter.circle_filled(at, cell * 0.17, style.any);
            let font = FontId::proportional(cell * 0.28);
            painter.text(at, Align2::CENTER_CENTER, mark(set), font, egui::Color32::WHITE);
        }
    }
}

/// Whether the region ends at the top, right, bottom and left of a point in it.
fn sides_at_the_outline(point: Point, size: BoardSize, is_inside: impl Fn(Point) -> bool) -> [bool; 4] {
    [(0, -1), (1, 0), (0, 1), (-1, 0)].map(|(x, y)| {
        let next = point.x.checked_add_signed(x).zip(point.y.checked_add_signed(y));
        !next.map(|(x, y)| Point::new(x, y)).is_some_and(|next| size.contains(next) && is_inside(next))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_region_of_points_is_framed_along_its_outline() {
        let size = BoardSize::new(9).unwrap();
        let inside = [Point::new(0, 0), Point::new(1, 0), Point::new(1, 1)];
        let sides = |at: usize| sides_at_the_outline(inside[at], size, |point| inside.contains(&point));
        assert_eq!(sides(0), [true, false, true, true]);
        assert_eq!(sides(1), [true, true, false, false]);
        assert_eq!(sides(2), [false, true, true, true]);
    }

    #[test]
    fn a_quick_stroke_leaves_no_gap() {
        let points: Vec<Point> = between(Point::new(2, 2), Point::new(5, 0)).collect();
        assert_eq!(points, [Point::new(3, 1), Point::new(4, 1), Point::new(5, 0)]);
        assert_eq!(between(Point::new(4, 4), Point::new(4, 4)).count(), 0);
    }
}
