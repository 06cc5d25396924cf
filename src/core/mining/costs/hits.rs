//! The cost of the continuations of a search.

use std::collections::BTreeMap;

use super::{Cost, MoveCosts, MoveOfGame};
use crate::corpus::{Corpus, GameId};
use crate::find::{Combined, ContinuationLocator, FindError, Hit, SearchOptions, search_combined};
use crate::go::Color;
use crate::index::Index;
use crate::progress::Progress;

/// The cost of Black's and of White's moves at each column and row of the drawing.
pub type HitCosts = BTreeMap<(usize, usize), [Option<Cost>; 2]>;

/// The cost of the evaluated moves that go on from the hits of a search.
///
/// The points and colours are those of [`crate::find::FindResult::continuations`]. The search runs again, only in games
/// that have evaluations, and holds 16 bytes for each of their hits. Variations have no evaluations.
///
/// Errors: as [`search_combined`].
pub fn search_costs(
    corpus: &Corpus,
    index: &Index,
    (question, speaker): (&Combined, Option<usize>),
    options: &SearchOptions<'_>,
    costs: &MoveCosts,
    progress: &Progress,
) -> Result<HitCosts, FindError> {
    let games = options.games.map_or_else(|| costs.games().clone(), |games| games.and(costs.games()));
    let options = SearchOptions { games: Some(&games), keep: usize::MAX, ..options.clone() };
    let found = search_combined(corpus, index, question, speaker, &options, progress)?;
    let queries = question.queries();
    let asked = speaker.unwrap_or_else(|| question.speaker());
    let Some(speaking) = queries.get(asked) else {
        return Err(FindError::NoSuchQuery { asked, queries: queries.len() });
    };
    let counter = ContinuationLocator::new(speaking);
    let mut kinds: BTreeMap<((usize, usize), Color), Vec<MoveOfGame>> = BTreeMap::new();
    for hit in &found.kept {
        let Some(counted) = counter.locate(hit) else { continue };
        let played = move_of(corpus, hit, counted.played_before);
        kinds.entry((counted.at, counted.color)).or_default().extend(played);
    }
    let (places, kinds): (Vec<_>, Vec<_>) = kinds.into_iter().unzip();
    let mut all = HitCosts::new();
    for ((at, color), cost) in places.into_iter().zip(costs.costs_of_kinds(kinds, progress)?) {
        if cost.is_some() {
            all.entry(at).or_default()[color as usize] = cost;
        }
    }
    Ok(all)
}

/// The move that continues a hit: the first play of that colour on that point since the hit that the sequence itself
/// does not contain.
fn move_of(corpus: &Corpus, hit: &Hit, played_before: usize) -> Option<(GameId, u32)> {
    let next = hit.next()?;
    let moves = corpus.game(hit.game).moves.iter().enumerate().skip(hit.moves as usize);
    let mut played = moves.filter(|(_, play)| play.point() == Some(next.point) && play.color() == next.color);
    played.nth(played_before).map(|(index, _)| (hit.game, index as u32))
}
