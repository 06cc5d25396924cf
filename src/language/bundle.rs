//! The message files, read once a language, and messages made of them.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{OnceLock, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::Language;
use super::choice::{Disguise, now};
use super::message_files;

/// The messages of one language, and those without arguments as they were made once.
struct LanguageMessages {
    bundle: FluentBundle<FluentResource>,
    plain: RwLock<HashMap<&'static str, &'static str>>,
}

impl LanguageMessages {
    /// Errors in a file are found by the tests; what can be read of it is taken.
    fn read(language: Language, disguise: Option<Disguise>) -> LanguageMessages {
        let id: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // No marks of direction: none of the languages is written from the right.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => {
                let sign = if number.value < 0.0 { "−" } else { "" };
                Some(format!("{sign}{}", grouped(number.value.abs() as u64)))
            }
            _ => None,
        }));
        bundle.set_transform(match disguise {
            None => None,
            Some(Disguise::Wide) => Some(|text| Cow::Owned(wide(text))),
            Some(Disguise::Letters) => Some(|text| Cow::Owned(other_letters(text))),
        });
        for source in message_files::texts(language) {
            let resource = FluentResource::try_new(source.into_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        LanguageMessages { bundle, plain: RwLock::default() }
    }

    fn make(&self, id: &str, arguments: Option<&FluentArgs<'_>>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let made = self.bundle.format_pattern(pattern, arguments, &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "message {id}: {errors:?}");
        Some(made)
    }

    /// Made once and kept for good: there are no more than messages.
    fn plain(&self, id: &'static str) -> Option<&'static str> {
        if let Some(made) = self.plain.read().unwrap_or_else(PoisonError::into_inner).get(id) {
            return Some(made);
        }
        let made: &'static str = Box::leak(self.make(id, None)?.into_boxed_str());
        self.plain.write().unwrap_or_else(PoisonError::into_inner).insert(id, made);
        Some(made)
    }
}

/// The texts of a language, read when they are first asked for.
fn texts((language, disguise): (Language, Option<Disguise>)) -> &'static LanguageMessages {
    static READ: [OnceLock<LanguageMessages>; 7] = [const { OnceLock::new() }; 7];
    let at = match disguise {
        None => language as usize,
        Some(Disguise::Wide) => 5,
        Some(Disguise::Letters) => 6,
    };
    READ[at].get_or_init(|| LanguageMessages::read(language, disguise))
}

/// Made in the language of this thread, or in English where that lacks the message.
fn made<T>(make: impl Fn(&'static LanguageMessages) -> Option<T>) -> Option<T> {
    make(texts(now())).or_else(|| make(texts((Language::En, None))))
}

/// A message without arguments: see [`text!`](crate::text).
pub fn plain(id: &'static str) -> &'static str {
    made(|texts| texts.plain(id)).unwrap_or_else(|| missing(id))
}

/// A message with arguments: see [`text!`](crate::text).
pub fn formatted<const N: usize>(id: &'static str, arguments: [(&'static str, Argument<'_>); N]) -> String {
    let arguments: FluentArgs<'_> = arguments.into_iter().map(|(name, value)| (name, value.0)).collect();
    made(|texts| texts.make(id, Some(&arguments))).unwrap_or_else(|| missing(id).to_owned())
}

/// The tests find every message that is missing; a user would read its name.
fn missing(id: &'static str) -> &'static str {
    debug_assert!(false, "no message {id}");
    id
}

/// An argument of a message: a whole number that counts, or a text.
pub struct Argument<'a>(FluentValue<'a>);

macro_rules! from_counts {
    ($($kind:ty),+) => {
        $(impl From<$kind> for Argument<'_> {
            fn from(count: $kind) -> Self {
                Argument(FluentValue::from(count))
            }
        })+
    };
}

from_counts!(u8, u16, u32, u64, usize, i32, i64);

impl<'a> From<&'a str> for Argument<'a> {
    fn from(text: &'a str) -> Self {
        Argument(FluentValue::from(text))
    }
}

impl<'a> From<&'a String> for Argument<'a> {
    fn from(text: &'a String) -> Self {
        Argument(FluentValue::from(text.as_str()))
    }
}

impl From<String> for Argument<'_> {
    fn from(text: String) -> Self {
        Argument(FluentValue::from(text))
    }
}

impl<'a> From<Cow<'a, str>> for Argument<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Argument(FluentValue::from(text))
    }
}

impl From<char> for Argument<'_> {
    fn from(letter: char) -> Self {
        Argument(FluentValue::from(letter.to_string()))
    }
}

/// `1234567` as `1,234,567`, as all our languages write it.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// Every letter twice.
fn wide(text: &str) -> String {
    text.chars().flat_map(|letter| std::iter::repeat_n(letter, if letter.is_alphabetic() { 2 } else { 1 })).collect()
}

/// Letters of Greek and Cyrillic for those of Latin: as wide, and none of them ASCII.
fn other_letters(text: &str) -> String {
    const LOWERCASE: &str = "αьςδεƒγнιјκιмηορզгѕтυνωхуż";
    const UPPERCASE: &str = "ΑΒϹДΕҒԌНΙЈКĹМΝΟΡҨЯЅТЦѴШХΥŻ";
    let of = |letters: &str, at: u8| letters.chars().nth(usize::from(at));
    text.chars()
        .map(|letter| match letter {
            'a'..='z' => of(LOWERCASE, letter as u8 - b'a').unwrap_or(letter),
            'A'..='Z' => of(UPPERCASE, letter as u8 - b'A').unwrap_or(letter),
            _ => letter,
        })
        .collect()
}
