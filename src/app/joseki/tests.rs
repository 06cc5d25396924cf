//! Tests of the workspace without a window: steps in all directions, paths as games, and questions to Find.

use std::sync::Arc;

use super::explorer::{CollocationOrder, Direction};
use super::form::{ShapesForm, WindowChoice};
use super::*;
use crate::test_support::{Desk, in_workspace, settle, with_sample};
use crate::{AppState, Command, Dataset, Effect, Navigation, Workspace};
use katachi_core::corpus::load::load_bytes;
use katachi_core::corpus::sgf;
use katachi_core::go::{BoardSize, Color, NodeId, Point};
use katachi_core::library::professional;
use katachi_core::mining::collocation::{PairPlace, PatternId};
use katachi_core::mining::corner::{Corner, CornerParams, corner_graph};
use katachi_core::mining::graph::GraphWalk;
use katachi_core::pattern::{Image, Pattern};
use katachi_core::progress::Progress;

/// Loads the sample, counts everything and shows the collocations of the empty pattern, rare ones too. The workspace
/// itself begins with the corner tree.
fn state() -> AppState {
    let mut state = in_workspace(Workspace::Joseki);
    assert_eq!(state.joseki().view(), ExplorerChoice::Corner);
    state.apply(JosekiCommand::Show(ExplorerChoice::Shapes).into());
    state.apply(JosekiCommand::StartEmpty.into());
    state.apply(JosekiCommand::ShowRare(true).into());
    state
}

/// Runs a command that saves, and chooses this path in its dialog.
fn save(state: &mut AppState, command: JosekiCommand, path: std::path::PathBuf) {
    state.apply(command.into());
    state.apply(Command::SaveTo(path));
    settle(state);
}

fn act(state: &mut AppState, command: JosekiCommand) {
    state.apply(Command::Joseki(command));
    settle(state);
}

#[test]
fn the_first_look_counts_shapes_and_corners_and_starts_at_the_most_frequent_first_move() {
    let state = in_workspace(Workspace::Joseki);
    let shapes = state.joseki().shapes();
    let path: Vec<PatternId> = shapes.path().elements().map(|element| element.pattern).collect();
    let found = shapes.collocations().unwrap();
    let most =
        found.after(PatternId::EMPTY).max_by_key(|&pair| (found.pair(pair).count, std::cmp::Reverse(pair))).unwrap();
    assert_eq!(path, [PatternId::EMPTY, found.pair(most).second]);
    assert!(shapes.letters().len() > 3 && !shapes.can_go_back());
}

#[test]
fn at_the_empty_pattern_the_first_moves_have_letters() {
    let state = state();
    let joseki = state.joseki();
    let found = joseki.shapes().collocations().unwrap();
    assert!(joseki.corner().graph().is_some());
    assert_eq!(joseki.shapes().path().here().pattern, PatternId::EMPTY);
    assert_eq!(joseki.shapes().rows().len(), found.after(PatternId::EMPTY).len());
    let counts: Vec<u32> = joseki.shapes().rows().iter().map(|row| found.pair(row.pair).count).collect();
    assert!(counts.is_sorted_by(|a, b| a >= b), "{counts:?}");
    // The 4-4 point and the 3-4 point have their letters where players look for them.
    let at = |x, y| joseki.shapes().letters().iter().any(|letter| letter.point == Point::new(x, y));
    assert!(at(15, 3) && (at(15, 2) || at(16, 3)));
}

