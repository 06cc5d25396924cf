//! The Find workspace in use. Widgets are found by what screen readers are told.

use std::path::Path;

use crate::support::picture::Painter;
use crate::support::window::{
    self, LARGE_SCREEN, SMALL_SCREEN, Window, click_at, click_containing, on_board, pointer, press, press_with, settle,
};
use crate::text::written;
use egui::{Event, Key, Modifiers, OutputCommand, PointerButton, Pos2, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::find::question::Join;
use katachi::app::find::{FindCommand, FindTool};
use katachi::app::games::LibraryCommand;
use katachi::app::{Command, OpeningChoice, Settings, Workspace};
use katachi::find::Query;
use katachi::go::{Color, Point};
use katachi::gui::App;
use katachi::pattern::{Cell, CellSet};

/// A window with the sample loaded and the Find workspace shown.
fn window() -> Window {
    window::in_workspace(Key::Num3, Workspace::Find, SMALL_SCREEN)
}

fn act(window: &mut Window, command: FindCommand) {
    window::act(window, Command::Find(command));
}

/// Number of hits of the drawing that is shown.
fn hits(window: &Window) -> u64 {
    let search = window.state().state().find().search();
    assert!(search.is_current(), "the result is that of the drawing");
    search.shown().unwrap().result.hits
}

fn on_screen(window: &Window, point: Point) -> Pos2 {
    on_board(window, "Query board", (19, 19), (point.x, point.y))
}

fn click(window: &mut Window, point: Point, modifiers: Modifiers) {
    let pos = on_screen(window, point);
    click_at(window, pos, modifiers);
}

fn drag(window: &mut Window, from: Point, to: Point, button: PointerButton) {
    let (start, end) = (on_screen(window, from), on_screen(window, to));
    pointer(window, start, button, true, Modifiers::NONE);
    for step in 1..=6 {
        window.event(Event::PointerMoved(start + (end - start) * (step as f32 / 6.0)));
        window.run_steps(1);
    }
    pointer(window, end, button, false, Modifiers::NONE);
    settle(window);
}

#[test]
fn the_board_shows_the_hit_that_was_selected_while_it_was_covered() {
    let mut window = window();
    let tab = |window: &mut Window, title: &str| {
        window.query_all_by_label(title).next().unwrap().click();
        settle(window);
    };
    tab(&mut window, "Draw");
    act(&mut window, FindCommand::SelectHit(3));
    let hit = window.state().state().find().hits().row(3).unwrap();
    assert_ne!(window.state().state().open_game(), Some(hit.game), "nobody sees a board");
    tab(&mut window, "Board");
    assert_eq!(window.state().state().open_game(), Some(hit.game));
}

#[test]
fn back_goes_from_an_opened_hit_to_the_drawing_and_the_list_and_forward_to_the_game() {
    let mut window = window();
    window.query_all_by_label("Draw").next().unwrap().click();
    settle(&mut window);
    let drawing = window.state().state().find().drawing().clone();
    let (game, hit) = (window.state().state().open_game(), window.state().state().find().hits().row(3).unwrap());
    assert_ne!(game, Some(hit.game));
    let shows = |window: &Window, board: &str| window.query_by_role_and_label(Role::Canvas, board).is_some();
    act(&mut window, FindCommand::OpenHit(3));
    assert!(shows(&window, "Go board") && !shows(&window, "Query board"));
    press_with(&mut window, Modifiers::ALT, Key::ArrowLeft);
    assert!(shows(&window, "Query board") && !shows(&window, "Go board"));
    let state = window.state().state();
    assert_eq!((state.find().drawing(), state.find().selected(), state.open_game()), (&drawing, None, game));
    window.get_by_label_contains("Hit 1: ");
    press_with(&mut window, Modifiers::ALT, Key::ArrowRight);
    assert!(shows(&window, "Go board"));
    let state = window.state().state();
    assert_eq!((state.find().selected(), state.open_game()), (Some(3), Some(hit.game)));
}

#[test]
fn down_and_up_go_through_the_hits() {
    let mut window = window();
    click_containing(&mut window, "Hit 1: ");
    for (key, row) in [(Key::ArrowDown, 1), (Key::ArrowDown, 2), (Key::ArrowUp, 1)] {
        press(&mut window, key);
        assert_eq!(window.state().state().find().selected(), Some(row));
    }
}

#[test]
fn a_hit_in_a_record_without_players_is_called_by_its_title() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("two.sgf");
    std::fs::write(&path, "(;SZ[9];B[gc];W[ec];B[cg])(;SZ[9]PB[Ann]PW[Bob];B[gc];W[ec];B[gg];W[ee])").unwrap();
    let mut window = window();
    window::act(&mut window, Command::OpenAs(OpeningChoice::NewLibrary, vec![path]));
    window::act(&mut window, Command::Show(Workspace::Find));
    let approach = "----------\n. . . . . |\n. . . . . |\nO . X . . |\n. . . . . |\n";
    act(&mut window, FindCommand::Paste(approach.to_owned()));
    window.get_by_label("Hit 1: two.sgf, game 1, move 2");
    window.get_by_label("Hit 2: Ann – Bob, move 2");
}

