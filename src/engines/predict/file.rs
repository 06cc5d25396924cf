//! The file format of models: a head with facts about the training, then the weights, compressed.
//!
//! ```text
//! KATAPRED  format u32  checksum u32  length u64     then, zstd-compressed:
//!   head: length u32 and RON
//!   signatures: 3 bytes each, ascending        games that it was trained on
//!   first stage: 2^20 signed bytes
//!   known: 2^bits bits;  weights: a signed byte for each bit that is set
//!   trees: their number; for each its questions (a number's index and a threshold) and its leaves
//! ```
//!
//! All numbers are little-endian. A weight is its byte times the head's `step`: rounding costs less than a thousandth of
//! a hit (measured with `katachi lab predict test`), and small weights, most of them, pack into few bits.

use std::io::Read as _;

use serde::{Deserialize, Serialize};

use super::groups::FeatureGroup;
use super::model::{Base, FeatureGroups, KnownFeatures, WeightSource};
use super::names::TREE_INPUTS;
use super::shortlist;
use super::trees::DecisionTrees;

/// The version of the file's layout and of the features that its weights belong to.
pub const MODEL_FORMAT: u32 = 2;

const MAGIC: &[u8; 8] = b"KATAPRED";

/// Smallest step between weights. The step grows if the largest weight needs it; most weights are within ±0.1.
const WEIGHT_STEP: f32 = 0.01;

/// Smallest step between weights of the first stage.
const FIRST_STEP: f32 = 0.03;

/// Length of the magic, the format, the checksum and the length together.
pub const HEAD_BYTES: usize = 24;

/// Maximum table size, as a power of two. Twice the size that the program trains.
pub const MAX_TABLE_BITS: u32 = 26;

/// Maximum length of the head's text.
pub const MAX_HEAD_BYTES: usize = 1 << 20;

/// Facts about a model and its training.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ModelInfo {
    pub app: String,
    pub seed: u64,
    /// Number of games that it was trained on. `positions` counts their positions.
    pub games: u64,
    pub positions: u64,
    pub passes: u32,
    /// [`katachi_core::corpus::CorpusId`] of the library.
    pub corpus: String,
    /// Dated games of this year or later were kept for the test. `None` if the games were split in another way.
    pub before: Option<i16>,
    pub split: String,
    /// Features with a weight.
    pub features: u64,
    pub bits: u32,
    pub admit: u8,
    pub step: f32,
    pub first_step: f32,
    pub tail: f32,
    /// Scores are divided by this number, so that the probabilities match the observed frequencies.
    pub temperature: f32,
    /// Number of games held back for fitting the temperature and the trees.
    pub held_back: u64,
    /// Groups of features that were left out, by name.
    pub without: Vec<String>,
}

/// Why a model cannot be read.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ModelError {
    #[error("this is no Katachi prediction model")]
    NotAModel,
    #[error("made by a newer Katachi (model format {found}; this one reads {supported}): update Katachi")]
    Newer { found: u32, supported: u32 },
    #[error("made by an older Katachi (model format {found}; this one reads {supported})")]
    Older { found: u32, supported: u32 },
    #[error("damaged: {0}")]
    Damaged(#[from] ModelDamage),
}

/// How a model's file is damaged.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ModelDamage {
    #[error("it ends within its head")]
    EndsInHead,
    #[error("{bytes} bytes of weights instead of {wanted}")]
    Length { bytes: u64, wanted: u64 },
    #[error("its checksum does not fit its weights")]
    Checksum,
    /// The message is the decompressor's.
    #[error("it cannot be unpacked: {0}")]
    CannotUnpack(String),
    #[error("weights are missing")]
    WeightsMissing,
    #[error("a head of {bytes} bytes, and no head has more than {MAX_HEAD_BYTES}")]
    HeadLength { bytes: usize },
    #[error("its head is no text")]
    HeadIsNoText,
    /// The message is the RON parser's.
    #[error("its head: {0}")]
    Head(String),
    #[error("a table of 2^{bits} weights, and this Katachi reads up to 2^{MAX_TABLE_BITS}")]
    Table { bits: u32 },
    #[error("{0} games that it was trained on, more than can be told apart")]
    Games(usize),
    #[error("its trees are not whole")]
    Trees,
    #[error("a temperature of {0}")]
    Temperature(f32),
}

/// A model, ready to predict.
pub struct Model {
    info: ModelInfo,
    pub(super) base: Base,
    weights: ByteWeights,
    pub(super) trees: DecisionTrees,
    signatures: Vec<u32>,
}

/// Weights in a byte each, those of the slots in use alone: a byte for every slot would take 32 MB instead of 8.
struct ByteWeights {
    /// Weights in the order of their slots.
    bytes: Vec<i8>,
    /// For each word of the known features, the place of its first weight.
    starts: Vec<u32>,
    step: f32,
}

