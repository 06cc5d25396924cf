//! An estimate of how likely the group is to die, learnt from solved positions. The search's proof numbers start from
//! it.
//!
//! It is a network of two layers. Its features are:
//!
//! - each empty point: its surroundings (3×3, in any of the eight symmetries), whether an eye is still possible there,
//!   and whether adjacent chains are in atari;
//! - each chain with its liberties;
//! - the numbers of points and stones in the eye space.
//!
//! Each feature differs by the side to move. The first layer adds the rows of the features, so a position costs one
//! look-up for each empty point and chain. The second layer tells what a sum cannot, such as that one eye is not half
//! of two.
//!
//! Source of the idea: the patterns of Liu & Li (see [`patterns`](super::patterns)) say which move to try. At a
//! position that is not searched yet, the search also needs to know how far each side is from winning.

use std::collections::{BTreeMap, HashMap};
use std::sync::{LazyLock, OnceLock};

use serde::{Deserialize, Serialize};

use super::around::spread;
use super::field::{Bits, Field, FieldPosition, FieldView, NO_PLAY, Play, PointBits, ProblemSide};
use super::numbers::ONE_MOVE;

/// The number of a point's feature. Bits 0 to 15: the eight cells around the empty point, two bits each, row by row.
/// Then a bit each: the defender is to move; an eye is possible there; an adjacent chain of the attacker is in atari;
/// an adjacent chain of the defender is.
const AROUND_CODES: usize = 1 << 16;
const DEFENDER_TO_MOVE: usize = 1 << 16;
const ROOM_BIT: usize = 1 << 17;
const ATARI_UNIT: usize = 1 << 18;
/// The counts follow: [`COUNT_SIZES`] values of each, for either side to move.
const FIRST_COUNT: usize = 1 << 20;
const COUNT_SIZES: [usize; 6] = [32, 16, 32, 8, 8, 2];
/// Then the chains: by owner (the attacker, the group, the defender's others), liberties, stones, and liberties in the
/// eye space; for either side to move.
const FIRST_CHAIN: usize = {
    let (mut features, mut count) = (FIRST_COUNT, 0);
    while count < COUNT_SIZES.len() {
        features += 2 * COUNT_SIZES[count];
        count += 1;
    }
    features
};
const CHAIN_LIBERTIES: usize = 4;
const CHAIN_SIZES: usize = 5;
const CHAIN_ROOM: usize = 5;
const CHAIN_KINDS: usize = 3 * CHAIN_LIBERTIES * CHAIN_SIZES * CHAIN_ROOM;
/// Number of features.
pub(super) const FEATURE_COUNT: usize = FIRST_CHAIN + 2 * CHAIN_KINDS;

/// Number of units of the first layer that are clamped to 0 to [`MAX_UNIT`]. One further unit is not clamped.
pub const HIDDEN_UNITS: usize = 15;
/// The largest value of a clamped unit.
pub const MAX_UNIT: f32 = 8.0;
/// Values of the first layer, or weights of the second; those of the last unit are 1.
pub type Row<T> = [T; HIDDEN_UNITS + 1];

/// Weights are stored as multiples of 1/256.
const WEIGHT_SCALE: f32 = 256.0;

/// The proof number, in moves, for the logit of the other side's win. It grows linearly where that win is likely, up to
/// `MAX_MOVES`, and approaches 0 where it is not.
fn moves_to_prove(logit: f32) -> f32 {
    const SHRINK: f32 = 0.45;
    const SHIFT: f32 = 0.6;
    const SHARPNESS: f32 = 0.7;
    const SLOPE: f32 = 3.0;
    const MAX_MOVES: f32 = 12.0;
    let curve = (SHARPNESS * (SHRINK * logit + SHIFT)).exp().ln_1p() / SHARPNESS;
    (SLOPE * curve).min(MAX_MOVES)
}

