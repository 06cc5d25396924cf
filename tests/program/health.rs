//! `katachi check`, `backup` and `restore`: damage is found, everything that can be rebuilt is rebuilt, and nothing
//! else is lost.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::support::program::{json, katachi, run, text};
use crate::support::random::Random;
use crate::support::sweep::{rounds, seed};
use katachi::corpus::load::Loaded;
use katachi::library::health::{Finding, Health, Remedy, RepairOutcome};
use katachi::library::{self, LibraryError, check_library, kept_file};
use katachi::mining::corner::{CornerParams, corner_graph};
use katachi::mining::{MiningParams, PatternSource, mine};
use katachi::progress::Progress;
use katachi::study::{CardQuestion, Grade, Moment};
use serde_json::Value;

const GAMES: &str = "\
(;SZ[19]PB[Shusaku]PW[Gennan]DT[1846]RE[B+2];B[pd];W[dd];B[pp];W[dq];B[qn];W[cn];B[fq];W[eq])
(;SZ[19]PB[Shuwa]PW[Shusaku]DT[1851]RE[W+R];B[qd];W[dc];B[ce];W[pq];B[oc];W[po])
(;SZ[9]PB[A]PW[B];B[cc];W[gg];B[cg])
";

/// A library with one of everything.
struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Place {
        let place = Place { folder: tempfile::tempdir().unwrap() };
        let dir = place.library();
        fs::write(place.sgf(), GAMES).unwrap();
        let progress = Progress::new();
        let loaded = library::import(&dir, &[place.sgf()], false, &progress).unwrap();
        let corpus = &loaded.corpus;
        library::open_index(&dir, corpus, &progress).unwrap();
        library::open_contexts(&dir, corpus, &progress).unwrap();
        library::open_rings(&dir, corpus, &progress).unwrap();
        let params = MiningParams::new("square:3".parse().unwrap(), PatternSource::Move);
        let shapes = mine(corpus, &params, &progress).unwrap();
        let file = kept_file(&dir, "shapes", &params, corpus.id());
        library::keep(&file, &library::patterns_to_ron(&shapes)).unwrap();
        let corners =
            corner_graph(corpus, CornerParams { min_count: 1, ..CornerParams::default() }, &progress).unwrap();
        let file = kept_file(&dir, "corners", &corners.params, corpus.id());
        library::keep_corners(&corners, &file).unwrap();
        library::save_patterns(&shapes, &dir.join("my shapes.ron")).unwrap();
        library::tags::update(&dir, &Progress::new(), |tags| {
            tags.add("mine", &loaded, corpus.records());
            tags.add("to do", &loaded, corpus.records().take(1));
        })
        .unwrap();
        library::study::update(&dir, &Progress::new(), |deck| {
            for id in ["a", "b", "c"] {
                let question = CardQuestion::Problem { id: id.to_owned() };
                deck.review(&question, Grade::Again, Moment::from_secs(1_800_000_000));
            }
        })
        .unwrap();
        fs::write(dir.join("session.ron"), "(format:1,games:Some(3))").unwrap();
        fs::create_dir(dir.join("edited")).unwrap();
        for name in ["game.sgf", "edited/1.sgf"] {
            fs::write(dir.join(name), "(;SZ[9];B[cc];W[dd])").unwrap();
        }
        place
    }

    fn sgf(&self) -> PathBuf {
        self.folder.path().join("three.sgf")
    }

    fn library(&self) -> PathBuf {
        self.folder.path().join("mine.katachi")
    }

    fn at(&self, name: &str) -> PathBuf {
        self.library().join(name)
    }

    fn store(&self) -> PathBuf {
        self.at(&library::read_manifest(&self.library()).unwrap().store)
    }

    fn check(&self, repair: bool) -> Health {
        check_library(&self.library(), repair, &Progress::new()).unwrap()
    }

    fn open(&self) -> Loaded {
        library::open(&self.library(), &Progress::new()).unwrap()
    }

    /// The bytes of the files, by name.
    fn contents(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let mut all = BTreeMap::new();
        for dir in [self.library(), self.at("kept"), self.at("edited")] {
            for entry in fs::read_dir(dir).unwrap() {
                let path = entry.unwrap().path();
                if path.is_file() {
                    all.insert(path.clone(), fs::read(path).unwrap());
                }
            }
        }
        all
    }

    fn put_back(&self, contents: &BTreeMap<PathBuf, Vec<u8>>) {
        self.contents()
            .keys()
            .filter(|path| !contents.contains_key(*path))
            .for_each(|path| fs::remove_file(path).unwrap());
        contents.iter().for_each(|(path, bytes)| fs::write(path, bytes).unwrap());
    }

    /// Returns the only finding. Asserts that the check changed nothing, and that after a repair a second check finds
    /// nothing.
    fn repaired(&self, what: &str) -> Finding {
        let before = self.contents();
        let found = self.check(false);
        assert_eq!(self.contents(), before, "{what}: a check writes nothing");
        let wrong: Vec<&Finding> = found.findings.iter().filter(|finding| !finding.is_settled()).collect();
        assert_eq!(wrong.len(), 1, "{what}: {found:?}");
        assert!(found.is_repairable() && !found.is_sound() && wrong[0].outcome == RepairOutcome::Untouched);
        let repaired = self.check(true);
        assert!(repaired.is_sound(), "{what}: {repaired:?}");
        let again = self.check(false);
        assert!(again.is_sound() && !again.is_repairable(), "{what}: {again:?}");
        let done = repaired.findings.into_iter().find(|finding| finding.remedy != Remedy::Nothing).unwrap();
        assert_eq!((&done.path, &done.problem, done.remedy), (&wrong[0].path, &wrong[0].problem, wrong[0].remedy));
        done
    }
}

