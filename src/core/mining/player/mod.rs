//! The profile of a player: results by colour and year, openings, first moves in the corners, and the shapes of his own
//! moves, each compared with others.
//!
//! Others are [`ReferenceFigures`]: all other games of a library, or the professionals' that come with Katachi.
//! Differences of counts are log-odds ratios with intervals ([`super::compare`]). Shapes are those of
//! [`super::costly_shapes`], whose intervals are over games. Every list has the q-values of Benjamini and Hochberg over
//! all its rows.
//!
//! Results, first moves in the corners and shapes are his alone. Openings are those of his games with one colour, as
//! both sides made them; what is played later in a corner is counted for both sides.
//!
//! Openings are shown with Black to move first. For openings alone, a player's colour is therefore the shown one: if
//! White began on an empty board, the colours are exchanged, and the record's White is shown as Black.

mod corners;
mod figures;
mod names;
mod openings;
mod results;

pub use corners::{CornerMove, FirstMove, corner_point_name};
pub use figures::ReferenceFigures;
pub use names::{names_of, near_names};
pub use openings::{PlayerOpening, player_openings};
pub use results::{ResultRow, results};

use std::collections::HashSet;

use super::compare::{CompareError, compare_moves};
use super::corner::{CornerError, CornerParams, corner_graph};
use super::costly_shapes::{CostlyShape, CostlyShapes, CostlyShapesParams, CostlyShapesWindow, Voice, costly_shapes};
use super::{MiningError, statistics::MAX_Q_VALUE};
use crate::corpus::evaluation::Evaluations;
use crate::corpus::{Corpus, GameId};
use crate::go::Color;
use crate::pattern::Window;
use crate::progress::{Cancelled, Progress};

/// Fewer games show no habit: one ko fight shows the same shape again and again, and the rates of few games are extreme.
pub const MIN_SHAPE_GAMES: usize = 3;

/// Parameters of a profile.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerProfileParams {
    /// Shapes: the window around each of the player's moves.
    pub window: Window,
    /// Openings: positions after this number of moves, 1 or more.
    pub moves: u32,
    /// Minimum counts: the player's games of an opening, or those that he would have if he played like the others; times
    /// that each has a corner position; moves of the player that show a shape. Anything rarer is left out.
    pub least: u32,
    /// Number of moves in corners that are kept, the surest differences first.
    pub corners: usize,
    /// Also price the shapes by colour and stage. Takes twice as long.
    pub by_part: bool,
}

impl Default for PlayerProfileParams {
    /// 5×5 windows, positions after four moves, ten times or more.
    fn default() -> Self {
        let window = Window::square(5).expect("it is a possible window");
        PlayerProfileParams { window, moves: 4, least: 10, corners: 200, by_part: false }
    }
}

/// Why there is no profile.
#[derive(Debug, thiserror::Error)]
pub enum PlayerProfileError {
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    #[error("openings after 0 moves: one move or more")]
    NoMoves,
    #[error(transparent)]
    Shapes(MiningError),
    #[error(transparent)]
    Corners(CornerError),
    #[error(transparent)]
    Compare(CompareError),
}

impl From<MiningError> for PlayerProfileError {
    fn from(error: MiningError) -> PlayerProfileError {
        match error {
            MiningError::Cancelled(cancelled) => PlayerProfileError::Cancelled(cancelled),
            other => PlayerProfileError::Shapes(other),
        }
    }
}

impl From<CornerError> for PlayerProfileError {
    fn from(error: CornerError) -> PlayerProfileError {
        match error {
            CornerError::Cancelled(cancelled) => PlayerProfileError::Cancelled(cancelled),
            other => PlayerProfileError::Corners(other),
        }
    }
}

impl From<CompareError> for PlayerProfileError {
    fn from(error: CompareError) -> PlayerProfileError {
        match error {
            CompareError::Cancelled(cancelled) => PlayerProfileError::Cancelled(cancelled),
            other => PlayerProfileError::Compare(other),
        }
    }
}

/// The findings about a player.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerProfile {
    /// The names in the records that were taken for his, the most frequent first, with their games.
    pub names: Vec<(String, usize)>,
    pub games: usize,
    /// Games of his against himself, which are not in the results.
    pub against_himself: usize,
    /// The first and the last year of the games that have a date.
    pub years: Option<(i16, i16)>,
    /// Games that he is held against.
    pub others: u64,
    pub window: Window,
    /// Moves of the openings.
    pub moves: u32,
    /// Both colours, Black and White over all years, then year by year.
    pub results: Vec<ResultRow>,
    /// Black's first, then White's; the surest differences first.
    pub openings: Vec<PlayerOpening>,
    /// The first move in a corner, where he made it; the most frequent first.
    pub first_moves: Vec<FirstMove>,
    /// The moves played in corners of his games, by either side; the surest differences first, moves of one or two of
    /// his games last.
    pub corners: Vec<CornerMove>,
    /// The shapes of his own moves for which others' figures are known; the surest differences first, and shapes of fewer
    /// than [`MIN_SHAPE_GAMES`] games last.
    pub shapes: CostlyShapes,
}