#[test]
fn the_first_look_shows_an_example_with_hits_and_says_what_to_try() {
    let window = window();
    assert!(hits(&window) > 0);
    window.get_by_label_contains("Approach to a 3-4 stone: ");
    window.get_by_label_contains("A: ");
    window.get_by_label_contains("Hit 1: ");
}

#[test]
fn stones_that_are_clicked_are_searched_at_once_and_a_continuation_refines() {
    let mut window = window();
    act(&mut window, FindCommand::Clear);
    click(&mut window, Point::new(16, 3), Modifiers::NONE);
    let alone = hits(&window);
    assert!(alone > 0);
    click(&mut window, Point::new(14, 2), Modifiers::NONE);
    let drawing = window.state().state().find().drawing().clone();
    assert_eq!(drawing.stone(Point::new(16, 3)), Some(Color::Black));
    let steps = window.state().state().find().history().steps().len();
    let before = hits(&window);
    // Click the row of the best continuation.
    click_containing(&mut window, "A: ");
    let find = window.state().state().find();
    assert_eq!(find.history().steps().len(), steps + 1);
    assert!(hits(&window) < before);
    // Go back by key.
    press_with(&mut window, Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(window.state().state().find().drawing(), &drawing);
    assert_eq!(hits(&window), before);
    press_with(&mut window, Modifiers::ALT, Key::ArrowRight);
    assert!(hits(&window) < before);
}

#[test]
fn shift_forces_black_ctrl_white_and_a_click_on_a_stone_removes_it() {
    let mut window = window();
    act(&mut window, FindCommand::Clear);
    let stone = |window: &Window, x, y| window.state().state().find().drawing().stone(Point::new(x, y));
    click(&mut window, Point::new(9, 9), Modifiers::SHIFT);
    click(&mut window, Point::new(10, 9), Modifiers::SHIFT);
    click(&mut window, Point::new(11, 9), Modifiers::COMMAND);
    assert_eq!([9, 10, 11].map(|x| stone(&window, x, 9)), [Color::Black, Color::Black, Color::White].map(Some));
    click(&mut window, Point::new(10, 9), Modifiers::NONE);
    assert_eq!(stone(&window, 10, 9), None);
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(stone(&window, 10, 9), Some(Color::Black));
}

#[test]
fn a_right_drag_selects_the_region_and_a_left_drag_paints() {
    let mut window = window();
    act(&mut window, FindCommand::Clear);
    press(&mut window, Key::A);
    drag(&mut window, Point::new(4, 5), Point::new(8, 5), PointerButton::Primary);
    drag(&mut window, Point::new(4, 4), Point::new(8, 6), PointerButton::Secondary);
    let query = window.state().state().find().drawing().query().unwrap();
    let wanted: Query = ". . . . .\n? ? ? ? ?\n. . . . .\n".parse().unwrap();
    assert_eq!(query, wanted, "{query}");
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(window.state().state().find().drawing().query(), None, "a stroke is undone as a whole");
}

#[test]
fn every_cell_set_has_its_button_and_the_region_can_be_a_drawn_set() {
    let mut window = window();
    act(&mut window, FindCommand::Clear);
    window.get_by_label("Draw Black or empty").click();
    settle(&mut window);
    click(&mut window, Point::new(17, 1), Modifiers::NONE);
    press(&mut window, Key::D);
    for (x, y) in [(17, 1), (16, 1), (17, 0)] {
        click(&mut window, Point::new(x, y), Modifiers::NONE);
    }
    let query = window.state().state().find().drawing().query().unwrap();
    assert_eq!(query.to_string(), "---\n_ .\n. x\n");
    for bits in 1..=15 {
        window.state_mut().apply(Command::Find(FindCommand::Use(FindTool::paint(bits))));
        window.run_steps(1);
    }
}

#[test]
fn a_hit_opens_its_game_at_the_move_turned_as_the_drawing() {
    let mut window = window();
    let find = window.state().state().find();
    let row = (0..find.hits().len()).find(|&row| find.hits().row(row).unwrap().image().index() != 0).unwrap();
    let hit = find.hits().row(row).unwrap();
    let query = find.search().shown().unwrap().asked.query.clone();
    act(&mut window, FindCommand::SelectHit(row));
    press(&mut window, Key::Enter);
    let state = window.state().state();
    assert_eq!(state.open_game(), Some(hit.game));
    let viewer = state.viewer().unwrap();
    assert_eq!(viewer.move_number(), hit.moves as usize);
    let region = viewer.region().unwrap();
    let size = hit.image().symmetry.box_size((query.width(), query.height()));
    assert_eq!((region.width(), region.height()), size);
    assert_eq!(viewer.shown_as(), hit.image().inverse());
    window.get_by_label_contains("Shown like the drawing: ");
    window.get_by_role_and_label(Role::Canvas, "Go board");
    press(&mut window, Key::V);
    assert_eq!(window.state().state().viewer().unwrap().shown_as(), Default::default());
    press(&mut window, Key::N);
    assert_eq!(
        window.state().state().find().selected(),
        Some((row + 1).min(window.state().state().find().hits().len() - 1))
    );
}

#[test]
fn a_hit_with_exchanged_colours_says_so_whole_beside_the_result() {
    let mut window = window::in_workspace(Key::Num3, Workspace::Find, [1280.0, 720.0]);
    act(&mut window, FindCommand::Example(2));
    let hits = window.state().state().find().hits();
    let row = (0..hits.len()).find(|&row| hits.row(row).unwrap().image().swapped).unwrap();
    act(&mut window, FindCommand::OpenHit(row));
    assert!(window.state().state().viewer().unwrap().shown_as().swapped);
    for tab in ["Board", "Record"] {
        window.query_all_by_label(tab).next().unwrap().click();
        settle(&mut window);
        let lines = written(&window);
        let words: Vec<&str> = lines.iter().flat_map(|line| line.text.split_whitespace()).collect();
        assert!(words.join(" ").to_lowercase().contains("colours exchanged"), "{tab}: {words:?}");
        let cut: Vec<&str> = lines.iter().filter(|line| line.is_cut()).map(|line| line.text.as_str()).collect();
        assert!(cut.is_empty(), "{tab}: {cut:?}");
        let screen = egui::Rect::from_min_size(Pos2::ZERO, egui::vec2(1280.0, 720.0));
        match tab {
            "Board" => assert!(screen.contains_rect(window.get_by_label("As played").rect())),
            _ => _ = window.get_by_label("Colours exchanged: Black of the record is White on the board"),
        }
    }
}

#[test]
fn a_click_on_a_hit_shows_its_game_where_the_board_is_in_sight() {
    for (size, has_board) in [(LARGE_SCREEN, true), (SMALL_SCREEN, false)] {
        let mut window = window::in_workspace(Key::Num3, Workspace::Find, size);
        let state = window.state().state();
        let hit_of = |row: usize| state.find().hits().row(row).unwrap();
        let row = (0..4).find(|&row| Some(hit_of(row).game) != state.open_game()).unwrap();
        let hit = hit_of(row);
        click_containing(&mut window, &format!("Hit {}: ", row + 1));
        let state = window.state().state();
        assert_eq!(state.find().selected(), Some(row));
        assert_eq!(state.open_game() == Some(hit.game), has_board);
        window.get_by_role_and_label(Role::Canvas, "Query board");
    }
}

#[test]
fn hits_sort_by_column_and_can_be_marked() {
    let mut window = window();
    window.get_by_label("Sort hits by Move").click();
    settle(&mut window);
    let find = window.state().state().find();
    let moves: Vec<u32> = (0..find.hits().len()).map(|row| find.hits().row(row).unwrap().moves).collect();
    assert!(moves.is_sorted() && moves.len() as u64 == hits(&window));
    window.get_by_label("Mark hit 1").click();
    settle(&mut window);
    assert_eq!(window.state().state().find().marks().len(), 1);
    window.get_by_label("1 marked");
}

#[test]
fn a_menu_on_the_line_of_the_other_controls_unmarks_all_hits() {
    let mut window = window::in_workspace(Key::Num3, Workspace::Find, [2700.0, 1300.0]);
    window::click(&mut window, "Mark hit 1");
    // This window is wide: the choices stand beside the menu.
    let line = ["One a game", "Next hit (N)", "1 marked", "More for hits"];
    let middles = line.map(|label| window.get_by_label(label).rect().center().y);
    assert!(middles.iter().all(|middle| (middle - middles[0]).abs() < 3.0), "{middles:?}");
    window::click(&mut window, "More for hits");
    window::click(&mut window, "Unmark all");
    assert_eq!(window.state().state().find().marks().len(), 0);
}

#[test]
fn continuations_are_compared_before_and_after_a_year() {
    let mut window = window();
    window::click(&mut window, "Before and after a year");
    let find = window.state().state().find();
    assert_eq!(find.dividing_year(), Some(2026));
    let periods = find.periods().expect("both periods are counted");
    assert!(periods.since.hits > 0 && periods.before.hits + periods.since.hits <= hits(&window));
    let since = format!(", {} since", katachi::app::grouped(periods.since.hits));
    window.get_by_label_contains(&since);
    // Moves of both colours stay in the table, and it is saved by a link above it.
    window.get_by_role_and_label(Role::ColumnHeader, "Other");
    window.get_by_role_and_label(Role::Link, "Save as CSV…").click();
    settle(&mut window);
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("moves.csv");
    window.state_mut().apply(Command::SaveTo(file.clone()));
    settle(&mut window);
    let text = std::fs::read_to_string(&file).unwrap();
    let found = window.state().state().find().search().shown().unwrap();
    assert_eq!(text.lines().count(), 1 + found.result.continuations.len());
    assert!(["By the other", "Before %", "Since %"].iter().all(|head| text.lines().next().unwrap().contains(head)));
    act(&mut window, FindCommand::ComparePeriods(None));
    assert!(window.query_by_label_contains(&since).is_none());
}

#[test]
fn stones_outside_a_drawn_set_of_points_keep_their_black_and_white() {
    let painter = Painter::default();
    let mut window = window::painted(App::new(Settings::default(), None), SMALL_SCREEN, 1.0, painter.clone());
    window::show_sample(&mut window);
    window::act(&mut window, Command::Show(Workspace::Find));
    act(&mut window, FindCommand::Clear);
    let stones = [(Point::new(16, 3), Color::Black), (Point::new(15, 3), Color::White)];
    for (point, color) in stones {
        let set = CellSet::only(Cell::from(Some(color)));
        act(&mut window, FindCommand::Paint { point, set, begins: true });
    }
    let places = stones.map(|(point, _)| on_board(&window, "Query board", (19, 19), (point.x, point.y)));
    let seen = |window: &Window| {
        let picture = painter.paint(window, 1.0);
        places.map(|at| picture[(at.x as usize, at.y as usize)])
    };
    let before = seen(&window);
    assert!(before[0].r() < 110 && before[1].r() > 210, "{before:?}");
    act(&mut window, FindCommand::Include { point: Point::new(3, 15), belongs: true, begins: true });
    assert!(!window.state().state().find().drawing().contains(stones[1].0));
    assert_eq!(seen(&window), before);
}

#[test]
fn counts_of_the_readings_come_without_moving_their_buttons() {
    let mut window = window();
    let last = |window: &Window| {
        let button = window.query_all_by_label_contains("Exactly here").next().unwrap().rect();
        (button.left(), button.right())
    };
    window.state_mut().apply(Command::Find(FindCommand::Example(2)));
    window.step();
    let before = last(&window);
    settle(&mut window);
    let readings = window.state().state().find().search().readings().unwrap();
    assert!(readings.iter().any(|(_, hits)| *hits > 9), "{readings:?}");
    let after = last(&window);
    assert!((before.0 - after.0).abs() < 0.5 && (before.1 - after.1).abs() < 0.5, "{before:?} {after:?}");
}

#[test]
fn a_region_of_the_open_game_is_found_in_two_clicks() {
    let mut window = window();
    press(&mut window, Key::Num1);
    let region = katachi::app::BoardRegion::between(Point::new(12, 0), Point::new(18, 6));
    window.state_mut().apply(Command::SelectRegion(Some(region)));
    settle(&mut window);
    window.get_by_label("Find this").click();
    settle(&mut window);
    let state = window.state().state();
    assert_eq!(state.workspace(), Workspace::Find);
    assert_eq!(state.find().drawing().region(), Some(region));
    assert!(hits(&window) >= 1, "the game itself is found");
    assert!(state.find().search().shown().unwrap().result.found.count() >= 1);
}

#[test]
fn nothing_found_says_what_to_relax() {
    let mut window = window();
    act(&mut window, FindCommand::Paste("X X X X\nO O O O\nX X X X\nO O O O\n".into()));
    let mut options = window.state().state().find().drawing().options;
    options.fixed = true;
    act(&mut window, FindCommand::SetOptions(options));
    assert_eq!(hits(&window), 0);
    window.get_by_label("No game has this shape");
    window.get_by_label("Anywhere on the board").click();
    settle(&mut window);
    assert!(!window.state().state().find().drawing().options.fixed);
    act(&mut window, FindCommand::Clear);
    window.get_by_role_and_label(Role::Button, "Bamboo joint").click();
    settle(&mut window);
    assert!(hits(&window) > 0);
}

#[test]
fn years_players_history_and_text_are_shown() {
    let mut window = window();
    for (tab, words) in [("Years", "By era"), ("Players", "Player"), ("Text", "Copy"), ("History", "Step 1: ")] {
        window.get_by_label(tab).click();
        settle(&mut window);
        assert!(window.query_all_by_label_contains(words).next().is_some(), "{tab}");
    }
}

#[test]
fn the_figures_of_the_eras_are_copied() {
    let mut window = window();
    window.get_by_label("Years").click();
    settle(&mut window);
    let at = window.get_by_label("from 2016: 36 of 125").rect().center();
    for pressed in [true, false] {
        pointer(&mut window, at, PointerButton::Secondary, pressed, Modifiers::NONE);
    }
    window.run_steps(2);
    window.get_by_label("Copy table").click();
    for _ in 0..6 {
        window.step();
        for command in &window.output().platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                assert!(text.starts_with("Era\tFound\tOf\tShare %\tShare % from\tShare % to\n"), "{text}");
                assert!(text.contains("\nfrom 2016\t36\t125\t"), "{text}");
                return;
            }
        }
    }
    panic!("nothing came into the clipboard");
}

