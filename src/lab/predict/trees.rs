//! Growing boosted decision trees for choices.
//!
//! A tree is grown where the softmax over the scores so far has the largest error (gradient and curvature of the
//! log-evidence), on a third of the positions, from histograms of at most [`BINS`] classes per number. Gradients are
//! summed as integers, so that any number of threads grows the same trees. Source: Friedman, "Greedy function
//! approximation: a gradient boosting machine" (2001) and "Stochastic gradient boosting" (2002); the split gain with
//! curvature is that of XGBoost (2016).

use rayon::prelude::*;

use katachi_core::progress::{Cancelled, Phase, Progress};
use katachi_engines::predict::parts::{DecisionTree, DecisionTrees, INNER_NODES, LEAF_COUNT, TREE_DEPTH, random_value};

/// Maximum number of classes that a number is sorted into.
const BINS: usize = 64;

/// The learning rate: each leaf's step is multiplied by this.
const LEARNING_RATE: f32 = 0.12;

/// A tree is grown on one position in this many.
const SAMPLED_ONE_IN: u64 = 3;

/// The curvature that is added to every leaf's, and the minimum curvature of a leaf.
const ADDED_CURVATURE: f64 = 4.0;
const MIN_LEAF_CURVATURE: f64 = 8.0;

/// Gradients are counted in units of 1/`GRADIENT_UNIT`.
const GRADIENT_UNIT: f32 = (1 << 20) as f32;

/// The lower bounds of the classes of each number.
#[derive(Clone)]
pub(super) struct ClassBounds(Vec<Vec<f32>>);

impl ClassBounds {
    /// Bounds that divide these rows of numbers into classes of equal size.
    pub fn from_rows(rows: &[Vec<f32>]) -> ClassBounds {
        let numbers = rows.first().map_or(0, Vec::len);
        let edges = (0..numbers).map(|number| {
            let mut values: Vec<f32> = rows.iter().map(|row| row[number]).collect();
            values.sort_unstable_by(f32::total_cmp);
            let mut edges: Vec<f32> = (1..BINS).map(|bin| values[bin * values.len() / BINS]).collect();
            edges.dedup();
            edges.retain(|&edge| edge > values[0]);
            edges
        });
        ClassBounds(edges.collect())
    }

    pub fn sort(&self, row: &[f32]) -> impl Iterator<Item = u8> {
        self.0.iter().zip(row).map(|(edges, value)| edges.partition_point(|edge| value >= edge) as u8)
    }
}

/// Candidates of many positions.
#[derive(Default)]
pub(super) struct Choices {
    /// The classes of each candidate's numbers, row by row.
    pub classes: Vec<u8>,
    /// The score of each candidate.
    pub scores: Vec<f32>,
    pub positions: Vec<TrainingPosition>,
}

/// A position: the end of its candidates, which of them was played, and the logarithm of the weight of all other moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct TrainingPosition {
    pub end: usize,
    pub played: Option<usize>,
    pub others: f32,
}

impl Choices {
    pub fn append(&mut self, other: Choices) {
        let before = self.scores.len();
        self.classes.extend(other.classes);
        self.scores.extend(other.scores);
        let moved = other.positions.into_iter().map(|choice| TrainingPosition {
            end: choice.end + before,
            played: choice.played.map(|played| played + before),
            ..choice
        });
        self.positions.extend(moved);
    }

    fn starts(&self) -> impl Iterator<Item = (usize, &TrainingPosition)> {
        let starts = std::iter::once(0).chain(self.positions.iter().map(|choice| choice.end));
        starts.zip(&self.positions)
    }
}

/// The probabilities of a position's candidates, given the weight of all other moves.
pub(super) fn shares(scores: &[f32], others: f32) -> impl Iterator<Item = f32> {
    let highest = scores.iter().copied().fold(others, f32::max);
    let sum: f32 = scores.iter().map(|score| (score - highest).exp()).sum::<f32>() + (others - highest).exp();
    scores.iter().map(move |score| (score - highest).exp() / sum)
}

/// Gradient and curvature of one candidate, or sums of them.
type Sums = [i64; 2];

struct TrainingExample {
    row: u32,
    node: u8,
    sums: [i32; 2],
}

