//! Small files that unpack to large data: whatever sizes they declare, little memory is used.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::alone;
use crate::counting::most_held;
use crate::support::sweep::share;
use katachi::corpus::load::load;
use katachi::corpus::source;
use katachi::library;
use katachi::progress::Progress;

pub const MAX_BYTES: usize = 300 << 20;

/// A reader of `bytes` bytes: a head, then `body` repeatedly.
fn repeated(head: &str, body: &[u8], bytes: u64) -> impl Read + use<> {
    let block = Repeated { block: body.repeat((1 << 16) / body.len()), at: 0 };
    io::Cursor::new(head.as_bytes().to_vec()).chain(block).take(bytes)
}

struct Repeated {
    block: Vec<u8>,
    at: usize,
}

impl Read for Repeated {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = (&self.block[self.at..]).read(buffer)?;
        self.at = (self.at + read) % self.block.len();
        Ok(read)
    }
}

fn zstd_file(path: &Path, mut contents: impl Read) {
    let mut packed = zstd::Encoder::new(fs::File::create(path).unwrap(), 1).unwrap();
    io::copy(&mut contents, &mut packed).unwrap();
    packed.finish().unwrap();
}

/// Checks that a file is refused, and that little memory is used while it is read.
fn refused<T>(name: &str, path: &Path, read: impl FnOnce(&Path) -> Result<T, String>) {
    let (bytes, outcome) = most_held(|| read(path).err());
    let size = fs::metadata(path).unwrap().len();
    println!("{}: {size} bytes, {} MiB held", name.trim(), bytes >> 20);
    assert!(outcome.is_some(), "{name} was read");
    assert!(bytes < MAX_BYTES, "{name}: {} MiB", bytes >> 20);
}

#[test]
fn results_that_unpack_to_gigabytes_are_refused() {
    let _alone = alone();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("result.ron.zst");
    let patterns = "(\n    format: 1,\n    app: \"\",\n    corpus: \"\",\n    params: (window: \"square:3\", source: move, after: \
                    false, moves: None, min_count: 1),\n    games: 1,\n    occurrences: 9,\n    distinct: 9,\n    patterns: [\n";
    let positions = "(\n    format: 1,\n    app: \"\",\n    corpus: \"\",\n    params: (size: 10, stop: 20, min_count: 5),\n    \
                     games: 1,\n    passed_over: 0,\n    positions: [\n";
    let bodies = [
        (patterns, "(cells:[],occurrences:1,games:1),\n"),
        (patterns, "(cells:[\"\"],occurrences:1,games:1),"),
        (positions, "(own:\"\",other:\"\",count:1),\n"),
        ("(format: 1, patterns: [(cells: [", "\"\","),
        ("(format: 1, ", "["),
        ("(format: 1, x: \"", "\\\\"),
        ("", " "),
    ];
    // The files just below the limit are the hard ones, as they are unpacked.
    for (bytes, bodies) in [(1 << 30, &bodies[6..]), (64 << 20, &bodies[..]), ((8 << 20) - 1, &bodies[..])] {
        for (head, body) in share(bodies.len(), 4).map(|at| bodies[at]) {
            zstd_file(&path, repeated(head, body.as_bytes(), bytes));
            refused(body, &path, |path| library::open_ron_patterns(path).map_err(|error| error.to_string()));
            refused(body, &path, |path| library::open_collocations(path).map_err(|error| error.to_string()));
            refused(body, &path, |path| library::open_corners(path).map_err(|error| error.to_string()));
        }
    }
}

fn tar_member(kind: tar::EntryType, name: &str, size: u64) -> tar::Header {
    let mut header = tar::Header::new_gnu();
    header.set_path(name).unwrap();
    header.set_entry_type(kind);
    header.set_size(size);
    header.set_cksum();
    header
}

#[test]
fn archives_that_unpack_to_gigabytes_are_told_of() {
    let _alone = alone();
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let block = |kind, name: &str, size: u64, byte: u8| {
        let header = tar_member(kind, name, size);
        io::Cursor::new(header.as_bytes().to_vec()).chain(io::repeat(byte).take(size.div_ceil(512) * 512))
    };
    let mut files: Vec<PathBuf> = Vec::new();
    let mut file = |name: &str, contents: &mut dyn Read| {
        zstd_file(&at(name), contents);
        files.push(at(name));
    };
    // A name of a gigabyte; the attributes of a member.
    file("name.tar.zst", &mut block(tar::EntryType::GNULongName, "././@LongLink", 500 << 20, b'a'));
    file("pax.tar.zst", &mut block(tar::EntryType::XHeader, "pax", 500 << 20, b'1'));
    // Many records of the maximum size; in Chinese they take half as much again.
    let records = [
        ("none.tar.zst", "", &b"("[..]),
        ("text.tar.zst", "(;SZ[19]C[", b"x "),
        ("gbk.tar.zst", "(;CA[GBK]SZ[19]C[", b"\xb0\xa1"),
        ("games.tar.zst", "(;CA[GBK]SZ[19])(;CA[GBK]SZ[19]C[", b"\xb0\xa1"),
    ];
    for (name, head, body) in share(records.len(), 4).map(|at| records[at]) {
        let size = source::MAX_MEMBER_BYTES;
        let header = tar_member(tar::EntryType::Regular, "a.sgf", size);
        let member = || io::Cursor::new(header.as_bytes().to_vec()).chain(repeated(head, body, size));
        file(name, &mut member().chain(member()).chain(member()));
    }
    file("zeros.tar.zst", &mut io::repeat(0).take(500 << 20));
    file("one.sgf.zst", &mut repeated("(;SZ[19]C[", b"y", 1 << 30));
    let zip = at("many.zip");
    let mut writer = zip::ZipWriter::new(fs::File::create(&zip).unwrap());
    for number in 0..5 {
        writer.start_file(format!("{number}.sgf"), zip::write::SimpleFileOptions::default()).unwrap();
        writer.write_all(b"(;SZ[19]C[").unwrap();
        io::copy(&mut io::repeat(b' ').take(63 << 20), &mut writer).unwrap();
    }
    writer.finish().unwrap();
    files.push(zip);
    // Very many records, of nothing and of one move.
    for (name, record) in [("empty", &b"(;)"[..]), ("short", b"(;B[aa])"), ("refused", b"(;SZ[99])")] {
        let contents = || repeated("", record, 14 << 20);
        zstd_file(&at(&format!("{name}.sgf.zst")), contents());
        files.push(at(&format!("{name}.sgf.zst")));
        let zip = at(&format!("{name}.zip"));
        let mut writer = zip::ZipWriter::new(fs::File::create(&zip).unwrap());
        writer.start_file("a.sgf", zip::write::SimpleFileOptions::default()).unwrap();
        io::copy(&mut contents().take(4 << 20), &mut writer).unwrap();
        writer.finish().unwrap();
        files.push(zip);
    }
    for path in files {
        let (bytes, loaded) = most_held(|| load(std::slice::from_ref(&path), None, false, &Progress::new()).unwrap());
        let name = path.file_name().unwrap().to_string_lossy();
        let (size, records) = (fs::metadata(&path).unwrap().len(), loaded.corpus.record_count());
        let said = loaded.report.skipped.first().map(|skipped| &skipped.reason);
        println!("{name}: {size} bytes, {} MiB held, {records} records, {said:?}", bytes >> 20);
        assert!(records > 0 || said.is_some(), "{name}");
        assert!(bytes < MAX_BYTES, "{name}: {} MiB", bytes >> 20);
    }
}
