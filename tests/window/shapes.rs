//! The Shapes workspace in use. Widgets are found by what screen readers are told.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::support::window::{self, act};
use crate::text::written;
use egui::accesskit::Role;
use egui::{Event, Key};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::panes::ShapesPane;
use katachi::app::shapes::order::ShapeFilter;
use katachi::app::shapes::{PlotKind, Shapes, ShapesCommand};
use katachi::app::{AppState, Command, Settings, Workspace};
use katachi::corpus::load::Loaded;
use katachi::corpus::{Corpus, CorpusBuilder, GameHeader, GameSource};
use katachi::go::{Board, BoardSize, Color, GameView, Move, Winner};
use katachi::gui::panels::shapes::{ShapesView, pane_ui};
use katachi::gui::wanted::PanelRequests;
use katachi::mining::{MinedPatterns, MiningParams, PatternSource};
use katachi::pattern::names::{MoveKind, ShapeNames};

struct App {
    state: AppState,
    view: ShapesView,
    /// Commands for the application beyond the panels.
    asked: Vec<Command>,
    /// The pane beside the table.
    beside: ShapesPane,
}

impl App {
    fn shapes(&self) -> &Shapes {
        self.state.shapes()
    }

    fn patterns(&self) -> Arc<MinedPatterns> {
        Arc::clone(self.shapes().patterns().unwrap())
    }

    fn act(&mut self, command: ShapesCommand) {
        self.state.apply(command.into());
    }
}

fn random_corpus() -> Corpus {
    let size = BoardSize::new(9).unwrap();
    let points: Vec<_> = size.points().collect();
    let mut builder = CorpusBuilder::new();
    let mut random = 12345_u64;
    for game in 0..30_u32 {
        let (mut board, mut moves, mut color) = (Board::new(size), Vec::new(), Color::Black);
        while moves.len() < 40 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let point = points[(random >> 33) as usize % points.len()];
            if board.play(color, point).is_ok() {
                moves.push(Move::play(color, point));
                color = color.opponent();
            }
        }
        let header = GameHeader {
            black: ["Shusaku", "Jowa", "Dosaku"][game as usize % 3],
            white: "Gennan",
            black_rank: "7d",
            white_rank: "8d",
            result: "B+2",
            winner: Winner::Black,
            date: "1846-09-11",
            year: Some(1840 + game as i16),
            event: "Castle game",
            round: "",
            place: "Edo",
            komi: None,
            handicap: 0,
        };
        let view = GameView { size, setup: &[], moves: &moves };
        builder.push(view, header, GameSource { file: 0, member: "", index: game }, 40, 0).unwrap();
    }
    builder.finish()
}

fn app(mined: bool) -> App {
    let mut state = AppState::new(Settings::default(), Arc::new(|| {}));
    state.show_games(Loaded { corpus: Arc::new(random_corpus()), ..Loaded::default() }, "random");
    state.apply(Command::CancelAll);
    if mined {
        state.apply(ShapesCommand::Mine(MiningParams::new("square:3".parse().unwrap(), PatternSource::Move)).into());
        while state.is_mining() || state.is_busy() {
            state.poll();
        }
    }
    let beside = if mined { ShapesPane::Detail } else { ShapesPane::Mine };
    App { state, view: ShapesView::default(), asked: Vec::new(), beside }
}

fn window(app: App) -> Harness<'static, App> {
    let mut harness =
        Harness::builder().with_size([1280.0, 800.0]).with_max_steps(60).with_step_dt(0.05).build_ui_state(
            |ui, app: &mut App| {
                app.state.poll();
                let mut wanted = PanelRequests::default();
                egui::Panel::left("table").exact_size(640.0).show(ui, |ui| {
                    pane_ui(ui, ShapesPane::Table, &mut app.view, &app.state, &mut wanted);
                });
                egui::CentralPanel::default().show(ui, |ui| {
                    pane_ui(ui, app.beside, &mut app.view, &app.state, &mut wanted);
                });
                for command in wanted.commands {
                    match command {
                        Command::Shapes(
                            ShapesCommand::OpenExample(_) | ShapesCommand::FindTemplates | ShapesCommand::Mine(_),
                        ) => {
                            app.asked.push(command);
                        }
                        Command::Shapes(command) => {
                            app.act(command);
                            ui.request_repaint();
                        }
                        _ => {}
                    }
                }
            },
            app,
        );
    harness.run();
    harness
}

