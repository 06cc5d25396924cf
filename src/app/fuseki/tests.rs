//! The workspace without a window.

use super::super::test_support::{bare, in_workspace, settle};
use super::super::{AppState, Command, Workspace};
use super::table::OpeningTableForm;
use super::*;
use katachi_core::go::Color;
use katachi_core::mining::fuseki::OpeningParams;

fn state() -> AppState {
    in_workspace(Workspace::Fuseki)
}

fn act(state: &mut AppState, command: FusekiCommand) {
    state.apply(Command::Fuseki(command));
    settle(state);
}

#[test]
fn nothing_is_read_before_somebody_looks_and_then_nothing_is_empty() {
    let mut state = bare();
    state.apply(Command::OpenSample);
    while state.is_loading() {
        state.poll();
    }
    assert!(state.fuseki().graph().is_none() && state.fuseki().reading().is_none());
    state.apply(Command::Show(Workspace::Fuseki));
    settle(&mut state);
    let fuseki = state.fuseki();
    assert!(!fuseki.position().next.is_empty() && fuseki.table().len() > 3);
    assert_eq!(fuseki.position().visits.count, state.corpus().games().len() as u32);
}

#[test]
fn openings_stay_on_the_screen_when_a_result_that_was_opened_before_arrives() {
    let mut state = in_workspace(Workspace::Library);
    let result = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/patterns_v1.ron");
    state.apply(Command::Open(vec![PathBuf::from(result)]));
    assert_eq!(state.workspace(), Workspace::Shapes, "where it will be");
    state.apply(Command::Show(Workspace::Fuseki));
    settle(&mut state);
    assert_eq!(state.workspace(), Workspace::Fuseki);
    assert!(state.fuseki().graph().is_some());
    assert_eq!(state.shapes().results().len(), 1, "nothing was mined in its place");
}

#[test]
fn a_step_forward_back_and_beside_keeps_the_numbers_of_the_graph() {
    let mut state = state();
    for _ in 0..4 {
        let promised = state.fuseki().position().next[0].continuation;
        state.apply(Command::Go(Navigation::By(1)));
        let fuseki = state.fuseki();
        assert_eq!(fuseki.position().visits.count, promised.position_count);
        let step = &fuseki.path()[fuseki.at() - 1];
        assert_eq!((step.count, step.position_count), (promised.count, promised.position_count));
    }
    let line: Vec<Move> = state.fuseki().path().iter().map(|step| step.play).collect();
    state.apply(Command::Go(Navigation::By(-2)));
    assert_eq!((state.fuseki().at(), state.fuseki().path().len()), (2, 4), "what was stepped back from stays");
    state.apply(Command::Go(Navigation::Last));
    assert_eq!(state.fuseki().at(), 4);
    state.apply(Command::Go(Navigation::Move(1)));
    state.apply(Command::Go(Navigation::Variation(1)));
    let fuseki = state.fuseki();
    assert_eq!((fuseki.at(), fuseki.path().len()), (1, 1));
    assert_ne!(fuseki.path()[0].play, line[0], "the next frequent first move");
    state.apply(Command::Go(Navigation::Variation(-1)));
    assert_eq!(state.fuseki().path()[0].play, line[0]);
    state.apply(Command::Go(Navigation::First));
    assert_eq!(state.fuseki().at(), 0);
}

#[test]
fn the_board_does_not_turn_and_points_that_look_alike_are_the_same_move() {
    let mut state = state();
    let shown = state.fuseki().position().next[0].point.unwrap();
    assert!(shown.x >= 9 && shown.y <= 9, "in the top right, as openings are shown");
    let mirrored = Point::new(18 - shown.x, 18 - shown.y);
    let count = state.fuseki().position().next[0].continuation.position_count;
    act(&mut state, FusekiCommand::Play(Some(mirrored)));
    let fuseki = state.fuseki();
    assert_eq!(fuseki.position().board.get(mirrored), Some(Color::Black));
    assert_eq!(fuseki.position().visits.count, count);
    // After a move that nobody made, no game has the position, but the walk can go on.
    act(&mut state, FusekiCommand::Play(Some(Point::new(0, 0))));
    assert!(state.fuseki().position().id.is_none() && state.fuseki().position().next.is_empty());
    act(&mut state, FusekiCommand::Play(Some(Point::new(0, 0))));
    assert_eq!(state.fuseki().at(), 2, "a point that is taken is not played");
}

