//! The operations under test: everything that Katachi writes, and some of the things that it only reads.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use super::kept::KeptResults;
use crate::support::evaluated;
use katachi::app::{Home, LibrarySession, Settings, ThemeChoice};
use katachi::corpus::evaluation::Evaluations;
use katachi::corpus::load::{Loaded, load_bytes};
use katachi::find::filter::GameTags;
use katachi::find::{Hit, Query, SearchOptions, scan};
use katachi::lab::predict::{TrainParams, Training, keep_training, kept_training, train};
use katachi::library::backup::{back_up_library, restore_library};
use katachi::library::{self, IndexForm, LEARNED_FILE, check_library, evaluations, export, study, tags};
use katachi::mining::corner::{CornerParams, corner_graph};
use katachi::mining::{MinedPatterns, MiningParams, PatternSource, mine};
use katachi::pages::{Content, Cut, PageLayout, PagesExport};
use katachi::predict::Model;
use katachi::progress::Progress;
use katachi::study::{CardQuestion, Grade, Moment};

type Act = fn(&Path) -> Result<(), String>;

pub struct Operation {
    pub name: &'static str,
    /// Makes the initial state in an empty folder.
    pub prepare: fn(&Path),
    pub act: Act,
    /// Makes the new state from the old one in the next run, if that needs more than the operation itself.
    pub again: Option<Act>,
    /// Returns the state as its readers see it.
    pub read: fn(&Path) -> String,
    /// Whether the operation changes nothing: it must read correctly or return an error.
    pub only_reads: bool,
    /// Whether a missing result is rebuilt in the next run.
    pub can_be_made_again: bool,
    /// Checks that the report names everything that the new state lacks.
    pub is_accounted_for: fn(&Path) -> bool,
}

const PLAIN: Operation = Operation {
    name: "",
    prepare: |_| {},
    act: |_| Ok(()),
    again: None,
    read: |_| String::new(),
    only_reads: false,
    can_be_made_again: false,
    is_accounted_for: |_| false,
};

