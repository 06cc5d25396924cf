//! How far a long piece of work is, and whether somebody wants it to stop or to wait.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

use crate::scheduler::{Priority, Scheduler, Turn};

/// The user stopped the work. Not a failure: nothing was kept, nothing was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cancelled")]
pub struct Cancelled;

macro_rules! phases {
    ($($name:ident = $english:literal,)+) => {
        /// The stretch of work that a job is in. It displays in English. The user's language comes in where it is
        /// shown.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Phase {
            $($name,)+
            /// Named by the crate that runs the job, in words that can be shown.
            Words(&'static str),
        }

        impl fmt::Display for Phase {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $(Phase::$name => $english,)+
                    Phase::Words(words) => words,
                })
            }
        }
    };
}

phases! {
    AddingUp = "Adding up",
    BlackMoves = "Black's moves",
    Checking = "Checking",
    ComparingMoves = "Comparing moves",
    ComparingOpenings = "Comparing openings",
    ComparingRules = "Comparing rules",
    ComparingShapes = "Comparing shapes",
    Counting = "Counting",
    CountingContexts = "Counting contexts",
    CountingOpportunities = "Counting opportunities",
    CountingTemplates = "Counting templates",
    DrawingGamesAnew = "Drawing games anew",
    Evaluating = "Evaluating",
    FindingStrengths = "Strengths",
    FindingTemperature = "Temperature",
    FirstStage = "First stage",
    GrowingTrees = "Second opinion",
    Indexing = "Indexing",
    IndexingPatterns = "Indexing patterns",
    Learning = "Learning",
    ListingCandidates = "Candidates",
    ListingFiles = "Listing files",
    ListingShapes = "Shapes",
    LookingAgain = "Looking again",
    LookingForDuplicates = "Looking for duplicates",
    LookingForTemplates = "Looking for templates",
    MeasuringHitRates = "Measuring hit rates",
    Merging = "Merging",
    NotingFeatures = "Noting features",
    Playing = "Playing",
    Ranking = "Ranking",
    Reading = "Reading",
    ReadingContexts = "Reading contexts",
    ReadingCorners = "Reading corners",
    ReadingEvaluatedGames = "Reading evaluated games",
    ReadingFirstMovesInCorners = "Reading first moves in corners",
    ReadingGames = "Reading games",
    ReadingMoves = "Reading moves",
    ReadingOpenings = "Reading openings",
    ReadingPatterns = "Reading patterns",
    ReadingShapes = "Reading shapes",
    ReadingVariations = "Reading variations",
    Searching = "Searching",
    SearchingVariations = "Searching variations",
    Solving = "Solving",
    SortingPositions = "Sorting positions",
    SortingShapes = "Sorting shapes",
    SortingTemplates = "Sorting templates",
    Starting = "Starting",
    TakingMovesBack = "Taking moves back",
    Testing = "Testing",
    TestingContexts = "Testing contexts",
    TestingPairs = "Testing pairs",
    TestingPatterns = "Testing patterns",
    TestingStrengths = "Testing strengths",
    WaitingForEngine = "Waiting for the engine",
    WaitingForGames = "Waiting for another Katachi that is importing into this library",
    WaitingForNotes = "Waiting for another Katachi that is writing tags or cards",
    WaitingForSession = "Waiting for another Katachi that has this library open",
    WaitingForSettings = "Waiting for another Katachi that is writing its settings",
    WhiteMoves = "White's moves",
    Writing = "Writing",
    WritingGames = "Writing games",
    WritingPatterns = "Writing the patterns",
    WritingShapes = "Writing shapes",
    WritingTable = "Writing the table",
    WritingTables = "Writing tables",
}

impl From<&'static str> for Phase {
    fn from(words: &'static str) -> Phase {
        Phase::Words(words)
    }
}

/// Number of short steps between two checks of a loop.
const ITEMS_PER_CHECK: usize = 1 << 14;

/// The state of a long piece of work, shared by the worker and those who watch it. Cheap enough to count every game.
#[derive(Debug)]
pub struct Progress {
    done: AtomicU64,
    total: AtomicU64,
    cancelled: AtomicBool,
    /// A part of the work was written, and stays after a cancel.
    has_kept: AtomicBool,
    stretch: Mutex<ProgressStretch>,
    plan: Mutex<Option<ProgressPlan>>,
    /// The place among other jobs; without one, the work waits for none.
    turn: OnceLock<Turn>,
}

/// Stretches of work that follow one another, and the place of the work in them.
#[derive(Clone, Debug)]
struct ProgressPlan {
    /// Shares of the whole time, one for each stretch.
    shares: Vec<f64>,
    /// Stretches that have begun.
    begun: usize,
    started: Instant,
}

