//! A number that is clicked opens exactly the games that it counts, in every workspace.

use std::sync::Arc;
use std::time::Duration;

use crate::costly_shapes::CostlyShapesCommand;
use crate::find::FindCommand;
use crate::find::facts::FactsRow;
use crate::find::search::SearchStatus;
use crate::fuseki::FusekiCommand;
use crate::games::{LibraryCommand, ReportList};
use crate::joseki::{ExplorerChoice, JosekiCommand};
use crate::named::COMMANDS;
use crate::panes::Pane;
use crate::player::{PlayerCommand, PlayerProfileTable};
use crate::shapes::ShapesCommand;
use crate::test_support::{bare, settle};
use crate::{AppState, Command, Effect, Workspace};
use katachi_core::corpus::load::{Loaded, load_bytes};
use katachi_core::corpus::{GameId, Likeness};
use katachi_core::find::FindResult;
use katachi_core::go::{Board, BoardSize, Color, Point};
use katachi_core::mining::corner::{CornerParams, corner_graph};
use katachi_core::mining::{MiningParams, PatternSource};
use katachi_core::pattern::Window;
use katachi_core::progress::Progress;

/// Games of a few players, who sit on either side. Ann plays herself too, and another player has her name in his.
pub(super) fn games() -> Loaded {
    let mut random = 7_u64;
    let mut below = move |most: u64| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) % most
    };
    let players = ["Ann", "Bob", "Ann Lee", "Cid", "Ann"];
    let mut text = String::new();
    for game in 0..72 {
        let (black, white) = (players[game % 5], players[(game / 5 + 1) % 5]);
        let won = ["B+R", "W+R", "W+2.5", "?"][below(4) as usize];
        text += &format!("(;SZ[19]PB[{black}]PW[{white}]DT[{}]RE[{won}]", 2001 + game % 4);
        text += ["BR[7d]WR[5d]", "BR[5d]WR[5d]", ""][game % 3];
        text += ["", "", "", "HA[2]AB[dd][pp]"][below(4) as usize];
        let white_begins = text.ends_with(']') && text.contains("HA[2]AB[dd][pp]") && below(2) == 0;
        let mut board = Board::new(BoardSize::NINETEEN);
        let mut color = if white_begins { Color::White } else { Color::Black };
        let mut last = Point::new(3, 3);
        for number in 0..70 {
            let point = match number {
                0..4 => [(15, 3), (3, 15), (16, 16), (2, 3)][(number + game % 2) % 4],
                _ => (i32::from(last.x) + below(5) as i32 - 2, i32::from(last.y) + below(5) as i32 - 2),
            };
            let point = Point::new(point.0.clamp(0, 18) as u8, point.1.clamp(0, 18) as u8);
            if board.play(color, point).is_err() {
                continue;
            }
            let letter = |at: u8| char::from(b'a' + at);
            text += &format!(";{}[{}{}]", color.letter(), letter(point.x), letter(point.y));
            (last, color) = (point, color.opponent());
        }
        text += ")";
    }
    load_bytes("games.sgf", text.as_bytes())
}

fn opened() -> AppState {
    let mut state = bare();
    state.show_games(games(), "games");
    state
}

/// A black stone on the 4-4 point, with nothing near.
const CORNER_STONE: &str = "----------\n. . . . . |\n. . . . . |\n. . . . . |\n. X . . . |\n. . . . . |\n";

/// Find's rows after a click.
fn found(state: &mut AppState, click: impl Into<Command>) -> FindResult {
    state.apply(click.into());
    settle(state);
    assert_eq!(state.workspace(), Workspace::Find);
    state.find().search().shown().expect("something is looked for").result.clone()
}

#[test]
fn the_games_of_a_shape_are_found_with_its_move() {
    let mut state = opened();
    let params = MiningParams::new(Window::square(5).unwrap(), PatternSource::Move);
    state.apply(ShapesCommand::Mine(params).into());
    settle(&mut state);
    for row in 0..25 {
        state.apply(ShapesCommand::Select(row).into());
        settle(&mut state);
        let counted = state.shapes().patterns().unwrap().stats(row).games;
        // Whatever was asked before does not matter.
        state.apply(FindCommand::Filter("player:bob".to_owned()).into());
        assert_eq!(found(&mut state, ShapesCommand::Find).games, counted, "row {row}");
    }
    let shown = state.find().search().shown().unwrap();
    assert_eq!(shown.asked.query.sequence().len(), 1, "the move is handed over");
}

