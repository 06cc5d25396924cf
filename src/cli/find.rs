//! `katachi find`.

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::Failure;
use super::filter::{Filter, range};
use super::games::place;
use super::output::{JSON_FORMAT, Output, thousands};
use super::progress_bar::Bar;
use crate::corpus::load::Loaded;
use crate::find::{
    Combined, Continuation, FindResult, Fixed, GameSet, Hit, Query, QueryError, SearchOptions, SequenceError,
    scan_combined, search_combined,
};
use crate::go::Color;
use crate::library;
use crate::progress::Progress;

#[derive(Args)]
pub(super) struct Find {
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    /// A text diagram: X black, O white, . empty, ? any, x black or empty, o white or empty, @ a stone, # off the board,
    /// * anything; | and lines of - are edges; 1 to 9 and 0 are moves in their order, Black first after $$B, White after
    /// $$W. Several diagrams with lines AND, OR, NOT, THEN 20 (within 20 moves), ( and ) between them are one question
    query: PathBuf,
    /// The query whose hits are shown, from 1; otherwise the first that is not under a NOT
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    hits_of: Option<u32>,
    /// Only where it is drawn: the diagram shows two edges, or the whole board
    #[arg(long)]
    fixed: bool,
    /// Not at board edges that the diagram does not show
    #[arg(long)]
    no_other_edges: bool,
    /// Only with the colours as drawn
    #[arg(long)]
    no_swap: bool,
    /// The side to move, in drawn colours
    #[arg(long, value_name = "B|W", value_parser = ["B", "W"])]
    to_play: Option<String>,
    /// Only hits with these move numbers, both included; 0 is the set-up position
    #[arg(long, value_name = "A..B")]
    moves: Option<String>,
    #[command(flatten)]
    filter: Filter,
    /// List at most so many hits
    #[arg(long, value_name = "N", default_value_t = 32)]
    limit: usize,
    #[arg(long, value_enum, default_value_t = Engine::Index, hide = true)]
    engine: Engine,
    /// One JSON object on standard output
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Engine {
    Index,
    Scan,
}

/// Why the options do not go with the query.
enum SettingsError {
    Query(QueryError),
    Sequence(SequenceError),
}

impl From<QueryError> for SettingsError {
    fn from(error: QueryError) -> SettingsError {
        SettingsError::Query(error)
    }
}

impl From<SequenceError> for SettingsError {
    fn from(error: SequenceError) -> SettingsError {
        SettingsError::Sequence(error)
    }
}

#[derive(Serialize)]
struct FindObject {
    format: u32,
    hits: u64,
    games: u64,
    same_colour: u64,
    swapped: u64,
    searched_games: u64,
    elapsed_s: f64,
    continuations: Vec<ContinuationEntry>,
    no_continuation: u64,
    examples: Vec<Example>,
}

#[derive(Serialize)]
struct ContinuationEntry {
    /// Column and row from the top left of the drawing.
    at: [usize; 2],
    black: u64,
    white: u64,
    black_later: u64,
    white_later: u64,
    black_wins: u64,
    decided: u64,
}

#[derive(Serialize)]
struct Example {
    path: String,
    game: u32,
    white: String,
    black: String,
    result: String,
    date: String,
    event: String,
    r#move: u32,
    /// Where the next stone in the region went, as `Q16`; null for none.
    next: Option<String>,
    /// Column and row of the image's top left on the board.
    place: [i32; 2],
    /// 0 to 7: mirrored left and right (1), top and bottom (2), after a transposition (4).
    symmetry: usize,
    swapped: bool,
}

impl Find {
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, Failure> {
        let query = self.read_query()?;
        let test = self.filter.test()?;
        let bar = Bar::follow(progress);
        let loaded = library::open(&self.library, progress)?;
        let corpus = &loaded.corpus;
        let games = GameSet::matching(corpus, |id| test(corpus, id));
        let options = SearchOptions { games: Some(&games), keep: self.limit };
        let speaker = self.hits_of.map(|number| number as usize - 1);
        let result = match self.engine {
            Engine::Scan => scan_combined(corpus, &query, speaker, &options, progress)?,
            Engine::Index => {
                let index = library::open_index(&self.library, corpus, progress)?;
                search_combined(corpus, &index, &query, speaker, &options, progress)?
            }
        };
        drop(bar);
        let object = FindObject::new(&loaded, &result);
        Ok(Output::new(self.json, &object, || object.text()))
    }

