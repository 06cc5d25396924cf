//! The goals of rules in words.

use katachi_engines::tsumego::rules::frame::Goal;

/// In the order of the filter and the form.
pub const ORDER: [Goal; 6] =
    [Goal::Live, Goal::Eye, Goal::Connect, Goal::ConnectEmpty, Goal::JoinEmpties, Goal::Capture];

/// As one chooses it.
pub fn choice(goal: Goal) -> &'static str {
    match goal {
        Goal::Live => "life",
        Goal::Eye => "eyes",
        Goal::Connect => "connecting two strings",
        Goal::ConnectEmpty => "connecting a string and a point",
        Goal::JoinEmpties => "joining two points",
        Goal::Capture => "taking a string",
    }
}

/// Over a rule: `Life in the corner`.
pub fn title(goal: Goal) -> &'static str {
    match goal {
        Goal::Live => "Life",
        Goal::Eye => "An eye",
        Goal::Connect => "Two strings connected",
        Goal::ConnectEmpty => "A string connected to a point",
        Goal::JoinEmpties => "Two points joined",
        Goal::Capture => "A string taken",
    }
}

/// In the list.
pub fn kind(goal: Goal, won: bool) -> &'static str {
    match (goal, won) {
        (Goal::Live, true) => "Lives",
        (Goal::Live, false) => "Lives if first",
        (Goal::Eye, true) => "Eye",
        (Goal::Eye, false) => "Eye if first",
        (Goal::Connect, true) => "Connected",
        (Goal::Connect, false) => "Connects if first",
        (Goal::ConnectEmpty, true) => "Reaches a point",
        (Goal::ConnectEmpty, false) => "Reaches it if first",
        (Goal::JoinEmpties, true) => "Joins two points",
        (Goal::JoinEmpties, false) => "Joins them if first",
        (Goal::Capture, true) => "Takes",
        (Goal::Capture, false) => "Takes if first",
    }
}

/// What Black reaches.
pub fn reached(goal: Goal) -> &'static str {
    match goal {
        Goal::Live => "Black lives",
        Goal::Eye => "Black has an eye",
        Goal::Connect => "Black connects the two marked strings",
        Goal::ConnectEmpty => "Black connects the marked string to the marked point",
        Goal::JoinEmpties => "Black connects the two marked points",
        Goal::Capture => "Black takes the marked string",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_goal_can_be_chosen_and_has_words_of_its_own() {
        let words: std::collections::BTreeSet<&str> =
            ORDER.iter().flat_map(|&goal| [choice(goal), title(goal), reached(goal)]).collect();
        assert_eq!(words.len(), 3 * Goal::ALL.len());
        assert!(Goal::ALL.iter().all(|goal| ORDER.contains(goal)));
    }
}
