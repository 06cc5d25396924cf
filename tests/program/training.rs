//! The Play workspace's state without a window: suggestions, guessing and its cards, a game against the patterns.

use std::sync::Arc;
use std::time::{Duration, Instant};

use katachi::app::play::contest_form::ContestForm;
use katachi::app::play::guess::{CREDITS, GuessForm, GuessOrder, GuessSide, GuessSource, Round};
use katachi::app::play::{ContestCommand, GuessCommand, Mode, PlayCommand};
use katachi::app::{AppState, Command, GamePlace, Navigation, Settings, Workspace};
use katachi::corpus::GameId;
use katachi::find::{SearchOptions, scan};
use katachi::go::{BoardSize, Color, Move, Point};
use katachi::library;
use katachi::play::Style;
use katachi::progress::Progress;
use katachi::study::Moment;

const GAMES: &str = "\
(;SZ[9]PB[Jowa]PW[Gennan]RE[B+R];B[gc];W[cg];B[gg];W[cc];B[ce];W[ee];B[eg];W[ec];B[dd];W[de];B[cd];W[dc])\
(;SZ[9]PB[Shuwa]PW[Gennan]RE[W+2];B[gc];W[cg];B[gg];W[cc];B[ee];W[eg];B[ce];W[ec];B[fb];W[];B[gf])";

fn settle(state: &mut AppState) {
    let deadline = Instant::now() + Duration::from_secs(120);
    state.poll();
    while state.is_busy() {
        assert!(Instant::now() < deadline, "work does not end");
        std::thread::sleep(Duration::from_millis(2));
        state.poll();
    }
}

fn act(state: &mut AppState, command: Command) {
    state.apply(command);
    settle(state);
}

/// The games above are loaded, and the Play workspace is shown.
fn state() -> AppState {
    state_with(GAMES)
}

fn state_with(games: &str) -> AppState {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("games.sgf");
    std::fs::write(&file, games).unwrap();
    let mut state = AppState::new(Settings::default(), Arc::new(|| {}));
    act(&mut state, Command::Open(vec![file]));
    act(&mut state, Command::Show(Workspace::Play));
    state
}

fn guess(command: GuessCommand) -> Command {
    Command::Play(PlayCommand::Guess(command))
}

fn contest(command: ContestCommand) -> Command {
    Command::Play(PlayCommand::Contest(command))
}

#[test]
fn nothing_is_unpacked_or_counted_before_somebody_looks() {
    let mut state = AppState::new(Settings::default(), Arc::new(|| {}));
    act(&mut state, Command::OpenSample);
    assert!(!state.play().engines().is_ready());
    assert!(state.suggestions().is_none());
}

#[test]
fn every_step_is_followed_and_variations_and_pasted_games_too() {
    let mut state = state();
    let board_of = |state: &AppState| state.suggestions().unwrap().board().stones().count();
    for moves in [3, 9, 0] {
        state.apply(Command::Go(Navigation::Move(moves)));
        assert_eq!(board_of(&state), moves);
    }
    state.apply(Command::PlayStone { point: Point::new(4, 4), color: None });
    let answer = state.suggestions().unwrap();
    assert_eq!((answer.line().to_play, answer.board().get(Point::new(4, 4))), (Color::White, Some(Color::Black)));
    assert!(answer.candidates().iter().all(|candidate| candidate.point != Point::new(4, 4)));
    state.apply(Command::PasteSgf("(;SZ[13]AB[dd][jd]AW[dj];W[jj])".into()));
    let answer = state.suggestions().unwrap();
    assert_eq!((answer.line().size.side(), answer.board().stones().count()), (13, 3));
    state.apply(Command::Play(PlayCommand::EmptyBoard(BoardSize::new(7).unwrap())));
    assert_eq!(state.suggestions().unwrap().line().size.side(), 7);
}

#[test]
fn a_contexts_drawing_has_its_stones_and_the_edges_that_it_sees_and_finds_its_place() {
    let mut state = state();
    let corpus = Arc::clone(state.corpus());
    for moves in 0..8 {
        state.apply(Command::Go(Navigation::Move(moves)));
        let answer = state.suggestions().unwrap();
        for candidate in answer.candidates() {
            let (Some(said), Some(drawing)) = (candidate.context, answer.drawing_of(candidate)) else { continue };
            let points = answer.context_of(candidate);
            assert!(points.contains(&candidate.point));
            let stones = points.iter().filter(|&&point| answer.board().get(point).is_some()).count();
            assert_eq!(drawing.drawn().count(), stones);
            let found = scan(&corpus, &drawing.query().unwrap(), &SearchOptions::default(), &Progress::new()).unwrap();
            let (hits, played) = (found.hits, u64::from(said.counts.played));
            assert!(hits >= played.min(2), "{hits} of {said:?} after {moves}");
        }
    }
}

