//! `katachi find`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::CommandFailure;
use super::continuation::{LossEntry, known_costs};
use super::filter::{GameFilterArgs, catalogue, range, warn_of};
use super::games::place;
use super::lab::{DrawnFeature, FeatureFile, kmp};
use super::output::{JSON_FORMAT, Output, OutputFormArgs, cpu_secs, thousands};
use super::progress_bar::Bar;
use super::query::DrawingArgs;
use katachi_core::corpus::load::Loaded;
use katachi_core::find::filter::LeftOutByKey;
use katachi_core::find::{
    Combined, Continuation, DecidedGames, FindResult, Hit, Query, SearchOptions, VariationTrees, scan_combined,
    search_combined, search_with_variations,
};
use katachi_core::go::{Color, NodeId};
use katachi_core::library;
use katachi_core::mining::costs::{HitCosts, search_costs};
use katachi_core::pattern::CellSet;
use katachi_core::progress::Progress;
use katachi_sentences::Sentence;

#[derive(Args)]
pub(super) struct FindArgs {
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    #[command(flatten)]
    drawing: DrawingArgs,
    /// Only hits with these move numbers, both included; 0 is the set-up position
    #[arg(long, value_name = "A..B")]
    moves: Option<String>,
    #[command(flatten)]
    filter: GameFilterArgs,
    /// List at most N hits
    #[arg(long, value_name = "N", default_value_t = 32)]
    limit: usize,
    /// Search the variations of the records too, which are read from their files; only for one diagram without moves
    #[arg(long, conflicts_with = "features")]
    variations: bool,
    /// The search method: all three find the same hits
    #[arg(long, value_enum, default_value_t = SearchMethod::Index, conflicts_with = "variations")]
    engine: SearchMethod,
    /// Also list the feature patterns that the drawing has, and the number of games that each leaves to search; for one
    /// shape. They are the 400 shapes of 3×3 or 3×2 points, in all 16 images, that divide the library best. With --csv,
    /// they are the table in place of the continuations
    #[arg(long)]
    features: bool,
    /// Search N times after loading, and report the shortest times
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    repeat: u32,
    #[command(flatten)]
    form: OutputFormArgs,
}

#[derive(Clone, Copy, ValueEnum)]
enum SearchMethod {
    /// The library's search index
    Index,
    /// String matching along the rows of the games that show the drawing's feature patterns; for one shape
    Kmp,
    /// A scan of every position of every game, without an index
    Scan,
}

#[derive(Serialize)]
struct FindObject {
    format: u32,
    hits: u64,
    games: u64,
    same_colour: u64,
    swapped: u64,
    searched_games: u64,
    /// Games that the filters leave out because their records do not say enough, by the missing property.
    left_out: LeftOutByKey,
    /// The shortest time of all repetitions, for the search alone.
    elapsed_s: f64,
    /// The shortest processor time of all threads together; null if the system does not report it.
    cpu_s: Option<f64>,
    continuations: Vec<FindContinuationEntry>,
    no_continuation: u64,
    examples: Vec<HitEntry>,
    /// Only with `--variations`.
    #[serde(skip_serializing_if = "Option::is_none")]
    variations: Option<Variations>,
    /// Only with `--features`.
    #[serde(skip_serializing_if = "Option::is_none")]
    features: Option<FeaturesEntry>,
}

#[derive(Serialize)]
struct FeaturesEntry {
    /// Number of features that the library has.
    known: usize,
    drawn: Vec<FeatureEntry>,
    /// Games that show all drawn features: those that are left to search. All games if none is drawn.
    games: u64,
}

#[derive(Serialize)]
struct FeatureEntry {
    /// Its rank by how well it divides the games, from 1.
    number: usize,
    /// Column and row of its top left in the drawing, from 1.
    at: [usize; 2],
    cells: Vec<String>,
    games: u64,
}

impl FeaturesEntry {
    fn new(file: &FeatureFile, query: &Query, all: u64) -> FeaturesEntry {
        let drawn = file.drawn(query);
        let games = file.games_with(&drawn).map_or(all, |games| games.count());
        let rows: Vec<&[Option<CellSet>]> = query.cells().chunks(query.width()).collect();
        let entry = |feature: &DrawnFeature| {
            let (x, y) = feature.at;
            let row = |cells: &&[Option<CellSet>]| {
                cells[x..x + feature.width].iter().flatten().map(|cell| cell.mark()).collect::<String>()
            };
            FeatureEntry {
                number: feature.number + 1,
                at: [x + 1, y + 1],
                cells: rows[y..y + feature.height].iter().map(row).collect(),
                games: feature.games,
            }
        };
        FeaturesEntry { known: file.feature_count(), drawn: drawn.iter().map(entry).collect(), games }
    }

