//! `katachi games`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::CommandFailure;
use super::filter::{GameFilterArgs, catalogue, listed, warn_of};
use super::output::{JSON_FORMAT, Output, OutputFormArgs};
use super::progress_bar::Bar;
use katachi_core::corpus::load::Loaded;
use katachi_core::corpus::{DyerSignature, GameId};
use katachi_core::find::filter::{GameTags, LeftOutByKey};
use katachi_core::library;
use katachi_core::progress::Progress;

#[derive(Args)]
pub(super) struct GamesArgs {
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    #[command(flatten)]
    filter: GameFilterArgs,
    /// List at most N
    #[arg(long, value_name = "N")]
    limit: Option<usize>,
    #[command(flatten)]
    form: OutputFormArgs,
}

#[derive(Serialize)]
struct GamesObject {
    format: u32,
    /// Number of games that pass the filters; `games` may list fewer.
    total: usize,
    /// Games that the filters leave out because their records do not say enough, by the missing property.
    left_out: LeftOutByKey,
    games: Vec<GameEntry>,
}

#[derive(Serialize)]
struct GameEntry {
    path: String,
    game: u32,
    white: String,
    black: String,
    white_rank: String,
    black_rank: String,
    result: String,
    date: String,
    event: String,
    size: usize,
    handicap: u8,
    /// Number of usable moves, including passes.
    moves: usize,
    /// Number of moves on the record's main line, including those after a bad move.
    recorded_moves: u32,
    round: String,
    place: String,
    komi: Option<f32>,
    year: Option<i16>,
    variations: u32,
    /// The Dyer signature.
    dyer: String,
    tags: Vec<String>,
}

impl GamesArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let filter = self.filter.read()?;
        let bar = Bar::follow(progress);
        let loaded = library::open(&self.library, progress)?;
        drop(bar);
        let corpus = &loaded.corpus;
        let catalogue = catalogue(&self.library, &loaded)?;
        let matches = filter.matches(&catalogue);
        let listable = listed(corpus, &filter);
        let found: Vec<GameId> = listable.iter().copied().filter(|&id| matches.contains(id)).collect();
        let listed = found.iter().take(self.limit.unwrap_or(usize::MAX));
        let object = GamesObject {
            format: JSON_FORMAT,
            total: found.len(),
            left_out: matches.left_out(listable.iter().copied()),
            games: listed.map(|&id| GameEntry::new(&loaded, catalogue.tags(), id)).collect(),
        };
        if !self.form.json {
            warn_of(&object.left_out);
        }
        self.form.output(&object, "games", || object.games.iter().map(GameEntry::line).collect())
    }
}

impl GameEntry {
    fn new(loaded: &Loaded, tags: &GameTags, id: GameId) -> GameEntry {
        let corpus = &loaded.corpus;
        let (header, game) = (corpus.header(id), corpus.game(id));
        GameEntry {
            path: loaded.path_of(id),
            game: corpus.source(id).index,
            white: header.white.to_owned(),
            black: header.black.to_owned(),
            white_rank: header.white_rank.to_owned(),
            black_rank: header.black_rank.to_owned(),
            result: header.result.to_owned(),
            date: header.date.to_owned(),
            event: header.event.to_owned(),
            size: game.size.side(),
            handicap: header.handicap,
            moves: game.moves.len(),
            recorded_moves: corpus.recorded_moves(id),
            round: header.round.to_owned(),
            place: header.place.to_owned(),
            komi: header.komi,
            year: header.year,
            variations: corpus.variations(id),
            dyer: DyerSignature::from_game(game).to_string(),
            tags: tags.tags_of(id).map(str::to_owned).collect(),
        }
    }

    fn line(&self) -> String {
        let place = place(&self.path, Some(self.game));
        let (date, white, black) = (&self.date, &self.white, &self.black);
        let moves = text!("cli-moves", moves = self.moves.to_string());
        format!("{date:12} {white} – {black}  {}  {moves}  {place}\n", self.result)
    }
}

/// A file, and the number of the game in it if it has several (counted from 1 for people).
pub(super) fn place(path: &str, game: Option<u32>) -> String {
    match game {
        None | Some(0) => path.to_owned(),
        Some(index) => text!("cli-game-of-file", path = path, number = (index + 1).to_string()),
    }
}
