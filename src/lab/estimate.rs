//! Learns to estimate who wins a position: trains a network on positions that searches have solved.

use std::collections::BTreeMap;

use katachi_engines::tsumego::estimate::LifeEstimator;
use katachi_engines::tsumego::parts::{HIDDEN_UNITS, MAX_UNIT, Row};
use katachi_engines::tsumego::samples::{Samples, SolvedPosition};

/// Minimum number of positions with a feature for the feature to be used.
const MIN_POSITIONS: u32 = 20;

const EPOCHS: usize = 7;
const LEARNING_RATE: f32 = 0.06;
/// The learning rate decreases over the epochs, by up to this part.
const RATE_LOSS: f32 = 0.8;
/// Draws the weights of single features towards 0.
const WEIGHT_DECAY: f32 = 2e-5;
/// Positions with a smaller error than this are not learned from.
const MIN_ERROR: f32 = 0.003;

/// Trains a model on these positions. Their order does not matter.
pub fn train_estimate(samples: &Samples) -> LifeEstimator {
    let samples = samples.sorted();
    let mut seen: BTreeMap<u32, u32> = BTreeMap::new();
    samples.iter().flat_map(|sample| sample.features()).for_each(|&feature| *seen.entry(feature).or_default() += 1);
    // Row numbers have 16 bits.
    let mut least = MIN_POSITIONS;
    seen.retain(|_, &mut count| count >= least);
    while seen.len() > usize::from(u16::MAX) {
        least *= 2;
        seen.retain(|_, &mut count| count >= least);
    }
    let row_of: BTreeMap<u32, usize> = seen.keys().copied().zip(0..).collect();
    let of_rows = |sample: &SolvedPosition| -> (bool, Vec<usize>) {
        (sample.is_killed(), sample.features().iter().filter_map(|feature| row_of.get(feature).copied()).collect())
    };
    let mut samples: Vec<(bool, Vec<usize>)> = samples.into_iter().map(of_rows).collect();
    let mut random = Xorshift(0x2545_F491_4F6C_DD1D);
    let mut network = Network::new(row_of.len(), &mut random);
    for epoch in 0..EPOCHS {
        let rate = LEARNING_RATE * (1.0 - RATE_LOSS * epoch as f32 / EPOCHS as f32);
        for at in (1..samples.len()).rev() {
            samples.swap(at, (random.next() % (at as u64 + 1)) as usize);
        }
        samples.iter().for_each(|(killed, rows)| network.learn(*killed, rows, rate));
    }
    let values = |row: &Row<AdagradWeight>| std::array::from_fn(|unit| row[unit].value);
    let features = row_of.iter().map(|(&feature, &row)| (feature, values(&network.rows[row]))).collect();
    LifeEstimator::new(values(&network.start), values(&network.weights), &features)
}

/// A random number generator (Marsaglia 2003).
struct Xorshift(u64);

impl Xorshift {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A random number between −width/2 and width/2.
    fn around_zero(&mut self, width: f32) -> f32 {
        ((self.next() >> 40) as f32 / (1 << 24) as f32 - 0.5) * width
    }
}

/// A weight that learns by Adagrad (Duchi, Hazan & Singer 2011).
#[derive(Clone, Copy)]
struct AdagradWeight {
    value: f32,
    squares: f32,
}

impl AdagradWeight {
    fn new(value: f32) -> AdagradWeight {
        AdagradWeight { value, squares: 1e-3 }
    }

    fn step(&mut self, gradient: f32, rate: f32) {
        self.squares += gradient * gradient;
        self.value -= rate * gradient / self.squares.sqrt();
    }
}

/// The network of an [`LifeEstimator`], in floating point.
struct Network {
    start: Row<AdagradWeight>,
    rows: Vec<Row<AdagradWeight>>,
    weights: Row<AdagradWeight>,
}

