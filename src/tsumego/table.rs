//! The table of positions that a search has seen: a fixed amount of memory, the dearest entries kept.

use super::field::{Bits, Play};

/// What is known of a position with its side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub key: u64,
    /// Of a solved position: the points that the result rests on.
    pub zone: Bits,
    pub phi: u32,
    pub delta: u32,
    /// Positions searched below it.
    pub work: u32,
    /// 0 where the numbers hold on every line; else only on this one.
    pub line: u32,
    /// With `line`: the depth of the repeated position.
    pub rests_on: u32,
    pub best: Play,
    generation: u8,
}

impl Entry {
    pub fn new(key: u64, phi: u32, delta: u32, work: u32, best: Play, zone: Bits) -> Entry {
        Entry { key, zone, phi, delta, work, line: 0, rests_on: u32::MAX, best, generation: 0 }
    }

    /// Holds on one line only.
    pub fn resting(self, rests_on: u32, line: u32) -> Entry {
        Entry { rests_on, line, ..self }
    }

    fn worth(&self) -> u64 {
        u64::from(self.work) + if self.phi == 0 || self.delta == 0 { u64::from(self.work) } else { 0 }
    }
}

const WAYS: usize = 4;

#[derive(Clone)]
pub(super) struct Table {
    entries: Vec<Entry>,
    mask: usize,
    generation: u8,
}

impl Table {
    /// `2^bits` places of 48 bytes.
    pub fn new(bits: u32) -> Table {
        let empty = Entry::new(0, 0, 0, 0, 0, 0);
        Table { entries: vec![empty; 1 << bits.max(2)], mask: (1 << bits.max(2)) - WAYS, generation: 1 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            self.entries.iter_mut().for_each(|entry| entry.generation = 0);
            self.generation = 1;
        }
    }

    #[inline]
    pub fn get(&self, key: u64) -> Option<&Entry> {
        let at = key as usize & self.mask;
        self.entries[at..at + WAYS].iter().find(|entry| entry.key == key && entry.generation == self.generation)
    }

    /// Reads one word of a place, so that it is near when it is looked up.
    #[inline]
    pub fn touch(&self, key: u64) -> u64 {
        let at = key as usize & self.mask;
        self.entries[at].key ^ self.entries[at + WAYS - 1].key
    }

    pub fn put(&mut self, mut entry: Entry) {
        entry.generation = self.generation;
        let at = entry.key as usize & self.mask;
        let places = &mut self.entries[at..at + WAYS];
        let mut worst = 0;
        let mut least = u64::MAX;
        for (place, old) in places.iter().enumerate() {
            if old.generation != entry.generation || old.key == entry.key {
                worst = place;
                break;
            }
            if old.worth() < least {
                least = old.worth();
                worst = place;
            }
        }
        // A first guess is not worth a result.
        if entry.work == 0
            && least != u64::MAX
            && places[worst].worth() > 0
            && places[worst].key != entry.key
            && places[worst].generation == entry.generation
        {
            return;
        }
        places[worst] = entry;
    }
}
