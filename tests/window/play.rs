//! The Play workspace in use: suggestions, guessing, and a game. Widgets are found by what screen readers are told.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::support::window::{self, LARGE_SCREEN, Window, act, click, click_at, on_board, press, settle, words};
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use katachi::app::find::continuations::letter;
use katachi::app::lab::{ContradictionCommand, ExperimentCommand, ExperimentForm};
use katachi::app::play::clock::TimeLimit;
use katachi::app::play::contest_form::ContestForm;
use katachi::app::play::guess::{GuessForm, GuessRecord, Round};
use katachi::app::play::suggest::MAX_LISTED_MOVES;
use katachi::app::play::{AfterGame, ContestCommand, GuessCommand, Mode, PlayCommand};
use katachi::app::{Command, GamePlace, Navigation, Settings, Workspace};
use katachi::corpus::duplicates::records_of;
use katachi::corpus::sgf::{read_tree, to_sgf};
use katachi::go::{BoardSize, GameKey, Point};
use katachi::gui::App;
use katachi::library::{LEARNED_FILE, kept_rings};
use katachi::pattern::{Image, Symmetry};
use katachi::predict::rings::word::RingShape;
use katachi::predict::{ContextTable, Predictor, Situation};
use katachi::progress::Progress;
use katachi::study::{CardQuestion, CardQuestionKind, Grade, Moment};

/// Openings on small boards, with some shapes that occur twice.
const GAMES: &str = "\
(;SZ[9]PB[Jowa]PW[Gennan]DT[1830]RE[B+R];B[gc];W[cg];B[gg];W[cc];B[ce];W[ee];B[eg];W[ec];B[dd];W[de];B[cd];W[dc])\
(;SZ[9]PB[Shuwa]PW[Gennan]DT[1840]RE[W+2];B[gc];W[cg];B[gg];W[cc];B[ee];W[eg];B[ce];W[ec];B[fb];W[fg];B[gf])\
(;SZ[9]PB[Shusaku]PW[Shuwa]DT[1846];B[cc];W[gg];B[cg];W[gc];B[ee];W[ec];B[eg];W[ge];B[ed];W[fd];B[dc])";

/// A library of the games above, in a folder that is deleted with the value.
struct Games {
    _dir: tempfile::TempDir,
    window: Window,
}

/// A window with the games in a library folder, and the Play workspace shown.
fn games() -> Games {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("games.sgf");
    std::fs::write(&file, GAMES).unwrap();
    let library = dir.path().join("games.katachi");
    katachi::library::import(&library, &[file], true, &Progress::new()).unwrap();
    let mut window = window::bare(LARGE_SCREEN);
    act(&mut window, Command::Open(vec![library]));
    act(&mut window, Command::CancelAll);
    press(&mut window, Key::Num6);
    assert_eq!(window.state().state().workspace(), Workspace::Play);
    Games { _dir: dir, window }
}

/// Clicks a point of a 9×9 board.
fn click_point(window: &mut Window, board: &str, point: Point) {
    let at = on_board(window, board, (9, 9), (point.x, point.y));
    click_at(window, at, Modifiers::NONE);
}

fn guess(command: GuessCommand) -> Command {
    Command::Play(PlayCommand::Guess(command))
}

fn contest(command: ContestCommand) -> Command {
    Command::Play(PlayCommand::Contest(command))
}

#[test]
fn suggestions_are_the_models_and_follow_the_move_that_is_shown() {
    let Games { _dir, mut window } = games();
    let corpus = Arc::clone(window.state().state().corpus());
    let id = window.state().state().open_game().unwrap();
    // The records of the open game are left out.
    let records = records_of(&corpus, corpus.game(id));
    let others = corpus.only(corpus.games().iter().copied().filter(|id| !records.contains(id)).collect());
    let table = Arc::new(ContextTable::build(&others, &Progress::new()).unwrap());
    let mut predictor = Predictor::shipped().with_contexts(table);
    let mut earlier = Vec::new();
    for moves in [7, 4] {
        window.state_mut().apply(Command::Go(Navigation::Move(moves)));
        // The answer is there in the next frame.
        let expected = predictor.suggest(&Situation::of_game(corpus.game(id), moves), MAX_LISTED_MOVES);
        assert_eq!(window.state().state().play().suggest().answer().unwrap().candidates(), expected);
        settle(&mut window);
        let first = expected[0].point.label(corpus.game(id).size);
        let said = words(&window, "Go board");
        assert!(said.contains(&format!("; suggested: A {first}, B ")), "{said}");
        for (letter, suggestion) in ["A", "B", "C"].into_iter().zip(&expected) {
            let place = suggestion.point.label(corpus.game(id).size);
            window.get_by_label_contains(&format!("{letter}: {place}, "));
        }
        assert_ne!(expected, earlier);
        earlier = expected;
    }
    let why = earlier[0].why[0];
    window.get_by_label_contains(&format!("{}: {:+.1}", why.0.words(), why.1));
}

