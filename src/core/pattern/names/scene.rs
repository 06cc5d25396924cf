//! The surroundings of a move: a whole board, or a window beyond which nothing is known.
//!
//! Answers are `None` if they need points that are not known. A rule then gives no name.

use super::conditions::ShapeNameCondition;
use super::diagram::Offset;
use super::reading::{self, NEIGHBOUR_OFFSETS};
use crate::go::{Board, Color, Point};
use crate::pattern::{Cell, Pattern};

/// The effect of a move on the chains next to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Contact {
    /// Stones taken.
    pub captured: Option<usize>,
    /// Chains of the opponent put in atari, not counting those that are taken.
    pub ataris: Option<usize>,
    /// Distinct chains of the mover next to the move.
    pub own_chains: Option<usize>,
}

/// The surroundings of a move, the mover's stones black.
pub(super) trait MoveScene {
    fn cell(&self, at: Offset) -> Option<Cell>;

    /// Whether two stones are of different chains.
    fn apart(&self, a: Offset, b: Offset) -> Option<bool>;

    fn contact(&self) -> Contact;

    /// Checks a condition that needs reading, or the place on the whole board.
    fn read(&self, condition: ShapeNameCondition) -> Option<bool>;

    /// Whether the board ends `steps` columns or rows away, and not before.
    fn ends_at(&self, side: bool, steps: i32) -> bool {
        let at = |steps| self.cell(if side { (steps, 0) } else { (0, steps) });
        at(steps) == Some(Cell::OffBoard) && at(steps - steps.signum()).is_some_and(|cell| cell != Cell::OffBoard)
    }

    /// Steps to the first column beyond the left and right edge (or row beyond the upper and lower one), if known.
    fn edges(&self, side: bool) -> [Option<i32>; 2];

    fn holds(&self, condition: ShapeNameCondition, contact: &Contact) -> Option<bool> {
        match condition {
            ShapeNameCondition::Captures => contact.captured.map(|stones| stones > 0),
            ShapeNameCondition::CapturesExactly(wanted) => contact.captured.map(|stones| stones == wanted),
            ShapeNameCondition::Atari => contact.ataris.map(|chains| chains > 0),
            ShapeNameCondition::DoubleAtari => contact.ataris.map(|chains| chains > 1),
            ShapeNameCondition::Connects => contact.own_chains.map(|chains| chains > 1),
            ShapeNameCondition::TakesKo if contact.captured.is_some_and(|stones| stones != 1) => Some(false),
            // The cells of the diagram, or the use of the rule, have already checked these.
            ShapeNameCondition::NoContact | ShapeNameCondition::Unsupported | ShapeNameCondition::Standing => {
                Some(true)
            }
            _ => self.read(condition),
        }
    }
}

/// A move on a board.
pub(super) struct BoardScene<'a> {
    pub board: &'a Board,
    pub mover: Color,
    pub at: Point,
}

impl BoardScene<'_> {
    fn point(&self, (dx, dy): Offset) -> Option<Point> {
        self.at.offset(dx, dy, self.board.size())
    }

    fn chains(&self, color: Color) -> impl Iterator<Item = Point> {
        let mut chains: [Option<Point>; 4] = [None; 4];
        for (slot, step) in NEIGHBOUR_OFFSETS.into_iter().enumerate() {
            let Some(point) = self.point(step).filter(|&point| self.board.get(point) == Some(color)) else { continue };
            if !chains[..slot].iter().flatten().any(|&known| self.board.same_chain(known, point)) {
                chains[slot] = Some(point);
            }
        }
        chains.into_iter().flatten()
    }
}

impl MoveScene for BoardScene<'_> {
    fn cell(&self, at: Offset) -> Option<Cell> {
        let cell = self.point(at).map_or(Cell::OffBoard, |point| self.board.get(point).into());
        Some(if self.mover == Color::White { cell.swapped() } else { cell })
    }

    fn apart(&self, a: Offset, b: Offset) -> Option<bool> {
        let (a, b) = (self.point(a)?, self.point(b)?);
        Some(!self.board.same_chain(a, b))
    }

    fn contact(&self) -> Contact {
        let (mut captured, mut ataris) = (0, 0);
        for chain in self.chains(self.mover.opponent()) {
            match self.board.liberties_up_to(chain, 3) {
                1 => captured += self.board.chain_size(chain),
                2 => ataris += 1,
                _ => {}
            }
        }
        let own_chains = self.chains(self.mover).count();
        Contact { captured: Some(captured), ataris: Some(ataris), own_chains: Some(own_chains) }
    }

    fn edges(&self, side: bool) -> [Option<i32>; 2] {
        let (place, size) = (i32::from(if side { self.at.x } else { self.at.y }), self.board.size().side() as i32);
        [Some(-place - 1), Some(size - place)]
    }

    fn read(&self, condition: ShapeNameCondition) -> Option<bool> {
        let (board, mover, at) = (self.board, self.mover, self.at);
        Some(match condition {
            ShapeNameCondition::TakesKo => reading::takes_ko(board, mover, at),
            ShapeNameCondition::FillsKo => reading::takes_ko(board, mover.opponent(), at),
            ShapeNameCondition::Snapback => reading::is_snapback(board, mover, at),
            ShapeNameCondition::Nets => reading::nets(board, mover, at),
            ShapeNameCondition::InsideEyeSpace => reading::is_inside_eye_space(board, mover, at),
            ShapeNameCondition::Tengen => {
                let side = board.size().side();
                side % 2 == 1 && [at.x, at.y].map(usize::from) == [side / 2; 2]
            }
            _ => return None,
        })
    }
}