#[derive(Clone, Copy, Debug)]
struct ProgressStretch {
    /// `None` before the first.
    phase: Option<Phase>,
    unit: &'static str,
    started: Instant,
}

/// The figures of a [`Progress`] to show at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProgressReport {
    pub phase: Phase,
    has_begun: bool,
    /// The thing that is counted, such as `"games"` or `"bytes"`: a key, the same in every language.
    pub unit: &'static str,
    pub done: u64,
    /// 0 while it is not known.
    pub total: u64,
    pub elapsed: Duration,
    /// The progress of all stretches together, if several were planned.
    pub whole: Option<OverallProgress>,
}

/// Planned work as a whole.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OverallProgress {
    /// Which stretch it is, from 1, and of how many.
    pub step: (usize, usize),
    /// 0 to 1, by the time that the stretches are expected to take.
    pub fraction: f64,
    pub elapsed: Duration,
}

impl Default for Progress {
    fn default() -> Self {
        Progress::new()
    }
}

impl Progress {
    pub fn new() -> Progress {
        Progress {
            done: AtomicU64::new(0),
            total: AtomicU64::new(0),
            cancelled: AtomicBool::new(false),
            has_kept: AtomicBool::new(false),
            stretch: Mutex::new(ProgressStretch { phase: None, unit: "", started: Instant::now() }),
            plan: Mutex::new(None),
            turn: OnceLock::new(),
        }
    }

    /// Lets the work take turns with the other jobs of a scheduler, until [`Progress::leave`].
    pub(crate) fn enter(&self, scheduler: &Scheduler, priority: Priority) {
        self.turn.get_or_init(|| scheduler.enter(priority));
    }

    pub(crate) fn leave(&self) {
        self.turn.get().inspect(|turn| turn.leave());
    }

    /// Gives running work another priority, or has it come first among those of its priority.
    pub fn set_priority(&self, priority: Priority) {
        self.turn.get().inspect(|turn| turn.set_priority(priority));
    }

    /// Whether the work stands still because other work comes first.
    pub fn is_paused(&self) -> bool {
        self.turn.get().is_some_and(Turn::must_wait)
    }

    /// Runs `outside`, which waits for something that is no work of this job, such as a lock or another program.
    /// Meanwhile other jobs do not wait for this one.
    pub fn stand_aside<T>(&self, outside: impl FnOnce() -> T) -> T {
        match self.turn.get() {
            Some(turn) => turn.stand_aside(outside),
            None => outside(),
        }
    }

    /// Waits while other work comes first, unless this work is cancelled.
    fn take_turns(&self) {
        let Some(turn) = self.turn.get() else { return };
        turn.age();
        if turn.must_wait() {
            turn.wait(|| self.is_cancelled());
        }
    }

    /// Plans the next stretches of work, by their shares of the time in any unit. From then on, fraction and time left
    /// are those of all stretches together. Each [`Progress::begin`] begins the next one.
    pub fn plan(&self, shares: &[f64]) {
        let plan = ProgressPlan { shares: shares.to_vec(), begun: 0, started: Instant::now() };
        *self.plan.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(plan);
    }

    /// Begins the next stretch of work and counts `unit`s (`"games"`, `"bytes"`) from 0 again; a total of 0 means not
    /// known.
    pub fn begin(&self, phase: impl Into<Phase>, unit: &'static str, total: u64) {
        let mut stretch = self.stretch.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        *stretch = ProgressStretch { phase: Some(phase.into()), unit, started: Instant::now() };
        self.done.store(0, Relaxed);
        self.total.store(total, Relaxed);
        if let Some(plan) = self.plan.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).as_mut() {
            plan.begun += 1;
        }
    }

    pub fn set_total(&self, total: u64) {
        self.total.store(total, Relaxed);
    }

    /// Counts units that are done. Waits while other work comes first.
    pub fn add(&self, count: u64) {
        self.done.fetch_add(count, Relaxed);
        self.take_turns();
    }

    /// Notes that a part of the work was written and stays if the rest is cancelled.
    pub fn kept_a_part(&self) {
        self.has_kept.store(true, Relaxed);
    }

    /// Whether a cancel leaves anything behind.
    pub fn has_kept(&self) -> bool {
        self.has_kept.load(Relaxed)
    }

    /// Has the work end soon. From now on no other work waits for it.
    pub fn cancel(&self) {
        self.cancelled.store(true, Relaxed);
        self.leave();
    }

    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Relaxed)
    }

    /// Workers ask this at least every few milliseconds. It waits while other work comes first, so it must not be asked
    /// with a lock that other work takes.
    ///
    /// Errors: stopped by the user.
    pub fn check(&self) -> Result<(), Cancelled> {
        self.take_turns();
        if self.is_cancelled() { Err(Cancelled) } else { Ok(()) }
    }

    /// The items until the work is cancelled, for long loops of short steps. Whoever takes them checks again at the end.
    pub fn until_cancelled<I: Iterator>(&self, items: I) -> impl Iterator<Item = I::Item> {
        let goes_on = |at: usize| !at.is_multiple_of(ITEMS_PER_CHECK) || self.check().is_ok();
        items.enumerate().take_while(move |&(at, _)| goes_on(at)).map(|(_, item)| item)
    }

    pub fn report(&self) -> ProgressReport {
        let stretch = *self.stretch.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let (done, total) = (self.done.load(Relaxed), self.total.load(Relaxed));
        let plan = self.plan.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let whole = plan.as_ref().and_then(|plan| plan.whole(done, total));
        ProgressReport {
            phase: stretch.phase.unwrap_or(Phase::Starting),
            has_begun: stretch.phase.is_some(),
            unit: stretch.unit,
            done,
            total,
            elapsed: stretch.started.elapsed(),
            whole,
        }
    }
}

