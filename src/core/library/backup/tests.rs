use std::fs;
use std::io::{self, Cursor, Read};
use std::path::{Path, PathBuf};

use super::*;
use crate::corpus::load::Loaded;
use crate::library::atomic::StagedFolder;
use crate::library::{LibraryError, import, open, tags};
use crate::progress::Progress;

/// A folder with a library: two games, tags, results, and files that Katachi can make again.
fn place() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let sgf = folder.path().join("two.sgf");
    fs::write(&sgf, "(;SZ[9]PB[A]PW[B];B[cc];W[dd])(;SZ[9]PB[C]PW[D];B[ee])").unwrap();
    let dir = folder.path().join("mine.katachi");
    let loaded = import(&dir, &[sgf], false, &Progress::new()).unwrap();
    tags::update(&dir, &Progress::new(), |tags| tags.add("to do", &loaded, loaded.corpus.records())).unwrap();
    for name in ["kept", "edited"] {
        fs::create_dir(dir.join(name)).unwrap();
    }
    let long = format!("{}.ron", "long ".repeat(30));
    for name in [
        "find-index.bin",
        "contexts.bin",
        "notes 名局.txt",
        "kept/shapes.ron.zst",
        "edited/1.sgf",
        ".katachi-tmp-x",
        &long,
    ] {
        fs::write(dir.join(name), name).unwrap();
    }
    (folder, dir)
}

fn back_up(dir: &Path, out: &Path) -> BackedUp {
    back_up_library(dir, out, &Progress::new()).unwrap()
}

fn restore(file: &Path, dir: &Path, replaces: bool) -> Result<Restored, LibraryError> {
    restore_library(file, dir, replaces, &Progress::new())
}

/// Every file with its bytes.
fn contents(dir: &Path) -> Vec<(String, Vec<u8>)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        match path.is_dir() {
            true => all.extend(contents(&path).into_iter().map(|(inner, bytes)| (format!("{name}/{inner}"), bytes))),
            false => all.push((name, fs::read(path).unwrap())),
        }
    }
    all.sort();
    all
}

#[test]
fn a_library_comes_back_as_it_was() {
    let (folder, dir) = place();
    let file = folder.path().join("mine.tar.zst");
    let backed = back_up(&dir, &file);
    assert!(backed.left_out.iter().any(|left| left.to_string().starts_with("find-index.bin")), "{:?}", backed.left_out);
    let again = folder.path().join("again.tar.zst");
    back_up(&dir, &again);
    assert_eq!(fs::read(&file).unwrap(), fs::read(again).unwrap(), "the same library gives the same bytes");
    // A restore needs no source files.
    fs::remove_file(folder.path().join("two.sgf")).unwrap();
    let there = folder.path().join("new/other.katachi");
    let restored = restore(&file, &there, false).unwrap();
    assert_eq!((restored.files, restored.bytes, restored.before), (backed.files, backed.bytes, None));
    let made_again = ["find-index.bin", "contexts.bin", ".katachi-tmp-x", "library.lock", "notes.lock"];
    let mut before = contents(&dir);
    before.retain(|(name, _)| !made_again.contains(&&**name));
    assert_eq!(contents(&there), before);
    let games = |dir: &Path| -> Loaded { open(dir, &Progress::new()).unwrap() };
    assert_eq!(games(&there).corpus.id(), games(&dir).corpus.id());
    assert_eq!(tags::read(&there).unwrap(), tags::read(&dir).unwrap());
}

