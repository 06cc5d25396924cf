//! Tests of the workspace's state without a window. Searches run in the background.

use std::sync::Arc;

use super::search::SearchStatus;
use super::*;
use crate::curve::GameShare;
use crate::test_support::{Desk, settle, with_sample};
use crate::{AppState, BoardRegion, GamePlace};
use katachi_core::corpus::load::{load, load_bytes};
use katachi_core::corpus::sgf::read_tree;
use katachi_core::find::{SearchOptions, scan};
use katachi_core::pattern::{Cell, CellSet, Image, Pattern, Window};
use katachi_core::progress::Progress;

/// Three games with the same approach by White. Black answers it differently each time.
const GAMES: &str = "(;SZ[9]PB[Jowa]PW[Gennan]DT[1830]RE[B+R];B[gc];W[ec];B[cg];W[gg];B[gf])\
                     (;SZ[9]PB[Shuwa]PW[Gennan]DT[1840]RE[W+2];B[gc];W[ec];B[eg];W[cg];B[dd])\
                     (;SZ[9]PB[Shusaku]PW[Shuwa]DT[1846];B[cc];W[ec];B[gg];W[gc];B[hh])";

fn find() -> Desk<Find> {
    let mut find = Desk::new(Find::new("", true));
    find.open(&load_bytes("games.sgf", GAMES.as_bytes()));
    find
}

fn paste(find: &mut Desk<Find>, diagram: &str) {
    assert!(find.act(FindCommand::Paste(diagram.to_owned())).is_empty());
}

/// The approach in the corner of the first two games. The third game has it turned.
const APPROACH: &str = "----------\n. . . . . |\n. . . . . |\nO . X . . |\n. . . . . |\n";

#[test]
fn nothing_is_searched_before_somebody_looks() {
    let mut find = find();
    find.settle();
    assert!(find.search().shown().is_none());
    find.show();
    find.settle();
    assert_eq!(find.search().status(), SearchStatus::Done);
}

#[test]
fn games_on_other_boards_than_that_of_the_drawing_are_counted() {
    let games = "(;SZ[19];B[jj];W[lk])(;SZ[13];B[gg];W[ih])(;SZ[13];B[cc];W[kk])";
    let mut find = Desk::new(Find::new("", true));
    find.open(&load_bytes("games.sgf", games.as_bytes()));
    find.show();
    paste(&mut find, "X . .\n. . O\n");
    find.settle();
    assert_eq!(find.search().shown().unwrap().result.games, 2);
    let facts = find.facts().unwrap();
    let others = |side: u32| facts.games_on_other_sizes(katachi_core::go::BoardSize::new(side).unwrap());
    assert_eq!([19, 13, 9].map(others), [1, 1, 2]);
    find.act(FindCommand::Filter("size:19".to_owned()));
    find.settle();
    assert_eq!(find.search().shown().unwrap().result.games, 1);
    assert_eq!(find.facts().unwrap().games_on_other_sizes(katachi_core::go::BoardSize::NINETEEN), 0);
}

#[test]
fn the_title_of_pages_goes_with_their_drawing() {
    let mut find = find();
    paste(&mut find, APPROACH);
    let mut form = find.pages_form().clone();
    form.sheet.title = "The approach".to_owned();
    find.act(FindCommand::SetPages(form));
    find.act(FindCommand::Filter("player:jowa".to_owned()));
    assert_eq!(find.pages_form().sheet.title, "The approach");
    paste(&mut find, "| . X .\n+------\n");
    assert_eq!(find.pages_form().sheet.title, "");
    find.act(FindCommand::Undo);
    assert_eq!(find.pages_form().sheet.title, "The approach");
}

