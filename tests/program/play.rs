//! Finished boards counted by hand, dead stones, and games that are played to their end.

use katachi::go::{Board, BoardSize, Color, GameInfo, GameView, Move, Point, SetupStone};
use katachi::play::{
    Counting, Game, PatternPlayer, PlayError, PlayerParams, PlayerReply, Score, Style, fixed_handicap, free_handicap,
    most_fixed_handicap, ownership, propose_dead, score,
};
use katachi::progress::Progress;

/// `X` black, `O` white, `.` empty; a small letter for a dead stone.
fn drawn(rows: &str) -> (Board, Vec<Point>) {
    let rows: Vec<&str> = rows.split_whitespace().collect();
    let mut board = Board::new(BoardSize::new(rows.len() as u32).unwrap());
    let mut dead = Vec::new();
    for (y, row) in rows.iter().enumerate() {
        assert_eq!(row.len(), rows.len(), "{row}");
        for (x, cell) in row.chars().enumerate() {
            let point = Point::new(x as u8, y as u8);
            let color = match cell.to_ascii_uppercase() {
                'X' => Some(Color::Black),
                'O' => Some(Color::White),
                _ => None,
            };
            board.set_up([(point, color)]);
            if cell.is_ascii_lowercase() {
                dead.push(point);
            }
        }
    }
    (board, dead)
}

/// A game that starts from these stones.
fn begun(rows: &str, to_play: Color) -> Game {
    begun_on(&drawn(rows).0, to_play)
}

fn begun_on(board: &Board, to_play: Color) -> Game {
    let setup: Vec<SetupStone> =
        board.stones().map(|(point, color)| SetupStone { before_move: 0, point, cell: Some(color) }).collect();
    let view = GameView { size: board.size(), setup: &setup, moves: &[] };
    let mut game = Game::from_record(view, 0, GameInfo::default());
    game.set_to_play(to_play);
    game
}

/// The score of a board without komi and prisoners.
fn count(board: &Board, dead: &[Point], counting: Counting, komi: f32) -> Score {
    let mut game = begun_on(board, Color::Black);
    game.set_counting(counting);
    game.set_komi(komi);
    score(&game, dead)
}

/// Black's and White's points without komi by area, then by territory, with no earlier captures.
fn counted(rows: &str) -> [(f32, f32); 2] {
    let (board, dead) = drawn(rows);
    [Counting::Area, Counting::Territory].map(|counting| {
        let score = count(&board, &dead, counting, 0.0);
        (score.black, score.white)
    })
}

const SPLIT: &str = "
    ...XO.O..
    ..XXO..O.
    ...XOO.O.
    .X.XXO...
    ..X.XOOO.
    ...XXXO..
    ..o.X.O..
    ..X.XOO.O
    ....XO.O.";

#[test]
fn finished_boards_count_as_by_hand() {
    // Row by row, Black's points are 3 2 3 2 3 3 4 3 4, including the dead stone's, and White's 3 3 2 3 1 2 2 1 2.
    assert_eq!(counted(SPLIT), [(27.0 + 16.0, 19.0 + 18.0), (27.0 + 1.0, 19.0)]);
    let (board, dead) = drawn(SPLIT);
    let area = count(&board, &dead, Counting::Area, 0.0);
    assert_eq!(area.neutral, [Point::new(5, 6)]);
    assert_eq!(area.black_points.len() + area.white_points.len() + 1, 81);
    assert!(area.black_points.contains(&dead[0]));
}

#[test]
fn komi_and_the_words_of_a_result() {
    let (board, dead) = drawn(SPLIT);
    let counted = count(&board, &dead, Counting::Territory, 8.5);
    assert_eq!((counted.black, counted.white), (28.0, 27.5));
    assert_eq!(counted.result(), "B+0.5");
    let even = count(&board, &dead, Counting::Area, 6.0);
    assert_eq!((even.result(), even.winner()), ("0".to_owned(), None));
    let lost = count(&board, &dead, Counting::Area, 8.0);
    assert_eq!(lost.result(), "W+2");
}

