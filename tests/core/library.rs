//! Libraries on disk: importing, opening, importing again, and damage.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::support::archive::unpack;
use crate::support::random::Random;
use crate::support::shared::shared;
use crate::support::sweep::rounds;
use katachi::corpus::load::{Loaded, count_standings};
use katachi::corpus::{Likeness, Standing};
use katachi::library::sealed::{TextChange, take_changes};
use katachi::library::{LibraryError, import, open, read_manifest};
use katachi::progress::Progress;

/// A folder with games in it, and a library beside it.
struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Place {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("games")).unwrap();
        Place { folder }
    }

    fn games(&self) -> PathBuf {
        self.folder.path().join("games")
    }

    fn library(&self) -> PathBuf {
        self.folder.path().join("mine.katachi")
    }

    fn put(&self, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
        let path = self.games().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, contents).unwrap();
        path
    }

    fn import(&self) -> Loaded {
        import(&self.library(), &[self.games()], false, &Progress::new()).unwrap()
    }

    fn open(&self) -> Loaded {
        open(&self.library(), &Progress::new()).unwrap()
    }

    fn store(&self) -> PathBuf {
        self.library().join(read_manifest(&self.library()).unwrap().store)
    }

    /// Names of the library folder's files.
    fn inside(&self) -> BTreeSet<String> {
        fs::read_dir(self.library()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }
}

/// A record of `count` moves that differs from those of other numbers.
fn game(number: usize, count: usize) -> String {
    let mut random = Random(number as u64 + 1);
    let mut board = vec![false; 361];
    let mut text = format!("(;GM[1]SZ[19]PB[Black {number}]PW[White]DT[19{:02}]RE[B+R]", number % 100);
    for played in 0..count {
        let at = (0..).map(|_| random.below(361)).find(|&at| !board[at]).unwrap();
        board[at] = true;
        let letter = |at: usize| char::from(b'a' + at as u8);
        text += &format!(";{}[{}{}]", ["B", "W"][played % 2], letter(at % 19), letter(at / 19));
    }
    text + ")"
}