#[test]
fn stepping_in_and_back_comes_to_the_same_place_and_counts_agree() {
    let mut state = state();
    act(&mut state, JosekiCommand::StepAt(Point::new(15, 3)));
    for _ in 0..4 {
        let explorer = state.joseki().shapes();
        let Some(row) = explorer.rows().iter().position(|row| row.fits) else { break };
        let (facts, path) = (explorer.facts(&explorer.rows()[row]).unwrap(), explorer.path().clone());
        let (rows, sheet) = (explorer.rows().to_vec(), explorer.sheet().board.clone());
        let place = explorer.rows()[row].places[0].point;
        act(&mut state, JosekiCommand::StepRow(row));
        let explorer = state.joseki().shapes();
        assert_eq!(explorer.counts().0, facts.other_count, "the row says how often the shape is played");
        assert_eq!(explorer.sheet().here, place, "the stone lies where the letter was");
        assert!(!explorer.sheet().contradicts);
        assert_eq!(explorer.path().len(), path.len() + 1);
        act(&mut state, JosekiCommand::Back);
        let explorer = state.joseki().shapes();
        assert_eq!((explorer.path(), explorer.rows()), (&path, &rows[..]));
        assert_eq!(explorer.sheet().board.stones().count(), sheet.stones().count());
        act(&mut state, JosekiCommand::Forward);
        assert_eq!(state.joseki().shapes().path().len(), path.len() + 1);
    }
    act(&mut state, JosekiCommand::Home);
    assert_eq!(state.joseki().shapes().path().at(), 0);
    act(&mut state, JosekiCommand::GoTo(2));
    assert_eq!(state.joseki().shapes().path().at(), 2);
}

#[test]
fn the_patterns_before_contain_the_pair_that_led_here() {
    let mut state = state();
    act(&mut state, JosekiCommand::StepAt(Point::new(15, 3)));
    act(&mut state, JosekiCommand::StepRow(0));
    let explorer = state.joseki().shapes();
    let here = explorer.path().here();
    let (pair, board) = (here.pair.unwrap(), explorer.sheet().clone());
    act(&mut state, JosekiCommand::Reverse);
    let explorer = state.joseki().shapes();
    assert_eq!(explorer.direction(), Direction::Before);
    let found = Arc::clone(explorer.collocations().unwrap());
    assert!(explorer.rows().iter().all(|row| found.pair(row.pair).second == here.pattern));
    let row = explorer.rows().iter().position(|row| row.pair == pair).unwrap();
    // The first shape's move is the stone that the second shape shows.
    let before = explorer.rows()[row].places[0];
    assert!(explorer.sheet().board.get(before.point.unwrap()).is_some());
    act(&mut state, JosekiCommand::StepRow(row));
    let explorer = state.joseki().shapes();
    let elements: Vec<_> = explorer.path().elements().collect();
    assert_eq!((elements.len(), explorer.path().at()), (2, 0));
    assert_eq!(elements[1].pair, Some(pair));
    // Stepping back and stepping on give the same board.
    act(&mut state, JosekiCommand::GoTo(1));
    act(&mut state, JosekiCommand::Look(Direction::After));
    let again = state.joseki().shapes().sheet();
    assert_eq!(again.board.stones().count(), board.board.stones().count());
    assert_eq!(again.moves.len(), 2);
}

#[test]
fn black_wins_is_blacks_share_whoever_plays() {
    let mut state = state();
    act(&mut state, JosekiCommand::StepAt(Point::new(15, 3)));
    let explorer = state.joseki().shapes();
    let mut answers = 0;
    for row in explorer.rows() {
        let Some(wins) = explorer.facts(row).unwrap().mover_wins else { continue };
        let black = explorer.black_wins(row).unwrap();
        match explorer.mover(row) {
            Color::Black => assert_eq!(black, wins),
            Color::White => {
                answers += 1;
                assert_eq!(black, wins.complement());
            }
        }
    }
    assert!(answers > 0);
    // If the rows show the patterns before, the second move of each pair belongs to the current pattern, so to Black.
    act(&mut state, JosekiCommand::Reverse);
    let explorer = state.joseki().shapes();
    assert_eq!(explorer.path().here().step.unwrap().mover(), Color::Black);
    for row in explorer.rows() {
        assert_eq!(explorer.black_wins(row), explorer.facts(row).unwrap().mover_wins);
    }
}

