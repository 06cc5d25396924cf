//! The options that select the games of a subcommand.

use katachi_language::text;
use std::path::Path;
use std::str::FromStr;

use clap::Args;

use super::CommandFailure;
use katachi_core::corpus::load::Loaded;
use katachi_core::corpus::{Corpus, GameId, Standing};
use katachi_core::find::filter::{Catalogue, FilterError, GameFilter, LeftOutByKey};
use katachi_core::go::Color;
use katachi_core::library;
use katachi_core::words::read_range;
use katachi_sentences::Sentence;

#[derive(Args)]
pub(super) struct GameFilterArgs {
    /// Games that pass a filter such as `player:shusaku year:1840..1862 -result:void`
    #[arg(long = "filter", value_name = "TEXT", allow_hyphen_values = true)]
    text: Option<String>,
    /// Games of a player: part of the name, whatever its case, accents and order, or a whole name in any script
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Games of these years, both included; games without a year are left out
    #[arg(long, value_name = "A..B")]
    years: Option<String>,
    /// Games won by Black or White
    #[arg(long, value_name = "B|W", value_parser = ["B", "W"])]
    result: Option<String>,
}

impl GameFilterArgs {
    /// Combines all options into one filter. Errors: wrong usage.
    pub fn read(&self) -> Result<GameFilter, CommandFailure> {
        let mut filter = GameFilter::all();
        if let Some(name) = &self.player {
            let player = GameFilter::player(name);
            filter = filter.and(player.ok_or_else(|| CommandFailure::Usage(text!("cli-no-name", name = name)))?);
        }
        if let Some(years) = &self.years {
            let (first, last) = range("--years", years)?;
            filter = filter.and(GameFilter::years(first, last));
        }
        if let Some(result) = &self.result {
            filter = filter.and(GameFilter::won_by(if result == "B" { Color::Black } else { Color::White }));
        }
        if let Some(text) = &self.text {
            let own: GameFilter = text.parse().map_err(|error| filter_error("--filter", text, &error))?;
            filter = filter.and(own);
        }
        Ok(filter)
    }

    /// Whether any option was given.
    pub fn is_given(&self) -> bool {
        self.text.is_some() || self.player.is_some() || self.years.is_some() || self.result.is_some()
    }
}

/// A library's games with their tags, for filters. Tags of games that no longer exist are reported on standard error.
pub(super) fn catalogue(dir: &Path, loaded: &Loaded) -> Result<Catalogue, CommandFailure> {
    let resolved = library::tags::read(dir)?.resolve(loaded);
    for lost in &resolved.lost {
        eprintln!("katachi: {}", lost.sentence());
    }
    Ok(Catalogue::new(loaded).with_tags(resolved.tags))
}

/// The records to list: no duplicates, unless the filter asks for them.
pub(super) fn listed(corpus: &Corpus, filter: &GameFilter) -> Vec<GameId> {
    let is_listed =
        |id: &GameId| filter.asks_for_duplicates() || !matches!(corpus.standing(*id), Standing::Duplicate { .. });
    corpus.records().filter(is_listed).collect()
}

/// Reports on standard error which games are left out because their records do not say enough.
pub(super) fn warn_of(left_out: &LeftOutByKey) {
    if !left_out.is_empty() {
        eprintln!("katachi: {}", text!("cli-left-out", games = left_out.sentence()));
    }
}

/// Says what is wrong with the text of a filter.
pub(super) fn filter_error(option: &str, filter: &str, error: &FilterError) -> CommandFailure {
    CommandFailure::Usage(text!("cli-filter-error", option = option, filter = filter, error = error.sentence()))
}

/// Reads `A..B`, both included.
pub(super) fn range<T: FromStr + PartialOrd>(option: &str, text: &str) -> Result<(T, T), CommandFailure> {
    read_range(text).map_err(|needed| CommandFailure::Usage(format!("{option} {text}: {}", needed.sentence())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_and_nonsense_is_a_usage_error() {
        assert_eq!(range::<u32>("--moves", "1..30").unwrap(), (1, 30));
        assert_eq!(range::<i16>("--years", "1840..1840").unwrap(), (1840, 1840));
        for text in ["", "3", "5..1", "a..b", "1...2", "..4"] {
            assert!(matches!(range::<u32>("--moves", text), Err(CommandFailure::Usage(_))), "{text}");
        }
    }
}