fn zip(games: &[(&str, String)]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, game) in games {
        zip.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
        zip.write_all(game.as_bytes()).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// Everything that is visible of loaded games, record by record.
fn contents(loaded: &Loaded) -> Vec<String> {
    let corpus = &loaded.corpus;
    let record = |id| {
        let game = corpus.game(id);
        let (header, standing) = (corpus.header(id), corpus.standing(id));
        let place = (loaded.path_of(id), corpus.source(id).index);
        format!("{place:?} {} {:?} {:?} {header:?} {standing:?}", game.size.side(), game.setup, game.moves)
    };
    corpus.records().map(record).collect()
}

fn assert_same(a: &Loaded, b: &Loaded) {
    assert_eq!(contents(a), contents(b));
    assert_eq!(a.corpus.id(), b.corpus.id());
    assert_eq!(a.files, b.files);
    let without_reading = |loaded: &Loaded| {
        let mut report = loaded.report.clone();
        report.unchanged_files = 0;
        report
    };
    assert_eq!(without_reading(a), without_reading(b));
}

/// One of everything: complete, cut short, repaired, skipped, several games, archives, a duplicate, a position.
fn mixed() -> Place {
    let place = Place::new();
    place.put("a.sgf", game(1, 60));
    place.put("b/many.sgf", [game(2, 30), game(3, 40), game(4, 20)].concat());
    place.put("c-cut.sgf", "(;SZ[9]PB[Cut];B[aa];W[bb];B[aa];W[cc])");
    place.put("d-broken.sgf", "no game at all");
    place.put("e.zip", zip(&[("x.sgf", game(5, 50)), ("y.sgf", game(1, 60)), ("z.sgf", "nothing".to_owned())]));
    place.put("f-large.sgf", "(;SZ[25];B[aa])");
    place.put("g-position.sgf", "(;SZ[9]AB[aa][bb])");
    place.put("h-kanji.sgf", "(;SZ[9]PB[本因坊];B[ee])");
    place.put("readme.txt", "not a game");
    place
}

#[test]
fn what_was_imported_is_what_opens() {
    let place = mixed();
    let imported = place.import();
    let (games, positions, duplicates) = count_standings(&imported.corpus);
    assert_eq!((games, positions, duplicates), (7, 1, 1), "{:#?}", contents(&imported));
    assert_eq!(imported.report.unchanged_files, 0);
    assert_eq!(imported.report.cut_short.len(), 1);
    assert_eq!(imported.report.skipped.len(), 3, "{:?}", imported.report.skipped);
    let opened = place.open();
    assert_same(&imported, &opened);
    assert_eq!(imported.report, opened.report);
    assert_eq!(place.inside().len(), 3, "{:?}", place.inside());
}

#[test]
fn importing_again_reads_nothing_and_changes_nothing() {
    let place = mixed();
    let first = place.import();
    let (manifest, store) = (fs::read(place.library().join("library.ron")).unwrap(), place.store());
    let again = place.import();
    assert_same(&first, &again);
    assert_eq!(again.report.unchanged_files as usize, again.files.len());
    assert_eq!(place.store(), store);
    // Apart from the count of unchanged files, the library is byte-identical.
    let count = format!("unchanged_files: {}", again.files.len());
    let now = fs::read_to_string(place.library().join("library.ron")).unwrap().replace(&count, "unchanged_files: 0");
    let without_checksum = |text: &str| text[..text.rfind("// checksum ").unwrap()].to_owned();
    assert_eq!(without_checksum(&now), without_checksum(&String::from_utf8(manifest).unwrap()));
}

#[test]
fn importing_again_reads_exactly_the_files_that_changed() {
    let place = mixed();
    let files = place.import().files.len() as u64;
    assert_eq!(files, 8);

    // A different size.
    place.put("a.sgf", game(1, 61));
    let altered = place.import();
    assert_eq!(altered.report.unchanged_files, files - 1);
    let opened = place.open();
    assert_same(&altered, &opened);
    assert!(contents(&altered)[0].contains("a.sgf"));
    assert_eq!(altered.corpus.game(altered.corpus.games()[0]).moves.len(), 61);

    // The same size and bytes with another modification time: the file is only read again.
    let touched = fs::File::options().append(true).open(place.games().join("b/many.sgf")).unwrap();
    touched.set_modified(std::time::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000_000)).unwrap();
    let touched = place.import();
    assert_eq!(touched.report.unchanged_files, files - 1);
    assert_eq!(contents(&touched), contents(&altered));

    // One more at the front, so that all file numbers move.
    place.put("0-new.sgf", [game(9, 45), "(;SZ[9];B[aa];W[aa])".to_owned()].concat());
    let added = place.import();
    assert_eq!((added.report.unchanged_files, added.files.len() as u64), (files, files + 1));
    assert_eq!(added.corpus.record_count(), altered.corpus.record_count() + 2);

    // An archive.
    place.put("e.zip", zip(&[("x.sgf", game(5, 50)), ("w.sgf", game(6, 33)), ("z.sgf", "nothing".to_owned())]));
    let archive = place.import();
    assert_eq!(archive.report.unchanged_files, files);
    assert!(contents(&archive).iter().any(|record| record.contains("e.zip/w.sgf")));
    assert!(!contents(&archive).iter().any(|record| record.contains("e.zip/y.sgf")));

    // Gone files take their games and their entries with them.
    fs::remove_file(place.games().join("c-cut.sgf")).unwrap();
    fs::remove_file(place.games().join("d-broken.sgf")).unwrap();
    let removed = place.import();
    assert_eq!(removed.report.unchanged_files, files - 1);
    assert!(!contents(&removed).iter().any(|record| record.contains("c-cut")));
    let troubled: Vec<&str> = removed.report.cut_short.iter().map(|entry| entry.path.as_str()).collect();
    assert!(troubled.len() == 1 && troubled[0].ends_with("0-new.sgf"), "{troubled:?}");
    assert!(!removed.report.skipped.iter().any(|entry| entry.path.contains("d-broken")));

    // After all of this, the library equals a newly made one.
    let fresh = import(&place.folder.path().join("fresh"), &[place.games()], false, &Progress::new()).unwrap();
    assert_same(&removed, &fresh);
    assert_same(&place.open(), &fresh);
}

