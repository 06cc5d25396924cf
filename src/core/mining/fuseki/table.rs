//! The table of openings: the positions after the first moves, how often they occur, and who won.
//!
//! An opening is its position (stones and who moves next) or, *ordered*, its moves. Images count as one opening: the
//! eight of the board, with the colours exchanged if White began on an empty board. Handicap stones, set up or played,
//! come before the first move; games with them, or with a position set up, keep their colours.
//!
//! Openings are shown as players show them: Black's stones begin in the top right, and a 3-4 point there is at R16. A
//! position thus looks the same whatever games it is counted in. *Ordered* openings have their first moves in the top
//! right.

use rayon::prelude::*;

use super::names::{FusekiName, fuseki_names};
use crate::corpus::{Corpus, GameId};
use crate::go::{Board, BoardSize, Color, GameView, Move, Point};
use crate::pattern::Symmetry;
use crate::progress::{Cancelled, Phase, Progress};

/// Parameters of a table of openings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningParams {
    /// Number of moves from the first, passes included.
    pub moves: u32,
    /// Tell orders of moves apart.
    pub ordered: bool,
    /// Boards of this size alone.
    pub size: BoardSize,
}

impl Default for OpeningParams {
    /// Positions after ten moves on 19×19.
    fn default() -> Self {
        OpeningParams { moves: 10, ordered: false, size: BoardSize::NINETEEN }
    }
}

/// One opening.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// The most frequent order; set-up stones come before it.
    pub moves: Vec<Move>,
    pub setup: Vec<(Point, Color)>,
    /// The stones that stand after the moves, row by row.
    pub stones: Vec<(Point, Color)>,
    pub games: u32,
    /// Games with a known winner, and those of them that Black won, in the colours shown.
    pub decided: u32,
    pub black_wins: u32,
    pub years: Option<(i16, i16)>,
    /// The first game that has it; `None` where the games are not at hand.
    pub example: Option<GameId>,
    /// All names that fit, in the order of their table. None if stones are set up: they are nobody's choice.
    pub names: Vec<FusekiName>,
}

/// The openings of a corpus, most frequent first; ties by stones and moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Openings {
    pub params: OpeningParams,
    /// [`crate::corpus::CorpusId`] of the corpus, in hexadecimal.
    pub corpus: String,
    /// Games that were counted; games with fewer moves; games on boards of other sizes.
    pub games: u64,
    pub too_short: u64,
    pub other_sizes: u64,
    pub rows: Vec<Opening>,
}

/// One game's beginning in the view that makes it smallest. Points are numbers: see [`number`].
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Beginning {
    /// Stones and who moves next, or in ordered tables set-up stones alone.
    position: Vec<u16>,
    moves: Vec<u16>,
    game: GameId,
    view: GameOrientation,
}

/// Counts the openings of a corpus.
///
/// Errors: stopped by the user.
pub fn openings(corpus: &Corpus, params: OpeningParams, progress: &Progress) -> Result<Openings, Cancelled> {
    progress.begin(Phase::ReadingOpenings, "games", corpus.games().len() as u64);
    let of_size: Vec<GameId> =
        corpus.games().iter().copied().filter(|&id| corpus.game(id).size == params.size).collect();
    let long_enough = |id: &GameId| first_moves(corpus.game(*id), params).len() == params.moves as usize;
    let games: Vec<GameId> = of_size.iter().copied().filter(long_enough).collect();
    let mut beginnings: Vec<Beginning> = games
        .par_chunks(256)
        .flat_map_iter(|games| {
            progress.add(games.len() as u64);
            let games = if progress.check().is_err() { &[] } else { games };
            games.iter().map(|&id| beginning(corpus.game(id), id, params))
        })
        .collect();
    progress.check()?;
    beginnings.par_sort_unstable();
    progress.check()?;
    let same = |a: &Beginning, b: &Beginning| a.position == b.position && (!params.ordered || a.moves == b.moves);
    let mut groups: Vec<&[Beginning]> = beginnings.chunk_by(same).collect();
    // Stable: ties stay in the order of positions and moves.
    groups.par_sort_by_key(|group| std::cmp::Reverse(group.len()));
    let rows = groups.par_iter().map(|group| opening(corpus, group, params)).collect();
    progress.check()?;
    Ok(Openings {
        params,
        corpus: corpus.id().to_string(),
        games: games.len() as u64,
        too_short: (of_size.len() - games.len()) as u64,
        other_sizes: (corpus.games().len() - of_size.len()) as u64,
        rows,
    })
}

