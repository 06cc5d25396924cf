//! Counts, shares and names as the Shapes panels write them.

pub use katachi_app::find::compare::letter;
pub use katachi_app::{grouped as count, interval_words as interval, percent};
use katachi_core::mining::compare::Unit;
use katachi_core::mining::{MiningParams, PatternStats};
use katachi_core::pattern::Image;
use katachi_core::words::mined;

/// `1 stone`, `1,234 games`.
pub fn counted(value: u64, one: &str) -> String {
    katachi_app::counted(value as usize, one)
}

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
        least => format!("{name}, at least {least} times"),
    }
}

/// An image in a player's words: `quarter turn right, colours swapped`.
pub fn image(image: Image) -> String {
    match (image.symmetry.index(), image.swapped) {
        (0, true) => "colours swapped".to_owned(),
        (_, true) => format!("{}, colours swapped", image.symmetry.name()),
        (_, false) => image.symmetry.name().to_owned(),
    }
}

/// How many times as high odds: `×1.8`, `×0.06`, `×24`.
pub fn times(ratio: f64) -> String {
    match ratio {
        r if r < 0.095 => format!("×{r:.2}"),
        r if r < 9.95 => format!("×{r:.1}"),
        r if r < 9_999.5 => format!("×{}", count(r.round() as u64)),
        _ => "×9,999+".to_owned(),
    }
}

/// What shares are of when results are compared, and what that means.
pub fn unit(unit: Unit) -> (&'static str, &'static str) {
    match unit {
        Unit::Moves => {
            ("per move", "Its share of all moves. Moves of one game go together: differences look too sure.")
        }
        Unit::Games => ("per game", "The share of games that have it: the careful comparison."),
        Unit::Offers => ("per chance", "Played when possible: who plays there more readily when it can be played."),
    }
}

pub const AGAINST_HELP: &str = "How many times as high the odds of the shape are here as in the professional games, with \
                                the 95 % interval (logarithmic; the line in the middle is ×1). Grey where it could be \
                                chance: more than one in twenty such finds would be false (q > 0.05). Sorted by how sure it \
                                is, not by how large.";
pub const NAME_HELP: &str = "What players call it, as far as the window shows it. A name that would need points \
                             outside the window is not given.";
pub const K_HELP: &str = "K: the number of stones in the window.";
pub const BITS_HELP: &str = "Information: −log₂ of the shape's share of all occurrences. A shape that is every second one \
                             has 1 bit, one in a thousand has 10. The more bits, the rarer.";
pub const RATE_HELP: &str = "Played when possible: of all the times a point offered this shape to the player to move, how \
                             often the move was made. The line is Wilson's 95 % interval: where the true rate lies 19 \
                             times in 20, honest for small counts too.";
pub const WINS_HELP: &str = "Of the games whose result is known, the share that Black won. Here Black is whoever played the \
                             move.";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_easy_to_read() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(count), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!(counted(1, "stone"), "1 stone");
        assert_eq!([0.0, 0.000_34, 0.041, 0.62].map(percent), ["0 %", "0.03 %", "4.1 %", "62 %"]);
        assert_eq!([0.004, 0.06, 1.83, 24.4, 1e9].map(times), ["×0.00", "×0.06", "×1.8", "×24", "×9,999+"]);
        assert_eq!([0, 25, 26].map(letter), ["A", "Z", "A1"]);
    }
}
