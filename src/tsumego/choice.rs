//! Which of several first moves that reach the same a book would give: the one that is simplest to prove.
//!
//! Exchanges that change nothing, captures that come later anyway and roundabout ways all need the proof of the straight
//! one below them and more. So every move is given the same small number of positions, over a table that no other move
//! has written to, then twice as many, and so on: the first that is proved is taken.

use super::field::{PASS, Play, Position, Side, mixed};
use super::search::{Candidate, Goal, Stop, Threats};
use super::solver::Asked;

/// Positions for each move in the first round.
const FIRST: u64 = 250;

/// Tells the table's entries of one move's proof from those of the others.
const APART: u64 = 0x51A7_0000;

/// The move to give instead of `found`, which reaches the same; positions up to `max_nodes` are spent on it.
pub(super) fn simplest(
    asked: &mut Asked<'_, '_>,
    start: &Position,
    (side, threats): (Side, Threats),
    found: Play,
    max_nodes: u64,
) -> Result<Play, Stop> {
    if found == PASS {
        return Ok(found);
    }
    let mut moves: Vec<Candidate> = Vec::new();
    asked.search(threats, Goal::Survive).moves(start, side, super::field::NONE, false, &mut moves);
    moves.retain(|candidate| candidate.play != PASS);
    let mut left = max_nodes;
    let mut limit = FIRST;
    loop {
        let mut least: Option<(u64, Play)> = None;
        let mut open = Vec::with_capacity(moves.len());
        for candidate in moves {
            let (proved, spent) = attempt(asked, &candidate, (side, threats), limit.min(left))?;
            left = left.saturating_sub(spent);
            match proved {
                Some(true) => least = least.min(Some((spent, candidate.play))).or(Some((spent, candidate.play))),
                Some(false) => {}
                None => open.push(candidate),
            }
            if left == 0 {
                return Ok(least.map_or(found, |(_, play)| play));
            }
        }
        match least {
            Some((_, play)) => return Ok(play),
            None if open.is_empty() => return Ok(found),
            None => {}
        }
        moves = open;
        limit *= 2;
    }
}

/// Whether the move succeeds, as far as so many positions tell, and how many there were.
fn attempt(
    asked: &mut Asked<'_, '_>,
    candidate: &Candidate,
    (side, threats): (Side, Threats),
    nodes: u64,
) -> Result<(Option<bool>, u64), Stop> {
    let before = asked.budget.nodes;
    let whole = asked.budget.max_nodes;
    asked.budget.max_nodes = whole.min(before + nodes);
    let mut search = asked.search(threats, Goal::Survive);
    search.salt ^= mixed(APART + u64::from(candidate.play));
    let outcome = search.wins(&candidate.after, side.other());
    asked.budget.max_nodes = whole;
    let spent = asked.budget.nodes - before;
    match outcome {
        Ok(lost) => Ok((Some(!lost), spent)),
        Err(Stop::Limit) if spent > nodes && asked.budget.nodes < whole && !(asked.budget.deadline)() => {
            Ok((None, spent))
        }
        Err(stop) => Err(stop),
    }
}
