//! `katachi tag`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, Subcommand};
use serde::Serialize;

use super::CommandFailure;
use super::filter::{GameFilterArgs, catalogue, listed, warn_of};
use super::output::{JSON_FORMAT, Output, OutputFormArgs, padded, thousands};
use katachi_core::corpus::GameId;
use katachi_core::library::{self, tags};
use katachi_core::progress::Progress;
use katachi_sentences::Sentence;

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(super) struct Tag {
    #[command(subcommand)]
    act: Option<Act>,
    #[command(flatten)]
    at: Option<TagLibraryArgs>,
}

#[derive(Args)]
struct TagLibraryArgs {
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    /// One JSON object on standard output
    #[arg(long)]
    json: bool,
    /// Write the table to a CSV file: UTF-8, with a header line
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Begin the table with a byte-order mark, as spreadsheets need it for names beyond ASCII
    #[arg(long, requires = "csv")]
    bom: bool,
}

#[derive(Subcommand)]
enum Act {
    /// List the tags with their numbers of games; this is the default
    List(TagLibraryArgs),
    /// Tag the games that match a filter
    Add {
        /// The tag's name
        tag: String,
        #[command(flatten)]
        at: TagLibraryArgs,
        #[command(flatten)]
        filter: GameFilterArgs,
    },
    /// Remove a tag from the games that match a filter, or from all games
    Remove {
        /// The tag's name
        tag: String,
        #[command(flatten)]
        at: TagLibraryArgs,
        #[command(flatten)]
        filter: GameFilterArgs,
    },
    /// Rename a tag; if another tag has the new name, the two are merged
    Rename {
        from: String,
        to: String,
        #[command(flatten)]
        at: TagLibraryArgs,
    },
}

#[derive(Serialize)]
struct TagsObject {
    format: u32,
    /// Number of games that got the tag, lost it, or have it under its new name; null for a list.
    changed: Option<usize>,
    tags: Vec<TagEntry>,
    lost: Vec<LostEntry>,
}

#[derive(Serialize)]
struct TagEntry {
    tag: String,
    games: usize,
}

#[derive(Serialize)]
struct LostEntry {
    tag: String,
    path: String,
    black: String,
    white: String,
}

impl Tag {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let act = match (self.act, self.at) {
            (Some(act), _) => act,
            (None, Some(at)) => Act::List(at),
            (None, None) => return Err(CommandFailure::Usage(text!("cli-tag-library").to_owned())),
        };
        let at = act.at();
        let loaded = library::open(&at.library, progress)?;
        let games = |filter: &GameFilterArgs| -> Result<Vec<GameId>, CommandFailure> {
            let filter = filter.read()?;
            let matches = filter.matches(&catalogue(&at.library, &loaded)?);
            let listed = listed(&loaded.corpus, &filter);
            warn_of(&matches.left_out(listed.iter().copied()));
            Ok(listed.into_iter().filter(|&id| matches.contains(id)).collect())
        };
        let changed = match &act {
            Act::List(_) => None,
            Act::Add { filter, .. } if !filter.is_given() => {
                return Err(CommandFailure::Usage(text!("cli-tag-which").to_owned()));
            }
            Act::Add { tag, .. } if tag.trim().is_empty() => {
                return Err(CommandFailure::Usage(text!("cli-tag-add-name").to_owned()));
            }
            Act::Add { tag, filter, .. } => {
                let games = games(filter)?;
                Some(tags::update(&at.library, progress, |tags| tags.add(tag, &loaded, games))?)
            }
            Act::Remove { tag, filter, .. } if filter.is_given() => {
                let games = games(filter)?;
                Some(tags::update(&at.library, progress, |tags| tags.remove(tag, &loaded, games))?)
            }
            Act::Remove { tag, .. } => Some(tags::update(&at.library, progress, |tags| tags.delete(tag))?),
            Act::Rename { to, .. } if to.trim().is_empty() => {
                return Err(CommandFailure::Usage(text!("cli-tag-rename-name").to_owned()));
            }
            Act::Rename { from, to, .. } => {
                let renamed = tags::update(&at.library, progress, |tags| tags.rename(from, to))?;
                let library = at.library.display().to_string();
                let missing = || CommandFailure::Failed(text!("cli-no-tag", library = library, tag = from));
                Some(renamed.ok_or_else(missing)?)
            }
        };
        let resolved = tags::read(&at.library)?.resolve(&loaded);
        let tag = |(tag, games): (&str, &[GameId])| TagEntry { tag: tag.to_owned(), games: games.len() };
        let lost = resolved.lost.iter().cloned();
        let object = TagsObject {
            format: JSON_FORMAT,
            changed,
            tags: resolved.tags.iter().map(tag).collect(),
            lost: lost.map(|l| LostEntry { tag: l.tag, path: l.path, black: l.black, white: l.white }).collect(),
        };
        let form = OutputFormArgs { json: at.json, csv: at.csv.clone(), bom: at.bom };
        if !form.json {
            resolved.lost.iter().for_each(|lost| eprintln!("katachi: {}", lost.sentence()));
        }
        form.output(&object, "tags", || object.text())
    }
}

impl Act {
    fn at(&self) -> &TagLibraryArgs {
        match self {
            Act::List(at) | Act::Add { at, .. } | Act::Remove { at, .. } | Act::Rename { at, .. } => at,
        }
    }
}

impl TagsObject {
    fn text(&self) -> String {
        let changed = self.changed.map(|games| text!("cli-tag-changed", games = thousands(games)) + "\n");
        let line = |entry: &TagEntry| {
            format!("{} {}\n", padded(&entry.tag, 20), text!("cli-games", games = thousands(entry.games)))
        };
        changed.into_iter().chain(self.tags.iter().map(line)).collect()
    }
}
