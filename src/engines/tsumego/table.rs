//! The table of positions that a search has seen. It has a fixed size, and keeps the entries that cost most work.
//!
//! Most of a search's time would be spent waiting for memory. A slot is therefore 32 bytes, and the slots of a bucket
//! fill two adjacent cache lines, which can be prefetched.

use super::field::{Bits, Play};
use super::numbers::{INFINITE, RESTS_ON_NOTHING};
use katachi_core::machine;

/// Knowledge of a position with its side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TranspositionEntry {
    pub key: u64,
    /// The points that prove a solved position's result.
    pub zone: Bits,
    pub phi: u32,
    pub delta: u32,
    /// Number of positions searched below it. Counts above 2,047 are stored with 11 binary digits.
    pub work: u32,
    /// 0 if the numbers hold on every line; otherwise the key of the only line on which they hold.
    pub line: u32,
    /// The depth of the repeated position, less than [`NO_DEPTH`]; together with `line`.
    pub rests_on: u32,
    pub best: Play,
}

impl TranspositionEntry {
    pub fn new(key: u64, phi: u32, delta: u32, work: u32, best: Play, zone: Bits) -> TranspositionEntry {
        TranspositionEntry { key, zone, phi, delta, work, line: 0, rests_on: RESTS_ON_NOTHING, best }
    }

    /// Marks the entry as valid on one line only.
    pub fn resting(self, rests_on: u32, line: u32) -> TranspositionEntry {
        TranspositionEntry { rests_on, line, ..self }
    }
}

/// Stands for "no depth".
pub(super) const NO_DEPTH: u64 = 0xFF;

/// Outcomes for the side to move, in the low bits of a slot's `tag`.
const OPEN: u8 = 0;
const WON: u8 = 1;
const LOST: u8 = 2;
const OUTCOME_COUNT: u8 = 4;

/// An entry as it is kept.
#[derive(Clone, Copy)]
struct TableSlot {
    /// The zone of a solved position, the two numbers of one that is open.
    what: u128,
    /// The key. Its lowest byte follows from the bucket's index, and holds the depth of the repeated position instead.
    key: u64,
    line: u32,
    work: PackedWork,
    best: Play,
    /// The outcome in the low bits, the generation of the search above.
    tag: u8,
}

/// A count as 11 binary digits, and 5 bits for the number of digits left out. Packed counts compare like the counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct PackedWork(u16);

impl PackedWork {
    const DIGIT_BITS: u32 = 11;

    fn new(count: u32) -> PackedWork {
        let left_out = (u32::BITS - count.leading_zeros()).saturating_sub(Self::DIGIT_BITS);
        PackedWork((left_out << Self::DIGIT_BITS | count >> left_out & ((1 << Self::DIGIT_BITS) - 1)) as u16)
    }

    fn count(self) -> u32 {
        let digits = u32::from(self.0) & ((1 << Self::DIGIT_BITS) - 1);
        digits << (u32::from(self.0) >> Self::DIGIT_BITS)
    }
}

impl TableSlot {
    const EMPTY: TableSlot = TableSlot { what: 0, key: 0, line: 0, work: PackedWork(0), best: 0, tag: 0 };

    fn new(entry: &TranspositionEntry, generation: u8) -> TableSlot {
        let outcome = match (entry.phi, entry.delta) {
            (0, _) => WON,
            (_, 0) => LOST,
            _ => OPEN,
        };
        TableSlot {
            what: if outcome == OPEN { u128::from(entry.phi) | u128::from(entry.delta) << 32 } else { entry.zone },
            key: entry.key & !NO_DEPTH | u64::from(entry.rests_on).min(NO_DEPTH),
            line: entry.line,
            work: PackedWork::new(entry.work),
            best: entry.best,
            tag: generation * OUTCOME_COUNT + outcome,
        }
    }

    #[inline]
    fn entry(&self, key: u64) -> TranspositionEntry {
        let (phi, delta, zone) = match self.tag % OUTCOME_COUNT {
            WON => (0, INFINITE, self.what),
            LOST => (INFINITE, 0, self.what),
            _ => (self.what as u32, (self.what >> 32) as u32, 0),
        };
        let rests_on = match self.key & NO_DEPTH {
            NO_DEPTH => RESTS_ON_NOTHING,
            depth => depth as u32,
        };
        TranspositionEntry {
            key,
            zone,
            phi,
            delta,
            work: self.work.count(),
            line: self.line,
            rests_on,
            best: self.best,
        }
    }

    #[inline]
    fn is_of(&self, key: u64, generation: u8) -> bool {
        (self.key ^ key) & !NO_DEPTH == 0 && self.tag / OUTCOME_COUNT == generation
    }

    fn worth(&self) -> u64 {
        u64::from(self.work.count()) << u32::from(self.tag % OUTCOME_COUNT != OPEN)
    }
}

const BUCKET_SLOTS: usize = 4;

#[derive(Clone, Copy)]
#[repr(align(128))]
struct TranspositionBucket([TableSlot; BUCKET_SLOTS]);

pub(super) struct TranspositionTable {
    buckets: Vec<TranspositionBucket>,
    generation: u8,
}

impl TranspositionTable {
    /// Minimum size. Smaller tables couldn't restore the lowest byte of a key.
    const MIN_BITS: u32 = 10;