#[test]
fn a_candidates_surroundings_are_looked_for_in_all_games() {
    let Games { _dir, mut window } = games();
    act(&mut window, Command::Go(Navigation::Move(2)));
    let known = window.state().state().play().suggest().answer().unwrap();
    let row = known.candidates().iter().position(|candidate| candidate.context.is_some()).unwrap();
    let said = known.candidates()[row].context.unwrap();
    assert!(said.counts.played >= 2);
    act(&mut window, Command::Play(PlayCommand::Choose(row)));
    click(&mut window, "Show its games");
    let state = window.state().state();
    assert_eq!(state.workspace(), Workspace::Find);
    let found = &state.find().search().shown().unwrap().result;
    assert!(found.hits >= u64::from(said.counts.played), "{} of {said:?}", found.hits);
}

#[test]
fn the_rings_of_the_pattern_database_are_chosen_and_kept_in_the_library() {
    let Games { _dir, mut window } = games();
    let library = window.state().state().library().unwrap().folder.clone().unwrap();
    act(&mut window, Command::Go(Navigation::Move(2)));
    let kept = |window: &Window| kept_rings(&library, window.state().state().corpus()).unwrap().params().shape;
    assert_eq!(kept(&window), RingShape::Square);
    window.get_by_label("Around the move:");
    assert!(window.query_by_label("Rings:").is_none());
    for (label, shape) in [("Crosses", RingShape::Cross), ("Whole squares", RingShape::Square)] {
        // The choice may lie below the visible part of the pane.
        window.get_by_label(label).click_accesskit();
        settle(&mut window);
        let state = window.state().state();
        assert_eq!((state.play().engines().ring_shape(), state.settings().ring_shape), (Some(shape), Some(shape)));
        assert_eq!(kept(&window), shape);
    }
    act(&mut window, Command::ToggleExpert);
    window.get_by_label("Rings:");
}

/// Eleven games on 19×19, each of another year, with most moves in other places.
fn dated_games() -> String {
    let letter = |at: usize| char::from(b'a' + at as u8);
    let play = |game: usize, at: usize| {
        let cell = (game * 17 + at * 29) % 81;
        format!(";{}[{}{}]", ["B", "W"][at % 2], letter(5 + cell % 9), letter(5 + cell / 9))
    };
    let game = |number: usize| {
        let rest: String = (0..24).map(|at| play(number, at)).collect();
        format!("(;SZ[19]DT[{}];B[qd];W[dp];B[dc];W[qp]{rest})", 2001 + number)
    };
    (0..11).map(game).collect()
}

#[test]
fn the_share_of_moves_that_the_pattern_database_knows_is_measured() {
    let ask = |window: &mut Window| {
        window.get_by_label("How often is it right?").click_accesskit();
        settle(window);
    };
    // On small boards there is nothing to measure.
    let Games { _dir, mut window } = games();
    act(&mut window, Command::Go(Navigation::Move(2)));
    ask(&mut window);
    assert!(window.get_all_by_label_contains("There are no games to test").next().is_some());
    assert!(window.state().state().play().ring_accuracy().is_none());

    let dir = tempfile::tempdir().unwrap();
    let (file, library) = (dir.path().join("games.sgf"), dir.path().join("dated.katachi"));
    std::fs::write(&file, dated_games()).unwrap();
    katachi::library::import(&library, &[file], true, &Progress::new()).unwrap();
    act(&mut window, Command::Open(vec![library]));
    press(&mut window, Key::Num6);
    act(&mut window, Command::Go(Navigation::Move(2)));
    ask(&mut window);
    let accuracy = window.state().state().play().ring_accuracy().unwrap();
    assert_eq!((accuracy.counted, accuracy.games, accuracy.found.hits.positions), (10, 1, 28));
    let known = format!("{:.1}", accuracy.known() * 100.0);
    window.get_by_label_contains(&format!("Of 28 moves of 1 newer game, 10 other games know {known} %; "));
}