#[test]
fn a_click_on_an_era_leaves_the_games_that_it_counts() {
    let mut window = window();
    window.get_by_label("Years").click();
    settle(&mut window);
    window.get_by_label("from 2016: 36 of 125").click();
    settle(&mut window);
    let find = window.state().state().find();
    assert_eq!((find.search().shown().unwrap().result.games, find.earlier().unwrap().games.games.count()), (36, 36));
}

/// Saves, and answers the prompt for a file.
fn save(window: &mut Window, command: FindCommand, path: &Path) {
    window.state_mut().apply(Command::Find(command));
    window.state_mut().apply(Command::SaveTo(path.to_owned()));
    settle(window);
}

#[test]
fn pages_say_which_filter_is_left_when_the_drawing_is_cleared() {
    let mut window = window();
    act(&mut window, FindCommand::Filter("player:shusaku".to_owned()));
    act(&mut window, FindCommand::Clear);
    window.get_by_label("Pages").click();
    settle(&mut window);
    window.get_by_label("Filter: player:shusaku");
    act(&mut window, FindCommand::Filter(String::new()));
    assert!(window.query_by_label_contains("Filter: ").is_none());
}

#[test]
fn pages_of_the_hits_are_previewed_and_written() {
    let mut window = window();
    window.get_by_label("Mark hit 2").click();
    settle(&mut window);
    window.get_by_label("Pages").click();
    settle(&mut window);
    window.get_by_label("1 hit marked");
    window.get_by_role_and_label(Role::Image, "Page 1 of 1");
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("shape.svg");
    save(&mut window, FindCommand::SavePages, &path);
    assert!(std::fs::read_to_string(&path).unwrap().contains("<svg"));
    let table = dir.path().join("hits.csv");
    save(&mut window, FindCommand::SaveHits, &table);
    assert_eq!(std::fs::read_to_string(&table).unwrap().lines().count() as u64, hits(&window) + 1);
}

