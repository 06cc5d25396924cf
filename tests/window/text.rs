//! No text is cut off or covers another one: every workspace, at five sizes, in both themes.

use std::collections::BTreeSet;

use crate::support::sweep;
use crate::support::window::{self, Window, act, press, settle};
use egui::epaint::TextShape;
use egui::{Event, Key, Pos2, Rect, Shape, pos2};
use egui_kittest::kittest::Queryable;
use katachi::app::joseki::{ExplorerChoice, JosekiCommand};
use katachi::app::life::{LifeCommand, LifeView};
use katachi::app::play::{Mode, PlayCommand};
use katachi::app::{Command, Settings, ThemeChoice, Workspace};
use katachi::gui::App;
use katachi_language::text;

/// Window sizes in points, with pixels per point.
const WINDOW_SIZES: [([f32; 2], f32); 5] = [
    // 1280×720 at 125 %.
    ([1024.0, 576.0], 1.25),
    ([1280.0, 720.0], 1.0),
    ([1440.0, 900.0], 1.0),
    ([1920.0, 1080.0], 1.0),
    ([1920.0, 1080.0], 2.0),
];

/// A text on the screen: its own rectangle and the visible part.
pub struct Written {
    pub text: String,
    pub rect: Rect,
    clip: Rect,
    is_elided: bool,
    /// Whether the next line begins amid the number that this one ends with.
    is_in_number: bool,
}

impl Written {
    /// Whether a side of the text is cut. A line may be cut at the top or bottom by scrolling, but never at its side.
    pub fn is_cut(&self) -> bool {
        self.rect.intersect(self.clip).width() < self.rect.width() - 2.0
    }
}

pub fn written(window: &Window) -> Vec<Written> {
    let mut all = Vec::new();
    for clipped in &window.output().shapes {
        collect(&clipped.shape, clipped.clip_rect, &mut all);
    }
    all.retain(|written| !written.text.trim().is_empty() && written.rect.intersects(written.clip));
    all
}

fn collect(shape: &Shape, clip: Rect, all: &mut Vec<Written>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, all)),
        Shape::Text(text) => all.extend(lines(text, clip)),
        _ => {}
    }
}

/// The lines of a text, since a text that flows around others is not a rectangle.
fn lines(shape: &TextShape, clip: Rect) -> impl Iterator<Item = Written> {
    let rows = &shape.galley.rows;
    rows.iter().enumerate().map(move |(number, row)| Written {
        is_in_number: rows.get(number + 1).is_some_and(|next| {
            let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
            !row.ends_with_newline && is_digit(row.text().chars().last()) && is_digit(next.text().chars().next())
        }),
        text: row.text(),
        rect: match shape.angle == 0.0 {
            true => row.visuals.mesh_bounds.translate(shape.pos.to_vec2() + row.pos.to_vec2()),
            // The name of an axis, which is vertical.
            false => shape.visual_bounding_rect(),
        },
        clip,
        is_elided: shape.galley.elided,
    })
}

/// Whether a tooltip is shown while the pointer rests there.
fn has_tooltip(window: &mut Window, at: Pos2) -> bool {
    // Let the tooltip of another place disappear first.
    window.event(Event::PointerMoved(pos2(2.0, 2.0)));
    window.run_steps(3);
    let before = written(window).len();
    window.event(Event::PointerMoved(at));
    // Tooltips appear with a delay.
    for _ in 0..60 {
        window.step();
        if written(window).len() > before {
            return true;
        }
    }
    false
}

