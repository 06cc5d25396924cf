//! The envelope of counts that are kept beside a library: contexts, and the pattern database.
//!
//! A head (eight bytes of magic, then the format, a CRC-32 of the body, the corpus, the number of games, and the length
//! of the body), then the body, zstd-compressed. Counts can always be made again.

use katachi_core::corpus::CorpusId;

/// Bytes before the body.
pub const HEAD_BYTES: usize = 40;

/// Number of bytes after the first [`HEAD_BYTES`] bytes of a file of counts. `None` if the head is of another kind of
/// file.
pub fn told_length(head: &[u8]) -> Option<u64> {
    let known: [&[u8]; 2] = [b"KATACTXT", b"KATARING"];
    let is_known = known.iter().any(|magic| head.starts_with(magic));
    is_known.then(|| head.get(32..HEAD_BYTES)?.try_into().ok().map(u64::from_le_bytes)).flatten()
}

/// Why a file does not hold the counts of a library. They can always be made again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CountsFileError {
    #[error("it does not begin as such a file does")]
    AnotherFile,
    #[error("format {found}; this program reads {supported}")]
    OtherFormat { found: u32, supported: u32 },
    #[error("it is of other games ({0})")]
    OtherCorpus(CorpusId),
    #[error("damaged: {0}")]
    Damaged(CountsDamage),
}

/// How a file of counts is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CountsDamage {
    #[error("its length or checksum does not fit")]
    LengthOrChecksum,
    #[error("it cannot be unpacked")]
    CannotUnpack,
    #[error("its counts do not fit")]
    ContextsDoNotFit,
    #[error("its beginning does not fit")]
    RingsBeginning,
    #[error("its patterns do not fit")]
    RingsDoNotFit,
}

/// The magic and the format of one kind of counts file.
pub(super) struct CountsFile {
    pub magic: &'static [u8; 8],
    pub format: u32,
}

impl CountsFile {
    /// Packs counts into a file. The same counts give the same bytes.
    pub fn pack(&self, corpus: CorpusId, games: u64, body: &[u8]) -> Vec<u8> {
        let body = zstd::encode_all(body, 1).expect("writing to memory does not fail");
        let mut file = Vec::with_capacity(HEAD_BYTES + body.len());
        file.extend_from_slice(self.magic);
        file.extend_from_slice(&self.format.to_le_bytes());
        file.extend_from_slice(&crc32fast::hash(&body).to_le_bytes());
        file.extend_from_slice(&corpus.0.to_le_bytes());
        file.extend_from_slice(&games.to_le_bytes());
        file.extend_from_slice(&(body.len() as u64).to_le_bytes());
        file.extend_from_slice(&body);
        file
    }

    /// Reads the number of games and the body of a file.
    ///
    /// Errors: the file belongs to another corpus or is damaged. Never panics.
    pub fn unpack(&self, file: &[u8], corpus: CorpusId) -> Result<(u64, Vec<u8>), CountsFileError> {
        let head = file.get(..HEAD_BYTES).filter(|head| head.starts_with(self.magic));
        let head = head.ok_or(CountsFileError::AnotherFile)?;
        let number = |at: usize, bytes: usize| {
            head[at..at + bytes].iter().rev().fold(0_u64, |number, &byte| number << 8 | u64::from(byte))
        };
        let found = number(8, 4) as u32;
        if found != self.format {
            return Err(CountsFileError::OtherFormat { found, supported: self.format });
        }
        let id = CorpusId(number(16, 8));
        if id != corpus {
            return Err(CountsFileError::OtherCorpus(id));
        }
        let body = &file[HEAD_BYTES..];
        if body.len() as u64 != number(32, 8) || u64::from(crc32fast::hash(body)) != number(12, 4) {
            return Err(CountsFileError::Damaged(CountsDamage::LengthOrChecksum));
        }
        let body = katachi_core::library::bounded::unpack(body)
            .map_err(|_| CountsFileError::Damaged(CountsDamage::CannotUnpack))?;
        Ok((number(24, 8), body))
    }
}

/// Appends a number, seven bits a byte, lowest first, in as few bytes as possible.
pub(super) fn push_varint(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Takes a number of [`push_varint`] from the front.
pub(super) fn read_varint(rest: &mut &[u8]) -> Option<u32> {
    let mut number = 0_u32;
    for shift in (0..35).step_by(7) {
        let (&byte, left) = rest.split_first()?;
        *rest = left;
        number |= u32::from(byte & 127).checked_shl(shift)?;
        if byte < 128 {
            return Some(number);
        }
    }
    None
}
