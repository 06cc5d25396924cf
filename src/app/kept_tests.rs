//! Tests of what a killed program has again at the next start: games, rounds, walks, drawings, marks.

use std::fs;

use super::keeping_tests::{Places, folder};
use super::test_support::settle;
use super::{AppState, Command, Dataset, LibrarySession, Navigation, OpeningChoice, ThemeChoice, Workspace};
use crate::find::{FindCommand, FindTool};
use crate::fuseki::FusekiCommand;
use crate::games::{GameColumn, LibraryCommand, SortBy};
use crate::joseki::{ExplorerChoice, JosekiCommand};
use crate::play::clock::TimeLimit;
use crate::play::contest_form::ContestForm;
use crate::play::guess::{GuessForm, GuessOrder, GuessSource};
use crate::play::{AfterGame, ContestCommand, GuessCommand, Mode, PlayCommand};
use crate::player::PlayerCommand;
use crate::shapes::ShapesCommand;
use katachi_core::corpus::sgf::to_sgf;
use katachi_core::go::{BoardSize, Color, Move, Point};
use katachi_core::library::SESSION_FILE;
use katachi_core::library::sealed::CommentMark;

fn act(state: &mut AppState, command: impl Into<Command>) {
    state.apply(command.into());
    settle(state);
}

/// Waits for one write of everything, as a second does. Other work may go on.
fn wait_until_kept(state: &mut AppState) {
    state.poll();
    while state.is_keeping() {
        std::thread::sleep(std::time::Duration::from_millis(2));
        state.poll();
    }
}

/// A game on a small board, the user's moves on these points, each answered.
pub(super) fn play_a_game(state: &mut AppState, points: &[(u8, u8)]) {
    let form = ContestForm {
        size: BoardSize::new(9).unwrap(),
        resigns: false,
        time: Some(TimeLimit::default()),
        ..ContestForm::default()
    };
    act(state, PlayCommand::Contest(ContestCommand::Set(form)));
    act(state, PlayCommand::Contest(ContestCommand::Start));
    for &(x, y) in points {
        act(state, PlayCommand::Contest(ContestCommand::Play(Some(Point::new(x, y)))));
    }
}

fn contest_moves(state: &AppState) -> Vec<Move> {
    state.play().contest().map(|contest| contest.game().moves().to_vec()).unwrap_or_default()
}

#[test]
fn a_game_against_katachi_goes_on_after_a_kill() {
    let places = Places::new();
    let mut state = places.opened();
    play_a_game(&mut state, &[(2, 2), (6, 6)]);
    let moves = contest_moves(&state);
    assert_eq!(moves.len(), 4);
    // Killed while Katachi thinks: it answers when the game is seen again.
    state.apply(PlayCommand::Contest(ContestCommand::Play(Some(Point::new(4, 4)))).into());
    wait_until_kept(&mut state);
    drop(state);
    let mut state = places.start();
    let there = contest_moves(&state);
    assert!(there.starts_with(&moves) && there.len() >= 5, "{there:?}");
    assert_eq!(state.play().mode(), Mode::Game);
    assert!(state.play().contest().unwrap().clock().unwrap().is_paused());
    act(&mut state, Command::Show(Workspace::Play));
    assert_eq!(contest_moves(&state).len(), 6);
    act(&mut state, PlayCommand::Contest(ContestCommand::Undo));
    assert_eq!(contest_moves(&state).len(), 4);
    act(&mut state, PlayCommand::Contest(ContestCommand::Resign));
    // The record has the name that the user gave as his.
    act(&mut state, PlayerCommand::SetMe("Ann".to_owned()));
    act(&mut state, PlayCommand::Contest(ContestCommand::Open));
    let info = &state.viewer().expect("the game is open").tree().info;
    assert_eq!(["Ann", "You"].map(|name| [&info.black, &info.white].iter().filter(|of| **of == name).count()), [1, 0]);
    act(&mut state, PlayCommand::Turn(Mode::Game));
    let result = state.play().contest().unwrap().game().info().result.clone();
    drop(state);
    // A game that is over is there too, until the user leaves it.
    let mut state = places.start();
    let contest = state.play().contest().expect("the game is over, not gone");
    assert_eq!((contest.game().info().result.as_str(), contest.is_running()), (result.as_str(), false));
    act(&mut state, PlayCommand::Contest(ContestCommand::Leave(AfterGame::Form)));
    drop(state);
    assert!(places.start().play().contest().is_none());
}

