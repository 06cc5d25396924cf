//! The message files of each language, `assets/languages/TAG/AREA.ftl`.
//!
//! A release build carries them. A debug build reads them from the repository when it starts, so that a change of a word
//! builds nothing anew.

use std::borrow::Cow;

use super::Language;

macro_rules! areas {
    ($($area:literal)+) => {
        /// The first word of a message's name says in which of these it stands.
        #[cfg(any(test, debug_assertions))]
        pub(crate) const AREAS: &[&str] = &[$($area),+];

        #[cfg(not(debug_assertions))]
        macro_rules! shipped {
            ($tag:literal) => {
                [$(include_str!(concat!("../../assets/languages/", $tag, "/", $area, ".ftl"))),+]
            };
        }
    };
}

areas! {
    "board" "cli" "commands" "costly" "engines" "files" "find" "fuseki" "gallery" "general" "health" "joseki" "library"
    "life" "mining" "notices" "pages" "play" "player" "settings" "shapes" "shell" "store" "study" "tsumego"
}

/// The text of each file of a language, in the order of `AREAS`.
#[cfg(not(debug_assertions))]
pub(crate) fn texts(language: Language) -> impl Iterator<Item = Cow<'static, str>> {
    let texts = match language {
        Language::En => shipped!("en"),
        Language::ZhHans => shipped!("zh-Hans"),
        Language::ZhHant => shipped!("zh-Hant"),
        Language::Ja => shipped!("ja"),
        Language::Ko => shipped!("ko"),
    };
    texts.into_iter().map(Cow::Borrowed)
}

#[cfg(debug_assertions)]
#[expect(clippy::disallowed_methods, reason = "the core's files are above this crate")]
pub(crate) fn texts(language: Language) -> impl Iterator<Item = Cow<'static, str>> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/languages").join(language.tag());
    AREAS.iter().map(move |area| {
        let path = folder.join(area).with_extension("ftl");
        let text = std::fs::read_to_string(&path);
        Cow::Owned(text.unwrap_or_else(|error| panic!("a debug build reads {}: {error}", path.display())))
    })
}
