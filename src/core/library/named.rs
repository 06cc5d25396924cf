//! Enums of plain names with English words.

/// Declares an enum of plain names with their English words.
macro_rules! named {
    ($(#[$about:meta])* $kind:ident { $($(#[$note:meta])* $name:ident = $english:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $kind {
            $($(#[$note])* $name,)+
        }

        impl $kind {
            /// Every name, for tests.
            pub const ALL: &'static [$kind] = &[$($kind::$name,)+];
        }

        impl std::fmt::Display for $kind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self {
                    $($kind::$name => $english,)+
                })
            }
        }
    };
}
pub(super) use named;
