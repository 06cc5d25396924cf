//! Texts and names as filters compare them: case, accents, width, punctuation and the order of names folded away.

use unicode_normalization::UnicodeNormalization;

/// Case, accents and width folded away: `Ōta`, `OTA` and `Ｏｔａ` are one.
///
/// Decomposed (NFKD), without the marks of Latin, Greek and Cyrillic; the voicing marks of kana stay.
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    for character in text.nfkd().filter(|c| !('\u{300}'..='\u{36f}').contains(c)).flat_map(char::to_lowercase) {
        // Letters that are no letter with a mark.
        match character {
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            'đ' | 'ð' => folded.push('d'),
            'ı' => folded.push('i'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'þ' => folded.push_str("th"),
            plain => folded.push(plain),
        }
    }
    folded
}

/// The words of a name, folded, a blank between them: `Lee Se-dol` and `LEE SEDOL` are `lee sedol`.
///
/// Hyphens and apostrophes join what they stand between; other punctuation parts words.
pub fn fold_name(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for character in fold(text).chars() {
        match character {
            '-' | '\'' | '’' | '‘' | 'ʼ' | '`' | '‐' | '‑' => {}
            // Voicing marks belong to their kana.
            letter if letter.is_alphanumeric() || matches!(letter, '\u{3099}' | '\u{309a}') => folded.push(letter),
            _ if folded.is_empty() || folded.ends_with(' ') => {}
            _ => folded.push(' '),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// The words of a name in alphabetical order: the same for `Go Seigen` and `Seigen Go`.
pub fn name_key(folded: &str) -> String {
    let mut words: Vec<&str> = folded.split(' ').collect();
    words.sort_unstable();
    words.join(" ")
}

/// What is looked for in names.
#[derive(Clone, Debug)]
pub struct NamePattern {
    text: String,
    whole: bool,
    /// By first word: that word, it and the next joined, and so on.
    joined: Vec<Vec<String>>,
}

impl PartialEq for NamePattern {
    fn eq(&self, other: &NamePattern) -> bool {
        (self.whole, &self.text) == (other.whole, &other.text)
    }
}

impl NamePattern {
    /// All words of the text, in any order: as whole words of the name, or as parts of them.
    ///
    /// Words that the name writes as one, or as several, are the same. Scripts that are written without blanks are
    /// looked for as parts. `None` if the text has no letter and no digit.
    pub fn new(text: &str, whole: bool) -> Option<NamePattern> {
        let folded = fold_name(text);
        if folded.is_empty() {
            return None;
        }
        let words: Vec<&str> = folded.split(' ').collect();
        let from = |at: usize| (at + 1..=words.len()).map(|end| words[at..end].concat()).collect();
        let joined = (0..words.len()).map(from).collect();
        Some(NamePattern { text: text.to_owned(), whole, joined })
    }

    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether whole words are meant.
    pub fn is_whole(&self) -> bool {
        self.whole
    }

    /// Whether a name, as [`fold_name`] gives it, has all words.
    pub fn is_in(&self, folded: &str) -> bool {
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

/// Chinese characters, kana, and the letters of Hangul.
fn is_written_without_blanks(character: char) -> bool {
    matches!(character, '\u{1100}'..='\u{11ff}' | '\u{2e80}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn has(pattern: &str, whole: bool, name: &str) -> bool {
        NamePattern::new(pattern, whole).unwrap().is_in(&fold_name(name))
    }

    #[test]
    fn case_accents_width_and_punctuation_are_folded() {
        for (text, folded) in [
            ("Shūsaku", "shusaku"),
            ("Ｇｏ　Ｓｅｉｇｅｎ", "go seigen"),
            ("Hon'inbō Dōsaku", "honinbo dosaku"),
            ("Lee Se-dol", "lee sedol"),
            ("Łukasz Øystein Straße", "lukasz oystein strasse"),
            ("Cho, Chikun (9p)", "cho chikun 9p"),
            ("  .. ", ""),
            ("吳清源", "吳清源"),
            ("がく", "か\u{3099}く"),
        ] {
            assert_eq!(fold_name(text), folded, "{text}");
        }
        assert_eq!(name_key("seigen go"), name_key("go seigen"));
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