#[test]
fn a_message_opens_the_library_in_which_a_game_against_katachi_waits() {
    let places = Places::new();
    let mut state = places.opened();
    let dir = folder(&state).to_owned();
    play_a_game(&mut state, &[(2, 2)]);
    act(&mut state, Command::OpenSample);
    let waiting = |state: &AppState| state.notices().open().find(|notice| notice.opens.is_some()).cloned();
    let notice = waiting(&state).expect("the message stays");
    assert_eq!(notice.text, "Your game against Katachi waits in My games");
    assert_eq!(notice.opens.as_deref(), Some(&*dir));
    assert!(notice.has_button() && state.play().contest().is_none());
    act(&mut state, Command::Open(vec![dir]));
    assert_eq!((contest_moves(&state).len(), waiting(&state)), (2, None));
}

#[test]
fn the_count_of_a_finished_game_is_there_again_with_its_dead_stones() {
    let places = Places::new();
    let mut state = places.opened();
    let form = ContestForm { size: BoardSize::new(5).unwrap(), resigns: false, ..ContestForm::default() };
    act(&mut state, PlayCommand::Contest(ContestCommand::Set(form)));
    act(&mut state, PlayCommand::Contest(ContestCommand::Start));
    act(&mut state, PlayCommand::Contest(ContestCommand::Play(Some(Point::new(2, 2)))));
    for _ in 0..60 {
        if state.play().contest().unwrap().game().is_over() {
            break;
        }
        act(&mut state, PlayCommand::Contest(ContestCommand::Play(None)));
    }
    let first = state.play().contest().unwrap().board().stones().next().unwrap().0;
    act(&mut state, PlayCommand::Contest(ContestCommand::Play(Some(first))));
    let dead = |state: &AppState| state.play().contest().unwrap().counted().unwrap().dead().collect::<Vec<_>>();
    let before = dead(&state);
    drop(state);
    let mut state = places.start();
    assert_eq!(dead(&state), before);
    act(&mut state, PlayCommand::Contest(ContestCommand::Agree));
    drop(state);
    let state = places.start();
    assert_eq!(dead(&state), before);
    assert!(state.play().contest().unwrap().is_agreed());
}

/// The sample has a session too.
#[test]
fn a_round_of_guesses_goes_on_after_a_kill() {
    for order in [GuessOrder::Through, GuessOrder::Anywhere] {
        let places = Places::new();
        let mut state = places.start();
        let form = GuessForm { order, games: GuessSource::Filter(String::new()), ..GuessForm::default() };
        act(&mut state, PlayCommand::Guess(GuessCommand::Set(form.clone())));
        act(&mut state, PlayCommand::Guess(GuessCommand::Start));
        for _ in 0..3 {
            act(&mut state, PlayCommand::Guess(GuessCommand::Reveal));
            act(&mut state, PlayCommand::Guess(GuessCommand::Next));
        }
        let free = |state: &AppState| {
            let asked = state.play().guess().round().unwrap().asked().unwrap();
            let legal = |&point: &Point| asked.board.is_legal(asked.to_play, point);
            asked.board.size().points().find(legal).unwrap()
        };
        let tried = free(&state);
        act(&mut state, PlayCommand::Guess(GuessCommand::Try(tried)));
        let told = |state: &AppState| {
            let round = state.play().guess().round().expect("the round goes on");
            let asked = round.asked().unwrap();
            let tries: Vec<Point> = asked.tries().iter().map(|tried| tried.point).collect();
            let stones: Vec<(Point, Color)> = asked.board.stones().collect();
            (round.answers().to_vec(), asked.record.black.clone(), asked.moves, stones, tries)
        };
        let before = told(&state);
        drop(state);
        let mut state = places.start();
        assert_eq!((told(&state), state.play().guess().form()), (before.clone(), &form));
        act(&mut state, PlayCommand::Guess(GuessCommand::Reveal));
        act(&mut state, PlayCommand::Guess(GuessCommand::Next));
        let after = told(&state);
        assert_eq!(after.0.len(), 4);
        if order == GuessOrder::Through {
            assert_eq!((after.1, after.2), (before.1, before.2 + 1), "the next move of the same game");
        }
        act(&mut state, PlayCommand::Guess(GuessCommand::Stop));
        drop(state);
        assert!(places.start().play().guess().round().is_none());
    }
}