    fn text(&self) -> String {
        let (drawn, known) = (self.drawn.len().to_string(), self.known.to_string());
        let mut text =
            format!("  {}\n", text!("cli-find-features", drawn = drawn, known = known, games = thousands(self.games)));
        for FeatureEntry { number, at: [column, row], cells, games } in &self.drawn {
            let (number, column, row) = (number.to_string(), column.to_string(), row.to_string());
            let said =
                text!("cli-find-feature", number = number, column = column, row = row, games = thousands(*games));
            text += &format!("    {}  {said}\n", cells.join("/"));
        }
        text
    }
}

#[derive(Serialize)]
struct Variations {
    /// Number of records with variations that were searched line by line.
    searched: u64,
    /// Records of which only the main line was searched.
    unread: Vec<UnreadGameEntry>,
}

#[derive(Serialize)]
struct UnreadGameEntry {
    path: String,
    game: u32,
    reason: String,
}

#[derive(Serialize)]
struct FindContinuationEntry {
    /// Column and row from the top left of the drawing.
    at: [usize; 2],
    black: u64,
    white: u64,
    black_later: u64,
    white_later: u64,
    black_wins: u64,
    decided: u64,
    /// The cost of Black's and White's moves there by an engine; null if no move is evaluated.
    black_loss: Option<LossEntry>,
    white_loss: Option<LossEntry>,
    /// `black_wins` and `decided` of the hits in which each colour played there.
    by_color: ByColorEntry,
}

#[derive(Serialize)]
struct ByColorEntry {
    black: DecidedEntry,
    white: DecidedEntry,
}

#[derive(Serialize)]
struct DecidedEntry {
    black_wins: u64,
    decided: u64,
}

impl From<DecidedGames> for DecidedEntry {
    fn from(DecidedGames { black_wins, decided }: DecidedGames) -> DecidedEntry {
        DecidedEntry { black_wins, decided }
    }
}

#[derive(Serialize)]
struct HitEntry {
    path: String,
    game: u32,
    white: String,
    black: String,
    result: String,
    date: String,
    event: String,
    r#move: u32,
    /// The point of the next stone in the region, as `Q16`; null for none.
    next: Option<String>,
    /// Column and row on the board of the image's top left cell.
    place: [i32; 2],
    /// 0 to 7: mirrored left and right (1), top and bottom (2), after a transposition (4).
    symmetry: usize,
    swapped: bool,
    /// The number of the hit's node in the record, in text order, with the root as 0; only with `--variations`.
    #[serde(skip_serializing_if = "Option::is_none")]
    node: Option<usize>,
}