impl Network {
    fn new(rows: usize, random: &mut Xorshift) -> Network {
        let mut row = |width: f32| -> Row<AdagradWeight> {
            let mut row = std::array::from_fn(|_| AdagradWeight::new(random.around_zero(width)));
            row[HIDDEN_UNITS] = AdagradWeight::new(0.0);
            row
        };
        let rows = (0..rows).map(|_| row(0.2)).collect();
        let mut start = [AdagradWeight::new(0.1); HIDDEN_UNITS + 1];
        start[HIDDEN_UNITS] = AdagradWeight::new(0.0);
        Network { start, rows, weights: row(0.5) }
    }

    fn learn(&mut self, killed: bool, rows: &[usize], rate: f32) {
        let mut units: Row<f32> = std::array::from_fn(|unit| self.start[unit].value);
        for &row in rows {
            units.iter_mut().zip(&self.rows[row]).for_each(|(unit, weight)| *unit += weight.value);
        }
        let hidden = units[..HIDDEN_UNITS].iter().zip(&self.weights);
        let logit =
            units[HIDDEN_UNITS] + hidden.map(|(unit, weight)| weight.value * unit.clamp(0.0, MAX_UNIT)).sum::<f32>();
        let error = 1.0 / (1.0 + (-logit).exp()) - f32::from(u8::from(killed));
        if error.abs() < MIN_ERROR {
            return;
        }
        // The error of each unit: how much too high it was.
        let mut blame: Row<f32> = [0.0; HIDDEN_UNITS + 1];
        for (unit, own) in units[..HIDDEN_UNITS].iter().enumerate() {
            let weight = &mut self.weights[unit];
            if (0.0..MAX_UNIT).contains(own) {
                blame[unit] = error * weight.value;
            }
            if *own > 0.0 {
                weight.step(error * own.min(MAX_UNIT), rate);
            }
            if blame[unit] != 0.0 {
                self.start[unit].step(blame[unit], rate);
            }
        }
        for &row in rows {
            let row = &mut self.rows[row];
            for (weight, &gradient) in
                row[..HIDDEN_UNITS].iter_mut().zip(&blame).filter(|(_, gradient)| **gradient != 0.0)
            {
                weight.step(gradient, rate);
            }
            let direct = &mut row[HIDDEN_UNITS];
            direct.step(error + WEIGHT_DECAY * direct.value, rate);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::go::Point;
    use katachi_engines::tsumego::ProblemSide;
    use katachi_engines::tsumego::parts::{Field, FieldPosition};

    /// Samples of rows of points with these lengths. Rows of more than two points live.
    fn rooms(lengths: impl Iterator<Item = u8>) -> Samples {
        let mut samples = Samples::default();
        for length in lengths {
            let points: Vec<Point> = (0..length).map(|x| Point::new(x, 0)).collect();
            let field = Field::new(&points).expect("a row is a small field");
            let position = FieldPosition::new(&field, 0, 0);
            samples.begin();
            for key in 0..50 {
                samples.add(&field, &position, (ProblemSide::Attacker, 0), (key, length <= 2, 100));
                samples.add(&field, &position, (ProblemSide::Defender, 0), (key, length <= 2, 100));
            }
        }
        samples
    }

    #[test]
    fn what_was_seen_is_known_whatever_its_order() {
        let samples = rooms(1..=8);
        let mut turned = rooms((4..=8).rev());
        turned.merge(rooms((1..=3).rev()));
        let estimate = train_estimate(&samples);
        assert_eq!(estimate, train_estimate(&turned));
        for length in 1..=8_u8 {
            let points: Vec<Point> = (0..length).map(|x| Point::new(x, 0)).collect();
            let field = Field::new(&points).unwrap();
            let guess = estimate.guess(&field, &FieldPosition::new(&field, 0, 0), ProblemSide::Attacker, 0);
            assert_eq!(guess.kill < guess.live, length <= 2, "{length}: {guess:?}");
        }
    }
}
