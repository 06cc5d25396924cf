//! `katachi lab predict`: train the ranking model, and test one.

use katachi_language::text;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::{Args, Subcommand};
use serde::Serialize;

use super::calibration::{self, Tenth};
use super::predict_counts::CountsTestArgs;
use crate::CommandFailure;
use crate::output::{JSON_FORMAT, Output, OutputFormArgs, padded, peak_rss_bytes, thousands};
use crate::progress_bar::Bar;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::files;
use katachi_core::library;
use katachi_core::progress::Progress;
use katachi_engines::predict::{
    CONTEXT_DISTANCES, ContextTable, FeatureGroup, MAX_TABLE_BITS, Model, STAGES, shipped_model,
};
use katachi_lab::predict::{
    BRADLEY_TERRY_GAMES, BradleyTerry, ContextHits, PredictionAccuracy, PredictionHits, Sides, Split, TrainParams,
    Training, drawn, forget_training, held_back, keep_training, kept_training, measure, measure_contexts, refine,
    sides, train, unseen,
};
use katachi_sentences::{Sentence, stage_title};

#[derive(Args)]
pub struct PredictArgs {
    #[command(subcommand)]
    what: PredictCommand,
}

#[derive(Subcommand)]
enum PredictCommand {
    /// Train a model on the games of a library; an interrupted training is resumed
    Train(TrainArgs),
    /// Test a model on games that it was not trained on
    Test(Box<PredictTestArgs>),
    /// Build a library's pattern database of 4×4 cores with rings, or let it learn more games
    Rings(super::predict_rings::PredictRingsArgs),
}

#[derive(Args)]
struct TrainArgs {
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    /// The model file; until training is done, FILE.part holds the progress
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Games of this year and later are kept for the test; without it, the newest: a tenth of the library, 2,000 if it has
    /// more than 20,000 games, and all others of the same years
    #[arg(long, value_name = "YEAR", conflicts_with_all = ["random", "all"])]
    before: Option<i16>,
    /// Keep one game in N for the test, whatever its date
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..), conflicts_with = "all")]
    random: Option<u32>,
    /// Keep no games for a test
    #[arg(long)]
    all: bool,
    /// Only N of the training games, drawn by the seed
    #[arg(long, value_name = "N")]
    games: Option<usize>,
    #[arg(long, value_name = "N", default_value_t = TrainParams::default().seed)]
    seed: u64,
    /// Number of passes over the games
    #[arg(long, value_name = "N", default_value_t = TrainParams::default().passes, value_parser = clap::value_parser!(u32).range(1..100))]
    passes: u32,
    /// Minimum number of played moves with a feature for it to be admitted
    #[arg(long, value_name = "N", default_value_t = TrainParams::default().admit, value_parser = clap::value_parser!(u8).range(1..200), hide = true)]
    admit: u8,
    #[arg(long, value_name = "STEP", default_value_t = TrainParams::default().rate, hide = true)]
    rate: f32,
    /// The table has 2 to the power of N weights
    #[arg(long, value_name = "N", default_value_t = TrainParams::default().bits, value_parser = clap::value_parser!(u32).range(12..=i64::from(MAX_TABLE_BITS)), hide = true)]
    bits: u32,
    /// Leave out groups of features, to measure their value
    #[arg(long, value_name = "GROUP", value_delimiter = ',', value_parser = group)]
    without: Vec<FeatureGroup>,
    /// One JSON object on standard output
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct PredictTestArgs {
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    #[command(flatten)]
    counts: CountsTestArgs,
    /// The model; without it, the one that comes with the program
    #[arg(long, value_name = "FILE", conflicts_with = "engine")]
    model: Option<PathBuf>,
    /// Only games of this year and later
    #[arg(long, value_name = "YEAR")]
    since: Option<i16>,
    /// At most N games, spread over the library
    #[arg(long, value_name = "N")]
    games: Option<usize>,
    /// Include games that the model was trained on
    #[arg(long, conflicts_with = "engine")]
    all: bool,
    /// Also test the predictions of contexts alone, counted over the library's other games; takes some minutes
    #[arg(long, conflicts_with = "engine")]
    contexts: bool,
    /// Also test a small Bradley–Terry model of classical features, trained on 652 of the other games
    #[arg(long, conflicts_with = "engine")]
    bradley_terry: bool,
    /// Also draw a calibration plot as SVG: predicted against played shares
    #[arg(long, value_name = "FILE.svg", conflicts_with = "engine")]
    plot: Option<PathBuf>,
    #[command(flatten)]
    form: OutputFormArgs,
}