#[test]
fn walks_and_kept_paths_are_there_again_after_a_kill() {
    let places = Places::new();
    let mut state = places.start();
    act(&mut state, Command::Show(Workspace::Fuseki));
    act(&mut state, Command::Go(Navigation::By(3)));
    act(&mut state, Command::Go(Navigation::By(-1)));
    act(&mut state, FusekiCommand::Ask(Dataset::Professional));
    act(&mut state, Command::Show(Workspace::Joseki));
    act(&mut state, JosekiCommand::Show(ExplorerChoice::Shapes));
    act(&mut state, JosekiCommand::StartEmpty);
    act(&mut state, JosekiCommand::StepAt(Point::new(15, 3)));
    act(&mut state, JosekiCommand::Follow);
    act(&mut state, JosekiCommand::Mark);
    act(&mut state, JosekiCommand::GoTo(2));
    act(&mut state, JosekiCommand::Show(ExplorerChoice::Corner));
    act(&mut state, JosekiCommand::Follow);
    act(&mut state, JosekiCommand::Mark);
    act(&mut state, JosekiCommand::Upward);
    type Told = (Vec<Move>, usize, Vec<(Color, Option<Point>)>, crate::joseki::path::Path, Vec<String>);
    let told = |state: &AppState| -> Told {
        let (fuseki, joseki) = (state.fuseki(), state.joseki());
        let line = fuseki.path().iter().map(|step| step.play).collect();
        let marks = joseki.marks().iter().map(crate::joseki::MarkedPath::title).collect();
        (line, fuseki.at(), joseki.corner().moves(), joseki.shapes().path().clone(), marks)
    };
    let before = told(&state);
    assert!(before.0.len() == 3 && before.1 == 2 && !before.2.is_empty() && before.4.len() == 2);
    drop(state);
    let mut state = places.start();
    assert_eq!(told(&state), before);
    assert_eq!((state.fuseki().whose(), state.joseki().view()), (Dataset::Professional, ExplorerChoice::Corner));
    for view in ExplorerChoice::ALL {
        act(&mut state, JosekiCommand::Show(view));
        let steps = |state: &AppState| {
            let path = state.joseki().shapes().path();
            (state.joseki().corner().moves().len(), path.at(), path.len())
        };
        let (moves, at, length) = steps(&state);
        act(&mut state, JosekiCommand::Back);
        let (is_corner, is_shapes) = (view == ExplorerChoice::Corner, view == ExplorerChoice::Shapes);
        // The user looked at an earlier shape of the path: what lies behind it stays.
        assert_eq!(steps(&state), (moves - usize::from(is_corner), at - usize::from(is_shapes), length));
        act(&mut state, JosekiCommand::Forward);
    }
    assert_eq!(told(&state), before);
    act(&mut state, JosekiCommand::ShowMarked(0));
    assert!(state.joseki().shapes().path().len() > 2 && state.joseki().view() == ExplorerChoice::Shapes);
    // Nothing was looked at, so nothing was counted: it stays kept all the same.
    act(&mut state, Command::Show(Workspace::Library));
    drop(state);
    let mut state = places.start();
    act(&mut state, Command::ToggleCoordinates);
    drop(state);
    let mut state = places.start();
    act(&mut state, Command::Show(Workspace::Joseki));
    assert_eq!((told(&state).2, told(&state).4), (before.2, before.4));
}

#[test]
fn the_shape_with_which_joseki_begins_is_no_step_after_a_restart() {
    let places = Places::new();
    let mut begun = None;
    for start in 0..3 {
        let mut state = places.start();
        act(&mut state, Command::Show(Workspace::Joseki));
        act(&mut state, JosekiCommand::Show(ExplorerChoice::Shapes));
        let path = state.joseki().shapes().path().clone();
        assert!(path.here().step.is_some() && !state.joseki().can_go_back(), "start {start}");
        assert_eq!(begun.get_or_insert(path.clone()), &path);
    }
    let mut state = places.start();
    act(&mut state, JosekiCommand::StepChosen);
    assert!(state.joseki().can_go_back(), "the user saw it");
}

