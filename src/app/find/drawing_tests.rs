//! Tests of drawings and their queries.

use super::drawing::*;
use crate::BoardRegion;
use katachi_core::find::{Edges, Fixed, Query};
use katachi_core::go::{BoardSize, Color, Point};
use katachi_core::pattern::{CellSet, Symmetry};

fn drawing(text: &str) -> Drawing {
    Drawing::from_query(&text.parse().unwrap()).unwrap()
}

fn set(bits: u8) -> CellSet {
    CellSet::from_bits(bits).unwrap()
}

#[test]
fn a_query_that_is_drawn_asks_for_the_same() {
    for text in [
        "X . O\n",
        "| . . X\n| . x O\n+------\n",
        "------\n. X .\n. (9) .\n",
        "_ X _\nX . X\n_ X _\n",
        ". X |\n. O |\n",
        "+---+\n|. . .|\n|. X .|\n|. . .|\n+---+\n",
        "? @ o x * # X\n. . . . . . .\n",
    ] {
        let mut query: Query = text.parse().unwrap();
        query.to_play = Some(Color::White);
        query.moves = Some((3, 40));
        query.swap = false;
        query.other_edges = false;
        assert_eq!(Drawing::from_query(&query).unwrap().query().unwrap(), query, "{text}");
        let drawing = Drawing::from_query(&query).unwrap();
        let at = drawing.region().unwrap().min;
        let at = if query.edges() == Edges::NONE { Point::new(2, 5) } else { at };
        let fixed = query.clone().fixed(Fixed::ByEdges).or_else(|_| query.fixed(Fixed::At(at))).unwrap();
        assert_eq!(Drawing::from_query(&fixed).unwrap().query().unwrap(), fixed, "{text}");
    }
}

#[test]
fn moves_are_numbered_alternate_and_follow_the_drawing() {
    let sequence: Query = "$$W\n$$ # # # #\n$$ # 1 X .\n$$ # . 2 .\n".parse().unwrap();
    let drawing = Drawing::from_query(&sequence).unwrap();
    assert_eq!(drawing.moves(), [(Point::new(0, 0), Color::White), (Point::new(1, 1), Color::Black)]);
    assert_eq!(drawing.query().unwrap(), "$$W\n$$ +----\n$$ | 1 X .\n$$ | . 2 .\n".parse().unwrap());
    let mut turned = drawing.clone();
    turned.turn(Symmetry::from_index(1));
    assert_eq!(turned.moves()[0].0, Point::new(18, 0));
    turned.number(Point::new(17, 1), None);
    assert_eq!(turned.moves().len(), 1, "the last one is taken back");
    turned.number(Point::new(16, 1), None);
    assert_eq!(turned.moves()[1], (Point::new(16, 1), Color::Black));
    let settled = drawing.settled();
    assert_eq!(settled.query().unwrap(), "+----\n| O X .\n| . X .\n".parse().unwrap());
}

#[test]
fn cells_beyond_an_edge_become_the_edge() {
    let stripped = drawing("# # # #\n# . X .\n# . . .\n");
    let asked = stripped.query().unwrap();
    assert_eq!(asked, "+------\n| . X .\n| . . .\n".parse().unwrap());
    let kept = drawing("# * .\n# * .\n");
    assert_eq!(kept.query().unwrap().width(), 3, "the edge may lie farther in");
}

#[test]
fn a_region_follows_what_is_drawn_up_to_near_edges() {
    let mut drawing = Drawing::new(BoardSize::NINETEEN);
    assert_eq!((drawing.region(), drawing.query()), (None, None));
    drawing.set(Point::new(15, 3), set(2));
    assert_eq!(drawing.region(), Some(BoardRegion::between(Point::new(14, 0), Point::new(18, 4))));
    assert_eq!(drawing.edges(), Edges { top: true, right: true, ..Edges::NONE });
    drawing.set(Point::new(15, 3), set(1));
    drawing.set(Point::new(9, 9), set(4));
    assert_eq!(drawing.region(), Some(BoardRegion::between(Point::new(8, 8), Point::new(10, 10))));
    assert_eq!(drawing.edges(), Edges::NONE);
}

#[test]
fn an_edge_that_is_touched_can_be_left_open_and_turns_with_the_drawing() {
    let mut drawing = drawing("| . X .\n| . O .\n+------\n");
    drawing.toggle_edge(BoardSide::Left);
    assert_eq!(drawing.edges(), Edges { bottom: true, ..Edges::NONE });
    for symmetry in Symmetry::ALL {
        let mut turned = drawing.clone();
        turned.turn(symmetry);
        let query = turned.query().unwrap();
        assert_eq!([query.width(), query.height()].iter().sum::<usize>(), 5);
        assert_eq!(
            BoardSide::ALL.into_iter().filter(|side| side.is_in(query.edges())).count(),
            1,
            "{}",
            symmetry.name()
        );
        turned.turn(symmetry.inverse());
        assert_eq!(turned, drawing);
    }
    drawing.swap_colors();
    assert_eq!(drawing.query().unwrap(), ". O .\n. X .\n-----\n".parse().unwrap());
}

#[test]
fn a_set_of_points_is_drawn_point_by_point() {
    let mut drawing = Drawing::new(BoardSize::NINETEEN);
    for x in 4..7 {
        drawing.include(Point::new(x, 4), true);
    }
    drawing.include(Point::new(5, 5), true);
    drawing.set(Point::new(5, 4), set(2));
    assert_eq!(drawing.query().unwrap().to_string(), ". X .\n_ . _\n");
    for point in BoardSize::NINETEEN.points() {
        drawing.include(point, false);
    }
    assert_eq!(drawing.extent(), &Extent::Follow);
}

#[test]
fn a_stone_that_is_played_captures_what_the_drawing_shows() {
    let mut corner = drawing("+------\n| O X .\n| . . .\n");
    corner.play(Point::new(0, 1), Color::Black);
    assert_eq!(corner.query().unwrap().to_string(), "+------\n| . X .\n| X . .\n");
    // The same stones away from the edges: a liberty may be beyond them.
    let mut beside = drawing("O X .\n. . .\n");
    let at = beside.region().unwrap().min;
    beside.play(Point::new(at.x, at.y + 1), Color::Black);
    assert_eq!(beside.query().unwrap().to_string(), "O X .\nX . .\n");
    let mut unsure = drawing("+------\n| O X .\n| x . .\n| . . .\n");
    unsure.play(Point::new(0, 2), Color::Black);
    assert_eq!(unsure.stone(Point::new(0, 0)), Some(Color::White), "a cell that may be empty is a liberty");
}
