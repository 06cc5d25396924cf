//! The contents of a diagram: a hit turned back into the drawing's orientation, and the moves that follow.
//!
//! Diagrams follow the conventions of books: the stones of the hit are plain and stay, each later move has its number
//! on its point even if it is captured, and a move on a point that already has a stone goes into a note, "20 = 12". The
//! stone whose move made the shape has a circle.

use super::caption::{self, Caption};
use super::notes::Numbering;
pub use super::notes::{DiagramNotes, Label, ReplayedMoves};
use katachi_core::corpus::Corpus;
use katachi_core::find::{Edges, Hit, Query};
use katachi_core::go::{Board, BoardSize, Color, GameView, Move, Point};
use katachi_core::mining::fuseki::Opening;
use katachi_core::pattern::Image;

/// The part of the board that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiagramExtent {
    /// The drawn region and a number of lines around it, extended to the edge if only one more line is left.
    Region {
        margin: usize,
    },
    /// The half of the board that contains the region, with the middle line; the whole board if neither half contains
    /// it.
    Half,
    Whole,
}

/// The meaning of the numbers on the stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DiagramNumbering {
    /// The numbers of the moves in the game.
    #[default]
    Game,
    /// The moves from the hit on, numbered from 1.
    FromOne,
}

/// The part of each hit that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Content {
    pub show: DiagramExtent,
    /// Maximum number of moves after the hit.
    pub moves: usize,
    pub numbers: DiagramNumbering,
    /// Whether the colours are those of the drawing where a game has them exchanged.
    pub drawn_colors: bool,
    /// Whether moves outside the diagram are named with their points, for diagrams with coordinates. Otherwise the moves
    /// end with the last one in the diagram, and notes give the numbers of those outside alone.
    pub names_outside: bool,
}

impl Default for Content {
    fn default() -> Content {
        Content {
            show: DiagramExtent::Region { margin: 2 },
            moves: 4,
            numbers: DiagramNumbering::Game,
            drawn_colors: false,
            names_outside: false,
        }
    }
}

impl Content {
    /// The transform from the board of a hit's record to its diagram.
    pub(super) fn turn(&self, hit: Hit, size: BoardSize) -> DrawingTransform {
        let Image { symmetry, swapped } = hit.image().inverse();
        DrawingTransform { image: Image { symmetry, swapped: swapped && self.drawn_colors }, size }
    }
}

/// A stone of the diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiagramStone {
    pub color: Color,
    pub label: Option<Label>,
}

/// A rectangle of the turned board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiagramFrame {
    pub left: usize,
    pub top: usize,
    pub width: usize,
    pub height: usize,
}

impl DiagramFrame {
    pub fn contains(self, point: Point) -> bool {
        let (x, y) = (usize::from(point.x), usize::from(point.y));
        (self.left..self.left + self.width).contains(&x) && (self.top..self.top + self.height).contains(&y)
    }

    /// The points, row by row.
    pub fn points(self) -> impl Iterator<Item = Point> {
        let rows = self.top..self.top + self.height;
        rows.flat_map(move |y| (self.left..self.left + self.width).map(move |x| Point::new(x as u8, y as u8)))
    }

    /// The smallest frame around some points; `None` without points.
    fn around(points: &[Point]) -> Option<DiagramFrame> {
        let (left, right) = bounds(points.iter().map(|point| point.x))?;
        let (top, bottom) = bounds(points.iter().map(|point| point.y))?;
        Some(DiagramFrame { left, top, width: right + 1 - left, height: bottom + 1 - top })
    }
}

fn bounds(places: impl Iterator<Item = u8> + Clone) -> Option<(usize, usize)> {
    Some((usize::from(places.clone().min()?), usize::from(places.max()?)))
}

/// A diagram. Points are on the board turned like the drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct PageDiagram {
    pub size: BoardSize,
    pub frame: DiagramFrame,
    /// The drawn points that lie on the board, row by row of the drawing.
    pub region: Vec<Point>,
    /// Number of moves in the game before the first numbered move.
    pub before: u32,
    /// The number of the first numbered move.
    pub first: u32,
    /// The numbered moves, including passes.
    pub plays: Vec<Move>,
    /// Whether the record ends with the last of them.
    pub ends: bool,
    pub notes: DiagramNotes,
    pub caption: Caption,
    /// The image of the drawing that occurs in the game.
    pub image: Image,
    /// The stone whose move made the shape, with a circle.
    pub made: Option<Point>,
    /// See [`Content::names_outside`].
    names_outside: bool,
    /// The stones of the turned board, row by row.
    stones: Vec<Option<DiagramStone>>,
}

