//! The six lists of moves: each can be sorted by its heads, navigated by keys, and copied in its order.

use std::time::{Duration, Instant};

use egui::accesskit::Toggled;
use egui::{Key, Modifiers, PointerButton, Rect, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::joseki::{ExplorerChoice, JosekiCommand};
use katachi::app::shapes::ShapesCommand;
use katachi::app::{Command, Workspace, grouped};
use katachi::mining::{MiningParams, PatternSource};

use crate::support::window::{self, LARGE_SCREEN, SMALL_SCREEN, Window, act, pointer, press, settle};

/// A list as presented to screen readers.
struct Listed {
    role: Role,
    title: &'static str,
    /// The text before the letter of a row.
    prefix: &'static str,
    /// The head of a column of numbers on the screen and in files.
    head: (&'static str, &'static str),
    /// The first heads of the list in files.
    heads: &'static str,
}

const PLAYED_HEAD: (&str, &str) = ("Played", "Played");

/// The rows from top to bottom, each with its place and whether it is selected.
fn rows(window: &Window, list: &Listed) -> Vec<(Rect, String, bool)> {
    let rows = window.query_all_by_role(list.role).map(|node| {
        let found = node.accesskit_node();
        // A label has its text as its value.
        let words = found.label().or(found.value()).unwrap_or_default();
        (node.rect(), words, found.toggled() == Some(Toggled::True))
    });
    let is_lettered = |words: &str| {
        let letter = words.strip_prefix(list.prefix).and_then(|rest| rest.split_once(':')).map(|(letter, _)| letter);
        letter.is_some_and(|letter| letter.len() <= 2 && letter.starts_with(|first: char| first.is_ascii_uppercase()))
    };
    let mut rows: Vec<_> = rows.filter(|(_, words, _)| is_lettered(words)).collect();
    rows.sort_by(|a, b| a.0.top().total_cmp(&b.0.top()));
    rows
}

fn labels(window: &Window, list: &Listed) -> Vec<String> {
    rows(window, list).into_iter().map(|(_, label, _)| label).collect()
}

fn selected(window: &Window, list: &Listed) -> Vec<String> {
    rows(window, list).into_iter().filter(|(_, _, is_selected)| *is_selected).map(|(_, label, _)| label).collect()
}

/// Saves the list by its own menu. Returns the heads, and the other lines.
fn saved(window: &mut Window, list: &Listed) -> (String, Vec<Vec<String>>) {
    let at = rows(window, list)[0].0.left_center() + egui::vec2(60.0, 0.0);
    for pressed in [true, false] {
        pointer(window, at, PointerButton::Secondary, pressed, Modifiers::NONE);
    }
    window.run_steps(2);
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("moves.csv");
    window.get_by_role_and_label(Role::Button, "Save as CSV…").click();
    settle(window);
    act(window, Command::SaveTo(file.clone()));
    let text = std::fs::read_to_string(&file).unwrap();
    let mut lines = text.lines().map(str::to_owned);
    let heads = lines.next().unwrap();
    (heads, lines.map(|line| line.split(',').map(str::to_owned).collect()).collect())
}

/// Sorts the list, steps in it and saves it. Returns the heads and the other lines of the file.
fn works(window: &mut Window, list: &Listed) -> (String, Vec<Vec<String>>) {
    let by_rank = labels(window, list);
    assert!(by_rank.len() > 2, "{by_rank:?}");
    for _ in 0..2 {
        // The list of shapes comes before that of its continuations, and has the same heads.
        window.query_all_by_role_and_label(Role::ColumnHeader, list.head.0).last().unwrap().click();
        settle(window);
    }
    let ascending = labels(window, list);
    assert_ne!(ascending, by_rank);

    window.get_by_role_and_label(Role::Table, list.title).focus();
    window.run_steps(2);
    press(window, Key::Home);
    assert_eq!(selected(window, list), ascending[..1]);
    press(window, Key::ArrowDown);
    assert_eq!(selected(window, list), ascending[1..2]);

    let (heads, lines) = saved(window, list);
    assert!(heads.starts_with(list.heads), "{heads}");
    let column = heads.split(',').position(|head| head == list.head.1).unwrap();
    let values: Vec<f64> = lines.iter().map(|line| line[column].parse().unwrap()).collect();
    assert!(values.is_sorted() && values.len() >= by_rank.len(), "{values:?}");
    let letter = ascending[0].strip_prefix(list.prefix).unwrap();
    assert!(letter.starts_with(&format!("{}:", lines[0][0])), "{letter} {:?}", lines[0]);
    (heads, lines)
}

#[test]
fn continuations_of_a_search_are_a_table() {
    let mut window = window::in_workspace(Key::Num3, Workspace::Find, SMALL_SCREEN);
    let heads = "Rank,Point,Colour,Played,Hits,Share %,Share % from,Share % to,By the other,Both,Later,By Black,By White,Decided,Black wins %,Black wins % from,Black wins % to,Any order,Lost";
    let list = Listed { role: Role::Button, title: "Continuations", prefix: "", head: PLAYED_HEAD, heads };
    // The file counts under each head what the table counts.
    let (heads, lines) = works(&mut window, &list);
    let column = |head: &str| heads.split(',').position(|other| other == head).unwrap();
    let hits = window.state().state().find().search().shown().unwrap().result.hits;
    for line in &lines {
        let number = |head: &str| line[column(head)].parse::<u64>().unwrap();
        let own = if line[column("Colour")] == "B" { "By Black" } else { "By White" };
        assert_eq!((number("Played"), number("Hits")), (number(own), hits), "{line:?}");
        assert_eq!(number("Played") + number("By the other"), number("By Black") + number("By White"));
        assert_eq!(number("Both"), number("By Black") + number("By White"));
        assert_eq!(line[column("Share %")], format!("{:.1}", number("Played") as f64 / hits as f64 * 100.0));
    }
    // Under the board a letter has the number of its row.
    for line in lines.iter().filter(|line| ["A", "B", "C"].contains(&&*line[column("Rank")])) {
        let played = grouped(line[column("Played")].parse().unwrap());
        let entry = format!("{} {} {played}", line[column("Rank")], line[column("Point")]);
        assert!(window.query_all_by_label_contains(&entry).next().is_some(), "{entry}");
    }
    // Enter plays the move.
    let steps = window.state().state().find().history().steps().len();
    window.get_by_role_and_label(Role::Table, list.title).focus();
    window.run_steps(2);
    press(&mut window, Key::Home);
    press(&mut window, Key::Enter);
    assert_eq!(window.state().state().find().history().steps().len(), steps + 1);
}

#[test]
fn next_moves_of_an_opening_are_a_table() {
    let mut window = window::in_workspace(Key::Num5, Workspace::Fuseki, LARGE_SCREEN);
    let heads = "Rank,Move,Played,Share %,Share % from,Share % to,Decided,Black wins %,Black wins % from,Black wins % to,Any order,First year";
    let list = Listed { role: Role::Button, title: "Next moves", prefix: "", head: PLAYED_HEAD, heads };
    works(&mut window, &list);
}

#[test]
fn moves_in_the_corner_are_a_table() {
    let mut window = window::in_workspace(Key::Num4, Workspace::Joseki, SMALL_SCREEN);
    act(&mut window, JosekiCommand::Show(ExplorerChoice::Corner).into());
    let heads = "Rank,Move,Played,Share %,Share % from,Share % to,Decided";
    let list = Listed { role: Role::Row, title: "Continuations", prefix: "Move ", head: PLAYED_HEAD, heads };
    works(&mut window, &list);
}

#[test]
fn shapes_that_follow_are_a_table() {
    let mut window = window::in_workspace(Key::Num4, Workspace::Joseki, SMALL_SCREEN);
    act(&mut window, JosekiCommand::Show(ExplorerChoice::Shapes).into());
    // Every row has a letter while nothing is near.
    act(&mut window, JosekiCommand::StartEmpty.into());
    let heads = "Rank,Move,Distance,Played,Share %,Share % from,Share % to,'-2 log lambda,Lift,q,Black wins %,Black wins % from,Black wins % to";
    let list = Listed { role: Role::Row, title: "Continuations", prefix: "Shape ", head: PLAYED_HEAD, heads };
    works(&mut window, &list);
}

#[test]
fn suggestions_are_a_table() {
    let mut window = window::in_workspace(Key::Num6, Workspace::Play, LARGE_SCREEN);
    let deadline = Instant::now() + Duration::from_secs(60);
    while window.state().state().play().suggest().answer().is_none() {
        assert!(Instant::now() < deadline, "no suggestion comes");
        window.step();
    }
    settle(&mut window);
    let heads = "Rank,Point,Model %,Played,Occurred,Played %,Played % from,Played % to";
    let list = Listed { role: Role::Row, title: "Candidates", prefix: "", head: ("Model", "Model %"), heads };
    works(&mut window, &list);
}

#[test]
fn continuations_of_a_shape_are_a_table() {
    let mut window = window::in_workspace(Key::Num2, Workspace::Shapes, LARGE_SCREEN);
    let params = MiningParams::new("square:5".parse().unwrap(), PatternSource::Move);
    act(&mut window, ShapesCommand::Mine(params).into());
    let heads = "Rank,Column,Row,Played,Share %,By the opponent,";
    let list = Listed { role: Role::Label, title: "Continuations", prefix: "", head: PLAYED_HEAD, heads };
    works(&mut window, &list);
}
