//! Values of properties, as they are written.

use crate::go::{GameInfo, Point, SetupStone};

/// The header's properties with their values, empty ones included.
pub(super) fn header_values(info: &GameInfo) -> [(&'static str, String); 14] {
    [
        ("PB", info.black.clone()),
        ("BR", info.black_rank.clone()),
        ("PW", info.white.clone()),
        ("WR", info.white_rank.clone()),
        ("RE", info.result.clone()),
        ("DT", info.date.clone()),
        ("EV", info.event.clone()),
        ("RO", info.round.clone()),
        ("PC", info.place.clone()),
        ("KM", info.komi.map(|komi| komi.to_string()).unwrap_or_default()),
        ("HA", if info.handicap > 0 { info.handicap.to_string() } else { String::new() }),
        ("RU", info.rules.clone()),
        ("TM", info.time_limit.map(|seconds| seconds.to_string()).unwrap_or_default()),
        ("OT", info.overtime.clone()),
    ]
}

pub(super) fn label_value(point: Point, text: &str) -> String {
    format!("{}:{}", point.to_sgf(), escaped(text).replace(':', "\\:"))
}

/// Each point once, with its last state; row by row, as readers have them.
pub(super) fn settled(setup: &[SetupStone]) -> Vec<SetupStone> {
    let mut stones: Vec<SetupStone> = setup.iter().rev().copied().collect();
    stones.sort_by_key(|stone| (stone.point.y, stone.point.x));
    stones.dedup_by_key(|stone| stone.point);
    stones
}

pub(crate) fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

/// Readers that mend a missing bracket would see a node begin in some headers.
pub(super) fn escaped_header(value: &str) -> String {
    let looks_like_a_node = value.contains(';') && value.contains(['[', '(']);
    if looks_like_a_node { escaped(value).replace(';', "\\;") } else { escaped(value) }
}
