//! Sets of records, one bit each.

use crate::corpus::GameId;

/// Records of one corpus, by their number. Sets that are joined must have the same size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bits {
    words: Vec<u64>,
    len: usize,
}

impl Bits {
    pub fn none(len: usize) -> Bits {
        Bits { words: vec![0; len.div_ceil(64)], len }
    }

    pub fn all(len: usize) -> Bits {
        Bits::none(len).complement()
    }

    pub fn insert(&mut self, at: usize) {
        self.words[at / 64] |= 1 << (at % 64);
    }

    pub fn contains(&self, id: GameId) -> bool {
        self.words.get(id.index() / 64).is_some_and(|word| word & 1 << (id.index() % 64) != 0)
    }

    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    pub fn and(&mut self, other: &Bits) {
        self.words.iter_mut().zip(&other.words).for_each(|(own, other)| *own &= other);
    }

    pub fn or(&mut self, other: &Bits) {
        self.words.iter_mut().zip(&other.words).for_each(|(own, other)| *own |= other);
    }

    pub fn without(&mut self, other: &Bits) {
        self.words.iter_mut().zip(&other.words).for_each(|(own, other)| *own &= !other);
    }

    pub fn complement(mut self) -> Bits {
        self.words.iter_mut().for_each(|word| *word = !*word);
        let spare = self.words.len() * 64 - self.len;
        if let Some(last) = self.words.last_mut() {
            *last = (*last << spare) >> spare;
        }
        self
    }
}