/// The labels of the table's rows, from the top.
fn rows(harness: &Harness<'_, App>) -> Vec<String> {
    let labels = harness.get_all_by_role(Role::Row).map(|node| node.accesskit_node().label().unwrap_or_default());
    labels.filter(|label| label.starts_with("rank ")).collect()
}

/// Steps until a widget whose label contains this text appears, which waits for background work.
fn wait_for(harness: &mut Harness<'_, App>, text: &str) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while harness.query_all_by_label_contains(text).next().is_none() {
        assert!(Instant::now() < deadline, "`{text}` does not appear");
        std::thread::sleep(Duration::from_millis(10));
        harness.step();
    }
}

#[test]
fn rows_say_what_players_call_them_and_names_can_be_sorted_and_sought() {
    let mut harness = window(app(true));
    harness.get_by_role_and_label(Role::ColumnHeader, "Name").click();
    harness.run();
    let first = rows(&harness).remove(0);
    assert_eq!(first.matches(", ").count(), 3, "a shape without a name stands above one with: {first}");
    let patterns = harness.state().patterns();
    let kosumi: Vec<usize> =
        (0..patterns.len()).filter(|&at| english(&patterns, at).contains(&"Diagonal move")).collect();
    assert!(!kosumi.is_empty());
    let filter = ShapeFilter { text: "kosumi".into(), ..harness.state().shapes().filter().clone() };
    harness.state_mut().act(ShapesCommand::SetFilter(filter));
    harness.run();
    let mut shown: Vec<usize> = harness.state().shapes().rows().iter().map(|&row| row as usize).collect();
    assert_eq!(harness.state().shapes().selected(), Some(shown[0]), "the first one is shown beside the list");
    shown.sort_unstable();
    let attached = (0..patterns.len()).filter(|&at| english(&patterns, at).contains(&"Diagonal attachment"));
    let mut expected: Vec<usize> = kosumi.into_iter().chain(attached).collect();
    expected.sort_unstable();
    expected.dedup();
    assert_eq!(shown, expected);
}

fn english(patterns: &MinedPatterns, at: usize) -> Vec<&'static str> {
    ShapeNames::shipped().of_set(patterns.names(at)).map(|name| name.english.as_str()).collect()
}

#[test]
fn a_click_on_a_head_sorts_and_another_turns_the_order_round() {
    let mut harness = window(app(true));
    assert!(rows(&harness)[0].starts_with("rank 1, "));
    harness.get_by_role_and_label(Role::ColumnHeader, "K").click();
    harness.run();
    let stones = |row: &String| -> usize {
        row.split(", ").nth(1).and_then(|part| part.split(' ').next()).unwrap().parse().unwrap()
    };
    let most: Vec<usize> = rows(&harness).iter().map(stones).collect();
    assert!(most[0] > 0 && most.is_sorted_by(|a, b| a >= b), "{most:?}");
    harness.get_by_role_and_label(Role::ColumnHeader, "K").click();
    harness.run();
    let least: Vec<usize> = rows(&harness).iter().map(stones).collect();
    assert_eq!(least[0], 0);
    assert!(least.is_sorted());
}

#[test]
fn a_row_that_is_clicked_shows_its_detail_and_arrows_walk_on() {
    let mut harness = window(app(true));
    let third = rows(&harness)[2].clone();
    harness.get_by_role_and_label(Role::Row, &third).click();
    harness.run();
    assert_eq!(harness.state().shapes().selected(), Some(2));
    harness.get_by_label_contains("Shape 3 of ");
    harness.key_press(egui::Key::ArrowDown);
    harness.run();
    harness.get_by_label_contains("Shape 4 of ");
    harness.key_press(egui::Key::End);
    harness.run();
    let last = harness.state().patterns().len();
    assert_eq!(harness.state().shapes().selected(), Some(last - 1));
    let shown = rows(&harness);
    assert!(shown.iter().any(|row| row.starts_with(&format!("rank {last}, "))), "{shown:?}");
    harness.key_press(egui::Key::Home);
    harness.run();
    assert_eq!(harness.state().shapes().selected(), Some(0));
}

