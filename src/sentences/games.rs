//! Problems of reading games: the reasons in a load report, and errors of boards.

use katachi_core::corpus::evaluation::{EvaluationError, Trouble};
use katachi_core::corpus::record_tree::TreeError;
use katachi_core::corpus::report::{HeaderValue, Mended, NotLoaded, Reason, UnknownValue};
use katachi_core::corpus::sgf::{CutReason, CutShort, MAX_MOVES, SkipReason, Warning, WarningKind};
use katachi_core::corpus::source::{SourceProblem, SourceTrouble};
use katachi_core::go::influence::Areas;
use katachi_core::go::{BoardSizeError, IllegalPlay};
use katachi_language::text;

use super::Sentence;

impl<T: Sentence> Sentence for Reason<T> {
    fn sentence(&self) -> String {
        match self {
            Reason::Known(reason) => reason.sentence(),
            Reason::Words(words) => words.to_string(),
        }
    }
}

impl Sentence for NotLoaded {
    fn sentence(&self) -> String {
        match self {
            NotLoaded::Source(trouble) => trouble.sentence(),
            NotLoaded::Game(reason) => reason.sentence(),
            NotLoaded::LibraryFull => text!("library-cannot-full").to_owned(),
            NotLoaded::NeitherStoneNorMove { records } => text!("library-cannot-empty-records", records = *records),
            NotLoaded::TooManyRecords { limit } => text!("library-cannot-so-many", limit = *limit),
            NotLoaded::MoreTroubles { troubles } => text!("library-more-troubles", troubles = *troubles),
        }
    }
}

impl Sentence for SourceProblem {
    fn sentence(&self) -> String {
        format!("{}: {}", self.path.display(), self.reason.sentence())
    }
}

impl Sentence for SourceTrouble {
    fn sentence(&self) -> String {
        let words = match self {
            SourceTrouble::NotToItsEnd => text!("library-cannot-to-its-end"),
            SourceTrouble::NoSgfInArchive => text!("library-cannot-no-sgf-in-it"),
            SourceTrouble::NoSgfInFolder => text!("library-cannot-no-sgf-in-folder"),
            SourceTrouble::NoFile => text!("library-cannot-no-file"),
            SourceTrouble::NeitherSgfNorArchive => text!("library-cannot-neither"),
            SourceTrouble::OtherArchive(ending) => {
                return text!("library-cannot-other-archive", ending = ending.to_string());
            }
            SourceTrouble::NotZip => text!("library-cannot-not-zip"),
            SourceTrouble::NotGzip => text!("library-cannot-not-gzip"),
            SourceTrouble::NotZstd => text!("library-cannot-not-zstd"),
            SourceTrouble::Nested => text!("library-cannot-nested"),
            SourceTrouble::DamagedAfter { members, trouble } => {
                let (members, reason) = (members.to_string(), trouble.sentence());
                return text!("library-cannot-damaged-after", members = members, reason = reason);
            }
            SourceTrouble::NoEndMark => text!("library-cannot-no-end-mark"),
            SourceTrouble::Member { number, trouble } => {
                return text!("library-cannot-member", member = number.to_string(), reason = trouble.sentence());
            }
            SourceTrouble::Encrypted => text!("library-cannot-encrypted"),
            SourceTrouble::ZipBomb => text!("library-cannot-zip-bomb"),
            SourceTrouble::Bomb => text!("library-cannot-bomb"),
            SourceTrouble::TooMuchBetween { megabytes } => {
                return text!("library-cannot-between", most = megabytes.to_string());
            }
            SourceTrouble::LargeGame { megabytes } => {
                return text!("library-cannot-large-game", most = megabytes.to_string());
            }
            SourceTrouble::TooLarge { megabytes } => {
                return text!("library-cannot-too-large", most = megabytes.to_string());
            }
            SourceTrouble::Unsupported(what) => return text!("library-cannot-unsupported", what = &**what),
            SourceTrouble::DamagedZip(what) => return text!("library-cannot-damaged-zip", what = &**what),
            SourceTrouble::Missing => text!("library-cannot-missing"),
            SourceTrouble::NotAllowed => text!("library-cannot-not-allowed"),
            SourceTrouble::CutOff => text!("library-cannot-cut-off"),
            SourceTrouble::Dangling => text!("library-cannot-dangling"),
            SourceTrouble::Kept(trouble) => {
                return format!("{}; {}", trouble.sentence(), text!("library-cannot-but-kept"));
            }
            SourceTrouble::System(words) => words,
        };
        words.to_owned()
    }
}