#[test]
fn report_entries_follow_their_files() {
    let place = Place::new();
    for name in ["b", "d", "f"] {
        place.put(&format!("{name}-cut.sgf"), format!("(;SZ[9]PB[{name}];B[aa];W[bb];B[aa])"));
        place.put(&format!("{name}-odd.sgf"), format!("(;SZ[9]PB[{name}];B[aa];W[zz];B[cc"));
        place.put(&format!("{name}-skip.sgf"), "(;GM[2]SZ[8])");
    }
    place.import();
    let check = |loaded: &Loaded| {
        let path = |file: u32| loaded.files[file as usize].source.path.to_string_lossy().into_owned();
        let report = &loaded.report;
        assert!(report.cut_short.iter().all(|entry| path(entry.file) == entry.path));
        assert!(report.repaired.iter().all(|entry| path(entry.file) == entry.path));
        assert!(report.skipped.iter().all(|entry| entry.file.is_none_or(|file| path(file) == entry.path)));
        let numbers: Vec<u32> = report.cut_short.iter().map(|entry| entry.file).collect();
        assert!(numbers.is_sorted());
    };
    place.put("a.sgf", game(1, 20));
    place.put("c-cut.sgf", "(;SZ[9];B[aa];W[aa])");
    fs::remove_file(place.games().join("d-cut.sgf")).unwrap();
    let loaded = place.import();
    check(&loaded);
    check(&place.open());
    assert_eq!(loaded.report.unchanged_files, 8);
    assert_same(
        &loaded,
        &import(&place.folder.path().join("fresh"), &[place.games()], false, &Progress::new()).unwrap(),
    );
}

#[test]
fn a_missing_truncated_or_flipped_store_is_rebuilt_from_the_sources() {
    let place = mixed();
    let imported = place.import();
    let store = place.store();
    let whole = fs::read(&store).unwrap();
    let restored = |what: &str| {
        assert_same(&imported, &place.open());
        assert_eq!(fs::read(place.store()).unwrap(), whole, "{what}");
    };
    fs::remove_file(&store).unwrap();
    restored("missing");
    for length in [0, 1, 7, 8, 23, 24, 25, whole.len() / 2, whole.len() - 1] {
        fs::write(&store, &whole[..length]).unwrap();
        restored(&format!("cut to {length}"));
    }
    // Every byte of the header, including the format number, and some of the rest.
    for at in (0..24).chain((24..whole.len()).step_by(97)) {
        let mut flipped = whole.clone();
        flipped[at] ^= 0x10;
        fs::write(&store, &flipped).unwrap();
        restored(&format!("byte {at}"));
    }
    fs::write(&store, [whole.as_slice(), b"x"].concat()).unwrap();
    restored("longer");
    // The store of other games under this one's name.
    let other = mixed();
    other.put("a.sgf", game(77, 20));
    other.import();
    fs::copy(other.store(), &store).unwrap();
    restored("another's");
}

#[test]
fn importing_over_a_damaged_store_mends_it_too() {
    let place = mixed();
    let imported = place.import();
    fs::write(place.store(), "damaged").unwrap();
    let again = place.import();
    assert_eq!(again.report.unchanged_files, 0);
    assert_same(&imported, &again);
    assert_same(&imported, &place.open());
}

#[test]
fn a_lost_store_whose_sources_are_out_of_reach_is_an_error_that_loses_nothing() {
    let place = mixed();
    let imported = place.import();
    let away = place.folder.path().join("unplugged");
    fs::rename(place.games(), &away).unwrap();
    // Without damage the sources are not needed.
    assert_same(&imported, &place.open());
    fs::remove_file(place.store()).unwrap();
    let error = open(&place.library(), &Progress::new()).unwrap_err();
    assert!(matches!(error, LibraryError::Damaged { .. }));
    let message = error.to_string();
    assert!(message.contains("games-") && message.contains("missing") && message.contains("put"), "{message}");
    fs::rename(&away, place.games()).unwrap();
    assert_same(&imported, &place.open());
}

