//! The slow oracle of position graphs: sequences of stones on a square, read from whole boards.

use std::collections::{BTreeMap, BTreeSet};

use katachi::corpus::{Corpus, GameId};
use katachi::go::{Board, Color, Point};
use katachi::mining::graph::{PositionGraph, PositionId};
use katachi::pattern::Symmetry;

/// The stones row by row, with Black as the mover, in the smallest of all views.
pub type Position = Vec<Option<Color>>;

#[derive(Debug, Default, PartialEq)]
pub struct ExpectedVisits {
    pub count: u32,
    pub starts: u32,
    pub ended: u32,
}

#[derive(Debug, Default, PartialEq)]
pub struct ExpectedMove {
    pub count: u32,
    pub later: u32,
    pub decided: u32,
    pub wins: u32,
    pub years: BTreeMap<i16, u32>,
}

/// The position before, the point (the smallest of symmetric ones), and the position after.
type Key = (Position, Option<(u8, u8)>, Position);

#[derive(Debug, Default)]
pub struct Expected {
    pub visits: BTreeMap<Position, ExpectedVisits>,
    pub moves: BTreeMap<Key, ExpectedMove>,
}

/// A square of a board: its side, its views, and the board's point for each of its own.
pub struct Square<'a> {
    pub side: u8,
    pub symmetries: &'a [Symmetry],
    pub board_point: &'a dyn Fn(Point) -> Point,
    pub stop: u32,
    pub most_moves: usize,
    /// Whether a pass is a move of the sequence.
    pub passes: bool,
}

fn turned(symmetry: Symmetry, point: Point, side: u8) -> Point {
    let (x, y) = symmetry.apply((point.x.into(), point.y.into()), (side.into(), side.into()));
    Point::new(x as u8, y as u8)
}

impl Square<'_> {
    fn points(&self) -> impl Iterator<Item = Point> + use<> {
        let side = self.side;
        (0..side).flat_map(move |y| (0..side).map(move |x| Point::new(x, y)))
    }

    /// The canonical position, and the views that give it.
    fn position(&self, board: &Board, mover: Color) -> (Position, Vec<Symmetry>) {
        let view = |symmetry: Symmetry| -> Position {
            let mut cells = vec![None; usize::from(self.side) * usize::from(self.side)];
            for point in self.points() {
                let to = turned(symmetry, point, self.side);
                let stone = board.get((self.board_point)(point));
                cells[usize::from(to.y) * usize::from(self.side) + usize::from(to.x)] =
                    stone.map(|color| if mover == Color::White { color.opponent() } else { color });
            }
            cells
        };
        let views: Vec<(Position, Symmetry)> = self.symmetries.iter().map(|&s| (view(s), s)).collect();
        let smallest = views.iter().map(|(position, _)| position.clone()).min().unwrap();
        let given = views.into_iter().filter(|(position, _)| *position == smallest).map(|(_, s)| s).collect();
        (smallest, given)
    }

    /// Adds the sequence of one game.
    pub fn read(&self, corpus: &Corpus, id: GameId, expected: &mut Expected) {
        let game = corpus.game(id);
        let inside = |point: Point| self.points().find(|&own| (self.board_point)(own) == point);
        let stones =
            |board: &Board| -> Position { self.points().map(|own| board.get((self.board_point)(own))).collect() };
        // The number of the last move, its colour, and the position after it.
        let mut last: Option<(usize, Color, Position)> = None;
        let start = game.opening_start();
        for (number, play) in game.moves.iter().enumerate().skip(start).take(self.most_moves) {
            if game.setup.iter().any(|stone| (start + 1..=number).contains(&(stone.before_move as usize))) {
                break;
            }
            let by = play.color();
            let (before, after) = (game.board_before(number), game.board_before(number + 1));
            let own = play.point().and_then(inside);
            if own.is_none() && !(self.passes && play.point().is_none()) {
                let mut played = before.clone();
                if let Some(point) = play.point() {
                    played.play(by, point).unwrap();
                }
                if stones(&before) != stones(&played) {
                    break;
                }
                continue;
            }
            // Stones set up next are not part of this move.
            let mut after_play = before.clone();
            match play.point() {
                Some(point) => _ = after_play.play(by, point).unwrap(),
                None => after_play.pass(),
            }
            drop(after);
            let (from, views) = self.position(&before, by);
            let (to, _) = self.position(&after_play, by.opponent());
            let won = corpus.winner(id).color().map(|winner| winner == by);
            let mut later = false;
            match last.take() {
                None => {
                    let visits = expected.visits.entry(from.clone()).or_default();
                    visits.starts += 1;
                    visits.count += 1;
                }
                Some((since, _, position)) if number - since > self.stop as usize => {
                    last = Some((since, by, position));
                    break;
                }
                Some((since, by_last, position)) => {
                    later = number - since > 2;
                    if by_last == by {
                        let won = won.map(|won| !won);
                        expected.note(corpus, id, (position, None, from.clone()), false, won);
                    }
                }
            }
            let point = own.map(|own| {
                let alike = views.iter().map(|&view| turned(view, own, self.side));
                alike.map(|point| (point.y, point.x)).min().unwrap()
            });
            expected.note(corpus, id, (from, point.map(|(y, x)| (x, y)), to.clone()), later, won);
            last = Some((number, by, to));
        }
        if let Some((_, _, position)) = last {
            expected.visits.entry(position).or_default().ended += 1;
        }
    }
}

