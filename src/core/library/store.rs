//! The game store: a corpus as one binary file.
//!
//! The file begins with eight bytes of magic, the format number, and the length and the CRC-32 of the body. The body
//! follows: the columns of the corpus one after the other, little-endian. Reading checks every count and every move, so
//! a damaged file is an error and never a panic.
//!
//! The moves are most of the file. They begin at an even offset, so that a large store can be mapped and its moves need
//! not be read into memory. Older stores may have them at an odd offset. Their moves are read.
//!
//! Format 2 has the digests of comments and variations after the records; format 1 ends before.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Damage, bounded};
use crate::corpus::load::LoadedFile;
use crate::corpus::sgf::RemarkDigest;
use crate::corpus::source::{SourceFile, SourceKind};
use crate::corpus::{Corpus, GameId, Likeness, RecordRow, Standing};
use crate::files::{self, MappableValues, Mapping};
use crate::go::{BoardSize, Color, Move, Point, SetupStone, Winner};

const MAGIC: &[u8; 8] = b"KATACHI\0";
const HEADER_BYTES: usize = 24;
/// Minimum size in bytes of stores that are mapped: those of some 15,000 games.
const MIN_MAPPED_BYTES: u64 = 8 << 20;

/// Why a store cannot be read.
#[derive(Debug, PartialEq)]
pub(super) enum StoreError {
    NewerFormat(u32),
    Damaged(Damage),
}

pub(super) fn to_bytes(corpus: &Corpus, files: &[LoadedFile]) -> Vec<u8> {
    let (rows, moves, setup, text, text_ends) = corpus.raw();
    let mut body = StoreWriter(Vec::with_capacity(moves.len() * 2 + rows.len() * 96 + text.len() + 4096));
    body.length(files.len());
    for file in files {
        body.bytes(file.source.path.as_os_str().as_encoded_bytes());
        body.u8(file.source.kind as u8);
        body.u64(file.source.bytes);
        let (seconds, nanos) = file.source.modified.unwrap_or((i64::MIN, 0));
        body.u64(seconds as u64);
        body.u32(nanos);
        body.length(file.encodings.len());
        for (encoding, count) in &file.encodings {
            body.bytes(encoding.as_bytes());
            body.u64(*count);
        }
    }
    // Add an unused text of one byte if the moves would begin at an odd offset.
    let is_odd = (HEADER_BYTES + body.0.len() + text.len()) % 2 == 1;
    let more = if is_odd { " " } else { "" };
    body.bytes(&[text.as_bytes(), more.as_bytes()].concat());
    body.length(text_ends.len() + more.len());
    text_ends.iter().for_each(|&end| body.u32(end));
    more.bytes().for_each(|_| body.u32(text.len() as u32 + 1));
    body.length(moves.len());
    moves.iter().for_each(|play| body.u16(play.to_bits()));
    body.length(setup.len());
    for stone in setup {
        body.u32(stone.before_move);
        body.u8(stone.point.x);
        body.u8(stone.point.y);
        body.u8(stone.cell.map_or(0, |color| 1 + color as u8));
    }
    body.length(rows.len());
    rows.iter().for_each(|row| write_row(&mut body, row));
    rows.iter().for_each(|row| body.u32(row.remarks.to_bits()));
    let body = body.0;
    let mut file = StoreWriter(Vec::with_capacity(HEADER_BYTES + body.len()));
    file.0.extend_from_slice(MAGIC);
    file.u32(super::LIBRARY_FORMAT);
    file.u64(body.len() as u64);
    file.u32(crc32fast::hash(&body));
    file.0.extend_from_slice(&body);
    file.0
}

/// Reads a store's bytes. If the file does not begin like a store, reads only its beginning.
pub(super) fn read_bytes(path: &Path) -> std::io::Result<Vec<u8>> {
    bounded::read_told(path, HEADER_BYTES, |head| {
        let mut rest = StoreReader(head.strip_prefix(MAGIC)?);
        rest.u32().filter(|&format| format <= super::LIBRARY_FORMAT)?;
        rest.u64()
    })
}

/// Maps a store. `None` if it is small, is no file, or cannot be mapped. It must then be read.
pub(super) fn map(path: &Path) -> Option<Arc<Mapping>> {
    let is_large = files::metadata(path).is_ok_and(|file| file.len() >= MIN_MAPPED_BYTES);
    is_large.then(|| Mapping::open(path).ok()).flatten()
}

/// Like [`from_bytes`], for a mapped file. The moves stay in the mapping.
pub(super) fn from_mapping(mapping: &Arc<Mapping>) -> Result<(Corpus, Vec<LoadedFile>), StoreError> {
    let read = read(mapping.bytes(), Some(mapping));
    mapping.let_go(0..mapping.bytes().len());
    read
}

