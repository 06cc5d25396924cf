//! The filter language: explanations of its keys, errors in a filter, and the games that a filter leaves out.

use katachi_core::find::filter::{FilterError, FilterExpectation, FilterKey, LeftOutByKey, RecordKind, SuggestionNote};
use katachi_language::text;

use super::Sentence;
use super::words::listed;

/// A key in a few words.
pub fn key_explanation(key: FilterKey) -> &'static str {
    match key {
        FilterKey::Player => text!("find-key-player"),
        FilterKey::Black => text!("find-key-black"),
        FilterKey::White => text!("find-key-white"),
        FilterKey::Winner => text!("find-key-winner"),
        FilterKey::Loser => text!("find-key-loser"),
        FilterKey::AsBlack => text!("find-key-as-black"),
        FilterKey::AsWhite => text!("find-key-as-white"),
        FilterKey::Year => text!("find-key-year"),
        FilterKey::Date => text!("find-key-date"),
        FilterKey::Result => text!("find-key-result"),
        FilterKey::Handicap => text!("find-key-handicap"),
        FilterKey::Komi => text!("find-key-komi"),
        FilterKey::Event => text!("find-key-event"),
        FilterKey::Round => text!("find-key-round"),
        FilterKey::Place => text!("find-key-place"),
        FilterKey::Rank => text!("find-key-rank"),
        FilterKey::BlackRank => text!("find-key-black-rank"),
        FilterKey::WhiteRank => text!("find-key-white-rank"),
        FilterKey::Moves => text!("find-key-moves"),
        FilterKey::Size => text!("find-key-size"),
        FilterKey::Is => text!("find-key-is"),
        FilterKey::Has => text!("find-key-has"),
        FilterKey::Tag => text!("find-key-tag"),
        FilterKey::Path => text!("find-key-path"),
        FilterKey::Dyer => text!("find-key-dyer"),
    }
}

/// A kind of record in a few words.
pub fn kind_explanation(kind: RecordKind) -> &'static str {
    match kind {
        RecordKind::Game => text!("find-kind-game"),
        RecordKind::Position => text!("find-kind-position"),
        RecordKind::Duplicate => text!("find-kind-duplicate"),
        RecordKind::Turned => text!("find-kind-turned"),
        RecordKind::Variations => text!("find-kind-variations"),
        RecordKind::Cut => text!("find-kind-cut"),
        RecordKind::Handicap => text!("find-kind-handicap"),
        RecordKind::Setup => text!("find-kind-setup"),
        RecordKind::Decided => text!("find-kind-decided"),
        RecordKind::Tagged => text!("find-kind-tagged"),
    }
}

/// A result in the notation of filters, in a few words.
fn result_explanation(result: &str) -> &'static str {
    match result {
        "b" => text!("find-result-black"),
        "w" => text!("find-result-white"),
        "resign" => text!("find-result-resign"),
        "time" => text!("find-result-time"),
        "points" => text!("find-result-points"),
        "forfeit" => text!("find-result-forfeit"),
        "draw" => text!("find-result-draw"),
        "void" => text!("find-result-void"),
        "unknown" => text!("find-result-unknown"),
        "b+resign" => text!("find-result-white-resigned"),
        "w+resign" => text!("find-result-black-resigned"),
        "b+points" => text!("find-result-black-counted"),
        _ => "",
    }
}

/// A kind of ranks in the notation of filters, in a few words.
fn rank_explanation(rank: &str) -> &'static str {
    match rank {
        "pro" => text!("find-rank-pro"),
        "amateur" => text!("find-rank-amateur"),
        _ => "",
    }
}

/// The remark beside a suggestion.
pub fn suggestion_note(note: SuggestionNote) -> &'static str {
    match note {
        SuggestionNote::Key(key) => key_explanation(key),
        SuggestionNote::Kind(kind) => kind_explanation(kind),
        SuggestionNote::Result(result) => result_explanation(result),
        SuggestionNote::Rank(rank) => rank_explanation(rank),
        SuggestionNote::OwnTag => text!("find-your-tag"),
        SuggestionNote::Example => text!("find-for-example"),
    }
}

/// The error of a filter as shown beside its field, where its position is visible.
pub fn filter_notice(error: &FilterError) -> String {
    match (&error.suggestion, &error.expected) {
        (Some(near), FilterExpectation::Key) => text!("find-unknown-key-near", found = &error.found, near = near),
        _ => error.sentence(),
    }
}

/// The value that records lack: "12 games have no …".
fn lacking(key: FilterKey) -> &'static str {
    match key {
        FilterKey::Player | FilterKey::AsBlack | FilterKey::AsWhite => text!("find-lacking-player"),
        FilterKey::Black => text!("find-lacking-black"),
        FilterKey::White => text!("find-lacking-white"),
        FilterKey::Year => text!("find-lacking-year"),
        FilterKey::Date => text!("find-lacking-date"),
        FilterKey::Result => text!("find-lacking-result"),
        FilterKey::Komi => text!("find-lacking-komi"),
        FilterKey::Event => text!("find-lacking-event"),
        FilterKey::Round => text!("find-lacking-round"),
        FilterKey::Place => text!("find-lacking-place"),
        FilterKey::Rank => text!("find-lacking-rank"),
        FilterKey::BlackRank => text!("find-lacking-black-rank"),
        FilterKey::WhiteRank => text!("find-lacking-white-rank"),
        // Every record has these.
        FilterKey::Winner
        | FilterKey::Loser
        | FilterKey::Handicap
        | FilterKey::Moves
        | FilterKey::Size
        | FilterKey::Path
        | FilterKey::Is
        | FilterKey::Has
        | FilterKey::Tag
        | FilterKey::Dyer => key.name(),
    }
}

