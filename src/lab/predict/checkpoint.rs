//! An interrupted training as bytes, from which it can be resumed.
//!
//! Only admitted features are written: about half of a full table of 2²⁴ weights. The bytes are only valid for this
//! program on this machine. They end with a checksum, and bytes that do not fit are ignored.

use super::learn::WeightTable;
use super::train::Training;
use katachi_engines::predict::parts::{Base, FeatureGroups, KnownFeatures, SHORTLIST_BITS};
use katachi_engines::predict::{FeatureGroup, MAX_TABLE_BITS};

const MAGIC: &[u8; 8] = b"KATAPART";

impl Training {
    pub fn to_bytes(&self) -> Vec<u8> {
        let Training { fingerprint, base, table, pass, done, positions } = self;
        let mut bytes = Vec::with_capacity(base.known.count() as usize * 8 + (8 << 20));
        bytes.extend_from_slice(MAGIC);
        for number in [*fingerprint, u64::from(*pass), *done as u64, *positions, u64::from(base.known.bits())] {
            bytes.extend_from_slice(&number.to_le_bytes());
        }
        let groups = FeatureGroup::ALL.into_iter().filter(|&group| base.groups.contains(group));
        let groups = groups.fold(0_u32, |bits, group| bits | 1 << group as u32);
        bytes.extend_from_slice(&groups.to_le_bytes());
        bytes.extend_from_slice(&base.tail.to_le_bytes());
        base.shortlist.iter().for_each(|weight| bytes.extend_from_slice(&weight.to_le_bytes()));
        base.known.words().iter().for_each(|word| bytes.extend_from_slice(&word.to_le_bytes()));
        for slot in base.known.slots() {
            table.0[slot as usize].iter().for_each(|number| bytes.extend_from_slice(&number.to_le_bytes()));
        }
        let checksum = crc32fast::hash(&bytes);
        bytes.extend_from_slice(&checksum.to_le_bytes());
        bytes
    }

    /// Reads a training; `None` if the bytes are incomplete or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Option<Training> {
        let (body, checksum) = bytes.split_last_chunk::<4>()?;
        if crc32fast::hash(body) != u32::from_le_bytes(*checksum) {
            return None;
        }
        let mut rest = body.strip_prefix(MAGIC)?;
        let [fingerprint, pass, done, positions, bits] =
            [0; 5].map(|_: u64| take(&mut rest).map(u64::from_le_bytes)).map(Option::unwrap_or_default);
        let groups = take(&mut rest).map(u32::from_le_bytes)?;
        let bits = u32::try_from(bits).ok().filter(|bits| (12..=MAX_TABLE_BITS).contains(bits))?;
        let mut float = || take(&mut rest).map(f32::from_le_bytes);
        let tail = float()?;
        let shortlist = (0..1 << SHORTLIST_BITS).map(|_| float()).collect::<Option<Vec<f32>>>()?;
        let words =
            (0..1 << (bits - 6)).map(|_| take(&mut rest).map(u64::from_le_bytes)).collect::<Option<Vec<_>>>()?;
        let known = KnownFeatures::from_words(bits, words);
        let mut table = WeightTable::new(1 << bits);
        for slot in known.slots() {
            let mut float = || take(&mut rest).map(f32::from_le_bytes);
            table.0[slot as usize] = [float()?, float()?];
        }
        let without: Vec<FeatureGroup> =
            FeatureGroup::ALL.into_iter().filter(|&group| groups >> group as u32 & 1 == 0).collect();
        let base = Base { known, groups: FeatureGroups::without(&without), shortlist, tail };
        let (pass, done) = (u32::try_from(pass).ok()?, usize::try_from(done).ok()?);
        rest.is_empty().then_some(Training { fingerprint, base, table, pass, done, positions })
    }
}

fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (taken, left) = rest.split_first_chunk::<N>()?;
    *rest = left;
    Some(*taken)
}