impl Sentence for SkipReason {
    fn sentence(&self) -> String {
        match self {
            SkipReason::BoardSize(error) => error.sentence(),
            SkipReason::NotGo(game) => text!("library-skipped-not-go", game = &**game),
            SkipReason::Empty => text!("library-skipped-empty").to_owned(),
            SkipReason::Binary => text!("library-skipped-binary").to_owned(),
            SkipReason::WebPage => text!("library-skipped-web-page").to_owned(),
            SkipReason::WebAddress => text!("library-skipped-web-address").to_owned(),
            SkipReason::NoGame => text!("library-skipped-no-game").to_owned(),
            SkipReason::NoSuchGame { games } => text!("library-skipped-only", games = games.to_string()),
            SkipReason::TooManyNodes { limit } => text!("library-skipped-nodes", limit = limit.to_string()),
            SkipReason::TooManyMarks { limit } => text!("library-skipped-marks", limit = limit.to_string()),
        }
    }
}

impl Sentence for CutReason {
    fn sentence(&self) -> String {
        match self {
            CutReason::Occupied(point) => text!("library-cut-occupied", point = point.to_sgf()),
            CutReason::OffBoard(point) => text!("library-cut-off-board", point = &**point),
            CutReason::Unreadable(point) => text!("library-cut-unreadable", point = &**point),
            CutReason::TooManyMoves => text!("library-cut-too-many-moves", most = MAX_MOVES.to_string()),
            CutReason::TooMuchSetup => text!("library-cut-too-much-set-up").to_owned(),
        }
    }
}

impl Sentence for CutShort {
    fn sentence(&self) -> String {
        text!("library-cut-at", number = self.at_move.to_string(), reason = self.reason.sentence())
    }
}

impl Sentence for WarningKind {
    fn sentence(&self) -> String {
        let words = match self {
            WarningKind::MissingOpen => text!("library-mended-missing-open"),
            WarningKind::MissingClose => text!("library-mended-missing-close"),
            WarningKind::MissingSemicolon => text!("library-mended-missing-semicolon"),
            WarningKind::NodeAfterVariations => text!("library-mended-node-after-variations"),
            WarningKind::UnclosedValue => text!("library-mended-unclosed-value"),
            WarningKind::UnescapedBracket => text!("library-mended-unescaped-bracket"),
            WarningKind::ValueWithoutProperty => text!("library-mended-value-alone"),
            WarningKind::PropertyWithoutValue => text!("library-mended-property-alone"),
            WarningKind::LowerCaseProperty => text!("library-mended-lower-case"),
            WarningKind::Junk => text!("library-mended-junk"),
            WarningKind::SeveralMoveValues => text!("library-mended-several-points"),
            WarningKind::UnreadablePoint => text!("library-mended-point"),
            WarningKind::SetupOffBoard => text!("library-mended-off-board"),
            WarningKind::MoveOnSetupStone => text!("library-mended-move-on-stone"),
            WarningKind::LongHeader => text!("library-mended-long-header"),
            WarningKind::UnreadableSize => text!("library-mended-size"),
            WarningKind::UnreadableKomi => text!("library-mended-komi"),
            WarningKind::HandicapPlaced => text!("library-mended-handicap-placed"),
            WarningKind::HandicapMissing => text!("library-mended-handicap-missing"),
            WarningKind::UnreadableNode => text!("library-mended-node"),
            WarningKind::TreeSplit => text!("library-mended-tree-split"),
            WarningKind::TreeTooLargeToSplit => text!("library-mended-tree-too-large"),
        };
        words.to_owned()
    }
}

