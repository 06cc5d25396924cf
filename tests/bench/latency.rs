//! How long a user waits while Katachi counts: `cargo bench -p katachi-app --bench latency -- GAMES [REQUESTS [CANCELS]]`.
//!
//! Opens the games as a library of its own, keeps mining and counting in them, and makes requests of every kind. A
//! request is answered when part of its answer, or its own moving progress, is there. Then work of every kind is
//! cancelled at drawn moments; a cancel has taken effect when the work has ended.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use katachi_app::costly_shapes::CostlyShapesCommand;
use katachi_app::find::FindCommand;
use katachi_app::find::search::SearchStatus;
use katachi_app::games::LibraryCommand;
use katachi_app::joseki::JosekiCommand;
use katachi_app::joseki::form::{ShapesForm, WindowChoice};
use katachi_app::play::PlayCommand;
use katachi_app::shapes::ShapesCommand;
use katachi_app::{AppState, Command, GamePlace, Home, OpeningChoice, Settings, TaskId, Workspace};
use katachi_core::corpus::GameId;
use katachi_core::library::{professional, sample, save_ron_patterns};
use katachi_core::mining::{MiningParams, PatternSource, mine};
use katachi_core::progress::{Progress, ProgressReport};

/// A request that takes longer counts as this long.
const PATIENCE: Duration = Duration::from_secs(30);
const WINDOWS: [&str; 6] = ["square:3", "square:5", "diamond:2", "rect:5x3", "diamond:3", "square:7"];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let Some(games) = arguments.first() else {
        return println!("cargo bench -p katachi-app --bench latency -- GAMES [REQUESTS [CANCELS]]");
    };
    let number = |at: usize, usual: usize| arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let mut bench = Bench::new(Path::new(games));
    bench.requests(number(1, 200));
    bench.cancels(number(2, 100));
    bench.five_small_files();
}

struct Bench {
    state: AppState,
    games: PathBuf,
    folder: tempfile::TempDir,
    results: Vec<PathBuf>,
    /// The corpus of these results.
    sample: String,
}

type Answered = Box<dyn Fn(&AppState) -> bool>;

impl Bench {
    fn new(games: &Path) -> Bench {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let home = Home::new(folder.path().join("home"));
        let state = AppState::at_home(home, Settings::default(), Arc::new(|| {}));
        let sample = sample().corpus.id().to_string();
        let (results, games) = (some_results(folder.path()), games.to_owned());
        let mut bench = Bench { state, games, results, sample, folder };
        bench.state.apply(Command::OpenAs(OpeningChoice::NewLibrary, vec![bench.games.clone()]));
        let begun = Instant::now();
        while bench.state.is_loading() {
            bench.turn();
        }
        println!("{} games opened in {:.1} s", bench.state.corpus().games().len(), begun.elapsed().as_secs_f64());
        bench
    }

    fn turn(&mut self) {
        std::thread::sleep(Duration::from_millis(1));
        self.state.poll();
        self.state.take_effects();
    }

    fn for_a_while(&mut self, time: Duration) {
        let begun = Instant::now();
        while begun.elapsed() < time {
            self.turn();
        }
    }

    /// Mines and counts, whatever has ended.
    fn keep_busy(&mut self, number: usize) {
        if !self.state.is_mining() {
            self.state.apply(ShapesCommand::Mine(mining(number, "square:5")).into());
        }
        if self.state.joseki().counting().next().is_none() {
            self.count_collocations();
        }
        self.for_a_while(Duration::from_millis(60 + (random(number) % 200)));
    }

    /// Counts the usual collocations of a large library, which are too many to be kept.
    fn count_collocations(&mut self) {
        self.state.apply(JosekiCommand::SetShapesForm(ShapesForm::default()).into());
        self.state.apply(JosekiCommand::CountShapes.into());
    }

