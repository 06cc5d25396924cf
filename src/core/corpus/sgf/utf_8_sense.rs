//! Text that is valid UTF-8 by chance.
//!
//! A few Chinese and Korean names pass for UTF-8 in their own encoding: each character is two bytes, the first of which
//! is a lead of UTF-8 and the second a trail. 时越 in GBK reads as `ʱԽ`: letters of scripts that nobody mixes.

/// Whether text that is valid UTF-8 is meant to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Utf8Sense {
    Words,
    /// Lone letters beyond ASCII alone.
    Unclear,
    Nonsense,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum LetterScript {
    Latin,
    Greek,
    Cyrillic,
    Armenian,
    Hebrew,
    Arabic,
}

/// `None` for a letter of a script in which no record is written.
fn script(letter: char) -> Option<LetterScript> {
    Some(match letter {
        'À'..='ɏ' => LetterScript::Latin,
        'Ͱ'..='Ͽ' => LetterScript::Greek,
        'Ѐ'..='ԯ' => LetterScript::Cyrillic,
        'Ա'..='֏' => LetterScript::Armenian,
        '֐'..='״' => LetterScript::Hebrew,
        '؀'..='ۿ' => LetterScript::Arabic,
        _ => return None,
    })
}

/// Signs stand beside letters of any script.
fn is_sign(character: char) -> bool {
    matches!(character, '\u{80}'..='¿' | '×' | '÷')
}

/// Belongs to the letter before it.
fn is_combining(character: char) -> bool {
    matches!(character, '\u{300}'..='\u{36f}')
}

/// Looks at the characters beyond ASCII that stand side by side. One word is enough, for other encodings give none by
/// chance.
pub(super) fn sense(text: &str) -> Utf8Sense {
    let mut sense = if text.is_ascii() { Utf8Sense::Words } else { Utf8Sense::Unclear };
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| !c.is_ascii()) {
        let before = rest[..start].chars().next_back();
        rest = &rest[start..];
        let (run, after) = rest.split_at(rest.find(|c: char| c.is_ascii()).unwrap_or(rest.len()));
        rest = after;
        let is_in_word = [before, after.chars().next()].iter().flatten().any(char::is_ascii_alphabetic);
        let letters = run.chars().filter(|&c| !is_sign(c));
        let is_one_letter = letters.clone().nth(1).is_none();
        let mut scripts = letters.enumerate().filter(|&(at, c)| at == 0 || !is_combining(c)).map(|(_, c)| script(c));
        let first = scripts.next().flatten();
        let is_one_script = first.is_some() && scripts.all(|next| next == first);
        // Few other bytes pass for a character of three.
        if is_in_word || run.chars().any(|c| c.len_utf8() > 2) || is_one_script && !is_one_letter {
            return Utf8Sense::Words;
        }
        if !is_one_letter {
            sense = Utf8Sense::Nonsense;
        }
    }
    sense
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_one_script_are_words() {
        for name in [
            "Jörg Müller",
            "François",
            "Zoë",
            "Þór",
            "Łukasz Błoński",
            "Ondřej Šilt",
            "Csaba Mérő",
            "Cătălin Țăranu",
            "Илья Шикшин",
            "Пак",
            "Андрій Ґалаґан",
            "Νίκος",
            "דוד כהן",
            "محمد علي",
            "«Zoë»",
            "Éá",
            "吴清源",
            "ɐuuɐ",
            "plain",
            "Дмитрий 时越",
        ] {
            assert_eq!(sense(&format!("PB[{name}]PW[x]")), Utf8Sense::Words, "{name}");
        }
        for name in ["Ö", "ß 9", "½", "Я", "½ dan é"] {
            assert_eq!(sense(&format!("PB[{name}]")), Utf8Sense::Unclear, "{name}");
        }
    }

    #[test]
    fn names_in_other_encodings_are_nonsense() {
        for (name, encoding) in [
            ("时越", encoding_rs::GBK),
            ("时越 9d", encoding_rs::GBK),
            ("檀啸", encoding_rs::GBK),
            ("柯潔", encoding_rs::EUC_KR),
            ("張豊猷", encoding_rs::EUC_JP),
        ] {
            let bytes = encoding.encode(name).0;
            let text = std::str::from_utf8(&bytes).unwrap();
            assert_eq!(sense(&format!("PB[{text}]PW[AlphaGo]")), Utf8Sense::Nonsense, "{name}");
        }
    }
}
