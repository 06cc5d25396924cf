//! The rules of one rectangle while they are generated: for each pattern, its minimal conditions.

use katachi_engines::tsumego::rules::conditions::Conditions;

/// Minimal conditions by the number of the pattern.
#[derive(Clone, Debug)]
pub(super) struct RuleTable {
    /// 1 + the index in `lists`; 0 if there is none.
    index: Vec<u32>,
    lists: Vec<Vec<Conditions>>,
}

impl RuleTable {
    pub fn new(patterns: u32) -> RuleTable {
        RuleTable { index: vec![0; patterns as usize], lists: Vec::new() }
    }

    pub fn get(&self, code: u32) -> &[Conditions] {
        match self.index[code as usize] {
            0 => &[],
            at => &self.lists[at as usize - 1],
        }
    }

    /// Whether a rule of this pattern holds under these conditions.
    pub fn covers(&self, code: u32, conditions: Conditions) -> bool {
        self.get(code).iter().any(|rule| rule.at_most(conditions))
    }

    /// Whether the pattern reaches the goal whatever is outside.
    pub fn is_certain(&self, code: u32) -> bool {
        self.get(code).first().is_some_and(|rule| rule.is_empty())
    }

    /// Adds conditions, and drops those that are no longer minimal.
    pub fn add(&mut self, code: u32, more: &[Conditions]) {
        let list = match self.index[code as usize] {
            0 => {
                self.lists.push(Vec::new());
                self.index[code as usize] = self.lists.len() as u32;
                self.lists.last_mut().expect("it was just pushed")
            }
            at => &mut self.lists[at as usize - 1],
        };
        list.extend_from_slice(more);
        list.sort_unstable();
        list.dedup();
        let all = list.clone();
        list.retain(|rule| !all.iter().any(|other| other != rule && other.at_most(*rule)));
    }

    /// Every rule, by pattern and conditions.
    pub fn rules(&self) -> impl Iterator<Item = (u32, Conditions)> + '_ {
        (0..self.index.len() as u32).flat_map(|code| self.get(code).iter().map(move |&conditions| (code, conditions)))
    }

    pub fn len(&self) -> usize {
        self.lists.iter().map(Vec::len).sum()
    }
}

/// How a won rule was first found. A proof depends only on earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Proof {
    pub conditions: Conditions,
    /// The iteration; 0 where the goal is reached.
    pub rank: u16,
    /// Stones of the pattern that belong to the group that reaches the goal, whatever White does.
    pub kept: u16,
    /// Whether one of the answers retakes a ko.
    pub ko: bool,
}

/// Every won rule that was ever found, even if a later rule has weaker conditions.
#[derive(Clone, Debug)]
pub(super) struct Proofs {
    index: Vec<u32>,
    lists: Vec<Vec<Proof>>,
}

impl Proofs {
    pub fn new(patterns: u32) -> Proofs {
        Proofs { index: vec![0; patterns as usize], lists: Vec::new() }
    }

    pub fn add(&mut self, code: u32, more: &[Proof]) {
        let at = &mut self.index[code as usize];
        if *at == 0 {
            self.lists.push(Vec::new());
            *at = self.lists.len() as u32;
        }
        self.lists[*at as usize - 1].extend_from_slice(more);
    }

    /// The proofs that hold under these conditions, earlier ones first.
    pub fn holding(&self, code: u32, conditions: Conditions) -> impl Iterator<Item = &Proof> {
        let list = match self.index[code as usize] {
            0 => &[][..],
            at => &self.lists[at as usize - 1],
        };
        list.iter().filter(move |proof| proof.conditions.at_most(conditions))
    }
}