#[test]
fn a_restore_replaces_a_library_only_on_request_and_keeps_the_old_one_under_another_name() {
    let (folder, dir) = place();
    let file = folder.path().join("mine.tar.zst");
    back_up(&dir, &file);
    fs::write(dir.join("later.txt"), "later").unwrap();
    let now = contents(&dir);
    assert!(matches!(restore(&file, &dir, false), Err(LibraryError::Exists { .. })));
    assert_eq!(contents(&dir), now);
    let before = restore(&file, &dir, true).unwrap().before.unwrap();
    assert_eq!((before.file_name().unwrap().to_str(), contents(&before)), (Some("mine before restore 1.katachi"), now));
    assert!(!dir.join("later.txt").exists());
    // A disk that cannot exchange two folders needs two renames instead.
    let now = contents(&dir);
    let mut staged = StagedFolder::beside(&dir).unwrap();
    fs::write(staged.path().join("new.txt"), "new").unwrap();
    let second = folder.path().join("mine before restore 2.katachi");
    read::in_two_steps(&mut staged, &dir, &second).unwrap();
    staged.stays();
    assert_eq!((contents(&second), contents(&dir).len()), (now, 1));
    let mut staged = StagedFolder::beside(&dir).unwrap();
    fs::remove_dir(staged.path()).unwrap();
    let third = folder.path().join("mine before restore 3.katachi");
    assert!(read::in_two_steps(&mut staged, &dir, &third).is_err());
    assert!(!third.exists() && contents(&dir).len() == 1, "what was there comes back");
    drop(staged);
    // A restore into an empty folder replaces no library, so it needs no permission.
    let empty = folder.path().join("empty.katachi");
    fs::create_dir(&empty).unwrap();
    restore(&file, &empty, false).unwrap();
    let left = fs::read_dir(folder.path())
        .unwrap()
        .filter(|entry| entry.as_ref().unwrap().file_name().to_string_lossy().starts_with(".katachi-tmp-"));
    assert_eq!(left.count(), 0);
}

#[test]
fn a_damaged_backup_is_noticed_and_never_put_in_place() {
    let (folder, dir) = place();
    let file = folder.path().join("mine.tar.zst");
    back_up(&dir, &file);
    let whole = fs::read(&file).unwrap();
    let there = folder.path().join("there.katachi");
    let ends = (0..whole.len()).step_by(23).map(|end| whole[..end].to_vec());
    let flips = (0..whole.len()).step_by(11).map(|at| {
        let mut bytes = whole.clone();
        bytes[at] ^= 0x10;
        bytes
    });
    for bytes in ends.chain(flips) {
        fs::write(&file, bytes).unwrap();
        if let Ok(restored) = restore(&file, &there, false) {
            // The flipped bit carries no data, so the backup is still whole.
            assert_eq!(restored.files, contents(&there).len());
            fs::remove_dir_all(&there).unwrap();
        }
        assert!(!there.exists());
    }
}

/// An archive with this list of files and these members, valid or not.
fn hostile(list: &str, members: &[(&str, tar::EntryType, &[u8])]) -> Vec<u8> {
    let mut archive = tar::Builder::new(Vec::new());
    let list: (&str, tar::EntryType, &[u8]) = (CONTENTS_FILE, tar::EntryType::Regular, list.as_bytes());
    for (name, kind, bytes) in std::iter::once(&list).chain(members) {
        let mut header = tar::Header::new_ustar();
        // The tar library refuses to write some of these names, so write the bytes of the header.
        header.as_mut_bytes()[..name.len()].copy_from_slice(name.as_bytes());
        header.set_size(bytes.len() as u64);
        header.set_entry_type(*kind);
        if !kind.is_file() {
            header.set_link_name("/etc/passwd").unwrap();
        }
        header.set_cksum();
        archive.append(&header, *bytes).unwrap();
    }
    zstd::encode_all(Cursor::new(archive.into_inner().unwrap()), 1).unwrap()
}

