//! Makes a player's profile: finds the player, chooses the games to compare with, and compares.

use std::path::Path;

use super::shapes::PlayerShapes;
use super::{PlayerBaseline, PlayerProfileRequest, PlayerProfileResult};
use crate::costly_shapes::owner;
use crate::costs::known_evaluations;
use katachi_core::corpus::load::Loaded;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::find::filter::{Catalogue, NamePattern};
use katachi_core::go::{Color, Rank};
use katachi_core::jobs::JobError;
use katachi_core::library::professional;
use katachi_core::mining::costly_shapes::Voice;
use katachi_core::mining::player::{
    PlayerProfileError, PlayerProfileParams, ReferenceFigures, contemporary_games, near_names, other_games,
    player_openings, player_profile,
};
use katachi_core::progress::Progress;
use katachi_language::text;
use katachi_sentences::{Sentence, words};

/// Maximum number of players that are offered by name, the most frequent first.
const MAX_PLAYERS: usize = 60;
/// Maximum number of similar names that are suggested when no player has the name.
const MAX_SIMILAR_NAMES: usize = 3;
/// Fewer games of the same rank say nothing of it.
const MIN_PEER_GAMES: usize = 10;

/// Makes the profile that was asked for, or finds whose it would be.
///
/// Errors: stopped by the user; why there is none, in words.
pub(super) fn make(
    loaded: &Loaded,
    catalogue: &Catalogue,
    folder: Option<&Path>,
    (asked, me): (PlayerProfileRequest, &str),
    progress: &Progress,
) -> Result<PlayerProfileResult, JobError> {
    let corpus = &loaded.corpus;
    let players = catalogue.frequent_players(MAX_PLAYERS);
    let PlayerProfileRequest { player, against } = asked;
    let Some(name) = player.or_else(|| known(me, corpus)).or_else(|| owner(&players, corpus)) else {
        return Ok(PlayerProfileResult {
            profile: None,
            player: None,
            against,
            shapes: PlayerShapes::default(),
            openings: Vec::new(),
            openings_least: 0,
            players,
        });
    };
    let voice = voice(loaded, &name)?;
    progress.begin(text!("costly-reading-evaluations"), "files", 1);
    let known = known_evaluations(folder, &loaded.evaluations);
    let params = PlayerProfileParams::default();
    let contemporaries = || contemporary_games(corpus, &voice).map(|games| (PlayerBaseline::Contemporaries, games));
    let peers = || peer_games(corpus, &voice).map(|games| (PlayerBaseline::Rank, games));
    let all = || other_games(corpus, &voice).map(|games| (PlayerBaseline::Others, games));
    let others = match against {
        // Against a handful of games hardly anything would differ: then the professionals are taken.
        PlayerBaseline::Contemporaries => {
            contemporaries().or_else(all).filter(|(_, others)| others.games().len() >= MIN_PEER_GAMES)
        }
        PlayerBaseline::Rank => peers().or_else(contemporaries).or_else(all),
        PlayerBaseline::Others => all(),
        PlayerBaseline::Professionals => None,
    };
    let (against, figures) = match others {
        Some((against, others)) => (against, ReferenceFigures::of_games(&others, &params, progress).map_err(failed)?),
        None => (PlayerBaseline::Professionals, professionals(&params, progress)?),
    };
    let mut profile = player_profile(corpus, &known, &voice, &figures, &params, progress).map_err(failed)?;
    let mut rarer = params;
    // A player of few games has no opening often.
    while rarer.least > 1 && profile.openings.iter().all(|row| row.here.count == 0) {
        rarer.least /= 2;
        profile.openings = player_openings(corpus, &voice, &figures.openings, &rarer, progress).map_err(failed)?;
    }
    let mut openings: Vec<usize> = (0..profile.openings.len()).collect();
    // A stable sort: openings that he has equally often keep their order, the surest differences first.
    openings.sort_by_key(|&at| std::cmp::Reverse(profile.openings[at].here.count));
    let shapes = PlayerShapes::from_profile(&profile);
    Ok(PlayerProfileResult {
        profile: Some(profile),
        player: Some(name),
        against,
        shapes,
        openings,
        openings_least: rarer.least,
        players,
    })
}