    fn requests(&mut self, count: usize) {
        let mut times: BTreeMap<&str, Vec<Duration>> = BTreeMap::new();
        let mut frames = times.clone();
        for number in 0..count {
            self.keep_busy(number);
            let before: Vec<TaskId> = self.state.tasks().map(|task| task.id).collect();
            let begun = Instant::now();
            let (kind, is_answered) = self.request(number);
            self.turn();
            frames.entry(kind).or_default().push(begun.elapsed());
            let mut first: Option<ProgressReport> = None;
            while begun.elapsed() < PATIENCE && !is_answered(&self.state) {
                let now = self.progress_of(kind, &before);
                let moves = |first: &ProgressReport| now.is_some_and(|now| has_moved(first, &now));
                if first.as_ref().is_some_and(moves) {
                    break;
                }
                first = first.or(now.filter(ProgressReport::has_begun));
                self.turn();
            }
            if begun.elapsed() >= PATIENCE {
                let status = self.state.find().search().status();
                let tasks: Vec<_> = self.state.tasks().map(|task| task.label).collect();
                let (workspace, openings) = (self.state.workspace(), self.state.fuseki().reading());
                println!("{kind} {number} is not answered in {workspace:?}; at work: {tasks:?}");
                println!("    the search is {status:?}, the openings {openings:?}");
            }
            times.entry(kind).or_default().push(begun.elapsed());
        }
        println!("\nFrom the request to the next frame:");
        report(&frames, &[16, 50]);
        println!("\nFrom the request to a part of its answer, or moving progress:");
        report(&times, &[150, 500]);
    }

    /// The progress of what was asked for.
    fn progress_of(&self, kind: &str, before: &[TaskId]) -> Option<ProgressReport> {
        match kind {
            "search" => match self.state.find().search().status() {
                SearchStatus::Indexing(report) | SearchStatus::Searching { report, .. } => Some(report),
                _ => None,
            },
            "openings" => self.state.fuseki().reading(),
            _ => self.state.tasks().filter(|task| !before.contains(&task.id)).last().map(|task| task.report),
        }
    }

    fn request(&mut self, number: usize) -> (&'static str, Answered) {
        let state = &mut self.state;
        match number % 12 {
            0 => {
                let file = small_game(self.folder.path(), number);
                let name = format!("look {number}");
                state.apply(Command::OpenAs(OpeningChoice::Look, vec![file]));
                ("look at a file", Box::new(move |state| black(state) == Some(&name)))
            }
            1 => {
                let game = GameId((random(number) % state.corpus().record_count() as u64) as u32);
                state.apply(GamePlace::new(game, 50).into());
                ("game", Box::new(move |state| state.open_game() == Some(game)))
            }
            2 => {
                state.apply(Command::Show(Workspace::Find));
                state.apply(FindCommand::Paste(drawing(number)).into());
                ("search", Box::new(|state| state.find().search().is_current()))
            }
            3 => {
                state.apply(LibraryCommand::Filter(format!("year:{}", 1950 + number % 50)).into());
                ("filter", Box::new(|state| !state.games().is_stale()))
            }
            4 => {
                let path = self.folder.path().join(format!("table {number}.csv"));
                let rows = (0..100).map(|row| vec![row.to_string(), "a".repeat(30)]).collect();
                state.apply(Command::SaveTable { name: "table", rows });
                state.apply(Command::SaveTo(path.clone()));
                ("table as CSV", Box::new(move |_| path.exists()))
            }
            5 => {
                let window = professional::windows().nth(number / 12 % 3).expect("there are three");
                state.apply(ShapesCommand::Professional(Some(window)).into());
                ("shapes of professionals", Box::new(|state| state.shapes().patterns().is_some()))
            }
            6 => {
                let path = self.results[number / 12 % self.results.len()].clone();
                state.apply(ShapesCommand::Open(path).into());
                let corpus = self.sample.clone();
                (
                    "result in a file",
                    Box::new(move |state| state.shapes().patterns().is_some_and(|it| it.corpus == corpus)),
                )
            }
            7 => {
                state.apply(Command::Show(Workspace::Fuseki));
                ("openings", Box::new(|state| state.fuseki().graph().is_some()))
            }
            8 => {
                let mut form = *state.joseki().corner_form();
                form.size = 7 + (number / 12 % 4) as u8;
                state.apply(JosekiCommand::SetCornerForm(form).into());
                state.apply(JosekiCommand::CountCorners.into());
                let size = form.size;
                let is_there =
                    move |state: &AppState| state.joseki().corner().graph().is_some_and(|it| it.params.size == size);
                ("corners", Box::new(is_there))
            }
            9 => {
                let window = WindowChoice::Square([5, 7, 11, 13][number / 12 % 4]);
                let form = ShapesForm { window, min_count: 2 + number as u32, ..ShapesForm::default() };
                let params = form.params();
                state.apply(JosekiCommand::SetShapesForm(form).into());
                state.apply(JosekiCommand::CountShapes.into());
                let is_there = move |state: &AppState| {
                    state.joseki().shapes().collocations().is_some_and(|found| found.params == params)
                };
                ("collocations", Box::new(is_there))
            }
            10 => {
                let params = mining(number, WINDOWS[number / 12 % WINDOWS.len()]);
                state.apply(ShapesCommand::Mine(params.clone()).into());
                ("mining", Box::new(move |state| state.shapes().patterns().is_some_and(|it| it.params == params)))
            }
            _ => {
                state.apply(CostlyShapesCommand::Open.into());
                let window = professional::windows().nth(number / 12 % 3).expect("there are three");
                state.apply(CostlyShapesCommand::Window(window).into());
                (
                    "costly shapes",
                    Box::new(|state| state.costly_shapes().made().is_some() && !state.costly_shapes().is_making()),
                )
            }
        }
    }