#[test]
fn the_stone_that_breaks_a_ladder_is_named_beside_the_move() {
    // White's stone on D16 runs out at D15. In the shown game N7 breaks the ladder; the other games have a stone beyond it
    // in its place. Moves in the lower corners leave the model few larger moves.
    let game = |breaker: &str, rest: &[String]| {
        let first = ["dc", "dd", "cd", breaker, "ce", "qd", "po", "dp", "qq", "pq", "ed"].map(str::to_owned);
        let points = first.iter().chain(rest).zip(["B", "W"].into_iter().cycle());
        format!("(;SZ[19]{})\n", points.map(|(at, color)| format!(";{color}[{at}]")).collect::<String>())
    };
    let other = |number: u8| {
        let far = (0..13).map(|column| Point::new(6 + column, 9 - (column + number) % 3).to_sgf());
        game("nn", &std::iter::once("de".to_owned()).chain(far).collect::<Vec<_>>())
    };
    let dir = tempfile::tempdir().unwrap();
    let (file, library) = (dir.path().join("games.sgf"), dir.path().join("games.katachi"));
    std::fs::write(&file, (1..3).map(other).collect::<String>()).unwrap();
    katachi::library::import(&library, &[file], true, &Progress::new()).unwrap();
    let mut window = window::bare(LARGE_SCREEN);
    act(&mut window, Command::Open(vec![library]));
    let tree = read_tree(game("mm", &[]).as_bytes(), 0).unwrap();
    act(&mut window, Command::OpenRecord { tree: Box::new(tree), moves: 11 });
    press(&mut window, Key::Num6);
    let answer = window.state().state().play().suggest().answer().unwrap();
    let row = answer.candidates().iter().position(|candidate| candidate.point == Point::new(3, 4));
    let row = row.expect("the model lists the move");
    assert_eq!(answer.ring_pattern(row).expect("the other games have the move").answer.played, 2);
    act(&mut window, Command::Play(PlayCommand::Choose(row)));
    window.get_by_label("Beyond the rings, a ladder depends on N7.");
}

#[test]
fn suggested_moves_are_named_as_the_board_is_shown() {
    let Games { _dir, mut window } = games();
    let id = window.state().state().open_game().unwrap();
    let image = Image { symmetry: Symmetry::ALL[1], swapped: true };
    press(&mut window, Key::Num3);
    window::press_with(&mut window, Modifiers::COMMAND, Key::G);
    act(&mut window, GamePlace { shown_as: image, ..GamePlace::new(id, 4) }.into());
    let state = window.state().state();
    let (answer, turned) = (state.suggestions().unwrap(), state.viewer().unwrap().turned());
    assert_eq!(turned.image, image, "Find shows a game like its drawing");
    let played = |rank: usize| answer.candidates()[rank].point;
    let shown = |rank: usize| turned.point(played(rank)).label(turned.size);
    for rank in 0..3 {
        let entry = format!("{} {} ", letter(rank), shown(rank));
        assert!(window.query_all_by_label_contains(&entry).next().is_some(), "{entry}");
    }
    assert!((0..3).any(|rank| shown(rank) != played(rank).label(turned.size)));
    press(&mut window, Key::Num6);
    let state = window.state().state();
    assert_eq!(state.viewer().unwrap().turned().image, Image::default());
    let answer = state.play().suggest().answer().unwrap();
    for rank in 0..3 {
        let label = format!("{}: {}", letter(rank), answer.candidates()[rank].point.label(turned.size));
        assert!(window.query_all_by_label_contains(&label).next().is_some(), "{label}");
    }
}

#[test]
fn suggestions_go_to_the_boards_of_other_workspaces_and_away_again() {
    let Games { _dir, mut window } = games();
    press(&mut window, Key::Num1);
    assert!(!words(&window, "Go board").contains("suggested"));
    click(&mut window, "Suggest");
    assert!(words(&window, "Go board").contains("suggested: A "));
    // The letters' points and shares stand under the board, inside the pane.
    let answer = window.state().state().suggestions().unwrap();
    let first = answer.candidates()[0].point.label(answer.board().size());
    let legend = window.get_by_label_contains(&format!("A {first} ")).rect();
    let board = window.get_by_role_and_label(Role::Canvas, "Go board").rect();
    assert!(legend.top() >= board.bottom() && legend.left() >= board.left() && legend.right() <= board.right());
    let shade = "the deeper the shade, the likelier";
    assert_eq!(window.get_by_label_contains(shade).rect(), legend, "it is told in the same line");
    // No letter covers a mark of the record.
    let paste = |window: &mut Window, mark: &str| act(window, Command::PasteSgf(format!("(;SZ[9]AB[ee]{mark})")));
    paste(&mut window, "");
    let first = window.state().state().suggestions().unwrap().candidates()[0].point;
    assert!(words(&window, "Go board").contains("suggested: A "));
    let [column, row] = [first.x, first.y].map(|at| char::from(b'a' + at));
    paste(&mut window, &format!("TR[{column}{row}]"));
    assert!(words(&window, "Go board").contains("suggested: B "));
    window::press_with(&mut window, Modifiers::COMMAND, Key::G);
    assert!(!words(&window, "Go board").contains("suggested"));
    assert!(window.query_by_label_contains(shade).is_none());
}