#[test]
fn up_and_down_go_through_the_variations_in_sight_and_then_through_the_hits() {
    let mut state = with_sample();
    state.apply(Command::Show(Workspace::Find));
    settle(&mut state);
    state.set_panes_in_sight(vec![Pane::Board]);
    state.apply(FindCommand::SelectHit(0).into());
    for (steps, row) in [(1, 1), (1, 2), (-1, 1)] {
        state.apply(Command::Go(Navigation::Variation(steps)));
        assert_eq!(state.find().selected(), Some(row));
    }
    let open = |state: &mut AppState| {
        let tree = read_tree(b"(;SZ[9](;B[aa])(;B[bb]))", 0).unwrap();
        state.apply(Command::OpenRecord { tree: Box::new(tree), moves: 1 });
        state.viewer().unwrap().at()
    };
    let first = open(&mut state);
    state.apply(Command::Go(Navigation::Variation(1)));
    assert_ne!(state.viewer().unwrap().at(), first);
    assert_eq!(state.find().selected(), Some(1));
    state.apply(Command::Go(Navigation::Variation(1)));
    assert_eq!(state.find().selected(), Some(2), "there is no further variation");
    open(&mut state);
    state.apply(Command::Go(Navigation::Variation(-1)));
    assert_eq!(state.find().selected(), Some(1), "there is no variation before");
    open(&mut state);
    state.set_panes_in_sight(Vec::new());
    state.apply(Command::Go(Navigation::Variation(1)));
    assert_eq!((state.find().selected(), state.viewer().unwrap().at()), (Some(2), first), "nobody sees the board");
}

#[test]
fn the_result_is_that_of_the_slow_scan_with_all_its_hits() {
    let mut find = find();
    find.show();
    for diagram in [APPROACH, "X . O\n", "? ? ?\n? X ?\n? ? ?\n", "X\n"] {
        paste(&mut find, diagram);
        let query = find.drawing().query().unwrap();
        let options = SearchOptions { keep: usize::MAX, ..SearchOptions::default() };
        let wanted = scan(&find.corpus, &query, &options, &Progress::new()).unwrap();
        let found = &find.search().shown().unwrap().result;
        assert_eq!((found.hits, found.games), (wanted.hits, wanted.games), "{diagram}");
        assert_eq!(found.continuations, wanted.continuations);
        let listed: Vec<Hit> = (0..find.hits().len()).filter_map(|row| find.hits().row(row)).collect();
        assert_eq!(listed, wanted.kept);
    }
}

#[test]
fn playing_a_continuation_asks_about_the_position_after_it_and_its_numbers_agree() {
    let mut find = find();
    find.show();
    paste(&mut find, "--------\n. . . . |\n. . . . |\n. X . . |\n. . . . |\n");
    let found = Arc::clone(find.search().shown().unwrap());
    let best = found.result.continuations[0];
    let point = found.point(best.at).unwrap();
    let reached = find.search().reached().unwrap()[0].unwrap();
    find.act(FindCommand::Play { point, color: reached.color });
    let after = &find.search().shown().unwrap().result;
    assert_eq!((after.hits, after.games), (reached.hits, reached.games));
    assert_eq!(find.history().rows().last().map(|(_, line)| line.len()), Some(2));
    find.act(FindCommand::Back);
    assert_eq!(find.search().shown().unwrap().result.hits, found.result.hits);
    find.act(FindCommand::Play { point, color: reached.color });
    assert_eq!(find.history().steps().len(), 3, "the same way again is the same step");
}

#[test]
fn a_click_does_what_the_tool_in_the_hand_does() {
    let mut find = find();
    find.show();
    paste(&mut find, "--------\n. . . . |\n. . . . |\n. X . . |\n. . . . |\n");
    let (empty, white) = (CellSet::only(Cell::Empty), CellSet::only(Cell::White));
    let found = find.search().shown().unwrap();
    let point = found.point(found.result.continuations[0].at).unwrap();
    // A letter is played, unless the hand says which stone is drawn.
    find.act(FindCommand::Click { point, color: None });
    assert!(matches!(find.history().steps()[find.history().at()].origin, StepOrigin::Played(..)));
    find.act(FindCommand::Back);
    find.act(FindCommand::Click { point, color: Some(Color::White) });
    assert_eq!(find.drawing().cell(point), white);
    find.act(FindCommand::Use(FindTool::Paint(white)));
    for painted in [empty, white] {
        find.act(FindCommand::Click { point, color: None });
        assert_eq!(find.drawing().cell(point), painted);
    }
    // The point is in the box that is asked about.
    find.act(FindCommand::Use(FindTool::Points));
    for belongs in [false, true] {
        find.act(FindCommand::Click { point, color: None });
        assert_eq!(find.is_in_set(point), belongs);
    }
    find.act(FindCommand::Use(FindTool::Moves));
    find.act(FindCommand::Click { point: Point::new(8, 8), color: None });
    assert_eq!(find.drawing().moves().len(), 1);
}

