//! Keeps a game against the pattern player in a session and resumes it.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering::Relaxed;

use super::Contest;
use super::kept::KeptContestGame;
use crate::kept::KeptMoves;
use crate::play::clock::Clock;
use crate::play::contest_form::KeptContest;

impl Contest {
    pub(in crate::play) fn kept(&self) -> KeptContestGame {
        let counted = self.counted.as_ref().filter(|_| !self.proposal.is_running());
        KeptContestGame {
            form: KeptContest::from_form(&self.form, None),
            seed: self.seed,
            date: self.game.info().date.clone(),
            moves: KeptMoves::new(self.game.moves().iter().copied()),
            resigned: self.game.resigned(),
            dead: counted.map(|counted| counted.dead().collect()),
            is_agreed: self.is_agreed,
            is_kept: self.is_kept.load(Relaxed),
            clock: self.clock.as_ref().map(Clock::kept),
            turn_began: self.turn_began,
        }
    }

    /// The game as it was left. Its clock stands still until the user goes on. [`Contest::go_on`] is still to be called.
    pub(in crate::play) fn from_kept(kept: &KeptContestGame) -> Contest {
        let mut contest = Contest::new(kept.form.form(), kept.seed, kept.date.clone());
        for play in kept.moves.moves(contest.form.size) {
            if contest.game.play(play).is_err() {
                break;
            }
        }
        if let (Some(clock), Some(kept)) = (&mut contest.clock, &kept.clock) {
            clock.take_up(kept);
        }
        contest.turn_began = kept.turn_began.filter(|_| contest.clock.is_some());
        if let Some(color) = kept.resigned {
            contest.game.resign(color);
            if contest.lost_on_time() {
                contest.lose_on_time();
            }
        } else if let Some(dead) = kept.dead.as_ref().filter(|_| contest.game.is_over()) {
            let size = contest.form.size;
            let dead: BTreeSet<(u8, u8)> =
                dead.iter().filter(|&&point| size.contains(point)).map(|point| (point.y, point.x)).collect();
            contest.recount(dead);
            if kept.is_agreed {
                contest.agree();
            }
        }
        contest.is_kept.store(kept.is_kept, Relaxed);
        contest.is_left = contest.game.resigned().is_none() && contest.counted.is_none();
        contest
    }
}
