//! Reading files that somebody else may have made: never more than a file of Katachi's can hold.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// What users write by hand or by clicking (tags, cards, settings, sessions) is smaller.
pub const MOST_BY_HAND: u64 = 64 << 20;

/// What Katachi packs is at most so many times its packed size; measured: 3 to 30.
const MOST_RATIO: u64 = 60;
/// Small files may unpack to so much whatever their ratio.
const ALWAYS: u64 = 64 << 20;

/// The bytes of a file.
///
/// Errors: the system's; [`io::ErrorKind::FileTooLarge`] where it is larger than `most`.
pub fn read_at_most(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        let text = format!("it is larger than {} MB, and no such file is", most >> 20);
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, text));
    }
    Ok(bytes)
}

/// As [`read_at_most`], as text. Errors: also text that is not UTF-8.
pub fn read_text_at_most(path: &Path, most: u64) -> io::Result<String> {
    let text = String::from_utf8(read_at_most(path, most)?);
    text.map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "it is not text (UTF-8)"))
}

/// What zstd packed, as a stream that ends where no file of Katachi's goes on.
///
/// Errors, in words: damaged, or more than such a file can hold.
pub fn unpack(packed: &[u8]) -> Result<Vec<u8>, String> {
    let most = (packed.len() as u64).saturating_mul(MOST_RATIO).max(ALWAYS);
    let damaged = |error: io::Error| format!("it does not unpack: {error}");
    let mut bytes = Vec::new();
    let decoder = zstd::Decoder::new(packed).map_err(damaged)?;
    decoder.take(most + 1).read_to_end(&mut bytes).map_err(damaged)?;
    if bytes.len() as u64 > most {
        return Err(format!("it unpacks to more than {} MB, far more than such a file holds", most >> 20));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_unpacks_to_gigabytes_is_refused_and_what_was_packed_comes_back() {
        let text = b"occurrences: 12, ".repeat(100_000);
        assert_eq!(unpack(&zstd::encode_all(&text[..], 1).unwrap()).unwrap(), text);
        let bomb = zstd::encode_all(io::repeat(b'a').take(1 << 30), 3).unwrap();
        assert!(bomb.len() < 200_000, "{}", bomb.len());
        let error = unpack(&bomb).unwrap_err();
        assert!(error.contains("more than 64 MB"), "{error}");
        assert!(unpack(b"nonsense").unwrap_err().contains("does not unpack"));
    }

    #[test]
    fn a_file_that_is_too_large_is_not_read_to_its_end() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("tags.ron");
        std::fs::write(&path, "0123456789").unwrap();
        assert_eq!(read_at_most(&path, 10).unwrap().len(), 10);
        assert_eq!(read_at_most(&path, 9).unwrap_err().kind(), io::ErrorKind::FileTooLarge);
    }
}