#[test]
fn whoever_marks_one_stone_of_a_chain_as_dead_means_the_chain() {
    let size = BoardSize::new(5).unwrap();
    let stones = ["A2", "B2", "B1"].map(|label| (Color::White, label)).into_iter();
    let wall = ["A3", "B3", "C3", "C2", "C1"].map(|label| (Color::Black, label));
    let mut game = Game::new(size);
    for (color, label) in stones.chain(wall) {
        game.play(Move::play(color, Point::from_label(label, size).unwrap())).unwrap();
    }
    game.set_counting(Counting::Territory);
    game.set_komi(0.5);
    let twice = ["A2", "B1", "E5"].map(|label| Point::from_label(label, size).unwrap());
    // 20 points and 3 prisoners.
    assert_eq!(score(&game, &twice).result(), "B+22.5");
    game.set_counting(Counting::Area);
    assert_eq!(score(&game, &twice).result(), "B+24.5");
    assert_eq!(score(&game, &[]).result(), "B+16.5");
}

/// Four black stones in a row and White's chain around them share two liberties: neither can capture the other.
const SEKI: &str = "
    O.XXXX.OX
    OOOOOOOOX
    XXXXXXXXX
    .........
    ..X......
    .........
    ......X..
    .........
    .........";

/// Black in the corner and White beside it have one eye each and share the liberty between them.
const SEKI_WITH_EYES: &str = "
    .X.O.OX..
    XXOOOOX..
    OOXXXXX..
    .OX......
    OOX......
    .OX......
    OOX......
    XXX......
    .........";

#[test]
fn eyes_in_a_seki_count_by_area_and_not_by_territory() {
    let (board, _) = drawn(SEKI_WITH_EYES);
    let area = count(&board, &[], Counting::Area, 0.0);
    let territory = count(&board, &[], Counting::Territory, 0.0);
    assert_eq!(area.neutral, [Point::new(2, 0)]);
    assert_eq!(area.seki.len(), 3 + 6);
    assert_eq!(territory.neutral, [Point::new(0, 0), Point::new(2, 0), Point::new(4, 0)]);
    // White's other chain has two eyes; the rest belongs to Black's outside: 2 2 2 6 6 6 6 6 9, row by row.
    assert_eq!((territory.black, territory.white), (45.0, 2.0));
    let [(black, white), (black_territory, white_territory)] = counted(SEKI);
    assert_eq!((black, white), (81.0 - 12.0, 10.0));
    assert_eq!((black_territory, white_territory), (52.0, 0.0));
}

#[test]
fn what_both_colours_reach_counts_for_nobody() {
    assert_eq!(counted("..X.O ..X.O ..X.O ..X.O ..X.O"), [(15.0, 5.0), (10.0, 0.0)]);
    let empty = count(&Board::new(BoardSize::NINETEEN), &[], Counting::Area, 7.0);
    assert_eq!((empty.black, empty.white, empty.neutral.len()), (0.0, 7.0, 361));
}

fn proposed(rows: &str) -> (Vec<Point>, Vec<Point>) {
    let (board, mut dead) = drawn(rows);
    dead.sort_by_key(|point| (point.y, point.x));
    (propose_dead(&board, 1, &Progress::new()).unwrap(), dead)
}

#[test]
fn playouts_propose_the_stones_that_are_dead() {
    for rows in [SPLIT, SEKI_WITH_EYES, SEKI] {
        let (proposed, dead) = proposed(rows);
        assert_eq!(proposed, dead, "{rows}");
    }
    // A whole group with one eye.
    let (proposed, dead) = proposed(
        "
        .xO......
        xxO...O..
        OOO......
        .......O.
        ..OOOOO..
        XXXXXXXXX
        .X....X..
        X.X..X.o.
        .......X.",
    );
    assert_eq!(proposed, dead);
}

#[test]
fn ownership_is_the_same_on_one_thread_and_on_two() {
    let (board, _) = drawn(SPLIT);
    let on = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| ownership(&board, None, 64, 7, &Progress::new()).unwrap())
    };
    assert_eq!(on(1), on(2));
    let whose = on(1);
    assert!(whose.at(Point::new(0, 0)) > 0.9 && whose.at(Point::new(8, 4)) < -0.9);
    assert!((whose.margin() - 6.0).abs() < 4.0, "{}", whose.margin());
    assert!(whose.wins(Color::Black, 0.5) > 0.9 && whose.wins(Color::White, 16.5) > 0.9);
    let cancelled = Progress::new();
    cancelled.cancel();
    assert!(ownership(&board, None, 64, 7, &cancelled).is_err());
}