#[test]
fn searching_within_a_result_looks_only_there_and_facts_count_these_games() {
    let mut find = find();
    find.show();
    paste(&mut find, APPROACH);
    let games = find.search().shown().unwrap().result.games;
    assert!((1..=3).contains(&games));
    find.act(FindCommand::SearchWithin(true));
    paste(&mut find, "X\n");
    let result = &find.search().shown().unwrap().result;
    assert_eq!((result.searched_games, result.games), (games, games));
    let facts = find.facts().unwrap();
    assert_eq!(facts.years.stretches(1).iter().map(|years| years.share.games).sum::<u64>(), games);
    find.act(FindCommand::Relax(Relaxation::AllGames));
    assert_eq!(find.search().shown().unwrap().result.searched_games, 3);
}

#[test]
fn a_question_from_elsewhere_asks_about_all_games_again() {
    let mut find = find();
    find.show();
    paste(&mut find, APPROACH);
    find.act(FindCommand::SearchWithin(true));
    find.settle();
    paste(&mut find, "X\n");
    assert!(find.earlier().is_some(), "a drawing goes on within the games");
    let pattern = Pattern::from_rows(Window::square(3).unwrap(), &["...", ".X.", "..."]).unwrap();
    find.act(FindCommand::FromPattern(pattern, None));
    find.settle();
    assert!(find.earlier().is_none() && find.within().is_none());
}

#[test]
fn the_features_of_the_drawing_leave_the_games_that_show_them() {
    let mut find = find();
    find.show();
    // A stone on top of another, as in the first game alone: what all games show divides none.
    paste(&mut find, ". . .\n. X .\n. O .\n");
    assert!(find.features().is_none());
    find.act(FindCommand::CountFeatures);
    find.settle();
    let features = find.features().unwrap();
    let found = find.search().shown().unwrap().result.games;
    assert!(!features.drawn.is_empty() && features.known >= features.drawn.len());
    assert!(features.games >= found && features.drawn.iter().all(|feature| feature.games >= features.games));
    // A drawing too small for a feature leaves all games.
    paste(&mut find, "X\n");
    let features = find.features().unwrap();
    assert_eq!((features.drawn.len(), features.games), (0, 3));
}

#[test]
fn a_hit_is_opened_with_its_region_and_the_image_that_turns_it_back() {
    let mut find = find();
    find.show();
    paste(&mut find, APPROACH);
    for row in 0..find.hits().len() {
        let hit = find.hits().row(row).unwrap();
        let GamePlace { game, moves, node, region, shown_as } = find.place_of(row).unwrap();
        let region = region.unwrap();
        assert_eq!((game, moves, node), (hit.game, hit.moves as usize, None));
        // Turned back, the stones in the region are those of the drawing.
        let board = find.corpus.game(hit.game).board_before(hit.moves as usize);
        let side = board.size().side();
        let drawing = find.drawing();
        let drawn = drawing.region().unwrap();
        let mut stones = Vec::new();
        for (point, color) in board.stones().filter(|&(point, _)| region.contains(point)) {
            let (x, y) = shown_as.symmetry.apply((usize::from(point.x), usize::from(point.y)), (side, side));
            let color = if shown_as.swapped { color.opponent() } else { color };
            // The drawing lies at the same corner of a larger board.
            let shift = drawing.size().side() - side;
            stones.push((Point::new((x + shift) as u8, y as u8), color));
        }
        stones.sort();
        let wanted: Vec<_> = drawing.drawn().filter_map(|(point, _)| Some((point, drawing.stone(point)?))).collect();
        let mut wanted: Vec<_> = wanted.into_iter().filter(|&(point, _)| drawn.contains(point)).collect();
        wanted.sort();
        assert_eq!(stones, wanted);
    }
    find.act(FindCommand::ToggleAsDrawn);
    assert_eq!(find.place_of(0).unwrap().shown_as, Image::default());
}