#[test]
fn a_filter_by_k_keeps_those_and_can_be_cleared() {
    let mut harness = window(app(true));
    harness.get_by_label("Filter").click();
    harness.run();
    let from = harness.get_by_role_and_label(Role::SpinButton, "from");
    from.focus();
    harness.run();
    harness.get_by_role_and_label(Role::SpinButton, "from").type_text("3");
    harness.run();
    harness.key_press(egui::Key::Enter);
    harness.run();
    let kept = harness.state().shapes().filter().k.0;
    assert_eq!(kept, 3);
    let few = [", 0 stones", ", 1 stone,", ", 2 stones"];
    let shown = rows(&harness);
    assert!(!shown.is_empty() && shown.iter().all(|row| few.iter().all(|few| !row.contains(few))), "{shown:?}");
    harness.get_by_label("Clear the filter").click();
    harness.run();
    let all = harness.state().patterns().len();
    assert_eq!(harness.state().shapes().rows().len(), all);
}

#[test]
fn a_filter_by_kind_says_how_few_small_shapes_have_one() {
    let mut harness = window(app(true));
    harness.get_by_label("Filter").click();
    harness.run();
    assert!(harness.query_by_label_contains("Few small shapes").is_none());
    let filter = ShapeFilter { kind: Some(MoveKind::Attack), ..harness.state().shapes().filter().clone() };
    harness.state_mut().act(ShapesCommand::SetFilter(filter));
    harness.run();
    harness.get_by_label_contains("Few small shapes have a kind: those of 24 % of the moves in 3×3");
}

#[test]
fn a_point_drawn_in_contains_leaves_rows_that_have_it() {
    let mut harness = window(app(true));
    harness.get_by_label("Filter").click();
    harness.run();
    harness.get_by_label("column 2, row 2: ?").click();
    harness.run();
    harness.get_by_label("column 2, row 2: X");
    let (kept, all) = (harness.state().shapes().rows().len(), harness.state().patterns().len());
    assert!(0 < kept && kept < all, "{kept} of {all} contain a black stone");
}

#[test]
fn an_example_opens_by_double_click_and_by_the_button() {
    let mut harness = window(app(true));
    harness.get_by_role_and_label(Role::Tab, "Examples").click();
    harness.run();
    let selected = harness.state().shapes().selected().unwrap();
    let examples = harness.state().patterns().examples(selected).len();
    let row = harness.get_all_by_role(Role::Row).find_map(|node| {
        let label = node.accesskit_node().label()?;
        label.contains(" – Gennan, 1846-09-11, move ").then_some(label)
    });
    let row = row.expect("examples are listed");
    harness.get_all_by_label(&row).next().unwrap().click();
    harness.run();
    harness.get_by_label("Open the game").click();
    harness.run();
    let asked = &harness.state().asked;
    let is_one = |asked: &Command| matches!(asked, Command::Shapes(ShapesCommand::OpenExample(at)) if *at < examples);
    assert!(asked.len() == 1 && is_one(&asked[0]), "{asked:?}");
    // Wait after the other clicks, so that this is not a triple click.
    harness.run_steps(30);
    for _ in 0..2 {
        harness.get_all_by_label(&row).next().unwrap().click();
    }
    harness.run();
    assert_eq!(harness.state().asked.len(), 2, "{:?}", harness.state().asked);
}

#[test]
fn the_symmetry_view_writes_out_the_product_and_turns_to_an_image() {
    let mut harness = window(app(true));
    harness.get_by_role_and_label(Role::Tab, "Symmetry").click();
    harness.run();
    let portrait = harness.state().shapes().portrait().unwrap();
    assert_eq!(portrait.orbit * portrait.stabiliser.len(), 16);
    let versions = if portrait.orbit == 1 {
        "1 different version".into()
    } else {
        format!("{} different versions", portrait.orbit)
    };
    harness.get_by_label(&versions);
    harness.get_by_label("Jump instead of turning").click();
    harness.run();
    harness.get_by_label_contains("quarter turn right, colours exchanged: picture").click();
    harness.run();
    harness.get_by_label_contains("selected shape, quarter turn right, colours exchanged");
    assert_eq!(harness.state().view.image().index(), 13);
}

#[test]
fn the_template_view_shows_evidence_and_asks_for_all_templates() {
    let mut harness = window(app(true));
    harness.get_by_role_and_label(Role::Tab, "Templates").click();
    harness.run();
    wait_for(&mut harness, " this shape:");
    harness.get_by_label("What does not matter");
    harness.get_by_label("Why it is no larger");
    harness.get_by_label("Of the whole result").click();
    harness.run();
    harness.get_by_label("Find all templates").click();
    harness.run();
    assert_eq!(harness.state().asked, [ShapesCommand::FindTemplates.into()]);
    harness.state_mut().act(ShapesCommand::FindTemplates);
    wait_for(&mut harness, "template of rank ");
    let last = harness.state().patterns().len() - 1;
    harness.state_mut().act(ShapesCommand::Select(last));
    harness.run();
    harness.get_all_by_label_contains("template of rank ").next().unwrap().click();
    wait_for(&mut harness, "Shape 1 of ");
}