pub const OPERATIONS: &[Operation] = &[
    Operation { name: "import", prepare: games, act: import, read: games_read, is_accounted_for: accounted, ..PLAIN },
    Operation {
        name: "import again",
        prepare: |place| {
            games(place);
            import(place).unwrap();
            fs::write(place.join("games/b.sgf"), game("changed", 20)).unwrap();
            fs::write(place.join("games/new.sgf"), game("new", 30)).unwrap();
        },
        act: import,
        read: games_read,
        is_accounted_for: accounted_again,
        ..PLAIN
    },
    Operation {
        name: "tag",
        prepare: |place| {
            library_of_games(place);
            tag(place, "first").unwrap();
        },
        act: |place| tag(place, "second"),
        read: |place| format!("{:?}", tags::read(&place.join(LIBRARY)).unwrap()),
        ..PLAIN
    },
    Operation {
        name: "cards",
        prepare: |place| {
            library_of_games(place);
            answer(place, 0).unwrap();
        },
        act: |place| answer(place, 1),
        read: |place| answers(&place.join(LIBRARY)),
        ..PLAIN
    },
    Operation {
        name: "cards that are damaged",
        prepare: |place| {
            library_of_games(place);
            fs::write(place.join(LIBRARY).join("study.ron"), DAMAGED_STUDY).unwrap();
        },
        act: |place| answer(place, 1),
        read: |place| {
            let dir = place.join(LIBRARY);
            let aside = fs::read_to_string(dir.join("study-damaged-1.ron"));
            let own = fs::read_to_string(dir.join("study.ron")).unwrap_or_default();
            assert!(
                own == DAMAGED_STUDY || aside.is_ok_and(|aside| aside == DAMAGED_STUDY),
                "the damaged cards are lost"
            );
            if own.is_empty() || own == DAMAGED_STUDY { "none".to_owned() } else { answers(&dir) }
        },
        ..PLAIN
    },
    Operation {
        name: "what the user's engine says",
        prepare: |place| {
            library_of_games(place);
            engine_says(place, 0..1).unwrap();
        },
        act: |place| engine_says(place, 0..3),
        read: |place| format!("{:?}", evaluations::open_of_engine(&place.join(LIBRARY)).unwrap()),
        ..PLAIN
    },
    Operation {
        name: "a game that is learned",
        prepare: |place| {
            library_of_games(place);
            learn(place, "one", 40).unwrap();
        },
        act: |place| learn(place, "other", 50),
        read: |place| fs::read_to_string(place.join(LIBRARY).join(LEARNED_FILE)).unwrap(),
        ..PLAIN
    },
    Operation { name: "settings", prepare: |place| dark(place).unwrap(), act: scaled, read: settings_read, ..PLAIN },
    Operation { name: "first settings", act: dark, read: settings_read, ..PLAIN },
    Operation {
        name: "session",
        prepare: |place| session(place, 5).unwrap(),
        act: |place| session(place, 6),
        read: |place| format!("{:?}", LibrarySession::read(place)),
        ..PLAIN
    },
    Operation {
        name: "shapes",
        prepare: |place| result(place, &SHAPES.0).unwrap(),
        act: |place| result(place, &SHAPES.1),
        read: |place| {
            let found = library::open_patterns(&place.join("shapes.ron.zst")).unwrap();
            library::patterns_to_ron(&found)
        },
        ..PLAIN
    },
    Operation {
        name: "shapes within a bound of memory",
        prepare: |place| result(place, &SHAPES.0).unwrap(),
        act: |place| {
            let (corpus, params) = (&LOADED.corpus, &SHAPES.1.params);
            let file = place.join("shapes.ron.zst");
            // Too little memory for everything at once, so most data goes to a scratch file.
            library::mine_to_file(corpus, params, 60_000, &file, &Progress::new()).map(|_| ()).map_err(in_words)
        },
        read: |place| {
            let found = library::open_patterns(&place.join("shapes.ron.zst")).unwrap();
            library::patterns_to_ron(&found)
        },
        ..PLAIN
    },
    Operation {
        name: "a result that is kept",
        act: |place| library::keep(&place.join("kept/shapes.ron.zst"), "(kept)").map_err(in_words),
        read: |place| text_or_none(&place.join("kept/shapes.ron.zst")),
        ..PLAIN
    },
    Operation {
        name: "columns that are kept",
        prepare: |place| keep_corners(place, 2).unwrap(),
        act: |place| keep_corners(place, 1),
        read: |place| {
            let found = library::open_kept_corners(&place.join("kept/corners.bin")).unwrap();
            library::corners_to_ron(&found)
        },
        ..PLAIN
    },
    Operation {
        name: "collocations that are kept",
        prepare: |place| library::keep_collocations(&KEPT[0].collocations, &place.join(KEPT_FILE)).unwrap(),
        act: |place| library::keep_collocations(&KEPT[1].collocations, &place.join(KEPT_FILE)).map_err(in_words),
        read: |place| {
            let found = library::open_kept_collocations(&place.join(KEPT_FILE)).unwrap();
            library::collocations_to_ron(&found)
        },
        ..PLAIN
    },
    Operation {
        name: "openings that are kept",
        prepare: |place| library::keep_openings(&KEPT[0].openings, &place.join(KEPT_FILE)).unwrap(),
        act: |place| library::keep_openings(&KEPT[1].openings, &place.join(KEPT_FILE)).map_err(in_words),
        read: |place| {
            let found = library::open_kept_openings(&place.join(KEPT_FILE)).unwrap();
            library::openings_to_ron(&found)
        },
        ..PLAIN
    },
    Operation {
        name: "shapes that are kept",
        prepare: |place| library::keep_patterns(&KEPT[0].shapes, &place.join("kept/shapes.ron.zst")).unwrap(),
        act: |place| library::keep_patterns(&KEPT[1].shapes, &place.join("kept/shapes.ron.zst")).map_err(in_words),
        read: |place| {
            let found = library::open_patterns(&place.join("kept/shapes.ron.zst")).unwrap();
            library::patterns_to_ron(&found)
        },
        ..PLAIN
    },
    Operation {
        name: "index",
        act: |place| library::open_index(place, &LOADED.corpus, &Progress::new()).map(drop).map_err(in_words),
        read: |place| bytes_read(&place.join("find-index.bin")),
        can_be_made_again: true,
        ..PLAIN
    },
    #[cfg(unix)]
    Operation {
        name: "mapped index",
        act: |place| {
            let form = IndexForm::Mapped { stays: 0 };
            library::open_index_as(form, place, &LOADED.corpus, &Progress::new()).map(drop).map_err(in_words)
        },
        read: |place| bytes_read(&place.join("find-index-mapped.bin")),
        can_be_made_again: true,
        ..PLAIN
    },
    Operation {
        name: "contexts",
        act: |place| library::open_contexts(place, &LOADED.corpus, &Progress::new()).map(drop).map_err(in_words),
        read: |place| bytes_read(&place.join("contexts.bin")),
        can_be_made_again: true,
        ..PLAIN
    },
    Operation {
        name: "model",
        prepare: |place| fs::write(place.join("model.bin"), "old").unwrap(),
        act: |place| library::save_model(&MODEL.0, &place.join("model.bin")).map_err(in_words),
        read: |place| bytes_read(&place.join("model.bin")),
        ..PLAIN
    },
    Operation {
        name: "a training that is broken off",
        act: |place| keep_training(&MODEL.1, &place.join("model.bin")).map_err(in_words),
        read: |place| {
            let kept = kept_training(&place.join("model.bin"));
            kept.map_or("none".to_owned(), |training| format!("{:08x}", crc32fast::hash(&training.to_bytes())))
        },
        ..PLAIN
    },
    Operation { name: "page as PDF", act: |place| page(place, "page.pdf"), read: pages_read, ..PLAIN },
    Operation {
        name: "page as SVG",
        prepare: |place| fs::write(place.join("page.svg"), "old").unwrap(),
        act: |place| page(place, "page.svg"),
        read: pages_read,
        ..PLAIN
    },
    Operation { name: "page as HTML", act: |place| page(place, "page.html"), read: pages_read, ..PLAIN },
    Operation { name: "page as SGF", act: |place| page(place, "page.sgf"), read: pages_read, ..PLAIN },
    Operation {
        name: "collection",
        act: |place| {
            let path = place.join("page.sgf");
            let done = export::to_collection(&LOADED, LOADED.corpus.games(), &path, &Progress::new());
            done.map(drop).map_err(in_words)
        },
        read: pages_read,
        ..PLAIN
    },
    Operation {
        name: "table",
        act: |place| {
            let (tags, path) = (GameTags::default(), place.join("page.csv"));
            export::games_to_csv(
                &LOADED,
                &tags,
                LOADED.corpus.games(),
                (&path, export::ByteOrderMark::Never),
                &Progress::new(),
            )
            .map_err(in_words)
        },
        read: pages_read,
        ..PLAIN
    },
    Operation {
        name: "repair of the games",
        prepare: |place| {
            library_with_notes(place);
            cut(&place.join(LIBRARY).join(library::read_manifest(&place.join(LIBRARY)).unwrap().store));
        },
        act: repair,
        // A source that could not be read is read by the next import; then the index is of fewer games.
        again: Some(|place| repair(place).and_then(|()| import(place)).and_then(|()| repair(place))),
        read: health_read,
        is_accounted_for: |place| accounted(place) && health_read(place).starts_with("sound"),
        ..PLAIN
    },
    Operation {
        name: "repair of library.ron",
        prepare: |place| {
            library_with_notes(place);
            cut(&place.join(LIBRARY).join("library.ron"));
        },
        act: repair,
        read: health_read,
        ..PLAIN
    },
    Operation {
        name: "repair of cards",
        prepare: |place| {
            library_with_notes(place);
            fs::write(place.join(LIBRARY).join("study.ron"), DAMAGED_STUDY).unwrap();
        },
        act: repair,
        read: |place| {
            let dir = place.join(LIBRARY);
            let are_whole = |name: &str| fs::read_to_string(dir.join(name)).is_ok_and(|text| text == DAMAGED_STUDY);
            assert!(are_whole("study.ron") || are_whole("study-damaged-1.ron"), "the damaged cards are lost");
            health_read(place)
        },
        ..PLAIN
    },
    Operation {
        name: "repair of the index",
        prepare: |place| {
            library_with_notes(place);
            cut(&place.join(LIBRARY).join("find-index.bin"));
        },
        act: repair,
        read: health_read,
        ..PLAIN
    },
    Operation {
        name: "backup",
        prepare: |place| {
            library_with_notes(place);
            back_up(place).unwrap();
            tag(place, "second").unwrap();
        },
        act: back_up,
        read: |place| {
            let to = tempfile::tempdir().unwrap();
            let restored = to.path().join(LIBRARY);
            restore_library(&place.join(BACKUP_FILE), &restored, false, &Progress::new()).unwrap();
            contents_read(&restored)
        },
        ..PLAIN
    },
    Operation {
        name: "restore to a new place",
        prepare: |place| {
            library_with_notes(place);
            back_up(place).unwrap();
        },
        act: |place| restore(place, "new.katachi"),
        read: |place| contents_read(&place.join("new.katachi")),
        ..PLAIN
    },
    Operation {
        name: "restore in place of another library",
        prepare: |place| {
            library_with_notes(place);
            back_up(place).unwrap();
            fs::write(place.join("games/later.sgf"), game("later", 12)).unwrap();
            import(place).unwrap();
            tag(place, "second").unwrap();
            let dir = place.join(LIBRARY);
            fs::remove_file(dir.join("find-index.bin")).unwrap();
            fs::write(dir.join(MARK_FILE), "of the user's").unwrap();
        },
        act: |place| restore(place, LIBRARY),
        read: replaced_read,
        ..PLAIN
    },
    Operation {
        name: "opening a library",
        prepare: library_of_games,
        act: |place| {
            let loaded = library::open(&place.join(LIBRARY), &Progress::new()).map_err(in_words)?;
            assert_eq!(loaded.corpus.record_count(), 3);
            Ok(())
        },
        read: games_read,
        only_reads: true,
        ..PLAIN
    },
    Operation {
        name: "opening a result",
        prepare: |place| result(place, &SHAPES.0).unwrap(),
        act: |place| {
            let found = library::open_patterns(&place.join("shapes.ron.zst")).map_err(in_words)?;
            assert_eq!(library::patterns_to_ron(&found), library::patterns_to_ron(&SHAPES.0));
            Ok(())
        },
        read: |place| bytes_read(&place.join("shapes.ron.zst")),
        only_reads: true,
        ..PLAIN
    },
    Operation {
        name: "opening a model",
        prepare: |place| library::save_model(&MODEL.0, &place.join("model.bin")).unwrap(),
        act: |place| {
            let model = library::open_model(&place.join("model.bin")).map_err(in_words)?;
            assert_eq!(model.to_bytes(), MODEL.0.to_bytes());
            Ok(())
        },
        read: |place| bytes_read(&place.join("model.bin")),
        only_reads: true,
        ..PLAIN
    },
];

