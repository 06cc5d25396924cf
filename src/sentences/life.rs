//! Life and death: problems, rules with outside conditions, and the files of the engines.

use katachi_core::library::ForeignDamage;
use katachi_engines::library::{EngineFileDamage, RuleDamage};
use katachi_engines::tsumego::estimate::{ESTIMATE_FORMAT, EstimateError};
use katachi_engines::tsumego::explore::ExploreError;
use katachi_engines::tsumego::problem::ProblemError;
use katachi_engines::tsumego::rules::conditions::{Demand, LibertyCondition, Subject, conditions_of};
use katachi_engines::tsumego::rules::frame::{FrameError, RuleFrame, RuleFramePlace, RuleGoal};
use katachi_engines::tsumego::rules::moves::{BlackMove, WhiteMove};
use katachi_engines::tsumego::rules::stones::{RuleGrid, cells_of};
use katachi_engines::tsumego::rules::text::{RowsError, cell_name};
use katachi_engines::tsumego::rules::{CheckError, Dependence, Rule, RuleClass, RuleKind, RuleSet, WhitePass};
use katachi_language::text;
use katachi_tables::TableDamage;

use super::Sentence;
use super::engines::older_model;

impl Sentence for ProblemError {
    /// The reason without a full stop, since it follows a colon.
    fn sentence(&self) -> String {
        match self {
            ProblemError::NoStones => text!("tsumego-reason-no-stones").to_owned(),
            ProblemError::NoGroup => text!("tsumego-reason-no-group").to_owned(),
            ProblemError::TooOpen { points, limit } => {
                text!("tsumego-reason-too-open", points = *points, limit = *limit)
            }
            ProblemError::NotSurrounded(point) => text!("tsumego-reason-not-surrounded", point = point),
            ProblemError::NoLiberty(point) => text!("tsumego-reason-no-liberty", point = point),
        }
    }
}

/// The reason as a sentence of its own, with a full stop.
pub fn whole_sentence(error: &ProblemError) -> String {
    match error {
        ProblemError::NoStones => text!("tsumego-problem-no-stones").to_owned(),
        ProblemError::NoGroup => text!("tsumego-problem-no-group").to_owned(),
        ProblemError::TooOpen { points, limit } => text!("tsumego-problem-too-open", points = *points, limit = *limit),
        ProblemError::NotSurrounded(point) => text!("tsumego-problem-not-surrounded", point = point),
        ProblemError::NoLiberty(point) => text!("tsumego-problem-no-liberty", point = point),
    }
}

impl Sentence for ExploreError {
    fn sentence(&self) -> String {
        match self {
            ExploreError::Illegal { number, point } => {
                text!("tsumego-explore-illegal", number = number.to_string(), point = point)
            }
            ExploreError::Cancelled(cancelled) => cancelled.sentence(),
        }
    }
}

impl Sentence for CheckError {
    fn sentence(&self) -> String {
        match self {
            CheckError::NoStone => text!("tsumego-check-no-stone").to_owned(),
            CheckError::OffBoard => text!("tsumego-check-off-board").to_owned(),
            CheckError::OtherSize { laid, given } => {
                text!("tsumego-check-other-size", laid = laid.to_string(), given = given.to_string())
            }
        }
    }
}

impl Sentence for EstimateError {
    fn sentence(&self) -> String {
        match self {
            EstimateError::Ron(error) => text!("tsumego-file-line", error = error.to_string()),
            EstimateError::Format(found) => {
                text!("tsumego-estimate-format", found = found.to_string(), supported = ESTIMATE_FORMAT.to_string())
            }
            EstimateError::Feature(feature) => text!("tsumego-estimate-feature", feature = feature.to_string()),
            EstimateError::TooMany(found) => {
                text!("tsumego-estimate-too-many", found = found.to_string(), most = u16::MAX.to_string())
            }
        }
    }
}

impl Sentence for RuleGoal {
    fn sentence(&self) -> String {
        let words = match self {
            RuleGoal::Eye => text!("tsumego-goal-eye"),
            RuleGoal::Live => text!("tsumego-goal-live"),
            RuleGoal::Connect => text!("tsumego-goal-connect"),
            RuleGoal::ConnectEmpty => text!("tsumego-goal-connect-empty"),
            RuleGoal::JoinEmpties => text!("tsumego-goal-join-empties"),
            RuleGoal::Capture => text!("tsumego-goal-capture"),
        };
        words.to_owned()
    }
}

impl Sentence for RuleFramePlace {
    fn sentence(&self) -> String {
        let words = match self {
            RuleFramePlace::Corner => text!("tsumego-place-corner"),
            RuleFramePlace::Side => text!("tsumego-place-side"),
            RuleFramePlace::Centre => text!("tsumego-place-centre"),
        };
        words.to_owned()
    }
}