#[test]
fn each_order_ranks_by_the_value_it_names() {
    let mut state = state();
    act(&mut state, JosekiCommand::StepAt(Point::new(15, 3)));
    let values = |state: &AppState, value: &dyn Fn(&explorer::RowFacts) -> f64| {
        let explorer = state.joseki().shapes();
        explorer.rows().iter().map(|row| value(&explorer.facts(row).unwrap())).collect::<Vec<f64>>()
    };
    type Value = fn(&explorer::RowFacts) -> f64;
    let ranked: [(CollocationOrder, Value); 3] = [
        (CollocationOrder::Surest, |facts| facts.pair.log_likelihood_ratio),
        // Pairs that were seen fewer than ten times come last.
        (CollocationOrder::Lift, |facts| facts.lift + if facts.pair.count >= 10 { 1e9 } else { 0.0 }),
        (CollocationOrder::Count, |facts| f64::from(facts.pair.count)),
    ];
    for (order, value) in ranked {
        act(&mut state, JosekiCommand::Sort(order));
        let values = values(&state, &value);
        assert!(values.len() > 3 && values.is_sorted_by(|a, b| a >= b), "{order:?}: {values:?}");
    }
}

#[test]
fn rare_pairs_are_hidden_and_not_counted_as_significant_until_they_are_asked_for() {
    let mut state = state();
    let counts = |state: &AppState| {
        let explorer = state.joseki().shapes();
        explorer.rows().iter().map(|row| explorer.facts(row).unwrap().pair.count).collect::<Vec<u32>>()
    };
    let all = counts(&state);
    // The list has every move that follows, or says how many it leaves out.
    let told = |state: &AppState| {
        let explorer = state.joseki().shapes();
        assert_eq!(counts(state).iter().sum::<u32>() + explorer.unlisted_times(), explorer.counts().1);
        explorer.unlisted_times()
    };
    let unlisted = told(&state);
    act(&mut state, JosekiCommand::ShowRare(false));
    assert!(told(&state) > unlisted);
    let (shown, explorer) = (counts(&state), state.joseki().shapes());
    assert!(shown.iter().all(|&count| count >= 10) && !shown.is_empty(), "{shown:?}");
    assert_eq!(shown.len() + explorer.rare_pairs(), all.len());
    assert!(explorer.rare_pairs() > 0 && explorer.letters().iter().all(|letter| letter.row < shown.len()));
    let found = Arc::clone(explorer.collocations().unwrap());
    let frequent = (0..found.len()).filter(|&pair| found.pair(pair).count >= 10).count();
    let significant = explorer.significant_pairs();
    assert!(0 < significant && significant <= frequent && frequent < found.significant as usize);
    // A pattern that has hardly any others shows them.
    let only_rare = |id: &PatternId| {
        let mut pairs = found.after(*id);
        !pairs.is_empty() && pairs.all(|pair| found.pair(pair).count < 10)
    };
    let second = (0..found.len()).map(|pair| found.pair(pair).second).find(only_rare).unwrap();
    let pattern = found.pattern(second).unwrap();
    act(&mut state, JosekiCommand::StartPattern(pattern));
    assert_eq!(state.joseki().shapes().rare_pairs(), 0);
    assert!(!counts(&state).is_empty());
}

#[test]
fn a_letter_has_the_count_of_its_row_or_the_sum_of_its_rows() {
    let mut state = state();
    let form = ShapesForm { window: WindowChoice::Diamond(2), min_count: 3, ..ShapesForm::default() };
    act(&mut state, JosekiCommand::SetShapesForm(form));
    act(&mut state, JosekiCommand::CountShapes);
    let mut further = 0;
    let steps = |first: usize| (0..6).map(move |second| [first, second, 0, 1]);
    for steps in (0..8).flat_map(steps) {
        act(&mut state, JosekiCommand::StartEmpty);
        for step in steps {
            act(&mut state, JosekiCommand::StepRow(step));
            let explorer = state.joseki().shapes();
            let rows = explorer.rows();
            let point = |row: usize| rows[row].places.iter().find_map(|place| place.point);
            for letter in explorer.letters() {
                if letter.is_further {
                    further += 1;
                    assert_ne!(point(letter.row), Some(letter.point), "its count stands elsewhere");
                    continue;
                }
                let there = (0..rows.len().min(explorer::MAX_LETTERS))
                    .filter(|&row| rows[row].fits && point(row) == Some(letter.point));
                let counts: Vec<u32> = there.map(|row| explorer.facts(&rows[row]).unwrap().pair.count).collect();
                assert_eq!((letter.count, letter.more + 1), (counts.iter().sum::<u32>(), counts.len()));
            }
        }
    }
    assert!(further > 0, "some row has several places");
}