pub const LIBRARY: &str = "mine.katachi";
const DAMAGED_STUDY: &str = "(format: 1, cards: [";

fn in_words(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// A game that differs from those with other names.
pub fn game(name: &str, moves: usize) -> String {
    let first = name.bytes().map(usize::from).sum::<usize>();
    let mut text = format!("(;GM[1]SZ[19]PB[{name}]PW[White]");
    for played in 0..moves {
        let at = (first + played * 7) % 361;
        let letter = |at: usize| char::from(b'a' + at as u8);
        text += &format!(";{}[{}{}]", ["B", "W"][played % 2], letter(at % 19), letter(at / 19));
    }
    text + ")"
}

/// Three files with one game each; one of them is an archive.
fn games(place: &Path) {
    let folder = place.join("games");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("a.sgf"), game("a", 10)).unwrap();
    fs::write(folder.join("b.sgf"), game("bb", 20)).unwrap();
    let mut archive = zip::ZipWriter::new(fs::File::create(folder.join("c.zip")).unwrap());
    archive.start_file("c.sgf", zip::write::SimpleFileOptions::default()).unwrap();
    std::io::Write::write_all(&mut archive, game("ccc", 15).as_bytes()).unwrap();
    archive.finish().unwrap();
}

fn library_of_games(place: &Path) {
    games(place);
    import(place).unwrap();
}