/// Proof numbers are tabulated for logits from −[`MAX_LOGIT`] to [`MAX_LOGIT`], in steps of an eighth.
const MAX_LOGIT: i32 = 32;
const STEPS_PER_LOGIT: i32 = 8;
static PROOF_NUMBERS: LazyLock<Vec<u32>> = LazyLock::new(|| {
    let logits =
        (-MAX_LOGIT * STEPS_PER_LOGIT..=MAX_LOGIT * STEPS_PER_LOGIT).map(|step| step as f32 / STEPS_PER_LOGIT as f32);
    logits.map(|logit| ((ONE_MOVE as f32 * moves_to_prove(logit)) as u32).max(1)).collect()
});

/// The format of a model's text.
pub const ESTIMATE_FORMAT: u32 = 2;

/// Learnt from every second of the medium problems that assets/docs/figures.md names. It holds weights only.
const PACKED_ESTIMATE: &[u8] = include_bytes!("../../../assets/tsumego-estimate.ron.zst");

/// The weights of a model, or no model at all: then every position gets the same estimate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LifeEstimator {
    /// By the number of an empty point's surroundings: their class, which their turned and mirrored images share.
    class_of: Vec<u16>,
    /// By class, then by the other bits of the feature: the row. Row 0 stands for features that were hardly seen.
    rows_of_class: Vec<[u16; FIRST_COUNT / AROUND_CODES]>,
    /// The rows of the counts and chains.
    rows_of_rest: Vec<u16>,
    rows: Vec<Aligned>,
    start: Row<i16>,
    weights: Row<i16>,
}

/// A row of the first layer on one line of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
struct Aligned(Row<i16>);

/// A model as RON.
#[derive(Serialize, Deserialize)]
struct LifeEstimatorFile {
    format: u32,
    /// Multiples of 1/256: the start values of the units, their weights, and the rows that the canonical features add.
    start: Row<i16>,
    weights: Row<i16>,
    features: BTreeMap<u32, Row<i16>>,
}

/// Why a text is no model.
#[derive(Debug, thiserror::Error)]
pub enum EstimateError {
    #[error("line {0}")]
    Ron(#[from] ron::error::SpannedError),
    #[error("its format is {0}, and this program reads {ESTIMATE_FORMAT}")]
    Format(u32),
    #[error("there is no feature {0}")]
    Feature(u32),
    #[error("it has {found} features, and no more than {} are read", u16::MAX, found = .0)]
    TooMany(usize),
}

/// Numbers to prove that the group dies and that it lives, each at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofNumberGuess {
    pub kill: u32,
    pub live: u32,
}