#[test]
fn a_letter_after_enter_in_the_filter_changes_no_tool() {
    let mut window = window();
    let tool = window.state().state().find().tool();
    window.get_by_label("Filter the search").focus();
    window.step();
    window.get_by_label("Filter the search").type_text("year:1846");
    window.run_steps(3);
    press(&mut window, Key::Enter);
    assert!(window.get_by_label("Filter the search").accesskit_node().is_focused());
    press(&mut window, Key::W);
    assert_eq!(window.state().state().find().tool(), tool);
}

#[test]
fn several_drawings_a_filter_and_numbered_moves_narrow_the_search() {
    let mut window = window();
    let all = hits(&window);
    let filter = "player:shusaku";
    act(&mut window, FindCommand::Filter(filter.into()));
    let filtered = hits(&window);
    assert!(filtered < all, "{filtered} of {all}");
    act(&mut window, FindCommand::Filter(String::new()));
    assert_eq!(hits(&window), all);
    act(&mut window, FindCommand::AddPart { join: Join::And, not: true });
    act(&mut window, FindCommand::Click { point: Point::new(3, 15), color: Some(Color::Black) });
    window.get_by_label("and not");
    let games = window.state().state().find().search().shown().unwrap().result.games;
    act(&mut window, FindCommand::RemovePart(1));
    assert!(games < window.state().state().find().search().shown().unwrap().result.games);
    act(&mut window, FindCommand::Use(FindTool::Moves));
    act(&mut window, FindCommand::Click { point: Point::new(16, 4), color: Some(Color::Black) });
    assert!(hits(&window) < all);
}