fn import(place: &Path) -> Result<(), String> {
    let done = library::import(&place.join(LIBRARY), &[place.join("games")], false, &Progress::new());
    done.map(drop).map_err(in_words)
}

/// The library's games and report; checks that every part of it can be read.
fn games_read(place: &Path) -> String {
    let dir = place.join(LIBRARY);
    if let Ok(manifest) = library::read_manifest(&dir) {
        // Opening would rebuild it from the sources.
        assert!(dir.join(manifest.store).exists(), "the games are not there");
    }
    let loaded = match library::open(&dir, &Progress::new()) {
        Ok(loaded) => loaded,
        Err(library::LibraryError::NotALibrary { .. }) => return "none".to_owned(),
        Err(error) => panic!("{error}"),
    };
    let games = loaded.corpus.records().map(|id| {
        format!("{} {} {}", loaded.path_of(id), loaded.corpus.header(id).black, loaded.corpus.game(id).moves.len())
    });
    let skipped = loaded.report.skipped.iter().map(|skipped| skipped.path.clone());
    games.chain(skipped).collect::<Vec<_>>().join(", ")
}

/// Whether every source is in the library, or the report says why it is missing.
fn accounted(place: &Path) -> bool {
    let report = library::read_manifest(&place.join(LIBRARY)).unwrap().report;
    let found = games_read(place);
    let is_reported = |file: &Path| report.skipped.iter().any(|skipped| file.starts_with(&skipped.path));
    let mut sources = fs::read_dir(place.join("games")).unwrap().map(|entry| entry.unwrap().path());
    sources.all(|file| found.contains(&format!("{}", file.display())) || is_reported(&file))
        && !report.skipped.is_empty()
}

