//! Expensive sweeps of random cases: every run tests a part of them, a different part for every commit, and all on
//! request.
//!
//! `KATACHI_SEED` is mixed into the seed of every sweep; `.ci/run` takes it from the commit. `KATACHI_SWEEP=whole` runs
//! the largest number of cases that has passed before. A failing sweep has printed how to run it again.

/// Whether all cases run.
fn is_whole() -> bool {
    std::env::var("KATACHI_SWEEP").is_ok_and(|sweep| match sweep.as_str() {
        "" | "quick" => false,
        "whole" => true,
        _ => panic!("KATACHI_SWEEP={sweep}: quick or whole"),
    })
}

/// The number in `KATACHI_SEED`, decimal or hexadecimal after `0x`; 0 if it is not set.
fn from_environment() -> u64 {
    let text = std::env::var("KATACHI_SEED").unwrap_or_default();
    let number = match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16),
        None if text.is_empty() => Ok(0),
        None => text.parse(),
    };
    number.unwrap_or_else(|error| panic!("KATACHI_SEED={text}: {error}"))
}

/// The seed of a sweep, which is `own` unless `KATACHI_SEED` is set.
pub fn seed(own: u64) -> u64 {
    tell_how_to_run_again();
    own ^ from_environment()
}

/// Prints the command, since the output of a failing test is shown.
fn tell_how_to_run_again() {
    let given = from_environment();
    let sweep = if is_whole() { "KATACHI_SWEEP=whole " } else { "" };
    let thread = std::thread::current();
    println!(
        "again: KATACHI_SEED={given} {sweep}cargo test -p {} {}",
        env!("CARGO_PKG_NAME"),
        thread.name().unwrap_or_default()
    );
}

/// The number of cases of a random sweep.
pub fn rounds(quick: usize, whole: usize) -> usize {
    if is_whole() { whole } else { quick }
}

/// Whether a random sweep goes on: until it has tried `rounds` cases, and `needed` of them were of the kind that it is
/// about. A few random cases may all be of another kind. Panics if hardly any case is of it.
#[allow(dead_code, reason = "not every test program has such a sweep")]
pub fn goes_on(tried: usize, rounds: usize, met: usize, needed: usize) -> bool {
    let goes_on = tried < rounds || met < needed;
    assert!(!goes_on || tried < 2 * rounds + 200, "{met} of {tried} cases are of the kind, {needed} are needed");
    goes_on
}

/// The numbers of the cases, out of `full`, that run: every `part`th, from a random start, or all.
pub fn share(full: usize, part: usize) -> impl Iterator<Item = usize> {
    tell_how_to_run_again();
    let (first, step) = if is_whole() { (0, 1) } else { ((from_environment() % part as u64) as usize, part) };
    (first..full).step_by(step)
}