#[test]
fn a_pasted_diagram_is_drawn_and_nonsense_says_what_is_wrong() {
    let mut window = window();
    window.event(Event::Paste("$$B corner\n | . . .\n | . X .\n +-----\n".into()));
    settle(&mut window);
    let drawn = window.state().state().find().diagram();
    assert_eq!(drawn.parse::<Query>(), "| . . .\n| . X .\n+------\n".parse::<Query>());
    window.event(Event::Paste("| . q .\n".into()));
    settle(&mut window);
    let notice = window.state().state().notices().all().last().unwrap().text.clone();
    assert!(notice.contains("row 1, column 2"), "{notice}");
    assert_eq!(window.state().state().find().diagram(), drawn);
}

#[test]
fn a_name_in_the_filter_offers_its_shape() {
    let mut window = window();
    act(&mut window, FindCommand::Filter("bamboo".to_owned()));
    window::click(&mut window, "Bamboo joint");
    let find = window.state().state().find();
    assert_eq!((find.filter().text(), find.drawing().drawn().count()), ("", 4));
    assert!(hits(&window) > 0);
}

#[test]
fn a_filter_that_leaves_no_game_is_named_unless_it_cannot_be_read() {
    let mut window = window();
    act(&mut window, FindCommand::Filter("player:nobody-at-all".to_owned()));
    assert_eq!(hits(&window), 0);
    window.get_by_label_contains("No game matches player:nobody-at-all.");
    act(&mut window, FindCommand::Filter("(player:nobody-at-all".to_owned()));
    assert!(window.state().state().find().filter().error().is_some());
    assert_eq!(window.query_all_by_label_contains("No game matches").count(), 0);
    window.get_by_label_contains("No game has this shape");
}

