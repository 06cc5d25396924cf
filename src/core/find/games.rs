//! Sets of games, one bit each.

use crate::corpus::{Corpus, GameId};

/// Some of the games of one corpus, by their place in [`Corpus::searched`].
///
/// Results carry the games they found, so that the next search can look only there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSet {
    words: Vec<u64>,
    len: usize,
}

impl GameSet {
    pub fn from_words(mut words: Vec<u64>, len: usize) -> GameSet {
        words.resize(len.div_ceil(64), 0);
        GameSet { words, len }
    }

    pub fn all(corpus: &Corpus) -> GameSet {
        GameSet::matching(corpus, |_| true)
    }

    /// The games that pass a test.
    pub fn matching(corpus: &Corpus, test: impl Fn(GameId) -> bool) -> GameSet {
        let words = corpus.searched().chunks(64);
        let word =
            |games: &[GameId]| games.iter().enumerate().fold(0, |word, (bit, &id)| word | u64::from(test(id)) << bit);
        GameSet { words: words.map(word).collect(), len: corpus.searched().len() }
    }

    /// Whether it holds the game at this place of [`Corpus::searched`].
    pub fn contains(&self, place: usize) -> bool {
        place < self.len && self.words[place / 64] & 1 << (place % 64) != 0
    }

    /// Number of games in it.
    pub fn count(&self) -> u64 {
        self.words.iter().map(|word| u64::from(word.count_ones())).sum()
    }

    /// Places in [`Corpus::searched`], ascending.
    pub fn places(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(number, &word)| {
            let rest = std::iter::successors((word != 0).then_some(word), |left| {
                Some(left & (left - 1)).filter(|&left| left != 0)
            });
            rest.map(move |left| number * 64 + left.trailing_zeros() as usize)
        })
    }

    /// Games in both.
    pub fn and(&self, other: &GameSet) -> GameSet {
        self.joined(other, |a, b| a & b)
    }

    /// Games in either.
    pub fn or(&self, other: &GameSet) -> GameSet {
        self.joined(other, |a, b| a | b)
    }

    /// Games in this one and not in the other.
    pub fn without(&self, other: &GameSet) -> GameSet {
        self.joined(other, |a, b| a & !b)
    }

    /// Panics if the sets are of corpora of different sizes.
    fn joined(&self, other: &GameSet, join: impl Fn(u64, u64) -> u64) -> GameSet {
        assert_eq!(self.len, other.len, "sets of games of one corpus");
        GameSet { words: self.words.iter().zip(&other.words).map(|(&a, &b)| join(a, b)).collect(), len: self.len }
    }

    /// Its games in parts of this number of places; parts without games are left out.
    pub(super) fn parts(&self, places: usize) -> impl Iterator<Item = GameSet> + '_ {
        let words = places.div_ceil(64);
        let starts = (0..self.words.len()).step_by(words);
        starts.filter_map(move |start| {
            let inside = start..self.words.len().min(start + words);
            let mut part = GameSet { words: vec![0; self.words.len()], len: self.len };
            part.words[inside.clone()].copy_from_slice(&self.words[inside]);
            (part.count() > 0).then_some(part)
        })
    }

    /// How many games the corpus has.
    pub(super) fn universe(&self) -> usize {
        self.len
    }

    /// The bits of 64 games; 0 beyond the end.
    pub(super) fn word(&self, at: usize) -> u64 {
        self.words.get(at).copied().unwrap_or(0)
    }
}
