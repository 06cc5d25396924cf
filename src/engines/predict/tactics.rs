//! Effects of a candidate on the chains around it: captures, escapes, atari, self-atari, ladders, ko, connections.
//!
//! These are the classical features of move prediction (Coulom 2007, Stern et al. 2006), with liberties counted exactly
//! and ladders read out.

use crate::fast_board::{At, EMPTY, FastPointSet, GRID_POINTS, LibertyBoard, NEIGHBOUR_OFFSETS, step};

/// The effects of one candidate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tactics {
    /// Number of captured stones.
    pub captured: u16,
    /// A captured chain held one of the player's chains in atari.
    pub captures_cutter: bool,
    /// A captured chain has the opponent's last stone.
    pub captures_last: bool,
    /// Stones of own neighbouring chains that were in atari.
    pub saved: u16,
    /// Liberties of the player's chain after the move. `stones` is the chain's size.
    pub liberties: u16,
    pub stones: u16,
    /// An own neighbouring chain was in atari and no ladder catches it now.
    pub escapes: bool,
    /// Stones of the opponent's neighbouring chains that are in atari after the move. `ladder` tells whether a ladder
    /// then catches one of them.
    pub atari: u16,
    pub ladder: bool,
    /// Stones of the opponent's neighbouring chains that have two liberties after the move.
    pub presses: u16,
    /// Stones of the player's neighbouring chains that have two liberties and would be caught in a ladder.
    pub threatened: u16,
    /// Number of the player's chains that the move connects. `enemy_chains` counts the opponent's neighbouring chains.
    pub own_chains: u8,
    pub enemy_chains: u8,
    /// Takes a ko.
    pub ko: bool,
    /// The fewest liberties of a neighbouring chain before the move; 0 without one.
    pub own_fewest: u16,
    pub enemy_fewest: u16,
    /// The most liberties of an own neighbouring chain before the move.
    pub own_most: u16,
}

/// Plies that a ladder is followed; longer than the board's diagonal.
const MAX_LADDER_PLIES: usize = 72;

/// Maximum number of boards for one ladder. Real ladders need far fewer.
const MAX_LADDER_BOARDS: usize = 400;

/// Ladders of one position, read when first asked for.
pub(super) struct Ladders {
    /// By chain head: [`UNKNOWN`], 0 if a ladder catches the chain, 1 if it escapes.
    escape: [u8; GRID_POINTS],
    /// By head of a chain with two liberties: the bits of [`Ladders::caught_by`].
    caught_by: [u8; GRID_POINTS],
    asked: Vec<u16>,
    scratch: Vec<Box<LibertyBoard>>,
}

const UNKNOWN: u8 = 0xff;

impl Ladders {
    pub fn new() -> Ladders {
        Ladders {
            escape: [UNKNOWN; GRID_POINTS],
            caught_by: [UNKNOWN; GRID_POINTS],
            asked: Vec::new(),
            scratch: Vec::new(),
        }
    }

    /// Clears the cache before a new position.
    pub fn forget(&mut self) {
        for at in self.asked.drain(..) {
            self.escape[usize::from(at)] = UNKNOWN;
            self.caught_by[usize::from(at)] = UNKNOWN;
        }
    }

    /// Which liberties of a chain with two liberties catch it in a ladder. One bit each, in ascending order of the
    /// points.
    pub fn caught_by(&mut self, board: &LibertyBoard, chain: At) -> u8 {
        let head = board.head(chain);
        if self.caught_by[head] == UNKNOWN {
            self.asked.push(head as u16);
            let mut reader = LadderReader { scratch: &mut self.scratch, tries: MAX_LADDER_BOARDS };
            let mut caught = 0;
            for (bit, at) in board.liberties(head).iter().enumerate() {
                caught |= u8::from(reader.catches(board, head, at, MAX_LADDER_PLIES)) << bit;
            }
            self.caught_by[head] = caught;
        }
        self.caught_by[head]
    }

    /// Whether a chain in atari escapes by extending onto its last liberty, before the opponent plays again.
    pub fn escapes(&mut self, board: &LibertyBoard, chain: At) -> bool {
        let head = board.head(chain);
        if self.escape[head] == UNKNOWN {
            self.asked.push(head as u16);
            let mut reader = LadderReader { scratch: &mut self.scratch, tries: MAX_LADDER_BOARDS };
            self.escape[head] = u8::from(reader.extends(board, head, MAX_LADDER_PLIES));
        }
        self.escape[head] == 1
    }
}