impl ProgressPlan {
    /// `None` before the first stretch and after the last one.
    fn whole(&self, done: u64, total: u64) -> Option<OverallProgress> {
        let at = self.begun.checked_sub(1).filter(|&at| at < self.shares.len())?;
        let of_this = if total > 0 { (done as f64 / total as f64).min(1.0) } else { 0.0 };
        let over = self.shares[..at].iter().sum::<f64>() + self.shares[at] * of_this;
        let fraction = over / self.shares.iter().sum::<f64>();
        Some(OverallProgress { step: (self.begun, self.shares.len()), fraction, elapsed: self.started.elapsed() })
    }
}

impl ProgressReport {
    /// Whether the work has begun. Before that, it waits for other work.
    pub fn has_begun(&self) -> bool {
        self.has_begun
    }

    /// 0 to 1; `None` while the total is not known.
    pub fn fraction(&self) -> Option<f32> {
        if let Some(whole) = self.whole {
            return Some(whole.fraction as f32);
        }
        (self.total > 0).then(|| (self.done as f32 / self.total as f32).min(1.0))
    }

    /// Units done per second.
    pub fn rate(&self) -> f64 {
        self.done as f64 / self.elapsed.as_secs_f64().max(1e-3)
    }

    /// The time left at the rate so far; `None` until there is a rate.
    pub fn time_left(&self) -> Option<Duration> {
        if let Some(OverallProgress { fraction, elapsed, .. }) = self.whole {
            let enough = fraction > 0.005 && elapsed > Duration::from_millis(200);
            return enough.then(|| elapsed.mul_f64((1.0 - fraction).max(0.0) / fraction));
        }
        let enough = self.total > 0 && self.done > 0 && self.elapsed > Duration::from_millis(200);
        enough.then(|| Duration::from_secs_f64(self.total.saturating_sub(self.done) as f64 / self.rate()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_fractions_and_cancel() {
        let progress = Progress::new();
        assert_eq!(progress.report().fraction(), None);
        progress.begin("Reading", "games", 4);
        progress.add(1);
        assert_eq!(progress.report().fraction(), Some(0.25));
        assert_eq!(progress.check(), Ok(()));
        assert_eq!(progress.until_cancelled(0..3).count(), 3);
        progress.cancel();
        assert_eq!(progress.check(), Err(Cancelled));
        assert_eq!(progress.until_cancelled(0..3).count(), 0);
    }

    #[test]
    fn the_time_left_is_that_of_all_planned_stretches() {
        let progress = Progress::new();
        progress.plan(&[1.0, 3.0]);
        assert_eq!(progress.report().whole, None);
        progress.begin("Reading", "games", 10);
        progress.add(10);
        std::thread::sleep(Duration::from_millis(210));
        let report = progress.report();
        assert_eq!((report.fraction(), report.whole.map(|whole| whole.step)), (Some(0.25), Some((1, 2))));
        // All of the first stretch took so long; the second takes three times as long.
        let left = report.time_left().unwrap().as_secs_f64() / report.whole.unwrap().elapsed.as_secs_f64();
        assert!((left - 3.0).abs() < 0.01, "{left}");
        progress.begin("Counting", "games", 10);
        assert_eq!(progress.report().fraction(), Some(0.25), "it does not go back");
        progress.add(5);
        assert_eq!(progress.report().fraction(), Some(0.625));
        progress.begin("Writing", "files", 2);
        assert_eq!((progress.report().whole, progress.report().fraction()), (None, Some(0.0)));
    }
}
