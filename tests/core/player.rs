//! The profile of a player agrees with slow and obvious counting over games of the sample, and over the same games
//! turned, mirrored and with swapped colours.

use std::collections::BTreeMap;

use katachi::corpus::evaluation::Evaluations;
use katachi::corpus::{Corpus, CorpusBuilder, GameHeader, GameId};
use katachi::find::filter::NamePattern;
use katachi::go::{Color, GameView, Point, Winner};
use katachi::library;
use katachi::mining::compare::{Contrast, Proportion};
use katachi::mining::corner::{Corner, CornerParams, corner_graph};
use katachi::mining::costly_shapes::Voice;
use katachi::mining::player::{
    CornerMove, MIN_SHAPE_GAMES, PlayerProfile, PlayerProfileError, PlayerProfileParams, ReferenceFigures,
    corner_point_name, other_games, player_profile,
};
use katachi::mining::wilson;
use katachi::pattern::{Image, Pattern, Symmetry, SymmetryGroup};
use katachi::progress::Progress;

use crate::support::random::random_corpus;
use crate::support::turned::{turned, turned_point, with_threads};

/// Games of the sample in one image, with new names: Ann plays in two out of three games, against one of two others,
/// with either colour.
fn named(count: usize, image: Image) -> Corpus {
    let sample = library::self_play().corpus;
    let sample = turned(&sample, |_| image);
    let mut builder = CorpusBuilder::new();
    for (number, &id) in sample.games().iter().take(count).enumerate() {
        let (mut black, mut white) = [("Ann", "Bob"), ("Cid", "Ann"), ("Bob", "Cid")][number % 3];
        if image.swapped {
            (black, white) = (white, black);
        }
        // Some results and years are unknown.
        let header = sample.header(id);
        let winner = if number % 5 == 4 { Winner::Unknown } else { header.winner };
        let year = (number % 4 > 0).then(|| 2000 + number as i16 % 4);
        let header = GameHeader { black, white, winner, year, ..header };
        let (game, source) = (sample.game(id), sample.source(id));
        builder.push(game, header, source, sample.recorded_moves(id), 0).unwrap();
    }
    builder.finish()
}

fn ann(corpus: &Corpus) -> Voice {
    Voice::of_player(corpus, &NamePattern::new("ann", true).unwrap())
}

fn params() -> PlayerProfileParams {
    PlayerProfileParams { window: "square:3".parse().unwrap(), least: 2, ..PlayerProfileParams::default() }
}

fn of_ann(corpus: &Corpus) -> PlayerProfile {
    of_ann_with(corpus, &params())
}

fn of_ann_with(corpus: &Corpus, params: &PlayerProfileParams) -> PlayerProfile {
    let voice = ann(corpus);
    let others = other_games(corpus, &voice).unwrap();
    let figures = ReferenceFigures::of_games(&others, params, &Progress::new()).unwrap();
    player_profile(corpus, &Evaluations::default(), &voice, &figures, params, &Progress::new()).unwrap()
}

/// Ann's games with her colour, and the games of others.
fn sides(corpus: &Corpus) -> (Vec<(GameId, Color)>, Vec<GameId>) {
    let (mut own, mut others) = (Vec::new(), Vec::new());
    for &id in corpus.games() {
        let header = corpus.header(id);
        match (header.black == "Ann", header.white == "Ann") {
            (true, _) => own.push((id, Color::Black)),
            (_, true) => own.push((id, Color::White)),
            _ => others.push(id),
        }
    }
    (own, others)
}

/// The first stones in the 10×10 corners, if `color` played them, checked against the position before each.
fn first_stones(game: GameView<'_>, color: Option<Color>) -> Vec<(u8, u8)> {
    let near = |corner: usize, point: Point| {
        let x = if corner % 2 == 1 { 18 - point.x } else { point.x };
        let y = if corner / 2 == 1 { 18 - point.y } else { point.y };
        (x < 10 && y < 10).then_some((x.min(y), x.max(y)))
    };
    let mut found = Vec::new();
    for corner in 0..4 {
        let first =
            game.moves.iter().enumerate().find(|(_, play)| play.point().is_some_and(|at| near(corner, at).is_some()));
        let Some((index, play)) = first else { continue };
        assert!(game.board_before(index).stones().all(|(point, _)| near(corner, point).is_none()));
        if color.is_none_or(|color| play.color() == color) {
            found.extend(near(corner, play.point().unwrap()));
        }
    }
    found
}