/// The message of a library that cannot be opened. Importing into it fails in the same way, and leaves it unchanged.
fn refused(place: &Place) -> String {
    let before = fs::read(place.library().join("library.ron")).unwrap();
    let opened = open(&place.library(), &Progress::new()).unwrap_err().to_string();
    let imported = import(&place.library(), &[place.games()], false, &Progress::new()).unwrap_err().to_string();
    assert_eq!(opened, imported);
    assert_eq!(fs::read(place.library().join("library.ron")).unwrap(), before);
    opened
}

#[test]
fn a_manifest_that_cannot_be_read_says_which_file_what_is_wrong_and_what_to_do() {
    let place = mixed();
    place.import();
    let path = place.library().join("library.ron");
    let whole = fs::read_to_string(&path).unwrap();

    fs::write(&path, whole.replacen("format: 2", "format: 3", 1)).unwrap();
    let message = refused(&place);
    for part in ["library.ron", "newer Katachi", "format 3", "reads up to 2", "Update Katachi"] {
        assert!(message.contains(part), "{message}");
    }
    // A newer file may contain other fields too.
    fs::write(&path, "(format: 7, shelves: [(a: 1)], store: Nowhere)").unwrap();
    assert!(refused(&place).contains("format 7"));

    let lines: Vec<&str> = whole.lines().collect();
    // The last line is the checksum.
    let cuts = (0..lines.len() - 1).map(|count| lines[..count].join("\n"));
    let nonsense = ["\0\0\0", "(", "[[[[", "()", "nonsense", "(format: -1)", "(format: \"1\")"].map(str::to_owned);
    for text in cuts.chain(nonsense) {
        fs::write(&path, &text).unwrap();
        let message = refused(&place);
        assert!(message.contains("library.ron") && message.contains("damaged"), "{message}");
        assert!(message.contains("katachi check --repair") && message.contains("import its games again"), "{message}");
    }
    fs::write(&path, b"(format: 1, app: \"\xff\xfe\")").unwrap();
    assert!(refused(&place).contains("not text"));
    let elsewhere = whole.replacen("store: \"games-", "store: \"../games-", 1);
    assert_ne!(elsewhere, whole);
    fs::write(&path, elsewhere).unwrap();
    assert!(refused(&place).contains("no name of a game store"));

    // Without its checksum it opens, and the cut is told.
    take_changes(&place.library());
    fs::write(&path, lines[..lines.len() - 1].join("\n")).unwrap();
    place.open();
    let told: Vec<TextChange> = take_changes(&place.library()).into_iter().map(|changed| changed.what).collect();
    assert_eq!(told, [TextChange::CutOff]);

    fs::write(&path, &whole).unwrap();
    place.open();
}

#[test]
fn a_folder_with_other_files_is_refused_and_left_alone() {
    let place = Place::new();
    place.put("a.sgf", game(1, 30));
    fs::create_dir(place.library()).unwrap();
    fs::write(place.library().join("letter.txt"), "dear friend").unwrap();
    let error = import(&place.library(), &[place.games()], false, &Progress::new()).unwrap_err();
    assert!(matches!(error, LibraryError::NotALibrary { .. }), "{error}");
    assert!(error.to_string().contains("mine.katachi") && error.to_string().contains("empty folder"), "{error}");
    assert_eq!(place.inside(), BTreeSet::from(["letter.txt".to_owned()]));
    let error = open(&place.library(), &Progress::new()).unwrap_err();
    assert!(error.to_string().contains("katachi import"), "{error}");
    let error = open(&place.folder.path().join("nowhere"), &Progress::new()).unwrap_err();
    assert!(matches!(error, LibraryError::NotALibrary { .. }), "{error}");
    // The remains of a killed first import are not foreign files.
    fs::remove_file(place.library().join("letter.txt")).unwrap();
    fs::write(place.library().join("library.lock"), "").unwrap();
    fs::write(place.library().join(".katachi-tmp-x1"), "half").unwrap();
    fs::write(place.library().join("games-0-0.bin"), "half").unwrap();
    place.import();
    assert_eq!(place.inside().len(), 3, "{:?}", place.inside());
}