impl ByteWeights {
    /// `bytes` are the weights of all known features, in the order of their slots.
    fn new(known: &KnownFeatures, bytes: Vec<i8>, step: f32) -> ByteWeights {
        let mut next = 0;
        let start_of = |word: &u64| {
            let start = next;
            next += word.count_ones();
            start
        };
        let starts = known.words().iter().map(start_of).collect();
        ByteWeights { bytes, starts, step }
    }
}

impl WeightSource for Model {
    #[inline]
    fn weight(&self, slot: u32) -> f32 {
        let (word, bit) = (slot as usize / 64, slot % 64);
        let before = (self.base.known.words()[word] & ((1_u64 << bit) - 1)).count_ones();
        f32::from(self.weights.bytes[(self.weights.starts[word] + before) as usize]) * self.weights.step
    }
}

impl Model {
    pub fn new(info: ModelInfo, base: Base, weights: impl Iterator<Item = f32>, mut signatures: Vec<u32>) -> Model {
        let byte = |weight: f32, step: f32| (weight / step).round().clamp(-127.0, 127.0) as i8;
        let weights: Vec<f32> = weights.collect();
        // The step is as small as possible without cutting a weight off.
        let step =
            |least: f32, weights: &[f32]| weights.iter().fold(least, |step, weight| step.max(weight.abs() / 127.0));
        let info = ModelInfo {
            step: step(WEIGHT_STEP, &weights),
            first_step: step(FIRST_STEP, &base.shortlist),
            temperature: 1.0,
            ..info
        };
        let bytes = base.known.slots().map(|slot| byte(weights[slot as usize], info.step)).collect();
        signatures.sort_unstable();
        signatures.dedup();
        let first = base.shortlist.iter().map(|&weight| f32::from(byte(weight, info.first_step)) * info.first_step);
        let shortlist = first.collect();
        let weights = ByteWeights::new(&base.known, bytes, info.step);
        Model { weights, base: Base { shortlist, ..base }, trees: DecisionTrees::default(), signatures, info }
    }

    pub fn info(&self) -> &ModelInfo {
        &self.info
    }

    /// Notes how the games were divided.
    pub fn note_split(&mut self, before: Option<i16>, split: String) {
        self.info.before = before;
        self.info.split = split;
    }

    /// Notes more games that cannot be used to test this model.
    pub fn note_games(&mut self, signatures: impl Iterator<Item = u32>) {
        self.signatures.extend(signatures);
        self.signatures.sort_unstable();
        self.signatures.dedup();
    }

    /// Adds what the held-back games taught: the temperature and the trees.
    pub fn refine(&mut self, temperature: f32, trees: DecisionTrees, held_back: u64) {
        (self.info.temperature, self.trees, self.info.held_back) = (temperature, trees, held_back);
    }

    /// Whether it was trained on a game with this signature. One in 300 other games has such a signature by chance.
    pub fn knows_game(&self, signature: u32) -> bool {
        self.signatures.binary_search(&signature).is_ok()
    }

