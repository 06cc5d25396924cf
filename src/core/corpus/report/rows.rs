//! Entries of a load report as `library.ron` keeps them.
//!
//! Each entry has its English sentence, as the first version wrote it, so that earlier versions can read it. Beside it
//! stands the cause: the reason as data, on one line. If this version does not know the cause, or there is none, the
//! sentence stays the reason.

use std::fmt;

use ron::value::RawValue;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{CutShortGame, Reason, Repaired, Skipped};

type Cause = Option<Box<RawValue>>;

#[derive(Serialize, Deserialize)]
pub(super) struct SkippedRow {
    file: Option<u32>,
    path: String,
    game: Option<u32>,
    reason: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Cause,
}

#[derive(Serialize, Deserialize)]
pub(super) struct CutShortRow {
    file: u32,
    path: String,
    game: u32,
    r#move: u32,
    reason: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Cause,
}

#[derive(Serialize, Deserialize)]
pub(super) struct RepairedRow {
    file: u32,
    path: String,
    game: u32,
    what: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Cause,
}

fn to_fields<T: Serialize + fmt::Display>(reason: &Reason<T>) -> (String, Cause) {
    let cause = match reason {
        Reason::Known(reason) => RawValue::from_rust(reason).ok(),
        Reason::Words(_) => None,
    };
    (reason.to_string(), cause)
}

fn from_fields<T: DeserializeOwned>(words: String, cause: &Cause) -> Reason<T> {
    let known = cause.as_ref().and_then(|cause| ron::from_str(cause.get_ron()).ok());
    known.map_or_else(|| Reason::Words(words.into()), Reason::Known)
}

impl From<Skipped> for SkippedRow {
    fn from(entry: Skipped) -> SkippedRow {
        let (reason, cause) = to_fields(&entry.reason);
        SkippedRow { file: entry.file, path: entry.path, game: entry.game, reason, cause }
    }
}

impl From<SkippedRow> for Skipped {
    fn from(row: SkippedRow) -> Skipped {
        Skipped { file: row.file, path: row.path, game: row.game, reason: from_fields(row.reason, &row.cause) }
    }
}

impl From<CutShortGame> for CutShortRow {
    fn from(entry: CutShortGame) -> CutShortRow {
        let (reason, cause) = to_fields(&entry.reason);
        CutShortRow { file: entry.file, path: entry.path, game: entry.game, r#move: entry.r#move, reason, cause }
    }
}

impl From<CutShortRow> for CutShortGame {
    fn from(row: CutShortRow) -> CutShortGame {
        let reason = from_fields(row.reason, &row.cause);
        CutShortGame { file: row.file, path: row.path, game: row.game, r#move: row.r#move, reason }
    }
}

impl From<Repaired> for RepairedRow {
    fn from(entry: Repaired) -> RepairedRow {
        let (what, cause) = to_fields(&entry.what);
        RepairedRow { file: entry.file, path: entry.path, game: entry.game, what, cause }
    }
}

impl From<RepairedRow> for Repaired {
    fn from(row: RepairedRow) -> Repaired {
        Repaired { file: row.file, path: row.path, game: row.game, what: from_fields(row.what, &row.cause) }
    }
}

#[cfg(test)]
mod tests {
    use ron::ser::{PrettyConfig, to_string_pretty};

    use super::*;
    use crate::corpus::load::load_bytes;
    use crate::corpus::report::{LoadReport, NotLoaded};
    use crate::corpus::sgf::SkipReason;
    use crate::corpus::source::SourceTrouble;

    fn written(report: &LoadReport) -> String {
        to_string_pretty(report, PrettyConfig::new().struct_names(false)).unwrap()
    }

    /// A report with an entry of each kind.
    fn report() -> LoadReport {
        let damaged = "(;SZ[25];B[aa])(;SZ[9];B[aa]SBKV[x];W[bb];B[aa])(;GM[2])";
        let mut report = load_bytes("five.sgf", damaged.as_bytes()).report;
        let trouble = SourceTrouble::DamagedAfter { members: 3, trouble: Box::new(SourceTrouble::CutOff) }.kept();
        let reason = NotLoaded::Source(trouble).into();
        report.skipped.push(Skipped { file: None, path: "games.tar".to_owned(), game: None, reason });
        assert!(report.skipped.len() > 2 && !report.cut_short.is_empty() && !report.repaired.is_empty(), "{report:?}");
        report
    }

    #[test]
    fn reasons_come_back_as_they_were() {
        let report = report();
        let text = written(&report);
        assert_eq!(ron::from_str::<LoadReport>(&text).unwrap(), report, "{text}");
    }

    /// Entries as the first version of `library.ron` had them.
    #[test]
    fn earlier_versions_read_the_sentences() {
        #[derive(Deserialize)]
        struct Earlier {
            skipped: Vec<EarlierEntry>,
            cut_short: Vec<EarlierEntry>,
            repaired: Vec<EarlierRepaired>,
        }
        #[derive(Deserialize)]
        struct EarlierEntry {
            reason: String,
        }
        #[derive(Deserialize)]
        struct EarlierRepaired {
            what: String,
        }
        let report = report();
        let earlier: Earlier = ron::from_str(&written(&report)).unwrap();
        let skipped: Vec<String> = report.skipped.iter().map(|entry| entry.reason.to_string()).collect();
        assert_eq!(earlier.skipped.into_iter().map(|entry| entry.reason).collect::<Vec<_>>(), skipped);
        assert_eq!(earlier.cut_short[0].reason, report.cut_short[0].reason.to_string());
        assert_eq!(earlier.repaired[0].what, report.repaired[0].what.to_string());
    }

    #[test]
    fn a_cause_is_one_line_and_an_unknown_one_leaves_the_sentence() {
        let reason = NotLoaded::Game(SkipReason::NotGo("2".into())).into();
        let entry = Skipped { file: Some(0), path: "a.sgf".to_owned(), game: Some(1), reason };
        let text = to_string_pretty(&entry, PrettyConfig::new().struct_names(false)).unwrap();
        assert!(
            text.contains("\n    reason: \"not a game of Go (GM[2])\",\n    cause: Some(Game(NotGo(\"2\"))),\n"),
            "{text}"
        );
        for other in ["Some(Game(Chess(rules: [1, 2])))", "Some(Later)", "None"] {
            let later = text.replace("Some(Game(NotGo(\"2\")))", other);
            let read: Skipped = ron::from_str(&later).unwrap();
            assert_eq!(read.reason, Reason::Words("not a game of Go (GM[2])".into()), "{later}");
        }
    }
}
