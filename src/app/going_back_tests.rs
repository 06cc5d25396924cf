//! Tests that Back returns from a game to the list from which it was opened, and that Forward opens it again.

use super::find::FindCommand;
use super::games::LibraryCommand;
use super::joseki::{ExplorerChoice, JosekiCommand};
use super::named::COMMANDS;
use super::named_shapes::shapes_named;
use super::panes::{FindPane, Pane};
use super::shapes::ShapesCommand;
use super::test_support::{in_workspace, settle};
use super::{AppState, Command, Effect, GamePlace, Navigation, Workspace};
use katachi_core::corpus::GameId;
use katachi_core::pattern::Image;

fn act(state: &mut AppState, command: impl Into<Command>) {
    state.apply(command.into());
    settle(state);
}

/// The workspace, the selected hit, the open game and its move.
fn seen(state: &AppState) -> (Workspace, Option<usize>, Option<GameId>, Option<usize>) {
    let moves = state.viewer().map(|viewer| viewer.move_number());
    (state.workspace(), state.find().selected(), state.open_game(), moves)
}

/// Find with a drawing that continues another, and a row whose game is not that of the first row.
fn in_find() -> (AppState, usize) {
    let mut state = in_workspace(Workspace::Find);
    let found = state.find().search().shown().unwrap().clone();
    let point = found.point(found.result.continuations[0].at).unwrap();
    let reached = state.find().search().reached().unwrap()[0].unwrap();
    act(&mut state, FindCommand::Play { point, color: reached.color });
    let hits = state.find().hits();
    let game = |row: usize| hits.row(row).unwrap().game;
    let other = (1..hits.len()).find(|&row| game(row) != game(0)).expect("there are hits in several games");
    (state, other)
}

#[test]
fn back_goes_from_a_hit_to_the_list_before_it_goes_to_the_drawing_before() {
    let (mut state, other) = in_find();
    let drawing = state.find().drawing().clone();
    let mut places = vec![seen(&state)];
    for row in [0, other] {
        act(&mut state, FindCommand::OpenHit(row));
        assert_ne!(places.last(), Some(&seen(&state)));
        places.push(seen(&state));
    }
    // Steps within the game are no openings, and Forward leads to the move that was left.
    act(&mut state, Command::Go(Navigation::By(3)));
    places[2] = seen(&state);
    for place in places[..2].iter().rev() {
        act(&mut state, Command::Back);
        assert_eq!((seen(&state), state.find().drawing()), (*place, &drawing));
    }
    act(&mut state, Command::Back);
    assert_ne!(state.find().drawing(), &drawing, "nothing was opened before");
    act(&mut state, Command::Forward);
    assert_eq!(state.find().drawing(), &drawing);
    for place in &places[1..] {
        act(&mut state, Command::Forward);
        assert_eq!((seen(&state), state.find().drawing()), (*place, &drawing));
    }
    act(&mut state, Command::Forward);
    assert_eq!(seen(&state), places[2], "there is nothing more");
}

#[test]
fn a_drawing_that_came_after_a_game_goes_back_first() {
    let (mut state, other) = in_find();
    let (start, drawing) = (seen(&state), state.find().drawing().clone());
    act(&mut state, FindCommand::OpenHit(other));
    let opened = state.open_game();
    act(&mut state, FindCommand::Back);
    assert_ne!(state.find().drawing(), &drawing);
    act(&mut state, FindCommand::Forward);
    // The question is the same again, so that the game is the latest step.
    act(&mut state, Command::Back);
    assert_eq!((seen(&state), state.find().drawing()), (start, &drawing));
    act(&mut state, FindCommand::OpenHit(other));
    act(&mut state, FindCommand::Example(2));
    let example = state.find().drawing().clone();
    act(&mut state, Command::Back);
    assert_eq!((state.find().drawing(), state.open_game()), (&example, opened), "an example has nothing before it");
}