fn group(name: &str) -> Result<FeatureGroup, String> {
    let names = || FeatureGroup::ALL.map(FeatureGroup::name).join(", ");
    FeatureGroup::ALL
        .into_iter()
        .find(|group| group.name() == name)
        .ok_or_else(|| text!("cli-groups", groups = names()))
}

#[derive(Serialize)]
struct TrainObject {
    format: u32,
    games: u64,
    positions: u64,
    /// Number of training games from which only the refinement (second opinion) learned.
    held_back: u64,
    temperature: f32,
    test_games: usize,
    before: Option<i16>,
    split: String,
    duplicates: usize,
    features: u64,
    seed: u64,
    bytes: u64,
    elapsed_s: f64,
    cpu_s: Option<f64>,
    peak_rss_bytes: Option<u64>,
}

#[derive(Serialize)]
struct ModelTestObject {
    format: u32,
    games: u64,
    /// Number of games of the library that the model was trained on, and that are therefore left out.
    trained_on: usize,
    positions: u64,
    /// Number of played moves that are not legal, such as an immediate recapture of a ko.
    illegal: u64,
    top1: f64,
    top5: f64,
    top10: f64,
    top20: f64,
    mean_log_evidence: f64,
    by_stage: Vec<StageEntry>,
    calibration: Vec<CalibrationEntry>,
    /// Number of candidate moves per position, and the share of played moves that are not among the candidates.
    candidates: f64,
    passed_over: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    contexts: Option<ContextsEntry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bradley_terry: Option<RatesEntry>,
    model: ModelEntry,
    elapsed_s: f64,
    ms_per_position: f64,
    peak_rss_bytes: Option<u64>,
}

#[derive(Serialize)]
struct StageEntry {
    stage: &'static str,
    first_move: usize,
    last_move: Option<usize>,
    positions: u64,
    top1: f64,
    top5: f64,
    top10: f64,
    top20: f64,
    mean_log_evidence: f64,
}

#[derive(Serialize)]
struct RatesEntry {
    positions: u64,
    top1: f64,
    top5: f64,
    top10: f64,
    top20: f64,
    mean_log_evidence: f64,
}

#[derive(Serialize)]
struct CalibrationEntry {
    from: f64,
    to: f64,
    moves: u64,
    predicted: f64,
    observed: f64,
}

#[derive(Serialize)]
struct ContextsEntry {
    games: u64,
    contexts: usize,
    positions: u64,
    top1: f64,
    top5: f64,
    top10: f64,
    top20: f64,
    /// The mean log evidence over moves with a known context.
    mean_log_evidence: f64,
    by_context: Vec<ContextEntry>,
}

/// One window size: how often it is the largest that knows the played move, and how often it ranks this move first.
#[derive(Serialize)]
struct ContextEntry {
    context: usize,
    distance: u8,
    known: f64,
    answered: u64,
    top1: f64,
}

#[derive(Serialize)]
struct ModelEntry {
    games: u64,
    positions: u64,
    before: Option<i16>,
    split: String,
    features: u64,
    seed: u64,
    without: Vec<String>,
}

impl PredictArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        match self.what {
            PredictCommand::Train(train) => train.run(progress),
            PredictCommand::Test(test) => test.run(progress),
            PredictCommand::Rings(rings) => rings.run(progress),
        }
    }
}

fn cancelled(_: katachi_core::progress::Cancelled) -> CommandFailure {
    CommandFailure::Failed(text!("cli-cancelled").to_owned())
}