#[test]
fn a_game_keeps_the_rules_of_ko_suicide_and_repetition() {
    use Color::{Black, White};
    let mut game = begun(".XO.. XO.O. .XO.. ....X ...X.", Black);
    let (take, back) = (Move::play(Black, Point::new(2, 1)), Move::play(White, Point::new(1, 1)));
    assert_eq!(game.check(Move::play(White, Point::new(4, 4))), Err(PlayError::Suicide));
    assert_eq!(game.check(Move::play(White, Point::new(1, 0))), Err(PlayError::Occupied));
    assert_eq!(game.check(Move::play(White, Point::new(5, 0))), Err(PlayError::OffBoard));
    assert!(!game.repeats(take));
    game.play(take).unwrap();
    assert_eq!(game.lost(White), 1);
    assert_eq!(game.play(back), Err(PlayError::Ko));
    // Black may fill the ko at once.
    game.check(Move::play(Black, Point::new(1, 1))).unwrap();
    game.pass().unwrap();
    assert!(!game.is_over());
    game.pass().unwrap();
    // Two passes end the game. A player who plays on may retake, but that repeats the position.
    assert!(game.is_over() && game.repeats(back));
    game.play(back).unwrap();
    assert_eq!(game.lost(Black), 1);
    game.resign(Black);
    assert_eq!(game.play(Move::pass(White)), Err(PlayError::Over));
    assert!(game.to_sgf().contains("RE[W+R]"), "{}", game.to_sgf());
    game.undo();
    assert_eq!((game.resigned(), game.moves().len()), (None, 4));
}

#[test]
fn undo_goes_back_to_every_earlier_position() {
    let mut game = Game::with_handicap(BoardSize::new(9).unwrap(), 4).unwrap();
    assert_eq!((game.to_play(), game.komi()), (Color::White, 0.5));
    let mut player =
        PatternPlayer::new(PlayerParams { style: Style::Sampled { temperature: 1.0 }, ..PlayerParams::default() });
    let mut before = Vec::new();
    while before.len() < 60 && !game.is_over() {
        before.push((game.board().to_string(), game.to_play(), Color::BOTH.map(|color| game.lost(color))));
        match player.reply(&game, &Progress::new()).unwrap() {
            PlayerReply::Play(point) => game.play(Move::play(game.to_play(), point)).unwrap(),
            PlayerReply::Pass => game.pass().unwrap(),
            PlayerReply::Resign => game.resign(game.to_play()),
        }
    }
    if game.resigned().is_some() {
        game.undo();
    }
    while let Some((board, to_play, lost)) = before.pop() {
        if game.moves().len() > before.len() {
            game.undo();
        }
        assert_eq!((game.board().to_string(), game.to_play()), (board, to_play));
        assert_eq!(Color::BOTH.map(|color| game.lost(color)), lost);
    }
    assert_eq!(game.undo(), None);
    assert_eq!(game.board().stones().count(), 4);
}

#[test]
fn a_record_with_stones_in_the_middle_is_taken_over_and_written() {
    let size = BoardSize::new(9).unwrap();
    let moves = [Move::play(Color::Black, Point::new(2, 2)), Move::play(Color::White, Point::new(6, 6))];
    let setup = [SetupStone { before_move: 1, point: Point::new(4, 4), cell: Some(Color::White) }];
    let view = GameView { size, setup: &setup, moves: &moves };
    let mut game = Game::from_record(view, 2, GameInfo::default());
    assert_eq!(game.board().stones().count(), 3);
    assert!(game.to_sgf().contains("AW[ee]"), "{}", game.to_sgf());
    game.undo();
    assert_eq!(game.board().stones().count(), 2);
    game.undo();
    assert_eq!(game.board().stones().count(), 0);
    game.play(moves[0]).unwrap();
    assert_eq!(game.board().stones().count(), 1);
}

#[test]
fn handicap_stones_stand_where_they_usually_do() {
    for side in 2..=19 {
        let size = BoardSize::new(side).unwrap();
        for stones in 0..=10 {
            let points = fixed_handicap(size, stones);
            let most = most_fixed_handicap(size);
            assert_eq!(points.is_ok(), (2..=most).contains(&stones), "{size} {stones}");
            let free = free_handicap(size, stones);
            assert_eq!(free.len(), stones.min(size.area() - 1));
            let distinct: std::collections::HashSet<_> = free.iter().collect();
            assert_eq!(distinct.len(), free.len());
            assert!(free.iter().all(|&point| size.contains(point)));
            if let Ok(points) = points {
                assert_eq!(points, free);
                assert!(
                    size.side() < 9
                        || stones > 5
                        || points.iter().all(|point| size.hoshi().contains(point))
                        || side % 2 == 0
                );
            }
        }
    }
}