/// The user's own name, if the games have it.
fn known(me: &str, corpus: &Corpus) -> Option<String> {
    let pattern = NamePattern::new(me, true)?;
    (!Voice::of_player(corpus, &pattern).is_empty()).then(|| me.trim().to_owned())
}

/// The games of others in which both players have the rank that the player mostly has; `None` where there are too few,
/// or the player has no rank.
fn peer_games(corpus: &Corpus, voice: &Voice) -> Option<Corpus> {
    let rank = |game: GameId, color: Color| {
        let header = corpus.header(game);
        Rank::parse(if color == Color::Black { header.black_rank } else { header.white_rank })
    };
    let mut counts: Vec<(Rank, usize)> = Vec::new();
    for own in voice.sides().filter_map(|(game, color)| rank(game, color)) {
        match counts.iter_mut().find(|(known, _)| *known == own) {
            Some((_, count)) => *count += 1,
            None => counts.push((own, 1)),
        }
    }
    // Several ranks may be equally frequent: the one that comes first in the games is taken.
    let most = counts.iter().map(|&(_, count)| count).max()?;
    let (own, _) = *counts.iter().find(|&&(_, count)| count == most)?;
    let others = other_games(corpus, voice)?;
    let is_peer = |id: &GameId| Color::BOTH.into_iter().all(|color| rank(*id, color) == Some(own));
    let peers: Vec<GameId> = others.games().iter().copied().filter(is_peer).collect();
    (peers.len() >= MIN_PEER_GAMES).then(|| others.only(peers))
}

/// The player's side in his games: by his whole name or, if nobody has it, by a part of it.
fn voice(loaded: &Loaded, name: &str) -> Result<Voice, JobError> {
    let corpus = &loaded.corpus;
    let found = [true, false].into_iter().find_map(|whole| {
        let pattern = NamePattern::new(name, whole)?;
        Some(Voice::of_player(corpus, &pattern)).filter(|voice| !voice.is_empty())
    });
    found.ok_or_else(|| {
        let near = near_names(corpus, name, MAX_SIMILAR_NAMES);
        JobError::Failed(match near.as_slice() {
            [] => text!("costly-nobody-called", name = name),
            [one] => text!("player-did-you-mean-one", name = name, first = one),
            [one, two] => text!("player-did-you-mean-two", name = name, first = one, second = two),
            [one, two, three, ..] => {
                text!("player-did-you-mean-three", name = name, first = one, second = two, third = three)
            }
        })
    })
}

fn failed(error: PlayerProfileError) -> JobError {
    match error {
        PlayerProfileError::Cancelled(_) => JobError::Cancelled,
        other => JobError::Failed(other.sentence()),
    }
}

/// The professionals' figures. Unpacking each of the three parts takes a moment, so it checks for a stop between them.
fn professionals(params: &PlayerProfileParams, progress: &Progress) -> Result<ReferenceFigures, JobError> {
    progress.begin(text!("player-reading-professionals"), "files", 3);
    let shapes = professional::shapes(&params.window);
    let shapes = shapes.ok_or_else(|| {
        JobError::Failed(text!("player-no-professional-figures", window = words::window(&params.window)))
    })?;
    progress.check()?;
    progress.add(1);
    let corners = professional::corners();
    progress.check()?;
    progress.add(1);
    Ok(ReferenceFigures { games: shapes.games, shapes, corners, openings: professional::openings() })
}

#[cfg(test)]
mod tests {
    use crate::player::{PlayerBaseline, PlayerCommand};
    use crate::test_support::{bare, settle};
    use crate::{AppState, Effect, WindowPrompt, Workspace};
    use katachi_core::corpus::load::load_bytes;

