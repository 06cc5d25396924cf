//! Go terms in every language, from `assets/languages/glossary.ron`, each word with its sources.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use katachi_language::Language;
use rustc_hash::FxHashMap;
use serde::Deserialize;

/// A place where a word was found.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GlossarySource {
    pub title: String,
    /// An address, or a repository and a file in it.
    pub at: String,
}

/// A term as written by players of a language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GlossaryWord {
    pub text: String,
    /// Keys of [`Glossary::sources`].
    #[serde(default)]
    pub sources: Vec<String>,
    /// Whether the word was found in fewer than two places.
    #[serde(default)]
    pub unsure: bool,
}

/// A term. Its key is the English text of the program, which is also used in the tables of names.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GlossaryTerm {
    pub key: String,
    hans: GlossaryWord,
    hant: GlossaryWord,
    ja: GlossaryWord,
    ko: GlossaryWord,
}

impl GlossaryTerm {
    /// The word of a language; `None` for English, whose text is the key.
    pub fn word(&self, language: Language) -> Option<&GlossaryWord> {
        match language {
            Language::En => None,
            Language::ZhHans => Some(&self.hans),
            Language::ZhHant => Some(&self.hant),
            Language::Ja => Some(&self.ja),
            Language::Ko => Some(&self.ko),
        }
    }
}

/// All terms. The message files of the window will take theirs from here.
#[derive(Debug)]
pub struct Glossary {
    pub sources: BTreeMap<String, GlossarySource>,
    terms: Vec<GlossaryTerm>,
    /// The index of each term, by key in lower case.
    places: FxHashMap<String, usize>,
}

impl Glossary {
    /// The word for a term in a language, whatever the case of its key; `None` if there is no such term.
    pub fn term(&self, key: &str, language: Language) -> Option<&str> {
        let term = self.terms.get(*self.places.get(&key.to_lowercase())?)?;
        Some(term.word(language).map_or(&*term.key, |word| &word.text))
    }

    /// All terms, in the order of the file.
    pub fn terms(&self) -> &[GlossaryTerm] {
        &self.terms
    }
}

/// The name of a shape, a corner or an opening in the language of the program; unchanged if it is not a term.
pub fn term(name: &str) -> &str {
    match katachi_language::current() {
        Language::En => name,
        language => glossary().term(name, language).unwrap_or(name),
    }
}

/// The glossary of the program.
pub fn glossary() -> &'static Glossary {
    &GLOSSARY
}

#[derive(Deserialize)]
struct GlossaryFile {
    format: u32,
    sources: BTreeMap<String, GlossarySource>,
    terms: Vec<GlossaryTerm>,
}

