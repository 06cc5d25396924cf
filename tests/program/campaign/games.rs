//! Game records, their archives, problems, dictionaries and libraries.

use std::fs;
use std::io::Write;

use super::Campaign;
use crate::support::root::root;
use katachi::corpus::load::{Loaded, load, load_bytes};
use katachi::corpus::sgf::{read_problems, read_tree, to_sgf};
use katachi::go::GameView;
use katachi::library;
use katachi::mining::corner::JosekiNotes;
use katachi::progress::Progress;

const PIECES: [&str; 30] = [
    "(",
    ")",
    ";",
    "[",
    "]",
    "\\",
    "(;",
    "\n",
    "B[aa]",
    ";W[]",
    ";B[tt]",
    "[aa:cc]",
    "AB[aa:ss]",
    "AE[dd:pp]",
    "HA[2]",
    "KM[6目半]",
    "SZ[9]",
    "SZ[19:19]",
    "C[x]",
    "CA[GBK]",
    "CA[Shift_JIS]",
    "LB[aa:b]",
    "TR[cc]",
    "RE[B+]",
    "DT[1846-09]",
    "GM[1]",
    "FF[4]",
    "PL[W]",
    "\u{feff}",
    "\0",
];

fn records() -> Vec<Vec<u8>> {
    let folder = root().join("tests/cases/sgf");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "sgf"));
    paths.sort();
    let mut records: Vec<_> = paths.iter().map(|path| fs::read(path).unwrap()).collect();
    records.push(fs::read(root().join("assets/problems.sgf")).unwrap());
    records
}

/// Asserts that every game can be replayed to its end, and that every given path is loaded or reported.
fn holds(loaded: &Loaded) {
    let (corpus, report) = (&loaded.corpus, &loaded.report);
    assert!(corpus.record_count() > 0 || !report.skipped.is_empty(), "neither loaded nor reported");
    for &id in corpus.games() {
        let GameView { size, setup, moves } = corpus.game(id);
        _ = GameView { size, setup, moves }.board_before(moves.len());
        _ = (corpus.header(id).black.len(), corpus.year(id), loaded.path_of(id));
    }
}

#[test]
fn game_records() {
    let seeds = records();
    Campaign { reader: "records", seeds: &seeds, pieces: &PIECES, inputs: (4_000, 2_500_000) }.run(|bytes| {
        holds(&load_bytes("game.sgf", bytes));
        read_problems(bytes, &mut |_, _| {});
    });
}

#[test]
fn trees_of_variations_and_dictionaries() {
    let seeds = records();
    let progress = Progress::new();
    Campaign { reader: "trees", seeds: &seeds, pieces: &PIECES, inputs: (2_000, 1_000_000) }.run(|bytes| {
        let Ok(tree) = read_tree(bytes, 0) else { return };
        _ = JosekiNotes::from_dictionary(&tree, &progress).unwrap().counts();
        let written = to_sgf(&tree);
        let again = read_tree(written.as_bytes(), 0).map(|tree| to_sgf(&tree));
        assert_eq!(again.as_ref(), Ok(&written));
    });
}

/// As GIB, NGF and UGF files are.
fn records_of_servers() -> Vec<Vec<u8>> {
    let gib = "\\HS\n\\[GIBOKIND=Korea\\]\n\\[GAMEGONGJE=65\\]\n\\[GAMEDATE=2015- 8-29-22-56-58\\]\n\\[GAMEWHITENAME=이창호 (9단)\\]\n\
        \\[GAMEBLACKNAME=b]c(\\]\n\\[GAMEINFOMAIN=GTIME:1200-30-3,GRLT:1,ZIPSU:35,DUM:0,GONGJE:65\\]\n\\HE\n\\GS\n2 1 0\n\
        INI 0 1 3 &4\nSTO 0 2 2 16 2\nSTO 0 3 1 3 15\nSKI 0 4\nSTO 0 5 1 0 18\n\\GE\n";
    let ngf = "Rated game\n19\n고수         9DP\n하수 둘      7D*\nwww.cyberoro.com\n2\n0\n6\n20170316 [09:37]\n5\nWhite wins by 3.5!\n3\n\
        PMABBREER\nPMACWEQQE\nPMADBAAAA\n";
    let ugf = "[Header]\nLang=SJIS\nTitle=26th,Gosei\nDate=2001/08/20,09:00:00\nSize=19\nHdcp=2,0.50\nPtime=J;240;0;0\nWinner=W,C\n\
        CoordinateType=IGS\nPlayerW=山下敬吾,Gosei,0,\nPlayerB=小林光一,9-dan,0,\n[Data]\nPP,B1,0,0\nDD,B1,0,0\nQD,W1,1,0\nYA,B1,2,0\n\
        [Figure]\n.Text,1\n良い手]\n.EndText\n";
    let in_korean = [gib, ngf].map(|text| encoding_rs::EUC_KR.encode(text).0.into_owned());
    let in_japanese = encoding_rs::SHIFT_JIS.encode(ugf).0.into_owned();
    in_korean.into_iter().chain([in_japanese]).chain([gib, ngf, ugf].map(|text| text.as_bytes().to_vec())).collect()
}