/// Points count down the columns from the right: so the smallest view has its first stones in the top right, and a 3-4
/// point there is R16.
pub(super) fn number(point: Point, size: BoardSize) -> u16 {
    (size.side() as u16 - 1 - u16::from(point.x)) * size.side() as u16 + u16::from(point.y)
}

/// The symmetry in which stones are shown: Black's as far in the top right as they go, then White's, then the moves
/// from the first on. The moves alone would not do, as their most frequent order depends on the games.
pub(super) fn upright(stones: &[(Point, Color)], moves: &[Move], size: BoardSize) -> Symmetry {
    let turned = |symmetry: Symmetry, point: Point| {
        let (x, y) = symmetry.apply((usize::from(point.x), usize::from(point.y)), (size.side(), size.side()));
        number(Point::new(x as u8, y as u8), size)
    };
    let as_shown = |&symmetry: &Symmetry| {
        let of = |wanted: Color| {
            let own = stones.iter().filter(|(_, color)| *color == wanted);
            let mut numbers: Vec<u16> = own.map(|&(point, _)| turned(symmetry, point)).collect();
            numbers.sort_unstable();
            numbers
        };
        let played = moves.iter().filter_map(|play| play.point()).map(|point| turned(symmetry, point));
        (of(Color::Black), of(Color::White), played.collect::<Vec<u16>>())
    };
    Symmetry::ALL.into_iter().min_by_key(as_shown).unwrap_or_default()
}

/// A stone, or (`None`) a pass, as one number.
fn stone(point: Option<u16>, color: Color) -> u16 {
    point.unwrap_or(0x1fff) << 1 | color as u16
}

/// How a game is seen: turned, and perhaps with the colours exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct GameOrientation {
    symmetry: Symmetry,
    swapped: bool,
}

impl GameOrientation {
    fn point(self, point: Point, size: BoardSize) -> Point {
        let (x, y) = self.symmetry.apply((usize::from(point.x), usize::from(point.y)), (size.side(), size.side()));
        Point::new(x as u8, y as u8)
    }

    fn color(self, color: Color) -> Color {
        if self.swapped { color.opponent() } else { color }
    }

    fn play(self, play: Move, size: BoardSize) -> Move {
        let by = self.color(play.color());
        play.point().map_or(Move::pass(by), |point| Move::play(by, self.point(point, size)))
    }

    /// The stones of a board, as numbers in order.
    fn stones(self, board: &Board) -> Vec<u16> {
        let number = |point| number(self.point(point, board.size()), board.size());
        let mut stones: Vec<u16> =
            board.stones().map(|(point, color)| stone(Some(number(point)), self.color(color))).collect();
        stones.sort_unstable();
        stones
    }
}

/// The moves of the opening; fewer in a game that is too short.
fn first_moves(game: GameView<'_>, params: OpeningParams) -> &[Move] {
    let moves = &game.moves[game.opening_start()..];
    &moves[..moves.len().min(params.moves as usize)]
}