/// The point of the move to be guessed.
fn answer(window: &Window) -> Point {
    let state = window.state().state();
    let asked = state.play().guess().round().and_then(Round::asked).unwrap();
    let GuessRecord { id, .. } = &asked.record;
    let play = state.corpus().game(id.unwrap()).moves[asked.moves];
    asked.turned.point(play.point().unwrap())
}

/// A legal point that is not the answer and was not tried.
fn wrong(window: &Window, tried: &[Point]) -> Point {
    let state = window.state().state();
    let asked = state.play().guess().round().and_then(Round::asked).unwrap();
    let free = |point: &Point| asked.board.is_legal(asked.to_play, *point) && !tried.contains(point);
    let answer = answer(window);
    // Choose a point off the diagonals and the middle lines, which has no mirror image that could count.
    BoardSize::new(9)
        .unwrap()
        .points()
        .filter(free)
        .find(|point| *point != answer && (point.x, point.y) > (4, 0))
        .unwrap()
}

#[test]
fn a_miss_lights_the_area_and_becomes_a_card() {
    let Games { _dir, mut window } = games();
    let library = window.state().state().library().unwrap().folder.clone().unwrap();
    click(&mut window, "Guess the move");
    window.get_by_label("Review due (0)");
    let form = GuessForm { from: 5, ..GuessForm::default() };
    act(&mut window, guess(GuessCommand::Set(form)));
    click(&mut window, "Start");
    let (right, first) = (answer(&window), wrong(&window, &[]));
    click_point(&mut window, "Guessing board", first);
    let hint = |window: &Window| window.state().state().play().guess().round().and_then(Round::asked).unwrap().hint();
    let quarter = hint(&window).expect("a miss gives a hint");
    assert!(quarter.contains(right) && quarter.width() == 5);
    window.get_by_label("It was played in this quarter of the board.");
    let second = wrong(&window, &[first]);
    click_point(&mut window, "Guessing board", second);
    let smaller = hint(&window).unwrap();
    assert!(smaller.contains(right) && smaller.width() < quarter.width());
    click_point(&mut window, "Guessing board", right);
    window.get_by_label("Found in the box.");
    let score = window.state().state().play().guess().round().unwrap().score();
    assert!(score.0 >= 30 && score.1 == 100);
    // The card is on disk, and due in an hour.
    let kept = katachi::library::study::read(&library, &Progress::new()).unwrap().deck;
    assert_eq!((kept.len(), kept.due(CardQuestionKind::Move, Moment::now().plus_secs(3_600)).len()), (1, 1));
    // The next move is guessed at once, so there is no card.
    press(&mut window, Key::Space);
    let right = answer(&window);
    click_point(&mut window, "Guessing board", right);
    window.get_by_label("Right at once!");
    assert_eq!(window.state().state().play().guess().cards().deck().len(), 1);
    window.get_by_label_contains("opening: 1 of 2 right at once");
}

#[test]
fn a_card_that_is_due_is_asked_again_turned() {
    let Games { _dir, window } = games();
    let library = window.state().state().library().unwrap().folder.clone().unwrap();
    let corpus = Arc::clone(window.state().state().corpus());
    let game = GameKey::from_game(corpus.game(corpus.games()[1]));
    let question = CardQuestion::Move { game, moves: 6 };
    // Cards missed years ago, and cards of games that are not loaded.
    let missed = Moment::from_secs(1_700_000_000);
    let lost = CardQuestion::Move { game: "00000000deadbeef".parse().unwrap(), moves: 1 };
    katachi::library::study::update(&library, &Progress::new(), |deck| {
        deck.review(&question, Grade::Again, missed);
        deck.review(&lost, Grade::Again, missed);
    })
    .unwrap();
    let mut window = window::bare(LARGE_SCREEN);
    act(&mut window, Command::Open(vec![library.clone()]));
    act(&mut window, Command::Play(PlayCommand::Turn(Mode::Guess)));
    click(&mut window, "Review due (2)");
    let state = window.state().state();
    let round = state.play().guess().round().unwrap();
    let asked = round.asked().unwrap();
    assert!(asked.is_review && round.left() == Some(0));
    assert_eq!((asked.moves, asked.record.black.as_str()), (6, "Shuwa"));
    assert_eq!(asked.turned.image, state.play().guess().cards().deck().get(&question).unwrap().image());
    assert!(state.notices().all().iter().any(|notice| notice.text.contains("1 due card of games")));
    let right = answer(&window);
    click_point(&mut window, "Guessing board", right);
    window.get_by_label("Right at once!");
    let deck = katachi::library::study::read(&library, &Progress::new()).unwrap().deck;
    let grades: Vec<Grade> = deck.get(&question).unwrap().reviews().iter().map(|review| review.grade).collect();
    assert_eq!(grades, [Grade::Again, Grade::Good]);
    assert_eq!(deck.due(CardQuestionKind::Move, Moment::now()).len(), 1, "only the one whose game is gone");
}

