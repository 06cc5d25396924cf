//! Reading: whether strings that rules do not know are kept alive by answering each enemy move, read out exactly.
//!
//! Strings around the same small regions are tried together. Reading tries every enemy move in their [`Arena`], and
//! some answers to each, until the strings live by [`living`]. None of these strings may be taken in any line. If
//! reading succeeds, life is proved; if not, nothing is known, because reading sees too little of the board.
//!
//! Source: Cazenave, section 5.5, which first reads connections and captures to build the groups. The arena is ours.

use std::collections::{BTreeSet, HashMap};

use katachi_core::go::{Board, Color, Point};
use katachi_core::progress::{Cancelled, Progress};

use super::arena::{Arena, ArenaAfterMove, ArenaStones, Nodes, each, neighbours};
use super::checker::Checker;
use super::held::living;
use super::leaves::{ArenaRules, Leaves};

/// Limits of reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadingParams {
    /// The friend's answers in a row.
    pub answers: u8,
    /// Maximum number of positions in each attempt.
    pub positions: u32,
    /// Whether strings with two common liberties count as connected without reading.
    pub pairs: bool,
}

impl Default for ReadingParams {
    fn default() -> ReadingParams {
        ReadingParams { answers: 4, positions: 3_000, pairs: true }
    }
}

/// Strings that reading keeps alive together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StringsKeptAlive {
    /// Sorted.
    pub stones: Vec<Point>,
    pub strings: usize,
    /// Other strings that were looked at with them.
    pub helpers: usize,
    /// Number of the friend's answers in a row that are needed. 0 if the strings live without reading.
    pub answers: u8,
    /// Number of positions read.
    pub positions: u32,
}

/// The outcome of [`read`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadingOutcome {
    Kept(StringsKeptAlive),
    /// Read to the end with this number of answers, and not kept with what was looked at. It may live nevertheless.
    NotKept,
    /// Reading stopped at the maximum number of positions.
    BrokenOff,
}

/// Maximum number of points in a region that may hold eyes.
const MAX_REGION_POINTS: usize = 10;
/// The attempts, in order. Each has the number of steps in which helpers are looked for, and the number of rings of
/// empty points around places where strings meet.
const ATTEMPTS: [(usize, usize); 6] = [(0, 0), (1, 0), (2, 0), (1, 1), (0, 2), (1, 2)];
/// Maximum number of strings in one arena.
const MAX_STRINGS: usize = 20;

/// The strings of a colour that are kept alive even if the other side moves first. Strings around the same regions are
/// read together, then those around one-point eyes, then each alone. Won rules of the `checker` end the reading, and
/// its winning rules give the first moves to try.
///
/// Errors: stopped by the user.
pub fn kept(
    board: &Board,
    friend: Color,
    checker: Option<&Checker<'_>>,
    params: ReadingParams,
    progress: &Progress,
) -> Result<Vec<StringsKeptAlive>, Cancelled> {
    let strings = Strings::on_board(board, friend, checker.filter(|checker| checker.size() == board.size()));
    let mut all: Vec<StringsKeptAlive> = Vec::new();
    let narrow = strings.around_regions(1);
    for core in strings.around_regions(MAX_REGION_POINTS) {
        let mut open = core.clone();
        let parts = narrow.iter().filter(|part| part.is_subset(&core) && **part != core);
        for part in [&core].into_iter().chain(parts) {
            progress.check()?;
            if let ReadingOutcome::Kept(kept) = strings.read(part, params) {
                open.retain(|number| !part.contains(number));
                all.push(kept);
                if open.is_empty() {
                    break;
                }
            }
        }
        if core.len() > 1 {
            for one in open {
                progress.check()?;
                if let ReadingOutcome::Kept(kept) = strings.read(&BTreeSet::from([one]), params) {
                    all.push(kept);
                }
            }
        }
    }
    Ok(all)
}

