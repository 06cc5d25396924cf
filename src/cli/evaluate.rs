//! `katachi evaluate`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::CommandFailure;
use super::filter::{GameFilterArgs, catalogue, listed, warn_of};
use super::games::place;
use super::output::{JSON_FORMAT, Output, OutputFormArgs};
use super::progress_bar::Bar;
use katachi_core::corpus::GameId;
use katachi_core::corpus::load::Loaded;
use katachi_core::library;
use katachi_core::progress::Progress;
use katachi_engines::analysis::{
    EvaluationReport, KataGoRules, KataGoSettings, KataGoTrial, Params, Patience, RefusedGame, evaluate_games,
    try_engine,
};
use katachi_sentences::Sentence;

#[derive(Args)]
pub(super) struct EvaluateArgs {
    /// The library folder
    #[arg(long, value_name = "DIR", required_unless_present = "test")]
    library: Option<PathBuf>,
    /// The KataGo program to run
    #[arg(long, value_name = "PROGRAM")]
    engine: PathBuf,
    /// KataGo's network
    #[arg(long, value_name = "FILE")]
    model: PathBuf,
    /// KataGo's configuration for analysis, such as its analysis_example.cfg
    #[arg(long, value_name = "FILE")]
    config: PathBuf,
    /// Visits per position
    #[arg(long, value_name = "N", default_value_t = KataGoSettings::DEFAULT_VISITS, value_parser = clap::value_parser!(u32).range(1..))]
    visits: u32,
    /// The rules for counting
    #[arg(long, value_enum, default_value = "japanese")]
    rules: RulesName,
    /// Give up if the engine does not answer for SECONDS
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=86400))]
    patience: Option<u64>,
    #[command(flatten)]
    filter: GameFilterArgs,
    /// Evaluate at most N games
    #[arg(long, value_name = "N")]
    limit: Option<usize>,
    /// Only test the engine: start it, ask for its version and one position, and report the answers
    #[arg(long)]
    test: bool,
    #[command(flatten)]
    form: OutputFormArgs,
}

#[derive(Clone, Copy, ValueEnum)]
enum RulesName {
    Japanese,
    Chinese,
}

#[derive(Serialize)]
struct EvaluateObject {
    format: u32,
    library: String,
    engine: String,
    visits: u32,
    /// Number of games that pass the filters.
    games: usize,
    evaluated: usize,
    /// Number of games that had evaluations already.
    skipped: usize,
    /// Games that the engine refused.
    failed: Vec<FailedEntry>,
    /// Number of moves in the evaluated games.
    moves: usize,
    warnings: Vec<String>,
    elapsed_s: f64,
}

#[derive(Serialize)]
struct FailedEntry {
    path: String,
    game: u32,
    reason: String,
}

#[derive(Serialize)]
struct EngineTestObject {
    format: u32,
    engine: String,
    version: String,
    /// Black's win rate and lead on an empty 19×19 board with a komi of 6.5.
    black_winrate: f64,
    black_lead: f64,
    visits: u64,
    elapsed_s: f64,
}

impl EvaluateArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        let filter = self.filter.read()?;
        let rules = match self.rules {
            RulesName::Japanese => KataGoRules::Japanese,
            RulesName::Chinese => KataGoRules::Chinese,
        };
        let engine = KataGoSettings {
            program: self.engine.clone(),
            model: self.model.clone(),
            config: self.config.clone(),
            visits: self.visits,
            rules,
        };
        let patience = self.patience.map(Duration::from_secs).map_or(Patience::default(), |patience| Patience {
            start: patience,
            silence: patience,
            ..Patience::default()
        });
        let bar = Bar::follow(progress);
        let Some(dir) = self.library.as_ref().filter(|_| !self.test) else {
            let tried = try_engine(&engine, patience, progress)?;
            drop(bar);
            return self.tried(&tried);
        };
        let loaded = library::open(dir, progress)?;
        let matches = filter.matches(&catalogue(dir, &loaded)?);
        let listable = listed(&loaded.corpus, &filter);
        let games: Vec<GameId> = listable.iter().copied().filter(|&id| matches.contains(id)).collect();
        let left_out = matches.left_out(listable.iter().copied());
        let limit = self.limit.unwrap_or(usize::MAX);
        let params = Params { patience, limit, ..Params::new(engine) };
        let run = evaluate_games(dir, &loaded, &games, &params, progress)?;
        drop(bar);
        if !self.form.json {
            warn_of(&left_out);
            run.warnings
                .iter()
                .for_each(|warning| eprintln!("katachi: {}", text!("cli-engine-warns", warning = warning)));
        }
        let EvaluationReport { games, evaluated, skipped, left_out, moves, warnings } = run;
        let object = EvaluateObject {
            format: JSON_FORMAT,
            library: dir.display().to_string(),
            engine: self.engine.display().to_string(),
            visits: self.visits,
            games,
            evaluated,
            skipped,
            failed: left_out.into_iter().map(|left_out| FailedEntry::new(left_out, &loaded)).collect(),
            moves,
            warnings,
            elapsed_s: started.elapsed().as_secs_f64(),
        };
        self.form.output(&object, "failed", || object.text())
    }

    fn tried(&self, tried: &KataGoTrial) -> Result<Output, CommandFailure> {
        let object = EngineTestObject {
            format: JSON_FORMAT,
            engine: self.engine.display().to_string(),
            version: tried.version.clone(),
            black_winrate: tried.black_winrate,
            black_lead: tried.black_lead,
            visits: tried.visits,
            elapsed_s: tried.elapsed.as_secs_f64(),
        };
        self.form.output(&object, "", || tried.sentence() + "\n")
    }
}

impl FailedEntry {
    fn new(left_out: RefusedGame, loaded: &Loaded) -> FailedEntry {
        let (path, game) = (loaded.path_of(left_out.game), loaded.corpus.source(left_out.game).index);
        FailedEntry { path, game, reason: left_out.reason.sentence() }
    }
}

impl EvaluateObject {
    fn text(&self) -> String {
        let mut text = text!(
            "cli-evaluated",
            evaluated = self.evaluated,
            games = self.games,
            moves = self.moves,
            seconds = format!("{:.1}", self.elapsed_s),
            skipped = self.skipped
        );
        text += "\n";
        for FailedEntry { path, game, reason } in &self.failed {
            text += &format!("{}\n", text!("cli-game-left-out", game = place(path, Some(*game)), reason = reason));
        }
        text
    }
}