#[test]
fn patterns_in_playouts_are_played_in_the_background_stopped_and_gone_on_with() {
    let Games { _dir, mut window } = games();
    click(&mut window, "Playouts");
    window.get_by_label("Play 20 quick games");
    let form = ExperimentForm { games: 1, simulations: 10, top: None, ..ExperimentForm::default() };
    act(&mut window, PlayCommand::Experiment(ExperimentCommand::Set(form)).into());
    click(&mut window, "Start");
    wait_for_games(&mut window);
    let columns = window.state().state().play().experiment().columns();
    // The list has fewer shapes than the 2,000 of the paper.
    assert_eq!(columns.iter().map(|column| column.top).collect::<Vec<_>>(), [300, 400, 500, 800, 1000]);
    assert!(columns.iter().all(|column| column.tally.a_wins() + column.tally.b_wins() == 2));
    window.get_by_label_contains("Published: the more patterns, the weaker");
    assert!(window.query_by_label("Play 20 quick games").is_none(), "it is for those who have played none");
    // Ask for more games: those already played are kept.
    act(&mut window, PlayCommand::Experiment(ExperimentCommand::Set(ExperimentForm { games: 2, ..form })).into());
    click(&mut window, "Start");
    let (_, total) = window.state().state().play().experiment().progress().unwrap_or((0, 10));
    assert!(total <= 10, "{total}");
    click_if_there(&mut window, "Stop");
    wait_for_games(&mut window);
    let after = window.state().state().play().experiment().columns();
    assert!(after.iter().zip(&columns).all(|(after, before)| after.tally.a_wins() >= before.tally.a_wins()));
}

#[test]
fn moves_of_a_list_stand_beside_what_the_games_play() {
    let Games { _dir: dir, mut window } = games();
    let list = dir.path().join("own.db");
    std::fs::write(&list, "Pattern Middle\n\n...\n.*.\n...\n\n:8,-\n").unwrap();
    click(&mut window, "Playouts");
    click(&mut window, "Contradictions");
    window.get_by_label("Open a list…");
    window.get_by_label("Look up professional shapes");
    act(&mut window, PlayCommand::Contradictions(ContradictionCommand::Open(list)).into());
    window.get_by_label_contains("1 patterns with a move, of which 1 came up");
    click(&mut window, "All patterns");
    window.get_by_label_contains("Middle: came up ");
}

fn wait_for_games(window: &mut Window) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while window.state().state().play().experiment().is_playing() {
        assert!(Instant::now() < deadline, "the games do not end");
        std::thread::sleep(Duration::from_millis(5));
        window.step();
    }
    settle(window);
}

fn click_if_there(window: &mut Window, label: &str) {
    if window.query_by_label(label).is_some() {
        click(window, label);
    }
}

#[test]
fn a_filter_says_which_games_are_guessed_and_whose_moves() {
    let Games { _dir, mut window } = games();
    click(&mut window, "Guess the move");
    window.get_by_label("Games to guess").focus();
    window.run_steps(2);
    window.get_by_label("Games to guess").type_text("player:shusaku");
    settle(&mut window);
    window.get_by_label("Player to guess").focus();
    window.run_steps(2);
    window.get_by_label("Player to guess").type_text("shuwa");
    settle(&mut window);
    click(&mut window, "Start");
    for number in 0..5 {
        let asked = window.state().state().play().guess().round().and_then(Round::asked).unwrap();
        assert_eq!((asked.record.black.as_str(), asked.moves), ("Shusaku", 2 * number + 1), "White's moves alone");
        act(&mut window, guess(GuessCommand::Reveal));
        press(&mut window, Key::Space);
    }
    window.get_by_label("Done.");
    assert_eq!(window.state().state().play().guess().round().unwrap().answers().len(), 5);
}