/// Like [`accounted`], and no earlier game has been lost.
fn accounted_again(place: &Path) -> bool {
    let found = games_read(place);
    accounted(place) && ["a.sgf a 10", "b.sgf ", "c.sgf ccc 15"].iter().all(|game| found.contains(game))
}

fn tag(place: &Path, tag: &str) -> Result<(), String> {
    let (dir, loaded) = (place.join(LIBRARY), &*LOADED);
    let added = tags::update(&dir, &Progress::new(), |tags| tags.add(tag, loaded, loaded.corpus.records()));
    added.map(drop).map_err(in_words)
}

fn answer(place: &Path, number: i64) -> Result<(), String> {
    let (question, at) = (CardQuestion::Problem { id: "corner".to_owned() }, Moment::from_secs(1_800_000_000 + number));
    let kept = study::update(&place.join(LIBRARY), &Progress::new(), |deck| {
        deck.review_once(&question, Grade::Good, at);
    });
    kept.map(drop).map_err(in_words)
}

/// Makes a library with tags, cards, and an index.
fn library_with_notes(place: &Path) {
    library_of_games(place);
    tag(place, "first").unwrap();
    answer(place, 0).unwrap();
    let dir = place.join(LIBRARY);
    let loaded = library::open(&dir, &Progress::new()).unwrap();
    library::open_index(&dir, &loaded.corpus, &Progress::new()).unwrap();
}

fn cut(path: &Path) {
    let bytes = fs::read(path).unwrap();
    fs::write(path, &bytes[..bytes.len() / 2]).unwrap();
}

/// As `katachi check --repair`.
fn repair(place: &Path) -> Result<(), String> {
    let health = check_library(&place.join(LIBRARY), true, &Progress::new()).map_err(in_words)?;
    let unsettled = health.findings.iter().filter(|finding| !finding.is_settled());
    let said: Vec<String> = unsettled
        .map(|finding| format!("{}: {} {:?}", finding.path.display(), finding.problem, finding.outcome))
        .collect();
    if said.is_empty() { Ok(()) } else { Err(said.join("\n")) }
}