pub(super) fn from_bytes(file: &[u8]) -> Result<(Corpus, Vec<LoadedFile>), StoreError> {
    read(file, None)
}

fn read(file: &[u8], mapping: Option<&Arc<Mapping>>) -> Result<(Corpus, Vec<LoadedFile>), StoreError> {
    let short = || StoreError::Damaged(Damage::StoreTooShort);
    let mut header = StoreReader(file.get(..HEADER_BYTES).ok_or_else(short)?);
    if header.take(8) != Some(MAGIC) {
        return Err(StoreError::Damaged(Damage::NoStore));
    }
    let format = header.u32().ok_or_else(short)?;
    if format > super::LIBRARY_FORMAT {
        return Err(StoreError::NewerFormat(format));
    }
    let (length, checksum) = (header.u64().ok_or_else(short)?, header.u32().ok_or_else(short)?);
    let body = &file[HEADER_BYTES..];
    if body.len() as u64 != length {
        return Err(short());
    }
    if crc32fast::hash(body) != checksum {
        return Err(StoreError::Damaged(Damage::Checksum));
    }
    if let Some(mapping) = mapping {
        mapping.let_go(0..file.len());
    }
    let lent = |after: usize, count: usize| mapping?.values(file.len() - after, count);
    read_body(&mut StoreReader(body), format, lent).ok_or_else(|| StoreError::Damaged(Damage::StoreParts))
}

/// `lent(distance, count)` borrows `count` moves, from `distance` bytes before the end of the file. `None` if they must
/// be read.
fn read_body(
    body: &mut StoreReader<'_>,
    format: u32,
    lent: impl Fn(usize, usize) -> Option<MappableValues<Move>>,
) -> Option<(Corpus, Vec<LoadedFile>)> {
    let count = body.length(1)?;
    let files: Vec<LoadedFile> = (0..count).map(|_| read_file(body)).collect::<Option<_>>()?;
    let text = String::from_utf8(body.bytes()?.to_vec()).ok()?;
    let count = body.length(4)?;
    let text_ends: Vec<u32> =
        body.take(count * 4)?.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
    let count = body.length(2)?;
    let lent = lent(body.0.len(), count);
    let (move_bytes, _) = body.take(count * 2)?.as_chunks::<2>();
    let count = body.length(7)?;
    let setup: Vec<SetupStone> = (0..count).map(|_| read_setup(body)).collect::<Option<_>>()?;
    let count = body.length(40)?;
    let mut rows: Vec<RecordRow> = (0..count).map(|_| read_row(body)).collect::<Option<_>>()?;
    if format >= 2 {
        for row in &mut rows {
            row.remarks = RemarkDigest::from_bits(body.u32()?);
        }
    }
    if !body.0.is_empty() || rows.iter().any(|row| row.file as usize >= files.len()) {
        return None;
    }
    // Moves are checked against the boards they are played on.
    let mut moves = Vec::with_capacity(if lent.is_some() { 0 } else { move_bytes.len() });
    let mut start = 0;
    for row in &rows {
        for &bytes in move_bytes.get(start..row.moves_end as usize)? {
            let play = Move::from_bits(u16::from_le_bytes(bytes), row.size)?;
            if lent.is_none() {
                moves.push(play);
            }
        }
        start = row.moves_end as usize;
    }
    let moves = lent.unwrap_or_else(|| moves.into());
    Some((Corpus::from_raw(rows, moves, setup, text, text_ends)?, files))
}

fn read_file(body: &mut StoreReader<'_>) -> Option<LoadedFile> {
    let path = path_from(body.bytes()?)?;
    let kind = match body.u8()? {
        0 => SourceKind::Sgf,
        1 => SourceKind::Zip,
        2 => SourceKind::Tar,
        3 => SourceKind::TarGz,
        4 => SourceKind::TarZst,
        _ => return None,
    };
    let bytes = body.u64()?;
    let (seconds, nanos) = (body.u64()? as i64, body.u32()?);
    let modified = (seconds != i64::MIN).then_some((seconds, nanos));
    let mut encodings = BTreeMap::new();
    for _ in 0..body.length(12)? {
        let name = std::str::from_utf8(body.bytes()?).ok()?.to_owned();
        encodings.insert(name, body.u64()?);
    }
    Some(LoadedFile { source: SourceFile { path, kind, bytes, modified }, encodings })
}

#[cfg(unix)]
pub(super) fn path_from(bytes: &[u8]) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStrExt;
    Some(PathBuf::from(std::ffi::OsStr::from_bytes(bytes)))
}

#[cfg(not(unix))]
pub(super) fn path_from(bytes: &[u8]) -> Option<PathBuf> {
    Some(PathBuf::from(String::from_utf8_lossy(bytes).into_owned()))
}