#[test]
fn cards_of_games_without_a_folder_are_kept_in_the_settings() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("games.sgf");
    std::fs::write(&file, GAMES).unwrap();
    let mut window = window::bare(LARGE_SCREEN);
    act(&mut window, Command::Open(vec![file.clone()]));
    act(&mut window, Command::Play(PlayCommand::Turn(Mode::Guess)));
    act(&mut window, guess(GuessCommand::Start));
    act(&mut window, guess(GuessCommand::Reveal));
    let settings = window.state().state().settings().clone();
    assert!(settings.cards.contains("Move("), "{}", settings.cards);
    let settings = Settings::from_ron(&settings.to_ron()).unwrap();
    let mut again = window::for_app(App::new(settings, None), LARGE_SCREEN);
    act(&mut again, Command::Open(vec![file]));
    act(&mut again, Command::Show(Workspace::Play));
    assert_eq!(again.state().state().play().guess().cards().deck().len(), 1);
}

/// Plays on the board until both pass. Moves are the model's own first choice, like those of the pattern player.
fn play_to_the_end(window: &mut Window) {
    let deadline = Instant::now() + Duration::from_secs(300);
    let mut predictor = Predictor::shipped();
    for turn in 0.. {
        assert!(Instant::now() < deadline && turn < 200, "the game does not end");
        let contest = window.state().state().play().contest().unwrap();
        if contest.game().is_over() {
            return;
        }
        assert!(contest.is_your_turn());
        let situation = contest.game().situation();
        // After the opening this side passes, so that the game is short.
        let policy = predictor.policy(situation);
        let choice = policy.iter().map(|&(point, _)| point).find(|&point| !situation.fills_own_eye(point));
        match choice.filter(|_| turn < 24) {
            Some(point) => click_point(window, "Game board", point),
            None => click(window, "Pass"),
        }
    }
}

#[test]
fn a_whole_game_is_played_counted_and_saved() {
    let Games { _dir, mut window } = games();
    click(&mut window, "Play a game");
    let nine = BoardSize::new(9).unwrap();
    let form = ContestForm { size: nine, resigns: false, ..ContestForm::default() };
    act(&mut window, contest(ContestCommand::Set(form)));
    click(&mut window, "Start");
    window.get_by_label("Learn from this game");
    click_point(&mut window, "Game board", Point::new(4, 4));
    let moves = |window: &Window| window.state().state().play().contest().unwrap().game().moves().len();
    assert_eq!(moves(&window), 2, "it answers");
    window::press_with(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(moves(&window), 0, "undone to the own move");
    play_to_the_end(&mut window);
    window.get_by_label("Are the right stones dead?");
    window.get_by_label_contains("Proposed: ");
    assert!(window.query_by_label("Prisoners").is_none(), "by area they count for nobody");
    let place_of_save = window.get_by_label("Save as SGF…").rect();
    let score = |window: &Window| window.state().state().play().contest().unwrap().counted().unwrap().score().clone();
    // A click on a chain changes its status, and a second click changes it back.
    let proposed = score(&window);
    let contest_now = window.state().state().play().contest().unwrap();
    let (stone, _) = contest_now.board().stones().next().unwrap();
    let was_dead = contest_now.counted().unwrap().is_dead(stone);
    click_point(&mut window, "Game board", stone);
    let contest_now = window.state().state().play().contest().unwrap();
    assert_ne!(contest_now.counted().unwrap().is_dead(stone), was_dead);
    click_point(&mut window, "Game board", stone);
    assert_eq!(score(&window), proposed);
    // Wherever points count for nobody, the window says so.
    let stones: Vec<Point> = {
        let board = window.state().state().play().contest().unwrap().board();
        board.stones().map(|(point, _)| point).step_by(3).take(12).collect()
    };
    let mut open = 0;
    for stone in stones {
        click_point(&mut window, "Game board", stone);
        let is_open = !score(&window).neutral.is_empty();
        assert_eq!(window.query_all_by_label_contains("both colours and count").count() > 0, is_open, "{stone:?}");
        open += usize::from(is_open);
        click_point(&mut window, "Game board", stone);
    }
    assert!(open > 0, "no border was ever open");
    assert_eq!(score(&window), proposed);
    click(&mut window, "Agree");
    assert!(window.query_by_label_contains("Proposed: ").is_none());
    assert_eq!(window.get_by_label("Save as SGF…").rect(), place_of_save, "no button moves");
    let game = window.state().state().play().contest().unwrap().game();
    assert_eq!(game.info().result, proposed.result());
    assert_eq!(
        katachi::play::score(
            game,
            &window.state().state().play().contest().unwrap().counted().unwrap().dead().collect::<Vec<_>>()
        ),
        proposed
    );
    let said = |window: &Window| window.state().state().notices().all().last().unwrap().text.clone();
    for words in
        ["Learned: the pattern database plays from this game too", "The pattern database knows this game already"]
    {
        click(&mut window, "Learn from this game");
        assert_eq!(said(&window), words);
    }
    let kept = std::fs::read_to_string(_dir.path().join("games.katachi").join(LEARNED_FILE)).unwrap();
    assert_eq!(kept.matches("SZ[9]").count(), 1, "{kept}");
    let file = _dir.path().join("my game.sgf");
    window::press_with(&mut window, Modifiers::COMMAND, Key::S);
    act(&mut window, Command::SaveTo(file.clone()));
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains("SZ[9]") && text.contains(&format!("RE[{}]", proposed.result())), "{text}");
    assert!(text.contains("PB[You]PW[Katachi]") || text.contains("PB[You]"), "{text}");
    // The clipboard gets the same.
    window.state_mut().apply(Command::CopySgf);
    assert_eq!(said(&window), "The game is in the clipboard, as SGF");
    click(&mut window, "Look at it");
    let state = window.state().state();
    assert_eq!(
        (state.play().mode(), state.viewer().unwrap().line_moves()),
        (Mode::Suggest, state.viewer().unwrap().move_number())
    );
}