#[test]
fn drawings_filters_marks_and_selected_rows_are_there_again_after_a_kill() {
    let places = Places::new();
    let mut state = places.opened();
    act(&mut state, LibraryCommand::Filter("one".into()));
    act(&mut state, LibraryCommand::Sort(SortBy { column: GameColumn::Black, descending: true }));
    act(&mut state, Command::Show(Workspace::Shapes));
    act(&mut state, ShapesCommand::Step(3));
    let shape = state.shapes().portrait().unwrap().pattern.clone();
    act(&mut state, Command::Show(Workspace::Find));
    act(&mut state, FindCommand::Clear);
    act(&mut state, FindCommand::Use(FindTool::Stones));
    act(&mut state, FindCommand::Click { point: Point::new(15, 3), color: Some(Color::Black) });
    act(&mut state, FindCommand::Play { point: Point::new(15, 15), color: Color::Black });
    act(&mut state, FindCommand::Back);
    act(&mut state, FindCommand::Filter("other".into()));
    act(&mut state, FindCommand::SelectHit(1));
    let hit = state.find().hits().row(1).expect("both games have the stone");
    act(&mut state, FindCommand::Mark { hit, marked: true });
    let told = |state: &AppState| {
        let find = state.find();
        let marks: Vec<_> = find.all_marks().map(|mark| (mark.hit, mark.query.clone())).collect();
        (find.history().rows(), find.history().at(), find.question().clone(), find.filter().text().to_owned(), marks)
    };
    let before = told(&state);
    assert_eq!((before.0.iter().map(|(_, row)| row.len()).sum::<usize>(), before.4.len()), (3, 1));
    drop(state);
    let mut state = places.start();
    assert_eq!(told(&state), before);
    assert_eq!(state.find().selected().and_then(|row| state.find().hits().row(row)), Some(hit));
    assert_eq!((state.games().filter(), state.games().sort().descending), ("one", true));
    act(&mut state, Command::Show(Workspace::Shapes));
    assert_eq!(state.shapes().portrait().unwrap().pattern, shape);
    act(&mut state, Command::Show(Workspace::Find));
    // Another game takes the first number: the mark stays at its game.
    let first = places.home.with_file_name("A first.sgf");
    fs::write(&first, "(;GM[1]FF[4]SZ[19]PB[First];B[cc];W[qq];B[dd])").unwrap();
    act(&mut state, Command::Add(vec![first]));
    let moved = state.find().all_marks().next().expect("it is still marked").hit;
    assert_eq!((moved.game.0, moved.moves), (hit.game.0 + 1, hit.moves));
    drop(state);
    let state = places.start();
    assert_eq!(state.find().all_marks().next().unwrap().hit, moved);
}

#[test]
fn each_library_has_its_own_game_and_drawings() {
    let places = Places::new();
    let mut state = places.opened();
    let first = folder(&state).to_owned();
    play_a_game(&mut state, &[(2, 2)]);
    let moves = contest_moves(&state);
    let other = places.home.with_file_name("other.sgf");
    fs::write(&other, "(;GM[1]FF[4]SZ[19];B[cc];W[qq];B[dd])").unwrap();
    act(&mut state, Command::OpenAs(OpeningChoice::NewLibrary, vec![other]));
    assert!(state.play().contest().is_none());
    assert!(state.notices().all().iter().any(|notice| notice.text.contains("My games")), "it says where the game is");
    play_a_game(&mut state, &[(6, 6), (2, 6)]);
    let second = (folder(&state).to_owned(), contest_moves(&state));
    act(&mut state, Command::Open(vec![first]));
    assert_eq!(contest_moves(&state), moves);
    act(&mut state, Command::Open(vec![second.0]));
    assert_eq!(contest_moves(&state), second.1);
}

/// The state that must be there again, in words that can be compared.
#[derive(Debug, PartialEq)]
struct Made {
    contest: Vec<Move>,
    answers: usize,
    asked: Option<(usize, usize)>,
    fuseki: (Vec<Move>, usize),
    corner: Vec<(Color, Option<Point>)>,
    kept_paths: usize,
    history: (Vec<(usize, Vec<usize>)>, usize),
    question: String,
    filter: String,
    marks: Vec<katachi_core::find::Hit>,
    /// If it has edits.
    open_game: Option<String>,
    changed_games: usize,
    settings: String,
}

