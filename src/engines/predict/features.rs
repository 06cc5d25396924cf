//! Features of a candidate move. Each is named by a hash, under which its weight is stored.
//!
//! A feature has a template (its kind) and a key (its value). Families that grow, such as the nested contexts, are
//! visited from small to large, up to the first member that the model doesn't know: if a window was never seen, no
//! larger one was.

use super::context::{CONTEXTS, Keys, Lanes, distance_at, random_value, smallest, xor};
use super::groups::FeatureGroup;
use super::influence::Influence;
use super::liberty_windows::{LibertyKeys, NEAR_OFFSETS};
use super::names::{EXTRA_INPUTS, FeatureSink, class, stage};
use super::situation::{CORNER_SIDES, Situation, corner_value, folded, lanes_of};
use super::tactics::{Ladders, Tactics, tactics};
use crate::fast_board::{At, FastPointSet, NEIGHBOUR_OFFSETS, STRIDE, code, step};

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

/// Distance classes in the metric of the contexts: fine near the point, coarse far away.
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

/// Eight coarse classes of a [`distance_class`].
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

/// The distance class of a move that doesn't exist.
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
    /// Chains that the last moves touched: each one's liberties, and a class of its size and number of liberties.
    touched: Vec<(FastPointSet, u64)>,
    ladders: Box<Ladders>,
    /// Windows around the third and the fourth move back.
    earlier: [[Lanes; CONTEXTS]; 2],
    influence: Box<Influence>,
    /// Numbers about the last candidate, for the decision trees.
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
                // Add the liberties of the last move's chain, so that every window around it depends on them.
                let words = pair(liberties_class(&set), size_class(self.last));
                let words = lanes_of(|_| random_value(1 << 26 | words & 0xff_ffff));
                self.answer_liberties.iter_mut().for_each(|lanes| xor(lanes, &words));
                self.touched.push((set, liberties_class(&set)));
            }
            let mut heads = [0; 4];
            let mut count = 0;
            for by in NEIGHBOUR_OFFSETS {
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
        // Sort, because the order of the neighbours changes when the board is turned.
        self.touched.sort_by_key(|&(_, word)| word);
    }

    pub fn tactics(&mut self, situation: &Situation, at: At) -> Tactics {
        tactics(&situation.board, &mut self.ladders, self.color, at, self.last)
    }

    /// Passes all features of a play at `at`, which must be legal, to the sink.
    pub fn features(&mut self, situation: &Situation, at: At, sink: &mut impl FeatureSink) {
        let tactics = self.tactics(situation, at);
        self.said = DescribedMove::new(self, situation, at, tactics).say_all(sink);
    }

    /// Class of how long ago the latest stone within distance 5 was played. Ignores the last two moves.
    fn age(&self, situation: &Situation, at: At) -> u64 {
        let stride = STRIDE as i32;
        let side = situation.size().side() as i32;
        let (x, y) = (at as i32 % stride, at as i32 / stride);
        let latest = NEAR_OFFSETS
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

/// Distances from here on are elsewhere.
const FAR_DISTANCE: u64 = 18;

/// The place of `at` in a window around `centre`.
#[inline]
fn place_seen_from(keys: &Keys, lanes: &Lanes, centre: At, at: At) -> u64 {
    let mark = keys.mark(centre, at);
    let lane = |(lane, mark): (&u64, &u64)| lane ^ mark.rotate_left(42);
    lanes.iter().zip(mark).map(lane).min().unwrap_or(0)
}

/// A candidate, with the words that several families use.
struct DescribedMove<'a> {
    position: &'a PositionFeatures,
    situation: &'a Situation,
    at: At,
    tactics: Tactics,
    /// The tactics in one number.
    summary: u64,
    windows: [Lanes; CONTEXTS],
    shapes: [u64; 5],
    /// Distances to the last five moves, the latest first.
    distances: [u64; 5],
    /// The smallest contexts that hold the last two moves.
    rings: [usize; 2],
    line: u64,
    /// The place up to symmetry.
    place: u64,
    /// How long ago a stone was played near it.
    age: u64,
}