#[test]
fn distances_have_the_names_that_players_use() {
    let words = |offset: (i8, i8), swapped: bool| {
        let image = Image { swapped, ..Image::default() };
        explorer::Offset::from_place(&PairPlace { offset, image, count: 1 }).words()
    };
    for (offset, name) in
        [((2, 1), "Small knight's move"), ((1, -3), "Large knight's move"), ((0, 2), "One-space jump")]
    {
        assert!(words(offset, false).contains(name), "{}", words(offset, false));
        assert!(!words(offset, true).contains("away"), "{}", words(offset, true));
    }
}

#[test]
fn following_takes_the_most_frequent_and_the_path_is_written_as_a_game() {
    let mut state = state();
    act(&mut state, JosekiCommand::StepAt(Point::new(15, 3)));
    act(&mut state, JosekiCommand::SetFollow(3));
    act(&mut state, JosekiCommand::Follow);
    let explorer = state.joseki().shapes();
    assert_eq!(explorer.path().len(), 5);
    let moves = explorer.sheet().moves.clone();
    let board = explorer.sheet().board.clone();
    act(&mut state, JosekiCommand::CopySgf);
    let effects = state.take_effects();
    let [Effect::ShowPane(_), Effect::Copy(text)] = &effects[..] else { panic!("{effects:?}") };
    let tree = sgf::read_tree(text.as_bytes(), 0).unwrap();
    let mut at = NodeId::ROOT;
    let mut played = Vec::new();
    while let Some(next) = tree.main_child(at) {
        at = next;
        let node = tree.node(at);
        played.extend(node.play.and_then(|play| Some((play.point()?, play.color()))));
        assert!(node.play.is_none() || node.comment.contains("times"), "{:?}", node.comment);
    }
    assert_eq!(played, moves);
    let last = tree.board_at(at);
    assert!(board.stones().all(|(point, color)| last.get(point) == Some(color)), "all stones are there at the end");
}

#[test]
fn kept_paths_are_written_together_and_can_be_shown_again() {
    let mut state = state();
    act(&mut state, JosekiCommand::Mark);
    assert!(state.joseki().marks().is_empty(), "there is no path yet");
    act(&mut state, JosekiCommand::StepAt(Point::new(15, 3)));
    act(&mut state, JosekiCommand::Mark);
    let first = state.joseki().shapes().path().clone();
    act(&mut state, JosekiCommand::Show(ExplorerChoice::Corner));
    act(&mut state, JosekiCommand::Follow);
    act(&mut state, JosekiCommand::Mark);
    assert_eq!(state.joseki().marks().len(), 2);
    let dir = tempfile::tempdir().unwrap();
    save(&mut state, JosekiCommand::SavePaths, dir.path().join("paths"));
    let written = std::fs::read(dir.path().join("paths.sgf")).unwrap();
    let corner = sgf::read_tree(&written, 1).unwrap();
    assert_eq!(corner.main_line_node(99).index(), 6);
    assert!(sgf::read_tree(&written, 2).is_err(), "two games");
    act(&mut state, JosekiCommand::ShowMarked(0));
    assert_eq!((state.joseki().view(), state.joseki().shapes().path()), (ExplorerChoice::Shapes, &first));
    act(&mut state, JosekiCommand::Unmark(0));
    assert_eq!(state.joseki().marks().len(), 1);
}

#[test]
fn the_last_move_of_the_open_game_begins_a_walk_in_its_colours() {
    let mut state = state();
    for moves in [1, 2, 9, 24] {
        state.apply(Command::Go(Navigation::Move(moves)));
        act(&mut state, JosekiCommand::Show(ExplorerChoice::Shapes));
        act(&mut state, JosekiCommand::StartFromGame);
        let (viewer, explorer) = (state.viewer().unwrap(), state.joseki().shapes());
        let last = viewer.last_move().unwrap();
        let element = explorer.path().here();
        let step = element.step.unwrap();
        assert_eq!(step.mover(), last.color());
        let found = explorer.collocations().unwrap();
        let shown = found.pattern(element.pattern).unwrap().image(step.image).unwrap();
        let parent = viewer.tree().parent(viewer.at()).unwrap();
        let board = viewer.tree().board_at(parent);
        // The pattern is neither turned nor swapped.
        let expected = Pattern::on_board(&found.params.window, &board, last.point().unwrap(), Color::Black);
        assert_eq!(shown.rows(), expected.rows(), "move {moves}");
    }
}

