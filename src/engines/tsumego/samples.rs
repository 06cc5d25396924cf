//! Solved positions, from which `katachi-lab` learns a [`LifeEstimator`](super::estimate::LifeEstimator).

use super::estimate::{canonical, features};
use super::field::{Bits, Field, FieldPosition, ProblemSide};

/// Minimum work of a sample. Positions that need less are solved by a look at their moves.
const MIN_WORK: u32 = 10;
/// Maximum number of samples of one problem, so that long problems do not drown the others.
const MAX_PROBLEM_SAMPLES: usize = 5000;

/// A solved position.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SolvedPosition {
    key: u64,
    killed: bool,
    features: Vec<u32>,
}

impl SolvedPosition {
    /// Whether the attacker wins it.
    pub fn is_killed(&self) -> bool {
        self.killed
    }

    /// The numbers of its features, in canonical form.
    pub fn features(&self) -> &[u32] {
        &self.features
    }
}

/// Solved positions, collected problem by problem.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    done: Vec<SolvedPosition>,
    /// Samples of the current problem: those whose keys end in at least `zeros` zero bits.
    current: Vec<SolvedPosition>,
    zeros: u32,
}

impl Samples {
    /// Begins the next problem.
    pub fn begin(&mut self) {
        self.done.append(&mut self.current);
        self.zeros = 0;
    }

    /// Adds a position under this key with `turn` to move, the group once at `target`, and the work that solved it.
    pub fn add(
        &mut self,
        field: &Field,
        position: &FieldPosition,
        (turn, target): (ProblemSide, Bits),
        (key, killed, work): (u64, bool, u32),
    ) {
        if work < MIN_WORK || key.trailing_zeros() < self.zeros {
            return;
        }
        let mut found = Vec::with_capacity(40);
        features(field, position, turn, target, |feature| found.push(canonical(feature) as u32));
        self.current.push(SolvedPosition { key, killed, features: found });
        while self.current.len() > MAX_PROBLEM_SAMPLES {
            self.zeros += 1;
            let zeros = self.zeros;
            self.current.retain(|sample| sample.key.trailing_zeros() >= zeros);
        }
    }

    pub fn merge(&mut self, mut other: Samples) {
        self.done.append(&mut other.done);
        self.done.append(&mut other.current);
    }

    /// All positions, in an order that does not depend on the order in which they were added.
    pub fn sorted(&self) -> Vec<&SolvedPosition> {
        let mut samples: Vec<&SolvedPosition> = self.done.iter().chain(&self.current).collect();
        samples.sort_unstable();
        samples
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::go::Point;

    #[test]
    fn of_a_long_problem_a_part_is_kept_and_trifles_are_not() {
        let points = [Point::new(0, 0), Point::new(1, 0)];
        let field = Field::new(&points).unwrap();
        let position = FieldPosition::new(&field, 0, 0);
        let mut samples = Samples::default();
        samples.begin();
        for key in 0..4 * MAX_PROBLEM_SAMPLES as u64 {
            samples.add(&field, &position, (ProblemSide::Attacker, 0), (key, true, MIN_WORK));
            samples.add(&field, &position, (ProblemSide::Attacker, 0), (key, true, MIN_WORK - 1));
        }
        assert!((MAX_PROBLEM_SAMPLES / 2..=MAX_PROBLEM_SAMPLES).contains(&samples.current.len()));
        samples.begin();
        samples.add(&field, &position, (ProblemSide::Defender, 0), (1, false, MIN_WORK));
        assert_eq!(samples.current.len(), 1);
    }
}