impl PageDiagram {
    /// The diagram of a hit. `corpus` and `query` are those of its search.
    pub fn new(corpus: &Corpus, query: &Query, hit: Hit, content: &Content) -> PageDiagram {
        PageDiagram::continued(corpus, query, hit, content, 0)
    }

    /// Like [`PageDiagram::new`], with the first `skipped` moves after the hit as plain stones.
    pub(super) fn continued(corpus: &Corpus, query: &Query, hit: Hit, content: &Content, skipped: u32) -> PageDiagram {
        let game = corpus.game(hit.game);
        let turn = content.turn(hit, game.size);
        let region = turn.region(query, hit);
        let frame = frame(content.show, &region, game.size);
        let before = (hit.moves + skipped).min(game.moves.len() as u32);
        let mut replay = game.replay();
        while replay.played() < before as usize && replay.advance().is_some() {}
        let first = if content.numbers == DiagramNumbering::FromOne { skipped + 1 } else { before + 1 };
        let mut drawing = DiagramBuilder::new(turn, frame, replay.board());
        let made = if skipped == 0 { making_move(game, before, query, hit) } else { None };
        let made = made.map(|point| turn.point(point)).filter(|&point| drawing.circle(point));
        let mut plays = Vec::new();
        while plays.len() < content.moves {
            // Stones set up between two moves cannot be shown by numbers.
            let set_up = game.setup.iter().any(|stone| stone.before_move as usize == replay.played());
            if set_up && replay.played() > before as usize {
                break;
            }
            let Some(play) = replay.advance() else { break };
            plays.push((turn.play(play), replay.board().ko().is_some()));
        }
        let mut ends = replay.next_move().is_none();
        if !content.names_outside {
            let is_shown = |(play, _): &(Move, bool)| play.point().is_some_and(|point| frame.contains(point));
            let shown = plays.iter().rposition(is_shown).map_or(0, |last| last + 1);
            ends &= shown == plays.len();
            plays.truncate(shown);
        }
        for (number, &(play, takes_ko)) in (first..).zip(&plays) {
            drawing.add(number, play, takes_ko);
        }
        let DiagramBuilder { stones, notes, .. } = drawing;
        let mut diagram = PageDiagram {
            size: game.size,
            frame,
            region,
            before,
            first,
            plays: plays.into_iter().map(|(play, _)| play).collect(),
            ends,
            notes,
            caption: Caption::new(corpus.header(hit.game), turn.image.swapped),
            image: hit.image(),
            made,
            names_outside: content.names_outside,
            stones,
        };
        diagram.caption.moves =
            caption::moves(diagram.numbering(), &diagram.notes, game.size, &|label| label.to_string());
        diagram
    }

    /// The whole board of a game as in its record; `play` gets the number 1.
    pub(super) fn of_position(game: GameView<'_>, moves: u32, play: Option<Move>, caption: Caption) -> PageDiagram {
        let turn = DrawingTransform { image: Image::default(), size: game.size };
        let frame = frame(DiagramExtent::Whole, &[], game.size);
        let mut replay = game.replay();
        while replay.played() < moves as usize && replay.advance().is_some() {}
        let mut drawing = DiagramBuilder::new(turn, frame, replay.board());
        play.inspect(|&play| drawing.add(1, play, false));
        PageDiagram::plain(drawing, moves, play.into_iter().collect(), caption)
    }

    /// An opening on the whole board, with numbered moves if their order is known.
    pub(super) fn of_opening(size: BoardSize, opening: &Opening) -> PageDiagram {
        let frame = frame(DiagramExtent::Whole, &[], size);
        let before = if opening.moves.is_empty() { &opening.stones } else { &opening.setup };
        PageDiagram::moved(size, frame, before, &opening.moves)
    }

    /// A part of a board with stones; the stones of `plays` have numbers.
    pub(super) fn of_stones(
        size: BoardSize,
        frame: DiagramFrame,
        stones: &[(Point, Color)],
        plays: &[Move],
    ) -> PageDiagram {
        let stands = |&&(point, _): &&(Point, Color)| plays.iter().all(|play| play.point() != Some(point));
        let plain: Vec<(Point, Color)> = stones.iter().filter(stands).copied().collect();
        PageDiagram::moved(size, frame, &plain, plays)
    }

