//! Values of headers that are not known: those that are not there, and those that were not read.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt;

use super::{LoadReport, Reason, Repaired, ReportedRecords};
use crate::corpus::sgf::WarningKind;
use crate::corpus::{Corpus, GameId, Standing};
use crate::go::{Rank, Winner, days_of_record, says_rank};

/// A value of the header that filters ask about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HeaderValue {
    Result,
    Komi,
    Date,
    Rank,
}

impl HeaderValue {
    pub const ALL: [HeaderValue; 4] = [HeaderValue::Result, HeaderValue::Komi, HeaderValue::Date, HeaderValue::Rank];

    pub fn name(self) -> &'static str {
        match self {
            HeaderValue::Result => "result",
            HeaderValue::Komi => "komi",
            HeaderValue::Date => "date",
            HeaderValue::Rank => "rank",
        }
    }
}

/// Games, duplicates left out, whose header does not say a value, or says it in a text that was not read.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct UnknownValue {
    pub value: HeaderValue,
    /// As the records have it; empty for one that is not there, and for komi in reports of earlier versions.
    pub text: String,
    pub is_absent: bool,
    pub games: u64,
}

impl fmt::Display for UnknownValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.is_absent {
            true => write!(f, "no {}", self.value.name()),
            false => write!(f, "{} not read", self.value.name()),
        }
    }
}

/// All values that are not known, by kind, texts of most games first. A game whose ranks are two texts that were not read
/// counts once for each.
pub fn unknown_values(corpus: &Corpus, report: &LoadReport) -> Vec<UnknownValue> {
    let mut counts: HashMap<(HeaderValue, bool, &str), u64> = HashMap::new();
    each_unknown(corpus, report, |_, value, is_absent, text| *counts.entry((value, is_absent, text)).or_default() += 1);
    let mut values: Vec<UnknownValue> = counts
        .into_iter()
        .map(|((value, is_absent, text), games)| UnknownValue { value, text: text.into(), is_absent, games })
        .collect();
    values.sort_unstable_by(|a, b| {
        let key = |unknown: &UnknownValue| (unknown.value, unknown.is_absent, Reverse(unknown.games));
        key(a).cmp(&key(b)).then_with(|| a.text.cmp(&b.text))
    });
    values
}

/// The games that a row of [`unknown_values`] counts, in their order.
pub fn games_of_unknown(corpus: &Corpus, report: &LoadReport, unknown: &UnknownValue) -> Vec<GameId> {
    let wanted = (unknown.value, unknown.is_absent, &*unknown.text);
    let mut games = Vec::new();
    each_unknown(corpus, report, |id, value, is_absent, text| {
        if (value, is_absent, text) == wanted {
            games.push(id);
        }
    });
    games
}

/// Calls `visit` for each value that a record does not say: the record, the value, whether it is absent, and its text.
fn each_unknown<'a>(
    corpus: &'a Corpus,
    report: &'a LoadReport,
    mut visit: impl FnMut(GameId, HeaderValue, bool, &'a str),
) {
    let unread_komi = unread_komi(corpus, report);
    let mut read = HashMap::new();
    for id in corpus.records().filter(|&id| !matches!(corpus.standing(id), Standing::Duplicate { .. })) {
        let header = corpus.header(id);
        if header.winner == Winner::Unknown {
            visit(id, HeaderValue::Result, says_nothing(header.result), header.result);
        }
        if header.komi.is_none() {
            let unread = unread_komi.get(&id).copied();
            visit(id, HeaderValue::Komi, unread.is_none(), unread.unwrap_or_default());
        }
        if !*read
            .entry((header.date, header.year))
            .or_insert_with(|| !days_of_record(header.date, header.year).is_empty())
        {
            visit(id, HeaderValue::Date, says_nothing(header.date), header.date);
        }
        let ranks = [header.black_rank, header.white_rank];
        if !ranks.into_iter().any(says_rank) {
            visit(id, HeaderValue::Rank, true, "");
        }
        let is_unread = |rank: &str| says_rank(rank) && Rank::parse(rank).is_none();
        for (at, rank) in ranks.into_iter().enumerate().filter(|&(_, rank)| is_unread(rank)) {
            // A text that both players have is one row's, and the game counts once.
            if at == 0 || rank != ranks[0] {
                visit(id, HeaderValue::Rank, says_nothing(rank), rank);
            }
        }
    }
}