    /// Twelve games in which Ann kicks, twenty of players of her rank, and twenty of stronger ones of another time.
    fn with_games() -> AppState {
        let rest = |number: usize| -> String {
            let letter = |at: usize| char::from(b'f' + at as u8);
            let play = |at: usize| {
                let cell = (number * 17 + at * 29) % 81;
                format!(";{}[{}{}]", ["W", "B"][at % 2], letter(cell % 9), letter(cell / 9))
            };
            (0..24).map(play).collect()
        };
        let game = |number: usize| {
            let (black, rank, year, moves) = match number {
                0..12 => ("Ann", "3k", 2001, "B[pd];W[qf];B[qe]"),
                12..32 => ("Cid", "3k", 2001, "B[pd];W[qf];B[nc]"),
                _ => ("Eve", "5d", 1950, "B[pd];W[qf];B[nd]"),
            };
            format!("(;SZ[19]PB[{black}]PW[Dan]BR[{rank}]WR[{rank}]DT[{year}];{moves}{})", rest(number))
        };
        let mut state = bare();
        state.show_games(load_bytes("games.sgf", (0..52).map(game).collect::<String>().as_bytes()), "games");
        state
    }

    #[test]
    fn my_shapes_are_compared_with_those_of_my_rank_and_lead_to_my_games() {
        let mut state = with_games();
        state.apply(PlayerCommand::Me.into());
        settle(&mut state);
        assert!(state.player().name().is_some(), "a player is shown who may be the user");
        let mut nameless = bare();
        nameless.show_games(load_bytes("games.sgf", b"(;SZ[19];B[pd];W[dp])"), "games");
        nameless.apply(PlayerCommand::Me.into());
        let asks = |effect: &Effect| matches!(effect, Effect::Ask(WindowPrompt::MyName));
        assert!(nameless.take_effects().iter().any(asks), "one has to say one's name first");
        state.apply(PlayerCommand::SetMe("ann".to_owned()).into());
        state.apply(PlayerCommand::Me.into());
        settle(&mut state);
        let made = state.player().made().unwrap().clone();
        assert_eq!((made.against, made.profile.as_ref().unwrap().others), (PlayerBaseline::Rank, 20));
        assert!(state.player().shows_pictures());
        let kick = *made.shapes.most.first().expect("the kick is in all of her games");
        assert_eq!(made.shape(kick).unwrap().games, 12);
        for &row in [&made.shapes.most, &made.shapes.more, &made.shapes.less].into_iter().flatten() {
            let row = made.shape(row).unwrap();
            assert!(row.games >= 3 && row.pattern.cells().iter().filter(|cell| cell.is_stone()).count() >= 2);
        }
        state.apply(PlayerCommand::FindShape(kick).into());
        settle(&mut state);
        assert_eq!(state.workspace(), Workspace::Find);
        assert_eq!(state.find().search().shown().unwrap().result.games, 12, "her games alone");
    }

    #[test]
    fn openings_of_single_games_are_listed_where_no_opening_is_more_frequent() {
        let mut state = with_games();
        state.apply(PlayerCommand::Of("Ann".to_owned()).into());
        settle(&mut state);
        let made = state.player().made().unwrap();
        assert_eq!(made.openings_least, 1, "the fourth moves of her games differ");
        assert_eq!(made.opening(0).unwrap().here.count, 1);
    }

    #[test]
    fn a_player_is_compared_with_games_of_his_own_years() {
        let mut state = with_games();
        state.apply(PlayerCommand::Of("Ann".to_owned()).into());
        settle(&mut state);
        let made = state.player().made().unwrap();
        let compared = made.profile.as_ref().unwrap().others;
        assert_eq!((made.against, compared), (PlayerBaseline::Contemporaries, 20), "not with those of 1950");
    }

    #[test]
    fn my_name_is_whose_profile_opens_where_the_games_have_it() {
        let mut state = with_games();
        state.apply(PlayerCommand::SetMe("Eve".to_owned()).into());
        state.apply(PlayerCommand::Open.into());
        settle(&mut state);
        assert_eq!(state.player().name(), Some("Eve"));
        let mut state = with_games();
        state.apply(PlayerCommand::SetMe("Zoe".to_owned()).into());
        state.apply(PlayerCommand::Open.into());
        settle(&mut state);
        assert_ne!(state.player().name(), Some("Zoe"));
    }
}
