//! Fonts for scripts that the built-in ones lack, from the system, in the forms of the program's language.
//!
//! One Chinese character has other forms in Chinese and in Japanese: a font must be asked for by language.

use std::sync::Arc;

use egui::Context;
use egui::epaint::text::{FallbackRequest, FontInsert, FontProvider};
use egui_system_font_provider::SystemFontProvider;
use katachi_language::Language;

/// From now on characters are looked for in the fonts of this language first.
pub fn choose(ctx: &Context, language: Language) {
    let locale = match language {
        // Names in Chinese characters are mostly those of Japanese and Chinese players; the system says which.
        Language::En => None,
        Language::ZhHans => Some("zh-SG"),
        Language::ZhHant => Some("zh-TW"),
        Language::Ja => Some("ja"),
        Language::Ko => Some("ko"),
    };
    let provider = SystemFontProvider::new();
    let provider = if locale.is_some() { provider.with_locale(locale) } else { provider };
    ctx.set_font_providers(vec![Arc::new(Fonts(provider))]);
}

struct Fonts(SystemFontProvider);

impl FontProvider for Fonts {
    /// Full-width signs are of no script, and would come from whatever font has symbols: they come with the characters.
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        let is_wide = |letter: char| matches!(letter, '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ffef}');
        match request.cluster.starts_with(is_wide) {
            true => {
                self.0.font_for(&FallbackRequest { cluster: "中", ..*request }).or_else(|| self.0.font_for(request))
            }
            false => self.0.font_for(request),
        }
    }
}