impl Sentence for UnknownValue {
    fn sentence(&self) -> String {
        let words = match (self.value, self.is_absent) {
            (HeaderValue::Result, false) => text!("library-result-unread"),
            (HeaderValue::Komi, false) => text!("library-komi-unread"),
            (HeaderValue::Date, false) => text!("library-date-unread"),
            (HeaderValue::Rank, false) => text!("library-rank-unread"),
            (HeaderValue::Result, true) => text!("library-result-absent"),
            (HeaderValue::Komi, true) => text!("library-komi-absent"),
            (HeaderValue::Date, true) => text!("library-date-absent"),
            (HeaderValue::Rank, true) => text!("library-rank-absent"),
        };
        words.to_owned()
    }
}

impl Sentence for Warning {
    fn sentence(&self) -> String {
        match self.times {
            records if self.kind == WarningKind::TreeSplit => {
                text!("library-mended-tree-records", what = self.kind.sentence(), records = records.to_string())
            }
            0 | 1 => self.kind.sentence(),
            times => text!("library-mended-times", what = self.kind.sentence(), times = times.to_string()),
        }
    }
}

impl Sentence for Mended {
    fn sentence(&self) -> String {
        let mut parts: Vec<String> = self.warnings.iter().map(Warning::sentence).collect();
        let mut unread: Vec<String> = self.unread.iter().map(Trouble::sentence).collect();
        if let Some(last) = unread.last_mut() {
            if self.more_unread > 0 {
                *last = text!("library-evaluations-more", trouble = &*last, more = self.more_unread.to_string());
            }
            parts.push(text!("library-evaluations-left-out", troubles = unread.join("; ")));
        }
        parts.join("; ")
    }
}

impl Sentence for Trouble {
    fn sentence(&self) -> String {
        let (number, what) = (self.at_move.to_string(), self.what.sentence());
        text!("library-evaluation-at", number = number, format = self.format.name(), what = what)
    }
}

impl Sentence for EvaluationError {
    fn sentence(&self) -> String {
        use EvaluationError as E;
        match self {
            E::SeveralMoves => text!("library-evaluation-several-moves").to_owned(),
            E::BestMove(point) => text!("library-evaluation-best-move", point = &**point),
            E::BeforeFirstMove => text!("library-evaluation-before-first").to_owned(),
            E::AfterFirstMove => text!("library-evaluation-not-at-first").to_owned(),
            E::NotPoints(text) => text!("library-evaluation-no-points", text = &**text),
            E::NotPercentage(text) => text!("library-evaluation-no-percentage", text = &**text),
            E::NotTwoWinrates(text) => text!("library-evaluation-two-winrates", text = &**text),
            E::WinratesNotHundred(text) => text!("library-evaluation-not-100", text = &**text),
            E::NotFourNumbers(text) => text!("library-evaluation-four-numbers", text = &**text),
            E::NotShare(text) => text!("library-evaluation-no-share", text = &**text),
            E::SharesNotOne(text) => text!("library-evaluation-not-1", text = &**text),
            E::OutOfRange(text) => text!("library-evaluation-out-of-range", text = &**text),
            E::Version(version) => text!("library-evaluation-version", version = &**version),
            E::NotThreeValues(values) => text!("library-evaluation-three-values", values = values.to_string()),
            E::TooLarge => text!("library-evaluation-too-large").to_owned(),
            E::NotBase64 => text!("library-evaluation-base-64").to_owned(),
            E::NotUnpacked => text!("library-evaluation-not-unpacked").to_owned(),
            E::Damaged(error) => text!("library-evaluation-damaged", error = &**error),
            E::WinrateNotShare(winrate) => text!("library-evaluation-winrate-share", winrate = &**winrate),
            E::ScoreNotPoints(score) => text!("library-evaluation-score-points", score = &**score),
            E::NeitherWinrateNorScore => text!("library-evaluation-neither").to_owned(),
            E::NoSide(text) => text!("library-evaluation-no-side", text = &**text),
            E::NotScore(text) => text!("library-evaluation-no-score", text = &**text),
            E::NotThreeWords(text) => text!("library-evaluation-three-words", text = &**text),
            E::NotPlayouts(text) => text!("library-evaluation-no-playouts", text = &**text),
            E::PlayoutsMissing => text!("library-evaluation-playouts-missing").to_owned(),
            E::WinrateNotNumber(text) => text!("library-evaluation-winrate-number", text = &**text),
            E::WinrateOutOfRange(text) => text!("library-evaluation-winrate-range", text = &**text),
            E::ScoreNotNumber(text) => text!("library-evaluation-score-number", text = &**text),
            E::ScoreOutOfRange(text) => text!("library-evaluation-score-range", text = &**text),
        }
    }
}

