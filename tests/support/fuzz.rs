//! The number of random inputs that a property is tried on, and their seed.

use proptest::test_runner::{Config, RngSeed};

use super::sweep::{rounds, seed};

pub fn cases(quick: u32, whole: u32) -> Config {
    let cases = rounds(quick as usize, whole as usize) as u32;
    Config { cases, rng_seed: RngSeed::Fixed(seed(0)), failure_persistence: None, ..Config::default() }
}