#[test]
fn the_games_of_a_costly_shape_are_the_players_own_moves() {
    let mut state = opened();
    for player in [None, Some("Ann".to_owned())] {
        state.apply(CostlyShapesCommand::Of(player).into());
        state.apply(CostlyShapesCommand::Open.into());
        settle(&mut state);
        let rows: Vec<usize> =
            state.costly_shapes().made().unwrap().costly_shapes().rows.iter().map(|row| row.games).collect();
        assert!(rows.len() >= 5);
        for (row, &games) in rows.iter().enumerate().take(12) {
            state.apply(CostlyShapesCommand::Select(row).into());
            assert_eq!(found(&mut state, CostlyShapesCommand::Find).games, games as u64, "row {row}");
        }
    }
}

#[test]
fn every_table_of_a_player_opens_the_games_it_counts() {
    let mut state = opened();
    state.apply(PlayerCommand::Of("Ann".to_owned()).into());
    settle(&mut state);
    let profile = state.player().profile().unwrap().clone();
    let made = state.player().made().unwrap().clone();
    assert!(profile.against_himself > 0);
    let mut click = |table: PlayerProfileTable, row: usize| {
        state.apply(PlayerCommand::Show(table).into());
        state.apply(PlayerCommand::Select(row).into());
        match table {
            PlayerProfileTable::Results => {
                state.apply(PlayerCommand::AllGames.into());
                settle(&mut state);
                (state.games().rows().len() as u64, 0)
            }
            _ => {
                let found = found(&mut state, PlayerCommand::AllGames);
                (found.games, found.hits)
            }
        }
    };
    for (row, counted) in profile.results.iter().enumerate() {
        assert_eq!(click(PlayerProfileTable::Results, row).0, u64::from(counted.games), "{counted:?}");
    }
    assert!(!made.openings.is_empty() && !profile.first_moves.is_empty() && profile.shapes.rows.len() > 5);
    for row in 0..made.openings.len() {
        let counted = made.opening(row).unwrap().here.count;
        // A game against himself counts as Black's; Find has it under both colours.
        let extra = click(PlayerProfileTable::Openings, row).0.checked_sub(counted);
        assert!(extra.is_some_and(|extra| extra <= profile.against_himself as u64), "opening {row}: {extra:?}");
    }
    for (row, counted) in profile.first_moves.iter().enumerate() {
        assert_eq!(click(PlayerProfileTable::Corners, row).1, counted.here.count, "{}", counted.name());
    }
    for (row, counted) in profile.shapes.rows.iter().enumerate() {
        assert_eq!(click(PlayerProfileTable::Shapes, row).0, counted.games as u64, "shape {row}");
    }
}

#[test]
fn the_games_of_an_opening_are_those_that_have_its_position() {
    let mut state = opened();
    state.apply(Command::Show(Workspace::Fuseki));
    settle(&mut state);
    for _ in 0..4 {
        state.apply(FusekiCommand::Go(crate::Navigation::By(1)).into());
        let counted = u64::from(state.fuseki().position().visits.count);
        assert!(counted > 0);
        assert_eq!(found(&mut state, FusekiCommand::Find).games, counted);
    }
}

#[test]
fn the_games_of_a_corner_position_are_those_that_the_tree_counted() {
    let mut state = opened();
    state.apply(JosekiCommand::Show(ExplorerChoice::Corner).into());
    state.apply(Command::Show(Workspace::Joseki));
    settle(&mut state);
    for _ in 0..3 {
        state.apply(Command::Show(Workspace::Joseki));
        state.apply(JosekiCommand::StepChosen.into());
        settle(&mut state);
        let corner = state.joseki().corner();
        let (board, mover, stand) = (corner.board(), corner.mover(), corner.stand().unwrap().clone());
        assert!(corner.visits().count > 1);
        // A game by itself: is the position in its tree?
        let corpus = state.corpus().clone();
        let has_it = |id: &&GameId| {
            let alone = corner_graph(&corpus.only(vec![**id]), CornerParams::default(), &Progress::new()).unwrap();
            alone.find(&board, stand.corner, mover).is_some()
        };
        let counted = corpus.games().iter().filter(has_it).count() as u64;
        assert_eq!(found(&mut state, JosekiCommand::Find).games, counted);
    }
}

