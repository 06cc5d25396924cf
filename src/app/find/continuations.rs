//! The moves that are played next, compared: their letters, and which counts differ surely.

use katachi_core::find::{Continuation, DecidedGames};
use katachi_core::go::Color;
use katachi_core::mining::statistics::chi_squared_survival;
use katachi_core::mining::{WilsonInterval, wilson};
use katachi_language::text;
use katachi_sentences::words::listed;

/// Two counts differ if the probability of such a difference by chance is below this.
pub const SIGNIFICANCE_LEVEL: f64 = 0.05;

/// The probability of a difference at least as large if both continuations are equally frequent: χ² = (a − b)² ÷ (a +
/// b), with one degree of freedom. 1 if neither was ever played.
pub fn equal_counts_p(a: u64, b: u64) -> f64 {
    if a + b == 0 {
        return 1.0;
    }
    let difference = a.abs_diff(b) as f64;
    chi_squared_survival(difference * difference / (a + b) as f64, 1)
}

/// For each rank but the last, [`equal_counts_p`] of its count and the next.
pub fn neighbours(continuations: &[Continuation]) -> Vec<f64> {
    continuations.windows(2).map(|pair| equal_counts_p(pair[0].total(), pair[1].total())).collect()
}

/// First and last rank of each run of continuations whose neighbours do not differ. Only the first `top` are compared.
pub fn alike(continuations: &[Continuation], top: usize) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for (rank, p) in neighbours(&continuations[..continuations.len().min(top)]).into_iter().enumerate() {
        if p < SIGNIFICANCE_LEVEL {
            continue;
        }
        match runs.last_mut() {
            Some(run) if run.1 == rank => run.1 = rank + 1,
            _ => runs.push((rank, rank + 1)),
        }
    }
    runs
}

/// The share of games with a winner that the drawing's Black won, of those in which the usual colour played there.
pub fn black_wins(continuation: &Continuation) -> Option<WilsonInterval> {
    let games = decided(continuation);
    wilson(games.black_wins, games.decided)
}

/// The games with a winner in which the usual colour played there.
pub fn decided(continuation: &Continuation) -> DecidedGames {
    continuation.by_color[usual_color(continuation) as usize]
}

/// Whether the interval leaves out one half.
pub fn differs_from_even(interval: WilsonInterval) -> bool {
    interval.low > 0.5 || interval.high < 0.5
}

/// The colour that plays there more often, later moves included.
pub fn usual_color(continuation: &Continuation) -> Color {
    if continuation.by(Color::White) > continuation.by(Color::Black) { Color::White } else { Color::Black }
}

/// Continuations with a letter on the board.
pub const MAX_LETTERS: usize = 26;

/// A, B, … Z, then A1, B1, …
pub fn letter(rank: usize) -> String {
    let letter = char::from(b'A' + (rank % 26) as u8);
    if rank < 26 { letter.to_string() } else { format!("{letter}{}", rank / 26) }
}

/// `A and B do not differ significantly; nor do C, D and E.`; `None` where all neighbours differ.
pub fn alike_in_words(continuations: &[Continuation], top: usize) -> Option<String> {
    let runs = alike(continuations, top);
    let named = runs.iter().map(|&(first, last)| {
        let letters: Vec<String> = (first..=last).map(letter).collect();
        let (end, rest) = letters.split_last().expect("a run has two ranks");
        text!("find-letters", letters = listed(rest), last = end)
    });
    let named: Vec<String> = named.collect();
    match &named[..] {
        [] => None,
        [only] => Some(text!("find-alike", letters = only)),
        [first, rest @ ..] => {
            let nor = rest[1..].iter().map(|letters| text!("find-alike-nor", letters = letters));
            let rest: Vec<String> = rest[..1].iter().cloned().chain(nor).collect();
            Some(text!("find-alike-more", first = first, others = rest.join("; ")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(counts: &[u64]) -> Vec<Continuation> {
        let one = |&black: &u64| Continuation {
            at: (0, 0),
            black,
            white: 0,
            black_later: 0,
            white_later: 0,
            black_wins: black / 2,
            decided: black,
            by_color: Default::default(),
        };
        counts.iter().map(one).collect()
    }

    #[test]
    fn counts_differ_when_chance_would_not_part_them() {
        // χ² = 100 ÷ 250 = 0.4 and 400 ÷ 100 = 4.
        assert!((equal_counts_p(130, 120) - 0.527).abs() < 1e-3);
        assert!((equal_counts_p(60, 40) - 0.0455).abs() < 1e-4);
        assert_eq!(equal_counts_p(0, 0), 1.0);
    }

    #[test]
    fn runs_of_ranks_that_do_not_differ_are_said_in_words() {
        let continuations = played(&[400, 200, 190, 60, 55, 52, 8]);
        assert_eq!(alike(&continuations, 10), [(1, 2), (3, 5)]);
        let words = alike_in_words(&continuations, 10).unwrap();
        assert_eq!(words, "B and C do not differ significantly; nor do D, E and F.");
        assert_eq!(alike_in_words(&played(&[400, 200]), 10), None);
    }

    #[test]
    fn a_win_rate_differs_from_even_when_its_interval_says_so() {
        let differs = |wins, games| differs_from_even(wilson(wins, games).unwrap());
        assert!(!differs(5, 8) && !differs(52, 100));
        assert!(differs(620, 1_000) && differs(380, 1_000));
    }
}