    fn cancels(&mut self, count: usize) {
        let mut times: BTreeMap<&str, Vec<Duration>> = BTreeMap::new();
        let mut ends = times.clone();
        let (mut cancelled, mut missed) = (0, 0);
        for number in 0..10 * count {
            if cancelled == count {
                break;
            }
            self.state.apply(Command::CancelAll);
            self.until_idle();
            let kind = self.long_work(number);
            self.for_a_while(Duration::from_millis(random(number) % 2_000));
            if self.state.tasks().next().is_none() {
                missed += 1;
                continue;
            }
            cancelled += 1;
            let (begun, threads) = (Instant::now(), job_threads());
            self.state.apply(Command::CancelAll);
            while begun.elapsed() < PATIENCE && self.state.tasks().next().is_some() {
                self.turn();
            }
            times.entry(kind).or_default().push(begun.elapsed());
            while begun.elapsed() < PATIENCE && job_threads() >= threads {
                self.turn();
            }
            ends.entry(kind).or_default().push(begun.elapsed());
        }
        println!("\nFrom the cancel until the work is gone ({missed} had ended before):");
        report(&times, &[100, 500]);
        println!("\nFrom the cancel until its thread has ended:");
        report(&ends, &[100, 500]);
    }

    fn until_idle(&mut self) {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE && self.state.is_busy() {
            self.turn();
        }
    }

    fn long_work(&mut self, number: usize) -> &'static str {
        let state = &mut self.state;
        match number % 6 {
            0 => {
                state.apply(ShapesCommand::Mine(mining(1_000 + number, "square:5")).into());
                "mining"
            }
            1 => {
                self.count_collocations();
                "collocations"
            }
            2 => {
                let mut form = *state.joseki().corner_form();
                form.stop = 2 + number as u32;
                state.apply(JosekiCommand::SetCornerForm(form).into());
                state.apply(JosekiCommand::CountCorners.into());
                "corners"
            }
            3 => {
                state.apply(Command::OpenAs(OpeningChoice::NewLibrary, vec![self.games.clone()]));
                "reading games"
            }
            4 => {
                state.apply(PlayCommand::CountContexts.into());
                "contexts"
            }
            _ => {
                state.apply(CostlyShapesCommand::CountAnew.into());
                "costly shapes"
            }
        }
    }

    /// Opens five small files while mining goes on.
    fn five_small_files(&mut self) {
        self.keep_busy(9_999);
        let paths = (0..5).map(|number| small_game(self.folder.path(), 100_000 + number)).collect();
        let begun = Instant::now();
        self.state.apply(Command::OpenAs(OpeningChoice::NewLibrary, paths));
        while begun.elapsed() < 20 * PATIENCE && self.state.is_loading() {
            self.turn();
        }
        println!("\nFive small files opened while counting: {:.0} ms", begun.elapsed().as_secs_f64() * 1e3);
        self.state.apply(Command::CancelAll);
        self.until_idle();
    }
}

