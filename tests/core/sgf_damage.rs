//! Archives and folders that are empty or damaged: every input is loaded, or the reason is reported.

use std::fs;
use std::io::Write;
use std::path::Path;

use katachi::corpus::load::{Loaded, load};
use katachi::library::{LibraryError, import, open};
use katachi::progress::Progress;

use crate::support::random::Random;
use crate::support::sweep::{rounds, seed};

const GAME: &[u8] = b"(;SZ[9];B[aa];W[bb])";

fn loaded(path: &Path) -> Loaded {
    load(&[path.to_path_buf()], None, false, &Progress::new()).unwrap()
}

/// The reasons why nothing, or not everything, was loaded.
fn reasons(loaded: &Loaded) -> Vec<String> {
    loaded.report.skipped.iter().map(|skipped| skipped.reason.to_string()).collect()
}

fn zip(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in members {
        let options = zip::write::SimpleFileOptions::default();
        if name.ends_with('/') {
            writer.add_directory(*name, options).unwrap();
        } else {
            writer.start_file(*name, options).unwrap();
            writer.write_all(bytes).unwrap();
        }
    }
    writer.finish().unwrap().into_inner()
}

fn tar(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut builder = tar::Builder::new(Vec::new());
    for (name, bytes) in members {
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        if name.ends_with('/') {
            header.set_entry_type(tar::EntryType::Directory);
        }
        header.set_cksum();
        builder.append_data(&mut header, name, *bytes).unwrap();
    }
    builder.into_inner().unwrap()
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

/// The same members in every kind of archive.
fn archives(members: &[(&str, &[u8])]) -> [(&'static str, Vec<u8>); 4] {
    let plain = tar(members);
    [
        ("games.zip", zip(members)),
        ("games.tar.gz", gzip(&plain)),
        ("games.tar.zst", zstd::encode_all(&plain[..], 1).unwrap()),
        ("games.tar", plain),
    ]
}

/// Damages bytes: cuts, flips, zeroes, overwrites, shortens or doubles some.
fn damage(bytes: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..=random.below(3) {
        let at = random.below(bytes.len().max(1));
        let end = (at + 1 + random.below(600)).min(bytes.len());
        match random.below(7) {
            0 => bytes.truncate(at),
            1 | 2 if !bytes.is_empty() => bytes[at] ^= 1 << random.below(8),
            3 => bytes[at..end].fill(0),
            4 => bytes[at..end].fill_with(|| random.below(256) as u8),
            5 => _ = bytes.drain(at..end),
            6 => bytes.extend_from_within(at..end),
            _ => {}
        }
    }
}

#[test]
fn archives_and_folders_without_a_game_say_so() {
    let folder = tempfile::tempdir().unwrap();
    let members: [&[(&str, &[u8])]; 4] =
        [&[], &[("empty/", b"")], &[("notes.txt", b"nothing")], &[("notes.txt", b"nothing"), ("index.html", b"")]];
    for members in members {
        for (name, bytes) in archives(members) {
            let path = folder.path().join(name);
            fs::write(&path, bytes).unwrap();
            let found = loaded(&path);
            assert_eq!(reasons(&found), ["there is no SGF file in it"], "{name}");
            assert_eq!(found.report.skipped[0].path, path.to_string_lossy());
            fs::remove_file(&path).unwrap();
        }
    }
    for name in ["a.zip", "a.tar", "a.tar.gz", "a.tgz", "a.tar.zst", "a.sgf", "a.sgf.gz", "a"] {
        let path = folder.path().join(name);
        fs::write(&path, "").unwrap();
        assert_eq!(reasons(&loaded(&path)).len(), 1, "{name}");
        fs::remove_file(&path).unwrap();
    }
    fs::create_dir_all(folder.path().join("deep")).unwrap();
    fs::write(folder.path().join("deep/readme.txt"), "none here").unwrap();
    assert_eq!(reasons(&loaded(folder.path())), ["no SGF file and no archive in this folder"]);
}

#[test]
fn a_truncated_tar_is_reported_wherever_it_was_cut() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cut.tar");
    let whole = tar(&[("a.sgf", GAME), ("b.sgf", GAME)]);
    fs::write(&path, &whole).unwrap();
    assert_eq!(reasons(&loaded(&path)), [""; 0]);
    for length in (0..=4 * 512).step_by(64) {
        fs::write(&path, &whole[..length]).unwrap();
        assert!(!reasons(&loaded(&path)).is_empty(), "cut to {length}");
    }
}

#[test]
fn a_header_that_became_zeros_hides_none_of_the_games_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("gap.tar");
    let mut bytes = tar(&[("a.sgf", GAME), ("b.sgf", GAME), ("c.sgf", b"(;SZ[9];B[cc])")]);
    bytes[1024..2048].fill(0);
    fs::write(&path, bytes).unwrap();
    assert_eq!(loaded(&path).corpus.record_count(), 2);
}

#[test]
fn damaged_archives_give_games_or_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let members: &[(&str, &[u8])] = &[("games/", b""), ("games/a.sgf", GAME), ("read.me", b"none")];
    let whole = [archives(members), archives(&[("a.sgf", GAME)])].concat();
    let mut random = Random(seed(28));
    let rounds = rounds(200, 200_000);
    let mut silent = Vec::new();
    for round in 0..rounds {
        let (name, bytes) = &whole[round % whole.len()];
        let path = folder.path().join(name);
        let mut bytes = bytes.clone();
        damage(&mut bytes, &mut random);
        fs::write(&path, bytes).unwrap();
        let found = loaded(&path);
        if found.corpus.is_empty() && found.report.skipped.is_empty() {
            silent.push((round, *name));
        }
    }
    assert!(silent.is_empty(), "{} of {rounds} are neither loaded nor told of: {silent:?}", silent.len());
}

#[test]
fn an_import_without_a_game_leaves_no_folder_and_no_library_is_emptied() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("empty.zip"), zip(&[])).unwrap();
    let library = at("new/deep/games.katachi");
    let error = import(&library, &[at("empty.zip"), at("missing")], false, &Progress::new()).unwrap_err();
    assert!(matches!(error, LibraryError::NoGames { .. }) && error.to_string().contains("empty.zip"), "{error}");
    assert!(!at("new").exists());
    // Nothing remains of a cancelled import either.
    let progress = Progress::new();
    progress.cancel();
    import(&library, &[at("empty.zip")], false, &progress).unwrap_err();
    assert!(!at("new").exists());
    // A folder that existed before stays, and stays empty.
    fs::create_dir(at("mine")).unwrap();
    import(&at("mine"), &[at("empty.zip")], false, &Progress::new()).unwrap_err();
    assert_eq!(fs::read_dir(at("mine")).unwrap().count(), 0);
    // A library whose sources are all missing keeps its games.
    fs::write(at("one.sgf"), GAME).unwrap();
    import(&library, &[at("one.sgf")], false, &Progress::new()).unwrap();
    fs::remove_file(at("one.sgf")).unwrap();
    let error = import(&library, &[], false, &Progress::new()).unwrap_err();
    assert!(matches!(error, LibraryError::NoGames { .. }), "{error}");
    assert_eq!(open(&library, &Progress::new()).unwrap().corpus.record_count(), 1);
}