#[test]
fn results_openings_corners_and_shapes_are_those_that_are_counted_one_by_one() {
    let corpus = named(30, Image::default());
    let found = of_ann(&corpus);
    let (own, others) = sides(&corpus);
    assert_eq!((found.games, found.others as usize), (20, 10));
    assert_eq!(found.names, [("Ann".to_owned(), 20)]);

    let count = |color: Option<Color>, year: Option<i16>| {
        let fits = |&&(id, own): &&(GameId, Color)| {
            color.is_none_or(|color| color == own) && (year.is_none() || corpus.year(id) == year)
        };
        let games: Vec<_> = own.iter().filter(fits).collect();
        let decided = games.iter().filter(|(id, _)| corpus.winner(*id).color().is_some()).count();
        let won = games.iter().filter(|(id, own)| corpus.winner(*id).color() == Some(*own)).count();
        (games.len(), decided, won)
    };
    for row in &found.results {
        assert_eq!(
            (row.games as usize, row.decided as usize, row.won as usize),
            count(row.color, row.year),
            "{:?} {:?}",
            row.color,
            row.year
        );
    }
    assert!(found.results.iter().filter(|row| row.year.is_some()).count() >= 3);
    assert_eq!(found.years, Some((2001, 2003)));

    // Openings: games with the same stones after four moves, up to symmetry.
    let position = |id: GameId| corpus.game(id).board_before(4);
    let is_same = |id: GameId, stones: &[(Point, Color)]| {
        let board = position(id);
        Symmetry::ALL.iter().any(|&symmetry| {
            let image = Image { symmetry, swapped: false };
            board.stones().count() == stones.len()
                && stones.iter().all(|&(at, color)| board.get(turned_point(image, at, board.size())) == Some(color))
        })
    };
    for color in Color::BOTH {
        let games: Vec<GameId> = own.iter().filter(|(_, own)| *own == color).map(|(id, _)| *id).collect();
        let rows: Vec<_> = found.openings.iter().filter(|row| row.color == color).collect();
        assert!(!rows.is_empty());
        for row in rows {
            let stones = &row.opening.stones;
            let here: Vec<GameId> = games.iter().copied().filter(|&id| is_same(id, stones)).collect();
            let there = others.iter().filter(|&&id| is_same(id, stones)).count();
            assert_eq!((row.here.count as usize, row.here.of as usize), (here.len(), games.len()), "{stones:?}");
            assert_eq!((row.there.count as usize, row.there.of as usize), (there, others.len()));
            // Rare on both sides: too few games to say anything.
            let expected = row.there.share() * row.here.of as f64;
            assert!(row.here.count >= 2 || expected >= 2.0, "{row:?}");
            assert_eq!(row.contrast, Contrast::new(row.here, row.there).unwrap());
            let decided: Vec<Color> = here.iter().filter_map(|&id| corpus.winner(id).color()).collect();
            let won = decided.iter().filter(|&&winner| winner == color).count();
            assert_eq!(row.results(), (decided.len() as u32, won as u32));
            assert!(row.examples.iter().all(|id| here.contains(id)) && row.examples.is_empty() == here.is_empty());
        }
        let common = found.common_openings(color);
        assert!(
            common.is_sorted_by(|a, b| a.here.count >= b.here.count) && common.iter().all(|row| row.here.count > 0)
        );
    }

    // First moves in corners: hers, and those of both sides in the others' games.
    let counted = |stones: Vec<(u8, u8)>| {
        let mut counts = BTreeMap::<(u8, u8), u64>::new();
        stones.into_iter().for_each(|at| *counts.entry(at).or_default() += 1);
        counts
    };
    let hers = counted(own.iter().flat_map(|&(id, color)| first_stones(corpus.game(id), Some(color))).collect());
    let theirs = counted(others.iter().flat_map(|&id| first_stones(corpus.game(id), None)).collect());
    let (of_hers, of_theirs) = (hers.values().sum::<u64>(), theirs.values().sum::<u64>());
    assert!(of_hers > 20 && of_theirs == 4 * others.len() as u64);
    let mut listed = 0;
    for row in &found.first_moves {
        let at = (row.point.x, row.point.y);
        let [here, there] = [&hers, &theirs].map(|counts| counts.get(&at).copied().unwrap_or_default());
        assert_eq!(
            (row.here, row.there),
            (Proportion::new(here, of_hers), Proportion::new(there, of_theirs)),
            "{at:?}"
        );
        assert_eq!(row.share(), wilson(here, of_hers));
        for &(game, before) in &row.examples {
            let play = corpus.game(game).moves[before as usize];
            assert!(own.contains(&(game, play.color())));
            let corner =
                Corner::ALL.into_iter().find_map(|corner| corner.inside(play.point()?, corpus.game(game).size, 10));
            let corner = corner.unwrap();
            assert_eq!((corner.x.min(corner.y), corner.x.max(corner.y)), at);
        }
        listed += 1;
    }
    let expected = hers.keys().chain(theirs.keys()).collect::<std::collections::BTreeSet<_>>();
    let seen = |at: &&&(u8, u8)| {
        let [here, there] = [&hers, &theirs].map(|counts| counts.get(**at).copied().unwrap_or_default());
        // A first move that she never played is listed if she would have played it five times by the others' shares.
        here + there >= 5 && (here > 0 || there * of_hers >= 5 * of_theirs)
    };
    assert_eq!(listed, expected.iter().filter(seen).count());

    // Shapes: all her moves, one after the other.
    let mut played = BTreeMap::<Vec<_>, usize>::new();
    for &(id, color) in &own {
        let game = corpus.game(id);
        let mut replay = game.replay();
        while let Some(play) = replay.next_move() {
            if let Some(at) = play.point().filter(|_| play.color() == color) {
                let pattern = Pattern::on_board(&found.window, replay.board(), at, color);
                *played.entry(pattern.canonical(SymmetryGroup::Board).0.cells().to_vec()).or_default() += 1;
            }
            replay.advance();
        }
    }
    played.retain(|_, count| *count >= 2);
    assert_eq!(found.shapes.rows.len(), played.len());
    assert!(found.shapes.rows.iter().all(|row| played[row.pattern.cells()] == row.played));
    let order: Vec<(bool, f64)> =
        found.shapes.rows.iter().map(|row| (row.games < MIN_SHAPE_GAMES, row.expected.unwrap().p_value)).collect();
    assert!(order.is_sorted(), "shapes of one or two games come last");
    assert!(!order[0].0 && order.last().unwrap().0);
    assert!(found.overplayed().iter().all(|row| row.expected.unwrap().ratio.low > 1.0));
    assert!(found.underplayed().iter().all(|row| row.expected.unwrap().ratio.high < 1.0));
}

