//! `katachi gtp`: passes lines from standard input to the engine, and its answers to standard output.

use katachi_language::text;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, ValueEnum};

use super::CommandFailure;
use super::output::Output;
use super::players::{board_size, matcher};
use super::progress_bar::Bar;
use katachi_core::go::BoardSize;
use katachi_core::library::{self, LibraryError};
use katachi_core::progress::Progress;
use katachi_engines::play::gtp::{FindContexts, GtpEngine};
use katachi_engines::play::{PatternPlayer, PlayerKnowledge, PlayerParams, Style};
use katachi_engines::predict::{ContextTable, Predictor, shipped_model};

#[derive(Args)]
pub(super) struct GtpArgs {
    /// The library folder, whose games supply the statistics of surroundings for maps and for `--engine contexts`
    #[arg(long, value_name = "DIR")]
    library: Option<PathBuf>,
    /// A model of your own instead of the one that comes with the program
    #[arg(long, value_name = "FILE")]
    model: Option<PathBuf>,
    /// Play by mined shapes or templates alone, largest window first; several files separated by commas; `professional`
    /// for the shapes that come with Katachi
    #[arg(long, value_name = "FILE.ron", conflicts_with_all = ["model", "engine"])]
    shapes: Option<String>,
    /// The player: the trained model, or the statistics of the library's games
    #[arg(long, value_enum, default_value_t = GtpPlayer::Model)]
    engine: GtpPlayer,
    /// Draw moves by their probability to the power of 1/T instead of playing the most likely one: 1 plays as players
    /// do, lower values vary less
    #[arg(long, value_name = "T", value_parser = positive)]
    temperature: Option<f32>,
    /// The random seed; the same seed plays the same moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The board size at the start
    #[arg(long, value_name = "N", default_value = "19", value_parser = board_size)]
    size: BoardSize,
    /// Look ahead with N playouts per move; 0 plays the most likely move at once
    #[arg(long, value_name = "N", default_value_t = 0)]
    playouts: usize,
    /// Never resign
    #[arg(long)]
    no_resign: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum GtpPlayer {
    Model,
    Contexts,
    Rings,
}

fn positive(text: &str) -> Result<f32, String> {
    let fits = |number: &f32| number.is_finite() && *number > 0.0;
    text.parse().ok().filter(fits).ok_or_else(|| text!("cli-positive").to_owned())
}

impl GtpArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let params = PlayerParams {
            style: self.temperature.map_or(Style::MostLikely, |temperature| Style::Sampled { temperature }),
            seed: self.seed,
            resigns: !self.no_resign,
            search: self.playouts,
        };
        let guide = match (self.engine, &self.library) {
            _ if let Some(names) = &self.shapes => PlayerKnowledge::Shapes(Arc::new(matcher(names)?)),
            (GtpPlayer::Model, _) => {
                let model = match &self.model {
                    Some(path) => katachi_engines::library::open_model(path)?,
                    None => shipped_model(),
                };
                PlayerKnowledge::Model(Box::new(Predictor::new(model)))
            }
            (GtpPlayer::Contexts | GtpPlayer::Rings, None) => {
                return Err(CommandFailure::Usage(text!("cli-gtp-library").to_owned()));
            }
            (GtpPlayer::Rings, Some(dir)) => {
                let _bar = Bar::follow(progress);
                let loaded = library::open(dir, progress)?;
                PlayerKnowledge::Rings(Arc::new(katachi_engines::library::open_rings(dir, &loaded.corpus, progress)?))
            }
            (GtpPlayer::Contexts, Some(dir)) => {
                let _bar = Bar::follow(progress);
                PlayerKnowledge::Contexts(contexts(dir, progress)?)
            }
        };
        let dir = match &self.library {
            // Report now, and not in the middle of a game, if a folder is not a library.
            Some(dir) => library::read_manifest(dir).map(|_| Some(dir.clone()))?,
            None => None,
        };
        let find: FindContexts = Box::new(move |progress| match &dir {
            Some(dir) => Ok(contexts(dir, progress)?),
            None => Err("no library: start the engine with --library DIR".into()),
        });
        converse(GtpEngine::new(PatternPlayer::with_guide(guide, params), self.size, find), progress)?;
        Ok(Output::new(false, &(), String::new))
    }
}

fn contexts(dir: &Path, progress: &Progress) -> Result<Arc<ContextTable>, LibraryError> {
    let loaded = library::open(dir, progress)?;
    Ok(Arc::new(katachi_engines::library::open_contexts(dir, &loaded.corpus, progress)?))
}

/// Answers commands until it is told to quit, or the other end closes.
fn converse(mut engine: GtpEngine, progress: &Progress) -> Result<(), CommandFailure> {
    let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    let mut line = Vec::new();
    while !engine.has_quit() {
        line.clear();
        let read = input.read_until(b'\n', &mut line);
        if read.map_err(|error| CommandFailure::Failed(text!("cli-standard-input", error = error.to_string())))? == 0 {
            break;
        }
        let Some(answer) = engine.line(&String::from_utf8_lossy(&line), progress) else { continue };
        match output.write_all(answer.as_bytes()).and_then(|()| output.flush()) {
            Ok(()) => {}
            Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => break,
            Err(error) => return Err(CommandFailure::Failed(text!("cli-standard-output", error = error.to_string()))),
        }
    }
    Ok(())
}
