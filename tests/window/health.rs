//! Checking, backing up and restoring in the window, and the handling of panics in Katachi itself.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::window::{self, SMALL_SCREEN, Window, act, click, press, settle, wait_for};
use egui::Key;
use egui_kittest::kittest::Queryable;
use katachi::app::tasks::Task;
use katachi::app::{Command, GamePlace, Home, NoticeLevel, Settings, WindowPrompt};
use katachi::gui::App;
use katachi::library::{self, read_manifest};
use katachi::study::{CardQuestion, Grade, Moment};
use katachi::{progress::Progress, reports};

/// The user's own folder with a library of two games, one of them tagged, and a card.
struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Place {
        let place = Place { folder: tempfile::tempdir().unwrap() };
        let sgf = place.folder.path().join("mine.sgf");
        fs::write(&sgf, "(;SZ[19]PB[A];B[pd];W[dd];B[pp])(;SZ[19]PB[B];B[cc];W[qq])").unwrap();
        let loaded = library::import(&place.library(), &[sgf], false, &Progress::new()).unwrap();
        library::tags::update(&place.library(), &katachi::progress::Progress::new(), |tags| {
            tags.add("to do", &loaded, loaded.corpus.records())
        })
        .unwrap();
        library::study::update(&place.library(), &katachi::progress::Progress::new(), |deck| {
            let question = CardQuestion::Problem { id: "corner".to_owned() };
            deck.review(&question, Grade::Again, Moment::from_secs(1_800_000_000));
        })
        .unwrap();
        place
    }

    fn library(&self) -> PathBuf {
        self.home().join("libraries/mine.katachi")
    }

    fn home(&self) -> PathBuf {
        self.folder.path().join("home")
    }

    /// The window, with the library open.
    fn open(&self) -> Window {
        self.start(vec![self.library()])
    }

    fn start(&self, paths: Vec<PathBuf>) -> Window {
        let mut app = App::at_home(Home::new(self.home()), Settings::default(), None);
        app.start(paths);
        let mut window = window::for_app(app, SMALL_SCREEN);
        settle(&mut window);
        window
    }

    fn whole(&self) {
        let loaded = library::open(&self.library(), &Progress::new()).unwrap();
        assert_eq!(loaded.corpus.record_count(), 2);
        let tags = library::tags::read(&self.library()).unwrap();
        assert_eq!(tags.names().collect::<Vec<_>>(), [("to do", 2)]);
        assert_eq!(library::study::read(&self.library(), &katachi::progress::Progress::new()).unwrap().deck.len(), 1);
    }
}

fn cut(path: &Path) {
    let bytes = fs::read(path).unwrap();
    fs::write(path, &bytes[..bytes.len() * 2 / 3]).unwrap();
}

fn games(window: &Window) -> usize {
    window.state().state().library().map_or(0, |open| open.summary.games)
}

#[test]
fn a_sound_library_is_said_to_be_sound() {
    let place = Place::new();
    let mut window = place.open();
    window.get_by_label("File").click();
    settle(&mut window);
    click(&mut window, "Check library…");
    wait_for(&mut window, |window| window.query_by_label_contains("Sound: ").is_some());
    assert!(window.query_by_label("Repair").is_none());
    click(&mut window, "Close");
    assert!(window.query_by_label_contains("Sound: ").is_none());
}

#[test]
fn damaged_tags_are_told_checked_and_repaired_from_the_message() {
    let place = Place::new();
    cut(&place.library().join("tags.ron"));
    let mut window = place.open();
    assert_eq!(games(&window), 2);
    click(&mut window, "Check this library…");
    window.get_by_label_contains("Not sound");
    window.get_by_label("tags.ron");
    click(&mut window, "Repair");
    wait_for(&mut window, |window| window.query_by_label_contains("Sound: ").is_some());
    window.get_by_label_contains("Repaired: set aside as");
    click(&mut window, "Close");
    let tags = library::tags::read(&place.library()).unwrap();
    assert_eq!(tags.names().collect::<Vec<_>>(), [("to do", 1)], "the entry before the damage");
    assert!(place.library().join("tags-damaged-1.ron").exists());
    let catalogue = window.state().state().shared().catalogue();
    assert_eq!(catalogue.tags().iter().count(), 1, "the open library has them");
}