/// A window with the move, or the anchor of a shape, at one of its cells.
pub(super) struct WindowScene {
    width: i32,
    height: i32,
    /// Row by row of the window's box; `None` where the window has no cell.
    cells: Vec<Option<Cell>>,
    /// Column and row of the move in the box.
    origin: Offset,
}

/// A chain, as far as a window shows it.
struct WindowChain {
    stones: Vec<Offset>,
    liberties: Vec<Offset>,
    /// Whether it may go on, or have liberties, outside the window.
    is_open: bool,
}

impl WindowScene {
    pub fn new(pattern: &Pattern, origin: Offset, swapped: bool) -> WindowScene {
        let window = pattern.window();
        let (width, height) = (window.width(), window.height());
        let mut cells = vec![None; width * height];
        for (&(x, y), &cell) in window.cells().iter().zip(pattern.cells()) {
            cells[usize::from(y) * width + usize::from(x)] = Some(if swapped { cell.swapped() } else { cell });
        }
        WindowScene { width: width as i32, height: height as i32, cells, origin }
    }

    pub fn set_origin(&mut self, origin: Offset) {
        self.origin = origin;
    }

    fn chain(&self, start: Offset) -> WindowChain {
        let color = self.cell(start);
        let mut chain = WindowChain { stones: vec![start], liberties: Vec::new(), is_open: false };
        let mut next = 0;
        while let Some(&(x, y)) = chain.stones.get(next) {
            next += 1;
            for (dx, dy) in NEIGHBOUR_OFFSETS {
                let at = (x + dx, y + dy);
                match self.cell(at) {
                    None => chain.is_open = true,
                    Some(Cell::Empty) if !chain.liberties.contains(&at) => chain.liberties.push(at),
                    cell if cell == color && !chain.stones.contains(&at) => chain.stones.push(at),
                    _ => {}
                }
            }
        }
        chain
    }

    /// The chains of a colour next to the move; `None` if some neighbour is not known.
    fn chains(&self, color: Cell) -> Option<Vec<WindowChain>> {
        let mut chains: Vec<WindowChain> = Vec::new();
        for step in NEIGHBOUR_OFFSETS {
            if self.cell(step)? == color && !chains.iter().any(|chain| chain.stones.contains(&step)) {
                chains.push(self.chain(step));
            }
        }
        Some(chains)
    }
}

impl MoveScene for WindowScene {
    fn cell(&self, (dx, dy): Offset) -> Option<Cell> {
        let (x, y) = (self.origin.0 + dx, self.origin.1 + dy);
        let inside = (0..self.width).contains(&x) && (0..self.height).contains(&y);
        if inside { self.cells[(y * self.width + x) as usize] } else { None }
    }

    fn apart(&self, a: Offset, b: Offset) -> Option<bool> {
        let [a, b] = [(a, b), (b, a)].map(|(start, other)| (self.chain(start), other));
        if a.0.stones.contains(&a.1) {
            return Some(false);
        }
        // Two chains that both leave the window may meet outside.
        (!a.0.is_open || !b.0.is_open).then_some(true)
    }

    fn contact(&self) -> Contact {
        let opponent = self.chains(Cell::White);
        // The move is one liberty of each chain. Points outside can only add liberties.
        let sum = |count: &dyn Fn(&WindowChain) -> Option<usize>| -> Option<usize> {
            opponent.as_ref()?.iter().map(count).sum::<Option<usize>>()
        };
        let captured = sum(&|chain| match (chain.liberties.len(), chain.is_open) {
            (1, true) => None,
            (1, false) => Some(chain.stones.len()),
            _ => Some(0),
        });
        let ataris = sum(&|chain| match (chain.liberties.len(), chain.is_open) {
            (1 | 2, true) => None,
            (2, false) => Some(1),
            _ => Some(0),
        });
        let own_chains = self.chains(Cell::Black).and_then(|own| {
            let open = own.iter().filter(|chain| chain.is_open).count();
            (open < 2).then_some(own.len())
        });
        Contact { captured, ataris, own_chains }
    }

    fn edges(&self, side: bool) -> [Option<i32>; 2] {
        [-1, 1].map(|sign| {
            let at = |steps: i32| self.cell(if side { (steps * sign, 0) } else { (0, steps * sign) });
            let end = (1..).find(|&steps| at(steps).is_none_or(|cell| cell == Cell::OffBoard))?;
            at(end).map(|_| end * sign)
        })
    }

    fn read(&self, _: ShapeNameCondition) -> Option<bool> {
        None
    }
}
