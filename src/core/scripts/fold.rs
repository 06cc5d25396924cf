//! Texts and names as they are compared: without case, accents, width, punctuation and the form of Chinese characters.

use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;

use super::han::common_form;

/// Case, accents and width folded away: `Ōta`, `OTA` and `Ｏｔａ` are one.
///
/// Decomposed (NFKD), without the marks of Latin, Greek and Cyrillic; the voicing marks of kana stay.
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    for character in text.nfkd().filter(|c| !('\u{300}'..='\u{36f}').contains(c)).flat_map(char::to_lowercase) {
        // Letters that do not decompose into a letter and a mark.
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

/// [`fold`], and the form of Chinese characters folded away: `棋聖戦`, `棋聖戰` and `棋圣战` are one.
pub fn fold_text(text: &str) -> String {
    let folded = fold(text);
    if folded.is_ascii() { folded } else { folded.chars().map(common_form).collect() }
}

/// The words of a name, folded as by [`fold_text`], a blank between them: `Lee Se-dol` and `LEE SEDOL` are `lee sedol`.
///
/// Hyphens and apostrophes are dropped, which joins their neighbours. Other punctuation separates words.
pub fn fold_name(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for character in fold(text).chars() {
        match character {
            '-' | '\'' | '’' | '‘' | 'ʼ' | '`' | '‐' | '‑' => {}
            // Voicing marks belong to their kana.
            letter if letter.is_alphanumeric() || matches!(letter, '\u{3099}' | '\u{309a}') => {
                folded.push(common_form(letter));
            }
            _ if folded.is_empty() || folded.ends_with(' ') => {}
            _ => folded.push(' '),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// Chinese characters of Japanese Go terms, and the kana that are often written in their place.
const READINGS: [(&str, &str); 20] = [
    ("掛かり", "カカリ"),
    ("掛り", "カカリ"),
    ("空き", "アキ"),
    ("竹節", "タケフ"),
    ("挟み", "ハサミ"),
    ("締まり", "シマリ"),
    ("締り", "シマリ"),
    ("桂馬", "ケイマ"),
    ("飛び", "トビ"),
    ("開き", "ヒラキ"),
    ("付け", "ツケ"),
    ("伸び", "ノビ"),
    ("引き", "ヒキ"),
    ("突き", "ツキ"),
    ("当たり", "アタリ"),
    ("当り", "アタリ"),
    ("押し", "オシ"),
    ("切り", "キリ"),
    ("滑り", "スベリ"),
    ("雪崩", "ナダレ"),
];

/// [`fold_name`] for terms of Go: hiragana, katakana and the usual Chinese characters are one, and so are voiced and
/// unvoiced kana. `一間高掛かり`, `一間高ガカリ` and `一間高がかり` are one.
pub fn fold_term(text: &str) -> String {
    static FOLDED: LazyLock<Vec<(String, String)>> =
        LazyLock::new(|| READINGS.iter().map(|(written, kana)| (in_one_kana(written), in_one_kana(kana))).collect());
    let folded = in_one_kana(text);
    if folded.is_ascii() {
        return folded;
    }
    FOLDED.iter().fold(folded, |folded, (written, kana)| folded.replace(written, kana))
}

/// A folded name in katakana without voicing marks.
fn in_one_kana(text: &str) -> String {
    let kana = |letter: char| match letter {
        '\u{3099}' | '\u{309a}' => None,
        'ぁ'..='ゖ' => char::from_u32(u32::from(letter) + 0x60),
        other => Some(other),
    };
    fold_name(text).chars().filter_map(kana).collect()
}

/// Whether a character is Chinese, kana, or a letter of Hangul.
pub fn is_written_without_blanks(character: char) -> bool {
    matches!(character, '\u{1100}'..='\u{11ff}' | '\u{2e80}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_width_punctuation_and_forms_are_folded() {
        for (text, folded) in [
            ("Shūsaku", "shusaku"),
            ("Ｇｏ　Ｓｅｉｇｅｎ", "go seigen"),
            ("Hon'inbō Dōsaku", "honinbo dosaku"),
            ("Lee Se-dol", "lee sedol"),
            ("Łukasz Øystein Straße", "lukasz oystein strasse"),
            ("Cho, Chikun (9p)", "cho chikun 9p"),
            ("  .. ", ""),
            ("吳清源", "吴清源"),
            ("呉清源", "吴清源"),
            ("吴　清源", "吴 清源"),
            ("がく", "か\u{3099}く"),
            ("ﾚﾄﾞﾓﾝﾄﾞ", "レト\u{3099}モント\u{3099}"),
        ] {
            assert_eq!(fold_name(text), folded, "{text}");
            assert_eq!(fold_name(folded), folded, "folded twice");
        }
        assert_eq!(fold_text("第1期 棋聖戰"), fold_text("第１期 棋圣战"));
        assert_ne!(fold_name("陳"), fold_name("除"));
    }

    #[test]
    fn a_term_is_one_in_kana_and_in_characters() {
        for term in ["一間高ガカリ", "一間高がかり", "一間高掛かり", "一間高掛り", "一间高ｶﾞｶﾘ"]
        {
            assert_eq!(fold_term(term), fold_term("一間高カカリ"), "{term}");
        }
        assert_eq!(fold_term("空き三角"), fold_term("アキ三角"));
        assert_eq!(fold_term("Ō-Geima"), "ogeima");
        assert_ne!(fold_term("ハネ"), fold_term("ハサミ"));
    }
}