/// Grows `count` trees, and adds their values to `choices.scores`.
pub(super) fn grow(
    choices: &mut Choices,
    classes: &ClassBounds,
    count: usize,
    progress: &Progress,
) -> Result<DecisionTrees, Cancelled> {
    progress.begin(Phase::GrowingTrees, "trees", count as u64);
    let numbers = classes.0.len();
    let mut trees = Vec::with_capacity(count);
    for number in 0..count {
        let mut examples = sample(choices, number as u64);
        progress.check()?;
        let mut questions = vec![(0_u8, BINS as u8); INNER_NODES];
        let mut leaves = vec![0.0; LEAF_COUNT];
        for depth in 0..=TREE_DEPTH {
            let first = (1 << depth) - 1;
            let sums = histograms(&examples, &choices.classes, numbers, 1 << depth, depth == TREE_DEPTH, progress);
            progress.check()?;
            if depth == TREE_DEPTH {
                let leaf = |&[gradient, curvature]: &Sums| {
                    -gradient as f64 / (curvature as f64 + ADDED_CURVATURE * f64::from(GRADIENT_UNIT))
                };
                leaves = sums.iter().map(|sums| leaf(sums) as f32 * LEARNING_RATE).collect();
                break;
            }
            let found: Vec<(u8, u8)> = sums.par_chunks(numbers * BINS).map(best_question).collect();
            questions[first..first + found.len()].copy_from_slice(&found);
            examples.par_iter_mut().for_each(|example| {
                let (asked, from) = found[usize::from(example.node)];
                let class = choices.classes[example.row as usize * numbers + usize::from(asked)];
                example.node = 2 * example.node + u8::from(class >= from);
            });
        }
        let classes_of = &choices.classes;
        choices.scores.par_iter_mut().enumerate().for_each(|(row, score)| {
            let row = &classes_of[row * numbers..(row + 1) * numbers];
            let mut node = 0;
            for _ in 0..TREE_DEPTH {
                let (asked, from) = questions[node];
                node = 2 * node + 1 + usize::from(row[usize::from(asked)] >= from);
            }
            *score += leaves[node - INNER_NODES];
        });
        let from = |(asked, class): (u8, u8)| {
            let edges = &classes.0[usize::from(asked)];
            (
                asked,
                class.checked_sub(1).and_then(|class| edges.get(usize::from(class))).copied().unwrap_or(f32::INFINITY),
            )
        };
        trees.push(DecisionTree { questions: questions.into_iter().map(from).collect(), leaves });
        progress.add(1);
    }
    Ok(DecisionTrees::new(trees))
}

/// The candidates of one position in three, with the error of the softmax there.
fn sample(choices: &Choices, tree: u64) -> Vec<TrainingExample> {
    let positions: Vec<(usize, &TrainingPosition)> = choices
        .starts()
        .enumerate()
        .filter(|&(number, _)| random_value(tree << 32 | number as u64).is_multiple_of(SAMPLED_ONE_IN))
        .map(|(_, position)| position)
        .collect();
    positions
        .par_iter()
        .flat_map_iter(|&(start, choice)| {
            shares(&choices.scores[start..choice.end], choice.others).enumerate().map(move |(number, share)| {
                let row = start + number;
                let gradient = share - f32::from(u8::from(choice.played == Some(row)));
                let sums = [gradient, share * (1.0 - share)].map(|sum| (sum * GRADIENT_UNIT) as i32);
                TrainingExample { row: row as u32, node: 0, sums }
            })
        })
        .collect()
}

/// Sums by node, number and class; for `leaves`, by node only.
fn histograms(
    examples: &[TrainingExample],
    classes: &[u8],
    numbers: usize,
    nodes: usize,
    leaves: bool,
    progress: &Progress,
) -> Vec<Sums> {
    let size = if leaves { nodes } else { nodes * numbers * BINS };
    let parts: Vec<Vec<Sums>> = examples
        .par_chunks(examples.len().div_ceil(rayon::current_num_threads()).max(1))
        .map(|examples| {
            let mut sums = vec![[0; 2]; size];
            for chunk in examples.chunks(1 << 14) {
                if progress.check().is_err() {
                    break;
                }
                for example in chunk {
                    let [gradient, curvature] = example.sums.map(i64::from);
                    let mut add = |at: usize| {
                        let [a, b] = &mut sums[at];
                        *a += gradient;
                        *b += curvature;
                    };
                    if leaves {
                        add(usize::from(example.node));
                        continue;
                    }
                    let row = &classes[example.row as usize * numbers..][..numbers];
                    let node = usize::from(example.node) * numbers * BINS;
                    row.iter().enumerate().for_each(|(number, &class)| add(node + number * BINS + usize::from(class)));
                }
            }
            sums
        })
        .collect();
    let mut parts = parts.into_iter();
    let mut all = parts.next().unwrap_or_else(|| vec![[0; 2]; size]);
    for part in parts {
        all.iter_mut().zip(part).for_each(|([a, b], [c, d])| (*a, *b) = (*a + c, *b + d));
    }
    all
}