impl Sentence for TreeError {
    fn sentence(&self) -> String {
        match self {
            TreeError::UnknownFile => text!("library-file-not-known").to_owned(),
            TreeError::NoGame => text!("library-no-game-in-it").to_owned(),
            TreeError::Changed => text!("library-file-has-changed").to_owned(),
            TreeError::SharesTree => text!("library-shares-tree").to_owned(),
            TreeError::NotInArchive(path) => text!("library-not-in-archive", path = path),
            TreeError::Unreadable(problem) => problem.sentence(),
            TreeError::Source(trouble) => trouble.sentence(),
            TreeError::Game(reason) => reason.sentence(),
            TreeError::Cancelled(cancelled) => cancelled.sentence(),
        }
    }
}

impl Sentence for BoardSizeError {
    fn sentence(&self) -> String {
        text!("files-board-size", width = self.width.to_string(), height = self.height.to_string())
    }
}

impl Sentence for IllegalPlay {
    fn sentence(&self) -> String {
        match self {
            IllegalPlay::Occupied => text!("files-point-occupied").to_owned(),
            IllegalPlay::OffBoard => text!("files-point-off-board").to_owned(),
        }
    }
}

impl Sentence for Areas {
    fn sentence(&self) -> String {
        if self.black == self.white { text!("files-areas-even").to_owned() } else { self.to_string() }
    }
}

#[cfg(test)]
mod tests {
    use katachi_core::corpus::evaluation::Format;
    use katachi_core::go::Point;
    use katachi_core::progress::Cancelled;
    use katachi_language::{Disguise, disguised};

    use super::*;

    /// A sample of every variant with its English text in reports, where figures stand for texts.
    fn reasons() -> Vec<(Box<dyn Sentence>, &'static str)> {
        let mut all = source_troubles();
        all.extend(skip_and_cut_reasons());
        all.extend(mended());
        all.extend(evaluation_errors());
        all
    }

