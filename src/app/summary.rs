//! A corpus in a few numbers: counted once when it is loaded.

use std::collections::{BTreeMap, HashSet};

use katachi_core::corpus::load::Loaded;
use katachi_core::corpus::report::{UnknownValue, unknown_values};
use katachi_core::corpus::{GameId, Standing};
use katachi_language::text;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CorpusSummary {
    pub games: usize,
    pub moves: u64,
    pub positions: usize,
    /// Records left out as duplicates, in their order.
    pub duplicates: Vec<GameId>,
    pub players: usize,
    /// The first and last year among the dated games.
    pub years: Option<(i16, i16)>,
    pub without_year: usize,
    /// Number of games by board size.
    pub sizes: BTreeMap<usize, usize>,
    pub with_variations: usize,
    /// Games whose record gives no komi, or a komi of 0.
    pub without_komi: usize,
    pub memory_bytes: usize,
    /// Results, komi, dates and ranks that are not known.
    pub unknown: Vec<UnknownValue>,
}

impl CorpusSummary {
    pub fn from_loaded(loaded: &Loaded) -> CorpusSummary {
        let corpus = &loaded.corpus;
        let mut summary = CorpusSummary {
            games: corpus.games().len(),
            moves: corpus.move_count(),
            memory_bytes: corpus.memory_bytes(),
            unknown: unknown_values(corpus, &loaded.report),
            ..CorpusSummary::default()
        };
        let mut players = HashSet::new();
        for id in corpus.records() {
            match corpus.standing(id) {
                Standing::Game => {}
                Standing::Position => summary.positions += 1,
                Standing::Duplicate { .. } => summary.duplicates.push(id),
            }
        }
        for &id in corpus.games() {
            let header = corpus.header(id);
            players.extend([header.black, header.white].into_iter().filter(|name| !name.is_empty()));
            match header.year {
                Some(year) => {
                    let (first, last) = summary.years.unwrap_or((year, year));
                    summary.years = Some((first.min(year), last.max(year)));
                }
                None => summary.without_year += 1,
            }
            *summary.sizes.entry(corpus.game(id).size.side()).or_default() += 1;
            summary.without_komi += usize::from(header.komi.is_none_or(|komi| komi == 0.0));
            summary.with_variations += usize::from(corpus.variations(id) > 0);
        }
        summary.players = players.len();
        summary
    }

    /// Says that Black's share of wins is no measure of a move, where one game in twenty or more has no komi.
    pub fn komi_note(&self) -> Option<String> {
        komi_note(self.without_komi as u64, self.games as u64)
    }
}

/// The same of some of the games.
pub fn komi_note(without: u64, games: u64) -> Option<String> {
    let is_common = without > 0 && without * 20 >= games;
    is_common.then(|| text!("general-without-komi", without = without, games = games))
}