/// Whether the strings with these stones, of one colour, are kept alive together; see [`kept`]. Points without such a stone
/// are left out.
pub fn read(board: &Board, stones: &[Point], checker: Option<&Checker<'_>>, params: ReadingParams) -> ReadingOutcome {
    let Some(friend) = stones.iter().find_map(|&stone| board.get(stone)) else { return ReadingOutcome::NotKept };
    let strings = Strings::on_board(board, friend, checker.filter(|checker| checker.size() == board.size()));
    strings.read(&stones.iter().filter_map(|&stone| strings.number(stone)).collect(), params)
}

/// All strings of the friend on a board.
struct Strings<'b> {
    board: &'b Board,
    friend: Color,
    checker: Option<&'b Checker<'b>>,
    all: Vec<Vec<Point>>,
}

impl<'b> Strings<'b> {
    fn on_board(board: &'b Board, friend: Color, checker: Option<&'b Checker<'b>>) -> Strings<'b> {
        let mut all: Vec<Vec<Point>> = Vec::new();
        let mut seen = BTreeSet::new();
        for (point, color) in board.stones() {
            if color == friend && seen.insert(point) {
                let mut string = board.chain(point);
                string.sort_unstable();
                seen.extend(string.iter().copied());
                all.push(string);
            }
        }
        Strings { board, friend, checker, all }
    }

    fn number(&self, stone: Point) -> Option<usize> {
        self.all.iter().position(|string| string.binary_search(&stone).is_ok())
    }

    /// The strings with a stone next to the point. If `among` is not empty, only those in it.
    fn beside(&self, point: Point, among: &BTreeSet<usize>) -> BTreeSet<usize> {
        let next = neighbours(point, self.board.size()).filter(|&next| self.board.get(next) == Some(self.friend));
        next.filter_map(|stone| self.number(stone))
            .filter(|number| among.is_empty() || among.contains(number))
            .collect()
    }

    /// The regions that the strings in `of` enclose, with at most `most` points and at least one empty point.
    fn regions(&self, of: &BTreeSet<usize>, most: usize) -> Vec<BTreeSet<Point>> {
        let size = self.board.size();
        let walls: BTreeSet<Point> = of.iter().flat_map(|&number| self.all[number].iter().copied()).collect();
        let mut seen: BTreeSet<Point> = BTreeSet::new();
        let mut regions = Vec::new();
        for start in size.points() {
            if walls.contains(&start) || !seen.insert(start) {
                continue;
            }
            let (mut region, mut rest) = (BTreeSet::from([start]), vec![start]);
            while let Some(point) = rest.pop() {
                for next in neighbours(point, size) {
                    if !walls.contains(&next) && seen.insert(next) {
                        region.insert(next);
                        rest.push(next);
                    }
                }
            }
            if region.len() <= most && region.iter().any(|&point| self.board.is_empty(point)) {
                regions.push(region);
            }
        }
        regions
    }

    /// Groups of strings around common regions of at most `most` points. Each has at least two regions, or one with
    /// room for two eyes.
    fn around_regions(&self, most: usize) -> Vec<BTreeSet<usize>> {
        let every: BTreeSet<usize> = (0..self.all.len()).collect();
        let mut cores: Vec<(BTreeSet<usize>, usize)> = Vec::new();
        for region in self.regions(&every, most) {
            let around = region.iter().flat_map(|&point| self.beside(point, &BTreeSet::new()));
            let (mut core, mut count) = (around.collect::<BTreeSet<usize>>(), if region.len() > 3 { 2 } else { 1 });
            cores.retain(|(other, more)| {
                let is_apart = other.is_disjoint(&core);
                if !is_apart {
                    core.extend(other);
                    count += more;
                }
                is_apart
            });
            cores.push((core, count));
        }
        cores.into_iter().filter(|(_, count)| *count >= 2).map(|(core, _)| core).collect()
    }

    /// Adds strings that may help the target, up to this number of steps: in each step, those that share a liberty with
    /// the strings added last.
    fn with_helpers(&self, target: &BTreeSet<usize>, steps: usize) -> Vec<usize> {
        let liberties = |number: usize| self.board.liberties(self.all[number][0]);
        let mut found: Vec<usize> = target.iter().copied().collect();
        let mut start = 0;
        for _ in 0..steps {
            let own: BTreeSet<Point> = found[start..].iter().flat_map(|&number| liberties(number)).collect();
            start = found.len();
            for number in own.iter().flat_map(|&point| self.beside(point, &BTreeSet::new())) {
                if !found.contains(&number) && found.len() < MAX_STRINGS {
                    found.push(number);
                }
            }
        }
        found
    }

    /// The points of the arena for these strings: small regions between them, points at which two of them meet in the
    /// open, and a number of rings of empty points around these.
    fn points(&self, strings: &BTreeSet<usize>, rings: usize) -> BTreeSet<Point> {
        let size = self.board.size();
        let mut points: BTreeSet<Point> = self.regions(strings, MAX_REGION_POINTS + 4).into_iter().flatten().collect();
        let meets = |point: Point| self.beside(point, strings).len() >= 2;
        let mut open: BTreeSet<Point> =
            size.points().filter(|&point| self.board.is_empty(point) && meets(point)).collect();
        // Enemy stones between them that might be taken.
        for (point, color) in self.board.stones() {
            if color != self.friend && !open.contains(&point) && meets(point) {
                let (chain, liberties) = (self.board.chain(point), self.board.liberties(point));
                if liberties.len() <= 2 && chain.len() <= 6 {
                    open.extend(chain);
                    open.extend(liberties);
                }
            }
        }
        for _ in 0..rings {
            let beside: Vec<Point> = open.iter().flat_map(|&point| neighbours(point, size)).collect();
            open.extend(beside.into_iter().filter(|&point| self.board.is_empty(point)));
        }
        points.extend(open);
        points
    }

    /// Whether all strings of the target are kept alive. Each attempt allows more helpers and points.
    fn read(&self, target: &BTreeSet<usize>, params: ReadingParams) -> ReadingOutcome {
        let (mut positions, mut broken_off) = (0, false);
        let mut before = (0, 0);
        for (steps, rings) in ATTEMPTS {
            let strings = self.with_helpers(target, steps);
            let points = self.points(&strings.iter().copied().collect(), rings);
            let strings: Vec<&[Point]> = strings.into_iter().map(|number| &self.all[number][..]).collect();
            if (strings.len(), points.len()) == before {
                continue;
            }
            before = (strings.len(), points.len());
            let Some((arena, stones)) = Arena::new(self.board, self.friend, &strings, target.len(), &points) else {
                continue;
            };
            let rules = self.checker.map(|checker| ArenaRules::new(checker, &arena, self.board, self.friend));
            let mut reader = Reader::new(&arena, rules, params);
            let answers = (0..=params.answers).find(|&answers| reader.keeps(stones, answers));
            positions += reader.positions;
            broken_off |= reader.positions >= params.positions;
            if let Some(answers) = answers {
                let mut stones = strings[..target.len()].concat();
                stones.sort_unstable();
                let helpers = strings.len() - target.len();
                return ReadingOutcome::Kept(StringsKeptAlive {
                    stones,
                    strings: target.len(),
                    helpers,
                    answers,
                    positions,
                });
            }
        }
        if broken_off { ReadingOutcome::BrokenOff } else { ReadingOutcome::NotKept }
    }
}

/// Knowledge of a position with the enemy to move.
#[derive(Clone, Copy)]
enum ReadingCacheEntry {
    Kept,
    /// Not kept with this number of answers.
    NotWith(u8),
}

struct Reader<'a> {
    arena: &'a Arena,
    rules: Option<ArenaRules<'a>>,
    params: ReadingParams,
    known: HashMap<ArenaStones, ReadingCacheEntry>,
    positions: u32,
}