/// The questions of a round: Black's name, the number of moves before, and the side.
fn asked_with(state: &mut AppState, form: GuessForm) -> Vec<(String, usize, Color)> {
    act(state, guess(GuessCommand::Set(form)));
    act(state, guess(GuessCommand::Start));
    let mut asked = Vec::new();
    while let Some(now) = state.play().guess().round().and_then(Round::asked) {
        let by = state.corpus().game(now.record.id.unwrap()).moves[now.moves].color();
        asked.push((now.record.black.clone(), now.moves, by));
        act(state, guess(GuessCommand::Reveal));
        act(state, guess(GuessCommand::Next));
    }
    asked
}

#[test]
fn handicap_stones_that_the_header_does_not_say_are_not_asked() {
    let games = "(;SZ[9]HA[0]PB[played];B[cc];B[gg];B[gc];W[cg];B[ee];W[ec])\
        (;SZ[9]PB[set up];AB[cc][gg];W[gc];B[ec];W[ee])(;SZ[9]PB[even];B[gg];W[cc];B[cg])";
    let mut state = state_with(games);
    let mut all = asked_with(&mut state, GuessForm::default());
    // The games of a round come in any order.
    all.sort_by(|a, b| (&a.0, a.1).cmp(&(&b.0, b.1)));
    let (black, white) = (Color::Black, Color::White);
    let expected = [
        ("even", 0, black),
        ("even", 1, white),
        ("even", 2, black),
        ("played", 3, white),
        ("played", 4, black),
        ("played", 5, white),
        ("set up", 0, white),
        ("set up", 1, black),
        ("set up", 2, white),
    ];
    assert_eq!(all, expected.map(|(name, moves, by)| (name.to_owned(), moves, by)));
    act(&mut state, Command::OpenPlace(GamePlace::new(GameId(0), 0)));
    let open = asked_with(&mut state, GuessForm { games: GuessSource::Open, ..GuessForm::default() });
    assert_eq!(open, all[3..6]);
}

#[test]
fn sides_players_and_moves_of_the_form_are_kept_to_and_passes_are_not_asked() {
    let mut state = state();
    let all = asked_with(&mut state, GuessForm::default());
    assert_eq!(all.len(), 22, "23 moves, one of them a pass");
    let white = asked_with(&mut state, GuessForm { side: GuessSide::White, from: 3, to: 8, ..GuessForm::default() });
    assert_eq!(white.len(), 6);
    assert!(white.iter().all(|(_, moves, by)| *by == Color::White && (2..8).contains(moves)));
    let winner = asked_with(&mut state, GuessForm { side: GuessSide::Winner, ..GuessForm::default() });
    assert!(winner.iter().all(|(black, _, by)| (black == "Jowa") == (*by == Color::Black)));
    let gennan = asked_with(&mut state, GuessForm { player: "genn".into(), ..GuessForm::default() });
    assert!(gennan.len() == 10 && gennan.iter().all(|(_, _, by)| *by == Color::White));
    let open = asked_with(&mut state, GuessForm { games: GuessSource::Open, from: 5, to: 6, ..GuessForm::default() });
    assert_eq!(open.len(), 2);
}

#[test]
fn single_positions_are_drawn_by_the_seed_alone() {
    let drawn = || {
        let mut state = state();
        state.set_clock(|| Moment::from_secs(1_800_000_000));
        act(&mut state, guess(GuessCommand::Set(GuessForm { order: GuessOrder::Anywhere, ..GuessForm::default() })));
        act(&mut state, guess(GuessCommand::Start));
        let mut asked = Vec::new();
        for _ in 0..12 {
            let now = state.play().guess().round().and_then(Round::asked).unwrap();
            asked.push((now.record.id, now.moves));
            act(&mut state, guess(GuessCommand::Reveal));
            act(&mut state, guess(GuessCommand::Next));
        }
        asked
    };
    let first = drawn();
    assert_eq!(first, drawn());
    assert!(first.iter().any(|place| *place != first[0]));
}

#[test]
fn a_mirror_image_on_a_board_that_does_not_tell_them_apart_is_right() {
    let mut state = state();
    act(&mut state, guess(GuessCommand::Start));
    let asked = state.play().guess().round().and_then(Round::asked).unwrap();
    assert_eq!(asked.moves, 0);
    // The game's move was the upper right 3-3 point.
    act(&mut state, guess(GuessCommand::Try(Point::new(2, 6))));
    let round = state.play().guess().round().unwrap();
    assert_eq!(round.score(), (CREDITS[0], CREDITS[0]));
    assert_eq!(round.asked().unwrap().answer(), Some(Point::new(6, 2)));
}