    /// The file's bytes. The same model gives the same bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = Vec::new();
        let head = ron::to_string(&self.info).expect("names and numbers can always be written");
        body.extend_from_slice(&(head.len() as u32).to_le_bytes());
        body.extend_from_slice(head.as_bytes());
        body.extend_from_slice(&(self.signatures.len() as u32).to_le_bytes());
        for signature in &self.signatures {
            body.extend_from_slice(&signature.to_le_bytes()[..3]);
        }
        let first = self.base.shortlist.iter().map(|weight| (weight / self.info.first_step).round() as i8 as u8);
        body.extend(first);
        for word in self.base.known.words() {
            body.extend_from_slice(&word.to_le_bytes());
        }
        body.extend(self.weights.bytes.iter().map(|&byte| byte as u8));
        self.trees.write(&mut body);
        let packed = zstd::encode_all(body.as_slice(), 19).expect("writing to memory does not fail");
        let mut bytes = Vec::with_capacity(HEAD_BYTES + packed.len());
        bytes.extend_from_slice(MAGIC);
        bytes.extend_from_slice(&MODEL_FORMAT.to_le_bytes());
        bytes.extend_from_slice(&crc32fast::hash(&packed).to_le_bytes());
        bytes.extend_from_slice(&(packed.len() as u64).to_le_bytes());
        bytes.extend_from_slice(&packed);
        bytes
    }

    /// Number of bytes after the first [`HEAD_BYTES`]. `None` if the head is not a model's of this format.
    pub fn told_length(head: &[u8]) -> Option<u64> {
        let known = head.starts_with(MAGIC) && head.get(8..12) == Some(&MODEL_FORMAT.to_le_bytes());
        known.then(|| head.get(16..HEAD_BYTES)?.try_into().ok().map(u64::from_le_bytes)).flatten()
    }

    /// The inverse of [`Model::to_bytes`].
    ///
    /// Errors: no model, damaged, or of another format.
    pub fn from_bytes(bytes: &[u8]) -> Result<Model, ModelError> {
        let packed = packed_body(bytes)?;
        let unpacked = |error: std::io::Error| ModelDamage::CannotUnpack(error.to_string());
        let mut body = zstd::Decoder::with_buffer(packed).map_err(unpacked)?;
        // Read part by part, each with a maximum length. Bytes after the last part are never unpacked.
        let mut take = |count: usize| {
            let mut taken = Vec::new();
            (&mut body).take(count as u64).read_to_end(&mut taken).map_err(unpacked)?;
            if taken.len() == count {
                Ok::<Vec<u8>, ModelError>(taken)
            } else {
                Err(ModelDamage::WeightsMissing.into())
            }
        };
        let number = |bytes: &[u8]| bytes.iter().rev().fold(0_u32, |number, &byte| number << 8 | u32::from(byte));
        let head = number(&take(4)?) as usize;
        if head > MAX_HEAD_BYTES {
            return Err(ModelDamage::HeadLength { bytes: head }.into());
        }
        let head = String::from_utf8(take(head)?).map_err(|_| ModelDamage::HeadIsNoText)?;
        let info: ModelInfo = ron::from_str(&head).map_err(|error| ModelDamage::Head(error.to_string()))?;
        if !(12..=MAX_TABLE_BITS).contains(&info.bits) {
            return Err(ModelDamage::Table { bits: info.bits }.into());
        }
        let count = number(&take(4)?) as usize;
        if count > 1 << 24 {
            return Err(ModelDamage::Games(count).into());
        }
        let signatures = take(count * 3)?.chunks_exact(3).map(number).collect();
        let first =
            take(1 << shortlist::TABLE_BITS)?.iter().map(|&byte| f32::from(byte as i8) * info.first_step).collect();
        let words = take(1 << (info.bits - 3))?;
        let words = words.chunks_exact(8).map(|word| u64::from_le_bytes(word.try_into().unwrap_or_default())).collect();
        let known = KnownFeatures::from_words(info.bits, words);
        let weights = take(known.count() as usize)?.into_iter().map(|byte| byte as i8).collect();
        let trees = DecisionTrees::read(&mut take).filter(|trees| trees.fits(TREE_INPUTS));
        let trees = trees.ok_or(ModelDamage::Trees)?;
        if !(info.temperature.is_finite() && info.temperature > 0.0) {
            return Err(ModelDamage::Temperature(info.temperature).into());
        }
        let without: Vec<FeatureGroup> = FeatureGroup::ALL
            .into_iter()
            .filter(|group| info.without.iter().any(|name| name == group.name()))
            .collect();
        let weights = ByteWeights::new(&known, weights, info.step);
        let base = Base { known, groups: FeatureGroups::without(&without), shortlist: first, tail: info.tail };
        Ok(Model { weights, base, trees, signatures, info })
    }
}

/// The packed body of a model's file: its head is whole and of this format, and its length and checksum are right.
fn packed_body(bytes: &[u8]) -> Result<&[u8], ModelError> {
    let word = |at: usize| bytes.get(at..at + 4).and_then(|word| word.try_into().ok()).map(u32::from_le_bytes);
    if !bytes.starts_with(MAGIC) {
        return Err(ModelError::NotAModel);
    }
    match word(8) {
        Some(MODEL_FORMAT) => {}
        Some(found) if found > MODEL_FORMAT => return Err(ModelError::Newer { found, supported: MODEL_FORMAT }),
        Some(found) => return Err(ModelError::Older { found, supported: MODEL_FORMAT }),
        None => return Err(ModelDamage::EndsInHead.into()),
    }
    let packed = bytes.get(HEAD_BYTES..).ok_or(ModelDamage::EndsInHead)?;
    let length = bytes[16..HEAD_BYTES].try_into().map(u64::from_le_bytes).unwrap_or(0);
    if packed.len() as u64 != length {
        return Err(ModelDamage::Length { bytes: packed.len() as u64, wanted: length }.into());
    }
    if word(12) != Some(crc32fast::hash(packed)) {
        return Err(ModelDamage::Checksum.into());
    }
    Ok(packed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_slot_in_use_has_its_own_weight() {
        let (bits, slots) = (12, [0_u32, 1, 63, 64, 127, 1000, 4095]);
        let mut base = Base::new(bits, FeatureGroups::without(&[]));
        slots.iter().for_each(|&slot| base.known.insert(slot));
        let trained = |slot: u32| if slot.is_multiple_of(2) { slot as f32 / 4096.0 } else { -0.5 };
        let info = ModelInfo { bits, ..ModelInfo::default() };
        let model = Model::new(info, base, (0..1 << bits).map(trained), Vec::new());
        assert_eq!(model.weights.bytes.len(), slots.len());
        for slot in slots {
            let (found, wanted) = (model.weight(slot), trained(slot));
            assert!((found - wanted).abs() <= WEIGHT_STEP / 2.0 + 1e-6, "{slot}: {found} instead of {wanted}");
        }
    }
}
