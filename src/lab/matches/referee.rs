//! Plays one game of a match and checks every move.

use super::contender::Seated;
use super::{Contender, Ending, MatchParams, MatchSide, PlayedGame, side_of};
use katachi_core::go::{Color, Move, Winner};
use katachi_core::progress::{Cancelled, Progress};
use katachi_engines::play::{Counting, Game, PlayerReply, propose_dead, score};
use katachi_engines::predict::parts::random_value;

/// Number of moves per point of the board after which a game is stopped as unfinished.
///
/// No position occurs twice, so every game would end by itself. No observed game came near this limit.
const MAX_MOVES_PER_POINT: usize = 10;

pub(super) fn play_game(
    a: &Contender,
    b: &Contender,
    params: &MatchParams,
    number: usize,
    seed: u64,
    progress: &Progress,
) -> Result<PlayedGame, Cancelled> {
    let black = if number % 2 == 1 { MatchSide::A } else { MatchSide::B };
    let mut seats = [(a, MatchSide::A), (b, MatchSide::B)]
        .map(|(who, side)| Seated::new(who, random_value(seed ^ side as u64), params.simulations));
    let mut game = Game::new(params.size);
    game.set_komi(params.komi);
    game.set_counting(Counting::Area);
    let name = |side: MatchSide| if side == MatchSide::A { a.name.clone() } else { b.name.clone() };
    let info = game.info_mut();
    (info.black, info.white) = (name(black), name(black.other()));
    info.round = number.to_string();
    let ending = play_to_the_end(&mut game, &mut seats, black, progress)?;
    let mut territory = Vec::new();
    let winner = match ending {
        Ending::Resigned => game.resigned().map(Color::opponent),
        Ending::Counted => {
            let all_alive = a.plays_to_the_end() && b.plays_to_the_end();
            let dead = if all_alive { Vec::new() } else { propose_dead(game.board(), seed, progress)? };
            let counted = score(&game, &dead);
            territory = counted.territory(game.board());
            let info = game.info_mut();
            info.result = counted.result();
            info.winner = match counted.winner() {
                Some(Color::Black) => Winner::Black,
                Some(Color::White) => Winner::White,
                None => Winner::Nobody,
            };
            counted.winner()
        }
        Ending::Illegal | Ending::Unfinished => None,
    };
    let winner = winner.map(|color| side_of(color, black));
    Ok(PlayedGame {
        number,
        black,
        winner,
        ending,
        result: game.info().result.clone(),
        moves: game.moves().len(),
        sgf: game.to_sgf_with(territory),
        playouts: seats.each_ref().map(|seat| seat.playouts),
        thinking: seats.each_ref().map(|seat| seat.thinking),
    })
}

/// Plays until the game is over, a player breaks a rule, or there are too many moves.
fn play_to_the_end(
    game: &mut Game,
    seats: &mut [Seated; 2],
    black: MatchSide,
    progress: &Progress,
) -> Result<Ending, Cancelled> {
    while !game.is_over() {
        if game.moves().len() >= MAX_MOVES_PER_POINT * game.size().area() {
            return Ok(Ending::Unfinished);
        }
        let color = game.to_play();
        let play = match seats[side_of(color, black) as usize].reply(game, progress)? {
            PlayerReply::Play(point) => Move::play(color, point),
            PlayerReply::Pass => Move::pass(color),
            PlayerReply::Resign => {
                game.resign(color);
                continue;
            }
        };
        if game.repeats(play) || game.play(play).is_err() {
            return Ok(Ending::Illegal);
        }
    }
    Ok(if game.resigned().is_some() { Ending::Resigned } else { Ending::Counted })
}