#[test]
fn corner_moves_of_one_or_two_games_come_last() {
    let params = PlayerProfileParams { corners: usize::MAX, ..params() };
    let found = of_ann_with(&named(120, Image::default()), &params);
    let is_of_few = |row: &CornerMove| (1..MIN_SHAPE_GAMES).contains(&row.games.len());
    let order: Vec<bool> = found.corners.iter().map(is_of_few).collect();
    assert!(order.is_sorted(), "{order:?}");
    assert!(order.contains(&true) && !order[0], "{order:?}");
}

/// The first moves of both sides agree with the graph of corners: on boards of all sizes, with captures, and with
/// stones set up before and during games.
#[test]
fn first_moves_of_everybody_are_those_of_the_corners() {
    let corpus = random_corpus(200);
    let graph = corner_graph(&corpus, CornerParams::default(), &Progress::new()).unwrap();
    let empty = graph.graph.empty_position().unwrap();
    let figures = ReferenceFigures::of_games(&corpus, &params(), &Progress::new()).unwrap();
    let all = Voice::everybody(&corpus);
    let found = player_profile(&corpus, &Evaluations::default(), &all, &figures, &params(), &Progress::new()).unwrap();
    assert!(found.first_moves.len() > 3);
    for row in &found.first_moves {
        assert_eq!(row.here, row.there, "{}", row.name());
        assert_eq!(row.here.of, u64::from(graph.graph.visits(empty).continued()));
        assert_eq!(row.contrast.log_odds, 0.0);
    }
}

