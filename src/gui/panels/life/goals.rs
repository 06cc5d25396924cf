//! The goals of rules in words.

use katachi_engines::tsumego::rules::frame::Goal;
use katachi_language::text;

/// The goals in the order of the filter and the form.
pub const ORDER: [Goal; 6] =
    [Goal::Live, Goal::Eye, Goal::Connect, Goal::ConnectEmpty, Goal::JoinEmpties, Goal::Capture];

/// As one chooses it.
pub fn choice(goal: Goal) -> &'static str {
    match goal {
        Goal::Live => text!("life-goal-choice-live"),
        Goal::Eye => text!("life-goal-choice-eye"),
        Goal::Connect => text!("life-goal-choice-connect"),
        Goal::ConnectEmpty => text!("life-goal-choice-connect-empty"),
        Goal::JoinEmpties => text!("life-goal-choice-join-empties"),
        Goal::Capture => text!("life-goal-choice-capture"),
    }
}

/// Over a rule: `Life in the corner`.
pub fn title(goal: Goal) -> &'static str {
    match goal {
        Goal::Live => text!("life-goal-title-live"),
        Goal::Eye => text!("life-goal-title-eye"),
        Goal::Connect => text!("life-goal-title-connect"),
        Goal::ConnectEmpty => text!("life-goal-title-connect-empty"),
        Goal::JoinEmpties => text!("life-goal-title-join-empties"),
        Goal::Capture => text!("life-goal-title-capture"),
    }
}

/// The word for a goal in the list.
pub fn kind(goal: Goal, won: bool) -> &'static str {
    match (goal, won) {
        (Goal::Live, true) => text!("life-kind-live-won"),
        (Goal::Live, false) => text!("life-kind-live-winning"),
        (Goal::Eye, true) => text!("life-kind-eye-won"),
        (Goal::Eye, false) => text!("life-kind-eye-winning"),
        (Goal::Connect, true) => text!("life-kind-connect-won"),
        (Goal::Connect, false) => text!("life-kind-connect-winning"),
        (Goal::ConnectEmpty, true) => text!("life-kind-connect-empty-won"),
        (Goal::ConnectEmpty, false) => text!("life-kind-connect-empty-winning"),
        (Goal::JoinEmpties, true) => text!("life-kind-join-empties-won"),
        (Goal::JoinEmpties, false) => text!("life-kind-join-empties-winning"),
        (Goal::Capture, true) => text!("life-kind-capture-won"),
        (Goal::Capture, false) => text!("life-kind-capture-winning"),
    }
}

/// The result when no move of White needs an answer.
pub fn reached_always(goal: Goal) -> &'static str {
    match goal {
        Goal::Live => text!("life-always-live"),
        Goal::Eye => text!("life-always-eye"),
        Goal::Connect => text!("life-always-connect"),
        Goal::ConnectEmpty => text!("life-always-connect-empty"),
        Goal::JoinEmpties => text!("life-always-join-empties"),
        Goal::Capture => text!("life-always-capture"),
    }
}

/// The result when Black answers each move of White.
pub fn reached_second(goal: Goal) -> &'static str {
    match goal {
        Goal::Live => text!("life-second-live"),
        Goal::Eye => text!("life-second-eye"),
        Goal::Connect => text!("life-second-connect"),
        Goal::ConnectEmpty => text!("life-second-connect-empty"),
        Goal::JoinEmpties => text!("life-second-join-empties"),
        Goal::Capture => text!("life-second-capture"),
    }
}

/// The result when Black plays this move first.
pub fn reached_first(goal: Goal, black: &str) -> String {
    match goal {
        Goal::Live | Goal::Eye => text!("life-first", black = black),
        Goal::Connect => text!("life-first-connect", black = black),
        Goal::ConnectEmpty => text!("life-first-connect-empty", black = black),
        Goal::JoinEmpties => text!("life-first-join-empties", black = black),
        Goal::Capture => text!("life-first-capture", black = black),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_goal_can_be_chosen_and_has_words_of_its_own() {
        let words: std::collections::BTreeSet<&str> =
            ORDER.iter().flat_map(|&goal| [choice(goal), title(goal), reached_always(goal)]).collect();
        assert_eq!(words.len(), 3 * Goal::ALL.len());
        assert!(Goal::ALL.iter().all(|goal| ORDER.contains(goal)));
    }
}