fn cut(path: &Path) {
    let bytes = fs::read(path).unwrap();
    fs::write(path, &bytes[..bytes.len() / 2]).unwrap();
}

#[test]
fn a_sound_library_is_sound_and_every_file_of_it_is_read() {
    let place = Place::new();
    let health = place.check(false);
    assert_eq!(health.findings, [], "{health:?}");
    // All files except the locks.
    let is_lock = |path: &&PathBuf| path.extension().is_some_and(|ending| ending == "lock");
    assert_eq!(health.files, place.contents().keys().filter(|path| !is_lock(path)).count());
    assert_eq!(place.check(true), health);
}

#[test]
fn what_is_damaged_is_found_and_repaired() {
    let place = Place::new();
    let (whole, games) = (place.contents(), place.open().corpus.id());
    let kept: Vec<PathBuf> = whole.keys().filter(|path| path.starts_with(place.at("kept"))).cloned().collect();
    assert_eq!(kept.len(), 2);
    let made_again = [
        (place.store(), Remedy::Sources),
        (place.at("library.ron"), Remedy::Rebuild),
        (place.at("find-index.bin"), Remedy::Rebuild),
        (place.at("contexts.bin"), Remedy::CountAgain),
        (place.at("rings.bin"), Remedy::CountAgain),
        (kept[0].clone(), Remedy::CountAgain),
        (kept[1].clone(), Remedy::CountAgain),
    ];
    for (path, remedy) in made_again {
        cut(&path);
        let done = place.repaired(&path.display().to_string());
        assert_eq!((done.path, done.remedy), (path, remedy));
        assert_eq!(place.open().corpus.id(), games);
        place.put_back(&whole);
    }
    for (name, saved) in [
        ("tags.ron", "1 tagged game kept"),
        ("study.ron", "1 card kept"),
        ("game.sgf", ""),
        ("edited/1.sgf", ""),
        ("session.ron", ""),
    ] {
        cut(&place.at(name));
        let damaged = fs::read(place.at(name)).unwrap();
        if name.ends_with(".sgf") {
            // Half of a record is still a record.
            fs::write(place.at(name), "no game").unwrap();
        }
        let done = place.repaired(name);
        let (stem, ending) = name.split_once('.').unwrap();
        let aside = fs::read(place.at(&format!("{stem}-damaged-1.{ending}"))).unwrap();
        assert!(aside == damaged || name.ends_with(".sgf"));
        let RepairOutcome::Repaired(said) = &done.outcome else { panic!("{done:?}") };
        assert!(done.remedy == Remedy::SetAside && said.to_string().contains(saved), "{said}");
        place.put_back(&whole);
    }
}