    /// `2^bits` places of 32 bytes, `bits` at least 10.
    pub fn new(bits: u32) -> TranspositionTable {
        let count = (1 << bits.max(Self::MIN_BITS)) / BUCKET_SLOTS;
        let mut buckets: Vec<TranspositionBucket> = Vec::with_capacity(count);
        machine::on_large_pages(&mut buckets);
        buckets.resize(count, TranspositionBucket([TableSlot::EMPTY; BUCKET_SLOTS]));
        TranspositionTable { buckets, generation: 1 }
    }

    /// Copies everything from another table.
    pub fn copy(&mut self, other: &TranspositionTable) {
        self.buckets.clone_from(&other.buckets);
        self.generation = other.generation;
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.generation = (self.generation + 1) % (u8::MAX / OUTCOME_COUNT + 1);
        if self.generation == 0 {
            self.buckets.fill(TranspositionBucket([TableSlot::EMPTY; BUCKET_SLOTS]));
            self.generation = 1;
        }
    }

    #[inline]
    fn at(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }

    #[inline]
    pub fn get(&self, key: u64) -> Option<TranspositionEntry> {
        let places = &self.buckets[self.at(key)].0;
        places.iter().find(|place| place.is_of(key, self.generation)).map(|place| place.entry(key))
    }

    /// Prefetches the bucket of a position, without waiting for it.
    #[inline]
    pub fn fetch(&self, key: u64) {
        machine::fetch(std::slice::from_ref(&self.buckets[self.at(key)]));
    }

    pub fn put(&mut self, entry: TranspositionEntry) {
        let generation = self.generation;
        let at = self.at(entry.key);
        let places = &mut self.buckets[at].0;
        let is_free = |place: &TableSlot| place.tag / OUTCOME_COUNT != generation || place.is_of(entry.key, generation);
        let chosen = match places.iter().position(is_free) {
            Some(place) => place,
            None => {
                let (worst, least) = (0..BUCKET_SLOTS)
                    .map(|place| (place, places[place].worth()))
                    .min_by_key(|&(_, worth)| worth)
                    .expect("there are places");
                // A first guess never replaces a result.
                if entry.work == 0 && least > 0 {
                    return;
                }
                worst
            }
        };
        places[chosen] = TableSlot::new(&entry, generation);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ZONE: Bits = 5 | 1 << 100;

    fn entries() -> Vec<TranspositionEntry> {
        let key = 0x0123_4567_89AB_CDEF;
        vec![
            TranspositionEntry::new(key, 0, INFINITE, 7, 3, ZONE),
            TranspositionEntry::new(key, INFINITE, 0, 2047, 254, ZONE),
            TranspositionEntry::new(key, 17, 1 << 27, 0, 255, 0),
            TranspositionEntry::new(key, INFINITE, 0, 1, 255, ZONE).resting(250, 77),
            TranspositionEntry::new(key, 0, INFINITE, 1, 9, ZONE).resting(0, 1),
        ]
    }

    #[test]
    fn an_entry_comes_out_as_it_went_in_and_the_last_of_a_position_counts() {
        let mut table = TranspositionTable::new(10);
        for entry in entries() {
            table.put(entry);
            assert_eq!(table.get(entry.key), Some(entry));
            for bit in 0..64 {
                assert_eq!(table.get(entry.key ^ 1 << bit), None, "{bit}");
            }
        }
        assert_eq!(size_of::<TableSlot>(), 32);
    }

    #[test]
    fn work_is_kept_to_eleven_digits() {
        for count in [0, 1, 59, 2047, 2048, 2049, 4095, 4097, 1_000_000, u32::MAX] {
            let kept = PackedWork::new(count).count();
            assert!(kept <= count && count - kept <= count >> 10, "{count}: {kept}");
            assert!(count > 2047 || kept == count);
        }
        assert!(PackedWork::new(2047) < PackedWork::new(2048) && PackedWork::new(4095) < PackedWork::new(4096));
    }

    #[test]
    fn nothing_is_known_after_clearing_however_often() {
        let mut table = TranspositionTable::new(10);
        let entry = entries()[0];
        for _ in 0..200 {
            assert_eq!(table.get(entry.key), None);
            table.put(entry);
            assert_eq!(table.get(entry.key), Some(entry));
            table.clear();
        }
    }

    #[test]
    fn the_dearest_stay_and_a_first_guess_takes_no_results_place() {
        let mut table = TranspositionTable::new(10);
        let of = |number: u64, work: u32, phi: u32| TranspositionEntry::new(number << 32 | 9, phi, 20, work, 0, 0);
        for (number, work) in [(1, 50), (2, 10), (3, 30), (4, 40)] {
            table.put(of(number, work, 20));
        }
        table.put(of(5, 0, 20));
        assert_eq!(table.get(of(5, 0, 0).key), None);
        table.put(of(6, 1, 20));
        assert_eq!((table.get(of(2, 0, 0).key), table.get(of(6, 0, 0).key).is_some()), (None, true));
        // A result counts twice: the open one of 30 goes before a solved one of 20.
        table.put(of(7, 20, 0));
        table.put(of(8, 60, 20));
        assert_eq!((table.get(of(3, 0, 0).key), table.get(of(7, 0, 0).key).is_some()), (None, true));
    }
}