impl LifeEstimator {
    /// No model.
    pub fn none() -> &'static LifeEstimator {
        static NO_ESTIMATOR: LifeEstimator = LifeEstimator {
            class_of: Vec::new(),
            rows_of_class: Vec::new(),
            rows_of_rest: Vec::new(),
            rows: Vec::new(),
            start: [0; HIDDEN_UNITS + 1],
            weights: [0; HIDDEN_UNITS + 1],
        };
        &NO_ESTIMATOR
    }

    /// Makes a model from weights; `features` by their canonical numbers.
    pub fn new(start: Row<f32>, weights: Row<f32>, features: &BTreeMap<u32, Row<f32>>) -> LifeEstimator {
        let parts = |row: &Row<f32>| row.map(|weight| (weight * WEIGHT_SCALE).round().clamp(-32767.0, 32767.0) as i16);
        let features = features.iter().map(|(&feature, row)| (feature, parts(row))).collect();
        LifeEstimator::from_parts(parts(&start), parts(&weights), &features)
    }

    fn from_parts(start: Row<i16>, weights: Row<i16>, features: &BTreeMap<u32, Row<i16>>) -> LifeEstimator {
        let row_of: HashMap<usize, u16> = features.keys().map(|&feature| feature as usize).zip(1..).collect();
        let row_of = |feature: usize| row_of.get(&feature).copied().unwrap_or(0);
        let classes: Vec<usize> = (0..AROUND_CODES).filter(|&around| canonical(around) == around).collect();
        let class_of = |around: usize| classes.binary_search(&canonical(around)).expect("it stands for itself") as u16;
        let rows_of = |&around: &usize| std::array::from_fn(|rest| row_of(rest * AROUND_CODES + around));
        let rows = std::iter::once([0; HIDDEN_UNITS + 1]).chain(features.values().copied());
        LifeEstimator {
            class_of: (0..AROUND_CODES).map(class_of).collect(),
            rows_of_class: classes.iter().map(rows_of).collect(),
            rows_of_rest: (FIRST_COUNT..FEATURE_COUNT).map(row_of).collect(),
            rows: rows.map(Aligned).collect(),
            start,
            weights,
        }
    }

    /// The number of a feature's row.
    #[inline]
    fn row_of(&self, feature: usize) -> u16 {
        match feature.checked_sub(FIRST_COUNT) {
            Some(rest) => self.rows_of_rest[rest],
            None => self.rows_of_class[usize::from(self.class_of[feature % AROUND_CODES])][feature / AROUND_CODES],
        }
    }

    /// The model that comes with the program.
    pub fn shipped() -> &'static LifeEstimator {
        static ESTIMATE: LazyLock<LifeEstimator> = LazyLock::new(|| {
            let bytes =
                zstd::decode_all(PACKED_ESTIMATE).expect("the asset was packed by zstd and is part of the program");
            let text = String::from_utf8(bytes).expect("the asset is text");
            LifeEstimator::from_text(&text).expect("the asset was written by this program")
        });
        &ESTIMATE
    }

    /// As RON.
    pub fn to_text(&self) -> String {
        let all = if self.rows.is_empty() { 0..0 } else { 0..FEATURE_COUNT };
        let known = all.filter(|&feature| self.row_of(feature) != 0 && canonical(feature) == feature);
        let features = known.map(|feature| (feature as u32, self.rows[usize::from(self.row_of(feature))].0)).collect();
        let file = LifeEstimatorFile { format: ESTIMATE_FORMAT, start: self.start, weights: self.weights, features };
        ron::ser::to_string_pretty(&file, ron::ser::PrettyConfig::new().depth_limit(2)).expect("numbers can be written")
    }

    /// Reads what [`to_text`](LifeEstimator::to_text) wrote.
    ///
    /// Errors: the text is no model, is damaged, or has another format.
    pub fn from_text(text: &str) -> Result<LifeEstimator, EstimateError> {
        #[derive(Deserialize)]
        struct LifeEstimatorFileHead {
            format: u32,
        }
        let file: LifeEstimatorFile = ron::from_str(text).map_err(|error| match ron::from_str(text) {
            Ok(LifeEstimatorFileHead { format }) if format != ESTIMATE_FORMAT => EstimateError::Format(format),
            _ => EstimateError::Ron(error),
        })?;
        if file.format != ESTIMATE_FORMAT {
            return Err(EstimateError::Format(file.format));
        }
        if let Some(&feature) = file.features.keys().find(|&&feature| feature as usize >= FEATURE_COUNT) {
            return Err(EstimateError::Feature(feature));
        }
        if file.features.len() > usize::from(u16::MAX) {
            return Err(EstimateError::TooMany(file.features.len()));
        }
        Ok(LifeEstimator::from_parts(file.start, file.weights, &file.features))
    }

    /// Estimates a position with `turn` to move. `target` are the points where the group stood at first.
    pub fn guess(&self, field: &Field, position: &FieldPosition, turn: ProblemSide, target: Bits) -> ProofNumberGuess {
        if self.rows.is_empty() {
            return ProofNumberGuess { kill: ONE_MOVE, live: ONE_MOVE };
        }
        match field.is_narrow() {
            true => self.guess_in::<u64>(field, position, turn, target),
            false => self.guess_in::<u128>(field, position, turn, target),
        }
    }

    fn guess_in<W: PointBits>(
        &self,
        field: &Field,
        position: &FieldPosition,
        turn: ProblemSide,
        target: Bits,
    ) -> ProofNumberGuess {
        // Each point is empty or belongs to one chain, so points and chains give at most 128 features.
        let mut rows = [0; 128 + COUNT_SIZES.len()];
        let mut count = 0;
        features_in::<W>(field, position, turn, target, |feature| {
            rows[count] = self.row_of(feature);
            count += 1;
        });
        let mut units = self.start;
        for &row in &rows[..count] {
            let Aligned(row) = &self.rows[usize::from(row)];
            for (unit, &weight) in units.iter_mut().zip(row) {
                *unit = unit.saturating_add(weight);
            }
        }
        const MAX_SCALED_UNIT: i16 = (MAX_UNIT * WEIGHT_SCALE) as i16;
        let mut sum = i32::from(units[HIDDEN_UNITS]) * WEIGHT_SCALE as i32;
        for (unit, &weight) in units[..HIDDEN_UNITS].iter().zip(&self.weights) {
            sum += i32::from((*unit).clamp(0, MAX_SCALED_UNIT)) * i32::from(weight);
        }
        const SCALE_PER_STEP: i32 = (WEIGHT_SCALE * WEIGHT_SCALE) as i32 / STEPS_PER_LOGIT;
        let step = (sum / SCALE_PER_STEP).clamp(-MAX_LOGIT * STEPS_PER_LOGIT, MAX_LOGIT * STEPS_PER_LOGIT);
        let number = |step: i32| PROOF_NUMBERS[(step + MAX_LOGIT * STEPS_PER_LOGIT) as usize];
        ProofNumberGuess { kill: number(-step), live: number(step) }
    }
}

