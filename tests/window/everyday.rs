//! Shapes that players draw by hand in the middle of the board are found: at once, or by an offered reading with its
//! number of hits.

use crate::support::shared::shared;
use crate::support::sweep;
use crate::support::window::{self, LARGE_SCREEN, Window, click_at, on_board, settle};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use katachi::app::find::FindCommand;
use katachi::app::find::drawing::DrawingReading;
use katachi::app::{Command, Workspace};
use katachi::find::{Edges, Query, SearchOptions, search};
use katachi::go::{Color, Point};
use katachi::index::Index;
use katachi::pattern::{Cell, CellSet};
use katachi::progress::Progress;

/// A shape from the test cases of names: its name, its size, and its stones.
struct Shape {
    name: String,
    width: usize,
    height: usize,
    stones: Vec<(usize, usize, Color)>,
}

/// The first drawing of every name, with the move itself as a stone. Drawings at edges are used without the edges.
fn shapes() -> Vec<Shape> {
    let text = include_str!("../cases/names.txt");
    let mut all: Vec<Shape> = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let Some(name) = line.strip_prefix("yes: ") else { continue };
        if all.iter().any(|shape| shape.name == name) {
            continue;
        }
        let mut rows: Vec<Vec<char>> = Vec::new();
        while let Some(row) = lines.next_if(|row| row.starts_with(' ')) {
            if !row.contains("--") {
                rows.push(row.chars().filter(|mark| !" |+".contains(*mark)).collect());
            }
        }
        let mut stones = Vec::new();
        for (y, row) in rows.iter().enumerate() {
            for (x, mark) in row.iter().enumerate() {
                match mark {
                    'X' | '1' => stones.push((x, y, Color::Black)),
                    'O' => stones.push((x, y, Color::White)),
                    _ => {}
                }
            }
        }
        let (left, top) =
            (stones.iter().map(|stone| stone.0).min().unwrap(), stones.iter().map(|stone| stone.1).min().unwrap());
        stones.iter_mut().for_each(|stone| (stone.0, stone.1) = (stone.0 - left, stone.1 - top));
        let width = stones.iter().map(|stone| stone.0).max().unwrap() + 1;
        let height = stones.iter().map(|stone| stone.1).max().unwrap() + 1;
        all.push(Shape { name: name.to_owned(), width, height, stones });
    }
    all
}

/// Whether the games contain the shape, with its other points empty or arbitrary, according to the core.
fn is_there(window: &Window, index: &Index, shape: &Shape) -> bool {
    let corpus = window.state().state().corpus();
    [CellSet::from_bits(1), Some(CellSet::ON_BOARD)].into_iter().any(|rest| {
        let mut cells = vec![rest; shape.width * shape.height];
        for &(x, y, color) in &shape.stones {
            cells[y * shape.width + x] = Some(CellSet::only(Cell::from(Some(color))));
        }
        let query = Query::new(shape.width, shape.height, cells, Edges::NONE).unwrap();
        let options = SearchOptions { games: None, by_colors: None, keep: 0 };
        search(corpus, index, &query, &options, &Progress::new()).unwrap().hits > 0
    })
}

#[test]
fn everyday_shapes_drawn_in_the_middle_are_found() {
    let mut window = window::in_workspace(Key::Num3, Workspace::Find, LARGE_SCREEN);
    // The whole sweep searches professional games, if available.
    if let Some(games) = shared("corpus/pro-5k.zip").filter(|_| sweep::rounds(0, 1) == 1) {
        window.state_mut().apply(Command::Open(vec![games]));
        window::wait_for(&mut window, |window| !window.state().state().is_loading());
        window.state_mut().apply(Command::CancelAll);
        settle(&mut window);
        window.state_mut().apply(Command::Show(Workspace::Find));
        settle(&mut window);
    }
    let index = Index::build(window.state().state().corpus(), &Progress::new()).unwrap();
    let shapes = shapes();
    assert!(shapes.len() >= 57, "{}", shapes.len());
    let (mut found, mut offered) = (0, 0);
    for number in sweep::share(shapes.len(), 15) {
        let shape = &shapes[number];
        window::act(&mut window, FindCommand::Clear.into());
        for &(x, y, color) in &shape.stones {
            let (left, top) = ((19 - shape.width) / 2, (19 - shape.height) / 2);
            let at = Point::new((left + x) as u8, (top + y) as u8);
            let key = if color == Color::Black { Modifiers::SHIFT } else { Modifiers::COMMAND };
            let place = on_board(&window, "Query board", (19, 19), (at.x, at.y));
            click_at(&mut window, place, key);
        }
        let find = window.state().state().find();
        assert_eq!(find.drawing().drawn().count(), shape.stones.len(), "{}: every stone is drawn", shape.name);
        assert_eq!(find.drawing().reading(), Some(DrawingReading::Shape), "{}", shape.name);
        let hits = find.search().shown().unwrap().result.hits;
        if hits > 0 {
            found += 1;
        } else if is_there(&window, &index, shape) {
            offered += 1;
            window.get_by_label_contains("Only these stones: ").click();
            settle(&mut window);
            let hits = window.state().state().find().search().shown().unwrap().result.hits;
            assert!(hits > 0, "{}: the offer finds it", shape.name);
        }
    }
    println!("{found} found at once, {offered} by an offer");
    assert!(found + offered > 0);
}

#[test]
fn a_bamboo_joint_drawn_by_hand_is_found_as_the_example_is() {
    let mut window = window::in_workspace(Key::Num3, Workspace::Find, LARGE_SCREEN);
    window::act(&mut window, FindCommand::Example(2).into());
    let example = window.state().state().find().search().shown().unwrap().result.hits;
    assert!(example > 0);
    window::act(&mut window, FindCommand::Clear.into());
    for (x, y) in [(8, 8), (10, 8), (8, 9), (10, 9)] {
        let place = on_board(&window, "Query board", (19, 19), (x, y));
        click_at(&mut window, place, Modifiers::SHIFT);
    }
    let shown = |window: &Window| window.state().state().find().search().shown().unwrap().result.hits;
    assert_eq!(shown(&window), example);
    let before = window.state().state().find().drawing().clone();
    window::press(&mut window, Key::Escape);
    assert_eq!(window.state().state().find().drawing(), &before, "Esc changes no question");
    // The counts of the other readings equal their hits.
    let counted = window.state().state().find().search().readings().unwrap().to_vec();
    assert!(counted.len() >= 3, "{counted:?}");
    for (reading, hits) in counted {
        window::act(&mut window, FindCommand::Read(reading).into());
        assert_eq!(shown(&window), hits, "{reading:?}");
    }
}

#[test]
fn a_drawing_that_is_written_and_read_again_is_read_in_the_same_way() {
    let mut window = window::in_workspace(Key::Num3, Workspace::Find, LARGE_SCREEN);
    window::act(&mut window, FindCommand::Clear.into());
    for (x, y) in [(8, 8), (10, 8), (8, 9)] {
        let place = on_board(&window, "Query board", (19, 19), (x, y));
        click_at(&mut window, place, Modifiers::SHIFT);
    }
    for reading in [DrawingReading::Shape, DrawingReading::Stones] {
        window::act(&mut window, FindCommand::Read(reading).into());
        let text = window.state().state().find().diagram();
        let asked = window.state().state().find().drawing().query();
        window::act(&mut window, FindCommand::Paste(text).into());
        let drawing = window.state().state().find().drawing();
        assert_eq!((drawing.query(), drawing.reading()), (asked, Some(reading)));
        assert_eq!(drawing.drawn().count(), 3, "no point beside the stones is drawn");
    }
}