#[test]
fn results_of_other_games_or_under_another_name_are_found() {
    let place = Place::new();
    let whole = place.contents();
    let kept: Vec<PathBuf> = whole.keys().filter(|path| path.starts_with(place.at("kept"))).cloned().collect();
    let other = place.at("kept").join("shapes-00000000-0000000000000007.ron.zst");
    fs::rename(&kept[1], &other).unwrap();
    assert!(place.repaired("other games").problem.to_string().contains("other games"));
    place.put_back(&whole);
    fs::copy(&kept[1], &kept[0]).unwrap();
    assert!(place.repaired("another name").problem.to_string().contains("not what its name says"));
    place.put_back(&whole);
    // An index of the same games with a valid checksum, but one changed history.
    let mut index = fs::read(place.at("find-index.bin")).unwrap();
    let last = index.len() - 1;
    index[last] ^= 0x40;
    let checksum = crc32fast::hash(&index[32..]).to_le_bytes();
    index[28..32].copy_from_slice(&checksum);
    fs::write(place.at("find-index.bin"), index).unwrap();
    assert_eq!(place.repaired("index").remedy, Remedy::Rebuild);
    assert_eq!(place.contents()[&place.at("find-index.bin")], whole[&place.at("find-index.bin")]);
}

#[test]
fn every_changed_byte_is_found_where_a_format_has_a_checksum_and_every_repair_ends_sound() {
    let place = Place::new();
    let (whole, games) = (place.contents(), place.open().corpus.id());
    let mut random = Random(seed(28));
    for (path, bytes) in &whole {
        let name = path.file_name().unwrap().to_string_lossy();
        if bytes.is_empty() {
            continue;
        }
        for _ in 0..rounds(4, 400) {
            let at = random.below(bytes.len());
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << random.below(8);
            fs::write(path, &damaged).unwrap();
            let health = place.check(true);
            let has_checksum = name.ends_with(".bin");
            assert!(!has_checksum || !health.findings.is_empty(), "{name}, byte {at}: not found");
            // A format number that became larger, or a result saved by the user, is left alone.
            let is_left = |finding: &Finding| matches!(finding.remedy, Remedy::Update | Remedy::ByHand);
            if !health.findings.iter().any(is_left) {
                assert!(health.is_sound(), "{name}, byte {at}: {health:?}");
                assert!(place.check(false).is_sound(), "{name}, byte {at}");
                assert!(place.open().corpus.id() == games, "{name}, byte {at}");
            }
            place.put_back(&whole);
        }
    }
}

#[test]
fn a_damaged_store_without_its_sources_stays_and_one_of_other_games_is_set_aside() {
    let place = Place::new();
    let store = place.store();
    cut(&store);
    let damaged = fs::read(&store).unwrap();
    fs::rename(place.sgf(), place.folder.path().join("away.sgf")).unwrap();
    let health = place.check(true);
    assert!(!health.is_sound() && matches!(health.findings[0].outcome, RepairOutcome::Failed(_)), "{health:?}");
    assert_eq!(fs::read(&store).unwrap(), damaged);
    // The sources now have fewer games. The data left of the other games is not discarded by a repair or by opening.
    fs::write(place.sgf(), GAMES.lines().next().unwrap()).unwrap();
    let whole = place.contents();
    for opens in [true, false] {
        if opens {
            place.open();
        } else {
            assert!(place.check(true).is_sound());
        }
        assert_eq!(fs::read(place.at("store-damaged-1.bin")).unwrap(), damaged);
        assert_eq!(place.open().corpus.record_count(), 1);
        place.put_back(&whole);
    }
    // An import reads the sources again too.
    library::import(&place.library(), &[], false, &Progress::new()).unwrap();
    assert_eq!(fs::read(place.at("store-damaged-1.bin")).unwrap(), damaged);
}

#[test]
fn a_manifest_that_names_other_games_is_made_again_from_the_store_where_the_sources_are_gone() {
    let place = Place::new();
    let games = place.open().corpus.id();
    fs::remove_file(place.sgf()).unwrap();
    let path = place.at("library.ron");
    let text = fs::read_to_string(&path).unwrap();
    for (from, to) in [(format!("corpus: \"{games}\""), "corpus: \"0123456789abcdef\""), ("games-".into(), "games-7")] {
        fs::write(&path, text.replacen(&from, to, 1)).unwrap();
        assert!(!place.check(false).is_sound());
        let repaired = place.check(true);
        assert!(repaired.is_sound(), "{to}: {repaired:?}");
        assert!(place.check(false).is_sound());
        assert_eq!(place.open().corpus.id(), games);
    }
}