fn made(state: &AppState) -> Made {
    let (find, joseki, fuseki) = (state.find(), state.joseki(), state.fuseki());
    let round = state.play().guess().round();
    Made {
        contest: contest_moves(state),
        answers: round.map_or(0, |round| round.answers().len()),
        asked: round.and_then(|round| round.asked()).map(|asked| (asked.moves, asked.tries().len())),
        fuseki: (fuseki.path().iter().map(|step| step.play).collect(), fuseki.at()),
        corner: joseki.corner().moves(),
        kept_paths: joseki.marks().len(),
        history: (find.history().rows(), find.history().at()),
        question: format!("{:?}", find.question()),
        filter: find.filter().text().to_owned(),
        marks: find.all_marks().map(|mark| mark.hit).collect(),
        open_game: state.viewer().filter(|viewer| viewer.unsaved().is_some()).map(|viewer| to_sgf(viewer.tree())),
        changed_games: state.shared().changed_games().count(),
        settings: format!("{:?} {:?}", state.settings().theme, state.settings().coordinates),
    }
}

/// A small source of numbers, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    fn point(&mut self, side: usize) -> Point {
        Point::new(self.below(side) as u8, self.below(side) as u8)
    }
}

fn random_command(dice: &mut Dice, state: &AppState) -> Command {
    let small = ContestForm { size: BoardSize::new(9).unwrap(), resigns: false, ..ContestForm::default() };
    let hit = state.find().hits().row(dice.below(4));
    match dice.below(30) {
        0 => PlayCommand::Contest(ContestCommand::Set(small)).into(),
        1 => PlayCommand::Contest(ContestCommand::Start).into(),
        2..=5 => PlayCommand::Contest(ContestCommand::Play(Some(dice.point(9)))).into(),
        6 => PlayCommand::Contest(ContestCommand::Undo).into(),
        7 if dice.below(4) == 0 => PlayCommand::Contest(ContestCommand::Leave(AfterGame::Form)).into(),
        7 => PlayCommand::Contest(ContestCommand::Resign).into(),
        8 => PlayCommand::Guess(GuessCommand::Start).into(),
        9 => PlayCommand::Guess(GuessCommand::Reveal).into(),
        10 => PlayCommand::Guess(GuessCommand::Next).into(),
        11 => PlayCommand::Guess(GuessCommand::Try(dice.point(19))).into(),
        12 => Command::Show(Workspace::Fuseki),
        13 => FusekiCommand::Go(Navigation::By(dice.below(5) as i32 - 2)).into(),
        14 => FusekiCommand::Play(Some(dice.point(19))).into(),
        15 => Command::Show(Workspace::Joseki),
        16 => JosekiCommand::StepRow(dice.below(2)).into(),
        17 => JosekiCommand::Upward.into(),
        18 => JosekiCommand::Mark.into(),
        19 => JosekiCommand::Unmark(dice.below(3)).into(),
        20 => Command::Show(Workspace::Find),
        21 | 22 => FindCommand::Click { point: dice.point(19), color: Some(Color::BOTH[dice.below(2)]) }.into(),
        23 => FindCommand::Undo.into(),
        24 => FindCommand::Example(dice.below(6)).into(),
        25 => FindCommand::Filter(["", "one", "other", "player:"][dice.below(4)].into()).into(),
        26 if hit.is_some() => FindCommand::Mark { hit: hit.unwrap(), marked: dice.below(3) > 0 }.into(),
        26 => FindCommand::Back.into(),
        27 => Command::PlayStone { point: dice.point(19), color: None },
        28 => Command::Comment(format!("note {}", dice.below(100))),
        _ => match dice.below(3) {
            0 => Command::ToggleCoordinates,
            1 => Command::SetTheme(if dice.below(2) == 0 { ThemeChoice::Dark } else { ThemeChoice::Light }),
            _ => Command::Go(Navigation::By(dice.below(7) as i32 - 3)),
        },
    }
}

