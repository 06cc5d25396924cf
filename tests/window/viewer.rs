//! The open game: its tree, the board alone, autoplay, and the descriptions when it is shown turned.

use std::time::{Duration, Instant};

use crate::support::window::{
    self, SMALL_SCREEN, Window, act, click, click_at, on_board, press, press_with, settle, words,
};
use egui::{Key, Modifiers, Rect, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::find::FindCommand;
use katachi::app::{Command, GamePlace, Navigation, Viewer, Workspace};
use katachi::go::{BoardSize, Color, Point};

fn with_game() -> Window {
    let mut window = window::with_sample(SMALL_SCREEN);
    settle(&mut window);
    window
}

fn viewer(window: &Window) -> &Viewer {
    window.state().state().viewer().unwrap()
}

fn board_width(window: &Window) -> f32 {
    window.get_by_role_and_label(Role::Canvas, "Go board").rect().height()
}

#[test]
fn a_game_without_a_file_is_not_marked_as_edited() {
    let mut window = with_game();
    act(&mut window, Command::NewGame(BoardSize::NINETEEN));
    act(&mut window, Command::PlayStone { point: Point::new(3, 3), color: None });
    assert!(viewer(&window).is_edited() && !viewer(&window).differs_from_file());
    assert_eq!(window.query_all_by_label("edited").count(), 0);
}

#[test]
fn a_stone_of_the_tree_leads_to_its_move_and_variations_stand_beside_it() {
    let mut window = with_game();
    act(&mut window, Command::Go(Navigation::Move(3)));
    click(&mut window, "Variations");
    let label = format!("Move 3: {}", viewer(&window).label(viewer(&window).last_move().unwrap()));
    act(&mut window, Command::Go(Navigation::Move(8)));
    let before = window.get_by_label(&label).rect();
    // Play another third move.
    act(&mut window, Command::Go(Navigation::Move(2)));
    act(&mut window, Command::PlayStone { point: katachi::go::Point::new(9, 9), color: None });
    assert!(!viewer(&window).on_main_line());
    let other = window.get_by_label("Move 3: K10").rect();
    assert_eq!(window.get_by_label(&label).rect().top(), other.top());
    assert!(other.left() > before.left());
    click(&mut window, &label);
    assert!(viewer(&window).on_main_line() && viewer(&window).move_number() == 3);
}

#[test]
fn the_board_alone_fills_the_window_until_escape() {
    let mut window = with_game();
    let before = board_width(&window);
    press(&mut window, Key::F9);
    assert!(window.query_by_label("File").is_none(), "the menus are gone");
    assert!(board_width(&window) > before);
    let width = board_width(&window);
    assert!(
        (SMALL_SCREEN[1] - 16.0..=SMALL_SCREEN[1]).contains(&width),
        "as high as the window, less its rim: {width}"
    );
    assert!(window.query_by_label_contains("Messages").is_none(), "no status bar");
    act(&mut window, Command::Comment("A move to think about".to_owned()));
    let comment = window.get_by_label("A move to think about").rect();
    let board = window.get_by_role_and_label(Role::Canvas, "Go board").rect();
    let name = viewer(&window).tree().info.black.clone();
    let player = window.get_all_by_label(&name).next().unwrap().rect();
    assert!(player.right() <= board.left() && board.right() <= comment.left() && comment.height() > 22.0);
    window.get_by_label(&format!("Move {} of {}", viewer(&window).move_number(), viewer(&window).line_moves()));
    press(&mut window, Key::ArrowRight);
    assert!(window.state().state().is_board_alone());
    press(&mut window, Key::Escape);
    assert!(!window.state().state().is_board_alone());
    window.get_by_label("File");
    for workspace in Workspace::ALL {
        act(&mut window, Command::Show(workspace));
        press(&mut window, Key::F9);
        assert_eq!(window.query_all_by_role(Role::Canvas).count(), 1, "{workspace:?}");
        press(&mut window, Key::F9);
    }
}

#[test]
fn a_game_plays_by_itself_to_its_end() {
    let mut window = with_game();
    act(&mut window, Command::SetPace(2));
    let last = viewer(&window).line_moves();
    act(&mut window, Command::Go(Navigation::Move(last - 2)));
    press_with(&mut window, Modifiers::COMMAND, Key::Space);
    assert!(window.state().state().is_playing_on());
    let deadline = Instant::now() + Duration::from_secs(20);
    while window.state().state().is_playing_on() {
        assert!(Instant::now() < deadline, "it does not end");
        std::thread::sleep(Duration::from_millis(10));
        window.step();
    }
    assert_eq!(viewer(&window).move_number(), last);
}

#[test]
fn a_hit_that_is_turned_turns_its_record() {
    let mut window = with_game();
    press(&mut window, Key::Num3);
    act(&mut window, FindCommand::Example(0).into());
    click(&mut window, "Record");
    // Step to a hit whose orientation differs from the drawing.
    for _ in 0..10 {
        press(&mut window, Key::N);
        let turned = viewer(&window).turned();
        let own = viewer(&window).last_move().and_then(|play| play.point()).unwrap();
        if turned.point(own) == own {
            continue;
        }
        let (number, shown) = (viewer(&window).move_number(), turned.point(own).label(turned.size));
        window.get_by_label(&format!("Move {number}: {shown}"));
        let words = words(&window, "Go board");
        assert!(words.contains(&format!(" {shown})")), "{words}");
        return;
    }
    panic!("no hit of ten is turned");
}

#[test]
fn the_list_of_moves_follows_into_another_workspace() {
    let mut window = with_game();
    press(&mut window, Key::Num3);
    click(&mut window, "Record");
    press(&mut window, Key::Num1);
    let last = viewer(&window).line_moves();
    act(&mut window, Command::Go(Navigation::Last));
    press(&mut window, Key::Num3);
    window.get_by_label_contains(&format!("Move {last}: "));
}

#[test]
fn stones_that_were_tried_are_taken_back_and_comments_are_written() {
    let mut window = with_game();
    let nodes = viewer(&window).tree().len();
    act(&mut window, Command::PlayStone { point: katachi::go::Point::new(9, 9), color: None });
    assert_eq!(viewer(&window).tree().len(), nodes + 1);
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(viewer(&window).tree().len(), nodes);
    press_with(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(viewer(&window).tree().len(), nodes + 1);
    window.get_by_label("Comment").focus();
    window.step();
    window.get_by_label("Comment").type_text("Why here?");
    settle(&mut window);
    assert_eq!(viewer(&window).node().comment, "Why here?");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tried.sgf");
    window.state_mut().apply(Command::SaveSgf);
    act(&mut window, Command::SaveTo(file.clone()));
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains("C[Why here?]") && text.contains("KM[6.5]"), "{text}");
    press_with(&mut window, Modifiers::COMMAND, Key::Delete);
    assert_eq!(viewer(&window).tree().len(), nodes);
}

#[test]
fn undo_in_a_comment_is_about_its_words_and_elsewhere_about_the_game() {
    let mut window = with_game();
    let write = |window: &mut Window, text: &str| {
        window.get_by_label("Comment").focus();
        window.step();
        window.get_by_label("Comment").type_text(text);
        // The field's history takes in what has stood for a moment.
        window.run_steps(120);
    };
    write(&mut window, "Why");
    write(&mut window, " here?");
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(viewer(&window).node().comment, "Why");
    act(&mut window, Command::Go(Navigation::By(1)));
    assert_eq!(viewer(&window).node().comment, "");
    window.get_by_label("Comment").focus();
    settle(&mut window);
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(viewer(&window).node().comment, "", "no words of another move");
    let nodes = viewer(&window).tree().len();
    act(&mut window, Command::PlayStone { point: katachi::go::Point::new(9, 9), color: None });
    window.get_by_label("Copy SGF").focus();
    settle(&mut window);
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(viewer(&window).tree().len(), nodes, "a button has the keyboard");
}

#[test]
fn a_save_over_a_file_asks_by_its_full_name_and_neither_escape_nor_enter_replaces_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("old.sgf");
    let asked = || {
        std::fs::write(&file, "keep me").unwrap();
        let mut window = with_game();
        window.state_mut().apply(Command::SaveSgf);
        act(&mut window, Command::SaveTo(folder.path().join("old")));
        window.get_by_label("Replace this file?");
        window.get_by_label(&file.display().to_string());
        window
    };
    for key in [Key::Escape, Key::Enter] {
        let mut window = asked();
        press(&mut window, key);
        assert!(window.query_by_label("Replace this file?").is_none(), "{key:?}");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "keep me", "{key:?}");
    }
    let mut window = asked();
    click(&mut window, "Replace");
    assert!(std::fs::read_to_string(&file).unwrap().contains("KM[6.5]"));
}

