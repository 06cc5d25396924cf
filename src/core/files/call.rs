//! The kinds of calls on files that the one door tells apart.

/// A kind of call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Call {
    Open,
    Create,
    #[cfg(feature = "faults")]
    Read,
    #[cfg(feature = "faults")]
    Write,
    Sync,
    Rename,
    /// Swaps two names.
    Exchange,
    Remove,
    /// Asks for size or kind, or whether there is anything.
    Look,
    List,
    MakeFolder,
    Lock,
}