impl Sentence for WhitePass {
    fn sentence(&self) -> String {
        let words = match self {
            WhitePass::Always => text!("tsumego-pass-always"),
            WhitePass::WithMove => text!("tsumego-pass-with-move"),
            WhitePass::Never => text!("tsumego-pass-never"),
        };
        words.to_owned()
    }
}

impl Sentence for RuleFrame {
    /// `corner 4x3`.
    fn sentence(&self) -> String {
        placed(self.place(), self.size_text())
    }
}

/// `live, corner 3x3, won, 5 stones`.
pub fn rule_title(set: &RuleSet, rule: &Rule) -> String {
    let (goal, place) = (set.goal.sentence(), set.frame.sentence());
    let stones = rule.stones.occupied().count_ones();
    match rule.class() {
        RuleClass::Won => text!("life-rule-won", goal = goal, place = place, stones = stones),
        RuleClass::Winning => text!("life-rule-winning", goal = goal, place = place, stones = stones),
        RuleClass::Threat => text!("life-rule-threat", goal = goal, place = place, stones = stones),
    }
}

/// `corner 4×3`, with a multiplication sign.
pub fn drawn_frame(frame: RuleFrame) -> String {
    placed(frame.place(), format!("{}×{}", frame.width(), frame.height()))
}

fn placed(place: RuleFramePlace, size: String) -> String {
    match place {
        RuleFramePlace::Corner => text!("tsumego-frame-corner", size = size),
        RuleFramePlace::Side => text!("tsumego-frame-side", size = size),
        RuleFramePlace::Centre => text!("tsumego-frame-centre", size = size),
    }
}

impl Sentence for FrameError {
    fn sentence(&self) -> String {
        match self {
            FrameError::Size { width, height } => text!("tsumego-frame-size", size = format!("{width}x{height}")),
            FrameError::NoSize(text) => text!("tsumego-no-size", text = text),
            FrameError::NoGoal(text) => text!("tsumego-no-goal", text = text),
            FrameError::NoPlace(text) => text!("tsumego-no-place", text = text),
        }
    }
}

impl Sentence for LibertyCondition {
    fn sentence(&self) -> String {
        let most = self.demand == Demand::Most;
        let words = match (self.subject, most) {
            (Subject::Black(_), false) => text!("tsumego-asks-1"),
            (Subject::Black(_), true) => text!("tsumego-asks-2"),
            (Subject::White(_), false) => text!("tsumego-asks-at-most-1"),
            (Subject::White(_), true) => text!("tsumego-asks-0"),
            (Subject::IfBlackPlays(_), false) => text!("tsumego-asks-1-if-black"),
            (Subject::IfBlackPlays(_), true) => text!("tsumego-asks-2-if-black"),
            (Subject::IfWhitePlays(_), false) => text!("tsumego-asks-at-most-1-if-white"),
            (Subject::IfWhitePlays(_), true) => text!("tsumego-asks-0-if-white"),
        };
        words.to_owned()
    }
}

impl Sentence for Dependence {
    fn sentence(&self) -> String {
        match self {
            Dependence::SharedLiberty(conditions) => {
                let words: Vec<String> = conditions.iter().map(LibertyCondition::sentence).collect();
                text!("tsumego-depends-shared", conditions = words.join("; "))
            }
            Dependence::InsideMove(condition, _) => text!("tsumego-depends-inside", condition = condition.sentence()),
            Dependence::LastLiberty(condition, _) => {
                text!("tsumego-depends-last-liberty", condition = condition.sentence())
            }
            Dependence::JoinedOutside(..) => text!("tsumego-depends-joined").to_owned(),
            Dependence::JoinsMore(condition, _) => {
                text!("tsumego-depends-joins-more", condition = condition.sentence())
            }
        }
    }
}

