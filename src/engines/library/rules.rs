//! Rules with outside conditions as RON, one rule a line, and the rules that come with the program.
//!
//! [`crate::tsumego::rules::text`] describes the texts of a rule. A rule whose texts its pattern doesn't allow is
//! refused.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Deserializer, Serialize};

use super::damage::{EngineFileDamage, RuleDamage, damaged};
use crate::tsumego::rules::frame::{RuleFrame, RuleGoal};
use crate::tsumego::rules::marks::is_marked;
use crate::tsumego::rules::stones::RuleGrid;
use crate::tsumego::rules::text::{
    answers_text, asks_text, black_text, parse_answers, parse_asks, parse_black, parse_rows, rows,
};
use crate::tsumego::rules::{Rule, RuleBook, RuleClass, RuleKind, RuleSet, WhitePass};
use katachi_core::library::lines::{check_format_up_to, read_text};
use katachi_core::library::{Advice, Damage, LibraryError, atomic};

const ADVICE: Advice = Advice::MakeRules;

/// 2: White's pass is said and answered.
const RULES_FORMAT: u32 = 2;

/// Made by `katachi lab rules --small --out assets/rules.ron.zst`.
const PACKED_RULES: &[u8] = include_bytes!("../../../assets/rules.ron.zst");

#[derive(Deserialize)]
struct RulesFile {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "app")]
    _app: String,
    sets: Vec<SetRow>,
}

#[derive(Deserialize)]
struct SetRow {
    goal: RuleGoal,
    frame: RuleFrame,
    /// `None` in format 1.
    #[serde(default, deserialize_with = "said")]
    white_passes: Option<WhitePass>,
    won_raw: u64,
    winning_raw: u64,
    #[serde(default)]
    threats_raw: u64,
    won: Vec<RuleRow>,
    winning: Vec<RuleRow>,
    #[serde(default)]
    threats: Vec<RuleRow>,
}

#[derive(Serialize, Deserialize)]
struct RuleRow {
    cells: Vec<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    asks: String,
    /// The marks, for goals that have them.
    #[serde(default, skip_serializing_if = "is_zero")]
    marks: u16,
    /// For a won rule.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    answers: String,
    /// For a winning rule, and for a threat.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    play: String,
    #[serde(default, skip_serializing_if = "is_zero")]
    kept: u16,
    #[serde(default, skip_serializing_if = "is_false")]
    ko: bool,
}

fn said<'de, D: Deserializer<'de>>(from: D) -> Result<Option<WhitePass>, D::Error> {
    WhitePass::deserialize(from).map(Some)
}

fn is_zero(mask: &u16) -> bool {
    *mask == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// The rules that come with the program.
pub fn shipped_rules() -> &'static RuleBook {
    shared_rules()
}

/// [`shipped_rules`], to be shared with whoever may have others.
pub fn shared_rules() -> &'static Arc<RuleBook> {
    static BOOK: OnceLock<Arc<RuleBook>> = OnceLock::new();
    BOOK.get_or_init(|| {
        let bytes = zstd::decode_all(PACKED_RULES).expect("the asset was packed by zstd and is part of the program");
        let text = String::from_utf8(bytes).expect("the asset is text");
        Arc::new(parse_rules(&text, Path::new("the shipped rules")).expect("the asset was written by this program"))
    })
}

/// Writes rules, atomically; zstd-compressed if the name ends in `.zst`.
///
/// Errors: the file cannot be written.
pub fn save_rules(book: &RuleBook, path: &Path) -> Result<(), LibraryError> {
    atomic::write_text(path, &rules_to_ron(book))
}

/// Reads rules. The first bytes tell whether the file is compressed.
///
/// Errors: it cannot be read, is damaged, or is of a newer Katachi.
pub fn open_rules(path: &Path) -> Result<RuleBook, LibraryError> {
    parse_rules(&read_text(path, ADVICE)?, path)
}