#[test]
fn the_whole_form_of_a_game_fits_a_small_screen() {
    let mut window = window::in_workspace(Key::Num6, Workspace::Play, window::SMALL_SCREEN);
    click(&mut window, "Play a game");
    let bottom = window.get_by_label("Resigns lost games").rect().bottom();
    let score = window.get_by_label_contains("The score appears here").rect().top();
    assert!(bottom < score - 40.0, "the last row ends at {bottom}, the pane below begins above {score}");
}

#[test]
fn resigning_ends_the_game_and_undo_takes_it_back() {
    let Games { _dir, mut window } = games();
    click(&mut window, "Play a game");
    let form = ContestForm { size: BoardSize::new(9).unwrap(), handicap: 2, ..ContestForm::default() };
    act(&mut window, contest(ContestCommand::Set(form)));
    click(&mut window, "a little");
    assert_eq!(window.state().state().play().contest_form().playouts, 100);
    click(&mut window, "Start");
    let contest_now = window.state().state().play().contest().unwrap();
    assert_eq!((contest_now.board().stones().count(), contest_now.game().moves().len()), (3, 1), "White begins");
    click(&mut window, "Resign");
    window.get_by_label("White wins: Black resigned.");
    window.get_by_label("Not counted: the game ended before.");
    click(&mut window, "Undo");
    assert!(window.state().state().play().contest().unwrap().is_your_turn());
    window.get_by_role_and_label(Role::Canvas, "Game board");
    assert!(window.query_by_label_contains("the larger, the likelier").is_none());
    let still = window.get_by_role_and_label(Role::Canvas, "Game board").rect();
    click(&mut window, "Estimate");
    assert!(window.state().state().play().contest().unwrap().estimate().is_some());
    let legend = "black squares: likely Black's · white squares: likely White's · the larger, the likelier";
    let (legend, board) =
        (window.get_by_label(legend).rect(), window.get_by_role_and_label(Role::Canvas, "Game board").rect());
    assert!(legend.top() >= board.bottom() && board == still, "{legend:?} {board:?}");
}

#[test]
fn the_clock_runs_on_your_turn_in_sight_and_its_end_is_the_games() {
    let Games { _dir, mut window } = games();
    click(&mut window, "Play a game");
    let time = TimeLimit { main: Duration::from_secs(60), periods: 3, period: Duration::from_secs(30) };
    let form = ContestForm { size: BoardSize::new(9).unwrap(), time: Some(time), ..ContestForm::default() };
    act(&mut window, contest(ContestCommand::Set(form)));
    click(&mut window, "Start");
    let left = |window: &Window| window.state().state().play().contest().unwrap().clock().unwrap().left();
    let wait = |window: &mut Window, millis: u64| {
        for _ in 0..millis / 50 {
            std::thread::sleep(Duration::from_millis(50));
            window.step();
        }
    };
    // No time passes while the game is out of view or paused.
    act(&mut window, Command::Show(Workspace::Find));
    let before = left(&window);
    wait(&mut window, 300);
    assert_eq!(left(&window), before);
    act(&mut window, Command::Show(Workspace::Play));
    click(&mut window, "Pause");
    let before = left(&window);
    wait(&mut window, 300);
    assert_eq!(left(&window), before);
    window.get_by_label_contains("paused");
    click(&mut window, "Go on");
    wait(&mut window, 200);
    assert!(left(&window).time < before.time && left(&window).periods.is_none());
    // A move stops the clock, and records the time left.
    act(&mut window, contest(ContestCommand::Play(Some(Point::new(4, 4)))));
    let sgf = |window: &Window| to_sgf(&window.state().state().play().contest().unwrap().tree(""));
    let text = sgf(&window);
    assert!(text.contains("TM[60]OT[3x30 byo-yomi]") && text.contains("B[ee]BL[5"), "{text}");
    assert_eq!(to_sgf(&read_tree(text.as_bytes(), 0).unwrap()), text, "and is read again");
    act(&mut window, contest(ContestCommand::Leave(AfterGame::Form)));
    let time = TimeLimit { main: Duration::from_secs(1), periods: 0, period: Duration::from_secs(5) };
    act(&mut window, contest(ContestCommand::Set(ContestForm { time: Some(time), ..form })));
    click(&mut window, "Start");
    wait(&mut window, 1_500);
    window.get_by_label("White wins: Black ran out of time.");
    assert!(sgf(&window).contains("RE[W+T]"));
    assert!(!window.state().state().play().contest().unwrap().is_your_turn());
}

