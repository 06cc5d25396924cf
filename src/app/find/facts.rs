//! Players and years of a shape: shares of games, never bare counts.

use std::collections::{BTreeMap, HashMap};

use crate::curve::{Curve, GameShare};
use crate::summary::komi_note;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::find::GameSet;
use katachi_core::go::BoardSize;
use katachi_core::progress::{Cancelled, Progress};
use katachi_language::text;

/// Facts about the games of a search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Facts {
    /// Each year with games.
    pub years: Curve,
    pub undated: GameShare,
    /// The earliest dated game with the shape.
    pub first: Option<GameId>,
    /// Players with the most games that have the shape come first; ties by name. A game counts for both players, and once
    /// for one who plays himself.
    pub players: Vec<(String, GameShare)>,
    /// By era. The name is the argument of [`era_title`].
    pub eras: Vec<(&'static str, GameShare)>,
    /// Games that have the shape, and whose record gives no komi, or a komi of 0.
    pub without_komi: u64,
    /// Number of games that have the shape, by the lines of their boards.
    by_side: BTreeMap<usize, u64>,
    /// By rank, the most frequent ranks first. A game counts for the rank of each player, and once if both have it.
    pub ranks: Vec<(String, GameShare)>,
}

/// Eras of Go history, each with the year after its last. They are divided by the founding of the Nihon Ki-in (1924),
/// the end of the war, the international titles (1988) and AlphaGo (2016).
const ERAS: [(&str, i16); 6] = [
    ("to 1867", 1868),
    ("1868–1923", 1924),
    ("1924–1945", 1946),
    ("1946–1987", 1988),
    ("1988–2015", 2016),
    ("from 2016", i16::MAX),
];

/// An era as the window says it.
pub fn era_title(era: &'static str) -> &'static str {
    match era {
        "to 1867" => text!("find-era-first"),
        "from 2016" => text!("find-era-last"),
        years => years,
    }
}

/// A row of the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FactsRow {
    /// By the name of [`Facts::eras`].
    Era(&'static str),
    Player(String),
    Rank(String),
}

impl FactsRow {
    /// The games that the row counts, among those in which the shape was found.
    pub fn games(&self, corpus: &Corpus, found: &GameSet) -> GameSet {
        let is_counted = |id: GameId| {
            let header = corpus.header(id);
            match self {
                FactsRow::Era(era) => header.year.is_some_and(|year| era_of(year) == *era),
                FactsRow::Player(name) => [header.black, header.white].contains(&name.as_str()),
                FactsRow::Rank(rank) => [header.black_rank, header.white_rank].contains(&rank.as_str()),
            }
        };
        GameSet::matching(corpus, is_counted).and(found)
    }
}

/// The name of the era of a year.
fn era_of(year: i16) -> &'static str {
    ERAS.iter().find(|&&(_, end)| year < end).unwrap_or(&ERAS[ERAS.len() - 1]).0
}

const MAX_PLAYERS: usize = 500;
const MAX_RANKS: usize = 60;

impl Facts {
    /// `searched` are the games that were looked through; all when `None`.
    ///
    /// Errors: stopped by the user.
    pub fn from_games(
        corpus: &Corpus,
        found: &GameSet,
        searched: Option<&GameSet>,
        progress: &Progress,
    ) -> Result<Facts, Cancelled> {
        let mut facts = Facts::default();
        let mut years: HashMap<i16, GameShare> = HashMap::new();
        let mut eras = ERAS.map(|(name, _)| (name, GameShare::default()));
        let mut players: HashMap<&str, GameShare> = HashMap::new();
        let mut ranks: HashMap<&str, GameShare> = HashMap::new();
        let mut first: Option<(i16, &str, GameId)> = None;
        for (place, &id) in corpus.searched().iter().enumerate() {
            if place % 1024 == 0 {
                progress.check()?;
            }
            if searched.is_some_and(|games| !games.contains(place)) {
                continue;
            }
            let (header, is_found) = (corpus.header(id), found.contains(place));
            if is_found {
                *facts.by_side.entry(corpus.game(id).size.side()).or_default() += 1;
            }
            facts.without_komi += u64::from(is_found && header.komi.is_none_or(|komi| komi == 0.0));
            match header.year {
                None => facts.undated.count(is_found),
                Some(year) => {
                    years.entry(year).or_default().count(is_found);
                    eras.iter_mut()
                        .filter(|(era, _)| *era == era_of(year))
                        .for_each(|(_, share)| share.count(is_found));
                    let here = (year, header.date, id);
                    if is_found && first.is_none_or(|first| here < first) {
                        first = Some(here);
                    }
                }
            }
            for name in distinct([header.black, header.white]) {
                players.entry(name).or_default().count(is_found);
            }
            for rank in distinct([header.black_rank, header.white_rank]) {
                ranks.entry(rank).or_default().count(is_found);
            }
        }
        facts.years = years.into_iter().collect();
        facts.first = first.map(|(_, _, id)| id);
        facts.eras = eras.into_iter().filter(|(_, share)| share.games > 0).collect();
        facts.players = most(players, MAX_PLAYERS, |share| share.found);
        facts.ranks = most(ranks, MAX_RANKS, |share| share.games);
        Ok(facts)
    }