impl PlayerProfile {
    /// The openings that he had with one colour, the most frequent first; ties stay as they are.
    pub fn common_openings(&self, color: Color) -> Vec<&PlayerOpening> {
        let of_color = |opening: &&PlayerOpening| opening.color == color && opening.here.count > 0;
        let mut common: Vec<&PlayerOpening> = self.openings.iter().filter(of_color).collect();
        // Stable.
        common.sort_by_key(|opening| std::cmp::Reverse(opening.here.count));
        common
    }

    /// Shapes that he surely plays more than the others, by the low end of the ratio's interval, the largest first.
    pub fn overplayed(&self) -> Vec<&CostlyShape> {
        let mut rows: Vec<&CostlyShape> = self.shapes.rows.iter().filter(|row| row.is_overplayed()).collect();
        let low = |row: &CostlyShape| row.expected.map_or(0.0, |expected| expected.ratio.low);
        // Stable.
        rows.sort_by(|a, b| low(b).total_cmp(&low(a)));
        rows
    }

    /// Shapes that he surely plays less than the others, by the high end of the ratio's interval, the smallest first.
    pub fn underplayed(&self) -> Vec<&CostlyShape> {
        let is_sure = |row: &&CostlyShape| row.ratio_q_value.is_some_and(|q| q <= MAX_Q_VALUE);
        let high = |row: &CostlyShape| row.expected.map_or(1.0, |expected| expected.ratio.high);
        let mut rows: Vec<&CostlyShape> =
            self.shapes.rows.iter().filter(is_sure).filter(|row| high(row) < 1.0).collect();
        // Stable.
        rows.sort_by(|a, b| high(a).total_cmp(&high(b)));
        rows
    }
}

/// The games of a corpus in which the voice has no moves; `None` where there are none.
pub fn other_games(corpus: &Corpus, voice: &Voice) -> Option<Corpus> {
    others_where(corpus, voice, |_| true)
}

/// The part of [`other_games`] from the years in which the voice has games: what is usual in a time is no mark of a player.
pub fn contemporary_games(corpus: &Corpus, voice: &Voice) -> Option<Corpus> {
    let years: HashSet<i16> = voice.games().filter_map(|id| corpus.year(id)).collect();
    others_where(corpus, voice, |id| corpus.year(id).is_some_and(|year| years.contains(&year)))
}

fn others_where(corpus: &Corpus, voice: &Voice, is_meant: impl Fn(GameId) -> bool) -> Option<Corpus> {
    let own: HashSet<GameId> = voice.games().collect();
    let others: Vec<GameId> = corpus.games().iter().copied().filter(|&id| !own.contains(&id) && is_meant(id)).collect();
    (!others.is_empty()).then(|| corpus.only(others))
}

/// Makes the profile of the player whose moves `voice` tells, compared with figures of others made with the same
/// parameters.
///
/// Turned or mirrored games give the same profile. Recoloured games give it with the colours exchanged, except for
/// openings, which are shown with Black to move first. The number of threads makes no difference.
///
/// Runs on the current rayon pool.
///
/// Errors: stopped by the user; openings after no move, a window without a centre; figures that were not made alike.
pub fn player_profile(
    corpus: &Corpus,
    evaluations: &Evaluations,
    voice: &Voice,
    others: &ReferenceFigures,
    params: &PlayerProfileParams,
    progress: &Progress,
) -> Result<PlayerProfile, PlayerProfileError> {
    if params.moves == 0 {
        return Err(PlayerProfileError::NoMoves);
    }
    let windows = [CostlyShapesWindow { window: &params.window, others: Some(&others.shapes) }];
    let shape_params = CostlyShapesParams {
        least: params.least,
        by_part: params.by_part,
        list_games: true,
        ..CostlyShapesParams::default()
    };
    let mut shapes = costly_shapes(corpus, evaluations, voice, &windows, &shape_params, progress)?;
    shapes.rows.retain(|row| row.expected.is_some());
    let p_value = |row: &CostlyShape| row.expected.map_or(1.0, |expected| expected.p_value);
    let is_rare = |row: &CostlyShape| row.games < MIN_SHAPE_GAMES;
    // Stable.
    shapes.rows.sort_by(|a, b| {
        is_rare(a).cmp(&is_rare(b)).then(p_value(a).total_cmp(&p_value(b))).then(b.played.cmp(&a.played))
    });

    let openings = player_openings(corpus, voice, &others.openings, params, progress)?;
    let of_player = corpus.only(voice.games().collect());
    let own = corner_graph(&of_player, CornerParams::default(), progress)?;
    let games = own.games_of_edges(&of_player, None, progress)?;
    let mut corners = compare_moves([(&own).into(), (&*others.corners).into()], params.least, progress)?.rows;
    // Stable.
    corners.sort_by_cached_key(|row| (1..MIN_SHAPE_GAMES).contains(&corners::games_of(row, &own, &games).len()));
    let years = || voice.games().filter_map(|id| corpus.year(id));
    Ok(PlayerProfile {
        names: names_of(corpus, voice),
        games: voice.games().len(),
        against_himself: voice.against_himself(corpus).len(),
        years: years().min().zip(years().max()),
        others: others.games,
        window: params.window.clone(),
        moves: params.moves,
        results: results(corpus, voice),
        openings,
        first_moves: corners::first_moves(corpus, voice, &others.corners, progress)?,
        corners: (corners.iter().take(params.corners))
            .map(|row| CornerMove::new(row, &own).with_games(row, &own, &games))
            .collect(),
        shapes,
    })
}