/// The rule in words: its conditions, and the move or the answers.
pub fn rule_lines(frame: RuleFrame, rule: &Rule) -> Vec<String> {
    let grid = RuleGrid::new(frame);
    let name = |cell| cell_name(frame, cell);
    let asked = conditions_of(&grid, rule.stones, rule.conditions);
    let marked: Vec<String> = cells_of(rule.marks).map(name).collect();
    let mut lines: Vec<String> =
        (!marked.is_empty()).then(|| text!("tsumego-marked", points = marked.join(" "))).into_iter().collect();
    let asks = |condition: &LibertyCondition| format!("{}: {}", name(condition.subject.cell()), condition.sentence());
    lines.extend(asked.iter().map(asks));
    let black = |black| match black {
        None => text!("tsumego-nothing-needed").to_owned(),
        Some(BlackMove::Stone(cell)) => text!("tsumego-black-plays", point = name(cell)),
        Some(BlackMove::Capture(cell)) => text!("tsumego-black-captures-outside", point = name(cell)),
    };
    match &rule.kind {
        RuleKind::Winning { black: first } | RuleKind::Threat { black: first } => lines.push(black(Some(*first))),
        RuleKind::Won { answers } => lines.extend(answers.iter().map(|answer| {
            let white = match answer.white {
                WhiteMove::Stone(cell) => text!("tsumego-white-plays", point = name(cell)),
                WhiteMove::Liberty(cell) => text!("tsumego-white-takes-liberty", point = name(cell)),
                WhiteMove::LibertyIfBlack(cell) => text!("tsumego-white-takes-liberty-if-black", point = name(cell)),
                WhiteMove::Extend(cell) => text!("tsumego-white-extends", point = name(cell)),
                WhiteMove::ExtendIfWhite(cell) => text!("tsumego-white-extends-if-white", point = name(cell)),
                WhiteMove::Pass => text!("tsumego-white-passes").to_owned(),
            };
            format!("{white}: {}", black(answer.black))
        })),
    }
    if rule.ko {
        lines.push(text!("tsumego-up-to-ko").to_owned());
    }
    lines
}

impl Sentence for RowsError {
    fn sentence(&self) -> String {
        match self {
            RowsError::RowCount { rows, height } => text!("tsumego-row-count", rows = *rows, height = *height),
            RowsError::CellCount { row, cells } => {
                text!("tsumego-cell-count", row = format!("{row:?}"), cells = *cells)
            }
            RowsError::NoCell(symbol) => text!("tsumego-no-cell", symbol = format!("{symbol:?}")),
        }
    }
}

impl Sentence for RuleDamage {
    fn sentence(&self) -> String {
        match self {
            RuleDamage::Cells(what) => text!("tsumego-bad-cells", what = what.sentence()),
            RuleDamage::Asks => text!("tsumego-bad-asks").to_owned(),
            RuleDamage::Marks => text!("tsumego-bad-marks").to_owned(),
            RuleDamage::Answers => text!("tsumego-bad-answers").to_owned(),
            RuleDamage::Play => text!("tsumego-bad-play").to_owned(),
            RuleDamage::Kept => text!("tsumego-bad-kept").to_owned(),
        }
    }
}

impl Sentence for EngineFileDamage {
    fn sentence(&self) -> String {
        match self {
            EngineFileDamage::Model(what) => what.sentence(),
            EngineFileDamage::OlderModel { found, supported } => older_model(*found, *supported),
            EngineFileDamage::UnreadCounts(error) => text!("tsumego-counts-unread", error = error),
            EngineFileDamage::Counts(error) => error.sentence(),
            EngineFileDamage::OtherNumberOfGames => text!("tsumego-counts-games").to_owned(),
            EngineFileDamage::NoPattern(rows) => text!("tsumego-no-pattern", cells = rows.join(" / ")),
            EngineFileDamage::Rule { goal, frame, class, number, what } => {
                let (goal, place, number) = (goal.sentence(), frame.sentence(), number.to_string());
                let what = what.sentence();
                match class {
                    RuleClass::Won => {
                        text!("tsumego-bad-won", goal = goal, place = place, number = number, what = what)
                    }
                    RuleClass::Winning => {
                        text!("tsumego-bad-winning", goal = goal, place = place, number = number, what = what)
                    }
                    RuleClass::Threat => {
                        text!("tsumego-bad-threat", goal = goal, place = place, number = number, what = what)
                    }
                }
            }
            EngineFileDamage::MoreRules { goal, frame } => {
                text!("tsumego-bad-more-rules", goal = goal.sentence(), place = frame.sentence())
            }
        }
    }
}

