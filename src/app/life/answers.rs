//! The shown rule: its stones and conditions, and how they change when White attacks and Black answers.

use katachi_core::go::Color;
use katachi_engines::tsumego::rules::conditions::{Conditions, LibertyCondition, conditions_of};
use katachi_engines::tsumego::rules::frame::{RuleFrame, RuleGoal};
use katachi_engines::tsumego::rules::moves::{BlackMove, Moves, WhiteMove};
use katachi_engines::tsumego::rules::stones::{RuleGrid, RuleStones};
use katachi_engines::tsumego::rules::text::cell_name;
use katachi_engines::tsumego::rules::{Rule, RuleClass, RuleKind, RuleSet};
use katachi_language::text;

/// The stones, the conditions outside them, and the moves that led here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleScene {
    pub stones: RuleStones,
    pub conditions: Conditions,
    pub asked: Vec<LibertyCondition>,
    /// Cells of the moves played inside the rectangle, in order. Includes stones that were captured since.
    pub played: Vec<(usize, Color)>,
}

/// A line of the rule: White's move and Black's answer, or Black's winning or threatening move alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleLine {
    pub white: Option<WhiteMove>,
    pub black: Option<BlackMove>,
}

/// The rule, its lines, and how far one of them is shown.
#[derive(Clone, Debug)]
pub struct RuleExplorer {
    goal: RuleGoal,
    grid: RuleGrid,
    rule: Rule,
    lines: Vec<RuleLine>,
    chosen: Option<usize>,
    /// Moves of the chosen line that are shown.
    steps: usize,
}

impl RuleExplorer {
    pub fn new(set: &RuleSet, rule: &Rule) -> RuleExplorer {
        let lines = match &rule.kind {
            RuleKind::Won { answers } => {
                answers.iter().map(|answer| RuleLine { white: Some(answer.white), black: answer.black }).collect()
            }
            RuleKind::Winning { black } | RuleKind::Threat { black } => {
                vec![RuleLine { white: None, black: Some(*black) }]
            }
        };
        let grid = RuleGrid::new(set.frame);
        RuleExplorer { goal: set.goal, grid, rule: rule.clone(), lines, chosen: None, steps: 0 }
    }

    pub fn goal(&self) -> RuleGoal {
        self.goal
    }

    pub fn frame(&self) -> RuleFrame {
        self.grid.frame
    }

    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    pub fn class(&self) -> RuleClass {
        self.rule.class()
    }

    pub fn is_won(&self) -> bool {
        self.class() == RuleClass::Won
    }

    /// The lines in the order of White's moves.
    pub fn lines(&self) -> &[RuleLine] {
        &self.lines
    }

    pub fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// How many moves of the chosen line are shown: 0, 1 or 2.
    pub fn steps(&self) -> usize {
        self.steps
    }

    /// Number of moves in a line: 2, or 1 if Black needs no answer or the rule is a winning one.
    fn length(&self, line: usize) -> usize {
        let line = self.lines[line];
        usize::from(line.white.is_some()) + usize::from(line.black.is_some())
    }

    /// Shows a line to its end, or the rule itself.
    pub(super) fn choose(&mut self, line: Option<usize>) {
        self.chosen = line.filter(|&line| line < self.lines.len());
        self.steps = self.chosen.map_or(0, |line| self.length(line));
    }

    /// Steps through all lines, one move at a time.
    pub(super) fn step(&mut self, forward: bool) {
        if self.lines.is_empty() {
            return;
        }
        match (self.chosen, forward) {
            (None, true) => (self.chosen, self.steps) = (Some(0), 1),
            (None, false) => {}
            (Some(line), true) if self.steps < self.length(line) => self.steps += 1,
            (Some(line), true) if line + 1 < self.lines.len() => (self.chosen, self.steps) = (Some(line + 1), 1),
            (Some(_), true) => {}
            (Some(_), false) if self.steps > 1 => self.steps -= 1,
            (Some(0), false) => self.choose(None),
            (Some(line), false) => self.choose(Some(line - 1)),
        }
    }

    /// The scene that is shown now.
    pub fn scene(&self) -> RuleScene {
        let line = self.chosen.map(|line| self.lines[line]);
        self.scene_after(line, self.steps)
    }

    /// The rule itself.
    pub fn start(&self) -> RuleScene {
        self.scene_after(None, 0)
    }

    fn scene_after(&self, line: Option<RuleLine>, steps: usize) -> RuleScene {
        let (mut stones, mut conditions) = (self.rule.stones, self.rule.conditions);
        let mut played = Vec::new();
        let mut left = steps;
        if let Some(RuleLine { white: Some(white), .. }) = line
            && left > 0
        {
            left -= 1;
            let moves = Moves::white(&self.grid, stones);
            let index = (0..moves.len()).find(|&index| moves.name(index) == white);
            if let Some(after) = index.and_then(|index| moves.play(index, conditions)) {
                (stones, conditions) = (self.grid.stones(after.code), after.conditions);
            }
            if let WhiteMove::Stone(cell) = white {
                played.push((cell, Color::White));
            }
        }
        if let Some(RuleLine { black: Some(black), .. }) = line
            && left > 0
        {
            let moves = Moves::black(&self.grid, stones);
            let index = (0..moves.len()).find(|&index| moves.name(index) == black);
            if let Some(after) = index.and_then(|index| moves.play(index, conditions)) {
                (stones, conditions) = (self.grid.stones(after.code), after.conditions);
            }
            if let BlackMove::Stone(cell) = black {
                played.push((cell, Color::Black));
            }
        }
        let asked = conditions_of(&self.grid, stones, conditions);
        RuleScene { stones, conditions, asked, played }
    }

    /// `White b1`, `White takes a liberty of a2`.
    pub fn white_words(&self, white: WhiteMove) -> String {
        let name = |cell| cell_name(self.frame(), cell);
        match white {
            WhiteMove::Stone(cell) => text!("tsumego-white-plays", point = name(cell)),
            WhiteMove::Liberty(cell) => text!("tsumego-white-takes-liberty", point = name(cell)),
            WhiteMove::LibertyIfBlack(cell) => text!("life-white-takes-liberty-if-black", point = name(cell)),
            WhiteMove::Extend(cell) => text!("life-white-extends", point = name(cell)),
            WhiteMove::ExtendIfWhite(cell) => text!("life-white-extends-if-white", point = name(cell)),
            WhiteMove::Pass => text!("tsumego-white-passes").to_owned(),
        }
    }

    /// `Black c1`, or words that no answer is needed.
    pub fn black_words(&self, black: Option<BlackMove>) -> String {
        let name = |cell| cell_name(self.frame(), cell);
        match black {
            None => text!("tsumego-nothing-needed").to_owned(),
            Some(BlackMove::Stone(cell)) => text!("tsumego-black-plays", point = name(cell)),
            Some(BlackMove::Capture(cell)) => text!("life-black-takes-outside", point = name(cell)),
        }
    }
}
