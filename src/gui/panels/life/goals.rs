//! The goals of rules in words.

use katachi_engines::tsumego::rules::RuleClass;
use katachi_engines::tsumego::rules::frame::RuleGoal;
use katachi_language::text;

/// The goals in the order of the filter and the form.
pub const GOAL_ORDER: [RuleGoal; 6] = [
    RuleGoal::Live,
    RuleGoal::Eye,
    RuleGoal::Connect,
    RuleGoal::ConnectEmpty,
    RuleGoal::JoinEmpties,
    RuleGoal::Capture,
];

/// The goal in the filter and the form.
pub fn choice(goal: RuleGoal) -> &'static str {
    match goal {
        RuleGoal::Live => text!("life-goal-choice-live"),
        RuleGoal::Eye => text!("life-goal-choice-eye"),
        RuleGoal::Connect => text!("life-goal-choice-connect"),
        RuleGoal::ConnectEmpty => text!("life-goal-choice-connect-empty"),
        RuleGoal::JoinEmpties => text!("life-goal-choice-join-empties"),
        RuleGoal::Capture => text!("life-goal-choice-capture"),
    }
}

/// The goal in a rule's title: `Life in the corner`.
pub fn title(goal: RuleGoal) -> &'static str {
    match goal {
        RuleGoal::Live => text!("life-goal-title-live"),
        RuleGoal::Eye => text!("life-goal-title-eye"),
        RuleGoal::Connect => text!("life-goal-title-connect"),
        RuleGoal::ConnectEmpty => text!("life-goal-title-connect-empty"),
        RuleGoal::JoinEmpties => text!("life-goal-title-join-empties"),
        RuleGoal::Capture => text!("life-goal-title-capture"),
    }
}

/// The word for a goal in the list.
pub fn kind(goal: RuleGoal, class: RuleClass) -> String {
    let words = match (goal, class) {
        (_, RuleClass::Threat) => return text!("life-kind-threat", goal = choice(goal)),
        (RuleGoal::Live, RuleClass::Won) => text!("life-kind-live-won"),
        (RuleGoal::Live, RuleClass::Winning) => text!("life-kind-live-winning"),
        (RuleGoal::Eye, RuleClass::Won) => text!("life-kind-eye-won"),
        (RuleGoal::Eye, RuleClass::Winning) => text!("life-kind-eye-winning"),
        (RuleGoal::Connect, RuleClass::Won) => text!("life-kind-connect-won"),
        (RuleGoal::Connect, RuleClass::Winning) => text!("life-kind-connect-winning"),
        (RuleGoal::ConnectEmpty, RuleClass::Won) => text!("life-kind-connect-empty-won"),
        (RuleGoal::ConnectEmpty, RuleClass::Winning) => text!("life-kind-connect-empty-winning"),
        (RuleGoal::JoinEmpties, RuleClass::Won) => text!("life-kind-join-empties-won"),
        (RuleGoal::JoinEmpties, RuleClass::Winning) => text!("life-kind-join-empties-winning"),
        (RuleGoal::Capture, RuleClass::Won) => text!("life-kind-capture-won"),
        (RuleGoal::Capture, RuleClass::Winning) => text!("life-kind-capture-winning"),
    };
    words.to_owned()
}

/// The result when no move of White needs an answer.
pub fn reached_always(goal: RuleGoal) -> &'static str {
    match goal {
        RuleGoal::Live => text!("life-always-live"),
        RuleGoal::Eye => text!("life-always-eye"),
        RuleGoal::Connect => text!("life-always-connect"),
        RuleGoal::ConnectEmpty => text!("life-always-connect-empty"),
        RuleGoal::JoinEmpties => text!("life-always-join-empties"),
        RuleGoal::Capture => text!("life-always-capture"),
    }
}

/// The result when Black answers each move of White.
pub fn reached_second(goal: RuleGoal) -> &'static str {
    match goal {
        RuleGoal::Live => text!("life-second-live"),
        RuleGoal::Eye => text!("life-second-eye"),
        RuleGoal::Connect => text!("life-second-connect"),
        RuleGoal::ConnectEmpty => text!("life-second-connect-empty"),
        RuleGoal::JoinEmpties => text!("life-second-join-empties"),
        RuleGoal::Capture => text!("life-second-capture"),
    }
}

/// The result when Black plays this move first.
pub fn reached_first(goal: RuleGoal, black: &str) -> String {
    match goal {
        RuleGoal::Live | RuleGoal::Eye => text!("life-first", black = black),
        RuleGoal::Connect => text!("life-first-connect", black = black),
        RuleGoal::ConnectEmpty => text!("life-first-connect-empty", black = black),
        RuleGoal::JoinEmpties => text!("life-first-join-empties", black = black),
        RuleGoal::Capture => text!("life-first-capture", black = black),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_goal_can_be_chosen_and_has_words_of_its_own() {
        let words: std::collections::BTreeSet<&str> =
            GOAL_ORDER.iter().flat_map(|&goal| [choice(goal), title(goal), reached_always(goal)]).collect();
        assert_eq!(words.len(), 3 * RuleGoal::ALL.len());
        assert!(RuleGoal::ALL.iter().all(|goal| GOAL_ORDER.contains(goal)));
    }
}