#[test]
fn a_game_that_goes_on_is_not_left_without_asking() {
    let mut window = window::in_workspace(Key::Num6, Workspace::Play, LARGE_SCREEN);
    act(&mut window, contest(ContestCommand::Start));
    act(&mut window, contest(ContestCommand::Play(Some(Point::new(3, 3)))));
    let has_game = |window: &Window| window.state().state().play().contest().is_some();
    for command in [ContestCommand::Stop, ContestCommand::Start] {
        act(&mut window, contest(command));
        window.get_by_label("Leave this game?");
        window.step();
        assert!(window.get_by_label("Save it as SGF…").accesskit_node().is_focused(), "keys answer it");
        click(&mut window, "Cancel");
        assert!(window.query_by_label("Leave this game?").is_none() && has_game(&window));
        assert!(!window.state().state().play().contest().unwrap().game().moves().is_empty());
    }
    // Whoever asked for a new game gets it without asking again.
    act(&mut window, contest(ContestCommand::Start));
    click(&mut window, "Leave it");
    let contest_now = window.state().state().play().contest().expect("the new game has begun");
    assert!(contest_now.game().moves().is_empty());
    act(&mut window, contest(ContestCommand::Stop));
    assert!(!has_game(&window), "nothing was played that could be lost");
}

#[test]
fn the_report_of_a_game_ranks_its_moves_and_goes_to_them() {
    let mut window = window::with_sample(LARGE_SCREEN);
    settle(&mut window);
    act(&mut window, Command::ShowReport);
    click(&mut window, "Report");
    let report = window.state().state().play().report(window.state().state().shared()).unwrap().clone();
    let viewer = window.state().state().viewer().unwrap();
    assert_eq!(report.moves.len(), viewer.line_moves());
    // The move that the model expected least comes first.
    click(&mut window, "Rank");
    let least =
        report.moves.iter().max_by_key(|found| (found.rank.map_or(usize::MAX, |rank| rank), found.number)).unwrap();
    let label = format!("Report, move {}:", least.number);
    window.get_by_label_contains(&label).click();
    settle(&mut window);
    let viewer = window.state().state().viewer().unwrap();
    assert_eq!(viewer.move_number(), least.number - 1);
    let first = report.departures.first().unwrap().number;
    window.get_all_by_label_contains(&format!("new with move {first},")).next().unwrap().click();
    settle(&mut window);
    assert_eq!(window.state().state().viewer().unwrap().move_number(), first - 1);
}

#[test]
fn katachi_plays_both_sides_while_the_user_looks_on() {
    let mut window = window::bare(LARGE_SCREEN);
    press(&mut window, Key::Num6);
    click(&mut window, "Play a game");
    let form = ContestForm { size: BoardSize::new(5).unwrap(), watches: true, ..ContestForm::default() };
    act(&mut window, PlayCommand::Contest(ContestCommand::Set(form)).into());
    window.get_by_label("Start").click();
    let deadline = Instant::now() + Duration::from_secs(60);
    let moves = |window: &Window| window.state().state().play().contest().map_or(0, |game| game.game().moves().len());
    while moves(&window) < 6 {
        assert!(Instant::now() < deadline, "it does not go on");
        window.step();
        std::thread::sleep(Duration::from_millis(5));
    }
    let contest = window.state().state().play().contest().unwrap();
    let colors: Vec<_> = contest.game().moves().iter().map(|play| play.color()).collect();
    assert!(colors.windows(2).all(|pair| pair[0] != pair[1]), "{colors:?}");
    assert!(!contest.is_your_turn());
    act(&mut window, PlayCommand::Contest(ContestCommand::Leave(AfterGame::Form)).into());
}