/// The library's damage, or its games, with its tags and cards. Checking repairs nothing.
fn health_read(place: &Path) -> String {
    let dir = place.join(LIBRARY);
    let health = check_library(&dir, false, &Progress::new()).unwrap();
    let wrong: Vec<String> = health
        .findings
        .iter()
        .filter(|finding| !finding.is_settled())
        .map(|finding| format!("{}: {}", finding.path.file_name().unwrap().display(), finding.problem))
        .collect();
    let notes = bytes_read(&dir.join("tags.ron"));
    match wrong.is_empty() {
        true => format!("sound: {}, {notes}, {}", games_read(place), answers(&dir)),
        false => format!("{}: {notes}", wrong.join(", ")),
    }
}

const BACKUP_FILE: &str = "backup.tar.zst";

fn back_up(place: &Path) -> Result<(), String> {
    back_up_library(&place.join(LIBRARY), &place.join(BACKUP_FILE), &Progress::new()).map(drop).map_err(in_words)
}

fn restore(place: &Path, name: &str) -> Result<(), String> {
    restore_library(&place.join(BACKUP_FILE), &place.join(name), true, &Progress::new()).map(drop).map_err(in_words)
}

/// The files of a library, which must be sound, without locks and files that can be rebuilt.
fn contents_read(dir: &Path) -> String {
    if !dir.exists() {
        return "none".to_owned();
    }
    let health = check_library(dir, false, &Progress::new()).unwrap();
    assert!(health.is_sound(), "{:?}", health.findings);
    let mut names: Vec<_> = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.retain(|name| !name.to_string_lossy().ends_with(".lock") && name != "find-index.bin");
    names.sort();
    names.iter().map(|name| format!("{} {}, ", name.display(), bytes_read(&dir.join(name)))).collect()
}

/// Checks that a library is there. If it is the restored one, the other must be complete under its new name.
fn replaced_read(place: &Path) -> String {
    let found = contents_read(&place.join(LIBRARY));
    assert_ne!(found, "none", "no library is in its place");
    let names = fs::read_dir(place).unwrap().map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    let before: Vec<String> =
        names.filter(|name| name.contains(" before restore ")).map(|name| contents_read(&place.join(name))).collect();
    // If killed before that step, a copy of the restored library is under that name.
    assert!(
        found.contains(MARK_FILE) || before.iter().any(|before| before.contains(MARK_FILE)),
        "the other library is lost"
    );
    found
}

/// A file that only the other library has.
const MARK_FILE: &str = "mark.txt";

fn engine_says(place: &Path, games: std::ops::Range<usize>) -> Result<(), String> {
    let said: Vec<_> = ENGINE_EVALUATIONS.iter().map(|(game, of_game)| (game, of_game.clone())).collect();
    evaluations::add_of_engine(&place.join(LIBRARY), &said[games], &Progress::new()).map_err(in_words)
}

/// Evaluations of games.
static ENGINE_EVALUATIONS: LazyLock<Arc<Evaluations>> =
    LazyLock::new(|| load_bytes("engine.sgf", evaluated::games(3, true).as_bytes()).evaluations);

fn learn(place: &Path, name: &str, moves: usize) -> Result<(), String> {
    let games = load_bytes("game.sgf", game(name, moves).as_bytes()).corpus;
    library::learn_games(&place.join(LIBRARY), &LOADED.corpus, &games, &Progress::new()).map(drop).map_err(in_words)
}

fn answers(dir: &Path) -> String {
    let kept = study::read(dir, &Progress::new()).unwrap();
    assert_eq!(kept.set_aside, None);
    format!("{:?}", kept.deck)
}

fn dark(place: &Path) -> Result<(), String> {
    let dark = Settings { theme: ThemeChoice::Dark, ..Settings::default() };
    Home::new(place.join("home")).keep_settings(&dark, &Settings::default(), &Progress::new()).map_err(in_words)
}

fn scaled(place: &Path) -> Result<(), String> {
    let scaled = Settings { scale: 120, ..Settings::default() };
    Home::new(place.join("home")).keep_settings(&scaled, &Settings::default(), &Progress::new()).map_err(in_words)
}

