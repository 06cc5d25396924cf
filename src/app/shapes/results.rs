//! The open results of mining, one for each set of parameters and each [`Dataset`].

use std::sync::Arc;

use crate::Dataset;
use katachi_core::mining::statistics::ClusterNames;
use katachi_core::mining::templates::Templates;
use katachi_core::mining::{MinedPatterns, MiningParams};

/// The open results, and the selected one.
#[derive(Debug, Default)]
pub struct Results {
    /// The parameters of each result. They are kept apart from the patterns so that panels can borrow them as a slice.
    params: Vec<MiningParams>,
    patterns: Vec<Arc<MinedPatterns>>,
    /// For each result, whether it is of the user's or of the professionals' games.
    whose: Vec<Dataset>,
    /// The don't-care templates of each result, if they were asked for.
    templates: Vec<Option<Arc<Templates>>>,
    /// The user's names for the clusters of each result. They are kept here because the results are shared and never
    /// change.
    cluster_names: Vec<ClusterNames>,
    selected: usize,
    /// For each result, the value of `turn` when it was last selected or added. A higher value is later.
    turns: Vec<u64>,
    turn: u64,
}

impl Results {
    pub fn params(&self) -> &[MiningParams] {
        &self.params
    }

    /// For each result, whether it is of the user's or of the professionals' games.
    pub fn whose(&self) -> &[Dataset] {
        &self.whose
    }

    /// The results of the user's or of the professionals' games.
    pub fn for_dataset(&self, whose: Dataset) -> impl Iterator<Item = &Arc<MinedPatterns>> {
        self.patterns.iter().zip(&self.whose).filter(move |(_, of)| **of == whose).map(|(patterns, _)| patterns)
    }

    pub fn len(&self) -> usize {
        self.patterns.len()
    }

    pub fn is_empty(&self) -> bool {
        self.patterns.is_empty()
    }

    /// The selected result, with its number.
    pub fn selected(&self) -> Option<(usize, &Arc<MinedPatterns>)> {
        self.patterns.get(self.selected).map(|patterns| (self.selected, patterns))
    }

    /// The don't-care templates of the selected result.
    pub fn templates(&self) -> Option<&Arc<Templates>> {
        self.templates.get(self.selected)?.as_ref()
    }

    /// The names of the selected result's clusters.
    pub fn cluster_names(&self) -> Option<&ClusterNames> {
        self.cluster_names.get(self.selected)
    }

    pub(super) fn cluster_names_mut(&mut self) -> Option<&mut ClusterNames> {
        self.cluster_names.get_mut(self.selected)
    }

    /// Names the clusters of the user's result of these parameters, if it is open.
    pub(super) fn call_clusters(&mut self, params: &MiningParams, names: &ClusterNames) {
        if let Some(at) = self.find(params) {
            self.cluster_names[at] = names.clone();
        }
    }

    /// The user's result of these parameters.
    pub fn find(&self, params: &MiningParams) -> Option<usize> {
        self.find_of(params, Dataset::Own)
    }

    fn find_of(&self, params: &MiningParams, whose: Dataset) -> Option<usize> {
        (0..self.len()).find(|&at| self.params[at] == *params && self.whose[at] == whose)
    }

    pub(super) fn select(&mut self, at: usize) {
        if at < self.len() {
            self.selected = at;
            self.touch(at);
        }
    }

    fn touch(&mut self, at: usize) {
        self.turn += 1;
        self.turns[at] = self.turn;
    }

    /// Closes results of this corpus, the longest unseen first, while all results take more than `most` bytes. Keeps
    /// the selected result, and results of other games. Returns the parameters of the closed results.
    pub(super) fn close_oldest(&mut self, most: usize, corpus: &str) -> Vec<MiningParams> {
        let mut closed = Vec::new();
        let mut all: usize = self.patterns.iter().map(|patterns| patterns.memory_bytes()).sum();
        while all > most {
            let may_go = |&at: &usize| {
                at != self.selected && self.whose[at] == Dataset::Own && self.patterns[at].corpus == corpus
            };
            let Some(oldest) = (0..self.len()).filter(may_go).min_by_key(|&at| self.turns[at]) else { break };
            all -= self.patterns[oldest].memory_bytes();
            closed.push(self.params[oldest].clone());
            self.remove(oldest);
        }
        closed
    }

    /// Adds a result, or replaces the result with the same parameters. Returns its number. The names of its clusters
    /// are its own if it has any, otherwise `names`, otherwise those of the replaced result.
    pub(super) fn insert(
        &mut self,
        patterns: Arc<MinedPatterns>,
        whose: Dataset,
        names: Option<&ClusterNames>,
    ) -> usize {
        let own = Some(&patterns.cluster_names).filter(|own| !own.is_empty()).or(names).cloned();
        match self.find_of(&patterns.params, whose) {
            Some(at) => {
                self.patterns[at] = patterns;
                self.templates[at] = None;
                if let Some(own) = own {
                    self.cluster_names[at] = own;
                }
                self.touch(at);
                at
            }
            None => {
                self.params.push(patterns.params.clone());
                self.patterns.push(patterns);
                self.whose.push(whose);
                self.templates.push(None);
                self.cluster_names.push(own.unwrap_or_default());
                self.turns.push(0);
                self.touch(self.len() - 1);
                self.len() - 1
            }
        }
    }

    pub(super) fn remove(&mut self, at: usize) {
        if at < self.len() {
            self.params.remove(at);
            self.patterns.remove(at);
            self.whose.remove(at);
            self.templates.remove(at);
            self.cluster_names.remove(at);
            self.turns.remove(at);
            self.selected = self.selected.saturating_sub(usize::from(self.selected >= at && self.selected > 0));
        }
    }

    /// Keeps templates beside the result they were found in, if that is still open.
    pub(super) fn set_templates(&mut self, of: &Arc<MinedPatterns>, templates: Arc<Templates>) {
        if let Some(at) = self.patterns.iter().position(|patterns| Arc::ptr_eq(patterns, of)) {
            self.templates[at] = Some(templates);
        }
    }

    pub(super) fn clear(&mut self) {
        *self = Results::default();
    }
}

#[cfg(test)]
mod tests {
    use super::super::test_support::mined;
    use super::*;

    #[test]
    fn the_result_that_was_seen_longest_ago_is_closed_first_and_the_selected_one_stays() {
        let mut results = Results::default();
        let with_k = |least: usize| {
            let mut patterns = MinedPatterns::clone(&mined());
            patterns.params.k = Some((least, 9));
            Arc::new(patterns)
        };
        let corpus = mined().corpus.clone();
        let [first, second, third] = [1, 2, 3].map(|least| results.insert(with_k(least), Dataset::Own, None));
        let professional = results.insert(mined(), Dataset::Professional, None);
        [third, first, second, professional, first].into_iter().for_each(|at| results.select(at));
        let size = mined().memory_bytes();
        assert!(size > mined().len() * size_of::<u64>());
        assert!(results.close_oldest(4 * size, &corpus).is_empty(), "there is room for all");
        assert_eq!(results.close_oldest(4 * size - 1, &corpus), [with_k(3).params.clone()]);
        assert_eq!(results.close_oldest(0, "games of others"), []);
        assert_eq!(results.close_oldest(0, &corpus), [with_k(2).params.clone()]);
        assert_eq!(results.selected().map(|(_, shown)| &shown.params), Some(&with_k(1).params));
        assert_eq!(results.whose(), [Dataset::Own, Dataset::Professional]);
    }
}
