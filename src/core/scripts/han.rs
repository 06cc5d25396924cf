//! Chinese characters that count as the same in names: simplified, traditional and Japanese, from
//! `assets/languages/han-variants.txt`.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

/// The character that stands for all forms of this one; itself if it has only one form.
pub(super) fn common_form(character: char) -> char {
    if character < FIRST_HAN { character } else { COMMON_FORMS.get(&character).copied().unwrap_or(character) }
}

/// Nothing before it is a Chinese character.
const FIRST_HAN: char = '\u{3400}';

/// The common form of each other form.
static COMMON_FORMS: LazyLock<FxHashMap<char, char>> = LazyLock::new(|| {
    let mut forms = FxHashMap::default();
    for line in include_str!("../../../assets/languages/han-variants.txt").lines() {
        let mut characters = line.chars();
        if let Some(common) = characters.next().filter(|&first| first != '#') {
            forms.extend(characters.map(|other| (other, common)));
        }
    }
    forms
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_one_character_are_one_and_others_are_not() {
        for same in
            ["陈陳", "吴吳呉", "沢澤泽", "連连", "龙龍竜", "实實実", "广廣広", "峰峯", "高髙", "于於", "钟鍾锺鐘"]
        {
            let forms: Vec<char> = same.chars().map(common_form).collect();
            assert!(forms.iter().all(|&form| form == forms[0]), "{same}: {forms:?}");
        }
        for [a, b] in [['陳', '除'], ['吳', '昊'], ['連', '聯'], ['余', '佘'], ['斉', '斎'], ['大', '太'], ['已', '己']]
        {
            assert_ne!(common_form(a), common_form(b), "{a} {b}");
        }
        assert_eq!(common_form('a'), 'a');
        assert_eq!(common_form('이'), '이');
    }

    #[test]
    fn a_common_form_stands_for_itself_and_the_table_is_small() {
        assert!(COMMON_FORMS.values().all(|form| !COMMON_FORMS.contains_key(form)));
        assert!(COMMON_FORMS.keys().chain(COMMON_FORMS.values()).all(|&form| form >= FIRST_HAN));
        assert!((3_000..10_000).contains(&COMMON_FORMS.len()));
    }
}
