//! The openings of a player's games, by his colour as the opening is shown.

use std::collections::BTreeMap;

use super::{PlayerProfileError, PlayerProfileParams};
use crate::corpus::{Corpus, GameId};
use crate::go::Color;
use crate::mining::compare::{Contrast, OpeningRow, Proportion, compare_openings};
use crate::mining::costly_shapes::Voice;
use crate::mining::fuseki::{Opening, OpeningGraph, OpeningGraphParams, opening_graph};
use crate::mining::graph::PositionId;
use crate::mining::{WilsonInterval, wilson};
use crate::progress::Progress;

/// One opening in his games with one colour, against all games of the others.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerOpening {
    /// His, as the opening is shown.
    pub color: Color,
    /// Its games, winners and years are from his games, or from the others' if he never had it.
    pub opening: Opening,
    /// Share of his games with the colour, and of all games of the others.
    pub here: Proportion,
    pub there: Proportion,
    pub contrast: Contrast,
    /// Over all openings with the colour.
    pub q_value: f64,
    /// Some of his games with it.
    pub examples: Vec<GameId>,
}

/// Games that are kept of each opening.
const MAX_EXAMPLES: usize = 5;

impl PlayerOpening {
    /// Games of his with a known winner, and those that he won.
    pub fn results(&self) -> (u32, u32) {
        let Opening { decided, black_wins, .. } = self.opening;
        match self.color {
            _ if self.here.count == 0 => (0, 0),
            Color::Black => (decided, black_wins),
            Color::White => (decided, decided - black_wins),
        }
    }

    /// Won of decided; `None` where nothing was decided.
    pub fn rate(&self) -> Option<WilsonInterval> {
        let (decided, won) = self.results();
        wilson(u64::from(won), u64::from(decided))
    }

    /// The share of his games with the colour.
    pub fn share(&self) -> Option<WilsonInterval> {
        wilson(self.here.count, self.here.of)
    }
}

/// The colour of a player as the opening is shown: the opposite one if White began on an empty board.
fn shown(corpus: &Corpus, id: GameId, color: Color) -> Color {
    let game = corpus.game(id);
    let start = game.opening_start();
    let white_began = game.moves.get(start).is_some_and(|play| play.color() == Color::White);
    let swapped = white_began && game.board_before(start).stones().next().is_none();
    if swapped { color.opponent() } else { color }
}

/// Compares his openings with the others': Black's first, then White's; the surest differences first.
///
/// Errors: stopped by the user; figures of openings after another number of moves.
pub fn player_openings(
    corpus: &Corpus,
    voice: &Voice,
    theirs: &OpeningGraph,
    params: &PlayerProfileParams,
    progress: &Progress,
) -> Result<Vec<PlayerOpening>, PlayerProfileError> {
    let PlayerProfileParams { moves, least, .. } = *params;
    let against_himself = voice.against_himself(corpus);
    let mut all = Vec::new();
    for color in Color::BOTH {
        // A game against himself counts once, as Black's.
        let counts = |&(id, own): &(GameId, Color)| own == Color::Black || !against_himself.contains(&id);
        let sides = voice.sides().filter(counts).filter(|&(id, own)| shown(corpus, id, own) == color);
        let games: Vec<GameId> = sides.map(|(id, _)| id).collect();
        if games.is_empty() {
            continue;
        }
        let of_openings = OpeningGraphParams { moves, ..OpeningGraphParams::default() };
        let own = opening_graph(&corpus.only(games.clone()), of_openings, progress)?;
        let mut examples = examples(corpus, &games, &own, moves);
        let opening = |row: OpeningRow| {
            let OpeningRow { tally_here: here, tally_there: there, contrast, q_value, .. } = row;
            let examples = row.here.and_then(|id| examples.remove(&id)).unwrap_or_default();
            let own = row.here.map(|id| own.opening(id, moves));
            let expected = there.share() * here.of as f64;
            if here.count < u64::from(least) && expected < f64::from(least) {
                return None;
            }
            let opening = own.or_else(|| row.there.map(|id| theirs.opening(id, moves)))?;
            Some(PlayerOpening { color, opening, here, there, contrast, q_value, examples })
        };
        all.extend(compare_openings(&own, theirs, moves, least, progress)?.into_iter().filter_map(opening));
    }
    Ok(all)
}

/// The first games that have each position after this number of moves.
fn examples(corpus: &Corpus, games: &[GameId], graph: &OpeningGraph, moves: u32) -> BTreeMap<PositionId, Vec<GameId>> {
    let mut examples: BTreeMap<PositionId, Vec<GameId>> = BTreeMap::new();
    for &id in games {
        let game = corpus.game(id);
        let end = game.opening_start() + moves as usize;
        let Some(last) = game.moves.get(end - 1).filter(|_| game.size == graph.params.size) else {
            continue;
        };
        let board = game.board_before(end);
        if let Some((position, _)) = graph.find(&board, last.color().opponent()) {
            let own = examples.entry(position).or_default();
            if own.len() < MAX_EXAMPLES {
                own.push(id);
            }
        }
    }
    examples
}
