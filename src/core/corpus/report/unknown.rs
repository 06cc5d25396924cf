//! Values of headers that are not known: those that are not there, and those that were not read.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt;

use super::{LoadReport, Reason};
use crate::corpus::sgf::WarningKind;
use crate::corpus::{Corpus, Standing};
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

/// All values that are not known, by kind, texts of most games first. A game of two unread ranks counts once for each.
pub fn unknown_values(corpus: &Corpus, report: &LoadReport) -> Vec<UnknownValue> {
    let mut counts: HashMap<(HeaderValue, &str), u64> = HashMap::new();
    let mut read = HashMap::new();
    for id in corpus.records().filter(|&id| !matches!(corpus.standing(id), Standing::Duplicate { .. })) {
        let header = corpus.header(id);
        let mut count = |value, text| *counts.entry((value, text)).or_default() += 1;
        if header.winner == Winner::Unknown {
            count(HeaderValue::Result, header.result);
        }
        if header.komi.is_none() {
            count(HeaderValue::Komi, "");
        }
        if !*read
            .entry((header.date, header.year))
            .or_insert_with(|| !days_of_record(header.date, header.year).is_empty())
        {
            count(HeaderValue::Date, header.date);
        }
        let ranks = [header.black_rank, header.white_rank];
        if !ranks.into_iter().any(says_rank) {
            count(HeaderValue::Rank, "");
        }
        for rank in ranks.into_iter().filter(|rank| says_rank(rank) && Rank::parse(rank).is_none()) {
            count(HeaderValue::Rank, rank);
        }
    }
    let mut values: Vec<UnknownValue> = counts
        .into_iter()
        .map(|((value, text), games)| UnknownValue { value, text: text.into(), is_absent: says_nothing(text), games })
        .collect();
    if let Some(absent) = values.iter_mut().find(|unknown| unknown.value == HeaderValue::Komi) {
        let unread = count_unread_komi(report, absent.games);
        absent.games -= unread.iter().map(|unknown| unknown.games).sum::<u64>();
        values.extend(unread);
    }
    values.retain(|unknown| unknown.games > 0);
    values.sort_unstable_by(|a, b| {
        let key = |unknown: &UnknownValue| (unknown.value, unknown.is_absent, Reverse(unknown.games));
        key(a).cmp(&key(b)).then_with(|| a.text.cmp(&b.text))
    });
    values
}

/// `?` and `-` are written for what is not known.
fn says_nothing(text: &str) -> bool {
    !text.contains(char::is_alphanumeric)
}

/// Texts of komi that were not read, with their games. Duplicates are in the report too, so the sum is cut to
/// `without_komi` games.
fn count_unread_komi(report: &LoadReport, without_komi: u64) -> Vec<UnknownValue> {
    let mut counts: HashMap<&str, u64> = HashMap::new();
    for entry in &report.repaired {
        let Reason::Known(mended) = &entry.what else { continue };
        if mended.warnings.iter().any(|warning| warning.kind == WarningKind::UnreadableKomi) {
            *counts.entry(mended.unread_komi.as_deref().unwrap_or_default()).or_default() += 1;
        }
    }
    let mut counts: Vec<(&str, u64)> = counts.into_iter().collect();
    counts.sort_unstable_by_key(|&(text, games)| (Reverse(games), text));
    let mut left = without_komi;
    let mut unknown = |(text, games): (&str, u64)| {
        let games = games.min(left);
        left -= games;
        UnknownValue { value: HeaderValue::Komi, text: text.to_owned(), is_absent: false, games }
    };
    counts.into_iter().map(&mut unknown).collect()
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
}