/// Faults of the text on the screen, each once.
pub fn faults(window: &mut Window) -> BTreeSet<String> {
    let mut faults = BTreeSet::new();
    let all = written(window);
    for one in &all {
        if one.is_cut() {
            faults.insert(format!("cut off: {:?}", one.text));
        }
        if one.is_in_number {
            faults.insert(format!("a number on two lines: {:?}", one.text));
        }
    }
    for (number, one) in all.iter().enumerate() {
        for other in &all[number + 1..] {
            let (a, b) = (one.rect.intersect(one.clip), other.rect.intersect(other.clip));
            let both = a.intersect(b);
            // Bold text is painted twice, a pixel apart.
            let is_bold = one.text == other.text && (a.min - b.min).length() < 2.0;
            if !is_bold && both.width() > 2.0 && both.height() > 3.0 {
                faults.insert(format!("over each other: {:?} at {:.0} and {:?} at {:.0}", one.text, a, other.text, b));
            }
        }
    }
    let elided: Vec<(String, Pos2)> = all
        .iter()
        .filter(|one| one.is_elided)
        .map(|one| (one.text.clone(), one.rect.intersect(one.clip).center()))
        .collect();
    let mut looked_at = BTreeSet::new();
    for (text, at) in elided {
        // Check each text once, since the rows of a table are alike.
        if looked_at.insert(text.clone()) && looked_at.len() <= 12 && !has_tooltip(window, at) {
            faults.insert(format!("shortened, and nowhere whole: {text:?}"));
        }
    }
    window.event(Event::PointerMoved(pos2(2.0, 2.0)));
    window.run_steps(3);
    faults
}

/// An action in a workspace after showing it.
enum Do {
    Nothing,
    Press(Key),
    /// A click on a tab, if this workspace has it at this size.
    Tab(&'static str),
    Apply(Command),
}

fn states(workspace: Workspace) -> Vec<Do> {
    let tab = Do::Tab;
    let mut states = vec![Do::Nothing, Do::Press(Key::ArrowRight)];
    states.extend(match workspace {
        Workspace::Library => vec![
            tab(text!("shell-pane-load-report")),
            tab(text!("shell-pane-variations")),
            tab(text!("shell-pane-costly-shapes")),
            tab(text!("shell-pane-player")),
        ],
        Workspace::Shapes => vec![
            tab(text!("shapes-tab-examples")),
            tab(text!("shapes-pane-plots")),
            tab(text!("shapes-mine")),
            tab(text!("shell-pane-board")),
        ],
        Workspace::Find => [
            text!("find-pane-years"),
            text!("find-pane-players"),
            text!("find-pane-pages"),
            text!("find-pane-text"),
            text!("find-pane-history"),
            text!("shell-pane-record"),
            text!("shell-pane-board"),
        ]
        .map(tab)
        .into(),
        Workspace::Joseki => {
            let shapes = JosekiCommand::Show(ExplorerChoice::Shapes);
            vec![
                tab(text!("joseki-pane-details")),
                tab(text!("joseki-pane-count")),
                tab(text!("shell-pane-record")),
                Do::Apply(shapes.into()),
                tab(text!("joseki-pane-next")),
            ]
        }
        Workspace::Fuseki => vec![tab(text!("fuseki-years"))],
        Workspace::Play => [Mode::Guess, Mode::Game, Mode::Experiment, Mode::Contradictions]
            .map(|mode| Do::Apply(PlayCommand::Turn(mode).into()))
            .into(),
        Workspace::Life => {
            [LifeView::Rules, LifeView::Checker].map(|view| Do::Apply(LifeCommand::Show(view).into())).into()
        }
    });
    states
}

fn go_into(window: &mut Window, state: &Do) -> bool {
    match state {
        Do::Nothing => {}
        Do::Press(key) => press(window, *key),
        Do::Tab(title) => {
            match window.query_all_by_label(title).next() {
                Some(tab) => tab.click(),
                None => return false,
            }
            settle(window);
        }
        Do::Apply(command) => act(window, command.clone()),
    }
    true
}

impl std::fmt::Display for Do {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Do::Nothing => Ok(()),
            Do::Press(key) => write!(f, ", {key:?}"),
            Do::Tab(title) => write!(f, ", {title}"),
            Do::Apply(command) => write!(f, ", {command:?}"),
        }
    }
}