#[test]
fn a_second_importer_is_told_to_wait() {
    let place = mixed();
    place.import();
    let lock = fs::File::options().write(true).open(place.library().join("library.lock")).unwrap();
    lock.lock().unwrap();
    let error = import(&place.library(), &[place.games()], false, &Progress::new()).unwrap_err();
    assert!(matches!(error, LibraryError::Busy { .. }), "{error}");
    assert!(error.to_string().contains("mine.katachi") && error.to_string().contains("wait"), "{error}");
    // Reading needs no lock.
    place.open();
    drop(lock);
    place.import();
}

#[test]
fn a_reader_sees_the_old_or_the_new_library_while_another_imports() {
    let place = mixed();
    let old = place.import().corpus.id();
    let small = fs::read(place.games().join("a.sgf")).unwrap();
    let large = game(1, 200);
    place.put("a.sgf", &large);
    let new = place.import().corpus.id();
    let done = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        let readers = scope.spawn(|| {
            let mut seen = BTreeSet::new();
            while !done.load(std::sync::atomic::Ordering::Relaxed) {
                seen.insert(place.open().corpus.id());
            }
            seen
        });
        for round in 0..60 {
            place.put("a.sgf", if round % 2 == 0 { &small } else { large.as_bytes() });
            place.import();
        }
        done.store(true, std::sync::atomic::Ordering::Relaxed);
        let seen = readers.join().unwrap();
        assert!(seen.is_subset(&BTreeSet::from([old, new])), "{seen:?}");
    });
}

#[test]
fn a_cancelled_import_leaves_the_old_library() {
    let place = mixed();
    let old = place.import();
    place.put("a.sgf", game(50, 70));
    place.put("many.sgf", (100..400).map(|number| game(number, 80)).collect::<String>());
    let before: BTreeMap<String, Vec<u8>> =
        place.inside().into_iter().map(|name| (name.clone(), fs::read(place.library().join(name)).unwrap())).collect();
    let progress = Progress::new();
    progress.cancel();
    let error = import(&place.library(), &[place.games()], false, &progress).unwrap_err();
    assert!(matches!(error, LibraryError::Cancelled), "{error}");
    // Cancel at various moments.
    for wait in 0..30 {
        let progress = Progress::new();
        let outcome = std::thread::scope(|scope| {
            let work = scope.spawn(|| import(&place.folder.path().join("other"), &[place.games()], false, &progress));
            std::thread::sleep(std::time::Duration::from_millis(wait));
            progress.cancel();
            work.join().unwrap()
        });
        let left = open(&place.folder.path().join("other"), &Progress::new());
        match outcome {
            Ok(_) => break,
            Err(LibraryError::Cancelled) => assert!(matches!(left, Err(LibraryError::NotALibrary { .. })), "{left:?}"),
            Err(other) => panic!("{other}"),
        }
    }
    for (name, bytes) in before {
        assert!(fs::read(place.library().join(&name)).unwrap() == bytes, "{name}");
    }
    assert_same(&old, &place.open());
}

#[test]
fn sources_add_up_and_duplicates_are_kept_on_request() {
    let place = mixed();
    let elsewhere = place.folder.path().join("elsewhere.sgf");
    fs::write(&elsewhere, game(60, 40)).unwrap();
    let first = place.import();
    let library = place.library();
    let both = import(&library, std::slice::from_ref(&elsewhere), false, &Progress::new()).unwrap();
    assert_eq!(both.corpus.record_count(), first.corpus.record_count() + 1);
    assert_eq!(both.report.unchanged_files as usize, first.files.len());
    let kept = import(&library, &[], true, &Progress::new()).unwrap();
    assert_eq!(count_standings(&kept.corpus), (9, 1, 0));
    assert_eq!(kept.report.duplicates, 0);
    let sources: Vec<PathBuf> = read_manifest(&library).unwrap().sources.iter().map(|path| path.to_path()).collect();
    assert_eq!(sources, [place.games(), elsewhere]);
    // A missing source is reported, and its games are removed.
    fs::remove_file(&sources[1]).unwrap();
    let gone = import(&library, &[], false, &Progress::new()).unwrap();
    assert_eq!(contents(&gone), contents(&first));
    assert!(gone.report.skipped.iter().any(|entry| entry.path.ends_with("elsewhere.sgf")));
}