#[test]
fn a_damaged_store_cards_or_session_is_told_when_the_library_is_opened() {
    for damage in ["store", "study.ron", "session.ron"] {
        let place = Place::new();
        let name = match damage {
            "store" => read_manifest(&place.library()).unwrap().store,
            name => name.to_owned(),
        };
        if damage == "session.ron" {
            fs::write(place.library().join(&name), "(games: [").unwrap();
        }
        cut(&place.library().join(name));
        let mut window = place.open();
        assert_eq!(games(&window), 2, "{damage}");
        let notices = window.state().state().notices();
        let odd = notices.open().find(|notice| notice.library.as_deref() == Some(&*place.library()));
        assert!(odd.is_some_and(|notice| notice.level == NoticeLevel::Warning), "{damage}: {:?}", notices.all());
        click(&mut window, "Check this library…");
        window.get_by_label_contains("Sound: ");
    }
}

#[test]
fn a_damaged_index_is_told_when_a_shape_is_looked_for() {
    let place = Place::new();
    let loaded = library::open(&place.library(), &Progress::new()).unwrap();
    library::open_index(&place.library(), &loaded.corpus, &Progress::new()).unwrap();
    cut(&place.library().join("find-index.bin"));
    let mut window = place.open();
    window::press(&mut window, egui::Key::Num3);
    act(&mut window, katachi::app::find::FindCommand::FromGame.into());
    let notices = window.state().state().notices();
    assert!(notices.open().any(|notice| notice.text.contains("find-index.bin")), "{:?}", notices.all());
    click(&mut window, "Check this library…");
    window.get_by_label_contains("Sound: ");
}

#[test]
fn a_library_that_cannot_be_opened_can_be_repaired() {
    let place = Place::new();
    cut(&place.library().join("library.ron"));
    let mut window = place.open();
    assert_eq!(games(&window), 0);
    click(&mut window, "Check this library…");
    click(&mut window, "Repair");
    window.get_by_label_contains("made again from games-");
    assert_eq!(games(&window), 2, "it is opened then");
    place.whole();
}

#[test]
fn a_library_is_backed_up_and_put_back_as_another_one() {
    let place = Place::new();
    let mut window = place.open();
    window.state_mut().apply(Command::BackUp);
    let file = place.folder.path().join("mine 2026.tar.zst");
    act(&mut window, Command::SaveTo(file.clone()));
    assert!(window.state().state().notices().all().iter().any(|notice| notice.text.contains("read again")));
    act(&mut window, Command::Restore(file.clone()));
    let open = window.state().state().library().unwrap();
    assert_eq!((open.name(), open.summary.games), ("mine 2026", 2));
    act(&mut window, Command::Restore(file.clone()));
    assert_eq!(window.state().state().library().unwrap().name(), "mine 2026 2", "nothing is covered");
    place.whole();
    // A damaged backup changes nothing.
    cut(&file);
    act(&mut window, Command::Restore(file));
    let said = window.state().state().notices().all().last().unwrap();
    assert!(said.level == NoticeLevel::Error && said.text.contains("damaged"), "{said:?}");
    assert_eq!(fs::read_dir(place.home().join("libraries")).unwrap().count(), 3);
}

#[test]
fn settings_that_cannot_be_read_are_set_aside_and_newer_ones_are_left_alone() {
    let place = Place::new();
    let path = place.home().join("settings.ron");
    fs::write(&path, "(theme: [").unwrap();
    let window = place.open();
    assert!(window.state().state().notices().all().iter().any(|notice| notice.text.contains("settings-damaged-1.ron")));
    drop(window);
    assert_eq!(fs::read_to_string(place.home().join("settings-damaged-1.ron")).unwrap(), "(theme: [");
    let newer = "(format:9,theme:Dark,glitter:3)";
    fs::write(&path, newer).unwrap();
    let mut window = place.open();
    act(&mut window, Command::ToggleCoordinates);
    let state = window.state().state();
    assert_eq!(state.settings().theme, katachi::app::ThemeChoice::Dark);
    assert!(state.notices().all().iter().any(|notice| notice.text.contains("format 9")), "{:?}", state.notices().all());
    drop(window);
    assert_eq!(fs::read_to_string(&path).unwrap(), newer);
}