/// Calls `found` with each feature of a position.
pub(super) fn features(
    field: &Field,
    position: &FieldPosition,
    turn: ProblemSide,
    target: Bits,
    found: impl FnMut(usize),
) {
    features_in::<Bits>(field, position, turn, target, found);
}

fn features_in<W: PointBits>(
    field: &Field,
    position: &FieldPosition,
    turn: ProblemSide,
    target: Bits,
    mut found: impl FnMut(usize),
) {
    let view = FieldView::<W>::new(field, position);
    let FieldView { grid, attackers, defenders, empty, .. } = view;
    let room = view.eye_room();
    let target = W::from_bits(target);
    let defender_moves = turn == ProblemSide::Defender;
    let mut atari = [W::NONE; 2];
    let mut chains = [0; 2];
    for (color, stones) in [attackers & !view.safe, defenders].into_iter().enumerate() {
        for chain in grid.chains(stones, stones) {
            if chain & view.border[color] == W::NONE {
                chains[color] += 1;
                let liberties = grid.around(chain) & empty;
                if liberties.rest() == W::NONE {
                    atari[color] = atari[color] | liberties;
                }
                let whose = color + usize::from(color == 1 && chain & target == W::NONE);
                let kind =
                    chain_kind(whose, chain.count_ones(), liberties.count_ones(), (liberties & room).count_ones());
                found(FIRST_CHAIN + kind + if defender_moves { CHAIN_KINDS } else { 0 });
            }
        }
    }
    let side = if defender_moves { DEFENDER_TO_MOVE } else { 0 };
    let mut left = empty & !view.fringe;
    while left != W::NONE {
        let at = left.trailing_zeros() as Play;
        left = left.rest();
        let bit = |set: W| usize::from(set.has(at));
        let around = usize::from(around(field, [attackers, defenders], at));
        let atari = bit(atari[0]) | bit(atari[1]) << 1;
        found(around + side + bit(room) * ROOM_BIT + atari * ATARI_UNIT);
    }
    let counts = [
        (room & empty).count_ones() as usize,
        (room & attackers).count_ones() as usize,
        (room & defenders).count_ones() as usize,
        chains[0],
        chains[1],
        usize::from(position.ko != NO_PLAY),
    ];
    let mut start = FIRST_COUNT;
    for (count, size) in counts.into_iter().zip(COUNT_SIZES) {
        found(start + if defender_moves { size } else { 0 } + count.min(size - 1));
        start += 2 * size;
    }
}