#[test]
fn a_smaller_shape_starts_at_the_most_frequent_pattern_around_it_and_an_even_window_is_refused() {
    let mut state = state();
    let small = Pattern::from_rows("square:3".parse().unwrap(), &["XO.", "...", "..."]).unwrap();
    act(&mut state, JosekiCommand::StartPattern(small));
    let explorer = state.joseki().shapes();
    assert!(explorer.note().unwrap().contains("most frequent"), "{:?}", explorer.note());
    assert!(explorer.path().here().step.is_some());
    act(&mut state, JosekiCommand::Back);
    assert_eq!(state.joseki().shapes().note(), None, "it is about another shape");
    act(&mut state, JosekiCommand::Forward);
    let explorer = state.joseki().shapes();
    assert!(explorer.note().is_some());
    let even = Pattern::from_rows("square:2".parse().unwrap(), &["..", ".."]).unwrap();
    let path = explorer.path().clone();
    act(&mut state, JosekiCommand::StartPattern(even));
    assert_eq!(state.joseki().shapes().path(), &path, "nothing changes");
    assert!(!state.notices().all().is_empty());
}

#[test]
fn the_board_becomes_a_question_that_finds_the_game_it_comes_from() {
    let mut state = state();
    state.apply(Command::Go(Navigation::Move(4)));
    act(&mut state, JosekiCommand::StartFromGame);
    act(&mut state, JosekiCommand::Find);
    assert_eq!(state.workspace(), Workspace::Find);
    let result = &state.find().search().shown().unwrap().result;
    assert!(result.hits > 0);
    state.apply(Command::Show(Workspace::Joseki));
    act(&mut state, JosekiCommand::Show(ExplorerChoice::Corner));
    act(&mut state, JosekiCommand::Follow);
    let count = state.joseki().corner().visits().count;
    act(&mut state, JosekiCommand::Find);
    let result = &state.find().search().shown().unwrap().result;
    assert!(result.hits >= u64::from(count.min(1)), "{} for {count}", result.hits);
}

#[test]
fn numbers_at_a_move_are_those_of_the_position_that_it_leads_to() {
    let mut state = state();
    act(&mut state, JosekiCommand::Show(ExplorerChoice::Corner));
    for _ in 0..5 {
        for row in 0..state.joseki().corner().next().len().min(4) {
            let next = state.joseki().corner().next()[row].clone();
            act(&mut state, JosekiCommand::StepRow(row));
            let explorer = state.joseki().corner();
            assert_eq!(explorer.visits().count, next.found.position_count);
            let here = explorer.tree().here().unwrap();
            assert_eq!((here.count, here.point), (next.found.count, next.point));
            if let Some(point) = next.point {
                assert!(explorer.board().get(point).is_some());
            }
            act(&mut state, JosekiCommand::Upward);
        }
        act(&mut state, JosekiCommand::Onward);
    }
    assert_eq!(state.joseki().corner().moves().len(), 5);
}

#[test]
fn every_node_of_the_drawn_tree_leads_to_its_position() {
    let mut state = state();
    act(&mut state, JosekiCommand::Show(ExplorerChoice::Corner));
    for _ in 0..4 {
        act(&mut state, JosekiCommand::Onward);
    }
    let tree = state.joseki().corner().tree().clone();
    assert_eq!(tree.nodes.iter().filter(|node| node.is_here).count(), 1);
    let places: std::collections::BTreeSet<(usize, usize)> =
        tree.nodes.iter().map(|node| (node.depth, node.row)).collect();
    assert_eq!(places.len(), tree.nodes.len(), "no two nodes in one place");
    assert!(tree.nodes.iter().any(|node| node.ways > 1), "orders of moves meet somewhere");
    for node in &tree.nodes {
        let stand = state.joseki().corner().stand().cloned();
        act(&mut state, JosekiCommand::GoAlong { moves_back: node.moves_back, edges: node.edges.clone() });
        let explorer = state.joseki().corner();
        assert_eq!(explorer.moves().len(), node.depth);
        if let Some((color, point)) = explorer.moves().last() {
            assert_eq!((Some(*color), *point), (node.color, node.point));
        }
        if explorer.stand() != stand.as_ref() {
            act(&mut state, JosekiCommand::Back);
        }
    }
}