#[test]
fn the_table_is_the_one_that_is_asked_for_and_its_rows_are_walked_to() {
    let mut state = state();
    for ordered in [false, true] {
        act(&mut state, FusekiCommand::List(OpeningTableForm { moves: 6, ordered }));
        let params = OpeningParams { moves: 6, ordered, ..OpeningParams::default() };
        let corpus = state.corpus();
        let expected =
            katachi_core::mining::fuseki::openings(corpus, params, &katachi_core::progress::Progress::new()).unwrap();
        assert_eq!(state.fuseki().table().openings(), Some(&expected));
    }
    act(&mut state, FusekiCommand::List(OpeningTableForm { moves: 4, ordered: false }));
    let all = state.fuseki().table().len();
    act(&mut state, FusekiCommand::FilterNames("PARALLEL".into()));
    let table = state.fuseki().table();
    assert!(!table.is_empty() && table.len() < all);
    assert!((0..table.len()).all(|at| table.row(at).unwrap().names.iter().any(|name| name.name == "Parallel")));
    let (moves, games) = (table.row(0).unwrap().moves.clone(), table.row(0).unwrap().games);
    act(&mut state, FusekiCommand::Choose(0));
    let fuseki = state.fuseki();
    assert_eq!(fuseki.path().iter().map(|step| step.play).collect::<Vec<_>>(), moves);
    assert_eq!(fuseki.position().visits.count, games);
}

#[test]
fn the_professionals_are_asked_at_the_same_position() {
    let mut state = state();
    state.apply(Command::Go(Navigation::By(2)));
    let stones: Vec<_> = state.fuseki().position().board.stones().collect();
    let own = state.fuseki().position().visits.count;
    act(&mut state, FusekiCommand::Ask(Dataset::Professional));
    let fuseki = state.fuseki();
    assert_eq!(fuseki.position().board.stones().collect::<Vec<_>>(), stones);
    assert!(fuseki.position().visits.count > 10 * own);
    assert!(fuseki.table().openings().unwrap().games > 50_000);
    assert!(!fuseki.position().curve.is_empty());
    act(&mut state, FusekiCommand::Ask(Dataset::Own));
    assert_eq!(state.fuseki().position().visits.count, own);
    // Compared, each side has the same shares as when it is shown alone.
    act(&mut state, FusekiCommand::Compare(true));
    let held: Vec<_> = state.fuseki().position().next.iter().map(|next| (next.point, next.against)).collect();
    for (point, against) in held {
        let row = against.expect("the professionals know this position");
        let own = state.fuseki().position().next.iter().find(|next| next.point == point).unwrap();
        assert_eq!(row.tally_here.count, u64::from(own.continuation.count));
        act(&mut state, FusekiCommand::Ask(Dataset::Professional));
        let theirs = state.fuseki().position().rank_of(point, state.fuseki().graph());
        let count = theirs.map(|rank| u64::from(state.fuseki().position().next[rank].continuation.count));
        assert_eq!((!row.tally_there.at_most).then_some(row.tally_there.count).filter(|&count| count > 0), count);
        act(&mut state, FusekiCommand::Ask(Dataset::Own));
    }
}

#[test]
fn the_position_is_found_in_the_games() {
    let mut state = state();
    state.apply(Command::Go(Navigation::By(3)));
    let count = state.fuseki().position().visits.count;
    act(&mut state, FusekiCommand::Find);
    assert_eq!(state.workspace(), Workspace::Find);
    let found = state.find().search().shown().expect("it is searched");
    assert_eq!(found.result.games, u64::from(count));
}