#[test]
fn leftovers_and_earlier_games_are_removed_and_what_is_not_katachi_s_stays() {
    let place = Place::new();
    fs::write(place.at("notes.txt"), "mine").unwrap();
    fs::create_dir(place.at("folder")).unwrap();
    assert!(place.check(true).is_sound());
    let old = place.at("games-0123456789abcdef-01234567.bin");
    fs::write(&old, "earlier").unwrap();
    let leftover = place.at(".katachi-tmp-abc");
    fs::write(&leftover, "half").unwrap();
    let long_ago = std::time::SystemTime::now() - std::time::Duration::from_secs(10_000);
    fs::File::options().write(true).open(&leftover).unwrap().set_modified(long_ago).unwrap();
    assert!(!place.check(false).is_sound() && place.check(true).is_sound());
    assert!(!old.exists() && !leftover.exists() && place.at("notes.txt").exists() && place.at("folder").exists());
    // Games that the pattern database learned belong to Katachi, and damaged ones are not overlooked.
    fs::write(place.at("learned.sgf"), GAMES).unwrap();
    assert!(place.check(false).findings.iter().all(|finding| !finding.path.ends_with("learned.sgf")));
    fs::write(place.at("learned.sgf"), "(;SZ[77];B[aa])").unwrap();
    assert!(!place.check(false).is_sound() && place.check(true).is_sound() && !place.at("learned.sgf").exists());
    assert_eq!(fs::read_to_string(place.at("learned-damaged-1.sgf")).unwrap(), "(;SZ[77];B[aa])");
    // If the store is damaged, an earlier one beside it may be the only copy.
    fs::write(&old, "earlier").unwrap();
    cut(&place.store());
    fs::remove_file(place.sgf()).unwrap();
    assert!(!place.check(true).is_sound());
    assert!(old.exists());
}

#[test]
fn a_repair_beside_an_import_that_ends_meanwhile_leaves_its_games() {
    let place = Place::new();
    let dir = place.library();
    for round in 0..rounds(10, 1_000) {
        let added = place.folder.path().join(format!("{round}.sgf"));
        fs::write(&added, format!("(;SZ[19]PB[P{round}];B[dd];W[pp])")).unwrap();
        std::thread::scope(|scope| {
            let import = scope.spawn(|| library::import(&dir, &[added], false, &Progress::new()).unwrap());
            place.check(true);
            let wanted = import.join().unwrap().corpus.id();
            let found = library::open(&dir, &Progress::new()).unwrap();
            assert_eq!(found.corpus.id(), wanted, "round {round}");
        });
    }
    let health = place.check(true);
    assert!(health.is_sound() && place.store().exists(), "{health:?}");
}

#[test]
fn files_of_a_newer_katachi_are_named_with_their_version_and_left_alone() {
    let place = Place::new();
    let whole = place.contents();
    let newer = |name: &str| {
        let path = place.at(name);
        match name.ends_with(".bin") {
            // The magic number, then the format.
            true => {
                let mut bytes = fs::read(&path).unwrap();
                bytes[8] = 9;
                fs::write(&path, bytes).unwrap();
            }
            false => {
                let text = fs::read_to_string(&path).unwrap();
                let newer =
                    ["format: 2", "format: 1", "format:1"].iter().find(|format| text.contains(**format)).unwrap();
                fs::write(&path, text.replacen(*newer, &format!("{}9", &newer[..newer.len() - 1]), 1)).unwrap();
            }
        }
        path
    };
    for name in ["library.ron", "tags.ron", "study.ron", "session.ron", "my shapes.ron"] {
        let path = newer(name);
        let before = place.contents();
        let health = place.check(true);
        let finding = health.findings.iter().find(|finding| finding.path == path).unwrap();
        assert!(finding.remedy == Remedy::Update && finding.problem.to_string().contains("format 9"), "{finding:?}");
        assert!(!health.is_sound() && place.contents() == before, "{name}");
        place.put_back(&whole);
    }
    // Files that can be rebuilt are rebuilt.
    for name in ["find-index.bin", "contexts.bin", "rings.bin"] {
        newer(name);
        assert!(place.repaired(name).problem.to_string().contains("format 9"), "{name}");
        place.put_back(&whole);
    }
}

