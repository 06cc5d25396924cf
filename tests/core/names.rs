//! Names of moves and shapes: every name has boards that must get it and near misses that must not.

use std::collections::BTreeSet;

use katachi::go::{Board, BoardSize, Color, Point};
use katachi::pattern::names::{NameSet, ShapeNames};
use katachi::pattern::{Image, Pattern, SymmetryGroup, Window};

const CASES: &str = include_str!("../cases/names.txt");
const BOARD_SIZE: BoardSize = BoardSize::NINETEEN;

/// A drawn board, and the name that it must (or must not) have.
struct Case {
    name: String,
    must: bool,
    line: usize,
    rows: Vec<String>,
}

impl Case {
    /// A group of boards begins with `yes: NAME` or `no: NAME`. Blank lines separate its boards.
    fn all() -> Vec<Case> {
        let mut cases: Vec<Case> = Vec::new();
        let mut heading = None;
        let mut is_open = false;
        for (line, text) in (1..).zip(CASES.lines()) {
            let text = text.trim();
            if text.starts_with("//") {
                continue;
            }
            if let Some((word, name)) = text.split_once(": ") {
                assert!(matches!(word, "yes" | "no"), "line {line}: {text}");
                heading = Some((word == "yes", name.to_owned()));
                is_open = false;
            } else if text.is_empty() {
                is_open = false;
            } else {
                if !is_open {
                    let (must, name) = heading.clone().expect("a heading comes first");
                    cases.push(Case { name, must, line, rows: Vec::new() });
                    is_open = true;
                }
                cases.last_mut().unwrap().rows.push(text.to_owned());
            }
        }
        cases
    }

    /// The marks, row by row.
    fn marks(&self) -> Vec<Vec<char>> {
        let rows = self.rows.iter().filter(|row| !row.contains('-'));
        rows.map(|row| row.chars().filter(|mark| !matches!(mark, ' ' | '|')).collect()).collect()
    }

    fn is_move(&self) -> bool {
        self.marks().iter().flatten().any(|&mark| mark == '1')
    }

    /// The drawing on a 19×19 board, at the edges that it shows, otherwise in the middle. Black plays the move.
    fn board(&self) -> (Board, Option<Point>) {
        let marks = self.marks();
        let (width, height) = (marks[0].len(), marks.len());
        assert!(marks.iter().all(|row| row.len() == width), "line {}: ragged", self.line);
        let place = |before: bool, after: bool, size: usize| match (before, after) {
            (true, _) => 0,
            (_, true) => 19 - size,
            _ => (19 - size) / 2,
        };
        let is_edge = |row: Option<&String>| row.is_some_and(|row| row.contains('-'));
        let left =
            place(self.rows.iter().any(|r| r.starts_with('|')), self.rows.iter().any(|r| r.ends_with('|')), width);
        let top = place(is_edge(self.rows.first()), is_edge(self.rows.last()), height);
        let (mut board, mut at) = (Board::new(BOARD_SIZE), None);
        let mut stones = Vec::new();
        for (row, y) in marks.iter().zip(top..) {
            for (mark, x) in row.iter().zip(left..) {
                let point = Point::new(x as u8, y as u8);
                match mark {
                    'X' => stones.push((point, Some(Color::Black))),
                    'O' => stones.push((point, Some(Color::White))),
                    '1' => at = Some(point),
                    '.' => {}
                    _ => panic!("line {}: mark {mark}", self.line),
                }
            }
        }
        board.set_up(stones);
        (board, at)
    }

    fn window_pattern(&self) -> Pattern {
        let marks = self.marks();
        let rows: Vec<String> = marks.iter().map(|row| row.iter().collect()).collect();
        Pattern::from_rows(Window::rect(marks[0].len(), marks.len()).unwrap(), &rows).unwrap()
    }
}

fn turned(board: &Board, image: Image) -> Board {
    let mut turned = Board::new(BOARD_SIZE);
    turned.set_up(
        board
            .stones()
            .map(|(point, color)| (turn(point, image), Some(if image.swapped { color.opponent() } else { color }))),
    );
    turned
}

fn turn(point: Point, image: Image) -> Point {
    let (x, y) = image.symmetry.apply((usize::from(point.x), usize::from(point.y)), (19, 19));
    Point::new(x as u8, y as u8)
}

fn english(set: NameSet) -> Vec<&'static str> {
    ShapeNames::shipped().of_set(set).map(|name| name.english.as_str()).collect()
}

#[test]
fn every_drawn_board_is_called_what_it_must_be_in_all_sixteen_images() {
    for case in Case::all() {
        for image in Image::all() {
            let found = if case.is_move() {
                let (board, at) = case.board();
                let mover = if image.swapped { Color::White } else { Color::Black };
                let board = turned(&board, image);
                english(ShapeNames::shipped().position(&board).names(mover, turn(at.unwrap(), image)))
            } else {
                let Some(pattern) = case.window_pattern().image(image) else { continue };
                english(ShapeNames::shipped().of_pattern(&pattern, false))
            };
            let says = if case.must { "must be" } else { "must not be" };
            let has = found.contains(&case.name.as_str());
            assert_eq!(has, case.must, "line {}: {says} {}, found {found:?}", case.line, case.name);
        }
    }
}