#[test]
fn the_next_stone_of_a_hit_is_where_the_shown_board_has_it() {
    let mut find = Desk::new(Find::new("", true));
    find.open(&load_bytes("games.sgf", b"(;SZ[9];B[cc];W[ec];B[dd])"));
    find.show();
    paste(&mut find, APPROACH);
    let hit = find.hits().row(0).unwrap();
    let next = find.next_of(hit).unwrap();
    assert_eq!((next.point, next.color), (Point::new(5, 3), Color::Black), "mirrored like the board");
    find.act(FindCommand::ToggleAsDrawn);
    assert_eq!(find.next_of(hit), hit.next());
    assert_eq!(hit.next().unwrap().point, Point::new(3, 3));
}

#[test]
fn variations_are_searched_when_asked_for_and_a_hit_there_names_its_node() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.sgf");
    std::fs::write(&file, "(;SZ[9];B[gc](;W[ec])(;W[cc];B[ce]))").unwrap();
    let loaded = load(&[file], None, true, &Progress::new()).unwrap();
    let mut find = find();
    find.open(&loaded);
    find.show();
    paste(&mut find, "----------\n. . . . . |\n. . . . . |\n. . X . . |\n. . . . . |\n. . . . . |\n");
    let hits = |find: &Desk<Find>| find.search().shown().unwrap().result.hits;
    let main = hits(&find);
    assert_eq!(main, 1);
    find.act(FindCommand::SetVariations(true));
    assert!(find.branched() == 1 && hits(&find) == 2);
    let row = (0..find.hits().len()).find(|&row| find.hits().row(row).unwrap().moves == 2).unwrap();
    let place = find.place_of(row).unwrap();
    // After the root, both moves of the main line.
    assert_eq!((place.moves, place.node.unwrap().index()), (2, 3));
    find.act(FindCommand::SetVariations(false));
    assert_eq!(hits(&find), main);
    paste(&mut find, "X\nAND\nO\n");
    find.act(FindCommand::SetVariations(true));
    assert!(!find.question().is_one_shape() && find.search().status() == SearchStatus::Done);
    std::fs::remove_file(folder.path().join("one.sgf")).unwrap();
    find.open(&loaded);
    find.show();
    paste(&mut find, "X\n");
    assert_eq!(find.search().shown().unwrap().unread, 1, "a record that is gone is told");
}

#[test]
fn other_games_drop_what_was_found_and_keep_the_drawing() {
    let mut find = find();
    find.show();
    paste(&mut find, APPROACH);
    let hit = find.hits().row(0).unwrap();
    find.act(FindCommand::Mark { hit, marked: true });
    assert!(find.is_marked(hit));
    let drawing = find.drawing().clone();
    let other = load_bytes("one.sgf", b"(;SZ[9];B[cc];W[gg])");
    find.open(&other);
    find.settle();
    assert!(find.search().shown().is_none(), "nobody looks");
    find.show();
    find.settle();
    assert_eq!((find.drawing(), find.marks().len()), (&drawing, 0));
    assert_eq!(find.search().shown().unwrap().result.corpus, other.corpus.id());
}

#[test]
fn the_drawing_of_an_earlier_session_comes_back() {
    let mut find = find();
    paste(&mut find, "X ? O\n. . .\n-----\n");
    let again = Find::new(&find.diagram(), true);
    assert_eq!(again.drawing().query(), find.drawing().query());
    assert!(Find::new("nonsense q", true).drawing().query().is_some(), "an example instead");
}

#[test]
fn a_step_through_no_hits_goes_nowhere() {
    let mut find = find();
    find.show();
    find.act(FindCommand::Clear);
    for steps in [1, -1] {
        assert!(find.act(FindCommand::NextHit(steps)).is_empty());
    }
    assert_eq!(find.selected(), None);
}

