//! How the [`Estimate`] is learnt: positions that searches solved, and a logistic regression on who won them.

use super::estimate::{Estimate, FEATURES, canonical, features};
use super::field::{Field, Position, Side};

/// Positions solved by fewer moves below them are told by a look at their moves.
const LEAST_WORK: u32 = 30;
/// Of one problem, so that the long ones do not drown the others.
const MOST_OF_A_PROBLEM: usize = 6000;

const EPOCHS: usize = 6;
const RATE: f32 = 0.1;
/// Draws the weights towards 0.
const DECAY: f32 = 2e-5;

/// A solved position.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Sample {
    key: u64,
    killed: bool,
    features: Vec<u32>,
}

/// Solved positions of one problem after the other.
#[derive(Clone, Debug, Default)]
pub(super) struct Samples {
    done: Vec<Sample>,
    /// Of the problem at hand: those whose keys end in so many zero bits.
    current: Vec<Sample>,
    zeros: u32,
}

impl Samples {
    /// Another problem begins.
    pub fn begin(&mut self) {
        self.done.append(&mut self.current);
        self.zeros = 0;
    }

    /// A position under this key with `turn` to move, solved by so much work.
    pub fn add(&mut self, field: &Field, position: &Position, turn: Side, key: u64, killed: bool, work: u32) {
        if work < LEAST_WORK || key.trailing_zeros() < self.zeros {
            return;
        }
        let mut found = Vec::with_capacity(40);
        features(field, position, turn, |feature| found.push(canonical(feature) as u32));
        self.current.push(Sample { key, killed, features: found });
        while self.current.len() > MOST_OF_A_PROBLEM {
            self.zeros += 1;
            let zeros = self.zeros;
            self.current.retain(|sample| sample.key.trailing_zeros() >= zeros);
        }
    }

    pub fn merge(&mut self, mut other: Samples) {
        self.done.append(&mut other.done);
        self.done.append(&mut other.current);
    }

    /// The model of these positions, whatever their order. Steps as in Adagrad (Duchi, Hazan & Singer 2011).
    pub fn train(&self) -> Estimate {
        let mut samples: Vec<&Sample> = self.done.iter().chain(&self.current).collect();
        samples.sort_unstable();
        let mut logits = vec![0_f32; FEATURES];
        let mut squares = vec![1e-3_f32; FEATURES];
        let mut seed: u64 = 0x2545_F491_4F6C_DD1D;
        for _ in 0..EPOCHS {
            for at in (1..samples.len()).rev() {
                seed ^= seed << 13;
                seed ^= seed >> 7;
                seed ^= seed << 17;
                samples.swap(at, (seed % (at as u64 + 1)) as usize);
            }
            for sample in &samples {
                let logit: f32 = sample.features.iter().map(|&feature| logits[feature as usize]).sum();
                let likely = 1.0 / (1.0 + (-logit).exp());
                let error = likely - f32::from(u8::from(sample.killed));
                for &feature in &sample.features {
                    let (logit, square) = (&mut logits[feature as usize], &mut squares[feature as usize]);
                    let gradient = error + DECAY * *logit;
                    *square += gradient * gradient;
                    *logit -= RATE * gradient / square.sqrt();
                }
            }
        }
        Estimate::new(&logits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::Point;

    /// Rooms of one to eight points in a row; those of more than two live.
    fn rooms() -> Samples {
        let mut samples = Samples::default();
        for length in 1..=8_u8 {
            let points: Vec<Point> = (0..length).map(|x| Point::new(x, 0)).collect();
            let field = Field::new(&points, &points).expect("a row is a small field");
            let position = Position::new(&field, 0, 0);
            samples.begin();
            for key in 0..50 {
                samples.add(&field, &position, Side::Attacker, key, length <= 2, 100);
                samples.add(&field, &position, Side::Defender, key, length <= 2, 100);
            }
        }
        samples
    }

    #[test]
    fn what_was_seen_is_known_whatever_its_order() {
        let samples = rooms();
        let mut turned = Samples { done: samples.done.iter().rev().cloned().collect(), ..Samples::default() };
        turned.merge(Samples { done: samples.current.clone(), ..Samples::default() });
        let estimate = samples.train();
        assert_eq!(estimate, turned.train());
        for length in 1..=8_u8 {
            let points: Vec<Point> = (0..length).map(|x| Point::new(x, 0)).collect();
            let field = Field::new(&points, &points).unwrap();
            let guess = estimate.guess(&field, &Position::new(&field, 0, 0), Side::Attacker);
            assert_eq!(guess.kill < guess.live, length <= 2, "{length}: {guess:?}");
        }
    }

    #[test]
    fn of_a_long_problem_a_part_is_kept_and_trifles_are_not() {
        let points = [Point::new(0, 0), Point::new(1, 0)];
        let field = Field::new(&points, &points).unwrap();
        let position = Position::new(&field, 0, 0);
        let mut samples = Samples::default();
        samples.begin();
        for key in 0..4 * MOST_OF_A_PROBLEM as u64 {
            samples.add(&field, &position, Side::Attacker, key, true, LEAST_WORK);
            samples.add(&field, &position, Side::Attacker, key, true, LEAST_WORK - 1);
        }
        assert!((MOST_OF_A_PROBLEM / 2..=MOST_OF_A_PROBLEM).contains(&samples.current.len()));
        samples.begin();
        samples.add(&field, &position, Side::Defender, 1, false, LEAST_WORK);
        assert_eq!(samples.current.len(), 1);
    }
}