impl FindArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let moves = self.moves.as_deref().map(|text| range("--moves", text)).transpose()?;
        let query = self.drawing.read(moves)?;
        if self.features {
            alone(&query, "--features")?;
        }
        let filter = self.filter.read()?;
        let bar = Bar::follow(progress);
        let loaded = library::open(&self.library, progress)?;
        let corpus = &loaded.corpus;
        let catalogue = catalogue(&self.library, &loaded)?;
        let games = filter.games(&catalogue);
        let left_out = filter.matches(&catalogue).left_out(corpus.searched().iter().copied());
        let options = games.options(self.limit);
        let speaker = self.drawing.speaker();
        if self.variations {
            return self.with_variations(&loaded, &query, &options, left_out, progress);
        }
        let mut repeats = Repeats::new(self.repeat);
        let mut costs = HitCosts::new();
        let features = match self.features || matches!(self.engine, SearchMethod::Kmp) {
            true => Some(FeatureFile::build(corpus, progress)?),
            false => None,
        };
        let result = match self.engine {
            SearchMethod::Scan => repeats.run(|| scan_combined(corpus, &query, speaker, &options, progress))?,
            SearchMethod::Kmp => {
                let query = alone(&query, "--engine kmp")?;
                let features = features.as_ref().expect("they were built for this engine");
                repeats.run(|| kmp(corpus, features, query, &options, progress))?
            }
            SearchMethod::Index => {
                let index = library::open_index(&self.library, corpus, progress)?;
                let found = repeats.run(|| search_combined(corpus, &index, &query, speaker, &options, progress))?;
                if let Some(known) = known_costs(&self.library, corpus, progress)? {
                    costs = search_costs(corpus, &index, (&query, speaker), &options, &known, progress)?;
                }
                found
            }
        };
        drop(bar);
        if !self.form.json {
            warn_of(&left_out);
        }
        let mut object = FindObject::new(&loaded, &result, &costs, repeats, left_out);
        if let Some(file) = features.filter(|_| self.features) {
            object.features =
                Some(FeaturesEntry::new(&file, alone(&query, "--features")?, corpus.searched().len() as u64));
        }
        let table = if self.features { "features.drawn" } else { "continuations" };
        self.form.output(&object, table, || object.text())
    }

    fn with_variations(
        &self,
        loaded: &Loaded,
        question: &Combined,
        options: &SearchOptions<'_>,
        left_out: LeftOutByKey,
        progress: &Arc<Progress>,
    ) -> Result<Output, CommandFailure> {
        let query = alone(question, "--variations")?;
        let index = library::open_index(&self.library, &loaded.corpus, progress)?;
        let trees = VariationTrees::read(loaded, progress)?;
        let mut repeats = Repeats::new(self.repeat);
        let found = repeats.run(|| search_with_variations(loaded, &index, &trees, query, options, progress))?;
        let mut costs = HitCosts::new();
        if let Some(known) = known_costs(&self.library, &loaded.corpus, progress)? {
            costs = search_costs(&loaded.corpus, &index, (question, None), options, &known, progress)?;
        }
        let mut object = FindObject::new(loaded, &found.result, &costs, repeats, left_out);
        for (example, node) in object.examples.iter_mut().zip(&found.nodes) {
            example.node = node.map(NodeId::index);
        }
        let unread = trees.unread().iter().map(|(id, reason)| UnreadGameEntry {
            path: loaded.path_of(*id),
            game: loaded.corpus.source(*id).index,
            reason: reason.sentence(),
        });
        object.variations = Some(Variations { searched: found.searched_trees, unread: unread.collect() });
        self.form.output(&object, "continuations", || object.text())
    }
}

/// A search that is repeated several times, with the shortest time of a repetition.
struct Repeats {
    times: u32,
    elapsed_s: f64,
    /// Processor time of all threads.
    cpu_s: Option<f64>,
}

impl Repeats {
    fn new(times: u32) -> Repeats {
        Repeats { times, elapsed_s: f64::INFINITY, cpu_s: None }
    }

    /// Errors: those of the search.
    fn run<T, E>(&mut self, mut search: impl FnMut() -> Result<T, E>) -> Result<T, E> {
        loop {
            let (started, cpu_before) = (Instant::now(), cpu_secs());
            let found = search()?;
            self.elapsed_s = self.elapsed_s.min(started.elapsed().as_secs_f64());
            let cpu = cpu_secs().zip(cpu_before).map(|(after, before)| after - before);
            self.cpu_s = self.cpu_s.into_iter().chain(cpu).reduce(f64::min);
            self.times = self.times.saturating_sub(1);
            if self.times == 0 {
                return Ok(found);
            }
        }
    }
}

/// The only shape of a question, for methods that support neither sequences nor several queries.
fn alone<'a>(question: &'a Combined, option: &str) -> Result<&'a Query, CommandFailure> {
    match question {
        Combined::Query(query) if query.sequence().is_empty() => Ok(query),
        Combined::Query(_) => Err(CommandFailure::Usage(text!("cli-find-no-sequences", option = option))),
        _ => Err(CommandFailure::Usage(text!("cli-find-one-query", option = option))),
    }
}

impl FindObject {
    fn new(
        loaded: &Loaded,
        result: &FindResult,
        costs: &HitCosts,
        times: Repeats,
        left_out: LeftOutByKey,
    ) -> FindObject {
        FindObject {
            format: JSON_FORMAT,
            hits: result.hits,
            games: result.games,
            same_colour: result.same_colour,
            swapped: result.swapped,
            searched_games: result.searched_games,
            left_out,
            elapsed_s: times.elapsed_s,
            cpu_s: times.cpu_s,
            continuations: result.continuations.iter().map(|next| FindContinuationEntry::new(next, costs)).collect(),
            no_continuation: result.no_continuation,
            examples: result.kept.iter().map(|hit| HitEntry::new(loaded, *hit)).collect(),
            variations: None,
            features: None,
        }
    }