    /// Number of games that have the shape on boards of other sizes. A drawing is looked for on boards of every size.
    pub fn games_on_other_sizes(&self, size: BoardSize) -> u64 {
        self.by_side.iter().filter(|&(&side, _)| side != size.side()).map(|(_, games)| games).sum()
    }

    /// Says that Black's share of wins is no measure of a move, where one in twenty of the `found` games or more has no
    /// komi.
    pub fn komi_note(&self, found: u64) -> Option<String> {
        komi_note(self.without_komi, found)
    }
}

/// The texts that are not empty; one of two that are the same.
fn distinct([first, second]: [&str; 2]) -> impl Iterator<Item = &str> {
    [first, if second == first { "" } else { second }].into_iter().filter(|text| !text.is_empty())
}

fn most(counts: HashMap<&str, GameShare>, keep: usize, by: impl Fn(&GameShare) -> u64) -> Vec<(String, GameShare)> {
    let mut all: Vec<(&str, GameShare)> = counts.into_iter().filter(|(_, share)| by(share) > 0).collect();
    all.sort_by(|a, b| by(&b.1).cmp(&by(&a.1)).then_with(|| a.0.cmp(b.0)));
    all.truncate(keep);
    all.into_iter().map(|(name, share)| (name.to_owned(), share)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::corpus::load::load_bytes;

    #[test]
    fn games_without_komi_are_counted_among_those_that_have_the_shape() {
        let sgf = "(;SZ[9]KM[6.5];B[cc])(;SZ[9]KM[6.5];B[dd])(;SZ[9];B[ee])(;SZ[9]KM[0];B[ff])";
        let loaded = load_bytes("games.sgf", sgf.as_bytes());
        let note = |found: fn(GameId) -> bool| {
            let found = GameSet::matching(&loaded.corpus, found);
            let facts = Facts::from_games(&loaded.corpus, &found, None, &Progress::new()).unwrap();
            facts.komi_note(found.count())
        };
        assert_eq!(note(|id| id.0 == 0), None, "the hit has a komi");
        assert!(note(|id| id.0 >= 1).unwrap().starts_with("No komi in 2 of 3 games"));
    }

    #[test]
    fn games_are_shared_out_by_year_player_era_and_rank() {
        let game = |black: &str, date: &str, at: &str| format!("(;SZ[9]PB[{black}]PW[Gennan]BR[7d]DT[{date}];B[{at}])");
        let sgf = [
            game("Shusaku", "1846-09-11", "cc"),
            game("Shusaku", "1846-01-05", "dd"),
            game("Jowa", "1835", "ee"),
            game("Lee", "2016-03-13", "cg"),
            game("", "", "gc"),
        ];
        let loaded = load_bytes("games.sgf", sgf.concat().as_bytes());
        let corpus = &loaded.corpus;
        let found = GameSet::matching(corpus, |id| id.0 != 2);
        let facts = Facts::from_games(corpus, &found, None, &Progress::new()).unwrap();
        let years: Vec<(i16, u64, u64)> =
            facts.years.stretches(1).iter().map(|y| (y.from, y.share.found, y.share.games)).collect();
        assert_eq!(years, [(1835, 0, 1), (1846, 2, 2), (2016, 1, 1)]);
        assert_eq!(facts.years.stretches(10)[1].share, GameShare { found: 2, games: 2 });
        assert_eq!(facts.undated, GameShare { found: 1, games: 1 });
        assert_eq!(facts.first, Some(GameId(1)), "by date, not by number");
        assert_eq!(facts.players[0], ("Gennan".to_owned(), GameShare { found: 4, games: 5 }));
        assert_eq!(facts.players[1], ("Shusaku".to_owned(), GameShare { found: 2, games: 2 }));
        assert_eq!(facts.eras[0], ("to 1867", GameShare { found: 2, games: 3 }));
        assert_eq!(facts.ranks, [("7d".to_owned(), GameShare { found: 4, games: 5 })]);
        let some = GameSet::matching(corpus, |id| id.0 < 2);
        let within = Facts::from_games(corpus, &found, Some(&some), &Progress::new()).unwrap();
        assert_eq!((within.years.stretches(1).len(), within.undated.games), (1, 0));
    }
}
