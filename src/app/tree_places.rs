//! Places for drawing the nodes of a game's tree: a row for each step from the root, a column for each line of play.

use katachi_core::go::{GameTree, NodeId};

/// The places of all nodes, each different. A line goes straight down. Its variations are to the right, as near as
/// there is room.
#[derive(Debug, Default)]
pub struct TreePlaces {
    /// By node: column and row.
    places: Vec<(u32, u32)>,
    /// By row: its nodes, from left to right.
    rows: Vec<Vec<NodeId>>,
    columns: u32,
}

impl TreePlaces {
    pub fn from_tree(tree: &GameTree) -> TreePlaces {
        let mut places = vec![(0, 0); tree.len()];
        let mut rows: Vec<Vec<NodeId>> = Vec::new();
        // The highest used row of each column. Lower variations are placed first, so all rows below it count as used.
        let mut tops: Vec<u32> = Vec::new();
        let mut waiting = vec![(NodeId::ROOT, 0, 0)];
        while let Some((first, row, from)) = waiting.pop() {
            let line = || std::iter::successors(Some(first), |&at| tree.main_child(at));
            let last = row + line().count() as u32 - 1;
            // Keep the row above free too: the variation branches off its line there.
            let above = row.saturating_sub(1);
            let column =
                (from..).find(|&column| tops.get(column as usize).is_none_or(|&top| last < top)).unwrap_or(from);
            tops.resize(tops.len().max(column as usize + 1), u32::MAX);
            tops[column as usize] = above;
            for (node, row) in line().zip(row..) {
                places[node.index()] = (column, row);
                if rows.len() <= row as usize {
                    rows.resize(row as usize + 1, Vec::new());
                }
                rows[row as usize].push(node);
                // Place the lowest branch first, and the first variation of each branch first.
                let others: Vec<NodeId> = tree.children(node).skip(1).collect();
                waiting.extend(others.into_iter().rev().map(|child| (child, row + 1, column + 1)));
            }
        }
        for row in &mut rows {
            row.sort_by_key(|node| places[node.index()].0);
        }
        TreePlaces { places, rows, columns: tops.len() as u32 }
    }

    /// Column and row.
    pub fn place(&self, node: NodeId) -> (u32, u32) {
        self.places.get(node.index()).copied().unwrap_or_default()
    }

    /// The nodes `row` steps from the root, from left to right.
    pub fn row(&self, row: usize) -> &[NodeId] {
        self.rows.get(row).map_or(&[], Vec::as_slice)
    }

    pub fn rows(&self) -> usize {
        self.rows.len()
    }

    pub fn columns(&self) -> usize {
        self.columns as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::corpus::sgf::read_tree;
    use std::collections::HashSet;

    /// Draws the tree row by row. Each node's letter is its comment.
    fn drawn(sgf: &str) -> Vec<String> {
        let tree = read_tree(sgf.as_bytes(), 0).unwrap();
        let places = TreePlaces::from_tree(&tree);
        (0..places.rows())
            .map(|row| {
                let mut text = vec![' '; places.columns()];
                for &node in places.row(row) {
                    text[places.place(node).0 as usize] = tree.node(node).comment.chars().next().unwrap_or('.');
                }
                text.into_iter().collect::<String>().trim_end().to_owned()
            })
            .collect()
    }

    #[test]
    fn variations_stand_beside_the_line_that_they_leave() {
        let sgf =
            "(;SZ[9]C[a];B[aa]C[b](;W[bb]C[c];B[cc]C[d](;W[dd]C[e])(;W[de]C[f]))(;W[ba]C[g];B[ca]C[h];W[da]C[i]))";
        assert_eq!(drawn(sgf), ["a", "b", "c g", "d h", "efi"]);
    }

    #[test]
    fn a_short_variation_takes_the_room_above_a_lower_one() {
        let sgf = "(;SZ[9]C[a](;B[aa]C[b];W[bb]C[c];B[cc]C[d](;W[dd]C[e])(;W[de]C[f]))(;B[ba]C[g]))";
        assert_eq!(drawn(sgf), ["a", "bg", "c", "d", "ef"]);
    }

    #[test]
    fn no_two_nodes_of_a_large_tree_have_the_same_place() {
        let mut sgf = String::from("(;SZ[19]");
        for at in 0..400_usize {
            let letter = |value: usize| char::from(b'a' + (value % 19) as u8);
            sgf.push_str(&format!("(;B[{}{}]", letter(at), letter(at / 19)));
            if at % 3 != 0 {
                sgf.push(')');
            }
        }
        sgf.push_str(&")".repeat(135));
        let tree = read_tree(sgf.as_bytes(), 0).unwrap();
        assert!(tree.len() > 400);
        let places = TreePlaces::from_tree(&tree);
        let all: HashSet<(u32, u32)> =
            (0..places.rows()).flat_map(|row| places.row(row)).map(|&node| places.place(node)).collect();
        assert_eq!(all.len(), tree.len());
    }
}