fn read_setup(body: &mut StoreReader<'_>) -> Option<SetupStone> {
    let before_move = body.u32()?;
    let point = Point::new(body.u8()?, body.u8()?);
    let cell = match body.u8()? {
        0 => None,
        1 => Some(Color::Black),
        2 => Some(Color::White),
        _ => return None,
    };
    (point.x < 19 && point.y < 19).then_some(SetupStone { before_move, point, cell })
}

fn write_row(body: &mut StoreWriter, row: &RecordRow) {
    body.u8(row.size.side() as u8);
    body.u8(row.winner as u8);
    body.u8(row.handicap);
    body.u16(row.year.unwrap_or(i16::MIN) as u16);
    body.u32(row.komi.unwrap_or(f32::NAN).to_bits());
    row.texts.iter().for_each(|&text| body.u32(text));
    body.u32(row.file);
    body.u32(row.member);
    body.u32(row.index);
    body.u32(row.recorded_moves);
    body.u32(row.variations);
    let (standing, of) = match row.standing {
        Standing::Game => (0, 0),
        Standing::Position => (1, 0),
        Standing::Duplicate { of, likeness } => (2 + likeness as u8, of.0),
    };
    body.u8(standing);
    body.u32(of);
    body.u32(row.moves_end);
    body.u32(row.setup_end);
}

fn read_row(body: &mut StoreReader<'_>) -> Option<RecordRow> {
    let size = BoardSize::new(u32::from(body.u8()?)).ok()?;
    let winner = *[Winner::Black, Winner::White, Winner::Nobody, Winner::Unknown].get(usize::from(body.u8()?))?;
    let handicap = body.u8()?;
    let year = Some(body.u16()? as i16).filter(|&year| year != i16::MIN);
    let komi = Some(f32::from_bits(body.u32()?)).filter(|komi| komi.is_finite());
    let mut texts = [0; 9];
    for text in &mut texts {
        *text = body.u32()?;
    }
    let (file, member, index) = (body.u32()?, body.u32()?, body.u32()?);
    let (recorded_moves, variations) = (body.u32()?, body.u32()?);
    let (standing, of) = (body.u8()?, GameId(body.u32()?));
    let standing = match standing {
        0 => Standing::Game,
        1 => Standing::Position,
        other => {
            let kinds = [Likeness::Exact, Likeness::Turned, Likeness::Contained, Likeness::NearlySame];
            Standing::Duplicate { of, likeness: *kinds.get(usize::from(other) - 2)? }
        }
    };
    let (moves_end, setup_end) = (body.u32()?, body.u32()?);
    Some(RecordRow {
        size,
        winner,
        handicap,
        year,
        komi,
        texts,
        file,
        member,
        index,
        recorded_moves,
        variations,
        remarks: RemarkDigest::default(),
        standing,
        moves_end,
        setup_end,
    })
}

struct StoreWriter(Vec<u8>);

impl StoreWriter {
    fn u8(&mut self, value: u8) {
        self.0.push(value);
    }

    fn u16(&mut self, value: u16) {
        self.0.extend_from_slice(&value.to_le_bytes());
    }

    fn u32(&mut self, value: u32) {
        self.0.extend_from_slice(&value.to_le_bytes());
    }

    fn u64(&mut self, value: u64) {
        self.0.extend_from_slice(&value.to_le_bytes());
    }

    fn length(&mut self, length: usize) {
        self.u64(length as u64);
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.length(bytes.len());
        self.0.extend_from_slice(bytes);
    }
}

/// Takes values from the front of the bytes. Returns `None` if too few are left.
struct StoreReader<'a>(&'a [u8]);