/// The best question: a number, and the class from which on candidates go right. If no question helps, nothing goes
/// right.
fn best_question(sums: &[Sums]) -> (u8, u8) {
    let unit = f64::from(GRADIENT_UNIT);
    let gain = |[gradient, curvature]: Sums| {
        let (gradient, curvature) = (gradient as f64 / unit, curvature as f64 / unit);
        gradient * gradient / (curvature + ADDED_CURVATURE)
    };
    let total = sums[..BINS].iter().fold([0; 2], |[a, b], [c, d]| [a + c, b + d]);
    let (mut best, mut question) = (gain(total) + 1e-3, (0, BINS as u8));
    for (number, sums) in sums.chunks(BINS).enumerate() {
        let mut left = [0; 2];
        for (class, [a, b]) in sums.iter().enumerate().take(BINS - 1) {
            left = [left[0] + a, left[1] + b];
            let right = [total[0] - left[0], total[1] - left[1]];
            let least = (MIN_LEAF_CURVATURE * unit) as i64;
            if left[1] < least || right[1] < least {
                continue;
            }
            let both = gain(left) + gain(right);
            if both > best {
                (best, question) = (both, (number as u8, class as u8 + 1));
            }
        }
    }
    question
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Candidates with two numbers. One of four is played, most often one with both numbers high.
    fn choices(classes: &ClassBounds, rows: &[Vec<f32>]) -> Choices {
        let mut choices = Choices::default();
        for (number, rows) in rows.chunks(4).enumerate() {
            let start = choices.scores.len();
            let sought = rows.iter().position(|row| row[0] > 0.5 && row[1] > 0.5);
            let played = if number % 8 == 0 { None } else { Some(start + sought.unwrap_or(number % 4)) };
            choices.classes.extend(rows.iter().flat_map(|row| classes.sort(row)));
            choices.scores.extend([0.0; 4]);
            choices.positions.push(TrainingPosition { end: start + 4, played, others: 0.0 });
        }
        choices
    }

    fn rows() -> Vec<Vec<f32>> {
        let number = |index: u64| (random_value(index) >> 40) as f32 / (1_u64 << 24) as f32;
        (0..16_000).map(|row| vec![number(2 * row), number(2 * row + 1)]).collect()
    }

    fn log_evidence(choices: &Choices) -> f64 {
        let of = |(start, choice): (usize, &TrainingPosition)| {
            let shares: Vec<f32> = shares(&choices.scores[start..choice.end], choice.others).collect();
            let played = choice.played.map_or(1.0 - shares.iter().sum::<f32>(), |played| shares[played - start]);
            f64::from(played).ln()
        };
        choices.starts().map(of).sum::<f64>() / choices.positions.len() as f64
    }

    #[test]
    fn trees_find_what_only_two_numbers_together_tell() {
        let rows = rows();
        let classes = ClassBounds::from_rows(&rows);
        let mut choices = choices(&classes, &rows);
        let before = log_evidence(&choices);
        let trees = grow(&mut choices, &classes, 40, &Progress::new()).unwrap();
        let after = log_evidence(&choices);
        assert!((before - 0.2_f64.ln()).abs() < 1e-4 && after > before + 0.3, "{before} {after}");
        // Questions about numbers agree with questions about their classes.
        for (row, score) in rows.iter().zip(&choices.scores) {
            assert!((trees.sum(row) - score).abs() < 1e-4);
        }
        let best = trees.sum(&[0.9, 0.9]);
        assert!([[0.1, 0.9], [0.9, 0.1], [0.1, 0.1]].into_iter().all(|other| trees.sum(&other) < best - 0.5));
    }

    #[test]
    fn the_same_trees_grow_on_one_thread_and_on_three_and_come_back_from_their_bytes() {
        let rows = rows();
        let classes = ClassBounds::from_rows(&rows);
        let on = |threads: usize| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| grow(&mut choices(&classes, &rows), &classes, 5, &Progress::new()).unwrap())
        };
        let trees = on(1);
        assert_eq!(trees, on(3));
        let mut bytes = Vec::new();
        trees.write(&mut bytes);
        let read = |bytes: &[u8]| {
            let mut rest = bytes;
            DecisionTrees::read(&mut |count: usize| {
                let (taken, left) = rest.split_at_checked(count).ok_or(())?;
                rest = left;
                Ok::<Vec<u8>, ()>(taken.to_vec())
            })
        };
        assert_eq!(read(&bytes), Some(trees.clone()));
        assert_eq!(read(&bytes[..bytes.len() - 1]), None);
        assert!(trees.fits(2) && !trees.fits(1));
    }

    #[test]
    fn no_trees_grow_from_nothing_and_cancelled_ones_are_not_kept() {
        let rows = rows();
        let classes = ClassBounds::from_rows(&rows);
        let trees = grow(&mut Choices::default(), &classes, 2, &Progress::new()).unwrap();
        assert_eq!(trees.sum(&[0.3, 0.3]), 0.0);
        let progress = Progress::new();
        progress.cancel();
        assert!(grow(&mut choices(&classes, &rows), &classes, 2, &progress).is_err());
    }
}