/// The number of a chain's kind, for one side to move. The chain must have a liberty.
fn chain_kind(whose: usize, stones: u32, liberties: u32, in_room: u32) -> usize {
    let size = match stones {
        0..=1 => 0,
        2 => 1,
        3 => 2,
        4..=5 => 3,
        _ => 4,
    };
    let liberties = (liberties as usize).min(CHAIN_LIBERTIES) - 1;
    ((whose * CHAIN_LIBERTIES + liberties) * CHAIN_SIZES + size) * CHAIN_ROOM + (in_room as usize).min(CHAIN_ROOM - 1)
}

/// The eight cells around a point, two bits each: 1 the attacker's, 2 the defender's, 3 off the board.
fn around<W: PointBits>(field: &Field, [attackers, defenders]: [W; 2], at: Play) -> u16 {
    let stride = field.stride;
    // The cell before the one above comes first.
    let first = i32::from(at) - stride as i32 - 1;
    let near = |stones: W| {
        let low = if first >= 0 { stones >> first as u32 } else { stones << -first as u32 }.bits() as u64;
        // The column that keeps rows apart has no stones.
        let (above, beside, below) = (low & 7, low >> stride & 7, low >> (2 * stride) & 7);
        SPREAD_BITS[(above | (beside & 1) << 3 | (beside >> 2) << 4 | below << 5) as usize]
    };
    near(attackers) | near(defenders) << 1 | field.near_rim[usize::from(at)]
}

/// For each number of eight bits: its bits moved to the even places, by [`spread`].
const SPREAD_BITS: [u16; 256] = {
    let mut table = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        table[bits] = spread(bits) as u16;
        bits += 1;
    }
    table
};

/// The feature that stands for this one and its mirror images and turns.
pub(super) fn canonical(feature: usize) -> usize {
    static CANONICAL_CODES: OnceLock<Vec<u16>> = OnceLock::new();
    if feature >= FIRST_COUNT {
        return feature;
    }
    let least = CANONICAL_CODES.get_or_init(|| (0..=u16::MAX).map(least_image).collect());
    feature & !(AROUND_CODES - 1) | usize::from(least[feature & (AROUND_CODES - 1)])
}

