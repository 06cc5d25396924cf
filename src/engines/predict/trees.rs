//! Decision trees whose leaves are small corrections to the scores of a position's candidates.
//!
//! Each tree asks a few questions about a candidate's numbers, and adds the value of the leaf to its score.
//! `katachi-lab` grows the trees.

/// Questions from the root to a leaf.
pub const TREE_DEPTH: usize = 6;
/// Inner nodes of a tree, each with a question.
pub const INNER_NODES: usize = (1 << TREE_DEPTH) - 1;
/// Leaves of a tree.
pub const LEAF_COUNT: usize = 1 << TREE_DEPTH;

/// Maximum number of trees that are read from a file. Real files have fewer.
const MAX_TREES: u32 = 10_000;

/// One tree: a question at each inner node, and what each leaf adds.
#[derive(Clone, Debug, PartialEq)]
pub struct DecisionTree {
    /// By inner node, from the root down: the index of a number, and the value from which on the path goes right.
    pub questions: Vec<(u8, f32)>,
    pub leaves: Vec<f32>,
}

impl DecisionTree {
    #[inline]
    fn leaf(&self, numbers: &[f32]) -> f32 {
        let mut node = 0;
        for _ in 0..TREE_DEPTH {
            let (number, from) = self.questions[node];
            node = 2 * node + 1 + usize::from(numbers[usize::from(number)] >= from);
        }
        self.leaves[node - INNER_NODES]
    }
}

/// Trees whose leaves are summed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DecisionTrees(Vec<DecisionTree>);

impl DecisionTrees {
    /// Panics if a tree has another number of questions or leaves than [`INNER_NODES`] and [`LEAF_COUNT`].
    pub fn new(trees: Vec<DecisionTree>) -> DecisionTrees {
        assert!(
            trees.iter().all(|tree| (tree.questions.len(), tree.leaves.len()) == (INNER_NODES, LEAF_COUNT)),
            "whole trees"
        );
        DecisionTrees(trees)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The sum of the trees for a candidate with these numbers, to be added to its score.
    pub fn sum(&self, numbers: &[f32]) -> f32 {
        self.0.iter().map(|tree| tree.leaf(numbers)).sum()
    }

    /// Writes the number of trees, then each tree's questions and leaves.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend_from_slice(&(self.0.len() as u32).to_le_bytes());
        for DecisionTree { questions, leaves } in &self.0 {
            for (number, from) in questions {
                bytes.push(*number);
                bytes.extend_from_slice(&from.to_le_bytes());
            }
            leaves.iter().for_each(|leaf| bytes.extend_from_slice(&leaf.to_le_bytes()));
        }
    }

    /// The inverse of [`DecisionTrees::write`]; `take` hands out the next bytes.
    pub fn read<E>(take: &mut impl FnMut(usize) -> Result<Vec<u8>, E>) -> Option<DecisionTrees> {
        let float = |bytes: &[u8]| bytes.try_into().ok().map(f32::from_le_bytes);
        let count = take(4).ok()?.try_into().ok().map(u32::from_le_bytes).filter(|&count| count <= MAX_TREES)?;
        let trees = (0..count).map(|_| {
            let questions = take(5 * INNER_NODES).ok()?;
            let questions = questions.chunks_exact(5).map(|bytes| Some((bytes[0], float(&bytes[1..])?)));
            let questions = questions.collect::<Option<_>>()?;
            let leaves = take(4 * LEAF_COUNT).ok()?.chunks_exact(4).map(float).collect::<Option<_>>()?;
            Some(DecisionTree { questions, leaves })
        });
        trees.collect::<Option<_>>().map(DecisionTrees)
    }

    /// Whether every question asks for one of `numbers` numbers, and every tree is whole.
    pub fn fits(&self, numbers: usize) -> bool {
        self.0.iter().all(|tree| {
            tree.questions.len() == INNER_NODES
                && tree.leaves.len() == LEAF_COUNT
                && tree.leaves.iter().all(|leaf| leaf.is_finite())
                && tree.questions.iter().all(|&(number, _)| usize::from(number) < numbers)
        })
    }
}
