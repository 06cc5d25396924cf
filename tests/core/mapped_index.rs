//! The index as a mapped file equals the one in memory, whether intact or rebuilt.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::forms::indexes;
use crate::support::random::{Random, random_corpus};
use katachi::corpus::Corpus;
use katachi::corpus::load::load_bytes;
use katachi::find::{FindResult, GameSet, Query, SearchOptions, scan, search};
use katachi::index::Index;
use katachi::library::{IndexForm, open_index_and_tell, open_index_as};
use katachi::progress::Progress;

const MAPPED: IndexForm = IndexForm::Mapped { stays: 0 };

/// Games on 5×5 and 6×6, enough of them for two blocks.
fn small_games() -> std::sync::Arc<Corpus> {
    let mut random = Random(5);
    let mut text = String::new();
    for number in 0..700 {
        text.push_str(["(;SZ[5]RE[B+1]", "(;SZ[6]RE[W+1]"][number % 2]);
        for at in 0..10 {
            let point = |random: &mut Random| (b'a' + random.below(5) as u8) as char;
            text.push_str(&format!(";{}[{}{}]", ["B", "W"][at % 2], point(&mut random), point(&mut random)));
        }
        text.push(')');
    }
    load_bytes("small.sgf", text.as_bytes()).corpus
}

fn file_in(folder: &Path) -> PathBuf {
    folder.join("find-index-mapped.bin")
}

fn told(found: &FindResult) -> (u64, u64, &GameSet, &[katachi::find::Hit], &[katachi::find::Continuation]) {
    (found.hits, found.swapped, &found.found, &found.kept, &found.continuations)
}

#[test]
fn several_blocks_of_a_mapped_file_are_searched_as_the_scan_finds() {
    let corpus = small_games();
    let [built, mapped] = indexes(&corpus);
    assert!(!cfg!(unix) || mapped.memory_bytes() < built.memory_bytes() / 10, "{}", mapped.memory_bytes());
    let progress = Progress::new();
    let part = GameSet::matching(&corpus, |id| id.index() % 3 > 0);
    for (diagram, keep) in [("X O\nX .\n", 9), ("X .\nO .\n. X\n---\n", usize::MAX), ("X\n", 0), (". .\n. .\n", 40)] {
        let query: Query = diagram.parse().unwrap();
        for games in [None, Some(&part)] {
            let options = SearchOptions { games, by_colors: None, keep };
            let expected = scan(&corpus, &query, &options, &progress).unwrap();
            assert!(expected.hits > 5, "{diagram}: {}", expected.hits);
            // Search the mapped index twice: memory that was released is read again.
            for index in [&mapped, &mapped, &built] {
                let found = search(&corpus, index, &query, &options, &progress).unwrap();
                assert_eq!(told(&found), told(&expected), "{diagram}");
            }
        }
    }
    let sequence: Query = "$$B\n$$ . 1\n$$ X O\n".parse().unwrap();
    let options = SearchOptions { games: None, by_colors: None, keep: 20 };
    let expected = scan(&corpus, &sequence, &options, &progress).unwrap();
    let found = search(&corpus, &mapped, &sequence, &options, &progress).unwrap();
    assert!(expected.hits > 5);
    assert_eq!(told(&found), told(&expected));
}

#[cfg(target_os = "linux")]
#[test]
fn an_index_gives_back_even_what_stays_after_searches_and_is_read_again() {
    use crate::support::resident::resident_bytes;
    let (folder, progress, corpus) = (tempfile::tempdir().unwrap(), Progress::new(), small_games());
    let form = IndexForm::Mapped { stays: usize::MAX };
    let (index, _) = open_index_as(form, folder.path(), &corpus, &progress).unwrap();
    let query: Query = "X O\nX .\n".parse().unwrap();
    let options = SearchOptions { games: None, by_colors: None, keep: 9 };
    let first = search(&corpus, &index, &query, &options, &progress).unwrap();
    let before = resident_bytes(&file_in(folder.path()));
    index.let_go();
    let after = resident_bytes(&file_in(folder.path()));
    // Head and table are no part of any block.
    assert!(before > 100_000 && after < before / 10, "{before} bytes, then {after}");
    let again = search(&corpus, &index, &query, &options, &progress).unwrap();
    assert!(first.hits > 5);
    assert_eq!(told(&again), told(&first));
}

#[test]
fn a_mapped_file_is_kept_and_built_again_when_it_is_damaged_cut_or_stale() {
    let folder = tempfile::tempdir().unwrap();
    let progress = Progress::new();
    let corpus = random_corpus(4);
    let open = |corpus: &Corpus| open_index_as(MAPPED, folder.path(), corpus, &progress).unwrap();
    let (first, damage) = open(&corpus);
    assert!(damage.is_none());
    if cfg!(not(unix)) {
        return;
    }
    assert!(file_in(folder.path()).exists());
    let whole = fs::read(file_in(folder.path())).unwrap();
    let check = |bytes: &[u8], is_told: bool| {
        // Written beside it, as Katachi does, so that a process that has the old file mapped keeps it.
        fs::write(folder.path().join("new"), bytes).unwrap();
        fs::rename(folder.path().join("new"), file_in(folder.path())).unwrap();
        let (index, damage) = open(&corpus);
        assert_eq!(damage.is_some(), is_told, "{damage:?}");
        let damage = damage.map(|damage| damage.to_string());
        assert!(damage.is_none_or(|damage| damage.contains("find-index-mapped.bin") && damage.contains("built again")));
        assert!(index == first && fs::read(file_in(folder.path())).unwrap() == whole);
    };
    check(&whole, false);
    for end in [0, 7, 39, 40, 4095, 4096, 4097, whole.len() / 2, whole.len() - 1] {
        check(&whole[..end], true);
    }
    check(&[&whole[..], &[0]].concat(), true);
    // The head, the blocks, and the table, but not the padding between them up to the next page.
    let table = whole.len() - 36;
    for at in (0..40).step_by(5).chain([4096, 4096 + 5000, table - 4096, table, table + 20, whole.len() - 1]) {
        let mut bytes = whole.clone();
        bytes[at] ^= 0x10;
        // Another format, or other games, would have a valid checksum of the head.
        check(&bytes, true);
    }
    // Other games are not damage, and neither are these games again.
    let other = random_corpus(2);
    let (index, damage) = open(&other);
    assert!(damage.is_none() && index.fits(&other) && !first.fits(&other));
    let (index, damage) = open(&corpus);
    assert!(damage.is_none() && index == first);
}

#[test]
fn there_is_one_form_at_a_time_and_none_where_nothing_can_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let progress = Progress::new();
    let corpus = random_corpus(3);
    let packed = folder.path().join("find-index.bin");
    let built = Index::build(&corpus, &progress).unwrap();
    for _ in 0..2 {
        // A library with so few games is stored compressed.
        assert!(open_index_and_tell(folder.path(), &corpus, &progress).unwrap().0 == built);
        assert!(packed.exists() && !file_in(folder.path()).exists());
        assert!(open_index_as(MAPPED, folder.path(), &corpus, &progress).unwrap().0 == built);
        assert!(!cfg!(unix) || !packed.exists() && file_in(folder.path()).exists());
        fs::remove_file(&packed).unwrap_or_default();
    }
    let (index, damage) = open_index_as(MAPPED, &folder.path().join("none"), &corpus, &progress).unwrap();
    assert!(index == built && damage.is_none());
    progress.cancel();
    let before: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    let other = random_corpus(2);
    assert!(open_index_as(MAPPED, folder.path(), &other, &progress).is_err());
    let after: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(before, after, "nothing half is left");
}