impl Expected {
    fn note(&mut self, corpus: &Corpus, id: GameId, key: Key, later: bool, won: Option<bool>) {
        self.visits.entry(key.2.clone()).or_default().count += 1;
        let entry = self.moves.entry(key).or_default();
        entry.count += 1;
        entry.later += u32::from(later);
        entry.decided += u32::from(won.is_some());
        entry.wins += u32::from(won == Some(true));
        if let Some(year) = corpus.year(id) {
            *entry.years.entry(year).or_default() += 1;
        }
    }

    /// Compares every position and every move. The graph may use another view of a position than this oracle, so points
    /// are compared by the positions they lead to and by the views of the position.
    pub fn check<const W: usize>(&self, graph: &PositionGraph<W>, symmetries: &[Symmetry]) {
        assert_eq!(graph.len(), self.visits.len());
        let side = graph.side() as u8;
        let points = || (0..side).flat_map(move |y| (0..side).map(move |x| Point::new(x, y)));
        // The graph's position, and the views that take it to this one's.
        let own = |id: PositionId| -> (Position, Vec<Symmetry>) {
            let view = |&symmetry: &Symmetry| {
                let mut cells = vec![None; usize::from(side) * usize::from(side)];
                for point in points() {
                    let to = turned(symmetry, point, side);
                    cells[usize::from(to.y) * usize::from(side) + usize::from(to.x)] = graph.stone(id, point);
                }
                (cells, symmetry)
            };
            let views: Vec<(Position, Symmetry)> = symmetries.iter().map(view).collect();
            let smallest = views.iter().map(|(cells, _)| cells.clone()).min().unwrap();
            let given = views.into_iter().filter(|(cells, _)| *cells == smallest).map(|(_, s)| s).collect();
            (smallest, given)
        };
        let mut moves = 0;
        let mut met = BTreeSet::new();
        for id in graph.positions() {
            let (from, views) = own(id);
            assert!(met.insert(from.clone()), "a position is there once");
            let (found, visits) = (graph.visits(id), &self.visits[&from]);
            assert_eq!((found.count, found.starts, found.ended), (visits.count, visits.starts, visits.ended));
            let continuations = graph.continuations(id);
            let left: u32 = continuations.iter().map(|next| next.count).sum();
            assert_eq!(found.count, left + found.ended + found.rare, "in and out");
            let reached: u32 = graph
                .parents(id)
                .map(|(parent, edge)| {
                    let edges = graph.continuations(parent);
                    edges.iter().find(|next| next.edge == edge && next.to == id).unwrap().count
                })
                .sum();
            assert_eq!(found.count, reached + found.starts);
            assert!(continuations.is_sorted_by_key(|next| std::cmp::Reverse(next.count)));
            for next in continuations {
                let point = next.point.map(|point| {
                    let alike = views.iter().map(|&view| turned(view, point, side));
                    alike.map(|point| (point.y, point.x)).min().unwrap()
                });
                let key = (from.clone(), point.map(|(y, x)| (x, y)), own(next.to).0);
                let expected = &self.moves[&key];
                let years: BTreeMap<i16, u32> = graph.years(next.edge).iter().copied().collect();
                assert_eq!(
                    (next.count, next.later, next.decided, next.mover_wins, &years),
                    (expected.count, expected.later, expected.decided, expected.wins, &expected.years)
                );
                assert_eq!(next.position_count, graph.visits(next.to).count);
                moves += 1;
            }
        }
        assert_eq!(moves, self.moves.len());
        assert_eq!(moves, graph.edge_count());
    }
}
