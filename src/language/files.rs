//! Files that are there in every language, such as messages and pages of the guide.

use std::borrow::Cow;

use super::Language;

/// The contents of a file, in the order of [`Language::ALL`].
type InLanguages = [&'static [u8]; Language::ALL.len()];

/// Files under `assets/FOLDER/TAG/`, made by [`language_files!`](crate::language_files).
pub enum LanguageFiles {
    /// Read whenever they are asked for, from the repository: in a debug build.
    Folder { path: &'static str, names: &'static [&'static str] },
    /// Part of the program.
    Embedded(&'static [(&'static str, InLanguages)]),
}

impl LanguageFiles {
    pub fn names(&self) -> Vec<&'static str> {
        match self {
            LanguageFiles::Folder { names, .. } => names.to_vec(),
            LanguageFiles::Embedded(files) => files.iter().map(|(name, _)| *name).collect(),
        }
    }

    /// `None` for a name that is not in the list.
    #[expect(clippy::disallowed_methods, reason = "a debug build reads the repository")]
    pub fn read(&self, language: Language, name: &str) -> Option<Cow<'static, [u8]>> {
        match self {
            LanguageFiles::Folder { path, names } => names
                .contains(&name)
                .then(|| std::fs::read(format!("{path}/{}/{name}", language.tag())).ok())?
                .map(Cow::Owned),
            LanguageFiles::Embedded(files) => {
                let (_, contents) = files.iter().find(|(known, _)| *known == name)?;
                let at = Language::ALL.iter().position(|&known| known == language)?;
                Some(Cow::Borrowed(contents[at]))
            }
        }
    }
}

/// The [`LanguageFiles`] of these names: `language_files!("guide": "amateur.md" "teacher.md")`.
#[macro_export]
macro_rules! language_files {
    ($folder:literal: $($name:literal)+) => {{
        #[cfg(debug_assertions)]
        let files = $crate::LanguageFiles::Folder {
            path: concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/", $folder),
            names: &[$($name),+],
        };
        #[cfg(not(debug_assertions))]
        let files = $crate::LanguageFiles::Embedded(&[$((
            $name,
            [
                $crate::language_files!(@ $folder, "/en/", $name),
                $crate::language_files!(@ $folder, "/zh-Hans/", $name),
                $crate::language_files!(@ $folder, "/zh-Hant/", $name),
                $crate::language_files!(@ $folder, "/ja/", $name),
                $crate::language_files!(@ $folder, "/ko/", $name),
            ],
        )),+]);
        files
    }};
    (@ $folder:literal, $tag:literal, $name:literal) => {
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/", $folder, $tag, $name))
    };
}