/// Random commands, killed at random moments and started again: everything that was made before the last write is there.
#[test]
fn nothing_that_was_made_is_lost_however_often_the_program_is_killed() {
    let seed = std::env::var("KATACHI_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let (places, mut dice) = (Places::new(), Dice(seed));
    let mut state = places.opened();
    // Stones at random rarely have a hit in two short games, so there is one mark from the beginning.
    act(&mut state, Command::Show(Workspace::Find));
    act(&mut state, FindCommand::Clear);
    act(&mut state, FindCommand::Click { point: Point::new(15, 3), color: Some(Color::Black) });
    let hit = state.find().hits().row(0).expect("both games have the stone");
    act(&mut state, FindCommand::Mark { hit, marked: true });
    let (mut contests, mut answers, mut marks, mut paths) = (0, 0, 0, 0);
    for kill in 0..25 {
        let mut log = Vec::new();
        for _ in 0..10 + dice.below(30) {
            let command = random_command(&mut dice, &state);
            log.push(format!("{command:?}"));
            state.apply(command);
            if dice.below(3) > 0 {
                settle(&mut state);
            }
        }
        wait_until_kept(&mut state);
        let before = made(&state);
        drop(state);
        state = places.start();
        let after = made(&state);
        let told = || format!("seed {seed}, kill {kill}: {before:?} became {after:?}\n{log:#?}");
        // The pattern player may have answered meanwhile.
        let contest = &after.contest;
        assert!(contest.starts_with(&before.contest) && contest.len() <= before.contest.len() + 1, "{}", told());
        let is_choosing = before.answers == 0 && before.asked.is_none();
        let round = |made: &Made| (made.answers, made.asked);
        assert!(is_choosing || round(&before) == round(&after), "{}", told());
        // The corner tree is walked along only once its figures are there.
        let is_waiting = before.corner.is_empty() || after.corner.is_empty();
        assert!(is_waiting || before.corner == after.corner, "{}", told());
        let same = |made: &Made| {
            format!(
                "{:?}",
                (
                    (&made.fuseki, made.kept_paths, &made.history, &made.question),
                    (&made.filter, &made.marks, &made.open_game, made.changed_games, &made.settings),
                )
            )
        };
        assert_eq!(same(&before), same(&after), "{}", told());
        contests += before.contest.len();
        answers += before.answers;
        marks += before.marks.len();
        paths += before.kept_paths;
    }
    assert!(contests > 0 && answers > 0 && marks > 0 && paths > 0, "{contests} {answers} {marks} {paths}");
}

/// A session whose numbers and texts are nonsense opens, and nothing panics.
#[test]
fn a_session_that_was_tampered_with_does_no_harm() {
    let places = Places::new();
    let mut state = places.opened();
    play_a_game(&mut state, &[(2, 2), (6, 6)]);
    act(&mut state, Command::Show(Workspace::Fuseki));
    act(&mut state, Command::Go(Navigation::By(2)));
    act(&mut state, Command::Show(Workspace::Joseki));
    act(&mut state, JosekiCommand::StepRow(0));
    act(&mut state, JosekiCommand::Mark);
    act(&mut state, JosekiCommand::Show(ExplorerChoice::Shapes));
    act(&mut state, JosekiCommand::Follow);
    act(&mut state, Command::Show(Workspace::Find));
    act(&mut state, FindCommand::Clear);
    act(&mut state, FindCommand::Click { point: Point::new(15, 3), color: Some(Color::Black) });
    act(&mut state, FindCommand::SelectHit(0));
    let hit = state.find().hits().row(0).unwrap();
    act(&mut state, FindCommand::Mark { hit, marked: true });
    act(&mut state, PlayCommand::Guess(GuessCommand::Start));
    act(&mut state, PlayCommand::Guess(GuessCommand::Reveal));
    let file = folder(&state).join(SESSION_FILE);
    drop(state);
    let text = fs::read_to_string(&file).unwrap();
    // Run with KATACHI_GOLDEN_OUT=tests/golden/session_v1_places.ron after a change of what is kept.
    if let Some(to) = std::env::var_os("KATACHI_GOLDEN_OUT") {
        fs::write(to, CommentMark::Ron.unseal(text.as_bytes()).body.trim_ascii_end()).unwrap();
    }
    // Each number in turn becomes a large one. The whole sweep is in `KATACHI_SWEEP=whole`.
    let numbers: Vec<(usize, usize)> = {
        let is_digit = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
        let starts = (1..text.len()).filter(|&at| is_digit(at) && !is_digit(at - 1));
        starts.map(|at| (at, (at..).find(|&end| !is_digit(end)).unwrap())).collect()
    };
    assert!(numbers.len() > 40, "{text}");
    let mut opened = 0;
    for &(from, to) in numbers.iter().step_by(7) {
        fs::write(&file, format!("{}200{}", &text[..from], &text[to..])).unwrap();
        let mut state = places.start();
        act(&mut state, Command::Show(Workspace::Play));
        opened += usize::from(state.corpus().games().len() == 2);
    }
    assert_eq!(opened, numbers.iter().step_by(7).count());
    fs::write(&file, &text).unwrap();
    assert!(LibrarySession::read(file.parent().unwrap()).play.is_some());
}
