//! The cost of a frame of the window: the CPU time of laying it out and tessellating it, without the graphics card.
//!
//! Targets: 4 ms with a table of 100,000 rows open, 16 ms while a job runs on both cores.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use egui::{Context, Event, MouseWheelUnit, Pos2, RawInput, Rect, vec2};
use katachi::app::{Command, Settings, Workspace};
use katachi::gui::App;
use katachi::library::save_patterns;
use katachi::mining::{MinedPatterns, MiningParams, PatternSource, PatternStats};
use katachi::pattern::{Cell, Pattern, Window};

const ROWS: usize = 100_000;
const FRAMES: usize = 300;

fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("rows.ron");
    save_patterns(&many_patterns(), &file).expect("the patterns can be written");
    let mut window = Headless::new(vec![file]);
    window.settle();
    window.app.apply(Command::Show(Workspace::Library));
    report("Library, the sample open", &mut window.frames(|_| Vec::new()));
    window.app.apply(Command::Show(Workspace::Shapes));
    let shown = window.app.state().shapes().results().selected().map(|(_, patterns)| patterns.len());
    assert_eq!(shown, Some(ROWS), "the table shows the patterns of the file");
    report(&format!("Shapes, {ROWS} rows, at rest"), &mut window.frames(|_| Vec::new()));
    let scroll = |frame: usize| {
        let delta = vec2(0.0, if frame % 100 < 50 { -90.0 } else { 90.0 });
        let at = Event::PointerMoved(Pos2::new(200.0, 500.0));
        let wheel = Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            source: egui::MouseWheelSource::Wheel,
            delta,
            phase: egui::TouchPhase::Move,
            modifiers: egui::Modifiers::NONE,
        };
        vec![at, wheel]
    };
    report(&format!("Shapes, {ROWS} rows, scrolling"), &mut window.frames(scroll));
    let stop = Arc::new(AtomicBool::new(false));
    let workers: Vec<_> = (0..std::thread::available_parallelism().map_or(2, usize::from))
        .map(|_| {
            let stop = Arc::clone(&stop);
            std::thread::spawn(move || mine_until(&stop))
        })
        .collect();
    report("Shapes, scrolling, a busy thread on every core", &mut window.frames(scroll));
    stop.store(true, Relaxed);
    workers.into_iter().for_each(|worker| worker.join().expect("mining does not panic"));
}

/// 5×5 patterns with falling counts, all different.
fn many_patterns() -> MinedPatterns {
    let window: Window = "square:5".parse().expect("it is a window");
    let counts = (0..ROWS)
        .map(|number| {
            let mut cells = vec![Cell::Empty; 25];
            // The corner keeps the orientation, so that no two are images of each other.
            (cells[0], cells[1], cells[2]) = (Cell::OffBoard, Cell::OffBoard, Cell::Black);
            let mut rest = number;
            for cell in cells.iter_mut().skip(13) {
                *cell = Cell::ALL[rest % 3];
                rest /= 3;
            }
            let occurrences = (1_000_000 / (number + 1) + 1) as u64;
            let appeared = occurrences * 3;
            let stats = PatternStats { occurrences, games: occurrences.min(5000), appeared, ..PatternStats::default() };
            (Pattern::new(window.clone(), cells), stats)
        })
        .collect();
    MinedPatterns::from_counts(MiningParams::new(window, PatternSource::Move), String::new(), 5000, counts)
}

fn mine_until(stop: &AtomicBool) {
    let sample = katachi::library::sample();
    let params = MiningParams::new("square:5".parse().expect("it is a window"), PatternSource::Move);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread");
    while !stop.load(Relaxed) {
        let mined =
            pool.install(|| katachi::mining::mine(&sample.corpus, &params, &katachi::progress::Progress::new()));
        assert!(mined.is_ok());
    }
}

struct Headless {
    app: App,
    ctx: Context,
    time: f64,
}

impl Headless {
    fn new(paths: Vec<PathBuf>) -> Headless {
        let mut app = App::new(Settings::default(), None);
        app.start(Vec::new());
        let mut window = Headless { app, ctx: Context::default(), time: 0.0 };
        window.settle();
        window.app.apply(Command::Open(paths));
        window
    }

    fn settle(&mut self) {
        self.frame(Vec::new());
        while self.app.state().is_busy() || self.app.state().is_mining() {
            std::thread::sleep(Duration::from_millis(5));
            self.frame(Vec::new());
        }
    }

    fn frame(&mut self, events: Vec<Event>) -> Duration {
        self.time += 1.0 / 60.0;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1920.0, 1080.0))),
            time: Some(self.time),
            events,
            ..RawInput::default()
        };
        let started = Instant::now();
        let app = &mut self.app;
        let output = self.ctx.run_ui(input, |ui| app.root_ui(ui));
        let meshes = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        let took = started.elapsed();
        assert!(!meshes.is_empty());
        took
    }

    fn frames(&mut self, events: impl Fn(usize) -> Vec<Event>) -> Vec<Duration> {
        (0..30).for_each(|at| _ = self.frame(events(at)));
        (0..FRAMES).map(|at| self.frame(events(at))).collect()
    }
}

fn report(what: &str, frames: &mut [Duration]) {
    frames.sort();
    let ms = |share: f64| frames[((frames.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!("{what:48} median {:6.2} ms   95 % {:6.2} ms   worst {:6.2} ms", ms(0.5), ms(0.95), ms(1.0));
}