#[cfg(unix)]
#[test]
fn links_and_odd_file_names_are_read_once_and_come_back() {
    use std::os::unix::ffi::OsStrExt;
    let place = Place::new();
    let names: Vec<&[u8]> = vec![
        b"space in name.sgf",
        b"-dash.sgf",
        "日本語.sgf".as_bytes(),
        b"quote'\".sgf",
        b"back\\slash.sgf",
        b"line\nend.sgf",
        b"latin-\xe9.sgf",
        b"\\xff.sgf",
        b"UPPER.SGF",
        b"no-extension",
    ];
    for (number, name) in names.iter().enumerate() {
        fs::write(place.games().join(std::ffi::OsStr::from_bytes(name)), game(number, 40)).unwrap();
    }
    std::os::unix::fs::symlink(place.games(), place.games().join("loop")).unwrap();
    std::os::unix::fs::symlink(place.games().join("-dash.sgf"), place.games().join("again.sgf")).unwrap();
    std::os::unix::fs::symlink(place.games().join("nowhere"), place.games().join("dangling.sgf")).unwrap();
    let loaded = place.import();
    assert_eq!(loaded.corpus.record_count(), names.len(), "{:#?}", loaded.files);
    assert_eq!(count_standings(&loaded.corpus).2, 0);
    assert_eq!(loaded.report.skipped.len(), 1, "{:?}", loaded.report.skipped);
    assert!(loaded.report.skipped[0].path.ends_with("dangling.sgf"));
    assert_same(&loaded, &place.open());
    assert_eq!(place.import().report.unchanged_files as usize, names.len());
    // A source with an odd name, and a rebuild from it.
    let odd = place.folder.path().join(std::ffi::OsStr::from_bytes(b"odd \xff\\x41\n"));
    fs::rename(place.games(), &odd).unwrap();
    let library = place.folder.path().join("odd-library");
    let loaded = import(&library, std::slice::from_ref(&odd), false, &Progress::new()).unwrap();
    fs::remove_file(library.join(read_manifest(&library).unwrap().store)).unwrap();
    assert_same(&loaded, &open(&library, &Progress::new()).unwrap());
    assert_eq!(loaded.corpus.record_count(), names.len());
}

#[test]
fn the_duplicates_of_the_dirty_collection_are_what_its_manifest_says() {
    let Some(folder) = shared("dirty/synthetic/dups") else { return };
    let library = tempfile::tempdir().unwrap();
    let loaded = import(&library.path().join("l"), &[folder], false, &Progress::new()).unwrap();
    let mut likeness = BTreeMap::new();
    for id in loaded.corpus.records() {
        let name = Path::new(&loaded.path_of(id)).file_name().unwrap().to_string_lossy()[..3].to_owned();
        let found = match loaded.corpus.standing(id) {
            Standing::Duplicate { likeness, .. } => Some(likeness),
            _ => None,
        };
        likeness.insert(name, found);
    }
    let of = |name: &str| likeness[name];
    for name in ["d00", "d01", "d24", "d27"] {
        assert_eq!(of(name), Some(Likeness::Exact), "{name}");
    }
    for name in ["d11", "d12", "d13", "d14", "d15", "d16", "d17"] {
        assert_eq!(of(name), Some(Likeness::Turned), "{name}");
    }
    assert_eq!(of("d20"), Some(Likeness::Contained));
    // It is another game with swapped colours.
    assert_eq!(of("d25"), None);
    // The equal one that says most is d02. The longest is kept of it and those with more moves, another move, or two
    // swapped moves.
    assert_eq!(of("d02"), Some(Likeness::Contained));
    assert_eq!(of("d21"), None);
    assert_eq!(["d22", "d23"].map(of), [Some(Likeness::NearlySame); 2]);
    // The first move as a set-up stone: the same positions.
    assert_eq!(of("d26"), Some(Likeness::Exact));
    assert_eq!(likeness.values().filter(|found| found.is_none()).count(), 2);
}