#[test]
fn a_hit_has_the_letter_of_its_continuation_though_the_drawing_is_symmetric() {
    let mut find = find();
    find.show();
    // A corner point and its mirror image in the diagonal are one.
    paste(&mut find, "--------\n. . . . |\n. . . . |\n. X . . |\n. . . . |\n");
    paste(&mut find, "X\n");
    paste(&mut find, "? ? ? ? ?\n? ? ? ? ?\n? ? X ? ?\n? ? ? ? ?\n? ? ? ? ?\n");
    let found = Arc::clone(find.search().shown().unwrap());
    let hits: Vec<Hit> = (0..find.hits().len()).filter_map(|row| find.hits().row(row)).collect();
    let played: Vec<usize> =
        hits.iter().filter(|hit| hit.next().is_some()).map(|&hit| found.rank_of(hit).unwrap()).collect();
    assert!(!played.is_empty());
    let counted = |rank: usize| played.iter().filter(|&&other| other == rank).count() as u64;
    for (rank, next) in found.result.continuations.iter().enumerate() {
        assert_eq!(counted(rank), next.total(), "the letter of rank {rank} stands as often as it is counted");
    }
}

#[test]
fn a_hit_of_moves_opens_after_the_last_of_them() {
    let mut find = find();
    find.show();
    // White's approach, and Black's answer beside it, in the first game only.
    paste(&mut find, "$$W\n$$ . . . . .\n$$ . . . . .\n$$ 1 . X . .\n");
    let row = (0..find.hits().len()).next().expect("the approach is played");
    let hit = find.hits().row(row).unwrap();
    let place = find.place_of(row).unwrap();
    let played = find.corpus.game(hit.game).moves[place.moves - 1];
    assert_eq!(played.color(), if hit.image().swapped { Color::Black } else { Color::White });
    assert!(place.moves > hit.moves as usize && find.hits().moves(row) == Some(place.moves as u32));
}

#[test]
fn hits_are_pictures_after_the_searched_move_and_one_a_game_if_wished() {
    let mut find = find();
    find.show();
    // The approach of two lines away.
    paste(&mut find, "$$W\n$$ 1 . X\n");
    let rows = find.hits().len();
    assert!(rows > 0);
    for row in 0..rows {
        let (picture, place) = (find.picture_of(row).unwrap(), find.place_of(row).unwrap());
        assert_eq!((picture.game, picture.moves as usize), (place.game, place.moves));
        let moved = picture.part.moved.expect("the searched move is in the picture");
        let (x, y) = picture.part.cells.window().cells()[moved];
        let [(ax, ay), (bx, by)] = picture.corners;
        let within = |at: u8, a: i32, b: i32| (a.min(b)..=a.max(b)).contains(&i32::from(at));
        assert!(within(x, ax, bx) && within(y, ay, by), "the move is in the box of the hit");
        assert!(picture.part.cells.cells()[moved].is_stone());
    }
    paste(&mut find, "X\n");
    let all = find.hits().len();
    find.act(FindCommand::OneAGame(true));
    assert!(find.hits().len() == 3 && all > 3, "one of each game");
    find.act(FindCommand::ShowWall(true));
    assert!(find.is_wall());
    find.act(FindCommand::OneAGame(false));
    assert_eq!(find.hits().len(), all);
}

#[test]
fn a_whole_board_is_a_picture_in_the_colours_of_the_drawing() {
    for sides in [9, 18, 19] {
        let game = "(;SZ[19];B[pd];W[dp];B[pp];W[dc];B[qj])";
        let mut find = Desk::new(Find::new("", true));
        find.open(&load_bytes("game.sgf", game.as_bytes()));
        find.show();
        let board = find.corpus.game(find.corpus.games()[0]).board_before(5);
        // The same position with the colours exchanged.
        let stones = board.stones().map(|(point, color)| (point, color.opponent())).collect();
        find.act(FindCommand::FromStones { size: board.size(), stones, to_play: None });
        if !find.as_drawn() {
            find.act(FindCommand::ToggleAsDrawn);
        }
        let region = BoardRegion::between(Point::new(0, 0), Point::new(sides - 1, sides - 1));
        find.act(FindCommand::Select(Some(region)));
        assert!(!find.hits().is_empty(), "{sides}");
        for row in 0..find.hits().len() {
            let (picture, hit) = (find.picture_of(row).unwrap(), find.hits().row(row).unwrap());
            let part = &picture.part.cells;
            let stones = |color: Cell| part.cells().iter().filter(|&&cell| cell == color).count();
            if sides == 19 {
                assert!(hit.image().swapped);
                assert_eq!((stones(Cell::Black), stones(Cell::White)), (2, 3), "{part:?}");
            }
        }
    }
}

