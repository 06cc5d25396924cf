//! Two windows and the command line on one library at once: no update is lost.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use super::helper_process;
use super::operations::{LIBRARY, game};
use crate::support::program::{json, katachi, run, text};
use katachi::app::games::LibraryCommand;
use katachi::app::play::{GuessCommand, Mode, PlayCommand};
use katachi::app::{AppState, Command, Home, NoticeLevel, Settings, ThemeChoice};
use katachi::library::lock::{Lockable, lock};
use katachi::library::{self, study, tags};
use katachi::progress::Progress;
use katachi::study::Moment;

/// Number of operations of each of the three processes.
const OPERATION_COUNT: usize = 34;

/// Counts of a process's answers and toggles.
#[derive(Default)]
struct Done {
    answers: usize,
    toggles: usize,
}

/// Runs one process of the test. The task is `WHO:FOLDER`.
pub fn helper(task: &str) {
    let (who, place) = task.split_once(':').unwrap();
    let place = Path::new(place);
    let done = match who {
        "line" => command_line(place),
        "first" => window(who, 0, place),
        _ => window(who, 1, place),
    };
    println!("done {} {}", done.answers, done.toggles);
}

fn command_line(place: &Path) -> Done {
    let library = place.join(LIBRARY);
    let query = place.join("query.txt");
    fs::write(&query, "X .\n. .\n").unwrap();
    for number in 0..OPERATION_COUNT {
        match number % 8 {
            0 => {
                fs::write(place.join(format!("games/line{number}.sgf")), game(&format!("line{number}"), 9)).unwrap();
                json(&["import", text(&place.join("games")), "--library", text(&library)]);
            }
            2 => {
                let out = place.join(format!("shapes {number}.ron"));
                let mine = ["mine", "--library", text(&library), "--window", "square:3", "--source", "move"];
                json(&[&mine[..], &["--out", text(&out)]].concat());
                library::open_patterns(&out).unwrap();
            }
            // `find` rebuilds the index if there are new games.
            4 => _ = json(&["find", "--library", text(&library), text(&query)]),
            5 => only_counts_are_old(&library, number % 16 == 5),
            7 => back_up(place, number),
            _ => {
                let tag = format!("line {number}");
                json(&["tag", "add", &tag, "--library", text(&library), "--player", "first game"]);
            }
        }
    }
    Done::default()
}

/// The tags that a process adds in its first `operations` operations, in order.
fn tags_of(who: &str, operations: usize) -> Vec<String> {
    let adds = |number: &usize| if who == "line" { matches!(number % 8, 1 | 3 | 6) } else { number.is_multiple_of(4) };
    (0..operations).filter(adds).map(|number| format!("{who} {number}")).collect()
}

/// Asserts that the check finds nothing but old counts. Games are imported meanwhile, so the index and other counts may
/// belong to the earlier games.
fn only_counts_are_old(library: &Path, repair: bool) {
    let check = ["check", text(library), "--json", "--repair"];
    let found = run(&check[..if repair { 4 } else { 3 }]);
    let health: serde_json::Value = serde_json::from_str(&found.stdout).unwrap_or_else(|_| panic!("{}", found.stderr));
    for finding in health["findings"].as_array().unwrap() {
        let is_counted_again = ["rebuild", "count_again"].iter().any(|remedy| finding["remedy"] == *remedy);
        let is_old = is_counted_again && finding["problem"].as_str().unwrap().contains("of other games");
        assert!(is_old || finding["remedy"] == "none", "{health}");
    }
}