    fn source_troubles() -> Vec<(Box<dyn Sentence>, &'static str)> {
        use SourceTrouble as S;
        let inner = || Box::new(S::System("7".into()));
        let all = [
            (S::NotToItsEnd, "it cannot be read to its end"),
            (S::NoSgfInArchive, "there is no SGF file in it"),
            (S::NoSgfInFolder, "no SGF file and no archive in this folder"),
            (S::NoFile, "neither a file nor a folder"),
            (S::NeitherSgfNorArchive, "neither an SGF file nor an archive"),
            (S::OtherArchive(".7".into()), "an archive of a kind that is not read (.7): unpack it first"),
            (S::NotZip, "not a ZIP archive, or a damaged one"),
            (S::NotGzip, "not gzip-compressed, or damaged"),
            (S::NotZstd, "not zstd-compressed, or damaged"),
            (S::Nested, "an archive inside an archive: unpack it first"),
            (S::DamagedAfter { members: 7, trouble: inner() }, "damaged after 7 members: 7"),
            (S::NoEndMark, "ends without its end mark: games may be missing (truncated?)"),
            (S::Member { number: 7, trouble: inner() }, "member 7: 7"),
            (S::Encrypted, "encrypted"),
            (S::ZipBomb, "unpacks to far more than any text (a ZIP bomb?)"),
            (S::Bomb, "unpacks to far more than its size allows (a bomb?)"),
            (S::TooMuchBetween { megabytes: 7 }, "more than 7 MB of names or nothing between two members"),
            (S::LargeGame { megabytes: 7 }, "a game in it is larger than 7 MB"),
            (S::TooLarge { megabytes: 7 }, "larger than 7 MB"),
            (S::Unsupported("7".into()), "unsupported: 7"),
            (S::DamagedZip("7".into()), "damaged ZIP archive: 7"),
            (S::Missing, "no such file"),
            (S::NotAllowed, "no permission to read it"),
            (S::CutOff, "ends in the middle (truncated?)"),
            (S::Dangling, "a link to a file that does not exist"),
            (S::Kept(inner()), "7; what was read of it before is kept"),
        ];
        let reason = |(trouble, english)| (Box::new(Reason::Known(NotLoaded::Source(trouble))) as _, english);
        all.into_iter().map(reason).collect()
    }

    fn skip_and_cut_reasons() -> Vec<(Box<dyn Sentence>, &'static str)> {
        let size = BoardSizeError { width: 7, height: 7 };
        let skipped = [
            (size.into(), "board size 7x7: only square boards from 2x2 to 19x19 are read"),
            (SkipReason::NotGo("7".into()), "not a game of Go (GM[7])"),
            (SkipReason::Empty, "the file is empty"),
            (SkipReason::Binary, "not SGF: the file is binary"),
            (SkipReason::WebPage, "a web page without a game in it"),
            (
                SkipReason::WebAddress,
                "a web address: save the game that it leads to as a file and open that, or copy the game's text",
            ),
            (SkipReason::NoGame, "not SGF: there is no game in the file"),
            (SkipReason::NoSuchGame { games: 7 }, "the file has only 7 games"),
            (SkipReason::TooManyNodes { limit: 7 }, "too large to show: more than 7 nodes"),
            (SkipReason::TooManyMarks { limit: 7 }, "too large to show: more than 7 stones and marks"),
        ];
        let cut = [
            (CutReason::Occupied(Point::new(1, 2)), "[bc] is occupied"),
            (CutReason::OffBoard("7".into()), "[7] is off the board"),
            (CutReason::Unreadable("7".into()), "[7] is no point of a board"),
            (CutReason::TooManyMoves, "more than 50000 moves"),
            (CutReason::TooMuchSetup, "too many set-up stones"),
        ];
        let of_file = [
            (NotLoaded::LibraryFull, "the library is full: four thousand million moves"),
            (NotLoaded::NeitherStoneNorMove { records: 7 }, "records with neither a stone nor a move, left out: 7"),
            (NotLoaded::TooManyRecords { limit: 7 }, "more records than a file of its size can hold: left out after 7"),
        ];
        let more = (NotLoaded::MoreTroubles { troubles: 7 }, "further troubles, not listed: 7");
        let of_file = of_file.into_iter().chain([more]);
        let mut all: Vec<(Box<dyn Sentence>, &str)> = Vec::new();
        all.extend(of_file.map(|(reason, english)| (Box::new(reason) as _, english)));
        all.extend(skipped.into_iter().map(|(reason, english)| (Box::new(NotLoaded::Game(reason)) as _, english)));
        all.extend(cut.into_iter().map(|(reason, english)| (Box::new(Reason::Known(reason)) as _, english)));
        let short = CutShort { at_move: 7, reason: CutReason::TooMuchSetup };
        all.push((Box::new(short), "move 7: too many set-up stones"));
        all
    }

