//! Counts, shares and names as the Shapes panels write them.

pub use katachi_app::find::continuations::letter;
pub use katachi_app::{grouped as count, interval_words as interval, percent};
use katachi_core::mining::compare::Unit;
use katachi_core::mining::{MiningParams, PatternStats};
use katachi_core::pattern::Image;
use katachi_language::text;
use katachi_sentences::shapes::symmetry_title;
use katachi_sentences::words::mined;

/// `1846–2019`, or one year.
pub fn years(stats: &PatternStats) -> String {
    match stats.years {
        None => "–".to_owned(),
        Some((first, last)) if first == last => first.to_string(),
        Some((first, last)) => format!("{first}–{last}"),
    }
}

/// A result's name: `5×5 around moves 1–50`.
pub fn result(params: &MiningParams) -> String {
    let name = mined(params);
    match params.min_count {
        0 | 1 => name,
        least => text!("shapes-result-at-least", result = name, times = least),
    }
}

/// An image in a player's words: `quarter turn right, colours exchanged`.
pub fn image(image: Image) -> String {
    match (image.symmetry.index(), image.swapped) {
        (0, true) => text!("shapes-colours-swapped").to_owned(),
        (_, true) => text!("shapes-turn-and-colours-swapped", turn = symmetry_title(image.symmetry)),
        (_, false) => symmetry_title(image.symmetry).to_owned(),
    }
}

/// An odds ratio: `×1.8`, `×0.06`, `×24`.
pub fn times(ratio: f64) -> String {
    match ratio {
        r if r < 0.095 => format!("×{r:.2}"),
        r if r < 9.95 => format!("×{r:.1}"),
        r if r < 9_999.5 => format!("×{}", count(r.round() as u64)),
        _ => "×9,999+".to_owned(),
    }
}

/// The ends of an interval of ratios, with as many digits as tell them apart: `×0.9` and `×1.2`, `×1.01` and `×1.04`.
pub fn times_ends(low: f64, high: f64) -> [String; 2] {
    let rounded = [low, high].map(times);
    if rounded[0] == rounded[1] && high < 9.95 { [low, high].map(|end| format!("×{end:.2}")) } else { rounded }
}

/// The unit of shares in a comparison, and its explanation.
pub fn unit(unit: Unit) -> (&'static str, &'static str) {
    match unit {
        Unit::Moves => (text!("shapes-unit-moves"), text!("shapes-unit-moves-help")),
        Unit::Games => (text!("shapes-unit-games"), text!("shapes-unit-games-help")),
        Unit::Offers => (text!("shapes-unit-offers"), text!("shapes-unit-offers-help")),
    }
}

/// Explains the column with names.
pub fn name_help() -> &'static str {
    text!("shapes-name-help")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_easy_to_read() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(count), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!([0.0, 0.000_34, 0.041, 0.62].map(percent), ["0 %", "0.03 %", "4.1 %", "62 %"]);
        assert_eq!([0.004, 0.06, 1.83, 24.4, 1e9].map(times), ["×0.00", "×0.06", "×1.8", "×24", "×9,999+"]);
        assert_eq!([times_ends(0.9, 1.2), times_ends(1.01, 1.04)], [["×0.9", "×1.2"], ["×1.01", "×1.04"]]);
        assert_eq!([0, 25, 26].map(letter), ["A", "Z", "A1"]);
    }
}
