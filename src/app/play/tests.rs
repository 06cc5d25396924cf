//! Suggestions from the loaded games, and leaving a game, without a window.

use std::path::Path;
use std::sync::Arc;

use super::*;
use crate::test_support::{bare, in_workspace, settle, with_self_play};
use crate::{AppState, Command, Effect, Navigation, Settings, WindowPrompt, Workspace};
use katachi_core::corpus::GameId;
use katachi_core::corpus::sgf::to_sgf;
use katachi_core::go::{BoardSize, GameInfo, GameTree, Point};
use katachi_core::library::self_play;
use katachi_core::progress::Progress;
use katachi_engines::predict::rings::word::RingShape;
use katachi_engines::predict::{ContextTable, MIN_APPEARANCES, Situation};

/// Opens the first long games of the sample from a file in `dir`, each of another year, and shows the workspace.
fn open_games(mut state: AppState, dir: &Path, games: usize) -> AppState {
    let sample = self_play().corpus;
    let long = sample.games().iter().map(|&id| sample.game(id)).filter(|game| game.moves.len() > 120);
    let records: String = long
        .take(games)
        .map(|game| to_sgf(&GameTree::from_main_line(game.size, GameInfo::default(), game.setup, game.moves)))
        .zip(2001..)
        .map(|(record, year)| record.replacen("(;", &format!("(;DT[{year}]"), 1))
        .collect();
    let path = dir.join("games.sgf");
    std::fs::write(&path, records).unwrap();
    state.apply(Command::Open(vec![path]));
    while state.is_loading() {
        state.poll();
    }
    state.apply(Command::CancelAll);
    settle(&mut state);
    state.apply(Command::Show(Workspace::Play));
    settle(&mut state);
    assert_eq!(state.corpus().games().len(), games);
    state
}

fn go_to(state: &mut AppState, number: usize) {
    state.apply(Command::Go(Navigation::Move(number)));
    settle(state);
}

/// The moves of an engine for the position that is shown, most likely first.
fn shown(state: &AppState, engine: RankingEngine) -> Vec<Point> {
    let answer = state.play().suggest().answer().unwrap();
    let column = answer.columns().iter().find(|column| column.engine == engine).unwrap();
    column.moves.iter().map(|&(point, _)| point).collect()
}

/// The moves of a ranking as points.
fn points<T>(ranked: Vec<(Point, T)>) -> Vec<Point> {
    ranked.into_iter().map(|(point, _)| point).collect()
}

#[test]
fn the_open_game_does_not_suggest_its_own_moves() {
    let dir = tempfile::tempdir().unwrap();
    let mut state = open_games(bare(), dir.path(), 4);
    let (corpus, progress) = (Arc::clone(state.corpus()), Progress::new());
    let own = state.open_game().unwrap();
    let others: Vec<GameId> = corpus.games().iter().copied().filter(|&id| id != own).collect();
    let rings = |games: &[GameId]| Rings::of_games(&corpus, games, &progress).unwrap();
    let contexts = |games: &[GameId]| ContextTable::of_games(&corpus, games, &progress).unwrap();
    let (all_rings, other_rings) = (rings(corpus.games()), rings(&others));
    let (all_contexts, other_contexts) = (contexts(corpus.games()), contexts(&others));
    let game = corpus.game(own);
    // Number of moves of the game that come first: in all games, and as they are shown.
    let mut firsts = [[0; 2]; 2];
    for number in (20..120).step_by(10) {
        go_to(&mut state, number);
        assert_eq!(state.play().engines().left_out(), 1);
        let (situation, played) = (Situation::of_game(game, number), game.moves[number].point());
        let by_rings = [all_rings.rank(&situation), other_rings.rank(&situation)].map(points);
        let by_contexts = [&all_contexts, &other_contexts].map(|table| points(table.rank(&situation, MIN_APPEARANCES)));
        let engines = [RankingEngine::Rings, RankingEngine::Contexts];
        for ((engine, [all, mut never]), firsts) in engines.into_iter().zip([by_rings, by_contexts]).zip(&mut firsts) {
            let shown = shown(&state, engine);
            never.truncate(shown.len());
            assert_eq!(shown, never, "{engine:?} after {number} moves");
            firsts[0] += usize::from(all.first().copied() == played);
            firsts[1] += usize::from(shown.first().copied() == played);
        }
    }
    let [[quoted, own], _] = firsts;
    assert!(quoted >= 3 && own < quoted, "of ten moves, all games give {quoted} first, the others {own}");
}