    fn mended() -> Vec<(Box<dyn Sentence>, &'static str)> {
        use WarningKind as W;
        let all = [
            (W::MissingOpen, "the first parenthesis is missing"),
            (W::MissingClose, "the game is not closed"),
            (W::MissingSemicolon, "a node without its semicolon"),
            (W::NodeAfterVariations, "a node after variations, kept as one more variation"),
            (W::UnclosedValue, "a value without its closing bracket"),
            (W::UnescapedBracket, "a bracket in a text that was not escaped"),
            (W::ValueWithoutProperty, "a value that belongs to no property"),
            (W::PropertyWithoutValue, "a property without a value"),
            (W::LowerCaseProperty, "a property name in lower case, ignored"),
            (W::Junk, "characters that are not SGF, skipped"),
            (W::SeveralMoveValues, "a move with several points, the first was taken"),
            (W::UnreadablePoint, "a point that can't be read, ignored"),
            (W::SetupOffBoard, "a set-up stone off the board, ignored"),
            (W::MoveOnSetupStone, "a move on a set-up stone, which it replaced"),
            (W::LongHeader, "a very long header text, shortened"),
            (W::UnreadableSize, "a board size that can't be read, taken as 19x19"),
            (W::UnreadableKomi, "a komi that can't be read, left out"),
            (W::HandicapPlaced, "handicap stones were not recorded, placed on the star points"),
            (W::HandicapMissing, "handicap stones were not recorded and could not be placed"),
            (W::UnreadableNode, "a node that can't be read, ignored"),
            (W::TreeTooLargeToSplit, "several games or problems in one tree, too large to be split"),
        ];
        let warning = |(kind, english)| (Box::new(Warning { kind, times: 1 }) as _, english);
        let mut all: Vec<(Box<dyn Sentence>, &str)> = all.into_iter().map(warning).collect();
        let split = Warning { kind: W::TreeSplit, times: 900 };
        all.push((Box::new(split), "several games or problems in one tree, read as 900 records"));
        let twice = vec![Warning { kind: W::MissingClose, times: 1 }, Warning { kind: W::Junk, times: 7 }];
        let trouble = |at_move| Trouble { at_move, format: Format::KaTrain, what: EvaluationError::NotUnpacked };
        let told = |warnings, troubles| Box::new(Reason::Known(Box::new(Mended::new(warnings, troubles).unwrap())));
        all.push((
            told(twice, vec![trouble(7)]),
            "the game is not closed; characters that are not SGF, skipped (7 times); evaluations that can't be read, left \
             out: move 7: katrain: it does not unpack",
        ));
        all.push((
            told(Vec::new(), (6..10).map(trouble).collect()),
            "evaluations that can't be read, left out: move 6: katrain: it does not unpack; move 7: katrain: it does not \
             unpack; move 8: katrain: it does not unpack … and 1 more",
        ));
        all
    }

