//! `katachi lab predict test --engine`: how well counts of played moves predict alone.

use katachi_language::text;
use std::sync::Arc;
use std::time::Instant;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::predict_rings::RingParamArgs;
use crate::CommandFailure;
use crate::output::{JSON_FORMAT, thousands};
use katachi_core::corpus::duplicates::records_of;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::library::professional;
use katachi_core::mining::{MiningParams, PatternSource, mine};
use katachi_core::progress::{Cancelled, Progress};
use katachi_engines::predict::rings::{RingParams, Rings};
use katachi_engines::predict::{ContextTable, MIN_APPEARANCES, Matcher};
use katachi_lab::predict::{RankingHits, RatedMove, Split, drawn, measure_ranking, rated_by_rings, sides};

/// The counts that rank moves.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum CountsEngine {
    /// The pattern database: 4×4 cores with rings around them
    Rings,
    /// Nested contexts
    Contexts,
    /// Mined shapes from 9×9 to 3×3
    Shapes,
}

#[derive(Args)]
pub(super) struct CountsTestArgs {
    /// Test counts of the library's older games instead of the model. The test has the games from --since on, or the
    /// newest: a tenth of a library, 2,000 of one with more than 20,000 games, and all others of the same years
    #[arg(long, value_enum)]
    pub engine: Option<CountsEngine>,
    /// Test games that are counted too, each without its own records
    #[arg(long, requires = "engine")]
    inside: bool,
    #[command(flatten)]
    rings: RingParamArgs,
}

#[derive(Serialize)]
pub(super) struct CountsTestObject {
    format: u32,
    /// `rings`, `contexts` or `shapes`.
    engine: &'static str,
    /// Number of games that are counted, and that are tested.
    counted: usize,
    games: usize,
    /// Whether the tested games are counted too, each without its own records.
    inside: bool,
    /// The first year of the games that are not counted.
    before: Option<i16>,
    positions: u64,
    /// Number of played moves whose surroundings are known, and for rings those of them that are known whole.
    known: u64,
    whole: Option<u64>,
    top1: f64,
    top5: f64,
    top10: f64,
    top20: f64,
    mean_log_evidence: f64,
    elapsed_s: f64,
}

impl CountsTestArgs {
    /// Errors: stopped by the user, or no games to test, in words.
    pub(super) fn test(
        &self,
        corpus: &Corpus,
        since: Option<i16>,
        games: Option<usize>,
        progress: &Progress,
    ) -> Result<CountsTestObject, CommandFailure> {
        let started = Instant::now();
        let cancelled = |_: Cancelled| CommandFailure::Failed(text!("cli-cancelled").to_owned());
        let split = since.map_or(Split::Newest, Split::Before);
        let sides = sides(corpus, split, 1, progress).map_err(cancelled)?;
        let from = if self.inside { &sides.training } else { &sides.test };
        let tested = drawn(from, games.unwrap_or(usize::MAX), 1);
        if tested.is_empty() || sides.training.is_empty() {
            return Err(CommandFailure::Failed(text!("cli-no-counted-games").to_owned()));
        }
        let engine = self.engine.unwrap_or(CountsEngine::Rings);
        let found = self.measure(engine, corpus, &sides.training, &tested, progress)?;
        let [top1, top5, top10, top20, mean_log_evidence] = found.hits.rates();
        Ok(CountsTestObject {
            format: JSON_FORMAT,
            engine: match engine {
                CountsEngine::Rings => "rings",
                CountsEngine::Contexts => "contexts",
                CountsEngine::Shapes => "shapes",
            },
            counted: sides.training.len(),
            games: tested.len(),
            inside: self.inside,
            before: sides.before,
            positions: found.hits.positions,
            known: found.known,
            whole: (engine == CountsEngine::Rings).then_some(found.whole),
            top1,
            top5,
            top10,
            top20,
            mean_log_evidence,
            elapsed_s: started.elapsed().as_secs_f64(),
        })
    }

    fn measure(
        &self,
        engine: CountsEngine,
        corpus: &Corpus,
        counted: &[GameId],
        tested: &[GameId],
        progress: &Progress,
    ) -> Result<RankingHits, CommandFailure> {
        let cancelled = |_: Cancelled| CommandFailure::Failed(text!("cli-cancelled").to_owned());
        // Other records of a game were never counted.
        let own = |id: GameId| -> Vec<GameId> {
            let records = if self.inside { records_of(corpus, corpus.game(id)) } else { Vec::new() };
            records.into_iter().filter(|record| counted.binary_search(record).is_ok()).collect()
        };
        match engine {
            CountsEngine::Rings => {
                let params = self.rings.after(RingParams::default());
                let rings = Rings::with_params(corpus, counted, params, progress).map_err(cancelled)?;
                let share = |id| rings.share_of(corpus, &own(id));
                let rank = |situation: &_, share: &_| rated_by_rings(rings.rank_without(situation, share));
                measure_ranking(corpus, tested, share, rank, progress).map_err(cancelled)
            }
            CountsEngine::Contexts => {
                let table = ContextTable::of_games(corpus, counted, progress).map_err(cancelled)?;
                let share = |id| table.share_of(corpus, &own(id));
                let rank = |situation: &_, share: &_| {
                    let ranked = table.rank_without(situation, MIN_APPEARANCES, share).into_iter();
                    ranked.map(|(point, answer)| RatedMove { point, rate: answer.rate, whole: true }).collect()
                };
                measure_ranking(corpus, tested, share, rank, progress).map_err(cancelled)
            }
            CountsEngine::Shapes => {
                let games = corpus.only(counted.to_vec());
                let mut matcher = Matcher::new();
                for window in professional::windows() {
                    let params = MiningParams { min_count: 2, ..MiningParams::new(window, PatternSource::Move) };
                    let mined = mine(&games, &params, progress)?;
                    matcher = matcher.with_shapes(Arc::new(mined))?;
                }
                let share = |id| matcher.share_of(&games, &own(id));
                let rank = |situation: &_, share: &_| {
                    let ranked = matcher.rank_without(situation, share).into_iter();
                    ranked.map(|(point, answer)| RatedMove { point, rate: answer.rate, whole: true }).collect()
                };
                measure_ranking(corpus, tested, share, rank, progress).map_err(cancelled)
            }
        }
    }
}

impl CountsTestObject {
    pub(super) fn text(&self) -> String {
        let (positions, games) = (thousands(self.positions), self.games);
        let counted = thousands(self.counted);
        let mut text = match self.inside {
            true => text!("cli-counts-inside", positions = positions, games = games, counted = counted),
            false => text!("cli-counts-outside", positions = positions, games = games, counted = counted),
        };
        let percent = |rate: f64| format!("{:5.1} %", rate * 100.0);
        let share = |count: u64| percent(count as f64 / self.positions.max(1) as f64);
        text += &format!("\n{}\n", text!("cli-counts-known", share = share(self.known)));
        if let Some(whole) = self.whole {
            text += &format!("{}\n", text!("cli-counts-whole", share = share(whole)));
        }
        let [top1, top5, top10, top20] = [self.top1, self.top5, self.top10, self.top20].map(percent);
        text += &format!(
            "{:20}{}\n{:17}{top1} {top5} {top10} {top20}   {:.3}\n",
            "",
            text!("cli-test-head"),
            "",
            self.mean_log_evidence
        );
        text
    }
}
