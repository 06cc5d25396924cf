//! A move of a graph of positions as text cells, to copy and save.

use super::table::rate_cells;
use katachi_app::costs;
use katachi_core::mining::WilsonInterval;
use katachi_core::mining::compare::ComparedMove;
use katachi_core::mining::costs::Cost;
use katachi_core::mining::graph::GraphContinuation;

/// The heads above the cells.
pub const GRAPH_HEADS: [&str; 23] = [
    "Rank",
    "Move",
    "Played",
    "Share %",
    "from",
    "to",
    "Decided",
    "Black wins %",
    "from",
    "to",
    "Any order",
    "First year",
    "Last year",
    "Other games: share %",
    "Odds ratio",
    "from",
    "to",
    "q",
    "Lost",
    "in",
    "from",
    "to",
    "Evaluated",
];

/// The cells of a move. `letter` and `place` are those shown on the board.
pub fn cells(
    letter: String,
    place: String,
    found: &GraphContinuation,
    black_wins: Option<WilsonInterval>,
    against: Option<&ComparedMove>,
    cost: Option<&Cost>,
) -> Vec<String> {
    let [there, odds, low, high, q] = against.map_or_else(Default::default, |row| {
        let contrast = &row.contrast;
        let number = |value: f64| if value < 1e6 { format!("{value:.4}") } else { format!("{value:.3e}") };
        let at_most = if row.tally_there.at_most { "≤" } else { "" };
        [
            format!("{at_most}{:.2}", 100.0 * row.tally_there.share()),
            number(contrast.odds_ratio()),
            number(contrast.low.exp()),
            number(contrast.high.exp()),
            number(row.q_value),
        ]
    });
    let [share, share_low, share_high] = rate_cells(Some(found.share));
    let [wins, wins_low, wins_high] = rate_cells(black_wins);
    let year = |year: Option<i16>| year.map(|year| year.to_string()).unwrap_or_default();
    let mut cells = vec![
        letter,
        place,
        found.count.to_string(),
        share,
        share_low,
        share_high,
        found.decided.to_string(),
        wins,
        wins_low,
        wins_high,
        found.position_count.to_string(),
        year(found.first_year),
        year(found.last_year),
        there,
        odds,
        low,
        high,
        q,
    ];
    cells.extend(costs::cells(cost));
    cells
}