/// A game of a player against itself.
fn self_play(side: u32, params: PlayerParams) -> Game {
    let mut game = Game::new(BoardSize::new(side).unwrap());
    let mut player = PatternPlayer::new(params);
    while !game.is_over() {
        assert!(game.moves().len() < 3 * game.size().area(), "no end:\n{}", game.board());
        match player.reply(&game, &Progress::new()).unwrap() {
            PlayerReply::Play(point) => {
                let play = Move::play(game.to_play(), point);
                assert!(!game.situation().fills_own_eye(point) && !game.repeats(play));
                game.play(play).unwrap();
            }
            PlayerReply::Pass => game.pass().unwrap(),
            PlayerReply::Resign => game.resign(game.to_play()),
        }
    }
    game
}

#[test]
fn players_play_to_the_end_on_boards_of_every_size() {
    for side in [2, 3, 4, 5, 7, 9] {
        for (seed, style) in [(1, Style::MostLikely), (2, Style::Sampled { temperature: 1.0 })] {
            let params = PlayerParams { style, seed, resigns: false, ..PlayerParams::default() };
            let game = self_play(side, params);
            assert_eq!(game.passes(), 2);
            if side == 9 && seed == 2 {
                assert_eq!(game.moves(), self_play(side, params).moves(), "the same seed plays the same game");
                assert!(game.moves().len() > 40, "{}", game.board());
            }
        }
    }
}

#[test]
fn a_search_takes_the_stones_that_decide_the_game() {
    let mut game = begun(
        "
        .........
        .OOOOOO..
        .OXXXXXOX
        .OXXXXX.X
        .OOOOOOOX
        .......XX
        XXXXXXXX.
        .........
        .........",
        Color::White,
    );
    game.set_komi(0.5);
    let mut player = PatternPlayer::new(PlayerParams { search: 400, ..PlayerParams::default() });
    assert_eq!(player.reply(&game, &Progress::new()), Ok(PlayerReply::Play(Point::new(7, 3))));
    assert_eq!(player.reply(&game, &Progress::new()), Ok(PlayerReply::Play(Point::new(7, 3))));
}

#[test]
fn a_player_passes_resigns_and_leaves_a_seki_alone() {
    let reply = |game: &Game| PatternPlayer::new(PlayerParams::default()).reply(game, &Progress::new()).unwrap();
    let hopeless = begun(
        "
        .X.XXXXXX
        XXXXXXXXX
        XXXX.XXXX
        XXXXXXXXX
        .........
        ..O......
        .........
        XXXXXXXXX
        .........",
        Color::White,
    );
    assert_eq!(reply(&hopeless), PlayerReply::Resign);
    let keep_on = PlayerParams { resigns: false, ..PlayerParams::default() };
    let stays = PatternPlayer::new(keep_on).reply(&begun(SEKI, Color::Black), &Progress::new()).unwrap();
    assert!(!matches!(stays, PlayerReply::Play(point) if point.y == 0), "{stays:?}");
    // The opponent passed, and Black is ahead on the board.
    let mut split = begun(SPLIT, Color::White);
    split.set_komi(0.5);
    split.pass().unwrap();
    assert_eq!(reply(&split), PlayerReply::Pass);
    // It plays on in the middle of a game: two thirds of the board are empty, though White leads by far.
    let mut middle = begun(
        "
        .........
        ..OOOOO..
        ..OX.XO..
        ..OXXXO..
        ..OOXOO..
        ...OOO...
        ..O...O..
        .........
        .........",
        Color::Black,
    );
    middle.pass().unwrap();
    assert!(matches!(reply(&middle), PlayerReply::Play(_)));
    // A border is open: columns 3 to 5 touch both colours.
    let mut border = begun(
        "
        .XX...OO.
        XXX...OOO
        .XX...OO.
        XXX...OOO
        .XX...OO.
        XXX...OOO
        .XX...OO.
        XXX...OOO
        .XX...OO.",
        Color::Black,
    );
    border.set_komi(30.5);
    border.pass().unwrap();
    assert!(matches!(reply(&border), PlayerReply::Play(_)));
    // On an open board it plays on, though White's komi alone would win.
    let mut open = Game::new(BoardSize::new(9).unwrap());
    open.pass().unwrap();
    assert!(matches!(reply(&open), PlayerReply::Play(_)));
}