#[test]
fn a_corner_of_the_open_game_is_shown_where_it_is() {
    let mut state = state();
    act(&mut state, JosekiCommand::Show(ExplorerChoice::Corner));
    let mut shown = 0;
    for moves in 1..12 {
        state.apply(Command::Go(Navigation::Move(moves)));
        let before = state.joseki().corner().stand().cloned();
        act(&mut state, JosekiCommand::StartFromGame);
        let (viewer, explorer) = (state.viewer().unwrap(), state.joseki().corner());
        if explorer.stand() == before.as_ref() {
            continue;
        }
        shown += 1;
        let region = explorer.region().unwrap();
        let last = viewer.last_move().unwrap().point().unwrap();
        assert!(region.contains(last));
        for point in viewer.board().size().points().filter(|&point| region.contains(point)) {
            assert_eq!(explorer.board().get(point), viewer.board().get(point), "move {moves}");
        }
    }
    assert!(shown >= 5, "{shown}");
}

#[test]
fn the_corner_tree_stays_where_it_is_when_other_games_are_asked() {
    let mut state = state();
    act(&mut state, JosekiCommand::Show(ExplorerChoice::Corner));
    for _ in 0..3 {
        act(&mut state, JosekiCommand::StepChosen);
    }
    let stones = |state: &AppState| state.joseki().corner().board().stones().collect::<Vec<_>>();
    let before = stones(&state);
    assert!(before.len() >= 2, "{before:?}");
    act(&mut state, JosekiCommand::Ask(Dataset::Professional));
    assert_eq!(state.joseki().whose(), Dataset::Professional);
    let there = stones(&state);
    assert!(!there.is_empty() && there.iter().all(|stone| before.contains(stone)), "{there:?} of {before:?}");
    act(&mut state, JosekiCommand::Ask(Dataset::Own));
    assert_eq!(stones(&state), there);
}

#[test]
fn collocations_are_kept_as_a_file_and_other_windows_are_counted() {
    let mut state = state();
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("nine.ron.zst");
    save(&mut state, JosekiCommand::SaveCollocations, path.clone());
    let form = ShapesForm { window: WindowChoice::Diamond(2), min_count: 3, ..ShapesForm::default() };
    act(&mut state, JosekiCommand::SetShapesForm(form));
    act(&mut state, JosekiCommand::CountShapes);
    let found = state.joseki().shapes().collocations().unwrap();
    assert_eq!((found.params.window.to_string().as_str(), found.params.min_count), ("diamond:2", 3));
    // A file that is dropped on the window opens in its workspace.
    state.apply(Command::Show(Workspace::Library));
    state.apply(Command::Drop(vec![path]));
    settle(&mut state);
    assert_eq!(state.workspace(), Workspace::Joseki);
    let found = state.joseki().shapes().collocations().unwrap();
    assert_eq!(found.params.window.to_string(), "square:9");
    assert!(state.joseki().is_from_file() && state.joseki().examples_are_in(state.corpus()));
    let told = state.notices().all().last().unwrap().text.clone();
    let pairs = format!("{} pairs in ", crate::grouped(found.len() as u64));
    assert!(told.contains("nine.ron.zst: ") && told.contains(&pairs), "{told}");
    assert!(told.contains("in place of the collocations that were there"), "{told}");
    act(&mut state, JosekiCommand::Open(dir.path().join("none.ron")));
    let notice = state.notices().all().last().unwrap().text.clone();
    assert!(notice.contains("none.ron"), "{notice}");
}