    fn read_query(&self) -> Result<Combined, Failure> {
        let path = self.query.display();
        let text = std::fs::read_to_string(&self.query)
            .map_err(|error| Failure::Failed(format!("{path}: cannot read the query: {error}")))?;
        let question: Combined = text.parse().map_err(|error| Failure::Failed(format!("{path}: {error}")))?;
        let queries = question.queries().len();
        if let Some(number) = self.hits_of.filter(|&number| number as usize > queries) {
            return Err(Failure::Usage(format!("--hits-of {number}: {path} has {queries} queries")));
        }
        let moves = self.moves.as_deref().map(|text| range("--moves", text)).transpose()?;
        let to_play = self.to_play.as_deref().map(|color| if color == "B" { Color::Black } else { Color::White });
        let changed = question.with_shapes(&|mut shape: Query| {
            shape.other_edges = !self.no_other_edges;
            shape.swap = !self.no_swap;
            shape.to_play = to_play;
            shape.moves = moves;
            if self.fixed { Ok(shape.fixed(Fixed::ByEdges)?) } else { Ok(shape) }
        });
        changed.map_err(|error: SettingsError| match error {
            SettingsError::Query(error) => Failure::Usage(format!("--fixed: {error}")),
            SettingsError::Sequence(error) => Failure::Failed(format!("{path}: {error}")),
        })
    }
}

impl FindObject {
    fn new(loaded: &Loaded, result: &FindResult) -> FindObject {
        FindObject {
            format: JSON_FORMAT,
            hits: result.hits,
            games: result.games,
            same_colour: result.same_colour,
            swapped: result.swapped,
            searched_games: result.searched_games,
            elapsed_s: result.elapsed.as_secs_f64(),
            continuations: result.continuations.iter().map(ContinuationEntry::new).collect(),
            no_continuation: result.no_continuation,
            examples: result.kept.iter().map(|hit| Example::new(loaded, *hit)).collect(),
        }
    }

    fn text(&self) -> String {
        let mut text = format!(
            "{} hits in {} of {} games: {} as drawn, {} with the colours swapped; {:.1} ms\n",
            thousands(self.hits),
            thousands(self.games),
            thousands(self.searched_games),
            thousands(self.same_colour),
            thousands(self.swapped),
            self.elapsed_s * 1000.0
        );
        for entry in self.continuations.iter().take(12) {
            text += &entry.line();
        }
        text += &format!("  no continuation: {}\n", thousands(self.no_continuation));
        for example in &self.examples {
            text += &example.line();
        }
        text
    }
}

impl ContinuationEntry {
    fn new(continuation: &Continuation) -> ContinuationEntry {
        let &Continuation { at, black, white, black_later, white_later, black_wins, decided } = continuation;
        ContinuationEntry { at: [at.0, at.1], black, white, black_later, white_later, black_wins, decided }
    }

    fn line(&self) -> String {
        let [column, row] = self.at.map(|place| place + 1);
        let counts = [self.black, self.black_later, self.white, self.white_later].map(thousands);
        let [black, black_later, white, white_later] = counts;
        let (wins, decided) = (thousands(self.black_wins), thousands(self.decided));
        format!(
            "  column {column}, row {row}: Black {black} (later {black_later}), White {white} (later {white_later}); \
             Black won {wins} of {decided}\n"
        )
    }
}

impl Example {
    fn new(loaded: &Loaded, hit: Hit) -> Example {
        let corpus = &loaded.corpus;
        let header = corpus.header(hit.game);
        let size = corpus.game(hit.game).size;
        let (x, y) = hit.place();
        Example {
            path: loaded.path_of(hit.game),
            game: corpus.source(hit.game).index,
            white: header.white.to_owned(),
            black: header.black.to_owned(),
            result: header.result.to_owned(),
            date: header.date.to_owned(),
            event: header.event.to_owned(),
            r#move: hit.moves,
            next: hit.next().map(|next| next.point.label(size)),
            place: [x, y],
            symmetry: hit.image().symmetry.index(),
            swapped: hit.image().swapped,
        }
    }

    fn line(&self) -> String {
        let place = place(&self.path, Some(self.game));
        let next = self.next.as_deref().unwrap_or("–");
        let swapped = if self.swapped { "  colours swapped" } else { "" };
        format!(
            "{:12} {} – {}  {}  move {}, next {next}{swapped}  {place}\n",
            self.date, self.white, self.black, self.result, self.r#move
        )
    }
}