static GLOSSARY: LazyLock<Glossary> = LazyLock::new(|| {
    let file: GlossaryFile =
        ron::from_str(include_str!("../../assets/languages/glossary.ron")).expect("a test reads the glossary");
    assert_eq!(file.format, 1, "the glossary is of this format");
    let places = file.terms.iter().enumerate().map(|(at, term)| (term.key.to_lowercase(), at)).collect();
    Glossary { sources: file.sources, terms: file.terms, places }
});

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use katachi_core::scripts::fold_text;

    use super::*;

    /// The names in another table, which that table's own tests read.
    fn names_of(table: &str) -> BTreeSet<&str> {
        table.split("name: ").skip(1).filter_map(|rest| rest.lines().next()).map(name_at).collect()
    }

    /// The quoted text, or the rest of the line.
    fn name_at(line: &str) -> &str {
        line.strip_prefix('"').and_then(|rest| rest.split_once('"')).map_or(line.trim(), |(name, _)| name)
    }

    #[test]
    fn a_term_is_found_whatever_its_case() {
        assert_eq!(glossary().term("hane", Language::Ja), Some("ハネ"));
        assert_eq!(glossary().term("hane", Language::En), Some("Hane"));
    }

    #[test]
    fn every_name_that_ships_is_a_term() {
        let shapes = include_str!("../../assets/shape-names.txt");
        let shapes: BTreeSet<&str> = shapes.lines().filter_map(|line| line.strip_prefix("name: ")).collect();
        let tables = [
            (shapes, 81),
            (names_of(include_str!("../../assets/fuseki-names.ron")), 13),
            (names_of(include_str!("../../assets/joseki-names.ron")), 50),
        ];
        for (names, least) in tables {
            assert!(names.len() >= least, "{names:?}");
            for name in names {
                for language in Language::ALL {
                    assert!(
                        glossary().term(name, language).is_some_and(|text| !text.is_empty()),
                        "{name} {language:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn keys_are_there_once_and_sources_are_listed_and_used() {
        let keys: BTreeSet<String> = glossary().terms().iter().map(|term| term.key.to_lowercase()).collect();
        assert_eq!(keys.len(), glossary().terms().len(), "a key comes twice");
        let mut used = BTreeSet::new();
        for term in glossary().terms() {
            for word in Language::ALL.into_iter().filter_map(|language| term.word(language)) {
                let sources: BTreeSet<&String> = word.sources.iter().collect();
                assert_eq!(sources.len(), word.sources.len(), "{word:?}");
                assert_eq!(word.unsure, sources.len() < 2, "{}: {word:?}", term.key);
                for source in sources {
                    assert!(glossary().sources.contains_key(source), "{}: no source {source}", term.key);
                    used.insert(source);
                }
            }
        }
        for (key, source) in &glossary().sources {
            assert!(used.contains(key), "{key} is not used");
            assert!(!source.title.is_empty() && !source.at.is_empty(), "{key}");
        }
        assert_eq!(glossary().term("no such term", Language::Ko), None);
    }

    #[test]
    fn each_word_is_in_the_script_of_its_language() {
        let is_hangul = |c: char| ('\u{ac00}'..='\u{d7a3}').contains(&c);
        let is_kana = |c: char| ('\u{3041}'..='\u{30ff}').contains(&c);
        let is_han = |c: char| ('\u{3400}'..='\u{9fff}').contains(&c) || c == '々';
        for term in glossary().terms() {
            let letters = |language| {
                let text = &term.word(language).expect("not English").text;
                text.chars().filter(|c| c.is_alphabetic()).collect::<Vec<char>>()
            };
            let all = |language, test: &dyn Fn(char) -> bool| {
                let letters = letters(language);
                assert!(!letters.is_empty() && letters.iter().all(|&c| test(c)), "{} {language:?}", term.key);
            };
            all(Language::Ko, &is_hangul);
            all(Language::Ja, &|c| is_han(c) || is_kana(c));
            all(Language::ZhHans, &is_han);
            all(Language::ZhHant, &is_han);
            for (simplified, traditional) in forms_of_go() {
                assert!(!letters(Language::ZhHans).contains(&traditional), "{}: {traditional} in zh-Hans", term.key);
                assert!(!letters(Language::ZhHant).contains(&simplified), "{}: {simplified} in zh-Hant", term.key);
            }
        }
    }

    /// Characters in Go terms whose simplified and traditional forms differ.
    const FORMS_OF_GO: &str = "围圍 气氣 飞飛 间間 挂掛 夹夾 断斷 连連 长長 压壓 冲衝 镇鎮 点點 马馬 龟龜 双雙 边邊 开開 对對 谱譜 贴貼 让讓 \
        终終 盘盤 变變 实實 势勢 样樣 胜勝 负負 国國 脱脫 顶頂 应應 内內 挡擋 单單 关關 虚虛 认認 输輸 数數 题題 杀殺 \
        黄黃 颈頸 脸臉 头頭 门門 扑撲";

    fn forms_of_go() -> impl Iterator<Item = (char, char)> {
        let pair = |pair: &str| Some((pair.chars().next()?, pair.chars().nth(1)?));
        FORMS_OF_GO.split_whitespace().filter_map(pair)
    }

    #[test]
    fn the_table_of_forms_is_one_of_forms() {
        assert_eq!(forms_of_go().count(), 50);
        for (a, b) in forms_of_go() {
            assert_eq!(fold_text(&a.to_string()), fold_text(&b.to_string()), "{a} {b}");
        }
    }
}