/// The file's text. The same rules give the same bytes.
pub fn rules_to_ron(book: &RuleBook) -> String {
    let mut text =
        format!("(\n    format: {RULES_FORMAT},\n    app: \"katachi {}\",\n    sets: [\n", env!("CARGO_PKG_VERSION"));
    for set in book.sets() {
        let grid = RuleGrid::new(set.frame);
        let head = |value: &dyn Fn() -> ron::Result<String>| value().expect("names and numbers can always be written");
        let threats = if set.threats_raw > 0 { format!(" threats_raw: {},", set.threats_raw) } else { String::new() };
        text += &format!(
            "        (goal: {}, frame: {}, white_passes: {}, won_raw: {}, winning_raw: {},{threats}\n",
            head(&|| ron::to_string(&set.goal)),
            head(&|| ron::to_string(&set.frame)),
            head(&|| ron::to_string(&set.pass)),
            set.won_raw,
            set.winning_raw
        );
        for (name, rules) in [("won", &set.won), ("winning", &set.winning), ("threats", &set.threats)] {
            if name == "threats" && rules.is_empty() {
                continue;
            }
            text += &format!("        {name}: [\n");
            for rule in rules {
                let row = ron::to_string(&row_of(&grid, rule)).expect("texts and numbers can always be written");
                text += &format!("            {row},\n");
            }
            text += "        ],\n";
        }
        text += "        ),\n";
    }
    text += "    ],\n)\n";
    text
}

fn row_of(grid: &RuleGrid, rule: &Rule) -> RuleRow {
    let (answers, play) = match &rule.kind {
        RuleKind::Won { answers } => (answers_text(answers), String::new()),
        RuleKind::Winning { black } | RuleKind::Threat { black } => (String::new(), black_text(Some(*black))),
    };
    RuleRow {
        cells: rows(grid.frame, rule.stones),
        asks: asks_text(grid, rule),
        marks: rule.marks,
        answers,
        play,
        kept: rule.kept,
        ko: rule.ko,
    }
}

/// The inverse of [`rules_to_ron`]; `path` is for messages.
///
/// Errors: the text is damaged, with the fault and its row, or is of a newer Katachi.
pub fn parse_rules(text: &str, path: &Path) -> Result<RuleBook, LibraryError> {
    let in_line = |error: &ron::error::SpannedError| Damage::Line { error: error.to_string() };
    check_format_up_to(RULES_FORMAT, text, path, ADVICE, in_line)?;
    let file: RulesFile =
        ron::from_str(text).map_err(|error| LibraryError::damaged::<Damage>(path, ADVICE)(in_line(&error)))?;
    let mut book = RuleBook::default();
    for set in file.sets {
        book.add(rule_set(set).map_err(|what| damaged(path, what, ADVICE))?);
    }
    Ok(book)
}

fn rule_set(set: SetRow) -> Result<RuleSet, EngineFileDamage> {
    let SetRow { goal, frame, white_passes, won_raw, winning_raw, threats_raw, .. } = set;
    let grid = RuleGrid::new(frame);
    let read = |rows: Vec<RuleRow>, class: RuleClass| -> Result<Vec<Rule>, EngineFileDamage> {
        let in_rule = |number: usize, what| EngineFileDamage::Rule { goal, frame, class, number, what };
        let rules = (1..).zip(&rows);
        rules.map(|(number, row)| rule(goal, &grid, row, class).map_err(|what| in_rule(number, what))).collect()
    };
    let won = read(set.won, RuleClass::Won)?;
    let winning = read(set.winning, RuleClass::Winning)?;
    let threats = read(set.threats, RuleClass::Threat)?;
    let counts = [(won_raw, won.len()), (winning_raw, winning.len()), (threats_raw, threats.len())];
    if counts.into_iter().any(|(raw, rules)| raw < rules as u64) {
        return Err(EngineFileDamage::MoreRules { goal, frame });
    }
    let before = if goal.has_marks() { WhitePass::Always } else { WhitePass::WithMove };
    let pass = white_passes.unwrap_or(before);
    Ok(RuleSet { goal, frame, pass, won_raw, winning_raw, threats_raw, won, winning, threats })
}

fn rule(goal: RuleGoal, grid: &RuleGrid, row: &RuleRow, class: RuleClass) -> Result<Rule, RuleDamage> {
    let stones = parse_rows(grid.frame, &row.cells)?;
    let conditions = parse_asks(grid, stones, &row.asks).ok_or(RuleDamage::Asks)?;
    if !is_marked(grid, stones, goal, row.marks) {
        return Err(RuleDamage::Marks);
    }
    let black = || parse_black(grid, stones, conditions, &row.play).ok_or(RuleDamage::Play);
    let kind = match class {
        RuleClass::Won => {
            let answers = parse_answers(grid, stones, conditions, &row.answers).ok_or(RuleDamage::Answers)?;
            RuleKind::Won { answers }
        }
        RuleClass::Winning => RuleKind::Winning { black: black()? },
        RuleClass::Threat => RuleKind::Threat { black: black()? },
    };
    if row.kept & !stones.black != 0 {
        return Err(RuleDamage::Kept);
    }
    Ok(Rule { stones, conditions, marks: row.marks, kept: row.kept, ko: row.ko, kind })
}