/// Asserts that a backup shows the library at one moment: it is sound, and has each process's first tags without gaps.
fn back_up(place: &Path, number: usize) {
    let (file, dir) = (place.join(format!("{number}.tar.zst")), place.join(format!("restored {number}.katachi")));
    json(&["backup", text(&place.join(LIBRARY)), "--out", text(&file)]);
    json(&["restore", text(&file), "--library", text(&dir)]);
    json(&["check", text(&dir)]);
    let tags = tags::read(&dir).unwrap();
    let names: Vec<&str> = tags.names().map(|(name, _)| name).collect();
    for who in ["first", "second", "line"] {
        let all = tags_of(who, OPERATION_COUNT);
        let there = all.iter().filter(|tag| names.contains(&tag.as_str())).count();
        assert!(all[..there].iter().all(|tag| names.contains(&tag.as_str())), "{who}: {names:?}");
        assert!(who != "line" || there == tags_of(who, number).len(), "{number}: {names:?}");
    }
}

static CLOCK: AtomicI64 = AtomicI64::new(0);

/// A clock that never returns the same moment twice, so that all answers differ.
fn clock() -> Moment {
    Moment::from_secs(1_800_000_000 + CLOCK.fetch_add(60, Relaxed))
}

fn settle(state: &mut AppState) {
    let deadline = Instant::now() + Duration::from_secs(60);
    state.poll();
    while state.is_busy() {
        assert!(Instant::now() < deadline, "work does not end");
        std::thread::sleep(Duration::from_millis(1));
        state.poll();
    }
}

fn window(who: &str, number: i64, place: &Path) -> Done {
    CLOCK.store(number * 10_000_000, Relaxed);
    let mut done = Done::default();
    let mut state = AppState::at_home(Home::new(place.join("home")), Settings::default(), Arc::new(|| {}));
    state.set_clock(clock);
    state.apply(Command::Open(vec![place.join(LIBRARY)]));
    settle(&mut state);
    state.apply(Command::Play(PlayCommand::Turn(Mode::Guess)));
    settle(&mut state);
    for number in 0..OPERATION_COUNT {
        match number % 4 {
            0 => {
                let first = state.corpus().records().find(|&id| state.corpus().header(id).black == "first game");
                let tag = LibraryCommand::Tag { tag: format!("{who} {number}"), games: first.into_iter().collect() };
                state.apply(tag.into());
            }
            1 => {
                state.apply(Command::Play(PlayCommand::Guess(GuessCommand::Start)));
                settle(&mut state);
                state.apply(Command::Play(PlayCommand::Guess(GuessCommand::Reveal)));
                done.answers += 1;
            }
            2 if who == "first" => {
                state.apply(Command::ToggleCoordinates);
                done.toggles += 1;
            }
            2 => {
                done.toggles += 1;
                let theme = if done.toggles % 2 == 1 { ThemeChoice::Dark } else { ThemeChoice::Light };
                state.apply(Command::SetTheme(theme));
            }
            _ => {
                let name = format!("{who}{number}");
                fs::write(place.join(format!("games/{name}.sgf")), game(&name, 9)).unwrap();
                state.apply(Command::Refresh);
            }
        }
        settle(&mut state);
    }
    state.finish();
    let errors: Vec<&str> = state
        .notices()
        .all()
        .iter()
        .filter(|notice| notice.level == NoticeLevel::Error)
        .map(|n| n.text.as_str())
        .collect();
    assert!(errors.is_empty(), "{errors:?}");
    done
}