    fn moved(size: BoardSize, frame: DiagramFrame, before: &[(Point, Color)], plays: &[Move]) -> PageDiagram {
        let turn = DrawingTransform { image: Image::default(), size };
        let mut drawing = DiagramBuilder::new(turn, frame, &Board::new(size));
        for &(point, color) in before {
            drawing.stones[usize::from(point.y) * size.side() + usize::from(point.x)] =
                Some(DiagramStone { color, label: None });
        }
        (1..).zip(plays).for_each(|(number, &play)| drawing.add(number, play, false));
        PageDiagram::plain(drawing, 0, plays.to_vec(), Caption::default())
    }

    /// Without a region; the moves have numbers from 1.
    fn plain(drawing: DiagramBuilder, before: u32, plays: Vec<Move>, caption: Caption) -> PageDiagram {
        let DiagramBuilder { turn, frame, stones, notes, .. } = drawing;
        PageDiagram {
            size: turn.size,
            frame,
            region: Vec::new(),
            before,
            first: 1,
            plays,
            ends: false,
            notes,
            caption,
            image: turn.image,
            made: None,
            names_outside: true,
            stones,
        }
    }

    /// The moves that are numbered.
    pub(super) fn numbering(&self) -> Numbering {
        let count = self.plays.len() as u32;
        // A note on a move in the frame needs its point.
        let names_points =
            self.names_outside || self.notes.elsewhere.iter().any(|&(_, point)| self.frame.contains(point));
        Numbering {
            before: self.before,
            first: self.first,
            count,
            ends: self.ends,
            made: self.made.is_some(),
            names_points,
        }
    }

    /// The stone that the diagram shows on a point of the turned board.
    pub fn stone(&self, point: Point) -> Option<DiagramStone> {
        self.stones[usize::from(point.y) * self.size.side() + usize::from(point.x)]
    }

    /// The edges of the board that the frame reaches.
    pub fn edges(&self) -> Edges {
        let DiagramFrame { left, top, width, height } = self.frame;
        Edges::touched(Point::new(left as u8, top as u8), width, height, self.size)
    }
}

/// The transform from the board of a record to the drawing.
#[derive(Clone, Copy, Debug)]
pub(super) struct DrawingTransform {
    pub image: Image,
    pub size: BoardSize,
}

impl DrawingTransform {
    pub fn point(self, point: Point) -> Point {
        let side = self.size.side();
        let (x, y) = self.image.symmetry.apply((point.x.into(), point.y.into()), (side, side));
        Point::new(x as u8, y as u8)
    }

    pub fn color(self, color: Color) -> Color {
        if self.image.swapped { color.opponent() } else { color }
    }

    pub fn play(self, play: Move) -> Move {
        let color = self.color(play.color());
        play.point().map_or(Move::pass(color), |point| Move::play(color, self.point(point)))
    }

    /// The drawn points on the turned board.
    fn region(self, query: &Query, hit: Hit) -> Vec<Point> {
        region_on_record(query, hit, self.size).into_iter().map(|point| self.point(point)).collect()
    }
}

/// The point of the move that made the shape: the last one before the hit, if it was played in the drawn region. If moves
/// were searched for, they are the numbered ones.
fn making_move(game: GameView<'_>, before: u32, query: &Query, hit: Hit) -> Option<Point> {
    let last = (before as usize).checked_sub(1)?;
    let point = game.moves.get(last)?.point()?;
    let is_in_region = query.sequence().is_empty() && region_on_record(query, hit, game.size).contains(&point);
    is_in_region.then_some(point)
}

/// The drawn points on the board of the record, in the order of the drawing's cells.
pub(super) fn region_on_record(query: &Query, hit: Hit, size: BoardSize) -> Vec<Point> {
    let drawn = (query.width(), query.height());
    let (left, top) = hit.place();
    let cells = query.cells().iter().enumerate().filter(|(_, cell)| cell.is_some());
    let on_board = cells.filter_map(|(at, _)| {
        let (x, y) = hit.image().symmetry.apply((at % drawn.0, at / drawn.0), drawn);
        let (x, y) = (left + x as i32, top + y as i32);
        let point = Point::new(u8::try_from(x).ok()?, u8::try_from(y).ok()?);
        size.contains(point).then_some(point)
    });
    on_board.collect()
}