#[test]
fn the_professional_games_are_shown_and_the_users_figures_return_without_another_count() {
    let mut state = state();
    let own = Arc::clone(state.joseki().shapes().collocations().unwrap());
    act(&mut state, JosekiCommand::Ask(Dataset::Professional));
    let (joseki, contents) = (state.joseki(), katachi_core::library::professional::contents());
    let found = joseki.shapes().collocations().unwrap();
    let corners = joseki.corner().graph().unwrap();
    let read = corners.games + corners.too_small;
    assert!(found.games == contents.games && read < contents.games && !corners.params.set_up, "{read} games");
    assert!(!joseki.examples_are_in(state.corpus()) && !joseki.shapes().rows().is_empty());
    act(&mut state, JosekiCommand::StartEmpty);
    act(&mut state, JosekiCommand::StepAt(Point::new(15, 3)));
    assert_eq!(state.joseki().shapes().path().len(), 2);
    act(&mut state, JosekiCommand::Ask(Dataset::Own));
    assert!(Arc::ptr_eq(state.joseki().shapes().collocations().unwrap(), &own));
    // Counting shows the loaded games again.
    act(&mut state, JosekiCommand::Ask(Dataset::Professional));
    act(&mut state, JosekiCommand::CountCorners);
    assert_eq!(state.joseki().whose(), Dataset::Own);
    assert_eq!(state.joseki().corner().graph().unwrap().games as usize, state.corpus().games().len());
}

#[test]
fn the_professional_collocations_are_unpacked_when_they_are_shown() {
    let mut state = in_workspace(Workspace::Joseki);
    let unpacked = |state: &AppState| {
        let JosekiGraphs { collocations, corners } = &state.joseki().professional;
        (collocations.is_some(), corners.is_some())
    };
    assert_eq!(unpacked(&state), (false, true));
    act(&mut state, JosekiCommand::Ask(Dataset::Professional));
    assert_eq!(unpacked(&state), (true, true));
    // They are asked for while the corners are being unpacked.
    let mut state = with_sample();
    state.apply(Command::Show(Workspace::Joseki));
    act(&mut state, JosekiCommand::Ask(Dataset::Professional));
    assert_eq!(unpacked(&state), (true, true));
    assert!(state.joseki().shapes().collocations().is_some());
}

#[test]
fn corner_moves_are_compared_with_the_professional_games_at_every_step() {
    let mut state = in_workspace(Workspace::Joseki);
    let there = professional::corners();
    let mut held = 0;
    for _ in 0..3 {
        let corner = state.joseki().corner();
        let (board, mover) = (corner.board(), corner.mover());
        let (position, image) = there.find(&board, Corner::TopRight, mover).unwrap();
        let walk = GraphWalk::new(position, image);
        for next in corner.next() {
            let Some(row) = &next.against else { continue };
            held += 1;
            assert_eq!(row.tally_here.count, u64::from(next.found.count));
            // Look the move up the slow way: on the same point of the professionals' graph.
            let own = next.point.map(|point| Corner::TopRight.mirror(point, board.size()));
            let theirs = match own {
                Some(point) => walk.at(&there.graph, point),
                None => there.graph.continuations(position).into_iter().find(|next| next.point.is_none()),
            };
            match theirs {
                Some(theirs) => assert_eq!(row.tally_there.count, u64::from(theirs.count)),
                None => assert!(row.tally_there.at_most),
            }
        }
        act(&mut state, JosekiCommand::StepRow(0));
    }
    assert!(held > 6, "{held}");
    act(&mut state, JosekiCommand::Compare(false));
    assert!(state.joseki().corner().next().iter().all(|next| next.against.is_none()));
    act(&mut state, JosekiCommand::Compare(true));
    act(&mut state, JosekiCommand::Ask(Dataset::Professional));
    act(&mut state, JosekiCommand::Home);
    assert!(state.joseki().corner().next().iter().any(|next| next.against.is_some()), "and the other way round");
}