/// The records of the library by their path below `folder`, and the record of which each is a duplicate.
fn standings(loaded: &Loaded, folder: &Path) -> BTreeMap<String, Option<(String, Likeness)>> {
    let name = |id| Path::new(&loaded.path_of(id)).strip_prefix(folder).unwrap().to_string_lossy().into_owned();
    let standing = |id| match loaded.corpus.standing(id) {
        Standing::Duplicate { of, likeness } => Some((name(of), likeness)),
        _ => None,
    };
    loaded.corpus.records().map(|id| (name(id), standing(id))).collect()
}

#[test]
fn duplicates_of_professional_games_are_found_and_nothing_else() {
    if rounds(0, 1) == 0 {
        return println!("only with KATACHI_SWEEP=whole: it reads 54,000 games");
    }
    let (Some(pro), Some(removed), Some(table)) =
        (shared("corpus/pro.tar.zst"), shared("corpus/pro-duplicates.tar.zst"), shared("corpus/duplicates.tsv"))
    else {
        return;
    };
    let place = Place::new();
    unpack(&pro, &place.games());
    unpack(&removed, &place.games());
    let games = place.games();
    let loaded = place.import();
    let standings = standings(&loaded, &games);
    let rows = |text: &str| -> Vec<Vec<String>> {
        text.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect()).collect()
    };
    // The game that each record stands for in the end.
    let kept = |name: &str| standings[name].as_ref().map_or(name.to_owned(), |(of, _)| of.clone());

    let table = rows(&fs::read_to_string(table).unwrap());
    let (mut found, mut exact) = (0, 0);
    let mut expected: BTreeSet<String> = BTreeSet::new();
    for row in &table {
        let (copy, original) = (format!("pro-duplicates/{}", row[0]), format!("pro/{}", row[1]));
        if !standings.contains_key(&copy) {
            println!("{copy}: not loaded");
            continue;
        }
        let same = kept(&copy) == kept(&original);
        found += usize::from(same);
        let likeness = [&copy, &original].map(|name| standings[name].as_ref().map(|(_, likeness)| *likeness));
        let wanted = if row[3] == "exact" { Likeness::Exact } else { Likeness::Turned };
        exact += usize::from(likeness.contains(&Some(wanted)));
        if !same {
            println!("missed: {row:?} {likeness:?}");
        }
        expected.insert(copy);
    }
    let recall = found as f64 / table.len() as f64;
    println!("duplicates: {found} of {} found ({:.2} %), {exact} with the same kind", table.len(), recall * 100.0);
    assert!(recall >= 0.99);

    let near = rows(&fs::read_to_string(games.join("pro-NEAR-DUPLICATES.tsv")).unwrap());
    let mut near_found = 0;
    let mut near_names = BTreeSet::new();
    for row in &near {
        let [a, b] = [format!("pro/{}", row[0]), format!("pro/{}", row[1])];
        let same = kept(&a) == kept(&b);
        near_found += usize::from(same);
        if !same {
            println!("not taken for one game: {}", row.join(" "));
        }
        near_names.extend([kept(&a), kept(&b), a, b]);
    }
    println!("near duplicates: {near_found} of {} found", near.len());
    assert!(near_found as f64 >= 0.95 * near.len() as f64);

    // The rest of the archive was made distinct, so records marked as duplicates there are near duplicates or errors.
    let mut others = 0;
    for (name, standing) in &standings {
        let Some((of, likeness)) = standing else { continue };
        let in_table = expected.contains(name) || expected.contains(of);
        if in_table || (near_names.contains(name) && near_names.contains(of)) {
            continue;
        }
        others += 1;
        println!("also marked: {name} {likeness:?} of {of}");
    }
    let marked = standings.values().flatten().count();
    let precision = (marked - others) as f64 / marked as f64;
    println!("marked: {marked}, of them in neither table: {others}; precision {:.2} %", precision * 100.0);
    assert!(precision >= 0.99);
}
