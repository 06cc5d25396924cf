//! Finds the kept class that a window shows.

use crate::machine;
use crate::pattern::ClassKey;
use crate::progress::{Cancelled, Progress};

/// Maps keys to class numbers: open addressing, half full at most, behind two bitmaps.
///
/// Most windows that a board offers were never played. The bitmaps stay in the cache and rule them out: the bitmap of
/// the profiles at once, the bitmap of the classes before the table is asked.
pub(super) struct ClassLookup {
    slots: Vec<ClassLookupSlot>,
    slot_shift: u32,
    profiles: Bitmap,
    classes: Bitmap,
}

/// 16 bytes: 96 of the key's 128 bits, which no two classes of one library share.
#[derive(Clone, Copy, Default)]
struct ClassLookupSlot {
    first: u64,
    /// Part of the second half of the key.
    low: u32,
    /// Number of the class, + 1; 0 if the slot is empty.
    number: u32,
}

impl ClassLookup {
    /// Makes the lookup from the keys of the classes in their order, each with its profile.
    ///
    /// Errors: stopped by the user.
    pub fn new(
        classes: impl ExactSizeIterator<Item = (ClassKey, u32)>,
        progress: &Progress,
    ) -> Result<ClassLookup, Cancelled> {
        let bits = (classes.len() * 2 + 2).next_power_of_two().trailing_zeros();
        let mut lookup = ClassLookup {
            slots: vec![ClassLookupSlot::default(); 1 << bits],
            slot_shift: 64 - bits,
            profiles: Bitmap::new(bits + 3),
            classes: Bitmap::new(bits + 3),
        };
        for (number, (key, profile)) in progress.until_cancelled(classes.enumerate()) {
            let mut at = lookup.slot(key.first);
            while lookup.slots[at].number != 0 {
                at = (at + 1) & (lookup.slots.len() - 1);
            }
            lookup.slots[at] = ClassLookupSlot { first: key.first, low: key.second as u32, number: number as u32 + 1 };
            lookup.profiles.add(u64::from(profile));
            lookup.classes.add(key.first);
        }
        progress.check()?;
        Ok(lookup)
    }

    fn slot(&self, first: u64) -> usize {
        (spread(first) >> self.slot_shift) as usize
    }

    /// Prefetches what [`may_hold_profile`](ClassLookup::may_hold_profile) looks at.
    pub fn fetch_profile(&self, profile: u32) {
        self.profiles.fetch(u64::from(profile));
    }

    /// Prefetches what [`may_hold`](ClassLookup::may_hold) looks at.
    pub fn fetch_class(&self, first: u64) {
        self.classes.fetch(first);
    }

    /// Prefetches what [`find`](ClassLookup::find) looks at.
    pub fn fetch_slot(&self, first: u64) {
        machine::fetch(&self.slots[self.slot(first)..][..1]);
    }

    /// False where no class has the profile.
    pub fn may_hold_profile(&self, profile: u32) -> bool {
        self.profiles.may_hold(u64::from(profile))
    }

    /// False where no class has the first half.
    pub fn may_hold(&self, first: u64) -> bool {
        self.classes.may_hold(first)
    }

    /// Finds the class with this first half of the key. Asks `second` for the low bits of the other half, at most once,
    /// and only if some class has the first half. Returns these bits, and the number of the class if there is one.
    pub fn find(&self, first: u64, second: impl FnOnce() -> u32) -> Option<(u32, Option<usize>)> {
        let mut at = self.slot(first);
        let (mut ask, mut second) = (Some(second), 0);
        loop {
            let ClassLookupSlot { first: own, low, number } = self.slots[at];
            if number == 0 {
                // The low bits were asked for only if some class has the first half.
                return ask.is_none().then_some((second, None));
            }
            if own == first {
                if let Some(ask) = ask.take() {
                    second = ask();
                }
                if low == second {
                    return Some((second, Some(number as usize - 1)));
                }
            }
            at = (at + 1) & (self.slots.len() - 1);
        }
    }

    pub fn get(&self, key: ClassKey) -> Option<usize> {
        self.find(key.first, || key.second as u32)?.1
    }
}

/// Spreads class numbers by another factor than the one that divides them into parts. With the same factor a part would
/// crowd in one place.
fn spread(value: u64) -> u64 {
    value.wrapping_mul(0xBF58_476D_1CE4_E5B9)
}

/// A set without false negatives, and with few false positives.
struct Bitmap {
    words: Vec<u64>,
    shift: u32,
}

impl Bitmap {
    /// A set of at most 2²⁵ bits, 4 MiB.
    fn new(bits: u32) -> Bitmap {
        let bits = bits.clamp(6, 25);
        Bitmap { words: vec![0; 1 << (bits - 6)], shift: 64 - bits }
    }

    fn place(&self, value: u64) -> (usize, u32) {
        let bit = spread(value) >> self.shift;
        ((bit >> 6) as usize, bit as u32 & 63)
    }

    fn fetch(&self, value: u64) {
        machine::fetch(&self.words[self.place(value).0..][..1]);
    }

    fn add(&mut self, value: u64) {
        let (word, bit) = self.place(value);
        self.words[word] |= 1 << bit;
    }

    fn may_hold(&self, value: u64) -> bool {
        let (word, bit) = self.place(value);
        self.words[word] >> bit & 1 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::super::occurrences::bucket;
    use super::*;
    use crate::pattern::random_value;

    #[test]
    fn classes_of_one_part_do_not_crowd() {
        let keys = (0..).map(random_value).filter(|&first| bucket(first) == 5);
        let keys: Vec<ClassKey> = keys.take(20_000).map(|first| ClassKey { first, second: !first }).collect();
        let lookup = ClassLookup::new(keys.iter().map(|&key| (key, 0)), &Progress::new()).unwrap();
        let runs = lookup.slots.split(|slot| slot.number == 0);
        let longest = runs.map(<[ClassLookupSlot]>::len).max().unwrap();
        assert!(longest < 200, "{longest}");
        for (number, &key) in keys.iter().enumerate() {
            assert_eq!(lookup.get(key), Some(number));
        }
    }
}