/// The values of a key.
fn values(key: FilterKey) -> &'static str {
    match key {
        FilterKey::Player
        | FilterKey::Black
        | FilterKey::White
        | FilterKey::Winner
        | FilterKey::Loser
        | FilterKey::AsBlack
        | FilterKey::AsWhite => {
            text!("find-expected-name")
        }
        FilterKey::Year => text!("find-expected-year"),
        FilterKey::Date => text!("find-expected-date"),
        FilterKey::Result => text!("find-expected-result"),
        FilterKey::Handicap => text!("find-expected-handicap"),
        FilterKey::Komi => text!("find-expected-komi"),
        FilterKey::Event | FilterKey::Round | FilterKey::Place | FilterKey::Path => text!("find-expected-text"),
        FilterKey::Rank | FilterKey::BlackRank | FilterKey::WhiteRank => text!("find-expected-rank"),
        FilterKey::Moves => text!("find-expected-moves"),
        FilterKey::Size => text!("find-expected-size"),
        FilterKey::Is => text!("find-expected-kind"),
        FilterKey::Has => text!("find-expected-field"),
        FilterKey::Tag => text!("find-expected-tag"),
        FilterKey::Dyer => text!("find-expected-dyer"),
    }
}

impl Sentence for FilterExpectation {
    fn sentence(&self) -> String {
        let words = match self {
            FilterExpectation::NeverOpened => text!("find-expected-never-opened"),
            FilterExpectation::Depth => {
                return text!("find-expected-depth", most = FilterExpectation::MAX_DEPTH.to_string());
            }
            FilterExpectation::ClosingParenthesis => text!("find-expected-closing"),
            FilterExpectation::ClosingQuote => text!("find-expected-quote"),
            FilterExpectation::Term => text!("find-expected-term"),
            FilterExpectation::Key => text!("find-expected-key"),
            FilterExpectation::Keys => return text!("find-expected-keys", keys = FilterExpectation::keys()),
            FilterExpectation::NoRules => text!("find-expected-no-rules"),
            FilterExpectation::Value(key) => values(*key),
            FilterExpectation::WholeTerms(key) => return text!("find-expected-whole-terms", expected = values(*key)),
            FilterExpectation::Ends => text!("find-expected-ends"),
            FilterExpectation::Order => text!("find-expected-order"),
            FilterExpectation::OneOf(names) => return text!("find-expected-one-of", names = listed(names)),
        };
        words.to_owned()
    }
}

impl Sentence for FilterError {
    fn sentence(&self) -> String {
        let (column, found, expected) = (self.column.to_string(), &self.found, self.expected.sentence());
        match &self.suggestion {
            _ if found.is_empty() => text!("find-filter-ends", column = column, expected = expected),
            None => text!("find-filter-wrong", column = column, found = found, expected = expected),
            Some(near) => text!("find-filter-near", column = column, found = found, expected = expected, near = near),
        }
    }
}

/// `12 games have no year, 1 game has no komi`; empty if none is left out.
impl Sentence for LeftOutByKey {
    fn sentence(&self) -> String {
        let lacks = self.iter().map(|(key, games)| text!("find-lacks", games = games, what = lacking(key)));
        listed(&lacks.collect::<Vec<_>>())
    }
}

#[cfg(test)]
mod tests {
    use katachi_core::find::filter::{GameFilter, RANK_VALUES, RESULT_VALUES};

    use super::*;
    use crate::tests::assert_english;

    #[test]
    fn sentences_about_filters_are_in_english_what_display_writes() {
        let mut expectations = vec![
            FilterExpectation::NeverOpened,
            FilterExpectation::Depth,
            FilterExpectation::ClosingParenthesis,
            FilterExpectation::ClosingQuote,
            FilterExpectation::Term,
            FilterExpectation::Key,
            FilterExpectation::Keys,
            FilterExpectation::NoRules,
            FilterExpectation::Ends,
            FilterExpectation::Order,
            FilterExpectation::OneOf(vec!["game", "position"]),
        ];
        expectations.extend(FilterKey::all().map(FilterExpectation::Value));
        expectations.extend(FilterKey::all().map(FilterExpectation::WholeTerms));
        assert_english(&expectations);
        let read = |text: &str| text.parse::<GameFilter>().unwrap_err();
        assert_english(&["yaer:1840", "year:x", "a OR", "has:yaer"].map(read));
        assert_english(&[LeftOutByKey::from_iter(FilterKey::all().zip([1, 2, 1000].into_iter().cycle()))]);
    }

    #[test]
    fn a_key_that_is_written_much_like_one_is_asked_about() {
        let notice = |text: &str| filter_notice(&text.parse::<GameFilter>().unwrap_err());
        assert_eq!(notice("yaer:1840"), "Unknown filter \"yaer:\". Did you mean \"year:\"?");
        assert_eq!(notice("year:"), "year:".parse::<GameFilter>().unwrap_err().to_string());
    }

    #[test]
    fn every_key_kind_result_and_rank_is_explained() {
        assert!(FilterKey::all().all(|key| !key_explanation(key).is_empty()));
        assert!(RecordKind::ALL.iter().all(|&kind| !kind_explanation(kind).is_empty()));
        assert!(RESULT_VALUES.iter().all(|result| !result_explanation(result).is_empty()));
        assert!(RANK_VALUES.iter().all(|rank| !rank_explanation(rank).is_empty()));
    }
}