/// The parts of a profile that stay the same when the board is turned.
fn without_places(found: &PlayerProfile) -> impl PartialEq + std::fmt::Debug + use<> {
    let openings: Vec<_> = found
        .openings
        .iter()
        .map(|row| {
            let opening = &row.opening;
            (row.color, opening.stones.clone(), row.results(), row.here, row.there, row.contrast, row.examples.clone())
        })
        .collect();
    let corners: Vec<_> = found
        .corners
        .iter()
        .map(|row| (row.mover, row.stones.clone(), row.next, row.here, row.there, row.contrast))
        .collect();
    let shapes: Vec<_> =
        found.shapes.rows.iter().map(|row| (row.pattern.clone(), row.played, row.games, row.expected)).collect();
    (openings, found.first_moves.clone(), corners, shapes)
}

#[test]
fn turned_and_recoloured_games_give_the_same_profile_on_any_number_of_threads() {
    let plain = of_ann(&named(15, Image::default()));
    assert!(!plain.openings.is_empty() && !plain.corners.is_empty() && !plain.shapes.rows.is_empty());
    assert_eq!(with_threads(3, || of_ann(&named(15, Image::default()))), plain);
    for index in [3, 6, 8, 13] {
        let image = Image::from_index(index);
        let found = of_ann(&named(15, image));
        assert_eq!(without_places(&found), without_places(&plain), "{image:?}");
        let results = |found: &PlayerProfile, swapped: bool| -> BTreeMap<_, _> {
            let color = |color: Color| if swapped { color.opponent() } else { color };
            let row = |row: &katachi::mining::player::ResultRow| {
                ((row.year, row.color.map(|own| color(own) as usize)), (row.games, row.decided, row.won))
            };
            found.results.iter().map(row).collect()
        };
        assert_eq!(results(&found, image.swapped), results(&plain, false), "{image:?}");
    }
}

#[test]
fn what_cannot_be_made_is_told() {
    let corpus = named(6, Image::default());
    let voice = ann(&corpus);
    let figures = ReferenceFigures::of_games(&corpus, &params(), &Progress::new()).unwrap();
    let made = |params: &PlayerProfileParams, progress: &Progress| {
        player_profile(&corpus, &Evaluations::default(), &voice, &figures, params, progress)
    };
    let none = PlayerProfileParams { moves: 0, ..params() };
    assert!(matches!(made(&none, &Progress::new()), Err(PlayerProfileError::NoMoves)));
    let even = PlayerProfileParams { window: "square:4".parse().unwrap(), ..params() };
    assert!(made(&even, &Progress::new()).unwrap_err().to_string().contains("square:4"));
    let stopped = Progress::new();
    stopped.cancel();
    assert!(matches!(made(&params(), &stopped), Err(PlayerProfileError::Cancelled(_))));
    assert!(matches!(ReferenceFigures::of_games(&corpus, &params(), &stopped), Err(PlayerProfileError::Cancelled(_))));
    assert!(other_games(&corpus, &Voice::everybody(&corpus)).is_none());
    let names = [(3, 3), (2, 3), (3, 2), (2, 2), (4, 2), (5, 3), (3, 6), (9, 9)]
        .map(|(x, y)| corner_point_name(Point::new(x, y)));
    let known = ["4-4 point (hoshi)", "3-4 point (komoku)", "3-4 point (komoku)", "3-3 point (san-san)"];
    assert_eq!(names[..4], known);
    assert_eq!(names[4..], ["5-3 point (mokuhazushi)", "6-4 point (otakamoku)", "7-4", "Tengen"]);
}