#[test]
fn many_cards_in_a_hurry_are_all_written() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("games.sgf");
    std::fs::write(&file, GAMES).unwrap();
    let folder = dir.path().join("games.katachi");
    library::import(&folder, &[file], false, &Progress::new()).unwrap();
    let mut state = AppState::new(Settings::default(), Arc::new(|| {}));
    act(&mut state, Command::Open(vec![folder.clone()]));
    act(&mut state, Command::Play(PlayCommand::Turn(Mode::Guess)));
    act(&mut state, guess(GuessCommand::Start));
    for _ in 0..9 {
        // Don't wait for the previous command.
        state.apply(guess(GuessCommand::Reveal));
        state.apply(guess(GuessCommand::Next));
    }
    settle(&mut state);
    let kept = library::study::read(&folder, &Progress::new()).unwrap();
    assert_eq!((kept.deck.len(), kept.set_aside), (9, None));
    assert_eq!(&kept.deck, state.play().guess().cards().deck());
    assert!(state.settings().cards.is_empty());
}

#[test]
fn the_pattern_player_answers_undo_goes_back_to_the_own_move_and_late_answers_are_dropped() {
    let mut state = state();
    let nine = BoardSize::new(9).unwrap();
    let form = ContestForm {
        size: nine,
        you: Color::White,
        style: Style::Sampled { temperature: 0.8 },
        ..ContestForm::default()
    };
    act(&mut state, contest(ContestCommand::Set(form)));
    act(&mut state, contest(ContestCommand::Start));
    let moves = |state: &AppState| state.play().contest().unwrap().game().moves().to_vec();
    assert_eq!(moves(&state).len(), 1, "Black, who is not you, begins");
    let free = |state: &AppState| {
        let game = state.play().contest().unwrap().game();
        nine.points().find(|&point| game.check(Move::play(Color::White, point)).is_ok()).unwrap()
    };
    let point = free(&state);
    state.apply(contest(ContestCommand::Play(Some(point))));
    assert!(state.play().contest().unwrap().is_thinking());
    // It is the program's turn, so these commands are ignored.
    let other = free(&state);
    state.apply(contest(ContestCommand::Play(Some(other))));
    state.apply(contest(ContestCommand::Undo));
    settle(&mut state);
    assert_eq!(moves(&state).len(), 1);
    act(&mut state, Command::Pass);
    assert!(moves(&state).len() >= 3 || state.play().contest().unwrap().game().is_over());
    act(&mut state, contest(ContestCommand::Undo));
    assert_eq!(moves(&state).len(), 1);
    state.apply(contest(ContestCommand::Play(Some(Point::new(0, 0)))));
    settle(&mut state);
    assert_eq!(moves(&state).len(), 3);
}

#[test]
fn the_keys_of_the_open_game_leave_it_alone_while_it_is_out_of_sight() {
    let mut state = state();
    state.apply(Command::Go(Navigation::Move(3)));
    act(&mut state, Command::Play(PlayCommand::Turn(Mode::Guess)));
    state.apply(Command::Go(Navigation::By(1)));
    assert_eq!(state.viewer().unwrap().move_number(), 3);
    act(&mut state, Command::Play(PlayCommand::Turn(Mode::Suggest)));
    state.apply(Command::Go(Navigation::By(1)));
    assert_eq!(state.viewer().unwrap().move_number(), 4);
}

#[test]
fn the_report_of_the_game_that_is_asked_about_waits_for_the_answer() {
    let mut state = state();
    act(&mut state, Command::Play(PlayCommand::Turn(Mode::Guess)));
    act(&mut state, guess(GuessCommand::Start));
    let asked = state.play().guess().round().unwrap().asked().unwrap().record.black.clone();
    let waits_for_each = |state: &mut AppState| {
        [0, 1].map(|game| {
            act(state, Command::OpenPlace(GamePlace::new(GameId(game), 0)));
            (state.viewer().unwrap().tree().info.black.clone(), state.play().hides_report(state.shared()))
        })
    };
    for (black, waits) in waits_for_each(&mut state) {
        assert_eq!(waits, black == asked, "{black}");
    }
    act(&mut state, guess(GuessCommand::Reveal));
    assert!(waits_for_each(&mut state).iter().all(|(_, waits)| !waits));
}