#[test]
fn a_diagram_with_a_fault_is_not_taken_for_a_name() {
    for text in ["X . O\nX .", "X . O", "x o x", &"two space extension ".repeat(3_000)] {
        let mut find = find();
        find.show();
        let said = find.act(FindCommand::Paste(text.to_owned()));
        assert!(!said.iter().any(|effect| matches!(effect, crate::Effect::Command(_))), "{text:.20}");
    }
}

#[test]
fn games_of_a_number_are_left_with_its_drawing() {
    let mut find = find();
    find.show();
    paste(&mut find, APPROACH);
    let all = find.search().shown().unwrap().result.games;
    let first = find.corpus.games()[0];
    find.act(FindCommand::Among { games: vec![first], drawing: None });
    assert_eq!(find.search().shown().unwrap().result.games, 1);
    let share = |find: &Find| find.facts().unwrap().eras[0].1;
    assert_eq!((share(&find), find.facts_are_of_all()), (GameShare { found: 1, games: 3 }, true));
    find.act(FindCommand::Filter("year:..1841".to_owned()));
    assert_eq!(share(&find), GameShare { found: 1, games: 2 }, "the share of the games that pass");
    find.act(FindCommand::Filter(String::new()));
    find.act(FindCommand::ShowWall(true));
    assert!(find.earlier().is_some(), "the drawing is the same");
    let readings = find.search().readings().expect("they are counted").to_vec();
    assert!(readings.len() > 1, "{readings:?}");
    for &(reading, hits) in readings.iter().chain(&readings[..1]) {
        find.act(FindCommand::Read(reading));
        assert_eq!(find.search().shown().unwrap().result.hits, hits, "{reading:?}: the number on its button");
    }
    paste(&mut find, APPROACH);
    find.act(FindCommand::Among { games: vec![first], drawing: None });
    paste(&mut find, "X\n");
    assert!(find.earlier().is_none());
    paste(&mut find, APPROACH);
    assert_eq!(find.search().shown().unwrap().result.games, all);
}

#[test]
fn a_corner_waits_for_its_games_and_is_looked_for_in_all_when_they_do_not_come() {
    let mut find = find();
    find.show();
    paste(&mut find, "X\n");
    paste(&mut find, APPROACH);
    let all = find.search().shown().unwrap().result.games;
    assert!(all > 1);
    let drawing = Box::new(find.drawing().clone());
    let corner = CountedCorner { drawing: drawing.clone(), corners: 5 };
    find.act(FindCommand::AwaitGames(Some(corner.clone())));
    assert_eq!(find.search().status(), SearchStatus::AwaitingGames);
    find.act(FindCommand::Filter("player:gennan".to_owned()));
    find.act(FindCommand::Filter(String::new()));
    assert!(find.search().shown().is_none() && find.hits().is_empty(), "no count is shown that will change");
    find.act(FindCommand::AwaitGames(None));
    assert!(find.search().shown().is_none() && find.search().status() == SearchStatus::Stopped);
    find.act(FindCommand::Search);
    assert_eq!(find.search().shown().unwrap().result.games, all);
    find.act(FindCommand::AwaitGames(Some(corner.clone())));
    find.act(FindCommand::FromDrawing(drawing.clone()));
    assert_eq!(find.search().shown().unwrap().result.games, all, "the same drawing from elsewhere waits for nothing");
    find.act(FindCommand::AwaitGames(Some(corner)));
    let first = find.corpus.games()[0];
    find.act(FindCommand::Among { games: vec![first], drawing: Some(drawing) });
    assert_eq!((find.search().shown().unwrap().result.games, find.counted_corners()), (1, Some(5)));
    paste(&mut find, "X\n");
    assert_eq!(find.counted_corners(), None);
}

