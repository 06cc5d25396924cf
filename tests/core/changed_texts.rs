//! Letters that changed in what Katachi wrote into a library: every flipped bit and every cut is told.

use std::fs;
use std::path::Path;

use katachi::library::sealed::take_changes;
use katachi::library::{self, LibraryError, read_manifest, study, tags};
use katachi::progress::Progress;
use katachi::study::{CardQuestion, Grade, Moment};

/// A library with one game, a tag and a card.
fn library(folder: &Path) -> std::path::PathBuf {
    let (games, dir) = (folder.join("a.sgf"), folder.join("a.katachi"));
    fs::write(&games, "(;SZ[9]PB[A];B[ee])").unwrap();
    let progress = Progress::new();
    let loaded = library::import(&dir, &[games], false, &progress).unwrap();
    tags::update(&dir, &progress, |tags| tags.add("t", &loaded, loaded.corpus.records())).unwrap();
    let question = CardQuestion::Problem { id: "c".to_owned() };
    study::update(&dir, &progress, |deck| _ = deck.review(&question, Grade::Again, Moment::from_secs(1_800_000_000)))
        .unwrap();
    assert_eq!(take_changes(&dir), [], "nothing is changed yet");
    dir
}

/// Writes every fault of a file, one after the other, and reads it: an error, or the change is told.
fn check_every_fault(dir: &Path, name: &str, is_read: impl Fn() -> bool) {
    let path = dir.join(name);
    let whole = fs::read(&path).unwrap();
    let check = |changed: &[u8], what: &str| {
        fs::write(&path, changed).unwrap();
        let is_read = is_read();
        let is_told = !take_changes(dir).is_empty();
        assert!(!is_read || is_told, "{name}, {what}: read without a word");
    };
    for bit in 0..whole.len() * 8 {
        let mut changed = whole.clone();
        changed[bit / 8] ^= 1 << (bit % 8);
        check(&changed, &format!("bit {bit}"));
    }
    (0..whole.len()).for_each(|length| check(&whole[..length], &format!("cut to {length}")));
    fs::write(&path, &whole).unwrap();
    assert!(is_read() && take_changes(dir).is_empty(), "{name}: whole again");
}

#[test]
fn no_flipped_bit_and_no_cut_of_a_library_is_read_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let dir = library(folder.path());
    check_every_fault(&dir, "library.ron", || read_manifest(&dir).is_ok());
    check_every_fault(&dir, "tags.ron", || tags::read(&dir).is_ok());
    check_every_fault(&dir, "study.ron", || {
        let read = study::read(&dir, &Progress::new());
        for entry in fs::read_dir(&dir).unwrap().flatten() {
            if entry.file_name().to_string_lossy().contains("-damaged") {
                fs::remove_file(entry.path()).unwrap();
            }
        }
        read.is_ok_and(|read| read.set_aside.is_none())
    });
}

#[test]
fn an_edited_text_is_read_and_an_old_one_without_a_checksum_too() {
    let folder = tempfile::tempdir().unwrap();
    let dir = library(folder.path());
    let path = dir.join("tags.ron");
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.starts_with("// ") && text.trim_end().lines().last().unwrap().starts_with("// checksum "), "{text}");
    fs::write(&path, text.replace("\"t\"", "\"mine\"")).unwrap();
    let names = || tags::read(&dir).unwrap().names().map(|(name, _)| name.to_owned()).collect::<Vec<_>>();
    assert_eq!((names(), take_changes(&dir).len()), (vec!["mine".to_owned()], 1));
    assert_eq!((names(), take_changes(&dir)), (vec!["mine".to_owned()], vec![]), "told once");
    let old: String = text.lines().filter(|line| !line.starts_with("//")).map(|line| format!("{line}\n")).collect();
    fs::write(&path, old).unwrap();
    assert_eq!((names(), take_changes(&dir)), (vec!["t".to_owned()], vec![]));
    fs::write(&path, &text[..text.len() / 2]).unwrap();
    assert!(matches!(tags::read(&dir), Err(LibraryError::Damaged { .. })));
}