impl TrainArgs {
    fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        if !(self.rate > 0.0 && self.rate < 10.0) {
            return Err(CommandFailure::Usage(text!("cli-rate", rate = self.rate.to_string())));
        }
        let started = Instant::now();
        let bar = Bar::follow(progress);
        let loaded = library::open(&self.library, progress)?;
        let split = self.split();
        let Sides { training, test, before, duplicates } =
            sides(&loaded.corpus, split, self.seed, progress).map_err(cancelled)?;
        let training = drawn(&training, self.games.unwrap_or(usize::MAX), self.seed);
        if training.is_empty() {
            let library = self.library.display().to_string();
            return Err(CommandFailure::Failed(text!("cli-no-training-games", library = library)));
        }
        let params = self.params();
        let (learned, held) = held_back(&loaded.corpus, &training, self.seed);
        let kept = kept_training(&self.out);
        let mut unkept = None;
        let keep = |training: &Training| {
            unkept = keep_training(training, &self.out).err();
        };
        let mut model = train(&loaded.corpus, &learned, &params, kept, keep, progress).map_err(cancelled)?;
        refine(&mut model, &loaded.corpus, &held, progress).map_err(cancelled)?;
        if let Some(error) = unkept {
            eprintln!("katachi: {}", text!("cli-training-not-kept", error = error.sentence()));
        }
        let split = split_in_words(split, before);
        model.note_split(before, split.clone());
        katachi_engines::library::save_model(&model, &self.out)?;
        forget_training(&self.out);
        drop(bar);
        let info = model.info();
        let object = TrainObject {
            format: JSON_FORMAT,
            games: info.games,
            positions: info.positions,
            held_back: info.held_back,
            temperature: info.temperature,
            test_games: test.len(),
            before,
            split,
            duplicates,
            features: info.features,
            seed: info.seed,
            bytes: files::metadata(&self.out).map_or(0, |file| file.len()),
            elapsed_s: started.elapsed().as_secs_f64(),
            cpu_s: crate::output::cpu_secs(),
            peak_rss_bytes: peak_rss_bytes(),
        };
        Ok(Output::new(self.json, &object, || object.text()))
    }

    fn split(&self) -> Split {
        match (self.before, self.random) {
            (Some(year), _) => Split::Before(year),
            (_, Some(one_in)) => Split::Random { one_in },
            _ if self.all => Split::All,
            _ => Split::Newest,
        }
    }

    fn params(&self) -> TrainParams {
        TrainParams {
            seed: self.seed,
            passes: self.passes,
            admit: self.admit,
            rate: self.rate,
            bits: self.bits,
            without: self.without.clone(),
            ..TrainParams::default()
        }
    }
}

fn split_in_words(split: Split, before: Option<i16>) -> String {
    match split {
        Split::Random { one_in } => format!("one game in {one_in} for the test, whatever its date"),
        Split::All => "nothing for a test".to_owned(),
        _ => before.map_or(String::new(), |year| format!("games of {year} and later for the test")),
    }
}

impl TrainObject {
    fn text(&self) -> String {
        let trained = text!(
            "cli-trained",
            games = thousands(self.games),
            positions = thousands(self.positions),
            split = &self.split,
            test_games = self.test_games
        );
        let features = text!(
            "cli-trained-features",
            features = thousands(self.features),
            bytes = self.bytes,
            seconds = format!("{:.0}", self.elapsed_s)
        );
        format!("{trained}\n{features}\n")
    }
}

impl PredictTestArgs {
    /// Draws the calibration plot, if it was requested.
    fn write_plot(&self, measured: &PredictionAccuracy) -> Result<(), CommandFailure> {
        let Some(path) = &self.plot else { return Ok(()) };
        let subject =
            text!("cli-test-subject", positions = thousands(measured.all.positions), games = thousands(measured.games));
        let tenths = measured.calibration.map(|(moves, predicted, played)| {
            let share = |sum: f64| sum / moves.max(1) as f64;
            Tenth { predicted: share(predicted), observed: share(played as f64), moves }
        });
        Ok(library::write_file(path, calibration::plot(&tenths, &subject).as_bytes())?)
    }

    fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        let bar = Bar::follow(progress);
        if self.counts.engine.is_some() {
            let loaded = library::open(&self.library, progress)?;
            let tested = self.counts.test(&loaded.corpus, self.since, self.games, progress)?;
            drop(bar);
            return self.form.output(&tested, "", || tested.text());
        }
        let model: Arc<Model> = match &self.model {
            Some(path) => katachi_engines::library::open_model(path)?,
            None => shipped_model(),
        };
        let loaded = library::open(&self.library, progress)?;
        let corpus: &Corpus = &loaded.corpus;
        let all = sides(corpus, Split::All, 0, progress).map_err(cancelled)?.training;
        let new = if self.all { all.clone() } else { unseen(corpus, &all, &model) };
        let trained_on = all.len() - new.len();
        let since = |id: &GameId| self.since.is_none_or(|since| corpus.year(*id).is_some_and(|year| year >= since));
        let new: Vec<GameId> = new.into_iter().filter(since).collect();
        let games = drawn(&new, self.games.unwrap_or(usize::MAX), 0);
        if games.is_empty() {
            return Err(CommandFailure::Failed(text!(
                "cli-no-test-games",
                library = self.library.display().to_string()
            )));
        }
        let measuring = Instant::now();
        let measured = measure(corpus, &games, &model, progress).map_err(cancelled)?;
        let measuring = measuring.elapsed().as_secs_f64();
        let tested: BTreeSet<GameId> = new.iter().copied().collect();
        let others: Vec<GameId> = all.iter().copied().filter(|id| !tested.contains(id)).collect();
        self.write_plot(&measured)?;
        let bradley_terry = if self.bradley_terry {
            let learned_from = drawn(&others, BRADLEY_TERRY_GAMES, 0);
            let model = BradleyTerry::learn(corpus, &learned_from, progress).map_err(cancelled)?;
            Some(RatesEntry::new(&model.measure(corpus, &games, progress).map_err(cancelled)?))
        } else {
            None
        };
        let contexts = if self.contexts {
            let table = ContextTable::of_games(corpus, &others, progress).map_err(cancelled)?;
            let hits = measure_contexts(corpus, &games, &table, progress).map_err(cancelled)?;
            Some(ContextsEntry::new(&table, &hits))
        } else {
            None
        };
        drop(bar);
        let object = ModelTestObject {
            bradley_terry,
            ..ModelTestObject::new(&measured, trained_on, contexts, &model, started, measuring)
        };
        self.form.output(&object, "", || object.text())
    }
}

impl ModelTestObject {
    fn new(
        measured: &PredictionAccuracy,
        trained_on: usize,
        contexts: Option<ContextsEntry>,
        model: &Model,
        started: Instant,
        measuring: f64,
    ) -> ModelTestObject {
        let [top1, top5, top10, top20, mean_log_evidence] = measured.all.rates();
        let positions = measured.all.positions.max(1) as f64;
        let info = model.info();
        ModelTestObject {
            format: JSON_FORMAT,
            games: measured.games,
            trained_on,
            positions: measured.all.positions,
            illegal: measured.illegal,
            top1,
            top5,
            top10,
            top20,
            mean_log_evidence,
            by_stage: STAGES.iter().zip(&measured.by_stage).map(|(stage, hits)| StageEntry::new(stage, hits)).collect(),
            calibration: measured
                .calibration
                .iter()
                .enumerate()
                .map(|(tenth, &(moves, predicted, played))| CalibrationEntry {
                    from: tenth as f64 / 10.0,
                    to: (tenth + 1) as f64 / 10.0,
                    moves,
                    predicted: predicted / moves.max(1) as f64,
                    observed: played as f64 / moves.max(1) as f64,
                })
                .collect(),
            candidates: measured.close as f64 / positions,
            passed_over: measured.missed as f64 / positions,
            contexts,
            bradley_terry: None,
            model: ModelEntry {
                games: info.games,
                positions: info.positions,
                before: info.before,
                split: info.split.clone(),
                features: info.features,
                seed: info.seed,
                without: info.without.clone(),
            },
            elapsed_s: started.elapsed().as_secs_f64(),
            ms_per_position: measuring * 1e3 * rayon::current_num_threads() as f64 / positions,
            peak_rss_bytes: peak_rss_bytes(),
        }
    }

