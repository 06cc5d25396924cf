//! Which games a subcommand speaks of.

use std::str::FromStr;

use clap::Args;

use super::Failure;
use crate::corpus::{Corpus, GameId};
use crate::go::Winner;

#[derive(Args)]
pub(super) struct Filter {
    /// Games of a player: part of the name, whatever its case
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Games of these years, both included; games without a year are left out
    #[arg(long, value_name = "A..B")]
    years: Option<String>,
    /// Games won by Black or White
    #[arg(long, value_name = "B|W", value_parser = ["B", "W"])]
    result: Option<String>,
}

impl Filter {
    /// A test for one game; usage errors at once.
    pub fn test(&self) -> Result<impl Fn(&Corpus, GameId) -> bool + use<>, Failure> {
        let player = self.player.as_ref().map(|name| name.to_lowercase());
        let years = self.years.as_deref().map(|text| range::<i16>("--years", text)).transpose()?;
        let winner = self.result.as_deref().map(|result| if result == "B" { Winner::Black } else { Winner::White });
        Ok(move |corpus: &Corpus, id: GameId| {
            let header = corpus.header(id);
            player
                .as_ref()
                .is_none_or(|name| [header.black, header.white].iter().any(|own| own.to_lowercase().contains(name)))
                && years.is_none_or(|(first, last)| header.year.is_some_and(|year| (first..=last).contains(&year)))
                && winner.is_none_or(|winner| header.winner == winner)
        })
    }
}

/// Reads `A..B`, both included.
pub(super) fn range<T: FromStr + PartialOrd>(option: &str, text: &str) -> Result<(T, T), Failure> {
    let usage = || Failure::Usage(format!("{option} {text}: write two numbers as A..B, the smaller first"));
    let (first, last) = text.split_once("..").ok_or_else(usage)?;
    let number = |text: &str| text.trim().parse::<T>().map_err(|_| usage());
    let (first, last) = (number(first)?, number(last)?);
    if first <= last { Ok((first, last)) } else { Err(usage()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_and_nonsense_is_a_usage_error() {
        assert_eq!(range::<u32>("--moves", "1..30").unwrap(), (1, 30));
        assert_eq!(range::<i16>("--years", "1840..1840").unwrap(), (1840, 1840));
        for text in ["", "3", "5..1", "a..b", "1...2", "..4"] {
            assert!(matches!(range::<u32>("--moves", text), Err(Failure::Usage(_))), "{text}");
        }
    }
}