#[test]
fn corners_have_their_names_and_what_a_dictionary_says_of_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dictionary.sgf");
    std::fs::write(&path, "(;GM[1]SZ[19];B[qd]C[The 3-4 point](;W[oc]C[Now 'a' or 'b']LB[pe:a][nc:b]))").unwrap();
    let mut state = in_workspace(Workspace::Joseki);
    act(&mut state, JosekiCommand::Ask(Dataset::Professional));
    act(&mut state, JosekiCommand::OpenDictionary(path.clone()));
    assert_eq!(state.settings().dictionary.as_deref(), Some(&*path));
    for label in ["R16", "P17"] {
        act(&mut state, JosekiCommand::StepAt(Point::from_label(label, BoardSize::NINETEEN).unwrap()));
    }
    let corner = state.joseki().corner();
    let names: Vec<&str> = corner.names().iter().map(|name| name.name.as_str()).collect();
    assert_eq!(names, ["3-4 point (komoku)", "Low approach"]);
    let (_, dictionary) = state.joseki().dictionary().unwrap();
    let notes = corner.notes(dictionary);
    assert_eq!(notes.len(), 1);
    assert_eq!(notes[0].text, "Now 'a' or 'b'");
    let places: Vec<String> = notes[0].labels.iter().map(|(_, point)| point.label(BoardSize::NINETEEN)).collect();
    assert_eq!(places, ["Q15", "O17"]);
    let shusaku = corner.next().iter().find(|next| next.point.is_some_and(|at| at.label(BoardSize::NINETEEN) == "Q15"));
    assert_eq!(shusaku.unwrap().name().unwrap().original, "秀策のコスミ");
    assert!(!shusaku.unwrap().is_in(dictionary));
    act(&mut state, JosekiCommand::Back);
    let corner = state.joseki().corner();
    let is_in: Vec<_> =
        corner.next().iter().filter(|next| next.is_in(state.joseki().dictionary().unwrap().1)).collect();
    assert_eq!(is_in.len(), 1);
    // A file that is no dictionary.
    std::fs::write(&path, "no game").unwrap();
    state.apply(JosekiCommand::OpenDictionary(path).into());
    settle(&mut state);
    let told =
        state.notices().all().iter().any(|notice| notice.text.contains("A dictionary is an SGF with variations"));
    assert!(told, "{:?}", state.notices().all().iter().map(|notice| &notice.text).collect::<Vec<_>>());
}

#[test]
fn stones_that_were_set_up_are_no_moves_of_a_corner() {
    const GAMES: &str = "(;SZ[19];B[pd];W[dp];B[pp])(;SZ[19]HA[2]AB[pd][dp];W[dd];B[pp])";
    let loaded = load_bytes("games.sgf", GAMES.as_bytes());
    let mut desk = Desk::new(Joseki::default());
    desk.open(&loaded);
    desk.act(JosekiCommand::CountCorners);
    let counts = |desk: &Desk<Joseki>| {
        let graph = desk.corner().graph().unwrap();
        (graph.games, desk.left_out_of_corners(&loaded.corpus))
    };
    assert_eq!(counts(&desk), (1, 1));
    let form = CornerForm { set_up: true, ..*desk.corner_form() };
    desk.act(JosekiCommand::SetCornerForm(form));
    desk.act(JosekiCommand::CountCorners);
    assert_eq!(counts(&desk), (2, 0));
}

#[test]
fn games_are_not_compared_with_themselves() {
    const GAMES: &str = "(;SZ[19];B[pd];W[dp];B[pq];W[dd])(;SZ[19];B[qd];W[dc];B[pp];W[dq])";
    let mut desk = Desk::new(Joseki::default());
    desk.open(&load_bytes("games.sgf", GAMES.as_bytes()));
    desk.act(JosekiCommand::Show(ExplorerChoice::Corner));
    desk.act(JosekiCommand::CountCorners);
    let mut compare_with = |games: &str| {
        let corpus = load_bytes("others.sgf", games.as_bytes()).corpus;
        let corners = corner_graph(&corpus, CornerParams::default(), &Progress::new()).unwrap();
        desk.workspace.set_professional(JosekiGraphs { corners: Some(Arc::new(corners)), collocations: None });
        (desk.has_same_games(), desk.corner().next().iter().any(|next| next.against.is_some()))
    };
    assert_eq!(compare_with(GAMES), (true, false));
    // The same moves with players' names: another corpus of the same games.
    assert_eq!(compare_with(&GAMES.replace("SZ[19]", "SZ[19]PB[Ann]")), (true, false));
    assert_eq!(compare_with("(;SZ[19];B[pd];W[dd];B[pp];W[dp])"), (false, true));
    desk.act(JosekiCommand::Compare(false));
    assert!(!desk.has_same_games());
}