#[test]
fn a_filter_that_finds_no_game_offers_its_years_as_years() {
    let mut window = window();
    let (typed, mended) = ("Cho Chikun 1985..1989", "Cho Chikun year:1985..1989");
    let link = format!("Did you mean {mended}?");
    act(&mut window, FindCommand::Filter(typed.to_owned()));
    window::click(&mut window, &link);
    assert_eq!(window.state().state().find().filter().text(), mended);
    assert_eq!(window.query_all_by_label_contains("Did you mean").count(), 0);
    window::act(&mut window, LibraryCommand::Filter(typed.to_owned()).into());
    window::act(&mut window, Command::Show(Workspace::Library));
    window::click(&mut window, &link);
    assert_eq!(window.state().state().games().filter(), mended);
}

#[test]
fn a_filter_for_other_years_than_those_of_the_games_says_of_which_years_they_are() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("two.sgf");
    std::fs::write(&path, "(;SZ[9]DT[1660];B[gc];W[ec])(;SZ[9]DT[1939-05-01];B[gg];W[ee])").unwrap();
    let mut window = window();
    window::act(&mut window, Command::OpenAs(OpeningChoice::NewLibrary, vec![path]));
    let said = "The games in this library are of 1660–1939.";
    for (filter, is_said) in [("year:2000..", true), ("year:1939 player:nobody-at-all", false), ("year:1939", false)] {
        window::act(&mut window, Command::Show(Workspace::Find));
        act(&mut window, FindCommand::Filter(filter.to_owned()));
        assert_eq!(window.query_by_label(said).is_some(), is_said, "{filter}");
        window::act(&mut window, Command::Show(Workspace::Library));
        window::act(&mut window, LibraryCommand::Filter(filter.to_owned()).into());
        assert_eq!(window.query_by_label(said).is_some(), is_said, "{filter}");
    }
}