#[test]
fn plots_appear_when_they_are_worked_out() {
    let mut harness = window(app(true));
    harness.state_mut().beside = ShapesPane::Plots;
    harness.step();
    wait_for(&mut harness, "Zipf exponent");
    harness.step();
}

#[test]
fn a_click_on_a_cluster_shows_its_shapes_alone_and_it_can_be_given_a_name() {
    let mut harness = window(app(true));
    harness.state_mut().beside = ShapesPane::Plots;
    harness.state_mut().act(ShapesCommand::ShowPlot(PlotKind::Clusters));
    wait_for(&mut harness, "shapes, K ");
    let all = harness.state().shapes().rows().len();
    let button = harness.get_all_by_role(Role::Button).find_map(|node| {
        let label = node.accesskit_node().label()?;
        label.contains(" shapes, K ").then_some(label)
    });
    let button = button.expect("clusters are buttons");
    harness.get_by_role_and_label(Role::Button, &button).click();
    harness.run();
    let told: usize = button.split(' ').next().unwrap().replace(',', "").parse().unwrap();
    let shown = harness.state().shapes().rows().len();
    assert!(shown == told && shown < all, "{shown} of {all}: {button}");
    let (cluster, of) = harness.state().shapes().filter().cluster.unwrap();
    harness.get_by_label(&format!("Name cluster {}", cluster + 1)).click();
    harness.run();
    let field = format!("Name cluster {}", cluster + 1);
    harness.get_by_role_and_label(Role::TextInput, &field).focus();
    harness.run();
    harness.get_by_role_and_label(Role::TextInput, &field).type_text("few stones");
    harness.run();
    harness.get_by_label("Call it so").click();
    harness.run();
    assert_eq!(harness.state().shapes().cluster_name(of, cluster), Some("few stones"));
    harness.get_by_role_and_label(Role::Button, &format!("few stones: {button}")).click();
    harness.run();
    assert_eq!(harness.state().shapes().rows().len(), all, "a second click shows all again");
}

#[test]
fn without_a_result_the_form_teaches_and_mines() {
    let mut harness = window(app(false));
    harness.get_by_label("No shapes yet");
    harness.get_by_label("Diamond 13").click();
    harness.run();
    harness.get_by_role_and_label(Role::Button, "Count shapes").click();
    harness.run();
    let params = MiningParams::new("diamond:2".parse().unwrap(), PatternSource::Move);
    assert_eq!(harness.state().asked, [ShapesCommand::Mine(params).into()]);
}

#[test]
fn every_kind_of_move_is_in_sight_where_kinds_are_chosen() {
    let mut window = window::in_workspace(Key::Num2, Workspace::Shapes, window::SMALL_SCREEN);
    window::click(&mut window, "Filter");
    window.get_by_role_and_label(Role::ComboBox, "Kind of move").click();
    window::settle(&mut window);
    let texts = written(&window);
    for kind in MoveKind::ALL {
        assert!(texts.iter().any(|one| one.text == kind.to_string()), "{kind}");
    }
}

#[test]
fn the_title_of_the_counted_shapes_is_whole_in_a_tooltip_of_a_small_window() {
    let mut window = window::in_workspace(Key::Num2, Workspace::Shapes, [800.0, 600.0]);
    let params = MiningParams::new("square:5".parse().unwrap(), PatternSource::Move);
    act(&mut window, ShapesCommand::Mine(params).into());
    let whole = "5×5 around each move";
    let list = window.get_by_role_and_label(Role::ComboBox, "Counted shapes").rect();
    let all = written(&window);
    let shown = all.iter().find(|one| list.contains(one.rect.center())).unwrap();
    let is_right = match shown.text.split_once('…') {
        Some((front, back)) => !front.is_empty() && whole.starts_with(front) && whole.ends_with(back),
        None => shown.text == whole,
    };
    assert!(is_right && !shown.is_cut(), "{:?}", shown.text);
    assert!(window.query_by_label(whole).is_none());
    window.event(Event::PointerMoved(list.center()));
    window.run_steps(60);
    window.get_by_label(whole);
}
