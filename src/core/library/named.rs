//! Enums of plain names with English words.

/// Declares an enum of plain names with their English words.
///
/// `Words` is for crates above that still hand over words in the user's language.
macro_rules! named {
    ($(#[$about:meta])* $kind:ident { $($(#[$note:meta])* $name:ident = $english:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $kind {
            $($(#[$note])* $name,)+
            /// Words of the caller, ready to be shown.
            Words(&'static str),
        }

        impl $kind {
            /// Every name, for tests.
            pub const ALL: &'static [$kind] = &[$($kind::$name,)+];
        }

        impl std::fmt::Display for $kind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self {
                    $($kind::$name => $english,)+
                    $kind::Words(words) => words,
                })
            }
        }

        impl From<&'static str> for $kind {
            fn from(words: &'static str) -> $kind {
                $kind::Words(words)
            }
        }
    };
}
pub(super) use named;
