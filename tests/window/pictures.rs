//! Pictures exported from the window: boards and plots, as shown.

use crate::support::sweep::share;
use crate::support::window::{self, LARGE_SCREEN, Window, act, click, pointer, settle};
use egui::{Modifiers, OutputCommand, PointerButton, Pos2, Role};
use egui_kittest::kittest::Queryable;
use katachi::app::life::{LifeCommand, LifeView};
use katachi::app::play::{ContestCommand, GuessCommand, Mode, PlayCommand};
use katachi::app::shapes::{PlotKind, ShapesCommand};
use katachi::app::{Command, Navigation, Workspace};
use katachi::pages::{Fonts, Paper, svg_to_pdf};

/// The SVG that the menu at a place copies to the clipboard.
fn svg_at(window: &mut Window, at: Pos2) -> String {
    for pressed in [true, false] {
        pointer(window, at, PointerButton::Secondary, pressed, Modifiers::NONE);
    }
    window.run_steps(2);
    window.get_by_label("Copy as SVG").click();
    for _ in 0..12 {
        window.step();
        for command in &window.output().platform_output.commands {
            if let OutputCommand::CopyText(text) = command
                && text.starts_with("<svg")
            {
                return text.clone();
            }
        }
    }
    panic!("nothing came into the clipboard");
}

fn board(window: &Window, name: &str) -> Pos2 {
    window.get_by_role_and_label(Role::Canvas, name).rect().center()
}

#[test]
fn every_board_is_copied_as_a_drawing_with_its_stones_and_becomes_a_page() {
    let mut window = window::with_sample(LARGE_SCREEN);
    settle(&mut window);
    act(&mut window, Command::Go(Navigation::Move(40)));
    let stones = |svg: &str| svg.matches("url(#slate)").count() + svg.matches("url(#shell)").count();
    let on_board = window.state().state().viewer().unwrap().board().stones().count();
    let boards = [
        (Workspace::Library, "Go board"),
        (Workspace::Find, "Query board"),
        (Workspace::Joseki, "Corner board"),
        (Workspace::Fuseki, "Opening board"),
        (Workspace::Play, "Go board"),
        (Workspace::Life, "Problem board"),
    ];
    // The page is the slowest.
    let pages: Vec<usize> = share(boards.len(), 6).collect();
    for (number, (workspace, name)) in boards.into_iter().enumerate() {
        act(&mut window, Command::Show(workspace));
        if workspace == Workspace::Life {
            act(&mut window, LifeCommand::Show(LifeView::Tsumego).into());
        }
        let at = board(&window, name);
        let svg = svg_at(&mut window, at);
        assert!(svg.ends_with("</svg>\n") && svg.contains(">19</text>"), "{workspace:?}: {svg}");
        if workspace == Workspace::Library {
            // There is no stone under the pointer, as it is between the lines.
            assert_eq!(stones(&svg), on_board, "{svg}");
            assert!(svg.matches("<rect").count() >= 19 * 2 || svg.matches("<polygon").count() >= 19 * 2, "the lines");
        }
        if pages.contains(&number) {
            let page = svg_to_pdf(&svg, Paper::A4, Fonts::system()).unwrap();
            assert!(page.starts_with(b"%PDF"), "{workspace:?}");
        }
        settle(&mut window);
    }
    act(&mut window, Command::Show(Workspace::Play));
    for (mode, start, name) in [
        (Mode::Guess, PlayCommand::Guess(GuessCommand::Start), "Guessing board"),
        (Mode::Game, PlayCommand::Contest(ContestCommand::Start), "Game board"),
    ] {
        act(&mut window, PlayCommand::Turn(mode).into());
        act(&mut window, start.into());
        let at = board(&window, name);
        svg_at(&mut window, at);
    }
}

#[test]
fn a_plot_is_copied_with_its_axes() {
    let mut window = window::with_sample(LARGE_SCREEN);
    settle(&mut window);
    act(&mut window, Command::Show(Workspace::Shapes));
    act(&mut window, ShapesCommand::ShowPlot(PlotKind::Rank).into());
    click(&mut window, "Plots");
    let label = window.get_by_label_contains("Zipf exponent").rect();
    let svg = svg_at(&mut window, label.center_bottom() + egui::vec2(0.0, 130.0));
    assert!(svg.contains("<polyline") && svg.contains("occurrences</text>"), "{svg}");
    svg_to_pdf(&svg, Paper::Letter, Fonts::system()).unwrap();
}