#[test]
fn what_three_do_at_once_is_there_of_all_three() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path();
    fs::create_dir(place.join("games")).unwrap();
    fs::write(place.join("games/0.sgf"), game("first game", 40)).unwrap();
    let library = place.join(LIBRARY);
    json(&["import", text(&place.join("games")), "--library", text(&library)]);
    let began = Instant::now();
    let started = ["first", "second", "line"].map(|who| {
        let mut command = helper_process(&format!("several:{who}:{}", text(place)));
        (who, command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap())
    });
    let mut done = BTreeMap::new();
    for (who, child) in started {
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{who}: {said}{}", String::from_utf8_lossy(&output.stderr));
        let numbers = said.lines().find_map(|line| line.split_once("done ")).unwrap().1;
        let (answers, toggles) = numbers.split_once(' ').unwrap();
        done.insert(who, (answers.parse::<usize>().unwrap(), toggles.trim().parse::<usize>().unwrap()));
    }
    // Every tag is there, each on its one game.
    let loaded = library::open(&library, &Progress::new()).unwrap();
    let tags = tags::read(&library).unwrap();
    let mut expected: Vec<String> =
        ["first", "second", "line"].iter().flat_map(|who| tags_of(who, OPERATION_COUNT)).collect();
    expected.sort();
    let names: Vec<(&str, usize)> = tags.names().collect();
    assert_eq!(names, expected.iter().map(|name| (name.as_str(), 1)).collect::<Vec<_>>());
    assert!(tags.resolve(&loaded).lost.is_empty());
    // Every game is there, since an import followed each written file.
    let files = fs::read_dir(place.join("games")).unwrap().count();
    assert_eq!(loaded.corpus.record_count(), files);
    // Every answer is there.
    let deck = study::read(&library, &Progress::new()).unwrap().deck;
    let reviews: usize = deck.cards().map(|card| card.reviews().len()).sum();
    assert_eq!(reviews, done["first"].0 + done["second"].0);
    only_counts_are_old(&library, true);
    json(&["check", text(&library)]);
    // The settings of both windows are there.
    let settings = Home::new(place.join("home")).read_settings().settings.unwrap();
    assert_eq!(settings.coordinates, done["first"].1 % 2 == 0);
    let theme = if done["second"].1 % 2 == 1 { ThemeChoice::Dark } else { ThemeChoice::Light };
    assert_eq!(settings.theme, theme);
    println!(
        "3 processes, {} operations in {:?}: {} tags, {files} games, {reviews} answers, settings of both",
        3 * OPERATION_COUNT,
        began.elapsed(),
        names.len()
    );
}

#[test]
fn who_waits_too_long_is_told_who_is_in_the_way() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.sgf"), game("a", 9)).unwrap();
    let (source, library) = (folder.path().join("a.sgf"), folder.path().join(LIBRARY));
    let import = ["import", text(&source), "--library", text(&library)];
    json(&import);
    let held = lock(&library, Lockable::Games, &Progress::new()).unwrap();
    // Tagging does not wait for an import.
    json(&["tag", "add", "mine", "--library", text(&library), "--player", "a"]);
    let refused = run(&import);
    assert_eq!(refused.status, Some(1));
    let says = ["another Katachi", "is importing into this library", "10 s", "try again", text(&library)];
    assert!(says.iter().all(|text| refused.stderr.contains(text)), "{}", refused.stderr);
    assert!(refused.stderr.contains("katachi: waiting for another Katachi"), "{}", refused.stderr);
    // A process that waits only briefly continues by itself.
    let waiting = katachi().args(import).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(500));
    drop(held);
    assert!(waiting.wait_with_output().unwrap().status.success());
}

#[test]
fn two_windows_that_open_two_collections_of_one_name_have_two_libraries() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join("home");
    let sources = ["x", "y"].map(|name| {
        let source = folder.path().join(name).join("games.sgf");
        fs::create_dir(source.parent().unwrap()).unwrap();
        fs::write(&source, game(name, 9)).unwrap();
        source
    });
    std::thread::scope(|scope| {
        for source in &sources {
            let home = Home::new(home.clone());
            scope.spawn(move || {
                let mut state = AppState::at_home(home, Settings::default(), Arc::new(|| {}));
                state.apply(Command::Open(vec![source.clone()]));
                settle(&mut state);
                assert_eq!(state.corpus().record_count(), 1);
                state.finish();
            });
        }
    });
    let libraries: Vec<_> = fs::read_dir(home.join("libraries")).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(libraries.len(), 2, "{libraries:?}");
    for dir in libraries {
        assert_eq!(library::open(&dir, &Progress::new()).unwrap().corpus.record_count(), 1);
        assert_eq!(library::sources(&dir).unwrap().len(), 1);
    }
}
