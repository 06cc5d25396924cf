//! The window in use, without a display. Widgets are found by what screen readers are told.

use std::path::{Path, PathBuf};

use crate::support::window::{self, SMALL_SCREEN, Window, drop_file, settle, words};
use egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::games::LibraryCommand;
use katachi::app::named::COMMANDS;
use katachi::app::shapes::ShapesCommand;
use katachi::app::{Command, Navigation, Settings, WindowPrompt, Workspace};
use katachi::go::Color;
use katachi::gui::App;

fn window() -> Window {
    window::bare(SMALL_SCREEN)
}

/// A window as it is after its first start.
fn started() -> Window {
    let mut window = window();
    window.state_mut().start(Vec::new());
    settle(&mut window);
    window
}

/// A window with the sample loaded and stones on the board.
fn window_with_sample() -> Window {
    let mut window = started();
    window::act(&mut window, Command::Go(Navigation::Move(60)));
    window
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run_steps(3);
}

fn write(dir: &Path, name: &str, text: &str) -> PathBuf {
    let path = dir.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn board_words(window: &Window) -> String {
    words(window, "Go board")
}

#[test]
fn the_first_start_shows_the_sample_and_its_shapes_are_mined_at_the_first_look() {
    let mut window = started();
    let state = window.state().state();
    let open = state.library().expect("the sample is open");
    assert!(open.is_sample && open.summary.games >= 90);
    assert!(state.shapes().results().is_empty());
    window.get_by_label("The sample games");
    assert!(board_words(&window).starts_with("19×19, move 0"), "{}", board_words(&window));
    press(&mut window, Key::Num2);
    settle(&mut window);
    let (_, mined) = window.state().state().shapes().results().selected().expect("the sample is mined");
    assert_eq!(mined.params.window.to_string(), "square:3");
}

#[test]
fn number_keys_switch_the_workspace_and_typing_does_not() {
    let mut window = window_with_sample();
    press(&mut window, Key::Num2);
    assert_eq!(window.state().state().workspace(), Workspace::Shapes);
    press(&mut window, Key::Num1);
    assert_eq!(window.state().state().workspace(), Workspace::Library);
    window.get_by_label("Filter the games").focus();
    window.step();
    press(&mut window, Key::Num2);
    assert_eq!(window.state().state().workspace(), Workspace::Library);
}

#[test]
fn a_word_that_no_field_takes_switches_no_workspace() {
    let mut window = window_with_sample();
    window::act(&mut window, Command::Show(Workspace::Library));
    for key in [Key::Y, Key::E, Key::A, Key::R, Key::Colon, Key::Num2, Key::Num0, Key::Num1, Key::Num5] {
        window.key_press(key);
        window.run_steps(3);
    }
    assert_eq!(window.state().state().workspace(), Workspace::Library);
    // After a pause, a digit is a command again.
    window.run_steps(40);
    press(&mut window, Key::Num2);
    assert_eq!(window.state().state().workspace(), Workspace::Shapes);
    press(&mut window, Key::Num1);
    assert_eq!(window.state().state().workspace(), Workspace::Library);
}

#[test]
fn the_palette_finds_a_command_and_runs_it() {
    let mut window = window_with_sample();
    window.key_press_modifiers(Modifiers::COMMAND, Key::P);
    window.run_steps(3);
    window.get_by_label("Command").type_text("last pos");
    window.run_steps(3);
    press(&mut window, Key::Enter);
    let viewer = window.state().state().viewer().unwrap();
    assert_eq!(viewer.move_number(), viewer.line_moves());
    assert!(window.query_by_label("Command").is_none(), "the palette is closed");
}

#[test]
fn a_tooltip_that_stands_goes_when_the_palette_opens() {
    let mut window = window::in_workspace(Key::Num4, Workspace::Joseki, SMALL_SCREEN);
    const TIP: &str = "Keep this path for export (K)";
    let at = window.get_by_label("Keep").rect().center();
    window.event(Event::PointerMoved(at));
    for _ in 0..90 {
        window.step();
    }
    window.get_by_label(TIP);
    window.key_press_modifiers(Modifiers::COMMAND, Key::P);
    window.run_steps(3);
    window.get_by_label("Command");
    assert!(window.query_by_label(TIP).is_none());
    press(&mut window, Key::Escape);
    assert!(window.query_by_label("Command").is_none());
}

#[test]
fn escape_closes_the_palette_and_leaves_the_region() {
    let mut window = window_with_sample();
    let region = katachi::app::BoardRegion::between(katachi::go::Point::new(1, 1), katachi::go::Point::new(4, 4));
    window.state_mut().apply(Command::SelectRegion(Some(region)));
    window.key_press_modifiers(Modifiers::COMMAND, Key::P);
    window.run_steps(3);
    press(&mut window, Key::Escape);
    assert!(window.query_by_label("Command").is_none());
    assert_eq!(window.state().state().viewer().unwrap().region(), Some(region));
    press(&mut window, Key::Escape);
    assert_eq!(window.state().state().viewer().unwrap().region(), None);
}

#[test]
fn a_broken_file_that_is_dropped_says_why_and_what_was_open_stays() {
    let mut window = window_with_sample();
    let dir = tempfile::tempdir().unwrap();
    drop_file(&mut window, write(dir.path(), "broken.sgf", "this is no game at all"));
    let state = window.state().state();
    assert!(state.library().unwrap().is_sample);
    let notice = state.notices().all().last().expect("a notice");
    assert!(notice.text.contains("No game was loaded from broken.sgf"), "{}", notice.text);
    assert!(notice.details.iter().any(|reason| reason.contains("no game")), "{:?}", notice.details);
    window.get_by_label_contains("No game was loaded from broken.sgf");
}

#[test]
fn files_that_hang_over_the_window_change_nothing_yet() {
    let mut window = window_with_sample();
    let hovered = egui::HoveredFile { path: Some("games.zip".into()), ..Default::default() };
    window.input_mut().hovered_files.push(hovered);
    window.run_steps(3);
    assert!(window.state().state().library().unwrap().is_sample);
}

#[test]
fn games_that_are_dropped_take_the_samples_place_and_further_ones_are_added() {
    let mut window = window_with_sample();
    let dir = tempfile::tempdir().unwrap();
    drop_file(&mut window, write(dir.path(), "one.sgf", "(;SZ[9]PB[Shusaku]PW[Gennan];B[cc];W[gg];B[cg])"));
    assert_eq!(window.state().state().library().unwrap().summary.games, 1);
    drop_file(&mut window, write(dir.path(), "two.sgf", "(;SZ[9]PB[Kitani]PW[Go];B[gc];W[cg];B[ee])"));
    assert_eq!(window.state().state().library().unwrap().summary.games, 1, "it asks first");
    window.get_by_label_contains("Add to ").click();
    window.run_steps(3);
    settle(&mut window);
    let state = window.state().state();
    assert_eq!(state.library().unwrap().summary.games, 2);
    assert!(state.shapes().results().is_empty(), "nothing is left of the sample");
    window.get_by_label_contains("Kitani – Go");
}

#[test]
fn a_game_opens_from_the_list_and_is_stepped_through() {
    let mut window = window_with_sample();
    let row = window.get_by_label_contains("Game 3:").rect().center();
    for _ in 0..2 {
        window.event(Event::PointerMoved(row));
        for pressed in [true, false] {
            let button = egui::PointerButton::Primary;
            window.event(Event::PointerButton { pos: row, button, pressed, modifiers: Modifiers::NONE });
        }
    }
    window.run_steps(10);
    settle(&mut window);
    assert_eq!(window.state().state().open_game().map(|game| game.0), Some(2));
    assert!(board_words(&window).starts_with("19×19, move 0"), "{}", board_words(&window));
    press(&mut window, Key::ArrowRight);
    window.key_press_modifiers(Modifiers::SHIFT, Key::ArrowRight);
    window.run_steps(3);
    assert!(board_words(&window).starts_with("19×19, move 11"), "{}", board_words(&window));
    window.get_by_label("Previous move (←)").click();
    window.run_steps(3);
    assert!(board_words(&window).starts_with("19×19, move 10"), "{}", board_words(&window));
}

#[test]
fn a_click_on_the_board_tries_out_a_move() {
    let mut window = window();
    window.state_mut().apply(Command::PasteSgf("(;SZ[9];B[cc])".into()));
    window.state_mut().apply(Command::Go(Navigation::Last));
    window.run_steps(3);
    let board = window.get_by_role_and_label(Role::Canvas, "Go board").rect();
    let centre = board.center();
    window.hover_at(centre);
    window.step();
    window.drag_at(centre);
    window.step();
    window.drop_at(centre);
    window.run_steps(3);
    let viewer = window.state().state().viewer().unwrap();
    assert_eq!(viewer.board().get(katachi::go::Point::new(4, 4)), Some(Color::White));
    assert_eq!(board_words(&window), "9×9, move 2 (W E5), Black to play");
}

#[test]
fn columns_sort_and_the_filter_narrows_the_list() {
    let mut window = window_with_sample();
    window.get_by_label("Sort by Result").click();
    window.run_steps(3);
    window.get_by_label("Sort by Result").click();
    settle(&mut window);
    let state = window.state().state();
    let results: Vec<&str> = state.games().rows().iter().map(|&id| state.corpus().header(id).result).collect();
    assert!(results[0] > results[results.len() - 1] && results.is_sorted_by(|a, b| a >= b));
    window.get_by_label("Filter the games").focus();
    window.step();
    window.get_by_label("Filter the games").type_text("nobody of this name");
    settle(&mut window);
    assert!(window.state().state().games().rows().is_empty());
    window.get_by_label("No game has all these words.");
}

#[test]
fn a_filter_that_leaves_no_game_is_named_and_taken_back() {
    let mut window = window_with_sample();
    window.state().state().games().catalogue().warm();
    let all = window.state().state().games().rows().len();
    window.get_by_label("Filter the games").focus();
    window.step();
    window.get_by_label("Filter the games").type_text("rank:");
    window.run_steps(3);
    window.get_by_label("Suggestion rank:amateur");
    window.get_by_label("Filter the games").type_text("pro");
    window.run_steps(3);
    assert!(window.query_by_label_contains("Suggestion").is_none(), "the term is finished");
    window.get_by_label("Filter the games").type_text(" year:900");
    settle(&mut window);
    window.get_by_label_contains("No game matches rank:pro year:900.");
    window.get_by_label("Show all games").click();
    settle(&mut window);
    assert_eq!(window.state().state().games().rows().len(), all);
}

#[test]
fn a_filter_is_typed_with_suggestions_and_its_errors_are_told() {
    let mut window = window_with_sample();
    // The values for completion are made in the background.
    window.state().state().games().catalogue().warm();
    let all = window.state().state().games().rows().len();
    let field = |window: &mut Window| {
        window.get_by_label("Filter the games").focus();
        window.step();
    };
    field(&mut window);
    window.get_by_label("Filter the games").type_text("res");
    window.run_steps(3);
    window.get_by_label("Suggestion result:");
    press(&mut window, Key::Tab);
    assert_eq!(window.get_by_label("Filter the games").accesskit_node().value().as_deref(), Some("result:"));
    window.get_by_label("Suggestion result:w");
    // The first suggestion is for Black, the second for White.
    press(&mut window, Key::ArrowDown);
    press(&mut window, Key::ArrowDown);
    press(&mut window, Key::Enter);
    settle(&mut window);
    assert_eq!(window.state().state().games().filter(), "result:w ");
    let white = window.state().state().games().rows().len();
    assert!(0 < white && white < all, "{white} of {all}");
    let state = window.state().state();
    assert!(state.games().rows().iter().all(|&id| state.corpus().winner(id) == katachi::go::Winner::White));
    assert!(window.query_by_label_contains("Suggestion").is_none(), "the term is finished");

    window.get_by_label("Filter the games").type_text("yeer:1846");
    settle(&mut window);
    window.get_by_label_contains("Did you mean \"year:\"?");
    assert_eq!(window.state().state().games().rows().len(), white, "the rows stay while the filter cannot be read");
    window.get_by_label("Clear").click();
    settle(&mut window);
    assert_eq!(window.state().state().games().rows().len(), all);

    field(&mut window);
    window.get_by_label("Filter the games").type_text("year:1000..");
    settle(&mut window);
    let state = window.state().state();
    let undated = state.corpus().records().filter(|&id| state.corpus().year(id).is_none()).count() as u64;
    assert_eq!(state.games().left_out().count(katachi::find::filter::FilterKey::Year), undated);
}

#[test]
fn a_suggestion_is_taken_with_a_click() {
    let mut window = window_with_sample();
    window.get_by_label("Filter the games").focus();
    window.step();
    window.get_by_label("Filter the games").type_text("siz");
    window.run_steps(3);
    window.get_by_label("Suggestion size:").click();
    window.run_steps(5);
    assert_eq!(window.get_by_label("Filter the games").accesskit_node().value().as_deref(), Some("size:"));
    // Continue typing.
    window.get_by_label("Filter the games").type_text("19");
    settle(&mut window);
    assert_eq!(window.state().state().games().filter(), "size:19");
}

#[test]
fn games_of_a_library_are_tagged() {
    let dir = tempfile::tempdir().unwrap();
    let path = write(dir.path(), "x.sgf", "(;SZ[9]PB[A];B[cc])(;SZ[9]PB[B];B[dd])");
    let mut window = window();
    let tag = |window: &mut Window, name: &str, game| {
        let games = vec![katachi::corpus::GameId(game)];
        window.state_mut().apply(LibraryCommand::Tag { tag: name.into(), games }.into());
        settle(window);
    };
    window.state_mut().apply(Command::Open(vec![path]));
    settle(&mut window);
    tag(&mut window, "mine", 0);
    assert!(window.state().state().notices().all().iter().any(|notice| notice.text.contains("save these games")));
    window.state_mut().apply(Command::SaveLibrary(dir.path().join("x")));
    settle(&mut window);
    tag(&mut window, "mine", 1);
    window.state_mut().apply(LibraryCommand::Filter("tag:mine".into()).into());
    settle(&mut window);
    assert_eq!(window.state().state().games().rows(), [katachi::corpus::GameId(1)]);
    window.get_by_label("#mine");
    assert!(dir.path().join("x.katachi/tags.ron").exists());
}

#[test]
fn n_opens_one_example_of_a_shape_after_the_other() {
    let mut window = window_with_sample();
    press(&mut window, Key::Num2);
    settle(&mut window);
    let mut seen = Vec::new();
    for (shift, example) in [(false, 0), (false, 1), (false, 2), (true, 1)] {
        if shift {
            window.key_press_modifiers(egui::Modifiers::SHIFT, Key::N);
            window.run_steps(3);
        } else {
            press(&mut window, Key::N);
        }
        settle(&mut window);
        let state = window.state().state();
        assert_eq!(state.shapes().example(), Some(example));
        let viewer = state.viewer().unwrap();
        assert!(viewer.region().is_some(), "the shape is lit");
        seen.push((state.open_game(), viewer.region()));
    }
    assert!(seen[0] != seen[1] && seen[1] != seen[2] && seen[3] == seen[1], "{seen:?}");
}

#[test]
fn a_job_is_cancelled_with_its_button() {
    let mut window = window_with_sample();
    // Large windows over the whole board take far longer than a frame.
    let params = katachi::mining::MiningParams::new("square:19".parse().unwrap(), katachi::mining::PatternSource::Move);
    window.state_mut().apply(ShapesCommand::Mine(params.clone()).into());
    while window.state().state().is_mining() {
        window.step();
        if let Some(button) = window.query_by_label_contains("Cancel Counting 19×19") {
            button.click();
            break;
        }
    }
    settle(&mut window);
    let state = window.state().state();
    let cancelled = state.notices().all().iter().any(|notice| notice.text.contains("cancelled"));
    assert!(cancelled != state.shapes().results().find(&params).is_some(), "cancelled, or done before the click");
}

/// Makes the Library's left column wider with the pointer.
fn widen_the_left_column(window: &mut Window) {
    let tab = window.get_by_role_and_label(Role::Canvas, "Go board").rect();
    let y = tab.center().y;
    // The gap between the panes is somewhere left of the board.
    for x in (1..80).map(|step| tab.left() - step as f32) {
        for (at, pressed) in [(x, true), (x + 60.0, false)] {
            window.event(Event::PointerMoved(egui::pos2(at, y)));
            window.step();
            let button = egui::PointerButton::Primary;
            let pos = egui::pos2(at, y);
            window.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
            window.run_steps(2);
        }
        if !window.state().layout().is_empty() {
            return;
        }
    }
    panic!("the gap was not found");
}

#[test]
fn panes_that_were_moved_stay_so_and_others_follow_the_windows_width() {
    let mut window = window_with_sample();
    press(&mut window, Key::Num3);
    assert!(window.query_by_role_and_label(Role::Canvas, "Go board").is_none(), "it shares the drawing's place");
    window.set_size(egui::vec2(1920.0, 1080.0));
    settle(&mut window);
    window.get_by_role_and_label(Role::Canvas, "Go board");
    assert_eq!(window.state().layout(), "", "nothing was moved");
    window.set_size(SMALL_SCREEN.into());
    press(&mut window, Key::Num1);
    widen_the_left_column(&mut window);
    let own = window.get_by_role_and_label(Role::Canvas, "Go board").rect();
    let layout = window.state().layout();
    assert!(layout.contains("Shapes(Table)"));
    window.set_size(egui::vec2(1920.0, 1080.0));
    press(&mut window, Key::Num3);
    assert!(window.query_by_role_and_label(Role::Canvas, "Go board").is_none(), "as the user has it");
    for text in [layout.as_str(), "nonsense", ""] {
        let mut app = App::new(Settings::default(), Some(text));
        app.start(Vec::new());
        let mut again = window::for_app(app, SMALL_SCREEN);
        settle(&mut again);
        let board = again.get_by_role_and_label(Role::Canvas, "Go board").rect();
        assert_eq!((board.left() - own.left()).abs() < 1.0, text == layout, "{text}");
    }
}

#[test]
fn the_palette_draws_a_shape_by_its_name_and_walks_a_joseki() {
    let mut window = window_with_sample();
    let mut run = |words: &str, shown: &str| {
        window::press_with(&mut window, Modifiers::COMMAND, Key::P);
        window.run_steps(3);
        window.get_by_label("Command").type_text(words);
        window.run_steps(3);
        window.get_by_role_and_label(egui::Role::Button, shown);
        press(&mut window, Key::Enter);
        settle(&mut window);
        assert!(window.query_by_label("Command").is_none(), "the palette is closed");
        window.state().state().workspace()
    };
    assert_eq!(run("joint bamboo", "Bamboo joint"), katachi::app::Workspace::Find);
    assert_eq!(run("3-3 invasion, or shoulder", "3-3 invasion, or shoulder hit"), katachi::app::Workspace::Joseki);
    assert_eq!(run("空き三角", "Empty triangle"), katachi::app::Workspace::Find);
    let state = window.state().state();
    assert_eq!(state.joseki().corner().moves().len(), 2);
    assert_eq!(state.find().drawing().drawn().count(), 3);
}

#[test]
fn the_palette_opens_the_workspace_in_which_a_command_works() {
    let mut window = window_with_sample();
    for compares in [true, false] {
        window::act(&mut window, Command::Show(Workspace::Joseki));
        window::press_with(&mut window, Modifiers::COMMAND, Key::P);
        window.run_steps(3);
        window.get_by_label("Command").type_text("compare before and after");
        window.run_steps(3);
        press(&mut window, Key::Enter);
        settle(&mut window);
        let state = window.state().state();
        assert_eq!(state.workspace(), Workspace::Find);
        assert_eq!(state.find().dividing_year().is_some(), compares);
    }
}

#[test]
fn a_list_of_the_settings_opens_above_them_each_time() {
    let mut window = window();
    for mb in [250, 500, 250] {
        window::act(&mut window, Command::Ask(WindowPrompt::Settings));
        let is_memory = |value: Option<String>| value.is_some_and(|value| value.contains("MB"));
        let is_list = |list: &egui_kittest::Node<'_>| is_memory(list.accesskit_node().value());
        window.get_all_by_role(Role::ComboBox).find(is_list).unwrap().click();
        settle(&mut window);
        window.get_by_label(&format!("{mb} MB")).click();
        settle(&mut window);
        assert_eq!(window.state().state().settings().memory_mb, Some(mb));
        press(&mut window, Key::Escape);
    }
}

/// The key and the modifiers of a command that act before any widget, or are a letter.
fn certain_key(key: katachi::app::named::Shortcut) -> Option<(Modifiers, Key)> {
    let mut modifiers = Modifiers::NONE;
    (modifiers.alt, modifiers.shift) = (key.alt, key.shift);
    if key.ctrl {
        modifiers |= Modifiers::COMMAND;
    }
    let is_certain = key.ctrl || key.alt || key.key.len() == 1;
    Some((modifiers, Key::from_name(key.key)?)).filter(|_| is_certain)
}

#[test]
fn a_key_that_can_do_nothing_now_says_why() {
    let mut window = window_with_sample();
    press(&mut window, Key::F5);
    let said = "F5 (Read changed files again) does nothing now: no games of your own are open";
    assert!(window.state().state().notices().open().any(|notice| notice.text == said));
    press(&mut window, Key::F5);
    let state = window.state().state();
    assert_eq!(state.notices().all().iter().filter(|notice| notice.text == said).count(), 1, "it is said once");

    let mut window = self::window();
    let mut unmet = 0;
    for named in COMMANDS.iter().filter(|named| !named.needs.met(window.state().state())).collect::<Vec<_>>() {
        let Some((key, (modifiers, pressed))) = named.key.and_then(|key| Some((key, certain_key(key)?))) else {
            continue;
        };
        // A letter that follows another at once belongs to a word, which Esc ends.
        press(&mut window, Key::Escape);
        window.state_mut().apply(Command::DismissAll);
        window::press_with(&mut window, modifiers, pressed);
        let begin = format!("{key} ({}) does nothing now: ", named.name());
        let state = window.state().state();
        assert!(state.notices().open().any(|notice| notice.text.starts_with(&begin)), "{begin}");
        unmet += 1;
    }
    assert!(unmet > 30, "{unmet}");
}