#[test]
fn a_good_save_is_told_although_an_earlier_one_failed() {
    let folder = tempfile::tempdir().unwrap();
    let (file, below) = (folder.path().join("good.sgf"), folder.path().join("file"));
    std::fs::write(&below, "no folder").unwrap();
    let mut window = with_game();
    act(&mut window, Command::DismissAll);
    window.state_mut().apply(Command::SaveSgf);
    act(&mut window, Command::SaveTo(below.join("bad.sgf")));
    window.get_by_label_contains("bad.sgf");
    window.state_mut().apply(Command::SaveSgf);
    act(&mut window, Command::SaveTo(file.clone()));
    window.get_by_label(&format!("Saved to {}", file.display()));
    assert!(window.query_by_label_contains("bad.sgf").is_none());
}

#[test]
fn stones_and_marks_are_set_by_clicks_and_the_details_changed() {
    let mut window = with_game();
    press_with(&mut window, Modifiers::COMMAND, Key::N);
    assert_eq!(viewer(&window).tree().len(), 1);
    press_with(&mut window, Modifiers::COMMAND, Key::T);
    let at = |window: &Window, x: u8, y: u8| on_board(window, "Go board", (19, 19), (x, y));
    let point = at(&window, 3, 3);
    click_at(&mut window, point, Modifiers::NONE);
    click(&mut window, "White stone");
    let point = at(&window, 4, 3);
    click_at(&mut window, point, Modifiers::NONE);
    click(&mut window, "Letter");
    for x in [10, 11] {
        let point = at(&window, x, 9);
        click_at(&mut window, point, Modifiers::NONE);
    }
    let stones: Vec<_> = viewer(&window).board().stones().collect();
    assert_eq!(stones, [(Point::new(3, 3), Color::Black), (Point::new(4, 3), Color::White)]);
    assert_eq!(viewer(&window).node().marks.len(), 2);
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(viewer(&window).node().marks.len(), 1);
    click(&mut window, "Record");
    click(&mut window, "Details…");
    press(&mut window, Key::Escape);
    assert!(window.query_by_role_and_label(Role::TextInput, "Black").is_none(), "Esc leaves the form");
    click(&mut window, "Details…");
    for (name, text) in [("Black", "Honinbo Jowa"), ("Result", "W+R"), ("Komi", "x")] {
        window.get_by_role_and_label(Role::TextInput, name).focus();
        window.run_steps(2);
        window.get_by_role_and_label(Role::TextInput, name).type_text(text);
        settle(&mut window);
    }
    window.get_by_label_contains("Komi is a number");
    press_with(&mut window, Modifiers::NONE, Key::Backspace);
    click(&mut window, "Done");
    let info = &viewer(&window).tree().info;
    assert_eq!((info.black.as_str(), info.winner.color(), info.komi), ("Honinbo Jowa", Some(Color::White), None));
    press(&mut window, Key::P);
    let point = at(&window, 15, 15);
    click_at(&mut window, point, Modifiers::NONE);
    assert_eq!(viewer(&window).move_number(), 1);
}