#[test]
fn find_shows_one_count_of_a_corner_position_and_says_how_often_joseki_counted_it() {
    let mut state = opened();
    state.apply(JosekiCommand::Show(ExplorerChoice::Corner).into());
    state.apply(Command::Show(Workspace::Joseki));
    settle(&mut state);
    state.apply(JosekiCommand::StepChosen.into());
    let counted = u64::from(state.joseki().corner().visits().count);
    state.apply(JosekiCommand::Find.into());
    assert_eq!(state.workspace(), Workspace::Find);
    assert_eq!(state.find().search().status(), SearchStatus::AwaitingGames);
    let mut counts = Vec::new();
    while state.is_busy() {
        counts.extend(state.find().search().shown().map(|found| found.result.hits));
        std::thread::sleep(Duration::from_millis(1));
        state.poll();
    }
    counts.extend(state.find().search().shown().map(|found| found.result.hits));
    counts.dedup();
    assert_eq!(counts.len(), 1, "{counts:?}");
    assert_eq!(state.find().counted_corners(), Some(counted));
}

#[test]
fn a_later_corner_move_opens_the_games_that_have_it() {
    let mut state = opened();
    state.apply(PlayerCommand::Of("Ann".to_owned()).into());
    settle(&mut state);
    let rows = state.player().profile().unwrap().corners.clone();
    assert!(!rows.is_empty());
    for (row, counted) in rows.iter().enumerate().filter(|(_, row)| !row.games.is_empty()).take(10) {
        state.apply(PlayerCommand::Show(PlayerProfileTable::Later).into());
        state.apply(PlayerCommand::Select(row).into());
        let games = counted.games.len() as u64;
        assert!((1..=counted.here.count).contains(&games));
        assert_eq!(found(&mut state, PlayerCommand::AllGames).games, games, "{:?}", counted.words());
    }
}

#[test]
fn the_rows_of_years_and_players_open_the_games_that_they_count() {
    let mut state = opened();
    state.apply(Command::Show(Workspace::Find));
    let click = FindCommand::Paste(CORNER_STONE.to_owned());
    let all = found(&mut state, click);
    let facts = state.find().facts().unwrap().clone();
    let eras = facts.eras.iter().map(|&(era, share)| (FactsRow::Era(era), share));
    let players = facts.players.iter().map(|(name, share)| (FactsRow::Player(name.clone()), *share));
    let ranks = facts.ranks.iter().map(|(rank, share)| (FactsRow::Rank(rank.clone()), *share));
    let rows: Vec<_> = eras.chain(players).chain(ranks).collect();
    assert!(rows.len() >= 7, "an era, four players and two ranks: {rows:?}");
    for (row, share) in rows {
        assert_eq!(found(&mut state, FindCommand::AmongFacts(row.clone())).games, share.found, "{row:?}");
        assert_eq!(found(&mut state, FindCommand::SearchWithin(false)).games, all.games);
    }
}