    fn evaluation_errors() -> Vec<(Box<dyn Sentence>, &'static str)> {
        use EvaluationError as E;
        let text = || "7".into();
        let all = [
            (E::SeveralMoves, "its node has several moves"),
            (E::BestMove(text()), "the best move `7` is no point"),
            (
                E::BeforeFirstMove,
                "LZ before the first move: in such files it is of another position than its node, so none is read",
            ),
            (E::AfterFirstMove, "LZOP after the first move: it is of the position before it"),
            (E::NotPoints(text()), "`7` is no number of points"),
            (E::NotPercentage(text()), "`7` is no percentage"),
            (E::NotTwoWinrates(text()), "`7` has not two winrates"),
            (E::WinratesNotHundred(text()), "`7`: the winrates do not add up to 100"),
            (E::NotFourNumbers(text()), "`7` has not four numbers"),
            (E::NotShare(text()), "`7` is no share of 1"),
            (E::SharesNotOne(text()), "`7`: win, loss and no result do not add up to 1"),
            (E::OutOfRange(text()), "`7` is out of range"),
            (E::Version(text()), "KTV[7]: another version than 1.0, so no KT is read"),
            (E::NotThreeValues(7), "7 values instead of three"),
            (E::TooLarge, "it is larger than any that KaTrain writes"),
            (E::NotBase64, "it is not base 64, or cut short"),
            (E::NotUnpacked, "it does not unpack"),
            (E::Damaged(text()), "its text is damaged: 7"),
            (E::WinrateNotShare(text()), "the winrate 7 is no share of 1"),
            (E::ScoreNotPoints(text()), "the score 7 is no number of points"),
            (E::NeitherWinrateNorScore, "neither a winrate nor a score that a board can have"),
            (E::NoSide(text()), "`7` names no side"),
            (E::NotScore(text()), "`7` is no score"),
            (E::NotThreeWords(text()), "`7` has not three words"),
            (E::NotPlayouts(text()), "`7` is no number of playouts"),
            (E::PlayoutsMissing, "the line of playouts is missing"),
            (E::WinrateNotNumber(text()), "the winrate `7` is no number"),
            (E::WinrateOutOfRange(text()), "the winrate `7` is not between 0 and 100"),
            (E::ScoreNotNumber(text()), "the score `7` is no number"),
            (E::ScoreOutOfRange(text()), "the score `7` is more than any board has"),
        ];
        all.into_iter().map(|(error, english)| (Box::new(error) as _, english)).collect()
    }

    #[test]
    fn every_reason_is_said_in_another_language_and_the_same_in_english() {
        for (reason, english) in reasons() {
            assert_eq!(reason.to_string(), english);
            assert_eq!(reason.sentence(), english);
            let _other = disguised(Disguise::Letters);
            let said = reason.sentence();
            // A message in the disguised language has letters of its own, except for the programs and files that it
            // names.
            assert_ne!(said, english);
            let is_english =
                ["the ", " is ", " not ", " of ", "move ", " read", " in "].iter().any(|word| said.contains(word));
            assert!(!is_english, "{english}: {said}");
        }
    }

    #[test]
    fn words_of_the_system_and_of_earlier_versions_stay_as_they_are() {
        let _other = disguised(Disguise::Letters);
        for words in ["", "Input/output error (os error 5)", "the file is empty"] {
            assert_eq!(SourceTrouble::System(words.into()).sentence(), words);
            assert_eq!(Reason::<NotLoaded>::Words(words.into()).sentence(), words);
        }
    }

    #[test]
    fn errors_of_records_and_boards_are_the_same_in_english() {
        let missing = || SourceTrouble::Missing;
        let problem = SourceProblem { path: "a/b.sgf".into(), reason: missing(), is_passing: false };
        let errors: [Box<dyn Sentence>; 14] = [
            Box::new(TreeError::UnknownFile),
            Box::new(TreeError::SharesTree),
            Box::new(TreeError::NoGame),
            Box::new(TreeError::Changed),
            Box::new(TreeError::NotInArchive("a.zip/b.sgf".to_owned())),
            Box::new(TreeError::Unreadable(problem)),
            Box::new(TreeError::Source(missing())),
            Box::new(TreeError::Game(SkipReason::Empty)),
            Box::new(TreeError::Cancelled(Cancelled)),
            Box::new(IllegalPlay::Occupied),
            Box::new(IllegalPlay::OffBoard),
            Box::new(Areas { black: 3, white: 3 }),
            Box::new(Areas { black: 5, white: 3 }),
            Box::new(Areas { black: 3, white: 5 }),
        ];
        for error in errors {
            assert_eq!(error.sentence(), error.to_string());
        }
    }
}
