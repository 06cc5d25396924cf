//! Back, forward and undo: the places behind the current one, and those that the user went back from.
//!
//! The current place stays with its owner, who changes it without leaving it: a game is edited and walked through in
//! place, and its tree may have 60,000 nodes.

use std::mem;

/// The places before and after the current one, within a limit.
#[derive(Clone, Debug)]
pub struct Trail<T> {
    /// Newest last.
    past: Vec<T>,
    /// The next one last.
    future: Vec<T>,
    limit: usize,
    weight: fn(&T) -> usize,
}

/// [`Trail::back`] or [`Trail::forward`].
pub type TrailStep<T> = fn(&mut Trail<T>, &mut T) -> bool;

/// Past places that a trail keeps where their size does not matter.
const MAX_PLACES: usize = 500;

impl<T> Default for Trail<T> {
    fn default() -> Trail<T> {
        Trail::weighed(MAX_PLACES, |_| 1)
    }
}

impl<T> Trail<T> {
    /// Keeps past places up to this weight in all. The newest one stays whatever it weighs.
    pub fn weighed(limit: usize, weight: fn(&T) -> usize) -> Trail<T> {
        Trail { past: Vec::new(), future: Vec::new(), limit, weight }
    }

    pub fn can_go_back(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_go_forward(&self) -> bool {
        !self.future.is_empty()
    }

    /// Remembers a place that is left for a new one. Nothing lies ahead any more; the oldest places beyond the limit go.
    pub fn push(&mut self, left: T) {
        self.future.clear();
        self.past.push(left);
        let mut weight = 0;
        let is_kept = |place: &&T| {
            weight += (self.weight)(place);
            weight <= self.limit
        };
        let kept = self.past.iter().rev().take_while(is_kept).count().max(1);
        self.past.drain(..self.past.len() - kept);
    }

    /// Goes to the place before the current one; `false` if there is none.
    pub fn back(&mut self, current: &mut T) -> bool {
        go(&mut self.past, current, &mut self.future)
    }

    /// Goes to the place that the user went back from last; `false` if there is none.
    pub fn forward(&mut self, current: &mut T) -> bool {
        go(&mut self.future, current, &mut self.past)
    }
}

fn go<T>(from: &mut Vec<T>, current: &mut T, onto: &mut Vec<T>) -> bool {
    let Some(there) = from.pop() else { return false };
    onto.push(mem::replace(current, there));
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The trail and the current place after walking from 0 to the last of these numbers.
    fn walked(limit: usize, last: u32) -> (Trail<u32>, u32) {
        let mut trail = Trail::weighed(limit, |_| 1);
        (0..last).for_each(|left| trail.push(left));
        (trail, last)
    }

    #[test]
    fn forward_undoes_back_and_back_undoes_forward() {
        for steps in 0..5 {
            let (mut trail, mut here) = walked(9, 4);
            let went = (0..steps).filter(|_| trail.back(&mut here)).count();
            assert_eq!((went, here), (steps, 4 - steps as u32));
            let before = (here, trail.past.clone(), trail.future.clone());
            if trail.back(&mut here) {
                assert!(trail.forward(&mut here));
            }
            assert_eq!((here, trail.past.clone(), trail.future.clone()), before);
            if trail.forward(&mut here) {
                assert!(trail.back(&mut here));
            }
            assert_eq!((here, trail.past.clone(), trail.future.clone()), before);
        }
    }

    #[test]
    fn at_an_end_nothing_changes() {
        let (mut trail, mut here) = walked(9, 1);
        assert!(!trail.can_go_forward() && !trail.forward(&mut here));
        assert!(trail.back(&mut here) && !trail.can_go_back() && !trail.back(&mut here));
        assert_eq!((here, trail.future), (0, vec![1]));
    }

    #[test]
    fn a_new_place_forgets_those_ahead() {
        let (mut trail, mut here) = walked(9, 3);
        trail.back(&mut here);
        trail.push(mem::replace(&mut here, 7));
        assert!(!trail.can_go_forward());
        assert!(trail.back(&mut here));
        assert_eq!(here, 2, "the way back is as it was");
    }

    #[test]
    fn the_past_keeps_within_its_limit_and_the_newest_place_stays() {
        let (trail, _) = walked(3, 10);
        assert_eq!(trail.past, [7, 8, 9]);
        let mut weighed = Trail::weighed(10, |weight: &usize| *weight);
        for (left, kept) in [(4, &[4][..]), (5, &[4, 5]), (2, &[5, 2]), (30, &[30]), (1, &[1])] {
            weighed.push(left);
            assert_eq!(weighed.past, kept);
        }
    }
}