#[test]
fn records_of_other_formats() {
    const PIECES: [&str; 22] = [
        "\\HS\n",
        "\\GS",
        "\\[",
        "\\]",
        "STO 0 2 1 3 3\n",
        "SKI 0 2\n",
        "INI 0 1 9 &4\n",
        "GAMETAG=",
        ",",
        ":",
        "\n",
        "PMAABDDDD\n",
        "PM",
        "GI",
        "[Header]\n",
        "[Data]\n",
        "[Figure]\n",
        ".Text,1\n",
        ".EndText\n",
        "QD,B1,0,0\n",
        "Size=3\n",
        "=",
    ];
    let seeds = records_of_servers();
    for seed in &seeds {
        assert_eq!(load_bytes("game", seed).corpus.games().len(), 1);
    }
    Campaign { reader: "server_records", seeds: &seeds, pieces: &PIECES, inputs: (3_000, 300_000) }.run(|bytes| {
        holds(&load_bytes("game", bytes));
        read_problems(bytes, &mut |_, _| {});
        if let Ok(tree) = read_tree(bytes, 0) {
            assert!(read_tree(to_sgf(&tree).as_bytes(), 0).is_ok());
        }
    });
}

fn zip_of(records: &[Vec<u8>]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (at, record) in records.iter().enumerate() {
        zip.start_file(format!("games/{at}.sgf"), zip::write::SimpleFileOptions::default()).unwrap();
        zip.write_all(record).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

fn tar_of(records: &[Vec<u8>]) -> Vec<u8> {
    let mut tar = tar::Builder::new(Vec::new());
    for (at, record) in records.iter().enumerate() {
        let mut header = tar::Header::new_gnu();
        header.set_size(record.len() as u64);
        header.set_mode(0o644);
        tar.append_data(&mut header, format!("games/{at}.sgf"), record.as_slice()).unwrap();
    }
    tar.into_inner().unwrap()
}

fn gzip_of(bytes: &[u8]) -> Vec<u8> {
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gzip.write_all(bytes).unwrap();
    gzip.finish().unwrap()
}

/// A function that packs bytes.
type Pack = fn(&[u8]) -> Vec<u8>;

/// Damages an archive. A compressed archive is also damaged before it is compressed.
fn archives(reader: &str, name: &str, seeds: &[Vec<u8>], pack: Option<Pack>) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    Campaign { reader, seeds, pieces: &["\0", "PK\u{3}\u{4}", "ustar", "../", "games/0.sgf"], inputs: (250, 120_000) }
        .run(|bytes| {
            for bytes in std::iter::once(bytes.to_vec()).chain(pack.map(|pack| pack(bytes))) {
                fs::write(&path, bytes).unwrap();
                holds(&load(std::slice::from_ref(&path), None, false, &Progress::new()).unwrap());
            }
        });
}

#[test]
fn archives_zip() {
    let records = records();
    archives("archives-zip", "games.zip", &[zip_of(&records), zip_of(&records[..2])], None);
}

#[test]
fn archives_tar() {
    let records = records();
    archives("archives-tar", "games.tar", &[tar_of(&records), tar_of(&records[..1])], None);
}

#[test]
fn archives_tar_gz() {
    let records = records();
    archives(
        "archives-tar-gz",
        "games.tar.gz",
        &[tar_of(&records[..3]), gzip_of(&tar_of(&records[..2]))],
        Some(gzip_of),
    );
}

#[test]
fn archives_tar_zst() {
    let records = records();
    let packed: Pack = |bytes| zstd::encode_all(bytes, 1).unwrap();
    archives(
        "archives-tar-zst",
        "games.tar.zst",
        &[tar_of(&records[..3]), packed(&tar_of(&records[..2]))],
        Some(packed),
    );
}

/// A library of a few games in which one file was damaged.
struct Damaged {
    folder: tempfile::TempDir,
    store: String,
}

impl Damaged {
    fn new() -> Damaged {
        let folder = tempfile::tempdir().unwrap();
        let source = folder.path().join("games.sgf");
        fs::copy(root().join("tests/cases/sgf/collection.sgf"), &source).unwrap();
        let library = folder.path().join("library");
        library::import(&library, std::slice::from_ref(&source), false, &Progress::new()).unwrap();
        // The library cannot be rebuilt without the source, so the damaged file is read.
        fs::remove_file(source).unwrap();
        let store = library::read_manifest(&library).unwrap().store;
        Damaged { folder, store }
    }

    fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.folder.path().join("library").join(name)).unwrap()
    }

    fn open_with(&self, name: &str, bytes: &[u8]) {
        let library = self.folder.path().join("library");
        fs::write(library.join(name), bytes).unwrap();
        if let Ok(loaded) = library::open(&library, &Progress::new()) {
            holds(&loaded);
        }
    }
}

/// Updates the length and the checksum of the body in the store's head.
fn sealed(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    if bytes.len() >= 24 {
        let (length, checksum) = (bytes.len() as u64 - 24, crc32fast::hash(&bytes[24..]));
        bytes[12..20].copy_from_slice(&length.to_le_bytes());
        bytes[20..24].copy_from_slice(&checksum.to_le_bytes());
    }
    bytes
}

#[test]
fn stores() {
    let damaged = Damaged::new();
    let seeds = [damaged.read(&damaged.store)];
    Campaign { reader: "stores", seeds: &seeds, pieces: &["\0", "\u{1}\0\0\0"], inputs: (600, 300_000) }.run(|bytes| {
        damaged.open_with(&damaged.store, &sealed(bytes));
    });
}

#[test]
fn manifests() {
    let damaged = Damaged::new();
    let seeds = [damaged.read("library.ron")];
    let pieces = ["(", ")", "[", "]", ",", ":", "\"", "None", "Some(", "format", "\\u{0}", "../", "true"];
    Campaign { reader: "manifests", seeds: &seeds, pieces: &pieces, inputs: (600, 300_000) }
        .run(|bytes| damaged.open_with("library.ron", bytes));
}
