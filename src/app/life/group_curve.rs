//! The groups with two plain eyes that the checker recognises, by the number of rules that stop its reading: figures 17
//! to 19 of the paper.

use std::sync::Arc;

use super::Life;
use crate::lab::{KnownWithin, known_within, two_eyed_groups};
use crate::{Effects, Shared};
use katachi_core::corpus::Corpus;
use katachi_core::go::{Board, Point};
use katachi_core::jobs::JobError;
use katachi_core::progress::Progress;
use katachi_engines::tsumego::rules::RuleBook;
use katachi_language::text;

/// The groups at the end of the first games, and the number that reading keeps alive.
pub struct GroupCurve {
    pub games: usize,
    pub groups: usize,
    /// For each maximum number of positions, with ever more rules.
    curve: Vec<KnownWithin>,
}

impl GroupCurve {
    /// Maximum number of games.
    pub const MAX_GAMES: usize = 60;
    /// Maximum numbers of positions in each attempt.
    pub const POSITIONS: [u32; 2] = [20, 100];

    /// Errors: stopped by the user.
    fn count(corpus: &Corpus, book: &RuleBook, progress: &Progress) -> Result<GroupCurve, JobError> {
        let games = &corpus.games()[..corpus.games().len().min(GroupCurve::MAX_GAMES)];
        let groups: Vec<(Board, Vec<Point>)> = games
            .iter()
            .flat_map(|&id| {
                let board = corpus.game(id).board_before(corpus.game(id).moves.len());
                two_eyed_groups(&board).into_iter().map(move |group| (board.clone(), group))
            })
            .collect();
        let attempts = groups.len() * GroupCurve::POSITIONS.len() * 5;
        progress.begin(text!("life-phase-reading-groups"), "groups", attempts as u64);
        let curve = known_within(&groups, book, &GroupCurve::POSITIONS, progress)?;
        Ok(GroupCurve { games: games.len(), groups: groups.len(), curve })
    }

    /// Numbers of rules, each with the number of groups known within each number of positions.
    pub fn rows(&self) -> impl Iterator<Item = (usize, [usize; GroupCurve::POSITIONS.len()])> + '_ {
        let rows = self.curve.len() / GroupCurve::POSITIONS.len();
        (0..rows).map(move |row| {
            (self.curve[row].rules, std::array::from_fn(|column| self.curve[column * rows + row].known))
        })
    }
}

impl Life {
    /// The latest count in the open games, with the book of that time.
    pub fn group_curve(&self) -> Option<&GroupCurve> {
        self.group_curve.value()
    }

    pub fn is_counting_groups(&self) -> bool {
        self.group_curve.is_running()
    }

    pub(super) fn count_groups(&mut self, shared: &Shared, effects: &mut Effects) {
        if shared.corpus().games().is_empty() {
            effects.info(text!("life-no-games-to-count"));
            return;
        }
        let (corpus, book) = (Arc::clone(shared.corpus()), Arc::clone(self.browser.book()));
        let task = self
            .group_curve
            .start(text!("life-phase-reading-groups"), move |progress| GroupCurve::count(&corpus, &book, progress));
        effects.spawn(task);
    }
}