    fn text(&self) -> String {
        let mut text = text!(
            "cli-find-hits",
            hits = thousands(self.hits),
            games = thousands(self.games),
            all = thousands(self.searched_games),
            drawn = thousands(self.same_colour),
            swapped = thousands(self.swapped),
            milliseconds = format!("{:.1}", self.elapsed_s * 1000.0)
        );
        text += "\n";
        for entry in self.continuations.iter().take(12) {
            text += &entry.line();
        }
        text += &format!("  {}\n", text!("cli-find-no-continuation", hits = thousands(self.no_continuation)));
        for example in &self.examples {
            text += &example.line();
        }
        text += &self.features.as_ref().map(FeaturesEntry::text).unwrap_or_default();
        if let Some(variations) = &self.variations {
            text += &format!("  {}\n", text!("cli-find-variations", records = thousands(variations.searched)));
            for UnreadGameEntry { path, game, reason } in &variations.unread {
                text +=
                    &format!("  {}\n", text!("cli-find-main-line", game = place(path, Some(*game)), reason = reason));
            }
        }
        text
    }
}

impl FindContinuationEntry {
    fn new(continuation: &Continuation, costs: &HitCosts) -> FindContinuationEntry {
        let &Continuation { at, black, white, black_later, white_later, black_wins, decided, by_color } = continuation;
        let [by_black, by_white] = by_color;
        let loss = |color: Color| Some(LossEntry::new(Some(costs.get(&at)?[color as usize].as_ref()?)));
        FindContinuationEntry {
            at: [at.0, at.1],
            black,
            white,
            black_later,
            white_later,
            black_wins,
            decided,
            black_loss: loss(Color::Black),
            white_loss: loss(Color::White),
            by_color: ByColorEntry { black: by_black.into(), white: by_white.into() },
        }
    }

    fn line(&self) -> String {
        let [column, row] = self.at.map(|place| place + 1);
        let counts = [self.black, self.black_later, self.white, self.white_later].map(thousands);
        let [black, black_later, white, white_later] = counts;
        let (wins, decided) = (thousands(self.black_wins), thousands(self.decided));
        let black_loss = self.black_loss.as_ref().map(|loss| text!("cli-black-loses", loses = loss.words()));
        let white_loss = self.white_loss.as_ref().map(|loss| text!("cli-white-loses", loses = loss.words()));
        let losses: String = [black_loss, white_loss].iter().flatten().map(|loss| format!("; {loss}")).collect();
        let next = text!(
            "cli-find-next",
            column = column.to_string(),
            row = row.to_string(),
            black = black,
            black_later = black_later,
            white = white,
            white_later = white_later,
            won = wins,
            decided = decided
        );
        let ByColorEntry { black, white } = &self.by_color;
        // The colour that moves there changes the share, so the two are told apart.
        let split = (black.decided > 0 && white.decided > 0).then(|| {
            let [won_by_black, of_black] = [black.black_wins, black.decided].map(thousands);
            let [won_by_white, of_white] = [white.black_wins, white.decided].map(thousands);
            text!(
                "cli-find-by-color",
                black = won_by_black,
                of_black = of_black,
                white = won_by_white,
                of_white = of_white
            )
        });
        let split = split.map(|words| format!("; {words}")).unwrap_or_default();
        format!("  {next}{split}{losses}\n")
    }
}

impl HitEntry {
    fn new(loaded: &Loaded, hit: Hit) -> HitEntry {
        let corpus = &loaded.corpus;
        let header = corpus.header(hit.game);
        let size = corpus.game(hit.game).size;
        let (x, y) = hit.place();
        HitEntry {
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
            node: None,
        }
    }

    fn line(&self) -> String {
        let place = place(&self.path, Some(self.game));
        let next = self.next.as_deref().unwrap_or("–");
        let swapped = if self.swapped { format!("  {}", text!("cli-swapped")) } else { String::new() };
        let at = text!("cli-example-move", move = self.r#move.to_string(), next = next);
        format!("{:12} {} – {}  {}  {at}{swapped}  {place}\n", self.date, self.white, self.black, self.result)
    }
}