/// `?` and `-` are written for what is not known.
fn says_nothing(text: &str) -> bool {
    !text.contains(char::is_alphanumeric)
}

impl LoadReport {
    /// The part that [`games_of_unknown`] reads: the lines of komi that was not read.
    pub fn unread_komi_lines(&self) -> LoadReport {
        let lines = self.repaired.iter().filter(|line| unread_komi_of_line(line).is_some());
        LoadReport { repaired: lines.cloned().collect(), ..LoadReport::default() }
    }
}

/// The text of komi that was not read, if the line is about one; empty in reports of earlier versions.
fn unread_komi_of_line(line: &Repaired) -> Option<&str> {
    match &line.what {
        Reason::Known(mended) if mended.warnings.iter().any(|warning| warning.kind == WarningKind::UnreadableKomi) => {
            Some(mended.unread_komi.as_deref().unwrap_or_default())
        }
        _ => None,
    }
}

/// The records whose komi was not read, with its text.
fn unread_komi<'a>(corpus: &'a Corpus, report: &'a LoadReport) -> HashMap<GameId, &'a str> {
    let unread = |line: &'a Repaired| Some((line, unread_komi_of_line(line)?));
    let mut unread = report.repaired.iter().filter_map(unread).peekable();
    if unread.peek().is_none() {
        return HashMap::new();
    }
    let records = ReportedRecords::new(corpus);
    unread.filter_map(|(entry, text)| Some((records.find(entry.file, &entry.path, entry.game)?, text))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::load::load_bytes;

    #[test]
    fn what_is_not_read_is_told_apart_from_what_is_not_there() {
        let games = "(;RE[B+R]KM[6.5]DT[2001-02-03]BR[9p]WR[P9段];B[aa])(;RE[nonsense]KM[999]DT[Edo]BR[Meijin]WR[-];B[bb])\
            (;RE[?];B[cc])(;RE[nonsense]KM[0]WR[3k];B[dd])";
        let loaded = load_bytes("four.sgf", games.as_bytes());
        let shown: Vec<String> = unknown_values(&loaded.corpus, &loaded.report)
            .into_iter()
            .map(|found| {
                let absent = if found.is_absent { "absent" } else { "unread" };
                format!("{} {absent} {} {}", found.value.name(), found.games, found.text).trim_end().to_owned()
            })
            .collect();
        assert_eq!(
            shown,
            [
                "result unread 2 nonsense",
                "result absent 1 ?",
                "komi unread 1 999",
                "komi absent 1",
                "date unread 1 Edo",
                "date absent 2",
                "rank unread 1 Meijin",
                "rank absent 1",
            ]
        );
    }
    #[test]
    fn each_row_has_the_games_that_it_counts() {
        let games = "(;SZ[9]KM[999]BR[Meijin]WR[Meijin];B[aa])(;SZ[9]KM[999]RE[x]BR[Meijin]WR[Honinbo];B[bb])\
            (;SZ[9]KM[999]DT[Edo];B[bb])(;SZ[9]KM[6.5]RE[?];B[dd])(;SZ[9];B[ee])";
        let loaded = load_bytes("five.sgf", games.as_bytes());
        let rows = unknown_values(&loaded.corpus, &loaded.report);
        assert!(rows.len() > 8, "{rows:?}");
        for row in &rows {
            let games = games_of_unknown(&loaded.corpus, &loaded.report, row);
            assert_eq!(games, games_of_unknown(&loaded.corpus, &loaded.report.unread_komi_lines(), row));
            assert_eq!(games.len() as u64, row.games, "{row:?}");
            assert!(games.is_sorted_by(|a, b| a < b), "{row:?}");
        }
        let games_of = |text: &str| {
            let row = rows.iter().find(|row| row.text == text).unwrap();
            games_of_unknown(&loaded.corpus, &loaded.report, row).iter().map(|id| id.0).collect::<Vec<_>>()
        };
        assert_eq!((games_of("Meijin"), games_of("Honinbo"), games_of("?")), (vec![0, 1], vec![1], vec![3]));
        assert!(games_of("999").starts_with(&[0, 1]));
    }
}