#[test]
fn every_name_has_a_board_that_gets_it_and_a_near_miss_that_does_not() {
    let cases = Case::all();
    for name in ShapeNames::shipped().names() {
        for must in [true, false] {
            let drawn = cases.iter().any(|case| case.name == name.english && case.must == must);
            assert!(drawn, "{} has no board that {} it", name.english, if must { "gets" } else { "misses" });
        }
    }
    let known: BTreeSet<&str> = ShapeNames::shipped().names().iter().map(|name| name.english.as_str()).collect();
    for case in &cases {
        assert!(known.contains(case.name.as_str()), "line {}: no rule is called {}", case.line, case.name);
    }
}

#[test]
fn a_window_never_says_more_than_the_board_around_it_and_a_large_one_says_most_of_it() {
    let names = ShapeNames::shipped();
    let sample = katachi::library::self_play();
    let windows: Vec<Window> =
        ["square:3", "square:5", "square:9", "diamond:2", "rect:7x5"].map(|w| w.parse().unwrap()).to_vec();
    let (mut by_window, mut by_board) = (vec![0; windows.len()], 0);
    for &id in sample.corpus.games().iter().step_by(9) {
        let mut replay = sample.corpus.game(id).replay();
        while let Some(play) = replay.next_move() {
            if let Some(at) = play.point() {
                let board = replay.board();
                let of_board = names.position(board).names(play.color(), at);
                by_board += of_board.len();
                for (window, count) in windows.iter().zip(&mut by_window) {
                    let pattern = Pattern::on_board(window, board, at, play.color());
                    let of_window = names.of_pattern(&pattern, true);
                    assert_eq!(of_window.and(of_board), of_window, "{window}\n{pattern}{:?}", english(of_window));
                    *count += of_window.len();
                }
            }
            replay.advance();
        }
    }
    assert!(by_window[0] < by_window[1] && by_window[1] < by_window[2], "{by_window:?}");
    assert!(by_window[2] * 3 > by_board * 2, "{by_window:?} of {by_board}");
}

#[test]
fn the_images_of_a_pattern_have_the_same_names() {
    let hane = Pattern::from_rows("square:5".parse().unwrap(), &[".....", ".....", ".....", ".XO..", "....."]).unwrap();
    let names = ShapeNames::shipped();
    for image in SymmetryGroup::Board.images() {
        assert_eq!(english(names.of_pattern(&hane.image(image).unwrap(), true)), ["Hane"]);
    }
    assert!(names.of_pattern(&hane, false).is_empty(), "as a final position it is no shape");
}

#[test]
fn what_is_no_move_has_no_name() {
    let names = ShapeNames::shipped();
    let mut board = Board::new(BOARD_SIZE);
    board.play(Color::Black, Point::new(3, 3)).unwrap();
    let position = names.position(&board);
    assert!(position.names(Color::White, Point::new(3, 3)).is_empty(), "a stone stands there");
    assert!(position.names(Color::White, Point::new(19, 0)).is_empty(), "off the board");
    let after = Pattern::from_rows("square:3".parse().unwrap(), &["...", ".X.", "..."]).unwrap();
    assert!(names.of_pattern(&after, true).is_empty(), "what a move took is not shown after it");
    assert!(names.of_pattern(&after, false).is_empty());
}

#[test]
fn names_are_found_by_a_part_of_either_term() {
    let names = ShapeNames::shipped();
    let containing = |text: &str| names.containing(text, |name| &name.english);
    assert!(english(containing("KEIMA")).contains(&"Small knight's move"));
    assert!(english(containing("ハネ")).contains(&"Hane"));
    assert!(containing("no such thing").is_empty());
    let of = |text: &str| names.of_set(containing(text)).next().unwrap();
    assert_eq!(
        (of("kosumi コスミ").to_string(), of("kosumi コスミ").latin()),
        ("Diagonal move (kosumi コスミ)".to_owned(), "Diagonal move (kosumi)".to_owned())
    );
    assert_eq!((of("ponnuki").latin(), of("Table").latin()), ("Ponnuki".to_owned(), "Table shape".to_owned()));
}

#[test]
fn a_rule_that_cannot_be_read_is_told_with_its_line() {
    let error = |text: &str| ShapeNames::read(text).err().expect("an error").to_string();
    for (text, says) in [
        ("priority: 3\n", "line 1: a rule begins"),
        ("name: A\npriority: high\n", "line 2: `high`"),
        ("name: A\nkind: clever\n", "line 2: `clever` is no kind"),
        ("name: A\nif: clever\n  1\n", "line 2: `clever`"),
        ("name: A\nif: not no contact\n  1\n", "line 2"),
        ("name: A\nunless: captures\n", "line 2: `unless:`"),
        ("name: A\n  X 1\n  .\n", "line 2: the rows"),
        ("name: A\n\n  X q\n  1 .\n", "line 3: unknown mark `q`"),
        ("name: A\n  O .\n", "line 2: the diagram marks"),
        ("name: A\n  A 1\n", "line 2: the diagram has one"),
        ("name: A\n| 1 |\n", "opposite"),
        ("name: A\n  X . . . . . 1\n", "more than 5"),
        ("name: A\nif: unsupported\n  X 1\n", "leave nothing"),
    ] {
        assert!(error(text).contains(says), "{text}: {}", error(text));
    }
}