    fn text(&self) -> String {
        let tested = text!(
            "cli-tested",
            positions = thousands(self.positions),
            games = thousands(self.games),
            trained = thousands(self.model.games),
            split = &self.model.split
        );
        let mut text = format!("{tested}\n\n{:20}{}\n", "", text!("cli-test-head"));
        let mut row = |name: &str, [a, b, c, d, e]: [f64; 5]| {
            let percent = |rate: f64| format!("{:5.1} %", rate * 100.0);
            text +=
                &format!("{} {} {} {} {}   {e:.3}\n", padded(name, 16), percent(a), percent(b), percent(c), percent(d));
        };
        row(text!("cli-test-all"), [self.top1, self.top5, self.top10, self.top20, self.mean_log_evidence]);
        for (at, stage) in self.by_stage.iter().enumerate() {
            row(stage_title(at), [stage.top1, stage.top5, stage.top10, stage.top20, stage.mean_log_evidence]);
        }
        if let Some(RatesEntry { top1, top5, top10, top20, mean_log_evidence, .. }) = self.bradley_terry {
            row("Bradley–Terry", [top1, top5, top10, top20, mean_log_evidence]);
        }
        if let Some(contexts) = &self.contexts {
            let ContextsEntry { top1, top5, top10, top20, mean_log_evidence, .. } = *contexts;
            row(text!("cli-test-contexts"), [top1, top5, top10, top20, mean_log_evidence]);
            text += &format!("\n{}\n", text!("cli-test-distance"));
            for entry in &contexts.by_context {
                text += &format!(
                    "{:>4}  {:5.1} %  {:>9}  {:5.1} %\n",
                    entry.distance,
                    entry.known * 100.0,
                    thousands(entry.answered),
                    entry.top1 * 100.0
                );
            }
        }
        text += &format!("\n{}\n", text!("cli-test-tenths"));
        for row in &self.calibration {
            text += &format!(
                "{:5.1} %  {:5.1} %  {:+5.1}  {}\n",
                row.predicted * 100.0,
                row.observed * 100.0,
                (row.observed - row.predicted) * 100.0,
                text!("cli-test-of", moves = thousands(row.moves))
            );
        }
        text
    }
}

impl StageEntry {
    fn new(&(stage, start, end): &(&'static str, usize, usize), hits: &PredictionHits) -> StageEntry {
        let [top1, top5, top10, top20, mean_log_evidence] = hits.rates();
        StageEntry {
            stage,
            first_move: start + 1,
            last_move: (end < usize::MAX).then_some(end),
            positions: hits.positions,
            top1,
            top5,
            top10,
            top20,
            mean_log_evidence,
        }
    }
}

impl RatesEntry {
    fn new(hits: &PredictionHits) -> RatesEntry {
        let [top1, top5, top10, top20, mean_log_evidence] = hits.rates();
        RatesEntry { positions: hits.positions, top1, top5, top10, top20, mean_log_evidence }
    }
}

impl ContextsEntry {
    fn new(table: &ContextTable, hits: &ContextHits) -> ContextsEntry {
        let [top1, top5, top10, top20, mean_log_evidence] = hits.all.rates();
        let positions = hits.all.positions.max(1) as f64;
        ContextsEntry {
            games: table.games(),
            contexts: table.len(),
            positions: hits.all.positions,
            top1,
            top5,
            top10,
            top20,
            mean_log_evidence,
            by_context: CONTEXT_DISTANCES
                .iter()
                .enumerate()
                .map(|(context, &distance)| {
                    let (known, answered, first) = hits.by_context[context];
                    ContextEntry {
                        context,
                        distance,
                        known: known as f64 / positions,
                        answered,
                        top1: first / answered.max(1) as f64,
                    }
                })
                .collect(),
        }
    }
}