fn settings_read(place: &Path) -> String {
    format!("{:?}", Home::new(place.join("home")).read_settings().settings)
}

fn session(place: &Path, games: usize) -> Result<(), String> {
    LibrarySession { games: Some(games), ..LibrarySession::default() }.write(place).map_err(in_words)
}

fn result(place: &Path, found: &MinedPatterns) -> Result<(), String> {
    library::save_patterns(found, &place.join("shapes.ron.zst")).map_err(in_words)
}

const KEPT_FILE: &str = "kept/result.bin";

static KEPT: LazyLock<[KeptResults; 2]> =
    LazyLock::new(|| [2, 1].map(|min_count| KeptResults::count(&LOADED.corpus, min_count)));

fn keep_corners(place: &Path, min_count: u32) -> Result<(), String> {
    let params = CornerParams { min_count, ..CornerParams::default() };
    let corners = corner_graph(&LOADED.corpus, params, &Progress::new()).map_err(|error| error.to_string())?;
    library::keep_corners(&corners, &place.join("kept/corners.bin")).map_err(in_words)
}

fn page(place: &Path, name: &str) -> Result<(), String> {
    let (loaded, query, hits) = &*HITS;
    let export = PagesExport {
        corpus: &loaded.corpus,
        query,
        hits,
        content: Content::default(),
        sheet: PageLayout::default(),
        dpi: 40,
        cut: Cut::Hit,
    };
    export.write(&place.join(name), &Progress::new()).map(drop).map_err(in_words)
}

fn bytes_read(path: &Path) -> String {
    fs::read(path).map_or("none".to_owned(), |bytes| format!("{} {:08x}", bytes.len(), crc32fast::hash(&bytes)))
}

fn text_or_none(path: &Path) -> String {
    if path.exists() { library::lines::read_text(path, library::Advice::Nothing).unwrap() } else { "none".to_owned() }
}

fn pages_read(place: &Path) -> String {
    let mut pages: Vec<PathBuf> = fs::read_dir(place).unwrap().map(|entry| entry.unwrap().path()).collect();
    pages.retain(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("page")));
    pages.iter().map(|page| bytes_read(page)).collect()
}

pub(super) static LOADED: LazyLock<Loaded> = LazyLock::new(|| {
    let text: String = (1..9).map(|length| game(&"p".repeat(length), 60)).collect();
    load_bytes("eight.sgf", text.as_bytes())
});

static SHAPES: LazyLock<(MinedPatterns, MinedPatterns)> = LazyLock::new(|| {
    let shapes = |window: &str| {
        let params = MiningParams::new(window.parse().unwrap(), PatternSource::Move);
        mine(&LOADED.corpus, &params, &Progress::new()).unwrap()
    };
    (shapes("square:3"), shapes("diamond:2"))
});

static MODEL: LazyLock<(std::sync::Arc<Model>, Training)> = LazyLock::new(|| {
    let params = TrainParams { bits: 12, admit: 2, first_stage_games: 4, ..TrainParams::default() };
    let mut trainings = Vec::new();
    let games = LOADED.corpus.games();
    let model =
        train(&LOADED.corpus, games, &params, None, |training| trainings.push(training.to_bytes()), &Progress::new());
    (model.unwrap().into(), Training::from_bytes(&trainings[0]).unwrap())
});

/// The hit that a page shows.
static HITS: LazyLock<(Loaded, Query, Vec<Hit>)> = LazyLock::new(|| {
    let loaded = load_bytes("one.sgf", b"(;SZ[9]PB[Jowa]PW[Gennan];B[ee];W[gc];B[cc];W[gg])");
    let query: Query = "+------\n| . . .\n| . . .\n| . . X\n".parse().unwrap();
    let hits = scan(
        &loaded.corpus,
        &query,
        &SearchOptions { games: None, by_colors: None, keep: usize::MAX },
        &Progress::new(),
    )
    .unwrap()
    .kept;
    assert!(!hits.is_empty());
    (loaded, query, hits)
});
