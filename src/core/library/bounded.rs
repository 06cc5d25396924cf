//! Reads files that somebody else may have made, and never more of them than a file of Katachi's can hold.

use std::io::{self, Read};
use std::path::Path;

use super::Damage;
use crate::files::OpenFile;

/// Maximum size of files that users write by hand or by clicking (tags, cards, settings, sessions).
pub const MAX_HANDMADE_BYTES: u64 = 64_000_000;

/// Maximum size of the file of tags: it names each game of each tag, and a tag may be on every game.
pub const MAX_TAGS_BYTES: u64 = 1_000_000_000;

/// Maximum ratio of unpacked to packed size in what Katachi packs; measured: 3 to 30.
const MAX_UNPACK_RATIO: u64 = 60;
/// Size to which small files may unpack whatever their ratio. Rows take up to ten times their text, so this is what
/// keeps a small file below 300 MB.
const FREE_UNPACK_BYTES: u64 = 8 << 20;

/// Maximum size of a drawn diagram; one from a text editor is smaller.
pub const MAX_DRAWING_BYTES: u64 = 1_000_000;

/// Maximum size of a result as text.
pub const MAX_RESULT_BYTES: u64 = 4_000_000_000;

/// Maximum number of bytes to read from a pipe or a device, which never says how much it will give.
const MAX_STREAM_BYTES: u64 = 64_000_000;

/// The bytes of a file; of a pipe or a device, 64 MB at most.
///
/// Errors: the system's; [`io::ErrorKind::FileTooLarge`] where it is larger than `most`.
pub fn read_at_most(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let file = OpenFile::open(path)?;
    let metadata = file.metadata()?;
    let most = if metadata.is_file() { most } else { most.min(MAX_STREAM_BYTES) };
    let mut bytes = Vec::with_capacity(usize::try_from(metadata.len().min(most) + 1).unwrap_or(0));
    file.take(most + 1).read_to_end(&mut bytes)?;
    check_size(&bytes, most)?;
    Ok(bytes)
}

/// Errors: [`io::ErrorKind::FileTooLarge`] where there are more bytes than `most`.
pub fn check_size(bytes: &[u8], most: u64) -> io::Result<()> {
    match bytes.len() as u64 > most {
        true => Err(io::Error::new(io::ErrorKind::FileTooLarge, Damage::TooLarge { megabytes: most / 1_000_000 })),
        false => Ok(()),
    }
}

/// As [`read_at_most`], as text. Errors: also text that is not UTF-8.
pub fn read_text_at_most(path: &Path, most: u64) -> io::Result<String> {
    let text = String::from_utf8(read_at_most(path, most)?);
    text.map_err(|_| io::Error::new(io::ErrorKind::InvalidData, Damage::NotText))
}

/// Reads a file's header, the bytes that it announces, and one byte more if there is one. `told` gives the number of
/// bytes after the header; if it returns `None`, only the header is read.
///
/// Errors: the system's.
pub fn read_told(path: &Path, head: usize, told: impl FnOnce(&[u8]) -> Option<u64>) -> io::Result<Vec<u8>> {
    let mut file = OpenFile::open(path)?;
    let there = file.metadata()?.len().saturating_sub(head as u64);
    let mut bytes = Vec::new();
    (&mut file).take(head as u64).read_to_end(&mut bytes)?;
    let Some(rest) = (bytes.len() == head).then(|| told(&bytes)).flatten() else { return Ok(bytes) };
    // Reads no more than the file has, whatever its header says.
    let rest = rest.saturating_add(1).min(there);
    bytes.reserve_exact(usize::try_from(rest).unwrap_or(0));
    file.take(rest).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Maximum size to which a file of Katachi's with this packed size unpacks.
pub(super) fn most_unpacked(packed: u64) -> u64 {
    packed.saturating_mul(MAX_UNPACK_RATIO).max(FREE_UNPACK_BYTES)
}

/// Unpacks a zstd stream, but no more of it than a file of Katachi's can hold.
///
/// Errors: damaged, or more than such a file can hold.
pub fn unpack(packed: &[u8]) -> Result<Vec<u8>, Damage> {
    let most = most_unpacked(packed.len() as u64);
    let damaged = |error: io::Error| Damage::DoesNotUnpack { error: error.to_string() };
    let mut bytes = Vec::new();
    let decoder = zstd::Decoder::new(packed).map_err(damaged)?;
    decoder.take(most + 1).read_to_end(&mut bytes).map_err(damaged)?;
    if bytes.len() as u64 > most {
        return Err(Damage::UnpacksToMore { megabytes: most / 1_000_000 });
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
        let error = unpack(&bomb).unwrap_err().to_string();
        assert!(error.contains("unpacks to more than") && error.contains("MB"), "{error}");
        assert!(unpack(b"nonsense").unwrap_err().to_string().contains("does not unpack"));
    }

    #[test]
    fn a_file_that_is_too_large_is_not_read_to_its_end() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("tags.ron");
        std::fs::write(&path, "0123456789").unwrap();
        assert_eq!(read_at_most(&path, 10).unwrap().len(), 10);
        assert_eq!(read_at_most(&path, 9).unwrap_err().kind(), io::ErrorKind::FileTooLarge);
        for (told, read) in [(Some(0), 5), (Some(3), 8), (Some(6), 10), (Some(u64::MAX), 10), (None, 4)] {
            assert_eq!(read_told(&path, 4, |_| told).unwrap().len(), read, "{told:?}");
        }
        assert_eq!(read_told(&path, 20, |_| Some(7)).unwrap().len(), 10);
        #[cfg(target_os = "linux")]
        for endless in ["/dev/zero", "/dev/full"].map(Path::new) {
            assert_eq!(read_at_most(endless, MAX_RESULT_BYTES).unwrap_err().kind(), io::ErrorKind::InvalidInput);
            assert_eq!(read_told(endless, 8, |_| Some(u64::MAX)).unwrap_err().kind(), io::ErrorKind::InvalidInput);
        }
    }
}
