//! Patterns of names, and the names that belong to one player.

use crate::scripts::{PlayerId, fold_name, is_written_without_blanks, player_of};

/// The words of a name in alphabetical order: the same for `Go Seigen` and `Seigen Go`.
pub fn name_key(folded: &str) -> String {
    let mut words: Vec<&str> = folded.split(' ').collect();
    words.sort_unstable();
    words.join(" ")
}

/// A key for a folded name, equal for all names of one player and different for different players.
pub(crate) fn player_key(folded: &str) -> String {
    // No folded name contains `|`.
    player_of(folded).map_or_else(|| name_key(folded), |player| format!("|{player:?}"))
}

/// A pattern that is looked for in names.
#[derive(Clone, Debug)]
pub struct NamePattern {
    text: String,
    whole: bool,
    /// For each first word: the word alone, the word joined with the next one, and so on.
    joined: Vec<Vec<String>>,
    /// The key of the one player who is meant; `None` if names that have the words are meant.
    key: Option<String>,
    /// The player, if the text is a whole name that is known in other scripts or spellings.
    player: Option<PlayerId>,
}

impl PartialEq for NamePattern {
    fn eq(&self, other: &NamePattern) -> bool {
        (self.whole, &self.key, &self.text) == (other.whole, &other.key, &other.text)
    }
}

impl NamePattern {
    /// Matches names that have all words of the text, in any order: as whole words of the name, or as parts of them.
    ///
    /// It does not matter whether a name joins the words or splits them. Scripts that are written without blanks are
    /// matched by parts. A player's whole name finds all his names, see [`player_of`]. `None` if the text has no letter
    /// and no digit.
    pub fn new(text: &str, whole: bool) -> Option<NamePattern> {
        let folded = fold_name(text);
        if folded.is_empty() {
            return None;
        }
        let words: Vec<&str> = folded.split(' ').collect();
        let from = |at: usize| (at + 1..=words.len()).map(|end| words[at..end].concat()).collect();
        let joined = (0..words.len()).map(from).collect();
        Some(NamePattern { text: text.to_owned(), whole, joined, key: None, player: player_of(&folded) })
    }

    /// Matches only the names of the player who is called just that, in any spelling.
    pub fn exact(name: &str) -> Option<NamePattern> {
        NamePattern::new(name, true).map(|pattern| NamePattern { key: Some(player_key(&fold_name(name))), ..pattern })
    }

    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether one player is meant, not all names with these words.
    pub fn is_exact(&self) -> bool {
        self.key.is_some()
    }

    /// Whether whole words are meant.
    pub fn is_whole(&self) -> bool {
        self.whole
    }

    /// The player whose name the text is.
    pub fn player(&self) -> Option<PlayerId> {
        self.player
    }

    /// Whether a name, as [`fold_name`] gives it, has all words, or is the same player's.
    pub fn is_in(&self, folded: &str) -> bool {
        match self.player {
            _ if self.is_exact() => self.is_of(folded, None),
            Some(_) => self.is_of(folded, player_of(folded)),
            None => self.has_words(folded),
        }
    }

    /// As [`NamePattern::is_in`], for a name whose player is known.
    pub(super) fn is_of(&self, folded: &str, player: Option<PlayerId>) -> bool {
        if let Some(key) = &self.key {
            return player_key(folded) == *key;
        }
        match (self.player, player) {
            // A quoted name is a whole name: it never matches another player, even if his name contains all its words.
            (Some(own), Some(other)) if self.whole || own == other => own == other,
            _ => self.has_words(folded),
        }
    }

    fn has_words(&self, folded: &str) -> bool {
        self.has_from(0, folded)
    }

    fn has_from(&self, at: usize, name: &str) -> bool {
        let Some(joined) = self.joined.get(at) else { return true };
        joined.iter().enumerate().any(|(more, word)| self.has_word(word, name) && self.has_from(at + more + 1, name))
    }

    fn has_word(&self, word: &str, name: &str) -> bool {
        let by_parts = !self.whole || word.chars().any(is_written_without_blanks);
        if by_parts && name.contains(word) {
            return true;
        }
        // The word, written as several: "sedol" in "lee se dol".
        let starts = std::iter::once(0).chain(name.match_indices(' ').map(|(at, _)| at + 1));
        starts.into_iter().any(|start| {
            let mut rest = word;
            for (number, own) in name[start..].split(' ').enumerate() {
                match rest.strip_prefix(own) {
                    Some("") => return true,
                    Some(left) => rest = left,
                    None => return by_parts && number > 0 && own.starts_with(rest),
                }
            }
            false
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn has(pattern: &str, whole: bool, name: &str) -> bool {
        NamePattern::new(pattern, whole).unwrap().is_in(&fold_name(name))
    }

    #[test]
    fn an_exact_name_is_no_longer_name_that_has_its_words() {
        for (pattern, name, expected) in [
            ("Kota", "KOTA", true),
            ("Kota", "Kota Suzuki", false),
            ("Go Seigen", "Seigen Go", true),
            ("Go Seigen", "吳清源", true),
        ] {
            assert_eq!(NamePattern::exact(pattern).unwrap().is_in(&fold_name(name)), expected, "{pattern} in {name}");
        }
    }

    #[test]
    fn names_match_in_any_order_and_however_they_are_parted() {
        for (pattern, whole, name, expected) in [
            ("go seigen", true, "Seigen Go", true),
            ("Seigen Go", true, "GO Seigen 9p", true),
            ("seig", false, "Go Seigen", true),
            ("seig", true, "Go Seigen", false),
            ("Li Jun", true, "Li Junfeng", false),
            ("Li Jun", false, "Li Junfeng", true),
            ("sedol", true, "Lee Se Dol", true),
            ("sedo", true, "Lee Se Dol", false),
            ("sedo", false, "Lee Se Dol", true),
            ("Lee Se Dol", true, "Lee Sedol", true),
            ("Lee Se-dol", true, "Lee Sedol", true),
            ("ose", false, "Go Seigen", false),
            ("goseigen", false, "Go Seigen", true),
            ("秀策", true, "本因坊秀策", true),
            ("이창호", true, "이창호 (stone)", true),
            ("go go", true, "Go Seigen", true),
            ("nobody", false, "", false),
        ] {
            assert_eq!(has(pattern, whole, name), expected, "{pattern} in {name}, whole: {whole}");
        }
        assert!(NamePattern::new(" -- ", false).is_none());
    }
}
