//! System fonts for scripts that the built-in fonts lack, with the glyph forms of the program's language.
//!
//! A Chinese character can look different in Chinese and in Japanese, so fonts are requested by language.

use std::sync::Arc;

use egui::epaint::text::{FallbackRequest, FontProvider};
use egui::{Context, FontDefinitions, FontFamily};
use egui_system_font_provider::SystemFontProvider;

use super::display::missing_font;
use super::font_faces::face_with;
use katachi_app::tasks::Task;
use katachi_core::jobs::JobError;
use katachi_language::{Language, speaking};

/// Makes this language's fonts the first choice from now on.
pub fn choose(ctx: &Context, language: Language) {
    let locale = match language {
        // Names in Chinese characters are mostly those of Japanese and Chinese players; the system's language decides.
        Language::En => None,
        Language::ZhHans => Some("zh-SG"),
        Language::ZhHant => Some("zh-TW"),
        Language::Ja => Some("ja"),
        Language::Ko => Some("ko"),
    };
    let provider = SystemFontProvider::new();
    let provider = if locale.is_some() { provider.with_locale(locale) } else { provider };
    let mut fonts = FontDefinitions::default();
    // Insert before the symbol fonts, which have full-width brackets of their own.
    let family = FontFamily::Proportional;
    if language != Language::En
        && let Some(found) = provider.font_for(&FallbackRequest { cluster: of_script(language), family: &family })
    {
        let mut data = found.data;
        data.index = face_with(data.bytes(), endings(language)).unwrap_or(data.index);
        fonts.font_data.insert(found.name.clone(), Arc::new(data));
        for names in fonts.families.values_mut() {
            names.insert(names.len().min(1), found.name.clone());
        }
    }
    ctx.set_fonts(fonts);
    ctx.set_font_providers(vec![Arc::new(provider)]);
}

/// Words by which the families of a language's own face end.
fn endings(language: Language) -> &'static [&'static str] {
    match language {
        Language::En => &[],
        Language::ZhHans => &["SC", "CN"],
        Language::ZhHant => &["TC", "TW", "HK"],
        Language::Ja => &["JP", "J"],
        Language::Ko => &["KR", "K"],
    }
}

/// A letter that the language's fonts have.
fn of_script(language: Language) -> &'static str {
    if language == Language::Ko { "한" } else { "中" }
}

/// Whether names in Chinese, Japanese or Korean cannot be shown.
fn lacks_cjk(is_shown: impl Fn(&'static str) -> bool) -> bool {
    [Language::Ja, Language::Ko].into_iter().any(|language| !is_shown(of_script(language)))
}

/// Says which package is missing if no font shows names in Chinese, Japanese or Korean. To look for fonts takes a while.
pub fn look_for_cjk() -> Task {
    Task::silent(String::new(), |_| {
        let (provider, family) = (SystemFontProvider::new(), FontFamily::Proportional);
        let is_shown = |cluster| provider.font_for(&FallbackRequest { cluster, family: &family }).is_some();
        if !lacks_cjk(is_shown) {
            return Ok(());
        }
        eprintln!("katachi: {}", missing_font());
        // The window cannot show the words of such a language.
        let _english = speaking(Language::En);
        Err(JobError::Failed(missing_font()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_font_is_missing_unless_both_han_and_hangul_are_shown() {
        assert!(!lacks_cjk(|_| true));
        for lacking in ["中", "한"] {
            assert!(lacks_cjk(|letter| letter != lacking), "{lacking}");
        }
    }
}