impl Sentence for ForeignDamage {
    fn sentence(&self) -> String {
        let engines = self.downcast_ref::<EngineFileDamage>().map(Sentence::sentence);
        let tables = || self.downcast_ref::<TableDamage>().map(Sentence::sentence);
        engines.or_else(tables).unwrap_or_else(|| self.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::assert_english;
    use katachi_core::go::{BoardSize, Point};
    use katachi_core::progress::Cancelled;
    use katachi_engines::predict::{CountsDamage, CountsFileError, ModelDamage};
    use katachi_engines::tsumego::estimate::LifeEstimator;
    use katachi_language::{Language, speaking};

    #[test]
    fn problems_and_checks_say_in_english_what_they_display() {
        let problems = [
            ProblemError::NoStones,
            ProblemError::NoGroup,
            ProblemError::TooOpen { points: 200, limit: 128 },
            ProblemError::NotSurrounded("C17".to_owned()),
            ProblemError::NoLiberty("C17".to_owned()),
        ];
        assert_english(&problems);
        for problem in &problems {
            let (whole, part) = (whole_sentence(problem), problem.to_string());
            assert_eq!(whole[1..], format!("{part}.")[1..], "a capital letter and a full stop");
        }
        assert_english(&[
            ExploreError::Illegal { number: 1234, point: "C17".to_owned() },
            ExploreError::Cancelled(Cancelled),
        ]);
        let (laid, given) = (BoardSize::NINETEEN, BoardSize::new(9).unwrap());
        assert_english(&[CheckError::NoStone, CheckError::OffBoard, CheckError::OtherSize { laid, given }]);
        let unread = LifeEstimator::from_text("(format: ").unwrap_err();
        assert!(matches!(unread, EstimateError::Ron(_)));
        assert_english(&[
            unread,
            EstimateError::Format(9),
            EstimateError::Feature(4_000_000_000),
            EstimateError::TooMany(70_000),
        ]);
    }

    #[test]
    fn rectangles_and_goals_say_in_english_what_they_display() {
        assert_english(&RuleGoal::ALL);
        let places = [RuleFramePlace::Corner, RuleFramePlace::Side, RuleFramePlace::Centre];
        assert_english(&places);
        assert_english(&places.map(|place| RuleFrame::new(place, 4, 3).unwrap()));
        assert_eq!(drawn_frame(RuleFrame::new(RuleFramePlace::Side, 4, 3).unwrap()), "side 4×3");
        assert_english(&[
            FrameError::Size { width: 40, height: 1234 },
            FrameError::NoSize("3".to_owned()),
            FrameError::NoGoal("win".to_owned()),
            FrameError::NoPlace("rim".to_owned()),
        ]);
    }

    #[test]
    fn conditions_say_in_english_what_they_display() {
        let subjects = [Subject::Black(3), Subject::White(3), Subject::IfBlackPlays(3), Subject::IfWhitePlays(3)];
        let demands = [Demand::Some, Demand::Most];
        let conditions: Vec<LibertyCondition> = subjects
            .into_iter()
            .flat_map(|subject| demands.map(|demand| LibertyCondition { subject, demand }))
            .collect();
        assert_english(&conditions);
        let (first, at) = (conditions[0], Point::new(2, 3));
        assert_english(&[
            Dependence::SharedLiberty(conditions.clone()),
            Dependence::InsideMove(first, at),
            Dependence::LastLiberty(first, at),
            Dependence::JoinedOutside(at, at),
            Dependence::JoinsMore(first, at),
        ]);
    }

    #[test]
    fn damaged_files_say_in_english_what_they_display() {
        let rows = [
            RowsError::RowCount { rows: 1234, height: 3 },
            RowsError::CellCount { row: "X\"O".to_owned(), cells: 4 },
            RowsError::NoCell('\''),
        ];
        assert_english(&rows);
        let mut damage = rows.map(RuleDamage::Cells).to_vec();
        damage.extend([RuleDamage::Asks, RuleDamage::Marks, RuleDamage::Answers, RuleDamage::Play, RuleDamage::Kept]);
        assert_english(&damage);
        let frame = RuleFrame::new(RuleFramePlace::Corner, 4, 3).unwrap();
        let rule =
            |class, what| EngineFileDamage::Rule { goal: RuleGoal::ConnectEmpty, frame, class, number: 1234, what };
        assert_english(&[
            rule(RuleClass::Won, RuleDamage::Asks),
            rule(RuleClass::Winning, RuleDamage::Play),
            rule(RuleClass::Threat, RuleDamage::Kept),
            EngineFileDamage::MoreRules { goal: RuleGoal::Live, frame },
            EngineFileDamage::NoPattern(vec!["X.O".to_owned(), "...".to_owned()]),
            EngineFileDamage::Model(ModelDamage::Trees),
            EngineFileDamage::OlderModel { found: 1, supported: 2 },
            EngineFileDamage::UnreadCounts("no such file".to_owned()),
            EngineFileDamage::Counts(CountsFileError::Damaged(CountsDamage::CannotUnpack)),
            EngineFileDamage::OtherNumberOfGames,
        ]);
    }

    #[test]
    fn damage_of_the_engines_is_told_through_the_core_in_every_language() {
        let damage = EngineFileDamage::OtherNumberOfGames;
        let foreign = ForeignDamage::new(damage.clone());
        assert_english(std::slice::from_ref(&foreign));
        let _korean = speaking(Language::Ko);
        assert_eq!(foreign.sentence(), damage.sentence());
        assert_ne!(foreign.sentence(), damage.to_string());
    }
}