#[test]
fn marks_belong_to_the_drawing_that_found_them() {
    let mut find = find();
    find.show();
    paste(&mut find, APPROACH);
    let hit = find.hits().row(0).unwrap();
    find.act(FindCommand::Mark { hit, marked: true });
    paste(&mut find, "X\n");
    assert!(!find.is_marked(hit) && find.marks().is_empty(), "another drawing begins without marks");
    let other = find.hits().row(1).unwrap();
    find.act(FindCommand::Mark { hit: other, marked: true });
    assert_eq!(find.chosen().unwrap().hits, [other], "pages show the marks of the drawing");
    find.act(FindCommand::Undo);
    assert!(find.is_marked(hit) && find.marks().len() == 1, "the marks come back with their drawing");
    // The same drawing in other games.
    find.act(FindCommand::Filter("year:1900..".to_owned()));
    assert_eq!((find.marks().len(), find.marks_left_out()), (1, 1));
    find.act(FindCommand::Filter(String::new()));
    assert_eq!((find.marks().len(), find.marks_left_out()), (1, 0));
    find.act(FindCommand::ClearMarks);
    assert_eq!((find.marks().len(), find.all_marks().count()), (0, 1));
}

#[test]
fn played_and_other_of_all_points_are_the_hits_that_go_on() {
    let mut find = find();
    find.show();
    for diagram in [APPROACH, "X\n", "? ? ?\n? X ?\n? ? ?\n"] {
        paste(&mut find, diagram);
        let result = &find.search().shown().unwrap().result;
        let played: u64 = result.continuations.iter().map(|next| next.total()).sum();
        assert_eq!(played, result.hits - result.no_continuation, "{diagram}");
    }
}

#[test]
fn every_hit_is_listed_again_after_undo() {
    // Two games of a hundred stones, none beside another.
    let stones: Vec<String> = (0..100).map(|at| Point::new(at % 10 * 2, at / 10 * 2).to_sgf()).collect();
    let record = |first: usize| -> String {
        let stones = stones.iter().cycle().skip(first).take(stones.len()).enumerate();
        let moves = stones.map(|(at, point)| format!(";{}[{point}]", ["B", "W"][at % 2]));
        format!("(;SZ[19]{})", moves.collect::<String>())
    };
    let mut find = Desk::new(Find::new("", true));
    find.open(&load_bytes("games.sgf", format!("{}{}", record(0), record(37)).as_bytes()));
    find.show();
    paste(&mut find, "X .\n");
    let hits = find.search().shown().unwrap().result.hits;
    assert!(hits > 400 && find.hits().len() as u64 == hits, "{hits} hits, {} listed", find.hits().len());
    paste(&mut find, "X . X\n");
    let others = find.search().shown().unwrap().result.hits;
    assert!(others <= 400, "a list that comes whole leaves that of before alone: {others}");
    find.act(FindCommand::Undo);
    assert_eq!(find.search().shown().unwrap().result.hits, hits);
    assert_eq!(find.hits().len() as u64, hits);
}

#[test]
fn periods_count_as_filters_by_year_do() {
    let mut find = find();
    find.show();
    paste(&mut find, APPROACH);
    let mut by_filter = Vec::new();
    for filter in ["year:..1845", "year:1846..", ""] {
        find.act(FindCommand::Filter(filter.to_owned()));
        by_filter.push(find.search().shown().unwrap().result.clone());
    }
    assert!(find.periods().is_none());
    let year = find.usual_dividing_year();
    assert!((1700..1900).contains(&year), "no game is as late as AlphaGo: {year}");
    find.act(FindCommand::ComparePeriods(Some(1846)));
    let periods = find.periods().unwrap();
    for (period, wanted) in [&periods.before, &periods.since].into_iter().zip(&by_filter) {
        assert!(period.hits > 0 && (period.hits, period.games) == (wanted.hits, wanted.games));
        for next in &wanted.continuations {
            for color in Color::BOTH {
                assert_eq!(period.played(next.at, color), next.by(color));
                assert_eq!(period.share(next.at, color).unwrap().rate, next.by(color) as f64 / wanted.hits as f64);
            }
        }
    }
    // Another year and another drawing are counted anew.
    find.act(FindCommand::ComparePeriods(Some(1840)));
    assert_eq!(find.periods().unwrap().since.games, 2);
    paste(&mut find, "X\n");
    let (hits, periods) = (find.search().shown().unwrap().result.hits, find.periods().unwrap());
    assert_eq!((periods.year, periods.before.hits + periods.since.hits), (1840, hits));
    find.act(FindCommand::ComparePeriods(None));
    assert!(find.periods().is_none() && find.dividing_year().is_none());
}