impl<'a> DescribedMove<'a> {
    #[inline]
    fn new(position: &'a PositionFeatures, situation: &'a Situation, at: At, tactics: Tactics) -> DescribedMove<'a> {
        let windows = situation.contexts.windows(at, position.mover);
        let (line, across) = folded(at, situation.size());
        DescribedMove {
            position,
            situation,
            at,
            tactics,
            summary: summary(&tactics),
            shapes: std::array::from_fn(|context| smallest(&windows[context])),
            windows,
            distances: std::array::from_fn(|back| match situation.last[back] {
                0 => NOWHERE,
                place => distance_class(distance_at(at, place)),
            }),
            rings: [position.last, position.second].map(|place| match place {
                0 => CONTEXTS,
                place => position.keys.ring(at, place),
            }),
            line: line as u64,
            place: (across as u64) << 5 | line as u64,
            age: position.age(situation, at),
        }
    }

    /// Names all families in a fixed order, as the sums of the weights depend on it. Returns the plain numbers.
    #[inline]
    fn say_all(&self, sink: &mut impl FeatureSink) -> [f32; EXTRA_INPUTS] {
        let shape_known = self.say_shape(sink);
        let last_known = self.say_shape_and_last_moves(sink);
        let answer_known = self.say_answer(sink);
        self.say_follow_up(sink);
        self.say_earlier(sink);
        self.say_corner(sink);
        let stones = self.say_liberties(sink);
        self.say_tactics(stones, sink);
        self.say_chains(sink);
        self.say_place(sink);
        self.say_distance(sink);
        let room = self.say_room(sink);
        self.say_ko(sink);
        let area = self.say_area(sink);
        self.numbers([shape_known, last_known, answer_known], room, area)
    }

    /// The numbers that trees may ask for.
    #[inline]
    fn numbers(&self, known: [u16; 3], [own, enemy]: [u64; 2], area: [u64; 5]) -> [f32; EXTRA_INPUTS] {
        let t = &self.tactics;
        let [here, low, high, own_weak, enemy_weak] = area;
        let ([d1, d2, d3, ..], across) = (self.distances, self.place >> 5);
        let places = [d1, d2, d3, self.line, across, self.age, here, low, high, own_weak, enemy_weak, own, enemy];
        let tactics = [t.captured, t.saved, u16::from(t.escapes), t.liberties, t.stones, t.atari, u16::from(t.ladder)];
        let moves = [self.situation.moves.min(999) as u64];
        let small = tactics.into_iter().chain(known).map(u64::from);
        let mut all = places.into_iter().chain(small).chain(moves);
        std::array::from_fn(|_| all.next().unwrap_or(0) as f32)
    }

    /// A window's key with the last move marked, or the last two.
    #[inline]
    fn marked(&self, lanes: &Lanes, context: usize, both: bool) -> u64 {
        let PositionFeatures { keys, last, second, .. } = *self.position;
        let [last_ring, second_ring] = self.rings;
        let mut lanes = *lanes;
        let mut outside = 0;
        if last_ring <= context {
            xor(&mut lanes, keys.mark(self.at, last));
        } else {
            outside = self.distances[0] + 1;
        }
        if both {
            if second_ring <= context {
                let mark = keys.mark(self.at, second);
                mark.iter().zip(&mut lanes).for_each(|(mark, lane)| *lane ^= mark.rotate_left(21));
            } else {
                outside |= (coarse(self.distances[1]) + 1) << 8;
            }
        }
        smallest(&lanes) ^ outside.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    /// Nested contexts. Returns how many are known.
    #[inline]
    fn say_shape(&self, sink: &mut impl FeatureSink) -> u16 {
        let mut known = 0;
        for (context, lanes) in self.windows.iter().enumerate() {
            if !sink.take(FeatureGroup::Shape, hashed(context as u32, smallest(lanes))) {
                break;
            }
            known += 1;
        }
        known
    }

    /// Nested contexts with the last moves marked. Returns how many are known with the last one.
    #[inline]
    fn say_shape_and_last_moves(&self, sink: &mut impl FeatureSink) -> u16 {
        let mut known = 0;
        for (context, lanes) in self.windows.iter().enumerate() {
            let key = hashed(16 + context as u32, self.marked(lanes, context, false));
            if !sink.take(FeatureGroup::ShapeAndLast, key) {
                break;
            }
            known += 1;
        }
        for (context, lanes) in self.windows.iter().enumerate() {
            let key = hashed(32 + context as u32, self.marked(lanes, context, true));
            if !sink.take(FeatureGroup::ShapeAndBoth, key) {
                break;
            }
        }
        known
    }

    /// The place as an answer to the last move. Returns how many contexts around that move are known.
    #[inline]
    fn say_answer(&self, sink: &mut impl FeatureSink) -> u16 {
        let PositionFeatures { keys, last, second, ref answer, ref answer_liberties, .. } = *self.position;
        if last == 0 {
            return 0;
        }
        let mut take = |template, key| sink.take(FeatureGroup::Answer, hashed(template, key));
        let d1 = self.distances[0];
        // A tenuki: the window that is left alone counts, not the place that is played.
        let seen = |lanes: &Lanes, elsewhere: u64| match d1 < FAR_DISTANCE {
            true => place_seen_from(keys, lanes, last, self.at),
            false => pair(smallest(lanes), elsewhere),
        };
        let mut known = 0;
        for (context, lanes) in answer.iter().enumerate() {
            if !take(48 + context as u32, seen(lanes, 64 + self.line.min(5))) {
                break;
            }
            known += 1;
        }
        for (window, lanes) in answer_liberties.iter().enumerate() {
            let key = seen(lanes, 64 + d1);
            if !take(64 + window as u32, key) {
                break;
            }
            take(68 + window as u32, pair(key, self.summary));
        }
        if second != 0 {
            let ring = keys.ring(last, second);
            for context in [1, 3, 5, 7, 9, 11] {
                let mut lanes = answer[context];
                let is_near = ring <= context.max(8);
                if is_near {
                    let mark = keys.mark(last, second);
                    mark.iter().zip(&mut lanes).for_each(|(mark, lane)| *lane ^= mark.rotate_left(21));
                }
                if !take(72 + context as u32, u64::from(!is_near) + seen(&lanes, d1)) {
                    break;
                }
            }
        }
        known
    }

    /// The place as one that follows the mover's own last move.
    #[inline]
    fn say_follow_up(&self, sink: &mut impl FeatureSink) {
        let PositionFeatures { keys, last, second, ref follow, .. } = *self.position;
        if second == 0 || self.distances[1] >= FAR_DISTANCE {
            return;
        }
        for (context, lanes) in follow[..CONTEXTS - 1].iter().enumerate() {
            let near = u64::from(last != 0 && keys.ring(second, last) <= 8);
            let key = place_seen_from(keys, lanes, second, self.at) ^ near;
            if !sink.take(FeatureGroup::FollowUp, hashed(96 + context as u32, key)) {
                break;
            }
        }
    }

    /// The place as an answer to the moves before the last two, if nothing has answered yet.
    #[inline]
    fn say_earlier(&self, sink: &mut impl FeatureSink) {
        let keys = self.position.keys;
        for (back, windows) in self.position.earlier.iter().enumerate() {
            let place = self.situation.last[2 + back];
            if place == 0 || self.distances[2 + back] >= FAR_DISTANCE {
                continue;
            }
            // The distance of the nearest later move.
            let ring = |later: At| if later == 0 { CONTEXTS } else { keys.ring(place, later) };
            let later = self.situation.last[..2 + back].iter().map(|&later| ring(later)).min().unwrap_or(CONTEXTS);
            let later = class(later, &[4, 7, 10]);
            for context in [1, 3, 5, 7, 9] {
                let key = pair(place_seen_from(keys, &windows[context], place, self.at), later);
                if !sink.take(FeatureGroup::Earlier, hashed(240 + 16 * back as u32 + context as u32, key)) {
                    break;
                }
            }
        }
    }

    /// Corner regions, plain and with the last move.
    #[inline]
    fn say_corner(&self, sink: &mut impl FeatureSink) {
        let Some((corner, u, v)) = self.situation.corner_of(self.at) else { return };
        let mut take = |template, key| sink.take(FeatureGroup::Corner, hashed(template, key));
        let turned = |u, v, kind| [corner_value(u, v, kind), corner_value(v, u, kind)];
        let last = self.position.last;
        for (region, &side) in CORNER_SIDES.iter().enumerate() {
            let [plain, mirrored] = self.situation.corner(self.position.mover, corner, region);
            let [a, b] = turned(u, v, 2);
            let (plain, mirrored) = (plain ^ a, mirrored ^ b);
            if !take(112 + region as u32, plain.min(mirrored)) {
                break;
            }
            let (key, template) = match (last != 0).then(|| self.situation.corner_place(last, corner)) {
                Some((lu, lv)) if lu < side && lv < side => {
                    let [a, b] = turned(lu, lv, 3);
                    ((plain ^ a).min(mirrored ^ b), 116)
                }
                _ => (plain.min(mirrored), 120),
            };
            take(template + region as u32, key);
        }
    }

    /// Stones with their liberties. Returns the smallest window.
    #[inline]
    fn say_liberties(&self, sink: &mut impl FeatureSink) -> u64 {
        let mut take = |template, key| sink.take(FeatureGroup::Liberties, hashed(template, key));
        let coded = self.position.liberty_keys.windows(self.situation, self.position.color, self.at);
        let small = smallest(&coded[0]);
        for (window, lanes) in coded.iter().enumerate() {
            if !take(128 + window as u32, smallest(lanes)) {
                break;
            }
            take(132 + window as u32, self.marked(lanes, [1, 2, 3][window], false));
            take(136 + window as u32, self.marked(lanes, [1, 2, 3][window], true));
        }
        take(140, pair(small, self.position.stage));
        small
    }

    #[inline]
    fn say_tactics(&self, stones: u64, sink: &mut impl FeatureSink) {
        let mut take = |template, key| sink.take(FeatureGroup::Tactics, hashed(template, key));
        let (t, summary, shapes, stage) = (&self.tactics, self.summary, &self.shapes, self.position.stage);
        let [d1, d2, ..] = self.distances;
        let [captures, escapes, after, atari, pressure] = parts(t);
        for (part, key) in [captures, escapes, after, atari, pressure, summary].into_iter().enumerate() {
            let template = 144 + 4 * part as u32;
            take(template, key);
            take(template + 1, pair(key, coarse(d1)));
            take(template + 2, pair(key, shapes[1]));
        }
        take(170, pair(summary, d1 << 8 | d2 << 1 | self.position.ko));
        take(171, pair(summary, stones));
        take(172, pair(summary, shapes[2]));
        take(173, pair(summary, self.marked(&self.windows[3], 3, false)));
        take(174, pair(summary, stage << 8 | self.line.min(5)));
        let fewest = u64::from(t.own_fewest.min(5)) << 3 | u64::from(t.enemy_fewest.min(5));
        let chains = u64::from(t.own_chains) << 2 | u64::from(t.enemy_chains);
        let numbers = fewest << 10 | chains << 5 | u64::from(t.liberties.min(6));
        take(175, numbers);
        take(176, pair(numbers, stones));
        if self.position.ko != 0 {
            take(177, pair(captures ^ atari << 7 ^ escapes << 14, coarse(d1)));
        }
    }

    /// Chains that the last moves touched.
    #[inline]
    fn say_chains(&self, sink: &mut impl FeatureSink) {
        let mut take = |template, key| sink.take(FeatureGroup::Chains, hashed(template, key));
        let (touched, d1) = (&self.position.touched, self.distances[0]);
        let here = touched.iter().filter(|(set, _)| set.contains(self.at));
        let words = here.fold(0, |words, &(_, word)| pair(words, word));
        let state = touched.iter().fold(0, |state, &(_, word)| pair(state, word));
        take(180, words);
        take(181, pair(words, state));
        take(182, pair(pair(words, state), d1));
        take(183, pair(words, self.summary));
        take(184, pair(pair(words, self.shapes[1]), d1));
        take(185, pair(pair(words, state), self.summary));
    }

    #[inline]
    fn say_place(&self, sink: &mut impl FeatureSink) {
        let mut take = |template, key| sink.take(FeatureGroup::Place, hashed(template, key));
        let (place, stage, d1) = (self.place, self.position.stage, self.distances[0]);
        take(190, place << 4 | stage);
        take(191, pair(place, d1));
        take(192, self.line.min(6) << 8 | stage << 4 | coarse(d1));
        take(193, pair(self.shapes[3], stage));
        take(194, pair(self.shapes[4], place));
    }

    /// The larger and the smaller difference of the coordinates to those of a move.
    #[inline]
    fn offset(&self, place: At) -> u64 {
        if place == 0 {
            return 0;
        }
        let (dx, dy) = ((self.at % STRIDE).abs_diff(place % STRIDE), (self.at / STRIDE).abs_diff(place / STRIDE));
        (dx.max(dy) as u64) << 5 | dx.min(dy) as u64
    }

    #[inline]
    fn say_distance(&self, sink: &mut impl FeatureSink) {
        let mut take = |template, key| sink.take(FeatureGroup::Distance, hashed(template, key));
        let PositionFeatures { last, second, stage, .. } = *self.position;
        let [d1, d2, d3, d4, d5] = self.distances;
        take(200, d1 << 4 | stage);
        take(201, d2 << 4 | stage);
        take(202, d1 << 8 | d2);
        take(203, self.offset(last) << 4 | self.line.min(7));
        take(204, self.offset(second) << 4 | self.line.min(7));
        let between = if last == 0 || second == 0 { NOWHERE } else { distance_class(distance_at(last, second)) };
        take(205, (d1 << 16 | d2 << 8) | between);
        take(206, coarse(d3) << 8 | coarse(d1));
        take(207, coarse(d4) << 8 | coarse(d2));
        take(208, pair(coarse(d1) << 9 | coarse(d2) << 6 | coarse(d3) << 3 | coarse(d4), coarse(d5)));
        take(209, self.age << 5 | d1);
        take(210, pair(self.age, self.shapes[2]));
        take(211, pair(self.age << 8 | stage, self.summary));
    }

    /// The room around it. Returns the rings of the nearest own and the nearest enemy stone.
    #[inline]
    fn say_room(&self, sink: &mut impl FeatureSink) -> [u64; 2] {
        let mut take = |template, key| sink.take(FeatureGroup::Room, hashed(template, key));
        let PositionFeatures { mover, stage, .. } = *self.position;
        let (line, d1) = (self.line.min(9), self.distances[0]);
        let stones = |color: usize| self.situation.contexts.stones(self.at, color);
        let nearest = |color: usize| stones(color).iter().position(|&stones| stones > 0).unwrap_or(CONTEXTS) as u64;
        let (own, enemy) = (nearest(mover), nearest(1 - mover));
        take(220, own << 8 | enemy << 4 | line);
        take(221, pair(own << 4 | enemy, self.place));
        take(222, pair(own << 8 | enemy << 4 | stage, coarse(d1)));
        let within = |color: usize, rings: usize| {
            let stones: u16 = stones(color)[..rings].iter().sum();
            class(usize::from(stones), &[1, 2, 3, 4, 6, 9])
        };
        let balance = within(mover, 8) << 4 | within(1 - mover, 8);
        take(223, balance << 8 | line << 4 | stage);
        let wide = within(mover, 11) << 4 | within(1 - mover, 11);
        take(224, pair(balance << 8 | wide, line << 3 | coarse(d1)));
        [own, enemy]
    }

    /// Whether a stone was taken off here lately, and where a ko is.
    #[inline]
    fn say_ko(&self, sink: &mut impl FeatureSink) {
        let mut take = |template, key| sink.take(FeatureGroup::Tactics, hashed(template, key));
        let (d1, summary, shapes) = (self.distances[0], self.summary, &self.shapes);
        let emptied = usize::from(self.situation.emptied_at[self.at]);
        if emptied != 0 {
            let ago = class(self.situation.moves - emptied, &[1, 2, 3, 4, 6, 9, 20]);
            let [captures, ..] = parts(&self.tactics);
            take(178, pair(ago, summary));
            take(179, pair(ago << 8 | d1, captures));
            take(186, pair(ago, shapes[1]));
        }
        if self.position.ko != 0 {
            let from_ko = distance_class(distance_at(self.at, self.situation.board.ko));
            take(187, from_ko << 8 | d1);
            take(188, pair(coarse(from_ko) << 3 | coarse(d1), summary));
            take(189, pair(coarse(from_ko), shapes[1]));
        }
    }

    /// The area, and how weak the groups around it are. Returns the influence here, the lowest and the highest
    /// around, and the weakness of the own and the enemy's groups.
    #[inline]
    fn say_area(&self, sink: &mut impl FeatureSink) -> [u64; 5] {
        let mut take = |template, key| sink.take(FeatureGroup::Area, hashed(template, key));
        let PositionFeatures { ref influence, color, last, stage, .. } = *self.position;
        let (d1, summary, shapes) = (self.distances[0], self.summary, &self.shapes);
        let here = influence.at(self.at);
        let (low, high) = influence.around(self.at);
        let slope = here << 8 | low << 4 | high;
        take(280, here << 8 | self.line.min(6) << 4 | stage);
        take(281, slope << 4 | stage);
        take(282, slope << 8 | d1);
        take(283, pair(here, shapes[1]));
        take(284, pair(here, shapes[2]));
        take(285, pair(slope, summary));
        take(286, pair(low << 4 | high, shapes[1]));
        take(287, pair(slope, self.place));
        let at_last = if last == 0 { NOWHERE } else { influence.at(last) };
        take(288, (at_last << 4 | here) << 8 | d1);
        let (own_weak, enemy_weak) = influence.weakest(&self.situation.board, color, self.at);
        let weak = own_weak << 4 | enemy_weak;
        take(289, weak << 8 | d1);
        take(290, pair(weak, summary));
        take(291, pair(weak, shapes[1]));
        take(292, pair(weak << 8 | self.age, coarse(d1)));
        take(293, pair(weak << 16 | slope, stage));
        [here, low, high, own_weak, enemy_weak]
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

/// All five parts in one number.
fn summary(t: &Tactics) -> u64 {
    let [captures, escapes, after, atari, pressure] = parts(t);
    ((((captures << 7 | escapes) << 7 | after) << 7 | atari) << 7) | pressure
}
