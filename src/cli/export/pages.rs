//! `katachi export pages`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use serde::Serialize;

use crate::CommandFailure;
use crate::filter::{GameFilterArgs, catalogue};
use crate::output::{JSON_FORMAT, Output};
use crate::progress_bar::Bar;
use crate::query::DrawingArgs;
use katachi_core::find::{FindResult, Hit, search_combined};
use katachi_core::library;
use katachi_core::progress::Progress;
use katachi_core::words::grouped;
use katachi_pages::{
    self, Content, Cut, DiagramExtent, DiagramNumbering, PageLayout, PagesFileKind, Paper, WrittenFiles,
};

#[derive(Args)]
pub(crate) struct ExportPagesArgs {
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    #[command(flatten)]
    drawing: DrawingArgs,
    #[command(flatten)]
    filter: GameFilterArgs,
    /// Only these hits, by their numbers in the list of `katachi find`, from 1
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', conflicts_with = "limit")]
    hits: Vec<usize>,
    /// Only the first N hits
    #[arg(long, value_name = "N", default_value_t = 6)]
    limit: usize,
    /// Number of diagrams on a page, 2 to 12
    #[arg(long, value_name = "N", default_value_t = 6)]
    per_page: usize,
    #[arg(long, value_enum, default_value_t = PaperChoice::A4)]
    paper: PaperChoice,
    /// Landscape pages
    #[arg(long)]
    landscape: bool,
    /// The part of the board to show
    #[arg(long, value_enum, default_value_t = ShowChoice::Region)]
    show: ShowChoice,
    /// Number of lines shown around the region
    #[arg(long, value_name = "N", default_value_t = 2)]
    margin: usize,
    /// Number of moves shown after the hit, as numbered stones
    #[arg(long, value_name = "N", default_value_t = Content::default().moves)]
    moves: usize,
    /// Number the moves from 1, not as in the game
    #[arg(long)]
    from_one: bool,
    /// Show the colours of the drawing, not those of the game
    #[arg(long)]
    drawn_colours: bool,
    /// Show coordinates at the diagrams, and the points of moves outside them
    #[arg(long)]
    coordinates: bool,
    /// Leave the drawn region unshaded if more of the board is shown
    #[arg(long)]
    no_tint: bool,
    /// Text above the diagrams of each page
    #[arg(long, value_name = "TEXT", default_value = "")]
    title: String,
    /// Text below the diagrams of each page; {page} and {pages} stand for the numbers
    #[arg(long, value_name = "TEXT", default_value = "{page} / {pages}")]
    footer: String,
    /// Resolution of a PNG in dots per inch
    #[arg(long, value_name = "N", default_value_t = 150)]
    dpi: u32,
    /// For SGF: write whole games with the hit marked, instead of cutting them at the hit and turning them
    #[arg(long)]
    whole_games: bool,
    /// The output file; its extension sets the format: .pdf, .html for one web page whose diagrams can be stepped
    /// through, .svg, .png, .sgf, or .txt for the diagrams of Sensei's Library. Several pages of SVG or PNG become
    /// FILE-1.svg and so on
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// One JSON object on standard output
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum PaperChoice {
    A4,
    Letter,
}

#[derive(Clone, Copy, ValueEnum)]
enum ShowChoice {
    Region,
    Half,
    Whole,
}

#[derive(Serialize)]
struct PagesObject {
    format: u32,
    hits: u64,
    diagrams: usize,
    pages: usize,
    files: Vec<String>,
    /// Characters that no font contains.
    missing: String,
}

impl ExportPagesArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        PagesFileKind::from_path(&self.out).map_err(|error| CommandFailure::Usage(format!("--out: {error}")))?;
        if !PageLayout::PER_PAGE.contains(&self.per_page) {
            return Err(CommandFailure::Usage(format!(
                "--per-page: {}",
                katachi_pages::PagesError::PerPage(self.per_page)
            )));
        }
        let question = self.drawing.read(None)?;
        let filter = self.filter.read()?;
        let bar = Bar::follow(progress);
        let loaded = library::open(&self.library, progress)?;
        let corpus = &loaded.corpus;
        let games = filter.games(&catalogue(&self.library, &loaded)?);
        let keep = self.hits.iter().copied().max().unwrap_or(self.limit);
        let index = library::open_index(&self.library, corpus, progress)?;
        let speaker = self.drawing.speaker();
        let result = search_combined(corpus, &index, &question, speaker, &games.options(keep), progress)?;
        let hits = self.chosen(&result)?;
        let export = katachi_pages::PagesExport {
            corpus,
            query: self.drawing.shape(&question),
            hits: &hits,
            content: self.content(),
            sheet: self.sheet(),
            dpi: self.dpi,
            cut: if self.whole_games { Cut::Whole } else { Cut::Hit },
        };
        let written = export.write(&self.out, progress)?;
        drop(bar);
        written.lacking().inspect(|words| eprintln!("katachi: {words}"));
        let object = PagesObject::new(&result, hits.len(), &written);
        Ok(Output::new(self.json, &object, || object.text()))
    }

    fn chosen(&self, result: &FindResult) -> Result<Vec<Hit>, CommandFailure> {
        if self.hits.is_empty() {
            return Ok(result.kept.clone());
        }
        let hit = |&place: &usize| {
            let hit = place.checked_sub(1).and_then(|at| result.kept.get(at)).copied();
            hit.ok_or_else(|| {
                CommandFailure::Failed(text!(
                    "cli-hits-place",
                    place = place.to_string(),
                    hits = result.hits.to_string()
                ))
            })
        };
        self.hits.iter().map(hit).collect()
    }

    fn content(&self) -> Content {
        let show = match self.show {
            ShowChoice::Region => DiagramExtent::Region { margin: self.margin },
            ShowChoice::Half => DiagramExtent::Half,
            ShowChoice::Whole => DiagramExtent::Whole,
        };
        let numbers = if self.from_one { DiagramNumbering::FromOne } else { DiagramNumbering::Game };
        let (drawn_colors, names_outside) = (self.drawn_colours, self.coordinates);
        Content { show, moves: self.moves, numbers, drawn_colors, names_outside }
    }

    fn sheet(&self) -> PageLayout {
        let paper = match self.paper {
            PaperChoice::A4 => Paper::A4,
            PaperChoice::Letter => Paper::Letter,
        };
        PageLayout {
            paper,
            landscape: self.landscape,
            per_page: self.per_page,
            coordinates: self.coordinates,
            tint: !self.no_tint,
            title: self.title.clone(),
            footer: self.footer.clone(),
        }
    }
}

impl PagesObject {
    fn new(result: &FindResult, diagrams: usize, written: &WrittenFiles) -> PagesObject {
        PagesObject {
            format: JSON_FORMAT,
            hits: result.hits,
            diagrams,
            pages: written.pages,
            files: written.files.iter().map(|file| file.display().to_string()).collect(),
            missing: written.missing.iter().collect(),
        }
    }

    fn text(&self) -> String {
        let (examples, hits) = (self.diagrams, grouped(self.hits));
        let mut text = match self.pages {
            0 => text!("cli-examples", examples = examples, hits = hits),
            pages => {
                let pages = text!("cli-pages", pages = pages);
                text!("cli-examples-on-pages", examples = examples, hits = hits, pages = pages)
            }
        };
        text += "\n";
        for file in &self.files {
            text += &format!("  {file}\n");
        }
        text
    }
}