/// Threads of jobs: they have the names of their work.
fn job_threads() -> usize {
    let names = fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let names = names.filter_map(|thread| fs::read_to_string(thread.path().join("comm")).ok());
    names.filter(|name| !name.starts_with("katachi-") && !name.starts_with("latency")).count()
}

fn black(state: &AppState) -> Option<&str> {
    state.viewer().map(|viewer| viewer.tree().info.black.as_str())
}

fn has_moved(first: &ProgressReport, now: &ProgressReport) -> bool {
    now.done > first.done || now.phase != first.phase || now.fraction() > first.fraction()
}

/// Parameters of which no result is there yet.
fn mining(number: usize, window: &str) -> MiningParams {
    let params = MiningParams::new(window.parse().expect("it is a window"), PatternSource::Move);
    MiningParams { moves: Some((1, 100 + number as u32)), ..params }
}

fn small_game(folder: &Path, number: usize) -> PathBuf {
    let path = folder.join(format!("small {number}.sgf"));
    let moves = ["dd", "pp", "dp", "pd", "cq", "dq"];
    let mut text = format!("(;SZ[19]PB[look {number}]");
    for (at, point) in moves.iter().cycle().skip(number % 6).take(6).enumerate() {
        let _ = write!(text, ";{}[{point}]", ["B", "W"][at % 2]);
    }
    fs::write(&path, text + ")").expect("there is room");
    path
}

/// A few stones in a corner, others for every number.
fn drawing(number: usize) -> String {
    let mut text = String::from("--------------\n");
    for y in 0..5 {
        for x in 0..6 {
            let is_stone = random(number * 100 + y * 10 + x).is_multiple_of(9);
            text += if !is_stone { ". " } else { ["X ", "O "][(x + y) % 2] };
        }
        text += "|\n";
    }
    text
}

fn some_results(folder: &Path) -> Vec<PathBuf> {
    let games = sample();
    let save = |(number, window): (usize, &&str)| {
        let path = folder.join(format!("result {number}.ron"));
        let found = mine(&games.corpus, &mining(200 + number, window), &Progress::new()).expect("it can be mined");
        save_ron_patterns(&found, &path).expect("there is room");
        path
    };
    WINDOWS.iter().take(3).enumerate().map(save).collect()
}

/// A pseudo-random number (the finaliser of splitmix64).
fn random(number: usize) -> u64 {
    let mut z = (number as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

fn report(times: &BTreeMap<&str, Vec<Duration>>, bounds_ms: &[u128]) {
    let line = |name: &str, mut times: Vec<Duration>| {
        times.sort();
        let within = |bound: u128| times.iter().filter(|time| time.as_millis() <= bound).count();
        let shares: Vec<String> = bounds_ms.iter().map(|&bound| format!("{:4} ≤ {bound} ms", within(bound))).collect();
        let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)].as_millis();
        let (shares, count) = (shares.join(", "), times.len());
        println!("{name:24} {count:4}: {shares}; half {} ms, 95 % {} ms, most {} ms", at(50), at(95), at(100));
    };
    times.iter().for_each(|(name, times)| line(name, times.clone()));
    let all: Vec<Duration> = times.values().flatten().copied().collect();
    if !all.is_empty() {
        line("all", all);
    }
}
