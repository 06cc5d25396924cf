//! Words of many languages with their meanings, found at the beginning of a text.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::fold::{fold_text, is_written_without_blanks};

/// Folded words by their first character, the longest first.
pub struct WordTable<T>(BTreeMap<char, Vec<(String, T)>>);

impl<T: Copy> WordTable<T> {
    /// A table of rows: a meaning, and its words, parted by `|`.
    pub fn new(rows: &[(T, &str)]) -> WordTable<T> {
        let mut table: BTreeMap<char, Vec<(String, T)>> = BTreeMap::new();
        for &(meaning, words) in rows {
            for folded in words.split('|').map(fold_text) {
                if let Some(first) = folded.chars().next() {
                    table.entry(first).or_default().push((folded, meaning));
                }
            }
        }
        table.values_mut().for_each(|words| words.sort_by_key(|(word, _)| Reverse(word.len())));
        WordTable(table)
    }

    /// The longest word at the beginning of a folded text: its meaning and its length in bytes. `ends` tells from the text
    /// after a word whether the word ends there; in scripts without blanks it always does.
    pub fn find(&self, text: &str, ends: impl Fn(&str) -> bool) -> Option<(T, usize)> {
        let first = text.chars().next()?;
        let fits =
            |word: &str| text.strip_prefix(word).is_some_and(|after| is_written_without_blanks(first) || ends(after));
        self.0.get(&first)?.iter().find(|(word, _)| fits(word)).map(|(word, meaning)| (*meaning, word.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_whole_word_is_found() {
        let table = WordTable::new(&[(1, "mar|März"), (2, "march"), (3, "三"), (4, "三月")]);
        let find = |text| table.find(text, |after| !after.starts_with(char::is_alphabetic));
        assert_eq!((find("mar 3"), find("march"), find("marz 5")), (Some((1, 3)), Some((2, 5)), Some((1, 4))));
        assert_eq!((find("marching"), find("am"), find("")), (None, None, None));
        assert_eq!((find("三月十日"), find("三日")), (Some((4, 6)), Some((3, 3))));
    }
}