#[test]
fn the_list_of_moves_shows_the_move_at_which_a_game_opens() {
    let mut window = with_game();
    let corpus = window.state().state().corpus().clone();
    let long: Vec<_> = corpus.games().iter().copied().filter(|&id| corpus.game(id).moves.len() > 200).take(2).collect();
    for (game, moves) in [(long[0], 60), (long[1], 195), (long[0], 3), (long[1], 200)] {
        act(&mut window, GamePlace::new(game, moves).into());
        let row = format!("Move {moves}: ");
        let is_it = |label: String| label.starts_with(&row);
        let mut buttons = window.query_all_by_role(Role::Button);
        assert!(buttons.any(|node| node.accesskit_node().label().is_some_and(is_it)), "{row}");
    }
}

#[test]
fn no_tool_covers_a_step_in_a_small_window() {
    let mut window = window::with_sample([800.0, 600.0]);
    settle(&mut window);
    for suggests in [false, true] {
        if suggests {
            press_with(&mut window, Modifiers::COMMAND, Key::G);
        }
        assert_eq!(window.state().state().settings().suggestions, suggests);
        let rects = |names: [&str; 3]| -> Vec<Rect> {
            names.into_iter().flat_map(|name| window.query_all_by_label(name).map(|node| node.rect())).collect()
        };
        let steps = rects(["Previous move (←)", "Next move (→)", "Play the game by itself (Ctrl+Space)"]);
        let tools = rects(["Select", "Edit", "Suggest"]);
        assert!(steps.len() >= 2 && tools.len() >= 2 + usize::from(suggests), "{steps:?}, {tools:?}");
        for step in &steps {
            assert!(tools.iter().all(|tool| !tool.intersects(step.shrink(1.0))), "{step:?} and {tools:?}");
        }
    }
}
