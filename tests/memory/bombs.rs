//! The golden list of bombs: small files that unpack to very much, and games that say very much. Each takes little
//! memory and one line of the report at most, and none becomes a game without stones.

use std::fs;
use std::io::Write;
use std::path::Path;

use crate::alone;
use crate::counting::most_held;
use crate::hostile::MAX_BYTES;
use crate::support::sweep::share;
use katachi::corpus::load::{Loaded, load};
use katachi::corpus::sgf::read_tree;
use katachi::progress::Progress;

/// The outcome of loading a bomb.
enum Outcome {
    /// No record, and one line that says this.
    Told(&'static str),
    /// A game with stones, and at most one line.
    Game,
}

use Outcome::{Game, Told};

struct Bomb {
    name: &'static str,
    make: fn() -> Vec<u8>,
    outcome: Outcome,
}

/// How each reason is told.
const MEMBER_BOMB: Outcome = Told("unpacks to far more than any text (a ZIP bomb?)");
const FILE_BOMB: Outcome = Told("unpacks to far more than its size allows (a bomb?)");
const NESTED: Outcome = Told("an archive inside an archive: unpack it first");
const NO_STONES: Outcome = Told("records with neither a stone nor a move, left out: ");

const BOMBS: [Bomb; 17] = [
    Bomb { name: "empty.zip", make: || zip("a.sgf", &b"(;)".repeat(1_300_000)), outcome: NO_STONES },
    Bomb { name: "more-empty.zip", make: || zip("a.sgf", &b"(;)".repeat(2_700_000)), outcome: MEMBER_BOMB },
    Bomb { name: "empty.tar.gz", make: || gzip(&tar("a.sgf", &b"(;)".repeat(1_300_000))), outcome: NO_STONES },
    Bomb { name: "more-empty.tar.gz", make: || gzip(&tar("a.sgf", &b"(;)".repeat(4_800_000))), outcome: FILE_BOMB },
    Bomb { name: "empty.sgf", make: || b"(;GM[1])".repeat(500_000), outcome: NO_STONES },
    Bomb { name: "nested.zip", make: || zip("b.zip", &zip("a.sgf", b"(;B[aa])")), outcome: NESTED },
    Bomb { name: "nested.tar.gz", make: || gzip(&tar("b.tgz", &gzip(&tar("a.sgf", b"(;B[aa])")))), outcome: NESTED },
    Bomb { name: "nested.gz.sgf", make: || gzip(&gzip(b"(;B[aa])")), outcome: NESTED },
    Bomb { name: "zeros.zip", make: || zip_of_zeros(1 << 30), outcome: MEMBER_BOMB },
    Bomb {
        name: "lying.zip",
        make: || zip_of_zeros(4096),
        outcome: Told("File is larger than its declared uncompressed size"),
    },
    Bomb { name: "blanks.sgf", make: || gzip_of_blanks(512), outcome: FILE_BOMB },
    Bomb { name: "variations.sgf", make: || said("(;SZ[19];B[dd]", "(;W[pp])", 1_000_000, ")"), outcome: Game },
    Bomb { name: "properties.sgf", make: || said("(;SZ[19];B[dd]", "XX[a]", 1_000_000, ")"), outcome: Game },
    Bomb { name: "values.sgf", make: || said("(;SZ[19];B[dd]TR", "[aa]", 1_000_000, ")"), outcome: Game },
    Bomb { name: "stones.sgf", make: || said("(;SZ[19]AB", "[aa:ss]", 1_000_000, ")"), outcome: Game },
    Bomb { name: "nodes.sgf", make: || said("(;SZ[19]", "(;B[aa]", 600_000, &")".repeat(600_001)), outcome: Game },
    Bomb { name: "parentheses.sgf", make: || said("(;SZ[19]", "(", 4_000_000, ""), outcome: NO_STONES },
];

fn said(head: &str, body: &str, times: usize, end: &str) -> Vec<u8> {
    format!("{head}{}{end}", body.repeat(times)).into_bytes()
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packed.write_all(bytes).unwrap();
    packed.finish().unwrap()
}

fn zip(name: &str, bytes: &[u8]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    writer.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
    writer.write_all(bytes).unwrap();
    writer.finish().unwrap().into_inner()
}

fn tar(name: &str, bytes: &[u8]) -> Vec<u8> {
    let mut tar = tar::Builder::new(Vec::new());
    let mut header = tar::Header::new_gnu();
    header.set_size(bytes.len() as u64);
    header.set_mode(0o644);
    tar.append_data(&mut header, name, bytes).unwrap();
    tar.into_inner().unwrap()
}

/// A game whose comment never ends, packed a mebibyte at a time: the parts of a gzip file may follow one another.
fn gzip_of_blanks(mebibytes: usize) -> Vec<u8> {
    [gzip(b"(;SZ[9]C["), gzip(&vec![b' '; 1 << 20]).repeat(mebibytes)].concat()
}

/// An archive with one member, a gibibyte of zeros, whose head tells another size.
fn zip_of_zeros(told: u32) -> Vec<u8> {
    const MEBIBYTES: u32 = 1 << 10;
    let (name, zeros) = ("a.sgf", vec![0; 1 << 20]);
    // A part that is flushed stands alone, so it can be repeated. Then comes the mark of the end.
    let mut packer = flate2::Compress::new(flate2::Compression::best(), false);
    let mut part = Vec::with_capacity(1 << 20);
    packer.compress_vec(&zeros, &mut part, flate2::FlushCompress::Sync).unwrap();
    let packed = [part.repeat(MEBIBYTES as usize), vec![3, 0]].concat();
    let mut checksum = crc32fast::Hasher::new();
    checksum.update(&zeros);
    for _ in 0..MEBIBYTES.ilog2() {
        checksum.combine(&checksum.clone());
    }
    let numbers = |numbers: &[u32]| numbers.iter().flat_map(|number| number.to_le_bytes()).collect::<Vec<u8>>();
    // The version, flags, method, time and date; then checksum, sizes, and lengths of names.
    let about = [
        vec![20, 0, 0, 0, 8, 0, 0, 0, 0x21, 0],
        numbers(&[checksum.finalize(), packed.len() as u32, told, name.len() as u32]),
    ]
    .concat();
    let member = [&b"PK\x03\x04"[..], &about, name.as_bytes(), &packed].concat();
    let entry = [&b"PK\x01\x02\x14\x00"[..], &about, &[0; 10], &numbers(&[0]), name.as_bytes()].concat();
    let counts =
        [&[0_u8; 4][..], &[1, 0, 1, 0], &numbers(&[entry.len() as u32, member.len() as u32]), &[0; 2]].concat();
    [member, entry, b"PK\x05\x06".to_vec(), counts].concat()
}

/// All lines of the report.
fn lines(loaded: &Loaded) -> Vec<String> {
    let report = &loaded.report;
    let skipped = report.skipped.iter().map(|line| line.reason.to_string());
    let cut_short = report.cut_short.iter().map(|line| line.reason.to_string());
    skipped.chain(cut_short).chain(report.repaired.iter().map(|line| line.what.to_string())).collect()
}

fn check(bomb: &Bomb, path: &Path) {
    let name = bomb.name;
    let (bytes, loaded) = most_held(|| load(&[path.to_owned()], None, false, &Progress::new()).unwrap());
    let (lines, records) = (lines(&loaded), loaded.corpus.record_count());
    println!("{name}: {} MiB held, {records} records, {lines:?}", bytes >> 20);
    assert!(bytes < MAX_BYTES, "{name}: {} MiB", bytes >> 20);
    match &bomb.outcome {
        Told(reason) => {
            assert_eq!((records, lines.len()), (0, 1), "{name}: {lines:?}");
            assert!(lines[0].starts_with(reason), "{name}: {lines:?}");
        }
        Game => {
            assert!(records == 1 && lines.len() <= 1, "{name}: {records} records, {lines:?}");
            let game = loaded.corpus.game(loaded.corpus.records().next().unwrap());
            assert!(!game.moves.is_empty() || !game.setup.is_empty(), "{name}: no stones");
            let text = fs::read(path).unwrap();
            let (bytes, tree) = most_held(|| read_tree(&text, 0).map(drop));
            assert!(bytes < MAX_BYTES, "{name}: {} MiB for {tree:?}", bytes >> 20);
        }
    }
}

#[test]
fn bombs_are_told_in_one_line_and_none_becomes_a_game_without_stones() {
    let _alone = alone();
    let folder = tempfile::tempdir().unwrap();
    for bomb in share(BOMBS.len(), 3).map(|number| &BOMBS[number]) {
        let path = folder.path().join(bomb.name);
        let bytes = (bomb.make)();
        let limit = if bomb.name.ends_with(".sgf") { 8 << 20 } else { 2 << 20 };
        assert!(bytes.len() <= limit, "{}: {} bytes are no small file", bomb.name, bytes.len());
        fs::write(&path, bytes).unwrap();
        check(bomb, &path);
        fs::remove_file(&path).unwrap();
    }
}
