//! Reasons why a file, a folder or a member of an archive could not be read.

use std::io;

use serde::{Deserialize, Serialize};

/// Why a file, a folder or a member of an archive could not be read.
///
/// It travels inside an [`io::Error`] through the readers that unpack archives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum SourceTrouble {
    #[error("it cannot be read to its end")]
    NotToItsEnd,
    #[error("there is no SGF file in it")]
    NoSgfInArchive,
    #[error("no SGF file and no archive in this folder")]
    NoSgfInFolder,
    #[error("neither a file nor a folder")]
    NoFile,
    #[error("neither an SGF file nor an archive")]
    NeitherSgfNorArchive,
    /// The ending that such archives have.
    #[error("an archive of a kind that is not read ({0}): unpack it first")]
    OtherArchive(Box<str>),
    #[error("not a ZIP archive, or a damaged one")]
    NotZip,
    #[error("not gzip-compressed, or damaged")]
    NotGzip,
    #[error("not zstd-compressed, or damaged")]
    NotZstd,
    #[error("an archive inside an archive: unpack it first")]
    Nested,
    #[error("damaged after {members} members: {trouble}")]
    DamagedAfter { members: u64, trouble: Box<SourceTrouble> },
    #[error("ends without its end mark: games may be missing (truncated?)")]
    NoEndMark,
    /// The number of the member in a ZIP archive, from 1.
    #[error("member {number}: {trouble}")]
    Member { number: u64, trouble: Box<SourceTrouble> },
    #[error("encrypted")]
    Encrypted,
    #[error("unpacks to far more than any text (a ZIP bomb?)")]
    ZipBomb,
    #[error("unpacks to far more than its size allows (a bomb?)")]
    Bomb,
    #[error("more than {megabytes} MB of names or nothing between two members")]
    TooMuchBetween { megabytes: u64 },
    #[error("a game in it is larger than {megabytes} MB")]
    LargeGame { megabytes: u64 },
    #[error("larger than {megabytes} MB")]
    TooLarge { megabytes: u64 },
    /// The ZIP reader's message.
    #[error("unsupported: {0}")]
    Unsupported(Box<str>),
    /// The ZIP reader's message.
    #[error("damaged ZIP archive: {0}")]
    DamagedZip(Box<str>),
    #[error("no such file")]
    Missing,
    #[error("no permission to read it")]
    NotAllowed,
    #[error("ends in the middle (truncated?)")]
    CutOff,
    #[error("a link to a file that does not exist")]
    Dangling,
    /// Its games were taken over from an earlier loading.
    #[error("{0}; what was read of it before is kept")]
    Kept(Box<SourceTrouble>),
    /// The message of the system, or of the library that unpacks archives.
    #[error("{0}")]
    System(Box<str>),
}

impl SourceTrouble {
    pub(super) fn kept(self) -> SourceTrouble {
        SourceTrouble::Kept(Box::new(self))
    }
}

impl From<&io::Error> for SourceTrouble {
    fn from(error: &io::Error) -> SourceTrouble {
        let own = || error.get_ref()?.downcast_ref::<SourceTrouble>().cloned();
        match error.kind() {
            io::ErrorKind::NotFound => SourceTrouble::Missing,
            io::ErrorKind::PermissionDenied => SourceTrouble::NotAllowed,
            io::ErrorKind::UnexpectedEof => SourceTrouble::CutOff,
            _ => own().unwrap_or_else(|| SourceTrouble::System(error.to_string().into())),
        }
    }
}

impl From<SourceTrouble> for io::Error {
    fn from(trouble: SourceTrouble) -> io::Error {
        io::Error::other(trouble)
    }
}