#[test]
fn back_returns_to_the_workspace_and_the_pane_of_the_list() {
    let (mut state, other) = in_find();
    let start = seen(&state);
    let (draw, hits) = (Pane::Find(FindPane::Draw), Pane::Find(FindPane::Hits));
    let shown = |state: &mut AppState| {
        let panes = state.take_effects().into_iter().filter_map(|effect| match effect {
            Effect::ShowPane(pane) => Some(pane),
            _ => None,
        });
        panes.collect::<Vec<_>>()
    };
    state.set_panes_in_sight(vec![draw, hits]);
    shown(&mut state);
    act(&mut state, FindCommand::OpenHit(other));
    assert_eq!(shown(&mut state), [Pane::Board]);
    state.set_panes_in_sight(vec![Pane::Board, hits]);
    let opened = seen(&state);
    act(&mut state, Command::Back);
    assert_eq!((seen(&state), shown(&mut state)), (start, vec![draw, hits]));
    act(&mut state, Command::Forward);
    assert_eq!((seen(&state), shown(&mut state).last()), (opened, Some(&Pane::Board)));
    act(&mut state, Command::Show(Workspace::Library));
    act(&mut state, Command::Back);
    assert_eq!(seen(&state), start);
}

#[test]
fn back_returns_to_the_row_of_the_librarys_list() {
    let mut state = in_workspace(Workspace::Library);
    let back = COMMANDS.iter().find(|named| named.english() == "Back").expect("the palette has it");
    assert!(!back.needs.met(&state), "nothing was opened");
    let start = state.open_game();
    let [first, second] = [5, 6].map(|row| state.games().rows()[row]);
    assert!(start != Some(first) && start != Some(second));
    // A double click previews the game and opens it. That is one step.
    act(&mut state, LibraryCommand::PreviewGame(first));
    act(&mut state, GamePlace::new(first, 0));
    act(&mut state, LibraryCommand::StepGame(1));
    act(&mut state, LibraryCommand::OpenSelected);
    assert_eq!(state.open_game(), Some(second));
    assert!(back.needs.met(&state));
    let command = (back.command)(&state);
    act(&mut state, command);
    assert_eq!((state.open_game(), state.games().selected(state.shared())), (Some(first), Some(second)));
    act(&mut state, Command::Back);
    assert_eq!(state.open_game(), start);
    act(&mut state, Command::Forward);
    act(&mut state, Command::Forward);
    assert_eq!(state.open_game(), Some(second));
}

#[test]
fn back_leads_from_a_search_to_where_it_was_asked_from() {
    let mut state = in_workspace(Workspace::Shapes);
    act(&mut state, ShapesCommand::Select(3));
    let back = COMMANDS.iter().find(|named| named.english() == "Back").expect("the palette has it");
    assert!(!back.needs.met(&state), "nothing was asked");
    let start = (Workspace::Shapes, state.open_game(), state.shapes().selected());
    let place = |state: &AppState| (state.workspace(), state.open_game(), state.shapes().selected());
    act(&mut state, ShapesCommand::Find);
    let (asked, list) = (state.find().drawing().clone(), place(&state));
    act(&mut state, FindCommand::OpenHit(1));
    let game = place(&state);
    act(&mut state, FindCommand::SwapColors);
    let swapped = state.find().drawing().clone();
    assert!(swapped != asked && list.0 == Workspace::Find);
    for place_before in [game, list, start] {
        assert!(back.needs.met(&state));
        act(&mut state, Command::Back);
        assert_eq!((place(&state), state.find().drawing()), (place_before, &asked));
    }
    for place_after in [list, game] {
        act(&mut state, Command::Forward);
        assert_eq!((place(&state), state.find().drawing()), (place_after, &asked));
    }
    act(&mut state, Command::Forward);
    assert_eq!(state.find().drawing(), &swapped);
}