#[test]
fn the_command_line_says_what_it_found_and_its_exit_status_whether_all_is_well() {
    let place = Place::new();
    let library = place.library();
    let sound = json(&["check", text(&library)]);
    assert_eq!((&sound["findings"], sound["files"].as_u64()), (&Value::Array(Vec::new()), Some(13)));
    assert!(sound["elapsed_s"].is_number());
    cut(&place.at("tags.ron"));
    let found = run(&["check", text(&library), "--json"]);
    let object: Value = serde_json::from_str(&found.stdout).unwrap();
    let finding = &object["findings"][0];
    assert_eq!((found.status, &finding["remedy"], &finding["repaired"]), (Some(1), &"set_aside".into(), &false.into()));
    assert_eq!(finding["path"], text(&place.at("tags.ron")));
    let said = run(&["check", text(&library)]);
    assert!(said.status == Some(1) && said.stdout.contains("--repair"), "{}", said.stdout);
    let repaired = json(&["check", text(&library), "--repair"]);
    assert_eq!(repaired["findings"][0]["repaired"], true);
    let nowhere = run(&["check", text(place.folder.path())]);
    assert!(nowhere.status == Some(1) && nowhere.stderr.contains("no Katachi library"), "{}", nowhere.stderr);
}

#[test]
fn a_backup_is_written_and_put_back_by_one_command_each() {
    let place = Place::new();
    let (library, file) = (place.library(), place.folder.path().join("mine.tar.zst"));
    let written = json(&["backup", text(&library), "--out", text(&file)]);
    assert_eq!(written["files"], 10, "{written}");
    assert_eq!(written["packed_bytes"].as_u64(), Some(fs::metadata(&file).unwrap().len()));
    let there = place.folder.path().join("there.katachi");
    let restored = json(&["restore", text(&file), "--library", text(&there)]);
    assert_eq!((&restored["files"], &restored["before"]), (&written["files"], &Value::Null));
    assert!(check_library(&there, false, &Progress::new()).unwrap().is_sound());
    let refused = run(&["restore", text(&file), "--library", text(&library)]);
    assert!(refused.status == Some(1) && refused.stderr.contains("such a file already"), "{}", refused.stderr);
    let replaced = json(&["restore", text(&file), "--library", text(&library), "--replace"]);
    assert!(Path::new(replaced["before"].as_str().unwrap()).join("library.ron").exists());
    assert_eq!(run(&["backup", text(&library), "--out", "mine.zip"]).status, Some(2));
    assert_eq!(run(&["backup", "--out", "mine.tar.zst"]).status, Some(2));
    // All libraries, with the settings.
    let home = place.folder.path().join("home");
    fs::create_dir_all(home.join("libraries")).unwrap();
    fs::rename(&library, home.join("libraries/mine.katachi")).unwrap();
    fs::write(home.join("settings.ron"), "()").unwrap();
    let all = place.folder.path().join("all.tar.zst");
    let at = |home: &Path, arguments: &[&str]| katachi().env("KATACHI_DATA", home).args(arguments).status().unwrap();
    assert!(at(&home, &["backup", "--all", "--out", text(&all)]).success());
    let back = place.folder.path().join("back");
    assert!(at(&back, &["restore", text(&all), "--all"]).success());
    assert!(back.join("settings.ron").exists());
    assert!(check_library(&back.join("libraries/mine.katachi"), false, &Progress::new()).unwrap().is_sound());
}

#[test]
fn a_panic_of_the_command_line_names_its_report() {
    let home = tempfile::tempdir().unwrap();
    let library = home.path().join("nowhere");
    let broken = katachi()
        .args(["info", "--library", text(&library)])
        .env("KATACHI_DATA", home.path())
        .env("KATACHI_FAULT", format!("panic:0:{}", text(&library)))
        .output()
        .unwrap();
    let said = String::from_utf8(broken.stderr).unwrap();
    let reports: Vec<_> =
        fs::read_dir(home.path().join("reports")).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!((broken.status.code(), reports.len()), (Some(101), 1), "{said}");
    assert!(said.starts_with("katachi: ") && said.contains(text(&reports[0])) && said.lines().count() == 1, "{said}");
    let report = fs::read_to_string(&reports[0]).unwrap();
    assert!(report.contains("asked for by a test") && report.contains(env!("CARGO_PKG_VERSION")), "{report}");
}

#[test]
fn no_library_is_an_error_and_a_cancelled_check_changes_nothing() {
    let place = Place::new();
    let nowhere = check_library(place.folder.path(), true, &Progress::new());
    assert!(matches!(nowhere, Err(LibraryError::NotALibrary { .. })));
    cut(&place.at("find-index.bin"));
    let before = place.contents();
    let progress = Progress::new();
    progress.cancel();
    assert!(matches!(check_library(&place.library(), true, &progress), Err(LibraryError::Cancelled)));
    assert_eq!(place.contents(), before);
}
