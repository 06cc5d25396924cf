//! Keeps Play in a session and resumes it.

use std::path::Path;

use super::Play;
use super::contest::Contest;
use super::guess::Round;
use super::guess_form::GuessSource;
use super::kept::KeptPlay;
use crate::{Effects, LibrarySession, Shared};
use katachi_core::corpus::GameId;
use katachi_core::find::filter::GameFilter;
use katachi_core::go::GameTree;
use katachi_language::text;

impl Play {
    pub(super) fn kept(&self, shared: &Shared) -> KeptPlay {
        let round = self.guess.round.as_ref().map(|round| round.kept(shared.corpus()));
        KeptPlay {
            mode: self.mode,
            guess: self.guess.form.clone(),
            round: round.or_else(|| self.guess.left.clone()),
            contest: self.contest.as_ref().map(Contest::kept),
        }
    }

    pub(super) fn take_up(&mut self, session: &LibrarySession, shared: &Shared, effects: &mut Effects) {
        let Some(kept) = &session.play else { return };
        self.mode = kept.mode;
        self.guess.form = kept.guess.clone();
        if kept.contest != self.contest.as_ref().map(Contest::kept)
            && let Some(contest) = &kept.contest
        {
            self.contest = Some(Contest::from_kept(contest));
        }
        self.guess.left.clone_from(&kept.round);
        self.take_up_round(shared, effects);
    }

    /// The game against the pattern player, if it is kept nowhere and the session has another one to go on with.
    pub fn game_that_gives_way(&self, session: &LibrarySession, shared: &Shared) -> Option<GameTree> {
        let kept = session.play.as_ref()?.contest.as_ref()?;
        let is_other = self.contest.as_ref()?.kept() != *kept;
        self.unkept_game(shared).filter(|_| is_other)
    }

    /// Goes on with the round of an earlier session. A round of whole games waits until the games are chosen again.
    fn take_up_round(&mut self, shared: &Shared, effects: &mut Effects) {
        let Some(kept) = &self.guess.left else { return };
        let filter = match &kept.form.games {
            GuessSource::Filter(text) if kept.is_of_filter() => text.parse::<GameFilter>().ok(),
            _ => None,
        };
        match filter {
            Some(filter) => self.guess.choose_filtered(filter, shared.catalogue(), effects),
            None => self.resume_round(Vec::new(), shared),
        }
    }

    pub(super) fn resume_round(&mut self, games: Vec<GameId>, shared: &Shared) {
        if let Some(kept) = self.guess.left.take() {
            self.guess.round = Round::from_kept(&kept, games, shared.corpus());
        }
    }

    /// Puts the game against the pattern player away, as it is kept in the session of a library that is left.
    pub fn leave_library(&mut self, library: &str, folder: Option<&Path>, effects: &mut Effects) {
        let Some(contest) = self.contest.take() else { return };
        let waits = text!("play-game-waits", library = library);
        match folder.filter(|_| contest.is_running()) {
            Some(dir) => effects.waiting(dir, waits),
            None if contest.is_running() => effects.info(waits),
            None => {}
        }
    }

    /// Lets the pattern player answer in a game of an earlier session, once it is shown and its knowledge is there.
    pub(super) fn go_on_with_contest(&mut self, effects: &mut Effects) {
        let is_reading = self.counting.is_running() || self.matching.is_running() || self.opening_list.is_running();
        let Some(contest) = self.contest.as_mut().filter(|contest| contest.is_left() && self.is_wanted) else { return };
        let form = contest.form();
        let knows = self.engines.knows(form.teacher) && (!form.watches || self.engines.knows(form.other_teacher));
        if knows || !is_reading {
            contest.go_on(&self.engines, effects);
        }
    }
}