#[test]
fn pictures_are_whole_in_a_small_window() {
    let mut window = window();
    window::click(&mut window, "Pictures");
    act(&mut window, FindCommand::Example(2));
    let mark = window.get_by_label("Mark hit 1").rect();
    assert!(mark.bottom() < SMALL_SCREEN[1] - 44.0, "above the line at the bottom: {mark:?}");
}

#[test]
fn pictures_of_a_new_search_begin_at_the_top() {
    let mut window = window();
    window::click(&mut window, "Pictures");
    let is_in_sight = |window: &Window, row: usize| {
        let start = format!("{}. ", row + 1);
        let mut cards = window.query_all_by_role(Role::Button).filter_map(|card| card.accesskit_node().label());
        cards.any(|label| label.starts_with(&start))
    };
    let last = |window: &Window| window.state().state().find().hits().len() - 1;
    let below = last(&window);
    act(&mut window, FindCommand::SelectHit(below));
    // Scrolling takes some frames.
    window.run_steps(60);
    assert!(is_in_sight(&window, below) && !is_in_sight(&window, 0));
    act(&mut window, FindCommand::Example(2));
    window.run_steps(60);
    assert!(is_in_sight(&window, 0) && !is_in_sight(&window, last(&window)));
}

#[test]
fn a_picture_says_where_colours_are_exchanged() {
    let mut window = window();
    act(&mut window, FindCommand::Example(2));
    window::click(&mut window, "Pictures");
    for said in ["Colours exchanged: Black of the record is White on the board", "colours exchanged"] {
        let find = window.state().state().find();
        let swapped = |row: usize| find.hits().row(row).unwrap().image().swapped;
        let [mut with, mut without] = [0, 0];
        for row in 0..find.hits().len() {
            let start = format!("{}. ", row + 1);
            let cards = window.query_all_by_role(Role::Button).filter_map(|card| card.accesskit_node().label());
            for card in cards.filter(|label| label.starts_with(&start)) {
                assert_eq!(card.ends_with(said), swapped(row), "{card}");
                *(if swapped(row) { &mut with } else { &mut without }) += 1;
            }
        }
        assert!(with > 0 && without > 0, "{with} and {without} in sight");
        act(&mut window, FindCommand::ToggleAsDrawn);
    }
}

#[test]
fn hits_stand_as_pictures_of_which_a_double_click_opens_one() {
    let mut window = window();
    act(&mut window, FindCommand::Example(2));
    window::click(&mut window, "Pictures");
    window::click(&mut window, "More for hits");
    window::click(&mut window, "One a game");
    let find = window.state().state().find();
    assert!(find.is_wall() && find.hits().is_one_a_game());
    assert_eq!(find.hits().len() as u64, find.search().shown().unwrap().result.games);
    let settings = window.state().state().settings();
    assert!(settings.hits_wall && settings.hits_one_a_game, "the choice is remembered");
    // Wait after the other clicks, so that this is not a triple click.
    window.run_steps(30);
    for _ in 0..2 {
        window.get_by_label_contains("2. ").click();
    }
    settle(&mut window);
    let state = window.state().state();
    let place = state.find().place_of(1).unwrap();
    assert_eq!((state.open_game(), state.find().selected()), (Some(place.game), Some(1)));
    assert_eq!(state.viewer().unwrap().depth(), place.moves);
}
