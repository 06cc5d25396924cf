//! Groups that a player sees at a glance to live by two eyes, and by which method the checker recognises them.
//!
//! Source: Cazenave, section 5.5 and figures 17 to 19, which count how many problems a search solves within a number of
//! positions, by the number of rules that stop it. The paper's problems are not printed, so we take the groups at the
//! end of games.

use std::collections::BTreeSet;

use rayon::prelude::*;

use katachi_core::go::{Board, Color, Point};
use katachi_core::progress::{Cancelled, Progress};
use katachi_engines::tsumego::rules::reading::{ReadingOutcome, ReadingParams, StringsKeptAlive, read};
use katachi_engines::tsumego::rules::{Checker, ConnectedGroup, Rule, RuleBook, RuleSet};

/// How the checker recognises that a group lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RecognisedBy {
    /// A rule of life, or two eyes of strings that rules connect.
    Rules,
    /// Two eyes of strings with two liberties in common, without reading.
    Pairs,
    Reading,
}

/// The groups with two or more plain eyes. The strings around one eye are one group.
///
/// A plain eye is an empty point with neighbours of one colour and at most one enemy diagonally, none at the edge.
pub fn two_eyed_groups(board: &Board) -> Vec<Vec<Point>> {
    let mut groups: Vec<(BTreeSet<Point>, usize)> = Vec::new();
    for eye in board.size().points().filter(|&point| is_plain_eye(board, point)) {
        let mut group =
            (around(board, eye, [(0, 1), (1, 0), (0, -1), (-1, 0)]).flat_map(|at| board.chain(at)).collect(), 1);
        groups.retain_mut(|(stones, eyes): &mut (BTreeSet<Point>, usize)| {
            let is_apart = stones.is_disjoint(&group.0);
            if !is_apart {
                group.0.append(stones);
                group.1 += *eyes;
            }
            is_apart
        });
        groups.push(group);
    }
    groups.into_iter().filter(|(_, eyes)| *eyes > 1).map(|(stones, _)| stones.into_iter().collect()).collect()
}

fn around(board: &Board, at: Point, steps: [(i32, i32); 4]) -> impl Iterator<Item = Point> {
    let size = board.size();
    steps.into_iter().filter_map(move |(dx, dy)| at.offset(dx, dy, size))
}

fn is_plain_eye(board: &Board, at: Point) -> bool {
    let sides: Vec<Option<Color>> =
        around(board, at, [(0, 1), (1, 0), (0, -1), (-1, 0)]).map(|next| board.get(next)).collect();
    let Some(&Some(color)) = sides.first() else { return false };
    let corners = around(board, at, [(1, 1), (1, -1), (-1, -1), (-1, 1)]);
    let enemies = corners.filter(|&next| board.get(next) == Some(color.opponent())).count();
    board.is_empty(at) && sides.iter().all(|&side| side == Some(color)) && enemies <= usize::from(sides.len() == 4)
}

/// How the checker recognises a group. `groups` are those of the checker, read with `params`. `None` if it doesn't.
pub fn recognised_by(
    checker: &Checker<'_>,
    board: &Board,
    group: &[Point],
    groups: &[ConnectedGroup],
    params: ReadingParams,
) -> Option<RecognisedBy> {
    let of_point = |at: Point| groups.iter().find(|other| other.stones.contains(&at));
    let by_rules = |at: &Point| of_point(*at).is_some_and(|other| other.lives) || checker.proves_life(board, *at);
    if group.iter().all(by_rules) {
        return Some(RecognisedBy::Rules);
    }
    let is_read = |at: &Point| of_point(*at).is_some_and(|other| other.read.contains(at)) || by_rules(at);
    if !group.iter().all(is_read) {
        return None;
    }
    match read(board, group, None, params) {
        ReadingOutcome::Kept(StringsKeptAlive { helpers: 0, answers: 0, .. }) => Some(RecognisedBy::Pairs),
        _ => Some(RecognisedBy::Reading),
    }
}

/// A point of the curve of figures 17 to 19.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownWithin {
    /// Maximum number of positions in each attempt.
    pub positions: u32,
    /// Number of rules that stop the reading.
    pub rules: usize,
    pub known: usize,
}

/// The number of groups that reading keeps alive within this number of positions, with no rules, then with an eighth of the
/// book, a quarter, a half, and all of it. Pairs of common liberties are read, not taken as connected, so that only rules
/// stop the reading.
///
/// Errors: stopped by the user.
pub fn known_within(
    groups: &[(Board, Vec<Point>)],
    book: &RuleBook,
    positions: &[u32],
    progress: &Progress,
) -> Result<Vec<KnownWithin>, Cancelled> {
    let mut curve = Vec::new();
    for &positions in positions {
        for eighths in [0, 1, 2, 4, 8] {
            let part = evenly_spread(book, eighths);
            let rules = part.sets().iter().map(|set| set.won.len() + set.winning.len()).sum();
            let sizes: BTreeSet<_> = groups.iter().map(|(board, _)| board.size()).collect();
            let checkers: Vec<Checker<'_>> = match eighths {
                0 => Vec::new(),
                _ => sizes.into_iter().map(|size| Checker::new(&part, size)).collect(),
            };
            let params = ReadingParams { positions, pairs: false, ..ReadingParams::default() };
            let is_kept = |(board, stones): &&(Board, Vec<Point>)| {
                let checker = checkers.iter().find(|checker| checker.size() == board.size());
                let kept =
                    progress.check().is_ok() && matches!(read(board, stones, checker, params), ReadingOutcome::Kept(_));
                progress.add(1);
                kept
            };
            let known = groups.par_iter().filter(is_kept).count();
            progress.check()?;
            curve.push(KnownWithin { positions, rules, known });
        }
    }
    Ok(curve)
}

/// A book with `eighths` eighths of each set's rules.
fn evenly_spread(book: &RuleBook, eighths: usize) -> RuleBook {
    /// The order in which eighths are added, so that each part is spread evenly and holds the smaller ones.
    const ORDER: [usize; 8] = [0, 4, 2, 6, 1, 5, 3, 7];
    let part = |rules: &[Rule]| -> Vec<Rule> {
        let chosen = rules.iter().enumerate().filter(|(at, _)| ORDER[..eighths].contains(&(at % 8)));
        chosen.map(|(_, rule)| rule.clone()).collect()
    };
    let sets = book.sets().iter();
    RuleBook::new(sets.map(|set| RuleSet { won: part(&set.won), winning: part(&set.winning), ..set.clone() }).collect())
}
