//! Starts of walks through shapes or in the corner: at a pattern, a move of the open game, or a drawing.

use super::corners::nearest_corner;
use super::inside::{Inside, WindowFit, fit, most_frequent_around};
use super::{ExplorerChoice, Joseki, JosekiCommand};
use crate::find::drawing::Drawing;
use crate::{Command, Effects, Shared, Workspace};
use katachi_core::go::{Board, Color, Point};
use katachi_core::mining::corner::joseki_lines;
use katachi_core::pattern::{Cell, CellSet, Image, Pattern, SymmetryGroup};
use katachi_language::text;
use katachi_sentences::words::{self, color_name};

impl Joseki {
    pub(super) fn start_inside(&mut self, inside: Option<Inside>, effects: &mut Effects) {
        let Some(found) = self.shapes.collocations() else { return };
        let window = words::window(&found.params.window);
        let Some(Inside { id, image, patterns, occurrences }) = inside else {
            return effects.info(text!("joseki-not-in-a-middle", window = window));
        };
        let (shapes, times) = (text!("general-shapes", shapes = patterns), text!("general-times", times = occurrences));
        let note = text!("joseki-stands-in", shapes = shapes, window = window, times = times);
        self.shapes.start(id, image, Some(note));
    }

    pub(super) fn start_pattern(&mut self, pattern: &Pattern, shown: Image, effects: &mut Effects) {
        self.view = ExplorerChoice::Shapes;
        let Some(found) = self.shapes.collocations().cloned() else {
            return self.wait_for_counting(JosekiCommand::StartPattern(pattern.clone()), effects);
        };
        effects.command(Command::Show(Workspace::Joseki));
        let is_open = pattern.window().centre().is_some_and(|centre| pattern.cells()[centre] == Cell::Empty);
        if !is_open {
            return effects.info(text!("joseki-shape-before-move"));
        }
        let window = found.params.window.clone();
        let (pattern, note) = match fit(pattern, &window) {
            WindowFit::Same => (pattern.clone(), None),
            WindowFit::Cut(cut) => (cut, Some(text!("joseki-cut", window = words::window(&window)))),
            WindowFit::Smaller => {
                let pattern = pattern.clone();
                let task = self.fitting.start(text!("joseki-task-looking"), move |progress| {
                    let inside = most_frequent_around(&found, &pattern, progress)?;
                    Ok((found, inside))
                });
                return effects.spawn(task.asked());
            }
            WindowFit::Neither => {
                let (mut own, mut wanted) = (words::window(pattern.window()), words::window(&window));
                if own == wanted {
                    // Two windows of as many points, drawn by hand.
                    (own, wanted) = (pattern.window().to_string(), window.to_string());
                }
                return effects.info(text!("joseki-windows-do-not-fit", own = own, wanted = wanted));
            }
        };
        match found.find(&pattern) {
            Some(id) => {
                let (_, to_canonical) = pattern.canonical(SymmetryGroup::Board);
                self.shapes.start(id, to_canonical.inverse().then(shown), note);
            }
            None => {
                effects.info(text!("joseki-no-such-surroundings", window = words::window(&window)));
            }
        }
    }

    /// Starts at the last move of the open game, with the surroundings that it had before the move.
    pub(super) fn start_from_game(&mut self, shared: &Shared, effects: &mut Effects) {
        let Some(viewer) = shared.viewer() else {
            return effects.info(text!("joseki-open-game-first"));
        };
        let Some((by, at)) = viewer.last_move().and_then(|play| Some((play.color(), play.point()?))) else {
            return effects.info(text!("joseki-go-to-move-first"));
        };
        if self.view == ExplorerChoice::Corner {
            let (board, mover) = (viewer.board().clone(), viewer.to_play());
            return self.start_in_corner(&board, at, mover, effects);
        }
        let Some(found) = self.shapes.collocations() else {
            return self.wait_for_counting(JosekiCommand::StartFromGame, effects);
        };
        let parent = viewer.tree().parent(viewer.at()).unwrap_or(viewer.at());
        let mut board = viewer.tree().board_at(parent);
        board.apply_setup(&viewer.node().setup);
        let pattern = Pattern::on_board(&found.params.window, &board, at, by);
        let shown = Image { swapped: by == Color::White, ..Image::default() };
        self.start_pattern(&pattern, shown, effects);
    }

    fn start_in_corner(&mut self, board: &Board, at: Point, mover: Color, effects: &mut Effects) {
        if self.corner.graph().is_none() {
            return self.wait_for_counting(JosekiCommand::StartFromGame, effects);
        }
        let corner = nearest_corner(at, board.size());
        let explorer = &mut self.corner;
        if !explorer.start_from(board, corner, mover) {
            if !explorer.start_from(board, corner, mover.opponent()) {
                return effects.info(text!("joseki-corner-not-there"));
            }
            effects.info(text!("joseki-other-side-to-move", color = color_name(mover.opponent())));
        }
        effects.command(Command::Show(Workspace::Joseki));
    }

    /// Walks along a line that has a name.
    pub(super) fn walk_line(&mut self, line: usize, effects: &mut Effects) {
        let Some(named) = joseki_lines().get(line) else { return };
        self.view = ExplorerChoice::Corner;
        if self.corner.graph().is_none() {
            self.wait_for_counting(JosekiCommand::WalkLine(line), effects);
        } else if !self.corner.walk_line(&named.moves) {
            effects.info(text!("joseki-path-not-there"));
        }
    }

    /// A drawing with its first numbered move.
    pub(super) fn start_from_drawing(&mut self, drawing: Drawing, effects: &mut Effects) {
        let Some(&(at, by)) = drawing.moves().first() else {
            return effects.info(text!("joseki-number-move-first"));
        };
        let Some(found) = self.shapes.collocations() else {
            self.view = ExplorerChoice::Shapes;
            return self.wait_for_counting(JosekiCommand::StartDrawing(Box::new(drawing)), effects);
        };
        let window = &found.params.window;
        let mut board = Board::new(drawing.size());
        board.set_up(drawing.drawn().filter_map(|(point, _)| Some((point, Some(drawing.stone(point)?)))));
        let is_plain =
            |point: Point| drawing.stone(point).is_some() || drawing.cell(point) == CellSet::only(Cell::Empty);
        let offsets = (0..window.cell_count()).map(|cell| window.offset(cell));
        let mut covered = offsets.filter_map(|(dx, dy)| at.offset(dx, dy, drawing.size()));
        if !covered.all(is_plain) {
            return effects.info(text!("joseki-drawing-open", window = words::window(window)));
        }
        let pattern = Pattern::on_board(window, &board, at, by);
        let shown = Image { swapped: by == Color::White, ..Image::default() };
        self.start_pattern(&pattern, shown, effects);
    }
}