/// The faults in each workspace and its states, a limited number of each, and the number of states. An ordinary run
/// checks one state in `part`, different ones for every commit.
pub fn in_every_state(
    window: &mut Window,
    (most, part): (usize, usize),
    mut wrong: impl FnMut(&mut Window) -> BTreeSet<String>,
) -> (BTreeSet<String>, usize) {
    let (mut all, mut seen) = (BTreeSet::new(), 0);
    let of_workspace = |workspace| states(workspace).into_iter().take(most).map(move |state| (workspace, state));
    let states: Vec<(Workspace, Do)> = Workspace::ALL.into_iter().flat_map(of_workspace).collect();
    let mut shown = None;
    for number in sweep::share(states.len(), part) {
        let (workspace, state) = &states[number];
        if shown.replace(*workspace) != Some(*workspace) {
            act(window, Command::Show(*workspace));
        }
        // A tab depends on the last command before it, which this run may have left out.
        let before = states[..number].iter().rev().take_while(|(known, _)| known == workspace);
        let view = before.map(|(_, view)| view).find(|view| matches!(view, Do::Apply(_)));
        if let (Do::Tab(_), Some(view)) = (state, view) {
            go_into(window, view);
        }
        if go_into(window, state) {
            seen += 1;
            all.extend(wrong(window).into_iter().map(|fault| format!("{workspace:?}{state}: {fault}")));
        } else {
            // This workspace lacks the tab at this size.
            assert!(matches!(state, Do::Tab(_)), "{state}");
        }
    }
    (all, seen)
}

/// Visits all workspaces and their states at one size, in both themes, or a part of them in an ordinary run.
fn walk((size, pixels): ([f32; 2], f32), part: usize) {
    let (mut all, mut seen) = (BTreeSet::new(), 0);
    let mut window = window::with_pixels(App::new(Settings::default(), None), size, pixels);
    window::show_sample(&mut window);
    settle(&mut window);
    assert_eq!(window.ctx.pixels_per_point(), pixels);
    for theme in [ThemeChoice::Dark, ThemeChoice::Light] {
        act(&mut window, Command::SetTheme(theme));
        // Tabs need to be visited only once, since the layout is the same in both themes.
        let kept = if theme == ThemeChoice::Light { 1 } else { usize::MAX };
        let (found, states) = in_every_state(&mut window, (kept, part), faults);
        seen += states;
        all.extend(found.into_iter().map(|fault| format!("{}: {fault}", size[0])));
    }
    let list: Vec<&str> = all.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} faults:\n{}", list.len(), list.join("\n"));
    assert!(seen * sweep::rounds(part, 1) > 37, "{seen}");
}

// A test for each size, so that they run on all cores.

#[test]
fn no_text_is_cut_off_or_covered_on_a_small_screen_with_large_letters() {
    walk(WINDOW_SIZES[0], 4);
}

#[test]
fn no_text_is_cut_off_or_covered_on_a_small_screen() {
    walk(WINDOW_SIZES[1], 1);
}

/// Each commit tests one of the three.
#[test]
fn no_text_is_cut_off_or_covered_on_a_larger_screen() {
    for number in sweep::share(3, 3) {
        walk(WINDOW_SIZES[2 + number], 4);
    }
}

#[test]
fn the_figures_of_the_library_are_whole_on_a_small_screen() {
    let mut window = window::with_pixels(App::new(Settings::default(), None), [1280.0, 720.0], 1.0);
    window::show_sample(&mut window);
    act(&mut window, Command::Show(Workspace::Library));
    let all = written(&window);
    for unit in ["games", "moves", "player", "year"] {
        assert!(all.iter().any(|one| one.text == unit && one.clip.contains_rect(one.rect)), "{unit}");
    }
}

#[test]
fn the_names_beside_the_keys_are_whole_where_the_window_has_room() {
    let mut window = window::with_pixels(App::new(Settings::default(), None), [2560.0, 1440.0], 1.0);
    press(&mut window, Key::F1);
    let all = written(&window);
    for name in [text!("commands-delete-move"), text!("commands-draw-anything")] {
        assert!(all.iter().any(|one| one.text == name && !one.is_elided), "{name}");
    }
}