#[test]
fn hostile_archives_write_nothing_outside_and_no_more_than_they_say() {
    use tar::EntryType::{GNULongName, Regular, Symlink};
    let folder = tempfile::tempdir().unwrap();
    let (file, there) = (folder.path().join("evil.tar.zst"), folder.path().join("a/b/there.katachi"));
    let list = |name: &str, bytes: u64, crc: u32| {
        format!(
            "(format: 1, app: \"\", kind: Library, name: \"\", files: [(name: {name:?}, bytes: {bytes}, crc32: {crc})])"
        )
    };
    let x = crc32fast::hash(b"x");
    let mut cases = vec![
        ("damaged", zstd::encode_all(&b"nonsense"[..], 1).unwrap()),
        ("far more than", hostile(&list("games.bin", 1 << 50, 0), &[("games.bin", Regular, b"x")])),
        ("no Katachi library", hostile(&list("games.bin", 1, x), &[("games.bin", Regular, b"x")])),
        ("ends before", hostile(&list("games.bin", 1, x), &[])),
        ("does not name", hostile(&list("a", 1, x), &[("a", Regular, b"x"), ("b", Regular, b"y")])),
        ("list of files says", hostile(&list("a", 1, x), &[("a", Symlink, b"")])),
        ("list of files says", hostile(&list("a", 1, x), &[("b", Regular, b"x")])),
        ("list of files says", hostile(&list("a", 1, x), &[("a", GNULongName, b"x")])),
        ("list of files says", hostile(&list("a", 1, x), &[("a", Regular, b"xx")])),
        ("checksum", hostile(&list("a", 1, x + 1), &[("a", Regular, b"x")])),
        ("newer Katachi", hostile("(format: 9, files: 3)", &[])),
        ("list of files", hostile("(format: 1)", &[])),
    ];
    for name in
        ["../out", "/elsewhere/out", "a/../../out", "c:\\out", "a//b", ".", "a/b/c/d/e", "bell\u{7}", "end. ", ""]
    {
        cases.push(("no name", hostile(&list(name, 1, x), &[("a", Regular, b"x")])));
    }
    let bomb = {
        let list = list("a", 1, x);
        let tar = zstd::decode_all(&hostile(&list, &[("a", Regular, b"x")])[..]).unwrap();
        // Append a gigabyte of zeros after the end of the archive.
        zstd::encode_all(Cursor::new(tar).chain(io::repeat(0).take(1 << 30)), 3).unwrap()
    };
    cases.push(("no Katachi library", bomb));
    for (says, bytes) in cases {
        fs::write(&file, bytes).unwrap();
        let error = restore(&file, &there, false).unwrap_err().to_string();
        assert!(error.contains(says), "{says}: {error}");
        assert!(!there.exists());
    }
    let left: Vec<_> = fs::read_dir(folder.path().join("a/b")).unwrap().collect();
    assert!(left.is_empty() && fs::read_dir(folder.path()).unwrap().count() == 2, "{left:?}");
}

#[test]
fn the_users_folder_comes_back_with_all_its_libraries() {
    let (folder, dir) = place();
    let home = folder.path().join("katachi");
    fs::create_dir_all(home.join("libraries")).unwrap();
    fs::rename(&dir, home.join("libraries/mine.katachi")).unwrap();
    fs::write(home.join("settings.ron"), "(theme:Dark)").unwrap();
    let file = folder.path().join("all.tar.zst");
    let backed = back_up_own_folder(&home, &file, &Progress::new()).unwrap();
    let there = folder.path().join("back");
    assert!(restore(&file, &there, false).unwrap_err().to_string().contains("--all"));
    let restored = restore_own_folder(&file, &there, false, &Progress::new()).unwrap();
    assert_eq!(restored.files, backed.files);
    assert_eq!(fs::read_to_string(there.join("settings.ron")).unwrap(), "(theme:Dark)");
    assert_eq!(open(&there.join("libraries/mine.katachi"), &Progress::new()).unwrap().corpus.record_count(), 2);
}

#[test]
fn a_damaged_library_and_a_cancelled_backup_leave_the_old_backup() {
    let (folder, dir) = place();
    let file = folder.path().join("mine.tar.zst");
    back_up(&dir, &file);
    let whole = fs::read(&file).unwrap();
    let cancelled = Progress::new();
    cancelled.cancel();
    assert!(matches!(back_up_library(&dir, &file, &cancelled), Err(LibraryError::Cancelled)));
    assert!(matches!(
        restore_library(&file, &folder.path().join("x"), false, &cancelled),
        Err(LibraryError::Cancelled)
    ));
    let store = dir.join(crate::library::read_manifest(&dir).unwrap().store);
    fs::write(&store, "damaged").unwrap();
    assert!(matches!(back_up_library(&dir, &file, &Progress::new()), Err(LibraryError::Damaged { .. })));
    assert_eq!(fs::read(&file).unwrap(), whole);
}