/// The panics below are expected, so their reports go to a folder of the tests.
fn reports_folder() -> PathBuf {
    static FOLDER: std::sync::OnceLock<tempfile::TempDir> = std::sync::OnceLock::new();
    let folder = FOLDER.get_or_init(|| tempfile::tempdir().unwrap()).path().join("reports");
    reports::install(Some(folder.clone()), env!("CARGO_PKG_VERSION"), ToString::to_string);
    folder
}

#[test]
fn a_panic_in_a_job_is_told_with_its_report_and_loses_nothing() {
    let folder = reports_folder();
    let place = Place::new();
    let mut window = place.open();
    act(&mut window, Command::ToggleCoordinates);
    window.state_mut().spawn(Task::telling("Breaking", |_| panic!("a job breaks for a test")));
    settle(&mut window);
    let said = window.state().state().notices().open().last().unwrap().clone();
    assert!(said.level == NoticeLevel::Error && said.text.contains("a job breaks for a test"), "{said:?}");
    let report = reports::list(&folder)
        .into_iter()
        .map(|path| (said.text.contains(&path.display().to_string()), fs::read_to_string(path).unwrap()))
        .find(|(_, text)| text.contains("a job breaks for a test"))
        .unwrap();
    assert!(report.0, "the message names the file: {said:?}");
    for part in ["The latest commands, by name:", "in the thread katachi-worker", "health.rs"] {
        assert!(report.1.contains(part), "{part}: {}", report.1);
    }
    // The window continues to work, and everything is there at the next start.
    act(&mut window, GamePlace::new(katachi::corpus::GameId(1), 1).into());
    drop(window);
    place.whole();
    let window = place.start(Vec::new());
    assert_eq!((games(&window), window.state().state().viewer().unwrap().move_number()), (2, 1));
}

#[test]
fn a_panic_in_a_frame_is_told_and_the_next_frames_are_drawn() {
    reports_folder();
    let place = Place::new();
    let mut window = place.open();
    let mut left = 2;
    window.state_mut().in_frame(Some(Box::new(move |_| {
        left -= 1;
        assert!(left < 0, "a frame breaks for a test");
    })));
    settle(&mut window);
    let state = window.state().state();
    let said: Vec<_> = state.notices().open().filter(|notice| notice.text.contains("a frame breaks")).collect();
    assert!(said.len() == 1 && said[0].text.contains("A report is in"), "{:?}", state.notices().all());
    assert_eq!(games(&window), 2);
    assert!(window.query_by_label("Katachi cannot draw this").is_none());
    drop(window);
    place.whole();
}

#[test]
fn when_every_frame_panics_the_window_says_so_and_the_next_start_restores_everything() {
    reports_folder();
    let place = Place::new();
    let mut window = place.open();
    act(&mut window, GamePlace::new(katachi::corpus::GameId(1), 2).into());
    window.state_mut().in_frame(Some(Box::new(|_| panic!("every frame breaks for a test"))));
    // The first panics are reported; then the workspaces are hidden.
    window.run_steps(10);
    window.get_by_label("Katachi cannot draw this");
    window.get_by_label_contains("every frame breaks for a test");
    click(&mut window, "Try again");
    window.run_steps(10);
    window.get_by_label("Katachi cannot draw this");
    window.state_mut().in_frame(None);
    click(&mut window, "Try again");
    window.run_steps(10);
    assert!(window.query_by_label("Katachi cannot draw this").is_none());
    drop(window);
    place.whole();
    let window = place.start(Vec::new());
    assert_eq!((games(&window), window.state().state().viewer().unwrap().move_number()), (2, 2));
}

#[test]
fn reports_are_listed_in_the_help_menu() {
    let place = Place::new();
    let mut window = place.open();
    act(&mut window, Command::Ask(WindowPrompt::Reports));
    window.get_by_label_contains("There are none");
    let folder = place.home().join(reports::REPORTS_FOLDER);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("report-000000000000001.txt"), "a defect").unwrap();
    act(&mut window, Command::Ask(WindowPrompt::Reports));
    window.get_by_label("report-000000000000001.txt");
    press(&mut window, Key::Escape);
    assert!(window.query_by_label("report-000000000000001.txt").is_none(), "Esc closes the list");
}