impl<'a> StoreReader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    fn u8(&mut self) -> Option<u8> {
        self.array::<1>().map(|[byte]| byte)
    }

    fn u16(&mut self) -> Option<u16> {
        self.array().map(u16::from_le_bytes)
    }

    fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    fn u64(&mut self) -> Option<u64> {
        self.array().map(u64::from_le_bytes)
    }

    /// Reads a count of items that take at least `each` bytes. `None` if the remaining bytes cannot hold them.
    fn length(&mut self, each: usize) -> Option<usize> {
        let length = usize::try_from(self.u64()?).ok()?;
        (length.checked_mul(each)? <= self.0.len()).then_some(length)
    }

    fn bytes(&mut self) -> Option<&'a [u8]> {
        let length = self.length(1)?;
        self.take(length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::load::load_bytes;

    fn sample() -> Vec<u8> {
        let loaded = load_bytes(
            "three.sgf",
            "(;SZ[9]PB[本因坊秀策]DT[1846]RE[B+2]AB[aa]AW[bb];B[ee];W[];B[cc])(;SZ[9]AB[cc])(;SZ[13]KM[6.5];B[aa])"
                .as_bytes(),
        );
        to_bytes(&loaded.corpus, &loaded.files)
    }

    #[test]
    fn a_store_reads_back_as_it_was_written() {
        let bytes = sample();
        let (corpus, files) = from_bytes(&bytes).unwrap();
        assert_eq!(corpus.record_count(), 3);
        assert_eq!(corpus.header(GameId(0)).black, "本因坊秀策");
        assert_eq!(corpus.header(GameId(2)).komi, Some(6.5));
        assert_eq!(corpus.standing(GameId(1)), Standing::Position);
        assert_eq!(to_bytes(&corpus, &files), bytes);
    }

    /// The same store as older versions wrote it, without the unused text. `None` if it has no such text.
    fn without_the_text_more(bytes: &[u8]) -> Option<Vec<u8>> {
        let (corpus, _) = from_bytes(bytes).unwrap();
        let text = corpus.raw().3.as_bytes();
        let start = bytes.windows(text.len()).position(|at| at == text).unwrap();
        let (end, ends) = (start + text.len(), corpus.raw().4.len());
        let last_end = end + 8 + ends * 4;
        if !text.ends_with(b" ") {
            return None;
        }
        let length = |length: usize| (length as u64).to_le_bytes();
        let mut body = [&bytes[HEADER_BYTES..start - 8], &length(text.len() - 1), &bytes[start..end - 1]].concat();
        body.extend([&length(ends - 1)[..], &bytes[end + 8..last_end - 4], &bytes[last_end..]].concat());
        let checksum = crc32fast::hash(&body).to_le_bytes();
        Some([&bytes[..12], &length(body.len()), &checksum, &body[..]].concat())
    }

    #[cfg(unix)]
    #[test]
    fn the_moves_of_a_mapped_store_stay_there_and_those_at_an_odd_place_are_read() {
        let dir = tempfile::tempdir().unwrap();
        let mut odd = 0;
        for name in ["three.sgf", "four.sgf"] {
            let loaded = load_bytes(name, b"(;SZ[9]PB[Shusaku]RE[B+2];B[ee];W[];B[cc])(;SZ[9];B[aa];W[bb])");
            let bytes = to_bytes(&loaded.corpus, &loaded.files);
            let before = without_the_text_more(&bytes);
            odd += usize::from(before.is_some());
            for bytes in before.iter().chain([&bytes]) {
                let path = dir.path().join(name);
                std::fs::write(&path, bytes).unwrap();
                assert!(map(&path).is_none(), "it is small");
                let mapping = Mapping::open(&path).unwrap();
                let (corpus, files) = from_mapping(&mapping).unwrap();
                let (read, _) = from_bytes(bytes).unwrap();
                assert_eq!((corpus.id(), corpus.raw().1), (read.id(), read.raw().1));
                let moves = if Some(bytes) == before.as_ref() { 0 } else { 5 * size_of::<Move>() };
                assert_eq!(read.memory_bytes() - corpus.memory_bytes(), moves);
                assert_eq!(to_bytes(&corpus, &files), to_bytes(&loaded.corpus, &loaded.files));
                for at in 0..bytes.len() {
                    let mut bytes = bytes.clone();
                    bytes[at] ^= 0x55;
                    std::fs::write(dir.path().join("damaged"), &bytes).unwrap();
                    assert!(from_mapping(&Mapping::open(&dir.path().join("damaged")).unwrap()).is_err(), "byte {at}");
                }
            }
        }
        assert_eq!(odd, 1, "one of two names that are one longer than the other");
    }

    #[test]
    fn every_cut_and_every_flipped_byte_is_an_error() {
        let bytes = sample();
        for end in 0..bytes.len() {
            assert!(from_bytes(&bytes[..end]).is_err());
        }
        for at in 0..bytes.len() {
            let mut bytes = bytes.clone();
            bytes[at] ^= 0x55;
            assert!(from_bytes(&bytes).is_err(), "byte {at}");
        }
    }

    #[test]
    fn nonsense_with_a_right_checksum_is_an_error_and_no_panic() {
        let bytes = sample();
        for at in HEADER_BYTES..bytes.len() {
            let mut bytes = bytes.clone();
            bytes[at] ^= 0xff;
            let checksum = crc32fast::hash(&bytes[HEADER_BYTES..]);
            bytes[20..24].copy_from_slice(&checksum.to_le_bytes());
            // Many such bytes make another good library; none may panic, and a corpus that is read can be walked.
            if let Ok((corpus, _)) = from_bytes(&bytes) {
                corpus.records().for_each(|id| {
                    _ = corpus.game(id).board_before(usize::MAX);
                    _ = corpus.header(id);
                });
            }
        }
        let mut newer = bytes.clone();
        newer[8] = 99;
        assert_eq!(from_bytes(&newer).unwrap_err(), StoreError::NewerFormat(99));
    }
}