#[test]
fn back_leads_from_a_walk_to_where_it_was_asked_from() {
    let mut state = in_workspace(Workspace::Library);
    act(&mut state, JosekiCommand::Show(ExplorerChoice::Corner));
    act(&mut state, Command::Show(Workspace::Joseki));
    act(&mut state, Command::Show(Workspace::Library));
    act(&mut state, FindCommand::FromGame);
    assert_eq!(state.workspace(), Workspace::Find);
    act(&mut state, FindCommand::FromName(shapes_named("3-3 invasion, or shoulder")[0]));
    assert_eq!((state.workspace(), state.joseki().corner().moves().len()), (Workspace::Joseki, 2));
    act(&mut state, JosekiCommand::StepChosen);
    assert_eq!(state.joseki().corner().moves().len(), 3);
    for place in [(Workspace::Joseki, 2), (Workspace::Find, 2), (Workspace::Library, 2)] {
        act(&mut state, Command::Back);
        assert_eq!((state.workspace(), state.joseki().corner().moves().len()), place);
    }
}

#[test]
fn a_corner_that_no_sequence_has_leaves_the_user_where_he_is() {
    let mut state = in_workspace(Workspace::Library);
    act(&mut state, JosekiCommand::Show(ExplorerChoice::Corner));
    act(&mut state, Command::Show(Workspace::Joseki));
    act(&mut state, Command::Show(Workspace::Library));
    let place = |state: &AppState, at: usize| GamePlace::new(state.corpus().games()[at], usize::MAX);
    let lost = (0..20).find(|&at| {
        let last = place(&state, at);
        act(&mut state, Command::Show(Workspace::Library));
        act(&mut state, Command::OpenPlace(last));
        let walk = state.joseki().corner().moves();
        act(&mut state, JosekiCommand::StartFromGame);
        state.workspace() == Workspace::Library && state.joseki().corner().moves() == walk
    });
    assert!(lost.is_some(), "at the end of a game hardly any corner is in a sequence");
    assert!(state.notices().all().iter().any(|notice| notice.text.contains("No sequence has this corner")));
}

#[test]
fn back_leads_from_a_walk_that_waited_for_its_counting_to_where_it_was_asked_from() {
    for view in ExplorerChoice::ALL {
        let mut state = in_workspace(Workspace::Library);
        act(&mut state, JosekiCommand::Show(view));
        state.apply(Command::OpenSample);
        while state.is_loading() {
            std::thread::sleep(std::time::Duration::from_millis(1));
            state.poll();
        }
        let is_counted = |state: &AppState| match view {
            ExplorerChoice::Shapes => state.joseki().shapes().collocations().is_some(),
            ExplorerChoice::Corner => state.joseki().corner().graph().is_some(),
        };
        assert!(!is_counted(&state));
        state.apply(Command::OpenPlace(GamePlace::new(state.corpus().games()[0], 1)));
        state.apply(JosekiCommand::StartFromGame.into());
        settle(&mut state);
        assert_eq!(state.workspace(), Workspace::Joseki);
        assert!(is_counted(&state));
        let has_unseen_step = view == ExplorerChoice::Shapes && state.joseki().can_go_back();
        assert!(!has_unseen_step, "the shape with which the explorer begins was never shown");
        act(&mut state, Command::Back);
        assert_eq!(state.workspace(), Workspace::Library);
    }
}

#[test]
fn a_game_lies_like_the_drawing_only_in_find() {
    let (mut state, _) = in_find();
    let find = state.find();
    let is_turned = |&row: &usize| find.place_of(row).unwrap().shown_as != Image::default();
    let row = (0..find.hits().len()).find(is_turned).expect("a hit is turned or has its colours exchanged");
    let image = find.place_of(row).unwrap().shown_as;
    let shown = |state: &AppState| state.viewer().unwrap().shown_as();
    act(&mut state, FindCommand::OpenHit(row));
    assert_eq!(shown(&state), image);
    let opened = seen(&state);
    for workspace in [Workspace::Library, Workspace::Play, Workspace::Shapes] {
        act(&mut state, Command::Show(workspace));
        assert_eq!((shown(&state), state.open_game()), (Image::default(), opened.2), "{workspace:?}");
    }
    act(&mut state, Command::Show(Workspace::Find));
    assert_eq!((shown(&state), seen(&state)), (image, opened));
}
