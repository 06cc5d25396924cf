//! The board widget alone: its layers, and the pointer's actions on it.

use egui::{Event, Modifiers, PointerButton, Pos2, Role, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::BoardRegion;
use katachi::go::{Board, BoardSize, Color, Mark, MarkKind, Point};
use katachi::gui::widgets::board::{
    BoardGeometry, BoardLayers, BoardStyle, BoardView, PatternPaint, PointLabel, RegionDrag, paint_pattern,
};
use katachi::pattern::{CellSet, Pattern};

/// The output of the last frames.
#[derive(Default)]
struct Seen {
    geometry: Option<BoardGeometry>,
    hovered: Option<Point>,
    clicked: Vec<(Point, PointerButton)>,
    drags: Vec<RegionDrag>,
}

fn board_with_everything(part: Option<BoardRegion>) -> Harness<'static, Seen> {
    let mut board = Board::new(BoardSize::NINETEEN);
    board.play(Color::Black, Point::new(16, 3)).unwrap();
    board.play(Color::White, Point::new(3, 15)).unwrap();
    let kinds = [MarkKind::Triangle, MarkKind::Square, MarkKind::Circle, MarkKind::Cross, MarkKind::Label("12".into())];
    let marks: Vec<Mark> =
        kinds.into_iter().enumerate().map(|(x, kind)| Mark { point: Point::new(x as u8 + 14, 3), kind }).collect();
    let labels = [PointLabel { point: Point::new(15, 5), text: "A".into(), detail: "1,204".into() }];
    let heat = [(Point::new(14, 6), 0.8)];
    let sets: Vec<_> =
        (1..=15).map(|bits| (Point::new(bits, 1), CellSet::from_bits(bits).expect("one of the fifteen"))).collect();
    let draw = move |ui: &mut egui::Ui, seen: &mut Seen| {
        let view = BoardView {
            layers: BoardLayers {
                marks: &marks,
                labels: &labels,
                heat: &heat,
                sets: &sets,
                region: Some(BoardRegion::between(Point::new(12, 0), Point::new(18, 6))),
                last_move: Some(Point::new(3, 15)),
                ko: Some(Point::new(9, 9)),
                branches: &[Point::new(10, 10)],
                ..BoardLayers::default()
            },
            part,
            ghost: Some(Color::Black),
            ..BoardView::new(&board, "19×19, two stones")
        };
        let output = view.show(ui, vec2(600.0, 600.0));
        seen.geometry = Some(output.geometry);
        seen.hovered = output.hovered;
        seen.clicked.extend(output.clicked.map(|(point, button, _)| (point, button)));
        seen.drags.extend(output.region_drag);
    };
    let mut harness =
        Harness::builder().with_size([640.0, 640.0]).with_max_steps(10).build_ui_state(draw, Seen::default());
    harness.run_steps(2);
    harness
}

fn pointer(harness: &mut Harness<'_, Seen>, pos: Pos2, button: PointerButton, pressed: bool) {
    harness.event(Event::PointerMoved(pos));
    harness.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
    harness.run_steps(2);
}

fn at(harness: &Harness<'_, Seen>, point: Point) -> Pos2 {
    harness.state().geometry.unwrap().screen_from_board(point)
}

#[test]
fn the_board_is_a_canvas_that_says_its_position_in_words() {
    let harness = board_with_everything(None);
    let board = harness.get_by_role_and_label(Role::Canvas, "Go board");
    assert_eq!(board.accesskit_node().value().as_deref(), Some("19×19, two stones"));
}

#[test]
fn a_click_names_the_point_under_it_on_a_part_of_a_board_too() {
    for part in [None, Some(BoardRegion::between(Point::new(10, 0), Point::new(18, 8)))] {
        let mut harness = board_with_everything(part);
        let point = Point::new(15, 4);
        let pos = at(&harness, point) + vec2(3.0, -3.0);
        pointer(&mut harness, pos, PointerButton::Primary, true);
        pointer(&mut harness, pos, PointerButton::Primary, false);
        assert_eq!(harness.state().hovered, Some(point));
        assert_eq!(harness.state().clicked, [(point, PointerButton::Primary)]);
        assert!(harness.state().drags.is_empty());
    }
}

#[test]
fn a_right_drag_draws_a_region_and_may_leave_the_board() {
    let mut harness = board_with_everything(None);
    let (from, beyond) = (at(&harness, Point::new(15, 5)), at(&harness, Point::new(18, 0)) + vec2(12.0, -12.0));
    pointer(&mut harness, from, PointerButton::Secondary, true);
    harness.event(Event::PointerMoved(from + vec2(30.0, -30.0)));
    harness.run_steps(2);
    pointer(&mut harness, beyond, PointerButton::Secondary, false);
    let drawn = BoardRegion::between(Point::new(15, 0), Point::new(18, 5));
    let drags = &harness.state().drags;
    assert!(matches!(drags.first(), Some(RegionDrag::Drawing(_))), "{drags:?}");
    assert_eq!(drags.last(), Some(&RegionDrag::Done(drawn)));
    assert!(harness.state().clicked.is_empty());
}

#[test]
fn patterns_are_drawn_at_any_size() {
    let corner =
        Pattern::from_rows("square:5".parse().unwrap(), &["#####", "##...", "##.XO", "##.O.", "##..."]).unwrap();
    let diamond = Pattern::from_rows("diamond:1".parse().unwrap(), &[" X ", "O.X", " # "]).unwrap();
    let draw = move |ui: &mut egui::Ui, _: &mut ()| {
        let style = BoardStyle::for_context(ui);
        for side in [3.0, 14.0, 44.0, 320.0] {
            for pattern in [&corner, &diamond] {
                let (rect, _) = ui.allocate_exact_size(vec2(side, side), egui::Sense::hover());
                let labels = [(1, "A\n54 %".to_owned())];
                let options = PatternPaint { mark_centre: true, labels: &labels, dont_care: &[2] };
                paint_pattern(ui, rect, pattern, &style, options);
            }
        }
    };
    Harness::builder().with_size([700.0, 900.0]).build_ui_state(draw, ()).run_steps(2);
}