struct LadderReader<'a> {
    /// Spare boards for trying moves, one for each ply.
    #[allow(clippy::vec_box, reason = "boards are lent one by one and are too large for the stack")]
    scratch: &'a mut Vec<Box<LibertyBoard>>,
    tries: usize,
}

impl LadderReader<'_> {
    /// Runs `read` on a copy of the board with one more stone.
    fn after(
        &mut self,
        board: &LibertyBoard,
        color: u8,
        at: At,
        read: impl FnOnce(&mut Self, &LibertyBoard) -> bool,
    ) -> bool {
        let mut next = match self.scratch.pop() {
            Some(mut next) => {
                next.copy_from(board);
                next
            }
            None => boxed(board),
        };
        next.play(color, at);
        let answer = read(self, &next);
        self.scratch.push(next);
        answer
    }

    /// Whether the attacker catches a chain with two liberties by playing at `at`.
    fn catches(&mut self, board: &LibertyBoard, chain: At, at: At, plies: usize) -> bool {
        let defender = board.cells[chain];
        let attacker = 3 - defender;
        if plies == 0 || self.tries == 0 || !board.is_legal(attacker, at) {
            return false;
        }
        let Some(other) = board.liberties(chain).iter().find(|&other| other != at) else { return false };
        // Quick check: most chains get three liberties by extending, and are not caught.
        if liberties_after(board, defender, other, at).min(3) >= 3 {
            return false;
        }
        self.tries -= 1;
        self.after(board, attacker, at, |reader, next| {
            // A stone put into atari by its own move catches nothing.
            next.cells[at] == attacker && next.liberties(chain).len() == 1 && !reader.gets_away(next, chain, plies - 1)
        })
    }

    /// Whether a chain in atari escapes, with the defender to move.
    fn gets_away(&mut self, board: &LibertyBoard, chain: At, plies: usize) -> bool {
        self.takes_a_catcher(board, chain, plies) || self.extends(board, chain, plies)
    }

    fn takes_a_catcher(&mut self, board: &LibertyBoard, chain: At, plies: usize) -> bool {
        let (defender, attacker) = (board.cells[chain], 3 - board.cells[chain]);
        let mut tried = FastPointSet::default();
        for stone in board.chain(chain) {
            for by in NEIGHBOUR_OFFSETS {
                let neighbour = step(stone, by);
                if board.cells[neighbour] == attacker && board.liberties(neighbour).len() == 1 {
                    let at = board.liberties(neighbour).iter().next().unwrap_or(0);
                    if tried.contains(at) || !board.is_legal(defender, at) {
                        continue;
                    }
                    tried.insert(at);
                    if self.tries == 0 {
                        return true;
                    }
                    self.tries -= 1;
                    if self.after(board, defender, at, |reader, next| reader.is_free(next, chain, plies)) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a chain in atari gets away by taking its last liberty.
    fn extends(&mut self, board: &LibertyBoard, chain: At, plies: usize) -> bool {
        let defender = board.cells[chain];
        let Some(at) = board.liberties(chain).iter().next() else { return false };
        if !board.is_legal(defender, at) {
            return false;
        }
        if self.tries == 0 {
            return true;
        }
        self.tries -= 1;
        self.after(board, defender, at, |reader, next| reader.is_free(next, chain, plies))
    }

    /// Whether the chain is safe from the ladder, with the attacker to move.
    fn is_free(&mut self, board: &LibertyBoard, chain: At, plies: usize) -> bool {
        let liberties = *board.liberties(chain);
        match liberties.len() {
            0 | 1 => false,
            2 => plies == 0 || !liberties.iter().any(|at| self.catches(board, chain, at, plies - 1)),
            _ => true,
        }
    }
}

/// Copies a board to the heap. Never inlined: unoptimised code would build the copy on the stack in every ply.
#[inline(never)]
fn boxed(board: &LibertyBoard) -> Box<LibertyBoard> {
    Box::new(board.clone())
}

/// Number of liberties of the chain that `color` would have with a stone at `at`, not counting the point `taken` by the
/// opponent. Captured stones count only if their last liberty is `at` and they are next to it.
fn liberties_after(board: &LibertyBoard, color: u8, at: At, taken: At) -> usize {
    let mut liberties = FastPointSet::default();
    for by in NEIGHBOUR_OFFSETS {
        let neighbour = step(at, by);
        let cell = board.cells[neighbour];
        if cell == EMPTY {
            liberties.insert(neighbour);
        } else if cell == color {
            liberties.include(board.liberties(neighbour));
        } else if cell == 3 - color && *board.liberties(neighbour) == single(at) {
            liberties.insert(neighbour);
        }
    }
    liberties.remove(at);
    liberties.remove(taken);
    liberties.len()
}

fn single(at: At) -> FastPointSet {
    let mut set = FastPointSet::default();
    set.insert(at);
    set
}

impl Tactics {
    /// Adds an own chain next to the point.
    #[inline]
    fn meet_own(&mut self, board: &LibertyBoard, ladders: &mut Ladders, head: At) {
        let (count, size) = (board.liberties(head).len() as u16, board.chain_size(head) as u16);
        self.own_chains += 1;
        self.stones += size;
        self.own_fewest = self.own_fewest.min(count);
        self.own_most = self.own_most.max(count);
        if count == 1 {
            self.saved += size;
        } else if count == 2 && ladders.caught_by(board, head) != 0 {
            self.threatened += size;
        }
    }

    /// Adds an opponent's chain next to the point `at`, of which it loses a liberty.
    #[inline]
    fn meet_enemy(&mut self, board: &LibertyBoard, ladders: &mut Ladders, head: At, at: At) {
        let its = board.liberties(head);
        let (count, size) = (its.len() as u16, board.chain_size(head) as u16);
        self.enemy_chains += 1;
        self.enemy_fewest = self.enemy_fewest.min(count);
        match count {
            1 => self.captured += size,
            2 => {
                self.atari += size;
                let bit = its.iter().position(|liberty| liberty == at).unwrap_or(0);
                self.ladder |= ladders.caught_by(board, head) >> bit & 1 != 0;
            }
            3 => self.presses += size,
            _ => {}
        }
    }

    /// Takes off the chains in atari among the neighbours' `heads`. Returns the liberties that this opens.
    #[inline]
    fn capture(&mut self, board: &LibertyBoard, color: u8, at: At, heads: &[At]) -> FastPointSet {
        let mut opened = FastPointSet::default();
        let is_taken = |head: At| board.cells[head] == 3 - color && board.liberties(head).len() == 1;
        for stone in heads.iter().filter(|&&head| is_taken(head)).flat_map(|&head| board.chain(head)) {
            for neighbour in NEIGHBOUR_OFFSETS.map(|by| step(stone, by)) {
                if neighbour == at {
                    opened.insert(stone);
                } else if board.cells[neighbour] == color {
                    let touched = board.head(neighbour);
                    if heads.contains(&touched) {
                        opened.insert(stone);
                    }
                    self.captures_cutter |= board.liberties(touched).len() == 1;
                }
            }
        }
        opened
    }
}

/// The effects of `color` playing at `at`, which must be legal. `last` is the opponent's last stone, or 0.
pub(super) fn tactics(board: &LibertyBoard, ladders: &mut Ladders, color: u8, at: At, last: At) -> Tactics {
    let enemy = 3 - color;
    let mut found = Tactics { stones: 1, own_fewest: u16::MAX, enemy_fewest: u16::MAX, ..Tactics::default() };
    let mut liberties = FastPointSet::default();
    let mut seen = [0; 4];
    let mut chains = 0;
    for by in NEIGHBOUR_OFFSETS {
        let neighbour = step(at, by);
        let cell = board.cells[neighbour];
        if cell == EMPTY {
            liberties.insert(neighbour);
            continue;
        }
        if cell != color && cell != enemy {
            continue;
        }
        let head = board.head(neighbour);
        if seen[..chains].contains(&head) {
            continue;
        }
        seen[chains] = head;
        chains += 1;
        if cell == color {
            liberties.include(board.liberties(head));
            found.meet_own(board, ladders, head);
        } else {
            let before = found.captured;
            found.meet_enemy(board, ladders, head, at);
            let captures = found.captured > before;
            found.captures_last |= captures && last != 0 && board.cells[last] == enemy && board.head(last) == head;
        }
    }
    let heads = &seen[..chains];
    if found.captured > 0 {
        liberties.include(&found.capture(board, color, at, heads));
    }
    liberties.remove(at);
    found.liberties = liberties.len() as u16;
    found.ko = found.captured == 1 && found.stones == 1 && found.liberties == 1;
    found.own_fewest = if found.own_chains == 0 { 0 } else { found.own_fewest };
    found.enemy_fewest = if found.enemy_chains == 0 { 0 } else { found.enemy_fewest };
    if found.saved > 0 {
        found.escapes = found.liberties >= 3
            || found.liberties == 2
                && heads.iter().any(|&head| {
                    board.cells[head] == color && board.liberties(head).len() == 1 && ladders.escapes(board, head)
                });
    }
    found
}
