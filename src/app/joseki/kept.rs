//! A session keeps this of Joseki: the two walks and the paths that the user kept. Walks are kept as moves and patterns, so
//! that they are found again in figures that were counted anew.

use serde::{Deserialize, Serialize};

use super::choices::{Direction, ExplorerChoice};
use super::path::Path;
use super::stand::CornerPlace;
use crate::Dataset;
use crate::kept::KeptMoves;
use katachi_core::go::{Board, BoardSize, Color, Move};
use katachi_core::mining::collocation::{CollocationWalk, Collocations, PatternId};
use katachi_core::mining::corner::{Corner, CornerGraph};
use katachi_core::mining::graph::GraphWalk;
use katachi_core::pattern::{Image, Pattern, Window};
use katachi_language::text;

/// Joseki as a session keeps it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptJoseki {
    pub(super) view: ExplorerChoice,
    pub(super) whose: Dataset,
    pub(super) corner: Option<CornerWay>,
    pub(super) shapes: Option<ShapesWay>,
    pub(super) marks: Vec<MarkedPath>,
    /// Whether corners of games that begin with stones are counted. Earlier sessions always counted them, unasked.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) set_up: bool,
    /// Whether rare pairs are shown beside frequent ones.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) shows_rare: bool,
}

/// A path that is kept, to be shown again and for export.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MarkedPath {
    /// Steps or moves on the way.
    pub(super) length: usize,
    pub(super) sgf: String,
    pub(super) place: MarkedPlace,
}

impl MarkedPath {
    pub fn title(&self) -> String {
        match self.place {
            MarkedPlace::Shapes(_) => text!("joseki-steps-of-shapes", steps = self.length),
            MarkedPlace::Corner(_) => text!("joseki-moves-in-corner", moves = self.length),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum MarkedPlace {
    Shapes(ShapesWay),
    Corner(CornerWay),
}

/// A walk through the corner tree: the stones that it began with, and its moves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CornerWay {
    size: BoardSize,
    corner: Corner,
    to_play: Color,
    start: KeptMoves,
    moves: KeptMoves,
    /// The row that was looked at.
    #[serde(default)]
    pub(super) chosen: usize,
}

/// A walk through the collocations.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShapesWay {
    window: Window,
    begins_empty: bool,
    steps: Vec<ShapesStep>,
    at: usize,
    pub(super) direction: Direction,
    #[serde(default)]
    pub(super) chosen: usize,
    /// The explorer began here by itself.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) is_begun: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct ShapesStep {
    /// The canonical pattern, its rows joined by `/`.
    pattern: String,
    at: (i32, i32),
    image: Image,
}

impl CornerWay {
    pub(super) fn new(found: &CornerGraph, stand: &CornerPlace, chosen: usize) -> CornerWay {
        let first = stand.walk.steps()[0];
        let stones = GraphWalk::new(first.position, first.image).stones(&found.graph);
        let on_board = |point| stand.on_board(point);
        let play = |(color, point): (Color, _)| match point {
            Some(point) => Move::play(color, on_board(point)),
            None => Move::pass(color),
        };
        CornerWay {
            size: stand.size,
            corner: stand.corner,
            to_play: first.mover(),
            start: KeptMoves::of_stones(stones.into_iter().map(|(point, color)| (on_board(point), color))),
            moves: KeptMoves::new(stand.walk.moves(&found.graph).into_iter().map(play)),
            chosen,
        }
    }

    /// The place that it leads to in these figures, and whether they have all of it. `None` if they lack its beginning.
    pub(super) fn place(&self, found: &CornerGraph) -> Option<(CornerPlace, bool)> {
        let &CornerWay { size, corner, to_play, .. } = self;
        let start = self.start.moves(size);
        let walk = if start.is_empty() && to_play == Color::Black {
            CornerPlace::at_start(found)?.walk
        } else {
            let mut board = Board::new(size);
            board.set_up(start.iter().filter_map(|stone| Some((stone.point()?, Some(stone.color())))));
            let (position, image) = found.find(&board, corner, to_play)?;
            GraphWalk::new(position, image)
        };
        let mut stand = CornerPlace { walk, corner, size };
        let whole = self.moves.moves(size).into_iter().all(|play| stand.play(found, play.point()));
        Some((stand, whole))
    }
}

impl ShapesWay {
    pub(super) fn new(found: &Collocations, path: &Path, direction: Direction, chosen: usize) -> ShapesWay {
        let step = |element: &super::path::Element| {
            let step = element.step?;
            let pattern = found.pattern(element.pattern)?.rows().join("/");
            Some(ShapesStep { pattern, at: step.at, image: step.image })
        };
        let elements: Vec<super::path::Element> = path.elements().collect();
        ShapesWay {
            window: found.params.window.clone(),
            begins_empty: elements.first().is_some_and(|element| element.step.is_none()),
            steps: elements.iter().filter_map(step).collect(),
            at: path.at(),
            direction,
            chosen,
            is_begun: false,
        }
    }

    /// The path in these figures, and whether they have all of it. `None` if they lack its beginning.
    pub(super) fn path(&self, found: &Collocations) -> Option<(Path, bool)> {
        if self.steps.is_empty() {
            return Some((Path::empty(), true));
        }
        let id = |step: &ShapesStep| {
            let rows: Vec<&str> = step.pattern.split('/').collect();
            found.find(&Pattern::from_rows(self.window.clone(), &rows).ok()?)
        };
        let pair_of = |first, second| found.after(first).find(|&pair| found.pair(pair).second == second);
        let first = &self.steps[0];
        let mut before = id(first)?;
        let mut walk = CollocationWalk::new(before)?.image(first.image);
        let nothing = self.begins_empty.then(|| pair_of(PatternId::EMPTY, before));
        for step in &self.steps[1..] {
            let Some(pair) = id(step).and_then(|here| pair_of(before, here)) else { break };
            let at = (step.at.0 - first.at.0, step.at.1 - first.at.1);
            let places = || (0..found.places(pair).len()).filter_map(|place| walk.place(found, pair, place));
            let same = places().position(|there| there.at == at && there.image == step.image);
            let Some(place) = same.or_else(|| places().position(|there| there.at == at)) else { break };
            walk.step(found, pair, place);
            before = walk.last().pattern;
        }
        let whole = walk.steps().len() == self.steps.len();
        Some((Path::new(nothing, walk, self.at), whole))
    }
}