fn least_image(around: u16) -> u16 {
    const AROUND_CELLS: [(usize, usize); 8] = [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)];
    let image = |turn: usize| -> u16 {
        let mut image = 0;
        for (cell, &(mut x, mut y)) in AROUND_CELLS.iter().enumerate() {
            if turn & 1 == 1 {
                x = 2 - x;
            }
            if turn & 2 == 2 {
                y = 2 - y;
            }
            if turn & 4 == 4 {
                (x, y) = (y, x);
            }
            let to =
                AROUND_CELLS.iter().position(|&other| other == (x, y)).expect("the cells are turned into each other");
            image |= (around >> (2 * cell) & 3) << (2 * to);
        }
        image
    };
    (0..8).map(image).min().unwrap_or(around)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tsumego::around::Around;
    use katachi_core::go::Point;

    /// Every point of a corner of 5×4, with stones of the two sides by row from the top left.
    fn corner(rows: [&str; 4], mirrored: bool) -> (Field, FieldPosition) {
        let points: Vec<Point> =
            (0..5).flat_map(|x| (0..4).map(move |y| (x, y))).map(|(x, y)| turned(x, y, mirrored)).collect();
        let mut field = Field::new(&points).unwrap();
        field.surround(19, |_| Around::Attacker);
        let outer = (0..5).map(|x| (x, 3)).chain((0..3).map(|y| (4, y)));
        field.border[0] = outer.fold(0, |all, (x, y)| all | 1 << field.bit_of(turned(x, y, mirrored)).unwrap());
        let stones = |mark: u8| {
            let marked = |x: u8, y: u8| rows[usize::from(y)].as_bytes()[usize::from(x)] == mark;
            let cells = (0..5).flat_map(|x| (0..4).map(move |y| (x, y)));
            cells
                .filter(|&(x, y)| marked(x, y))
                .fold(0, |all, (x, y)| all | 1 << field.bit_of(turned(x, y, mirrored)).unwrap())
        };
        let (attackers, defenders) = (stones(b'A'), stones(b'D'));
        (field.clone(), FieldPosition::new(&field, attackers, defenders))
    }

    fn turned(x: u8, y: u8, mirrored: bool) -> Point {
        if mirrored { Point::new(18 - y, x) } else { Point::new(x, y) }
    }

    fn found(rows: [&str; 4], mirrored: bool, turn: ProblemSide) -> Vec<usize> {
        let (field, position) = corner(rows, mirrored);
        let mut all = Vec::new();
        features(&field, &position, turn, position.stones[1], |feature| all.push(canonical(feature)));
        all.sort_unstable();
        all
    }

    const ROWS: [&str; 4] = ["..DA.", "A.DA.", "DDDA.", "AAAA."];

    #[test]
    fn a_turned_corner_has_the_same_features_and_the_other_side_others() {
        let features = found(ROWS, false, ProblemSide::Attacker);
        assert_eq!(features, found(ROWS, true, ProblemSide::Attacker));
        assert_ne!(features, found(ROWS, false, ProblemSide::Defender));
        assert!(features.iter().all(|&feature| feature < FEATURE_COUNT));
        // One for each empty point, the counts, and two chains that can be taken.
        assert_eq!(features.len(), 7 + COUNT_SIZES.len() + 2);
    }

    #[test]
    fn what_is_around_a_point_is_read_as_drawn() {
        let (field, position) = corner(ROWS, false);
        let cells = |x: u8, y: u8| -> String {
            let code = around(&field, position.stones, field.bit_of(Point::new(x, y)).unwrap());
            (0..8).map(|cell| b".AD#"[usize::from(code >> (2 * cell) & 3)] as char).collect()
        };
        assert_eq!(cells(1, 0), "###.DA.D");
        assert_eq!(cells(0, 0), "####.#A.");
        assert_eq!(cells(1, 1), "..DADDDD");
        // Beyond the field stand attackers.
        assert_eq!(cells(4, 3), "A.AAAAAA");
    }

    #[test]
    fn a_model_is_read_as_it_was_written_and_damage_is_told() {
        let shipped = LifeEstimator::shipped();
        let text = shipped.to_text();
        assert_eq!(&LifeEstimator::from_text(&text).unwrap(), shipped);
        assert!(text.lines().count() > 1000, "the shipped model knows something");
        let later = text.replacen("format: 2", "format: 3", 1);
        assert!(matches!(LifeEstimator::from_text(&later), Err(EstimateError::Format(3))));
        let (_, rows) = text.split_once("features: {").unwrap();
        let (first, _) = rows.split_once(':').unwrap();
        let damaged = text.replacen(first, " 4000000000", 1);
        assert!(matches!(LifeEstimator::from_text(&damaged), Err(EstimateError::Feature(4_000_000_000))));
        assert!(matches!(LifeEstimator::from_text(&text[..text.len() / 2]), Err(EstimateError::Ron(_))));
    }

    #[test]
    fn a_group_with_one_eye_left_is_likelier_to_die_than_one_with_room() {
        let guess = |rows: [&str; 4], turn| {
            let (field, position) = corner(rows, false);
            LifeEstimator::shipped().guess(&field, &position, turn, position.stones[1])
        };
        let three = guess(["...DA", "DDDDA", "AAAAA", "....."], ProblemSide::Attacker);
        assert!(three.kill < three.live, "{three:?}");
        let small = guess(["..DA.", "DDDA.", "AAAA.", "....."], ProblemSide::Attacker);
        let large = guess(["....D", "....D", "DDDDD", "DDDDD"], ProblemSide::Attacker);
        assert!(small.kill < large.kill && large.live < small.live, "{small:?} {large:?}");
        assert!(large.live < large.kill, "{large:?}");
        let large = guess(["....D", "....D", "DDDDD", "DDDDD"], ProblemSide::Defender);
        assert!(large.live < large.kill, "{large:?}");
        let (field, position) = corner(ROWS, false);
        assert_eq!(
            LifeEstimator::none().guess(&field, &position, ProblemSide::Attacker, 0),
            ProofNumberGuess { kill: ONE_MOVE, live: ONE_MOVE }
        );
    }
}
