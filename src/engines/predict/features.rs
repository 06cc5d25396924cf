//! Features of a candidate move: each name is a number by which its weight is looked up.
//!
//! A feature is a template (what kind of thing is said) and a key (what is said). Families that grow, such as the nested
//! contexts, are walked from the small to the large and left at the first that was never admitted: a window that has not
//! been seen has no larger one that was.

use super::context::{CONTEXTS, Keys, Lanes, distance_at, random_value, smallest, xor};
use super::groups::FeatureGroup;
use super::influence::Influence;
use super::liberty_windows::{LibertyKeys, NEAR};
use super::names::{EXTRA_INPUTS, FeatureSink, class, stage};
use super::situation::{CORNERS, Situation, corner_value, folded, lanes_of};
use super::tactics::{Ladders, Tactics, tactics};
use crate::fast_board::{At, FastPointSet, NEIGHBOURS, STRIDE, code, step};

/// A well mixed number of a template and its key.
#[inline]
fn hashed(template: u32, key: u64) -> u64 {
    let mut z = key ^ (u64::from(template) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    z = (z ^ z >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    z ^ z >> 32
}

#[inline]
fn pair(a: u64, b: u64) -> u64 {
    (a.rotate_left(25) ^ b.wrapping_mul(0x9FB2_1C65_1E98_DF25)).wrapping_mul(0xA24B_AED4_963E_E407)
}

/// Distances in the contexts' metric, fine near and coarse far.
#[inline]
fn distance_class(distance: usize) -> u64 {
    match distance {
        0..=17 => distance as u64,
        18..=20 => 18,
        21..=24 => 19,
        25..=30 => 20,
        _ => 21,
    }
}

/// Eight coarse classes of distance.
fn coarse(distance: u64) -> u64 {
    match distance {
        0..=3 => 0,
        4..=5 => 1,
        6..=7 => 2,
        8..=10 => 3,
        11..=14 => 4,
        15..=17 => 5,
        18..=20 => 6,
        _ => 7,
    }
}

/// No such move.
const NOWHERE: u64 = 31;

/// Data that all candidates of a position share.
pub struct PositionFeatures {
    keys: &'static Keys,
    liberty_keys: &'static LibertyKeys,
    mover: usize,
    color: u8,
    stage: u64,
    ko: u64,
    last: At,
    second: At,
    answer: [Lanes; CONTEXTS],
    answer_liberties: [Lanes; 3],
    follow: [Lanes; CONTEXTS],
    /// Chains that the last move touched: its own, and the mover's next to it; liberties and a class.
    touched: Vec<(FastPointSet, u64)>,
    ladders: Box<Ladders>,
    /// Windows around the moves before the last two.
    earlier: [[Lanes; CONTEXTS]; 2],
    influence: Box<Influence>,
    /// Plain numbers of the last candidate whose features were named.
    pub said: [f32; EXTRA_INPUTS],
}

impl Default for PositionFeatures {
    fn default() -> PositionFeatures {
        PositionFeatures::new()
    }
}

impl PositionFeatures {
    pub fn new() -> PositionFeatures {
        PositionFeatures {
            keys: Keys::get(),
            liberty_keys: LibertyKeys::get(),
            mover: 0,
            color: 0,
            stage: 0,
            ko: 0,
            last: 0,
            second: 0,
            answer: [[0; 8]; CONTEXTS],
            answer_liberties: [[0; 8]; 3],
            follow: [[0; 8]; CONTEXTS],
            touched: Vec::new(),
            ladders: Box::new(Ladders::new()),
            earlier: [[[0; 8]; CONTEXTS]; 2],
            influence: Box::new(Influence::new()),
            said: [0.0; EXTRA_INPUTS],
        }
    }

    /// Before the candidates of a position.
    pub fn look_at(&mut self, situation: &Situation) {
        let board = &situation.board;
        self.mover = situation.to_play() as usize;
        self.color = code(situation.to_play());
        self.stage = stage(situation.moves);
        self.ko = u64::from(board.ko != 0);
        [self.last, self.second] = [situation.last[0], situation.last[1]];
        self.touched.clear();
        self.ladders.forget();
        self.influence.look_at(board, self.color);
        for (windows, &place) in self.earlier.iter_mut().zip(&situation.last[2..4]) {
            if place != 0 {
                *windows = situation.contexts.windows(place, self.mover);
            }
        }
        if self.last != 0 {
            self.answer = situation.contexts.windows(self.last, self.mover);
            self.answer_liberties = self.liberty_keys.windows(situation, self.color, self.last);
            let liberties_class = |set: &FastPointSet| class(set.len(), &[2, 3, 4, 5, 7]);
            let size_class = |at| class(board.chain_size(at), &[2, 4]);
            if matches!(board.cells[self.last], 1 | 2) {
                let set = *board.liberties(self.last);
                // The last move's own liberties are said too, so that every window around it knows them.
                let words = pair(liberties_class(&set), size_class(self.last));
                let words = lanes_of(|_| random_value(1 << 26 | words & 0xff_ffff));
                self.answer_liberties.iter_mut().for_each(|lanes| xor(lanes, &words));
                self.touched.push((set, liberties_class(&set)));
            }
            let mut heads = [0; 4];
            let mut count = 0;
            for by in NEIGHBOURS {
                let neighbour = step(self.last, by);
                if board.cells[neighbour] == self.color && !heads[..count].contains(&board.head(neighbour)) {
                    heads[count] = board.head(neighbour);
                    count += 1;
                    let set = *board.liberties(neighbour);
                    self.touched.push((set, 8 + liberties_class(&set) * 3 + size_class(neighbour)));
                }
            }
        }
        if self.second != 0 {
            self.follow = situation.contexts.windows(self.second, self.mover);
            if board.cells[self.second] == self.color {
                let set = *board.liberties(self.second);
                self.touched.push((set, 32 + class(set.len(), &[2, 3, 4])));
            }
        }
        // Not in the order of neighbours, which a turned board has otherwise.
        self.touched.sort_by_key(|&(_, word)| word);
    }

    pub fn tactics(&mut self, situation: &Situation, at: At) -> Tactics {
        tactics(&situation.board, &mut self.ladders, self.color, at, self.last)
    }

    /// Names everything that is said of playing at `at`, which must be legal.
    pub fn features(&mut self, situation: &Situation, at: At, sink: &mut impl FeatureSink) {
        let t = self.tactics(situation, at);
        let size = situation.size();
        let keys = self.keys;
        let windows = situation.contexts.windows(at, self.mover);
        let shapes: [u64; 5] = std::array::from_fn(|context| smallest(&windows[context]));
        let (last, second) = (self.last, self.second);
        let from = |place: At| if place == 0 { NOWHERE } else { distance_class(distance_at(at, place)) };
        let (d1, d2) = (from(last), from(second));
        let (line, across) = folded(at, size);
        let (line, across) = (line as u64, across as u64);

        // Nested contexts, and with the last moves marked.
        let mut take = |group: FeatureGroup, template: u32, key: u64| sink.take(group, hashed(template, key));
        let (mut shape_known, mut last_known, mut answer_known) = (0, 0, 0);
        for (context, lanes) in windows.iter().enumerate() {
            if !take(FeatureGroup::Shape, context as u32, smallest(lanes)) {
                break;
            }
            shape_known += 1;
        }
        let last_ring = if last == 0 { CONTEXTS } else { keys.ring(at, last) };
        let second_ring = if second == 0 { CONTEXTS } else { keys.ring(at, second) };
        let marked = |lanes: &Lanes, context: usize, both: bool| {
            let mut lanes = *lanes;
            let mut outside = 0;
            if last_ring <= context {
                xor(&mut lanes, keys.mark(at, last));
            } else {
                outside = d1 + 1;
            }
            if both {
                if second_ring <= context {
                    keys.mark(at, second).iter().zip(&mut lanes).for_each(|(mark, lane)| *lane ^= mark.rotate_left(21));
                } else {
                    outside |= (coarse(d2) + 1) << 8;
                }
            }
            smallest(&lanes) ^ outside.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        };
        for (context, lanes) in windows.iter().enumerate() {
            if !take(FeatureGroup::ShapeAndLast, 16 + context as u32, marked(lanes, context, false)) {
                break;
            }
            last_known += 1;
        }
        for (context, lanes) in windows.iter().enumerate() {
            if !take(FeatureGroup::ShapeAndBoth, 32 + context as u32, marked(lanes, context, true)) {
                break;
            }
        }

        // Places that answer the last move, and that follow the own last move.
        let place_seen_from = |lanes: &Lanes, centre: At| {
            let mark = keys.mark(centre, at);
            let lane = |(lane, mark): (&u64, &u64)| lane ^ mark.rotate_left(42);
            lanes.iter().zip(mark).map(lane).min().unwrap_or(0)
        };
        const FAR: u64 = 18;
        let summary = summary(&t);
        if last != 0 {
            for context in 0..CONTEXTS {
                let lanes = &self.answer[context];
                let key = if d1 < FAR {
                    place_seen_from(lanes, last)
                } else {
                    // Elsewhere: what is given up here is the same wherever it is.
                    pair(smallest(lanes), 64 + line.min(5))
                };
                if !take(FeatureGroup::Answer, 48 + context as u32, key) {
                    break;
                }
                answer_known += 1;
            }
            for (window, lanes) in self.answer_liberties.iter().enumerate() {
                let key = if d1 < FAR { place_seen_from(lanes, last) } else { pair(smallest(lanes), 64 + d1) };
                if !take(FeatureGroup::Answer, 64 + window as u32, key) {
                    break;
                }
                take(FeatureGroup::Answer, 68 + window as u32, pair(key, summary));
            }
            if second != 0 {
                for context in [1, 3, 5, 7, 9, 11] {
                    let mut lanes = self.answer[context];
                    let ring = keys.ring(last, second);
                    let key = if ring <= context.max(8) {
                        let mark = keys.mark(last, second);
                        mark.iter().zip(&mut lanes).for_each(|(mark, lane)| *lane ^= mark.rotate_left(21));
                        0
                    } else {
                        1
                    };
                    let key = key + if d1 < FAR { place_seen_from(&lanes, last) } else { pair(smallest(&lanes), d1) };
                    if !take(FeatureGroup::Answer, 72 + context as u32, key) {
                        break;
                    }
                }
            }
        }
        if second != 0 && d2 < FAR {
            for context in 0..CONTEXTS - 1 {
                let lanes = &self.follow[context];
                let near = u64::from(last != 0 && keys.ring(second, last) <= 8);
                if !take(FeatureGroup::FollowUp, 96 + context as u32, place_seen_from(lanes, second) ^ near) {
                    break;
                }
            }
        }

        // Places that answer the moves before the last two, if nothing has yet.
        for (back, windows) in self.earlier.iter().enumerate() {
            let place = situation.last[2 + back];
            if place == 0 || distance_class(distance_at(at, place)) >= FAR {
                continue;
            }
            // How near the later moves came.
            let ring = |later: At| if later == 0 { CONTEXTS } else { keys.ring(place, later) };
            let later = situation.last[..2 + back].iter().map(|&later| ring(later)).min().unwrap_or(CONTEXTS);
            let later = class(later, &[4, 7, 10]);
            for context in [1, 3, 5, 7, 9] {
                let key = pair(place_seen_from(&windows[context], place), later);
                if !take(FeatureGroup::Earlier, 240 + 16 * back as u32 + context as u32, key) {
                    break;
                }
            }
        }

        // Corner regions.
        if let Some((corner, u, v)) = situation.corner_of(at) {
            for (region, &side) in CORNERS.iter().enumerate() {
                let [plain, mirrored] = situation.corner(self.mover, corner, region);
                let turned = |u, v, kind| [corner_value(u, v, kind), corner_value(v, u, kind)];
                let [a, b] = turned(u, v, 2);
                let (plain, mirrored) = (plain ^ a, mirrored ^ b);
                if !take(FeatureGroup::Corner, 112 + region as u32, plain.min(mirrored)) {
                    break;
                }
                let (key, template) = match (last != 0).then(|| situation.corner_place(last, corner)) {
                    Some((lu, lv)) if lu < side && lv < side => {
                        let [a, b] = turned(lu, lv, 3);
                        ((plain ^ a).min(mirrored ^ b), 116)
                    }
                    _ => (plain.min(mirrored), 120),
                };
                take(FeatureGroup::Corner, template + region as u32, key);
            }
        }

        // Stones with their liberties.
        let coded = self.liberty_keys.windows(situation, self.color, at);
        let small = smallest(&coded[0]);
        for (window, lanes) in coded.iter().enumerate() {
            let alone = smallest(lanes);
            if !take(FeatureGroup::Liberties, 128 + window as u32, alone) {
                break;
            }
            take(FeatureGroup::Liberties, 132 + window as u32, marked(lanes, [1, 2, 3][window], false));
            take(FeatureGroup::Liberties, 136 + window as u32, marked(lanes, [1, 2, 3][window], true));
        }
        take(FeatureGroup::Liberties, 140, pair(small, self.stage));

        // Tactics.
        let [captures, escapes, after, atari, pressure] = parts(&t);
        for (part, key) in [captures, escapes, after, atari, pressure, summary].into_iter().enumerate() {
            let template = 144 + 4 * part as u32;
            take(FeatureGroup::Tactics, template, key);
            take(FeatureGroup::Tactics, template + 1, pair(key, coarse(d1)));
            take(FeatureGroup::Tactics, template + 2, pair(key, shapes[1]));
        }
        take(FeatureGroup::Tactics, 170, pair(summary, d1 << 8 | d2 << 1 | self.ko));
        take(FeatureGroup::Tactics, 171, pair(summary, small));
        take(FeatureGroup::Tactics, 172, pair(summary, shapes[2]));
        take(FeatureGroup::Tactics, 173, pair(summary, marked(&windows[3], 3, false)));
        take(FeatureGroup::Tactics, 174, pair(summary, self.stage << 8 | line.min(5)));
        let fewest = u64::from(t.own_fewest.min(5)) << 3 | u64::from(t.enemy_fewest.min(5));
        let chains = u64::from(t.own_chains) << 2 | u64::from(t.enemy_chains);
        let numbers = fewest << 10 | chains << 5 | u64::from(t.liberties.min(6));
        take(FeatureGroup::Tactics, 175, numbers);
        take(FeatureGroup::Tactics, 176, pair(numbers, small));
        if self.ko != 0 {
            take(FeatureGroup::Tactics, 177, pair(captures ^ atari << 7 ^ escapes << 14, coarse(d1)));
        }

        // Chains that the last moves touched.
        let mut words = 0;
        for (set, word) in &self.touched {
            if set.contains(at) {
                words = pair(words, *word);
            }
        }
        let mut state = 0;
        self.touched.iter().for_each(|(_, word)| state = pair(state, *word));
        take(FeatureGroup::Chains, 180, words);
        take(FeatureGroup::Chains, 181, pair(words, state));
        take(FeatureGroup::Chains, 182, pair(pair(words, state), d1));
        take(FeatureGroup::Chains, 183, pair(words, summary));
        take(FeatureGroup::Chains, 184, pair(pair(words, shapes[1]), d1));
        take(FeatureGroup::Chains, 185, pair(pair(words, state), summary));

        // Place and distance.
        let place = across << 5 | line;
        take(FeatureGroup::Place, 190, place << 4 | self.stage);
        take(FeatureGroup::Place, 191, pair(place, d1));
        take(FeatureGroup::Place, 192, line.min(6) << 8 | self.stage << 4 | coarse(d1));
        take(FeatureGroup::Place, 193, pair(shapes[3], self.stage));
        take(FeatureGroup::Place, 194, pair(shapes[4], place));
        let offset = |place: At| {
            if place == 0 {
                return 0;
            }
            let (dx, dy) = ((at % STRIDE).abs_diff(place % STRIDE), (at / STRIDE).abs_diff(place / STRIDE));
            (dx.max(dy) as u64) << 5 | dx.min(dy) as u64
        };
        take(FeatureGroup::Distance, 200, d1 << 4 | self.stage);
        take(FeatureGroup::Distance, 201, d2 << 4 | self.stage);
        take(FeatureGroup::Distance, 202, d1 << 8 | d2);
        take(FeatureGroup::Distance, 203, offset(last) << 4 | line.min(7));
        take(FeatureGroup::Distance, 204, offset(second) << 4 | line.min(7));
        let between = if last == 0 || second == 0 { NOWHERE } else { distance_class(distance_at(last, second)) };
        take(FeatureGroup::Distance, 205, (d1 << 16 | d2 << 8) | between);
        let [d3, d4, d5] = [2, 3, 4].map(|back| from(situation.last[back]));
        take(FeatureGroup::Distance, 206, coarse(d3) << 8 | coarse(d1));
        take(FeatureGroup::Distance, 207, coarse(d4) << 8 | coarse(d2));
        take(
            FeatureGroup::Distance,
            208,
            pair(coarse(d1) << 9 | coarse(d2) << 6 | coarse(d3) << 3 | coarse(d4), coarse(d5)),
        );
        let age = self.age(situation, at);
        take(FeatureGroup::Distance, 209, age << 5 | d1);
        take(FeatureGroup::Distance, 210, pair(age, shapes[2]));
        take(FeatureGroup::Distance, 211, pair(age << 8 | self.stage, summary));

        // Room.
        let nearest = |color: usize| {
            let rings = situation.contexts.stones(at, color);
            rings.iter().position(|&stones| stones > 0).unwrap_or(CONTEXTS) as u64
        };
        let (own, enemy) = (nearest(self.mover), nearest(1 - self.mover));
        take(FeatureGroup::Room, 220, own << 8 | enemy << 4 | line.min(9));
        take(FeatureGroup::Room, 221, pair(own << 4 | enemy, place));
        take(FeatureGroup::Room, 222, pair(own << 8 | enemy << 4 | self.stage, coarse(d1)));
        let within = |color: usize, rings: usize| {
            let stones: u16 = situation.contexts.stones(at, color)[..rings].iter().sum();
            class(usize::from(stones), &[1, 2, 3, 4, 6, 9])
        };
        let balance = within(self.mover, 8) << 4 | within(1 - self.mover, 8);
        take(FeatureGroup::Room, 223, balance << 8 | line.min(9) << 4 | self.stage);
        let wide = within(self.mover, 11) << 4 | within(1 - self.mover, 11);
        take(FeatureGroup::Room, 224, pair(balance << 8 | wide, line.min(9) << 3 | coarse(d1)));

        // Whether a stone was taken off here lately, as in a ko.
        let emptied = usize::from(situation.emptied_at[at]);
        if emptied != 0 {
            let ago = class(situation.moves - emptied, &[1, 2, 3, 4, 6, 9, 20]);
            take(FeatureGroup::Tactics, 178, pair(ago, summary));
            take(FeatureGroup::Tactics, 179, pair(ago << 8 | d1, captures));
            take(FeatureGroup::Tactics, 186, pair(ago, shapes[1]));
        }
        if self.ko != 0 {
            let from_ko = distance_class(distance_at(at, situation.board.ko));
            take(FeatureGroup::Tactics, 187, from_ko << 8 | d1);
            take(FeatureGroup::Tactics, 188, pair(coarse(from_ko) << 3 | coarse(d1), summary));
            take(FeatureGroup::Tactics, 189, pair(coarse(from_ko), shapes[1]));
        }

        // Dataset area it is.
        let here = self.influence.at(at);
        let (low, high) = self.influence.around(at);
        let slope = here << 8 | low << 4 | high;
        take(FeatureGroup::Area, 280, here << 8 | line.min(6) << 4 | self.stage);
        take(FeatureGroup::Area, 281, slope << 4 | self.stage);
        take(FeatureGroup::Area, 282, slope << 8 | d1);
        take(FeatureGroup::Area, 283, pair(here, shapes[1]));
        take(FeatureGroup::Area, 284, pair(here, shapes[2]));
        take(FeatureGroup::Area, 285, pair(slope, summary));
        take(FeatureGroup::Area, 286, pair(low << 4 | high, shapes[1]));
        take(FeatureGroup::Area, 287, pair(slope, place));
        let at_last = if last == 0 { NOWHERE } else { self.influence.at(last) };
        take(FeatureGroup::Area, 288, (at_last << 4 | here) << 8 | d1);
        let (own_weak, enemy_weak) = self.influence.weakest(&situation.board, self.color, at);
        let weak = own_weak << 4 | enemy_weak;
        take(FeatureGroup::Area, 289, weak << 8 | d1);
        take(FeatureGroup::Area, 290, pair(weak, summary));
        take(FeatureGroup::Area, 291, pair(weak, shapes[1]));
        take(FeatureGroup::Area, 292, pair(weak << 8 | age, coarse(d1)));
        take(FeatureGroup::Area, 293, pair(weak << 16 | slope, self.stage));

        let knowns = [shape_known, last_known, answer_known];
        let tactics = [t.captured, t.saved, u16::from(t.escapes), t.liberties, t.stones, t.atari, u16::from(t.ladder)];
        let numbers = [d1, d2, d3, line, across, age, here, low, high, own_weak, enemy_weak, own, enemy];
        let moves = [situation.moves.min(999) as u64];
        let all = numbers.into_iter().chain(tactics.map(u64::from)).chain(knowns).chain(moves);
        self.said.iter_mut().zip(all).for_each(|(said, number)| *said = number as f32);
    }

    /// How long ago the latest stone within distance 5, but for the last two moves, was played.
    fn age(&self, situation: &Situation, at: At) -> u64 {
        let stride = STRIDE as i32;
        let side = situation.size().side() as i32;
        let (x, y) = (at as i32 % stride, at as i32 / stride);
        let latest = NEAR
            .iter()
            .filter(|&&(dx, dy)| (1..=side).contains(&(x + dx)) && (1..=side).contains(&(y + dy)))
            .map(|&(dx, dy)| ((y + dy) * stride + x + dx) as usize)
            .filter(|&there| there != self.last && there != self.second)
            .map(|there| situation.played_at[there])
            .max()
            .unwrap_or(0);
        if latest == 0 {
            return 15;
        }
        class(situation.moves.saturating_sub(usize::from(latest)), &[4, 6, 9, 13, 20, 35, 60, 100])
    }
}

/// Tactics in five small numbers.
fn parts(t: &Tactics) -> [u64; 5] {
    let of = |value: u16, bounds: &[usize]| class(usize::from(value), bounds);
    let liberties = of(t.liberties, &[2, 3, 4, 5]);
    let captures = of(t.captured, &[1, 2, 3, 6]) << 3
        | u64::from(t.captures_cutter) << 2
        | u64::from(t.captures_last) << 1
        | u64::from(t.ko);
    let escapes = of(t.saved, &[1, 2, 4]) << 4 | u64::from(t.escapes) << 3 | liberties;
    let after = liberties << 3 | if t.liberties <= 2 { of(t.stones, &[2, 3, 4, 6]) } else { 0 };
    let atari = of(t.atari, &[1, 2, 4]) << 4 | u64::from(t.ladder) << 3 | liberties;
    let pressure = of(t.presses, &[1, 2, 4]) << 4 | of(t.threatened, &[1, 2, 4]) << 2 | u64::from(t.own_chains.min(3));
    [captures, escapes, after, atari, pressure]
}

/// All of them in one.
fn summary(t: &Tactics) -> u64 {
    let [captures, escapes, after, atari, pressure] = parts(t);
    ((((captures << 7 | escapes) << 7 | after) << 7 | atari) << 7) | pressure
}