fn beginning(game: GameView<'_>, id: GameId, params: OpeningParams) -> Beginning {
    let start = game.opening_start();
    let moves = first_moves(game, params);
    let end = start + moves.len();
    let set_up = game.board_before(start);
    let white_began = moves.first().is_some_and(|play| play.color() == Color::White);
    let swapped = white_began && set_up.stones().next().is_none();
    let stones = if params.ordered { set_up } else { game.board_before(end) };
    let next = game.moves.get(end).map(|next| next.color());
    let next = next.or(moves.last().map(|last| last.color().opponent())).unwrap_or(Color::Black);
    let seen = |&symmetry: &Symmetry| {
        let view = GameOrientation { symmetry, swapped };
        let mut position = view.stones(&stones);
        if !params.ordered {
            position.push(view.color(next) as u16);
        }
        let moves = moves.iter().map(|&play| {
            let play = view.play(play, game.size);
            stone(play.point().map(|point| number(point, game.size)), play.color())
        });
        Beginning { position, moves: moves.collect(), game: id, view }
    };
    Symmetry::ALL.iter().map(seen).min().expect("there are eight symmetries")
}

fn opening(corpus: &Corpus, group: &[Beginning], params: OpeningParams) -> Opening {
    let size = params.size;
    // The group is sorted by moves: take the first of the longest runs.
    let runs = group.chunk_by(|a, b| a.moves == b.moves);
    let usual = &runs.min_by_key(|run| std::cmp::Reverse(run.len())).unwrap_or(group)[0];
    let game = corpus.game(usual.game);
    let start = game.opening_start();
    let first = first_moves(game, params);
    let board = game.board_before(start + first.len());
    let stones: Vec<(Point, Color)> =
        board.stones().map(|(point, color)| (point, usual.view.color(color))).filter(|_| !params.ordered).collect();
    let symmetry = upright(&stones, first, size);
    let view = GameOrientation { symmetry, ..usual.view };
    let moves = first.iter().map(|&play| view.play(play, size)).collect();
    let seen = |board: &Board| -> Vec<(Point, Color)> {
        let mut stones: Vec<(Point, Color)> =
            board.stones().map(|(point, color)| (view.point(point, size), view.color(color))).collect();
        stones.sort_by_key(|(point, _)| (point.y, point.x));
        stones
    };
    let stones = seen(&board);
    let setup = seen(&game.board_before(start));
    let mut opening = Opening {
        names: if setup.is_empty() { fuseki_names(size, &stones) } else { Vec::new() },
        moves,
        setup,
        stones,
        games: group.len() as u32,
        decided: 0,
        black_wins: 0,
        years: None,
        example: group.iter().map(|beginning| beginning.game).min(),
    };
    for beginning in group {
        if let Some(winner) = corpus.winner(beginning.game).color() {
            opening.decided += 1;
            opening.black_wins += u32::from(beginning.view.color(winner) == Color::Black);
        }
        if let Some(year) = corpus.year(beginning.game) {
            let (from, to) = opening.years.unwrap_or((year, year));
            opening.years = Some((from.min(year), to.max(year)));
        }
    }
    opening
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::load::load_bytes;

    #[test]
    fn handicap_stones_and_positions_give_no_opening_a_name() {
        let names = |text: &str, moves| {
            let corpus = load_bytes("a.sgf", text.as_bytes()).corpus;
            let table =
                openings(&corpus, OpeningParams { moves, ..OpeningParams::default() }, &Progress::new()).unwrap();
            table.rows[0].names.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        for (text, moves) in [
            ("(;SZ[19]HA[2]AB[pd][dp];W[dd];B[pp])", 2),
            ("(;SZ[19]AB[pd][pp];W[dd];B[qf])", 2),
            ("(;SZ[19];B[pd];B[pp];W[dd];B[qf])", 2),
            ("(;SZ[19]AB[pd]AW[dp];B[pp];W[dd])", 2),
            ("(;SZ[19]HA[4]AB[dd][pp][pd][dp];W[qf];B[cf];W[nq])", 3),
        ] {
            assert!(names(text, moves).is_empty(), "{text}");
        }
        assert!(names("(;SZ[19];B[pd];W[dd];B[pp];W[dp])", 4).contains(&"Nirensei".to_owned()));
        assert!(names("(;SZ[19];W[pd];B[dd];W[pp];B[dp])", 4).contains(&"Nirensei".to_owned()), "White began");
    }
}