#[test]
fn other_rings_are_built_drawn_and_remembered() {
    let dir = tempfile::tempdir().unwrap();
    let mut state = open_games(bare(), dir.path(), 4);
    assert_eq!((state.play().engines().ring_shape(), state.settings().ring_shape), (Some(RingShape::Square), None));
    // Early enough for the other three games to know some of the suggested moves.
    go_to(&mut state, 8);
    let mut corners = 0;
    for shape in [RingShape::Cross, RingShape::CrossAndCorners, RingShape::Square, RingShape::Cross] {
        state.apply(Command::Play(PlayCommand::BuildRings(shape)));
        settle(&mut state);
        assert_eq!((state.play().engines().ring_shape(), state.settings().ring_shape), (Some(shape), Some(shape)));
        let answer = state.play().suggest().answer().unwrap();
        let patterns: Vec<_> = (0..answer.candidates().len()).filter_map(|row| answer.ring_pattern(row)).collect();
        assert!(!patterns.is_empty(), "{shape:?}");
        for RingPattern { core, points, around, .. } in patterns {
            // Points of the region in none of the core's rows and columns: whole squares have all, crosses none.
            let is_diagonal = |point: &Point| {
                let beside = |at: u8, low: u8, high: u8| at < low || at > high;
                beside(point.x, core.min.x, core.max.x) && beside(point.y, core.min.y, core.max.y)
            };
            let diagonal = points.iter().filter(|point| is_diagonal(point)).count();
            match shape {
                RingShape::Square => assert_eq!(points.len(), around.width() * around.height()),
                RingShape::Cross => assert_eq!(diagonal, 0),
                RingShape::CrossAndCorners => corners += diagonal,
            }
        }
    }
    assert!(corners > 0, "no pattern is large enough for corners");
    let kept = Settings::from_ron(&state.settings().to_ron()).unwrap();
    let again = with_self_play(AppState::new(Settings { workspace: Workspace::Library, ..kept }, Arc::new(|| {})));
    let state = open_games(again, dir.path(), 4);
    assert_eq!(state.play().engines().ring_shape(), Some(RingShape::Cross));
}

#[test]
fn the_pattern_database_is_measured_on_games_that_it_does_not_count() {
    let dir = tempfile::tempdir().unwrap();
    let mut state = open_games(bare(), dir.path(), 11);
    assert!(state.play().ring_accuracy().is_none());
    state.apply(Command::Play(PlayCommand::TestRings));
    settle(&mut state);
    let corpus = Arc::clone(state.corpus());
    let (newest, older): (Vec<GameId>, Vec<GameId>) =
        corpus.games().iter().copied().partition(|&id| corpus.year(id) == Some(2011));
    let rings = Rings::of_games(&corpus, &older, &Progress::new()).unwrap();
    let game = corpus.game(newest[0]);
    let (mut moves, mut known) = (0, 0);
    for (number, play) in game.moves.iter().enumerate() {
        let Some(point) = play.point() else { continue };
        let ranked = points(rings.rank(&Situation::of_game(game, number)));
        moves += 1;
        known += u64::from(ranked.contains(&point));
    }
    let accuracy = state.play().ring_accuracy().unwrap();
    assert_eq!((accuracy.counted, accuracy.games), (10, 1));
    assert_eq!((accuracy.found.hits.positions, accuracy.found.known), (moves, known));
    // Other rings have another measurement.
    state.apply(Command::Play(PlayCommand::BuildRings(RingShape::Cross)));
    settle(&mut state);
    assert!(state.play().ring_accuracy().is_none());
}

fn act(state: &mut AppState, command: ContestCommand) {
    state.apply(PlayCommand::Contest(command).into());
    settle(state);
}

#[test]
fn a_game_is_left_for_what_was_asked_once_it_is_saved_and_not_before() {
    let dir = tempfile::tempdir().unwrap();
    let moves = |state: &AppState| state.play().contest().map(|contest| contest.game().moves().len());
    let cases = [(ContestCommand::Start, AfterGame::NewGame, Some(0)), (ContestCommand::Stop, AfterGame::Form, None)];
    for (asked, after, then) in cases {
        let mut state = in_workspace(Workspace::Play);
        let form = ContestForm { size: BoardSize::new(9).unwrap(), resigns: false, ..ContestForm::default() };
        act(&mut state, ContestCommand::Set(form));
        act(&mut state, ContestCommand::Start);
        act(&mut state, ContestCommand::Play(Some(Point::new(2, 2))));
        state.take_effects();
        act(&mut state, asked);
        let question = WindowPrompt::LeaveGame(after);
        let is_asked = state.take_effects().iter().any(|e| matches!(e, Effect::Ask(prompt) if *prompt == question));
        assert!(is_asked, "{after:?}");
        // The user closes the dialog without a name.
        act(&mut state, ContestCommand::SaveAndLeave(after));
        assert_eq!(moves(&state), Some(2), "{after:?}: nothing is saved");
        // A later save of the game is no answer to the question.
        let plain = dir.path().join(format!("{after:?} plain.sgf"));
        act(&mut state, ContestCommand::Save);
        state.apply(Command::SaveTo(plain.clone()));
        settle(&mut state);
        assert!(plain.exists());
        assert_eq!(moves(&state), Some(2), "{after:?}: the user goes on");
        // Nothing can be written below a file.
        act(&mut state, ContestCommand::SaveAndLeave(after));
        state.apply(Command::SaveTo(plain.join("game.sgf")));
        settle(&mut state);
        assert_eq!(moves(&state), Some(2), "{after:?}: the save failed");
        let file = dir.path().join(format!("{after:?}.sgf"));
        act(&mut state, ContestCommand::SaveAndLeave(after));
        state.apply(Command::SaveTo(file.clone()));
        settle(&mut state);
        assert!(std::fs::read_to_string(&file).unwrap().contains("B[cc]"), "{after:?}");
        assert_eq!(moves(&state), then, "{after:?}");
    }
}