impl<'a> Reader<'a> {
    fn new(arena: &'a Arena, rules: Option<ArenaRules<'a>>, params: ReadingParams) -> Reader<'a> {
        Reader { arena, rules, params, known: HashMap::new(), positions: 0 }
    }

    /// Whether the whole target is kept with at most this number of answers in a row, the enemy to move. Each answer
    /// leaves one fewer, so no line repeats itself. The enemy may play elsewhere any number of times.
    fn keeps(&mut self, stones: ArenaStones, answers: u8) -> bool {
        let Some(stones) = self.arena.settled(stones) else { return false };
        match self.known.get(&stones) {
            Some(ReadingCacheEntry::Kept) => return true,
            Some(&ReadingCacheEntry::NotWith(most)) if answers <= most => return false,
            _ => {}
        }
        if self.positions >= self.params.positions {
            return false;
        }
        self.positions += 1;
        let is_kept = self.lives(stones)
            || answers > 0 && self.enemy_moves(stones).into_iter().all(|node| self.is_met(stones, node, answers));
        // If the positions ran out, this result isn't proved, but then nothing more is read from it.
        self.known.insert(stones, if is_kept { ReadingCacheEntry::Kept } else { ReadingCacheEntry::NotWith(answers) });
        is_kept
    }

    /// Whether the target lives without further reading, first without rules, then with them.
    fn lives(&self, stones: ArenaStones) -> bool {
        let target = self.arena.target;
        if target & !living(self.arena, stones, self.params.pairs, &Leaves::default()) == 0 {
            return true;
        }
        let Some(rules) = &self.rules else { return false };
        let leaves = rules.leaves(stones);
        !leaves.is_empty() && target & !living(self.arena, stones, self.params.pairs, &leaves) == 0
    }

    /// The enemy's moves; those next to the most strings come first.
    fn enemy_moves(&self, stones: ArenaStones) -> Vec<usize> {
        let mut moves: Vec<usize> = each(self.arena.empty(stones)).collect();
        let touched = |node: usize| self.arena.parts(self.arena.next_to(1 << node), stones.friend).count();
        moves.sort_by_key(|&node| std::cmp::Reverse(touched(node)));
        moves
    }

    /// Whether the friend has an answer to the enemy's move here, or needs none.
    fn is_met(&mut self, stones: ArenaStones, node: usize, answers: u8) -> bool {
        let Some(played) = self.arena.enemy_plays(stones, node) else { return true };
        if played.is_lost {
            return false;
        }
        self.keeps(played.stones, 0)
            || self.answers_to(played, node).into_iter().any(|reply| {
                let after = self.arena.friend_plays(played.stones, reply);
                after.is_some_and(|after| self.keeps(after, answers - 1))
            })
            || answers > 1 && self.keeps(played.stones, answers - 1)
    }

    /// The friend's answers in the order of trying: moves of rules, then next to the enemy's stone, then on the
    /// liberties of the strings that it touches.
    fn answers_to(&self, played: ArenaAfterMove, node: usize) -> Vec<usize> {
        let ArenaAfterMove { stones, ko, .. } = played;
        let arena = self.arena;
        let empty = arena.empty(stones) & !ko;
        let own = arena.connected(1 << node, stones.enemy);
        let near = arena.next_to(1 << node);
        let touched = arena.connected(near, stones.friend);
        let by_rules = self.rules.as_ref().map_or(0, |rules| rules.moves(stones));
        let tiers: [Nodes; 6] = [
            by_rules & empty,
            arena.next_to(own) & empty,
            arena.next_to(near) & empty,
            arena.next_to(touched) & empty,
            empty & arena.next_to(stones.friend),
            empty,
        ];
        let mut seen = 0;
        let mut order = Vec::new();
        for tier in tiers {
            order.extend(each(tier & !seen));
            seen |= tier;
        }
        order
    }
}