/// The part of the board around the region that is shown.
fn frame(show: DiagramExtent, region: &[Point], size: BoardSize) -> DiagramFrame {
    let side = size.side();
    let whole = DiagramFrame { left: 0, top: 0, width: side, height: side };
    let Some(inner) = DiagramFrame::around(region) else { return whole };
    match show {
        DiagramExtent::Whole => whole,
        DiagramExtent::Region { margin } => {
            let (left, width) = widened(inner.left, inner.width, margin, side);
            let (top, height) = widened(inner.top, inner.height, margin, side);
            DiagramFrame { left, top, width, height }
        }
        DiagramExtent::Half => half(inner, side).unwrap_or(whole),
    }
}

/// Start and length of a range of lines, with a margin added on both sides.
fn widened(start: usize, length: usize, margin: usize, side: usize) -> (usize, usize) {
    let first = start.saturating_sub(margin);
    let end = (start + length + margin).min(side);
    let first = if first == 1 { 0 } else { first };
    let end = if end + 1 == side { side } else { end };
    (first, end - first)
}

/// The half of the board whose edge is nearest to the region: top, bottom, left, right.
fn half(inner: DiagramFrame, side: usize) -> Option<DiagramFrame> {
    let deep = side.div_ceil(2);
    let (right, bottom) = (inner.left + inner.width, inner.top + inner.height);
    let halves = [
        (inner.top, bottom, DiagramFrame { left: 0, top: 0, width: side, height: deep }),
        (side - bottom, side - inner.top, DiagramFrame { left: 0, top: side - deep, width: side, height: deep }),
        (inner.left, right, DiagramFrame { left: 0, top: 0, width: deep, height: side }),
        (side - right, side - inner.left, DiagramFrame { left: side - deep, top: 0, width: deep, height: side }),
    ];
    let fitting = halves.into_iter().filter(|&(_, reach, _)| reach <= deep);
    fitting.min_by_key(|&(distance, ..)| distance).map(|(.., frame)| frame)
}

/// Collects stones and notes move by move.
struct DiagramBuilder {
    turn: DrawingTransform,
    frame: DiagramFrame,
    stones: Vec<Option<DiagramStone>>,
    notes: DiagramNotes,
    letters: std::ops::RangeInclusive<char>,
}

impl DiagramBuilder {
    fn new(turn: DrawingTransform, frame: DiagramFrame, board: &Board) -> DiagramBuilder {
        let mut stones = vec![None; turn.size.area()];
        for (point, color) in board.stones() {
            let point = turn.point(point);
            let stone = DiagramStone { color: turn.color(color), label: None };
            stones[usize::from(point.y) * turn.size.side() + usize::from(point.x)] = Some(stone);
        }
        DiagramBuilder { turn, frame, stones, notes: DiagramNotes::default(), letters: 'a'..='z' }
    }

    /// Puts a circle on the stone at a point. Returns whether there is a stone.
    fn circle(&mut self, point: Point) -> bool {
        let stone = &mut self.stones[usize::from(point.y) * self.turn.size.side() + usize::from(point.x)];
        let Some(there) = stone else { return false };
        there.label = Some(Label::Circle);
        true
    }

    fn add(&mut self, number: u32, play: Move, takes_ko: bool) {
        let Some(point) = play.point() else {
            self.notes.passes.push(number);
            return;
        };
        if !self.frame.contains(point) {
            self.notes.elsewhere.push((number, point));
            return;
        }
        let stone = &mut self.stones[usize::from(point.y) * self.turn.size.side() + usize::from(point.x)];
        let Some(there) = stone else {
            *stone = Some(DiagramStone { color: play.color(), label: Some(Label::Number(number)) });
            return;
        };
        let label = there.label.or_else(|| self.letters.next().map(Label::Letter));
        there.label = label;
        let Some(at) = label else {
            // After 26 lettered stones, a note gives the point, as for moves elsewhere.
            self.notes.elsewhere.push((number, point));
            return;
        };
        match self.notes.replayed.iter_mut().find(|replayed| replayed.at == at) {
            Some(replayed) => {
                replayed.numbers.push(number);
                replayed.ko &= takes_ko;
            }
            None => self.notes.replayed.push(ReplayedMoves { numbers: vec![number], at, ko: takes_ko }),
        }
    }
}