#[test]
fn a_count_of_the_load_report_shows_its_rows_and_a_duplicate_opens_the_game_that_it_repeats() {
    let mut state = bare();
    let mut loaded = load_bytes("games.sgf", b"(;SZ[9];B[aa])(;SZ[9];B[bb])(;SZ[9];B[bb])(;SZ[9];B[aa])");
    let pairs = [(GameId(2), GameId(1), Likeness::Exact), (GameId(3), GameId(0), Likeness::Exact)];
    loaded.corpus = Arc::new(Arc::into_inner(loaded.corpus).unwrap().with_duplicates(&pairs));
    state.show_games(loaded, "games");
    let duplicates = state.library().unwrap().summary.duplicates.clone();
    assert_eq!(duplicates, [GameId(2), GameId(3)]);
    assert_eq!(ReportList::Duplicates.len(state.library().unwrap()), 2);
    for list in ReportList::ALL {
        state.take_effects();
        state.apply(LibraryCommand::ShowReport(list).into());
        assert_eq!(state.games().report(), Some(list));
        assert!(matches!(state.take_effects()[..], [Effect::ShowPane(Pane::Report)]));
    }
    state.apply(Command::Show(Workspace::Shapes));
    state.take_effects();
    let named = COMMANDS.iter().find(|named| named.english() == "Load report").unwrap();
    let command = (named.command)(&state);
    state.apply(command);
    assert!(state.take_effects().iter().any(|effect| matches!(effect, Effect::ShowPane(Pane::Report))));
    assert_eq!(state.workspace(), Workspace::Library);
    for (row, original) in [GameId(1), GameId(0)].into_iter().enumerate() {
        state.apply(LibraryCommand::OpenReported { list: ReportList::Duplicates, row }.into());
        settle(&mut state);
        assert_eq!(state.open_game(), Some(original));
    }
}

#[test]
fn a_row_of_the_load_report_opens_the_games_that_it_counts() {
    let mut state = bare();
    let games = "(;SZ[9]KM[999]RE[?];B[aa])(;SZ[9]KM[6.5]RE[nonsense]BR[Meijin]WR[Meijin];B[bb])\
        (;SZ[9]KM[many]RE[nonsense]DT[Edo];B[cc];W[dd];B[cc];W[ee])(;SZ[9]KM[999];B[ff])(;SZ[9]RE[B+R];B[gg])";
    state.show_games(load_bytes("games.sgf", games.as_bytes()), "games");
    let open = state.library().unwrap().clone();
    let open_row = |state: &mut AppState, list: ReportList, row: usize| {
        state.take_effects();
        state.apply(LibraryCommand::OpenReported { list, row }.into());
        settle(state);
    };
    for (row, counted) in open.summary.unknown.iter().enumerate() {
        // Whatever was asked before does not matter.
        state.apply(LibraryCommand::Filter("nobody".to_owned()).into());
        open_row(&mut state, ReportList::Unknown, row);
        let list = state.games();
        assert_eq!((list.rows().len() as u64, list.filter()), (counted.games, ""), "{counted:?}");
        assert!(list.reported().unwrap().words().contains(&counted.text), "{counted:?}");
        state.apply(LibraryCommand::Filter(String::new()).into());
        assert_eq!((state.games().rows().len(), state.games().reported()), (5, None));
    }
    let opened: Vec<u64> = open.summary.unknown.iter().map(|row| row.games).collect();
    assert!(opened.len() > 6 && opened.contains(&2), "{opened:?}");
    let report = &open.loaded.report;
    assert!(report.repaired.len() >= 3 && report.cut_short.len() == 1, "{report:?}");
    for (row, counted) in report.repaired.iter().enumerate() {
        open_row(&mut state, ReportList::Repaired, row);
        assert_eq!(state.open_game(), Some(GameId(counted.game)));
    }
    open_row(&mut state, ReportList::CutShort, 0);
    assert_eq!((state.open_game(), state.viewer().unwrap().move_number()), (Some(GameId(2)), 2));
}

#[test]
fn a_continuation_opens_what_any_order_of_moves_counts() {
    let mut state = opened();
    state.apply(Command::Show(Workspace::Find));
    state.apply(FindCommand::Paste(CORNER_STONE.to_owned()).into());
    settle(&mut state);
    let shown = state.find().search().shown().unwrap().clone();
    let reached = state.find().search().reached().unwrap().to_vec();
    assert!(shown.result.continuations.len() >= 3);
    for (next, reached) in shown.result.continuations.iter().zip(reached).take(3) {
        let reached = reached.expect("the position is a drawing");
        let point = shown.point(next.at).unwrap();
        let opened = found(&mut state, FindCommand::Play { point, color: reached.color });
        assert_eq!((opened.hits, opened.games), (reached.hits, reached.games));
        state.apply(FindCommand::Back.into());
        settle(&mut state);
    }
}
